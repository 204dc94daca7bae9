"""What lies on the table in The Wolves, where the rules let pieces go, and what the regions are worth."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .the_wolves_box import (
    AI_OWNER,
    AI_PIECES,
    CODES,
    COMMON_TILES,
    CONTROL,
    DENS_PER_TRACK,
    LAIRS_PER_PACK,
    MAX_PIECES_PER_HEX,
    PACKS,
    PAIRS_IN_HAND,
    PHASES,
    PREY,
    PREY_RING,
    PREY_STACK_SIZE,
    PREY_STACKS,
    REGION_VP,
    SECOND_PLAYER_ACTION_TOKENS_2,
    TOKEN_SETS_2,
    TOKENS_3_5,
    TRACK_VALUE,
    TRACKS,
    WOLF_KINDS,
    WOLF_TRACK,
)
from .the_wolves_map import (
    DIRECTIONS,
    REGION_BOARDS,
    WATER,
    Board,
    Hex,
    Map,
    region_slots,
)

if TYPE_CHECKING:
    from .chance import Chance


@dataclass(eq=False)
class Piece:
    """One wooden piece: two of the same kind and owner are still two different pieces."""

    kind: str
    owner: int

    @property
    def is_wolf_kind(self) -> bool:
        return self.kind in WOLF_KINDS

    def __str__(self) -> str:
        return f"{CODES[self.kind]}{self.owner}"


@dataclass
class Seat:
    """A player's board, tiles and tokens (TW-8 to TW-10)."""

    pack: str | None = None
    flipped: list[bool] = field(default_factory=lambda: [False] * len(COMMON_TILES))
    pairs_in_hand: int = PAIRS_IN_HAND
    first_side: str | None = None
    dens_taken: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    lairs_placed: int = 0
    wolves_placed: int = 0
    prey: list[str] = field(default_factory=list)
    bonus: dict[str, int] = field(default_factory=lambda: {"action": 0, "terrain": 0})
    region_vp: int = 0
    tokens_taken: int = 0

    def attribute(self, track: str) -> int:
        """2.5: the highest uncovered number of an attribute track."""
        return TRACK_VALUE[track][self.dens_taken[track]]

    def tracks_with_dens(self) -> list[str]:
        return [track for track in TRACKS if self.dens_taken[track] < DENS_PER_TRACK]

    def common_tiles_showing(self) -> list[str]:
        return [back if turned else front for (front, back), turned in zip(COMMON_TILES, self.flipped, strict=True)]

    def mask_showing(self, terrain: str) -> int:
        """6.3: bit 1 the tile with this front, bit 2 the tile with this back, bit 4 the home tile, if shown now."""
        mask = 0
        for (front, back), turned in zip(COMMON_TILES, self.flipped, strict=True):
            if front == terrain and not turned:
                mask |= 1
            if back == terrain and turned:
                mask |= 2
        if self.pack == terrain:
            mask |= 4
        return mask

    def payments(self, terrain: str, cost: int) -> list[int]:
        """TW-21 to TW-23: tiles that show the terrain, the rest of the cost in terrain tokens."""
        shown = self.mask_showing(terrain)
        of_shown = [mask for mask in range(8) if mask & ~shown == 0]
        return [mask for mask in of_shown if 0 <= cost - mask.bit_count() <= self.bonus["terrain"]]

    def pay(self, terrain: str, cost: int, mask: int) -> None:
        """TW-21 to TW-23: flip the used tiles, return the used tokens; the home tile looks the same after it."""
        for tile, (front, back) in enumerate(COMMON_TILES):
            if (front == terrain and mask & 1) or (back == terrain and mask & 2):
                self.flipped[tile] = not self.flipped[tile]
        self.bonus["terrain"] -= cost - mask.bit_count()


