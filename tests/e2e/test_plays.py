"""Whole plays pressed and picked in a simulated Discord: in one list, played whole or not at all."""

import re
from collections.abc import Callable

import discord
from e2e.playing import answer_elsewhere, computer_reply, rush
from e2e.world import World, answer_text, button, buttons, list_with
from simcord import InteractionResult, MemberActor

from bot.features.game_panels.log_pages import lines_of
from bot.games.offered import MAX_ROWS, offered_plays
from bot.i18n.texts import load_texts
from bot.ui.style import phrases_for
from engine.core.decisions import BACK, replies_of
from engine.core.forced import is_confirmation
from engine.core.log import FORCED, REPEATED_FACTS
from engine.core.plays import Play
from engine.core.rules import Event
from engine.tables.service import TableSnapshot

Wanted = Callable[[Play], bool]


def plays(snapshot: TableSnapshot) -> tuple[Play, ...]:
    """Return the plays of the last seat to act."""
    waiting = snapshot.game.open_decisions
    return offered_plays(snapshot.game, waiting[-1].seat) if waiting else ()


def whole(play: Play) -> bool:
    return len(play.steps) > 1 and play.next_decision is None


async def at(world: World, name: str, wanted: Wanted) -> tuple[TableSnapshot, Play, MemberActor]:
    """Return a table where this kind of play is offered, the play, and its user."""
    for _ in range(20):
        table = await world.duel(name)
        snapshot = await rush(world, table, lambda snapshot: any(map(wanted, plays(snapshot))))
        if snapshot.game.winners is None:
            person = [world.alice, world.bob][snapshot.game.open_decisions[-1].seat]
            return snapshot, next(filter(wanted, plays(snapshot))), person
    raise AssertionError(name)


async def opened(world: World, snapshot: TableSnapshot, person: MemberActor) -> InteractionResult:
    return await person.click(await world.board(snapshot.id), custom_id=f"h:{snapshot.id}")


async def press(snapshot: TableSnapshot, panel, person: MemberActor, path: str) -> InteractionResult:
    """Press the button of a play, or pick it in the list."""
    name = f"c:{snapshot.id}:{snapshot.game.decision_ply}:{path}"
    if name in buttons(panel, "c:"):
        return await person.click(panel, custom_id=name)
    return await person.select(panel, [path], custom_id=list_with(panel, "s:", path))


def labels(panel) -> list[str]:
    items = [item for row in panel.components for item in row["components"]]
    listed = [option["label"] for item in items for option in item.get("options", ())]
    return listed + [item["label"] for item in items if item.get("label")]


async def test_a_whole_play_is_one_press(world: World) -> None:
    snapshot, play, person = await at(world, "bang", whole)
    panel = await opened(world, snapshot, person)

    pressed = await press(snapshot, panel.response, person, play.path)

    assert pressed.acknowledged
    after = await world.snapshot(snapshot.id)
    assert after.game.ply >= snapshot.game.ply + len(play.steps)
    rows = await world.bot.store.logs.log(snapshot.id)
    replies = [row.reply for row in rows if row.ply > snapshot.game.ply]
    assert replies[: len(play.steps)] == replies_of(play.path)


async def test_a_play_says_card_zone_and_price(world: World) -> None:
    snapshot, play, person = await at(
        world, "ragnguns", lambda play: whole(play) and play.steps[-1].decision.kind == "zone"
    )
    phrases, card = phrases_for(snapshot, load_texts("en")), play.steps[1].option

    panel = await opened(world, snapshot, person)

    name, zone = phrases.option("", card), phrases.option("", play.steps[2].option)
    text = f"{answer_text(panel)} {labels(panel.response)}"
    assert re.search(re.escape(name[:6]) + r"[^→]* → " + re.escape(f"{zone} (") + r"\d+\)", text)


async def test_a_list_has_at_most_twelve_lines_or_groups(world: World) -> None:
    snapshot, _, person = await at(world, "ragnguns", lambda play: play.count > 1)

    panel = await opened(world, snapshot, person)

    lists = [row["components"][0] for row in panel.response.components if "options" in row["components"][0]]
    assert all(len(listed["options"]) <= MAX_ROWS for listed in lists)
    assert any("…" in label for label in labels(panel.response))


