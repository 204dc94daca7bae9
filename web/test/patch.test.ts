import { describe, expect, it } from "vitest";
import { changed } from "../src/view/changes";
import { applyPatch } from "../src/view/patch";
import type { Facts, ListPatch, Piece, Place, Thing, View, ViewPatch } from "../src/view/view";

const view: View = {
  game: "toy",
  seat: 0,
  players: 2,
  actor: 0,
  decision: "play",
  score: [0, 3],
  places: [
    { id: "hand/0", kind: "hand" },
    { id: "cave", kind: "territory", facts: { room: 6 } },
  ],
  pieces: [
    { id: "R6", kind: "wolf", at: "hand/0" },
    { id: "K2", kind: "wolf", at: "hand/0", facts: { face: "up" } },
    { id: "N7", kind: "wolf", at: "cave" },
  ],
  facts: { trump: "red", round: 1, path: ["a", "b"] },
};

describe("a patch", () => {
  it("of nothing gives an equal view, whose parts are the same", () => {
    const after = applyPatch(view, {});
    expect(after).toEqual(view);
    expect(after.pieces).toBe(view.pieces);
    expect(after.places).toBe(view.places);
    expect(after.facts).toBe(view.facts);
  });

  it("replaces fields", () => {
    const after = applyPatch(view, { fields: { actor: 1, decision: "take", score: [2, 3] } });
    expect(after).toEqual({ ...view, actor: 1, decision: "take", score: [2, 3] });
  });

  it("sets a field to null and a fact to false", () => {
    const after = applyPatch(view, { fields: { seat: null }, facts: { trump: false } });
    expect(after.seat).toBeNull();
    expect(after.facts["trump"]).toBe(false);
  });

  it("changes, adds and removes facts", () => {
    const after = applyPatch(view, { facts: { round: 2, moon: "full" }, facts_gone: ["trump"] });
    expect(after.facts).toEqual({ round: 2, moon: "full", path: ["a", "b"] });
    expect(after.facts["path"]).toBe(view.facts["path"]);
    expect("trump" in after.facts).toBe(false);
  });

  it("replaces a thing where it lies in the list", () => {
    const moved: Piece = { id: "R6", kind: "wolf", at: "cave" };
    const after = applyPatch(view, { pieces: { changed: [moved] } });
    expect(after.pieces).toEqual([moved, view.pieces[1], view.pieces[2]]);
    expect(after.pieces[1]).toBe(view.pieces[1]);
  });

  it("replaces a thing whole, with the facts that it lost", () => {
    const after = applyPatch(view, { pieces: { changed: [{ id: "K2", kind: "wolf", at: "hand/0" }] } });
    expect(after.pieces[1]).toEqual({ id: "K2", kind: "wolf", at: "hand/0" });
  });

  it("orders anew, adds and removes", () => {
    const added: Piece = { id: "W1", kind: "wolf", at: "cave" };
    const after = applyPatch(view, { pieces: { changed: [added], order: ["W1", "N7", "R6"] } });
    expect(after.pieces).toEqual([added, view.pieces[2], view.pieces[0]]);
    expect(after.pieces[1]).toBe(view.pieces[2]);
  });

  it("empties a list", () => {
    expect(applyPatch(view, { places: { order: [] } }).places).toEqual([]);
  });

  it("leaves the old view as it was", () => {
    const copy = structuredClone(view);
    applyPatch(view, {
      fields: { actor: 1 },
      facts: { round: 9 },
      facts_gone: ["path"],
      places: { order: ["cave"] },
      pieces: { changed: [{ id: "R6", kind: "wolf", at: "cave" }], order: ["R6"] },
    });
    expect(view).toEqual(copy);
  });

  it("that names an unknown thing is refused", () => {
    expect(() => applyPatch(view, { pieces: { order: ["nobody"] } })).toThrow("nobody");
  });

  it("shows what changed as a whole view would", () => {
    const after = applyPatch(view, { pieces: { changed: [{ id: "R6", kind: "wolf", at: "cave" }] } });
    expect(changed(view, after)).toEqual(new Set(["R6"]));
  });
});

