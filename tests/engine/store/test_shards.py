"""Several processes on one database: each sees what is on the servers of its shards, and nobody else's."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from postgres_server import required
from scenes.dealt_tables import deal, offer_table
from sqlalchemy import URL, create_engine, literal, select

from bot.app.owner_messages import explain
from engine.core.records.errors import SaveFailed, StoreUnavailable
from engine.core.records.pings import PendingPing
from engine.core.records.tables import PublishFailure
from engine.core.records.users import Participant, StandingOrder, UserSettings
from engine.store import database, leases, postgres
from engine.store.meta import IDENTIFY_SECONDS
from engine.store.shards import ALL, TIMESTAMP, Shards, parse_shards
from engine.store.store import Store

HALVES = (Shards(0, 0, 2), Shards(1, 1, 2))
GUILDS = (4 * TIMESTAMP + 77, 5 * TIMESTAMP + 12)  # one on each shard of two
NOW = 1_790_000_000


async def opened(url: URL, folder: Path, shards: Shards) -> Store:
    await asyncio.to_thread(folder.mkdir, exist_ok=True)
    store = await Store.open(url, lambda: NOW, folder, shards)
    await store.epochs.begin(f"run of {shards}")
    return store


@pytest.mark.parametrize("value", ["0-3/16", "2/16", "0/1", "15/16"])
def test_shards_are_written_as_they_are_read(value: str) -> None:
    assert str(parse_shards(value)) == value


@pytest.mark.parametrize("value", ["3-1/16", "0-16/16", "0/0", "auto", "1", "-1/2", "0-1", "٣/٤", "1/2\n"])
def test_other_words_are_no_shards(value: str) -> None:
    with pytest.raises(ValueError, match=re.escape(value)):
        parse_shards(value)


@given(st.integers(1, 2**63 - 1), st.integers(1, 200))
def test_each_server_is_on_one_shard_and_the_database_agrees(guild_id: int, count: int) -> None:
    having = [number for number in range(count) if Shards(number, number, count).has(guild_id)]
    assert len(having) == 1

    with create_engine("sqlite://").connect() as connection:
        for number in {0, having[0]}:
            where = Shards(number, number, count).where(literal(guild_id))
            row = connection.scalar(select(literal(1)).where(*where))
            assert (row == 1) == (number == having[0])


Sweep = Callable[[Store], Awaitable[object]]
SWEEPS: dict[str, Sweep] = {
    "active tables": lambda store: store.games.active_tables(),
    "open tables": lambda store: store.games.open_tables(),
    "people who are waited for": lambda store: store.games.waiting_people(NOW + 1),
    "running clocks": lambda store: store.clocks.running_clocks(),
    "outdated boards": lambda store: store.boards.outdated_boards(),
    "publish failures": lambda store: store.boards.publish_failures(),
    "servers with tables": lambda store: store.guilds.with_open_tables(),
    "open offers": lambda store: store.offers.open_offers(),
    "overdue offers": lambda store: store.offers.overdue_offers(NOW + 10**6),
    "due pings": lambda store: store.pings.due_pings(NOW + 10**6),
    "waiting computers": lambda store: store.summaries.of_open_tables(waiting_computer=True),
    "people who must learn of a suspension": lambda store: store.suspensions.unnotified_users(),
    "tables that lost moves": lambda store: store.epochs.rolled_back_tables(),
    "tables with orders": lambda store: store.orders.tables_with_orders(),
    "open proposals": lambda store: store.proposals.open_proposals(),
    "results to show": lambda store: store.offers.unshown_results(0, 2**40),
    "games without a story": lambda store: store.stories.unreckoned(0, 9),
    "asked lately": lambda store: store.orders.asked_since(0, ["outlaws-duel"]),
}


async def test_each_sweep_finds_what_is_on_its_own_servers_only(url: URL, tmp_path: Path) -> None:
    """A sweep is a query over all tables, for work that was left undone."""
    halves = [await opened(url, tmp_path / str(half.first), half) for half in HALVES]
    whole = Store(url, lambda: NOW)
    for store, guild in zip(halves, GUILDS):
        await leave_work(store, url, guild)

    for name, sweep in SWEEPS.items():
        rows = [await sweep(store) for store in (*halves, whole)]
        one, other, both = (list(part) for part in rows if isinstance(part, list | set))
        assert len(one) == len(other) == len(both) / 2 > 0, name
        assert not [row for row in one if row in other], name
    for store in (*halves, whole):
        await store.close()


async def leave_work(store: Store, url: URL, guild: int) -> None:
    """Deal five tables on a server, and leave something to do at each."""
    first = guild % 100 // 2 * 2  # its tables have other players than those of the other server
    for number in range(first, first + 10, 2):
        await deal(store, number, "outlaws-duel", posted=number > first, guild_id=guild)
    await deal(store, first + 11, "outlaws-duel", guild_id=guild)  # with a clock
    ran, over, frozen, computers, *_ = tables = await store.games.open_tables()
    required().change(url, f"UPDATE tables SET winners = '[0]' WHERE id = {over}")
    required().change(url, f"UPDATE tables SET lost_moves = 2 WHERE id = {ran}")
    required().change(url, f"UPDATE seats SET level = 'scout' WHERE table_id = {computers} AND to_act")
    await store.suspensions.suspend(frozen)
    await store.boards.save_publish_failure(PublishFailure(ran, 50013, 1, NOW, NOW, NOW))
    await store.pings.save_pending_pings([PendingPing(ran, 7, "turn", 3, NOW)])
    await store.proposals.make_proposal(table_id=ran, kind="draw", seat=0, ply=1, count=1, expires=NOW)
    await store.orders.save_order(StandingOrder(10**6 + 10 * first, 0, "outlaws", "any", ("first",)))
    waiting = [Participant(user, "p", 0) for user in (7, 8)]
    await offer_table(store, "outlaws-duel", guild, waiting, "untimed", NOW + 5)
    assert len(tables) == 6


async def test_a_shard_is_held_by_one_process_until_it_ends(url: URL, tmp_path: Path) -> None:
    first = await opened(url, tmp_path / "first", Shards(0, 1, 4))
    with pytest.raises(StoreUnavailable) as why:
        await opened(url, tmp_path / "second", Shards(1, 2, 4))
    assert why.value.code == "in-use"
    third = await opened(url, tmp_path / "third", Shards(2, 3, 4))
    one, other = await first.stats.processes()
    assert (one.shards, one.is_waiting, other.shards) == ("0-1/4", False, "2-3/4")

    await first.close()
    second = await opened(url, tmp_path / "second", Shards(0, 1, 4))
    assert {state.shards for state in await second.stats.processes()} == {"0-1/4", "2-3/4"}
    await second.close()
    await third.close()


async def test_processes_that_count_other_shards_are_refused(url: URL, tmp_path: Path) -> None:
    first = await opened(url, tmp_path / "first", Shards(0, 0, 2))
    with pytest.raises(StoreUnavailable) as why:
        await opened(url, tmp_path / "second", Shards(1, 1, 4))
    assert why.value.code == "other-count"
    assert "WANTED_SHARDS" in (explain(why.value) or "")
    await first.close()


@pytest.mark.parametrize("alone_first", [True, False])
async def test_a_process_for_all_servers_shares_its_database_with_none(
    url: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alone_first: bool
) -> None:
    monkeypatch.setattr(postgres, "LOCK_MS", 200)
    shards = (ALL, Shards(0, 0, 2)) if alone_first else (Shards(0, 0, 2), ALL)
    first = await opened(url, tmp_path / "first", shards[0])
    living = asyncio.create_task(stay_alive(first))
    with pytest.raises(StoreUnavailable) as why:
        await opened(url, tmp_path / "second", shards[1])
    assert why.value.code == "in-use"
    living.cancel()
    await first.close()


async def test_who_lost_its_shards_to_another_process_saves_nothing_more(
    url: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It hangs for longer than the server waits, and another process takes over."""
    monkeypatch.setitem(database.HANGS, "idle_session_timeout", 200)
    hanging = await opened(url, tmp_path / "first", Shards(0, 0, 2))
    lost = asyncio.create_task(hanging.database.lost())
    monkeypatch.undo()
    other = await opened(url, tmp_path / "second", Shards(0, 0, 2))
    with pytest.raises(SaveFailed) as why:
        await hanging.meta.set("word", "too late")
    assert why.value.code == "in-use"
    assert (await lost).code == "taken-over"
    assert await other.meta.get("word") is None
    await hanging.close()
    await other.close()


