"""The games that can be played: every package of this folder whose `GAME` is a `GameModule` is one."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from engine.core.decks import DeckBuilding
from engine.core.game_module import GameModule, Policy, Reaction
from engine.core.rules import Rules


def _find_modules() -> list[GameModule]:
    """Return the modules of all games, in the order of lists."""
    packages = [import_module(f"{__name__}.{module.name}") for module in pkgutil.iter_modules(__path__)]
    modules: list[GameModule] = [package.GAME for package in packages if hasattr(package, "GAME")]
    return sorted(modules, key=lambda module: (module.list_order, module.family))


MODULES: Mapping[str, GameModule] = {module.family: module for module in _find_modules()}
GAMES: Mapping[str, Rules[Any, Any]] = {
    rules.name: rules for module in MODULES.values() for rules in module.rules
}
PLAYERS: Mapping[str, Policy] = {name: MODULES[GAMES[name].family].policy for name in GAMES}
REACTIONS: Mapping[str, Mapping[str, Reaction]] = {
    family: module.reactions for family, module in MODULES.items() if module.reactions
}
DECKS: Mapping[str, DeckBuilding] = {
    family: module.decks for family, module in MODULES.items() if module.decks is not None
}
