"""The texts of Rag'n'Guns' cards and board, in every language."""

import logging
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from scenes.ragnguns import Scene, Side

from bot.features.game_panels.log_pages import phone_rows
from bot.games.offered import numbered_cards, offered_options
from bot.games.parts import MAX_LABEL, TurnEvent, is_too_long
from bot.games.ragnguns.cards import POWER_SIGN, does, effect_lines, lines, word
from bot.games.ragnguns.hand_layout import LINE, SAID
from bot.games.ragnguns.hand_picture import hand
from bot.games.ragnguns.presenter import RagNGunsPresenter
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.scene import Badge, Label
from bot.render.typesetting import fit
from engine.core.decisions import Decision
from engine.core.game import Game
from engine.core.plays import Play, Step
from engine.core.rng import Rng
from engine.core.rules import Event
from engine.games.ragnguns.cards import CARDS
from engine.games.ragnguns.effects import EFFECTS, POSED, TRAPS
from engine.games.ragnguns.effects import PISTOLEROS as BELT
from engine.games.ragnguns.ongoing import LASTING
from engine.games.ragnguns.policy import play
from engine.games.ragnguns.rules import RagNGuns
from engine.games.ragnguns.state import Hit, Trap

PRESENTER = RagNGunsPresenter()
EVERY = [
    *(effect for effects in (*EFFECTS.values(), *BELT.values()) for effect in effects),
    *(*POSED.values(), *TRAPS.values(), *LASTING.values()),
]
every_language = pytest.mark.parametrize("language", LANGUAGES)


SIGNS = ("🎯", "🧱")  # signs that its cards and boards show instead of words
SUITS = {"♠", "♥", "♣", "♦", "∞", "↴"}  # and signs that nobody knows
WORDS = Path(__file__).parents[4] / "data" / "games" / "ragnguns" / "words"


