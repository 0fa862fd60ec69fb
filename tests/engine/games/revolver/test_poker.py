"""The tournament, and the set-up that follows from it."""

from collections.abc import Callable
from itertools import product

import pytest
from scenes.revolver import SEED, G, M, Poker

from engine.core.decisions import Refused
from engine.core.game import Game
from engine.games.revolver.cards import GUARDIANS, MAPACHE, POKER
from engine.games.revolver.rules import Revolver
from engine.games.revolver.rules.turn import better
from engine.games.revolver.state import RevolverState

GUARDS = "poker-two poker-five poker-seven poker-nine poker-sleeve"
GANG = "poker-three poker-four poker-six poker-bullets poker-accusation"


def poker(guards: str = GUARDS, gang: str = GANG) -> Poker:
    return Poker(guards, gang)


def won_by_guardians() -> Poker:
    table = poker()
    table.round("poker-nine", "poker-three")
    table.round("poker-five", "poker-four")
    return table


def won_by_mapache() -> Poker:
    table = poker()
    table.round("poker-two", "poker-bullets")
    table.round("poker-five", "poker-six")
    return table


def malpaso(g: RevolverState) -> dict[str, int]:
    return next(field.power for field in g.fields if field.key == "malpaso")


def test_r20_each_holds_five_of_their_six_cards_and_one_is_removed_unseen() -> None:
    g = Poker().table

    for player in g.players:
        every = {card.key for card in POKER.values() if card.side == player.side}
        assert len(player.poker) == 5
        assert {*player.poker, *player.removed} == every


def test_r20_which_card_is_removed_is_chance() -> None:
    removed = {Game.new(Revolver(), 2, f"{n:064x}").state.players[0].removed[0] for n in range(40)}

    assert len(removed) > 5


def test_r21_q66_both_choose_before_anything_is_shown() -> None:
    table = poker()
    action = table.game.answer(G, ("poker-nine",))

    assert action.events == ()
    assert table.game.view(M).seats[G].poker_revealed == ()
    assert table.game.view(M).seats[G].ready
    assert [(d.seat, d.options) for d in table.game.visible_decisions(None)] == [(M, ())]


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("poker-sleeve", "poker-bullets", 0),
        ("poker-two", "poker-accusation", 0),
        ("poker-accusation", "poker-mirror", 0),
        ("poker-bullets", "poker-sleeve", 1),
        ("poker-accusation", "poker-two", 1),
        ("poker-mirror", "poker-accusation", 1),
        ("poker-two", "poker-three", 1),
        ("poker-five", "poker-five", None),
        ("poker-sleeve", "poker-mirror", None),
        ("poker-accusation", "poker-accusation", None),
    ],
)
def test_q1_q2_cheat_beats_number_beats_accusation_beats_cheat(first: str, second: str, winner) -> None:
    assert better(first, second) == winner


def test_q3_only_the_two_nines_tie() -> None:
    sides = [[card.key for card in POKER.values() if card.side == side] for side in (GUARDIANS, MAPACHE)]
    ties = [(own, theirs) for own, theirs in product(*sides) if better(own, theirs) is None]

    assert ties == [("poker-nine", "poker-bullets")]


def test_q2_a_tied_round_is_nobodys_and_both_cards_are_put_aside() -> None:
    table = poker()
    table.round("poker-nine", "poker-bullets")

    assert table.events_of("poker-tied") == [("poker-tied", None)]
    assert [player.rounds for player in table.table.players] == [0, 0]
    assert [len(player.poker) for player in table.table.players] == [4, 4]


def test_r23_q5_the_accusation_comes_back_and_the_others_do_not() -> None:
    table = poker()
    table.round("poker-sleeve", "poker-accusation")
    guards, gang = table.table.players

    assert gang.rounds == 1
    assert "poker-accusation" in gang.poker
    assert "poker-sleeve" not in guards.poker
    assert guards.aside == ["poker-mirror", "poker-sleeve"][-len(guards.aside) :]


def test_q5_its_benefit_counts_once() -> None:
    table = poker()
    table.round("poker-two", "poker-accusation")
    table.round("poker-sleeve", "poker-accusation")
    table.round("poker-five", "poker-accusation")

    assert malpaso(table.table)[MAPACHE] == POKER["poker-accusation"].amount


def test_r22_r24_the_higher_number_wins_a_round_and_two_wins_end_the_tournament() -> None:
    table = poker()
    table.round("poker-nine", "poker-six")
    assert table.table.phase == "poker"
    assert [player.rounds for player in table.table.players] == [1, 0]
    table.round("poker-five", "poker-four")

    assert table.table.phase != "poker"
    assert [event[:2] for event in table.events_of("tournament-won")] == [("tournament-won", G)]


