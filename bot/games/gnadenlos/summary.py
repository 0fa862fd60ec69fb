"""Sum up what happened in a line per step of a turn: only results, because the log has the rest."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial, reduce
from itertools import pairwise
from types import MappingProxyType

from bot.games.gnadenlos.board import SYMBOLS
from bot.games.lines import Line, gravity_of, is_routine
from bot.i18n.texts import Phrases
from engine.core.decisions import Fact, Seat
from engine.core.rules import Event
from engine.games.gnadenlos.operations import kinds

CONTEST, PRESTIGE, AUCTION, PAYDAY, OTHER = "contest", "prestige", "auction", "payday", ""
STEPS: Mapping[str, str] = {
    **dict.fromkeys(("revealed", "absent", "found", "took", "discarded"), CONTEST),
    **dict.fromkeys(("opened", "bid", "passed", "outbid", "recruited", "laid", "took-back"), AUCTION),
    **dict.fromkeys(("payday-began", "paid", "payday-ended", "ruined"), PAYDAY),
    "spent": PRESTIGE,
}
WALKS = MappingProxyType({"poker": CONTEST, "prestige": PRESTIGE, "ruin": PAYDAY})
FIRST = frozenset({"revealed", "spent", "opened", "payday-began"})  # kinds that begin a step
# What an event or payday brought outweighs a recruiting; what moved hats weighs as much as one's own gold
GRAVITY: Mapping[str, int] = {CONTEST: 2, PAYDAY: 2}
GRAVE = 9  # of a vulture, which no panel leaves out before another line but the newest, until the next event
ROW, WALL = 38, 8  # characters of a row on a phone, and rows of which older turns have one line each
ROUTINE = frozenset({"bids-last", "rolled", "reshuffled"})
ANNOUNCEMENTS = frozenset({"turn-began", "turned", "undertaker-moved", "unasked"})
# Told by the board and the question, too
SHOWN = frozenset({"turn-began", "turned", "opened", "nobody-went"})
# Kinds that change what a seat has, as do those below.
AT_STAKE = frozenset({"recruited", "took-back", "paid", "ruined"})
EFFECTS = MappingProxyType(  # with the fact that a summary names
    {"found": "nuggets", "took": "count", "advanced": "field", "retreated": "field", "discarded": "card"}
)
BRIEF = MappingProxyType(  # kinds that a line of a turn names with a fact, by step
    {
        CONTEST: {kind: fact for kind, fact in EFFECTS.items() if kind != "discarded"},
        PAYDAY: {"paid": "value", "ruined": ""},
        AUCTION: {"recruited": ""},
        PRESTIGE: {"advanced": "field"},
    }
)
MARKS = MappingProxyType({AUCTION: "👥"})
CHANGES = MappingProxyType(  # behind a hat, on the same row of a phone
    {
        "found": "+{}",
        "took": "📄+{}",
        "advanced": "→{}",
        "retreated": "→{}",
        "paid": "−{}",
    }
)


def lines(events: Iterable[Event], phrases: Phrases) -> list[str]:
    """Return what happened, oldest first; of many rows, a line for each turn, the last one only if need be.

    On the board an earlier turn is a line in any case, but for a payday, which may be as new. A turn that has
    brought nothing yet belongs to the one before it.
    """
    events, result = [*events], _lines(events, phrases)
    begin = [n for n, event in enumerate(events) if event.kind == "turn-began"]
    past = 0
    while begin and not any(map(_step_of, events[begin[-1] :])):
        past = int(dict(events[begin.pop()].facts)["number"]) - 1
    begin = [n for n in begin if any(map(_step_of, events[:n]))]
    is_old = phrases.viewer is None and not any(event.kind == "payday-began" for event in events)
    if past and not begin and any(map(_step_of, events)):  # beside the event of the next turn
        result[0] = result[0].reworded(phrases.texts("gnadenlos-turn", turn=past, name=result[0]))
    if not begin or sum(1 + len(line) // ROW for line in result) <= WALL * (not is_old):
        return [*_own_first(result)]
    turn, folded = int(dict(events[begin[0]].facts)["number"]), list[Line]()
    last, number = events[begin[-1] :], turn + len(begin) - 1
    for old, (start, end) in enumerate(pairwise([0, *begin]), turn - 1):
        folded += _in_a_line(old, events[start:end], phrases, is_new=old == number - 1)
    first, *rest = _lines(last, phrases)
    whole = [first.reworded(phrases.texts("gnadenlos-turn", turn=number, name=first)), *rest]
    is_wall = len(begin) > 1 and sum(1 + len(line) // ROW for line in (*folded, *whole)) > WALL
    brief = [*_in_a_line(number, last, phrases, is_new=True)] if is_wall else []
    return [*_own_first([*folded, *(brief or whole)])]


def _own_first(lines: list[Line]) -> list[Line]:
    """Let what only others had a part in since a payday that cost the reader go before that payday."""
    grave = [n for n, line in enumerate(lines) if line.victim is not None and line.gravity >= GRAVE]
    for line in lines[grave[-1] + 1 :] if grave else ():
        if line.victim is None:
            line.is_routine = True
    return lines


def _in_a_line(turn: int, events: Iterable[Event], phrases: Phrases, *, is_new: bool) -> Iterator[Line]:
    """Yield what a turn's event and prestige brought whom, with who recruited, and its paydays."""
    steps = [one for one in _steps(_without_announcements([*events], None)) if one[0] in BRIEF]
    paydays = [step for kind, step in steps if kind == PAYDAY]
    others = [one for one in steps if one[0] != PAYDAY]
    for group in others, [(PAYDAY, [event for step in paydays for event in step])]:
        parts = [_brief(kind, step, phrases, len(paydays)) for kind, step in group]
        results = [event for kind, step in group for event in step if event.kind in BRIEF[kind]]
        if name := "\N{NO-BREAK SPACE}· ".join(filter(None, parts)):
            text = phrases.texts("gnadenlos-turn", turn=turn, name=name)
            victim = phrases.viewer if phrases.viewer in {event.seat for event in results} else None
            weight = _weight(results, phrases.viewer if is_new else None, is_old=True)
            yield Line(text, victim=victim, gravity=weight)


