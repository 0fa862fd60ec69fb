"""Whole games as a store would save them: with undos, notes, forced replies and private steps."""

from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from typing import Any

from engine.core.decisions import BACK, Refused
from engine.core.forced import play_forced_replies
from engine.core.game import AnyGame, Checkpoint, Game, LogRow
from engine.core.log import ENTROPY_ADDED, MORE_TIME, RETRACTED, SUBSTITUTED, TIMED_OUT
from engine.core.positions import Recording
from engine.core.rng import Rng, deal_seed
from engine.core.undo import UndoHistory, find_undo, undo
from engine.games import GAMES, PLAYERS
from engine.tables.export import export

TABLES = {"outlaws-duel": 2, "outlaws-gangs": 3, "bang": 2, "ragnguns": 2, "revolver": 2, "gnadenlos": 3}
KEPT = 16
TABLE = 12  # the table's number in an export
NOTES = (TIMED_OUT, MORE_TIME, SUBSTITUTED)


@dataclass
class Played:
    """A game, its log, and what everybody saw after each row."""

    game: AnyGame
    seats: int
    log: list[LogRow]
    rests: list[Checkpoint]
    seen: dict[int, Any] = field(default_factory=dict)  # the public view by ply
    counts: dict[str, int] = field(default_factory=dict)

    @property
    def recording(self) -> Recording:
        return Recording(self.game.rules, self.rests[0], self.log)

    def take(self, what: str, *rows: LogRow) -> None:
        """Save rows as a store does; record the public view after the last one."""
        self.log += rows
        self.counts[what] = self.counts.get(what, 0) + len(rows)
        if self.game.checkpoint.ply > self.rests[-1].ply:
            self.rests = [self.rests[0], *[*self.rests[1:], self.game.checkpoint][-KEPT:]]
        self.seen[self.game.ply] = self.game.view(None)

    def undo(self, rng: Rng) -> bool:
        """Undo a decision of any seat that has one."""
        seat = rng.pick(range(self.seats))
        past = UndoHistory(self.rests, self.log, self.seats)
        try:
            target = find_undo(self.game, past, seat)
        except Refused:
            return False
        game, rows = undo(self.game, target, agreed=True)
        is_retracted = rows[0].reply == (f"!{RETRACTED}",)
        self.game = game
        self.take("retracted" if is_retracted else "undone", *rows)
        return True

    def note(self, rng: Rng) -> None:
        word, seat = rng.pick((*NOTES, ENTROPY_ADDED)), rng.pick(range(self.seats))
        numbers = (rng.pick(range(1000)),) if word == ENTROPY_ADDED else ()
        self.take("notes", self.game.add_note(seat, word, *numbers))

    def answer(self, rng: Rng) -> None:
        """Answer as the computer, or step back."""
        decision = rng.pick(self.game.open_decisions)
        reply = PLAYERS[self.game.rules.name](self.game.view(decision.seat), decision, rng)
        if decision.can_go_back and rng.pick(range(4)) == 0:
            reply = BACK
        self.take("replies", self.game.answer(decision.seat, reply))
        if self.game.winners is None:
            self.take("forced", *play_forced_replies(self.game))


def exported(name: str, number: int = 0) -> tuple[Played, str]:
    """Play a game that was dealt from a secret; return it with its export."""
    seats, secret = TABLES[name], sha256(f"secret {name} {number}".encode()).hexdigest()
    numbers = [1000 + seat for seat in range(seats)]
    evening = played(name, number, limit=4000, seed=deal_seed(secret, TABLE, numbers))
    game = evening.game
    text = export(
        *(game, evening.log),
        variant="standard",
        table_id=TABLE,
        numbers=numbers,
        secret=secret,
        fingerprint=game.rules.fingerprint,
        epoch=1,
    )
    return evening, text


@lru_cache(24)
def played(
    name: str,
    number: int = 0,
    *,
    plain: bool = False,
    limit: int = 600,
    kind: type[Played] = Played,
    seed: str = "",
    seats: int = 0,
) -> Played:
    """Play a game to its end, or for this many rows; `plain`: without undos and notes.

    The same game is returned again; who plays on takes `played.__wrapped__`.
    """
    seats, rng = seats or TABLES[name], Rng(sha256(f"{name} {number}".encode()).hexdigest())
    seed = seed or sha256(f"deal {name} {number}".encode()).hexdigest()
    game: AnyGame = Game.new(GAMES[name], seats, seed)
    evening = kind(game, seats, [LogRow(0, None, (), 0, game.deal_events)], [game.checkpoint])
    evening.seen[0] = game.view(None)
    while evening.game.winners is None and len(evening.log) < limit:
        chance = rng.pick(range(100))
        if not plain and chance < 8 and evening.undo(rng):
            continue
        if not plain and chance >= 96:
            evening.note(rng)
        else:
            evening.answer(rng)
    return evening
