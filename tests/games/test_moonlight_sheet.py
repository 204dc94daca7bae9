"""What people see of Moonlight: pieces that keep their ids, secrets kept, the score sheet, the story."""

from __future__ import annotations

from wataha import PUBLIC, Match
from wataha.engine.texts import Texts
from wataha.engine.views import Piece, facts_of

from .moonlight_position import A, B, arrange, play, stage, win_round

TABLE = ("(0,0) A:W3", "(1,0) B:W3")


def pieces(match: Match, seat: int | None) -> dict[str, Piece]:
    return {piece["id"]: piece for piece in match.view(seat)["pieces"]}


def say(match: Match, language: str = "en") -> list[str]:
    """The last move in words, as everybody saw it."""
    texts = Texts(language, ("moonlight",))
    return [texts(told["phrase"]) for told in match.story(PUBLIC)[-1]]


def test_a_wolf_keeps_its_id_from_the_hand_to_the_table() -> None:
    match = arrange(*TABLE, hands=("W3 W3 W5", "W1"), decks=("W3", None))
    before = pieces(match, A)
    assert before["0/W3/1"]["at"] == before["0/W3/2"]["at"] == "hand/0"
    play(match, "lay W3 0,1")
    after = pieces(match, A)
    assert after["0/W3/1"]["at"] == "0,1"
    assert after["0/W3/2"]["at"] == after["0/W3/3"]["at"] == "hand/0"
    assert after["0/W3/0"]["at"] == "0,0"


def test_a_covered_wolf_is_not_visible() -> None:
    match = play(arrange(*TABLE, "(0,1) B:W4", hands=("W4", "W1")), "lay W4 1,0")
    seen = pieces(match, B)
    assert [facts_of(seen[wolf])["visible"] for wolf in ("1/W3/0", "0/W4/0")] == [False, True]
    assert [facts_of(seen[wolf])["height"] for wolf in ("1/W3/0", "0/W4/0")] == [0, 1]


def test_hands_and_decks_are_secret() -> None:
    match = arrange(*TABLE, hands=("W1 W5", "W2 W4"), decks=("W3", "W1 W3"))
    views = {seat: match.view(seat) for seat in (A, B, PUBLIC, None)}
    faces = {
        seat: {piece["id"] for piece in view["pieces"] if piece["at"][:4] in ("hand", "deck") and facts_of(piece)}
        for seat, view in views.items()
    }
    assert faces == {
        A: {"0/W1/0", "0/W5/0"},
        B: {"1/W2/0", "1/W4/0"},
        PUBLIC: set(),
        None: {"0/W1/0", "0/W5/0", "0/W3/1", "1/W2/0", "1/W4/0", "1/W1/0", "1/W3/1"},
    }
    assert views[A]["facts"]["unseen"] == [["W3"], ["W1", "W2", "W3", "W4"]]
    assert views[PUBLIC]["facts"]["unseen"] == [["W1", "W3", "W5"], ["W1", "W2", "W3", "W4"]]
    assert views[None]["facts"]["unseen"] == [[], []]
    sizes = {place["id"]: facts_of(place).get("size") for place in views[A]["places"]}
    assert [sizes[place] for place in ("hand/0", "hand/1", "deck/0", "deck/1")] == [2, 2, 1, 2]


def test_only_the_one_who_decides_has_words_to_choose() -> None:
    match = arrange(*TABLE, hands=("W1 W5", "W1 W4"))
    words = {piece["id"]: piece["word"] for piece in match.view(None)["pieces"] if "word" in piece}
    assert words == {"0/W1/0": "W1", "0/W5/0": "W5"}
    won = win_round(Match("moonlight", 3, first_player="0"), A)
    words = {piece["id"]: piece["word"] for piece in won.view(B)["pieces"] if "word" in piece}
    assert words == {f"0/{lone}/0": lone for lone in ("L1", "L2", "L4", "L6")}


def test_places_say_what_can_become_of_them() -> None:
    match = arrange(*TABLE, "(2,0) A:W4", "(3,0) B:W4", hands=("W1", "W1"))
    facts = {place["id"]: facts_of(place) for place in match.view(A)["places"] if place["kind"] == "place"}
    assert len(facts) == 4 * 5
    assert facts["0,0"] == {"x": 0, "y": 0, "reach": True, "corner": True, "open": False}
    assert facts["1,0"]["corner"] is False
    assert facts["0,1"] == {"x": 0, "y": 1, "reach": False, "corner": False, "open": True}
    assert facts["0,2"]["open"] is False
    assert "-1,0" not in facts


def test_the_sheet_tells_every_round() -> None:
    texts = Texts("en", ("moonlight",))
    match = win_round(Match("moonlight", 3, first_player="0"), A)
    play(match, "lone L6")
    play(match, match.moves()[-1])
    stage(match, "(0,0) A:W2", "(1,0) B:W3", hands=("W1 W4 W4", "W3 W3 W4"), turn=A)
    sheet = match.sheet()
    assert sheet["total"] == [1, 0]
    assert sheet["tie_break"] is None
    lines = [
        (texts(row["label"]), row["points"], [texts(why) if why else "" for why in row["why"]]) for row in sheet["rows"]
    ]
    assert lines == [
        ("Round 1: mountain piece", [1, 0], ["one point (one card)", "0 points (0 cards)"]),
        ("– moons", [None, None], ["0 moons: +0", "0 moons: +0"]),
        ("– row I", [None, None], ["sum 5: one card", "sum 3"]),
        ("Round 2, so far", [None, None], ["2 points (0 cards)", "2 points (one card)"]),
        ("– moons", [None, None], ["one moon: +2", "0 moons: +0"]),
        ("– row I", [None, None], ["sum 2", "sum 3: one card (+1 bonus)"]),
    ]


