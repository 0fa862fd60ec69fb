"""Undo in Discord: by button and by command, alone and by consent, and what the others see."""

from typing import Any

import pytest
from e2e.lobbying import refusal, set_language
from e2e.playing import by_press
from e2e.world import World, answer_text, button, buttons
from simcord import InteractionResult, MemberActor

from engine.core.decisions import Decision


async def picked(world: World, table_id: int, person: MemberActor) -> InteractionResult:
    """Let a user pick the first card of their hand by its button."""
    opened = await person.slash(await world.channel(table_id), "wanted hand", table=table_id)
    return await person.click(opened.response, custom_id=buttons(opened.response, "c:")[0])


async def ply(world: World, table_id: int) -> int:
    return (await world.snapshot(table_id)).game.ply


async def undo(world: World, table_id: int, person: MemberActor, **options: Any) -> InteractionResult:
    return await person.slash(await world.channel(table_id), "table undo", table=table_id, **options)


async def test_a_picked_card_is_taken_back_by_the_button_in_the_panel(world: World) -> None:
    table = await world.duel()
    opened = await world.alice.slash(await world.channel(table), "wanted hand")
    assert not buttons(opened.response, "u:")
    board, panel = await world.board(table), await picked(world, table, world.alice)

    undone = await world.alice.click(panel.response, custom_id=button(panel.response, "u:"))

    assert "takes back" not in answer_text(undone)  # nor on the board, where the rival would read it
    assert buttons(undone.response, "c:")
    assert [d.seat for d in (await world.snapshot(table)).game.open_decisions] == [0, 1]
    assert (await world.board(table)).id == board.id  # nobody is pinged
    assert "alice" in (await world.board(table)).embeds[0].description
    assert "takes back" not in str((await world.board(table)).embeds[0].to_dict())
    assert await world.leaks(table, [world.alice, world.bob], [world.carol]) == []


async def test_the_others_panel_stays_good_when_somebody_thinks_again(world: World) -> None:
    table = await world.duel()
    bobs = await world.bob.slash(await world.channel(table), "wanted hand")
    panel = await picked(world, table, world.alice)
    await world.alice.click(panel.response, custom_id=button(panel.response, "u:"))

    await world.bob.click(bobs.response, custom_id=buttons(bobs.response, "c:")[0])

    assert [d.seat for d in (await world.snapshot(table)).game.open_decisions] == [0]


async def test_the_same_by_command_and_after_a_restart(world: World) -> None:
    table = await world.duel()
    await picked(world, table, world.alice)
    await world.restart()

    undone = await undo(world, table, world.alice)

    assert buttons(undone.response, "c:")
    assert await ply(world, table) == 2


async def test_who_has_chosen_nothing_or_looks_on_is_told_why_not_in_their_language(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.duel()
    await picked(world, table, world.alice)

    assert "nothing of yours" in refusal(await undo(world, table, world.bob))
    assert "no seat" in refusal(await undo(world, table, world.carol))
    set_language(monkeypatch, world.bob, "fr")
    assert "rien à reprendre" in refusal(await undo(world, table, world.bob))
    assert await ply(world, table) == 1


async def test_when_the_cards_are_up_the_other_must_agree_and_then_the_same_dice_fall(world: World) -> None:
    table = await world.duel()
    await picked(world, table, world.alice)
    more = await world.alice.click(await world.board(table), custom_id=f"t:{table}")
    assert buttons(more.response, f"t:{table}:undo")
    await picked(world, table, world.bob)
    more = await world.bob.click(await world.board(table), custom_id=f"t:{table}")
    assert not buttons(more.response, f"t:{table}:undo")  # only by command, for a slip
    state = (await world.snapshot(table)).game.rules.dump((await world.snapshot(table)).game.state)
    terms = await undo(world, table, world.bob)
    assert "something hidden" in answer_text(terms)
    prompt = await world.bob.click(terms.response, custom_id=button(terms.response, "a:"))
    message = (await world.channel(table)).history()[-1]
    assert "bob would like to take back" in message.embeds[0].title

    await world.alice.click(message, custom_id=button(message, "v:", ":yes"))

    assert "Sent" in answer_text(prompt)
    snapshot = await world.snapshot(table)
    assert [d.seat for d in snapshot.game.open_decisions] == [1]
    board = await world.board(table)
    assert "bob takes the choice back" in str(board.embeds[0].to_dict())
    assert "✅" in world.message(message.channel.id, message.id).embeds[0].description
    await picked(world, table, world.bob)
    snapshot = await world.snapshot(table)
    assert snapshot.game.rules.dump(snapshot.game.state) == state


async def test_a_play_of_ones_turn_is_taken_back_to_its_first_question(world: World) -> None:
    table, people = await world.duel("bang"), [world.alice, world.bob]
    first_decisions: dict[int, Decision] = {}
    while True:
        snapshot = await world.snapshot(table)
        decision = snapshot.game.open_decisions[-1]
        actor = decision.seat
        if not decision.can_go_back:
            first_decisions[actor] = decision
        await by_press(world, snapshot, decision, people[actor])
        snapshot = await world.snapshot(table)
        if snapshot.game.own_pending_reply(actor) is None and await world.bot.services.proposals.may_undo(
            snapshot, actor
        ):
            break

    undone = await undo(world, table, people[actor])

    assert (await world.snapshot(table)).game.decision(actor) == first_decisions[actor]
    assert "takes a choice back" in answer_text(undone)
    assert "takes a choice back" in str((await world.board(table)).embeds[0].to_dict())
