import Board from "./Board.svelte";
import { words } from "./words";

export default { Board, words, catalogues: ["the_wolves", "board_the_wolves"], ownButtons: true };
