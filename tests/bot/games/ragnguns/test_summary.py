"""What happened in Rag'n'Guns, in a line for each play."""

import pytest
from scenes.ragnguns import Scene, Side

from bot.features.game_panels.log_pages import TextBudget, excerpt
from bot.games import PRESENTERS
from bot.games.lines import gravity_of, is_routine, turn_of, victim_of
from bot.games.parts import TurnEvent
from bot.i18n.texts import Phrases, load_texts
from engine.core.decisions import Fact, Seat
from engine.core.rules import Event
from engine.core.undo import ALONE

SAY = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
WHIP = "fouet.1"


def event(kind: str, seat: Seat = 0, **facts: Fact) -> Event:
    return Event(kind, seat, tuple(facts.items()))


def summary(*events: Event) -> list[str]:
    return PRESENTERS["ragnguns"].summary(events, SAY)


def hit(card: str = WHIP) -> list[Event]:
    return [event("fired", count=1), event("wounded", 1, card=card, count=1, by="volley")]


def test_what_a_card_did_stands_beside_its_name_without_its_discard() -> None:
    lines = summary(
        event("played", card="harmonica.0"),
        event("loaded", count=3),
        event("discarded", card="harmonica.0"),
    )

    assert lines == [f"Ann: {SAY.value('harmonica.0')} → +3 bullets"]


def test_a_card_that_strengthens_itself_is_named_once() -> None:
    lines = summary(event("played", card=WHIP), event("boosted", card=WHIP, count=1))

    assert lines == [f"Ann: {SAY.value(WHIP)} +1 🎯"]


def test_a_shootout_and_the_card_that_falls_are_one_line() -> None:
    lines = summary(event("volley-fired", tax=0), *hit(), event("discarded", 1, card=WHIP))

    assert lines == [f"Shootout · Ann hits {SAY.value(WHIP)} (Bob)\u00a0💀"]


def test_what_an_effect_throws_away_stands_beside_its_name() -> None:
    lines = summary(event("played", card="harmonica.0"), event("discarded", 1, card=WHIP))

    assert lines == [f"Ann: {SAY.value('harmonica.0')} · Bob loses {SAY.value(WHIP)} from the Stash."]
    assert summary(event("revealed", 1, place="right")) == []


def test_a_shootout_that_cost_extra_says_so() -> None:
    lines = summary(event("volley-fired", tax=1), *hit())

    assert len(lines) == 2


def test_a_card_thrown_away_is_told() -> None:
    lines = summary(*hit(), event("discarded", card="harmonica.0"))

    assert lines[1] == f"Ann: discards {SAY.value('harmonica.0')}"


def test_an_effect_that_did_nothing_is_told_and_named_in_no_other_line() -> None:
    lines = summary(event("played", card="harmonica.0"), event("set", stake=2))

    assert lines == [
        f"Ann plays the effect of {SAY.value('harmonica.0')}.",
        "Ann: Piège for 2",
    ]


def test_what_a_seat_placed_and_took_is_one_line_until_something_is_hit() -> None:
    lines = summary(
        event("posed", card=WHIP, zone="alley", cost=0),
        event("played", card="harmonica.0"),
        event("loaded", count=1),
        *hit(WHIP),
        event("set", stake=2),
        event("set", 1, stake=1),
    )

    assert lines == [
        f"Ann: {SAY.value(WHIP)} → Alley · {SAY.value('harmonica.0')} → +1 bullet",
        f"Ann hits {SAY.value(WHIP)} (Bob).",
        "Ann: Piège for 2",
        "Bob: Piège for 1",
    ]


def test_who_is_hit_is_told_so_in_their_panel_even_below_the_board() -> None:
    hits = [
        event("hurt", 1, count=1, surplus=0, total=2, by="volley"),
        event("robbed", 1, count=2),
        event("fired", count=2),
    ]

    assert [victim_of(line) for hit_event in hits for line in summary(hit_event)] == [1, 1, 1]
    assert [victim_of(line) for line in summary(*hit(), event("discarded", 1, card=WHIP))] == [1]
    assert [victim_of(line) for line in summary(event("set", stake=2))] == [None]


def test_hits_on_a_pistolero_are_graver_than_a_card_that_falls() -> None:
    hurt = event("hurt", 1, count=2, surplus=0, total=2, by="volley")

    lines = [summary(hurt), summary(*hit()), summary(event("set", stake=2))]

    gravities = [gravity_of(line) for [line] in lines]
    assert gravities == sorted(gravities, reverse=True)
    assert len({*gravities}) == len(gravities)


def test_a_hit_and_a_sprung_piege_outlast_a_card_placed_after_them_where_room_is_short() -> None:
    placed = event("posed", card=WHIP, zone="alley", cost=0)
    hurt = event("hurt", 1, count=3, surplus=0, total=3, by="volley")
    sprung = event("sprung", 1, card="piege-a-loup.1", harms=0, price=1, short=0)

    for grave in (hurt, sprung, hit()[1]):
        lines = summary(grave, placed)
        assert excerpt([*lines, lines[1]], SAY.texts, TextBudget(960, 1), left_key="").text.endswith(lines[0])
    [line] = summary(placed)
    assert not is_routine(line)


