"""What a deal is sealed with before anybody can play it."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.club.daily import SEATS
from engine.core.decisions import Seat
from engine.core.records.deals import SealedDeal

STANDARD = "standard"


@dataclass(frozen=True, slots=True)
class Sealing:
    epoch: Callable[[], int]  # the database's
    now: Callable[[], int]  # UTC seconds
    secret: Callable[[], str]  # 64 hexadecimal digits, for all later chance

    def deal(
        self,
        game: str,
        level: str,
        closes_at: int,
        seat: Seat | None = None,
        *,
        variant: str = STANDARD,
        day: int | None = None,
    ) -> SealedDeal:
        """Seal a deal that many play; without a `seat` the secret says which one all take."""
        secret, seats = self.secret(), SEATS[game]
        return SealedDeal(
            id=0,
            day=day,
            game=game,
            variant=variant,
            level=level,
            seats=seats,
            seat=int(secret[:8], 16) % seats if seat is None else seat,
            secret=secret,
            epoch=self.epoch(),
            created_at=self.now(),
            closes_at=closes_at,
        )
