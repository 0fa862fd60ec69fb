"""Tables: exactly once, saved before shown, all or nothing."""

import asyncio
import gc
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, event
from tables_world import GUEST, HOST, STRANGER, THIRD, Diggers, Lost, Renamed, Silent, World, refused

from engine.core.game import Game, LogRow
from engine.core.records.errors import SaveFailed
from engine.core.records.users import Participant
from engine.core.rng import deal_seed
from engine.core.rules import Event
from engine.tables.service import MAX_OPEN, StaleDecision


async def log(world: World, table_id: int) -> list[LogRow]:
    return await world.store.logs.log(table_id)


async def test_a_table_is_dealt_from_the_secret_and_the_numbers_of_its_players(world: World) -> None:
    table = await world.deal()

    seed = deal_seed("5e" * 32, table, [HOST, GUEST])
    assert (await world.game(table)).state.rng.seed == seed


async def test_a_table_starts_once_and_in_a_game_and_variant_that_are_there(world: World) -> None:
    offer = await world.offer()
    await world.tables.start(offer, thread=False)

    assert await refused(world.tables.start(offer, thread=False)) == "offer-over"
    assert await refused(world.tables.start(await world.offer(game="chess"), thread=False)) == "offer-game"
    assert await refused(world.tables.start(await world.offer(variant="odd"), thread=False)) == "offer-game"
    assert await refused(world.tables.get(7)) == "table-unknown"
    assert await refused(world.press(7, HOST, "1")) == "table-unknown"


@pytest.mark.threads
async def test_of_two_that_start_a_table_at_once_one_does(world: World) -> None:
    offer = await world.offer()

    started = await asyncio.gather(
        *(world.tables.start(offer, thread=False) for _ in range(2)), return_exceptions=True
    )

    assert sorted(type(one).__name__ for one in started) == ["Refused", "TableSnapshot"]


async def test_a_table_is_played_in_its_channel_or_waits_for_its_thread(world: World) -> None:
    here = await world.tables.start(await world.offer(), thread=False)
    apart = await world.tables.start(await world.offer(), thread=True)

    assert (here.location.channel_id, apart.location.channel_id) == (here.location.parent_channel_id, None)


async def test_a_game_goes_on_after_a_crash_at_every_action(world: World) -> None:
    table = await world.deal()
    while (await world.play_on(table, 1)).winners is None:
        await world.crash()

    again = await world.played_again(table)
    assert (await world.game(table)).winners == again.winners is not None


async def test_seats_that_are_asked_at_once_do_not_outdate_each_other(world: World) -> None:
    table = await world.deal((HOST, GUEST, THIRD))
    ply = (await world.game(table)).decision_ply
    for user in (THIRD, HOST, GUEST):
        await world.crash()
        await world.tables.answer(table, ply, user, [("1",)], f"k{user}")

    assert [action.seat for action in await log(world, table)] == [None, 2, 0, 1]


async def test_a_click_that_comes_again_is_taken_once_and_shown_the_table_as_it_is_now(world: World) -> None:
    table, other = await world.deal(), await world.deal()
    await world.press(table, HOST, "3", key="a")
    await world.press(table, GUEST, "1", key="b")
    again = await world.press(table, HOST, "3", key="a")
    await world.crash()
    restarted = await world.tables.answer(table, 0, HOST, [("3",)], "a")
    elsewhere = await world.press(other, HOST, "3", key="a")

    assert (again.is_new, again.events, again.table.game.ply) == (False, (), 2)
    assert not restarted.is_new
    assert len(await log(world, table)) == 3
    assert elsewhere.is_new


@pytest.mark.threads
async def test_of_two_presses_at_once_the_second_comes_too_late(world: World) -> None:
    table = await world.at_the_pit()
    ply = (await world.game(table)).decision_ply

    first, second = await asyncio.gather(
        *(world.tables.answer(table, ply, HOST, [("left",)], key) for key in "ab"), return_exceptions=True
    )

    assert not isinstance(first, BaseException)
    assert isinstance(second, StaleDecision)


async def test_an_old_button_fits_no_new_question(world: World) -> None:
    table = await world.at_the_pit()

    assert await refused(world.tables.answer(table, 0, HOST, [("3",)], "late")) == "decision-stale"


