"""Bots at the tables: their thinking, their turns, hints and analyses; games made ready to be played."""
