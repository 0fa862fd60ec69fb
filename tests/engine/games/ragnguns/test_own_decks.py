"""Games to which users bring their own decks."""

import json
from itertools import count
from random import Random

import pytest
from scenes.ragnguns import RULES, SEED, keys

from engine.conformance.selfplay import HEURISTIC, RANDOM, Series, play_series
from engine.core.decisions import Refused
from engine.core.decks import UnnamedDeck
from engine.core.game import Game, LogRow
from engine.core.rng import Rng, deal_seed
from engine.games.outlaws.rules import Duel
from engine.games.ragnguns.cards import DECKS, PISTOLEROS
from engine.games.ragnguns.decks import addable, write
from engine.tables.export import export, verify

BISON, LADIES = write(DECKS["au-corps-a-corps"]), write(DECKS["la-ligue-des-dames"])
SECRET = "7e" * 32


def random_deck(number: int) -> str:
    """The code of some legal deck."""
    chance = Random(number)
    draft = UnnamedDeck(chance.choice(list(PISTOLEROS)), ())
    while cards := addable(draft):
        draft = UnnamedDeck(draft.leader, (*draft.cards, chance.choice(cards)))
    return write(draft)


def dealt(*decks: str | None) -> Game:  # type: ignore[type-arg]
    return Game.new(RULES, 2, SEED, decks=decks)


def test_q82_with_two_brought_decks_nobody_is_asked_for_one() -> None:
    game = dealt(BISON, LADIES)
    players = game.state.players

    assert [event.kind for event in game.deal_events][:2] == ["chose", "chose"]
    assert [p.pistolero for p in players] == ["buffalo-kid", "jenny-james"]
    for p, name in zip(players, ("au-corps-a-corps", "la-ligue-des-dames")):
        assert set(keys([*p.deck, *p.hand])) == set(DECKS[name].cards)


def test_q82_who_brings_none_is_asked_and_learns_nothing_of_the_other_deck() -> None:
    games = [dealt(code, None) for code in (BISON, write(DECKS["tout-feu-tout-flamme"]))]

    assert [[(d.seat, d.kind) for d in game.open_decisions] for game in games] == [[(1, "deck")]] * 2
    for viewer in (1, None):
        assert games[0].view(viewer) == games[1].view(viewer)
        assert games[0].visible_decisions(viewer) == games[1].visible_decisions(viewer)
    assert not any(game.deal_events for game in games)
    assert games[0].view(0).seats[0].pistolero == "buffalo-kid"
    assert set(keys(games[0].view(0).hidden[0].rest)) == set(DECKS["au-corps-a-corps"].cards)


def test_another_world_has_another_deck_in_the_box_beside_me() -> None:
    game = dealt(BISON, None)
    worlds = [RULES.resample(game.state, 1, Rng(f"{number:064x}")) for number in range(20)]

    assert len({world.players[0].pistolero for world in worlds}) == len(PISTOLEROS)
    assert len({frozenset(world.players[0].deck) for world in worlds}) == len(worlds)
    for world in worlds:
        assert sorted(RULES.piece_ids(world)) == sorted(RULES.piece_ids(game.state))
        assert RULES.view(world, game.visible_decisions(1), 1) == game.view(1)


def test_the_same_card_may_be_in_both_decks() -> None:
    game = dealt(BISON, BISON)

    assert len(set(RULES.piece_ids(game.state))) == len(list(RULES.piece_ids(game.state)))


@pytest.mark.parametrize("code", ["RNG-AA", "nonsense", write(UnnamedDeck("buffalo-kid", ("machette",)))])
def test_only_a_legal_deck_of_this_version_may_be_brought(code: str) -> None:
    with pytest.raises(Refused):
        RULES.check_deck(code)
    with pytest.raises(Refused):
        dealt(code, None)


def test_a_game_that_knows_no_decks_takes_none() -> None:
    with pytest.raises(Refused):
        Game.new(Duel(), 2, SEED, decks=(BISON, None))


@pytest.mark.long
@pytest.mark.parametrize("number", [0, 3])
def test_what_holds_in_every_game_holds_with_any_decks(number: int) -> None:
    """One or both seats bring a deck, and random replies or a computer play."""
    players = [(RANDOM,), (HEURISTIC, RANDOM)][number // 2]
    decks = (random_deck(number), random_deck(number + 10) if number % 2 else None)
    series = Series(
        rules=RULES, seats=2, seed=f"{number}", players=players, decks=decks, verify=True, worlds_every=7
    )
    report = play_series(series, 1, clock=count().__next__)

    assert report.notes == []
    assert report.clean


def exported(*decks: str | None) -> str:
    numbers = (11, 12)
    game = Game.new(RULES, 2, deal_seed(SECRET, 5, numbers), decks=decks)
    log = [LogRow(0, None, (), 0, game.deal_events)]
    while game.winners is None:
        decision = game.open_decisions[-1]
        log.append(game.answer(decision.seat, decision.default))
    made = {"fingerprint": game.rules.fingerprint, "secret": SECRET, "numbers": numbers, "decks": decks}
    return export(game, log, variant="standard", table_id=5, epoch=1, **made)


@pytest.mark.parametrize("decks", [(BISON, LADIES), (None, BISON), (None, None)])
def test_a_game_is_verified_with_the_decks_that_were_brought(decks: tuple[str | None, ...]) -> None:
    text = exported(*decks)

    assert verify(text).is_valid
    assert json.loads(text)["decks"] == (list(decks) if any(decks) else [])


@pytest.mark.parametrize(
    ("decks", "why"),
    [
        ([LADIES, LADIES], "diverged"),
        ([], "diverged"),
        ([BISON], "malformed"),
        (["RNG-AA", None], "decks"),
        ([1, 2], "malformed"),
    ],
)
def test_a_file_whose_decks_were_changed_is_found_out(decks: list[object], why: str) -> None:
    content = json.loads(exported(BISON, LADIES))

    assert verify(json.dumps({**content, "decks": decks})).code == why
