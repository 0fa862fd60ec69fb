"""Size of a game's page and Gazette, and the processor time to make them, in games by the computers' policy.

The Gazette's story is invented, because a real one takes longer than everything else.
"""

import gzip
from statistics import median
from time import process_time

from bot.features.gazette.front_page import make_gazette
from bot.features.replay.web_page import PageSource, build_page, source_of
from bot.render.rasterizer import paint
from engine.core.forced import play_forced_replies
from engine.core.game import AnyGame, Game, LogRow
from engine.core.positions import Recording
from engine.core.rng import Rng
from engine.games import GAMES, PLAYERS
from engine.story.segments import course_of
from engine.story.story import WHOLE, Chapter, Story

GAMES_EACH = 5
FIGURES = ("page_kb", "page_packed_kb", "page_s", "gazette_kb", "gazette_s")
SWINGS, SWING = 7, 300  # chapters between two great steps, and their size in thousandths


def bench() -> dict[str, float]:
    figures = {}
    for name, rules in GAMES.items():
        seats, sizes = rules.seats[0], list[tuple[float, ...]]()
        for number in range(GAMES_EACH):
            sizes.append(_measured(name, seats, f"{number + 1:02x}" * 32))
        for figure, values in zip(FIGURES, zip(*sizes)):
            figures[f"{name}_{seats}_{figure}"] = round(median(values), 2)
    return figures


def _measured(name: str, seats: int, seed: str) -> tuple[float, ...]:
    game: AnyGame = Game.new(GAMES[name], seats, seed)
    deal, chance = game.checkpoint, Rng(seed)
    log = [LogRow(0, None, (), 0, game.deal_events)]
    while game.winners is None:
        decision = game.open_decisions[0]
        log.append(game.answer(decision.seat, PLAYERS[name](game.view(decision.seat), decision, chance)))
        log += play_forced_replies(game)
    names = [f"Player {seat + 1}" for seat in range(seats)]
    story = _invented(Recording(GAMES[name], deal, log), seats, game.winners)
    source = source_of(name, GAMES[name].version, deal, log, names, [None] * seats, "en", 1, story=story)
    begun = process_time()
    page = build_page(source).encode()
    sizes = len(page) / 1000, len(gzip.compress(page)) / 1000, process_time() - begun
    return *sizes, *_gazette(source)


def _gazette(source: PageSource) -> tuple[float, float]:
    begun = process_time()
    picture = paint(make_gazette(source, 1, "26 Nov 2026").scene, "on")
    return len(picture) / 1000, process_time() - begun


def _invented(recording: Recording, seats: int, winners: tuple[int, ...]) -> Story:
    """Return a story in which the first two seats take turns in leading."""
    share, chapters = WHOLE // seats, list[Chapter]()
    for number, segment in enumerate(course_of(recording, seats).segments):
        swing = min(SWING, share) * (1 if number // SWINGS % 2 else -1)
        chances = (share + swing, share - swing, *[share] * (seats - 2))
        chapters.append(Chapter(ply=segment.ply, end_ply=segment.end_ply, turn=segment.turn, chances=chances))
    end = tuple(WHOLE // len(winners) if seat in winners else 0 for seat in range(seats))
    return Story(seed="", worlds=1, chapters=tuple(chapters), end=end)
