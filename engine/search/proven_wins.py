"""Proven wins: wins this turn whatever is hidden and whatever the others reply.

In one world all own plays and all replies of others are tried, the most promising first: wins of one play,
then of two, and so on. A win counts if it holds in all other sampled worlds, each with its own chance, and
if one play wins in all worlds that the seat cannot tell apart by then.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import combinations, islice
from typing import Any

from engine.core.decisions import Decision, Reply, Seat
from engine.core.forced import only_reply_forward
from engine.core.game import AnyGame, Game
from engine.core.rng import Rng
from engine.search.rollouts import Line, SearchWorlds, next_reply, turn_of

WORLDS = 16  # a win with probability 3/4 would hold in all 1 time in 100
MAX_REFUTED = 8  # first plays refuted by chance before the search gives up
MAX_REPLIES = 12  # options of another seat's decision; one with more is not searched
MAX_DEPTH = 6  # plays of one turn
MAX_WIDTH = 8  # plays that are continued, of those that do not win at once
MAX_SETS, SETS_TRIED = 100, 4  # ways to pick several options
FIXED_SEED = "00" * 32

ReplyPath = tuple[tuple[Seat, Reply], ...]


def proven_win(
    worlds: SearchWorlds,
    seeds: Iterator[str],
    nodes: int,
    enough: Callable[[], bool] = lambda: False,
    agreed: int = WORLDS,
) -> Line | None:
    """Return the seat's replies that win this turn whatever is hidden, or None if none are found.

    At most `nodes` states are tried per world; `enough` stops the search between worlds.
    The win must hold in `agreed` other worlds.
    """
    first = _TurnTree.of(worlds, next(seeds), nodes)
    if first is None:
        return None
    others: list[_TurnTree] = []
    return _common_win(first, partial(_other_trees, worlds, seeds, others, nodes, agreed), enough)


def _common_win(
    first: _TurnTree, others: Callable[[], Iterable[_TurnTree]], enough: Callable[[], bool]
) -> Line | None:
    """Return replies whose first play wins in all trees, which look the same to the seat."""
    refuted: list[Line] = []
    for _ in range(MAX_REFUTED):
        line = first.line(refuted)
        if line is None or enough():
            return None
        is_whole = first.wins_by(line)
        for tree in others():
            wins = tree.wins_by(line)
            is_whole &= wins
            if enough() or not (wins or tree.continues(line)):
                break
        else:
            trees = [] if is_whole else [first, *others()]
            later = _parted(after for tree in trees for after in tree.after_play(line))
            if all(_common_win(one, partial(iter, more), enough) for one, *more in later):
                return line
        refuted.append(first.first_play(line))
    return None


def _parted(trees: Iterable[_TurnTree]) -> list[list[_TurnTree]]:
    """Return the trees by what the seat sees, without those it tells apart from all others."""
    parts: list[list[_TurnTree]] = []
    for tree in trees:
        part = next((part for part in parts if part[0].sight == tree.sight), None)
        if part is None:
            parts.append([tree])
        else:
            part.append(tree)
    return [part for part in parts if len(part) > 1]


def _other_trees(
    worlds: SearchWorlds, seeds: Iterator[str], known: list[_TurnTree], nodes: int, agreed: int
) -> Iterator[_TurnTree]:
    """Yield other worlds, dealt on demand and kept in `known` for the next line."""
    yield from known
    while len(known) < agreed:
        tree = _TurnTree.of(worlds, next(seeds), nodes)
        if tree is None:
            return
        known.append(tree)
        yield tree


@dataclass(frozen=True, slots=True)
class _Node:
    checkpoint: bytes
    replies: ReplyPath  # since then
    game: AnyGame
    key: Hashable  # equal for positions that allow the same wins
    line: Line = ()  # the seat's replies in the last play


class _TurnTree:
    def __init__(self, worlds: SearchWorlds, game: AnyGame, nodes: int) -> None:
        self._rules = game.rules
        self._worlds = worlds
        self._seat = worlds.seat
        self._turn = turn_of(game)
        self._left = self._nodes = nodes
        self._plays: dict[tuple[Hashable, bool], list[_Node]] = {}  # by key, and whether it is the last
        self._lost: set[tuple[Hashable, int]] = set()  # keys, with the plays left
        self._root = self._node(game.rules.dump(game.state), ())

    @classmethod
    def of(cls, worlds: SearchWorlds, seed: str, nodes: int) -> _TurnTree | None:
        """Return None unless the decision is at a checkpoint."""
        game = worlds.world(seed) if worlds.at_rest else None
        return None if game is None else cls(worlds, game, nodes)

    @cached_property
    def _firsts(self) -> list[_Node]:
        """The results of each first play, the most promising first."""
        return sorted(self._plays_from(self._root, ()), key=self._promise, reverse=True)

    def line(self, refuted: Collection[Line]) -> Line | None:
        """Return the seat's replies that win, not beginning with a refuted play."""
        return self._shortest([node for node in self._firsts if node.line not in refuted])

    def wins_by(self, line: Line, node: _Node | None = None) -> bool:
        """Return whether the whole line wins here or from a node, whatever the others reply."""
        node = node or self._root
        game = node.game
        if game.winners is not None or turn_of(game) != self._turn:
            return game.winners == (self._seat,)
        decision = game.open_decisions[0]
        if decision.seat != self._seat:
            others = [self._after(node, decision, reply) for reply in _others_replies(decision)]
            return bool(others) and all(self.wins_by(line, after) for after in others)
        reply = next_reply(line, decision)
        return reply is not None and self.wins_by(line[1:], self._after(node, decision, reply))

    def continues(self, line: Line) -> bool:
        """Return whether the line's first play wins here too, however it continues."""
        first = self._first(line)
        wins = first is not None and self._shortest([first]) is not None
        self._plays.clear()  # large, and of little use for other lines
        return wins

    def first_play(self, line: Line) -> Line:
        first = self._first(line)
        assert first is not None
        return first.line

    @cached_property
    def sight(self) -> tuple[Any, Decision]:
        return self._root.game.view(self._seat), self._root.game.open_decisions[0]

    def after_play(self, line: Line) -> Iterator[_TurnTree]:
        """Yield the turn after the line's first play, which wins, by each of the others' replies."""
        first = self._first(line)
        nodes = [first] if first else []
        while nodes:
            node = nodes.pop()
            if node.game.winners is not None:
                continue
            decision = node.game.open_decisions[0]
            if decision.seat == self._seat:
                yield self._at(node)
            else:
                nodes += [self._after(node, decision, reply) for reply in _others_replies(decision)]

    def _at(self, node: _Node) -> _TurnTree:
        later = copy(self)
        later._root, later._left = node, self._nodes
        for name in ("_firsts", "sight"):
            vars(later).pop(name, None)
        return later

    def _first(self, line: Line) -> _Node | None:
        """Return the result of the line's first play, or None if it is impossible here."""
        node = self._root
        for number in range(1, len(line) + 1):
            decision = node.game.open_decisions[0]
            reply = next_reply(line[number - 1 :], decision)
            if reply is None:
                return None
            before, node = node, self._after(node, decision, reply)
            if not self._is_private_step(before, node):
                return replace(node, line=line[:number])
        return None

    def _is_private_step(self, before: _Node, after: _Node) -> bool:
        own = after.game.decision(self._seat)
        return own is not None and own.can_go_back and after.game.public_ply == before.game.public_ply

    def _shortest(self, nodes: Sequence[_Node]) -> Line | None:
        self._left = self._nodes
        won = [node for node in nodes if node.game.winners == (self._seat,)]
        firsts = [*won, *(node for node in nodes if node not in won)][: len(won) + MAX_WIDTH]
        for depth in range(MAX_DEPTH):
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
        decision = game.open_decisions[0]
        if decision.seat != self._seat:
            return self._against(node, decision, depth)
        if node.replies and (forced := only_reply_forward(decision)):
            rest = self._won(self._after(node, decision, forced), depth)
            return None if rest is None else ((decision.kind, forced), *rest)
        left = depth if node.replies else depth - 1  # choices within a play are none of their own
        if left < 0 or (node.key, depth) in self._lost or not self._may_win(node, depth):
            return None
        for after in self._best_plays(node, left == 0):
            if (rest := self._won(after, left)) is not None:
                return (*after.line, *rest)
        if self._left > 0:
            self._lost.add((node.key, depth))
        return None

    def _may_win(self, node: _Node, plays: int) -> bool:
        within = self._worlds.style.game.may_win_within
        return within is None or bool(node.replies) or within(node.game.state, plays)

    def _against(self, node: _Node, decision: Decision, depth: int) -> Line | None:
        """Return our winning replies to the other seat's default, or None if any reply saves them."""
        lines: list[Line] = []
        for reply in _others_replies(decision):
            line = self._won(self._after(node, decision, reply), depth)
            if line is None:
                return None
            lines.append(line)
        return lines[0] if lines else None

    def _best_plays(self, node: _Node, last: bool) -> list[_Node]:
        """Return the results of the seat's plays, the most promising first, or only one that wins.

        The `last` play must be one that can win by itself.
        """
        if (node.key, last) in self._plays:
            return self._plays[node.key, last]
        plays = list(self._plays_from(node, (), last))
        won = [play for play in plays if play.game.winners == (self._seat,)]
        plays = won[:1] or sorted(plays, key=self._promise, reverse=True)[:MAX_WIDTH]
        if self._left > 0:
            self._plays[node.key, last] = plays
        return plays

    def _plays_from(self, node: _Node, line: Line, last: bool = False) -> Iterator[_Node]:
        """Yield the seat's plays to their end, through private steps."""
        decision = node.game.open_decisions[0]
        for reply in self._replies(node.game, decision, last):
            if self._left <= 0:
                return
            after = self._after(node, decision, reply)
            longer = (*line, (decision.kind, reply))
            if self._is_private_step(node, after):
                yield from self._plays_from(after, longer, last)
            else:
                yield replace(after, line=longer)

    def _after(self, node: _Node, decision: Decision, reply: Reply) -> _Node:
        self._left -= 1
        return self._node(node.checkpoint, (*node.replies, (decision.seat, reply)))

    def _node(self, checkpoint: bytes, replies: ReplyPath) -> _Node:
        game: AnyGame = Game(self._rules, self._rules.load(self._rules.format, checkpoint))
        for seat, reply in replies:
            game.answer(seat, reply)
        self._worlds.replies_spent += 1 + len(replies)
        if replies and game.winners is None and game.checkpoint.ply == game.ply:
            checkpoint, replies = game.checkpoint.data, ()
        position = self._worlds.style.game.position
        key = (checkpoint, replies) if replies or position is None else position(game.state)
        return _Node(checkpoint, replies, game, key)

    def _promise(self, node: _Node) -> float:
        """Return the seat's chance at a node, 0 if the turn is over."""
        if node.game.winners is not None or turn_of(node.game) != self._turn:
            return 0.0
        style = self._worlds.style
        return style.weights.chance(style.game.features(node.game.state, self._seat))

    def _replies(self, game: AnyGame, decision: Decision, last: bool) -> list[Reply]:
        lookahead, options = self._worlds.style.game, decision.options
        if lookahead.winning_options:
            options = tuple(lookahead.winning_options(game.state, decision, last))
        if decision.min_count == decision.max_count == 1:
            unlike = {lookahead.equivalence_key(option): option for option in reversed(options)}
            return [(option,) for option in unlike.values()]
        if len(options) == decision.min_count == decision.max_count:
            return [options]
        options = options if len(options) > decision.min_count else decision.options
        usual = self._worlds.style.policy(game.view(self._seat), decision, Rng(FIXED_SEED))
        sets: dict[tuple[str, ...], Reply] = {}
        for count in range(decision.min_count, decision.max_count + 1):
            for some in islice(combinations(options, count), MAX_SETS):
                sets.setdefault(tuple(sorted(map(lookahead.equivalence_key, some))), some)
        replies = [usual, *list(sets.values())[:SETS_TRIED]]
        return list({frozenset(reply): reply for reply in reversed(replies)}.values())[::-1]


def _others_replies(decision: Decision) -> list[Reply]:
    """Return another seat's replies, the default first, or none if they are too many to try."""
    if decision.min_count != 1 or decision.max_count != 1 or len(decision.options) > MAX_REPLIES:
        return []
    return sorted([(option,) for option in decision.options], key=lambda reply: reply != decision.default)
