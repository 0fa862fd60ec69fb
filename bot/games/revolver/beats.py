"""What the table's picture shows before who wins a poker round, and before who falls or holds."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.games.revolver import news_picture as news
from bot.games.revolver.picture import added, round_winner, table, with_bonus
from bot.games.revolver.pieces import EDGE, GENERAL, ROOM, card
from bot.i18n.texts import Phrases
from bot.render.scene import Beat, PlacedItem, ZoneItem
from engine.games.revolver.cards import BREACH, CARDS, FIELDS, OBSTRUCTION, PEOPLE, card_data, key_of
from engine.games.revolver.ongoing import GAP
from engine.games.revolver.state import PLACED
from engine.games.revolver.view import View

AIMED, RESULT = 1300, 1800  # milliseconds before a result, and of one before another picture


def beats(view: View, phrases: Phrases) -> Iterator[Beat]:
    """Draw totals or a shot before who falls or holds, and a poker round's cards from behind before who wins.

    For who is asked for a play at once, what came of the attack stands there, too, where it was.
    """
    if view.battlefield_index < 0 or news.is_after_poker(view):
        yield Beat(table(_before_round(view), phrases).items, RESULT)
        return
    after, before = replace(view, decision=None), while_moving(view)
    if news.is_blast(view) and view.swept:
        standing = replace(before, swept=())
        yield Beat(table(standing, phrases, lambda _: news.blast(phrases, "fuse")).items, AIMED)
        yield Beat(table(before, phrases).items, AIMED)
    is_shot = news.is_card_hit(after) and not news.is_choosing(after)  # before an attack
    if not news.is_news(after) or news.is_blast(view) or not (news.has_attacked(after) or is_shot):
        return
    tell = _threat if news.has_attacked(after) else _shot
    yield Beat(table(before, phrases, partial(tell, before, phrases)).items, AIMED)
    there = where_attacked(view)
    fell = [guardian for guardian in before.guardians if guardian[0] in view.lost]
    for n in range(1 - len(fell), 0):  # those who fall after the first are still alive
        people, killed = (*there.guardians, *fell[n:]), there.killed + n
        step = replace(before, guardians=people, lost=there.lost[:n], killed=killed)
        result = partial(news.attack_result, replace(step, decision=None), phrases)
        yield Beat(table(step, phrases, result).items, AIMED)
    if not news.is_news(view):  # else what follows shows it, at once with its words
        after = replace(there, decision=None)
        yield Beat(table(there, phrases, partial(news.attack_result, after, phrases)).items, RESULT)


def while_moving(view: View) -> View:
    """Return the table as it was before the newest attack or shot, or before the last round of the poker."""
    after = replace(view, decision=None)
    if view.battlefield_index < 0 or news.is_after_poker(view):
        return _before_round(view)
    if news.is_blast(view):
        return _before_blast(view)
    if not news.is_news(after):
        return view
    view = where_attacked(view)
    seats = tuple(replace(own, hand_size=size) for own, size in zip(view.seats, view.last_hands))
    people = view.last_people or view.guardians
    return replace(view, guardians=people, army=view.last_army, seats=seats or view.seats)


def where_attacked(view: View) -> View:
    """Return the table right after the newest attack, before the marker moved and anybody joined."""
    if view.last is None or not news.has_attacked(view) or view.phase in ("march", "attack", "dusk"):
        return view
    at, box, people = view.battlefield_index, view.box - 1, view.guardians
    if view.current == view.padre:  # nobody else has joined since
        newcomers = [(person, grit) for person, grit in people if not PEOPLE[person].starting]
        newcomers = newcomers[max(0, len(newcomers) - FIELDS[view.fields[at].key].recruits[box]) :]
        people = tuple(guardian for guardian in people if guardian not in newcomers)
    elif box:
        return view
    at -= not box
    turn = view.turn - 1 - (view.current != view.padre)
    place = view.fields[at]
    gang = place.gang_power + _firepower(view, place.gang)
    guards = place.guards_power + place.defence + _firepower(view, place.guards)
    view = replace(view, battlefield_index=at, box=view.last_box, turn=turn, guardians=people)
    return replace(with_bonus(before_draw(replace(view, totals=(gang, guards)))), phase="dusk")


def before_draw(view: View) -> View:
    """Return the view without the cards with which the turn of its current player has begun."""
    if view.phase != "play" or not view.drawn:
        return view
    seats = [
        replace(own, hand_size=own.hand_size - view.drawn, hand=own.hand[: -view.drawn])
        if seat == view.current
        else own
        for seat, own in enumerate(view.seats)
    ]
    hand = view.hand[: -view.drawn] if view.seat == view.current else view.hand
    return replace(view, seats=tuple(seats), hand=hand, drawn=0)


def _firepower(view: View, cards: Sequence[str]) -> int:
    return sum(card_data(card).firepower for card in cards) + sum(added(view, cards).values())


def last_steps(view: View) -> list[View]:
    """Return the table after the attack or the shot that ended the game."""
    if not view.ending or view.current == view.padre:  # a resignation, or a telegram to the army
        return []
    phase = "play" if key_of(view.blow) in CARDS and not view.guardians else "dusk"
    return [replace(view, over=False, ending="", winners=(), phase=phase)]


def _before_round(view: View) -> View:
    """Return the view with the cards of the last poker round covered, and all else as it was."""
    won = round_winner(view)
    seats = (
        replace(own, poker_revealed=(*own.poker_revealed[:-1], ""), rounds=own.rounds - (seat == won))
        for seat, own in enumerate(view.seats)
    )
    people = tuple(one for one in view.guardians if PEOPLE[one[0]].starting)
    army = min(view.army, PLACED)
    return replace(view, battlefield_index=-1, seats=tuple(seats), guardians=people, army=army)


def _before_blast(view: View) -> View:
    """Return the view with Mapache's cards where the kegs have blown them up."""
    here, (gang, guards) = view.fields[view.battlefield_index], view.totals or (0, 0)
    in_way = [card for card, _ in view.swept if card_data(card).type == OBSTRUCTION]
    guns = tuple(card for card, _ in view.swept if card not in in_way)
    lost = GAP * sum(card_data(card).lasting == BREACH for card in in_way)
    place = replace(here, guards=(*here.guards, *in_way), gang=guns, defence=here.defence - lost)
    fields = tuple(place if field is here else field for field in view.fields)
    power = (*view.power, *((card, points) for card, points in view.swept if points))
    view = replace(view, fields=fields, power=power)
    return replace(view, totals=(gang + _firepower(view, guns), guards - lost))


