"""How Revolver 2 looks: battlefields, army, hand, and its commands. What stands on cards is in cards.py."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.games.command_table import FixedReply, GameCommand, GameCommands, Option
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
from bot.games.revolver import picture as revolver
from bot.games.revolver import picture as revolver_cards
from bot.games.revolver.cards import ALL, line, numbers, sheet, words_on
from bot.i18n.texts import Speech, Words
from bot.render.scene import Item, Portrait, Scene
from bot.ui.style import clipped
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
    fact,
    key_of,
)
from engine.games.revolver.cards import DECKS as SIDE_DECKS
from engine.games.revolver.view import FieldView, SeatView, View

CHOSEN = ("dig", "recover", "bring", "recall", "drill")  # answered by naming a card, like a play
GIVEN_UP = ("rout", "drop-hand", "lasso", "sap", "spy")  # by discarding one
DEEDS = ("drop", "dynamite", "collapse", "gatling", "end")  # what can be played and is no card

KEG = Option("keg", "keg", words="keg")
SECOND_KEG = Option("second", "second-keg", words="second-keg")
FIELD = 1024  # characters, by Discord's API
LINES = 26  # of a hand, that are written with their texts; the rest by name


def _deed(word: str, *options: Option, name: str = "", alone: tuple[str, ...] = ()) -> GameCommand:
    """A play that is no card; `name` is the command's, if it is not the word."""
    return GameCommand(name or word, options, opening=FixedReply("play", word), alone=alone)


