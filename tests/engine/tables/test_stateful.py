"""Tables under every kind of accident: acknowledged clicks are in the log exactly once, and nothing else is.

The model is the list of clicks that were acknowledged, and those whose caller got an error instead and
does not know: each of these is in the log once or not at all.
"""

import asyncio
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from sqlalchemy import event, select
from tables_world import GUEST, HOST, STRANGER, THIRD, World

from engine.core.decisions import BACK, Refused, Reply
from engine.core.game import Game
from engine.store.schema.games import log_rows
from engine.store.store import Store
from engine.store.tables import GameStore
from engine.tables.service import TransitionResult

pytestmark = [pytest.mark.long, pytest.mark.threads]

T = TypeVar("T")

STATEMENTS = 7  # statements in one click's transaction, with BEGIN and COMMIT


class Accident(Exception):
    """What goes wrong while a click is being saved."""


class FrailStore(Store):
    """A store that fails during a save: before the nth statement, at the commit, or after it."""

    left: int | None = None
    strike: Callable[[], object]

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        # only once, because the writing thread may be running
        for moment in ("begin", "before_cursor_execute", "commit"):
            event.listen(self.database.writing.engine, moment, self._count)
        self.games = FrailGames(self.database, self.logs)
        self.games.frail = self

    @contextmanager
    def struck(self, at: int, strike: Callable[[], object]) -> Iterator[None]:
        self.left, self.strike = at, strike
        try:
            yield
        finally:
            self.left = None

    def _count(self, *_: object) -> None:
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                self.strike()


class FrailGames(GameStore):
    frail: FrailStore

    async def append(self, *args: Any, **kwargs: Any) -> None:  # type: ignore[override]
        await super().append(*args, **kwargs)
        if self.frail.left is not None:
            self.frail.strike()


def accident() -> None:
    raise Accident


def cancel_from_anywhere(loop: asyncio.AbstractEventLoop, task: asyncio.Task[Any]) -> None:
    """Cancel a task from its own thread or from the store's, before that thread does anything else."""

    async def cancel() -> None:
        task.cancel()

    if current_thread() is main_thread():
        task.cancel()
    else:
        asyncio.run_coroutine_threadsafe(cancel(), loop).result()


@dataclass(frozen=True)
class Click:
    """One press: its first reply is at `ply`, if it was acknowledged."""

    table_id: int
    ply: int
    user_id: int
    replies: tuple[Reply, ...]
    key: str


@dataclass
class Model:
    users: tuple[int, ...]
    taken: dict[str, tuple[int, Click]] = field(default_factory=dict)  # by key: the ply and the click
    unknown: list[Click] = field(default_factory=list)


