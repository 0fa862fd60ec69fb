"""How Quickdraw looks: hands, lives and shots in words, and its commands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.games.command_table import CommandOption, FixedReply, GameCommand, GameCommands
from bot.games.parts import CardSheet, EmbedField, ItemGroup, Moment, chapters_of
from bot.games.presenter import Presenter, seat_status
from bot.games.quickdraw import picture
from bot.i18n.texts import Phrases, Texts
from bot.render.scene import Scene
from engine.core.decisions import Decision, Seat
from engine.games.quickdraw.state import LIVES, SPEED
from engine.games.quickdraw.view import View

COMMANDS = GameCommands(
    "quickdraw",
    (
        GameCommand("fire", (CommandOption("card", "fire", required=True),)),
        GameCommand("dodge", (CommandOption("card", "dodge", required=True, excluded_answers=("pass",)),)),
        GameCommand("pass", opening=FixedReply("dodge", "pass")),
    ),
)


class QuickdrawPresenter(Presenter[View]):
    """Two face to face."""

    cards = tuple(SPEED)
    commands = COMMANDS
    chapters = chapters_of({"turn": "fire dodge"})
    events_in_fields = frozenset({"turn-began"})
    gallery_moments = (Moment("quickdraw", "quickdraw", 2, 3, 2),)
    widths = (200, 200, 350)

    def headline(self, view: View, say: Phrases) -> str:
        if view.over:
            return say.texts("quickdraw-over")
        return say.texts("quickdraw-headline", turn=view.turn, name=say.seat(view.active))

    def fields(self, view: View, say: Phrases) -> list[EmbedField]:
        seats = [EmbedField(_heading(view, seat, say), _seat(view, seat, say), True) for seat in (0, 1)]
        gone = (
            [EmbedField(say.texts("quickdraw-discard"), _listed(view.discard, say))] if view.discard else []
        )
        return [*seats, *gone]

    def hand(self, view: View, say: Phrases) -> str:
        if not view.hand:
            return say.texts("quickdraw-no-hand")
        return f"**{say.texts('quickdraw-hand')}**\n{_listed(view.hand, say)}"

    def picture(self, view: View, say: Phrases) -> Scene:
        return picture.table(view, say)

    def hand_picture(self, view: View, say: Phrases, numbers: Mapping[str, int]) -> Scene | None:
        return picture.hand(view, say, numbers)

    def item_groups(self, say: Phrases, wide: int) -> Iterator[ItemGroup]:
        yield ItemGroup("The shots", 5, tuple(picture.shot(key, wide, say) for key in SPEED))

    def option_text(self, decision: Decision, option: str, view: View, say: Phrases) -> tuple[str, str]:
        line = say.texts("quickdraw-speed", speed=SPEED[option]) if option in SPEED else ""
        return say.option(decision.kind, option), line

    def icon(self, option: str) -> str:
        return "quickdraw-shot" if option in SPEED else ""

    def sheet(self, card: str, text: Texts) -> CardSheet:
        speed = text("quickdraw-speed", speed=SPEED[card])
        return CardSheet(
            text(f"quickdraw-card-{card}"), text("quickdraw-shot"), ((text("quickdraw-fast"), speed),)
        )

    def aliases(self, card: str, text: Texts) -> list[str]:
        return []


def _heading(view: View, seat: Seat, say: Phrases) -> str:
    return f"{seat_status(view, seat)} {say.seat(seat)}"


def _seat(view: View, seat: Seat, say: Phrases) -> str:
    """Lives as signs and as a number, and how many shots are left; at the end, which."""
    there = view.seats[seat]
    lives = "❤️" * there.lives + "🖤" * (LIVES - there.lives)
    lines = [f"{lives} {there.lives}", say.texts("quickdraw-holds", count=there.hand_size)]
    if view.over and there.hand:
        lines.append(_listed(there.hand, say))
    return "\n".join(lines)


def _listed(shots: Sequence[str], say: Phrases) -> str:
    """Shots with their speed."""
    return ", ".join(f"{say.option('', shot)} **{SPEED[shot]}**" for shot in shots)


PRESENTER = QuickdrawPresenter()