COMMANDS = GameCommands(
    "revolver",
    (
        GameCommand("poker", (Option("card", "poker", required=True),)),
        GameCommand("march", (Option("way", "march", required=True),)),
        GameCommand(
            "play",
            (
                Option("card", "play", required=True, hides=DEEDS),
                Option("pay1", "cost"),
                Option("pay2", "cost"),
                Option("pay3", "cost"),
                Option("pay4", "cost"),
                Option("field", "field"),
            ),
            alone=CHOSEN,
            order=("play", "field", "cost"),
        ),
        _deed(
            "drop",
            Option("card", "drop", required=True),
            Option("second", "drop"),
            name="discard",
            alone=GIVEN_UP,
        ),
        _deed("dynamite", KEG, SECOND_KEG),
        _deed("collapse", KEG, SECOND_KEG),
        _deed("gatling", Option("card", "ammo")),
        GameCommand("victim", (Option("person", "victim", required=True),), alone=("daunt", "hearten")),
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
    background = ("revolver-ahead", "revolver-behind")
    told_by_fields = frozenset({"drew", "ended"})
    moments = (Moment("revolver", "revolver", 2, 66, 148),)
    widths = (120, 150, 172)

    def headline(self, view: View, say: Speech) -> str:
        if view.over:
            return say.words("revolver-over")
        if view.at < 0:
            return say.words("revolver-headline-poker", round=_round(view))
        here = view.fields[view.at].key
        boxes = FIELDS[here].boxes
        return say.words("revolver-headline", field=_name(here, say), box=view.box, boxes=boxes)

    def fields(self, view: View, say: Speech) -> list[EmbedField]:
        seats = [
            EmbedField(
                clipped(_heading(view, n, say), 60), clipped("\n".join(_seat(view, n, say)), FIELD), True
            )
            for n in range(len(view.seats))
        ]
        if view.at < 0:
            return [*seats, _people(view, say)]
        return [_here(view, say), *_elsewhere(view, say), _people(view, say), *seats, *_hands(view, say)]

    def ending(self, view: View, say: Speech) -> list[EmbedField]:
        facts = {"people": len(view.guardians), "fallen": len(view.lost), "army": view.army}
        lines = [f"**{say.words(f'revolver-over-{view.ending}')}**"] if view.ending else []
        lines += [say.words(f"revolver-{name}", count=count) for name, count in facts.items()]
        why = EmbedField(say.words("board-why"), "\n".join(lines))
        return [why, *_hands(view, say)]

    def lying(self, view: View, say: Speech) -> list[CardGroup]:
        groups: list[tuple[str, Iterable[str]]] = [
            (say.words(key), cards)
            for key, cards in (
                ("revolver-spied", view.spied),
                ("revolver-laid", view.laid),
                ("revolver-mine-hand", view.poker or view.hand),
            )
        ]
        for field in view.fields if view.at >= 0 else ():
            groups.append((_name(field.key, say), (field.key, *field.guards, *field.gang)))
        groups.append(
            (say.words("revolver-people", count=len(view.guardians)), [key for key, _ in view.guardians])
        )
        keys = ((title, tuple(dict.fromkeys(map(key_of, cards)))) for title, cards in groups)
        return [CardGroup(title, cards) for title, cards in keys if cards]

    def hand(self, view: View, say: Speech) -> str:
        if view.seat is None:
            return ""
        parts = [
            _written(say.words("revolver-spied"), view.spied, say),
            _written(say.words("revolver-laid"), view.laid, say),
            _written(say.words("revolver-mine-hand"), view.poker or view.hand, say),
        ]
        return clipped("\n\n".join(filter(None, parts)) or say.words("revolver-mine-none"), 3000)

    def front(self, card: str, wide: int, say: Speech) -> Item | None:
        if card in PEOPLE:
            return revolver_cards.guardian(card, wide, say)
        if card in FIELDS:
            return revolver_cards.battlefield(card, wide, say)
        return revolver_cards.card(f"{card}.1", wide, say)

    def item_groups(self, say: Speech, wide: int) -> Iterator[ItemGroup]:
        for title, side in (("The guardians’ deck", GUARDIANS), ("Mapache’s deck", MAPACHE)):
            cards = tuple(revolver_cards.card(f"{card.key}.1", wide, say) for card in SIDE_DECKS[side])
            yield ItemGroup(title, 9, cards)
        yield ItemGroup(
            "The tournament", 9, tuple(revolver_cards.poker(card.key, wide, say) for card in POKER.values())
        )
        people = tuple(Portrait(f"revolver/{one.key}", wide) for one in PEOPLE.values())
        names = tuple(say.words(f"revolver-card-{one.key}") for one in PEOPLE.values())
        yield ItemGroup("The guardians", 9, people, names)

    def option(self, decision: Decision, option: str, view: View, say: Speech) -> tuple[str, str]:
        return say.option(decision.kind, option), line(option, say.words) or say.does(decision.kind, option)

    def step(self, step: Step, view: View, say: Speech) -> tuple[str, str]:
        label, line = self.option(step.decision, step.option, view, say)
        if step.decision.kind == "cost":
            return say.words("revolver-play-paid", card=label), ""
        return label, line

    def picture(self, view: View, say: Speech) -> Scene:
        return revolver.table(view, say)

    def hand_picture(self, view: View, say: Speech, numbers: Mapping[str, int]) -> Scene | None:
        return revolver_cards.hand(view, say, numbers)

    def sign(self, option: str) -> str:
        return revolver_cards.sign(option)

    def explained(self, card: str) -> Sequence[str]:
        if card in POKER:
            return ("poker",)
        if card in PEOPLE:
            return ("attack",)
        if card in FIELDS:
            return ("turn", "attack")
        powder = fact(card).kegs or fact(card).ammo
        return ("play", "powder") if powder else ("play",)

    def sheet(self, card: str, text: Words) -> Sheet:
        return sheet(card, text)

    def says(self, card: str, text: Words) -> list[str]:
        return [*numbers(card, text), *filter(None, [words_on(card, text)])]

    def called(self, card: str, text: Words) -> list[str]:
        return [text(f"revolver-card-{key_of(card)}")]


def _round(view: View) -> int:
    """The round of the tournament: one more than the cards that have been shown, whoever shows most."""
    return 1 + max(5 - seat.poker_size for seat in view.seats)


def _name(thing: str, say: Speech) -> str:
    return say.option("", thing)


def _names(cards: Iterable[str], view: View, say: Speech) -> str:
    power = dict(view.power)
    said = []
    for card in cards:
        gun = fact(card).type == FIREPOWER
        tokens = f"+{power[card]}" if card in power else ""
        said.append(f"{_name(card, say)} **{fact(card).firepower}{tokens}**" if gun else _name(card, say))
    return ", ".join(said)


def _areas(field: FieldView, view: View, say: Speech) -> list[str]:
    lines = []
    if field.guards:
        lines.append(say.words("revolver-guards-side", cards=_names(field.guards, view, say)))
    if field.gang:
        lines.append(say.words("revolver-gang-side", cards=_names(field.gang, view, say)))
    if field.guards_power or field.gang_power:
        power = {"guards": field.guards_power, "gang": field.gang_power}
        lines.append(say.words("revolver-place-power", **power))
    return lines


def _here(view: View, say: Speech) -> EmbedField:
    """The battlefield with the marker: totals, cards, what helps for a while."""
    field = view.fields[view.at]
    gang, guards = view.totals or (0, 0)
    lines = [say.words("revolver-totals", gang=gang, guards=guards, defence=field.defence)]
    lines += _areas(field, view, say)
    if view.cover:
        lines.append(say.words("revolver-bonus-guards", points=view.cover))
    if view.charge:
        lines.append(say.words("revolver-bonus-gang", points=view.charge))
    if view.blown and field.key == BRIDGE:
        lines.append(say.words("revolver-blown"))
    heading = say.words("revolver-here", field=_name(field.key, say))
    return EmbedField(heading, clipped("\n".join(lines), FIELD))


def _elsewhere(view: View, say: Speech) -> list[EmbedField]:
    """The way ahead, and of the battlefields behind those on which something lies."""
    behind = [field for field in view.fields[: view.at] if _areas(field, view, say)]
    parts = (("revolver-ahead", view.fields[view.at + 1 :]), ("revolver-behind", behind))
    found = []
    for key, fields in parts:
        lines = []
        for field in fields:
            facts = ", ".join(numbers(field.key, say.words))
            lines += [f"**{_name(field.key, say)}** ({facts})", *_areas(field, view, say)]
        if fields:
            found.append(EmbedField(say.words(key), clipped("\n".join(lines), FIELD)))
    return found


def _people(view: View, say: Speech) -> EmbedField:
    people = sorted(view.guardians, key=lambda each: PEOPLE[each[0]].rating)
    said = []
    for person, grit in people:
        courage = f" · {say.words('revolver-grit', value=grit)}" if grit else ""
        said.append(f"{_name(person, say)} ({PEOPLE[person].rating}{courage})")
    lines = [", ".join(said) or "–", say.words("revolver-army", count=view.army)]
    if view.lost:
        lines.append(say.words("revolver-fallen", count=len(view.lost)))
    heading = say.words("revolver-people", count=len(people))
    return EmbedField(heading, clipped("\n".join(lines), FIELD))


def _heading(view: View, seat: Seat, say: Speech) -> str:
    return f"{seat_sign(view, seat)} {SIDES[view.seats[seat].side]} {say.option('', f'seat:{seat}')}"


def _seat(view: View, seat: Seat, say: Speech) -> list[str]:
    shown = view.seats[seat]
    side = say.option("", GUARDIANS if seat == view.padre else "mapache")
    if view.at < 0:
        return [side, *_tournament(shown, say)]
    discard = len(shown.discard)
    lines = [side, say.words("revolver-piles", hand=shown.hand_size, deck=shown.deck, discard=discard)]
    if shown.held:
        lines.append(say.words("revolver-held"))
    if shown.slowed:
        lines.append(say.words("revolver-slowed"))
    return lines


def _hands(view: View, say: Speech) -> list[EmbedField]:
    lines = [
        f"**{say.seat(seat)}** · {', '.join(_name(card, say) for card in shown.hand)}"
        for seat, shown in enumerate(view.seats)
        if view.over and shown.hand
    ]
    return [EmbedField(say.words("revolver-unplayed"), clipped("\n".join(lines), FIELD))] if lines else []


def _tournament(shown: SeatView, say: Speech) -> list[str]:
    lines = [say.words("revolver-poker-piles", hand=shown.poker_size, rounds=shown.rounds)]
    if shown.shown:
        lines.append(say.words("revolver-poker-shown", cards=", ".join(_name(c, say) for c in shown.shown)))
    return lines


def _written(heading: str, cards: Sequence[str], say: Speech) -> str:
    """Cards with all that stands on them, each once: how many of it there are is said."""
    if not cards:
        return ""
    counts = {key: sum(key_of(card) == key for card in cards) for key in map(key_of, cards)}
    lines = []
    for n, (key, count) in enumerate(counts.items()):
        times = f" ×{count}" if count > 1 else ""
        text = f": {line(key, say.words)}" if n < LINES else ""
        lines.append(f"**{_name(key, say)}**{times}{text}")
    return f"**{heading}** ({len(cards)})\n" + "\n".join(lines)


PRESENTER = RevolverPresenter()
