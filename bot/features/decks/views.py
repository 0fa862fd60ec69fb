"""Decks as their owner reads them: names of cards, what is wrong, the shelf, one deck. For them alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from discord import Embed, SelectOption

from bot.features.reference.lookup import Named, folded
from bot.games import DECK_PRESENTERS
from bot.i18n.texts import LANGUAGES, Speech, Words, escaped, words
from bot.ui.components import OPTION, AnySelect, deck_select
from bot.ui.looks import CALM, DONE, OFFERED, clipped
from engine.games import DECKS
from engine.store.decks import OwnDeck
from engine.tables.decks import MOST

TOGETHER = 10  # cards in a field, which holds 1024 characters
PICKS = 24  # decks in one list, below which there is room for none
NO_DECK = "0"  # no deck has this id


def card_name(family: str, key: str, text: Words) -> str:
    """The name of a card or a leader."""
    return DECK_PRESENTERS[family].card(key, text)


def deck_line(deck: OwnDeck, name: str, text: Words) -> str:
    """A deck in one line: its name, and whose it is."""
    return f"{name} · {card_name(deck.family, deck.leader, text)}"


def prebuilt_decks(text: Words) -> Iterator[tuple[str, OwnDeck]]:
    """The prebuilt decks of all games by their keys; nobody owns them."""
    for family, presenter in DECK_PRESENTERS.items():
        for key, deck in DECKS[family].prebuilt.items():
            yield key, OwnDeck(0, 0, family, presenter.prebuilt(key, text), deck.leader, deck.cards)


def suggested(family: str, keys: Iterable[str], typed: str, text: Words) -> Iterator[Named]:
    """Those of these cards whose names match what was typed."""
    named = ((DECK_PRESENTERS[family].line(key, text), key) for key in keys)
    return ((line, key) for line, key in sorted(named) if folded(typed) in folded(line))


def meant(typed: str) -> str | None:
    """The card that somebody means: its key, its name in any language, or a part of just one."""
    sought, known = folded(typed), _called()
    exact = [key for key, names in known.items() if sought in names]
    close = [key for key, names in known.items() if sought and any(sought in name for name in names)]
    return next((found[0] for found in (exact, close) if len(found) == 1), None)


def prebuilt(typed: str, text: Words) -> OwnDeck | None:
    """The prebuilt deck of this key, or of this name in any language."""
    for key, deck in prebuilt_decks(text):
        called = DECK_PRESENTERS[deck.family].prebuilt
        names = {key, *(called(key, words(language)) for language in LANGUAGES)}
        if folded(typed) in map(folded, names):
            return deck
    return None


def family_of(leader: str) -> str | None:
    """The family of games whose decks may belong to this leader."""
    return next((family for family in DECK_PRESENTERS if leader in DECKS[family].leaders), None)


def wrong(deck: OwnDeck, text: Words) -> list[str]:
    """What a deck still lacks, or what may not be in it, rule by rule."""
    return [Speech(text, deck.family, ()).no(fault) for fault in DECKS[deck.family].faults(deck)]


@cache
def _called() -> dict[str, frozenset[str]]:
    """All that each card may be called."""
    found: dict[str, frozenset[str]] = {}
    for family in DECK_PRESENTERS:
        for key in DECKS[family].cards:
            names = (key, *(card_name(family, key, words(language)) for language in LANGUAGES))
            found[key] = found.get(key, frozenset()) | frozenset(map(folded, names))
    return found


def shelf_embed(decks: Sequence[OwnDeck], text: Words) -> Embed:
    """All decks of a person, a line each."""
    lines = [_shelf_line(deck, text) for deck in decks]
    embed = Embed(
        title=text("title-deck-list", count=len(decks), most=MOST),
        description=clipped("\n".join(lines) or text("deck-list-none"), 4000),
        colour=CALM,
    )
    embed.set_footer(text=text("deck-list-how"))
    return embed


def deck_embed(deck: OwnDeck, text: Words, note: str = "") -> Embed:
    """A deck with all its cards by type, and what it lacks; `note` is said first."""
    faults = wrong(deck, text)
    verdict = "\n".join(f"⚠️ {fault}" for fault in faults) if faults else text("deck-ready")
    chosen = text("deck-is-chosen") if deck.chosen else ""
    parts = (note, _heading(deck, text), verdict, chosen)
    embed = Embed(
        title=clipped(text("title-deck", deck=escaped(deck.name)), 256),
        description=clipped("\n\n".join(filter(None, parts)), 4000),
        colour=OFFERED if faults else DONE,
    )
    for section in DECK_PRESENTERS[deck.family].sections(deck, text):
        for first in range(0, len(section.lines), TOGETHER):
            part = "\n".join(section.lines[first : first + TOGETHER])
            embed.add_field(name=section.title, value=clipped(part, 1024), inline=False)
    return embed


def picking(offer: int, decks: Sequence[OwnDeck], text: Words) -> AnySelect:
    """The list of the decks that can be brought, and "none"; the chosen one is marked."""
    rows = [
        SelectOption(
            label=clipped(f"★ {deck.name}" if deck.chosen else deck.name, OPTION),
            value=str(deck.id),
            description=clipped(card_name(deck.family, deck.leader, text), OPTION),
        )
        for deck in decks[:PICKS]
    ]
    rows.append(SelectOption(label=text("deck-prebuilt"), value=NO_DECK, emoji="🎲"))
    return deck_select(offer, rows, text("hint-deck"))


def _shelf_line(deck: OwnDeck, text: Words) -> str:
    star = "★ " if deck.chosen else ""
    sign = "⚠️" if wrong(deck, text) else "✅"
    line = deck_line(deck, f"**{escaped(deck.name)}**", text)
    wanted = DECKS[deck.family].size
    return text("deck-list-line", deck=f"{star}{line}", cards=len(deck.cards), wanted=wanted, sign=sign)


def _heading(deck: OwnDeck, text: Words) -> str:
    leader = card_name(deck.family, deck.leader, text)
    return "\n".join([f"**{leader}**", *DECK_PRESENTERS[deck.family].summary(deck, text)])