def test_rows_are_about_the_cards_that_win_them() -> None:
    match = arrange("(0,0) A:W4", "(1,0) B:W3", "(0,1) A:W1", "(1,1) B:W5", hands=("W1", "W1"))
    heading, moons, first, second = match.sheet()["rows"]
    assert heading["about"] == []
    assert moons["about"] == ["0/W1/0"]
    assert (first["about"], second["about"]) == (["0/W4/0"], ["1/W5/0"])
    won = win_round(Match("moonlight", 3, first_player="0"), A)
    assert won.sheet()["rows"][0]["about"] == ["foot/0"]


def tell_after(match: Match, path: str, language: str = "en", seat: int = PUBLIC) -> list[str]:
    """What a move from an arranged position is told as."""
    texts = Texts(language, ("moonlight",))
    before = match.view(seat)
    match.play(path)
    return [texts(told["phrase"]) for told in match.game.table.tell(path, before, match.view(seat))]


def test_lays_covers_and_draws_are_told() -> None:
    def match() -> Match:
        return arrange(*TABLE, "(0,1) B:W1", hands=("W4 W2", "W1"), decks=("W5", None))

    assert tell_after(match(), "lay W2 0,1") == ["Player A covers a 1 on place 1 of row II with a 2."]
    assert tell_after(match(), "lay W2 0,1", "pl") == ["Gracz A przykrywa jedynkę na polu 1 w rzędzie II dwójką."]
    assert tell_after(match(), "lay W2 0,1", "de") == ["Spieler A überdeckt die 1 auf Platz 1 in Reihe II mit der 2."]
    assert tell_after(match(), "lay W2 0,1", "cs") == ["Hráč A překrývá jedničku na místě 1 v řádku II dvojkou."]
    laid = "Player A lays a 4 on place 1 of row I."
    assert tell_after(match(), "lay W4 -1,0", seat=A) == [laid, "Player A draws a 5."]
    assert tell_after(match(), "lay W4 -1,0", seat=B) == [laid]


def test_a_sentence_carries_what_its_pictures_need() -> None:
    match = arrange(*TABLE, "(0,1) B:W1", hands=("W4 W2", "W1"), decks=("W5", None))
    before = match.view(PUBLIC)
    match.play("lay W2 0,1")
    (told,) = match.game.table.tell("lay W2 0,1", before, match.view(PUBLIC))
    things = {name: said["thing"] for name, said in told["phrase"]["args"].items() if isinstance(said, dict)}
    assert things == {
        "wolf": {"id": "0/W2/0", "kind": "wolf", "facts": {"owner": 0, "value": 2, "lone": False}},
        "covered": {"id": "1/W1/0", "kind": "wolf", "facts": {"owner": 1, "value": 1, "lone": False}},
        "place": {"id": "0,1", "kind": "place", "facts": {"column": 0, "line": 1, "columns": 2, "lines": 2}},
    }


def test_abilities_and_shapes_are_told() -> None:
    leap = arrange("(0,0) B:W1", "(1,0) A:W3", "(0,1) B:W4", leaders=("leap", None), hands=("W3", "W1"))
    assert tell_after(leap, "lay W3 0,0") == ["Leap: Player A covers a 1 on place 1 of row I with a 3."]
    shift = arrange("(0,0) B:W1", "(1,0) A:W3", "(2,0) B:W3", leaders=("shift", None), hands=("W2", "W1"))
    assert tell_after(shift, "move 0,0 3,0") == [
        "Regroup: Player A moves the pile from place 1 of row I to place 4 of row I.",
        "The final shape is wide: 4 places wide, 3 high.",
    ]


def test_the_end_of_a_round_is_told_as_it_is_counted() -> None:
    match = arrange("(0,0) A:W5", hands=("", "W1"), decks=("", ""), turn=B)
    assert tell_after(match, "lay W1 0,1") == [
        "Player B lays a 1 on place 1 of row II.",
        "Moons 0 : 1; Player B gets 2 points.",
        "Row I: 5 : 0; Player A collects one card.",
        "Row II: 0 : 3; Player B collects one card.",
        "Round 1: 1 : 3 points. Player B wins the round.",
        "Player B takes the foot of the Sacred Mountain.",
    ]


def test_ties_and_replays_are_told() -> None:
    def last(**given: object) -> Match:
        return arrange("(0,0) A:W3", hands=("", "W3"), decks=("", ""), turn=B, **given)  # type: ignore[arg-type]

    replay = tell_after(last(), "lay W3 0,1")
    assert replay[-2:] == [
        "Round 1: 2 : 2 points, equally many cards. Nobody wins the round.",
        "Round 2 begins; Player B starts.",
    ]
    stopped = tell_after(last(max_undecided=1), "lay W3 0,1", "pl")
    assert stopped[-1] == "Jedna runda bez rozstrzygnięcia: tu gra się kończy."
    tied = tell_after(last(leaders=("ties", "howl")), "lay W3 0,1")
    assert "Moons 0 : 0; Player A gets 2 points." in tied


def test_a_whole_game_is_told_and_ends_with_the_peak() -> None:
    match = Match("moonlight", 11)
    while not match.over:
        match.play(match.actions()[-1])
    winner = match.winners()[0]
    assert say(match)[-1] == f"Player {'AB'[winner]} puts the peak on the Sacred Mountain and wins the game."
