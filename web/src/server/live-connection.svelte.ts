// The live connection: one socket for all that this page hears. It keeps trying, says again what was not acknowledged,
// and after every break asks for what it missed.
import type { ClientMessage } from "../generated/messages";
import { applyPatch } from "../view/patch";
import type { Act, Heard, Refusal, State, TableInfo, Talk, Update } from "./types";

export interface Watcher {
  version: () => number | null;
  key?: string | undefined;
  state: (message: State) => void;
  table: (info: TableInfo) => void;
  /** The seats whose people have the table before them. */
  presence?: (here: readonly number[]) => void;
  talk: (message: Talk) => void;
  refused: (refusal: Refusal) => void;
}

/** What the connection needs of the page around it. */
export interface Host {
  /** The table whose page is shown. */
  table: () => string | undefined;
  /** Nobody connects without an account. */
  signIn: () => Promise<unknown>;
  /** The session that one was signed in by was ended: who one is has to be found out anew. */
  signedOut: () => void;
  open: (address: string) => WebSocket;
}

interface Pending {
  message: ClientMessage;
  sent: number;
}

const RESEND = 4000;
const BEAT = 15000;
const SILENCE = 35000;
/** The close code for whose cookie names no session that goes on. */
const NOT_SIGNED_IN = 4401;

/** The address names the table, so that a proxy can bring all who look at it to one process of the server. */
export function liveAddress(table: string | undefined): string {
  return table === undefined ? "/api/live" : `/api/live?table=${encodeURIComponent(table)}`;
}

export class LiveConnection {
  state = $state<"idle" | "connecting" | "online" | "offline">("idle");
  /** Milliseconds that the server's clock is ahead of this one. */
  clockOffset = $state(0);

