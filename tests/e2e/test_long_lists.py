"""Lists too long for Discord: suggestions, decks and blocked users say so and lead to the rest."""

from typing import Any

import pytest
from e2e.lobbying import open_table
from e2e.test_decks import GAME, made
from e2e.world import World, answer_text

from bot.i18n.texts import LANGUAGES, load_texts
from bot.services.ping_targets import MAX_LINES, played_words
from bot.ui.style import MAX_CHOICES
from engine.core.clocks import DAY
from engine.core.log import MORE_TIME
from engine.core.records.offers import Offer
from engine.core.rules import Event
from engine.games.ragnguns.cards import DECKS

ENGLISH = load_texts("en")
MORE = ENGLISH("choices-more")


async def test_suggestions_say_that_there_are_more_and_a_pick_of_that_is_refused_in_words(
    world: World,
) -> None:
    for command, option, typed in (
        ("card", "name", "a"),
        ("rules", "topic", ""),
        ("me", "timezone", "america"),
    ):
        choices = await world.alice.autocomplete(world.saloon, f"wanted {command}", option, typed)

        assert len(choices) == MAX_CHOICES
        assert choices[-1]["name"] == MORE
        assert MORE not in [choice["name"] for choice in choices[:-1]]
        picked = await world.alice.slash(world.saloon, f"wanted {command}", **{option: choices[-1]["value"]})
        assert picked.ephemeral
        assert answer_text(picked)


async def another(world: World, table_id: int) -> None:
    """Start a table like this one, without the messages of an offer."""
    snapshot = await world.snapshot(table_id)
    offer = await world.bot.store.offers.make_offer(
        Offer(
            kind="table",
            guild_id=world.guild.id,
            channel_id=world.saloon.id,
            game=snapshot.game_key,
            variant="standard",
            max_seats=2,
            secret="5e" * 32,
            expires_at=world.bot.services.now() + DAY,
            participants=(snapshot.participants[0],),
        )
    )
    await world.bot.services.tables.start(offer, thread=False, participants=snapshot.participants)


async def test_a_number_that_is_not_among_many_tables_can_be_typed(world: World) -> None:
    table = await world.duel()
    for _ in range(MAX_CHOICES):
        await another(world, table)
    sheriff = world.moderator()

    choices = await sheriff.autocomplete(world.saloon, "wanted-admin abort", "table", "")
    last = await sheriff.slash(world.saloon, "wanted-admin abort", table=choices[-1]["value"], reason="x")
    typed = await world.alice.autocomplete(world.saloon, "wanted board", "table", str(table))

    assert (len(choices), choices[-1]["name"], choices[-1]["value"]) == (MAX_CHOICES, MORE, 0)
    assert ENGLISH("no-table-unknown") in answer_text(last)
    assert table in [choice["value"] for choice in typed]
    assert await world.alice.autocomplete(world.saloon, "wanted board", "table", "98765") == []


async def test_decks_for_an_offer_are_turned_page_by_page(world: World) -> None:
    for number in range(MAX_CHOICES):
        await made(world, world.bob, f"Mine {number}", "au-corps-a-corps")
    offer = await open_table(world, GAME)
    await offer.press(world.bob, "join")
    response = (await offer.press(world.bob, "deck")).response
    assert response is not None
    first = options(response)
    await world.bob.select(response, ["turn:1"], custom_id=f"d:{offer.number}")
    second = options(response)
    await world.bob.select(response, [second[1]], custom_id=f"d:{offer.number}")

    own = [str(deck.id) for deck in await world.bot.services.decks.all(world.bob.id, GAME)]
    decks = [value for value in (*first, *second) if not value.startswith("turn:")]
    assert (first[-1], second[0]) == ("turn:1", "turn:0")
    assert decks[: len(own)] == own
    assert len({*decks}) == len(decks) == len(own) + len(DECKS)  # minus the user's own, plus "none"
    assert [participant.deck_code is not None for participant in (await offer.saved()).participants] == [
        False,
        True,
    ]


def options(message: Any) -> list[str]:
    [row] = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    return [option["value"] for option in row["components"][0]["options"]]


async def test_avoided_users_beyond_the_first_are_counted_and_stay_avoided(world: World) -> None:
    users = world.bot.store.users
    for number in range(MAX_CHOICES + 3):
        await users.toggle_avoided(world.bob.id, 10**6 + number)
    panel = await world.bob.slash(world.saloon, "wanted me")
    listed = answer_text(panel)
    people = await world.bob.click(panel.response, custom_id="me:avoid")
    explained = answer_text(people)
    await world.bob.select(people.response, [], custom_id="me:avoided")

    menu = ENGLISH("menu-avoid")
    assert ENGLISH("list-after", count=3) in listed
    assert ENGLISH("me-avoid-more", count=3, menu=menu) in explained
    assert len(await users.avoided_by(world.bob.id)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_ping_after_a_time_out_counts_the_lines_it_leaves_out(world: World, language: str) -> None:
    snapshot, text = await world.snapshot(await world.duel()), load_texts(language)
    events = [Event(MORE_TIME, 0)] * (MAX_LINES + 2)

    lines = played_words(snapshot, 0, events, text)["played"].split("\n")

    assert text("list-after", count=2) in lines
