"""A database with many finished games, made by copying one; and every question to ask of it.

`GAMES=100000` in the environment sets how many. New methods that read are asked, too: their arguments are
found by name.
"""

import inspect
import os
from collections.abc import Callable, Coroutine, Iterator, Mapping
from typing import Any

from sqlalchemy import Connection, Table, text
from tables_world import GUEST, HOST, STRANGER, World

from engine.core.clocks import DAY
from engine.core.records.pings import PendingPing
from engine.games import GAMES
from engine.store.schema import metadata

OVER = int(os.environ.get("GAMES", "2000"))
SERVERS = max(1000, OVER // 100)
NOW = 1_780_000_000
FIRST = 100  # id of the first copy
OFFERS = {"offers": "id", "tables": "id", "offer_participants": "offer_id"}  # the columns of a table's id
COPIED = ("offers", "offer_participants", "tables", "seats", "log_rows", "checkpoints", "board_messages")
COPIED += ("game_archives", "clocks", "game_results", "seat_results", "rated_seats")
EVERY = max(1, 30_000_000 // OVER)  # seconds between two games
# Every so many finished games is one of the same two users, on server 1: 3,125 of them; among few games,
# PostgreSQL rightly reads all.
FAITHFUL = OVER // 3125 if OVER >= 100_000 else OVER
# A few servers play most; a user plays a game in some hundred.
GUILD = f"1 + (n * 7919 % {SERVERS}) * (n * 7919 % {SERVERS}) / {SERVERS}"
OF_TWO = {
    "guild_id": f"CASE WHEN n % {FAITHFUL} = 0 THEN 1 ELSE {GUILD} END",
    "user_id": f"CASE WHEN n % {FAITHFUL} = 0 THEN {HOST} + {{place}} * {GUEST - HOST}"
    " ELSE 1000 + (n * 104729 + 31 * {place}) % 20000 END",
}
CHANGED = {
    "guild_id": GUILD,
    "parent_channel_id": f"10000 + 10 * ({GUILD})",
    "channel_id": f"10000 + 10 * ({GUILD}) + n % 5",
    "user_id": "1000 + (n * 104729 + 31 * {place}) % 20000",
    "message_id": "5000000 + n",
    "board_ply": "last_ply",
    "created_at": f"{NOW - 100_000_000} + n * {EVERY}",
    "updated_at": f"{NOW - 100_000_000} + n * {EVERY} + 200",
    "ended_at": f"{NOW - 100_000_000} + n * {EVERY} + 200",
    "settled_at": f"{NOW} - ({FIRST + OVER // 20 + OVER} - n) * 60",
    "next_check_at": "NULL",  # otherwise all would be read, with wrong checksums
}
ADDED = {  # columns that point to finished games
    "proposals": "n, n, 'undo', 0, 1, 1, NULL, NULL, 'agreed', 1, 2, 2, ''",
    "proposal_consents": "n, 1, ''",
    "pending_pings": f"n, {CHANGED['user_id'].format(place=0)}, 'turn', 1, {NOW - 1000}, {{true}}",
    "audit_log": f"n, {GUILD}, 1, 1, 'end', '{{{{}}}}', ''",
    "stories": "n, 'x', n, 0, ''",
    "ratings": f"{GUILD}, 'outlaws-duel', 1000 + n, 25 + n % 20, 6, 9, 5, {NOW} - n % 40 * {DAY}",
    "tournaments": f"n, {GUILD}, 1, 1, 'n', 'swiss', 'bang', 'day', 8, 1, 1, 1, 's', 1, 'over', 1, 1, 1"
    ", 1, '', n",
    "entrants": "n, 1000 + n * 104729 % 20000, 'n', 1, {true}, {true}, 1, NULL, NULL",
    "pairing_games": "n, 1, 0, 1, 1000 + n * 104729 % 20000, NULL, n, n, 'first', 0, 9",
    "mistake_reminders": f"n, {CHANGED['user_id'].format(place=0)}, n, 1, 1, {NOW}",
}
MOMENTS = {"since": NOW - DAY, "now": NOW, "after": 0, "before": NOW - 99_999_000, "moment": NOW, "look": NOW}
ARGUMENTS: Mapping[str, object] = {
    "user_id": HOST,
    "host_id": HOST,
    "opponent_id": GUEST,
    "other_id": GUEST,
    "others": (GUEST, STRANGER),
    "guild_id": 1,
    "channel_id": 10_010,
    "offer_id": 1,
    "proposal_id": 1,
    "ply": 1,
    "first": 0,
    "page": 0,
    "limit": 25,
    "day": NOW // DAY,
    "key": "none",
    "name": "none",
    "state": "open",
    "kind": "undo",
    "family": "outlaws",
    "game": "outlaws-duel",
    "_": "guilds",
    "users": (HOST, GUEST),
    "some": (2,),
    "games": tuple(GAMES),
    "seat_key": (1, HOST),
    **MOMENTS,
    "ended_at": NOW - DAY,
    "deal_id": 1,
    "tournament_id": 1,
    "table_ids": (1, 2),
    "until": NOW // DAY,
    "runs": 24,
    "seat": 0,
    "ping": PendingPing(1, HOST, "turn", 1, NOW),
}
OWN = {"_read_rows", "_read_ids", "_read_lines"}  # arguments are parts of statements


def multiply(connection: Connection, open_ones: int) -> None:
    """Copy the open game 1 so often, and the finished game 2 `OVER` times.

    The copies' checksums are wrong, so nothing may look for damage in open ones.
    """
    is_sqlite = connection.dialect.name == "sqlite"
    for name in COPIED:
        for source, first, count in ((1, FIRST, open_ones), (2, FIRST + open_ones, OVER)):
            changed = CHANGED if source == 1 else CHANGED | OF_TWO
            change = copies(metadata.tables[name], changed, source, first, count, is_sqlite=is_sqlite)
            connection.execute(text(change))
    for name, values in ADDED.items():
        row = values.format(true="1" if is_sqlite else "true")
        head, series = numbers(FIRST + open_ones, OVER, is_sqlite=is_sqlite)
        connection.execute(text(f"{head} INSERT INTO {name} SELECT {row} FROM {series}"))
    if not is_sqlite:
        connection.execute(text(f"SELECT setval('offers_id_seq', {FIRST + open_ones + OVER})"))


def numbers(first: int, count: int, *, is_sqlite: bool) -> tuple[str, str]:
    """Return the head of a statement and the name of a series of numbers n in it."""
    last = first + count - 1
    if not is_sqlite:
        return "", f"generate_series(CAST({first} AS bigint), {last}) AS series(n)"
    more = f"SELECT n + 1 FROM series WHERE n < {last}"
    return f"WITH RECURSIVE series(n) AS (SELECT {first} UNION ALL {more})", "series"


def copies(
    table: Table, changes: Mapping[str, str], source: int, first: int, count: int, *, is_sqlite: bool
) -> str:
    key = OFFERS.get(table.name, "table_id")
    place = "position" if "position" in table.c else "seat" if "seat" in table.c else "0"
    changed = {**changes, key: "n"}
    columns = [column.name for column in table.c]
    values = ", ".join(changed.get(name, name).format(place=place) for name in columns)
    head, series = numbers(first, count, is_sqlite=is_sqlite)
    names = ", ".join(columns)
    rows = f"SELECT {values} FROM {table.name}, {series} WHERE {key} = {source}"
    return f"{head} INSERT INTO {table.name} ({names}) {rows}"


Question = Callable[[], Coroutine[Any, Any, object]]


def questions(world: World) -> Iterator[tuple[str, Question]]:
    for part_name, part in vars(world.store).items():
        for name, method in inspect.getmembers(type(part), inspect.isfunction):
            if not method.__code__.co_qualname.startswith("reads.") or name in OWN:
                continue
            parameters = [*inspect.signature(method.__wrapped__).parameters.values()][2:]
            for is_whole in (False, True):
                chosen = [
                    parameter
                    for parameter in parameters
                    if is_whole or parameter.default is inspect.Parameter.empty
                ]
                values = {parameter.name: argument(name, parameter.name) for parameter in chosen}
                yield f"{part_name}.{name}({', '.join(values)})", bound(part, name, values)


def bound(part: Any, name: str, values: Mapping[str, object]) -> Question:
    return lambda: getattr(part, name)(**values)


def argument(method: str, name: str) -> object:
    if name == "table_id":
        return 1
    if name in ("last", "over", "solo"):
        return {"last": 10, "over": True, "solo": True}[name]
    if method in ("ladder", "last_podium") and name == "name":
        return "outlaws-duel"
    return ARGUMENTS[name]
