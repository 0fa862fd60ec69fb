"""Ratings in the database: how each settled game moved its players (`rated_seats`), and the sum (`ratings`).

A game is settled in the transaction that ends it, or in which the first player leaves. Its users, places and
moment are facts; the figures follow from them, and are computed again when an earlier game changes.
"""

from collections.abc import Collection, Sequence
from dataclasses import asdict, replace
from itertools import combinations, groupby
from typing import Any

from sqlalchemy import (
    BindParameter,
    Connection,
    Row,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    tuple_,
    update,
)

from engine.core.clocks import DAY
from engine.core.ratings import (
    WINDOW,
    Ladder,
    Podium,
    RatedGame,
    Rating,
    RatingBook,
    RatingChange,
    ladder_of,
    with_movements,
)
from engine.core.records.offers import TAKEN_OUT
from engine.core.settlement import Settlement
from engine.store.database import TABLE_PARAM, Operation, Part, reads, writes
from engine.store.integrity.checksums import upsert
from engine.store.offers import set_stakes
from engine.store.schema.club import game_results, podiums, rated_seats, ratings, seasons
from engine.store.schema.games import seats, tables
from engine.store.schema.users import guild_settings, user_settings

PODIUM = 3  # places kept of a season
WEEK = 7 * DAY  # over which a ladder shows movements


def write_rating(
    connection: Connection, table_id: int, verdict: Settlement | str | None, *, fold: bool = True
) -> None:
    """Save how a game is rated; with `fold`, compute the figures that follow from it."""
    known = connection.execute(_OF_TABLE, {"of_table": table_id}).all()
    game = _settled(connection, table_id, verdict, known)
    if game == (_game_of(known) if known else None):
        return
    connection.execute(delete(rated_seats).where(rated_seats.c.table_id == table_id))
    guild_id, name = connection.execute(_KEY, {"of_table": table_id}).one()
    if game is not None:
        _add(connection, guild_id, name, game)
    if fold and (known or _has_later(connection, guild_id, name, game)):
        fold_ratings(connection, guild_id, name)


def _add(connection: Connection, guild_id: int, name: str, game: RatedGame) -> None:
    """Move the ratings of a game that was settled after all others."""
    key = {"guild_id": guild_id, "game": name}
    book = _book_before(connection, guild_id, name, game)
    before = [book.ratings.get(user, Rating()) for user, _ in game.places]
    rows = []
    for seat, ((user, place), old, new) in enumerate(zip(game.places, before, book.settle(game))):
        facts = {"table_id": game.table_id, "seat": seat, **key, "user_id": user, "place": place}
        rows.append({**facts, "settled_at": game.settled_at, **_figures(old, new)})
        upsert(connection, ratings, {**key, "user_id": user, **asdict(new)})
    connection.execute(insert(rated_seats), rows)


def _figures(old: Rating, new: Rating) -> dict[str, float]:
    """Return the columns of a rated seat that follow from the games before it."""
    return {"mu_before": old.mu, "sigma_before": old.sigma, "mu": new.mu, "sigma": new.sigma}


def _settled(
    connection: Connection, table_id: int, verdict: Settlement | str | None, known: Sequence[Row[Any]]
) -> RatedGame | None:
    """Return the game with its users; None if it is not rated, or a user is no longer known."""
    if not isinstance(verdict, Settlement):
        return None
    users = list(connection.scalars(_USERS, {"of_table": table_id}))
    if known:  # who sat there then: another may have taken the seat since
        users = [row.user_id for row in known]
    if None in users or len(users) != len(verdict.places):
        return None
    return RatedGame(table_id, verdict.settled_at, tuple(zip(users, verdict.places)))


def _game_of(rows: Sequence[Row[Any]]) -> RatedGame:
    return RatedGame(rows[0].table_id, rows[0].settled_at, tuple((row.user_id, row.place) for row in rows))


def _has_later(connection: Connection, guild_id: int, name: str, game: RatedGame | None) -> bool:
    if game is None:
        return True
    last = connection.execute(_LAST, {"guild": guild_id, "game_key": name}).first()
    return last is not None and (last.settled_at, last.table_id) > (game.settled_at, game.table_id)


