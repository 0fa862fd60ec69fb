"""Duels on the same deal: two users play one sealed deal, each alone; the better score wins.

No SQL and no Discord. The duel is an offer with a deal (engine/tables/offers.py), its runs are played like
those of the daily deal.
"""

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.decisions import Refused
from engine.core.records.deals import DealRun, SealedDeal
from engine.core.records.offers import ACCEPTED, COMPARED, Offer
from engine.store.deals import DealStore
from engine.store.offers import OfferStore
from engine.tables.dailies import Dailies, Fork
from engine.tables.offer_terms import Actor
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot


@dataclass(frozen=True, slots=True)
class SameDeal:
    """A duel on the same deal with both runs, the host's first; None: not begun."""

    offer: Offer
    deal: SealedDeal
    runs: tuple[DealRun | None, DealRun | None]

    def run_of(self, user_id: int) -> DealRun | None:
        return next((run for run in self.runs if run is not None and run.user_id == user_id), None)

    @property
    def is_decided(self) -> bool:
        """Whether both may know what the other came to."""
        return self.offer.state == COMPARED

    @property
    def are_both_finished(self) -> bool:
        return all(run is not None and run.score is not None for run in self.runs)

    @property
    def winner(self) -> int | None:
        """The place of the better run, 0 or 1; a run that is not finished is the worst. None: equal."""
        first, second = (() if run is None or run.score is None else run.score.rank for run in self.runs)
        return None if first == second else int(second > first)


class SameDeals:
    """All methods raise `Refused`."""

    def __init__(
        self, offers: OfferStore, deals: DealStore, dailies: Dailies, tables: Tables, now: Callable[[], int]
    ) -> None:
        self._offers, self._deals, self._dailies, self._tables = offers, deals, dailies, tables
        self._now = now

    async def on_deal(self, deal_id: int) -> SameDeal | None:
        offer = await self._offers.on_deal(deal_id)
        return None if offer is None else await self.of_offer(offer)

    async def of_offer(self, offer: Offer) -> SameDeal:
        deal = await self._deals.get(offer.deal_id or 0)
        if deal is None:
            raise Refused("same-deal-none")
        users = (offer.host.user_id or 0, offer.opponent_id or 0)
        first, second = [await self._deals.run(deal.id, user) for user in users]
        return SameDeal(offer, deal, (first, second))

    async def find(self, deal_id: int, user_id: int) -> SameDeal:
        """Return an accepted duel of this user by its deal's id, which may be forged."""
        duel = await self.on_deal(deal_id)
        if duel is None or duel.offer.state not in (ACCEPTED, COMPARED):
            raise Refused("same-deal-none")
        if user_id not in (duel.offer.host.user_id, duel.offer.opponent_id):
            raise Refused("same-deal-others")
        return duel

    async def play(self, deal_id: int, actor: Actor, name: Callable[[int], str]) -> TableSnapshot:
        """Return the user's run; the first call begins it. `name` names the computers."""
        duel = await self.find(deal_id, actor.user_id)
        if duel.run_of(actor.user_id) is None and self._now() >= duel.deal.closes_at:
            raise Refused("same-deal-over")
        return await self._dailies.play_deal(duel.deal, actor, duel.offer.guild_id, name)

    async def ended(self, deal_id: int) -> SameDeal | None:
        """Return the accepted duel on a deal if both have finished or the time is up."""
        duel = await self.on_deal(deal_id)
        if duel is None or duel.offer.state != ACCEPTED:
            return None
        is_late = self._now() >= duel.deal.closes_at and not await self._is_played(duel)
        return duel if duel.are_both_finished or is_late else None

    async def _is_played(self, duel: SameDeal) -> bool:
        """Return whether a game of the duel is still under way, as computers may finish it after the end."""
        for run in duel.runs:
            if run is not None and run.score is None:
                try:
                    snapshot = await self._tables.get(run.table_id)
                except Refused:  # it was never dealt or cannot be opened
                    continue
                if snapshot.game.winners is None:
                    return True
        return False

    async def close(self, duel: SameDeal) -> None:
        await self._offers.mark_compared(duel.offer.id, self._now())

    async def parting(self, duel: SameDeal) -> Fork | None:
        first, second = duel.runs
        if first is None or second is None or not duel.are_both_finished:
            return None
        return await self._dailies.parting(duel.deal, first, second)
