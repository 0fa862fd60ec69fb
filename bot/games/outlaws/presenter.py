"""How WANTED looks: posters, dice and rewards in words; its commands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.games.command_table import GameCommand, GameCommands, Option
from bot.games.outlaws import picture as outlaws
from bot.games.presenter import (
    CardGroup,
    EmbedField,
    ItemGroup,
    Moment,
    Presenter,
    Sheet,
    chapters_of,
    seat_sign,
)
from bot.i18n.texts import Speech, Words, corner, signed
from bot.render.scene import Item, Scene
from bot.ui.style import clipped
from engine.core.decisions import Decision
from engine.core.rules import Event
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.state import Shot, Showdown
from engine.games.outlaws.view import SeatView, View

COMMANDS = GameCommands(
    "outlaws",
    (
        GameCommand(
            "pick",
            (Option("card", "pick", required=True), Option("second", "pick"), Option("third", "pick")),
            alone=("leader",),
        ),
        GameCommand("place-dice", (Option("dice", "place-dice", required=True),)),
        GameCommand("discard", (Option("card", "discard", required=True),)),
    ),
)


NAMED = 8  # so many cards of a showdown are named; of more only the corners fit
SUMMED = 4  # seats whose sums stand with what decided; of more, the picture says what each is paid
RICHEST = 3  # seats, of more, that stand there
SEATS = 2400  # characters that all seats may take on the board: an embed holds 6000
JOKER = "🃏"  # instead of a corner
DICE = "⚀⚁⚂⚃⚄⚅"


CHAPTERS = chapters_of(  # of the rule book, with the kinds of question that they explain
    {
        "cards": "pick",
        "gangs": "place-dice leader",
        "ties": "discard",
    }
)


class OutlawsPresenter(Presenter[View]):
    cards = tuple(OUTLAWS)
    commands = COMMANDS
    chapters = CHAPTERS
    told_by_ending = frozenset({"paid"})
    told_by_fields = frozenset({"drew", "rolled", "showed", "armed", "scored", "turn"})
    moments = (
        Moment("outlaws-duel", "outlaws-duel", 2, 5, 0),
        Moment("outlaws-gangs", "outlaws-gangs", 10, 22, 24),
    )
    widths = (160, 165, 250)
    tells_all = True

    def headline(self, view: View, say: Speech) -> str:
        if view.over:
            return say.words("outlaws-over")
        again = "outlaws-replay" if view.rounds > 1 else "outlaws-replay-once"
        key = again if view.replay else "outlaws-round"
        return say.words(key, round=view.round, rounds=view.rounds)

    def fields(self, view: View, say: Speech) -> list[EmbedField]:
        room = SEATS // len(view.seats)
        fields = [
            EmbedField(
                clipped(_heading(view, n, say), 60),
                clipped(_seat(view, seat, say), room),
                inline=True,
            )
            for n, seat in enumerate(view.seats)
        ]
        return [*fields, *_last(view, say)]

    def ending(self, view: View, say: Speech) -> list[EmbedField]:
        if view.rounds == 1:
            return [EmbedField(say.words("board-why"), _totals(view.last, say))] if view.last else []
        sums = "\n".join(_reckoned(view, n, say) for n in range(len(view.seats)))
        if len(view.seats) <= SUMMED:
            return [EmbedField(say.words("board-why"), clipped(sums, 1024))]
        richest = sorted(range(len(view.seats)), key=lambda n: -view.seats[n].reward)[:RICHEST]
        most = "\n".join(_paid(view, n, say) for n in richest)
        whole = EmbedField(say.words("outlaws-sums"), clipped(sums, 1024))
        return [EmbedField(say.words("board-why"), most), whole]

    def lying(self, view: View, say: Speech) -> list[CardGroup]:
        groups = [(say.words("outlaws-mine-in-hand"), (*view.in_play, *view.hand))]
        for n, seat in enumerate(view.seats):
            before = seat.in_play if n != view.seat else ()
            groups.append((say.option("", f"seat:{n}"), (*before, *seat.face_up, *seat.face_down, *seat.out)))
        return [CardGroup(title, tuple(dict.fromkeys(cards))) for title, cards in groups if cards]

    def hand(self, view: View, say: Speech) -> str:
        parts = []
        if view.in_play:
            heading = say.words("outlaws-mine-in-play", count=len(view.in_play))
            parts.append(f"**{heading}**\n{_posters(view.in_play, say)}")
        if view.hand:
            parts.append(f"**{say.words('outlaws-mine-in-hand')}**\n{_posters(view.hand, say)}")
        return "\n\n".join(parts) or say.words("outlaws-mine-none")

    def merged(self, events: Iterable[Event]) -> list[Event]:
        told = list(events)
        return [event for n, event in enumerate(told) if not _is_said_again(event, told[n + 1 :])]

    def picture(self, view: View, say: Speech) -> Scene:
        return outlaws.table(view, say)

    def hand_picture(self, view: View, say: Speech, numbers: Mapping[str, int]) -> Scene | None:
        return outlaws.hand(view, say, numbers)

    def common_items(self, say: Speech) -> Iterator[Item]:
        return outlaws.common_items(say)

    def front(self, card: str, wide: int, say: Speech) -> Item:
        return outlaws.poster(card, wide, say)

    def item_groups(self, say: Speech, wide: int) -> Iterator[ItemGroup]:
        yield ItemGroup("The outlaws", 9, tuple(outlaws.poster(name, wide, say) for name in OUTLAWS))

    def option(self, decision: Decision, option: str, view: View, say: Speech) -> tuple[str, str]:
        if decision.kind == "place-dice":
            dice = option.split("-")
            return " · ".join(f"{die} → {short(card, say)}" for card, die in zip(view.in_play, dice)), ""
        return short(option, say), stats(option, say.words)

    def sign(self, option: str) -> str:
        suit = OUTLAWS[option].suit if option in OUTLAWS else ""
        return f"suit-{suit}" if suit else ""

    def explained(self, card: str) -> Sequence[str]:
        return ("cards",)

    def sheet(self, card: str, text: Words) -> Sheet:
        outlaw = OUTLAWS[card]
        none = text("rules-card-none")
        facts = {
            "suit": text(f"suit-{outlaw.suit}") if outlaw.suit else text("rules-card-no-suit"),
            "skill": str(outlaw.skill),
            "increment": against(outlaw.increment, outlaw.strong, text) or none,
            "decrement": against(outlaw.decrement, outlaw.weak, text) or none,
            "reward": text("outlaws-reward", reward=outlaw.reward),
        }
        return Sheet(
            title=f"{face_of(card)} {text(f'outlaws-card-{outlaw.id}')}",
            line=text(f"outlaws-card-{outlaw.id}.crime"),
            facts=tuple((text(f"rules-card-{fact}"), value) for fact, value in facts.items()),
        )

    def says(self, card: str, text: Words) -> list[str]:
        return [stats(card, text)]

    def beside(self, card: str, text: Words) -> list[str]:
        return [text(f"outlaws-card-{card}.crime"), *self.says(card, text)]

    def called(self, card: str, text: Words) -> list[str]:
        suit = OUTLAWS[card].suit
        return [card, face_of(card), text(f"outlaws-card-{card}"), *([text(f"suit-{suit}")] if suit else [])]


def short(card: str, say: Speech) -> str:
    return say.option("", card) if corner(card) else f"{JOKER} {say.option('', card)}"


def face_of(card: str) -> str:
    return corner(card) or JOKER


def stats(card: str, text: Words) -> str:
    """Return a card's numbers: skill, modifiers with their suits, reward."""
    outlaw = OUTLAWS[card]
    parts = [
        text("outlaws-skill", skill=outlaw.skill),
        against(outlaw.increment, outlaw.strong, text),
        against(outlaw.decrement, outlaw.weak, text),
        text("outlaws-reward", reward=outlaw.reward),
    ]
    return " · ".join(filter(None, parts))


