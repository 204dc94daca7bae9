"""Letters that look like Latin ones, or like each other: each with what it is taken for when names are compared.

Capital and small letters are told apart, as they look like different things: Cyrillic В is taken for B, в for nothing.
Letters with accents need no lines of their own, as accents are set apart before.
"""

from __future__ import annotations

LATIN = "Il 1l |l 0o ıi ȷj ɑa ɡg ʋv"
CYRILLIC = (
    "Аa Вb Сc Еe Нh Іl Јj Кk Мm Оo Рp Ѕs Тt Хx Уy Үy Ԛq Ԝw Ѵv Ӏl Ьb З3"
    " аa сc еe һh іi јj кk оo рp ѕs хx уy үy ԁd ԛq ԝw ѵv ӏl ьb гr з3 б6"
)
GREEK = "Αa Βb Εe Ζz Ηh Ιl Κk Μm Νn Οo Ρp Τt Υy Χx αa γy ηn ιi κk νv οo ρp σo υu χx ωw"
ARMENIAN = "Օo Սu Լl Տs օo ոn սu հh ցg"
CHEROKEE = "Ꭰd Ꭱr Ꭲt Ꭺa Ꭻj Ꭼe Ꮃw Ꮇm Ꮋh Ꮐg Ꮓz Ꮞ4 Ꮟb Ꮢr Ꮤw Ꮩv Ꮪs Ꮮl Ꮯc Ꮲp Ꮶk Ᏼb"

LOOKS_LIKE = {
    letter: taken_for
    for pairs in (LATIN, CYRILLIC, GREEK, ARMENIAN, CHEROKEE)
    for letter, taken_for in map(tuple, pairs.split())
}
"""What each letter is taken for."""

CONFUSED_SCRIPTS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC")
"""Scripts that share the looks of letters; the names of their letters in Unicode begin so. A word is written in one."""

BLANK = frozenset(
    {
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x16FE4, 0x1D159),
        *(*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)),  # variants of other signs
    }
)
"""Signs that show nothing, though Unicode counts them as letters, marks or symbols."""
