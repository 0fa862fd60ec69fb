"""The daily deal: its games and levels by day, the order of its runs, and streaks. No I/O.

A day is a number of days since 1970-01-01, in UTC.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from engine.core.clocks import DAY
from engine.core.decisions import Seat
from engine.core.game import AnyGame
from engine.core.log import LogRow
from engine.core.records.deals import Score
from engine.core.results import PLAYED, SCORED, ending_of, final_standings
from engine.games import MODULES
from engine.search.levels import DEPUTY, GREENHORN, MARSHAL, SCOUT, SHERIFF

BY_WEEKDAY = (DEPUTY, DEPUTY, SCOUT, SCOUT, SHERIFF, SHERIFF, MARSHAL)  # from Monday on
# the house's own players, mixed so that the first of them are a fair sample
HOUSE = (*(GREENHORN, DEPUTY, SCOUT, SHERIFF) * 2, *(GREENHORN, DEPUTY, SCOUT) * 4, *(GREENHORN, DEPUTY) * 2)
MIN_PEOPLE = 8  # from so many runs on, people alone are the field
FORTNIGHT = 14
FIRST_WEEKDAY = 3  # 1970-01-01 was a Thursday
FIFTHS = 5
BEHIND, AHEAD = 0.4, 0.6  # chances to win between which a fifth of a run counts as even


_DAILY = [(module.daily.order, module.rules[0].name) for module in MODULES.values() if module.daily]
GAMES_BY_TURNS = tuple(name for _, name in sorted(_DAILY))
SEATS: Mapping[str, int] = {
    module.rules[0].name: module.daily.seats for module in MODULES.values() if module.daily
}


def day_of(now: int) -> int:
    return now // DAY


def starts_at(day: int) -> int:
    """Return when a day begins, in UTC seconds."""
    return day * DAY


def weekday_of(day: int) -> int:
    """Return the weekday, 0 for Monday."""
    return (day + FIRST_WEEKDAY) % len(BY_WEEKDAY)


def level_of(day: int) -> str:
    return BY_WEEKDAY[weekday_of(day)]


def featured_game(day: int) -> str:
    return GAMES_BY_TURNS[day % len(GAMES_BY_TURNS)]


def seat_of(day: int, game: str) -> Seat:
    """Return the seat that everybody plays; it changes each time that the game is featured."""
    return day // len(GAMES_BY_TURNS) % SEATS[game]


def score_of(game: AnyGame, log: Sequence[LogRow], seat: Seat, seats: int) -> Score | None:
    """Return the score of a run, None if it goes on or was closed from outside; resigning is a loss."""
    ending, winners = ending_of(log), game.winners
    if winners is None or ending not in SCORED:
        return None
    standings = final_standings(game, seats)
    won = 2 if winners == (seat,) else 1 if seat in winners or not winners else 0
    return Score(won, ending == PLAYED, standings.seats[seat].margin or 0, standings.turns)


def percent(own: Score, others: Collection[Score]) -> int | None:
    """Return how much of a field a score beats, in percent; ties count half. None without a field."""
    if not others:
        return None
    beaten = sum(2 if own.rank > other.rank else own.rank == other.rank for other in others)
    return round(100 * beaten / 2 / len(others))


def field_of(people: Sequence[Score], house: Sequence[Score]) -> Sequence[Score]:
    """Return whom a run is compared with: other people, below `MIN_PEOPLE` runs also the house."""
    return people if len(people) + 1 >= MIN_PEOPLE else [*people, *house]


class Streak(NamedTuple):
    """Days in a row with a finished run, up to one of them."""

    length: int
    last_day: int
    rest_day: int | None = None  # the last missed day that was forgiven


def streak_after(before: Streak | None, day: int, away: Collection[int] = ()) -> Streak:
    """Return the streak after a run; days away do not count, one missed day a fortnight is forgiven."""
    if before is None:
        return Streak(1, day)
    if day <= before.last_day:
        return before
    missed = [gap for gap in range(before.last_day + 1, day) if gap not in away]
    if not missed:
        return Streak(before.length + 1, day, before.rest_day)
    rested = before.rest_day
    if len(missed) > 1 or (rested is not None and missed[0] - rested < FORTNIGHT):
        return Streak(1, day)
    return Streak(before.length + 1, day, missed[0])


def is_alive(streak: Streak, day: int, away: Collection[int] = ()) -> bool:
    return streak_after(streak, day, away).length > 1 or streak.last_day >= day


def fifths(chances: Sequence[float]) -> str:
    """Return a letter for each fifth of a run: b(ehind), e(ven) or a(head), by the mean chance to win."""
    letters = []
    for number in range(FIFTHS):
        start, end = (len(chances) * step // FIFTHS for step in (number, number + 1))
        part = chances[start : max(end, start + 1)] or chances[-1:] or [0.5]
        mean = sum(part) / len(part)
        letters.append("b" if mean < BEHIND else "a" if mean > AHEAD else "e")
    return "".join(letters)
