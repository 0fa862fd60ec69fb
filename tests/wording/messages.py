"""The messages of the .ftl files, with their variables and variants."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor
from shared import shared

from bot.i18n import texts as words_of
from bot.i18n.texts import LANGUAGES

__all__ = ["LANGUAGES", "Text", "files", "junk", "texts"]

CODE = re.compile(r"`[^`]*`|https?://\S+|<[^<>\s]+>")  # commands, addresses, mentions


@dataclass(frozen=True)
class Text:
    """The value of a message, or one of its attributes, whose key has a dot."""

    key: str
    path: Path
    pattern: ast.Pattern

    @property
    def variables(self) -> frozenset[str]:
        finder = _Finder(ast.VariableReference)
        finder.visit(self.pattern)
        return frozenset(finder.names)

    @property
    def refers_to(self) -> frozenset[str]:
        finder = _Finder(ast.MessageReference)
        finder.visit(self.pattern)
        return frozenset(finder.names)

    def readings(self, filler: str = "X") -> list[str]:
        """Return each variant, with a filler in place of variables."""
        count = max([1, *(len(choice.variants) for choice in _choices(self.pattern))])
        return ["".join(self._read(self.pattern, variant, filler)) for variant in range(count)]

    def prose(self) -> list[str]:
        return [CODE.sub("X", reading) for reading in self.readings()]

    def _read(self, pattern: ast.Pattern, variant: int, filler: str) -> Iterator[str]:
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                yield element.value
            else:
                yield from self._filled(element.expression, variant, filler)

    def _filled(self, hole: ast.InlineExpression | ast.Placeable, variant: int, filler: str) -> Iterator[str]:
        match hole:
            case ast.SelectExpression(variants=variants):
                yield from self._read(variants[min(variant, len(variants) - 1)].value, variant, filler)
            case ast.StringLiteral():
                yield hole.parse()["value"]
            case ast.MessageReference(id=ast.Identifier(name=name)):
                yield texts(self.path.parent.name)[name].readings(filler)[0]
            case _:
                yield filler


class _Finder(visitor.Visitor):
    def __init__(self, sort: type[ast.VariableReference | ast.MessageReference]) -> None:
        self.names: list[str] = []
        setattr(self, f"visit_{sort.__name__}", self._add_name)

    def _add_name(self, node: ast.VariableReference | ast.MessageReference) -> None:
        self.names.append(node.id.name)


def _choices(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from _choices(variant.value)


def files(language: str) -> list[Path]:
    return words_of.files(language)


@cache
def _parsed(path: Path) -> ast.Resource:
    text = path.read_text("utf-8")
    made = sha256(text.encode()).hexdigest()
    return shared(f"fluent-{made}", lambda: FluentParser(with_spans=False).parse(text))


def junk(path: Path) -> list[str]:
    return [entry.content for entry in _parsed(path).body if isinstance(entry, ast.Junk)]


@cache
def entries(language: str) -> list[Text]:
    faults = []
    for path in files(language):
        for entry in _parsed(path).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    faults.append(Text(entry.id.name, path, entry.value))
                faults += [Text(f"{entry.id.name}.{a.id.name}", path, a.value) for a in entry.attributes]
    return faults


@cache
def texts(language: str) -> dict[str, Text]:
    return {text.key: text for text in entries(language)}
