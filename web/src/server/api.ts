// Calls to the server. What it refuses comes back as a code that the catalogue `server` says in words.
import { connection } from "../app/connection.svelte";
import type { Refusal } from "./types";

/** What the worker may have answered itself says nothing of the connection. */
const KEPT = /^\/(games|puzzles\b.*)$/;

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
    connection.online = false;
    throw new Refused("offline");
  }
  if (method !== "GET" || !KEPT.test(path)) connection.online = true;
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as T;
  const error = (answer as { error?: Refusal }).error;
  throw new Refused(error?.code ?? "offline", error?.args ?? {}, response.status);
}

export const get = <T>(path: string, key?: string) => call<T>("GET", path, undefined, key);
export const post = <T>(path: string, body?: unknown, key?: string) => call<T>("POST", path, body, key);
export const put = <T>(path: string, body?: unknown) => call<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown) => call<T>("PATCH", path, body);
export const remove = <T>(path: string, body?: unknown) => call<T>("DELETE", path, body);
