// The texts of a table of The Wolves.
import { terrainOf } from "../../art/terrains";
import { phrase } from "../../i18n/texts.svelte";
import type { BoardTexts } from "../../play/board-texts";
import { STEPS } from "../../play/playing.svelte";
import {
  depict,
  type Facts,
  factsOf,
  type Phrase,
  type Piece,
  piecesAt,
  placeOf,
  type Thing,
  type View,
} from "../../view/view";
import { isHex } from "./land";
import { standingOf } from "./standing";

/** What each action could reach, as the view tells it while an action is being chosen. */
interface Possible {
  MOVE?: Record<string, Record<string, string[]>>;
  DEN?: string[];
  LAIR?: string[];
  HOWL?: string[];
  DOMINATE?: [string, string][];
}

function possibleOf(view: View): Possible | undefined {
  return view.decision === "kind" ? (view.facts["possible"] as Possible | undefined) : undefined;
}

function placeOfThing(thing: Thing): string {
  return "at" in thing ? (thing as Piece).at : thing.id;
}

/** The wolves that could go to a hex, and what its terrain is. */
function wolvesTo(id: string, possible: Possible, view: View): [string | undefined, Piece[]] {
  const ground = factsOf(placeOf(view, id))["ground"] as string | undefined;
  const ids = Object.entries(possible.MOVE ?? {})
    .filter(([, goals]) => ground && goals[ground]?.includes(id))
    .map(([wolf]) => wolf);
  return [ground, view.pieces.filter((piece) => ids.includes(piece.id))];
}

/** The move that names a wolf. */
function mover(piece: Piece): string {
  return `wolf ${piece.at} ${piece.kind}`;
}

/** Whose a pack is: a player's, or the AI's. */
export function owner(seat: number, view: View): Phrase {
  return seat === view.facts["ai"] ? phrase("tw-ai") : phrase("tw-owner", { who: seat });
}

function hex(id: string, view: View): Phrase {
  const there = placeOf(view, id);
  const facts = factsOf(there);
  const ground = phrase(`tw-${facts["ground"]}.of`);
  const said = placeOf(view, `region/${facts["slot"]}`)
    ? phrase("tw-hex", { ground, slot: facts["slot"] })
    : phrase("tw-hex-start", { ground });
  return depict(said, there);
}

function piece(thing: Thing | undefined, kind = thing?.kind): Phrase {
  return depict(phrase(`tw-${kind}`), thing);
}

/** How strong everybody is in the region of a hex, and when it scores. */
function standings(slot: string, view: View): Phrase[] {
  const region = placeOf(view, `region/${slot}`);
  if (!region) return [phrase("twb-explain-start")];
  const phases = factsOf(region)["phases"] as string[];
  const lines = standingOf(region).map(({ seat, control, alphas }) =>
    phrase("twb-standing", { owner: owner(seat, view), control, alphas }),
  );
  const when = phases.map((phase) => {
    const token = view.pieces.find(
      (piece) => piece.kind === "token" && factsOf(piece)["slot"] === slot && factsOf(piece)["phase"] === phase,
    );
    return phrase("twb-scores", {
      phase: phrase(`tw-${phase}`),
      date: view.facts["triggers"][phase],
      first: factsOf(token)["first"],
      second: factsOf(token)["second"],
    });
  });
  return [
    ...(when.length > 0 ? when : [phrase("twb-scored")]),
    ...(lines.length > 0 ? lines : [phrase("twb-nobody-here")]),
  ];
}

/** What the next step of a track brings. */
function nextStep(facts: Facts): Phrase[] {
  const next = facts["taken"] + 1;
  const lines = [phrase("twb-track-points", { points: facts["points"] })];
  if (next >= facts["steps"].length) return [...lines, phrase("twb-track-full")];
  if (facts["values"] && facts["values"][next] !== facts["value"])
    lines.push(phrase("twb-next-value", { value: facts["values"][next] }));
  if (facts["steps"][next] > facts["points"]) lines.push(phrase("twb-next-points", { points: facts["steps"][next] }));
  if (facts["gains"][next]) lines.push(phrase(`twb-next-${facts["gains"][next]}`));
  return lines;
}

