"""The current tables of the database; their history is in migrations/. No queries.

Ids of Discord and times (UTC seconds) are big integers, JSON is text.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()
_PLACES = ("guild", "channel", "parent")

# SQLite counts ids only in a column that is INTEGER to the letter.
_ID = BigInteger().with_variant(Integer(), "sqlite")

offers = Table(
    "offers",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
    Column("opponent", BigInteger),
    Column("opponent_name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("most", Integer, nullable=False),
    Column("secret", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("clock", Text, nullable=False, server_default="none"),  # of its table too
    Column("patience", Integer, nullable=False, server_default="3"),  # decisions in a row one may miss
    Column("again", BigInteger),  # the table of which it is the rematch
    Column("epoch", Integer, nullable=False, server_default="1"),
    Column("asked_to_start", Boolean, nullable=False, server_default="0"),  # its time was up once
    Column("ended", BigInteger),
    Column("silent_lose", Boolean, nullable=False, server_default="0"),  # as the offer said
    Column("hints", Boolean, nullable=False, server_default="0"),  # for people who play each other, too
    Index("offers_by_state", "state", "expires"),
    Index("offers_by_again", "again", sqlite_where=text("again IS NOT NULL")),
    Index("offers_by_opponent", "opponent", sqlite_where=text("opponent IS NOT NULL")),
    sqlite_autoincrement=True,  # an id is never given twice: an old button finds nothing
)

participants = Table(
    "sitters",
    metadata,
    Column("offer_id", _ID, ForeignKey("offers.id"), primary_key=True),
    Column("place", Integer, primary_key=True),  # grows in the order in which they sat down
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("level", Text),
    Column("deck", Text),  # the code of the one that is brought
    UniqueConstraint("offer_id", "user_id", name="one_chair_each"),
    Index("sitters_by_user", "user_id"),
)

no_challenges = Table(
    "no_challenges",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("host", BigInteger, primary_key=True, autoincrement=False),  # whose challenges they want none of
)

tables = Table(
    "tables",
    metadata,
    Column("id", _ID, ForeignKey("offers.id"), primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("parent", BigInteger, nullable=False),
    Column("channel", BigInteger),
    Column("thread", Boolean, nullable=False),
    Column("secret", Text, nullable=False),
    Column("ply", Integer, nullable=False),  # of the last action
    Column("rested", Integer, nullable=False),  # of the last snapshot
    Column("winners", Text),  # a JSON list of seats when the game is over
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("frozen", BigInteger),  # since when nobody can be shown it
    Column("shown", Integer, nullable=False, server_default="-1"),  # the ply that its board shows
    Column("tidy", Boolean, nullable=False, server_default="0"),  # what only a game under way needs is gone
    Column("rules_version", Integer, nullable=False, server_default="1"),  # that it goes by
    Column("fingerprint", Text, nullable=False, server_default=""),  # of that version when it began
    Column("lost", Integer),  # so many moves were lost, -1 if nobody knows how many; until the table knows
    Index("set_back", "id", sqlite_where=text("lost IS NOT NULL")),
    Index("open_tables", "frozen", sqlite_where=text("winners IS NULL")),
    *(Index(f"open_by_{name}", name, sqlite_where=text("winners IS NULL")) for name in _PLACES),
    Index("over_by_channel", "channel", "changed", sqlite_where=text("winners IS NOT NULL")),
    Index("over_by_parent", "parent", "channel", "changed", sqlite_where=text("winners IS NOT NULL")),
    Index("over_by_end", "changed", sqlite_where=text("winners IS NOT NULL")),
    Index("outdated", "id", sqlite_where=text("shown < ply AND frozen IS NULL")),
    Index("untidy", "changed", sqlite_where=text("tidy = 0 AND winners IS NOT NULL")),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("level", Text),
    Column("deck", Text),  # the code of the one that is brought
    Column("waiting", Boolean, nullable=False),  # is it asked something now?
    Column("asked_since", Integer, nullable=False, server_default="0"),  # the ply: see TableSnapshot
    Column("seen", Integer, nullable=False, server_default="0"),  # up to this ply it has read what happened
    Column("gone", BigInteger),  # since when its player is known to have left the server
    Column("unmixed", Boolean, nullable=False, server_default="0"),  # see MIXED in engine/core/log.py
    Column("pinged", Text, nullable=False, server_default=""),  # when its player was, the last four times
    Index("seats_by_user", "user_id", "table_id"),
    Index("seats_asked", "user_id", "table_id", sqlite_where=text("waiting = 1")),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer),
    Column("reply", Text, nullable=False),  # a JSON list
    Column("crc", BigInteger, nullable=False),
    Column("events", Text, nullable=False),  # a JSON list of [what, seat, facts, secret facts]
    Column("click", Text),  # what makes a second one of the same press fail
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "click", name="each_click_once"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

archives = Table(
    "archives",  # logs and deals of games that are long over, packed: see logs.py
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("checks", Text, nullable=False),  # CRC-32 of each piece of it
    Column("sum", Text, nullable=False),  # of the last row of the log
)

boards = Table(
    "boards",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

troubles = Table(
    "troubles",  # tables that Discord refuses to show
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("code", Integer, nullable=False),
    Column("times", Integer, nullable=False),
    Column("again", BigInteger, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("sought", Text, nullable=False),  # the name as it is looked for: however it is spelt
    Column("family", Text, nullable=False),  # the game it is for
    Column("leader", Text, nullable=False),  # the key of what it belongs to
    Column("cards", Text, nullable=False),  # their keys, with spaces between them
    Column("chosen", Boolean, nullable=False),  # for the next game
    Column("changed", Integer, nullable=False),  # grows with every change of a person's decks
    Column("before", Text, nullable=False, server_default=""),  # what its list was, the last at the end
    UniqueConstraint("user_id", "sought", name="each_deck_name_once"),
    sqlite_autoincrement=True,  # an id is never given twice: an old button finds nothing
)

houses = Table(
    "houses",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("game", Text, nullable=False),
    Column("thread", Boolean, nullable=False),
    Column("per_channel", Integer, nullable=False),
    Column("per_player", Integer, nullable=False),
    Column("away_days", Integer, nullable=False, server_default="30"),
    Column("clock", Text, nullable=False, server_default="day"),
    Column("patience", Integer, nullable=False, server_default="3"),
    Column("pictures", Text, nullable=False, server_default="on"),
    Column("offer_hours", Integer),
    Column("per_day", Integer),
    Column("log_channel", BigInteger),
    Column("keep_months", Integer),
    Column("quiet_threads", Boolean, nullable=False, server_default="0"),
)

audits = Table(
    "audits",  # what those who run a server have done
    metadata,
    Column("id", _ID, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("user", BigInteger, nullable=False),
    Column("what", Text, nullable=False),
    Column("about", Text, nullable=False),  # a JSON object
    Column("reason", Text, nullable=False),
    Index("audits_by_guild", "guild", "id"),
    Index("audits_by_user", "user"),
    sqlite_autoincrement=True,
)

blocks = Table(
    "blocks",  # who may take part in nothing new on a server
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
)

# Who wants nothing stored of them, and so is offered no game.
optouts = Table("optouts", metadata, Column("user", BigInteger, primary_key=True, autoincrement=False))

shut = Table(
    "shut",  # servers that the host does not serve
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)

clocks = Table(
    "clocks",  # of the seats at tables that have one; see engine/core/clocks.py
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("bank", Integer, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("touched", Boolean, nullable=False),
    Column("put", Integer),
    Column("since", BigInteger, nullable=False),
    Column("own", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("half", BigInteger),
    Column("near", BigInteger),
    Column("earlier", Text, nullable=False, server_default=""),  # what answers cost: they may be taken back
    Column("look", BigInteger),  # the next of half, near and due, while it runs
    Index("clocks_by_look", "look"),
)

facts = Table(
    "facts", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False)
)

people = Table(
    "people",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("timezone", Text),
    Column("quiet_from", Integer),  # minutes after midnight
    Column("quiet_to", Integer),
    Column("ping", Text, nullable=False),
    Column("next_up", Boolean, nullable=False),
    Column("pictures", Text),
    Column("tips", Boolean, nullable=False, server_default="1"),
)

absences = Table(
    "aways",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("user", BigInteger, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("start", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("aways_by_user", "user", "guild"),
    Index("aways_by_end", "until"),
)

letters = Table(
    "letters",  # direct messages to each person
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, nullable=False),  # days since 1970
    Column("sent", Integer, nullable=False),  # on that day
    Column("closed", Boolean, nullable=False),  # Discord has refused the last one
    Column("told", Boolean, nullable=False),  # and they have been told
    Index("letters_by_day", "day"),
)

calls = Table(
    "calls",  # that somebody is to be pinged for a question, and whether they were
    metadata,
    Column("table_id", _ID, ForeignKey("offers.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True),
    Column("what", Text, primary_key=True),
    Column("asked", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("done", Boolean, nullable=False),
    Index("calls_by_due", "done", "due"),
    Index("calls_by_user", "user"),
)

lessons = Table(
    "lessons",  # what each person is learning: one lesson of each game
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("family", Text, primary_key=True),
    Column("lesson", Text, nullable=False),  # the one that was begun last
    Column("presses", Text, nullable=False),  # the moves made in it, a line each
    Column("finished", Text, nullable=False),  # the lessons that were, with spaces between them
    Column("changed", BigInteger, nullable=False),
    Index("lessons_by_change", "changed"),
)

experience = Table(
    "experience",  # what each person knows of the games to which they are new
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("tables", Text, nullable=False),  # the first at which they played it; spaces between, as below
    Column("answered", Text, nullable=False),  # kinds of question
    Column("told", Text, nullable=False),  # what was explained to them, where and when
)

orders = Table(
    "orders",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),  # 0: a person's usual one
    Column("family", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("words", Text, nullable=False),  # with spaces between them
)

proposals = Table(
    "proposals",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("table_id", _ID, ForeignKey("tables.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),  # at which it was made
    Column("count", Integer, nullable=False),  # choices to be taken back
    Column("channel", BigInteger),
    Column("message", BigInteger),
    Column("state", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Index("proposals_by_state", "state", "table_id"),
    Index("proposals_by_table", "table_id", "kind"),
    sqlite_autoincrement=True,  # an id is never given twice: an old button finds nothing
)

consents = Table(
    "consents",
    metadata,
    Column("proposal_id", _ID, ForeignKey("proposals.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

unnotified = Table(
    "untold",  # who does not know yet that one of their tables is frozen
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
)

_OF_GAMES = (tables, seats, actions, snapshots)
_BESIDE = (offers, participants, clocks, proposals, consents, facts, orders, decks, blocks)
for _summed in (*_OF_GAMES, *_BESIDE):
    _summed.append_column(Column("sum", Text))  # see integrity/checksums.py; older rows have none yet
