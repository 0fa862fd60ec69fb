"""The questions of BANG! for two: what they ask, their options, which of these cost too much, and tips."""

from collections.abc import Iterator
from dataclasses import replace

from bot.games.bang.board import standing
from bot.games.bang.cards import SHOTS, count_dodges, name_of, text_of
from bot.i18n.texts import Phrases, Texts
from engine.core.decisions import SEPARATOR, Decision, Seat
from engine.core.plays import Step
from engine.games.bang.aims import NEAR
from engine.games.bang.characters import CHARACTERS, barrels
from engine.games.bang.deck import FOR_ALL, KIND, KINDS, LIFE
from engine.games.bang.evaluation import acting, beer_works, in_reach, many_shots_given
from engine.games.bang.rules import ACTING
from engine.games.bang.view import CharacterView, View

ARROW = " → "  # between the steps of a play
ARTICLE = 2  # letters of one that begins a name, such as El
SHORT_NAME = 10  # characters of a name that stays whole on a button
TAKING = ("panic", "cat-balou")  # kinds of cards that take one
HARMFUL = ("jail", "dynamite")  # kinds of cards that one takes from one's own side
NEEDS_TWO = [name for name, ability in CHARACTERS.items() if ability.dodges > 1]  # to dodge their BANG!
HELPFUL = {"bart-cassidy", "calamity-janet", "el-gringo", "sid-ketchum", "vulture-sam"}  # after a first hit
LOW = 2  # life points with which a Missed! is well spent
HELD = ("play", "discard")  # decisions about cards whose use the table decides


def decision_text(decision: Decision, view: View, phrases: Phrases) -> str:
    """Return the question, to its own seat with what its options cannot say."""
    question = _question(decision, view, phrases)
    if view.decision != decision:
        return question
    if decision.kind == "expose":
        now = next(who for who in view.ring if who.exposed and who.seat == decision.seat)
        key = "own" if any(in_reach(view, who) for who in _own_living(view, decision.seat)) else "nobody"
        return phrases.texts(f"bang-expose-{key}", name=name_of(now.name, phrases))
    if decision.kind == "place":
        return phrases.texts("bang-place-own", advice=default_text(decision, phrases))
    if decision.kind == "draft":
        [name] = decision.default
        does, acts = phrases.texts(f"bang-card-{name}.brief"), int(name in ACTING)
        advice = phrases.texts("bang-draft-advice", card=name_of(name, phrases), does=does, acts=acts)
        return f"{question}\n{advice}"
    card = str(dict(decision.facts).get("card", ""))
    if decision.kind == "sure" and KIND[card] == "beer":
        why = "beer" if beer_works(view) else "last-two"
        return phrases.texts(f"bang-sure-{why}", card=phrases.value(card))
    if decision.kind == "play":
        question = " ".join(filter(None, (question, *_why_grey(view, phrases))))
    if not suffices(decision, view):
        question = f"{question} {phrases.texts('bang-too-few')}"
    notes = [_no_beer(decision, view, phrases), _swap(decision, phrases)]
    notes += [phrases.texts("bang-alone")] if _is_alone(decision) and not _may_drink(decision, view) else []
    return "\n".join(filter(None, (question, *notes)))


def _is_alone(decision: Decision) -> bool:
    """Return whether no card helps against a shot."""
    return {*decision.options} <= {"pass", "all"}


def _question(decision: Decision, view: View, phrases: Phrases) -> str:
    """Return what anybody reads, and that its own seat has nothing to play."""
    facts = dict(decision.facts)
    if facts.get("needed") == 1 and str(facts.get("by")) in NEEDS_TWO and facts["card"] == "bang":
        facts["needed"] = 0  # one more
    question = phrases.decision(replace(decision, facts=tuple(facts.items())))
    if (after := _next_target(decision, view)) is not None:
        question = f"{question} {phrases.texts('bang-who-next', who=name_of(after.name, phrases))}"
    if decision.kind == "last-beer":
        return f"{question} {_remedy(decision, view, phrases)}"
    if decision.kind == "target" and (kind := KIND[str(facts["card"])]) in TAKING:
        return phrases.texts("bang-take-which", kind=kind, card=phrases.value(str(facts["card"])))
    if decision.kind == "draft" and not any(view.drafted):
        return phrases.texts("bang-draft-first")
    return phrases.texts("bang-nothing-to-play") if is_idle(decision, view) else question


