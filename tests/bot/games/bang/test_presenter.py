"""BANG! for two in words: whole games in every language, the board, cards and characters."""

from dataclasses import replace

import picturing
import pytest
from discord import Embed
from scenes.bang import Scene

from bot.features.game_panels.advice import Advice
from bot.features.game_panels.board import WON, told_by_end, untold, with_news
from bot.features.game_panels.hand_panel import hand_panel
from bot.features.game_panels.log_pages import TextBudget, excerpt
from bot.features.game_panels.panel_builder import _brings_cards
from bot.features.game_panels.panel_layouts import (
    PanelChanges,
    first_that_fits,
    possible_layouts,
)
from bot.games.bang import hand_picture
from bot.games.bang.cards import icon_of, kind_card
from bot.games.bang.end_picture import _chip
from bot.games.bang.hit import FELT, shown_hit
from bot.games.bang.picture import table
from bot.games.bang.presenter import GRAVITY, BangPresenter
from bot.games.bang.questions import HARMFUL
from bot.games.card_scenes import lying_cards
from bot.games.end_scene import tone
from bot.games.lines import gravity_of, is_routine, victim_of
from bot.games.offered import numbered_cards, offered_options
from bot.games.parts import CardGroup, TurnEvent, fit_label
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.scene import Badge, CardItem, Icon, IconRow, Label, Portrait
from bot.services.pictures import Picture
from bot.ui.style import phrases_for
from engine.core.decisions import SEPARATOR, Refused
from engine.core.game import Game
from engine.core.log import LogRow
from engine.core.records.tables import TableLocation
from engine.core.records.users import Participant
from engine.core.rules import Event
from engine.games import GAMES
from engine.games.bang.deck import CARDS, KIND, KINDS
from engine.games.bang.state import Hit
from engine.tables.snapshot import TableSnapshot

NAMES = ["Ann", "Bob"]
FACE = BangPresenter()


def say(language: str = "en") -> Phrases:
    return Phrases(load_texts(language), "bang", NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "facts",
    [
        ("one-shot", {"card": "bang-2C"}),
        ("out-of-reach", {"card": "bang-2C", "reach": 1}),
        ("too-far", {"card": "bang-2C", "target": "el-gringo", "distance": 2, "reach": 1}),
        ("has-one", {"card": "barrel-QS", "target": "el-gringo"}),
        ("own-side", {"card": "bang-2C", "target": "el-gringo"}),
    ],
    ids=lambda facts: facts[0],
)
def test_refusals_name_card_and_character(language: str, facts) -> None:
    code, about = facts
    sentence = say(language).refusal(Refused(code, **about))

    assert sentence != code
    assert "♣" in sentence or "♠" in sentence


def test_the_board_shows_the_four_with_life_distance_and_cards() -> None:
    scene = Scene(
        "slab-the-killer black-jack", "vulture-sam el-gringo", life={"el-gringo": 2}, discard="bang-2C",
        in_play={"el-gringo": "mustang-8H"}, hands=("bang-3C", "missed-10C missed-JC"),
    )  # fmt: skip
    fields = FACE.fields(scene.view(None), say())
    gringo = next(field for field in fields if field.name.startswith("El Gringo"))
    text = "\n".join(f"{field.name}\n{field.value}" for field in fields)

    assert gringo.value.splitlines() == ["❤️❤️🖤 2/3", "⬇️ covered · distance 2", "In play: 8♥︎ Mustang"]
    assert gringo.name == "El Gringo · Bob"
    assert "⬆️ exposed · acting" in text
    assert "2 cards in hand" in text
    assert "Discard pile: 2♣︎ BANG!" in text
    assert "10♣" not in text


def test_the_hand_explains_each_card_to_its_owner() -> None:
    scene = Scene("slab-the-killer black-jack", "vulture-sam el-gringo", hands=("bang-3C", "missed-10C"))

    assert "3♣︎ BANG!" in FACE.hand(scene.view(0), say())
    assert "loses 1 life" in FACE.hand(scene.view(0), say())
    assert "Missed" not in FACE.hand(scene.view(0), say()).split("\n")[1]


def test_the_hand_names_all_cards_first_and_explains_each_kind_once() -> None:
    scene = Scene(
        "slab-the-killer black-jack", "vulture-sam el-gringo", hands=("bang-3C beer-7H bang-4C", "")
    )

    hand = FACE.hand(scene.view(0), say())

    assert hand.startswith("**Your hand**\n3♣︎ BANG! · 7♥︎ Beer · 4♣︎ BANG!\n")
    assert [hand.count(f"**{kind}** · ") for kind in ("BANG!", "Beer")] == [1, 1]


def test_the_hand_explains_the_characters_one_s_own_first() -> None:
    scene = Scene("slab-the-killer black-jack", "vulture-sam el-gringo", hands=("bang-3C", "missed-10C"))

    own, other = (FACE.hand(scene.view(seat), say()).split("\n\n")[1:] for seat in (0, 1))

    assert "**Slab the Killer** (⬆️ exposed) · It takes two Missed!" in own[0]
    assert "**El Gringo** (⬇️ covered) · For each life point he loses" in own[1]
    assert [line.split("*")[2] for line in other[0].splitlines()[2:]] == ["Vulture Sam", "El Gringo"]


def test_french_cards_are_called_as_in_the_french_edition() -> None:
    names = {card: FACE.sheet(card, load_texts("fr")).title for card in FACE.cards}

    assert names["stagecoach"] == "Convoi"
    assert names["wells-fargo"] == "Diligence"
    assert names["barrel"] == "Planque"
    assert names["cat-balou"] == "Coup de foudre"
    assert names["slab-the-killer"] == "Slab le Flingueur"


def test_copies_of_a_card_are_listed_on_its_sheet() -> None:
    facts = dict(FACE.sheet("stagecoach", load_texts("en")).facts)

    assert facts["In the deck"] == "2: 9♠︎ 9♠︎"


@pytest.mark.parametrize(
    ("character", "start"), [("rose-doolan", "replaces Volcanic · "), ("black-jack", "")]
)
def test_an_option_names_the_weapon_that_a_new_one_replaces(character: str, start: str) -> None:
    scene = Scene(
        "rose-doolan black-jack", "vulture-sam el-gringo", hands=("schofield-KS", ""),
        in_play={"rose-doolan": "volcanic-10S barrel-QS"},
    )  # fmt: skip

    options = {option.path: option.line for option in offered_options(scene.game, 0, say())}

    assert options[f"schofield-KS/{character}"] == f"{start}Weapon, reach 2."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_of_the_cards_says_what_their_signs_mean(language: str) -> None:
    phrases = say(language)
    signs = {pip.icon for kind in KINDS for pip in kind_card(kind, 300, phrases).pips}
    words = {phrases.texts(f"bang-sign-{sign}") for sign in signs}

    scene = lying_cards(FACE, [CardGroup("", ("jail", "volcanic", "cat-balou"))], phrases)

    assert len(words) == len(signs)
    assert len({item.text for item, _, _ in scene.items if isinstance(item, Label)} & words) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_is_advised_by_the_reason_that_the_lesson_gives(language: str) -> None:
    game, phrases = Game.new(GAMES["bang"], 2, "0" * 64), say(language)
    advice = []
    while (decision := game.open_decisions[0]).kind == "draft":
        advice.append(FACE.decision_text(decision, game.view(decision.seat), phrases).splitlines()[-1])
        game.answer(decision.seat, decision.default)

    reasons = [text.partition("**, ")[2].partition(" · ")[0] for text in advice]
    assert reasons[0] == reasons[1] != reasons[2] == reasons[3]


def test_what_a_flipped_card_and_a_shot_did_is_one_line_each() -> None:
    scene = Scene(
        "willy-the-kid bart-cassidy", "slab-the-killer jourdonnais",
        hands=("bang-3C bang-4C", "missed-10C"), deck="duel-8C",
    )  # fmt: skip
    before = len(scene.events)
    scene.plays("bang-3C", "jourdonnais", "barrel")
    scene.says("missed-10C")
    scene.plays("bang-4C", "jourdonnais", "pass")

    lines = FACE.summary(scene.events[before:], say())

    assert lines == [
        "Ann plays 3♣︎ BANG! on Jourdonnais.\n"
        "The Barrel fails Jourdonnais (Bob): 8♣︎, no heart.\n"
        "Bob answers with 10♣︎ Missed!: Jourdonnais is not hurt.",
        "Ann plays 4♣︎ BANG! on Jourdonnais, who loses 1 life point (3 left).",
    ]


@pytest.mark.parametrize(
    ("path", "label", "short"),
    [
        ("bang-2C/el-gringo", "2♣︎ BANG! → El Gringo", "BANG!→El Gringo"),
        ("panic-8D/bart-cassidy/barrel-KS", "8♦︎ Panic! → Bart Cassidy → K♠︎ Barrel", "Panic!→Bart→Barrel"),
        ("bang-2C/black-jack", "2♣︎ BANG! → Black Jack", "BANG!→Black Jack"),
        ("slab-the-killer", "Slab the Killer → either of them", "Slab the Killer → either of them"),
        ("missed-9C", "9♣︎ Missed!", "9♣︎ Missed!"),
        ("done", "End your turn", "End your turn"),
    ],
)
def test_a_short_button_with_a_target_has_no_rank_and_one_name(path: str, label: str, short: str) -> None:
    assert FACE.short_label(path, label) == short


def test_who_may_draw_from_the_discard_pile_reads_its_top_card() -> None:
    scene = Scene(
        "slab-the-killer black-jack", "pedro-ramirez el-gringo", hands=("", ""), discard="bang-2C duel-8C"
    )
    scene.ends_turn()
    scene.says("pedro-ramirez")

    labels = [option.label for option in offered_options(scene.game, 1, say())]

    assert "The discard pile: 8♣︎ Duel" in labels


def test_at_the_end_both_hands_are_turned_up() -> None:
    scene = Scene(
        "rose-doolan black-jack", "vulture-sam el-gringo", hands=("duel-8C bang-2C", "saloon-5H"),
        life={"vulture-sam": 1, "el-gringo": 0},
    )  # fmt: skip
    scene.plays("duel-8C", "vulture-sam")
    scene.says("pass")
    scene.says("pass")
    text = "\n".join(field.value for field in FACE.fields(scene.view(None), say()))

    assert "Hand: 2♣︎ BANG!" in text
    assert "Hand: 5♥︎ Saloon" in text
    assert "✝️ dead" in text


