"""Worlds: an open decision in games that one seat cannot tell apart, with everything hidden redealt.

The real hidden cards have no influence: two games that look the same to the seat give the same worlds for
the same `rng`.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Generic

from engine.core.decisions import BACK, Refused, Seat
from engine.core.game import Game
from engine.core.log import LogRow, effective_replies
from engine.core.rng import Rng
from engine.core.rules import S, V

QUOTE = '"'


@dataclass(frozen=True, slots=True)
class _LastWorld:
    rng: Rng  # as it was before the deal
    use_count: int  # the state after the deal
    data: bytes


class WorldSampler(Generic[S, V]):
    """An open decision as one seat, or the public (None), sees it.

    It samples the decision as it was opened: before simultaneous replies and others' private steps.
    """

    def __init__(
        self, game: Game[S, V], seat: Seat | None, recall: Callable[[S, Rng], None] | None = None
    ) -> None:
        """Replay the decision from the last checkpoint. The game itself is not kept.

        `recall` changes each dealt state to what the seat remembers or believes.
        """
        self._recall = recall
        self.rules = game.rules
        self.seat = seat
        self._checkpoint = game.checkpoint.data
        self._last: _LastWorld | None = None  # lines are compared in the same world
        own = game.decision(seat)
        last_ply = game.ply if own is not None and own.can_go_back else game.public_ply
        here, rows = self._load(self._checkpoint), list[tuple[int, LogRow]]()
        for row in effective_replies(game.tail):
            if row.ply > last_ply:
                continue
            rows.append((here.ply, row))
            here.answer(_seat_of(row), row.reply)
            if row.reply == BACK:
                rows = [(ply, row) for ply, row in rows if ply < here.public_ply]
        self._rows = [row for _, row in rows]
        self.view, self._decisions = here.view(seat), here.visible_decisions(seat)  # what the seat sees
        self._must_decide = here.decision(seat) is not None
        # At a checkpoint no effect is in progress, so a dumped world can be loaded again.
        self.at_rest = not rows and self.rules.dump(here.state) == self._checkpoint

    def sample(self, rng: Rng) -> Game[S, V] | None:
        """Return the decision in a world dealt by this `rng`, as a game without checkpoints.

        None if no world was found that looks the same; never for a seat that must decide.
        """
        if self._last is not None and self._last.rng == rng:
            rng.use_count = self._last.use_count
            return self._with_chance(self._load(self._last.data), rng)
        game = self._deal_world(rng)
        if game is not None and self._looks_the_same(game):
            return self._with_chance(game, rng)
        self._last = None
        return None

    def _with_chance(self, game: Game[S, V], rng: Rng) -> Game[S, V]:
        game.state.rng = Rng(rng.seed, rng.use_count)
        return game

    def twin(self, rng: Rng) -> Game[S, V] | None:
        """Return a separate game, with checkpoint and log, that this seat cannot tell from the real one.

        None if none was found, which may happen inside a step.
        """
        if self.at_rest:
            state = self.rules.load(self.rules.format, self._checkpoint)
            self.rules.redeal_hidden(state, self.seat, rng)
            twin: Game[S, V] | None = Game(self.rules, state)
        else:
            twin = self._with_another_past(rng, keep=True)
        return twin if twin is not None and self._looks_the_same(twin) else None

    def _looks_the_same(self, game: Game[S, V]) -> bool:
        return game.view(self.seat) == self.view and game.visible_decisions(self.seat) == self._decisions

    def _deal_world(self, rng: Rng) -> Game[S, V] | None:
        if self.at_rest:
            world, before = self.rules.load(self.rules.format, self._checkpoint), replace(rng)
            self._deal(world, rng)
            self._last = _LastWorld(before, rng.use_count, self.rules.dump(world))
            return Game(self.rules, world, keep=False)
        if not self._must_decide:  # others' decisions depend on their hands
            return self._with_another_past(rng, keep=False)
        game = self._replay(self._load(self._checkpoint), self._rows)
        self._deal(game.state, rng)
        return game

    def _deal(self, state: S, rng: Rng) -> None:
        self.rules.redeal_hidden(state, self.seat, rng)
        if self._recall is not None:
            self._recall(state, rng)

    def _with_another_past(self, rng: Rng, *, keep: bool) -> Game[S, V] | None:
        """Replay up to the decision, from a checkpoint whose hidden cards have been renamed."""
        game = self._replay(self._load(self._checkpoint), self._rows)
        before = self.rules.dump(game.state)
        self.rules.redeal_hidden(game.state, self.seat, rng)
        try:
            renaming = CardRenaming(before, self.rules.dump(game.state))
            start = self._load(renaming.state(self._checkpoint), keep=keep)
            return self._replay(start, map(renaming.row, self._rows))
        except (ValueError, Refused):
            return None

    def _load(self, data: bytes, *, keep: bool = False) -> Game[S, V]:
        return Game(self.rules, self.rules.load(self.rules.format, data), keep=keep)

    def _replay(self, game: Game[S, V], rows: Iterable[LogRow]) -> Game[S, V]:
        for row in rows:
            game.answer(_seat_of(row), row.reply)
        return game


class CardRenaming:
    """Maps the cards of one state to those of another that has the same shape.

    A part of the state that stays equal although its cards are renamed elsewhere is a public note, and
    stays as it is.
    """

    def __init__(self, before: bytes, after: bytes) -> None:
        """Compare two states as JSON; raises `ValueError` if the shapes differ."""
        old, new = json.loads(before), json.loads(after)
        changed = [part for part in old if old[part] != new[part]]
        here, there = (json.dumps([state[part] for part in changed]).split(QUOTE) for state in (old, new))
        self._new = dict(zip(here[1::2], there[1::2]))
        if here[::2] != there[::2] or [self._new[name] for name in here[1::2]] != there[1::2]:
            raise ValueError("no renaming")
        others = {part: json.dumps(old[part]).split(QUOTE)[1::2] for part in old if part not in changed}
        self._notes = {part for part, names in others.items() if any(self._new.get(n, n) != n for n in names)}

    def state(self, data: bytes) -> bytes:
        texts = {part: json.dumps(value) for part, value in json.loads(data).items()}
        for part in texts.keys() - self._notes:
            texts[part] = QUOTE.join(self._new.get(name, name) for name in texts[part].split(QUOTE))
        return ("{" + ",".join(f'"{part}":{text}' for part, text in texts.items()) + "}").encode()

    def row(self, row: LogRow) -> LogRow:
        reply = (":".join(self._new.get(n, n) for n in option.split(":")) for option in row.reply)
        return LogRow(row.ply, row.seat, tuple(reply), row.state_crc)


def _seat_of(row: LogRow) -> Seat:
    return -1 if row.seat is None else row.seat
