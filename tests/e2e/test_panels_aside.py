"""**Cards**, **More** and the log stand in the hand's own panel, and lead back to the hand."""

from typing import Any

import pytest
from e2e.test_living_board import plays_on
from e2e.test_panels import answers, lines, opens, panels
from e2e.world import World, button, buttons, text_of
from simcord import MemberActor

from bot.i18n.texts import load_texts

EN = load_texts("en")


def asks(panel: Any) -> bool:
    return bool(buttons(panel, "c:") or buttons(panel, "s:"))


async def aside(world: World, table: int, person: MemberActor, kind: str = "tc") -> Any:
    """Open the user's hand, and with it the cards (`tc`) or **More** (`t`)."""
    panel = await opens(world, table, person)
    await person.click(panel, custom_id=f"{kind}:{table}")
    return panels_now(world, person)


def panels_now(world: World, person: MemberActor) -> Any:
    [panel] = [
        world.message(channel.id, message.id)
        for channel in (world.saloon, *world.saloon.threads)
        for message in world.env.backend.messages.get(channel.id, {}).values()
        if message.flags & 64 and message.visible_to(person.id)
    ]
    return panel


@pytest.mark.parametrize("game", ["outlaws-duel", "bang"])
@pytest.mark.parametrize("kind", ["tc", "t"])
async def test_it_stands_in_the_panel_and_leads_back_to_the_same_hand(
    world: World, game: str, kind: str
) -> None:
    table = await world.duel(game)
    for _ in range(6):
        await plays_on(world, table)
    person = (world.alice, world.bob)[(await world.snapshot(table)).game.open_decisions[0].seat]
    hand = await opens(world, table, person)
    before = text_of(hand)

    open_page = await aside_of(world, hand, person, f"{kind}:{table}")
    assert open_page.id == hand.id
    assert not asks(open_page)
    assert buttons(open_page)[-1] == f"h:{table}"
    await person.click(open_page, custom_id=f"h:{table}")

    back = panels_now(world, person)
    assert back.id == hand.id
    assert asks(back)
    assert lines(text_of(back)) == lines(before)
    assert back.content == ""
    others = [other for other in (world.alice, world.bob, world.carol) if other.id != person.id]
    assert [panels(world, other) for other in others] == [[], []]


async def aside_of(world: World, panel: Any, person: MemberActor, name: str) -> Any:
    await person.click(panel, custom_id=name)
    return panels_now(world, person)


async def test_it_stays_while_the_game_goes_on_and_gives_way_to_a_new_question(world: World) -> None:
    table = await world.duel()
    cards = await aside(world, table, world.alice)

    await answers(world, table, world.bob)  # Alice is still asked the same
    assert buttons(panels_now(world, world.alice)) == buttons(cards)
    await answers(world, table, world.alice)
    await answers(world, table, world.alice)
    await answers(world, table, world.bob)

    now = panels_now(world, world.alice)
    assert asks(now)
    assert now.attachments == []


async def test_it_gives_way_to_the_end(world: World) -> None:
    table = await world.duel()
    await aside(world, table, world.alice)

    await world.resign(world.bob, table)

    assert EN("panel-won") in text_of(panels_now(world, world.alice))


@pytest.mark.parametrize("kind", ["tc", "t"])
async def test_after_a_restart_an_old_panel_does_the_same(world: World, kind: str) -> None:
    table = await world.duel()
    hand = await opens(world, table, world.alice)
    await world.restart()
    open_page = await aside_of(world, hand, world.alice, f"{kind}:{table}")
    assert buttons(open_page)[-1] == f"h:{table}"
    await world.restart()

    await world.alice.click(open_page, custom_id=f"h:{table}")

    back = panels_now(world, world.alice)
    assert back.id == hand.id
    assert asks(back)
    await answers(world, table, world.alice)
    assert EN("panel-waiting", names="").rstrip(".") in text_of(panels_now(world, world.alice))


