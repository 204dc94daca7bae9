import Board from "./Board.svelte";
import { texts } from "./texts";

export default { Board, texts, catalogues: ["moonlight", "board_moonlight"] };
