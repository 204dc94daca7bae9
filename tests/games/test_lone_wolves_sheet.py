"""The score sheet of Lone Wolves, row by row, and its words in four languages."""

from __future__ import annotations

import pytest

from wataha import Match
from wataha.engine.texts import LANGUAGES, Texts
from wataha.engine.views import Sheet

from .lone_wolves_position import A, B, arrange, ended_at_31_all, play, worked_example

NAMES = {A: "Ada", B: "Ben"}


def texts(language: str) -> Texts:
    return Texts(language, ("lone_wolves",), names=NAMES)


def lines(sheet: Sheet, language: str = "en") -> list[tuple[str, list[int | None]]]:
    """Every row's label with the points of each seat."""
    return [(texts(language)(row["label"]), row["points"]) for row in sheet["rows"]]


def test_the_sheet_of_the_worked_example() -> None:
    """LW-T30"""
    sheet = worked_example().sheet()
    assert lines(sheet) == [
        ("Cave: honor token", [0, 3]),
        ("Cave: 1 point per wolf", [0, 3]),
        ("Cave: 3 points per wolf 2-4", [0, 6]),
        ("Desert: honor token", [0, 4]),
        ("Desert: Blood Moon", [0, 3]),
        ("Desert: 2 points per face-up wolf", [2, 0]),
        ("Desert: 3 points per wolf 2-4", [0, 3]),
        ("Desert: 5 points for the honor token", [0, 5]),
        ("Swamp: honor token", [5, 0]),
        ("Swamp: Moon", [5, 0]),
        ("Swamp: 1 point per wolf", [4, 0]),
        ("Tundra: honor token", [8, 0]),
        ("Tundra: 2 points per Lone Wolf", [4, 0]),
        ("Volcano: honor token", [0, 0]),
    ]
    assert sheet["total"] == [28, 27]
    assert sheet["tie_break"] is None
    assert sheet["winners"] == [A]


def test_rows_are_about_what_earned_them() -> None:
    about = {
        (row["label"]["key"], row["label"]["args"]["place"]["key"]): row["about"]
        for row in worked_example().sheet()["rows"]
    }
    assert about["lw-sheet-honor", "lw-cave"] == ["H1", "K4", "W4", "R6"]
    assert about["lw-sheet-scar", "lw-cave"] == ["PT_3_LOW/0", "K4", "W4"]
    assert about["lw-sheet-moon", "lw-desert"] == ["blood_moon"]
    assert about["lw-sheet-scar", "lw-desert"] == ["PT_5_CONTROL/0"]
    assert about["lw-sheet-scar", "lw-tundra"] == ["PT_2_LONE/0", "N5", "added/tundra/0/0"]
    assert about["lw-sheet-honor", "lw-volcano"] == []


def test_honor_rows_say_how_strong_each_seat_is() -> None:
    sheet = worked_example().sheet()
    reasons = [
        [texts("en")(why) for why in row["why"] if why]
        for row in sheet["rows"]
        if row["label"]["key"] == "lw-sheet-honor"
    ]
    assert reasons == [
        ["strength 9", "strength 14"],
        ["strength 6", "strength 10"],
        ["strength 9", "strength 2"],
        ["strength 9", "strength 4"],
        ["strength 6", "strength 6"],
    ]
    others = [row for row in sheet["rows"] if row["label"]["key"] != "lw-sheet-honor"]
    assert all(row["why"] == [None, None] for row in others)


@pytest.mark.parametrize(("added", "wolves", "winners"), [(False, [7, 6], [A]), (True, [7, 7], [A, B])])
def test_a_tie_shows_the_lone_wolves_that_break_it(added: bool, wolves: list[int], winners: list[int]) -> None:
    """LW-T29"""
    sheet = ended_at_31_all(added=added).sheet()
    assert sheet["total"] == [31, 31]
    assert sheet["tie_break"] is not None
    assert texts("en")(sheet["tie_break"]["label"]) == "Lone Wolves"
    assert sheet["tie_break"]["points"] == wolves
    assert sheet["winners"] == winners


