"""Contrast between the colors of a palette, by WCAG 2."""

from collections.abc import Iterator

from bot.render.theme import Palette


def pairs(palette: Palette) -> Iterator[tuple[str, str]]:
    for ground in (palette.wood, palette.grain, palette.panel):
        yield from ((text, ground) for text in (palette.chalk, palette.dust, palette.brass, palette.paper))
    for ground in (palette.paper, palette.shade):
        yield from ((text, ground) for text in (palette.ink, palette.faded, palette.red))
    yield palette.ink, palette.brass
    for tone in palette.tones.values():
        yield from ((tone.deep, ground) for ground in (palette.paper, palette.shade, tone.tint))
        yield palette.ink, tone.tint
        yield palette.paper, tone.deep
        yield palette.chalk, tone.deep


def contrast(one: str, other: str) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(color: str) -> float:
    parts = [int(color[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
