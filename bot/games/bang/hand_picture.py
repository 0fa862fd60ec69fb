"""A hand of BANG! for two in a picture: cards, characters to draft, or ways in which two can stand."""

from collections.abc import Iterator, Mapping
from itertools import groupby

from bot.games.bang.cards import EDGE, HALF, PAD, by_strength, card, left_to_right, strength
from bot.games.bang.draft import CANDIDATE, candidate
from bot.games.bang.picture import CHOICES, EXPOSED, MEDALLION, face_item
from bot.games.bang.questions import is_dominated
from bot.games.end_scene import tone
from bot.i18n.texts import Phrases
from bot.render.layout import bottom, hand_rows, hand_shape
from bot.render.scene import (
    SCENE_WIDTH,
    Badge,
    IconRow,
    Label,
    NumberItem,
    PlacedItem,
    Plate,
    Scene,
    WideCard,
    ZoneItem,
)
from engine.core.decisions import Decision
from engine.games.bang.deck import KIND, LIFE
from engine.games.bang.view import View

FEW, LYING = 4, 3  # cards that stand in one low row, and in each row of more, which lie on their sides
WIDE = (SCENE_WIDTH - EDGE) // LYING - EDGE  # width of one of these
HIGHEST = 310  # pixels of a row of standing cards, which leaves room for the board
OFFERED, OWN = 340, 310  # the same of cards to choose from, and of the hand below them
STANCE = EXPOSED[1] + 2 * PAD  # height of a way in which two can stand


def hand(view: View, phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
    """Draw the seat's hand, numbered as in the list; cards that do not answer now are faint."""
    if view.decision and view.decision.kind in CHOICES:
        return _choice(view, phrases, numbers)
    if view.decision and view.decision.kind == "place" and numbers:
        return _stances(view, phrases, numbers)
    answers = {*_answers(view.decision, view)} & {*view.hand, *view.looked_at} if view.decision else set()
    if view.decision and view.decision.kind == "play" and numbers:  # the list leaves out what gains nothing
        listed = {KIND.get(name) for name in numbers}
        answers = {name for name in answers if KIND[name] in listed}
    asks_cards = view.decision is not None and (view.threat is not None or view.decision.kind == "play")
    is_exposing = view.decision is not None and view.decision.kind == "expose"
    is_large = is_exposing or max(len(view.looked_at), len(view.hand)) > FEW
    across, width = hand_shape(LYING if is_large else FEW, highest=HIGHEST)
    width = WIDE if is_large else width
    items = [*_candidates(view, phrases)] if is_exposing else []
    for icon, key, names in (("scope", "bang-looked", view.looked_at), ("hand", "bang-mine", view.hand)):
        cards = [
            card(
                name,
                width,
                phrases,
                numbers.get(name, 0),
                mark=icon == "scope",
                faint=(asks_cards or bool(answers)) and name not in answers,
            )
            for name in names
        ]
        if is_large:
            cards = [WideCard.of(front) for front in cards]
        if view.looked_at and names:
            items.append(PlacedItem(Badge(icon, phrases.texts(key)), EDGE, bottom(items) + EDGE))
        items += hand_rows(cards, bottom(items) + EDGE, across)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items)) if items else None


def _answers(decision: Decision, view: View) -> Iterator[str]:
    """Yield the card that is asked about, and those of the options that a list has."""
    yield str(dict(decision.facts).get("card", ""))
    yield from (option for option in decision.options if not is_dominated(decision, option, view))


