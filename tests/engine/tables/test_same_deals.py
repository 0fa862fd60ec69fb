"""Duels on the same deal: accepted, played alone by each, decided by the better score or the deadline."""

from dataclasses import replace
from functools import partial

import pytest
from deals_world import ANA, BEN, FIRST_PRESS, MONDAY, DailyWorld
from tables_world import CHANNEL, GUILD, STRANGER, refused

from engine.club.daily import starts_at
from engine.core.clocks import DAY
from engine.core.decisions import Refused
from engine.core.records.deals import Score
from engine.core.records.offers import ACCEPTED, COMPARED, SAME_DEAL, Offer, commitment
from engine.core.records.users import Participant
from engine.games import GAMES
from engine.search.levels import SHERIFF
from engine.tables.offer_terms import Actor, OfferLimits, OfferTerms
from engine.tables.offers import Offers
from engine.tables.same_deals import SameDeal, SameDeals
from engine.tables.snapshot import TableSnapshot

ACCEPTANCE = FIRST_PRESS + 7
TERMS = OfferTerms(GUILD, CHANNEL, "bang", stakes="friendly", deal_level=SHERIFF)


class DuelWorld(DailyWorld):
    async def offered(self, terms: OfferTerms = TERMS) -> Offer:
        limits = OfferLimits(self.store, lambda: self.time)
        self.lobby = Offers(self.store, self.tables, GAMES, limits, lambda: self.time)
        self.duels = SameDeals(
            self.store.offers, self.store.deals, self.dailies, self.tables, lambda: self.time
        )
        ana, ben = Actor(ANA, "Ana", FIRST_PRESS), Participant(BEN, "Ben")
        return await self.lobby.challenge(terms, ana, ben, kind=SAME_DEAL)

    async def accepted(self) -> Offer:
        offer = await self.offered()
        await self.lobby.accept_same_deal(offer.id, Actor(BEN, "Ben", ACCEPTANCE))
        return await self.store.offers.get(offer.id)

    async def run(self, offer: Offer, user: int) -> TableSnapshot:
        return await self.duels.play(offer.deal_id or 0, Actor(user, f"player {user}", 5), str)

    async def scored(self, offer: Offer, user: int, score: Score) -> None:
        table = await self.run(offer, user)
        await self.tables.resign(table.id, user, f"r{user}")
        run = await self.store.deals.run(offer.deal_id or 0, user)
        assert run is not None
        await self.store.deals.save_score(run, score, "", 0, None)

    async def ended(self, offer: Offer) -> SameDeal | None:
        return await self.duels.ended(offer.deal_id or 0)


WORLD = partial(DuelWorld, games=GAMES, time=starts_at(MONDAY) + 3600)


WON, LOST = Score(2, True, 3, 14), Score(0, True, -1, 20)


async def test_the_deal_is_sealed_with_the_challenge_and_completed_by_the_acceptance(
    world: DuelWorld,
) -> None:
    offered = await world.offered()
    sealed = await world.store.deals.get(offered.deal_id or 0)
    await world.lobby.accept_same_deal(offered.id, Actor(BEN, "Ben", ACCEPTANCE))
    accepted = await world.store.offers.get(offered.id)
    opened = await world.store.deals.get(offered.deal_id or 0)

    assert (sealed.day, sealed.number, sealed.level) == (None, None, SHERIFF)
    assert offered.commitment == sealed.commitment == commitment(sealed.secret, sealed.terms)
    assert opened == replace(sealed, number=ACCEPTANCE, rules_version=1, closes_at=world.time + DAY)
    assert (accepted.state, accepted.expires_at) == (ACCEPTED, world.time + DAY)
    assert [who.user_id for who in accepted.participants] == [ANA, BEN]


async def test_both_play_the_same_game_and_nobody_else_does(world: DuelWorld) -> None:
    offer = await world.accepted()
    tables = [await world.run(offer, user) for user in (ANA, BEN)]

    assert len({table.id for table in tables}) == 2
    assert tables[0].game.checkpoint.data == tables[1].game.checkpoint.data
    assert (await world.run(offer, ANA)).id == tables[0].id
    assert await refused(world.run(offer, STRANGER)) == "same-deal-others"


