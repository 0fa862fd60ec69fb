"""Offers, tables and all that belongs to a single game."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
)

from engine.store.schema.columns import ID, checksum, metadata, where

_PLACES = ("guild_id", "channel_id", "parent_channel_id")


offers = Table(
    "offers",
    metadata,
    Column("id", ID, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("opponent_id", BigInteger),
    Column("opponent_name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("max_seats", Integer, nullable=False),
    Column("secret", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("time_control", Text, nullable=False, server_default="none"),  # also of its table
    Column(
        "max_missed", Integer, nullable=False, server_default="3"
    ),  # time-outs in a row that make a player silent
    Column("rematch_of", BigInteger),  # the table it repeats
    Column("epoch", Integer, nullable=False, server_default="1"),
    Column("start_requested", Boolean, nullable=False, server_default="0"),  # expired with enough players
    Column("ended_at", BigInteger),
    Column("silent_forfeit", Boolean, nullable=False, server_default="0"),  # silent seats cannot win
    Column("stakes", Text, nullable=False, server_default="friendly"),  # see engine/core/records/offers.py
    Column("open_hands", Boolean, nullable=False, server_default="0"),  # players who are out see all hands
    Column("guests", Text, nullable=False, server_default="anybody"),  # see OfferLimits.check_guest
    Column("from_table_id", BigInteger),  # the game that its table continues or copies
    Column("from_ply", Integer),  # the row of that game's log
    Column("deal_id", BigInteger),  # the sealed deal that its table is a run of, or that both play
    checksum(),
    Index("offers_by_state", "state", "expires_at"),
    Index("offers_by_rematch_of", "rematch_of", **where("rematch_of IS NOT NULL")),
    Index("offers_by_deal", "deal_id", **where("deal_id IS NOT NULL")),
    Index("offers_by_opponent", "opponent_id", **where("opponent_id IS NOT NULL")),
    sqlite_autoincrement=True,  # ids are never reused, so an old button never matches a new row
)

offer_participants = Table(
    "offer_participants",
    metadata,
    Column("offer_id", ID, ForeignKey("offers.id"), primary_key=True),
    Column("position", Integer, primary_key=True),  # grows in order of joining
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("client_seed", BigInteger, nullable=False),
    Column("level", Text),
    Column("deck_code", Text),  # the deck they bring
    checksum(),
    UniqueConstraint("offer_id", "user_id", name="one_chair_each"),
    Index("participants_by_user", "user_id"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, ForeignKey("offers.id"), primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("parent_channel_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger),
    Column("wants_thread", Boolean, nullable=False),
    Column("secret", Text, nullable=False),
    Column("last_ply", Integer, nullable=False),  # newest log row
    Column("checkpoint_ply", Integer, nullable=False),  # newest checkpoint
    Column("winners", Text),  # a JSON list of seats when the game is over
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("suspended_at", BigInteger),  # since when Discord cannot show it
    Column("board_ply", Integer, nullable=False, server_default="-1"),  # newest ply on the board
    # rows that only an open game needs were deleted
    Column("is_packed", Boolean, nullable=False, server_default="0"),
    Column("rules_version", Integer, nullable=False, server_default="1"),  # of the deal
    Column("rules_fingerprint", Text, nullable=False, server_default=""),  # of that version at the deal
    # lost by a restore; -1 if unknown, NULL once announced
    Column("lost_moves", Integer),
    checksum(),
    Index("unannounced_losses", "id", **where("lost_moves IS NOT NULL")),
    Index("open_tables", "suspended_at", **where("winners IS NULL")),
    *(Index(f"open_by_{name}", name, **where("winners IS NULL")) for name in _PLACES),
    Index("finished_by_channel", "channel_id", "updated_at", **where("winners IS NOT NULL")),
    Index(
        "finished_by_parent", "parent_channel_id", "channel_id", "updated_at", **where("winners IS NOT NULL")
    ),
    Index("finished_by_end", "updated_at", **where("winners IS NOT NULL")),
    Index("outdated_boards", "id", **where("board_ply < last_ply AND suspended_at IS NULL")),
    Index(
        "unpacked_tables",
        "updated_at",
        **where("is_packed = 0 AND winners IS NOT NULL", "NOT is_packed AND winners IS NOT NULL"),
    ),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("client_seed", BigInteger, nullable=False),
    Column("level", Text),
    Column("deck_code", Text),  # the deck they bring
    Column("to_act", Boolean, nullable=False),  # has an open decision
    Column("to_act_since", Integer, nullable=False, server_default="0"),  # a ply; see TableSnapshot
    # the newest ply that its player has read
    Column("seen_ply", Integer, nullable=False, server_default="0"),
    Column("departed_at", BigInteger),  # since when its player cannot play
    Column(
        "needs_entropy", Boolean, nullable=False, server_default="0"
    ),  # see ENTROPY_ADDED in engine/core/log.py
    # the last four moments at which its player was pinged
    Column("recent_pings", Text, nullable=False, server_default=""),
    checksum(),
    Index("seats_by_user", "user_id", "table_id"),
    Index("seats_to_act", "user_id", "table_id", **where("to_act = 1", "to_act")),
)

log_rows = Table(
    "log_rows",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer),
    Column("reply", Text, nullable=False),  # a JSON list
    Column("state_crc", BigInteger, nullable=False),
    Column("events", Text, nullable=False),  # a JSON list of [kind, seat, facts, secret facts]
    Column("idempotency_key", Text),  # of the request; unique per table
    Column("created_at", BigInteger, nullable=False),
    checksum(),
    UniqueConstraint("table_id", "idempotency_key", name="unique_idempotency_key"),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("format", Integer, nullable=False),
    Column("state", Text, nullable=False),
    checksum(),
)

game_archives = Table(
    "game_archives",  # packed logs of finished games; see logs.py
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("packed", LargeBinary, nullable=False),
    Column("checksum", Text, nullable=False),
)

board_messages = Table(
    "board_messages",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("shown_ply", Integer, nullable=False),
    Column("pinged_ply", Integer, nullable=False),
    Column("posted_at", BigInteger, nullable=False),
)

publish_failures = Table(
    "publish_failures",  # tables that Discord refuses to show
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("discord_code", Integer, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("retry_at", BigInteger, nullable=False),
    Column("first_failed_at", BigInteger, nullable=False),
    Column("failed_at", BigInteger, nullable=False),
)

clocks = Table(
    "clocks",  # of seats at tables with a time control; see engine/core/clocks.py
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("bank", Integer, nullable=False),
    Column("missed_in_row", Integer, nullable=False),
    Column("has_answered", Boolean, nullable=False),
    Column("decision_ply", Integer),
    Column("started_at", BigInteger, nullable=False),
    Column("base_seconds", Integer, nullable=False),
    Column("deadline", BigInteger, nullable=False),
    Column("early_reminder_at", BigInteger),
    Column("final_reminder_at", BigInteger),
    Column("spent_log", Text, nullable=False, server_default=""),  # costs of recent decisions, for undo
    Column("next_check_at", BigInteger),  # the next reminder or the deadline, while it runs
    checksum(),
    Index("clocks_by_next_check", "next_check_at"),
)

pending_pings = Table(
    "pending_pings",  # due pings, and those made for the open decision
    metadata,
    Column("table_id", ID, ForeignKey("offers.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("subject", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("is_done", Boolean, nullable=False),
    Index("pings_by_due_at", "is_done", "due_at"),
    Index("pings_by_user", "user_id"),
)

former_players = Table(
    "former_players",  # users whose seat another user has taken
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("seat", Integer, nullable=False),
    Index("former_players_by_user", "user_id"),
)

stories = Table(
    "stories",  # of finished games: chances, luck and mistakes; see engine/story/story.py
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("packed", LargeBinary, nullable=False),
    Column("reckoned_at", BigInteger, nullable=False),
    Column("gazette_id", BigInteger),  # the message with its Gazette; 0: there is none; NULL: not decided
    checksum(),
)

proposals = Table(
    "proposals",
    metadata,
    Column("id", ID, primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),  # at which it was made, or where to play on
    Column("choices", Integer, nullable=False),  # to undo
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("state", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    checksum(),
    Index("proposals_by_state", "state", "table_id"),
    Index("proposals_by_table", "table_id", "kind"),
    sqlite_autoincrement=True,  # ids are never reused, so an old button never matches a new row
)

proposal_consents = Table(
    "proposal_consents",
    metadata,
    Column("proposal_id", ID, ForeignKey("proposals.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    checksum(),
)

suspension_notices = Table(
    "suspension_notices",  # users who do not know yet that a table is suspended
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
)
