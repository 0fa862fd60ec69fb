"""Numbers of options: on the picture of a hand, and in the list below it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from bot.render.scene import CardBackItem, CardItem, NumberItem, PosterItem, Scene

CARDS = (CardItem, PosterItem)


def numbered(
    cards: Sequence[str], draw: Callable[[Mapping[str, int]], Scene | None], min_count: int = 2
) -> tuple[Scene | None, dict[str, int]]:
    numbers = _counted(cards, min_count)
    scene = draw(numbers)
    visible_numbers = numbers_on(scene)
    if visible_numbers == set(numbers.values()):
        return scene, numbers
    numbers = _counted([card for card, number in numbers.items() if number in visible_numbers], min_count)
    return draw(numbers), numbers


def marked(cards: Sequence[str], draw: Callable[[Mapping[str, int]], Scene | None]) -> Scene | None:
    """Draw a hand in which these cards, which its owner has chosen, are marked."""
    scene, counted = draw({}), draw(dict.fromkeys(cards, 1))
    if scene is None or counted is None or len(scene.items) != len(counted.items):
        return scene
    items = [
        placed._replace(item=replace(placed.item, mark=True))
        if isinstance(placed.item, CARDS) and isinstance(other.item, CARDS) and other.item.number
        else placed
        for placed, other in zip(scene.items, counted.items)
    ]
    return replace(scene, items=tuple(items))


def numbers_on(scene: Scene | None) -> set[int]:
    items = [item for item, _, _ in scene.items] if scene else []
    cards = [item for item in items if isinstance(item, (CardItem, CardBackItem, PosterItem))]
    return {card.number for card in cards if card.number} | {
        item.value for item in items if isinstance(item, NumberItem)
    }


def _counted(cards: Sequence[str], min_count: int) -> dict[str, int]:
    return {card: n for n, card in enumerate(cards, 1)} if len(cards) >= min_count else {}
