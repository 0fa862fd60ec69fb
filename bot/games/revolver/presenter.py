"""The texts and commands of Revolver 2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.games.command_table import CommandOption, FixedReply, GameCommand, GameCommands
from bot.games.merging import Fold, Merge, merged
from bot.games.presenter import (
    DRAW,
    MAX_LABEL,
    MIN_NAME,
    CardGroup,
    CardSheet,
    EmbedField,
    ItemGroup,
    Line,
    Moment,
    Presenter,
    chapters_of,
    reason,
    seat_status,
)
from bot.games.revolver import end_picture, hand_picture, picture
from bot.games.revolver.cards import ALL, ARRIVAL, line, numbers, sheet, words_on
from bot.games.revolver.paying import is_waste, least_useful
from bot.games.revolver.telling import ATTACKS, ROUNDS, by_turn, poker_gains, poker_rounds
from bot.i18n.texts import Phrases, Texts
from bot.render.scene import Item, Portrait
from bot.ui.style import truncate
from engine.core.decisions import TOGETHER, Decision, Fact, Reply, Seat
from engine.core.plays import Play, Step
from engine.core.rules import Event
from engine.games.revolver.cards import (
    BRIDGE,
    CARDS,
    FIELDS,
    FIREPOWER,
    GUARDIANS,
    MAPACHE,
    MINE,
    NARROW,
    OBSTRUCTION,
    PEOPLE,
    POKER,
    card_data,
    key_of,
)
from engine.games.revolver.cards import DECKS as SIDE_DECKS
from engine.games.revolver.ongoing import PASSAGE, SLOTS
from engine.games.revolver.policy import choose
from engine.games.revolver.rules import TARGETS
from engine.games.revolver.view import FieldView, View

CHOSEN = ("dig", "recover", "bring", "recall", "drill")  # decisions answered by naming a card, like a play
GIVEN_UP = ("rout", "drop-hand", "lasso", "sap", "spy")  # decisions answered by naming a card to lose
DEEDS = ("drop", "dynamite", "collapse", "gatling", "end")  # plays that are not cards

PROPOSED = frozenset({"cost", "keg", "second-keg", "ammo", *TARGETS})

KEG = CommandOption("keg", "keg", words="keg")
SECOND_KEG = CommandOption("second", "second-keg", words="second-keg")
FIELD = 1024  # characters, by Discord's API
MAX_LINE = 97  # characters of an option's line, without the dot between what it does and what it takes
LINES = 26  # of a hand with texts; further cards are only named


def _deed(word: str, *options: CommandOption, name: str = "", alone: tuple[str, ...] = ()) -> GameCommand:
    return GameCommand(name or word, options, opening=FixedReply("play", word), standalone_kinds=alone)


COMMANDS = GameCommands(
    "revolver",
    (
        GameCommand("poker", (CommandOption("card", "poker", required=True),)),
        GameCommand("march", (CommandOption("way", "march", required=True),)),
        GameCommand(
            "play",
            (
                CommandOption("card", "play", required=True, excluded_answers=DEEDS),
                CommandOption("pay1", "cost"),
                CommandOption("pay2", "cost"),
                CommandOption("pay3", "cost"),
                CommandOption("pay4", "cost"),
                CommandOption("pay5", "cost"),
                CommandOption("field", "field"),
            ),
            standalone_kinds=CHOSEN,
            order=("play", "field", "cost"),
        ),
        _deed(
            "drop",
            CommandOption("card", "drop", required=True),
            CommandOption("second", "drop"),
            name="discard",
            alone=GIVEN_UP,
        ),
        _deed("dynamite", KEG, SECOND_KEG),
        _deed("collapse", KEG, SECOND_KEG),
        _deed("gatling", CommandOption("card", "ammo")),
        GameCommand(
            "victim",
            (CommandOption("person", "victim", required=True),),
            standalone_kinds=("daunt", "hearten"),
        ),
        _deed("end"),
    ),
)


SIDES = {"guardians": "🛡️", "mapache": "💀"}


CHAPTERS = chapters_of(  # chapters of the rule book, with the kinds of decision that they explain
    {
        "poker": "poker",
        "turn": "march",
        "play": "play field cost drop drop-hand rout lasso sap bring recall drill spy dig recover",
        "powder": "keg second-keg sure-dynamite sure-collapse ammo",
        "attack": "victim hearten daunt",
    }
)


class RevolverPresenter(Presenter[View]):
    cards = ALL
    commands = COMMANDS
    chapters = CHAPTERS
    alt_text_last = ("revolver-ahead", "revolver-behind")
    one_line_options = (
        *("drop", "dynamite", "collapse", "gatling"),
        *(f"{key}.1" for key, fact in CARDS.items() if fact.type == OBSTRUCTION),  # asked in turn: where?
    )
    equal_kinds = frozenset(
        {"play", "cost", "keg", "second-keg", "ammo", "drop-hand", "spy", "dig", "recover"}
    )
    button_options = frozenset({"dynamite", "collapse", "gatling", "end"})
    events_in_fields = frozenset({"ended", "army-neared", "empowered", "heartened", "covered", "charged"})
    board_events = frozenset({"marched", "drew",  # with which a turn begins
                              "overrun", "repelled", "fell", "dynamited", "collapsed"})  # fmt: skip
    kept_events = ATTACKS | ROUNDS
    pinned_board_kinds = frozenset(CHAPTERS) - {"poker"}
    routine = frozenset({"slowed", "heartened", "recruited", "recruited-many", "moved", "took", "took-by",
                         "drew", "daunted", "sapped", "limited", "poker-beat", "poker-level",
                         "played-here", "played-there"})  # fmt: skip
    merges = (
        Merge("played", "paid", "played"),
        Merge("overrun", "fell", "overrun-fell"),
        Merge("overrun", "spared", "overrun-spared"),
        Fold("recruited", "recruited-many"),
    )
    gallery_moments = (Moment("revolver", "revolver", 2, 66, 148),)
    widths = (200, 200, 350)
    telling = (
        *("killed held-out rescued", "fell overrun-fell overrun-spared overrun spared"),
        *("dynamited collapsed gatling-fired", "recruited recruited-many", "tournament-won poker-beat"),
        *("played", "repelled", "drew"),
    )

    def merge_events(self, events: Iterable[Event]) -> list[Event]:
        return [*poker_rounds(merged(poker_gains(events), self.merges))]

    def summary(self, events: Iterable[Event], phrases: Phrases) -> list[str]:
        """Leave out draws, except for whom their cards are told."""
        told = (event for event in poker_gains(events)
                if event.kind != DRAW or event.is_known_to(phrases.viewer))  # fmt: skip
        return [self.line(event, phrases) for event in by_turn(self.merge_events(told))]

    def line(self, event: Event, phrases: Phrases) -> Line:
        """Return an event in words; what a seat lost or gained stays in its panel."""
        line = super().line(event, phrases)
        if event.kind in ("lost", "lost-by", "poker-gained") and event.seat == phrases.viewer:
            line.victim = phrases.viewer
        return line

    def headline(self, view: View, phrases: Phrases) -> str:
        if view.over:
            return phrases.texts("revolver-over")
        if view.battlefield_index < 0:
            rounds = 1 + max(
                5 - seat.poker_size for seat in view.seats
            )  # rounds played, by the player with the fewest cards left
            return phrases.texts("revolver-headline-poker", round=rounds)
        here = view.fields[view.battlefield_index].key
        boxes = FIELDS[here].boxes
        return phrases.texts("revolver-headline", field=_name(here, phrases), box=view.box, boxes=boxes)

    def fields(self, view: View, phrases: Phrases) -> list[EmbedField]:
        seats = [_seat(view, seat, phrases) for seat in range(len(view.seats))]
        if view.battlefield_index < 0:
            return [*seats, _people(view, phrases)]
        places = [_here(view, phrases), *_elsewhere(view, phrases)]
        return [*places, _people(view, phrases), *seats, *_hands(view, phrases)]

    def verdict(self, view: View, phrases: Phrases) -> str:
        return phrases.texts(f"revolver-over-{view.ending}") if view.ending else ""

    def ending(self, view: View, phrases: Phrases) -> list[EmbedField]:
        facts = {"people": len(view.guardians), "fallen": len(view.lost), "army": view.army}
        standing = [phrases.texts(f"revolver-{name}", count=count) for name, count in facts.items()]
        why = end_picture.sentence(view, phrases) or "\n".join(standing)
        return [reason(phrases, why), *_hands(view, phrases)]

    moment = staticmethod(end_picture.moment)
    end_picture = staticmethod(end_picture.end)

    def visible_cards(self, view: View, phrases: Phrases) -> list[CardGroup]:
        groups: list[tuple[str, Iterable[str]]] = [*_own_cards(view, phrases)]
        groups.append((f"{phrases.texts('picture-revolver-aim-guardians')} {view.army}", (ARRIVAL,)))
        fields = view.fields if view.battlefield_index >= 0 else ()
        people = sorted((key for key, _ in view.guardians), key=lambda key: PEOPLE[key].rating)
        groups.append((phrases.texts("revolver-people-alive"), people))
        for field in fields:
            groups.append((_name(field.key, phrases), (*field.guards, *field.gang)))
        groups.append((phrases.texts("revolver-places"), [field.key for field in fields]))
        keys = ((title, tuple(dict.fromkeys(map(key_of, cards)))) for title, cards in groups)
        return [CardGroup(title, cards) for title, cards in keys if cards]

    def hand(self, view: View, phrases: Phrases) -> str:
        if view.seat is None:
            return ""
        parts = [_written(title, cards, phrases) for title, cards in _own_cards(view, phrases) if cards]
        return truncate("\n\n".join(parts) or phrases.texts("revolver-mine-none"), 3000)

    def card_item(self, card: str, width: int, phrases: Phrases) -> Item | None:
        if card in PEOPLE:
            return picture.guardian(card, width, phrases)
        if card in FIELDS:
            return picture.battlefield(card, width, phrases)
        if card == ARRIVAL:
            return picture.arrival(width, phrases)
        return picture.card(f"{card}.1", width, phrases)

    def item_groups(self, phrases: Phrases, width: int) -> Iterator[ItemGroup]:
        for title, side in (("The guardians’ deck", GUARDIANS), ("Mapache’s deck", MAPACHE)):
            cards = tuple(picture.card(f"{card.key}.1", width, phrases) for card in SIDE_DECKS[side])
            yield ItemGroup(title, 9, cards)
        poker = tuple(picture.poker(key, width, phrases) for key in POKER)
        yield ItemGroup("The tournament", 9, poker)
        people = tuple(Portrait(f"revolver/{key}", width) for key in PEOPLE)
        names = tuple(phrases.texts(f"revolver-card-{key}") for key in PEOPLE)
        yield ItemGroup("The guardians", 9, people, names)

    def option_text(self, decision: Decision, option: str, view: View, phrases: Phrases) -> tuple[str, str]:
        label = phrases.option(decision.kind, option)
        if option == "end" and view.totals is not None and _is_ahead(view):
            gang, guards = view.totals
            attack = phrases.texts("revolver-attack-now", gang=gang, guards=guards)
            return attack, phrases.effect(decision.kind, option)
        if option == "ride":
            return label, phrases.texts("revolver-ride-skips", **dict(decision.facts))
        if decision.kind == "field":
            return label, _place(option, view, phrases)
        return label, line(option, phrases.texts) or phrases.effect(decision.kind, option)

    def decision_text(self, decision: Decision, view: View, phrases: Phrases) -> str:
        if decision.kind == "play" and view.totals is not None:
            gang, guards = view.totals
            side = view.seats[decision.seat].side
            short = max(0, gang - guards if side == GUARDIANS else guards + 1 - gang)
            idle = int(not view.killed and not (view.plays and gang))
            facts = {"short": short, "lead": guards + 1 - gang, "idle": idle, **_next_hit(view, phrases)}
            lead = phrases.texts(f"revolver-lead-{side}", **facts)
            return "\n".join(
                filter(None, (_last_turn(view, side, phrases), lead, _why_gray(view, decision, phrases)))
            )
        question = super().decision_text(decision, view, phrases)
        if decision.kind in ("drop-hand", "rout") and view.phase == "attack" and view.lost:
            fallen = view.lost[-1]  # what follows from an attack follows from who fell
            return f"**{_name(fallen, phrases)}** – {words_on(fallen, phrases.texts)}"
        if decision.kind == "poker" and view.seat == decision.seat and dict(decision.facts)["round"] == 1:
            question = f"{phrases.texts(f'revolver-role-{view.seats[decision.seat].side}')}\n{question}"
        return question

    def is_risky(self, decision: Decision, option: str, view: View) -> bool:
        """Return whether an option gives up a card, costs more than it is worth, or ends a turn too early."""
        if decision.kind == "field":  # a card behind the marker does nothing
            return option in [field.key for field in view.fields[: view.battlefield_index]]
        if option == "end" and (_is_ahead(view) or not any("." in other for other in decision.options)):
            return False
        is_loss = "drop" in (option, decision.kind) or is_waste(view, decision, option)
        return is_loss or super().is_risky(decision, option, view)

    def proposal(self, decision: Decision, view: View) -> Reply:
        """Return what the computer would choose."""
        if decision.kind == "cost":
            return least_useful(view, decision)
        return (choose(view, decision.kind, decision.options),) if decision.kind in PROPOSED else ()

    def play_text(self, play: Play, view: View, phrases: Phrases) -> tuple[str, str]:
        """Return the card alone with what its price and target would be, which a line says in full."""
        text, rest = phrases.texts, [step for step in play.steps if step.decision.kind in PROPOSED]
        if play.steps and play.steps[-1].decision.kind == "drop":
            card = phrases.option("drop", play.steps[-1].option)
            return text("revolver-drop-card", card=card), phrases.effect("play", "drop")
        begun = Play(play.steps[: len(play.steps) - len(rest)], play.next_decision, play.count)
        if not rest or not begun.steps:
            return super().play_text(play, view, phrases)
        label, line = super().play_text(begun, view, phrases)
        names = {step.decision.kind: _chosen(step, phrases) for step in rest}
        paid = names.pop("cost", "")
        lines = [text(f"revolver-proposal-{kind}", cards=cards) for kind, cards in names.items()]
        if not paid:
            return label, " · ".join(filter(None, [*lines, line]))
        price = text("revolver-price", value=card_data(str(dict(rest[0].decision.facts)["card"])).cost)
        effect = " · ".join([*lines, *(part for part in line.split(" · ") if part not in ("", price))])
        return _with_price(label, effect, paid, rest[0].option.count(TOGETHER) + 1, text)

    hand_picture = staticmethod(hand_picture.hand)
    picture = staticmethod(picture.table)

    def hand_order(self, view: View) -> Sequence[str]:
        people = sorted((person for person, _ in view.guardians), key=lambda person: PEOPLE[person].rating)
        return (*(view.poker or view.hand), *people)

    def face_of(self, card: str) -> str:
        return key_of(card)

    def icon(self, option: str) -> str:
        return picture.sign(option)

    def chapters_for(self, card: str) -> Sequence[str]:
        if card in POKER:
            return ("poker",)
        if card in PEOPLE or card == ARRIVAL:
            return ("attack",)
        if card in FIELDS:
            return ("turn", "attack")
        powder = card_data(card).kegs or card_data(card).ammo
        return ("play", "powder") if powder else ("play",)

    def sheet(self, card: str, text: Texts) -> CardSheet:
        return sheet(card, text)

    def card_lines(self, card: str, text: Texts) -> list[str]:
        return [*numbers(card, text), *filter(None, [words_on(card, text)])]

    def aliases(self, card: str, text: Texts) -> list[str]:
        return [text(f"revolver-card-{key_of(card)}")]


def _chosen(step: Step, phrases: Phrases) -> str:
    names = Counter(phrases.option(step.decision.kind, card) for card in step.option.split(TOGETHER))
    return phrases.texts.join([f"{name} ×{count}" if count > 1 else name for name, count in names.items()])


def _is_ahead(view: View) -> bool:
    """Return whether the turn of Mapache's player would end with a hit now."""
    gang, guards = view.totals or (0, 0)
    return view.current != view.padre and gang > guards


