"""Hints: requested in the user's panel, shown to them alone, against computers."""

from typing import Any

import pytest
from e2e.lobbying import challenge, set_language
from e2e.test_panels import answers, opens, presses
from e2e.world import World, answer_text, button, buttons
from simcord import InteractionResult

from bot.i18n.texts import load_texts
from bot.worker import Worker

ENGLISH = load_texts("en")


class Absent(Worker):
    """A process that cannot be started."""

    async def run(self, *_: Any) -> Any:
        raise OSError("no process")


async def asks(world: World, table_id: int) -> InteractionResult:
    panel = await opens(world, table_id, world.alice)
    return await world.alice.click(panel, custom_id=button(panel, f"t:{table_id}:hint"))


async def test_the_panel_says_what_the_marshal_would_do_and_why(world: World) -> None:
    world.bot.services.search.patience = 120  # seconds: the machine may be busy with other tests
    table = await world.against_computer("bang")
    before = await world.snapshot(table)

    hint = await asks(world, table)

    assert hint.ephemeral
    assert "The marshal would play: **" in answer_text(hint)
    assert "wins in 100 from here" in answer_text(hint) or "A rule of thumb" in answer_text(hint)
    assert f"table {table}" in answer_text(hint)
    assert (await world.snapshot(table)).game.ply == before.game.ply
    text = answer_text(hint)
    assert answer_text(await asks(world, table)) == text


async def test_it_is_said_in_the_language_of_who_asks(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    language = "fr"
    set_language(monkeypatch, world.alice, language)
    table = await world.against_computer("outlaws-duel")
    text = load_texts(language)

    hint = await asks(world, table)

    reason = text("outlaws-hint-pick", beaten=10, reward="$").split("10")[-1]  # what the outlaw costs
    assert reason.split("$")[0] in answer_text(hint)


async def test_where_the_process_is_dead_it_says_so_and_the_game_goes_on(world: World) -> None:
    world.bot.services.search.worker = Absent(tasks=1, stuck=1)
    table = await world.against_computer("bang")

    hint = await asks(world, table)

    assert ENGLISH("hint-late") in answer_text(hint)


async def test_people_among_themselves_have_none(world: World) -> None:
    table = await world.duel()
    panel = await opens(world, table, world.alice)

    assert not buttons(panel, f"t:{table}:hint")
    more = await world.alice.click(panel, custom_id=f"t:{table}")
    assert buttons(more.response, f"t:{table}:hint") == []
    refused = await world.alice.slash(await world.channel(table), "table hint")
    assert ENGLISH("no-hint-people") in answer_text(refused)


async def test_an_offer_may_allow_hints_between_people_and_says_so(world: World) -> None:
    offer = await challenge(world, game="outlaws-duel", stakes="practice")
    assert ENGLISH("offer-hints") in offer.text
    await offer.press(world.bob, "accept")

    hint = await asks(world, offer.number)

    assert (await world.snapshot(offer.number)).stakes == "practice"
    assert "outlaws that another player may hold" in answer_text(hint)
    assert hint.ephemeral


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_a_hint_goes_when_its_decision_is_answered(world: World, elsewhere: bool) -> None:
    table = await world.against_computer("outlaws-duel")
    channel = (await world.channel(table)).id

    def hints() -> int:
        messages = world.env.backend.messages[channel].values()
        return sum("outlaws that another player may hold" in message.content for message in messages)

    await asks(world, table)
    await asks(world, table)
    assert hints() == 1  # the older one is gone

    if elsewhere:
        await answers(world, table, world.alice)
    else:
        await presses(world, table, world.alice, await opens(world, table, world.alice))

    assert hints() == 0


async def test_a_stranger_and_one_whose_game_is_over_are_told_so(world: World) -> None:
    table = await world.against_computer("ragnguns")

    stranger = await world.bob.slash(await world.channel(table), "table hint", table=table)
    assert ENGLISH("no-not-seated") in answer_text(stranger)
    await world.resign(world.alice, table)
    over = await world.alice.slash(await world.channel(table), "table hint", table=table)
    assert ENGLISH("no-game-over") in answer_text(over)
