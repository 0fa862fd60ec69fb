"""The pictures of Gnadenlos! show who was sent, what players bid for, and how a game ended."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise, product

import pytest
from scenes.gnadenlos import DOC, GALE, JUNE, LAST_DUEL, NELL, SADIE, VEIL
from scenes.gnadenlos import Scene as Table

from bot.games import PRESENTERS
from bot.games.gnadenlos.board import PLACES
from bot.games.gnadenlos.stage import SIGNS, outcomes
from bot.games.gnadenlos.street import BIRD, CELL, HAT
from bot.games.offered import offered_options
from bot.i18n.texts import LANGUAGES, Phrases, load_texts, without_suits
from bot.render.scene import (
    DIGIT,
    ArtItem,
    Badge,
    CardBackItem,
    CardItem,
    DieItem,
    Icon,
    Label,
    Plate,
    Portrait,
    Scene,
    ZoneItem,
)
from engine.core.rules import Event
from engine.games.gnadenlos.cards import ARRIVAL, RIP, notes_of
from engine.games.gnadenlos.state import TurnView
from engine.games.gnadenlos.view import View

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
SAY = Phrases(load_texts("en"), "gnadenlos", NAMES)
PRESENTER = PRESENTERS["gnadenlos"]


ORDINALS = {
    "en": {2: "second", 3: "third", 4: "fourth"},
    "fr": {2: "deuxième", 3: "troisième", 4: "quatrième"},
    "es": {2: "segundo", 3: "tercer", 4: "cuarto"},
}


def labels(scene: Scene | None) -> list[str]:
    return [item.text for item, _, _ in scene.items if isinstance(item, Label)] if scene else []


def spaced(text: str) -> str:
    """Return a text without the spaces between hats and names that no line ends at."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_seats_have_one_order_for_all_and_so_have_those_in_an_event_with_nobody_to_send() -> None:
    table = Table(f"{NELL} {SADIE}", "", f"{VEIL} {GALE}", event="dry-creek")
    for seat, card in ((0, NELL), (2, VEIL)):
        table.says(seat, card)
    for viewer in (None, 0, 1):
        scene = PRESENTER.picture(table.view(viewer), SAY)
        plates = [(y, x, item.name) for item, x, y in scene.items if isinstance(item, Plate)]
        assert [name for _, _, name in sorted(plates)] == ["Ann", "Bob", "Cleo"]
        numbers = [
            (x, item.text) for item, x, _ in scene.items if isinstance(item, Label) and item.height == 120
        ]
        assert [text for _, text in sorted(numbers)] == ["6", "–", "1"]


def test_who_was_sent_stays_with_what_it_brought_until_the_next_event_is_decided() -> None:
    table = Table(f"{NELL} {SADIE}", f"{DOC} {JUNE}", f"{VEIL} {GALE}", event="dry-creek")
    for seat, card in enumerate((NELL, DOC, VEIL)):
        table.says(seat, card)
    scene = PRESENTER.picture(table.view(), SAY)

    faces = {item.who: item.turn for item, _, _ in scene.items if isinstance(item, Portrait)}
    assert faces == {f"gnadenlos/{NELL}": True, f"gnadenlos/{DOC}": False, f"gnadenlos/{VEIL}": False}
    assert {"6", "3", "1"} <= set(labels(scene))

    dim = [item.color == "dust" for item, _, _ in scene.items if getattr(item, "text", "") == "Turn 1 · gold"]
    table.says(0, "0")
    table.says(0, "pass")
    scene = PRESENTER.picture(table.view(), SAY)
    dim += [
        item.color == "dust" for item, _, _ in scene.items if getattr(item, "text", "") == "Turn 1 · gold"
    ]
    assert dim == [False, True]  # beside the next event
    old = [item for item, *_ in scene.items if isinstance(item, Label) and item.height == 120]
    assert {(item.text, item.color) for item in old} == {(number, "dust") for number in "631"}
    assert max(item.em for item in old) <= DIGIT  # no larger than its title
    assert faces == {item.who: item.turn for item, _, _ in scene.items if isinstance(item, Portrait)}
    assert "+12" in [item.value for item, _, _ in scene.items if isinstance(item, Badge)]


def test_of_four_whoever_wins_gold_is_shown_to_lose_the_adventurer() -> None:
    table = Table(*(f"{card} {GALE}" for card in (NELL, DOC, VEIL, JUNE)), event="dry-creek")
    for seat, card in enumerate((NELL, DOC, VEIL, JUNE)):
        table.says(seat, card)

    scene = PRESENTER.picture(table.view(), SAY)
    assert {"+12", "−1"} <= {item.value for item, _, _ in scene.items if isinstance(item, Badge)}


def test_q42_q43_a_payday_shows_what_each_paid_who_could_not_and_that_notes_come_back() -> None:
    market = " ".join(["red-4.a", "blue-3.a"] * 9)
    table = Table("", "", "", phase="payday", dice="1 2", nuggets=(9, 0, 5), market=market)
    view = replace(table.view(), turn=7)  # as in a lesson, of which only the last turns are known
    items = [item for item, _, _ in PRESENTER.picture(view, SAY).items]

    assert "Turn 6 · Payday" in {item.text for item in items if isinstance(item, Label)}
    assert not [item for item in items if isinstance(item, DieItem | CardItem)]  # only while it moves
    chips = [(item.icon, item.value) for item in items if isinstance(item, Badge)]
    begin = chips.index(("reward", "−4"))
    assert chips[begin : begin + 4] == [
        ("reward", "−4"),
        *(("reward", "0"), ("horseshoe", "−5")),
        ("reward", "0"),
    ]
    assert "Called notes: back in hand" in {item.text for item in items if isinstance(item, Label)}
    assert [
        item for item in items if isinstance(item, Icon) and (item.name, item.color) == ("vulture", "brick")
    ]


def test_nuggets_go_down_with_each_note_and_those_who_may_be_broke_at_the_next_stand_out() -> None:
    market = " ".join(["red-4.a", "blue-1.a"] * 9)
    table = Table("", "", "", phase="payday", dice="1 2 3 4 6 5", nuggets=(9, 3, 5), market=market)
    *frames, _ = (beat.items for beat in PRESENTER.beats(table.view(), SAY))
    purses = [
        [(item.value, item.tone) for item, *_ in frame if isinstance(item, Badge) and item.icon == "reward"]
        for frame in frames
    ]
    dice = [[item.value for item, *_ in frame if isinstance(item, DieItem)] for frame in frames]

    assert [frame[:3] for frame in purses][:4] == [
        [("9", ""), ("3", "brick"), ("5", "")],
        [("5", ""), ("3", "brick"), ("5", "")],
        [("5", ""), ("2", "brick"), ("5", "")],
        [("1", "brick"), ("2", "brick"), ("5", "")],
    ]
    assert all(later[: len(earlier)] == earlier for earlier, later in pairwise(dice))  # no die goes away


