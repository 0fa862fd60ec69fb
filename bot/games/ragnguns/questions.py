"""What Rag'n'Guns says of a question's options and dangers."""

from collections.abc import Iterator

from bot.games.parts import is_too_long
from bot.games.ragnguns import hand_picture as ragnguns_hand
from bot.games.ragnguns import strip
from bot.games.ragnguns.cards import does, effect_label, lines, short_line, stashed
from bot.i18n.texts import Phrases
from bot.ui.components import MAX_OPTION
from engine.core.decisions import Decision
from engine.core.plays import Play, Step
from engine.games.ragnguns.cards import CARDS, key_of
from engine.games.ragnguns.effects import EFFECTS, POSED, TRAPS
from engine.games.ragnguns.effects import PISTOLEROS as ABILITIES
from engine.games.ragnguns.effects.vocabulary import Effect
from engine.games.ragnguns.ongoing import price
from engine.games.ragnguns.operations import UP, default_plan
from engine.games.ragnguns.rules.legal import source
from engine.games.ragnguns.rules.turn import ALL
from engine.games.ragnguns.state import ALLEY, BARREL, PISTOLERO, PLACES, SHELTER
from engine.games.ragnguns.view import View

FIRST_TURNS = 4  # of both seats together, in which a decision says how to fire, and that all is too dear
OF_NO_CARD = ("disarm", "split", "shoot")  # questions below which the hand, of no use yet, is only named
MOST = max(effect.count for effect in TRAPS.values() if effect.does == "fires")  # bullets of one Piège
ALLEY_HITS = max(trap.count for trap in TRAPS.values() if trap.does in ("hits", "hits-both"))
CLOSE = 2  # hits that are missing when the end is near


def decision_text(decision: Decision, view: View, phrases: Phrases) -> str:
    if view.shot and view.shot.is_fatal:
        return strip.split_text("ragnguns-fatal-split", decision.seat, view.shot, view, phrases)
    question = phrases.decision(decision)
    if decision.kind == "stake":
        effect = TRAPS[key_of(str(dict(decision.facts)["card"]))]
        return "\n".join([question, phrases.texts("ragnguns-if-sprung", does=does(effect, phrases.texts))])
    if decision.kind == "place-trap" and (card := _paid_trap(decision, view)):
        return phrases.texts("named-value", name=phrases.value(card), value=question)
    if decision.kind == "place" and any(option.endswith(UP) for option in decision.options):
        return " ".join([question, phrases.texts("ragnguns-how-down")])
    if decision.kind == "stash" and ALL in decision.options:
        return "\n".join(filter(None, [question, _stash_tops(view, phrases)]))
    if decision.kind == "on-pose":
        card = str(dict(decision.facts)["card"])
        zones = (own.zone for own in view.seats[decision.seat].posed if own.card == card)
        return "\n".join([question, *(does(POSED[key_of(card), zone], phrases.texts) for zone in zones)])
    if decision.kind == "turn":
        own = view.seats[decision.seat]
        if view.volleys and own.bullets and own.firepower and "shoot" not in decision.options:
            question = phrases.texts("ragnguns-fired", bullets=own.bullets)
        return "\n".join(filter(None, [question, *_turn(decision, view, phrases)]))
    return "\n".join([question, *_warning(decision, view, phrases)])


def _turn(decision: Decision, view: View, phrases: Phrases) -> Iterator[str]:
    """Yield what else to know before a play."""
    own = view.seats[decision.seat]
    left = BARREL - own.pistolero_wounds
    if left <= CLOSE and view.seat == decision.seat:
        yield phrases.texts("ragnguns-danger", count=left)
    yield _goal(decision, view, phrases)
    known = view.hidden[decision.seat] if view.seat == decision.seat else None
    if known and known.traps:
        title, cards = phrases.texts("ragnguns-mine-traps"), phrases.value(" ".join(known.traps))
        yield phrases.texts("named-value", name=title, value=cards)
    has_room = "shoot" not in decision.options  # whose button takes a row
    if "trap" in decision.options and has_room and view.turn <= FIRST_TURNS:  # its stake is asked for with it
        yield phrases.texts("ragnguns-how-trap")
    if view.turn and not (own.deck_size or own.ready):
        yield phrases.texts("ragnguns-soon-ready")
    if _lacks_room(view):
        yield phrases.texts("ragnguns-full")
    elif view.turn <= FIRST_TURNS:
        yield _all_too_dear(decision, view, phrases)


