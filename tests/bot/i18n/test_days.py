"""Days and hours as users type them."""

from datetime import date

import pytest

from bot.i18n.days import format_day, is_off, other_reading, parse_day, parse_hours
from engine.core.decisions import Refused

TODAY = date(2026, 11, 21)  # a Saturday
SAID = """
2026-11-21: tonight
2026-11-22: until sunday night | tomorrow evening | tomorrow night | until the end of the week | the weekend
2026-11-23: the day after tomorrow | a couple of days
2026-11-24: in three days' time | 3 days from now
2026-11-27: next friday | this friday | until next friday | friday | on friday | friday next week
2026-11-27: friday 27 november | friday the 27th | Friday, November 27th
2026-11-28: a week | for a week | in a week | next week
2026-11-29: until the end of next week
2026-11-30: until the end of the month | end of november
2026-12-01: in 10 days | ten days
2026-12-03: until the 3rd | the 3rd of december | dec 3
2026-12-04: a week from friday
2026-12-05: two weeks | for two weeks | in two weeks | a fortnight
2026-12-15: mid december
2026-12-21: next month | in a month
2027-01-21: two months
2026-11-21: ce soir
2026-11-22: demain soir | jusqu'à la fin de la semaine | fin de semaine | ce week-end
2026-11-23: après-demain
2026-11-27: vendredi prochain | ce vendredi | jusqu'à vendredi | jusqu’à vendredi prochain | vendredi soir
2026-11-27: vendredi 27 novembre | vendredi 27 | d'ici vendredi
2026-11-28: une semaine | dans une semaine | la semaine prochaine
2026-11-29: huit jours
2026-11-30: jusqu'à la fin du mois | fin novembre
2026-12-01: dans dix jours | dans 10 jours
2026-12-03: jusqu'au 3 | le 3 décembre
2026-12-04: vendredi en huit
2026-12-05: deux semaines | pendant deux semaines | dans deux semaines
2026-12-06: quinze jours
2026-12-21: un mois | dans un mois | le mois prochain
2027-01-01: le premier janvier
2026-11-21: esta noche
2026-11-22: mañana por la noche | hasta el fin de semana
2026-11-23: pasado mañana
2026-11-27: el próximo viernes | este viernes | el viernes que viene | hasta el viernes
2026-11-27: viernes por la noche | viernes 27 de noviembre | el viernes 27
2026-11-28: una semana | dentro de una semana | la semana que viene | la próxima semana
2026-11-30: hasta fin de mes | hasta finales de noviembre
2026-12-01: dentro de diez días | en 10 días
2026-12-03: hasta el 3 | el 3 de diciembre
2026-12-05: dos semanas | durante dos semanas | dentro de dos semanas | en dos semanas
2026-12-06: quince días
2026-12-21: un mes | dentro de un mes | el mes que viene
2027-01-01: el primero de enero
"""  # phrases used on that Saturday in our three languages, by the day they mean


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
        ("dès demain", date(2026, 11, 22)),
        ("à partir du 24 décembre", date(2026, 12, 24)),
        ("sunday", date(2026, 11, 22)),
        ("vendredi", date(2026, 11, 27)),
        ("until fri", date(2026, 11, 27)),
        ("sábado", date(2026, 11, 28)),
        ("10d", date(2026, 12, 1)),
        ("10 j", date(2026, 12, 1)),
        ("2 semanas", date(2026, 12, 5)),
    ],
)
def test_days_are_understood_in_all_our_languages(typed: str, meant: date) -> None:
    assert parse_day(typed, TODAY) == meant


def test_days_are_understood_as_people_say_them() -> None:
    days = {phrase: line[:10] for line in SAID.strip().split("\n") for phrase in line[12:].split(" | ")}

    assert {phrase: parse_day(phrase, TODAY).isoformat() for phrase in days} == days


def test_of_so_many_days_the_first_counts_but_in_so_many_is_from_today() -> None:
    first = date(2026, 12, 1)

    assert parse_day("two weeks", TODAY, counted=first) == date(2026, 12, 14)
    assert parse_day("los próximos diez días", TODAY, counted=first) == date(2026, 12, 10)
    assert parse_day("dans deux semaines", TODAY, counted=first) == date(2026, 12, 5)


