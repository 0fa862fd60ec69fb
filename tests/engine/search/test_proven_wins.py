"""Proven wins are played from the deputy up; wins that need luck are not called proven."""

from typing import Any

import pytest
from scenes import bang, ragnguns, revolver

from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.games import MODULES
from engine.search.levels import DEPUTY, player_of
from engine.search.rollouts import turn_of

LUCK = "4d" * 32


def wins_now(game: AnyGame) -> bool:
    """Return whether a deputy wins within the turn against a quick player."""
    module, seat, turn = MODULES[game.rules.family], game.open_decisions[0].seat, turn_of(game)
    deputy = player_of(DEPUTY, module)
    while game.winners is None and turn_of(game) == turn:
        decision, rng = game.open_decisions[0], Rng(f"{game.ply:08x}{LUCK[8:]}")
        own = decision.seat == seat
        reply = (
            deputy.reply(game, decision, rng)
            if own
            else module.policy(game.view(decision.seat), decision, rng)
        )
        game.answer(decision.seat, reply)
    return game.winners == (seat,)


def is_proven(scene: Any) -> bool:
    deputy = player_of(DEPUTY, MODULES[scene.game.rules.family])
    return deputy.think(scene.game, scene.decision, Rng(LUCK)).is_proven


def last_enemy(**more) -> bang.Scene:
    """A scene in which Calamity Janet holds one Missed! and the last enemy has one life point."""
    life = {"bart-cassidy": 1, "vulture-sam": 0, "calamity-janet": 3, "rose-doolan": 2}
    hands = more.pop("hands", ("missed-10C", ""))
    return bang.Scene(
        "calamity-janet rose-doolan", "bart-cassidy vulture-sam", hands=hands, life=life, **more
    )


def at_the_mine(hand: str, guards: str, gang: str = "", grit: int = 0) -> revolver.Scene:
    """A scene with Mapache's men against the last two guardians, one of them with grit."""
    return revolver.Scene(
        "", hand, at="mine", turn="mapache", guards=guards, gang=gang,
        people="padre-esteban colt-mcgraw", grit={"colt-mcgraw": grit} if grit else {},
    )  # fmt: skip


def last_bullet(**own: Any) -> ragnguns.Scene:
    return ragnguns.Scene(ragnguns.Side(**own), ragnguns.Side(pistolero_wounds=4))


WHISTLER = ragnguns.Side(
    gun="pepper-malone", left="coyote-apprivoise sifflet-a-chien la-chute", right="guet-apens fausse-monnaie",
    alley="ventre-a-terre", discard="tournee-generale chasse-a-l-homme sac-de-petards poing-americain"
    " vider-ses-poches flasque-sans-fond eboulement le-leurre eperons-d-argent", bullets=6, ready=True,
)  # fmt: skip
THREE_KINDS = "drummer dust-storm general-mapache deserters rear-guard bounty-killer cloudburst sharpshooter"
CRATE = "barbed-wire poisoned-well bodyguards gunrunners-crate bounty-killer"
PAYING = "ammunition-wagon raccoon-riders torchbearers bounty-killer gunrunners-crate old-comrades"
FETCHED = "cannon-wagon rifle-smuggler drummer deserters rear-guard war-wagon sharpshooter general-mapache"
OVERRUN = {"at": "mine", "box": 3, "turn": "mapache", "people": "padre-esteban"}


@pytest.mark.parametrize(
    "scene",
    [
        pytest.param(last_enemy(), id="Calamity shoots with a Missed!"),
        pytest.param(last_enemy(hands=("stagecoach-9S missed-10C beer-6H", "")), id="draw, then shoot"),
        pytest.param(revolver.Scene("telegram", army=1), id="a telegram"),
        pytest.param(revolver.Scene("telegram telegram", army=2), id="two telegrams"),
        pytest.param(revolver.Scene("", "pick-up-yer-teeth", gang="war-wagon", spare=(0, 1), **OVERRUN),
            id="a hit that is paid for"),
        pytest.param(revolver.Scene("", "war-wagon", gang="war-wagon war-wagon cannon-wagon", **OVERRUN),
            id="enough guns"),
        pytest.param(revolver.Scene("", PAYING, at="malpaso", turn="mapache", gang="hired-guns hired-guns",
            people="padre-esteban one-eyed-otis", grit={"padre-esteban": 1}, discards=("", FETCHED)),
            id="four plays, the last card paid for with all that is left"),
        pytest.param(at_the_mine(THREE_KINDS, "farmhands farmhands", grit=1),
            id="hits of three kinds, paid for with what is of no use"),
        pytest.param(at_the_mine(CRATE, "old-bird-gun widow-esperanza", "young-pistolero"),
            id="ammunition is searched for and fired"),
        pytest.param(last_bullet(hand="frangines", bullets=6, belt=2, barrel=6), id="a fusillade"),
        pytest.param(last_bullet(hand="derringer-de-manche", bullets=3, alley="willy-l-allumette"),
            id="what is in the way of the last shot is thrown away"),
        pytest.param(last_bullet(bullets=3, left="derringer-de-manche lasso"), id="and what lies on it"),
        pytest.param(ragnguns.Scene(WHISTLER, ragnguns.Side(alley="soeurs-james", pistolero_wounds=4)),
            id="six plays, among many orders that come to the same"),
    ],
)  # fmt: skip
def test_a_sure_win_is_found(scene: Any) -> None:
    assert wins_now(scene.game)


