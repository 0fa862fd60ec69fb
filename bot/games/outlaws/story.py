"""What is said of a game of WANTED: a round in a line, the standing, what decided."""

from collections.abc import Iterable
from functools import reduce

from bot.games.outlaws.cards import face_of
from bot.games.outlaws.rounds import (
    DUEL,
    GANGS,
    SETTLED,
    Missed,
    Round,
    best_of_winner,
    decider,
    decisive,
    gain,
    highest,
    is_short,
    is_won_by_rules,
    leads,
    missed,
    rounds,
    safe_from,
    skill,
    turn,
    two_highest,
    worth,
)
from bot.games.outlaws.shootouts import best_other, decided_by, otherwise_led
from bot.games.outlaws.showdown import by_suits, spelled
from bot.i18n.names import escape
from bot.i18n.texts import SUITS, Phrases, Texts, as_sentence, signed
from engine.core.decisions import Seat
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.state import Shot, Showdown
from engine.games.outlaws.view import View

MAX_NAMED = 2  # rewards of the fallen


def aim(view: View, text: Texts) -> str:
    return text("outlaws-aim-fight" if view.game == GANGS else "outlaws-aim-rounds", rounds=view.rounds)


def standing(view: View, phrases: Phrases) -> str:
    """Tell a player how far ahead of the best other one they are, or how far behind."""
    seat, text = view.seat or 0, phrases.texts
    money = [own.reward for own in view.seats]
    rival = max((n for n in range(len(money)) if n != seat), key=money.__getitem__)
    lead = money[seat] - money[rival]
    key = "outlaws-ahead" if lead > 0 else "outlaws-behind" if lead else "outlaws-even"
    return text(key, reward=_money(abs(lead), phrases), seat=phrases.seat(rival))


def _in_reach(view: View, leader: Seat, more: int) -> list[Seat]:
    """Return who can still come to what the leader has, or this much more, with all hands open."""
    prizes = [worth(own.hand) for own in view.seats]
    least = view.seats[leader].reward + more - sum(prizes)
    return [n for n, own in enumerate(view.seats) if n != leader and own.reward - prizes[n] >= least]


def _leader(view: View) -> Seat:
    return max(range(len(view.seats)), key=lambda seat: view.seats[seat].reward)


def verdict(view: View, phrases: Phrases) -> str:
    if not is_won_by_rules(view):
        return ""
    best = decider(view)
    if view.game == GANGS and best is not None:
        most, least = highest(best.showdown)[:2]
        card = _name(best.champion, phrases) if best.champion else ""
        key, tied = "outlaws-verdict-gangs", [spelled(highest(played)[0]) for played in view.past[:-1]]
        ties = phrases.texts.join(tied) if tied else ""
        return phrases.texts(f"{key}-tied" if tied else key, ties=ties, most=most, least=least, card=card)
    return _money_verdict(best, view, phrases)


def _money_verdict(best: Round | None, view: View, phrases: Phrases) -> str:
    first, second = two_highest(view)
    if is_short(view):  # its last round need not have brought the most
        most, least = _money(first, phrases), _money(second, phrases)
        return phrases.texts("outlaws-verdict-sums", most=most, least=least)
    winner, played, text = view.winners[0], best or best_of_winner(view), phrases.texts
    is_last, you = played.number == len(view.past), "-you" * (winner == view.seat)
    facts = {"deed": _deed(played, view, phrases), "seat": phrases.seat(winner)}
    if best is None:
        taken, _ = decisive(view.past, winner)
        count = [fight.winner for fight in view.past].count(winner)
        has_deed = played.champion is not None
        facts["won"] = "all" if 1 < count == len(view.past) else "some" if has_deed else "none"
        return text(f"outlaws-verdict-rounds{you}", **facts, rounds=len(view.past), taken=taken or 0)
    kind, rival = _kind(best, view), missed(view.past, winner) if is_last else None
    if rival is not None and (kind == "kept" or best.gain <= 0):
        return _late_verdict(best, rival, view, phrases)
    if best.champion is None:
        return text("outlaws-verdict-tie", **facts, paid=_pay_both(best, view, phrases))
    behind = _money(-leads(view)[best.number - 1], phrases) if kind == "comeback" else ""
    paid = _pays(best, view, phrases)
    return text(f"outlaws-verdict-{kind}", **facts, paid=paid, behind=behind, last=int(is_last))


