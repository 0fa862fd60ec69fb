"""Texts: which message is found, and how facts are shown. test_names.py tests escaping."""

import logging
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n import texts
from bot.i18n.texts import Bundle, Phrases, Texts, language_of, load_texts
from engine.core.decisions import Decision, Refused
from engine.core.rules import Event

POKER = """
pass = Pass
poker-fold = Fold
poker-call-pass = Check
poker-river = the river
poker-card-7S = Old Silas
poker-card-joker = Joker
poker-kind-call = call
poker-cause-river = because of the river
poker-ask-call = Will you call the { $amount } of { $by }?
poker-event-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
  }: { $cards }.
poker-event-won = { $seat } takes the pot.
poker-no-broke = You do not own { $amount }.
poker-event-why = It ends { $cause }.
event-won = { $seat } wins.
event-flood = The saloon is flooded.
no-not-offered = { $option } is not offered.
no-not-now = Not now ({ $kind }).
no-unfit-deck = { $deck } cannot be played.
nothing = nothing
nameless = Stranger
list-and = { $first } and { $last }
"""


def bundle(text: str, language: str = "en") -> Bundle:
    return Bundle(language, [text])


@pytest.fixture
def phrases() -> Phrases:
    return Phrases(Texts("en", [bundle(POKER)]), "poker", ["Ann", "b_o_b"])


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("fr", "fr"),
        ("es-ES", "es"),
        ("es-419", "es"),
        ("de", "en"),
        ("", "en"),
    ],
)
def test_each_locale_of_discord_has_a_language(locale: str, language: str) -> None:
    assert language_of(locale) == language


def test_a_message_that_is_read_by_itself_finds_the_others_and_the_terms_that_it_names() -> None:
    long = """# of a herd
-herd = cattle
    .short = cows
many = { $count ->
    [0] no { -herd }
   *[other] { $count } { -herd }

    and { owner.short }, in one = two
}
owner = Ann of { first }
    .short = Ann
first = the plains
first = the hills
"""
    text = Texts("en", [Bundle("en", [long, "first = the sea"])])

    assert text("many", count=0) == "no cattle"
    assert text("many", count=2) == "2 cattle\n\nand Ann, in one = two"
    assert text("owner") == "Ann of the plains"
    assert not text.has("in one")
    assert not text.has("herd")


def test_the_words_of_a_language_are_read_once() -> None:
    assert load_texts("fr") is load_texts("fr")
    assert load_texts("fr").language == "fr"


def test_a_language_that_we_do_not_speak_is_refused() -> None:
    with pytest.raises(ValueError, match="'xx'"):
        load_texts("xx")


def test_a_message_is_filled_in_and_an_attribute_found_behind_a_dot() -> None:
    text = Texts("en", [bundle("game = { $name }’s game\n    .short = Game of { $name }")])

    assert text("game", name="Ann") == "Ann’s game"
    assert text("game.short", name="Ann") == "Game of Ann"
    assert text.has("game.short")
    assert not text.has("game.long")


def test_the_first_message_that_exists_is_taken() -> None:
    text = Texts("en", [bundle("b = two\nc = three")])

    assert text.first("a", "b", "c") == "two"


def test_a_message_that_is_missing_is_shown_as_its_key_and_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    text = Texts("fr", [bundle("")])

    assert [text("btn-gone"), text("btn-gone"), text.first("btn-gone", "x")] == ["btn-gone"] * 3
    assert [record.getMessage() for record in caplog.records] == ["message btn-gone (fr): missing"]


def test_english_stands_in_for_a_missing_message() -> None:
    text = Texts("fr", [bundle("a = un", "fr"), bundle("a = one\nb = two")])

    assert [text("a"), text("b")] == ["un", "two"]


def test_a_message_that_a_language_lacks_is_loaded_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, messages in (("en", "a = one\nb = two"), ("fr", "a = un")):
        (tmp_path / "locales" / language).mkdir(parents=True)
        (tmp_path / "locales" / language / "bot.ftl").write_text(messages, "utf-8")
    monkeypatch.setattr(texts, "DATA", tmp_path)
    texts._bundle.cache_clear()
    text = load_texts.__wrapped__("fr")
    texts._bundle.cache_clear()

    assert [text("a"), text("b")] == ["un", "two"]


def test_a_missing_variable_is_shown_and_logged_once_but_never_raises(
    caplog: pytest.LogCaptureFixture,
) -> None:
    text = Texts("en", [bundle("a = { $name } wins")])

    assert text("a") == text("a") == "name wins"
    assert len(caplog.records) == 1