@pytest.mark.parametrize(
    ("won", "route"),
    [
        (won_by_guardians, ["church", "saloon", "livery-stable"]),
        (won_by_mapache, ["cathouse", "jailhouse", "drinking-den"]),
    ],
)
def test_r25_r26_r12_r11_r89_the_winner_leads_the_way(won: Callable[[], Poker], route: list[str]) -> None:
    g = won().table

    assert [field.key for field in g.fields] == [*route, "bridge", "malpaso", "mine"]
    assert not {*g.unused} & {*route}
    assert len(g.unused) == 3


def test_r27_r28_r19_q11_every_card_played_brings_its_benefit_even_in_a_lost_round() -> None:
    g = won_by_mapache().table
    extra = POKER["poker-two"].amount

    assert [p.rounds for p in g.players] == [0, 2]
    assert len(g.players[G].hand) == 5 + extra + 2  # two were drawn in the first turn
    assert malpaso(g)[GUARDIANS] == POKER["poker-five"].amount
    assert len(g.players[M].hand) == 5 + POKER["poker-six"].amount


@pytest.mark.parametrize(("army", "after"), [(12, 13), (14, 14)])
def test_q9_the_army_benefit_adds_a_token_while_there_is_one(army: int, after: int) -> None:
    table = poker()
    table.table.army = army
    table.round("poker-two", "poker-three")
    table.round("poker-five", "poker-six")

    assert table.table.army == after


def test_q8_q10_each_side_has_what_the_cards_it_played_bring_and_no_more() -> None:
    g = won_by_guardians().table

    assert malpaso(g) == {
        GUARDIANS: POKER["poker-nine"].amount + POKER["poker-five"].amount,
        MAPACHE: POKER["poker-four"].amount,
    }
    assert len(g.players[M].hand) == 5


def test_q6_q7_r29_cards_played_are_public_and_unplayed_and_removed_ones_never_shown() -> None:
    table = won_by_guardians()
    hidden = {*table.table.players[G].poker, *table.table.players[G].removed}

    assert table.game.view(None).seats[G].poker_revealed == ("poker-nine", "poker-five")
    assert table.game.view(None).seats[M].poker_revealed == ("poker-three", "poker-four")
    assert len(hidden) == 4
    assert not any(card in repr(table.game.view(seat)) for card in hidden for seat in (G, M, None))
    assert table.game.view(G).poker == ()


@pytest.mark.parametrize("ahead", [1, None])
def test_q4_when_cards_run_out_more_rounds_win_and_a_toss_decides_between_equals(
    monkeypatch: pytest.MonkeyPatch, ahead: int | None
) -> None:
    monkeypatch.setattr(
        "engine.games.revolver.rules.turn.better", lambda first, _: ahead if "nine" in first else None
    )
    table = poker("poker-nine", "poker-three")
    table.round("poker-nine", "poker-three")

    [won] = table.events_of("tournament-won")
    assert ahead is None or won[1] == ahead
    assert len(table.events_of("tossed")) == (ahead is None)


def test_r17_the_decks_are_shuffled_and_dealt_after_the_tournament() -> None:
    table = poker()
    assert [p.hand for p in table.table.players] == [[], []]

    g = won_by_mapache().table
    assert len(g.players[M].deck) == 62 - len(g.players[M].hand)


def test_r18_five_cards_each_from_a_shuffled_deck() -> None:
    hands = set()
    for n in range(6):
        game = Game.new(Revolver(), 2, f"{n:064x}", Revolver.presets["host-guardians"])
        while game.state.phase == "poker":
            for decision in game.open_decisions:
                game.answer(decision.seat, decision.default)
        hands.add(tuple(sorted(game.state.players[M].hand[:5])))

    assert len(hands) == 6
    assert all(len(hand) == 5 for hand in hands)


def test_r15_r16_q12_the_starting_guardians_are_in_front_and_twelve_tokens_on_the_army() -> None:
    g = Poker().table

    assert len(g.guardians) == 7
    assert "padre-esteban" in g.guardians
    assert len(g.recruits) == 12
    assert g.army == 12
    assert Game.new(Revolver(), 2, "0" * 64).state.recruits != g.recruits


def test_r14_r88_a_guardian_with_printed_grit_takes_it_from_the_supply() -> None:
    assert Poker().table.grit == {"baltasar-the-smith": 1}


@pytest.mark.parametrize(("variant", "padre"), [("host-guardians", 0), ("host-mapache", 1)])
def test_sides_may_be_chosen_at_the_offer(variant: str, padre: int) -> None:
    game = Game.new(Revolver(), 2, SEED, Revolver.presets[variant])

    assert (game.state.padre, game.state.general) == (padre, 1 - padre)
    assert game.view(None).seats[padre].side == GUARDIANS


def test_or_chance_chooses_them() -> None:
    assert {Game.new(Revolver(), 2, f"{n:064x}").state.padre for n in range(12)} == {0, 1}


def test_a_card_of_the_other_side_cannot_be_played() -> None:
    with pytest.raises(Refused) as why:
        poker().round("poker-three", "poker-three")
    assert (why.value.code, why.value.facts) == ("not-that-card", {"card": "poker-three"})
