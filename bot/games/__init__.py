"""How each family of games is shown: the `PRESENTER` of each package of this folder, in its presenter.py."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType

from bot.games.presenter import AnyPresenter, DeckPresenter
from bot.i18n.texts import Speech, Words
from bot.render.scene import Item
from engine.games import DECKS, MODULES


def _found() -> dict[str, AnyPresenter]:
    """The presenters by family; a package that has none is left out."""
    packages = [found.name for found in pkgutil.iter_modules(__path__) if found.ispkg]
    names = {name: f"{__name__}.{name}.presenter" for name in packages}
    modules = {name: import_module(path) for name, path in names.items() if find_spec(path)}
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