def unsaid(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@every_language
def test_its_signs_are_explained_and_none_is_a_suit_of_another_game(language: str) -> None:
    text, message = load_texts(language), WORDS / language

    assert [sign for sign in SIGNS if sign not in text("ragnguns-legend")] == []
    assert [file.name for file in message.glob("*.ftl") if SUITS & {*file.read_text("utf-8")}] == []


@every_language
def test_an_effects_text_says_how_many_and_for_which_keywords(language: str) -> None:
    text = load_texts(language)
    for effect in EVERY:
        sentence = does(effect, text)
        numbered = effect.does not in ("mend",) and effect.count
        assert not numbered or str(effect.count) in sentence, sentence
        assert all(word(keyword, text) in sentence for keyword in effect.words), sentence
        assert "{" not in sentence


@every_language
def test_two_effects_that_differ_are_not_said_alike(language: str) -> None:
    text = load_texts(language)
    sentences = {(e.does, e.count, e.words, getattr(e, "zone", "")): does(e, text) for e in EVERY}

    assert len(set(sentences.values())) == len(sentences)


def test_a_reinforcement_says_which_zone_does_what_and_how_long() -> None:
    assert lines("adjoint-nelson", load_texts("fr"))[1:] == [
        "À la pose, Ruelle\u00a0: Planque une carte SHÉRIF de ta défausse.",
        "En place, Abri\u00a0: Chaque Fusillade adverse coûte 1 Balle de plus.",
    ]


@every_language
def test_a_game_is_shown_without_a_gap_and_within_discords_limits(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = Game.new(RagNGuns(), 2, "cd" * 32, keep=False)
    phrases, rng = Phrases(load_texts.__wrapped__(language), "ragnguns", ["Ann", "Bob"]), Rng("ab" * 32)
    while game.open_decisions:
        decision = game.open_decisions[0]
        view = game.view(decision.seat)
        assert PRESENTER.headline(view, phrases)
        assert len(PRESENTER.hand(view, phrases)) <= 3000
        assert all(
            0 < len(f.value) <= 1024 and len(f.name) <= 256
            for f in PRESENTER.fields(game.view(None), phrases)
        )
        labels = [PRESENTER.option_text(decision, option, view, phrases)[0] for option in decision.options]
        assert all(labels)
        for event in game.answer(decision.seat, play(view, decision, rng)).events:
            assert "{" not in phrases.event(event)
    assert PRESENTER.fields(game.view(None), phrases)

    assert unsaid(caplog) == []


def test_the_hidden_top_of_a_stash_is_shown_as_a_trap_and_no_more() -> None:
    game = Game.new(RagNGuns(), 2, "cd" * 32, keep=False)
    for seat in (0, 1):
        game.answer(seat, ("la-souriciere",))
    p = game.state.players[0]
    p.deck.remove("la-chute.0") if "la-chute.0" in p.deck else p.hand.remove("la-chute.0")
    p.stash["left"], p.down = ["la-chute.0"], ["la-chute.0"]
    phrases = Phrases(load_texts("fr"), "ragnguns", ["Ann", "Bob"])

    public = str(PRESENTER.fields(game.view(None), phrases)) + str(PRESENTER.fields(game.view(1), phrases))

    assert "un Piège face cachée" in public
    assert "La Chute" not in public
    assert "La Chute" in PRESENTER.hand(game.view(0), phrases)


def in_play(**zones: str) -> Game:
    """Deal two prebuilt decks of Pepper Malone, seat 0 with these cards in its zones."""
    game = Game.new(RagNGuns(), 2, "cd" * 32, keep=False)
    for seat in (0, 1):
        game.answer(seat, ("la-souriciere",))
    p = game.state.players[0]
    for zone, card in zones.items():
        next(pile for pile in (p.deck, p.hand, p.box) if card in pile).remove(card)
        p.zones[zone] = card
    return game


def test_two_effects_of_one_card_are_told_apart_on_their_buttons() -> None:
    game, phrases = in_play(), Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    options = ("pistolero:1", "pistolero:2", "tomahawk.0:1")
    decision = Decision(0, "effect", options)

    labels = [PRESENTER.option_text(decision, option, game.view(0), phrases)[0] for option in options]

    assert len(set(labels)) == 3
    assert labels[2] == "Tomahawk: fire 1 (1)"
    assert all(len(label) <= MAX_LABEL for label in labels)


def test_what_stashing_a_hand_at_once_leaves_on_top_of_each_pile_is_said_to_its_seat_alone() -> None:
    game, phrases = in_play(), Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    p = game.state.players[0]
    hand = p.hand[:3]
    p.hand[:] = hand
    ways = [f"{card}:{place}" for card in hand for place in ("left", "right")]
    decision = Decision(0, "stash", (*ways, "all"))

    label, _ = PRESENTER.option_text(decision, "all", game.view(0), phrases)
    own, public = (PRESENTER.decision_text(decision, game.view(seat), phrases) for seat in (0, None))

    left, right = (phrases.value(card) for card in (hand[2], hand[1]))
    assert label == "Stash all"
    assert own.splitlines()[1:] == [f"**Stash all** leaves on top: left {left}, right {right}."]
    assert "on top:" not in public


@pytest.mark.parametrize(
    ("pile", "labels"),
    [
        ("", ["The Fall → face down", "The Fall → face up"]),
        (
            "torche",
            [f"The Fall → {side}, face {way}" for way in ("down", "up") for side in ("left", "right")],
        ),
    ],
)
def test_left_and_right_are_no_question_while_both_piles_are_empty(pile: str, labels: list[str]) -> None:
    scene, phrases = (
        Scene(Side(hand="la-chute", left=pile)),
        Phrases(load_texts("en"), "ragnguns", ["A", "B"]),
    )
    scene.do("end")

    assert sorted(option.label for option in offered_options(scene.game, 0, phrases)) == sorted(labels)


def test_the_last_card_is_stashed_by_a_button_for_each_pile() -> None:
    labels = {path: f"Lasso → {path}" for path in ("lasso.0:left", "lasso.0:right")}

    assert [PRESENTER.short_label(path, label) for path, label in labels.items()] == [*labels.values()]
    assert PRESENTER.short_label("all", "Stash all") == ""  # several are a list


def test_sharing_bullets_says_who_takes_how_many_and_what_would_be_the_last() -> None:
    game, phrases = in_play(alley="machette.0"), Phrases(load_texts("fr"), "ragnguns", ["Ann", "Bob"])
    game.state.players[0].pistolero_wounds = 4
    decision = Decision(0, "split", ("0", "1"), facts=(("bullets", 2),))

    labels = [
        PRESENTER.option_text(decision, option, game.view(0), phrases)[0] for option in decision.options
    ]

    assert labels == ["Toi\u00a0: 2 💀", "Ruelle 1 (tombe) · toi 1 (5 sur 6)"]
    assert [PRESENTER.is_risky(decision, option, game.view(0)) for option in decision.options] == [
        True,
        False,
    ]


def test_where_every_share_kills_one_button_is_left_and_no_words_tell_the_end() -> None:
    hurt = {"pistolero_wounds": 5}
    scene = Scene(Side(alley="frangines", bullets=3), Side(alley="machette", **hurt), current=0)
    scene.do("shoot", "3")

    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    offered = offered_options(scene.game, 1, phrases)
    question = PRESENTER.decision_text(scene.decision, scene.view(1), phrases)

    assert [(option.label, option.path) for option in offered] == [("Face them", "1")]
    fate = "Machete stops 1 at most."
    assert question == f"**Shootout: 3 bullets fly at you.** {fate}"
    assert PRESENTER.tip_kind(scene.decision, scene.view(1)) == ""  # nothing can be done


def test_who_must_share_bullets_reads_what_fired() -> None:
    scene = Scene(Side(alley="frangines", bullets=3), Side(alley="machette"))
    scene.do("shoot", "2")
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])

    question = PRESENTER.decision_text(scene.decision, scene.view(1), phrases)

    assert question.startswith("**Shootout: 2 bullets fly at you.**")


