"""Checks of plays: every play leads where it says, and no option is lost."""

from collections.abc import Iterator

from engine.core.decisions import SEPARATOR, TOGETHER, Decision, Refused, replies_of
from engine.core.forced import is_confirmation
from engine.core.game import AnyGame, Game
from engine.core.plays import LONGEST_PATH, MAX_LIST, Play, legal_plays
from engine.core.rules import Event
from engine.core.undo import REVEALED


def play_faults(game: AnyGame, decision: Decision) -> Iterator[str]:
    if joined := [option for option in decision.options if SEPARATOR in option or TOGETHER in option]:
        yield f"a path would split the option {joined[0]!r}"
        return
    plays = legal_plays(game, decision.seat)
    if not plays:
        if decision.min_count == decision.max_count == 1:
            yield "no play is offered"
        return
    if len(plays) > max(MAX_LIST, len(decision.options)):
        yield f"{len(plays)} plays stand in one list"
    if {play.steps[0].option for play in plays} != set(decision.options):
        yield "not every option begins a play"
    if len({play.path for play in plays}) < len(plays):
        yield "two plays have one path"
    for play in plays:
        yield from _path_faults(game, decision, play)


def _path_faults(game: AnyGame, decision: Decision, play: Play) -> Iterator[str]:
    if len(play.path) > LONGEST_PATH:
        yield f"a path is too long: {play.path}"
    if any(is_confirmation(step.decision) for step in play.steps[1:]):
        yield f"{play.path} continues past a confirmation"
    copy, events = Game.restore(game.rules, game.checkpoint, game.tail), list[Event]()
    try:
        for step, reply in zip(play.steps, replies_of(play.path)):
            if copy.public_ply != game.public_ply and not _may_continue(copy, game, step.decision, events):
                yield f"{play.path} continues after something has happened"
            events += copy.answer(decision.seat, reply).events
    except Refused as refusal:
        yield f"{play.path} is refused: {refusal.code}"
        return
    after = copy.decision(decision.seat)
    if play.next_decision is not None and after != play.next_decision:
        yield f"{play.path} does not lead to {play.next_decision.kind}"
    if play.next_decision is None and after is not None and after.can_go_back and not game.is_simultaneous:
        yield f"{play.path} is incomplete"


def _may_continue(copy: AnyGame, game: AnyGame, decision: Decision, events: list[Event]) -> bool:
    """Return whether the rules continue with this decision, and nothing was revealed or drawn."""
    return (
        any(decision.kind in kinds for kinds in game.rules.continued_by.values())
        and copy.open_decisions == (decision,)
        and copy.state.rng.use_count == game.state.rng.use_count
        and not any(event.kind == REVEALED or event.secret for event in events)
    )
