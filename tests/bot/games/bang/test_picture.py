"""BANG!'s pictures: every state of some games fits its frame, hides hidden cards, and looks as it did."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import picturing
import pytest
from picturing import outside
from pydantic import TypeAdapter
from scenes.bang import Scene

from bot.games.bang import hand_picture, hit
from bot.games.bang import picture as bang
from bot.games.bang.beats import beats, leading_words
from bot.games.bang.cards import EDGE, STRENGTHS, card, flip, icon_of, in_play, look_of
from bot.games.bang.presenter import PRESENTER
from bot.games.offered import offered_options
from bot.i18n.texts import Phrases, load_texts
from bot.render.option_numbers import numbered
from bot.render.scene import (
    ArtItem,
    Badge,
    CardBackItem,
    CardItem,
    Icon,
    IconRow,
    Label,
    NumberItem,
    Plate,
    Portrait,
    ZoneItem,
)
from engine.core.game import Game
from engine.games import GAMES
from engine.games.bang.deck import CARDS, KIND, KINDS
from engine.games.bang.view import View
from tests.bot.games.test_pictures import faults
from tests.bot.render.golden import KEPT, compare

pytestmark = pytest.mark.long

RULES = GAMES["bang"]
NAMES = ["W" * 32, "Señor Éloïse de la Vega-Montgomery"]
ALL = tuple(CARDS)
OF_THE_BOX = """
    bang-AS missed-8S beer-JH panic-AH cat-balou-KH duel-JS stagecoach-9S.2 wells-fargo-3H saloon-5H
    general-store-QS indians-AD gatling-10H barrel-KS scope-AS mustang-9H jail-JS dynamite-2H schofield-KS
    volcanic-10S remington-KC carabine-AC winchester-8S
