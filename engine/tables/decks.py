"""Users' decks of any game: make, change, choose, and check them. No SQL, no Discord.

What makes a deck legal is up to its game (`DeckBuilding`); no deck is saved that would still be illegal
with more cards.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from engine.core.decisions import Refused
from engine.core.decks import Deck, DeckBuilding, UnnamedDeck, filled
from engine.core.records.decks import SavedDeck
from engine.core.records.users import Participant
from engine.core.rules import Rules
from engine.games import DECKS
from engine.store.decks import DeckStore, normalized_name
from engine.store.privacy import PrivacyStore

MAX_DECKS = 30  # decks of a user
NAME = 32  # characters of a deck's name
UNDOS = 30  # earlier lists kept per deck


class InvalidDeck(Refused):
    """A deck, card or code breaks rules of its game, listed in `faults`."""

    def __init__(self, family: str, faults: Iterable[Refused], deck: str = "") -> None:
        super().__init__("deck-unfit", **({"deck": deck} if deck else {}))
        self.family = family
        self.deck = deck  # the deck that may not be played, if it has a name
        self.causes = tuple(faults)


@dataclass(frozen=True, slots=True)
class Swap:
    """A deck after an exchange: the cards added and removed, and why others were not added."""

    deck: SavedDeck
    added: tuple[str, ...]
    removed: tuple[str, ...]
    refused: tuple[Refused, ...]


class Decks:
    """The decks of all users.

    A deck is named by its id, as in buttons, or by its name; None means the one changed last.
    """

    def __init__(
        self, decks: DeckStore, privacy: PrivacyStore, games: Mapping[str, DeckBuilding] = DECKS
    ) -> None:
        """`games` are the deck-building rules by family; decks of other families are kept but not shown."""
        self._store, self._privacy = decks, privacy
        self._games = games

    async def all(self, user_id: int, family: str | None = None) -> list[SavedDeck]:
        decks = self._known(await self._store.of_user(user_id))
        return [deck for deck in decks if family in (None, deck.family)]

    async def find(self, user_id: int, name: str | int | None = None) -> SavedDeck:
        """Return the named deck; raises `Refused` without one."""
        return _find(await self.all(user_id), name)

    async def make(self, user_id: int, family: str, name: str, deck: Deck) -> SavedDeck:
        """Save a new deck, complete or not; raises `Refused`."""
        if not name:
            raise Refused("deck-nameless")
        if await self._privacy.opted_out(user_id):
            raise Refused("opted-out")
        new = SavedDeck(0, user_id, family, name, deck.leader, tuple(deck.cards))
        self._hopeful(new)
        if not await self._store.add_deck(new, MAX_DECKS):
            full = len(await self._store.of_user(user_id)) >= MAX_DECKS
            raise Refused("deck-shelf-full", max=MAX_DECKS) if full else Refused("deck-name-taken")
        return await self.find(user_id, name)

    async def save_copy(self, user_id: int, family: str, name: str, deck: Deck) -> SavedDeck:
        """Return the user's deck with the same list, or save a new one, numbered if its name is taken."""
        decks = await self.all(user_id, family)
        same = (other for other in decks if (other.leader, {*other.cards}) == (deck.leader, {*deck.cards}))
        if copy := next(same, None):
            return copy
        names = [other.name for other in await self._store.of_user(user_id)]
        return await self.make(user_id, family, free_name(name, names), deck)

    async def swap(self, user_id: int, deck_id: int, add: Sequence[str], take: Sequence[str]) -> Swap:
        """Exchange cards of a deck, one by one, as far as its rules allow; raises `Refused`."""
        refused: list[Refused] = []

        def change(old: SavedDeck) -> SavedDeck:
            remaining = replace(old, cards=tuple(card for card in old.cards if card not in take))
            new, refused[:] = self._with(remaining, add)
            return new

        old = await self.find(user_id, deck_id)
        new = await self._change(user_id, deck_id, change)
        came = tuple(card for card in new.cards if card not in old.cards)
        return Swap(new, came, tuple(card for card in old.cards if card not in new.cards), tuple(refused))

    async def fill(self, user_id: int, deck_id: int) -> Swap:
        """Complete a deck like its leader's prebuilt ones; raises `Refused`."""
        old = await self.find(user_id, deck_id)
        full = filled(self._games[old.family], self._without_unknown(old))
        return await self.swap(user_id, deck_id, full.cards, ())

    async def set_leader(self, user_id: int, deck_id: int, leader: str) -> Swap:
        """Give a deck another leader and remove the cards they may not have; raises `Refused`."""
        old = await self.find(user_id, deck_id)
        if leader not in self._games[old.family].leaders:
            raise Refused("deck-no-leader")

        def change(old: SavedDeck) -> SavedDeck:
            return self._with(replace(old, leader=leader, cards=()), old.cards)[0]

        new = await self._change(user_id, deck_id, change)
        return Swap(new, (), tuple(card for card in old.cards if card not in new.cards), ())

    async def undo(self, user_id: int, deck_id: int) -> SavedDeck:
        """Restore the list that a deck had before its last change; raises `Refused`."""

        def change(deck: SavedDeck) -> SavedDeck:
            if not deck.history:
                raise Refused("deck-no-undo")
            leader, *cards = deck.history[-1].split()
            return replace(deck, leader=leader, cards=tuple(cards), history=deck.history[:-1])

        return await self._change(user_id, deck_id, change)

    async def add(self, user_id: int, name: str | None, cards: Sequence[str]) -> SavedDeck:
        """Add all of these cards; raises `InvalidDeck` if the deck could not become legal with them."""

        def more(deck: SavedDeck) -> SavedDeck:
            return self._hopeful(replace(deck, cards=(*deck.cards, *cards)))

        return await self._change(user_id, name, more)

    async def remove(self, user_id: int, name: str | None, cards: Sequence[str]) -> SavedDeck:
        """Remove all of these cards; raises `InvalidDeck` if the deck lacks one."""

        def fewer(deck: SavedDeck) -> SavedDeck:
            if lacking := [card for card in cards if card not in deck.cards]:
                raise InvalidDeck(deck.family, (Refused("deck-lacks", card=card) for card in lacking))
            return replace(deck, cards=tuple(card for card in deck.cards if card not in cards))

        return await self._change(user_id, name, fewer)

    async def rename(self, user_id: int, name: str | int, new: str) -> SavedDeck:
        if not new:
            raise Refused("deck-nameless")
        return await self._change(user_id, name, lambda deck: replace(deck, name=new))

    async def delete(self, user_id: int, deck_id: int) -> None:
        if not await self._store.drop_deck(user_id, deck_id):
            raise Refused("deck-none")

    async def choose(
        self, user_id: int, name: str | int | None, family: str | None = None
    ) -> SavedDeck | None:
        """Choose the deck that this user brings to games of its family; raises `Refused`.

        Without a deck they bring none to games of this family, or of any.
        """
        if name is None:
            await self._store.choose_no_deck(user_id, family)
            return None
        deck = self._playable(_find(await self.all(user_id, family), name))
        if not await self._store.choose_deck(user_id, deck.id):
            raise Refused("deck-none")
        return replace(deck, is_active=True)

    async def playable(self, user_id: int, deck_id: int) -> SavedDeck:
        """Return the deck of this id; raises `InvalidDeck` if it may not be played, `Refused` without one."""
        return self._playable(await self.find(user_id, deck_id))

    async def chosen(self, user_id: int, family: str, name: str | None = None) -> SavedDeck | None:
        """Return the deck for a game of this family: the one named, else the chosen one. Raises
        `InvalidDeck`.
        """
        decks = await self.all(user_id, family)
        chosen_deck = (
            _find(decks, name) if name is not None else next((deck for deck in decks if deck.is_active), None)
        )
        return None if chosen_deck is None else self._playable(chosen_deck)

    async def _change(
        self, user_id: int, name: str | int | None, change: Callable[[SavedDeck], SavedDeck]
    ) -> SavedDeck:
        """Change the deck in its newest version; retry after a concurrent change.

        Cards that no longer exist are removed. The old list is kept, unless `change` has already done so.
        """
        while True:
            shelf = await self._store.of_user(user_id)
            old = _find(self._known(shelf), name)
            new = change(self._without_unknown(old))
            if new.history == old.history and (new.leader, new.cards) != (old.leader, old.cards):
                new = replace(new, history=(*old.history, " ".join((old.leader, *old.cards)))[-UNDOS:])
            if any(
                normalized_name(other.name) == normalized_name(new.name)
                for other in shelf
                if other.id != old.id
            ):
                raise Refused("deck-name-taken")
            if await self._store.change_deck(old, new):
                return new

    def _known(self, shelf: Sequence[SavedDeck]) -> list[SavedDeck]:
        return [deck for deck in shelf if deck.family in self._games]

    def _with(self, deck: SavedDeck, cards: Iterable[str]) -> tuple[SavedDeck, list[Refused]]:
        """Return the deck with those of these cards that fit, one by one, and why others do not."""
        refused: list[Refused] = []
        for card in (card for card in cards if card not in deck.cards):
            more = replace(deck, cards=(*deck.cards, card))
            faults = [*self._games[deck.family].lasting_faults(more)]
            refused += faults
            deck = deck if faults else more
        return deck, refused

    def _without_unknown(self, deck: SavedDeck) -> SavedDeck:
        known = self._games[deck.family].cards
        return replace(deck, cards=tuple(card for card in deck.cards if card in known))

    def _hopeful(self, deck: SavedDeck) -> SavedDeck:
        """Return the deck unchanged; raises `InvalidDeck` if no further cards could make it legal."""
        if wrong := tuple(self._games[deck.family].lasting_faults(deck)):
            raise InvalidDeck(deck.family, wrong)
        return deck

    def _playable(self, deck: SavedDeck) -> SavedDeck:
        if wrong := tuple(self._games[deck.family].faults(deck)):
            raise InvalidDeck(deck.family, wrong, deck.name)
        return deck


