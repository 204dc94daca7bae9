"""On PostgreSQL the log is partitioned by table; SQLite keeps it in one piece."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"

PARTITIONS = 32
COLUMNS = 'table_id, "number", kind, seat, path, plies, nonce, "by", "at"'


def upgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    op.execute("ALTER TABLE log RENAME TO log_in_one_piece")
    op.execute("ALTER TABLE log_in_one_piece DROP CONSTRAINT fk_log_table_id_tables")
    op.execute("ALTER TABLE log_in_one_piece RENAME CONSTRAINT pk_log TO pk_log_in_one_piece")
    op.execute("CREATE TABLE log (LIKE log_in_one_piece INCLUDING DEFAULTS) PARTITION BY HASH (table_id)")
    for part in range(PARTITIONS):
        op.execute(
            f"CREATE TABLE log_p{part:02} PARTITION OF log FOR VALUES WITH (MODULUS {PARTITIONS}, REMAINDER {part})"
        )
    op.execute(f"INSERT INTO log ({COLUMNS}) SELECT {COLUMNS} FROM log_in_one_piece")
    op.execute('ALTER TABLE log ADD CONSTRAINT pk_log PRIMARY KEY (table_id, "number")')
    op.execute("ALTER TABLE log ADD CONSTRAINT fk_log_table_id_tables FOREIGN KEY (table_id) REFERENCES tables (id)")
    op.execute("DROP TABLE log_in_one_piece")
