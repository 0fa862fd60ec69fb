"""What outlives games: results, shared deals, ratings, and who looks for whom."""

from sqlalchemy import BigInteger, Boolean, Column, Double, Index, Integer, Table, Text

from engine.store.schema.columns import ID, metadata, where

avoided_users = Table(
    "avoided_users",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("avoided_id", BigInteger, primary_key=True, autoincrement=False),
)

# Results outlive their games, so they reference none.
game_results = Table(
    "game_results",
    metadata,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("opponents", Text, nullable=False),  # people, mixed, computers or branch
    Column("seats", Integer, nullable=False),
    Column("ending", Text, nullable=False),  # played, or the note that closed it
    Column("turns", Integer, nullable=False),
    Column("plies", Integer, nullable=False),
    Column("undos", Integer, nullable=False),  # by consent
    Column("unrated", Text),  # why its players' ratings did not move; NULL if they did
    Column("is_timed", Boolean, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Index("results_by_guild", "guild_id", "ended_at"),
)

seat_results = Table(
    "seat_results",
    metadata,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("level", Text),
    Column("side", Text, nullable=False),  # what it played
    Column("place", Integer),  # NULL if the game does not count
    Column("sharing", Integer),  # seats that share the win; 0: lost; NULL as for `place`
    Column("margin", Integer),  # ahead of the best other seat
    Column("answers", Integer, nullable=False),
    Column("median_seconds", Integer),  # to an answer
    Column("missed", Integer, nullable=False),  # time-outs
    Column("took_over", Boolean, nullable=False),  # came later, see engine/tables/chairs.py
    Column("achievements", Text, nullable=False, server_default=""),  # keys, with spaces between
    Index("seat_results_by_user", "user_id", "table_id"),
)

# Deals that several users play alone.
sealed_deals = Table(
    "sealed_deals",
    metadata,
    Column("id", ID, primary_key=True),
    Column("day", Integer),  # since 1970; NULL: not a daily deal
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("level", Text, nullable=False),  # of the computers
    Column("seats", Integer, nullable=False),
    Column("seat", Integer, nullable=False),  # that everybody plays
    Column("secret", Text, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("closes_at", BigInteger, nullable=False),
    Column("number", BigInteger),  # the id of the first Play, which completes the seed
    Column("rules_version", Integer),  # at that moment
    Index("deals_by_day", "day", "game", unique=True),
    Index("deals_by_end", "closes_at"),
    sqlite_autoincrement=True,  # ids are never reused, because seals contain them
)

deal_runs = Table(
    "deal_runs",  # of users; they outlive their tables
    metadata,
    Column("deal_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),  # where it was begun
    Column("table_id", BigInteger, nullable=False),
    Column("is_placed", Boolean, nullable=False),  # not of an owner of the bot
    Column("won", Integer),  # 2: alone, 1: shared, 0: lost; NULL: not finished
    Column("is_played_out", Boolean),
    Column("margin", Integer),  # lead over the best other seat
    Column("turns", Integer),
    Column("fifths", Text, nullable=False, server_default=""),
    Column("streak", Integer, nullable=False, server_default="0"),
    Column("rest_day", Integer),  # the last missed day that was forgiven
    Index("runs_by_user", "user_id", "deal_id"),
    Index("runs_by_table", "table_id"),
    Index("unfinished_runs", "deal_id", **where("won IS NULL")),
)

house_runs = Table(
    "house_runs",  # by the bot's own players
    metadata,
    Column("deal_id", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("level", Text, nullable=False),
    Column("won", Integer, nullable=False),  # as above
    Column("is_played_out", Boolean, nullable=False),
    Column("margin", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
)

daily_posts = Table(
    "daily_posts",  # the last card in a server's channel for the daily deal
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, nullable=False),
)

rated_seats = Table(
    "rated_seats",  # how a settled game has moved the ratings
    metadata,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("settled_at", BigInteger, nullable=False),  # the end, or when the first player left
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("rated_seats_by_game", "guild_id", "game", "settled_at", "table_id"),
    Index("rated_seats_by_user", "user_id", "guild_id", "game", "settled_at"),
)

ratings = Table(
    "ratings",  # what rated_seats add up to
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("opponents", Integer, nullable=False),  # different ones
    Column("last_at", BigInteger, nullable=False),
    Index("ratings_by_user", "user_id"),
)

seasons = Table(
    "seasons",  # ends of seasons, each of which drew the ratings together
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("ended_at", BigInteger, primary_key=True, autoincrement=False),
    Column("posted_at", BigInteger),  # when its podiums were, or could not be
    Index("unposted_seasons", "ended_at", **where("posted_at IS NULL")),
)

podiums = Table(
    "podiums",  # the first of a season
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("ended_at", BigInteger, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("mu", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Index("podiums_by_user", "user_id"),
)

lookings = Table(
    "lookings",  # users who look for a game
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("time_control", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("lookings_by_user", "user_id"),
    Index("lookings_by_end", "expires_at"),
)

posse_calls = Table(
    "posse_calls",  # of a server's role, within a day
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("called_at", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Index("posse_calls_by_time", "called_at"),
    Index("posse_calls_by_user", "user_id"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", ID, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("form", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("time_control", Text, nullable=False),
    Column("places", Integer, nullable=False),
    Column("round_seconds", Integer, nullable=False),
    Column("starts_at", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("secret", Text, nullable=False),  # decides the lots
    Column("epoch", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("round", Integer, nullable=False),  # the current one; 0 before the first
    Column("round_ends_at", BigInteger),
    Column("number", BigInteger),  # the id of the first announcement, which completes the lots
    Column("message_id", BigInteger),  # the announcement
    Column("digest", Text, nullable=False),  # of what it shows
    Column("closed_at", BigInteger),  # when the end was posted
    Index("tournaments_by_guild", "guild_id", "id"),
    Index("open_tournaments", "id", **where("closed_at IS NULL")),
    Index("tournaments_by_host", "host_id"),
    sqlite_autoincrement=True,  # ids are never reused, because seals contain them
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("joined_at", BigInteger, nullable=False),
    Column("is_checked_in", Boolean, nullable=False),
    Column("was_called", Boolean, nullable=False),  # to check in
    Column("first_round", Integer, nullable=False),
    Column("left_round", Integer),  # the first round without them
    Column("lot", Integer),  # from their first round on, which another id must not change
    Index("entrants_by_user", "user_id"),
)

pairing_games = Table(
    "pairing_games",
    metadata,
    Column("tournament_id", BigInteger, primary_key=True, autoincrement=False),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("leg", Integer, primary_key=True, autoincrement=False),
    Column("first", BigInteger, nullable=False),  # the user in seat 0
    Column("second", BigInteger),  # NULL for a bye
    Column("table_id", BigInteger),
    Column("message_id", BigInteger),  # the posting with its seal
    Column("result", Text, nullable=False),  # "" while it is open
    Column("margin", Integer),  # of the first
    Column("turns", Integer),
    Index("pairing_games_by_table", "table_id"),
    Index("pairing_games_by_first", "first"),
    Index("pairing_games_by_second", "second"),
)

tournament_deals = Table(
    "tournament_deals",  # of a rodeo
    metadata,
    Column("tournament_id", BigInteger, primary_key=True, autoincrement=False),
    Column("deal_id", BigInteger, primary_key=True, autoincrement=False),
)