def test_a_border_scar_has_a_row_in_both_territories() -> None:
    """LW-T27"""
    match = arrange(
        board="advanced",
        tricks=3,
        wolves={"cave": ("K5 L", "W6"), "desert": ("L", "")},
        packs={"cave": ("STR_PER_WOLF", ""), "desert": ("", "")},
        borders={"cave+desert": ("PT_5_CONTROL", "")},
        honor={"cave": ("H1", 3), "desert": ("H2", 8)},
    )
    assert [row for row in lines(match.sheet()) if row[0].startswith(("Cave", "Desert"))] == [
        ("Cave: honor token", [3, 0]),
        ("Cave: 5 points for the honor token", [5, 0]),
        ("Desert: honor token", [8, 0]),
        ("Desert: 5 points for the honor token", [5, 0]),
    ]


def test_a_scar_that_earns_nothing_still_has_its_row() -> None:
    match = arrange(tricks=3, wolves={"cave": ("K7", "W5")}, packs={"cave": ("", "PT_5_CONTROL PT_2_LONE")})
    assert [row for row in lines(match.sheet()) if row[0].startswith("Cave")] == [
        ("Cave: honor token", [3, 0]),
        ("Cave: 2 points per Lone Wolf", [0, 0]),
        ("Cave: 5 points for the honor token", [0, 0]),
    ]


SHEET_WORDS = {
    "en": [
        "Cave: honor token",
        "Desert: Blood Moon",
        "Desert: 3 points per wolf 2-4",
        "Tundra: 2 points per Lone Wolf",
    ],
    "pl": [
        "Jaskinie: żeton Honoru",
        "Pustynia: Krwawy Księżyc",
        "Pustynia: 3 punkty za Wilka 2-4",
        "Tundra: 2 punkty za Samotnego Wilka",
    ],
    "de": [
        "Höhle: Gebietsplättchen",
        "Wüste: Blutmond",
        "Wüste: 3 Punkte je Wolf 2-4",
        "Tundra: 2 Punkte je Einsamen Wolf",
    ],
    "cs": [
        "Jeskyně: žeton cti",
        "Poušť: Krvavý měsíc",
        "Poušť: 3 body za vlka 2-4",
        "Tundra: 2 body za vlka samotáře",
    ],
}

