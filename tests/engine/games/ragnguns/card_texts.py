"""The numbers that the texts of Rag'n'Guns' cards must contain, and what a card lacks."""

from collections.abc import Callable, Iterator

from bot.games.ragnguns.cards import belt_lines, lines
from bot.i18n.texts import Texts
from engine.games.ragnguns.cards import CARDS, PISTOLEROS
from engine.games.ragnguns.effects import EFFECTS, POSED, TRAPS
from engine.games.ragnguns.effects import PISTOLEROS as BELT
from engine.games.ragnguns.ongoing import LASTING
from engine.games.ragnguns.state import ZONES
from tests.card_texts import CardText, undrawn

ATTRIBUTE = "said"  # on every card


def texts() -> Iterator[CardText]:
    """Return the texts of cards and pistoleros, with prices and statistics."""
    for key, card in CARDS.items():
        numbers = [card.cost, card.power, card.resistance] if card.posable else []
        numbers += [price.cost for price in card.effects if price.cost]
        played = [*EFFECTS.get(key, ()), *([TRAPS[key]] if key in TRAPS else [])]
        played += [POSED[key, zone] for zone in ZONES if (key, zone) in POSED]
        lasts = [LASTING[key, zone] for zone in ZONES if (key, zone) in LASTING]
        numbers += [number for effect in (*played, *lasts) for number in effect.numbers]
        # What may come to the count is told as their sum: "1, or 3 if".
        constants = tuple(effect.count + number for effect in played for number in effect.constants)
        yield CardText(key, _lines(key), tuple(numbers), constants)
    for key, gun in PISTOLEROS.items():
        belt = [n for cost, effect in zip(gun.costs, BELT[key]) for n in (cost, *effect.numbers)]
        yield CardText(key, _belt(key), tuple(belt))


def _lines(key: str) -> Callable[[Texts], str]:
    return lambda text: " · ".join(lines(key, text))


def _belt(key: str) -> Callable[[Texts], str]:
    return lambda text: " · ".join(belt_lines(key, text))


def lacking() -> Iterator[str]:
    """Return what cards lack: an effect for each price, one use in each zone, a picture."""
    for key, card in CARDS.items():
        if len(card.effects) != len(EFFECTS.get(key, ())):
            yield f"{key}: {len(card.effects)} prices and {len(EFFECTS.get(key, ()))} effects"
        if card.type == "piege" and key not in TRAPS:
            yield f"{key}: no effect as a trap"
        for zone in ZONES:
            if card.type == "renfort" and ((key, zone) in POSED) == ((key, zone) in LASTING):
                yield f"{key}: not one effect in the {zone}"
        if not card.icon and card.type != "renfort":
            yield f"{key}: no icon in the deck's file"
        yield from undrawn(key, card.icon)
