"""Processes on one machine: what one tells the others hear, whoever is slow or dead."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from wataha.server.neighbours import LONGEST_NOTE, MOST_KEPT, Neighbours
from wataha.server.words import Word

pytestmark = pytest.mark.anyio


class Listener(Neighbours):
    """Remembers what it heard."""

    def __init__(self, folder: Path, name: str) -> None:
        super().__init__(folder, name, self.hear, self.miss)
        self.numbers: list[int] = []
        self.missed = 0

    def hear(self, word: Word) -> None:
        self.numbers.append(word.number)

    def miss(self) -> None:
        self.missed += 1

    def die(self) -> None:
        """As by kill -9: its socket stays in the folder."""
        asyncio.get_running_loop().remove_reader(self._own)
        self._own.close()


Enter = Callable[[str], Listener]


@pytest.fixture
async def enter() -> AsyncIterator[Enter]:
    """Lets a process in."""
    inside: list[Listener] = []
    with tempfile.TemporaryDirectory(prefix="wataha-") as folder:

        def make(name: str) -> Listener:
            inside.append(Listener(Path(folder), name))
            inside[-1].start()
            return inside[-1]

        yield make
        for listener in inside:
            if listener._own.fileno() >= 0:
                listener.stop()


def words(*numbers: int) -> list[Word]:
    return [Word("log", "a-table", number) for number in numbers]


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not happened():
            await asyncio.sleep(0.001)


async def test_all_others_hear_what_one_tells(enter: Enter) -> None:
    ala, ola, iza = enter("ala"), enter("ola"), enter("iza")
    ala.tell(words(1, 2))
    iza.tell(words(3))
    await until(lambda: len(ola.numbers) == 3 and len(iza.numbers) == 2 and len(ala.numbers) == 1)
    assert (sorted(ola.numbers), iza.numbers, ala.numbers) == ([1, 2, 3], [1, 2], [3])


async def test_a_neighbour_with_a_full_buffer_hears_everything_later_and_in_order(enter: Enter) -> None:
    ala, ola = enter("ala"), enter("ola")
    for number in range(2_000):
        ala.tell(words(number))
    await until(lambda: len(ola.numbers) == 2_000)
    assert ola.numbers == list(range(2_000))
    assert ola.missed == 0


async def test_a_neighbour_that_was_told_too_much_hears_that_words_are_lost_and_then_the_next(enter: Enter) -> None:
    ala, ola = enter("ala"), enter("ola")
    many = 3 * MOST_KEPT * LONGEST_NOTE // len('["log","a-table",100000]')
    ala.tell(words(*range(many)))
    await until(lambda: ola.missed == 1)
    assert ola.numbers == []
    ala.tell(words(7))
    await until(lambda: ola.numbers == [7])
    assert ola.missed == 1


async def test_a_full_buffer_keeps_nobody_else_waiting(enter: Enter) -> None:
    ala, ola, iza = enter("ala"), enter("ola"), enter("iza")
    asyncio.get_running_loop().remove_reader(ola._own)
    for number in range(1_000):
        ala.tell(words(number))
        await asyncio.sleep(0)
    await until(lambda: len(iza.numbers) == 1_000)
    asyncio.get_running_loop().add_reader(ola._own, ola._read)
    await until(lambda: len(ola.numbers) == 1_000)


async def test_who_finds_a_neighbour_dead_looks_at_everything_and_tells_the_living(enter: Enter) -> None:
    ala, ola, iza = enter("ala"), enter("ola"), enter("iza")
    await until(lambda: (ala.missed, ola.missed) == (2, 1))
    assert ala.living() == {"ala", "ola", "iza"}
    ola.die()
    ala.tell(words(1))
    assert ala.missed == 3
    assert ala.living() == {"ala", "iza"}
    await until(lambda: iza.numbers == [1])


async def test_who_comes_knows_the_living_from_the_dead_and_makes_all_look_again(enter: Enter) -> None:
    ala, ola = enter("ala"), enter("ola")
    await until(lambda: ala.missed == 1)
    ola.die()
    iza = enter("iza")
    assert iza.living() == {"ala", "iza"}
    await until(lambda: ala.missed == 2)


async def test_who_leaves_is_no_longer_told(enter: Enter) -> None:
    ala, ola = enter("ala"), enter("ola")
    await until(lambda: ala.missed == 1)
    ola.stop()
    ala.tell(words(1))
    assert ala.living() == {"ala"}
    assert ala.missed == 1
