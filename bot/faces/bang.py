"""How BANG! for two looks: the four characters, what lies before them, and the piles, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.faces.face import Face, Field, Sheet
from bot.look import clipped
from bot.pictures import bang, bang_cards
from bot.pictures.scene import Scene
from bot.signs import corner
from bot.texts import Speech, Words
from engine.bang.deck import CARDS, KIND, KINDS, LIFE
from engine.bang.view import CharacterView, View
from engine.flow import Decision

FULL, LOST = "❤️", "🖤"
ROOM = 600  # characters of a field: an embed holds 6000
HAND = 3000


class BangFace(Face[View]):
    """Two characters each, exposed and covered."""

    cards = (*KINDS, *LIFE)

    def headline(self, view: View, say: Speech) -> str:
        if view.over:
            return say.words("bang-headline-over")
        if not view.ring:
            return say.words("bang-headline-place" if view.phase == "place" else "bang-headline-draft")
        return say.words("bang-headline-turn", turn=view.turn, name=say.option("", f"seat:{view.current}"))

    def fields(self, view: View, say: Speech) -> list[Field]:
        if not view.ring:
            return _draft(view, say)
        fields = [Field(_heading(who, say), _character(view, who, say), inline=True) for who in view.ring]
        pairs = [*fields[:2], _side(view, 0, say), *fields[2:], _side(view, 1, say)]
        return [*pairs, Field(say.words("bang-piles"), _piles(view, say))]

    def hand(self, view: View, say: Speech) -> str:
        parts = []
        if view.looked:
            parts.append(f"**{say.words('bang-looked')}**\n{_explained(view.looked, say)}")
        if view.hand:
            parts.append(f"**{say.words('bang-mine')}**\n{_explained(view.hand, say)}")
        else:
            parts.append(say.words("bang-mine-none"))
        return clipped("\n\n".join(parts), HAND)

    def picture(self, view: View, say: Speech) -> Scene:
        return bang.table(view, say)

    def hand_picture(self, view: View, say: Speech, numbers: Mapping[str, int]) -> Scene | None:
        return bang.hand(view, say, numbers)

    def option(self, decision: Decision, option: str, view: View, say: Speech) -> tuple[str, str]:
        label = say.option(decision.kind, option)
        who = next((who for who in view.ring if who.name == option), None)
        if who is not None:
            return label, _standing(view, who, say)
        return label, _text(option, say.words)

    def sign(self, option: str) -> str:
        return bang_cards.LOOKS[KIND[option]].icon if option in KIND else ""

    def sheet(self, card: str, text: Words) -> Sheet:
        facts = (
            {"kind": text("bang-character"), "life": str(LIFE[card])}
            if card in LIFE
            else _printed(card, text)
        )
        return Sheet(
            title=text(f"bang-card-{card}"),
            line=text(f"bang-card-{card}.text"),
            facts=tuple((text(f"bang-sheet-{fact}"), value) for fact, value in facts.items()),
        )

    def called(self, card: str, text: Words) -> list[str]:
        return [text(f"bang-card-{card}")]


def _born(name: str, text: Words) -> dict[str, str]:
    """A character's facts."""
    return {"kind": text("bang-character"), "life": str(LIFE[name])}


def _printed(kind: str, text: Words) -> dict[str, str]:
    """Of which colour a card is, and its copies."""
    faces = [corner(card.partition(".")[0]) for card in CARDS if KIND[card] == kind]
    return {"kind": text(f"bang-{KINDS[kind].colour}"), "copies": f"{len(faces)}: {' '.join(faces)}"}


def _text(thing: str, text: Words) -> str:
    """What a card or character does; nothing for any other word."""
    kind = KIND.get(thing, thing)
    return text(f"bang-card-{kind}.text") if kind in KINDS or kind in LIFE else ""


def _explained(cards: Sequence[str], say: Speech) -> str:
    return "\n".join(f"**{say.thing(card)}**\n{_text(card, say.words)}" for card in cards)


def _draft(view: View, say: Speech) -> list[Field]:
    """Who can be chosen, and who has been."""
    lines = [f"{_name(name, say)} {FULL * LIFE[name]}" for name in view.pool]
    pool = [Field(say.words("bang-pool"), clipped("\n".join(lines), 1024))] if lines else []
    return [*pool, *(_drafted(view, seat, say) for seat in (0, 1))]


def _drafted(view: View, seat: int, say: Speech) -> Field:
    names = [f"**{_name(name, say)}** · {_text(name, say.words)}" for name in view.drafted[seat]]
    return Field(_player(view, seat, say), clipped("\n".join(names) or "–", 1024))


def _player(view: View, seat: int, say: Speech) -> str:
    """The name, and a sign for whom the table waits: a shape, not only a colour."""
    waiting = {asked for asked, _ in view.waiting}
    sign = "⏳" if seat in waiting else "🏆" if view.over and seat in view.winners else "🤠"
    return clipped(f"{sign} {say.option('', f'seat:{seat}')}", 60)


def _name(name: str, say: Speech) -> str:
    return say.words(f"bang-card-{name}")


def _heading(who: CharacterView, say: Speech) -> str:
    return clipped(f"{_name(who.name, say)} · {say.option('', f'seat:{who.seat}')}", 60)


def _character(view: View, who: CharacterView, say: Speech) -> str:
    """Life, exposed or covered, distance, and the cards before him."""
    if not who.alive:
        return say.words("bang-dead")
    cards = say.thing(" ".join(who.in_play)) if who.in_play else ""
    before = say.words("bang-before", cards=cards) if cards else say.words("bang-nothing-before")
    life = f"{FULL * who.life}{LOST * (who.most - who.life)} {who.life}/{who.most}"
    return clipped("\n".join([life, _standing(view, who, say), before]), ROOM)


def _standing(view: View, who: CharacterView, say: Speech) -> str:
    """In a line: exposed or covered, how far from the one who acts, whether Jail holds him."""
    if not who.alive:
        return say.words("bang-dead")
    parts = [say.words("bang-exposed" if who.exposed else "bang-covered")]
    if who.exposed and who.seat == view.current:
        parts.append(say.words("bang-acting"))
    else:
        parts.append(say.words("bang-distance", distance=who.distance))
    if who.held:
        parts.append(say.words("bang-in-jail"))
    return " · ".join(parts)


def _side(view: View, seat: int, say: Speech) -> Field:
    """A player's hand: its size, and when all is over its cards."""
    lines = [say.words("bang-side", cards=view.hand_sizes[seat])]
    if view.over and view.hands[seat]:
        lines.append(say.words("bang-last-hand", cards=say.thing(" ".join(view.hands[seat]))))
    return Field(_player(view, seat, say), clipped("\n".join(lines), ROOM), inline=True)


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