def _weight(step: Iterable[Event], viewer: Seat | None, *, is_old: bool) -> int:
    """Return the gravity of an event or payday: the most of one that cost the viewer, or of a vulture."""
    cost = {event.seat: event.kind for event in step if dict(event.facts).get("value")}
    is_grave = viewer in cost or ("ruined" in cost.values() and not is_old)
    return GRAVE if is_grave else GRAVITY[PAYDAY] - is_old  # no more than one's own new recruiting


def _brief(kind: str, step: Sequence[Event], phrases: Phrases, paydays: int) -> str:
    """Return a step's sign and what it brought each hat, payments added up, or "" if it brought nothing."""
    values, parts = Counter[tuple[str, Seat]](), list[str]()
    for event in step:
        if event.kind in BRIEF[kind] and event.seat is not None:
            values[event.kind, event.seat] += int(dict(event.facts).get(BRIEF[kind][event.kind], 1))
    for (what, seat), value in values.items():
        if value and not (what == "ruined" and values["paid", seat]):
            part = f"{phrases.sign(seat)}{CHANGES.get(what, '').format(value)}"
            parts.append(f"{part}{_drawn_notes(step, seat, phrases)}{_fall(step, seat)}")
    sign, text = SYMBOLS[_symbol(step)] if kind == CONTEST else MARKS.get(kind, ""), " ".join(parts)
    if kind == PAYDAY and text:
        name = phrases.texts("gnadenlos-brief-payday", count=paydays)
        return phrases.texts("named-value", name=name, value=text)
    return f"{sign}\N{NO-BREAK SPACE}{text}".lstrip() if text else ""


def _fall(step: Sequence[Event], seat: Seat) -> str:
    """Return the vultures that a seat got, with where its hat stood before and after them."""
    birds = "🦅" * sum((event.kind, event.seat) == ("ruined", seat) for event in step)
    falls = [dict(event.facts) for event in step if (event.kind, event.seat) == ("retreated", seat)]
    ways = [f" {int(fall['field']) + int(fall['steps'])}→{falls[-1]['field']}" for fall in falls[:1]]
    return f" ({birds}{''.join(ways)})" if birds else ""


