"""What WANTED asks in words: the questions, what each answer does, and what follows from it."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from operator import ge, mul

from bot.games.outlaws import story
from bot.games.outlaws.cards import beside_skill, face_of, named, short, signs
from bot.games.outlaws.rounds import GANGS, is_before_last, is_short, led_by
from bot.games.outlaws.showdown import spelled
from bot.i18n.texts import Phrases, Texts
from engine.core.decisions import Decision, Reply
from engine.games.outlaws.cards import BEATS, OUTLAWS
from engine.games.outlaws.evaluation import share_beaten
from engine.games.outlaws.operations import modifiers, strongest
from engine.games.outlaws.view import View

FIGHTS = [*product(range(5), repeat=len(BEATS))]  # rivals of each suit, by which who gains more is found


def decision_text(decision: Decision, view: View, phrases: Phrases) -> str:
    question, text = phrases.decision(decision), phrases.texts
    if decision.kind == "place-dice":
        return _dice_question(decision, view, question, phrases)
    if view.game == GANGS or is_short(view) or view.seat != decision.seat:
        return question
    standing = story.standing(view, phrases) if view.past else ""
    last = text("outlaws-last-card") if is_before_last(view) else ""
    return " ".join(filter(None, (standing, question, last)))


def option_text(decision: Decision, option: str, view: View, phrases: Phrases) -> tuple[str, str]:
    if decision.kind == "place-dice":
        return _leads(decision, option, view, phrases), ""
    if decision.kind == "discard":
        return phrases.texts("outlaws-discards", card=named(option, phrases)), ""
    skill = phrases.texts("outlaws-skill", skill=OUTLAWS[option].skill)
    return f"{named(option, phrases)} · {skill}", beside_skill(option, phrases.texts, pays=pays(view))


def no_choice(answered: Decision, view: View, phrases: Phrases) -> str:
    """Say who leads a gang whose player had nothing to choose, or nothing."""
    leaders = _offered_leaders(answered, view) if answered.kind == "place-dice" else []
    return _settled(*leaders, phrases=phrases) if len(leaders) == 1 else ""


def last_card(reply: Reply, view: View, phrases: Phrases) -> str:
    """Say of who has chosen between two cards that the other one will fight by itself, or nothing."""
    if view.game == GANGS or not is_before_last(view):
        return ""
    [card] = [card for card in view.hand if card not in reply]
    return phrases.texts("outlaws-plays-itself", card=f"**{short(card, phrases)}**")


def idle_text(view: View, phrases: Phrases) -> str:
    """Say of a gang whose dice are alike that they fit only one way."""
    dice = () if view.seat is None else view.seats[view.seat].dice
    are_alike = len({*dice}) == 1 and any(kind == "place-dice" for _, kind in view.waiting)
    return phrases.texts("outlaws-dice-alike") if are_alike else ""


def hint_reason(decision: Decision, reply: Reply, view: View, phrases: Phrases) -> str:
    text = phrases.texts
    if decision.kind == "place-dice":
        return _leads(decision, reply[0], view, phrases)
    if decision.kind != "pick":
        return ""
    if view.game == GANGS:
        skills = sorted((OUTLAWS[card].skill for card in view.hand), reverse=True)
        together = sum(OUTLAWS[card].skill for card in reply)
        leader = max(reply, key=lambda card: OUTLAWS[card].increment + OUTLAWS[card].decrement)
        facts = {"card": face_of(leader), "signs": signs(leader) or "±0"}
        return text("outlaws-hint-gang", skill=together, most=sum(skills[: len(reply)]), **facts)
    beaten, reward = round(10 * share_beaten(view, reply[0])), OUTLAWS[reply[0]].reward
    return text("outlaws-hint-pick", beaten=beaten, reward=text("outlaws-reward", reward=reward))


def is_dominated(decision: Decision, option: str, view: View) -> bool:
    """Return whether another way to lay the dice is never worse."""
    return decision.kind == "place-dice" and _leaders(view, option) not in _offered_leaders(decision, view)


def pays(view: View) -> bool:
    """Return whether this game pays rewards."""
    return view.game != GANGS or view.bounty


def _leaders(view: View, way: str) -> list[str]:
    """Return the outlaws that may lead the seat's gang if its dice lie like this; Jokers lead alike."""
    leaders = strongest(view.in_play, [int(die) for die in way.split("-")])
    return [*{face_of(card): card for card in leaders}.values()]


