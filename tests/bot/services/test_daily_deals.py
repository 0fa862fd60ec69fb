"""The daily deal beside the presses: the house plays in spare time, each run once."""

import pytest
from tables_world import GUILD, HOST, World

from bot.services.daily_deals import DailyDeals
from bot.services.search_process import SearchProcess
from engine.club.daily import day_of
from engine.tables.dailies import Dailies
from engine.tables.offer_terms import Actor, OfferLimits
from engine.tables.same_deals import SameDeal, SameDeals
from engine.tables.sealing import Sealing

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("our_games")]


async def test_the_house_plays_a_deal_once_it_is_opened_and_each_run_once(
    world: World, search: SearchProcess
) -> None:
    store, posted = world.store, list[int]()
    limits = OfferLimits(store, lambda: world.time)
    dailies = Dailies(
        *(store.deals, store.offers, store.users, limits, world.tables),
        Sealing(lambda: 1, lambda: world.time, lambda: "5e" * 32),
    )

    async def no_result(duel: SameDeal, seen_by: int | None) -> None:
        raise AssertionError("there is no duel")

    async def post(guild_id: int, channel_id: int, day: int) -> None:
        posted.append(day)

    duels = SameDeals(store.offers, store.deals, dailies, world.tables, lambda: world.time)
    service = DailyDeals(dailies, duels, store.offers, store.deals, world.tables, search, post, no_result)
    service.house = ("greenhorn", "deputy")
    await dailies.today()
    deal = await dailies.deal(day_of(world.time), "gnadenlos")
    await service.catch_up()
    await service.finish()
    unopened = await store.deals.house(deal.id)
    await dailies.play(deal.id, Actor(HOST, "Host", 77), GUILD, str, is_owner=False)
    for _ in range(2):
        await service.catch_up()
        await service.finish()

    assert unopened == []
    assert [(run.number, run.level) for run in await store.deals.house(deal.id)] == [
        (0, "greenhorn"),
        (1, "deputy"),
    ]
    assert posted == []