def _deed(played: Round, view: View, phrases: Phrases, fallen: Shot | None = None) -> str:
    """Say which outlaw beat which in a round, the best of the fallen or this one, or that they tied."""
    shots, text = sorted(played.showdown.shots, key=lambda shot: -shot.total), phrases.texts
    if (won := played.champion) is None:
        cards = [_name(shot, phrases) for shot in shots if shot.total == shots[0].total]
        total = spelled(shots[0].total)
        return text("outlaws-deed-tied", cards=text.join(cards), total=total, round=played.number)
    lost = fallen or next(shot for shot in shots if shot != won)
    you = "won" if won.seat == view.seat else "lost" if lost.seat == view.seat else "other"
    facts = {"card": _name(won, phrases), "own": spelled(won.total), "fallen": _name(lost, phrases)}
    return text("outlaws-deed", **facts, other=spelled(lost.total), you=you, round=played.number)


def _late_verdict(best: Round, rival: Missed, view: View, phrases: Phrases) -> str:
    """Say of who all but won the game by its last round what they missed, or how little they lacked."""
    key = f"outlaws-verdict-{'short' if rival.lacks else 'missed'}{'-you' * (rival.shot.seat == view.seat)}"
    deed = _deed(best, view, phrases, None if rival.shot == best.champion else rival.shot)
    lacks = _money(rival.lacks, phrases)
    return phrases.texts(key, deed=deed, lacks=lacks, seat=phrases.seat(rival.shot.seat))


def _kind(best: Round, view: View) -> str:
    """Return how a round decided: as a comeback, or by money."""
    taken, _ = decisive(view.past, view.winners[0])
    if len(view.seats) == 2 and leads(view)[best.number - 1] < 0:
        return "comeback"
    return "lead" if best.number == taken else "kept"


def score(view: View, seat: Seat, phrases: Phrases) -> str:
    return "" if view.game == GANGS else _money(view.seats[seat].reward, phrases)


def own_place(view: View, phrases: Phrases) -> str:
    """Tell a seat of many its money, or its gang's total, and its place."""
    if view.seat is None or len(view.seats) == 2:
        return ""
    results = {n: (0, seat.reward) for n, seat in enumerate(view.seats)}
    if view.game == GANGS:  # who fought on after a tie comes before who did not
        fights = enumerate(view.past)
        results = {shot.seat: (n, shot.total) for n, showdown in fights for shot in showdown.shots}
    ranks = {seat: (seat in view.winners, *result) for seat, result in results.items()}
    place, (last, own) = 1 + sum(rank > ranks[view.seat] for rank in ranks.values()), results[view.seat]
    facts: dict[str, str | int] = {"place": place, "seats": len(results)}
    if view.game != GANGS:
        return phrases.texts("outlaws-own-place", sum=_money(own, phrases), **facts)
    fight = last + 1 if last + 1 < len(view.past) else 0  # that it fell in, before the last
    short = highest(view.past[last])[0] - own
    return phrases.texts("outlaws-own-gang", sum=spelled(own), short=short, fight=fight, **facts)


def own_leader(view: View, phrases: Phrases) -> str:
    """Tell a seat what the leader of its gang brought by suits in its last fight."""
    fights = view.past[::-1] if view.game == GANGS else ()
    own = ((fight, shot) for fight in fights for shot in fight.shots if shot.seat == view.seat)
    facts = next((_led_by_suits(*last) for last in own), None)
    return phrases.texts("outlaws-own-leader" + "-other" * ("other" in facts), **facts) if facts else ""


def sentence(view: View, phrases: Phrases) -> str:
    """Say what decided the game, or nothing."""
    if (best := decider(view)) is None:
        return ""
    text, winner = phrases.texts, best.champion
    if winner is None and best.gain <= 0:
        tie = _tie(best, view, phrases).replace("\n", " ")
        return text("outlaws-recap", round=best.number, text=as_sentence(tie))
    if winner is None:
        cards, seat = _fallen(best, phrases), phrases.seat(view.winners[0])
        return text("outlaws-decided-tie", round=best.number, cards=cards, seat=seat)
    if view.game == GANGS:
        least = max(shot.total for shot in best.fallen)
        before = [_tied_fight(played, text) for played in rounds(view)[:-1]]
        won = text("outlaws-decided-gangs", card=_name(winner, phrases), most=winner.total, least=least)
        return "\n".join([*before, won])
    ties = [played for played in rounds(view)[best.number :] if played.champion is None]
    if len(view.seats) == 2:
        ties = []
    after = [
        text("outlaws-recap", round=played.number, text=_tie(played, view, phrases).replace("\n", " "))
        for played in ties
    ]
    won = text("outlaws-recap", round=best.number, text=as_sentence(_won(best, view, phrases)))
    return "\n".join([won, *after])


