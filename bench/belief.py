"""Whether legend gains from what the other's choices tell of the cards it holds.

    python -m bench.belief lone_wolves --deals 100 --iterations 200
    python -m bench.belief moonlight --shown-the-truth
    python -m bench.belief lone_wolves --against hunter

Before a decision some worlds are dealt as ever. In each the other's last decisions are looked at again: what did it
hold then, if this is what it holds now, and how likely would the net, in its place, have played what it played? Worlds
weigh as much as the product of that, hands are drawn by weight, and the search deals the other one of these. It is told
how well such a belief guesses hands; then legend with it plays legend without, or whoever is named, on duplicate deals.
Who is shown the truth believes the true hand alone: no inference can gain more.

All comes from what the seat has seen: of a record of the past only what has been open since is read.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterable
from dataclasses import astuple, dataclass, field, fields
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track

from wataha.bots.bot import Bot
from wataha.bots.card_net import CardNet, judge_moves, make_sight
from wataha.bots.evaluation import CALLS
from wataha.bots.features import DESCRIBE
from wataha.bots.legend import LegendBot
from wataha.bots.levels import make_bot, with_budget
from wataha.bots.memory import Memory, for_rules, lent
from wataha.bots.net_search import descend_with_net, sources_with_net
from wataha.bots.playout import REWARD, WON, WORLD, judge
from wataha.bots.question import Question, Stretch
from wataha.bots.search import enter
from wataha.bots.search_settings import SearchSettings
from wataha.bots.think import Grow
from wataha.bots.tree import plant
from wataha.bots.worlds import decision_seed
from wataha.engine import linked
from wataha.engine.chance import mix, pick, shuffle
from wataha.engine.compiled import JIT, EntryPoint, rule
from wataha.engine.contract import POINTS
from wataha.engine.game import Game
from wataha.engine.registry import find_game, game_of_dtype, game_of_record_type
from wataha.games.lone_wolves.components import BOX_CARDS, CARDS, TERRITORIES
from wataha.games.lone_wolves.knowledge import lay_out, unseen_cards
from wataha.games.lone_wolves.rules import clear_deck
from wataha.games.moonlight.components import KINDS
from wataha.games.moonlight.knowledge import count_deck, redeal_deck
from wataha.games.moonlight.state import COUNT_BITS, COUNT_FULL, SECOND
from wataha.lab.contest import SEED
from wataha.lab.intervals import Interval, rate_by_deal

Array = np.ndarray[Any, Any]

HAND_SALT = 0x71374491428A2F98
TRUTH_TRIES = 16
"""In how many ways the true hand may have come together when it is asked how much it is believed."""


@rule
def hold_in_lone_wolves(s: Any, seat: int, hand: int) -> None:
    """Let the other hold these cards; what else the seat has not seen lies in the box."""
    s.hand[1 - seat] = hand
    lay_out(s, unseen_cards(s, seat) & ~hand)
    shuffle(s, s.deck, BOX_CARDS)
    for card in range(BOX_CARDS):
        s.box[card] = s.deck[card]
    clear_deck(s)


@rule
def held_in_lone_wolves(before: Any, after: Any, owner: int, hand: int, _: int) -> int:
    """What was held before: what is held after, and what was played in between."""
    for place in range(TERRITORIES):
        hand |= after.face_up[owner, place] | after.turned[owner, place]
    for place in range(TERRITORIES):
        hand &= ~(before.face_up[owner, place] | before.turned[owner, place])
    return hand


@rule
def hold_in_moonlight(s: Any, seat: int, hand: int) -> None:
    """Let the other hold these cards; what else it has not laid is its deck."""
    unlaid = s.hand[1 - seat] + count_deck(s, 1 - seat)
    s.hand[1 - seat] = hand
    redeal_deck(s, 1 - seat, unlaid - hand)


@rule
def held_in_moonlight(before: Any, after: Any, owner: int, hand: int, seed: int) -> int:
    """What was held before: cards were laid, then others drawn, and of those held any may be the drawn ones."""
    laid = 0
    count = 0
    for lay in range(before.lays, after.lays):
        if after.laid_card[lay] // KINDS == owner:
            laid += 1 << after.laid_card[lay] % KINDS * COUNT_BITS
            count += 1
    size = after.hand_size[owner]
    for draw in range(count + size - before.hand_size[owner]):
        nth = pick(seed, draw, size)
        kind = 0
        while nth >= hand >> kind * COUNT_BITS & COUNT_FULL:
            nth -= hand >> kind * COUNT_BITS & COUNT_FULL
            kind += 1
        hand -= 1 << kind * COUNT_BITS
        size -= 1
    return hand + laid


def tells_in_lone_wolves(before: Any, now: Any) -> bool:  # noqa: ARG001
    """All decisions of a game are made with the cards of one deal."""
    return True


def tells_in_moonlight(before: Any, now: Any) -> bool:
    """A round is dealt anew, and prizes between rounds are chosen without cards."""
    return bool(before["rounds"] == now["rounds"] and before["phase"] <= SECOND)


def cards_of_lone_wolves(hand: int) -> list[int]:
    """How many of each card a hand holds."""
    return [hand >> card & 1 for card in range(CARDS)]


def cards_of_moonlight(hand: int) -> list[int]:
    """How many of each kind a hand holds."""
    return [hand >> kind * COUNT_BITS & COUNT_FULL for kind in range(KINDS)]


class Hiding(NamedTuple):
    """What is hidden in a game, and what its record tells of it."""

    hold: Callable[..., None]
    held: Callable[..., int]
    tells: Callable[[Any, Any], bool]
    """Whether an earlier decision was made with cards that are still in play."""
    cards: Callable[[int], list[int]]


HIDING = {
    "lone_wolves": Hiding(hold_in_lone_wolves, held_in_lone_wolves, tells_in_lone_wolves, cards_of_lone_wolves),
    "moonlight": Hiding(hold_in_moonlight, held_in_moonlight, tells_in_moonlight, cards_of_moonlight),
}


def hold(s: Any, seat: int, hand: int) -> None:
    """Let the other hold these cards, by the game of the record."""
    HIDING[game_of_dtype(s.dtype).id].hold(s, seat, hand)


def held(before: Any, after: Any, owner: int, hand: int, seed: int) -> int:
    """What was held before, if `hand` is held after, by the game of the records."""
    return HIDING[game_of_dtype(before.dtype).id].held(before, after, owner, hand, seed)


if JIT:
    from numba.extending import overload

    def _of(record_type: Any) -> Hiding:
        game = game_of_record_type(record_type)
        assert game
        return HIDING[game.id]

    @overload(hold)
    def _find_hold(s: Any, seat: int, hand: int) -> Any:  # noqa: ARG001
        own = _of(s).hold

        def call(s: Any, seat: int, hand: int) -> None:
            own(s, seat, hand)

        return call

    @overload(held)
    def _find_held(before: Any, after: Any, owner: int, hand: int, seed: int) -> Any:  # noqa: ARG001
        own = _of(before).held

        def call(before: Any, after: Any, owner: int, hand: int, seed: int) -> int:
            return own(before, after, owner, hand, seed)

        return call


class Evidence(NamedTuple):
    """What the other has played, for a seat that watched it."""

    past: Any
    """The records in which it did, the oldest first; the last one is that of now."""
    played: Any
    seat: int


def weigh(
    evidence: Evidence, hands: Any, likely: Any, floor: float, seed: int, net: Any, sight: Any, memory: Any
) -> None:
    """Write the logarithm of how likely each hand makes what was played; no move is thought rarer than `floor`."""
    past, played, seat = evidence.past, evidence.played, evidence.seat
    other = 1 - seat
    s = memory.worlds[WORLD]
    for n in range(len(hands)):
        hand = hands[n]
        total = 0.0
        for k in range(len(played) - 1, -1, -1):
            hand = held(past[k], past[k + 1], other, hand, mix(mix(seed, n), k))
            memory.worlds[WORLD] = past[k]
            hold(s, seat, hand)
            count = linked.legal(s, memory.choices)
            linked.observe(s, other, sight.seen)
            judge_moves(net, sight, other, 2, memory.choices, count)
            total += math.log(max(probability(sight.logits, memory.choices, count, played[k]), floor))
        likely[n] = total


@rule
def probability(logits: Any, moves: Any, count: int, action: int) -> float:
    """How likely one of the listed moves is."""
    best = logits[0]
    for k in range(count):
        best = max(best, logits[k])
    total = 0.0
    own = 0.0
    for k in range(count):
        odds = math.exp(logits[k] - best)
        total += odds
        if moves[k] == action:
            own = odds
    return own / total


def grow_over_hands(
    question: Question, stretch: Stretch, settings: Any, memory: Any, net: Any, sight: Any, hands: Any, stop: Any
) -> int:
    """As `grow_with_net`, but for the hands."""
    s = memory.worlds[WORLD]
    knobs = settings[0]
    players = question.players
    if stretch.first == 0:
        plant(memory.tree, memory.ledger)
    made = 0
    while made < stretch.wanted and stop[0] == 0:
        number = stretch.first + made
        memory.worlds[WORLD] = question.states[question.i]
        linked.redeal(s, question.seat, mix(stretch.seed, number))
        hold(s, question.seat, hands[pick(stretch.seed ^ HAND_SALT, number, len(hands))])
        length, left = descend_with_net(question, knobs, memory, net, sight)
        judge(s, left == 0, players, knobs, memory.result, memory.points, memory.places)
        if left > 0:
            for seat in range(players):
                worth = min(max(0.5 + 0.5 * sight.values[seat], 0.0), 1.0)
                memory.result[REWARD, seat] = worth
                memory.result[WON, seat] = worth
        enter(memory.tree, memory.path, length, question.seat, knobs.paranoid, memory.result)
        made += 1
    return made


def _sources(game: Game) -> list[Path]:
    return [*sources_with_net(game), Path(__file__)]


WEIGH, GROW_OVER_HANDS = (
    EntryPoint(function, part="belief", sources=_sources, calls=(*CALLS, DESCRIBE))
    for function in (weigh, grow_over_hands)
)


@dataclass(frozen=True)
class Belief:
    """How worlds are weighed."""

    worlds: int = 64
    last: int = 40
    """How many of the other's last decisions are looked at; no game has so many that they are not all."""
    floor: float = 0.02
    """No move is thought rarer, for others are not the net."""
    temper: float = 1.0
    """To which power likelihoods are taken."""


