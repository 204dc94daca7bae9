"""What routes share: who asks, which table, and the errors that can come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends, Header, Path, Query, Request
from pydantic import BaseModel, ConfigDict

from wataha.server.accounts import Account
from wataha.server.guard import address
from wataha.server.ids import PATTERN
from wataha.server.messages import Error
from wataha.server.refusal import Refusal
from wataha.server.rooms import Room
from wataha.server.tables import check_may_see

if TYPE_CHECKING:
    from wataha.server.app import House

MOST_LISTED = 100


class Asked(BaseModel):
    """What a client sends."""

    model_config = ConfigDict(extra="forbid")


class Failed(BaseModel):
    """The answer to what cannot be done: clients say `refused-CODE` of the catalogue `server`."""

    error: Error


ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": Failed, "description": meaning}
    for status, meaning in {
        400: "Unreadable.",
        401: "Nobody is signed in.",
        403: "Not allowed.",
        404: "There is no such thing, or not for you.",
        409: "Not now.",
        413: "Too large.",
        422: "Not of the right form.",
        429: "Too fast.",
        503: "Not available at the moment.",
    }.items()
}


def house_of(request: Request) -> Any:
    return request.app.state.house


async def find_house(request: Request) -> Any:
    """The house that is asked; what is not asynchronous, FastAPI would call in a thread."""
    return house_of(request)


TheHouse = Annotated["House", Depends(find_house)]


async def find_visitor(request: Request) -> Account | None:
    """Whoever asks, if they have an account."""
    return await house_of(request).sessions.who(request)


async def find_person(request: Request) -> Account:
    """Whoever asks; they must have an account, a guest's at least."""
    account = await find_visitor(request)
    if account is None:
        raise Refusal("not-signed-in", 401)
    return account


Visitor = Annotated[Account | None, Depends(find_visitor)]
Me = Annotated[Account, Depends(find_person)]
TableId = Annotated[str, Path(pattern=PATTERN)]
AccountId = Annotated[str, Path(pattern=PATTERN)]
Key = Annotated[str | None, Header(alias="X-Table-Key", max_length=64, description="The key of a secret link.")]
Before = Annotated[
    int | None, Query(ge=0, lt=2**53, description="Only what changed before this moment: the next page.")
]
Limit = Annotated[int, Query(ge=1, le=MOST_LISTED)]


async def find_room(request: Request, table: TableId, visitor: Visitor, key: Key = None) -> Room:
    """The room of a table that whoever asks may see."""
    house = house_of(request)
    room = await house.rooms.find_fresh(table)
    check_may_see(room.row, visitor.id if visitor else None, key, house.links)
    return room


TheRoom = Annotated[Room, Depends(find_room)]


async def where_from(request: Request) -> str:
    return address(request)


Address = Annotated[str, Depends(where_from)]
