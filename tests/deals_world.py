"""A world of tables in which sealed deals are played alone, for tests of the daily deal and of duels."""

from typing import Any

from tables_world import GUILD, World

from engine.club.shared_deals import search_request
from engine.core.records.deals import SealedDeal
from engine.core.rng import Rng
from engine.games import PLAYERS
from engine.search.levels import run_request
from engine.tables.dailies import Dailies
from engine.tables.offer_terms import Actor, OfferLimits
from engine.tables.sealing import Sealing
from engine.tables.snapshot import TableSnapshot

MONDAY = 20_780
ANA, BEN, FIRST_PRESS = 11, 22, 1_301_000_000_000_000_042


class DailyWorld(World):
    def use(self, store: Any) -> None:
        super().use(store)
        secrets = iter(f"{number:064x}" for number in range(1, 1000))
        self.dailies = Dailies(
            *(store.deals, store.offers, store.users, OfferLimits(store, lambda: self.time), self.tables),
            Sealing(lambda: 1, lambda: self.time, lambda: next(secrets)),
        )

    async def deal_of(self, game: str, day: int = MONDAY) -> SealedDeal:
        await self.dailies.today()
        return await self.dailies.deal(day, game)

    async def play(self, deal: SealedDeal, user: int, press: int = FIRST_PRESS) -> TableSnapshot:
        actor = Actor(user, f"player {user}", press)
        return await self.dailies.play(deal.id, actor, GUILD, lambda n: f"Gun {n}", is_owner=False)

    async def finished(self, table_id: int) -> TableSnapshot:
        """Let the user play like a computer, always alike, and the computers reply, to the end."""
        while (snapshot := await self.tables.get(table_id)).game.winners is None:
            decision, ply = snapshot.game.open_decisions[0], snapshot.game.decision_ply
            who = snapshot.participants[decision.seat]
            if who.user_id is not None:
                play = PLAYERS[snapshot.game_key]
                reply = play(snapshot.game.view(decision.seat), decision, Rng(f"{ply:064x}"))
            else:
                log = await self.tables.log(table_id)
                reply = run_request(search_request(snapshot.game, who.level or "", decision.seat, log)).reply
            await self.reply(snapshot, decision.seat, reply)
        return snapshot
