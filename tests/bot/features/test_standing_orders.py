"""The texts of standing orders: every instruction in every game has one, in each language."""

import logging

import pytest

from bot.features.game_panels.usual_answers import kind_name
from bot.features.standing_orders.panel import word_name
from bot.i18n.texts import LANGUAGES, load_texts
from engine.core.game_module import ASK
from engine.games import REACTIONS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", REACTIONS)
def test_whatever_can_be_ordered_has_words(
    language: str, family: str, caplog: pytest.LogCaptureFixture
) -> None:
    text = load_texts(language)
    for kind, reaction in REACTIONS[family].items():
        sentences = [word_name(text, family, kind, word) for word in {*reaction.instructions(), ASK}]
        assert len(set(sentences)) == len(sentences)
        assert kind_name(text, family, kind) not in sentences
        assert not any("orders-" in item or "{" in item for item in sentences)

    assert [item for item in caplog.records if item.levelno >= logging.WARNING] == []


def test_the_answers_to_a_trap_are_sentences_of_their_own() -> None:
    text = load_texts("en")

    sentences = [
        word_name(text, "ragnguns", "disarm", f"answer:{verb}") for verb in ("pay", "overbid", "take")
    ]

    assert sentences == ["Pay if I can", "Outbid if I can", "Spring it"]


def test_a_wait_is_told_in_minutes_or_in_hours() -> None:
    text = load_texts("en")

    assert word_name(text, "bang", "dodge", "within:10") == "Let it happen unless I press within 10 minutes"
    assert word_name(text, "bang", "dodge", "within:60") == "Let it happen unless I press within 1 hour"
    assert word_name(text, "ragnguns", "split", "within:480") == "Only if I have not pressed within 8 hours"
    assert word_name(text, "bang", "shoot-back", "above:2") == "Only while more than 2 lives are left"