class Weighed(NamedTuple):
    """The hands of some worlds, and how much each is believed."""

    hands: Array
    weights: Array

    def drawn(self, seed: int) -> Array:
        """As many hands by weight, in one sweep."""
        marks = (np.arange(len(self.hands)) + (seed % 1024 + 0.5) / 1024) / len(self.hands)
        reached = np.searchsorted(self.weights.cumsum(), marks)
        return self.hands[np.minimum(reached, len(self.hands) - 1)]


Story = list[tuple[Array, int, int]]
"""Every decision so far: the record, the seat, the action."""


class BelievingLegend(LegendBot):
    """Legend that is told how the table came to be."""

    def __init__(self, seed: int, iterations: int, story: Story, belief: Belief) -> None:
        super().__init__(seed, {"iterations": str(iterations), "seconds": "inf", "trees": "1"})
        self.story = story
        self.belief = belief
        self.hands: Array = np.zeros(0, np.int64)

    def decide(self, game: Game, question: Question) -> int:
        self.hands = self.weigh(game, question).drawn(decision_seed(game, question, self.seed ^ HAND_SALT))
        return super().decide(game, question)

    def weigh(self, game: Game, question: Question) -> Weighed:
        """Deal some worlds, and weigh the other's hand in each."""
        seed = decision_seed(game, question, self.seed)
        dealt = np.repeat(question.states[question.i : question.i + 1], self.belief.worlds)
        for n in range(len(dealt)):
            game.calls.redeal(dealt, n, question.seat, int(mix(seed, n)))
        hands = dealt["hand"][:, 1 - question.seat].astype(np.int64)
        odds = np.exp(self.belief.temper * self.likelihood(game, question, hands))
        return Weighed(hands, odds / odds.sum())

    def likelihood(self, game: Game, question: Question, hands: Array) -> Array:
        """The logarithm of how likely each hand makes the other's last decisions."""
        now, net = question.states[question.i], self.net(game, 2)
        assert isinstance(net, CardNet)
        tells = HIDING[game.id].tells
        told = [(s, action) for s, seat, action in self.story if seat != question.seat and tells(s[0], now)]
        told = told[-self.belief.last :] if self.belief.last else []
        past = np.concatenate([*(s for s, _ in told), question.states[question.i : question.i + 1]])
        evidence = Evidence(past, np.array([action for _, action in told], np.int64), question.seat)
        likely = np.zeros(len(hands))
        seed = decision_seed(game, question, self.seed ^ HAND_SALT)
        of_net, seen = for_rules(net), for_rules(make_sight(game, net))
        with lent(game, 1) as (memory,):
            run = WEIGH.on(game)
            run(for_rules(evidence), hands, likely, self.belief.floor, seed, of_net, seen, for_rules(memory))
        return likely

    def _grow(
        self, game: Game, question: Question, settings: SearchSettings, net: Any, sight: Any, stop: Array
    ) -> Grow:
        run, record = GROW_OVER_HANDS.on(game), settings.record()
        asked, of_net, seen = for_rules(question), for_rules(net), for_rules(sight)

        def grow(memory: Memory, stretch: Stretch) -> int:
            return run(asked, stretch, record, for_rules(memory), of_net, seen, self.hands, stop)

        return grow


