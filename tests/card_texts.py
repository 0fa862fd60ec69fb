"""What stands on the cards of every game, in any language, and the numbers that their effects have.

Each game says it of its own cards in tests/engine/games/<game>/card_texts.py: `texts()`, what each card may
lack (`lacking()`), and the attribute of the message that every card has (`ATTRIBUTE`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType

from bot.games import PRESENTERS
from bot.i18n.texts import Words
from bot.render.icons import names as icons
from tests.numbers_said import numbers_in

PLACES = sorted((Path(__file__).parent / "engine" / "games").glob("*/card_texts.py"))
GAMES = [place.parent.name for place in PLACES]


def of(game: str) -> ModuleType:
    """What a game says of its cards."""
    return import_module(f"tests.engine.games.{game}.card_texts")


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


def text_of(key: str) -> Callable[[Words], str]:
    """A message, if there is one."""
    return lambda text: text(key) if text.has(key) else ""


def facts_of(family: str, key: str) -> Callable[[Words], str]:
    """The facts on a card's sheet."""
    return lambda text: " · ".join(value for _, value in PRESENTERS[family].sheet(key, text).facts)


def undrawn(key: str, *wanted: str) -> Iterator[str]:
    """Icons without a file; who has no icon has a portrait, and that is made up for anybody."""
    yield from (f"{key}: no icon {icon}" for icon in wanted if icon and icon not in icons())
