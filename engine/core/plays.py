"""Plays: the private steps from one decision up to the next effect, offered as one list.

Rules ask for a card, then for a target, then for payment. A copy of the game steps into each choice while
nothing has happened: no event, no chance, no other seat's decision. `Rules.continued_by` extends a play to
the seat's next decision, although others can already see the first; `Rules.separate_kinds` end one.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

from engine.core.decisions import BACK, SEPARATOR, TOGETHER, Decision, Reply, Seat, replies_of, value_object
from engine.core.forced import is_confirmation
from engine.core.game import AnyGame, Game, PerPlyCache
from engine.core.log import effective_replies
from engine.core.rules import Event, Rules

MAX_LIST = 25  # options in a select, by Discord's API
LONGEST_PATH = 100  # characters in a select's value, by Discord's API
MAX_PLAYS = 400  # counted; longer choices keep their small steps


@value_object
class Step:
    decision: Decision
    option: str


@value_object
class Play:
    """One entry of a list: a play, or a beginning that several plays share."""

    steps: tuple[Step, ...]
    next_decision: Decision | None = None  # the next private step, if any
    count: int = 1  # of the plays that begin with these steps

    @property
    def path(self) -> str:
        """The ids of its options, as the value of a button or select."""
        return SEPARATOR.join(step.option for step in self.steps)

    def first_of(self, pieces: Collection[str]) -> str:
        """Return the first of these pieces that an option names, or ""."""
        names = (name for step in self.steps for name in (step.option, step.option.rpartition(":")[0]))
        return next((name for name in names if name in pieces), "")


def legal_plays(game: AnyGame, seat: Seat) -> tuple[Play, ...]:
    """Return the plays of a seat's open decision, opened as far as they fit in one list.

    Plays of one card stand together. Empty without an open decision, or if it takes several options.
    """
    decision = game.decision(seat)
    if decision is None or not _takes_one(decision):
        return ()
    return _LEGAL_PLAYS.get(game, seat, lambda: _list_plays(game, decision))


_LEGAL_PLAYS: PerPlyCache[tuple[Play, ...]] = PerPlyCache()


def propose_for(game: AnyGame, seat: Seat, play: Play, propose: Callable[[Decision], Reply]) -> Play:
    """Return the play with what `propose` replies to the decisions after it, until it returns ()."""
    copy, steps, decision = _GameCopy(game, seat), play.steps, play.next_decision
    while decision is not None and (reply := propose(decision)):
        longer = Play((*steps, Step(decision, TOGETHER.join(reply))))
        if len(longer.path) > LONGEST_PATH:
            break
        steps, decision = longer.steps, copy.next_decision(replies_of(longer.path))
    return play if steps == play.steps else Play(steps, decision)


def play_along(game: AnyGame, seat: Seat, options: Sequence[str]) -> Play | None:
    """Return the play that begins with these options, up to its effect; None if they make no play."""
    decision, copy, steps = game.decision(seat), _GameCopy(game, seat), list[Step]()
    for option in options:
        if decision is None or not _takes_one(decision) or option not in decision.options:
            break
        if steps and not _belongs(steps[0].decision, decision, game.rules):
            break
        steps.append(Step(decision, option))
        decision = copy.next_decision([(step.option,) for step in steps])
    return Play(tuple(steps)) if steps else None


def _list_plays(game: AnyGame, decision: Decision) -> tuple[Play, ...]:
    plays = _PlayTree(game, decision).open_up()
    pieces = frozenset(game.rules.piece_ids(game.state))
    cards = [play.first_of(pieces) or play.path for play in plays]
    return tuple(sorted(plays, key=lambda play: cards.index(play.first_of(pieces) or play.path)))


def _belongs(first: Decision, decision: Decision, rules: Rules[Any, Any]) -> bool:
    """Return whether this decision belongs to the play that the first begins."""
    if is_confirmation(first) or is_confirmation(decision) or not _takes_one(decision):
        return False
    return decision.kind not in rules.separate_kinds or rules.only_way(decision) is not None


def _takes_one(decision: Decision) -> bool:
    return decision.min_count == decision.max_count == 1


class _PlayTree:
    """Everything that a decision can lead to while nothing happens."""

    def __init__(self, game: AnyGame, decision: Decision) -> None:
        self._copy = _GameCopy(game, decision.seat)
        self._root = decision
        self._rules = game.rules
        self._children: dict[str, list[Play]] = {}  # by path
        self._plays_left = MAX_PLAYS
        self._top = self._expand((), decision)

    def open_up(self) -> list[Play]:
        """Open the beginnings, all of a kind together, the largest kind first; return one list."""
        plays = self._top
        groups = self._groups(plays)
        while groups:
            group = max(groups, key=lambda paths: sum(play.count for play in plays if play.path in paths))
            longer = [
                child
                for play in plays
                for child in (self._children[play.path] if play.path in group else [play])
            ]
            if len(longer) <= MAX_LIST:
                plays, groups = longer, self._groups(longer)
            else:
                groups.remove(group)
        return plays

    def _groups(self, plays: Sequence[Play]) -> list[list[str]]:
        """Group the beginnings by their earlier steps and the kind of their next decision."""
        groups: dict[tuple[tuple[Step, ...], str], list[str]] = {}
        for play in plays:
            if play.path in self._children and play.next_decision is not None:
                groups.setdefault((play.steps[:-1], play.next_decision.kind), []).append(play.path)
        return list(groups.values())

    def _expand(self, steps: tuple[Step, ...], decision: Decision) -> list[Play]:
        return [self._play((*steps, Step(decision, option))) for option in decision.options]

    def _play(self, steps: tuple[Step, ...]) -> Play:
        play = Play(steps, self._copy.next_decision([(step.option,) for step in steps]))
        if play.next_decision is None or not self._continues(play.path, play.next_decision):
            self._plays_left -= 1
            return play
        children = self._children[play.path] = self._expand(steps, play.next_decision)
        return replace(play, count=sum(child.count for child in children))

    def _continues(self, path: str, decision: Decision) -> bool:
        """Return whether this decision belongs to the same play, and its options fit in a list."""
        if not _belongs(self._root, decision, self._rules):
            return False
        longest = len(path) + len(SEPARATOR) + max(map(len, decision.options))
        return longest <= LONGEST_PATH and self._plays_left > 0


class _SomethingHappened(BaseException):
    """Not an `Exception`, so that no rule catches it."""


class _NoEvents(list[Event]):
    """Stops a copy at its first event, after which it is of no use."""

    def append(self, event: Event) -> None:
        raise _SomethingHappened


class _GameCopy:
    """A copy of a game that steps into a seat's choices and back; remade once something has happened."""

    def __init__(self, game: AnyGame, seat: Seat) -> None:
        self._game, self._seat = game, seat
        self._rows = []  # up to the public decision
        self._begun: list[Reply] = []  # the game's own private steps since then
        for row in effective_replies(game.tail):
            if row.ply <= game.public_ply or row.seat != seat:
                self._rows.append(row)
            else:
                self._begun = [] if row.reply == BACK else [*self._begun, row.reply]
        self._copy: AnyGame | None = None
        self._replies: list[Reply] = []  # the copy's private steps since then

    def next_decision(self, replies: Sequence[Reply]) -> Decision | None:
        """Return the decision after these replies, or None if something has happened."""
        if self._game.is_simultaneous or not self._game.checkpoint.data:
            return None  # a simultaneous decision, which has no private steps, or a game without checkpoints
        *before, last = [*self._begun, *replies]
        copy = self._copy_at(before)
        first, public_ply, rng_uses = copy.decision(self._seat), copy.public_ply, copy.state.rng.use_count
        self._copy = None
        by, kind = copy.rules.continued_by, first.kind if first else ""
        following = by.get(kind, by.get(f"{kind}{SEPARATOR}{''.join(last)}", ()))
        if not following:
            copy.state.events = _NoEvents()
        try:
            copy.answer(self._seat, last)
        except _SomethingHappened:
            return None
        decision = copy.decision(self._seat)
        if copy.public_ply == public_ply and decision is not None and decision.can_go_back:
            self._copy, self._replies = copy, [*before, last]
            return decision
        if decision is None or copy.state.rng.use_count != rng_uses:
            return None
        return decision if decision.kind in following else None

    def _copy_at(self, replies: list[Reply]) -> AnyGame:
        if self._copy is None:
            checkpoint, rules = self._game.checkpoint, self._game.rules
            # The copy makes no checkpoints, which would double its cost.
            self._copy = Game(rules, rules.load(checkpoint.format, checkpoint.data), keep=False)
            for row in self._rows:
                self._copy.answer(-1 if row.seat is None else row.seat, row.reply)
            self._replies = []
        elif self._replies != replies[: len(self._replies)]:
            self._copy.answer(self._seat, BACK)
            self._replies = []
        for reply in replies[len(self._replies) :]:
            self._copy.answer(self._seat, reply)
        self._replies = replies
        return self._copy