def test_a_lone_answer_to_a_shot_says_to_its_seat_alone_why_it_is_asked() -> None:
    scene = Scene("willy-the-kid bart-cassidy", "slab-the-killer el-gringo", hands=("bang-3C", "duel-8C"))
    scene.plays("bang-3C", "el-gringo")

    own, public = (FACE.decision_text(scene.decision, scene.view(seat), say()) for seat in (1, None))

    assert own == f"{public}\nNothing in your hand helps, which nobody else can tell."


def test_a_card_that_answers_says_so_and_not_what_it_does_in_ones_own_turn() -> None:
    scene = Scene("willy-the-kid bart-cassidy", "slab-the-killer el-gringo", hands=("duel-8C", "bang-3C"))
    scene.plays("duel-8C", "el-gringo")

    lines = {option.path: option.line for option in offered_options(scene.game, 1, say())}

    assert lines["bang-3C"] == "Answers it: no life point is lost now."


def test_buttons_to_expose_say_whom_each_reaches() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("", "duel-8C"),
        in_play={"willy-the-kid": "winchester-8S"},
    )  # fmt: skip
    scene.ends_turn()

    labels = [option.label for option in offered_options(scene.game, 1, say())]

    assert labels == ["Bart Cassidy → Slab the Killer", "Willy the Kid → either of them"]
    own, public = (FACE.decision_text(scene.decision, scene.view(seat), say()) for seat in (1, None))
    assert "The arrow shows" in own
    assert "arrow" not in public
    assert FACE.tip_kind(scene.decision, scene.view(1)) == "expose"


def test_cat_balou_lists_cards_of_ones_own_side_last_and_names_whose_hand() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("cat-balou-KH", "duel-8C"),
        in_play={"slab-the-killer": "scope-AS jail-10S", "bart-cassidy": "barrel-KS"},
    )  # fmt: skip

    options = offered_options(scene.game, 0, say())

    robs_own = ["slab-the-killer" in option.path for option in options[:-1]]
    assert robs_own == sorted(robs_own)
    assert sum(robs_own) == 1  # of the Jail, not of what helps oneself
    assert fit_label(options[0].label).endswith("Cat Balou → Willy → Their hand")


def test_a_card_of_ones_own_that_can_be_taken_is_marked_on_buttons_too() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("cat-balou-KH", "duel-8C"),
        in_play={"slab-the-killer": "dynamite-2H", "bart-cassidy": "barrel-KS"},
    )  # fmt: skip

    options = offered_options(scene.game, 0, Phrases(load_texts("en"), "bang", NAMES, viewer=0))

    marked = {option.path: option.label.endswith("(yours)") for option in options}
    assert [path for path, is_marked in marked.items() if is_marked] == [
        path for path in marked if path.endswith("dynamite-2H")
    ]
    assert True in marked.values()
    [own] = [option for option in options if option.label.endswith("(yours)")]
    assert FACE.short_label(own.path, own.label).endswith("Dynamite (yours)")
    in_gazette = next(option for option in offered_options(scene.game, 0, say()) if option.path == own.path)
    assert in_gazette.label.endswith("Dynamite (own)")  # which everybody reads


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_proposes_one_character_and_says_why(language: str) -> None:
    game = next(picturing.stages("bang", 2, "5e" * 32, GAMES["bang"].presets["standard"]))
    [decision], phrases = game.open_decisions, say(language)
    name, other = decision.default[0], 1 - decision.seat

    own, public = (FACE.decision_text(decision, game.view(seat), phrases) for seat in (decision.seat, other))

    advice = own.removeprefix(f"{public}\n")
    assert f"**{phrases.texts(f'bang-card-{name}')}**" in advice
    assert advice.endswith(phrases.texts(f"bang-card-{name}.brief"))
    assert fit_label(FACE.default_text(decision, phrases)) == FACE.default_text(decision, phrases)


@pytest.mark.parametrize(
    ("card", "partner", "count"),
    [
        ("cat-balou-KH", "bart-cassidy", 1),
        ("panic-8D", "bart-cassidy", 1),
        ("cat-balou-KH", "suzy-lafayette", 2),
    ],
)
def test_a_hand_that_two_share_is_offered_once_if_both_ways_do_the_same(card, partner, count) -> None:
    scene = Scene("slab-the-killer el-gringo", f"{partner} willy-the-kid", hands=(card, "duel-8C beer-6H"))

    paths = [option.path for option in offered_options(scene.game, 0, say())]

    assert sum(path.endswith("hand") for path in paths) == count


def test_an_empty_hand_is_one_line_which_leaves_room_for_the_table() -> None:
    scene = Scene("slab-the-killer black-jack", "vulture-sam el-gringo", hands=("", "missed-10C"))

    assert FACE.hand(scene.view(0), say()) == "Your hand is empty."


def test_a_panel_with_the_table_says_which_cards_were_drawn() -> None:
    assert "drew" not in FACE.events_in_fields
    assert "drew" in FACE.routine


@pytest.mark.parametrize(("hand", "safe"), [("duel-8C", {"all"}), ("bang-3C", {"bang-3C"})])
def test_to_take_both_hits_is_proposed_only_to_whoever_cannot_answer(hand: str, safe: set[str]) -> None:
    scene = Scene("rose-doolan el-gringo", "willy-the-kid vulture-sam", hands=("indians-KD", hand))
    scene.says("indians-KD")

    assert {opt.path for opt in offered_options(scene.game, 1, say()) if not opt.is_risky} == safe


@pytest.mark.parametrize(
    ("pair", "hand", "paths"),
    [
        ("willy-the-kid black-jack", "duel-8C", ["all"]),
        ("bart-cassidy black-jack", "duel-8C", ["all", "pass"]),  # who draws, and may then hold an answer
        ("willy-the-kid black-jack", "bang-3C", ["bang-3C", "all", "pass"]),
    ],
)
def test_who_cannot_answer_takes_both_hits_with_one_press(pair: str, hand: str, paths: list[str]) -> None:
    scene = Scene("rose-doolan el-gringo", pair, hands=("indians-KD", hand))
    scene.says("indians-KD")

    assert sorted(opt.path for opt in offered_options(scene.game, 1, say())) == sorted(paths)


@pytest.mark.parametrize(
    ("hand", "paths"),
    [("duel-8C", {"through", "pass"}), ("missed-10C", {"barrel", "through", "missed-10C", "pass"})],
)
def test_a_barrel_has_one_button_where_nothing_in_hand_helps_after_it(hand: str, paths: set[str]) -> None:
    scene = Scene("rose-doolan el-gringo", "willy-the-kid jourdonnais", hands=("bang-3C", hand))
    scene.plays("bang-3C", "jourdonnais")

    assert {option.path for option in offered_options(scene.game, 1, say())} == paths


@pytest.mark.parametrize(("in_play", "label"), [("", "Jourdonnais: flip"), ("barrel-KS", "Barrel: flip")])
def test_a_flip_without_a_barrel_in_play_names_whose_ability_it_is(in_play: str, label: str) -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "jourdonnais bart-cassidy", hands=("gatling-10H", "barrel-QS"),
        in_play={"jourdonnais": in_play},
    )  # fmt: skip
    scene.plays("gatling-10H")

    assert FACE.option_text(scene.decision, "barrel", scene.view(1), say())[0].startswith(label)


def test_where_no_enemy_is_in_reach_of_either_no_button_names_nobody() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("", "duel-8C"),
        in_play={"slab-the-killer": "mustang-8H", "el-gringo": "mustang-9H"}, phase="expose", current=1,
    )  # fmt: skip

    labels = [option.label for option in offered_options(scene.game, 1, say())]

    assert labels == ["Bart Cassidy", "Willy the Kid"]
    assert "reaches nobody from either" in FACE.decision_text(scene.decision, scene.view(1), say())


def test_no_tip_to_attack_or_protect_comes_with_a_jail() -> None:
    scene = Scene("willy-the-kid el-gringo", "rose-doolan jourdonnais", hands=("jail-JS bang-3C", "duel-8C"))
    scene.plays("jail-JS")
    jailed = FACE.tip_kind(scene.decision, scene.view(0))
    scene.says("back")

    assert (scene.decision.kind, jailed) == ("play", "")


def test_a_missed_says_whether_it_stops_the_shot() -> None:
    lines = []
    for shooter in ("slab-the-killer", "rose-doolan"):
        scene = Scene(
            f"{shooter} el-gringo", "willy-the-kid vulture-sam", hands=("bang-3C", "missed-10C missed-JC")
        )
        scene.plays("bang-3C", "vulture-sam")
        decision = scene.game.decision(1)
        lines.append(FACE.option_text(decision, "missed-10C", scene.view(1), say())[1])

    assert lines == ["Counts as one of the 2 Missed! that it takes.", "Stops it: no life point is lost."]


@pytest.mark.parametrize(
    ("life", "in_play", "risky"),
    [(3, "", set()), (2, "", {"pass"}), (3, "barrel-QS", {"missed-10C", "pass", "through"})],
    ids=["a Missed! may be kept", "life is low", "the Barrel first"],
)
def test_the_blue_answer_to_a_shot_is_what_the_tip_says(life: int, in_play: str, risky: set[str]) -> None:
    scene = Scene(
        "rose-doolan el-gringo", "willy-the-kid vulture-sam", hands=("bang-3C", "missed-10C"),
        life={"vulture-sam": life}, in_play={"vulture-sam": in_play} if in_play else {},
    )  # fmt: skip
    scene.plays("bang-3C", "vulture-sam")

    assert {opt.path for opt in offered_options(scene.game, 1, say()) if opt.is_risky} == risky


@pytest.mark.parametrize(("own", "is_in_vain"), [("missed-10C", True), ("missed-10C missed-JC", False)])
def test_cards_that_cannot_stop_a_shot_are_not_proposed_and_the_question_says_so(own, is_in_vain) -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("bang-3C", f"{own} duel-8C"),
        life={"bart-cassidy": 2},
    )  # fmt: skip
    scene.plays("bang-3C", "bart-cassidy")

    risky = {option.path: option.is_risky for option in offered_options(scene.game, 1, say())}

    assert risky["missed-10C"] == is_in_vain
    assert risky["pass"] == (not is_in_vain)  # all that is left to do then is blue
    assert ("too few" in FACE.decision_text(scene.decision, scene.view(1), say())) == is_in_vain
    assert "too few" not in FACE.decision_text(scene.decision, scene.view(0), say())


@pytest.mark.parametrize(("hand", "is_in_vain"), [("jail-10S", True), ("missed-10C", False)])
def test_no_barrel_is_proposed_that_cannot_stop_a_shot_of_two_missed(hand: str, is_in_vain: bool) -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("bang-3C", hand),
        in_play={"willy-the-kid": "barrel-KS", "slab-the-killer": "schofield-KS"},
    )  # fmt: skip
    scene.plays("bang-3C", "willy-the-kid")

    paths = [option.path for option in offered_options(scene.game, 1, say())]
    question = FACE.decision_text(scene.decision, scene.view(1), say())

    assert ("pass" in paths, len(paths) == 1, "too few" in question) == (True, is_in_vain, is_in_vain)
    assert FACE.tip_kind(scene.decision, scene.view(1)) == ("" if is_in_vain else "dodge-barrel")


