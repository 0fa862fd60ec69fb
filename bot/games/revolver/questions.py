"""What Revolver 2 asks: what is lacking on the battlefield, and what an option does and costs."""

from collections.abc import Sequence

from bot.games.revolver.cards import POKER_KEYS, costly, hits_to_fell, line, numbers, words_on
from bot.games.revolver.paying import HITTERS, is_idle
from bot.games.revolver.picture import raised_cards, weakest
from bot.i18n.texts import Phrases
from engine.core.decisions import TOGETHER, Decision
from engine.core.plays import Step
from engine.games.revolver.cards import (
    BRIDGE,
    FIELDS,
    FIREPOWER,
    GUARDIANS,
    MINE,
    NARROW,
    OBSTRUCTION,
    PEOPLE,
    POKER,
    card_data,
    key_of,
)
from engine.games.revolver.ongoing import PASSAGE, SLOTS, idleness
from engine.games.revolver.operations import IDLE
from engine.games.revolver.policy.evaluation import guns
from engine.games.revolver.rules.play import KEGS as NEEDED
from engine.games.revolver.view import View

FORCED = ("drop-hand", "rout", "lasso", "sap", "daunt")  # decisions that a card or a death brings
OWN = ("spy", "dig", "recover", "bring", "recall", "drill", "hearten")  # that one's own card brings
# decisions whose equal copies are one line, and one card in the picture
PILED = ("spy", "dig", "recover", "drop", "rout", "lasso", "sap", "bring", "recall", "drill")
BLASTS = ("dynamite", "collapse")
MAX_LINES = 3  # of a question, the deciding ones first
MAX_LINE = 100  # characters of an option's label and of its line, by Discord's API
KEGS = ("revolver-kegs", "kegs")
ICONS = {"keg": KEGS, "second-keg": KEGS, "ammo": ("revolver-bullets", "ammo")}  # words and facts of a card
WAYS = 14  # of those, before the line of a card that goes on one of several battlefields


def ask(decision: Decision, view: View, phrases: Phrases) -> str:
    """Return a question with what it depends on; on the board, where everybody reads it, nobody is you."""
    if view.seat is None:
        return _ask_in_public(decision, view, phrases)
    if decision.kind == "play" and view.totals is not None:
        side = view.seats[decision.seat].side
        last = _last_turn(view, side, phrases) or _last_guardian(view, side, phrases)
        lines = [last, _lead(view, side, phrases), _gatling(decision, view, side, phrases)]
        if view.seats[decision.seat].one_card_limit and not view.plays:
            lines.append(phrases.texts("revolver-no-limited"))
        lines += [_sure_hits(decision, view, phrases), _blast(decision, view, phrases)]
        lines += [_why_gray(view, decision, phrases), _last_cards(decision, view, phrases)]
        return "\n".join([*filter(None, lines)][:MAX_LINES])
    question = phrases.decision(decision)
    if decision.kind == "victim":
        mortal = [person for person in decision.options if not dict(view.guardians)[person]]
        losses = {phrases.option("", person): words_on(person, phrases.texts) for person in mortal}
        return "\n".join([question, *(f"**{name}** – {words}" for name, words in losses.items() if words)])
    if decision.kind in FORCED + OWN and (cause := _cause(decision, view)):
        why = words_on(cause, phrases.texts) if cause in PEOPLE else question
        return f"**{phrases.option('', cause)}** – {why}"
    if decision.kind == "poker" and view.seat == decision.seat and dict(decision.facts)["round"] == 1:
        role = phrases.texts(f"revolver-role-{view.seats[decision.seat].side}")
        return f"{role}\n{question}"
    return question


def _ask_in_public(decision: Decision, view: View, phrases: Phrases) -> str:
    if decision.kind == "poker":
        return phrases.decision(decision)
    if decision.kind != "play" or view.totals is None:
        count = dict(decision.facts).get("cards", 1)
        question, cause = phrases.texts(f"revolver-asks-{decision.kind}", count=count), ""
        if decision.kind in FORCED + OWN:
            cause = _cause(decision, view)
        name, died = phrases.option("", cause), int(cause in PEOPLE)
        return phrases.texts("revolver-asks-by", ask=question, card=name, died=died) if cause else question
    lines = [
        _last_turn(view, "all", phrases) or _last_guardian(view, "all", phrases),
        _lead(view, view.seats[decision.seat].side, phrases),
        _sure_hits(decision, view, phrases),
    ]
    return "\n".join(filter(None, lines))


def _gatling(decision: Decision, view: View, side: str, phrases: Phrases) -> str:
    """Say to who has ammunition at the mine how many cards the Gatling may fire, or why none."""
    ammo, crew = sum(card_data(card).ammo > 0 for card in view.hand), len(guns(view, side))
    if "gatling" in decision.options:
        return phrases.texts("revolver-gatling-first", left=min(crew - view.ammo, ammo))
    is_idle = ammo and side != GUARDIANS and view.fields[view.battlefield_index].key == MINE
    return phrases.texts("revolver-gatling-idle", more=view.ammo + 1 - crew) if is_idle else ""