def headline(played: Round, view: View, phrases: Phrases) -> str:
    """Say what a round brings whom, how a tie goes on, or that it decides; a surprise comes first."""
    text, winner = phrases.texts, played.champion
    if view.game == GANGS:
        if winner is None:
            return _tie(played, view, phrases)
        return text("outlaws-surprise-narrow") if played.surprise else _strength(winner, played, text)
    number = _number(played, phrases)
    is_whole = view.over and len(view.seats) > 2 and not is_short(view)
    if is_whole and (best := decider(view)) is not None and best.number == played.number:
        if (rival := missed(view.past, view.winners[0])) and best.gain <= 0 and best.number == len(view.past):
            facts = {"seat": phrases.name(rival.shot.seat), "lead": _money(rival.lacks, phrases)}
            key = "outlaws-too-late" if rival.lacks else "outlaws-missed"
            if best.champion is not None and best.champion != rival.shot:
                who = {"stopper": best.champion.seat, "winner": view.winners[0]}
                key, facts = "outlaws-stopped", facts | {n: phrases.name(seat) for n, seat in who.items()}
            return number + text(key, **facts, reward=_money(rival.reward, phrases))
        if best.number == decisive(view.past, view.winners[0])[0]:
            line = text("outlaws-decides", round=played.number, reward=_money(_prize(played), phrases))
            return _joker(played, line, phrases)
        number = text("outlaws-round-decides", round=played.number) + " · "
    if len(view.seats) == 2 and (decision := _decision(played, view, phrases)):
        return number + _joker(played, decision, phrases)
    leader = turn(view.past[: played.number - 1], played.showdown)
    if winner is None:
        return number + _turned(played, leader, view, phrases) + _tie(played, view, phrases)
    takes_lead = leader is not None
    is_upset = played.surprise == "upset" and not takes_lead
    surprise = f"{text('outlaws-surprise-upset')}\n" if is_upset else ""
    return number + _joker(played, surprise + _pays(played, view, phrases, "-lead" * takes_lead), phrases)


def _turned(played: Round, leader: Seat | None, view: View, phrases: Phrases) -> str:
    """Shout above a tie of a duel, which pays both, that a Joker falls or that it turns the lead."""
    fell = len(played.fallen) == 2 and any(not OUTLAWS[shot.leader].suit for shot in played.fallen)
    shout = [phrases.texts("outlaws-surprise-joker")] * fell
    if leader is not None:
        key = f"outlaws-takes-lead{'-you' * (leader == view.seat)}"
        shout.append(phrases.texts(key, seat=phrases.name(leader)))
    return " ".join(shout) + "\n" * bool(shout)


def banner(played: Round, view: View, phrases: Phrases) -> str:
    """Return the headline as it stands on a board, with two lines in all rounds: their dice tell nothing."""
    line = headline(played, view, phrases)
    return line if "\n" in line else f"\n{line}"


def most_in_a_round(played: Round, phrases: Phrases) -> str:
    """Say of the round that brought the winner the most just that."""
    most = phrases.texts("outlaws-most", reward=_money(played.gain, phrases))
    return _number(played, phrases) + _joker(played, most, phrases)


def _number(played: Round, phrases: Phrases) -> str:
    """Return which round it was, which of a duel stands in its picture."""
    return f"{phrases.texts('outlaws-nth', round=played.number)} · " * (len(played.showdown.shots) > 2)


def _joker(played: Round, line: str, phrases: Phrases) -> str:
    """Say above the last line of a headline, or in it, if a Joker falls."""
    *shout, caption = line.split("\n")
    joker = [phrases.texts("outlaws-surprise-joker")] * (played.surprise == "joker")
    return "\n".join([*shout, " ".join([*joker, caption])] if shout else [*joker, caption])


def _pays(played: Round, view: View, phrases: Phrases, lead: str = "") -> str:
    if (winner := played.champion) is None:
        return _tie(played, view, phrases)
    return _brings(_money(_prize(played), phrases), winner.seat, view, phrases, lead)


def _prize(played: Round) -> int:
    return worth(shot.leader for shot in played.fallen)


def _brings(money: str, seat: Seat, view: View, phrases: Phrases, lead: str = "") -> str:
    """Say who is paid, to themselves as their plate does."""
    key = f"outlaws-brings{lead}{'-you' * (seat == view.seat)}"
    return phrases.texts(key, reward=money, seat=phrases.name(seat))


def _tie(played: Round, view: View, phrases: Phrases) -> str:
    total = max(shot.total for shot in played.showdown.shots)
    gangs = sum(shot.total == total for shot in played.showdown.shots)
    key = next(mode for mode in ("duel", "shootout", "gangs") if view.game.endswith(mode))
    return phrases.texts(f"outlaws-tied-{key}", total=total, gangs=gangs)