@pytest.mark.parametrize(("life", "is_in_vain"), [(2, True), (3, False)])
def test_no_beer_that_cannot_save_a_character_is_proposed_nor_ever_its_death(
    life: int, is_in_vain: bool
) -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("", "beer-6H duel-8C"),
        in_play={"willy-the-kid": "dynamite-2H"}, life={"willy-the-kid": life}, deck="missed-5S",
    )  # fmt: skip
    scene.ends_turn()

    risky = {option.path: option.is_risky for option in offered_options(scene.game, 1, say())}

    assert risky == {"beer-6H": is_in_vain, "pass": True}


def test_a_card_that_does_not_stop_a_shot_is_said_to_be_lost_for_nothing() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("bang-3C", "missed-10C duel-8C")
    )
    scene.plays("bang-3C", "bart-cassidy")

    lines = {option.path: option.line for option in offered_options(scene.game, 1, say())}

    assert lines["missed-10C"] == "Not enough: it would be lost for nothing."


@pytest.mark.parametrize(("alive", "is_risky"), [("1", True), ("2", False)])
def test_a_dynamite_below_one_s_last_character_is_not_proposed(alive: str, is_risky: bool) -> None:
    life = {"el-gringo": 0} if alive == "1" else {}
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("dynamite-2H", "duel-8C"), life=life
    )

    risky = [
        option.is_risky
        for option in offered_options(scene.game, 0, say())
        if option.path.startswith("dynamite-2H")
    ]

    assert risky
    assert {*risky} == {is_risky}


@pytest.mark.parametrize(
    ("side", "late"),
    [("el-gringo bart-cassidy", {0, 1}), ("lucky-duke bart-cassidy", {1}), ("lucky-duke jesse-jones", set())],
)
def test_a_hand_waits_for_the_picture_of_a_wound_that_brings_it_a_card(side: str, late: set[int]) -> None:
    hands = ("gatling-10H beer-6H", "duel-8C saloon-5H")
    scene = Scene("slab-the-killer jourdonnais", side, hands=hands, exposed=side.split()[0])
    scene.plays("gatling-10H", "pass", "pass")
    row = LogRow(1, 1, ("pass",), 0, tuple(scene.events))
    seats = tuple(Participant(seat, name) for seat, name in enumerate(NAMES))
    table = TableSnapshot(1, "bang", "standard", seats, TableLocation(1, 2, 3, False), "", scene.game)
    changes = PanelChanges(0, [row], may_undo=False, is_board_behind=False, advice=Advice())
    panels = [hand_panel(table, seat, load_texts("en")) for seat in (0, 1)]

    assert {panel.hand.seat for panel in panels if _brings_cards(panel, changes)} == late


def test_a_seat_keeps_what_came_of_a_shot_below_a_board_that_tells_it() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("bang-3C", "duel-8C duel-QD")
    )
    scene.plays("bang-3C", "bart-cassidy", "pass")
    phrases = Phrases(load_texts("en"), "bang", NAMES, viewer=0)

    lines = FACE.summary(scene.events, phrases)

    assert "who loses 1 life point" in lines[0]
    assert gravity_of(lines[0])


def test_one_deed_is_one_line_and_the_other_side_s_stay_longer_than_one_s_own() -> None:
    def event(kind: str, **facts: str | int) -> Event:
        return Event(kind, 1, tuple(facts.items()))

    deeds = [
        event("played", card="general-store-9C"),
        event("revealed", cards="beer-6H duel-8C", why="general-store"),
        event("bought", card="beer-6H"),
        event("played", card="beer-6H"),
        event("healed", target="el-gringo", left=2),
        event("aimed", card="panic-QH", target="jourdonnais"),
        event("grabbed", card="scope-AS", target="jourdonnais"),
        event("laid", card="winchester-8S", target="el-gringo"),
        event("cleared", card="remington-KC", target="el-gringo"),
        event("laid", card="scope-AS", target="el-gringo"),
        event("answered", card="missed-10C"),
        event("drew-by", why="suzy-lafayette", count=1),
        event("dodged", target="suzy-lafayette"),
    ]

    theirs, own = (FACE.summary(deeds, Phrases(load_texts("en"), "bang", NAMES, viewer=n)) for n in (0, 1))

    assert theirs == [
        "Bob plays 9♣︎ General Store and takes 6♥︎ Beer.",
        "Bob plays 6♥︎ Beer: El Gringo regains 1 life point (2 now).",
        "Bob plays Q♥︎ Panic! and takes A♠︎ Scope from Jourdonnais.",
        "Bob puts 8♠︎ Winchester and A♠︎ Scope in front of El Gringo.",
        "Bob answers with 10♣︎ Missed!: Suzy Lafayette is not hurt.",
        "Suzy Lafayette: Bob draws a card.",
    ]
    assert [gravity_of(line) for line in theirs] == [1, 4, 4, 2, 5, 0]  # the picture shows the answer
    assert [gravity_of(line) for line in own] == [0, 4, 0, 0, 5, 1]


def test_who_is_robbed_reads_of_which_card_in_a_line_as_grave_as_a_wound_and_the_board_does_not() -> None:
    robbed = Event("robbed", 1, (("owner", "seat:0"), ("why", "panic")), (("card", "beer-6H"),))
    aimed = Event("aimed", 1, (("card", "panic-QH"), ("target", "el-gringo")))
    seats = [Phrases(load_texts("en"), "bang", NAMES, viewer=seat) for seat in (0, 1, None)]
    lines = [line for phrases in seats for line in FACE.summary([aimed, robbed], phrases)]

    assert ["Beer" in line for line in lines] == [True, True, False]
    assert [gravity_of(FACE.line(robbed, phrases)) for phrases in seats] == [4, 1, 4]
    game = Scene("willy-the-kid el-gringo", "slab-the-killer jourdonnais").game
    table = TableSnapshot(1, "bang", "standard", (), TableLocation(1, 2, 3, False), "", game)
    log = [phrases_for(table, load_texts("en"), seat).event(robbed) for seat in (0, 1, None)]
    assert ["Beer" in line for line in log] == [True, True, False]
    assert "Beer" in phrases_for(table, load_texts("en"), eyes=(1,)).event(robbed)  # in an open replay


def test_the_story_tells_which_card_was_taken_before_the_deadly_shot() -> None:
    def aimed(card: str) -> Event:
        return Event("aimed", 1, (("card", card), ("target", "el-gringo")))

    robbed = Event("robbed", 1, (("owner", "seat:0"), ("why", "panic")), (("card", "beer-6H"),))
    facts = (("card", "bang"), ("target", "el-gringo"), ("by", "willy-the-kid"), ("theirs", 1), ("count", 1))
    wounded, died = Event("wounded", 0, (*facts, ("left", 0))), Event("died", 0, facts)
    events = [aimed("bang-2C"), aimed("panic-QH"), robbed, aimed("bang-3C"), wounded, died]
    rows = [TurnEvent(ply, 9, event) for ply, event in enumerate(events)]
    [*_, death] = FACE.episodes(rows, 5)
    for language in LANGUAGES:
        card = say(language).texts("bang-card-beer")
        assert all(card in say(language).in_gazette(death.row.event, other=other) for other in (False, True))


def test_however_short_the_room_the_newest_event_that_the_picture_shows_is_told() -> None:
    beers = [Event("healed", 1, (("target", "jourdonnais"), ("left", left))) for left in (2, 3, 4)]
    flipped = Event("flipped", 0, (("why", "jail"), ("target", "el-gringo"), ("cards", "jail-8S")))
    drew = Event("drew", 0, (("count", 2),), (("cards", "bang-7D missed-KC"),))
    events = [*beers, flipped, Event("held", 0, (("target", "el-gringo"),)), drew]
    phrases = Phrases(load_texts("en"), "bang", NAMES, viewer=0)

    assert "no heart" in excerpt(FACE.summary(events, phrases), phrases.texts, TextBudget(960, 4)).text
    aimed = Event("aimed", 1, (("card", "bang-2C"), ("target", "el-gringo")))
    events = [aimed, *events[3:5], Event("dodged", 0, (("target", "el-gringo"),))]
    assert [gravity_of(line) for line in FACE.summary(events, phrases)] == [
        5
    ]  # the flip is part of that line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_cards_says_what_characters_can_do_and_each_draft_how_many_a_side_has(language) -> None:
    scene, text = Scene("slab-the-killer el-gringo", "calamity-janet lucky-duke"), load_texts(language)
    titles = [group.title for group in FACE.visible_cards(scene.view(0), say(language))]

    for title, name in zip(titles, ("slab-the-killer", "el-gringo", "calamity-janet", "lucky-duke")):
        assert title.endswith(text(f"bang-card-{name}.brief"))
    assert text("bang-draft-first").startswith(text("bang-ask-draft"))


def test_calamity_janet_reads_why_other_cards_answer_if_she_holds_one() -> None:
    notes = []
    for hand in ("missed-10C duel-8C", "bang-3C duel-8C"):
        scene = Scene("slab-the-killer el-gringo", "calamity-janet willy-the-kid", hands=("indians-KD", hand))
        scene.plays("indians-KD")
        notes.append("a Missed! is a BANG!" in FACE.decision_text(scene.decision, scene.view(1), say()))

    assert notes == [True, False]


def test_a_panel_of_the_draft_names_both_picks() -> None:
    phrases = Phrases(load_texts("en"), "bang", NAMES, viewer=0)
    picks = [
        Event("drafted", seat, (("card", name),)) for seat, name in enumerate(("el-gringo", "black-jack"))
    ]

    lines = FACE.summary(picks, phrases)

    assert lines == ["Ann chooses El Gringo.", "Bob chooses Black Jack."]
    placed = Event(
        "placed", 0, (("exposed", "el-gringo"), ("covered", "bart-cassidy"), ("opposite", "jourdonnais"))
    )
    assert FACE.summary([*picks, placed], phrases) == [phrases.event(placed)]  # the draft is over


def test_the_first_pick_says_why_its_player_chooses_first_and_who_then_begins() -> None:
    games, questions = picturing.stages("bang", 2, "5e" * 32, GAMES["bang"].presets["standard"]), []
    for _ in range(2):
        game = next(games)
        [decision] = game.open_decisions
        questions += [FACE.decision_text(decision, game.view(seat), say()) for seat in (decision.seat, None)]

    reason = say().texts("bang-draft-first")
    assert [reason in text for text in questions] == [True, True, False, False]


