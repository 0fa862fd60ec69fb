"""Results of finished games in the database.

They are written in the transaction that ends a game, from its rows alone, so that they can be made again at
any time. They outlive the game.
"""

import json
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

from sqlalchemy import Connection, Row, bindparam, case, delete, func, insert, literal, select

from engine.core.clocks import UNTIMED
from engine.core.decisions import Seat
from engine.core.log import AGREED_DRAW
from engine.core.records.errors import TableDamaged
from engine.core.records.offers import DAILY, FRIENDLY
from engine.core.records.results import Achievement, GameEnd, HeadToHead, PlayedGame
from engine.core.records.tables import CLOCK_KEY, ORDER_KEY
from engine.core.results import DECISIVE, PLAYED, FinalStandings, TimedRow, conduct_of, count_undos, ending_of
from engine.core.settlement import settle
from engine.store.database import Database, Part, reads, writes
from engine.store.integrity.checksums import Values
from engine.store.logs import rows_of_log
from engine.store.mapping import log_of
from engine.store.ratings import changes_of, write_rating
from engine.store.schema.club import game_results, seat_results
from engine.store.schema.games import offers, seats, tables
from engine.store.summaries import score_of

PEOPLE, MIXED, COMPUTERS, BRANCH = "people", "mixed", "computers", "branch"  # against whom; see PlayedGame
CLUB_USERS, CLUB_GAMES = 4, 2  # users who have finished so many games with people make a club
CLUB_RECENT = 1000  # newest games of a server among which they are looked for
REGULAR_GAMES, MIN_REGULARS = 10, 20  # of one game, until a user is regular, and to say what is rare


def write_result(
    connection: Connection, table_id: int, final: FinalStandings | None, *, fold: bool = True
) -> None:
    """Write the result of a finished game, or write it again; none if its log cannot be read.

    `final` is None if its last state cannot be read; then an earlier result stays. `fold` is as in
    `write_rating`.
    """
    known = select(game_results.c.table_id).where(game_results.c.table_id == table_id)
    if final is None and connection.scalar(known) is not None:
        return
    for table in (seat_results, game_results):
        connection.execute(delete(table).where(table.c.table_id == table_id))
    game = connection.execute(_GAME.where(tables.c.id == table_id)).one()
    sitting = connection.execute(_SEATS.where(seats.c.table_id == table_id)).all()
    if not (log := _timed(table_id, rows_of_log(connection, table_id))):
        return
    winners, ending = json.loads(game.winners), ending_of([timed.row for timed in log])
    verdict = settle(log, game.stakes or FRIENDLY, ending, final)
    write_rating(connection, table_id, verdict, fold=fold)
    values = {
        **_of_game(game, log),
        "opponents": _opponents(sitting, _besides(game)),
        "seats": len(sitting),
        "ending": ending,
        "turns": final.turns if final else 0,
        "unrated": verdict if isinstance(verdict, str) else None,
    }
    connection.execute(insert(game_results).values(table_id=table_id, **values))
    for row, conduct in zip(
        sitting, conduct_of(log, (row.seat for row in sitting))
    ):  # of a closed game, one may be lost
        values = {
            **row._mapping,
            **(_standing(final, row.seat, counts=ending in DECISIVE)),
            **conduct._asdict(),
            "sharing": _sharing(winners, row.seat, len(sitting), ending),
        }
        connection.execute(insert(seat_results).values(table_id=table_id, **values))


def _of_game(game: Row[Any], log: Sequence[TimedRow]) -> dict[str, object]:
    return {
        **{name: game._mapping[name] for name in ("guild_id", "game", "variant")},
        "plies": log[-1].row.ply,
        "undos": count_undos([timed.row for timed in log]),
        "is_timed": game.time_control not in (None, UNTIMED),
        "ended_at": log[-1].saved_at,
    }


def settle_open(connection: Connection, table_id: int, standings: FinalStandings) -> None:
    """Settle a game for the ratings that a player has just left while the others continue."""
    log = _timed(table_id, rows_of_log(connection, table_id))
    stakes = connection.execute(_GAME.where(tables.c.id == table_id)).one().stakes
    write_rating(connection, table_id, settle(log, stakes or FRIENDLY, "", standings))


def _besides(game: Row[Any]) -> str | None:
    """Return the kind of a game that no record counts."""
    if game.from_ply is not None:
        return BRANCH
    return None if game.deal_id is None else DAILY


def _opponents(sitting: Sequence[Row[int, int | None, str | None]], besides: str | None) -> str:
    users = sum(row.user_id is not None for row in sitting)
    if besides or users < 2:
        return besides or COMPUTERS
    return PEOPLE if users == len(sitting) else MIXED


def _standing(final: FinalStandings | None, seat: Seat, *, counts: bool) -> dict[str, object]:
    if final is None:
        return {"side": "", "place": None, "margin": None, "achievements": ""}
    standing = final.seats[seat]
    ranked = {"place": standing.place, "margin": standing.margin}
    ranked = ranked if counts else dict.fromkeys(ranked)
    return {"side": standing.side, "achievements": " ".join(standing.achieved), **ranked}