async def test_a_play_that_comes_too_late_is_not_played(world: World) -> None:
    snapshot, play, person = await at(world, "bang", whole)
    panel = await opened(world, snapshot, person)
    await world.restart()  # from here on the panel no longer follows the game
    seat = snapshot.game.open_decisions[-1].seat
    ply = (await answer_elsewhere(world, snapshot.id, computer_reply, seat)).game.ply

    late = await press(snapshot, panel.response, person, play.path)

    assert late.acknowledged
    assert (await world.snapshot(snapshot.id)).game.ply == ply


async def test_a_button_from_before_there_were_whole_plays_asks_the_rest(world: World) -> None:
    snapshot, play, person = await at(
        world, "bang", lambda play: whole(play) and len(play.steps[1].decision.options) > 1
    )
    step = play.steps[1].decision

    # discord.py finds an old panel's button by its id alone
    seat, first = snapshot.game.open_decisions[-1].seat, (play.steps[0].option,)
    after = await answer_elsewhere(world, snapshot.id, lambda *_: first, seat)

    assert after.game.open_decisions == (step,)
    panel = await opened(world, after, person)
    assert button(panel.response, f"c:{after.id}:{after.game.decision_ply}:{BACK[0]}")


async def test_a_confirmation_is_a_question_of_its_own(world: World) -> None:
    def wasteful(play: Play) -> bool:
        return play.next_decision is not None and is_confirmation(play.next_decision)

    snapshot, play, person = await at(world, "bang", wasteful)
    panel = await opened(world, snapshot, person)

    answer = await press(snapshot, panel.response, person, play.path)

    decisions = (await world.snapshot(snapshot.id)).game.open_decisions
    assert [is_confirmation(decision) for decision in decisions] == [True]
    assert phrases_for(snapshot, load_texts("en")).decision(decisions[0]) in answer_text(answer)


async def test_a_forced_reply_is_given_and_only_the_log_tells_so(world: World) -> None:
    for _ in range(20):
        table = await world.duel("revolver")
        await rush(world, table)
        log = await world.bot.store.logs.log(table)
        if events := [event for row in log for event in row.events if event.kind == FORCED]:
            break

    snapshot, phrases = (
        await world.snapshot(table),
        phrases_for(await world.snapshot(table), load_texts("en")),
    )
    repeated = Event(FORCED, events[0].seat, REPEATED_FACTS)
    line = phrases.event(events[0])
    assert "had no other choice" in line
    assert lines_of([events[0], repeated], snapshot, phrases, phrases.event) == [line]
    assert lines_of([events[0], repeated], snapshot, phrases) == []


async def test_a_shootout_is_the_only_red_button_and_stands_below_the_list(world: World) -> None:
    shoots = "shoot"
    snapshot, _, person = await at(
        world, "ragnguns", lambda play: play.steps[0].option == shoots and len(play.steps) > 1
    )

    panel = (await opened(world, snapshot, person)).response

    items = [item for row in panel.components for item in row["components"]]
    red = [item["custom_id"] for item in items if item.get("style") == discord.ButtonStyle.danger.value]
    assert [path.split(":")[3].partition("/")[0] for path in red] == [shoots]


async def test_who_is_hit_reads_by_what_in_their_panel_though_the_board_above_says_so(world: World) -> None:
    snapshot = await rush(world, await world.duel("ragnguns"), is_sharing)
    person = [world.alice, world.bob][snapshot.game.open_decisions[0].seat]

    panel = (await opened(world, snapshot, person)).response

    hits = {line for line in lines_in(await world.board(snapshot.id)) if "fires" in line}
    assert hits
    assert hits <= lines_in(panel)


def lines_in(message: discord.Message) -> set[str]:
    values = [field.value or "" for embed in message.embeds for field in embed.fields]
    return {line for value in values for line in value.split("\n")}


def is_sharing(snapshot: TableSnapshot) -> bool:
    return any(decision.kind == "split" for decision in snapshot.game.open_decisions)
