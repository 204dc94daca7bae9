"""The messages of the live channel, and the parts that they share with HTTP answers.

Each is defined here and nowhere else: what clients say as models that are checked, what the server says as typed
dictionaries that are written as they are. Schemas in docs/protocol.md and types in web/ are made from them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, with_config
from typing_extensions import TypedDict

from wataha.server.ids import PATTERN

PROTOCOL = 2
"""Grows when a client of the old protocol would misunderstand the new one."""

LONGEST_TALK = 280

TableId = Annotated[str, Field(pattern=PATTERN)]
Nonce = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,40}$", description="The client's own id of this message.")]
Version = Annotated[int, Field(ge=0, lt=2**31, description="The version of the table that the client saw last.")]


class FromClient(BaseModel):
    """What a client says."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Watch(FromClient):
    """Look at a table, from one's seat or as a spectator. Answered by `table` and `state`; then come `update`s."""

    type: Literal["watch"]
    table: TableId
    version: Version | None = None
    key: str | None = Field(None, max_length=64, description="The key of the table's secret link.")


class Unwatch(FromClient):
    """Look away."""

    type: Literal["unwatch"]
    table: TableId


class CommandMessage(FromClient):
    """Something done at a table. Answered by `update`, `ack` or `refused`; sent again, it is done once."""

    table: TableId
    id: Nonce
    version: Version


class Move(CommandMessage):
    """Play a move."""

    type: Literal["move"]
    path: str = Field(max_length=200)


class Undo(CommandMessage):
    """Take one's own last move back, if it showed nothing new and nobody has decided since."""

    type: Literal["undo"]


class AskUndo(CommandMessage):
    """Ask the others to let one's last move be taken back, with all that followed."""

    type: Literal["ask_undo"]


class AskEnd(CommandMessage):
    """Offer to end the game together, without a winner."""

    type: Literal["ask_end"]


class Agree(CommandMessage):
    """Agree to what was asked."""

    type: Literal["agree"]


class Decline(CommandMessage):
    """Decline what was asked; or withdraw it, from the one who asked."""

    type: Literal["decline"]


class Resign(CommandMessage):
    """Give the game up. With three or more the others play on, and a bot in this seat."""

    type: Literal["resign"]


class Away(CommandMessage):
    """Leave a running game: a bot plays in this seat until its person is back."""

    type: Literal["away"]


class Back(CommandMessage):
    """Be back: the bot hands the seat over. A move does so, too."""

    type: Literal["back"]


class Say(FromClient):
    """Table talk, among those who sit there or among the spectators. Answered by `ack` or `refused`."""

    type: Literal["say"]
    table: TableId
    id: Nonce
    text: str = Field(min_length=1, max_length=LONGEST_TALK)


class Lobby(FromClient):
    """Hear when the list of open tables changes, or no longer."""

    type: Literal["lobby"]
    on: bool


class Ping(FromClient):
    """Is anybody there? Answered by `pong`."""

    type: Literal["ping"]


ClientMessage = Annotated[
    Watch | Unwatch | Move | Undo | AskUndo | AskEnd | Agree | Decline | Resign | Away | Back | Say | Lobby | Ping,
    Field(discriminator="type"),
]
FROM_CLIENT: TypeAdapter[Any] = TypeAdapter(ClientMessage)


COMMANDS: tuple[type[CommandMessage], ...] = (Move, Undo, AskUndo, AskEnd, Agree, Decline, Resign, Away, Back)
CLIENT_MODELS: tuple[type[FromClient], ...] = (Watch, Unwatch, *COMMANDS, Say, Lobby, Ping)

said_by_server = with_config(ConfigDict(extra="forbid"))
"""Nothing that is not promised here is ever said."""

Seat = Annotated[int, Field(ge=0)]
Moment = Annotated[int, Field(description="Milliseconds since 1970, by the server's clock.")]


@said_by_server
class Error(TypedDict):
    """Why not: a code, which clients say by the text `refused-CODE` of the catalogue `server`, and its arguments."""

    code: str
    args: dict[str, Any]


@said_by_server
class Person(TypedDict):
    """An account as its owner sees it."""

    id: str
    name: str
    registered: bool


@said_by_server
class Welcome(TypedDict):
    """The first message of the server."""

    type: Literal["welcome"]
    protocol: int
    account: Person
    now: Moment


@said_by_server
class Thing(TypedDict):
    """A piece or place that words name: as much of it as a picture needs."""

    id: str
    kind: str
    facts: dict[str, Any]


@said_by_server
class Phrase(TypedDict):
    """Words in no language yet: a key of the catalogues, and its arguments, which may be phrases themselves."""

    key: str
    args: dict[str, Any]
    thing: Annotated[NotRequired[Thing], Field(description="What the words name, to be drawn beside them.")]


