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

from engine.core.decisions import BACK, Decision, Illegal, Reply, Seat
from engine.core.game import AnyGame, Game
from engine.core.log import (
    ENDS,
    FORCED,
    MIXED,
    NO_CHANGES,
    NOTE,
    RETHOUGHT,
    UNDONE,
    UNREADABLE,
    Action,
    Checkpoint,
)
from engine.core.records.errors import Broken, Damaged
from engine.core.records.offers import Participant
from engine.core.records.tables import FoundRow, FoundSeat, Mended, MendedRow, Remains, Saved
from engine.core.rng import deal_seed
from engine.core.rules import Event, Outdated, Rules
from engine.core.undo import AGREED, ALONE
from engine.search.levels import LEVELS
from engine.store.integrity.checksums import action_sum, nearest, neighbours, table_sum
from engine.store.logs import RESTS
from engine.store.mapping import action_of, action_rows, seat_row
from engine.store.store import Store

DAMAGED = "damaged"  # the event that closes a game of which too little is left
CLOSING = tuple((NOTE + word,) for word in (*ENDS, DAMAGED, "outdated"))
ILLEGIBLE = ("corrupt", "unreadable")  # codes of `Broken` that a single table can be the cause of
MOST_GUESSES, MOST_TRIED = 100_000, 1000  # what a row may have been; the second are played
SHORT = ("click", "at", "seat", "reply", "crc")  # columns that may be looked through byte for byte


def check_illegible(why: Damaged | Broken) -> None:
    """Raise it again if it is not one table's rows that are to blame."""
    if isinstance(why, Broken) and why.code not in ILLEGIBLE:
        raise why


class Mending:
    """Rebuilds damaged tables of a store; those of which too little is left are closed."""

    def __init__(
        self, store: Store, games: Mapping[str, Rules[Any, Any]], tell: Callable[[int], None]
    ) -> None:
        """`tell` is called with a table that was closed."""
        self._store, self._rules, self._tell = store, games, tell
        self._beyond: set[int] = set()  # those that cannot be rebuilt

    async def mended(self, table: int) -> Saved:
        """Rebuild a damaged table. If too little of it is left it is closed; raises `Illegal` then."""
        remains = None if table in self._beyond else await self._store.remains(table)
        if remains is None:
            raise Illegal("damaged" if table in self._beyond else "no-table")
        rules = self._rules.get(remains.game)
        if rules is None:
            raise Illegal("newer")
        try:
            mended = await asyncio.to_thread(rebuilt, rules, remains)
            await self._store.mend(table, mended)
            saved = await self._store.load(table)
        except (Beyond, Damaged, Outdated):
            saved = None
        if saved is None:
            await self._give_up(remains)
            raise Illegal("damaged")
        return saved

    async def close(self, table: int, last: Action, key: str | None = None) -> None:
        """Save as the end of a table, which nobody can open, this row of its log."""
        await self._store.close_unread(table, last, key)
        self._tell(table)

    async def _give_up(self, remains: Remains) -> None:
        """Close a table of which too little is left, unless that is all that can be read of it."""
        self._beyond.add(remains.table)
        last = remains.rows[-1].action if remains.rows else None
        if last is None or last.reply[:1] not in CLOSING:
            await self.close(remains.table, Action(0, None, (NOTE + DAMAGED,), 0, (Event(DAMAGED),)))


class Beyond(Exception):
    """Too little is left of a table to rebuild it."""


def rebuilt(rules: Rules[Any, Any], remains: Remains) -> Mended:
    """The table as it was, or as near to it as can be; raises `Beyond` or `Outdated`."""
    (version, fingerprint), proved = _edition(rules, remains)
    rules = rules.of(version)
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
        tuple(play.rests[ply] for ply in sorted({*sorted(play.rests)[:1], *sorted(play.rests)[-RESTS:]})),
        tuple(decision.seat for decision in play.game.waiting) if play.game is not None else (),
        version,
        fingerprint,
    )


def _edition(rules: Rules[Any, Any], remains: Remains) -> tuple[tuple[int, str], bool]:
    """Version and fingerprint of the rules that it goes by: as its row says, or as its checksum proves.

    Also whether that, and the secret with it, is proved; rows of older databases are believed.
    """
    head = {"rules_version": min(rules.versions), "fingerprint": "", **remains.head}
    found = (head["rules_version"], head["fingerprint"])
    head |= {"game": remains.game, "variant": remains.variant, "secret": remains.secret}
    known = {version: rules.of(version).fingerprint for version in rules.versions}
    for version, fingerprint in (found, *product(known, (*known.values(), found[1], ""))):
        tried = head | {"rules_version": version, "fingerprint": fingerprint}
        if remains.head and table_sum(tried, len(remains.seated)) == head["sum"]:
            return (version, fingerprint), True
    if remains.head.get("sum") is None:
        return found, bool(remains.head)
    return (found if found[0] in known else (rules.version, "")), False


