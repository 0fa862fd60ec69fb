"""The pictures of Rag'n'Guns: whose turn it is, traps, and a sign or a face for every card."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import cycle, pairwise
from types import MappingProxyType

import picturing
import pytest
from scenes.ragnguns import Scene, Side

from bot.games import PRESENTERS
from bot.games.offered import numbered_cards, offered_options
from bot.games.ragnguns import cards as ragnguns_cards
from bot.games.ragnguns import picture as ragnguns
from bot.games.ragnguns import strip
from bot.games.ragnguns.cards import KINDS, card
from bot.games.ragnguns.end_picture import SIGN
from bot.games.ragnguns.hand_layout import EDGE, WIDTH
from bot.games.ragnguns.hand_picture import TRAP_HIGH, hand, is_idle, order
from bot.games.ragnguns.picture import HEIGHT
from bot.games.ragnguns.strip import in_replay
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.frames import printed
from bot.render.icons import names
from bot.render.option_numbers import numbered, numbers_on
from bot.render.scene import (
    DIGIT,
    SCENE_WIDTH,
    Badge,
    CardBackItem,
    CardItem,
    Icon,
    IconRow,
    Item,
    Label,
    LowCard,
    PlacedItem,
    Plate,
    Portrait,
    ZoneItem,
)
from bot.render.theme import WESTERN
from bot.render.typesetting import fit
from engine.core.game import Game
from engine.games.ragnguns.cards import CARDS, DECKS
from engine.games.ragnguns.state import MOMENTS, Hit
from engine.games.ragnguns.view import BACK

pytestmark = pytest.mark.long

SEEDS = ("5e", "07", "33")


def stages(seed: str) -> Iterator[Game]:
    return picturing.stages("ragnguns", 2, seed * 32, limit=900)


def test_whose_turn_it_is_is_framed_and_on_a_pointed_board() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])

    for game in stages("5e"):
        decisions = {decision.seat for decision in game.open_decisions} or set(game.winners or ())
        items = [item for item, _, _ in ragnguns.table(game.view(None), phrases).items]
        plates = [item.turn for item in items if isinstance(item, Plate)]
        sides = [item for item in items if isinstance(item, ZoneItem) and item.height == HEIGHT]
        zones = [side.turn for side in sides] or plates  # there are no sides before the decks are known
        assert plates == zones == [seat in decisions for seat in (0, 1)]


def test_a_trap_shows_its_stake_until_the_end_and_lies_face_down_where_it_must_be_answered() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    backs = 0

    for seed in SEEDS:
        for game in stages(seed):
            view = game.view(None)
            expected = [str(stake) for own in view.seats for stake in own.traps]
            placed = ragnguns.table(view, phrases).items
            items = [item for item, _, _ in placed]
            pills = [at for at in placed if isinstance(at.item, Badge) and at.item.icon in ("trap", "deck")]
            assert all(x + pill.size[0] <= after.x for (pill, x, y), after in pairwise(pills) if y == after.y)
            notes = [item.note for item in items if isinstance(item, CardBackItem) and item.note]
            badges = [item.value for item in items if isinstance(item, Badge) and item.icon == "trap"]
            badges = [value for value in badges if not value.startswith("+")]
            if view.moment and "place-trap" in {kind for _, kind in view.waiting}:
                back = view.seats[1 - view.current]
                expected.remove(str(view.moment.count - back.toll))
            is_asked = any(decision.kind == "disarm" for decision in game.open_decisions)
            assert notes == (expected if is_asked else [])
            assert [note for badge in badges for note in badge.split("·")] == expected
            backs += len(notes)

    assert backs > 0


def test_between_the_sides_is_what_last_decided_until_the_next_turns_first_play_else_the_signs() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    words = {phrases.texts(f"picture-ragnguns-sign-{icon}") for icon in strip.SIGNS}
    explained, kinds = 0, set[str]()

    for game in (game for seed in SEEDS for game in stages(seed)):
        view = game.view(None)
        labels = {item.text for item, _, _ in ragnguns.table(view, phrases).items if isinstance(item, Label)}
        explained += words <= labels
        is_busy = any(own.played for own in view.seats) or {"disarm", "split"} & {k for _, k in view.waiting}
        if (moment := view.newest) is None or view.over or is_busy:
            continue
        assert not words <= labels
        kinds.add(moment.kind)
        name = phrases.texts(f"ragnguns-card-{moment.card}") if moment.card else phrases.name(moment.seat)
        text = " ".join(labels)
        assert name in text
        assert moment.kind not in ("felled", "wounded") or f"{name} ({phrases.name(moment.seat)})" in text

    assert explained
    assert kinds | {"overbid", "covered"} == {*MOMENTS}  # which computers avoid


def test_what_was_hit_in_the_turn_before_makes_room_for_a_card_whose_effect_is_still_chosen() -> None:
    stash = {"left": "lasso", "right": "fouet"}
    alice, bob = Side(alley="gatling", bullets=1, **stash), Side(hand="coyote-apprivoise", shelter="machette")  # type: ignore[arg-type]
    scene = Scene(alice, bob)
    scene.do("shoot", "1")
    scene.do("end")
    moment = scene.view(None).moment

    assert moment is not None
    assert strip.is_recent(scene.view(None), moment)
    scene.do("pose", "coyote-apprivoise", "alley")
    assert "on-pose" in {kind for _, kind in scene.view(None).waiting}
    assert not strip.is_recent(scene.view(None), moment)


def test_the_strip_never_returns_to_a_play_before_the_last_one() -> None:
    alice = Side(alley="gatling", bullets=1, hand="fouet", left="box", right="lasso")
    scene = Scene(replace(alice, left="machette"), Side(shelter="machette", deck="lasso torche fouet"))
    kinds = []
    for reply in (("shoot", "1"), ("discard", "machette"), ("end",)):
        scene.do(*reply)
        newest = scene.view(None).newest
        kinds.append(newest and newest.kind)

    assert kinds == ["felled", None, None]


def test_while_a_place_is_chosen_for_what_an_effect_brings_its_card_is_shown() -> None:
    scene = Scene(
        Side(alley="frangines", hand="veuve-pruitt", discard="marshal-quinn", left="lasso", bullets=9),
        Side(shelter="machette"),
    )
    scene.do("shoot", "1", "pose", "veuve-pruitt", "shelter", "marshal-quinn")

    view = scene.view(None)

    assert (view.cause, view.newest) == ("veuve-pruitt", None)
    assert "place" in {kind for _, kind in view.waiting}


def test_an_effect_tells_which_card_the_other_loses() -> None:
    scene = Scene(Side(shelter="lasso"), Side(left="marshal-quinn"))
    scene.do("effect", "lasso:1", "left")
    words = [item.text for item in items_of(scene) if isinstance(item, Label)]

    assert "B loses Marshal Quinn from the Stash" in words


def items_of(scene: Scene, seat: int | None = None) -> list[Item]:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    return [item for item, _, _ in ragnguns.table(scene.view(seat), phrases).items]


def test_a_kill_is_crossed_beside_the_hit_of_the_same_shootout() -> None:
    scene = Scene(Side(alley="frangines", bullets=3), Side(shelter="machette"))
    scene.do("shoot", "3")

    items = items_of(scene)

    assert [item.mood for item in items if isinstance(item, CardItem) and item.faint] == ["dead"]
    assert len([item for item in items if isinstance(item, Icon) and item.name == "cross"]) == 1


def test_while_bullets_wait_for_their_target_the_weapon_and_their_number_are_large() -> None:
    scene = Scene(Side(alley="frangines", bullets=3), Side(alley="machette"))
    scene.do("shoot", "2")

    items = items_of(scene)

    weapons = [item for item in items if isinstance(item, CardItem) and item.mark]
    assert len(weapons) == 1
    assert "2" in [item.value for item in items if isinstance(item, Badge)]


def test_beside_a_hit_only_the_bullets_of_its_turn_are_red() -> None:
    hits = [Hit(4, 1, 2, "volley")]
    scene = Scene(Side(alley="frangines", bullets=1), Side(pistolero_wounds=2), hits=hits)
    scene.do("shoot", "1")

    holes = [item for item in items_of(scene) if isinstance(item, IconRow) and item.icon == "ragnguns-hole"]
    assert [hole.color for hole in holes].count("brick") == 1


def test_what_falls_is_dead_and_crossed_out_until_the_next_play() -> None:
    def crossed(scene: Scene) -> list[bool]:
        items = items_of(scene)
        dead = any(isinstance(item, CardItem) and item.mood == "dead" for item in items)
        return [dead, any(isinstance(item, Icon) and item.name == "cross" for item in items)]

    scene = Scene(Side(alley="frangines", bullets=3, hand="machette barre-de-fer"), Side(shelter="fouet"))
    before = crossed(scene)
    scene.do("shoot", "1")
    after = crossed(scene)
    scene.do("discard", "machette", "discard", "barre-de-fer")

    assert [before, after, crossed(scene)] == [[False, False], [True, True], [False, False]]


def test_hits_that_an_own_piege_has_dealt_are_new_in_the_turn_after() -> None:
    scene = Scene(
        Side(traps="plancher-pourri:1", deck="lasso fouet torche"), Side(bullets=3), current=1, phase="disarm"
    )
    scene.do("take:1", "end")

    holes = [item for item in items_of(scene) if isinstance(item, IconRow) and item.color == "brick"]
    assert len(holes) == 3


def test_of_bullets_and_firepower_only_what_there_is_stands_on_the_table() -> None:
    def values(scene: Scene) -> list[tuple[str, str]]:
        badges = [item for item in items_of(scene) if isinstance(item, Badge)]
        return sorted((badge.icon, badge.value) for badge in badges if badge.icon in ("bullet", "aim"))

    assert values(Scene(Side(bullets=3), Side())) == [("bullet", "3")]
    assert values(Scene(Side(alley="machette"), Side())) == [("aim", "2"), ("bullet", "0")]


def test_firepower_is_red_only_while_a_shootout_is_left() -> None:
    scene = Scene(Side(alley="machette", bullets=2), Side())

    def tones() -> list[str]:
        return [item.tone for item in items_of(scene) if isinstance(item, Badge) and item.icon == "aim"]

    before = tones()
    scene.do("shoot", "1")

    assert [before, tones()] == [["brick"], ["coal"]]


def test_what_makes_pieges_dearer_says_so_at_its_place() -> None:
    items = items_of(Scene(Side(shelter="willy-l-allumette", traps="la-chute:2"), Side()))

    assert [badge.value for badge in items if isinstance(badge, Badge) and badge.icon == "trap"] == [
        "2",
        "+1",
    ]


def says_of_hand(*sides: Side, numbers: Mapping[str, int] = MappingProxyType({})) -> set[str]:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    picture = hand(Scene(*sides).view(0), phrases, numbers)
    return {item.text for item, _, _ in picture.items if isinstance(item, Label)}


@pytest.mark.parametrize("cards", ["", "fouet"])
def test_what_each_card_within_reach_does_is_said_below_it(cards: str) -> None:
    stash = {"left": "machette tomahawk", "right": "la-chute"}

    texts = says_of_hand(Side(hand=cards, bullets=1, **stash))  # type: ignore[arg-type]

    assert {"MELEE · QUICK. In play, use up for 1: fire 1", "If sprung: they discard 1 from hand"} <= texts
    assert ("MELEE. In play, use up for 2: fire 1 at their Alley" in texts) is ("fouet" in cards)


def test_within_a_play_only_cards_that_can_be_picked_are_in_the_picture() -> None:
    scene = Scene(Side(hand="torche fouet", left="lasso", bullets=3), Side(left="machette"))
    scene.do("discard")
    numbers = {"torche.0": 1, "fouet.0": 2}

    picture = hand(scene.view(0), Phrases(load_texts("en"), "ragnguns", ["A", "B"]), numbers)

    cards = [item for item, _, _ in picture.items if isinstance(item, CardItem)]
    assert [item.number for item in cards] == [1, 2]


def test_where_a_card_goes_is_asked_with_that_card_alone_and_how_many_bullets_without_any() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    scene = Scene(Side(hand="torche fouet", left="machette", alley="lasso", bullets=3))
    scene.do("pose", "machette")
    picture = hand(scene.view(0), phrases, {})
    scene = Scene(Side(hand="torche fouet", alley="frangines", bullets=3))
    scene.do("shoot")

    assert [item.title for item, _, _ in picture.items if isinstance(item, CardItem)] == ["Machete"]
    assert hand(scene.view(0), phrases, {}) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_a_hand_has_a_name_and_strengths_that_a_phone_shows_large(language: str) -> None:
    phrases = Phrases(load_texts(language), "ragnguns", ["A", "B"])
    for key, fact in CARDS.items():
        picture = hand(Scene(Side(hand=key)).view(0), phrases, {})
        front = next(item for item, _, _ in picture.items if isinstance(item, LowCard))
        name, *values = printed(front, WESTERN).lines

        points = fit(name.text, (int(name.box[2]), int(name.box[3])), DIGIT, "slab", 2).em / DIGIT * 9
        assert points >= (8.2 if fact.posable else 6)
        assert [line.text for line in values] == (
            [str(fact.cost), str(fact.power), str(fact.resistance)] if fact.posable else []
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_below_a_card_on_the_board_is_tiny(language: str) -> None:
    phrases = Phrases(load_texts(language), "ragnguns", ["A", "B"])
    names = iter(CARDS)
    for left, right in zip(names, names):
        table = ragnguns.table(Scene(Side(left=left, right=right)).view(0), phrases)
        below = [item for item, _, _ in table.items if isinstance(item, Label) and item.height == 76]

        assert len(below) == 8  # with six places without a card
        assert all(fit(one.text, (one.width, 76), one.em, "slab").em >= 25.5 for one in below)


@pytest.mark.parametrize("language", LANGUAGES)
def test_seven_cards_within_reach_say_what_they_do_and_why_they_cannot(language: str) -> None:
    phrases = Phrases(load_texts(language), "ragnguns", ["A", "B"])
    own = Side(hand="veuve-pruitt gatling la-chute fouet lasso", left="ventre-a-terre", right="locomotive")

    picture = hand(Scene(replace(own, bullets=1)).view(0), phrases, {})

    fronts = [at for at in picture.items if isinstance(at.item, LowCard)]
    words = {(at.x, at.y): at.item for at in picture.items if isinstance(at.item, Label)}
    below = {at.item.title: words[at.x, at.y + at.item.height] for at in fronts}
    assert len(below) == 7
    assert all(fit(one.text, one.size, one.em, one.face).em >= 33 for one in below.values())
    cost = phrases.texts("picture-ragnguns-dear", cost=3)
    assert [one.text.startswith(cost) for one in below.values()].count(True) == 3
    text = phrases.texts("ragnguns-card-la-chute")
    assert below[text].text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "own",
    [
        Side(
            hand="coyote-apprivoise chasse-a-l-homme flasque-sans-fond",
            left="sifflet-a-chien",
            right="ventre-a-terre",
            alley="poing-americain",
            bullets=4,
        ),
        Side(
            hand="vider-ses-poches sifflet-a-chien ventre-a-terre",
            left="eperons-d-argent",
            right="flasque-sans-fond",
            alley="poing-americain",
            bullets=2,
        ),
    ],
)
def test_a_full_hand_says_something_of_each_card_of_use_and_why_others_are_grey(
    language: str, own: Side
) -> None:
    phrases = Phrases(load_texts(language), "ragnguns", ["A", "B"])
    view = Scene(own, Side(left="lasso", right="machette")).view(0)
    of_use = [name for name in order(view) if not is_idle(view.seats[0], name)]

    picture = hand(view, phrases, {name: n for n, name in enumerate(of_use, 1)})

    below = {(at.x, at.y) for at in picture.items if isinstance(at.item, Label)}
    fronts = [at for at in picture.items if isinstance(at.item, LowCard)]
    assert len(fronts) == 6
    assert all((at.x, at.y + at.item.height) in below for at in fronts)


def test_no_card_lower_in_the_stash_is_named_beside_what_those_on_top_do() -> None:
    assert not any("Machete" in says for says in says_of_hand(Side(left="machette tomahawk", bullets=1)))


def test_what_bullets_of_the_belt_do_is_said_in_ones_turn_faint_while_there_are_none() -> None:
    phrases, colors = Phrases(load_texts("en"), "ragnguns", ["A", "B"]), []
    for belt in (0, 1):
        picture = hand(Scene(Side(hand="fouet", alley="machette", belt=belt)).view(0), phrases, {})
        labels = [item for item, _, _ in picture.items if isinstance(item, Label)]
        colors += [label.color for label in labels if label.text == "Belt 1: fire 1 with MELEE in Alley"]

    assert colors == ["dust", "chalk"]


def test_the_only_card_of_use_is_visible_with_its_number_though_it_is_placed() -> None:
    phrases, presenter = Phrases(load_texts("en"), "ragnguns", ["A", "B"]), PRESENTERS["ragnguns"]
    scene = Scene(Side(hand="gatling", alley="carabine-du-dimanche", bullets=1), volleys=1)
    cards = numbered_cards(scene.game, 0, phrases)

    picture, numbers = numbered(cards, partial(hand, scene.view(0), phrases), presenter.min_numbered)

    assert numbers == {cards[0]: 1}
    fronts = [item for item, _, _ in picture.items if isinstance(item, CardItem)]
    assert [(front.title, front.number) for front in fronts] == [("The Gatling", 0), ("Sunday Rifle", 1)]
    zones = [(item.title, item.icon) for item, _, _ in picture.items if isinstance(item, ZoneItem)]
    assert ("Alley", "alley") in zones


def test_what_has_been_used_this_turn_is_faint() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    scene = Scene(Side(left="vieux-bourbon", deck="fouet", used="vieux-bourbon:1"))

    picture = hand(scene.view(0), phrases, {"vieux-bourbon.0": 1})

    labels = {item.text: item.color for item, _, _ in picture.items if isinstance(item, Label)}
    assert (
        labels["BOOZE · HEALING. Each turn: heal a placed card by 1"],
        labels["In play, use up: draw 1"],
    ) == (
        "dust",
        "chalk",
    )


def test_the_strip_and_the_end_tell_each_shot_of_a_turn_apart() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    scene = Scene(Side(alley="frangines", left="carabine-du-dimanche", bullets=3), Side(pistolero_wounds=2))
    scene.do("effect", "carabine-du-dimanche:1", "shoot", "2")
    strip = [item.value for item in items_of(scene) if isinstance(item, Badge) and item.icon == "bullet"]
    scene = Scene(Side(alley="frangines", left="carabine-du-dimanche", bullets=3), Side(pistolero_wounds=2))
    scene.do("effect", "carabine-du-dimanche:1", "shoot", "3")

    end = PRESENTERS["ragnguns"].end_picture(scene.view(0), phrases)

    assert "+2" in strip
    texts = [item.text for item, _, _ in end.items if isinstance(item, Label)]
    assert [text for text in texts if text.startswith("+")] == ["+2", "+4"]
    icons = [item.name for item, _, _ in end.items if isinstance(item, Icon)]
    assert icons.count("firepower") == 1
    assert card("carabine-du-dimanche", SIGN, phrases, on_table=True) in [at.item for at in end.items]


def test_a_card_without_effects_says_what_it_is_for() -> None:
    texts = says_of_hand(Side(hand="frangines colt-rouille"))

    assert {
        "(costs 3) WOMAN. Alley: fires up to 3",
        "Shelter: stops 2",
        "QUICK. Alley: fires up to 1",
    } <= texts


@pytest.mark.parametrize(("language", "count"), [*zip(cycle(LANGUAGES), range(1, 9))])
def test_no_part_of_a_hand_is_drawn_outside_it(language: str, count: int) -> None:
    phrases = Phrases(load_texts(language), "ragnguns", ["A", "B"])
    names = [name for name in CARDS if CARDS[name].posable or CARDS[name].type == "action"]
    for first in range(0, len(names) - 10, 10):
        cards = names[first : first + count]
        scene = Scene(Side(hand=" ".join(cards), left=names[first + 9], bullets=3))

        picture = hand(scene.view(0), phrases, {name: n for n, name in enumerate(cards, 1)})

        assert all(x >= 0 and x + item.size[0] <= picture.width for item, x, _ in picture.items)
        assert all(y + item.size[1] <= picture.height for item, _, y in picture.items)


def test_a_card_that_cannot_be_played_is_dimmed_while_its_seat_decides() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    scene = Scene(Side(hand="machette fouet gatling", bullets=1))

    now = hand(scene.view(0), phrases, {"fouet.0": 1})
    past = hand(in_replay(scene.view(0)), phrases, {})

    faint = [
        [item.faint for item, _, _ in picture.items if isinstance(item, CardItem)] for picture in (now, past)
    ]
    assert faint == [[True, False, True], [False, False, False]]


@pytest.mark.parametrize(
    ("name", "banner"),
    [
        ("machette", "MELEE"),
        ("eperons-d-argent", "QUICK\nMOUNT"),
        ("ventre-a-terre", "MOUNT\nANIMAL · QUICK"),
        ("la-chute", "PIÈGE"),
    ],
)
def test_a_card_shows_each_keyword_that_some_card_asks_for_in_a_hand_too(name: str, banner: str) -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])

    assert PRESENTERS["ragnguns"].card_item(name, 200, phrases).banner == banner
    if CARDS[name].posable:
        words = f"{banner.replace(chr(10), ' · ')}. "
        assert any(words in says for says in says_of_hand(Side(hand=name)))


def test_bullets_that_are_still_shared_out_are_fired_and_have_not_hit() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    scene = Scene(Side(alley="colt-rouille", bullets=1), Side(alley="fouet"))

    scene.do("shoot", "1")
    labels = [item.text for item, _, _ in ragnguns.table(scene.game.view(1), phrases).items
              if isinstance(item, Label)]  # fmt: skip

    assert "A fires at B" in labels
    assert "A hits B" not in labels


def test_there_is_a_sign_or_a_face_for_every_card() -> None:
    assert {kind.icon for kind in KINDS.values()} <= names()
    assert {card.type for card in CARDS.values() if not card.icon} == {"renfort"}


def test_the_hits_of_the_end_add_up_and_stand_beside_what_fired_them() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    scene = Scene(Side(alley="machette", bullets=2), Side(pistolero_wounds=4))
    scene.do("shoot", "2")

    end = PRESENTERS["ragnguns"].end_picture(scene.view(0), phrases)

    texts = [item.text for item, _, _ in end.items if isinstance(item, Label)]
    assert [text for text in texts if text.startswith(("Before", "+"))] == ["Before", "+4", "+2"]
    assert "firepower" in [item.name for item, _, _ in end.items if isinstance(item, Icon)]


def test_each_deck_to_choose_says_what_it_is_about() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    view = next(stages("5e")).view(0)
    picture, numbers = numbered([*DECKS], partial(hand, view, phrases))

    assert picture
    assert [*numbers] == [*DECKS]
    words = {item.text for item, _, _ in picture.items if isinstance(item, Label)}
    assert {phrases.texts(f"ragnguns-{key}.about") for key in DECKS} <= words


def test_a_sprung_piege_that_finds_nothing_to_act_on_is_said_to_be_harmless() -> None:
    def labels(belt: int) -> set[str]:
        scene = Scene(Side(hand="pot-de-vin", bullets=1), Side(belt=belt))
        scene.do("trap", "pot-de-vin", "1", "end", "take:1")
        return {item.text for item in items_of(scene) if isinstance(item, Label)}

    assert "It finds nothing to act on: no harm done." in labels(belt=0)
    assert "It finds nothing to act on: no harm done." not in labels(belt=2)


@pytest.mark.parametrize(("deck", "counted"), [("", ["0"]), ("lasso torche fouet", ["3"]), ("a b c d", [])])
def test_a_deck_is_counted_when_it_runs_out_also_beside_a_piege(deck: str, counted: list[str]) -> None:
    cards = "lasso torche fouet machette" if deck == "a b c d" else deck
    scene = Scene(Side(traps="la-chute:2", deck=cards), Side(deck="lasso torche fouet machette"), turn=2)

    assert [i.value for i in items_of(scene) if isinstance(i, Badge) and i.icon == "deck"] == counted


def test_in_a_pile_only_the_top_card_has_the_sign_of_lying_face_down() -> None:
    side = Side(left="la-chute le-leurre", down="la-chute le-leurre", bullets=1)
    scene = hand(Scene(side).view(0), Phrases(load_texts("en"), "ragnguns", ["A", "B"]), {})

    assert scene
    assert [item.icon for item, _, _ in scene.items if isinstance(item, Badge)].count("covered") == 1


def test_while_a_seat_stashes_its_hand_its_own_board_shows_the_piles_as_they_will_be() -> None:
    scene = Scene(Side(hand="lasso fouet", left="torche"), Side())
    scene.do("end")
    scene.do(next(option for option in scene.options if option.startswith("lasso") and "left" in option))

    own, public = (
        [item.text for item in items_of(scene, seat) if isinstance(item, Label)] for seat in (0, None)
    )

    assert ("Lasso" in own, "Torch" in own) == (True, False)
    assert ("Lasso" in public, "Torch" in public) == (False, True)


@pytest.mark.parametrize(("wounds", "color"), [({}, "dust"), ({"machette": 1}, "chalk")])
def test_what_has_no_wound_to_heal_or_no_free_zone_is_pale(wounds: dict[str, int], color: str) -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    own = Side(
        hand="charlatan-pickwick fouet", alley="machette", wounds=wounds, belt=2, bullets=3, gun="jenny-james"
    )
    scene = Scene(own, Side())

    picture = hand(scene.view(0), phrases, {"charlatan-pickwick.0": 1})
    option = offered_options(scene.game, 0, phrases)[0]

    labels = {item.text: item.color for item, _, _ in picture.items if isinstance(item, Label)}
    assert labels["Belt 2: heal a placed card by 1"] == color
    assert labels["HEALING · BOOZE. Into Alley: +3 bullets"] == "dust"
    assert labels["Into Shelter: heal a placed card by 2"] == "chalk"
    assert ("heal a placed card by 2 (no use now)" in option.line) is (color == "dust")


def test_an_effect_of_the_belt_that_is_spent_is_as_pale_as_one_too_dear() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])

    def pale(used: str) -> list[bool]:
        own = Side(hand="fouet", gun="pepper-malone", belt=2, bullets=1, used=used, discard="torche")
        scene = Scene(own, Side(shelter="lasso"))
        picture = hand(scene.view(0), phrases, {})
        assert picture is not None
        parts = [at.item for at in picture.items]
        return [
            item.color == "dust"
            for item in parts
            if isinstance(item, Label) and item.text.startswith("Belt ")
        ]

    assert (pale(""), pale("pistolero:1")) == ([False, False], [True, False])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", range(1, 9))
def test_however_many_cards_of_a_hand_lie_in_two_columns_with_room_for_the_board(
    language: str, count: int
) -> None:
    phrases = Phrases(load_texts(language), "ragnguns", ["A", "B"])
    cards = (
        "poing-americain boite-de-cartouches charlatan-pickwick plancher-pourri lasso locomotive fouet torche"
    )
    own = Side(
        hand=" ".join(cards.split()[:count]), bullets=2, left="tomahawk suzette-la-barmaid", right="gatling"
    )
    scene = Scene(own)

    picture, numbers = numbered(
        numbered_cards(scene.game, 0, phrases), partial(hand, scene.view(0), phrases), 1
    )

    fronts = [at for at in picture.items if isinstance(at.item, LowCard)]
    assert numbers_on(picture) == {*numbers.values()}
    assert all(at.item.title and at.item.width == WIDTH for at in fronts)
    assert len({at.x for at in fronts}) == min(2, len(fronts))
    assert len(fronts) == count + 2 or picture.height > 800
    assert picture.height <= 1152


def test_a_card_whose_effect_is_out_of_reach_is_as_pale_as_one_too_dear() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    scene = Scene(Side(hand="gatling tir-de-semonce", left="canon-de-carnaval", bullets=2))

    picture = hand(scene.view(0), phrases, {})

    assert {item.title: item.faint for item, _, _ in picture.items if isinstance(item, CardItem)} == {
        "The Gatling": True,
        "Warning Shot": True,
        "Cannon": True,
    }


def test_before_a_trap_cards_say_what_they_do_as_far_as_the_board_leaves_room() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Alice", "Bob"])

    def words(cards: str, phase: str = "disarm", right: str = "") -> list[str]:
        own = Side(hand=cards, right=right, left="boite-de-cartouches" if right else "", bullets=3)
        view = Scene(own, Side(traps="la-chute:3"), phase=phase).view(0)
        drawn = hand(view, phrases, {})
        assert drawn is not None
        assert phase == "turn" or drawn.height <= TRAP_HIGH + EDGE
        return [item.text for item, _, _ in drawn.items if isinstance(item, Label)]

    assert len(words("lasso locomotive machette")) > 2  # also those too dear for now
    assert any("FIRE costs" in line for line in words("lasso", right="artificiere-wu"))
    full = words("lasso torche meche-courte doc-ravenstorm", right="artificiere-wu")
    assert full
    assert not any("FIRE costs" in line for line in full)
    assert len(words("lasso torche doc-ravenstorm banjo-winter", "turn")) > 4


def test_everybody_is_told_whose_bullets_are_too_few_for_a_trap() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Alice", "Bob"])
    scene = Scene(Side(bullets=2), Side(traps="la-chute:3"), phase="disarm")

    lines = [
        item.text
        for seat in (None, 0)
        for item, _, _ in ragnguns.table(scene.view(seat), phrases).items
        if isinstance(item, Label) and "to pay" in item.text
    ]

    assert lines == [
        "Alice lacks the 3 to pay: sprung, it acts.",
        "You lack the 3 to pay: spring it, and it acts.",
    ]


def test_an_effect_without_a_shot_stands_between_the_sides_with_its_card_and_words() -> None:
    scene = Scene(Side(left="lasso", bullets=3), Side(left="machette"))
    scene.do("effect", "lasso:1")
    scene.do("left")
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])

    placed = strip.between(scene.view(1), phrases)

    assert [at.item.portrait or at.item.icon for at in placed if isinstance(at.item, CardItem)]
    words = {at.item.text for at in placed if isinstance(at.item, Label)}
    assert words == {"Ann plays Lasso", "Bob loses Machete from the Stash"}
    assert not [*PRESENTERS["ragnguns"].beats(scene.view(1), phrases)]


def test_the_shootout_that_ends_the_game_is_led_up_to() -> None:
    phrases, presenter = Phrases(load_texts("en"), "ragnguns", ["A", "B"]), PRESENTERS["ragnguns"]
    scene = Scene(
        Side(alley="frangines", bullets=2), Side(pistolero_wounds=4, left="la-chute", down="la-chute")
    )
    assert not presenter.last_steps(scene.view(None))
    scene.do("shoot", "2")
    view = scene.view(None)

    [step] = presenter.last_steps(view)

    assert view.over
    [aim] = presenter.beats(step, phrases)
    texts = [
        {item.text for item, _, _ in items if isinstance(item, Label)}
        for items in (aim.items, presenter.picture(step, phrases).items)
    ]
    assert ["A fires at B" in words for words in texts] == [True, False]
    assert ["A brings B down" in words for words in texts] == [False, True]
    assert presenter.while_moving(step).seats[1].pistolero_wounds == 4
    assert [place.top for place in step.seats[1].stash] == [BACK, ""]
    assert [presenter.last_result(at, phrases) for at in (step, view)] == ["A brings B down", ""]
    assert [*presenter.beats(presenter.last_steps(scene.view(1))[0], phrases)]  # also for who fell


def test_a_card_that_fell_with_the_last_bullets_is_crossed_out_beside_their_number() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    scene = Scene(Side(alley="frangines", bullets=3), Side(shelter="machette", pistolero_wounds=5))
    scene.do("shoot", "3")

    items = [item for item, _, _ in PRESENTERS["ragnguns"].end_picture(scene.view(0), phrases).items]

    assert [item.value for item in items if isinstance(item, Badge) and item.icon == "bullet"] == ["+1"]
    assert len([item for item in items if isinstance(item, Icon) and item.name == "cross"]) == 1


def test_the_end_is_as_wide_as_a_board_however_many_cards_are_turned_up() -> None:
    phrases, cards = Phrases(load_texts("en"), "ragnguns", ["A", "B"]), [*CARDS]
    own, other = (" ".join(cards[first : first + 5]) for first in (0, 5))
    scene = Scene(Side(alley="frangines", hand=own, bullets=2), Side(hand=other, pistolero_wounds=4))
    scene.do("shoot", "2")

    end = PRESENTERS["ragnguns"].end_picture(scene.view(0), phrases)

    assert end.height * 270 <= SCENE_WIDTH * 280  # the room of a picture at a phone's width
    turned_up = [at for at in end.items if isinstance(at.item, CardItem) and at.y > end.height - 200]
    assert len(turned_up) == 10
    assert all(left.x + left.item.width <= right.x for left, right in pairwise(turned_up))


def test_a_shootout_lost_on_the_way_has_its_moment() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    scene = Scene(Side(alley="soeurs-james", bullets=1), Side(shelter="molosse-du-sherif"))

    scene.do("shoot", "1")
    view, presenter = scene.view(0), PRESENTERS["ragnguns"]

    labels = {item.text for item, _, _ in presenter.picture(view, phrases).items if isinstance(item, Label)}
    assert {"Lost on the way", "Mastiff (B)"} <= labels
    assert len([*presenter.beats(scene.view(1), phrases)]) == 1


@pytest.mark.parametrize(
    ("own", "shelter", "alley", "answers", "deciders"),
    [
        ("soeurs-james", "molosse-du-sherif", "", (), {0}),
        ("machette", "", "fouet", ("0",), {1}),
        ("machette", "", "", (), set()),  # a hit on a Pistolero is a moment for who fired, too
    ],
)
def test_a_result_waits_for_everybody_but_whoever_has_decided_it(
    own: str, shelter: str, alley: str, answers: Sequence[str], deciders: set[int]
) -> None:
    phrases, presenter = Phrases(load_texts("en"), "ragnguns", ["A", "B"]), PRESENTERS["ragnguns"]
    scene = Scene(Side(alley=own, bullets=1), Side(shelter=shelter, alley=alley))
    scene.do("shoot", "1", *answers)

    waiting = {seat for seat in (None, 0, 1) if [*presenter.beats(scene.view(seat), phrases)]}

    assert waiting == {None, 0, 1} - deciders
    led = {seat for seat in (0, 1) if presenter.leading_words(scene.view(seat), phrases)}
    assert led == {0, 1} - deciders


def words_and_crosses(items: Sequence[PlacedItem]) -> tuple[set[str], int, list[str]]:
    texts = {at.item.text for at in items if isinstance(at.item, Label)}
    crosses = sum(isinstance(at.item, Icon) and at.item.name == "cross" for at in items)
    bullets = [
        at.item.value for at in items if isinstance(at.item, Badge) and at.item.value.startswith(("+", "?"))
    ]
    return texts, crosses, bullets


def test_a_shared_shot_shows_all_that_it_hit_but_no_card_that_had_fallen_before() -> None:
    phrases, presenter = Phrases(load_texts("en"), "ragnguns", ["A", "B"]), PRESENTERS["ragnguns"]
    scene = Scene(
        Side(alley="frangines", bullets=3),
        Side(shelter="machette", alley="soeurs-james"),
    )
    scene.do("shoot", "3", "1")
    view = scene.view(None)

    [aim] = presenter.beats(view, phrases)
    before, result = (
        words_and_crosses(items) for items in (aim.items, presenter.picture(view, phrases).items)
    )

    assert "Machete" not in before[0] | result[0]
    assert (before[1:], result[1:]) == ((0, []), (0, ["+1", "+1"]))
    assert {posed.wounds for posed in presenter.while_moving(view).seats[1].posed} == {0}


def test_bullets_that_fly_now_are_shown_rather_than_a_piege_before_them() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    scene = Scene(
        Side(alley="frangines", bullets=2), Side(alley="machette", traps="pot-de-vin:1"), phase="disarm"
    )
    scene.do("take:1", "shoot", "2")

    for seat in (None, 0, 1):
        words = {at.item.text for at in ragnguns.table(scene.view(seat), phrases).items
                 if isinstance(at.item, Label)}  # fmt: skip
        assert "A fires at B" in words
        assert not [word for word in words if "springs" in word]


@pytest.mark.parametrize("card_set", ["pot-de-vin", "le-leurre"])
def test_a_piege_that_does_nothing_is_turned_up_before_that_is_said(card_set: str) -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    scene = Scene(Side(), Side(traps=f"{card_set}:1"), phase="disarm")
    scene.do("take:1")
    view = scene.view(None)

    steps = [beat.items for beat in PRESENTERS["ragnguns"].beats(view, phrases)]

    named = [any("A springs" in word for word in words_and_crosses(items)[0]) for items in steps]
    assert named == [True, True]
    last = words_and_crosses(ragnguns.table(view, phrases).items)[0]
    assert len(last - words_and_crosses(steps[1])[0]) == 1

    scene.do("end")
    later = [beat.items for beat in PRESENTERS["ragnguns"].beats(scene.view(1), phrases)]
    assert [any("A springs" in word for word in words_and_crosses(items)[0]) for items in later] == named


def test_a_card_that_can_do_nothing_for_its_bullets_says_so_and_one_in_the_discard_pile_lies_there() -> None:
    gun = Side(hand="rechargement-eclair fouet", discard="la-chute", bullets=2, barrel=3)

    texts = says_of_hand(gun, Side(barrel=2), numbers={"fouet.0": 1, "la-chute.0": 2})

    assert "(no use now) Pay 1: +1 bullet" in texts
    assert not any("if sprung" in says for says in texts)
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    items = hand(Scene(gun, Side(barrel=2)).view(0), phrases, {"fouet.0": 1, "la-chute.0": 2}).items
    assert next(at.item.title for at in items if isinstance(at.item, ZoneItem)) == "Discard"
    assert "(no use now) Pay 1: +1 bullet" in says_of_hand(gun, Side(barrel=2))
    assert not any("no use" in says for says in says_of_hand(gun, Side(barrel=3))), (
        "all effects may stand in one line"
    )


def test_a_card_whose_effect_is_chosen_lies_between_the_sides_rather_than_a_piege_paid_before() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    scene = Scene(
        Side(hand="coyote-apprivoise", bullets=3),
        Side(traps="pot-de-vin:1", left="machette", right="fouet"),
        phase="disarm",
    )
    scene.do("pay:1", "left", "pose", "coyote-apprivoise", "alley")

    for seat in (None, 0, 1):
        words = {at.item.text for at in ragnguns.table(scene.view(seat), phrases).items
                 if isinstance(at.item, Label)}  # fmt: skip
        assert {"Coyote", "they lose a top Stash card"} <= words
        assert "A pays 1" not in words


def test_a_played_effect_says_how_many_bullets_it_gave() -> None:
    scene = Scene(Side(hand="rechargement-eclair", bullets=1))
    scene.do("effect", "rechargement-eclair:1")
    words = {item.text for seat in (None, 0) for item in items_of(scene, seat) if isinstance(item, Label)}

    assert not [word for word in words if " or +" in word]


def test_a_narrow_card_in_hand_keeps_its_name_while_its_strength_leaves_room() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])

    titles = {
        (key, width): ragnguns_cards.card(key, width, phrases, banner=True).title
        for key in ("machette", "guet-apens")
        for width in (172, 140)
    }

    assert titles == {
        ("machette", 172): "Machete", ("machette", 140): "",
        ("guet-apens", 172): "Ambush", ("guet-apens", 140): "Ambush",
    }  # fmt: skip


def test_six_turns_with_a_hit_each_stand_above_what_fired_clear_of_their_sum() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    scene = Scene(Side(alley="frangines", bullets=1), Side(pistolero_wounds=5))
    scene.do("shoot", "1")
    hits = tuple(Hit(turn, 1, 1, "volley") for turn in range(10, 16))

    end = PRESENTERS["ragnguns"].end_picture(replace(scene.view(0), hits=hits), phrases)

    turns = [at for at in end.items if isinstance(at.item, Label) and at.item.text.startswith("T1")]
    counts = [at for at in end.items if isinstance(at.item, Label) and at.item.text == "+1"]
    total = next(at for at in end.items if isinstance(at.item, Badge) and at.item.icon == "ragnguns-hole")
    assert len(turns) == 6
    for turn, count in zip(turns, counts[-6:]):
        assert turn.x <= count.x
        assert max(turn.x + turn.item.width, count.x + count.item.width) <= total.x


def test_what_names_a_zone_is_aimed_at_the_card_that_lies_there() -> None:
    phrases, presenter = Phrases(load_texts("en"), "ragnguns", ["A", "B"]), PRESENTERS["ragnguns"]
    scene = Scene(Side(alley="fouet", bullets=3), Side(alley="machette"))
    scene.do("effect", "fouet:1")
    view = scene.view(1)

    aim, *_ = presenter.beats(view, phrases)

    assert "A fires at Machete (B)" in words_and_crosses(aim.items)[0]
    assert presenter.leading_words(view, phrases) == "A fires at Machete (B)"
    assert not [item for item, _, _ in aim.items if isinstance(item, Portrait)]
