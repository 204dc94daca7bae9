"""Whether a table is whole on a screen: what is lit can be clicked, and every text can be read."""

from __future__ import annotations

from .player import Player

SIZES = (
    (360, 640),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1180, 820),
    (1440, 900),
    (2560, 1440),
)

PHONES = SIZES[:3]
PHONE, FLAT, CROWDED, DESK = (390, 844), (844, 390), (1024, 768), (1440, 900)
"""Those that are looked at by day: most phones, one on its side, what a drawer leaves least room on, and a desk."""

LOOK = """
() => {
  const faults = [];
  const all = (what) => [...document.querySelectorAll(what)];
  const nameOf = (one) => {
    const what = one.dataset?.thing ?? one.getAttribute?.("aria-label") ?? one.textContent.trim().slice(0, 40);
    return `${one.tagName.toLowerCase()}.${[...one.classList].join(".")} "${what}"`;
  };
  const scrolls = (one) => {
    const style = getComputedStyle(one);
    const over = (way, inner, outer) => /auto|scroll/.test(way) && inner > outer + 1;
    return over(style.overflowX, one.scrollWidth, one.clientWidth) ||
      over(style.overflowY, one.scrollHeight, one.clientHeight);
  };
  const scrollers = (one) => {
    const found = [];
    for (let at = one.parentElement; at; at = at.parentElement) if (scrolls(at)) found.push(at);
    return found;
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const isWithin = (box, room) => box.left >= room.left - 2 && box.top >= room.top - 3 &&
    box.right <= room.right + 2 && box.bottom <= room.bottom + 3;
  const places = [[.5, .5], [.25, .3], [.2, .12], [.12, .5], [.5, .15], [.85, .5], [.5, .9], [.1, .9]];
  const hits = (one, points) => {
    const box = one.getBoundingClientRect();
    return points.some(([x, y]) => document.elementFromPoint(box.x + box.width * x, box.y + box.height * y)
      ?.closest("[data-thing], button, a") === one);
  };
  const modal = document.querySelector(".drawer[aria-modal=true]");

  /* What can be chosen, and every button of the table: at its middle, unless it is a piece that others may lie on. */
  const lit = modal ? [] : all(".stage .lit[data-thing], .chooser button, .answers button, .dock button.button");
  const other = all(
    modal
      ? ".drawer button"
      : ".room > :is(header, footer) :is(button, a), .lens button, .drawer .tabs button",
  );
  for (const one of [...lit, ...other]) {
    const box = one.getBoundingClientRect();
    if (box.width === 0 || getComputedStyle(one).opacity === "0" || one.closest("[inert]")) continue;
    if (scrollers(one).length > 0) one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const piece = one.matches(".piece, path");
    if (!hits(one, piece ? places : places.slice(0, 1))) faults.push(`cannot be clicked: ${nameOf(one)}`);
  }

  /* What is only for those who listen is clipped away. */
  const isClipped = (one) => {
    for (let at = one; at; at = at.parentElement) if (getComputedStyle(at).clipPath !== "none") return true;
    return false;
  };

  /* Texts: none cut by its own box, by one around it or by the screen, and none on or under another. */
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const one = node.parentElement;
    if (!node.data.trim() || one.closest(".hidden, [aria-hidden=true], .piece, option, svg, script, style")) continue;
    if (modal ? !modal.contains(one) : one.closest("[inert]")) continue;
    const style = getComputedStyle(one);
    if (style.visibility === "hidden" || style.opacity === "0" || isClipped(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const around = scrollers(one);
    if (around.length > 0) continue;
    if (!isWithin(box, screen)) faults.push(`beyond the screen: ${nameOf(one)}`);
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      const clip = getComputedStyle(at);
      if (clip.overflowX === "visible" && clip.overflowY === "visible") continue;
      if (!isWithin(box, at.getBoundingClientRect())) faults.push(`cut: ${nameOf(one)} by ${nameOf(at)}`);
    }
    texts.push({ one, box, rects: [...range.getClientRects()] });
  }
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.45 * Math.min(a.height, b.height);
  for (const [n, a] of texts.entries())
    for (const b of texts.slice(n + 1))
      if (a.one !== b.one && !a.one.contains(b.one) && !b.one.contains(a.one) &&
          a.rects.some((one) => b.rects.some((two) => meet(one, two))))
        faults.push(`on each other: ${nameOf(a.one)} and ${nameOf(b.one)}`);
  const solid = (one) => {
    const colour = getComputedStyle(one).backgroundColor.match(/[\\d.]+/g)?.map(Number) ?? [];
    return colour.length === 3 || (colour.length === 4 && colour[3] > 0.5);
  };
  for (const { one, box } of texts) {
    const pile = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const above = pile.slice(0, pile.findIndex((at) => at === one || one.contains(at) || at.contains(one)));
    const cover = above.find((at) => solid(at) && !at.contains(one) && !one.contains(at));
    if (cover && pile.includes(one)) faults.push(`covered: ${nameOf(one)} by ${nameOf(cover)}`);
  }
  return [...new Set(faults)];
}
"""
"""What is wrong with the page as it is shown now, in words."""


def faults_of(player: Player, width: int, height: int, drawer: bool) -> list[str]:
    """What is wrong with a table on a screen of a size."""
    page = player.page
    page.set_viewport_size({"width": width, "height": height})
    is_open = page.locator(".drawer").count() > 0
    if drawer != is_open:
        (page.locator(".menu") if drawer else page.locator(".drawer .close")).click()
    player.next_frame()
    player.rest()
    return list(page.evaluate(LOOK))
