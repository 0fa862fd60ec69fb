"""The pieces of Revolver 2 as pictures show them: cards, guardians, battlefields."""

from bot.i18n.texts import Phrases
from bot.render.icons import face
from bot.render.scene import SCENE_WIDTH, CardItem, IconValue
from engine.core.decisions import Seat
from engine.games.revolver.cards import (
    CARDS,
    FIELDS,
    FIREPOWER,
    GUARDIANS,
    OBSTRUCTION,
    PEOPLE,
    POKER,
    card_data,
    key_of,
    side_of,
)
from engine.games.revolver.view import View

EDGE = 12  # pixels left and right of a table's zones
ROOM = SCENE_WIDTH - 2 * EDGE

BENEFITS = {"cards": "hand", "power": "plus", "army": "people"}  # of poker cards, with their icons
SIGNED, TITLED = 200, 150  # narrower cards have no room for a sign, nor for a name and price
TONES = {FIREPOWER: "slate", OBSTRUCTION: "leather"}  # tones by type; one-shots are plum
GENERAL = "general-mapache.1"
GANG = "brick"  # tone of Mapache's firepower
POKER_SIGNS = {"number": "poker", "cheat": "joker", "accusation": "firepower"}


def tone_of(view: View, seat: Seat) -> str:
    """Return the tone of a side's zones, that of its guns."""
    return TONES[FIREPOWER] if seat == view.padre else GANG


def sign(option: str) -> str:
    """Return a card's, poker card's or battlefield's sign, a hat for a person, or nothing."""
    key = key_of(option)
    if key in POKER:
        return POKER_SIGNS[POKER[key].kind]
    fact = CARDS.get(key) or FIELDS.get(key)
    return (fact.icon if fact else "") or ("person" if key in PEOPLE or key in CARDS else "")


def card(name: str, width: int, phrases: Phrases, number: int = 0, tokens: int = 0) -> CardItem:
    if key_of(name) in POKER:
        return poker(name, width, phrases, number)
    data = card_data(name)
    tone = GANG if data.type == FIREPOWER and side_of(name) != GUARDIANS else TONES.get(data.type, "plum")
    values = (("discard", data.cost), ("keg", data.kegs), ("ammunition", data.ammo))
    pips = tuple(IconValue(what, str(value)) for what, value in values if value)
    title = phrases.texts(f"revolver-card-{data.key}")
    portrait = "" if data.icon else f"revolver/{data.key}"
    picture = face(f"revolver/{data.key}", data.icon) if data.icon else ""
    corner, sign = (str(data.firepower + tokens), "firepower") if data.type == FIREPOWER else ("", "")
    sign = sign if width >= SIGNED else ""
    if width < TITLED:
        title, pips = "", ()
    return CardItem(width, title, tone, picture, portrait, corner, sign, pips=pips, number=number)


def guardian(key: str, width: int, phrases: Phrases) -> CardItem:
    person = PEOPLE[key]
    is_wide = width >= SIGNED  # else the face needs the room
    grit = [IconValue("grit", str(person.grit))] if person.grit and is_wide else []
    title, corner = phrases.texts(f"revolver-card-{person.key}"), str(person.rating)
    portrait, sign = f"revolver/{person.key}", "shield" if is_wide else ""
    return CardItem(width, title, "sage", "", portrait, corner, sign, pips=tuple(grit))


def battlefield(key: str, width: int, phrases: Phrases) -> CardItem:
    field = FIELDS[key]
    title, picture = phrases.texts(f"revolver-card-{field.key}"), face(f"revolver/{field.key}", field.icon)
    return CardItem(width, title, "leather", picture, corner=str(field.defence), sign="shield")


def arrival(width: int, phrases: Phrases) -> CardItem:
    return CardItem(width, phrases.texts("revolver-card-arrival"), "gold", face("revolver/arrival", "people"))


def poker(name: str, width: int, phrases: Phrases, number: int = 0) -> CardItem:
    data = POKER[key_of(name)]
    corner = str(data.value) if data.value else ""
    title = phrases.texts(f"revolver-card-{data.key}") if width >= TITLED else ""
    picture = face(f"revolver/{data.key}", POKER_SIGNS[data.kind])
    pips = (IconValue(BENEFITS[data.benefit], f"+{data.amount}"),) if data.benefit in BENEFITS else ()
    return CardItem(width, title, "gold", picture, corner=corner, pips=pips, number=number)
