import { describe, expect, it } from "vitest";
import { stepsOf, stepTime } from "../src/table/counting";
import { concerningRows, scoringRows } from "../src/ui/score-rows";
import type { Phrase, Sheet, SheetRow } from "../src/view/view";

function said(key: string): Phrase {
  return { key, args: {} };
}

function row(key: string, points: (number | null)[], about: string[] = [], why?: string): SheetRow {
  return { label: said(key), points, why: points.map(() => (why ? said(why) : null)), about };
}

function sheet(...rows: SheetRow[]): Sheet {
  return { rows, total: [0, 0], tie_break: null, winners: [0] };
}

function labels(rows: { label: Phrase }[]): string[] {
  return rows.map((one) => one.label.key);
}

describe("a count", () => {
  it("adds item by item what each seat got", () => {
    const steps = stepsOf(sheet(row("honor", [0, 3], ["H1"]), row("moon", [5, null], ["moon"]), row("scar", [2, 1])));
    expect(steps.map((step) => step.totals)).toEqual([
      [0, 3],
      [5, 3],
      [7, 4],
    ]);
    expect(steps.map((step) => step.about)).toEqual([["H1"], ["moon"], []]);
  });

  it("passes over what brought nobody anything", () => {
    const steps = stepsOf(sheet(row("nothing", [0, 0], ["H1"]), row("pond", [null, null]), row("bonus", [4, 0])));
    expect(labels(steps)).toEqual(["bonus"]);
  });

  it("tells how a round went before it tells who took it, as far as its cards still lie", () => {
    const detail = (key: string, about: string[]) => row(key, [null, null], about, "sum");
    const steps = stepsOf(
      sheet(
        row("round 1", [1, 0], ["foot/0"], "points"),
        detail("moons 1", []),
        row("round 2", [1, 0], ["peak"], "points"),
        detail("moons 2", ["0/W1/0"]),
        detail("row I", ["0/W5/0"]),
      ),
    );
    expect(labels(steps)).toEqual(["round 1", "moons 2", "row I", "round 2"]);
    expect(steps.at(-1)!.totals).toEqual([2, 0]);
  });

  it("takes no longer for many items than people want to wait", () => {
    expect(stepTime(3, false)).toBe(1100);
    expect(stepTime(20, false)).toBe(500);
    expect(stepTime(20, true)).toBe(250);
    expect(stepTime(500, false)).toBe(320);
  });
});

describe("the rows of a sheet", () => {
  const whole = sheet(
    row("zero", [0, 0], [], "strength"),
    row("moons", [null, null], [], "sum"),
    row("pond", [null, null]),
    row("won", [0, 3]),
  );

  it("leave out what concerns nobody", () => {
    expect(labels(concerningRows(whole))).toEqual(["zero", "moons", "won"]);
  });

  it("leave out zeros in brief", () => {
    expect(labels(scoringRows(whole))).toEqual(["moons", "won"]);
  });
});
