"""The Wolves, played naively and literally from its specification: who decides what, and what then happens."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .the_wolves_box import (
    BASE_ACTIONS,
    BOARD_ORIENTATIONS,
    COMMON_TILES,
    COSTS,
    DEFAULT_PLAYERS,
    DEFAULTS,
    DRAFT_PAIR,
    HIERARCHY,
    KINDS,
    LAIR_BONUS,
    LAIR_VP_2,
    LAIR_VP_3_5,
    MOST_STALL_ROUNDS,
    PACK_ASSIGNMENTS,
    PHASES,
    PLAYERS,
    PREY,
    PREY_BONUS_2,
    PREY_BONUS_3_5,
    PREY_VP_2,
    PREY_VP_3_5,
    TILE_STARTS,
    TRACK_BONUS_2,
    TRACK_BONUS_3_5,
    TRACK_VP_2,
    TRACK_VP_3_5,
    TRIGGERS,
    WOLF_KINDS,
    WOLF_TRACK,
    WOLF_VP,
)
from .the_wolves_map import TERRAINS, Hex, hex_name, hex_named
from .the_wolves_table import Piece, Seat, Table

if TYPE_CHECKING:
    from .chance import Chance


@dataclass
class Action:
    """The action under way, as far as it has been decided."""

    kind: str
    terrain: str = ""
    target: Hex | None = None
    victim: str | None = None
    paid_by_token: bool = False
    moved: list[Piece] = field(default_factory=list)
    mover: Piece | None = None
    pushed: tuple[Piece, Hex] | None = None  # and the hex it is pushed off


def checked(players: int, options: dict[str, str | int]) -> dict[str, str | int]:
    """Section 4: the options with their defaults; a ValueError for an unknown option or value."""
    allowed: dict[str, list[str | int]] = {
        "board_orientation": [*BOARD_ORIENTATIONS],
        "tile_start": [*TILE_STARTS],
        "pack_assignment": [*PACK_ASSIGNMENTS],
        "first_seat": ["random", *range(players), *map(str, range(players))],
        "stall_rounds": [*range(MOST_STALL_ROUNDS + 1)],
    }
    if players not in PLAYERS:
        raise ValueError(f"players must be one of {PLAYERS}, not {players}")
    for name, value in options.items():
        if name not in allowed or value not in allowed[name]:
            raise ValueError(f"no option {name}={value!r}; allowed: {allowed.get(name, sorted(allowed))}")
    return DEFAULTS | options


class Oracle:
    """A whole game. `decision` is the name that section 6.1 gives to the decision now due, or "over"."""

    def __init__(self, chance: Chance, players: int = DEFAULT_PLAYERS, **options: str | int) -> None:
        """TW-11: all chance is resolved by the table before the first decision."""
        self.players = players
        self.options = checked(players, options)
        self.table = Table(chance, players, self.options)
        self.departed: set[int] = set()
        self.base_left = 0
        self.action: Action | None = None
        self.calendar_before_turn = 0
        self.stall_count = 0
        self.stalled = False
        self.set_up = self._set_up_decisions()
        self.decision, self.active = self.set_up[0]
        self._remember()

    def _set_up_decisions(self) -> list[tuple[str, int]]:
        """TW-12, TW-91, DP-1 to DP-3: who decides what before the first turn; the draft goes there and back."""
        clockwise = [(self.table.first + step) % self.players for step in range(self.players)]
        decisions = []
        if self.options["pack_assignment"] == "chosen":
            decisions += [("pack", seat) for seat in clockwise]
        if self.options["tile_start"] == "choice":
            decisions += [("faces", seat) for seat in clockwise]
        return decisions + [("draft", seat) for seat in clockwise + clockwise[::-1]]

    # The decisions.

    def actor(self) -> int:
        """The seat that decides now, -1 when the game is over."""
        return -1 if self.decision == "over" else self.active

    def legal(self) -> list[str]:
        """6.1, 6.2: the choices of the decision now due, in canonical order."""
        match self.decision:
            case "pack":
                return [f"pack {pack}" for pack in self.table.free_packs()]
            case "faces":
                return ["faces front", "faces back"]
            case "draft":
                return [f"draft {hex_name(place)}" for place in self.table.draft_hexes(self.active)]
            case "kind":
                return [f"kind {kind}" for kind in KINDS if kind == "MOVE" or self._targets(kind)]
            case "terrain":
                return [f"terrain {terrain}" for terrain in TERRAINS if self._payments("MOVE", terrain)]
            case "target":
                return [f"target {' '.join(target)}" for target in self._targets(self._under_way().kind)]
            case "pay":
                return [f"pay {mask}" for mask in self._payments(self._under_way().kind, self._under_way().terrain)]
            case "wolf":
                wolves = [f"wolf {hex_name(place)} {kind}" for place, kind in self._movable()]
                return wolves + (["stop"] if self._may_stop() else [])
            case "dest":
                return [f"dest {hex_name(place)}" for place in self._destinations_of_mover()]
            case "push":
                return [f"push {hex_name(place)}" for place in self._push_hexes()]
            case "track":
                return [f"track {track}" for track in self._seat().tracks_with_dens()]
            case "hunt":
                return [f"hunt {hex_name(place)}" for place in self.table.next_hunt(self.active)]
            case "extra":
                return ["use_token", "end_turn"]
        assert self.decision == "over"
        return []

    def play(self, action: str) -> None:
        """Plays one of the legal choices; a ValueError for anything else."""
        if action not in self.legal():
            raise ValueError(f"{action!r} is not legal now; legal: {self.legal()}")
        match action.split(" "):
            case ["pack", pack]:
                self._seat().pack = pack
                self._next_set_up()
            case ["faces", side]:
                self._seat().flipped = [side == "back"] * len(COMMON_TILES)
                self._next_set_up()
            case ["draft", place]:
                self._draft(hex_named(place))
                self._next_set_up()
            case ["kind", kind]:
                self.action = Action(kind)
                self.decision = "terrain" if kind == "MOVE" else "target"
            case ["terrain", terrain]:
                self._under_way().terrain = terrain
                self.decision = "pay"
            case ["target", place, *victim]:
                self._aim(hex_named(place), victim[0] if victim else None)
            case ["pay", mask]:
                self._pay(int(mask))
            case ["wolf", place, kind]:
                self._under_way().mover = self._unmoved(hex_named(place), kind)[0]
                self.decision = "dest"
            case ["stop"]:
                self._action_over()
            case ["dest", place]:
                self._move_to(hex_named(place))
            case ["push", place]:
                self._push_to(hex_named(place))
            case ["track", track]:
                self._place_den(track)
            case ["hunt", place]:
                self._take_prey(hex_named(place))
                self._hunt()
            case ["use_token"]:
                self._seat().bonus["action"] -= 1
                self.decision = "kind"
            case ["end_turn"]:
                self._end_turn()

    def _seat(self) -> Seat:
        return self.table.seats[self.active]

    def _under_way(self) -> Action:
        assert self.action is not None
        return self.action

    def _target(self) -> Hex:
        target = self._under_way().target
        assert target is not None
        return target

    # Set-up and draft.

    def _next_set_up(self) -> None:
        """DP-1 to DP-3 in their order, then TW-15, TW-92: the draft's first player takes the first turn."""
        self.set_up = [(decision, seat) for decision, seat in self.set_up[1:] if seat not in self.departed]
        if self.set_up:
            self.decision, self.active = self.set_up[0]
        else:
            self._begin_turn(self._present_from(self.table.first))

    def _draft(self, place: Hex) -> None:
        """TW-13, TW-14, TW-91: one alpha and one wolf together."""
        for kind in DRAFT_PAIR:
            self.table.put(Piece(kind, self.active), place)
        self._seat().pairs_in_hand -= 1
        self._seat().first_side = self._seat().first_side or self.table.map.start_side(place)

    # Turns.

    def _present_from(self, seat: int) -> int:
        """TW-97: the first seat, clockwise from this one, whose player has not departed."""
        while seat in self.departed:
            seat = (seat + 1) % self.players
        return seat

    def _begin_turn(self, seat: int) -> None:
        """TW-16: two actions, chosen one after the other."""
        self.active = seat
        self.base_left = BASE_ACTIONS
        self.calendar_before_turn = len(self.table.calendar)
        self._next_action()

    def _next_action(self) -> None:
        """TW-16, TW-17: a base action, or an extra one for a token, or the end of the turn."""
        self._remember()
        if self.base_left:
            self.decision = "kind"
        elif self._seat().bonus["action"]:
            self.decision = "extra"
        else:
            self._end_turn()

    def _action_over(self) -> None:
        """TW-18: after every action the hunt, then what the turn still offers."""
        self.action = None
        self._hunt()

    def _end_turn(self) -> None:
        """TW-18: phase check (TW-76), stall check (TW-96), then the next player or the end (TW-84)."""
        self.action = None
        self.base_left = 0
        grown = len(self.table.calendar) > self.calendar_before_turn
        self.stall_count = 0 if grown else self.stall_count + 1
        triggers = TRIGGERS[self.players]
        while self.table.phase < len(PHASES) and len(self.table.calendar) >= triggers[self.table.phase]:
            self.table.score_phase()
        stall_rounds = int(self.options["stall_rounds"]) or MOST_STALL_ROUNDS
        if self.table.phase < len(PHASES) and self.stall_count >= stall_rounds * self.players:
            self.stalled = True
            while self.table.phase < len(PHASES):
                self.table.score_phase()
        if self.table.phase == len(PHASES):
            self.decision = "over"
        else:
            self._begin_turn(self._present_from((self.active + 1) % self.players))

    # Target and payment.

    def _targets(self, kind: str) -> list[list[str]]:
        """DP-6: the targets of an action that have at least one payment, in the words of their action strings."""
        places: list[tuple[Hex, list[str]]]
        match kind:
            case "DEN":
                places = [(place, []) for place in self.table.den_hexes(self.active)]
            case "LAIR":
                places = [(place, []) for place in self.table.lair_hexes(self.active)]
            case "HOWL":
                places = [(place, []) for place in self.table.howl_hexes(self.active)]
            case _:
                places = [(place, [victim]) for place, victim in self.table.dominate_targets(self.active)]
        terrain = self.table.map.terrain
        return [[hex_name(place), *victim] for place, victim in places if self._payments(kind, terrain[place])]

    def _payments(self, kind: str, terrain: str) -> list[int]:
        """DP-7, TW-41: a token may pay for a Move only if some wolf-kind can then move."""
        masks = self._seat().payments(terrain, COSTS[kind])
        return [mask for mask in masks if kind != "MOVE" or mask or self._someone_can_move(terrain)]

    def _someone_can_move(self, terrain: str) -> bool:
        return any(self.table.destinations(piece, at, terrain) for at, piece in self.table.wolf_kinds(self.active))

    def _aim(self, place: Hex, victim: str | None) -> None:
        """TW-20: the terrain to pay is that of the target hex."""
        action = self._under_way()
        action.target, action.victim, action.terrain = place, victim, self.table.map.terrain[place]
        self.decision = "pay"

    def _pay(self, mask: int) -> None:
        """TW-24: payment precedes the effect."""
        action = self._under_way()
        self._seat().pay(action.terrain, COSTS[action.kind], mask)
        match action.kind:
            case "MOVE":
                action.paid_by_token = mask == 0
                self._next_mover()
            case "DEN":
                self.decision = "track"
            case "LAIR":
                self._upgrade()
            case "HOWL":
                self._howl()
            case "DOMINATE":
                self._dominate()

    def _gain(self, bonus: str | None) -> None:
        """TW-25, TW-71: bonuses are received at once and never run out."""
        if bonus is not None:
            self._seat().bonus[bonus] += 1

    # Move and push.

    def _unmoved(self, place: Hex, kind: str) -> list[Piece]:
        """6.2: own wolf-kinds of that kind on the hex that have not moved in this Move."""
        pieces = self.table.own(self.active, place, kind)
        return [piece for piece in pieces if piece not in self._under_way().moved]

    def _movable(self) -> list[tuple[Hex, str]]:
        """DP-8: hex and kind of every unmoved wolf-kind with a legal destination, wolf before alpha."""
        choices = [(place, kind) for place in sorted(self.table.pieces) for kind in WOLF_KINDS]
        terrain = self._under_way().terrain
        return [
            (place, kind)
            for place, kind in choices
            if any(self.table.destinations(piece, place, terrain) for piece in self._unmoved(place, kind))
        ]

    def _may_stop(self) -> bool:
        """TW-36, TW-41: fewer wolves or none, but at least one if a token paid."""
        return bool(self._under_way().moved) or not self._under_way().paid_by_token

    def _next_mover(self) -> None:
        """TW-36: while fewer than Pack Spread have moved and some other can move."""
        if len(self._under_way().moved) < self._seat().attribute("spread") and self._movable():
            self.decision = "wolf"
        else:
            self._action_over()

    def _destinations_of_mover(self) -> list[Hex]:
        """DP-9: TW-37 to TW-39 for the chosen wolf-kind."""
        mover = self._under_way().mover
        assert mover is not None
        return self.table.destinations(mover, self.table.place_of(mover), self._under_way().terrain)

    def _move_to(self, place: Hex) -> None:
        """TW-37, TW-39, TW-40: the mover arrives; an enemy wolf there is pushed before the next one moves."""
        action = self._under_way()
        mover = action.mover
        assert mover is not None
        enemies = [piece for piece in self.table.at(place) if piece.owner != self.active and piece.is_wolf_kind]
        self.table.take_off(mover, self.table.place_of(mover))
        self.table.put(mover, place)
        action.moved.append(mover)
        action.mover = None
        if enemies:
            self._start_push(enemies[0], place)
        else:
            self._next_mover()

    def _start_push(self, piece: Piece, place: Hex) -> None:
        self._under_way().pushed = (piece, place)
        self.decision = "push"

    def _push_hexes(self) -> list[Hex]:
        """DP-10: TW-42 to TW-44, with the pusher or the new lair already in place."""
        pushed = self._under_way().pushed
        assert pushed is not None
        return self.table.push_hexes(*pushed)

    def _push_to(self, place: Hex) -> None:
        """TW-42, TW-45: a pushed piece never pushes."""
        action = self._under_way()
        assert action.pushed is not None
        piece, off = action.pushed
        self.table.take_off(piece, off)
        self.table.put(piece, place)
        action.pushed = None
        if action.kind == "MOVE":
            self._next_mover()
        else:
            self._action_over()

    # Den, lair, howl, dominate.

    def _place_den(self, track: str) -> None:
        """TW-49, TW-61: the next den of the track, its bonus at once."""
        seat = self._seat()
        seat.dens_taken[track] += 1
        bonuses = TRACK_BONUS_2 if self.players == 2 else TRACK_BONUS_3_5
        self._gain(bonuses[track][seat.dens_taken[track]])
        self.table.put(Piece("den", self.active), self._target())
        self._action_over()

    def _upgrade(self) -> None:
        """TW-52, TW-54: the den to the calendar, a lair for it, a terrain token; an enemy there is pushed."""
        target = self._target()
        self.table.to_calendar(self.table.own(self.active, target, "den")[0], target)
        self._seat().lairs_placed += 1
        self.table.put(Piece("lair", self.active), target)
        self._gain(LAIR_BONUS)
        enemies = [piece for piece in self.table.at(target) if piece.owner != self.active]
        if enemies:
            self._start_push(enemies[0], target)
        else:
            self._action_over()

    def _howl(self) -> None:
        """TW-56, TW-73: the token to the calendar, the next piece of the wolf track in its place."""
        self.table.lone_wolves.remove(self._target())
        self.table.calendar.append("lone_wolf")
        self._place_wolf()
        self._action_over()

    def _dominate(self) -> None:
        """TW-60, TW-61: the victim to the calendar, an own piece in its place; for a den first a track is chosen."""
        action = self._under_way()
        assert action.victim is not None
        victim = self.table.victim(self.active, self._target(), action.victim)
        assert victim is not None
        self.table.to_calendar(victim, self._target())
        if action.victim == "den":
            self.decision = "track"
        else:
            self._place_wolf()
            self._action_over()

    def _place_wolf(self) -> None:
        """TW-56, TW-61: the next piece of the wolf track, which may be an alpha, onto the target."""
        self.table.put(Piece(WOLF_TRACK[self._seat().wolves_placed], self.active), self._target())
        self._seat().wolves_placed += 1

    # The hunt.

    def _hunt(self) -> None:
        """TW-64 to TW-68: automatic, kind after kind; the player chooses between two stacks of one kind."""
        while stacks := self.table.next_hunt(self.active):
            if len(stacks) > 1:
                self.decision = "hunt"
                return
            self._take_prey(stacks[0])
        self.base_left = max(0, self.base_left - 1)
        self._next_action()

    def _take_prey(self, place: Hex) -> None:
        """TW-66, TW-70, TW-94: one token from the stack; the hex is open once the stack is gone (EC-13)."""
        kind = self.table.prey[place].pop()
        if not self.table.prey[place]:
            del self.table.prey[place]
        self._seat().prey.append(kind)
        self._gain(PREY_BONUS_2 if self.players == 2 else PREY_BONUS_3_5)

    # The result.

    def breakdown(self) -> list[dict[str, int]]:
        """TW-85: region points scored so far and the highest uncovered number of each of the six tracks."""
        two = self.players == 2
        track_vp = TRACK_VP_2 if two else TRACK_VP_3_5
        return [
            {
                "regions": seat.region_vp,
                "spread": track_vp[seat.dens_taken["spread"]],
                "speed": track_vp[seat.dens_taken["speed"]],
                "howl": track_vp[seat.dens_taken["howl"]],
                "lairs": (LAIR_VP_2 if two else LAIR_VP_3_5)[seat.lairs_placed],
                "prey": (PREY_VP_2 if two else PREY_VP_3_5)[len(seat.prey)],
                "wolves": WOLF_VP[seat.wolves_placed],
            }
            for seat in self.table.seats
        ]

    def scores(self) -> list[int]:
        """TW-85: the final score as things stand; phases not yet scored count nothing."""
        return [sum(parts.values()) for parts in self.breakdown()]

    def winners(self) -> list[int]:
        """TW-86, TW-87, TW-97: points, tokens taken, wolf-kinds on the map; equal keys share; no departed player."""
        if self.decision != "over":
            return []
        keys = {
            seat: (points, self.table.seats[seat].tokens_taken, len(self.table.wolf_kinds(seat)))
            for seat, points in enumerate(self.scores())
            if seat not in self.departed
        }
        return [seat for seat, key in keys.items() if key == max(keys.values())]

    # A player who leaves.

    def _remember(self) -> None:
        """TW-97: the table after the last completed action of the turn."""
        self.remembered = self.table.snapshot()

    def depart(self, seat: int) -> None:
        """TW-97: the pack stays, the turns are skipped; in one's own turn the unfinished action is undone."""
        assert self.decision != "over"
        assert seat not in self.departed
        self.departed.add(seat)
        in_own_turn = seat == self.active and not self.set_up
        if in_own_turn:
            self.table = self.remembered
        if len(self.departed) == self.players - 1:
            self.action = None
            self.decision = "over"
        elif in_own_turn:
            self._end_turn()
        elif seat == self.active:
            self._next_set_up()

    # The state in plain values.

    def facts(self) -> dict[str, object]:
        """The whole state; hexes are "x,y", pieces are kind and owner ("A0", an AI piece has owner 2).

        decision   the decision now due by its name in 6.1, or "over"
        actor      the seat that decides, -1 when the game is over
        first      the seat that drafts first and has the first turn
        boards     [slot, board ("start", "R1"...), turn (0 or 180)] in slot order
        terrain    hex -> terrain ("water" and "chasm" included) of all hexes in order of hex index
        pieces     hex -> its pieces, den < wolf < alpha < lair and then by owner; only hexes with pieces, by hex index
        lone_wolves  hexes with a lone-wolf token, by hex index
        prey       hex -> [kind, tokens left]; only stacks that are left, by hex index
        tokens     region slot -> scoring tokens still there, the visible one first; slot order
        calendar   "lone_wolf" or the piece, in the order of their dates
        phase      number of phases scored, 0 to 3
        ai_pack    terrain of the AI pack, None for 3-5 players and while packs are being chosen
        seats      per seat: pack (None before it is chosen), tiles (terrain that c0 to c4 show), pairs_in_hand (alpha
                   and wolf pairs not drafted yet), dens_taken per track, lairs_placed, wolves_placed, prey (kinds
                   owned in the order hare to moose), action_tokens, terrain_tokens, region_vp, tokens_taken, departed
        base_left  base actions of this turn that are not complete, hunt included; 0 outside turns and in extra actions
        action     the action under way (None at DP-4, DP-12, DP-13 and outside turns): kind, terrain ("" before DP-5
                   or DP-6), target, victim ("wolf", "den"), paid_by_token (of a Move), moved [[hex, kind]...] sorted by
                   hex and wolf before alpha, mover [hex, kind] at DP-9, pushed [hex it is pushed off, piece] at DP-10
        stall_count, stalled  completed turns in a row without a calendar entry, and whether that ended the game
        """
        table = self.table
        return {
            "decision": self.decision,
            "actor": self.actor(),
            "first": table.first,
            "boards": [[board.slot, board.name, board.turn] for board in table.map.boards],
            "terrain": {hex_name(place): table.map.terrain[place] for place in table.map.hexes},
            "pieces": {hex_name(place): self._piece_names(place) for place in sorted(table.pieces)},
            "lone_wolves": [hex_name(place) for place in table.lone_wolves],
            "prey": {hex_name(place): [table.prey[place][0], len(table.prey[place])] for place in sorted(table.prey)},
            "tokens": {slot: list(tokens) for slot, tokens in table.tokens.items()},
            "calendar": list(table.calendar),
            "phase": table.phase,
            "ai_pack": table.ai_pack(),
            "seats": [self._seat_facts(seat) for seat in range(self.players)],
            "base_left": self.base_left,
            "action": self._action_facts(),
            "stall_count": self.stall_count,
            "stalled": self.stalled,
        }

    def _piece_names(self, place: Hex) -> list[str]:
        ordered = sorted(self.table.at(place), key=lambda piece: (HIERARCHY.index(piece.kind), piece.owner))
        return [str(piece) for piece in ordered]

    def _seat_facts(self, number: int) -> dict[str, object]:
        seat = self.table.seats[number]
        return {
            "pack": seat.pack,
            "tiles": seat.common_tiles_showing(),
            "pairs_in_hand": seat.pairs_in_hand,
            "dens_taken": dict(seat.dens_taken),
            "lairs_placed": seat.lairs_placed,
            "wolves_placed": seat.wolves_placed,
            "prey": [kind for kind in PREY if kind in seat.prey],
            "action_tokens": seat.bonus["action"],
            "terrain_tokens": seat.bonus["terrain"],
            "region_vp": seat.region_vp,
            "tokens_taken": seat.tokens_taken,
            "departed": number in self.departed,
        }

    def _action_facts(self) -> dict[str, object] | None:
        action = self.action
        if action is None:
            return None
        moved = sorted((self.table.place_of(piece), WOLF_KINDS.index(piece.kind)) for piece in action.moved)
        mover, pushed = action.mover, action.pushed
        return {
            "kind": action.kind,
            "terrain": action.terrain,
            "target": None if action.target is None else hex_name(action.target),
            "victim": action.victim,
            "paid_by_token": action.paid_by_token,
            "moved": [[hex_name(place), WOLF_KINDS[kind]] for place, kind in moved],
            "mover": None if mover is None else [hex_name(self.table.place_of(mover)), mover.kind],
            "pushed": None if pushed is None else [hex_name(pushed[1]), str(pushed[0])],
        }
