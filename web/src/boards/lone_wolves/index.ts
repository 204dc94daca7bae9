import Board from "./Board.svelte";
import { words } from "./words";

export default { Board, words, catalogues: ["lone_wolves", "board_lone_wolves"] };