def _threat(view: View, phrases: Phrases, high: int) -> list[PlacedItem]:
    """Draw who attacks, and the totals of the last attack above nobody's result."""
    width = (high - 16) * 5 // 7
    face = replace(card(GENERAL, width, phrases), title="", corner="", sign="", pips=())
    word = phrases.texts("picture-revolver-attack", name=phrases.name(1 - view.padre))
    scores = news.score_items(view.last, ("chalk", "chalk")) if view.last else []
    zone = PlacedItem(ZoneItem(ROOM, high), EDGE, 0)
    return [zone, *news.outcome([face], "", word, scores, high)]


def _shot(view: View, phrases: Phrases, high: int) -> list[PlacedItem]:
    """Draw whom the Gatling or a card hits, still alive."""
    alive, saved = {person for person, _ in view.guardians}, news.survivor(view)
    fell = news.fallen(view)[len(news.fallen_before(view)) :]
    people = [*(person for person in fell if person != saved), *[saved] * bool(saved)]
    dead = replace(view, lost=tuple(person for person in view.lost if person not in alive))
    faces = news.victims(dead, people, high, phrases)
    zone = PlacedItem(ZoneItem(ROOM, high), EDGE, 0)
    return [
        zone,
        *news.outcome(faces, phrases.texts("picture-revolver-early"), news.cause(view, phrases), [], high),
    ]