def test_a_value_too_long_for_fluent_never_raises(caplog: pytest.LogCaptureFixture) -> None:
    text = Texts("en", [bundle("a = { $name } wins")])

    assert text("a", name="x" * 5000) == "a"
    assert caplog.records[0].levelno == logging.ERROR


@pytest.mark.parametrize(
    ("language", "written"), [("en", "12,500 −7"), ("fr", "12\u202f500 −7"), ("es", "12.500 −7")]
)
def test_numbers_are_written_as_people_write_them_there(language: str, written: str) -> None:
    text = Texts(language, [bundle("a = { $big } { $small }", language)])

    assert text("a", big=12500, small=-7) == written


def test_a_thousand_is_the_first_number_that_is_grouped() -> None:
    text = Texts("en", [bundle("a = { $under } { $first } { $below }", "en")])

    assert text("a", under=999, first=1000, below=-1000) == "999 1,000 −1,000"


def test_the_number_of_a_table_is_written_as_it_is_typed() -> None:
    text = Texts("fr", [bundle("a = { $table } { $offer } { $deal } { $source } { $count }", "fr")])

    written = text("a", table=1234, offer=1234, deal=1234, source=1234, count=1234)
    assert written == "1234 1234 1234 1234 1\u202f234"


@pytest.mark.parametrize(("count", "sentence"), [(0, "une carte"), (1, "une carte"), (2, "2 cartes")])
def test_numbers_choose_the_plural_of_their_language(count: int, sentence: str) -> None:
    text = Texts("fr", [bundle("a =\n  { $n ->\n    [one] une carte\n   *[other] { $n } cartes\n  }", "fr")])

    assert text("a", n=count) == sentence


@pytest.mark.parametrize(
    ("language", "items", "sentence"),
    [
        ("en", ["Ann"], "Ann"),
        ("en", ["Ann", "Bob", "Zoë"], "Ann, Bob and Zoë"),
        ("fr", ["Ann", "Bob"], "Ann et Bob"),
        ("es", ["Ana", "Juan"], "Ana y Juan"),
        ("es", ["Ana", "Inés"], "Ana e Inés"),
        ("es", ["Ana", "Hilario"], "Ana e Hilario"),
        ("es", ["Ana", "\\_Íñigo"], "Ana e \\_Íñigo"),
        ("es", ["agua", "hielo"], "agua y hielo"),
        ("es", [], "nada"),
    ],
)
def test_a_list_is_said_as_the_language_says_it(language: str, items: list[str], sentence: str) -> None:
    assert load_texts(language).join(items) == sentence


# Phrases


def test_an_event_is_told_with_its_seat_and_its_facts_in_words(phrases: Phrases) -> None:
    event = Event("drew", 1, (("count", 2), ("cards", "7S joker")))

    assert phrases.event(event) == r"b\_o\_b draws 2 cards: 7♠︎ Old Silas and Joker."


def test_what_is_secret_in_an_event_is_not_told(phrases: Phrases) -> None:
    event = Event("drew", 0, (("count", 1), ("cards", "")), secret=(("cards", "7S"),))

    assert phrases.event(event) == "Ann draws a card: nothing."


def test_a_games_own_event_goes_before_the_general_one(phrases: Phrases) -> None:
    assert phrases.event(Event("won", 0)) == "Ann takes the pot."
    assert phrases.event(Event("flood")) == "The saloon is flooded."


def test_a_question_names_who_and_how_much(phrases: Phrases) -> None:
    decision = Decision(0, "call", ("pass",), facts=(("amount", 3), ("by", "seat:1")))

    assert phrases.decision(decision) == r"Will you call the 3 of b\_o\_b?"


def test_a_refusal_is_the_games_own_or_the_general_one(phrases: Phrases) -> None:
    assert phrases.refusal(Refused("broke", amount=9)) == "You do not own 9."
    assert phrases.refusal(Refused("not-offered", option="7S")) == "7♠︎ Old Silas is not offered."
    assert phrases.refusal(Refused("not-offered", option="seat:0")) == "Ann is not offered."


def test_a_refusal_names_the_kind_of_question_as_a_noun(phrases: Phrases) -> None:
    assert phrases.refusal(Refused("not-now", kind="call")) == "Not now (call)."


