"""Compare numbers in the texts of cards with those of their effects.

tests/engine/games/<game>/card_texts.py has a game's `texts()`, what cards lack (`lacking()`), and the
attribute of every card's message (`ATTRIBUTE`).
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType

from bot.games import PRESENTERS
from bot.i18n.texts import Texts
from bot.render.icons import names as icons
from tests.numbers_in_text import numbers_in

PLACES = sorted((Path(__file__).parent / "engine" / "games").glob("*/card_texts.py"))
GAMES = [place.parent.name for place in PLACES]


def of(game: str) -> ModuleType:
    return import_module(f"tests.engine.games.{game}.card_texts")


@dataclass(frozen=True)
class CardText:
    """A card's text, the numbers of its effect, and the numbers of rules that it may name."""

    card: str
    text_in: Callable[[Texts], str]
    numbers: tuple[int, ...]
    constants: tuple[int, ...] = ()


def wrong(card_text: CardText, text: Texts) -> str:
    """Describe how the numbers of a card's text and effect differ; a one may be left out."""
    numbers, meant = numbers_in(card_text.text_in(text), text.language), sorted(card_text.numbers)
    more, fewer = Counter(numbers) - Counter(meant), Counter(meant) - Counter(numbers)
    if more <= Counter(card_text.constants) and set(fewer) <= {1}:
        return ""
    return f"{card_text.card} in {text.language} says {numbers}, and its effect has {meant}"


def text_of(key: str) -> Callable[[Texts], str]:
    return lambda text: text(key) if text.has(key) else ""


def facts_of(family: str, key: str) -> Callable[[Texts], str]:
    return lambda text: " · ".join(value for _, value in PRESENTERS[family].sheet(key, text).facts)


def undrawn(key: str, *wanted: str) -> Iterator[str]:
    yield from (f"{key}: no icon {icon}" for icon in wanted if icon and icon not in icons())
