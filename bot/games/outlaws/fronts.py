"""What lies before a seat of WANTED: its cards, dice, total, name and money."""

from typing import NamedTuple

from bot.games.end_scene import PLATE, tone
from bot.games.outlaws import showdown
from bot.games.outlaws.rounds import COUNTING, GANGS, REVEALED
from bot.games.outlaws.showdown import card_of
from bot.i18n.texts import Phrases
from bot.render.scene import DIGIT, Badge, CardBackItem, DieItem, Item, Label, Plate
from engine.core.decisions import Seat
from engine.games.outlaws.operations import strongest
from engine.games.outlaws.rules import GANG
from engine.games.outlaws.state import Shot
from engine.games.outlaws.view import View

BACK = "brick"
FULL = 350  # width of posters in most hands
REWARD = 192  # width of what a seat has collected, or of what an outlaw pays
ROOMY = 6  # most seats whose cards the table shows, with more only faces


class Front(NamedTuple):
    """What lies before a seat."""

    cards: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    shot: Shot | None = None  # their total
    won: bool = False  # with this total, or fights on with it
    best: bool = False  # has won the round, once all totals are known
    pays: bool = False  # for having fallen
    backs: int = 0

    @property
    def leader(self) -> str:
        """The card that leads a gang, or will with its dice; "" if several may."""
        if self.shot is not None:
            return self.shot.leader if len(self.cards) > 1 or self.won else ""
        return self.able[0] if len(self.able) == 1 else ""

    @property
    def able(self) -> list[str]:
        """The cards of which one leads a gang whose total is not known yet."""
        return [] if self.shot is not None or not self.dice else strongest(self.cards, self.dice)

    @property
    def sum(self) -> Shot:
        """The total, or cards and dice before anybody leads, who gains and loses."""
        return self.shot or Shot(0, self.cards, self.dice, self.cards[0], 0, 0, 0)

    @property
    def fell(self) -> bool:
        return self.shot is not None and not self.won

    @property
    def color(self) -> str:
        return "brass" if self.best else "chalk"


def sides(view: View, phrases: Phrases) -> list[Seat]:
    """Return the seats from left to right, the same in a rematch."""
    return sorted(range(len(view.seats)), key=phrases.place)


def fighting(view: View, phrases: Phrases) -> list[Seat]:
    """Return the seats whose gangs are in the fight that is shown, in the order of `sides`."""
    seats, first = view.seats, not view.past
    return [seat for seat in sides(view, phrases) if first or seats[seat].playing or seats[seat].dice]


def laid(view: View, seat: Seat, width: int, phrases: Phrases) -> list[Item]:
    """Return what a seat has put down for the coming showdown: backs, or for itself its cards.

    Boards stay in the channel for ever, so that who still chooses stands only in their words.
    """
    own = view.seats[seat]
    if view.over:
        return []
    if own.in_play and seat == view.seat:
        return [
            showdown.in_play(card, width, phrases) if width > FULL // 2 else card_of(card, width)
            for card in own.in_play
        ]
    return [CardBackItem(width, BACK)] * _count_laid(view, seat)


def _count_laid(view: View, seat: Seat) -> int:
    own = view.seats[seat]
    if view.phase == "pick" and view.seat is None:
        return 0
    has_picked = view.phase == "pick" and own.ready
    return own.in_play_size or (GANG if view.game == GANGS else 1) * has_picked


def _sign(view: View, seat: Seat) -> str:
    if has_won(view, seat):
        return "trophy"
    if view.phase == "place-dice" or view.seat is None:  # nobody sees who has chosen
        return ""
    if view.past and view.game != GANGS:  # the picture shows the round before
        return ""
    if any(seat == other for other, _ in view.waiting):  # where all are, or in a replay, that says nothing
        return "hourglass" if any(own.ready for own in view.seats) else ""
    return "check" if view.seats[seat].ready else ""


def name_of(view: View, seat: Seat, phrases: Phrases) -> str:
    return phrases.texts("outlaws-you") if seat == view.seat else phrases.name(seat)


def plate(view: View, seat: Seat, phrases: Phrases, width: int) -> Plate:
    name = name_of(view, seat, phrases)
    framed, sign, face = has_won(view, seat), _sign(view, seat), phrases.face(seat)
    return Plate(width, name, framed, sign, PLATE, tone(seat, phrases), face)


def rolled(view: View, seat: Seat) -> list[Item]:
    """Return the dice that a gang has rolled and not placed where all can see it."""
    is_placed = view.game != GANGS or view.over or of(view, seat).dice
    return [] if is_placed else [DieItem(die, 66) for die in view.seats[seat].dice]


def money(view: View, seat: Seat, phrases: Phrases, *, is_purse: bool = True) -> Badge | Label:
    """Return what a seat has collected, in a purse where rewards of the fallen stand, too."""
    money = phrases.texts("outlaws-reward", reward=view.seats[seat].reward)
    if is_purse and len(view.seats) < ROOMY:
        return Badge("reward", money, tone="gold")
    return Label(money, REWARD, 66, DIGIT, "slab", "chalk", "right")


def of(view: View, seat: Seat) -> Front:
    """Return the open cards in play, or those of the last showdown."""
    own, tied = view.seats[seat], view.phase == "discard"
    fights = view.past[-1:] if own.playing or view.game != GANGS else view.past[::-1]
    shot = next((shot for fight in fights for shot in fight.shots if shot.seat == seat), None)
    is_counted = view.over or (tied and shot)
    if own.in_play and (view.game == GANGS or not view.past) and not is_counted:
        is_laying = view.phase in ("place-dice", REVEALED) and bool(view.waiting)
        return Front(own.in_play, () if is_laying else own.dice)
    if shot is None:
        return Front(backs=0 if view.over else _count_laid(view, seat))
    victor = view.past[-1].winner
    won = victor == seat or (victor is None and view.game == GANGS and own.playing)
    is_paid = victor not in (None, seat)
    pays = is_paid and view.game != GANGS and len(view.seats) < ROOMY  # with more it gets too high
    best = view.phase != COUNTING and victor == seat
    return Front(shot.cards, shot.dice, shot, won, best, pays)


def has_won(view: View, seat: Seat) -> bool:
    return view.over and seat in view.winners
