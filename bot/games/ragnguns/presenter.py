"""The texts and commands of Rag'n'Guns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.games.command_table import CommandOption, FixedReply, GameCommand, GameCommands
from bot.games.merging import Merge, Repeat
from bot.games.presenter import (
    CardGroup,
    CardSheet,
    EmbedField,
    ItemGroup,
    Moment,
    Presenter,
    chapters_of,
    reason,
    seat_status,
)
from bot.games.ragnguns import cards as ragnguns_cards
from bot.games.ragnguns import end_picture, summary
from bot.games.ragnguns import hand_picture as ragnguns_hand
from bot.games.ragnguns import picture as ragnguns
from bot.games.ragnguns.cards import (
    POWER_SIGN,
    belt_lines,
    does,
    effect_label,
    lines,
    price_line,
    sheet,
    stashed,
)
from bot.games.ragnguns.decks import RagNGunsDecks
from bot.i18n.texts import Phrases, Texts
from bot.render.scene import Item
from bot.ui.style import truncate
from engine.core.decisions import Decision
from engine.core.plays import Play, Step
from engine.core.rules import Event
from engine.games.ragnguns.cards import CARDS, PISTOLEROS, key_of
from engine.games.ragnguns.effects import POSED
from engine.games.ragnguns.ongoing import price
from engine.games.ragnguns.operations import UP, default_plan
from engine.games.ragnguns.rules.legal import source
from engine.games.ragnguns.rules.turn import ALL
from engine.games.ragnguns.state import ALLEY, BARREL, PISTOLERO, PLACES
from engine.games.ragnguns.view import Hidden, Posed, SeatView, View

CHOSEN = ("place", "place-trap", "give-up", "target", "zone", "stake")
ANSWERS = ("pay:", "overbid:", "take:")  # to a trap; what follows from each stands on the board
FIRST_TURNS = 4  # of both seats together, in which a decision says how to fire, and what is too dear
CLOSE = 2  # hits that are missing when the end is near
LATEST = 4  # cards named from the top of the discard


def _verb(name: str, *options: CommandOption, word: str = "") -> GameCommand:
    return GameCommand(name, options, opening=FixedReply("turn", word or name))


COMMANDS = GameCommands(
    "ragnguns",
    (
        GameCommand("deck", (CommandOption("name", "deck", required=True),)),
        _verb(
            "place", CommandOption("card", "pose", required=True), CommandOption("zone", "zone"), word="pose"
        ),
        _verb("discard", CommandOption("card", "discard", required=True)),
        _verb(
            "effect",
            CommandOption("name", "effect", required=True),
            CommandOption("target", "target"),
            CommandOption("place", "place", fixed=tuple(PLACES)),
        ),
        _verb("trap", CommandOption("card", "trap", required=True), CommandOption("stake", "stake")),
        GameCommand("disarm", (CommandOption("answer", "disarm", required=True),)),
        _verb("shootout", CommandOption("bullets", "shoot", required=True), word="shoot"),
        GameCommand("split", (CommandOption("bullets", "split", required=True),)),
        _verb("step-out"),
        GameCommand("stash", (CommandOption("card", "stash", required=True),)),
        _verb("end"),
        GameCommand("choose", (CommandOption("answer", "on-pose", required=True),), standalone_kinds=CHOSEN),
    ),
)


CHAPTERS = chapters_of(  # chapters of the rule book, with the kinds of decision that they explain
    {
        "ragnguns": "deck",
        "turn": "turn discard",
        "zones": "pose zone shoot split",
        "effects": "on-pose effect target",
        "traps": "trap stake give-up place-trap disarm",
        "stash": "place stash",
    }
)


class RagNGunsPresenter(Presenter[View]):
    cards = (*PISTOLEROS, *CARDS)
    commands = COMMANDS
    chapters = CHAPTERS
    decks = RagNGunsDecks()
    numbered_kinds = frozenset({"deck"})
    pinned_board_kinds = frozenset(CHAPTERS) - {"deck"}
    one_line_options = ("discard", "trap", "shoot")
    button_options = frozenset({"end", ALL})
    attack_options = frozenset({"shoot"})
    equal_kinds = frozenset({"split"})
    routine = frozenset({"discarded", "paid", "paid-back", "returned", "belted", "loaded",
                         "became-ready", "fetched", "dug"})  # fmt: skip
    merges = (
        Merge("paid", "returned", "paid-back"),
        Merge("overbid", "discarded", "unmasked"),
        Merge("fired", "hurt", "shot", {"count": "taken"}),
        Merge("fired", "wounded", "shot-card", {"count": "taken"}),
        Repeat("shot", added=("count", "taken"), last=("total",)),
    )
    gallery_moments = (Moment("ragnguns", "ragnguns", 2, 102, 61),)
    widths = (200, 200, 350)
    telling = (
        *("struck hurt shot", "sprung overbid paid bluffed", "shot-card wounded", "stole robbed"),
        *("volley-fired stepped-out played", "posed drew set healed"),
    )

    def headline(self, view: View, phrases: Phrases) -> str:
        if view.over:
            return phrases.texts("ragnguns-over")
        if view.phase == "decks":
            return phrases.texts("ragnguns-decks")
        return phrases.texts("ragnguns-headline", turn=view.turn, seat=phrases.seat(view.current))

    def fields(self, view: View, phrases: Phrases) -> list[EmbedField]:
        return [
            EmbedField(_heading(view, n, phrases), truncate("\n".join(_seat(view, n, phrases)), 1024))
            for n in range(len(view.seats))
        ]

    def summary(self, events: Iterable[Event], phrases: Phrases) -> list[str]:
        return summary.lines(self.merge_events(events), phrases, self.routine)

    verdict = staticmethod(end_picture.verdict)
    moment = staticmethod(end_picture.moment)
    end_picture = staticmethod(end_picture.end)

    def ending(self, view: View, phrases: Phrases) -> list[EmbedField]:
        lines = [f"**{phrases.seat(n)}** · {_life(seat, phrases)}" for n, seat in enumerate(view.seats)]
        why = end_picture.sentence(view, phrases) or "\n".join(lines)
        fields = [reason(phrases, why)] if view.turn else []
        for n, known in enumerate(view.hidden):
            if known and (cards := "\n".join(_turned_up(known, phrases))):
                fields.append(EmbedField(_heading(view, n, phrases), truncate(cards, 1024)))
        return fields

    def visible_cards(self, view: View, phrases: Phrases) -> list[CardGroup]:
        known = view.hidden[view.seat] if view.seat is not None else None
        groups = [(phrases.texts("ragnguns-mine-hand"), known.hand if known else ())]
        for n, seat in enumerate(view.seats):
            tops = (place.top for place in seat.stash)
            cards = (seat.pistolero, *(posed.card for posed in seat.posed), *tops, *seat.played)
            groups.append((_heading(view, n, phrases), cards))
        for place, cards in known.stash if known else ():
            groups.append((phrases.texts(f"ragnguns-mine-{place}"), cards))
        groups += [(phrases.texts("ragnguns-mine-traps"), known.traps if known else ())]
        named = ((title, dict.fromkeys(key_of(card) for card in cards)) for title, cards in groups)
        known_groups = ((title, tuple(key for key in keys if key in self.cards)) for title, keys in named)
        return [CardGroup(title, keys) for title, keys in known_groups if keys]

    def hand(self, view: View, phrases: Phrases) -> str:
        known = view.hidden[view.seat] if view.seat is not None else None
        if known is None or view.seat is None:
            return ""
        if {(view.seat, "disarm"), (view.seat, "split")} & {*view.waiting}:  # none of it can be used yet
            return next(_turned_up(known, phrases), "") if known.hand else ""
        own = view.seats[view.seat]
        parts = list(_own_cards(known, own, phrases))
        if own.pistolero:
            heading = phrases.texts("ragnguns-mine-belt", pistolero=phrases.option("", own.pistolero))
            belt = "\n".join(belt_lines(own.pistolero, phrases.texts))
            parts.append(f"**{heading}**\n{belt}")  # last, where a phone cuts first
        none = phrases.texts("ragnguns-mine-none") if view.turn else ""
        return truncate("\n\n".join(parts) or none, 3000)

    picture = staticmethod(ragnguns.table)

    hand_picture = staticmethod(ragnguns_hand.hand)
    hand_order = staticmethod(ragnguns_hand.order)

    def card_item(self, card: str, width: int, phrases: Phrases) -> Item:
        if card in PISTOLEROS:
            return ragnguns_cards.pistolero(card, width, phrases)
        return ragnguns_cards.card(card, width, phrases, banner=True)

    def item_groups(self, phrases: Phrases, width: int) -> Iterator[ItemGroup]:
        who = tuple(ragnguns_cards.pistolero(key, width, phrases) for key in PISTOLEROS)
        yield ItemGroup("The pistoleros", 9, who)
        cards = tuple(ragnguns_cards.card(key, width, phrases, banner=True) for key in CARDS)
        yield ItemGroup("The cards", 9, cards)

    def decision_text(self, decision: Decision, view: View, phrases: Phrases) -> str:
        question = phrases.decision(decision)
        if decision.kind == "stake":
            key = key_of(str(dict(decision.facts)["card"]))
            return "\n".join([question, *lines(key, phrases.texts)])
        if decision.kind == "on-pose":
            posed = view.seats[decision.seat].posed
            return "\n".join([question, *_on_pose(str(dict(decision.facts)["card"]), posed, phrases)])
        if decision.kind != "turn":
            return question
        parts = [question, _danger(decision, view, phrases), _goal(decision, view, phrases)]
        if _lacks_room(view):
            parts.append(phrases.texts("ragnguns-no-zones-full"))
        elif view.turn <= FIRST_TURNS and (dear := _too_dear(view)):
            parts.append(phrases.texts("ragnguns-dear", cards=phrases.value(" ".join(dear))))
        return "\n".join(filter(None, parts))

    def option_text(self, decision: Decision, option: str, view: View, phrases: Phrases) -> tuple[str, str]:
        label, line = self._within_play(decision, option, view, phrases)
        return label[:1].upper() + label[1:], line

    def _within_play(self, decision: Decision, option: str, view: View, phrases: Phrases) -> tuple[str, str]:
        match decision.kind:
            case "effect":
                return _effect(option, view, phrases)
            case "stash":
                return _stashed(option, view, phrases)
            case "place" | "place-trap" if f"{option.partition(':')[0]}{UP}" in decision.options:
                return phrases.texts(f"ragnguns-fetched-{option.replace(':', '-')}"), ""
            case "disarm":
                return _disarm(option, view, phrases), ""
            case "split":
                return _share(decision, int(option), view, phrases), ""
            case "target" | "on-pose" if option in PLACES:
                return _pile(decision, option, view, phrases)
            case "stake" | "shoot":
                return phrases.texts("ragnguns-play-bullets", count=int(option)), ""
            case "deck":
                return phrases.option("deck", option), phrases.texts(f"ragnguns-{option}.about")
        return phrases.option(decision.kind, option), _explained(decision, option, view, phrases)

    def step_text(self, step: Step, view: View, phrases: Phrases) -> tuple[str, str]:
        label, line = self._within_play(step.decision, step.option, view, phrases)
        match step.decision.kind:
            case "zone":
                own_posed = view.seats[step.decision.seat].posed
                card = str(dict(step.decision.facts)["card"])
                cost = price([(posed.zone, posed.card) for posed in own_posed], card)
                does = " · ".join(lines(key_of(card), phrases.texts, zone=step.option))
                zone = phrases.texts(f"picture-ragnguns-{step.option}")  # without an article
                return phrases.texts("ragnguns-play-zone", zone=zone, cost=cost), does
            case "pose":
                return label, ""
            case "trap":
                return phrases.texts("ragnguns-play-trap", card=label), line
        return label, line

    def labeled_steps(self, play: Play) -> Sequence[Step]:
        verb, *rest = play.steps
        if not rest or verb.option not in ("pose", "effect", "trap"):
            return play.steps
        return [step for step in rest if step.decision.kind != "target" or len(step.decision.options) > 1]

    def default_text(self, decision: Decision, phrases: Phrases) -> str:
        if decision.kind != "deck":
            return ""
        return phrases.texts("ragnguns-deck-proposed", deck=phrases.option("deck", decision.default[0]))

    def short_label(self, path: str, label: str) -> str:
        return label.rpartition(" · ")[0] if path.startswith(ANSWERS) else ""

    def is_risky(self, decision: Decision, option: str, view: View) -> bool:
        if decision.kind == "split":
            return _is_fatal(decision, int(option), view)
        # One Piège is sprung last; of several all answers stand together.
        springs = option.startswith("take:") and dict(decision.facts)["traps"] == 1
        wastes = option == "discard" or springs or _gives_up_cover(decision, option, view)
        return wastes or super().is_risky(decision, option, view)

    def icon(self, option: str) -> str:
        key = key_of(option)
        return ragnguns_cards.KINDS[CARDS[key].type].icon if key in CARDS else ""

    def chapters_for(self, card: str) -> Sequence[str]:
        if card in PISTOLEROS:
            return ("empty", "effects")
        kind = "traps" if CARDS[card].type == "piege" else "zones" if CARDS[card].posable else "effects"
        return (kind, "cards")

    def sheet(self, card: str, text: Texts) -> CardSheet:
        return sheet(card, text)

    def card_lines(self, card: str, text: Texts) -> list[str]:
        return [*(belt_lines(card, text) if card in PISTOLEROS else lines(card, text))]

    def lines_beside_picture(self, card: str, text: Texts) -> list[str]:
        printed = 1 if card in CARDS and CARDS[card].posable else 0  # the first line has the card's numbers
        power = text("picture-ragnguns-power")
        return [line.replace(POWER_SIGN, power) for line in self.card_lines(card, text)[printed:]]

    def aliases(self, card: str, text: Texts) -> list[str]:
        return [text(f"ragnguns-card-{key_of(card)}")]


def _gives_up_cover(decision: Decision, option: str, view: View) -> bool:
    """Return whether this effect discards its card from the Alley or Shelter."""
    if decision.kind != "effect":
        return False
    card, number = source(option)
    is_posed = any(own.card == card for own in view.seats[decision.seat].posed)
    return is_posed and not CARDS[key_of(card)].effects[number].again


def _danger(decision: Decision, view: View, phrases: Phrases) -> str:
    """Warn a seat that is about to fall."""
    left = BARREL - view.seats[decision.seat].pistolero_wounds
    is_close = left <= CLOSE and view.seat == decision.seat
    return phrases.texts("ragnguns-danger", count=left) if is_close else ""


def _goal(decision: Decision, view: View, phrases: Phrases) -> str:
    """Say how many more hits win where the board tells what a turn is, and in the first turns how to fire."""
    text, other = phrases.texts, 1 - decision.seat
    parts = []
    if view.turn <= ragnguns.LEARNT:
        left = BARREL - view.seats[other].pistolero_wounds
        parts.append(text("ragnguns-goal", count=left, name=phrases.seat(other)))
    power = view.seats[decision.seat].firepower
    if view.seat == decision.seat and view.turn <= FIRST_TURNS:
        if "shoot" in decision.options:
            parts.append(text("ragnguns-how-shoot", power=power))
        elif not power:
            parts.append(text("ragnguns-how-pose"))
    return " ".join(parts)


def _on_pose(card: str, posed: Iterable[Posed], phrases: Phrases) -> Iterator[str]:
    """Yield what a card does as it comes into its zone."""
    return (does(POSED[key_of(card), own.zone], phrases.texts) for own in posed if own.card == card)


def _lacks_room(view: View) -> bool:
    """Return whether the seat could pay for a card of its hand, but both zones are taken."""
    known = view.hidden[view.seat] if view.seat is not None else None
    if known is None or view.seat is None or ragnguns_hand.has_room(own := view.seats[view.seat]):
        return False
    zones = [(posed.zone, posed.card) for posed in own.posed]
    cards = (card for card in known.hand if CARDS[key_of(card)].posable)
    return any(price(zones, card) <= own.bullets for card in cards)


def _too_dear(view: View) -> Sequence[str]:
    """Return the seat's cards within reach that are grey because they cost more bullets than it has."""
    known = view.hidden[view.seat] if view.seat is not None else None
    if known is None or view.seat is None or not ragnguns_hand.has_room(own := view.seats[view.seat]):
        return ()
    if not own.bullets:  # which the question says
        return ()
    tops = [cards[-1] for _, cards in known.stash if cards]
    return [card for card in (*known.hand, *tops) if ragnguns_hand.is_idle(own, card, tops)]


