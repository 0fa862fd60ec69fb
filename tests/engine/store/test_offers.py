"""Offers in the store: participants, their order, and queries."""

import asyncio

import pytest
from sqlalchemy import delete
from tables_world import CHANNEL, GUEST, GUILD, HOST, SECRET, STRANGER, THIRD, World

from engine.core.records.offers import Offer
from engine.core.records.users import Participant
from engine.store.schema.games import offer_participants, offers


async def test_an_offer_is_kept_as_it_was_made(world: World) -> None:
    offer = await world.offer((HOST,), kind="duel", opponent_id=GUEST, opponent_name="Ann <b>", max_seats=2)
    await world.store.offers.set_offer_message(offer.id, 777)
    await world.crash()

    assert await world.store.offers.get(offer.id) == Offer(
        id=offer.id,
        kind="duel",
        guild_id=GUILD,
        channel_id=CHANNEL,
        message_id=777,
        opponent_id=GUEST,
        opponent_name="Ann <b>",
        game="diggers",
        variant="standard",
        max_seats=2,
        secret=SECRET,
        state="open",
        created_at=world.time,
        expires_at=world.time + 3600,
        participants=(Participant(HOST, f"player {HOST}", HOST),),
    )


async def test_ids_of_discord_fit_and_there_is_no_offer_that_was_not_made(world: World) -> None:
    big = 2**63 - 1
    offer = await world.offer((big,), guild_id=big, channel_id=big)

    assert (offer.guild_id, offer.channel_id, offer.host.user_id, offer.host.client_seed) == (big,) * 4
    assert await world.store.offers.get(offer.id + 1) is None


async def test_people_sit_in_the_order_in_which_they_came(world: World) -> None:
    offer = await world.offer((HOST, THIRD, GUEST))

    assert [participant.user_id for participant in offer.participants] == [HOST, THIRD, GUEST]
    assert offer.host.user_id == HOST
    assert not await world.store.offers.remove_user(offer.id, STRANGER)
    assert await world.store.offers.remove_user(offer.id, THIRD)
    assert await world.store.offers.add_participant(offer.id, Participant(THIRD, "three"))
    saved = await world.store.offers.get(offer.id)
    assert [participant.user_id for participant in saved.participants] == [HOST, GUEST, THIRD]


async def test_a_person_sits_once_computers_as_often_as_they_like_and_nobody_at_a_full_table(
    world: World,
) -> None:
    offer = await world.offer((HOST, None, None), max_seats=4)

    assert not await world.store.offers.add_participant(offer.id, Participant(HOST, "again"))
    assert await world.store.offers.add_participant(
        offer.id, Participant(None, "third computer", level="deputy")
    )
    assert not await world.store.offers.add_participant(offer.id, Participant(THIRD, "three"))


async def test_of_two_who_want_the_last_chair_one_gets_it(world: World) -> None:
    offer = await world.offer((HOST,), max_seats=2)

    sat = await asyncio.gather(
        *(world.store.offers.add_participant(offer.id, Participant(user, "x")) for user in (GUEST, THIRD))
    )

    assert sorted(sat) == [False, True]


@pytest.mark.parametrize("state", ["declined", "withdrawn", "expired"])
async def test_an_offer_ends_once_and_nothing_changes_it_afterwards(world: World, state: str) -> None:
    offer = await world.offer()
    ended = await asyncio.gather(*(world.store.offers.end_offer(offer.id, state) for _ in range(10)))

    assert sum(ended) == 1
    assert not await world.store.offers.end_offer(offer.id, "withdrawn")
    assert not await world.store.offers.add_participant(offer.id, Participant(THIRD, "three"))
    assert not await world.store.offers.remove_user(offer.id, GUEST)
    saved = await world.store.offers.get(offer.id)
    assert saved.state == state


async def test_open_offers_are_found_by_guild_channel_and_user(world: World) -> None:
    one = await world.offer((HOST, GUEST), guild_id=1, channel_id=2)
    two = await world.offer((THIRD,), guild_id=1, channel_id=3, opponent_id=GUEST)
    ended = await world.offer((HOST,), guild_id=1, channel_id=2)
    await world.store.offers.end_offer(ended.id, "declined")

    assert await world.store.offers.open_offers() == [one, two]
    assert await world.store.offers.open_offers(guild_id=1) == [one, two]
    assert await world.store.offers.open_offers(guild_id=2) == []
    assert await world.store.offers.open_offers(guild_id=1, channel_id=3) == [two]
    assert await world.store.offers.open_offers(user_id=GUEST) == [one, two]
    assert await world.store.offers.open_offers(user_id=HOST) == [one]


async def test_offers_are_overdue_when_their_time_is_over(world: World) -> None:
    soon = await world.offer(expires_at=100)
    await world.offer(expires_at=101)
    ended = await world.offer(expires_at=99)
    await world.store.offers.end_offer(ended.id, "declined")

    assert await world.store.offers.overdue_offers(100) == [soon]
    assert await world.store.offers.overdue_offers(99) == []


async def test_the_id_of_an_offer_is_never_given_again(world: World) -> None:
    offer = await world.offer()
    for table in (offer_participants, offers):
        await world.store.database.write(lambda connection, table=table: connection.execute(delete(table)))

    assert (await world.offer()).id == offer.id + 1
