"""The presenters of all families: `PRESENTER` in each package's presenter.py."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bot.games.deck_presenter import DeckPresenter
from bot.games.presenter import AnyPresenter
from bot.i18n.texts import Phrases, Texts
from bot.render.scene import Item, Scene
from engine.core.game import Game
from engine.core.rules import Rules
from engine.games import DECKS, GAMES, MODULES


def _find() -> dict[str, AnyPresenter]:
    """Return the presenters by family; a package without one is left out."""
    packages = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    names = {name: f"{__name__}.{name}.presenter" for name in packages}
    modules = {name: import_module(path) for name, path in names.items() if find_spec(path)}
    return {name: module.PRESENTER for name, module in modules.items() if hasattr(module, "PRESENTER")}


_ALL = _find()
PRESENTERS: Mapping[str, AnyPresenter] = {family: _ALL[family] for family in MODULES if family in _ALL}
DECK_PRESENTERS: Mapping[str, DeckPresenter] = {
    family: presenter.decks
    for family, presenter in PRESENTERS.items()
    if presenter.decks is not None and family in DECKS
}


def common_items(text: Texts) -> tuple[Item | Scene, ...]:
    """Return what a new drawing process draws in advance: a table and a hand of each game, then items.

    The first picture of a game then finds its wood, templates, icons and fonts.
    """
    dealt = [scene for rules in GAMES.values() for scene in _dealt(rules, Phrases(text, rules.family, ()))]
    items = [
        item
        for family, presenter in PRESENTERS.items()
        for item in presenter.common_items(Phrases(text, family, ()))
    ]
    return (*dealt, *items)


def _dealt(rules: Rules[Any, Any], phrases: Phrases) -> Iterator[Scene]:
    if (presenter := PRESENTERS.get(rules.family)) is None:
        return
    game = Game.new(rules, rules.seats[0], "00" * 32, keep=False)
    hand = presenter.hand_picture(game.view(game.open_decisions[0].seat), phrases, {})
    yield from (scene for scene in (presenter.picture(game.view(None), phrases), hand) if scene is not None)
