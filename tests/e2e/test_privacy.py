"""`/wanted privacy`: stored data of a user is shown, exported, deleted, and not stored again."""

import json
import re
from functools import partial
from pathlib import Path

import pytest
from aiohttp import ClientConnectionError
from e2e.lobbying import challenge, open_table, refusal
from e2e.world import World, answer_text, buttons, text_of
from simcord import InteractionResult, MemberActor
from sqlalchemy import Connection, Table, select
from tables_world import refused

from bot.app.settings import Settings
from bot.i18n.texts import load_texts
from engine.games import DECKS
from engine.store.privacy import KEPT, OF_GAMES, personal
from engine.store.schema import metadata
from engine.store.schema.games import offer_participants, offers, seats
from engine.store.schema.users import decks
from engine.tables.export import verify

ROOT = Path(__file__).parents[2]


async def open_privacy(world: World, person: MemberActor) -> InteractionResult:
    return await person.slash(world.saloon, "wanted privacy")


async def twice(world: World, person: MemberActor, what: str) -> InteractionResult:
    page = await open_privacy(world, person)
    sure = await person.click(page.response, custom_id=f"pv:{what}")
    return await person.click(sure.response, custom_id=f"pv:sure{what}")


def everything(connection: Connection, table: Table) -> list[dict[str, object]]:
    return [dict(row._mapping) for row in connection.execute(select(table))]


async def rows_with(world: World, user_id: int) -> list[str]:
    """Return every column of the database that contains this id."""
    faults = []
    for table in metadata.sorted_tables:
        rows = await world.bot.store.database.read(partial(everything, table=table))
        for row in rows:
            faults += [f"{table.name}.{name}" for name, value in row.items() if str(user_id) in str(value)]
    return sorted(set(faults))


async def settled(world: World) -> int:
    """Give Alice settings, an absence, an offer, a finished game and an active one; return its id."""
    await world.alice.slash(world.saloon, "wanted me", language="fr", pings="none")
    await world.alice.slash(world.saloon, "wanted away", until="3d")
    over = await world.duel("bang")
    await world.bot.services.tables.resign(over, world.bob.id, "end")
    await challenge(world, by=world.alice, to=world.carol)
    return await world.duel("bang")


async def test_it_says_what_is_stored_to_this_person_alone(world: World) -> None:
    await settled(world)
    page = await open_privacy(world, world.alice)

    assert page.ephemeral
    counts = answer_text(page).replace("\u00a0", " ")
    assert all(line in counts for line in ("Réglages : 1", "Absences : 1", "Consignes : 2", "Parties : 2"))
    assert "pv:export" in buttons(page.response, "pv:")
    assert "Games: 0" in answer_text(await open_privacy(world, world.carol))


@pytest.mark.both_engines
async def test_the_export_has_all_that_is_theirs_and_no_secret(world: World) -> None:
    table = await settled(world)
    stored = await world.bot.store.privacy.stored_of(world.alice.id)
    page = await open_privacy(world, world.alice)
    answer = await world.alice.click(page.response, custom_id="pv:export")
    export = json.dumps(stored, default=str)

    assert answer.ephemeral
    [file] = answer.response.attachments
    data = json.loads(await file.read())
    assert [row["language"] for row in data["settings"]] == ["fr"]
    assert [row["starts_at"][:2] for row in data["absences"]] == ["20"]  # a date, not seconds
    assert {"user_settings", "absences", "games", "offers"} <= stored.keys()
    assert {row["id"] for row in stored["games"]} >= {table}
    assert "5e" * 32 not in export  # the secret of the deals
    assert str(world.bob.id) not in export


@pytest.mark.both_engines
async def test_after_the_second_question_nothing_of_theirs_is_left(world: World) -> None:
    table = await settled(world)
    await world.bot.store.users.toggle_avoided(world.bob.id, world.alice.id)
    page = await open_privacy(world, world.alice)
    sure = await world.alice.click(page.response, custom_id="pv:delete")
    assert "user_settings.user_id" in await rows_with(world, world.alice.id)
    assert sure.response is not None
    await world.alice.click(sure.response, custom_id="pv:suredelete")

    assert await rows_with(world, world.alice.id) == []
    assert (await world.snapshot(table)).game.winners is not None
    names = [participant.name for participant in (await world.snapshot(table)).participants]
    assert names[0].startswith("N. N. ")
    assert names[1] == "bob"
    assert await world.bot.services.tables.check(table)  # its checksums still match
    assert "alice" not in str((await world.board(table)).embeds[0].to_dict())


async def test_a_file_that_is_made_later_knows_only_a_pseudonym(world: World) -> None:
    table = await world.duel("outlaws-duel")
    await world.bot.services.tables.resign(table, world.bob.id, "end")
    await twice(world, world.alice, "delete")

    answer = await world.bob.slash(await world.channel(table), "wanted log", file=True)
    log = await world.bob.slash(await world.channel(table), "wanted log")
    own = json.dumps(await world.bot.store.privacy.stored_of(world.bob.id), default=str)

    file = (await answer.response.attachments[0].read()).decode()
    again = await world.bob.click(await world.board(table), custom_id=f"r:{table}")
    assert "deleted their data" in refusal(again)
    assert verify(file).is_valid
    for text in (file, answer_text(log), own):
        assert "alice" not in text
        assert str(world.alice.id) not in text


