BEGIN TRANSACTION;
CREATE TABLE accounts (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	name_key VARCHAR(64), 
	password VARCHAR(256), 
	epoch INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	deleted BIGINT, 
	CONSTRAINT pk_accounts PRIMARY KEY (id), 
	CONSTRAINT uq_accounts_name_key UNIQUE (name_key)
);
INSERT INTO "accounts" VALUES('ziweknggfzqu','Ala','ala','$argon2id$v=19$m=65536,t=3,p=4$ZhkpqS1GWPzUn/EWM9qs0A$q5IEIDa3Yns9KdQQeluWQFfBnZ9TK0qpi6Ofrh1jeJ4',0,1794833803285,NULL);
INSERT INTO "accounts" VALUES('2v56uec3rh3e','Ola',NULL,NULL,0,1794833803476,NULL);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE analyses (
	table_id VARCHAR(24) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	asked BIGINT NOT NULL, 
	result TEXT, 
	CONSTRAINT pk_analyses PRIMARY KEY (table_id), 
	CONSTRAINT fk_analyses_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE keys (
	name VARCHAR(24) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('signing','Q4Rk9TJA2u6Q-QEE2zy0k6US0wxkga1A5825vPeOTn4');
CREATE TABLE leases (
	task VARCHAR(48) NOT NULL, 
	version INTEGER NOT NULL, 
	holder VARCHAR(24) NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY (task)
);
CREATE TABLE log (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	path TEXT, 
	plies INTEGER NOT NULL, 
	nonce VARCHAR(40), 
	"by" VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_log_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "log" VALUES('8vxg3spnvztv',1,'move',0,'play K4 cave',0,'0Ej3uB4s3T9cFNBF','ziweknggfzqu',1794833803820);
INSERT INTO "log" VALUES('8vxg3spnvztv',2,'move',1,'play K7 volcano',0,'CjsVWTJTWgSdwjtl','2v56uec3rh3e',1794833803846);
INSERT INTO "log" VALUES('8vxg3spnvztv',3,'move',0,'take PT_1_WOLF',0,'GRt3dd4636YXGRwd','ziweknggfzqu',1794833803858);
INSERT INTO "log" VALUES('8vxg3spnvztv',4,'move',0,'place swamp',0,'WiLfx8G8mq-ilCsX','ziweknggfzqu',1794833803870);
INSERT INTO "log" VALUES('8vxg3spnvztv',5,'move',1,'play R3 desert',0,'UcvMXtTGF98iOriN','2v56uec3rh3e',1794833803881);
INSERT INTO "log" VALUES('8vxg3spnvztv',6,'move',0,'play R6 cave',0,'JfoSfDdsdPjsVhyO','ziweknggfzqu',1794833803893);
INSERT INTO "log" VALUES('8vxg3spnvztv',7,'move',1,'take PT_2_FACEUP',0,'NzDJE_G9xc_0vKxz','2v56uec3rh3e',1794833803904);
INSERT INTO "log" VALUES('8vxg3spnvztv',8,'move',1,'place tundra',0,'c3amOj2nFKvSAxol','2v56uec3rh3e',1794833803915);
INSERT INTO "log" VALUES('8vxg3spnvztv',9,'move',0,'play W7 swamp',0,'pXIYAwS5GQYdWcio','ziweknggfzqu',1794833803927);
INSERT INTO "log" VALUES('8vxg3spnvztv',10,'move',1,'play W3 desert',0,'x_CvyP36Ne6SqCqq','2v56uec3rh3e',1794833803953);
INSERT INTO "log" VALUES('8vxg3spnvztv',11,'move',1,'take PT_2_FACEUP',0,'NLJcFiqgGx4EWEtu','2v56uec3rh3e',1794833803972);
INSERT INTO "log" VALUES('8vxg3spnvztv',12,'move',1,'place volcano',0,'qAE2u7VGjNg7XMCK','2v56uec3rh3e',1794833803986);
INSERT INTO "log" VALUES('8vxg3spnvztv',13,'move',0,'play G7 tundra',0,'AhjizZj2TfB2WQzB','ziweknggfzqu',1794833803994);
INSERT INTO "log" VALUES('8vxg3spnvztv',14,'move',1,'play G3 swamp',0,'QP-vHfiBVXR0O7jp','2v56uec3rh3e',1794833804002);
INSERT INTO "log" VALUES('8vxg3spnvztv',15,'move',1,'take PT_3_LOW',0,'Jv8jcBOzgtcfMN9c','2v56uec3rh3e',1794833804010);
INSERT INTO "log" VALUES('8vxg3spnvztv',16,'move',1,'place cave',0,'mmDMfSFP9auaB4S4','2v56uec3rh3e',1794833804018);
INSERT INTO "log" VALUES('8vxg3spnvztv',17,'move',0,'play W2 volcano',0,'xKC4YjPjWURmfS2A','ziweknggfzqu',1794833804026);
INSERT INTO "log" VALUES('8vxg3spnvztv',18,'move',1,'play W6 tundra',0,'NvXV4IS1wufRpzgt','2v56uec3rh3e',1794833804034);
INSERT INTO "log" VALUES('8vxg3spnvztv',19,'move',0,'take PT_3_LOW',0,'UsNphJe6o4y0XdSO','ziweknggfzqu',1794833804042);
INSERT INTO "log" VALUES('8vxg3spnvztv',20,'move',0,'place desert',0,'RG9IokP1PGmSNp_a','ziweknggfzqu',1794833804051);
INSERT INTO "log" VALUES('8vxg3spnvztv',21,'move',1,'play G2 cave',0,'JrJgzhscEv7V0fHv','2v56uec3rh3e',1794833804063);
INSERT INTO "log" VALUES('8vxg3spnvztv',22,'move',0,'play G6 volcano',0,'GbdAEt1y2W__1hYt','ziweknggfzqu',1794833804086);
INSERT INTO "log" VALUES('8vxg3spnvztv',23,'move',1,'take HIDDEN',0,'l02IgR4cFylQXqvc','2v56uec3rh3e',1794833804094);
INSERT INTO "log" VALUES('8vxg3spnvztv',24,'move',1,'place swamp',0,'NRC2xMhxvRWr2Hlg','2v56uec3rh3e',1794833804102);
INSERT INTO "log" VALUES('8vxg3spnvztv',25,'move',0,'play N3 desert',0,'N1pHuF4qWtBdvuWQ','ziweknggfzqu',1794833804110);
INSERT INTO "log" VALUES('8vxg3spnvztv',26,'move',1,'play N6 cave',0,'JBfeAelIvdclx83a','2v56uec3rh3e',1794833804118);
INSERT INTO "log" VALUES('8vxg3spnvztv',27,'move',0,'take PT_5_CONTROL',0,'q-b2OdFCmUwRlhgM','ziweknggfzqu',1794833804127);
INSERT INTO "log" VALUES('8vxg3spnvztv',28,'move',0,'place tundra',0,'JgufPBj1Bx4JVmKD','ziweknggfzqu',1794833804134);
INSERT INTO "log" VALUES('8vxg3spnvztv',29,'move',1,'play K6 swamp',0,'RpcUIOULyXUF8mHQ','2v56uec3rh3e',1794833804145);
INSERT INTO "log" VALUES('8vxg3spnvztv',30,'move',0,'play K5 desert',0,'ybpKjeRkyPBRPqzU','ziweknggfzqu',1794833804158);
INSERT INTO "log" VALUES('8vxg3spnvztv',31,'move',1,'play R2 cave',0,'JQ28zH_dTCdO3imD','2v56uec3rh3e',1794833804171);
INSERT INTO "log" VALUES('8vxg3spnvztv',32,'move',0,'play R5 volcano',0,'YwARPzeT4daL87SD','ziweknggfzqu',1794833804184);
INSERT INTO "log" VALUES('8vxg3spnvztv',33,'move',1,'take HIDDEN',0,'ZqFxLCUldlFFfI9M','2v56uec3rh3e',1794833804205);
INSERT INTO "log" VALUES('8vxg3spnvztv',34,'move',1,'place swamp',0,'LGRutZmYlwIqU888','2v56uec3rh3e',1794833804218);
INSERT INTO "log" VALUES('8vxg3spnvztv',35,'move',0,'play N5 desert',0,'diKu0a-xIJJ2GDwp','ziweknggfzqu',1794833804230);
INSERT INTO "log" VALUES('8vxg3spnvztv',36,'move',1,'play N7 cave',0,'H0YVnqQDNndJJ1Jz','2v56uec3rh3e',1794833804241);
INSERT INTO "log" VALUES('8vxg3spnvztv',37,'move',1,'play N2 desert',0,'1qCXYPfLvpvR-kvN','2v56uec3rh3e',1794833804253);
INSERT INTO "log" VALUES('8vxg3spnvztv',38,'move',0,'play N4 volcano',0,'J6t94AUuAI7Y0MrS','ziweknggfzqu',1794833804265);
INSERT INTO "log" VALUES('8vxg3spnvztv',39,'move',0,'play W5 tundra',0,'KrKKICT_DsTGAYTz','ziweknggfzqu',1794833804276);
INSERT INTO "log" VALUES('8vxg3spnvztv',40,'move',1,'play G5 swamp',0,'HsVFuUx9vTIJ82AL','2v56uec3rh3e',1794833804288);
INSERT INTO "log" VALUES('8vxg3spnvztv',41,'move',1,'take STR_PER_WOLF',0,'Y8QavHIdkcO1Np0Y','2v56uec3rh3e',1794833804316);
INSERT INTO "log" VALUES('8vxg3spnvztv',42,'move',1,'place volcano',0,'PbDSYrvFICTYUwrv','2v56uec3rh3e',1794833804328);
INSERT INTO "log" VALUES('8vxg3spnvztv',43,'move',0,'play W4 swamp',0,'gOEk6m03au0lrJ1D','ziweknggfzqu',1794833804340);
INSERT INTO "log" VALUES('8vxg3spnvztv',44,'move',1,'play G4 volcano',0,'AmQFtPW7a7jKdxaa','2v56uec3rh3e',1794833804356);
INSERT INTO "log" VALUES('8vxg3spnvztv',45,'move',1,'take HIDDEN',0,'c8f7dVq4JcYVBwk1','2v56uec3rh3e',1794833804368);
INSERT INTO "log" VALUES('8vxg3spnvztv',46,'move',1,'place cave',0,'WLh0iUDoifuZeAoH','2v56uec3rh3e',1794833804379);
INSERT INTO "log" VALUES('6hpzzpwyn7ps',1,'move',1,'lay W3 0,0',0,'865cdUd2LTTg5wZQ','2v56uec3rh3e',1794833804496);
INSERT INTO "log" VALUES('6hpzzpwyn7ps',2,'move',0,'lay W5 0,1',0,'lJgdCEHlMGvR-JaR','ziweknggfzqu',1794833804506);
INSERT INTO "log" VALUES('6hpzzpwyn7ps',3,'move',1,'lay W5 1,1',0,'edzRgJqgyMEnS2Wg','2v56uec3rh3e',1794833804514);
INSERT INTO "log" VALUES('6hpzzpwyn7ps',4,'move',0,'lay W4 2,1',0,'bV3kwxm8aqr7BcdN','ziweknggfzqu',1794833804524);
INSERT INTO "log" VALUES('6hpzzpwyn7ps',5,'move',1,'lay W4 3,1',0,'cBOOriudulebCm-x','2v56uec3rh3e',1794833804543);
INSERT INTO "log" VALUES('6hpzzpwyn7ps',6,'move',0,'lay W3 3,0',0,'6JZWkwnwdZH_rnv5','ziweknggfzqu',1794833804565);
CREATE TABLE mutes (
	account VARCHAR(24) NOT NULL, 
	muted VARCHAR(24) NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY (account, muted), 
	CONSTRAINT fk_mutes_account_accounts FOREIGN KEY(account) REFERENCES accounts (id), 
	CONSTRAINT fk_mutes_muted_accounts FOREIGN KEY(muted) REFERENCES accounts (id)
);
CREATE TABLE ratings (
	account VARCHAR(24) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	ordinal FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (account, game, players), 
	CONSTRAINT fk_ratings_account_accounts FOREIGN KEY(account) REFERENCES accounts (id)
);
INSERT INTO "ratings" VALUES('2v56uec3rh3e','lone_wolves',2,2.23646105068595026912e+01,8.06590141354368,-1.83309373377153761452e+00,1);
INSERT INTO "ratings" VALUES('ziweknggfzqu','lone_wolves',2,2.76353894931404973087e+01,8.06590141354368,3.43768525250945700122e+00,1);
CREATE TABLE results (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	account VARCHAR(24), 
	game VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	rated BOOLEAN NOT NULL, 
	ended BIGINT NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_results_account_accounts FOREIGN KEY(account) REFERENCES accounts (id), 
	CONSTRAINT fk_results_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "results" VALUES('8vxg3spnvztv',0,'ziweknggfzqu','lone_wolves',2,19,1,1,1794833804379);
INSERT INTO "results" VALUES('8vxg3spnvztv',1,'2v56uec3rh3e','lone_wolves',2,14,2,1,1794833804379);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	account VARCHAR(24), 
	level VARCHAR(24), 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_account_accounts FOREIGN KEY(account) REFERENCES accounts (id), 
	CONSTRAINT fk_seats_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('8vxg3spnvztv',0,'person','ziweknggfzqu',NULL);
INSERT INTO "seats" VALUES('8vxg3spnvztv',1,'person','2v56uec3rh3e',NULL);
INSERT INTO "seats" VALUES('6hpzzpwyn7ps',0,'person','ziweknggfzqu',NULL);
INSERT INTO "seats" VALUES('6hpzzpwyn7ps',1,'person','2v56uec3rh3e',NULL);
INSERT INTO "seats" VALUES('nxtdw483ku8a',0,'person','ziweknggfzqu',NULL);
INSERT INTO "seats" VALUES('nxtdw483ku8a',1,'open',NULL,NULL);
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules INTEGER NOT NULL, 
	players INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed BIGINT, 
	public BOOLEAN NOT NULL, 
	pace VARCHAR(16) NOT NULL, 
	seconds INTEGER NOT NULL, 
	bank INTEGER NOT NULL, 
	creator VARCHAR(24) NOT NULL, 
	previous VARCHAR(24), 
	rematch VARCHAR(24), 
	status VARCHAR(16) NOT NULL, 
	created BIGINT NOT NULL, 
	started BIGINT, 
	ended BIGINT, 
	how VARCHAR(16), 
	version INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	due BIGINT, 
	changed BIGINT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_creator_accounts FOREIGN KEY(creator) REFERENCES accounts (id), 
	CONSTRAINT fk_tables_previous_tables FOREIGN KEY(previous) REFERENCES tables (id)
);
INSERT INTO "tables" VALUES('8vxg3spnvztv','lone_wolves',1,2,'{"board": "basic", "first_leader": "random"}',7844449183498582001,1,'untimed',0,0,'ziweknggfzqu',NULL,NULL,'over',1794833803754,1794833803789,1794833804379,'finished',46,-1,NULL,1794833804379);
INSERT INTO "tables" VALUES('6hpzzpwyn7ps','moonlight',1,2,'{"first_player": "random", "moon_set": "ones_twos", "leader_pool": "all", "max_undecided": 10}',5095738255980534222,1,'untimed',0,0,'ziweknggfzqu',NULL,NULL,'playing',1794833804454,1794833804473,NULL,NULL,6,1,NULL,1794833804565);
INSERT INTO "tables" VALUES('nxtdw483ku8a','lone_wolves',1,2,'{"board": "basic", "first_leader": "random"}',NULL,1,'untimed',0,0,'ziweknggfzqu',NULL,NULL,'gathering',1794833804594,NULL,NULL,NULL,0,-1,NULL,1794833804594);
CREATE TABLE talk (
	id INTEGER NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	room VARCHAR(16) NOT NULL, 
	account VARCHAR(24) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_talk PRIMARY KEY (id), 
	CONSTRAINT fk_talk_account_accounts FOREIGN KEY(account) REFERENCES accounts (id), 
	CONSTRAINT fk_talk_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "talk" VALUES(1,'6hpzzpwyn7ps','seats','ziweknggfzqu',0,'Cześć!',1794833804581);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_status_changed ON tables (status, changed);
CREATE INDEX ix_seats_account ON seats (account);
CREATE INDEX ix_talk_table_id_id ON talk (table_id, id);
CREATE INDEX ix_ratings_game_players_ordinal ON ratings (game, players, ordinal);
CREATE INDEX ix_results_account_ended ON results (account, ended);
COMMIT;
