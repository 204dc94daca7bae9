// generated; run python web/build.py types

export type ClientMessage =
  Watch | Unwatch | Move | Undo | AskUndo | AskEnd | Agree | Decline | Resign | Away | Back | Say | Lobby | Ping;
export type ServerMessage =
  | Welcome
  | State
  | Update
  | TableMessage
  | Presence
  | Ack
  | Refused
  | Talk
  | LobbyMessage
  | Mine
  | Pong
  | Bye
  | Problem;

/**
 * What either side may say over the live connection.
 */
export interface Messages {
  ClientMessage: ClientMessage;
  ServerMessage: ServerMessage;
}
/**
 * Look at a table, from one's seat or as a spectator. Answered by `table` and `state`; then come `update`s.
 */
export interface Watch {
  type: "watch";
  table: string;
  version?: number | null;
  /**
   * The key of the table's secret link.
   */
  key?: string | null;
}
/**
 * Look away.
 */
export interface Unwatch {
  type: "unwatch";
  table: string;
}
/**
 * Play a move.
 */
export interface Move {
  table: string;
  /**
   * The client's own id of this message.
   */
  id: string;
  /**
   * The version of the table that the client saw last.
   */
  version: number;
  type: "move";
  path: string;
}
/**
 * Take one's own last move back, if it showed nothing new and nobody has decided since.
 */
export interface Undo {
  table: string;
  /**
   * The client's own id of this message.
   */
  id: string;
  /**
   * The version of the table that the client saw last.
   */
  version: number;
  type: "undo";
}
/**
 * Ask the others to let one's last move be taken back, with all that followed.
 */
export interface AskUndo {
  table: string;
  /**
   * The client's own id of this message.
   */
  id: string;
  /**
   * The version of the table that the client saw last.
   */
  version: number;
  type: "ask_undo";
}
/**
 * Offer to end the game together, without a winner.
 */
export interface AskEnd {
  table: string;
  /**
   * The client's own id of this message.
   */
  id: string;
  /**
   * The version of the table that the client saw last.
   */
  version: number;
  type: "ask_end";
}
/**
 * Agree to what was asked.
 */
export interface Agree {
  table: string;
  /**
   * The client's own id of this message.
   */
  id: string;
  /**
   * The version of the table that the client saw last.
   */
  version: number;
  type: "agree";
}
/**
 * Decline what was asked; or withdraw it, from the one who asked.
 */
export interface Decline {
  table: string;
  /**
   * The client's own id of this message.
   */
  id: string;
  /**
   * The version of the table that the client saw last.
   */
  version: number;
  type: "decline";
}
/**
 * Give the game up. With three or more the others play on, and a bot in this seat.
 */
export interface Resign {
  table: string;
  /**
   * The client's own id of this message.
   */
  id: string;
  /**
   * The version of the table that the client saw last.
   */
  version: number;
  type: "resign";
}
/**
 * Leave a running game: a bot plays in this seat until its person is back.
 */
export interface Away {
  table: string;
  /**
   * The client's own id of this message.
   */
  id: string;
  /**
   * The version of the table that the client saw last.
   */
  version: number;
  type: "away";
}
/**
 * Be back: the bot hands the seat over. A move does so, too.
 */
export interface Back {
  table: string;
  /**
   * The client's own id of this message.
   */
  id: string;
  /**
   * The version of the table that the client saw last.
   */
  version: number;
  type: "back";
}
/**
 * Table talk, among those who sit there or among the spectators. Answered by `ack` or `refused`.
 */
export interface Say {
  type: "say";
  table: string;
  /**
   * The client's own id of this message.
   */
  id: string;
  text: string;
}
/**
 * Hear when the list of open tables changes, or no longer.
 */
export interface Lobby {
  type: "lobby";
  on: boolean;
}
/**
 * Is anybody there? Answered by `pong`.
 */
export interface Ping {
  type: "ping";
}
/**
 * The first message of the server.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  account: Person;
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  now: number;
}
/**
 * An account as its owner sees it.
 */
export interface Person {
  id: string;
  name: string;
  registered: boolean;
}
/**
 * A table with a game in it, whole, as these eyes see it; and what happened since they last saw it.
 */
