"""What each tip of WANTED claims is true in 120 games."""

from collections.abc import Iterator
from itertools import islice
from typing import TypeAlias

import pytest
from tips import (
    GAMES,
    Claims,
    Ply,
    Reason,
    fact,
    false_statements,
    played,
    tips_of,
)

from engine.core.rules import Event
from engine.games.outlaws import GAME
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.policy import play
from engine.games.outlaws.rules import Duel, Gangs, Shootout
from engine.games.outlaws.state import OutlawsState, Shot, Showdown

Reply: TypeAlias = Ply[OutlawsState]
TABLES = ((Duel(), 2), (Shootout(), 4), (Gangs(), 3))
COSTLY_WIN = 0.55  # least share of a duel's rounds that one of two outlaws wins


def showdowns(ply: Reply) -> list[Showdown]:
    """Return what was decided by this reply."""
    return ply.after.past[len(ply.before.past) :]


def in_gangs(ply: Reply) -> bool:
    return int(dict(ply.record[0].decision.facts)["cards"]) > 1


def reward(card: str) -> int:
    return OUTLAWS[card].reward


def others(showdown: Showdown, shot: Shot) -> list[str]:
    return [card for other in showdown.shots if other.seat != shot.seat for card in other.cards]


def counts_the_fallen(ply: Reply) -> bool | None:
    """Fallen outlaws pay their reward to the other side, in the duel and in the shootout."""
    paid = {event.seat: fact(event, "reward") for event in ply.events_of("paid")}
    if in_gangs(ply) or not paid or len(paid) < len(ply.events_of("paid")):  # counted twice in sudden death
        return None
    players = ply.after.players
    lost = [*reversed(players)] if len(players) == 2 else players
    return paid == {seat: sum(map(reward, lost[seat].face_down)) for seat in paid}


def every_die_and_skill_counts(ply: Reply) -> bool | None:
    shots = [shot for showdown in showdowns(ply) for shot in showdown.shots if len(shot.cards) > 1]
    sums = [sum(OUTLAWS[card].skill for card in shot.cards) + sum(shot.dice) for shot in shots]
    return all(s.total - s.gained - s.lost == n for s, n in zip(shots, sums)) if shots else None


def strongest_leads(ply: Reply) -> bool | None:
    shots = [shot for showdown in showdowns(ply) for shot in showdown.shots if len(shot.cards) > 1]
    strength = [{card: OUTLAWS[card].skill + die for card, die in zip(s.cards, s.dice)} for s in shots]
    return all(of[s.leader] == max(of.values()) for s, of in zip(shots, strength)) if shots else None


def by_suits(showdown: Showdown) -> bool:
    """Return whether all gains and losses are the leaders', by the suits of the others' cards here."""
    for shot in showdown.shots:
        suits, outlaw = [OUTLAWS[card].suit for card in others(showdown, shot)], OUTLAWS[shot.leader]
        gained = outlaw.increment * suits.count(outlaw.strong or "none")
        if (shot.gained, shot.lost) != (gained, outlaw.decrement * suits.count(outlaw.weak or "none")):
            return False
    return True


def only_the_leader_gains(ply: Reply) -> bool | None:
    decided = [showdown for showdown in showdowns(ply) if len(showdown.shots[0].cards) > 1]
    return all(map(by_suits, decided)) if decided else None


def only_those_who_still_fight_count(ply: Reply) -> bool | None:
    """After a repeat neither eliminated gangs nor discarded cards count for modifiers."""
    repeats = [showdown for showdown in showdowns(ply) if showdown.round > 1 and in_gangs(ply)]
    return all(map(by_suits, repeats)) if repeats else None


def given_up_card_is_out(ply: Reply) -> bool | None:
    if ply.kind != "discard" or not ply.events_of("discarded"):
        return None
    return ply.option in ply.after.players[ply.seat].out


CLAIMS: Claims = {
    "pick": (counts_the_fallen,),
    "shootout-tip-pick": (counts_the_fallen,),
    "gangs-tip-pick": (every_die_and_skill_counts, only_the_leader_gains),
    "place-dice": (every_die_and_skill_counts, strongest_leads, only_the_leader_gains),
    "discard": (given_up_card_is_out, only_those_who_still_fight_count),
}


def played_plies() -> Iterator[Reply]:
    games = (played(rules, number, seats, play) for rules, seats in TABLES for number in range(GAMES))
    return (ply for game in games for ply in game)


def test_every_tip_has_a_claim() -> None:
    assert CLAIMS.keys() == tips_of("outlaws")


def costly_outlaws_win_more_often() -> bool:
    duels = [played(Duel(), number, 2, play)[-1].after for number in range(GAMES)]
    rounds = [showdown for game in duels for showdown in game.past if showdown.winner is not None]
    unequal = [one for one in rounds if len({reward(shot.leader) for shot in one.shots}) == 2]
    won = [one for one in unequal if one.winner == max(one.shots, key=lambda shot: reward(shot.leader)).seat]

    return len(won) >= COSTLY_WIN * len(unequal) > 0


def reward_is_collected(ply: Reply, event: Event) -> bool:
    """A beaten outlaw counts for the other side, and this card pays more than most."""
    card, players = fact(event, "card"), ply.after.players
    rewards = sorted(outlaw.reward for outlaw in OUTLAWS.values())
    owner = event.seat if event.kind == "fell" else None
    [lies] = [seat for seat, p in enumerate(players) if card in (*p.face_down, *p.out)]
    return (len(players) == 2) == (owner == lies) and reward(card) > rewards[len(rewards) // 2]


def suit_cost_as_much(ply: Reply, event: Event) -> bool:
    """The loss is the one that the others' cards cause to the card's suit, and without it nobody had won."""
    return any(
        by_suits(one)
        and fact(event, "lost") == -_shot_of(one, event).lost
        and _shot_of(one, event).total - _shot_of(one, event).lost >= _won(one).total
        for one in _lost(ply, event)
    )


def dice_cost_as_much(ply: Reply, event: Event) -> bool:
    """With dice like the winner's, nobody had won."""
    return any(
        _won(one).total <= _shot_of(one, event).total + sum(_won(one).dice) - sum(_shot_of(one, event).dice)
        and fact(event, "short") == _won(one).total - _shot_of(one, event).total
        for one in _lost(ply, event)
    )


def _lost(ply: Reply, event: Event) -> list[Showdown]:
    """Return the showdowns that the event's seat has lost to somebody."""
    decided = [showdown for showdown in showdowns(ply) if showdown.winner not in (None, event.seat)]
    return [showdown for showdown in decided if any(shot.seat == event.seat for shot in showdown.shots)]


def _won(showdown: Showdown) -> Shot:
    return next(shot for shot in showdown.shots if shot.seat == showdown.winner)


def _shot_of(showdown: Showdown, event: Event) -> Shot:
    return next(shot for shot in showdown.shots if shot.seat == event.seat)


REASONS: dict[str, Reason] = {
    "dear": reward_is_collected,
    "suit": suit_cost_as_much,
    "die": dice_cost_as_much,
}


@pytest.mark.long
def test_what_tips_claim_and_setbacks_are_said_to_come_from_is_true() -> None:
    wrong = false_statements(CLAIMS, GAME.setbacks, REASONS, played_plies(), 4)

    assert [*islice(wrong, 3)] == []
    assert costly_outlaws_win_more_often()
    assert REASONS.keys() == {setback.key for setback in GAME.setbacks}
