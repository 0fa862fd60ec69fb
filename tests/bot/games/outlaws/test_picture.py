"""The picture of a shootout shows at a glance who has won the last showdown."""

from __future__ import annotations

from picturing import stages

from bot.games.outlaws import picture
from bot.i18n.texts import Phrases, load_texts
from bot.render.scene import CardItem, ZoneItem

SAY = Phrases(load_texts("en"), "outlaws", ["A", "B", "C", "D"])


def test_whoever_has_won_the_last_showdown_is_lit_and_all_others_have_fallen() -> None:
    outcomes = set()
    for game in stages("outlaws-shootout", 4, "5e" * 32, most=20):
        view = game.view(None)
        if view.last is None or view.over or any(seat.in_play_size for seat in view.seats):
            continue
        items = [item for item, _, _ in picture.table(view, SAY).items]
        has_won = [seat == view.last.winner for seat in range(4)]
        cards = [item for item in items if isinstance(item, CardItem)]

        assert [item.turn for item in items if isinstance(item, ZoneItem)] == has_won
        assert [(card.mark, card.faint) for card in cards] == [(won, not won) for won in has_won]
        outcomes.add(view.last.winner)

    assert len(outcomes) > 1