def _book_before(connection: Connection, guild_id: int, name: str, game: RatedGame) -> RatingBook:
    """Return what the settlement of one game needs of the ratings before it."""
    users, since = [user for user, _ in game.places], game.settled_at - WINDOW
    key = {"guild": guild_id, "game_key": name}
    book = RatingBook()
    for row in connection.execute(_RATINGS.where(ratings.c.user_id.in_(users)), key):
        book.ratings[row.user_id] = _rating(row)
    for pair in combinations(sorted(users, key=lambda user: book.ratings.get(user, Rating()).games), 2):
        if connection.scalar(_HAVE_MET, {**key, "user": pair[0], "other": pair[1]}):
            book.meetings[frozenset(pair)].clear()  # known, though maybe not lately
    for row in connection.execute(_MEETINGS, {**key, "users": users, "since": since}):
        book.meetings[frozenset((row.user_id, row.opponent))].append(row.settled_at)
    for row in connection.execute(_ACTIVE, {**key, "since": since}):
        book.active[row.user_id] = row.last_at
    return book


def fold_ratings(connection: Connection, guild_id: int, name: str) -> None:
    book, changed = _folded(connection, guild_id, name)
    if changed:
        connection.execute(_MOVE, changed)
    key = {"guild_id": guild_id, "game": name}
    connection.execute(delete(ratings).where(*(ratings.c[column] == value for column, value in key.items())))
    if book.ratings:
        rows = [{**key, "user_id": user, **asdict(new)} for user, new in sorted(book.ratings.items())]
        connection.execute(insert(ratings), rows)


def _folded(
    connection: Connection, guild_id: int, name: str, until: int | None = None
) -> tuple[RatingBook, list[dict[str, object]]]:
    """Return the ratings after all games, or those before `until`, and the seats whose figures differ."""
    book, changed = RatingBook(), list[dict[str, object]]()
    ends = [end for end in connection.scalars(_ENDS, {"guild": guild_id}) if until is None or end < until]
    games = connection.execute(_GAMES, {"guild": guild_id, "game_key": name}).all()
    for _, rows in groupby(games, lambda row: row.table_id):
        seat_rows = [*rows]
        if until is not None and seat_rows[0].settled_at >= until:
            break
        while ends and ends[0] <= seat_rows[0].settled_at:
            del ends[0]
            book.end_season()
        before = [book.ratings.get(row.user_id, Rating()) for row in seat_rows]
        for row, old, new in zip(seat_rows, before, book.settle(_game_of(seat_rows))):
            figures = _figures(old, new)
            if any(row._mapping[name] != value for name, value in figures.items()):
                new_figures = {f"new_{name}": value for name, value in figures.items()}
                changed.append({"of_table": row.table_id, "of_seat": row.seat, **new_figures})
    for _ in ends:
        book.end_season()
    return book, changed


def changes_of(connection: Connection, table_id: int) -> list[RatingChange] | str:
    """Return how a finished game moved its players' ratings, in order of the seats, or why it did not."""
    rows = connection.execute(_OF_TABLE, {"of_table": table_id})
    moved = [RatingChange(row.user_id, row.mu_before, row.mu, row.sigma) for row in rows]
    why = select(game_results.c.unrated).where(game_results.c.table_id == table_id)
    return moved or connection.scalar(why) or ""


