"""Delete or pack rows that are no longer needed, a few at a time."""

from sqlalchemy import (
    BindParameter,
    Column,
    Connection,
    Integer,
    Select,
    Table,
    bindparam,
    case,
    delete,
    func,
    select,
    update,
)

from engine.core.clocks import DAY
from engine.store.damaged_rows import pack_game
from engine.store.database import Part, writes
from engine.store.schema import metadata
from engine.store.schema.club import deal_runs, game_results, pairing_games, rated_seats, seat_results
from engine.store.schema.games import (
    checkpoints,
    offer_participants,
    offers,
    pending_pings,
    proposal_consents,
    proposals,
    seats,
    tables,
)
from engine.store.schema.users import absences, guild_settings, lesson_progress, standing_orders

WEEK, MONTH = 7 * DAY, 30 * DAY
KEPT = 30 * DAY  # how long to keep failed offers, past absences and abandoned lessons
# a deleted game still counts for its players and its tournament
OUTLIVING = (game_results, seat_results, rated_seats, deal_runs, pairing_games)
PIECE = 10  # rows of each kind per operation, because others wait meanwhile


class RetentionStore(Part):
    """The part of the store that frees space. Logs, deals and results of games are kept."""

    @writes
    def purge_some(self, connection: Connection) -> int:
        """Delete a few rows that are no longer needed. Return how many were deleted or packed."""
        if over := _ids(connection, _OVER, self._database.now() - DAY):
            _tidy_games(connection, over)
        late = _ids(connection, _CAME_TO_NOTHING, self._database.now() - KEPT)
        _delete(connection, pending_pings, pending_pings.c.table_id, late)
        _delete(connection, offer_participants, offer_participants.c.offer_id, late)
        _delete(connection, offers, offers.c.id, late)
        back = _ids(connection, _BACK, self._database.now() - KEPT)
        _delete(connection, absences, absences.c.id, back)
        left = connection.execute(_FORGET_LESSONS, {"before": self._database.now() - KEPT})
        return len(over) + len(late) + len(back) + left.rowcount

    @writes
    def purge_unfinished_runs(self, connection: Connection) -> int:
        """Delete some runs of shared deals that their users never finished; return how many."""
        ids = _ids(connection, _UNFINISHED, self._database.now() - WEEK)
        if ids:
            _drop(connection, ids)
            for table in OUTLIVING:
                connection.execute(delete(table).where(table.c.table_id.in_(ids)))
        return len(ids)

    @writes
    def purge_finished(self, connection: Connection, host_months: int | None) -> int:
        """Delete finished games that are older than their server or the owner allows; return how many."""
        ids = _ids(connection, _OLD, self._database.now(), host_months=host_months)
        if ids:
            _drop(connection, ids)
        return len(ids)


def _drop(connection: Connection, ids: list[int]) -> None:
    made = select(proposals.c.id).where(proposals.c.table_id.in_(ids))
    connection.execute(delete(proposal_consents).where(proposal_consents.c.proposal_id.in_(made)))
    for table in reversed(metadata.sorted_tables):  # referencing tables first
        if "table_id" in table.c and table not in OUTLIVING:
            connection.execute(delete(table).where(table.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    connection.execute(delete(offer_participants).where(offer_participants.c.offer_id.in_(ids)))
    connection.execute(delete(offers).where(offers.c.id.in_(ids)))


def _tidy_games(connection: Connection, over: list[int]) -> None:
    """Delete what only open games need. An offer keeps its host; the seats name the other players."""
    between = (checkpoints.c.ply > 0, checkpoints.c.ply < _RESTED)
    connection.execute(delete(checkpoints).where(checkpoints.c.table_id.in_(over), *between))
    connection.execute(
        delete(pending_pings).where(pending_pings.c.table_id.in_(over), pending_pings.c.is_done)
    )
    guests = (offer_participants.c.offer_id.in_(over), offer_participants.c.position > 0)
    connection.execute(delete(offer_participants).where(*guests))
    sat = select(seats.c.user_id).where(seats.c.table_id.in_(over))
    connection.execute(
        delete(standing_orders).where(
            standing_orders.c.user_id.in_(sat), standing_orders.c.table_id.in_(over)
        )
    )
    connection.execute(update(tables).where(tables.c.id.in_(over)).values(is_packed=True))
    for table in over:
        pack_game(connection, table)


_RESTED = select(tables.c.checkpoint_ply).where(tables.c.id == checkpoints.c.table_id).scalar_subquery()


# Queried at every sweep, mostly without result. Prebuilt, because building takes time.
_BEFORE: BindParameter[int] = bindparam("before")
_HOSTS: BindParameter[int | None] = bindparam("host_months", type_=Integer)
_SERVERS = guild_settings.c.retention_months
_MONTHS = case((_SERVERS <= _HOSTS, _SERVERS), else_=func.coalesce(_HOSTS, _SERVERS))
_OVER = (  # games that have not been packed, oldest first
    select(tables.c.id)
    .where(tables.c.winners.is_not(None), ~tables.c.is_packed, tables.c.updated_at < _BEFORE)
    .order_by(tables.c.updated_at)
    .limit(PIECE)
)
_OLD = (
    select(tables.c.id)
    .outerjoin(guild_settings, guild_settings.c.guild_id == tables.c.guild_id)
    .where(tables.c.winners.is_not(None), tables.c.updated_at < _BEFORE - MONTH)  # the shortest retention
    .where(tables.c.updated_at < _BEFORE - _MONTHS * MONTH)
    .order_by(tables.c.updated_at)
    .limit(PIECE)
)
_CAME_TO_NOTHING = (
    select(offers.c.id)
    .where(
        offers.c.state.in_(("declined", "withdrawn", "expired", "compared")), offers.c.expires_at < _BEFORE
    )
    .limit(PIECE)
)
_UNFINISHED = (
    select(tables.c.id)
    .join(deal_runs, deal_runs.c.table_id == tables.c.id)
    .where(deal_runs.c.won.is_(None), tables.c.winners.is_not(None), tables.c.updated_at < _BEFORE)
    .limit(PIECE)
)
_BACK = select(absences.c.id).where(absences.c.ends_at < _BEFORE).limit(PIECE)
_FORGET_LESSONS = delete(lesson_progress).where(lesson_progress.c.updated_at < _BEFORE)


def _ids(connection: Connection, wanted: Select[tuple[int]], before: int, **more: int | None) -> list[int]:
    return list(connection.scalars(wanted, {"before": before, **more}))


def _delete(connection: Connection, table: Table, key: Column[int], ids: list[int]) -> None:
    if ids:
        connection.execute(delete(table).where(key.in_(ids)))
