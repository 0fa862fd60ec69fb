"""The tables: games in progress, changed one transition at a time and saved before anything is shown.

A transition is played on a copy, and the copy becomes the table's game once it is saved. So the game of a
snapshot never changes.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from engine.core.branches import Branch
from engine.core.clocks import stop_all
from engine.core.decisions import Refused, Reply, Seat
from engine.core.game import AnyGame, Game, LogRow
from engine.core.log import ENTROPY_ADDED, note_row
from engine.core.positions import Recording
from engine.core.records.errors import AlreadyApplied, SaveFailed, StoreUnavailable, TableDamaged
from engine.core.records.offers import Offer
from engine.core.records.tables import ORDER_KEY, SavedGame, TableLocation
from engine.core.records.users import Participant
from engine.core.results import FinalStandings, final_standings
from engine.core.rng import deal_seed
from engine.core.rules import Event, InvalidCheckpoint, Rules, UnsupportedVersion
from engine.core.settlement import LEAVING
from engine.store.database import Operation, nothing
from engine.store.logs import RecentLog
from engine.store.store import Store
from engine.tables import transitions
from engine.tables.clock_updates import ClockUpdates, active_seats, silent_seats
from engine.tables.decks import with_legal_deck
from engine.tables.repair import TableRepair, check_illegible
from engine.tables.snapshot import TableSnapshot, TransitionResult
from engine.tables.standings import standings_of
from engine.tables.transitions import StaleDecision, Transition

T = TypeVar("T")

__all__ = ["StaleDecision", "TableSnapshot", "Tables", "TransitionResult"]

MAX_OPEN = 500  # games kept in memory; the store has all of them
FORCED_RULES = "forced-rules-version"  # meta key: the version by which open games were last advanced
FORCED_RULES_VERSION = "1"  # raise it when other replies become forced
OUTDATED = "rules-unsupported"  # the event that closes a game whose version cannot be loaded any more


class Tables:
    """The tables of a store, each with one writer at a time."""

    def __init__(self, store: Store, games: Mapping[str, Rules[Any, Any]], now: Callable[[], int]) -> None:
        self.watchers: list[Callable[[int], None]] = []  # called with the table after each save
        self._store = store
        self.summaries = store.summaries
        self._rules = games
        self._now = now
        self._clock_updates = ClockUpdates(store.users, now)
        self._open: dict[int, TableSnapshot] = {}  # cached, as saved
        self._repair = TableRepair(store, games, self._tell)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def start(
        self, offer: Offer, thread: bool, participants: Sequence[Participant] | None = None
    ) -> TableSnapshot:
        """Deal the game of an offer; `thread` says whether in a thread of its own. Raises `Refused`.

        `participants` are in seat order, by default in the order in which they joined.
        """
        rules = self._rules.get(offer.game)
        if rules is None or offer.variant not in rules.variants:
            raise Refused("offer-game")
        sitting = tuple(
            with_legal_deck(participant, rules) for participant in participants or offer.participants
        )
        seed = deal_seed(offer.secret, offer.id, (participant.client_seed for participant in sitting))
        decks = [participant.deck_code for participant in sitting]
        game = Game.new(rules, len(sitting), seed, rules.variants[offer.variant], decks=decks)
        branch = Branch(game, game.checkpoint, events=game.deal_events)
        return await self.begin(offer, thread, sitting, branch)

    async def begin(
        self,
        offer: Offer,
        thread: bool,
        participants: Sequence[Participant],
        branch: Branch,
        also: Operation[object] = nothing,
    ) -> TableSnapshot:
        """Open the table of an offer with this game; `participants` are in seat order. Raises `Refused`.

        `also` is an operation to save in the same transaction.
        """
        location = TableLocation.new(offer.guild_id, offer.channel_id, thread=thread)
        sitting, game = tuple(participants), branch.game
        new = await self._clock_updates.first(TableSnapshot.from_offer(offer, location, sitting, game))
        async with self._lock(offer.id):
            with self._notify_if_cancelled(offer.id):
                started = await self._store.games.start(
                    offer,
                    location,
                    sitting,
                    branch.deal,
                    branch.events,
                    transitions.seats_to_act(game),
                    clocks=new.clocks,
                    rules=(game.rules.version, game.rules.fingerprint),
                    rows=branch.rows,
                    last=branch.last,
                    final=final_standings(game, len(sitting)),
                    also=also,
                )
            if not started:
                raise Refused("offer-over")
            return self._saved(new)

    async def get(self, table_id: int) -> TableSnapshot:
        """Return a table, in progress or finished, as last saved; raises `Refused` without one."""
        if table_id in self._open:
            return self._open[table_id]
        async with self._lock(table_id):
            return await self._find(table_id)

    async def answer(
        self, table_id: int, ply: int, user_id: int, replies: Sequence[Reply], key: str
    ) -> TransitionResult:
        """Play a user's replies to the decision of this ply, all or none."""

        def transition(snapshot: TableSnapshot) -> Transition:
            seat = snapshot.require_playable_seat(user_id, self._now())
            return transitions.answer(snapshot.game, ply, seat, replies, snapshot.entropy_from(seat, key))

        return await self.apply(table_id, key, transition)

    async def answer_by_order(
        self, table_id: int, ply: int, seat: Seat, replies: Sequence[Reply], going_on: Seat | None
    ) -> TransitionResult:
        """Play what a standing order replies, once; `going_on` is the seat that acted just before."""

        def transition(snapshot: TableSnapshot) -> Transition:
            participant = snapshot.participants[seat]
            if participant.active_user is None or snapshot.location.suspended_at is not None:
                raise StaleDecision
            play = transitions.answer(snapshot.game, ply, seat, replies)
            return replace(play, by_person=False, continuing_seat=going_on)

        return await self.apply(table_id, f"{ORDER_KEY}{table_id}:{ply}:{seat}", transition)

    async def answer_as_computer(
        self, table_id: int, ply: int, seat: Seat, reply: Reply, key: str
    ) -> TransitionResult:
        """Play the reply of the computer in this seat, unless the table is suspended."""

        def transition(snapshot: TableSnapshot) -> Transition:
            if snapshot.participants[seat].level is None:
                raise Refused("not-seated")
            if snapshot.location.suspended_at is not None:
                raise Refused("table-suspended", table=table_id)
            return transitions.answer(snapshot.game, ply, seat, [reply])

        return await self.apply(table_id, key, transition)

    async def answer_by_kind(
        self, table_id: int, user_id: int, words: Mapping[str, Reply], key: str
    ) -> TransitionResult:
        """Play a user's replies to decisions of these kinds, as they are opened, all or none."""

        def transition(snapshot: TableSnapshot) -> Transition:
            seat = snapshot.require_playable_seat(user_id, self._now())
            return transitions.answer_by_kind(snapshot.game, seat, words, snapshot.entropy_from(seat, key))

        return await self.apply(table_id, key, transition)

    async def resign(
        self, table_id: int, user_id: int, key: str, *, even_absent: bool = False
    ) -> TransitionResult:
        """Resign: of two the other wins; of more a computer takes the seat, unless no other user is left.

        `even_absent`: also give up a seat that a computer plays for the user by now.
        """

        def transition(snapshot: TableSnapshot) -> Transition:
            seat = (snapshot.require_seat if even_absent else snapshot.require_active_seat)(user_id)
            return transitions.resign(snapshot.game, snapshot.participants, seat)

        return await self.apply(table_id, key, transition)

    async def abort(
        self, table_id: int, key: str, reason: str = "", also: Operation[object] = nothing
    ) -> TransitionResult | None:
        """End a game without winners, even one that cannot be opened; then return None."""
        try:
            return await self.apply(
                table_id, key, lambda snapshot: transitions.abort(snapshot.game, reason), also
            )
        except Refused as why:
            if why.code != "table-too-new":
                raise
            await self._repair.close(table_id, transitions.abort_row(reason), key, also)
        except (SaveFailed, StoreUnavailable):
            raise
        except Exception:  # opening the game may fail in any way
            await self._repair.close(table_id, transitions.abort_row(reason), key, also)
        return None

    async def log(self, table_id: int, *, after: int = -1, last: int | None = None) -> list[LogRow]:
        """Return the log, after a ply or the last rows; damaged rows are rebuilt."""
        if last is None:
            return await self._sound(table_id, lambda: self._store.logs.log_since(table_id, after))
        return await self._sound(table_id, lambda: self._store.logs.log(table_id, last=last))

    async def rename(self, guild_id: int, user_id: int, name: str) -> list[int]:
        """Change a user's name at their open tables on a server; return the tables changed."""
        changed = await self._store.games.rename(guild_id, user_id, name)
        for table_id in changed:
            await self.evict(table_id)
        return changed

    async def recent_log(self, table_id: int) -> RecentLog:
        """Return the last checkpoints and the log since the first of them."""
        return await self._sound(table_id, lambda: self._store.logs.past(table_id))

    async def recording(self, snapshot: TableSnapshot) -> Recording:
        """Return the game from its deal up to this snapshot; raises `Refused` if its deal is lost."""
        deal = await self._sound(snapshot.id, lambda: self._store.logs.deal(snapshot.id))
        log = await self.log(snapshot.id)
        if deal is None or not log or log[0].ply > 0:
            raise Refused("replay-lost")
        rows = tuple(row for row in log if row.ply <= snapshot.game.ply)
        return Recording(snapshot.game.rules, deal, rows)

    async def check(self, table_id: int) -> bool:
        """Rebuild the table if any of its rows is damaged; return whether all were sound.

        Raises `Refused` if the table cannot be opened, even if this call has closed it for that reason.
        """
        try:
            sound = await self._store.repairs.is_sound(table_id)
        except StoreUnavailable as why:
            check_illegible(why)
            sound = False
        if not sound:
            await self._heal(table_id)
        return sound

    async def move(self, table_id: int, channel_id: int | None) -> None:
        """Save where a table is played from now on; None: in a thread that does not exist yet."""
        async with self._lock(table_id):
            snapshot = await self._find(table_id)
            del self._open[table_id]
            await self._store.games.move(table_id, channel_id)
            self._remember(replace(snapshot, location=replace(snapshot.location, channel_id=channel_id)))

    async def apply(
        self,
        table_id: int,
        key: str,
        transition: Callable[[TableSnapshot], Transition],
        also: Operation[object] = nothing,
    ) -> TransitionResult:
        """Play and save a transition, or find that its key was used before; one at a time per table."""
        async with self._lock(table_id):
            snapshot = await self._find(table_id)
            del self._open[table_id]  # if this fails, the store has the last good state
            try:
                play = transitions.with_forced_replies(transition(snapshot))
                return await self._save(
                    snapshot, play, transitions.newly_to_act(snapshot.game, play), key, also
                )
            except Refused as why:
                self._remember(snapshot)
                refused = why
            except AlreadyApplied:
                refused = StaleDecision()
            if not await self._store.logs.has_key(table_id, key):
                raise refused
            return TransitionResult(await self._find(table_id), (), is_new=False)

    async def advance_forced(self) -> None:
        done = f"{FORCED_RULES} {self._store.database.shards}"
        if await self._store.meta.get(done) == FORCED_RULES_VERSION:
            return
        for table in await self._store.games.active_tables():
            with suppress(Refused):  # today's rules cannot open it
                await self.get(table)
        await self._store.meta.set(done, FORCED_RULES_VERSION)

    async def announce_rollbacks(self) -> None:
        """Log the rollback in each game that lost moves to a restore; opening it does that."""
        for table in await self._store.epochs.rolled_back_tables():
            with suppress(Refused):  # today's rules cannot open it
                await self.get(table)

    async def evict(self, table_id: int) -> None:
        """Drop the cached table, whose rows were changed in the store."""
        async with self._lock(table_id):
            self._open.pop(table_id, None)

    async def start_clocks(self, snapshot: TableSnapshot, seats: Iterable[Seat]) -> bool:
        """Start again the clocks of seats whose decision was shown late; return whether there were any."""
        update = await self._clock_updates.shown_late(snapshot, seats)
        if update is None:
            return False
        await self._store.clocks.renew_clocks(snapshot.id, update)
        await self.evict(snapshot.id)
        return True

    async def set_departed(self, table_id: int, seat: Seat, since: int | None) -> None:
        """Save since when the player of a seat cannot play; None if they can again."""
        await self._store.games.set_departed(table_id, seat, since)
        await self.evict(table_id)

    async def suspend(self, table_id: int) -> None:
        """Suspend a table that Discord cannot show; its clocks stand still."""
        await self._store.suspensions.suspend(table_id)
        await self.evict(table_id)

    async def resume(self, snapshot: TableSnapshot, location: TableLocation) -> None:
        """Resume a suspended table at this location; raises `Refused`."""
        moved = await self._store.suspensions.resume_table(
            snapshot.id, location, await self._clock_updates.resumed(snapshot)
        )
        await self.evict(snapshot.id)
        if not moved:
            raise Refused("not-suspended")

    def _lock(self, table_id: int) -> asyncio.Lock:
        """Return the lock of a table, which exists while it is used."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _save(
        self,
        snapshot: TableSnapshot,
        play: Transition,
        newly: Sequence[Seat],
        key: str | None = None,
        also: Operation[object] = nothing,
    ) -> TransitionResult:
        """Save a transition by which these seats newly come to act; who acts is on the server again."""
        people = play.participants_after(snapshot.participants)
        play = transitions.with_silent_forfeit(play, len(people), silent_seats(snapshot, people, play))
        departed_at = {**dict.fromkeys(snapshot.departed_at.keys() & active_seats(play)), **play.departed_at}
        with self._notify_if_cancelled(snapshot.id):
            clocks = await self._store.games.append(
                snapshot.id,
                play.rows,
                play.game.checkpoint if play.game.checkpoint.ply >= play.rows[0].ply else None,
                transitions.seats_to_act(play.game),
                key,
                newly=newly,
                is_told=any(map(play.game.is_told, play.rows)),
                participant=play.seat_change,
                clock_update=await self._clock_updates.after(snapshot, people, play),
                owed=play.pending_pings(snapshot.id, people, self._now()),
                final=await self._standings(snapshot, play, people),
                departed_at=departed_at,
                also=also,
            )
        away = {**snapshot.departed_at, **departed_at}
        played = replace(
            snapshot,
            game=play.game,
            participants=tuple(people),
            clocks=clocks,
            departed_at={seat: since for seat, since in away.items() if since is not None},
            needs_entropy=snapshot.needs_entropy
            - {row.seat for row in play.rows if row.note == ENTROPY_ADDED},
        )
        events = tuple(event for row in play.rows for event in row.events)
        return TransitionResult(self._saved(played.with_to_act(newly)), events, is_new=True)

    async def _standings(
        self, snapshot: TableSnapshot, play: Transition, participants: Sequence[Participant]
    ) -> FinalStandings | None:
        """Return the standings if this transition ended the game or a player left it; else None."""
        if play.game.winners is None:
            left = any(row.note in LEAVING for row in play.rows)
            return final_standings(play.game, len(participants)) if left else None
        try:
            log = [*await self._store.logs.log_since(snapshot.id, -1), *play.rows]
        except (TableDamaged, StoreUnavailable):  # `wanted recompute` finds what was achieved
            log = []
        return standings_of(replace(snapshot, game=play.game, participants=tuple(participants)), log)

    async def _find(self, table_id: int) -> TableSnapshot:
        """Return a cached or loaded table; save what loading it added to its log."""
        if table_id in self._open:
            return self._open[table_id]
        saved, game = await self._load(table_id)
        snapshot, play = TableSnapshot.from_saved(saved, game), transitions.catch_up_after_load(saved, game)
        if not play.rows:
            return self._remember(await self._with_clocks(snapshot))
        newly = () if saved.lost_moves == 0 and len(play.rows) == 1 else game.seats_asked
        return (await self._save(snapshot, play, newly)).table

    async def _with_clocks(self, snapshot: TableSnapshot) -> TableSnapshot:
        """Return the table with a new clock for each that was damaged and lost."""
        people = {
            seat
            for seat, participant in enumerate(snapshot.participants)
            if participant.active_user is not None
        }
        if people <= snapshot.clocks.keys() or snapshot.game.winners is not None:
            return snapshot
        unchanged = Transition(snapshot.game, ())
        clock_update = await self._clock_updates.after(snapshot, snapshot.participants, unchanged)
        if clock_update is None or snapshot.location.suspended_at is not None:
            return snapshot
        return replace(snapshot, clocks=await self._store.clocks.renew_clocks(snapshot.id, clock_update))

    async def _load(self, table_id: int) -> tuple[SavedGame, AnyGame]:
        """Load a table, rebuilding it if it is damaged; raises `Refused` if it cannot be opened."""
        try:
            saved = await self._store.games.load(table_id)
            if saved is None:
                raise Refused("table-unknown")
            game = await self._restore(saved)
        except (TableDamaged, StoreUnavailable) as why:
            check_illegible(why)
            saved = await self._repair.mend(table_id)
            game = await self._restore(saved)
        return saved, game

    async def _sound(self, table_id: int, read: Callable[[], Awaitable[T]]) -> T:
        """Read rows of a table, and rebuild it first if they are damaged."""
        try:
            return await read()
        except (TableDamaged, StoreUnavailable) as why:
            check_illegible(why)
            await self._heal(table_id)
            return await read()

    async def _heal(self, table_id: int) -> None:
        async with self._lock(table_id):
            self._open.pop(table_id, None)
            await self._repair.mend(table_id)

    async def _restore(self, saved: SavedGame) -> AnyGame:
        rules = self._rules.get(saved.game_key)
        if rules is None or saved.checkpoint.format > rules.format or saved.version > rules.version:
            raise Refused("table-too-new")
        try:
            return Game.restore(rules.at_version(saved.version), saved.checkpoint, saved.tail)
        except InvalidCheckpoint:  # it is sound, so other code has written it, which can read it
            raise Refused("table-too-new") from None
        except UnsupportedVersion:
            if saved.checkpoint.winners is None:  # end it as a draw
                ply = saved.ply + 1
                last = note_row(ply, OUTDATED, Event(OUTDATED))
                closed = replace(saved.checkpoint, ply=ply, winners=())
                with self._notify_if_cancelled(saved.id):
                    await self._store.games.append(saved.id, [last], closed, (), None, clock_update=stop_all)
                self._tell(saved.id)
            raise Refused("rules-unsupported") from None

    def _saved(self, snapshot: TableSnapshot) -> TableSnapshot:
        self._remember(snapshot)
        self._tell(snapshot.id)
        return snapshot

    def _remember(self, snapshot: TableSnapshot) -> TableSnapshot:
        if len(self._open) >= MAX_OPEN:
            del self._open[next(iter(self._open))]
        self._open[snapshot.id] = snapshot
        return snapshot

    def _tell(self, table_id: int) -> None:
        for watcher in self.watchers:
            watcher(table_id)

    @contextmanager
    def _notify_if_cancelled(self, table_id: int) -> Iterator[None]:
        """Notify the watchers if the caller is cancelled while saving, which may have succeeded."""
        try:
            yield
        except asyncio.CancelledError:
            self._tell(table_id)
            raise