def test_a_win_may_need_several_choices_within_a_play_and_ammunition_that_must_not_pay() -> None:
    firepower = "deserters rifle-smuggler ammunition-wagon knife-thrower general-mapache"
    discard = (
        "ammunition-wagon bounty-killer war-wagon cannon-wagon drummer deserters sharpshooter rear-guard"
    )

    assert is_proven(revolver.Scene(
        "", f"{firepower} arson dust-storm old-comrades", at="mine", turn="mapache", guards="old-bird-gun",
        gang="hired-guns", people="padre-esteban colt-mcgraw", grit={"padre-esteban": 2},
        discards=("", discard), decks=(None, ""),
    ))  # fmt: skip


def test_a_win_of_six_plays_is_found_among_many_that_cannot_be_enough() -> None:
    own = ragnguns.Side(
        left="improviser coffre-fort-a-roulettes avoir-le-dernier-mot", right="termites tomahawk machette",
        discard="ruade-du-kid boite-de-cartouches photo-compromettante jeu-a-cinq-as tournee-generale fouet"
        " fourche-a-foin la-chute barre-de-fer", bullets=6, belt=4, barrel=6, ready=True,
    )  # fmt: skip
    hurt = {"croque-mort": 1}
    other = ragnguns.Side(alley="croque-mort", shelter="eperons-d-argent", wounds=hurt, pistolero_wounds=2)

    assert is_proven(ragnguns.Scene(own, other))


def test_a_hit_that_cannot_be_paid_wins_nothing() -> None:
    assert not wins_now(revolver.Scene("", "pick-up-yer-teeth", gang="war-wagon", **OVERRUN).game)


def test_before_a_barrel_a_shot_is_not_sure() -> None:
    assert not is_proven(last_enemy(in_play={"bart-cassidy": "barrel-QS"}))


def test_a_play_that_reveals_nothing_does_not_let_the_next_depend_on_what_is_hidden() -> None:
    scene = bang.Scene(
        "bart-cassidy jesse-jones", "suzy-lafayette black-jack",
        hands=("beer-9H indians-AD bang-4C", "bang-7C"),
        deck="missed-7S missed-8S missed-10C bang-5C bang-6C", bare=True,
        in_play={"bart-cassidy": "schofield-QC"}, life={"suzy-lafayette": 1, "black-jack": 0},
    )  # fmt: skip

    assert not is_proven(
        scene
    )  # Suzy's card stops Indians! or BANG!, and she may draw one that stops the other


def test_the_last_telegram_is_fetched_from_a_large_discard() -> None:
    hand = "powder-boy powder-boy blacksmiths-sons smoke-screen winchester-twins old-bird-gun"
    discard = (
        "telegram powder-cellar stage-guard hidden-trail old-sergeant mission-gate night-raid adobe-wall"
        " buffalo-rifle fall-back lasso false-trail hold-the-line cut-the-girths beechers-bible"
        " padres-blessing new-blood ambush-at-dusk farmhands mission-cannon blasting-crew narrow-alley"
        " stampede bell-tower clear-the-road"
    )
    scene = revolver.Scene(
        f"{hand} gravediggers-luck", "dust-storm", at="mine", box=4, guards="widow-esperanza",
        army=1, people="padre-esteban", discards=(discard, ""), decks=("", None),
    )  # fmt: skip

    assert wins_now(scene.game)


def test_what_is_taken_must_be_what_makes_the_win_sure() -> None:
    scene = bang.Scene(
        "jesse-jones rose-doolan", "sid-ketchum vulture-sam", hands=("cat-balou-JD bang-AD", ""),
        in_play={"jesse-jones": "schofield-JC", "sid-ketchum": "barrel-QS mustang-8H"},
        life={"sid-ketchum": 1, "vulture-sam": 0, "rose-doolan": 0}, deck="beer-6H",
    )  # fmt: skip

    assert wins_now(scene.game)  # without the Mustang, only a heart for the Barrel would save them


def test_a_win_that_was_sure_is_gone_on_with_though_its_reason_is_forgotten() -> None:
    scene = last_enemy(in_play={"bart-cassidy": "barrel-QS"})  # the seat knew which card will be flipped
    deputy = player_of(DEPUTY, MODULES["bang"])
    deputy.plan, deputy.sure = (("play", ("missed-10C",)), ("target", ("bart-cassidy",))), True

    assert deputy.reply(scene.game, scene.decision, Rng(LUCK)) == ("missed-10C",)
    assert deputy.sure


FIVE = "padre-esteban long-clara preacher-boone benito-the-baker alma-the-teacher"
SHOWDOWN = {"at": "mine", "turn": "mapache", "gang": "war-wagon", "people": "padre-esteban long-clara"}


@pytest.mark.parametrize(
    ("hands", "table", "seat", "may"),
    [
        (("telegram", ""), {"army": 1}, 0, True),
        (("gravediggers-luck", ""), {"army": 1, "discards": ("telegram", "")}, 0, True),
        (("hidden-trail", ""), {"army": 1}, 0, False),
        (("", "rifle-smuggler"), SHOWDOWN, 1, True),
        (("", "war-wagon"), SHOWDOWN, 1, False),
        (("", "ammunition-wagon ammunition-wagon"), {**SHOWDOWN, "people": FIVE}, 1, True),
    ],
)
def test_a_win_is_looked_for_where_telegrams_or_hits_may_be_enough(
    hands: tuple[str, str], table: dict[str, Any], seat: int, may: bool
) -> None:
    lookahead = MODULES["revolver"].lookahead
    assert lookahead.may_win_now is not None

    assert lookahead.may_win_now(revolver.Scene(*hands, spare=(4, 0), **table).view(seat)) is may
