"""The chance of each seat to win from a position.

Hands are real, or those that a spectator may think of. What no seat knows, the order of decks and later
chance, differs in each world.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import TypeAlias

from engine.core.decisions import Decision, Reply, Seat
from engine.core.forced import only_reply_forward
from engine.core.game import AnyGame, Game
from engine.core.game_module import GameModule
from engine.core.log import effective_replies
from engine.core.positions import Recording
from engine.core.rng import Rng
from engine.search.rollouts import MAX_ROLLOUT, Line, SearchProfile, next_reply, turn_of
from engine.search.value import Weights
from engine.story.segments import Segment
from engine.story.story import WHOLE, Mistake, smaller_step

STEEP = 0.1  # of a step that must not come of a new turn's value alone
WAY = 1 / 8  # of a game that leads up to it instead

Chances: TypeAlias = Sequence[float]  # by seat, with the sum 1


def shares(winners: Sequence[Seat] | None, seats: int) -> Chances:
    """Return each seat's share of a result; all share a draw."""
    among = winners or range(seats)
    return [1 / len(among) if seat in among else 0.0 for seat in range(seats)]


class TrueWorlds:
    """A decision of a finished game, with the real hands or in a `GameModule.hides_hands` with others."""

    def __init__(
        self,
        recording: Recording,
        segment: Segment,
        module: GameModule,
        seats: int,
        weights: Weights | None = None,
    ) -> None:
        """`weights` replace those of the game."""
        self._rules = recording.rules
        self._segment = segment
        self._seats = seats
        self._module = module
        style = SearchProfile.of_stories(module, seats, fair=True)
        self._style = replace(style, weights=weights) if style and weights else style

    def _world(self, seed: str) -> AnyGame:
        segment = self._segment
        state = self._rules.load(segment.checkpoint.format, segment.checkpoint.data)
        game: AnyGame = Game(self._rules, state, keep=False)
        for row in effective_replies(segment.tail):
            game.answer(-1 if row.seat is None else row.seat, row.reply)
        rng = Rng(seed)
        for pile in self._rules.unseen_piles(game.state):
            rng.shuffle(pile)
        game.state.rng = Rng(rng.seed, rng.use_count)
        return game

    def roll_out(self, seed: str, lines: Mapping[Seat, Line]) -> Chances:
        """Return each seat's chance in one world, where seats begin with these lines.

        A position is valued at the beginning of as many turns as there are seats: otherwise whoever moves
        there would look better.
        """
        game, rng, lines = self._world(seed), Rng(seed[::-1]), dict(lines)
        hides_hands = self._module.hides_hands
        looks = self._seats if self._style else 1
        until = self._segment.turn + (self._style.turns if self._style else MAX_ROLLOUT)
        values: list[Chances] = []
        for _ in range(MAX_ROLLOUT):
            if game.winners is not None or len(values) == looks:
                break
            if hides_hands and not any(lines.values()):
                game, hides_hands = Game(self._rules, self._rules.resample(game.state, None, rng)), False
            if not any(lines.values()) and turn_of(game) >= until + len(values):
                values.append(self._value(game))
                continue
            decision = game.open_decisions[0]
            game.answer(decision.seat, self._reply(game, decision, lines, rng))
        end = self._value(game) if game.winners is None else shares(game.winners, self._seats)
        values += [end] * (looks - len(values))
        return [fmean(chances) for chances in zip(*values)]

    def _reply(self, game: AnyGame, decision: Decision, lines: dict[Seat, Line], rng: Rng) -> Reply:
        """Return the next reply of the seat's line or, once it no longer fits, the policy's."""
        line = lines.get(decision.seat, ())
        reply = next_reply(line, decision)
        lines[decision.seat] = line[1:] if reply else ()
        reply = reply or only_reply_forward(decision)
        if reply is not None:
            return reply
        if self._is_guess(game, decision, rng):
            return _by_chance(decision, rng)
        policy = self._style.policy if self._style else self._module.policy
        return policy(game.view(decision.seat), decision, rng)

    def _is_guess(self, game: AnyGame, decision: Decision, rng: Rng) -> bool:
        """Return whether to reply at random, half of the time, where the policy is predictable.

        Where looking ahead is useless, so are all guesses, but what lies open is judged.
        """
        if self._style is None:
            hides = self._module.guesses.get(decision.kind)
            return hides is not None and hides(game.view(decision.seat))
        return decision.kind in self._style.game.simultaneous_kinds and rng.pick((True, False))

    def _value(self, game: AnyGame) -> Chances:
        return self._style.chances(game) if self._style else shares(None, self._seats)


def _by_chance(decision: Decision, rng: Rng) -> Reply:
    options = list(decision.options)
    rng.shuffle(options)
    return tuple(options[: max(decision.min_count, min(1, decision.max_count))])


def seeds(*words: object) -> Random:
    """Return an `Rng` seeded by these words; its 256-bit numbers are the worlds' seeds."""
    return Random(repr(words))


def next_seed(chance: Random) -> str:
    return f"{chance.getrandbits(256):064x}"


def drifts(curve: Sequence[Chances], as_before: Mapping[int, Chances]) -> Sequence[Sequence[float]]:
    """Return what to add to the chances of each question, so that no steep step comes of a new turn alone.

    As far as what is asked in it is only valued otherwise, those on the way there lead up to it.
    """
    way = max(1, round(WAY * len(curve)))
    drift = [[0.0] * len(chances) for chances in curve]
    for number, valued in as_before.items():
        before, now = curve[number - 1], curve[number]
        steps = [(new - last, then - last) for last, new, then in zip(before, now, valued)]
        for earlier in range(max(0, number - way), number) if is_steep(before, now) else ():
            part = 1 - (number - 1 - earlier) / way
            for seat, (step, real) in enumerate(steps):
                drift[earlier][seat] += part * (step - smaller_step(step, real))
    return drift


def until_missed(
    curve: Sequence[Chances], turns: Sequence[int], mistakes: Mapping[int, Sequence[Mistake]]
) -> Sequence[Chances]:
    """Return the curve with what a seat missed in a turn lost there, if it was counted on before the turn."""
    moved = [[*chances] for chances in curve]
    gains = [
        (n, one.seat, one.real_gain / WHOLE) for n, here in mistakes.items() for one in here if one.is_told
    ]
    for number, seat, gain in sorted(gains, key=lambda item: -item[-1]):
        start = turns.index(turns[number])
        if start and moved[start - 1][seat] - moved[start][seat] >= gain / 2:
            for chances in moved[start : number + 1]:
                others = 1 - chances[seat]
                left = max(0.0, others - gain)
                chances[:] = [chance * left / others if others else 0.0 for chance in chances]
                chances[seat] = 1 - left
    return moved


def before_turns(curve: Sequence[Chances], turns: Sequence[int]) -> list[Chances]:
    """Return the curve with the chance before each turn at its first question, valued with what is done then.

    The step of a turn so follows what was done in it.
    """
    changes = [False, *(before != now for before, now in pairwise(turns))]
    return [curve[number - is_new] for number, is_new in enumerate(changes)]


def is_steep(before: Chances, now: Chances) -> bool:
    return max(abs(new - last) for last, new in zip(before, now)) >= STEEP


def drifted(chances: Chances, drift: Sequence[float]) -> Chances:
    moved = [max(0.0, chance + more) for chance, more in zip(chances, drift)]
    return [chance / sum(moved) for chance in moved]
