"""Families of keys that are put together at run time, each with all its members.

A family is written as the sources write it, with `{}` where something is put in. A new one has to be listed here, or
the tests fail; its members come from where the sources take them: the registry of games, components, schemas.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import cast, get_args, get_type_hints

import wataha
from tests.server.refusals import codes
from wataha.bots import NAMES, OTHERS
from wataha.engine.game import Choice
from wataha.engine.table import ListedTable
from wataha.games.lone_wolves.components import SCAR_IDS, SUIT_IDS, TERRITORY_IDS
from wataha.games.lone_wolves.views import MOON_IDS
from wataha.games.moonlight.components import LEADER_IDS
from wataha.games.moonlight.views import DECISION_IDS as MOONLIGHT_DECISIONS
from wataha.games.the_wolves import components as the_wolves
from wataha.games.the_wolves.scoring import TRACK_NAMES
from wataha.games.the_wolves.views import DECISION_IDS as THE_WOLVES_DECISIONS
from wataha.games.wolves_and_sheep.components import COLOUR_IDS, LETTER_IDS, SPECIAL_IDS
from wataha.games.wolves_and_sheep.views import DECISION_IDS as WOLVES_AND_SHEEP_DECISIONS
from wataha.lab.components import LOCATED_KINDS, WORDS
from wataha.lab.metrics import OF_A_GAME
from wataha.lab.report.page import SECTIONS
from wataha.server.live.messages import Asked, Told
from wataha.server.moderation.moderation import Deed
from wataha.server.tables.tokens import SCOPES
from wataha.server.tournaments.tournaments import MOST_PEOPLE

SOURCES = Path(wataha.__file__).parent
WEB = Path(__file__).parents[1] / "web" / "src"
SAYING = ("phrase", "name", "say")
"""The functions whose first argument is a key; the second of `name` is a form of it."""

IN_WEB = re.compile(r"\b(?:say|phrase)\(\s*`([^`]*)`")
HOLE = re.compile(r"\$\{(?:[^{}]|\{[^}]*\})*\}")

Members = Iterable[str | tuple[str, ...]]


def before_the_end(decisions: Iterable[str]) -> list[str]:
    return [decision for decision in decisions if decision != "over"]


def kinds_of(message: type, but: tuple[str, ...] = ()) -> list[str]:
    return [kind for kind in get_args(get_type_hints(message)["kind"]) if kind not in but]


GAMES = wataha.games()
OPTIONS = [(game.id, option) for game in GAMES for option in game.options]
THE_WOLVES_GAINS = ("terrain", "action")
REGIONS_OF_WOLVES_AND_SHEEP = {
    "meadow": ("open", "safe", "unsafe"),
    "forest": ("safe", "dangerous"),
    "pond": ("open", "finished", "plundered"),
}

METRICS = [*OF_A_GAME, "seat_wins", "deal_effect", "skill_effect", "stronger_wins", "games_to_show"]
METRICS += ["met", "used", "worth", "doubling", "peeking"]
"""What a report tells of a game, by the names of its figures."""

FAMILIES: dict[str, Members] = {
    "account-{}": ("confirm", "unsubscribe"),
    "account-{}-done": ("confirm", "unsubscribe"),
    "account-{}-title": ("confirm", "unsubscribe"),
    "account-mail-hours-{}": ("1", "6", "24"),
    "analysis-{}": ("ply", "who", "played", "better", "cost"),
    "bot-{}": [*NAMES, *OTHERS],
    "bots-scope-{}": SCOPES,
    "cup-status-{}": ("gathering", "playing", "over"),
    "cup-system-{}": MOST_PEOPLE,
    "host-deed-{}": get_args(Deed),
    "list-{}": ("won", "lost", "drawn", "seen"),
    "puzzle-{}": ("solved", "missed", "open"),
    "lab-action-{}-{}": [
        (game, verb)
        for game in WORDS
        for verb in dict.fromkeys(path.split()[0] for path in cast(ListedTable, wataha.game(game).table).paths)
    ],
    "lab-kind-{}": {
        *("action", "word"),
        *(kind for kinds in LOCATED_KINDS.values() for kind in kinds),
        *(kind for verbs in WORDS.values() for kinds in verbs.values() for kind in kinds if kind),
    },
    "lab-metric-{}": [metric.replace("_", "-") for metric in (*METRICS, "seat_points")],
    "lab-what-{}": [metric.replace("_", "-") for metric in METRICS],
    "lab-plot-{}": ("seats", "ribbon", "lengths", "worths", "ladder"),
    "lab-section-{}": SECTIONS,
    "hint-{}": ("move", "share", "result", "margin"),
    "notice-{}": ("test", "confirm", "recover"),
    "refused-{}": codes(),
    "web-title-{}": [game.id for game in GAMES],
    "web-about-{}": [game.id for game in GAMES],
    "web-option-{}-{}": [(game, option.name) for game, option in OPTIONS],
    "web-option-{}-{}.why": [(game, option.name) for game, option in OPTIONS],
    "web-value-{}-{}": [
        (option.name, value) for _, option in OPTIONS if isinstance(option, Choice) for value in option.values
    ],
    "web-log-{}": kinds_of(Told, but=("move", "answer", "close")),  # told by what came of them
    "web-deal-hash-{}": ("right", "wrong", "told"),
    "web-deal-moves-{}": ("right", "wrong"),
    "web-deal-noted-{}": ("same", "other", "none"),
    "web-{}": kinds_of(Asked),
    "web-pace-{}": ("untimed", "live", "days"),
    "web-pace-{}.why": ("untimed", "live", "days"),
    "web-tab-{}": ("log", "talk", "points", "rules", "options"),
    "lw-{}": [*TERRITORY_IDS, *SUIT_IDS, *MOON_IDS],
    "lw-{}.of": SUIT_IDS,
    "lw-{}.into": TERRITORY_IDS,
    "lw-{}.{}": [(place, form) for place in TERRITORY_IDS for form in ("to", "in", "into", "from")],
    "lw-card.{}": ("who", "what"),
    "lw-scar-{}": [*SCAR_IDS, "HIDDEN"],
    "lw-short-{}": SCAR_IDS,
    "lwb-explain-{}": [*SCAR_IDS, *MOON_IDS],
    "ml-wolf.{}": ("what", "with"),
    "ml-lone-wolf.{}": ("what", "with"),
    "ml-draw-decision-{}": before_the_end(MOONLIGHT_DECISIONS),
    "mlb-ask-{}": before_the_end(MOONLIGHT_DECISIONS),
    "ml-draw-shape-{}": ("open", "wide", "tall"),
    "ml-told-shape-{}": ("wide", "tall"),
    "ml-type-{}": ("ambush", "endurance"),
    "ml-leader-{}": LEADER_IDS,
    "ml-effect-{}": LEADER_IDS,
    "tw-{}": [
        *the_wolves.GROUND_IDS,
        *the_wolves.PIECE_IDS,
        *the_wolves.KIND_IDS,
        *the_wolves.TRACK_IDS,
        *the_wolves.PHASE_IDS,
        *the_wolves.PREY_IDS,
    ],
    "tw-{}.of": the_wolves.GROUND_IDS,
    "tw-{}.the": the_wolves.PHASE_IDS,
    "tw-{}.{}": [(piece, "whom") for piece in ("wolf", "alpha", "den")],
    "tw-ask-{}": before_the_end(THE_WOLVES_DECISIONS),
    "twb-ask-{}": before_the_end(THE_WOLVES_DECISIONS),
    "tw-label-{}": the_wolves.FACE_IDS,
    "tw-pack-{}": the_wolves.TERRAIN_IDS,
    "tw-pay-{}": [str(mask) for mask in range(the_wolves.PAYMENTS)],
    "tw-sheet-{}": TRACK_NAMES,
    "tw-short-{}": the_wolves.PREY_IDS,
    "twb-explain-{}": [*the_wolves.PIECE_IDS, *the_wolves.KIND_IDS],
    "twb-next-{}": THE_WOLVES_GAINS,
    "twb-{}": [*the_wolves.KIND_IDS, *the_wolves.TRACK_IDS, "lairs", "wolves", "prey"],
    "ws-{}": [*LETTER_IDS, *SPECIAL_IDS],
    "ws-{}.{}": [(colour, "shown") for colour in COLOUR_IDS],
    "ws-{}.meadow": COLOUR_IDS,
    "ws-{}.meadows": COLOUR_IDS,
    "ws-{}.what": SPECIAL_IDS,
    "ws-decision-{}": [one for one in before_the_end(WOLVES_AND_SHEEP_DECISIONS) if one not in ("main", "poll")],
    "wsb-ask-{}": before_the_end(WOLVES_AND_SHEEP_DECISIONS),
    "wsb-asking-{}": ("always", "holding", "never"),
    "wsb-explain-{}": SPECIAL_IDS,
    "wsb-meadow-{}": REGIONS_OF_WOLVES_AND_SHEEP["meadow"],
    "wsb-{}-{}": [(kind, status) for kind, statuses in REGIONS_OF_WOLVES_AND_SHEEP.items() for status in statuses],
    "ws-draw-sheep-{}": ("unsafe", "open"),
    "ws-label-{}": ("stop", "leave", "pass", "decline", "time-out"),
    "ws-told-out-{}": ("stuck", "empty", "leave"),
}


def members(family: str) -> list[str]:
    """Every key of a family, with its form if the family has one."""
    return [family.format(*((one,) if isinstance(one, str) else one)) for one in FAMILIES[family]]


def families_said() -> dict[str, set[str]]:
    """Every family that the sources say, and where."""
    found: dict[str, set[str]] = {}
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and file.parts[-2:] != ("engine", "texts.py"):
                for family in families_of_call(node):
                    found.setdefault(family, set()).add(file.name)
    for file in (*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")):
        for key in IN_WEB.findall(file.read_text(encoding="utf-8")):
            found.setdefault(HOLE.sub("{}", key), set()).add(file.name)
    return found


def families_of_call(call: ast.Call) -> Iterator[str]:
    called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if called not in SAYING:
        return
    key = call.args[0]
    for choice in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
        if isinstance(choice, ast.JoinedStr):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in choice.values)
            form = call.args[1] if called == "name" and len(call.args) > 1 else None
            yield text if form is None else f"{text}.{form.value if isinstance(form, ast.Constant) else '{}'}"