class RatingStore(Part):
    @reads
    def ladder(self, connection: Connection, guild_id: int, name: str, user_id: int) -> Ladder:
        now, key = self._database.now(), {"guild": guild_id, "game_key": name}
        rated = {row.user_id: _rating(row) for row in connection.execute(_RATINGS, key)}
        hidden = {*connection.scalars(_HIDDEN, key)}
        ladder, since = ladder_of(rated, now, hidden, user_id), now - WEEK
        if any(end > since for end in connection.scalars(_ENDS, {"guild": guild_id})):
            return ladder  # all began again
        for row in connection.execute(_LATELY, {**key, "since": since}):  # the newest first
            if (old := rated.get(row.user_id)) is not None:
                rated[row.user_id] = replace(
                    old, mu=row.mu_before, sigma=row.sigma_before, games=old.games - 1, last_at=since
                )
        return with_movements(ladder, ladder_of(rated, since, hidden, user_id))

    @reads
    def names(self, connection: Connection, guild_id: int, users: Collection[int]) -> dict[int, str]:
        """Return the names under which these users last sat at a table of a server; none if it is deleted."""
        latest = {user: connection.scalar(_NAME_OF, {"user": user, "guild": guild_id}) for user in users}
        return {user: name for user, name in latest.items() if name is not None}

    @reads
    def of_table(self, connection: Connection, table_id: int) -> list[RatingChange] | str:
        return changes_of(connection, table_id)

    @reads
    def last_podium(self, connection: Connection, guild_id: int, name: str) -> list[Podium]:
        """Return the first players of the last season, best first."""
        here = (podiums.c.guild_id == guild_id, podiums.c.game == name)
        last = select(func.max(podiums.c.ended_at)).where(*here).scalar_subquery()
        first = select(podiums).where(*here, podiums.c.ended_at == last).order_by(podiums.c.place)
        return [_podium(row) for row in connection.execute(first)]

    @reads
    def podiums(self, connection: Connection, guild_id: int, ended_at: int) -> list[Podium]:
        """Return the first players of all games of a season, best first."""
        here = (podiums.c.guild_id == guild_id, podiums.c.ended_at == ended_at)
        rows = connection.execute(select(podiums).where(*here).order_by(podiums.c.game, podiums.c.place))
        return [_podium(row) for row in rows]

    @reads
    def unposted(self, connection: Connection) -> list[tuple[int, int]]:
        """Return the servers and ends of seasons whose podiums are not posted."""
        wanted = select(seasons.c.guild_id, seasons.c.ended_at).where(seasons.c.posted_at.is_(None))
        rows = connection.execute(wanted.where(*self.ours(seasons.c.guild_id)))
        return [(row.guild_id, row.ended_at) for row in rows]

    @writes
    def save_posted(self, connection: Connection, guild_id: int, ended_at: int) -> None:
        """Save that the podiums of a season were posted, or are not to be."""
        season = (seasons.c.guild_id == guild_id, seasons.c.ended_at == ended_at)
        connection.execute(update(seasons).where(*season).values(posted_at=self._database.now()))

    @writes
    def take_out(self, connection: Connection, table_id: int, also: Operation[object]) -> bool:
        """Take a game out of the ratings for a moderator; False if it was not rated."""
        key = connection.execute(_OF_TABLE, {"of_table": table_id}).first()
        if key is None:
            return False
        also(connection)
        set_stakes(connection, table_id, TAKEN_OUT)
        connection.execute(delete(rated_seats).where(rated_seats.c.table_id == table_id))
        result = update(game_results).where(game_results.c.table_id == table_id)
        connection.execute(result.values(unrated=TAKEN_OUT))
        fold_ratings(connection, key.guild_id, key.game)
        return True

    @writes
    def fold_all(self, connection: Connection) -> None:
        guild_id, name = -1, ""
        while (row := connection.execute(_NEXT, {"guild": guild_id, "game_key": name}).first()) is not None:
            guild_id, name = row.guild_id, row.game
            fold_ratings(connection, guild_id, name)

    @reads
    def seasonal_guilds(self, connection: Connection, ended_at: int) -> list[int]:
        """Return the servers whose season ended then and is still to be closed."""
        is_closed = exists().where(
            seasons.c.guild_id == guild_settings.c.guild_id, seasons.c.ended_at == ended_at
        )
        seasonal = select(guild_settings.c.guild_id).where(guild_settings.c.seasons_since < ended_at)
        ours = self.ours(guild_settings.c.guild_id)
        return list(connection.scalars(seasonal.where(~is_closed, *ours)))

    @writes
    def end_season(self, connection: Connection, guild_id: int, ended_at: int) -> None:
        """Keep the first players of each game, and draw the ratings together."""
        rated = select(ratings.c.game).where(ratings.c.guild_id == guild_id).distinct()
        names = sorted(connection.scalars(rated))
        for name in names:
            key = {"guild_id": guild_id, "game": name}
            hidden = {*connection.scalars(_HIDDEN, {"guild": guild_id, "game_key": name})}
            book, _ = _folded(connection, guild_id, name, ended_at)
            first = ladder_of(book.ratings, ended_at, hidden, 0).places[:PODIUM]
            for place, (user, rating) in enumerate(first, 1):
                first_player = {"user_id": user, "mu": rating.mu, "games": rating.games}
                upsert(connection, podiums, {**key, "ended_at": ended_at, "place": place, **first_player})
        connection.execute(insert(seasons).values(guild_id=guild_id, ended_at=ended_at))
        for name in names:
            fold_ratings(connection, guild_id, name)


