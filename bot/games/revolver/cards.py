"""What stands on the cards of Revolver 2: numbers, tokens, texts, in a line or on a sheet."""

from __future__ import annotations

from bot.games.presenter import CardSheet
from bot.i18n.texts import Texts
from engine.games.revolver.cards import CARDS, FIELDS, FIREPOWER, PEOPLE, POKER, key_of

ALL = (*CARDS, *PEOPLE, *FIELDS, *POKER)
KINDS = {"cheat": "revolver-poker-cheat", "accusation": "revolver-poker-accuse"}


def line(option: str, text: Texts) -> str:
    key = key_of(option)
    if key not in ALL:
        return ""
    return " · ".join(filter(None, (*numbers(key, text), words_on(key, text))))


def words_on(key: str, text: Texts) -> str:
    words = f"revolver-card-{key_of(key)}.text"
    return text(words) if text.has(words) else ""


def numbers(key: str, text: Texts) -> list[str]:
    if key in CARDS:
        return _of_card(key, text)
    if key in PEOPLE:
        return _of_person(key, text)
    return _of_field(key, text) if key in FIELDS else _of_poker(key, text)


def _of_card(key: str, text: Texts) -> list[str]:
    card = CARDS[key]
    parts = [text("revolver-price", value=card.cost)]
    if card.type == FIREPOWER:
        parts.insert(0, text("revolver-firepower", value=card.firepower))
    else:
        parts.insert(0, text("revolver-one-shot" if card.type == "one-shot" else "revolver-obstruction"))
    if card.power:
        parts.append(text("revolver-tokens", value=card.power))
    if card.kegs:
        parts.append(text("revolver-kegs", value=card.kegs))
    if card.ammo:
        parts.append(text("revolver-bullets", value=card.ammo))
    return parts


def _of_person(key: str, text: Texts) -> list[str]:
    person = PEOPLE[key]
    grit = [text("revolver-grit", value=person.grit)] if person.grit else []
    return [text("revolver-rating", value=person.rating), *grit]


def _of_field(key: str, text: Texts) -> list[str]:
    field = FIELDS[key]
    parts = [text("revolver-defence", value=field.defence)]
    if any(field.recruits):
        parts.append(text("revolver-recruits", boxes="·".join(map(str, field.recruits))))
    return [*parts, text("revolver-optional", value=field.optional)] if field.optional else parts


def _of_poker(key: str, text: Texts) -> list[str]:
    card = POKER[key]
    kind = text(KINDS[card.kind]) if card.kind in KINDS else text("revolver-poker-number", value=card.value)
    return [kind, text(f"revolver-benefit-{card.benefit}", value=card.amount)]


def sheet(key: str, text: Texts) -> CardSheet:
    return CardSheet(
        title=text(f"revolver-card-{key_of(key)}"),
        line=words_on(key, text) or text("revolver-no-text"),
        facts=((text("revolver-on-card"), " · ".join(numbers(key, text))),),
    )