def is_idle(decision: Decision, view: View) -> bool:
    """Return whether the viewer can play nothing, or only what would heal nobody."""
    if decision.kind != "play" or view.decision != decision:
        return False
    return {KIND.get(option, option) for option in decision.options} <= {"done", *_vain(view)}


def _next_target(decision: Decision, view: View) -> CharacterView | None:
    """Return whom a card that hits both of a side comes to next; the right one is always first."""
    facts = dict(decision.facts)
    if decision.kind not in ("dodge", "shoot-back") or facts["card"] not in FOR_ALL:
        return None
    right, left = (who for who in view.ring if who.seat == decision.seat)
    return left if facts["target"] == right.name and left.alive else None


def option_text(decision: Decision, option: str, view: View, phrases: Phrases) -> tuple[str, str]:
    if decision.kind == "place":
        return _stance(option, phrases), ""
    label = _label(decision, option, view, phrases)
    if decision.kind == "flip" or (option == "done" and not _holds_too_many(view)):
        return label, ""  # of a card that is flipped the suit alone counts
    if decision.kind == "draw-from" and option == "discard":
        return f"{label}: {phrases.value(view.discard[-1])}", phrases.effect(decision.kind, option)
    who = next((who for who in view.ring if who.name == option), None)
    if who is not None and decision.kind == "expose":
        return _reaching(view, who, phrases), _line(option, phrases.texts)
    if who is not None:
        return label, standing(view, who, phrases)
    own = [card for who in view.ring if who.seat == decision.seat for card in who.in_play]
    if decision.kind == "take" and option in own:
        label = _own(label, decision, phrases)
    if option in KIND and decision.kind in ("dodge", "shoot-back", "last-beer"):
        does = decision.kind if suffices(decision, view) else "in-vain"
        return label, phrases.texts(f"bang-answers-{does}", needed=int(dict(decision.facts).get("needed", 1)))
    if decision.kind in HELD and (line := _line_now(KIND.get(option, ""), decision.seat, view, phrases)):
        return label, line
    return label, _line(option, phrases.texts) or phrases.effect(decision.kind, option)


def _label(decision: Decision, option: str, view: View, phrases: Phrases) -> str:
    """Name an option; a Barrel of one's own and a death by whose they are."""
    if (decision.kind, option) == ("last-beer", "pass"):
        return phrases.texts("bang-dies", who=name_of(_target(decision, view).name, phrases))
    if option == "barrel" and not any(KIND[card] == "barrel" for card in _target(decision, view).in_play):
        return phrases.texts("bang-own-barrel", name=name_of(_target(decision, view).name, phrases))
    return phrases.option(decision.kind, option)


def _target(decision: Decision, view: View) -> CharacterView:
    """Return whom a decision is about."""
    return next(who for who in view.ring if who.name == dict(decision.facts)["target"])


def _line_now(kind: str, seat: Seat, view: View, phrases: Phrases) -> str:
    """Say what a kind of card does now, if that is not what it usually does."""
    shooter = next(who for who in view.ring if who.exposed and who.seat == seat)
    if kind == "missed" and CHARACTERS[shooter.name].swaps:
        return phrases.texts("bang-missed-shoots")
    if kind == "bang" and shooter.name in NEEDS_TWO:
        return phrases.texts("bang-needs-two")
    if kind == "beer" and not beer_works(view):
        return phrases.texts("bang-beer-last-two")
    if kind == "beer" and shooter.life == shooter.max_life:
        return phrases.texts("bang-beer-full", name=name_of(shooter.name, phrases))
    return phrases.texts("bang-jail-last") if kind == "jail" and _is_last(1 - seat, view) else ""


