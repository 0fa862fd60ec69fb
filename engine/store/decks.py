"""The decks that people have built, in the database. What makes a deck legal is not here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from unicodedata import normalize

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update

from engine.store.database import Database, reads, writes
from engine.store.integrity.checksums import DECK, PARTICIPANT
from engine.store.schema import decks, offers, participants


@dataclass(frozen=True, slots=True)
class OwnDeck:
    """A person's deck for games of this family, its cards by their keys.

    `leader` is the key of what it belongs to; `chosen`: its owner brings it to the next game. `before` are
    its earlier lists, the last at the end, each the leader and the cards with spaces between them.
    """

    id: int
    user: int
    family: str
    name: str
    leader: str
    cards: tuple[str, ...] = ()
    chosen: bool = False
    before: tuple[str, ...] = ()


class DeckRows(Database):
    """The part of the store that keeps decks."""

    @reads
    def decks(self, connection: Connection, user: int) -> list[OwnDeck]:
        """A person's decks, the last changed first."""
        return _decks(connection, decks.c.user_id == user)

    @reads
    def check_decks(self, connection: Connection) -> None:
        """Look at everybody's decks: what is damaged is rebuilt, or deleted."""
        _decks(connection)

    @writes
    def add_deck(self, connection: Connection, deck: OwnDeck, most: int) -> bool:
        """Save a new deck; False if the name is taken or the person has `most` already."""
        there = select(func.count()).where(decks.c.user_id == deck.user)
        if (connection.scalar(there) or 0) >= most or _is_taken(connection, deck):
            return False
        fixed = {"user_id": deck.user, "family": deck.family, "chosen": False}
        made = insert(decks).values({**fixed, **_changes(deck)}).returning(decks.c.id)
        DECK.stamp(connection, decks.c.id == connection.scalar(made))
        return True

    @writes
    def change_deck(self, connection: Connection, old: OwnDeck, new: OwnDeck) -> bool:
        """Give a deck another name and list; False if it has changed meanwhile or the name is taken."""
        listed = (decks.c.leader == old.leader, decks.c.cards == " ".join(old.cards))
        same = (decks.c.name == old.name, *listed)
        if _is_taken(connection, new):
            return False
        change = update(decks).where(*_mine(old.user, old.id), *same).values(_changes(new))
        done = connection.execute(change).rowcount == 1
        DECK.stamp(connection, *_mine(old.user, old.id))
        return done

    @writes
    def drop_deck(self, connection: Connection, user: int, deck: int) -> bool:
        """Delete a person's deck; False if there is none of this id."""
        return connection.execute(delete(decks).where(*_mine(user, deck))).rowcount == 1

    @writes
    def choose_deck(self, connection: Connection, user: int, deck: int) -> bool:
        """Choose the deck for the next game of its family; False if there is no such deck."""
        family = connection.scalar(select(decks.c.family).where(*_mine(user, deck)))
        if family is None:
            return False
        shelf = (decks.c.user_id == user, decks.c.family == family)
        connection.execute(update(decks).where(*shelf).values(chosen=decks.c.id == deck))
        DECK.stamp(connection, *shelf)
        return True

    @writes
    def choose_no_deck(self, connection: Connection, user: int, family: str | None = None) -> None:
        """Choose no deck for the next game, or for the next of this family."""
        shelf = [decks.c.user_id == user, *([decks.c.family == family] if family else [])]
        connection.execute(update(decks).where(*shelf).values(chosen=False))
        DECK.stamp(connection, *shelf)

    @writes
    def bring_deck(self, connection: Connection, offer: int, user: int, code: str | None) -> bool:
        """Bring a deck to an open offer, or none; False if that is over or the person does not sit there."""
        is_open = select(offers.c.id).where(offers.c.id == offer, offers.c.state == "open")
        participant = (participants.c.offer_id.in_(is_open), participants.c.user_id == user)
        done = connection.execute(update(participants).where(*participant).values(deck=code)).rowcount == 1
        PARTICIPANT.stamp(connection, *participant)
        return done

    @writes
    def forget_decks(self, connection: Connection, user: int) -> None:
        """Delete all decks of a person; those of games already dealt stay with these games."""
        connection.execute(delete(decks).where(decks.c.user_id == user))
        brought = participants.c.user_id == user
        connection.execute(update(participants).where(brought).values(deck=None))
        PARTICIPANT.stamp(connection, brought)


def folded_name(name: str) -> str:
    """A deck's name for lookups: case and Unicode variants do not matter."""
    return normalize("NFKC", name).casefold()


def _decks(connection: Connection, *wanted: ColumnElement[bool]) -> list[OwnDeck]:
    newest = select(decks).where(*wanted).order_by(decks.c.changed.desc(), decks.c.id)
    rows = connection.execute(newest).all()
    for row in rows:
        DECK.check(row._mapping, DECK.drop)
    return [_deck(row) for row in rows]


def _deck(row: Row[Any]) -> OwnDeck:
    cards, before = tuple(row.cards.split()), tuple(row.before.splitlines())
    return OwnDeck(row.id, row.user_id, row.family, row.name, row.leader, cards, row.chosen, before)


def _mine(user: int, deck: int) -> tuple[ColumnElement[bool], ...]:
    return decks.c.user_id == user, decks.c.id == deck


def _changes(deck: OwnDeck) -> dict[str, object]:
    """The columns of a change: name, list, earlier lists and time."""
    other = decks.alias()
    last = select(func.coalesce(func.max(other.c.changed), 0)).where(other.c.user_id == deck.user)
    return {
        "name": deck.name,
        "sought": folded_name(deck.name),
        "leader": deck.leader,
        "cards": " ".join(deck.cards),
        "before": "\n".join(deck.before),
        "changed": last.scalar_subquery() + 1,
    }


def _is_taken(connection: Connection, deck: OwnDeck) -> bool:
    other = (decks.c.user_id == deck.user, decks.c.sought == folded_name(deck.name), decks.c.id != deck.id)
    return connection.scalar(select(decks.c.id).where(*other)) is not None