def _with_price(play: str, effect: str, paid: str, count: int, text: Texts) -> tuple[str, str]:
    """Return a label with the one card that pays, if the card played keeps its whole name on a button."""
    room = MAX_LABEL - len(text("revolver-play-for-card", play=play, card=""))
    if count == 1 and len(paid) <= room:
        return text("revolver-play-for-card", play=play, card=paid), effect
    pay = text("revolver-proposal-cost", cards=paid)
    if count == 1 and room >= MIN_NAME:
        label = text("revolver-play-for-card", play=play, card=truncate(paid, room))
    else:
        label = text("revolver-play-for", play=play, count=count)
    return label, f"{truncate(effect, max(40, MAX_LINE - len(pay)))} · {pay}"


def _next_hit(view: View, phrases: Phrases) -> dict[str, Fact]:
    weakest = picture.weakest(view)
    return {"person": _name(weakest[0], phrases) if weakest else "", "count": len(weakest)}


def _last_turn(view: View, side: str, phrases: Phrases) -> str:
    """Say what decides a turn after which the game may be over, or nothing."""
    here = view.fields[view.battlefield_index].key
    if here == MINE and view.box == FIELDS[here].boxes:
        return phrases.texts(f"revolver-last-mine-{side}")
    return phrases.texts(f"revolver-last-army-{side}") if view.army == 1 and not view.killed else ""


