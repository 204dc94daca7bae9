import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveConnection, liveAddress, type Watcher } from "../src/server/live-connection.svelte";
import type { State, Update } from "../src/server/types";

/** A socket whose other end is this test. */
class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;
  said: Record<string, unknown>[] = [];

  constructor(readonly address: string) {}

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(code = 1005): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.readyState = WebSocket.OPEN;
    this.tell({ type: "welcome", protocol: 1, account: {}, now: Date.now() });
  }

  saidOf(type: string): Record<string, unknown>[] {
    return this.said.filter((message) => message["type"] === type);
  }
}

let page: string | undefined;
let sockets: FakeSocket[];
let live: LiveConnection;
let forgotten: number;

beforeEach(() => {
  vi.useFakeTimers();
  page = undefined;
  sockets = [];
  forgotten = 0;
  live = new LiveConnection({
    table: () => page,
    signIn: () => Promise.resolve(),
    signedOut: () => {
      forgotten++;
    },
    open: (address) => {
      const socket = new FakeSocket(address);
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  });
});
afterEach(() => vi.useRealTimers());

function watcher(version: number | null = null): Watcher & { states: State[] } {
  const states: State[] = [];
  return {
    states,
    version: () => states.at(-1)?.version ?? version,
    state: (message) => void states.push(message),
    table: () => {},
    talk: () => {},
    refused: () => {},
  };
}

function state(version: number, at = "hand/0"): State {
  return {
    type: "state",
    table: "one",
    version,
    eyes: 0,
    actor: 0,
    view: {
      game: "toy",
      seat: 0,
      players: 2,
      actor: 0,
      decision: "",
      score: [0, 0],
      places: [],
      pieces: [
        { id: "R6", kind: "wolf", at },
        { id: "K2", kind: "wolf", at: "cave" },
      ],
      facts: {},
    },
    moves: [],
    poll: null,
    may_undo: false,
    clock: { since: 0, deadline: null, bank: [], now: Date.now() },
    away: [],
    resigned: [],
    request: null,
    result: null,
    since: version - 1,
    entries: [],
  };
}

function update(since: number, at: string, answers: string | null = null): Update {
  const { view: _, type: __, ...rest } = state(since + 1);
  const patch = { pieces: { changed: [{ id: "R6", kind: "wolf", at }] } };
  return { ...rest, type: "update", since, answers, patch };
}

/** Goes to the page of a table and watches it, until the server has welcomed us. */
async function visit(table: string, seen = watcher()): Promise<FakeSocket> {
  page = table;
  live.relocate();
  live.watch(table, seen);
  await vi.advanceTimersByTimeAsync(0);
  sockets.at(-1)!.welcome();
  return sockets.at(-1)!;
}

describe("the address of the live connection", () => {
  it("names the table of the page, and none elsewhere", () => {
    expect(liveAddress("a b")).toBe("/api/live?table=a%20b");
    expect(liveAddress(undefined)).toBe("/api/live");
  });

  it("is dialled when somebody listens, not before", async () => {
    live.relocate();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toEqual([]);
    live.listen("lobby", () => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets.map((socket) => socket.address)).toEqual(["/api/live"]);
  });

  it("follows the page from table to table and away, one socket at a time", async () => {
    await visit("one");
    await visit("two");
    page = undefined;
    live.relocate();
    live.relocate();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets.map((socket) => socket.address)).toEqual([
      "/api/live?table=one",
      "/api/live?table=two",
      "/api/live",
    ]);
    expect(sockets.map((socket) => socket.readyState)).toEqual([
      WebSocket.CLOSED,
      WebSocket.CLOSED,
      WebSocket.CONNECTING,
    ]);
    expect(live.state).toBe("connecting");
  });

  it("stays while the page does", async () => {
    await visit("one");
    live.relocate();
    live.connect();
    live.listen("mine", () => {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets.length).toBe(1);
  });

  it("finds out anew who one is, once the session was ended elsewhere", async () => {
    const first = await visit("one");
    first.close(1012);
    await vi.advanceTimersByTimeAsync(5000);
    expect(forgotten).toBe(0);
    sockets.at(-1)!.close(4401);
    expect(forgotten).toBe(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sockets.length).toBe(3);
  });

  it("leads to the page of then, when a break is over", async () => {
    const first = await visit("one");
    first.close();
    expect(live.state).toBe("offline");
    page = "two";
    await vi.advanceTimersByTimeAsync(5000);
    expect(sockets.map((socket) => socket.address)).toEqual(["/api/live?table=one", "/api/live?table=two"]);
  });
});

describe("moving to another table", () => {
  it("says what was not acknowledged again, under the same id", async () => {
    const first = await visit("one");
    live.act({ type: "move", table: "one", version: 3, path: "play R6 cave" });
    const [act] = first.saidOf("move");
    const second = await visit("two");
    expect(second.saidOf("move")).toEqual([act]);
  });

  it("says nothing again that was acknowledged", async () => {
    const first = await visit("one");
    live.act({ type: "move", table: "one", version: 3, path: "play R6 cave" });
    first.tell({ type: "ack", table: "one", id: first.saidOf("move")[0]!["id"], version: 4 });
    const second = await visit("two");
    expect(second.saidOf("move")).toEqual([]);
  });

  it("says nothing again that an update answered", async () => {
    const first = await visit("one");
    live.act({ type: "move", table: "one", version: 3, path: "play R6 cave" });
    first.tell(update(3, "cave", first.saidOf("move")[0]!["id"] as string));
    const second = await visit("two");
    expect(second.saidOf("move")).toEqual([]);
  });

  it("keeps what is done while no connection stands", async () => {
    await visit("one");
    page = "two";
    live.relocate();
    live.act({ type: "say", table: "one", text: "bye" });
    await vi.advanceTimersByTimeAsync(0);
    sockets[1]!.welcome();
    expect(sockets[1]!.saidOf("say").map((message) => message["text"])).toEqual(["bye"]);
  });

  it("watches there, with what was seen so far, and hears nothing of the old socket", async () => {
    const seen = watcher(7);
    const first = await visit("one", seen);
    page = "two";
    live.relocate();
    await vi.advanceTimersByTimeAsync(0);
    sockets[1]!.welcome();
    expect(sockets[1]!.saidOf("watch")).toEqual([{ type: "watch", table: "one", version: 7 }]);
    first.tell(state(8));
    expect(seen.states).toEqual([]);
  });
});

describe("an update", () => {
  it("is heard as the state that it makes of the last one", async () => {
    const seen = watcher();
    const socket = await visit("one", seen);
    socket.tell(state(1));
    socket.tell(update(1, "cave"));
    socket.tell(update(2, "swamp"));
    expect(seen.states.map(({ type, version }) => [type, version])).toEqual([
      ["state", 1],
      ["state", 2],
      ["state", 3],
    ]);
    expect(seen.states.map(({ view }) => view.pieces[0]!.at)).toEqual(["hand/0", "cave", "swamp"]);
    expect(seen.states[2]!.view.pieces[1]).toBe(seen.states[0]!.view.pieces[1]);
    expect(seen.states[2]).not.toHaveProperty("patch");
  });

  it("of a version that is not at hand is answered by asking for the whole, once", async () => {
    const seen = watcher();
    const socket = await visit("one", seen);
    socket.tell(state(1));
    socket.said = [];
    socket.tell(update(5, "cave"));
    socket.tell(update(6, "cave"));
    expect(socket.said).toEqual([{ type: "watch", table: "one", version: 1 }]);
    socket.tell(state(7, "swamp"));
    socket.tell(update(7, "cave"));
    expect(seen.states.map(({ version }) => version)).toEqual([1, 7, 8]);
  });

  it("that does not fit is answered so, too", async () => {
    const seen = watcher();
    const socket = await visit("one", seen);
    socket.tell(state(1));
    socket.said = [];
    socket.tell({ ...update(1, "cave"), patch: { pieces: { order: ["nobody"] } } });
    expect(socket.said).toEqual([{ type: "watch", table: "one", version: 1 }]);
    expect(seen.states.length).toBe(1);
  });

  it("needs a state of its own connection", async () => {
    const seen = watcher();
    const first = await visit("one", seen);
    first.tell(state(1));
    first.close();
    await vi.advanceTimersByTimeAsync(5000);
    sockets[1]!.welcome();
    sockets[1]!.said = [];
    sockets[1]!.tell(update(1, "cave"));
    expect(sockets[1]!.said).toEqual([{ type: "watch", table: "one", version: 1 }]);
  });

  it("of a table that nobody watches is passed over", async () => {
    const socket = await visit("two");
    socket.said = [];
    socket.tell(update(1, "cave"));
    expect(socket.said).toEqual([]);
  });
});
