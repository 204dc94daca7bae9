"""Draws the pictures of docs/rules: `make rules-pictures`. Each is a real position, drawn by the real board.

What a picture was drawn from is written down beside it, so that a test can tell when one is no longer true.
"""

from __future__ import annotations

import hashlib
import json
import runpy
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.games import lone_wolves_position as lone_wolves
from tests.games import moonlight_position as moonlight
from tests.games import the_wolves_position as the_wolves
from tests.games import wolves_and_sheep_position as wolves_and_sheep
from wataha import Match
from wataha.engine.views import View, facts_of

from .conftest import ROOT, find_chromium, launched
from .player import PATIENCE

PICTURES = ROOT / "docs" / "rules" / "pictures"
DRAWN_FROM = PICTURES / "positions.json"
SIZE: Any = {"width": 1440, "height": 1000}
QUALITY = 78
MARGIN = 14
NEAR = 6
"""Leaves the sums of rows out."""
WORDLESS = """
* { animation: none !important; transition: none !important }
.title, .row b { visibility: hidden }
.leader .words { display: none }
.leader svg { width: 76% !important }
"""
"""A picture is for all languages: what is written on the board is left out."""

Frame = Callable[[View], list[str]]


class Picture(NamedTuple):
    """A position, what of it is in the picture, and whether what can be chosen is lit."""

    match: Callable[[], Match]
    frame: Frame
    lit: bool = False
    chosen: str = ""
    """A piece that is taken in hand before."""
    about: tuple[str, ...] = ()
    margin: int = MARGIN
    mirrored: Frame = lambda _view: []
    """Things in the middle between what is in the frame and what lies across the table."""


def things(*ids: str) -> Frame:
    return lambda view: list(ids)


def honors(view: View) -> list[str]:
    """What lies between the two sides of a territory of Lone Wolves."""
    return [piece["id"] for piece in view["pieces"] if piece["kind"] == "honor"]


def territories(match: Callable[[], Match], *names: str, lit: bool = False, about: tuple[str, ...] = ()) -> Picture:
    """Both sides of territories of Lone Wolves."""
    return Picture(match, things(*names), lit, about=about, mirrored=honors)


def laid(view: View) -> list[str]:
    """Everything that lies on the table."""
    places = {place["id"] for place in view["places"] if place["kind"] in ("cell", "place")}
    return [piece["id"] for piece in view["pieces"] if piece["at"] in places]


def field(view: View) -> list[str]:
    """Everything that lies on the table of Moonlight, and the places beside it."""
    return laid(view) + [place["id"] for place in view["places"] if facts_of(place).get("open")]


def with_hand(view: View) -> list[str]:
    """The same, and the cards in hand."""
    return field(view) + lying_at("hand/0")(view)


def lying_at(place: str) -> Frame:
    """All pieces of a place."""
    return lambda view: [piece["id"] for piece in view["pieces"] if piece["at"] == place]


def board(*slots: str) -> Frame:
    """Whole boards of The Wolves."""
    return lambda view: [
        place["id"] for place in view["places"] if place["kind"] == "hex" and facts_of(place)["slot"] in slots
    ]


def around(middle: str, steps: int = 2) -> Frame:
    """The hexes round one."""
    x, y = map(int, middle.split(","))

    def is_near(place: str) -> bool:
        u, v = map(int, place.split(","))
        return max(abs(x - u), abs(y - v), abs((x - u) - (y - v))) <= steps

    return lambda view: [place["id"] for place in view["places"] if place["kind"] == "hex" and is_near(place["id"])]


def after(match: Match, *paths: str) -> Match:
    """The match once more moves are made."""
    match.play_all(paths)
    return match


TERRITORIES = ("cave", "desert", "swamp", "tundra", "volcano")
WOLF = "WO1B@(-1,-2)r0=FFFF"


def _trick() -> Match:
    """A 5 of snowflakes was led in the volcano and beaten by the 6 in the desert; a scar is to be taken."""
    match = lone_wolves.arrange(tricks=2, hands=("W5 R2", "W6 K4"), without=("", ""))
    return after(match, "play W5 volcano", "play W6 desert")


def _open_trick() -> Match:
    return after(lone_wolves.arrange(tricks=2, hands=("W5 R2", "W6 K4")), "play W5 volcano")


def _scent() -> Match:
    return after(lone_wolves.arrange(tricks=0, hands=("G3", "G5")), "play G3 tundra")


def _border() -> Match:
    return lone_wolves.arrange(
        board="advanced",
        tricks=6,
        wolves={"cave": ("K6 L L", ""), "desert": ("N4 L", "")},
        borders={"cave+desert": ("STR_PER_WOLF", "")},
    )