def against(value: int, suit: str | None, text: Words) -> str:
    """Return a modifier with its suit, or nothing."""
    if not value or suit is None:
        return ""
    return text("outlaws-against", value=signed(value), suit=text(f"suit-{suit}"))


def _posters(cards: Sequence[str], say: Speech) -> str:
    return "\n".join(f"**{short(card, say)}**\n{stats(card, say.words)}" for card in cards)


def _is_said_again(event: Event, later: Sequence[Event]) -> bool:
    """Return whether a later event names this roll's dice with their cards."""
    return event.what == "rolled" and any(each.what == "showed" and each.seat == event.seat for each in later)


def _heading(view: View, seat: int, say: Speech) -> str:
    return f"{seat_sign(view, seat)} {say.seat(seat)}"


def _seat(view: View, seat: SeatView, say: Speech) -> str:
    purse = [say.words("outlaws-purse", reward=seat.reward)] if view.rounds > 1 else []  # gangs win no money
    lines = [" · ".join([*purse, say.words("outlaws-held", cards=seat.hand_size)])]
    if seat.in_play and view.phase != "over":
        lines.append(say.words("outlaws-in-play", cards=_corners(seat.in_play)))
    elif seat.in_play_size and view.phase != "over":
        lines.append(say.words("outlaws-face-down", count=seat.in_play_size))
    if seat.dice and view.phase != "over":
        lines.append(say.words("outlaws-dice", dice=_dice(seat.dice)))
    for key, cards in (
        ("outlaws-up", seat.face_up),
        ("outlaws-down", seat.face_down),
        ("outlaws-out", seat.out),
    ):
        if cards:
            lines.append(say.words(key, cards=_corners(cards)))
    if view.over and seat.hand:
        lines.append(say.words("outlaws-unplayed", cards=_corners(seat.hand)))
    return "\n".join(lines)


