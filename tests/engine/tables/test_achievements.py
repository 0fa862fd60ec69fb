"""What users achieve at tables: where it counts, once on each server, and the same when counted again."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from tables_world import GUEST, GUILD, HOST, World

from engine.core.log import FORCED, NOTE_PREFIX, REPEATED_FACTS, SEAT_TAKEN, UNDONE, LogRow, effective_events
from engine.core.records.offers import PRACTICE, WHAT_IF, Origin, RunTerms
from engine.core.records.users import Participant
from engine.core.rng import Rng
from engine.core.rules import Event
from engine.games import GAMES, PLAYERS
from engine.store.schema.club import game_results, seat_results
from engine.tables.results import recompute
from engine.tables.snapshot import TableSnapshot
from engine.tables.standings import standings_of

TIES = [Event("tied"), Event("tied")]  # of a duel of WANTED: dead-even


WORLD = partial(World, games=GAMES)


async def finished(world: World, users: tuple[int | None, ...] = (HOST, GUEST)) -> TableSnapshot:
    """Play a duel of WANTED as the quick computer."""
    table = await world.deal(users, game="outlaws-duel", max_seats=2)
    while (snapshot := await world.tables.get(table)).game.winners is None:
        [decision, *_], ply = snapshot.game.open_decisions, snapshot.game.decision_ply
        reply = PLAYERS["outlaws-duel"](snapshot.game.view(decision.seat), decision, Rng(f"{ply:064x}"))
        await world.reply(snapshot, decision.seat, reply)
    return snapshot


def stars(snapshot: TableSnapshot, log: Sequence[LogRow]) -> list[bool]:
    return ["dead-even" in seat.achieved for seat in standings_of(snapshot, log).seats]


def tied_log(log: Sequence[LogRow]) -> list[LogRow]:
    return [replace(row, events=tuple(TIES) if number == 1 else ()) for number, row in enumerate(log)]


async def test_it_counts_among_people_and_alone_against_strong_computers(world: World) -> None:
    snapshot = await finished(world)
    log = tied_log(await world.tables.log(snapshot.id))
    ana, ben = snapshot.participants

    def against(level: str) -> list[bool]:
        return stars(replace(snapshot, participants=(ana, Participant(None, "Gun", level=level))), log)

    assert stars(snapshot, log) == [True, True]
    assert against("marshal") == against("sheriff") == [True, False]
    assert against("scout") == [False, False]
    assert stars(replace(snapshot, participants=(ana, replace(ben, level="deputy"))), log) == [True, False]
    assert stars(snapshot, [*log[:-1], LogRow(98, 1, (NOTE_PREFIX + SEAT_TAKEN,), 0), log[-1]]) == [
        True,
        False,
    ]


@pytest.mark.parametrize(
    "change", [{"run": RunTerms(1, 0)}, {"origin": Origin(WHAT_IF, 1, 1)}, {"stakes": PRACTICE}]
)
async def test_nothing_counts_in_sealed_deals_branches_and_games_with_hints(
    world: World, change: dict[str, Any]
) -> None:
    snapshot = await finished(world)
    log = tied_log(await world.tables.log(snapshot.id))

    assert stars(replace(snapshot, **change), log) == [False, False]


@pytest.mark.parametrize("note", ["resigned", "claimed", "aborted", "agreed-draw"])
async def test_nothing_counts_in_a_game_that_its_rules_did_not_end(world: World, note: str) -> None:
    snapshot = await finished(world)
    log = tied_log(await world.tables.log(snapshot.id))

    assert stars(snapshot, [*log, LogRow(99, 0, (NOTE_PREFIX + note,), 0)]) == [False, False]


def row(ply: int, reply: str, *kinds: str, seat: int | None = 0) -> LogRow:
    return LogRow(ply, seat, tuple(reply.split()), 0, tuple(Event(kind, seat) for kind in kinds))


def test_what_was_undone_does_not_count_and_a_repeated_reply_keeps_its_events() -> None:
    again = (Event(FORCED, 0, REPEATED_FACTS),)
    log = [
        row(0, "", "dealt", seat=None),
        row(1, "a", "first"),
        row(2, "b", "second"),
        row(3, "c", "third"),
        row(4, f"{NOTE_PREFIX}{UNDONE} 0"),
        row(5, "a"),
        replace(row(6, "b"), events=again),
        row(7, "d", "fourth"),
        row(8, f"{NOTE_PREFIX}{UNDONE} 7"),
        row(9, "e", "fifth"),
    ]

    assert [event.kind for event in effective_events(log)] == ["dealt", "first", "second", "fourth", "fifth"]
    forced = replace(row(9, "d"), events=(Event(FORCED, 0),))  # by the rules, not by the undo
    log = [*log[:-2], row(8, f"{NOTE_PREFIX}{UNDONE} 6"), forced]
    assert [event.kind for event in effective_events(log)] == ["dealt", "first", "second", FORCED]


def test_an_own_undo_is_told_until_play_goes_on_and_always_where_older_lines_told_what_it_undid() -> None:
    undo = replace(row(3, f"{NOTE_PREFIX}{UNDONE} 1"), events=(Event("undone-alone", 0),))
    log = [row(2, "a", "first"), undo]
    after = row(4, "b", "second")

    assert [event.kind for event in effective_events(log)] == ["undone-alone"]
    assert [event.kind for event in effective_events([*log, after])] == ["second"]
    assert [event.kind for event in effective_events([undo, after])] == ["undone-alone", "second"]


async def test_it_is_given_once_on_a_server_at_the_earliest_game_and_told_there(world: World) -> None:
    tables = []
    for keys in ("sixes", "sixes dead-even", "dead-even"):
        world.time += 100
        tables.append((await finished(world)).id)
        own = (seat_results.c.table_id == tables[-1], seat_results.c.user_id == HOST)
        nothing = update(seat_results).where(seat_results.c.table_id == tables[-1]).values(achievements="")
        host_only = update(seat_results).where(*own).values(achievements=keys)
        for change in (nothing, host_only):
            await world.store.database.write(lambda connection, change=change: connection.execute(change))
    earned = await world.store.results.achievements(HOST, GUILD)

    assert [(star.key, star.table_id) for star in earned] == [("sixes", tables[0]), ("dead-even", tables[1])]
    new = [(await world.store.results.end_of(table)).achievements for table in tables]
    assert [[star.key for star in at] for at in new] == [["sixes"], ["dead-even"], []]
    assert await world.store.results.achievements(HOST, GUILD + 1) == []
    assert await world.store.results.achievements(GUEST) == []


@pytest.mark.parametrize(("regulars", "percent"), [(19, None), (20, 10)])
async def test_how_rare_it_is_among_regular_players_is_said_once_these_are_twenty(
    world: World, regulars: int, percent: int | None
) -> None:
    table = (await finished(world)).id
    game: dict[str, Any] = {"guild_id": GUILD, "game": "outlaws-duel", "variant": "standard"}
    game |= {"opponents": "people", "ending": "played", "is_timed": False, "ended_at": 5}
    game |= dict.fromkeys(("seats", "turns", "plies", "undos"), 1)
    seat: dict[str, Any] = {"side": "", "answers": 1, "missed": 0, "took_over": False, "achievements": ""}
    games = [{**game, "table_id": number} for number in range(5000, 5010)]
    seats = [
        {**seat, "table_id": row["table_id"], "seat": n, "user_id": 500 + n}
        for row in games
        for n in range(regulars)
    ]
    for number in (0, 1, regulars):
        seats[number]["achievements"] = "dead-even sixes"  # the last is the first user's second time

    def write(connection: Any) -> None:
        connection.execute(update(seat_results).values(achievements=""))
        connection.execute(update(seat_results).where(seat_results.c.seat == 0).values(achievements="sixes"))
        connection.execute(insert(game_results), games)
        connection.execute(insert(seat_results), seats)

    await world.store.database.write(write)

    [star] = (await world.store.results.end_of(table)).achievements
    assert (star.key, star.percent) == ("sixes", percent)


async def test_counted_again_it_is_the_same_and_a_deleted_user_keeps_none(world: World) -> None:
    def rows(connection: Any) -> list[Any]:
        return list(connection.execute(select(seat_results).order_by(*seat_results.primary_key)).all())

    tables = [(await finished(world)).id for _ in range(3)]
    written = await world.store.database.read(rows)
    await world.store.database.write(lambda c: c.execute(update(seat_results).values(achievements="sixes")))
    await recompute(world.store.results, world.store.ratings, world.tables, None, lambda _: None)

    assert await world.store.database.read(rows) == written
    await world.store.database.write(lambda c: c.execute(update(seat_results).values(achievements="sixes")))
    await world.store.privacy.forget_everywhere(HOST, [(table, 0) for table in tables], 1 << 62, "N. N.")
    assert await world.store.results.achievements(HOST) == []
    assert [star.user_id for star in (await world.store.results.end_of(tables[0])).achievements] == [
        1 << 62,
        GUEST,
    ]
