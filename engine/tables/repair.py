"""Rebuilds a damaged table from what is left of it: checkpoints, log and deal. No SQL.

The log is played through once, from the deal on. A row that is damaged is what its checksum says it was, if
the rules allow it there; where that cannot be told, play goes on at the next sound checkpoint.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import chain, combinations, islice, permutations, product
from typing import Any

from engine.core.decisions import BACK, Decision, Refused, Reply, Seat
from engine.core.game import AnyGame, Game
from engine.core.log import (
    ENDS,
    ENTROPY_ADDED,
    FORCED,
    NEUTRAL_NOTES,
    NOTE_PREFIX,
    RETRACTED,
    UNDONE,
    UNREADABLE,
    Checkpoint,
    LogRow,
)
from engine.core.records.errors import StoreUnavailable, TableDamaged
from engine.core.records.offers import Participant
from engine.core.records.tables import FoundRow, FoundSeat, Mended, MendedRow, Remains, SavedGame
from engine.core.rng import deal_seed
from engine.core.rules import Event, Rules, UnsupportedVersion
from engine.core.undo import AGREED, ALONE
from engine.search.levels import LEVELS
from engine.store.integrity.checksums import action_sum, nearest, neighbours, table_sum
from engine.store.logs import CHECKPOINTS_KEPT
from engine.store.mapping import action_of, action_rows, seat_row
from engine.store.store import Store

DAMAGED = "damaged"  # the event that closes a game of which too little is left
CLOSING = tuple((NOTE_PREFIX + word,) for word in (*ENDS, DAMAGED, "outdated"))
ILLEGIBLE = ("corrupt", "unreadable")  # codes of `Broken` that a single table can be the cause of
MOST_GUESSES, MOST_TRIED = 100_000, 1000  # what a row may have been; the second are played
SHORT = (
    "idempotency_key",
    "created_at",
    "seat",
    "reply",
    "state_crc",
)  # columns that may be looked through byte for byte


def check_illegible(why: TableDamaged | StoreUnavailable) -> None:
    """Raise it again if it is not one table's rows that are to blame."""
    if isinstance(why, StoreUnavailable) and why.code not in ILLEGIBLE:
        raise why


class Mending:
    """Rebuilds damaged tables of a store; those of which too little is left are closed."""

    def __init__(
        self, store: Store, games: Mapping[str, Rules[Any, Any]], tell: Callable[[int], None]
    ) -> None:
        """`tell` is called with a table that was closed."""
        self._store, self._rules, self._tell = store, games, tell
        self._beyond: set[int] = set()  # those that cannot be rebuilt

    async def mended(self, table_id: int) -> SavedGame:
        """Rebuild a damaged table. If too little of it is left it is closed; raises `Illegal` then."""
        remains = None if table_id in self._beyond else await self._store.remains(table_id)
        if remains is None:
            raise Refused("damaged" if table_id in self._beyond else "no-table")
        rules = self._rules.get(remains.game)
        if rules is None:
            raise Refused("newer")
        try:
            mended = await asyncio.to_thread(rebuilt, rules, remains)
            await self._store.mend(table_id, mended)
            saved = await self._store.load(table_id)
        except (Beyond, TableDamaged, UnsupportedVersion):
            saved = None
        if saved is None:
            await self._give_up(remains)
            raise Refused("damaged")
        return saved

    async def close(self, table_id: int, last: LogRow, key: str | None = None) -> None:
        """Save as the end of a table, which nobody can open, this row of its log."""
        await self._store.close_unread(table_id, last, key)
        self._tell(table_id)

    async def _give_up(self, remains: Remains) -> None:
        """Close a table of which too little is left, unless that is all that can be read of it."""
        self._beyond.add(remains.table_id)
        last = remains.rows[-1].action if remains.rows else None
        if last is None or last.reply[:1] not in CLOSING:
            await self.close(
                remains.table_id, LogRow(0, None, (NOTE_PREFIX + DAMAGED,), 0, (Event(DAMAGED),))
            )


class Beyond(Exception):
    """Too little is left of a table to rebuild it."""