/** A generator of numbers below 1; equal seeds give equal numbers (mulberry32). */
function randomness(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class Generator {
  private readonly random: () => number;

  constructor(seed: number) {
    this.random = randomness(seed);
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  private value(): unknown {
    return [null, true, false, 0, this.below(5), "red", [], [this.below(3)], { deep: { er: this.below(3) } }][
      this.below(9)
    ];
  }

  private facts(): Facts {
    const keys = ["trump", "round", "moon", "path", "face"].filter(() => this.random() < 0.5);
    return Object.fromEntries(keys.map((key) => [key, this.value()]));
  }

  private ids(prefix: string): string[] {
    const ids = Array.from({ length: 8 }, (_, n) => `${prefix}${n}`).filter(() => this.random() < 0.6);
    return this.random() < 0.5
      ? ids
      : ids
          .map((id) => [this.random(), id] as const)
          .sort()
          .map(([, id]) => id);
  }

  private thing(id: string): Thing {
    return {
      id,
      kind: "wolf",
      ...(this.random() < 0.3 ? { word: `w${this.below(3)}` } : {}),
      ...(this.random() < 0.6 ? { facts: this.facts() } : {}),
    };
  }

  view(): View {
    return {
      game: "toy",
      seat: [null, 0, 1][this.below(3)]!,
      players: 2,
      actor: this.below(3) - 1,
      decision: ["play", "take", ""][this.below(3)]!,
      score: [this.below(4), this.random() < 0.3 ? null : this.below(4)],
      places: this.ids("place").map((id): Place => this.thing(id)),
      pieces: this.ids("piece").map((id): Piece => ({ ...this.thing(id), at: `place${this.below(8)}` })),
      facts: this.facts(),
    };
  }

  /** A view that differs little, as after a move. */
  next(before: View): View {
    const other = this.view();
    const pick = <T>(old: T, fresh: T) => (this.random() < 0.8 ? structuredClone(old) : fresh);
    const things = <Item extends Thing>(old: Item[], fresh: Item[]) =>
      pick(old, fresh).map((item) => (this.random() < 0.2 ? (fresh.find((one) => one.id === item.id) ?? item) : item));
    return {
      ...before,
      actor: pick(before.actor, other.actor),
      score: pick(before.score, other.score),
      places: things(before.places, other.places),
      pieces: things(before.pieces, other.pieces),
      facts: pick(before.facts, other.facts),
    };
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The patch as the protocol describes it, made the plainest way. */
function diff(before: View, after: View): ViewPatch {
  const patch: ViewPatch = {};
  const { places: _, pieces: __, facts: ___, ...fields } = after;
  const differing = Object.entries(fields).filter(([key, value]) => !same(value, before[key as keyof View]));
  if (differing.length > 0) patch.fields = Object.fromEntries(differing);
  const facts = Object.entries(after.facts).filter(
    ([key, value]) => !(key in before.facts) || !same(value, before.facts[key]),
  );
  if (facts.length > 0) patch.facts = Object.fromEntries(facts);
  const gone = Object.keys(before.facts).filter((key) => !(key in after.facts));
  if (gone.length > 0) patch.facts_gone = gone;
  const places = diffList(before.places, after.places);
  if (places) patch.places = places;
  const pieces = diffList(before.pieces, after.pieces);
  if (pieces) patch.pieces = pieces;
  return patch;
}

function diffList<Item extends Thing>(before: Item[], after: Item[]): ListPatch<Item> | undefined {
  const old = new Map(before.map((item) => [item.id, item]));
  const differing = after.filter((item) => !same(item, old.get(item.id)));
  const ids = after.map((item) => item.id);
  const list: ListPatch<Item> = {};
  if (differing.length > 0) list.changed = differing;
  if (!same(ids, [...old.keys()])) list.order = ids;
  return Object.keys(list).length > 0 ? list : undefined;
}

describe("patches of random views", () => {
  const seeds = Array.from({ length: 500 }, (_, seed) => seed);

  function check(before: View, after: View): void {
    const patch = JSON.parse(JSON.stringify(diff(before, after))) as ViewPatch;
    const made = applyPatch(before, patch);
    expect(made).toEqual(after);
    const differing = new Set(
      [...(patch.pieces?.changed ?? []), ...(patch.places?.changed ?? [])].map((item) => item.id),
    );
    const old = new Map<string, Thing>([...before.pieces, ...before.places].map((item) => [item.id, item]));
    for (const item of [...made.pieces, ...made.places])
      if (!differing.has(item.id)) expect(item).toBe(old.get(item.id));
  }

  it("lead from any view to any other", () => {
    for (const seed of seeds) {
      const generator = new Generator(seed);
      check(generator.view(), generator.view());
    }
  });

  it("lead through a game, one after another", () => {
    for (const seed of seeds) {
      const generator = new Generator(1000 + seed);
      let before = generator.view();
      for (let move = 0; move < 5; move++) {
        const after = generator.next(before);
        check(before, after);
        before = after;
      }
    }
  });

  it("lead nowhere from a view to itself", () => {
    for (const seed of seeds) {
      const before = new Generator(seed).view();
      expect(diff(before, structuredClone(before))).toEqual({});
      check(before, structuredClone(before));
    }
  });
});
