"""Scenes as SVG for pages: each item once, as a group that scenes place by its number.

The shapes and the boxes of text are those of the bitmaps, so that both look alike.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from math import cos, radians, sin
from typing import NamedTuple

from bot.render import frames
from bot.render.canvas import ItemDrawing, TextLine, shapes
from bot.render.frames import printed
from bot.render.rasterizer import FAINT, TILT, UPRIGHT, apart
from bot.render.scene import CARD, CardBackItem, Item, Pile, Scene
from bot.render.theme import Palette
from bot.render.typesetting import fit

LONG = 36  # characters of what stands once if several items share it
ANCHORS = {"left": "", "center": ' text-anchor="middle"', "right": ' text-anchor="end"'}


class VectorScene(NamedTuple):
    """Where the items of a scene are: number, left and top of each, in order of drawing."""

    width: int
    height: int
    items: tuple[tuple[int, int, int], ...]


class VectorSheet:
    """Items of many scenes, numbered in order of their first use."""

    def __init__(self, palette: Palette) -> None:
        self._palette = palette
        self._numbers: dict[Item, int] = {}
        self._groups: list[str] = []

    def scene(self, scene: Scene) -> VectorScene:
        parts = (part for placed in scene.items for part in apart(placed))
        items = tuple((self._number(item), x, y) for item, x, y in parts)
        return VectorScene(scene.width, scene.height, items)

    def definitions(self, size: tuple[int, int]) -> str:
        """Return all groups, with the table top in this size as `wood`."""
        wood = _cleaned(shapes("wood", self._palette, *size), "wood")
        shared, groups = _shared("".join(self._groups))
        return f'{shared}{groups}<g id="wood">{wood}</g>'

    def _number(self, item: Item) -> int:
        if item not in self._numbers:
            self._numbers[item] = number = len(self._numbers)
            self._groups.append("")
            self._groups[number] = f'<g id="i{number}">{self._content(item, number)}</g>'
        return self._numbers[item]

    def _content(self, item: Item, number: int) -> str:
        content = _drawn(printed(item, self._palette), item.size, f"{number}")
        if isinstance(item, Pile) and item.count:  # the top card, and the count, as on the bitmap
            top = self._number(item.top or CardBackItem(item.width, item.tone, item.icon))
            tag = frames.tag(item.count, self._palette)
            width, height = _size(tag.svg)
            left = max(0, item.size[0] - width)
            low = max(0, round(item.width * CARD) - height + 4)
            count = _drawn(tag, (width, height), f"{number}t")
            content += f'<use href="#i{top}"/><g transform="translate({left} {low})">{count}</g>'
        return content


def _drawn(drawing: ItemDrawing, size: tuple[int, int], name: str) -> str:
    """Return shapes and text, tilted and dimmed as the rasterizer does it."""
    content = _cleaned(drawing.svg, name) + "".join(map(_text, drawing.lines))
    width, height = _size(drawing.svg) if drawing.svg else size
    if drawing.askew:
        middle = f"{width / 2:g} {height / 2:g}"
        shift = f"translate({width * (1 - UPRIGHT) / 2:g} {height * (1 - UPRIGHT) / 2:g}) scale({UPRIGHT})"
        content = f'<g transform="rotate({-TILT} {middle}) {shift}">{content}</g>'
    if drawing.turned:
        angle = radians(drawing.turned)
        right = (width * cos(angle) + height * sin(angle) - width) / 2
        down = (width * sin(angle) + height * cos(angle) - height) / 2
        turn = f"translate({right:.2f} {down:.2f}) rotate({-drawing.turned:g} {width / 2:g} {height / 2:g})"
        content = f'<g transform="{turn}">{content}</g>'
    return f'<g opacity="{FAINT}">{content}</g>' if drawing.faint else content


def _text(line: TextLine) -> str:
    left, top, width, height = line.box
    block = fit(line.text, (int(width), int(height)), max(2, round(line.em)), line.face, line.max_lines)
    x = left + {"left": 0.0, "center": width / 2, "right": width}[line.align]
    y = top + (height - block.height) / 2 + block.first
    style = f'class="{block.face}" font-size="{block.em:.3g}" fill="{line.color}"{ANCHORS[line.align]}'
    texts = []
    for text in block.lines:
        texts.append(f'<text x="{x:.5g}" y="{y:.5g}" {style}>{escape(text)}</text>')
        y += block.lead
    return "".join(texts)


def _size(svg: str) -> tuple[int, int]:
    """Return the width and height that an `<svg>` names."""
    head = svg[: svg.index(">")]
    width, height = (float(re.search(rf' {name}="([\d.]+)"', head)[1]) for name in ("width", "height"))  # type: ignore[index]
    return round(width), round(height)


def _cleaned(svg: str, name: str) -> str:
    """Return an `<svg>` for use inside another: short numbers, and ids that no other item has."""
    svg = re.sub(r' xmlns="[^"]*"', "", svg)
    svg = re.sub(r"(\d\.\d{2})\d+", r"\1", re.sub(r">\s+<", "><", svg).strip())
    for own in set(re.findall(r' id="([\w-]+)"', svg)):
        svg = svg.replace(f' id="{own}"', f' id="{own}-{name}"').replace(f"#{own})", f"#{own}-{name})")
    return svg


_TAG = re.compile(r"<(/?)(?:g|svg)\b[^>]*?(/?)>")
_PATH = re.compile(rf'<path([^>]*?) d="([^"]{{{LONG},}})"([^>]*?)/>')


def _shared(groups: str) -> tuple[str, str]:
    """Return definitions of what occurs more than once, and the groups that use them."""
    contents = [*_contents(groups)]
    counts = Counter(groups[start:end] for start, end in contents)
    names = {
        content: f"g{n}"
        for n, content in enumerate(content for content, times in counts.items() if times > 1)
        if len(content) > LONG
    }
    parts, at, used = [], 0, dict[str, str]()
    for start, end in sorted(contents):
        if start >= at and (name := names.get(groups[start:end])) is not None:
            parts += [groups[at:start], f'<use href="#{name}"/>']
            at, used[name] = end, groups[start:end]
    parts.append(groups[at:])
    defined = "".join(f'<g id="{name}">{content}</g>' for name, content in used.items())
    return _with_shared_paths(defined + "".join(parts))


def _contents(text: str) -> Iterator[tuple[int, int]]:
    opened: list[int] = []
    for tag in _TAG.finditer(text):
        if tag[1]:
            yield opened.pop(), tag.start()
        elif not tag[2]:
            opened.append(tag.end())


def _with_shared_paths(text: str) -> tuple[str, str]:
    """Return definitions of the long paths that occur more than once, and the text that uses them."""
    counts = Counter(path for _, path, _ in _PATH.findall(text))
    names = {path: f"p{n}" for n, path in enumerate(path for path, times in counts.items() if times > 1)}

    def use(match: re.Match[str]) -> str:
        name = names.get(match[2])
        return match[0] if name is None else f'<use href="#{name}"{match[1]}{match[3]}/>'

    return "".join(f'<path id="{name}" d="{path}"/>' for path, name in names.items()), _PATH.sub(use, text)


def largest(scenes: Sequence[Scene]) -> tuple[int, int]:
    return max(scene.width for scene in scenes), max(scene.height for scene in scenes)