def _pay_both(played: Round, view: View, phrases: Phrases) -> str:
    """Say what a tie of a duel pays each of the two."""
    shots = sorted(played.showdown.shots, key=lambda shot: -phrases.place(shot.seat)) * (len(view.seats) == 2)
    money = [(_money(worth(shot.cards), phrases), 1 - shot.seat) for shot in shots]
    return phrases.texts.join([_brings(reward, seat, view, phrases) for reward, seat in money])


def _tied_fight(played: Round, text: Texts) -> str:
    first, *others = highest(played.showdown)
    return text("outlaws-tied-fight", fight=played.number, total=first, gangs=1 + others.count(first))


def _strength(winner: Shot, played: Round, text: Texts) -> str:
    """Say by what a gang won: its choice of leader, or skill, dice or suits, if it won only by that."""
    gang, suits = dict(zip(winner.cards, winner.dice)), winner.gained + winner.lost
    rivals = [card for shot in played.fallen for card in shot.cards]
    next_best = max(shot.total for shot in played.fallen)
    if other := otherwise_led(gang, winner.leader, winner.total - suits, rivals, next_best):
        card = text(f"outlaws-card-{other[0]}")
        return text("outlaws-by-leader", card=card, most=next_best, least=other[1])
    own, *others = (
        (skill(shot), sum(shot.dice), shot.gained + shot.lost) for shot in (winner, *played.fallen)
    )
    by, most, least = decided_by(own, others)
    return text(f"outlaws-by-{by}", most=most, least=least)


def recap(view: View, phrases: Phrases) -> str:
    """Name the last round that was fought, and say what it brought; or who is tied."""
    played = rounds(view)[-1]
    text = (_tied(played, view, phrases) or headline(played, view, phrases)).replace("\n", " ")
    if view.game != DUEL:
        return text  # it names the round
    return phrases.texts("outlaws-recap", round=played.number, text=text)


def last_result(view: View, phrases: Phrases) -> str:
    """Say who beat whom in the last round; not at the end, where the picture may show another.

    Of gangs, say below their dice that nobody has a choice.
    """
    if view.unasked and view.phase == "place-dice":
        return phrases.texts("outlaws-unasked")
    if view.game == GANGS or not view.past or view.over or is_short(view):
        return ""
    played = rounds(view)[-1]
    tie = _tied(played, view, phrases) or headline(played, view, phrases)
    return escape(_won(played, view, phrases) if played.champion else tie.replace("\n", " "))


def _tied(played: Round, view: View, phrases: Phrases) -> str:
    """Say of a round of a shootout that is a tie between whom."""
    if played.champion or len(view.seats) == 2 or view.game == GANGS:
        return ""
    total, *_ = highest(played.showdown)
    tied = sorted((shot.seat for shot in played.showdown.shots if shot.total == total), key=phrases.place)
    seats = phrases.texts.join([phrases.name(seat) for seat in tied])
    return _number(played, phrases) + phrases.texts("outlaws-tied-between", seats=seats, total=total)


def is_wire_to_wire(view: View) -> bool:
    """Return whether the winner had the most money after every round."""
    return view.game != GANGS and not view.replay and decisive(view.past, view.winners[0])[0] == 1


def led_by_suits(view: View, phrases: Phrases) -> str:
    """Say of gangs that lost with whom in the lead they would not have."""
    shots, lines = view.past[-1].shots if view.past else (), list[str]()
    for shot in sorted(shots, key=lambda shot: -shot.total):
        if (facts := _led_by_suits(view.past[-1], shot)).get("won", "no") != "no":
            lines.append(phrases.texts("outlaws-led-by", seat=phrases.seat(shot.seat), **facts))
    return "\n".join(lines)


def _led_by_suits(fight: Showdown, shot: Shot) -> dict[str, str]:
    """Return what the leader of a gang brought by suits, and with whom it would have made more, or won."""
    others, own = [other for other in fight.shots if other != shot], shot.gained + shot.lost
    rivals, known = [card for other in others for card in other.cards], shot.total - own
    by_suit = " ".join(f"{SUITS[suit]}{value}" for suit, value in by_suits(shot))
    facts = {"card": face_of(shot.leader), "most": signed(own) if own else "±0", "suits": by_suit or "±0"}
    other = best_other(dict(zip(shot.cards, shot.dice)), shot.leader, known, rivals)
    best = max([one.total for one in others], default=0)
    if other and shot.total < min(best, other[1]):
        won = "yes" if other[1] > best else "tied" if other[1] == best else "no"
        facts |= {"other": face_of(other[0]), "least": spelled(other[1]), "won": won}
    return facts