def _cause(decision: Decision, view: View) -> str:
    """Return the card that asks a seat, of the other seat or its own, or the guardian whose death does."""
    is_own = decision.kind in OWN
    has_hit = not is_own and view.card_hit is not None and view.card_hit[1] == view.plays
    who, here = decision.seat if is_own else 1 - decision.seat, view.fields[view.battlefield_index]
    played = view.seats[who].played
    if played and key_of(played[-1]) != view.blow:  # a one-shot that hits nobody itself
        return played[-1]
    if view.phase == "attack" or played or has_hit:
        return view.lost[-1] if view.lost else ""
    laid = here.guards if view.seats[who].side == GUARDIANS else here.gang
    return laid[-1] if laid else ""


def _lead(view: View, side: str, phrases: Phrases) -> str:
    """Say by how much a side leads or lacks, and whom a hit takes."""
    gang, guards = view.totals or (0, 0)
    is_ahead, fate = gang > guards, _fate(view)
    who = _aim(view, fate, phrases)
    idle = (2 + (view.army <= IDLE)) * bool(idleness(gang, view.plays))
    idle = max(1, idle) * (fate == "grit") if is_ahead else idle
    facts: dict[str, str | int] = {
        "short": max(0, gang - guards if side == GUARDIANS else guards + 1 - gang),
        "lead": guards + 1 - gang,
        "idle": 0 if view.killed or _hits_needed(view) or view.army == 1 else idle,
        "aim": phrases.texts("revolver-hit", fate=fate, who=who),
        "comes": phrases.texts("revolver-hit.comes", fate=fate, who=who),
    }
    if view.seat is None:
        return phrases.texts(f"revolver-lead-{side}-all", **facts)
    if side != GUARDIANS and _hits_needed(view) > 1:
        return phrases.texts("revolver-lead-many", **facts)
    return phrases.texts(f"revolver-lead-{side}", **facts)


def _fate(view: View) -> str:
    """Return what the next hit does to whoever takes it; `hit` if that is for the guardians to choose."""
    grit = {bool(dict(view.guardians)[person]) for person in weakest(view)}
    return "hit" if len(grit) > 1 else "grit" if True in grit else "dies"


def _aim(view: View, fate: str, phrases: Phrases) -> str:
    """Name whom the next hit may take; more than two, or on the board, where rings show them, in a word."""
    people = weakest(view)
    if len(people) > 2 or (len(people) > 1 and view.seat is None):
        return phrases.texts("revolver-weakest", count=len(people))
    names = [_with_grit(one, view, phrases) if fate == "hit" else phrases.option("", one) for one in people]
    return phrases.texts("revolver-either", one=names[0], other=names[1]) if names[1:] else "".join(names)


def _with_grit(person: str, view: View, phrases: Phrases) -> str:
    name, grit = phrases.option("", person), dict(view.guardians)[person]
    return phrases.texts("revolver-with-grit", person=name, grit=grit) if grit else name


def option(decision: Decision, option: str, view: View, phrases: Phrases) -> tuple[str, str]:
    """Return a button's label and a line of what it does."""
    label = phrases.option(decision.kind, option)
    if option == "end":
        if is_ahead(view):
            fate, count = _fate(view), len(weakest(view))
            who = _aim(view, fate, phrases)
            label = phrases.texts("revolver-attack-now", fate=fate, who=who, count=count)  # for a button
        return label, phrases.texts(f"revolver-play-end.{'does' if view.hand else 'empty'}")
    if decision.kind in ICONS:  # all else on a card that is discarded for its icons does not count
        key, icons = ICONS[decision.kind]
        return label, phrases.texts(key, value=getattr(card_data(option), icons))
    if option in dict(view.guardians):
        label = _with_grit(option, view, phrases)
    if decision.kind == "victim":  # the question says what it costs
        return label, ""
    power = dict(view.power) if decision.kind in ("sap", "drill") else raised_cards(view)
    if option in power:  # which tells copies apart, and why a card has more than is printed on it
        label = f"{label} (+{power[option]})"
    if decision.kind == "poker":
        card = POKER[option]
        label = phrases.texts("revolver-poker-label", card=label, kind=card.kind, value=card.value or 0)
    if decision.kind == "field":
        return label, _place(option, view, phrases)
    pile = view.hand if decision.kind == "play" else decision.options if decision.kind in PILED else ()
    same = key_of(option), power.get(option), _left_at(option, view, phrases)
    copies = sum((key_of(card), power.get(card), _left_at(card, view, phrases)) == same for card in pile)
    label += f" ×{copies}" * (copies > 1) + same[-1]
    return label, _card_line(option, view, phrases) or phrases.effect(decision.kind, option)


