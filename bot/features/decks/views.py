"""Decks as their owner sees them: the shelf, one deck with all its cards. Always for their eyes alone."""

from __future__ import annotations

from collections.abc import Sequence

from discord import Embed, SelectOption

from bot.features.decks.words import card_name, deck_line, wrong
from bot.games import DECK_PRESENTERS
from bot.i18n.texts import Words, escaped
from bot.ui.components import OPTION, AnySelect, deck_select
from bot.ui.looks import CALM, DONE, OFFERED, clipped
from engine.games import DECKS
from engine.store.decks import OwnDeck
from engine.tables.decks import MOST

TOGETHER = 10  # cards in a field, which holds 1024 characters
PICKS = 24  # decks in one list, below which there is room for none
NO_DECK = "0"  # no deck has this id


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
