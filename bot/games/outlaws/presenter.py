"""How WANTED looks: posters, dice and rewards in words; its commands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.games.command_table import CommandOption, GameCommand, GameCommands
from bot.games.merging import Fold, Merge, Rule, merged
from bot.games.outlaws import beats as moving
from bot.games.outlaws import end_picture, hand_picture, questions, story
from bot.games.outlaws import picture as outlaws
from bot.games.outlaws.cards import corners, face_of, sheet, short, stats
from bot.games.outlaws.questions import pays
from bot.games.outlaws.rounds import (
    CHOSEN,
    DUEL,
    GANGS,
    SETTLED,
    board_before,
    last_steps,
    rounds,
    without_last_round,
)
from bot.games.outlaws.shootouts import episodes
from bot.games.outlaws.showdown import by_suits, poster
from bot.games.parts import CardGroup, EmbedField, ItemGroup, Moment, chapters_of, reason
from bot.games.presenter import Presenter, seat_status
from bot.i18n.texts import SUITS, Phrases, Texts
from bot.render.scene import Item, PosterItem
from bot.ui.style import truncate
from engine.core.decisions import Decision, Fact, Reply, Seat
from engine.core.rules import Event
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.state import Shot, Showdown
from engine.games.outlaws.view import SeatView, View

COMMANDS = GameCommands(
    "outlaws",
    (
        GameCommand(
            "pick",
            (
                CommandOption("card", "pick", required=True),
                CommandOption("second", "pick"),
                CommandOption("third", "pick"),
            ),
        ),
        GameCommand("place-dice", (CommandOption("dice", "place-dice", required=True),)),
        GameCommand("discard", (CommandOption("card", "discard", required=True),)),
    ),
)


MAX_NAMED = 8  # cards of a showdown; with more, only their corners fit
MAX_SUMS = 4  # seats whose sums follow the result; with more, only the picture shows them
MAX_SEATS_TEXT = 2400  # characters of all seats on the board; an embed holds 6000
DICE = "⚀⚁⚂⚃⚄⚅"


@dataclass(frozen=True, slots=True)
class Priced:
    """A merge rule that adds the fallen outlaws' reward to the merged event."""

    rule: Rule
    fact: str  # that names whoever fell
    into: str = "reward"

    def of(self, first: Event, second: Event) -> Event | None:
        """Return the event with the fact `into`, or None."""
        event = self.rule.of(first, second)
        if event is None:
            return None
        facts, before = dict(event.facts), dict(first.facts)
        if self.fact in facts:
            reward = _reward(facts, self.fact)
        else:  # events that become one which only counts them
            reward = int(before.get("reward", 0)) or _reward(before, self.fact)
            reward += _reward(dict(second.facts), self.fact)
        return replace(event, facts=(*event.facts, (self.into, reward)))


def _reward(facts: Mapping[str, Fact], name: str) -> int:
    return OUTLAWS[str(facts[name])].reward


ROUND = (  # how a round ended in one line, whichever seat comes first
    Priced(Fold("took", "took-many"), "card"),
    Fold("withdrew", "withdrew-many", any_seat=True),
    Priced(Priced(Merge("fell", "fell", "fell-both", {"card": "other"}), "card"), "other", "paid"),
    Priced(Merge("stood", "fell", "beat", {"card": "fallen"}), "fallen"),
    Priced(Merge("fell", "stood", "beaten", {"card": "winner"}), "card"),
)

CHAPTERS = chapters_of(  # chapters of the rule book, with the kinds of decision that they explain
    {
        "duel": "outlaws-duel-pick",
        "shootout": "outlaws-shootout-pick",
        "gangs": "outlaws-gangs-pick place-dice",
        "ties": "discard",
    }
)