def _warning(decision: Decision, view: View, phrases: Phrases) -> list[str]:
    """Warn of a Piège that could kill."""
    own = view.seats[decision.seat]
    if decision.kind != "disarm" or view.seat != decision.seat:
        return []
    stopped = sum(posed.resistance - posed.wounds for posed in own.posed)
    at_alley = ALLEY_HITS if own.in_alley else 0  # past the Shelter (R91)
    most, left = max(MOST - stopped, at_alley), BARREL - own.pistolero_wounds
    return [phrases.texts("ragnguns-deadly-trap", most=most, left=left)] if most >= left else []


def option_text(decision: Decision, option: str, view: View, phrases: Phrases) -> tuple[str, str]:
    label, line = _within_play(decision, option, view, phrases)
    return label[:1].upper() + label[1:], line


def _within_play(decision: Decision, option: str, view: View, phrases: Phrases) -> tuple[str, str]:
    match decision.kind:
        case "effect":
            return _effect(option, view, phrases)
        case "stash":
            return _stashed(option, view, phrases)
        case "place" | "place-trap":
            return _placed(decision, option, view, phrases), ""
        case "disarm":
            return _disarm(option, view, phrases), ""
        case "split" | "shoot":
            says = _share if decision.kind == "split" else _shots
            return says(decision, int(option), view, phrases), ""
        case "target" | "on-pose" if option in PLACES:
            return _pile(decision, option, view, phrases)
        case "stake":
            return phrases.texts("ragnguns-play-stake", count=int(option)), ""
        case "turn" if option == "step-out":
            power = view.seats[decision.seat].power
            return phrases.texts("ragnguns-play-step-out", power=power), phrases.effect("turn", option)
        case "deck":
            return phrases.option("deck", option), phrases.texts(f"ragnguns-{option}.about")
    return phrases.option(decision.kind, option), _explained(decision, option, view, phrases)


def step_text(step: Step, view: View, phrases: Phrases) -> tuple[str, str]:
    label, line = _within_play(step.decision, step.option, view, phrases)
    match step.decision.kind:
        case "zone":
            own_posed = view.seats[step.decision.seat].posed
            card = str(dict(step.decision.facts)["card"])
            cost = price([(posed.zone, posed.card) for posed in own_posed], card)
            does = lines(key_of(card), phrases.texts, zone=step.option, form=".short", view=view)
            effect = POSED.get((key_of(card), step.option))
            sides = view.seats[step.decision.seat], view.seats[1 - step.decision.seat]
            if effect and not ragnguns_hand.has_object(effect, *sides):
                does[-1] += f" {phrases.texts('picture-ragnguns-useless')}"
            if not ragnguns_hand.has_room(view.seats[step.decision.seat], 2):
                other = SHELTER if step.option == ALLEY else ALLEY
                does.insert(0, phrases.texts("ragnguns-taken", zone=other))
            while len(" · ".join(does)) > MAX_OPTION:  # rather one effect less than one cut
                does.pop()
            zone = phrases.texts(f"picture-ragnguns-{step.option}")  # without an article
            return phrases.texts("ragnguns-play-zone", zone=zone, cost=cost), " · ".join(does)
        case "shoot":
            then = phrases.texts("play-then", before=phrases.option("turn", "shoot"), then=label)
            bare = phrases.texts("ragnguns-play-bullets", count=int(step.option), stopped=0, does="stops")
            return bare if is_too_long(then) else label, line
        case "pose":
            return label, ""
        case "trap":
            return phrases.texts("ragnguns-play-trap", card=label), line
        case "effect" if _effect_of(step.option, view).targets is not None:
            return label, ""  # there is room for what the target does
    return label, line


def gives_up_cover(decision: Decision, option: str, view: View) -> bool:
    """Return whether this effect discards its card from the Alley or Shelter."""
    if decision.kind != "effect":
        return False
    card, number = source(option)
    is_posed = any(own.card == card for own in view.seats[decision.seat].posed)
    return is_posed and not CARDS[key_of(card)].effects[number].again


def is_attack(play: Play, view: View) -> bool:
    """Return whether this is a Shootout of which more is known than that cover and Shelter stop it."""
    last = play.steps[-1]
    if play.steps[0].option != "shoot" or last.decision.kind != "shoot":
        return play.steps[0].option == "shoot"
    return _shot(last.decision, int(last.option), view)[0] != "stops"


