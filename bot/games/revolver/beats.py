"""What the table's picture shows before who wins a poker round, and before who falls or holds."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from bot.games.revolver.news_picture import (
    attack_result,
    has_attacked,
    is_after_poker,
    is_blast,
    is_news,
    outcome,
    score_items,
    victim_card,
)
from bot.games.revolver.picture import round_winner, table, weakest
from bot.games.revolver.pieces import EDGE, ROOM
from bot.i18n.texts import Phrases
from bot.render.scene import Beat, Icon, Item, PlacedItem, ZoneItem
from engine.games.revolver.view import View

AIMED, RESULT = 1300, 1800  # milliseconds before a result, and of one before another picture


def beats(view: View, phrases: Phrases) -> Iterator[Beat]:
    """Draw the totals before who falls or holds, and a poker round's cards from behind before who wins it.

    Who is asked for a play at once sees there what came of the attack, too.
    """
    if view.battlefield_index < 0 or is_after_poker(view):
        covered = _before_round(view)
        yield Beat(table(covered, phrases).items, AIMED)
        return
    after = replace(view, decision=None)
    if not is_news(after) or is_blast(view) or not has_attacked(after):
        return
    hit = [(view.last_hit, 0)] * (view.last_hit in view.lost)
    before = replace(view, guardians=(*view.guardians, *hit), army=view.last_army)
    yield Beat(table(before, phrases, partial(_threat, before, phrases)).items, AIMED)
    if not is_news(view):
        yield Beat(table(view, phrases, partial(attack_result, after, phrases)).items, RESULT)


def _before_round(view: View) -> View:
    """Return the view with the cards of the last poker round covered, and the rounds as they were."""
    won = round_winner(view)
    seats = (
        replace(own, poker_revealed=(*own.poker_revealed[:-1], ""), rounds=own.rounds - (seat == won))
        for seat, own in enumerate(view.seats)
    )
    return replace(view, seats=tuple(seats))


def _threat(view: View, phrases: Phrases, high: int) -> list[PlacedItem]:
    """Draw the totals of the last attack above nobody's result, and who is in danger if that is known."""
    people = [view.last_hit] if view.last_hit else weakest(view)
    width = (high - 16) * 5 // 7
    face: Item = Icon("question", high - 40, "brass", "panel")
    if len(people) == 1:
        face = victim_card(replace(view, lost=()), people[0], width, phrases)
    word = phrases.texts("picture-revolver-attack", name=phrases.name(1 - view.padre))
    scores = score_items(view.last, ("chalk", "chalk")) if view.last else []
    zone = PlacedItem(ZoneItem(ROOM, high), EDGE, 0)
    return [zone, *outcome([face], "", word, scores, high)]