async def test_a_process_that_serves_all_shards_is_listed(url: URL, tmp_path: Path) -> None:
    store = await opened(url, tmp_path / "only", Shards(0, 15, 16))
    assert [(state.shards, state.is_waiting) for state in await store.stats.processes()] == [
        ("0-15/16", False)
    ]
    await store.close()


async def test_shards_of_one_bucket_identify_one_after_the_other(url: URL, tmp_path: Path) -> None:
    stores = [await opened(url, tmp_path / str(half.first), half) for half in HALVES]
    turns = [await store.meta.turn_to_identify(bucket) for bucket in (0, 1) for store in stores]
    every = IDENTIFY_SECONDS
    assert turns == [0, pytest.approx(every, abs=every / 2), 0, pytest.approx(every, abs=every / 2)]
    for store in stores:
        await store.close()


async def stay_alive(store: Store) -> None:
    while True:
        await store.database.touch()
        await asyncio.sleep(leases.TOUCH_SECONDS)


async def test_a_lost_session_takes_its_shards_again_and_goes_on(url: URL, tmp_path: Path) -> None:
    stores = [await opened(url, tmp_path / str(half.first), half) for half in HALVES]
    required().do(
        f"SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '{url.database}'"
    )
    for store in stores:
        await store.database.touch()
        await store.meta.set(f"word of {store.database.shards}", "saved")
    assert len(await stores[0].stats.processes()) == 2
    for store in stores:
        await store.close()


async def test_a_setting_saved_by_one_process_is_known_to_the_others(url: URL, tmp_path: Path) -> None:
    one, other = [await opened(url, tmp_path / str(half.first), half) for half in HALVES]
    notices: list[str] = []
    other.database.heard = notices.append
    own: list[str] = []
    one.database.heard = own.append
    await one.users.save_user_settings(UserSettings(7, language="fr"))
    await one.database.touch()
    await other.database.touch()

    assert notices == ["user 7"]
    assert own == []
    await one.close()
    await other.close()
