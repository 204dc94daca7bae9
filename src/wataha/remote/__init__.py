"""Playing at the tables of a server elsewhere, as a program with a token; docs/bots-api.md tells how."""