class PeekingLegend(BelievingLegend):
    """Cheats: it believes the hand that the other holds."""

    def weigh(self, game: Game, question: Question) -> Weighed:
        return Weighed(true_hand(question), np.ones(1))


def true_hand(question: Question) -> Array:
    """What the other holds, in an array of its own."""
    return question.states["hand"][question.i, 1 - question.seat : 2 - question.seat].astype(np.int64)


@dataclass
class Score:
    """How well the other's hand was guessed, decision by decision."""

    bits: list[float] = field(default_factory=list)
    """By how much the true hand is believed more than the dealt ones are on average, in bits."""
    plain_right: list[float] = field(default_factory=list)
    """Which share of the hand is right in a world, on average, if all weigh the same,"""
    right: list[float] = field(default_factory=list)
    """and by weight."""
    spread: list[float] = field(default_factory=list)
    """How many worlds of equal weight would vary as much, as a share of all."""

    def add(self, game: Game, question: Question, bot: BelievingLegend) -> None:
        """Compare what a bot believes with the truth, which it is not shown."""
        believed = bot.weigh(game, question)
        cards = HIDING[game.id].cards
        (truth,) = true_hand(question)
        true_cards = np.array(cards(int(truth)))
        if not true_cards.sum() or (believed.hands == believed.hands[0]).all():
            return
        dealt = np.array([cards(int(hand)) for hand in believed.hands])
        hits = np.minimum(dealt, true_cards).sum(axis=1) / true_cards.sum()
        temper = bot.belief.temper
        of_truth = np.exp(temper * bot.likelihood(game, question, np.repeat(truth, TRUTH_TRIES))).mean()
        of_dealt = np.exp(temper * bot.likelihood(game, question, believed.hands)).mean()
        self.bits.append(float(np.log2(of_truth / of_dealt)))
        self.plain_right.append(float(hits.mean()))
        self.right.append(float(hits @ believed.weights))
        self.spread.append(float(1 / (believed.weights**2).sum() / len(believed.weights)))

    def told(self) -> str:
        """In words."""
        bits, plain, right, spread = (float(np.mean(part)) for part in astuple(self))
        return (
            f"{len(self.bits)} decisions: the true hand is believed by {bits:.2f} bits more than dealt ones, "
            f"{100 * right:.1f} % of a hand are right for {100 * plain:.1f} %, {100 * spread:.0f} % of the worlds count"
        )


