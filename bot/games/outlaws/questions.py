"""What WANTED asks in words: the questions, what each answer does, and what follows from it."""

from bot.games.outlaws import story
from bot.games.outlaws.cards import face_of, named, short, signs, stats
from bot.games.outlaws.rounds import GANGS, is_before_last, is_short
from bot.i18n.texts import Phrases
from engine.core.decisions import Decision, Reply
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.evaluation import share_beaten
from engine.games.outlaws.operations import leaders, sensible_leaders
from engine.games.outlaws.view import View


def decision_text(decision: Decision, view: View, phrases: Phrases) -> str:
    question, text = phrases.decision(decision), phrases.texts
    if decision.kind == "place-dice":
        several = any(len(leaders) > 1 for leaders in ways_to_open(decision, view))
        return f"{question} {text('outlaws-dice-equal')}" if several else question
    if view.game == GANGS or is_short(view) or view.seat != decision.seat:
        return question
    aim = text("outlaws-collects", seats=len(view.seats))  # the rest of it stands in the picture
    standing = story.standing(view, phrases) if view.past else aim
    last = text("outlaws-last-card") if is_before_last(view) else ""
    is_known = view.past or all(OUTLAWS[card].suit for card in view.hand)
    joker = "" if is_known else text("outlaws-joker-means")
    return "\n".join(filter(None, (" ".join(filter(None, (standing, question, last))), joker)))


def option_text(decision: Decision, option: str, view: View, phrases: Phrases) -> tuple[str, str]:
    if decision.kind == "place-dice":
        return _leads(option, view, phrases), ""
    if decision.kind == "discard":
        return phrases.texts("outlaws-discards", card=named(option, phrases)), ""
    return named(option, phrases), stats(option, phrases.texts, pays=pays(view))


def last_card(reply: Reply, view: View, phrases: Phrases) -> str:
    """Say of who has chosen between two cards that the other one will fight by itself, or nothing."""
    if view.game == GANGS or not is_before_last(view):
        return ""
    [card] = [card for card in view.hand if card not in reply]
    return phrases.texts("outlaws-plays-itself", card=f"**{short(card, phrases)}**")


def idle_text(view: View, phrases: Phrases) -> str:
    """Say of a gang that has fallen what it was short of."""
    if not (is_beaten(view) and view.past):  # not while the gangs open
        return ""
    totals = {shot.seat: shot.total for fight in view.past for shot in fight.shots}
    most = max(totals[seat] for seat, _ in view.waiting)
    return phrases.texts("outlaws-beaten", total=totals[view.seat or 0], most=most)


def hint_reason(decision: Decision, reply: Reply, view: View, phrases: Phrases) -> str:
    text = phrases.texts
    if decision.kind == "place-dice":
        return _leads(reply[0], view, phrases)
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
    return view.game != GANGS or view.bounty


def _leaders(view: View, way: str) -> list[str]:
    return leaders(view.in_play, [*map(int, way.split("-"))])


def _offered_leaders(decision: Decision, view: View) -> list[list[str]]:
    """Return who can lead, a card or several equals, but for those than whom others never gain less."""
    ways = decision.options if view.in_play else ()
    return sensible_leaders(view.in_play, [[*map(int, way.split("-"))] for way in ways])


def ways_to_open(decision: Decision, view: View) -> dict[tuple[str, ...], tuple[int, ...]]:
    """Return who can lead as offered, a card or several equals, with the dice as they will lie for it."""
    offered, ways = _offered_leaders(decision, view), dict[tuple[str, ...], tuple[int, ...]]()
    for way in decision.options:
        if offered and (leaders := _leaders(view, way)) in offered:
            ways.setdefault(tuple(leaders), tuple(map(int, way.split("-"))))
    return ways


def ready(decision: Decision, reply: Reply, view: View, phrases: Phrases) -> str:
    """Say who leads the gang that waits for others, and if its dice left no choice."""
    key, cards = "outlaws-ready", _leaders(view, reply[0])
    key = key if len(decision.options) > 1 else "outlaws-unasked-leads"
    return phrases.texts(key, card=story.either(map(face_of, cards), phrases), count=len(cards))


def _leads(way: str, view: View, phrases: Phrases) -> str:
    """Say who leads the seat's gang with these dice, or which equals, with their suits."""
    cards = (f"{face_of(card)} · {signs(card) or '±0'}" for card in _leaders(view, way))
    return story.either(cards, phrases)


def is_beaten(view: View) -> bool:
    """Return whether the viewer's gang has fallen while others fight on."""
    return view.game == GANGS and view.seat is not None and not view.seats[view.seat].playing


def are_open(view: View) -> bool:
    """Return whether the cards of all others who still fight lie open."""
    return all(seat.in_play for n, seat in enumerate(view.seats) if n != view.seat and seat.playing)