def _stashed(option: str, view: View, phrases: Phrases) -> tuple[str, str]:
    """Return where a card goes and what it does, or where all that are left go."""
    if option == ALL and view.seat is not None and (known := view.hidden[view.seat]):
        heights = {place: len(cards) for place, cards in known.stash}
        plan = [entry.split(":") for entry in default_plan(known.hand, known.plan, heights)]
        left, right = (  # numbered as the cards in the picture
            " ".join(str(n) for n, (_, side) in enumerate(plan, 1) if side == place) for place in PLACES
        )
        sides = [f"← {left}" if left else "", f"{right} →" if right else ""]
        label = phrases.texts("ragnguns-stash-to", sides=" · ".join(filter(None, sides)))
        return label, phrases.effect("stash", option)
    card = option.partition(":")[0]
    label = stashed(option, phrases.option("", card), phrases.texts)
    return label, " ".join(lines(key_of(card), phrases.texts))


def _pile(decision: Decision, place: str, view: View, phrases: Phrases) -> tuple[str, str]:
    """Name the card on top of a place of the opponent's stash, and its place if both look alike."""
    tops = {stashed.place: stashed.top for stashed in view.seats[1 - decision.seat].stash}
    names = [phrases.texts(f"picture-ragnguns-{place}")] if len({*tops.values()}) == 1 else []
    top = tops[place]
    label = " · ".join([*names, *filter(None, [phrases.option("", top)])])
    return label, " ".join(lines(key_of(top), phrases.texts)) if key_of(top) in CARDS else ""


