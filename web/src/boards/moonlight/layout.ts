// Where everything of a Moonlight table lies, in pixels of the stage: the grid in the middle, the seats above and below,
// abilities and the mountain beside it; on a phone between grid and hand, and on one that lies, the seats are beside too.
import type { Point, Spot } from "../../geometry/boxes";
import { type Rect, row } from "../../geometry/boxes";
import { factsOf, type Place, piecesAt, type View } from "../../view/view";

export interface Cell {
  id: string;
  x: number;
  y: number;
  rect: Rect;
  corner: boolean;
  open: boolean;
  reach: boolean;
}

export interface Layout {
  tall: boolean;
  cells: Cell[];
  /** The middle of every row's ends, for its sums. */
  rows: { y: number; left: Spot; right: Spot }[];
  hud: Rect;
  /** Where it is said over the grid who took the round. */
  banner: Point & { w: number };
  decks: Map<number, Spot>;
  spots: Map<string, Spot>;
  hidden: ReadonlySet<string>;
}

export function layout(view: View, bottom: number, width: number, height: number, lifted: string | undefined): Layout {
  const tall = width < height * 0.95;
  /** A screen too low for seats above and below the grid: they are to its left. */
  const low = !tall && height < 480;
  const hand = tall ? Math.max(112, height * 0.18) : low ? height * 0.3 : Math.max(110, height * 0.235);
  const top = tall ? Math.max(58, height * 0.085) : Math.max(54, height * 0.125);
  const strip = tall ? Math.max(64, height * 0.105) : 0;
  const hudHeight = tall ? 40 : 0;
  const side = tall ? 0 : Math.min(width * 0.235, 520);
  const seats = low ? width * 0.37 : side;
  const picking = view.decision.startsWith("pick") && view.actor === bottom && view.seat === bottom;
  /** On a phone, what is chosen between rounds has the room of hand and strip, and the grid what is left. */
  const choices = tall && picking ? Math.max(hand + strip, 216) : hand + strip;
  /** Between rounds it says over the grid who took the round. */
  const saying = view.decision.startsWith("pick") ? 34 : 0;
  const above = (low ? 0 : top + hudHeight) + saying;
  const area: Rect = {
    x: seats,
    y: above + 4,
    w: width - seats - side,
    h: height - above - (low ? 0 : choices) - 10,
  };
  const badge = tall ? 34 : low ? 30 : Math.min(64, Math.max(40, height * 0.06));

  const shown = shownPlaces(view);
  const xs = shown.map((place) => factsOf(place)["x"] as number);
  const ys = shown.map((place) => factsOf(place)["y"] as number);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const nx = x1 - x0 + 1;
  const ny = y1 - y0 + 1;
  const gap = tall || low ? 4 : 8;
  const ch = Math.min(
    (area.h - 14 - gap * (ny - 1)) / ny,
    (1.5 * (area.w - 2 * badge - 34 - gap * (nx - 1))) / nx,
    height * (low ? 0.3 : 0.24),
  );
  const cw = (ch * 2) / 3;
  const left = area.x + (area.w - nx * cw - (nx - 1) * gap) / 2;
  const upper = area.y + (area.h - ny * ch - (ny - 1) * gap) / 2;
  const cells = shown.map((place): Cell => {
    const facts = factsOf(place);
    return {
      id: place.id,
      x: facts["x"],
      y: facts["y"],
      rect: { x: left + (facts["x"] - x0) * (cw + gap), y: upper + (facts["y"] - y0) * (ch + gap), w: cw, h: ch },
      corner: facts["corner"],
      open: facts["open"],
      reach: facts["reach"],
    };
  });
  const rows = (view.facts["count"]?.rows ?? []).map((counted: { y: number }) => {
    const y = upper + (counted.y - y0) * (ch + gap) + ch / 2;
    return {
      y: counted.y,
      left: { x: left - badge / 2 - 10, y, w: badge, h: badge },
      right: { x: left + nx * cw + (nx - 1) * gap + badge / 2 + 10, y, w: badge, h: badge },
    };
  });

  const spots = new Map<string, Spot>();
  const put = (pieces: { id: string }[], where: (Spot | undefined)[]) => {
    for (const [n, piece] of pieces.entries()) if (where[n]) spots.set(piece.id, where[n]);
  };
  for (const cell of cells) {
    const pile = piecesAt(view, cell.id, "wolf").sort((a, b) => factsOf(a)["height"] - factsOf(b)["height"]);
    const spread = lifted === cell.id ? ch * 0.24 : Math.min(5, ch * 0.03);
    put(
      pile,
      pile.map((_, n) => ({
        x: cell.rect.x + cw / 2 - (pile.length - 1 - n) * (lifted === cell.id ? 0 : 2.5),
        y: cell.rect.y + ch / 2 - (pile.length - 1 - n) * spread,
        w: cw,
        h: ch,
        z: (lifted === cell.id ? 200 : 2) + n,
      })),
    );
  }

  const decks = new Map<number, Spot>();
  const hidden = new Set<string>();
  for (const seat of [0, 1]) {
    const own = seat === bottom;
    const h = own ? hand - 16 : top - 10;
    const w = (h * 2) / 3;
    const y = own ? height - hand / 2 : top / 2;
    const cards = picking && own ? [] : piecesAt(view, `hand/${seat}`);
    const aside = tall ? Math.min(60, width * 0.155) : 0;
    const won = tall && piecesAt(view, `summit/${seat}`).length > 0 ? 42 : 0;
    const reach = tall
      ? { x: aside + 14 + won, y: y - h / 2, w: width - 2 * aside - 28 - won, h }
      : low
        ? { x: w + 18, y: y - h / 2, w: seats - 2 * w - 36, h }
        : { x: width * 0.3, y: y - h / 2, w: width * 0.4, h };
    put(
      cards,
      row(reach, cards.length, w, h, own ? 10 : 4).map((spot, n) => ({
        ...spot,
        turn: (n - (cards.length - 1) / 2) * (own ? 2 : 1),
        z: 20 + n,
      })),
    );
    const dw = tall ? Math.min(w, aside) : w;
    const deck: Spot = { x: tall || low ? dw / 2 + 6 : width * 0.27 - w / 2, y, w: dw, h: dw * 1.5, z: 2 };
    const covered = picking && own && (tall || low);
    if (!covered) decks.set(seat, deck);
    put(
      piecesAt(view, `deck/${seat}`),
      piecesAt(view, `deck/${seat}`).map(() => deck),
    );
    const leader = piecesAt(view, `leader/${seat}`);
    const card = tall ? Math.min(h, aside * 1.5) : Math.min(h, 200);
    if (covered) continue;
    const right = tall ? width - card / 3 - 6 : low ? seats - card / 3 - 6 : width * 0.74 + card / 3;
    put(leader, [{ x: right, y, w: (card * 2) / 3, h: card, z: 3 }]);
    const size = tall || low ? 38 : Math.min(h * 0.85, 120);
    const peak = low
      ? { x: 8 + size / 2, y: own ? height - hand - 26 : top + 26 }
      : { x: tall ? aside + 14 + size / 2 : deck.x - deck.w / 2 - size / 2 - 14, y };
    put(piecesAt(view, `summit/${seat}`, "foot"), [summit(peak, size, 0)]);
    put(piecesAt(view, `summit/${seat}`, "peak"), [summit(peak, size, 1)]);
  }

  const display = piecesAt(view, "display");
  const aside = piecesAt(view, `aside/${bottom}`);
  const others = piecesAt(view, `aside/${1 - bottom}`);
  const beside: Rect = { x: 8, y: top + 6, w: seats - 16, h: height - top - 12 };
  if (picking && view.decision === "pick_lone" && !low) {
    const h = tall ? choices - 24 : hand - 16;
    const zone = { x: 8, y: height - h - 12, w: tall ? width - 16 : width - side - 16, h };
    const w = Math.min((h * 2) / 3, zone.w / aside.length - 8);
    put(
      aside,
      row(zone, aside.length, w, w * 1.5, 10).map((spot) => ({ ...spot, z: 250 })),
    );
  } else if (picking && view.decision === "pick_lone") {
    const h = Math.min((beside.h - 8) / 2, beside.w * 0.7);
    put(aside, pairs({ ...beside, x: beside.x + (beside.w - (4 * h) / 3 - 8) / 2, w: (4 * h) / 3 + 8, h: 2 * h + 8 }));
  } else if (picking && (tall || low)) {
    put(display, pairs(low ? beside : { x: 8, y: height - choices + 6, w: width - 16, h: choices - 12 }));
  }
  const lh = Math.min(low ? 46 : area.h * 0.22, side * 0.3);
  const column: Rect = low
    ? { x: width - side + 52, y: 4, w: side - 60, h: height - 8 }
    : { x: width - side + 6, y: area.y, w: side - 18, h: area.h };
  const rest = (pieces: { id: string }[]) => pieces.filter((piece) => !spots.has(piece.id));
  if (tall && !picking) {
    const y = height - hand - strip;
    const leads = rest(display);
    put(
      leads,
      row(
        { x: 6, y, w: width * 0.53, h: strip },
        leads.length,
        Math.min(strip * 0.7, width * 0.125),
        strip - 8,
        3,
        "left",
      ),
    );
    const lone = rest(aside);
    put(
      lone,
      row(
        { x: width * 0.56, y, w: width * 0.24, h: strip },
        lone.length,
        ((strip - 10) * 2) / 3,
        strip - 10,
        -14,
        "left",
      ),
    );
    for (const piece of others) hidden.add(piece.id);
    put(piecesAt(view, "mountain"), mountain({ x: width * 0.81, y, w: width * 0.18, h: strip }, view));
  } else if (low) {
    const leads = rest(display);
    const zone = { x: 58, y: top + 6, w: seats - 64, h: height - top - hand - 12 };
    const w = Math.min((zone.h * 2) / 3, zone.w / 4 - 6);
    put(leads, row(zone, leads.length, w, w * 1.5, 6));
  } else if (!tall) {
    const h = Math.min((area.h - 24) / 2, side * 0.68);
    const w = (h * 2) / 3;
    const leads = rest(display);
    for (const [n, piece] of leads.entries()) {
      spots.set(piece.id, {
        x: side / 2 + (n % 2 === 0 ? -1 : 1) * (w / 2 + 5),
        y: area.y + 8 + h / 2 + Math.floor(n / 2) * (h + 8),
        w,
        h,
        z: 2,
      });
    }
  }
  if (!tall) {
    const lone = rest(aside);
    put(lone, row({ ...column, y: column.y + column.h - lh - 2, h: lh }, lone.length, (lh * 2) / 3, lh, 6));
    put(others, row({ ...column, y: column.y + 2, h: lh }, others.length, (lh * 2) / 3, lh, 6));
    const box = low
      ? { y: column.y + lh + 146, h: column.h - 2 * lh - 152 }
      : { y: area.y + area.h * 0.56, h: area.h * 0.18 };
    put(piecesAt(view, "mountain"), mountain({ ...box, x: column.x + column.w * 0.2, w: column.w * 0.6 }, view));
  }
  const hud = tall
    ? { x: 0, y: top, w: width, h: hudHeight }
    : low
      ? { ...column, y: column.y + lh + 8, h: 132 }
      : { ...column, y: area.y + area.h * 0.26, h: area.h * 0.28 };
  return { tall, cells, rows, hud, banner: { x: area.x, y: area.y - saying + 2, w: area.w }, decks, spots, hidden };
}

