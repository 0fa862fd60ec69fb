"""Proposals in the database; engine/tables/proposals.py carries them out."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, exists, insert, select, update

from engine.core.decisions import Seat
from engine.core.records.proposals import OPEN, Proposal
from engine.store.database import Database, Part, reads, writes, writes_within
from engine.store.integrity.checksums import CONSENT, PROPOSAL, Values
from engine.store.row_cache import RowCache
from engine.store.schema.games import proposal_consents, proposals, tables

_CONSENT = proposal_consents.c.seat
# A row for each consent, at least one.
_PROPOSALS = (
    select(proposals, proposal_consents)
    .outerjoin(proposal_consents)
    .order_by(proposals.c.id, proposal_consents.c.seat)
)


class ProposalStore(Part):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._tables: RowCache[str, set[int]] = RowCache(1)  # tables with a proposal in a state: open

    @writes_within(lambda self, **_: self._tables.updating(OPEN))
    def make_proposal(
        self,
        connection: Connection,
        *,
        table_id: int,
        kind: str,
        seat: Seat,
        ply: int,
        count: int,
        expires: int,
    ) -> Proposal | None:
        """Save a new proposal; None if one of this kind is open at this table."""
        if _proposals(connection, *_open(table_id), proposals.c.kind == kind):
            return None
        row = {"table_id": table_id, "kind": kind, "seat": seat, "ply": ply, "choices": count}
        row |= {"state": OPEN, "created_at": self._database.now(), "expires_at": expires}
        made = connection.scalar(insert(proposals).values(row).returning(proposals.c.id))
        PROPOSAL.rewrite_checksums(connection, proposals.c.id == made)
        return _proposals(connection, proposals.c.id == made)[0]

    @reads
    def get(self, connection: Connection, proposal_id: int) -> Proposal | None:
        with_id = _proposals(connection, proposals.c.id == proposal_id)
        return with_id[0] if with_id else None

    @reads
    def open_proposals(
        self, connection: Connection, *, table_id: int | None = None, kind: str | None = None
    ) -> list[Proposal]:
        if kind is not None:
            return _proposals(connection, proposals.c.table_id == table_id, proposals.c.kind == kind)
        guild_id = select(tables.c.guild_id).where(tables.c.id == proposals.c.table_id).scalar_subquery()
        return _proposals(connection, *_open(table_id), *(self.ours(guild_id) if table_id is None else ()))

    @writes
    def consent(self, connection: Connection, proposal_id: int, seat: Seat) -> bool:
        """Save that a seat agrees; False if the proposal is no longer open, or the seat has agreed before."""
        is_open = exists().where(proposals.c.id == proposal_id, proposals.c.state == OPEN)
        if not connection.scalar(select(is_open)):
            return False
        row = {"proposal_id": proposal_id, "seat": seat}
        this_consent = (proposal_consents.c.proposal_id == proposal_id, proposal_consents.c.seat == seat)
        if connection.scalar(select(exists().where(*this_consent))):
            return False
        connection.execute(insert(proposal_consents).values(**row, checksum=CONSENT.sum_of(row)))
        return True

    async def has_proposals(self, table_id: int) -> bool:
        return table_id in await self._tables.get(OPEN, self._read_tables)

    @reads
    def _read_tables(self, connection: Connection, state: str) -> set[int]:
        return set(connection.scalars(select(proposals.c.table_id).where(proposals.c.state == state)))

    @writes_within(lambda self, *_: self._tables.updating(OPEN))
    def end_proposal(self, connection: Connection, proposal_id: int, state: str) -> bool:
        """Give an open proposal its final state; False if it was no longer open."""
        return self.end(connection, proposal_id, state)

    def end(self, connection: Connection, proposal_id: int, state: str) -> bool:
        """Do what `end_proposal` saves in the transaction that carries the proposal out."""
        is_open = (proposals.c.id == proposal_id, proposals.c.state == OPEN)
        change = update(proposals).where(*is_open).values(state=state, ended_at=self._database.now())
        return connection.execute(change).rowcount == 1

    @writes
    def set_proposal_message(
        self, connection: Connection, proposal_id: int, channel_id: int, message_id: int
    ) -> None:
        change = update(proposals).where(proposals.c.id == proposal_id)
        connection.execute(change.values(channel_id=channel_id, message_id=message_id))


def _open(table_id: int | None) -> Sequence[ColumnElement[bool]]:
    here = () if table_id is None else (proposals.c.table_id == table_id,)
    return (proposals.c.state == OPEN, *here)


def _proposals(connection: Connection, *wanted: ColumnElement[bool]) -> list[Proposal]:
    rows = connection.execute(_PROPOSALS.where(*wanted)).all()
    for row in rows:
        PROPOSAL.verify(PROPOSAL.values_of(row), _lose)
        if row._mapping[_CONSENT] is not None:
            CONSENT.verify(CONSENT.values_of(row), CONSENT.delete)
    return [_proposal(list(group)) for _, group in groupby(rows, key=lambda row: row.id)]


def _lose(connection: Connection, values: Values) -> None:
    """Void a proposal whose content is lost."""
    this_proposal = proposals.c.id == values["id"]
    connection.execute(update(proposals).where(this_proposal, proposals.c.state == OPEN).values(state="void"))
    PROPOSAL.rewrite_checksums(connection, this_proposal)


def _proposal(rows: Sequence[Row[Any]]) -> Proposal:
    columns = {column.name: rows[0]._mapping[column] for column in proposals.c if column.name != "checksum"}
    table = columns.pop("table_id")
    agreed = tuple(seat for row in rows if (seat := row._mapping[_CONSENT]) is not None)
    return Proposal(**columns, table_id=table, consents=agreed)
