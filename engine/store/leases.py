"""Locks on a server of PostgreSQL that say which process of the bot writes for which shards.

The session that writes holds them. So whoever has lost the session has lost the locks and can save nothing,
and the server frees them itself when the process ends, however it ends.
"""

import re
from platform import node
from typing import NamedTuple

from sqlalchemy import Connection, text

from engine.core.records.errors import SaveFailed
from engine.store.shards import Shards, parse_shards

# numbers of advisory locks: the only writer, or one of several; its shard; how many shards there are; a turn
WRITING, SHARD, COUNT, IDENTIFY = 0x57414E55, 0x57414E56, 0x57414E57, 0x57414E58
IDLE_MS = 10_000  # after which the server ends the session of a process that hangs
WAIT_MS = 1_000  # at once for a shard; whoever waits longer tries again, so that a stop need not wait
TOUCH_SECONDS = 2  # between two signs of life, if nothing else is saved

_HERE = """
locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
_COUNTS = text(f"SELECT objid FROM pg_locks WHERE {_HERE} AND classid = {COUNT} AND objid <> :count LIMIT 1")
_PROCESSES = text(f"""
SELECT application_name, NOT bool_and(granted) AS is_waiting,
    extract(epoch FROM backend_start)::bigint AS since
FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE {_HERE} AND (classid = {SHARD} OR classid = 0 AND objid = {WRITING} AND mode = 'ExclusiveLock')
GROUP BY pid, application_name, backend_start ORDER BY is_waiting, backend_start
""")
_NAME = re.compile(r"wanted (\S+) on (.*)")


class Process(NamedTuple):
    """A process that serves its shards, or waits for them; `since`: UTC seconds."""

    shards: Shards
    host: str
    is_waiting: bool
    since: int


def take(connection: Connection, shards: Shards) -> None:
    """Lock these shards for this session, or wait a moment for each.

    Raises `SaveFailed`, "other-count" if a process counts another number of shards.
    """
    if shards.are_all:
        connection.execute(text(f"SELECT pg_advisory_lock({WRITING})"))
        return
    connection.execute(text(f"SET LOCAL lock_timeout = {WAIT_MS}"))
    connection.execute(text(f"SELECT pg_advisory_lock_shared({WRITING})"))
    connection.execute(text(f"SELECT pg_advisory_lock_shared({COUNT}, {shards.count})"))
    if connection.scalar(_COUNTS, {"count": shards.count}) is not None:
        raise SaveFailed("other-count")
    for number in shards.numbers:
        connection.execute(text(f"SELECT pg_advisory_lock({SHARD}, {number})"))


def session_name(shards: Shards) -> str:
    """Return what the server calls the session that holds these shards."""
    return f"wanted {shards} on {node()}"


def processes(connection: Connection) -> list[Process]:
    rows = connection.execute(_PROCESSES).all()
    ours = [(match, row) for row in rows if (match := _NAME.fullmatch(row.application_name))]
    return [Process(parse_shards(match[1]), match[2], row.is_waiting, row.since) for match, row in ours]
