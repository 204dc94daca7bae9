"""The tiles of Wolves and Sheep: the list of 1.3 as data, the faces and how they turn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

# 1.3: the complete tile list, "id face A face B"; the order of the lines is the order of the tile index.
BASE_TILES = {
    "land": """
        L01 YYRB VKKK, L02 RRBK VYYY, L03 BBKY VRRR, L04 KKYR VBBB, L05 YYBR VVKK, L06 RRKB VVYY,
        L07 BBYK VVRR, L08 KKRY VVBB, L09 RRYB VVVK, L10 BBRK VVVY, L11 KKBY VVVR, L12 YYKR VVVB,
        L13 RRBB VKKY, L14 BBKK VYYR, L15 KKYY VRRB, L16 YYRR VBBK, L17 YRYB VKKR, L18 RBRK VYYB,
        L19 BKBY VRRK, L20 KYKR VBBY, L21 RBRY VKKB, L22 BKBR VYYK, L23 KYKB VRRY, L24 YRYK VBBR,
        L25 BBBR VKVY, L26 KKKB VYVR, L27 YYYK VRVB, L28 RRRY VBVK, L29 VKVR VYVB, L30 RRBY FKKK,
        L31 BBKR FYYY, L32 KKYB FRRR, L33 YYRK FBBB, L34 BBYR FFKK, L35 KKRB FFYY, L36 YYBK FFRR,
        L37 RRKY FFBB, L38 KYBR FFFK, L39 YRKB FFFY, L40 RBYK FFFR, L41 BKRY FFFB, L42 BBRY FYKK,
        L43 KKBR FRYY, L44 YYKB FBRR, L45 RRYK FKBB, L46 YYYB FRKK, L47 RRRK FBYY, L48 BBBY FKRR,
        L49 KKKR FYBB, L50 YYYR FBKK, L51 RRRB FKYY, L52 BBBK FYRR, L53 KKKY FRBB, L54 BYBR FKFY,
        L55 KRKB FYFR, L56 YBYK FRFB, L57 RKRY FBFK, L58 FKFR FYFB, L59 KKRR YYBB, L60 KYRB KBRY""",
    "wolf": "WO1 KKKK FFFF, WO2 YYYY FFFF, WO3 RRRR FFFF, WO4 BBBB FFFF",
    "hunter": "HU1 KKKK FFFF, HU2 YYYY FFFF, HU3 RRRR FFFF, HU4 BBBB FFFF",
}
EXPANSION_TILES = {
    "pond": """
        P01 WKKK WYYR, P02 WYYY WRRB, P03 WRRR WBBK, P04 WBBB WKKY, P05 WKKR WWYY, P06 WYYB WWRR,
        P07 WRRK WWBB, P08 WBBY WWKK, P09 WKKB WWYR, P10 WYYK WWRB, P11 WRRY WWBK, P12 WBBR WWKY,
        P13 WWKR WFYY, P14 WWYB WFRR, P15 WWRK WFBB, P16 WWBY WFKK, P17 WWKB WYYF, P18 WWYK WRRF,
        P19 WWRY WBBF, P20 WWBR WKKF, P21 WWWK WYFY, P22 WWWY WRFR, P23 WWWR WBFB, P24 WWWB WKFK""",
    "fisherman": "FI1 KKKK WWWW, FI2 YYYY WWWW, FI3 RRRR WWWW, FI4 BBBB WWWW",
    "guard": "GU1 KKKK WWWW, GU2 YYYY WWWW, GU3 RRRR WWWW, GU4 BBBB WWWW",
}
SHEPHERD_TILES = "SH_K ? KKKK, SH_Y ? YYYY, SH_R ? RRRR, SH_B ? BBBB"
START_TILE = "START VVVV VVVV"

VILLAGE, FOREST, POND = "V", "F", "W"
COLOURS = "KYRB"
SIDES = 4
FACES = "AB"
FACE_A, FACE_B = FACES  # of a tile with a figure, A is the ordinary sheep face and B the special one

# 5: the kinds that are announced, in the order of their action numbers 204-207.
SPECIAL_KINDS = ("wolf", "hunter", "fisherman", "guard")
TERRAIN = {"wolf": FOREST, "hunter": FOREST, "fisherman": POND, "guard": POND}
RAIDER_OF = {FOREST: "wolf", POND: "fisherman"}
KEEPER_OF = {FOREST: "hunter", POND: "guard"}


@dataclass(frozen=True)
class Tile:
    """A square tile: its two faces are N E S W strings at rotation 0."""

    id: str
    kind: str
    faces: tuple[str, str]

    def face(self, name: str) -> str:
        return self.faces[FACES.index(name)]

    def ordinary_faces(self) -> str:
        """1.2: both faces of land and pond tiles, but only the sheep face of the four kinds with a figure."""
        return FACE_A if self.kind in SPECIAL_KINDS else FACES


def tiles_of(kind: str, rows: str) -> list[Tile]:
    """Reads rows of 1.3 and rejects faces that F4 or F5 forbid."""
    tiles = []
    for row in rows.split(","):
        name, front, back = row.split()
        for face in (front, back):
            mixed = VILLAGE in face and FOREST in face
            crossed = face[:2] == face[2:] and face[0] != face[1]
            if mixed or crossed:
                raise ValueError(f"tile {name}: face {face} has village and forest, or the form ABAB")
        tiles.append(Tile(name, kind, (front, back)))
    return tiles


BASE_BAG = [tile for kind, rows in BASE_TILES.items() for tile in tiles_of(kind, rows)]
EXPANSION_BAG = [tile for kind, rows in EXPANSION_TILES.items() for tile in tiles_of(kind, rows)]
SHEPHERDS = dict(zip(COLOURS, tiles_of("shepherd", SHEPHERD_TILES), strict=True))
START = tiles_of("start", START_TILE)[0]
TILE_INDEX = {tile: index for index, tile in enumerate(BASE_BAG + EXPANSION_BAG)}
TILE_BY_ID = {tile.id: tile for tile in TILE_INDEX}


def rot(face: str, turns: int) -> str:
    """3: a face after quarter turns clockwise.

    >>> [rot("YYRB", turns) for turns in range(4)]
    ['YYRB', 'BYYR', 'RBYY', 'YRBY']
    """
    return "".join(face[(side - turns) % SIDES] for side in range(SIDES))


@cache
def orientations(face: str) -> list[tuple[int, str]]:
    """D3: the rotations of a face with their strings; those giving the same string once, by the lowest rotation.

    >>> orientations("KKKK")
    [(0, 'KKKK')]
    """
    strings = [rot(face, turns) for turns in range(SIDES)]
    return [(turns, edges) for turns, edges in enumerate(strings) if strings.index(edges) == turns]
