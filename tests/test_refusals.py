"""Each code of a game's refusals is defined once, raised as defined, and has a text."""

import pytest
from wording import uses
from wording.messages import texts

from bot.i18n.texts import LANGUAGES
from engine.core.refusals import Refusal
from engine.games import MODULES

DEFINED: dict[tuple[str | None, str], Refusal] = {
    (name, code): refusal for name, module in MODULES.items() for code, refusal in module.refusals.items()
}


def shared_codes() -> set[str]:
    return {use.word for use in uses.refusals() if use.family is None}


def test_every_refusal_of_a_game_is_defined() -> None:
    known = {*DEFINED} | {(use.family, code) for use in uses.refusals() for code in shared_codes()}

    assert [
        f"{use.where}: {use.word}" for use in uses.refusals() if (use.family, use.word) not in known
    ] == []


def test_a_refusal_is_raised_with_the_facts_that_its_definition_names() -> None:
    assert [
        f"{use.where}: {use.word} has {sorted(use.facts)}"
        for use in uses.refusals()
        if (own := DEFINED.get((use.family, use.word))) is not None and use.facts != own.facts.keys()
    ] == []


def test_every_refusal_that_is_defined_is_raised() -> None:
    raised = {(use.family, use.word) for use in uses.refusals()}
    # codes that reach `Refused` as an argument
    handed_on = {(name, code) for name, code in DEFINED if name and code in uses.handed_on(name)}

    assert sorted(DEFINED.keys() - raised - handed_on, key=str) == []


def test_a_code_that_is_handed_on_is_raised_with_the_facts_that_its_definition_names() -> None:
    places = uses.raised_with_any_code()

    assert places
    assert [
        f"{use.where}: {code} has {sorted(use.facts)}"
        for use in places
        for code in uses.handed_on(str(use.family))
        if (own := DEFINED.get((use.family, code))) is not None
        if code not in {other.word for other in uses.refusals()}
        if use.facts != own.facts.keys()
    ] == []


def test_no_game_defines_a_code_that_all_games_share() -> None:
    assert [key for key in DEFINED if key[1] in shared_codes()] == []


def test_every_definition_says_when_it_is_raised_and_what_each_fact_means() -> None:
    assert [key for key, refusal in DEFINED.items() if not all((refusal.when, *refusal.facts.values()))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_has_its_message_which_wants_no_more_than_its_facts(language: str) -> None:
    messages = {key: texts(language)[f"{key[0]}-no-{key[1]}"] for key in DEFINED}

    assert [
        f"{key}: ${name}"
        for key, refusal in DEFINED.items()
        for name in sorted(messages[key].variables - refusal.facts.keys())
    ] == []
