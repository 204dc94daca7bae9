// generated; run python web/build.py types

export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Games
         * @description All games with their options, and the levels of the bots, the weakest first.
         */
        get: operations["list_games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Rules
         * @description The rules of a game for its players, as Markdown; in English where they lack the language.
         */
        get: operations["read_rules_api_games__game__rules_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/texts/{language}/{catalogue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Texts
         * @description A Fluent catalogue: `wataha`, `server`, or the one of a game, wherever its package keeps it.
         */
        get: operations["read_texts_api_texts__language___catalogue__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who Am I
         * @description Who the cookie says one is.
         */
        get: operations["who_am_i_api_me_get"];
        put?: never;
        post?: never;
        /**
         * Delete Account
         * @description Delete the account. Games stay, nameless; in running ones a bot takes over.
         */
        delete: operations["delete_account_api_me_delete"];
        options?: never;
        head?: never;
        /**
         * Rename
         * @description Go by another name.
         */
        patch: operations["rename_api_me_patch"];
        trace?: never;
    };
    "/api/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be Guest
         * @description Be a guest by a name; who already has an account keeps it.
         */
        post: operations["be_guest_api_guest_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Keep everything under a name and a password.
         */
        post: operations["register_api_me_register_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log In
         * @description Be the registered account again, from anywhere.
         */
        post: operations["log_in_api_login_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log Out
         * @description Be nobody in this browser; its cookie is void, wherever it was copied to.
         */
        post: operations["log_out_api_logout_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Sessions
         * @description Where one is signed in, the browser last seen first.
         */
        get: operations["list_sessions_api_me_sessions_get"];
        put?: never;
        post?: never;
        /**
         * End Other Sessions
         * @description Be nobody in all of one's browsers but this one.
         */
        delete: operations["end_other_sessions_api_me_sessions_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End Session
         * @description Be nobody in one of one's browsers.
         */
        delete: operations["end_session_api_me_sessions__session__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change Password
         * @description Change the password, and be logged out everywhere else.
         */
        post: operations["change_password_api_me_password_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Own
         * @description One's tables: those that wait for one's move first, then the newest; or those that are over.
         */
        get: operations["list_own_api_me_tables_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/muted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Muted
         * @description Whom one does not hear.
         */
        get: operations["list_muted_api_me_muted_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/muted/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute
         * @description Hear someone no longer.
         */
        put: operations["mute_api_me_muted__account__put"];
        post?: never;
        /**
         * Unmute
         * @description Hear someone again.
         */
        delete: operations["unmute_api_me_muted__account__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Profile
         * @description Someone's games and puzzles in numbers.
         */
        get: operations["read_profile_api_people__account__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboards/{game}/{players}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Leaderboard
         * @description The best, by game and number of players.
         */
        get: operations["read_leaderboard_api_leaderboards__game___players__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tables
         * @description Public tables: those one can join, those one can watch, those one can look back at.
         */
        get: operations["list_tables_api_tables_get"];
        put?: never;
        /**
         * Create Table
         * @description Set a table up. It starts when every seat is taken.
         */
        post: operations["create_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read One
         * @description Who sits at a table, how it stands, and where one may sit down.
         */
        get: operations["read_one_api_tables__table__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Sit down.
         */
        post: operations["join_api_tables__table__join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave
         * @description Get up: before the start for good; during the game a bot plays on until one is back.
         */
        post: operations["leave_api_tables__table__leave_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill
         * @description Give a free seat to a bot; whoever set the table up decides.
         */
        post: operations["fill_api_tables__table__bot_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description Once more, seats rotated; the first to ask sets the table up, the others sit down at it, or leave it: a no.
         */
        post: operations["rematch_api_tables__table__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/play-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play On
         * @description Play on from a position of a finished game, against bots; it counts for nothing.
         */
        post: operations["play_on_api_tables__table__play_on_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Story
         * @description The log from an entry on, fifty entries at a time, as one's eyes saw it.
         */
        get: operations["read_story_api_tables__table__story_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Moves
         * @description The legal moves in words, for the seat that decides.
         */
        get: operations["read_moves_api_tables__table__moves_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Sheet
         * @description How the points are made up as things stand; where some are secret from one's eyes, only once the game is over.
         */
        get: operations["read_sheet_api_tables__table__sheet_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask Hint
         * @description A hint, in games against bots only. One that takes a while is asked for again, until it is there.
         */
        post: operations["ask_hint_api_tables__table__hint_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/talk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Talk
         * @description What was said at the table, as far as one may hear it; the last messages, or those before a number.
         */
        get: operations["read_talk_api_tables__table__talk_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download
         * @description A finished game as a record: `wataha replay` shows it.
         */
        get: operations["download_api_tables__table__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Deal
         * @description The commitment to the deal and, once the game is over, what it is to: `wataha verify-deal` checks it, too.
         */
        get: operations["read_deal_api_tables__table__deal_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay
         * @description A finished game after so many moves, through the eyes of a seat, of the public, or all-seeing ones.
         */
        get: operations["replay_api_tables__table__replay_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Ratings
         * @description What a rated game did to the ratings of its people; nothing while it goes on, or if it was not rated.
         */
        get: operations["read_ratings_api_tables__table__ratings_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/line": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Line
         * @description What would have come of other moves after so many of a finished game, such as those an analysis thinks better.
         */
        get: operations["read_line_api_tables__table__line_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Analysis
         * @description What bots think of a finished game.
         */
        get: operations["read_analysis_api_tables__table__analysis_get"];
        put?: never;
        /**
         * Ask Analysis
         * @description Ask bots to look at a finished game; it waits in a queue, and the answer is kept.
         */
        post: operations["ask_analysis_api_tables__table__analysis_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/old-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Old Game
         * @description A game that was begun by other rules, as far as it can be read.
         */
        get: operations["read_old_game_api_tables__table__old_rules_get"];
        put?: never;
        /**
         * End Old Game
         * @description Offer to end such a game together, answer such an offer, or resign.
         */
        post: operations["end_old_game_api_tables__table__old_rules_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Puzzles
         * @description Every game's puzzles, those of the day, one's answers and one's streak.
         */
        get: operations["list_puzzles_api_puzzles_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Puzzle
         * @description A puzzle.
         */
        get: operations["read_puzzle_api_puzzles__game___number__get"];
        put?: never;
        /**
         * Answer Puzzle
         * @description Answer a puzzle: one's first answer counts, and the solution is told.
         */
        post: operations["answer_puzzle_api_puzzles__game___number__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What a strong bot thinks of every decision; null until it is done. */
        Analysis: {
            /** @enum {string} */
            status: "none" | "queued" | "done" | "failed";
            /** @description How many analyses come first; null for one that does not wait. */
            ahead: number | null;
            /** @description How much of one that is being made is done: 0 to 1. */
            progress: number | null;
            /** @description decisions, curves and swings, as `wataha analyse` tells them. */
            judged: {
                [key: string]: unknown;
            } | null;
        };
        /** @description The move that one thinks is the best. */
        Attempt: {
            path: string;
        };
        /** @description Something that was said. */
        ChatInfo: {
            table: string;
            number: number;
            /** @enum {string} */
            room: "seats" | "spectators";
            seat: number | null;
            account: string;
            name: string;
            text: string;
            /** @description Milliseconds since 1970, by the server's clock. */
            at: number;
        };
        /** @description What proves the deal; without a commitment, in games from before there were any, nothing does. */
        DealProof: {
            /** @description The SHA-256 of the text, in hexadecimal digits. */
            commitment: string | null;
            /** @description What the deal followed from, key and salt included; null until the end. */
            text: string | null;
            /** @description Of the server's own check; null until the end. */
            verdict: ("proven" | "unproven" | "tampered" | "impossible") | null;
        };
        /** @description Why not: a code, which clients say by the text `refused-CODE` of the catalogue `server`, and its arguments. */
        Error: {
            code: string;
            args: {
                [key: string]: unknown;
            };
        };
        /** @description The answer to what cannot be done: clients say `refused-CODE` of the catalogue `server`. */
        Failed: {
            error: components["schemas"]["Error"];
        };
        /** @description The password, from those who have one. */
        Farewell: {
            password?: string | null;
        };
        /** @description A bot for a seat that is still free. */
        Filling: {
            seat: number;
            level: string;
        };
        /** @description A game. */
        GameInfo: {
            id: string;
            titles: {
                [key: string]: string;
            };
            authors: string;
            players: number[];
            minutes: number[];
            rules: number;
            ready: boolean;
            own_clock: string | null;
            options: components["schemas"]["OptionInfo"][];
        };
        /** @description The puzzles of a game, numbered from 1 on, and one's answers to them. */
        GamePuzzles: {
            game: string;
            count: number;
            /** @description The number of the puzzle of the day. */
            daily: number;
            /** @description Whether one solved it today; null before one has answered. */
            daily_right: boolean | null;
            right: number[];
            wrong: number[];
        };
        /** @description How things are. */
        Health: {
            status: string;
        };
        /** @description What a strong bot would do in one's place, knowing what one knows; or, while it thinks, how long the queue is. */
        Hint: {
            version: number;
            /** @description How many hints come first: ask again. Null once the hint is there. */
            ahead: number | null;
            /** @description The best first: path, label, share, result, margin. */
            moves: {
                [key: string]: unknown;
            }[];
            /** @description What the best move gains over the next best, or prevents, in one sentence. */
            why: components["schemas"]["Phrase"] | null;
            /** @description What is expected then: seat, path, label. */
            line: {
                [key: string]: unknown;
            }[];
        };
        /** @description Which seat, if it matters, and the key of the link, if there is one. */
        Joining: {
            seat?: number | null;
            key?: string | null;
        };
        /** @description A legal move in words. */
        Labelled: {
            path: string;
            label: components["schemas"]["Phrase"];
        };
        /** @description The legal moves in words, for the seat that decides. */
        Labels: {
            version: number;
            moves: components["schemas"]["Labelled"][];
        };
        /** @description Registered people by rating. */
        Leaderboard: {
            people: components["schemas"]["Ranked"][];
        };
        /** @description A finished game as it could have gone on, ply by ply, as far as the moves can be made. */
        Line: {
            plies: components["schemas"]["Ply"][];
        };
        /** @description Tables, with what is known of those who sit there. */
        Listed: {
            tables: components["schemas"]["TableInfo"][];
            /** @description Of tables that are over, by table. */
            results: {
                [key: string]: components["schemas"]["SeatResult"][];
            };
            /** @description In games of the table's kind, by table and seat. */
            ratings: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A registered name and its password. */
        Login: {
            name: string;
            password: string;
        };
        /** @description Table talk, the oldest first. */
        Messages: {
            talk: components["schemas"]["ChatInfo"][];
        };
        /** @description Accounts that one does not hear. */
        Muted: {
            muted: string[];
        };
        /** @description A name, and a password to keep it by. */
        NameAndPassword: {
            name: string;
            password: string;
        };
        /** @description A name. */
        Named: {
            name: string;
        };
        /** @description The old password, and a new one. */
        NewPassword: {
            old: string;
            new: string;
        };
        /** @description What can be played, and against whom. */
        Offer: {
            games: components["schemas"]["GameInfo"][];
            levels: string[];
        };
        /** @description Something that happened, without the rules that would tell what it meant. */
        OldEntry: {
            kind: string;
            seat: number;
            at: number;
            path: string | null;
        };
        /** @description A game that cannot be played on. */
        OldGameInfo: {
            table: components["schemas"]["TableInfo"];
            /** @description The version of the rules that it was begun by. */
            rules: number;
            /** @description The version of the rules that this server plays by. */
            rules_now: number;
            /** @description One's own. */
            seat: number | null;
            request: components["schemas"]["OldRequest"] | null;
            resigned: number[];
            /** @description The last that one may know of: one's own moves; all, once it is over. */
            entries: components["schemas"]["OldEntry"][];
        };
        /** @description Someone offers to end the game together. */
        OldRequest: {
            seat: number;
            /** @description The seats that have yet to answer. */
            waiting: number[];
        };
        /** @description A table; with the keys of its links, to whoever set it up. */
        OneTable: {
            table: components["schemas"]["TableInfo"];
            links?: components["schemas"]["TableLinks"] | null;
            seat?: number | null;
            /** @description The seats that one may sit down in. */
            free: number[];
        };
        /** @description An option: a choice among values, or a number. */
        OptionInfo: {
            name: string;
            /** @enum {string} */
            kind: "choice" | "number";
            default: string | number;
            /** @default [] */
            values?: string[];
            /** @default false */
            own_text?: boolean;
            /** @default [] */
            players?: number[];
            /**
             * @description Of values that not every number of players can choose.
             * @default {}
             */
            players_of?: {
                [key: string]: number[];
            };
            /** @default 0 */
            least?: number;
            /** @default 0 */
            most?: number;
            /** @default  */
            off?: string;
        };
        /** @description Where one is signed in. */
        OwnSessions: {
            sessions: components["schemas"]["SessionInfo"][];
        };
        /** @description How much time there is. */
        Pace: {
            /** @enum {string} */
            kind: "untimed" | "live" | "days";
            /** @description For a move. */
            seconds: number;
            /** @description For the whole game besides. */
            bank: number;
        };
        /** @description An account as its owner sees it. */
        Person: {
            id: string;
            name: string;
            registered: boolean;
        };
        /** @description Words in no language yet: a key of the catalogues, and its arguments, which may be phrases themselves. */
        Phrase: {
            key: string;
            args: {
                [key: string]: unknown;
            };
            /** @description What the words name, to be drawn beside them. */
            thing?: components["schemas"]["Thing"];
        };
        /** @description From which position of a finished game, in which seat, and against bots of which level. */
        PlayingOn: {
            /** @description After so many moves. */
            ply: number;
            /** @description Others than those that were made then. */
            moves?: string[];
            seat: number;
            level: string;
        };
        /** @description A finished game after so many moves. */
        Ply: {
            ply: number;
            plies: number;
            path: string | null;
            seat: number | null;
            view: {
                [key: string]: unknown;
            };
            sentences: components["schemas"]["Sentence"][];
            sheet: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Someone. */
        Profile: {
            id: string;
            name: string;
            registered: boolean;
            since: number;
            statistics: components["schemas"]["Statistics"][];
            ladder: components["schemas"]["Rung"][];
            puzzles: components["schemas"]["PuzzleRecord"];
        };
        /** @description A position to find the best move in, as the seat that decides sees it. */
        PuzzleInfo: {
            game: string;
            number: number;
            daily: boolean;
            players: number;
            seat: number;
            ply: number;
            /** @description Whether one look at each move finds the best. */
            easy: boolean;
            view: {
                [key: string]: unknown;
            };
            moves: string[];
        };
        /** @description All puzzles; the day is counted from 1970 on, and changes at midnight UTC. */
        PuzzleOverview: {
            day: number;
            streak: components["schemas"]["StreakInfo"];
            games: components["schemas"]["GamePuzzles"][];
        };
        /** @description The puzzles that someone has solved, and their days in a row. */
        PuzzleRecord: {
            solved: number;
            days: number;
            longest: number;
        };
        /** @description A line of a leaderboard. The rating is 1000 + 25 (mu - 3 sigma): 1,000 at first, about 2,000 for the best. */
        Ranked: {
            rank: number;
            account: string;
            name: string;
            rating: number;
            mu: number;
            sigma: number;
            games: number;
        };
        /** @description The rating of a seat before the game, and after it. */
        RatingChange: {
            seat: number;
            before: number;
            after: number;
        };
        /** @description What a rated game did to the ratings of its people. */
        RatingChanges: {
            changes: components["schemas"]["RatingChange"][];
        };
        /** @description Someone's games against bots of a level: who beats one meets the next. */
        Rung: {
            game: string;
            level: string;
            games: number;
            wins: number;
        };
        /** @description A seat of a table. */
        SeatInfo: {
            seat: number;
            /** @enum {string} */
            kind: "open" | "invited" | "kept" | "person" | "bot";
            account: string | null;
            /** @description Empty when the account was deleted. */
            name: string | null;
            level: string | null;
        };
        /** @description What a seat came to: 1 is the best place. */
        SeatResult: {
            seat: number;
            points: number;
            place: number;
        };
        /** @description One thing that happened, and the pieces and places that it is about. */
        Sentence: {
            phrase: components["schemas"]["Phrase"];
            about: string[];
        };
        /** @description A browser in which one is signed in. */
        SessionInfo: {
            id: string;
            created: number;
            seen: number;
            agent: string;
            current: boolean;
        };
        /** @description Whether it was, which one is, and why. */
        Solution: {
            right: boolean;
            best: string;
            label: components["schemas"]["Phrase"];
            why: components["schemas"]["Phrase"];
            /** @description The table after the best move, as its seat sees it. */
            after: {
                [key: string]: unknown;
            };
            sentences: components["schemas"]["Sentence"][];
            streak: components["schemas"]["StreakInfo"];
        };
        /** @description Someone's games of one kind. */
        Statistics: {
            game: string;
            players: number;
            games: number;
            wins: number;
            draws: number;
            points: number;
            best: number;
            rating: number | null;
            rated_games: number;
        };
        /** @description Entries of the log as one's eyes saw them. */
        Story: {
            version: number;
            entries: components["schemas"]["Told"][];
        };
        /** @description Days in a row on which one solved a puzzle of the day. */
        StreakInfo: {
            days: number;
            longest: number;
            /** @description Whether one of today's is solved. */
            today: boolean;
        };
        /** @description What everybody may know who may look at a table. */
        TableInfo: {
            id: string;
            game: string;
            rules: number;
            players: number;
            options: {
                [key: string]: unknown;
            };
            public: boolean;
            pace: components["schemas"]["Pace"];
            creator: string;
            previous: string | null;
            origin: string | null;
            origin_ply: number | null;
            rematch: string | null;
            /** @enum {string} */
            status: "gathering" | "playing" | "over" | "closed";
            /** @description Milliseconds since 1970, by the server's clock. */
            created: number;
            started: number | null;
            ended: number | null;
            how: string | null;
            turn: number;
            /** @description Milliseconds since 1970, by the server's clock. */
            changed: number;
            rated: boolean;
            /** @description From the start on: the SHA-256 of the text that `deal` shows after the end. Null before the start, and in games that were dealt without one. */
            commitment: string | null;
            seats: components["schemas"]["SeatInfo"][];
        };
        /** @description The keys of secret links, for whoever set the table up. */
        TableLinks: {
            key: string;
            seats: {
                [key: string]: string;
            };
        };
        /** @description A piece or place that words name: as much of it as a picture needs. */
        Thing: {
            id: string;
            kind: string;
            facts: {
                [key: string]: unknown;
            };
        };
        /** @description An entry of the table's log, as these eyes may know it. */
        Told: {
            /** @description From 1 without gaps, counted as these eyes count. */
            number: number;
            /** @enum {string} */
            kind: "move" | "time_out" | "undo" | "ask_undo" | "ask_end" | "agree" | "decline" | "resign" | "away" | "back" | "answer" | "close";
            seat: number;
            /** @enum {string} */
            by: "person" | "bot" | "clock";
            /** @description Milliseconds since 1970, by the server's clock. */
            at: number;
            /** @description Moves that an undo takes back. */
            plies: number;
            /** @description The move, to the one who made it; to all once the game is over. */
            path: string | null;
            sentences: components["schemas"]["Sentence"][];
        };
        /** @description What one does. */
        WantedAct: {
            /**
             * @default ask_end
             * @enum {string}
             */
            act?: "ask_end" | "agree" | "decline" | "resign";
        };
        /** @description How much time there is: none set; seconds for a move and a bank besides; or days for a move. */
        WantedPace: {
            /**
             * @default untimed
             * @enum {string}
             */
            kind?: "untimed" | "live" | "days";
            /** @default 0 */
            seconds?: number;
            /** @default 0 */
            bank?: number;
            /** @default 0 */
            days?: number;
        };
        /** @description Who is to sit there: oneself, anyone, whoever gets the link, or a bot. */
        WantedSeat: {
            /** @enum {string} */
            kind: "me" | "open" | "invited" | "bot";
            level?: string | null;
        };
        /** @description A table to be set up. */
        WantedTable: {
            game: string;
            options?: {
                [key: string]: string | number;
            };
            /** @description As many as play. */
            seats: components["schemas"]["WantedSeat"][];
            /** @default true */
            public?: boolean;
            pace?: components["schemas"]["WantedPace"];
        };
        /** @description Who one is; nobody yet, if null. */
        Whoami: {
            account: components["schemas"]["Person"] | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    list_games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
        };
    };
    read_rules_api_games__game__rules_get: {
        parameters: {
            query?: {
                language?: "en" | "pl" | "de" | "cs";
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "text/markdown": unknown;
                };
            };
        };
    };
    read_texts_api_texts__language___catalogue__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                language: "en" | "pl" | "de" | "cs";
                catalogue: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "text/plain": unknown;
                };
            };
        };
    };
    who_am_i_api_me_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Whoami"];
                };
            };
        };
    };
    delete_account_api_me_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Farewell"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    rename_api_me_patch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Named"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
        };
    };
    be_guest_api_guest_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Named"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
        };
    };
    register_api_me_register_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameAndPassword"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
        };
    };
    log_in_api_login_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
        };
    };
    log_out_api_logout_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_sessions_api_me_sessions_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessions"];
                };
            };
        };
    };
    end_other_sessions_api_me_sessions_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    end_session_api_me_sessions__session__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    change_password_api_me_password_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
        };
    };
    list_own_api_me_tables_get: {
        parameters: {
            query?: {
                over?: boolean;
                /** @description Only what changed before this moment: the next page. */
                before?: number | null;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listed"];
                };
            };
        };
    };
    list_muted_api_me_muted_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Muted"];
                };
            };
        };
    };
    mute_api_me_muted__account__put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    unmute_api_me_muted__account__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    read_profile_api_people__account__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
        };
    };
    read_leaderboard_api_leaderboards__game___players__get: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                game: string;
                players: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Leaderboard"];
                };
            };
        };
    };
    list_tables_api_tables_get: {
        parameters: {
            query?: {
                status?: "gathering" | "playing" | "over";
                game?: string | null;
                /** @description Only what changed before this moment: the next page. */
                before?: number | null;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listed"];
                };
            };
        };
    };
    create_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTable"];
                };
            };
        };
    };
    read_one_api_tables__table__get: {
        parameters: {
            query?: never;
            header?: {
                /** @description The key of a secret link. */
                "X-Table-Key"?: string | null;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTable"];
                };
            };
        };
    };
    join_api_tables__table__join_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Joining"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTable"];
                };
            };
        };
    };
    leave_api_tables__table__leave_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    fill_api_tables__table__bot_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Filling"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTable"];
                };
            };
        };
    };
    rematch_api_tables__table__rematch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTable"];
                };
            };
        };
    };
    play_on_api_tables__table__play_on_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description The key of a secret link. */
                "X-Table-Key"?: string | null;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayingOn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTable"];
                };
            };
        };
    };
    read_story_api_tables__table__story_get: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: {
                /** @description The key of a secret link. */
                "X-Table-Key"?: string | null;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
        };
    };
    read_moves_api_tables__table__moves_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description The key of a secret link. */
                "X-Table-Key"?: string | null;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Labels"];
                };
            };
        };
    };
    read_sheet_api_tables__table__sheet_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description The key of a secret link. */
                "X-Table-Key"?: string | null;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    ask_hint_api_tables__table__hint_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description The key of a secret link. */
                "X-Table-Key"?: string | null;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description It waits in a queue; ask again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
        };
    };
    read_talk_api_tables__table__talk_get: {
        parameters: {
            query?: {
                before?: number | null;
                limit?: number;
            };
            header?: {
                /** @description The key of a secret link. */
                "X-Table-Key"?: string | null;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Messages"];
                };
            };
        };
    };
    download_api_tables__table__record_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description The key of a secret link. */
                "X-Table-Key"?: string | null;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    read_deal_api_tables__table__deal_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description The key of a secret link. */
                "X-Table-Key"?: string | null;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealProof"];
                };
            };
        };
    };
    replay_api_tables__table__replay_get: {
        parameters: {
            query?: {
                ply?: number;
                eyes?: string;
            };
            header?: {
                /** @description The key of a secret link. */
                "X-Table-Key"?: string | null;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ply"];
                };
            };
        };
    };
    read_ratings_api_tables__table__ratings_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description The key of a secret link. */
                "X-Table-Key"?: string | null;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingChanges"];
                };
            };
        };
    };
    read_line_api_tables__table__line_get: {
        parameters: {
            query: {
                ply: number;
                moves: string[];
                eyes?: string;
            };
            header?: {
                /** @description The key of a secret link. */
                "X-Table-Key"?: string | null;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Line"];
                };
            };
        };
    };
    read_analysis_api_tables__table__analysis_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description The key of a secret link. */
                "X-Table-Key"?: string | null;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
        };
    };
    ask_analysis_api_tables__table__analysis_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description The key of a secret link. */
                "X-Table-Key"?: string | null;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
        };
    };
    read_old_game_api_tables__table__old_rules_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description The key of a secret link. */
                "X-Table-Key"?: string | null;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OldGameInfo"];
                };
            };
        };
    };
    end_old_game_api_tables__table__old_rules_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description The key of a secret link. */
                "X-Table-Key"?: string | null;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedAct"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OldGameInfo"];
                };
            };
        };
    };
    list_puzzles_api_puzzles_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleOverview"];
                };
            };
        };
    };
    read_puzzle_api_puzzles__game___number__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleInfo"];
                };
            };
        };
    };
    answer_puzzle_api_puzzles__game___number__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Attempt"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Solution"];
                };
            };
        };
    };
}
