"""Wins that a turn holds for sure: whatever is hidden, whatever the others reply.

All own replies are tried, and all of the others', from one checkpoint to the next, each table once. A win
counts that is there in every world looked into; as each world has its own luck, what needs luck is found out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice

from engine.core.game import AnyGame, Game
from engine.core.prompts import Decision, Reply, Seat
from engine.search.rollouts import Line, Worlds, fitting, turn_of

WORLDS = 16  # a win of three chances in four would be taken for sure once in a hundred times
AGAIN = 3  # first replies that need luck, before nothing is looked for any more
MANY = 12  # options of another's reply: more are not gone through
SETS = 10  # ways to take several things at once that are tried
LAST = ("pass", "done", "end")  # words by which nothing is done: tried when all else is

Told = tuple[tuple[Seat, Reply], ...]


def sure_win(worlds: Worlds, seeds: Iterator[str], nodes: int) -> Line | None:
    """Own replies that win this turn for sure; None if none are found among so many tables of a world."""
    first = _Table.of(worlds, next(seeds), nodes)
    if first is None:
        return None
    refuted: set[Reply] = set()
    others: list[_Table] = []
    for _ in range(AGAIN):
        line = first.line(refuted)
        if line is None:
            return None
        if all(table.holds(line) for table in _dealt(worlds, seeds, others, nodes)):
            return line
        refuted.add(line[0][1])
    return None


def _dealt(worlds: Worlds, seeds: Iterator[str], kept: list[_Table], nodes: int) -> Iterator[_Table]:
    """Other worlds, dealt as they are needed and kept for the next line."""
    yield from kept
    while len(kept) < WORLDS:
        table = _Table.of(worlds, next(seeds), nodes)
        if table is None:
            return
        kept.append(table)
        yield table


class _Table:
    """The turn in one world."""

    def __init__(self, worlds: Worlds, game: AnyGame, nodes: int) -> None:
        self._rules = game.rules
        self._worlds = worlds
        self._seat = worlds.seat
        self._turn = turn_of(game)
        self._root = game.rules.dump(game.state)
        self._nodes = self._left = nodes
        self._known: dict[bytes, Line | None] = {}

    @classmethod
    def of(cls, worlds: Worlds, seed: str, nodes: int) -> _Table | None:
        """None where the question is not asked at a checkpoint."""
        game = worlds.world(seed) if worlds.at_rest else None
        return None if game is None else cls(worlds, game, nodes)

    def line(self, refuted: Iterable[Reply]) -> Line | None:
        """Own replies that win, the first of them none of these."""
        self._left, self._known = self._nodes, {}
        return self._asked(self._led(self._root, ()), self._root, (), (), frozenset(refuted))

    def holds(self, line: Line) -> bool:
        """Does its first reply win here, too, however it goes on?"""
        self._left, self._known = self._nodes, {}
        return self._after(self._root, ((self._seat, line[0][1]),), line[1:]) is not None

    def _led(self, rest: bytes, told: Told) -> AnyGame:
        game: AnyGame = Game(self._rules, self._rules.load(self._rules.version, rest))
        for seat, reply in told:
            game.answer(seat, reply)
        self._worlds.spent += 1 + len(told)
        return game

    def _after(self, rest: bytes, told: Told, hint: Line) -> Line | None:
        """The line that wins after these replies since a checkpoint."""
        self._left -= 1
        if self._left < 0:
            return None
        game = self._led(rest, told)
        if game.winners is not None:
            return () if game.winners == (self._seat,) else None
        if turn_of(game) != self._turn:
            return None
        if game.checkpoint.ply != game.ply:
            return self._asked(game, rest, told, hint)
        rest = game.checkpoint.data
        if rest not in self._known:
            self._known[rest] = None  # what leads back here wins nothing
            self._known[rest] = self._asked(game, rest, (), hint)
        return self._known[rest]

    def _asked(
        self, game: AnyGame, rest: bytes, told: Told, hint: Line, refuted: frozenset[Reply] = frozenset()
    ) -> Line | None:
        decision = game.waiting[0]
        if decision.seat != self._seat:
            return self._against(decision, rest, told, hint)
        for reply in self._replies(game, decision, hint):
            if reply in refuted:
                continue
            after = hint[1:] if fitting(hint, decision) == reply else ()
            found = self._after(rest, (*told, (self._seat, reply)), after)
            if found is not None:
                return ((decision.kind, reply), *found)
        return None

    def _against(self, decision: Decision, rest: bytes, told: Told, hint: Line) -> Line | None:
        """The line, if there is one against each reply of another; of several that for their default."""
        if decision.least != 1 or decision.most != 1 or len(decision.options) > MANY:
            return None
        lines: list[Line] = []
        for option in sorted(decision.options, key=lambda option: (option,) != decision.default):
            found = self._after(rest, (*told, (decision.seat, (option,))), hint)
            if found is None:
                return None
            lines.append(found)
        return lines[0]

    def _replies(self, game: AnyGame, decision: Decision, hint: Line) -> Sequence[Reply]:
        """What is tried, what is hoped for first."""
        hoped = fitting(hint, decision)
        if decision.least == decision.most == 1:
            alike = self._worlds.style.game.alike
            kinds = {alike(option): option for option in reversed(decision.options)}
            found: list[Reply] = [(option,) for option in sorted(kinds.values(), key=LAST.__contains__)]
        else:
            found = list(self._sets(decision))
        return list(dict.fromkeys([*([hoped] if hoped else ()), *found]))

    def _sets(self, decision: Decision) -> Iterator[Reply]:
        for count in range(decision.least, decision.most + 1):
            yield from islice(combinations(decision.options, count), SETS)