def free_name(name: str, used: Iterable[str]) -> str:
    known = {normalized_name(candidate) for candidate in used}
    numbered = (name if number == 1 else f"{name[: NAME - 3]} {number}" for number in count(1))
    return next(candidate for candidate in numbered if normalized_name(candidate) not in known)


def code_of(deck: SavedDeck, games: Mapping[str, DeckBuilding] = DECKS) -> str:
    """Return the code of a deck; raises `InvalidDeck` if one of its cards no longer exists."""
    try:
        return games[deck.family].encode(deck)
    except Refused as why:
        raise InvalidDeck(deck.family, [why]) from why


def deck_of(code: str, games: Mapping[str, DeckBuilding] = DECKS) -> tuple[str, UnnamedDeck]:
    """Return the family and the deck of a code, complete or not; raises `InvalidDeck` with all faults."""
    family, deck = _parsed(code, games)
    if wrong := tuple(games[family].lasting_faults(deck)):
        raise InvalidDeck(family, wrong)
    return family, deck


def deck_in(text: str) -> tuple[str, UnnamedDeck]:
    """Return the family and deck of the first code in a text, such as a list with its code.

    Without a valid code, raises `InvalidDeck` for the text that comes closest to one.
    """
    refused: list[InvalidDeck] = []
    for code in _possible_codes(text):
        try:
            return deck_of(code)
        except InvalidDeck as why:
            refused.append(why)
    raise _nearest(refused)


