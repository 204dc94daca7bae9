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
    ({'actor': 1}, ['sun'], {'changed': [{'id': 'b', 'up': True}], 'order': ['b', 'a']})
    >>> apply_patch(before, patch) == after
    True
    """
    patch: ViewPatch = {}
    fields = {name: value for name, value in after.items() if name not in APART and before[name] != value}
    if fields:
        patch["fields"] = fields
    facts = {name: value for name, value in after["facts"].items() if _differs(before["facts"], name, value)}
    if facts:
        patch["facts"] = facts
    gone = [name for name in before["facts"] if name not in after["facts"]]
    if gone:
        patch["facts_gone"] = gone
    for name in LISTS:
        things = _patch_things(before[name], after[name])
        if things:
            patch[name] = things  # type: ignore[literal-required]
    return patch


def _differs(facts: Mapping[str, Any], name: str, value: Any) -> bool:
    return name not in facts or facts[name] != value


def _patch_things(before: Sequence[Any], after: Sequence[Any]) -> ThingsPatch:
    """Views share the things that stay as they are, so most are known by their identity."""
    patch: ThingsPatch = {}
    if len(before) == len(after) and all(map(_same_id, before, after)):
        changed = [new for old, new in zip(before, after, strict=True) if new is not old and new != old]
    else:
        known = {thing["id"]: thing for thing in before}
        changed = [new for new in after if (old := known.get(new["id"])) is not new and old != new]
        patch["order"] = [thing["id"] for thing in after]
    if changed:
        patch["changed"] = changed
    return patch


def _same_id(old: Any, new: Any) -> bool:
    return old is new or old["id"] == new["id"]


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
