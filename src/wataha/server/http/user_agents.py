"""Browsers in words that their owners recognise, in any language."""

from __future__ import annotations

import unicodedata

LONGEST = 120

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""What a browser says of itself, and its name; most call themselves like older ones too, so the first counts."""

SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def describe_agent(agent: str) -> str:
    """A browser and its system; whatever it says of itself, if that is not known.

    >>> describe_agent("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> describe_agent("python-httpx/0.28")
    'python-httpx/0.28'
    """
    browser = next((name for sign, name in BROWSERS if sign in agent), None)
    system = next((name for sign, name in SYSTEMS if sign in agent), None)
    if browser and system:
        return f"{browser}, {system}"
    visible = "".join(sign for sign in agent if unicodedata.category(sign)[0] != "C")
    return visible[:LONGEST].strip()
