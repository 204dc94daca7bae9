"""Friends, whether they are online, and whom one wants nothing to do with."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel, Field

from wataha.server.errors import Refusal
from wataha.server.http.dependencies import (
    ERRORS,
    AccountId,
    Asked,
    Me,
    TheAccounts,
    TheBlocks,
    TheFriends,
    TheRateLimits,
    offered,
)
from wataha.server.ids import PATTERN

router = APIRouter(prefix="/api/me", tags=["friends"], responses=ERRORS, dependencies=[offered("friends")])


class FriendInfo(BaseModel):
    """A friend, or someone who would like to be one."""

    id: str
    name: str
    program: bool = Field(description="Whether the account is somebody's bot.")
    online: bool | None = Field(description="Null where they do not let it be known, or are no friends yet.")


class OwnFriends(BaseModel):
    """One's friends, who would like to be one, and whom one asked."""

    friends: list[FriendInfo]
    asking: list[FriendInfo]
    asked: list[FriendInfo]
    key: str = Field(description="Of the link by which anyone becomes one's friend: /people/ACCOUNT#KEY.")
    discreet: bool = Field(description="Whether one's friends are not told when one is online.")


class NewFriend(Asked):
    """Whom one would like to be friends with: by name, or by account, perhaps with the key of their link."""

    name: str | None = Field(None, min_length=1, max_length=64)
    account: str | None = Field(None, pattern=PATTERN)
    key: str | None = Field(None, max_length=64)


class Discretion(Asked):
    """Whether friends are not to be told when one is online."""

    discreet: bool


class BlockedInfo(BaseModel):
    """Someone whom one blocks."""

    id: str
    name: str


class BlockedPeople(BaseModel):
    """Whom one blocks."""

    blocked: list[BlockedInfo]


@router.get("/friends")
async def list_friends(friends: TheFriends, me: Me) -> OwnFriends:
    """One's friends, and who of them is online."""
    company = await friends.of(me.id)
    return OwnFriends(
        friends=[FriendInfo(**friend._asdict()) for friend in company.friends],
        asking=[FriendInfo(**friend._asdict()) for friend in company.asking],
        asked=[FriendInfo(**friend._asdict()) for friend in company.asked],
        key=friends.link_key(me.id),
        discreet=company.discreet,
    )


@router.post("/friends", status_code=204)
async def add_friend(
    friends: TheFriends, accounts: TheAccounts, rate_limits: TheRateLimits, me: Me, asked: NewFriend
) -> None:
    """Ask someone to be one's friend, or agree to what they asked; with the key of their link one is at once."""
    if not me.registered:
        raise Refusal("not-for-guests", 403)
    rate_limits.take("friend", me.id)
    other = asked.account or (await accounts.id_of(asked.name) if asked.name else None)
    if other is None:
        raise Refusal("no-such-account", 404)
    await friends.add(me, other, asked.key)


@router.delete("/friends/{account}", status_code=204)
async def remove_friend(friends: TheFriends, me: Me, account: AccountId) -> None:
    """Be friends no longer; or decline, or withdraw, what was asked."""
    await friends.remove(me.id, account)


@router.put("/discretion", status_code=204)
async def be_discreet(friends: TheFriends, me: Me, asked: Discretion) -> None:
    """Choose whether friends are told when one is online."""
    await friends.be_discreet(me.id, asked.discreet)


@router.get("/blocked")
async def list_blocked(blocks: TheBlocks, me: Me) -> BlockedPeople:
    """Whom one blocks."""
    return BlockedPeople(blocked=[BlockedInfo(id=id, name=name) for id, name in await blocks.of(me.id)])


@router.put("/blocked/{account}", status_code=204)
async def block(blocks: TheBlocks, me: Me, account: AccountId) -> None:
    """Hear someone no longer, and give them no seat at one's tables."""
    await blocks.block(me.id, account)


@router.delete("/blocked/{account}", status_code=204)
async def unblock(blocks: TheBlocks, me: Me, account: AccountId) -> None:
    """Block someone no longer."""
    await blocks.unblock(me.id, account)
