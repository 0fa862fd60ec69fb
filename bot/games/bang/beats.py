"""What the picture of BANG! for two shows before anybody knows what comes of a hit or a draw!."""

from collections.abc import Iterator
from dataclasses import replace

from bot.games.bang import draft
from bot.games.bang.cards import left_to_right, name_of
from bot.games.bang.end_picture import last_shot
from bot.games.bang.hit import shown_draw, shown_hit, was_asked_after, without_old_hit
from bot.games.bang.picture import MIDDLE, SIDE_HEIGHT, table
from bot.i18n.texts import Phrases
from bot.render.scene import Beat
from engine.games.bang.deck import FOR_ALL
from engine.games.bang.view import View

LAST_STEP = "last-step"  # the phase of a view of the shot that ended the game
AIMED = 1300  # milliseconds before what comes of a hit or a draw! is shown


def beats(view: View, phrases: Phrases) -> Iterator[Beat]:
    """Draw the last hit or draw! before anybody knows what comes of it, or both sides before they stand."""
    view = without_old_hit(view, phrases)
    hit = shown_hit(view) if view.ring else None
    question = view.waiting[0][1] if view.waiting else ""
    if _comes_to_second(view):
        yield Beat(table(replace(view, threat=None), phrases).items, AIMED)
        return
    if hit is None and view.ring and view.turn == 1:
        drafted = tuple(tuple(who.name for who in left_to_right(view) if who.seat == seat) for seat in (0, 1))
        before = replace(view, drafted=drafted, waiting=())
        yield Beat(draft.stances(before, phrases, SIDE_HEIGHT, MIDDLE).items, AIMED)
    drawn = shown_draw(view, hit) if hit is not None else None
    is_given = hit is not None and bool(hit.answers) and not hit.answers[-1].why
    is_old = drawn is None and not (is_given and question == "dodge")  # a Duel's answers change sides
    if hit is None or not hit.card or (hit == view.threat and not hit.count and is_old):
        return
    if (is_given or drawn is None) and not hit.count and hit.seat == view.seat:
        return  # the viewer has answered it, which settles it
    others = tuple(old for old in view.hits if old.target != hit.target)  # a Gatling may have hit them before
    answers = hit.answers
    if is_given and not hit.count:
        answers = answers[:-1]
    elif drawn and not is_given and not (hit != view.threat and was_asked_after(view, drawn, hit)):
        drawn = replace(drawn, card="")
        answers = (*answers[:-1], drawn) if answers else ()
    before = _as_it_stood(view)
    is_dying = any(who.name == hit.target and hit.fatal and not who.life for who in before.ring)
    aimed = replace(hit, count=hit.count * is_dying, fatal=False, answers=answers)
    waiting = ((hit.seat, "dodge"),)  # and not yet whoever is asked then
    before = replace(before, hits=others, threat=aimed, staged=None, drawn=drawn, waiting=waiting)
    yield Beat(table(before, phrases).items, AIMED)
    if drawn and hit.count and not drawn.card:  # what was flipped is read before what it cost
        before = replace(before, drawn=shown_draw(view, hit), threat=replace(aimed, answers=hit.answers))
        yield Beat(table(before, phrases).items, AIMED)


def _comes_to_second(view: View) -> bool:
    """Return whether a card that hits both of a side has just come to the second."""
    last, hit = view.staged, view.threat
    if last is None or hit is None or hit.count or hit.answers:
        return False
    return hit.card in FOR_ALL and last.card == hit.card and last.target != hit.target


def leading_words(view: View, phrases: Phrases) -> str:
    """Say who aims at whom with what, for the question that said it is over, or that both sides stand."""
    hit = view.staged if _comes_to_second(view) else shown_hit(view) if view.ring else None
    if hit is None and view.ring and view.turn == 1:
        return phrases.texts("bang-both-chose")
    if hit is None or not (hit.by and hit.card):
        return ""
    by, card, target = (name_of(key, phrases) for key in (hit.by, hit.card, hit.target))
    return f"{card} · {by} → {target}"


def _as_it_stood(view: View) -> View:
    """Return a view without what the last hit or draw!, or anything after it, has changed."""
    if (then := view.before) is None:
        return view
    ring = (
        replace(
            who,
            life=max(then.lives[spot], 0),
            alive=then.lives[spot] > 0 or (view.staged is not None and who.name == view.staged.target),
            in_play=then.in_play[spot],
            distance=then.distances[spot],
            exposed=then.exposed[who.seat] == spot,
        )
        for spot, who in enumerate(view.ring)
    )
    return replace(
        view,
        ring=tuple(ring),
        current=then.current,
        shots=then.shots,
        hand_sizes=then.hand_sizes,
        deck=then.deck,
    )


def last_steps(view: View) -> list[View]:
    """Return the table after the hit that ended the game."""
    if (last := last_shot(view)) is None or last != view.staged:
        return []
    return [replace(view, over=False, winners=(), phase=LAST_STEP, hands=((), ()))]