Seat = Callable[[int, Story], Bot]
"""Makes who plays: from a seed and the story of the game."""


def named(name: str) -> Seat:
    """A bot by its name, which is told nothing."""
    return lambda seed, _: make_bot(name, seed)


def legend(iterations: int) -> Seat:
    """Legend as it is."""
    return named(f"legend:iterations={iterations},seconds=inf,trees=1")


def believing(iterations: int, belief: Belief) -> Seat:
    """Legend with a belief."""
    return lambda seed, story: BelievingLegend(seed, iterations, story, belief)


def peeking(iterations: int) -> Seat:
    """Legend that is shown the truth."""
    return lambda seed, story: PeekingLegend(seed, iterations, story, Belief())


Watch = Callable[[Game, Question, Story], None]
"""Is shown every decision before it is made."""


def play(game: Game, deal: int, own_seat: int, first: Seat, second: Seat, watch: Watch | None = None) -> float:
    """One game; what the first won of it."""
    chance = int(mix(SEED + 1, 2 * deal + own_seat))
    story: Story = []
    bots = [(first if seat == own_seat else second)(int(mix(chance, seat)), story) for seat in range(2)]
    states = game.deal(int(mix(SEED, deal)))
    actor = int(game.calls.actor(states, 0))
    while actor >= 0:
        if watch:
            watch(game, Question.at(game, states, 0, 2), story)
        action = bots[actor].move(game, states, 0, 2)
        story.append((states.copy(), actor, action))
        game.calls.apply(states, 0, action)
        actor = int(game.calls.actor(states, 0))
    standing = np.zeros(game.seats, POINTS)
    game.calls.standing(states, 0, standing)
    best = standing[:2] == standing[:2].max()
    return float(best[own_seat] / best.sum())