@said_by_server
class Sentence(TypedDict):
    """One thing that happened, and the pieces and places that it is about."""

    phrase: Phrase
    about: list[str]


@said_by_server
class Told(TypedDict):
    """An entry of the table's log, as these eyes may know it."""

    number: Annotated[int, Field(description="From 1 without gaps, counted as these eyes count.")]
    kind: Literal[
        "move",
        "time_out",
        "undo",
        "ask_undo",
        "ask_end",
        "agree",
        "decline",
        "resign",
        "away",
        "back",
        "answer",
        "close",
        "stop",
        "holiday",
    ]
    seat: int
    by: Literal["person", "bot", "clock", "host"]
    at: Moment
    plies: Annotated[int, Field(description="Moves that an undo takes back.")]
    path: Annotated[str | None, Field(description="The move, to the one who made it; to all once the game is over.")]
    sentences: list[Sentence]
    until: Annotated[
        NotRequired[int], Field(description="Of a holiday: when it ends; it is over if that is not to come.")
    ]


@said_by_server
class Clock(TypedDict):
    """The clock of the table, whether it runs or not."""

    since: Annotated[int, Field(description="When the seat that decides began to.")]
    deadline: Annotated[int | None, Field(description="When its time is up; null without a limit.")]
    bank: Annotated[list[int], Field(description="Milliseconds left to each seat besides those for the move.")]
    now: Moment
    stands: Annotated[
        NotRequired[int],
        Field(description="Until then it stands still, as that seat is on holiday; the deadline counts that in."),
    ]


@said_by_server
class Asked(TypedDict):
    """A request that waits for answers."""

    kind: Literal["ask_undo", "ask_end"]
    seat: Seat
    plies: int
    waiting: Annotated[list[Seat], Field(description="The seats that have yet to answer.")]


@said_by_server
class PollInfo(TypedDict):
    """Several seats are asked at once. All answers count together when it closes; who says nothing declines."""

    seats: Annotated[list[Seat], Field(description="Those who are asked, in the order in which their answers count.")]
    closes: Moment
    answer: Annotated[str | None, Field(description="One's own answer until now; a `move` gives or changes it.")]


@said_by_server
class Result(TypedDict):
    """How the game ended."""

    how: Literal["finished", "resigned", "agreed"]
    points: list[int]
    places: list[int]
    winners: list[Seat]
    sheet: Annotated[
        dict[str, Any],
        Field(
            description="The score sheet: rows with label, points, why and about (ids on the table); total; tie_break."
        ),
    ]


@said_by_server
class Situation(TypedDict):
    """What `state` and `update` have in common."""

    table: str
    version: Annotated[int, Field(description="How many entries these eyes know of.")]
    eyes: Annotated[int, Field(description="One's seat; -1 for a spectator.")]
    actor: Annotated[
        int,
        Field(description="The seat that decides, of several who are asked oneself or the first; -1 after the game."),
    ]
    moves: Annotated[list[str] | None, Field(description="The paths of the legal moves, to a seat that decides.")]
    poll: PollInfo | None
    may_undo: Annotated[bool, Field(description="Whether `undo` would be granted at once.")]
    clock: Clock
    away: list[Seat]
    resigned: list[Seat]
    request: Asked | None
    result: Result | None
    since: Annotated[int, Field(description="`entries` are those after this version.")]
    entries: list[Told]


@said_by_server
class State(Situation):
    """A table with a game in it, whole, as these eyes see it; and what happened since they last saw it."""

    type: Literal["state"]
    view: Annotated[dict[str, Any], Field(description="The table as these eyes see it: the engine's view.")]


@said_by_server
class ThingsPatch(TypedDict):
    """What changed in a list of places or pieces."""

    changed: Annotated[
        NotRequired[list[dict[str, Any]]], Field(description="Those that are new or not as they were, whole.")
    ]
    order: Annotated[
        NotRequired[list[str]],
        Field(description="The ids of all, if others are there or they stand in another order; the rest is gone."),
    ]


@said_by_server
class ViewPatch(TypedDict):
    """What changed in a view; what is not named is as it was."""

    fields: Annotated[
        NotRequired[dict[str, Any]], Field(description="Fields of the view besides places, pieces and facts.")
    ]
    facts: Annotated[NotRequired[dict[str, Any]], Field(description="Facts that are new or not as they were.")]
    facts_gone: NotRequired[list[str]]
    places: NotRequired[ThingsPatch]
    pieces: NotRequired[ThingsPatch]


@said_by_server
class Update(Situation):
    """What changed at a table after version `since`, for those who were sent that version over this connection."""

    type: Literal["update"]
    patch: ViewPatch
    answers: Annotated[
        str | None, Field(description="The id of the act by which it changed, for whoever did it: it is done for good.")
    ]


