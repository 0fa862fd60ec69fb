"""Achievements in words: told at the end of a game, and listed in a record."""

from collections.abc import Iterator, Mapping, Sequence

from discord import Embed

from bot.i18n.texts import Texts
from bot.ui.style import embed_of
from engine.core.records.results import Achievement
from engine.games import GAMES, MODULES

LATEST = 3  # named in a record

DECLARED: Mapping[str, Sequence[str]] = {  # keys by game
    game: tuple(declared) for module in MODULES.values() for game, declared in module.achievements.items()
}


def star_name(game: str, key: str, text: Texts) -> str:
    return text(f"{GAMES[game].family}-star-{key}")


def _dated(star: Achievement, text: Texts) -> str:
    name = star_name(star.game, star.key, text)
    return text("stats-star", name=name, when=f"<t:{star.earned_at}:d>")


def summary(earned: Sequence[Achievement], games: Sequence[str], text: Texts) -> str:
    """Return how many achievements of these games are earned, and the latest with their dates."""
    of_games = [star for star in earned if star.game in games]
    total = sum(len(DECLARED.get(game, ())) for game in games)
    if not of_games:
        return ""
    latest = " · ".join(_dated(star, text) for star in reversed(of_games[-LATEST:]))
    return text("stats-stars", count=len(of_games), total=total, latest=latest)


def star_list(earned: Sequence[Achievement], games: Sequence[str], text: Texts) -> Embed:
    """Return what is earned and when; of a single game also what is left, and by what."""
    lines = [*_of_game(earned, games[0], text)] if len(games) == 1 else [*_of_all(earned, games, text)]
    return embed_of(text("btn-stats-stars"), lines)


def _of_all(earned: Sequence[Achievement], games: Sequence[str], text: Texts) -> Iterator[str]:
    for game in filter(DECLARED.get, games):
        here = [star for star in earned if star.game == game]
        name, total = text(f"game-{game}"), len(DECLARED[game])
        yield text("stats-stars-game", game=name, count=len(here), total=total)
        if here:
            yield " · ".join(_dated(star, text) for star in here)
    yield f"-# {text('stats-stars-pick')}"


def _of_game(earned: Sequence[Achievement], game: str, text: Texts) -> Iterator[str]:
    dates = {star.key: star.earned_at for star in earned if star.game == game}
    for key in DECLARED.get(game, ()):
        name, how = star_name(game, key, text), text(f"{GAMES[game].family}-star-{key}.how")
        yield f"★ **{name}** · <t:{dates[key]}:d>" if key in dates else f"☆ {name}"
        yield f"-# {how}"
