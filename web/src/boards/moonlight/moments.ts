// The high points of Moonlight: a wolf that is pounced on, one that has to give way, rows won, a piece of the mountain.
import { byKey } from "../../play/moments";

export const moments = byKey({
  "ml-told-cover": "claws",
  "ml-told-ambush": "claws",
  "ml-told-move": "push",
  "ml-told-row": "glow",
  "ml-told-lone": "howl",
  "ml-told-foot": "moon",
  "ml-told-peak": "moon",
});
