"""The table of BANG! for two in words: the draft, the four characters, the piles."""

from bot.games.bang.cards import name_of, text_of
from bot.games.parts import EmbedField
from bot.games.presenter import seat_status
from bot.i18n.texts import Phrases
from bot.ui.style import truncate
from engine.games.bang.deck import LIFE
from engine.games.bang.view import CharacterView, View

FULL, LOST = "❤️", "🖤"
MAX_FIELD = 600  # characters; an embed holds 6000


def fields(view: View, phrases: Phrases) -> list[EmbedField]:
    if not view.ring:
        return _draft(view, phrases)
    fields = [
        EmbedField(heading(who, phrases), _character(view, who, phrases), inline=True) for who in view.ring
    ]
    pairs = [*fields[:2], _side(view, 0, phrases), *fields[2:], _side(view, 1, phrases)]
    return [*pairs, EmbedField(phrases.texts("bang-piles"), _piles(view, phrases))]


def fate(view: View, seat: int, phrases: Phrases) -> str:
    parts = [f"**{phrases.seat(seat)}**"]
    for who in (who for who in view.ring if who.seat == seat):
        parts.append(f"{name_of(who.name, phrases)} " + (f"{FULL}{who.life}" if who.alive else "✝️"))
    return " · ".join([*parts, *_last_hand(view, seat, phrases)])


def _last_hand(view: View, seat: int, phrases: Phrases) -> list[str]:
    cards = phrases.value(" ".join(view.hands[seat]))
    return [phrases.texts("bang-last-hand", cards=cards)] if view.hands[seat] else []


def _draft(view: View, phrases: Phrases) -> list[EmbedField]:
    lines = [f"{name_of(name, phrases)} {FULL * LIFE[name]}" for name in view.pool]
    pool = [EmbedField(phrases.texts("bang-pool"), truncate("\n".join(lines), 1024))] if lines else []
    for seat in (0, 1):
        names = [
            f"**{name_of(name, phrases)}** · {text_of(name, phrases.texts)}" for name in view.drafted[seat]
        ]
        pool.append(EmbedField(player(view, seat, phrases), truncate("\n".join(names) or "–", 1024)))
    return pool


def player(view: View, seat: int, phrases: Phrases) -> str:
    return f"{seat_status(view, seat, '🤠')} {phrases.seat(seat)}"


def heading(who: CharacterView, phrases: Phrases) -> str:
    return f"{name_of(who.name, phrases)} · {phrases.seat(who.seat)}"


def _character(view: View, who: CharacterView, phrases: Phrases) -> str:
    if not who.alive:
        return phrases.texts("bang-dead")
    cards = phrases.value(" ".join(who.in_play)) if who.in_play else ""
    before = phrases.texts("bang-before", cards=cards) if cards else phrases.texts("bang-nothing-before")
    life = f"{FULL * who.life}{LOST * (who.max_life - who.life)} {who.life}/{who.max_life}"
    return truncate("\n".join([life, standing(view, who, phrases), before]), MAX_FIELD)


def standing(view: View, who: CharacterView, phrases: Phrases) -> str:
    """Return a line: exposed or covered, distance, jailed."""
    if not who.alive:
        return phrases.texts("bang-dead")
    parts = [exposure(who, phrases)]
    if who.exposed and who.seat == view.current:
        parts.append(phrases.texts("bang-acting"))
    else:
        parts.append(phrases.texts("bang-distance", distance=who.distance))
    if who.jailed:
        parts.append(phrases.texts("bang-in-jail"))
    return " · ".join(parts)


def exposure(who: CharacterView, phrases: Phrases) -> str:
    return phrases.texts("bang-exposed" if who.exposed else "bang-covered")


def _side(view: View, seat: int, phrases: Phrases) -> EmbedField:
    lines = [phrases.texts("bang-side", cards=view.hand_sizes[seat])]
    lines += _last_hand(view, seat, phrases) if view.over else []
    return EmbedField(player(view, seat, phrases), truncate("\n".join(lines), MAX_FIELD), inline=True)


def _piles(view: View, phrases: Phrases) -> str:
    top = phrases.value(view.discard[-1]) if view.discard else ""
    discard = phrases.texts("bang-discard" if top else "bang-discard-empty", card=top)
    lines = [phrases.texts("bang-deck", count=view.deck), discard]
    for key, cards in (("bang-store-open", view.store), ("bang-flipped-now", view.flipped)):
        if cards:
            lines.append(phrases.texts(key, cards=phrases.value(" ".join(cards))))
    return "\n".join([*lines, phrases.texts("bang-shots", shots=view.shots)])
