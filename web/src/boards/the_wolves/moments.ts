// The high points of The Wolves: howls, dens and lairs, hunts, who is pushed or dominated, regions scored by a moon.
import { byKey, type FindMoments, type Moment } from "../../play/moments";
import { factsOf, placeOf } from "../../view/view";

const others = byKey({
  "tw-told-dominate": "claws",
  "tw-told-push": "push",
  "tw-told-den": "build",
  "tw-told-lair": "build",
  "tw-told-hunt": "hunt",
});

export const moments: FindMoments = (sentences, view) => {
  const dominated = sentences.some((sentence) => sentence.phrase.key === "tw-told-dominate");
  const own = sentences.flatMap(({ phrase, about }): Moment[] => {
    // Who takes the place of a dominated wolf was not called.
    if (phrase.key === "tw-told-newcomer") return dominated ? [] : [{ kind: "howl", at: about }];
    if (phrase.key !== "tw-told-earned") return [];
    const water = factsOf(placeOf(view, about.at(-1)!))["water"] as string;
    return [{ kind: "moon", at: [water], says: `+${phrase.args["points"]}` }];
  });
  return [...others(sentences, view), ...own];
};
