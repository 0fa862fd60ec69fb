"""Older copies and lost commits are noticed at the next start: an epoch begins, and tables announce it."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from tables_world import GUEST, HOST, THIRD, World, refused

from engine.core.decisions import Refused
from engine.core.log import LogRow
from engine.core.records.offers import FIRST_EPOCH
from engine.core.records.tables import BoardMessage
from engine.core.undo import find_undo
from engine.store.integrity.watermark import path_of, read
from engine.tables.export import verify
from engine.tables.inspection import inspect_copy
from engine.tables.proposals import UndoHistory

MINUTES = 99_000_000  # the clock, for epochs that are numbered by time


async def run(world: World, name: str) -> bool:
    return await world.store.epochs.begin(name)


async def last_events(world: World, table_id: int) -> list[tuple[str, dict[str, Any]]]:
    return [(event.kind, dict(event.facts)) for event in (await world.tables.log(table_id))[-1].events]


async def put_in_place(world: World, copy: Path) -> None:
    """Stop, replace the database manually, start."""
    await world.store.close()
    shutil.copy(copy, world.path)
    await world.open()


async def rolled_back(world: World) -> None:
    """Put an older copy in place, and start the bot, which notices it."""
    copy = world.path.with_name("rolled-back.db")
    await world.store.backup(copy)
    await world.offer()
    await put_in_place(world, copy)
    await run(world, "second")


@pytest.fixture
async def running(world: World) -> World:
    assert not await run(world, "first")
    return world


async def test_a_restart_begins_no_epoch_whatever_was_played_and_however_it_ended(world: World) -> None:
    table = await world.deal(variant="endless")  # in a database without a watermark
    for number in range(4):
        await world.play_on(table, 7)
        if number == 2:  # killed: the watermark was not closed
            world.store.database.watermark = None
        await world.crash()

        assert not await run(world, f"run-{number}")
    assert world.store.epochs.epoch == FIRST_EPOCH
    assert await world.store.epochs.rolled_back_tables() == []


async def test_a_save_that_is_refused_leaves_no_trace_in_the_watermark(running: World) -> None:
    table, other = await running.deal(variant="endless"), await running.deal(variant="endless")

    def refuse(_: object) -> Any:
        raise Refused("late")

    with pytest.raises(Refused):
        await running.store.games.append(
            table, [LogRow(1, 0, ("1",), 0)], None, (0,), "k", clock_update=refuse
        )
    await running.play_on(other, 1)
    await running.crash()

    assert not await run(running, "next")
    assert running.store.epochs.epoch == FIRST_EPOCH


async def test_an_older_copy_begins_an_epoch_and_each_table_says_how_much_is_gone(
    running: World, tmp_path: Path
) -> None:
    moved, same, new = await running.deal(variant="endless"), await running.deal(variant="endless"), 0
    await running.play_on(moved, 10)
    await running.store.backup(tmp_path / "copy.db")
    await running.play_on(moved, 5)
    new = await running.deal()
    await put_in_place(running, tmp_path / "copy.db")
    began = await run(running, "second")
    await running.tables.announce_rollbacks()

    assert (began, running.store.epochs.epoch) == (True, 2)
    assert await last_events(running, moved) == [("moves-rolled-back", {"count": 5})]
    assert await last_events(running, same) == [("restored-whole", {})]
    assert await refused(running.tables.get(new)) == "table-unknown"
    assert await running.store.epochs.rolled_back_tables() == []
    await running.crash()
    assert not await run(running, "third")
    assert running.store.epochs.epoch == 2


async def test_a_copy_of_an_earlier_run_is_noticed_though_nothing_was_played(
    running: World, tmp_path: Path
) -> None:
    table = await running.deal(variant="endless")
    await running.store.backup(tmp_path / "copy.db")
    await running.crash()
    await run(running, "second")
    await put_in_place(running, tmp_path / "copy.db")

    assert await run(running, "third")
    await running.tables.get(table)
    assert await last_events(running, table) == [("restored-whole", {})]


async def test_an_offer_that_is_gone_begins_an_epoch_of_which_the_seal_of_its_number_is(
    running: World,
) -> None:
    copy = running.path.with_name("copy.db")
    await running.store.backup(copy)
    lost = await running.offer(epoch=running.store.epochs.epoch)
    await put_in_place(running, copy)
    assert await run(running, "second")
    again = await running.offer(epoch=running.store.epochs.epoch)

    assert again.id == lost.id
    assert again.commitment != lost.commitment


async def test_without_its_mark_nobody_knows_what_is_gone_and_epochs_are_never_numbered_twice(
    running: World,
) -> None:
    table = await running.deal(variant="endless")
    path_of(running.path).unlink()
    await running.crash()
    running.time = 1_767_225_600 + 60 * 300
    began = await run(running, "second")
    await running.tables.get(table)

    assert began
    assert running.store.epochs.epoch == 300
    assert await last_events(running, table) == [("restored", {})]


async def test_epochs_go_on_counting_whichever_copy_is_put_back(running: World, tmp_path: Path) -> None:
    await running.deal()
    await running.store.backup(tmp_path / "copy.db")
    epochs = []
    for number in range(3):
        await running.offer()
        await put_in_place(running, tmp_path / "copy.db")
        await run(running, f"run-{number}")
        epochs.append(running.store.epochs.epoch)

    assert epochs == [2, 3, 4]


async def test_a_game_that_is_over_in_the_copy_and_was_gone_on_with_is_shown_its_end(
    running: World, tmp_path: Path
) -> None:
    table = await running.deal()
    await running.play_on(table, 3)
    await running.store.backup(tmp_path / "early.db")
    ply = (await running.play_on(table)).ply
    await running.store.boards.save_board_message(BoardMessage(table, 3, 4, ply, ply, 0))
    await running.store.backup(tmp_path / "late.db")
    await put_in_place(running, tmp_path / "early.db")
    await run(running, "second")
    await running.play_on(table, 1)
    await put_in_place(running, tmp_path / "late.db")
    assert await running.store.boards.outdated_boards() == []

    assert await run(running, "third")
    assert await running.store.boards.outdated_boards() == [table]


async def test_a_wal_that_was_cut_is_noticed(running: World, tmp_path: Path) -> None:
    table = await running.deal(variant="endless")
    await running.play_on(table, 4)
    await running.crash()
    await run(running, "second")
    await running.play_on(table, 8)
    wal = running.path.with_name(running.path.name + "-wal")
    for file in (running.path, wal, path_of(running.path)):  # as a killed process leaves the files
        shutil.copy(file, tmp_path / f"cut-{file.name}")
    world = World(tmp_path / f"cut-{running.path.name}")
    cut = tmp_path / f"cut-{wal.name}"
    cut.write_bytes(cut.read_bytes()[: cut.stat().st_size * 2 // 3])
    await world.open()
    gone = 12 - (await world.store.logs.log(table))[-1].ply
    began = await run(world, "third")
    await world.tables.get(table)
    answer = await last_events(world, table)
    await world.store.close()

    assert gone > 0
    assert began
    assert answer == [("moves-rolled-back", {"count": gone})]


async def test_a_torn_or_damaged_line_of_the_mark_says_nothing(running: World) -> None:
    table = await running.deal(variant="endless")
    await running.play_on(table, 3)
    path = path_of(running.path)
    await running.store.close()
    path.write_bytes(path.read_bytes().replace(b"t 1 2", b"t 1 9") + b"t 1 777")
    marked = read(path)
    await running.open()

    assert marked.plies == {table: 3}
    assert not await run(running, "second")


async def test_after_that_the_first_press_of_each_player_changes_all_luck(running: World) -> None:
    table = await running.deal((HOST, GUEST, THIRD), variant="endless")
    seeds = [(await running.game(table)).state.rng.seed]
    await rolled_back(running)
    for user, key in ((HOST, "4711"), (GUEST, "4712"), (THIRD, "4713")):
        await running.press(table, user, "1", key=key)
        seeds.append((await running.game(table)).state.rng.seed)
    await running.crash()
    before = await running.game(table)
    await running.press(table, HOST, "left", key="4714")
    replies = [" ".join(row.reply) for row in (await running.tables.log(table))[2:]]
    report = await inspect_copy(running.path, running.games, lambda: 0)

    assert len({*seeds}) == 4
    assert before.state.rng.seed == seeds[-1]
    assert replies == [
        "!entropy-added 4711",
        "1",
        "!entropy-added 4712",
        "1",
        "!entropy-added 4713",
        "1",
        "left",
    ]
    assert [finding.code for finding in report.games] == ["whole"]


async def test_what_was_chosen_before_that_is_not_taken_back(running: World) -> None:
    table = await running.deal((HOST, GUEST), variant="endless")
    for user in (HOST, GUEST):
        await running.press(table, user, "1")
    await rolled_back(running)
    await running.press(table, HOST, "left", key="4711")
    await running.press(table, HOST, "2", key="4712")
    checkpoints, log = await running.tables.recent_log(table)
    game, past = await running.game(table), UndoHistory(checkpoints, log, 2)

    assert find_undo(game, past, 0).replies[-1].reply == ("!entropy-added", "4711")
    with pytest.raises(Refused, match="undo-after-restore"):
        find_undo(game, past, 0, 2)


async def test_an_exported_game_with_mixed_luck_is_verified_and_another_press_is_found_out(
    running: World,
) -> None:
    table = await running.deal((HOST, GUEST), variant="short")
    await rolled_back(running)
    number = 4711
    while (snapshot := await running.tables.get(table)).game.winners is None:
        decision, number = snapshot.game.open_decisions[0], number + 1
        user = snapshot.participants[decision.seat].user_id or 0
        await running.press(table, user, decision.options[-1], key=str(number))
    text = await running.exported(table)
    forged = json.loads(text)
    row = next(row for row in forged["actions"] if row[1][:1] == ["!entropy-added"])
    row[1][1] = "1"

    assert verify(text, running.games).is_valid
    assert not verify(json.dumps(forged), running.games).is_valid


async def test_a_full_disk_at_the_mark_fails_no_press(
    running: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running.deal(variant="endless")

    def full(*_: Any) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr("engine.store.integrity.watermark.os.write", full)
        await running.play_on(table, 4)
    await running.crash()

    assert not await run(running, "second")
    assert (await running.game(table)).ply == 4
    assert "mark" in caplog.text
