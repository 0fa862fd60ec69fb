"""The last hit, dodge, theft or draw! in the middle of BANG!'s picture: who hits whom, and what it cost."""

from collections.abc import Iterator
from dataclasses import replace

from bot.games.bang.cards import card, count_dodges, figure, flip, kind_card
from bot.games.end_scene import tone
from bot.i18n.texts import Phrases
from bot.render.layout import column, row
from bot.render.scene import SCENE_WIDTH, Badge, CardBackItem, Icon, Item, Label, PlacedItem, Portrait
from engine.games.bang.characters import CHARACTERS, barrels
from engine.games.bang.deck import KIND
from engine.games.bang.state import Draw, Hit
from engine.games.bang.view import View

LEGEND = 38  # pixels of an em of a badge's word
STOLEN = {"panic": "hand", "": "hand", "cat-balou": "discard"}  # what becomes of a card that somebody loses
FELT, ASIDE_BY = 204, 110  # widths of the cards there, and of who hits with what where these are answered
ANSWERS = (204, 144, 92)  # widths of so many answers
LEFT, ASIDE = 300, 800  # in the middle: where the piles end, and where the caption begins


def shown_hit(view: View) -> Hit | None:
    """Return the threat, or the last hit, dodge or theft until the next card.

    In the next turn a dodge or theft is gone if another card has been discarded. A later draw! for Jail
    or Dynamite stands for one.
    """
    staged = view.staged
    is_recent = staged is not None and view.turn - staged.turn <= int(_is_news(view, staged))
    hit, drawn = view.threat or (staged if is_recent else None), view.drawn
    if drawn is None or drawn.why == "barrel" or (hit and hit.turn == view.turn and shown_draw(view, hit)):
        return hit
    seat = next(who.seat for who in view.ring if who.name == drawn.target)
    return Hit(view.turn, drawn.target, seat, 0, drawn.why, "", fatal=False)


def _is_news(view: View, hit: Hit) -> bool:
    """Return whether a hit did harm, or its card still lies on top of the discard pile."""
    return hit.count > 0 or (bool(view.discard) and KIND[view.discard[-1]] == hit.card)


def without_old_hit(view: View, phrases: Phrases) -> View:
    """Return whose turn it is a view without a hit before it, where they had no choice whom to expose.

    A computer's turn is told together with it, and what a Barrel flipped is news to them.
    """
    hit, is_own = view.staged, view.seat == view.current
    is_old = hit is not None and hit.turn < view.turn and not shown_draw(view, hit)
    is_told = view.phase == "play" and not phrases.face(1 - view.current)
    return replace(view, staged=None) if is_own and is_old and is_told else view


def shown_draw(view: View, hit: Hit) -> Draw | None:
    drawn = view.drawn
    if hit.turn != view.turn:
        return hit.answers[-1] if hit.answers and hit.answers[-1].why else None
    if drawn is None or drawn.target != hit.target:
        return None
    return drawn if drawn.why == "barrel" or hit.card in ("", drawn.why) else None


def caption(view: View, hit: Hit, phrases: Phrases) -> str:
    """Say what came of the last draw! or answer; while a shot is open, a badge counts its Missed!."""
    drawn, dodges = shown_draw(view, hit), count_dodges(hit)
    last = hit.answers[-1] if hit.answers else drawn
    if dodges and last != drawn:
        return "" if hit == view.threat else phrases.texts("bang-missed-count", count=dodges)
    if last is None and hit.count and hit.card == "bang" and hit.by and view.before:
        size, needed = view.before.hand_sizes[hit.seat], CHARACTERS[hit.by].dodges
        then = zip(view.ring, view.before.in_play)
        [flips] = [barrels(replace(who, in_play=cards)) for who, cards in then if who.name == hit.target]
        key = "bang-barrel-too-few" if flips else "bang-missed-too-few"
        return phrases.texts(key, count=size) if 0 < size + flips < needed else ""
    return phrases.texts(f"bang-drawn-{drawn.why}{_how(view, drawn, dodges)}") if drawn and drawn.card else ""


def _how(view: View, drawn: Draw, dodges: int) -> str:
    """Return what came of a draw!, as the end of a message's key."""
    seat = next(who.seat for who in view.ring if who.name == drawn.target)
    if drawn.is_good:
        return "-half" if dodges == 1 else ""
    return "-lost" if drawn.why == "jail" and seat != view.current else "-failed"


