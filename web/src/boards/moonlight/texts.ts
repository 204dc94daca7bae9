// The texts of a Moonlight table.
import { phrase } from "../../i18n/texts.svelte";
import type { BoardTexts } from "../../play/board-texts";
import { depict, type Facts, factsOf, type Phrase, type Piece, piecesAt, type View } from "../../view/view";

const values: Record<string, number> = { W1: 1, W2: 2, W3: 3, W4: 4, W5: 5, L1: 1, L2: 2, L4: 4, L6: 6 };
const rowSigns = ["I", "II", "III", "IV"];

/** A wolf that something is done with: it is laid, or it covers another. */
function wolf(owner: number, kind: string, id: string, form: "what" | "with" = "what"): Phrase {
  const facts = { owner, value: values[kind], lone: kind.startsWith("L") };
  const said = facts.lone
    ? phrase(`ml-lone-wolf.${form}`, { value: facts.value })
    : phrase(`ml-wolf.${form}`, { value: facts.value });
  return depict(said, { id, kind: "wolf", facts });
}

function inHand(kind: string, view: View): string {
  return piecesAt(view, `hand/${view.actor}`, "wolf").find((piece) => factsOf(piece)["kind"] === kind)?.id ?? kind;
}

/** A place by its row and how far along it is, in the reach that a card there makes. */
function place(id: string, view: View): Phrase {
  const [x, y] = id.split(",").map(Number) as [number, number];
  const [left, right, upper, lower] = (view.facts["reach"] ?? [x, x, y, y]) as [number, number, number, number];
  const first = { x: Math.min(left, x), y: Math.min(upper, y) };
  const facts = {
    column: x - first.x,
    line: y - first.y,
    columns: Math.max(right, x) - first.x + 1,
    lines: Math.max(lower, y) - first.y + 1,
  };
  const said = phrase("ml-place", { row: rowSigns[facts.line], column: facts.column + 1 });
  return depict(said, { id, kind: "place", facts });
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
        return at.includes(",") ? phrase("mlb-wolf-on", { wolf: owned(facts), place: place(at, view) }) : owned(facts);
      }
      case "leader":
        if (!("at" in thing)) return phrase("mlb-table");
        return phrase("mlb-leader", {
          leader: phrase(`ml-leader-${thing.id}`),
          type: phrase(`ml-type-${facts["type"]}`),
        });
      case "place": {
        const wolfHere = top(view, thing.id);
        if (wolfHere)
          return phrase("mlb-place-taken", { place: place(thing.id, view), wolf: owned(factsOf(wolfHere)) });
        return facts["corner"]
          ? phrase("mlb-place-corner", { place: place(thing.id, view) })
          : phrase("mlb-place", { place: place(thing.id, view) });
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
      const laid = inHand(what, view);
      if (!covered) return phrase("ml-label-lay", { wolf: wolf(view.actor, what, laid), place: place(where, view) });
      return phrase("ml-label-cover", {
        wolf: wolf(view.actor, what, laid, "with"),
        covered: wolf(factsOf(covered)["owner"], factsOf(covered)["kind"], covered.id),
        place: place(where, view),
      });
    }
    if (verb === "move")
      return phrase("ml-label-move", {
        leader: phrase("ml-leader-shift"),
        origin: place(what, view),
        target: place(where, view),
      });
    if (verb === "lone") return phrase("ml-label-lone", { wolf: wolf(view.actor, what, `${view.actor}/${what}/0`) });
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
