import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import { texts } from "./texts";

const pictured = ["hex", "wolf", "alpha", "den", "lair"];

export default { Board, Picture, pictured, texts, catalogues: ["the_wolves", "board_the_wolves"], ownButtons: true };
