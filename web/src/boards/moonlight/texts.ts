// The texts of a Moonlight table.
import { phrase } from "../../i18n/texts.svelte";
import type { BoardTexts } from "../../play/board-texts";
import { type Facts, factsOf, type Phrase, type Piece, piecesAt, type View } from "../../view/view";

const values: Record<string, number> = { W1: 1, W2: 2, W3: 3, W4: 4, W5: 5, L1: 1, L2: 2, L4: 4, L6: 6 };

function wolf(kind: string): Phrase {
  return kind.startsWith("L")
    ? phrase("ml-lone-wolf", { value: values[kind] })
    : phrase("ml-wolf", { value: values[kind] });
}

function withWolf(kind: string): Phrase {
  return kind.startsWith("L")
    ? phrase("ml-with-lone-wolf", { value: values[kind] })
    : phrase("ml-with-wolf", { value: values[kind] });
}

function owned(facts: Facts): Phrase {
  return facts["lone"]
    ? phrase("mlb-lone-wolf", { who: facts["owner"], value: facts["value"] })
    : phrase("mlb-wolf", { who: facts["owner"], value: facts["value"] });
}

function top(view: View, place: string): Piece | undefined {
  return piecesAt(view, place, "wolf").find((piece) => factsOf(piece)["visible"]);
}

function pile(view: View, place: string): Piece[] {
  return piecesAt(view, place, "wolf").sort((a, b) => factsOf(b)["height"] - factsOf(a)["height"]);
}

export const texts: BoardTexts = {
  name(thing, view) {
    const facts = factsOf(thing);
    switch (thing.kind) {
      case "wolf": {
        if (facts["kind"] === undefined) return phrase("mlb-back", { who: Number(thing.id.split("/")[1]) });
        const at = (thing as Piece).at;
        return at.includes(",") ? phrase("mlb-wolf-on", { wolf: owned(facts), place: at }) : owned(facts);
      }
      case "leader":
        if (!("at" in thing)) return phrase("mlb-table");
        return phrase("mlb-leader", {
          leader: phrase(`ml-leader-${thing.id}`),
          type: phrase(`ml-type-${facts["type"]}`),
        });
      case "place": {
        const wolfHere = top(view, thing.id);
        if (wolfHere) return phrase("mlb-place-taken", { place: thing.id, wolf: owned(factsOf(wolfHere)) });
        return facts["corner"]
          ? phrase("mlb-place-corner", { place: thing.id })
          : phrase("mlb-place", { place: thing.id });
      }
      case "foot":
        return phrase("mlb-foot", { who: facts["owner"] });
      case "peak":
        return phrase("mlb-peak");
      default:
        return phrase("mlb-table");
    }
  },

  explain(thing, view) {
    const facts = factsOf(thing);
    if (thing.kind === "leader" && "at" in thing)
      return [phrase(`ml-effect-${thing.id}`), ...(facts["used"] ? [phrase("mlb-used")] : [])];
    if (thing.kind === "foot") return [phrase("mlb-explain-foot")];
    if (thing.kind === "peak") return [phrase("mlb-explain-peak")];
    if (thing.kind !== "wolf" && thing.kind !== "place") return [];
    if (thing.kind === "wolf" && facts["kind"] === undefined) return [phrase("mlb-explain-back")];
    const lines: Phrase[] = [];
    if (thing.kind === "wolf") {
      if (facts["moons"]) lines.push(phrase("mlb-explain-moons", { moons: facts["moons"] }));
      if (facts["corner_factor"] > 1)
        lines.push(phrase("mlb-explain-corner", { value: facts["value"] * facts["corner_factor"] }));
      if (facts["bonus"]) lines.push(phrase("mlb-explain-bonus"));
    }
    const at = thing.kind === "place" ? thing.id : (thing as Piece).at;
    if (at.includes(",")) {
      const beneath = pile(view, at).filter((piece) => !factsOf(piece)["visible"]);
      if (beneath.length > 0) lines.push(phrase("mlb-beneath"), ...beneath.map((piece) => owned(factsOf(piece))));
    }
    if (lines.length === 0)
      lines.push(thing.kind === "wolf" ? phrase("mlb-explain-wolf") : phrase("mlb-explain-place"));
    return lines;
  },

  label(path, view) {
    const [verb, what, where] = path.split(" ") as [string, string, string];
    if (verb === "lay") {
      const covered = top(view, where);
      if (!covered) return phrase("ml-label-lay", { wolf: wolf(what), place: where });
      return phrase("ml-label-cover", { wolf: withWolf(what), covered: wolf(factsOf(covered)["kind"]), place: where });
    }
    if (verb === "move")
      return phrase("ml-label-move", { leader: phrase("ml-leader-shift"), origin: what, target: where });
    if (verb === "lone") return phrase("ml-label-lone", { wolf: wolf(what) });
    if (verb === "leader")
      return phrase("ml-label-leader", { leader: phrase(`ml-leader-${what}`), effect: phrase(`ml-effect-${what}`) });
    return phrase("ml-label-pass");
  },

  ask(view, mine) {
    return mine ? phrase(`mlb-ask-${view.decision}`) : phrase(`ml-draw-decision-${view.decision}`, { who: view.actor });
  },
};

const leaders = ["shift", "ties", "hand5", "leap", "equal", "double", "howl", "den"];

texts.glossary = [
  { term: phrase("mlb-foot-term"), meaning: [phrase("mlb-explain-foot")] },
  { term: phrase("mlb-peak"), meaning: [phrase("mlb-explain-peak")] },
  ...leaders.map((leader) => ({ term: phrase(`ml-leader-${leader}`), meaning: [phrase(`ml-effect-${leader}`)] })),
];
