"""How BANG! for two looks: the four characters, what lies before them, the piles; its commands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.games.bang import cards as bang_cards
from bot.games.bang import picture as bang
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
from bot.i18n.texts import Speech, Words, corner
from bot.render.scene import Item, Scene
from bot.ui.style import clipped
from engine.core.decisions import Decision
from engine.games.bang.deck import CARDS, KIND, KINDS, LIFE
from engine.games.bang.view import CharacterView, View

ANSWERS = ("shoot-back", "last-beer", "store", "flip", "draw-from", "put-back", "sure", "take")

COMMANDS = GameCommands(
    "bang",
    (
        GameCommand("draft", (Option("character", "draft", required=True),)),
        GameCommand("place", (Option("character", "place", required=True),)),
        GameCommand("expose", (Option("character", "expose", required=True),)),
        GameCommand(
            "play",
            (Option("card", "play", required=True), Option("target", "target"), Option("take", "take")),
        ),
        GameCommand(
            "ability",
            (Option("first", "ability"), Option("second", "ability")),
            opening=FixedReply("play", "ability", anywhere=True),  # in turn or in answer
        ),
        GameCommand("respond", (Option("answer", "dodge", required=True),), alone=ANSWERS),
        GameCommand(
            "discard",
            (
                Option("first", "discard", required=True),
                Option("second", "discard"),
                Option("third", "discard"),
                Option("fourth", "discard"),
            ),
            opening=FixedReply("heal-first", "discard"),
            alone=("discard",),
        ),
        GameCommand("end", opening=FixedReply("play", "done")),
    ),
)


FULL, LOST = "❤️", "🖤"
ROOM = 600  # characters of a field: an embed holds 6000
HAND = 3000


CHAPTERS = chapters_of(  # of the rule book, with the kinds of question that they explain
    {
        "setup": "draft place",
        "turn": "expose draw-from put-back play discard",
        "blue": "flip",
        "answers": "dodge shoot-back last-beer",
        "abilities": "ability heal-first",
        "brown": "store sure",
        "distance": "target take",
    }
)


class BangPresenter(Presenter[View]):
    cards = (*KINDS, *LIFE)
    moments = (Moment("bang", "bang", 2, 64, 10),)
    widths = (124, 168, 236)
    commands = COMMANDS
    chapters = CHAPTERS

    def headline(self, view: View, say: Speech) -> str:
        if view.over:
            return say.words("bang-headline-over")
        if not view.ring:
            return say.words("bang-headline-place" if view.phase == "place" else "bang-headline-draft")
        return say.words("bang-headline-turn", turn=view.turn, name=say.seat(view.current))

    def fields(self, view: View, say: Speech) -> list[EmbedField]:
        if not view.ring:
            return _draft(view, say)
        fields = [
            EmbedField(_heading(who, say), _character(view, who, say), inline=True) for who in view.ring
        ]
        pairs = [*fields[:2], _side(view, 0, say), *fields[2:], _side(view, 1, say)]
        return [*pairs, EmbedField(say.words("bang-piles"), _piles(view, say))]

    def ending(self, view: View, say: Speech) -> list[EmbedField]:
        lines = [_fate(view, seat, say) for seat in range(len(view.hands))] if view.ring else []
        return [EmbedField(say.words("board-why"), clipped("\n".join(lines), 1024))] if lines else []

    def lying(self, view: View, say: Speech) -> list[CardGroup]:
        groups = [(_standing_name(who, say), (who.name, *who.in_play)) for who in view.ring]
        if not view.ring:
            groups.append((say.words("bang-pool"), view.pool))
            groups += [(_player(view, seat, say), names) for seat, names in enumerate(view.drafted)]
        groups += [(say.words("bang-card-general-store"), view.store), (say.words("bang-mine"), view.hand)]
        kinds = ((title, dict.fromkeys(KIND.get(card, card) for card in cards)) for title, cards in groups)
        return [CardGroup(title, tuple(cards)) for title, cards in kinds if cards]

    def hand(self, view: View, say: Speech) -> str:
        parts = []
        if view.looked:
            parts.append(f"**{say.words('bang-looked')}**\n{_explained(view.looked, say)}")
        if view.hand:
            parts.append(f"**{say.words('bang-mine')}**\n{_explained(view.hand, say)}")
        else:
            parts.append(say.words("bang-mine-none"))
        parts += _gifts(view, say)
        return clipped("\n\n".join(parts), HAND)

    def picture(self, view: View, say: Speech) -> Scene:
        return bang.table(view, say)

    def hand_picture(self, view: View, say: Speech, numbers: Mapping[str, int]) -> Scene | None:
        return bang.hand(view, say, numbers)

    def front(self, card: str, wide: int, say: Speech) -> Item:
        if card in LIFE:
            return bang_cards.person(card, wide, say)
        return replace(bang_cards.card(_first(card), wide, say), corner="")

    def item_groups(self, say: Speech, wide: int) -> Iterator[ItemGroup]:
        people = tuple(bang_cards.person(name, wide, say) for name in LIFE)
        yield ItemGroup("The characters", 8, people)
        yield ItemGroup("The cards", 8, tuple(bang_cards.card(_first(kind), wide, say) for kind in KINDS))

    def option(self, decision: Decision, option: str, view: View, say: Speech) -> tuple[str, str]:
        label = say.option(decision.kind, option)
        who = next((who for who in view.ring if who.name == option), None)
        if who is not None:
            return label, _standing(view, who, say)
        return label, _text(option, say.words) or say.does(decision.kind, option)

    def sign(self, option: str) -> str:
        return bang_cards.icon_of(KIND[option]) if option in KIND else ""

    def explained(self, card: str) -> Sequence[str]:
        return ("abilities",) if card in LIFE else (KINDS[card].colour,)

    def sheet(self, card: str, text: Words) -> Sheet:
        facts = _born(card, text) if card in LIFE else _printed(card, text)
        return Sheet(
            title=text(f"bang-card-{card}"),
            line=text(f"bang-card-{card}.text"),
            facts=tuple((text(f"bang-sheet-{fact}"), value) for fact, value in facts.items()),
        )

    def says(self, card: str, text: Words) -> list[str]:
        return [_text(card, text)]

    def called(self, card: str, text: Words) -> list[str]:
        return [text(f"bang-card-{card}")]


def _first(kind: str) -> str:
    return next(name for name in CARDS if name.rpartition("-")[0] == kind)


def _fate(view: View, seat: int, say: Speech) -> str:
    mine = [who for who in view.ring if who.seat == seat]
    lives = [f"{_name(who.name, say)} " + (f"{FULL}{who.life}" if who.alive else "✝️") for who in mine]
    hand = (
        say.words("bang-last-hand", cards=say.thing(" ".join(view.hands[seat]))) if view.hands[seat] else ""
    )
    return " · ".join(filter(None, [f"**{say.seat(seat)}**", *lives, hand]))


def _standing_name(who: CharacterView, say: Speech) -> str:
    return f"{_heading(who, say)} · {_shown(who, say)}" if who.alive else _heading(who, say)


def _born(name: str, text: Words) -> dict[str, str]:
    return {"kind": text("bang-character"), "life": str(LIFE[name])}


def _printed(kind: str, text: Words) -> dict[str, str]:
    faces = [corner(card.partition(".")[0]) for card in CARDS if KIND[card] == kind]
    return {"kind": text(f"bang-{KINDS[kind].colour}"), "copies": f"{len(faces)}: {' '.join(faces)}"}


def _text(thing: str, text: Words) -> str:
    """Return what a card or character does, nothing for other words."""
    kind = KIND.get(thing, thing)
    return text(f"bang-card-{kind}.text") if kind in KINDS or kind in LIFE else ""


def _explained(cards: Sequence[str], say: Speech) -> str:
    """Explain cards, those of a kind together."""
    alike: dict[str, list[str]] = {}
    for card in cards:
        alike.setdefault(_text(card, say.words), []).append(f"**{say.thing(card)}**")
    return "\n".join(f"{' · '.join(names)}\n{text}" for text, names in alike.items())


def _gifts(view: View, say: Speech) -> Iterator[str]:
    """Explain the characters' abilities, own ones first; the board has no room for it."""
    for key, own in (("bang-mine-characters", True), ("bang-other-characters", False)):
        who = [each for each in view.ring if each.alive and (each.seat == view.seat) == own]
        lines = [f"**{_name(w.name, say)}** ({_shown(w, say)}) · {_text(w.name, say.words)}" for w in who]
        if lines:
            active = [say.words("bang-mine-active")] if own else []
            yield "\n".join([f"**{say.words(key)}**", *active, *lines])


