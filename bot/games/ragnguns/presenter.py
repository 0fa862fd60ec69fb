"""How Rag'n'Guns looks: both sides of the table, hand and stash, what each card says; its commands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.games.command_table import FixedReply, GameCommand, GameCommands, Option
from bot.games.merging import Merge, Repeat
from bot.games.presenter import (
    CardGroup,
    EmbedField,
    ItemGroup,
    Moment,
    Presenter,
    Sheet,
    chapters_of,
    seat_sign,
)
from bot.games.ragnguns import cards as ragnguns_cards
from bot.games.ragnguns import hand_picture as ragnguns_hand
from bot.games.ragnguns import picture as ragnguns
from bot.games.ragnguns.cards import POWER_SIGN, belt_lines, does, lines, price_line, sheet
from bot.games.ragnguns.decks import RagNGunsDecks
from bot.i18n.texts import Speech, Words
from bot.render.scene import Item, Scene
from bot.ui.style import clipped
from engine.core.decisions import Decision
from engine.core.plays import Play, Step
from engine.games.ragnguns.cards import CARDS, PISTOLEROS, key_of
from engine.games.ragnguns.ongoing import price
from engine.games.ragnguns.operations import UP
from engine.games.ragnguns.rules.legal import source
from engine.games.ragnguns.state import ALLEY, BARREL, PISTOLERO, PLACES
from engine.games.ragnguns.view import Hidden, SeatView, View

CHOSEN = ("place", "place-trap", "give-up", "target", "zone", "stake")
LABEL = 72  # characters of a button, less the number that its picture may have
LATEST = 4  # of the discard, the cards that are named


def _verb(name: str, *options: Option, word: str = "") -> GameCommand:
    """A move of the free part; `word` is the verb, if it is not the command's name."""
    return GameCommand(name, options, opening=FixedReply("turn", word or name))


COMMANDS = GameCommands(
    "ragnguns",
    (
        GameCommand("deck", (Option("name", "deck", required=True),)),
        _verb("place", Option("card", "pose", required=True), Option("zone", "zone"), word="pose"),
        _verb("discard", Option("card", "discard", required=True)),
        _verb(
            "effect",
            Option("name", "effect", required=True),
            Option("target", "target"),
            Option("place", "place", fixed=tuple(PLACES)),
        ),
        _verb("trap", Option("card", "trap", required=True), Option("stake", "stake")),
        GameCommand("disarm", (Option("answer", "disarm", required=True),)),
        _verb("shootout", Option("bullets", "shoot", required=True), word="shoot"),
        GameCommand("split", (Option("bullets", "split", required=True),)),
        _verb("step-out"),
        GameCommand("stash", (Option("card", "stash", required=True),)),
        _verb("end"),
        GameCommand("choose", (Option("answer", "on-pose", required=True),), alone=CHOSEN),
    ),
)