def _possible_codes(text: str) -> Iterator[str]:
    """Yield the whole text, because spaces may break a code, then each word with a dash in it."""
    bare = text.replace("`", " ").replace("*", " ")
    yield bare
    yield from (word.strip("-") for word in re.findall(r"[\w-]+", bare, re.ASCII) if "-" in word.strip("-"))


def _parsed(code: str, games: Mapping[str, DeckBuilding]) -> tuple[str, UnnamedDeck]:
    """Return the family that reads this code, and its deck; if none does, the first family refuses it."""
    refused = []
    for family, game in games.items():
        try:
            return family, game.decode(code)
        except Refused as why:
            refused.append(InvalidDeck(family, [why]))
    raise _nearest(refused)


def _nearest(refused: Sequence[InvalidDeck]) -> InvalidDeck:
    return next((error for error in refused if error.causes[0].code != "code-foreign"), refused[0])


def _find(decks: Sequence[SavedDeck], name: str | int | None) -> SavedDeck:
    if isinstance(name, int):
        matches = [deck for deck in decks if deck.id == name]
    else:
        matches = [
            deck for deck in decks if name is None or normalized_name(deck.name) == normalized_name(name)
        ]
    if not matches:
        raise Refused("deck-gone" if isinstance(name, int) else "deck-none" if decks else "deck-none-yet")
    return matches[0]


def with_legal_deck(participant: Participant, rules: Rules[Any, Any]) -> Participant:
    """Return a participant without a deck that is no longer legal; they choose another at the table."""
    try:
        if participant.deck_code is not None:
            rules.check_deck(participant.deck_code)
    except Refused:
        return replace(participant, deck_code=None)
    return participant
