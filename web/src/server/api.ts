// Calls to the server. What it refuses comes back as a code that the catalogue `server` says in words.
import type { Phrase, Sentence, Sheet, View } from "../view/view";

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

async function call<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = { "X-Wataha": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers["X-Table-Key"] = key;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused("offline");
  }
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as T;
  const error = (answer as { error?: { code: string; args: Record<string, unknown> } }).error;
  throw new Refused(error?.code ?? "offline", error?.args ?? {}, response.status);
}

export const get = <T>(path: string, key?: string) => call<T>("GET", path, undefined, key);
export const post = <T>(path: string, body?: unknown, key?: string) => call<T>("POST", path, body, key);
export const patch = <T>(path: string, body: unknown) => call<T>("PATCH", path, body);
export const remove = <T>(path: string, body?: unknown) => call<T>("DELETE", path, body);

export interface Account {
  id: string;
  name: string;
  registered: boolean;
}

export interface Option {
  name: string;
  kind: "choice" | "number";
  default: string | number;
  values: string[];
  own_text: boolean;
  players: number[];
  least: number;
  most: number;
  off: string;
}

export interface GameInfo {
  id: string;
  titles: Record<string, string>;
  authors: string;
  players: number[];
  minutes: [number, number];
  own_clock: string | null;
  options: Option[];
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "invited" | "kept" | "person" | "bot";
  account: string | null;
  name: string | null;
  level: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, string | number>;
  public: boolean;
  pace: { kind: "untimed" | "live" | "days"; seconds: number; bank: number };
  creator: string;
  previous: string | null;
  rematch: string | null;
  status: "gathering" | "playing" | "over" | "closed";
  created: number;
  ended: number | null;
  version: number;
  turn: number;
  changed: number;
  rated: boolean;
  seats: SeatInfo[];
}

export interface OneTable {
  table: TableInfo;
  links: { key: string; seats: Record<string, string> } | null;
  seat: number | null;
}

export interface Hint {
  version: number;
  moves: { path: string; label: Phrase; share: number; result: number; margin: number }[];
}

export interface Ply {
  ply: number;
  plies: number;
  path: string | null;
  seat: number | null;
  view: View;
  sentences: Sentence[];
  sheet: Sheet | null;
}

export interface Analysis {
  status: "none" | "queued" | "done" | "failed";
  judged: Record<string, unknown> | null;
}

export interface Profile {
  id: string;
  name: string;
  registered: boolean;
  since: number;
  statistics: {
    game: string;
    players: number;
    games: number;
    wins: number;
    points: number;
    best: number;
    rating: number | null;
    rated_games: number;
  }[];
}

export interface Ranked {
  rank: number;
  account: string;
  name: string;
  rating: number;
  games: number;
}