def _podium(row: Row[Any]) -> Podium:
    return Podium(row.game, row.user_id, row.place, row.mu, row.games, row.ended_at)


def _rating(row: Row[Any]) -> Rating:
    return Rating(row.mu, row.sigma, row.games, row.opponents, row.last_at)


_GUILD: BindParameter[int] = bindparam("guild")
_NAME: BindParameter[str] = bindparam("game_key")
_SINCE: BindParameter[int] = bindparam("since")
_PLAYERS: BindParameter[int] = bindparam("users", expanding=True)
_KEY = select(tables.c.guild_id, tables.c.game).where(tables.c.id == TABLE_PARAM)
_USERS = select(seats.c.user_id).where(seats.c.table_id == TABLE_PARAM).order_by(seats.c.seat)
_SAT = select(seats.c.name).join(tables).where(seats.c.user_id == bindparam("user"))
_NAME_OF = _SAT.where(tables.c.guild_id == _GUILD).order_by(seats.c.table_id.desc()).limit(1)
_OF_TABLE = select(rated_seats).where(rated_seats.c.table_id == TABLE_PARAM).order_by(rated_seats.c.seat)
_HERE = (rated_seats.c.guild_id == _GUILD, rated_seats.c.game == _NAME)
_ORDER = (rated_seats.c.settled_at, rated_seats.c.table_id, rated_seats.c.seat)
_GAMES = select(rated_seats).where(*_HERE).order_by(*_ORDER)
_LATELY = (
    select(*(rated_seats.c[name] for name in ("user_id", "mu_before", "sigma_before")))
    .where(*_HERE, rated_seats.c.settled_at > _SINCE)
    .order_by(*(column.desc() for column in _ORDER))
)
_LAST = select(rated_seats).where(*_HERE).order_by(*(column.desc() for column in _ORDER)).limit(1)
_PLACE = (rated_seats.c.guild_id, rated_seats.c.game)
_NEXT = select(*_PLACE).where(tuple_(*_PLACE) > tuple_(_GUILD, _NAME)).order_by(*_PLACE).limit(1)
_ENDS = select(seasons.c.ended_at).where(seasons.c.guild_id == _GUILD).order_by(seasons.c.ended_at)
_RATINGS = select(ratings).where(ratings.c.guild_id == _GUILD, ratings.c.game == _NAME)
_ACTIVE = _RATINGS.where(ratings.c.last_at >= _SINCE).order_by(ratings.c.last_at)
# Not a join, for which PostgreSQL may read the ratings of all servers.
_IS_RATED = select(literal(1)).where(
    ratings.c.guild_id == _GUILD, ratings.c.game == _NAME, ratings.c.user_id == user_settings.c.user_id
)
_HIDDEN = select(user_settings.c.user_id).where(
    ~user_settings.c.show_records, _IS_RATED.limit(1).scalar_subquery() == 1
)
_FOES = rated_seats.alias("foes")
_PAIRS = (
    select(rated_seats.c.user_id, _FOES.c.user_id.label("opponent"), rated_seats.c.settled_at)
    .join(_FOES, (_FOES.c.table_id == rated_seats.c.table_id) & (_FOES.c.seat != rated_seats.c.seat))
    .where(*_HERE)
)
_OF_USERS = _PAIRS.where(rated_seats.c.user_id.in_(_PLAYERS))
_OF_PAIR = (rated_seats.c.user_id == bindparam("user"), _FOES.c.user_id == bindparam("other"))
_HAVE_MET = select(_PAIRS.where(*_OF_PAIR).exists())
_MEETINGS = _OF_USERS.where(
    rated_seats.c.settled_at >= _SINCE, _FOES.c.user_id.in_(_PLAYERS), rated_seats.c.seat < _FOES.c.seat
).order_by(*_ORDER)
_MOVE = (
    update(rated_seats)
    .where(rated_seats.c.table_id == TABLE_PARAM, rated_seats.c.seat == bindparam("of_seat"))
    .values({name: bindparam(f"new_{name}") for name in ("mu_before", "sigma_before", "mu", "sigma")})
)
