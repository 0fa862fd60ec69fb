"""The segments of a game, each from one public question to the next."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.core.decisions import BACK, Seat
from engine.core.game import AnyGame, Checkpoint, Game, LogRow
from engine.core.log import ENDS, RETRACTED
from engine.core.positions import Position, Recording, positions
from engine.search.memory import Observation, OwnReply
from engine.search.rollouts import Line, turn_of


@dataclass(frozen=True, slots=True)
class Segment:
    """A public decision as it was opened, and its seats' replies."""

    ply: int  # of the row that opened it
    end_ply: int  # of the row that opened the next one
    turn: int
    checkpoint: Checkpoint
    tail: Sequence[LogRow]
    lines: Mapping[Seat, Line]  # the replies, with those to private steps
    heard: int  # observations before it
    is_random: bool  # chance was used in it, or a card came from a pile that no seat knew

    def game(self, recording: Recording) -> AnyGame:
        return Game.restore(recording.rules, self.checkpoint, self.tail)


@dataclass(frozen=True, slots=True)
class Course:
    """A whole game in segments, with everything that any seat could observe."""

    recording: Recording = field(repr=False)
    segments: Sequence[Segment]
    observations: Sequence[Observation] = field(repr=False)
    seats: int
    winners: tuple[Seat, ...] | None  # None: closed from outside, not by the rules

    def rest_of_turn(self, number: int, seat: Seat) -> Line:
        """Return a seat's replies in the later segments of a segment's turn."""
        turn = self.segments[number].turn
        later = (segment for segment in self.segments[number + 1 :] if segment.turn == turn)
        return tuple(reply for segment in later for reply in segment.lines.get(seat, ()))


class _Replies:
    """The replies to one decision, without undone ones."""

    def __init__(self) -> None:
        self.lines: dict[Seat, Line] = {}

    def add(self, row: LogRow, kind: str | None) -> None:
        seat = -1 if row.seat is None else row.seat
        if row.reply == BACK or row.note == RETRACTED:
            self.lines.pop(seat, None)
        elif kind is not None and not row.is_note:
            self.lines[seat] = (*self.lines.get(seat, ()), (kind, row.reply))


def course_of(recording: Recording, seats: int) -> Course:
    """Split a game into segments; raises `ReplayDiverged` like `positions`."""
    game, segments, heard = recording.fresh(keep=True), list[Segment](), list[Observation]()
    replies, start = _Replies(), (0, turn_of(game), game.checkpoint, game.tail, 0)
    fate = _fate(game)
    kinds = _kinds(game)
    for position, _ in positions(game, recording.log, strict=False):
        row = position.row
        if row is not None:
            replies.add(row, kinds.get(-1 if row.seat is None else row.seat))
        heard += _observations(row, position)
        kinds = _kinds(game)
        is_new = not position.is_step and game.decision_ply == game.ply
        if is_new and replies.lines:
            ply, turn, checkpoint, tail, count = start
            is_random, fate = fate != _fate(game), _fate(game)
            segments.append(
                Segment(ply, position.ply, turn, checkpoint, tail, replies.lines, count, is_random)
            )
            replies = _Replies()
        if is_new:
            start = (position.ply, turn_of(game), game.checkpoint, game.tail, len(heard))
    is_closed = any(row.note in ENDS for row in recording.log[-1:])
    return Course(recording, segments, heard, seats, None if is_closed else game.winners)


def _fate(game: AnyGame) -> object:
    """Return what only chance changes."""
    piles = game.rules.unseen_piles(game.state)
    return game.state.rng.use_count, [[str(card) for card in pile] for pile in piles]


def _kinds(game: AnyGame) -> Mapping[Seat, str]:
    return {decision.seat: decision.kind for decision in game.open_decisions}


def _observations(row: LogRow | None, position: Position) -> Sequence[Observation]:
    own = () if row is None else (OwnReply(row.seat, row.reply),)
    return (*own, *position.events)
