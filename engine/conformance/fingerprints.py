"""What a version of a game is made of, in one number: its card data, the version and its golden transcripts.

Written down in data/games/<family>/fingerprints.toml, once for each version; a test makes them again.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from engine.conformance.transcripts import read
from engine.core.editions import Fingerprint, card_files, fingerprints
from engine.core.rules import Rules

LOOKS = ("icon",)  # what card data say of pictures alone
HEAD = """\
# What each version of the rules is made of: card set, how many golden transcripts, the SHA-256 of all that.
# A game carries it. `make transcripts` adds a line for a new version; none is ever changed.
"""


def fingerprint(rules: Rules[Any, Any], transcripts: Iterable[str]) -> Fingerprint:
    """That of rules in one version, with the texts of its golden transcripts in their order."""
    edition, texts = rules.edition, list(transcripts)
    parts = [rules.name, str(edition.version), _card_data(rules), *texts]
    whole = sha256(b"".join(sha256(part.encode()).digest() for part in parts))
    return Fingerprint(edition.card_set, len(texts), whole.hexdigest())


def _card_data(rules: Rules[Any, Any]) -> str:
    """The facts of the set in the order of the file, without its comments and what concerns pictures."""
    path = card_files(rules.family)[rules.edition.card_set]
    return json.dumps(_facts(tomllib.loads(path.read_text("utf-8"))))


def _facts(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _facts(each) for key, each in data.items() if key not in LOOKS}
    return [_facts(each) for each in data] if isinstance(data, list) else data


def golden(folder: Path, rules: Rules[Any, Any]) -> list[str]:
    """The texts of a version's transcripts, those of the lowest numbers first."""
    paths = [path for path in folder.glob(f"{rules.name}-*.txt") if _number(path)]
    texts = [path.read_text("utf-8") for path in sorted(paths, key=_number)]
    return [text for text in texts if read(text)[0].version == rules.version]


def _number(path: Path) -> int:
    number = path.stem.rpartition("-")[2]
    return int(number) if number.isdecimal() else 0


def versions_of(rules: Rules[Any, Any]) -> Iterator[Rules[Any, Any]]:
    """These rules in each version that is played, the oldest first."""
    return (rules.of(version) for version in sorted(rules.versions))


def written(modes: Iterable[Rules[Any, Any]], folder: Path) -> str:
    """The file of a game with these modes: the lines that are there, and new ones for what has none."""
    return HEAD + "".join(f"\n[{rules.name}]\n{_lines(rules, folder)}" for rules in modes)


def _lines(rules: Rules[Any, Any], folder: Path) -> str:
    found = {each.version: fingerprint(each, golden(folder, each)) for each in versions_of(rules)}
    kept = {
        version: line for (name, version), line in fingerprints(rules.family).items() if name == rules.name
    }
    return "".join(f"{version} = {_line(line)}\n" for version, line in sorted({**found, **kept}.items()))


def _line(line: Fingerprint) -> str:
    facts = (f"{name} = {json.dumps(value)}" for name, value in line._asdict().items())
    return f"{{ {', '.join(facts)} }}"
