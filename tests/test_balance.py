"""The figures of `make balance`, and the search for the strongest decks."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random

import pytest

from engine.core.decisions import Decision, Reply
from engine.core.decks import UnnamedDeck
from engine.core.game import AnyGame, Game
from engine.core.game_module import BalanceMatch
from engine.core.rng import Rng, seed_from
from engine.games import GAMES, MODULES
from engine.games.ragnguns.cards import CARDS
from engine.games.ragnguns.decks import Building
from engine.games.revolver.cards import FILE
from tools.benchmarks.balance import Figure, Finished, Runs, main
from tools.benchmarks.field import Field, clearly_different, crossed, equilibrium
from tools.benchmarks.ragnguns import KNOWN, TRAP, Tally, changes, seldom_used, trapless
from tools.benchmarks.ragnguns import dominated as worse_cards
from tools.benchmarks.revolver import MATCH as SIDES
from tools.benchmarks.revolver import Habits, dominated
from tools.benchmarks.strongest import Budget, Contest, child, filled, strongest
from tools.benchmarks.whole_games import Map, processors

pytestmark = pytest.mark.long

BUILDING = Building()
MATCH = BalanceMatch("ragnguns", "standard", 2)


def test_a_share_has_an_interval_of_95_percent_and_says_whether_it_is_as_wanted() -> None:
    runs = Runs(games=100)
    runs.share("poker", "seat 1 wins", 50, 100, (0.47, 0.53))
    runs.share("poker", "seat 2 wins", 0, 100, (0.47, 0.53))
    sure, low = runs.figures

    assert (sure.met, low.met) == (True, False)
    assert sure.half == pytest.approx(0.098, abs=0.001)
    assert low.half is not None
    assert low.half > 0
    assert sure.row() == ("poker", "seat 1 wins", "deputy", "50.0% ±9.8%", "100", "47% to 53%", "yes")


def test_a_share_of_nothing_is_neither_met_nor_missed() -> None:
    runs = Runs("deputy", 1)

    runs.share("poker", "the dealer wins", 0, 0, (None, 0.5))

    [figure] = runs.figures
    assert figure.met is None
    assert figure.row()[3:] == ("", "", "0% to 50%", "")


def test_a_number_has_no_interval_and_nothing_wanted_is_not_met() -> None:
    figure = Figure("poker", "turns, median", "deputy", 14.0, of=100)

    assert figure.met is None
    assert figure.row()[3:] == ("14", "100", "", "")


def test_the_same_seed_is_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    def report(seed: str) -> str:
        options = f"--games 2 --seed {seed} --level greenhorn --jobs 1 --json"
        assert main(["revolver", *options.split()]) == 0
        return capsys.readouterr().out

    first = json.loads(report("one"))

    assert first == json.loads(report("one"))
    assert (first["seed"], first["level"], first["games"]) == ("one", "greenhorn", 2)
    assert {figure["who"] for figure in first["figures"]} == {"greenhorn"}
    assert [f["what"] for f in first["figures"]][:2] == ["the guardians win", "the guardians win the poker"]


def test_games_on_several_processors_are_those_on_one_and_every_reply_can_be_watched() -> None:
    def games(every: Map) -> tuple[list[Finished], list[Reply]]:
        seen: list[Reply] = []
        runs = Runs("greenhorn", 2, "several", every=every)
        result = runs.of(MATCH, watch=lambda game, decision, reply: seen.append(reply))
        return list(result), seen

    with processors(2) as every:
        several, seen = games(every)
    single, seen_in_turn = games(map)

    assert [item.events for item in several] == [item.events for item in single]
    assert [item.game.winners for item in several] == [item.game.winners for item in single]
    assert seen == seen_in_turn
    assert len(seen) == sum(item.game.ply for item in single)


def test_a_game_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["chess"])

    assert "no game chess" in capsys.readouterr().err


def test_the_search_for_the_strongest_deck_makes_legal_decks_that_differ_by_a_few_cards() -> None:
    chance = Random("decks")
    for _ in range(20):
        deck = filled(BUILDING, UnnamedDeck("buffalo-kid", ()), chance)
        other = child(BUILDING, deck, chance)

        assert [*BUILDING.faults(deck), *BUILDING.faults(other)] == []
        assert len({*deck.cards} & {*other.cards}) >= 11


@pytest.mark.parametrize(("budget", "hurried"), [(Budget(1, 900), False), (Budget(1000, 0), True)])
def test_the_search_ends_with_its_budget_of_games_or_of_seconds(
    monkeypatch: pytest.MonkeyPatch, budget: Budget, hurried: bool
) -> None:
    monkeypatch.setattr("tools.benchmarks.strongest.POPULATION", 4)
    monkeypatch.setattr("tools.benchmarks.strongest.DEALS", 1)
    contest = Contest(MATCH, (BUILDING.encode(BUILDING.prebuilt["tout-feu-tout-flamme"]),), "short")
    [best] = strongest(contest, BUILDING, budget, lambda _, jobs: [0 for _ in jobs])

    assert (best.games, best.generations, best.hurried) == (2 * len(BUILDING.prebuilt), 1, hurried)
    assert [fault for deck in best.decks for fault in BUILDING.faults(deck)] == []


def test_the_search_begins_with_the_decks_that_are_known() -> None:
    played: list[str] = []

    def every(win: Callable[[Sequence[str]], int], jobs: Iterable[Sequence[str]]) -> Iterable[int]:
        played.extend(code for code, *_ in jobs)
        return [0] * len(played)

    contest = Contest(MATCH, (BUILDING.encode(BUILDING.prebuilt["tout-feu-tout-flamme"]),), "short")
    [_] = strongest(contest, BUILDING, Budget(1, 900), every, KNOWN)

    assert {BUILDING.encode(BUILDING.decode(code)) for code in KNOWN} < {*played}
    assert all(not [*BUILDING.faults(BUILDING.decode(code))] for code in KNOWN)


def test_the_search_for_one_leader_finds_no_deck_of_another() -> None:
    def every(win: Callable[[Sequence[str]], int], jobs: Iterable[Sequence[str]]) -> Iterable[int]:
        return [len(code) % 2 for code, *_ in jobs]

    contest = Contest(MATCH, (BUILDING.encode(BUILDING.prebuilt["tout-feu-tout-flamme"]),), "short")
    [best] = strongest(contest, BUILDING, Budget(1, 900), every, KNOWN, ["jenny-james"])

    assert {deck.leader for deck in best.decks} == {"jenny-james"}


def test_the_equilibrium_brings_what_beats_each_other_and_leaves_out_what_loses() -> None:
    even = equilibrium(
        [[0.5, 0.8, 0.2, 0.6], [0.2, 0.5, 0.8, 0.6], [0.8, 0.2, 0.5, 0.6], [0.4, 0.4, 0.4, 0.5]]
    )
    best = equilibrium([[0.5, 0.6, 0.7], [0.4, 0.5, 0.6], [0.3, 0.4, 0.5]])

    assert even == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0], abs=0.01)
    assert best == pytest.approx([1, 0, 0], abs=0.01)


def test_a_field_knows_its_strongest_deck_and_which_of_its_decks_are_unlike() -> None:
    cards = tuple(map(str, range(15)))
    decks = [
        UnnamedDeck("jenny", cards),
        UnnamedDeck("jenny", (*cards[:11], *"abcd")),
        UnnamedDeck("gus", cards),
    ]
    field = Field(decks, [[0.5, 0.4, 0.8], [0.6, 0.5, 0.8], [0.2, 0.2, 0.5]])

    assert field.order == [1, 0, 2]
    assert field.strength == pytest.approx([0.6, 0.7, 0.2])
    assert [*field.brought()] == [1]
    assert field.unlike([1, 0, 2]) == [1, 2]
    assert clearly_different(decks[0], UnnamedDeck("jenny", (*cards[:10], *"abcde")))


def test_decks_of_a_field_play_the_same_deals_from_both_seats() -> None:
    played: list[Sequence[str]] = []

    def every(win: Callable[[Sequence[str]], int], jobs: Iterable[Sequence[str]]) -> Iterable[int]:
        played.extend(jobs)
        return [number % 4 == 0 for number in range(len(played))]

    shares = crossed(MATCH, ["one", "two", "three"], 2, "short", every)

    assert [[*row] for row in shares] == [[0.5, 0.25, 0.25], [0.75, 0.5, 0.25], [0.75, 0.75, 0.5]]
    assert Counter(job[:3] for job in played) == {
        (*pair, seat): 2 for pair in (("one", "two"), ("one", "three"), ("two", "three")) for seat in "01"
    }
    assert len({job[3] for job in played}) == 2


def test_a_card_that_can_do_all_that_another_can_for_no_more_dominates_it() -> None:
    [hands] = [card for card in FILE.guardians if card.key == "farmhands"]
    worse = hands.model_copy(update={"key": "stable-hands", "firepower": hands.firepower - 1})

    assert not list(dominated(FILE))
    assert list(dominated(FILE.model_copy(update={"guardians": [*FILE.guardians, worse]}))) == [worse.key]


def test_turns_without_a_card_are_told_apart_by_whether_mapache_leads_and_could_hit() -> None:
    habits, seen, cards = Habits(), Counter[str](), 0
    for finished in Runs("greenhorn", 8, "waiting 11").of(SIDES, watch=habits):
        for event in finished.events:
            cards += event.kind == "played" and event.seat == finished.game.state.general
            if event.kind in ("overrun", "repelled"):
                seen.update([event.kind] if not cards else [])
                seen["unarmed"] += dict(event.facts)["gang"] == 0
                cards = 0
        seen["guardians"] += sum(
            e.kind == "ended" and e.seat == finished.game.state.padre for e in finished.events
        )

    assert len(habits.guardians) == seen["guardians"]
    assert 0 < sum(habits.guardians) < len(habits.guardians)
    assert habits.idle["leads"] == seen["overrun"]
    assert habits.idle["waits"] + habits.idle[""] == seen["repelled"]
    assert habits.unarmed.total() == seen["unarmed"]
    assert min(habits.idle["waits"], seen["overrun"], seen["unarmed"]) > 0


def test_a_card_with_its_price_and_target_is_one_press() -> None:
    alone = {"poker", "march", "play", "victim", "rout", "lasso", "sap", "daunt", "drop-hand", "spy", "dig"}
    habits, kinds = Habits(), Counter[str]()

    def watch(game: AnyGame, decision: Decision, reply: Reply) -> None:
        habits(game, decision, reply)
        kinds[decision.kind] += 1

    games = list(Runs("greenhorn", 6, "waiting").of(SIDES, watch=watch))

    assert {"cost", "field", "hearten"} <= kinds.keys()
    assert len(habits.presses) == len(games)
    assert sum(habits.presses) == sum(kinds[kind] for kind in alone)


def test_a_weapon_is_dominated_by_one_of_its_keywords_that_does_more_for_no_more() -> None:
    worse = CARDS["machette"].model_copy(update={"key": "sabre", "cost": CARDS["machette"].cost + 1})

    assert worse_cards([*CARDS.values()]) == set()
    assert worse_cards([*CARDS.values(), worse]) == {"sabre"}


def test_the_lead_is_looked_at_from_the_third_turn_to_the_last_but_one() -> None:
    assert not any(changes({1: True, 2: False, 3: True, 4: True, 5: False}))
    assert any(changes({1: True, 2: True, 3: True, 4: False, 5: False}))
    assert not any(changes({}))


def test_a_card_without_an_effect_is_not_used_too_seldom() -> None:
    drawn = Counter({"gatling": 100, "lasso": 100, "la-chute": 100, "machette": 100})
    tally = Tally(drawn=drawn, used=Counter({"lasso": 4, "la-chute": 5}))

    assert [*seldom_used(tally)] == ["lasso"]


def test_who_does_not_think_of_traps_plays_on_without_one() -> None:
    play, rng = MODULES["ragnguns"].policy, Rng(seed_from("own chance"))
    instead = Counter[str]()
    for number in range(3):
        game = Game.new(GAMES["ragnguns"], 2, seed_from("trapless", number))
        while game.winners is None:
            decision = game.open_decisions[0]
            reply = play(game.view(decision.seat), decision, rng)
            if reply == (TRAP,):
                instead.update(trapless(game, decision, rng))
            game.answer(decision.seat, reply)

    assert TRAP not in instead
    assert instead["end"] < instead.total()