def _left_at(card: str, view: View, phrases: Phrases) -> str:
    """Name behind a card the battlefield away from the marker on which it lies, or return ""."""
    away = (field for field in view.fields if field is not view.fields[view.battlefield_index])
    places = (phrases.option("", field.key) for field in away if card in (*field.guards, *field.gang))
    return next((f" ({place})" for place in places), "")


def is_idle_blast(option: str, view: View) -> bool:
    """Return whether this would light two kegs for nothing."""
    return option in BLASTS and not _mapaches_cards(view)


def _mapaches_cards(view: View) -> bool:
    """Return whether a blast would hit a card here."""
    here = view.fields[view.battlefield_index]
    return bool(here.gang) or any(card_data(card).type == OBSTRUCTION for card in here.guards)


def _blast(decision: Decision, view: View, phrases: Phrases) -> str:
    """Say to who has kegs what is missing to light two here, or nothing."""
    if decision.seat != view.padre or view.seat != view.padre:
        return ""
    here, kegs = view.fields[view.battlefield_index], sum(card_data(card).kegs for card in view.hand)
    is_past = not {*BLASTS}.isdisjoint(decision.options)
    is_past |= view.bridge_gone if here.key == BRIDGE else here.key != MINE or view.blast is not None
    if is_past or not (kegs or any(card_data(card).kegs for card in here.guards)):
        return ""
    if kegs >= NEEDED:
        return phrases.texts("revolver-no-wet-powder")
    return phrases.texts("revolver-blast-idle", bridge=int(here.key == BRIDGE), more=NEEDED - kegs)


def with_proposals(
    begun: str, label: str, does: str, rest: Sequence[Step], view: View, phrases: Phrases
) -> tuple[str, str]:
    """Add to the label and line of a card, or of another beginning, what its price and target would be.

    The names of two cards or more stand in the line; where it has no room, in the label; else only how many.
    """
    text, steps = phrases.texts, [(step.decision.kind, step.option.replace(TOGETHER, " ")) for step in rest]
    names = {kind: phrases.option(kind, chosen) + _left_at(chosen, view, phrases) for kind, chosen in steps}
    paid = names.pop("cost", "")
    targets = [text(f"revolver-proposal-{kind}", cards=cards) for kind, cards in names.items()]
    if not paid:
        for kind, chosen in steps:
            does_fetched = words_on(chosen, text) if kind == "recover" else ""
            fetch = text("named-value", name=targets[0], value=does_fetched)
            if does_fetched and len(fetch) <= MAX_LINE:
                return label, fetch
        return label, _card_line(begun, view, phrases, targets) or " · ".join([*targets, does])
    count = 1 + rest[0].option.count(TOGETHER)
    named = text("revolver-play-for-card", play=label, card=paid)
    counted = text("revolver-play-for", play=label, count=count)
    pay = text("revolver-proposal-cost", cards=paid)
    if count == 1:
        return named, _card_line(begun, view, phrases, targets, "")
    row = _card_line(begun, view, phrases, targets, pay)
    is_told = row.endswith(pay) or len(named) > MAX_LINE
    return counted if is_told else named, row


def _card_line(
    card: str, view: View, phrases: Phrases, targets: Sequence[str] = (), pay: str | None = None
) -> str:
    """Return what a list tells of a card: its targets, numbers and text, and what would pay for it.

    The price goes where the label says what is paid. Where all has no room, what is paid goes first, then, as
    the picture shows them, the icons, and then the price. The text stands whole or not at all.
    """
    text = phrases.texts
    words = words_on(card, text)
    if card in PEOPLE:  # whose label says how much grit they have
        return " · ".join(filter(None, [numbers(card, text)[0], words]))
    if card in POKER:  # whose label says its kind
        kind, *rest = numbers(card, text)
        does = text(f"{POKER_KEYS[POKER[card].kind]}.does") if POKER[card].kind in POKER_KEYS else ""
        return " · ".join(filter(None, (does, *rest, words)))
    if "." not in card:
        return line(card, text)
    kind, price, *icons = numbers(key_of(card), text, in_list=True)
    if view.decision is not None and view.decision.kind == "play" and is_idle(view, card):
        kind = text("revolver-no-effect")
    prices = [price] if pay is None else []
    versions = (
        [*targets, kind, *prices, *icons, words, pay],
        [*targets, kind, *prices, *icons, words],
        [*targets, kind, *icons, words],
        [*targets, kind, *prices, words],
        [*targets, kind, words],
        [*targets, kind, *icons, pay],
    )
    lines = [" · ".join(filter(None, parts)) for parts in versions]
    room = MAX_LINE - WAYS * (card_data(card).type == OBSTRUCTION)
    return next((line for line in lines if len(line) <= room), lines[-1])