def _shots(decision: Decision, count: int, view: View, phrases: Phrases) -> str:
    does, least, total = _shot(decision, count, view)
    other = view.seats[1 - decision.seat]
    cards = [own for own in other.posed if own.zone == SHELTER]
    stopped = min(count, other.cover + sum(own.resistance - own.wounds for own in cards))
    name = phrases.option("", cards[0].card) if cards else ""
    hits = f"{least}–{total}" if least < total else str(total)
    facts: dict[str, str | int] = {"count": count, "card": name, "stopped": stopped, "range": hits}
    return phrases.texts("ragnguns-play-bullets", **facts, does=does)


def _shot(decision: Decision, count: int, view: View) -> tuple[str, int, int]:
    """Return what so many bullets of a Shootout can do, as all know: cover and Shelter take theirs first."""
    other = view.seats[1 - decision.seat]
    lost, left = min(count, other.cover), {own.zone: own.resistance - own.wounds for own in other.posed}
    past = max(0, count - lost - left.get(SHELTER, 0))
    falls = not past and SHELTER in left and count >= left[SHELTER] + lost
    does = "hits" if past else "falls" if falls else "stops"
    total = other.pistolero_wounds + past
    least = total - min(past, left.get(ALLEY, 0))
    return "kills" if least >= BARREL else does, least, min(BARREL, total)


def _paid_trap(decision: Decision, view: View) -> str:
    """Return the Piège that comes back, for its owner; "" if several have its stake."""
    known, facts = view.hidden[decision.seat], dict(decision.facts)
    if known is None or view.seat != decision.seat:
        return ""
    stakes = zip(known.traps, view.seats[decision.seat].traps)
    cards = [card for card, stake in stakes if stake == facts["stake"]]
    return cards[0] if len(cards) == 1 else ""


def gains_nothing(decision: Decision, option: str, view: View) -> bool:
    """Return whether this effect is not worth its bullets."""
    if decision.kind != "effect":
        return False
    card, number = source(option)
    cost = 0 if card == PISTOLERO else CARDS[key_of(card)].effects[number].cost
    return ragnguns_hand.is_waste(_effect_of(option, view), cost, view)


def _goal(decision: Decision, view: View, phrases: Phrases) -> str:
    """Say how many more hits win, first and near the end, and how to fire: always what that lacks."""
    text, other = phrases.texts, 1 - decision.seat
    parts, left = [], BARREL - view.seats[other].pistolero_wounds
    is_full = _lacks_room(view)  # more words would leave no room for the board above
    if left <= CLOSE or (view.turn <= strip.LEARNT and not is_full):
        parts.append(text("ragnguns-goal", count=left, name=phrases.seat(other)))
    power = view.seats[decision.seat].firepower
    if view.seat == decision.seat:
        if "shoot" in decision.options and view.turn <= FIRST_TURNS and not is_full:
            parts.append(text("ragnguns-how-shoot", power=power))
        elif not power and view.seats[decision.seat].bullets and not view.volleys:
            parts.append(text("ragnguns-how-pose"))
    return " ".join(parts)


def _lacks_room(view: View) -> bool:
    """Return whether the seat could pay for a card of its hand, but both zones are taken."""
    known = view.hidden[view.seat] if view.seat is not None else None
    if known is None or view.seat is None or ragnguns_hand.has_room(own := view.seats[view.seat]):
        return False
    zones = [(posed.zone, posed.card) for posed in own.posed]
    cards = (card for card in known.hand if CARDS[key_of(card)].posable)
    return any(price(zones, card) <= own.bullets for card in cards)


def _all_too_dear(decision: Decision, view: View, phrases: Phrases) -> str:
    """Say that all cards within reach are grey because they cost too many bullets."""
    known = view.hidden[view.seat] if view.seat is not None else None
    if known is None or view.seat is None or not ragnguns_hand.has_room(own := view.seats[view.seat]):
        return ""
    tops = [cards[-1] for _, cards in known.stash if cards]
    active, within_reach = ragnguns_hand.usable(view, tops), [*known.hand, *tops]
    are_dear = all(ragnguns_hand.is_idle(own, card, active) for card in within_reach)
    if own.bullets and known.hand and are_dear and not {*decision.options} - {"discard", "end"}:
        return phrases.texts("ragnguns-all-dear")
    return ""


def _stashed(option: str, view: View, phrases: Phrases) -> tuple[str, str]:
    """Return where a card goes and what it does, or where all that are left go."""
    if option == ALL:
        return phrases.option("stash", ALL), phrases.effect("stash", ALL)
    card, is_bare = option.partition(":")[0], view.seat is not None and _has_no_stash(view, view.seat)
    label = stashed(option, phrases.option("", card), phrases.texts, is_bare=is_bare)
    return label, short_line(key_of(card), phrases.texts)