async def test_who_does_not_sit_there_or_has_answered_already_changes_nothing(world: World) -> None:
    table = await world.deal()

    assert await refused(world.press(table, STRANGER, "1")) == "not-seated"
    assert await refused(world.tables.resign(table, STRANGER, "k")) == "not-seated"
    assert len(await log(world, table)) == 1
    await world.press(table, HOST, "1", key="a")
    assert await refused(world.press(table, HOST, "1", key="b")) == "not-asked"


async def test_if_a_later_reply_is_refused_nothing_has_happened(world: World) -> None:
    table = await world.at_the_pit()
    before = (await world.game(table)).open_decisions

    assert await refused(world.press(table, HOST, "left", "9")) == "not-offered"
    assert (await world.game(table)).open_decisions == before
    assert len(await log(world, table)) == 3


@pytest.mark.parametrize(
    ("begun", "words", "replies", "kind"),
    [
        ((), {"many": ("2",), "pit": ("right",)}, ["right", "2"], "shout"),
        ((), {"pit": ("right",)}, ["right"], "many"),
        (("left",), {"pit": ("right",), "many": ("2",)}, ["back", "right", "2"], "shout"),
        (("left",), {"many": ("2",)}, ["2"], "shout"),
    ],
    ids=["as long as they are asked for", "the beginning of a play", "for another play", "for the rest"],
)
async def test_words_take_back_what_was_begun_otherwise_and_are_taken_as_long_as_they_are_asked_for(
    world: World, begun: tuple[str, ...], words, replies: list[str], kind: str
) -> None:
    table = await world.at_the_pit()
    for option in begun:
        await world.press(table, HOST, option)
    before = len(await log(world, table))
    result = await world.tables.answer_by_kind(table, HOST, words, "k")

    assert [row.reply for row in (await log(world, table))[before:]] == [(reply,) for reply in replies]
    assert result.table.game.open_decisions[0].kind == kind


@pytest.mark.parametrize(
    ("begun", "user", "words", "why"),
    [
        ((), HOST, {"many": ("2",)}, "not-now"),
        ((), GUEST, {"pit": ("left",)}, "not-now"),
        ((), HOST, {"pit": ("left",), "many": ("1",), "shout": ("loud",)}, "too-much"),
        (("left",), HOST, {"shout": ("loud",)}, "not-now"),
        (("left",), HOST, {"pit": ("up",)}, "not-offered"),
        (("left",), HOST, {"pit": ("right",), "shout": ("loud",)}, "too-much"),
    ],
)
async def test_a_word_that_is_not_asked_for_is_refused_and_nothing_has_happened(
    world: World, begun: tuple[str, ...], user: int, words, why: str
) -> None:
    table = await world.at_the_pit()
    for option in begun:
        await world.press(table, HOST, option)
    before = await world.game(table)

    assert await refused(world.tables.answer_by_kind(table, user, words, "k")) == why
    after = await world.game(table)
    assert (after.ply, after.open_decisions) == (before.ply, before.open_decisions)


async def test_a_computer_answers_for_its_own_seat_alone_and_never_at_a_table_that_nobody_can_see(
    world: World,
) -> None:
    seen, unseen = await world.deal((HOST, None)), await world.deal((HOST, None))
    await world.tables.suspend(unseen)
    result = await world.tables.answer_as_computer(seen, 0, 1, ("2",), "computer")

    assert result.is_new
    assert await refused(world.tables.answer_as_computer(seen, 0, 0, ("2",), "other")) == "not-seated"
    assert (
        await refused(world.tables.answer_as_computer(unseen, 0, 1, ("2",), "computer")) == "table-suspended"
    )
    assert (await world.game(unseen)).ply == 0


async def test_of_two_the_other_wins_when_one_resigns(world: World) -> None:
    table = await world.deal()
    result = await world.tables.resign(table, HOST, "k")
    await world.crash()

    assert result.events == (Event("resigned", 0),)
    assert (await world.game(table)).winners == (1,)


