"""Copy the files of the guide's game under another name: `make new-game NAME=standoff`.

Then `make test` passes except for generated files; see docs/adding-a-game.md.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path

ROOT = Path(__file__).parents[1]
HERE = ROOT / "docs" / "adding-a-game"
MODEL = "quickdraw"
TREES = ("engine", "bot", "data", "tests")
MAX_LETTERS = 20  # button ids and command names contain the name


class Refused(Exception):
    """The reason why a name cannot be used."""


def model() -> list[Path]:
    paths = (path for tree in TREES for path in (HERE / tree).rglob("*") if path.is_file())
    return sorted(path.relative_to(HERE) for path in paths if path.suffix != ".pyc")


def renamed(text: str, name: str) -> str:
    return text.replace(MODEL, name).replace(MODEL.capitalize(), name.capitalize())


def check(name: str, root: Path = ROOT) -> None:
    """Raise `Refused` unless a new game can have this name."""
    if not re.fullmatch(rf"[a-z][a-z0-9]{{1,{MAX_LETTERS - 1}}}", name) or iskeyword(name):
        raise Refused(
            f"“{name}” cannot be the name of a game: it must be one word of 2 to {MAX_LETTERS} small letters "
            "and digits that begins with a letter, because packages, texts and commands are named after it."
        )
    for path in (root / renamed(str(path), name) for path in model()):
        if path.exists():
            raise Refused(f"There is a game “{name}” already: {path.relative_to(root)} exists.")
    for where in _uses(name, root):
        raise Refused(f"“{name}” is a word of the platform, used in {where}. Choose another.")


def _uses(name: str, root: Path) -> Iterator[str]:
    word = re.compile(rf"(?<![a-z]){name}", re.IGNORECASE)
    for path in sorted(path for top in ("engine", "bot", "cogs") for path in (root / top).rglob("*.py")):
        inside = path.relative_to(root)
        of_a_game = inside.parts[1] == "games" and len(inside.parts) > 3
        if not of_a_game and word.search(re.sub("['’]", "", path.read_text("utf-8"))):
            yield str(inside)


def lay_out(name: str, root: Path = ROOT) -> list[Path]:
    """Write the files of a new game; raises `Refused` if the name is unusable."""
    check(name, root)
    made = []
    for path in model():
        new = root / renamed(str(path), name)
        new.parent.mkdir(parents=True, exist_ok=True)
        new.write_text(renamed((HERE / path).read_text("utf-8"), name), "utf-8")
        made.append(new)
    return made


def tidy(files: list[Path]) -> None:
    """Sort imports and wrap lines, because the name's length differs."""
    python = [str(path) for path in files if path.suffix == ".py"]
    for what in (["check", "--select", "I", "--fix"], ["format"]):
        subprocess.run([sys.executable, "-m", "ruff", *what, "--quiet", *python], check=True, cwd=ROOT)


def main(name: str) -> int:
    try:
        made = lay_out(name)
    except Refused as why:
        print(why, file=sys.stderr)
        return 1
    tidy(made)
    print(*(path.relative_to(ROOT) for path in made), sep="\n")
    print("Play it with `make demo`. Then change it as docs/adding-a-game.md explains.")
    return 0


if __name__ == "__main__":
    sys.exit(main(" ".join(sys.argv[1:])))