def test_a_reload_that_costs_what_it_gives_is_not_offered() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])

    def offers(theirs: int) -> bool:
        scene = Scene(Side(hand="rechargement-eclair", barrel=4, bullets=3), Side(barrel=theirs))
        return any(option.path.startswith("effect") for option in offered_options(scene.game, 0, phrases))

    assert [offers(theirs) for theirs in (3, 4)] == [False, True]


def test_firepower_is_not_offered_after_the_last_shootout_of_a_turn() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    scene = Scene(Side(alley="gatling", hand="sonner-la-charge", bullets=2, belt=1))

    def offers() -> bool:
        return any(option.path.startswith("effect") for option in offered_options(scene.game, 0, phrases))

    assert offers()
    scene.do("shoot", "1")
    assert not offers()


def test_an_effect_with_a_target_says_what_the_target_does_and_itself_only_once() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    scene = Scene(Side(left="lasso"), Side(left="torche", right="gatling"))

    lines = {option.label: option.line for option in offered_options(scene.game, 0, phrases)}

    assert lines["Lasso: they lose a top Stash card → The Gatling"] == "cost 3 · 4 🎯 · 1 🧱"


def test_what_a_pistolero_can_fetch_is_one_line_without_cards_in_the_picture() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    scene = Scene(Side(gun="pepper-malone", belt=2, discard="torche termites"), Side())

    options = offered_options(scene.game, 0, phrases)

    assert options[0].label == "Belt 2: re-stash a FIRE or PIÈGE…"
    assert numbered_cards(scene.game, 0, phrases) == []


def test_only_who_has_not_fired_reads_what_a_shootout_needs() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    need = phrases.texts("ragnguns-how-pose")

    def texts(fired: int, turn: int) -> str:
        scene = Scene(Side(hand="fouet", bullets=1), turn=turn, volleys=fired)
        return PRESENTER.decision_text(scene.decision, scene.view(0), phrases)

    assert [need in texts(fired, turn) for fired, turn in ((0, 1), (1, 1), (0, 9))] == [True, False, True]


def test_a_shootout_that_was_fired_is_told_while_bullets_are_left() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    scenes = [Scene(Side(alley="fouet", bullets=count), volleys=1, turn=9) for count in (2, 0)]

    texts = [PRESENTER.decision_text(scene.decision, scene.view(0), phrases) for scene in scenes]

    assert [text.split("\n")[0] for text in texts] == [
        "Your move: 2 bullets, Shootout fired.",
        "Your move: no bullet left to pay or shoot.",
    ]


def test_a_card_whose_zone_is_still_to_be_chosen_says_what_it_does() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    cards = "boite-de-cartouches poing-americain charlatan-pickwick fouet lasso torche machette"
    scene = Scene(Side(hand=cards, bullets=6))

    folded = [option for option in offered_options(scene.game, 0, phrases) if option.path.count("/") == 1]

    assert any(option.line.startswith("2 choices · ") and "Alley: " in option.line for option in folded)


def test_how_near_the_end_is_stands_above_the_list_for_both() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])

    def text(hits: int) -> str:
        scene = Scene(Side(hand="fouet", pistolero_wounds=hits), Side(pistolero_wounds=hits), turn=9)
        return PRESENTER.decision_text(scene.decision, scene.view(0), phrases)

    assert "**One more hit on you, and you fall.**\n**One more hit on Bob wins.**" in text(5)
    assert "hit" not in text(3)


def test_the_end_of_a_turn_leads_where_only_a_discard_is_left() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    sides = Side(alley="frangines", shelter="machette"), Side(alley="frangines", bullets=1)

    first = [offered_options(Scene(side).game, 0, phrases)[0] for side in sides]

    assert [(option.path, option.is_risky) for option in first] == [("end", False), ("shoot/1", False)]


@pytest.mark.parametrize(("barrel", "loaded"), [(3, 3), (4, 1)])
def test_a_reload_says_how_many_bullets_it_gives_now(barrel: int, loaded: int) -> None:
    scene = Scene(Side(left="boite-de-cartouches", barrel=barrel, bullets=3), Side(barrel=3))
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    offered = offered_options(scene.game, 0, phrases)
    [option] = [option for option in offered if option.path == "effect/boite-de-cartouches.0:1"]
    before = scene.me.bullets

    scene.do("effect", "boite-de-cartouches:1")

    assert scene.me.bullets - before + CARDS["boite-de-cartouches"].effects[0].cost == loaded
    assert option.label == f"Cartridges: +{loaded} bullet{'s' * (loaded > 1)}"