def _reckoned(view: View, seat: int, say: Speech) -> str:
    """Return what a seat has won: in a duel the fallen pay, not the round."""
    paying = view.seats[1 - seat].face_down if len(view.seats) == 2 else view.seats[seat].face_down
    sums = " + ".join(f"{face_of(card)} {_worth(card, say)}" for card in paying)
    return _paid(view, seat, say, f"{sums} = " if len(paying) > 1 else "")


def _paid(view: View, seat: int, say: Speech, sums: str = "") -> str:
    """Return the rounds won and the reward; `sums` shows the addition."""
    worth = say.words("outlaws-reward", reward=view.seats[seat].reward)
    won = say.words("outlaws-won-rounds", count=len(view.seats[seat].face_up))
    return f"**{say.seat(seat)}** · {won} · {sums}**{worth}**"


def _worth(card: str, say: Speech) -> str:
    return say.words("outlaws-reward", reward=OUTLAWS[card].reward)


def _corners(cards: Sequence[str]) -> str:
    return " ".join(face_of(card) for card in cards)


def _dice(dice: Sequence[int]) -> str:
    return " ".join(f"{DICE[die - 1]}{die}" for die in dice)


def _last(view: View, say: Speech) -> list[EmbedField]:
    """Return the last showdown, a line per seat."""
    if view.last is None:
        return []
    shots = view.last.shots
    named = sum(len(shot.cards) for shot in shots) <= NAMED
    lines = [_shot(shot, shot.seat == view.last.winner, named, say) for shot in shots]
    return [EmbedField(say.words("outlaws-last", round=view.last.round), clipped("\n".join(lines), 1024))]


def _totals(last: Showdown, say: Speech) -> str:
    """Return the sums of a showdown, the highest first; with many seats only that one."""
    highest = sorted(last.shots, key=lambda shot: -shot.total)
    return "\n".join(
        say.words(
            "outlaws-total",
            seat=f"**{say.seat(shot.seat)}**",
            skill=sum(OUTLAWS[card].skill for card in shot.cards),
            dice=sum(shot.dice),
            gained=shot.gained,
            lost=abs(shot.lost),
            total=f"**{shot.total}**",
        )
        for shot in (highest if len(highest) <= SUMMED else highest[:1])
    )


def _shot(shot: Shot, won: bool, named: bool, say: Speech) -> str:
    """Return skill, dice and modifiers as an addition."""
    cards = " + ".join(
        f"{short(card, say) if named else face_of(card)} ({OUTLAWS[card].skill} + {DICE[die - 1]} {die})"
        for card, die in zip(shot.cards, shot.dice)
    )
    extra = "".join(f" {signed(value)}" for value in (shot.gained, shot.lost) if value)
    return f"{'★' if won else '·'} {say.seat(shot.seat)}: {cards}{extra} = **{shot.total}**"


PRESENTER = OutlawsPresenter()