  private socket: WebSocket | undefined;
  /** Where the socket leads. */
  private address = "";
  private readonly watchers = new Map<string, Watcher>();
  private readonly pending = new Map<string, Pending>();
  private readonly listeners = new Map<string, Set<() => void>>();
  /** The last state of each table over this socket: what its next update changes. */
  private readonly states = new Map<string, State>();
  /** Tables whose whole state was asked for anew. */
  private readonly asked = new Set<string>();
  private failures = 0;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: Host) {}

  watch(table: string, watcher: Watcher): () => void {
    this.watchers.set(table, watcher);
    this.connect();
    this.sayWatch(table, watcher);
    return () => {
      if (this.watchers.get(table) !== watcher) return;
      this.watchers.delete(table);
      this.states.delete(table);
      this.asked.delete(table);
      this.say({ type: "unwatch", table });
    };
  }

  /** Hears of changed lists: `lobby` for open tables, `mine` for one's own. */
  listen(what: "lobby" | "mine", heard: () => void): () => void {
    const all = this.listeners.get(what) ?? new Set();
    this.listeners.set(what, all.add(heard));
    this.connect();
    if (what === "lobby") this.say({ type: "lobby", on: true });
    return () => {
      all.delete(heard);
      if (what === "lobby" && all.size === 0) this.say({ type: "lobby", on: false });
    };
  }

  /** Does something at a table, once, however often it has to be said. */
  act(act: Act): void {
    const id = crypto.randomUUID();
    const message: ClientMessage = { ...act, id };
    this.pending.set(id, { message, sent: performance.now() });
    this.say(message);
  }

  connect(): void {
    clearTimeout(this.timer);
    if (this.fits()) return;
    this.leave();
    this.state = this.failures > 0 ? "offline" : "connecting";
    void this.host.signIn().then(
      () => this.dial(),
      () => this.retry(),
    );
  }

  /** The page shows something else: a connection there is, goes where it now should. */
  relocate(): void {
    if (this.socket) this.connect();
  }

  /** Gives a connection up without waiting for its farewell. */
  drop(after?: number): void {
    this.leave();
    this.retry(after);
  }

  /** To be called every second: says again what was not acknowledged, and finds out whether anybody is there. */
  beat(): void {
    if (!this.open()) return;
    const now = performance.now();
    for (const entry of this.pending.values()) if (now - entry.sent > RESEND) this.sayAgain(entry);
    if (now - this.heard > SILENCE) this.drop();
    else if (now - this.heard > BEAT) this.say({ type: "ping" });
  }

  private open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Whether there is a socket, or will be, and it leads where it should. */
  private fits(): boolean {
    const alive = this.socket !== undefined && this.socket.readyState <= WebSocket.OPEN;
    return alive && this.address === liveAddress(this.host.table());
  }

  private dial(): void {
    if (this.fits()) return;
    this.leave();
    this.address = liveAddress(this.host.table());
    const socket = this.host.open(this.address);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = performance.now();
      this.hear(JSON.parse(String(event.data)) as Heard);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      if (event.code === NOT_SIGNED_IN) this.host.signedOut();
      this.retry();
    };
  }

  private leave(): void {
    const socket = this.socket;
    this.socket = undefined;
    this.states.clear();
    this.asked.clear();
    socket?.close();
  }

  private retry(after?: number): void {
    this.failures++;
    this.state = "offline";
    clearTimeout(this.timer);
    const wait = after ?? Math.min(15000, 400 * 2 ** Math.min(this.failures, 6)) * (0.7 + Math.random() * 0.6);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private say(message: ClientMessage): void {
    if (this.open()) this.socket!.send(JSON.stringify(message));
  }

  private sayAgain(entry: Pending): void {
    entry.sent = performance.now();
    this.say(entry.message);
  }

  private sayWatch(table: string, watcher: Watcher): void {
    this.say({ type: "watch", table, version: watcher.version(), ...(watcher.key ? { key: watcher.key } : {}) });
  }

  private hear(message: Heard): void {
    const watcher = "table" in message ? this.watchers.get(message.table) : undefined;
    switch (message.type) {
      case "welcome":
        this.greet(message.now);
        break;
      case "state":
        this.hearState(message);
        break;
      case "update":
        if (message.answers) this.pending.delete(message.answers);
        this.hearUpdate(message);
        break;
      case "table":
        watcher?.table(message.info);
        break;
      case "presence":
        watcher?.presence?.(message.here);
        break;
      case "talk":
        watcher?.talk(message);
        break;
      case "ack":
        this.pending.delete(message.id);
        break;
      case "refused":
        if (message.id) this.pending.delete(message.id);
        this.asked.delete(message.table);
        watcher?.refused(message.error);
        break;
      case "lobby":
      case "mine":
        for (const heard of this.listeners.get(message.type) ?? []) heard();
        break;
      case "bye":
        this.drop(message.retry);
        break;
    }
  }

  /** The connection stands: whatever was said over an earlier one may be lost, and is said again. */
  private greet(now: number): void {
    this.failures = 0;
    this.state = "online";
    this.clockOffset = now - Date.now();
    for (const [table, watcher] of this.watchers) this.sayWatch(table, watcher);
    if (this.listeners.get("lobby")?.size) this.say({ type: "lobby", on: true });
    for (const entry of this.pending.values()) this.sayAgain(entry);
    for (const all of this.listeners.values()) for (const heard of all) heard();
  }

  private hearState(state: State): void {
    const watcher = this.watchers.get(state.table);
    if (!watcher) return;
    this.clockOffset = state.clock.now - Date.now();
    this.states.set(state.table, state);
    this.asked.delete(state.table);
    watcher.state(state);
  }

  /** An update is the state that it makes of the last one; whoever lacks that one asks for the whole. */
  private hearUpdate(update: Update): void {
    const watcher = this.watchers.get(update.table);
    if (!watcher) return;
    const state = updated(this.states.get(update.table), update);
    if (state) this.hearState(state);
    else if (!this.asked.has(update.table)) {
      this.asked.add(update.table);
      this.sayWatch(update.table, watcher);
    }
  }
}

/** The state after an update; undefined where it does not fit the last one. */
function updated(last: State | undefined, update: Update): State | undefined {
  if (last?.version !== update.since) return undefined;
  const { patch, answers: _, ...rest } = update;
  try {
    return { ...rest, type: "state", view: applyPatch(last.view, patch) };
  } catch {
    return undefined;
  }
}
