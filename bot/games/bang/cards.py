"""BANG!'s cards and characters in pictures: which icon, which tone, and what a card does in two icons.

Brown cards have a tone by purpose; blue ones, which stay in play, are slate, except the two that harm
their owner.
"""

from collections.abc import Collection
from dataclasses import replace
from typing import NamedTuple

from bot.i18n.texts import Phrases, Texts
from bot.render.icons import face, known
from bot.render.scene import SCENE_WIDTH, CardItem, IconValue, Mood
from engine.core.decisions import Seat
from engine.games.bang.cards import RECORDS
from engine.games.bang.characters import CHARACTERS
from engine.games.bang.deck import CARDS, KIND, KINDS, LIFE
from engine.games.bang.state import Hit
from engine.games.bang.view import CharacterView, View

TITLED = 200  # narrower cards show only rank, suit and icon, because names and icon rows would be unreadable
TONES = {"brown": "leather", "blue": "slate"}  # tones of cards whose record has none
STRENGTHS = {  # characters by what they are good at, as they are drafted
    "shoots": ("calamity-janet", "rose-doolan", "slab-the-killer", "willy-the-kid"),
    "lasts": ("jourdonnais", "lucky-duke", "paul-regret", "sid-ketchum"),
    "draws": (
        *("bart-cassidy", "black-jack", "el-gringo", "jesse-jones"),
        *("kit-carlson", "pedro-ramirez", "suzy-lafayette", "vulture-sam"),
    ),
}
SHOTS = ("bang", "missed")  # kinds of cards that shoot, a Missed! by an ability: how far, distances decide
EDGE, PAD = 12, 12
HALF = (SCENE_WIDTH - 3 * EDGE) // 2  # width of one of two that stand side by side


def row_of(view: View, seat: Seat) -> int:
    """Return 0 for the seat that is drawn below, 1 for the one above."""
    return int(seat != (view.seat or 0))


def left_to_right(view: View) -> list[CharacterView]:
    """Return the characters from left to right as the board has them, those above first."""
    above = [who for who in view.ring if row_of(view, who.seat)]
    return above + [who for who in reversed(view.ring) if who not in above]


class CardStyle(NamedTuple):
    icon: str
    tone: str
    does: tuple[IconValue, ...] = ()


def _does(*parts: str) -> tuple[IconValue, ...]:
    """Parse icons, with their value after a space where they have one: `life -1`."""
    return tuple(IconValue(known(icon), value) for icon, _, value in (part.partition(" ") for part in parts))


def look_of(kind: str) -> CardStyle:
    look = RECORDS[kind].look
    tone = look.tone or TONES[KINDS[kind].color]
    return CardStyle(face(f"bang/{kind}", icon_of(kind)), tone, _does(*look.effect_icons))


def icon_of(kind: str) -> str:
    return RECORDS[kind].look.icon or f"bang-{kind}"


def card(
    name: str, width: int, phrases: Phrases, number: int = 0, *, mark: bool = False, faint: bool = False
) -> CardItem:
    """Draw a card with as much on it as is readable at this width."""
    kind = KIND[name]
    look = look_of(kind)
    return CardItem(
        width,
        phrases.texts(f"bang-card-{kind}") if width >= TITLED else "",
        look.tone,
        icon=look.icon,
        corner=name.removeprefix(f"{kind}-").partition(".")[0],
        pips=look.does if width >= TITLED else (),
        number=number,
        mark=mark,
        faint=faint,
    )


def kind_card(kind: str, width: int, phrases: Phrases) -> CardItem:
    """Draw a kind of card, without rank and suit."""
    return in_play(next(name for name in CARDS if KIND[name] == kind), width, phrases)


def in_play(name: str, width: int, phrases: Phrases) -> CardItem:
    """Draw a card in play, without the rank and suit that no longer count."""
    return replace(card(name, width, phrases), corner="")


def flip(name: str, width: int, phrases: Phrases, *, mark: bool = False) -> CardItem:
    """Draw a flipped card, of which rank and suit alone count."""
    tone = "brick" if CARDS[name].red else "coal"
    front = card(name, width, phrases, mark=mark)
    return replace(front, title="", pips=(), tone=tone, icon=f"suit-{CARDS[name].suit}")


def person(name: str, width: int, phrases: Phrases, color: str = "leather") -> CardItem:
    return CardItem(
        width,
        phrases.texts(f"bang-card-{name}") if width >= TITLED else "",
        color,
        portrait=f"bang/{name}",
        corner=str(LIFE[name]),
        sign="life",
    )


def figure(
    name: str, width: int, phrases: Phrases, color: str = "leather", *, fell: bool = False, won: bool = False
) -> CardItem:
    """Draw a character large in what happens to them."""
    mood: Mood = "dead" if fell else "winning" if won else ""
    front = person(name, width, phrases, color)
    return replace(front, corner="", sign="", mark=won, faint=fell, mood=mood)


def reach(in_play: tuple[str, ...]) -> int:
    return max([1, *(KINDS[KIND[name]].weapon for name in in_play)])


def by_strength(names: Collection[str]) -> list[str]:
    """Return characters in the order in which they are listed to be drafted."""
    return [name for group in STRENGTHS.values() for name in group if name in names]


def strength(name: str, phrases: Phrases) -> str:
    """Return in two or three words what a character is good at."""
    key = next(key for key, names in STRENGTHS.items() if name in names)
    return phrases.texts(f"bang-{key}")


def is_own_duel(view: View, hit: Hit) -> bool:
    """Return whether a player has lost a Duel that they played: only in their own turn can they do so."""
    return hit.card == "duel" and (view.current == hit.seat) == (view.turn == hit.turn)


def count_dodges(hit: Hit) -> int:
    """Return how many of the two Missed! that a shot takes have stopped it so far, 0 if it takes one."""
    takes_two = hit.card == "bang" and hit.by and CHARACTERS[hit.by].dodges > 1
    return sum(answer.is_good for answer in hit.answers) if takes_two else 0


def name_of(name: str, phrases: Phrases) -> str:
    return phrases.texts(f"bang-card-{name}")


def text_of(thing: str, text: Texts) -> str:
    """Return what a card or character does, nothing for other words."""
    kind = KIND.get(thing, thing)
    return text(f"bang-card-{kind}.text") if kind in KINDS or kind in LIFE else ""