async def test_of_more_a_computer_takes_the_seat_and_the_buttons_of_the_others_stay_good(
    world: World,
) -> None:
    table = await world.deal((HOST, GUEST, THIRD))
    result = await world.tables.resign(table, GUEST, "k")
    await world.crash()
    snapshot = await world.tables.get(table)

    assert result.events == (Event("seat-left", 1),)
    assert result.table.participants == snapshot.participants
    assert snapshot.participants[1] == Participant(None, f"player {GUEST}", GUEST, "deputy")
    assert (await world.tables.answer(table, 0, HOST, [("1",)], "h")).is_new
    assert (await world.tables.answer_as_computer(table, 0, 1, ("1",), "c")).is_new


async def test_when_no_person_is_left_all_others_have_won(world: World) -> None:
    table = await world.deal((HOST, None, THIRD))
    await world.tables.resign(table, HOST, "a")
    result = await world.tables.resign(table, THIRD, "b")

    assert result.table.game.winners == (0, 1)
    assert await world.store.summaries.of_open_tables() == []


async def test_one_leaves_once(world: World) -> None:
    table = await world.deal((HOST, GUEST, THIRD))
    await world.tables.resign(table, GUEST, "k")

    assert not (await world.tables.resign(table, GUEST, "k")).is_new
    assert await refused(world.tables.resign(table, GUEST, "other")) == "not-seated"


async def test_an_aborted_game_has_no_winner_and_is_seen_but_not_answered(world: World) -> None:
    table = await world.deal()
    result = await world.tables.abort(table, "k")
    await world.crash()

    assert (result.events, result.table.game.winners) == ((Event("aborted"),), ())
    assert (await world.game(table)).winners == ()
    for attempt in (
        world.press(table, HOST, "1"),
        world.tables.answer_by_kind(table, HOST, {"bid": ("1",)}, "a"),
        world.tables.resign(table, HOST, "b"),
        world.tables.abort(table, "c"),
    ):
        assert await refused(attempt) == "game-over"
    assert not (await world.tables.abort(table, "k")).is_new


async def test_watchers_hear_of_every_save_and_of_nothing_else(world: World) -> None:
    table = await world.deal()
    await world.press(table, HOST, "1", key="a")
    await world.press(table, HOST, "1", key="a")
    await refused(world.press(table, STRANGER, "1"))
    await world.tables.resign(table, GUEST, "b")

    assert world.poked == [table] * 3


async def test_a_game_that_is_looked_at_is_never_changed(world: World) -> None:
    table = await world.deal()
    before = await world.tables.get(table)
    view = before.game.view(None)
    await world.bid(table, "3", "1")

    assert (before.game.ply, before.game.view(None)) == (0, view)


async def test_play_that_goes_another_way_after_a_deploy_is_undone_the_table_is_told_and_plays_on(
    world: World,
) -> None:
    table = await world.at_the_pit()
    await world.press(table, HOST, "left", "2")
    await world.crash(Silent())
    world.poked.clear()
    game = await world.game(table)
    await world.crash()

    assert world.poked == [table]
    assert (game.decision_ply, game.open_decisions[0].kind) == (5, "pit")
    last = (await log(world, table))[-1]
    assert (last.ply, last.seat, last.reply, last.events) == (5, None, ("!undone", "2"), (Event("undone"),))
    assert (await world.game(table)).ply == 5
    assert game.peek(0, ("left",)) is None
    assert [event.kind for event in (await world.press(table, HOST, "left")).events] == ["dug"]
    await world.crash(Silent())
    assert (await world.game(table)).ply == 6


async def test_a_game_of_an_older_version_goes_on(world: World) -> None:
    table = await world.deal()
    await world.crash(Renamed())

    assert (await world.game(table)).state.gold == 112
    assert (await world.press(table, HOST, "1")).is_new
    await world.crash(Renamed())
    assert (await world.game(table)).state.gold == 112


async def test_a_game_whose_version_is_lost_is_closed_as_a_draw_and_the_table_is_told(world: World) -> None:
    table = await world.deal()
    await world.press(table, HOST, "1")
    await world.crash(Lost())
    world.poked.clear()

    assert await refused(world.tables.get(table)) == "rules-unsupported"
    assert await refused(world.press(table, GUEST, "1")) == "rules-unsupported"
    assert world.poked == [table]
    assert (await log(world, table))[-1].events == (Event("rules-unsupported"),)
    assert await world.store.summaries.of_open_tables() == []


