"""`/wanted games` opens all that waits for a user; the menus of users and messages do what buttons do."""

import pytest
from e2e.lobbying import challenge, offer_in, refusal, set_language
from e2e.test_clock import silent
from e2e.test_table_actions import two_duels
from e2e.world import World, _plain, answer_text, button
from simcord import InteractionResult, MemberActor

from bot.i18n.texts import load_texts
from bot.ui import style

EN = load_texts("en")


async def opens(person: MemberActor, hub: InteractionResult, value: str) -> InteractionResult:
    return await person.select(hub.response, [value], custom_id=button(hub.response, "hub"))


def rows(hub: InteractionResult) -> list[str]:
    [select] = [item for row in _plain(hub.response.components) for item in row["components"]]
    return [option["value"] for option in select["options"]]


def shorten_lists(monkeypatch: pytest.MonkeyPatch, longest: int) -> None:
    """Let lists go on to another page after this many options, of Discord's limit of 25."""
    monkeypatch.setattr(style, "MAX_CHOICES", longest)
    monkeypatch.setattr(style, "PAGE_OPTIONS", longest - 2)


# the hub


async def test_a_row_of_the_hub_opens_its_hand(world: World) -> None:
    first, second = await two_duels(world)
    hub = await world.alice.slash(world.saloon, "wanted games")
    assert {f"hand:{first}", f"hand:{second}"} <= {*rows(hub)}

    opened = await opens(world.alice, hub, f"hand:{second}")

    assert f"table\N{NO-BREAK SPACE}{second}" in answer_text(opened)


async def test_my_offers_are_withdrawn_from_the_hub(world: World) -> None:
    offer = await challenge(world)
    hub = await world.alice.slash(world.saloon, "wanted games")
    theirs = await world.bob.slash(world.saloon, "wanted games")
    assert f"withdraw:{offer.number}" not in str(theirs.response.components)

    result = await opens(world.alice, hub, f"withdraw:{offer.number}")

    assert "withdrawn" in answer_text(result)
    assert "withdrawn" in offer.text
    assert offer.verbs == []


async def test_a_rematch_is_offered_from_the_hub(world: World) -> None:
    table = await world.duel(clock="none")
    await world.resign(world.bob, table)
    hub = await world.alice.slash(world.saloon, "wanted games")
    labels = [
        item.get("label") or item["placeholder"]
        for row in _plain(hub.response.components)
        for item in row["components"]
    ]
    assert labels == [EN("hint-hub-over"), EN("btn-friend"), EN("btn-play-computer")]

    again = offer_in(world, await opens(world.alice, hub, f"rematch:{table}"))

    assert "alice wants a rematch" in again.text
    left = rows(await world.alice.slash(world.saloon, "wanted games"))
    assert left == [f"withdraw:{again.number}", f"replay:{table}"]


async def test_a_silent_opponent_stands_in_the_hub_and_is_claimed_there(world: World) -> None:
    table = await silent(world)
    hub = await world.alice.slash(world.saloon, "wanted games")
    assert load_texts("en")("games-claim") in answer_text(hub)

    claim = await opens(world.alice, hub, f"claim:{table}")

    assert "with **bob**" in answer_text(claim)
    assert button(claim.response, "k:", ":take")


# menus


async def test_a_person_is_challenged_from_their_menu(world: World) -> None:
    new_offer = offer_in(
        world, await world.alice.context_menu(world.saloon, "Challenge to a duel", world.bob)
    )

    assert "alice calls out bob" in new_offer.text


async def test_avoided_users_meet_nowhere_until_that_is_undone(world: World) -> None:
    answer = await world.bob.context_menu(world.saloon, "Avoid", world.alice)
    assert "not put at one table" in refusal(answer)

    for user, other in (world.alice, world.bob), (world.bob, world.alice):
        refused = await user.slash(world.saloon, "wanted duel", opponent=other)
        assert "not put at one table" in refusal(refused)
    assert (await challenge(world, world.carol, world.bob)).verbs
    await world.bob.context_menu(world.saloon, "Avoid", world.alice)

    assert (await challenge(world)).verbs


async def test_my_hand_is_shown_from_the_board_of_its_table(world: World) -> None:
    _, second = await two_duels(world)

    answer = await world.alice.context_menu(
        await world.channel(second), "Show my hand", await world.board(second)
    )

    assert answer.ephemeral
    assert f"table\N{NO-BREAK SPACE}{second}" in answer_text(answer)


@pytest.mark.parametrize("by_menu", [True, False])
async def test_whoever_sits_there_sees_the_board_privately_in_their_language(
    world: World, monkeypatch: pytest.MonkeyPatch, by_menu: bool
) -> None:
    _, second = await two_duels(world)
    board, channel = await world.board(second), await world.channel(second)
    before = len(channel.history())
    set_language(monkeypatch, world.alice, "fr")

    if by_menu:
        answer = await world.alice.context_menu(channel, "Describe this board", board)
    else:
        more = await world.alice.click(board, custom_id=f"t:{second}")
        answer = await world.alice.click(more.response, custom_id=f"t:{second}:board")

    assert answer.response.ephemeral
    assert load_texts("fr")("game-outlaws-duel") in answer_text(answer)
    assert (await world.snapshot(second)).commitment[: style.SMALL_SEAL] in answer_text(answer)
    assert len(channel.history()) == before


async def test_a_message_that_belongs_to_no_table_is_refused(world: World) -> None:
    offer = await challenge(world)

    assert "no such table" in refusal(
        await world.alice.context_menu(world.saloon, "Describe this board", offer.message)
    )


async def test_a_list_that_is_too_long_leads_to_the_rest(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten_lists(monkeypatch, 4)
    tables = [*await two_duels(world), *await two_duels(world), await world.duel()]
    hub = await world.alice.slash(world.saloon, "wanted games")
    first = rows(hub)
    turned = await opens(world.alice, hub, first[-1])
    second = rows(turned)
    last = await opens(world.alice, turned, second[-1])

    assert (first[-1], second[0], second[-1]) == ("turn:1", "turn:0", "turn:2")
    listed = {value for page in (first, second, rows(last)) for value in page if "turn" not in value}
    assert {f"hand:{table}" for table in tables} <= listed


async def test_a_command_that_may_mean_many_tables_asks_page_by_page(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten_lists(monkeypatch, 3)
    tables = [*await two_duels(world), *await two_duels(world)]
    prompt = await world.alice.slash(world.saloon, "wanted hand")
    picks = [rows(prompt)]
    for _ in range(3):
        prompt = await world.alice.select(prompt.response, [picks[-1][-1]])
        picks.append(rows(prompt))

    assert {value for page in picks for value in page if "turn" not in value} == {str(n) for n in tables}
