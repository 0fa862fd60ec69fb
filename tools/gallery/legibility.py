"""Measure how high the digits and words of a picture are on a phone."""

from collections.abc import Iterator

from bot.render import frames
from bot.render.canvas import TextLine
from bot.render.scene import PHONE, CardBackItem, CardItem, Item, Pile, Plate, PosterItem, Scene, disc
from bot.render.theme import WESTERN
from bot.render.typesetting import cap_height, fit


def digits(scene: Scene) -> Iterator[tuple[float, str]]:
    """Yield the capital height in points, and the text, of labels with a digit; not names or sentences."""
    return (line for line in words(scene) if any(sign.isdigit() for sign in line[1]))


def words(scene: Scene) -> Iterator[tuple[float, str]]:
    """Yield the capital height in points, and the text, of all labels; not names or sentences."""
    for item, _, _ in scene.items:
        if not isinstance(item, Plate):
            for line in (line for line in _lines(item) if line.face != "text"):
                room = (int(line.box[2]), int(line.box[3]))
                block = fit(line.text, room, max(2, round(line.em)), line.face, line.max_lines)
                yield block.em * cap_height(block.face) * PHONE / scene.width, line.text


def _lines(item: Item) -> Iterator[TextLine]:
    yield from frames.printed(item, WESTERN).lines
    if isinstance(item, Pile) and item.count:
        yield from frames.tag(item.count, WESTERN).lines
        if item.top:
            yield from _lines(item.top)
    if isinstance(item, (CardItem, CardBackItem, PosterItem)) and item.number:
        yield from _lines(disc(item)[0])