def _shown(who: CharacterView, say: Speech) -> str:
    return say.words("bang-exposed" if who.exposed else "bang-covered")


def _draft(view: View, say: Speech) -> list[EmbedField]:
    lines = [f"{_name(name, say)} {FULL * LIFE[name]}" for name in view.pool]
    pool = [EmbedField(say.words("bang-pool"), clipped("\n".join(lines), 1024))] if lines else []
    return [*pool, *(_drafted(view, seat, say) for seat in (0, 1))]


def _drafted(view: View, seat: int, say: Speech) -> EmbedField:
    names = [f"**{_name(name, say)}** · {_text(name, say.words)}" for name in view.drafted[seat]]
    return EmbedField(_player(view, seat, say), clipped("\n".join(names) or "–", 1024))


def _player(view: View, seat: int, say: Speech) -> str:
    return clipped(f"{seat_sign(view, seat, '🤠')} {say.option('', f'seat:{seat}')}", 60)


def _name(name: str, say: Speech) -> str:
    return say.words(f"bang-card-{name}")


def _heading(who: CharacterView, say: Speech) -> str:
    return clipped(f"{_name(who.name, say)} · {say.option('', f'seat:{who.seat}')}", 60)


def _character(view: View, who: CharacterView, say: Speech) -> str:
    if not who.alive:
        return say.words("bang-dead")
    cards = say.thing(" ".join(who.in_play)) if who.in_play else ""
    before = say.words("bang-before", cards=cards) if cards else say.words("bang-nothing-before")
    life = f"{FULL * who.life}{LOST * (who.most - who.life)} {who.life}/{who.most}"
    return clipped("\n".join([life, _standing(view, who, say), before]), ROOM)


