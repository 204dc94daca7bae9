import Board from "./Board.svelte";
import { moments } from "./moments";
import Picture from "./Picture.svelte";
import { texts } from "./texts";

const pictured = ["wolf", "place"];

export default { Board, Picture, pictured, texts, moments, catalogues: ["moonlight", "board_moonlight"] };