def _lines(events: Iterable[Event], phrases: Phrases) -> list[Line]:
    """Tell each step of turns; where room is short, what it meant to the viewer stays.

    So does the last result, which the picture shows, whoever had a part in it.
    """
    result, before = list[Line](), OTHER
    steps = [*_steps(_without_announcements([*events], phrases.viewer))]
    last = max((n for n, (kind, _) in enumerate(steps) if kind not in (OTHER, PRESTIGE)), default=-1)
    contest = max((n for n, (kind, _) in enumerate(steps) if kind == CONTEST), default=-1)
    for n, (kind, step) in enumerate(steps):
        if (kind, before) == (PRESTIGE, CONTEST) and (bought := _bought(step, phrases)):
            result[-1] = result[-1].reworded(f"{result[-1]} {bought}")  # which the contest leaves half empty
        else:
            viewer = None if kind == PRESTIGE else phrases.viewer  # whoever has paid knows it
            sentences = SUMMARIES[kind](step, phrases)
            if (kind, before) == (PAYDAY, PAYDAY):
                again = phrases.texts("gnadenlos-market-full", again=1)
                sentences = [f"{again} {line}" for line in sentences]
            weight = GRAVITY.get(kind, 0) + any(("why", "poker") in event.facts for event in step)
            if kind == PAYDAY:  # another's vulture of an earlier turn is no graver than what is newer
                weight = _weight(step, viewer, is_old=n < contest)
            result += _with_weight(filter(None, sentences), step, viewer, weight, is_last=n == last)
        before = kind
    return result


def _with_weight(
    sentences: Iterable[str], step: Sequence[Event], viewer: Seat | None, weight: int, *, is_last: bool
) -> Iterator[Line]:
    """Mark what changed for the viewer, and what others settled among themselves without weight."""
    unasked = {event.seat for event in step if event.kind == "outbid"}  # who takes back what they chose not
    stakes = [event for event in step if event.kind in AT_STAKE or event.kind in EFFECTS]
    changed = [event.seat for event in stakes if event.kind != "took-back" or event.seat not in unasked]
    is_own = viewer in changed
    for line in sentences:
        others = viewer is not None and changed and not is_own
        gravity = max(gravity_of(line), weight + is_own) if changed else gravity_of(line)
        routine = is_routine(line) or (bool(others) and not gravity and not is_last)
        yield Line(line, is_routine=routine, victim=viewer if is_own else None, gravity=gravity)


def _without_announcements(events: Sequence[Event], viewer: Seat | None) -> Iterator[Event]:
    """Leave out dice, and what an event decided since has made old: earlier turns, and its name.

    An adventurer of the viewer who went unasked is marked `alone`.
    """
    last, alone = {event.kind: n for n, event in enumerate(events)}, False
    since = max(last.get("turn-began", 0), last.get("revealed", -1) + 1)
    for n, event in enumerate(events):
        is_own = viewer is not None and event.seat == viewer
        if event.kind == "revealed":
            yield replace(event, facts=(*event.facts, ("alone", int(alone and is_own))))
        elif event.kind in ANNOUNCEMENTS:
            yield from [event] if n >= since else ()
        elif event.kind not in ROUTINE:
            yield event
        if is_own and event.kind in ("unasked", "revealed"):
            alone = event.kind == "unasked"


def _steps(events: Iterable[Event]) -> Iterator[tuple[str, list[Event]]]:
    """Divide events into the steps of turns."""
    kind, step = OTHER, list[Event]()
    for event in events:
        part = _step_of(event)
        begins = event.kind in FIRST and step and step[-1].kind != event.kind
        if step and (part != kind or begins):
            yield kind, step
            step = []
        kind, step = part, [*step, event]
    if step:
        yield kind, step


def _step_of(event: Event) -> str:
    return STEPS.get(event.kind) or WALKS.get(str(dict(event.facts).get("why")), OTHER)


def _by_kind(step: Iterable[Event], kind: str) -> dict[Seat, dict[str, Fact]]:
    return {e.seat: dict(e.facts) for e in step if e.kind == kind and e.seat is not None}


def _contest(step: Sequence[Event], phrases: Phrases) -> list[str]:
    """Say who won the event with what strength, and what they and the others took or lost."""
    sent = _by_kind(step, "revealed")
    if not sent:
        return _other(step, phrases)
    symbol = _symbol(step)
    clauses = _outcomes(step, sent, symbol, phrases)
    absent = [phrases.seat(seat) for seat in _by_kind(step, "absent")]
    if len(sent) == 1:
        clauses.append(phrases.texts("gnadenlos-alone"))
    elif absent:
        names = phrases.texts.join(absent)
        clauses.append(phrases.texts("gnadenlos-absent", names=names, count=len(absent)))
    return [f"{SYMBOLS[symbol]} {_sentence(clauses, phrases)}"]