def _remedy(decision: Decision, view: View, phrases: Phrases) -> str:
    """Say what gives a dying character a life point back."""
    who = _target(decision, view)
    drinks, heals = who.exposed and beer_works(view), who.name == "sid-ketchum"
    return phrases.texts("bang-saves", how="both" if drinks and heals else "cards" if heals else "beer")


def _swap(decision: Decision, phrases: Phrases) -> str:
    """Say why cards answer that are not what is asked for."""
    name, other = str(dict(decision.facts).get("target")), {"dodge": "bang", "shoot-back": "missed"}
    is_swapped = other.get(decision.kind, "-") in map(KIND.get, decision.options)
    return phrases.texts("bang-swaps", who=name_of(name, phrases)) if is_swapped else ""


def _may_drink(decision: Decision, view: View) -> bool:
    """Return whether a shot would kill the exposed one, and the viewer holds a Beer that works."""
    is_last = dict(decision.facts).get("life") == 1
    has_beer = "beer" in map(KIND.get, view.hand)
    return is_last and has_beer and _target(decision, view).exposed and beer_works(view)


def _no_beer(decision: Decision, view: View, phrases: Phrases) -> str:
    """Say why a Beer in hand does not save whoever the shot would kill, or return ""."""
    facts = dict(decision.facts)
    is_last = decision.kind in ("dodge", "shoot-back") and facts["life"] == 1
    if not is_last or "beer" not in map(KIND.get, view.hand) or _may_drink(decision, view):
        return ""
    return phrases.texts("bang-no-beer", why="two" if _target(decision, view).exposed else "covered")


def _why_grey(view: View, phrases: Phrases) -> Iterator[str]:
    """Say why a BANG! that the viewer holds cannot be played, and what would heal nobody."""
    who, kinds = acting(view), {KIND[card] for card in view.hand}
    if "bang" in kinds:
        if view.shots and not (CHARACTERS[who.name].many_shots or many_shots_given(who)):
            yield phrases.texts("bang-spent")
        elif not in_reach(view, who):
            yield phrases.texts("bang-unreached")
    vain = kinds & {*_vain(view)}
    if "beer" in vain:
        yield phrases.texts("bang-no-beer", why="full" if beer_works(view) else "two")
    if "saloon" in vain:
        yield phrases.texts("bang-no-saloon")
    if "panic" in vain:
        yield phrases.texts("bang-no-panic")


def _vain(view: View) -> Iterator[str]:
    """Yield the kinds of cards that would now do nothing but leave the acting player's hand."""
    who = acting(view)
    if _refills(view, who.seat):
        return
    if not beer_works(view) or who.life == who.max_life:
        yield "beer"
    if all(one.life == one.max_life for one in view.ring if one.alive):
        yield "saloon"
    near = (one for one in view.ring if one.alive and one.distance <= NEAR)
    if not any(
        {*map(KIND.get, one.in_play)} & {*HARMFUL}
        if one.seat == who.seat
        else one.in_play or view.hand_sizes[one.seat]
        for one in near
    ):
        yield "panic"


def _refills(view: View, seat: Seat, target: str = "suzy-lafayette") -> bool:
    """Return whether an empty hand draws a card, so that a card that does nothing may be worth playing.

    While one is aimed at, only the `target`'s ability counts.
    """
    return any(who.name == target == "suzy-lafayette" and who.alive for who in view.ring if who.seat == seat)


def _own(label: str, decision: Decision, phrases: Phrases) -> str:
    """Mark what the seat has itself, in words to it or, as in a Gazette, about it."""
    key = "yours" if phrases.viewer == decision.seat else "own"
    return phrases.texts(f"bang-take-{key}", card=label)


def short_label(path: str, label: str) -> str:
    """Leave out of a card with a target rank and suit, and of the target all but a name."""
    names, parts = path.split(SEPARATOR), label.split(ARROW)
    if path in LIFE or path in KIND:
        return label
    return ARROW.strip().join(map(_short_name, names, parts)) if len(names) == len(parts) else label


