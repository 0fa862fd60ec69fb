"""Card sheets and card pictures of Rag'n'Guns."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.games.parts import CardSheet
from bot.i18n.texts import Phrases, Texts
from bot.render.icons import face
from bot.render.scene import CardBackItem, CardItem, IconValue
from engine.games.ragnguns.cards import CARDS, PISTOLEROS, Card, key_of
from engine.games.ragnguns.effects import EFFECTS, POSED, TRAPS
from engine.games.ragnguns.effects import PISTOLEROS as BELT
from engine.games.ragnguns.effects.vocabulary import Effect
from engine.games.ragnguns.ongoing import LASTING, OngoingEffect
from engine.games.ragnguns.state import ZONES
from engine.games.ragnguns.view import View

TITLED = 200  # a narrower card has no room for its whole name and price
NAMED = 156  # and a narrower one in hand not for its short name beside its strength
NARROW = 132  # a narrower one in hand not even for its strength
POWER_SIGN = "🎯"  # the sign in texts; pictures have the icon "aim"
POWER, RESISTANCE, COST = "aim", "bricks", "bullet"  # as the cards' words have them
TRAP = "plum"


def sought(keys: Iterable[str]) -> frozenset[str]:
    """Return the keywords that effects of these cards and Pistoleros ask for."""
    effects = (
        effect
        for key in keys
        for effect in (
            *(BELT[key] if key in PISTOLEROS else EFFECTS.get(key, ())),
            *(by[key, zone] for by in (POSED, LASTING) for zone in ZONES if (key, zone) in by),
        )
    )
    return frozenset(keyword for effect in effects for keyword in effect.words)


SOUGHT = sought((*PISTOLEROS, *CARDS))


def word(keyword: str, text: Texts) -> str:
    """Return a printed keyword; that of a signature is its Pistolero's name."""
    if keyword in PISTOLEROS:
        return text(f"ragnguns-card-{keyword}").upper()
    return text(f"ragnguns-word-{keyword}")


def either(keywords: tuple[str, ...], text: Texts) -> str:
    *others, last = [word(keyword, text) for keyword in keywords]
    return text("ragnguns-words-or", first=", ".join(others), last=last) if others else last


def does(effect: Effect | OngoingEffect, text: Texts, form: str = "", view: View | None = None) -> str:
    """Say what an effect does; with a view its form `.short`, which not all have, says what it does now."""
    key = f"ragnguns-does-{effect.does}"
    zone = effect.zone if isinstance(effect, Effect) else ""
    constants = effect.constants if isinstance(effect, Effect) else ()
    return text(
        f"{key}{form}" if text.has(f"{key}{form}") else key,
        count=effect.count if view is None else amount(effect, view),
        more=effect.count + sum(constants),
        now="no" if view is None else "yes",
        words=either(effect.words, text) if effect.words else "",
        zone=text(f"{'picture-' * (form == '.short')}ragnguns-{zone}") if zone else "",
    )


def amount(effect: Effect | OngoingEffect, view: View) -> int:
    """Return how many bullets or cards an effect is about, for the seat that looks."""
    if effect.does != "keeps-up" or view.seat is None:
        return effect.count
    assert isinstance(effect, Effect)
    own, other = view.seats[view.seat], view.seats[1 - view.seat]
    return effect.count + (effect.constants[0] if own.barrel <= other.barrel else 0)


def price_line(key: str, number: int, text: Texts, form: str = "", view: View | None = None) -> str:
    if key in PISTOLEROS:
        cost, effect = PISTOLEROS[key].costs[number], BELT[key][number]
        return text("ragnguns-price-belt", cost=cost, text=does(effect, text, form, view))
    price, effect = CARDS[key].effects[number], EFFECTS[key][number]
    way = "again" if price.again else "once" if CARDS[key].posable else "action"
    key = f"ragnguns-price-{way}"
    key += form * text.has(f"{key}{form}")
    return text(key, cost=price.cost, text=does(effect, text, form, view))


def effect_label(key: str, number: int, view: View, text: Texts) -> str:
    """Return what an effect would do now in few words, its card, whether that leaves, and its price."""
    if key in PISTOLEROS:
        short = does(BELT[key][number], text, ".short", view)
        return text("ragnguns-play-belt", cost=PISTOLEROS[key].costs[number], does=short)
    short, card_name = does(EFFECTS[key][number], text, ".short", view), text(f"ragnguns-card-{key}")
    paid, posed = CARDS[key].effects[number], view.seats[view.current].posed
    zone = next((own.zone for own in posed if key_of(own.card) == key and not paid.again), "none")
    label = text("ragnguns-play-effect", card=card_name, cost=paid.cost, zone=zone, does=short)
    return label[:1].upper() + label[1:]


def belt_lines(pistolero: str, text: Texts) -> list[str]:
    return [price_line(pistolero, number, text) for number in range(2)]


def statistics(card: Card, text: Texts, *, placed: bool = False) -> str:
    message = "ragnguns-strengths" if placed else "ragnguns-numbers"
    return text(message, cost=card.cost, power=card.power, resistance=card.resistance)


def short_line(key: str, text: Texts, view: View | None = None) -> str:
    """Return what a card does, or the numbers of a plain one, so short that a list has room for it."""
    return " · ".join(effect_lines(key, text, form=".short", view=view) or lines(key, text))


def lines(key: str, text: Texts, *, zone: str = "", form: str = "", view: View | None = None) -> list[str]:
    """Return what a card says, or what matters of it once it is in a zone."""
    card = CARDS[key]
    rows = []
    if card.posable:
        rows.append(statistics(card, text, placed=bool(zone)))
    return [*rows, *effect_lines(key, text, [place for place in ZONES if zone in (place, "")], form, view)]


