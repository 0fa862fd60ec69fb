"""Each refusal's code and facts are defined once, raised as defined, and have a text."""

import pytest
from wording import keys, uses
from wording.messages import texts

from bot.i18n.texts import LANGUAGES
from engine.core.refusals import REFUSALS, Refusals
from engine.games import MODULES

OWN = {module.family: module.refusals for module in MODULES.values()}
DEFINED = {
    **{f"no-{code}": refusal for code, refusal in REFUSALS.items()},
    **{f"{family}-no-{code}": refusal for family, own in OWN.items() for code, refusal in own.items()},
}


def table_of(use: uses.Use) -> Refusals:
    return {**REFUSALS, **OWN.get(use.family or "", {})}


def test_every_refusal_that_is_raised_is_defined() -> None:
    assert len(uses.refusals()) > 20
    assert [f"{use.where}: {use.word}" for use in uses.refusals() if use.word not in table_of(use)] == []


def test_a_refusal_is_raised_with_the_facts_that_its_definition_names() -> None:
    assert [
        f"{use.where}: {use.word} has {sorted(use.facts)}, not {sorted(table_of(use)[use.word].facts)}"
        for use in uses.refusals()
        if use.word in table_of(use) and use.facts != table_of(use)[use.word].facts.keys()
    ] == []


def test_every_refusal_that_is_defined_is_raised() -> None:
    raised = {
        (use.family if use.word in OWN.get(use.family or "", {}) else None, use.word)
        for use in uses.refusals()
    }
    defined = {(None, code) for code in REFUSALS} | {
        (name, code) for name, own in OWN.items() for code in own
    }
    handed_on = {  # codes that reach `Refused` as an argument
        (name, code) for name, code in defined - raised if name and code in uses.handed_on(name)
    }

    assert sorted(defined - raised - handed_on, key=str) == []


def test_a_code_that_is_handed_on_is_raised_with_the_facts_that_its_definition_names() -> None:
    places = uses.raised_with_any_code()

    assert places
    assert [
        f"{use.where}: {code} has {sorted(use.facts)}"
        for use in places
        for code in uses.handed_on(str(use.family)) & table_of(use).keys()
        if code not in {other.word for other in uses.refusals()}
        if use.facts != table_of(use)[code].facts.keys()
    ] == []


def test_no_game_defines_a_code_that_all_games_share() -> None:
    assert {
        name: own.keys() & REFUSALS.keys() for name, own in OWN.items() if own.keys() & REFUSALS.keys()
    } == {}


def test_every_definition_says_when_it_is_raised_and_what_each_fact_means() -> None:
    assert [key for key, refusal in DEFINED.items() if not all((refusal.when, *refusal.facts.values()))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_has_its_message_which_wants_no_more_than_its_facts(language: str) -> None:
    messages = texts(language)

    assert DEFINED.keys() - messages.keys() == set()
    assert [
        f"{key}: ${name}"
        for key, refusal in DEFINED.items()
        for name in sorted(messages[key].variables - refusal.facts.keys())
    ] == []


def test_every_message_for_a_refusal_is_of_one_that_is_defined_or_is_said_by_the_bot_itself() -> None:
    keys_in_code = {key for key, _ in keys.keys_said()} | keys.mentioned("bot", "cogs")[0]

    assert {key for key in texts("en") if key.startswith("no-")} - DEFINED.keys() - keys_in_code == set()