def test_the_only_target_of_an_effect_takes_no_room_on_its_button() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])

    def labels(**theirs: str) -> list[str]:
        scene = Scene(Side(shelter="longue-vue", bullets=3), Side(**theirs))  # type: ignore[arg-type]
        return [
            option.label for option in offered_options(scene.game, 0, phrases) if "Spyglass" in option.label
        ]

    spyglass = "Spyglass: they lose a top Stash card, then gone"
    assert spyglass in labels(left="machette")
    assert f"{spyglass} → Machete" in labels(left="machette", right="fouet")


@pytest.mark.parametrize(("turn", "is_said"), [(1, True), (5, False)])
def test_what_a_piege_is_takes_room_above_the_hand_in_the_first_turns_only(
    turn: int, *, is_said: bool
) -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    scene = Scene(Side(hand="la-chute machette", bullets=2), turn=turn)

    says = PRESENTER.decision_text(scene.decision, scene.view(0), phrases)

    assert (phrases.texts("ragnguns-how-trap") in says) is is_said


def test_a_full_alley_and_shelter_are_told_where_another_card_could_be_paid() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    full = phrases.texts("ragnguns-full")

    def lines_of(bullets: int, **zones: str) -> list[str]:
        own = Side(hand="machette", bullets=bullets, deck="lasso", **zones)  # type: ignore[arg-type]
        scene = Scene(own, turn=1)
        return PRESENTER.decision_text(scene.decision, scene.view(0), phrases).split("\n")

    def says(bullets: int, **zones: str) -> bool:
        return full in lines_of(bullets, **zones)

    assert says(2, alley="fouet", shelter="barre-de-fer")
    # The board above must have room.
    assert list(map(phone_rows, lines_of(2, alley="fouet", shelter="barre-de-fer"))) == [1, 1]
    assert not says(1, alley="fouet", shelter="barre-de-fer")  # it costs two
    assert not says(2, alley="fouet")


def test_where_nothing_can_be_paid_in_the_first_turns_that_is_said_to_be_normal() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    scene = Scene(Side(hand="machette gatling", bullets=1))

    first, later = (
        PRESENTER.decision_text(scene.decision, replace(scene.view(0), turn=turn), phrases) for turn in (1, 5)
    )

    assert first.endswith("At first that is normal: next turn you load one bullet more.")
    assert "dear" not in later


@pytest.mark.parametrize(("deck", "is_warned"), [("", True), ("lasso", False)])
def test_whose_deck_is_empty_reads_that_the_pistolero_may_step_out_next(
    deck: str, *, is_warned: bool
) -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    scene = Scene(Side(hand="machette", deck=deck, bullets=1), turn=9)

    text = PRESENTER.decision_text(scene.decision, scene.view(0), phrases)

    assert ("Your deck is empty" in text) is is_warned


def test_an_empty_hand_is_not_too_dear() -> None:
    scene = Scene(Side(bullets=1))

    text = PRESENTER.decision_text(
        scene.decision,
        replace(scene.view(0), turn=1),
        Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"]),
    )

    assert "dear" not in text


def test_the_question_for_a_stake_says_what_the_trap_does() -> None:
    scene = Scene(Side(hand="la-chute", bullets=2))
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    scene.do("trap", "la-chute")

    assert scene.decision.kind == "stake"
    text = PRESENTER.decision_text(scene.decision, scene.view(0), phrases)
    assert text.endswith("\nIf sprung: Your opponent discards 1 card from hand, of their choice.")


@pytest.mark.parametrize(
    ("shelter", "red"), [("", {"shoot/1"}), ("machette", {"shoot/1"}), ("veuve-pruitt", set())]
)
def test_a_shootout_is_the_red_button_beside_the_list_unless_it_is_stopped(
    shelter: str, red: set[str]
) -> None:
    scene = Scene(Side(hand="machette", alley="fouet", bullets=2), Side(shelter=shelter))
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])

    offered = offered_options(scene.game, 0, phrases)

    assert {option.path for option in offered if option.is_attack} == red


@pytest.mark.parametrize(
    ("zones", "stake"),
    [({}, "2 bullets on it"), ({"shelter": "willy-l-allumette.0"}, "2 bullets on it, 3 to pay")],
)
def test_q86_board_and_hand_show_stake_and_price(zones: dict[str, str], stake: str) -> None:
    game, phrases = in_play(**zones), Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    p = game.state.players[0]
    next(pile for pile in (p.deck, p.hand) if "la-chute.0" in pile).remove("la-chute.0")
    p.traps.append(Trap("la-chute.0", 2))
    board = PRESENTER.fields(game.view(None), phrases)[0].value
    pictures = [PRESENTER.picture(game.view(seat), phrases).items for seat in (1, 0)]

    assert f"Pièges (traps) set: {stake}\n" in board + "\n"
    assert f"**1 · The Fall · {stake}**" in PRESENTER.hand(game.view(0), phrases)
    assert "2 bullets on it" not in PRESENTER.hand(game.view(1), phrases)
    assert all("2" in [item.value for item, _, _ in items if isinstance(item, Badge)] for items in pictures)


