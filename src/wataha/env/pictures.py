"""Pictures of a game in progress: text with colours for a terminal, SVG, or pixels.

All three show the drawing of the game's own table, as eyes see it that see everything.
"""

from __future__ import annotations

from functools import cache
from io import StringIO
from typing import Any

import numpy as np
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.terminal_theme import SVG_EXPORT_THEME

from wataha.engine.match import Match
from wataha.engine.texts import Texts

from .episode import Episode

Array = np.ndarray[Any, Any]

WIDTH = 120
"""Columns of a picture: every game's drawing fits."""

FONTS = ("DejaVuSansMono.ttf", "LiberationMono-Regular.ttf", "Menlo.ttc", "consola.ttf")
"""Monospaced fonts with the signs of our drawings, of which most systems have one."""

FONT_SIZE = 16


def draw_ansi(episode: Episode) -> str:
    """The table as a terminal shows it, with its codes for colours."""
    console = _console()
    console.print(_drawing(episode))
    return console.file.getvalue()  # type: ignore[attr-defined]


def draw_svg(episode: Episode) -> str:
    """The table as an SVG document."""
    console = _console(record=True)
    console.print(_drawing(episode))
    return console.export_svg(title=episode.game.titles["en"], unique_id=episode.game.id)


def draw_pixels(episode: Episode) -> Array:
    """The table as rows of red, green and blue; needs Pillow."""
    from PIL import Image, ImageDraw

    lines = _console().render_lines(_drawing(episode))
    font, (width, height) = _font()
    image = Image.new("RGB", (WIDTH * width, len(lines) * height), tuple(SVG_EXPORT_THEME.background_color))
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            for sign in segment.text:
                pen.text((column * width, row * height), sign, _colour(segment), font)
                column += Segment(sign).cell_length
    return np.array(image)


def _drawing(episode: Episode) -> RenderableType:
    match = Match(episode.game, seed=0, players=episode.players, key=None, **episode.spec.options)
    match.states[:] = episode.states
    return episode.game.table.draw(match.view(None), Texts("en", (episode.game.id,)))


def _console(record: bool = False) -> Console:
    return Console(
        width=WIDTH, file=StringIO(), record=record, force_terminal=True, color_system="truecolor", highlight=False
    )


def _colour(segment: Segment) -> tuple[int, int, int]:
    chosen = segment.style.color if segment.style else None
    return SVG_EXPORT_THEME.foreground_color if chosen is None else chosen.get_truecolor(SVG_EXPORT_THEME)


@cache
def _font() -> tuple[Any, tuple[int, int]]:
    """A font and the size of its cells; Pillow's own, which lacks some signs, where none of ours is installed."""
    from PIL import ImageFont

    for name in FONTS:
        try:
            font = ImageFont.truetype(name, FONT_SIZE)
        except OSError:
            continue
        return font, (round(font.getlength("0")), sum(font.getmetrics()))
    font = ImageFont.load_default(FONT_SIZE)
    return font, (FONT_SIZE, FONT_SIZE * 5 // 4)
