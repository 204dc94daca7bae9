"""Good company: friends, who of them is online, and quick pairing with a stranger."""
