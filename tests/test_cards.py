"""What a card lacks is named: words, a picture, an effect, the computer's judgement."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from wording.messages import texts

from bot.games import PRESENTERS
from bot.games.bang import cards as bang_cards
from bot.render.icons import names as icons
from engine.games.bang.cards import RECORDS
from engine.games.bang.deck import KINDS
from engine.games.ragnguns import cards as ragnguns
from engine.games.ragnguns.effects import EFFECTS, POSED, TRAPS
from engine.games.ragnguns.lasting import LASTING
from engine.games.ragnguns.state import ZONES
from engine.games.revolver import cards as revolver

TEXTS = {"bang": "text", "ragnguns": "said", "gnadenlos": "line", "outlaws": "crime"}  # on every card there


def lacking_words(game: str) -> Iterator[str]:
    """Names and texts in English; that no other language lacks any of them is in test_locales.py."""
    there = texts("en")
    for card in (re.sub(r"_\d+$", "", card) for card in PRESENTERS[game].cards):  # without its set
        keys = [f"{game}-card-{card}", *([f"{game}-card-{card}.{TEXTS[game]}"] if game in TEXTS else [])]
        yield from (f"{card}: no {key}" for key in keys if key not in there)


def lacking_bang() -> Iterator[str]:
    """What is in no record."""
    for key in KINDS.keys() | RECORDS.keys():
        if key not in KINDS or key not in RECORDS:
            yield f"{key}: no {'record' if key in KINDS else 'line in the deck'}"
            continue
        record = RECORDS[key]
        parts = {
            "effect or answer": record.effect or record.answers,
            "worth in hand": record.computer.keep is not None,
            "judgement of playing it": record.effect is None or record.computer.gain,
            "judgement of its targets": record.targets is None or record.computer.target,
        }
        yield from (f"{key}: no {part}" for part, there in parts.items() if not there)
        drawn = (part.partition(" ")[0] for part in record.look.does)
        yield from _undrawn(key, bang_cards.icon_of(key), *drawn)


def lacking_ragnguns() -> Iterator[str]:
    """Effects for all prices, one thing in each zone, a picture."""
    for key, card in ragnguns.CARDS.items():
        if len(card.effects) != len(EFFECTS.get(key, ())):
            yield f"{key}: {len(card.effects)} prices and {len(EFFECTS.get(key, ()))} effects"
        if card.type == "piege" and key not in TRAPS:
            yield f"{key}: no effect as a trap"
        for zone in ZONES:
            if card.type == "renfort" and ((key, zone) in POSED) == ((key, zone) in LASTING):
                yield f"{key}: not one effect in the {zone}"
        if not card.icon and card.type != "renfort":
            yield f"{key}: no icon in the deck's file"
        yield from _undrawn(key, card.icon)


def lacking_revolver() -> Iterator[str]:
    """A picture."""
    for key, fact in (*revolver.CARDS.items(), *revolver.FIELDS.items()):
        yield from _undrawn(key, fact.icon)


def _undrawn(key: str, *wanted: str) -> Iterator[str]:
    """Icons without a file; who has no icon has a portrait, and that is made up for anybody."""
    yield from (f"{key}: no icon {icon}" for icon in wanted if icon and icon not in icons())


LACKING = {"bang": lacking_bang, "ragnguns": lacking_ragnguns, "revolver": lacking_revolver}


@pytest.mark.parametrize("game", PRESENTERS)
def test_no_card_lacks_words_or_picture_or_effect_or_judgement(game: str) -> None:
    found = [*lacking_words(game), *(LACKING[game]() if game in LACKING else ())]

    assert found == []
