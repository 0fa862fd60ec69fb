"""What stands on a card of Rag'n'Guns. An effect's text is made of what its function is made of."""

from __future__ import annotations

from bot.games.presenter import Sheet
from bot.i18n.texts import Words
from engine.games.ragnguns.cards import CARDS, PISTOLEROS, Price
from engine.games.ragnguns.effects import EFFECTS, POSED, TRAPS
from engine.games.ragnguns.effects import PISTOLEROS as BELT
from engine.games.ragnguns.effects.vocabulary import Effect
from engine.games.ragnguns.lasting import LASTING, Lasting
from engine.games.ragnguns.state import ALLEY, ZONES


def word(keyword: str, text: Words) -> str:
    """A keyword as it is printed: that of a signature is its pistolero's name."""
    if keyword in PISTOLEROS:
        return text(f"ragnguns-card-{keyword}").upper()
    return text(f"ragnguns-word-{keyword}")


def either(keywords: tuple[str, ...], text: Words) -> str:
    """Keywords of which one will do."""
    *most, last = [word(each, text) for each in keywords]
    return text("ragnguns-words-or", most=", ".join(most), last=last) if most else last


def does(effect: Effect | Lasting, text: Words) -> str:
    """What an effect does, in one sentence."""
    zone = effect.zone if isinstance(effect, Effect) else ""
    return text(
        f"ragnguns-does-{effect.does}",
        count=effect.count,
        words=either(effect.words, text) if effect.words else "",
        zone=text("ragnguns-alley" if zone == ALLEY else "ragnguns-shelter") if zone else "",
    )


def price_line(key: str, number: int, text: Words) -> str:
    """One of the effects that are paid for: price and text."""
    if key in PISTOLEROS:
        price = Price(cost=PISTOLEROS[key].costs[number], again=True)
        effect = BELT[key][number]
    else:
        price, effect = CARDS[key].effects[number], EFFECTS[key][number]
    message = "ragnguns-price-again" if price.again else "ragnguns-price"
    return text(message, cost=price.cost, text=does(effect, text))


def belt_lines(pistolero: str, text: Words) -> list[str]:
    """The two effects of a pistolero."""
    return [price_line(pistolero, number, text) for number in range(2)]


def lines(key: str, text: Words) -> list[str]:
    """All that a card says: its numbers, then its effects."""
    card = CARDS[key]
    found = []
    if card.posable:
        numbers = {"cost": card.cost, "power": card.power, "resistance": card.resistance}
        found.append(text("ragnguns-numbers", **numbers))
    found += [price_line(key, number, text) for number in range(len(card.effects))]
    found += [_in_zone(key, zone, text) for zone in ZONES if card.type == "renfort"]
    if key in TRAPS:
        found.append(does(TRAPS[key], text))
    return found


def _in_zone(key: str, zone: str, text: Words) -> str:
    if (key, zone) in POSED:
        return text(f"ragnguns-on-{zone}", text=does(POSED[key, zone], text))
    return text(f"ragnguns-as-{zone}", text=does(LASTING[key, zone], text))


def sheet(key: str, text: Words) -> Sheet:
    """A card or a pistolero on its own."""
    facts = [(text("ragnguns-sheet-words"), _keywords(key, text))]
    if key in PISTOLEROS:
        facts.append((text("ragnguns-sheet-power"), f"{PISTOLEROS[key].power} ♠︎"))
    rules = belt_lines(key, text) if key in PISTOLEROS else lines(key, text)
    if rules:
        facts.append((text("ragnguns-sheet-text"), "\n".join(rules)))
    return Sheet(
        title=text(f"ragnguns-card-{key}"), line=text(f"ragnguns-card-{key}.said"), facts=tuple(facts)
    )


def _keywords(key: str, text: Words) -> str:
    if key in PISTOLEROS:
        names = ["PISTOLERO", *(word(each, text) for each in PISTOLEROS[key].words)]
    else:
        names = [word(each, text) for each in (CARDS[key].type, *CARDS[key].words)]
    return " · ".join(names)
