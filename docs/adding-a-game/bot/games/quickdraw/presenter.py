"""How Quickdraw looks: hands, lives and shots in words, and its commands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.games.command_table import FixedReply, GameCommand, GameCommands, Option
from bot.games.presenter import EmbedField, ItemGroup, Moment, Presenter, Sheet, chapters_of, seat_sign
from bot.games.quickdraw import picture
from bot.i18n.texts import Speech, Words
from bot.render.scene import Scene
from engine.core.decisions import Decision, Seat
from engine.games.quickdraw.state import LIVES, SPEED
from engine.games.quickdraw.view import View

COMMANDS = GameCommands(
    "quickdraw",
    (
        GameCommand("fire", (Option("card", "fire", required=True),)),
        GameCommand("dodge", (Option("card", "dodge", required=True, hides=("pass",)),)),
        GameCommand("pass", opening=FixedReply("dodge", "pass")),
    ),
)


class QuickdrawPresenter(Presenter[View]):
    """Two face to face."""

    cards = tuple(SPEED)
    commands = COMMANDS
    chapters = chapters_of({"turn": "fire dodge"})
    told_by_fields = frozenset({"turn"})
    moments = (Moment("quickdraw", "quickdraw", 2, 3, 2),)
    widths = (120, 165, 200)

    def headline(self, view: View, say: Speech) -> str:
        if view.over:
            return say.words("quickdraw-over")
        return say.words("quickdraw-headline", turn=view.turn, name=say.seat(view.active))

    def fields(self, view: View, say: Speech) -> list[EmbedField]:
        seats = [EmbedField(_heading(view, seat, say), _seat(view, seat, say), True) for seat in (0, 1)]
        gone = (
            [EmbedField(say.words("quickdraw-discard"), _listed(view.discard, say))] if view.discard else []
        )
        return [*seats, *gone]

    def hand(self, view: View, say: Speech) -> str:
        if not view.hand:
            return say.words("quickdraw-no-hand")
        return f"**{say.words('quickdraw-hand')}**\n{_listed(view.hand, say)}"

    def picture(self, view: View, say: Speech) -> Scene:
        return picture.table(view, say)

    def hand_picture(self, view: View, say: Speech, numbers: Mapping[str, int]) -> Scene | None:
        return picture.hand(view, say, numbers)

    def item_groups(self, say: Speech, wide: int) -> Iterator[ItemGroup]:
        yield ItemGroup("The shots", 5, tuple(picture.shot(key, wide, say) for key in SPEED))

    def option(self, decision: Decision, option: str, view: View, say: Speech) -> tuple[str, str]:
        line = say.words("quickdraw-speed", speed=SPEED[option]) if option in SPEED else ""
        return say.option(decision.kind, option), line

    def sign(self, option: str) -> str:
        return "quickdraw-shot" if option in SPEED else ""

    def sheet(self, card: str, text: Words) -> Sheet:
        speed = text("quickdraw-speed", speed=SPEED[card])
        return Sheet(
            text(f"quickdraw-card-{card}"), text("quickdraw-shot"), ((text("quickdraw-fast"), speed),)
        )

    def called(self, card: str, text: Words) -> list[str]:
        return []


def _heading(view: View, seat: Seat, say: Speech) -> str:
    return f"{seat_sign(view, seat)} {say.seat(seat)}"


def _seat(view: View, seat: Seat, say: Speech) -> str:
    """Lives as signs and as a number, and how many shots are left; at the end, which."""
    there = view.seats[seat]
    lives = "❤️" * there.lives + "🖤" * (LIVES - there.lives)
    lines = [f"{lives} {there.lives}", say.words("quickdraw-holds", count=there.hand_size)]
    if view.over and there.hand:
        lines.append(_listed(there.hand, say))
    return "\n".join(lines)


def _listed(shots: Sequence[str], say: Speech) -> str:
    """Shots with their speed."""
    return ", ".join(f"{say.option('', shot)} **{SPEED[shot]}**" for shot in shots)


PRESENTER = QuickdrawPresenter()