def _symbol(step: Iterable[Event]) -> str:
    seen = {event.kind for event in step}
    return "duel" if "took" in seen else "gold" if "found" in seen else "poker"


def _outcomes(
    step: Sequence[Event], sent: Mapping[Seat, Mapping[str, Fact]], symbol: str, phrases: Phrases
) -> list[str]:
    """Return a clause for all who won, for all who got nothing, and for each who lost or came second."""
    clauses, stayed, tied = list[str](), list[str](), list[str]()
    strengths = [facts["strength"] for facts in sent.values()]
    best = max(map(int, strengths))
    effects = [(_by_kind(step, kind), kind, fact) for kind, fact in EFFECTS.items()]
    for seat, facts in sorted(sent.items(), key=lambda item: -int(item[1]["strength"])):
        won = facts["strength"] == best
        values = [
            phrases.value(value) if isinstance(value := by_seat[seat][fact], str) else value
            for by_seat, kind, fact in effects
            if seat in by_seat and not (won and kind == "discarded")  # every winner's adventurer leaves
        ]
        name, strength = phrases.seat(seat), _strength(facts, strengths, phrases)
        if not values:
            stayed.append(f"{name} ({strength})")
            continue
        line = {"symbol": symbol, "name": name, "value": values[0], "strength": strength}
        line |= {"card": phrases.value(str(facts["card"])), "notes": _drawn_notes(step, seat, phrases)}
        if won and strengths.count(best) > 1:
            tied.append(phrases.texts("gnadenlos-tie-part", **line))
            names = phrases.texts.join(tied)
            clauses = [phrases.texts("gnadenlos-tie", **{**line, "names": names, "strength": best})]
            continue
        clauses += _stayed(stayed, symbol, phrases)  # they come before whoever loses
        stayed = []
        clauses.append(phrases.texts(f"gnadenlos-{'won' if won else 'lost'}", **line))
    return clauses + _stayed(stayed, symbol, phrases)


def _stayed(stayed: Sequence[str], symbol: str, phrases: Phrases) -> list[str]:
    """Return one clause for all who neither won nor lost, or none."""
    names = phrases.texts.join(stayed)
    return (
        [phrases.texts("gnadenlos-stayed", symbol=symbol, names=names, count=len(stayed))] if stayed else []
    )


def _strength(facts: Mapping[str, Fact], all_: Sequence[Fact], phrases: Phrases) -> str:
    """Return a strength, whether another was the same, and whether the reader was asked for it."""
    strength, alone = facts["strength"], int(facts.get("alone", 0))
    tied = int(all_.count(strength) > 1)
    return phrases.texts("gnadenlos-strength", strength=strength, alone=alone, tied=tied)


def _drawn_notes(step: Iterable[Event], seat: Seat, phrases: Phrases) -> str:
    """Return which notes came to this seat, if it is the one who reads it."""
    secrets = (
        dict(event.secret)
        for event in step
        if event.kind == "took" and event.seat == seat and event.is_known_to(phrases.viewer)
    )
    notes = str(next(secrets, {}).get("notes", "")).split()
    return f" ({phrases.value(kinds(notes))})" if notes else ""


def _sentence(clauses: Iterable[str], phrases: Phrases) -> str:
    join = partial(phrases.texts, "gnadenlos-clauses")
    return f"{reduce(lambda before, then: join(before=before, then=then), clauses)}."


def _prestige(step: Sequence[Event], phrases: Phrases) -> list[str]:
    return [*filter(None, [_bought(step, phrases)])] or _other(step, phrases)


def _bought(step: Sequence[Event], phrases: Phrases) -> str:
    """Say how far a seat's prestige took it, or nothing if it was spent in vain."""
    walk = next((event for event in step if event.kind == "advanced"), None)
    if walk is None or walk.seat is None:
        return ""
    facts = {name: fact for name, fact in walk.facts if isinstance(fact, int)}
    return phrases.texts("gnadenlos-bought", name=phrases.seat(walk.seat), **facts)


