"""The table of Rag'n'Guns and what a seat holds, in words."""

from collections.abc import Iterator

from bot.games.presenter import seat_status
from bot.games.ragnguns.cards import lines, stashed
from bot.i18n.texts import Phrases, Texts
from engine.games.ragnguns.cards import key_of
from engine.games.ragnguns.view import Hidden, SeatView, View

LATEST = 4  # cards named from the top of the discard


def heading(view: View, seat: int, phrases: Phrases) -> str:
    gun = view.seats[seat].pistolero
    name = f"{seat_status(view, seat)} {phrases.seat(seat)}"
    return f"{name} · {phrases.option('', gun)}" if gun else name


def life(seat: SeatView, phrases: Phrases) -> str:
    return phrases.texts("ragnguns-life", hurt=seat.pistolero_wounds, firepower=seat.firepower)


def seat_lines(view: View, number: int, phrases: Phrases) -> Iterator[str]:
    seat, text = view.seats[number], phrases.texts
    yield life(seat, phrases)
    yield text("ragnguns-ammo", barrel=seat.barrel, bullets=seat.bullets, belt=seat.belt)
    yield text("ragnguns-sizes", hand=seat.hand_size, deck=seat.deck_size)
    if seat.in_alley:
        yield text("ragnguns-out-there", power=seat.power)
    elif seat.ready:
        yield text("ragnguns-ready-now")
    for posed in seat.posed:
        numbers = {"power": posed.power, "wounds": posed.wounds, "resistance": posed.resistance}
        yield text(f"ragnguns-posed-{posed.zone}", card=phrases.value(posed.card), **numbers)
    for place in seat.stash:
        if place.height:
            yield text(f"ragnguns-pile-{place.place}", height=place.height, top=phrases.value(place.top))
    if seat.traps:
        yield text("ragnguns-laid", stakes=" · ".join(_stakes(seat, text)))
    if seat.played:
        yield text("ragnguns-effect-played", cards=phrases.value(" ".join(seat.played)))
    if seat.discard:
        more = "… " if len(seat.discard) > LATEST else ""
        yield text("ragnguns-thrown", cards=more + phrases.value(" ".join(seat.discard[-LATEST:])))
    if view.over and (known := view.hidden[number]):
        yield from turned_up(known, phrases)


def turned_up(known: Hidden, phrases: Phrases) -> Iterator[str]:
    stash = [card for _, cards in known.stash for card in cards]
    rows = (("hand", known.hand), ("traps", known.traps), ("stash", stash))
    for name, cards in rows:
        if cards:
            yield phrases.texts(f"ragnguns-turned-{name}", cards=phrases.value(" ".join(cards)))


def own_cards(known: Hidden, own: SeatView, phrases: Phrases) -> Iterator[str]:
    text = phrases.texts
    if known.hand:
        yield f"**{text('ragnguns-mine-hand')}**\n{_cards(known.hand, known, phrases)}"
    for place, cards in known.stash:
        if cards:
            heading = text("ragnguns-mine-left" if place == "left" else "ragnguns-mine-right")
            below = [_named(card, known, phrases) for card in reversed(cards[:-1])]
            yield "\n".join([f"**{heading}**", _cards(cards[-1:], known, phrases), *below])
    if known.traps:
        yield f"**{text('ragnguns-mine-traps')}**\n" + "\n".join(_set(known, own, phrases))
    if known.plan:
        done = [stashed(entry, phrases.value(entry.partition(":")[0]), text) for entry in known.plan]
        yield f"**{text('ragnguns-mine-plan')}**\n" + "\n".join(done)
    if known.rest:
        yield text("ragnguns-mine-rest", cards=phrases.value(" ".join(known.rest)))


def _stakes(seat: SeatView, text: Texts) -> list[str]:
    """Return the stake of each trap, and its price if that is higher."""
    return [
        text("ragnguns-stake", stake=stake, toll=seat.toll, price=stake + seat.toll) for stake in seat.traps
    ]


def _set(known: Hidden, own: SeatView, phrases: Phrases) -> Iterator[str]:
    for number, (card, stake) in enumerate(zip(known.traps, _stakes(own, phrases.texts)), 1):
        yield "\n".join(
            [f"**{number} · {phrases.value(card)} · {stake}**", *lines(key_of(card), phrases.texts)]
        )


def _named(card: str, known: Hidden, phrases: Phrases) -> str:
    down = f" {phrases.texts('ragnguns-face-down')}" if card in known.down else ""
    return f"{phrases.value(card)}{down}"


def _cards(cards: tuple[str, ...], known: Hidden, phrases: Phrases) -> str:
    return "\n".join(
        "\n".join([f"**{_named(card, known, phrases)}**", *lines(key_of(card), phrases.texts)])
        for card in cards
    )
