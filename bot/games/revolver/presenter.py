"""How Revolver 2 looks: battlefields, army, hand, and its commands. What stands on cards is in cards.py."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.games.command_table import CommandOption, FixedReply, GameCommand, GameCommands
from bot.games.presenter import (
    CardGroup,
    CardSheet,
    EmbedField,
    ItemGroup,
    Moment,
    Presenter,
    chapters_of,
    seat_status,
)
from bot.games.revolver import picture as revolver
from bot.games.revolver import picture as revolver_cards
from bot.games.revolver.cards import ALL, line, numbers, sheet, words_on
from bot.i18n.texts import Phrases, Texts
from bot.render.scene import Item, Portrait, Scene
from bot.ui.style import truncate
from engine.core.decisions import Decision, Seat
from engine.core.plays import Step
from engine.games.revolver.cards import (
    BRIDGE,
    FIELDS,
    FIREPOWER,
    GUARDIANS,
    MAPACHE,
    PEOPLE,
    POKER,
    card_data,
    key_of,
)
from engine.games.revolver.cards import DECKS as SIDE_DECKS
from engine.games.revolver.view import FieldView, SeatView, View

CHOSEN = ("dig", "recover", "bring", "recall", "drill")  # answered by naming a card, like a play
GIVEN_UP = ("rout", "drop-hand", "lasso", "sap", "spy")  # by discarding one
DEEDS = ("drop", "dynamite", "collapse", "gatling", "end")  # what can be played and is no card

KEG = CommandOption("keg", "keg", words="keg")
SECOND_KEG = CommandOption("second", "second-keg", words="second-keg")
FIELD = 1024  # characters, by Discord's API
LINES = 26  # of a hand, that are written with their texts; the rest by name


def _deed(word: str, *options: CommandOption, name: str = "", alone: tuple[str, ...] = ()) -> GameCommand:
    """A play that is no card; `name` is the command's, if it is not the word."""
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


CHAPTERS = chapters_of(  # of the rule book, with the kinds of question that they explain
    {
        "poker": "poker",
        "turn": "march sure-ride",
        "play": "play field cost drop drop-hand rout lasso sap bring recall drill spy dig recover",
        "powder": "keg second-keg sure-dynamite sure-collapse ammo sure-gatling",
        "attack": "victim hearten daunt",
    }
)


