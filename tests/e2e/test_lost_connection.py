"""The database server dies in the middle of a game: presses say so, and count again once it is back."""

from collections.abc import Iterator

import pytest
from e2e.playing import by_press, play
from e2e.world import World, answer_text, buttons
from postgres_server import Server, required
from sqlalchemy import URL

from bot.i18n.texts import load_texts

EN = load_texts("en")

pytestmark = pytest.mark.errors(  # services log these errors and retry
    "StoreUnavailable", "SaveFailed", "the sweep was not finished", "the clocks were not checked"
)


@pytest.fixture
def server() -> Iterator[Server]:
    server = Server(required().programs)
    yield server
    server.remove()


@pytest.fixture
async def url(server: Server) -> URL:
    return server.new_database()


async def test_a_press_while_the_server_is_away_says_so_and_counts_when_it_is_back(
    world: World, server: Server
) -> None:
    table, people = await world.duel(), [world.alice, world.bob]
    await play(world, table, people, [by_press], steps=1)
    before = await world.snapshot(table)
    person = people[before.game.open_decisions[0].seat]
    opened = await person.slash(await world.channel(table), "wanted hand")
    option = buttons(opened.response, "c:")[0]

    server.kill()
    refused = await person.click(opened.response, custom_id=option)
    commanded = await person.slash(world.saloon, "wanted games")
    server.start()
    opened = await person.slash(await world.channel(table), "wanted hand")
    assert (await world.snapshot(table)).game.ply == before.game.ply
    await person.click(opened.response, custom_id=option)

    assert EN("no-unsaved") in answer_text(refused)
    assert EN("no-unsaved") in answer_text(commanded)
    assert (await world.snapshot(table)).game.ply > before.game.ply
    await play(world, table, people, [by_press])
    assert (await world.snapshot(table)).game.winners is not None


async def test_what_runs_beside_the_presses_goes_on_when_the_server_is_back(
    world: World, server: Server
) -> None:
    table = await world.duel(clock="live")
    server.kill()
    with world.not_waiting_for_retries():
        await world.env.advance_time(30)
    server.start()
    await world.env.advance_time(600)

    assert (await world.snapshot(table)).game.ply > 0  # the time-out
    assert (await world.bot.store.stats.stats()).overdue < 60
