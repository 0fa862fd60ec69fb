"""Tables whose thread or channel disappears: reopened, replaced, suspended, moved."""

from typing import Any

import pytest
from e2e.lobbying import forbid, set_language
from e2e.playing import by_command, by_press, play
from e2e.world import World, answer_text, buttons
from simcord import ChannelHandle, InteractionResult
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

ARCHIVED = 50083


def square(world: World) -> ChannelHandle:
    return world.guild.create_text_channel("square")


async def delete(world: World, channel_id: int) -> None:
    world.env.backend.delete_channel(channel_id)
    await world.env.settle()


async def frozen(world: World, **options: Any) -> int:
    table = await world.duel(**options)
    thread = (await world.channel(table)).id
    world.env.backend.delete_channel(thread)
    await delete(world, world.saloon.id)
    assert (await world.snapshot(table)).location.suspended_at is not None
    return table


def news(result: InteractionResult) -> list[str]:
    return [answer.content for answer in result.followups if answer is not None and answer.ephemeral]


async def boards(world: World, channel: ChannelHandle) -> list[Any]:
    return [m for place in (channel, *channel.threads) for m in place.history() if buttons(m, "h:")]


# woken


async def test_a_thread_that_discord_has_put_away_is_woken_by_the_next_move(world: World) -> None:
    table, people = await world.duel(), [world.alice, world.bob]
    channel, old = await world.channel(table), await world.board(table)
    world.env.backend.edit_channel(channel.id, {}, thread_metadata={"archived": True})
    world.env.inject_error("PATCH", f"/channels/{channel.id}/messages/{old.id}", status=400, code=ARCHIVED)

    await play(world, table, people, [by_command], steps=1)

    assert (await world.snapshot(table)).location.channel_id == channel.id
    assert (await world.board(table)).id != old.id


# replaced


async def test_a_deleted_thread_is_replaced_at_once(world: World) -> None:
    table, people = await world.duel(), [world.alice, world.bob]
    thread = (await world.channel(table)).id

    await delete(world, thread)

    location = (await world.snapshot(table)).location
    board = await world.board(table)
    assert board.channel.id == location.channel_id not in (None, thread)
    assert location.suspended_at is None
    assert buttons(board, "h:")
    await play(world, table, people, [by_press], steps=2)


