"""What a click does to a table's game: on a copy, all of it or an `Illegal`. Nothing is saved here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from engine.flow import Illegal, Reply, Seat
from engine.game import LEFT, Action, Diverged, Game
from engine.store.records import Sitter

AnyGame: TypeAlias = Game[Any, Any]

LEVEL = "heuristic"  # of the computer that takes the seat of one who leaves
RESIGNED, ABORTED = "resigned", "aborted"


class Stale(Illegal):
    """The click answers an earlier question than the one that is open."""

    def __init__(self) -> None:
        super().__init__("stale")


@dataclass(frozen=True, slots=True)
class Play:
    """A game played on by one click. `chair`: who sits somewhere from now on."""

    game: AnyGame
    done: tuple[Action, ...]
    chair: tuple[Seat, Sitter] | None = None


def answered(game: AnyGame, asked: int, seat: Seat, replies: Sequence[Reply]) -> Play:
    """A seat answers what was asked at ply `asked`."""
    if game.winners is not None:
        raise Illegal("over")
    if asked != game.asked:
        raise Stale
    copy = _copy(game)
    return Play(copy, tuple(copy.answer(seat, reply) for reply in replies))


def said(game: AnyGame, seat: Seat, words: Mapping[str, Reply]) -> Play:
    """A seat answers by kind of question, as long as it is asked what it has a word for."""
    if game.winners is not None:
        raise Illegal("over")
    copy, left, done = _copy(game), dict(words), []
    while (decision := copy.decision(seat)) is not None and decision.kind in left:
        done.append(copy.answer(seat, left.pop(decision.kind)))
    if left:
        raise Illegal("too-much" if done else "not-now", kind=next(iter(left)))
    return Play(copy, tuple(done))


def given_up(game: AnyGame, chairs: Sequence[Sitter], seat: Seat) -> Play:
    """A seat gives up; where others play on without it, a computer takes it over.

    It keeps its name and the number that it added to the deal.
    """
    copy = _copy(game)
    others = [other for other in range(len(chairs)) if other != seat]
    if len(chairs) == 2 or all(chairs[other].user is None for other in others):
        return Play(copy, (copy.note(seat, RESIGNED, *others),))
    return Play(copy, (copy.note(seat, LEFT),), (seat, replace(chairs[seat], user=None, level=LEVEL)))


def aborted(game: AnyGame) -> Play:
    """The game ends without winners."""
    copy = _copy(game)
    return Play(copy, (copy.note(None, ABORTED),))


def _copy(game: AnyGame) -> AnyGame:
    copy = Game.restore(game.rules, game.snapshot, game.tail)
    if copy.ply != game.ply:  # its rules play the same log in two ways
        raise Diverged(game.rules.name, game.ply)
    return copy
