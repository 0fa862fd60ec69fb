"""The terms of an offer: the named time control, the server's, or none."""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from tables_world import CHANNEL, GUEST, GUILD, HOST, World, random_reply

from engine.core.decisions import Refused
from engine.core.game import Game
from engine.core.records.guilds import GuildSettings
from engine.core.records.offers import Offer
from engine.core.records.users import Participant
from engine.games import GAMES
from engine.tables.offer_terms import OfferLimits
from engine.tables.offers import Actor, Offers, OfferTerms

ALICE, BOB = Actor(HOST, "Alice", 1), Participant(GUEST, "Bob")
COMPUTER = Participant(None, "Wanted", level="deputy")


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path / "wanted.db")
    await world.open()
    await world.store.guilds.save_settings(GUILD, GuildSettings(default_time_control="slow", max_missed=5))
    yield world
    await world.store.close()


async def offered(world: World, clock: str = "", guest: Participant = BOB) -> Offer:
    limits = OfferLimits(world.store, lambda: world.time)
    offers = Offers(world.store, world.tables, world.games, limits, lambda: world.time)
    return await offers.challenge(OfferTerms(GUILD, CHANNEL, "diggers", clock=clock), ALICE, guest)


async def test_where_nobody_names_a_clock_it_is_the_servers(world: World) -> None:
    offer = await offered(world)

    assert (offer.time_control, offer.max_missed) == ("slow", 5)


@pytest.mark.parametrize("clock", ["none", "live"])
async def test_the_clock_that_is_named_is_taken(world: World, clock: str) -> None:
    assert (await offered(world, clock)).time_control == clock


async def test_a_clock_that_there_is_not_is_refused(world: World) -> None:
    with pytest.raises(Refused) as why:
        await offered(world, "hourglass")

    assert why.value.code == "offer-clock"


@pytest.mark.parametrize(("named", "clock"), [("", "none"), ("day", "day")])
async def test_nobody_is_hurried_who_plays_against_the_computer_unless_they_want_it(
    world: World, named: str, clock: str
) -> None:
    assert (await offered(world, named, COMPUTER)).time_control == clock


async def test_what_a_server_sets_later_does_not_change_a_game(world: World) -> None:
    offer = await offered(world)
    await world.store.guilds.save_settings(GUILD, GuildSettings(default_time_control="live", max_missed=1))
    snapshot = await world.tables.start(offer, thread=False, participants=[ALICE.participant(), BOB])

    assert (snapshot.time_control, snapshot.max_missed) == ("slow", 5)


@pytest.mark.parametrize(
    ("questions", "allowed", "patience"), [(4, 3, 1), (3, 3, 1), (8, 3, 2), (40, 3, 3), (40, 1, 1)]
)
def test_at_most_a_quarter_of_a_game_may_be_missed_in_a_row(
    questions: int, allowed: int, patience: int
) -> None:
    terms = OfferTerms(GUILD, CHANNEL, "diggers")

    assert terms.clock_and_max_missed(GuildSettings(max_missed=allowed), questions)[1] == patience


@pytest.mark.parametrize("game", GAMES)
def test_a_game_asks_a_seat_about_as_often_as_it_says(game: str) -> None:
    rules, decisions = GAMES[game], Counter[int]()
    for number in range(5):
        played, rng = Game.new(rules, rules.seats[0], f"{number:064x}", keep=False), Random(number)
        while played.winners is None:
            decision = played.open_decisions[0]
            decisions[decision.seat] += not decision.can_go_back
            played.answer(decision.seat, random_reply(decision, rng))

    participant = sum(decisions.values()) / 5 / rules.seats[0]
    assert rules.expected_decisions / 4 <= participant
    assert rules.expected_decisions == 40 or participant <= rules.expected_decisions * 4
