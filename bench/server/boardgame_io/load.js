// Saturates the server: pairs of boardgame.io's own clients that move as soon as it is their turn, match after match.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Cells } = require('./game');

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const PLAYERS = ['0', '1'];

async function post(path, body) {
  const answer = await fetch(`${server}/games/cells/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function newMatch() {
  const { matchID } = await post('create', { numPlayers: 2 });
  const credentials = [];
  for (const playerID of PLAYERS) {
    const joined = await post(`${matchID}/join`, { playerID, playerName: 'wolf' });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

const delays = [];
let counting = false;
let games = 0;

class Table {
  constructor(match) {
    this.sent = null;
    this.leaving = new Set(); // players who still see the match before
    this.clients = PLAYERS.map((playerID, seat) => Client({
      game: Cells,
      numPlayers: 2,
      multiplayer: SocketIO({ server }),
      matchID: match.matchID,
      playerID,
      credentials: match.credentials[seat],
      debug: false,
    }));
    this.clients.forEach((client, seat) => client.subscribe((state) => this.seen(client, PLAYERS[seat], state)));
  }

  seen(client, playerID, state) {
    if (!state || !state.isConnected) return;
    if (this.leaving.has(playerID)) {
      if (state.ctx.gameover) return;
      this.leaving.delete(playerID);
    }
    if (this.sent && this.sent.by !== playerID && state._stateID > this.sent.stateID) {
      // The other one's move has come round: from its sending over the server to us.
      if (counting) delays.push(performance.now() - this.sent.at);
      this.sent = null;
      if (state.ctx.gameover) {
        this.goOn();
        return;
      }
    }
    if (this.sent || state.ctx.gameover || state.ctx.currentPlayer !== playerID) return;
    this.sent = { by: playerID, stateID: state._stateID, at: performance.now() };
    setImmediate(() => {
      this.sent.at = performance.now();
      client.moves.clickCell(state.ctx.turn % 9);
    });
  }

  async goOn() {
    PLAYERS.forEach((playerID) => this.leaving.add(playerID));
    const match = await newMatch();
    games += 1;
    this.clients.forEach((client, seat) => {
      client.credentials = match.credentials[seat];
      client.transport.credentials = match.credentials[seat];
      client.updateMatchID(match.matchID);
    });
  }
}

async function main() {
  const seated = [];
  for (let table = 0; table < tables; table++) seated.push(new Table(await newMatch()));
  for (const table of seated) for (const client of table.clients) client.start();
  await new Promise((resolve) => setTimeout(resolve, 5000));
  counting = true;
  games = 0;
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  counting = false;
  const took = (performance.now() - started) / 1000;
  delays.sort((a, b) => a - b);
  const at = (share) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))];
  console.log(JSON.stringify({
    tables,
    seconds: took,
    games,
    moves: delays.length,
    moves_a_second: delays.length / took,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
  }));
  process.exit(0);
}

main();