"""


def stages(seed: str, preset: str = "standard") -> Iterator[Game]:
    """Yield a game between computers at each decision, and at its end."""
    return picturing.stages("bang", 2, seed * 32, RULES.presets[preset], limit=600)


def first_with(kind: str, seed: str = "5e", preset: str = "standard") -> Game:
    """Return the first state with a decision of this kind."""
    return next(
        game for game in stages(seed, preset) if game.open_decisions and game.open_decisions[0].kind == kind
    )


def speech(language: str) -> Phrases:
    return Phrases(load_texts(language), "bang", NAMES)


def test_the_table_shows_no_card_of_a_hand_before_the_end() -> None:
    phrases = speech("fr")
    for game in stages("5e"):
        public = game.view(None)
        open_now = {*public.store, *public.flipped, *public.discard[-1:]}
        open_now |= {public.drawn.card} if public.drawn else set()
        open_now |= {one.card for one in public.staged.answers} if public.staged else set()
        open_now |= {one.card for one in public.threat.answers} if public.threat else set()
        corners = {card(name, 100, phrases).corner for name in open_now}
        corners |= {in_play(name, 100, phrases).corner for who in public.ring for name in who.in_play}
        corners_shown = {
            item.corner for item in map(_front, bang.table(public, phrases).items) if item is not None
        }
        assert public.over or corners_shown <= corners


def _face(item):
    return item.who if isinstance(item, Portrait) else getattr(item, "portrait", "")


def _front(placed):
    item = getattr(placed.item, "top", None) or placed.item
    return item if getattr(item, "corner", "") and not item.portrait else None


def test_a_hit_stays_in_the_middle_until_the_next_card_with_who_fired_what_at_whom() -> None:
    count = 0
    for game in stages("5e"):
        view = game.view(None)
        if not view.hits or view.over or view.store or view.flipped or view.threat:
            continue
        last, staged = view.hits[-1], view.staged
        items = [item for item, _, _ in bang.table(view, speech("en")).items]
        cards = [item for item in items if isinstance(item, CardItem)]
        faces = [_face(item) for item in items if _face(item)]
        is_top = staged is not None and KIND[view.discard[-1]] == staged.card
        is_recent = staged is not None and view.turn <= staged.turn + (bool(staged.count) or is_top)
        drawn = view.drawn and (view.drawn.target == last.target or view.drawn.why != "barrel")
        if drawn:  # the flipped card lies there, for this hit or for a later Jail
            assert f"bang/{view.drawn.target}" in faces
            continue
        assert faces == [f"bang/{who}" for who in ((staged.by, staged.target) if is_recent else ()) if who]
        fallen = [item.mood for item in cards if item.portrait and item.faint]
        assert fallen == ["dead"] * (is_recent and staged.fatal)
        count += staged == last

    assert count


def middle(scene: Scene) -> tuple[list[str], list[str]]:
    """Return the faces and the titles of the cards in the middle."""
    items = [item for item, *_ in bang.table(scene.view(None), speech("en")).items]
    titles = [item.title for item in items if isinstance(item, CardItem) and item.title and not item.portrait]
    return [_face(item) for item in items if _face(item)], titles


@pytest.mark.parametrize(("card", "title"), [("cat-balou-KH", "Winchester"), ("panic-8D", "Panic!")])
def test_a_card_that_takes_one_stands_in_the_middle_in_the_place_of_an_earlier_shot(card, title) -> None:
    scene = Scene(
        "slab-the-killer el-gringo",
        "willy-the-kid bart-cassidy",
        hands=(f"bang-2C {card} beer-6H", "duel-8C duel-QD"),
    )
    scene.plays("bang-2C", "bart-cassidy", "pass")
    shot = middle(scene)
    scene.plays(card, "bart-cassidy", "hand")
    taken = middle(scene)
    scene.plays("beer-6H", "yes")

    assert shot == (["bang/slab-the-killer", "bang/bart-cassidy"], ["BANG!"])
    assert taken == (["bang/slab-the-killer", "bang/bart-cassidy"], [title])
    assert middle(scene) == ([], [])


def test_the_legend_below_the_piles_ends_above_the_side_below() -> None:
    lines = set()
    for game in stages("5e"):
        view, phrases = game.view(None), speech("es")
        words = [
            phrases.texts(f"bang-legend-{icon}") for icon in ("firepower", "skill", "bang-distance", "shots")
        ]
        placed = bang.table(view, phrases).items if view.ring and not view.over else ()
        sides = [y for item, _, y in placed if isinstance(item, ZoneItem)]
        legend = [y + item.size[1] for item, _, y in placed if getattr(item, "text", "") in words]
        assert not legend or max(legend) <= max(sides) + 14  # a line's box is higher than its letters
        lines.add(len(legend))

    assert 3 in lines


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_no_sign_or_word_between_the_sides_lies_on_another(language: str) -> None:
    scene = Scene(
        "willy-the-kid slab-the-killer", "jesse-jones jourdonnais", hands=("bang-2C", "duel-8C"),
        discard="bang-8C",
    )  # fmt: skip
    view, between = replace(scene.view(None), deck=71, shots=10), EDGE + bang.SIDE_HEIGHT
    placed = [
        (x, y + (item.size[1] - 40) // 2, item)  # a box is higher than what stands in it
        for item, x, y in bang.table(view, speech(language)).items
        if between - 10 <= y < between + bang.MIDDLE - 10
    ]
    assert len(placed) == 12

    for (x, y, item), (left, top, other) in combinations(placed, 2):
        is_apart = x + item.size[0] + 6 <= left or left + other.size[0] + 6 <= x or abs(top - y) >= 40
        assert is_apart, (item, other)


def test_both_hands_lie_open_at_the_end() -> None:
    phrases = speech("es")
    *_, game = stages("5e")
    public = game.view(None)

    items = [placed.item for placed in bang.table(public, phrases).items]

    assert public.over
    assert all(in_play(name, 90, phrases) in items for hand in public.hands for name in hand)


def test_many_cards_before_a_covered_character_are_icons_that_can_be_read() -> None:
    cards = "barrel-KS mustang-8H scope-AS remington-KC"
    scene = Scene("el-gringo slab-the-killer", "bart-cassidy willy-the-kid", in_play={"willy-the-kid": cards})

    items = [at.item for at in bang.table(scene.view(0), speech("en")).items]

    icons = {item.name: item.width for item in items if isinstance(item, Icon)}
    assert all(icons[icon_of(KIND[name])] >= 44 for name in cards.split())
    assert not any("Mustang" in getattr(item, "text", "") for item in items)


def test_a_card_that_could_only_rob_ones_own_side_is_faint_as_the_list_leaves_it_out() -> None:
    scene = Scene(
        "el-gringo slab-the-killer", "bart-cassidy willy-the-kid", hands=("panic-AH bang-2D", ""),
        in_play={"el-gringo": "schofield-KS", "bart-cassidy": "mustang-9H", "willy-the-kid": "mustang-8H"},
    )  # fmt: skip
    numbers = {option.piece: n for n, option in enumerate(offered_options(scene.game, 0, speech("en")), 1)}
    numbers.pop("", None)

    picture = hand_picture.hand(scene.view(0), speech("en"), numbers)

    assert "panic-AH" in scene.decision.options
    assert "panic-AH" not in numbers
    assert [item.faint for item, _, _ in picture.items if isinstance(item, CardItem)] == [True, False]


def test_the_hand_is_numbered_as_in_the_list_and_no_answer_is_faint() -> None:
    game = first_with("dodge")
    view = game.view(game.open_decisions[0].seat)
    answers = [option for option in view.decision.options if option in view.hand]
    view = replace(view, decision=replace(view.decision, options=(*view.decision.options, view.hand[0])))
    numbers = {name: n for n, name in enumerate([*answers, view.hand[0]], 1)}

    scene = hand_picture.hand(view, speech("en"), numbers)

    assert [item.number for item, _, _ in scene.items] == [numbers.get(name, 0) for name in view.hand]
    assert [item.faint for item, _, _ in scene.items] == [name not in numbers for name in view.hand]


@pytest.mark.parametrize("count", [1, 5, 6, 10, 14, 32, 40, 79])
def test_a_hand_of_any_size_fits_on_its_picture(count: int) -> None:
    view = replace(_view_to_play(), hand=ALL[:count])

    scene = hand_picture.hand(view, speech("fr"), {name: n for n, name in enumerate(ALL[:count], 1)})

    assert len(scene.items) == count
    assert outside(scene) == []


def test_the_ways_to_place_two_stand_on_numbered_squares_below_whom_they_meet() -> None:
    game = first_with("place")
    view = game.view(0)
    numbers = {option: n for n, option in enumerate(view.decision.options, 1)}

    scene = hand_picture.hand(view, speech("en"), numbers)

    theirs = [item.who for item, _, _ in scene.items if isinstance(item, Portrait)]
    assert theirs == [f"bang/{name}" for name in view.drafted[1]]
    assert [item.value for item, _, _ in scene.items if isinstance(item, NumberItem)] == [1, 2, 3, 4]
    for option, (front, behind) in zip(numbers, batched_faces(scene)):
        assert dict(front.item.facts)["who"] == f"bang/{option.partition('.')[0]}"
        assert ("right" if front.x > behind.x else "left") == option.partition(".")[2]
    assert outside(scene) == []


def batched_faces(scene):
    faces = [placed for placed in scene.items if isinstance(placed.item, ArtItem)]
    return zip(faces[::2], faces[1::2])


def test_cards_that_lie_on_their_sides_keep_rank_and_suit_which_the_list_names() -> None:
    view = replace(_view_to_play(), hand=ALL[:6])

    scene = hand_picture.hand(view, speech("en"), {})

    assert [item.corner for item, _, _ in scene.items] == [
        card(name, 100, speech("en")).corner for name in ALL[:6]
    ]


def test_a_covered_one_without_cards_says_what_the_crossed_eye_means() -> None:
    scene = Scene(
        "slab-the-killer lucky-duke", "jourdonnais jesse-jones", hands=("bang-2C", "duel-8C"),
        in_play={"jesse-jones": "remington-KC"}, exposed="slab-the-killer jourdonnais",
    )  # fmt: skip
    phrases, view = speech("en"), scene.view(None)

    words = [
        (x, y) for item, x, y in bang.table(view, phrases).items if getattr(item, "text", "") == "covered"
    ]

    names = {spot.who.name for spot in bang.spots(view) if any(inside(spot, *place) for place in words)}
    assert names == {"lucky-duke"}


def test_both_choose_their_places_on_a_board_that_leaves_room_for_the_ways() -> None:
    view, phrases = first_with("place").view(0), speech("fr")

    board = bang.table(view, phrases)

    faces = [item.who for item, _, _ in board.items if isinstance(item, Portrait)]
    assert sorted(faces) == sorted(f"bang/{name}" for names in view.drafted for name in names)
    assert board.height * 270 / board.width < 120
    assert outside(board) == []


def test_cards_of_a_general_store_lie_below_its_name_in_a_replay_too() -> None:
    scene = Scene("willy-the-kid el-gringo", "jourdonnais black-jack", hands=("general-store-9C", ""))
    scene.plays("general-store-9C")

    drawn = hand_picture.hand(scene.view(0), speech("en"), {})

    assert len([item for item, *_ in drawn.items if isinstance(item, CardItem)]) == len(scene.view(0).store)


def test_an_empty_hand_has_no_picture() -> None:
    assert hand_picture.hand(replace(_view_to_play(), hand=()), speech("en"), {}) is None


def _view_to_play() -> View:
    game = first_with("play")
    return replace(game.view(game.open_decisions[0].seat), decision=None)


def test_every_kind_of_card_has_a_look_of_its_own() -> None:
    looks = {kind: look_of(kind) for kind in KINDS}

    assert len({(look.icon, look.does) for look in looks.values()}) == len(KINDS)


@pytest.mark.parametrize("count", [1, 2])
def test_cards_before_a_character_do_not_overlap(count: int) -> None:
    kinds = ("winchester", "barrel", "mustang")[:count]
    cards = tuple(next(name for name in ALL if name.startswith(f"{kind}-")) for kind in kinds)
    public = first_with("expose").view(None)
    public = replace(public, ring=tuple(replace(who, in_play=cards) for who in public.ring))
    icons = {icon for kind in kinds for icon in (look_of(kind).icon, icon_of(kind))}

    placed = [
        card
        for card in bang.table(public, speech("en")).items
        if {getattr(card.item, part, "") for part in ("icon", "name")} & icons
    ]

    assert len(placed) == 4 * count
    for one, other in combinations(placed, 2):
        first, second = sorted((one, other), key=lambda item: item.x)
        high, low = sorted((one, other), key=lambda item: item.y)
        assert first.x + first.item.size[0] < second.x or high.y + high.item.size[1] <= low.y


def test_who_can_be_exposed_stands_above_the_hand_with_life_and_ability() -> None:
    game, phrases = first_with("expose"), speech("en")
    seat = game.open_decisions[0].seat

    scene = hand_picture.hand(game.view(seat), phrases, {})

    texts = [getattr(item, "text", "") for item, _, _ in scene.items]
    board = bang.spots(game.view(seat))
    own = [spot.who for spot in sorted(board, key=lambda spot: spot.x) if spot.who.seat == seat]
    briefs = [phrases.texts(f"bang-card-{who.name}.brief") for who in own]
    assert [text for text in texts if text in briefs] == briefs  # from left to right as on the board
    assert [option.path for option in offered_options(game, seat, phrases)] == [who.name for who in own]
    assert [item.value for item, _, _ in scene.items if isinstance(item, Badge)] == [
        str(who.life) for who in own
    ]


def test_the_draft_keeps_who_was_chosen_in_their_place_with_the_player_s_name() -> None:
    game = next(game for game in stages("5e") if sum(map(len, game.view(None).drafted)) == 2)
    view, phrases = game.view(game.open_decisions[0].seat), speech("en")

    scene = hand_picture.hand(view, phrases, {name: n for n, name in enumerate(view.pool, 1)})

    faces = [item.who for item, _, _ in scene.items if isinstance(item, Portrait)]
    assert faces == [f"bang/{name}" for names in STRENGTHS.values() for name in names]
    assert {item.name for item, _, _ in scene.items if isinstance(item, Plate)} == {
        *map(phrases.name, (0, 1))
    }
    assert len([item for item, _, _ in scene.items if isinstance(item, Badge)]) == len(faces)  # their life


def test_a_covered_one_shows_one_pill_and_cards_end_within_the_frame() -> None:
    scene = Scene(
        "slab-the-killer lucky-duke", "jourdonnais jesse-jones", hands=("bang-2C", "duel-8C duel-QD"),
        in_play={"jesse-jones": "remington-KC", "slab-the-killer": "schofield-KS"},
        exposed="slab-the-killer jesse-jones",
    )  # fmt: skip
    scene.plays("bang-2C", "jourdonnais", "barrel", "pass")
    view = scene.view(None)

    items = bang.table(view, speech("en")).items

    spot = next(spot for spot in bang.spots(view) if spot.who.name == "jourdonnais")
    pills = [item.icon for item, x, y in items if isinstance(item, Badge) and inside(spot, x, y)]
    assert pills == ["skill"]
    for front in (spot for spot in bang.spots(view) if spot.front):
        name = icon_of(KIND[front.who.in_play[0]])
        [card_end] = [
            y + item.size[1]
            for item, x, y in items
            if getattr(item, "name", "") == name and inside(front, x, y)
        ]
        assert card_end <= front.y + front.height - 16  # the lower edge of what the frame surrounds


def inside(spot: bang.CharacterBox, x: int, y: int) -> bool:
    return spot.x <= x < spot.x + spot.width and spot.y <= y < spot.y + spot.height


def test_six_cards_before_each_of_four_in_jail_stay_in_their_places() -> None:
    kinds = ("winchester", "barrel", "scope", "mustang", "dynamite", "jail")
    six = tuple(next(name for name in ALL if name.startswith(f"{kind}-")) for kind in kinds)
    public = first_with("dodge").view(None)
    public = replace(public, turn=200, shots=12, ring=tuple(replace(who, in_play=six) for who in public.ring))

    scene = bang.table(public, speech("fr"))

    assert outside(scene) == []
    assert [fault for item, _, _ in scene.items for fault in faults(item)] == []


@pytest.mark.parametrize(
    ("name", "language", "palette"), [("bang-shot", "es", "on"), ("bang-end", "fr", "high-contrast")]
)
def test_a_table_looks_as_it_did(name: str, language: str, palette: str) -> None:
    """Moments are saved, because one more card would change their deal."""
    seen = TypeAdapter(View).validate_json((KEPT / f"{name}.json").read_bytes())

    compare(bang.table(seen, speech(language)), name, palette)


def test_the_draft_looks_as_it_did() -> None:
    compare(bang.table(first_with("draft").view(None), speech("en")), "bang-draft")


def test_a_hand_of_all_kinds_looks_as_it_did() -> None:
    one_each = tuple(OF_THE_BOX.split())

    scene = hand_picture.hand(
        replace(_view_to_play(), hand=one_each), speech("fr"), {name: n for n, name in enumerate(one_each, 1)}
    )

    assert scene is not None
    compare(scene, "bang-hand")


def test_the_draft_groups_all_faces_by_their_strength_as_the_lists_do_and_no_number_covers_one() -> None:
    game = first_with("draft")
    phrases, seat = speech("en"), game.open_decisions[0].seat
    options = offered_options(game, seat, phrases)
    scene, numbers = numbered(
        [option.piece for option in options],
        lambda numbers: hand_picture.hand(game.view(seat), phrases, numbers),
    )

    assert numbers == {}
    assert [option.piece for option in options] == [name for names in STRENGTHS.values() for name in names]
    titles = [*dict.fromkeys(option.group for option in options)]
    assert titles == [phrases.texts(f"bang-{key}") for key in STRENGTHS]
    faces = sorted((y, x, item.who) for item, x, y in scene.items if isinstance(item, Portrait))
    assert [who for _, _, who in faces] == [f"bang/{option.piece}" for option in options]


def test_an_exposed_character_says_what_they_can_do_above_the_cards_before_them() -> None:
    phrases = speech("en")
    for game in stages("5e"):
        view = game.view(None)
        texts = {getattr(item, "text", "") for item, _, _ in bang.table(view, phrases).items}
        for who in view.ring if not view.over else ():
            says = phrases.texts(f"bang-card-{who.name}.brief") in texts
            is_target = view.threat is not None and view.threat.target == who.name
            assert says == (who.exposed or (is_target and not who.in_play))


def test_no_card_of_a_hand_looks_like_an_answer_to_a_duel_without_one() -> None:
    game = next(
        game
        for game in stages("5e")
        for decision in game.open_decisions
        if decision.kind == "shoot-back" and decision.options == ("pass",)
    )
    scene = hand_picture.hand(game.view(game.open_decisions[0].seat), speech("en"), {})

    assert all(item.faint for item, _, _ in scene.items if isinstance(item, CardItem))


@pytest.mark.parametrize(
    ("deck", "says", "sign"),
    [("beer-7H", "A heart: saved", "check"), ("duel-8C", "No heart: the Barrel fails", "bang-aim")],
)
def test_a_card_flipped_for_a_barrel_lies_large_with_what_it_decided(deck: str, says: str, sign: str) -> None:
    scene = Scene(
        "willy-the-kid bart-cassidy",
        "slab-the-killer jourdonnais",
        hands=("bang-3C", "missed-10C"),
        deck=deck,
    )
    scene.plays("bang-3C", "jourdonnais", "barrel")

    items = [placed.item for placed in bang.table(scene.view(None), speech("en")).items]

    assert says in [getattr(item, "text", "") for item in items]
    assert flip(deck, hit.FELT, speech("en"), mark=sign == "check") in items
    assert sign in [getattr(item, "name", "") for item in items]
    assert scene.view(None).discard[-1] == ("bang-3C" if sign == "bang-aim" else scene.table.discard[-1])


def lead_up(scene: Scene) -> list[object]:
    """Return what the picture shows before the result."""
    [beat] = beats(scene.view(None), speech("en"))
    return [item for item, *_ in beat.items]


def test_before_a_shot_hits_the_picture_shows_weapons_distances_hands_and_the_deck_as_they_were() -> None:
    scene = Scene(
        "willy-the-kid jourdonnais", "slab-the-killer bart-cassidy", hands=("bang-2C beer-6H", ""),
        in_play={"slab-the-killer": "carabine-AC", "willy-the-kid": "winchester-8S"},
        life={"slab-the-killer": 1},
    )  # fmt: skip
    badges = [
        (item.icon, item.value)
        for item, *_ in bang.table(scene.view(None), speech("en")).items
        if isinstance(item, Badge)
    ]
    scene.plays("bang-2C", "slab-the-killer")
    items = lead_up(scene)

    assert not scene.view(None).ring[2].alive
    now = [(item.icon, item.value) for item in items if isinstance(item, Badge)]
    assert ("skill", "2") in badges
    assert {*now} == {*badges, ("hand", "1")} - {("hand", "2")}
    assert icon_of("carabine") in [getattr(item, "name", "") for item in items]


def test_a_card_that_a_wound_brings_is_not_in_the_hand_before_it() -> None:
    scene = Scene("willy-the-kid jourdonnais", "el-gringo bart-cassidy", hands=("bang-2C beer-6H", ""))
    deck = str(len(scene.table.deck))
    scene.plays("bang-2C", "bart-cassidy")

    assert scene.view(None).hand_sizes == (1, 1)
    values = {(item.icon, item.value) for item in lead_up(scene) if isinstance(item, Badge)}
    assert {("hand", "1"), ("hand", "0"), ("deck", deck)} <= values


def test_who_has_answered_a_shot_with_a_card_sees_no_more_suspense() -> None:
    scene = Scene("willy-the-kid jourdonnais", "el-gringo bart-cassidy", hands=("bang-2C", "missed-JC"))
    scene.plays("bang-2C", "bart-cassidy")
    scene.says("missed-JC")

    moving = [bool([*beats(scene.view(seat), speech("en"))]) for seat in (0, 1, None)]
    assert moving == [True, False, True]


def test_a_jail_that_costs_a_whole_turn_is_shown_into_the_next_one() -> None:
    scene = Scene(
        "willy-the-kid bart-cassidy", "slab-the-killer jourdonnais", hands=("duel-JS", "beer-6H"),
        deck="duel-8C", in_play={"jourdonnais": "jail-JS"}, life={"slab-the-killer": 0},
        exposed="jourdonnais",
    )  # fmt: skip
    scene.ends_turn()

    assert scene.decision.seat == 0
    assert scene.view(None).drawn.card == "duel-8C"
    assert CardBackItem in map(type, lead_up(scene))
    board = bang.table(scene.view(None), speech("en")).items
    assert "No heart: the turn is lost" in [getattr(item, "text", "") for item, *_ in board]
    scene.says("willy-the-kid")
    assert scene.view(None).drawn is None


def test_a_failed_jail_is_shown_until_the_first_card_of_the_turn() -> None:
    scene = Scene(
        "willy-the-kid bart-cassidy", "slab-the-killer jourdonnais", hands=("", "stagecoach-9S beer-6H"),
        deck="duel-8C", in_play={"jourdonnais": "jail-JS"},
    )  # fmt: skip
    if scene.decision.seat == 0:
        scene.ends_turn()
    drawn = [scene.view(None).drawn]
    scene.plays("stagecoach-9S")

    assert [draw.card for draw in drawn] == ["duel-8C"]
    assert scene.view(None).drawn is None


@pytest.mark.parametrize("later", [("bang-3C", "missed-10C"), ("panic-JH", "hand")], ids=["shot", "theft"])
def test_the_mark_of_a_wound_goes_with_a_later_card_that_does_not_hurt(later: tuple[str, str]) -> None:
    scene = Scene(
        "willy-the-kid el-gringo",
        "slab-the-killer bart-cassidy",
        hands=("bang-2C bang-3C panic-JH", "missed-10C missed-JC"),
    )

    def marks() -> list[str]:
        board = bang.table(scene.view(None), speech("en"))
        return [item.value for item, _, _ in board.items if isinstance(item, Badge) and item.value[0] == "−"]

    scene.plays("bang-2C", "bart-cassidy", "pass")
    at_first = marks()
    scene.plays(later[0], "bart-cassidy", later[1])

    assert "−1" in at_first
    assert marks() == []


@pytest.mark.parametrize(
    ("who", "in_play"),
    [
        ("slab-the-killer", "winchester-8S"),
        ("jesse-jones", "winchester-8S barrel-KS"),
    ],  # covered, beside a card
)
def test_a_weapon_stands_with_name_and_reach_beside_it(who: str, in_play: str) -> None:
    scene = Scene(
        "slab-the-killer lucky-duke", "jourdonnais jesse-jones", hands=("bang-2C", "duel-8C"),
        in_play={who: in_play},
    )  # fmt: skip

    items = [item for item, _, _ in bang.table(scene.view(None), speech("en")).items]

    gun = next(n for n, item in enumerate(items) if getattr(item, "name", "") == icon_of("winchester"))
    assert [item.text for item in items[gun + 1 : gun + 3]] == ["Winchester", "5"]


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_cards_before_a_character_look_alike_and_many_lose_only_their_names(language: str) -> None:
    cards = ("barrel-KS", "winchester-8S", "mustang-8H", "jail-JS")
    for who in ("slab-the-killer", "el-gringo"):
        for count in range(1, 5):
            scene = Scene(
                "slab-the-killer el-gringo", "bart-cassidy black-jack",
                in_play={who: " ".join(cards[:count])}, current=1,
            )  # fmt: skip
            items = [item for item, _, _ in bang.table(scene.view(0), speech(language)).items]
            icons = [item.name for item in items if isinstance(item, Icon)]
            words = [getattr(item, "text", "") for item in items]
            assert {*icons} >= {icon_of(KIND[name]) for name in cards[:count]}
            assert ("5" in words) == (count > 1)
            assert ("Winchester" in words) == (count > 1) or count > 2 + (who == "slab-the-killer")


def test_what_somebody_saw_as_they_exposed_a_character_is_gone_once_they_have() -> None:
    scene = Scene(
        "slab-the-killer el-gringo",
        "willy-the-kid bart-cassidy",
        hands=("bang-2C beer-6H", "duel-8C duel-QD"),
    )
    scene.plays("bang-2C", "bart-cassidy", "pass")
    scene.plays("done")
    shot = middle(scene)
    scene.says("willy-the-kid")

    assert shot == (["bang/slab-the-killer", "bang/bart-cassidy"], ["BANG!"])
    assert middle(scene) == ([], [])


def test_cards_of_a_new_turn_are_not_drawn_below_a_death_of_the_turn_before() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", life={"bart-cassidy": 1},
        hands=("bang-2C beer-6H", "duel-8C duel-QD"),
    )  # fmt: skip
    scene.plays("bang-2C", "bart-cassidy", "pass")
    scene.plays("done")

    against_computer = Phrases(load_texts("en"), "bang", NAMES, ("sheriff", None))
    boards = [bang.table(scene.view(1), phrases) for phrases in (speech("en"), against_computer)]

    fallen = [
        [item for item, _, _ in board.items if isinstance(item, CardItem) and item.portrait]
        for board in boards
    ]
    assert scene.view(1).phase == "play"
    assert [bool(cards) for cards in fallen] == [False, True]


def test_the_place_of_a_covered_character_who_has_just_died_says_so() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("bang-2C", "duel-8C duel-QD"),
        life={"bart-cassidy": 1}, exposed="slab-the-killer willy-the-kid",
    )  # fmt: skip
    scene.plays("bang-2C", "bart-cassidy", "pass")

    items = [item for item, _, _ in bang.table(scene.view(None), speech("en")).items]
    signs = [item for item in items if isinstance(item, Icon)]

    assert [sign.width for sign in signs if sign.name == "skull"] == [72, 110]  # there, and in the middle


def test_a_last_life_point_is_drawn_as_lost_before_a_beer_is_asked_for_until_the_skull() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "bart-cassidy willy-the-kid", hands=("bang-2C", "duel-8C duel-QD"),
        life={"willy-the-kid": 1}, exposed="willy-the-kid",
    )  # fmt: skip
    drawn = []
    scene.plays("bang-2C", "willy-the-kid")
    for answer in ("", "pass", "pass"):
        if answer:
            scene.says(answer)
        pictures = [beat.items for beat in beats(scene.view(None), speech("en"))]
        pictures.append(bang.table(scene.view(None), speech("en")).items)
        drawn.append([_outcome_signs(items) for items in pictures])

    assert drawn == [[{"bang-aim"}], [{"bang-aim"}, {"−1"}], [{"−1"}, {"skull"}]]


def _outcome_signs(items) -> set[str]:
    texts = {getattr(item, "value", "") for item, *_ in items}
    icons = {item.name for item, *_ in items if isinstance(item, Icon)}
    return (texts | icons) & {"−1", "bang-aim", "skull"}


def test_a_card_to_be_confirmed_is_the_only_bright_one_in_the_hand() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "jourdonnais jesse-jones", hands=("beer-6H bang-2C", "duel-8C")
    )
    scene.plays("beer-6H")

    fronts = [item for item, _, _ in hand_picture.hand(scene.view(0), speech("en"), {}).items]

    assert scene.decision.kind == "sure"
    assert [card.faint for card in fronts] == [False, True]


def test_a_barrel_that_fails_lies_on_its_face_before_but_not_again_before_the_wound() -> None:
    scene = Scene(
        "slab-the-killer el-gringo",
        "bart-cassidy jourdonnais",
        hands=("bang-2C", "duel-8C duel-QD"),
        deck="bang-AS",
    )
    scene.plays("bang-2C", "jourdonnais", "barrel")
    [flipping] = beats(scene.view(1), speech("en"))
    scene.says("pass")
    [wounding] = beats(scene.view(1), speech("en"))

    backs = [
        sum(isinstance(item, CardBackItem) for item, _, _ in beat.items) for beat in (flipping, wounding)
    ]
    assert backs == [1, 0]
    assert [item for item in board_items(scene) if isinstance(item, CardItem)][-1].width == hit.FELT
    small = next(item for item in board_items(scene) if getattr(item, "corner", "") == "AS")
    assert small.size[0] == hit.ASIDE_BY  # what wounded is the BANG!
    while scene.decision.kind != "expose":
        scene.says(*scene.decision.default)
    later = next(item for item in board_items(scene) if getattr(item, "corner", "") == "AS")
    assert later.size[0] == hit.ASIDE_BY  # in the next turn, too


def test_a_barrel_flip_that_costs_life_lies_open_before_the_wound() -> None:
    scene = Scene(
        "el-gringo black-jack", "jourdonnais bart-cassidy", hands=("bang-2C", ""), deck="bang-AS",
        life={"jourdonnais": 1}, in_play={"el-gringo": "schofield-KS"},
    )  # fmt: skip
    scene.plays("bang-2C", "jourdonnais", "barrel")

    hidden, turned = beats(scene.view(0), speech("en"))

    assert any(isinstance(item, CardBackItem) for item, _, _ in hidden.items)
    flipped = next(item for item, _, _ in turned.items if getattr(item, "corner", "") == "AS")
    assert flipped.size[0] == hit.FELT
    assert not any(getattr(item, "icon", "") == "skull" for item, _, _ in turned.items)


def test_bars_are_gone_with_the_jail_though_it_still_holds() -> None:
    scene = Scene("slab-the-killer el-gringo", "bart-cassidy black-jack", jailed=[0])

    faces = [dict(item.facts) for item in board_items(scene) if getattr(item, "template", "") == "bang-face"]

    assert [face["bars"] for face in faces] == [0, 0, 0, 0]


@pytest.mark.parametrize("names", ["bart-cassidy willy-the-kid", "bart-cassidy suzy-lafayette"])
def test_the_beat_before_a_dodge_counts_the_hand_with_the_card_that_answers(names: str) -> None:
    scene = Scene("black-jack el-gringo", names, hands=("bang-3C", "missed-10C"), deck="duel-8C")
    scene.plays("bang-3C", names.split()[1], "missed-10C")

    [beat] = beats(scene.view(None), speech("en"))

    counts = [item.value for item, _, _ in beat.items if getattr(item, "icon", "") == "hand"]
    assert sorted(counts) == ["0", "1"]


def test_a_beat_gives_back_only_the_life_of_whom_the_newest_shot_hit() -> None:
    scene = Scene("slab-the-killer el-gringo", "bart-cassidy black-jack", hands=("gatling-10H", "duel-8C"))
    scene.plays("gatling-10H", "pass")
    scene.says("pass")

    [beat] = beats(scene.view(1), speech("en"))

    full = [item.full for item, _, _ in beat.items if isinstance(item, IconRow)]
    assert sorted(full) == [3, 3, 4, 4]


def test_of_two_missed_for_one_shot_each_stays_beside_the_flip_until_the_shot_is_settled() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid jourdonnais", hands=("bang-2C", "missed-JC duel-QD"),
        deck="bang-KD",
    )  # fmt: skip
    scene.plays("bang-2C", "jourdonnais", "missed-JC")
    first = board_items(scene)
    led_up = {getattr(item, "corner", "") for item in lead_up(scene)}
    scene.says("barrel")
    flipping, half = lead_up(scene), board_items(scene)
    scene.says("pass")
    wounded = board_items(scene)

    counts = [[getattr(item, "value", "") for item in items] for items in (first, half, wounded)]
    assert ["1/2" in values for values in counts] == [True, True, False]
    assert "JC" not in led_up
    corners = [[getattr(item, "corner", "") for item in items] for items in (first, flipping, half, wounded)]
    assert [[corner for corner in line if corner in ("JC", "KD")] for line in corners] == [
        ["JC"], ["JC"], ["JC", "KD"], ["JC", "KD"]
    ]  # fmt: skip
    assert all(Portrait("bang/slab-the-killer", hit.ASIDE_BY) in items for items in (first, half, wounded))


def test_an_answer_in_a_duel_which_the_other_side_reads_is_drawn_without_suspense() -> None:
    scene = Scene(
        "slab-the-killer el-gringo",
        "bart-cassidy willy-the-kid",
        hands=("duel-8C bang-4C", "bang-3C duel-QD"),
    )
    scene.plays("duel-8C", "willy-the-kid", "bang-3C")

    assert "3C" in [getattr(item, "corner", "") for item in board_items(scene)]
    assert [[*beats(scene.view(seat), speech("en"))] for seat in (0, 1, None)] == [[], [], []]


@pytest.mark.parametrize(("lost", "corner"), [("hand", "QD"), ("mustang-8H", "8H")])
def test_a_card_that_cat_balou_costs_falls_from_its_owner(lost: str, corner: str) -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "bart-cassidy black-jack", hands=("cat-balou-KH", "duel-QD"),
        in_play={"bart-cassidy": "mustang-8H"},
    )  # fmt: skip
    scene.plays("cat-balou-KH", "bart-cassidy", lost)
    placed = bang.table(scene.view(None), speech("en")).items
    [card] = [one for one in placed if getattr(one.item, "corner", "") == corner]
    [owner] = [one for one in placed if getattr(one.item, "portrait", "") == "bang/bart-cassidy"]
    [arrow] = [one for one in placed if isinstance(one.item, Icon) and one.item.name == "right"]

    assert owner.x < arrow.x < card.x
    assert isinstance(card.item, CardItem)
    assert card.item.faint


@pytest.mark.parametrize(("answer", "saved"), [("bang-3C", True), ("pass", False)])
def test_what_came_of_the_first_of_a_side_is_drawn_before_the_second_is_aimed_at(answer, saved) -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "bart-cassidy willy-the-kid", hands=("indians-KD", "bang-3C duel-8C")
    )
    scene.plays("indians-KD", answer)
    [before] = beats(scene.view(1), speech("en"))
    items = [item for item, *_ in before.items]

    assert leading_words(scene.view(1), speech("en")) == "Indians! · Slab the Killer → Bart Cassidy"
    assert {getattr(item, "name", "") for item in items} & {"check", "bang-aim"} == (
        {"check"} if saved else set()
    )
    assert any(getattr(item, "value", "") == "−1" for item in items) != saved


@pytest.mark.parametrize(("hand", "says"), [("missed-10C", True), ("missed-10C missed-JC", False)])
def test_a_shot_that_a_missed_alone_cannot_stop_says_why_nobody_was_asked(hand: str, says: bool) -> None:
    scene = Scene("slab-the-killer el-gringo", "bart-cassidy willy-the-kid", hands=("bang-3C", hand))
    scene.plays("bang-3C", "willy-the-kid", *["pass"] * (not says))

    texts = [getattr(item, "text", "") for item in board_items(scene)]
    assert ("1 card: too few for two Missed!" in texts) == says


@pytest.mark.parametrize(("shooter", "says"), [("slab-the-killer", True), ("black-jack", False)])
def test_a_shot_that_a_barrel_alone_cannot_stop_says_why_it_was_not_flipped(shooter, says) -> None:
    scene = Scene(
        f"{shooter} el-gringo", "bart-cassidy willy-the-kid", hands=("bang-3C", ""),
        in_play={"willy-the-kid": "barrel-KS"},
    )  # fmt: skip
    scene.plays("bang-3C", "willy-the-kid", *["pass"] * (not says))

    texts = [getattr(item, "text", "") for item in board_items(scene)]
    assert ("One Barrel: too few for two Missed!" in texts) == says


@pytest.mark.parametrize(("more", "stays"), [("", True), ("remington-KC", False)])
def test_a_dodge_leaves_the_next_turn_once_another_card_was_discarded(more: str, stays: bool) -> None:
    scene = Scene(
        "black-jack el-gringo", "bart-cassidy willy-the-kid",
        hands=(f"bang-3C duel-8C {more}", "missed-10C"), life={"black-jack": 1},
    )  # fmt: skip
    scene.plays("bang-3C", "willy-the-kid", "missed-10C")
    assert hit.shown_hit(scene.view(None))
    scene.ends_turn()
    if more:
        scene.says(more)

    assert scene.view(None).turn > scene.table.staged.turn
    assert bool(hit.shown_hit(scene.view(None))) == stays


@pytest.mark.parametrize("who", ["slab-the-killer", "el-gringo"])  # exposed or covered
@pytest.mark.parametrize(
    "cards", ["volcanic-10S", "volcanic-10S barrel-KS", "volcanic-10S barrel-KS scope-AS"]
)
def test_all_cards_before_a_character_are_named(who: str, cards: str) -> None:
    scene = Scene("slab-the-killer el-gringo", "bart-cassidy willy-the-kid", in_play={who: cards})
    items = board_items(scene)

    words = ", ".join(getattr(item, "text", "") for item in items)
    assert "Volcanic" in words
    assert [name in words for name in ("Barrel", "Scope")] == [name in cards for name in ("barrel", "scope")]


@pytest.mark.parametrize(
    ("cards", "is_endless"), [("volcanic-10S", 1), ("volcanic-10S barrel-KS", 1), ("winchester-8S", 0)]
)
def test_a_volcanic_has_the_sign_of_its_shots(cards: str, is_endless: int) -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "bart-cassidy willy-the-kid", in_play={"slab-the-killer": cards}
    )

    assert [getattr(item, "name", "") for item in board_items(scene)].count("bang-endless") == is_endless


def board_items(scene: Scene) -> list[object]:
    return [item for item, *_ in bang.table(scene.view(None), speech("en")).items]


def test_a_panic_points_back_to_who_takes_the_card() -> None:
    ways = []
    for taken in ("panic-AH", "cat-balou-KH"):
        scene = Scene("slab-the-killer el-gringo", "bart-cassidy black-jack", hands=(taken, "duel-8C"))
        scene.plays(taken, "black-jack", "hand")
        items = bang.table(scene.view(0), speech("en")).items
        ways += [
            item.name for item, _, _ in items if isinstance(item, Icon) and item.name in ("left", "right")
        ]

    assert ways == ["left", "right"]


@pytest.mark.parametrize(("kind", "is_counted"), [("indians-AD", False), ("bang-AS", True)])
def test_nobody_is_too_far_away_for_what_knows_no_distance(kind: str, is_counted: bool) -> None:
    scene = Scene("willy-the-kid el-gringo", "black-jack bart-cassidy", hands=(kind, "bang-2C"))
    scene.plays(kind, *["bart-cassidy"] * is_counted)
    items = bang.table(scene.game.view(None), speech("en")).items
    signs = {item.icon for item, *_ in items if isinstance(item, Badge)}

    assert bool(signs & {"skill", "bang-distance"}) == is_counted


def test_a_card_that_jesse_draws_from_the_other_hand_has_its_picture() -> None:
    scene = Scene("jesse-jones el-gringo", "black-jack bart-cassidy", phase="begin", hands=("", "bang-2C"))
    scene.says("jesse-jones")
    scene.says("hand")
    items = [item for item, *_ in bang.table(scene.view(None), speech("en")).items]

    assert [item.name for item in items if isinstance(item, Icon)][:2] == ["left", "hand"]
    assert hit.shown_hit(scene.view(None)).by == "jesse-jones"


def test_the_card_that_answers_is_drawn_in_the_place_of_what_it_saves_from() -> None:
    scene = Scene(
        "willy-the-kid el-gringo", "calamity-janet bart-cassidy", hands=("bang-2C", "bang-AS missed-8S"),
        in_play={"willy-the-kid": "schofield-JC"},
    )  # fmt: skip
    scene.plays("bang-2C", "calamity-janet", "bang-AS")
    items = [item for item, *_ in bang.table(scene.view(None), speech("en")).items]

    assert bang.card("bang-AS", hit.FELT, speech("en"), mark=True) in items


@pytest.mark.parametrize(("kind", "helps"), [("indians-AD", False), ("gatling-10H", True)])
def test_a_barrel_of_one_s_own_is_named_only_where_it_helps(kind: str, helps: bool) -> None:
    scene = Scene("willy-the-kid el-gringo", "black-jack jourdonnais", hands=(kind, "beer-6H"))
    scene.plays(kind, "pass")
    texts = {getattr(item, "text", "") for item, *_ in bang.table(scene.view(None), speech("en")).items}

    assert (speech("en").texts("bang-card-jourdonnais.brief") in texts) == helps


def test_a_lost_life_stands_only_on_whom_the_card_in_the_middle_has_hit() -> None:
    scene = Scene("slab-the-killer el-gringo", "bart-cassidy black-jack", hands=("gatling-10H", "duel-8C"))
    scene.plays("gatling-10H", "pass")
    scene.says("pass")
    view = scene.view()
    first, newest = (hit.target for hit in view.hits)

    lost = [at for at in bang.table(view, speech("en")).items if getattr(at.item, "value", "") == "−1"]
    on = {
        box.who.name
        for box in bang.spots(view)
        for at in lost
        if 0 <= at.x - box.x < box.width and 0 <= at.y - box.y < box.height
    }
    assert first != newest
    assert len(lost) > len(on)
    assert first in on


@pytest.mark.parametrize(
    ("shot_at", "deck"), [("bart-cassidy", "beer-7H"), ("lucky-duke", "beer-6H beer-7H")]
)
def test_a_barrel_that_saves_as_the_turn_ends_is_turned_over_on_the_next_board(shot_at, deck) -> None:
    scene = Scene(
        "willy-the-kid el-gringo", f"{shot_at} jourdonnais", hands=("bang-3C", "missed-10C"),
        deck=deck, in_play={shot_at: "barrel-QS"}, life={"jourdonnais": 0},
    )  # fmt: skip
    scene.plays("bang-3C", shot_at, "barrel")
    scene.ends_turn()
    view = scene.view(1)
    assert (view.turn, view.phase, view.decision.kind) == (view.staged.turn + 1, "play", "play")

    [beat] = beats(view, speech("en"))

    ahead = [type(item) for item, *_ in beat.items]
    now = [item.icon for item, *_ in bang.table(view, speech("en")).items if isinstance(item, CardItem)]
    assert ahead.count(CardBackItem) == sum(icon.startswith("suit-") for icon in now) == len(deck.split())
    assert PRESENTER.headline(PRESENTER.while_moving(view), speech("en")).endswith(speech("en").seat(0))


def test_both_cards_that_lucky_duke_flips_are_shown_and_the_one_that_counts_is_bright() -> None:
    scene = Scene(
        "willy-the-kid bart-cassidy", "slab-the-killer lucky-duke", hands=("duel-JS", "beer-6H"),
        deck="duel-8C bang-4C", in_play={"lucky-duke": "jail-JS"}, life={"slab-the-killer": 0},
        exposed="lucky-duke",
    )  # fmt: skip
    scene.ends_turn()

    board = [item for item, *_ in bang.table(scene.view(None), speech("en")).items]

    flipped = [item for item in board if isinstance(item, CardItem) and item.icon.startswith("suit-")]
    assert [item.faint for item in flipped] == [True, False]
    assert [type(item) for item in lead_up(scene)].count(CardBackItem) == 2


@pytest.mark.parametrize("last", ["bart-cassidy", "willy-the-kid"])
def test_the_last_of_a_side_to_die_keeps_the_large_place(last: str) -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("bang-3C", ""),
        life={last: 1, **dict.fromkeys({"willy-the-kid", "bart-cassidy"} - {last}, 0)}, exposed=last,
    )  # fmt: skip
    scene.plays("bang-3C", last)

    front = [spot.who.name for spot in bang.spots(scene.view(None)) if spot.front]

    assert front == ["slab-the-killer", last]


def test_the_legend_has_reach_above_in_reach_and_the_shots_beside_both() -> None:
    scene = Scene(
        "willy-the-kid bart-cassidy", "slab-the-killer lucky-duke", hands=("bang-3C stagecoach-9S", ""),
        in_play={"willy-the-kid": "scope-AS"},
    )  # fmt: skip
    scene.plays("bang-3C", "lucky-duke")
    scene.plays("stagecoach-9S")

    words = {
        item.text: x
        for item, x, _ in bang.table(scene.view(None), speech("en")).items
        if isinstance(item, Label)
    }

    assert abs(words["reach"] - words["in reach"]) < 50 < words["reach"] - words["fired"]
