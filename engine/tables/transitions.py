"""What a click does to a copy of a table's game: all of it, or it raises `Refused`. Nothing is saved here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.core.clocks import Clock
from engine.core.decisions import BACK, Refused, Reply, Seat
from engine.core.forced import finish_private_steps, play_forced_replies
from engine.core.game import NOTE_PREFIX, SEAT_LEFT, AnyGame, Checkpoint, Game, LogRow, ReplayDiverged
from engine.core.log import ENTROPY_ADDED, RESTORED, SILENT_FORFEIT, UNREADABLE, last_timeout_ply
from engine.core.records.tables import SavedGame
from engine.core.records.users import Participant
from engine.core.rules import Event
from engine.search.levels import DEFAULT_LEVEL
from engine.store.messages import PendingPing, Reminder

RESIGNED, ABORTED = "resigned", "aborted"
LOST = "moves-lost"  # the event: so many rows of the log could not be saved, so play has gone back
WHOLE = "restored-whole"  # the event: the bot went back to an older copy, in which this game is whole
GONE = "moves-rolled-back"  # the event: so many moves that were saved are gone
REVERTED = "reverted-by-moderator"  # the event: they have taken back what was played since a rest
STOPPED = "aborted-by-moderator"  # the event: those who manage the server have aborted the game


class StaleDecision(Refused):
    """The click answers an earlier question than the open one."""

    def __init__(self) -> None:
        super().__init__("decision-stale")


@dataclass(frozen=True, slots=True)
class Transition:
    """A game after one click. `participant`: who plays a seat from now on.

    `by_player`: no standing order has answered; `going_on`: this seat has acted just before that, and if it
    is asked now its turn goes on. For the clocks: `missed`: for this seat a decision was played; `more`:
    these are given more time; `guard` looks at the clocks as they are when it is saved, and raises
    `Refused` if it may not be. `owed`: who is to be pinged, and why, if the game goes on.
    """

    game: AnyGame
    rows: tuple[LogRow, ...]
    seat_change: tuple[Seat, Participant] | None = None
    by_person: bool = True
    continuing_seat: Seat | None = None
    timed_out_seat: Seat | None = None
    more_time_for: tuple[Seat, ...] = ()
    clock_guard: Callable[[Mapping[Seat, Clock]], None] | None = None
    pings: tuple[tuple[Seat, Reminder], ...] = ()

    def participants_after(self, before: Sequence[Participant]) -> list[Participant]:
        """Who sits where after it."""
        participants = list(before)
        if self.seat_change is not None:
            seat, participants[seat] = self.seat_change
        return participants

    def pending_pings(
        self, table_id: int, participants: Sequence[Participant], now: int
    ) -> list[PendingPing]:
        """The pings that are owed for it; they are saved with it, so that no kill in between loses one."""
        pings: list[PendingPing] = []
        for seat, kind in self.pings if self.game.winners is None else ():
            # a ping is about the row that says whose time was up, or about the open decision
            late = last_timeout_ply(self.rows, seat) if kind == "late" else None
            subject = self.game.public_ply if late is None else late
            if (user_id := participants[seat].user_id) is not None:
                pings.append(PendingPing(table_id, user_id, kind, subject, now))
        return pings


def answer(
    game: AnyGame, asked: int, seat: Seat, replies: Sequence[Reply], press: int | None = None
) -> Transition:
    """A seat, or a standing order for it, answers what was asked at ply `asked`.

    In the middle of a choice the steps that leave no choice are taken at once. `press` is mixed into the luck
    before. Raises `Refused`, and `StaleDecision` where another question is open by now.
    """
    if game.winners is not None:
        raise Refused("game-over")
    if asked != game.decision_ply:
        raise StaleDecision
    copy = copy_game(game)
    done = [] if press is None else [copy.add_note(seat, ENTROPY_ADDED, press)]
    done += [copy.answer(seat, reply) for reply in replies]
    return Transition(copy, (*done, *finish_private_steps(copy, seat)))


def answer_by_kind(
    game: AnyGame, seat: Seat, words: Mapping[str, Reply], press: int | None = None
) -> Transition:
    """Answer for a seat by kind of question, for as long as its words fit the questions; raises `Refused`.

    The first word says where that begins: another choice that the seat has begun is taken back. `press` is
    mixed into the luck before.
    """
    if game.winners is not None:
        raise Refused("game-over")
    copy, left = copy_game(game), dict(words)
    done = [] if press is None else [copy.add_note(seat, ENTROPY_ADDED, press)]
    done += [copy.answer(seat, reply) for reply in step_back_before(game, seat, [*words][:1])]
    while (decision := copy.decision(seat)) is not None and decision.kind in left:
        done.append(copy.answer(seat, left.pop(decision.kind)))
    if left:
        raise Refused("not-now" if len(left) == len(words) else "too-much", kind=next(iter(left)))
    return Transition(copy, (*done, *finish_private_steps(copy, seat)))


def with_forced_replies(play: Transition) -> Transition:
    """The same, with the replies after it that all can see to be the only ones."""
    return replace(play, rows=(*play.rows, *play_forced_replies(play.game)))


def with_silent_forfeit(play: Transition, seats: int, silent: Collection[Seat]) -> Transition:
    """The same; if it has ended the game, none of the silent seats has won it.

    Of two the other wins, unless it has resigned; of more those who win beside them, or the next best.
    """
    game, winners = play.game, play.game.winners
    fallen = [seat for seat in winners or () if seat in silent]
    if winners is None or not fallen:
        return play
    resigned = [row.seat for row in play.rows if row.reply[:1] == (NOTE_PREFIX + RESIGNED,)]
    present = [seat for seat in range(seats) if seat not in (*silent, *resigned)]
    left = [seat for seat in winners if seat not in silent]
    if not left and present:
        left = present if seats == 2 else list(game.rules.runners_up(game.state, present))
    return replace(play, rows=(*play.rows, game.add_note(fallen[0], SILENT_FORFEIT, *left)))


def step_back_before(game: AnyGame, seat: Seat, kinds: Collection[str]) -> tuple[Reply, ...]:
    """The replies that precede an answer of one of these kinds: `BACK`, where another kind is open."""
    decision = game.decision(seat)
    return (BACK,) if decision is not None and decision.can_go_back and decision.kind not in kinds else ()


def catch_up_after_load(saved: SavedGame, game: AnyGame) -> Transition:
    """What is new of a game that was just loaded: its last play was undone, or nobody need be asked now.

    After moves are gone the table reads it; what its players had mixed into the luck stays in it.
    """
    undone = tuple(game.tail) if game.ply != saved.ply else ()
    if undone:
        game.tail = []  # it leads to a rest of its own
        if any(row.reply == (NOTE_PREFIX + UNREADABLE,) for row in saved.tail):
            lost = Event(LOST, None, (("count", saved.ply - saved.checkpoint.ply),))
            undone = (replace(undone[0], events=(lost, *undone[0].events[1:])),)
        presses = [row for row in saved.tail if row.reply[:1] == (NOTE_PREFIX + ENTROPY_ADDED,)]
        undone += tuple(game.add_note(row.seat, ENTROPY_ADDED, int(row.reply[1])) for row in presses)
    play = Transition(game, (*undone, *_told_of_loss(game, saved.lost_moves)))
    return play if saved.location.suspended_at is not None else with_forced_replies(play)


def _told_of_loss(game: AnyGame, lost: int | None) -> Iterator[LogRow]:
    """The row that tells from where a table goes on: so many moves are gone, -1 if nobody knows how many."""
    if lost is not None and game.winners is None:
        row = game.add_note(None, RESTORED)
        if lost == 0:
            row = replace(row, events=(Event(WHOLE),))
        elif lost > 0:
            row = replace(row, events=(Event(GONE, None, (("count", lost),)),))
        yield row


def resign(game: AnyGame, participants: Sequence[Participant], seat: Seat) -> Transition:
    """Resign for a seat; where others play on without it, a computer takes it over.

    It keeps its name and the number that it added to the deal.
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


