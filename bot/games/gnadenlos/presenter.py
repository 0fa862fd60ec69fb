"""How Gnadenlos! looks: hands, options and commands; the public table is in board.py."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.command_table import CommandOption, FixedReply, GameCommand, GameCommands
from bot.games.gnadenlos import end_picture, pieces, story, summary
from bot.games.gnadenlos import picture as gnadenlos
from bot.games.gnadenlos.beats import at_moment, beats, before_next, last_steps, while_moving
from bot.games.gnadenlos.board import (
    SYMBOLS,
    adventurer,
    after_event,
    bid_option,
    bid_question,
    bids_so_far,
    can_arrive,
    card_name,
    debts,
    ending,
    few_sums,
    fields,
    note_name,
    notes_in_words,
    payers,
    stats,
    symbol_name,
    whose,
)
from bot.games.gnadenlos.race import own_way
from bot.games.gnadenlos.stage import has_come, is_last_duel, paid_to_finish, recruiting_brings_payday
from bot.games.parts import CardGroup, CardSheet, ItemGroup, Moment, chapters_of
from bot.games.presenter import Presenter
from bot.i18n.texts import Phrases, Texts
from bot.ui.style import truncate
from engine.core.decisions import Decision, Seat
from engine.core.forced import is_confirmation
from engine.games.gnadenlos.cards import (
    ADVENTURERS,
    ARRIVAL,
    EVENTS,
    EventCard,
    kind_of,
    notes_of,
    section_of,
    total,
)
from engine.games.gnadenlos.operations import ENOUGH, MAX_NOTES
from engine.games.gnadenlos.view import View, cheapest, is_last_bid, is_past_finish

COMMANDS = GameCommands(
    "gnadenlos",
    (
        GameCommand("adventurer", (CommandOption("card", "adventurer", required=True),)),
        GameCommand("prestige", (CommandOption("nuggets", "prestige", required=True),)),
        GameCommand("recruit", opening=FixedReply("recruit", "open")),
        GameCommand("bid", (CommandOption("sum", "bid", required=True),)),
        GameCommand("take", (CommandOption("card", "take", required=True),)),
        GameCommand("pass", opening=FixedReply("recruit", "pass")),
    ),
)


BESIDE, BELOW = " · ", "\n"  # between what a part of a hand is and what is in it


CHAPTERS = chapters_of(  # chapters of the rule book, with the kinds of decision that they explain
    {
        "event": "adventurer",
        "prestige": "prestige",
        "recruiting": "recruit bid notes taken take",
    }
)


class GnadenlosPresenter(Presenter[View]):
    cards = tuple(ADVENTURERS)
    commands = COMMANDS
    chapters = CHAPTERS
    shows_card_text = True
    button_options = frozenset({"notes"})
    alt_text_last = ("gnadenlos-street", "gnadenlos-piles")
    routine = frozenset({"turn-began", "turned"})  # a replay's picture and title show them
    events_ahead = frozenset({"undertaker-moved", "unasked"})
    events_in_fields = frozenset({"began", "turned", "opened", "ended"})
    gallery_moments = (Moment("gnadenlos", "gnadenlos", 4, 107, 42),)
    widths = (200, 200, 262)
    summary = staticmethod(summary.lines)

    episodes = staticmethod(story.episodes)

    def headline(self, view: View, phrases: Phrases) -> str:
        if view.over:
            return phrases.texts("gnadenlos-over")
        text, turn = phrases.texts, view.turns[-1]
        active = phrases.name(view.active)
        name = text("gnadenlos-recruiter", name=active) if view.lots or turn.hired else ""
        if turn.calls:
            name = text("gnadenlos-payday")
        elif turn.card and not (name or paid_to_finish(view)):
            name = symbol_name(EVENTS[turn.card].symbol, text)
        key = "gnadenlos-turn" if name else "gnadenlos-turn-number"
        return text(key, turn=view.turn, name=name)

    def leading_words(self, view: View, phrases: Phrases) -> str:
        """Say why a payday among the last steps comes."""
        again = int(bool(view.turns and view.turns[-1].paydays))
        return phrases.texts("gnadenlos-market-full", again=again) if _is_last_payday(view) else ""

    def last_result(self, view: View, phrases: Phrases) -> str:
        """Say whom a payday among the last steps ruined, and of a further one why it came."""
        for seat, value in view.turns[-1].ruined if _is_last_payday(view) else ():
            own, name = view.seats[seat], phrases.seat(seat)
            facts = {"value": value, "vultures": own.vultures, "field": own.field}
            why = self.leading_words(view, phrases) if view.turns[-1].paydays else ""
            return f"{why} {phrases.texts('gnadenlos-ruined', seat=name, **facts)}".lstrip()
        return ""

    def recap(self, view: View, phrases: Phrases) -> str:
        """Tell the last turn until the next one's event is decided: only there one sees its end."""
        text = phrases.texts
        if view.over:
            return text("gnadenlos-turn", turn=view.turn, name=text("gnadenlos-over"))
        is_new = bool(view.event) and view.turn > 1 and not has_come(view)
        return text("gnadenlos-turn-number", turn=view.turn - 1) if is_new else self.headline(view, phrases)

    at_moment = staticmethod(at_moment)

    def in_replay(self, view: View) -> View:
        view = replace(view, why="")  # it shows the table, beside what led there
        return view if has_come(view) else before_next(view)

    fields = staticmethod(fields)
    verdict = staticmethod(end_picture.verdict)
    own_result = staticmethod(own_way)
    moment = staticmethod(end_picture.moment)
    end_picture = staticmethod(end_picture.end)
    ending = staticmethod(ending)

    def tone(self, seat: Seat, phrases: Phrases) -> str:
        return pieces.NOTES[seat]

    def visible_cards(self, view: View, phrases: Phrases) -> list[CardGroup]:
        offer = tuple(card for lot in view.lots for card in lot)
        groups = (("gnadenlos-offer", offer), ("gnadenlos-mine-adventurers", view.hand))
        return [CardGroup(phrases.texts(key), cards) for key, cards in groups if cards]

    def hand(self, view: View, phrases: Phrases) -> str:
        text = phrases.texts
        lots = "\n".join(adventurer(card, phrases) for lot in view.lots for card in lot)
        people = (
            "gnadenlos-mine-adventurers",
            "\n".join(adventurer(one, phrases) for one in view.hand),
        )
        notes = ("gnadenlos-mine-notes", notes_in_words(view.notes, phrases))
        parts = [("gnadenlos-offer", lots), notes, people] if lots else [people, notes]
        if view.decision is not None and view.decision.kind in gnadenlos.WITHOUT_NOTES:
            parts.remove(notes)
        rows = (
            f"**{text(key)}**{BESIDE if part in ('', notes[1]) else BELOW}{part or text('nothing')}"
            for key, part in parts
        )
        return truncate("\n".join(rows), 3000)

    picture = staticmethod(gnadenlos.table)
    # How many nuggets there are, and where they lead; the next event comes after payday
    telling_kinds = frozenset({"prestige", "adventurer"})
    shows_on_board = True
    beat_events = frozenset({"revealed", "payday-began", "ended"})
    beats = staticmethod(beats)
    while_moving = staticmethod(while_moving)
    last_steps = staticmethod(last_steps)
    tells_last_step = leads_alone = True
    hand_picture = staticmethod(gnadenlos.hand)

    def next_up(self, view: View) -> tuple[Seat, int]:
        return (view.active + 1) % len(view.seats), view.turn

    card_item = staticmethod(pieces.adventurer)

    def item_groups(self, phrases: Phrases, width: int) -> Iterator[ItemGroup]:
        people = tuple(pieces.adventurer(key, width, phrases) for key in ADVENTURERS)
        yield ItemGroup("The adventurers", 8, people)
        yield ItemGroup("The events", 8, tuple(pieces.event(key, width, phrases) for key in EVENTS))
        notes = tuple(pieces.note(name, width // 2) for seat in range(4) for name in notes_of(seat)[::8])
        yield ItemGroup("Debt notes", 16, notes)

    def decision_text(self, decision: Decision, view: View, phrases: Phrases) -> str:
        text, is_own = phrases.texts, view.seat == decision.seat
        if not is_own and decision.kind in ("recruit", "bid", "take"):
            kind = "ask" if decision.kind == "take" else "public"
            public = text(f"gnadenlos-{kind}-{decision.kind}")
            dangers = _threats(view, phrases) if decision.kind == "recruit" else []
            return "\n".join(filter(None, (" ".join([public, *dangers]), bids_so_far(view, phrases))))
        if decision.kind == "bid":
            asks = " ".join([bid_question(view, phrases), *_at_payday(decision, view, phrases)])
            return "\n".join(filter(None, (asks, payers(decision, view, phrases))))
        question = phrases.decision(decision)
        if decision.kind == "take":
            return f"{_rank(decision.seat, view, phrases)} {question}"
        if decision.kind in ("prestige", "recruit"):
            return "\n".join(_weighed(question, decision, view, phrases))
        event = EVENTS.get(str(dict(decision.facts).get("event")))
        if event is None:
            return question
        stakes = _stakes(event, decision, view, phrases)
        name = symbol_name(event.symbol, text)
        name = text("gnadenlos-turn", turn=view.turn, name=name) if is_own else name[:1].upper() + name[1:]
        title = f"{SYMBOLS[event.symbol]} **{name}** ·"
        return f"{title} {question} {stakes}\n{after_event(view, phrases)}"

    def idle_text(self, view: View, phrases: Phrases) -> str:
        is_out = bool(view.event) and view.seat is not None and not view.hand
        return phrases.texts("gnadenlos-sits-out") if is_out else bids_so_far(view, phrases)

    def is_risky(self, decision: Decision, option: str, view: View) -> bool:
        return is_confirmation(decision)  # not to recruit is as good as to recruit

    def is_dominated(self, decision: Decision, option: str, view: View) -> bool:
        """Leave out a last bidder's sums that cost more for nobody better, and what is past the Finish.

        So are more copies of a note than a bid may have; of earlier bidders' sums `few_sums` stay.
        """
        if decision.kind == "notes":
            copies = [note for note in view.notes if kind_of(note) == kind_of(option)]
            return option in copies[MAX_NOTES:]
        if decision.kind == "prestige":
            return is_past_finish(view, option)
        if decision.kind not in ("bid", "taken") or not option.isdecimal():
            return False
        sums_ = cheapest(view).values() if is_last_bid(view) else few_sums(decision, view)
        return int(option) not in sums_

    def hand_order(self, view: View) -> Sequence[str]:
        return view.hand

    def option_text(self, decision: Decision, option: str, view: View, phrases: Phrases) -> tuple[str, str]:
        if decision.kind == "notes":
            return note_name(option, phrases), whose(option, view, phrases)
        if decision.kind in ("bid", "taken") and option.isdecimal():
            return bid_option(int(option), view, phrases), ""
        if decision.kind == "take":
            lot = next(lot for lot in view.lots if lot[0] == option)
            return " + ".join(card_name(card, phrases) for card in lot), " / ".join(
                stats(card, phrases.texts) for card in lot
            )
        if decision.kind == "adventurer":
            symbol = EVENTS[view.event].symbol
            strength = f"{SYMBOLS[symbol]}{ADVENTURERS[option].strength(symbol)}"
            return f"{card_name(option, phrases)} {strength}", ""
        if decision.kind == "prestige":
            nuggets = int(option)
            field = view.seats[decision.seat].field + nuggets
            facts = {"nuggets": nuggets, "field": field, "arrives": int(field >= ARRIVAL)}
            return phrases.texts("gnadenlos-spending", **facts), ""
        return phrases.option(decision.kind, option), phrases.effect(decision.kind, option)

    def short_label(self, path: str, label: str) -> str:
        """Return only the strength of an adventurer to send: below their card stands the button's number."""
        strength = label.rpartition(" ")[2]
        return strength if path in ADVENTURERS and strength[-1:].isdecimal() else ""

    def tip_kind(self, decision: Decision, view: View) -> str:
        if decision.kind == "recruit" and recruiting_brings_payday(view):
            return ""
        if decision.kind == "adventurer" and not _rivals(decision, view):
            return ""
        return "" if decision.kind == "bid" and is_last_bid(view) else decision.kind  # who reads the ranks

    icon = staticmethod(pieces.sign)

    def chapters_for(self, card: str) -> Sequence[str]:
        return ("event", "recruiting")

    def sheet(self, card: str, text: Texts) -> CardSheet:
        strengths = zip(SYMBOLS, ADVENTURERS[card].strengths)
        return CardSheet(
            title=text(f"gnadenlos-card-{card}"),
            line=text(f"gnadenlos-card-{card}.line"),
            facts=tuple(
                (f"{SYMBOLS[symbol]} {symbol_name(symbol, text)}", str(n)) for symbol, n in strengths
            ),
        )

    def card_lines(self, card: str, text: Texts) -> list[str]:
        return [stats(card, text), text(f"gnadenlos-card-{card}.line")]


def _stakes(event: EventCard, decision: Decision, view: View, phrases: Phrases) -> str:
    """Say what an event brings, for all together without the numbers of each hat.

    The one asked reads what a tie does too, or of a single rival or none.
    """
    text, section = phrases.texts, section_of(view.seats[decision.seat].field)
    facts: dict[str, str | int] = {"symbol": event.symbol, "first": event.first, "second": event.second}
    facts |= {"gain": section.gain, "loss": section.loss, "own": int(view.seat == decision.seat)}
    stakes, rivals = text(f"gnadenlos-stakes-{event.symbol}", **facts), _rivals(decision, view)
    if not facts["own"]:
        return stakes
    if not rivals:
        return text("gnadenlos-stakes-alone", **facts)
    is_duo = len(rivals) == 1
    tie = text("gnadenlos-rival", name=phrases.seat(rivals[0])) if is_duo else text("gnadenlos-ties", **facts)
    return f"{stakes} {tie}"


def _rivals(decision: Decision, view: View) -> list[Seat]:
    return [seat for seat, own in enumerate(view.seats) if own.hand_size and seat != decision.seat]


def _is_last_payday(view: View) -> bool:
    """Return whether this is a step before the end, as yet without it, and a payday."""
    return bool(view.turns and view.turns[-1].calls) and not (view.over or view.waiting)


def _weighed(question: str, decision: Decision, view: View, phrases: Phrases) -> Iterator[str]:
    """Yield what may end the game, then the question, then what payday may cost, each in a line.

    For the others the question comes first, behind a name, with what may end the game.
    """
    text, is_prestige, is_own = phrases.texts, decision.kind == "prestige", view.seat == decision.seat
    arrives = is_prestige and can_arrive(view, view.active)
    dangers = [text("gnadenlos-finish-ends", own=int(is_own))] * arrives
    if arrives and is_own:
        yield from (*dangers, question)  # what else may come is no threat
        return
    dangers += _threats(view, phrases)
    if decision.kind == "recruit":
        question += f" {text('gnadenlos-recruits', count=len(view.seats) - 1, pairs=int(view.pairs))}"
    costs = _at_payday(decision, view, phrases)
    if is_prestige and is_own and len(view.hand) >= ENOUGH:
        costs.append(text("gnadenlos-enough", count=len(view.hand)))
    lines = (dangers, [question], costs) if is_own else ([question, *dangers],)
    yield from (" ".join(line) for line in lines if line)


def _threats(view: View, phrases: Phrases) -> list[str]:
    """Say that the next duel ends the game, and who of the others first has the nuggets for the Finish."""
    seats = [(view.active + n) % len(view.seats) for n in range(1, len(view.seats))]
    near = [(seat, ARRIVAL - view.seats[seat].field) for seat in seats if can_arrive(view, seat)][:1]
    names = [phrases.texts("gnadenlos-finish-near", name=phrases.seat(seat), gap=gap) for seat, gap in near]
    return [phrases.texts("gnadenlos-last-duel")] * is_last_duel(view) + names


def _at_payday(decision: Decision, view: View, phrases: Phrases) -> list[str]:
    """Warn the one asked of a payday that recruiting may bring, in the same words until it comes."""
    may_recruit = decision.kind != "prestige" or len(view.hand) < ENOUGH
    is_near = view.seat == decision.seat and may_recruit and recruiting_brings_payday(view)
    return [debts(view, phrases)] * is_near


def _rank(seat: Seat, view: View, phrases: Phrases) -> str:
    """Say which bid of a seat is what place among all bids."""
    bids = {bid.seat: total(bid.notes) for bid in view.bids}
    place = 1 + sum(other > bids[seat] for other in bids.values())
    return phrases.texts("gnadenlos-bid-place", place=place, sum=bids[seat])


PRESENTER = GnadenlosPresenter()
