"""Whole plays: the small questions of a choice that may be taken back, as one list of what can come of them.

Rules ask for a card, then for a target, then for what it costs. Here a copy of the game is led into each of
these choices, where nothing has happened yet: no event, no luck, nobody else asked. So there is one
question where there were three, for every game; the rules go on asking the small ones. Where the rules say
so (`Rules.continued_by`) a play goes on to the seat's next question, though all can see what it has done.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from engine.core.decisions import BACK, Decision, Reply, Seat, value_object
from engine.core.forced import is_confirmation
from engine.core.game import AnyGame, Game, PerPlyCache
from engine.core.log import effective_replies
from engine.core.rules import Event

MAX_LIST = 25  # plays in one list: so many options a select has, by Discord's API
LONGEST_PATH = 100  # characters, of a select's value
SEPARATOR = "/"  # which no option's id has
MOST_PLAYS = 400  # so many are counted; what is beyond is asked in small steps


@value_object
class Step:
    """One of the small questions, and what is answered to it."""

    decision: Decision
    option: str


@value_object
class Play:
    """What one line of a list stands for: a whole play, or the beginning that several have in common.

    `following`: what is asked next without anything having happened; None if nothing is. `count`: how many
    whole plays begin like this.
    """

    steps: tuple[Step, ...]
    next_decision: Decision | None = None
    count: int = 1

    @property
    def path(self) -> str:
        """It as the value of a button or a list: the ids of its options."""
        return SEPARATOR.join(step.option for step in self.steps)

    def first_of(self, things: Collection[str]) -> str:
        """The first of these things that it names, also as a part of an option; empty if it names none."""
        names = (name for step in self.steps for name in (step.option, step.option.rpartition(":")[0]))
        return next((name for name in names if name in things), "")


def replies_of(path: str) -> list[Reply]:
    """The replies, one after the other, that a path stands for; it may be anything that a stranger sends."""
    return [(option,) for option in path.split(SEPARATOR)]


def legal_plays(game: AnyGame, seat: Seat) -> tuple[Play, ...]:
    """What a seat can answer now: whole plays if they fit in one list, else the list that leads farthest.

    Plays of one card stand together. Empty where the seat is asked nothing, or for several things at once.
    """
    decision = game.decision(seat)
    if decision is None or not _is_single(decision):
        return ()
    return _OFFERED.get(game, seat, lambda: _listed(game, decision))


_OFFERED: PerPlyCache[tuple[Play, ...]] = PerPlyCache()


def _listed(game: AnyGame, decision: Decision) -> tuple[Play, ...]:
    tree = _Tree(game, decision)
    things = frozenset(game.rules.piece_ids(game.state))
    plays = tree.opened()
    cards = [play.first_of(things) or play.path for play in plays]
    return tuple(sorted(plays, key=lambda play: cards.index(play.first_of(things) or play.path)))


def _is_single(decision: Decision) -> bool:
    """Is it answered with one option?"""
    return decision.min_count == decision.max_count == 1


class _Tree:
    """All that may come of a question as long as nothing happens."""

    def __init__(self, game: AnyGame, decision: Decision) -> None:
        self._copy = _Copy(game, decision.seat)
        self._root = decision
        self._below: dict[str, list[Play]] = {}
        self._left = MOST_PLAYS
        self._top = self._children((), decision)

    def opened(self) -> list[Play]:
        """One list: choices of one kind are opened together or not at all, those with most plays first."""
        plays = self._top
        groups = self._groups(plays)
        while groups:
            group = max(groups, key=lambda paths: sum(play.count for play in plays if play.path in paths))
            longer = [each for play in plays for each in self._opened(play, group)]
            if len(longer) <= MAX_LIST:
                plays, groups = longer, self._groups(longer)
            else:
                groups.remove(group)
        return plays

    def _opened(self, play: Play, group: Collection[str]) -> list[Play]:
        return self._below[play.path] if play.path in group else [play]

    def _groups(self, plays: Sequence[Play]) -> list[list[str]]:
        """The beginnings among these, by what was said before and what is asked next."""
        groups: dict[tuple[tuple[Step, ...], str], list[str]] = {}
        for play in plays:
            if play.path in self._below and play.next_decision is not None:
                groups.setdefault((play.steps[:-1], play.next_decision.kind), []).append(play.path)
        return list(groups.values())

    def _children(self, steps: tuple[Step, ...], decision: Decision) -> list[Play]:
        return [self._play((*steps, Step(decision, option))) for option in decision.options]

    def _play(self, steps: tuple[Step, ...]) -> Play:
        play = Play(steps, self._copy.following([(step.option,) for step in steps]))
        if play.next_decision is None or not self._goes_on(play.path, play.next_decision):
            self._left -= 1
            return play
        children = self._below[play.path] = self._children(steps, play.next_decision)
        return replace(play, count=sum(child.count for child in children))

    def _goes_on(self, path: str, following: Decision) -> bool:
        """Is what is asked next a part of the same play? What takes several ends it, and so does a doubt."""
        if is_confirmation(self._root) or is_confirmation(following) or not _is_single(following):
            return False
        longest = len(path) + len(SEPARATOR) + max(map(len, following.options))
        return longest <= LONGEST_PATH and self._left > 0


class _Happened(BaseException):
    """Something has happened in a copy; no rule is to catch it."""


class _NoEvents(list[Event]):
    """The events of a copy that is of no more use from the first one on: it need not be played to the end."""

    def append(self, event: Event) -> None:
        raise _Happened


class _Copy:
    """A copy of a game, led into a seat's choices and back again; made again when something has happened."""

    def __init__(self, game: AnyGame, seat: Seat) -> None:
        self._game, self._seat = game, seat
        rows = effective_replies(game.tail)
        self._rows = [row for row in rows if row.ply <= game.public_ply or row.seat != seat]
        self._begun: list[Reply] = []  # the choice in the middle of which the game stands
        for row in rows:
            if row.ply > game.public_ply and row.seat == seat:
                self._begun = [] if row.reply == BACK else [*self._begun, row.reply]
        self._copy: AnyGame | None = None
        self._said: list[Reply] = []  # by the copy, since the question that all can see

    def following(self, replies: Sequence[Reply]) -> Decision | None:
        """What is asked after these replies; None where something has happened then."""
        if self._game.is_simultaneous or not self._game.checkpoint.data:
            # What is asked of several at once is no choice to go back from; or the game cannot be copied.
            return None
        *before, last = [*self._begun, *replies]
        copy = self._led(before)
        asked, put, luck = copy.decision(self._seat), copy.public_ply, copy.state.rng.use_count
        self._copy = None
        if not self._has_answered(copy, last):
            return None
        decision = copy.decision(self._seat)
        if copy.public_ply == put and decision is not None and decision.can_go_back:
            self._copy, self._said = copy, [*before, last]
            return decision
        if asked is None or decision is None or copy.state.rng.use_count != luck:
            return None
        return decision if copy.rules.continued_by.get(asked.kind) == decision.kind else None

    def _has_answered(self, copy: AnyGame, reply: Reply) -> bool:
        """Answer in a copy; False where something has happened by it, after which no play goes on."""
        if not copy.rules.continued_by:
            copy.state.events = _NoEvents()
        try:
            copy.answer(self._seat, reply)
        except _Happened:
            return False
        return True

    def _led(self, replies: list[Reply]) -> AnyGame:
        """The copy where these replies lead to."""
        if self._copy is None:
            self._copy, self._said = self._fresh(), []
        elif self._said != replies[: len(self._said)]:
            self._copy.answer(self._seat, BACK)
            self._said = []
        for reply in replies[len(self._said) :]:
            self._copy.answer(self._seat, reply)
        self._said = replies
        return self._copy

    def _fresh(self) -> AnyGame:
        """The game at the question that all can see, without snapshots, which would cost as much again."""
        checkpoint = self._game.checkpoint
        rules = self._game.rules
        copy = Game(rules, rules.load(checkpoint.format, checkpoint.data), keep=False)
        for row in self._rows:
            copy.answer(-1 if row.seat is None else row.seat, row.reply)
        return copy
