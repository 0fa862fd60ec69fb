"""Whole games between computers as text, to read: `make words LANG=fr GAME=bang SEED=7`."""

import argparse
from collections.abc import Iterator

from bot.games import PRESENTERS
from bot.i18n.texts import LANGUAGES, Phrases, language_of, load_texts
from engine.core.decisions import Decision
from engine.core.game import AnyGame, Game
from engine.core.rng import Rng
from engine.games import GAMES, PLAYERS
from tools.gallery.scenes import CHOICES, SEED

NAMES = ("Alice", "Éric", "Hugo", "Wanted", "*Señor*_Ñandú_de_las_Pampas_XXIII*", "🤠", "Inés", "O’Neill",
         "Zoë", "L")  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", type=spoken, default=LANGUAGES[0], help=", ".join(LANGUAGES))
    parser.add_argument("--game", choices=sorted(GAMES), action="append", default=[])
    parser.add_argument("--seed", type=int, help="a number, for another deal and other choices")
    chosen = parser.parse_args()
    for name in chosen.game or GAMES:
        print(f"# {load_texts(chosen.lang)(f'game-{name}')}\n")
        print(*read(name, chosen.lang, chosen.seed), sep="\n")
        print()


def spoken(tag: str) -> str:
    return language_of(tag.partition(".")[0].replace("_", "-"))


def read(name: str, language: str, number: int | None = None) -> Iterator[str]:
    seats = GAMES[name].seats[0]
    seed, choices = (SEED, CHOICES) if number is None else (f"{number:064x}",) * 2
    game = Game.new(GAMES[name], seats, seed)
    phrases = Phrases(load_texts(language), game.rules.family, NAMES[:seats])
    for played in range(10_000):
        if game.winners is not None:
            return
        decision = game.open_decisions[0]
        yield from question(game, decision, phrases)
        reply = PLAYERS[name](game.view(decision.seat), decision, Rng(choices, played))
        yield from (
            line for event in game.answer(decision.seat, reply).events if (line := phrases.event(event))
        )


def question(game: AnyGame, decision: Decision, phrases: Phrases) -> Iterator[str]:
    presenter = PRESENTERS[game.rules.family]
    view = game.view(decision.seat)
    labels = [presenter.option_text(decision, option, view, phrases) for option in decision.options]
    yield f"    {phrases.seat(decision.seat)} ? {presenter.decision_text(decision, view, phrases)}"
    yield from (f"        - {label}" + (f" · {line}" if line else "") for label, line in labels)


if __name__ == "__main__":
    main()
