// The texts of a table of Wolves and Sheep.
import { herds, lettersOf } from "../../art/herds";
import { phrase } from "../../i18n/texts.svelte";
import type { BoardTexts } from "../../play/board-texts";
import { depict, factsOf, type Phrase, type Piece, piecesAt, placeOf, type Thing, type View } from "../../view/view";

/** A colour that is still secret. */
const question =
  "M5 8 C5 -.4 19 -.4 19 8 C19 12 14 12.4 14 16.4 H10 C10 11 14.6 10.8 14.6 8 C14.6 4.6 9.4 4.6 9.4 8 Z M10 19 H14 V23 H10 Z";

export interface Region {
  id: string;
  kind: string;
  colour: string | null;
  cells: string[];
  open: number;
  worth: number;
  raiders: number;
  keepers: number;
  covers: number;
  status: string;
  joined: string | null;
  value: number;
}

const letters: Record<string, string> = {
  V: "ws-village",
  F: "ws-forest",
  W: "ws-pond",
  K: "ws-black",
  Y: "ws-yellow",
  R: "ws-red",
  B: "ws-blue",
};
const codes: Record<string, string> = { K: "black", Y: "yellow", R: "red", B: "blue" };

/** A face by its edges, clockwise from the north. */
function tile(face: string, thing?: Thing): Phrase {
  const [north, east, south, west] = [...face].map((letter) => phrase(letters[letter]!));
  const said = phrase("ws-tile", { north, east, south, west });
  const facts = { ...factsOf(thing), edges: face };
  return thing ? depict(said, { id: thing.id, kind: "face", facts }) : said;
}

/** A place by the way to it from the village square. */
function cell(id: string, view: View): Phrase {
  const there = placeOf(view, id);
  const { x = 0, y = 0 } = factsOf(there);
  const said = phrase("ws-cell", {
    across: x > 0 ? "right" : x < 0 ? "left" : "none",
    along: y > 0 ? "down" : y < 0 ? "up" : "none",
    both: x && y ? "yes" : "no",
    columns: Math.abs(x),
    rows: Math.abs(y),
  });
  return depict(said, there);
}

function figure(kind: string, id: string): Phrase {
  return depict(phrase(`ws-${kind}.what`), { id, kind: "figure", facts: { figure: kind } });
}

export function regionOf(id: string, view: View): Region | undefined {
  return (view.facts["regions"] as Region[]).find((region) => region.id === id);
}

/** A meadow, forest or pond in a sentence: what it holds, whether it is closed, and what threatens it. */
export function describe(region: Region, view: View): Phrase[] {
  const counts = {
    count: region.worth,
    open: region.open,
    raiders: region.raiders,
    keepers: region.keepers + region.covers,
  };
  if (region.kind === "village") return [phrase("wsb-village")];
  if (region.kind !== "meadow") return [phrase(`wsb-${region.kind}-${region.status}`, counts)];
  const colour = phrase(`ws-${region.colour}.meadow`);
  const lines = [phrase(`wsb-meadow-${region.status}`, { ...counts, colour })];
  const whole = region.joined ? regionOf(region.joined, view) : undefined;
  if (whole && whole.value > region.worth && region.status === "safe")
    lines.push(phrase("wsb-joined", { value: whole.value }));
  return lines;
}

function figureOf(tile: string): string | undefined {
  return { WO: "wolf", HU: "hunter", FI: "fisherman", GU: "guard" }[tile.slice(0, 2)];
}

