"""Tournaments: who meets whom, what it counts, and who leads; every round is a few tables and nothing else."""