def _offered_leaders(decision: Decision, view: View) -> list[list[str]]:
    """Return who can lead, a card or several equals, but for those than whom others never gain less."""
    best: list[tuple[list[str], Sequence[int]]] = []
    for lead in sorted((_leaders(view, way) for way in decision.options if view.in_play), key=len):
        own = [*map(max, *map(_gains, lead), _gains(lead[0]))]
        if not any(all(map(ge, others, own)) for _, others in best):
            best = [(other, gains) for other, gains in best if not all(map(ge, own, gains))]
            best.append((lead, own))
    return [lead for lead, _ in best]


@cache
def _gains(card: str) -> Sequence[int]:
    """Return what a leader gains by rivals of each suit in all the proportions that matter."""
    by_suit = [sum(modifiers(card, [f"2{suit}"])) for suit in BEATS]
    return [sum(map(mul, counts, by_suit)) for counts in FIGHTS]


def _leads(decision: Decision, way: str, view: View, phrases: Phrases) -> str:
    """Say who leads the seat's gang with these dice, and to which total if all cards lie open, or its suits.

    Of two equals the one comes first that fewer buttons name.
    """
    text, leaders = phrases.texts, _leaders(view, way)
    offered = _offered_leaders(decision, view)
    total = ""
    if are_open(view) and view.in_play:
        total = f" · {spelled(max(led_by(view, decision.seat, card).total for card in leaders))}"
    if len(leaders) > 2:
        return text("outlaws-level-all") + total
    leaders.sort(key=lambda card: sum(card in others for others in offered))
    suits = [signs(card) or "±0" for card in leaders]
    if len(leaders) == 2:
        names = [
            face_of(card) if total else f"{face_of(card)} ({sign})" for card, sign in zip(leaders, suits)
        ]
        return text("outlaws-level", first=names[0], second=names[1]) + total
    return text("outlaws-leads", card=face_of(leaders[0])) + (total or f" · {suits[0]}")


def _dice_question(decision: Decision, view: View, question: str, phrases: Phrases) -> str:
    """Ask who leads, and say what a button with two names means; or why there is only one."""
    text, leaders = phrases.texts, _offered_leaders(decision, view)
    if len(leaders) > 1:
        offered = {face_of(card) for cards in leaders for card in cards}
        left_out = [card for card in view.in_play if face_of(card) not in offered]
        lines = [_not_offered(card, decision, view, text) for card in left_out]
        are_equal = any(len(cards) > 1 for cards in leaders)
        equal = text("outlaws-dice-equal") if are_equal else ""
        return " ".join(filter(None, (question, equal, *lines)))
    return _settled(*leaders, phrases=phrases) if leaders else question


def _not_offered(card: str, decision: Decision, view: View, text: Texts) -> str:
    """Say why no button names an outlaw."""
    if any(card in _leaders(view, way) for way in decision.options):
        return text("outlaws-dice-never", card=face_of(card))
    most = OUTLAWS[card].skill + max(view.seats[decision.seat].dice)
    return text("outlaws-dice-unable", card=face_of(card), most=most)


def _settled(leaders: Sequence[str], *, phrases: Phrases) -> str:
    text, names = phrases.texts, [face_of(card) for card in leaders]
    if len(names) == 1:
        return text("outlaws-dice-settled", card=names[0])
    return text("outlaws-dice-level", cards=text.join(names))


def are_open(view: View) -> bool:
    """Return whether the cards of all others who still fight lie open."""
    return all(seat.in_play for n, seat in enumerate(view.seats) if n != view.seat and seat.playing)
