"""The same question in another world: all that one seat cannot see is redealt at this point of the game.

What the real game hides from the seat has no influence: two games that the seat cannot tell apart give,
with the same luck, the same worlds.
"""

from __future__ import annotations

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


def sample_world(game: Game[S, V], seat: Seat | None, rng: Rng) -> Game[S, V] | None:
    """One world of an open question; for several make a `Resampler`."""
    return WorldSampler(game, seat).sample(rng)


@dataclass(frozen=True, slots=True)
class _Kept:
    """A world as it was dealt, by which luck; `used` of it afterwards."""

    luck: Rng
    used: int
    data: bytes


class WorldSampler(Generic[S, V]):
    """An open question as one seat sees it, None being the public table; `view` is what it sees there.

    It is the question as it was put: where several seats are asked at once nobody has replied yet, and
    another's choice has not begun.
    """

    def __init__(
        self, game: Game[S, V], seat: Seat | None, recall: Callable[[S, Rng], None] | None = None
    ) -> None:
        """Replay the question from the last rest; the game itself is not kept.

        `recall` is called with every state that has been dealt and the luck of that, to put back what the
        seat remembers, or believes.
        """
        self._recall = recall or _forget
        self.rules = game.rules
        self.seat = seat
        self._rest_dump = game.checkpoint.data
        self._rows: list[LogRow] = []
        self._kept: _Kept | None = None  # the world dealt last, as lines are compared in the same one
        self._secret = False  # others have replied what this seat may not have learned yet
        own = game.decision(seat)
        last = game.ply if own is not None and own.can_go_back else game.public_ply
        here = self._settle(row for row in effective_replies(game.tail) if row.ply <= last)
        self.view, self._shown = here.view(seat), here.visible_decisions(seat)
        self._asked = here.decision(seat) is not None
        self._at_rest = not self._rows and self.rules.dump(here.state) == self._rest_dump

    @property
    def at_rest(self) -> bool:
        """Is it asked at a checkpoint, with no effect under way? Then a dumped world can be loaded again."""
        return self._at_rest

    def sample(self, rng: Rng) -> Game[S, V] | None:
        """A separate game, without checkpoints, at this question in a world dealt by this `rng`.

        None if no world is found that looks the same to the seat; never for the seat that is asked.
        """
        if self._kept is not None and self._kept.luck == rng:
            rng.use_count = self._kept.used
            return self._with_luck(self._loaded(self._kept.data), rng)
        for replies in (rng, None) if self._secret else (None,):
            game = self._dealt(rng, replies)
            if game is not None and self._looks_alike(game):
                return self._with_luck(game, rng)
        self._kept = None
        return None

    def _with_luck(self, game: Game[S, V], rng: Rng) -> Game[S, V]:
        """The game, with luck of its own from here on."""
        game.state.rng = Rng(rng.seed, rng.use_count)
        return game

    def twin(self, rng: Rng) -> Game[S, V] | None:
        """A game with its own checkpoint and log that this seat cannot tell from the real one.

        None if none is found, which may happen in the middle of a step.
        """
        if self._at_rest:
            state = self.rules.load(self.rules.format, self._rest_dump)
            self.rules.redeal_hidden(state, self.seat, rng)
            twin: Game[S, V] | None = Game(self.rules, state)
        else:
            twin = self._with_another_past(rng, rng if self._secret else None, keep=True)
        return twin if twin is not None and self._looks_alike(twin) else None

    def _looks_alike(self, game: Game[S, V]) -> bool:
        return game.view(self.seat) == self.view and game.visible_decisions(self.seat) == self._shown

    def _dealt(self, rng: Rng, replies: Rng | None) -> Game[S, V] | None:
        if self._at_rest:
            world, luck = self.rules.load(self.rules.format, self._rest_dump), replace(rng)
            self._deal(world, rng)
            self._kept = _Kept(luck, rng.use_count, self.rules.dump(world))
            return Game(self.rules, world, keep=False)
        if not self._asked:  # what others are asked depends on what they hold
            return self._with_another_past(rng, replies, keep=False)
        game = self._replayed(self._loaded(self._rest_dump), self._rows, replies)
        self._deal(game.state, rng)
        return game

    def _deal(self, state: S, rng: Rng) -> None:
        self.rules.redeal_hidden(state, self.seat, rng)
        self._recall(state, rng)

    def _with_another_past(self, rng: Rng, replies: Rng | None, *, keep: bool) -> Game[S, V] | None:
        """Replay up to the question, from a checkpoint whose hidden cards have been renamed."""
        game = self._replayed(self._loaded(self._rest_dump), self._rows)
        before = self.rules.dump(game.state)
        self.rules.redeal_hidden(game.state, self.seat, rng)
        try:
            names = CardRenaming(before, self.rules.dump(game.state))
            rest = self._loaded(names.state(self._rest_dump), keep=keep)
            return self._replayed(rest, map(names.row, self._rows), replies)
        except (ValueError, Refused):
            return None

    def _settle(self, rows: Iterable[LogRow]) -> Game[S, V]:
        """The game after these rows, without those of choices that were taken back."""
        game, kept = self._loaded(self._rest_dump), list[tuple[int, LogRow]]()
        for row in rows:
            self._secret |= game.is_simultaneous and row.seat != self.seat
            kept.append((game.ply, row))
            game.answer(_seat_of(row), row.reply)
            if row.reply == BACK:
                kept = [(ply, each) for ply, each in kept if ply < game.public_ply]
        self._rows = [row for _, row in kept]
        return game

    def _loaded(self, rest: bytes, *, keep: bool = False) -> Game[S, V]:
        return Game(self.rules, self.rules.load(self.rules.format, rest), keep=keep)

    def _replayed(self, game: Game[S, V], rows: Iterable[LogRow], replies: Rng | None = None) -> Game[S, V]:
        """The game after these rows; with an `rng`, the others' secret replies are drawn at random."""
        for row in rows:
            if replies is not None and game.is_simultaneous and row.seat != self.seat:
                row = _by_chance(game, row, replies)
            game.answer(_seat_of(row), row.reply)
        return game