def _explained(decision: Decision, option: str, view: View, phrases: Phrases) -> str:
    if key_of(option) in CARDS:
        return " ".join(lines(key_of(option), phrases.texts))
    return phrases.effect(decision.kind, option)


def _effect(option: str, view: View, phrases: Phrases) -> tuple[str, str]:
    card, number = source(option)
    key = view.seats[view.current].pistolero if card == PISTOLERO else key_of(card)
    return effect_label(key, number, view, phrases.texts), price_line(key, number, phrases.texts)


def _share(decision: Decision, count: int, view: View, phrases: Phrases) -> str:
    own = view.seats[decision.seat]
    if all(_is_fatal(decision, int(option), view) for option in decision.options):
        return phrases.texts("ragnguns-split-fatal")
    rest = int(dict(decision.facts)["bullets"]) - count
    card = next(phrases.option("", posed.card) for posed in own.posed if posed.zone == ALLEY)
    key = "card" if not rest else "share" if count else "pistolero"
    label = phrases.texts(
        f"ragnguns-split-{key}", card=card, taken=count, rest=rest, total=own.pistolero_wounds + rest
    )
    return f"{label} 💀" if _is_fatal(decision, count, view) else label


def _is_fatal(decision: Decision, count: int, view: View) -> bool:
    """Return whether the Pistolero dies if the card takes this many bullets."""
    rest = int(dict(decision.facts)["bullets"]) - count
    return view.seats[decision.seat].pistolero_wounds + rest >= BARREL


