// Saturates the server: pairs of boardgame.io's own clients that move as soon as it is their turn.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Cells } = require('./game');

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;

async function createMatch() {
  const answer = await fetch(`${server}/games/cells/create`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ numPlayers: 2 }),
  });
  return (await answer.json()).matchID;
}

async function join(matchID, playerID) {
  const answer = await fetch(`${server}/games/cells/${matchID}/join`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ playerID, playerName: 'wolf' }),
  });
  return (await answer.json()).playerCredentials;
}

const delays = [];
let counting = false;

async function seat() {
  const matchID = await createMatch();
  const sent = { at: 0, turn: -1 };
  const clients = [];
  for (const playerID of ['0', '1']) {
    const credentials = await join(matchID, playerID);
    const client = Client({
      game: Cells, numPlayers: 2, multiplayer: SocketIO({ server }), matchID, playerID, credentials, debug: false,
    });
    let moved = 0;
    client.subscribe((state) => {
      if (!state || !state.isConnected || state.ctx.currentPlayer !== playerID || state.ctx.turn <= moved) return;
      moved = state.ctx.turn;
      // The other one's move has come round: from its sending over the server to us.
      if (counting && sent.at && sent.turn === state.ctx.turn - 1) delays.push(performance.now() - sent.at);
      setImmediate(() => {
        sent.at = performance.now();
        sent.turn = state.ctx.turn;
        client.moves.clickCell(state.ctx.turn % 9);
      });
    });
    clients.push(client);
  }
  return clients;
}

async function main() {
  const seated = [];
  for (let table = 0; table < tables; table++) seated.push(await seat());
  for (const clients of seated) for (const client of clients) client.start();
  await new Promise((resolve) => setTimeout(resolve, 5000));
  counting = true;
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  counting = false;
  const took = (performance.now() - started) / 1000;
  delays.sort((a, b) => a - b);
  const at = (share) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))];
  console.log(JSON.stringify({
    tables, seconds: took, moves: delays.length, moves_a_second: delays.length / took, p50_ms: at(0.5), p99_ms: at(0.99),
  }));
  process.exit(0);
}

main();
