import Board from "./Board.svelte";
import { moments } from "./moments";
import Picture from "./Picture.svelte";
import { texts } from "./texts";

const pictured = ["wolf"];

export default { Board, Picture, pictured, texts, moments, catalogues: ["lone_wolves", "board_lone_wolves"] };
