// The tutorial's board of nine cells, on which two people move in turn, as many times as a game of Lone Wolves takes.
const MOVES = 50;

const game = {
  name: 'cells',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      G.cells[id] = playerID;
    },
  },
  endIf: ({ ctx }) => (ctx.turn > MOVES ? { draw: true } : undefined),
};

const choices = () => game.setup().cells.map((_, id) => ['clickCell', id]);

module.exports = { game, choices };