class Table:
    """Map, pieces, tokens and player boards. Its questions are asked for a seat; its answers are in hex-index order."""

    def __init__(self, chance: Chance, players: int, options: dict[str, str | int]) -> None:
        """TW-1 to TW-11, TW-88 to TW-92: chance gives first seat, packs, boards, turns, scoring tokens, prey."""
        self.players = players
        self.seats = [Seat() for _ in range(players)]
        self.pieces: dict[Hex, list[Piece]] = {}
        self.calendar: list[str] = []
        self.phase = 0

        first_seat = options["first_seat"]
        self.first = chance.below(players) if first_seat == "random" else int(first_seat)
        self._drawn_ai_pack: str | None = None
        if options["pack_assignment"] == "random":
            packs = chance.shuffle(PACKS)
            for seat, pack in zip(self.seats, packs, strict=False):
                seat.pack = pack
            if players == 2:
                self._drawn_ai_pack = packs[AI_OWNER]
        slots = region_slots(players)
        boards = chance.shuffle(list(REGION_BOARDS))[: len(slots)]
        turned = [False] * len(slots)
        if options["board_orientation"] == "random":
            turned = [chance.below(2) == 1 for _ in slots]
        self.map = Map(players, boards, turned)
        token_sets = chance.shuffle(self._token_sets())
        self.tokens: dict[str, list[str]] = {slot: list(lying) for slot, lying in zip(slots, token_sets, strict=True)}
        stacks = chance.shuffle(self._prey_stacks())
        self.prey: dict[Hex, list[str]] = {
            region.prey: list(stack) for region, stack in zip(self.map.regions, stacks, strict=True)
        }
        self.lone_wolves: list[Hex] = sorted(place for region in self.map.regions for place in region.lone_wolves)

        if options["tile_start"] == "back":
            for seat in self.seats:
                seat.flipped = [True] * len(COMMON_TILES)
        if players == 2:
            self._place_ai_pieces()
            self.seats[1 - self.first].bonus["action"] += SECOND_PLAYER_ACTION_TOKENS_2

    def _token_sets(self) -> list[list[str]]:
        """TW-6, TW-89: the scoring tokens before they are shuffled, one set for each region."""
        if self.players == 2:
            return TOKEN_SETS_2
        return [[phase] for phase in PHASES for _ in range(TOKENS_3_5[self.players][phase])]

    def _prey_stacks(self) -> list[list[str]]:
        """TW-4: the prey stacks before they are shuffled, one for each region."""
        stacks = zip(PREY, PREY_STACKS[self.players], strict=True)
        return [[kind] * PREY_STACK_SIZE[self.players] for kind, count in stacks for _ in range(count)]

    def _place_ai_pieces(self) -> None:
        """TW-88, 2.7: the third pack stands beside the waters, by the tokens that lie there."""
        for region in self.map.regions:
            for direction, kinds in AI_PIECES["+".join(self.tokens[region.slot])].items():
                dx, dy = DIRECTIONS[direction]
                for kind in kinds:
                    self.put(Piece(kind, AI_OWNER), (region.water[0] + dx, region.water[1] + dy))

    def free_packs(self) -> list[str]:
        return [pack for pack in PACKS if pack not in [seat.pack for seat in self.seats]]

    def ai_pack(self) -> str | None:
        """TW-90: a pack no player uses; with chosen packs the first free letter, once both players have chosen."""
        if self.players == 2 and self._drawn_ai_pack is None and all(seat.pack for seat in self.seats):
            return self.free_packs()[0]
        return self._drawn_ai_pack

    def snapshot(self) -> Table:
        """The table as it is now; the map and the pieces themselves never change and are shared."""
        kept = copy.copy(self)
        kept.seats = copy.deepcopy(self.seats)
        kept.pieces = {place: list(pieces) for place, pieces in self.pieces.items()}
        kept.calendar = list(self.calendar)
        kept.tokens = {slot: list(lying) for slot, lying in self.tokens.items()}
        kept.prey = {place: list(stack) for place, stack in self.prey.items()}
        kept.lone_wolves = list(self.lone_wolves)
        return kept

    # What stands where.

    def at(self, place: Hex) -> list[Piece]:
        return self.pieces.get(place, [])

    def put(self, piece: Piece, place: Hex) -> None:
        self.pieces.setdefault(place, []).append(piece)

    def take_off(self, piece: Piece, place: Hex) -> None:
        self.pieces[place].remove(piece)
        if not self.pieces[place]:
            del self.pieces[place]

    def place_of(self, piece: Piece) -> Hex:
        return next(place for place, pieces in self.pieces.items() if piece in pieces)

    def to_calendar(self, piece: Piece, place: Hex) -> None:
        """TW-73: a piece removed from the map takes the next date."""
        self.take_off(piece, place)
        self.calendar.append(str(piece))

    def is_open(self, place: Hex) -> bool:
        """TW-29, TW-30: a hex where pieces may stand at all: passable, without lone wolf or prey."""
        return self.map.passable(place) and place not in self.lone_wolves and place not in self.prey

    def own(self, seat: int, place: Hex, kind: str) -> list[Piece]:
        """The seat's own pieces of a kind on a hex."""
        return [piece for piece in self.at(place) if piece.owner == seat and piece.kind == kind]

    def wolf_kinds(self, seat: int) -> list[tuple[Hex, Piece]]:
        """The seat's own wolves and alphas on the map, wolf before alpha at one hex."""
        return [
            (place, piece)
            for place in sorted(self.pieces)
            for kind in WOLF_KINDS
            for piece in self.own(seat, place, kind)
        ]

    def alphas(self, seat: int) -> list[Hex]:
        return [place for place, piece in self.wolf_kinds(seat) if piece.kind == "alpha"]

    # Where pieces may go.

    def draft_hexes(self, seat: int) -> list[Hex]:
        """TW-13, TW-14, TW-91: where the seat's next alpha and wolf may start."""
        empty = [place for place in self.map.hexes if self.is_open(place) and not self.at(place)]
        if self.players == 2:
            return [place for place in empty if self.tokens[self.map.slot[place]][0] != "crescent"]
        return [place for place in empty if self.map.start_side(place) not in (None, self.seats[seat].first_side)]

    def destinations(self, mover: Piece, source: Hex, terrain: str) -> list[Hex]:
        """TW-37: other hexes of the terrain within Wolf Speed where the mover may stop."""
        speed = self.seats[mover.owner].attribute("speed")
        walk = self.map.walking(source)
        reached = [place for place in self.map.hexes if place in walk and 1 <= walk[place] <= speed]
        return [place for place in reached if self.map.terrain[place] == terrain and self._may_stop_at(mover, place)]

    def _may_stop_at(self, mover: Piece, place: Hex) -> bool:
        """TW-38, TW-39: not on a token, and beside at most one piece of a kind that lets the mover stop."""
        occupants = self.at(place)
        if not self.is_open(place) or len(occupants) == MAX_PIECES_PER_HEX:
            return False
        if not occupants or occupants[0].owner == mover.owner or occupants[0].kind == "den":
            return True
        return occupants[0].kind == "wolf" and mover.kind == "alpha"

    def push_hexes(self, pushed: Piece, off: Hex) -> list[Hex]:
        """TW-42 to TW-44: the nearest hexes that are empty or hold a single piece of the pushed colour."""
        walk = self.map.walking(off)
        open_to_it = []
        for place in self.map.hexes:
            owners = [piece.owner for piece in self.at(place)]
            if place in walk and self.is_open(place) and owners in ([], [pushed.owner]):
                open_to_it.append(place)
        assert open_to_it, "EC-2: a legal push hex always exists"
        nearest = min(walk[place] for place in open_to_it)
        return [place for place in open_to_it if walk[place] == nearest]

    def den_hexes(self, seat: int) -> list[Hex]:
        """TW-46 to TW-48: near an own alpha, empty or with a single own wolf or alpha; a den left."""
        if not self.seats[seat].tracks_with_dens():
            return []
        return [
            place
            for place in self._near_alphas(seat)
            if self.is_open(place)
            and len(self.at(place)) < MAX_PIECES_PER_HEX
            and all(piece.owner == seat and piece.is_wolf_kind for piece in self.at(place))
        ]

    def lair_hexes(self, seat: int) -> list[Hex]:
        """TW-51: own dens near an own alpha and beside water, on boards without an own lair; a lair left."""
        if self.seats[seat].lairs_placed == LAIRS_PER_PACK:
            return []
        taken = [self.map.slot[place] for place in self.pieces if self.own(seat, place, "lair")]
        return [
            place
            for place in self._near_alphas(seat)
            if self.own(seat, place, "den")
            and any(self.map.terrain[beside] == WATER for beside in self.map.neighbours(place))
            and self.map.slot[place] not in taken
        ]

    def howl_hexes(self, seat: int) -> list[Hex]:
        """TW-55: lone wolves in range; a piece left on the wolf track."""
        if self.seats[seat].wolves_placed == len(WOLF_TRACK):
            return []
        return [place for place in self._in_howl_range(seat) if place in self.lone_wolves]

    def dominate_targets(self, seat: int) -> list[tuple[Hex, str]]:
        """TW-57 to TW-59, TW-62: lone enemy wolves and dens in range that can be replaced, wolf before den."""
        replaceable = []
        if self.seats[seat].wolves_placed < len(WOLF_TRACK):
            replaceable.append("wolf")
        if self.seats[seat].tracks_with_dens():
            replaceable.append("den")
        targets = [(place, kind) for place in self._in_howl_range(seat) for kind in replaceable]
        return [(place, kind) for place, kind in targets if self.victim(seat, place, kind) is not None]

    def victim(self, seat: int, place: Hex, kind: str) -> Piece | None:
        """TW-58: the enemy piece of that kind on the hex, if it is the only piece of its owner there."""
        owners = [piece.owner for piece in self.at(place)]
        for piece in self.at(place):
            if piece.kind == kind and piece.owner != seat and owners.count(piece.owner) == 1:
                return piece
        return None

    def _near_alphas(self, seat: int) -> list[Hex]:
        """TW-35: the hexes at or next to an own alpha."""
        return sorted({near for alpha in self.alphas(seat) for near in [alpha, *self.map.neighbours(alpha)]})

    def _in_howl_range(self, seat: int) -> list[Hex]:
        """TW-34: the hexes within Howl Range of an own alpha."""
        reach = self.seats[seat].attribute("howl")
        ranges = [self.map.range(alpha) for alpha in self.alphas(seat)]
        return [place for place in self.map.hexes if any(distance[place] <= reach for distance in ranges)]

    # The hunt.

    def next_hunt(self, seat: int) -> list[Hex]:
        """TW-66, TW-67, TW-69: the surrounded stacks of the first kind, in fixed order, that the seat still lacks."""
        surrounded = [place for place in sorted(self.prey) if self._is_surrounded(seat, place)]
        for kind in PREY:
            stacks = [place for place in surrounded if self.prey[place][0] == kind]
            if stacks and kind not in self.seats[seat].prey:
                return stacks
        return []

    def _is_surrounded(self, seat: int, stack: Hex) -> bool:
        """TW-63, EC-12: own wolf-kinds on three different hexes adjacent to the stack."""
        ring = [beside for beside in self.map.neighbours(stack) if any(self.own(seat, beside, k) for k in WOLF_KINDS)]
        return len(ring) >= PREY_RING

    # Regions.

    def score_phase(self) -> None:
        """TW-76, TW-77: every region whose visible token shows the phase, then the next phase."""
        for region in self.map.regions:
            if self.tokens[region.slot][:1] == [PHASES[self.phase]]:
                self._score_region(region)
                del self.tokens[region.slot][0]
        self.phase += 1

    def _score_region(self, region: Board) -> None:
        """TW-80 to TW-83, TW-93: the AI pack ranks like any other and gains nothing."""
        first_value, second_value = REGION_VP[PHASES[self.phase]]
        rank = self._rank(region)
        best = [owner for owner in rank if rank[owner] == max(rank.values())]
        if len(best) > 1:
            for owner in best:
                self._award(owner, second_value)
        if len(best) != 1:
            return
        self._award(best[0], first_value)
        if best[0] < self.players:
            self.seats[best[0]].tokens_taken += 1
        del rank[best[0]]
        second = [owner for owner in rank if rank[owner] == max(rank.values())]
        if len(second) == 1:
            self._award(second[0], second_value)

    def _rank(self, region: Board) -> dict[int, tuple[int, int]]:
        """TW-78, TW-79: control points, then alphas, of every pack with a piece in the region."""
        rank: dict[int, tuple[int, int]] = {}
        for place in self.pieces:
            if self.map.slot[place] == region.slot:
                for piece in self.at(place):
                    control, alphas = rank.get(piece.owner, (0, 0))
                    rank[piece.owner] = (control + CONTROL[piece.kind], alphas + (piece.kind == "alpha"))
        return rank

    def _award(self, owner: int, vp: int) -> None:
        if owner < self.players:
            self.seats[owner].region_vp += vp
