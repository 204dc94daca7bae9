// A view made from the one before it and what changed: the server sends the whole only once.
import type { Facts, ListPatch, Thing, View, ViewPatch } from "./view";

/** The next view. What did not change stays the same object; the old view stays as it was. */
export function applyPatch(view: View, patch: ViewPatch): View {
  return {
    ...view,
    ...patch.fields,
    places: patchList(view.places, patch.places),
    pieces: patchList(view.pieces, patch.pieces),
    facts: patchFacts(view.facts, patch.facts, patch.facts_gone),
  };
}

function patchFacts(facts: Facts, changed: Facts = {}, gone: readonly string[] = []): Facts {
  if (Object.keys(changed).length === 0 && gone.length === 0) return facts;
  const kept = Object.entries(facts).filter(([key]) => !gone.includes(key));
  return { ...Object.fromEntries(kept), ...changed };
}

function patchList<Item extends Thing>(list: Item[], patch: ListPatch<Item> = {}): Item[] {
  const { changed = [], order } = patch;
  if (changed.length === 0 && !order) return list;
  const things = new Map([...list, ...changed].map((thing) => [thing.id, thing]));
  return (order ?? list.map((thing) => thing.id)).map((id) => {
    const thing = things.get(id);
    if (!thing) throw new Error(`The patch names ${id}, which neither it nor the view knows.`);
    return thing;
  });
}
