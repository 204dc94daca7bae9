// The high points of Lone Wolves: a trick that is lost, a scar that is shown, a moon that rises, honor that turns.
import { byKey } from "../../play/moments";

export const moments = byKey({
  "lw-told-trick": "claws",
  "lw-told-reveal": "reveal",
  "lw-told-moon": "moon",
  "lw-told-added": "howl",
  "lw-told-flipped": "reveal",
});
