"""A panel shows what is new to its user, the board that this led to, and then the question, in all games."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from discord.ui import Button

from bot.features.game_panels.advice import Advice
from bot.features.game_panels.hand_panel import HandPanel, hand_panel
from bot.features.game_panels.log_pages import phone_rows
from bot.features.game_panels.panel_builder import _laid_out
from bot.features.game_panels.panel_height import AUTHOR, FOLD, panel_height
from bot.features.game_panels.panel_layouts import (
    HIGHEST_WITH_BOARD,
    MAX_EVENT_ROWS,
    PanelChanges,
    lines_told,
)
from bot.games.lines import is_routine
from bot.i18n.texts import load_texts
from bot.services.pictures import Picture
from bot.ui.button_rows import MOST, fit_in_one_row
from engine.core.decisions import Seat
from engine.core.game import Game, LogRow
from engine.core.records.tables import TableLocation
from engine.core.records.users import Participant
from engine.core.rng import Rng
from engine.games import GAMES, PLAYERS
from engine.tables.snapshot import TableSnapshot

ENGLISH = load_texts("en")
TIP = "A newcomer reads here in about three rows of a phone what others know. " * 2


def _picture(height: int) -> Picture:
    return Picture("t.png", bytes(16) + (1100).to_bytes(4, "big") + height.to_bytes(4, "big"), "", {"": 1})


BOARD, HAND, HIGH_HAND = _picture(900), _picture(600), _picture(1000)


def _panels(name: str, seats: int) -> Iterator[tuple[HandPanel, PanelChanges]]:
    """Yield what a seat that answers is shown of all events since its answer before."""
    people = tuple(Participant(seat, f"player {seat}") for seat in range(seats))
    game, before, log = Game.new(GAMES[name], seats, "5e" * 32), dict[Seat, int](), list[LogRow]()
    while game.winners is None and len(log) < 120:
        table = TableSnapshot(1, name, "standard", people, TableLocation(1, 2, 3, False), "", game)
        decision = game.open_decisions[0]
        if decision.kind not in ("draft", "poker"):  # of which the table has nothing yet
            news = [row for row in log if row.ply > before.get(decision.seat, 0)]
            yield replace(hand_panel(table, decision.seat, ENGLISH), has_picture=True), _changes(news)
        reply = PLAYERS[name](game.view(decision.seat), decision, Rng("5e" * 32, len(log)))
        log.append(game.answer(decision.seat, reply))
        before[decision.seat] = game.ply


def _changes(rows: list[LogRow]) -> PanelChanges:
    return PanelChanges(0, rows, may_undo=False, is_board_behind=False, advice=Advice(tip=TIP))


def test_no_row_has_more_buttons_than_discord_allows_when_others_join_the_answers() -> None:
    for plain, _ in _panels("outlaws-duel", 2):
        lone, *_ = plain.items  # which puts short answers into the row of **More**
        more = replace(plain, added_buttons=[Button(label="Take back"), Button(label="Earlier")])
        rows = Counter(item.row for item in more.items if item.row is not None)

        assert lone in more.items
        assert max(rows.values(), default=0) <= MOST


@pytest.mark.parametrize(("name", "seats"), [("ragnguns", 2), ("bang", 2), ("revolver", 2), ("gnadenlos", 3)])
def test_the_board_stays_and_above_it_the_newest_news_below_it_the_question(name: str, seats: int) -> None:
    with_news = 0
    for plain, changes in _panels(name, seats):
        panel, _ = _laid_out(plain, changes, BOARD, HAND)
        news, [board, hand] = panel.happened, panel.embeds
        lines = lines_told(panel, changes, pictured=True)
        with_news += bool(lines)
        newest = next((line for line in reversed(lines) if not is_routine(line)), "")

        assert (board.description or "") == news
        assert bool(news) is not bool(board.title)  # no empty strip above the picture
        assert (hand.description or "").startswith(panel.decision)
        assert phone_rows(news) <= MAX_EVENT_ROWS
        assert panel_height(panel, [BOARD, HAND], panel.items) <= HIGHEST_WITH_BOARD
        assert not panel.tips or panel_height(panel, [BOARD, HAND], panel.items) - AUTHOR <= FOLD
        assert newest in news
        assert _laid_out(plain, changes, BOARD, HIGH_HAND)[0].shows_board
        answers, [*_, more] = [item for item in panel.answers if isinstance(item, Button)], panel.items
        if fit_in_one_row([*answers, *panel.added_buttons, more]):
            assert len({item.row for item in (*answers, more)}) == 1
        left = re.sub(r"(?m)^Turn \d+ · " * (name != "gnadenlos"), "", news).split("\n") if lines else []
        assert left == [line for line in "\n".join(lines).split("\n") if line in left]
    assert with_news > 3