def _why_gray(view: View, decision: Decision, phrases: Phrases) -> str:
    """Say why cards in hand cannot be played now, or nothing if all can."""
    blocked = [card for card in view.hand if card not in decision.options]
    if not blocked:
        return ""
    own, here = view.seats[decision.seat], view.fields[view.battlefield_index]
    if own.one_card_limit and view.plays:
        return phrases.texts("revolver-gray-limited")
    guns = [card for card in blocked if card_data(card).type == FIREPOWER]
    room = SLOTS if own.side == GUARDIANS else PASSAGE if _is_narrow(here) else len(here.gang) + 1
    if guns and len(here.guards if own.side == GUARDIANS else here.gang) >= room:
        return phrases.texts(f"revolver-gray-{'full' if own.side == GUARDIANS else 'narrow'}")
    dear = dict.fromkeys(_name(card, phrases) for card in blocked)
    return phrases.texts("revolver-gray-dear", cards=phrases.texts.join([*dear]))


def _place(key: str, view: View, phrases: Phrases) -> str:
    """Say of a battlefield whether the marker is there, and how many places are free."""
    index = next(n for n, field in enumerate(view.fields) if field.key == key)
    when = "ahead" if index > view.battlefield_index else "behind"
    when = "now" if index == view.battlefield_index else when
    free = SLOTS - len(view.fields[index].guards)
    return phrases.texts(f"revolver-place-{when}", free=free, slots=SLOTS)


