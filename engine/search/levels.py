"""How strong a computer player is: five levels, the same for every game.

A `Thinker` plays one seat of one game. It is asked with the game, of which it reads its seat's view, what
its seat is asked, and other worlds that its seat cannot tell from the real one.
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
    """What a level may spend on a question, and how often it replies without thinking.

    `drafting`: where a game says what drafts have won, one that has won so many games of a hundred less than
    the best is taken a third as often; 0 where the quick player drafts.
    """

    effort: Effort = NOTHING
    careless: float = 0.0
    drafting: float = 0.0


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
    """Plays for one seat of one game at a level; its plan lasts from one question of a choice to the next."""

    def __init__(
        self,
        module: GameModule,
        level: Level,
        clock: Clock | None = None,
        style: Style | None = None,
    ) -> None:
        """With a `clock`, in seconds, a thought ends at the level's ceiling; without one only by its count.

        `style`: another way to look ahead than the game's own.
        """
        self._play = module.play
        self._level = level
        self._clock = clock
        self._style = style if style or level.effort is NOTHING else Style.of(module)
        self.plan: Line = ()  # how the seat means to go on
        self.sure = False  # to win by it
        self._heard: list[Heard] = []
        self._memory: Memory | None = None

    def hear(self, events: Iterable[Heard]) -> None:
        """What has happened in the game, from the deal on: what the seat was shown of it is remembered.

        Without it the player is no less honest, but forgets who took which card.
        """
        if self._style is not None and self._style.game.hidden is not None:
            self._heard += events

    def reply(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        """What the seat replies to what it is asked."""
        thought = self.follow(game, decision, rng)
        self.plan, self.sure = thought.line[1:], thought.sure
        return thought.reply

    def follow(self, game: AnyGame, decision: Decision, rng: Rng) -> Thought:
        """The plan where it goes on here, else what the player thinks now."""
        if fitting(self.plan, decision) and decision.back:  # nothing is new since the plan was made
            return Thought(self.plan, sure=self.sure)
        return self.think(game, decision, rng)

    def think(self, game: AnyGame, decision: Decision, rng: Rng) -> Thought:
        """The same with how it is meant to go on, and what chance it gives."""
        if self._level.careless and _nods(self._level.careless, decision, rng):
            return Thought(((decision.kind, (rng.pick(decision.options),)),))
        quick = self._at_once(game, decision, rng)
        if self._style is None:
            return Thought(((decision.kind, quick),))
        search = Search(self._style, self._level.effort, rng, self._clock, self._remembered(decision.seat))
        return search.thought(game, decision, quick, self.plan, sure=self.sure)

    def _at_once(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        """What is replied without looking ahead."""
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
    """An open question as plain data, for a process of its own: what a table has saved, and who should think.

    `heard` is what the game has told so far, for what the seat remembers; others' secrets are not read.
    `plan` is how the player meant to go on when it last replied, and whether it was `sure` to win by it.
    `version` is that of the rules which the table goes by; without one the newest.
    """

    game: str
    level: str
    seat: Seat
    seed: str
    checkpoint: Checkpoint
    tail: tuple[Action, ...] = ()
    heard: tuple[Heard, ...] = ()
    plan: Line = ()
    version: int | None = None
    sure: bool = False


def answered(asked: Asked, clock: Clock | None = None) -> Thought:
    """What the level thinks of the question.

    Raises `KeyError` for a game or a level that there is not, `Outdated` for a checkpoint that cannot be
    loaded, `ValueError` where the seat is asked nothing, `Illegal` should the reply be none.
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
    """Does a careless player reply to this question by chance?"""
    single = decision.least == decision.most == 1
    rng.used += 1
    return single and Random(f"{rng.seed} {rng.used}").random() < often


def player_of(level: str, module: GameModule, clock: Clock | None = None) -> Thinker:
    """A player of this level for a seat; raises `KeyError` for a level that there is not."""
    return Thinker(module, LEVELS[level], clock)
