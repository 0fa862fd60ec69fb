"""A player's record, computed from their finished games. No I/O."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import median_low

from engine.core.records.results import PlayedGame

LAST = 10  # games shown one by one
RELIABLE_GAMES, RELIABLE_DECISIONS = 50, 30  # the last games considered, and the decisions needed
UNCOUNTED = ("branch", "daily")  # kinds of games; see PlayedGame
BEST_OF = 8  # games with a side before it can be the best


@dataclass(frozen=True, slots=True)
class Tally:
    """The games that count, and their outcomes."""

    played: int = 0
    won: int = 0
    drawn: int = 0


@dataclass(frozen=True, slots=True)
class GameTally:
    """The games with people of one kind."""

    game: str
    tally: Tally
    best_side: str = ""  # with the most wins by games played
    best: Tally = Tally()


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """A summary of a player's finished games."""

    people: Tally
    computers: Tally
    games: tuple[GameTally, ...]  # most played first
    longest_streak: int  # wins in a row among people
    median_seconds: int | None  # median seconds per answer
    decisions: int  # in the last games with a clock among people
    missed: int  # of them
    last: tuple[PlayedGame, ...]  # newest first, of all kinds

    @property
    def percent_in_time(self) -> int:
        """Return the part of the last decisions that was not missed, rounded down."""
        return 100 * (self.decisions - self.missed) // max(1, self.decisions)

    @property
    def is_reliability_known(self) -> bool:
        return self.decisions >= RELIABLE_DECISIONS


def count_record(played: Sequence[PlayedGame]) -> PlayerRecord:
    """Count a player's games, the newest first."""
    counting = [game for game in played if game.sharing is not None and game.opponents not in UNCOUNTED]
    people = [game for game in counting if game.opponents != "computers"]
    timed = [game for game in played if game.is_timed and game.opponents in ("people", "mixed")]
    timed = timed[:RELIABLE_GAMES]
    times = [game.median_seconds for game in people if game.median_seconds is not None]
    missed = sum(game.missed for game in timed)
    return PlayerRecord(
        people=_tally(people),
        computers=_tally(game for game in counting if game.opponents == "computers"),
        games=tuple(_by_game(people)),
        longest_streak=max(
            (len([*run]) for won, run in groupby(people, lambda game: game.won) if won), default=0
        ),
        median_seconds=median_low(times) if times else None,
        decisions=sum(game.answers for game in timed) + missed,
        missed=missed,
        last=tuple(counting[:LAST]),
    )


def _by_game(played: Sequence[PlayedGame]) -> list[GameTally]:
    kinds = Counter(game.game for game in played).most_common()
    return [_game_tally(name, [game for game in played if game.game == name]) for name, _ in kinds]


def _game_tally(name: str, played: Sequence[PlayedGame]) -> GameTally:
    sides = {
        side: _tally(game for game in played if game.side == side) for side in {game.side for game in played}
    }
    known = {side: tally for side, tally in sides.items() if side and tally.played >= BEST_OF and tally.won}
    best = max(
        known, key=lambda side: (known[side].won / known[side].played, known[side].played, side), default=""
    )
    return GameTally(name, _tally(played), best, known.get(best, Tally()))


def _tally(played: Iterable[PlayedGame]) -> Tally:
    games = [*played]
    return Tally(len(games), sum(game.won for game in games), sum(game.drawn for game in games))
