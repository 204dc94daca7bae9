"""The database: its schema, its transactions, the move log."""