@pytest.mark.parametrize(
    ("ours", "others"), [(Renamed(), [Diggers()]), (Diggers(), [])], ids=["newer", "unknown"]
)
async def test_a_game_that_this_bot_cannot_go_on_with_waits_for_one_that_can(
    world: World, ours: Diggers, others: list[Diggers]
) -> None:
    await world.crash(ours)
    table = await world.deal()
    world.games = {game.name: game for game in others}
    await world.crash()
    assert await refused(world.tables.get(table)) == "table-too-new"
    assert await refused(world.press(table, HOST, "1")) == "table-too-new"

    await world.crash(ours)
    assert (await world.press(table, HOST, "1")).is_new


async def test_a_bug_in_a_rule_leaves_the_table_as_it_was(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.deal()
    await world.press(table, HOST, "3")
    before = (await world.game(table)).open_decisions

    def crash(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Diggers, "bid", crash)
        await world.crash()
        with pytest.raises(ZeroDivisionError):
            await world.press(table, GUEST, "1")
    assert (await world.game(table)).open_decisions == before
    assert (await world.press(table, GUEST, "1")).is_new


async def test_rules_that_play_the_same_log_in_two_ways_are_undone(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.deal()
    await world.press(table, HOST, "3")
    monkeypatch.setattr(Game, "_state_crc", lambda game: id(game) % 1000)

    with pytest.raises(Exception, match="diggers"):
        await world.press(table, GUEST, "1")
    assert (await world.game(table)).open_decisions[0].seat == 0


@pytest.mark.parametrize("statement", range(6))
async def test_a_save_that_fails_in_the_middle_has_saved_nothing(world: World, statement: int) -> None:
    table = await world.deal()
    await world.press(table, HOST, "1")
    world.poked.clear()
    with breaking(world, statement), pytest.raises(ZeroDivisionError):
        await world.press(table, GUEST, "3")

    assert world.poked == []
    assert len(await log(world, table)) == 2
    assert (await world.press(table, GUEST, "3")).is_new
    assert (await world.game(table)).ply == 2


async def test_a_full_disk_is_told_and_afterwards_all_goes_on(world: World) -> None:
    table = await world.deal(variant="endless")
    await pragma(world, "max_page_count = 1")  # the disk seems full: the file may not grow
    with pytest.raises(SaveFailed) as why:
        await world.play_on(table, 10_000)
    saved, poked = (await world.game(table)).ply, len(world.poked)
    await pragma(world, "max_page_count = 1000000")
    await world.play_on(table, 1)
    await world.crash()

    assert why.value.code == "full"
    assert poked == saved + 1
    assert (await world.game(table)).ply == saved + 1


async def test_a_database_that_another_holds_is_told(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await world.deal()
    await pragma(world, "busy_timeout = 0")
    with closing(sqlite3.connect(world.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(SaveFailed) as why:
            await world.press(table, HOST, "1")

    assert why.value.code == "locked"
    assert (await world.press(table, HOST, "1")).is_new


async def test_two_processes_take_a_click_once_and_answer_no_question_twice(world: World) -> None:
    table = await world.deal()
    other = World(world.path)
    await other.open()
    await other.game(table)
    await world.press(table, HOST, "1", key="a")
    again = await other.tables.answer(table, 0, HOST, [("1",)], "a")
    same = await refused(other.tables.answer(table, 0, HOST, [("1",)], "b"))
    guests = await other.tables.answer(table, 0, GUEST, [("2",)], "c")
    await other.store.close()

    assert (again.is_new, same, guests.is_new) == (False, "not-asked", True)


async def test_a_process_that_has_not_heard_of_an_answer_refuses_another_one(world: World) -> None:
    table = await world.deal()
    other = World(world.path)
    await other.open()
    await other.game(table)
    await world.press(table, HOST, "1", key="a")
    late = await refused(other.tables.answer(table, 0, HOST, [("2",)], "b"))
    await other.store.close()

    assert late == "decision-stale"


@pytest.mark.parametrize("steps", range(0, 60, 3))
async def test_a_caller_who_is_cancelled_leaves_the_table_before_or_after_their_click(
    world: World, steps: int
) -> None:
    table = await world.deal()
    await world.press(table, HOST, "1")
    click = asyncio.ensure_future(world.press(table, GUEST, "3", key="k"))
    for _ in range(steps):
        await asyncio.sleep(0)
    click.cancel()
    await asyncio.wait([click])
    known = await world.store.logs.has_key(table, "k")
    again = await world.press(table, GUEST, "3", key="k")

    assert again.is_new is not known
    assert (await world.game(table)).ply == 2
    assert len(await log(world, table)) == 3


async def start(world: World) -> int:
    return (await world.offer()).id


async def begin(world: World) -> int:
    """Return a table at which one seat has bid."""
    table = await world.deal()
    await world.press(table, HOST, "1")
    return table


async def dig(world: World) -> int:
    """Return a table at which, after an update, an earlier reply is no longer legal."""
    table = await world.at_the_pit()
    await world.press(table, HOST, "left", "2")
    await world.crash(Silent())
    return table


async def outdate(world: World) -> int:
    table = await begin(world)
    await world.crash(Lost())
    return table


async def deal(world: World, table_id: int) -> None:
    offer = await world.store.offers.get(table_id)
    assert offer is not None
    await world.tables.start(offer, thread=False)


async def press(world: World, table_id: int) -> None:
    await world.press(table_id, GUEST, "3")


async def look(world: World, table_id: int) -> None:
    await world.tables.get(table_id)


@pytest.mark.parametrize(
    ("before", "act"),
    [(start, deal), (begin, press), (dig, look), (outdate, look)],
    ids=["start", "answer", "undo", "close"],
)
@pytest.mark.threads
async def test_watchers_hear_of_a_save_whose_caller_is_cancelled_meanwhile(
    world: World,
    before: Callable[[World], Awaitable[int]],
    act: Callable[[World, int], Coroutine[Any, Any, None]],
) -> None:
    table = await before(world)
    saved = len(await log(world, table))
    world.poked.clear()
    caller = asyncio.ensure_future(act(world, table))
    with cancelling(world, caller):
        await asyncio.wait([caller])

    assert caller.cancelled()
    assert len(await log(world, table)) > saved
    assert world.poked == [table]


@pytest.mark.threads
async def test_forty_tables_answer_at_once(world: World) -> None:
    tables = [await world.deal() for _ in range(40)]

    results = await asyncio.gather(
        *(world.press(table, user, "1") for user in (HOST, GUEST) for table in tables)
    )

    assert all(one.is_new for one in results)
    assert [(await world.game(table)).ply for table in tables] == [2] * 40
    assert sorted(world.poked) == sorted(tables * 3)


@pytest.mark.long
async def test_memory_does_not_grow_with_the_tables(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.tables.service.MAX_OPEN", 3)
    tables = [await world.deal() for _ in range(8)]
    await asyncio.gather(*(world.press(table, HOST, "1") for table in tables))
    gc.collect()

    assert MAX_OPEN > 3
    assert len(world.tables._open) == 3
    assert len(world.tables._locks) == 0


MOMENTS = ("begin", "before_cursor_execute")  # number of the statement that fails


class breaking:
    def __init__(self, world: World, statement: int) -> None:
        self._engine = world.store.database.writing.engine
        self._left = statement

    def _fail(self, *_: object) -> None:
        self._left -= 1
        if self._left < 0:
            raise ZeroDivisionError

    def __enter__(self) -> None:
        for moment in MOMENTS:
            event.listen(self._engine, moment, self._fail)

    def __exit__(self, *_: object) -> None:
        for moment in MOMENTS:
            event.remove(self._engine, moment, self._fail)


@contextmanager
def cancelling(world: World, caller: asyncio.Task[None]) -> Iterator[None]:
    """Cancels the caller as soon as a log row is written, before the transaction ends."""
    loop = asyncio.get_running_loop()

    async def cancelled() -> None:
        caller.cancel()

    def cancel(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("INSERT INTO log_rows"):
            asyncio.run_coroutine_threadsafe(cancelled(), loop).result()

    engine = world.store.database.writing.engine
    event.listen(engine, "before_cursor_execute", cancel)
    yield
    event.remove(engine, "before_cursor_execute", cancel)


async def pragma(world: World, setting: str) -> None:
    def execute(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA {setting}")

    await world.store.database.write(execute)  # on the connection that writes
