"""Levels: each plays any game by its rules, the same seed gives the same game, and budgets hold."""

from collections import Counter
from dataclasses import replace
from itertools import count

import pytest

from engine.conformance.selfplay import SelfPlayReport, Series, play_series
from engine.core.game import Game
from engine.core.rng import Rng
from engine.games import GAMES, MODULES
from engine.search.levels import (
    DEFAULT_LEVEL,
    DEPUTY,
    GREENHORN,
    LEVELS,
    MARSHAL,
    SHERIFF,
    Level,
    LevelPlayer,
    SearchRequest,
    player_of,
    run_request,
)
from engine.search.rollouts import SearchProfile, SearchWorlds
from engine.search.searcher import Search, SearchBudget, SearchResult
from engine.search.value import weights_of

SMALL = SearchBudget(replies=60, win_nodes=30, max_lines=5, max_seconds=0.0)
SEARCHED = [module for module in MODULES.values() if module.lookahead]
every_searched_game = pytest.mark.parametrize("module", SEARCHED, ids=lambda module: module.family)


def played(module, number: int, effort: SearchBudget = SMALL) -> tuple[int, tuple[int, ...]]:
    """Return last ply and winners of a game between two weak search players who act by habit in between."""
    match = module.matches[0]
    game = Game.new(GAMES[match.game], match.seats, f"{number:064x}")
    thinkers = [LevelPlayer(module, Level(effort)) for _ in range(match.seats)]
    while game.winners is None:
        decision = game.open_decisions[0]
        rng = Rng(f"{game.ply:064x}")
        if game.ply % 5:
            reply = module.policy(game.view(decision.seat), decision, rng)
        else:
            reply = thinkers[decision.seat].reply(game, decision, rng)
        game.answer(decision.seat, reply)
    return game.ply, game.winners


@pytest.mark.long
@every_searched_game
def test_who_looks_ahead_plays_every_game_to_its_end(module) -> None:
    ply, winners = played(module, 1)

    assert ply > 20
    assert winners


def test_with_the_same_luck_the_same_is_thought_and_with_other_luck_something_else() -> None:
    game = question("bang", "play")
    thoughts = [
        LevelPlayer(MODULES["bang"], Level(SMALL)).think(game, game.open_decisions[0], Rng(luck * 32))
        for luck in ("4d", "4d", "5e")
    ]

    assert thoughts[0] == thoughts[1] != thoughts[2]


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_levels_that_do_not_look_ahead_play_every_mode(name: str) -> None:
    players = (GREENHORN, DEFAULT_LEVEL)
    series = Series(rules=GAMES[name], seats=GAMES[name].seats[0], seed="levels", players=players)
    report: SelfPlayReport = play_series(series, 1, clock=count().__next__)

    assert report.notes == []
    assert report.finished == 1


def test_a_level_that_there_is_not_is_refused_with_a_list() -> None:
    with pytest.raises(ValueError, match=r"random or heuristic or greenhorn or deputy .* not pope"):
        Series(rules=GAMES["bang"], seats=2, seed="levels", players=("pope",))


def test_levels_spend_more_from_one_to_the_next() -> None:
    efforts = [level.effort for level in LEVELS.values()]

    assert efforts == sorted(
        efforts, key=lambda effort: (effort.replies, effort.win_nodes, effort.max_seconds)
    )


@every_searched_game
def test_the_weights_fit_the_features_and_foretell_better_than_no_weights(module) -> None:
    weights, match = weights_of(module.family), module.matches[0]
    game = Game.new(GAMES[match.game], match.seats, "1e" * 32)
    features = [module.lookahead.features(game.state, seat) for seat in range(match.seats)]

    assert {len(item) for item in features} == {len(weights.weights)}
    assert all(len(unit.weights) == len(weights.weights) for unit in weights.units)
    assert weights.log_loss < weights.base


def question(name: str, kind: str) -> Game:
    """Return the first decision of a kind with several options."""
    game, rng = Game.new(GAMES[name], 2, "2b" * 32), Rng("3c" * 32)
    while game.open_decisions[0].kind != kind or len(game.open_decisions[0].options) < 3:
        decision = game.open_decisions[0]
        game.answer(decision.seat, MODULES[name].policy(game.view(decision.seat), decision, rng))
    return game


def test_a_budget_is_counted_in_replies_and_hardly_passed() -> None:
    spent: list[SearchWorlds] = []

    class Watched(SearchWorlds):
        def __init__(self, *given) -> None:
            super().__init__(*given)
            spent.append(self)

    class Watching(Search):
        worlds = Watched

    game, style = question("bang", "play"), SearchProfile.of(MODULES["bang"])
    assert style is not None
    decision, effort = game.open_decisions[0], replace(SMALL, replies=400)
    thought = Watching(style, effort, Rng("4d" * 32)).run(game, decision, decision.options[:1])

    assert thought.rollouts > 5
    assert 400 <= spent[0].replies_spent < 800


