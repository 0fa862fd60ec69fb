"""Size of a game's page, and the processor time to build it: whole games by the computers' policy."""

from __future__ import annotations

import gzip
from statistics import median
from time import process_time

from bot.features.replay.web_page import build_page, source_of
from engine.core.forced import play_forced_replies
from engine.core.game import AnyGame, Game, LogRow
from engine.core.rng import Rng
from engine.games import GAMES, PLAYERS

GAMES_EACH = 5


def bench() -> dict[str, float]:
    figures = {}
    for name, rules in GAMES.items():
        seats, sizes = rules.seats[0], list[tuple[float, float, float]]()
        for number in range(GAMES_EACH):
            sizes.append(_measured(name, seats, f"{number + 1:02x}" * 32))
        for figure, values in zip(("page_kb", "page_packed_kb", "page_s"), zip(*sizes)):
            figures[f"{name}_{seats}_{figure}"] = round(median(values), 2)
    return figures


def _measured(name: str, seats: int, seed: str) -> tuple[float, float, float]:
    game: AnyGame = Game.new(GAMES[name], seats, seed)
    deal, chance = game.checkpoint, Rng(seed)
    log = [LogRow(0, None, (), 0, game.deal_events)]
    while game.winners is None:
        decision = game.open_decisions[0]
        log.append(game.answer(decision.seat, PLAYERS[name](game.view(decision.seat), decision, chance)))
        log += play_forced_replies(game)
    names = [f"Player {seat + 1}" for seat in range(seats)]
    source = source_of(name, GAMES[name].version, deal, log, names, [None] * seats, "en", 1)
    begun = process_time()
    page = build_page(source).encode()
    return len(page) / 1000, len(gzip.compress(page)) / 1000, process_time() - begun
