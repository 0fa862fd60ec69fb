"""A press is acknowledged in time no matter how long the disk takes; its answer follows."""

import asyncio

import pytest
from e2e.world import World, answer_text, button, buttons

from bot.i18n.texts import load_texts
from bot.services import late_answers

ENGLISH = load_texts("en")


def answers(world: World, since: int) -> list[int]:
    """Return the types of first answers: 5 defers a command's answer, 6 a press's."""
    requests = [request for request in world.env.http_requests[since:] if request.path.endswith("/callback")]
    return [request.json["type"] for request in requests]


def slow(monkeypatch: pytest.MonkeyPatch, part: object, name: str) -> None:
    """Make a call of this part of the store take longer than Discord waits for an answer."""
    monkeypatch.setattr(late_answers, "PATIENCE", 0.02)
    plain = getattr(part, name)

    async def slowly(*args, **options):
        await asyncio.sleep(0.2)
        return await plain(*args, **options)

    monkeypatch.setattr(part, name, slowly)


def late(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    slow(monkeypatch, world.bot.store.games, "append")
    slow(monkeypatch, world.bot.store.offers, "make_offer")


async def test_a_press_is_acknowledged_before_its_move_is_saved(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.duel()
    opened = await world.alice.slash(await world.channel(table), "wanted hand")
    late(world, monkeypatch)
    since = len(world.env.http_requests)

    await world.alice.click(opened.response, custom_id=buttons(opened.response, "c:")[0])

    assert (await world.snapshot(table)).game.ply == 1
    assert answers(world, since) == [6]
    assert "bob" in answer_text(opened)  # Alice now waits for them


async def test_an_offer_that_comes_late_is_still_for_everybody(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    late(world, monkeypatch)
    since = len(world.env.http_requests)

    await world.alice.slash(world.saloon, "wanted duel", opponent=world.bob, game="outlaws-duel")

    [offer] = world.saloon.history(viewer=world.bob)
    assert answers(world, since) == [5]
    await world.bob.click(offer, custom_id=button(offer, "o:", ":accept"))
    [summary] = await world.bot.store.summaries.of_open_tables(user_id=world.bob.id)
    assert summary.participants[0].user_id == world.alice.id


async def test_where_a_late_offer_is_refused_nothing_says_that_it_is_still_to_come(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    late(world, monkeypatch)
    world.env.inject_error("POST", "/webhooks/*", status=500, times=1)

    await world.alice.slash(world.saloon, "wanted duel", opponent=world.bob, game="outlaws-duel")

    [answer] = world.saloon.history(viewer=world.alice)
    assert answer.content == ENGLISH("no-discord")
    assert await world.bot.store.offers.open_offers(user_id=world.alice.id) == []


async def test_a_late_offer_stands_also_if_its_deferral_cannot_be_deleted(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    late(world, monkeypatch)
    world.env.inject_error("DELETE", "/webhooks/*", status=500, times=1)

    await world.alice.slash(world.saloon, "wanted duel", opponent=world.bob, game="outlaws-duel")

    [offer] = world.saloon.history(viewer=world.bob)
    await world.bob.click(offer, custom_id=button(offer, "o:", ":accept"))
    assert await world.bot.store.summaries.of_open_tables(user_id=world.bob.id)


async def test_what_is_refused_late_is_said_to_its_user_alone(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.duel()
    monkeypatch.setattr(late_answers, "PATIENCE", 0.02)
    plain = world.bot.services.tables.get

    async def slow(table_id):
        await asyncio.sleep(0.2)
        return await plain(table_id)

    monkeypatch.setattr(type(world.bot.services.tables), "get", lambda _, table_id: slow(table_id))
    board = await world.board(table)
    pressed = await world.carol.click(board, custom_id=f"h:{table}")

    assert ENGLISH("no-not-seated") in answer_text(pressed)
    assert ENGLISH("no-not-seated") not in world.visible(world.bob)
    assert (await world.board(table)).embeds == board.embeds


async def test_a_form_that_cannot_be_opened_any_more_is_said_to_have_been_late(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.duel()
    slow(monkeypatch, world.bot.store.users, "private_note")

    note = await world.alice.slash(await world.channel(table), "wanted note")

    assert ENGLISH("no-form-late") in answer_text(note)
