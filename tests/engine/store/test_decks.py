"""Decks in the store: their owners, their names, and which one is active."""

import asyncio
from dataclasses import replace

from tables_world import GUEST, HOST, STRANGER, World

from engine.core.records.decks import SavedDeck

MINE = SavedDeck(0, HOST, "ragnguns", "Mine", "buffalo-kid", ("machette", "fouet"))
MAX_DECKS = 30


async def save_decks(world: World, *names: str, user_id: int = HOST) -> list[SavedDeck]:
    for name in names:
        assert await world.store.decks.add_deck(replace(MINE, user_id=user_id, name=name), MAX_DECKS)
    result = {deck.name: deck for deck in await world.store.decks.of_user(user_id)}
    return [result[name] for name in names]


async def test_a_deck_is_kept(world: World) -> None:
    [own] = await save_decks(world, "Mine")
    await world.crash()

    assert own.id > 0
    assert own == replace(MINE, id=own.id)
    assert await world.store.decks.of_user(HOST) == [own]
    assert await world.store.decks.of_user(GUEST) == []


async def test_a_name_is_given_once_however_it_is_spelt_but_others_may_give_it_too(world: World) -> None:
    await save_decks(world, "Tournée")

    assert not await world.store.decks.add_deck(replace(MINE, name="TOURNÉE"), MAX_DECKS)
    assert not await world.store.decks.add_deck(replace(MINE, name="Tourne\u0301e"), MAX_DECKS)
    assert await world.store.decks.add_deck(replace(MINE, user_id=GUEST, name="Tournée"), MAX_DECKS)


async def test_a_shelf_holds_so_many_and_two_at_once_do_not_overfill_it(world: World) -> None:
    decks = [replace(MINE, name=f"deck {number}") for number in range(8)]
    added = await asyncio.gather(*(world.store.decks.add_deck(deck, 5) for deck in decks))

    assert sum(added) == 5
    assert len(await world.store.decks.of_user(HOST)) == 5


async def test_the_deck_changed_last_comes_first(world: World) -> None:
    first, second, third = await save_decks(world, "a", "b", "c")
    changed = replace(first, cards=("machette",))
    assert await world.store.decks.change_deck(first, changed)

    assert await world.store.decks.of_user(HOST) == [changed, third, second]


async def test_who_was_overtaken_changes_nothing(world: World) -> None:
    [own, other] = await save_decks(world, "a", "b")
    wishes = [replace(own, cards=("machette",)), replace(own, cards=("fouet",)), replace(own, name="c")]
    changed = await asyncio.gather(*(world.store.decks.change_deck(own, terms) for terms in wishes))

    assert sum(changed) == 1
    assert not await world.store.decks.change_deck(other, replace(other, name="A"))
    assert not await world.store.decks.change_deck(replace(other, user_id=STRANGER), replace(other, cards=()))
    assert [deck for deck in await world.store.decks.of_user(HOST) if deck.id == other.id] == [other]


async def test_one_deck_is_chosen_at_a_time_and_none_when_it_is_thrown_away(world: World) -> None:
    first, second = await save_decks(world, "a", "b")
    assert await world.store.decks.choose_deck(HOST, first.id)
    assert await world.store.decks.choose_deck(HOST, second.id)
    assert not await world.store.decks.choose_deck(GUEST, second.id)
    assert [deck.name for deck in await world.store.decks.of_user(HOST) if deck.is_active] == ["b"]

    assert not await world.store.decks.drop_deck(GUEST, second.id)
    assert await world.store.decks.drop_deck(HOST, second.id)
    assert not await world.store.decks.drop_deck(HOST, second.id)
    assert [deck.is_active for deck in await world.store.decks.of_user(HOST)] == [False]
    assert await world.store.decks.choose_deck(HOST, first.id)
    await world.store.decks.choose_no_deck(HOST)
    assert [deck.is_active for deck in await world.store.decks.of_user(HOST)] == [False]


async def test_a_deck_is_chosen_for_each_game(world: World) -> None:
    [own] = await save_decks(world, "a")
    assert await world.store.decks.add_deck(replace(MINE, family="saloon", name="b"), MAX_DECKS)
    other = next(deck for deck in await world.store.decks.of_user(HOST) if deck.family == "saloon")
    assert await world.store.decks.choose_deck(HOST, own.id)
    assert await world.store.decks.choose_deck(HOST, other.id)
    assert {deck.name for deck in await world.store.decks.of_user(HOST) if deck.is_active} == {"a", "b"}

    await world.store.decks.choose_no_deck(HOST, "saloon")
    assert [deck.name for deck in await world.store.decks.of_user(HOST) if deck.is_active] == ["a"]


async def test_the_id_of_a_deck_thrown_away_is_not_given_again(world: World) -> None:
    [old] = await save_decks(world, "a")
    await world.store.decks.drop_deck(HOST, old.id)
    [new] = await save_decks(world, "a")

    assert new.id > old.id


async def test_a_deck_is_brought_to_an_open_offer_by_who_sits_there(world: World) -> None:
    offer = await world.offer()
    assert await world.store.decks.bring_deck(offer.id, GUEST, "RNG-AA")
    assert not await world.store.decks.bring_deck(offer.id, STRANGER, "RNG-BB")
    saved = await world.store.offers.get(offer.id)

    assert [participant.deck_code for participant in saved.participants] == [None, "RNG-AA"]
    assert await world.store.decks.bring_deck(offer.id, GUEST, None)
    await world.store.offers.end_offer(offer.id, "withdrawn")
    assert not await world.store.decks.bring_deck(offer.id, GUEST, "RNG-AA")