def test_a_thought_is_over_when_one_line_is_clearly_better(monkeypatch: pytest.MonkeyPatch) -> None:
    module = MODULES["gnadenlos"]
    game, rng = Game.new(GAMES["gnadenlos"], 3, "2e" * 32), Rng("3c" * 32)
    while game.ply < 28:
        decision = game.open_decisions[0]
        game.answer(decision.seat, module.policy(game.view(decision.seat), decision, rng))
    effort = replace(SMALL, replies=3000, max_lines=8)

    def thought() -> SearchResult:
        return LevelPlayer(module, Level(effort)).think(game, game.open_decisions[0], Rng("4d" * 32))

    over = thought()
    monkeypatch.setattr("engine.search.searcher.MAX_LAG", 1000.0)
    whole = thought()

    assert over.replies < 0.75 * effort.replies <= whole.replies
    assert over.reply == whole.reply
    assert not over.is_proven


def test_a_thought_says_how_likely_it_wins_and_how_likely_the_second_best_and_ends_by_the_clock() -> None:
    game, ticks = question("bang", "play"), count()
    decision, endless = game.open_decisions[0], replace(SMALL, replies=10**9, max_seconds=20)
    thought = LevelPlayer(MODULES["bang"], Level(SMALL)).think(game, decision, Rng("4d" * 32))
    timed = LevelPlayer(MODULES["bang"], Level(endless), ticks.__next__).think(game, decision, Rng("4d" * 32))

    assert 0 < thought.win_chance < 1
    assert thought.runner_up_chance is not None
    decision.check(thought.reply)
    assert next(ticks) < 40
    assert timed.win_chance is not None


def test_a_question_as_plain_data_is_thought_about_as_at_the_table() -> None:
    game = question("bang", "play")
    seat = game.open_decisions[0].seat
    request = SearchRequest("bang", DEPUTY, seat, "4d" * 32, game.checkpoint, tuple(game.tail), version=1)

    assert run_request(request) == player_of(DEPUTY, MODULES["bang"]).think(
        game, game.open_decisions[0], Rng("4d" * 32)
    )
    with pytest.raises(ValueError, match="has no open decision"):
        run_request(replace(request, seat=1 - seat))


def test_what_is_chosen_unseen_by_the_other_is_not_always_the_same() -> None:
    game = Game.new(GAMES["revolver"], 2, "2b" * 32, GAMES["revolver"].presets["host-guardians"])
    decision = game.open_decisions[0]
    thinker = LevelPlayer(MODULES["revolver"], Level(SMALL))
    replies = {thinker.think(game, decision, Rng(f"{number:064x}")).reply for number in range(8)}

    assert decision.kind == "poker"
    assert len(replies) > 1


def test_where_nothing_is_to_be_won_by_looking_ahead_every_level_replies_at_once() -> None:
    module = MODULES["outlaws"]
    game = Game.new(GAMES["outlaws-duel"], 2, "2b" * 32)
    decision = game.open_decisions[0]
    replies = [
        player_of(level, module).reply(game, decision, Rng("4d" * 32)) for level in (DEFAULT_LEVEL, SHERIFF)
    ]

    assert replies[0] == replies[1]


def test_a_marshal_keeps_to_the_decks_that_win_and_brings_others_now_and_then() -> None:
    module = MODULES["ragnguns"]
    game = Game.new(GAMES["ragnguns"], 2, "5d" * 32)
    decision = game.open_decisions[0]
    best = max(decision.options, key=module.lookahead.draft_win_rates["deck"](decision).__getitem__)

    taken = {
        level: Counter(
            LevelPlayer(module, LEVELS[level]).reply(game, decision, Rng(f"{number:064x}"))
            for number in range(300)
        )
        for level in (DEPUTY, SHERIFF, MARSHAL)
    }

    assert taken[DEPUTY] == taken[SHERIFF]
    assert taken[MARSHAL][(best,)] > 1.5 * taken[SHERIFF][(best,)]
    assert 20 < 300 - taken[MARSHAL][(best,)] < 150


@pytest.mark.parametrize(
    ("name", "kind", "rash"),
    [
        ("bang", "play", "bang-"),
        ("ragnguns", "turn", "shoot"),
        ("outlaws-duel", "pick", ""),
        ("revolver", "play", ""),
    ],
)
def test_a_greenhorn_in_haste_shoots_first(name: str, kind: str, rash: str) -> None:
    module = replace(MODULES[GAMES[name].family], greenhorn_haste=1.0)
    judge = module.rashness[kind]
    game, rng, met = Game.new(GAMES[name], 2, "2b" * 32), Rng("3c" * 32), 0
    while game.winners is None:
        decision = game.open_decisions[0]
        if decision.kind == kind and len(decision.options) > 1:
            met += 1
            [reply] = LevelPlayer(module, LEVELS[GREENHORN]).reply(game, decision, rng)
            assert judge(reply) == max(map(judge, decision.options))
            assert reply.startswith(rash) or not any(one.startswith(rash) for one in decision.options)
        game.answer(decision.seat, module.policy(game.view(decision.seat), decision, rng))

    assert met > 2


def test_the_greenhorn_answers_soonest_and_the_marshal_waits() -> None:
    waits = [level.patience for level in LEVELS.values()]

    assert waits == sorted(waits)
    assert waits[0] < waits[-1]