export const texts: BoardTexts = {
  name(thing, view) {
    const facts = factsOf(thing);
    const [what, seat] = thing.id.split("/") as [string, string];
    switch (thing.kind) {
      case "hex":
        if (facts["ground"] === "chasm") return phrase("tw-chasm");
        if (facts["ground"] === "water") return phrase("twb-water", { slot: facts["slot"] });
        return phrase("tw-label-hex", { place: hex(thing.id, view) });
      case "region":
        return phrase("twb-region", { slot: seat });
      case "wolf":
      case "alpha":
      case "den":
      case "lair": {
        const said = phrase("twb-piece", { owner: owner(facts["owner"], view), piece: phrase(`tw-${thing.kind}`) });
        const at = (thing as Piece).at;
        return isHex(at) ? phrase("twb-on", { thing: said, place: hex(at, view) }) : said;
      }
      case "lone_wolf":
        return isHex((thing as Piece).at)
          ? phrase("twb-on", { thing: phrase("tw-lone-wolf"), place: hex((thing as Piece).at, view) })
          : phrase("tw-lone-wolf");
      case "prey":
        return phrase("twb-prey-piece", { prey: phrase(`tw-${facts["prey"]}`) });
      case "token":
        return phrase("twb-token", {
          phase: phrase(`tw-${facts["phase"]}`),
          first: facts["first"],
          second: facts["second"],
        });
      case "tile":
        return thing.id.endsWith("home")
          ? phrase("twb-home-tile", { shows: phrase(`tw-${facts["shows"]}`) })
          : phrase("twb-tile", {
              shows: phrase(`tw-${facts["shows"]}`),
              back: phrase(`tw-${facts["flipped"] ? facts["front"] : facts["back"]}`),
            });
      case "track":
        return phrase("twb-track", {
          who: Number(seat),
          track: phrase(`twb-${what}`),
          value: facts["value"] ?? facts["taken"],
        });
      case "player":
        return facts["pack"]
          ? phrase("twb-player", { who: Number(seat), pack: phrase(`tw-pack-${facts["pack"]}`) })
          : phrase("tw-owner", { who: Number(seat) });
      case "action":
        return phrase("tw-label-kind", { action: phrase(`tw-${thing.id}`), tiles: facts["cost"] });
      case "payment":
        return texts.label(`pay ${thing.word}`, view);
      case "terrain":
        return phrase(`tw-${thing.id}`);
      case "face":
        return phrase(`tw-label-${thing.id}`);
      case "calendar":
        return phrase("tw-draw-calendar", { date: view.facts["calendar"] });
      default:
        return phrase("twb-table");
    }
  },

  explain(thing, view) {
    const facts = factsOf(thing);
    switch (thing.kind) {
      case "hex":
        if (facts["ground"] === "chasm") return [phrase("twb-explain-chasm")];
        return [
          ...(facts["ground"] === "water" ? [] : piecesAt(view, thing.id).map((piece) => texts.name(piece, view))),
          ...standings(facts["slot"], view),
        ];
      case "wolf":
      case "alpha":
      case "den":
      case "lair": {
        const at = placeOf(view, (thing as Piece).at);
        return [
          phrase(`twb-explain-${thing.kind}`),
          ...(at?.kind === "hex" ? standings(factsOf(at)["slot"], view) : []),
        ];
      }
      case "token":
        return standings(facts["slot"], view);
      case "track":
        return nextStep(facts);
      case "tile":
        return [phrase(thing.id.endsWith("home") ? "twb-explain-home-tile" : "twb-explain-tile")];
      case "player":
        return [
          phrase("twb-region-points", { points: facts["region_points"] }),
          phrase("twb-scoring-tokens", { count: facts["scoring_tokens"] }),
          phrase("twb-bonus-tokens", { terrain: facts["terrain_tokens"], action: facts["action_tokens"] }),
        ];
      case "action":
        return [phrase(`twb-explain-${thing.id}`)];
      case "lone_wolf":
        return [phrase("twb-explain-lone")];
      case "prey":
        return [phrase("twb-explain-prey")];
      case "calendar":
        return [
          phrase("twb-explain-calendar"),
          ...Object.entries(view.facts["triggers"] as Record<string, number>).map(([phase, date]) =>
            phrase("twb-trigger", { phase: phrase(`tw-${phase}`), date }),
          ),
        ];
      default:
        return [];
    }
  },

  label(path, view) {
    const [first, ...rest] = path.split(STEPS);
    if (first && rest.length > 0) {
      const where = rest.find((step) => /^(dest|target) /.test(step)) ?? rest[0]!;
      return phrase("twb-offer", { action: texts.label(first, view), where: texts.label(where, view) });
    }
    const [verb, what, which] = path.split(" ") as [string, string, string];
    switch (verb) {
      case "pack":
        return phrase(`tw-pack-${what}`);
      case "faces":
        return phrase(`tw-label-${what}`);
      case "draft":
        return phrase("tw-label-draft", { place: hex(what, view) });
      case "kind":
        return phrase("tw-label-kind", { action: phrase(`tw-${what}`), tiles: factsOf(placeOf(view, what))["cost"] });
      case "terrain":
        return phrase(`tw-${what}`);
      case "target": {
        if (!which) return phrase("tw-label-hex", { place: hex(what, view) });
        const victim = piecesAt(view, what, which).find((piece) => piece.word) ?? piecesAt(view, what, which)[0];
        return phrase("tw-label-victim", {
          piece: piece(victim, which),
          owner: owner(factsOf(victim)["owner"], view),
          place: hex(what, view),
        });
      }
      case "pay": {
        const facts = factsOf(view.places.find((one) => one.kind === "payment" && one.word === what));
        const turned = ((facts["tiles"] ?? []) as string[]).map((id) =>
          factsOf(view.pieces.find((piece) => piece.id === id)),
        );
        const after = turned
          .filter((tile) => tile["front"] !== tile["back"])
          .map((tile) => phrase(`tw-${tile["flipped"] ? tile["front"] : tile["back"]}`));
        const front = Number(what) & 1 ? after[0] : undefined;
        const back = Number(what) & 2 ? after.at(-1) : undefined;
        return phrase("tw-label-pay", {
          tiles: phrase(`tw-pay-${what}`, { front: front ?? "", back: back ?? "" }),
          tokens: facts["tokens"] ?? 0,
        });
      }
      case "wolf":
        return phrase("tw-label-wolf", {
          piece: piece(piecesAt(view, what, which)[0], which),
          place: hex(what, view),
        });
      case "dest":
        return phrase("tw-label-dest", { place: hex(what, view) });
      case "push":
        return phrase("tw-label-push", { place: hex(what, view) });
      case "track": {
        const facts = factsOf(placeOf(view, `${what}/${view.actor}`));
        return phrase("tw-label-track", { track: phrase(`tw-${what}`), value: facts["values"][facts["taken"] + 1] });
      }
      case "hunt":
        return phrase("tw-label-hunt", {
          prey: phrase(`tw-${factsOf(piecesAt(view, what, "prey")[0])["prey"]}`),
          place: hex(what, view),
        });
      case "stop":
        return phrase("tw-label-stop");
      case "use_token":
        return phrase("tw-label-use-token");
      default:
        return phrase("tw-label-end-turn");
    }
  },

  ask(view, mine) {
    const kind = view.facts["kind"] ? phrase(`tw-${view.facts["kind"]}`) : "";
    if (!mine) return phrase("twb-wait", { who: view.actor, what: phrase(`tw-ask-${view.decision}`) });
    return phrase(`twb-ask-${view.decision}`, { left: view.facts["base_left"], kind });
  },

  /** A hex or a wolf first, the action then: what `possible` says could be done there. */
  shortcuts(thing, view, moves, before) {
    const possible = possibleOf(view);
    if (!possible) return [];
    const id = placeOfThing(thing);
    const ways: string[][] = [];
    const add = (kind: string, ...rest: string[]) =>
      moves.some((move) => move.join(" ") === `kind ${kind}`) && ways.push([`kind ${kind}`, ...rest]);
    const [terrain, wolves] = wolvesTo(id, possible, view);
    const wolf = before
      ? wolves.find((one) => one.id === before.id)
      : new Set(wolves.map(mover)).size === 1
        ? wolves[0]
        : undefined;
    if ((before || !possible.MOVE?.[thing.id]) && terrain && wolves.length > 0)
      add("MOVE", `terrain ${terrain}`, "pay", wolf ? mover(wolf) : "wolf", `dest ${id}`);
    if (before) return ways;
    for (const kind of ["DEN", "LAIR", "HOWL"] as const) if (possible[kind]?.includes(id)) add(kind, `target ${id}`);
    for (const [at, victim] of possible.DOMINATE ?? []) if (at === id) add("DOMINATE", `target ${at} ${victim}`);
    return ways;
  },

  /** Where a wolf could go: hexes, and those of the others who stand there. */
  reach(thing, view) {
    const hexes = new Set(Object.values(possibleOf(view)?.MOVE?.[thing.id] ?? {}).flat());
    const there = view.pieces.filter((piece) => hexes.has(piece.at) && factsOf(piece)["owner"] !== view.seat);
    return [...hexes, ...there.map((piece) => piece.id)];
  },

  badge(seat, view) {
    return terrainOf((view.facts["packs"] as (string | null)[])[seat]);
  },

  midway(view) {
    return ["terrain", "target", "pay", "wolf", "dest", "push", "track"].includes(view.decision);
  },
};

texts.askReach = phrase("twb-ask-dest");
texts.glossary = [
  ...["wolf", "alpha", "den", "lair"].map((kind) => ({
    term: phrase(`tw-${kind}`),
    meaning: [phrase(`twb-explain-${kind}`)],
  })),
  { term: phrase("tw-lone-wolf"), meaning: [phrase("twb-explain-lone")] },
  { term: phrase("tw-prey"), meaning: [phrase("twb-explain-prey")] },
  { term: phrase("tw-chasm"), meaning: [phrase("twb-explain-chasm")] },
  ...["MOVE", "DEN", "LAIR", "HOWL", "DOMINATE"].map((kind) => ({
    term: phrase(`tw-${kind}`),
    meaning: [phrase(`twb-explain-${kind}`)],
  })),
];