def _gapless(remains: Remains) -> Iterator[tuple[int, FoundRow | None]]:
    """The rows by ply, None for those that are gone."""
    found = {row.ply: row for row in remains.rows if isinstance(row.ply, int)}
    last = max([*found, *(rest.ply for rest in remains.rests)], default=-1)
    if last < 0 or last > len(found) + len(remains.rows):
        raise Beyond
    yield from ((ply, found.get(ply)) for ply in range(last + 1))


def _dealt(rules: Rules[Any, Any], remains: Remains, participants: tuple[Participant, ...]) -> AnyGame | None:
    """The game as it was dealt, if today's rules still deal it."""
    try:
        seed = deal_seed(remains.secret, remains.table, (each.number for each in participants))
        decks = [each.deck for each in participants]
        return Game.new(rules, len(participants), seed, rules.variants[remains.variant], decks=decks)
    except Exception:  # whatever today's rules, or a secret that is none, make of an old deal
        return None


class _Playback:
    """Plays a log through; `game` is where it stands, None where nobody can tell.

    `rests` are all checkpoints that it can be continued from.
    """

    def __init__(self, rules: Rules[Any, Any], remains: Remains, dealt: AnyGame | None) -> None:
        self.game: AnyGame | None = None
        self._rules, self._table, self._seats = rules, remains.table, len(remains.seated)
        self._dealt = dealt
        self._unproved: set[int] = set()  # checkpoints that were made here, and no sound row after them
        self.rests = {rest.ply: rest for rest in remains.rests}

    def follow(self, ply: int, row: FoundRow | None) -> MendedRow:
        """The row of this ply as it is to be, after which the game stands there if that can be told."""
        if row is not None and not row.sound:
            row = _proved(row)
        click, at = (row.values["click"], row.values["at"]) if row is not None else (None, None)
        action = self._first(row) if ply == 0 else self._next(ply, row)
        self._stand_at(ply)
        kept = click if isinstance(click, str) else None
        return MendedRow(action, kept, at if isinstance(at, int) else None)

    def _first(self, row: FoundRow | None) -> Action:
        self.game = self._dealt
        told = self._dealt.dealt if self._dealt is not None else ()
        if row is not None and row.sound and row.action is not None:
            return row.action
        return Action(0, None, (), 0, told)

    def _next(self, ply: int, row: FoundRow | None) -> Action:
        if row is not None and row.sound and row.action is not None:
            before, self.game = self.game, _led(self.game, row.action, self.rests)
            if self.game is None and before is not None:
                self._disprove()
            self._unproved.clear()
            return row.action
        found = self._guessed(ply, row) if row is not None else None
        self.game, action = found or (None, None)
        return action or Action(ply, None, (NOTE + UNREADABLE,), 0)

    def _disprove(self) -> None:
        """A sound row says that what was played before it was another game: another deal, or other rules."""
        for ply in self._unproved:
            del self.rests[ply]

    def _stand_at(self, ply: int) -> None:
        """A sound checkpoint of this ply is where the game stands, whatever a replay says today."""
        rest = self.rests.get(ply)
        if rest is not None and (self.game is None or self.game.checkpoint.data != rest.data):
            opened = _opened(self._rules, rest)
            if opened is None:
                del self.rests[ply]
            self.game = opened or self.game
        if self.game is not None and self.game.checkpoint.ply not in self.rests:
            self.rests[self.game.checkpoint.ply] = self.game.checkpoint
            self._unproved.add(self.game.checkpoint.ply)

    def _guessed(self, ply: int, row: FoundRow) -> tuple[AnyGame, Action] | None:
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
    ) -> tuple[AnyGame, Action] | None:
        """Where a guess leads, if its row then has the checksum, or leads where the row says."""
        assert self.game is not None
        led = _played(self.game, ply, seat, reply, self.rests)
        if led is None:
            return None
        game, action = led
        told = [replace(action, events=events) for events in _tellings(action, seat)]
        proved = next((each for each in told if self._proves(row, each)), None)
        read = row.action
        if proved is None and (read is None or (read.seat, read.reply, read.check) != _ends(action)):
            return None
        return game, proved or action

    def _proves(self, row: FoundRow, action: Action) -> bool:
        """Does its checksum say so?"""
        [made] = action_rows(self._table, [action], None, 0, None)
        return _fits(row, {**made, "click": row.values["click"], "at": row.values["at"]})


def _proved(row: FoundRow) -> FoundRow:
    """A damaged row as it was written, if one byte of a short column is another; else as it was found."""
    was = nearest(row.values, SHORT, partial(_fits, row))
    if was is None:
        return row
    names = ("ply", "seat", "reply", "crc", "events")
    return replace(row, action=action_of(*(was[name] for name in names)), sound=True, values=was)


