"""Decisions of all games are shown without internal words, in short lists, and with safe buttons."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

import discord
import pytest
from discord import ButtonStyle
from scenes.ragnguns import Scene, Side

from bot.features.game_panels.answers import shortened
from bot.features.game_panels.hand_panel import HandPanel, hand_panel
from bot.games import PRESENTERS
from bot.games.offered import MAX_ROWS, OfferedOption, offered_options
from bot.games.parts import MAX_LABEL, fit_label
from bot.games.presenter import ENDING_OPTIONS
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.ui.components import AnyButton
from engine.core.decisions import Decision
from engine.core.forced import is_confirmation
from engine.core.game import AnyGame, Game
from engine.core.records.tables import TableLocation
from engine.core.records.users import Participant
from engine.core.rng import Rng
from engine.games import GAMES, PLAYERS
from engine.tables.snapshot import TableSnapshot

SEED = f"{8:064x}"
CARDS_TO_STASH = ("fouet", "photo-compromettante")
NAMES = ["Alice", "Bob", "Carol", "Dave"]
ID = re.compile(r"[a-z]+(-[a-z]+)*")


def decisions(name: str) -> Iterator[tuple[AnyGame, Decision]]:
    """Yield every decision of a game between computers."""
    game: AnyGame = Game.new(GAMES[name], min(GAMES[name].seats), SEED)
    rng = Rng(SEED)
    while game.winners is None:
        decision = game.open_decisions[0]
        yield game, decision
        game.answer(decision.seat, PLAYERS[name](game.view(decision.seat), decision, rng))


def panel(game: AnyGame, seat: int) -> HandPanel:
    people = tuple(Participant(n + 1, name) for n, name in enumerate(NAMES[: min(game.rules.seats)]))
    location = TableLocation(1, 2, 2, wants_thread=False)
    snapshot = TableSnapshot(7, game.rules.name, "standard", people, location, "", game)
    return hand_panel(snapshot, seat, load_texts("en"))


@cache
def panels(name: str) -> list[tuple[Decision, HandPanel, list[OfferedOption]]]:
    """Return every decision of a game, its panel, and the options that it offers."""
    phrases = Phrases(load_texts("en"), GAMES[name].family, NAMES)
    return [
        (decision, panel(game, decision.seat), offered_options(game, decision.seat, phrases))
        for game, decision in decisions(name)
    ]


def choices(hand: HandPanel) -> list[AnyButton]:
    return [item for item in hand.answers if (item.custom_id or "").startswith("c:")]


def look_alike(labels: Sequence[str]) -> bool:
    """Return whether different labels would look alike on buttons, which are cut on a phone."""
    return len({*map(fit_label, labels)}) < len({*labels})


def test_more_stands_below_answers_in_several_rows() -> None:
    hands = [replace(hand, other_buttons=hand.other_buttons[-1:]) for _, hand, _ in panels("gnadenlos")]
    several = [hand for hand in hands if any(item.row for item in hand.answers)]

    assert several
    for hand in several:
        *answers, more = hand.items
        assert (more.row or 0) > max(item.row or 0 for item in answers)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_no_question_says_an_internal_word(name: str) -> None:
    family, internal = GAMES[name].family, set[str]()
    for game, decision in decisions(name):
        for language in LANGUAGES[1:]:  # in English an id may also be an ordinary word
            phrases = Phrases(load_texts(language), family, NAMES)
            text = PRESENTERS[family].decision_text(decision, game.view(decision.seat), phrases)
            ids = [value for _, value in decision.facts if isinstance(value, str) and ID.fullmatch(value)]
            internal |= {f"{decision.kind}: {word}" for word in ids if re.search(rf"\b{word}\b", text)}

    assert internal == set()


@pytest.mark.parametrize("name", sorted(GAMES))
def test_up_to_five_options_are_buttons_and_no_group_has_more_than_twelve(name: str) -> None:
    for decision, hand, options in panels(name):
        lists = [item for item in hand.answers if isinstance(item, discord.ui.Select)]
        buttons = [button for button in choices(hand) if not str(button.custom_id).endswith(":back")]

        if decision.max_count > 1:
            assert lists
        elif len(options) <= 5 and not (
            (decision.kind in PRESENTERS[GAMES[name].family].listed_kinds and len(options) > 1)
            or look_alike([option.label for option in options])
            or any(option.is_proposal and fit_label(option.label) != option.label for option in options)
        ):
            paths = [str(button.custom_id).split(":", 3)[3] for button in buttons]
            assert sorted(paths) == sorted(option.path for option in options)
        else:
            assert buttons or all(len(select.options) <= MAX_ROWS for select in lists)
            names = PRESENTERS[GAMES[name].family].button_options
            names |= {option.path for option in options if option.is_attack}
            paths = [str(button.custom_id).split(":", 3)[3] for button in buttons]
            beside = {*names, "+".join(decision.default)}
            others = [path for path in paths if not beside & {path, path.split("/")[0]}]
            amounts = [option.path.split("/")[0] for option in options if option.path not in names]
            assert not others or all(map(str.isdecimal, amounts))


def test_many_cards_of_bang_are_a_list_and_a_turn_is_ended_by_a_button_beside_it() -> None:
    plays = [
        hand for decision, hand, options in panels("bang") if decision.kind == "play" and len(options) > 5
    ]

    assert plays
    for hand in plays:
        assert isinstance(hand.answers[0], discord.ui.Select)
        assert [str(button.custom_id).rpartition(":")[2] for button in choices(hand)] == ["done"]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_proposal_is_blue_and_the_dangerous_button_neither_first_nor_blue(name: str) -> None:
    for decision, whole, options in panels(name):
        if len(options) == 1:
            continue
        hand, risky = choices(whole), {option.path for option in options if option.is_risky}
        attacks = {option.path for option in options if option.is_attack}
        phrases = Phrases(load_texts("en"), GAMES[name].family, NAMES)
        presenter = PRESENTERS[GAMES[name].family]
        is_list = any(isinstance(item, discord.ui.Select) for item in whole.answers)
        beside = presenter.button_options.difference(ENDING_OPTIONS) if is_list else frozenset()
        is_proposed = bool(presenter.default_text(decision, phrases) or beside.intersection(decision.default))
        for number, button in enumerate(hand):
            path = str(button.custom_id).split(":", 3)[3]
            if path in risky:
                assert button.style is not ButtonStyle.primary
                is_first = not number and not isinstance(whole.answers[0], discord.ui.Select)
                assert not is_first or len(hand) == len(risky)  # unless there is no other option
            elif path in attacks:
                assert button.style is ButtonStyle.danger
            elif path != "back":  # equal options are neutral
                is_only = len(options) - len(risky) == 1
                is_best = path == "+".join(decision.default) if is_proposed else is_only
                assert (button.style is ButtonStyle.primary) == is_best
        if is_confirmation(decision) and hand:
            assert str(hand[0].custom_id).endswith(":back")
            assert hand[-1].style is ButtonStyle.danger


def test_short_buttons_to_place_two_in_bang_mark_the_proposal_too() -> None:
    hand = next(hand for decision, hand, _ in panels("bang") if decision.kind == "place")

    styles = [item.style for item in hand.short_answers if isinstance(item, discord.ui.Button)]
    assert styles == [ButtonStyle.primary, *[ButtonStyle.secondary] * 3]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_no_two_buttons_are_cut_to_the_same_label(name: str) -> None:
    for _, hand, options in panels(name):
        labels = {option.path: option.label for option in options}
        paths = {str(button.custom_id).split(":", 3)[3]: button.label for button in choices(hand)}
        pairs = {(label, labels[path]) for path, label in paths.items() if path in labels}

        assert len({label for label, _ in pairs}) == len({label for _, label in pairs})


@pytest.mark.parametrize(
    ("label", "fitted"),
    [
        ("Pickwick the Quack → Shelter · 1 bullet", "Pickwick the… → Shelter · 1 bullet"),
        ("Piège: Compromising Photograph → 1 bullet", "Piège: Compromising… → 1 bullet"),
        ("Harmonica → Alley · free", "Harmonica → Alley · free"),
        ("Take 1 bullet from the supply, and 2 more", "Take 1 bullet from the supply,…"),
    ],
)
def test_a_long_label_loses_of_its_name_and_not_what_tells_it_apart(label: str, fitted: str) -> None:
    assert fit_label(label) == fitted
    assert len(fitted) <= MAX_LABEL


def test_a_card_to_stash_is_named_with_its_place() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", NAMES)
    view = Scene(Side(left="torche")).view(0)
    rusty, photo = ([f"{key}.0:{where}" for where in ("left", "right", "left:up")] for key in CARDS_TO_STASH)

    def labels(options: Sequence[str]) -> list[str]:
        decision = Decision(0, "stash", tuple(options))
        return [PRESENTERS["ragnguns"].option_text(decision, key, view, phrases)[0] for key in options]

    assert labels(photo)[1:] == [
        "Photograph → right, face down",
        "Photograph → left, face up",
    ]
    assert labels(photo)[0] == "Photograph → left, face down"
    assert labels(rusty[:1])[0].endswith(" → left")


def test_an_explanation_loses_sentences_where_room_is_little_but_none_is_cut() -> None:
    first, second = f"**Missed!** – It takes {'two ' * 10}Missed!.", f"Then {'one ' * 10}more."
    assert shortened(f"{first} {second}") == first
    assert shortened(f"{'Long name ' * 12} – line") == f"{'Long name ' * 12} – line"


def test_six_amounts_are_two_rows_of_three() -> None:
    amounts = next(hand for decision, hand, _ in panels("gnadenlos") if len(decision.options) == 6)

    assert [item.row for item in amounts.items if item in amounts.answers] == [0, 0, 0, 1, 1, 1]