class OutlawsPresenter(Presenter[View]):
    cards = tuple(OUTLAWS)
    commands = COMMANDS
    turns_replays = False
    replays_choices = True
    pinned_board_kinds = frozenset({"discard"})  # the open gangs
    # what came of the dice, and what was rolled
    telling_kinds = frozenset({"pick", "discard", "place-dice"})
    chapters = CHAPTERS
    events_in_picture = frozenset(
        {"forced", "led", "rolled", "stood", "fell", "took", "withdrew", "tied", "repeated", "paid"}
    )
    result_stays = True
    result_events = frozenset({"stood", "fell", "took", "withdrew", "tied", "led", "repeated"})
    events_ahead = frozenset({"paid"})  # with the end
    events_in_fields = frozenset({"drew", "rolled", "revealed", "armed", "led", "scored", "turn-began"})
    events_in_ending = events_in_picture | events_in_fields | {"discarded"}
    routine = frozenset({"drew", "rolled", "revealed", "scored", "turn-began"})  # the result tells
    gallery_moments = (
        Moment("outlaws-duel", "outlaws-duel", 2, 5, 0),
        Moment("outlaws-gangs", "outlaws-gangs", 10, 14, 14),
    )
    widths = (200, 260, 350)
    shows_card_text = True
    is_paid = True  # for outlaws that fall
    chapter_width = 260  # a smaller poster has no room for its suit
    equal_kinds = numbered_kinds = frozenset({"place-dice"})  # where dice lie only decides who may lead

    def headline(self, view: View, phrases: Phrases) -> str:
        if view.over:
            return phrases.texts("outlaws-over")
        if view.game == GANGS:
            if view.phase == "discard" and view.past:
                return story.headline(rounds(view)[-1], view, phrases)
            kinds = {kind for _, kind in view.waiting}
            phase = next((kind for kind in ("pick", "place-dice", "discard") if kind in kinds), "showdown")
            phase = "chosen" if view.phase == CHOSEN else phase
            return phrases.texts("outlaws-replay-once" if view.replay else "outlaws-gangs", phase=phase)
        return story.stake(view, phrases) or story.place(view, phrases)

    def recap(self, view: View, phrases: Phrases) -> str:
        if view.over or (view.game == GANGS and not view.past):
            return self.headline(view, phrases)
        return story.recap(view, phrases) if view.past else phrases.texts("outlaws-gazette-round", turn=0)

    last_result = staticmethod(story.last_result)
    verdict = staticmethod(story.verdict)
    moment = staticmethod(end_picture.moment)

    def own_result(self, view: View, phrases: Phrases) -> str:
        place = "" if view.seat in view.winners else story.own_place(view, phrases)
        return " ".join(filter(None, (place, story.own_leader(view, phrases))))

    def with_choice(self, view: View, decision: Decision, reply: Reply) -> View:
        assert view.seat is not None
        own = view.seats[view.seat]
        if decision.kind == "place-dice":
            own = replace(own, dice=tuple(map(int, reply[0].split("-"))))
        elif decision.kind == "pick":
            own = replace(own, in_play=reply)
        return replace(view, seats=(*view.seats[: view.seat], own, *view.seats[view.seat + 1 :]))

    episodes = staticmethod(episodes)
    score = staticmethod(story.score)
    led_all_the_way = staticmethod(story.is_wire_to_wire)
    end_picture = staticmethod(end_picture.end)

    def fields(self, view: View, phrases: Phrases) -> list[EmbedField]:
        room = MAX_SEATS_TEXT // len(view.seats)
        fields = [
            EmbedField(
                truncate(f"{_status(view, n)} {phrases.seat(n)}", 60),
                truncate(_seat(view, seat, phrases), room),
                inline=True,
            )
            for n, seat in enumerate(view.seats)
        ]
        return [*fields, *_last(view, phrases)]

    last_steps = staticmethod(last_steps)
    board_before = staticmethod(board_before)

    def at_last_step(self, view: View) -> View:
        last = replace(view, phase=SETTLED, round=view.rounds, winners=())  # also if several win
        return last if view.over and view.game != GANGS else super().at_last_step(view)

    def in_replay(self, view: View) -> View:
        if view.phase == CHOSEN:
            return replace(view, waiting=())
        return replace(view, decision=None) if view.phase == "pick" else view  # it teaches nobody

    def ending(self, view: View, phrases: Phrases) -> list[EmbedField]:
        why = story.sentence(view, phrases)
        if view.game == GANGS:
            totals = _totals(view.last, phrases) if view.last else ""
            lines = filter(None, (why, totals, story.led_by_suits(view, phrases)))
            return [reason(phrases, truncate("\n".join(lines), 1024))] if totals else []
        if why:
            sums = "\n".join(_reckoned(view, n, phrases) for n in range(len(view.seats)))
            return [reason(phrases, why), EmbedField(phrases.texts("outlaws-sums"), truncate(sums, 1024))]
        richest = sorted(range(len(view.seats)), key=lambda n: -view.seats[n].reward)[:MAX_SUMS]
        return [
            reason(phrases, "\n".join(_paid(view, n, phrases) for n in richest)),
            *_unplayed(view, phrases),
        ]

    def visible_cards(self, view: View, phrases: Phrases) -> list[CardGroup]:
        key = "outlaws-mine-open" if questions.are_open(view) else "outlaws-mine-in-play"
        groups = [
            CardGroup(phrases.texts(key, count=len(view.in_play)), view.in_play),
            CardGroup(phrases.texts("outlaws-mine-in-hand"), view.hand),
        ]
        for n, seat in enumerate(view.seats):
            before = seat.in_play if n != view.seat else ()
            name = phrases.texts("outlaws-you") if n == view.seat else phrases.seat(n)
            paid = () if view.game in (DUEL, GANGS) else seat.face_down  # apart from who won them
            fallen = (*(() if paid else seat.face_down), *seat.out)
            cards = tuple(dict.fromkeys((*before, *seat.face_up, *fallen)))
            groups.append(CardGroup(phrases.texts("outlaws-collected", name=name), paid))
            groups.append(CardGroup(phrases.texts("outlaws-in-front", name=name), cards, frozenset(fallen)))
        return [group for group in groups if group.cards]

    def hand(self, view: View, phrases: Phrases) -> str:
        parts = list[str]()
        if questions.is_beaten(view):
            return ""
        if view.decision is not None and view.decision.kind == "place-dice":
            parts.append(_dice(view.seats[view.decision.seat], phrases))
        if view.in_play:
            key = "outlaws-mine-open" if questions.are_open(view) else "outlaws-mine-in-play"
            heading = phrases.texts(key, count=len(view.in_play))
            parts.append(f"**{heading}**\n{_posters(view, view.in_play, phrases)}")
        if view.hand:
            parts.append(f"**{phrases.texts('outlaws-mine-in-hand')}**\n{_posters(view, view.hand, phrases)}")
        return "\n\n".join(parts) or phrases.texts("outlaws-mine-none")

    def merge_events(self, events: Iterable[Event]) -> list[Event]:
        rows = merged(events, ROUND)
        return [event for n, event in enumerate(rows) if not _repeats(event, rows[n + 1 :])]

    log_events = merge_events  # names each die once, and who won a round before who fell, with the money

    def summary(self, events: Iterable[Event], phrases: Phrases) -> list[str]:
        """Leave out the dice of gangs for a seat: they lie on the board, its own with its cards."""
        rows = [event for event in events if phrases.viewer is None or " " not in _rolled(event)]
        return super().summary(rows, phrases)

    picture = staticmethod(outlaws.table)
    shows_on_board = True
    beat_events = frozenset({"rolled", "revealed", "scored"})
    staged_events = frozenset({"repeated"})  # a tie of gangs opens like the end
    beats = staticmethod(moving.beats)

    def while_moving(self, view: View) -> View:
        number = view.round if view.game == GANGS else len(view.past) or view.round
        if view.phase == SETTLED and not any(seat.hand_size for seat in view.seats) and len(view.past) > 1:
            return replace(without_last_round(view), round=number)  # which says what is at stake
        if view.phase == "discard":  # the gangs open, and nobody knows yet that they tie
            view = replace(view, waiting=(), replay=len(view.past) - 1)
        return replace(view, past=(), round=number)

    hand_picture = staticmethod(hand_picture.hand)

    def hand_order(self, view: View) -> Sequence[str]:
        return view.in_play or view.hand

    common_items = staticmethod(outlaws.common_items)
    card_item = staticmethod(poster)

    def at_table(self, view: View) -> OutlawsPresenter:
        return self if pays(view) else UNPAID

    def invitation_item(self, game: str, card: str, width: int, phrases: Phrases) -> Item | None:
        return (UNPAID if game == GANGS else self).card_item(card, width, phrases)

    def item_groups(self, phrases: Phrases, width: int) -> Iterator[ItemGroup]:
        yield ItemGroup("The outlaws", 6, tuple(poster(name, width, phrases) for name in OUTLAWS))

    option_text = staticmethod(questions.option_text)
    decision_text = staticmethod(questions.decision_text)
    idle_text = staticmethod(questions.idle_text)
    is_dominated = staticmethod(questions.is_dominated)
    hint_reason = staticmethod(questions.hint_reason)

    def choice_text(self, decision: Decision, reply: Reply, view: View, phrases: Phrases) -> str:
        if decision.kind == "place-dice":
            return questions.ready(decision, reply, view, phrases)
        last = questions.last_card(reply, view, phrases)
        return "\n".join(filter(None, (super().choice_text(decision, reply, view, phrases), last)))

    def short_label(self, path: str, label: str) -> str:
        return label if path in OUTLAWS else ""

    def icon(self, option: str) -> str:
        suit = OUTLAWS[option].suit if option in OUTLAWS else ""
        return f"suit-{suit}" if suit else ""

    def chapters_for(self, card: str) -> Sequence[str]:
        return ("cards",)

    sheet = staticmethod(sheet)

    def card_lines(self, card: str, text: Texts) -> list[str]:
        no_suit = [] if OUTLAWS[card].suit else [text("outlaws-no-suit")]
        return [stats(card, text, pays=self.is_paid), *no_suit]

    def lines_beside_picture(self, card: str, text: Texts) -> list[str]:
        more = self.card_lines(card, text)[1:]  # the reward stands on the poster, and the crime above it
        return [*stats(card, text, pays=False).split(" · "), *more]

    def aliases(self, card: str, text: Texts) -> list[str]:
        suit = OUTLAWS[card].suit
        return [card, face_of(card), text(f"outlaws-card-{card}"), *([text(f"suit-{suit}")] if suit else [])]


