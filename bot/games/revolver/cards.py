"""The texts of the cards of Revolver 2."""

from collections.abc import Sequence

from bot.games.parts import CardSheet
from bot.i18n.texts import Texts
from engine.games.revolver.cards import CARDS, FIELDS, FIREPOWER, PEOPLE, POKER, key_of

ARRIVAL = "arrival"  # the army's card
ALL = (*CARDS, *PEOPLE, *FIELDS, *POKER, ARRIVAL)
POKER_KEYS = {"cheat": "revolver-poker-cheat", "accusation": "revolver-poker-accuse"}


def hits_to_fell(guardians: Sequence[tuple[str, int]]) -> int:
    """Return how many hits kill all of these guardians, given with their grit."""
    return sum(1 + grit for _, grit in guardians) - len(costly(guardians))


def costly(guardians: Sequence[tuple[str, int]]) -> list[str]:
    """Name whose death costs another a hit, as Black Tom Reed's, or a grit token, as Doc Hollis's (R35)."""
    after = sorted(guardians, key=lambda one: PEOPLE[one[0]].rating)
    rest = {person: after[place:] for place, (person, _) in enumerate(after, 1)}
    is_costly = {
        "black-tom-reed": bool(rest.get("black-tom-reed")),
        "doc-hollis": any(grit for _, grit in rest.get("doc-hollis", ())),
    }
    return [person for person in rest if is_costly.get(person)]


def line(option: str, text: Texts) -> str:
    key = key_of(option)
    return " · ".join(filter(None, (*numbers(key, text), words_on(key, text))))


def words_on(key: str, text: Texts) -> str:
    words = f"revolver-card-{key_of(key)}.text"
    return text(words) if text.has(words) else ""


def numbers(key: str, text: Texts, *, in_list: bool = False) -> list[str]:
    """Return what is printed on a card besides its text."""
    if key in CARDS:
        return _of_card(key, text, in_list)
    if person := PEOPLE.get(key):
        grit = [text("revolver-comes-with-grit", value=person.grit)] if person.grit else []
        return [text("revolver-rating", value=person.rating), *grit]
    if field := FIELDS.get(key):
        parts = [text("revolver-defence", value=field.defence), text("revolver-turns", value=field.boxes)]
        if any(field.recruits):
            parts.append(text("revolver-recruits", boxes="·".join(map(str, field.recruits))))
        return [*parts, text("revolver-optional", value=field.optional)] if field.optional else parts
    if (card := POKER.get(key)) is None:
        return []
    kind = text(POKER_KEYS.get(card.kind, "revolver-poker-number"), value=card.value or 0)
    return [kind, text(f"revolver-benefit-{card.benefit}", value=card.amount)]


def _of_card(key: str, text: Texts, in_list: bool) -> list[str]:
    card = CARDS[key]
    if card.type == FIREPOWER:
        kind = text("revolver-firepower.brief" if in_list else "revolver-firepower", value=card.firepower)
    else:
        kind = text("revolver-one-shot" if card.type == "one-shot" else "revolver-obstruction")
    icons = {"tokens": card.power, "kegs": card.kegs, "bullets": card.ammo}
    parts = [text(f"revolver-{name}", value=count) for name, count in icons.items() if count]
    return [kind, text("revolver-price", value=card.cost), *parts]


def sheet(card: str, text: Texts) -> CardSheet:
    printed = " · ".join(numbers(card, text))
    return CardSheet(
        title=text(f"revolver-card-{key_of(card)}"),
        line=words_on(card, text) or text("revolver-no-text"),
        facts=((text("revolver-on-card"), printed),) if printed else (),
    )
