import Board from "./Board.svelte";
import { texts } from "./texts";

export default { Board, texts, catalogues: ["wolves_and_sheep", "board_wolves_and_sheep"], ownButtons: true };
