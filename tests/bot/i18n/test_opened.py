"""Lines of the log with their secrets, for games that are over."""

import pytest
from recorded import TABLES, played

from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from engine.core.rules import Event

NAMES = ["Alice", "Bob", "Éloïse"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_every_secret_of_a_line_is_named_once_it_is_opened(name: str, language: str) -> None:
    evening = played(name, 1, plain=True)
    phrases = Phrases(load_texts(language), evening.game.rules.family, NAMES)
    secrets = [event for row in evening.log for event in row.events if any(fact for _, fact in event.secret)]

    assert secrets or name == "outlaws-gangs"
    for event in secrets:
        line, ids = phrases.opened(event), str(event.secret[0][1]).split()
        assert [piece for piece in ids if phrases.value(piece) not in line] == []
        assert [piece for piece in ids if phrases.value(piece) in phrases.event(event)] == []


def test_a_line_without_a_secret_is_the_same_opened() -> None:
    phrases = Phrases(load_texts("en"), "bang", NAMES)
    drew = Event("drew", 0, (("count", 0),), (("cards", ""),))
    played_card = Event("played", 0, (("card", "stagecoach-9S"),))

    assert phrases.opened(drew) == phrases.event(drew) == "Alice draws nothing."
    assert phrases.opened(played_card) == phrases.event(played_card)


def test_a_secret_of_several_cards_is_a_list() -> None:
    phrases = Phrases(load_texts("en"), "bang", NAMES)
    drew = Event("drew", 1, (("count", 2),), (("cards", "wells-fargo-3H indians-AD"),))

    assert phrases.event(drew) == "Bob draws 2 cards."
    assert phrases.opened(drew) == "Bob draws 3♥︎ Wells Fargo and A♦︎ Indians!"


def test_a_robbed_card_is_named_to_thief_and_owner_alone() -> None:
    robbed = Event("robbed", 0, (("owner", "seat:1"), ("why", "el-gringo")), (("card", "saloon-5H"),))
    lines = [Phrases(load_texts("en"), "bang", NAMES, viewer=seat).event(robbed) for seat in (0, 1, 2, None)]

    assert lines[0] == lines[1] == "El Gringo: Alice takes 5♥︎ Saloon from Bob’s hand."
    assert lines[2] == lines[3] == "El Gringo: Alice takes a card from Bob’s hand."