async def test_after_a_restart_it_is_followed_from_its_press_on(world: World) -> None:
    table = await world.duel()
    hand = await opens(world, table, world.alice)
    await world.restart()
    await aside_of(world, hand, world.alice, f"t:{table}")

    await answers(world, table, world.alice)
    await answers(world, table, world.bob)

    assert asks(panels_now(world, world.alice))


@pytest.mark.parametrize("what", ["note", "resign", "teach", "fair"])
async def test_what_is_answered_elsewhere_brings_the_hand_back(world: World, what: str) -> None:
    table = await world.duel()
    more = await aside(world, table, world.alice, "t")
    names = {"teach": "g:outlaws:outlaws-duel", "fair": f"fair:{table}"}
    name = names.get(what, f"t:{table}:{what}")
    if name not in buttons(more):
        await world.alice.click(more, custom_id=f"t:{table}:rest")
        more = panels_now(world, world.alice)

    await world.alice.click(more, custom_id=name)

    assert asks(world.message(more.channel.id, more.id))


async def test_the_log_turns_in_the_panel_and_leads_back(world: World) -> None:
    table = await world.duel("bang")
    for _ in range(60):
        await plays_on(world, table)
    more = await aside(world, table, world.alice, "t")

    await world.alice.click(more, custom_id=f"t:{table}:log")
    log = panels_now(world, world.alice)
    assert "\n\n" in log.embeds[0].description  # between two turns
    await world.alice.click(log, custom_id=button(log, f"l:{table}:1"))
    await world.alice.click(log, custom_id=f"h:{table}")

    assert log.id == more.id
    assert EN("log-title", table=table) in text_of(log)
    assert EN("log-title", table=table) not in text_of(panels_now(world, world.alice))


async def test_on_a_board_it_is_a_message_of_its_own_for_its_reader_alone(world: World) -> None:
    table = await world.duel("bang")
    board = await world.board(table)
    before = board.embeds[0].to_dict()

    for name in (f"tc:{table}", f"t:{table}"):
        for person in (world.alice, world.carol):
            open_page = await person.click(board, custom_id=name)
            assert open_page.ephemeral
            assert open_page.response.id != board.id
            assert buttons(open_page.response, "h:") == [f"h:{table}"] * (person is world.alice)

    assert (await world.board(table)).embeds[0].to_dict() == before


async def test_more_below_a_board_turns_into_the_hand_while_the_game_lasts(world: World) -> None:
    table = await world.duel()
    more = (await world.alice.click(await world.board(table), custom_id=f"t:{table}")).response
    assert EN("btn-hand") in str(more.components)
    assert EN("btn-back") not in str(more.components)

    await world.alice.click(more, custom_id=f"h:{table}")
    hand = panels_now(world, world.alice)
    await world.resign(world.bob, table)
    last = await world.alice.click(await world.board(table), custom_id=f"t:{table}")

    assert hand.id == more.id
    assert asks(hand)
    assert buttons(last.response, "h:") == []


@pytest.mark.parametrize("what", ["log", "cards", "board"])
async def test_after_the_end_back_leads_to_more(world: World, what: str) -> None:
    table = await world.duel()
    await world.resign(world.bob, table)
    more = (await world.alice.click(await world.board(table), custom_id=f"t:{table}")).response
    menu = (more.content, buttons(more))

    await world.alice.click(more, custom_id=f"t:{table}:{what}")
    await world.alice.click(more, custom_id=button(panels_now(world, world.alice), f"t:{table}"))

    back = panels_now(world, world.alice)
    assert (back.content, buttons(back)) == menu


async def test_a_stranger_reads_on_from_more_without_a_hand_to_go_back_to(world: World) -> None:
    table = await world.duel()
    more = await world.carol.click(await world.board(table), custom_id=f"t:{table}")

    cards = await aside_of(world, more.response, world.carol, f"t:{table}:cards")

    assert buttons(cards, "h:") == []
    assert panels(world, world.carol) == [cards]
