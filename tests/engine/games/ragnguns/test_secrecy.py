"""Whole games in which no view names a trap that has not been turned up."""

import pytest
from scenes.ragnguns import RULES, SEED, Scene, Side

from engine.core.decks import UnnamedDeck
from engine.core.game import Game
from engine.core.rng import Rng
from engine.games.ragnguns.cards import CARDS, is_trap
from engine.games.ragnguns.decks import write

PLAIN = [card.key for card in CARDS.values() if card.type == "piege" and "epique" not in card.words]
TRAPPER = write(UnnamedDeck("pepper-malone", (*PLAIN, "machette", "improviser")))


def face_down(game: Game, seat: int) -> set[str]:  # type: ignore[type-arg]
    """Return the cards of a seat that nobody else may see."""
    p = game.state.players[seat]
    covered = {card for cards in p.stash.values() for card in cards[:-1]}
    return {*p.hand, *p.deck, *p.down, *covered, *(trap.card for trap in p.traps)}


@pytest.mark.parametrize("number", range(6))
def test_r69_r75_r82_q79_q81_what_lies_face_down_is_in_no_view_question_or_event(number: int) -> None:
    rng = Rng(f"{number:064x}")
    game = Game.new(RULES, 2, SEED, decks=(TRAPPER, TRAPPER))
    traps = 0
    while game.open_decisions:
        decision = rng.pick(game.open_decisions)
        before = [face_down(game, seat) for seat in (0, 1)]
        options = list(decision.options)
        rng.shuffle(options)
        action = game.answer(decision.seat, tuple(options[: decision.min_count]))
        if not game.open_decisions:
            break
        about = repr([event.facts for event in action.events])
        for owner in (0, 1):
            hidden = face_down(game, owner) & before[owner]
            views = [(game.view(seat), game.visible_decisions(seat)) for seat in (1 - owner, None)]
            seen = repr(views)
            assert not {card for card in hidden if f"'{card}" in seen or f"'{card}'" in about}
            traps += sum(map(is_trap, game.state.players[owner].down))
    assert traps > 0


def test_a_trap_and_any_other_look_alike_while_they_lie_there() -> None:
    def seen(key: str) -> str:
        scene = Scene(Side(hand=key, bullets=3), Side(deck="lasso"))
        scene.do("trap", key, "2", "end")
        return repr((scene.view(1), scene.view(None), scene.game.visible_decisions(1), scene.events[-1]))

    assert seen("la-chute") == seen("le-leurre") == seen("guet-apens")


def test_the_order_of_a_deck_is_not_known_to_its_owner_either() -> None:
    decks = ("lasso machette improviser", "improviser lasso machette")
    one, other = (Scene(Side(deck=deck), Side(deck="torche")).view(0) for deck in decks)

    assert one.hidden[0] is not None
    assert len(one.hidden[0].rest) == 3
    assert one == other


def test_when_the_game_is_over_everything_is_turned_up() -> None:
    scene = Scene(
        Side(alley="machette", left="la-chute", down="la-chute", bullets=1),
        Side(pistolero_wounds=5, deck="lasso"),
    )
    scene.do("shoot", "1")
    view = scene.view(None)

    assert all(view.hidden)
    assert view.hidden[0].down == ("la-chute.0",)
    assert view.seats[0].stash[0].top == "la-chute.0"
    assert view.hidden[1].rest == ("lasso.1",)