def test_while_a_payday_is_shown_the_next_turn_is_neither_named_nor_its_question_asked() -> None:
    market = " ".join(["red-4.a", "blue-3.a"] * 9)
    hands = (f"{NELL} {SADIE}", f"{DOC} {GALE}", JUNE)
    table = Table(*hands, phase="payday", dice="1 2", nuggets=(9, 0, 5), market=market)
    view = table.view(0)

    assert PRESENTER.headline(PRESENTER.while_moving(view), SAY) == "Turn 1 · Payday"
    assert PRESENTER.headline(view, SAY) == "Turn 2"
    assert {kind for _, kind in view.waiting} <= PRESENTER.telling_kinds
    [first, *_] = PRESENTER.beats(view, SAY)  # each column below its face, and among the signs of the end
    arts = [item for item, *_ in first.items if isinstance(item, ArtItem) and "market" in item.template]
    assert [dict(art.facts)["heights"] for art in arts] == ["3 3 3 3 3 3"] * 2
    table.says(0, NELL)
    table.says(1, DOC)
    assert PRESENTER.while_moving(table.view(0)).turn == 2


def test_of_cards_beside_each_other_the_same_strength_is_in_the_same_place() -> None:
    for event, sign in (("", "reward"), ("livery-stable", "poker")):
        table = Table(f"{NELL} {SADIE} {VEIL}", DOC, JUNE, phase="event" if event else "prestige")
        view = replace(table.view(0), event=event)
        cards = [item for item, _, _ in PRESENTER.hand_picture(view, SAY, {}).items]
        adventurers = [item for item in cards if isinstance(item, CardItem) and item.portrait]
        assert {(item.sign, *[pip.icon for pip in item.pips][:1]) for item in adventurers} == {
            (sign, "duel" if sign == "reward" else "reward")
        }


def test_while_one_bids_the_picture_shows_who_is_bid_for_all_bids_and_how_full_the_market_is() -> None:
    market = "red-1.a blue-1.a"
    table = Table(GALE, DOC, JUNE, phase="recruit", deck=f"{SADIE} {VEIL}", market=market)
    table.says(0, "open")
    table.bids(0, "red-3.a")
    scene = PRESENTER.picture(table.view(1), SAY)

    cards = [item for item, _, _ in scene.items if isinstance(item, CardItem)]
    assert {card.title for card in cards} == {"Six-Gun Sadie", "The Black Veil"}
    assert all(card.corner and len(card.pips) == 2 for card in cards)
    people = [item.value for item, _, _ in scene.items if isinstance(item, Badge) and item.icon == "people"]
    assert people == ["1", "1", "1"]
    assert SAY.texts("gnadenlos-auction") not in labels(scene)
    [bid] = [row for row in scene.items if isinstance(row.item, Label) and row.item.text == "3"]
    assert bid.y > max(row.y for row in scene.items if isinstance(row.item, Plate))
    assert "2/18" in [getattr(item, "value", "") for item, _, _ in scene.items]
    assert {str(own.field) for own in table.view(1).seats} <= set(labels(scene))


@pytest.mark.parametrize("seats", [3, 4])
def test_while_one_bids_duels_and_vultures_stay_in_sight(seats: int) -> None:
    table = Table(
        *[GALE, DOC, JUNE, NELL][:seats],
        phase="recruit",
        undertaker=RIP[seats] - 1,
        vultures=(0, 2, *[0] * (seats - 2)),
    )
    table.says(0, "open")
    items = [item for item, _, _ in PRESENTER.picture(table.view(1), SAY).items]

    assert {"undertaker", "vulture"} <= {item.name for item in items if isinstance(item, Icon)}
    assert f"0/{6 * seats}" in {item.value for item in items if isinstance(item, Badge)}


def test_a_hand_shows_each_kind_of_notes_once_and_lists_no_more_copies_than_a_bid_may_have() -> None:
    notes = ("red-0.a red-0.b red-0.c red-0.d red-1.a blue-2.a", "", "")
    table = Table(f"{GALE} {SADIE}", DOC, JUNE, phase="recruit", notes=notes, deck=f"{VEIL} {NELL}")
    kinds = PRESENTER.hand_picture(table.view(0), SAY, {})
    table.says(0, "open")
    table.says(0, "notes")

    assert Counter(labels(kinds)) == Counter([SAY.texts("gnadenlos-notes"), "×4", "×1", "×1"])
    assert labels(PRESENTER.hand_picture(table.view(0), SAY, {})) == labels(kinds)
    offered = [option.path for option in offered_options(table.game, 0, SAY)]
    assert sorted(offered) == ["blue-2.a", "red-0.a", "red-0.b", "red-0.c", "red-1.a"]


def test_adventurers_to_send_are_numbered_and_named_where_their_cards_have_room() -> None:
    many = f"{GALE} {SADIE} {NELL} old-quartz mule-hopkins tunnel-wong"
    for hand, has_names in ((f"{GALE} {SADIE}", True), (many, False)):
        table = Table(hand, f"{DOC} {VEIL}", JUNE, event="dry-creek")
        numbers = {card: n for n, card in enumerate(hand.split(), 1)}
        picture = PRESENTER.hand_picture(table.view(0), SAY, numbers)
        cards = [item for item, _, _ in picture.items if isinstance(item, CardItem)]
        assert [card.number for card in cards] == [*numbers.values()]
        assert {bool(card.title) for card in cards} == {has_names}
        assert not _notes(picture)
        assert _notes(PRESENTER.hand_picture(table.view(0), SAY, {}))  # in a replay


def test_notes_stand_beside_adventurers_where_one_pays_for_prestige_but_not_below_them() -> None:
    four = f"{GALE} {SADIE} {NELL} {VEIL}"
    for hand, notes, rows in ((GALE, 2, 1), (four, 4, 0), (f"{four} old-quartz", 2, 0)):
        table = Table(
            hand, DOC, JUNE, phase="prestige", notes=(" ".join(notes_of(0)[4 : 4 + 2 * notes : 2]),)
        )
        picture = PRESENTER.hand_picture(table.view(0), SAY, {})
        assert labels(picture).count(SAY.texts("gnadenlos-notes")) == rows


