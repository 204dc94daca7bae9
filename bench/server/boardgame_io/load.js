// Saturates the server: pairs of boardgame.io's own clients that move as soon as it is their turn, match after match.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

const [name, ...numbers] = process.argv.slice(2);
const [port, tables, seconds] = numbers.map(Number);
const { game, choices } = require(`./${name}`);
const server = `http://127.0.0.1:${port}`;
const PLAYERS = ['0', '1'];
const STILL = 3000; // milliseconds without a move: such a table has got stuck

async function post(path, body) {
  const answer = await fetch(`${server}/games/${name}/${path}`, {
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
    this.moved = 0; // when a move last came round
    this.turn = PLAYERS[0];
    this.states = [null, null]; // what each client shows
    this.leaving = new Set(); // players who still see the match before
    this.clients = PLAYERS.map((playerID, seat) => Client({
      game,
      numPlayers: 2,
      multiplayer: SocketIO({ server }),
      matchID: match.matchID,
      playerID,
      credentials: match.credentials[seat],
      debug: false,
    }));
    this.clients.forEach((client, seat) => client.subscribe((state) => this.seen(seat, state)));
  }

  seen(seat, state) {
    const playerID = PLAYERS[seat];
    if (!state || !state.isConnected) return;
    if (this.leaving.has(playerID)) {
      if (state.ctx.gameover) return;
      this.leaving.delete(playerID);
    }
    if (this.sent && this.sent.by !== playerID && state._stateID > this.sent.stateID) {
      // The other one's move has come round: from its sending over the server to us.
      this.moved = performance.now();
      if (counting) delays.push(this.moved - this.sent.at);
      this.sent = null;
      this.turn = state.ctx.currentPlayer;
      if (state.ctx.gameover) {
        this.goOn();
        return;
      }
    }
    this.states[seat] = state;
    if (!this.sent && !this.leaving.size && this.states.every(Boolean)) this.move();
  }

  // Whoever is to move, and sees what was moved last, makes any move. Whose turn it is tells the one who did not move:
  // a mover's client shows the move before the server has ended the turn.
  move() {
    const seat = PLAYERS.indexOf(this.turn);
    const newest = Math.max(...this.states.map((state) => state._stateID));
    if (this.states[seat]._stateID < newest || this.states[seat].ctx.currentPlayer !== this.turn) return;
    const { G, _stateID: stateID } = this.states[seat];
    this.sent = { by: PLAYERS[seat], stateID };
    setImmediate(() => {
      const open = choices(G, seat);
      const [move, ...chosen] = open[Math.floor(Math.random() * open.length)];
      this.sent.at = performance.now();
      this.clients[seat].moves[move](...chosen);
    });
  }

  async goOn() {
    PLAYERS.forEach((playerID) => this.leaving.add(playerID));
    this.states = [null, null];
    this.turn = PLAYERS[0];
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
  const ended = performance.now();
  const took = (ended - started) / 1000;
  const still = seated.filter((table) => ended - table.moved > STILL).length;
  delays.sort((a, b) => a - b);
  const at = (share) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))];
  console.log(JSON.stringify({
    tables,
    seconds: took,
    games,
    still,
    moves: delays.length,
    moves_a_second: delays.length / took,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
  }));
  process.exit(0);
}

main();