def either(names: Iterable[str], phrases: Phrases) -> str:
    return reduce(lambda first, second: phrases.texts("outlaws-level", first=first, second=second), names)


def place(view: View, phrases: Phrases) -> str:
    """Say where a game is in its rounds: after the one that the picture shows, or in that to come."""
    key, number = "outlaws-round", view.round
    has_chosen = view.seat is not None and view.seats[view.seat].ready
    if view.replay:
        key = "outlaws-replay"
    elif view.phase == SETTLED and view.past and not is_short(view):
        key = "outlaws-last-round" if view.round == view.rounds else "outlaws-before-last"
    elif view.phase == "pick" and view.past and not has_chosen:
        key, number = "outlaws-after-round", number - 1
    return phrases.texts(key, round=number, rounds=view.rounds)


def stake(view: View, phrases: Phrases) -> str:
    """Say before the last shot who leads, or what a duelist needs who is behind, if it can turn the game."""
    if view.game == GANGS or not view.past or is_short(view):
        return ""
    if any(seat.hand_size != 1 or not seat.hand for seat in view.seats):
        return ""
    facts: dict[str, str | int] = {"round": max(view.round, len(view.past)), "rounds": len(view.past) + 1}
    leader, (most, second) = _leader(view), two_highest(view)
    if most == second:
        return phrases.texts("outlaws-stake-even", **facts)
    close = [phrases.name(seat) for seat in _in_reach(view, leader, 1)]
    if not _in_reach(view, leader, 0):
        return phrases.texts("outlaws-stake-none", seat=phrases.name(leader), **facts)
    is_duel, lead = len(view.seats) == 2, _money(most - second, phrases)
    key, seat = ("outlaws-stake", 1 - leader) if is_duel else ("outlaws-stake-lead", leader)
    few = close if len(close) <= MAX_NAMED else []
    facts |= {"few": phrases.texts.join(few) if few else "", "count": len(few)}
    return phrases.texts(key, seat=phrases.name(seat), stake=lead, **facts)


def _decision(played: Round, view: View, phrases: Phrases) -> str:
    """Say that the last round of a duel decided it, or that it came too late for who won it."""
    leader = _leader(view)
    is_settled = view.over or (view.phase == SETTLED and not view.seats[leader].hand)
    is_last = is_settled and played.number == len(view.past)
    ahead = view.seats[leader].reward - view.seats[1 - leader].reward
    lead = _money(ahead, phrases)
    if is_short(view) or not view.past or (decided := safe_from(view.past, leader)) is None:
        return ""
    if is_last and decided == played.number:
        turned, paid = int(ahead < gain(played.showdown, leader)), _pays(played, view, phrases)
        name = phrases.name(leader)
        return phrases.texts("outlaws-wins-by", seat=name, reward=lead, turned=turned, paid=paid)
    won = played.champion is not None and played.champion.seat != leader
    if is_last and won and ahead < _prize(played):
        money = _money(_prize(played), phrases)
        return phrases.texts("outlaws-too-late", reward=money, seat=phrases.name(1 - leader), lead=lead)
    return ""


def _won(played: Round, view: View, phrases: Phrases) -> str:
    """Say who beat whom, with their totals, and what that brings; of many by the names of the players."""
    shots, is_duel = sorted(played.showdown.shots, key=lambda shot: -shot.total), len(view.seats) == 2
    names = [_name(shot, phrases) if is_duel else phrases.name(shot.seat) for shot in shots]
    winner, *fallen = [f"{name} ({spelled(shot.total)})" for name, shot in zip(names, shots)]
    text, is_named = phrases.texts, len(fallen) <= MAX_NAMED
    cards = text.join(fallen) if is_named else text("outlaws-many", count=len(fallen))
    paid = _pays(played, view, phrases) if is_duel else _money(_prize(played), phrases)
    return text("outlaws-decided", card=winner, cards=cards, paid=paid)


def _name(shot: Shot, phrases: Phrases) -> str:
    return phrases.texts(f"outlaws-card-{shot.leader}")


def _fallen(played: Round, phrases: Phrases) -> str:
    """Return the names of who fell, or how many."""
    names, text = [_name(shot, phrases) for shot in played.fallen], phrases.texts
    return text.join(names) if len(names) <= MAX_NAMED else text("outlaws-many", count=len(names))


def _money(reward: int, phrases: Phrases) -> str:
    return phrases.texts("outlaws-reward", reward=reward)
