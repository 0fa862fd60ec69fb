"""Texts about clocks in offers, and names that contain numbers."""

import re

import pytest

from bot.i18n.texts import LANGUAGES, load_texts
from bot.ui.deadlines import span, terms
from engine.core.clocks import DAY, HOUR, MINUTE, TIME_CONTROLS

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
@pytest.mark.parametrize("clock", TIME_CONTROLS)
def test_the_name_of_a_clock_says_how_long_a_decision_may_take(language: str, clock: str) -> None:
    [number] = re.findall(r"\d+", load_texts(language)(f"clock-{clock}"))
    unit = MINUTE if TIME_CONTROLS[clock].per_decision < HOUR else HOUR

    assert int(number) * unit == TIME_CONTROLS[clock].per_decision


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (30, "30 seconds"),
        (MINUTE, "1 minute"),
        (90, "90 seconds"),
        (2 * HOUR, "2 hours"),
        (DAY, "24 hours"),
        (3 * DAY, "3 days"),
        (DAY + HOUR, "25 hours"),
    ],
)
def test_a_span_of_time_is_said_in_the_largest_unit_that_fits(seconds: int, words: str) -> None:
    assert span(seconds, load_texts("en")) == words


@languages
@pytest.mark.parametrize("clock", TIME_CONTROLS)
def test_an_offer_says_what_becomes_of_the_silent(language: str, clock: str) -> None:
    text = load_texts(language)
    duel, table = (terms(clock, 2, duel=duel, text=text) for duel in (True, False))

    assert duel[0] == table[0]
    assert duel[1] == text("offer-silent-duel", count=2) != table[1]


@languages
@pytest.mark.parametrize("clock", TIME_CONTROLS)
def test_terms_name_the_same_time_as_the_offer_and_its_parts(language: str, clock: str) -> None:
    text, control = load_texts(language), TIME_CONTROLS[clock]
    line = terms(clock, 1, duel=True, text=text)[0]
    [number] = re.findall(r"\d+", text(f"pace-{clock}"))

    assert f"**{text(f'pace-{clock}')}**" in line
    assert span(control.per_decision, text) in line
    assert int(number) in [(control.per_decision + control.bank) // unit for unit in (MINUTE, DAY)]


@languages
def test_an_offer_says_that_the_silent_cannot_win(language: str) -> None:
    text = load_texts(language)

    assert terms("day", 1, duel=True, silent_lose=True, text=text)[1].endswith(text("offer-silent-loses"))


@languages
def test_an_offer_without_a_clock_says_so(language: str) -> None:
    assert terms("none", 3, duel=True, text=load_texts(language)) == [
        load_texts(language)("offer-clock-none")
    ]
