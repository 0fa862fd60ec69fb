"""What an offer is made of: the clock that is named, or the server's, or none."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tables_world import CHANNEL, GUEST, GUILD, HOST, World

from engine.core.prompts import Illegal
from engine.core.records import Offer, Participant, ServerSettings
from engine.tables.offers import Actor, ChallengeTerms, Offers

ALICE, BOB = Actor(HOST, "Alice", 1), Participant(GUEST, "Bob")
COMPUTER = Participant(None, "Wanted", level="deputy")


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path / "wanted.db")
    await world.open()
    await world.store.save_server_settings(GUILD, ServerSettings(clock="slow", patience=5))
    yield world
    await world.store.close()


async def offered(world: World, clock: str = "", guest: Participant = BOB) -> Offer:
    offers = Offers(world.store, world.tables, world.games, lambda: world.time)
    return await offers.challenge(ChallengeTerms(GUILD, CHANNEL, "diggers", clock=clock), ALICE, guest)


async def test_where_nobody_names_a_clock_it_is_the_servers(world: World) -> None:
    offer = await offered(world)

    assert (offer.clock, offer.patience) == ("slow", 5)


@pytest.mark.parametrize("clock", ["none", "live"])
async def test_the_clock_that_is_named_is_taken(world: World, clock: str) -> None:
    assert (await offered(world, clock)).clock == clock


async def test_a_clock_that_there_is_not_is_refused(world: World) -> None:
    with pytest.raises(Illegal) as why:
        await offered(world, "hourglass")

    assert why.value.code == "offer-clock"


@pytest.mark.parametrize(("named", "clock"), [("", "none"), ("day", "day")])
async def test_nobody_is_hurried_who_plays_against_the_computer_unless_they_want_it(
    world: World, named: str, clock: str
) -> None:
    assert (await offered(world, named, COMPUTER)).clock == clock


async def test_what_a_server_sets_later_does_not_change_a_game(world: World) -> None:
    offer = await offered(world)
    await world.store.save_server_settings(GUILD, ServerSettings(clock="live", patience=1))
    snapshot = await world.tables.start(offer, thread=False, participants=[ALICE.participant(), BOB])

    assert (snapshot.clock, snapshot.patience) == ("slow", 5)