class Playing(RuleBasedStateMachine):
    """Clicks that are repeated, late, concurrent or by strangers, with crashes between and within them."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.directory = tempfile.TemporaryDirectory()
        self.world = World(Path(self.directory.name) / "wanted.db", kind=FrailStore)
        self.run(self.world.open())
        self.tables: dict[int, Model] = {}
        self.keys = 0

    def teardown(self) -> None:
        self.run(self.world.store.close())
        self.runner.close()
        self.directory.cleanup()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def key(self) -> str:
        self.keys += 1
        return f"key {self.keys}"

    def game(self, table_id: int) -> Game[Any, Any]:
        return self.run(self.world.game(table_id))

    def click(self, data: st.DataObject) -> Click:
        running = [table for table in self.tables if self.game(table).winners is None]
        table = data.draw(st.sampled_from(running), label="table")
        game = self.game(table)
        decision = data.draw(st.sampled_from(game.open_decisions), label="decision")
        replies: list[Reply] = [(data.draw(st.sampled_from(decision.options)),)]
        if decision.kind == "pit" and data.draw(st.booleans(), label="both"):
            replies.append(data.draw(st.sampled_from([("1",), ("3",), BACK])))
        user = self.tables[table].users[decision.seat]
        return Click(table, game.decision_ply, user, tuple(replies), self.key())

    def press(self, click: Click) -> TransitionResult:
        return self.run(
            self.world.tables.answer(click.table_id, click.ply, click.user_id, click.replies, click.key)
        )

    def take(self, click: Click, result: TransitionResult) -> None:
        model = self.tables[click.table_id]
        assert result.is_new == (click.key not in model.taken)
        model.taken[click.key] = (result.table.game.ply - len(click.replies) + 1, click)

    def some_running(self) -> bool:
        return any(self.game(table).winners is None for table in self.tables)

    @initialize()
    def first_table(self) -> None:
        self.deal(False)

    @precondition(lambda self: len(self.tables) < 3)
    @rule(three=st.booleans())
    def deal(self, three: bool) -> None:
        users = (HOST, GUEST, THIRD) if three else (HOST, GUEST)
        self.tables[self.run(self.world.deal(users, variant="standard"))] = Model(users)

    @precondition(some_running)
    @rule(data=st.data())
    def someone_answers(self, data: st.DataObject) -> None:
        click = self.click(data)
        self.take(click, self.press(click))

    @precondition(some_running)
    @rule(data=st.data(), times=st.integers(2, 3), same=st.booleans())
    def someone_presses_often_at_once(self, data: st.DataObject, times: int, same: bool) -> None:
        click = self.click(data)
        keys = [click.key if same else f"{click.key}.{number}" for number in range(times)]

        async def at_once() -> list[TransitionResult | BaseException]:
            return await asyncio.gather(
                *(
                    self.world.tables.answer(click.table_id, click.ply, click.user_id, click.replies, key)
                    for key in keys
                ),
                return_exceptions=True,
            )

        first, *others = self.run(at_once())
        assert isinstance(first, TransitionResult)
        self.take(Click(click.table_id, click.ply, click.user_id, click.replies, keys[0]), first)
        for other in others:
            assert isinstance(other, TransitionResult if same else Refused)
            assert not (isinstance(other, TransitionResult) and other.is_new)

    @rule(data=st.data())
    def an_acknowledged_click_comes_again(self, data: st.DataObject) -> None:
        taken = [click for model in self.tables.values() for _, click in model.taken.values()]
        if taken:
            result = self.press(data.draw(st.sampled_from(taken)))
            assert (result.is_new, result.events) == (False, ())

    @rule(data=st.data())
    def an_old_button_is_pressed(self, data: st.DataObject) -> None:
        taken = [click for model in self.tables.values() for _, click in model.taken.values()]
        if taken:
            old = data.draw(st.sampled_from(taken))
            self.refused(Click(old.table_id, old.ply, old.user_id, old.replies, self.key()))

    @precondition(some_running)
    @rule(data=st.data())
    def a_stranger_presses(self, data: st.DataObject) -> None:
        click = self.click(data)
        self.refused(Click(click.table_id, click.ply, STRANGER, click.replies, click.key))

    @precondition(some_running)
    @rule(data=st.data())
    def a_forged_option_follows_a_good_one(self, data: st.DataObject) -> None:
        click = self.click(data)
        self.refused(Click(click.table_id, click.ply, click.user_id, (*click.replies, ("gold",)), click.key))

    def refused(self, click: Click) -> None:
        before = self.game(click.table_id).ply
        try:
            self.press(click)
        except Refused:
            assert self.game(click.table_id).ply == before
        else:
            raise AssertionError("taken")

    @precondition(some_running)
    @rule(data=st.data(), at=st.integers(0, STATEMENTS))
    def saving_fails(self, data: st.DataObject, at: int) -> None:
        click = self.click(data)
        with self.world.store.struck(at, accident):  # type: ignore[attr-defined]
            try:
                self.press(click)
            except Accident:
                self.tables[click.table_id].unknown.append(click)
            else:
                raise AssertionError("told")

    @precondition(some_running)
    @rule(data=st.data(), at=st.integers(0, STATEMENTS + 1))
    def the_caller_is_cancelled(self, data: st.DataObject, at: int) -> None:
        click = self.click(data)

        async def cancelled() -> TransitionResult | None:
            press = asyncio.ensure_future(
                self.world.tables.answer(click.table_id, click.ply, click.user_id, click.replies, click.key)
            )
            cancel = partial(cancel_from_anywhere, asyncio.get_running_loop(), press)
            with self.world.store.struck(at, cancel):  # type: ignore[attr-defined]
                await asyncio.wait([press])
            await self.world.store.meta.set("saved", "after whatever was still being saved")
            return None if press.cancelled() else press.result()

        if result := self.run(cancelled()):
            self.take(click, result)
        else:
            self.tables[click.table_id].unknown.append(click)

    @rule(data=st.data())
    def who_got_an_error_tries_again(self, data: st.DataObject) -> None:
        unknown = [click for model in self.tables.values() for click in model.unknown]
        if not unknown:
            return
        click = data.draw(st.sampled_from(unknown))
        saved = self.run(self.world.store.logs.has_key(click.table_id, click.key))
        try:
            result = self.press(click)
        except Refused:
            assert not saved  # and the game has continued without it
            return
        assert result.is_new is not saved
        if result.is_new:
            self.take(click, result)
            self.tables[click.table_id].unknown.remove(click)

    @rule()
    def the_process_dies(self) -> None:
        self.run(self.world.crash())

    @precondition(some_running)
    @rule(data=st.data())
    def someone_leaves(self, data: st.DataObject) -> None:
        click = self.click(data)
        if len(self.tables[click.table_id].users) == 3 and data.draw(st.booleans()):
            self.run(self.world.tables.abort(click.table_id, click.key))
            assert self.game(click.table_id).winners == ()

    @invariant()
    def the_log_holds_what_was_acknowledged_once_and_nothing_else(self) -> None:
        for table, model in self.tables.items():
            rows = self.run(self.rows(table))
            assert [ply for ply, _, _ in rows] == list(range(len(rows)))
            logged = {key: ply for ply, _, key in rows if key}
            for key, (ply, click) in model.taken.items():
                assert logged.pop(key) == ply
                self.in_log(rows, ply, click)
            unknown = {click.key: click for click in model.unknown}
            for key, ply in logged.items():
                if key in unknown:
                    self.in_log(rows, ply, unknown[key])
                else:
                    assert rows[ply][1] == ("!aborted",)

    def in_log(self, rows: list[tuple[int, Reply, str | None]], ply: int, click: Click) -> None:
        assert tuple(reply for _, reply, _ in rows[ply : ply + len(click.replies)]) == click.replies

    async def rows(self, table_id: int) -> list[tuple[int, Reply, str | None]]:
        log = await self.world.store.logs.log(table_id)
        query = (
            select(log_rows.c.idempotency_key).where(log_rows.c.table_id == table_id).order_by(log_rows.c.ply)
        )
        keys = await self.world.store.database.read(lambda connection: connection.scalars(query).all())
        return [(action.ply, action.reply, key) for action, key in zip(log, keys, strict=True)]

    @invariant()
    def the_log_tells_of_the_game_as_it_is(self) -> None:
        for table in self.tables:
            again, game = self.run(self.world.played_again(table)), self.game(table)
            assert (again.ply, again.open_decisions, again.winners) == (
                game.ply,
                game.open_decisions,
                game.winners,
            )
            assert again.rules.dump(again.state) == game.rules.dump(game.state)


TestPlaying = Playing.TestCase
TestPlaying.settings = settings(
    max_examples=15,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