def _disarm(option: str, view: View, phrases: Phrases) -> str:
    verb, number = option.split(":")
    other, place = view.seats[1 - view.current], int(number)
    cost = other.traps[place - 1] + other.toll + (verb == "overbid")
    facts = {} if verb == "take" else {"cost": cost}
    return phrases.texts(f"ragnguns-disarm-{verb}", place=place, count=len(other.traps), **facts)


def _heading(view: View, seat: int, phrases: Phrases) -> str:
    gun = view.seats[seat].pistolero
    name = f"{seat_status(view, seat)} {phrases.seat(seat)}"
    return f"{name} · {phrases.option('', gun)}" if gun else name


def _life(seat: SeatView, phrases: Phrases) -> str:
    return phrases.texts("ragnguns-life", hurt=seat.pistolero_wounds, firepower=seat.firepower)


def _seat(view: View, number: int, phrases: Phrases) -> Iterator[str]:
    seat, text = view.seats[number], phrases.texts
    yield _life(seat, phrases)
    yield text("ragnguns-ammo", barrel=seat.barrel, bullets=seat.bullets, belt=seat.belt)
    yield text("ragnguns-sizes", hand=seat.hand_size, deck=seat.deck_size)
    if seat.in_alley:
        yield text("ragnguns-out-there", power=seat.power)
    elif seat.ready:
        yield text("ragnguns-ready-now")
    for posed in seat.posed:
        numbers = {"power": posed.power, "wounds": posed.wounds, "resistance": posed.resistance}
        yield text(f"ragnguns-posed-{posed.zone}", card=phrases.value(posed.card), **numbers)
    for place in seat.stash:
        if place.height:
            yield text(f"ragnguns-pile-{place.place}", height=place.height, top=phrases.value(place.top))
    if seat.traps:
        yield text("ragnguns-laid", stakes=" · ".join(_stakes(seat, text)))
    if seat.played:
        yield text("ragnguns-effect-played", cards=phrases.value(" ".join(seat.played)))
    if seat.discard:
        more = "… " if len(seat.discard) > LATEST else ""
        yield text("ragnguns-thrown", cards=more + phrases.value(" ".join(seat.discard[-LATEST:])))
    if view.over and (known := view.hidden[number]):
        yield from _turned_up(known, phrases)