def _round() -> Match:
    """A reach of four by three places, all rows begun."""
    return moonlight.arrange(
        *("(0,0) A:W1", "(1,0) B:W3", "(2,0) A:W4", "(3,0) B:W2"),
        *("(0,1) B:W4", "(1,1) A:W2>B:W3", "(2,1) A:W5"),
        *("(0,2) A:W3", "(1,2) B:W5", "(3,2) B:W1", "(2,2) A:W3"),
        hands=("W3", "W4"),
    )


def _pounce() -> Match:
    return after(moonlight.arrange("(0,0) A:W4", "(1,0) B:W3", "(0,1) B:W1", hands=("W4 W2", "W1")), "lay W4 1,0")


def _ability(leader: str, hand: str) -> Match:
    """A few wolves on the table, and a hand that an ability helps."""
    return moonlight.arrange(*("(0,0) A:W3", "(1,0) B:W1", "(2,0) B:W3"), hands=(hand, "W1"), leaders=(leader, None))


def _den() -> Match:
    """A 2 is in hand and may cover no 1, for the other pack has its den."""
    return moonlight.arrange(*("(0,0) A:W3", "(1,0) B:W1", "(2,0) B:W1"), hands=("W2", "W1"), leaders=(None, "den"))


def _won() -> Match:
    """The last wolf of the deciding round is laid, and A has won two rounds."""
    match = Match("moonlight", 3)
    for _ in range(2):
        moonlight.win_round(match, moonlight.A)
    return match


def _hunt() -> Match:
    match = the_wolves.fixture()
    prey = next(piece["at"] for piece in match.view(None)["pieces"] if piece["kind"] == "prey")
    x, y = map(int, prey.split(","))
    ground = {place["id"]: facts_of(place)["ground"] for place in match.view(None)["places"] if place["kind"] == "hex"}
    ring = [(x, y - 1), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x - 1, y), (x - 1, y - 1)]
    land = [f"{u},{v}" for u, v in ring if ground.get(f"{u},{v}") not in (None, "water", "chasm")]
    return the_wolves.arrange(f"{land[0]} W0", f"{land[2]} A0", f"{land[3]} W0")


def _prey(view: View) -> list[str]:
    prey = next(piece["at"] for piece in view["pieces"] if piece["kind"] == "prey")
    return around(prey)(view)


