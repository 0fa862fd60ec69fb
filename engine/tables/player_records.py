"""A player's record, computed from their finished games."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import median_low

from engine.core.records.results import PlayedGame
from engine.games import GAMES, MODULES
from engine.search.levels import DEFAULT_LEVEL, GREENHORN, LEVELS

LAST = 10  # games shown one by one
RELIABLE_GAMES, RELIABLE_DECISIONS = 50, 30  # the last games considered, and the decisions needed
UNCOUNTED = ("branch", "daily")  # kinds of games; see PlayedGame
RUNG_GAMES, RUNG_WINS = 5, 3  # a rung is won by so many wins in so many games against its level
BEST_OF = 8  # games with a side before it can be the best


@dataclass(frozen=True, slots=True)
class Tally:
    played: int = 0
    won: int = 0
    drawn: int = 0


@dataclass(frozen=True, slots=True)
class GameTally:
    game: str
    tally: Tally
    best_side: str = ""  # with the most wins by games played
    best: Tally = Tally()


@dataclass(frozen=True, slots=True)
class Climb:
    game: str
    rungs: tuple[str, ...]  # levels, the lowest first
    won: int  # rungs
    wins: int  # in the last games against the next level

    @property
    def next_level(self) -> str | None:
        return self.rungs[self.won] if self.won < len(self.rungs) else None


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    people: Tally
    computers: Tally
    games: tuple[GameTally, ...]  # most played first
    longest_streak: int  # wins in a row among people
    median_seconds: int | None  # median seconds per answer
    decisions: int  # in the last games with a clock among people
    missed: int  # of them
    last: tuple[PlayedGame, ...]  # newest first, of all kinds
    climbs: tuple[Climb, ...]  # most played first

    @property
    def percent_in_time(self) -> int:
        """Return the part of the last decisions that was not missed, rounded down."""
        return 100 * (self.decisions - self.missed) // max(1, self.decisions)

    @property
    def is_reliability_known(self) -> bool:
        return self.decisions >= RELIABLE_DECISIONS


def count_record(played: Sequence[PlayedGame]) -> PlayerRecord:
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
        climbs=tuple(_climbs(game for game in counting if game.opponents == "computers")),
    )


def _climbs(played: Iterable[PlayedGame]) -> Iterator[Climb]:
    """Yield the climbs that have begun; a move that computers agreed to take back spoils a game for it."""
    games = [game for game in played if game.level is not None and not game.undos]
    for name, _ in Counter(game.game for game in games).most_common():
        rungs = tuple(LEVELS)
        if MODULES[GAMES[name].family].lookahead is None:  # all levels but the first play alike
            rungs = (DEFAULT_LEVEL,)
        levels = {level: DEFAULT_LEVEL for level in LEVELS if len(rungs) == 1 and level != GREENHORN}
        wins = {
            rung: [
                game.won
                for game in games
                if game.game == name and levels.get(game.level or "", game.level) == rung
            ]
            for rung in rungs
        }
        won = max((number for number, rung in enumerate(rungs, 1) if _is_won(wins[rung])), default=0)
        latest = sum(wins[rungs[won]][: RUNG_GAMES - 1]) if won < len(rungs) else 0
        if won or latest:
            yield Climb(name, rungs, won, min(latest, RUNG_WINS - 1))


def _is_won(wins: Sequence[bool]) -> bool:
    return any(sum(wins[first : first + RUNG_GAMES]) >= RUNG_WINS for first in range(len(wins)))


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
