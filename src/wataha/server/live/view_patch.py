"""What changed from one view to the next: far shorter than a view, and clients put the two together again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .messages import ThingsPatch, ViewPatch

LISTS = ("places", "pieces")
APART = (*LISTS, "facts")


def make_patch(before: Mapping[str, Any], after: Mapping[str, Any]) -> ViewPatch:
    """What makes the view `after` of the view `before`.

    >>> before = {"actor": 0, "facts": {"moon": 1, "sun": 2}, "places": [], "pieces": [{"id": "a"}, {"id": "b"}]}
    >>> after = {"actor": 1, "facts": {"moon": 1}, "places": [], "pieces": [{"id": "b", "up": True}, {"id": "a"}]}
    >>> patch = make_patch(before, after)
    >>> patch["fields"], patch["facts_gone"], patch["pieces"]
    ({'actor': 1}, ['sun'], {'order': ['b', 'a'], 'changed': [{'id': 'b', 'up': True}]})
    >>> apply_patch(before, patch) == after
    True
    """
    patch: ViewPatch = {}
    fields = {name: value for name, value in after.items() if name not in APART and before[name] != value}
    if fields:
        patch["fields"] = fields
    old, new = before["facts"], after["facts"]
    if new != old:
        patch["facts"] = {name: value for name, value in new.items() if name not in old or old[name] != value}
        if old.keys() - new.keys():
            patch["facts_gone"] = [name for name in old if name not in new]
    for name in LISTS:
        if before[name] is not after[name] and (things := _patch_things(before[name], after[name])):
            patch[name] = things  # type: ignore[literal-required]
    return patch


def _patch_things(before: Sequence[Any], after: Sequence[Any]) -> ThingsPatch:
    """Views share the things that stay as they are: most at the ends of a list are known by their identity."""
    first, shorter = 0, min(len(before), len(after))
    while first < shorter and before[first] is after[first]:
        first += 1
    last = 0
    while last < shorter - first and before[-1 - last] is after[-1 - last]:
        last += 1
    middle = after[first : len(after) - last]
    known = {thing["id"]: thing for thing in before[first : len(before) - last]}
    patch: ThingsPatch = {}
    if list(known) != [thing["id"] for thing in middle]:
        patch["order"] = [thing["id"] for thing in after]
    changed = [thing for thing in middle if (old := known.get(thing["id"])) is not thing and old != thing]
    if changed:
        patch["changed"] = changed
    return patch


def apply_patch(before: Mapping[str, Any], patch: ViewPatch) -> dict[str, Any]:
    """The view that a patch makes of the view before; what clients do."""
    gone = patch.get("facts_gone", ())
    facts = {name: value for name, value in before["facts"].items() if name not in gone}
    after = {**before, **patch.get("fields", {}), "facts": {**facts, **patch.get("facts", {})}}
    for name in LISTS:
        things: ThingsPatch = patch.get(name, {})
        known = {thing["id"]: thing for thing in (*before[name], *things.get("changed", ()))}
        order = things.get("order") or [thing["id"] for thing in before[name]]
        after[name] = [known[id] for id in order]
    return after