def was_asked_after(view: View, drawn: Draw, hit: Hit) -> bool:
    """Return whether a player has seen their Barrel fail, because they could then still play a card."""
    has_failed = drawn.why == "barrel" and not drawn.is_good
    return has_failed and bool(not hit.count or view.hand_sizes[hit.seat])


def staged(view: View, hit: Hit, phrases: Phrases, top: int) -> Iterator[PlacedItem]:
    """Draw who hits whom, with what, and what it cost; a threat still has a target to be answered for.

    Cards that were flipped or given for it, and helped, stand between; then who hits stands small above
    with what.
    """
    drawn = shown_draw(view, hit)
    colors = {who.name: tone(who.seat, phrases) for who in view.ring}
    answers = [*_answers(view, hit, phrases)]
    target = figure(hit.target, FELT, phrases, tone(hit.seat, phrases), fell=hit.fatal)
    cost: Item = Icon(_outcome(view, hit, drawn), 110, "brass")
    if hit == view.threat and (dodges := count_dodges(hit)):
        cost = Badge("bang-missed", f"{dodges}/2", 68)
    if hit.count:
        cost = Icon("skull", 110, "dust") if hit.fatal else Badge("life", f"−{hit.count}", 68, tone="brick")
    cards: list[Item] = [kind_card(hit.card, FELT, phrases)] if hit.card else []
    left = LEFT
    if hit.by and answers:
        small = [kind_card(hit.card, ASIDE_BY, phrases)] if hit.card else []
        last = drawn or hit.answers[-1]  # of an earlier turn
        if hit.count and last.card and last.why == "barrel" and not count_dodges(hit):  # flipped in vain
            small, answers = [flip(last.card, ASIDE_BY, phrases)], cards
        yield from column([Portrait(f"bang/{hit.by}", ASIDE_BY), *small], LEFT, top + 6, gap=2)
        cards, left = [], LEFT + ASIDE_BY + 8
    elif hit.by:
        cards.insert(0, figure(hit.by, FELT, phrases, colors[hit.by]))
    becomes = STOLEN.get(hit.card)
    before, after = ([target], answers) if becomes == "discard" else ([*cards, *answers], [target])
    items: list[Item] = [*before, Label("", cost.size[0], FELT), *after]  # who loses a card lets go of it
    room = SCENE_WIDTH - left - 20
    placed = [*row(items, left, top + 6, room, gap=8, align="center", height=target.size[1])]
    arrow = placed.pop(len(before))
    yield from placed
    way = "left" if becomes == "hand" else "right"  # a card that is taken comes back
    yield PlacedItem(Icon(way, 90, "brass"), arrow.x + (cost.size[0] - 90) // 2, top + 36)
    yield PlacedItem(cost, arrow.x, top + 187 - cost.size[1] // 2)
    if words := caption(view, hit, phrases):
        yield PlacedItem(Label(words, LEFT - 36, 132, LEGEND, "text"), 24, top + 112)


def _outcome(view: View, hit: Hit, drawn: Draw | None) -> str:
    """Return the icon of what came of a hit that has cost no life."""
    if hit is view.threat:
        return "bang-aim"
    has_failed = drawn is not None and drawn.why != "barrel" and not drawn.is_good
    return STOLEN.get(hit.card, "cross" if has_failed else "check")


def _answers(view: View, hit: Hit, phrases: Phrases) -> Iterator[Item]:
    """Draw what was flipped or given for a hit, of a Duel the last; of one that is being flipped the back."""
    drawn = shown_draw(view, hit)
    answers = hit.answers[-1:] if hit.card == "duel" else hit.answers or ((drawn,) if drawn else ())
    for answer in answers:
        others = _not_counted(view, answer)
        width = ANSWERS[min(len(answers) + 2 * len(others), len(ANSWERS)) - 1]
        if not answer.card:
            yield from [CardBackItem(width)] * (1 + len(others))
        elif answer.why:
            yield from (replace(flip(other, width, phrases), faint=True) for other in others)
            yield flip(answer.card, width, phrases, mark=answer.is_good)
        else:
            is_lost = STOLEN.get(hit.card) == "discard"
            front = card(answer.card, width, phrases, mark=not is_lost, faint=is_lost)
            yield replace(front, mood="dead" if is_lost else "")  # askew, as it falls


def _not_counted(view: View, answer: Draw) -> tuple[str, ...]:
    """Return the other card that was flipped with one, which lies below it on the pile; a name for backs."""
    if not answer.why or CHARACTERS[answer.target].flips == 1:
        return ()
    at = view.discard.index(answer.card) if answer.card in view.discard else 0
    return view.discard[at - 1 : at] if at or answer.card else ("",)