def test_hits_before_the_last_two_turns_weigh_no_more_than_routine() -> None:
    def began(turn: int) -> Event:
        return event("turn-began", turn % 2, turn=turn, barrel=2, bullets=2)

    lines = summary(*hit(), began(4), *hit(), began(5), event("paid", 1, price=1))

    assert [(is_routine(line), gravity_of(line)) for line in lines[:2]] == [(True, 0), (False, 2)]


def test_the_lines_of_two_turns_are_told_apart() -> None:
    def began(turn: int) -> Event:
        return event("turn-began", turn % 2, turn=turn, barrel=2, bullets=2)

    paid = event("paid", 1, price=1)
    lines = summary(began(4), paid, began(5), event("paid", 0, price=2), began(6))

    posed = event("posed", card=WHIP, zone="alley", cost=1)
    assert [*map(turn_of, lines)] == [4, 5]
    assert [*map(turn_of, summary(paid, began(5), *hit(), posed))] == [4, 5, 5]


def test_what_every_turn_has_is_not_told_but_cards_drawn_by_an_effect_are() -> None:
    drew = event("drew", count=1)
    every = [
        event("chose", pistolero="buffalo-kid"),
        event("set", stake=2),
        event("kept", count=1),
        event("stashed", left=1, right=0),
    ]
    every += [event("turn-began", turn=2, barrel=2, bullets=2), drew]

    assert summary(*every) == ["Ann: Piège for 2"]
    assert summary(event("played", card="harmonica.0"), drew, drew) == [
        f"{SAY.value('harmonica.0')} · Ann draws 1 card."
    ]


def test_a_turn_in_which_a_seat_only_stashes_tells_it() -> None:
    stashed = event("stashed", left=2, right=1)
    first, began = (event("turn-began", turn=turn, barrel=2, bullets=2) for turn in (2, 3))

    [line] = summary(began, stashed)
    assert summary(stashed, began) == []  # below the title of the next turn, beside what that one shows
    assert line == "Ann stashes the hand: 2 on the left, 1 on the right."
    assert is_routine(line)
    assert [len(summary(turn, event("set", stake=2), stashed)) for turn in (first, began)] == [1, 1]


def test_a_sprung_piege_that_made_its_target_discard_is_not_told_again() -> None:
    lines = summary(event("discarded", card="harmonica.0"), event("discarded", 1, card="la-chute.1"))

    assert lines == [f"Ann discards {SAY.value('harmonica.0')}."]


def test_a_choice_taken_back_stands_with_what_the_seat_did_and_after_no_hit() -> None:
    lines = summary(
        event("posed", card=WHIP, zone="alley", cost=0), *hit(WHIP), event(ALONE), event("set", stake=2)
    )

    assert lines == [
        f"Ann: {SAY.value(WHIP)} → Alley · takes a choice back",
        f"Ann hits {SAY.value(WHIP)} (Bob).",
        "Ann: Piège for 2",
    ]


def test_who_goes_first_is_told_with_both_dice() -> None:
    lines = summary(event("rolled", die=3), event("rolled", 1, die=5), event("began", 1))

    assert lines == ["Bob has the higher die (5:3) and goes first."]


def test_who_goes_first_is_not_told_any_more_once_somebody_has_acted() -> None:
    lines = summary(
        event("rolled", die=3), event("rolled", 1, die=5), event("began", 1), event("set", 1, stake=2)
    )

    assert lines == ["Bob: Piège for 2"]


def test_bullets_beyond_the_sixth_do_not_count_as_hits() -> None:
    lines = summary(event("fired", count=3), event("hurt", 1, count=2, surplus=1, total=6, by="volley"))

    assert lines == ["Ann hits Bob 2 times: 6 of 6."]


def test_a_sprung_piege_that_finds_nothing_to_hit_says_so() -> None:
    lines = [
        summary(event("sprung", card="piege-a-loup.1", harms=harms, price=1, short=0)) for harms in (0, 1)
    ]

    trap = SAY.value("piege-a-loup.1")
    assert lines == [
        [f"Ann springs {trap} rather than pay 1. No harm done."],
        [f"Ann springs {trap} rather than pay 1."],
    ]


def test_all_that_one_play_did_is_one_line() -> None:
    hurt = event("hurt", 1, count=4, surplus=0, total=4, by="embuscade.0")
    fell = [
        event("wounded", 1, card=WHIP, count=1, surplus=0, by="embuscade.0"),
        event("discarded", 1, card=WHIP),
    ]
    sprung = event("sprung", 1, card="embuscade.0", harms=1, price=1, short=0)

    lines = summary(sprung, *fell, hurt, event("discarded", card="embuscade.0"))

    trap, whip = SAY.value("embuscade.0"), SAY.value(WHIP)
    [row] = lines
    assert row.startswith(f"Bob springs {trap} rather than pay 1 · a hit on {whip} (Bob)\u00a0💀 · ")
    assert row.endswith(" · 4 hits on Bob, 4 of 6.")
    assert len(summary(*hit(), event("turn-began", 1, turn=2, barrel=2, bullets=2), hurt)) == 2