@said_by_server
class SeatInfo(TypedDict):
    """A seat of a table."""

    seat: Seat
    kind: Literal["open", "invited", "kept", "person", "bot"]
    account: str | None
    name: Annotated[str | None, Field(description="Empty when the account was deleted.")]
    level: str | None
    program: Annotated[bool, Field(description="Whether the account is somebody's bot.")]
    holiday: Annotated[int | None, Field(description="Until then they are on holiday; null if they are not.")]
    discreet: Annotated[
        bool, Field(description="Whether `presence` says nothing of them, as they wish, unless the table is live.")
    ]


@said_by_server
class Pace(TypedDict):
    """How much time there is."""

    kind: Literal["untimed", "live", "days"]
    seconds: Annotated[int, Field(description="For a move.")]
    bank: Annotated[int, Field(description="For the whole game besides.")]


@said_by_server
class TableInfo(TypedDict):
    """What everybody may know who may look at a table."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    public: bool
    pace: Pace
    reliable: Annotated[bool, Field(description="Whether open seats are only for those who finish their games.")]
    creator: str
    previous: str | None
    origin: str | None
    origin_ply: int | None
    rematch: str | None
    status: Literal["gathering", "playing", "over", "closed"]
    created: Moment
    started: Moment | None
    ended: Moment | None
    how: str | None
    turn: int
    changed: Moment
    rated: bool
    commitment: Annotated[
        str | None,
        Field(
            description="From the start on: the SHA-256 of the text that `deal` shows after the end."
            " Null before the start, and in games that were dealt without one."
        ),
    ]
    seats: list[SeatInfo]


@said_by_server
class TableMessage(TypedDict):
    """Who sits at the table, and how it stands; after `watch`, and whenever that changes."""

    type: Literal["table"]
    table: str
    info: TableInfo


@said_by_server
class Presence(TypedDict):
    """Who of those who play has the table before them; after `watch`, and whenever that changes."""

    type: Literal["presence"]
    table: str
    here: list[Seat]


@said_by_server
class Ack(TypedDict):
    """It is done, and written down for good, and no `update` tells so; `version` is the table's version by it."""

    type: Literal["ack"]
    table: str
    id: str
    version: int


@said_by_server
class Refused(TypedDict):
    """It is not done. After `stale` a fresh `state` follows."""

    type: Literal["refused"]
    table: str
    id: str | None
    version: int | None
    error: Error


@said_by_server
class ChatInfo(TypedDict):
    """Something that was said."""

    table: str
    number: int
    room: Literal["seats", "spectators"]
    seat: int | None
    account: str
    name: str
    text: str
    at: Moment


@said_by_server
class Talk(ChatInfo):
    """Something said at the table."""

    type: Literal["talk"]


@said_by_server
class LobbyMessage(TypedDict):
    """The list of open tables has changed: fetch it if you show it."""

    type: Literal["lobby"]


@said_by_server
class Mine(TypedDict):
    """A table that you do not watch awaits you, or one of yours is over: fetch your tables if you show them."""

    type: Literal["mine"]


@said_by_server
class Pong(TypedDict):
    """Yes."""

    type: Literal["pong"]
    now: Moment


@said_by_server
class Bye(TypedDict):
    """The server stops: connect again after some milliseconds. Nothing acknowledged is lost."""

    type: Literal["bye"]
    retry: int


@said_by_server
class Problem(TypedDict):
    """A message that could not be read, or came too fast. After some codes the connection is closed."""

    type: Literal["problem"]
    error: Error


SERVER_MODELS: tuple[type[Any], ...] = (
    Welcome,
    State,
    Update,
    TableMessage,
    Presence,
    Ack,
    Refused,
    Talk,
    LobbyMessage,
    Mine,
    Pong,
    Bye,
    Problem,
)


def type_of(model: type[Any]) -> str:
    """The word in `type` of a message.

    >>> type_of(Move), type_of(Pong)
    ('move', 'pong')
    """
    return schema_of(model)["properties"]["type"]["const"]


def schema_of(model: type[Any]) -> dict[str, Any]:
    """The JSON schema of a message, without the titles that pydantic makes up."""
    return _untitled(TypeAdapter(model).json_schema())


def _untitled(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: _untitled(value) for key, value in part.items() if key != "title" or not isinstance(value, str)}
    if isinstance(part, list):
        return [_untitled(value) for value in part]
    return part


def message_schemas() -> dict[str, Any]:
    """One JSON schema of them all: `$defs` has every message, and all that either side may say."""
    definitions: dict[str, Any] = {}
    for side, models in (("ClientMessage", CLIENT_MODELS), ("ServerMessage", SERVER_MODELS)):
        for model in models:
            schema = schema_of(model)
            definitions |= {**schema.pop("$defs", {}), model.__name__: schema}
        definitions[side] = {"anyOf": [{"$ref": f"#/$defs/{model.__name__}"} for model in models]}
    return {"$defs": definitions}
