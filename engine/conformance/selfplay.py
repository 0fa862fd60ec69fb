"""Games played without Discord, at random or by computer players; checks.py verifies them."""

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
MAX_DECISIONS = 10_000  # of a game; one with more never ends
MAX_NOTES = 20

Mover: TypeAlias = Callable[[Game[Any, Any], Decision], Reply]


@dataclass(slots=True)
class SelfPlayReport:
    """The results of a series. A game may add several to `stuck` and `errors`."""

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
    notes: list[str] = field(default_factory=list)  # the first faults, for people

    @property
    def clean(self) -> bool:
        faults = (self.stuck, self.errors, self.restore_mismatches, self.leaks)
        return self.finished == self.games and not any(faults)

    def numbers(self) -> dict[str, object]:
        return {name: value for name, value in asdict(self).items() if name != "notes"}

    def count(self, game: int, findings: Findings) -> None:
        self.stuck += len(findings.stuck)
        self.errors += len(findings.errors) + len(findings.slips)
        self.restores += findings.restores
        self.restore_mismatches += len(findings.mismatches)
        self.leak_checks += findings.leak_checks
        self.leaks += len(findings.leaks)
        self.undos += findings.undos
        faults = [*findings.errors, *findings.stuck, *findings.mismatches, *findings.leaks, *findings.slips]
        self.notes += [f"game {game}, {fault}" for fault in faults[: MAX_NOTES - len(self.notes)]]


@dataclass(frozen=True, kw_only=True)
class Series:
    """How games are played. The seed and a game's number determine it."""

    rules: Rules[Any, Any]
    seats: int
    seed: str
    players: Sequence[str] = (RANDOM,)  # by seat, repeated for more seats
    options: RuleOptions | None = None
    decks: Sequence[str | None] = ()  # codes by seat
    verify: bool = False
    worlds_every: int = 1  # decisions, when other worlds are verified
    keep: bool = False  # make checkpoints and checksums, as on Discord
    opponents: Mapping[str, Policy] = field(default_factory=lambda: PLAYERS)
    limit: int = MAX_DECISIONS

    def __post_init__(self) -> None:
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
        """Whether a level plays; levels need checkpoints to deal other worlds."""
        return any(player in LEVELS for player in self.players)

    def play(self, number: int, report: SelfPlayReport) -> None:
        """Play one game to its end, or to a fault that stops it."""
        findings = Findings()
        try:
            self._play(number, report, findings)
        except Exception as fault:  # rules may fail in any way
            findings.errors.append(f"{type(fault).__name__}: {fault}")
        report.count(number, findings)

    def _play(self, number: int, report: SelfPlayReport, findings: Findings) -> None:
        seed = self._seed(number, "deal")
        keep = self.keep or self.verify or self._levels
        game = Game.new(self.rules, self.seats, seed, self.options, decks=self.decks, keep=keep)
        moves = self._moves(number, game)
        for _ in self._inspect(number, game, moves, findings) if self.verify else moves:
            report.decisions += 1
        if game.winners is None:
            findings.stuck.append(f"ply {game.ply}: there is no end to it")
            return
        report.finished += 1
        report.draws += not game.winners
        for seat in game.winners or ():
            report.wins_by_seat[seat] += 1

    def _moves(self, number: int, game: Game[Any, Any]) -> Iterator[LogRow]:
        """Play; simultaneous decisions are answered in any order."""
        chance = Random(self._seed(number, "order"))
        level_players = self._level_players()
        movers = [self._mover(number, seat, level_players) for seat in range(self.seats)]
        for player in level_players.values():
            player.observe(game.deal_events)
        while game.winners is None and game.ply < self.limit:
            decisions = game.open_decisions
            decision = decisions[0] if len(decisions) == 1 else chance.choice(decisions)
            row = game.answer(decision.seat, movers[decision.seat](game, decision))
            for player in level_players.values():
                player.observe(observations_of(row))
            yield row

    def _inspect(
        self, number: int, game: Game[Any, Any], moves: Iterator[LogRow], findings: Findings
    ) -> Iterator[LogRow]:
        rng = Rng(self._seed(number, "worlds"))
        inspector = Inspector(game, self.seats, rng, self.limit, findings, every=self.worlds_every)
        inspector.look()
        for row in moves:
            inspector.hear(row)
            inspector.look()
            yield row

    def _level_players(self) -> dict[int, LevelPlayer]:
        levels = ((seat, self.players[seat % len(self.players)]) for seat in range(self.seats))
        module = MODULES.get(self.rules.family)
        return {seat: player_of(level, module) for seat, level in levels if module and level in LEVELS}

    def _mover(self, number: int, seat: int, level_players: Mapping[int, LevelPlayer]) -> Mover:
        seed = self._seed(number, f"player {seat}")
        player = self.players[seat % len(self.players)]
        if player == HEURISTIC:
            policy, rng = self.opponents[self.rules.name], Rng(seed)
            return lambda game, decision: policy(game.view(decision.seat), decision, rng)
        if seat in level_players:
            reply = level_players[seat].reply
            return lambda game, decision: reply(game, decision, Rng(f"{game.ply:08x}{seed[8:]}"))
        return partial(_pick, Random(seed))

    def _seed(self, number: int, what: str) -> str:
        return sha256(f"{self.seed}:{number}:{what}".encode()).hexdigest()


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
    """Play games, and call `played` after each; raises `ValueError` for impossible ones."""
    series = Series(
        rules=rules, seats=seats, seed=str(seed), players=players, options=options, verify=verify, keep=keep
    )
    return play_series(series, games, clock, played)


def play_series(
    series: Series, games: int, clock: Callable[[], float], played: Callable[[], object] = lambda: None
) -> SelfPlayReport:
    """Play the first games of a series, timed by `clock` in seconds."""
    report = SelfPlayReport(series.rules.name, series.seats, games, wins_by_seat=[0] * series.seats)
    start = clock()
    for number in range(games):
        series.play(number, report)
        played()
    took = clock() - start
    report.decisions_per_s = round(report.decisions / took, 1) if took > 0 else 0.0
    return report
