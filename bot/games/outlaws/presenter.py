"""How WANTED looks: posters, dice and rewards in words; its commands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.games.command_table import CommandOption, GameCommand, GameCommands
from bot.games.merging import Fold, Merge, Rule, merged
from bot.games.outlaws import end_picture, story
from bot.games.outlaws import picture as outlaws
from bot.games.outlaws.showdown import by_suits, poster
from bot.games.outlaws.story import GANGS
from bot.games.presenter import (
    CardGroup,
    CardSheet,
    EmbedField,
    ItemGroup,
    Moment,
    Presenter,
    chapters_of,
    reason,
    seat_status,
)
from bot.i18n.texts import SUITS, Phrases, Texts, card_corner, signed
from bot.render.scene import Item, PosterItem
from bot.ui.style import truncate
from engine.core.decisions import Decision, Fact, Reply, Seat
from engine.core.rules import Event
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.evaluation import share_beaten
from engine.games.outlaws.operations import modifiers as gains
from engine.games.outlaws.operations import strongest
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
            standalone_kinds=("leader",),
        ),
        GameCommand("place-dice", (CommandOption("dice", "place-dice", required=True),)),
        GameCommand("discard", (CommandOption("card", "discard", required=True),)),
    ),
)


MAX_NAMED = 8  # cards of a showdown; with more, only their corners fit
MAX_SUMS = 4  # seats whose sums follow the result; with more, only the picture shows them
MAX_SEATS_TEXT = 2400  # characters of all seats on the board; an embed holds 6000
JOKER = "🃏"  # shown instead of a corner
DICE = "⚀⚁⚂⚃⚄⚅"


@dataclass(frozen=True, slots=True)
class Priced:
    """A rule for events, by which the event that it makes also tells what the fallen are worth."""

    rule: Rule
    fact: str  # that names whoever fell

    def of(self, first: Event, second: Event) -> Event | None:
        """Return the event with the fact `reward`, or None."""
        event = self.rule.of(first, second)
        if event is None:
            return None
        facts, before = dict(event.facts), dict(first.facts)
        if self.fact in facts:
            reward = _reward(facts, self.fact)
        else:  # events that become one which only counts them
            reward = int(before.get("reward", 0)) or _reward(before, self.fact)
            reward += _reward(dict(second.facts), self.fact)
        return replace(event, facts=(*event.facts, ("reward", reward)))


def _reward(facts: Mapping[str, Fact], name: str) -> int:
    return OUTLAWS[str(facts[name])].reward


ROUND = (  # how a round ended in one line, whichever seat comes first
    Priced(Fold("took", "took-many"), "card"),
    Fold("withdrew", "withdrew-many", any_seat=True),
    Fold("fell", "fell-many", any_seat=True),
    Priced(Merge("stood", "fell", "beat", {"card": "fallen"}), "fallen"),
    Priced(Merge("fell", "stood", "beaten", {"card": "winner"}), "card"),
)

CHAPTERS = chapters_of(  # chapters of the rule book, with the kinds of decision that they explain
    {
        "duel": "outlaws-duel-pick",
        "shootout": "outlaws-shootout-pick",
        "gangs": "outlaws-gangs-pick place-dice leader",
        "ties": "discard",
    }
)


class OutlawsPresenter(Presenter[View]):
    cards = tuple(OUTLAWS)
    commands = COMMANDS
    board_kinds = frozenset({"pick"})  # the last showdown
    chapters = CHAPTERS
    events_in_picture = frozenset(
        {"led", "rolled", "stood", "fell", "took", "withdrew", "tied", "repeated", "paid"}
    )
    events_in_fields = frozenset({"drew", "rolled", "revealed", "armed", "led", "scored", "turn-began"})
    events_in_ending = events_in_picture | events_in_fields
    routine = frozenset({"revealed", "scored", "turn-began"})  # the result names the outlaws, too
    gallery_moments = (
        Moment("outlaws-duel", "outlaws-duel", 2, 5, 0),
        Moment("outlaws-gangs", "outlaws-gangs", 10, 22, 24),
    )
    widths = (200, 260, 350)
    shows_card_text = True
    chapter_width = 260  # a smaller poster has no room for its suit
    explained_kinds = frozenset({"place-dice", "leader"})
    equal_kinds = frozenset({"place-dice"})  # who may lead is all that the dice's places decide

    def headline(self, view: View, phrases: Phrases) -> str:
        if view.over:
            return phrases.texts("outlaws-over")
        if view.game == GANGS:
            kinds = [kind for _, kind in view.waiting]
            phase = "pick" if "pick" in kinds else "dice" if kinds else "showdown"
            return phrases.texts("outlaws-replay-once" if view.replay else "outlaws-gangs", phase=phase)
        if stake := story.stake(view, phrases):
            return stake
        is_next = view.past and view.phase == "pick"  # the picture shows the round before
        key = "outlaws-replay" if view.replay else "outlaws-next" if is_next else "outlaws-round"
        return phrases.texts(key, round=view.round, rounds=view.rounds)

    def recap(self, view: View, phrases: Phrases) -> str:
        if view.game == GANGS or view.over or not view.past:
            return self.headline(view, phrases)
        return story.recap(view, phrases)

    last_result = staticmethod(story.last_result)
    verdict = staticmethod(story.verdict)
    own_result = staticmethod(story.own_place)
    moment = staticmethod(end_picture.moment)

    def with_choice(self, view: View, decision: Decision, reply: Reply) -> View:
        assert view.seat is not None
        own = view.seats[view.seat]
        if decision.kind == "place-dice":
            own = replace(own, dice=tuple(map(int, reply[0].split("-"))))
        elif decision.kind == "pick":
            own = replace(own, in_play=reply)
        return replace(view, seats=(*view.seats[: view.seat], own, *view.seats[view.seat + 1 :]))

    def telling_events(self, events: Iterable[Event], seat: Seat | None = None) -> list[Event]:
        rows = [*story.shootouts(events)]
        own = [row for row in rows if row.seat in (None, seat)]  # a last round that changed nothing is not
        return rows if seat is None else own or [story.as_spent(row) for row in rows]

    end_picture = staticmethod(end_picture.end)

    def fields(self, view: View, phrases: Phrases) -> list[EmbedField]:
        room = MAX_SEATS_TEXT // len(view.seats)
        fields = [
            EmbedField(
                truncate(f"{seat_status(view, n)} {phrases.seat(n)}", 60),
                truncate(_seat(view, seat, phrases), room),
                inline=True,
            )
            for n, seat in enumerate(view.seats)
        ]
        return [*fields, *_last(view, phrases)]

    last_steps = staticmethod(story.last_steps)

    def ending(self, view: View, phrases: Phrases) -> list[EmbedField]:
        why = story.sentence(view, phrases)
        if view.game == GANGS:
            totals = _totals(view.last, phrases) if view.last else ""
            return [reason(phrases, truncate("\n".join(filter(None, (why, totals))), 1024))] if totals else []
        if why:
            sums = "\n".join(_reckoned(view, n, phrases) for n in range(len(view.seats)))
            return [reason(phrases, why), EmbedField(phrases.texts("outlaws-sums"), truncate(sums, 1024))]
        richest = sorted(range(len(view.seats)), key=lambda n: -view.seats[n].reward)[:MAX_SUMS]
        return [
            reason(phrases, "\n".join(_paid(view, n, phrases) for n in richest)),
            *_unplayed(view, phrases),
        ]

    def visible_cards(self, view: View, phrases: Phrases) -> list[CardGroup]:
        groups = [CardGroup(phrases.texts("outlaws-mine-in-hand"), (*view.in_play, *view.hand))]
        for n, seat in enumerate(view.seats):
            before = seat.in_play if n != view.seat else ()
            title = phrases.texts("outlaws-in-front", name=phrases.seat(n))
            fallen = (*seat.face_down, *seat.out)
            cards = tuple(dict.fromkeys((*before, *seat.face_up, *fallen)))
            groups.append(CardGroup(title, cards, frozenset(fallen)))
        return [group for group in groups if group.cards]

    def hand(self, view: View, phrases: Phrases) -> str:
        parts = []
        if view.in_play:
            heading = phrases.texts("outlaws-mine-in-play", count=len(view.in_play))
            parts.append(f"**{heading}**\n{_posters(view, view.in_play, phrases)}")
        if view.hand:
            parts.append(f"**{phrases.texts('outlaws-mine-in-hand')}**\n{_posters(view, view.hand, phrases)}")
        return "\n\n".join(parts) or phrases.texts("outlaws-mine-none")

    def merge_events(self, events: Iterable[Event]) -> list[Event]:
        rows = merged(events, ROUND)
        return [
            event
            for n, event in enumerate(rows)  # `revealed` names the dice of `rolled` with their cards
            if event.kind != "rolled"
            or not any(later.kind == "revealed" and later.seat == event.seat for later in rows[n + 1 :])
        ]

    picture = staticmethod(outlaws.table)
    hand_picture = staticmethod(outlaws.hand)

    def hand_order(self, view: View) -> Sequence[str]:
        return view.in_play or view.hand

    common_items = staticmethod(outlaws.common_items)
    card_item = staticmethod(poster)

    def at_table(self, view: View) -> OutlawsPresenter:
        return self if _pays(view) else UNPAID

    def invitation_item(self, game: str, card: str, width: int, phrases: Phrases) -> Item | None:
        return (UNPAID if game == GANGS else self).card_item(card, width, phrases)

    def item_groups(self, phrases: Phrases, width: int) -> Iterator[ItemGroup]:
        yield ItemGroup("The outlaws", 6, tuple(poster(name, width, phrases) for name in OUTLAWS))

    def option_text(self, decision: Decision, option: str, view: View, phrases: Phrases) -> tuple[str, str]:
        if decision.kind == "place-dice":
            leader, *rest = _leads(view, option, phrases)
            leaders = self._offered_leaders(decision, view)
            if leaders == {frozenset(_leaders(view, option))}:  # the question says who leads
                leader, rest = phrases.texts("outlaws-lay-dice"), rest or [_signs(*leaders.pop())]
            return leader, " · ".join(rest)
        if decision.kind == "leader":
            led_by = _led_by(view, option, view.seats[decision.seat].dice, phrases)
            return short(option, phrases), " · ".join(led_by)
        return short(option, phrases), stats(option, phrases.texts, pays=_pays(view))

    def is_dominated(self, decision: Decision, option: str, view: View) -> bool:
        """Dice that leave more outlaws to lead are better: the choice comes when all cards lie open."""
        if decision.kind != "place-dice":
            return False
        leaders = {way: frozenset(_leaders(view, way)) for way in decision.options}
        return any(leaders[option] < others for others in leaders.values())

    def _offered_leaders(self, decision: Decision, view: View) -> set[frozenset[str]]:
        """Return who leads, or is equal at the top, with each way to lay the dice that is worth offering."""
        ways = [way for way in decision.options if not self.is_dominated(decision, way, view)]
        return {frozenset(_leaders(view, way)) for way in ways if view.in_play}

    def decision_text(self, decision: Decision, view: View, phrases: Phrases) -> str:
        question = phrases.decision(decision)
        if decision.kind == "place-dice":
            return _dice_question(self._offered_leaders(decision, view), view, question, phrases)
        if view.game == GANGS or not view.past or view.seat != decision.seat:
            return question
        last = phrases.texts("outlaws-last-card") if story.leaves_last_card(view) else ""
        return " ".join(filter(None, (story.standing(view, phrases), question, last)))

    def idle_text(self, view: View, phrases: Phrases) -> str:
        """Say of a gang whose dice are all alike that they fit only one way."""
        is_laying = any(kind == "place-dice" for _, kind in view.waiting)
        if view.seat is None or not is_laying or len(set(view.seats[view.seat].dice)) != 1:
            return ""
        return phrases.texts("outlaws-dice-alike")

    def hint_reason(self, decision: Decision, reply: Reply, view: View, phrases: Phrases) -> str:
        if view.game == GANGS:
            return _gang_reason(decision, reply, view, phrases)
        if decision.kind != "pick":
            return ""
        beaten, reward = round(10 * share_beaten(view, reply[0])), OUTLAWS[reply[0]].reward
        money = phrases.texts("outlaws-reward", reward=reward)
        return phrases.texts("outlaws-hint-pick", beaten=beaten, reward=money)

    def short_label(self, path: str, label: str) -> str:
        if path not in OUTLAWS:
            return ""
        return card_corner(path) or label.partition(" · ")[0]  # a Joker, by the word before its name

    def icon(self, option: str) -> str:
        suit = OUTLAWS[option].suit if option in OUTLAWS else ""
        return f"suit-{suit}" if suit else ""

    def chapters_for(self, card: str) -> Sequence[str]:
        return ("cards",)

    def sheet(self, card: str, text: Texts) -> CardSheet:
        outlaw = OUTLAWS[card]
        none = text("rules-card-none")
        facts = {
            "suit": text(f"suit-{outlaw.suit}") if outlaw.suit else text("rules-card-no-suit"),
            "skill": str(outlaw.skill),
            "increment": against(outlaw.increment, outlaw.strong, text) or none,
            "decrement": against(outlaw.decrement, outlaw.weak, text) or none,
            "reward": text("outlaws-reward", reward=outlaw.reward),
        }
        return CardSheet(
            title=f"{face_of(card)} {text(f'outlaws-card-{outlaw.id}')}",
            line=text(f"outlaws-card-{outlaw.id}.crime"),
            facts=tuple((text(f"rules-card-{fact}"), value) for fact, value in facts.items()),
        )

    def card_lines(self, card: str, text: Texts) -> list[str]:
        return [stats(card, text)]

    def lines_beside_picture(self, card: str, text: Texts) -> list[str]:
        return [text(f"outlaws-card-{card}.crime"), *self.card_lines(card, text)]

    def aliases(self, card: str, text: Texts) -> list[str]:
        suit = OUTLAWS[card].suit
        return [card, face_of(card), text(f"outlaws-card-{card}"), *([text(f"suit-{suit}")] if suit else [])]


def short(card: str, phrases: Phrases) -> str:
    name = phrases.option("", card)
    return name if card_corner(card) else f"{JOKER} {phrases.texts('outlaws-joker')} · {name}"


def face_of(card: str) -> str:
    return card_corner(card) or JOKER


def stats(card: str, text: Texts, *, pays: bool = True) -> str:
    """Return a card's numbers: skill, modifiers with their suits, and the reward where it pays."""
    outlaw = OUTLAWS[card]
    skill = text("outlaws-skill", skill=outlaw.skill)
    parts = [skill, modifiers(card, text), text("outlaws-reward", reward=outlaw.reward) if pays else ""]
    return " · ".join(filter(None, parts))


