// The server's schemas under the names that the browser uses. They are generated (../generated); what the server sends
// as open objects, because only the engine knows it, is filled in here from ../view/view.
import type { paths } from "../generated/api";
import type { ClientMessage, ServerMessage } from "../generated/messages";
import type { Phrase, Sheet, View, ViewPatch } from "../view/view";

type Call<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method];

/** What a call answers when all is well. */
type Answer<Path extends keyof paths, Method extends keyof paths[Path]> =
  Call<Path, Method> extends { responses: infer Responses }
    ? Extract<Responses[keyof Responses], { content: { "application/json": unknown } }>["content"]["application/json"]
    : never;

/** What a call is sent. */
type Body<Path extends keyof paths, Method extends keyof paths[Path]> =
  Call<Path, Method> extends { requestBody: { content: { "application/json": infer Sent } } } ? Sent : never;

type With<Type, Fields> = Omit<Type, keyof Fields> & Fields;

// People.
export type WhoAmI = Answer<"/api/me", "get">;
export type Account = Answer<"/api/guest", "post">;
export type Sessions = Answer<"/api/me/sessions", "get">;
export type Session = Sessions["sessions"][number];
export type OwnFriends = Answer<"/api/me/friends", "get">;
export type Friend = OwnFriends["friends"][number];
export type BlockedPeople = Answer<"/api/me/blocked", "get">;
export type Search = Answer<"/api/pairing", "get">;
export type Reports = Answer<"/api/host/reports", "get">;
export type Deeds = Answer<"/api/host/log", "get">;
export type BlockedWords = Answer<"/api/host/words", "get">;
export type Holiday = Answer<"/api/me/holiday", "get">;
export type OwnBots = Answer<"/api/me/bots", "get">;
export type MadeToken = Answer<"/api/me/tokens", "post">;
export type TokenInfo = OwnBots["tokens"][number];
export type Profile = Answer<"/api/people/{account}", "get">;
export type Leaderboard = Answer<"/api/leaderboards/{game}/{players}", "get">;
export type Ranked = Leaderboard["people"][number];

// Notices.
export type Features = Answer<"/api/features", "get">;
export type OwnNotices = With<Answer<"/api/me/notices", "get">, { preferences: NoticePreferences }>;
export type NoticePreferences = Required<Body<"/api/me/notices", "put">>;
export type Channel = Answer<"/api/me/notices", "get">["channels"][number];
export type AddedWebhook = Answer<"/api/me/channels/webhook", "post">;

// Ways to come back.
export type PasswordInfo = Answer<"/api/me/password", "get">;
export type Challenge = Answer<"/api/passkeys/challenge", "post">;
export type OwnPasskeys = Answer<"/api/me/passkeys", "get">;
export type Passkey = OwnPasskeys["passkeys"][number];

// Games.
type RawGames = Answer<"/api/games", "get">;
type RawGame = RawGames["games"][number];
export type GameInfo = With<RawGame, { options: Required<RawGame["options"][number]>[] }>;
export type Games = With<RawGames, { games: GameInfo[] }>;

// Puzzles.
export type PuzzleOverview = Answer<"/api/puzzles", "get">;
export type GamePuzzles = PuzzleOverview["games"][number];
export type Puzzle = With<Answer<"/api/puzzles/{game}/{number}", "get">, { view: View }>;
export type Solution = With<Answer<"/api/puzzles/{game}/{number}", "post">, { after: View }>;
export type KeptSolution = With<Answer<"/api/puzzles/{game}/{number}/solution", "get">, { after: View }>;

// Tables.
export type WantedTable = Body<"/api/tables", "post">;
export type WantedPace = NonNullable<WantedTable["pace"]>;
export type WantedSeat = WantedTable["seats"][number];
export type WantedTournament = Body<"/api/tournaments", "post">;
export type Tournaments = Answer<"/api/tournaments", "get">;
export type TournamentInfo = Tournaments["tournaments"][number];
export type OneTournament = Answer<"/api/tournaments/{tournament}", "get">;
export type RoundTable = OneTournament["tables"][number];
export type Tables = Answer<"/api/tables", "get">;
export type Waiting = Answer<"/api/me/waiting", "get">;
export type OneTable = Answer<"/api/tables/{table}", "get">;
export type TableInfo = OneTable["table"];
export type Company = Answer<"/api/tables/{table}/company", "get">;
export type Mark = NonNullable<Profile["mark"]>;
export type SeatInfo = TableInfo["seats"][number];
export type LogPage = Answer<"/api/tables/{table}/story", "get">;
export type TalkPage = Answer<"/api/tables/{table}/talk", "get">;
export type Hint = With<
  Answer<"/api/tables/{table}/hint", "post">,
  { moves: { path: string; label: Phrase; share: number; result: number; margin: number }[] }
>;
export type Ply = With<Answer<"/api/tables/{table}/replay", "get">, { view: View; sheet: Sheet | null }>;
export type DealProof = Answer<"/api/tables/{table}/deal", "get">;
export type OldGame = Answer<"/api/tables/{table}/old-rules", "get">;
export type OldAct = NonNullable<Body<"/api/tables/{table}/old-rules", "post">["act"]>;
export type RatingChanges = Answer<"/api/tables/{table}/ratings", "get">;
export type RatingChange = RatingChanges["changes"][number];
export type Line = { plies: Ply[] };
export interface WeighedMove {
  path: string;
  label: Phrase;
  share: number;
  result: number;
}
/** A decision of a finished game, as a strong bot judges it. */
export interface Decision {
  ply: number;
  seat: number;
  played: WeighedMove;
  best: WeighedMove;
  cost: number;
  weighed?: WeighedMove[];
  line?: { seat: number; path: string; label: Phrase }[];
}
export interface Judged {
  decisions: Decision[];
  curves: [number, number][][];
  /** Positions among the decisions, the costliest first. */
  swings: number[];
}
export type Analysis = With<Answer<"/api/tables/{table}/analysis", "get">, { judged: Judged | null }>;

// The live connection.
type FromServer<Type extends ServerMessage["type"]> = Extract<ServerMessage, { type: Type }>;
type RawState = FromServer<"state">;

/** An entry of the table's log. */
export type LogEntry = RawState["entries"][number];
export type Result = With<NonNullable<RawState["result"]>, { sheet: Sheet }>;
/** The whole table as these eyes see it. */
export type State = With<RawState, { view: View; result: Result | null }>;
/** What changed since the state of the version `since`. */
export type Update = With<FromServer<"update">, { patch: ViewPatch; result: Result | null }>;
/** Something said at the table; one that was fetched is like one that was heard. */
export type Talk = TalkPage["talk"][number];
export type Refusal = FromServer<"refused">["error"];
export type Heard = Exclude<ServerMessage, { type: "state" | "update" }> | State | Update;

type Acknowledged = Extract<ClientMessage, { id: string }>;
type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;

/** What is answered by `update`, `ack` or `refused`, and said again until it is; the connection gives it an id. */
export type Act = WithoutId<Acknowledged>;
/** Acts that say nothing but what is to be done. */
export type PlainAct = Exclude<Acknowledged["type"], "move" | "say">;
