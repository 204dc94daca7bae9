// Whether a game was dealt as its table had committed to: what this browser can find out by itself, and what it is told.
import type { DealProof, TableInfo } from "../server/types";

const STORE = "wataha.commitments";
const MOST_NOTED = 300;

/** What was found, each by its own way. */
export interface Findings {
  /** The commitment is the hash of what is shown now: computed here, or, where the browser cannot, by the server. */
  hash: "right" | "wrong" | "told";
  /** It is the one that this browser noted while the game was on. */
  noted: "same" | "other" | "none";
  /** The moves can be made in that deal, says the server. */
  moves: "right" | "wrong";
}

function read(store: Storage): Record<string, string> {
  try {
    return JSON.parse(store.getItem(STORE) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Note the commitment of a game that is on, the first time that this browser sees it. */
export function noteCommitment(info: TableInfo, store: Storage = localStorage): void {
  if (!info.commitment || info.status !== "playing") return;
  const noted = read(store);
  if (info.id in noted) return;
  const kept = Object.entries({ ...noted, [info.id]: info.commitment }).slice(-MOST_NOTED);
  try {
    store.setItem(STORE, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function notedCommitment(table: string, store: Storage = localStorage): string | undefined {
  return read(store)[table];
}

/** The SHA-256 of a text in hexadecimal digits; undefined where the browser has none: pages without HTTPS. */
async function sha256(text: string): Promise<string | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const digest = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Check what is shown after the end; undefined if there is nothing to check. */
export async function checkDeal(
  table: string,
  proof: DealProof,
  noted: string | undefined,
): Promise<Findings | undefined> {
  if (!proof.commitment || !proof.text) return undefined;
  const computed = await sha256(proof.text);
  const own = proof.text.split("\n").includes(`table ${table}`);
  const right = own && (computed === undefined ? proof.verdict !== "tampered" : computed === proof.commitment);
  return {
    hash: right ? (computed === undefined ? "told" : "right") : "wrong",
    noted: noted === undefined ? "none" : noted === proof.commitment ? "same" : "other",
    moves: proof.verdict === "proven" ? "right" : "wrong",
  };
}

/** Whether nothing that was found speaks against the deal. */
export function isProven(found: Findings): boolean {
  return found.hash !== "wrong" && found.noted !== "other" && found.moves === "right";
}
