"""Numbers of options: on the picture of a hand, and in the list below it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.render.scene import CardBackItem, CardItem, PosterItem, Scene
from engine.core.decisions import Seat
from engine.core.game import AnyGame
from engine.core.plays import legal_plays


def numbered(
    game: AnyGame, seat: Seat, draw: Callable[[Mapping[str, int]], Scene | None]
) -> tuple[Scene | None, dict[str, int]]:
    """Draw a hand with numbers on the options in it; a single one needs no number."""
    numbers = _counted(_cards(game, seat))
    scene = draw(numbers)
    visible_numbers = numbers_on(scene)
    if visible_numbers == set(numbers.values()):
        return scene, numbers
    numbers = _counted([card for card, number in numbers.items() if number in visible_numbers])
    return draw(numbers), numbers


def numbers_on(scene: Scene | None) -> set[int]:
    items = [item for item, _, _ in scene.items] if scene else []
    cards = [item for item in items if isinstance(item, (CardItem, CardBackItem, PosterItem))]
    return {card.number for card in cards if card.number}


def _cards(game: AnyGame, seat: Seat) -> list[str]:
    """Return the options of a seat that are cards or tokens, in the order of the list."""
    if (decision := game.decision(seat)) is None:
        return []
    pieces = frozenset(game.rules.piece_ids(game.state))
    if plays := legal_plays(game, seat):
        return list(dict.fromkeys(filter(None, (play.first_of(pieces) for play in plays))))
    return [option for option in decision.options if option in pieces]


def _counted(cards: Sequence[str]) -> dict[str, int]:
    return {card: n for n, card in enumerate(cards, 1)} if len(cards) > 1 else {}
