"""Sealed deals that several users play alone, and their runs, as plain values."""

from dataclasses import dataclass
from typing import NamedTuple

from engine.core.decisions import Seat
from engine.core.records.offers import CommitmentTerms, commitment


class Score(NamedTuple):
    won: int  # 2: alone; 1: shared or drawn; 0: lost
    is_played_out: bool  # not resigned
    margin: int  # lead over the best other seat
    turns: int

    @property
    def rank(self) -> tuple[int, ...]:
        """What runs are ordered by, more is better: win sooner, lose later."""
        return (self.won, self.is_played_out, self.margin, -self.turns if self.won else self.turns)


@dataclass(frozen=True, slots=True, kw_only=True)
class SealedDeal:
    """A deal whose secret was committed to before anybody could play it."""

    id: int
    day: int | None  # see engine/club/daily.py; None: not a daily deal
    game: str
    variant: str
    level: str  # of the computers
    seats: int
    seat: Seat  # that everybody plays
    secret: str
    epoch: int
    created_at: int
    closes_at: int
    number: int | None = None  # the id of the first Play, which completes the seed
    rules_version: int | None = None  # at that moment

    @property
    def daily_day(self) -> int:
        assert self.day is not None
        return self.day

    @property
    def terms(self) -> CommitmentTerms:
        return CommitmentTerms(self.epoch, self.id, self.game, self.variant)

    @property
    def commitment(self) -> str:
        return commitment(self.secret, self.terms)


@dataclass(frozen=True, slots=True)
class DealRun:
    """A user's run of a deal; its score and the rest are None until it is finished in time."""

    deal_id: int
    user_id: int
    guild_id: int  # where it was begun
    table_id: int
    is_placed: bool  # False for whoever runs the bot
    score: Score | None = None
    fifths: str = ""
    streak: int = 0  # days in a row, of a daily deal
    rest_day: int | None = None  # the last missed day that was forgiven
    name: str = ""  # of the user at the table, if that still exists and was asked for


class HouseRun(NamedTuple):
    number: int
    level: str
    score: Score
