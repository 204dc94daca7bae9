import Board from "./Board.svelte";
import { words } from "./words";

export default { Board, words, catalogues: ["moonlight", "board_moonlight"] };
