import { createHash } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { DealProof, TableInfo } from "../src/server/types";
import { checkDeal, isProven, noteCommitment, notedCommitment } from "../src/table/deal-proof";

const text = "wataha deal 1\ntable abc\ngame lone_wolves\nkey 00ff\nsalt 11ee\n";
const commitment = createHash("sha256").update(text).digest("hex");
const proof: DealProof = { commitment, text, verdict: "proven" };

class Kept implements Storage {
  private readonly kept = new Map<string, string>();
  get length() {
    return this.kept.size;
  }
  clear = () => this.kept.clear();
  getItem = (name: string) => this.kept.get(name) ?? null;
  key = (index: number) => [...this.kept.keys()][index] ?? null;
  removeItem = (name: string) => void this.kept.delete(name);
  setItem = (name: string, value: string) => void this.kept.set(name, value);
}

const table = (id: string, changes: Partial<TableInfo> = {}) =>
  ({ id, status: "playing", commitment, ...changes }) as TableInfo;

afterEach(() => vi.unstubAllGlobals());

describe("checking a deal", () => {
  it("proves one whose text has the commitment that was noted", async () => {
    const found = (await checkDeal("abc", proof, commitment))!;
    expect(found).toEqual({ hash: "right", noted: "same", moves: "right" });
    expect(isProven(found)).toBe(true);
  });
  it("finds a text that was changed, whatever the server says of it", async () => {
    const found = (await checkDeal("abc", { ...proof, text: text.replace("00ff", "00fe") }, commitment))!;
    expect(found.hash).toBe("wrong");
    expect(isProven(found)).toBe(false);
  });
  it("finds a commitment that is not the one that was noted", async () => {
    const found = (await checkDeal("abc", proof, "0".repeat(64)))!;
    expect(found.noted).toBe("other");
    expect(isProven(found)).toBe(false);
  });
  it("finds the text of another table", async () => {
    expect((await checkDeal("abd", proof, commitment))!.hash).toBe("wrong");
  });
  it("says where it had nothing to compare with, and where it had to believe the server", async () => {
    vi.stubGlobal("crypto", {});
    expect(await checkDeal("abc", proof, undefined)).toEqual({ hash: "told", noted: "none", moves: "right" });
    expect((await checkDeal("abc", { ...proof, verdict: "tampered" }, undefined))!.hash).toBe("wrong");
  });
  it("has nothing to say of games without a commitment", async () => {
    expect(await checkDeal("abc", { commitment: null, text: null, verdict: null }, undefined)).toBeUndefined();
  });
});

describe("noting commitments", () => {
  it("keeps the first one of a game that is on", () => {
    const kept = new Kept();
    noteCommitment(table("abc"), kept);
    noteCommitment(table("abc", { commitment: "f".repeat(64) }), kept);
    noteCommitment(table("over", { status: "over" }), kept);
    expect(notedCommitment("abc", kept)).toBe(commitment);
    expect(notedCommitment("over", kept)).toBeUndefined();
  });
  it("forgets the oldest", () => {
    const kept = new Kept();
    for (let number = 0; number < 301; number++) noteCommitment(table(`t${number}`), kept);
    expect(notedCommitment("t0", kept)).toBeUndefined();
    expect(notedCommitment("t300", kept)).toBe(commitment);
  });
});