/** Four things in two lines of two, over whatever else lies there. */
function pairs(zone: Rect): Spot[] {
  const w = (zone.w - 8) / 2;
  const h = (zone.h - 8) / 2;
  return [0, 1, 2, 3].map((n) => ({
    x: zone.x + (n % 2) * (w + 8) + w / 2,
    y: zone.y + Math.floor(n / 2) * (h + 8) + h / 2,
    w,
    h,
    z: 250,
  }));
}

/** The places of the frame, and while it grows those around it that it can still take. */
function shownPlaces(view: View): Place[] {
  const places = view.places.filter((place) => place.kind === "place");
  const reach = view.facts["reach"] as [number, number, number, number] | null;
  if (!reach) return places.filter((place) => factsOf(place)["open"] || place.id === "0,0").slice(0, 1);
  const [x0, x1, y0, y1] = reach;
  const ring = view.decision.startsWith("pick") ? 0 : 1;
  const near = places.filter((place) => {
    const { x, y } = factsOf(place) as { x: number; y: number };
    return x >= x0 - ring && x <= x1 + ring && y >= y0 - ring && y <= y1 + ring;
  });
  return near.length > 0 ? near : places;
}

function summit(at: Point, w: number, part: number): Spot {
  return {
    x: at.x,
    y: at.y + (part === 0 ? w * 0.3 : -w * 0.32),
    w: part === 0 ? w : w * 0.72,
    h: (part === 0 ? w : w * 0.72) * 0.75,
    z: 3 + part,
  };
}

function mountain(box: Rect, view: View): Spot[] {
  const pieces = piecesAt(view, "mountain");
  const w = Math.min(box.w * 0.55, box.h * 0.75);
  return pieces.map((piece) => {
    if (piece.kind === "peak") return { x: box.x + box.w / 2, y: box.y + box.h * 0.3, w: w * 0.8, h: w * 0.6, z: 4 };
    const seat = factsOf(piece)["owner"] as number;
    return {
      x: box.x + box.w / 2 + (seat === 0 ? -0.5 : 0.5) * w * 0.92,
      y: box.y + box.h * 0.72,
      w,
      h: w * 0.75,
      z: 3,
    };
  });
}