def test_what_a_card_does_as_it_is_placed_stands_beside_its_name() -> None:
    coyote = event("posed", card="coyote-apprivoise.0", zone="alley", cost=1)

    lines = summary(coyote, event("discarded", 1, card=WHIP), event("set", stake=1))

    name = SAY.value("coyote-apprivoise.0")
    assert lines == [f"Ann: {name} → Alley · Bob loses {SAY.value(WHIP)} from the Stash.", "Ann: Piège for 1"]
    assert victim_of(lines[0]) == 1
    mastiff = {"zone": "alley", "card": "molosse-du-sherif.0"}
    hit = event("wounded", 1, card=WHIP, by="molosse-du-sherif", count=1, surplus=0)
    [line] = summary(event("posed", cost=1, **mastiff), hit)
    assert line.count(SAY.value("molosse-du-sherif")) == 1
    assert summary(event("posed", card=WHIP, zone="alley", cost=1), event("drew", count=1)) == [
        f"Ann: {SAY.value(WHIP)} → Alley"
    ]


def test_a_card_lost_to_an_effect_is_told_where_room_is_short() -> None:
    lost = event("discarded", 1, card=WHIP)
    sprung = event("sprung", 1, card="la-chute.0", harms=1, price=1, short=0)

    for lines in (summary(event("played", card="lasso.0"), lost), summary(lost), summary(sprung, lost)):
        assert len(lines) == 1
        assert not is_routine(lines[0])
        assert victim_of(lines[0]) == 1


def test_a_placed_card_that_makes_room_for_another_is_told_between_the_two() -> None:
    lines = summary(
        event("posed", card=WHIP, zone="alley", cost=0),
        event("loaded", count=3),
        event("discarded", card=WHIP),
        event("posed", card="harmonica.0", zone="alley", cost=0),
    )

    assert len(lines) == 1
    assert f"discards {SAY.value(WHIP)} · {SAY.value('harmonica.0')}" in lines[0]


def test_bullets_that_a_card_cannot_take_are_lost_and_said_to_be() -> None:
    scene = Scene(Side(alley="torche", bullets=2), Side(shelter="trousse-de-campagne"))
    scene.do("effect", "torche:1")
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])

    assert PRESENTERS["ragnguns"].summary(scene.events, phrases) == [
        "Torch: a hit on Field Kit (Bob)\u00a0💀, 1 bullet wasted"
    ]


def test_what_the_next_turn_draws_is_no_effect_of_the_card_placed_last() -> None:
    placed = event("posed", card="croque-mort.0", zone="shelter", cost=2)
    began = event("turn-began", 1, turn=4, barrel=2, bullets=2)

    lines = summary(placed, event("stashed", left=1, right=0), began, event("drew", 1, count=3))

    assert len(lines) == 1
    assert "draws" not in lines[0]


@pytest.mark.parametrize(
    ("wounds", "choice", "kind"), [(4, "0", "spared"), (4, "1", "hurt"), (5, "0", "hurt")]
)
def test_a_story_says_who_took_bullets_in_person_that_a_card_could_have_taken(
    wounds: int, choice: str, kind: str
) -> None:
    scene = Scene(Side(alley="frangines", bullets=2), Side(alley="machette", pistolero_wounds=wounds))
    scene.do("shoot", "2")
    scene.do(choice)
    rows = [TurnEvent(1, 5, event) for event in scene.events]

    [episode] = [one for one in PRESENTERS["ragnguns"].episodes(rows, 9) if one.row.event.seat == 1][-1:]

    assert episode.row.event.kind == kind
    assert (
        kind != "spared"
        or SAY.in_gazette(episode.row.event, other=False)
        == "Bob’s Pistolero takes 2 bullets: 6 of 6. Machete could have stopped one."
    )


def test_each_card_that_falls_to_one_shootout_is_crossed() -> None:
    scene = Scene(Side(alley="gatling", bullets=9), Side(alley="locomotive", shelter="charlatan-pickwick"))

    scene.do("shoot", "4")
    scene.do("3")

    (line,) = summary(*scene.events)
    assert [part.endswith("💀") for part in line.split(" · ")] == [False, True, True]


def test_a_card_that_is_placed_played_and_leaves_is_named_once() -> None:
    scene = Scene(Side(left="boite-de-cartouches", bullets=1), Side())
    scene.do("pose", "boite-de-cartouches", "alley", "effect", "boite-de-cartouches:1")
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])

    [line] = PRESENTERS["ragnguns"].summary(scene.events, phrases)

    assert line == "Ann: Cartridges → Alley · +3 bullets"
