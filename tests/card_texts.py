"""What stands on the cards of every game, in any language, and the numbers that their effects have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.games import PRESENTERS
from bot.games.ragnguns.cards import belt_lines, lines
from bot.i18n.texts import Words
from engine.games.bang.cards import RECORDS
from engine.games.bang.characters import CHARACTERS
from engine.games.gnadenlos.cards import ADVENTURERS, kind_of, notes_of, value_of
from engine.games.outlaws.cards import OUTLAWS
from engine.games.ragnguns.cards import CARDS, PISTOLEROS
from engine.games.ragnguns.effects import EFFECTS, POSED, TRAPS
from engine.games.ragnguns.effects import PISTOLEROS as BELT
from engine.games.ragnguns.lasting import LASTING
from engine.games.ragnguns.state import ZONES
from engine.games.revolver import lasting
from engine.games.revolver.cards import CARDS as REVOLVER
from engine.games.revolver.cards import PEOPLE
from engine.games.revolver.effects import EFFECTS as PLAYED
from engine.games.revolver.effects.people import LOSSES
from tests.numbers_said import numbers_in


@dataclass(frozen=True)
class CardText:
    """What a card says, the numbers of its effect, and those of the rules that it may name as well."""

    card: str
    said: Callable[[Words], str]
    numbers: tuple[int, ...]
    constants: tuple[int, ...] = ()


def wrong(each: CardText, text: Words) -> str:
    """In what a card's text and its effect differ; nothing if they do not. To leave out a one is fine."""
    found, meant = numbers_in(each.said(text), text.language), sorted(each.numbers)
    more, fewer = Counter(found) - Counter(meant), Counter(meant) - Counter(found)
    if more <= Counter(each.constants) and set(fewer) <= {1}:
        return ""
    return f"{each.card} in {text.language} says {found}, and its effect has {meant}"


def bang() -> Iterator[CardText]:
    """Its kinds of card and its characters."""
    for key, known in (*RECORDS.items(), *CHARACTERS.items()):
        yield CardText(key, _text(f"bang-card-{key}.text"), known.numbers)


def revolver() -> Iterator[CardText]:
    """The cards of both decks, and those whom it costs something to lose."""
    for key, card in REVOLVER.items():
        played = PLAYED[key].numbers if key in PLAYED else ()
        yield CardText(
            key, _text(f"revolver-card-{key}.text"), (*played, *lasting.NUMBERS.get(card.lasting, ()))
        )
    for key in PEOPLE:
        lost = LOSSES[key].numbers if key in LOSSES else ()
        yield CardText(key, _text(f"revolver-card-{key}.text"), lost)


def ragnguns() -> Iterator[CardText]:
    """Cards and pistoleros, with their prices and statistics."""
    for key, card in CARDS.items():
        numbers = [card.cost, card.power, card.resistance] if card.posable else []
        numbers += [price.cost for price in card.effects]
        played = [*EFFECTS.get(key, ()), *([TRAPS[key]] if key in TRAPS else [])]
        played += [POSED[key, zone] for zone in ZONES if (key, zone) in POSED]
        lasts = [LASTING[key, zone] for zone in ZONES if (key, zone) in LASTING]
        numbers += [number for effect in (*played, *lasts) for number in effect.numbers]
        constants = tuple(number for effect in played for number in effect.constants)
        yield CardText(key, _lines(key), tuple(numbers), constants)
    for key, gun in PISTOLEROS.items():
        belt = [n for cost, effect in zip(gun.costs, BELT[key]) for n in (cost, *effect.numbers)]
        yield CardText(key, _belt(key), tuple(belt))


def gnadenlos() -> Iterator[CardText]:
    """Adventurers with their strengths, debt notes with their value."""
    for key, who in ADVENTURERS.items():
        yield CardText(key, _facts("gnadenlos", key), who.strengths)
    for note in (note for seat in range(4) for note in notes_of(seat)):
        value, letter = value_of(note), note.partition(".")[2]
        yield CardText(note, _text(f"gnadenlos-card-{kind_of(note)}"), (value,))
        yield CardText(note, _text(f"gnadenlos-card-{kind_of(note)}.{letter}"), (value,))


def outlaws() -> Iterator[CardText]:
    """Posters with skill, modifiers and reward."""
    for key, one in OUTLAWS.items():
        modifiers = [abs(n) for n in (one.increment, one.decrement) if n]
        yield CardText(key, _facts("outlaws", key), (one.skill, *modifiers, one.reward))


GAMES = {each.__name__: each for each in (bang, revolver, ragnguns, gnadenlos, outlaws)}


def _text(key: str) -> Callable[[Words], str]:
    return lambda text: text(key) if text.has(key) else ""


def _facts(family: str, key: str) -> Callable[[Words], str]:
    return lambda text: " · ".join(value for _, value in PRESENTERS[family].sheet(key, text).facts)


def _lines(key: str) -> Callable[[Words], str]:
    return lambda text: " · ".join(lines(key, text))


def _belt(key: str) -> Callable[[Words], str]:
    return lambda text: " · ".join(belt_lines(key, text))