def test_dynamite_says_that_it_goes_in_front_of_one_s_own() -> None:
    scene = Scene("slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("dynamite-2H", "duel-8C"))
    labels = [option.label for option in offered_options(scene.game, 0, say()) if "dynamite" in option.path]

    assert len(labels) == 2
    assert all(label.endswith("(own)") for label in labels)


def test_a_line_says_who_is_exposed_each_turn_but_not_again_how_they_were_placed() -> None:
    placed = Event("placed", 0, (("covered", "el-gringo"), ("exposed", "slab-the-killer"), ("opposite", "b")))
    as_placed, changed = (
        Event("exposed", 0, (("target", name),)) for name in ("slab-the-killer", "el-gringo")
    )

    lines = FACE.summary([placed, as_placed, changed], say())

    assert lines[1:] == ["Ann exposes El Gringo."]
    assert "exposed" not in FACE.events_in_fields
    assert FACE.summary([changed], say()) == ["Ann exposes El Gringo."]


def test_however_short_the_room_life_points_add_up_and_no_outcome_stands_without_its_shot() -> None:
    def loss(left: int) -> tuple[Event, Event]:
        facts = (("card", "bang-3C"), ("target", "el-gringo"), ("count", 1), ("left", left))
        return Event("aimed", 1, facts[:2]), Event("wounded", 0, facts)

    shot = Event("aimed", 1, (("card", "bang-3C"), ("target", "bart-cassidy")))
    beer = (
        Event("played", 0, (("card", "beer-6H"),)),
        Event("healed", 0, (("target", "el-gringo"), ("left", 2))),
    )
    dodge = Event("answered", 0, (("card", "missed-10C"),)), Event("dodged", 0, shot.facts[1:])
    phrases = Phrases(load_texts("en"), "bang", NAMES, viewer=0)
    lines = FACE.summary([*loss(1), *beer, shot, *dodge, *loss(1)], phrases)

    texts = [excerpt(lines, phrases.texts, TextBudget(960, room)).text for room in range(2, 12)]

    assert all("regains" in text for text in texts if text.count("loses") > 1)
    assert {("is not hurt" in text, "on Bart" in text) for text in texts} == {(False, False), (True, True)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_several_turns_say_where_each_begins_and_the_last_two_turns_stay(language: str) -> None:
    def turn(number: int, card: str) -> tuple[Event, ...]:
        facts = (("card", card), ("target", "el-gringo"))
        hit = Event("wounded", 0, (*facts, ("count", 1), ("left", 2), ("few", 0)))
        return Event("turn-began", 1, (("turn", number),)), Event("aimed", 1, facts), hit

    laid = Event("laid", 1, (("card", "mustang-8H"), ("target", "bart-cassidy")))
    phrases = Phrases(load_texts(language), "bang", NAMES, viewer=0)
    lines = FACE.summary([laid, *turn(4, "bang-3C"), laid, *turn(6, "bang-4C"), laid], phrases)
    begin = phrases.texts("told-turn", turn=6, line="")

    whole, short = (excerpt(lines, phrases.texts, TextBudget(960, room)).text for room in (20, 6))
    assert [line.partition(" · ")[0][-1] for line in whole.split("\n") if " · " in line] == ["3", "4", "6"]
    assert (begin in short, short.endswith(lines[-1]), "3♣" in short) == (False, True, False)
    alone = FACE.summary(turn(6, "bang-4C"), phrases)
    assert excerpt(alone, phrases.texts).text == alone[0]


def test_where_room_is_short_a_life_point_regained_stays_as_long_as_one_lost() -> None:
    healed, wounded = (
        Event(kind, 0, (("target", "el-gringo"), ("count", 1), ("left", 3))) for kind in ("healed", "wounded")
    )

    assert FACE.line(healed, say()).gravity == FACE.line(wounded, say()).gravity > 0


def test_who_places_two_reads_a_proposal_that_nobody_else_does() -> None:
    game = next(
        game for game in picturing.stages("bang", 2, "5e" * 32) if game.open_decisions[0].kind == "place"
    )
    decision = game.open_decisions[0]

    own, public = (FACE.decision_text(decision, game.view(seat), say()) for seat in (0, None))

    label, _ = FACE.option_text(decision, decision.default[0], game.view(0), say())
    assert own.endswith(f"make the most of a turn: **{label}**")
    assert "advice" not in public


@pytest.mark.parametrize(
    ("partner_life", "says"), [(3, "heals only the exposed"), (0, "once only two characters are left")]
)
def test_a_wasted_beer_says_why_it_heals_nobody(partner_life: int, says: str) -> None:
    life = {"el-gringo": partner_life, "bart-cassidy": 4 if partner_life else 0}
    scene = Scene(
        "suzy-lafayette el-gringo", "willy-the-kid bart-cassidy", hands=("beer-6H", "duel-8C"), life=life
    )
    lines = {option.path: option.line for option in offered_options(scene.game, 0, say())}
    scene.plays("beer-6H")

    assert lines["beer-6H"].startswith("Heals nobody")
    assert ("Suzy Lafayette needs nothing" in lines["beer-6H"]) == bool(partner_life)
    assert says in FACE.decision_text(scene.decision, scene.view(0), say())


@pytest.mark.parametrize(
    ("hand", "shooter", "tip"),
    [
        ("missed-10C", "willy-the-kid", "dodge"),
        ("bang-3C", "willy-the-kid", ""),
        ("missed-10C saloon-5H", "slab-the-killer", ""),
        ("missed-10C missed-JC", "slab-the-killer", "dodge"),
    ],
)
def test_the_tip_on_saving_a_missed_is_only_for_those_who_hold_enough(
    hand: str, shooter: str, tip: str
) -> None:
    scene = Scene(f"{shooter} black-jack", "el-gringo vulture-sam", hands=("bang-2C", hand))
    scene.plays("bang-2C", "vulture-sam")

    assert scene.decision.kind == "dodge"
    assert FACE.tip_kind(scene.decision, scene.view(1)) == tip


def test_suzys_last_missed_may_draw_the_second_that_slab_asks_for() -> None:  # R19
    scene = Scene(
        "slab-the-killer willy-the-kid",
        "black-jack suzy-lafayette",
        hands=("bang-2C", "missed-JC"),
        deck="missed-QC",
    )
    scene.plays("bang-2C", "suzy-lafayette")

    phrases = Phrases(load_texts("en"), "bang", ["Ann", "Bob"])
    assert "too few" not in FACE.decision_text(scene.decision, scene.view(1), phrases)
    assert not FACE.is_risky(scene.decision, "missed-JC", scene.view(1))


def test_where_a_beer_heals_nobody_the_tip_on_discarding_keeps_none() -> None:  # V19
    scene = Scene(
        "bart-cassidy jourdonnais",
        "black-jack lucky-duke",
        life={"jourdonnais": 0, "lucky-duke": 0, "bart-cassidy": 1},
        hands=("beer-6H missed-JC bang-2C", ""),
    )
    scene.ends_turn()

    assert FACE.tip_kind(scene.decision, scene.view(0)) == "discard-last"


def test_no_tip_is_against_the_second_missed_once_the_first_is_spent() -> None:
    scene = Scene(
        "slab-the-killer black-jack",
        "el-gringo vulture-sam",
        hands=("bang-2C", "missed-JC missed-QC beer-6H"),
    )
    scene.plays("bang-2C", "vulture-sam")
    before = FACE.tip_kind(scene.decision, scene.view(1))
    scene.says("missed-JC")

    assert (before, FACE.tip_kind(scene.decision, scene.view(1))) == ("dodge", "")


def test_above_the_shot_that_ended_the_game_stands_who_bites_the_dust() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("bang-3C", ""),
        life={"willy-the-kid": 0, "bart-cassidy": 1},
    )  # fmt: skip
    scene.plays("bang-3C", "bart-cassidy")
    [step] = FACE.last_steps(scene.view(None))
    seats = tuple(Participant(seat, name) for seat, name in enumerate(NAMES))
    table = TableSnapshot(1, "bang", "standard", seats, TableLocation(1, 2, 3, False), "", scene.game)
    png = bytes(16) + (1100).to_bytes(4, "big") + (806).to_bytes(4, "big")
    for picture, fields in ((Picture("t.png", png, "", {}), 0), (None, 1)):
        end = Embed()
        with_news(end, table, scene.events, load_texts("en"), picture, None)
        assert len(end.fields) == fields  # the step above the end shows it, in a picture

    assert FACE.last_result(step, say()) == "Slab the Killer’s BANG!: Bart Cassidy (Bob) bites the dust."


@pytest.mark.parametrize(("life", "is_close"), [(1, True), (2, False)])
def test_the_verdict_says_if_the_winner_had_one_life_point_left(life: int, is_close: bool) -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("bang-3C", "duel-8C duel-QD"),
        life={"slab-the-killer": life, "el-gringo": 0, "willy-the-kid": 0, "bart-cassidy": 1},
        exposed="slab-the-killer bart-cassidy",
    )  # fmt: skip
    scene.plays("bang-3C", "bart-cassidy", "pass")

    verdict = FACE.verdict(scene.view(None), say())

    assert verdict.endswith("and Slab the Killer had 1 life point left") == is_close
    assert "Bart Cassidy, fell to Slab the Killer’s BANG!" in verdict


@pytest.mark.parametrize(
    ("shooter", "card", "hand", "is_said"),
    [
        ("el-gringo", "bang-3C", "missed-10C", True),
        ("el-gringo", "bang-3C", "beer-6H", False),
        ("slab-the-killer", "bang-3C", "missed-10C beer-6H", False),
        ("slab-the-killer", "bang-3C", "missed-10C missed-JC", True),
        ("el-gringo", "duel-8C", "bang-4C", True),
    ],
)
def test_the_verdict_names_a_card_that_would_have_stopped_the_last_shot(shooter, card, hand, is_said) -> None:
    scene = Scene(
        f"{shooter} black-jack", "willy-the-kid bart-cassidy", hands=(card, hand),
        life={"black-jack": 0, "willy-the-kid": 0, "bart-cassidy": 1}, exposed=f"{shooter} bart-cassidy",
        in_play={shooter: "schofield-KS"},
    )  # fmt: skip
    scene.plays(card, "bart-cassidy", "pass")

    assert scene.view(None).over
    assert ("unplayed" in FACE.verdict(scene.view(None), say())) == is_said