def _repeats(event: Event, later: Sequence[Event]) -> bool:
    """Return whether one of the later events says the same: dice with their cards, or a tie of gangs."""
    if event.kind == "tied":
        return any(other.kind == "repeated" for other in later)
    return event.kind == "rolled" and any(
        other.kind == "revealed" and other.seat == event.seat for other in later
    )


def _rolled(event: Event) -> str:
    return str(dict(event.facts)["dice"]) if event.kind == "rolled" else ""


def _status(view: View, seat: Seat) -> str:
    return "🎲" if view.phase == "place-dice" else seat_status(view, seat)  # nobody sees who has chosen


def _posters(view: View, cards: Sequence[str], phrases: Phrases) -> str:
    are_paid = pays(view)
    lines = (stats(card, phrases.texts, pays=are_paid) for card in cards)
    return "\n".join(f"**{short(card, phrases)}** · {line}" for card, line in zip(cards, lines))


def _seat(view: View, seat: SeatView, phrases: Phrases) -> str:
    purse = phrases.texts("outlaws-purse", reward=seat.reward) if view.game != GANGS else ""
    count = "" if view.over else phrases.texts("outlaws-held", cards=seat.hand_size)
    lines = [line] if (line := " · ".join(filter(None, (purse, count)))) else []
    if seat.in_play and view.phase != "over":
        lines.append(phrases.texts("outlaws-in-play", cards=corners(seat.in_play)))
    elif seat.in_play_size and view.phase != "over":
        lines.append(phrases.texts("outlaws-face-down", count=seat.in_play_size))
    if seat.dice and view.phase != "over":
        lines.append(_dice(seat, phrases))
    for key, cards in (
        ("outlaws-up", seat.face_up),
        ("outlaws-down", seat.face_down),
        ("outlaws-out", seat.out),
    ):
        if cards:
            lines.append(phrases.texts(key, cards=corners(cards), seats=len(view.seats)))
    if view.over and seat.hand:
        lines.append(phrases.texts("outlaws-unplayed", cards=corners(seat.hand)))
    return "\n".join(lines)