export interface State {
  table: string;
  /**
   * How many entries these eyes know of.
   */
  version: number;
  /**
   * One's seat; -1 for a spectator.
   */
  eyes: number;
  /**
   * The seat that decides, of several who are asked oneself or the first; -1 after the game.
   */
  actor: number;
  /**
   * The paths of the legal moves, to a seat that decides.
   */
  moves: string[] | null;
  poll: PollInfo | null;
  /**
   * Whether `undo` would be granted at once.
   */
  may_undo: boolean;
  clock: Clock;
  away: number[];
  resigned: number[];
  request: Asked | null;
  result: Result | null;
  /**
   * `entries` are those after this version.
   */
  since: number;
  entries: Told[];
  type: "state";
  /**
   * The table as these eyes see it: the engine's view.
   */
  view: {
    [k: string]: unknown;
  };
}
/**
 * Several seats are asked at once. All answers count together when it closes; who says nothing declines.
 */
export interface PollInfo {
  /**
   * Those who are asked, in the order in which their answers count.
   */
  seats: number[];
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  closes: number;
  /**
   * One's own answer until now; a `move` gives or changes it.
   */
  answer: string | null;
}
/**
 * The clock of the table, whether it runs or not.
 */
export interface Clock {
  /**
   * When the seat that decides began to.
   */
  since: number;
  /**
   * When its time is up; null without a limit.
   */
  deadline: number | null;
  /**
   * Milliseconds left to each seat besides those for the move.
   */
  bank: number[];
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  now: number;
  /**
   * Until then it stands still, as that seat is on holiday; the deadline counts that in.
   */
  stands?: number;
}
/**
 * A request that waits for answers.
 */
export interface Asked {
  kind: "ask_undo" | "ask_end";
  seat: number;
  plies: number;
  /**
   * The seats that have yet to answer.
   */
  waiting: number[];
}
/**
 * How the game ended.
 */
export interface Result {
  how: "finished" | "resigned" | "agreed";
  points: number[];
  places: number[];
  winners: number[];
  /**
   * The score sheet: rows with label, points, why and about (ids on the table); total; tie_break.
   */
  sheet: {
    [k: string]: unknown;
  };
}
/**
 * An entry of the table's log, as these eyes may know it.
 */
export interface Told {
  /**
   * From 1 without gaps, counted as these eyes count.
   */
  number: number;
  kind:
    | "move"
    | "time_out"
    | "undo"
    | "ask_undo"
    | "ask_end"
    | "agree"
    | "decline"
    | "resign"
    | "away"
    | "back"
    | "answer"
    | "close"
    | "stop"
    | "holiday";
  seat: number;
  by: "person" | "bot" | "clock" | "host";
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  at: number;
  /**
   * Moves that an undo takes back.
   */
  plies: number;
  /**
   * The move, to the one who made it; to all once the game is over.
   */
  path: string | null;
  sentences: Sentence[];
  /**
   * Of a holiday: when it ends; it is over if that is not to come.
   */
  until?: number;
}
/**
 * One thing that happened, and the pieces and places that it is about.
 */
export interface Sentence {
  phrase: Phrase;
  about: string[];
}
/**
 * Words in no language yet: a key of the catalogues, and its arguments, which may be phrases themselves.
 */
export interface Phrase {
  key: string;
  args: {
    [k: string]: unknown;
  };
  thing?: Thing;
}
/**
 * What the words name, to be drawn beside them.
 */
export interface Thing {
  id: string;
  kind: string;
  facts: {
    [k: string]: unknown;
  };
}
/**
 * What changed at a table after version `since`, for those who were sent that version over this connection.
 */
export interface Update {
  table: string;
  /**
   * How many entries these eyes know of.
   */
  version: number;
  /**
   * One's seat; -1 for a spectator.
   */
  eyes: number;
  /**
   * The seat that decides, of several who are asked oneself or the first; -1 after the game.
   */
  actor: number;
  /**
   * The paths of the legal moves, to a seat that decides.
   */
  moves: string[] | null;
  poll: PollInfo | null;
  /**
   * Whether `undo` would be granted at once.
   */
  may_undo: boolean;
  clock: Clock;
  away: number[];
  resigned: number[];
  request: Asked | null;
  result: Result | null;
  /**
   * `entries` are those after this version.
   */
  since: number;
  entries: Told[];
  type: "update";
  patch: ViewPatch;
  /**
   * The id of the act by which it changed, for whoever did it: it is done for good.
   */
  answers: string | null;
}
/**
 * What changed in a view; what is not named is as it was.
 */
