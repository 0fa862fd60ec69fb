"""What the table's picture shows before a Piège is turned up, and before bullets hit."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.ragnguns.cards import card, trap
from bot.games.ragnguns.end_picture import last_hit
from bot.games.ragnguns.picture import with_strip
from bot.games.ragnguns.strip import (
    STAGED,
    STILL,
    aimed,
    between,
    is_recent,
    staged,
    strip_of,
)
from bot.i18n.texts import Phrases
from bot.render.layout import bottom
from bot.render.scene import Beat, PlacedItem
from engine.games.ragnguns.cards import card_data, key_of, owner_of
from engine.games.ragnguns.effects import EFFECTS, POSED, TRAPS
from engine.games.ragnguns.effects import PISTOLEROS as ABILITIES
from engine.games.ragnguns.state import ALLEY, BARREL, ZONES, Moment
from engine.games.ragnguns.view import BACK, Hidden, Posed, SeatView, View

FACE_DOWN, TURNED_UP, AIMED, STRUCK, RESULT = 1200, 1600, 1600, 1000, 1800  # milliseconds


def beats(view: View, phrases: Phrases) -> Iterator[Beat]:
    """Draw a Piège face down, then turned up, or who aims at whom, before the result.

    Draw that, too, if the picture comes to something else, as to the next Piège.
    """
    moment = view.moment
    if moment is None or moment.kind in STILL or not is_recent(view, moment) or _is_known(view, moment):
        return
    before, after = _before(view, moment), between(view, phrases)
    if moment.by in TRAPS:
        if not _was_up(view, moment):
            down = strip_of([trap(STAGED, "")], _springs(moment, phrases), "", tone="brick")
            yield _beat(before, down, FACE_DOWN, phrases, after)
        if moment.kind != "sprung":
            sprung = replace(moment, kind="sprung", card=moment.by)
            yield _beat(before, staged(before, sprung, phrases), TURNED_UP, phrases, after)
        elif not moment.count:  # it might have done something
            yield _beat(before, _turned_up(moment, phrases), TURNED_UP, phrases, after)
    else:
        yield _beat(before, _aim(before, moment, phrases), AIMED, phrases, after)
        if moment.fresh and moment.kind == "felled":
            stands = tuple(replace(struck, falls=False) for struck in moment.fresh)
            struck = replace(moment, kind="wounded", struck=stands, first=0)
            yield _beat(before, staged(before, struck, phrases), STRUCK, phrases, after)
    result = staged(view, moment, phrases)
    if result != after:
        yield _beat(view, result, RESULT, phrases, after)


def while_moving(view: View) -> View:
    """Return the table as it was before the bullets that the picture leads up to."""
    return view if view.moment is None or view.moment.kind in STILL else _before(view, view.moment)


def leading_words(view: View, phrases: Phrases) -> str:
    moment = view.moment
    if moment is None or moment.kind in STILL or not is_recent(view, moment) or _is_known(view, moment):
        return ""
    if moment.by not in TRAPS:
        return _fires(moment, phrases)
    return _sprung(moment, phrases) if _was_up(view, moment) else ""  # words cannot turn up with its card


def last_steps(view: View) -> list[View]:
    """Return the table after the hit that ended the game."""
    last, moment = last_hit(view), view.moment
    if last is None or moment is None or (moment.kind, moment.turn) != ("hit", last.turn):
        return []
    return [
        replace(
            view, over=False, winners=(), phase="turn", seats=tuple(map(_covered, view.seats, view.hidden))
        )
    ]


def _covered(own: SeatView, known: Hidden | None) -> SeatView:
    """Return a seat with its Pièges face down on the stash, which the end turns up."""
    down = known.down if known else ()
    stash = tuple(replace(place, top=BACK) if place.top in down else place for place in own.stash)
    return replace(own, stash=stash)


def last_result(view: View, phrases: Phrases) -> str:
    """Say who has hit whom after the hit that ends the game, while its picture stands."""
    fell = [seat for seat, own in enumerate(view.seats) if own.pistolero_wounds >= BARREL]
    if view.over or not fell:
        return ""
    names = {"by": phrases.name(1 - fell[0]), "name": phrases.name(fell[0])}
    return phrases.texts("picture-ragnguns-hit", **names, left=0)


def _beat(
    view: View, strip: list[PlacedItem], milliseconds: int, phrases: Phrases, after: Sequence[PlacedItem]
) -> Beat:
    """Draw this between the sides, which then do not move when what comes after is higher."""
    return Beat(with_strip(view, strip, phrases, bottom(after)).items, milliseconds)


def _is_known(view: View, moment: Moment) -> bool:
    """Return whether the seat that looks has decided this result, and so has nothing to wait for.

    A shot that ends the game, and one's own that fells a card or hits a Pistolero, are seen nevertheless.
    """
    if moment.kind == "hit" and view.seats[moment.seat].pistolero_wounds >= BARREL:
        return False  # the shot that ends the game
    if moment.by in TRAPS:
        return view.seat == moment.seat and moment.kind != "sprung" and _was_up(view, moment)
    if view.seat != moment.seat:
        return view.seat is not None and moment.kind not in ("felled", "hit") and not _is_shared(view, moment)
    return _is_shared(view, moment)


def _was_up(view: View, moment: Moment) -> bool:
    """Return whether its target has shared out a Piège's bullets, and so has seen it."""
    return TRAPS[moment.by].does == "fires" and view.shot is None and _is_shared(view, moment)


