"""Consecutive events that readers see as one are merged, and no other event is lost."""

from bot.games.merging import Merge, Repeat, merged
from bot.games.ragnguns.presenter import RagNGunsPresenter
from bot.i18n.texts import Phrases, load_texts
from engine.core.decisions import Fact
from engine.core.rules import Event

SHOT = Merge("fired", "hurt", "shot", {"count": "taken"})
MORE = Repeat("shot", added=("count", "taken"), last=("total",))


def event(what: str, seat: int | None = 0, **about: Fact) -> Event:
    return Event(what, seat, tuple(about.items()))


def test_a_shot_and_its_wound_are_one_event() -> None:
    [one] = merged([event("fired", count=2), event("hurt", 1, count=2, total=5)], [SHOT])

    assert (one.kind, one.seat) == ("shot", 0)
    assert dict(one.facts) == {"count": 2, "taken": 2, "total": 5, "target": "seat:1"}


def test_shots_one_after_the_other_at_the_same_target_are_added_up() -> None:
    events = [event(what, seat, **facts) for total in (4, 5) for what, seat, facts in volley(total)]

    [one] = merged(events, [SHOT, MORE])

    assert dict(one.facts) == {"count": 2, "taken": 2, "total": 5, "target": "seat:1"}


def volley(total: int) -> list[tuple[str, int, dict[str, Fact]]]:
    return [("fired", 0, {"count": 1}), ("hurt", 1, {"count": 1, "total": total})]


def test_events_of_others_are_told_apart() -> None:
    events = [event("shot", count=1, target="seat:1"), event("shot", count=1, target="seat:2")]

    assert merged(events, [MORE]) == events


def test_what_stands_between_keeps_two_events_apart() -> None:
    events = [event("fired", count=1), event("covered", 1, count=1), event("hurt", 1, count=1, total=1)]

    assert merged(events, [SHOT, MORE]) == events


def test_the_words_of_a_shot_say_how_it_stands() -> None:
    events = [event("fired", count=2), event("hurt", 1, count=2, surplus=0, total=5)]

    [one] = RagNGunsPresenter().merge_events(events)

    text = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"]).event(one)
    assert text == "Ann hits Bob 2 times: 5 of 6."
