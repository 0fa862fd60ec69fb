"""Transitions: what one request does to a copy of a table's game. Nothing is saved here."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.core.clocks import Clock
from engine.core.decisions import BACK, Refused, Reply, Seat
from engine.core.forced import finish_private_steps, play_forced_replies
from engine.core.game import SEAT_LEFT, AnyGame, Checkpoint, Game, LogRow, ReplayDiverged
from engine.core.log import ENTROPY_ADDED, RESTORED, SILENT_FORFEIT, UNREADABLE, last_timeout_ply, note_row
from engine.core.records.pings import PendingPing, Reminder
from engine.core.records.tables import SavedGame
from engine.core.records.users import Participant
from engine.core.rules import Event
from engine.search.levels import DEFAULT_LEVEL

RESIGNED, ABORTED = "resigned", "aborted"
LOST = "moves-lost"  # event: damaged rows of the log were dropped
WHOLE = "restored-whole"  # event: an older copy was restored, but this game lost nothing
GONE = "moves-rolled-back"  # event: saved moves are lost
REVERTED = "reverted-by-moderator"  # event: a moderator has returned to a checkpoint
STOPPED = "aborted-by-moderator"  # event: with a moderator's reason


class StaleDecision(Refused):
    """The request answers an earlier decision than the open one."""

    def __init__(self) -> None:
        super().__init__("decision-stale")


@dataclass(frozen=True, slots=True)
class Transition:
    game: AnyGame
    rows: tuple[LogRow, ...]
    seat_change: tuple[Seat, Participant] | None = None  # the seat's new participant
    by_person: bool = True  # the reply was not a standing order's
    continuing_seat: Seat | None = None  # has just acted; if it must act again, its turn continues
    timed_out_seat: Seat | None = None  # a default was played for it
    more_time_for: tuple[Seat, ...] = ()
    # Called with the clocks as they are when this is saved; raises `Refused` if it may not be.
    clock_guard: Callable[[Mapping[Seat, Clock]], None] | None = None
    pings: tuple[tuple[Seat, Reminder], ...] = ()  # due if the game continues
    departed_at: Mapping[Seat, int] = field(default_factory=dict)  # since when players cannot play

    def participants_after(self, before: Sequence[Participant]) -> list[Participant]:
        participants = list(before)
        if self.seat_change is not None:
            seat, participants[seat] = self.seat_change
        return participants

    def pending_pings(
        self, table_id: int, participants: Sequence[Participant], now: int
    ) -> list[PendingPing]:
        """Return the transition's pings; they are saved with it, so that a crash in between loses none."""
        pings: list[PendingPing] = []
        for seat, kind in self.pings if self.game.winners is None else ():
            # the subject is the row of the time-out, or the open decision
            timeout_ply = last_timeout_ply(self.rows, seat) if kind == "late" else None
            subject = self.game.public_ply if timeout_ply is None else timeout_ply
            if (user_id := participants[seat].user_id) is not None:
                pings.append(PendingPing(table_id, user_id, kind, subject, now))
        return pings


def answer(
    game: AnyGame, ply: int, seat: Seat, replies: Sequence[Reply], press: int | None = None
) -> Transition:
    """Reply for a seat to the decision of this ply; raises `Refused`.

    Private steps without a choice are taken at once. `press` is entropy to add first.
    """
    if game.winners is not None:
        raise Refused("game-over")
    if ply != game.decision_ply:
        raise StaleDecision
    copy = copy_game(game)
    rows = [] if press is None else [copy.add_note(seat, ENTROPY_ADDED, press)]
    rows += [copy.answer(seat, reply) for reply in replies]
    return Transition(copy, (*rows, *finish_private_steps(copy, seat)))


def answer_by_kind(
    game: AnyGame, seat: Seat, words: Mapping[str, Reply], press: int | None = None
) -> Transition:
    """Reply for a seat by kind of decision, as long as kinds match; raises `Refused`.

    If the seat has begun another choice than the first kind, it steps back. `press` is entropy to add first.
    """
    if game.winners is not None:
        raise Refused("game-over")
    copy, left = copy_game(game), dict(words)
    rows = [] if press is None else [copy.add_note(seat, ENTROPY_ADDED, press)]
    rows += [copy.answer(seat, reply) for reply in step_back_before(game, seat, [*words][:1])]
    while (decision := copy.decision(seat)) is not None and decision.kind in left:
        rows.append(copy.answer(seat, left.pop(decision.kind)))
    if left:
        raise Refused("not-now" if len(left) == len(words) else "too-much", kind=next(iter(left)))
    return Transition(copy, (*rows, *finish_private_steps(copy, seat)))


def with_forced_replies(play: Transition) -> Transition:
    return replace(play, rows=(*play.rows, *play_forced_replies(play.game)))


