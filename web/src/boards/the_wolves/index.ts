import Board from "./Board.svelte";
import { moments } from "./moments";
import Picture from "./Picture.svelte";
import { texts } from "./texts";

const pictured = ["hex", "wolf", "alpha", "den", "lair"];

export default {
  Board,
  Picture,
  pictured,
  texts,
  moments,
  catalogues: ["the_wolves", "board_the_wolves"],
  ownButtons: true,
};