def tip_kind(decision: Decision, view: View) -> str:
    kind = decision.kind
    if view.threat and count_dodges(view.threat):
        return ""  # the first of two is spent, so saving is over
    if kind == "dodge" and "barrel" in decision.options and suffices(decision, view):
        return "dodge-barrel"
    if kind in ("target", "take") and KIND[str(dict(decision.facts)["card"])] in HARMFUL:
        return ""  # neither attacks nor protects
    is_vain = _is_helpless(decision) or not suffices(decision, view)
    if kind in ("dodge", "shoot-back", "last-beer") and is_vain:
        return ""  # holds no card that would help
    exposed = [who for who in view.ring if who.exposed and who.seat == decision.seat]
    is_free = any(CHARACTERS[who.name].many_shots or many_shots_given(who) for who in exposed)
    if kind == "discard" and not beer_works(view):
        return "discard-last"
    return "play-many" if kind == "play" and is_free else kind


def step_text(step: Step, view: View, phrases: Phrases) -> tuple[str, str]:
    label, line = option_text(step.decision, step.option, view, phrases)
    if step.decision.kind != "target":
        return label, line
    kind = KIND[str(dict(step.decision.facts)["card"])]
    if kind == "dynamite":  # which one expects to throw at the others
        return _own(label, step.decision, phrases), ""
    if kind in TAKING or KINDS[kind].color == "blue":  # what is taken follows, or the card's name is long
        label = _short_name(step.option, label)
    if kind in SHOTS and (defense := _defense(step, view, phrases)):
        return label, defense
    return label, _replaced(step, view, phrases)  # what the card does is said before


def _defense(step: Step, view: View, phrases: Phrases) -> str:
    """Say what else the target of a shot may answer with."""
    who = next(who for who in view.ring if who.name == step.option)
    if CHARACTERS[who.name].swaps:
        return phrases.texts("bang-against-swap")
    flips, needed = barrels(who), CHARACTERS[acting(view).name].dodges
    if flips and flips + view.hand_sizes[who.seat] < needed:
        return phrases.texts("bang-barrel-too-few")  # nobody is asked
    return phrases.texts("bang-against-barrel") if flips else ""


def is_dominated(decision: Decision, option: str, view: View) -> bool:
    """Return whether a list can do without an option.

    It heals nobody, robs oneself, only flips a Barrel in vain or twice, takes one of two hits that
    nothing helps against, or the exposed one offers the same: two share a hand if Suzy refills none.
    """
    if option == "pass" and "all" in decision.options:
        names = {who.name for who in view.ring if who.seat == decision.seat}
        return _is_alone(decision) and not names & HELPFUL
    if option in ("barrel", "through") and not suffices(decision, view):
        return True
    if option == "barrel" and "through" in decision.options:
        return _is_helpless(decision)  # who would only be asked again
    if decision.kind == "play":
        return option in KIND and KIND[option] in _vain(view)
    kind = KIND.get(str(dict(decision.facts).get("card")))
    if decision.kind == "target" and kind in TAKING:
        [target] = (who for who in view.ring if who.name == option)
        taken = replace(decision, kind="take", facts=(*decision.facts, ("target", option)))
        ways = [*target.in_play, *["hand"] * (target.seat != decision.seat)]
        return all(is_dominated(taken, way, view) for way in ways)
    if decision.kind != "take":
        return False
    target = _target(decision, view)
    if option != "hand":
        return target.seat == decision.seat and KIND[option] not in HARMFUL
    pair = [who for who in view.ring if who.seat == target.seat and who.alive]
    near = kind != "panic" or all(who.distance <= NEAR for who in pair)
    return not target.exposed and near and not _refills(view, target.seat)


def default_text(decision: Decision, phrases: Phrases) -> str:
    if decision.kind == "place":
        return _stance(decision.default[0], phrases)
    if decision.kind != "draft":
        return ""
    return phrases.texts("bang-draft-proposed", card=phrases.option("draft", decision.default[0]))