async def test_the_hosts_own_policy_is_linked(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await open_privacy(world, world.alice)
    url = Settings(privacy_url="https://example.org/wanted").privacy_url
    monkeypatch.setattr(world.bot.services, "privacy_url", url)

    after = await open_privacy(world, world.alice)

    assert "example.org" not in str(before.response.components)
    assert "https://example.org/wanted" in str(after.response.components)


def test_what_a_host_may_publish_as_it_is_says_what_discord_asks_for() -> None:
    privacy, terms = (
        (ROOT / "docs" / "legal" / name).read_text("utf-8") for name in ("privacy.md", "terms.md")
    )

    parts = re.findall(r"^## (.+)$", privacy, re.MULTILINE)
    assert parts == ["What is stored, and why", "How long", "What you can do"]
    assert "Discord" in privacy
    assert "write to CONTACT" in privacy
    assert "/wanted privacy" in terms


async def test_in_a_game_of_several_the_computer_takes_the_seat_and_the_name_goes(world: World) -> None:
    table, people = await world.start_table(3, "gnadenlos")
    await twice(world, people[0], "delete")
    [participant] = [
        participant
        for participant in (await world.snapshot(table)).participants
        if participant.name.startswith("N. N. ")
    ]

    assert participant.user_id is None
    assert participant.level
    assert (await world.snapshot(table)).game.winners is None
    offer = await world.bot.store.offers.get(table)
    assert offer is not None
    assert "alice" not in text_of(world.message(offer.channel_id, offer.message_id or 0))
    assert str(people[0].id) not in " ".join(await rows_with(world, people[0].id))


async def test_a_seat_that_a_computer_holds_is_given_up_and_the_others_play_on(world: World) -> None:
    table, people = await world.start_table(3, "gnadenlos")
    services = world.bot.services
    seat = (await world.snapshot(table)).require_seat(people[0].id)
    await services.tables.set_departed(table, seat, 1)
    await services.timekeeper.timeouts.replace_departed(table, seat)
    await twice(world, people[0], "delete")
    after = await world.snapshot(table)

    assert after.game.winners is None
    assert after.participants[seat].user_id is None
    assert after.participants[seat].level
    assert str(people[0].id) not in " ".join(await rows_with(world, people[0].id))


async def test_who_wants_nothing_stored_is_offered_nothing_and_can_change_their_mind(world: World) -> None:
    table = await open_table(world)
    await twice(world, world.bob, "nothing")
    offered = await world.alice.slash(world.saloon, "wanted duel", opponent=world.bob, game="outlaws-duel")
    offering = await world.bob.slash(world.saloon, "wanted duel", opponent=world.alice, game="outlaws-duel")
    setting = await world.bob.slash(world.saloon, "wanted me", language="es")

    assert "does not want to be offered games" in refusal(offered)
    assert "nothing be stored" in refusal(offering)
    assert "nothing be stored" in refusal(await table.press(world.bob, "join"))
    assert "nothing be stored" in refusal(setting)
    assert await rows_with(world, world.bob.id) == ["opt_outs.user_id"]

    await world.restart()
    page = await open_privacy(world, world.bob)
    await world.bob.click(page.response, custom_id="pv:allow")
    await challenge(world, to=world.bob)


def test_every_table_with_a_person_is_looked_at() -> None:
    known = {table.name for table in personal()} | {*OF_GAMES, "offers"}
    people = {
        table.name for table in metadata.sorted_tables if {"user_id", "opponent_id"} & set(table.c.keys())
    }

    assert people == known
    assert set(KEPT) <= known
    assert all(table.name in known for table in (decks, seats, offer_participants, offers))


async def test_whoever_wants_nothing_stored_saves_no_deck_and_no_lesson(world: World) -> None:
    services, user = world.bot.services, world.carol.id
    family = next(iter(DECKS))
    deck = next(iter(DECKS[family].prebuilt.values()))
    await services.decks.make(user, family, "before", deck)
    await services.lessons.begin(user, "bang", 0)
    await twice(world, world.carol, "nothing")

    assert await refused(services.decks.make(user, family, "after", deck)) == "opted-out"
    await services.lessons.begin(user, "bang", 0)
    assert [name for name in await rows_with(world, user) if name != "opt_outs.user_id"] == []
    assert await services.decks.all(user) == []


async def test_boards_lose_a_deleted_name_even_if_an_offer_cannot_be_reached(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_: object) -> None:
        raise ClientConnectionError

    table, people = await world.start_table(3, "gnadenlos")
    monkeypatch.setattr("bot.features.privacy.actions.show_changed", lost)
    answer = await twice(world, people[0], "delete")

    assert load_texts("en")("privacy-deleted") in answer_text(answer)
    assert people[0].name not in text_of(await world.board(table))
