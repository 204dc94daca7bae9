import Board from "./Board.svelte";
import { texts } from "./texts";

export default { Board, texts, catalogues: ["lone_wolves", "board_lone_wolves"] };