def _is_narrow(field: FieldView) -> bool:
    return any(card_data(card).lasting == NARROW for card in field.guards)


def _own_cards(view: View, phrases: Phrases) -> list[tuple[str, Sequence[str]]]:
    piles = {"spied": view.spied, "laid": view.searching, "mine-hand": view.poker or view.hand}
    return [(phrases.texts(f"revolver-{name}"), cards) for name, cards in piles.items()]


def _name(thing: str, phrases: Phrases) -> str:
    return phrases.option("", thing)


def _names(cards: Iterable[str], view: View, phrases: Phrases) -> str:
    power, names = dict(view.power), []
    for card in cards:
        tokens = f"+{power[card]}" if card in power else ""
        gun = f" **{card_data(card).firepower}{tokens}**" if card_data(card).type == FIREPOWER else ""
        names.append(_name(card, phrases) + gun)
    return ", ".join(names)


def _areas(field: FieldView, view: View, phrases: Phrases) -> list[str]:
    lines = []
    if field.guards:
        lines.append(phrases.texts("revolver-guards-side", cards=_names(field.guards, view, phrases)))
    if field.gang:
        lines.append(phrases.texts("revolver-gang-side", cards=_names(field.gang, view, phrases)))
    if field.guards_power or field.gang_power:
        power = {"guards": field.guards_power, "gang": field.gang_power}
        lines.append(phrases.texts("revolver-place-power", **power))
    return lines