PICTURES_OF_RULES: dict[str, Picture] = {
    "lone_wolves-territories": territories(lambda: Match("lone_wolves", 5), *TERRITORIES),
    "lone_wolves-lead": territories(_open_trick, "tundra", "volcano", about=("W5",)),
    "lone_wolves-scent": territories(_scent, "tundra", about=("G3",)),
    "lone_wolves-lost": territories(_trick, "tundra", "volcano", lit=True),
    "lone_wolves-scars": territories(lone_wolves.worked_example, "tundra", "volcano"),
    "lone_wolves-moons": territories(lone_wolves.worked_example, "desert", "swamp", about=("moon", "blood_moon")),
    "lone_wolves-full": territories(lone_wolves.worked_example, "swamp"),
    "lone_wolves-count": territories(lone_wolves.worked_example, *TERRITORIES),
    "lone_wolves-border": territories(_border, "cave", "desert", about=("STR_PER_WOLF/0",)),
    "moonlight-beside": Picture(
        lambda: moonlight.arrange("(0,0) A:W4", "(1,0) B:W3", hands=("W1 W2", "W1")),
        with_hand,
        lit=True,
        chosen="0/W2/0",
        margin=NEAR,
    ),
    "moonlight-cover": Picture(_pounce, laid, about=("0/W4/1",), margin=30),
    "moonlight-shape": Picture(_round, laid, margin=30),
    "moonlight-rows": Picture(_round, laid, margin=86),
    "moonlight-mountain": Picture(lambda: Match("moonlight", 3), lying_at("mountain"), margin=24),
    "moonlight-peak": Picture(_won, lying_at("summit/0"), margin=24),
    "moonlight-leaders": Picture(lambda: Match("moonlight", 1), lying_at("display")),
    "moonlight-shift": Picture(
        lambda: _ability("shift", "W2"), field, lit=True, chosen="2,0", about=("1/W3/0",), margin=NEAR
    ),
    "moonlight-leap": Picture(lambda: _ability("leap", "W5"), with_hand, lit=True, chosen="0/W5/0", margin=NEAR),
    "moonlight-equal": Picture(lambda: _ability("equal", "W3"), with_hand, lit=True, chosen="0/W3/1", margin=NEAR),
    "moonlight-double": Picture(
        lambda: after(_ability("double", "W5 W2"), "lay W5 1,-1"), with_hand, lit=True, chosen="0/W2/0", margin=NEAR
    ),
    "moonlight-den": Picture(_den, with_hand, lit=True, chosen="0/W2/0", margin=NEAR),
    "the_wolves-region": Picture(the_wolves.fixture, board("B")),
    "the_wolves-draft": Picture(the_wolves.fixture, board("A"), lit=True),
    "the_wolves-tiles": Picture(
        the_wolves.arrange, things(*(f"tile/0/{tile}" for tile in ("c0", "c1", "c2", "c3", "c4", "home")))
    ),
    "the_wolves-stand": Picture(
        lambda: the_wolves.arrange("8,8 A0 W0", "9,8 D1 W1", "7,7 W2 D0", "10,6 L2"), around("9,7", 3)
    ),
    "the_wolves-move": Picture(
        lambda: after(
            the_wolves.arrange("8,8 W0", "7,7 A0", terrain_tokens={0: 2}),
            "kind MOVE",
            "terrain forest",
            "pay 1",
            "wolf 8,8 wolf",
        ),
        around("8,8", 3),
        lit=True,
    ),
    "the_wolves-push": Picture(
        lambda: after(
            the_wolves.arrange("8,8 A0 W0", "9,8 W1"),
            *("kind MOVE", "terrain forest", "pay 1", "wolf 8,8 alpha", "dest 9,8"),
        ),
        around("9,8"),
        lit=True,
    ),
    "the_wolves-den": Picture(
        lambda: after(the_wolves.arrange("8,8 A0", "7,7 W0", terrain_tokens={0: 2}), "kind DEN"),
        around("8,8"),
        lit=True,
    ),
    "the_wolves-lair": Picture(
        lambda: after(
            the_wolves.arrange("12,10 D2 W2", "13,10 D2", "11,9 A2", active=2, terrain_tokens={2: 2}), "kind LAIR"
        ),
        around("12,10"),
        lit=True,
    ),
    "the_wolves-howl": Picture(
        lambda: after(the_wolves.arrange("8,10 A0 W0", terrain_tokens={0: 2}), "kind HOWL"), around("8,10", 3), lit=True
    ),
    "the_wolves-dominate": Picture(
        lambda: after(the_wolves.arrange("6,7 A0", "8,8 W1", "7,7 D2", terrain_tokens={0: 3}), "kind DOMINATE"),
        around("7,7"),
        lit=True,
    ),
    "the_wolves-hunt": Picture(_hunt, _prey),
    "the_wolves-tracks": Picture(
        lambda: the_wolves.arrange("8,8 A0 W0", tracks={0: (1, 2, 0)}, lairs={0: 1}, wolves={0: 3}),
        things(*(f"{track}/0" for track in ("spread", "speed", "howl", "lairs", "wolves", "prey"))),
        margin=6,
    ),
    "the_wolves-moon": Picture(
        lambda: the_wolves.arrange(
            *("10,6 L0 W0", "12,7 A1 W1", "12,6 W1", "8,6 D1", "11,8 D2"),
            calendar=8,
            tracks={1: (1, 0, 0), 2: (1, 0, 0)},
        ),
        board("B"),
    ),
    "the_wolves-two": Picture(
        lambda: Match("the_wolves", 4, 2),
        lambda view: [place["id"] for place in view["places"] if place["kind"] == "hex"],
    ),
    "wolves_and_sheep-placing": Picture(
        lambda: after(wolves_and_sheep.arrange(wolves_and_sheep.B4, hands={0: "L11 L05 L01 L30"}), "tile L05B"),
        lambda view: laid(view) + [place["id"] for place in view["places"] if place["id"] == "1,-1"],
        lit=True,
        margin=30,
    ),
    "wolves_and_sheep-reveal": Picture(
        lambda: after(
            wolves_and_sheep.arrange("L09B@(0,-1)r0=VVVK", colours="KYR", hands={0: "L10 L30 L31 L32"}),
            "reveal K",
            "cell -1,-1",
        ),
        laid,
    ),
    "wolves_and_sheep-wolf": Picture(lambda: wolves_and_sheep.arrange(f"{wolves_and_sheep.B1} {WOLF}"), laid),
    "wolves_and_sheep-hunter": Picture(
        lambda: wolves_and_sheep.arrange(f"{wolves_and_sheep.B1} {WOLF} HU1B@(-1,-2)r0=FFFF"), laid
    ),
    "wolves_and_sheep-dangerous": Picture(
        lambda: wolves_and_sheep.arrange(f"{wolves_and_sheep.B1} {WOLF} WO2B@(-2,-1)r0=FFFF HU1B@(-1,-2)r0=FFFF"),
        laid,
    ),
    "wolves_and_sheep-meadows": Picture(
        lambda: wolves_and_sheep.arrange(f"{wolves_and_sheep.EXAMPLE_1} HU1B@(2,2)r0=FFFF", colours="YBK"),
        laid,
    ),
    "wolves_and_sheep-pond": Picture(lambda: wolves_and_sheep.arrange(wolves_and_sheep.B3, big_fish="on"), laid),
    "wolves_and_sheep-fisherman": Picture(
        lambda: wolves_and_sheep.arrange(f"{wolves_and_sheep.B3} FI1B@(-2,-1)r0=WWWW", big_fish="on"), laid
    ),
    "wolves_and_sheep-joined": Picture(
        lambda: wolves_and_sheep.arrange(f"{wolves_and_sheep.EXAMPLE_2} GU1B@(-2,1)r0=WWWW", big_fish="on"), laid
    ),
}


