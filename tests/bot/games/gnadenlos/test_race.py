"""The end of Gnadenlos! shows the race: how far each hat was after each turn, and who overtook whom."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from picturing import outside, stages
from scenes.gnadenlos import DOC, GALE, JUNE, NELL, SADIE, VEIL, Scene

from bot.features.game_panels.deeds import Deeds
from bot.features.game_panels.story_text import ending, parts_told, turned
from bot.games import PRESENTERS
from bot.games.gnadenlos.race import last_lead, lead_text, tracks
from bot.games.gnadenlos.story import agreeing_events
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.scene import ArtItem, Label, Portrait
from engine.core.rules import Event
from engine.games.gnadenlos.cards import ARRIVAL, EVENTS
from engine.games.gnadenlos.state import TurnView
from engine.games.gnadenlos.view import View
from engine.story.story import Chapter, Mistake, Story, TurningPoint
from tools.gallery import scenes

NAMES = ["Ann", "Bob", "Cleo"]
SAY = Phrases(load_texts("en"), "gnadenlos", NAMES)
PRESENTER = PRESENTERS["gnadenlos"]
POKER = next(key for key, event in EVENTS.items() if event.symbol == "poker")
TALLEST = 1200  # pixels; Discord narrows higher ones


def ended(*fields: tuple[int, int, int]) -> View:
    """Return a game that Cleo ends at the Finish, with these fields after each turn."""
    table = Scene(GALE, DOC, JUNE, phase="prestige", fields=(12, 14, ARRIVAL - 1), active=2)
    table.says(2, "2")
    turns = tuple(TurnView("", (), (), fields=row) for row in fields)
    return replace(table.view(), turns=turns, turn=len(turns))


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ([(6, 6, 8), (9, 6, 12), (9, 9, 32)], "Cleo is in front from here on"),
        ([(9, 6, 8), (9, 12, 9), (9, 12, 11), (9, 13, 32)], "Cleo overtakes Bob"),
        ([(6, 6, 8), (9, 6, 9), (8, 9, 20), (9, 9, 32)], "Cleo leaves Ann behind"),
        ([(9, 6, 6), (9, 6, 14), (9, 14, 14), (9, 13, 32)], "Cleo leaves Bob behind"),
        ([(9, 6, 6), (12, 6, 13), (14, 6, 13), (14, 6, 32)], "Cleo overtakes Ann"),
        ([(6, 6, 6), (32, 6, 32)], "The race, turn by turn"),
    ],
)
def test_the_race_says_who_overtook_whom_at_last(fields: list[tuple[int, int, int]], sentence: str) -> None:
    assert lead_text(last_lead(ended(*fields)), SAY, SAY.name) == sentence


def test_a_race_whose_winner_has_more_nuggets_alone_names_no_leader() -> None:
    assert last_lead(ended((6, 6, 8), (32, 6, 32))) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_draws_a_line_for_each_hat_and_the_turn_of_the_last_overtaking(language: str) -> None:
    view = ended((9, 6, 8), (9, 12, 9), (9, 13, 32))
    phrases = Phrases(load_texts(language), "gnadenlos", NAMES)
    scene = PRESENTER.end_picture(view, phrases)

    [art] = [
        item for item, _, _ in scene.items if isinstance(item, ArtItem) and item.template == "gnadenlos-race"
    ]
    lines = dict(line.split(":") for line in str(dict(art.facts)["tracks"]).split(";"))
    assert sorted(lines) == ["0", "1", "2"]
    assert {len(points.split()) for points in lines.values()} == {4}  # the start, and three turns
    heights = [int(point.split(",")[1]) for point in lines["2"].split()]
    assert heights == sorted(heights, reverse=True)
    assert f"{dict(art.facts)['ahead']},{dict(art.facts)['up']}" == lines["2"].split()[3]
    texts = {item.text: item.color for item, _, _ in scene.items if isinstance(item, Label)}
    assert texts["3"] == "brass"
    assert lead_text(last_lead(view), phrases, phrases.name) in texts


def test_a_game_without_pictures_has_the_race_in_rows() -> None:
    field = PRESENTER.ending(ended((9, 6, 8), (9, 13, 32)), SAY)[1]
    title, *rows = f"{field.name}\n{field.value}".replace("\N{NO-BREAK SPACE}", " ").split("\n")

    assert title == "Turn 2 · 🟡 Cleo overtakes 🔴 Ann"
    assert rows == ["🟡 Cleo 6 8 32", "🔵 Bob 6 6 13", "🔴 Ann 6 9 9"]


def test_each_turn_keeps_where_the_hats_stood_when_it_ended() -> None:
    table = Scene(f"{NELL} {SADIE} {GALE}", f"{DOC} {JUNE}", VEIL, phase="prestige", fields=(6, 7, 8))
    table.says(0, "3")
    assert table.view().turns[0].fields == (9, 7, 8)

    assert tracks(ended((9, 6, 8), (9, 13, 32)), 1) == [6, 6, 13]
    assert tracks(replace(ended((9, 6, 8), (9, 13, 32)), turn=9), 1) == [
        6,
        13,
    ]  # a lesson's first turns are unknown


@pytest.mark.parametrize("fields", [(33, 6, 35), (32, 6, 32)])
def test_the_winners_hat_is_above_one_that_is_as_far_or_also_beyond_the_finish(
    fields: tuple[int, ...],
) -> None:
    table = Scene(GALE, DOC, JUNE, phase="prestige", fields=(fields[0], 6, 30), nuggets=(9, 9, 30), active=2)
    table.says(2, str(fields[2] - 30))
    scene = PRESENTER.end_picture(table.view(), SAY)

    hats = [row for row in scene.items if getattr(row.item, "template", "") == "gnadenlos-hat"][-3:]
    heights = {dict(row.item.facts)["seat"]: row.y for row in hats if isinstance(row.item, ArtItem)}
    assert table.winners == (2,)
    assert heights[2] < heights[0] < heights[1]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_end_of_a_whole_game_fits_a_phone(seats: int) -> None:
    *_, game = stages("gnadenlos", seats, f"{3:064x}", most=2000)
    scene = PRESENTER.end_picture(game.view(None), scenes.phrases_of(game, "fr"))

    assert scene is not None
    assert outside(scene) == []
    assert scene.height <= TALLEST
    [winner] = game.winners or ()
    won = [turn for turn in game.view(None).turns if winner in turn.winners]
    faces = [f"gnadenlos/{dict(turn.sent)[winner]}" for turn in won]
    assert faces
    assert [item.who for item, _, _ in scene.items if isinstance(item, Portrait)][-len(faces) :] == faces[
        ::-1
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_headline_tells_what_ended_the_game(language: str) -> None:
    text, seen = load_texts(language), set[str]()
    assert PRESENTER.moment(ended((9, 6, 8), (9, 13, 32)), 2, SAY).why == "arrival"
    for why in ("arrival", "rip", "vultures", "idle"):
        for n in (1, 2, 3):
            facts = {"winner": "Cleo", "loser": "Bob", "why": why}
            seen.add(text(f"gnadenlos-gazette-headline-{n}", **facts))
    assert len(seen) == 4 * 3


@pytest.mark.parametrize(("kinds", "turn"), [("turn-began advanced", 5), ("ruined turn-began", 4)])
def test_a_turning_point_has_the_turn_in_which_it_happened(kinds: str, turn: int) -> None:
    chapter = Chapter(ply=1, end_ply=2, turn=4, chances=(300, 300, 400), error=0, is_random=True)
    story = Story(seed="", worlds=1, chapters=(chapter,), end=(1000, 0, 0))
    point = TurningPoint(chapter=0, ply=2, seat=0, before=300, after=1000)
    facts = {
        "advanced": (("steps", 2), ("field", 9), ("why", "prestige")),
        "ruined": (("value", 4), ("vultures", 1)),
    }
    events = [Event(kind, 0, facts.get(kind, ())) for kind in kinds.split()]

    assert Deeds(story, {2: events}, 1, SAY).turn(point) == f"Turn {turn}"


def test_a_turning_point_tells_first_what_the_seat_itself_did() -> None:
    events = [Event("advanced", 0), Event("retreated", 1)]

    for seat, first in ((0, "advanced"), (1, "retreated")):
        assert next(event.kind for event in PRESENTER.telling_events(events, seat)) == first


def test_a_turning_point_tells_what_came_of_an_event_before_whom_the_seat_sent() -> None:
    events = [Event("revealed", 0), Event("found", 1)]

    assert [event.kind for event in PRESENTER.telling_events(events, 0)] == ["found"]


@pytest.mark.parametrize(
    ("kind", "option", "says"),
    [("prestige", "0", "Ann pays nothing for prestige."), ("recruit", "pass", "Ann starts no recruiting.")],
)
def test_a_mistake_that_was_to_do_nothing_is_told_without_what_others_then_did(
    kind: str, option: str, says: str
) -> None:
    mistake = Mistake(
        seat=0, loss=200, error=9, best=((kind, ("5",)),), played=((kind, (option,)),), chance=500,
        better=800, real_gain=200, gains={},
    )  # fmt: skip
    chapter = Chapter(ply=1, end_ply=2, turn=4, chances=(300, 300, 400), error=0, mistakes=(mistake,))
    story = Story(seed="", worlds=1, chapters=(chapter,), end=(0, 0, 1000))
    events = {2: [Event("retreated", 1, (("steps", 2), ("field", 8)))]}

    assert f"① Turn 4 (a mistake): {says}" in turned(story, events, 1, SAY)


@pytest.mark.parametrize(
    ("best", "came", "says"),
    [("0", "recruited", "7 in notes: debts for payday."), ("10", "took-back", "7 in notes and gets nobody.")],
)
def test_a_bid_that_was_a_mistake_is_told_with_what_came_of_it(best: str, came: str, says: str) -> None:
    mistake = Mistake(
        seat=0, loss=200, error=9, best=(("bid", (best,)),), played=(("bid", ("7",)),), chance=500,
        better=800, real_gain=200, gains={},
    )  # fmt: skip
    chapter = Chapter(ply=1, end_ply=2, turn=4, chances=(300, 300, 400), error=0, mistakes=(mistake,))
    story = Story(seed="", worlds=1, chapters=(chapter,), end=(0, 0, 1000))

    assert f"① Turn 4 (a mistake): Ann bids {says}" in turned(
        story, {2: [Event(came, 0, (("sum", 7),))]}, 1, SAY
    )


@pytest.mark.parametrize(
    ("guessers", "is_random", "says"),
    [
        ((1, 2), False, "Nobody knew whom the others would send"),
        ((2,), False, "Only 🟡 Cleo had a choice whom to send"),
        ((1, 2), True, "Turn 4: Gold!"),  # the next turn's card may have made it
    ],
)
def test_a_guess_is_told_with_what_came_of_it(guessers: tuple[int, ...], is_random: bool, says: str) -> None:
    chapter = Chapter(
        ply=1, end_ply=2, turn=4, chances=(300, 300, 400), error=0, guessers=guessers, is_random=is_random
    )
    calm = Chapter(ply=2, end_ply=3, turn=5, chances=(0, 0, 1000), error=0)
    story = Story(seed="", worlds=1, chapters=(chapter, calm), end=(0, 0, 1000))
    sent = Event("revealed", 2, (("card", NELL), ("strength", 6)))
    events = {2: [sent, Event("found", 2, (("nuggets", 14),))]}

    line = turned(story, events, 1, SAY).replace("\N{NO-BREAK SPACE}", " ")
    assert says in line
    assert "14 nuggets" in line


def test_who_was_as_strong_is_told_with_what_an_event_brought() -> None:
    sent = [Event("revealed", seat, (("card", NELL), ("strength", n))) for seat, n in enumerate((6, 6, 1))]
    brought = [Event("found", seat, (("nuggets", 14),)) for seat in (0, 1)]

    for seat, other in ((0, "Bob"), (1, "Ann")):
        [best] = PRESENTER.telling_events([*sent, *brought], seat)
        assert best.seat == seat
        for words in (SAY.in_gazette(best), SAY.in_gazette(best, other=True)):
            assert f"Nugget Nell (6, tied with {other})" in words
    [best] = PRESENTER.telling_events([*sent[1:], brought[1]], 1)
    assert "tied" not in SAY.in_gazette(best)


def test_whom_a_seat_recruits_is_told_without_who_got_nobody() -> None:
    events = [Event("took-back", 1, (("sum", 4),)), Event("recruited", 0, (("cards", NELL),))]

    for seat, kinds in ((0, ["recruited"]), (1, ["took-back"]), (2, ["recruited", "took-back"])):
        assert [event.kind for event in PRESENTER.telling_events(events, seat)] == kinds


def test_mistakes_have_their_number_in_what_a_result_is_made_of() -> None:
    mistakes = [
        Mistake(
            seat=seat, loss=200, error=9, best=(("recruit", ("open",)),), played=(("recruit", ("pass",)),),
            chance=500, better=800, gains={},
        )
        for seat in (0, 0, 1)
    ]  # fmt: skip
    chapter = Chapter(ply=1, end_ply=2, turn=4, chances=(300, 300, 400), error=0, mistakes=tuple(mistakes))
    story = Story(seed="", worlds=1, chapters=(chapter,), end=(0, 0, 1000))

    parts = [what for _, what in parts_told(story, 0, SAY)]
    assert {"from 2 own mistakes", "from one mistake of others"} <= {*parts}


def test_a_replay_of_three_ends_with_what_helped_the_winner_and_without_a_sum() -> None:
    chapter = Chapter(ply=1, end_ply=2, turn=4, chances=(300, 300, 400), error=0)
    story = Story(seed="", worlds=1, chapters=(chapter,), end=(0, 0, 1000))

    assert [*ending(story, SAY)] == ["What helped Cleo most: luck."]


def test_a_card_that_decided_the_game_is_told_with_what_it_brought() -> None:
    drawn = Chapter(ply=1, end_ply=2, turn=9, chances=(670, 330, 0), error=0, is_random=True)
    sent = Chapter(ply=2, end_ply=3, turn=10, chances=(1000, 0, 0), error=0)
    story = Story(seed="", worlds=1, chapters=(drawn, sent), end=(1000, 0, 0))
    turned_up = Event("turned", None, (("symbol", "poker"), ("card", "golden-spur")))
    arrives = Event("advanced", 0, (("why", "poker"), ("steps", 2), ("field", 31)))
    sent = Event("revealed", 0, (("card", SADIE), ("strength", 5)))
    events = {2: [Event("turn-began", 0, (("number", 10),)), turned_up], 3: [sent, arrives]}

    assert "(5): Ann goes 2 up, to horseshoe 31" in turned(story, events, 1, SAY)


def test_a_turning_point_at_which_a_card_is_turned_up_tells_the_result_of_its_event() -> None:
    drawn = Chapter(ply=1, end_ply=2, turn=8, chances=(830, 100, 70), error=0, is_random=True)
    sent = Chapter(ply=2, end_ply=3, turn=9, chances=(690, 200, 110), error=0)
    later = Chapter(ply=3, end_ply=4, turn=10, chances=(690, 200, 110), error=0)
    story = Story(seed="", worlds=1, chapters=(drawn, sent, later), end=(1000, 0, 0))
    turned_up = Event("turned", None, (("symbol", "poker"), ("card", POKER)))
    lost = [
        Event("revealed", 0, (("card", NELL), ("strength", 2))),
        Event("revealed", 1, (("card", SADIE), ("strength", 4))),
        Event("advanced", 1, (("why", "poker"), ("steps", 5), ("field", 16))),
        Event("retreated", 0, (("why", "poker"), ("steps", 5), ("field", 21))),
    ]
    events = {2: [Event("turn-began", 0, (("number", 9),)), turned_up], 3: lost}

    [line] = [line for line in turned(story, events, 2, SAY).split("\n") if line.startswith("①")]
    assert line.startswith("① Turn 9: ")
    assert "Ann is lowest at poker with Nugget Nell (2): 5 back, to 21" in line


def test_whoever_poker_sent_back_and_pays_the_way_back_overtakes_again_in_the_race() -> None:
    view = ended((9, 6, 25), (10, 24, 28), (10, 24, 28))
    poker = replace(view.turns[1], card=POKER, gains=((1, 1), (2, -5)))
    view = replace(view, turns=(replace(view.turns[0], fields=(9, 23, 27)), poker, view.turns[2]))

    assert lead_text(last_lead(view), SAY, SAY.name) == "Cleo overtakes Bob"
    [art] = [
        item
        for item, _, _ in PRESENTER.end_picture(view, SAY).items
        if isinstance(item, ArtItem) and item.template == "gnadenlos-race"
    ]
    lines = dict(line.split(":") for line in str(dict(art.facts)["tracks"]).split(";"))
    assert {seat: len(points.split()) for seat, points in lines.items()} == {"0": 4, "1": 4, "2": 5}


def test_who_won_at_poker_and_paid_the_last_step_has_arrived_by_prestige() -> None:
    for field, says in ((ARRIVAL - 2, "poker"), (ARRIVAL - 3, "prestige")):
        view = ended((9, 6, 8), (9, 13, field), (9, 13, 32))
        last = replace(
            view.turns[2], card=POKER, winners=(2,), gains=((2, 32 - ARRIVAL + 2),), sent=((2, NELL),)
        )
        view = replace(view, turns=(*view.turns[:2], last))
        seats = tuple(replace(seat, field=fields) for seat, fields in zip(view.seats, last.fields))
        scene = PRESENTER.end_picture(replace(view, seats=seats), SAY)
        assert any(f"· {says}:" in item.text for item, _, _ in scene.items if isinstance(item, Label))


def test_a_mistake_is_not_told_with_what_the_next_turn_brought() -> None:
    mistake = Mistake(
        seat=0, loss=200, error=9, best=(("take", (VEIL,)),), played=(("take", (NELL,)),), chance=500,
        better=800, real_gain=200, gains={},
    )  # fmt: skip
    chapter = Chapter(ply=1, end_ply=2, turn=6, chances=(300, 300, 400), error=0, mistakes=(mistake,))
    sent = Chapter(ply=2, end_ply=3, turn=7, chances=(300, 300, 400), error=0)
    story = Story(seed="", worlds=1, chapters=(chapter, sent), end=(0, 0, 1000))
    hired = Event("recruited", 0, (("cards", NELL),))
    fall = Event("retreated", 0, (("why", "poker"), ("steps", 3), ("field", 13)))
    events = {
        2: [hired, Event("turn-began", 1), Event("turned", None, (("symbol", "poker"), ("card", POKER)))],
        3: [Event("revealed", 0, (("card", NELL), ("strength", 1))), fall],
    }

    [line] = [line for line in turned(story, events, 2, SAY).split("\n") if line.startswith("①")]
    assert "Turn 6 (a mistake): Ann takes Nugget Nell, not The Black Veil." in line


def _kinds(events: Sequence[Event], before: int, after: int, seat: int = 0) -> list[tuple[str, int | None]]:
    point = TurningPoint(chapter=0, ply=1, seat=seat, before=before, after=after)
    agreeing = agreeing_events(events, point)
    return [(event.kind, event.seat) for event in PRESENTER.telling_events(agreeing, seat)]


def test_a_turning_point_is_told_by_what_speaks_for_who_gained() -> None:
    faces = [
        Event("revealed", seat, (("card", card), ("strength", 4))) for seat, card in ((0, NELL), (1, VEIL))
    ]
    gain = Event("advanced", 1, (("steps", 5), ("field", 17), ("why", "poker")))
    fall = Event("retreated", 2, (("steps", 3), ("field", 13), ("why", "poker")))

    assert _kinds([*faces, gain, fall], 500, 770) == [("retreated", 2)]
    assert _kinds([*faces, gain], 500, 770) == []
    assert _kinds([*faces, gain, fall], 770, 500) == [("advanced", 1)]


def test_of_a_turns_vultures_the_last_is_told_and_of_a_later_turn_only_what_it_brought() -> None:
    first, last = (Event("ruined", 2, (("value", n), ("vultures", n))) for n in (1, 2))
    falls = [Event("retreated", 2, (("steps", 5), ("field", field), ("why", "ruin"))) for field in (17, 12)]
    paydays, gold = [first, falls[0], last, falls[1]], Event("found", 0, (("nuggets", 14),))
    left = agreeing_events(paydays, TurningPoint(chapter=0, ply=1, seat=0, before=700, after=1000))

    assert left == [last, falls[1]]
    assert _kinds([*paydays, Event("turn-began", 1), gold], 200, 500) == [("found", 0)]
    assert _kinds([*paydays, Event("turn-began", 1), gold], 500, 200, seat=2) == [
        ("ruined", 2),
        ("retreated", 2),
    ]


def test_a_vulture_that_turned_nothing_is_told_but_for_the_last_and_no_more_than_two() -> None:
    def lands(number: int) -> Event:
        return Event("ruined", 1, (("value", number), ("vultures", number)))

    turns = {ply: [Event("turn-began", 0, (("number", ply),)), lands(ply)] for ply in (1, 2, 3)}
    chapter = Chapter(ply=0, end_ply=3, turn=1, chances=(0, 0, 1000), error=0)
    story = Story(seed="", worlds=1, chapters=(chapter,), end=(0, 0, 1000))
    rows = turned(story, {**turns, 3: [lands(2), lands(3)]}, 1, SAY).split("\n")[1:]

    assert [row.partition(":")[0] for row in rows] == ["🦅 Turn 2"] * 2
    assert "Bob" in rows[0]


@pytest.mark.parametrize(("field", "left", "says"), [(27, 0, ["💰 Turn 7"]), (19, 0, []), (27, 1, [])])
def test_a_payday_that_the_one_in_front_just_survived_is_told_however_little_it_turned(
    field: int, left: int, says: list[str]
) -> None:
    walks = [Event("advanced", seat, (("field", to),)) for seat, to in ((0, 22), (1, field))]
    due = [Event("paid", 1, (("value", 2), ("left", 3))), Event("paid", 1, (("value", 3), ("left", left)))]
    over = Event("payday-ended", None, (("column", 4),))
    chapter = Chapter(ply=0, end_ply=3, turn=1, chances=(0, 0, 1000), error=0)
    story = Story(seed="", worlds=1, chapters=(chapter,), end=(0, 0, 1000))
    rows = turned(story, {1: [*walks, Event("turn-began", 0, (("number", 7),)), *due, over]}, 1, SAY)

    assert [row.partition(":")[0] for row in rows.split("\n")[1:]] == says
    assert ("Bob pays 5" in rows) == bool(says)


@pytest.mark.parametrize(
    ("fields", "was_ahead"),
    [([(6, 6, 8), (9, 6, 12), (9, 9, 32)], True), ([(9, 6, 8), (9, 12, 9), (9, 13, 32)], False)],
)
def test_no_headline_denies_that_all_saw_the_winner_in_front(
    fields: list[tuple[int, int, int]], was_ahead: bool
) -> None:
    assert PRESENTER.moment(ended(*fields), 2, SAY).was_ahead == was_ahead
