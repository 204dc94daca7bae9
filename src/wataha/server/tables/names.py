"""Names of people: how they are shown, by what they are compared, and which of them look alike."""

from __future__ import annotations

import unicodedata

from wataha.server.errors import Refusal

from .lookalikes import BLANK, CONFUSED_SCRIPTS, LOOKS_LIKE

LONGEST_NAME = 24
LONGEST_KEY = 64
"""Characters of a name as it is compared: folding makes some letters several."""
EMOJI_STYLE: dict[int, None] = {0xFE0E: None, 0xFE0F: None}
"""What keyboards add to a picture to say how it is drawn; it is left out."""


def read_name(name: str) -> str:
    """A name as it is shown: at most 24 visible characters, spaces between words only, one alphabet in a word.

    >>> read_name("  Wilk   z  lasu ")
    'Wilk z lasu'
    """
    name = " ".join(unicodedata.normalize("NFKC", name).translate(EMOJI_STYLE).split())
    visible = all(sign == " " or _is_visible(sign) for sign in name)
    stands = any(unicodedata.category(sign)[0] not in "ZM" for sign in name)  # marks need something to stand on
    short = len(name) <= LONGEST_NAME and len(name_key(name)) <= LONGEST_KEY
    if not (visible and stands and short) or any(len(_scripts(word)) > 1 for word in name.split()):
        raise Refusal("bad-name", 422, longest=LONGEST_NAME)
    return name


def name_key(name: str) -> str:
    """A name as it is compared: however it is spelled, it is one name.

    >>> name_key("Wilk") == name_key(" wILK") == name_key("Ｗｉｌｋ") == name_key("Wi\u200blk")
    True
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(sign for sign in " ".join(folded.split()) if unicodedata.category(sign)[0] != "C")


def name_skeleton(name: str) -> str:
    """A name as it looks: two with the same skeleton are easily taken for each other.

    >>> name_skeleton("Ala") == name_skeleton("АӀа") == name_skeleton("AIa")
    True
    >>> name_skeleton("Ala") == name_skeleton("Ała")
    False
    """
    apart = unicodedata.normalize("NFKD", name)
    looks = "".join(LOOKS_LIKE.get(sign, sign) for sign in apart)
    return unicodedata.normalize("NFKC", name_key(looks))[:LONGEST_KEY]


def _is_visible(sign: str) -> bool:
    return unicodedata.category(sign)[0] not in "CZ" and ord(sign) not in BLANK


def _scripts(word: str) -> set[str]:
    """Which of the scripts that are confused with each other a word has letters of."""
    names = (unicodedata.name(sign, "").partition(" ")[0] for sign in word if sign.isalpha())
    return {name for name in names if name in CONFUSED_SCRIPTS}
