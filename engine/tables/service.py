"""The tables: games under way, one answer at a time, saved before told. No SQL, no Discord.

A game is never changed under those who look at it: an answer is played on a copy, the copy is saved, and
only then it is the table's game.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from engine.core.clocks import still
from engine.core.game import NOTE, Action, Game
from engine.core.prompts import Illegal, Reply, Seat
from engine.core.records import Offer, Place, Repeated, Saved, Sitter
from engine.core.rng import deal_seed
from engine.core.rules import Event, Outdated, Rules
from engine.store.store import Store
from engine.tables.clock_updates import Winder
from engine.tables.snapshot import Seen, Told
from engine.tables.transitions import Play, Stale, aborted, answered, given_up, said

__all__ = ["Seen", "Stale", "Tables", "Told"]

MOST_OPEN = 500  # so many games are kept in memory; the store has all of them
OUTDATED = "outdated"  # the event that closes a game whose version cannot be loaded any more


class Tables:
    """The tables of a store, each with one writer at a time."""

    def __init__(self, store: Store, games: Mapping[str, Rules[Any, Any]], now: Callable[[], int]) -> None:
        self.watchers: list[Callable[[int], None]] = []  # called with the table after each save
        self._store = store
        self._rules = games
        self._now = now
        self._winder = Winder(store, now)
        self._open: dict[int, Seen] = {}  # as they are in the store
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def start(self, offer: Offer, thread: bool, chairs: Sequence[Sitter] | None = None) -> Seen:
        """Deal the game of an offer; `thread`: it is to be played in one of its own.

        The chairs are by seat; without them people sit in the order in which they sat down.
        """
        place = Place(offer.guild, offer.channel, None if thread else offer.channel, thread)
        rules = self._rules.get(offer.game)
        if rules is None or offer.variant not in rules.presets:
            raise Illegal("offer-game")
        sitting = tuple(_fit(chair, rules) for chair in (offer.sitters if chairs is None else chairs))
        seed = deal_seed(offer.secret, offer.id, (chair.number for chair in sitting))
        decks = [chair.deck for chair in sitting]
        game = Game.new(rules, len(sitting), seed, rules.presets[offer.variant], decks=decks)
        new = await self._winder.first(Seen.dealt(offer, place, sitting, game, self._now()))
        async with self._lock(offer.id):
            with self._told_if_cancelled(offer.id):
                started = await self._store.start(
                    offer, place, sitting, game.snapshot, game.dealt, _asked(game), new.clocks
                )
            if not started:
                raise Illegal("offer-over")
            return self._saved(new)

    async def see(self, table: int) -> Seen:
        """A table, running or over, as it was last saved; raises `Illegal` if there is none."""
        if table in self._open:
            return self._open[table]
        async with self._lock(table):
            return await self._find(table)

    async def answer(
        self, table: int, asked: int, user: int, replies: Sequence[Reply], key: str, *, himself: bool = True
    ) -> Told:
        """Take a user's replies, all or none, to what was asked at ply `asked`; `himself`: no orders."""
        return await self.take(
            table, key, lambda seen: answered(seen.game, asked, seen.player(user), replies, himself=himself)
        )

    async def reply(self, table: int, asked: int, seat: Seat, reply: Reply, key: str) -> Told:
        """Take the reply of the computer that sits there."""

        def click(seen: Seen) -> Play:
            if seen.chairs[seat].level is None:
                raise Illegal("not-seated")
            return answered(seen.game, asked, seat, [reply])

        return await self.take(table, key, click)

    async def say(self, table: int, user: int, words: Mapping[str, Reply], key: str) -> Told:
        """Take a user's replies by kind, as long as he is asked such a thing, all or none."""
        return await self.take(table, key, lambda seen: said(seen.game, seen.player(user), words))

    async def resign(self, table: int, user: int, key: str) -> Told:
        """Give up. Of two the other wins; of more the seat goes to a computer, until no person is left."""
        return await self.take(table, key, lambda seen: given_up(seen.game, seen.chairs, seen.seated(user)))

    async def abort(self, table: int, key: str, reason: str = "") -> Told:
        """End a game without winners."""
        return await self.take(table, key, lambda seen: aborted(seen.game, reason))

    async def move(self, table: int, channel: int | None) -> None:
        """Remember where a table is played from now on; None: its thread is still to be made."""
        async with self._lock(table):
            seen = await self._find(table)
            del self._open[table]
            await self._store.move(table, channel)
            self._remember(replace(seen, place=replace(seen.place, channel=channel)))

    async def take(self, table: int, key: str, click: Callable[[Seen], Play]) -> Told:
        """Play a click and save it, or find that it was taken before; alone at that table."""
        async with self._lock(table):
            seen = await self._find(table)
            del self._open[table]  # whatever goes wrong now: the store has the last good state
            try:
                return await self._save(seen, click(seen), key)
            except Illegal as why:
                self._remember(seen)
                refused = why
            except Repeated:
                refused = Stale()
            if not await self._store.taken(table, key):
                raise refused
            return Told(await self._find(table), (), fresh=False)

    async def forget(self, table: int) -> None:
        """Its clocks were changed in the store: whoever looks at it next is to see them."""
        async with self._lock(table):
            self._open.pop(table, None)

    def _lock(self, table: int) -> asyncio.Lock:
        """The lock of a table, which is there as long as someone holds it or waits for it."""
        return self._locks.setdefault(table, asyncio.Lock())

    async def _save(self, seen: Seen, play: Play, key: str) -> Told:
        game, chairs = play.game, list(seen.chairs)
        if play.chair is not None:
            chairs[play.chair[0]] = play.chair[1]
        rest = game.snapshot if game.snapshot.ply > seen.game.snapshot.ply else None
        winding = await self._winder.after(seen, chairs, play)
        with self._told_if_cancelled(seen.id):
            clocks = await self._store.append(
                seen.id, play.done, rest, _asked(game), key, chair=play.chair, winding=winding
            )
        events = tuple(event for action in play.done for event in action.events)
        return Told(self._saved(seen.played(game, chairs, clocks)), events, fresh=True)

    async def _find(self, table: int) -> Seen:
        if table in self._open:
            return self._open[table]
        saved = await self._store.load(table)
        if saved is None:
            raise Illegal("no-table")
        game = await self._restored(saved)
        seen = Seen.loaded(saved, game)
        if game.ply == saved.ply:
            return self._remember(seen)
        winding = await self._winder.after(seen, seen.chairs, Play(game, tuple(game.tail)))
        with self._told_if_cancelled(table):
            clocks = await self._store.append(
                table, game.tail, game.snapshot, _asked(game), None, winding=winding
            )
        game.tail = []  # the play under way was undone: now it is in the log
        return self._saved(replace(seen, clocks=clocks))

    async def _restored(self, saved: Saved) -> Game[Any, Any]:
        rules = self._rules.get(saved.game)
        if rules is None or saved.snapshot.version > rules.version:
            raise Illegal("newer")  # than the bot that runs: whoever runs it will set that right
        try:
            return Game.restore(rules, saved.snapshot, saved.tail)
        except Outdated:
            await self._close_outdated(saved)
            raise Illegal("outdated") from None

    async def _close_outdated(self, saved: Saved) -> None:
        """End as a draw a game that nobody can play on."""
        if saved.snapshot.winners is not None:
            return
        ply = saved.ply + 1
        last = Action(ply, None, (NOTE + OUTDATED,), 0, (Event(OUTDATED),))
        closed = replace(saved.snapshot, ply=ply, winners=())
        with self._told_if_cancelled(saved.table):
            await self._store.append(saved.table, [last], closed, (), None, winding=still)
        self._tell(saved.table)

    def _saved(self, seen: Seen) -> Seen:
        self._remember(seen)
        self._tell(seen.id)
        return seen

    def _remember(self, seen: Seen) -> Seen:
        if len(self._open) >= MOST_OPEN:
            del self._open[next(iter(self._open))]
        self._open[seen.id] = seen
        return seen

    def _tell(self, table: int) -> None:
        for watcher in self.watchers:
            watcher(table)

    @contextmanager
    def _told_if_cancelled(self, table: int) -> Iterator[None]:
        """Who is cancelled while it is being saved does not learn whether it was: let the watchers look."""
        try:
            yield
        except asyncio.CancelledError:
            self._tell(table)
            raise


def _fit(chair: Sitter, rules: Rules[Any, Any]) -> Sitter:
    """A deck that was legal when its owner sat down and is so no more stays at home: he is asked for one."""
    try:
        if chair.deck is not None:
            rules.check_deck(chair.deck)
    except Illegal:
        return replace(chair, deck=None)
    return chair


def _asked(game: Game[Any, Any]) -> tuple[Seat, ...]:
    return tuple(decision.seat for decision in game.waiting)