def _here(view: View, phrases: Phrases) -> EmbedField:
    field = view.fields[view.battlefield_index]
    gang, guards = view.totals or (0, 0)
    lines = [phrases.texts("revolver-totals", gang=gang, guards=guards, defence=field.defence)]
    lines += _areas(field, view, phrases)
    if view.cover:
        lines.append(phrases.texts("revolver-bonus-guards", points=view.cover))
    if view.charge:
        lines.append(phrases.texts("revolver-bonus-gang", points=view.charge))
    if view.bridge_gone and field.key == BRIDGE:
        lines.append(phrases.texts("revolver-blown"))
    heading = phrases.texts("revolver-here", field=_name(field.key, phrases))
    return EmbedField(heading, truncate("\n".join(lines), FIELD))


def _elsewhere(view: View, phrases: Phrases) -> list[EmbedField]:
    behind = [field for field in view.fields[: view.battlefield_index] if _areas(field, view, phrases)]
    parts = (("revolver-ahead", view.fields[view.battlefield_index + 1 :]), ("revolver-behind", behind))
    embeds = []
    for key, fields in parts:
        lines = []
        for field in fields:
            facts = ", ".join(numbers(field.key, phrases.texts))
            lines += [f"**{_name(field.key, phrases)}** ({facts})", *_areas(field, view, phrases)]
        if fields:
            embeds.append(EmbedField(phrases.texts(key), truncate("\n".join(lines), FIELD)))
    return embeds