def _sharing(winners: Sequence[Seat], seat: Seat, seats: int, ending: str) -> int | None:
    """Return how many seats share the win with this one, 0 if it lost, None if the game does not count."""
    if ending not in DECISIVE:
        return None
    if not winners and ending in (PLAYED, AGREED_DRAW):
        return seats
    return len(winners) if seat in winners else 0


def _timed(table_id: int, rows: Sequence[Values]) -> list[TimedRow]:
    """Return the log with its times; none of it if it is damaged."""
    try:
        log = log_of(table_id, rows, 0)
    except TableDamaged:
        return []
    key, timed = "", []
    for log_row, row in zip(log, rows):
        key = row["idempotency_key"] or key  # only the first row of a request has one
        timed.append(TimedRow(log_row, row["created_at"], not key.startswith((ORDER_KEY, CLOCK_KEY))))
    return timed


class ResultStore(Part):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._clubs = set[int]()  # a server that has become a club stays one

    @reads
    def finished_after(self, connection: Connection, table_id: int, limit: int) -> list[int]:
        over = select(tables.c.id).where(tables.c.winners.is_not(None), tables.c.id > table_id)
        return list(connection.scalars(over.order_by(tables.c.id).limit(limit)))

    @writes
    def rewrite(self, connection: Connection, table_id: int, final: FinalStandings | None) -> None:
        """Write a game's result again, but leave the ratings to `RatingStore.fold_all`."""
        write_result(connection, table_id, final, fold=False)

    async def is_club(self, guild_id: int) -> bool:
        """Return whether enough users of a server have finished enough games with one another."""
        if guild_id not in self._clubs and await self._has_regulars(guild_id):
            self._clubs.add(guild_id)
        return guild_id in self._clubs

    @reads
    def _has_regulars(self, connection: Connection, guild_id: int) -> bool:
        recent = connection.scalars(_RECENT, {"guild": guild_id}).all()
        return len(connection.scalars(_REGULARS, {"recent": recent}).all()) >= CLUB_USERS

    @reads
    def of_user(
        self, connection: Connection, user_id: int, guild_id: int | None = None, game: str | None = None
    ) -> list[PlayedGame]:
        """Return a user's finished games on a server, or on all, the newest first."""
        wanted = [seat_results.c.user_id == user_id]
        wanted += [] if guild_id is None else [game_results.c.guild_id == guild_id]
        wanted += [] if game is None else [game_results.c.game == game]
        rows = connection.execute(
            _PLAYED.where(*wanted).order_by(game_results.c.ended_at.desc(), game_results.c.table_id.desc())
        )
        return [PlayedGame(*row) for row in rows]

    @reads
    def achievements(
        self, connection: Connection, user_id: int, guild_id: int | None = None
    ) -> list[Achievement]:
        """Return what a user has achieved on a server, or on all: each once, the first first."""
        wanted = _ACHIEVED.where(seat_results.c.user_id == user_id)
        if guild_id is not None:
            wanted = wanted.where(game_results.c.guild_id == guild_id)
        return _first(connection.execute(wanted).all())

    @reads
    def end_of(self, connection: Connection, table_id: int) -> GameEnd:
        new = _new_achievements(connection, table_id)
        return GameEnd(score_of(connection, table_id), changes_of(connection, table_id), new)

    @reads
    def last_ends(self, connection: Connection, guild_id: int, limit: int) -> list[int]:
        among_people = game_results.c.opponents.in_((PEOPLE, MIXED))
        ends = select(game_results.c.ended_at).where(game_results.c.guild_id == guild_id, among_people)
        return list(connection.scalars(ends.order_by(game_results.c.ended_at.desc()).limit(limit)))

    @reads
    def head_to_head(
        self, connection: Connection, user_id: int, other_id: int, guild_id: int | None = None
    ) -> HeadToHead:
        wanted = [_OWN.c.user_id == user_id, _OTHER.c.user_id == other_id]
        wanted += [] if guild_id is None else [game_results.c.guild_id == guild_id]
        rows: Sequence[Row[str, int, int]] = connection.execute(_PAIR.where(*wanted)).all()
        return HeadToHead({row.game: row.own for row in rows}, {row.game: row.other for row in rows})


def _new_achievements(connection: Connection, table_id: int) -> list[Achievement]:
    """Return what users have achieved at this table for the first time on its server."""
    here = _ACHIEVED.where(seat_results.c.table_id == table_id, seat_results.c.user_id.is_not(None))
    new: list[Achievement] = []
    for row in connection.execute(here).all():
        own = (seat_results.c.user_id == row.user_id, game_results.c.guild_id == row.guild_id)
        until = (game_results.c.game == row.game, game_results.c.ended_at <= row.ended_at)
        earned = _first(connection.execute(_ACHIEVED.where(*own, *until)).all())
        new += [
            replace(star, percent=_percent_with(connection, row.guild_id, star))
            for star in earned
            if star.table_id == table_id
        ]
    return new