def _dice(seat: SeatView, phrases: Phrases) -> str:
    return phrases.texts("outlaws-dice", dice=" ".join(f"{DICE[die - 1]}{die}" for die in seat.dice))


def _unplayed(view: View, phrases: Phrases) -> list[EmbedField]:
    """Return the hands of a game that stopped early."""
    lines = [
        f"**{phrases.seat(n)}** · {' · '.join(short(card, phrases) for card in seat.hand)}"
        for n, seat in enumerate(view.seats)
        if seat.hand
    ]
    heading = phrases.texts("outlaws-hands")
    return [EmbedField(heading, truncate("\n".join(lines), 1024))] if lines else []


def _reckoned(view: View, seat: int, phrases: Phrases) -> str:
    """Return what a seat has won: in a duel the fallen pay, not the round."""
    paying = view.seats[1 - seat].face_down if len(view.seats) == 2 else view.seats[seat].face_down
    sums = " + ".join(
        f"{face_of(card)} {phrases.texts('outlaws-reward', reward=OUTLAWS[card].reward)}" for card in paying
    )
    return _paid(view, seat, phrases, f"{sums} = " if len(paying) > 1 else "")


def _paid(view: View, seat: int, phrases: Phrases, sums: str = "") -> str:
    """Return the rounds won and the reward; `sums` shows the addition."""
    worth = phrases.texts("outlaws-reward", reward=view.seats[seat].reward)
    won = phrases.texts("outlaws-won-rounds", count=len(view.seats[seat].face_up))
    return f"**{phrases.seat(seat)}** · {won} · {sums}**{worth}**"