def test_what_has_been_taken_is_not_read_as_what_is_left() -> None:
    game, phrases = in_play(alley="machette.0"), Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    p = game.state.players[0]
    p.pistolero_wounds, p.wounds["machette.0"] = 3, 1

    board = PRESENTER.fields(game.view(None), phrases)[0].value

    assert "3 of 6 bullets taken" in board
    assert "🧱 · hit once)" in board


@pytest.mark.parametrize(
    ("kind", "says"),
    [("shoot", ["1 bullet: 1 of 6", "2 bullets: 2 of 6"]), ("stake", ["Stake 1", "Stake 2"])],
)
def test_a_number_to_choose_says_what_it_is_of(kind: str, says: list[str]) -> None:
    game, phrases = in_play(), Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    decision = Decision(0, kind, ("1", "2"))

    labels = [PRESENTER.option_text(decision, option, game.view(0), phrases)[0] for option in ("1", "2")]

    assert labels == says


def test_an_effect_that_gives_up_a_placed_card_is_not_the_blue_button() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    scene = Scene(Side(hand="lasso", shelter="vieux-bourbon", left="harmonica", deck="torche fouet machette"))

    risky = {option.path: option.is_risky for option in offered_options(scene.game, 0, phrases)}

    assert risky["effect/vieux-bourbon.0:2"] is True
    assert risky["effect/harmonica.0:2"] is False


def test_a_card_that_does_something_as_it_is_placed_says_what_before_it_asks() -> None:
    scene = Scene(Side(hand="coyote-apprivoise", bullets=1), Side(left="fouet", right="lasso"))
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    scene.do("pose", "coyote-apprivoise", "alley")

    text = PRESENTER.decision_text(scene.decision, scene.view(0), phrases)

    assert text.splitlines()[1] == does(POSED["coyote-apprivoise", "alley"], phrases.texts)


def test_a_list_follows_the_numbers_of_the_cards_to_those_in_play_and_names_each_piege() -> None:
    scene = Scene(Side(hand="machette termites la-chute", alley="fouet", bullets=3), Side(alley="frangines"))
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])

    labels = [option.label for option in offered_options(scene.game, 0, phrases)]

    assert labels[:3] == ["Machete → Shelter (2)", "Piège: Termites…", "Piège: The Fall…"]
    assert offered_options(scene.game, 0, phrases)[0].line.startswith("Alley taken")
    assert labels[3:] == [
        "Whip: fire 1 at their Alley (2), then gone",
        "Shootout! → 1 bullet: 0–1 of 6",
        "Throw away…",
        "End the turn",
    ]


def test_one_press_ends_the_turn_and_stashes_all_cards_but_a_lone_one_asks_for_its_pile() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])

    def paths(hand: str) -> list[str]:
        scene = Scene(Side(hand=hand, bullets=1, deck="fouet"))
        return [option.path for option in offered_options(scene.game, 0, phrases) if "end" in option.path]

    assert paths("lasso torche") == ["end/all"]
    assert paths("la-chute") == ["end"]


def test_a_pictured_card_says_in_words_what_no_font_of_pictures_has() -> None:
    text = load_texts("en")

    lines = [
        *PRESENTER.lines_beside_picture("buffalo-kid", text),
        *PRESENTER.lines_beside_picture("harmonica", text),
    ]

    assert [line.partition(":")[0] for line in lines] == [
        "Belt 1",
        "Belt 1",
        "Each turn",
        "In play, discard it",
    ]
    assert "gains 1 firepower" in lines[0]
    whens = [line.partition(":")[0] for line in PRESENTER.lines_beside_picture("locomotive", text)]
    assert whens == ["Placed in Alley", "While in Shelter"]


@pytest.mark.parametrize(
    ("hits", "course"),
    [
        ([Hit(4, 1, 3, "volley")], ""),  # the winner was never hit
        ([Hit(3, 0, 2, "volley"), Hit(4, 1, 3, "volley")], ", ahead since turn 4"),
        ([Hit(3, 1, 3, "volley"), Hit(4, 0, 4, "volley")], ", back in the lead only at the very end"),
        ([Hit(3, 0, 1, "volley")], ""),  # of a lesson: the loser had three hits before, and was never ahead
        ([Hit(3, 0, 4, "volley")], ", back in the lead only at the very end"),
        ([Hit(3, 0, 4, "volley"), Hit(4, 1, 3, "volley")], ", ahead only at the very end"),
        (  # ahead within a turn
            [Hit(3, 0, 2, "volley"), Hit(5, 1, 3, "volley"), Hit(5, 0, 2, "volley")],
            ", back in the lead only at the very end",
        ),
        ([Hit(1, 1, 3, "volley"), Hit(8, 0, 4, "volley")], ", ahead most of the game"),
        ([Hit(4, 1, 3, "volley"), Hit(8, 0, 4, "volley")], ""),  # neither ahead nor behind for long
    ],
)
def test_the_verdict_says_since_when_the_winner_was_ahead(hits: list[Hit], course: str) -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    own = sum(hit.count for hit in hits if hit.seat == 0)
    scene = Scene(Side(alley="frangines", bullets=3, pistolero_wounds=own), Side(pistolero_wounds=3), turn=9)
    scene.table.hits[:] = hits
    scene.do("shoot", "3")

    assert PRESENTER.verdict(scene.view(0), phrases).startswith(f"6 hits to {own}{course}:")