def _stash_tops(view: View, phrases: Phrases) -> str:
    """Say for a seat which card stashing all at once leaves on top of each pile."""
    known = view.hidden[view.seat] if view.seat is not None else None
    if known is None:
        return ""
    heights = {place: len(cards) for place, cards in known.stash}
    plan = default_plan(known.hand, known.plan, heights)
    stash = {place: [*cards] for place, cards in known.stash}
    for entry in (*known.plan, *plan):
        card, place = entry.split(":")[:2]
        stash[place].append(card)
    tops = {place: phrases.value(cards[-1]) for place, cards in stash.items() if cards}
    return phrases.texts("ragnguns-stash-tops", **tops) if len(tops) == len(PLACES) else ""


def _has_no_stash(view: View, seat: int) -> bool:
    """Return whether both piles are empty, so that left and right are the same."""
    known = view.hidden[seat]
    return not any(place.height for place in view.seats[seat].stash) and not (known and known.plan)


def _placed(decision: Decision, option: str, view: View, phrases: Phrases) -> str:
    """Return where a card goes, and of a Piège on which side."""
    (place, _, up), text, is_bare = option.partition(":"), phrases.texts, _has_no_stash(view, decision.seat)
    if f"{place}{UP}" in decision.options:
        return text(
            f"ragnguns-fetched-{place}{'-up' * bool(up)}" if not is_bare else f"ragnguns-side-{up or 'down'}"
        )
    return phrases.option(decision.kind, option)


def _pile(decision: Decision, place: str, view: View, phrases: Phrases) -> tuple[str, str]:
    """Name the card on top of a place of the opponent's stash, and its place if both look alike."""
    tops = {stashed.place: stashed.top for stashed in view.seats[1 - decision.seat].stash}
    names = [phrases.texts(f"picture-ragnguns-{place}")] if len({*tops.values()}) == 1 else []
    top = tops[place]
    label = " · ".join([*names, *filter(None, [phrases.option("", top)])])
    if decision.kind == "on-pose":  # else the label names the effect before it, which says whose it is
        label = phrases.texts("named-value", name=phrases.name(1 - decision.seat), value=label)
    return label, short_line(key_of(top), phrases.texts) if key_of(top) in CARDS else ""


def _explained(decision: Decision, option: str, view: View, phrases: Phrases) -> str:
    if key_of(option) in CARDS:
        return short_line(key_of(option), phrases.texts, view if view.seat == view.current else None)
    return phrases.effect(decision.kind, option)


def _effect(option: str, view: View, phrases: Phrases) -> tuple[str, str]:
    card, number = source(option)
    key = view.seats[view.current].pistolero if card == PISTOLERO else key_of(card)
    effect = _effect_of(option, view)
    return effect_label(key, number, view, phrases.texts), does(effect, phrases.texts)


def _effect_of(option: str, view: View) -> Effect:
    card, number = source(option)
    own = view.seats[view.current].pistolero
    return (ABILITIES[own] if card == PISTOLERO else EFFECTS[key_of(card)])[number]


def _share(decision: Decision, count: int, view: View, phrases: Phrases) -> str:
    own = view.seats[decision.seat]
    if all(is_fatal(decision, int(option), view) for option in decision.options):
        return phrases.texts("ragnguns-split-fatal")
    rest = int(dict(decision.facts)["bullets"]) - count
    posed = next(posed for posed in own.posed if posed.zone == ALLEY)
    key = "card" if not rest else "share" if count else "pistolero"
    falls, total = int(count >= posed.resistance - posed.wounds), min(BARREL, own.pistolero_wounds + rest)
    return phrases.texts(f"ragnguns-split-{key}", taken=count, rest=rest, falls=falls, total=total)


def is_fatal(decision: Decision, count: int, view: View) -> bool:
    """Return whether the Pistolero dies if the card takes this many bullets."""
    rest = int(dict(decision.facts)["bullets"]) - count
    return view.seats[decision.seat].pistolero_wounds + rest >= BARREL


def _disarm(option: str, view: View, phrases: Phrases) -> str:
    verb, number = option.split(":")
    other, place = view.seats[1 - view.current], int(number)
    cost = other.traps[place - 1] + other.toll + (verb == "overbid")
    facts = {} if verb == "take" else {"cost": cost}
    return phrases.texts(f"ragnguns-disarm-{verb}", place=place, count=len(other.traps), **facts)
