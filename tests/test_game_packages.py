"""A game is one folder per layer, named nowhere else, and has every piece that a game needs."""

import re
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path

import pytest
from wording.messages import entries, texts

from bot.features.reference.lookup import rules_file
from bot.games import DECK_PRESENTERS, PRESENTERS
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from engine.core.game import Game
from engine.core.records.guilds import GuildSettings
from engine.games import DECKS, GAMES, MODULES
from tests.rules_coverage import statements

ROOT = Path(__file__).parents[1]
LAYERS = ("engine", "bot")
USUAL = f'    default_game: str = "{GuildSettings().default_game}"'  # the only name of a game in core
SEED = "5e" * 32


def packages() -> list[str]:
    results = {
        path.parent.name for layer in LAYERS for path in (ROOT / layer / "games").glob("*/__init__.py")
    }
    return sorted(results)


def lines_elsewhere() -> Iterator[tuple[str, str]]:
    homes = [ROOT / layer / "games" / game for layer in LAYERS for game in packages()]
    for path in (path for top in (*LAYERS, "cogs") for path in (ROOT / top).rglob("*.py")):
        if not any(home in path.parents for home in homes):
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                yield f"{path.relative_to(ROOT)}:{number}", line


def test_a_game_is_named_nowhere_outside_its_folders() -> None:
    lines, games = [*lines_elsewhere()], packages()
    word = re.compile(rf"(?<![a-z])({'|'.join(games)})")
    plain = [(where, line.lower().replace("'", "").replace("’", "")) for where, line in lines]
    naming = [where for where, line in plain if any(game in line for game in games) and word.search(line)]

    assert naming == [where for where, line in lines if line == USUAL]


def test_the_words_of_a_game_stand_in_its_folder() -> None:
    names = {name for game in MODULES for name in (game, *(rules.name for rules in MODULES[game].rules))}
    own = re.compile(rf"(?:[a-z]+-)*(?:{'|'.join(sorted(names))})(?:-.*)?")
    shared = [text.key for text in entries("en") if "locales" in text.path.parts and own.fullmatch(text.key)]

    assert shared == []


def test_the_usual_game_of_a_server_is_the_first_of_all() -> None:
    assert GuildSettings().default_game == next(iter(GAMES))


def no_record(game: str) -> Iterator[str]:
    module = getattr(import_module(f"engine.games.{game}"), "GAME", None) if has_rules(game) else None
    if module is None:
        yield f"a GAME in engine/games/{game}/__init__.py"
    elif module.family != game:
        yield f"the name of its package as its family, which is {module.family}"


def has_rules(game: str) -> bool:
    return (ROOT / "engine" / "games" / game / "__init__.py").is_file()


def no_presenter(game: str) -> Iterator[str]:
    if game in MODULES and game not in PRESENTERS:
        yield f"a PRESENTER in bot/games/{game}/presenter.py"


def no_commands(game: str) -> Iterator[str]:
    if game in PRESENTERS and (PRESENTERS[game].commands is None or PRESENTERS[game].commands.family != game):
        yield "commands of its presenter, of its family"


def no_cards(game: str) -> Iterator[str]:
    for what in ("cards", "widths") if game in PRESENTERS else ():
        if not getattr(PRESENTERS[game], what, ()):
            yield f"{what} of its presenter"


def no_rule_book(game: str) -> Iterator[str]:
    for language in LANGUAGES if game in MODULES else ():
        book = rules_file(game, language)
        if not book.is_file() or f"{game}-rules-" not in book.read_text("utf-8"):
            yield f"a rule book in {book.relative_to(ROOT)}"


def no_chapter(game: str) -> Iterator[str]:
    keys = [key for key in texts("en") if key.startswith(f"{game}-ask-") and "." not in key]
    for kind in (key.removeprefix(f"{game}-ask-") for key in keys) if game in PRESENTERS else ():
        chapters = {
            PRESENTERS[game].chapters.get(key)
            for key in (kind, *(f"{rules.name}-{kind}" for rules in MODULES[game].rules))
        }
        if chapters == {None} or any(
            f"{game}-rules-{chapter}" not in texts("en") for chapter in chapters - {None}
        ):
            yield f"a chapter of the rule book for the question {kind}, in chapters of its presenter"


def no_picture(game: str) -> Iterator[str]:
    for rules in MODULES[game].rules if game in PRESENTERS else ():
        dealt = Game.new(rules, rules.seats[0], SEED)
        phrases = Phrases(load_texts("en"), game, [f"Player {seat}" for seat in range(rules.seats[0])])
        if PRESENTERS[game].picture(dealt.view(None), phrases) is None:
            yield f"a picture of the table in {rules.name}"


def no_moment(game: str) -> Iterator[str]:
    if game in PRESENTERS and not PRESENTERS[game].gallery_moments:
        yield "a moment for the gallery"
    for moment in PRESENTERS[game].gallery_moments if game in PRESENTERS else ():
        if moment.game not in [rules.name for rules in MODULES[game].rules]:
            yield f"a game of its own in the gallery's moment {moment.name}"


def no_match(game: str) -> Iterator[str]:
    for rules in MODULES[game].rules if game in MODULES else ():
        matches = [match for match in MODULES[game].matches if match.game == rules.name]
        if not any(match.seats in rules.seats and match.preset in rules.presets for match in matches):
            yield f"a balance row for {rules.name}"


def no_question(game: str) -> Iterator[str]:
    for kind in MODULES[game].reactions if game in MODULES else ():
        if f"{game}-ask-{kind}" not in texts("en"):
            yield f"the kind of question {kind}, for which there may be standing orders"


def no_statements(game: str) -> Iterator[str]:
    if game in MODULES and not statements(game):
        yield f"numbered rules in tests/statements/{game}.toml"


def no_decks(game: str) -> Iterator[str]:
    if game in PRESENTERS and any(rules.allows_custom_decks for rules in MODULES[game].rules):
        if game not in DECKS:
            yield "decks in its GAME, although people may bring theirs"
        elif game not in DECK_PRESENTERS:
            yield "decks in its presenter, although people may bring theirs"


PIECES: Mapping[str, Callable[[str], Iterator[str]]] = {
    "record": no_record,
    "presenter": no_presenter,
    "commands": no_commands,
    "cards": no_cards,
    "rule-book": no_rule_book,
    "chapters": no_chapter,
    "picture": no_picture,
    "gallery": no_moment,
    "balance": no_match,
    "standing-orders": no_question,
    "statements": no_statements,
    "decks": no_decks,
}


@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("game", packages())
def test_a_game_has_every_piece(game: str, piece: str) -> None:
    lacking = [f"{game} has not: {what}" for what in PIECES[piece](game)]

    assert lacking == []
