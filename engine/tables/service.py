"""The tables: games under way, one answer at a time, saved before anything is shown. No SQL, no Discord.

A game is never changed under those who look at it: an answer is played on a copy, the copy is saved, and
only then it is the table's game.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from engine.core.clocks import still
from engine.core.decisions import Illegal, Reply, Seat
from engine.core.game import NOTE, Action, AnyGame, Game
from engine.core.records.errors import Broken, Damaged, Repeated, Unsaved
from engine.core.records.offers import Offer, Participant
from engine.core.records.tables import ORDER_CLICK, Saved, TableLocation
from engine.core.rng import deal_seed
from engine.core.rules import Event, Outdated, Rules, Unreadable
from engine.store.logs import Recent
from engine.store.store import Store
from engine.tables.clock_updates import ClockUpdates, active, silent_seats
from engine.tables.decks import brought_by
from engine.tables.repair import Mending, check_illegible
from engine.tables.snapshot import ClickResult, TableSnapshot
from engine.tables.transitions import (
    Stale,
    Transition,
    aborted,
    aborting,
    answered,
    asked_seats,
    carried_on,
    given_up,
    judged,
    moved_on,
    newly_asked,
    said,
)

T = TypeVar("T")

__all__ = ["ClickResult", "Stale", "TableSnapshot", "Tables"]

MOST_OPEN = 500  # so many games are kept in memory; the store has all of them
MOVED_ON, FORCED_KINDS = "moved-on", "1"  # a fact: with which replies being forced; to be raised with these
OUTDATED = "outdated"  # the event that closes a game whose version cannot be loaded any more


class Tables:
    """The tables of a store, each with one writer at a time."""

    def __init__(self, store: Store, games: Mapping[str, Rules[Any, Any]], now: Callable[[], int]) -> None:
        self.watchers: list[Callable[[int], None]] = []  # called with the table after each save
        self._store = store
        self._rules = games
        self._now = now
        self._clock_updates = ClockUpdates(store, now)
        self._open: dict[int, TableSnapshot] = {}  # as they are in the store
        self._mending = Mending(store, games, self._tell)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def start(
        self, offer: Offer, thread: bool, participants: Sequence[Participant] | None = None
    ) -> TableSnapshot:
        """Deal the game of an offer; `thread`: in its own thread. Raises `Illegal`.

        `participants` are by seat; without them they sit in the order in which they joined.
        """
        place = TableLocation(offer.guild, offer.channel, None if thread else offer.channel, thread)
        rules = self._rules.get(offer.game)
        if rules is None or offer.variant not in rules.variants:
            raise Illegal("offer-game")
        sitting = tuple(brought_by(each, rules) for each in participants or offer.participants)
        seed = deal_seed(offer.secret, offer.id, (participant.number for participant in sitting))
        decks = [participant.deck for participant in sitting]
        game = Game.new(rules, len(sitting), seed, rules.variants[offer.variant], decks=decks)
        new = await self._clock_updates.first(TableSnapshot.dealt(offer, place, sitting, game, self._now()))
        dealt, waiting, made = game.dealt, asked_seats(game), (rules.version, rules.fingerprint)
        async with self._lock(offer.id):
            with self._told_if_cancelled(offer.id):
                started = await self._store.start(
                    offer, place, sitting, game.checkpoint, dealt, waiting, new.clocks, made
                )
            if not started:
                raise Illegal("offer-over")
            return self._saved(new)

    async def see(self, table: int) -> TableSnapshot:
        """A table, running or over, as it was last saved; raises `Illegal` if there is none."""
        if table in self._open:
            return self._open[table]
        async with self._lock(table):
            return await self._find(table)

    async def answer(
        self, table: int, asked: int, user: int, replies: Sequence[Reply], key: str
    ) -> ClickResult:
        """Play a user's replies, all or none, to what was asked at ply `asked`."""

        def transition(snapshot: TableSnapshot) -> Transition:
            seat = snapshot.player(user)
            return answered(snapshot.game, asked, seat, replies, snapshot.mixes(seat, key))

        return await self.take(table, key, transition)

    async def order(
        self, table: int, asked: int, seat: Seat, replies: Sequence[Reply], going_on: Seat | None
    ) -> ClickResult:
        """Play the replies that a player has ordered, once; `going_on`: who has acted just before that."""

        def transition(snapshot: TableSnapshot) -> Transition:
            participant = snapshot.participants[seat]
            if participant.player is None or snapshot.place.suspended is not None:
                raise Stale
            play = answered(snapshot.game, asked, seat, replies)
            return replace(play, by_player=False, going_on=going_on)

        return await self.take(table, f"{ORDER_CLICK}{table}:{asked}:{seat}", transition)

    async def reply(self, table: int, asked: int, seat: Seat, reply: Reply, key: str) -> ClickResult:
        """Play the reply of the computer in this seat; not where nobody can see the table."""

        def transition(snapshot: TableSnapshot) -> Transition:
            if snapshot.participants[seat].level is None:
                raise Illegal("not-seated")
            if snapshot.place.suspended is not None:
                raise Illegal("frozen", table=table)
            return answered(snapshot.game, asked, seat, [reply])

        return await self.take(table, key, transition)

    async def say(self, table: int, user: int, words: Mapping[str, Reply], key: str) -> ClickResult:
        """Play a user's replies by kind of question, for as long as such are asked, all or none."""

        def transition(snapshot: TableSnapshot) -> Transition:
            seat = snapshot.player(user)
            return said(snapshot.game, seat, words, snapshot.mixes(seat, key))

        return await self.take(table, key, transition)

    async def resign(self, table: int, user: int, key: str) -> ClickResult:
        """Resign. Among two the other wins; among more a computer takes the seat, until no person is left."""
        return await self.take(
            table, key, lambda snapshot: given_up(snapshot.game, snapshot.participants, snapshot.seated(user))
        )

    async def abort(self, table: int, key: str, reason: str = "") -> ClickResult | None:
        """End a game without winners; None where nobody can open it, which is not needed for that."""
        try:
            return await self.take(table, key, lambda snapshot: aborted(snapshot.game, reason))
        except Illegal as why:
            if why.code != "newer":
                raise
            await self._mending.close(table, aborting(reason), key)
        except (Unsaved, Broken):
            raise
        except Exception:  # whatever keeps it from being opened
            await self._mending.close(table, aborting(reason), key)
        return None

    async def log(self, table: int, *, after: int = -1, last: int | None = None) -> list[Action]:
        """The actions with their events, those after a ply or the last so many; damaged ones are rebuilt."""
        if last is None:
            return await self._sound(table, lambda: self._store.log_since(table, after))
        return await self._sound(table, lambda: self._store.log(table, last=last))

    async def past(self, table: int) -> Recent:
        """The last checkpoints of a game under way and the log since the first of them."""
        return await self._sound(table, lambda: self._store.past(table))

    async def check(self, table: int) -> bool:
        """Look at all rows of a table, and rebuild it where they are damaged; True if they were not.

        Raises `Illegal` where nobody can open it, also after it was closed for that.
        """
        try:
            sound = await self._store.is_sound(table)
        except Broken as why:
            check_illegible(why)
            sound = False
        if not sound:
            await self._heal(table)
        return sound

    async def move(self, table: int, channel: int | None) -> None:
        """Save where a table is played from now on; None: its thread has yet to be made."""
        async with self._lock(table):
            snapshot = await self._find(table)
            del self._open[table]
            await self._store.move(table, channel)
            self._remember(replace(snapshot, place=replace(snapshot.place, channel=channel)))

    async def take(
        self, table: int, key: str, transition: Callable[[TableSnapshot], Transition]
    ) -> ClickResult:
        """Play a click and save it, or find that it was played before; one at a time for each table."""
        async with self._lock(table):
            snapshot = await self._find(table)
            del self._open[table]  # whatever goes wrong now: the store has the last good state
            try:
                return await self._save(snapshot, carried_on(transition(snapshot)), key)
            except Illegal as why:
                self._remember(snapshot)
                refused = why
            except Repeated:
                refused = Stale()
            if not await self._store.taken(table, key):
                raise refused
            return ClickResult(await self._find(table), (), fresh=False)

    async def move_on(self) -> None:
        """Look once at each game under way: none is to wait for a reply that all see to be the only one."""
        if await self._store.fact(MOVED_ON) == FORCED_KINDS:
            return
        for table in await self._store.under_way():
            with suppress(Illegal):  # today's rules cannot open it
                await self.see(table)
        await self._store.save_fact(MOVED_ON, FORCED_KINDS)

    async def tell_set_back(self) -> None:
        """Write into each game that was set back from where it goes on; a press there does it, too."""
        for table in await self._store.set_back():
            with suppress(Illegal):  # today's rules cannot open it
                await self.see(table)

    async def forget(self, table: int) -> None:
        """Drop the cached table: its clocks were changed in the store."""
        async with self._lock(table):
            self._open.pop(table, None)

    async def set_gone(self, table: int, seat: Seat, since: int | None) -> None:
        """Save since when the player of a seat is known to have left the server, or that they are there."""
        await self._store.set_gone(table, seat, since)
        await self.forget(table)

    async def suspend(self, table: int) -> None:
        """Suspend a table that nobody can be shown: nobody can be expected to play on, and no clock runs."""
        await self._store.suspend(table)
        await self.forget(table)

    async def resume(self, snapshot: TableSnapshot, place: TableLocation) -> None:
        """Resume a suspended table at this place; its clocks continue. Raises `Illegal`."""
        moved = await self._store.settle(snapshot.id, place, await self._clock_updates.resumed(snapshot))
        await self.forget(snapshot.id)
        if not moved:
            raise Illegal("not-frozen")

    def _lock(self, table: int) -> asyncio.Lock:
        """The lock of a table, which exists while something holds it or waits for it."""
        return self._locks.setdefault(table, asyncio.Lock())

    async def _save(self, snapshot: TableSnapshot, play: Transition, key: str) -> ClickResult:
        participants = play.seated(snapshot.participants)
        play = judged(play, len(participants), silent_seats(snapshot, participants, play))
        rest = play.game.checkpoint if play.game.checkpoint.ply > snapshot.game.checkpoint.ply else None
        clock_update = await self._clock_updates.after(snapshot, participants, play)
        newly = newly_asked(snapshot.game, play)
        with self._told_if_cancelled(snapshot.id):
            clocks = await self._store.append(
                *(snapshot.id, play.done, rest, asked_seats(play.game), key),
                newly=newly,
                participant=play.participant,
                clock_update=clock_update,
                owed=play.calls(snapshot.id, participants, self._now()),
            )
        events = tuple(event for action in play.done for event in action.events)
        played = snapshot.played(play.game, participants, clocks).asked(newly).mixed(play.done)
        here = await self._here_again(played, snapshot.gone.keys() & active(play))
        return ClickResult(self._saved(here), events, fresh=True)

    async def _here_again(self, snapshot: TableSnapshot, back: Collection[Seat]) -> TableSnapshot:
        """Who acts has not left the server, or is back."""
        for seat in back:
            await self._store.set_gone(snapshot.id, seat, None)
        return replace(snapshot, gone={seat: at for seat, at in snapshot.gone.items() if seat not in back})

    async def _find(self, table: int) -> TableSnapshot:
        if table in self._open:
            return self._open[table]
        saved, game = await self._loaded(table)
        snapshot, play = TableSnapshot.loaded(saved, game), moved_on(saved, game)
        if not play.done:
            return self._remember(await self._with_clocks(snapshot))
        return await self._save_moved_on(snapshot, play, saved)

    async def _with_clocks(self, snapshot: TableSnapshot) -> TableSnapshot:
        """The table with a new clock where one was damaged and is lost."""
        people = {seat for seat, each in enumerate(snapshot.participants) if each.player is not None}
        if people <= snapshot.clocks.keys() or snapshot.game.winners is not None:
            return snapshot
        nothing = Transition(snapshot.game, ())
        clock_update = await self._clock_updates.after(snapshot, snapshot.participants, nothing)
        if clock_update is None or snapshot.place.suspended is not None:
            return snapshot
        return replace(snapshot, clocks=await self._store.renew_clocks(snapshot.id, clock_update))

    async def _save_moved_on(self, snapshot: TableSnapshot, play: Transition, saved: Saved) -> TableSnapshot:
        """What was played when the game was loaded: write it down, ask again if anything has changed."""
        game, asked = snapshot.game, asked_seats(snapshot.game)
        rest = game.checkpoint if game.checkpoint.ply > saved.checkpoint.ply else None
        clock_update = await self._clock_updates.after(snapshot, snapshot.participants, play)
        newly = () if saved.lost == 0 and len(play.done) == 1 else asked
        with self._told_if_cancelled(snapshot.id):
            clocks = await self._store.append(
                snapshot.id, play.done, rest, asked, None, newly=newly, clock_update=clock_update
            )
        return self._saved(replace(snapshot, clocks=clocks).asked(newly))

    async def _loaded(self, table: int) -> tuple[Saved, AnyGame]:
        """A table from the store, rebuilt if it is damaged; raises `Illegal` where nobody can open it."""
        try:
            saved = await self._store.load(table)
            if saved is None:
                raise Illegal("no-table")
            game = await self._restored(saved)
        except (Damaged, Broken) as why:
            check_illegible(why)
            saved = await self._mending.mended(table)
            game = await self._restored(saved)
        if not saved.stamped:
            await self._store.stamp(table)
        return saved, game

    async def _sound(self, table: int, read: Callable[[], Awaitable[T]]) -> T:
        """What is read of a table, after it was rebuilt if need be."""
        try:
            return await read()
        except (Damaged, Broken) as why:
            check_illegible(why)
            await self._heal(table)
            return await read()

    async def _heal(self, table: int) -> None:
        async with self._lock(table):
            self._open.pop(table, None)
            await self._mending.mended(table)

    async def _restored(self, saved: Saved) -> AnyGame:
        rules = self._rules.get(saved.game)
        if rules is None or saved.checkpoint.format > rules.format or saved.version > rules.version:
            raise Illegal("newer")  # than the bot that runs: whoever runs it will set that right
        try:
            return Game.restore(rules.of(saved.version), saved.checkpoint, saved.tail)
        except Outdated:
            await self._close_outdated(saved)
            raise Illegal("outdated") from None
        except Unreadable:
            if saved.stamped:  # it is as it was written: the rules are to blame, and may be mended
                raise
            raise Damaged(saved.table) from None

    async def _close_outdated(self, saved: Saved) -> None:
        """End as a draw a game that can no longer be continued."""
        if saved.checkpoint.winners is not None:
            return
        ply = saved.ply + 1
        last = Action(ply, None, (NOTE + OUTDATED,), 0, (Event(OUTDATED),))
        closed = replace(saved.checkpoint, ply=ply, winners=())
        with self._told_if_cancelled(saved.table):
            await self._store.append(saved.table, [last], closed, (), None, clock_update=still)
        self._tell(saved.table)

    def _saved(self, snapshot: TableSnapshot) -> TableSnapshot:
        self._remember(snapshot)
        self._tell(snapshot.id)
        return snapshot

    def _remember(self, snapshot: TableSnapshot) -> TableSnapshot:
        if len(self._open) >= MOST_OPEN:
            del self._open[next(iter(self._open))]
        self._open[snapshot.id] = snapshot
        return snapshot

    def _tell(self, table: int) -> None:
        for watcher in self.watchers:
            watcher(table)

    @contextmanager
    def _told_if_cancelled(self, table: int) -> Iterator[None]:
        """Notify the watchers if the caller is cancelled while saving, which may have succeeded."""
        try:
            yield
        except asyncio.CancelledError:
            self._tell(table)
            raise
