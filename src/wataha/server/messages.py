"""The messages of the live channel. docs/protocol.md shows their schemas, which are made from these models."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from .ids import PATTERN

PROTOCOL = 1
"""Grows when a client of the old protocol would misunderstand the new one."""

LONGEST_TALK = 280

TableId = Annotated[str, Field(pattern=PATTERN)]
Nonce = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,40}$", description="The client's own id of this message.")]
Version = Annotated[int, Field(ge=0, lt=2**31, description="The version of the table that the client saw last.")]


class FromClient(BaseModel):
    """What a client says."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Watch(FromClient):
    """Look at a table, from one's seat or as a spectator. Answered by `state`, now and after every change."""

    type: Literal["watch"]
    table: TableId
    version: Version | None = None
    key: str | None = Field(None, max_length=64, description="The key of the table's secret link.")


class Unwatch(FromClient):
    """Look away."""

    type: Literal["unwatch"]
    table: TableId


class ActMessage(FromClient):
    """Something done at a table. Answered by `ack` or `refused`; sent again, it is done once."""

    table: TableId
    id: Nonce
    version: Version


class Move(ActMessage):
    """Play a move."""

    type: Literal["move"]
    path: str = Field(max_length=200)


class Undo(ActMessage):
    """Take one's own last move back, if it showed nothing new and nobody has decided since."""

    type: Literal["undo"]


class AskUndo(ActMessage):
    """Ask the others to let one's last move be taken back, with all that followed."""

    type: Literal["ask_undo"]


class AskEnd(ActMessage):
    """Offer to end the game together, without a winner."""

    type: Literal["ask_end"]


class Agree(ActMessage):
    """Agree to what was asked."""

    type: Literal["agree"]


class Decline(ActMessage):
    """Decline what was asked; or withdraw it, from the one who asked."""

    type: Literal["decline"]


class Resign(ActMessage):
    """Give the game up. With three or more the others play on, and a bot in this seat."""

    type: Literal["resign"]


class Away(ActMessage):
    """Leave a running game: a bot plays in this seat until its person is back."""

    type: Literal["away"]


class Back(ActMessage):
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


class FromServer(BaseModel):
    """What the server says."""

    model_config = ConfigDict(extra="forbid")


Seat = Annotated[int, Field(ge=0)]
Moment = Annotated[int, Field(description="Milliseconds since 1970, by the server's clock.")]


class Error(FromServer):
    """Why not: a code, which clients say by the text `refused-CODE` of the catalogue `server`, and its arguments."""

    code: str
    args: dict[str, Any]


class Person(FromServer):
    """An account as its owner sees it."""

    id: str
    name: str
    registered: bool


class Welcome(FromServer):
    """The first message of the server."""

    type: Literal["welcome"]
    protocol: int
    account: Person
    now: Moment


class Phrase(FromServer):
    """Words in no language yet: a key of the catalogues, and its arguments, which may be phrases themselves."""

    key: str
    args: dict[str, Any]


class Sentence(FromServer):
    """One thing that happened, and the pieces and places that it is about."""

    phrase: Phrase
    about: list[str]


class Told(FromServer):
    """An entry of the table's log, as these eyes may know it."""

    number: int
    kind: Literal["move", "time_out", "undo", "ask_undo", "ask_end", "agree", "decline", "resign", "away", "back"]
    seat: int
    by: Literal["person", "bot", "clock"]
    at: Moment
    plies: int = Field(description="Moves that an undo takes back.")
    path: str | None = Field(description="The move, to the one who made it; to all once the game is over.")
    sentences: list[Sentence]


class Clock(FromServer):
    """The clock of the table, whether it runs or not."""

    since: Moment = Field(description="When the seat that decides began to.")
    deadline: Moment | None = Field(description="When its time is up; null without a limit.")
    bank: list[int] = Field(description="Milliseconds left to each seat besides those for the move.")
    now: Moment


class Asked(FromServer):
    """A request that waits for answers."""

    kind: Literal["ask_undo", "ask_end"]
    seat: Seat
    plies: int
    waiting: list[Seat] = Field(description="The seats that have yet to answer.")


