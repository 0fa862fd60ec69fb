"""Rows outside the games have checksums: a damaged one is noticed, and deleted or reset."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import behind
import pytest
from tables_world import GUEST, GUILD, HOST, World, refused

from engine.core.clocks import DAY, TIME_CONTROLS
from engine.core.records.decks import SavedDeck
from engine.core.records.moderation import Block
from engine.core.records.users import Participant, StandingOrder, UsualAnswer
from engine.store.integrity.checksums import (
    BLOCK,
    CLOCK,
    CONSENT,
    DECK,
    FACT,
    OFFER,
    ORDER,
    PARTICIPANT,
    PROPOSAL,
    ChecksummedTable,
)
from engine.tables.inspection import check_rows

ALL = (OFFER, PARTICIPANT, CLOCK, PROPOSAL, CONSENT, FACT, ORDER, DECK, BLOCK)
KEYS = {"id", "table_id", "seat", "offer_id", "position", "proposal_id", "user_id"}  # used below to find rows
OWN_KEYS = {(FACT, "key"), (DECK, "user_id"), (ORDER, "family"), (BLOCK, "guild_id")}
LISTED = SavedDeck(0, HOST, "diggers", "Mine", "boss", ("pick", "lamp"))
DAILY = TIME_CONTROLS["day"]


def sql(world: World, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    return behind.sql(world.place, statement, *values)


async def filled(world: World) -> tuple[int, int]:
    """Return the ids of an open table and an open offer, with a row of each kind."""
    return await world.once("guarded", lambda: _filled(world))


async def _filled(world: World) -> tuple[int, int]:
    table = await world.deal((HOST, GUEST), time_control="day", silent_forfeit=True)
    offer = await world.offer((HOST, GUEST, None), time_control="evening", max_missed=4, epoch=3)
    await world.store.decks.bring_deck(offer.id, GUEST, "abc")
    made = await world.store.proposals.make_proposal(
        table_id=table, kind="undo", seat=0, ply=0, count=1, expires=world.time + DAY
    )
    await world.store.proposals.consent(made.id, 1)
    await world.store.meta.set("heartbeat", "1700000000")
    await world.store.orders.save_order(StandingOrder(HOST, 0, "diggers", "shout", ("pass",)))
    await world.store.decks.add_deck(LISTED, limit=9)
    await world.store.moderation.save_block(Block(GUILD, GUEST, world.time + DAY, "rude"))
    return table, offer.id


async def everything(world: World, table_id: int, offer_id: int) -> tuple[Any, ...]:
    await world.store.moderation.check_blocks()  # values cached in memory
    return (
        await world.store.offers.get(offer_id),
        await world.store.games.load(table_id),
        await world.store.clocks.running_clocks(),
        await world.store.proposals.open_proposals(),
        await world.store.meta.get("heartbeat"),
        await world.store.orders.of_user(user_id=HOST, table_id=table_id, family="diggers"),
        await world.store.decks.of_user(HOST),
        await world.store.moderation.blocks(GUILD),
    )


# empty here
NOWHERE = {"opponent_id", "rematch_of", "from_table_id", "from_ply", "deal_id", "spent_log", "history"}


def checked_columns(kind: ChecksummedTable) -> list[str]:
    """Return a number, a text and a flag of this kind, and its checksum."""
    own = [
        name for name in kind.columns_covered if name not in KEYS | NOWHERE and (kind, name) not in OWN_KEYS
    ]
    return [*{type(kind.table.c[name].type): name for name in own}.values(), "checksum"]


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        pytest.param(
            kind,
            name,
            id=f"{kind.table.name}-{name}",
            marks=() if name == "checksum" else pytest.mark.sqlite,  # a server takes longer
        )
        for kind in ALL
        for name in checked_columns(kind)
    ],
)
async def test_one_changed_byte_of_a_row_is_noticed_once_and_the_row_is_lost(
    world: World, kind: ChecksummedTable, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    table, offer = await filled(world)
    damage_one_byte(world, kind.table.name, name)
    await everything(world, table, offer)

    assert f"deleted or reset a damaged row of {kind.table.name}" in caplog.text
    caplog.clear()
    await everything(world, table, offer)
    assert "damaged" not in caplog.text


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.table.name)
def test_a_checksum_covers_all_that_a_deed_rests_on(kind: ChecksummedTable) -> None:
    beside = {"message_id", "channel_id", "opponent_name", "name", "state", "ended_at", "start_requested"}
    beside |= {"id", "checksum"}
    left = {column.name for column in kind.table.c} - {*kind.columns_covered}

    assert left <= beside


def damage_one_byte(world: World, part: str, name: str) -> None:
    place = "rowid" if isinstance(world.place, Path) else "ctid"
    last = f"SELECT {place}, {name} FROM {part} WHERE {name} IS NOT NULL ORDER BY {place} DESC LIMIT 1"
    [(number, old)] = sql(world, last)
    sql(world, f"UPDATE {part} SET {name} = ? WHERE {place} = ?", one_byte_else(old), number)


def one_byte_else(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if value in (0, 1):
        return 1 - value
    return value ^ 16 if isinstance(value, int) else f"{chr(ord(value[0]) ^ 1)}{value[1:]}"


async def test_every_change_of_a_row_makes_its_checksum_again(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    table, offer = await filled(world)
    await world.store.offers.ask_to_start(offer, world.time + 7200)
    await world.store.decks.bring_deck(offer, GUEST, "abc")
    await world.store.privacy.forget_everywhere(GUEST, [(table, 1)], -1, "somebody")
    await world.press(table, HOST, "1")
    [running] = await world.store.clocks.running_clocks(user_id=-1)
    await world.store.clocks.replace_clock(running, replace(running.clock, early_reminder_at=None))
    await world.store.clocks.credit(
        world.time, lambda one: replace(one.clock, deadline=one.clock.deadline + 5)
    )
    await world.store.meta.set("heartbeat", "1700000009")
    await world.store.orders.save_order(StandingOrder(HOST, 0, "diggers", "shout", ("loud",)))
    await world.store.orders.save_applied_order(
        UsualAnswer(HOST, "diggers", "pit", table, ("left",), world.time)
    )
    await world.store.orders.mark_applied_orders_known(HOST)
    [deck] = await world.store.decks.of_user(HOST)
    await world.store.decks.change_deck(deck, replace(deck, name="Pit"))
    await world.store.decks.choose_deck(HOST, deck.id)
    await world.store.decks.choose_no_deck(HOST)
    await world.store.moderation.save_block(Block(GUILD, GUEST, None, "rude"))
    await everything(world, table, offer)

    sums = [kind.is_sound(values) for kind in ALL for values in named_rows(world, kind)]
    assert sums == [True] * len(sums)
    assert "damaged" not in caplog.text


def named_rows(world: World, kind: ChecksummedTable) -> list[dict[str, Any]]:
    names = [*kind.columns_covered, "checksum"]
    rows = sql(world, f"SELECT {', '.join(names)} FROM {kind.table.name}")
    named = [dict(zip(names, row)) for row in rows]
    return [{name: bool(it) if name in BOOLS else it for name, it in row.items()} for row in named]


BOOLS = {"silent_forfeit", "open_hands", "has_answered", "is_active"}


# what happens to a damaged row


async def test_an_open_offer_of_which_too_little_is_left_ends(world: World) -> None:
    _, offer = await filled(world)
    sql(world, "UPDATE offers SET secret = 'x', time_control = 'y' WHERE id = ?", offer)
    saved = await world.store.offers.get(offer)

    assert saved.state == "expired"
    assert await world.store.offers.open_offers(user_id=HOST) == []


async def test_who_can_no_longer_be_told_may_sit_down_again_and_without_its_host_an_offer_ends(
    world: World,
) -> None:
    _, offer = await filled(world)
    other = (await world.offer((HOST, GUEST))).id
    sql(
        world,
        "UPDATE offer_participants SET user_id = 7777777, client_seed = 9"
        " WHERE position = 1 AND offer_id = ?",
        offer,
    )
    sql(
        world,
        "UPDATE offer_participants SET user_id = 7777777, client_seed = 9"
        " WHERE position = 0 AND offer_id = ?",
        other,
    )
    [one, two] = [await world.store.offers.get(item) for item in (offer, other)]

    assert [item.user_id for item in one.participants] == [HOST, None]
    assert await world.store.offers.add_participant(offer, Participant(GUEST, "Ann", 5))
    assert two.state == "expired"


@pytest.mark.long
async def test_a_table_whose_terms_can_no_longer_be_told_is_closed_with_its_reason(world: World) -> None:
    table, _ = await filled(world)
    sql(world, "UPDATE offers SET time_control = 'dav', max_missed = 99 WHERE id = ?", table)
    await world.crash()

    assert await world.store.clocks.running_clocks() == []
    assert await refused(world.tables.get(table)) == "table-damaged"
    assert await world.store.games.active_tables() == []
    [(events,)] = sql(world, "SELECT events FROM log_rows WHERE table_id = ? AND ply > 0", table)
    assert "table-damaged" in events


async def test_a_clock_that_is_lost_begins_again_with_the_open_question(world: World) -> None:
    table, _ = await filled(world)
    world.time += 3 * DAY // 2
    sql(world, "UPDATE clocks SET bank = 999999999, deadline = 5 WHERE seat = 0 AND table_id = ?", table)
    await world.crash()
    seats = {running.seat: running.clock for running in await world.store.clocks.running_clocks()}
    after = await world.tables.get(table)

    assert seats.keys() == {1}
    assert after.clocks[1] == seats[1]
    assert after.clocks[0].deadline == world.time + DAILY.per_decision + DAILY.bank
    assert {running.seat for running in await world.store.clocks.running_clocks()} == {0, 1}


async def test_a_proposal_that_is_lost_is_void_and_a_consent_is_asked_for_again(world: World) -> None:
    table, _ = await filled(world)
    sql(world, "UPDATE proposal_consents SET seat = 300, checksum = 'y'")
    [proposal] = await world.store.proposals.open_proposals()
    sql(world, "UPDATE proposals SET choices = 90, seat = 1")

    assert proposal.consents == ()
    assert await world.store.proposals.open_proposals() == []
    assert [
        item.state for item in await world.store.proposals.open_proposals(table_id=table, kind="undo")
    ] == ["void"]


async def test_a_fact_that_is_lost_was_never_saved_and_the_epoch_is_in_the_mark(world: World) -> None:
    await world.store.epochs.begin("one")
    await world.store.meta.set("heartbeat", "1700000000")
    await world.deal()
    await world.crash()
    sql(world, "UPDATE meta SET value = 'x', checksum = 'y' WHERE key = 'heartbeat'")
    assert await world.store.meta.get("heartbeat") is None


async def test_an_order_or_deck_that_is_lost_was_never_made_and_a_block_holds_until_it_is_lifted(
    world: World,
) -> None:
    table, _ = await filled(world)
    sql(world, "UPDATE standing_orders SET instructions = 'loud', checksum = 'y'")
    sql(world, "UPDATE decks SET cards = 'pick pick', checksum = 'y'")
    sql(world, "UPDATE user_blocks SET expires_at = 5, checksum = 'y'")

    assert await world.store.orders.of_user(user_id=HOST, table_id=table, family="diggers") == {}
    assert await world.store.decks.of_user(HOST) == []
    assert await world.store.moderation.blocks(GUILD) == [Block(GUILD, GUEST, None, "")]
    assert await world.store.moderation.lift_block(GUILD, GUEST)


async def test_a_row_that_says_it_is_of_somebody_else_is_found_by_the_check_of_all(world: World) -> None:
    await filled(world)
    for kind in (ORDER, DECK):
        sql(world, f"UPDATE {kind.table.name} SET user_id = user_id + 64")
    await world.crash()
    await check_rows(world.store)

    for kind in (ORDER, DECK):
        assert sql(world, f"SELECT * FROM {kind.table.name}") == []
