// The live channel: one socket for all tables of this page. It keeps trying, says again what was not acknowledged, and
// after every break asks for what it missed.

import { needMe } from "../app/account.svelte";
import type { ClientMessage } from "../generated/messages";
import type { Act, Heard, Refusal, State, TableInfo, Talk } from "./types";

export interface Watcher {
  version: () => number | null;
  key?: string | undefined;
  state: (message: State) => void;
  table: (info: TableInfo) => void;
  talk: (message: Talk) => void;
  refused: (refusal: Refusal) => void;
}

interface Pending {
  message: ClientMessage;
  sent: number;
}

const RESEND = 4000;
const BEAT = 15000;
const SILENCE = 35000;

export const connection = $state<{ state: "idle" | "connecting" | "online" | "offline"; lag: number }>({
  state: "idle",
  lag: 0,
});

class Live {
  private socket: WebSocket | undefined;
  private readonly watchers = new Map<string, Watcher>();
  private readonly pending = new Map<string, Pending>();
  private readonly listeners = new Map<string, Set<() => void>>();
  private failures = 0;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    setInterval(() => this.beat(), 1000);
    addEventListener("online", () => this.connect());
    addEventListener("offline", () => this.drop());
  }

  watch(table: string, watcher: Watcher): () => void {
    this.watchers.set(table, watcher);
    if (this.open())
      this.say({ type: "watch", table, version: watcher.version(), ...(watcher.key ? { key: watcher.key } : {}) });
    else this.connect();
    return () => {
      if (this.watchers.get(table) !== watcher) return;
      this.watchers.delete(table);
      this.say({ type: "unwatch", table });
    };
  }

  /** Hears of changed lists: `lobby` for open tables, `mine` for one's own. */
  listen(what: "lobby" | "mine", heard: () => void): () => void {
    const all = this.listeners.get(what) ?? new Set();
    this.listeners.set(what, all.add(heard));
    if (what === "lobby") this.say({ type: "lobby", on: true });
    this.connect();
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

  private open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private say(message: ClientMessage): void {
    if (this.open()) this.socket!.send(JSON.stringify(message));
  }

  connect(): void {
    clearTimeout(this.timer);
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    connection.state = this.failures > 0 ? "offline" : "connecting";
    void needMe().then(
      () => this.dial(),
      () => this.retry(),
    );
  }

  private dial(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
    this.socket = socket;
    socket.onmessage = (event) => {
      this.heard = performance.now();
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as Heard);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.retry();
    };
  }

  /** Gives a connection up without waiting for its farewell. */
  private drop(after?: number): void {
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
    this.retry(after);
  }

  private retry(after?: number): void {
    this.failures++;
    connection.state = "offline";
    clearTimeout(this.timer);
    const wait = after ?? Math.min(15000, 400 * 2 ** Math.min(this.failures, 6)) * (0.7 + Math.random() * 0.6);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private hear(message: Heard): void {
    const watcher = "table" in message ? this.watchers.get(message.table) : undefined;
    switch (message.type) {
      case "welcome":
        this.failures = 0;
        connection.state = "online";
        connection.lag = message.now - Date.now();
        for (const [table, one] of this.watchers)
          this.say({ type: "watch", table, version: one.version(), ...(one.key ? { key: one.key } : {}) });
        if (this.listeners.get("lobby")?.size) this.say({ type: "lobby", on: true });
        for (const entry of this.pending.values()) {
          entry.sent = performance.now();
          this.say(entry.message);
        }
        for (const all of this.listeners.values()) for (const heard of all) heard();
        break;
      case "state":
        connection.lag = message.clock.now - Date.now();
        watcher?.state(message);
        break;
      case "table":
        watcher?.table(message.info);
        break;
      case "talk":
        watcher?.talk(message);
        break;
      case "ack":
        this.pending.delete(message.id);
        break;
      case "refused":
        if (message.id) this.pending.delete(message.id);
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

  private beat(): void {
    if (!this.open()) return;
    const now = performance.now();
    for (const entry of this.pending.values()) {
      if (now - entry.sent > RESEND) {
        entry.sent = now;
        this.say(entry.message);
      }
    }
    if (now - this.heard > SILENCE) this.drop();
    else if (now - this.heard > BEAT) this.say({ type: "ping" });
  }
}

export const live = new Live();
