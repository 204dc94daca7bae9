// Where everything of a Lone Wolves table lies, in pixels of the stage.
//
//   wide:   columns, the opponent above, oneself below        tall:   rows, the opponent left, oneself right
//           +-----+-----+-----+                                       +-------+--------+-------+
//           | opp | opp | ... |                                       |  opp  | centre |  own  |
//           |  c  |  c  |     |                                       +-------+--------+-------+
//           | own | own |     |                                       |  opp  | centre |  own  |
//           +-----+-----+-----+                                       +-------+--------+-------+
import type { Spot } from "../../geometry/boxes";
import { column, type Rect, row } from "../../geometry/boxes";
import { factsOf, piecesAt, placeOf, type View } from "../../view/view";

export interface Side {
  seat: number;
  /** All of the side: where a card is sent to. */
  box: Rect;
  cards: Rect;
  strength: Spot;
  fields: Spot[];
}

export interface Ground {
  id: string;
  panel: Rect;
  centre: Rect;
  title: { x: number; y: number; size: number };
  honor: Spot;
  scars: Rect;
  moon: Spot;
  sides: Side[];
}

export interface Border {
  id: string;
  fields: { seat: number; spot: Spot }[];
}

export interface Layout {
  tall: boolean;
  token: number;
  hands: Map<number, Rect>;
  hud: Rect;
  grounds: Ground[];
  borders: Border[];
  held: Spot;
  /** Where moons wait beside the board. */
  beside: Spot[];
  spots: Map<string, Spot>;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

export function layout(view: View, bottom: number, width: number, height: number): Layout {
  const tall = width < height * 0.9;
  const frame = tall ? rows(view, bottom, width, height) : columns(view, bottom, width, height);
  return { ...frame, spots: place(view, bottom, frame) };
}

type Frame = Omit<Layout, "spots">;

function columns(view: View, bottom: number, width: number, height: number): Frame {
  const top = clamp(height * 0.105, 52, 190);
  const hand = clamp(height * 0.235, 104, 480);
  const board = height - top - hand - 6;
  const gap = 8;
  const w = Math.min((width - 24 - 4 * gap) / 5, board * 0.62);
  const left = (width - 5 * w - 4 * gap) / 2;
  const ch = board * 0.27;
  const sh = (board - ch) / 2;
  const token = Math.min(w / 6.2, sh * 0.2);
  const territories = view.places.filter((place) => place.kind === "territory");
  const grounds = territories.map((territory, n): Ground => {
    const x = left + n * (w + gap);
    const panel = { x, y: top, w, h: board };
    const centre = { x, y: top + sh, w, h: ch };
    const size = clamp(ch * 0.15, 12, 30);
    const body = centre.y + size * 1.1 + (ch - size * 1.1) / 2;
    const honor = Math.min(ch * 0.56, w * 0.27);
    const scars = Math.min((ch - size * 1.2) * 0.92, w * 0.4);
    const sides = [1 - bottom, bottom].map((seat): Side => {
      const own = seat === bottom;
      const y = own ? centre.y + ch : top;
      const line = own ? y + token * 0.62 + 3 : y + sh - token * 0.62 - 3;
      const fields = placeOf(view, `${territory.id}/${seat}/pack`)?.facts?.["fields"] ?? 0;
      const cards = { x: x + 6, y: own ? y + token * 1.3 + 4 : y + 4, w: w - 12, h: sh - token * 1.3 - 8 };
      return {
        seat,
        box: { x, y, w, h: sh },
        cards,
        strength: { x: x + token * 1.3, y: line, w: token * 1.2, h: token * 1.2, z: 3 },
        fields: Array.from({ length: fields }, (_, f) => ({
          x: x + w / 2 + token * (0.15 + (f - (fields - 1) / 2) * 1.12 + 0.55),
          y: line,
          w: token,
          h: token,
          z: 3,
        })),
      };
    });
    return {
      id: territory.id,
      panel,
      centre,
      title: { x: x + 10, y: centre.y + size * 1.05, size },
      honor: { x: x + w * 0.2, y: body, w: honor, h: honor, z: 3 },
      scars: { x: x + w * 0.52 - scars / 2, y: body - scars / 2, w: scars, h: scars },
      moon: { x: x + w * 0.845, y: body, w: honor, h: honor, z: 4 },
      sides,
    };
  });
  return {
    tall: false,
    token,
    hands: new Map([
      [1 - bottom, { x: width * 0.28, y: 4, w: width * 0.44, h: top - 8 }],
      [
        bottom,
        {
          x: Math.max(12, width * 0.14),
          y: height - hand + 10,
          w: width - 2 * Math.max(12, width * 0.14),
          h: hand - 14,
        },
      ],
    ]),
    hud: { x: width * 0.74, y: 4, w: width * 0.26 - 12, h: top - 8 },
    grounds,
    borders: borders(view, grounds, token, (a, b, side) => ({
      x: (a.panel.x + a.panel.w + b.panel.x) / 2,
      y: side.strength.y,
    })),
    held: { x: width / 2, y: height - hand * 0.5, w: hand * 0.56, h: hand * 0.56, z: 60 },
    beside: waiting(width * 0.28 - 8, 4, Math.min((top - 8) * 0.86, width * 0.045)),
  };
}

function rows(view: View, bottom: number, width: number, height: number): Frame {
  const top = clamp(height * 0.062, 40, 90);
  const hand = clamp(height * 0.205, 120, 340);
  const gap = 4;
  const h = (height - top - hand - 4 * gap) / 5;
  const cw = clamp(width * 0.29, 84, 320);
  const token = clamp(Math.min(h * 0.225, width * 0.07), 18, 56);
  const territories = view.places.filter((place) => place.kind === "territory");
  const grounds = territories.map((territory, n): Ground => {
    const y = top + n * (h + gap);
    const panel = { x: 4, y, w: width - 8, h };
    const centre = { x: (width - cw) / 2, y, w: cw, h };
    const badge = token * 1.12;
    const inner = cw - 2 * badge - 4;
    const size = clamp(h * 0.125, 11, 24);
    const honor = Math.min(h * 0.4, inner * 0.72);
    const scars = Math.min(h - honor - size * 1.2 - 4, inner);
    const moon = honor * 0.9;
    const sides = [1 - bottom, bottom].map((seat): Side => {
      const own = seat === bottom;
      const x = own ? centre.x + cw : 4;
      const w = centre.x - 4;
      const fields = placeOf(view, `${territory.id}/${seat}/pack`)?.facts?.["fields"] ?? 0;
      const stack = { x: own ? x + 3 : x + w - token - 3, y: y + 3, w: token, h: h - 6 };
      return {
        seat,
        box: { x, y, w, h },
        cards: { x: own ? x + token + 7 : x + 3, y: y + 4, w: w - token - 10, h: h - 8 },
        strength: {
          x: own ? centre.x + cw - badge / 2 - 1 : centre.x + badge / 2 + 1,
          y: y + h / 2 + size * 0.4,
          w: badge,
          h: badge,
          z: 4,
        },
        fields: column(stack, fields, token, 3),
      };
    });
    return {
      id: territory.id,
      panel,
      centre,
      title: { x: centre.x + 6, y: y + size * 1.05, size },
      honor: { x: centre.x + cw / 2, y: y + size * 1.2 + honor / 2, w: honor, h: honor, z: 3 },
      scars: { x: centre.x + cw / 2 - scars / 2, y: y + h - scars - 2, w: scars, h: scars },
      moon: { x: centre.x + cw - moon * 0.42, y: y + moon * 0.46, w: moon, h: moon, z: 5 },
      sides,
    };
  });
  return {
    tall: true,
    token,
    hands: new Map([
      [1 - bottom, { x: 6, y: 3, w: width * 0.27, h: top - 6 }],
      [bottom, { x: 6, y: height - hand + 6, w: width - 12, h: hand - 8 }],
    ]),
    hud: { x: width * 0.44, y: 2, w: width * 0.56 - 6, h: top - 4 },
    grounds,
    borders: borders(view, grounds, token, (a, b, side) => ({
      x: side.fields[0]?.x ?? side.box.x,
      y: (a.panel.y + a.panel.h + b.panel.y) / 2,
    })),
    held: { x: width / 2, y: height - hand * 0.5, w: hand * 0.56, h: hand * 0.56, z: 60 },
    beside: waiting(width * 0.44 - 2, 3, Math.min((top - 6) * 0.7, width * 0.07)),
  };
}

/** Two places in a row that ends at a point. */
function waiting(right: number, top: number, size: number): Spot[] {
  return [0, 1].map((n) => ({ x: right - size * (0.5 + n * 1.06), y: top + size * 0.7, w: size, h: size, z: 3 }));
}

function borders(
  view: View,
  grounds: Ground[],
  token: number,
  at: (a: Ground, b: Ground, side: Side) => { x: number; y: number },
): Border[] {
  return view.places
    .filter((place) => place.kind === "border")
    .map((place) => {
      const between = factsOf(place)["between"] as string[];
      const [a, b] = between.map((id) => grounds.find((ground) => ground.id === id)!) as [Ground, Ground];
      return {
        id: place.id,
        fields: a.sides.map((side) => ({ seat: side.seat, spot: { ...at(a, b, side), w: token, h: token, z: 6 } })),
      };
    });
}

function place(view: View, bottom: number, frame: Frame): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  const put = (ids: { id: string }[], where: Spot[]) => {
    for (const [n, piece] of ids.entries()) if (where[n]) spots.set(piece.id, where[n]);
  };
  for (const [seat, box] of frame.hands)
    put(piecesAt(view, `hand/${seat}`), fan(box, piecesAt(view, `hand/${seat}`).length, seat === bottom, frame.tall));
  for (const ground of frame.grounds) {
    for (const side of ground.sides) {
      const wolves = piecesAt(view, `${ground.id}/${side.seat}`);
      // Small enough that the value of every card shows.
      const h = Math.min(side.cards.h, (1.5 * side.cards.w) / (1 + 0.42 * Math.max(1, wolves.length - 1)));
      const near = frame.tall && side.seat === bottom ? "left" : frame.tall ? "right" : "middle";
      put(wolves, row(side.cards, wolves.length, (h * 2) / 3, h, 5, near));
      put(piecesAt(view, `${ground.id}/${side.seat}/pack`), side.fields);
    }
    const centre = piecesAt(view, `${ground.id}/centre`);
    put(
      centre.filter((piece) => piece.kind === "honor"),
      [ground.honor],
    );
    put(
      centre.filter((piece) => piece.kind === "moon"),
      [ground.moon],
    );
    const scars = centre.filter((piece) => piece.kind.endsWith("scar"));
    put(scars, quartet(ground.scars, scars.length));
    // On a phone the tokens to take come to the hand, large enough for a thumb.
    if (
      frame.tall &&
      view.decision === "take" &&
      view.actor === bottom &&
      view.seat === bottom &&
      view.facts["loss_place"] === ground.id
    ) {
      const hand = frame.hands.get(bottom)!;
      const size = Math.min(hand.h * 0.5, hand.w / 4.6);
      put(
        scars,
        row(hand, scars.length, size, size, 10).map((spot) => ({ ...spot, z: 60 })),
      );
    }
  }
  for (const border of frame.borders) {
    for (const field of border.fields) put(piecesAt(view, `${border.id}/${field.seat}`), [field.spot]);
  }
  for (const seat of frame.hands.keys()) {
    const mine = seat === bottom;
    const box = frame.hands.get(seat)!;
    put(piecesAt(view, `held/${seat}`), [
      mine ? frame.held : { x: box.x + box.w / 2, y: box.y + box.h / 2, w: box.h, h: box.h, z: 60 },
    ]);
  }
  put(piecesAt(view, "beside"), frame.beside);
  const size = Math.min(frame.hud.h * 0.86, frame.hud.w * 0.16);
  const box = piecesAt(view, "box");
  put(
    box,
    box.map((_, n) => ({ x: frame.hud.x - size * 2 - n * 2, y: -size * 1.5, w: size * 0.66, h: size, z: 1 })),
  );
  return spots;
}