async def test_before_the_acceptance_nobody_plays_and_only_the_challenged_accepts_once(
    world: DuelWorld,
) -> None:
    offer = await world.offered()
    assert await refused(world.run(offer, ANA)) == "same-deal-none"
    with pytest.raises(Refused, match="offer-not-opponent"):
        await world.lobby.accept_same_deal(offer.id, Actor(STRANGER, "x", 1))
    await world.lobby.accept_same_deal(offer.id, Actor(BEN, "Ben", ACCEPTANCE))
    with pytest.raises(Refused, match="offer-over"):
        await world.lobby.accept_same_deal(offer.id, Actor(BEN, "Ben", ACCEPTANCE))
    assert await refused(world.duels.play(12_345, Actor(ANA, "Ana", 1), str)) == "same-deal-none"


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        (replace(TERMS, game="outlaws-duel"), "same-deal-game"),
        (replace(TERMS, game="chess"), "offer-game"),
        (replace(TERMS, deal_level="wizard"), "offer-none"),
    ],
)
async def test_games_of_luck_and_unknown_words_are_refused(
    world: DuelWorld, terms: OfferTerms, code: str
) -> None:
    assert await refused(world.offered(terms)) == code
    assert await world.store.offers.open_offers(user_id=ANA) == []


async def test_a_duel_ends_when_both_have_finished_and_the_better_score_wins(world: DuelWorld) -> None:
    offer = await world.accepted()
    await world.scored(offer, ANA, LOST)
    between = await world.ended(offer)
    await world.scored(offer, BEN, WON)
    duel = await world.ended(offer)

    assert between is None
    assert duel.winner == 1
    await world.duels.close(duel)
    closed = await world.duels.on_deal(offer.deal_id or 0)
    assert (closed.offer.state, closed.deal.closes_at) == (COMPARED, world.time)
    assert await world.ended(offer) is None
    assert await world.store.offers.accepted(ANA) == []


@pytest.mark.parametrize(("score", "winner"), [(LOST, 0), (WON, 0), (None, None)])
async def test_who_has_not_finished_by_the_deadline_loses_and_two_of_them_both(
    world: DuelWorld, score: Score | None, winner: int | None
) -> None:
    offer = await world.accepted()
    begun = await world.run(offer, BEN)
    if score is not None:
        await world.scored(offer, ANA, score)
    world.time += DAY
    still_played = await world.ended(offer)
    world.time += 3600
    await world.dailies.catch_up()
    duel = await world.ended(offer)

    assert still_played is None
    assert (await world.tables.get(begun.id)).game.winners == ()
    assert duel.winner == winner
    with pytest.raises(Refused, match="same-deal-over" if score is None else "daily-closed"):
        await (world.run(offer, ANA) if score is None else world.play(duel.deal, ANA))


async def test_equal_scores_have_no_winner(world: DuelWorld) -> None:
    offer = await world.accepted()
    for user in (ANA, BEN):
        await world.scored(offer, user, WON)
    duel = await world.ended(offer)

    assert duel.winner is None
    assert await world.duels.parting(duel) is None  # neither has answered anything


async def test_runs_whose_games_are_gone_are_not_compared(world: DuelWorld) -> None:
    offer = await world.accepted()
    for user in (ANA, BEN):
        await world.scored(offer, user, WON)
    duel = await world.ended(offer)
    own, other = duel.runs
    lost = replace(other, table_id=10**6)

    assert await world.dailies.parting(duel.deal, own, lost) is None
    assert await world.dailies.parting(duel.deal, lost, own) is None


async def test_a_duel_survives_a_crash_and_is_forgotten_after_a_month(world: DuelWorld) -> None:
    offer = await world.accepted()
    await world.crash()
    duels = SameDeals(world.store.offers, world.store.deals, world.dailies, world.tables, lambda: world.time)
    duel = await duels.on_deal(offer.deal_id or 0)
    assert duel is not None
    assert [accepted.id for accepted in await world.store.offers.accepted()] == [offer.id]
    await duels.close(duel)
    world.time += 40 * DAY
    await world.store.retention.purge_some()

    assert await world.store.offers.get(offer.id) is None
