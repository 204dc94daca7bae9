"""Proving a deal after the game: that it was committed to, and that the game which was played follows from it.

Nothing here trusts a server: all that is asked for is a record, as a table's page gives it once the game is over, and,
if one was noted, the commitment that the table showed while the game was on.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from wataha.engine.commitment import commit_to, deal_text
from wataha.engine.errors import WatahaError, shown
from wataha.engine.match import Match
from wataha.engine.outside_json import MOST_BYTES, read_json

PAGES = ("t", "replay")
"""Pages of the browser that show a table, as their addresses name them."""
PATIENCE = 20
"""Seconds that a server may take to answer."""

ANSWERS = {
    404: "There is no such table, or it is private: then the address must end with #KEY, as its link does.",
    409: "The game is not over yet: its key is shown at the end.",
}

Verdict = Literal["proven", "unproven", "tampered", "impossible"]


class DealCheck(NamedTuple):
    """What was found of a deal."""

    verdict: Verdict
    why: str
    """In one sentence."""


def check_deal(record: Mapping[str, Any], noted: str | None = None) -> DealCheck:
    """Check the record of a finished game, against a commitment that was noted while it was on, if there is one.

    A record that is none, or of other rules than these, is a `WatahaError`.
    """
    key, told = Match.replay(record, 0).key, record.get("commitment")
    if key is None or told is None:
        return DealCheck("unproven", "The game was dealt without a commitment, so nothing can be proven of its deal.")
    table, salt = record.get("table"), record.get("salt")
    if not all(isinstance(part, str) for part in (table, salt, told)):
        raise WatahaError("The record does not say at which table it was played, or with which salt.")
    text = deal_text({**record, "key": key.hex()}, str(table), str(salt))
    if not hmac.compare_digest(commit_to(text).encode(), str(told).lower().encode()):
        return DealCheck("tampered", "The commitment is not to this deal: table, game, options, key or salt differ.")
    if noted is not None and not hmac.compare_digest(noted.lower().encode(), str(told).lower().encode()):
        return DealCheck("tampered", "The commitment of the record is not the one that was noted during the game.")
    return _check_moves(record)


def _check_moves(record: Mapping[str, Any]) -> DealCheck:
    """Whether the game could be played from its deal, and ended as the record says."""
    try:
        match = Match.replay(record)
    except WatahaError as trouble:
        return DealCheck("impossible", f"The game does not follow from its deal. {trouble}")
    if record.get("points") != match.score():
        return DealCheck("impossible", f"The points are not those of the recorded game, which are {match.score()}.")
    return DealCheck("proven", f"Key and salt give the commitment, and all {match.ply} moves can be made in that deal.")


def fetch_record(address: str) -> dict[str, Any]:
    """The record of a finished game from the address of its table, as a browser shows it."""
    request = Request(record_address(address), headers=_key_header(address))
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            text = answer.read(MOST_BYTES + 1)
    except HTTPError as refused:
        raise WatahaError(ANSWERS.get(refused.code, f"The server answered with status {refused.code}.")) from refused
    except (URLError, OSError, ValueError) as trouble:
        reason = getattr(trouble, "reason", trouble)
        raise WatahaError(f"The server cannot be reached: {shown(reason)}.") from trouble
    record = read_json(text, "The record")
    if not isinstance(record, dict):
        raise WatahaError("The record is not a JSON object.")
    return record


def record_address(address: str) -> str:
    """Where the record lies of the table that a page's address shows.

    >>> record_address("https://wataha.example/t/pYq3#secret")
    'https://wataha.example/api/tables/pYq3/record'
    """
    parts = urlsplit(address)
    steps = [step for step in parts.path.split("/") if step]
    if parts.path.startswith("/api/tables/") and steps[3:] == ["record"]:
        table = steps[2]
    elif len(steps) == 2 and steps[0] in PAGES:
        table = steps[1]
    else:
        raise WatahaError("That is not the address of a table. One looks like https://HOST/t/TABLE.")
    return f"{parts.scheme}://{parts.netloc}/api/tables/{table}/record"


def _key_header(address: str) -> dict[str, str]:
    key = urlsplit(address).fragment
    return {"X-Table-Key": key} if key else {}