class CardRenaming:
    """How the cards of one state are called in another that has them in the same places.

    A part of the state that stays unchanged while its cards are renamed elsewhere is a note of what all have
    seen, and is left alone.
    """

    def __init__(self, before: bytes, after: bytes) -> None:
        """Compare two states as JSON; raises `ValueError` if one is no renaming of the other."""
        old, new = json.loads(before), json.loads(after)
        changed = [part for part in old if old[part] != new[part]]
        here, there = (json.dumps([each[part] for part in changed]).split(QUOTE) for each in (old, new))
        self._new = dict(zip(here[1::2], there[1::2]))
        if here[::2] != there[::2] or [self._new[name] for name in here[1::2]] != there[1::2]:
            raise ValueError("no renaming")
        others = {part: json.dumps(old[part]).split(QUOTE)[1::2] for part in old if part not in changed}
        self._notes = {part for part, names in others.items() if any(self._new.get(n, n) != n for n in names)}

    def state(self, data: bytes) -> bytes:
        """An earlier state, as JSON."""
        parts = {part: self._text(part, json.dumps(value)) for part, value in json.loads(data).items()}
        return ("{" + ",".join(f'"{part}":{text}' for part, text in parts.items()) + "}").encode()

    def _text(self, part: str, text: str) -> str:
        return text if part in self._notes else QUOTE.join(self._new.get(n, n) for n in text.split(QUOTE))

    def row(self, row: LogRow) -> LogRow:
        """A row of the log."""
        reply = (":".join(self._new.get(n, n) for n in option.split(":")) for option in row.reply)
        return LogRow(row.ply, row.seat, tuple(reply), row.state_crc)


def _forget(state: object, rng: Rng) -> None:
    """Nothing is remembered."""


def _seat_of(row: LogRow) -> Seat:
    """Who replied; None for a note that is no seat's."""
    return -1 if row.seat is None else row.seat


def _by_chance(game: Game[S, V], row: LogRow, rng: Rng) -> LogRow:
    decision = game.decision(row.seat)
    options = sorted(decision.options) if decision else []
    rng.shuffle(options)
    return LogRow(row.ply, row.seat, tuple(options[: len(row.reply)]), row.state_crc)