def _is_sum_of(row: FoundRow, seat: Seat | None, reply: Reply) -> bool:
    """Is a damaged row as it was written with this reply in it?"""
    return _fits(row, {**row.values, "seat": seat, "reply": json.dumps(reply)})


def _fits(row: FoundRow, was: Mapping[str, Any]) -> bool:
    """Is that what a row was, by its checksum?"""
    return action_sum(row.before, was) == str(row.values["sum"])


def _ends(action: Action) -> tuple[Seat | None, Reply, int]:
    return action.seat, action.reply, action.check


def _opened(rules: Rules[Any, Any], rest: Checkpoint) -> AnyGame | None:
    try:
        return Game.restore(rules, rest, ())
    except Exception:  # of a version that these rules do not know any more
        return None


def _led(game: AnyGame | None, row: Action, rests: dict[int, Checkpoint]) -> AnyGame | None:
    """The game after a sound row; None where today's rules lead elsewhere."""
    found = _played(game, row.ply, row.seat, row.reply, rests) if game is not None else None
    return found[0] if found is not None and found[1].check == row.check else None


def _played(
    game: AnyGame, ply: int, seat: Seat | None, reply: Reply, rests: dict[int, Checkpoint]
) -> tuple[AnyGame, Action] | None:
    """A copy of the game after this row, and the row; None if it cannot be."""
    word, *rest = reply or ("",)
    try:
        if word == NOTE + UNDONE:
            back = Game.back_at(game.rules, rests[int(rest[0])], ply - 1, seat)
            return back, back.tail.pop()
        copy = Game.restore(game.rules, game.checkpoint, game.tail)
        if word.startswith(NOTE):
            return copy, copy.note(seat, word.removeprefix(NOTE), *map(int, rest))
        return copy, copy.answer(-1 if seat is None else seat, reply)
    except Exception:  # whatever the rules make of a row that may be wrong
        return None


def _guesses(
    game: AnyGame, row: FoundRow, rests: Iterable[int], seats: int
) -> Iterator[tuple[Seat | None, Reply]]:
    """What a row can have been, the likeliest first."""
    if row.action is not None:
        yield row.action.seat, row.action.reply
    for decision in game.waiting:
        yield from ((decision.seat, reply) for reply in _replies(decision))
    who = (None, *range(seats))
    won = chain.from_iterable(combinations(map(str, range(seats)), count) for count in range(seats + 1))
    notes = [
        *((word,) for word in (*NO_CHANGES, RETHOUGHT)),
        *((UNDONE, str(ply)) for ply in rests),
        *((word, *winners) for winners in won for word in ENDS),
    ]
    if isinstance(click := row.values["click"], str) and click.isdecimal():
        notes.insert(0, (MIXED, click))
    yield from ((seat, (NOTE + word, *rest)) for (word, *rest), seat in product(notes, who))


def _replies(decision: Decision) -> Iterator[Reply]:
    if decision.back:
        yield BACK
    for count in range(decision.least, decision.most + 1):
        yield from permutations(decision.options, count)


def _tellings(action: Action, seat: Seat | None) -> Iterator[tuple[Event, ...]]:
    """What a row can have told: more than its rules do, if nobody was asked or something was undone."""
    yield action.events
    yield (Event(FORCED, seat), *action.events)
    if action.reply[:1] == (NOTE + UNDONE,):
        yield from ((Event(word, seat),) for word in (ALONE, AGREED))


def _participant(seat: Seat, found: FoundSeat, remains: Remains) -> Participant:
    """Who sits in a seat: as the row says, or as its checksum proves."""
    if found.sound and found.read is not None:
        return found.read
    for guess in _people(found, remains):
        if seat_row(remains.table, seat, guess)["sum"] == found.sum:
            return guess
    if found.read is None:
        raise Beyond
    return found.read


def _people(found: FoundSeat, remains: Remains) -> Iterator[Participant]:
    """Who can have sat there: somebody who came, with a level or none; else one byte was changed."""
    came = [each for each in (found.read, *remains.came) if each is not None]
    name = found.read.name if found.read is not None else ""
    users = {each.user for each in came} | {None}
    numbers, decks = {each.number for each in came}, {each.deck for each in came} | {None}
    for user, number, level, deck in product(users, numbers, (None, *LEVELS), decks):
        named = next((each.name for each in came if each.user == user), name)
        yield Participant(user, named, number, level, deck)
    if found.read is not None:
        yield from (replace(found.read, user=other) for other in neighbours(found.read.user))
        yield from (replace(found.read, number=other) for other in neighbours(found.read.number))
