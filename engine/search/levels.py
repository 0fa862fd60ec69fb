"""The five levels of computer players, the same for every game.

A `Thinker` plays one seat. Of the game it reads the seat's view and decision, and worlds that the seat cannot
tell from the real one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from engine.core.decisions import Decision, Reply, Seat
from engine.core.game import AnyGame, Checkpoint, Game, LogRow
from engine.core.game_module import GameModule
from engine.core.rng import Rng, sample_near_best
from engine.games import GAMES, MODULES
from engine.search.memory import CardMemory, Observation
from engine.search.rollouts import Line, SearchProfile, next_reply
from engine.search.searcher import Search, SearchBudget, SearchResult, Timer

GREENHORN, DEPUTY, SCOUT, SHERIFF, MARSHAL = "greenhorn", "deputy", "scout", "sheriff", "marshal"
NO_SEARCH = SearchBudget(replies=0, win_nodes=0, max_lines=0, max_seconds=0.0)


@dataclass(frozen=True, slots=True)
class Level:
    """What a level may spend on a question."""

    effort: SearchBudget = NO_SEARCH
    blunder_rate: float = 0.0  # how often it replies at random
    draft_temperature: float = (
        0.0  # a draft that wins so many percent less is a third as likely; 0: the policy drafts
    )


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        GREENHORN: Level(blunder_rate=0.3),
        DEPUTY: Level(SearchBudget(replies=0, win_nodes=800, max_lines=0, max_seconds=0.02)),
        SCOUT: Level(SearchBudget(replies=300, win_nodes=800, max_lines=8, max_seconds=0.02)),
        SHERIFF: Level(SearchBudget(replies=1_500, win_nodes=800, max_lines=12, max_seconds=0.1)),
        MARSHAL: Level(
            SearchBudget(replies=7_500, win_nodes=1_500, max_lines=16, max_seconds=0.5), draft_temperature=2
        ),
    }
)
DEFAULT_LEVEL = DEPUTY  # where nobody has chosen, and for a player who is away


class LevelPlayer:
    """Plays one seat at a level; its plan lasts from one question of a choice to the next."""

    def __init__(
        self,
        module: GameModule,
        level: Level,
        clock: Timer | None = None,
        style: SearchProfile | None = None,
    ) -> None:
        """With a `clock` in seconds, thinking stops at the level's ceiling, otherwise by count only.

        `style` replaces the game's own way to look ahead.
        """
        self._play = module.policy
        self._level = level
        self._clock = clock
        self._style = style if style or level.effort is NO_SEARCH else SearchProfile.of(module)
        self.plan: Line = ()
        self.sure = False  # to win by the plan
        self._heard: list[Observation] = []
        self._memory: CardMemory | None = None

    def observe(self, events: Iterable[Observation]) -> None:
        """Remember what the seat was shown since the deal.

        A player that hears nothing is no less honest, but forgets who took which card.
        """
        if self._style is not None and self._style.game.hidden_piles is not None:
            self._heard += events

    def reply(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        thought = self.follow(game, decision, rng)
        self.plan, self.sure = thought.line[1:], thought.is_proven
        return thought.reply

    def follow(self, game: AnyGame, decision: Decision, rng: Rng) -> SearchResult:
        """Continue the plan if it fits, otherwise think."""
        if next_reply(self.plan, decision) and decision.can_go_back:  # nothing is new since the plan was made
            return SearchResult(self.plan, is_proven=self.sure)
        return self.think(game, decision, rng)

    def think(self, game: AnyGame, decision: Decision, rng: Rng) -> SearchResult:
        """Think again, whatever the plan."""
        if self._level.blunder_rate and _blunders(self._level.blunder_rate, decision, rng):
            return SearchResult(((decision.kind, (rng.pick(decision.options),)),))
        quick = self._at_once(game, decision, rng)
        if self._style is None:
            return SearchResult(((decision.kind, quick),))
        search = Search(self._style, self._level.effort, rng, self._clock, self._remembered(decision.seat))
        return search.run(game, decision, quick, self.plan, sure=self.sure)

    def _at_once(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        """Return the reply without looking ahead."""
        drafts = self._style.game.draft_win_rates if self._style else {}
        if self._level.draft_temperature and decision.kind in drafts:
            return (sample_near_best(drafts[decision.kind](decision), self._level.draft_temperature, rng),)
        return self._play(game.view(decision.seat), decision, rng)

    def _remembered(self, seat: Seat) -> CardMemory | None:
        if self._heard:
            assert self._style is not None
            self._memory = self._memory or CardMemory(seat, self._style.game)
            self._memory.observe(self._heard)
            self._heard = []
        return self._memory


@dataclass(frozen=True, slots=True)
class SearchRequest:
    """An open question as plain data, for another process."""

    game: str
    level: str
    seat: Seat
    seed: str
    checkpoint: Checkpoint
    tail: tuple[LogRow, ...] = ()
    observations: tuple[Observation, ...] = ()  # since the deal; other seats' secrets are not read
    plan: Line = ()  # of the player's last reply
    version: int | None = None  # of the table's rules; None is the newest
    sure: bool = False  # to win by the plan


def run_request(asked: SearchRequest, clock: Timer | None = None) -> SearchResult:
    """Think about the question.

    Raises `KeyError` for an unknown game or level, `Outdated` or `Unreadable` for the checkpoint,
    and `ValueError` if the seat has no open decision.
    """
    rules = GAMES[asked.game]
    game = Game.restore(rules.at_version(asked.version or rules.version), asked.checkpoint, asked.tail)
    decision = game.decision(asked.seat)
    if decision is None:
        raise ValueError(f"seat {asked.seat} is asked nothing")
    thinker = player_of(asked.level, MODULES[game.rules.family], clock)
    thinker.observe(asked.observations)
    thinker.plan, thinker.sure = asked.plan, asked.sure
    thought = thinker.follow(game, decision, Rng(asked.seed))
    decision.check(thought.reply)
    return thought


def _blunders(often: float, decision: Decision, rng: Rng) -> bool:
    """Return whether a careless player replies at random here."""
    single = decision.min_count == decision.max_count == 1
    rng.use_count += 1
    return single and Random(f"{rng.seed} {rng.use_count}").random() < often


def player_of(level: str, module: GameModule, clock: Timer | None = None) -> LevelPlayer:
    """Return a seat's player; raises `KeyError` for an unknown level."""
    return LevelPlayer(module, LEVELS[level], clock)
