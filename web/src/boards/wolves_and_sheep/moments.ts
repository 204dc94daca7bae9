// The high points of Wolves and Sheep: wolves and who holds them off, a shepherd who shows up, meadows that are closed.
import { byKey, type FindMoments, type Moment } from "../../play/moments";
import type { Phrase } from "../../view/view";

const others = byKey({
  "ws-told-cover": "claws",
  "ws-told-reveal": "reveal",
  "ws-told-enclosed": "glow",
  "ws-told-finished": "glow",
  "ws-told-safe": "guard",
});

/** Figures that threaten a herd or a pond; the others protect. */
const raiders = ["wolf", "fisherman"];

export const moments: FindMoments = (sentences, view) => {
  const figures = sentences.flatMap(({ phrase, about }): Moment[] => {
    if (phrase.key !== "ws-told-figure") return [];
    const figure = (phrase.args["figure"] as Phrase).thing?.facts["figure"] as string;
    // The tile itself, not the place beside it.
    return [{ kind: raiders.includes(figure) ? "danger" : "guard", at: about.slice(0, 1) }];
  });
  return [...figures, ...others(sentences, view)];
};
