import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import { texts } from "./texts";

const pictured = ["wolf"];

export default { Board, Picture, pictured, texts, catalogues: ["lone_wolves", "board_lone_wolves"] };
