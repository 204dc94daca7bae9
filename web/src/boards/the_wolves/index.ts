import Board from "./Board.svelte";
import { texts } from "./texts";

export default { Board, texts, catalogues: ["the_wolves", "board_the_wolves"], ownButtons: true };
