"""What a panel lists for a decision: whole plays or, if there are many, the card first and then how.

A press on the beginning of plays asks for the rest, with a way back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from functools import partial
from itertools import takewhile
from typing import Any, NamedTuple, TypeAlias

from bot.games import PRESENTERS
from bot.games.presenter import AnyPresenter
from bot.i18n.texts import Phrases
from engine.core.decisions import Decision, Reply, Seat
from engine.core.forced import is_confirmation
from engine.core.game import AnyGame
from engine.core.plays import Play, Step, legal_plays, propose_for

MAX_ROWS = 12  # lines of a list without groups
Beginning: TypeAlias = tuple[Step, ...]


class OfferedOption(NamedTuple):
    """A line of a list, or a button."""

    path: str
    label: str
    line: str = ""  # on what it does
    piece: str = ""  # the first card or token that it names
    is_risky: bool = False  # its button is neither the first nor blue
    group: str = ""  # the title of its list, where a decision has several
    what: str = ""  # the beginning of its label that its line is about
    is_attack: bool = False  # its button is red
    is_proposal: bool = False  # answers a following decision, too


def offered_options(
    game: AnyGame, seat: Seat, phrases: Phrases, *, proposing: bool = True
) -> list[OfferedOption]:
    """Return what a seat may answer: in the order of its hand, then the rest, of which risky ones are last.

    In a long list, equal cards outside the hand are one line, and so are always options that do the same,
    such as those with copies of one card.
    """
    if (decision := game.decision(seat)) is None:
        return []
    presenter, view = PRESENTERS[game.rules.family], game.view(seat)
    pieces = frozenset(game.rules.piece_ids(game.state))
    is_drawn = decision.kind in presenter.numbered_kinds
    options = []
    plays = offered_plays(game, seat, proposing=proposing)
    single = (Play((Step(decision, name),)) for name in decision.options)  # of which several are chosen
    for play in plays or [play for play in single if not _is_dominated(play, presenter, view)]:
        last, is_end = play.steps[-1], play.steps[0].option == "end"  # of no card, whatever it stashes
        piece = "" if is_end else play.first_of(pieces) or play.path * is_drawn
        risky = presenter.is_risky(last.decision, last.option, view)
        label, line = presenter.play_text(play, view, phrases)
        group = presenter.option_group(last.decision, last.option, phrases)
        what = presenter.step_text(play.steps[0], view, phrases)[0]
        proposal = len(play.steps) > 1 and bool(presenter.proposal(last.decision, view))
        attack = presenter.is_attack(play, view)
        options.append(OfferedOption(play.path, label, line, piece, risky, group, what, attack, proposal))
    place = {piece: number for number, piece in enumerate(presenter.hand_order(view))}
    safe = [option.piece for option in options if not option.is_risky]
    is_lone = len(safe) == 1 and safe[0] not in place
    options.sort(key=lambda option: place.get(option.piece, len(place)))
    options.sort(key=lambda option: option.is_risky and (is_lone or option.piece not in place))
    if decision.max_count == 1 and (len(options) > MAX_ROWS or decision.kind in presenter.equal_kinds):
        faces = {piece: presenter.face_of(piece) for piece in place}
        first: dict[tuple[str | None, str, str], OfferedOption] = {}
        for option in options:
            first.setdefault((faces.get(option.piece), option.label, option.line), option)
        return [*first.values()]
    return options


def _words(play: Play) -> str:
    return " ".join(step.option for step in play.steps[:2])


def _is_dominated(play: Play, presenter: AnyPresenter, view: Any) -> bool:
    return any(presenter.is_dominated(step.decision, step.option, view) for step in play.steps)


def _only_way(presenter: AnyPresenter, view: Any, decision: Decision) -> Reply:
    """Return the one reply to a private step that no other dominates, or ()."""
    ways = [option for option in decision.options if not presenter.is_dominated(decision, option, view)]
    is_lone = len(ways) == decision.min_count == decision.max_count == 1
    return (ways[0],) if is_lone and not is_confirmation(decision) else ()


def numbered_cards(game: AnyGame, seat: Seat, phrases: Phrases) -> list[str]:
    """Return the cards that a seat's options name, in the order of the list."""
    return [*dict.fromkeys(option.piece for option in offered_options(game, seat, phrases) if option.piece)]


def offered_plays(game: AnyGame, seat: Seat, *, proposing: bool = True) -> tuple[Play, ...]:
    """Return the plays of a list; those of one verb, or of one card if there are many, share a line.

    With `proposing`, a play has the replies that the game proposes for the decisions after it, unless the
    seat goes step by step already.
    """
    presenter, view, legal = PRESENTERS[game.rules.family], game.view(seat), legal_plays(game, seat)
    plays: Sequence[Play] = [play for play in legal if not _is_dominated(play, presenter, view)] or legal
    plays = [propose_for(game, seat, play, partial(_only_way, presenter, view)) for play in plays]
    for option in presenter.one_line_options:
        same = [play.steps for play in plays if play.steps[0].option == option]
        shared = takewhile(lambda steps: len({*steps}) == 1, zip(*same))
        plays = _folded(plays, tuple(step for step, *_ in shared))
    for option in presenter.card_line_options:
        for beginning in dict.fromkeys(play.steps[:2] for play in plays if _words(play).startswith(option)):
            plays = _folded(plays, beginning)
    pieces = frozenset(game.rules.piece_ids(game.state)) if len(plays) > MAX_ROWS else ()
    while len(plays) > MAX_ROWS and (beginning := _commonest_beginning(plays, pieces)):
        plays = _folded(plays, beginning)
    decision = game.decision(seat)
    if not proposing or decision is None or decision.can_go_back:
        return tuple(plays)
    propose = partial(presenter.proposal, view=view)
    return tuple(propose_for(game, seat, play, propose) for play in plays)


def _commonest_beginning(plays: Sequence[Play], pieces: Collection[str]) -> Beginning:
    """Return the beginning, up to a card, that most plays share, else the commonest first step."""
    cards = Counter(filter(None, (_to_card(play, pieces) for play in plays)))
    verbs = Counter(play.steps[:1] for play in plays if len(play.steps) > 1)
    for beginnings in (cards, verbs):
        beginning, count = max(beginnings.items(), key=lambda item: item[1], default=((), 0))
        if count > 1:
            return beginning
    return ()


def _to_card(play: Play, pieces: Collection[str]) -> Beginning:
    """Return the steps up to the first that names a card, if others follow."""
    for count in range(1, len(play.steps)):
        if Play(play.steps[:count]).first_of(pieces):
            return play.steps[:count]
    return ()


def _folded(plays: Sequence[Play], beginning: Beginning) -> Sequence[Play]:
    """Replace the plays with this beginning by one line, at the place of the first."""
    count = len(beginning)
    same = [play for play in plays if play.steps[:count] == beginning]
    if not beginning or len(same) < 2:
        return plays
    longest = max(same, key=lambda play: len(play.steps))
    line = Play(beginning, longest.steps[count].decision, sum(play.count for play in same))
    place = plays.index(same[0])
    before = [play for play in plays[:place] if play not in same]
    return [*before, line, *(play for play in plays[place:] if play not in same)]