def test_the_end_counts_the_turns_of_the_deaths_which_the_chronicle_tells_too() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("bang-3C", ""),
        life={"willy-the-kid": 0, "bart-cassidy": 1}, turn=14,
        hits=[Hit(turn, "willy-the-kid", 1, 1, "bang", "el-gringo", fatal=turn == 8) for turn in (2, 8)],
    )  # fmt: skip
    scene.plays("bang-3C", "bart-cassidy")
    end = FACE.end_picture(scene.view(None), say())

    assert [text for item, *_ in end.items if (text := getattr(item, "text", "")).isdigit()] == ["8", "14"]


@pytest.mark.parametrize("target", ["willy-the-kid.hand", "bart-cassidy.barrel-KS"])
def test_who_loses_a_card_to_cat_balou_reads_in_one_line_which_one_it_was(target: str) -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("cat-balou-KH", "duel-8C"),
        in_play={"bart-cassidy": "barrel-KS"},
    )  # fmt: skip
    scene.plays("cat-balou-KH", *target.split("."))
    phrases = Phrases(load_texts("en"), "bang", NAMES, viewer=1)

    lines = FACE.summary(scene.events, phrases)

    [line] = [line for line in lines if "Cat Balou" in line]
    assert line.endswith(f"who has to discard {'K♠︎ Barrel' if 'barrel' in target else '8♣︎ Duel'}.")


def test_a_flip_that_holds_one_in_jail_stays_where_there_is_little_room() -> None:
    events = [
        Event("flipped", 1, (("cards", "missed-4S"), ("why", "jail"), ("target", "calamity-janet"))),
        Event("held", 1, (("target", "calamity-janet"),)),
        Event("laid", 1, (("card", "mustang-8H"), ("target", "willy-the-kid"))),
        Event("played", 1, (("card", "stagecoach-9S"),)),
        Event("drew", 1, (("count", 2),), (("cards", "panic-JH beer-6H"),)),
    ]
    phrases = Phrases(load_texts("en"), "bang", NAMES, viewer=1)

    news = excerpt(FACE.summary(events, phrases), load_texts("en"), TextBudget(960, 4)).text

    assert "\nCalamity Janet (Bob) cannot be exposed this turn: 4♠︎, no heart." in news


def _two_jails() -> list[Event]:
    """Return what happens while Bob waits."""
    events = [
        Event("laid", 1, (("card", "barrel-KS"), ("target", "jourdonnais"))),
        Event("played", 0, (("card", "stagecoach-9S"),)),
        Event("drew", 0, (("count", 2),), (("cards", "panic-JH beer-6H"),)),
    ]
    for who, card, flip in (
        ("slab-the-killer", "jail-JS", "panic-QH"),
        ("jourdonnais", "jail-10S", "bang-QH"),
    ):
        target = (("target", who),)
        events.append(Event("laid", 0, (("card", card), *target)))
        events.append(Event("flipped", 1, (("cards", flip), ("why", "jail"), *target)))
        events.append(Event("freed", 1, target))
    return events


JAILS = [
    "Ann puts J♠︎ Jail in front of Slab the Killer.",
    "Slab the Killer (Bob) walks out of Jail: Q♥︎, a heart.",
    "Ann puts 10♠︎ Jail in front of Jourdonnais.",
    "Jourdonnais (Bob) walks out of Jail: Q♥︎, a heart.",
]


def test_who_comes_back_reads_jails_and_flips_before_draws_and_their_own_old_barrel() -> None:
    phrases = Phrases(load_texts("en"), "bang", NAMES, viewer=1)

    lines = FACE.summary(_two_jails(), phrases)

    assert excerpt(lines, phrases.texts, TextBudget(960, 9)).text.split("\n")[1:] == JAILS


def test_a_tip_waits_for_a_panel_that_has_room_for_jails_and_flips() -> None:
    scene = Scene("willy-the-kid el-gringo", "slab-the-killer jourdonnais", phase="expose", current=1)
    seats = tuple(Participant(seat, name) for seat, name in enumerate(NAMES))
    table = TableSnapshot(1, "bang", "standard", seats, TableLocation(1, 2, 3, False), "", scene.game)
    panel = replace(hand_panel(table, 1, load_texts("en")), has_picture=True)
    png = bytes(16) + (1100).to_bytes(4, "big")
    board, hand = (Picture("t.png", png + height.to_bytes(4, "big"), "", {"": 1}) for height in (806, 400))
    changes = PanelChanges(
        0, [], may_undo=False, is_board_behind=False, advice=Advice(tip="A tip of three rows. " * 5)
    )

    layouts = {
        count: first_that_fits(
            possible_layouts(
                panel, replace(changes, rows=[LogRow(1, 0, ("x",), 0, tuple(events))]), board, hand
            ),
        )
        for count, events in enumerate(([], _two_jails()))
    }

    assert [bool(layouts[count][0].tips) for count in (0, 1)] == [True, False]
    rest = excerpt(layouts[1][1], load_texts("en"), layouts[1][2], left_key="").text.split("\n")
    assert rest == JAILS[-len(rest) :]
    assert len(rest) > 2


@pytest.mark.parametrize(
    ("exposed", "alive", "why"),
    [("willy-the-kid", 1, "A Beer saves only the exposed one."), ("bart-cassidy", 1, ""),
     ("bart-cassidy", 0, "With two characters left, a Beer saves nobody.")],
)  # fmt: skip
def test_a_last_life_point_says_why_a_beer_in_hand_does_not_save_it(
    exposed: str, alive: int, why: str
) -> None:
    life = {"bart-cassidy": 1} | ({} if alive else {"el-gringo": 0, "willy-the-kid": 0})
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", life=life, exposed=exposed,
        hands=("bang-3C", "beer-6H missed-10C"),
    )  # fmt: skip
    scene.plays("bang-3C", "bart-cassidy")

    lines = FACE.decision_text(scene.decision, scene.view(1), say()).split("\n")

    assert [line for line in lines if "Beer" in line] == [why] * bool(why)


def test_a_dynamite_that_travels_on_says_so_beside_the_card_that_was_flipped() -> None:
    scene = Scene(
        "slab-the-killer black-jack", "vulture-sam el-gringo", phase="begin", deck="bang-6D",
        in_play={"slab-the-killer": "dynamite-2H"},
    )  # fmt: skip
    [line] = [line for line in FACE.summary(scene.events, say()) if "spared" in line]

    assert line.startswith("Slab the Killer (Ann) is spared: 6♦︎, not ♠︎ 2 to 9. The Dynamite passes")


def test_a_death_and_what_killed_stay_where_a_replay_has_little_room() -> None:
    events = [
        Event("healed", 0, (("target", "el-gringo"), ("left", 3))),
        Event("aimed", 0, (("card", "duel-8C"), ("target", "bart-cassidy"))),
        Event("answered", 1, (("card", "bang-3C"),)),
        Event("answered", 0, (("card", "bang-2C"),)),
        Event("wounded", 1, (("card", "duel-8C"), ("target", "bart-cassidy"), ("count", 1), ("left", 0))),
        Event(
            "died",
            1,
            (
                ("card", "duel-8C"),
                ("target", "bart-cassidy"),
                ("heir", "willy-the-kid"),
                ("theirs", 1),
                ("by", "el-gringo"),
            ),
        ),
        Event("played", 0, (("card", "beer-6H"),)),
        Event("healed", 0, (("target", "el-gringo"), ("left", 4))),
    ]

    news = excerpt(FACE.summary(events, say()), load_texts("en"), TextBudget(960, 5)).text

    assert "El Gringo’s 8♣︎ Duel: Bart Cassidy (Bob) bites the dust." in news


def test_who_waits_reads_which_shot_the_other_side_is_asked_about() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("bang-3C", "duel-8C duel-QD")
    )
    scene.plays("bang-3C", "bart-cassidy")
    seats = tuple(Participant(seat, name) for seat, name in enumerate(NAMES))
    table = TableSnapshot(1, "bang", "standard", seats, TableLocation(1, 2, 3, False), "", scene.game)

    last_kinds = [
        [event.kind for event in untold(scene.events, table, (), seat)][-1:] for seat in (0, 1, None)
    ]

    assert last_kinds[0] == ["aimed"]
    assert ["aimed"] not in last_kinds[1:]


def test_an_old_draft_and_the_deal_are_no_news_but_a_wells_fargo_is() -> None:
    picks = [Event("drafted", seat, (("card", "el-gringo"),)) for seat in (0, 1)]
    deal = [Event("drew", seat, (("cards", ""), ("count", 4))) for seat in (0, 1)]
    loot = [Event("played", 0, (("card", "wells-fargo-3H"),)), Event("drew", 0, (("count", 3),))]

    assert FACE.summary([*picks, *deal, *loot], say()) == ["Ann plays 3♥︎ Wells Fargo."]


def test_of_a_long_absence_the_old_routine_is_left_out_but_no_hit() -> None:
    discard = Event("discarded", 1, (("card", "bang-3D"),))
    hit = Event("healed", 0, (("target", "el-gringo"), ("left", 3)))

    lines = FACE.summary([discard, hit] * 9, say())

    assert sum("discards" in line for line in lines) == 4
    assert sum("regains" in line for line in lines) == 9


@pytest.mark.parametrize(("cards", "keeps_all"), [("missed-10C", True), ("missed-10C missed-JC", False)])
def test_who_can_only_end_the_turn_is_told_so_and_of_a_discard_only_if_it_comes(
    cards: str, keeps_all: bool
) -> None:
    life = {"slab-the-killer": 1}
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=(cards, "duel-8C"), life=life
    )

    own, public = (FACE.decision_text(scene.decision, scene.view(seat), say()) for seat in (0, None))

    assert own == "You have nothing to play."
    assert public == "What do you play?"
    assert (FACE.option_text(scene.decision, "done", scene.view(0), say())[1] == "") == keeps_all


