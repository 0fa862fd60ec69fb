"""An outlaw of WANTED in words: its name, its numbers, and what it gains and loses by suits."""

from collections.abc import Iterable

from bot.games.parts import CardSheet
from bot.i18n.texts import SUITS, Phrases, Texts, card_corner, signed
from engine.games.outlaws.cards import OUTLAWS

JOKER = "🃏"  # shown instead of a corner


def short(card: str, phrases: Phrases) -> str:
    name = phrases.option("", card)
    return name if card_corner(card) else f"{JOKER} {phrases.texts('outlaws-joker')} · {name}"


def named(card: str, phrases: Phrases) -> str:
    """Return a corner, which stands beside a poster, or a Joker with its name: there are two."""
    return card_corner(card) or f"{JOKER} {phrases.option('', card)}"


def face_of(card: str) -> str:
    return card_corner(card) or JOKER


def corners(cards: Iterable[str]) -> str:
    return " ".join(map(face_of, cards))


def stats(card: str, text: Texts, *, pays: bool = True) -> str:
    """Return a card's numbers: skill, modifiers with their suits, and the reward where it pays."""
    outlaw = OUTLAWS[card]
    parts = (
        text("outlaws-skill", skill=outlaw.skill),
        _against(outlaw.increment, outlaw.strong, text),
        _against(outlaw.decrement, outlaw.weak, text),
        text("outlaws-reward", reward=outlaw.reward) if pays else "",
    )
    return " · ".join(filter(None, parts))


def signs(card: str) -> str:
    """Return a card's modifiers as its picture shows them."""
    outlaw = OUTLAWS[card]
    pairs = ((outlaw.strong, outlaw.increment), (outlaw.weak, outlaw.decrement))
    return " ".join(f"{SUITS[suit]}{signed(value)}" for suit, value in pairs if suit and value)


def sheet(card: str, text: Texts) -> CardSheet:
    outlaw = OUTLAWS[card]
    none = text("rules-card-none")
    facts = {
        "suit": text(f"suit-{outlaw.suit}") if outlaw.suit else text("rules-card-no-suit"),
        "skill": str(outlaw.skill),
        "increment": _against(outlaw.increment, outlaw.strong, text) or none,
        "decrement": _against(outlaw.decrement, outlaw.weak, text) or none,
        "reward": text("outlaws-reward", reward=outlaw.reward),
    }
    return CardSheet(
        title=f"{face_of(card)} {text(f'outlaws-card-{outlaw.id}')}",
        line=text(f"outlaws-card-{outlaw.id}.crime"),
        facts=tuple((text(f"rules-card-{fact}"), value) for fact, value in facts.items()),
    )


def _against(value: int, suit: str | None, text: Texts) -> str:
    """Return a modifier with its suit, or nothing."""
    return text("outlaws-against", value=signed(value), suit=text(f"suit-{suit}")) if value and suit else ""
