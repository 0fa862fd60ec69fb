"""Wins this turn whatever is hidden and whatever the others reply.

In one world all own plays and all replies of others are tried, the most promising first: wins of one play,
then of two, and so on. A win counts if it holds in all other sampled worlds, each of which has its own
luck.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations, islice

from engine.core.decisions import Decision, Reply, Seat
from engine.core.game import AnyGame, Game
from engine.core.rng import Rng
from engine.search.rollouts import Line, SearchWorlds, next_reply, turn_of

WORLDS = 16  # a win of three chances in four would be taken for sure once in a hundred times
AGAIN = 8  # first replies that need luck, before nothing is looked for any more
MANY = 12  # options of another's reply: more are not gone through
DEEPEST = 6  # plays of one turn
WIDEST = 8  # plays that are followed further, of those that do not win at once
MOST_SETS, SETS = 100, 4  # ways to take several things at once: looked at, and tried
NO_LUCK = "00" * 32

ReplyPath = tuple[tuple[Seat, Reply], ...]


def proven_win(
    worlds: SearchWorlds,
    seeds: Iterator[str],
    nodes: int,
    enough: Callable[[], bool] = lambda: False,
    agreed: int = WORLDS,
) -> Line | None:
    """Return own replies that win this turn whatever is hidden, or None if none are found.

    At most `nodes` tables are tried in a world; `enough` stops the search between worlds.
    The win must hold in `agreed` other worlds.
    """
    first = _TurnTree.of(worlds, next(seeds), nodes)
    if first is None:
        return None
    refuted: list[Line] = []
    others: list[_TurnTree] = []
    for _ in range(AGAIN):
        line = first.line(refuted)
        if line is None or enough():
            return None
        if all(not enough() and table.holds(line) for table in _dealt(worlds, seeds, others, nodes, agreed)):
            return line
        refuted.append(first.begun(line))
    return None


def _dealt(
    worlds: SearchWorlds, seeds: Iterator[str], kept: list[_TurnTree], nodes: int, agreed: int
) -> Iterator[_TurnTree]:
    """Yield other worlds, dealt on demand and kept for the next line."""
    yield from kept
    while len(kept) < agreed:
        table = _TurnTree.of(worlds, next(seeds), nodes)
        if table is None:
            return
        kept.append(table)
        yield table


@dataclass(frozen=True, slots=True)
class _Node:
    """Where replies since a checkpoint lead; `line` is the own part of the last play."""

    rest: bytes
    told: ReplyPath
    game: AnyGame
    line: Line = ()


class _TurnTree:
    """The turn in one world."""

    def __init__(self, worlds: SearchWorlds, game: AnyGame, nodes: int) -> None:
        self._rules = game.rules
        self._worlds = worlds
        self._seat = worlds.seat
        self._turn = turn_of(game)
        self._left = self._nodes = nodes
        self._plays: dict[tuple[bytes, bool], list[_Node]] = {}  # by checkpoint, and if nothing may follow
        self._lost: set[tuple[bytes, int]] = set()  # checkpoints with so many plays left
        self._root = self._led(game.rules.dump(game.state), ())

    @classmethod
    def of(cls, worlds: SearchWorlds, seed: str, nodes: int) -> _TurnTree | None:
        """Return None where the question is not asked at a checkpoint."""
        game = worlds.world(seed) if worlds.at_rest else None
        return None if game is None else cls(worlds, game, nodes)

    @cached_property
    def _firsts(self) -> list[_Node]:
        """Return the results of each first play, the most promising first."""
        return sorted(self._plays_from(self._root, ()), key=self._promise, reverse=True)

    def line(self, refuted: Collection[Line]) -> Line | None:
        """Return own replies that win, not beginning with a refuted play."""
        return self._shortest([node for node in self._firsts if node.line not in refuted])

    def holds(self, line: Line) -> bool:
        """Return whether the line's first play wins here too, however it continues."""
        first = self._first(line)
        return first is not None and self._shortest([first]) is not None

    def begun(self, line: Line) -> Line:
        """Return the replies of the line's first play."""
        first = self._first(line)
        assert first is not None
        return first.line

    def _first(self, line: Line) -> _Node | None:
        """Return the result of the line's first play, or None if it is impossible here."""
        node = self._root
        for number in range(1, len(line) + 1):
            decision = node.game.open_decisions[0]
            reply = next_reply(line[number - 1 :], decision)
            if reply is None:
                return None
            before, node = node, self._after(node, decision, reply)
            if not self._goes_on(before, node):
                return replace(node, line=line[:number])
        return None

    def _goes_on(self, before: _Node, after: _Node) -> bool:
        """Return whether the reply was only a private step of a play."""
        own = after.game.decision(self._seat)
        return own is not None and own.can_go_back and after.game.public_ply == before.game.public_ply

    def _shortest(self, found: Sequence[_Node]) -> Line | None:
        self._left = self._nodes
        won = [node for node in found if node.game.winners == (self._seat,)]
        firsts = [*won, *(node for node in found if node not in won)][: len(won) + WIDEST]
        for depth in range(DEEPEST):
            for node in firsts:
                if self._left > 0 and (rest := self._won(node, depth)) is not None:
                    return (*node.line, *rest)
        return None

    def _won(self, node: _Node, depth: int) -> Line | None:
        """Return the replies that win from a node within `depth` plays."""
        game = node.game
        if game.winners is not None:
            return () if game.winners == (self._seat,) else None
        if turn_of(game) != self._turn or self._left <= 0:
            return None
        if game.open_decisions[0].seat != self._seat:
            return self._against(node, depth)
        if depth == 0 or (not node.told and (node.rest, depth) in self._lost):
            return None
        for after in self._followed(node, depth == 1):
            if (rest := self._won(after, depth - 1)) is not None:
                return (*after.line, *rest)
        if not node.told:
            self._lost.add((node.rest, depth))
        return None

    def _against(self, node: _Node, depth: int) -> Line | None:
        """Return our winning replies to the other seat's default, or None if any reply saves them."""
        decision = node.game.open_decisions[0]
        if decision.min_count != 1 or decision.max_count != 1 or len(decision.options) > MANY:
            return None
        lines: list[Line] = []
        for option in sorted(decision.options, key=lambda option: (option,) != decision.default):
            line = self._won(self._after(node, decision, (option,)), depth)
            if line is None:
                return None
            lines.append(line)
        return lines[0]

    def _followed(self, node: _Node, last: bool) -> list[_Node]:
        """Return the results of own plays, the most promising first, or only one that wins.

        If it is the `last` play, only those that can win by themselves are tried.
        """
        if not node.told and (node.rest, last) in self._plays:
            return self._plays[node.rest, last]
        found = list(self._plays_from(node, (), last))
        won = [each for each in found if each.game.winners == (self._seat,)]
        found = won[:1] or sorted(found, key=self._promise, reverse=True)[:WIDEST]
        if not node.told:
            self._plays[node.rest, last] = found
        return found

    def _plays_from(self, node: _Node, line: Line, last: bool = False) -> Iterator[_Node]:
        """Yield own plays to their end, through the private steps of a choice."""
        decision = node.game.open_decisions[0]
        for reply in self._replies(node.game, decision, last):
            if self._left <= 0:
                return
            after = self._after(node, decision, reply)
            longer = (*line, (decision.kind, reply))
            if self._goes_on(node, after):
                yield from self._plays_from(after, longer, last)
            else:
                yield replace(after, line=longer)

    def _after(self, node: _Node, decision: Decision, reply: Reply) -> _Node:
        self._left -= 1
        return self._led(node.rest, (*node.told, (decision.seat, reply)))

    def _led(self, rest: bytes, told: ReplyPath) -> _Node:
        game: AnyGame = Game(self._rules, self._rules.load(self._rules.format, rest))
        for seat, reply in told:
            game.answer(seat, reply)
        self._worlds.replies_spent += 1 + len(told)
        at_rest = told and game.winners is None and game.checkpoint.ply == game.ply
        return _Node(game.checkpoint.data, (), game) if at_rest else _Node(rest, told, game)

    def _promise(self, node: _Node) -> float:
        """Return the seat's chance at a node, 0 if the turn is over."""
        if node.game.winners is not None or turn_of(node.game) != self._turn:
            return 0.0
        style = self._worlds.style
        return style.weights.chance(style.game.features(node.game.state, self._seat))

    def _replies(self, game: AnyGame, decision: Decision, last: bool) -> list[Reply]:
        told = self._worlds.style.game
        options = (
            told.winning_options(game.state, decision, last) if told.winning_options else decision.options
        )
        if decision.min_count != 1 or decision.max_count != 1:
            if len(options) == decision.min_count == decision.max_count:
                return [tuple(options)]
            options = options if len(options) > decision.min_count else decision.options
            found = [self._usual(game, decision), *self._sets(decision, options)]
            return list({frozenset(reply): reply for reply in reversed(found)}.values())[::-1]
        kinds = {told.equivalence_key(option): option for option in reversed(options)}
        return [(option,) for option in kinds.values()]

    def _usual(self, game: AnyGame, decision: Decision) -> Reply:
        """Return what the policy would choose together."""
        return self._worlds.style.policy(game.view(self._seat), decision, Rng(NO_LUCK))

    def _sets(self, decision: Decision, options: Sequence[str]) -> list[Reply]:
        """Return ways to choose several options at once, equivalent ones once."""
        alike, found = self._worlds.style.game.equivalence_key, dict[tuple[str, ...], Reply]()
        for count in range(decision.min_count, decision.max_count + 1):
            for some in islice(combinations(options, count), MOST_SETS):
                found.setdefault(tuple(sorted(map(alike, some))), some)
        return list(found.values())[:SETS]