def rebuilt(rules: Rules[Any, Any], remains: Remains) -> Mended:
    """The table as it was, or as near to it as can be; raises `Beyond` or `Outdated`."""
    (version, fingerprint), proved = _edition(rules, remains)
    rules = rules.at_version(version)
    participants = tuple(_participant(seat, found, remains) for seat, found in enumerate(remains.seated))
    proved |= any(row.sound and row.ply for row in remains.rows)  # it tells if it was another deal
    play = _Playback(rules, remains, _dealt(rules, remains, participants) if proved else None)
    rows = [play.follow(ply, row) for ply, row in _gapless(remains)]
    if not play.rests:
        raise Beyond
    return Mended(
        remains.game,
        remains.variant,
        remains.secret,
        participants,
        tuple(rows),
        tuple(
            play.rests[ply]
            for ply in sorted({*sorted(play.rests)[:1], *sorted(play.rests)[-CHECKPOINTS_KEPT:]})
        ),
        tuple(decision.seat for decision in play.game.open_decisions) if play.game is not None else (),
        version,
        fingerprint,
    )


def _edition(rules: Rules[Any, Any], remains: Remains) -> tuple[tuple[int, str], bool]:
    """Version and fingerprint of the rules that it goes by: as its row says, or as its checksum proves.

    Also whether that, and the secret with it, is proved; rows of older databases are believed.
    """
    head = {"rules_version": min(rules.versions), "rules_fingerprint": "", **remains.head}
    found = (head["rules_version"], head["rules_fingerprint"])
    head |= {"game": remains.game, "variant": remains.variant, "secret": remains.secret}
    known = {version: rules.at_version(version).fingerprint for version in rules.versions}
    for version, fingerprint in (found, *product(known, (*known.values(), found[1], ""))):
        tried = head | {"rules_version": version, "rules_fingerprint": fingerprint}
        if remains.head and table_sum(tried, len(remains.seated)) == head["checksum"]:
            return (version, fingerprint), True
    if remains.head.get("checksum") is None:
        return found, bool(remains.head)
    return (found if found[0] in known else (rules.version, "")), False


def _gapless(remains: Remains) -> Iterator[tuple[int, FoundRow | None]]:
    """The rows by ply, None for those that are gone."""
    found = {row.ply: row for row in remains.rows if isinstance(row.ply, int)}
    last = max([*found, *(checkpoint.ply for checkpoint in remains.checkpoints)], default=-1)
    if last < 0 or last > len(found) + len(remains.rows):
        raise Beyond
    yield from ((ply, found.get(ply)) for ply in range(last + 1))


def _dealt(rules: Rules[Any, Any], remains: Remains, participants: tuple[Participant, ...]) -> AnyGame | None:
    """The game as it was dealt, if today's rules still deal it."""
    try:
        seed = deal_seed(remains.secret, remains.table_id, (each.client_seed for each in participants))
        decks = [each.deck_code for each in participants]
        return Game.new(rules, len(participants), seed, rules.variants[remains.variant], decks=decks)
    except Exception:  # whatever today's rules, or a secret that is none, make of an old deal
        return None