def test_the_cards_page_shows_the_other_stash_apart_from_what_is_placed_and_the_own_one_once() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    scene = Scene(Side(alley="fouet", left="lasso"), Side(shelter="torche", right="gatling"))

    groups = {group.title: group.cards for group in PRESENTER.visible_cards(scene.view(0), phrases)}

    assert groups["Bob · Stash"] == ("gatling",)
    assert sorted(card for cards in groups.values() for card in cards) == sorted(
        ["buffalo-kid", "fouet", "lasso", "buffalo-kid", "torche", "gatling"]
    )


def test_a_card_that_bullets_would_bring_down_says_so_before_they_are_shared_out() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    scene = Scene(Side(alley="frangines", bullets=2), Side(alley="fouet"))
    scene.do("shoot", "1")

    labels = [option.label for option in offered_options(scene.game, 1, phrases)]

    assert "Alley takes 1 (falls)" in labels


def test_a_bullet_that_the_shelter_takes_out_of_the_air_is_said_before_it_is_fired() -> None:
    scene = Scene(Side(alley="frangines", bullets=3), Side(shelter="molosse-du-sherif"))
    scene.do("shoot")
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])

    view, decision = scene.view(0), scene.decision
    labels = [PRESENTER.option_text(decision, option, view, phrases)[0] for option in decision.options]

    assert labels[:2] == ["1 · Mastiff stops 1", "2 · Mastiff stops 2"]


def test_only_as_many_bullets_as_kill_whatever_the_alley_takes_are_said_to_kill() -> None:
    scene = Scene(Side(alley="frangines", bullets=3), Side(alley="fouet", pistolero_wounds=5))
    scene.do("shoot")
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])

    labels = [PRESENTER.option_text(scene.decision, str(n), scene.view(0), phrases)[0] for n in (1, 2)]

    assert labels == ["1 bullet: 5–6 of 6", "2 bullets: 6 of 6 💀"]


def test_only_its_owner_reads_which_piege_comes_back() -> None:
    scene = Scene(Side(bullets=3), Side(traps="meche-courte:1"), phase="disarm")
    scene.do("pay:1")
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])

    own, public = (PRESENTER.decision_text(scene.decision, scene.view(seat), phrases) for seat in (1, None))

    assert own.startswith("Short Fuse: ")
    assert "Short Fuse" not in public


def test_words_below_a_moving_picture_do_not_tell_that_the_alley_has_lost_its_card() -> None:
    scene = Scene(
        Side(hand="fouet", alley="charlatan-pickwick", bullets=3),
        Side(traps="piege-a-loup:1"),
        phase="disarm",
    )
    power = scene.view(0).seats[0].firepower
    scene.do("take:1")

    moving = PRESENTER.while_moving(scene.view(0))

    assert (power, moving.seats[0].firepower, scene.view(0).seats[0].firepower) == (1, 1, 0)


def test_a_picture_that_leads_up_to_bullets_shows_none_on_the_card_that_shares_them() -> None:
    scene = Scene(
        Side(alley="frangines", bullets=3), Side(traps="plancher-pourri:1"), phase="disarm", current=0
    )
    scene.do("take:1", "1")
    now = scene.view(0)

    before = PRESENTER.while_moving(now)

    assert ([posed.wounds for posed in now.seats[0].posed], now.seats[0].pistolero_wounds) == ([1], 2)
    assert ([posed.wounds for posed in before.seats[0].posed], before.seats[0].pistolero_wounds) == ([0], 0)


def test_how_many_bullets_to_fire_is_asked_without_the_text_of_each_card() -> None:
    scene = Scene(Side(alley="frangines", hand="lasso fouet", bullets=3))
    scene.do("shoot")
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])

    view = scene.view(0)
    assert PRESENTER.hand(view, phrases) == ""
    question = PRESENTER.decision_text(scene.decision, view, phrases)
    assert question == "How many bullets do you fire?"
    assert "Whip" not in PRESENTER.decision_text(scene.decision, scene.view(None), phrases)


