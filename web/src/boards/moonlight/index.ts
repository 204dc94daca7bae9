import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import { texts } from "./texts";

const pictured = ["wolf", "place"];

export default { Board, Picture, pictured, texts, catalogues: ["moonlight", "board_moonlight"] };
