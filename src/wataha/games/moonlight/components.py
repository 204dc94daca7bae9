"""Every number of the Moonlight box, with where it comes from.

[book] the rulebook states it; [found] another public source does; [inferred] it follows; [house] our own proposal.
"""

from __future__ import annotations

TITLES = {
    "en": "Moonlight",  # [found] boardgamearena.com
    "pl": "Moonlight",  # [house] no Polish edition known
    "de": "Moonlight",  # [house] no German edition known
    "cs": "Svit luny",  # [book]
}
AUTHORS = ""  # the rulebook at hand has lost its credits
MINUTES = (13, 13)  # [found] boardgamearena.com

SEATS = 2  # [book]
HAND_LIMIT = 3  # [book]
MOON_POINTS = 2  # [book]
CARD_POINTS = 1  # [book]
BONUS_VALUE, BONUS_POINTS = 3, 1  # [book] each collected 3 gives one more
ROUNDS_TO_WIN = 2  # [book]
LEADERS_SHOWN = 4  # [book]
COVER_DIFFERENCE = 1  # [book]
LEAST_VISIBLE_TO_COVER = 2  # [book] the last visible wolf is safe

# The two final shapes, wide and tall, have these sides [book].
LONG_SIDE = 4
SHORT_SIDE = 3
FRAME_PLACES = LONG_SIDE * SHORT_SIDE

# Wolves: values, effects and the lone four [book], copies [found] boardgamearena.com.
#   kind    0     1     2     3     4     5     6     7     8
KIND_IDS = ("W1", "W2", "W3", "W4", "W5", "L1", "L2", "L4", "L6")
VALUES = (1, 2, 3, 4, 5, 1, 2, 4, 6)
COPIES = (2, 2, 4, 2, 1, 1, 1, 1, 1)
CORNER_FACTORS = (3, 1, 1, 1, 1, 3, 3, 1, 1)
W1, W2, W3, W4, W5, L1, L2, L4, L6 = range(9)
KINDS = len(KIND_IDS)
BASE_KINDS = 5
LONE_KINDS = KINDS - BASE_KINDS
HIGHEST_VALUE = max(VALUES)
BASE_CARDS = sum(COPIES[:BASE_KINDS])
DECK_CARDS = BASE_CARDS + 1  # [book] with the lone wolf won

# Moons printed on each kind: of L1 [book]; of all others [house], two guesses.
MOON_SET_IDS = ("ones_twos", "twos")
MOONS: tuple[tuple[int, ...], ...] = (
    (1, 1, 0, 0, 0, 2, 0, 0, 0),
    (0, 1, 0, 0, 0, 2, 0, 0, 0),
)

# Leader abilities: 0 to 2 [book], the others and all ids [house].
LEADER_IDS = (
    "shift",  # before laying a wolf of value 2, move a pile to an empty place
    "ties",  # wins all ties: moons, rows, round points
    "hand5",  # hand limit 5
    "leap",  # cover a wolf with one exactly 2 higher
    "equal",  # cover a wolf with one of the same value
    "double",  # after the card of the turn lay a second one on an empty place
    "howl",  # the moon majority is worth 3
    "den",  # own wolves of value 1 cannot be covered
)
SHIFT, TIES, HAND5, LEAP, EQUAL, DOUBLE, HOWL, DEN = range(8)
LEADERS = len(LEADER_IDS)
BOOK_LEADERS = 3
AMBUSHES = (SHIFT, LEAP, EQUAL, DOUBLE)  # once per round [inferred] or [house]; all others are always on
SHIFT_VALUE = 2  # [book]
LARGE_HAND_LIMIT = 5  # [book]
LEAP_DIFFERENCE = 2  # [house]
EQUAL_DIFFERENCE = 0  # [house]
HOWL_POINTS = 3  # [house]
DEN_VALUE = 1  # [house]

FIRST_PLAYERS = ("random", "0", "1")  # [house]; the book names who saw a wolf last
RANDOM_PLAYER = 0
LEADER_POOLS = ("all", "book")  # [house]
ALL_LEADERS = 0
MAX_UNDECIDED = 10  # [house]

# What follows from the above.
MOST_ROUNDS = MAX_UNDECIDED + SEATS * (ROUNDS_TO_WIN - 1)  # [inferred] one more of either sort ends the game
MOST_LAYS = SEATS * DECK_CARDS  # [inferred] in one round
MOST_ROWS = LONG_SIDE  # [book]
ROW_SIGNS = ("I", "II", "III", "IV")  # [house] what rows are called, from the first on; they stand on the board