@pytest.mark.parametrize("card", ["trou-dans-la-poche", "pot-de-vin"])
def test_nothing_tells_what_a_piege_does_until_its_picture_does(card: str) -> None:
    scene = Scene(Side(bullets=3, belt=2), Side(traps=f"{card}:1", belt=1), phase="disarm")
    scene.do("take:1")
    view, phrases = scene.view(0), Phrases(load_texts("en"), "ragnguns", ["A", "B"])

    moving = PRESENTER.while_moving(view)

    assert (moving.seats[0].bullets, moving.seats[0].belt, moving.seats[1].belt) == (3, 2, 1)
    assert PRESENTER.tells_result(view, "turn")
    assert PRESENTER.leading_words(view, phrases) == ""


def test_a_card_that_throws_away_one_of_the_other_says_whose_and_shows_none_of_its_own() -> None:
    own = Side(hand="coyote-apprivoise lasso", left="fouet", bullets=3)
    scene = Scene(own, Side(left="fouet", right="la-chute", down="la-chute"))
    scene.do("pose", "coyote-apprivoise", "alley")
    view, phrases = scene.view(0), Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])

    labels = [PRESENTER.option_text(scene.decision, option, view, phrases)[0] for option in ("left", "right")]

    assert labels == ["Bob: Whip", "Bob: a Piège face down"]
    assert PRESENTER.hand_picture(view, phrases, {}) is None
    assert PRESENTER.hand(view, phrases) == ""


def test_whoever_has_set_a_piege_reads_what_the_other_may_do() -> None:
    scene = Scene(Side(bullets=2), Side(traps="la-chute:1"), phase="disarm")
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])

    words = [{getattr(at.item, "text", "") for at in PRESENTER.picture(scene.view(seat), phrases).items}
             for seat in (0, 1)]  # fmt: skip

    assert "Pay 1: back to Bob. Outbid with 2: discarded. Spring it: it acts." in words[0]
    assert "Ann may pay 1, outbid with 2, or spring it." in words[1]


def test_a_replay_shows_the_hand_of_whoever_shares_out_bullets() -> None:
    scene = Scene(Side(hand="fouet", alley="frangines"), Side(traps="guet-apens:1"), phase="disarm")
    scene.do("take:1")
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])

    now = scene.view(0)

    assert getattr(now.decision, "kind", "") == "split"
    assert PRESENTER.hand_picture(now, phrases, {}) is None
    assert PRESENTER.hand_picture(PRESENTER.in_replay(now), phrases, {}) is not None


def test_a_story_has_the_turns_in_which_a_pistolero_came_near_the_end_and_met_it() -> None:
    def hit(turn: int, total: int) -> TurnEvent:
        facts = (("count", 1), ("total", total), ("by", "volley"))
        return TurnEvent(turn, turn, Event("hurt", 0, facts))

    episodes = PRESENTER.episodes([hit(turn, turn) for turn in range(1, 7)], end=6)

    assert [episode.row.turn for episode in episodes if episode.weight > 1000] == [4, 5, 6]


def test_a_story_tells_a_pistolero_stepping_out_even_beside_the_hits_of_that_turn() -> None:
    [episode] = PRESENTER.episodes(
        [TurnEvent(5, 13, Event("stepped-out", 1)), TurnEvent(6, 13, Event("drew", 1))], 9
    )

    assert episode.is_grave
    assert "steps out" in Phrases(load_texts("en"), "ragnguns", ["A", "B"]).in_gazette(
        episode.row.event, other=False
    )


def test_who_has_set_a_piege_reads_which_one_it_is_while_they_go_on() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    scene = Scene(Side(hand="termites machette", bullets=3))
    scene.do("trap", "termites", "1")

    assert "Pièges set: Termites" in PRESENTER.decision_text(scene.decision, scene.view(0), phrases)
    assert "Termites" not in PRESENTER.decision_text(scene.decision, scene.view(1), phrases)


@pytest.mark.parametrize(("wounds", "is_warned"), [(0, False), (1, True)])
def test_who_may_spring_a_piege_is_warned_where_one_could_kill(wounds: int, *, is_warned: bool) -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    own = Side(pistolero_wounds=wounds + 1, shelter="lasso")
    warnings = set()
    for trap in ("le-leurre", "guet-apens"):
        scene = Scene(own, Side(traps=f"{trap}:1"), phase="disarm")
        text = PRESENTER.decision_text(scene.decision, scene.view(0), phrases)
        warnings.add("could put 4 bullets into your Pistolero; 4 more, and you fall." in text)

    assert warnings == {is_warned}


@pytest.mark.parametrize(("in_alley", "is_deadly"), [(False, False), (True, True)])
def test_a_shelter_does_not_stop_a_trap_that_names_the_alley(in_alley: bool, is_deadly: bool) -> None:  # R91
    own = Side(
        shelter="grizzly-en-permission",
        in_alley=in_alley,
        ready=in_alley,
        pistolero_wounds=3,
        bullets=2,
        hand="machette",
    )
    scene = Scene(own, Side(traps="piege-a-loup:3"), phase="disarm")

    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    question = PRESENTER.decision_text(scene.decision, scene.view(0), phrases)
    assert ("could put 4 bullets into your Pistolero; 3 more, and you fall." in question) == is_deadly