def _turned_up(known: Hidden, phrases: Phrases) -> Iterator[str]:
    stash = [card for _, cards in known.stash for card in cards]
    rows = (("hand", known.hand), ("traps", known.traps), ("stash", stash))
    for name, cards in rows:
        if cards:
            yield phrases.texts(f"ragnguns-turned-{name}", cards=phrases.value(" ".join(cards)))


def _own_cards(known: Hidden, own: SeatView, phrases: Phrases) -> Iterator[str]:
    text = phrases.texts
    if known.hand:
        yield f"**{text('ragnguns-mine-hand')}**\n{_cards(known.hand, known, phrases)}"
    for place, cards in known.stash:
        if cards:
            heading = text("ragnguns-mine-left" if place == "left" else "ragnguns-mine-right")
            below = [_named(card, known, phrases) for card in reversed(cards[:-1])]
            yield "\n".join([f"**{heading}**", _cards(cards[-1:], known, phrases), *below])
    if known.traps:
        yield f"**{text('ragnguns-mine-traps')}**\n" + "\n".join(_set(known, own, phrases))
    if known.plan:
        done = [stashed(entry, phrases.value(entry.partition(":")[0]), text) for entry in known.plan]
        yield f"**{text('ragnguns-mine-plan')}**\n" + "\n".join(done)
    if known.rest:
        yield text("ragnguns-mine-rest", cards=phrases.value(" ".join(known.rest)))


def _stakes(seat: SeatView, text: Texts) -> list[str]:
    """Return the stake of each trap, and its price if that is higher."""
    return [
        text("ragnguns-stake", stake=stake, toll=seat.toll, price=stake + seat.toll) for stake in seat.traps
    ]


def _set(known: Hidden, own: SeatView, phrases: Phrases) -> Iterator[str]:
    for number, (card, stake) in enumerate(zip(known.traps, _stakes(own, phrases.texts)), 1):
        yield "\n".join(
            [f"**{number} · {phrases.value(card)} · {stake}**", *lines(key_of(card), phrases.texts)]
        )


def _named(card: str, known: Hidden, phrases: Phrases) -> str:
    down = f" {phrases.texts('ragnguns-face-down')}" if card in known.down else ""
    return f"{phrases.value(card)}{down}"


def _cards(cards: tuple[str, ...], known: Hidden, phrases: Phrases) -> str:
    return "\n".join(
        "\n".join([f"**{_named(card, known, phrases)}**", *lines(key_of(card), phrases.texts)])
        for card in cards
    )


PRESENTER = RagNGunsPresenter()
