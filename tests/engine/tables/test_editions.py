"""A game continues with the cards and rulings of its deal, next to games with newer ones."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from tables_world import GUEST, HOST, Diggers, Mine, World, refused

from engine.core import editions
from engine.core.decisions import Seat, as_options, ask
from engine.core.editions import Edition, card_sets, fingerprint
from engine.core.rng import Rng
from engine.core.rules import GameOver
from engine.tables.export import verify


def load(path: Path) -> int:
    gold: int = tomllib.loads(path.read_text("utf-8"))["gold"]
    return gold


class First(Diggers):
    """The first release: players dig one nugget at a time, from as many as the set says."""

    sets: Mapping[int, int]

    def __init__(self) -> None:
        self.sets = card_sets(self.family, load)

    def setup(self, seats: int, options: Any, rng: Rng) -> Mine:
        return Mine(rng=rng, gold=self.sets[self.edition.card_set], purses=[0] * seats)

    async def dig(self, g: Mine, me: Seat) -> None:
        pit = await ask(me, "pit", as_options(["left", "right"]))
        nuggets = min(self.nuggets(g), g.gold)
        g.gold, g.purses[me] = g.gold - nuggets, g.purses[me] + nuggets
        g.emit("dug", me, pit=pit, found=nuggets)
        if not g.gold:
            raise GameOver([me])

    def nuggets(self, g: Mine) -> int:
        return 1


class Second(First):
    """A later release: a set with more gold, and a new ruling that allows digging two at once."""

    editions = (Edition(1), Edition(2, card_set=2))

    def nuggets(self, g: Mine) -> int:
        return 2 if g.edition.version >= 2 else 1


class Third(Second):
    """A much later release that no longer supports the first version."""

    editions = (Edition(2, card_set=2),)


@pytest.fixture
def released(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(editions, "DATA", tmp_path)
    (tmp_path / "diggers" / "cards").mkdir(parents=True)
    release(tmp_path, 1, gold=3)
    yield tmp_path
    fingerprint.cache_clear()


def release(data: Path, version: int, gold: int) -> None:
    (data / "diggers" / "cards" / f"{version}.toml").write_text(f"gold = {gold}\n")
    fingerprint.cache_clear()


async def dug_up(world: World, table_id: int) -> list[object]:
    log = await world.store.logs.log(table_id)
    return [dict(event.facts)["found"] for row in log for event in row.events if event.kind == "dug"]


async def test_an_old_and_a_new_game_are_played_side_by_side_over_restarts(
    world: World, released: Path
) -> None:
    await world.crash(First())
    old = await world.deal()
    await world.bid(old, "3", "1")
    await world.press(old, HOST, "left")

    release(released, 2, gold=6)
    await world.crash(Second())
    new = await world.deal()
    await world.bid(new, "3", "1")
    await world.crash(Second())
    await world.press(new, HOST, "left")
    await world.play_on(old, 3)
    await world.crash(Second())
    games = [await world.play_on(table) for table in (old, new)]

    assert [game.rules.edition for game in games] == [(1, 1, 1), (2, 2, 1)]
    assert [await dug_up(world, table) for table in (old, new)] == [[1, 1, 1], [2, 2, 2]]
    prints = [(await world.tables.get(table)).fingerprint for table in (old, new)]
    assert prints == [Second().at_version(version).fingerprint for version in (1, 2)]


async def test_the_file_of_each_is_verified_by_the_rules_it_names(world: World, released: Path) -> None:
    await world.crash(First())
    old = await world.deal()
    release(released, 2, gold=6)
    await world.crash(Second())
    new = await world.deal()
    for table in (old, new):
        await world.play_on(table)
    texts = [await world.exported(table) for table in (old, new)]

    assert [verify(text, {"diggers": Second()}).facts.get("version") for text in texts] == [1, 2]
    assert [verify(text, {"diggers": Second()}).is_valid for text in texts] == [True, True]
    assert verify(texts[1], {"diggers": First()}).code == "other-version"
    assert verify(texts[0], {"diggers": Third()}).code == "other-version"


async def test_a_game_of_a_version_that_is_given_up_is_closed(world: World, released: Path) -> None:
    await world.crash(First())
    old = await world.deal()
    release(released, 2, gold=6)
    await world.crash(Third())

    assert await refused(world.press(old, HOST, "1")) == "rules-unsupported"
    saved = await world.store.games.load(old)
    assert saved.checkpoint.winners == ()


async def test_an_older_bot_leaves_a_game_of_a_newer_version_alone(world: World, released: Path) -> None:
    release(released, 2, gold=6)
    await world.crash(Second())
    new = await world.deal()
    await world.crash(First())

    assert await refused(world.press(new, GUEST, "1")) == "table-too-new"
    await world.crash(Second())
    assert (await world.press(new, GUEST, "1")).is_new
