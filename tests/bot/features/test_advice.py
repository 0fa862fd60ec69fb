"""What a newcomer reads of a costly move is about the move that counts."""

from dataclasses import replace

from bot.features.game_panels.advice import Advice, advice
from bot.i18n.texts import load_texts
from engine.core.game import Game
from engine.core.log import LogRow
from engine.core.records.tables import TableLocation
from engine.core.records.users import NewcomerRecord, Participant
from engine.core.rules import Event
from engine.games import GAMES
from engine.tables.snapshot import TableSnapshot

SEATS = (Participant(1, "Alice"), Participant(2, "Bob"))
EN = load_texts("en")


def sprung(ply: int, card: str, *, short: int = 0) -> LogRow:
    facts = (("card", card), ("harms", 1), ("price", 2), ("short", short))
    return LogRow(ply, 1, ("take",), 0, (Event("sprung", 1, facts),))


def test_at_the_end_the_piege_that_decided_is_explained_though_an_earlier_one_was() -> None:
    game = Game.new(GAMES["ragnguns"], 2, "07" * 32)
    table = TableSnapshot(1, "ragnguns", "standard", SEATS, TableLocation(1, 2, 3, False), "", game)
    known = NewcomerRecord(2, "ragnguns", (1,), ("deck",))
    for short in (0, 1):
        rows = (sprung(5, "eboulement.0"), sprung(7, "guet-apens.0", short=short))
        game.winners = None
        during = advice(known, table, 1, rows[:1], EN)
        assert EN("ragnguns-card-eboulement") in during.why
        assert during.newcomer_record is not None

        game.winners = (0,)
        end = advice(during.newcomer_record, table, 1, rows, EN)
        assert EN("ragnguns-card-guet-apens") in end.why
        assert end.newcomer_record is not None
        assert advice(end.newcomer_record, table, 1, rows, EN).why == end.why


def test_what_a_seat_has_answered_since_is_no_longer_explained() -> None:
    game = Game.new(GAMES["ragnguns"], 2, "07" * 32)
    table = TableSnapshot(1, "ragnguns", "standard", SEATS, TableLocation(1, 2, 3, False), "", game)
    known, own = NewcomerRecord(2, "ragnguns", (1,), ("deck",)), LogRow(6, 1, ("deck",), 0)
    rows = (sprung(5, "eboulement.0"), own)

    assert advice(known, table, 1, rows[:1], EN).why
    assert advice(known, table, 1, (rows[0], replace(own, seat=0)), EN).why
    assert not advice(known, table, 1, rows, EN).why


def test_who_stays_exposed_is_not_told_after_the_end() -> None:
    game = Game.new(GAMES["bang"], 2, "07" * 32)
    table = TableSnapshot(1, "bang", "standard", SEATS, TableLocation(1, 2, 3, False), "", game)
    known = NewcomerRecord(2, "bang", (1,), ("draft",))
    facts = (("target", "willy-the-kid"), ("heir", "slab-the-killer"))
    rows = (LogRow(5, 1, ("pass",), 0, (Event("died", 1, facts),)),)

    assert advice(known, table, 1, rows, EN).why
    game.winners = (0,)
    assert not advice(known, table, 1, rows, EN).why


def test_of_two_tips_a_panel_shows_why_a_move_cost_much() -> None:
    assert Advice(tip="Go on.", why="It cost a life.").line == "💡 It cost a life."
    assert Advice(tip="Go on.").line == "💡 Go on."
    assert Advice().line == ""


def test_a_costly_outlaw_that_falls_in_a_tie_was_not_expected_to_lose() -> None:
    game = Game.new(GAMES["outlaws-duel"], 2, "07" * 32)
    table = TableSnapshot(1, "outlaws-duel", "standard", SEATS, TableLocation(1, 2, 3, False), "", game)
    known = NewcomerRecord(2, "outlaws", (1,), ("pick",))
    fell = Event("fell", 1, (("card", "KH"),))
    lost, tied = (LogRow(5, 1, ("KH",), 0, events) for events in ((fell,), (Event("tied", None, ()), fell)))

    assert EN("outlaws-card-KH") in advice(known, table, 1, [lost], EN).why
    assert not advice(known, table, 1, [tied], EN).why
