"""The five levels of computer players, the same for every game."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random

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
    effort: SearchBudget = NO_SEARCH
    is_hasty: bool = False  # makes some decisions without thinking
    patience: float = 1.0  # times the host's pause before its reply
    draft_temperature: float = 0.0  # percent of games won, see `sample_near_best`; 0: the policy drafts


LEVELS: Mapping[str, Level] = {
    GREENHORN: Level(is_hasty=True, patience=0.75),  # it shoots first, a marshal waits
    DEPUTY: Level(SearchBudget(replies=0, win_nodes=800, max_lines=0, max_seconds=0.02)),
    SCOUT: Level(SearchBudget(replies=300, win_nodes=800, max_lines=8, max_seconds=0.02)),
    SHERIFF: Level(SearchBudget(replies=1_500, win_nodes=800, max_lines=12, max_seconds=0.1)),
    MARSHAL: Level(
        SearchBudget(replies=7_500, win_nodes=1_500, max_lines=16, max_seconds=0.5),
        patience=1.5,
        draft_temperature=2,
    ),
}
DEFAULT_LEVEL = DEPUTY  # a substitute's, too


class LevelPlayer:
    """Plays one seat, from its view and worlds it cannot tell apart; a plan lasts through private steps."""

    def __init__(
        self,
        module: GameModule,
        level: Level,
        clock: Timer | None = None,
        style: SearchProfile | None = None,
    ) -> None:
        """With a `clock` in seconds, stop at the level's time limit, else only by its count of replies."""
        self._module = module
        self._level = level
        self._clock = clock
        self._style = style if style or level.effort is NO_SEARCH else SearchProfile.of(module)
        self.plan: Line = ()
        self.sure = False  # whether the plan is a proven win
        self._heard: list[Observation] = []
        self._memory: CardMemory | None = None

    def observe(self, events: Iterable[Observation]) -> None:
        if self._style is not None and self._style.game.hidden_piles is not None:
            self._heard += events

    def reply(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        result = self.follow(game, decision, rng)
        self.plan, self.sure = result.line[1:], result.is_proven
        return result.reply

    def follow(self, game: AnyGame, decision: Decision, rng: Rng) -> SearchResult:
        """Continue the plan if it fits, otherwise think."""
        if (
            next_reply(self.plan, decision) and decision.can_go_back
        ):  # nothing happened since the plan was made
            return SearchResult(self.plan, is_proven=self.sure)
        return self.think(game, decision, rng)

    def think(self, game: AnyGame, decision: Decision, rng: Rng) -> SearchResult:
        """Think again, whatever the plan."""
        if self._level.is_hasty:
            rng.use_count += 1
            if Random(f"{rng.seed} {rng.use_count}").random() < self._module.greenhorn_haste:
                return SearchResult(((decision.kind, self._hasty_reply(decision, rng)),))
        quick = self._quick_reply(game, decision, rng)
        if self._style is None:
            return SearchResult(((decision.kind, quick),))
        if self._heard:
            self._memory = self._memory or CardMemory(decision.seat, self._style.game)
            self._memory.observe(self._heard)
            self._heard = []
        search = Search(self._style, self._level.effort, rng, self._clock, self._memory)
        return search.run(game, decision, quick, self.plan, sure=self.sure)

    def _quick_reply(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        drafts = self._style.game.draft_win_rates if self._style else {}
        if self._level.draft_temperature and decision.kind in drafts:
            return (sample_near_best(drafts[decision.kind](decision), self._level.draft_temperature, rng),)
        return self._module.policy(game.view(decision.seat), decision, rng)

    def _hasty_reply(self, decision: Decision, rng: Rng) -> Reply:
        """Return the rashest option, any of several; where nothing is rash or several are picked, any."""
        options, rashness = [*decision.options], self._module.rashness.get(decision.kind)
        if rashness is not None and decision.min_count == decision.max_count == 1:
            most = max(map(rashness, options))
            return (rng.pick([option for option in options if rashness(option) == most]),)
        rng.shuffle(options)
        chosen = {*options[: rng.pick(range(decision.min_count, decision.max_count + 1))]}
        return tuple(option for option in decision.options if option in chosen)


@dataclass(frozen=True, slots=True)
class SearchRequest:
    """An open decision as plain data, for another process."""

    game: str
    level: str
    seat: Seat
    seed: str
    checkpoint: Checkpoint
    tail: tuple[LogRow, ...] = ()
    observations: tuple[Observation, ...] = ()  # since the deal; other seats' secrets are not read
    plan: Line = ()  # of the player's last reply
    version: int | None = None  # of the table's rules; None is the newest
    sure: bool = False  # whether the plan is a proven win


def run_request(request: SearchRequest, clock: Timer | None = None) -> SearchResult:
    """Think about a decision.

    Raises `KeyError` for an unknown game or level, `UnsupportedVersion` or `InvalidCheckpoint`, and
    `ValueError` if the seat has no open decision.
    """
    rules = GAMES[request.game]
    game = Game.restore(rules.at_version(request.version or rules.version), request.checkpoint, request.tail)
    decision = game.decision(request.seat)
    if decision is None:
        raise ValueError(f"seat {request.seat} has no open decision")
    player = player_of(request.level, MODULES[game.rules.family], clock)
    player.observe(request.observations)
    player.plan, player.sure = request.plan, request.sure
    result = player.follow(game, decision, Rng(request.seed))
    decision.check(result.reply)
    return result


def player_of(level: str, module: GameModule, clock: Timer | None = None) -> LevelPlayer:
    """Return a seat's player; raises `KeyError` for an unknown level."""
    return LevelPlayer(module, LEVELS[level], clock)
