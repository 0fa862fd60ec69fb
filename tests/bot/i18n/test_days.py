"""Days and hours as people write them."""

from __future__ import annotations

from datetime import date

import pytest

from bot.i18n.days import day, hours, is_off, shown_day
from engine.core.prompts import Illegal

TODAY = date(2026, 11, 21)  # a Saturday


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2026-12-24", date(2026, 12, 24)),
        ("24.12.2026", date(2026, 12, 24)),
        ("24.12.", date(2026, 12, 24)),
        ("24/12", date(2026, 12, 24)),
        ("24-12-26", date(2026, 12, 24)),
        ("12/24", date(2026, 12, 24)),
        ("5.1.", date(2027, 1, 5)),
        ("21.11.", TODAY),
        ("24 December", date(2026, 12, 24)),
        ("December 24, 2027", date(2027, 12, 24)),
        ("dec 24th", date(2026, 12, 24)),
        ("24 déc.", date(2026, 12, 24)),
        ("1er janvier", date(2027, 1, 1)),
        ("jusqu’au 14 juillet", date(2027, 7, 14)),
        ("24 de diciembre de 2026", date(2026, 12, 24)),
        ("hasta el 1 de ene", date(2027, 1, 1)),
        ("29 February", date(2028, 2, 29)),
        ("today", TODAY),
        ("AUJOURD'HUI", TODAY),
        ("mañana", date(2026, 11, 22)),
        ("demain", date(2026, 11, 22)),
        ("the day after tomorrow", date(2026, 11, 23)),
        ("après-demain", date(2026, 11, 23)),
        ("pasado mañana", date(2026, 11, 23)),
        ("dès demain", date(2026, 11, 22)),
        ("à partir du 24 décembre", date(2026, 12, 24)),
        ("vendredi prochain", date(2026, 11, 27)),
        ("el viernes que viene", date(2026, 11, 27)),
        ("next friday", date(2026, 11, 27)),
        ("sunday", date(2026, 11, 22)),
        ("vendredi", date(2026, 11, 27)),
        ("until fri", date(2026, 11, 27)),
        ("sábado", date(2026, 11, 28)),
        ("in 10 days", date(2026, 12, 1)),
        ("10d", date(2026, 12, 1)),
        ("10 j", date(2026, 12, 1)),
        ("2 semanas", date(2026, 12, 5)),
    ],
)
def test_days_are_understood_in_all_our_languages(typed: str, meant: date) -> None:
    assert day(typed, TODAY) == meant


def test_where_months_come_first_they_do_with_a_slash() -> None:
    assert day("5/1", TODAY) == date(2027, 1, 5)
    assert day("5/1", TODAY, months_first=True) == date(2027, 5, 1)
    assert day("24/12", TODAY, months_first=True) == date(2026, 12, 24)
    assert day("5.1.", TODAY, months_first=True) == date(2027, 1, 5)


def test_so_many_days_away_begin_with_the_first_of_them() -> None:
    first = date(2026, 12, 1)

    assert day("10d", TODAY, counted=first) == date(2026, 12, 10)
    assert day("1 day", TODAY, counted=first) == first
    assert day("1w", TODAY, counted=first) == date(2026, 12, 7)
    assert day("24.12.", TODAY, counted=first) == date(2026, 12, 24)


@pytest.mark.parametrize(
    "typed", ["", "soon", "jui", "j", "12", "24 december december", "10 horses", "1.2.3.4", "32 d 5", "¿?"]
)
def test_what_is_no_day_is_not_guessed_at(typed: str) -> None:
    with pytest.raises(Illegal) as why:
        day(typed, TODAY)
    assert why.value.code == "day-unclear"


@pytest.mark.parametrize("typed", ["31.2.", "2026-13-01", "30 February", "2026-02-29", "0.5.", "29.2.2027"])
def test_a_day_that_no_calendar_has_is_refused(typed: str) -> None:
    with pytest.raises(Illegal) as why:
        day(typed, TODAY)
    assert why.value.code == "day-none"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("22:00-08:00", (1320, 480)),
        ("22:00 – 8:00", (1320, 480)),
        ("22-8", (1320, 480)),
        ("22h-8h", (1320, 480)),
        ("22h30 à 7h", (1350, 420)),
        ("22.30 - 7.15", (1350, 435)),
        ("10pm-8am", (1320, 480)),
        ("from 10 pm to 8 am", (1320, 480)),
        ("12am-12pm", (0, 720)),
        ("de 23 a 7", (1380, 420)),
        ("18:00-24:00", (1080, 0)),
    ],
)
def test_hours_are_understood_as_they_are_written(typed: str, meant: tuple[int, int]) -> None:
    assert hours(typed) == meant


@pytest.mark.parametrize("typed", ["", "night", "22:00", "22-8-9", "22 yo 8", "22:00-"])
def test_what_is_no_two_hours_is_not_guessed_at(typed: str) -> None:
    with pytest.raises(Illegal) as why:
        hours(typed)
    assert why.value.code == "quiet-unclear"


@pytest.mark.parametrize("typed", ["25-8", "22:60-8", "13pm-8am", "0am-8", "24:01-8"])
def test_hours_that_no_day_has_are_refused(typed: str) -> None:
    with pytest.raises(Illegal) as why:
        hours(typed)
    assert why.value.code == "quiet-none"


@pytest.mark.parametrize("typed", ["off", "OFF", "aucune", "Arrêt", "vuelta", "no", "-"])
def test_off_is_understood_in_all_our_languages(typed: str) -> None:
    assert is_off(typed)
    assert not is_off(f"{typed}!")


def test_a_day_is_shown_as_it_is_written_there() -> None:
    assert shown_day(date(2026, 12, 24), "fr") == "jeudi 24 décembre 2026"
    assert shown_day(date(2026, 12, 24), "es") == "jueves, 24 de diciembre de 2026"
