"""Every event, decision, refusal and key in the code has a message, and every message is used."""

import re
from dataclasses import replace
from functools import cache

import pytest
from wording import keys, uses
from wording.messages import Text, entries, texts

from bot.i18n.texts import LANGUAGES
from engine.core.rules import Event
from engine.games import GAMES, MODULES

pytestmark = pytest.mark.long

OFFERED = {rules.family for rules in GAMES.values()}  # an unfinished game may lack texts


def offered(uses_found: list[uses.Use]) -> list[uses.Use]:
    return [use for use in uses_found if use.family is None or use.family in OFFERED]


def message_of(use: uses.Use, sort: str, language: str = "en") -> Text | None:
    """Return the message for an event, a decision or a refusal: the game's own, or the shared one."""
    own = f"{use.family}-{sort}-{use.word}"
    return texts(language).get(own) or texts(language).get(f"{sort}-{use.word}")


def lacking(uses_found: list[uses.Use], sort: str) -> list[str]:
    """Return messages with a variable that the code does not always provide."""
    faults = []
    for use in uses_found:
        message = message_of(use, sort)
        wanted = message.variables - use.facts if message and not use.open else frozenset()
        faults += [f"{use.where}: {sort} {use.word} has no ${name}" for name in sorted(wanted)]
    return faults


def unsaid(uses_found: list[uses.Use], sort: str) -> list[str]:
    return sorted({f"{use.where}: {sort} {use.word}" for use in uses_found if not is_said(use, sort)})


def is_said(use: uses.Use, sort: str) -> bool:
    """Return whether it has a message; what the platform emits, the games say that can come to it."""
    names = [use.family] if use.family else OFFERED
    return any(message_of(replace(use, family=family), sort) for family in names)


def test_every_event_has_its_message_with_no_more_than_its_facts() -> None:
    assert len(offered(uses.events())) > 5
    assert unsaid(offered(uses.events()), "event") == []
    assert lacking(offered(uses.events()), "event") == []


def test_every_question_has_its_message_with_no_more_than_its_facts() -> None:
    assert len(offered(uses.decisions())) > 3
    assert unsaid(offered(uses.decisions()), "ask") == []
    assert lacking(offered(uses.decisions()), "ask") == []


def test_every_kind_of_question_has_a_noun() -> None:
    nouns = {f"{use.family}-kind-{use.word}" for use in offered(uses.decisions())}

    assert nouns - texts("en").keys() == set()


def test_every_question_helps_who_is_asked_it_first_but_those_that_only_make_sure() -> None:
    helped = {f"{use.family}-tip-{use.word}" for use in offered(uses.decisions()) if "sure" not in use.word}

    assert helped - texts("en").keys() == set()


def test_what_is_explained_of_an_event_is_what_all_may_know_of_it() -> None:
    events = {(use.family, use.word): use.facts for use in uses.events()}
    setbacks = [(family, item) for family, module in MODULES.items() for item in module.setbacks]

    about_a_card = Event("any", 0, (("card", "AS"),))

    assert len(setbacks) > 5
    assert [
        f"{family} {item.key}: {name}"
        for family, item in setbacks
        for name in texts("en")[f"{family}-setback-{item.key}"].variables
        if name not in events[family, item.event] | {name for name, _ in item.facts(about_a_card)}
    ] == []


def test_every_refusal_has_its_message_with_no_more_than_its_facts() -> None:
    assert len(offered(uses.refusals())) > 20
    assert unsaid(offered(uses.refusals()), "no") == []
    assert lacking(offered(uses.refusals()), "no") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_no_words_of_its_own_for_what_all_games_share(language: str) -> None:
    families = sorted({*uses.families().values()})
    shared = texts(language)

    assert [
        key
        for key in shared
        for name in families
        if key.startswith(f"{name}-") and key[len(name) + 1 :] in shared
    ] == []


# Keys in the code


def fits(pattern: str) -> "re.Pattern[str]":
    return re.compile(r"[\w-]+".join(map(re.escape, pattern.split("\0"))))


def test_every_key_in_the_code_has_a_message() -> None:
    english = texts("en")
    keys_said = [
        (key, where) for key, where in keys.keys_said() if key not in LANGUAGES and not key.startswith("\0")
    ]

    assert len(keys_said) > 50
    assert [
        f"{where}: {key}"
        for key, where in keys_said
        if not (any(map(fits(key).fullmatch, english)) if "\0" in key else key in english)
    ] == []


@cache
def _in_use() -> tuple[frozenset[str], "re.Pattern[str]"]:
    """Return strings of the code, and keys with holes that are specific enough."""
    whole, holes = keys.mentioned("engine", "bot", "cogs")
    by_scheme = ("no-", "event-", "outlaws-")
    told_enough = [hole for hole in holes if len(hole.split("\0")[0]) > 2 and not hole.startswith(by_scheme)]
    whole |= keys.of_parameters()
    return whole, re.compile("|".join(f"(?:{fits(hole).pattern})" for hole in told_enough))


@cache
def _attributes() -> frozenset[str]:
    words = _in_use()[0] | keys.mentioned("bot")[1]
    return frozenset(word.rpartition(".")[2] for word in words if "." in word)


@cache
def _referred_to() -> frozenset[str]:
    return frozenset().union(*(text.refers_to for text in entries("en")))


@cache
def _keys_in_code() -> frozenset[str]:
    sorts = (("event", uses.events()), ("ask", uses.decisions()), ("no", uses.refusals()))
    missing = [(sort, use) for sort, uses_found in sorts for use in uses_found]
    return frozenset(
        key for sort, use in missing for key in (f"{use.family}-{sort}-{use.word}", f"{sort}-{use.word}")
    )


def alive(text: Text) -> bool:
    key, _, attribute = text.key.partition(".")
    whole, pattern = _in_use()
    if text.key in whole or pattern.fullmatch(text.key) or attribute in _attributes():
        return True
    if len(attribute) == 1 and re.search(r"^[a-z]+-card-", key):
        return True  # a copy of a card has an id that ends in a dot and a letter: attack-1.c
    if re.search(r"^[a-z]+-lessons?(-|$)", key):
        return True  # tests/bot/features/test_lessons.py says which of these must exist
    return not attribute and (_by_scheme(key) or key in _referred_to())


def _by_scheme(key: str) -> bool:
    if key in _keys_in_code():
        return True
    families = sorted({*uses.families().values()})
    return any(_of_family(key.removeprefix(f"{name}-")) for name in families if key.startswith(f"{name}-"))


def _of_family(word: str) -> bool:
    """Return texts that are found by id: cards, chapters, rulings, kinds, options and facts."""
    sort, _, rest = word.partition("-")
    whole, _ = keys.mentioned("engine")
    kinds = {use.word for use in uses.decisions()}
    by_kind = any(word.removeprefix(f"{kind}-") in whole for kind in kinds if word.startswith(f"{kind}-"))
    by_id = sort in ("card", "rules", "ruling")
    explained = {setback.key for module in MODULES.values() for setback in module.setbacks}
    by_id = by_id or (sort == "tip" and rest in kinds) or (sort == "setback" and rest in explained)
    return by_id or (sort == "kind" and rest in kinds) or by_kind or word in whole


def test_no_words_are_dead() -> None:
    assert sorted(text.key for text in entries("en") if not alive(text)) == []