def drawn_from(name: str) -> dict[str, Any]:
    """What a picture shows: the position and the part of it."""
    picture = PICTURES_OF_RULES[name]
    match = picture.match()
    eyes = match.actor if picture.lit else 0
    view = match.view(eyes)
    return {
        "view": view,
        "moves": match.moves() if picture.lit else [],
        "frame": picture.frame(view),
        "chosen": picture.chosen,
        "about": picture.about,
        "margin": picture.margin,
        "mirrored": picture.mirrored(view),
    }


def digest(shown: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(shown, sort_keys=True).encode()).hexdigest()[:16]


FRAME = """
([ids, margin, mirrored]) => {
  const drawn = (id) => {
    const all = [...document.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`)];
    const onTheMap = all.filter((one) => one.closest(".world"));
    return (onTheMap.length > 0 ? onTheMap : all).map((one) => one.getBoundingClientRect());
  };
  const boxes = ids.flatMap(drawn).filter((box) => box.width > 0);
  const lowest = Math.max(...boxes.map((box) => box.bottom));
  const [{ left: edge }] = boxes;
  for (const { y, height } of mirrored.flatMap(drawn).slice(0, 1))
    boxes.push(new DOMRect(edge, 2 * (y + height / 2) - lowest - 2 * margin, 0, 0));
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - margin);
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - margin);
  const right = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)) + margin);
  const bottom = Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)) + margin);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
"""


def draw(page: Page, address: str, name: str) -> str:
    """Draw one picture; what it was drawn from, as a number."""
    shown = drawn_from(name)
    position = f"{address}/position.json"
    page.route(position, lambda route: route.fulfill(json=[shown]))
    page.goto(f"{address}/fixture.html?file=/position.json")
    page.locator(".stage .piece").first.wait_for(timeout=PATIENCE)
    page.add_style_tag(content=WORDLESS)
    if shown["chosen"]:
        page.evaluate("(id) => play.pick(id, 0, 0)", shown["chosen"])
    page.evaluate("(ids) => { play.about = new Set(ids); }", list(shown["about"]))
    page.evaluate("() => document.fonts.ready")
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    clip = page.evaluate(FRAME, [shown["frame"], shown["margin"], shown["mirrored"]])
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=QUALITY, clip=clip)
    page.unroute(position)
    return digest(shown)


@contextmanager
def developing() -> Iterator[str]:
    """The pages as they are developed, which have boards without a server; their address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    build = runpy.run_path(str(ROOT / "web" / "build.py"))
    command, env = build["node_command"]("vite/bin/vite.js", "--port", str(port), "--strictPort", "--host", "127.0.0.1")
    process = subprocess.Popen(command, cwd=ROOT / "web", env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        while "127.0.0.1" not in process.stdout.readline():
            assert process.poll() is None, "The pages cannot be served."
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def main(names: list[str]) -> None:
    """Draw these pictures, or all."""
    PICTURES.mkdir(exist_ok=True)
    known: dict[str, str] = json.loads(DRAWN_FROM.read_text(encoding="utf-8")) if DRAWN_FROM.exists() else {}
    with launched(find_chromium()) as browser, developing() as address:
        page = browser.new_page(viewport=SIZE, reduced_motion="reduce")
        for name in names or PICTURES_OF_RULES:
            known[name] = draw(page, address, name)
    kept = {name: known[name] for name in sorted(PICTURES_OF_RULES)}
    DRAWN_FROM.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