def _gang_reason(decision: Decision, reply: Reply, view: View, phrases: Phrases) -> str:
    """Say what a gang's skill comes to, or who leads with these dice and what that brings."""
    if decision.kind == "pick":
        skills = sorted((OUTLAWS[card].skill for card in view.hand), reverse=True)
        most = sum(skills[: len(reply)])
        together = sum(OUTLAWS[card].skill for card in reply)
        return phrases.texts("outlaws-hint-gang", skill=together, most=most)
    if decision.kind != "place-dice":
        return ""
    return " · ".join(_leads(view, reply[0], phrases))


def _leaders(view: View, way: str) -> list[str]:
    """Return the outlaws that may lead the seat's gang if its dice lie like this."""
    return strongest(view.in_play, [int(die) for die in way.split("-")])


def _leads(view: View, way: str, phrases: Phrases) -> list[str]:
    """Say who leads the seat's gang with these dice in the order of its cards."""
    leaders = _leaders(view, way)
    if len(leaders) == 1:
        return _led_by(view, leaders[0], list(map(int, way.split("-"))), phrases)
    first, second, *others = map(face_of, leaders)
    key = "outlaws-level-all" if others else "outlaws-level"
    ways = (" ".join(filter(None, (face_of(card), _signs(card)))) for card in leaders)
    return [phrases.texts(key, first=first, second=second), *ways]


