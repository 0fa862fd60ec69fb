"""Hints name a move as the list does, never by id, and say how good it is."""

from itertools import islice

import pytest
from picturing import stages

from bot.features.game_panels.hint import counted, hint_text
from bot.games import PRESENTERS
from bot.i18n.texts import LANGUAGES, load_texts
from bot.ui.style import phrases_for
from engine.core.game import Game
from engine.core.records.tables import TableLocation
from engine.core.records.users import Participant
from engine.games import GAMES, MODULES
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.evaluation import share_beaten
from engine.search.searcher import SearchResult
from engine.tables.snapshot import TableSnapshot

SEATS = (Participant(1, "Alice"), Participant(2, "Bob"))


def dealt(name: str) -> TableSnapshot:
    game = Game.new(GAMES[name], 2, "07" * 32)
    return TableSnapshot(1, name, "standard", SEATS, TableLocation(1, 2, 3, False), "", game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("second", "key"), [(0.46, "hint-equal"), (0.44, "hint-equal"), (0.3, "hint-second")]
)
def test_the_second_best_is_never_said_to_be_better(language: str, second: float, key: str) -> None:
    table, text = dealt("outlaws-duel"), load_texts(language)
    decision = table.game.open_decisions[0]
    thought = SearchResult(((decision.kind, decision.options[:1]),), 0.45, second)

    assert text(key, wins=45, second=30) in hint_text(table, decision, thought, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_that_leads_by_five_has_a_reason_in_the_words_of_the_rules(language: str) -> None:
    table, text = dealt("bang"), load_texts(language)
    decision = table.game.open_decisions[0]
    line, gains = ((decision.kind, decision.options[:1]),), {"own": 0.04, "theirs": 0.31, "cards": 2.0}

    reason = text("bang-hint-theirs", times=10, count=3)
    assert reason in hint_text(table, decision, SearchResult(line, 0.5, 0.44, gains=gains), text)
    close = hint_text(table, decision, SearchResult(line, 0.5, 0.46, gains=gains), text)
    assert len(close.splitlines()) == 2


@pytest.mark.parametrize("name", ["bang", "gnadenlos", "ragnguns", "revolver"])
def test_every_stake_of_a_game_has_words(name: str) -> None:
    lookahead = MODULES[name].lookahead
    assert lookahead.stakes is not None
    for game in islice(stages(name, min(GAMES[name].seats)), 20, 30):
        for seat in (0, 1):
            assert all(
                load_texts("en").has(f"{name}-{word}-{key}")
                for key in lookahead.stakes(game.state, seat)
                for word in (
                    "hint",
                    *["better"] * (name != "ragnguns"),
                )  # where such numbers are not believed
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_duel_a_hint_says_what_its_outlaw_beats_and_costs(language: str) -> None:
    table, text = dealt("outlaws-duel"), load_texts(language)
    decision = table.game.open_decisions[0]
    view = table.view(decision.seat)
    shares = {card: share_beaten(view, card) for card in decision.options}

    assert max(shares, key=shares.__getitem__) in sorted(shares, key=lambda card: -OUTLAWS[card].skill)[:2]
    for card, share in shares.items():
        hint = hint_text(table, decision, SearchResult(((decision.kind, (card,)),)), text)
        reward = text("outlaws-reward", reward=OUTLAWS[card].reward)
        assert hint.splitlines()[1:] == [text("outlaws-hint-pick", beaten=round(10 * share), reward=reward)]


def test_a_hint_reckons_with_dice_that_lie_on_the_table_before_the_cards() -> None:
    rules = GAMES["outlaws-duel"]
    games = (Game.new(rules, 2, f"{n:064x}", rules.presets["revolvers-first"]) for n in range(400))
    views = ((game.view(0), [seat.dice[0] for seat in game.view(0).seats]) for game in games)
    high = next(view for view, dice in views if dice == [6, 1])

    assert share_beaten(high, max(high.hand, key=lambda card: OUTLAWS[card].skill)) > 0.9


def test_what_follows_the_first_step_is_not_told_by_its_ids() -> None:
    table, text = dealt("ragnguns"), load_texts("en")
    decision = table.game.open_decisions[0]
    later = ("stash", ("coffre-fort-a-roulettes_5.0:right",))
    thought = SearchResult(((decision.kind, decision.options[:1]), later))

    hint = hint_text(table, decision, thought, text)

    named = PRESENTERS["ragnguns"].option_text(
        decision, decision.options[0], table.view(decision.seat), phrases_for(table, text)
    )
    assert hint.splitlines()[0] == text("hint-move", move=named[0])


def test_what_comes_to_much_in_ten_games_is_told_of_one() -> None:
    much, little = (load_texts("en")("gnadenlos-better-own", **counted(count)) for count in (43, 4))

    assert "about 4 horseshoes farther" in much
    assert little == "In 10 games from there, that hat comes 4 horseshoes farther in all."