def _people(view: View, phrases: Phrases) -> EmbedField:
    people = sorted(view.guardians, key=lambda entry: PEOPLE[entry[0]].rating)
    names = []
    for person, grit in people:
        courage = f" · {phrases.texts('revolver-grit', value=grit)}" if grit else ""
        names.append(f"{_name(person, phrases)} ({PEOPLE[person].rating}{courage})")
    lines = [", ".join(names) or "–", phrases.texts("revolver-army", count=view.army)]
    if view.lost:
        lines.append(phrases.texts("revolver-fallen", count=len(view.lost)))
    heading = phrases.texts("revolver-people", count=len(people))
    return EmbedField(heading, truncate("\n".join(lines), FIELD))


def _seat(view: View, number: Seat, phrases: Phrases) -> EmbedField:
    seat, text = view.seats[number], phrases.texts
    lines = [phrases.option("", seat.side)]
    if view.battlefield_index < 0:
        lines.append(text("revolver-poker-piles", hand=seat.poker_size, rounds=seat.rounds))
        if seat.poker_revealed:
            names = ", ".join(_name(card, phrases) for card in seat.poker_revealed)
            lines.append(text("revolver-poker-shown", cards=names))
    else:
        sizes = {"hand": seat.hand_size, "deck": seat.deck, "discard": len(seat.discard)}
        lines.append(text("revolver-piles", **sizes))
        lines += [text("revolver-held")] if seat.one_card_limit else []
        lines += [text("revolver-slowed", count=seat.slowed)] if seat.slowed else []
    heading = f"{seat_status(view, number)} {SIDES[seat.side]} {phrases.seat(number)}"
    return EmbedField(heading, truncate("\n".join(lines), FIELD), True)


def _hands(view: View, phrases: Phrases) -> list[EmbedField]:
    lines = [
        f"**{phrases.seat(seat)}** · {', '.join(_name(card, phrases) for card in own.hand)}"
        for seat, own in enumerate(view.seats)
        if view.over and own.hand
    ]
    heading = phrases.texts("revolver-unplayed")
    return [EmbedField(heading, truncate("\n".join(lines), FIELD))] if lines else []


def _written(heading: str, cards: Sequence[str], phrases: Phrases) -> str:
    """Return cards with their texts, each once with its count."""
    counts = {key: sum(key_of(card) == key for card in cards) for key in map(key_of, cards)}
    lines = []
    for n, (key, count) in enumerate(counts.items()):
        times = f" ×{count}" if count > 1 else ""
        text = f": {line(key, phrases.texts)}" if n < LINES else ""
        lines.append(f"**{_name(key, phrases)}**{times}{text}")
    return f"**{heading}** ({len(cards)})\n" + "\n".join(lines)


PRESENTER = RevolverPresenter()