export interface ViewPatch {
  /**
   * Fields of the view besides places, pieces and facts.
   */
  fields?: {
    [k: string]: unknown;
  };
  /**
   * Facts that are new or not as they were.
   */
  facts?: {
    [k: string]: unknown;
  };
  facts_gone?: string[];
  places?: ThingsPatch;
  pieces?: ThingsPatch;
}
/**
 * What changed in a list of places or pieces.
 */
export interface ThingsPatch {
  /**
   * Those that are new or not as they were, whole.
   */
  changed?: {
    [k: string]: unknown;
  }[];
  /**
   * The ids of all, if others are there or they stand in another order; the rest is gone.
   */
  order?: string[];
}
/**
 * Who sits at the table, and how it stands; after `watch`, and whenever that changes.
 */
export interface TableMessage {
  type: "table";
  table: string;
  info: TableInfo;
}
/**
 * What everybody may know who may look at a table.
 */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  players: number;
  options: {
    [k: string]: unknown;
  };
  public: boolean;
  pace: Pace;
  /**
   * Whether open seats are only for those who finish their games.
   */
  reliable: boolean;
  creator: string;
  previous: string | null;
  origin: string | null;
  origin_ply: number | null;
  rematch: string | null;
  status: "gathering" | "playing" | "over" | "closed";
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  created: number;
  started: number | null;
  ended: number | null;
  how: string | null;
  turn: number;
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  changed: number;
  rated: boolean;
  /**
   * From the start on: the SHA-256 of the text that `deal` shows after the end. Null before the start, and in games that were dealt without one.
   */
  commitment: string | null;
  seats: SeatInfo[];
}
/**
 * How much time there is.
 */
export interface Pace {
  kind: "untimed" | "live" | "days";
  /**
   * For a move.
   */
  seconds: number;
  /**
   * For the whole game besides.
   */
  bank: number;
}
/**
 * A seat of a table.
 */
export interface SeatInfo {
  seat: number;
  kind: "open" | "invited" | "kept" | "person" | "bot";
  account: string | null;
  /**
   * Empty when the account was deleted.
   */
  name: string | null;
  level: string | null;
  /**
   * Whether the account is somebody's bot.
   */
  program: boolean;
  /**
   * Until then they are on holiday; null if they are not.
   */
  holiday: number | null;
  /**
   * Whether `presence` says nothing of them, as they wish, unless the table is live.
   */
  discreet: boolean;
}
/**
 * Who of those who play has the table before them; after `watch`, and whenever that changes.
 */
export interface Presence {
  type: "presence";
  table: string;
  here: number[];
}
/**
 * It is done, and written down for good, and no `update` tells so; `version` is the table's version by it.
 */
export interface Ack {
  type: "ack";
  table: string;
  id: string;
  version: number;
}
/**
 * It is not done. After `stale` a fresh `state` follows.
 */
export interface Refused {
  type: "refused";
  table: string;
  id: string | null;
  version: number | null;
  error: Error;
}
/**
 * Why not: a code, which clients say by the text `refused-CODE` of the catalogue `server`, and its arguments.
 */
export interface Error {
  code: string;
  args: {
    [k: string]: unknown;
  };
}
/**
 * Something said at the table.
 */
export interface Talk {
  table: string;
  number: number;
  room: "seats" | "spectators";
  seat: number | null;
  account: string;
  name: string;
  text: string;
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  at: number;
  type: "talk";
}
/**
 * The list of open tables has changed: fetch it if you show it.
 */
export interface LobbyMessage {
  type: "lobby";
}
/**
 * A table that you do not watch awaits you, or one of yours is over: fetch your tables if you show them.
 */
export interface Mine {
  type: "mine";
}
/**
 * Yes.
 */
export interface Pong {
  type: "pong";
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  now: number;
}
/**
 * The server stops: connect again after some milliseconds. Nothing acknowledged is lost.
 */
export interface Bye {
  type: "bye";
  retry: number;
}
/**
 * A message that could not be read, or came too fast. After some codes the connection is closed.
 */
export interface Problem {
  type: "problem";
  error: Error;
}