def _notes(scene: Scene | None) -> list[str]:
    items = [item for item, _, _ in scene.items] if scene else []
    return sorted(item.corner for item in items if isinstance(item, CardItem) and item.sign == "debt")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("more", "replies", "lead"),
    [
        ({"phase": "prestige", "fields": (ARRIVAL - 2, 12, 20)}, [(0, "2")], 11),
        ({**LAST_DUEL, "fields": (9, 14, 7)}, [], 5),
        (
            {
                "phase": "payday",
                "dice": "1",
                "nuggets": (9, 9, 0),
                "vultures": (0, 0, 2),
                "fields": (9, 8, 20),
            },
            [],
            6,
        ),
    ],
    ids=["arrival", "undertaker", "vultures"],
)
def test_the_end_says_what_ended_the_game_and_by_how_much_it_was_won(
    more, replies, lead: int, language: str
) -> None:
    phrases = Phrases(load_texts(language), "gnadenlos", NAMES)
    if more.get("phase") == "payday":
        more = {**more, "market": " ".join(["yellow-4.a"] * 18)}
    table = Table(GALE, DOC, JUNE, **more)
    for seat, reply in replies:
        table.says(seat, reply)
    view = table.view()

    scene = PRESENTER.end_picture(view, phrases)

    assert view.why
    assert len(PRESENTER.ending(view, phrases)[0].value.split("\n")) == 3  # the verdict is above the ranking
    assert any(str(lead) in text for text in labels(scene))
    assert str(lead) in PRESENTER.verdict(view, phrases)
    assert str(view.turn) in labels(scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_who_share_the_second_horseshoe_are_both_named_and_stand_as_high(language: str) -> None:
    phrases = Phrases(load_texts(language), "gnadenlos", NAMES)
    view = Table(GALE, DOC, JUNE, **LAST_DUEL, fields=(9, 14, 9)).view()
    scene = PRESENTER.end_picture(view, phrases)

    assert [text for text in labels(scene) if "Ann" in text and "Cleo" in text]
    assert all(name in PRESENTER.verdict(view, phrases) for name in ("Ann", "Cleo"))
    tops = {row.item.name: row.y for row in scene.items if isinstance(row.item, Plate)}
    assert tops["Ann"] == tops["Cleo"] > tops["Bob"]


def test_of_two_on_the_same_horseshoe_the_verdict_says_who_had_more_nuggets() -> None:
    for nuggets, words in (
        ((9, 5, 0), "Level with 🔵 Bob, 9 nuggets to 5, when"),
        ((5, 5, 0), "🔵 Bob when"),
    ):
        view = Table(GALE, DOC, JUNE, **LAST_DUEL, fields=(14, 14, 9), nuggets=nuggets).view()
        assert words in spaced(PRESENTER.verdict(view, SAY))


def test_the_picture_says_that_two_were_as_strong() -> None:
    titles = []
    for card in (SADIE, NELL):
        table = Table(f"{NELL} {SADIE}", f"{DOC} {JUNE}", VEIL, event="dry-creek")
        table.says(0, card)
        table.says(1, DOC)
        titles += [text for text in labels(PRESENTER.picture(table.view(), SAY)) if text.startswith("Turn")]
    assert titles == ["Turn 1 · gold · a tie", "Turn 1 · gold"]


@pytest.mark.parametrize(("event", "best", "leave"), [("church-steps", SADIE, 3), ("mother-lode", NELL, 1)])
def test_r22_r24_each_who_leaves_has_a_chip_and_two_weakest_are_no_tie(
    event: str, best: str, leave: int
) -> None:
    table = Table(f"{best} {VEIL}", f"{DOC} {JUNE}", f"{GALE} {JUNE}", event=event, nuggets=(0, 0, 0))
    for seat, card in enumerate((best, DOC, GALE)):
        table.says(seat, card)
    scene = PRESENTER.picture(table.view(), SAY)

    values = [item.value for item, _, _ in scene.items if isinstance(item, Badge) and item.icon == "people"]
    assert values.count("−1") == leave
    assert not [text for text in labels(scene) if text.endswith("a tie")]


def test_the_duel_that_ends_the_game_threatens_only_where_it_may_be_next() -> None:
    used = {"event_discard": ["church-steps", "mother-lode"], "event_deck": ["golden-spur"]}
    table = Table(GALE, DOC, JUNE, phase="prestige", undertaker=1, **used)
    scene = PRESENTER.picture(table.view(), SAY)

    assert "next duel: end" in labels(scene)
    [row] = [item for item, _, _ in scene.items if isinstance(item, ZoneItem) and item.height == SIGNS]
    assert not row.turn


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_adventurers_on_offer_words_say_what_the_counters_lead_to(language: str) -> None:
    table = Table(GALE, DOC, JUNE, phase="recruit", undertaker=1, market=" ".join(notes_of(0)[:8]))
    table.says(0, "open")
    phrases = Phrases(load_texts(language), "gnadenlos", NAMES)
    scene = PRESENTER.picture(table.view(), phrases)

    words = [phrases.texts(f"picture-gnadenlos-{key}", full=0) for key in ("duel", "payday")]
    assert [text for text in labels(scene) if text in words] == words


def test_pictures_leave_no_gap_where_a_bids_place_has_no_sign_in_their_fonts() -> None:
    for place in PLACES:
        assert without_suits(f"“{place} 4=1+3”") == "“4=1+3”"


def test_whoever_alone_has_an_adventurer_takes_part_alone() -> None:
    table = Table(f"{NELL} {SADIE}", "", "", event="dry-creek")
    table.says(0, NELL)

    assert "Turn 1 · gold · nobody else" in labels(PRESENTER.picture(table.view(), SAY))


def test_a_full_market_says_that_payday_comes_this_turn() -> None:
    for count, says in ((17, "to payday"), (18, "payday this turn")):
        market = " ".join(["yellow-4.a"] * count)
        table = Table(GALE, DOC, JUNE, phase="prestige", market=market)
        assert says in labels(PRESENTER.picture(table.view(), SAY))


def test_the_counter_of_notes_has_its_words_where_the_end_threatens_and_after_a_payday() -> None:
    used = {"event_discard": ["dry-creek"], "event_deck": ["church-steps"]}
    threatened = Table(GALE, DOC, JUNE, phase="prestige", undertaker=1, market="red-1.a " * 6, **used)
    begun = replace(threatened.view().turns[-1], calls=((1, 0, 2),), paid=((0, 2),))
    paid = replace(threatened.view(), undertaker=0, turns=(begun, *threatened.view().turns))

    for view in (threatened.view(), paid):
        scene = PRESENTER.picture(view, SAY)
        assert "to payday" in labels(scene)
        assert ("debt", "6/18") in [
            (item.icon, item.value) for item, *_ in scene.items if isinstance(item, Badge)
        ]


def test_beside_the_dice_of_a_payday_stands_what_they_name_and_then_who_pays() -> None:
    market = " ".join(["red-4.a", "blue-3.a"] * 9)
    table = Table("", "", "", phase="payday", dice="2 1", nuggets=(9, 3, 5), market=market)
    beats = [*PRESENTER.beats(table.view(), SAY)][:2]
    words = ["The die names the column", "The hat on it pays"]

    for beat, word in zip(beats, words):
        texts = [item.text for item, *_ in beat.items if isinstance(item, Label)]
        assert [text for text in texts if text in words] == [word]
    assert not {*words} & {*labels(PRESENTER.picture(table.view(), SAY))}


def test_a_hat_before_the_finish_does_not_touch_the_flag() -> None:
    scene = PRESENTER.picture(
        Table(GALE, DOC, JUNE, phase="prestige", fields=(ARRIVAL - 1, 6, 6)).view(), SAY
    )
    flag = next(x for item, x, _ in scene.items if isinstance(item, Icon) and item.name == "marker")
    hats = [row for row in scene.items if getattr(row.item, "template", "") == "gnadenlos-hat"][:3]

    assert max(row.x + row.item.size[0] for row in hats) <= flag


def test_who_has_nobody_to_send_has_lost_nobody() -> None:
    table = Table(f"{NELL} {SADIE}", "", "", event="dry-creek")
    table.says(0, NELL)
    scene = PRESENTER.picture(table.view(), SAY)

    chips = [item.tone for item, *_ in scene.items if isinstance(item, Badge) and item.value == "0"]
    assert "brick" not in chips


def test_how_near_payday_is_is_counted_from_the_first_turn_until_the_game_ends() -> None:
    more = {"event_deck": ["dry-creek"], "market": "red-1.a " * 6}
    tables = [
        Table(GALE, f"{DOC} {SADIE}", JUNE, phase=phase, **more) for phase in ("prestige", "recruit", "event")
    ]
    ended = Table(GALE, DOC, JUNE, phase="prestige", fields=(28, 6, 6), **more)
    ended.says(0, "3")
    begun = TurnView("", (), (), fields=(28, 6, 6))
    [last] = PRESENTER.last_steps(replace(ended.view(), turns=(begun, *ended.view().turns)))

    for view in (*(table.view() for table in tables), last):
        scene = PRESENTER.picture(view, SAY)
        counts = [item.value for item, _, _ in scene.items if isinstance(item, Badge)]
        assert ("6/18" in counts) == (view is not last)


def test_the_last_row_is_lit_before_the_duel_that_ends_the_game() -> None:
    lit = []
    for undertaker in range(RIP[4]):
        table = Table(GALE, DOC, JUNE, NELL, phase="prestige", undertaker=undertaker)
        items = [item for item, _, _ in PRESENTER.picture(table.view(), SAY).items]
        lit += [item.turn for item in items if isinstance(item, ZoneItem) and item.height == SIGNS]
    assert lit == [False, False, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_first_event_the_picture_says_which_duel_is_the_last(language: str) -> None:
    phrases, numerals = Phrases(load_texts(language), "gnadenlos", NAMES), ORDINALS[language]
    for seats, last in RIP.items():
        table = Table(*[f"{GALE} {DOC}"] * seats, event="dry-creek")
        [line] = [text for text in labels(PRESENTER.picture(table.view(), phrases)) if "duel" in text]
        assert [number for number, word in numerals.items() if word in line.split()] == [last]


@pytest.mark.parametrize("is_recruiting", [False, True])
def test_each_hat_stands_on_the_street_as_far_as_its_field(is_recruiting: bool) -> None:
    fields, vultures = (7, 8, 20, 26), (0, 2, 0, 1)
    table = Table(
        *[GALE, DOC, JUNE, "old-quartz"],
        phase="recruit",
        fields=fields,
        vultures=vultures,
        nuggets=(5, 5, 5, 5),
    )
    if is_recruiting:
        table.says(0, "open")
    items = PRESENTER.picture(table.view(), SAY).items

    hats = [place for place in items if getattr(place.item, "template", "") == "gnadenlos-hat"]
    places = {dict(item.facts)["seat"]: (x, y) for item, x, y in hats[: len(fields)]}
    assert [*places] != sorted(places)  # one that would hide another stands behind it, and higher
    assert [x for _, (x, _) in sorted(places.items())] == sorted(x for x, _ in places.values())
    assert places[1][1] < places[0][1] == places[2][1] == places[3][1]
    numbers = [text for text in labels(Scene(1, 1, items)) if text in map(str, fields)]
    assert numbers == [*map(str, fields)]
    birds = [item for item, _, _ in items if isinstance(item, Icon) and item.name == "vulture"]
    assert len(birds) == sum(vultures) + 1 + (not is_recruiting)  # and where they may end the game


@pytest.mark.parametrize("is_recruiting", [False, True])
def test_each_row_has_its_players_hat_and_nuggets(is_recruiting: bool) -> None:
    table = Table(GALE, DOC, JUNE, phase="recruit", nuggets=(5, 16, 7))
    if is_recruiting:
        table.says(0, "open")
        table.says(0, "3")
    placed = PRESENTER.picture(table.view(), SAY).items

    for seat, name in enumerate(NAMES[:3]):
        at = next(n for n, row in enumerate(placed) if isinstance(row.item, Plate) and row.item.name == name)
        hat, purse = placed[at - 1], next(row for row in placed[at:] if isinstance(row.item, Badge))
        assert isinstance(hat.item, ArtItem)
        assert dict(hat.item.facts) == {"seat": seat}
        assert isinstance(purse.item, Badge)
        assert (purse.item.icon, purse.item.value) == ("reward", str(table.nuggets[seat]))
        assert abs(hat.y - placed[at].y) < CELL > abs(purse.y - placed[at].y)


def test_the_street_says_what_poker_wins_and_loses_on_it() -> None:
    table = Table(GALE, DOC, JUNE, phase="prestige")
    assert {"+6 −1", "+5 −2", "+4 −3", "+3 −4", "+2 −5"} <= {*labels(PRESENTER.picture(table.view(), SAY))}


def test_hats_stand_above_the_numbers_of_the_street() -> None:
    items = PRESENTER.picture(Table(GALE, DOC, JUNE, phase="prestige").view(), SAY).items
    [ground] = [y for item, _, y in items if isinstance(item, ArtItem) and item.template == "gnadenlos-lane"]
    hats = [y + item.width for item, _, y in items if isinstance(item, ArtItem) and item.width == HAT]

    assert len(hats) == 3
    assert max(hats) < ground + 10


def test_after_a_recruiting_the_picture_shows_who_recruited_whom_for_what() -> None:
    table = Table(f"{GALE} {NELL}", DOC, JUNE, phase="recruit", deck=f"{SADIE} {VEIL}", nuggets=(0, 0, 0))
    table.says(0, "open")
    for seat, sum_ in enumerate(("3", "1", "0")):
        table.says(seat, sum_)
    table.says(0, VEIL)
    items = [item for item, _, _ in PRESENTER.picture(table.view(), SAY).items]

    assert "Turn 1 · Recruiting" in [item.text for item in items if isinstance(item, Label)]
    faces = [item.who for item in items if isinstance(item, Portrait)]
    assert faces == [f"gnadenlos/{VEIL}", f"gnadenlos/{SADIE}"]


@pytest.mark.parametrize(
    ("bids", "sentence"),
    [
        ((), "others must bid other sums. Notes that recruit may be due at payday."),
        (("3",), "above 3 leads so far, below 3 gets nobody so far"),
        (("0",), "notes: any sum beats the 0."),
        (("3", "1"), "🥇 4 you choose first · 🥈 2 second · ✖️ 0 nobody"),
        (("3", "10"), "the last of you: 🥈 4 second · ✖️ 0 nobody"),
    ],
)
def test_a_bidder_is_told_what_the_bids_so_far_make_of_a_sum(bids: tuple[str, ...], sentence: str) -> None:
    table = Table(GALE, DOC, JUNE, phase="recruit")
    table.says(0, "open")
    for seat, sum_ in enumerate(bids):
        table.says(seat, sum_)
    [decision] = table.game.open_decisions

    view = table.view(decision.seat)
    assert sentence in PRESENTER.decision_text(decision, view, SAY)
    assert bool(PRESENTER.tip_kind(decision, view)) == (len(bids) < 2)  # the last reads whom each sum brings


def test_whoever_bids_after_one_who_could_not_is_not_called_the_lowest() -> None:
    notes = ("red-3.a", "", "yellow-1.a yellow-4.a", "black-2.a")
    table = Table(GALE, DOC, JUNE, NELL, phase="recruit", deck=f"{SADIE} {VEIL} {DOC}", notes=notes)
    for seat, answer in ((0, "open"), (0, "3")):
        table.says(seat, answer)
    [decision] = table.game.open_decisions

    text = PRESENTER.decision_text(decision, table.view(2), SAY)
    assert text.startswith("**Bid** notes: above 3 leads so far.")


def test_who_bids_last_above_all_low_sums_reads_that_they_cannot_stay_out() -> None:
    table = Table(GALE, DOC, JUNE, phase="recruit", notes=("red-0.a", "blue-1.a"))
    table.says(0, "open")
    table.bids(0, "red-0.a")
    table.bids(1, "blue-1.a")
    [decision] = table.game.open_decisions
    assert "Your lower sums are taken, so you recruit" in PRESENTER.decision_text(
        decision, table.view(2), SAY
    )


def test_a_sum_that_others_pay_in_part_says_which_notes_it_takes() -> None:
    table = Table(GALE, DOC, JUNE, phase="recruit", notes=("red-1.a blue-3.a yellow-0.a",))
    table.says(0, "open")
    [decision] = table.game.open_decisions
    view = table.view(0)

    labels = [PRESENTER.option_text(decision, option, view, SAY)[0] for option in decision.options[:4]]
    assert labels == ["0", "1", "3=🔵3", "4=1+🔵3"]
    meaning = "due at payday.\n🔵 on a sum: on payday that hat pays that note, not you."
    assert PRESENTER.decision_text(decision, view, SAY).endswith(meaning)


def test_the_last_bidder_reads_only_of_hats_that_their_buttons_have() -> None:
    notes = ("red-1.a red-2.a", "blue-2.a blue-3.a", "yellow-0.a yellow-3.a red-1.b")
    table = Table(GALE, DOC, JUNE, phase="recruit", notes=notes)
    table.says(0, "open")
    table.bids(0, "red-1.a")
    table.bids(1, "blue-2.a")
    [decision] = table.game.open_decisions

    assert "4" in decision.options
    assert "that hat pays" not in PRESENTER.decision_text(decision, table.view(2), SAY)


@pytest.mark.parametrize("kind", ["prestige", "recruit", "bid"])
def test_what_payday_may_cost_is_said_with_each_question_that_may_bring_it(kind: str) -> None:
    for notes, near in ((11, False), (17, True)):
        market = " ".join(notes_of(0)[:1] * notes)
        table = Table(GALE, DOC, JUNE, phase="prestige" if kind == "prestige" else "recruit", market=market)
        if kind == "bid":
            table.says(0, "open")
        [decision] = table.game.open_decisions
        says = PRESENTER.decision_text(decision, table.view(decision.seat), SAY)
        warning = "**payday**: your own notes in the market cost you their value; you have 💰 10."
        assert (warning in says) == near


def test_whoever_may_not_recruit_is_not_warned_of_the_payday_that_recruiting_brings() -> None:
    market = " ".join(notes_of(0)[:1] * 17)
    for hand, near in ((f"{NELL} {SADIE}", True), (f"{NELL} {SADIE} {VEIL}", False)):
        table = Table(hand, DOC, JUNE, phase="prestige", market=market)
        [decision] = table.game.open_decisions
        assert ("payday" in PRESENTER.decision_text(decision, table.view(0), SAY)) == near


@pytest.mark.parametrize("phase", ["prestige", "recruit"])
@pytest.mark.parametrize("undertaker", [RIP[3] - 1, RIP[3] - 2])
def test_before_the_next_event_all_are_told_that_a_duel_would_end_the_game(
    phase: str, undertaker: int
) -> None:
    table = Table(GALE, DOC, JUNE, phase=phase, undertaker=undertaker)
    [decision] = table.game.open_decisions

    for seat in (None, 0):
        text = PRESENTER.decision_text(decision, table.view(seat), SAY)
        line = "The next duel turned up ends the game."
        assert (text.endswith(line) or text.startswith(f"{line}\n")) == (undertaker == RIP[3] - 1)
        assert text.startswith(line) == (seat == 0 and undertaker == RIP[3] - 1)


@pytest.mark.parametrize(
    ("bids", "offered"),
    [
        (("3", "1"), ["0", "2", "4"]),  # the cheapest for each place
        (("3",), ["0", "1", "2", "4", "5", "6"]),  # of one note, and some of two
        ((), ["0", "1", "2", "3", "4", "5", "6"]),
        (("5",), ["0", "1", "2", "3", "4", "6"]),  # just above
        (("8",), ["0", "1", "2", "3", "4", "5", "6", "9"]),
    ],
)
def test_each_bidder_is_offered_few_sums_that_leave_out_no_place(
    bids: tuple[str, ...], offered: list[str]
) -> None:
    table = Table(GALE, DOC, JUNE, phase="recruit")
    table.says(0, "open")
    for seat, sum_ in enumerate(bids):
        table.says(seat, sum_)
    [decision] = table.game.open_decisions
    sums = [option for option in decision.options if option.isdecimal()]
    view = table.view(decision.seat)

    rest = [option for option in sums if not PRESENTER.is_dominated(decision, option, view)]
    assert rest == offered
    assert "notes" in decision.options  # for all others


def test_the_last_bidder_is_offered_a_higher_sum_that_others_pay() -> None:
    notes = ("red-1.a", "blue-0.a", "yellow-0.a yellow-2.a red-3.a")
    table = Table(GALE, DOC, JUNE, phase="recruit", notes=notes)
    for seat, answer in ((0, "open"), (0, "1"), (1, "0")):
        table.says(seat, answer)
    [decision] = table.game.open_decisions
    view = table.view(2)

    sums = [option for option in decision.options if option.isdecimal()]
    assert [sum_ for sum_ in sums if not PRESENTER.is_dominated(decision, sum_, view)] == ["3"]


def test_whoever_recruits_first_reads_that_their_bid_was_the_highest() -> None:
    table = Table(GALE, DOC, JUNE, phase="recruit")
    for seat, answer in ((0, "open"), (0, "3"), (1, "4"), (2, "0")):
        table.says(seat, answer)
    [decision] = table.game.open_decisions

    text = PRESENTER.decision_text(decision, table.view(1), SAY)
    bids = "👥 🔴 Ann **3** · 🔵 Bob **4** · 🟡 Cleo **0**"
    assert spaced(text) == "Your 4 is the highest bid. Whom to recruit?"  # the bids are in the picture
    assert spaced(PRESENTER.decision_text(decision, table.view(), SAY)) == f"Whom to recruit?\n{bids}"


def test_all_bids_are_read_where_one_decides_and_where_one_waits() -> None:
    table = Table(GALE, DOC, JUNE, phase="recruit", notes=("red-1.a red-1.b", "blue-2.a yellow-2.a"))
    table.says(0, "open")
    assert not PRESENTER.idle_text(table.view(1), SAY)
    table.bids(0, "red-1.a", "red-1.b")
    table.bids(1, "blue-2.a", "yellow-2.a")
    [decision] = table.game.open_decisions

    bids = "👥 🔴 Ann **2** (1+1) · 🔵 Bob **4** (2+🟡2)"
    assert bids in spaced(PRESENTER.decision_text(decision, table.view(), SAY)).split("\n")
    own = spaced(PRESENTER.decision_text(decision, table.view(2), SAY))
    assert bids not in own  # the picture above shows them
    assert "cannot stay out" not in own
    assert spaced(PRESENTER.idle_text(table.view(0), SAY)) == bids
    assert not PRESENTER.summary(table.events, SAY)


def test_an_event_says_whose_prestige_and_recruiting_follow() -> None:
    table = Table(f"{NELL} {SADIE}", f"{DOC} {GALE}", JUNE, phase="event", event_deck=["golden-spur"])
    decision = table.game.open_decisions[0]

    asks = {seat: PRESENTER.decision_text(decision, table.view(seat), SAY) for seat in (None, 0, 1)}
    assert spaced(asks[1]).endswith("Then prestige and recruiting: 🔴 Ann.")
    assert spaced(asks[None]).endswith("Then prestige and recruiting: 🔴 Ann.")
    assert asks[0].endswith("Then prestige and recruiting: your turn.")


def test_before_an_event_all_are_told_whether_who_pays_next_can_reach_the_finish() -> None:
    for event, nuggets, tells in (
        ("dry-creek", (4, 9, 9), "Ann."),
        ("dry-creek", (5, 9, 9), "Ann, the Finish 🏁 within reach."),
        ("golden-spur", (5, 9, 9), "Ann, the Finish 🏁 within reach unless the hat falls back."),
    ):
        table = Table(
            f"{NELL} {SADIE}",
            f"{DOC} {JUNE}",
            f"{VEIL} {GALE}",
            event=event,
            fields=(ARRIVAL - 5, ARRIVAL - 5, 6),
            nuggets=nuggets,
        )
        [decision, *_] = table.game.open_decisions
        question = PRESENTER.decision_text(decision, table.view(), SAY)
        assert question.endswith(tells)


def test_all_who_play_poker_are_asked_in_the_same_words_on_the_board() -> None:
    table = Table(
        f"{NELL} {SADIE}", f"{DOC} {JUNE}", f"{VEIL} {GALE}", event="golden-spur", fields=(6, 12, 20)
    )
    asks = {PRESENTER.decision_text(decision, table.view(), SAY) for decision in table.game.open_decisions}
    own = PRESENTER.decision_text(table.game.open_decisions[0], table.view(0), SAY)

    assert len(asks) == 1
    assert "+6, then leaves" in own


def test_the_number_of_nuggets_that_reaches_the_finish_has_its_flag() -> None:
    table = Table(GALE, DOC, JUNE, phase="prestige", fields=(ARRIVAL - 3, 6, 6))
    [decision] = table.game.open_decisions
    labels = [PRESENTER.option_text(decision, option, table.view(0), SAY)[0] for option in decision.options]
    assert [label.endswith("🏁") for label in labels] == [False] * 3 + [True] * 3


def test_words_in_the_sky_stand_beside_the_hats_or_above_hats_all_along_the_street() -> None:
    heights = {}
    for fields in ((6, 6, 6), (5, 13, 15), (3, 16, 30), (3, 13, 26)):
        table = Table(GALE, DOC, JUNE, phase="prestige", fields=fields)
        scene = PRESENTER.picture(table.view(), SAY)
        words = [
            row
            for row in scene.items
            if isinstance(row.item, Label) and row.item.text in ("poker", "Furthest wins")
        ]
        assert len(words) == 2
        hats = [row for row in scene.items if getattr(row.item, "template", "") == "gnadenlos-hat"][:3]
        for word in words:
            right, low = word.x + word.item.size[0], word.y + word.item.size[1]
            beside = [row for row in hats if row.x < right and row.x + row.item.size[0] > word.x]
            assert [row for row in beside if row.y < low] == []
        heights[fields] = scene.height
    assert heights[3, 13, 26] > heights[3, 16, 30]


def test_in_an_event_the_strength_that_decides_it_is_the_large_one() -> None:
    table = Table(f"{NELL} {SADIE}", DOC, VEIL, event="golden-spur")
    scene = PRESENTER.hand_picture(table.view(0), SAY, {})

    cards = (
        [item for item, _, _ in scene.items if isinstance(item, CardItem) and item.portrait] if scene else []
    )
    assert [(card.corner, card.sign) for card in cards] == [("1", "poker"), ("1", "poker")]


def test_each_vulture_sits_on_the_hat_beside_the_name() -> None:
    table = Table(GALE, DOC, JUNE, phase="prestige", vultures=(2, 0, 0))
    placed = PRESENTER.picture(table.view(2), SAY).items
    at, _ = [
        n
        for n, row in enumerate(placed)
        if getattr(row.item, "name", "") == "vulture" and row.item.width == BIRD
    ]
    hat, bird, other, plate = placed[at - 1 : at + 3]

    assert (dict(hat.item.facts), other.item, plate.item.name) == ({"seat": 0}, bird.item, "Ann")
    assert bird.item.color != "brass"  # as one hat is
    assert bird.x < other.x <= plate.x - BIRD


@pytest.mark.parametrize(
    ("undertaker", "vultures", "words"),
    [
        (0, (0, 0, 0), None),
        (1, (0, 0, 0), "next duel: end"),
        (0, (1, 0, 0), None),
        (0, (1, 2, 0), "next vulture: end"),
        (1, (1, 2, 2), "end is near"),
    ],
)
def test_the_last_row_shows_the_duel_and_the_vulture_that_would_end_the_game(
    undertaker: int, vultures: tuple[int, ...], words: str | None
) -> None:
    table = Table(GALE, DOC, JUNE, phase="prestige", undertaker=undertaker, vultures=vultures)
    scene = PRESENTER.picture(table.view(), SAY)
    row = max(y for item, _, y in scene.items if isinstance(item, ZoneItem) and item.height == SIGNS)
    icons = {item.name for item, _, y in scene.items if isinstance(item, Icon) and y >= row}

    assert icons == {*["undertaker"] * undertaker, *["vulture"] * (2 in vultures)}
    assert words is None or words in labels(scene)


def headings(steps: Sequence[View]) -> list[str]:
    """Return what each picture of the last steps is headed with."""
    texts = [labels(PRESENTER.picture(step, SAY)) for step in steps]
    return [next(text for text in row if text.startswith("Turn")) for row in texts]


def test_what_led_to_the_end_unasked_is_shown_before_it() -> None:
    market = " ".join(["red-1.a"] * 17)
    more = {"market": market, "dice": "1 1 1 1 1", "event_deck": ["golden-spur"]}
    table = Table("", "", DOC, phase="recruit", deck=f"{SADIE} {VEIL}", fields=(6, 6, 30), **more)
    table.says(0, "open")
    for seat, note in enumerate(("red-3.a", "blue-2.a", "yellow-1.a")):
        table.bids(seat, note)
    table.says(0, SADIE)
    steps = PRESENTER.last_steps(table.view())

    assert table.view().why == "arrival"
    assert headings(steps) == ["Turn 1 · Recruiting", "Turn 1 · Payday", "Turn 2 · poker"]
    assert [step.seats[0].nuggets for step in steps] == [10, 7, 7]
    assert [sum(step.columns) for step in steps] == [19, 15, 15]  # what is paid leaves the market
    names = [PRESENTER.headline(PRESENTER.while_moving(step), SAY) for step in steps]
    assert names == ["Turn 1 · Ann recruits", "Turn 1 · Payday", "Turn 2 · poker"]
    assert len([*PRESENTER.beats(steps[-1], SAY)]) == 1  # the payday is not shown again


def test_the_turn_in_which_the_undertaker_comes_has_a_replay_page_of_its_name_and_picture() -> None:
    table = Table(GALE, DOC, JUNE, phase="recruit", undertaker=1, event_deck=["church-steps"])
    table.says(0, "pass")
    view = PRESENTER.at_last_step(table.view())

    assert (table.view().why, PRESENTER.recap(view, SAY)) == ("rip", "Turn 2 · duel")
    assert headings([PRESENTER.in_replay(view)]) == ["Turn 2 · duel"]


def two_paydays(**more) -> Table:
    """Bring Cleo's second vulture, and in the same turn's second payday their third."""
    market = " ".join(["red-1.a"] * 6 + ["blue-2.a"] * 6 + ["yellow-4.a"] * 7)
    more = {"fields": (6, 6, 22), "nuggets": (9, 9, 3), "vultures": (0, 0, 1), **more}
    return Table(f"{GALE} {NELL}", DOC, JUNE, phase="payday", market=market, dice="1 2", **more)


def test_the_last_payday_of_a_turn_is_drawn_alone_after_the_earlier_one() -> None:
    view = two_paydays().view()
    end = PRESENTER.end_picture(view, SAY)
    steps = PRESENTER.last_steps(view)
    assert end is not None

    assert headings(steps) == ["Turn 1 · Payday", "Turn 1 · Another payday"]
    assert [(step.seats[2].field, step.seats[2].vultures) for step in steps] == [(17, 2), (12, 3)]
    assert "Turn 1 · Another payday" not in labels(end)  # it put nobody ahead
    before, led = TurnView("", (), (), fields=(6, 14, 22)), two_paydays(fields=(6, 14, 22)).view()
    turns = before, replace(led.turns[0], fields=(6, 14, 12))
    overtaken = replace(led, turn=2, turns=turns)
    assert "Turn 2 · Another payday" in labels(PRESENTER.end_picture(overtaken, SAY))
    full = ["The market is full: payday.", "The market is still full: another payday."]
    assert [PRESENTER.leading_words(step, SAY) for step in steps] == full
    assert [spaced(PRESENTER.last_result(step, SAY)) for step in steps] == [
        "🦅 🟡 Cleo cannot pay 4: vulture 2, back to 17.",
        f"{full[1]} 🦅 🟡 Cleo cannot pay 4: vulture 3, back to 12.",
    ]
    assert PRESENTER.last_result(view, SAY) == PRESENTER.leading_words(view, SAY) == ""  # the end says it


def test_two_paydays_of_a_turn_lead_up_to_the_next_event_one_after_the_other() -> None:
    table = two_paydays(vultures=(), event_deck=["dry-creek", "golden-spur"])
    beats = [beat.items for beat in PRESENTER.beats(table.view(), SAY)]

    assert [[item.value for item, *_ in items if isinstance(item, DieItem)] for items in beats] == [
        [],
        [1],
        [],
        [],
        [2],
        [],
    ]


def test_the_recruiting_that_brings_a_payday_is_shown_before_its_dice() -> None:
    market = " ".join(["red-0.a"] * 17)
    more = {"market": market, "dice": "1 1 6 6 6", "event_deck": ["golden-spur"], "deck": f"{SADIE} {VEIL}"}
    table = Table(GALE, f"{DOC} {JUNE}", f"{NELL} {SADIE}", phase="recruit", **more)
    table.says(0, "open")
    for seat, note in enumerate(("red-3.a", "blue-2.a", "yellow-1.a")):
        table.bids(seat, note)
    table.says(0, SADIE)
    first, *_ = PRESENTER.beats(table.view(), SAY)

    assert "Turn 1 · Recruiting" in [item.text for item, _, _ in first.items if isinstance(item, Label)]


def test_an_event_that_ended_the_game_is_shown_before_the_end() -> None:
    table = Table(f"{NELL} {SADIE}", DOC, JUNE, event="golden-spur", fields=(6, 30, 6))
    table.says(0, SADIE)
    assert headings(PRESENTER.last_steps(table.view())) == ["Turn 1 · poker"]


@pytest.mark.parametrize(("field", "sums"), [(28, "0123"), (26, "012345"), (20, "012345")])
def test_prestige_is_offered_up_to_the_finish_where_it_says_that_it_wins_and_threatens_nothing(
    field: int, sums: str
) -> None:
    market = " ".join(["blue-0.a"] * 17)
    table = Table(GALE, DOC, JUNE, phase="prestige", fields=(field, 6, 6), market=market, undertaker=1)
    view = table.view(0)
    assert view.decision is not None
    offered = [one for one in view.decision.options if not PRESENTER.is_dominated(view.decision, one, view)]

    assert "".join(offered) == sums
    question = PRESENTER.decision_text(view.decision, view, SAY)
    assert ("🏁 you win at once" in question) == (field >= 26)
    assert ("payday" in question) == ("next duel" in question) == (field < 26)


@pytest.mark.parametrize("event", ["dry-creek", "church-steps", "golden-spur"])
def test_whoever_sends_an_adventurer_reads_what_a_tie_does(event: str) -> None:
    view = Table(f"{NELL} {SADIE}", f"{DOC} {JUNE}", f"{VEIL} {GALE}", event=event).view(0)
    assert view.decision is not None
    says = PRESENTER.decision_text(view.decision, view, SAY)

    assert ("Tied 1st" in says) != ("Ties: same for each" in says)
    assert ("Tied 1st: 12 each, no 2nd." in says) == (event == "dry-creek")


@pytest.mark.parametrize("event", ["dry-creek", "church-steps", "golden-spur"])
def test_r26_whoever_has_no_rival_or_one_reads_it(event: str) -> None:
    for others, words in ((("", ""), "You are alone: any adventurer wins"), (("", GALE), "only rival: 🟡")):
        view = Table(f"{NELL} {SADIE}", *others, event=event).view(0)
        assert view.decision is not None
        says = PRESENTER.decision_text(view.decision, view, SAY)
        assert words in says
        assert "Tie" not in says
        assert bool(PRESENTER.tip_kind(view.decision, view)) == any(others)


@pytest.mark.parametrize("phase", ["prestige", "recruit"])
def test_before_a_turn_ends_all_read_who_can_pay_the_way_to_the_finish(phase: str) -> None:
    for nuggets, is_near in ((5, True), (4, False)):
        table = Table(GALE, DOC, JUNE, phase=phase, fields=(6, 6, 26), nuggets=(9, 9, nuggets))
        [decision] = table.game.open_decisions
        for seat in (None, 0):
            text = spaced(PRESENTER.decision_text(decision, table.view(seat), SAY))
            assert ("🟡 Cleo needs only 5 to the Finish 🏁" in text) == is_near


def test_a_hat_that_prestige_takes_to_the_finish_goes_there_step_by_step_before_the_end() -> None:
    table = Table(GALE, DOC, JUNE, phase="prestige", fields=(28, 6, 6))
    table.says(0, "3")
    view = table.view()
    begun = TurnView("", (), (), fields=(28, 6, 6))
    [step] = PRESENTER.last_steps(replace(view, turns=(begun, *view.turns)))
    scenes = [beat.items for beat in PRESENTER.beats(step, SAY)]
    texts = [{item.text for item, _, _ in items if isinstance(item, Label)} for items in scenes]

    assert PRESENTER.headline(step, SAY) == "Turn 1"
    assert [{"28", "29", "30", "31"} & some for some in texts] == [{"28", "31"}, {"29", "31"}, {"30", "31"}]
    assert "Ann has reached the Finish" in labels(PRESENTER.picture(step, SAY))
    assert not PRESENTER.last_steps(view)  # of a lesson, which does not know where its hats began


def test_the_last_duel_is_shown_before_the_end_and_its_undertaker_moves_after_the_card() -> None:
    [step] = PRESENTER.last_steps(Table(f"{NELL} {SADIE}", DOC, VEIL, **LAST_DUEL, turn=4).view())
    scenes = [*(beat.items for beat in PRESENTER.beats(step, SAY)), PRESENTER.picture(step, SAY).items]
    texts = [{item.text for item, _, _ in items if isinstance(item, Label)} for items in scenes]
    ways = [[item.name for item, _, _ in items if isinstance(item, Icon)][-4:] for items in scenes]

    assert PRESENTER.beat_events & {event.kind for event in Table(NELL, DOC, VEIL, **LAST_DUEL).events} == {
        "ended"
    }
    assert [any(isinstance(item, CardBackItem) for item, _, _ in items) for items in scenes] == [1, 0, 0]
    assert ["Turn 4" in some for some in texts] == [True, False, False]
    assert "The second duel has brought the undertaker" in texts[-1] - texts[1]
    assert ways[:2] == [["duel", "undertaker", "duel", "tombstone"]] * 2
    assert ways[2] == ["duel", "duel", "undertaker", "tombstone"]
    titles = [PRESENTER.headline(seen, SAY) for seen in (PRESENTER.while_moving(step), step)]
    assert titles == ["Turn 4", "Turn 4 · duel"]


def test_a_replay_shows_beside_an_episode_its_step_and_no_later_one() -> None:
    more = {"market": " ".join(["red-1.a"] * 17), "dice": "1 1 1 1 1", "event_deck": ["golden-spur"]}
    deck, hands = f"{SADIE} {VEIL} {DOC} {JUNE}", (f"{NELL} {GALE}", f"{DOC} {VEIL}", JUNE)
    table = Table(*hands, event="dry-creek", deck=deck, **more)
    for seat, answer in ((0, NELL), (1, DOC), (0, "0"), (0, "open")):
        table.says(seat, answer)
    for seat, note in enumerate(("red-3.a", "blue-2.a", "yellow-1.a")):
        table.bids(seat, note)
    [decision, *_] = table.game.open_decisions
    table.says(0, decision.options[0])
    view = table.view()

    assert view.event == "golden-spur"
    for kind, title in (("found", "gold"), ("drained", "Payday")):
        scene = PRESENTER.picture(PRESENTER.at_moment(view, Event(kind, 0)), SAY)
        assert f"Turn 1 · {title}" in labels(scene)
        assert not [item for item, _, _ in scene.items if isinstance(item, CardItem) and item.banner]
    page = PRESENTER.in_replay(view)
    assert "Turn 1 · Payday" in labels(PRESENTER.picture(page, SAY))
    assert (page.event, PRESENTER.recap(view, SAY)) == ("", "Turn 1")


def test_a_replay_tells_a_turn_with_its_recruiting_and_payday() -> None:
    table = Table(f"{NELL} {SADIE}", f"{DOC} {VEIL}", f"{GALE} {JUNE}", phase="recruit", turn=3)
    table.says(0, "pass")

    assert table.game.rules.turn_told(table.table) == 3
    assert PRESENTER.recap(table.view(), SAY) == "Turn 3"


@pytest.mark.parametrize(
    ("notes", "words"),
    [
        (11, None),
        (12, "Recruiting may bring"),
        (16, "Recruiting brings"),
    ],
)
def test_whoever_may_recruit_is_told_of_the_payday_that_it_brings(notes: int, words: str | None) -> None:
    table = Table(GALE, DOC, JUNE, phase="recruit", market=" ".join(notes_of(0)[:1] * notes))
    view = table.view(0)
    assert view.decision is not None
    question = PRESENTER.decision_text(view.decision, view, SAY)

    assert (words or "Start recruiting?") in question
    assert "Two adventurers come; all bid, you first, and the lowest gets nobody." in question
    assert (PRESENTER.tip_kind(view.decision, view) == "") == (notes > 11)
    assert "payday" not in PRESENTER.decision_text(view.decision, table.view(1), SAY)


def test_whoever_has_adventurers_enough_reads_at_prestige_that_no_recruiting_follows() -> None:
    for hand, is_said in ((f"{NELL} {SADIE} {VEIL}", True), (f"{NELL} {SADIE}", False)):
        table = Table(hand, DOC, JUNE, phase="prestige")
        [decision] = table.game.open_decisions
        says = PRESENTER.decision_text(decision, table.view(0), SAY)
        assert ("With 3 adventurers, no recruiting this turn." in says) == is_said
        assert "no recruiting" not in PRESENTER.decision_text(decision, table.view(1), SAY)


def test_those_who_are_not_asked_to_recruit_or_to_bid_are_not_spoken_to() -> None:
    table = Table(GALE, DOC, JUNE, phase="recruit")
    for reply, says in (("open", "Start recruiting?"), ("3", "A bid in notes")):
        [decision] = table.game.open_decisions
        for seat in (None, 1):
            text = PRESENTER.decision_text(decision, table.view(seat), SAY)
            assert text.startswith(says)
            assert "you" not in text
        table.says(0, reply)


@pytest.mark.parametrize(("notes", "laid", "is_warned"), [(13, 1, False), (14, 1, True), (12, 3, True)])
def test_whoever_may_bring_payday_by_their_bid_reads_what_it_can_cost(
    notes: int, laid: int, is_warned: bool
) -> None:
    own = ("red-1.a red-0.a red-0.b", "blue-0.a blue-0.b", "yellow-2.a yellow-3.a")
    market = " ".join(["yellow-4.a", *notes_of(0)[-1:] * (notes - 1)])
    table = Table(GALE, DOC, JUNE, phase="recruit", notes=own, nuggets=(9, 9, 3), market=market)
    table.says(0, "open")
    table.bids(0, *own[0].split()[:laid])
    table.bids(1, "blue-0.a")
    [decision] = table.game.open_decisions

    assert ("⚠️ Recruiting" in PRESENTER.decision_text(decision, table.view(2), SAY)) == is_warned


@pytest.mark.parametrize("dice", ["1 1 1 1 1", "1 1 1 2 2 2 3 3 3 1 1", "1 1 1 1 2 2 2 2 3 3 3 3 4 1"])
def test_a_payday_keeps_its_dice_and_notes_apart_and_a_vulture_on_the_one_unpaid(dice: str) -> None:
    market = " ".join(["red-1.a"] * 6 + ["blue-2.a"] * 6 + ["yellow-0.a"] * 12)
    table = Table(GALE, DOC, JUNE, NELL, phase="payday", market=market, dice=dice, nuggets=(9,) * 4)
    called = table.view().turns[0].calls
    placed = [*outcomes(table.view(), 1, SAY, 0, 0, 858, most=len(called))]
    notes = [(x, y, item) for item, x, y in placed if isinstance(item, CardItem)]
    dice_ = [(x, y, item) for item, x, y in placed if isinstance(item, DieItem)]

    assert len(notes) == len(called)
    assert [item.value for _, _, item in dice_] == [die for die, _, _ in called]
    assert all(item.size[1] >= 110 for _, _, item in notes)
    for (left, top, note), (x, y, die) in product(notes, dice_):
        is_own = notes.index((left, top, note)) == dice_.index((x, y, die))
        is_apart = x >= left + note.width + 8 or x + die.width + 8 <= left
        assert is_own or y + die.width <= top or y >= top + note.size[1] or is_apart
    unpaid = [item for item, *_ in placed if getattr(item, "name", getattr(item, "icon", "")) == "vulture"]
    assert len(unpaid) == bool(table.view().turns[0].ruined)
