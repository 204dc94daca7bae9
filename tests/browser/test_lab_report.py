"""The lab's reports on paper: light, whole, and a section a page."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize

REPORTS = sorted((Path(__file__).parents[2] / "docs" / "lab").glob("*.html"))
SHEET: ViewportSize = {"width": 680, "height": 1000}
"""What the margins leave of A4, in the pixels of a style."""

CUT = """(height) => [...document.querySelectorAll("table, svg, p")].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.right > innerWidth + 1 || (one.tagName === "svg" && box.height > height);
}).map((one) => one.outerHTML.slice(0, 80))"""
"""Whatever reaches beyond the sheet, or a plot that is higher than one."""


def test_reports_print_light_and_whole(browser: Browser) -> None:
    """Also for those whose screens are dark."""
    context = browser.new_context(viewport=SHEET, color_scheme="dark")
    for report in REPORTS:
        page = context.new_page()
        page.goto(report.as_uri())
        page.emulate_media(media="print")
        assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
        assert page.evaluate("() => getComputedStyle(document.body).color") == "rgb(0, 0, 0)"
        assert not page.locator("select").is_visible()
        assert page.evaluate(CUT, SHEET["height"] - 100) == []
        sheets = len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))
        assert sheets >= page.locator("h2").count()
        page.close()
    context.close()
