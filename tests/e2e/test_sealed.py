"""Who leads the gangs of WANTED: nobody learns who has a choice, or has made it, before all gangs open."""

from collections.abc import Sequence
from typing import Any

import pytest
from e2e.lobbying import pass_time
from e2e.test_panels import answers, opens, panels
from e2e.world import World, buttons, text_of

from bot.features.game_panels.hand_panel import HandContext
from bot.i18n.texts import load_texts
from engine.core.records.users import UserSettings
from engine.core.rng import Rng
from engine.games.outlaws import operations
from engine.games.outlaws.state import Player
from engine.tables.snapshot import TableSnapshot

EN = load_texts("en")
HOUR = 3601  # after which a new board would be posted rather than the old one edited


def let_choose(monkeypatch: pytest.MonkeyPatch, snapshot: TableSnapshot, seats: Sequence[int]) -> None:
    """Let the dice of these seats alone fit more than one sensible way."""
    hands = [{*snapshot.game.state.players[seat].hand} for seat in seats]

    def ways(player: Player) -> dict[str, list[int]]:
        every = operations.ways_to_lead(player)
        return every if any(map({*player.in_play}.issubset, hands)) else dict([*every.items()][:1])

    monkeypatch.setattr(operations, "sensible_ways", ways)
    monkeypatch.setattr(Rng, "roll", lambda _, count: [1, 5, 3][:count])


@pytest.mark.parametrize("choosers", [(0, 1, 2), (0, 2), (0,)])
async def test_nobody_sees_who_has_a_choice_of_who_leads_or_has_made_it(
    world: World, monkeypatch: pytest.MonkeyPatch, choosers: tuple[int, ...]
) -> None:
    table, people = await world.start_table(3, "outlaws-gangs")
    let_choose(monkeypatch, await world.snapshot(table), choosers)
    for person in people:
        await opens(world, table, person)
    for person in people:
        await answers(world, table, person)
    board, stranger = await world.board(table), world.person("stranger")

    assert all(f"<@{person.id}>" in (board.content or "") for person in people)
    assert "the dice have rolled" in board.content  # of whom some may have no move
    secret = "Who still chooses stays secret until all have"
    assert "Look whether you have a choice!" in text_of(board)
    assert not any(word in text_of(board) for word in ("Who gets", "<t:", "⏳", "✅"))
    for seat, person in enumerate(people):
        panel = panels(world, person)[-1]
        assert ("Nothing to choose: " in text_of(panel)) == (seat not in choosers)
        assert bool(buttons(panel, f"c:{table}:")) == (seat in choosers)
        assert "Waiting for" not in text_of(panel)
        assert (secret in text_of(panel)) == (seat not in choosers)
        assert not buttons(panel, f"h:{table}")  # nothing is new before the cards open

    for chooser in choosers[:-1]:
        await world.env.advance_time(HOUR)
        others = [person for seat, person in enumerate(people) if seat != chooser] + [stranger]
        before, start = [*map(world.visible, others)], len(world.env.http_requests)
        await answers(world, table, people[chooser])

        assert [*map(world.visible, others)] == before
        sent = world.env.http_requests[start:]
        assert not any(one.path.startswith("/channels/") for one in sent)
        assert not buttons(
            await opens(world, table, people[chooser]), "u:"
        )  # nobody takes back to learn more
        assert (await world.snapshot(table)).game.own_pending_reply(chooser)

    await answers(world, table, people[choosers[-1]])
    assert (await world.snapshot(table)).game.view(None).past


async def test_gangs_of_which_none_has_a_choice_open_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await world.start_table(3, "outlaws-gangs")
    let_choose(monkeypatch, await world.snapshot(table), ())
    for person in people:
        await answers(world, table, person)

    assert (await world.snapshot(table)).game.view(None).past


async def test_a_reply_that_nobody_may_know_of_lets_no_other_panel_be_built_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await world.start_table(3, "outlaws-gangs")
    let_choose(monkeypatch, await world.snapshot(table), (0, 1, 2))
    for person in people:
        await answers(world, table, person)
    for person in people:
        await opens(world, table, person)
    drafts, draft = list[int](), world.bot.services.panels._draft

    async def counted(hand: HandContext, *rest: Any) -> Any:
        drafts.append(hand.seat)
        return await draft(hand, *rest)

    monkeypatch.setattr(world.bot.services.panels, "_draft", counted)
    await answers(world, table, people[0])

    assert {*drafts} == {0}
    assert not buttons(panels(world, people[0])[-1], f"c:{table}:")


async def test_time_tells_nobody_who_still_has_a_choice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await world.start_table(3, "outlaws-gangs", clock="live")
    let_choose(monkeypatch, await world.snapshot(table), (0, 1))
    for person in people:
        await answers(world, table, person)
    await world.bot.services.user_cache.save(UserSettings(people[1].id, ping_mode="direct"))
    assert buttons(await opens(world, table, people[0]), f"c:{table}:")
    others = [people[2], world.person("stranger")]
    services, [clock, *_] = world.bot.services, (await world.snapshot(table)).clocks.values()
    before, told_ply = [*map(world.visible, others)], (await world.snapshot(table)).game.told_ply
    assert clock.final_reminder_at is not None

    await pass_time(world, clock.final_reminder_at - services.now(), at_work=True)
    letters = [letter.content for letter in people[1].user.dm_channel.history()]
    assert any("Last call" in letter for letter in letters)
    assert [*map(world.visible, others)] == before

    await services.timekeeper.stop()
    await world.env.advance_time(clock.deadline - services.now())
    [running] = [one for one in await world.bot.store.clocks.running_clocks() if one.seat == 0]
    await world.settle_after(services.timekeeper._handle_due(running))
    snapshot = await world.snapshot(table)
    assert snapshot.game.own_pending_reply(0)
    assert snapshot.participants[0].level  # a computer plays for them, too
    assert snapshot.game.told_ply == told_ply
    assert not buttons(panels(world, people[0])[-1], f"c:{table}:")
    await world.settle_after(services.publisher.redraw(table))
    assert [*map(world.visible, others)] == before

    await answers(world, table, people[1])
    assert EN("event-timed-out", seat="alice") in text_of(await world.board(table))