class _Playback:
    """Plays a log through; `game` is where it stands, None where nobody can tell.

    `rests` are all checkpoints that it can be continued from.
    """

    def __init__(self, rules: Rules[Any, Any], remains: Remains, dealt: AnyGame | None) -> None:
        self.game: AnyGame | None = None
        self._rules, self._table, self._seats = rules, remains.table_id, len(remains.seated)
        self._dealt = dealt
        self._unproved: set[int] = set()  # checkpoints that were made here, and no sound row after them
        self.rests = {checkpoint.ply: checkpoint for checkpoint in remains.checkpoints}

    def follow(self, ply: int, row: FoundRow | None) -> MendedRow:
        """The row of this ply as it is to be, after which the game stands there if that can be told."""
        if row is not None and not row.sound:
            row = _proved(row)
        click, at = (
            (row.values["idempotency_key"], row.values["created_at"]) if row is not None else (None, None)
        )
        action = self._first(row) if ply == 0 else self._next(ply, row)
        self._stand_at(ply)
        kept = click if isinstance(click, str) else None
        return MendedRow(action, kept, at if isinstance(at, int) else None)

    def _first(self, row: FoundRow | None) -> LogRow:
        self.game = self._dealt
        told = self._dealt.deal_events if self._dealt is not None else ()
        if row is not None and row.sound and row.action is not None:
            return row.action
        return LogRow(0, None, (), 0, told)

    def _next(self, ply: int, row: FoundRow | None) -> LogRow:
        if row is not None and row.sound and row.action is not None:
            before, self.game = self.game, _led(self.game, row.action, self.rests)
            if self.game is None and before is not None:
                self._disprove()
            self._unproved.clear()
            return row.action
        found = self._guessed(ply, row) if row is not None else None
        self.game, action = found or (None, None)
        return action or LogRow(ply, None, (NOTE_PREFIX + UNREADABLE,), 0)

    def _disprove(self) -> None:
        """A sound row says that what was played before it was another game: another deal, or other rules."""
        for ply in self._unproved:
            del self.rests[ply]

    def _stand_at(self, ply: int) -> None:
        """A sound checkpoint of this ply is where the game stands, whatever a replay says today."""
        checkpoint = self.rests.get(ply)
        if checkpoint is not None and (self.game is None or self.game.checkpoint.data != checkpoint.data):
            opened = _opened(self._rules, checkpoint)
            if opened is None:
                del self.rests[ply]
            self.game = opened or self.game
        if self.game is not None and self.game.checkpoint.ply not in self.rests:
            self.rests[self.game.checkpoint.ply] = self.game.checkpoint
            self._unproved.add(self.game.checkpoint.ply)

    def _guessed(self, ply: int, row: FoundRow) -> tuple[AnyGame, LogRow] | None:
        """What a damaged row was, if the rules allow something there that has its checksum."""
        if self.game is None:
            return None
        guesses = list(islice(_guesses(self.game, row, self.rests, self._seats), MOST_GUESSES))
        likely = [guess for guess in guesses if _is_sum_of(row, *guess)]
        for seat, reply in (*likely, *guesses[:MOST_TRIED]):
            if found := self._tried(ply, row, seat, reply):
                return found
        return None

    def _tried(
        self, ply: int, row: FoundRow, seat: Seat | None, reply: Reply
    ) -> tuple[AnyGame, LogRow] | None:
        """Where a guess leads, if its row then has the checksum, or leads where the row says."""
        assert self.game is not None
        led = _played(self.game, ply, seat, reply, self.rests)
        if led is None:
            return None
        game, action = led
        told = [replace(action, events=events) for events in _tellings(action, seat)]
        proved = next((each for each in told if self._proves(row, each)), None)
        read = row.action
        if proved is None and (read is None or (read.seat, read.reply, read.state_crc) != _ends(action)):
            return None
        return game, proved or action

    def _proves(self, row: FoundRow, action: LogRow) -> bool:
        """Does its checksum say so?"""
        [made] = action_rows(self._table, [action], None, 0, None)
        return _fits(
            row,
            {
                **made,
                "idempotency_key": row.values["idempotency_key"],
                "created_at": row.values["created_at"],
            },
        )


def _proved(row: FoundRow) -> FoundRow:
    """A damaged row as it was written, if one byte of a short column is another; else as it was found."""
    was = nearest(row.values, SHORT, partial(_fits, row))
    if was is None:
        return row
    names = ("ply", "seat", "reply", "state_crc", "events")
    return replace(row, action=action_of(*(was[name] for name in names)), sound=True, values=was)


def _is_sum_of(row: FoundRow, seat: Seat | None, reply: Reply) -> bool:
    """Is a damaged row as it was written with this reply in it?"""
    return _fits(row, {**row.values, "seat": seat, "reply": json.dumps(reply)})


def _fits(row: FoundRow, was: Mapping[str, Any]) -> bool:
    """Is that what a row was, by its checksum?"""
    return action_sum(row.before, was) == str(row.values["checksum"])


def _ends(action: LogRow) -> tuple[Seat | None, Reply, int]:
    return action.seat, action.reply, action.state_crc


def _opened(rules: Rules[Any, Any], checkpoint: Checkpoint) -> AnyGame | None:
    try:
        return Game.restore(rules, checkpoint, ())
    except Exception:  # of a version that these rules do not know any more
        return None


