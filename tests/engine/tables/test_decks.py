"""Operations on users' decks, and refusals."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from quick_store import prepared

from engine.core.decisions import Refused
from engine.core.decks import Deck, DeckBuilding, UnnamedDeck
from engine.core.records.decks import SavedDeck
from engine.games import DECKS
from engine.games.ragnguns.cards import CARDS
from engine.games.ragnguns.cards import DECKS as PREBUILT
from engine.games.ragnguns.decks import addable, misbuilt
from engine.store.store import Store
from engine.tables.decks import MAX_DECKS, Decks, InvalidDeck, code_of, deck_of

USER, OTHER = 11, 22
FAMILY = "ragnguns"
EMPTY = UnnamedDeck("buffalo-kid", ())
BISON = PREBUILT["au-corps-a-corps"]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(await prepared(tmp_path / "wanted.db"), lambda: 0)
    yield store
    await store.close()


@pytest.fixture
def decks(store: Store) -> Decks:
    return Decks(store.decks, store.privacy)


class Posse:
    """Another game with decks: two riders behind a sheriff; a code lists their names."""

    leaders = ("sheriff",)
    cards = ("ann", "bill", "cass")
    prebuilt = MappingProxyType({"usual": UnnamedDeck("sheriff", ("ann", "bill"))})
    size = 2

    def faults(self, deck: Deck) -> Iterator[Refused]:
        yield from self.lasting_faults(deck)
        if len(deck.cards) < self.size:
            yield Refused("posse-small")

    def lasting_faults(self, deck: Deck) -> Iterator[Refused]:
        if deck.leader not in self.leaders or not {*deck.cards} <= {*self.cards}:
            yield Refused("posse-unknown")
        if len(deck.cards) > self.size:
            yield Refused("posse-large")

    def kind(self, card: str) -> str:
        return "rider"

    def addable(self, deck: Deck) -> list[str]:
        return [card for card in self.cards if card not in deck.cards and len(deck.cards) < self.size]

    def encode(self, deck: Deck) -> str:
        return "+".join((deck.leader, *deck.cards))

    def decode(self, code: str) -> UnnamedDeck:
        leader, *cards = code.split("+")
        if leader not in self.leaders:
            raise Refused("code-foreign")
        return UnnamedDeck(leader, tuple(cards))


GAMES: Mapping[str, DeckBuilding] = {**DECKS, "posse": Posse()}


@pytest.fixture
def more(store: Store) -> Decks:
    return Decks(store.decks, store.privacy, GAMES)


async def refused(work: Awaitable[Any]) -> list[str]:
    with pytest.raises(Refused) as why:
        await work
    faults = why.value.causes if isinstance(why.value, InvalidDeck) else (why.value,)
    return [fault.code for fault in faults]


async def test_a_deck_grows_card_by_card_to_a_legal_one(decks: Decks) -> None:
    deck = await decks.make(USER, FAMILY, "Mine", EMPTY)
    while cards := addable(deck):
        deck = await decks.add(USER, "mine", cards[:1])

    assert len(deck.cards) == 15
    assert await decks.chosen(USER, FAMILY) is None
    assert (await decks.choose(USER, "MINE")) == await decks.chosen(USER, FAMILY)


async def test_cards_come_and_go_all_or_none(decks: Decks) -> None:
    await decks.make(USER, FAMILY, "Mine", EMPTY)
    assert await refused(decks.add(USER, "Mine", ["machette", "meche-courte"])) == ["deck-signature"]
    assert (await decks.find(USER, "Mine")).cards == ()
    await decks.add(USER, "Mine", ["machette", "fouet"])
    assert await refused(decks.remove(USER, "Mine", ["machette", "lasso"])) == ["deck-lacks"]
    assert await refused(decks.add(USER, "Mine", ["lasso", "lasso"])) == ["deck-twice"]

    assert (await decks.find(USER, "Mine")).cards == ("machette", "fouet")


async def test_without_a_name_the_deck_changed_last_is_meant(decks: Decks) -> None:
    assert await refused(decks.find(USER)) == ["deck-none-yet"]
    for name in ("a", "b"):
        await decks.make(USER, FAMILY, name, EMPTY)
    await decks.add(USER, "a", ["machette"])

    assert (await decks.add(USER, None, ["fouet"])).name == "a"
    assert await refused(decks.find(USER, "c")) == ["deck-none"]
    assert await refused(decks.find(OTHER, "a")) == ["deck-none-yet"]


async def test_names_are_there_and_are_not_taken(decks: Decks) -> None:
    for name in ("a", "b"):
        await decks.make(USER, FAMILY, name, EMPTY)

    assert await refused(decks.make(USER, FAMILY, "A", EMPTY)) == ["deck-name-taken"]
    assert await refused(decks.make(USER, FAMILY, "", EMPTY)) == ["deck-nameless"]
    assert await refused(decks.rename(USER, "a", "B")) == ["deck-name-taken"]
    assert await refused(decks.rename(USER, "a", "")) == ["deck-nameless"]
    assert (await decks.rename(USER, "a", "A")).name == "A"


async def test_thirty_decks_are_enough(decks: Decks) -> None:
    for number in range(MAX_DECKS):
        await decks.make(USER, FAMILY, str(number), EMPTY)

    assert await refused(decks.make(USER, FAMILY, "one more", EMPTY)) == ["deck-shelf-full"]
    assert await decks.make(OTHER, FAMILY, "one more", EMPTY)


@pytest.mark.threads
async def test_many_changes_at_once_all_count_and_never_break_a_rule(decks: Decks, store: Store) -> None:
    await decks.make(USER, FAMILY, "Mine", EMPTY)
    elsewhere = Decks(store.decks, store.privacy)  # like another process, which shares only the database
    plain = [key for key, card in CARDS.items() if not card.signature and "epique" not in card.words][:20]
    work = [(decks, elsewhere)[n % 2].add(USER, "Mine", [key]) for n, key in enumerate(plain)]
    done = await asyncio.gather(*work, return_exceptions=True)

    deck = await decks.find(USER, "Mine")
    assert sum(isinstance(item, SavedDeck) for item in done) == 15
    assert all(isinstance(item, SavedDeck | InvalidDeck) for item in done)
    assert len(set(deck.cards)) == len(deck.cards) == 15
    assert not list(misbuilt(deck))


async def test_an_unfinished_deck_does_not_come_along(decks: Decks) -> None:
    await decks.make(USER, FAMILY, "Mine", BISON)
    await decks.choose(USER, "Mine")
    await decks.remove(USER, "Mine", ["tomahawk"])
    with pytest.raises(InvalidDeck) as why:
        await decks.chosen(USER, FAMILY)

    assert why.value.deck == "Mine"
    assert await refused(decks.choose(USER, "Mine")) == ["deck-size"]
    assert await decks.choose(USER, None) is None
    assert await decks.chosen(USER, FAMILY) is None


async def test_a_card_that_is_no_more_is_told_and_leaves_with_the_next_change(
    decks: Decks, store: Store
) -> None:
    await store.decks.add_deck(
        SavedDeck(0, USER, FAMILY, "Old", "buffalo-kid", ("six-sous", *BISON.cards[:14])), MAX_DECKS
    )

    assert await refused(decks.choose(USER, "Old")) == ["deck-unknown"]
    assert (await decks.add(USER, "Old", [BISON.cards[14]])).cards == BISON.cards


def test_a_code_brings_back_a_deck_finished_or_not() -> None:
    for cards in (BISON.cards, BISON.cards[:3]):
        family, back = deck_of(code_of(SavedDeck(0, USER, FAMILY, "Mine", "buffalo-kid", cards)))

        assert (family, back.leader, set(back.cards)) == (FAMILY, "buffalo-kid", set(cards))


# Several games with decks


async def test_each_game_has_its_own_rules_of_building(more: Decks) -> None:
    await more.make(USER, "posse", "Riders", UnnamedDeck("sheriff", ("ann",)))
    await more.make(USER, FAMILY, "Mine", EMPTY)

    assert await refused(more.add(USER, "Riders", ["machette"])) == ["posse-unknown"]
    assert await refused(more.add(USER, "Mine", ["ann"])) == ["deck-unknown"]
    assert await refused(more.choose(USER, "Riders")) == ["posse-small"]
    assert (await more.add(USER, "Riders", ["cass"])).cards == ("ann", "cass")


async def test_to_each_game_comes_the_deck_chosen_for_it(more: Decks) -> None:
    await more.make(USER, "posse", "Riders", Posse.prebuilt["usual"])
    await more.make(USER, FAMILY, "Mine", BISON)
    riders, own = await more.choose(USER, "Riders"), await more.choose(USER, "Mine")

    assert (await more.chosen(USER, "posse"), await more.chosen(USER, FAMILY)) == (riders, own)
    assert await refused(more.chosen(USER, "posse", "Mine")) == ["deck-none"]
    assert await refused(more.choose(USER, "Mine", "posse")) == ["deck-none"]
    await more.choose(USER, None, "posse")
    assert (await more.chosen(USER, "posse"), await more.chosen(USER, FAMILY)) == (None, own)
    await more.choose(USER, None)
    assert await more.chosen(USER, FAMILY) is None


async def test_a_deck_for_a_game_that_is_no_more_is_not_seen_but_stays(more: Decks, decks: Decks) -> None:
    await more.make(USER, "posse", "Riders", Posse.prebuilt["usual"])
    await decks.make(USER, FAMILY, "Mine", EMPTY)

    assert [deck.name for deck in await decks.all(USER)] == ["Mine"]
    assert await refused(decks.find(USER, "Riders")) == ["deck-none"]
    assert await refused(decks.rename(USER, "Mine", "Riders")) == ["deck-name-taken"]
    assert {deck.name for deck in await more.all(USER)} == {"Mine", "Riders"}


def test_a_code_says_by_itself_for_which_game_it_is() -> None:
    posse = SavedDeck(0, USER, "posse", "Riders", "sheriff", ("ann", "bill"))
    own = SavedDeck(0, USER, FAMILY, "Mine", BISON.pistolero, BISON.cards)

    assert deck_of(code_of(posse, GAMES), GAMES) == ("posse", UnnamedDeck("sheriff", ("ann", "bill")))
    assert deck_of(code_of(own, GAMES), GAMES)[0] == FAMILY


@pytest.mark.parametrize(
    ("code", "family", "why"),
    [
        ("hello", FAMILY, "code-foreign"),
        ("RNG-", FAMILY, "code-damaged"),
        ("sheriff+zoe", "posse", "posse-unknown"),
    ],
)
def test_a_bad_code_is_refused_by_the_game_it_is_for(code: str, family: str, why: str) -> None:
    with pytest.raises(InvalidDeck) as refused:
        deck_of(code, GAMES)

    assert (refused.value.family, [fault.code for fault in refused.value.causes]) == (family, [why])
