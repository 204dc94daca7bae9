import Board from "./Board.svelte";
import { moments } from "./moments";
import Picture from "./Picture.svelte";
import { texts } from "./texts";

const pictured = ["face", "gap", "cell", "figure"];

export default {
  Board,
  Picture,
  pictured,
  texts,
  moments,
  catalogues: ["wolves_and_sheep", "board_wolves_and_sheep"],
  ownButtons: true,
};