def is_ahead(view: View) -> bool:
    """Return whether the turn of Mapache's player would end with a hit now."""
    gang, guards = view.totals or (0, 0)
    return view.current != view.padre and gang > guards


def is_last_hit(view: View) -> bool:
    return [grit for _, grit in view.guardians] == [0]


def _last_turn(view: View, side: str, phrases: Phrases) -> str:
    """Say what decides a turn after which the game may be over or goes on elsewhere, or nothing."""
    here = view.fields[view.battlefield_index].key
    is_last = view.box == FIELDS[here].boxes
    if hits := _hits_needed(view):
        people = [phrases.option("", person) for person in costly(view.guardians)]
        who, key = phrases.texts.join(people), f"revolver-last-mine-{side}"
        return phrases.texts(key, hits=hits, fewer=len(people), people=who)
    if view.army == 1 and not view.killed:
        return phrases.texts(f"revolver-last-army-{side}")
    is_told = is_last and view.seat is not None  # the board's picture says it
    return phrases.texts("revolver-last-here") if is_told else ""


def _hits_needed(view: View) -> int:
    """Return how many hits kill Padre Esteban, who is hit last, in the last turn at the mine; else 0."""
    here = view.fields[view.battlefield_index].key
    is_last = here == MINE and view.box == FIELDS[here].boxes
    return hits_to_fell(view.guardians) if is_last else 0


def _last_guardian(view: View, side: str, phrases: Phrases) -> str:
    """Say that the last guardian decides the game, or nothing."""
    if len(view.guardians) != 1:
        return ""
    return phrases.texts(f"revolver-last-guardian-{side}", hits=1 + view.guardians[0][1])


def _sure_hits(decision: Decision, view: View, phrases: Phrases) -> str:
    """Say which cards in hand hit at once, or, in the last turns, that unseen ones may; or nothing."""
    text = phrases.texts
    if view.seat == decision.seat and decision.seat != view.padre:
        hits = [card for card in decision.options if key_of(card) in HITTERS and not is_idle(view, card)]
        names = dict.fromkeys(phrases.option("", card) for card in hits)
        return text("revolver-hits-at-once", cards=text.join([*names]), count=len(names)) if names else ""
    if not (_hits_needed(view) or view.army == 1 or len(view.guardians) == 1):
        return ""
    return text("revolver-may-hit", gatling=int(view.fields[view.battlefield_index].key == MINE))


def _why_gray(view: View, decision: Decision, phrases: Phrases) -> str:
    """Say why cards in hand cannot be played now, or nothing if all can."""
    blocked = [card for card in view.hand if card not in decision.options]
    if not blocked:
        return ""
    own, here = view.seats[decision.seat], view.fields[view.battlefield_index]
    if own.one_card_limit and view.plays:
        return phrases.texts("revolver-gray-limited")
    is_gun_blocked = any(card_data(card).type == FIREPOWER for card in blocked)
    is_narrow = any(card_data(card).lasting == NARROW for card in here.guards)
    room = SLOTS if own.side == GUARDIANS else PASSAGE if is_narrow else len(here.gang) + 1
    if is_gun_blocked and len(here.guards if own.side == GUARDIANS else here.gang) >= room:
        return phrases.texts(f"revolver-gray-{'full' if own.side == GUARDIANS else 'narrow'}")
    if view.plays and len(blocked) < len(view.hand):  # else it would come again after each play
        return ""
    dear = dict.fromkeys(phrases.option("", card) for card in blocked)
    return phrases.texts("revolver-gray-dear", cards=phrases.texts.join([*dear]))


def _last_cards(decision: Decision, view: View, phrases: Phrases) -> str:
    """Warn that the next play may empty the hand, or return nothing."""
    is_end = _hits_needed(view) or view.army == 1 or len(view.guardians) == 1
    prices = [card_data(card).cost for card in decision.options if "." in card]
    is_last = bool(prices) and max(prices) + 1 >= len(view.hand)
    return phrases.texts("revolver-last-cards") if is_last and not is_end else ""


def _place(key: str, view: View, phrases: Phrases) -> str:
    """Say of a battlefield whether the marker is there, how many places are free, and what power waits."""
    index = next(n for n, field in enumerate(view.fields) if field.key == key)
    when = "ahead" if index > view.battlefield_index else "behind"
    when = "now" if index == view.battlefield_index else when
    place = view.fields[index]
    text = phrases.texts(f"revolver-place-{when}", free=SLOTS - len(place.guards), slots=SLOTS)
    power = phrases.texts("revolver-place-power", guards=place.guards_power, gang=place.gang_power)
    return f"{text} · {power}" if place.guards_power or place.gang_power else text
