"""How Gnadenlos! looks: hands, options and commands; the public table is in board.py."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.games.command_table import FixedReply, GameCommand, GameCommands, Option
from bot.games.gnadenlos import picture as gnadenlos
from bot.games.gnadenlos.board import (
    SYMBOLS,
    adventurer,
    card_name,
    ending,
    fields,
    note_name,
    notes_in_words,
    stats,
    symbol_name,
    whose,
)
from bot.games.presenter import CardGroup, EmbedField, ItemGroup, Moment, Presenter, Sheet, chapters_of
from bot.i18n.texts import Speech, Words
from bot.render.scene import Item, Scene
from bot.ui.style import clipped
from engine.core.decisions import Decision, Seat
from engine.core.plays import Play, Step
from engine.games.gnadenlos.cards import ADVENTURERS, EVENTS, notes_of
from engine.games.gnadenlos.view import View

COMMANDS = GameCommands(
    "gnadenlos",
    (
        GameCommand("adventurer", (Option("card", "adventurer", required=True),)),
        GameCommand("prestige", (Option("nuggets", "prestige", required=True),)),
        GameCommand("recruit", opening=FixedReply("recruit", "open")),
        GameCommand(
            "bid",
            (Option("note", "bid", required=True), Option("second", "bid"), Option("third", "bid")),
            closing=FixedReply("lay", "lay"),  # where the sum is taken, the panel says which are free
        ),
        GameCommand("take", (Option("card", "take", required=True),)),
        GameCommand("pass", opening=FixedReply("recruit", "pass")),
    ),
)


SAID = 8  # adventurers in a hand that still have room for their words


CHAPTERS = chapters_of(  # of the rule book, with the kinds of question that they explain
    {
        "event": "adventurer",
        "prestige": "prestige",
        "recruiting": "recruit bid taken lay take",
    }
)


class GnadenlosPresenter(Presenter[View]):
    cards = tuple(ADVENTURERS)
    commands = COMMANDS
    chapters = CHAPTERS
    background = ("gnadenlos-street", "gnadenlos-piles")
    told_by_fields = frozenset({"turn", "turned"})
    moments = (Moment("gnadenlos", "gnadenlos", 4, 107, 42),)
    widths = (120, 165, 176)

    def headline(self, view: View, say: Speech) -> str:
        if view.over:
            return say.words("gnadenlos-over")
        return say.words("gnadenlos-turn", turn=view.turn, name=say.seat(view.active))

    def fields(self, view: View, say: Speech) -> list[EmbedField]:
        return fields(view, say)

    def ending(self, view: View, say: Speech) -> list[EmbedField]:
        return ending(view, say)

    def lying(self, view: View, say: Speech) -> list[CardGroup]:
        offer = tuple(card for lot in view.offer for card in lot)
        groups = (("gnadenlos-offer", offer), ("gnadenlos-mine-adventurers", view.hand))
        return [CardGroup(say.words(key), cards) for key, cards in groups if cards]

    def hand(self, view: View, say: Speech) -> str:
        brief = len(view.hand) > SAID
        adventurers = "\n".join(adventurer(card, say, brief) for card in view.hand)
        notes = notes_in_words(view.notes, say)
        return clipped(
            f"**{say.words('gnadenlos-mine-adventurers')}**\n{adventurers or say.words('nothing')}\n\n"
            f"**{say.words('gnadenlos-mine-notes')}**\n{notes or say.words('nothing')}",
            3000,
        )

    def picture(self, view: View, say: Speech) -> Scene:
        return gnadenlos.table(view, say)

    def hand_picture(self, view: View, say: Speech, numbers: Mapping[str, int]) -> Scene | None:
        return gnadenlos.hand(view, say, numbers)

    def next_up(self, view: View) -> tuple[Seat, int]:
        return (view.active + 1) % len(view.seats), view.turn

    def front(self, card: str, wide: int, say: Speech) -> Item:
        return gnadenlos.adventurer(card, wide, say)

    def item_groups(self, say: Speech, wide: int) -> Iterator[ItemGroup]:
        people = tuple(gnadenlos.adventurer(key, wide, say) for key in ADVENTURERS)
        yield ItemGroup("The adventurers", 8, people)
        yield ItemGroup("The events", 8, tuple(gnadenlos.event(key, max(165, wide), say) for key in EVENTS))
        notes = tuple(gnadenlos.note(name, wide // 2) for seat in range(4) for name in notes_of(seat)[::8])
        yield ItemGroup("Debt notes", 16, notes)

    def spoken(self, play: Play) -> Sequence[Step]:
        return [step for step in play.steps if step.decision.kind != "lay"] or play.steps

    def ask(self, decision: Decision, view: View, say: Speech) -> str:
        event = dict(decision.about).get("event")
        if event not in EVENTS:
            return say.ask(decision)
        symbol = EVENTS[str(event)].symbol
        return f"{SYMBOLS[symbol]} **{symbol_name(symbol, say.words)}** · {say.ask(decision)}"

    def option(self, decision: Decision, option: str, view: View, say: Speech) -> tuple[str, str]:
        if decision.kind == "bid":
            return note_name(option, say), whose(option, view, say)
        if decision.kind == "take":
            lot = next(lot for lot in view.offer if lot[0] == option)
            return " + ".join(card_name(card, say) for card in lot), " / ".join(
                stats(card, say.words) for card in lot
            )
        if decision.kind == "adventurer":
            return card_name(option, say), stats(option, say.words)
        if decision.kind == "prestige":
            return say.option("", option), _ahead(int(option), view, decision.seat, say)
        return say.option(decision.kind, option), say.does(decision.kind, option)

    def step(self, step: Step, view: View, say: Speech) -> tuple[str, str]:
        if step.decision.kind == "prestige":
            nuggets = int(step.option)
            spent = say.words("gnadenlos-spending", nuggets=nuggets)
            return spent, _ahead(nuggets, view, step.decision.seat, say)
        return self.option(step.decision, step.option, view, say)

    def sign(self, option: str) -> str:
        return gnadenlos.sign(option)

    def explained(self, card: str) -> Sequence[str]:
        return ("event", "recruiting")

    def sheet(self, card: str, text: Words) -> Sheet:
        strengths = zip(SYMBOLS, ADVENTURERS[card].strengths)
        return Sheet(
            title=text(f"gnadenlos-card-{card}"),
            line=text(f"gnadenlos-card-{card}.line"),
            facts=tuple(
                (f"{SYMBOLS[symbol]} {symbol_name(symbol, text)}", str(n)) for symbol, n in strengths
            ),
        )

    def says(self, card: str, text: Words) -> list[str]:
        return [stats(card, text), text(f"gnadenlos-card-{card}.line")]

    def called(self, card: str, text: Words) -> list[str]:
        return []


PRESENTER = GnadenlosPresenter()


def _ahead(nuggets: int, view: View, seat: Seat, say: Speech) -> str:
    """Where so many nuggets take the hat of this seat."""
    return say.words("gnadenlos-position", field=view.seats[seat].field + nuggets)
