"""Tournaments, who plays in them, and their games, in the database."""

from collections.abc import Collection, Sequence
from dataclasses import asdict
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, func, insert, select, update

from engine.core.decisions import Refused
from engine.core.records.offers import Offer
from engine.core.records.tournaments import (
    JOINING,
    OPEN,
    OVER,
    PLAYING,
    REPLAYED,
    Entrant,
    PairingGame,
    Tournament,
    TournamentTable,
)
from engine.store.database import Operation, Part, nothing, reads, writes
from engine.store.integrity.checksums import upsert
from engine.store.offers import insert_offer
from engine.store.schema.club import (
    avoided_users,
    entrants,
    game_results,
    pairing_games,
    seat_results,
    tournaments,
)
from engine.store.schema.games import offers, tables

_KEY = ("tournament_id", "round", "board", "leg")
_UNFINISHED = (JOINING, PLAYING)


class SeatResult(NamedTuple):
    """How a seat of a finished game came out; see `PlayedGame`."""

    ending: str
    turns: int
    sharing: int | None
    margin: int | None
    answers: int
    missed: int


class TournamentStore(Part):
    @writes
    def make(self, connection: Connection, tournament: Tournament) -> Tournament:
        values = {name: value for name, value in asdict(tournament).items() if name != "id"}
        made = connection.execute(insert(tournaments).values(values).returning(tournaments)).one()
        return Tournament(**made._mapping)

    @reads
    def get(self, connection: Connection, tournament_id: int) -> Tournament | None:
        row = connection.execute(_ONE.where(tournaments.c.id == tournament_id)).one_or_none()
        return None if row is None else Tournament(**row._mapping)

    @reads
    def of_guild(self, connection: Connection, guild_id: int, limit: int) -> list[Tournament]:
        of_server = select(tournaments.c.id).where(tournaments.c.guild_id == guild_id)  # these are few
        newest = sorted(connection.scalars(of_server), reverse=True)[:limit]
        rows = connection.execute(_ONE.where(tournaments.c.id.in_(newest)).order_by(tournaments.c.id.desc()))
        return [Tournament(**row._mapping) for row in rows]

    @reads
    def unfinished(self, connection: Connection) -> list[int]:
        wanted = select(tournaments.c.id).where(tournaments.c.closed_at.is_(None))
        return list(connection.scalars(wanted.where(*self.ours(tournaments.c.guild_id))))

    @writes
    def close(self, connection: Connection, tournament_id: int) -> None:
        """Save that the end of a tournament was posted, or cannot be."""
        this_one = update(tournaments).where(tournaments.c.id == tournament_id)
        connection.execute(this_one.values(closed_at=self._database.now()))

    @reads
    def at_table(self, connection: Connection, table_id: int) -> TournamentTable | None:
        """Return what a table is for its tournament; None if it belongs to none."""
        wanted = select(pairing_games).where(pairing_games.c.table_id == table_id)
        if (game := connection.execute(wanted).one_or_none()) is None:
            return None
        its = connection.execute(_ONE.where(tournaments.c.id == game.tournament_id)).one()
        counts = game.result == OPEN and its.state == PLAYING
        return TournamentTable(its.id, its.name, game.round, counts)

    @reads
    def dropped(self, connection: Connection, tournament_id: int) -> list[int]:
        """Return the tables where a game continues that no longer counts for its tournament."""
        state = connection.scalar(select(tournaments.c.state).where(tournaments.c.id == tournament_id))
        decided = [] if state != PLAYING else [pairing_games.c.result != OPEN]
        dealt = select(pairing_games.c.table_id).where(
            pairing_games.c.tournament_id == tournament_id, pairing_games.c.table_id.is_not(None), *decided
        )
        known = connection.scalars(dealt).all()
        running = select(tables.c.id).where(tables.c.id.in_(known), tables.c.winners.is_(None))
        return list(connection.scalars(running))

    @reads
    def entrants(self, connection: Connection, tournament_id: int) -> list[Entrant]:
        return _entrants(connection, tournament_id)

    @reads
    def games(self, connection: Connection, tournament_id: int) -> list[PairingGame]:
        wanted = select(pairing_games).where(pairing_games.c.tournament_id == tournament_id)
        rows = connection.execute(wanted.order_by(*(pairing_games.c[name] for name in _KEY)))
        return [PairingGame(**row._mapping) for row in rows]

    @writes
    def enter(self, connection: Connection, entrant: Entrant, joined: Tournament) -> bool:
        """Add an entrant, or one who had left before the start; False if all places are taken.

        Raises `Refused` if another round than that of the tournament as it was `joined` has begun.
        """
        now = connection.execute(_ONE.where(tournaments.c.id == joined.id)).one()
        if (now.state, now.round) != (joined.state, joined.round):
            raise Refused("tournament-closed")
        here = entrants.c.tournament_id == entrant.tournament_id
        taken = select(func.count()).select_from(entrants).where(here, entrants.c.left_round.is_(None))
        if (connection.scalar(taken) or 0) >= joined.places:
            return False
        upsert(connection, entrants, asdict(entrant))
        return True

    @writes
    def check_in(self, connection: Connection, tournament_id: int, user_id: int) -> None:
        _change(connection, tournament_id, [user_id], is_checked_in=True)

    @writes
    def mark_called(self, connection: Connection, tournament_id: int, users: Collection[int]) -> None:
        _change(connection, tournament_id, users, was_called=True)

    @writes
    def leave(self, connection: Connection, tournament_id: int, user_id: int | None) -> None:
        """Let an entrant play in no round that has not begun; None: all who have not checked in."""
        one = ~entrants.c.is_checked_in if user_id is None else entrants.c.user_id == user_id
        here = (entrants.c.tournament_id == tournament_id, entrants.c.left_round.is_(None))
        connection.execute(update(entrants).where(*here, one).values(left_round=_FOLLOWING))

    @writes
    def set_announcement(
        self, connection: Connection, tournament_id: int, message_id: int, digest: str
    ) -> None:
        number = func.coalesce(tournaments.c.number, message_id)
        this_one = update(tournaments).where(tournaments.c.id == tournament_id)
        connection.execute(this_one.values(message_id=message_id, digest=digest, number=number))

    @writes
    def set_place(
        self,
        connection: Connection,
        tournament_id: int,
        host_id: int,
        channel_id: int,
        also: Operation[object] = nothing,
    ) -> None:
        """Change the host and the channel of a tournament; in another channel it is announced again."""
        before = connection.execute(_ONE.where(tournaments.c.id == tournament_id)).one()
        moved = (
            {}
            if before.channel_id == channel_id
            else {"channel_id": channel_id, "message_id": None, "digest": ""}
        )
        changed = update(tournaments).where(tournaments.c.id == tournament_id)
        connection.execute(changed.values(host_id=host_id, **moved))
        also(connection)

    @writes
    def set_start(self, connection: Connection, tournament_id: int, starts_at: int) -> None:
        joining = (tournaments.c.id == tournament_id, tournaments.c.state == JOINING)
        connection.execute(update(tournaments).where(*joining).values(starts_at=starts_at))

    @writes
    def begin_round(
        self,
        connection: Connection,
        before: Tournament,
        ends_at: int,
        games: Sequence[PairingGame],
        field: Sequence[Entrant],
    ) -> bool:
        """Save the pairings of the next round, and the lots of its field, which is in their order.

        False if that has been done, or if the field has changed meanwhile.
        """
        now = [entrant for entrant in _entrants(connection, before.id) if entrant.left_round != 1]
        if {*now} != {*field}:
            return False
        begun = update(tournaments).where(
            tournaments.c.id == before.id,
            tournaments.c.round == before.round,
            tournaments.c.state.in_(_UNFINISHED),
        )
        values = {"round": before.round + 1, "round_ends_at": ends_at, "state": PLAYING}
        if connection.execute(begun.values(values)).rowcount == 0:
            return False
        for lot, entrant in enumerate(field):
            if entrant.lot is None:
                _change(connection, before.id, [entrant.user_id], lot=lot)
        if games:
            connection.execute(insert(pairing_games), [asdict(game) for game in games])
        return True

    @writes
    def end(
        self, connection: Connection, tournament_id: int, state: str = OVER, also: Operation[object] = nothing
    ) -> bool:
        """End a tournament that is not over; False if it is."""
        ended = update(tournaments).where(
            tournaments.c.id == tournament_id, tournaments.c.state.in_(_UNFINISHED)
        )
        if connection.execute(ended.values(state=state)).rowcount == 0:
            return False
        also(connection)
        return True

    @writes
    def seal(self, connection: Connection, deals: Sequence[tuple[PairingGame, Offer]]) -> None:
        """Make the offers of games that have none."""
        for game, offer in deals:
            unsealed = _this(game) & pairing_games.c.table_id.is_(None)
            if connection.scalar(select(pairing_games.c.leg).where(unsealed)) is not None:
                table_id = insert_offer(connection, self._database, offer)
                connection.execute(update(pairing_games).where(unsealed).values(table_id=table_id))

    @writes
    def mark_posted(
        self,
        connection: Connection,
        tournament_id: int,
        games: Sequence[PairingGame],
        message_id: int,
        ends_at: int,
    ) -> None:
        """Save the posting that shows the seals of these games, and when the round ends."""
        tables = [game.table_id for game in games]
        wanted = (pairing_games.c.table_id.in_(tables), pairing_games.c.message_id.is_(None))
        connection.execute(update(pairing_games).where(*wanted).values(message_id=message_id))
        this_one = tournaments.c.id == tournament_id
        connection.execute(update(tournaments).where(this_one).values(round_ends_at=ends_at))

    @reads
    def undealt(self, connection: Connection, table_ids: Collection[int]) -> list[int]:
        wanted = select(offers.c.id).where(offers.c.id.in_(table_ids), offers.c.state == "open")
        return list(connection.scalars(wanted))

    @reads
    def finished_seats(
        self, connection: Connection, table_ids: Collection[int]
    ) -> dict[int, list[SeatResult]]:
        columns = (game_results.c.ending, game_results.c.turns)  # as in `SeatResult`
        own = (seat_results.c[name] for name in ("sharing", "margin", "answers", "missed"))
        rows = connection.execute(
            select(game_results.c.table_id, *columns, *own)
            .join(seat_results, seat_results.c.table_id == game_results.c.table_id)
            .where(game_results.c.table_id.in_(table_ids))
            .order_by(game_results.c.table_id, seat_results.c.seat)
        )
        over: dict[int, list[SeatResult]] = {}
        for row in rows:
            over.setdefault(row.table_id, []).append(SeatResult(*row[1:]))
        return over

    @writes
    def decide(self, connection: Connection, game: PairingGame, following: PairingGame | None = None) -> bool:
        """Save the result of a game, and the next one of its pairing; False if it has another result."""
        values = {name: getattr(game, name) for name in ("result", "margin", "turns")}
        undecided = _this(game) & (pairing_games.c.result == OPEN)
        if connection.execute(update(pairing_games).where(undecided).values(values)).rowcount == 0:
            return False
        if following is not None:
            connection.execute(insert(pairing_games).values(asdict(following)))
        return True

    @writes
    def replay(
        self, connection: Connection, game: PairingGame, following: PairingGame, also: Operation[object]
    ) -> bool:
        """Let a game count no more, and add the one that takes its place; False if its result has changed."""
        as_read = _this(game) & (pairing_games.c.result == game.result)
        if connection.execute(update(pairing_games).where(as_read).values(result=REPLAYED)).rowcount == 0:
            return False
        connection.execute(insert(pairing_games).values(asdict(following)))
        also(connection)
        return True

    @reads
    def avoiding(self, connection: Connection, users: Collection[int]) -> list[frozenset[int]]:
        """Return the pairs of these users of whom one avoids the other."""
        among = (avoided_users.c.user_id.in_(users), avoided_users.c.avoided_id.in_(users))
        rows = connection.execute(select(avoided_users.c.user_id, avoided_users.c.avoided_id).where(*among))
        return sorted({frozenset((row.user_id, row.avoided_id)) for row in rows}, key=sorted)


_ONE = select(tournaments)
_FOLLOWING = (  # the number of an entrant's next round
    select(tournaments.c.round + 1).where(tournaments.c.id == entrants.c.tournament_id).scalar_subquery()
)


def _entrants(connection: Connection, tournament_id: int) -> list[Entrant]:
    wanted = select(entrants).where(entrants.c.tournament_id == tournament_id)
    rows = connection.execute(wanted.order_by(entrants.c.joined_at, entrants.c.user_id))
    return [Entrant(**row._mapping) for row in rows]


def leave_all(connection: Connection, user_id: int, name: str) -> None:
    left_round = func.coalesce(entrants.c.left_round, _FOLLOWING)
    own = update(entrants).where(entrants.c.user_id == user_id)
    connection.execute(own.values(name=name, left_round=left_round))


def _change(connection: Connection, tournament_id: int, users: Collection[int], **values: object) -> None:
    these = (entrants.c.tournament_id == tournament_id, entrants.c.user_id.in_(users))
    connection.execute(update(entrants).where(*these).values(**values))


def _this(game: PairingGame) -> ColumnElement[bool]:
    return and_(*(pairing_games.c[name] == getattr(game, name) for name in _KEY))