def lights_last(decision: Decision, view: View) -> bool:
    """Return whether Dynamite goes in front of the player's last character."""
    is_dynamite = decision.kind == "target" and KIND[str(dict(decision.facts)["card"])] == "dynamite"
    return is_dynamite and _is_last(decision.seat, view)


def _is_last(seat: Seat, view: View) -> bool:
    """Return whether a player has one character left."""
    return len(_own_living(view, seat)) == 1


def _own_living(view: View, seat: Seat) -> list[CharacterView]:
    return [who for who in view.ring if who.seat == seat and who.alive]


def _line(thing: str, text: Texts) -> str:
    """Return what a card or character does, in a line that a list shows whole."""
    brief = f"bang-card-{KIND.get(thing, thing)}.brief"
    return text(brief) if text.has(brief) else text_of(thing, text)


def _replaced(step: Step, view: View, phrases: Phrases) -> str:
    """Say which weapon a new one replaces."""
    who = next(who for who in view.ring if who.name == step.option)
    weapons = [KIND[card] for card in who.in_play if KINDS[KIND[card]].weapon]
    is_weapon = KINDS[KIND[str(dict(step.decision.facts)["card"])]].weapon
    return phrases.texts("bang-replaces", card=name_of(weapons[0], phrases)) if weapons and is_weapon else ""


def _holds_too_many(view: View) -> bool:
    return any(who.exposed and who.seat == view.seat and len(view.hand) > who.life for who in view.ring)


def suffices(decision: Decision, view: View) -> bool:
    """Return whether what answers a shot or saves a life can do so, not whether there is any."""
    cards, facts = [option for option in decision.options if option in KIND], dict(decision.facts)
    flips = barrels(_target(decision, view)) if "barrel" in decision.options else 0
    if decision.kind not in ("dodge", "last-beer") or not (cards or flips):
        return True
    if _refills(view, decision.seat, str(facts["target"])) and len(cards) == len(view.hand):
        return True  # the last card draws another (R19)
    pairs = (len(view.hand) - len(cards)) // 2 if "ability" in decision.options else 0
    return len(cards) + flips + pairs * (decision.kind == "last-beer") >= int(facts["needed"])


def _is_helpless(decision: Decision) -> bool:
    """Return whether a seat holds nothing that answers."""
    return not any(option in KIND or option == "ability" for option in decision.options)


def is_waste(decision: Decision, option: str) -> bool:
    """Return whether the tip on a shot is against an answer: before a Barrel, or to die with a Missed!."""
    is_helpless = _is_helpless(decision)
    if "barrel" in decision.options:
        return option not in ("barrel", "through") or (option == "through" and not is_helpless)
    if "all" in decision.options:
        return option == "pass" or (option == "all" and not is_helpless)
    return option == "pass" and len(decision.options) > 1 and int(dict(decision.facts)["life"]) <= LOW


def _short_name(key: str, name: str) -> str:
    if key in KIND:
        return name.partition(" ")[2]
    is_long = key in LIFE and len(name) > SHORT_NAME
    return next(word for word in name.split() if len(word) > ARTICLE) if is_long else name


def _stance(option: str, phrases: Phrases) -> str:
    """Name a way to place two characters."""
    exposed, _, side = option.partition(".")
    return phrases.texts(f"bang-place-{side}", exposed=name_of(exposed, phrases))


def _reaching(view: View, who: CharacterView, phrases: Phrases) -> str:
    """Name a character to expose, and whom a BANG! would then reach."""
    name, targets = name_of(who.name, phrases), in_reach(view, who)
    if not any(in_reach(view, one) for one in _own_living(view, who.seat)):
        return name
    if len(targets) == 1:
        return phrases.texts("bang-exposes", name=name, targets=name_of(targets[0].name, phrases))
    return phrases.texts("bang-exposes-all", name=name, count=len(targets))