class RevolverPresenter(Presenter[View]):
    cards = ALL
    commands = COMMANDS
    chapters = CHAPTERS
    alt_text_last = ("revolver-ahead", "revolver-behind")
    events_in_fields = frozenset({"drew", "ended"})
    gallery_moments = (Moment("revolver", "revolver", 2, 66, 148),)
    widths = (120, 150, 172)

    def headline(self, view: View, phrases: Phrases) -> str:
        if view.over:
            return phrases.texts("revolver-over")
        if view.battlefield_index < 0:
            return phrases.texts("revolver-headline-poker", round=_round(view))
        here = view.fields[view.battlefield_index].key
        boxes = FIELDS[here].boxes
        return phrases.texts("revolver-headline", field=_name(here, phrases), box=view.box, boxes=boxes)

    def fields(self, view: View, phrases: Phrases) -> list[EmbedField]:
        seats = [
            EmbedField(
                truncate(_heading(view, n, phrases), 60),
                truncate("\n".join(_seat(view, n, phrases)), FIELD),
                True,
            )
            for n in range(len(view.seats))
        ]
        if view.battlefield_index < 0:
            return [*seats, _people(view, phrases)]
        return [
            _here(view, phrases),
            *_elsewhere(view, phrases),
            _people(view, phrases),
            *seats,
            *_hands(view, phrases),
        ]

    def ending(self, view: View, phrases: Phrases) -> list[EmbedField]:
        facts = {"people": len(view.guardians), "fallen": len(view.lost), "army": view.army}
        lines = [f"**{phrases.texts(f'revolver-over-{view.ending}')}**"] if view.ending else []
        lines += [phrases.texts(f"revolver-{name}", count=count) for name, count in facts.items()]
        why = EmbedField(phrases.texts("board-why"), "\n".join(lines))
        return [why, *_hands(view, phrases)]

    def visible_cards(self, view: View, phrases: Phrases) -> list[CardGroup]:
        groups: list[tuple[str, Iterable[str]]] = [
            (phrases.texts(key), cards)
            for key, cards in (
                ("revolver-spied", view.spied),
                ("revolver-laid", view.searching),
                ("revolver-mine-hand", view.poker or view.hand),
            )
        ]
        for field in view.fields if view.battlefield_index >= 0 else ():
            groups.append((_name(field.key, phrases), (field.key, *field.guards, *field.gang)))
        groups.append(
            (phrases.texts("revolver-people", count=len(view.guardians)), [key for key, _ in view.guardians])
        )
        keys = ((title, tuple(dict.fromkeys(map(key_of, cards)))) for title, cards in groups)
        return [CardGroup(title, cards) for title, cards in keys if cards]

    def hand(self, view: View, phrases: Phrases) -> str:
        if view.seat is None:
            return ""
        parts = [
            _written(phrases.texts("revolver-spied"), view.spied, phrases),
            _written(phrases.texts("revolver-laid"), view.searching, phrases),
            _written(phrases.texts("revolver-mine-hand"), view.poker or view.hand, phrases),
        ]
        return truncate("\n\n".join(filter(None, parts)) or phrases.texts("revolver-mine-none"), 3000)

    def card_item(self, card: str, wide: int, phrases: Phrases) -> Item | None:
        if card in PEOPLE:
            return revolver_cards.guardian(card, wide, phrases)
        if card in FIELDS:
            return revolver_cards.battlefield(card, wide, phrases)
        return revolver_cards.card(f"{card}.1", wide, phrases)

    def item_groups(self, phrases: Phrases, wide: int) -> Iterator[ItemGroup]:
        for title, side in (("The guardians’ deck", GUARDIANS), ("Mapache’s deck", MAPACHE)):
            cards = tuple(revolver_cards.card(f"{card.key}.1", wide, phrases) for card in SIDE_DECKS[side])
            yield ItemGroup(title, 9, cards)
        yield ItemGroup(
            "The tournament",
            9,
            tuple(revolver_cards.poker(card.key, wide, phrases) for card in POKER.values()),
        )
        people = tuple(Portrait(f"revolver/{one.key}", wide) for one in PEOPLE.values())
        names = tuple(phrases.texts(f"revolver-card-{one.key}") for one in PEOPLE.values())
        yield ItemGroup("The guardians", 9, people, names)

    def option_text(self, decision: Decision, option: str, view: View, phrases: Phrases) -> tuple[str, str]:
        return phrases.option(decision.kind, option), line(option, phrases.texts) or phrases.effect(
            decision.kind, option
        )

    def step_text(self, step: Step, view: View, phrases: Phrases) -> tuple[str, str]:
        label, line = self.option_text(step.decision, step.option, view, phrases)
        if step.decision.kind == "cost":
            return phrases.texts("revolver-play-paid", card=label), ""
        return label, line

    def picture(self, view: View, phrases: Phrases) -> Scene:
        return revolver.table(view, phrases)

    def hand_picture(self, view: View, phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
        return revolver_cards.hand(view, phrases, numbers)

    def icon(self, option: str) -> str:
        return revolver_cards.sign(option)

    def chapters_for(self, card: str) -> Sequence[str]:
        if card in POKER:
            return ("poker",)
        if card in PEOPLE:
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


def _round(view: View) -> int:
    """The round of the tournament: one more than the cards that have been shown, whoever shows most."""
    return 1 + max(5 - seat.poker_size for seat in view.seats)


def _name(thing: str, phrases: Phrases) -> str:
    return phrases.option("", thing)


def _names(cards: Iterable[str], view: View, phrases: Phrases) -> str:
    power = dict(view.power)
    said = []
    for card in cards:
        gun = card_data(card).type == FIREPOWER
        tokens = f"+{power[card]}" if card in power else ""
        said.append(
            f"{_name(card, phrases)} **{card_data(card).firepower}{tokens}**" if gun else _name(card, phrases)
        )
    return ", ".join(said)


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
    """The battlefield with the marker: totals, cards, what helps for a while."""
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
    """The way ahead, and of the battlefields behind those on which something lies."""
    behind = [field for field in view.fields[: view.battlefield_index] if _areas(field, view, phrases)]
    parts = (("revolver-ahead", view.fields[view.battlefield_index + 1 :]), ("revolver-behind", behind))
    found = []
    for key, fields in parts:
        lines = []
        for field in fields:
            facts = ", ".join(numbers(field.key, phrases.texts))
            lines += [f"**{_name(field.key, phrases)}** ({facts})", *_areas(field, view, phrases)]
        if fields:
            found.append(EmbedField(phrases.texts(key), truncate("\n".join(lines), FIELD)))
    return found


def _people(view: View, phrases: Phrases) -> EmbedField:
    people = sorted(view.guardians, key=lambda each: PEOPLE[each[0]].rating)
    said = []
    for person, grit in people:
        courage = f" · {phrases.texts('revolver-grit', value=grit)}" if grit else ""
        said.append(f"{_name(person, phrases)} ({PEOPLE[person].rating}{courage})")
    lines = [", ".join(said) or "–", phrases.texts("revolver-army", count=view.army)]
    if view.lost:
        lines.append(phrases.texts("revolver-fallen", count=len(view.lost)))
    heading = phrases.texts("revolver-people", count=len(people))
    return EmbedField(heading, truncate("\n".join(lines), FIELD))


def _heading(view: View, seat: Seat, phrases: Phrases) -> str:
    return f"{seat_status(view, seat)} {SIDES[view.seats[seat].side]} {phrases.option('', f'seat:{seat}')}"


def _seat(view: View, seat: Seat, phrases: Phrases) -> list[str]:
    shown = view.seats[seat]
    side = phrases.option("", GUARDIANS if seat == view.padre else "mapache")
    if view.battlefield_index < 0:
        return [side, *_tournament(shown, phrases)]
    discard = len(shown.discard)
    lines = [side, phrases.texts("revolver-piles", hand=shown.hand_size, deck=shown.deck, discard=discard)]
    if shown.one_card_limit:
        lines.append(phrases.texts("revolver-held"))
    if shown.slowed:
        lines.append(phrases.texts("revolver-slowed"))
    return lines


def _hands(view: View, phrases: Phrases) -> list[EmbedField]:
    lines = [
        f"**{phrases.seat(seat)}** · {', '.join(_name(card, phrases) for card in shown.hand)}"
        for seat, shown in enumerate(view.seats)
        if view.over and shown.hand
    ]
    return (
        [EmbedField(phrases.texts("revolver-unplayed"), truncate("\n".join(lines), FIELD))] if lines else []
    )


def _tournament(shown: SeatView, phrases: Phrases) -> list[str]:
    lines = [phrases.texts("revolver-poker-piles", hand=shown.poker_size, rounds=shown.rounds)]
    if shown.poker_revealed:
        lines.append(
            phrases.texts(
                "revolver-poker-shown", cards=", ".join(_name(c, phrases) for c in shown.poker_revealed)
            )
        )
    return lines


def _written(heading: str, cards: Sequence[str], phrases: Phrases) -> str:
    """Cards with all that stands on them, each once: how many of it there are is said."""
    if not cards:
        return ""
    counts = {key: sum(key_of(card) == key for card in cards) for key in map(key_of, cards)}
    lines = []
    for n, (key, count) in enumerate(counts.items()):
        times = f" ×{count}" if count > 1 else ""
        text = f": {line(key, phrases.texts)}" if n < LINES else ""
        lines.append(f"**{_name(key, phrases)}**{times}{text}")
    return f"**{heading}** ({len(cards)})\n" + "\n".join(lines)


PRESENTER = RevolverPresenter()