def test_who_holds_only_what_would_heal_nobody_reads_that_they_have_nothing_to_play() -> None:
    scene = Scene("slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("beer-6H missed-10C", ""))
    own, decision = FACE.decision_text(scene.decision, scene.view(0), say()), scene.decision
    assert own == "You have nothing to play. A Beer heals only the exposed one, who is unhurt."
    assert [FACE.is_risky(decision, option, scene.view(0)) for option in ("beer-6H", "done")] == [True, False]


@pytest.mark.parametrize(("hand", "tip"), [("missed-10C", ""), ("bang-4C", "shoot-back")])
def test_a_tip_on_what_answers_a_duel_is_given_only_to_who_holds_one(hand: str, tip: str) -> None:
    scene = Scene("willy-the-kid bart-cassidy", "slab-the-killer el-gringo", hands=("duel-8C", hand))
    scene.plays("duel-8C", "slab-the-killer")

    assert FACE.tip_kind(scene.decision, scene.view(1)) == tip


def test_who_is_asked_in_a_duel_reads_what_the_other_answered() -> None:
    scene = Scene(
        "willy-the-kid bart-cassidy", "slab-the-killer el-gringo", hands=("duel-8C bang-3C", "bang-4C")
    )
    scene.plays("duel-8C", "slab-the-killer", "bang-4C")
    phrases = Phrases(load_texts("en"), "bang", NAMES, viewer=0)

    [line] = [line for line in FACE.summary(scene.events, phrases) if "answers" in line]

    assert (line, victim_of(line)) == ("Bob answers with 4♣︎ BANG!", 0)


def test_a_death_by_a_shot_is_told_once() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "bart-cassidy willy-the-kid", hands=("bang-3C", "duel-8C duel-QD"),
        life={"willy-the-kid": 1},
    )  # fmt: skip
    before = len(scene.events)
    scene.plays("bang-3C", "willy-the-kid", "pass")

    lines = FACE.summary(scene.events[before:], say())

    assert [line for line in lines if "Willy" in line] == [
        "✝️ **Ann plays 3♣︎ BANG! on Willy the Kid, who bites the dust.**"
    ]


@pytest.mark.parametrize(("lit", "whose"), [(0, "Ann’s Dynamite"), (1, "their own Dynamite")])
def test_the_end_says_whose_dynamite_it_was_and_shows_nobody_as_its_hand(lit: int, whose: str) -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("duel-8C", "duel-QD"),
        life={"willy-the-kid": 3, "bart-cassidy": 0}, in_play={"willy-the-kid": "dynamite-2H"},
        deck="missed-5S", fuse=("slab-the-killer", "willy-the-kid")[lit],
    )  # fmt: skip
    scene.ends_turn()
    scene.says("pass")

    view = scene.view(None)

    assert FACE.verdict(view, say()) == f"Bob’s last character, Willy the Kid, fell to {whose}"
    chip = _chip(view, view.hits[-1], say(), is_last=True)
    assert [type(sign) for sign in chip.items] == [Icon, Portrait]
    assert chip.tone == tone(lit, say())


def test_after_one_missed_against_slab_one_more_is_asked_for() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "bart-cassidy willy-the-kid",
        hands=("bang-3C beer-6H", "missed-JC missed-QC"),
    )  # fmt: skip
    scene.plays("bang-3C", "willy-the-kid")
    texts = [FACE.decision_text(scene.decision, scene.view(1), say())]
    scene.says("missed-JC")
    texts.append(FACE.decision_text(scene.decision, scene.view(1), say()))

    assert "two Missed!" in texts[0]
    assert "One more Missed!" in texts[1]


def test_what_is_asked_after_a_failed_barrel_waits_for_the_picture_of_its_flip() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "bart-cassidy willy-the-kid",
        hands=("bang-3C beer-6H", "duel-8C duel-QD"),
        in_play={"willy-the-kid": "barrel-KS"}, deck="bang-4C",
    )  # fmt: skip
    scene.plays("bang-3C", "willy-the-kid")
    scene.says("barrel")

    assert [*FACE.beats(scene.view(1), say())]
    assert scene.decision.kind in FACE.telling_kinds


def test_while_the_picture_moves_the_answer_and_the_next_question_wait_and_placing_has_words() -> None:
    assert {"play", "discard"} <= FACE.telling_kinds
    assert "answered" in FACE.beat_events
    view = replace(Scene("slab-the-killer el-gringo", "bart-cassidy willy-the-kid").view(None), turn=1)
    for language in LANGUAGES:
        assert FACE.leading_words(view, say(language)) == say(language).texts("bang-both-chose")


def test_a_chip_has_the_color_of_the_side_that_hit() -> None:
    scene = Scene("slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("bang-3C", ""))
    scene.plays("bang-3C", "bart-cassidy")
    view = scene.view(None)

    assert _chip(view, view.hits[-1], say(), is_last=False).tone == tone(0, say())


@pytest.mark.parametrize(("life", "effect"), [(4, "or be covered"), (0, "lose all of their next turn")])
def test_jail_says_that_a_last_character_loses_the_turn(life: int, effect: str) -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy",
        hands=("jail-4H beer-6H", "duel-8C"), life={"bart-cassidy": life},
    )  # fmt: skip

    assert effect in FACE.option_text(scene.decision, "jail-4H", scene.view(0), say())[1]


def test_cards_laid_and_drawn_by_the_viewer_stay_longer_than_who_was_exposed_before_the_first_turn() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("jail-4H", "duel-8C"),
        deck="bang-3C missed-10C",
    )  # fmt: skip
    placed = Event("placed", 0, (("covered", "el-gringo"), ("exposed", "slab-the-killer"), ("opposite", "b")))
    before = len(scene.events)
    scene.plays("jail-4H", "bart-cassidy")
    scene.ends_turn()
    phrases = Phrases(load_texts("en"), "bang", NAMES, viewer=1)

    lines = FACE.summary([placed, *scene.events[before:]], phrases)

    routine = {line.partition(" ")[2].partition(" ")[0]: is_routine(line) for line in lines}
    assert is_routine(lines[0])
    assert not routine["puts"]
    assert not routine["draws"]


def test_a_new_turn_tells_the_wound_in_its_picture_unless_it_was_of_a_computer_s_turn() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("bang-3C", "duel-8C duel-QD"),
        deck="bang-4C missed-10C",
    )  # fmt: skip
    scene.plays("bang-3C", "bart-cassidy")
    scene.says("pass")
    assert FACE.last_result(scene.view(None), say()) == ""  # told by this board
    scene.ends_turn()
    against_computer = Phrases(load_texts("en"), "bang", NAMES, ("sheriff", None))

    line = FACE.last_result(scene.view(None), say())
    assert FACE.last_result(scene.view(scene.decision.seat), say()) == ""  # whose panel shows the board

    assert line.startswith("Slab the Killer’s BANG!: Bart Cassidy (Bob) loses 1 life point")
    assert FACE.last_result(scene.view(None), against_computer) == ""


def test_a_wound_covers_no_ability_and_a_character_among_the_cards_claims_no_life() -> None:
    scene = Scene("slab-the-killer el-gringo", "calamity-janet bart-cassidy", hands=("duel-8C", "duel-QD"))
    scene.plays("duel-8C", "calamity-janet", "pass")
    placed = table(scene.view(None), say()).items
    loss = next(y for item, _, y in placed if isinstance(item, Badge) and item.value == "−1")
    text = next((item, y) for item, _, y in placed if isinstance(item, Label) and "reverse" in item.text)

    assert text[1] + text[0].size[1] <= loss
    assert not FACE.card_item("calamity-janet", 200, say()).corner


def test_a_wound_leaves_cards_in_play_their_size() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("bang-3C", "duel-8C duel-QD"),
        in_play={
            "slab-the-killer": "carabine-AC",
            "willy-the-kid": "winchester-8S",
            "bart-cassidy": "scope-AS mustang-8H",
        },
    )  # fmt: skip

    def cards() -> list[int]:
        items = (placed.item for placed in table(scene.view(None), say()).items)
        return [item.width for item in items if getattr(item, "name", "") in icons]

    icons = [icon_of(kind) for kind in ("carabine", "winchester", "scope", "mustang")]

    before = cards()
    scene.plays("bang-3C", "willy-the-kid")
    scene.says("pass")

    assert len(before) > 2
    assert all(cards().count(width) >= before.count(width) for width in before)


def test_the_end_tells_the_last_shot_and_its_cause_below_its_picture_and_in_a_replay() -> None:
    assert told_by_end(FACE, pictured=True) == {WON}


def test_an_option_to_shoot_says_how_many_missed_stop_it_and_what_else_the_target_answers_with() -> None:
    scene = Scene(
        "slab-the-killer calamity-janet", "jourdonnais calamity-janet", hands=("bang-3C", "missed-10C"),
        in_play={"slab-the-killer": "schofield-KS"},
    )  # fmt: skip

    lines = {option.path: option.line for option in offered_options(scene.game, 0, say())}

    two = "Costs 1 life point, unless two Missed! answer."
    assert lines["bang-3C/jourdonnais"] == f"May flip: a heart counts as a Missed! · {two}"
    assert lines["bang-3C/calamity-janet"] == f"She may answer with a BANG!, too. · {two}"
    assert FACE.option_text(scene.decision, "bang-3C", scene.view(None), say())[1] == two  # to anybody


@pytest.mark.parametrize(
    ("shooter", "hand", "barrel", "reason"),
    [
        ("slab-the-killer", "", "barrel-KS", " One Barrel: too few for two Missed!"),
        ("slab-the-killer", "beer-6H", "", " Too few cards for two Missed!"),
        ("slab-the-killer", "", "", ""),
        ("black-jack", "", "", ""),
    ],
)
def test_the_news_says_why_nobody_was_asked_for_two_missed(shooter, hand, barrel, reason) -> None:
    scene = Scene(
        f"{shooter} el-gringo", "bart-cassidy willy-the-kid", hands=("bang-3C", hand),
        in_play={"willy-the-kid": barrel},
    )  # fmt: skip
    scene.plays("bang-3C", "willy-the-kid")

    assert FACE.summary(scene.events, say())[-1].endswith(f"loses 1 life point (3 left).{reason}")


@pytest.mark.parametrize(
    ("hand", "barrel", "line"),
    [
        ("", "", "One Barrel: too few for two Missed!"),
        ("", "barrel-KS", "May flip: a heart counts as a Missed!"),
        ("beer-6H", "", "May flip: a heart counts as a Missed!"),
    ],
)
def test_an_option_to_shoot_promises_a_barrel_only_where_it_is_flipped(hand, barrel, line) -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "jourdonnais willy-the-kid", hands=("bang-3C", hand),
        in_play={"slab-the-killer": "schofield-KS", "jourdonnais": barrel},
    )  # fmt: skip

    lines = {option.path: option.line for option in offered_options(scene.game, 0, say())}

    assert lines["bang-3C/jourdonnais"].startswith(line)


def test_a_missed_that_shoots_is_listed_as_a_shot() -> None:
    scene = Scene("calamity-janet el-gringo", "black-jack willy-the-kid", hands=("missed-10C", "duel-8C"))

    [line] = [option.line for option in offered_options(scene.game, 0, say()) if option.path != "done"]

    assert line == "As a BANG!: 1 life point, unless answered."