def aborted(game: AnyGame, reason: str) -> Transition:
    """End the game for an admin, with a reason that everybody reads."""
    return close(game, ABORTED, abort_row(reason).events[0])


def reverted(game: AnyGame, checkpoint: Checkpoint, reason: str) -> Transition:
    """Take back for those who manage the server what was played since a rest; raises `Refused`."""
    if game.winners is not None:
        raise Refused("game-over")
    told = Event(REVERTED, None, (("reason", reason),))
    back = Game.rewind(game.rules, checkpoint, game.ply, None, told)
    return Transition(back, (back.tail.pop(),))


def abort_row(reason: str) -> LogRow:
    """The row that ends a game for an admin, whatever game it is."""
    told = Event(STOPPED, None, (("reason", reason),)) if reason else Event(ABORTED)
    return LogRow(0, None, (NOTE_PREFIX + ABORTED,), 0, (told,))


def close(game: AnyGame, word: str, told: Event) -> Transition:
    """End the game without winners; raises `Refused` if it is over."""
    copy = copy_game(game)
    return Transition(copy, (replace(copy.add_note(None, word), events=(told,)),))


def seats_to_act(game: AnyGame) -> tuple[Seat, ...]:
    """The seats that are asked now."""
    return tuple(decision.seat for decision in game.open_decisions)


def newly_to_act(before: AnyGame, play: Transition) -> tuple[Seat, ...]:
    """Who is asked now and was not: not the one who has acted, for that seat knows.

    A seat that only its order has answered for does not.
    """
    answered = play.rows[0].seat
    known = {*seats_to_act(before)} - {answered} | {answered if play.by_person else play.continuing_seat}
    return tuple(seat for seat in seats_to_act(play.game) if seat not in known)


def copy_game(game: AnyGame) -> AnyGame:
    """A copy of the game, to be played on; raises `ReplayDiverged` if its log replays differently."""
    copy = Game.restore(game.rules, game.checkpoint, game.tail)
    if copy.ply != game.ply:  # its rules play the same log in two ways
        raise ReplayDiverged(game.rules.name, game.ply)
    return copy
