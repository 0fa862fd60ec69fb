"""The computer opponent: better than chance on both sides, and sensible where the choice is obvious."""

from itertools import count

import pytest
from rivals import part_won
from scenes.revolver import STARTING, G, M, Poker, Scene

from engine.conformance.selfplay import HEURISTIC, RANDOM, Series, play_series
from engine.core.rng import Rng
from engine.games.revolver.cards import MAPACHE, POKER
from engine.games.revolver.policy import habit, play
from engine.games.revolver.rules import Revolver

GAMES = 30


def chosen(scene: Scene) -> tuple[str, ...]:
    reply = play(scene.view(scene.decision.seat), scene.decision, Rng("1f" * 32))
    scene.decision.check(reply)
    return tuple(option.partition(".")[0] for option in reply)


@pytest.mark.long
@pytest.mark.parametrize("side", [G, M])
def test_it_beats_chance_from_both_sides(side: int) -> None:
    players = [RANDOM, RANDOM]
    players[side] = HEURISTIC
    series = Series(
        rules=Revolver(),
        seats=2,
        seed="player",
        players=players,
        options=Revolver.presets["host-guardians"],
        opponents={"revolver": play},
    )
    report = play_series(series, GAMES, clock=count().__next__)

    assert report.clean
    assert report.wins_by_seat[side] >= 0.9 * GAMES


@pytest.mark.parametrize(
    ("scene", "card", "choice"),
    [
        (Scene("blasting-crew farmhands", gang="war-wagon war-wagon cannon-wagon"), "dynamite", True),
        (Scene("blasting-crew", guards="mission-cannon"), "dynamite", False),
        (Scene("", "gunrunners-crate", at="mine", box=4, turn=MAPACHE, gang="war-wagon"), "gatling", True),
        (Scene("", "raccoon-riders", turn=MAPACHE, gang="raccoon-riders", guards="old-bird-gun"),
            "raccoon-riders", True),
        (Scene(at="church", box=1, phase="march", gang="war-wagon war-wagon cannon-wagon"), "ride", True),
        (Scene(at="church", box=1, phase="march", guards="mission-cannon"), "stay", True),
        (Scene("", "ammunition-wagon ammunition-wagon", at="malpaso", box=4, turn=MAPACHE, spare=(0, 2)),
            "ammunition-wagon", False),
    ],
    ids=[
        "blow up a full bridge", "not an empty one", "shoot where that wins", "play what tips the scales",
        "ride from a lost place", "stay at a safe one", "save ammunition for the mine",
    ],
)  # fmt: skip
def test_it_sees_what_is_plain(scene: Scene, card: str, choice: bool) -> None:
    assert (chosen(scene) == (card,)) is choice


def test_it_pays_with_what_it_needs_least() -> None:
    scene = Scene("winchester-twins buffalo-rifle fall-back")
    scene.says(G, "winchester-twins.1")

    assert chosen(scene) == ("buffalo-rifle",)  # expensive for its firepower


def test_it_spends_courage_before_lives() -> None:
    people = "kid-salazar deaf-joaquin padre-esteban"
    scene = Scene(turn=MAPACHE, gang="war-wagon", people=people, grit={"deaf-joaquin": 1})
    scene.ends()

    assert chosen(scene) == ("deaf-joaquin",)


@pytest.mark.parametrize(
    ("card", "gang", "reply"),
    [("stampede", "war-wagon raccoon-riders", "raccoon-riders"), ("padres-blessing", "", "benito-the-baker")],
)
def test_it_gives_up_its_weakest_card_and_courage_to_the_next_victim(
    card: str, gang: str, reply: str
) -> None:
    scene = Scene(card, spare=(1, 0), gang=gang, people=STARTING)
    scene.plays(card)

    assert chosen(scene) == (reply,)


def test_it_draws_its_poker_cards_from_several() -> None:
    table = Poker("poker-two poker-five poker-seven poker-nine poker-sleeve")
    view = table.game.view(G)
    decision = table.game.decision(G)
    assert decision is not None
    picks = {play(view, decision, Rng(f"{n:064x}"))[0] for n in range(30)}

    assert picks == {"poker-nine", "poker-seven", "poker-sleeve"}
    assert all(POKER[card].side == "guardians" for card in picks)


def test_nothing_is_paid_with_ammunition_for_the_mine_where_there_is_something_else() -> None:
    scene = Scene("", "gunrunners-crate ransom", turn=MAPACHE, spare=(0, 5))
    scene.says(M, "ransom.1")

    assert chosen(scene) != ("ammunition-wagon",)


def test_against_who_can_cheat_no_more_the_accusation_stays_in_the_hand() -> None:
    table = Poker(gang="poker-three poker-four poker-six poker-ten poker-accusation")
    table.round("poker-sleeve", "poker-accusation")
    table.round("poker-mirror", "poker-six")
    decision = table.game.decision(M)
    assert decision is not None
    picks = {play(table.game.view(M), decision, Rng(f"{n:064x}"))[0] for n in range(20)}

    assert "poker-accusation" in decision.options
    assert picks == {"poker-ten"}


@pytest.mark.long
def test_habits_play_about_as_well_as_what_they_stand_for() -> None:
    assert 0.2 < part_won(Revolver(), 2, habit, play, deals=30) < 0.75  # 0.44 of 150 deals
