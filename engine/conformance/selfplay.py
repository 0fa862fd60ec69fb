"""Games played without Discord, by chance or by the computer opponents, and what came of them.

What must hold at every decision of a game is in checks.py. There is no clock here: it is handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any, TypeAlias

from engine.conformance.checks import Findings, Inspector
from engine.core.decisions import Decision, Reply
from engine.core.game import Game, LogRow
from engine.core.game_module import Policy
from engine.core.rng import Rng
from engine.core.rules import RuleOptions, Rules
from engine.games import GAMES, MODULES, PLAYERS
from engine.search.levels import LEVELS, LevelPlayer, player_of
from engine.search.memory import observations_of

RANDOM, HEURISTIC = "random", "heuristic"
MOST_DECISIONS = 10_000  # a game that asks more often does not end
MOST_NOTES = 20

Mover: TypeAlias = Callable[[Game[Any, Any], Decision], Reply]


@dataclass(slots=True)
class SelfPlayReport:
    """What came of the games. `stuck` and `errors` count findings, of which one game may have several."""

    game: str
    seats: int
    games: int
    finished: int = 0
    stuck: int = 0
    errors: int = 0
    decisions: int = 0
    decisions_per_s: float = 0.0
    wins_by_seat: list[int] = field(default_factory=list)
    draws: int = 0
    restores: int = 0
    restore_mismatches: int = 0
    leak_checks: int = 0
    leaks: int = 0
    undos: int = 0
    notes: list[str] = field(default_factory=list)  # the first things that were wrong, for people

    @property
    def clean(self) -> bool:
        """Whether every game was played to its end and nothing was wrong."""
        wrong = (self.stuck, self.errors, self.restore_mismatches, self.leaks)
        return self.finished == self.games and not any(wrong)

    def numbers(self) -> dict[str, object]:
        """Everything but the notes."""
        return {name: value for name, value in asdict(self).items() if name != "notes"}

    def count(self, game: int, found: Findings) -> None:
        """Add what was found in a game."""
        self.stuck += len(found.stuck)
        self.errors += len(found.errors) + len(found.slips)
        self.restores += found.restores
        self.restore_mismatches += len(found.mismatches)
        self.leak_checks += found.leak_checks
        self.leaks += len(found.leaks)
        self.undos += found.undos
        room = MOST_NOTES - len(self.notes)
        wrong = [*found.errors, *found.stuck, *found.mismatches, *found.leaks, *found.slips]
        self.notes += [f"game {game}, {what}" for what in wrong[:room]]


@dataclass(frozen=True, kw_only=True)
class Series:
    """How a row of games is played. The same series plays the same games; number and seed say which."""

    rules: Rules[Any, Any]
    seats: int
    seed: str
    players: Sequence[str] = (RANDOM,)  # seat by seat, from the first again where there are more seats
    options: RuleOptions | None = None
    decks: Sequence[str | None] = ()  # codes of those that are brought, by seat
    verify: bool = False
    worlds_every: int = 1  # verified, so many questions lie between those that are put in other worlds
    keep: bool = False  # make snapshots and checksums as in play on Discord
    opponents: Mapping[str, Policy] = field(default_factory=lambda: PLAYERS)
    limit: int = MOST_DECISIONS

    def __post_init__(self) -> None:
        """Raise `ValueError` for a series that cannot be played."""
        if self.seats not in self.rules.seats:
            few, *_, many = (*self.rules.seats, self.rules.seats[-1])
            raise ValueError(f"{self.rules.name} has {few} to {many} seats, not {self.seats}")
        known = (RANDOM, HEURISTIC, *LEVELS)
        if not self.players or not set(known).issuperset(self.players):
            raise ValueError(f"a player is {' or '.join(known)}, not {', '.join(self.players) or 'nobody'}")
        if self._levels and self.rules.name not in GAMES:
            raise ValueError(f"{self.rules.name} has no levels")
        if HEURISTIC in self.players and self.rules.name not in self.opponents:
            raise ValueError(f"{self.rules.name} has no computer opponent")

    @property
    def _levels(self) -> bool:
        """Does somebody play by a level? Then checkpoints are made, from which other worlds are dealt."""
        return any(player in LEVELS for player in self.players)

    def play(self, number: int, report: SelfPlayReport) -> None:
        """Play one game of the series to its end, or to the first fault that stops it."""
        found = Findings()
        try:
            self._play(number, report, found)
        except Exception as fault:  # faults of the rules are what is looked for here
            found.errors.append(f"{type(fault).__name__}: {fault}")
        report.count(number, found)

    def _play(self, number: int, report: SelfPlayReport, found: Findings) -> None:
        seed = self._seed(number, "deal")
        keep = self.keep or self.verify or self._levels
        game = Game.new(self.rules, self.seats, seed, self.options, decks=self.decks, keep=keep)
        moves = self._moves(number, game)
        for _ in self._inspected(number, game, moves, found) if self.verify else moves:
            report.decisions += 1
        if game.winners is None:
            found.stuck.append(f"ply {game.ply}: there is no end to it")
            return
        report.finished += 1
        report.draws += not game.winners
        for seat in game.winners or ():
            report.wins_by_seat[seat] += 1

    def _moves(self, number: int, game: Game[Any, Any]) -> Iterator[LogRow]:
        """Play; where several seats are asked at once, they answer in any order."""
        chance = Random(self._seed(number, "order"))
        thinkers = self._thinkers()
        movers = [self._mover(number, seat, thinkers) for seat in range(self.seats)]
        for thinker in thinkers.values():
            thinker.observe(game.deal_events)
        while game.winners is None and game.ply < self.limit:
            waiting = game.open_decisions
            decision = waiting[0] if len(waiting) == 1 else chance.choice(waiting)
            action = game.answer(decision.seat, movers[decision.seat](game, decision))
            for thinker in thinkers.values():
                thinker.observe(observations_of(action))
            yield action

    def _inspected(
        self, number: int, game: Game[Any, Any], moves: Iterator[LogRow], found: Findings
    ) -> Iterator[LogRow]:
        rng = Rng(self._seed(number, "worlds"))
        inspector = Inspector(game, self.seats, rng, self.limit, found, every=self.worlds_every)
        inspector.look()
        for action in moves:
            inspector.hear(action)
            inspector.look()
            yield action

    def _thinkers(self) -> dict[int, LevelPlayer]:
        """Those who play by a level, by seat."""
        levels = ((seat, self.players[seat % len(self.players)]) for seat in range(self.seats))
        module = MODULES.get(self.rules.family)
        return {seat: player_of(level, module) for seat, level in levels if module and level in LEVELS}

    def _mover(self, number: int, seat: int, thinkers: Mapping[int, LevelPlayer]) -> Mover:
        seed = self._seed(number, f"player {seat}")
        player = self.players[seat % len(self.players)]
        if player == HEURISTIC:
            return partial(_think, self.opponents[self.rules.name], Rng(seed))
        if seat in thinkers:
            return partial(_look_ahead, thinkers[seat], seed)
        return partial(_pick, Random(seed))

    def _seed(self, number: int, what: str) -> str:
        return sha256(f"{self.seed}:{number}:{what}".encode()).hexdigest()


def _think(player: Policy, rng: Rng, game: Game[Any, Any], decision: Decision) -> Reply:
    return player(game.view(decision.seat), decision, rng)


def _look_ahead(thinker: LevelPlayer, seed: str, game: Game[Any, Any], decision: Decision) -> Reply:
    return thinker.reply(game, decision, Rng(f"{game.ply:08x}{seed[8:]}"))


def _pick(chance: Random, _: Game[Any, Any], decision: Decision) -> Reply:
    options, least, most = decision.options, decision.min_count, decision.max_count
    if least == most == 1:
        return (options[int(chance.random() * len(options))],)
    return tuple(chance.sample(options, chance.randint(least, most)))


def play_many(
    rules: Rules[Any, Any],
    seats: int,
    games: int,
    seed: str | int,
    players: Sequence[str] = (RANDOM,),
    verify: bool = False,
    *,
    clock: Callable[[], float],
    keep: bool = False,
    options: RuleOptions | None = None,
    played: Callable[[], object] = lambda: None,
) -> SelfPlayReport:
    """Play so many games; `played` is called after each. Raises `ValueError` for what cannot be played."""
    series = Series(
        rules=rules,
        seats=seats,
        seed=str(seed),
        players=players,
        options=options,
        verify=verify,
        keep=keep,
    )
    return play_series(series, games, clock, played)


def play_series(
    series: Series, games: int, clock: Callable[[], float], played: Callable[[], object] = lambda: None
) -> SelfPlayReport:
    """The first games of a series, counted and timed by `clock`, whose unit is the second."""
    report = SelfPlayReport(series.rules.name, series.seats, games, wins_by_seat=[0] * series.seats)
    start = clock()
    for number in range(games):
        series.play(number, report)
        played()
    took = clock() - start
    report.decisions_per_s = round(report.decisions / took, 1) if took > 0 else 0.0
    return report
