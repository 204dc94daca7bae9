"""The places of the play area as numbers and bit masks.

The first card of a round lies at (0, 0), and the reach is at most 4 places wide and high, so every place that can ever
be reached has coordinates from -3 to 3 (ML-15, ML-17). A place is a number, row by row; a set of places is a mask.

            x  -3  -2  -1   0   1   2   3        grid column 0 to 6
    y = -3      0   1   2   3   4   5   6
        -2      7   8   9  10  11  12  13
        -1     14  15  16  17  18  19  20
         0     21  22  23 [24] 25  26  27
         1     28  29  30  31  32  33  34
         2     35  36  37  38  39  40  41
         3     42  43  44  45  46  47  48        grid row 0 to 6
"""

from __future__ import annotations

from wataha.engine.compiled import inlined

from .components import LONG_SIDE, SHORT_SIDE

CENTRE = LONG_SIDE - 1
"""The grid column and grid row of coordinate 0."""

SPAN = 2 * CENTRE + 1
PLACES = SPAN * SPAN
FIRST_PLACE = CENTRE * SPAN + CENTRE

# How far apart the ends of a side can be.
LONG = LONG_SIDE - 1
SHORT = SHORT_SIDE - 1

ROW = (1 << SPAN) - 1
COLUMN = sum(1 << row * SPAN for row in range(SPAN))
"""The places of grid row 0 and of grid column 0."""


@inlined
def rectangle(left: int, right: int, upper: int, lower: int) -> int:
    """The places of these grid columns and rows, ends included."""
    row = ((1 << right - left + 1) - 1) << left
    rows = ((1 << SPAN * (lower - upper + 1)) - 1) << SPAN * upper
    return row * COLUMN & rows


@inlined
def grid_row(y: int) -> int:
    """The places of a grid row."""
    return ROW << SPAN * y


@inlined
def beside(mask: int) -> int:
    """The places next to any of these.

    A shift wraps from x = 3 to x = -3 of another row. No round reaches both, so what it adds never fits the reach.
    """
    return mask << 1 | mask >> 1 | mask << SPAN | mask >> SPAN


@inlined
def fitting(xmin: int, xmax: int, ymin: int, ymax: int) -> int:
    """ML-17: the places by which this reach may grow and still fit the wide or the tall shape, itself included."""
    places = 0
    if ymax - ymin <= SHORT:
        places |= rectangle(xmax - LONG, xmin + LONG, ymax - SHORT, ymin + SHORT)
    if xmax - xmin <= SHORT:
        places |= rectangle(xmax - SHORT, xmin + SHORT, ymax - LONG, ymin + LONG)
    return places


def place_id(place: int) -> str:
    """A place as action strings write it.

    >>> place_id(24), place_id(26), place_id(7)
    ('0,0', '2,0', '-3,-2')
    """
    y, x = divmod(place, SPAN)
    return f"{x - CENTRE},{y - CENTRE}"
