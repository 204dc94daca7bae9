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
        /**
         * Read Password
         * @description Whether one has a password; who comes by OpenID Connect has none until they choose one.
         */
        get: operations["read_password_api_me_password_get"];
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
    "/api/me/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download Data
         * @description All that is kept of oneself, for download.
         */
        get: operations["download_data_api_me_data_get"];
        put?: never;
        post?: never;
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
    "/api/me/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Waiting
         * @description The tables where one is to decide, the most urgent first.
         */
        get: operations["list_waiting_api_me_waiting_get"];
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
    "/api/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Features
         * @description What can be asked for here.
         */
        get: operations["list_features_api_features_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Notices
         * @description What one chose, and where one can be told.
         */
        get: operations["read_notices_api_me_notices_get"];
        /**
         * Choose
         * @description Choose when one wants to be told, of what, and in which language.
         */
        put: operations["choose_api_me_notices_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/channels/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Push
         * @description Be told in this browser, until one is signed out of it.
         */
        post: operations["add_push_api_me_channels_push_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/channels/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Webhook
         * @description Let a program of one's own be told; it is sent a test at once.
         */
        post: operations["add_webhook_api_me_channels_webhook_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/channels/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Mailbox
         * @description Have mails sent to an address, once a link that is sent there was followed; it replaces the one before.
         */
        post: operations["add_mailbox_api_me_channels_email_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/channels/{channel}": {
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
         * Remove
         * @description Be told there no more.
         */
        delete: operations["remove_api_me_channels__channel__delete"];
        options?: never;
        head?: never;
        /**
         * Switch
         * @description Let notices go there, or not.
         */
        patch: operations["switch_api_me_channels__channel__patch"];
        trace?: never;
    };
    "/api/me/channels/{channel}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test
         * @description Send something there, to see whether it works.
         */
        post: operations["test_api_me_channels__channel__test_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm
         * @description Prove that a mailbox is one's own, by the link that was sent there.
         */
        post: operations["confirm_api_mail_confirm_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask To Recover
         * @description Have a link for a new password sent to one's mailbox; the answer is the same whether anybody has it.
         */
        post: operations["ask_to_recover_api_recover_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover
         * @description Have a new password, by the link that was sent to one's mailbox; one is logged out everywhere else.
         */
        post: operations["recover_api_mail_recover_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe
         * @description Get no more notices by mail, by the link in one of them.
         */
        post: operations["unsubscribe_api_mail_unsubscribe_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe By One Click
         * @description The same, for mail programs (RFC 8058).
         */
        post: operations["unsubscribe_by_one_click_api_unsubscribe__token__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Passkeys
         * @description One's passkeys, the oldest first.
         */
        get: operations["list_passkeys_api_me_passkeys_get"];
        put?: never;
        /**
         * Add Passkey
         * @description Keep a passkey that the browser has made.
         */
        post: operations["add_passkey_api_me_passkeys_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask For New
         * @description What the browser has to make a passkey of.
         */
        post: operations["ask_for_new_api_me_passkeys_challenge_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/{passkey}": {
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
         * Remove Passkey
         * @description Let a passkey open nothing any more.
         */
        delete: operations["remove_passkey_api_me_passkeys__passkey__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask For One
         * @description What the browser has to sign with a passkey.
         */
        post: operations["ask_for_one_api_passkeys_challenge_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/login": {
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
         * @description Be the account of a passkey again.
         */
        post: operations["log_in_api_passkeys_login_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oidc/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Go There
         * @description Go to the provider, to be vouched for.
         */
        get: operations["go_there_api_oidc_login_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oidc/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Come Back
         * @description Come back from the provider, and be whom it vouches for; the page says so if it does not.
         */
        get: operations["come_back_api_oidc_callback_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Bots
         * @description One's bots with their tokens, and one's own tokens.
         */
        get: operations["list_bots_api_me_bots_get"];
        put?: never;
        /**
         * Make Bot
         * @description An account for a program of one's own; only those who are registered may have some.
         */
        post: operations["make_bot_api_me_bots_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/bots/{account}": {
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
         * Delete Bot
         * @description Delete a bot of one's own with its tokens. Its games stay, nameless.
         */
        delete: operations["delete_bot_api_me_bots__account__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make Token
         * @description A token for a program. It is shown now and never again.
         */
        post: operations["make_token_api_me_tokens_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tokens/{token}": {
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
         * Revoke Token
         * @description Make a token void: whoever has it is let in no more, and is cut off.
         */
        delete: operations["revoke_token_api_me_tokens__token__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/friends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Friends
         * @description One's friends, and who of them is online.
         */
        get: operations["list_friends_api_me_friends_get"];
        put?: never;
        /**
         * Add Friend
         * @description Ask someone to be one's friend, or agree to what they asked; with the key of their link one is at once.
         */
        post: operations["add_friend_api_me_friends_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/friends/{account}": {
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
         * Remove Friend
         * @description Be friends no longer; or decline, or withdraw, what was asked.
         */
        delete: operations["remove_friend_api_me_friends__account__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/discretion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Be Discreet
         * @description Choose whether friends are told when one is online.
         */
        put: operations["be_discreet_api_me_discretion_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Blocked
         * @description Whom one blocks.
         */
        get: operations["list_blocked_api_me_blocked_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/blocked/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block
         * @description Hear someone no longer, and give them no seat at one's tables.
         */
        put: operations["block_api_me_blocked__account__put"];
        post?: never;
        /**
         * Unblock
         * @description Block someone no longer.
         */
        delete: operations["unblock_api_me_blocked__account__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/holiday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Holiday
         * @description Whether one is on holiday, and how many days are left.
         */
        get: operations["read_holiday_api_me_holiday_get"];
        /**
         * Take Holiday
         * @description Be on holiday from now on; who already is changes until when. The clocks stand when this is answered.
         */
        put: operations["take_holiday_api_me_holiday_put"];
        post?: never;
        /**
         * Come Back
         * @description Be on holiday no longer: the clocks run on, and days that were not begun are given back.
         */
        delete: operations["come_back_api_me_holiday_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pairing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look
         * @description How it stands.
         */
        get: operations["look_api_pairing_get"];
        put?: never;
        /**
         * Seek
         * @description Wait for an opponent; whoever waits asks every few seconds how it stands, or waits no longer.
         */
        post: operations["seek_api_pairing_post"];
        /**
         * Give Up
         * @description Wait no longer.
         */
        delete: operations["give_up_api_pairing_delete"];
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
    "/api/tables/{table}/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Company
         * @description What is known of those who sit at a table, and whether one may sit down with them.
         */
        get: operations["read_company_api_tables__table__company_get"];
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
    "/api/tables/{table}/world": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read World
         * @description A world that one's seat could believe in, for the seat that decides; what it cannot know is made up by chance.
         */
        get: operations["read_world_api_tables__table__world_get"];
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
    "/api/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tournaments
         * @description Tournaments that one can join, watch, or look back at.
         */
        get: operations["list_tournaments_api_tournaments_get"];
        put?: never;
        /**
         * Create Tournament
         * @description Set a tournament up. It begins when whoever set it up says so.
         */
        post: operations["create_tournament_api_tournaments_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read One Tournament
         * @description A tournament with its standings and all its rounds.
         */
        get: operations["read_one_tournament_api_tournaments__tournament__get"];
        put?: never;
        post?: never;
        /**
         * Cancel Tournament
         * @description Call it off; for whoever set it up.
         */
        delete: operations["cancel_tournament_api_tournaments__tournament__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join Tournament
         * @description Take part; during the tournament, come back to it.
         */
        post: operations["join_tournament_api_tournaments__tournament__join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave Tournament
         * @description Take part no longer; during the tournament from the next round on.
         */
        post: operations["leave_tournament_api_tournaments__tournament__leave_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin Tournament
         * @description Begin with the first round; for whoever set it up.
         */
        post: operations["begin_tournament_api_tournaments__tournament__begin_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report
         * @description Tell the hosts about someone, or about what they said.
         */
        post: operations["report_api_reports_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Reports
         * @description Reports that wait, or those that were dealt with.
         */
        get: operations["list_reports_api_host_reports_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/reports/{report}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close Report
         * @description A report was dealt with.
         */
        post: operations["close_report_api_host_reports__report__close_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Log
         * @description What hosts did.
         */
        get: operations["read_log_api_host_log_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/people/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do To Person
         * @description Silence someone, let them in no more, rename them; or let them talk and come in again.
         */
        post: operations["do_to_person_api_host_people__account__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/tables/{table}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close Table
         * @description Close a table; a game under way ends without a winner.
         */
        post: operations["close_table_api_host_tables__table__close_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Words
         * @description The blocked words.
         */
        get: operations["read_words_api_host_words_get"];
        /**
         * Block Words
         * @description Let these be the blocked words.
         */
        put: operations["block_words_api_host_words_put"];
        post?: never;
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
    "/api/puzzles/{game}/{number}/solution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Solution
         * @description The solution, for an app that is going to be without a connection and will judge the answer itself.
         */
        get: operations["read_solution_api_puzzles__game___number__solution_get"];
        put?: never;
        post?: never;
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
        /** @description A webhook with what its requests are signed by, which is not shown again. */
        AddedWebhook: {
            channel: components["schemas"]["ChannelInfo"];
            secret: string;
        };
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
        /** @description What the browser answered, as WebAuthn's JSON has it. */
        Answered: {
            token: string;
            credential: {
                [key: string]: unknown;
            };
        };
        /** @description The move that one thinks is the best. */
        Attempt: {
            path: string;
        };
        /** @description Someone whom one blocks. */
        BlockedInfo: {
            id: string;
            name: string;
        };
        /** @description Whom one blocks. */
        BlockedPeople: {
            blocked: components["schemas"]["BlockedInfo"][];
        };
        /** @description A bot of one's own. */
        BotInfo: {
            id: string;
            name: string;
            tokens: components["schemas"]["TokenInfo"][];
        };
        /** @description What the browser is asked to do: `options` as WebAuthn's JSON has them. */
        Challenge: {
            token: string;
            options: {
                [key: string]: unknown;
            };
        };
        /** @description Where one can be told. */
        ChannelInfo: {
            id: string;
            /** @enum {string} */
            kind: "push" | "email" | "webhook";
            /** @description The mailbox, or the program's; of a browser the host of its push service. */
            address: string;
            /** @description The browser, in words. */
            label: string;
            /** @description Whether it is the browser that asks. */
            here: boolean;
            active: boolean;
            confirmed: boolean;
            /** @description Whether the last attempt failed. */
            failing: boolean;
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
        /** @description Why a table is closed. */
        Closing: {
            /** @default  */
            note?: string;
        };
        /** @description Someone who sits at a table. */
        Companion: {
            seat: number;
            /** @description When they were here last, to the hour, for those who sit there with them. */
            seen: number | null;
            mark: components["schemas"]["MarkInfo"] | null;
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
        /** @description Something that a host did. */
        DeedInfo: {
            id: number;
            host: string;
            host_name: string;
            /** @enum {string} */
            deed: "silence" | "ban" | "rename" | "free" | "close" | "words";
            account: string | null;
            name: string | null;
            table: string | null;
            note: string;
            at: number;
        };
        /** @description What hosts did, the newest first. */
        Deeds: {
            deeds: components["schemas"]["DeedInfo"][];
        };
        /** @description Whether friends are not to be told when one is online. */
        Discretion: {
            discreet: boolean;
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
        /** @description What this site offers of what a living room does without. */
        Features: {
            /** @description The key that browsers subscribe with. */
            push: string | null;
            email: boolean;
            webhooks: boolean;
            passkeys: boolean;
            /** @description The name of the OpenID Connect provider. */
            oidc: string | null;
        };
        /** @description A bot for a seat that is still free. */
        Filling: {
            seat: number;
            level: string;
        };
        /** @description What stood in a link. */
        FollowedLink: {
            token: string;
        };
        /** @description A friend, or someone who would like to be one. */
        FriendInfo: {
            id: string;
            name: string;
            /** @description Whether the account is somebody's bot. */
            program: boolean;
            /** @description Null where they do not let it be known, or are no friends yet. */
            online: boolean | null;
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
            /** @description How far it is on its way to be played against bots; 1 at the end. */
            progress: number;
            /** @description The levels of the bots that can be met in it, the weakest first. */
            levels: string[];
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
            /** @description Whether the net alone would do the same; null where there is none to ask. */
            net: components["schemas"]["Phrase"] | null;
            /** @description What is expected then: seat, path, label. */
            line: {
                [key: string]: unknown;
            }[];
            /** @description Of the bot whose search it is; null until the hint is there. */
            level: string | null;
        };
        /** @description How one's holidays stand. */
        HolidayInfo: {
            /** @description Null if one is not on holiday. */
            until: number | null;
            /** @description Days that one may still take; those of a holiday that is on count as taken. */
            left: number;
            /** @description Days that everyone may take within 365 days. */
            most: number;
            /** @description Tables whose clocks have less than an hour left, which none stops. */
            pressing: string[];
        };
        /** @description Which seat, if it matters, and the key of the link, if there is one. */
        Joining: {
            seat?: number | null;
            key?: string | null;
        };
        /** @description Which move is the best, and why. */
        KeptSolution: {
            best: string;
            label: components["schemas"]["Phrase"];
            why: components["schemas"]["Phrase"];
            /** @description The table after the best move, as its seat sees it. */
            after: {
                [key: string]: unknown;
            };
            sentences: components["schemas"]["Sentence"][];
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
        /** @description Registered people, or people's bots, by rating. */
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
            /** @description At tables that wait for others, by table and seat. */
            marks: {
                [key: string]: {
                    [key: string]: components["schemas"]["MarkInfo"];
                };
            };
        };
        /** @description A registered name and its password. */
        Login: {
            name: string;
            password: string;
        };
        /** @description A new token. This is the only time that it is shown. */
        MadeToken: {
            token: string;
            about: components["schemas"]["TokenInfo"];
        };
        /** @description An e-mail address. */
        Mailbox: {
            mailbox: string;
        };
        /** @description How reliably someone finishes games with people, of the last 40 within a year. */
        MarkInfo: {
            games: number;
            finished: number;
            /** @description How many of a hundred they finish; null of those who are new. */
            percent: number | null;
            reliable: boolean;
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
        /** @description The name of a bot. */
        NewBot: {
            name: string;
        };
        /** @description Whom one would like to be friends with: by name, or by account, perhaps with the key of their link. */
        NewFriend: {
            name?: string | null;
            account?: string | null;
            key?: string | null;
        };
        /** @description An e-mail address, and the password of the account. */
        NewMailbox: {
            mailbox: string;
            password: string;
        };
        /** @description The old password, from those who have one, and a new one. */
        NewPassword: {
            old: string;
            new: string;
        };
        /** @description A browser's subscription. */
        NewPush: {
            endpoint: string;
            p256dh: string;
            auth: string;
        };
        /** @description What is wrong with someone, or with something that they said at a table. */
        NewReport: {
            account: string;
            table?: string | null;
            /** @description Of the message. */
            number?: number | null;
            reason: string;
        };
        /** @description What a program may do, and as whom: a bot of one's own, or oneself, who may only be looked through. */
        NewToken: {
            /** @description What it is for. */
            name: string;
            bot?: string | null;
            scopes: ("read" | "play" | "talk" | "tables")[];
        };
        /** @description The address of a program. */
        NewWebhook: {
            url: string;
        };
        /** @description When one wants to be told, of what, and in which language. */
        NoticePreferences: {
            /** @enum {string} */
            language: "en" | "pl" | "de" | "cs";
            /** @description A time zone by its name, such as Europe/Warsaw. */
            zone: string;
            quiet?: components["schemas"]["QuietHours"] | null;
            muted_games?: string[];
            muted_paces?: ("untimed" | "live" | "days")[];
            /**
             * @description At most one mail in so many hours.
             * @default 1
             * @enum {integer}
             */
            mail_hours?: 1 | 6 | 24;
        };
        /** @description What can be played, and against whom. */
        Offer: {
            games: components["schemas"]["GameInfo"][];
            levels: string[];
            /** @description What this server offers besides, of all that a host can switch off. */
            features: string[];
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
            /** @description The tournament that the table is of. */
            tournament?: string | null;
        };
        /** @description A tournament with its standings and all its rounds. */
        OneTournament: {
            tournament: components["schemas"]["TournamentInfo"];
            standings: components["schemas"]["StandingInfo"][];
            tables: components["schemas"]["RoundTableInfo"][];
            /** @description Whether one takes part. */
            joined: boolean;
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
        /** @description One's bots, and the tokens to read as oneself. */
        OwnBots: {
            bots: components["schemas"]["BotInfo"][];
            tokens: components["schemas"]["TokenInfo"][];
            most_bots: number;
        };
        /** @description One's friends, who would like to be one, and whom one asked. */
        OwnFriends: {
            friends: components["schemas"]["FriendInfo"][];
            asking: components["schemas"]["FriendInfo"][];
            asked: components["schemas"]["FriendInfo"][];
            /** @description Of the link by which anyone becomes one's friend: /people/ACCOUNT#KEY. */
            key: string;
            /** @description Whether one's friends are not told when one is online. */
            discreet: boolean;
        };
        /** @description All that one chose. */
        OwnNotices: {
            preferences: components["schemas"]["NoticePreferences"];
            channels: components["schemas"]["ChannelInfo"][];
        };
        /** @description One's passkeys. */
        OwnPasskeys: {
            passkeys: components["schemas"]["PasskeyInfo"][];
        };
        /** @description Where one is signed in. */
        OwnSessions: {
            sessions: components["schemas"]["SessionInfo"][];
        };
        /** @description Whose bot it is. */
        Owner: {
            id: string;
            name: string;
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
        /** @description A passkey. */
        PasskeyInfo: {
            id: string;
            /** @description The browser that it was made in, in words. */
            label: string;
            created: number;
            /** @description When it was used last. */
            used: number | null;
        };
        /** @description Whether there is a password. */
        PasswordInfo: {
            known: boolean;
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
        /** @description Someone, or someone's bot. */
        Profile: {
            id: string;
            name: string;
            registered: boolean;
            since: number;
            owner: components["schemas"]["Owner"] | null;
            statistics: components["schemas"]["Statistics"][];
            ladder: components["schemas"]["Rung"][];
            /** @description Null where the host keeps no count. */
            mark: components["schemas"]["MarkInfo"] | null;
            /** @description Until then they are on holiday; null if they are not. */
            holiday: number | null;
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
        /** @description From when until when nothing is sent, by the clock of one's time zone. */
        QuietHours: {
            /** @description After midnight. */
            begins: number;
            /** @description After midnight. */
            ends: number;
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
        /** @description What stood in a link, and a new password. */
        Recovery: {
            token: string;
            password: string;
        };
        /** @description A report. */
        ReportInfo: {
            id: number;
            reporter: string;
            reporter_name: string;
            account: string;
            name: string;
            table: string | null;
            said: string | null;
            reason: string;
            at: number;
        };
        /** @description Reports, the newest first. */
        Reports: {
            reports: components["schemas"]["ReportInfo"][];
        };
        /** @description A table of a round; without an id someone who was left over and has a point. */
        RoundTableInfo: {
            round: number;
            table: string | null;
            people: string[];
            over: boolean;
            /** @description What the game counts for each, once it is over. */
            points: number[] | null;
            absent: string[];
        };
        /** @description Someone's games against bots of a level: who beats one meets the next. */
        Rung: {
            game: string;
            level: string;
            games: number;
            wins: number;
        };
        /** @description How one's search for an opponent stands. */
        Search: {
            game: string;
            since: number;
            rating: number;
            /** @description How far the opponent's rating may be from one's own by now; it grows. */
            range: number;
            /** @description Who wait for the same game. */
            others: number;
            /** @description At which one sits with the opponent, once there is one. */
            table: string | null;
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
            /** @description Whether the account is somebody's bot. */
            program: boolean;
            /** @description Until then they are on holiday; null if they are not. */
            holiday: number | null;
            /** @description Whether `presence` says nothing of them, as they wish, unless the table is live. */
            discreet: boolean;
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
        /** @description Whether one found it, and how one's streak is now. */
        Solution: {
            best: string;
            label: components["schemas"]["Phrase"];
            why: components["schemas"]["Phrase"];
            /** @description The table after the best move, as its seat sees it. */
            after: {
                [key: string]: unknown;
            };
            sentences: components["schemas"]["Sentence"][];
            right: boolean;
            streak: components["schemas"]["StreakInfo"];
        };
        /** @description Someone's line in the table, after the games that are over. */
        StandingInfo: {
            rank: number;
            account: string;
            name: string;
            /** @description When it began. */
            rating: number | null;
            /** @description Whether they are not paired: they left, or did not come to their last game. */
            missing: boolean;
            points: number;
            buchholz: number;
            sonneborn: number;
            wins: number;
            games: number;
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
        /** @description Whether notices are wanted there. */
        Switch: {
            active: boolean;
        };
        /** @description Those who sit at a table. */
        TableCompany: {
            people: components["schemas"]["Companion"][];
            /** @description Why one may not sit down in its open seats; null if one may. */
            barred: components["schemas"]["Error"] | null;
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
            /** @description Whether open seats are only for those who finish their games. */
            reliable: boolean;
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
        /** @description A token, without its secret. */
        TokenInfo: {
            id: string;
            name: string;
            scopes: string[];
            created: number;
            /** @description When it was shown last, to the hour. */
            seen: number | null;
        };
        /** @description An entry of the table's log, as these eyes may know it. */
        Told: {
            /** @description From 1 without gaps, counted as these eyes count. */
            number: number;
            /** @enum {string} */
            kind: "move" | "time_out" | "undo" | "ask_undo" | "ask_end" | "agree" | "decline" | "resign" | "away" | "back" | "answer" | "close" | "stop" | "holiday";
            seat: number;
            /** @enum {string} */
            by: "person" | "bot" | "clock" | "host";
            /** @description Milliseconds since 1970, by the server's clock. */
            at: number;
            /** @description Moves that an undo takes back. */
            plies: number;
            /** @description The move, to the one who made it; to all once the game is over. */
            path: string | null;
            sentences: components["schemas"]["Sentence"][];
            /** @description Of a holiday: when it ends; it is over if that is not to come. */
            until?: number;
        };
        /** @description What is known of a tournament at a glance. */
        TournamentInfo: {
            id: string;
            name: string;
            game: string;
            options: {
                [key: string]: string | number;
            };
            players: number;
            /** @enum {string} */
            system: "round_robin" | "swiss" | "tables";
            pace: components["schemas"]["Pace"];
            rounds: number;
            /** @description The one that is played, or was last; 0 before the first. */
            round: number;
            programs: boolean;
            creator: string;
            /** @enum {string} */
            status: "gathering" | "playing" | "over" | "closed";
            created: number;
            started: number | null;
            ended: number | null;
            entrants: number;
        };
        /** @description Tournaments, the newest first. */
        TournamentList: {
            tournaments: components["schemas"]["TournamentInfo"][];
        };
        /** @description The ids of tables that wait for one's move. */
        Waiting: {
            tables: string[];
        };
        /** @description What one does. */
        WantedAct: {
            /**
             * @default ask_end
             * @enum {string}
             */
            act?: "ask_end" | "agree" | "decline" | "resign";
        };
        /** @description What is to be done about someone. */
        WantedDeed: {
            /** @enum {string} */
            deed: "silence" | "ban" | "rename" | "free";
            /**
             * @description Of silence, or of a ban.
             * @default 7
             */
            days?: number;
            /**
             * @description The new one.
             * @default
             */
            name?: string;
            /** @default  */
            note?: string;
        };
        /** @description The game that one wants to play, live, against one other. */
        WantedGame: {
            game: string;
            /**
             * @description Whether only an opponent will do who is known to finish games.
             * @default false
             */
            reliable?: boolean;
        };
        /** @description How many days from now; who is on holiday already counts the day that is on as the first. */
        WantedHoliday: {
            days: number;
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
        /** @description Who is to sit there: oneself, anyone, whoever gets the link, one whom one challenges, or a bot. */
        WantedSeat: {
            /** @enum {string} */
            kind: "me" | "open" | "invited" | "kept" | "bot";
            level?: string | null;
            /** @description Whom one challenges: a friend, or somebody's bot. */
            account?: string | null;
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
            /**
             * @description Whether open seats are only for those who finish their games.
             * @default false
             */
            reliable?: boolean;
            pace?: components["schemas"]["WantedPace"];
        };
        /** @description A tournament to be set up: everybody meets everybody, or Swiss, for two; or rounds at tables of three to five. */
        WantedTournament: {
            name: string;
            game: string;
            options?: {
                [key: string]: string | number;
            };
            /**
             * @description At a table.
             * @default 2
             */
            players?: number;
            /**
             * @default swiss
             * @enum {string}
             */
            system?: "round_robin" | "swiss" | "tables";
            /**
             * @description A round robin has as many as it needs.
             * @default 5
             */
            rounds?: number;
            pace: components["schemas"]["WantedPace"];
            /**
             * @description Whether it is for people's bots, and not for people.
             * @default false
             */
            programs?: boolean;
        };
        /** @description All words that are to be blocked. */
        WantedWords: {
            words: string[];
        };
        /** @description Who one is; nobody yet, if null. */
        Whoami: {
            account: components["schemas"]["Person"] | null;
            /** @description Whether one looks after the others: `/api/host/` is for those. */
            host: boolean;
        };
        /** @description Words that nobody may say or be called; `*` at the end stands for any ending. */
        Words: {
            words: string[];
        };
        /** @description A position that could be the one at the table, for all that one's seat knows: what a bot decides by. */
        World: {
            /** @description As one's seat counts; a move is made on it. */
            version: number;
            seat: number;
            game: string;
            rules: number;
            players: number;
            options: {
                [key: string]: string | number;
            };
            /** @description The game's record, in base 64; `wataha.remote.world.World` reads it. */
            record: string;
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
    read_password_api_me_password_get: {
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
                    "application/json": components["schemas"]["PasswordInfo"];
                };
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
    download_data_api_me_data_get: {
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
                    "application/json": unknown;
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
    list_waiting_api_me_waiting_get: {
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
                    "application/json": components["schemas"]["Waiting"];
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
    list_features_api_features_get: {
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
                    "application/json": components["schemas"]["Features"];
                };
            };
        };
    };
    read_notices_api_me_notices_get: {
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
                    "application/json": components["schemas"]["OwnNotices"];
                };
            };
        };
    };
    choose_api_me_notices_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticePreferences"];
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
    add_push_api_me_channels_push_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPush"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelInfo"];
                };
            };
        };
    };
    add_webhook_api_me_channels_webhook_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedWebhook"];
                };
            };
        };
    };
    add_mailbox_api_me_channels_email_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMailbox"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelInfo"];
                };
            };
        };
    };
    remove_api_me_channels__channel__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                channel: string;
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
    switch_api_me_channels__channel__patch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                channel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Switch"];
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
    test_api_me_channels__channel__test_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                channel: string;
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
    confirm_api_mail_confirm_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowedLink"];
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
    ask_to_recover_api_recover_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Mailbox"];
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
    recover_api_mail_recover_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Recovery"];
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
    unsubscribe_api_mail_unsubscribe_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowedLink"];
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
    unsubscribe_by_one_click_api_unsubscribe__token__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
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
    list_passkeys_api_me_passkeys_get: {
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
                    "application/json": components["schemas"]["OwnPasskeys"];
                };
            };
        };
    };
    add_passkey_api_me_passkeys_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answered"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyInfo"];
                };
            };
        };
    };
    ask_for_new_api_me_passkeys_challenge_post: {
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
                    "application/json": components["schemas"]["Challenge"];
                };
            };
        };
    };
    remove_passkey_api_me_passkeys__passkey__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey: string;
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
    ask_for_one_api_passkeys_challenge_post: {
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
                    "application/json": components["schemas"]["Challenge"];
                };
            };
        };
    };
    log_in_api_passkeys_login_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answered"];
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
    go_there_api_oidc_login_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On to the provider, or back to the account page. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    come_back_api_oidc_callback_get: {
        parameters: {
            query?: {
                state?: string;
                code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On to the provider, or back to the account page. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_bots_api_me_bots_get: {
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
                    "application/json": components["schemas"]["OwnBots"];
                };
            };
        };
    };
    make_bot_api_me_bots_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBot"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotInfo"];
                };
            };
        };
    };
    delete_bot_api_me_bots__account__delete: {
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
    make_token_api_me_tokens_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewToken"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeToken"];
                };
            };
        };
    };
    revoke_token_api_me_tokens__token__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
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
    list_friends_api_me_friends_get: {
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
                    "application/json": components["schemas"]["OwnFriends"];
                };
            };
        };
    };
    add_friend_api_me_friends_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFriend"];
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
    remove_friend_api_me_friends__account__delete: {
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
    be_discreet_api_me_discretion_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Discretion"];
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
    list_blocked_api_me_blocked_get: {
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
                    "application/json": components["schemas"]["BlockedPeople"];
                };
            };
        };
    };
    block_api_me_blocked__account__put: {
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
    unblock_api_me_blocked__account__delete: {
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
    read_holiday_api_me_holiday_get: {
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
                    "application/json": components["schemas"]["HolidayInfo"];
                };
            };
        };
    };
    take_holiday_api_me_holiday_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedHoliday"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayInfo"];
                };
            };
        };
    };
    come_back_api_me_holiday_delete: {
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
                    "application/json": components["schemas"]["HolidayInfo"];
                };
            };
        };
    };
    look_api_pairing_get: {
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
                    "application/json": components["schemas"]["Search"];
                };
            };
        };
    };
    seek_api_pairing_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedGame"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Search"];
                };
            };
        };
    };
    give_up_api_pairing_delete: {
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
                /** @description The ladder of people's bots, apart from that of people. */
                bots?: boolean;
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
    read_company_api_tables__table__company_get: {
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
                    "application/json": components["schemas"]["TableCompany"];
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
    read_world_api_tables__table__world_get: {
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
                    "application/json": components["schemas"]["World"];
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
    list_tournaments_api_tournaments_get: {
        parameters: {
            query?: {
                status?: "gathering" | "playing" | "over" | "closed";
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
                    "application/json": components["schemas"]["TournamentList"];
                };
            };
        };
    };
    create_tournament_api_tournaments_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedTournament"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTournament"];
                };
            };
        };
    };
    read_one_tournament_api_tournaments__tournament__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
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
                    "application/json": components["schemas"]["OneTournament"];
                };
            };
        };
    };
    cancel_tournament_api_tournaments__tournament__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
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
    join_tournament_api_tournaments__tournament__join_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
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
                    "application/json": components["schemas"]["OneTournament"];
                };
            };
        };
    };
    leave_tournament_api_tournaments__tournament__leave_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
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
                    "application/json": components["schemas"]["OneTournament"];
                };
            };
        };
    };
    begin_tournament_api_tournaments__tournament__begin_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
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
                    "application/json": components["schemas"]["OneTournament"];
                };
            };
        };
    };
    report_api_reports_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReport"];
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
    list_reports_api_host_reports_get: {
        parameters: {
            query?: {
                closed?: boolean;
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
                    "application/json": components["schemas"]["Reports"];
                };
            };
        };
    };
    close_report_api_host_reports__report__close_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                report: number;
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
    read_log_api_host_log_get: {
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
                    "application/json": components["schemas"]["Deeds"];
                };
            };
        };
    };
    do_to_person_api_host_people__account__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedDeed"];
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
    close_table_api_host_tables__table__close_post: {
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
                "application/json": components["schemas"]["Closing"];
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
    read_words_api_host_words_get: {
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
                    "application/json": components["schemas"]["Words"];
                };
            };
        };
    };
    block_words_api_host_words_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedWords"];
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
    read_solution_api_puzzles__game___number__solution_get: {
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
                    "application/json": components["schemas"]["KeptSolution"];
                };
            };
        };
    };
}
