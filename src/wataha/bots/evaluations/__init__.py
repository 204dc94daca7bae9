"""Hand-made evaluations, one module a game, each with a compiled `evaluate(s, out)`."""