def with_silent_forfeit(play: Transition, seats: int, silent: Collection[Seat]) -> Transition:
    """Take the win from silent seats if this transition ended the game.

    Of two seats the other wins, unless it resigned; of more the other winners, or else the runners-up.
    """
    game, winners = play.game, play.game.winners
    fallen = [seat for seat in winners or () if seat in silent]
    if winners is None or not fallen:
        return play
    resigned = [row.seat for row in play.rows if row.note == RESIGNED]
    present = [seat for seat in range(seats) if seat not in (*silent, *resigned)]
    left = [seat for seat in winners if seat not in silent]
    if not left and present:
        left = present if seats == 2 else list(game.rules.runners_up(game.state, present))
    return replace(play, rows=(*play.rows, game.add_note(fallen[0], SILENT_FORFEIT, *left)))


def step_back_before(game: AnyGame, seat: Seat, kinds: Collection[str]) -> tuple[Reply, ...]:
    """Return `BACK` if the seat must step back before it can answer a decision of these kinds."""
    decision = game.decision(seat)
    return (BACK,) if decision is not None and decision.can_go_back and decision.kind not in kinds else ()


def catch_up_after_load(saved: SavedGame, game: AnyGame) -> Transition:
    """Return what loading a game adds to its log: an undone play, a rollback, forced replies.

    Entropy that players added is kept, even if their moves are lost.
    """
    undone = tuple(game.tail) if game.ply != saved.ply else ()
    if undone:
        game.tail = []  # the rewind has its own checkpoint
        if any(row.note == UNREADABLE for row in saved.tail):
            lost = Event(LOST, None, (("count", saved.ply - saved.checkpoint.ply),))
            undone = (replace(undone[0], events=(lost, *undone[0].events[1:])),)
        presses = [row for row in saved.tail if row.note == ENTROPY_ADDED]
        undone += tuple(game.add_note(row.seat, ENTROPY_ADDED, int(row.reply[1])) for row in presses)
    if (count := saved.lost_moves) is not None and game.winners is None:
        row = game.add_note(None, RESTORED)  # -1: an unknown number of moves is lost
        if count >= 0:
            event = Event(GONE, None, (("count", count),)) if count else Event(WHOLE)
            row = replace(row, events=(event,))
        undone += (row,)
    play = Transition(game, undone)
    return play if saved.location.suspended_at is not None else with_forced_replies(play)


def resign(game: AnyGame, participants: Sequence[Participant], seat: Seat) -> Transition:
    """Resign for a seat; if other users play on, a computer takes the seat.

    The seat keeps its name and its client seed.
    """
    copy = copy_game(game)
    others = [other for other in range(len(participants)) if other != seat]
    if len(participants) == 2 or all(participants[other].active_user is None for other in others):
        return Transition(copy, (copy.add_note(seat, RESIGNED, *others),))
    return Transition(
        copy,
        (copy.add_note(seat, SEAT_LEFT),),
        (seat, replace(participants[seat], user_id=None, level=DEFAULT_LEVEL)),
    )


def abort(game: AnyGame, reason: str) -> Transition:
    """End the game for a moderator, with a public reason."""
    return close(game, ABORTED, abort_row(reason).events[0])


def revert(game: AnyGame, checkpoint: Checkpoint, reason: str) -> Transition:
    """Return to a checkpoint for a moderator; raises `Refused`."""
    if game.winners is not None:
        raise Refused("game-over")
    event = Event(REVERTED, None, (("reason", reason),))
    back = Game.rewind(game.rules, checkpoint, game.ply, None, event)
    return Transition(back, (back.tail.pop(),))


def abort_row(reason: str) -> LogRow:
    """Return the row that ends any game for a moderator."""
    event = Event(STOPPED, None, (("reason", reason),)) if reason else Event(ABORTED)
    return note_row(0, ABORTED, event)


def close(game: AnyGame, word: str, event: Event) -> Transition:
    """End the game without winners; raises `Refused` if it is over."""
    copy = copy_game(game)
    return Transition(copy, (replace(copy.add_note(None, word), events=(event,)),))


def seats_to_act(game: AnyGame) -> tuple[Seat, ...]:
    return tuple(decision.seat for decision in game.open_decisions)


def newly_to_act(before: AnyGame, play: Transition) -> tuple[Seat, ...]:
    """Return the seats that are to act now and were not, without the one that has just acted.

    A seat whose standing order has answered counts as new.
    """
    answered = play.rows[0].seat
    if before.is_sealed and play.game.is_sealed:
        return ()
    known = {*seats_to_act(before)} - {answered} | {answered if play.by_person else play.continuing_seat}
    return tuple(seat for seat in play.game.seats_asked if seat not in known)


def copy_game(game: AnyGame) -> AnyGame:
    """Return a copy to play on; raises `ReplayDiverged` if its log replays differently."""
    copy = Game.restore(game.rules, game.checkpoint, game.tail)
    if copy.ply != game.ply:  # the rules replay the same log in two ways
        raise ReplayDiverged(game.rules.name, game.ply)
    return copy
