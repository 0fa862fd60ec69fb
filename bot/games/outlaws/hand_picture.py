"""A hand of WANTED in a picture: posters below the dice, and what a bonus means."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.games.end_scene import EDGE, ROOM
from bot.games.outlaws import questions, showdown
from bot.games.outlaws.rounds import GANGS, is_short
from bot.games.outlaws.showdown import poster
from bot.i18n.texts import Phrases, signed
from bot.render import typesetting
from bot.render.layout import bottom, hand_rows, hand_shape, row
from bot.render.scene import (
    DIGIT,
    SCENE_WIDTH,
    Badge,
    DieItem,
    Icon,
    Item,
    Label,
    NumberItem,
    PlacedItem,
    Scene,
)
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.operations import spelled, strongest
from engine.games.outlaws.view import View

LINE = 66  # height of a line that explains suits
BESIDE_DICE = 290  # width of posters above their dice
HIGHEST, PAIR = 850, 490  # pixels of a hand's rows, and of two cards: no narrower than three


def hand(view: View, phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
    """Draw the seat's hand, numbered as in the list, below its dice or what a bonus of it means."""
    cards = view.hand if view.phase == "pick" else view.in_play or view.hand  # with the chosen ones marked
    is_drawn = view.game == GANGS and view.over and view.past  # with all that counted, at the end
    if view.seat is None or not cards or is_drawn or questions.is_beaten(view):
        return None
    across, width = hand_shape(len(cards), highest=HIGHEST if len(cards) > 2 else PAIR)
    ways = _dice_laid(view, cards)
    width = min(width, BESIDE_DICE) if ways else width
    posters = [poster(card, width, phrases, numbers.get(card, 0)) for card in cards]
    if view.game == GANGS and not view.bounty:
        posters = [replace(front, reward="") for front in posters]
    items = list[PlacedItem]()
    if len(cards) > 1 and view.seats[view.seat].dice and view.phase != "discard":
        items += _own_sum(view, phrases)
    elif view.decision is not None and view.phase == "pick" and not is_short(view):
        items += _bonus(view, cards, phrases)
    leaders = strongest(cards, ways[0]) if len(ways) == 1 else []
    for n in map(cards.index, leaders):
        posters[n] = replace(posters[n], head="")
    above = EDGE + width // 8 * bool(leaders)  # half a crown
    laid = [*hand_rows(posters, bottom(items) + above, across)]
    items += [
        *laid,
        *(showdown.crown(*placed, "chalk") for placed, card in zip(laid, cards) if card in leaders),
    ]
    for dice in ways:
        y = bottom(items) + EDGE
        items += showdown.laid_out(cards, dice, [x for _, x, _ in laid], width, y)
        if number := numbers.get(spelled(dice)):
            items.append(PlacedItem(NumberItem(number), EDGE, y + 8))
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


def _dice_laid(view: View, cards: Sequence[str]) -> list[Sequence[int]]:
    """Return the ways to lay a gang's dice that are offered, or how they lie; none while they only roll."""
    if view.decision is not None:
        return [*questions.ways_to_open(view.decision, view).values()] if view.phase == "place-dice" else []
    dice = view.seats[view.seat or 0].dice
    are_laid = view.game == GANGS and view.phase != "discard" and len(dice) == len(cards) > 1
    return [dice] if are_laid else []


def _own_sum(view: View, phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw a seat's dice; of a gang between its skill and their sum, which lies in no choice."""
    own, items = view.seats[view.seat or 0].dice, list[Item]()
    items += (DieItem(die, 90) for die in own)
    if view.in_play:
        skill = sum(OUTLAWS[card].skill for card in view.in_play)
        total = f"= {skill + sum(own)}"
        width = round(typesetting.width(total, "slab", 80)) + 4
        to_come = Label(phrases.texts("outlaws-to-come"), 340, 90, 44, "slab", "dust")
        items = [Badge("skill", str(skill)), *items, Label(total, width, 90, 80, "slab", "brass"), to_come]
    yield from row(items, EDGE, EDGE, ROOM, gap=22, align="center", height=90)


def _bonus(view: View, cards: Sequence[str], phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw what the largest bonus of these cards against a suit means."""
    outlaw = max((OUTLAWS[card] for card in cards), key=lambda outlaw: (outlaw.increment, outlaw.skill))
    if not (value := outlaw.increment):
        return
    text = phrases.texts(f"{view.game}-bonus", card="\n\t", suit="\n", value=signed(value))
    before, *others = text.split("\n")
    items: list[Item] = [_words(before)] if before.strip() else []
    for part in others:  # a card, or a suit, with what follows it
        is_card = part.startswith("\t")
        items += [_words(outlaw.id.removesuffix(outlaw.suit), "brass")] * is_card
        sign, color = (outlaw.suit, "brass") if is_card else (outlaw.strong, "dust")
        items += [Icon(f"suit-{sign}", 60, color), _words(part)]
    yield from row(items, EDGE, EDGE, SCENE_WIDTH - 2 * EDGE, gap=12, align="center", height=LINE)


def _words(text: str, color: str = "dust") -> Label:
    width = round(typesetting.width(text.strip(), "slab", DIGIT)) + 2
    return Label(text.strip(), width, LINE, DIGIT, "slab", color)
