"""What a person can get wrong, as typed errors that say what was wrong and what is allowed."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST_SHOWN = 80
"""Characters of a wrong value that an error repeats."""


def shown(value: object) -> str:
    """A wrong value in an error's sentence: not all of it if it is long, and nothing that a terminal would obey.

    >>> shown("chess"), shown("\\x1b[2J"), len(shown("x" * 1000))
    ('chess', '?[2J', 81)
    """
    text = value if isinstance(value, str) else str(value)
    clean = "".join(sign if sign.isprintable() else "?" for sign in text[: LONGEST_SHOWN + 1])
    return clean if len(clean) <= LONGEST_SHOWN else clean[:LONGEST_SHOWN] + "…"


class WatahaError(Exception):
    """Any mistake a caller can mend. Its text is one clear sentence."""


class UnknownGame(WatahaError):
    """There is no game of that id."""

    def __init__(self, game: str, known: Iterable[str]) -> None:
        super().__init__(f"There is no game '{shown(game)}'. Known games: {', '.join(sorted(known))}.")


class UnknownOption(WatahaError):
    """The game has no option of that name."""

    def __init__(self, game: str, option: str, known: Iterable[str]) -> None:
        super().__init__(f"{game} has no option '{shown(option)}'. Its options: {', '.join(known) or 'none'}.")


class BadOption(WatahaError):
    """The option exists but does not take that value."""

    def __init__(self, game: str, option: str, value: object, allowed: str) -> None:
        super().__init__(f"Option '{option}' of {game} cannot be '{shown(value)}'. Allowed: {allowed}.")


class BadPlayers(WatahaError):
    """The game is not played by that many."""

    def __init__(self, game: str, players: object, allowed: Iterable[int]) -> None:
        super().__init__(f"{game} is not played by {shown(players)}. Players: {', '.join(map(str, allowed))}.")


class BadSeed(WatahaError):
    """The seed is not a whole number of the allowed range."""

    def __init__(self, seed: object, seeds: int) -> None:
        super().__init__(f"The seed {shown(repr(seed))} is not a whole number from 0 to {seeds - 1}.")


class BadKey(WatahaError):
    """The key is none. What it was is not repeated: keys are secret."""

    def __init__(self) -> None:
        super().__init__("The key must be 16 bytes, or 32 hexadecimal digits, and not all zero.")


class SeedAndKey(WatahaError):
    """Chance was to come from two sources."""

    def __init__(self) -> None:
        super().__init__("A game is dealt from a seed or from a key, not from both.")


class BadSeat(WatahaError):
    """There is no such seat at the table."""

    def __init__(self, seat: object, players: int) -> None:
        super().__init__(f"There is no seat {shown(seat)}. Seats: {', '.join(map(str, range(players)))}.")


class IllegalMove(WatahaError):
    """The move is not among the legal ones; the game is as it was."""

    def __init__(self, move: object, moves: list[str]) -> None:
        if moves:
            some = ", ".join(moves[:6]) + (f" and {len(moves) - 6} more" if len(moves) > 6 else "")
            super().__init__(f"'{shown(move)}' is not a legal move here. Legal: {some}.")
        else:
            super().__init__(f"'{shown(move)}' is not a legal move: the game is over.")


class NothingToUndo(WatahaError):
    """No move has been made yet."""

    def __init__(self) -> None:
        super().__init__("There is no move to take back.")


class NoClock(WatahaError):
    """The game is not played against a clock, or is over."""

    def __init__(self, game: str) -> None:
        super().__init__(f"No clock is running in this game of {game}.")


class DamagedRecord(WatahaError):
    """A saved game cannot be rebuilt; the text says where it breaks."""