async def test_a_thread_deleted_while_the_bot_was_away_is_replaced_by_the_next_move(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await world.duel(), [world.alice, world.bob]
    thread = (await world.channel(table)).id
    with monkeypatch.context() as away:
        away.setattr(world.env.backend, "emit", lambda *event: None)
        world.env.backend.delete_channel(thread)

    snapshot = await world.snapshot(table)
    decision = snapshot.game.open_decisions[0]
    card = decision.options[0]
    await people[decision.seat].slash(world.saloon, "outlaws pick", card=card, table=table)
    await world.env.settle()

    assert (await world.snapshot(table)).location.channel_id not in (None, thread)


async def test_a_thread_deleted_while_the_bot_was_away_is_replaced_at_its_start(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, sound, put_away = await world.duel(), await world.duel(), await world.duel()
    threads = {number: (await world.channel(number)).id for number in (table, sound, put_away)}
    posted = {number: (await world.board(number)).id for number in (sound, put_away)}
    world.env.backend.edit_channel(threads[put_away], {}, thread_metadata={"archived": True})
    with monkeypatch.context() as away:
        away.setattr(world.env.backend, "emit", lambda *event: None)
        world.env.backend.delete_channel(threads[table])

    await world.restart()

    assert (await world.board(table)).channel.id not in (threads[table], world.saloon.id)
    assert {number: (await world.board(number)).id for number in (sound, put_away)} == posted


# frozen


async def test_a_table_whose_channel_is_gone_is_frozen_and_not_tried_again(world: World) -> None:
    table = await frozen(world)
    tried = len([r for r in world.env.http_requests if r.path.endswith("/messages")])

    await world.env.advance_time(120)  # the sweep

    assert len([r for r in world.env.http_requests if r.path.endswith("/messages")]) == tried
    assert await world.bot.store.boards.outdated_boards() == []
    assert (await world.snapshot(table)).game.winners is None


async def test_each_who_sits_there_is_told_once_the_next_time_they_talk_to_the_bot(world: World) -> None:
    table, elsewhere = await frozen(world), square(world)

    first = await world.alice.slash(elsewhere, "wanted games")
    second = await world.alice.slash(elsewhere, "wanted games")
    carols = await world.carol.slash(elsewhere, "wanted games")

    [texts] = news(first)
    assert f"#{table}" in texts
    assert "is paused" in texts
    assert news(second) == news(carols) == []


async def test_a_refused_command_tells_of_it_too_and_after_a_restart(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, elsewhere = await frozen(world), square(world)
    await world.restart()
    set_language(monkeypatch, world.bob, "es")

    refused = await world.bob.slash(elsewhere, "wanted hand", table=999)

    assert f"n.º {table}" in news(refused)[-1]
    assert "parada" in news(refused)[-1]


async def test_a_press_tells_of_it_too(world: World) -> None:
    other = square(world)
    opened = await world.alice.slash(other, "wanted duel", opponent=world.carol)
    table = await frozen(world)

    pressed = await world.alice.click(opened.response, custom_id=buttons(opened.response, "o:")[1])

    assert f"#{table}" in news(pressed)[-1]


async def test_nobody_plays_on_at_a_frozen_table(world: World) -> None:
    table, elsewhere = await frozen(world), square(world)
    opened = await world.alice.slash(elsewhere, "wanted hand", table=table)
    choices, explained = buttons(opened.response, "c:"), answer_text(opened)

    card = (await world.snapshot(table)).game.open_decisions[0].options[0]
    typed = await world.alice.slash(elsewhere, "outlaws pick", table=table, card=card)

    assert choices == []
    assert "gone" in explained
    assert "gone" in answer_text(typed)
    assert (await world.snapshot(table)).game.ply == 0


# moved


async def test_a_frozen_table_is_moved_to_another_channel_and_played_on(world: World) -> None:
    table, elsewhere = await frozen(world), square(world)
    world.saloon = elsewhere  # where this world looks for threads

    moved = await world.bob.slash(elsewhere, "wanted board", table=table)
    await world.env.settle()

    assert "moved here" in answer_text(moved)
    location = (await world.snapshot(table)).location
    assert (location.parent_channel_id, location.suspended_at) == (elsewhere.id, None)
    assert location.channel_id not in (None, elsewhere.id)
    assert len(await boards(world, elsewhere)) == 1
    await play(world, table, [world.alice, world.bob], [by_press, by_command], steps=4)


async def test_it_is_moved_once_by_two_who_want_it_in_two_places(world: World) -> None:
    table, here, there = await frozen(world), square(world), square(world)

    await world.alice.slash(here, "wanted board", table=table)
    await world.bob.slash(there, "wanted board", table=table)
    await world.env.settle()

    assert (await world.snapshot(table)).location.parent_channel_id == here.id
    assert await boards(world, there) == []


@pytest.mark.parametrize("command", ["wanted board", "wanted log"])
async def test_tables_of_a_channel_are_for_those_who_may_read_it(world: World, command: str) -> None:
    table = await world.duel()
    carol = (world.carol.id, OverwriteType.MEMBER)
    elsewhere = world.guild.create_text_channel("elsewhere")
    seen = await world.carol.slash(elsewhere, command, table=table)

    world.env.backend.set_overwrite(world.saloon.id, Overwrite(*carol, deny=1 << 10))  # View Channel
    await world.env.settle()
    unseen = await world.carol.slash(elsewhere, command, table=table)
    own = await world.alice.slash(elsewhere, command, table=table)

    assert "no such table" in answer_text(unseen)
    assert "no such table" not in answer_text(seen) + answer_text(own)


async def test_who_does_not_sit_there_moves_nothing(world: World) -> None:
    table, elsewhere = await frozen(world), square(world)

    looked = await world.carol.slash(elsewhere, "wanted board", table=table)

    assert looked.ephemeral
    assert (await world.snapshot(table)).location.suspended_at is not None


async def test_it_is_not_moved_to_where_the_bot_may_not_write(world: World) -> None:
    table = await frozen(world)
    closed = forbid(world, send_messages=False)

    assert "Send Messages" in answer_text(await world.alice.slash(closed, "wanted board", table=table))
    assert (await world.snapshot(table)).location.suspended_at is not None
