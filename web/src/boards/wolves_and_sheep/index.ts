import Board from "./Board.svelte";
import { words } from "./words";

export default { Board, words, catalogues: ["wolves_and_sheep", "board_wolves_and_sheep"], ownButtons: true };
