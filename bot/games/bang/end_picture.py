"""The end of BANG! for two in pictures: the shot that decided it, all deaths in chips, and the last hands."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.bang import cards
from bot.games.encounter import FACES, Encounter, Fighter
from bot.games.end_scene import (
    FACE,
    FIGURE,
    SKULL,
    Chip,
    Figure,
    below,
    chips,
    deciding_step,
    hands,
    tone,
)
from bot.i18n.texts import Phrases
from bot.render.scene import Badge, Icon, IconRow, Item, Portrait, Scene
from engine.core.decisions import Seat
from engine.games.bang.characters import CHARACTERS
from engine.games.bang.deck import KIND
from engine.games.bang.state import Hit
from engine.games.bang.view import View

HELD, NARROWEST = 150, 84  # widths of a card in hand: the largest that shows all side by side
HAND = 770  # room for a hand and who is alive
WEAPON = 250  # width of the card that killed


def last_shot(view: View) -> Hit | None:
    """Return the hit that ended the game; None if something else did."""
    dead = bool(view.ring) and not any(who.alive for who in view.ring if who.seat not in view.winners)
    return view.hits[-1] if dead and view.hits and view.winners else None


def end(view: View, phrases: Phrases) -> Scene | None:
    """Draw the end of a game that a shot decided; None without one."""
    if (last := last_shot(view)) is None:
        return None
    [seat] = view.winners
    killer = _killer(view, last, seat)
    winner = Figure(cards.figure(killer, FIGURE, phrases, won=True), phrases.name(seat), tone(seat, phrases))
    fallen = cards.figure(last.target, FIGURE, phrases, fell=True)
    loser = Figure(fallen, phrases.name(last.seat), tone(last.seat, phrases))
    weapon = replace(cards.kind_card(last.card, WEAPON, phrases), mark=True)
    signs = (Icon("right", 90, "brass", "panel"), Icon("skull", 110, "dust", "panel"))
    between: list[list[Item]] = [[weapon], [*signs]]
    items = list(deciding_step(winner, loser, between))
    deaths = [_chip(view, hit, phrases, is_last=hit is last) for hit in view.hits if hit.fatal]
    items += chips(deaths, below(items), phrases.texts("bang-chips"))
    alive = [_survivors(view, other) for other in (0, 1)]
    last_hands = [_hand(view, other, alive[other], phrases) for other in (0, 1)]
    items += hands(last_hands, phrases, below(items), view.seat, alive)
    return Scene(items[0].item.width + 2 * items[0].x, below(items), tuple(items))


def _killer(view: View, last: Hit, seat: Seat) -> str:
    """Return the winner's character who dealt the last hit; where Dynamite did, one who is still alive."""
    living = [who.name for who in view.ring if who.seat == seat and who.alive]
    return living[0] if last.card == "dynamite" else last.by


def moment(view: View, lead: Seat, phrases: Phrases) -> Encounter | None:
    """Return the last shot; without one, the first character of each side."""
    last = last_shot(view)
    names = {
        seat: next((who.name for who in view.ring if who.seat == seat and who.alive), "") for seat in (0, 1)
    }
    if last is not None:
        names |= {lead: _killer(view, last, lead), last.seat: last.target}
    if not all(names.values()):
        return None
    return Encounter(
        _fighter(view, lead, names[lead], phrases, fell=False),
        (_fighter(view, 1 - lead, names[1 - lead], phrases, fell=last is not None),),
        ((cards.kind_card(last.card, 200, phrases),),) if last is not None else (),
        last is not None,
    )


def _fighter(view: View, seat: Seat, name: str, phrases: Phrases, *, fell: bool) -> Fighter:
    who = next(who for who in view.ring if who.name == name)
    face = Portrait(f"bang/{name}", FACES[1], turn=not fell, faint=fell)
    life = None if fell else IconRow("life", who.life, who.max_life, 40, "red")
    return Fighter(seat, face, cards.name_of(name, phrases), life)


def sentence(view: View, phrases: Phrases) -> str:
    """Say what decided the game, or nothing."""
    if (last := last_shot(view)) is None:
        return ""
    target, card = (cards.name_of(key, phrases) for key in (last.target, last.card))
    if last.card == "dynamite":
        return phrases.texts("bang-decided-dynamite", target=target, card=card, turn=last.turn)
    by = cards.name_of(last.by, phrases)
    return phrases.texts("bang-decided", target=target, card=card, turn=last.turn, by=by)


def verdict(view: View, phrases: Phrases) -> str:
    if (last := last_shot(view)) is None:
        return ""
    target, card = (cards.name_of(key, phrases) for key in (last.target, last.card))
    by = _lit_by(view, last, phrases) if last.card == "dynamite" else cards.name_of(last.by, phrases)
    fall = phrases.texts("bang-verdict", seat=phrases.seat(last.seat), target=target, card=card, by=by)
    if kind := _unplayed(view, last):
        fall = phrases.texts("bang-verdict-unplayed", fall=fall, card=cards.name_of(kind, phrases))
    standing = [who for who in view.ring if who.seat in view.winners and who.alive]
    if sum(who.life for who in standing) > 1:
        return fall
    return phrases.texts("bang-verdict-close", fall=fall, name=cards.name_of(standing[0].name, phrases))


def _unplayed(view: View, last: Hit) -> str:
    """Return the kind of card that was held, and would have stopped the last hit, or ""."""
    if last.card == "dynamite":
        return ""
    needed = 1 + (last.card == "bang" and CHARACTERS[last.by].dodges > 1) - cards.count_dodges(last)
    answers = {"bang" if last.card in ("duel", "indians") else "missed"}
    answers |= {*cards.SHOTS} if CHARACTERS[last.target].swaps else set()
    hand = [KIND[card] for card in view.hands[last.seat] if KIND[card] in answers]
    return hand[0] if len(hand) >= needed else ""


def _lit_by(view: View, hit: Hit, phrases: Phrases) -> str:
    """Say whose Dynamite it was: a player's name, own or none."""
    seat = next((who.seat for who in view.ring if who.name == hit.by), None)
    return "none" if seat is None else "own" if seat == hit.seat else phrases.seat(seat)


def _chip(view: View, hit: Hit, phrases: Phrases, *, is_last: bool) -> Chip:
    """Draw who hit whom in a turn, in the color of the side that did, or that lit the Dynamite."""
    by: Item = Icon(cards.icon_of(hit.card), FACE, "brass", "panel")
    if hit.by and hit.card != "dynamite":
        by = Portrait(f"bang/{hit.by}", FACE)
    face = Portrait(f"bang/{hit.target}", FACE, faint=hit.fatal)
    side = next((who.seat for who in view.ring if who.name == hit.by), None)
    return Chip(
        str(hit.turn),
        (by, face),
        cards.name_of(hit.card, phrases),
        "coal" if side is None else tone(side, phrases),
        is_last,
        has_plate=True,
        sign=SKULL if hit.fatal else None,
    )


def _hand(view: View, seat: Seat, alive: Sequence[Item], phrases: Phrases) -> list[Item]:
    names = view.hands[seat]
    room = HAND - sum(item.size[0] + 8 for item in alive)
    width = max(NARROWEST, min(HELD, room // max(1, len(names)) - 8))
    return [cards.card(name, width, phrases) for name in names]


def _survivors(view: View, seat: int) -> list[Item]:
    living = [who for who in view.ring if who.seat == seat and who.alive]
    return [
        item
        for who in living
        for item in (Portrait(f"bang/{who.name}", 110), Badge("life", str(who.life), 84))
    ]
