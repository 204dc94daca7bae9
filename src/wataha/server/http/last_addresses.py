"""Where people were last seen, in memory alone: so that what is done for them is done fairly between addresses."""

from __future__ import annotations

from collections import OrderedDict

MOST_KNOWN = 50_000
UNKNOWN = ""
"""Where those are who were not seen since this process started: all in one place."""


class LastAddresses:
    """The last address of every account that this process served lately."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, account: str, address: str) -> None:
        self._addresses[account] = address
        self._addresses.move_to_end(account)
        if len(self._addresses) > MOST_KNOWN:
            self._addresses.popitem(last=False)

    def of(self, account: str) -> str:
        return self._addresses.get(account, UNKNOWN)