/** One to four tokens in a square. */
function quartet(box: Rect, count: number): Spot[] {
  const size = box.w * 0.485;
  const places =
    count === 1
      ? [[0.5, 0.5]]
      : count === 2
        ? [
            [0.25, 0.5],
            [0.75, 0.5],
          ]
        : count === 3
          ? [
              [0.5, 0.25],
              [0.25, 0.75],
              [0.75, 0.75],
            ]
          : [
              [0.25, 0.25],
              [0.75, 0.25],
              [0.25, 0.75],
              [0.75, 0.75],
            ];
  return places.map(([x, y]) => ({ x: box.x + x! * box.w, y: box.y + y! * box.h, w: size, h: size, z: 4 }));
}

/** A hand of cards: one's own fanned, in two rows on a phone; the other's small and from behind. */
function fan(box: Rect, count: number, own: boolean, tall: boolean): Spot[] {
  if (!own)
    return row(box, count, (box.h * 2) / 3, box.h, 3, tall ? "left" : "middle").map((spot, n) => ({
      ...spot,
      turn: (n - (count - 1) / 2) * 0.8,
    }));
  if (!tall || count <= 6) {
    const h = Math.min(box.h * 0.94, box.w * 0.3);
    const w = (h * 2) / 3;
    return row({ ...box }, count, w, h, -w * 0.22).map((spot, n) => {
      const off = n - (count - 1) / 2;
      return { ...spot, turn: off * (count > 8 ? 0.6 : 1.1), y: spot.y + off * off * h * 0.0008 + h * 0.02, z: 20 + n };
    });
  }
  const first = Math.ceil(count / 2);
  const h = Math.min(box.h * 0.64, box.w * 0.3);
  const w = (h * 2) / 3;
  const upper = row({ ...box, y: box.y, h }, first, w, h, -w * 0.1);
  const lower = row({ ...box, y: box.y + box.h - h, h }, count - first, w, h, -w * 0.1);
  return [...upper.map((spot, n) => ({ ...spot, z: 20 + n })), ...lower.map((spot, n) => ({ ...spot, z: 40 + n }))];
}