def _candidates(view: View, phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw whom the seat can expose, with what they can do, which the board says of the exposed one alone."""
    who = [who for who in left_to_right(view) if who.seat == view.seat and who.alive]
    for n, character in enumerate(who):
        yield from candidate(character.name, EDGE + n * (HALF + EDGE), EDGE, phrases, character.life)


def _choice(view: View, phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
    """Draw characters to draft or cards of the General Store, above the seat's hand."""
    if view.pool:
        items = [*_people(view, phrases)]
        return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))
    across, width = hand_shape(len(view.store), highest=OFFERED)
    fronts = [card(name, width, phrases, numbers.get(name, 0)) for name in view.store]
    store = Badge("bang-store", phrases.texts("bang-card-general-store"))
    items = [PlacedItem(store, EDGE, EDGE), *hand_rows(fronts, 2 * EDGE + store.height, across)]
    is_large = len(view.hand) > FEW
    across, width = (LYING, WIDE) if is_large else hand_shape(len(view.hand), per_row=FEW, highest=OWN)
    own = [card(name, width, phrases) for name in view.hand]
    if view.hand:
        items.append(PlacedItem(Badge("hand", phrases.texts("bang-mine")), EDGE, bottom(items) + EDGE))
    own = [WideCard.of(front) for front in own] if is_large else own
    items += hand_rows(own, bottom(items) + EDGE, across)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items)) if items else None


def _stances(view: View, phrases: Phrases, numbers: Mapping[str, int]) -> Scene:
    """Draw the ways in which the seat's two can stand, and whom they meet."""
    items: list[PlacedItem] = []
    top, color = EDGE, tone(view.seat or 0, phrases)
    for n, (option, number) in enumerate(numbers.items()):
        x, y = EDGE + n % 2 * (HALF + EDGE), top + n // 2 * (STANCE + EDGE)
        exposed, _, place = option.partition(".")
        [other] = {*view.drafted[view.seat or 0]} - {exposed}
        front, behind = (HALF // 2, 0) if place == "right" else (0, HALF // 2)
        rooms = ((front, EXPOSED[0]), (behind, MEDALLION[0]))
        aside = [x + half + (HALF // 2 - room) // 2 for half, room in rooms]
        items.append(PlacedItem(ZoneItem(HALF, STANCE, tone=color), x, y))
        items.append(PlacedItem(face_item(exposed, "exposed", EXPOSED, tone=color), aside[0], y + PAD))
        pips = IconRow("life", LIFE[exposed], LIFE[exposed], 36)  # the first hand has as many cards
        items.append(PlacedItem(pips, aside[0] + (EXPOSED[0] - pips.size[0]) // 2, y + STANCE - PAD - 43))
        items.append(
            PlacedItem(face_item(other, "covered", MEDALLION), aside[1], y + STANCE - MEDALLION[1] - PAD)
        )
        items.append(PlacedItem(NumberItem(number), x + (HALF - 48) // 2, y + PAD))
    top = bottom(items) + EDGE  # below, because above they would seem to stand there already
    for n, name in enumerate(view.drafted[1 - (view.seat or 0)]):
        items += _drafted(view, name, EDGE + n * (HALF + EDGE), top, phrases)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


def _people(view: View, phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw characters to draft and those who were chosen, below what they are good at.

    The lists have their names: a number of two digits would cover half a face.
    """
    y, chosen = EDGE, {name for names in view.drafted for name in names}
    names = by_strength({*view.pool, *chosen})
    for title, group in groupby(names, key=lambda name: strength(name, phrases)):
        yield PlacedItem(Label(title, SCENE_WIDTH - 2 * EDGE, 46, 40, "slab", "brass"), EDGE, y)
        y += 52
        for n, name in enumerate(group):
            if n and not n % 2:
                y += CANDIDATE
            x = EDGE + n % 2 * (HALF + EDGE)
            if name in chosen:
                yield from _drafted(view, name, x, y, phrases)
            else:
                yield from candidate(name, x, y, phrases)
        y += CANDIDATE


def _drafted(view: View, name: str, x: int, y: int, phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw a character with the name and tone of who has chosen them."""
    seat = int(name in view.drafted[1])
    color = tone(seat, phrases)
    yield PlacedItem(ZoneItem(HALF, CANDIDATE - 4, tone=color), x, y)
    plate = Plate(150, phrases.name(seat), height=48, tone=color)
    yield from candidate(name, x, y, phrases, owner=plate)
