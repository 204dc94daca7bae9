"""The table server: accounts, tables, the move log, live play. It holds no rule of any game."""
