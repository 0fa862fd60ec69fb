"""Branches: a position of one game as the beginning of another, which is saved and restored like any game."""

from dataclasses import dataclass, replace

from engine.core.decisions import Seat
from engine.core.forced import play_forced_replies
from engine.core.game import AnyGame, Checkpoint, Game, LogRow
from engine.core.log import ENTROPY_ADDED, effective_replies
from engine.core.rng import Rng
from engine.core.rules import Event
from engine.core.worlds import WorldSampler


@dataclass(frozen=True, slots=True)
class Branch:
    game: AnyGame
    deal: Checkpoint  # at ply 0
    rows: tuple[LogRow, ...] = ()
    events: tuple[Event, ...] = ()  # of the deal

    @property
    def last(self) -> Checkpoint | None:
        """The newest checkpoint, if it is not the deal."""
        return self.game.checkpoint if self.game.checkpoint.ply > self.deal.ply else None


def branch_at(game: AnyGame, entropy: int, event: Event) -> Branch:
    """Continue this game with new chance as a separate game; the game must have checkpoints.

    Its first checkpoint is the last one, its first rows are the replies since; `event` says where it begins.
    """
    own: AnyGame = Game(game.rules, game.rules.load(game.checkpoint.format, game.checkpoint.data))
    deal, rows = own.checkpoint, list[LogRow]()
    for row in effective_replies(game.tail):
        repeated = own.answer(-1 if row.seat is None else row.seat, row.reply)
        rows.append(replace(repeated, events=()))
    rows.append(replace(own.add_note(None, ENTROPY_ADDED, entropy), events=(event,)))
    rows += play_forced_replies(own)
    return Branch(own, deal, tuple(rows))


def redealt(game: AnyGame, seat: Seat, seed: str) -> AnyGame | None:
    """Return a game that looks the same to this seat, with hidden cards redealt; None if there is none."""
    return WorldSampler(game, seat).twin(Rng(seed))