class Result(FromServer):
    """How the game ended."""

    how: Literal["finished", "resigned", "agreed"]
    points: list[int]
    places: list[int]
    winners: list[Seat]
    sheet: dict[str, Any] = Field(description="The score sheet: rows with label, points and why; total; tie_break.")


class State(FromServer):
    """A table with a game in it, whole, as these eyes see it; and what happened since they last saw it."""

    type: Literal["state"]
    table: str
    version: int
    eyes: int = Field(description="One's seat; -1 for a spectator.")
    actor: int = Field(description="The seat that decides; -1 when the game is over.")
    view: dict[str, Any] = Field(description="The table as these eyes see it: the engine's view.")
    moves: list[str] | None = Field(description="The paths of the legal moves, to the seat that decides.")
    may_undo: bool = Field(description="Whether `undo` would be granted at once.")
    clock: Clock
    away: list[Seat]
    resigned: list[Seat]
    request: Asked | None
    result: Result | None
    since: int = Field(description="`entries` are those after this version.")
    entries: list[Told]


class SeatRow(FromServer):
    """A seat of a table."""

    seat: Seat
    kind: Literal["open", "invited", "kept", "person", "bot"]
    account: str | None
    name: str | None = Field(description="Empty when the account was deleted.")
    level: str | None


class Pace(FromServer):
    """How much time there is."""

    kind: Literal["untimed", "live", "days"]
    seconds: int = Field(description="For a move.")
    bank: int = Field(description="For the whole game besides.")


class TableInfo(FromServer):
    """What everybody may know who may look at a table."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    public: bool
    pace: Pace
    creator: str
    previous: str | None
    rematch: str | None
    status: Literal["gathering", "playing", "over", "closed"]
    created: Moment
    started: Moment | None
    ended: Moment | None
    how: str | None
    version: int
    turn: int
    changed: Moment
    rated: bool
    seats: list[SeatRow]


class TableMessage(FromServer):
    """Who sits at the table, and how it stands; after `watch`, and whenever that changes."""

    type: Literal["table"]
    table: str
    info: TableInfo


class Ack(FromServer):
    """It is done, and written down for good; `version` is the table's version by it."""

    type: Literal["ack"]
    table: str
    id: str
    version: int


class Refused(FromServer):
    """It is not done. After `stale` a fresh `state` follows."""

    type: Literal["refused"]
    table: str
    id: str | None
    version: int | None
    error: Error


class Talk(FromServer):
    """Something said at the table."""

    type: Literal["talk"]
    table: str
    number: int
    room: Literal["seats", "spectators"]
    seat: int | None
    account: str
    name: str
    text: str
    at: Moment


class LobbyMessage(FromServer):
    """The list of open tables has changed: fetch it if you show it."""

    type: Literal["lobby"]


class Mine(FromServer):
    """A table that you do not watch awaits you, or one of yours is over: fetch your tables if you show them."""

    type: Literal["mine"]


class Pong(FromServer):
    """Yes."""

    type: Literal["pong"]
    now: Moment


class Bye(FromServer):
    """The server stops: connect again after some milliseconds. Nothing acknowledged is lost."""

    type: Literal["bye"]
    retry: int


class Problem(FromServer):
    """A message that could not be read, or came too fast. After some codes the connection is closed."""

    type: Literal["problem"]
    error: Error


CLIENT_MODELS: tuple[type[BaseModel], ...] = (
    Watch,
    Unwatch,
    Move,
    Undo,
    AskUndo,
    AskEnd,
    Agree,
    Decline,
    Resign,
    Away,
    Back,
    Say,
    Lobby,
    Ping,
)
SERVER_MODELS: tuple[type[BaseModel], ...] = (
    Welcome,
    State,
    TableMessage,
    Ack,
    Refused,
    Talk,
    LobbyMessage,
    Mine,
    Pong,
    Bye,
    Problem,
)


def type_of(model: type[BaseModel]) -> str:
    """The word in `type` of a message.

    >>> type_of(Move)
    'move'
    """
    (word,) = model.model_fields["type"].annotation.__args__  # type: ignore[union-attr]
    return word