def _auction(step: Sequence[Event], phrases: Phrases) -> list[str]:
    """Say who recruited whom for what sum, and who nobody; until then, who was on offer."""
    bids, text = dict[Seat, dict[str, Fact]](), phrases.texts
    for kind in ("bid", "laid", "took-back"):  # a sum may come from an earlier bid
        bids |= _by_kind(step, kind)
    sums = {seat: facts["sum"] for seat, facts in bids.items()}
    if not any(event.kind == "laid" for event in step):
        # the question has the bids, and beside them stands whoever is on offer
        without = {"bid", "opened"} if any(event.kind == "bid" for event in step) else {}
        return _other([event for event in step if event.kind not in without], phrases)
    hired, back = _by_kind(step, "recruited"), _by_kind(step, "took-back")
    ranked = sorted(sums, key=lambda seat: -int(sums[seat]))
    cards = {seat: phrases.value(str(facts["cards"])) for seat, facts in hired.items()}
    pays = [
        text("gnadenlos-hired", name=phrases.seat(seat), sum=sums[seat], cards=cards[seat], first=int(not n))
        for n, seat in enumerate(seat for seat in ranked if seat in hired)
    ]
    losers = [seat for seat in ranked if seat in back]
    fails = [text("gnadenlos-outbid", name=phrases.seat(seat), sum=sums[seat]) for seat in losers]
    passed = [phrases.event(event) for event in step if event.kind == "passed"]
    return [*passed, f"👥 {_sentence(filter(None, [', '.join(pays), *fails]), phrases)}"]


def _payday(step: Sequence[Event], phrases: Phrases) -> list[str]:
    """Say what each has paid note by note, why that ended, and that none of one's notes came up."""
    paid: dict[Seat, list[int]] = {}
    for event in step:
        if event.kind == "paid" and event.seat is not None:
            paid.setdefault(event.seat, []).append(int(dict(event.facts)["value"]))
    debts = []
    for seat, values in sorted(paid.items()):
        due = [str(value) for value in values if value]
        notes = f" ({'+'.join(due)})" if len(due) > 1 else ""
        debts.append(phrases.texts("gnadenlos-paid", name=phrases.seat(seat), value=sum(values), notes=notes))
    ruined, ruins = _by_kind(step, "ruined"), _by_kind(step, "retreated")
    is_spared = phrases.viewer is not None and phrases.viewer not in {*paid, *ruined}
    column = next((int(dict(e.facts)["column"]) for e in step if e.kind == "payday-ended"), 0)
    says = {"payers": len(debts), "column": column, "spared": int(is_spared and bool(debts))}
    sentence = phrases.texts("gnadenlos-payday-is", debts=phrases.texts.join(debts), **says)
    began = [f"💰 {sentence}"] if debts or column else []
    for seat, facts in ruined.items():
        fall = {**ruins.pop(seat, {}), **facts}
        key = "gnadenlos-ruined" if "field" in fall else "gnadenlos-event-ruined"
        began.append(phrases.texts(key, seat=phrases.seat(seat), **fall))
    return [" ".join(began)]


def _other(step: Sequence[Event], phrases: Phrases) -> list[str]:
    """Tell each event: a turn and what it brings to town in one line, and in one the others who go unasked.

    Who is not asked matters to themselves.
    """
    began = next((event for event in step if event.kind == "turn-began"), None)
    is_named = any(event.kind == "nobody-went" for event in step)  # else its event is shown
    unasked = [event for event in step if event.kind == "unasked" and event.seat != phrases.viewer]
    lines = list[str]()
    for event in step:
        line = phrases.event(event)
        if began is not None and event.kind == "turned":
            facts = {**dict(began.facts), **dict(event.facts)}
            line = phrases.texts("gnadenlos-turn-event", seat=phrases.seat(began.seat or 0), **facts)
        elif (event is began and not is_named) or event in unasked[1:]:
            continue
        elif event in unasked:
            names = phrases.texts.join([phrases.seat(other.seat or 0) for other in unasked])
            line = phrases.texts("gnadenlos-unasked", names=names)
        is_near = event.kind == "undertaker-moved" and phrases.viewer is not None  # it is news on the board
        routine = event.kind in SHOWN or event in unasked or is_near
        lines.append(Line(line, is_routine=routine))
    return lines


SUMMARIES: Mapping[str, Callable[[Sequence[Event], Phrases], list[str]]] = {
    CONTEST: _contest,
    PRESTIGE: _prestige,
    AUCTION: _auction,
    PAYDAY: _payday,
    OTHER: _other,
}
