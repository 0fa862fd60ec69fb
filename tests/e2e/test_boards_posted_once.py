"""A board is posted once, no matter when the bot dies. This Discord respects nonces, as documented."""

import asyncio
import re
from typing import Any

import pytest
from e2e.lobbying import pass_time
from e2e.playing import by_command, play
from e2e.test_clock import ALICE, BOB, answer, begun, calls
from e2e.test_panels import answers
from e2e.test_stories import finished_story
from e2e.world import World, buttons
from simcord.backend import serializers
from simcord.http import router

REMEMBERED = 180  # seconds; the document says "the past few minutes"
SENDING = re.compile(r"/channels/\d+/messages")


@pytest.fixture(autouse=True)
def _minding_nonces(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Return the first message for a repeated `enforce_nonce`, which SimCord ignores."""
    plain, known = router.dispatch, dict[str, tuple[float, dict[str, Any]]]()

    def dispatch(backend: Any, method: str, path: str, *, json: Any = None, **rest: Any) -> Any:
        sent = json if method == "POST" and SENDING.fullmatch(path) else None
        if not sent or not sent.get("enforce_nonce"):
            return plain(backend, method, path, json=json, **rest)
        now, number = world.env.now().timestamp(), sent["nonce"]
        then, first = known.get(number, (-REMEMBERED, {}))
        if now - then < REMEMBERED:
            return as_it_is(backend, first) | {"nonce": number}
        known[number] = now, plain(backend, method, path, json=json, **rest)
        return known[number][1] | {"nonce": number}

    monkeypatch.setattr(router, "dispatch", dispatch)


def as_it_is(backend: Any, sent: dict[str, Any]) -> dict[str, Any]:
    """Return the current state of a message, or the last one of a deleted message."""
    match = backend.messages.get(int(sent["channel_id"]), {}).get(int(sent["id"]))
    return dict(serializers.message_payload(backend, match)) if match else sent


def boards(world: World, table_id: int) -> list[Any]:
    """Return all boards, whose footers begin with the number of the table."""
    places = (world.saloon, *world.saloon.threads)
    return [
        message
        for place in places
        for message in place.history()
        if any((embed.footer.text or "").startswith(f"#{table_id} ") for embed in message.embeds)
    ]


def dies_before_saving(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this process die as soon as it has sent a board."""

    async def never(*_: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(world.bot.store.boards, "save_board_message", never)


async def at_its_second_question(world: World, monkeypatch: pytest.MonkeyPatch) -> int:
    """Return a duel whose next board was sent by a process that died before saving it."""
    table = await world.duel()
    await answers(world, table, world.alice)
    dies_before_saving(world, monkeypatch)
    await answers(world, table, world.bob)
    return table


@pytest.mark.both_engines
async def test_a_board_that_was_sent_before_the_bot_died_is_the_board(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await at_its_second_question(world, monkeypatch)
    sent_boards = [message.id for message in boards(world, table)]

    await world.restart()

    assert [message.id for message in boards(world, table)] == sent_boards
    assert (await world.board(table)).id == max(sent_boards)


async def test_what_was_answered_before_the_bot_died_is_shown_on_the_board_that_was_sent(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    dies_before_saving(world, monkeypatch)
    table = await world.duel()
    [sent_board] = boards(world, table)
    await answers(world, table, world.alice)

    await world.restart()

    [board] = boards(world, table)
    assert board.id == sent_board.id
    assert "✅ alice" in str(board.embeds[0].to_dict())
    assert await world.bot.store.boards.outdated_boards() == []


async def test_a_board_that_discord_has_forgotten_when_the_bot_comes_back_is_posted_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await at_its_second_question(world, monkeypatch)
    before = max(message.id for message in boards(world, table))
    await world.stop()
    await world.env.advance_time(REMEMBERED + 1)

    await world.begin()

    assert (await world.board(table)).id == max(message.id for message in boards(world, table)) > before
    assert await world.bot.store.boards.outdated_boards() == []


async def test_a_board_for_a_question_that_was_answered_before_the_bot_came_back_is_followed_by_another(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await at_its_second_question(world, monkeypatch)
    snapshot = await world.snapshot(table)
    while (await world.snapshot(table)).game.public_ply == snapshot.game.public_ply:
        decision = (await world.snapshot(table)).game.open_decisions[0]
        await answers(world, table, (world.alice, world.bob)[decision.seat])

    await world.restart()

    assert (await world.board(table)).id == max(message.id for message in boards(world, table))
    assert await world.bot.store.boards.outdated_boards() == []


async def test_an_old_board_calls_nobody_and_has_no_buttons(world: World) -> None:
    table = await world.duel()
    old = await world.board(table)
    assert "your move" in old.content
    assert buttons(old, f"h:{table}")

    await play(world, table, [world.alice, world.bob], [by_command], steps=2)

    assert (await world.board(table)).id != old.id
    closed = world.message(old.channel.id, old.id)
    assert not closed.content
    assert not closed.components
    assert closed.embeds


async def test_a_board_that_is_asked_for_once_more_is_posted_once_more(world: World) -> None:
    table = await world.duel()
    first = await world.board(table)
    for _ in range(2):
        await world.alice.slash(await world.channel(table), "wanted board")
        await world.env.settle()

    assert len((await world.channel(table)).history()) == 3  # boards
    assert (await world.board(table)).id == max(board.id for board in boards(world, table)) != first.id


@pytest.mark.parametrize(("seconds", "times"), [(60, 1), (3600, 2)])
async def test_a_reminder_that_was_sent_before_the_bot_died_comes_once_while_discord_remembers_it(
    world: World, monkeypatch: pytest.MonkeyPatch, seconds: int, times: int
) -> None:
    """Later the bot cannot know whether it was sent: one too many is better than none."""
    table = await begun(world)
    await answer(world, table, ALICE, world.alice)
    half = (await world.snapshot(table)).clocks[BOB].early_reminder_at or 0
    before = len(await calls(world, table, world.bob))

    async def dead(*_: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(world.bot.store.pings, "save_pings", dead)
    await pass_time(world, half - world.bot.services.now(), at_work=True)
    assert len(await calls(world, table, world.bob)) == before + 1
    await world.stop()
    await world.env.advance_time(seconds)
    await world.begin()
    await world.env.advance_time(31)

    assert len(await calls(world, table, world.bob)) == before + times


async def test_a_gazette_that_was_sent_before_the_bot_died_is_not_sent_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dead(*_: object) -> None:
        raise asyncio.CancelledError

    table, *_ = await finished_story(world)
    monkeypatch.setattr(world.bot.store.stories, "save_gazette", dead)
    await world.settle_after(world.bot.services.gazettes.catch_up())
    sent = [message.id for message in world.saloon.history() if buttons(message, f"rv:{table}")]
    assert await world.bot.store.stories.without_gazette(0, world.bot.services.now(), 9) == [table]
    await world.restart()
    await world.settle_after(world.bot.services.gazettes.catch_up())

    assert [message.id for message in world.saloon.history() if buttons(message, f"rv:{table}")] == sent
    assert len(sent) == 1
    assert await world.bot.store.stories.without_gazette(0, world.bot.services.now(), 9) == []
