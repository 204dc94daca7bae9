"""Wolves and Sheep, played literally by its specification, to check the fast rules against.

The tiles are in wolves_and_sheep_tiles.py, the table with its regions and meadows in wolves_and_sheep_landscape.py;
here are the set-up, the turns, the windows and the end.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from .wolves_and_sheep_landscape import Cell, Landscape, by_row
from .wolves_and_sheep_tiles import (
    BASE_BAG,
    COLOURS,
    EXPANSION_BAG,
    FACE_B,
    SHEPHERDS,
    SPECIAL_KINDS,
    TILE_BY_ID,
    TILE_INDEX,
    VILLAGE,
    Tile,
)

if TYPE_CHECKING:
    from .chance import Chance

PLAYERS = (4, 3, 2)
HAND = 4
BONUS = (6, 3, 1, 0)
TIME_OUTS_TO_LEAVE = 3
NOBODY = -1

# 2: the values of every option, default first; move_time may also be a whole number of seconds.
OPTIONS = {
    "big_fish": ("off", "on"),
    "two_player_herds": ("off", "on"),
    "interrupts": ("any_time", "own_turn"),
    "move_time": ("none", *range(5, 601)),
    "tiles": ("house",),
}


def chosen_options(players: int, options: dict[str, str | int]) -> dict[str, str | int]:
    """2: every option with its value, the default where none is given."""
    if players not in PLAYERS:
        raise ValueError(f"players is {players}, must be one of {PLAYERS}")
    chosen = {name: values[0] for name, values in OPTIONS.items()} | options
    for name, value in chosen.items():
        if name not in OPTIONS or value not in OPTIONS[name]:
            raise ValueError(f"option {name} cannot be {value!r}; the options are {list(OPTIONS)}")
    if chosen["two_player_herds"] == "on" and players != 2:
        raise ValueError("two_player_herds is only for 2 players")
    return chosen


def score_key(herds: list[list[int]], bonus: int) -> list[int]:
    """WS-55, WS-56, WS-60, WS-61: the total, then the sums of the second entries of V, of the third, and so on.

    >>> score_key([[8, 2], [4]], 6), score_key([[]], 3)
    ([18, 2], [3])
    """
    sums = [sum(entries) for entries in zip_longest(*herds, fillvalue=0)] or [0]
    return [sums[0] + bonus, *sums[1:]]


def places_of(keys: list[list[int]]) -> list[int]:
    """WS-56, WS-57: the place of each seat from 1; equal keys share a place, missing entries count 0.

    >>> places_of([[9, 4], [9, 4, 2], [8]]), places_of([[9, 4], [9, 4], [8]])
    ([2, 1, 3], [1, 1, 3])
    """
    longest = max(len(key) for key in keys)
    padded = [key + [0] * (longest - len(key)) for key in keys]
    return [1 + sum(other > key for other in padded) for key in padded]


class Oracle:
    """One game, from the deal to the last decision.

    The phase is the decision point of section 5: MAIN D1, CELL D2, ROTATION D3, ANNOUNCE D4, SPECIAL TILE D5,
    SPECIAL CELL D6, SHEPHERD CELL D7, BONUS D8, POLL D9; OVER at the end.
    """

    def __init__(self, chance: Chance, players: int = PLAYERS[0], **options: str | int) -> None:
        """WS-1 to WS-7; chance is asked for the colours, the bag (again at each redeal), the first player."""
        chosen = chosen_options(players, options)
        self.seats = range(players)
        self.own_turn_only = chosen["interrupts"] == "own_turn"
        self.timed = chosen["move_time"] != "none"
        self.landscape = Landscape()
        self.deal_colours(chance, herds=2 if chosen["two_player_herds"] == "on" else 1)
        self.deal_tiles(chance, BASE_BAG + (EXPANSION_BAG if chosen["big_fish"] == "on" else []))

        self.ranks = [0] * players  # 0 while in the game
        self.run = 0
        self.first_passer = NOBODY
        self.time_outs = [0] * players  # WS-65: time-out passes in a row
        self.clock_ran_out = False  # WS-62: the turn owner has used up the time of this turn

        self.polls: list[int] = []  # the seats of the window that have not answered, the polled one first
        self.main_next = NOBODY
        self.back_to_main = False

        # What the decider has chosen so far: P turn tile, S announced specials, R reveal, or nothing yet.
        self.doing = ""
        self.taken_at = ""
        self.chosen_tile: Tile | None = None
        self.chosen_face = ""
        self.chosen_cell: Cell | None = None
        self.chosen_colour = ""
        self.announced: list[str] = []
        self.entry = 0
        self.laid_in_action = 0

        self.listed: list[str] | None = None
        self.start_turn(chance.below(players))

    def deal_colours(self, chance: Chance, herds: int) -> None:
        """WS-2, WS-58: seat 0 gets the first "?" tiles of the shuffle, seat 1 the next; the rest is out of play."""
        shuffled = chance.shuffle(COLOURS)
        hands = [shuffled[seat * herds : (seat + 1) * herds] for seat in self.seats]
        self.colours = [sorted(hand, key=COLOURS.index) for hand in hands]
        self.undealt = sorted(shuffled[len(self.seats) * herds :], key=COLOURS.index)
        self.unplaced = [list(hand) for hand in self.colours]

    def deal_tiles(self, chance: Chance, tiles: list[Tile]) -> None:
        """WS-4 to WS-6: shuffle and deal until some hand has a village edge."""
        while True:
            self.bag = chance.shuffle(tiles)
            self.hands: list[list[Tile]] = [[] for _ in self.seats]
            for seat in self.seats:
                self.draw(seat, HAND)
            if any(VILLAGE in face for hand in self.hands for tile in hand for face in tile.faces):
                return

    def draw(self, seat: int, number: int) -> None:
        """WS-16, WS-17: draw from the front of the bag, as many as it still has."""
        self.hands[seat] = sorted(self.hands[seat] + self.bag[:number], key=TILE_INDEX.__getitem__)
        self.bag = self.bag[number:]

    def in_game(self) -> list[int]:
        """4: the seats that have neither left nor run out."""
        return [seat for seat in self.seats if self.ranks[seat] == 0]

    def clockwise_from(self, start: int) -> list[int]:
        """All seats once, clockwise."""
        return [(start + step) % len(self.seats) for step in self.seats]

    def next_seat(self, seat: int) -> int:
        """4: the first seat in the game after this one, clockwise; itself if it is the only one."""
        return next(other for other in self.clockwise_from(seat + 1) if self.ranks[other] == 0)

    def actor(self) -> int:
        """The seat that decides now, -1 when the game is over."""
        return self.decider

    def legal(self) -> list[str]:
        """5: the choices of the present decision, in the order of their action numbers."""
        if self.listed is None:
            self.listed = self.list_choices()
        return list(self.listed)

    def list_choices(self) -> list[str]:
        """5: the table of decision points."""
        match self.phase:
            case "MAIN":
                tiles = self.tile_choices()
                return tiles + self.extra_choices() + (["leave"] if tiles else ["leave", "pass"])
            case "BONUS":
                return self.tile_choices()
            case "CELL" | "SPECIAL CELL" | "SHEPHERD CELL":
                return [f"cell {x},{y}" for x, y in self.cells_to_choose()]
            case "ROTATION":
                return [f"turn {turns}" for turns in self.turns_to_choose()]
            case "ANNOUNCE":
                return [f"announce {kind}" for kind in self.kinds_to_add()] + ["stop"]
            case "SPECIAL TILE":
                return [f"special {tile.id}" for tile in self.held(self.announced[self.entry])]
            case "POLL":
                return self.extra_choices() + ["leave", "decline"]
        return []

    def tile_choices(self) -> list[str]:
        """D1, D8: the tile-faces of the hand with a legal ordinary placement (WS-9, WS-11)."""
        return [
            f"tile {tile.id}{name}"
            for tile in self.hands[self.decider]
            for name in tile.ordinary_faces()
            if self.landscape.fits_somewhere(tile.face(name))
        ]

    def extra_choices(self) -> list[str]:
        """D1, D9: reveals by WS-21, then first kinds of an announcement by WS-34."""
        reveals = [colour for colour in self.unplaced[self.decider] if self.shepherd_cells(colour)]
        kinds = [kind for kind in SPECIAL_KINDS if self.held(kind) and self.landscape.special_cells(kind)]
        return [f"reveal {colour}" for colour in reveals] + [f"announce {kind}" for kind in kinds]

    def shepherd_cells(self, colour: str) -> list[Cell]:
        """WS-22: where the shepherd face of a colour fits."""
        return self.landscape.cells_that_fit(SHEPHERDS[colour].face(FACE_B))

    def held(self, kind: str) -> list[Tile]:
        """The decider's tiles of a kind, whichever face they may be laid by."""
        return [tile for tile in self.hands[self.decider] if tile.kind == kind]

    def kinds_to_add(self) -> list[str]:
        """D4, WS-34: the kinds of which fewer are listed than held."""
        return [kind for kind in SPECIAL_KINDS if self.announced.count(kind) < len(self.held(kind))]

    def cells_to_choose(self) -> list[Cell]:
        """D2, D6, D7: the cells of the present choice."""
        if self.phase == "SPECIAL CELL":
            return self.landscape.special_cells(self.announced[self.entry])
        if self.phase == "SHEPHERD CELL":
            return self.shepherd_cells(self.chosen_colour)
        assert self.chosen_tile is not None
        return self.landscape.cells_that_fit(self.chosen_tile.face(self.chosen_face))

    def turns_to_choose(self) -> list[int]:
        """D3: the rotations of the chosen face that fit the chosen cell."""
        assert self.chosen_tile is not None and self.chosen_cell is not None
        return self.landscape.turns_that_fit(self.chosen_tile.face(self.chosen_face), self.chosen_cell)

    def play(self, action: str) -> None:
        """Carries out one of the legal actions."""
        if action not in self.legal():
            raise ValueError(f"{action!r} is not legal in phase {self.phase}; legal are {self.legal()}")
        self.listed = None
        verb, _, chosen = action.partition(" ")
        match verb:
            case "tile":
                self.choose_tile_face(TILE_BY_ID[chosen[:-1]], chosen[-1])
            case "cell":
                x, y = chosen.split(",")
                self.choose_cell((int(x), int(y)))
            case "turn":
                self.lay_ordinary(int(chosen))
            case "announce":
                self.announce(chosen)
            case "stop":
                self.next_entry()
            case "special":
                self.chosen_tile, self.chosen_face = TILE_BY_ID[chosen], FACE_B
                self.phase = "SPECIAL CELL"
            case "reveal":
                self.begin("R")
                self.chosen_colour = chosen
                self.phase = "SHEPHERD CELL"
            case "leave":
                self.leave()
            case "pass":
                self.time_outs[self.decider] = 0
                self.pass_turn()
            case "decline":
                self.answered()

    def decide(self, seat: int, phase: str) -> None:
        """A new decision of a seat, with nothing chosen yet."""
        self.decider, self.phase = seat, phase
        self.doing = self.taken_at = ""
        self.forget_choices()

    def forget_choices(self) -> None:
        """No tile, cell, colour or announcement is chosen."""
        self.chosen_tile, self.chosen_face, self.chosen_cell, self.chosen_colour = None, "", None, ""
        self.announced, self.entry, self.laid_in_action = [], 0, 0

    def begin(self, action: str) -> None:
        """WS-36: a turn tile P, specials S or a reveal R begins, at D1 or at D9."""
        self.doing, self.taken_at = action, self.phase

    def start_turn(self, seat: int) -> None:
        """D1 of a new turn."""
        self.owner = seat
        self.clock_ran_out = False
        self.ask_owner()

    def ask_owner(self) -> None:
        """D1, maybe once more in the same turn; no window is open."""
        self.polls, self.main_next, self.back_to_main = [], NOBODY, False
        self.decide(self.owner, "MAIN")

    def lay(self, tile: Tile, face: str, cell: Cell, turns: int) -> None:
        """WS-16, WS-22, WS-31: lay a tile and draw for its matched edges."""
        if tile in self.hands[self.decider]:
            self.hands[self.decider].remove(tile)
        self.draw(self.decider, self.landscape.lay(tile, face, cell, turns))
        self.laid_in_action += 1

    def choose_tile_face(self, tile: Tile, face: str) -> None:
        """D1 or D8 to D2; a single cell is taken automatically."""
        if self.phase == "MAIN":
            self.begin("P")
        self.chosen_tile, self.chosen_face = tile, face
        self.phase = "CELL"
        cells = self.cells_to_choose()
        if len(cells) == 1:
            self.choose_cell(cells[0])

    def choose_cell(self, cell: Cell) -> None:
        """D2 to D3, where a single rotation is taken automatically; D6 and D7 lay the tile."""
        if self.phase == "SPECIAL CELL":
            self.lay_special(cell)
        elif self.phase == "SHEPHERD CELL":
            self.lay_shepherd(cell)
        else:
            self.chosen_cell = cell
            self.phase = "ROTATION"
            rotations = self.turns_to_choose()
            if len(rotations) == 1:
                self.lay_ordinary(rotations[0])

    def lay_ordinary(self, turns: int) -> None:
        """WS-14, WS-23: the turn tile or the bonus tile is laid."""
        assert self.chosen_tile is not None and self.chosen_cell is not None
        self.lay(self.chosen_tile, self.chosen_face, self.chosen_cell, turns)
        if self.doing == "P":
            self.time_outs[self.decider] = 0
        self.after_action()

    def lay_shepherd(self, cell: Cell) -> None:
        """WS-22 to WS-24: the shepherd is laid, the colour is public; then the bonus tile, if any can be laid."""
        self.unplaced[self.decider].remove(self.chosen_colour)
        self.lay(SHEPHERDS[self.chosen_colour], FACE_B, cell, 0)
        if self.tile_choices():
            self.phase = "BONUS"
        else:
            self.after_action()

    def announce(self, kind: str) -> None:
        """WS-34: name one more kind; the list ends by itself when nothing can be added."""
        if self.phase != "ANNOUNCE":
            self.begin("S")
            self.phase = "ANNOUNCE"
        self.announced.append(kind)
        if not self.kinds_to_add():
            self.next_entry()

    def lay_special(self, cell: Cell) -> None:
        """WS-35: lay the tile of this entry and draw at once."""
        assert self.chosen_tile is not None
        self.lay(self.chosen_tile, self.chosen_face, cell, 0)
        self.chosen_tile, self.chosen_face = None, ""
        self.entry += 1
        self.next_entry()

    def next_entry(self) -> None:
        """WS-35: the next announced kind that has a legal placement; those without one lapse."""
        while self.entry < len(self.announced) and not self.landscape.special_cells(self.announced[self.entry]):
            self.entry += 1
        if self.entry < len(self.announced):
            self.phase = "SPECIAL TILE"
        else:
            self.after_action()

    def after_action(self) -> None:
        """WS-36 to WS-41, WS-44: what follows a completed P, S or R."""
        self.run, self.first_passer = 0, NOBODY
        seat, action = self.decider, self.doing
        if not self.hands[seat] and not self.unplaced[seat]:
            self.take_next_rank(seat)
        if not self.in_game():
            self.end()
            return
        if action == "P":
            self.back_to_main = False
        elif self.taken_at == "MAIN":
            self.back_to_main = True
        stays = self.back_to_main and self.ranks[self.owner] == 0
        self.main_next = self.owner if stays else self.next_seat(self.owner)
        self.polls = [
            other
            for other in self.clockwise_from(seat if action == "P" else seat + 1)
            if self.ranks[other] == 0 and other != self.main_next and self.may_be_polled(other)
        ]
        self.poll_or_go_on()

    def may_be_polled(self, seat: int) -> bool:
        """WS-41: with own_turn only the turn owner is polled, and not after S or R taken at D1."""
        return not self.own_turn_only or (seat == self.owner and not self.back_to_main)

    def poll_or_go_on(self) -> None:
        """WS-38, WS-39: ask the next seat of the window, or close it and go on with D1 of main_next."""
        if self.clock_ran_out:  # WS-62: every further poll of the turn owner is N
            self.polls = [seat for seat in self.polls if seat != self.owner]
        if self.polls:
            self.decide(self.polls[0], "POLL")
        elif not (self.back_to_main and self.main_next == self.owner):
            self.start_turn(self.main_next)
        else:
            self.ask_owner()
            if self.clock_ran_out:  # WS-64: the turn ends as a time-out pass
                self.time_out_pass()

    def answered(self) -> None:
        """WS-38: the polled seat declined or left; polling goes on."""
        self.polls = self.polls[1:]
        self.poll_or_go_on()

    def pass_turn(self) -> None:
        """WS-19, WS-48: a pass; when all in the game have passed in a row the game ends."""
        if self.run == 0:
            self.first_passer = self.owner
        self.run += 1
        if self.run == len(self.in_game()):
            for seat in self.clockwise_from(self.first_passer):  # WS-49
                if self.ranks[seat] == 0:
                    self.take_next_rank(seat)
            self.end()
        else:
            self.start_turn(self.next_seat(self.owner))

    def leave(self) -> None:
        """WS-20, WS-38, WS-43: the decider leaves for good, at D1 or when polled."""
        at_poll = self.phase == "POLL"
        self.take_next_rank(self.decider)
        self.run, self.first_passer = 0, NOBODY
        if at_poll:
            self.answered()
        elif self.in_game():
            self.start_turn(self.next_seat(self.owner))
        else:
            self.end()

    def take_next_rank(self, seat: int) -> None:
        """WS-46: out, behind those who are out already."""
        self.ranks[seat] = max(self.ranks) + 1

    def end(self) -> None:
        """WS-48: nobody decides any more."""
        self.decide(NOBODY, "OVER")
        self.owner = self.main_next = NOBODY
        self.polls, self.back_to_main, self.clock_ran_out = [], False, False

    def time_out(self) -> None:
        """WS-62 to WS-65: the time of the deciding seat has run out; not an action, and only with move_time."""
        assert self.timed and self.phase != "OVER", "no clock is running"
        self.listed = None
        self.clock_ran_out = self.clock_ran_out or self.decider == self.owner
        if self.doing in ("S", "R") and self.laid_in_action:  # what is not laid yet lapses
            self.after_action()
        elif self.phase == "POLL" or self.taken_at == "POLL":
            self.answered()
        else:
            self.time_out_pass()

    def time_out_pass(self) -> None:
        """WS-63, WS-65: the turn counts as a pass, the third time in a row as a leave."""
        self.ask_owner()
        self.time_outs[self.owner] += 1
        if self.time_outs[self.owner] == TIME_OUTS_TO_LEAVE:
            self.leave()
        else:
            self.pass_turn()

    def bonus(self, seat: int) -> int:
        """WS-46: for being out early; nothing yet for a seat that is still in the game."""
        return BONUS[self.ranks[seat] - 1] if self.ranks[seat] else 0

    def score_keys(self) -> list[list[int]]:
        """8: the total of each seat, followed by what breaks ties."""
        values = self.landscape.values()
        herds = [[values[colour] for colour in self.colours[seat]] for seat in self.seats]
        return [score_key(herds[seat], self.bonus(seat)) for seat in self.seats]

    def scores(self) -> list[int]:
        """WS-55, WS-60: the total of each seat as things stand; seats still in the game have no bonus yet."""
        return [key[0] for key in self.score_keys()]

    def places(self) -> list[int]:
        """WS-57: the place of each seat as things stand, from 1."""
        return places_of(self.score_keys())

    def winners(self) -> list[int]:
        """WS-56: the seats in first place once the game is over; nobody before."""
        if self.phase != "OVER":
            return []
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def breakdown(self) -> list[dict[str, int]]:
        """WS-55, WS-60: `meadows`, the largest meadow of each own colour added up, and `bonus`."""
        return [
            {"meadows": score - self.bonus(seat), "bonus": self.bonus(seat)} for seat, score in enumerate(self.scores())
        ]

    def facts(self) -> dict[str, object]:
        """The full state. Tiles are ids, cells [x, y], seats numbers (-1 nobody); hands ascend by tile index.

        phase        decision point: MAIN, CELL, ROTATION, ANNOUNCE, SPECIAL TILE, SPECIAL CELL, SHEPHERD CELL, BONUS,
                     POLL or OVER
        actor        seat that decides, -1 when over
        turn_owner   seat whose turn it is, -1 when over
        board        by (y, x), each [x, y, tiles from the bottom up, face of the top tile, its quarter turns, its
                     N E S W string]; START lies by face A, shepherds and figures by face B at 0 turns
        hands        tiles of each seat
        bag          tiles in the order in which they will be drawn
        colours      colours each seat owns, in the order K Y R B
        unplaced     colours of the "?" tiles each seat still holds, in the order K Y R B
        markers      colours each seat has revealed, in the order K Y R B
        undealt      colours of nobody, in the order K Y R B
        ranks        0 for a seat in the game, else 1 for the first that was out, and so on
        run          passes in a row
        first_passer seat that passed first in this run, -1 if run is 0
        polls        seats of the window still to answer, the polled one (also while it carries out S or R) first
        back_to_main whether the chain of windows began with S or R taken at D1; false at D1
        main_next    seat whose D1 follows the window, -1 while none is open
        doing        P, S or R while its choices are being made, else empty
        taken_at     MAIN or POLL, where that action began, else empty
        chosen       [tile, face, [x, y], colour] as far as chosen, "" or [] where not
        announced    kinds of the announcement in progress
        entry        how many of these entries have been laid or have lapsed
        laid         how many tiles the action in progress has laid
        time_outs    time-out passes in a row of each seat
        clock_ran_out  whether the turn owner has used up the time of this turn
        values       V(c) of each colour as the board is
        """
        board = sorted(self.landscape.stacks.items(), key=lambda lying: by_row(lying[0]))
        return {
            "phase": self.phase,
            "actor": self.decider,
            "turn_owner": self.owner,
            "board": [
                [*cell, [laid.tile.id for laid in stack], stack[-1].face, stack[-1].turns, stack[-1].edges]
                for cell, stack in board
            ],
            "hands": [[tile.id for tile in hand] for hand in self.hands],
            "bag": [tile.id for tile in self.bag],
            "colours": [list(colours) for colours in self.colours],
            "unplaced": [list(colours) for colours in self.unplaced],
            "markers": [
                [colour for colour in self.colours[seat] if colour not in self.unplaced[seat]] for seat in self.seats
            ],
            "undealt": list(self.undealt),
            "ranks": list(self.ranks),
            "run": self.run,
            "first_passer": self.first_passer,
            "polls": list(self.polls),
            "back_to_main": self.back_to_main,
            "main_next": self.main_next,
            "doing": self.doing,
            "taken_at": self.taken_at,
            "chosen": [
                self.chosen_tile.id if self.chosen_tile else "",
                self.chosen_face,
                list(self.chosen_cell or []),
                self.chosen_colour,
            ],
            "announced": list(self.announced),
            "entry": self.entry,
            "laid": self.laid_in_action,
            "time_outs": list(self.time_outs),
            "clock_ran_out": self.clock_ran_out,
            "values": self.landscape.values(),
        }
