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
from engine.core.game import Action, AnyGame, Checkpoint, Game
from engine.core.game_module import GameModule
from engine.core.rng import Rng, about_best
from engine.games import GAMES, MODULES
from engine.search.memory import Heard, Memory
from engine.search.rollouts import Line, Style, fitting
from engine.search.searcher import Clock, Effort, Search, Thought

GREENHORN, DEPUTY, SCOUT, SHERIFF, MARSHAL = "greenhorn", "deputy", "scout", "sheriff", "marshal"
NOTHING = Effort(replies=0, tables=0, lines=0, seconds=0.0)


@dataclass(frozen=True, slots=True)
class Level:
    """What a level may spend on a question."""

    effort: Effort = NOTHING
    careless: float = 0.0  # how often it replies at random
    drafting: float = 0.0  # a draft that wins so many percent less is a third as likely; 0: the policy drafts


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        GREENHORN: Level(careless=0.3),
        DEPUTY: Level(Effort(replies=0, tables=800, lines=0, seconds=0.02)),
        SCOUT: Level(Effort(replies=300, tables=800, lines=8, seconds=0.02)),
        SHERIFF: Level(Effort(replies=1_500, tables=800, lines=12, seconds=0.1)),
        MARSHAL: Level(Effort(replies=7_500, tables=1_500, lines=16, seconds=0.5), drafting=2),
    }
)
USUAL = DEPUTY  # where nobody has chosen, and for a player who is away


class Thinker:
    """Plays one seat at a level; its plan lasts from one question of a choice to the next."""

    def __init__(
        self,
        module: GameModule,
        level: Level,
        clock: Clock | None = None,
        style: Style | None = None,
    ) -> None:
        """With a `clock` in seconds, thinking stops at the level's ceiling, otherwise by count only.

        `style` replaces the game's own way to look ahead.
        """
        self._play = module.play
        self._level = level
        self._clock = clock
        self._style = style if style or level.effort is NOTHING else Style.of(module)
        self.plan: Line = ()
        self.sure = False  # to win by the plan
        self._heard: list[Heard] = []
        self._memory: Memory | None = None

    def hear(self, events: Iterable[Heard]) -> None:
        """Remember what the seat was shown since the deal.

        A player that hears nothing is no less honest, but forgets who took which card.
        """
        if self._style is not None and self._style.game.hidden is not None:
            self._heard += events

    def reply(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        thought = self.follow(game, decision, rng)
        self.plan, self.sure = thought.line[1:], thought.sure
        return thought.reply

    def follow(self, game: AnyGame, decision: Decision, rng: Rng) -> Thought:
        """Continue the plan if it fits, otherwise think."""
        if fitting(self.plan, decision) and decision.back:  # nothing is new since the plan was made
            return Thought(self.plan, sure=self.sure)
        return self.think(game, decision, rng)

    def think(self, game: AnyGame, decision: Decision, rng: Rng) -> Thought:
        """Think again, whatever the plan."""
        if self._level.careless and _nods(self._level.careless, decision, rng):
            return Thought(((decision.kind, (rng.pick(decision.options),)),))
        quick = self._at_once(game, decision, rng)
        if self._style is None:
            return Thought(((decision.kind, quick),))
        search = Search(self._style, self._level.effort, rng, self._clock, self._remembered(decision.seat))
        return search.thought(game, decision, quick, self.plan, sure=self.sure)

    def _at_once(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        """Return the reply without looking ahead."""
        drafts = self._style.game.drafts if self._style else {}
        if self._level.drafting and decision.kind in drafts:
            return (about_best(drafts[decision.kind](decision), self._level.drafting, rng),)
        return self._play(game.view(decision.seat), decision, rng)

    def _remembered(self, seat: Seat) -> Memory | None:
        if self._heard:
            assert self._style is not None
            self._memory = self._memory or Memory(seat, self._style.game)
            self._memory.hear(self._heard)
            self._heard = []
        return self._memory


@dataclass(frozen=True, slots=True)
class Asked:
    """An open question as plain data, for another process."""

    game: str
    level: str
    seat: Seat
    seed: str
    checkpoint: Checkpoint
    tail: tuple[Action, ...] = ()
    heard: tuple[Heard, ...] = ()  # since the deal; other seats' secrets are not read
    plan: Line = ()  # of the player's last reply
    version: int | None = None  # of the table's rules; None is the newest
    sure: bool = False  # to win by the plan


def answered(asked: Asked, clock: Clock | None = None) -> Thought:
    """Think about the question.

    Raises `KeyError` for an unknown game or level, `Outdated` or `Unreadable` for the checkpoint,
    and `ValueError` if the seat has no open decision.
    """
    rules = GAMES[asked.game]
    game = Game.restore(rules.of(asked.version or rules.version), asked.checkpoint, asked.tail)
    decision = game.decision(asked.seat)
    if decision is None:
        raise ValueError(f"seat {asked.seat} is asked nothing")
    thinker = player_of(asked.level, MODULES[game.rules.family], clock)
    thinker.hear(asked.heard)
    thinker.plan, thinker.sure = asked.plan, asked.sure
    thought = thinker.follow(game, decision, Rng(asked.seed))
    decision.check(thought.reply)
    return thought


def _nods(often: float, decision: Decision, rng: Rng) -> bool:
    """Return whether a careless player replies at random here."""
    single = decision.least == decision.most == 1
    rng.used += 1
    return single and Random(f"{rng.seed} {rng.used}").random() < often


def player_of(level: str, module: GameModule, clock: Clock | None = None) -> Thinker:
    """Return a seat's player; raises `KeyError` for an unknown level."""
    return Thinker(module, LEVELS[level], clock)