def _dice_question(leaders: set[frozenset[str]], view: View, question: str, phrases: Phrases) -> str:
    """Say who leads if nothing is left to choose, or ask, and say what it means that outlaws are equal."""
    text = phrases.texts
    if len(leaders) > 1:
        are_equal = any(len(cards) > 1 for cards in leaders)
        return f"{question} {text('outlaws-dice-equal')}" if are_equal else question
    names = [face_of(card) for card in view.in_play if any(card in cards for cards in leaders)]
    if len(names) == 1:
        return text("outlaws-dice-settled", card=names[0])
    return text("outlaws-dice-level", cards=text.join(names)) if names else question


def _led_by(view: View, leader: str, dice: Sequence[int], phrases: Phrases) -> list[str]:
    """Say that an outlaw leads, what that brings, and the total if the other gangs' cards lie open."""
    text = phrases.texts
    parts = [" · ".join(filter(None, (text("outlaws-leads", card=face_of(leader)), _signs(leader))))]
    others = [seat for n, seat in enumerate(view.seats) if n != view.seat and seat.playing]
    if all(seat.in_play for seat in others):
        rivals = [card for seat in others for card in seat.in_play]
        own = sum(OUTLAWS[card].skill for card in view.in_play) + sum(dice)
        parts.append(text("outlaws-would-total", total=own + sum(gains(leader, rivals))))
    return parts