@pytest.mark.parametrize(
    ("target", "exposed", "ways"),
    [
        ("willy-the-kid", "willy-the-kid", "A Beer gives one."),
        ("sid-ketchum", "sid-ketchum", "A Beer or two cards give one."),
        ("sid-ketchum", "black-jack", "Two cards give one."),
    ],
)
def test_who_dies_reads_what_would_save_and_sees_who_killed_with_what(
    target: str, exposed: str, ways: str
) -> None:
    scene = Scene(
        "slab-the-killer el-gringo", f"black-jack {target}", hands=("bang-3C", "duel-8C duel-JS"),
        life={target: 1}, exposed=f"slab-the-killer {exposed}",
    )  # fmt: skip
    scene.plays("bang-3C", target, "pass")

    view = scene.view(1)

    assert ways in FACE.decision_text(scene.decision, view, say())
    assert (view.threat.by, view.threat.card, view.threat.target) == ("slab-the-killer", "bang", target)


def test_who_dies_of_dynamite_sees_it_beside_them() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("", "duel-8C duel-QD"),
        in_play={"willy-the-kid": "dynamite-2H"}, life={"willy-the-kid": 2}, deck="missed-5S",
    )  # fmt: skip
    scene.ends_turn()

    assert scene.view(1).threat.card == "dynamite"


def test_two_missed_in_a_row_are_one_line_that_no_short_room_cuts() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "bart-cassidy willy-the-kid", hands=("bang-3C", "missed-10C missed-JC")
    )
    scene.plays("bang-3C", "willy-the-kid", "missed-10C", "missed-JC")

    line = FACE.summary(scene.events, say())[-1]

    assert line.split("\n")[-1] == "Bob answers with 10♣︎ Missed! and J♣︎ Missed!: Willy the Kid is not hurt."
    assert not is_routine(line)


def test_a_death_is_told_first_in_the_next_turn_though_another_card_was_played() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "bart-cassidy willy-the-kid",
        hands=("bang-3C stagecoach-9S", "duel-8C duel-QD"),
        life={"willy-the-kid": 1},
    )  # fmt: skip
    scene.plays("bang-3C", "willy-the-kid", "pass")
    scene.plays("stagecoach-9S")
    scene.ends_turn()
    if len(scene.view(0).hand) > 4:
        scene.says(*scene.view(0).hand[4:])

    death = "Slab the Killer’s BANG!: Willy the Kid (Bob) bites the dust."
    assert FACE.last_result(scene.view(None), say()) == death


@pytest.mark.parametrize(
    ("hand", "end"), [("duel-QD", "loses 1 life point (3 left)."), ("missed-3S", "is not hurt.")]
)
def test_the_last_line_above_a_board_tells_the_hit_in_its_picture_after_an_older_death(hand, end) -> None:
    scene = Scene(
        "willy-the-kid el-gringo", "bart-cassidy slab-the-killer",
        hands=("bang-3C bang-4C", hand), life={"slab-the-killer": 1},
    )  # fmt: skip
    scene.plays("bang-3C", "slab-the-killer", "pass")
    scene.plays("bang-4C", "bart-cassidy", hand if "missed" in hand else "pass")
    if scene.decision.kind == "play":
        scene.ends_turn()

    lines = FACE.last_result(scene.view(None), say()).split("\n")

    assert lines[0] == "Willy the Kid’s BANG!: Slab the Killer (Bob) bites the dust."
    assert lines[1:] == [f"Willy the Kid’s BANG!: Bart Cassidy (Bob) {end}"]


def test_a_spent_bang_is_said_to_its_owner_alone() -> None:
    scene = Scene(
        "slab-the-killer el-gringo",
        "bart-cassidy willy-the-kid",
        hands=("bang-3C bang-4C beer-6H", "duel-8C duel-QD"),
    )
    before = FACE.decision_text(scene.decision, scene.view(0), say())
    scene.plays("bang-3C", "willy-the-kid", "pass")

    own, public = (FACE.decision_text(scene.decision, scene.view(seat), say()) for seat in (0, None))

    assert "spent" in own
    assert "spent" not in before + public


def test_cards_are_numbered_from_left_to_right_though_one_of_them_is_risky() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("dynamite-2H mustang-8H", ""),
        life={"el-gringo": 0},
    )  # fmt: skip

    assert numbered_cards(scene.game, 0, say()) == ["dynamite-2H", "mustang-8H"]


def test_cards_discarded_in_a_row_are_named_like_a_single_one() -> None:
    events = [Event("discarded", 0, (("card", card),)) for card in ("bang-3C", "missed-10C")]

    assert FACE.summary(events, say()) == ["Ann discards 3♣︎ BANG! and 10♣︎ Missed!"]


LINE = 47  # characters of a list's second line that a phone shows


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_whole_what_a_card_or_character_does(language: str) -> None:
    texts = load_texts(language)
    lines = [texts.first(f"bang-card-{key}.brief", f"bang-card-{key}.text") for key in FACE.cards]

    assert [line for line in lines if len(line) > LINE] == []
    game = Game.new(GAMES["bang"], 2, f"{1:064x}")
    drafted = [option.line for option in offered_options(game, game.open_decisions[0].seat, say(language))]
    assert {*drafted} <= {*lines}


def test_a_bang_that_reaches_nobody_is_said_to_do_so() -> None:
    far = {"bart-cassidy": "mustang-8H", "willy-the-kid": "mustang-9H"}
    for in_play, is_near in (({}, True), (far, False)):
        scene = Scene(
            "slab-the-killer el-gringo", "bart-cassidy willy-the-kid",
            hands=("bang-3C beer-6H", "duel-8C"), in_play=in_play,
        )  # fmt: skip

        question = FACE.decision_text(scene.decision, scene.view(0), say())

        assert ("No enemy is in reach" not in question) is is_near


def test_who_cannot_save_a_character_reads_no_tip_to_do_so() -> None:
    for beer, tip in (("beer-6H", "last-beer"), ("duel-JS", "")):
        scene = Scene(
            "slab-the-killer el-gringo", "bart-cassidy willy-the-kid",
            hands=("bang-3C", f"duel-8C {beer}"), life={"willy-the-kid": 1},
            exposed="slab-the-killer willy-the-kid",
        )  # fmt: skip
        scene.plays("bang-3C", "willy-the-kid", "pass")

        assert FACE.tip_kind(scene.decision, scene.view(1)) == tip


def test_a_missed_that_calamity_janet_fires_is_called_a_bang_in_every_line() -> None:
    for card, is_swapped in (("missed-10C", True), ("bang-3C", False)):
        scene = Scene(
            "calamity-janet el-gringo", "bart-cassidy willy-the-kid",
            hands=(card, "duel-8C"), life={"willy-the-kid": 1},
        )  # fmt: skip
        scene.plays(card, "willy-the-kid", "pass")
        hits = [event for event in scene.events if event.kind in ("aimed", "wounded", "died")]

        assert len(hits) == 3
        assert all(("as a BANG!" in say().event(event)) is is_swapped for event in hits)
        assert ("as a BANG!" in say().in_gazette(hits[-1])) is is_swapped


def test_while_discarding_a_panel_says_what_cards_do_and_not_what_its_buttons_do() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "bart-cassidy willy-the-kid", life={"slab-the-killer": 1},
        hands=("bang-3C beer-6H", "duel-8C"),
    )  # fmt: skip
    people = tuple(Participant(number, name, number) for number, name in enumerate(NAMES))
    location = TableLocation.new(1, 2, thread=False)
    scene.says("done")
    table_now = TableSnapshot(7, "bang", "standard", people, location, "5e" * 32, scene.game)

    panel = replace(hand_panel(table_now, 0, load_texts("en")), has_picture=True)

    assert scene.decision.kind == "discard"
    assert [field.name for field in panel.embed.fields][-1] == "What the cards do"


def test_el_gringo_says_why_he_robs_nobody() -> None:
    own = Scene(
        "el-gringo slab-the-killer", "bart-cassidy willy-the-kid",
        hands=("duel-8C beer-6H", "bang-4C duel-QD"),
    )  # fmt: skip
    own.plays("duel-8C", "willy-the-kid", "bang-4C", "pass")
    empty = Scene(
        "bart-cassidy willy-the-kid", "slab-the-killer el-gringo", hands=("bang-4C", "duel-8C beer-6H")
    )
    empty.plays("bang-4C", "el-gringo", "pass")

    for scene, why in ((own, "Ann played that card"), (empty, "Ann has no card")):
        [line] = [line for line in FACE.summary(scene.events, say()) if "El Gringo robs nobody" in line]
        assert line == f"El Gringo robs nobody: {why}."


def test_of_two_whom_indians_hit_the_one_who_died_is_named() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "bart-cassidy willy-the-kid", life={"willy-the-kid": 1},
        hands=("indians-KD beer-6H", "duel-8C"),
    )  # fmt: skip
    scene.plays("indians-KD", "pass", "pass")

    lines = FACE.summary(scene.events, say())

    assert [line for line in lines if "bites the dust" in line] == [
        "✝️ **Slab the Killer’s K♦︎ Indians!: Willy the Kid (Bob) bites the dust.**"
    ]
    assert "Slab the Killer’s K♦︎ Indians!: Bart Cassidy (Bob) loses 1 life point (3 left)." in lines


def test_who_lost_a_duel_of_their_own_is_drawn_hit_by_whoever_answered_last() -> None:
    for answers, faces, target in (
        (("pass",), 2, "Willy the Kid"),
        (("bang-4C", "pass"), 1, "Slab the Killer"),
    ):
        scene = Scene(
            "slab-the-killer el-gringo", "bart-cassidy willy-the-kid",
            hands=("duel-8C beer-6H", "bang-4C duel-QD"),
        )  # fmt: skip
        scene.plays("duel-8C", "willy-the-kid", *answers)

        items = [item for item, _, _ in table(scene.view(None), say()).items]
        staged = [item for item in items if isinstance(item, CardItem)]

        assert sum(card.portrait != "" and card.width == FELT for card in staged) == faces
        small = [item.who for item in items if isinstance(item, Portrait)]
        assert small == ["bang/willy-the-kid"] * (faces == 1)
        assert FACE.leading_words(scene.view(None), say()).endswith(f" → {target}")


def test_indians_name_who_is_next_and_whom_an_answer_has_saved() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "bart-cassidy willy-the-kid", hands=("indians-KD", "bang-3C duel-8C")
    )
    scene.says("indians-KD")
    first = FACE.decision_text(scene.decision, scene.view(1), say())
    scene.says("pass")
    last = FACE.decision_text(scene.decision, scene.view(1), say())
    scene.says("bang-3C")

    assert ("Willy the Kid is next." in first, "is next" in last) == (True, False)
    assert FACE.summary(scene.events, say())[-1].endswith(
        "Bob answers with 3♣︎ BANG!: Willy the Kid is not hurt."
    )
    staged = scene.view(None).staged
    assert (staged.target, staged.count, [one.card for one in staged.answers]) == (
        "willy-the-kid",
        0,
        ["bang-3C"],
    )


