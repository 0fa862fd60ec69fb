"""With pauses, as in production: what stands where while pictures move, and once all is quiet."""

import asyncio
from itertools import cycle
from struct import pack
from types import SimpleNamespace
from typing import Any

import pytest
from discord import SelectMenu
from e2e.playing import computer_choice, rush
from e2e.test_panels import panels
from e2e.world import World, button, buttons, text_of
from simcord import Env, MemberActor

from bot.i18n.texts import load_texts
from bot.render.scene import Scene
from bot.services.rendered_board import RenderedBoard
from engine.games import GAMES
from engine.tables.snapshot import TableSnapshot

EN = load_texts("en")
PRESSES = 14  # after which the rest of a game plays itself
SLOWER = 4  # so that SimCord, which waits for short pauses, lets users press while pictures move
QUIET = 50 * SLOWER  # seconds after which no picture moves
LULLS = (QUIET, 1, SLOWER * 3, 0, QUIET, SLOWER * 7)  # seconds between presses


@pytest.fixture
def env(pictured: Env) -> Env:
    return pictured


@pytest.fixture
def paused(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """The server, with the pauses of production and pictures that take no time."""

    async def draw(scene: Scene, *_: Any) -> bytes:
        return pack(">16xII", scene.width, scene.height)  # where a PNG tells its size

    monkeypatch.setattr(world.bot.services.pictures.pool, "draw", draw)

    async def sleep(seconds: float) -> None:
        await asyncio.sleep(SLOWER * max(seconds, 2))

    for module in ("publisher", "panels"):
        monkeypatch.setattr(f"bot.services.{module}.asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(world.env, "settle_timeout", SLOWER * 2 - 0.5)
    monkeypatch.setattr(world.bot.services.publisher, "_pause", 1)
    monkeypatch.setattr(world.bot.services.panels, "_waits", True)
    return world


def offers(panel: Any, snapshot: TableSnapshot) -> bool:
    """Return whether a panel offers answers to the open decision."""
    return bool(buttons(panel, f"s:{snapshot.id}:") or buttons(panel, f"c:{snapshot.id}:"))


async def faults(world: World, table_id: int, people: list[MemberActor]) -> list[str]:
    """Return what is wrong now that all is quiet."""
    snapshot, board = await world.snapshot(table_id), await world.board(table_id)
    wrong = []
    for seat, person in enumerate(people):
        own, decision = panels(world, person), snapshot.game.decision(seat)
        if any(EN("panel-watch") in text_of(panel) for panel in own):
            wrong.append(f"{person.name} watches for ever")
        if len(own) > 1:
            wrong.append(f"{person.name} has {len(own)} panels")
        is_lower = own and (own[-1].id > board.id or buttons(own[-1], "s:"))  # an open list stays
        if decision is not None and not (is_lower and offers(own[-1], snapshot)):
            wrong.append(f"{person.name} is not asked: {decision.kind}")
        if decision is None and own and offers(own[-1], snapshot):
            wrong.append(f"{person.name} is asked what is not open")
    return wrong


async def reply(world: World, table_id: int, person: MemberActor) -> None:
    """Answer in the newest panel, or in a new one if that asks nothing."""
    snapshot = await world.snapshot(table_id)
    seat = snapshot.require_active_seat(person.id)
    decision = snapshot.game.decision(seat)
    assert decision is not None
    if not any(offers(panel, snapshot) for panel in panels(world, person)[-1:]):
        await person.click(await world.board(table_id), custom_id=f"h:{table_id}")
    panel, wanted = (panels(world, person) or [None])[-1], computer_choice(snapshot, decision)
    if panel is None or not offers(panel, snapshot):
        return  # it made way for a picture that moves
    if buttons(panel, "s:"):
        [options] = [
            row.children[0].options for row in panel.components if isinstance(row.children[0], SelectMenu)
        ][:1]
        listed = [option.value for option in options]
        given = list(wanted) if {*wanted} <= {*listed} else listed[: max(1, decision.min_count)]
        await person.select(panel, given, custom_id=button(panel, "s:"))
        return
    offered = buttons(panel, f"c:{table_id}:")
    name = next((one for one in offered if one.split(":", 3)[3] == wanted[0]), offered[0])
    await person.click(panel, custom_id=name)


@pytest.mark.parametrize("name", GAMES)
async def test_when_all_is_quiet_each_panel_asks_what_is_open_and_none_is_left_behind(
    paused: World, name: str
) -> None:
    world, seats = paused, min(GAMES[name].seats)
    table, people = (
        await world.start_table(seats, name) if seats > 2 else (await world.duel(name), world.people[:2])
    )
    for person in people:
        await person.click(await world.board(table), custom_id=f"h:{table}")
    for count, lull in enumerate(cycle(LULLS)):
        snapshot = await world.snapshot(table)
        if snapshot.game.winners is not None or count == PRESSES:
            break
        decisions = snapshot.game.open_decisions
        await reply(world, table, people[decisions[count % len(decisions)].seat])
        await world.env.advance_time(lull)
        if lull == QUIET:
            assert (count, await faults(world, table, people)) == (count, [])
    await rush(world, table)
    await world.env.advance_time(QUIET)
    assert await faults(world, table, people) == []


async def test_the_offer_names_the_winner_once_the_board_has_shown_who_wins(paused: World) -> None:
    world, table = paused, await paused.duel("outlaws-duel")
    await rush(world, table)
    await world.env.advance_time(QUIET)

    changes = [request for request in world.env.http_requests if request.method in ("POST", "PATCH")]
    where = {"board": (await world.board(table)).channel.id, "offer": world.saloon.id}
    won = {name: f"/channels/{channel}/messages" for name, channel in where.items()}
    order = [
        name
        for request in changes
        for name, path in won.items()
        if request.path.startswith(path) and "🏆" in str(request.json)
    ]
    assert order == ["board", "offer"]


async def test_a_board_calls_at_the_next_sweep_if_it_was_stopped_while_its_result_was_read(
    paused: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, publisher = paused, paused.bot.services.publisher
    table, stopped = await world.duel("outlaws-duel"), list[int]()
    call = publisher._call

    async def stop(rendered: RenderedBoard, *more: Any) -> str | None:
        if publisher.tells_result(rendered.snapshot) and not rendered.is_quiet and not stopped:
            stopped.append(table)
            raise asyncio.CancelledError
        return await call(rendered, *more)

    monkeypatch.setattr(publisher, "_call", stop)
    for person in world.people[:2]:
        await reply(world, table, person)
    await world.env.advance_time(QUIET)
    await publisher.catch_up()
    await world.env.advance_time(QUIET)

    assert stopped
    assert (await world.board(table)).content.endswith("your move!")
