"""Telling people, wherever they are, that it is their turn."""