def _led(game: AnyGame | None, row: LogRow, checkpoints: dict[int, Checkpoint]) -> AnyGame | None:
    """The game after a sound row; None where today's rules lead elsewhere."""
    found = _played(game, row.ply, row.seat, row.reply, checkpoints) if game is not None else None
    return found[0] if found is not None and found[1].state_crc == row.state_crc else None


def _played(
    game: AnyGame, ply: int, seat: Seat | None, reply: Reply, checkpoints: dict[int, Checkpoint]
) -> tuple[AnyGame, LogRow] | None:
    """A copy of the game after this row, and the row; None if it cannot be."""
    word, *rest = reply or ("",)
    try:
        if word == NOTE_PREFIX + UNDONE:
            back = Game.rewind(game.rules, checkpoints[int(rest[0])], ply - 1, seat)
            return back, back.tail.pop()
        copy = Game.restore(game.rules, game.checkpoint, game.tail)
        if word.startswith(NOTE_PREFIX):
            return copy, copy.add_note(seat, word.removeprefix(NOTE_PREFIX), *map(int, rest))
        return copy, copy.answer(-1 if seat is None else seat, reply)
    except Exception:  # whatever the rules make of a row that may be wrong
        return None


def _guesses(
    game: AnyGame, row: FoundRow, rests: Iterable[int], seats: int
) -> Iterator[tuple[Seat | None, Reply]]:
    """What a row can have been, the likeliest first."""
    if row.action is not None:
        yield row.action.seat, row.action.reply
    for decision in game.open_decisions:
        yield from ((decision.seat, reply) for reply in _replies(decision))
    who = (None, *range(seats))
    won = chain.from_iterable(combinations(map(str, range(seats)), count) for count in range(seats + 1))
    notes = [
        *((word,) for word in (*NEUTRAL_NOTES, RETRACTED)),
        *((UNDONE, str(ply)) for ply in rests),
        *((word, *winners) for winners in won for word in ENDS),
    ]
    if isinstance(click := row.values["idempotency_key"], str) and click.isdecimal():
        notes.insert(0, (ENTROPY_ADDED, click))
    yield from ((seat, (NOTE_PREFIX + word, *rest)) for (word, *rest), seat in product(notes, who))


def _replies(decision: Decision) -> Iterator[Reply]:
    if decision.can_go_back:
        yield BACK
    for count in range(decision.min_count, decision.max_count + 1):
        yield from permutations(decision.options, count)


def _tellings(action: LogRow, seat: Seat | None) -> Iterator[tuple[Event, ...]]:
    """What a row can have told: more than its rules do, if nobody was asked or something was undone."""
    yield action.events
    yield (Event(FORCED, seat), *action.events)
    if action.reply[:1] == (NOTE_PREFIX + UNDONE,):
        yield from ((Event(word, seat),) for word in (ALONE, AGREED))


def _participant(seat: Seat, found: FoundSeat, remains: Remains) -> Participant:
    """Who sits in a seat: as the row says, or as its checksum proves."""
    if found.sound and found.read is not None:
        return found.read
    for guess in _people(found, remains):
        if seat_row(remains.table_id, seat, guess)["checksum"] == found.sum:
            return guess
    if found.read is None:
        raise Beyond
    return found.read


def _people(found: FoundSeat, remains: Remains) -> Iterator[Participant]:
    """Who can have sat there: somebody who came, with a level or none; else one byte was changed."""
    came = [each for each in (found.read, *remains.came) if each is not None]
    name = found.read.name if found.read is not None else ""
    users = {each.user_id for each in came} | {None}
    numbers, decks = {each.client_seed for each in came}, {each.deck_code for each in came} | {None}
    for user, number, level, deck in product(users, numbers, (None, *LEVELS), decks):
        named = next((each.name for each in came if each.user_id == user), name)
        yield Participant(user, named, number, level, deck)
    if found.read is not None:
        yield from (replace(found.read, user_id=other) for other in neighbours(found.read.user_id))
        yield from (replace(found.read, client_seed=other) for other in neighbours(found.read.client_seed))
