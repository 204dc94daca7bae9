// The texts of a Lone Wolves table: names for every piece and place, what they do, what is to be decided.
import { suits } from "../../art/suits";
import { phrase } from "../../i18n/texts.svelte";
import type { BoardTexts } from "../../play/board-texts";
import { depict, factsOf, type Phrase, type Thing, type View } from "../../view/view";

const suitOf: Record<string, string> = { K: "black", N: "brown", G: "green", W: "white", R: "red" };

function card(suit: string, value: number): Phrase {
  return phrase("lw-card", { suit: phrase(`lw-${suit}.of`), value });
}

/** A card that something is done with. */
function cardActedOn(code: string): Phrase {
  const facts = { suit: suitOf[code[0]!]!, value: Number(code.slice(1)) };
  const said = phrase("lw-card.what", { suit: phrase(`lw-${facts.suit}.of`), value: facts.value });
  return depict(said, { id: code, kind: "wolf", facts });
}

function territory(id: string, form: "to" | "in" | "into" | "from"): Phrase {
  const suit = Object.keys(suits).find((one) => suits[one]!.territory === id);
  return depict(phrase(`lw-${id}.${form}`), { id, kind: "territory", facts: { suit } });
}

function field(id: string): Phrase {
  if (!id.includes("+")) return territory(id, "into");
  const [one, other] = id.split("+") as [string, string];
  return phrase("lw-border-to", { one: phrase(`lw-${one}`), other: phrase(`lw-${other}`) });
}

/** Where a piece lies, as far as a name needs it. */
function where(thing: Thing): Phrase | undefined {
  const at = "at" in thing ? String(thing.at).split("/")[0]! : "";
  return /^(cave|desert|swamp|tundra|volcano)$/.test(at) ? territory(at, "in") : undefined;
}

function located(name: Phrase, thing: Thing): Phrase {
  const place = where(thing);
  return place ? phrase("board-located", { what: name, place }) : name;
}

export const texts: BoardTexts = {
  name(thing, view) {
    const facts = factsOf(thing);
    switch (thing.kind) {
      case "wolf":
        if (facts["face"] === "up" || (facts["face"] === "down" && facts["suit"]))
          return located(card(facts["suit"], facts["value"]), thing);
        if (facts["face"] === "lone" && facts["suit"])
          return located(phrase("lwb-lone-once", { card: card(facts["suit"], facts["value"]) }), thing);
        return located(facts["face"] === "lone" ? phrase("lwb-lone") : phrase("lwb-unseen-card"), thing);
      case "scar":
        return located(phrase(`lw-scar-${facts["scar"]}`), thing);
      case "hidden_scar":
        return located(phrase("lw-scar-HIDDEN"), thing);
      case "honor":
        return located(phrase("lw-draw-honor", { value: facts["value"], reverse: facts["reverse"] }), thing);
      case "moon":
        return located(phrase(`lw-${thing.id}`), thing);
      case "territory":
        return phrase("lwb-territory", {
          place: phrase(`lw-${thing.id}`),
          suit: phrase(`lw-${facts["suit"]}`),
          own: facts["strength"][own(view)],
          other: facts["strength"][1 - own(view)],
          room: facts["room"],
        });
      case "border":
        return field(thing.id);
      default:
        return phrase("lwb-table");
    }
  },

  explain(thing, view) {
    const facts = factsOf(thing);
    switch (thing.kind) {
      case "wolf":
        if (facts["face"] === "down") return [phrase("lwb-explain-down")];
        if (facts["face"] === "lone") return [phrase("lwb-explain-lone")];
        return [
          phrase("lwb-explain-wolf", { value: facts["value"] }),
          ...(facts["value"] === 2 ? [phrase("lwb-explain-two")] : []),
          ...(facts["value"] === 3 ? [phrase("lwb-explain-three")] : []),
          ...(view.facts["trump"] === facts["suit"] ? [phrase("lwb-explain-trump-card")] : []),
        ];
      case "scar":
        return [phrase(`lwb-explain-${facts["scar"]}`)];
      case "hidden_scar":
        return [phrase("lwb-explain-hidden")];
      case "honor":
        return [phrase("lwb-explain-honor", { value: facts["value"], reverse: facts["reverse"] })];
      case "moon":
        return [phrase(`lwb-explain-${thing.id}`)];
      case "territory":
        return [phrase("lwb-explain-territory"), phrase("lwb-explain-room", { room: facts["room"] })];
      case "border":
        return [phrase("lwb-explain-border")];
      default:
        return [];
    }
  },

  label(path) {
    const [verb, what, place] = path.split(" ") as [string, string, string | undefined];
    if (verb === "play") return phrase("lw-label-play", { card: cardActedOn(what), place: territory(place!, "to") });
    if (verb === "take") return phrase("lw-label-take", { scar: phrase(`lw-scar-${what}`) });
    return phrase("lw-label-place", { place: field(what) });
  },

  ask(view, mine) {
    const facts = view.facts;
    const who = view.actor;
    if (view.decision === "lead") return mine ? phrase("lwb-ask-lead") : phrase("lwb-wait-lead", { who });
    if (view.decision === "follow") {
      const led = cardActedOn(String(facts["led_card"]));
      return mine ? phrase("lwb-ask-follow", { card: led }) : phrase("lwb-wait-follow", { who, card: led });
    }
    if (view.decision === "take") {
      const place = territory(String(facts["loss_place"]), "from");
      return mine ? phrase("lwb-ask-take", { place }) : phrase("lwb-wait-take", { who, place });
    }
    return mine ? phrase("lwb-ask-place") : phrase("lwb-wait-place", { who });
  },
};

const scars = [
  "STR_PER_WOLF",
  "STR_3",
  "ADD_LONE",
  "FLIP_HONOR",
  "PT_1_WOLF",
  "PT_2_LONE",
  "PT_2_FACEUP",
  "PT_3_LOW",
  "PT_5_CONTROL",
];

texts.glossary = [
  { term: phrase("lwb-lone"), meaning: [phrase("lwb-explain-lone")] },
  { term: phrase("lw-scar-HIDDEN"), meaning: [phrase("lwb-explain-hidden")] },
  { term: phrase("lw-moon"), meaning: [phrase("lwb-explain-moon")] },
  { term: phrase("lw-blood_moon"), meaning: [phrase("lwb-explain-blood_moon")] },
  ...scars.map((scar) => ({ term: phrase(`lw-scar-${scar}`), meaning: [phrase(`lwb-explain-${scar}`)] })),
];

function own(view: View): number {
  return view.seat !== null && view.seat >= 0 ? view.seat : 0;
}