def test_a_refusal_that_belongs_to_no_table_is_said_all_the_same() -> None:
    refusal = Refused("how-many", min=1, max=2)

    message = Phrases(load_texts("en"), "", ()).refusal(refusal)

    assert message == load_texts("en")("no-how-many", min=1, max=2)


class Unfit(Refused):
    family = "poker"
    causes = (Refused("broke", amount=5), Refused("not-now", kind="call"))


def test_a_refusal_for_several_faults_says_each_in_the_words_of_its_game(phrases: Phrases) -> None:
    general = Phrases(phrases.texts, "", ())

    assert general.refusal(Unfit("unfit")) == "You do not own 5.\nNot now (call)."
    assert general.refusal(Unfit("not-offered", option="pass")).splitlines()[0] == "Pass is not offered."


def test_what_people_have_written_is_never_taken_for_an_id(phrases: Phrases) -> None:
    assert phrases.refusal(Refused("unfit-deck", deck="pass 7S")) == "pass 7S cannot be played."


def test_what_a_stranger_typed_as_an_option_is_escaped_and_cut(phrases: Phrases) -> None:
    sentence = phrases.refusal(Refused("not-offered", option="@everyone **x** " + "y" * 200))

    assert "@everyone" not in sentence
    assert r"\*\*x\*\*" in sentence
    assert len(sentence) < 100
    assert len(phrases.refusal(Refused("not-offered", option="7S " * 1000))) < 100


def test_an_option_is_named_by_its_kind_then_as_a_card_then_by_the_game_then_by_all(phrases: Phrases) -> None:
    named = [phrases.option(*pair) for pair in (("call", "pass"), ("raise", "pass"), ("raise", "fold"))]

    assert named == ["Check", "Pass", "Fold"]
    assert [phrases.option("show", option) for option in ("7S", "12", "-1")] == ["7♠︎ Old Silas", "12", "-1"]


def test_an_option_is_plain_because_labels_know_no_markdown(phrases: Phrases) -> None:
    assert phrases.option("shoot", "seat:1") == "b_o_b"
    assert phrases.option("place", "5-3-1") == "5-3-1"


def test_a_fact_may_have_a_word_of_its_own_by_its_name(phrases: Phrases) -> None:
    assert phrases.event(Event("why", None, (("cause", "river"),))) == "It ends because of the river."


@pytest.mark.parametrize(
    ("value", "name"),
    [
        (7, "7"),
        ("seat:0", "Ann"),
        ("seat:0,seat:1", r"Ann and b\_o\_b"),
        ("7S river joker", "7♠︎ Old Silas, the river and Joker"),
        ("7S king joker", "7S king joker"),
        ("", "nothing"),
        ("seat:9", "Stranger"),
    ],
)
def test_a_thing_is_said_by_its_name(phrases: Phrases, value: str | int, name: str) -> None:
    assert phrases.value(value) == name


@given(st.text(max_size=60))
def test_whatever_is_asked_for_something_is_said(value: str) -> None:
    phrases = Phrases(load_texts("es"), "outlaws", ["Ann"])
    ways: list[Callable[[], str]] = [
        lambda: phrases.value(value),
        lambda: phrases.option("pick", value),
        lambda: phrases.refusal(Refused("not-offered", option=value)),
    ]

    assert all(isinstance(way(), str) for way in ways)


def test_a_card_that_is_called_like_a_fact_of_peoples_own_writing_keeps_its_name(phrases: Phrases) -> None:
    assert phrases.option("deck", "7S") == "7♠\ufe0e Old Silas"


def test_no_full_stop_stands_behind_the_sign_that_a_name_ends_in() -> None:
    phrases = Phrases(Texts("en", [bundle(POKER)]), "poker", ["Run!", "N" * 40, "Ann."])

    assert [phrases.event(Event("won", seat)) for seat in (0, 1, 2)] == [
        "Run! takes the pot.",
        f"{'N' * 31}… takes the pot.",
        "Ann. takes the pot.",
    ]
    texts = Texts("en", [bundle("a = It is { $name }.")])
    assert texts("a", name="over!") == "It is over!"
    assert texts("a", name="**over!**") == "It is **over!**"


@pytest.mark.parametrize(("card", "end"), [("saloon-5H", "Saloon."), ("missed-QC", "Missed!")])
def test_a_line_of_the_log_ends_with_one_sign(card: str, end: str) -> None:
    line = Phrases(load_texts("en"), "bang", ("Ann", "Bob")).event(Event("played", 0, (("card", card),)))

    assert line.endswith(end)