def guess(game: Game, deals: Iterable[int], first: Seat, second: Seat, belief: Belief) -> Score:
    """How well a belief guesses the hands of the second, from where the first sits."""
    score = Score()

    def watch(game: Game, question: Question, story: Story) -> None:
        if question.seat == 0 and len(question.moves) > 1:
            score.add(game, question, BelievingLegend(SEED, 0, story, belief))

    for deal in deals:
        play(game, deal, 0, first, second, watch)
    return score


def contest(game: Game, deals: Iterable[int], first: Seat, second: Seat) -> Interval:
    """Wins of the first, every deal from both seats."""
    won = [[play(game, deal, seat, first, second) for seat in range(2)] for deal in deals]
    return rate_by_deal(np.array(won).mean(axis=1), 2 * len(won))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.belief", description=__doc__)
    parser.add_argument("game", choices=HIDING)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--guessed", type=int, default=5, help="deals in which the guesses are compared with the truth")
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--against", help="another bot than legend without a belief, such as hunter")
    parser.add_argument("--shown-the-truth", action="store_true")
    for setting in fields(Belief):
        kind = type(setting.default)
        parser.add_argument(f"--{setting.name}", type=kind, default=setting.default)
    chosen = parser.parse_args()
    console = Console(highlight=False)
    game = find_game(chosen.game)
    belief = Belief(**{setting.name: getattr(chosen, setting.name) for setting in fields(Belief)})
    first, second = legend(chosen.iterations), legend(chosen.iterations)
    if chosen.against:
        second = named(with_budget(chosen.against, game.id, None))
    if not chosen.shown_the_truth:
        deals = track(range(chosen.guessed), "guessing", console=console, transient=True)
        console.print(guess(game, deals, first, second, belief).told())
    first = peeking(chosen.iterations) if chosen.shown_the_truth else believing(chosen.iterations, belief)
    deals = track(range(chosen.deals), "playing", console=console, transient=True)
    wins = contest(game, deals, first, second)
    rate, low, high = (100 * wins[part] for part in ("mean", "low", "high"))
    against = chosen.against or "legend without"
    console.print(f"{rate:.1f} % ({low:.1f} - {high:.1f}; {2 * chosen.deals} games) against {against}")


if __name__ == "__main__":
    main()
