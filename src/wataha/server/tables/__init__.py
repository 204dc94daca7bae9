"""Tables around their games: who sits where, invitations, chat, accounts, results and ratings."""