CHAPTERS = chapters_of(  # of the rule book, with the kinds of question that they explain
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
    told_by_fields = frozenset({"drew", "stashed", "kept"})
    merges = (
        Merge("fired", "hurt", "shot", {"count": "taken"}),
        Merge("fired", "wounded", "shot-card", {"count": "taken"}),
        Repeat("shot", added=("count", "taken"), last=("total",)),
    )
    moments = (Moment("ragnguns", "ragnguns", 2, 86, 61),)
    widths = (140, 154, 220)

    def headline(self, view: View, say: Speech) -> str:
        if view.over:
            return say.words("ragnguns-over")
        if view.phase == "decks":
            return say.words("ragnguns-decks")
        return say.words("ragnguns-headline", turn=view.turn, seat=say.seat(view.current))

    def fields(self, view: View, say: Speech) -> list[EmbedField]:
        return [
            EmbedField(_heading(view, n, say), clipped("\n".join(_seat(view, n, say)), 1024))
            for n in range(len(view.seats))
        ]

    def ending(self, view: View, say: Speech) -> list[EmbedField]:
        seats = list(enumerate(view.seats)) if view.turn else []
        lines = [
            f"**{say.seat(n)}** · " + say.words("ragnguns-life", hurt=seat.hurt, firepower=seat.firepower)
            for n, seat in seats
        ]
        why = [EmbedField(say.words("board-why"), "\n".join(lines))] if lines else []
        turned = ((n, list(_turned_up(known, say))) for n, known in enumerate(view.hidden) if known)
        return why + [
            EmbedField(_heading(view, n, say), clipped("\n".join(up), 1024)) for n, up in turned if up
        ]

    def lying(self, view: View, say: Speech) -> list[CardGroup]:
        known = view.hidden[view.seat] if view.seat is not None else None
        groups = [(say.words("ragnguns-mine-hand"), known.hand if known else ())]
        for n, seat in enumerate(view.seats):
            tops = (place.top for place in seat.stash)
            cards = (seat.pistolero, *(posed.card for posed in seat.posed), *tops, *seat.played)
            groups.append((_heading(view, n, say), cards))
        for place, cards in known.stash if known else ():
            groups.append((say.words(f"ragnguns-mine-{place}"), cards))
        groups += [(say.words("ragnguns-mine-traps"), known.traps if known else ())]
        named = ((title, dict.fromkeys(key_of(card) for card in cards)) for title, cards in groups)
        found = ((title, tuple(key for key in keys if key in self.cards)) for title, keys in named)
        return [CardGroup(title, keys) for title, keys in found if keys]

    def hand(self, view: View, say: Speech) -> str:
        known = view.hidden[view.seat] if view.seat is not None else None
        if known is None or view.seat is None:
            return ""
        mine = view.seats[view.seat]
        parts = list(_mine(known, mine.traps, say))
        if mine.pistolero:
            heading = say.words("ragnguns-mine-belt", pistolero=say.option("", mine.pistolero))
            belt = "\n".join(belt_lines(mine.pistolero, say.words))
            parts.insert(0, f"**{heading}**\n{belt}")
            parts.append(f"*{say.words('ragnguns-legend')}*")
        return clipped("\n\n".join(parts) or say.words("ragnguns-mine-none"), 3000)

    def picture(self, view: View, say: Speech) -> Scene:
        return ragnguns.table(view, say)

    def hand_picture(self, view: View, say: Speech, numbers: Mapping[str, int]) -> Scene | None:
        return ragnguns_hand.hand(view, say, numbers, does)

    def front(self, card: str, wide: int, say: Speech) -> Item:
        if card in PISTOLEROS:
            return ragnguns_cards.pistolero(card, wide, say)
        return ragnguns_cards.card(card, wide, say, banner=True)

    def item_groups(self, say: Speech, wide: int) -> Iterator[ItemGroup]:
        who = tuple(ragnguns_cards.pistolero(key, wide, say) for key in PISTOLEROS)
        yield ItemGroup("The pistoleros", 9, who)
        cards = tuple(
            ragnguns_cards.card(key, wide, say, banner=True) for key in self.cards[len(PISTOLEROS) :]
        )
        yield ItemGroup("The cards", 9, cards)

    def option(self, decision: Decision, option: str, view: View, say: Speech) -> tuple[str, str]:
        label, line = self._within_play(decision, option, view, say)
        return label[:1].upper() + label[1:], line

    def _within_play(self, decision: Decision, option: str, view: View, say: Speech) -> tuple[str, str]:
        """An option as it stands behind others of a play."""
        match decision.kind:
            case "effect":
                return _effect(decision, option, view, say)
            case "stash":
                card, *where = option.split(":")
                key = f"ragnguns-at-{'-'.join(where)}"
                return say.words(key, card=say.option("", card)), " ".join(lines(key_of(card), say.words))
            case "place" if f"{option.partition(':')[0]}{UP}" in decision.options:
                return say.words(f"ragnguns-fetched-{option.replace(':', '-')}"), ""
            case "disarm":
                return _disarm(option, view, say), say.does("disarm", option.partition(":")[0])
            case "split":
                return _share(decision, int(option), view, say), ""
            case "deck":
                return say.option("deck", option), say.words(f"ragnguns-{option}.about")
        return say.option(decision.kind, option), _explained(decision, option, view, say)

    def step(self, step: Step, view: View, say: Speech) -> tuple[str, str]:
        label, line = self._within_play(step.decision, step.option, view, say)
        match step.decision.kind:
            case "zone":
                mine = view.seats[step.decision.seat].posed
                card = str(dict(step.decision.about)["card"])
                cost = price([(posed.zone, posed.card) for posed in mine], card)
                return say.words("ragnguns-play-zone", zone=label, cost=cost), line
            case "stake" | "shoot":
                return say.words("ragnguns-play-bullets", count=int(step.option)), line
        return label, line

    def spoken(self, play: Play) -> Sequence[Step]:
        told = play.steps[1:] and play.steps[0].option in ("pose", "effect")
        return play.steps[1:] if told else play.steps

    def sign(self, option: str) -> str:
        key = key_of(option)
        return ragnguns_cards.KINDS[CARDS[key].type].icon if key in CARDS else ""

    def explained(self, card: str) -> Sequence[str]:
        if card in PISTOLEROS:
            return ("empty", "effects")
        kind = "traps" if CARDS[card].type == "piege" else "zones" if CARDS[card].posable else "effects"
        return (kind, "cards")

    def sheet(self, card: str, text: Words) -> Sheet:
        return sheet(card, text)

    def says(self, card: str, text: Words) -> list[str]:
        return [*(belt_lines(card, text) if card in PISTOLEROS else lines(card, text))]

    def beside(self, card: str, text: Words) -> list[str]:
        printed = 1 if card in CARDS and CARDS[card].posable else 0  # the numbers stand on the card
        power = text("picture-ragnguns-power")
        return [said.replace(POWER_SIGN, power) for said in self.says(card, text)[printed:]]

    def called(self, card: str, text: Words) -> list[str]:
        return [text(f"ragnguns-card-{key_of(card)}")]


def _explained(decision: Decision, option: str, view: View, say: Speech) -> str:
    """What a card says, or what lies on a place of the other's stash that is aimed at."""
    if key_of(option) in CARDS:
        return " ".join(lines(key_of(option), say.words))
    if option in PLACES and decision.kind in ("target", "on-pose"):
        other = view.seats[1 - decision.seat]
        return "".join(say.option("", each.top) for each in other.stash if each.place == option and each.top)
    return say.does(decision.kind, option)


def _effect(decision: Decision, option: str, view: View, say: Speech) -> tuple[str, str]:
    """A button has no second line: of a card with two effects its name alone would say too little."""
    card, number = source(option)
    mine = view.seats[view.current]
    key = mine.pistolero if card == PISTOLERO else key_of(card)
    name, line = say.option("", key), price_line(key, number, say.words)
    if [source(each)[0] for each in decision.options].count(card) > 1:
        return clipped(f"{name} · {line}", LABEL), ""
    return name, line


def _share(decision: Decision, count: int, view: View, say: Speech) -> str:
    mine = view.seats[decision.seat]
    rest = int(dict(decision.about)["bullets"]) - count
    card = next(say.option("", posed.card) for posed in mine.posed if posed.zone == ALLEY)
    key = "ragnguns-split-fatal" if mine.hurt + rest >= BARREL else "ragnguns-split-share"
    return say.words(key, card=card, taken=count, rest=rest)


def _disarm(option: str, view: View, say: Speech) -> str:
    verb, _, place = option.partition(":")
    cost = view.seats[1 - view.current].traps[int(place) - 1]
    if verb == "pay":
        return say.words("ragnguns-disarm-pay", place=int(place), cost=cost)
    if verb == "overbid":
        return say.words("ragnguns-disarm-overbid", place=int(place), cost=cost + 1)
    return say.words("ragnguns-disarm-take", place=int(place))


def _heading(view: View, seat: int, say: Speech) -> str:
    gun = view.seats[seat].pistolero
    name = say.option("", f"seat:{seat}")
    return clipped(f"{seat_sign(view, seat)} {name}" + (f" · {say.option('', gun)}" if gun else ""), 120)


def _seat(view: View, number: int, say: Speech) -> Iterator[str]:
    seat, text = view.seats[number], say.words
    yield text("ragnguns-life", hurt=seat.hurt, firepower=seat.firepower)
    yield text("ragnguns-ammo", barrel=seat.barrel, bullets=seat.bullets, belt=seat.belt)
    yield text("ragnguns-sizes", hand=seat.hand_size, deck=seat.deck_size)
    yield from _zones(seat, say)
    for place in seat.stash:
        if place.height:
            yield text(f"ragnguns-pile-{place.place}", height=place.height, top=say.thing(place.top))
    if seat.traps:
        yield text("ragnguns-laid", stakes=" · ".join(map(str, seat.traps)))
    if seat.played:
        yield text("ragnguns-effect-played", cards=say.thing(" ".join(seat.played)))
    if seat.discard:
        more = "… " if len(seat.discard) > LATEST else ""
        yield text("ragnguns-thrown", cards=more + say.thing(" ".join(seat.discard[-LATEST:])))
    if view.over and (known := view.hidden[number]):
        yield from _turned_up(known, say)


def _zones(seat: SeatView, say: Speech) -> Iterator[str]:
    if seat.out:
        yield say.words("ragnguns-out-there", power=seat.power)
    elif seat.ready:
        yield say.words("ragnguns-ready-now")
    for posed in seat.posed:
        yield say.words(
            f"ragnguns-posed-{posed.zone}",
            card=say.thing(posed.card),
            power=posed.power,
            wounds=posed.wounds,
            resistance=posed.resistance,
        )


def _turned_up(known: Hidden, say: Speech) -> Iterator[str]:
    """What nobody could see, when the game is over."""
    stash = [card for _, cards in known.stash for card in cards]
    rows = (("hand", known.hand), ("traps", known.traps), ("stash", stash))
    for name, cards in rows:
        if cards:
            yield say.words(f"ragnguns-turned-{name}", cards=say.thing(" ".join(cards)))


def _mine(known: Hidden, stakes: Sequence[int], say: Speech) -> Iterator[str]:
    text = say.words
    if known.hand:
        yield f"**{text('ragnguns-mine-hand')}**\n{_cards(known.hand, known, say)}"
    for place, cards in known.stash:
        if cards:
            heading = text("ragnguns-mine-left" if place == "left" else "ragnguns-mine-right")
            below = [_named(card, known, say) for card in reversed(cards[:-1])]
            yield "\n".join([f"**{heading}**", _cards(cards[-1:], known, say), *below])
    if known.traps:
        yield f"**{text('ragnguns-mine-traps')}**\n" + "\n".join(_set(known, stakes, say))
    if known.plan:
        put = (entry.split(":") for entry in known.plan)
        done = [text(f"ragnguns-at-{'-'.join(where)}", card=say.thing(card)) for card, *where in put]
        yield f"**{text('ragnguns-mine-plan')}**\n" + "\n".join(done)
    if known.rest:
        yield text("ragnguns-mine-rest", cards=say.thing(" ".join(known.rest)))


def _set(known: Hidden, stakes: Sequence[int], say: Speech) -> Iterator[str]:
    """The face-down traps with what it takes to pay them, numbered as the other sees them."""
    for number, (card, stake) in enumerate(zip(known.traps, stakes), 1):
        name = say.words("ragnguns-mine-trap", card=say.thing(card), stake=stake)
        yield "\n".join([f"**{number} · {name}**", *lines(key_of(card), say.words)])


def _named(card: str, known: Hidden, say: Speech) -> str:
    down = f" {say.words('ragnguns-face-down')}" if card in known.down else ""
    return f"{say.thing(card)}{down}"


def _cards(cards: tuple[str, ...], known: Hidden, say: Speech) -> str:
    return "\n".join(
        "\n".join([f"**{_named(card, known, say)}**", *lines(key_of(card), say.words)]) for card in cards
    )


PRESENTER = RagNGunsPresenter()