def _signs(card: str) -> str:
    """Return a card's modifiers as its picture shows them."""
    outlaw = OUTLAWS[card]
    pairs = ((outlaw.strong, outlaw.increment), (outlaw.weak, outlaw.decrement))
    return " ".join(
        f"{SUITS[suit]}\N{NO-BREAK SPACE}{signed(value)}" for suit, value in pairs if suit and value
    )


def modifiers(card: str, text: Texts) -> str:
    outlaw = OUTLAWS[card]
    parts = (against(outlaw.increment, outlaw.strong, text), against(outlaw.decrement, outlaw.weak, text))
    return " · ".join(filter(None, parts))


def against(value: int, suit: str | None, text: Texts) -> str:
    """Return a modifier with its suit, or nothing."""
    if not value or suit is None:
        return ""
    return text("outlaws-against", value=signed(value), suit=text(f"suit-{suit}"))


def _posters(view: View, cards: Sequence[str], phrases: Phrases) -> str:
    text, pays = phrases.texts, _pays(view)
    return "\n".join(f"**{short(card, phrases)}**\n{stats(card, text, pays=pays)}" for card in cards)


def _pays(view: View) -> bool:
    return view.game != GANGS or view.bounty


def _seat(view: View, seat: SeatView, phrases: Phrases) -> str:
    # Gangs win no rewards.
    purse = [phrases.texts("outlaws-purse", reward=seat.reward)] if view.game != GANGS else []
    lines = [" · ".join([*purse, phrases.texts("outlaws-held", cards=seat.hand_size)])]
    if seat.in_play and view.phase != "over":
        lines.append(phrases.texts("outlaws-in-play", cards=_corners(seat.in_play)))
    elif seat.in_play_size and view.phase != "over":
        lines.append(phrases.texts("outlaws-face-down", count=seat.in_play_size))
    if seat.dice and view.phase != "over":
        dice = " ".join(f"{DICE[die - 1]}{die}" for die in seat.dice)
        lines.append(phrases.texts("outlaws-dice", dice=dice))
    for key, cards in (
        ("outlaws-up", seat.face_up),
        ("outlaws-down", seat.face_down),
        ("outlaws-out", seat.out),
    ):
        if cards:
            lines.append(phrases.texts(key, cards=_corners(cards), seats=len(view.seats)))
    if view.over and seat.hand:
        lines.append(phrases.texts("outlaws-unplayed", cards=_corners(seat.hand)))
    return "\n".join(lines)


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


