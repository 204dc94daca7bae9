// boardgame.io's own server, with its in-memory storage.
const { Server } = require('boardgame.io/server');

const [port, name] = process.argv.slice(2);
const { game } = require(`./${name}`);
const server = Server({ games: [game], origins: ['*'] });
server.run(Number(port), () => console.log('ready'));