export const texts: BoardTexts = {
  name(thing, view) {
    const facts = factsOf(thing);
    const at = "at" in thing ? (thing as Piece).at : "";
    switch (thing.kind) {
      case "gap":
        return phrase("wsb-gap", { place: cell(thing.id, view) });
      case "cell":
        return phrase("wsb-cell", { place: cell(thing.id, view), tile: tile(facts["edges"]) });
      case "face":
        return facts["figure"]
          ? phrase("wsb-face-figure", { figure: phrase(`ws-${facts["figure"]}`), tile: tile(facts["edges"]) })
          : phrase("wsb-face", { tile: tile(facts["edges"]) });
      case "figure":
        return phrase("ws-label-announce", { figure: figure(thing.word!, thing.id) });
      case "turn":
        return texts.label(`turn ${thing.word}`, view);
      case "shepherd":
        if (facts["colour"]) return phrase("wsb-own-colour", { colour: phrase(`ws-${facts["colour"]}`) });
        return facts["edges"]
          ? phrase("wsb-shepherd", { colour: phrase(letters[facts["edges"][0]]!) })
          : phrase("wsb-question");
      case "marker":
        return phrase("wsb-marker", { colour: phrase(`ws-${facts["colour"]}`) });
      case "bag":
        return phrase("ws-draw-bag", { count: facts["size"] });
      case "hand":
      case "front":
      case "aside":
        return phrase("wsb-table");
      case "tile":
        return phrase("wsb-unseen");
      default:
        if (typeof facts["edges"] === "string")
          return facts["figure"]
            ? phrase("wsb-figure-on", { figure: phrase(`ws-${facts["figure"]}`), place: cell(at, view) })
            : phrase("wsb-cell", { place: cell(at, view), tile: tile(facts["edges"]) });
        return phrase("wsb-in-hand", {
          first: tile(facts["edges"][0]),
          second: figureOf(thing.id) ? phrase(`ws-${figureOf(thing.id)}`) : tile(facts["edges"][1]),
        });
    }
  },

  explain(thing, view) {
    const at = "at" in thing ? (thing as Piece).at : thing.id;
    const cell = placeOf(view, at);
    if (cell?.kind === "cell") {
      const regions = [...new Set(factsOf(cell)["regions"] as string[])].flatMap((id) => regionOf(id, view) ?? []);
      const figures = piecesAt(view, at).flatMap((piece) =>
        factsOf(piece)["figure"] ? [phrase(`wsb-explain-${factsOf(piece)["figure"]}`)] : [],
      );
      return [...figures, ...regions.flatMap((region) => describe(region, view))];
    }
    if (thing.kind === "gap") return [phrase("wsb-explain-gap")];
    if (thing.kind === "figure") return [phrase(`wsb-explain-${thing.word}`)];
    if (thing.kind === "shepherd") return [phrase("wsb-explain-question")];
    if (thing.kind === "bag")
      return [
        phrase("wsb-explain-bag"),
        phrase(view.facts["house_tiles"] ? "ws-draw-house-tiles" : "ws-draw-own-tiles"),
      ];
    if (thing.kind === "face" || (thing as Piece).at === `hand/${view.seat}`) return [phrase("wsb-explain-hand")];
    return [];
  },

  label(path, view) {
    const [verb, what] = path.split(" ") as [string, string];
    switch (verb) {
      case "tile": {
        const face = placeOf(view, what);
        return phrase("ws-label-tile", {
          tile: tile(factsOf(face)["edges"] ?? "", face && { ...face, id: what.slice(0, -1) }),
        });
      }
      case "cell":
        return phrase("ws-label-cell", { cell: cell(what, view) });
      case "turn": {
        const face = placeOf(view, `turn/${what}`);
        return phrase("ws-label-turn", { turns: Number(what), tile: tile(factsOf(face)["edges"] ?? "", face) });
      }
      case "announce":
        return phrase("ws-label-announce", { figure: figure(what, `announce/${what}`) });
      case "special":
        return figure(figureOf(what) ?? "wolf", what);
      case "reveal":
        return phrase("ws-label-reveal", {
          colour: depict(phrase(`ws-${codes[what]}`), {
            id: `herd/${codes[what]}`,
            kind: "herd",
            facts: { colour: codes[what] },
          }),
        });
      default:
        return phrase(`ws-label-${verb}`);
    }
  },

  ask(view, mine) {
    if (mine) return phrase(`wsb-ask-${view.decision}`, { kinds: view.facts["announced"].length });
    if (view.decision === "poll" && view.facts["window"].length > 1) return phrase("wsb-asked-several");
    if (view.decision === "poll") return phrase("ws-draw-window", { who: view.actor });
    if (view.decision === "main") return phrase("ws-draw-turn", { who: view.actor });
    return phrase("wsb-wait", { who: view.actor, what: phrase(`ws-decision-${view.decision}`) });
  },

  badge(seat, view) {
    const own = (view.facts["colours"] as { colour: string; owner: number | null }[]).find((one) => one.owner === seat);
    return own ? herds[lettersOf[own.colour]!]! : { colour: "#6b5a94", ink: "#fff6ff", symbol: question };
  },

  midway(view) {
    return ["cell", "turn", "announce", "shepherd_cell"].includes(view.decision);
  },
};

texts.glossary = ["wolf", "hunter", "fisherman", "guard"].map((kind) => ({
  term: phrase(`ws-${kind}`),
  meaning: [phrase(`wsb-explain-${kind}`)],
}));
