"""Every link in the docs leads somewhere, and every command in them exists."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer
from quick_store import prepared

from bot.__main__ import app
from bot.app.client import COGS, WantedBot
from bot.app.settings import Settings
from bot.ui.commands import group
from engine.store.schema import metadata
from engine.store.store import Store
from engine.tables.export import NOTES, Export

ROOT = Path(__file__).parents[1]
ROOT_PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
RESULTS = sorted((ROOT / "tools" / "results").glob("*.md"))
PAGES = [*(ROOT / name for name in ROOT_PAGES), *sorted((ROOT / "docs").rglob("*.md")), *RESULTS]
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)
CODE = re.compile(r"```[a-z]*\n(.*?)```|``?([^`]+)``?", re.DOTALL)
NOT_COMMANDS = {"healthz", "metrics", "data", "usr", "opt", "etc", "var"}  # addresses and folders
MAX_PICTURES_BYTES = 2_500_000
# 22,000 when the docs were halved, and 300 for each subject since: story, Gazette, daily, ratings, shards
MAX_README_WORDS, MAX_WORDS = 700, 22_000 + 6 * 300
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


class Line(NamedTuple):
    page: str
    text: str


def code_lines(page: Path) -> Iterator[Line]:
    """Yield inline code, and the lines of code blocks, without comments."""
    text = page.read_text("utf-8")
    indented = re.findall(r"^ {4}(?! )(.+)$", text, re.MULTILINE)
    for line in [
        line for block, span in CODE.findall(text) for line in (block or span).splitlines()
    ] + indented:
        yield Line(str(page.relative_to(ROOT)), line.partition(" #")[0].strip().removeprefix(".venv/bin/"))


def lines(*starts: str) -> list[Line]:
    return [line for page in PAGES for line in code_lines(page) if line.text.startswith(starts)]


def test_the_docs_are_short() -> None:
    generated = {"licenses.md", *(page.name for page in RESULTS)}
    words = {page.name: len(page.read_text("utf-8").split()) for page in PAGES if page.name not in generated}

    assert words["README.md"] <= MAX_README_WORDS
    assert sum(words.values()) <= MAX_WORDS


# links


@cache
def anchors(page: Path) -> set[str]:
    """Return the anchors GitHub gives to a page's headings."""
    headings = HEADING.findall(page.read_text("utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def broken(page: Path) -> Iterator[str]:
    for groups in LINK.findall(page.read_text("utf-8")):
        target = "".join(groups)
        path, _, anchor = target.partition("#")
        file = (page.parent / path) if path else page
        if re.match(r"[a-z]+:", target):
            continue
        if not file.exists() or (anchor and anchor not in anchors(file.resolve())):
            yield target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_to_files_and_headings(page: Path) -> None:
    assert list(broken(page)) == []


def test_every_picture_is_shown_by_a_page_and_together_they_are_small() -> None:
    pictures = {path.name: path.stat().st_size for path in (ROOT / "docs" / "pictures").iterdir()}
    pages = "".join(page.read_text("utf-8") for page in PAGES)

    assert [name for name in pictures if f"pictures/{name}" not in pages] == []
    assert sum(pictures.values()) <= MAX_PICTURES_BYTES


# names


def cells(page: str, start: str) -> Iterator[list[str]]:
    """Yield the cells of the table whose header begins like this."""
    rows = (ROOT / "docs" / page).read_text("utf-8").partition(f"| {start} |")[2].splitlines()[2:]
    for row in takewhile(lambda row: row.startswith("|"), rows):
        yield [cell.strip() for cell in row.strip("|").split("|")]


def test_the_glossary_is_sorted_and_names_what_is_in_the_code() -> None:
    code = "".join(
        path.read_text("utf-8") for top in ("engine", "bot", "cogs") for path in (ROOT / top).rglob("*.py")
    )
    words = set(re.findall(r"\w+", code))
    terms = list(cells("developers/glossary.md", "term"))

    assert [term for term, *_ in terms] == sorted(term for term, *_ in terms)
    assert [name for *_, names in terms for name in re.findall(r"`(\w+)`", names) if name not in words] == []


def test_the_page_of_the_database_names_every_table_and_column() -> None:
    documented: dict[str, set[str]] = {}
    for part in (ROOT / "docs" / "developers" / "database.md").read_text("utf-8").split("\n### ")[1:]:
        names = re.findall(r"^\| (`.+?`) \|", part, re.MULTILINE)
        checksum = {"checksum"} if "✓" in part.splitlines()[0] else set()
        documented[part.split()[0]] = {*re.findall(r"`(\w+)`", " ".join(names)), *checksum}

    assert documented == {table.name: {*table.columns.keys()} for table in metadata.tables.values()}


def test_the_page_of_fair_deals_names_every_field_and_note_of_an_export() -> None:
    fields = [name for names, _ in cells("players/fair-deals.md", "field") for name in names.split(", ")]
    notes = [name for names, _ in cells("players/fair-deals.md", "note") for name in names.split(", ")]

    assert [name.strip("`") for name in fields] == [*Export.model_fields]
    assert sorted(name.strip("`") for name in notes) == sorted(NOTES)


# commands


def test_make_targets_and_variables_exist() -> None:
    targets = set(re.findall(r"^([a-z][\w-]*):", MAKEFILE, re.MULTILINE))
    variables = set(re.findall(r"\$\(([A-Z]+)\)", MAKEFILE)) | {"PYTHON"}
    unknown = [
        line
        for line in lines("make ")
        for word in re.sub(r'"[^"]*"', "", line.text).split()[1:]
        if (word.partition("=")[0] not in variables if "=" in word else word not in {*targets, "…"})
    ]

    assert len(lines("make ")) > 10
    assert unknown == []


def test_experiments_exist() -> None:
    named = {match[1] for line in lines("make lab ") if (match := re.search(r"NAME=(\w+)", line.text))}
    modules = {path.stem for path in (ROOT / "tools" / "benchmarks").glob("*.py")}

    assert named
    assert named - modules <= set(re.findall(r"^lab-(\w+) +=", MAKEFILE, re.MULTILINE))


def test_settings_exist() -> None:
    known = set(re.findall(r"^#?((?:WANTED|DISCORD)_\w+)=", (ROOT / ".env.example").read_text("utf-8"), re.M))
    named = {
        name for page in PAGES for name in re.findall(r"\b(?:WANTED|DISCORD)_\w+", page.read_text("utf-8"))
    }

    assert named - known == set()


def unknown_words(text: str) -> Iterator[str]:
    """Yield the subcommands and options of a `wanted` command line that do not exist."""
    command: Any = typer.main.get_command(app)
    for word in text.split()[1:]:
        if word.startswith("-"):
            options = {name for param in command.params for name in (*param.opts, *param.secondary_opts)}
            if word not in {*options, "--help", "-h"}:
                yield word
        elif commands := getattr(command, "commands", None):
            if word not in commands:
                yield word
                return
            command = commands[word]


def test_wanted_subcommands_and_options_exist() -> None:
    assert len(lines("wanted ")) > 5
    assert {line: words for line in lines("wanted ") if (words := list(unknown_words(line.text)))} == {}


@pytest.fixture
async def slash_commands(tmp_path: Path) -> dict[str, set[str]]:
    """The paths of all slash commands, such as `wanted duel`, each with the names of its options."""
    store = await Store.open(await prepared(tmp_path / "wanted.sqlite3"), lambda: 0)
    bot = WantedBot(Settings(), store)
    bot.tree.add_command(group("cmd-wanted"))
    for cog in COGS:
        await bot.load_extension(cog)
    payloads = [command.to_dict(bot.tree) for command in bot.tree.get_commands()]
    await store.close()
    return dict(paths(payloads))


def paths(payloads: list[dict[str, Any]], before: str = "") -> Iterator[tuple[str, set[str]]]:
    for payload in payloads:
        path = f"{before} {payload['name']}".strip()
        options = payload.get("options", [])
        yield path, {option["name"] for option in options if option["type"] > 2}
        yield from paths([option for option in options if option["type"] <= 2], path)


async def test_slash_commands_and_their_options_exist(slash_commands: dict[str, set[str]]) -> None:
    unknown = []
    for line in lines("/"):
        if not re.match(r"/[a-z-]+( |$)", line.text) or line.text.split()[0][1:] in NOT_COMMANDS:
            continue
        words = line.text[1:].split()
        path = " ".join(word for word in words if ":" not in word and word != "…")
        options = {word.partition(":")[0] for word in words if ":" in word}
        if not options <= slash_commands.get(path, set()) or path not in slash_commands:
            unknown.append(line)

    assert len(slash_commands) > 30
    assert unknown == []