def _standing(view: View, who: CharacterView, say: Speech) -> str:
    """Return a line: exposed or covered, distance, jailed."""
    if not who.alive:
        return say.words("bang-dead")
    parts = [_shown(who, say)]
    if who.exposed and who.seat == view.current:
        parts.append(say.words("bang-acting"))
    else:
        parts.append(say.words("bang-distance", distance=who.distance))
    if who.held:
        parts.append(say.words("bang-in-jail"))
    return " · ".join(parts)


def _side(view: View, seat: int, say: Speech) -> EmbedField:
    lines = [say.words("bang-side", cards=view.hand_sizes[seat])]
    if view.over and view.hands[seat]:
        lines.append(say.words("bang-last-hand", cards=say.thing(" ".join(view.hands[seat]))))
    return EmbedField(_player(view, seat, say), clipped("\n".join(lines), ROOM), inline=True)


def _piles(view: View, say: Speech) -> str:
    lines = [say.words("bang-deck", count=view.deck)]
    if view.discard:
        lines.append(say.words("bang-discard", card=say.thing(view.discard[-1])))
    else:
        lines.append(say.words("bang-discard-empty"))
    for key, cards in (("bang-store-open", view.store), ("bang-flipped-now", view.flipped)):
        if cards:
            lines.append(say.words(key, cards=say.thing(" ".join(cards))))
    return "\n".join([*lines, say.words("bang-shots", shots=view.shots)])


PRESENTER = BangPresenter()
