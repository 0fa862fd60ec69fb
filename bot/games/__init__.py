"""How each family of games is shown: every package of this folder with a `PRESENTER` shows one."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType

from bot.games.presenter import AnyPresenter, DeckPresenter
from bot.i18n.texts import Speech, Words
from bot.render.scene import Item
from engine.games import DECKS, MODULES


def _found() -> dict[str, AnyPresenter]:
    """The presenters by family."""
    packages = [found.name for found in pkgutil.iter_modules(__path__) if found.ispkg]
    modules = {name: import_module(f"{__name__}.{name}") for name in packages}
    return {name: module.PRESENTER for name, module in modules.items() if hasattr(module, "PRESENTER")}


_ALL = _found()
PRESENTERS: Mapping[str, AnyPresenter] = MappingProxyType(
    {family: _ALL[family] for family in MODULES if family in _ALL}
)
DECK_PRESENTERS: Mapping[str, DeckPresenter] = MappingProxyType(
    {
        family: presenter.decks
        for family, presenter in PRESENTERS.items()
        if presenter.decks is not None and family in DECKS
    }
)


def common_items(text: Words) -> tuple[Item, ...]:
    """What the pictures of all games need often: a new drawing process makes it before it is asked for."""
    return tuple(
        item for family, face in PRESENTERS.items() for item in face.common_items(Speech(text, family, ()))
    )