def effect_lines(
    key: str, text: Texts, zones: Iterable[str] = ZONES, form: str = "", view: View | None = None
) -> list[str]:
    """Return what each effect of a card does, with its price or in these zones; with a view, now."""
    rows = [price_line(key, number, text, form, view) for number in range(len(CARDS[key].effects))]
    if CARDS[key].type == "renfort":
        rows += [_in_zone(key, zone, text, form, view) for zone in zones]
    if key in TRAPS:
        rows.append(text("ragnguns-if-sprung", does=does(TRAPS[key], text, form)))
    return rows


def _in_zone(key: str, zone: str, text: Texts, form: str, view: View | None) -> str:
    if (key, zone) in POSED:
        return text(f"ragnguns-on-{zone}{form}", text=does(POSED[key, zone], text, form, view))
    return text(f"ragnguns-as-{zone}{form}", text=does(LASTING[key, zone], text, form))


def stashed(entry: str, card_name: str, text: Texts, *, is_bare: bool = False) -> str:
    """Say where a card goes, the pile only if the stash is not bare: only of a Piège one chooses the side."""
    card_key, place, *up = entry.split(":")
    if CARDS[key_of(card_key)].type == "piege":
        side = f"side-{'up' if up else 'down'}" if is_bare else "-".join(["fetched", place, *up])
        return f"{card_name} → {text(f'ragnguns-{side}')}"
    return text(f"ragnguns-at-{'stash' if is_bare else place}", card=card_name)


def sheet(key: str, text: Texts) -> CardSheet:
    facts = [(text("ragnguns-sheet-words"), _keywords(key, text))]
    if key in PISTOLEROS:
        facts.append((text("ragnguns-sheet-power"), f"{PISTOLEROS[key].power} 🎯"))
    rules = belt_lines(key, text) if key in PISTOLEROS else lines(key, text)
    if rules:
        facts.append((text("ragnguns-sheet-text"), "\n".join(rules)))
    name = f"ragnguns-card-{key_of(key)}"
    title, whole, quip = text(name), text.first(f"{name}.whole", name), text(f"{name}.said")
    return CardSheet(
        title=title,
        line=quip if whole == title else f"{whole}. {quip}",
        facts=tuple(facts),
    )


def _keywords(key: str, text: Texts) -> str:
    if key in PISTOLEROS:
        names = ["PISTOLERO", *(word(keyword, text) for keyword in PISTOLEROS[key].words)]
    else:
        names = [word(keyword, text) for keyword in (CARDS[key].type, *CARDS[key].words)]
    return " · ".join(names)


class TypeMark(NamedTuple):
    tone: str
    icon: str


KINDS: Mapping[str, TypeMark] = {
    "action": TypeMark("brick", "ragnguns-action"),
    "arme": TypeMark("slate", "ragnguns-weapon"),
    "objet": TypeMark("gold", "ragnguns-object"),
    "piege": TypeMark(TRAP, "trap"),
    "renfort": TypeMark("sage", "people"),
}


def card(
    name: str, width: int, phrases: Phrases, number: int = 0, *, banner: bool = False,
    mark: bool = False, faint: bool = False, on_table: bool = False,
) -> CardItem:  # fmt: skip
    """Return a card's front with its cost, which matters no more once it is placed."""
    key = key_of(name)
    fact = CARDS[key]
    kind, banner = KINDS[fact.type], banner and width >= NARROW
    is_short = banner and (width >= NAMED or not fact.posable)  # else its strength takes the room
    title = _title(key, phrases) if width >= TITLED or is_short else ""
    return CardItem(
        width,
        title,
        kind.tone,
        face(f"ragnguns/{key_of(key)}", fact.icon) if fact.icon else "",
        "" if fact.icon else f"ragnguns/{key_of(key)}",
        "" if on_table else str(fact.cost) if fact.posable else kind.icon,
        COST if fact.posable and not on_table else "",
        _banner(fact, phrases.texts) if banner else "",
        _pips(key) if banner or width >= TITLED else (),
        number=number,
        mark=mark,
        faint=faint,
    )


def _banner(fact: Card, text: Texts) -> str:
    """Return the keywords that effects ask for of a card whose color tells its type; else that."""
    first, *others = [own for own in fact.words if own in SOUGHT and fact.posable] or [fact.type]
    return "\n".join(filter(None, [word(first, text), " · ".join(word(own, text) for own in others)]))


def pistolero(
    key: str, width: int, phrases: Phrases, *, mark: bool = False, faint: bool = False, on_table: bool = False
) -> CardItem:
    """Return a Pistolero with the printed power in the alley, which the table shows there."""
    name, portrait = _title(key, phrases) if width >= TITLED else "", f"ragnguns/{key}"
    corner, sign = ("", "") if on_table else (str(PISTOLEROS[key].power), POWER)
    return CardItem(width, name, "leather", "", portrait, corner, sign, mark=mark, faint=faint)


def trap(width: int, note: str) -> CardBackItem:
    """Return a face-down trap with the bullets on it."""
    return CardBackItem(width, TRAP, "trap", note)


def short_name(name: str, text: Texts) -> str:
    """Return the name of a card, with a hyphen where a column of the board breaks it."""
    key = f"ragnguns-card-{key_of(name)}"
    return text(f"{key}.short" if text.has(f"{key}.short") else key)


def _title(key: str, phrases: Phrases) -> str:
    return phrases.texts(f"ragnguns-card-{key_of(key)}")


def _pips(key: str) -> tuple[IconValue, ...]:
    fact = CARDS[key]
    if not fact.posable:
        return ()
    return IconValue(POWER, str(fact.power)), IconValue(RESISTANCE, str(fact.resistance))