def _is_shared(view: View, moment: Moment) -> bool:
    """Return whether the target has chosen who takes these bullets."""
    posed = [own.card for own in view.seats[moment.seat].posed if own.zone == ALLEY]
    in_alley = [*posed, *(fell.card for fell in moment.fell if fell.zone == ALLEY)]
    return (
        bool(in_alley)
        and not _named(moment)
        and (moment.kind == "hit" or moment.card in map(key_of, in_alley))
    )


def _springs(moment: Moment, phrases: Phrases) -> str:
    return phrases.texts("picture-ragnguns-springs", name=phrases.name(moment.seat))


def _turned_up(moment: Moment, phrases: Phrases) -> list[PlacedItem]:
    front = card(moment.by, STAGED, phrases, mark=True)
    return strip_of([front], _sprung(moment, phrases), "", tone="brick")


def _sprung(moment: Moment, phrases: Phrases) -> str:
    name, card_name = phrases.name(moment.seat), phrases.texts(f"ragnguns-card-{moment.by}")
    return phrases.texts("picture-ragnguns-sprung", name=name, card=card_name)


def _aim(view: View, moment: Moment, phrases: Phrases) -> list[PlacedItem]:
    """Draw who fires at whom, not yet what that hits, unless it names a zone with a card."""
    parts = aimed(view, moment.seat, moment.by, phrases, at=True)
    if aim := _named(moment):
        parts[-1] = card(aim, STAGED, phrases, on_table=True)
    return strip_of(parts, _fires(moment, phrases), "", tone="brick")


def _named(moment: Moment) -> str:
    """Return the card in the zone that an effect names, which alone can be hit; else ""."""
    key, zones = moment.by, [struck.zone for struck in moment.fresh]
    effects = [*EFFECTS.get(key, ()), *ABILITIES.get(key, ()), *(POSED.get((key, zone)) for zone in ZONES)]
    names_it = any(effect and effect.does.startswith("hits") and effect.zone in zones for effect in effects)
    return moment.fresh[0].card if names_it and moment.kind != "hit" else ""


def _fires(moment: Moment, phrases: Phrases) -> str:
    by, name, aim = phrases.name(1 - moment.seat), phrases.name(moment.seat), _named(moment)
    if aim:
        name = phrases.texts("picture-ragnguns-target", card=phrases.option("", aim), name=name)
    return phrases.texts("picture-ragnguns-fires", by=by, name=name)


def _before(view: View, moment: Moment) -> View:
    """Return the table as it was before these bullets hit, or before this Piège did anything."""
    whole = _not_robbed if moment.kind == "sprung" and view.turn == moment.turn else _unhurt
    return replace(
        view,
        seats=tuple(whole(own, seat, moment) for seat, own in enumerate(view.seats)),
        hits=view.hits[: -1 if moment.kind == "hit" else None],
    )


def _unhurt(own: SeatView, seat: int, moment: Moment) -> SeatView:
    """Return a seat without the hits of the moment, and with cards that it brought down and none replaced."""
    taken = {one.zone for one in own.posed}
    stood = tuple(
        Posed(fell.zone, fell.card, 0, resistance - fell.count, resistance)
        for fell in moment.fresh
        if fell.falls and owner_of(fell.card) == seat and fell.zone not in taken
        for resistance in [card_data(fell.card).resistance]
    )
    hits = {struck.card: struck.count for struck in moment.fresh}
    posed = tuple(replace(one, wounds=one.wounds - hits.get(one.card, 0)) for one in own.posed)
    wounds = own.pistolero_wounds - moment.count * (seat == moment.seat and moment.kind == "hit")
    power = own.firepower + sum(card_data(one.card).power for one in stood if one.zone == ALLEY)
    return replace(own, posed=(*posed, *stood), pistolero_wounds=wounds, firepower=power)


def _not_robbed(own: SeatView, seat: int, moment: Moment) -> SeatView:
    """Return a seat with the bullets that a Piège took from it, or without those that it gave."""
    does, taken = TRAPS[moment.card].does, moment.count if seat == moment.seat else -moment.count
    if does == "robs":
        return replace(own, bullets=own.bullets + max(0, taken))
    return replace(own, belt=own.belt + taken) if does == "steals" else own
