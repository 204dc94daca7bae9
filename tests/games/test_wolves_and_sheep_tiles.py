"""The tile set of Wolves and Sheep as data: its check numbers, its validator, and tables with sets of their own."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from wataha import Match
from wataha.engine.errors import BadOption
from wataha.games.wolves_and_sheep.components import BASE_TILES, TILE_IDS, TILES, kind_of
from wataha.games.wolves_and_sheep.tiles import (
    HOUSE_FILE,
    BadTiles,
    check_tiles,
    house_tiles,
    load_tiles,
    lowest_turn,
    read_code,
    turned,
)

from .wolves_and_sheep_position import arrange

Document = dict[str, Any]


@pytest.mark.parametrize(
    ("tiles", "colour", "forest", "village", "pond", "with_village", "with_forest", "most_sheep", "most_fish"),
    [(BASE_TILES, 104, 80, 48, 0, 29, 37, 102, 0), (TILES, 139, 92, 48, 104, 29, 49, 137, 48)],
)
def test_the_check_numbers_of_the_list(
    tiles: int,
    colour: int,
    forest: int,
    village: int,
    pond: int,
    with_village: int,
    with_forest: int,
    most_sheep: int,
    most_fish: int,
) -> None:
    """Section 1.4"""
    faces = house_tiles().faces[:tiles]
    letters = "".join(a + b for a, b in faces)
    assert {letters.count(each) for each in "KYRB"} == {colour}
    assert (letters.count("F"), letters.count("V"), letters.count("W")) == (forest, village, pond)
    assert sum("V" in a + b for a, b in faces) == with_village
    assert sum("F" in a + b for a, b in faces) == with_forest
    assert {4 + sum(max(a.count(each), b.count(each)) for a, b in faces) for each in "KYRB"} == {most_sheep}
    assert sum(max(pair) for pair in house_tiles().fish[:tiles]) == most_fish
    one_way = sum(len({turned(face, turns) for turns in range(4)}) == 1 for pair in faces for face in pair)
    assert (one_way, 2 * tiles - one_way) == ((16, 120) if tiles == BASE_TILES else (32, 168))
    alike = [(kind_of(number), *sorted(map(lowest_turn, pair))) for number, pair in enumerate(faces)]
    assert len(set(alike)) == tiles


def document() -> Document:
    return json.loads(HOUSE_FILE.read_text(encoding="utf-8"))


def written(tmp_path: Path, content: str | Document) -> Path:
    file = tmp_path / "tiles.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return file


def put(section: str, kind: str, tile: str, faces: object) -> Callable[[Document], None]:
    def change(tiles: Document) -> None:
        tiles[section][kind][tile] = faces

    return change


def drop(*keys: str) -> Callable[[Document], None]:
    def change(tiles: Document) -> None:
        for key in keys[:-1]:
            tiles = tiles[key]
        del tiles[keys[-1]]

    return change


def no_village(tiles: Document) -> None:
    for faces in tiles["base"]["land"].values():
        faces[:] = [face.replace("V", "K") for face in faces]
        faces[:] = ["KKKK" if face[:2] == face[2:] else face for face in faces]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (put("base", "land", "L01", ["YYRB", "VFKK"]), "L01B VFKK: no face shows a village and a forest."),
        (put("base", "land", "L02", ["RBRB", "VYYY"]), "L02A RBRB: two regions cannot cross each other."),
        (put("base", "land", "L03", ["WBKY", "VRRR"]), "L03A WBKY: ponds come with the expansion only."),
        (put("base", "wolf", "WO1", ["KKKK", "FFFK"]), "WO1: face B, with the wolf, must be FFFF."),
        (put("expansion", "guard", "GU1", ["KKKK", "FFFF"]), "GU1: face B, with the guard, must be WWWW."),
        (
            put("base", "land", "L04", ["KKY", "VBBB"]),
            "L04: two faces of four letters out of VFWKYRB are needed, not ['KKY', 'VBBB'].",
        ),
        (drop("base", "land", "L60"), "land: there must be 60 tiles, L01 to L60. Missing: L60."),
        (
            put("base", "land", "L61", ["KKKK", "KKKK"]),
            "land: there must be 60 tiles, L01 to L60. Unknown: L61.",
        ),
        (drop("expansion"), 'The section "expansion" is missing; it holds the tiles of pond, fisherman, guard.'),
        (drop("base", "wolf"), 'Section "base" has no group "wolf".'),
        (lambda tiles: tiles.update(game="chess"), 'It does not say "game": "wolves_and_sheep".'),
        (lambda tiles: tiles.update(format=2), 'It does not say "format": 1, the only format there is.'),
        (lambda tiles: tiles.update(fish={"P01": [9, 1]}), "fish: P01 needs two numbers from 0 to 7, not [9, 1]."),
        (lambda tiles: tiles.update(fish={"P99": [1, 1]}), "fish: there is no pond tile P99."),
        (lambda tiles: tiles.update(fish={"L01": [1, 0]}), "L01A YYRB: fish swim in ponds of pond tiles only."),
        (no_village, "No tile of the base game has a village edge, so nobody could begin."),
    ],
)
def test_every_fault_is_told_in_one_sentence(tmp_path: Path, change: Callable[[Document], None], sentence: str) -> None:
    tiles = document()
    change(tiles)
    file = written(tmp_path, tiles)
    assert check_tiles(file) == [sentence]
    with pytest.raises(BadTiles, match="The tiles cannot be used"):
        load_tiles(file)


def test_several_faults_are_all_told(tmp_path: Path) -> None:
    tiles = document()
    put("base", "land", "L01", ["YYRB", "VFKK"])(tiles)
    put("base", "hunter", "HU2", ["YYYY", "KKKK"])(tiles)
    assert len(check_tiles(written(tmp_path, tiles))) == 2


def test_a_file_that_is_no_set_at_all(tmp_path: Path) -> None:
    assert check_tiles(tmp_path / "none.json") == ["The file cannot be read: No such file or directory."]
    assert check_tiles(written(tmp_path, "{")) == [
        "The file is not JSON: line 1, column 2: Expecting property name enclosed in double quotes."
    ]
    assert check_tiles(written(tmp_path, "[]")) == ["The file does not hold a JSON object."]


def own_set() -> Document:
    """L02 equals L01, turned and with its faces the other way round; both faces of L03 are one; P01 is full of fish."""
    tiles = document()
    tiles["base"]["land"]["L02"] = ["KVKK", "BYYR"]
    tiles["base"]["land"]["L03"] = ["VRRR", "RVRR"]
    tiles["fish"] = {"P01": [5, 0]}
    return tiles


def test_the_house_set_is_a_code_and_a_file() -> None:
    assert house_tiles().code == "house"
    assert read_code(house_tiles().letters) == house_tiles()


def test_a_table_plays_with_its_own_set_by_code_or_by_text(tmp_path: Path) -> None:
    file = written(tmp_path, own_set())
    code = load_tiles(file).code
    assert code != "house"
    assert read_code(code) == load_tiles(file)
    by_code = Match("wolves_and_sheep", 3, 2, big_fish="on", tiles=code)
    by_text = Match("wolves_and_sheep", 3, 2, big_fish="on", tiles=file.read_text(encoding="utf-8"))
    assert by_code.state.tobytes() == by_text.state.tobytes()
    assert by_code.view(0)["facts"]["house_tiles"] is False
    by_code.play(by_code.moves()[0])
    assert Match.replay(json.dumps(by_code.record())).state.tobytes() == by_code.state.tobytes()


def test_equal_tiles_and_equal_faces_are_one_choice(tmp_path: Path) -> None:
    """D1: the lowest tile and the first face stand for all that are alike."""
    code = load_tiles(written(tmp_path, own_set())).code
    match = arrange(hands={0: "L01 L02 L03 L30"}, tiles=code)
    assert match.moves() == ["tile L01B", "tile L03A", "leave"]
    match = arrange(hands={0: "L02 L03 L30 L31"}, tiles=code)
    assert match.moves() == ["tile L02A", "tile L03A", "leave"]


def test_a_set_of_its_own_counts_its_own_fish(tmp_path: Path) -> None:
    code = load_tiles(written(tmp_path, own_set())).code
    match = arrange(hands={0: "P01 L09 L30 L31"}, big_fish="on", tiles=code)
    faces = {place["id"]: place.get("facts", {}) for place in match.view(0)["places"] if place["kind"] == "face"}
    assert (faces["P01A"]["fish"], faces["P01B"]["fish"]) == (5, 0)


@pytest.mark.parametrize("text", ["mine", "KKKK", '{"game": "wolves_and_sheep"}', ".".join(["KKKKKKKK"] * 100)])
def test_a_text_that_is_no_set_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        Match("wolves_and_sheep", 1, tiles=text)


def test_tiles_are_numbered_as_the_specification_says() -> None:
    """Section 1.3"""
    numbered = ("L01", "L60", "WO1", "HU4", "P01", "P24", "FI1", "GU4")
    assert [TILE_IDS.index(code) for code in numbered] == [0, 59, 60, 67, 68, 91, 92, 99]
