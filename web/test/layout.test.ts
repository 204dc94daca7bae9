import { describe, expect, it } from "vitest";
import { layout as loneWolves } from "../src/boards/lone_wolves/layout";
import { layout as moonlight } from "../src/boards/moonlight/layout";
import type { Spot } from "../src/geometry/boxes";
import { unfold, type WrittenStep } from "../src/lessons/lessons";
import loneWolvesSteps from "../src/lessons/lone_wolves.json";
import moonlightSteps from "../src/lessons/moonlight.json";

const loneWolvesLesson = unfold(loneWolvesSteps as unknown as WrittenStep[]);
const moonlightLesson = unfold(moonlightSteps as unknown as WrittenStep[]);

const sizes = [
  [360, 620],
  [390, 740],
  [844, 336],
  [768, 960],
  [1080, 850],
  [1440, 846],
  [1920, 1020],
  [3840, 2100],
] as const;

function inside(spot: Spot, width: number, height: number, slack: number): boolean {
  return (
    spot.x - spot.w / 2 >= -slack &&
    spot.x + spot.w / 2 <= width + slack &&
    spot.y - spot.h / 2 >= -slack &&
    spot.y + spot.h / 2 <= height + slack
  );
}

describe.each(sizes)("at %i x %i", (width, height) => {
  it("every piece of Lone Wolves lies on the table, but the box", () => {
    for (const step of loneWolvesLesson) {
      const view = step.view;
      const { spots } = loneWolves(view, 0, width, height);
      for (const piece of view.pieces.filter((one) => one.at !== "box")) {
        expect(spots.has(piece.id), piece.id).toBe(true);
        expect(
          inside(spots.get(piece.id)!, width, height, 12),
          `${piece.id} ${JSON.stringify(spots.get(piece.id))}`,
        ).toBe(true);
      }
    }
  });

  it("every piece of Moonlight lies on the table, but what a phone has no room for", () => {
    for (const step of moonlightLesson) {
      const view = step.view;
      const plan = moonlight(view, 0, width, height, undefined);
      for (const piece of view.pieces.filter((one) => !plan.hidden.has(one.id))) {
        expect(plan.spots.has(piece.id), piece.id).toBe(true);
        expect(
          inside(plan.spots.get(piece.id)!, width, height, 12),
          `${piece.id} ${JSON.stringify(plan.spots.get(piece.id))}`,
        ).toBe(true);
      }
    }
  });

  it("no two places of Moonlight overlap, and all are large enough for a thumb", () => {
    const view = moonlightLesson.at(-1)!.view;
    const { cells } = moonlight(view, 0, width, height, undefined);
    for (const [n, a] of cells.entries()) {
      expect(Math.min(a.rect.w, a.rect.h)).toBeGreaterThanOrEqual(36);
      for (const b of cells.slice(n + 1)) {
        const apart =
          a.rect.x + a.rect.w <= b.rect.x ||
          b.rect.x + b.rect.w <= a.rect.x ||
          a.rect.y + a.rect.h <= b.rect.y ||
          b.rect.y + b.rect.h <= a.rect.y;
        expect(apart).toBe(true);
      }
    }
  });

  it("all rows of Moonlight are in sight while a leader is chosen between rounds", () => {
    const last = moonlightLesson.at(-1)!.view;
    const view = { ...last, decision: "pick", actor: 0, seat: 0, facts: { ...last.facts, reach: [0, 2, 0, 3] } };
    for (const { rect } of moonlight(view, 0, width, height, undefined).cells)
      expect(Math.min(rect.w, rect.h)).toBeGreaterThanOrEqual(32);
  });

  it("the sides of Lone Wolves are large enough for a thumb", () => {
    const view = loneWolvesLesson[0]!.view;
    for (const ground of loneWolves(view, 0, width, height).grounds) {
      for (const side of ground.sides) expect(Math.min(side.box.w, side.box.h)).toBeGreaterThanOrEqual(44);
    }
  });
});
