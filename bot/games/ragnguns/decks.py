"""How decks of Rag'n'Guns are described."""

from collections.abc import Iterator
from types import MappingProxyType

from bot.games.deck_presenter import DeckPresenter, DeckSection
from bot.games.ragnguns.cards import KINDS, belt_lines, lines, statistics, word
from bot.i18n.texts import Texts
from engine.core.decks import Deck
from engine.games.ragnguns.cards import CARDS, DECK, EPIC, KEYWORDS, PISTOLEROS, Card, has_keyword
from engine.games.ragnguns.decks import MAX_EPICS, MAX_SIGNATURES

TYPES = tuple(dict.fromkeys(card.type for card in CARDS.values()))
SIGNATURE = "signature"  # keyword in searches for any Pistolero's signature


class RagNGunsDecks(DeckPresenter):
    leaders = MappingProxyType({key: f"ragnguns-card-{key}" for key in PISTOLEROS})
    types = MappingProxyType({key: f"ragnguns-word-{key}" for key in TYPES})
    keywords = MappingProxyType({key: f"ragnguns-word-{key}" for key in (*KEYWORDS, EPIC, SIGNATURE)})
    marks = MappingProxyType({key: (mark.tone, mark.icon) for key, mark in KINDS.items()})

    def card(self, key: str, text: Texts) -> str:
        return text(f"ragnguns-card-{key}")

    def prebuilt(self, key: str, text: Texts) -> str:
        return text(f"ragnguns-{key}")

    def line(self, card: str, text: Texts) -> str:
        known = CARDS[card]
        return " · ".join(
            [self.card(card, text), *(word(keyword, text) for keyword in (known.type, *known.words))]
        )

    def list_entry(self, card: str, text: Texts) -> tuple[str, str]:
        known = CARDS[card]
        rare = [word(keyword, text) for keyword in known.words if keyword == EPIC or keyword in PISTOLEROS]
        effects = lines(card, text)[known.posable :]  # without its numbers, which follow its name
        others = [word(keyword, text) for keyword in known.words if word(keyword, text) not in rare]
        name = " · ".join([self.card(card, text), *rare, self._numbers(card, text)])
        return name, " · ".join([*effects, *others])

    def leader_line(self, leader: str, text: Texts) -> str:
        return " · ".join(belt_lines(leader, text))

    def search_text(self, card: str, text: Texts) -> str:
        known = CARDS[card]
        also = [
            text(key)
            for keyword in (known.type, *known.words)
            if text.has(key := f"ragnguns-word-{keyword}.also")
        ]
        return " · ".join([*self.list_entry(card, text), word(known.type, text), *also])

    def cost(self, card: str) -> int | None:
        known = CARDS[card]
        if known.type == "piege":
            return None
        return known.cost if known.posable else min(effect.cost for effect in known.effects)

    def _numbers(self, card: str, text: Texts) -> str:
        known, cost = CARDS[card], self.cost(card)
        if known.posable:
            return statistics(known, text)
        return text("ragnguns-cost-stake") if cost is None else text("ragnguns-cost", cost=cost)

    def fits(self, card: str, kind: str | None, keyword: str | None) -> bool:
        signed = keyword == SIGNATURE and CARDS[card].signature is not None
        return (kind is None or has_keyword(card, kind)) and (
            keyword is None or signed or has_keyword(card, keyword)
        )

    def summary(self, deck: Deck, text: Texts) -> list[str]:
        epics, signatures = _counted(deck)
        counts = text(
            "ragnguns-deck-counts",
            cards=len(deck.cards),
            wanted=DECK,
            epics=epics,
            max=MAX_EPICS,
            signatures=signatures,
            signed=MAX_SIGNATURES,
        )
        return [*belt_lines(deck.leader, text), counts]

    def status_line(self, deck: Deck, text: Texts) -> str:
        epics, signatures = _counted(deck)
        return text(
            "ragnguns-deck-running",
            cards=len(deck.cards),
            wanted=DECK,
            epics=max(0, MAX_EPICS - epics),
            signatures=max(0, MAX_SIGNATURES - signatures),
        )

    def sections(self, deck: Deck, text: Texts) -> Iterator[DeckSection]:
        known = [CARDS[key] for key in deck.cards if key in CARDS]
        for kind in TYPES:
            if cards := [card for card in known if card.type == kind]:
                title = text("deck-type", type=word(kind, text), count=len(cards))
                yield DeckSection(title, tuple(self._lines(cards, text)))

    def _lines(self, cards: list[Card], text: Texts) -> Iterator[str]:
        for card in sorted(cards, key=lambda card: self.card(card.key, text)):
            parts = [f"**{self.card(card.key, text)}**", *(word(keyword, text) for keyword in card.words)]
            yield " · ".join([*parts, *([statistics(card, text)] if card.posable else [])])


def _counted(deck: Deck) -> tuple[int, int]:
    known = [CARDS[key] for key in deck.cards if key in CARDS]
    return sum(EPIC in card.words for card in known), sum(card.signature is not None for card in known)
