"""Achievements in words: told at the end of a game, and listed in a record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from discord import Embed

from bot.i18n.texts import Texts
from bot.ui.style import NEUTRAL_COLOR
from engine.core.records.results import Achievement
from engine.games import GAMES, MODULES

LATEST = 3  # named in a record

DECLARED: Mapping[str, Sequence[str]] = {  # keys by game
    game: tuple(declared) for module in MODULES.values() for game, declared in module.achievements.items()
}


def star_name(game: str, key: str, text: Texts) -> str:
    return text(f"{GAMES[game].family}-star-{key}")


def summary(earned: Sequence[Achievement], games: Sequence[str], text: Texts) -> str:
    """Return how many achievements of these games are earned, and the latest with their dates."""
    of_games = [star for star in earned if star.game in games]
    total = sum(len(DECLARED.get(game, ())) for game in games)
    if not of_games:
        return ""
    latest = [
        text("stats-star", name=star_name(star.game, star.key, text), when=f"<t:{star.earned_at}:d>")
        for star in reversed(of_games[-LATEST:])
    ]
    return text("stats-stars", count=len(of_games), total=total, latest=" · ".join(latest))


def star_pages(earned: Sequence[Achievement], games: Sequence[str], text: Texts) -> Iterator[Embed]:
    """Yield a list for each game: what is earned and when, and what is left."""
    dates = {(star.game, star.key): star.earned_at for star in earned}
    for game in games:
        lines = []
        for key in DECLARED.get(game, ()):
            name, how = star_name(game, key, text), text(f"{GAMES[game].family}-star-{key}.how")
            if (when := dates.get((game, key))) is not None:
                lines.append(f"★ **{name}** · <t:{when}:d>\n-# {how}")
            else:
                lines.append(f"☆ {name}\n-# {how}")
        if lines:
            title = text(f"game-{game}")
            yield Embed(title=title, description="\n".join(lines), color=NEUTRAL_COLOR)