def _percent_with(connection: Connection, guild_id: int, star: Achievement) -> int | None:
    """Return how many of a hundred regular players of a game have achieved the same."""
    here = {"guild": guild_id, "game_key": star.game}
    recent = connection.scalars(_RECENT_OF_GAME, here).all()
    regulars = connection.scalars(_REGULARS_OF_GAME, {"recent": recent}).all()
    if len(regulars) < MIN_REGULARS:
        return None
    key = f"% {star.key} %"
    having = connection.scalar(_HAVING, {**here, "users": regulars, "star": key}) or 0
    return max(1, round(100 * having / len(regulars)))


def _first(rows: Sequence[Row[Any]]) -> list[Achievement]:
    """Return each achievement of these seats, in order, with the first game in which it was earned."""
    earned: dict[tuple[str, str], Achievement] = {}
    for row in rows:
        for key in row.achievements.split():
            new = Achievement(row.user_id, row.game, key, row.table_id, row.ended_at)
            earned.setdefault((row.game, key), new)
    return [*earned.values()]


_GAME = select(
    *(tables.c[name] for name in ("guild_id", "game", "variant", "winners")),
    *(offers.c[name] for name in ("from_ply", "deal_id", "stakes", "time_control")),
).outerjoin(offers, offers.c.id == tables.c.id)
_SEATS = select(seats.c.seat, seats.c.user_id, seats.c.level).order_by(seats.c.seat)
_COMPUTERS = seat_results.alias("computers")
_LEVEL = (
    select(case((func.min(_COMPUTERS.c.level) == func.max(_COMPUTERS.c.level), func.min(_COMPUTERS.c.level))))
    .where(_COMPUTERS.c.table_id == seat_results.c.table_id, _COMPUTERS.c.level.is_not(None))
    .scalar_subquery()
)
_COLUMNS = {**seat_results.c, **game_results.c, "level": _LEVEL}
_PLAYED = select(*(_COLUMNS[field.name].label(field.name) for field in fields(PlayedGame))).join_from(
    game_results, seat_results, game_results.c.table_id == seat_results.c.table_id
)
_ACHIEVED = (
    select(
        *(seat_results.c[name] for name in ("user_id", "achievements")),
        *(game_results.c[name] for name in ("table_id", "game", "guild_id", "ended_at")),
    )
    .join_from(seat_results, game_results, game_results.c.table_id == seat_results.c.table_id)
    .where(seat_results.c.achievements != "")
    .order_by(game_results.c.ended_at, game_results.c.table_id)
)
_RECENT = (
    select(game_results.c.table_id)
    .where(game_results.c.guild_id == bindparam("guild"), game_results.c.opponents == PEOPLE)
    .order_by(game_results.c.ended_at.desc())
    .limit(CLUB_RECENT)
)
_RECENT_OF_GAME = _RECENT.where(game_results.c.game == bindparam("game_key"))
_USERS = (
    select(seat_results.c.user_id)
    .where(
        seat_results.c.table_id.in_(bindparam("recent", expanding=True)), seat_results.c.user_id.is_not(None)
    )
    .group_by(seat_results.c.user_id)
)
_REGULARS_OF_GAME = _USERS.having(func.count() >= REGULAR_GAMES)
# No LIMIT: PostgreSQL would read the seats of all servers by user until it has enough.
_REGULARS = _USERS.where(seat_results.c.sharing.is_not(None)).having(func.count() >= CLUB_GAMES)
_HAVING = (
    select(func.count(seat_results.c.user_id.distinct()))
    .join_from(seat_results, game_results, game_results.c.table_id == seat_results.c.table_id)
    .where(
        seat_results.c.user_id.in_(bindparam("users", expanding=True)),
        game_results.c.guild_id == bindparam("guild"),
        game_results.c.game == bindparam("game_key"),
        (literal(" ") + seat_results.c.achievements + " ").like(bindparam("star")),
    )
)
_OWN, _OTHER = seat_results.alias("own_seats"), seat_results.alias("other_seats")
_PAIR = (
    select(
        game_results.c.game,
        *(
            func.sum(case((part.c.sharing == 1, 1), else_=0)).label(name)
            for part, name in ((_OWN, "own"), (_OTHER, "other"))
        ),
    )
    .join_from(_OWN, _OTHER, (_OWN.c.table_id == _OTHER.c.table_id) & (_OWN.c.seat != _OTHER.c.seat))
    .join(game_results, game_results.c.table_id == _OWN.c.table_id)
    .where(_OWN.c.sharing.is_not(None), game_results.c.seats == 2, game_results.c.opponents == PEOPLE)
    .group_by(game_results.c.game)
)
