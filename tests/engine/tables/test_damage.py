"""Damaged rows are noticed and rebuilt from the others; a game that cannot be rebuilt is closed."""

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import behind
import pytest
from tables_world import GUEST, HOST, SECRET, THIRD, World, misdirect, refused

from engine.core.decisions import Refused
from engine.core.game import Game
from engine.core.log import NOTE_PREFIX, UNREADABLE
from engine.core.records.errors import SaveFailed, StoreUnavailable, TableDamaged
from engine.core.rules import Event
from engine.games import GAMES
from engine.store.integrity.checksums import sound_rows, with_checksums
from engine.tables.inspection import Inspection, inspect_copy

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("caplog")]


def sql(world: World, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    return behind.sql(world.place, statement, *values)


async def log_events(world: World, table_id: int) -> list[Event]:
    return [event for row in await world.tables.log(table_id) for event in row.events]


def same(one: Game[Any, Any], other: Game[Any, Any]) -> bool:
    """Return whether two games have the same decision, state and ply."""
    places = [
        (g.ply, g.decision_ply, g.public_ply, g.open_decisions, g.winners, g.rules.dump(g.state))
        for g in (one, other)
    ]
    return places[0] == places[1]


async def played(world: World) -> int:
    return await world.once("damage", lambda: another(world))


async def another(world: World, times: int = 30) -> int:
    table = await world.deal((HOST, GUEST, THIRD), variant="endless")
    await world.play_on(table, times)
    return table


# damage that loses nothing; the last reply; a row but no position
NEWEST, SECOND = (
    "(SELECT max(ply) FROM checkpoints)",
    "(SELECT min(ply) FROM log_rows WHERE reply = '[\"3\"]')",
)
DAMAGE = {
    "a digit of the newest checkpoint": "UPDATE checkpoints "
    "SET state = replace(state, 'gold\":', 'gold\":1') "
    f"WHERE ply = {NEWEST}",
    "the seed in it": 'UPDATE checkpoints SET state = replace(state, \'"seed":"\', \'"seed":"0\') '
    f"WHERE ply = {NEWEST}",
    "a byte that is no text": "UPDATE checkpoints SET state = CAST(x'00' || state AS TEXT)",
    "bytes that are no UTF-8": "UPDATE checkpoints SET state = CAST(state || x'ff80' AS TEXT)",
    "all checkpoints are gone": "DELETE FROM checkpoints",
    "the newest checkpoint is gone": "DELETE FROM checkpoints WHERE ply = (SELECT max(ply) FROM checkpoints)",
    "where the game rests": "UPDATE tables SET checkpoint_ply = checkpoint_ply - 7",
    "the last ply": "UPDATE tables SET last_ply = last_ply - 2",
    "it is said to be over": "UPDATE tables SET winners = '[1]'",
    "the secret": "UPDATE tables SET secret = replace(secret, '5e5e', '5e5d')",
    "who sits there": "UPDATE seats SET user_id = user_id + 256 WHERE seat = 1",
    "what they added to the deal": "UPDATE seats SET client_seed = client_seed + 65536 WHERE seat = 2",
    "a computer sits there": "UPDATE seats SET level = 'deputy' WHERE seat = 1",
    "the checksum of a seat": "UPDATE seats SET checksum = 'x' || substr(checksum, 2) WHERE seat = 1",
    "an event": "UPDATE log_rows SET events = replace(events, 'dug', 'dag')",
    "the version of its rules": "UPDATE tables SET rules_version = 7",
    "their fingerprint": "UPDATE tables SET rules_fingerprint = 'f00'",
    "the table's row is gone": "DELETE FROM tables",
}


LAST_ROW = {
    "the row before it is gone": "DELETE FROM log_rows WHERE ply = (SELECT max(ply) - 1 FROM log_rows)",
    "the last reply": "UPDATE log_rows SET reply = '[\"lost\"]' WHERE ply = (SELECT max(ply) FROM log_rows)",
    "the seat that replied": "UPDATE log_rows SET seat = 2 WHERE ply = (SELECT max(ply) FROM log_rows)",
    "the table of the last row": "UPDATE log_rows "
    "SET table_id = 7 WHERE ply = (SELECT max(ply) FROM log_rows)",
    "the last checksum": "UPDATE log_rows SET checksum = '0' WHERE ply = (SELECT max(ply) FROM log_rows)",
}
UNREADABLE_ROWS = {
    "the deal": "UPDATE log_rows SET events = '[]', checksum = 'x' WHERE ply = 0",
    "a checksum": "UPDATE log_rows SET checksum = 'x' || substr(checksum, 2) WHERE ply = 12",
    "a ply that has become text": "UPDATE log_rows SET ply = 'x' || ply WHERE ply = 12",
    "two plies that have become text": "UPDATE log_rows SET ply = 'x' || ply WHERE ply IN (12, 13)",
    "a digit of a click": "UPDATE log_rows "
    "SET idempotency_key = replace(idempotency_key, '@', 'A') WHERE ply = 9",
    "a byte of a click that is no text": "UPDATE log_rows "
    "SET idempotency_key = CAST(x'ff' || substr(idempotency_key, 2) AS TEXT) "
    "WHERE ply = 9",
    "when it was": "UPDATE log_rows SET created_at = created_at + 512 WHERE ply = 9",
    "a reply": f"UPDATE log_rows SET reply = '[\"2\"]' WHERE ply = {SECOND}",
    "a reply that is no list": "UPDATE log_rows SET reply = '[\"2' WHERE ply = 5",
    "the table of a row": "UPDATE log_rows SET table_id = -87 WHERE ply = 12",
    "the ply of a row": "UPDATE log_rows SET ply = 268 WHERE ply = 12",
}


ON_BOTH = ("the secret", "the last reply")  # they run statements that no other test runs


def damages(names: Iterable[str]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "what", [pytest.param(name, marks=() if name in ON_BOTH else pytest.mark.sqlite) for name in names]
    )


# of a table, of which too little is left then
CLOSED = {
    "the secret": "UPDATE offers SET secret = '' WHERE id = ?",
    "a word of its terms": "UPDATE offers SET time_control = 'nine' WHERE id = ?",
    "the number of a seat": "UPDATE seats SET seat = 17 WHERE seat = 1 AND table_id = ?",
    "a seat": "DELETE FROM seats WHERE seat = 1 AND table_id = ?",
}
CLICKS = "SELECT ply, idempotency_key, created_at FROM log_rows ORDER BY ply"


@pytest.mark.both_engines
@damages(DAMAGE)
async def test_a_damaged_row_is_rebuilt_and_nobody_at_the_table_learns_of_it(
    world: World, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await played(world)
    before, log, sitting = await world.tables.get(table), await world.tables.log(table), []
    clicks = sql(world, CLICKS)
    sql(world, DAMAGE[what])
    await world.crash()
    sound = await world.tables.check(table)
    after = await world.tables.get(table)
    sitting = [(one.user_id, one.client_seed, one.level) for one in after.participants]

    assert not sound
    assert same(after.game, before.game)
    assert sitting == [(one.user_id, one.client_seed, one.level) for one in before.participants]
    assert await world.tables.log(table) == log
    assert sql(world, CLICKS) == clicks
    assert await log_events(world, table) == [event for row in log for event in row.events]
    assert await world.store.repairs.is_sound(table)
    assert [record.getMessage() for record in caplog.records if record.name.startswith("engine")] == [
        f"table {table}: rebuilt damaged rows"
    ]


@damages(UNREADABLE_ROWS)
async def test_a_row_that_cannot_be_rebuilt_says_so_and_play_continues_from_the_next_checkpoint(
    world: World, what: str
) -> None:
    table = await played(world)
    before, log = await world.tables.get(table), await world.tables.log(table)
    sql(world, UNREADABLE_ROWS[what])
    await world.crash()

    assert not await world.tables.check(table)
    assert same(await world.game(table), before.game)
    rows = await world.tables.log(table)
    assert len(rows) == len(log)
    changed = [row.reply for one, row in zip(log, rows) if row != one]
    assert 1 <= len(changed) <= 3  # without the previous row, a row is not proved
    assert {*changed} == {(NOTE_PREFIX + UNREADABLE,)}
    assert await world.store.repairs.is_sound(table)
    report = await inspect_copy(world.place, world.games, lambda: 0)
    assert [game.code for game in report.games] == ["whole"]


@damages(["a digit of the newest checkpoint", "bytes that are no UTF-8", "the last ply"])
async def test_the_first_press_after_the_damage_is_taken(world: World, what: str) -> None:
    table = await played(world)
    decision_ply = (await world.game(table)).decision_ply
    sql(world, DAMAGE[what])
    await world.crash()
    decision = (await world.game(table)).open_decisions[0]
    user = (await world.tables.get(table)).participants[decision.seat].user_id or 0

    assert (await world.tables.answer(table, decision_ply, user, [decision.options[:1]], "k")).is_new


async def test_a_row_of_the_log_is_rebuilt_when_it_is_read(world: World) -> None:
    table = await played(world)
    log = await world.tables.log(table)
    sql(world, "UPDATE log_rows SET events = '[]' WHERE ply = 3")

    with pytest.raises(TableDamaged):
        await world.store.logs.log(table)
    assert [row.events for row in await world.tables.log(table)] == [row.events for row in log]


async def test_an_index_that_is_wrong_is_made_again_by_the_check(world: World) -> None:
    table = await played(world)
    before = await world.game(table)
    await world.store.close()
    misdirect(world.path, "sqlite_autoindex_log_rows_1")
    await world.open()
    with pytest.raises(StoreUnavailable, match="corrupt"):
        await world.store.repairs.is_sound(table)

    assert not await world.tables.check(table)
    assert await world.tables.check(table)
    assert same(await world.game(table), before)


async def test_the_game_goes_on_as_if_nothing_had_been(world: World) -> None:
    table, other = await played(world), await another(world)
    sql(world, "DELETE FROM checkpoints WHERE table_id = ?", table)
    await world.crash()
    await world.play_on(table, 20)

    again = await world.played_again(table)
    assert same(again, await world.game(table))
    assert (await world.game(other)).ply == 30


@pytest.mark.both_engines
@damages(LAST_ROW)
async def test_where_the_last_reply_is_lost_play_goes_back_and_the_table_is_told(
    world: World, what: str
) -> None:
    table = await played(world)
    ply = (await world.game(table)).ply
    sql(world, "DELETE FROM checkpoints WHERE ply >= ?", ply)
    sql(world, LAST_ROW[what])
    await world.crash()
    assert not await world.tables.check(table)
    after = await world.game(table)

    lost = (await world.tables.log(table))[-1].events[0]
    assert (lost.kind, after.ply) == ("moves-lost", ply + 1)
    assert after.open_decisions
    assert await world.store.repairs.is_sound(table)


@pytest.mark.both_engines
@damages(CLOSED)
async def test_a_game_of_which_too_little_is_left_is_closed_with_its_reason(
    world: World, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    table, other = await played(world), await another(world)
    sql(world, CLOSED[what], table)
    codes = []
    for _ in range(2):
        await world.crash()
        assert (await Inspection(world.store, world.games, lambda: 0).of(table)).code == "closed"
        for attempt in (world.tables.get(table), world.press(table, HOST, "1")):
            with pytest.raises(Refused) as why:
                await attempt
            codes.append(why.value.code)

    assert codes == ["table-damaged"] * 4
    assert await world.store.games.active_tables() == [other]
    assert await world.store.games.open_tables() == [other]
    closing_rows = sql(world, "SELECT count(*) FROM log_rows WHERE events LIKE '%damaged%'")
    assert closing_rows == [(1,)]
    assert SECRET[:6] not in caplog.text


async def test_a_table_that_is_still_to_learn_of_lost_moves_does_not_play_otherwise(world: World) -> None:
    table = await played(world)
    ply = (await world.game(table)).ply
    sql(world, "DELETE FROM checkpoints WHERE ply >= ?", ply)
    sql(world, LAST_ROW["the last reply"])
    codes = []
    for _ in range(3):  # killed before anybody opens it
        await world.crash()
        codes.append((await Inspection(world.store, world.games, lambda: 0).of(table)).code)

    assert codes == ["repaired", "whole", "whole"]
    assert (await world.game(table)).ply == ply + 1
    assert (await world.tables.log(table))[-1].events[0].kind == "moves-lost"


async def test_a_closed_game_whose_reason_is_damaged_is_closed_again(world: World) -> None:
    table = await played(world)
    sql(world, "UPDATE offers SET max_missed = 7, time_control = 'day'")
    for _ in range(2):
        await world.crash()
        assert await refused(world.tables.get(table)) == "table-damaged"
        last = "WHERE ply = (SELECT max(ply) FROM log_rows)"
        [(events, count)] = sql(world, f"SELECT events, ply FROM log_rows {last}")
        sql(world, f"UPDATE log_rows SET events = substr(events, 2) {last}")

        assert "table-damaged" in events
    assert count == 32


async def test_a_game_whose_seat_is_lost_is_closed_with_a_result_of_the_others(world: World) -> None:
    table = await played(world)
    sql(world, "DELETE FROM seats WHERE seat = 1")
    await world.crash()
    assert await refused(world.tables.get(table)) == "table-damaged"

    assert await world.store.games.open_tables() == []
    assert sql(world, "SELECT seat, answers > 0 FROM seat_results ORDER BY seat") == [(0, 1), (2, 1)]


async def test_a_row_that_has_got_the_key_of_another_is_damage_of_the_file(world: World) -> None:
    table = await played(world)
    [row] = sql(world, "SELECT ply, reply, state_crc FROM log_rows WHERE seat = 1 ORDER BY ply LIMIT 1")
    await world.store.close()
    set_ply(world.path, *row, ply=row[0] + 1)
    await world.open()

    with pytest.raises(StoreUnavailable, match="corrupt"):
        await world.store.check_file()
    with pytest.raises(SaveFailed, match="corrupt"):
        await world.store.repairs.remains(table)


def set_ply(path: Path, old: int, reply: str, state_crc: int, *, ply: int) -> None:
    """Change the ply of a row in the file, and not in the index."""
    content = bytearray(path.read_bytes())
    size = 4 if state_crc < 2**31 else 6
    at = content.index(bytes([old]) + reply.encode() + state_crc.to_bytes(size))
    content[at] = ply
    path.write_bytes(content)


async def test_an_abort_needs_no_game(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await played(world)

    def fails(*_: Any) -> None:
        raise KeyError(SECRET)

    await world.crash()
    monkeypatch.setattr(type(world.games["diggers"]), "load", fails)
    with pytest.raises(KeyError):
        await world.tables.get(table)
    await world.tables.abort(table, "k", "it is broken")

    assert await world.store.games.active_tables() == []


@pytest.mark.parametrize(
    "damage",
    ["UPDATE log_rows SET ply = 'x' || ply WHERE ply = 12", "UPDATE log_rows SET reply = 5 WHERE ply > 3"],
)
async def test_an_abort_is_final_after_a_rebuild_too(
    world: World, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    table = await played(world)
    await world.crash()
    with monkeypatch.context() as broken:
        broken.setattr("engine.tables.repair.rebuild", _fails)
        sql(world, damage)
        await world.tables.abort(table, "k", "it is broken")

    await world.crash()
    await world.tables.check(table)

    assert (await world.tables.get(table)).game.winners == ()
    assert await world.store.games.active_tables() == []


def _fails(*_: Any) -> None:
    raise KeyError(SECRET)


async def test_a_sound_checkpoint_that_the_rules_cannot_read_is_refused_and_left_alone(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await played(world)
    await world.crash()
    with monkeypatch.context() as other:
        other.setitem(world.games["diggers"]._json.__dict__, "validator", None)
        other.setattr(type(world.games["diggers"]), "state", int)
        other.delitem(world.games["diggers"].__dict__, "_json")
        with pytest.raises(Refused, match="table-too-new"):
            await world.tables.get(table)

    assert await world.store.repairs.is_sound(table)


@pytest.mark.both_engines
async def test_a_damaged_game_that_is_over_is_rebuilt_too(world: World) -> None:
    table = await world.deal(variant="short")
    before = await world.play_on(table)
    for what in ("a digit of the newest checkpoint", "it is said to be over", "the last ply"):
        sql(world, DAMAGE[what])
        await world.crash()

        assert same(await world.game(table), before)


async def test_what_was_undone_is_played_through_as_well(world: World) -> None:
    table = await world.deal((HOST, GUEST, THIRD), variant="endless")
    await world.play_on(table, 12)
    await world.undo_last(table)
    await world.play_on(table, 9)
    before, rows = await world.game(table), await world.tables.log(table)
    sql(world, "DELETE FROM checkpoints")
    sql(world, "UPDATE log_rows SET state_crc = 0 WHERE reply LIKE '%undone%'")
    await world.crash()

    assert same(await world.game(table), before)
    assert await world.tables.log(table) == rows


@pytest.mark.parametrize(
    ("name", "variant"), [(name, list(rules.variants)[-1]) for name, rules in GAMES.items()]
)
async def test_each_of_our_games_is_rebuilt_from_its_deal(world: World, name: str, variant: str) -> None:
    await world.crash(*GAMES.values())
    users = (HOST, GUEST, THIRD)[: max(2, GAMES[name].seats[0])]
    table, rng = await world.deal(users, game=name, variant=variant), Random(name)
    for _ in range(60):
        await world.reply_at_random(table, rng)
    before, ply = await world.game(table), rng.randrange(1, 30)
    sql(world, "DELETE FROM checkpoints")
    sql(world, "UPDATE log_rows SET events = '[]' WHERE ply = ?", ply)
    await world.crash()

    assert same(await world.game(table), before)


def rows(count: int) -> list[dict[str, Any]]:
    empty = {"table_id": 1, "seat": 0, "reply": "[]", "state_crc": 1, "events": "[]"}
    empty |= {"idempotency_key": None, "created_at": 0}
    return with_checksums([{**empty, "ply": ply} for ply in range(count)], None)


@pytest.mark.parametrize("column", ["reply", "state_crc", "created_at", "idempotency_key", "seat"])
def test_a_row_that_was_changed_is_found_and_no_other_is_suspected(column: str) -> None:
    log = rows(5)
    log[2][column] = "other"

    assert [*sound_rows(log)] == [True, True, False, True, True]


def test_rows_that_were_exchanged_or_lost_are_found() -> None:
    log = rows(6)
    lost, swapped = log[:2] + log[3:], [*log[:2], {**log[3], "ply": 2}, {**log[2], "ply": 3}, *log[4:]]

    assert [*sound_rows(lost)] == [True, True, False, True, True]
    assert not all([*sound_rows(swapped)][2:4])
