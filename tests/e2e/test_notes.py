"""A private note: below its user's hand and in their replay, for nobody else, and deleted with their data."""

import json

import pytest
from e2e.playing import rush
from e2e.world import World, answer_text, button
from simcord import InteractionResult, MemberActor

from bot.i18n.texts import LANGUAGES, load_texts

EN = load_texts("en")
NOTE = "Bob bluffs with *three* bullets"
SHOWN = "Bob bluffs with \\*three\\* bullets"


async def write(world: World, person: MemberActor, table: int, note: str) -> InteractionResult:
    form = await person.slash(world.saloon, "wanted note", table=table)
    return await person.submit_modal(form, {"note": note})


async def test_a_note_stands_under_ones_hand_and_in_ones_replay_alone(world: World) -> None:
    table = await world.duel("bang")
    saved = await write(world, world.alice, table, NOTE)
    hand = answer_text(await world.alice.slash(world.saloon, "wanted hand", table=table))
    replay = answer_text(await world.alice.slash(world.saloon, "wanted replay", table=table))
    others = [
        answer_text(await person.slash(world.saloon, command, table=table))
        for person, command in ((world.bob, "wanted hand"), (world.bob, "wanted replay"))
    ]

    assert EN("note-saved") in answer_text(saved)
    assert [json.dumps(SHOWN)[1:-1] in text for text in (hand, replay)] == [True, True]
    assert [text for text in others if "bluffs" in text] == []
    assert "bluffs" not in world.visible(world.bob)


async def test_an_open_hand_shows_a_new_note_at_once_and_keeps_it_after_a_restart(world: World) -> None:
    table = await world.duel("bang")
    await world.alice.slash(world.saloon, "wanted hand", table=table)
    await write(world, world.alice, table, NOTE)
    await world.env.settle()

    assert world.visible(world.alice).count("bluffs") >= 1
    await world.restart()
    assert await world.bot.store.users.private_note(world.alice.id, table) == NOTE


async def test_the_form_has_the_note_to_change_it_and_an_empty_one_deletes_it(world: World) -> None:
    table = await world.duel("outlaws-duel")
    await write(world, world.alice, table, NOTE)
    deleted = await write(world, world.alice, table, "  ")

    assert EN("note-deleted") in answer_text(deleted)
    assert await world.bot.store.users.private_note(world.alice.id, table) == ""


async def test_more_opens_the_note_of_its_table(world: World) -> None:
    table = await world.duel("bang")
    more = await world.alice.click(await world.board(table), custom_id=f"t:{table}")
    form = await world.alice.click(more.response, custom_id=button(more.response, f"t:{table}:note"))
    await world.alice.submit_modal(form, {"note": "x" * 300})

    assert await world.bot.store.users.private_note(world.alice.id, table) == "x" * 300


async def test_a_note_is_in_the_file_of_ones_data_and_gone_with_them(world: World) -> None:
    table = await world.duel("outlaws-duel")
    await rush(world, table)
    await write(world, world.alice, table, NOTE)
    stored = await world.bot.store.privacy.stored_of(world.alice.id)
    assert [row["note"] for row in stored["private_notes"]] == [NOTE]

    await world.bot.services.user_cache.forget(world.alice.id)

    assert await world.bot.store.users.private_note(world.alice.id, table) == ""
    assert "private_notes" not in await world.bot.store.privacy.stored_of(world.alice.id)


async def test_only_who_has_a_seat_and_may_be_stored_writes_a_note(world: World) -> None:
    table = await world.duel("bang")
    refused = await world.carol.slash(world.saloon, "wanted note", table=table)
    assert EN("no-not-seated") in answer_text(refused)
    missing = await world.alice.slash(world.saloon, "wanted note", table=table + 5)
    assert EN("no-table-unknown") in answer_text(missing)
    await world.bot.store.privacy.save_optout(world.alice.id, nothing=True)

    assert EN("no-opted-out") in answer_text(
        await world.alice.slash(world.saloon, "wanted note", table=table)
    )


async def test_with_several_games_it_is_asked_which_table_the_note_is_about(world: World) -> None:
    first, second = await world.duel("bang"), await world.duel("revolver")
    answer = await world.alice.slash(world.guild.create_text_channel("porch"), "wanted note")
    assert EN("which-table-note") in answer_text(answer)
    form = await world.alice.select(
        answer.response, [str(second)], custom_id=button(answer.response, "mine:")
    )
    await world.alice.submit_modal(form, {"note": NOTE})

    notes = world.bot.store.users.private_note
    assert [await notes(world.alice.id, table) for table in (first, second)] == ["", NOTE]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_note_has_its_heading_in_the_language_of_its_user(
    world: World, reads, language: str
) -> None:
    table = await world.duel("outlaws-duel")
    await write(world, world.alice, table, NOTE)
    reads(language)

    hand = answer_text(await world.alice.click(await world.board(table), custom_id=f"h:{table}"))
    assert load_texts(language)("note-title") in hand