def _corners(cards: Sequence[str]) -> str:
    return " ".join(face_of(card) for card in cards)


def _last(view: View, phrases: Phrases) -> list[EmbedField]:
    """Return the last showdown, a line per seat; before the first, how the game is won."""
    if view.last is None:
        legend = EmbedField(story.aim(view, phrases.texts), PRESENTER.at_table(view).legend(phrases))
        return [legend] if view.phase == "pick" else []
    shots = view.last.shots
    named = sum(len(shot.cards) for shot in shots) <= MAX_NAMED
    lines = [_shot(shot, shot.seat == view.last.winner, named, phrases) for shot in shots]
    return [EmbedField(phrases.texts("outlaws-last", round=len(view.past)), truncate("\n".join(lines), 1024))]


def _totals(last: Showdown, phrases: Phrases) -> str:
    """Return the sums of a showdown, the highest first; with many seats only that one."""
    highest = sorted(last.shots, key=lambda shot: -shot.total)
    return "\n".join(
        phrases.texts(
            "outlaws-total",
            seat=f"**{phrases.seat(shot.seat)}**",
            skill=sum(OUTLAWS[card].skill for card in shot.cards),
            dice=sum(shot.dice),
            gained=shot.gained,
            lost=abs(shot.lost),
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
    extra = "".join(f" {SUITS[suit]}{value}" for suit, value in by_suits(shot))
    return f"{'★' if won else '·'} {phrases.seat(shot.seat)}: {cards}{extra} = **{shot.total}**"


class UnpaidPresenter(OutlawsPresenter):
    """Shows outlaws in a game that pays nothing for them."""

    def card_item(self, card: str, width: int, phrases: Phrases, number: int = 0) -> PosterItem:
        return replace(poster(card, width, phrases, number), reward="")

    def card_lines(self, card: str, text: Texts) -> list[str]:
        return [stats(card, text, pays=False)]

    def legend(self, phrases: Phrases) -> str:
        return phrases.texts("legend-outlaws-gangs")


PRESENTER, UNPAID = OutlawsPresenter(), UnpaidPresenter()
