"""Games being played: a table's state folded from its log, commands that become events, tables in memory."""