def _last(view: View, phrases: Phrases) -> list[EmbedField]:
    """Return the last showdown, a line per seat; before the first, how the game is won."""
    if view.last is None:
        legend = EmbedField(story.aim(view, phrases.texts), PRESENTER.at_table(view).legend(phrases))
        return [legend] if view.phase == "pick" else []
    shots = view.last.shots
    named = sum(len(shot.cards) for shot in shots) <= MAX_NAMED
    lines = [_shot(shot, shot.seat == view.last.winner, named, phrases) for shot in shots]
    number = 0 if view.game == GANGS and len(view.past) == 1 else len(view.past)
    return [EmbedField(phrases.texts("outlaws-last", round=number), truncate("\n".join(lines), 1024))]


def _totals(last: Showdown, phrases: Phrases) -> str:
    """Return the sums of a showdown, the highest first; with many seats only that one."""
    highest = sorted(last.shots, key=lambda shot: -shot.total)
    return "\n".join(
        phrases.texts(
            "outlaws-total",
            seat=f"**{phrases.seat(shot.seat)}**",
            skill=sum(OUTLAWS[card].skill for card in shot.cards),
            dice=sum(shot.dice),
            suits=_by_suits(shot),
            total=f"**{shot.total}**",
        )
        for shot in (highest if len(highest) <= MAX_SUMS else highest[:1])
    )


def _shot(shot: Shot, won: bool, named: bool, phrases: Phrases) -> str:
    """Return skill, dice and modifiers as an addition."""
    cards = " + ".join(
        f"{short(card, phrases) if named else face_of(card)} ({OUTLAWS[card].skill} + {DICE[die - 1]} {die})"
        for card, die in zip(shot.cards, shot.dice)
    )
    sums = phrases.texts("named-value", name=phrases.seat(shot.seat), value=f"{cards}{_by_suits(shot)}")
    return f"{'★' if won else '·'} {sums} = **{shot.total}**"


def _by_suits(shot: Shot) -> str:
    return "".join(f" {SUITS[suit]}{value}" for suit, value in by_suits(shot))


class UnpaidPresenter(OutlawsPresenter):
    """Shows outlaws in a game that pays nothing for them."""

    is_paid = False

    def card_item(self, card: str, width: int, phrases: Phrases, number: int = 0) -> PosterItem:
        return replace(poster(card, width, phrases, number), reward="")

    def legend(self, phrases: Phrases) -> str:
        return phrases.texts("legend-outlaws-gangs")


PRESENTER, UNPAID = OutlawsPresenter(), UnpaidPresenter()