@pytest.mark.parametrize("answer", ["missed-10C", "barrel"])
def test_the_first_of_two_missed_is_counted_and_saves_nobody_yet(answer: str) -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "jourdonnais willy-the-kid", hands=("bang-3C", "missed-10C missed-JC"),
        deck="saloon-5H", in_play={"slab-the-killer": "schofield-KS"},
    )  # fmt: skip
    scene.plays("bang-3C", "jourdonnais")
    before = [placed.item for placed in table(scene.view(None), say()).items]
    scene.says(answer)
    items = [placed.item for placed in table(scene.view(None), say()).items]

    half = Badge("bang-missed", "1/2", 68)
    assert (half in before, half in items) == (False, True)
    labels = {item.text for item in items if isinstance(item, Label)}
    assert "A heart: saved" not in labels
    assert ("A heart: 1 of 2" in labels) == (answer == "barrel")


def test_a_last_death_is_led_up_to_with_no_life_left_as_it_was_asked_about() -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "bart-cassidy willy-the-kid", hands=("bang-3C", "duel-8C"),
        life={"bart-cassidy": 0, "willy-the-kid": 1}, exposed="willy-the-kid",
    )  # fmt: skip
    scene.plays("bang-3C", "willy-the-kid")
    before = len(scene.events)
    scene.says("pass")
    [step] = FACE.last_steps(scene.view(None))
    [aimed] = FACE.beats(step, say())

    assert FACE.beat_events & {event.kind for event in scene.events[before:]}
    assert IconRow("life", 0, 4, 36) in [placed.item for placed in aimed.items]
    assert "skull" not in {placed.item.icon for placed in aimed.items if isinstance(placed.item, Badge)}


def test_a_covered_character_who_is_shot_at_shows_what_they_can_do() -> None:
    scene = Scene(
        "slab-the-killer rose-doolan", "jourdonnais willy-the-kid", hands=("bang-3C", "missed-10C missed-JC"),
        in_play={"slab-the-killer": "winchester-8S"}, exposed="slab-the-killer willy-the-kid",
    )  # fmt: skip
    ability = load_texts("en")("bang-card-jourdonnais.brief")
    before = table(scene.view(None), say())
    scene.plays("bang-3C", "jourdonnais")
    after = table(scene.view(None), say())

    texts = [
        {placed.item.text for placed in one.items if isinstance(placed.item, Label)}
        for one in (before, after)
    ]
    assert [ability in labels for labels in texts] == [False, True]


def test_of_two_flipped_cards_nothing_is_said_that_they_would_do_if_played() -> None:
    scene = Scene(
        "rose-doolan black-jack", "vulture-sam lucky-duke", hands=("bang-2C", ""),
        in_play={"lucky-duke": "barrel-QS"}, deck="bang-3C beer-6H",
    )  # fmt: skip
    scene.plays("bang-2C", "lucky-duke")
    scene.says("barrel")
    assert scene.decision.kind == "flip"

    assert [option.line for option in offered_options(scene.game, 1, say())] == ["", ""]


@pytest.mark.parametrize(("mate", "is_offered"), [("el-gringo", False), ("suzy-lafayette", True)])
@pytest.mark.parametrize("card", ["beer-6H", "saloon-5H"])
def test_what_would_heal_nobody_is_not_listed_but_explained(card: str, mate: str, is_offered: bool) -> None:
    scene = Scene(f"slab-the-killer {mate}", "willy-the-kid bart-cassidy", hands=(f"{card} jail-10S", ""))

    listed = [option.path for option in offered_options(scene.game, 0, say())]
    question = FACE.decision_text(scene.decision, scene.view(0), say())

    assert any(card in path for path in listed) == is_offered
    assert any("jail" in path for path in listed)
    assert ("heal" in question) != is_offered
    cards = [item for item, _, _ in FACE.hand_picture(scene.view(0), say(), {}).items]
    assert [item.faint for item in cards] == [not is_offered, False]


def test_a_turn_asks_whether_who_stands_exposed_stays_so() -> None:
    scene = Scene("willy-the-kid el-gringo", "slab-the-killer jourdonnais", phase="expose", current=1)

    assert "Keep Slab the Killer exposed" in FACE.decision_text(scene.decision, scene.view(1), say())


@pytest.mark.parametrize(("in_play", "is_vain"), [("mustang-9H", True), ("", False)])
def test_a_panic_that_reaches_only_cards_of_ones_own_side_says_so_and_is_faint(in_play, is_vain) -> None:
    scene = Scene(
        "slab-the-killer el-gringo", "willy-the-kid bart-cassidy", hands=("panic-QH bang-3C", "duel-8C"),
        in_play={"slab-the-killer": "schofield-KS", "bart-cassidy": in_play},
    )  # fmt: skip
    view = scene.view(0)
    [panic] = [
        placed.item
        for placed in hand_picture.hand(view, say(), {}).items
        if placed.item.icon == icon_of("panic")
    ]

    assert panic.faint == is_vain
    assert ("No enemy at distance 1" in FACE.decision_text(scene.decision, view, say())) == is_vain


def test_a_jail_put_in_front_of_the_viewer_is_told_as_long_as_a_wound() -> None:
    laid = Event("laid", 0, (("card", "jail-4H"), ("target", "bart-cassidy")))

    assert FACE.line(laid, Phrases(load_texts("en"), "bang", NAMES, viewer=1)).gravity == GRAVITY["hit"]
    assert not FACE.line(laid, Phrases(load_texts("en"), "bang", NAMES, viewer=0)).gravity


@pytest.mark.parametrize(
    ("card", "hand", "labels"),
    [
        ("duel-8C", "beer-6H", ["6♥︎ Beer", "Let Vulture Sam die"]),
        ("duel-8C", "saloon-5H", ["Let Vulture Sam die"]),
        ("gatling-10H", "missed-10C", ["10♣︎ Missed!", "Let Vulture Sam die"]),
    ],
    ids=["a Beer saves", "nothing helps", "a shot is dodged"],
)
def test_a_last_wound_and_what_comes_of_it_are_one_answer(card: str, hand: str, labels: list[str]) -> None:
    scene = Scene(
        "bart-cassidy black-jack", "vulture-sam el-gringo", hands=(card, hand), life={"vulture-sam": 1}
    )
    scene.says(card)
    if scene.decision.kind == "target":
        scene.says("vulture-sam")
    offered = [option.label for option in offered_options(scene.game, 1, say())]

    assert [label for label in offered if "→" not in label] == labels
    is_alone = "Nothing in your hand helps" in FACE.decision_text(scene.decision, scene.view(1), say())
    assert is_alone == (len(labels) == 1)


def test_a_flip_is_not_told_before_it_is_turned() -> None:
    scene = Scene(
        "bart-cassidy black-jack", "vulture-sam el-gringo", hands=("bang-2C", "beer-6H"), deck="missed-2S",
        in_play={"el-gringo": "barrel-QS"}, life={"el-gringo": 1},
    )  # fmt: skip
    scene.plays("bang-2C", "el-gringo")
    paths = [option.path for option in offered_options(scene.game, 1, say())]

    assert "through" in paths
    assert not any(path.startswith(("barrel/", "through/")) for path in paths)


def test_a_beer_that_saves_a_life_is_as_grave_as_a_death() -> None:
    drank = [
        Event("drank", 1, (("card", "beer-6H"), ("who", "el-gringo"), ("left", left))) for left in (1, 2)
    ]

    assert [FACE.line(event, say()).gravity for event in drank] == [GRAVITY["died"], GRAVITY["drank"]]


def test_a_flip_for_jail_is_seen_before_who_comes_forward_is_asked_whence_he_draws() -> None:
    scene = Scene(
        "willy-the-kid el-gringo", "pedro-ramirez bart-cassidy", hands=("jail-10S bang-2C", "beer-6H"),
        in_play={"bart-cassidy": "barrel-QS"}, deck="missed-2S missed-10C", exposed="bart-cassidy",
    )  # fmt: skip
    scene.plays("jail-10S", "bart-cassidy")
    scene.plays("bang-2C", "bart-cassidy", "barrel")
    if scene.decision.kind == "dodge":
        scene.says("pass")
    scene.ends_turn()
    view = scene.view(1)

    assert scene.decision.kind == "draw-from"
    assert FACE.tells_result(view, scene.decision.kind)
    draw = shown_hit(view)
    assert draw is not None
    assert draw.card == "jail"
    assert [*FACE.beats(view, say())]


def test_a_robbery_at_the_draw_leaves_the_picture_with_its_turn() -> None:
    scene = Scene(
        "willy-the-kid el-gringo", "jesse-jones black-jack", hands=("beer-6H bang-2C", ""),
        life={"black-jack": 0, "el-gringo": 0},
    )  # fmt: skip
    scene.ends_turn()
    scene.says("hand")
    robbed = shown_hit(scene.view())
    scene.ends_turn()

    assert robbed is not None
    assert scene.decision.seat == 0
    assert shown_hit(scene.view()) is None


def test_a_card_with_one_use_asks_nothing_more_however_long_the_list_is() -> None:
    blue = [name for name in CARDS if KINDS[KIND[name]].color == "blue" and KIND[name] not in HARMFUL]
    scene = Scene(
        "willy-the-kid el-gringo", "jesse-jones black-jack", life={"black-jack": 0},
        hands=(f"cat-balou-KH {' '.join(blue[1:])}", "beer-6H"), in_play={"willy-the-kid": blue[0]},
    )  # fmt: skip
    offered = [option.path for option in offered_options(scene.game, 0, say())]

    assert "cat-balou-KH" not in offered
    assert f"cat-balou-KH{SEPARATOR}jesse-jones{SEPARATOR}hand" in offered


def test_what_a_card_does_is_read_before_it_is_pressed_though_old_news_scroll_away() -> None:
    scene = Scene("willy-the-kid el-gringo", "slab-the-killer jourdonnais", hands=("panic-JH", "beer-6H"))
    seats = tuple(Participant(seat, name) for seat, name in enumerate(NAMES))
    table = TableSnapshot(1, "bang", "standard", seats, TableLocation(1, 2, 3, False), "", scene.game)
    panel = replace(hand_panel(table, 0, load_texts("en")), has_picture=True)
    png = bytes(16) + (1100).to_bytes(4, "big")
    board, hand = (Picture("t.png", png + height.to_bytes(4, "big"), "", {"": 1}) for height in (806, 330))
    rows = [LogRow(1, 0, ("x",), 0, tuple(_two_jails()))]
    changes = PanelChanges(0, rows, may_undo=False, is_board_behind=False, advice=Advice())

    layout, *_ = first_that_fits(possible_layouts(panel, changes, board, hand))

    assert "You take a card at distance 1." in layout.effects
