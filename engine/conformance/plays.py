"""What must hold of whole plays: each leads where it says, in few words, and nothing offered is lost."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decisions import Decision, Refused
from engine.core.forced import is_confirmation
from engine.core.game import AnyGame, Game
from engine.core.plays import LONGEST_PATH, MAX_LIST, SEPARATOR, Play, legal_plays, replies_of
from engine.core.rules import Event
from engine.core.undo import REVEALED


def play_faults(game: AnyGame, decision: Decision) -> Iterator[str]:
    """What is wrong with the plays that are offered for an open question."""
    if any(SEPARATOR in option for option in decision.options):
        yield f"an option has {SEPARATOR!r} in it"
        return
    plays = legal_plays(game, decision.seat)
    if not plays:
        if decision.min_count == decision.max_count == 1:
            yield "no play is offered"
        return
    yield from _list_faults(plays, decision)
    for play in plays:
        yield from _path_faults(game, decision, play)


def _list_faults(plays: tuple[Play, ...], decision: Decision) -> Iterator[str]:
    if len(plays) > max(MAX_LIST, len(decision.options)):
        yield f"{len(plays)} plays stand in one list"
    if {play.steps[0].option for play in plays} != set(decision.options):
        yield "not every option begins a play"
    if len({play.path for play in plays}) < len(plays):
        yield "two plays have one path"


def _path_faults(game: AnyGame, decision: Decision, play: Play) -> Iterator[str]:
    if len(play.path) > LONGEST_PATH:
        yield f"a path is too long: {play.path}"
    if any(is_confirmation(step.decision) for step in play.steps[1:]):
        yield f"{play.path} goes on where one is to confirm"
    copy, events = Game.restore(game.rules, game.checkpoint, game.tail), list[Event]()
    try:
        for step, reply in zip(play.steps, replies_of(play.path)):
            if copy.public_ply != game.public_ply and not _is_joined(copy, game, step.decision, events):
                yield f"{play.path} goes on where something has happened"
            events += copy.answer(decision.seat, reply).events
    except Refused as why:
        yield f"{play.path} is refused: {why.code}"
        return
    asked = copy.decision(decision.seat)
    if play.next_decision is not None and asked != play.next_decision:
        yield f"{play.path} does not lead to {play.next_decision.kind}"
    if play.next_decision is None and asked is not None and asked.can_go_back and not game.is_simultaneous:
        yield f"{play.path} is no whole play"


def _is_joined(copy: AnyGame, game: AnyGame, asked: Decision, events: list[Event]) -> bool:
    """Is this the next question by the rules, with nobody having learned what its seat did not know?"""
    tells = any(event.kind == REVEALED or event.secret for event in events)
    known = copy.open_decisions == (asked,) and copy.state.rng.use_count == game.state.rng.use_count
    return known and not tells and asked.kind in game.rules.continued_by.values()