def option_of(scene: Scene, path: str) -> tuple[str, str]:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])
    offered = offered_options(scene.game, 0, phrases)
    return next((option.label, option.line) for option in offered if option.path.startswith(path))


@pytest.mark.parametrize(("deck", "is_vain"), [("", True), ("machette", False)])
def test_a_card_that_would_draw_from_an_empty_deck_is_offered_as_of_no_use(deck: str, is_vain: bool) -> None:
    scene = Scene(Side(hand="mule-de-prospecteur", deck=deck, bullets=3))

    _, line = option_of(scene, "pose/mule-de-prospecteur.0/shelter")

    assert "draw 2" in line
    assert ("(no use now)" in line) == is_vain


def test_stepping_out_is_offered_with_the_firepower_it_gives() -> None:
    scene = Scene(Side(gun="jenny-james", ready=True, alley="machette", bullets=3))

    assert option_of(scene, "step-out")[0] == "Step out into the Alley (2 🎯)"


@pytest.mark.parametrize(
    ("wounds", "does"), [({}, "1 · Mule stops 1"), ({"mule-de-prospecteur": 2}, "1 · Mule falls")]
)
def test_a_shootout_tells_a_shelter_that_falls_from_one_that_holds(wounds: dict[str, int], does: str) -> None:
    scene = Scene(Side(alley="machette", bullets=1), Side(shelter="mule-de-prospecteur", wounds=wounds))

    label = option_of(scene, "shoot/1")[0]
    assert label.endswith(does)
    assert len(label) <= MAX_LABEL


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_has_one_name_everywhere_and_its_sheet_tells_the_whole_one(language: str) -> None:
    phrases = Phrases(load_texts(language), "ragnguns", ["Ann", "Bob"])
    scene = Scene(Side(hand="fusil-de-mariage selle-en-peau-de-banquier", bullets=3))
    titles = {getattr(item, "title", "") for item, *_ in hand(scene.view(0), phrases, {}).items}

    for card in ("fusil-de-mariage.0", "selle-en-peau-de-banquier.0"):
        sheet = PRESENTER.sheet(card.partition(".")[0], phrases.texts)
        assert phrases.option("", card) == sheet.title
        assert sheet.title in titles
        assert sheet.line.startswith(phrases.texts(f"ragnguns-card-{card.partition('.')[0]}.whole"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_what_a_card_of_the_hand_does_is_cut_or_smaller(language: str) -> None:
    phrases = Phrases(load_texts(language), "ragnguns", ["Ann", "Bob"])
    for key in CARDS:
        view = Scene(Side(hand=key)).view(0)
        picture = hand(view, phrases, {})
        labels = [item for item, *_ in picture.items if isinstance(item, Label) and item.em == SAID]
        below = " ".join(label.text for label in labels)
        for row in effect_lines(key, phrases.texts, form=".short", view=view):
            assert row.replace(POWER_SIGN, phrases.texts("picture-ragnguns-power")) in below
        for label in labels:
            lines = label.height // LINE
            assert fit(label.text, (label.width, label.height), SAID, "text", lines).em == SAID


def test_where_a_fetched_piege_goes_is_asked_with_what_lying_face_down_means() -> None:
    phrases, deck = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"]), "plancher-pourri"
    for card, is_said in ((deck, True), ("torche", False)):
        scene = Scene(Side(gun="pepper-malone", belt=3, discard=f"{card}", left="machette"), Side())
        scene.do("effect", "pistolero:2")
        scene.do(next(option for option in scene.options if option.startswith(card)))
        question = PRESENTER.decision_text(scene.decision, scene.view(0), phrases)
        drawn = hand(scene.view(0), phrases, {})
        assert drawn is not None
        assert ("Face down, it only shows as a Piège." in question) == is_said
        titles = {getattr(item, "title", "") for item, _, _ in drawn.items}
        assert {"Discard", "Left"} <= titles


@every_language
def test_no_amount_is_cut_on_the_button_of_a_shootout(language: str) -> None:
    phrases = Phrases(load_texts(language), "ragnguns", ["Ann", "Bob"])
    sides = [
        Side(alley=alley, shelter=shelter, pistolero_wounds=wounds)
        for alley in ("", "fouet", "frangines")
        for shelter in ("", "fouet", "barre-de-fer", "mule-de-prospecteur")
        for wounds in range(6)
        if alley != shelter or not alley
    ]
    for other, bullets in product(sides, range(1, 5)):
        scene = Scene(Side(alley="gatling", bullets=bullets), other)
        view, shoot = scene.view(0), Step(scene.decision, "shoot")
        for count in range(1, bullets + 1):
            asks = Decision(0, "shoot", (str(count),))
            label, _ = PRESENTER.play_text(Play((shoot, Step(asks, str(count)))), view, phrases)
            assert not is_too_long(label), label
