// boardgame.io's own server, with its in-memory storage.
const { Server } = require('boardgame.io/server');
const { Cells } = require('./game');

const server = Server({ games: [Cells], origins: ['*'] });
server.run(Number(process.argv[2]), () => console.log('ready'));
