"""Find files, modules and names that comments, docstrings and guides mention but that do not exist."""

import ast
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias

from wording.code import parsed

ROOT = Path(__file__).parents[1]
GUIDES = ("README.md", "CONTRIBUTING.md", "docs/**/*.md")
SUFFIXES = "py|md|ftl|toml|txt|svg|j2|lock|ttf"
HOLE = re.compile(r"<[^<>]*>|\{[^{}]*\}|…|\*+")  # a placeholder for any name

OTHERS = {"discord.py"}  # a library
CODE = re.compile(r"`[^`]+`")
STRING_OR_COMMENT = re.compile(  # a # in a string is no comment
    r"""\"{3}(?:\\.|.)*?\"{3}|'{3}(?:\\.|.)*?'{3}|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\#[^\n]*""",
    re.DOTALL,
)
ADDRESS = re.compile(r"https?://\S+")
PATH = re.compile(r"(?<![\w/.$~*-])(?:[\w.*-]|<\w+>|…)+(?:/(?:[\w.*-]|<\w+>|…)+)*/?")
DOTTED = re.compile(r"(?<![\w/.$@-])[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+(?![\w/-])")


Documented: TypeAlias = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Text:
    """A comment, a docstring, or a line of a page."""

    file: Path
    line: int
    words: str

    @property
    def where(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}"


@cache
def files() -> Mapping[str, Path]:
    """Return all files and folders that git does not ignore, by path."""
    ignored = {".git", *(line.strip("/") for line in (ROOT / ".gitignore").read_text("utf-8").split())}
    results = {path for path in ROOT.iterdir() if path.name not in ignored}
    results |= {path for top in results for path in top.rglob("*") if not ignored & {*path.parts}}
    return {path.relative_to(ROOT).as_posix(): path for path in sorted(results)}


@cache
def modules() -> dict[str, ast.Module]:
    python = {path: file for path, file in files().items() if file.suffix == ".py"}
    return {
        path.removesuffix(".py").removesuffix("/__init__").replace("/", "."): parsed(file)
        for path, file in python.items()
    }


@cache
def texts() -> tuple[Text, ...]:
    return tuple(_texts())


def _texts() -> Iterator[Text]:
    for path in files().values():
        if path.suffix == ".py":
            yield from _comments(path)
            yield from _docstrings(path)
    for pattern in GUIDES:
        for path in sorted(ROOT.glob(pattern)):
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                yield Text(path, number, line)


def _comments(path: Path) -> Iterator[Text]:
    code, line, at = path.read_text("utf-8"), 1, 0
    for match in STRING_OR_COMMENT.finditer(code):
        if match[0].startswith("#"):
            line, at = line + code.count("\n", at, match.start()), match.start()
            yield Text(path, line, match[0].lstrip("# "))


def _docstrings(path: Path) -> Iterator[Text]:
    for node in documented(parsed(path)):
        if ast.get_docstring(node, clean=False) is not None:
            expression = node.body[0]
            assert isinstance(expression, ast.Expr)
            assert isinstance(expression.value, ast.Constant)
            for offset, line in enumerate(str(expression.value.value).splitlines()):
                yield Text(path, expression.lineno + offset, line)


def documented(node: Documented) -> Iterator[Documented]:
    yield node
    inside: list[ast.AST] = [node]
    while inside:
        for child in ast.iter_child_nodes(inside.pop()):
            if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield child
            if isinstance(child, ast.stmt | ast.ExceptHandler | ast.match_case):
                inside.append(child)


def lost(text: Text) -> Iterator[str]:
    """Yield the targets that a text names but that do not exist."""
    words = ADDRESS.sub(" ", text.words)
    for match in PATH.finditer(words):
        pointer = match[0].rstrip(".")
        if is_path(pointer) and not there(pointer, text.file.parent):
            yield pointer
    in_guide = text.file.suffix == ".md"  # with examples in other languages
    spans = "".join(CODE.findall(words)) if in_guide else words
    for pointer in {*DOTTED.findall(spans), *filter(from_root, DOTTED.findall(words))}:
        if not is_path(pointer) and not known(pointer):
            yield pointer


def is_path(pointer: str) -> bool:
    if pointer in OTHERS or HOLE.sub("", pointer).strip("./") == "":
        return False
    if re.fullmatch(rf".*[^/.]\.({SUFFIXES})", pointer):
        return True
    return "/" in pointer and pointer.partition("/")[0] in files()


def there(pointer: str, beside: Path) -> bool:
    if pointer in files():
        return True
    near = os.path.normpath(beside.relative_to(ROOT) / pointer)
    anywhere = "" if "/" in pointer else "(?:.*/)?"
    patterns = (_pattern(near), anywhere + _pattern(pointer.strip("/")))
    return any(re.fullmatch(pattern, path) for path in files() for pattern in patterns)


def _pattern(pointer: str) -> str:
    return ".*".join(map(re.escape, HOLE.split(pointer)))


def from_root(pointer: str) -> bool:
    return pointer.partition(".")[0] in tops()


def known(pointer: str) -> bool:
    """Return whether the words of a dotted name that begins like one of ours are names in our code."""
    first, *rest = pointer.split(".")
    return first not in firsts() or identifiers().issuperset(rest)


@cache
def tops() -> frozenset[str]:
    return frozenset(name.partition(".")[0] for name in modules())


@cache
def firsts() -> frozenset[str]:
    stems = {name.rpartition(".")[2] for name in modules()}
    classes = {
        node.name for code in modules().values() for node in code.body if isinstance(node, ast.ClassDef)
    }
    return tops() | stems | classes


@cache
def identifiers() -> frozenset[str]:
    nodes = (node for code in modules().values() for node in ast.walk(code))
    return frozenset(word for module in modules() for word in module.split(".")) | {
        name for node in nodes for name in _bound(node)
    }


def _bound(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
            yield name
        case ast.alias(name=name, asname=other):
            yield other or name
