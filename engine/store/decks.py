"""Users' decks in the database. engine/tables/decks.py decides which are legal."""

from typing import Any
from unicodedata import normalize

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update

from engine.core.records.decks import SavedDeck
from engine.store.database import Part, reads, writes
from engine.store.integrity.checksums import DECK, PARTICIPANT
from engine.store.schema.games import offer_participants, offers
from engine.store.schema.users import decks


class DeckStore(Part):
    @reads
    def of_user(self, connection: Connection, user_id: int) -> list[SavedDeck]:
        return _decks(connection, decks.c.user_id == user_id)

    @reads
    def check_decks(self, connection: Connection) -> None:
        """Read all decks, so that damaged ones are deleted."""
        _decks(connection)

    @writes
    def add_deck(self, connection: Connection, deck: SavedDeck, limit: int) -> bool:
        """Save a new deck; False if the name is taken or the user has `limit` already."""
        there = select(func.count()).where(decks.c.user_id == deck.user_id)
        if (connection.scalar(there) or 0) >= limit or _is_taken(connection, deck):
            return False
        fixed = {"user_id": deck.user_id, "family": deck.family, "is_active": False}
        made = insert(decks).values({**fixed, **_changes(deck)}).returning(decks.c.id)
        DECK.rewrite_checksums(connection, decks.c.id == connection.scalar(made))
        return True

    @writes
    def change_deck(self, connection: Connection, old: SavedDeck, new: SavedDeck) -> bool:
        """Give a deck another name and list; False if it has changed meanwhile or the name is taken."""
        listed = (decks.c.leader == old.leader, decks.c.cards == " ".join(old.cards))
        same = (decks.c.name == old.name, *listed)
        if _is_taken(connection, new):
            return False
        change = update(decks).where(*_is_deck_of(old.user_id, old.id), *same).values(_changes(new))
        done = connection.execute(change).rowcount == 1
        DECK.rewrite_checksums(connection, *_is_deck_of(old.user_id, old.id))
        return done

    @writes
    def drop_deck(self, connection: Connection, user_id: int, deck_id: int) -> bool:
        """Delete a user's deck; False if none has this id."""
        return connection.execute(delete(decks).where(*_is_deck_of(user_id, deck_id))).rowcount == 1

    @writes
    def choose_deck(self, connection: Connection, user_id: int, deck_id: int) -> bool:
        """Choose the deck for the next game of its family; False if there is no such deck."""
        family = connection.scalar(select(decks.c.family).where(*_is_deck_of(user_id, deck_id)))
        if family is None:
            return False
        shelf = (decks.c.user_id == user_id, decks.c.family == family)
        connection.execute(update(decks).where(*shelf).values(is_active=decks.c.id == deck_id))
        DECK.rewrite_checksums(connection, *shelf)
        return True

    @writes
    def choose_no_deck(self, connection: Connection, user_id: int, family: str | None = None) -> None:
        shelf = [decks.c.user_id == user_id, *([decks.c.family == family] if family else [])]
        connection.execute(update(decks).where(*shelf).values(is_active=False))
        DECK.rewrite_checksums(connection, *shelf)

    @writes
    def bring_deck(self, connection: Connection, offer_id: int, user_id: int, code: str | None) -> bool:
        """Bring a deck to an offer, or none; False if the offer is not open or the user has not joined."""
        is_open = select(offers.c.id).where(offers.c.id == offer_id, offers.c.state == "open")
        participant = (offer_participants.c.offer_id.in_(is_open), offer_participants.c.user_id == user_id)
        done = (
            connection.execute(update(offer_participants).where(*participant).values(deck_code=code)).rowcount
            == 1
        )
        PARTICIPANT.rewrite_checksums(connection, *participant)
        return done


def normalized_name(name: str) -> str:
    """Return a deck's name for lookups: case and Unicode variants do not matter."""
    return normalize("NFKC", name).casefold()


def _decks(connection: Connection, *wanted: ColumnElement[bool]) -> list[SavedDeck]:
    newest = select(decks).where(*wanted).order_by(decks.c.revision.desc(), decks.c.id)
    rows = connection.execute(newest).all()
    for row in rows:
        DECK.verify(row._mapping, DECK.delete)
    return [_deck(row) for row in rows]


def _deck(row: Row[Any]) -> SavedDeck:
    cards, before = tuple(row.cards.split()), tuple(row.history.splitlines())
    return SavedDeck(row.id, row.user_id, row.family, row.name, row.leader, cards, row.is_active, before)


def _is_deck_of(user_id: int, deck_id: int) -> tuple[ColumnElement[bool], ...]:
    return decks.c.user_id == user_id, decks.c.id == deck_id


def _changes(deck: SavedDeck) -> dict[str, object]:
    other = decks.alias()
    last = select(func.coalesce(func.max(other.c.revision), 0)).where(other.c.user_id == deck.user_id)
    return {
        "name": deck.name,
        "name_key": normalized_name(deck.name),
        "leader": deck.leader,
        "cards": " ".join(deck.cards),
        "history": "\n".join(deck.history),
        "revision": last.scalar_subquery() + 1,
    }


def _is_taken(connection: Connection, deck: SavedDeck) -> bool:
    other = (
        decks.c.user_id == deck.user_id,
        decks.c.name_key == normalized_name(deck.name),
        decks.c.id != deck.id,
    )
    return connection.scalar(select(decks.c.id).where(*other)) is not None