@pytest.mark.parametrize("phrase", ["next friday", "vendredi prochain", "el viernes que viene"])
def test_next_friday_said_in_the_week_of_a_friday_may_be_either(phrase: str) -> None:
    wednesday = date(2026, 11, 18)

    assert (parse_day(phrase, wednesday), other_reading(phrase, wednesday)) == (
        date(2026, 11, 20),
        date(2026, 11, 27),
    )
    assert other_reading(phrase, TODAY) is None
    assert other_reading("friday", wednesday) is None


def test_a_weekday_that_the_day_is_not_is_no_day() -> None:
    with pytest.raises(Refused) as why:
        parse_day("Friday 28 November", TODAY)
    assert why.value.code == "day-none"


def test_a_month_that_is_too_short_ends_the_absence() -> None:
    assert parse_day("in a month", date(2027, 1, 31)) == date(2027, 2, 28)
    assert parse_day("the 31st", date(2026, 11, 21)) == date(2026, 12, 31)
    assert parse_day("end of november", date(2026, 11, 30)) == date(2026, 11, 30)


def test_where_months_come_first_they_do_with_a_slash() -> None:
    assert parse_day("5/1", TODAY) == date(2027, 1, 5)
    assert parse_day("5/1", TODAY, months_first=True) == date(2027, 5, 1)
    assert parse_day("24/12", TODAY, months_first=True) == date(2026, 12, 24)
    assert parse_day("5.1.", TODAY, months_first=True) == date(2027, 1, 5)


def test_so_many_days_away_begin_with_the_first_of_them() -> None:
    first = date(2026, 12, 1)

    assert parse_day("10d", TODAY, counted=first) == date(2026, 12, 10)
    assert parse_day("1 day", TODAY, counted=first) == first
    assert parse_day("1w", TODAY, counted=first) == date(2026, 12, 7)
    assert parse_day("24.12.", TODAY, counted=first) == date(2026, 12, 24)


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "soon",
        "jui",
        "j",
        "12",
        "24 december december",
        "10 horses",
        "1.2.3.4",
        "32 d 5",
        "¿?",
        "un un un un un un un un un",
    ],
)
def test_what_is_no_day_is_not_guessed_at(typed: str) -> None:
    with pytest.raises(Refused) as why:
        parse_day(typed, TODAY)
    assert why.value.code == "day-unclear"


@pytest.mark.parametrize("typed", ["31.2.", "2026-13-01", "30 February", "2026-02-29", "0.5.", "29.2.2027"])
def test_a_day_that_no_calendar_has_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as why:
        parse_day(typed, TODAY)
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
    assert parse_hours(typed) == meant


@pytest.mark.parametrize("typed", ["", "night", "22:00", "22-8-9", "22 yo 8", "22:00-"])
def test_what_is_no_two_hours_is_not_guessed_at(typed: str) -> None:
    with pytest.raises(Refused) as why:
        parse_hours(typed)
    assert why.value.code == "quiet-unclear"


@pytest.mark.parametrize("typed", ["25-8", "22:60-8", "13pm-8am", "0am-8", "24:01-8"])
def test_hours_that_no_day_has_are_refused(typed: str) -> None:
    with pytest.raises(Refused) as why:
        parse_hours(typed)
    assert why.value.code == "quiet-none"


@pytest.mark.parametrize("typed", ["off", "OFF", "aucune", "Arrêt", "vuelta", "no", "-"])
def test_off_is_understood_in_all_our_languages(typed: str) -> None:
    assert is_off(typed)
    assert not is_off(f"{typed}!")


def test_a_day_is_shown_as_it_is_written_there() -> None:
    assert format_day(date(2026, 12, 24), "fr") == "jeudi 24 décembre 2026"
    assert format_day(date(2027, 1, 1), "fr") == "vendredi 1er janvier 2027"
    assert format_day(date(2026, 12, 24), "es") == "jueves, 24 de diciembre de 2026"