STRENGTH_WORDS = {"en": "strength 14", "pl": "siła 14", "de": "Stärke 14", "cs": "síla 14"}
TIE_BREAK_WORDS = {"en": "Lone Wolves", "pl": "Samotne Wilki", "de": "Einsame Wölfe", "cs": "Vlci samotáři"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_speaks_every_language(language: str) -> None:
    sheet = worked_example().sheet()
    labels = [label for label, _ in lines(sheet, language)]
    assert [labels[row] for row in (0, 4, 6, 12)] == SHEET_WORDS[language]
    why = sheet["rows"][0]["why"][B]
    assert why is not None
    assert texts(language)(why) == STRENGTH_WORDS[language]
    tie_break = ended_at_31_all(added=False).sheet()["tie_break"]
    assert tie_break is not None
    assert texts(language)(tie_break["label"]) == TIE_BREAK_WORDS[language]


def told(match: Match, path: str, language: str) -> list[str]:
    """Play a move and hear what it did, as all-seeing eyes saw it."""
    before = match.view(None)
    match.play(path)
    return [texts(language)(sentence["phrase"]) for sentence in match.game.table.tell(path, before, match.view(None))]


STORY = {
    "en": [
        "Ada sends the 6 of reeds to the swamp.",
        "Ben sends the 3 of flames to the volcano.",
        "A scar is revealed in the volcano: 3 points per wolf 2-4.",
        "Trick 6 goes to Ada; the 3 of flames in the volcano is a Lone Wolf from now on.",
        "Ben takes a scar from the volcano: 3 points per wolf 2-4.",
        "Ben places “3 points per wolf 2-4” in the cave.",
        "The Blood Moon rises in the volcano: flames are trump from the next trick.",
    ],
    "pl": [
        "Ada wysyła szóstkę trzcin na bagno.",
        "Ben wysyła trójkę płomieni na wulkan.",
        "Żeton Blizn na wulkanie zostaje odkryty: 3 punkty za Wilka 2-4.",
        "Lewę 6 bierze Ada; trójka płomieni na wulkanie to odtąd Samotny Wilk.",
        "Ben bierze żeton Blizn z wulkanu: 3 punkty za Wilka 2-4.",
        "Ben kładzie „3 punkty za Wilka 2-4” w jaskiniach.",
        "Krwawy Księżyc wschodzi na wulkanie: od następnej lewy atutem są płomienie.",
    ],
    "de": [
        "Ada schickt die Schilf-6 in den Sumpf.",
        "Ben schickt die Flammen-3 zum Vulkan.",
        "Ein Narbenplättchen am Vulkan wird aufgedeckt: 3 Punkte je Wolf 2-4.",
        "Stich 6 geht an Ada; die Flammen-3 am Vulkan ist nun ein Einsamer Wolf.",
        "Ben nimmt ein Narbenplättchen vom Vulkan: 3 Punkte je Wolf 2-4.",
        "Ben legt „3 Punkte je Wolf 2-4“ in die Höhle.",
        "Der Blutmond geht am Vulkan auf. Trumpf ab dem nächsten Stich: Flammen.",
    ],
    "cs": [
        "Ada vysílá šestku rákosí do bažiny.",
        "Ben vysílá trojku plamenů na sopku.",
        "Žeton jizvy na sopce se odkrývá: 3 body za vlka 2-4.",
        "6. zdvih získává Ada; trojka plamenů na sopce je odteď vlk samotář.",
        "Ben bere žeton jizvy ze sopky: 3 body za vlka 2-4.",
        "Ben klade „3 body za vlka 2-4“ do jeskyně.",
        "Krvavý měsíc vychází na sopce: od příštího zdvihu jsou trumfem plameny.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trick_is_told_in_every_language(language: str) -> None:
    match = arrange(tricks=5, moons=["tundra"], centres={"volcano": "?PT_3_LOW"}, hands=("G6", "R3"), without=("", "G"))
    moves = ("play G6 swamp", "play R3 volcano", "take PT_3_LOW", "place cave")
    assert [line for path in moves for line in told(match, path, language)] == STORY[language]


def test_a_hidden_scar_is_named_to_its_taker_alone() -> None:
    match = play(arrange(hands=("W7", "W4"), centres={"tundra": "?STR_3 ? *"}), "play W7 cave", "play W4 tundra")
    before = {eyes: match.view(eyes) for eyes in (A, B)}
    match.play("take HIDDEN")
    heard = {
        eyes: [texts("en")(line["phrase"]) for line in match.game.table.tell("take HIDDEN", view, match.view(eyes))]
        for eyes, view in before.items()
    }
    assert heard == {
        A: ["Ben takes a hidden scar from the tundra."],
        B: ["Ben takes a hidden scar from the tundra: +3 strength."],
    }


LABELS = {
    "en": [
        "Send the 6 of flames to the swamp",
        "Take a hidden scar",
        "Place the scar on the border between Cave and Desert",
    ],
    "pl": [
        "Wyślij szóstkę płomieni na bagno",
        "Weź: zakryty żeton Blizn",
        "Połóż żeton Blizn na granicy: Jaskinie i Pustynia",
    ],
    "de": [
        "Schicke die Flammen-6 in den Sumpf",
        "Nimm: ein verdecktes Narbenplättchen",
        "Lege das Narbenplättchen auf die Grenze zwischen Höhle und Wüste",
    ],
    "cs": [
        "Vyšli šestku plamenů do bažiny",
        "Vezmi: skrytý žeton jizvy",
        "Polož žeton jizvy na hranici: Jeskyně a Poušť",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_have_labels_in_every_language(language: str) -> None:
    match = Match("lone_wolves", seed=1, board="advanced")
    paths = ("play R6 swamp", "take HIDDEN", "place cave+desert")
    labels = [texts(language)(match.game.table.label(path, match.view(None))) for path in paths]
    assert labels == LABELS[language]


HANDS = {
    "en": ["Ada, one card in hand:", "Ada, 3 cards in hand:", "Ada, 13 cards in hand:"],
    "pl": ["Ada, jedna karta na ręce:", "Ada, 3 karty na ręce:", "Ada, 13 kart na ręce:"],
    "de": ["Ada, eine Karte auf der Hand:", "Ada, 3 Karten auf der Hand:", "Ada, 13 Karten auf der Hand:"],
    "cs": ["Ada, jedna karta v ruce:", "Ada, 3 karty v ruce:", "Ada, 13 karet v ruce:"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_cards_are_declined(language: str) -> None:
    said = [texts(language).say("lw-draw-hand", who=A, count=count) for count in (1, 3, 13)]
    assert said == HANDS[language]
