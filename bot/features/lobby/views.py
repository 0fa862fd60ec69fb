"""How an offer looks: its embed and its buttons."""

from collections.abc import Iterator, Mapping, Sequence

from discord import ButtonStyle, Color, Embed, SelectOption

from bot.i18n.names import escape
from bot.i18n.texts import Texts
from bot.services.pictures import Picture
from bot.ui.components import FAIR, HOST, HOW, OFFER, TERMS, AnyButton, AnySelect
from bot.ui.components import SAME_DEAL as SAME_DEAL_RUN
from bot.ui.style import (
    FINISHED_COLOR,
    NEUTRAL_COLOR,
    OFFER_COLOR,
    SMALL_SEAL,
    computer_style,
    embed_of,
    level_options,
    option,
    teach_buttons,
    truncate,
)
from engine.core.records.offers import ACCEPTED, ANYBODY, PRACTICE, SAME_DEAL, Offer
from engine.core.records.users import Participant
from engine.core.rules import AND
from engine.games import GAMES
from engine.search.levels import LEVELS
from engine.tables.offers import OPEN_OFFER

COLORS: Mapping[str, Color] = {"open": OFFER_COLOR, "started": FINISHED_COLOR}
GREEN, RED, GREY, BLUE = ButtonStyle.success, ButtonStyle.danger, ButtonStyle.secondary, ButtonStyle.primary
CHALLENGE = (("accept", GREEN), ("decline", RED))  # for its host, to decline is to withdraw
JOIN, LEAVE = ("join", GREEN), ("leave", GREY)
DECK = (("deck", GREY),)
COMPUTER = (("start", BLUE),)  # shown only if the bot stopped between the offer and the deal


def offer_embed(
    offer: Offer,
    text: Texts,
    thread: int | None = None,
    notes: Sequence[str] = (),
    picture: Picture | None = None,
    outcome: str = "",
) -> Embed:
    embed = embed_of(
        _title(offer, text),
        _lines(offer, text, thread, notes, outcome),
        COLORS.get(offer.state, NEUTRAL_COLOR),
    )
    if offer.state == "open" and picture:
        embed = picture.on(embed)
    if offer.kind == OPEN_OFFER:
        embed.add_field(name=_sitting(offer, text), value=_sitters(offer, text))
    return embed


def offer_buttons(offer: Offer, text: Texts) -> list[AnyButton | AnySelect]:
    if offer.state == ACCEPTED and offer.deal_id is not None:
        return [SAME_DEAL_RUN.button(text("btn-daily-play"), GREEN, deal_id=offer.deal_id)]
    if offer.state != "open":
        return []
    verbs = _verbs(offer)
    decks = DECK if _brings_deck(offer) else ()
    buttons = [
        OFFER.button(text(f"btn-{verb}"), style, offer_id=offer.id, verb=verb)
        for verb, style in (*verbs, *decks)
    ]
    if offer.kind == OPEN_OFFER:
        style = BLUE if offer.is_full or offer.start_requested else GREY
        buttons.append(HOST.button(text("btn-host"), style, offer_id=offer.id, verb="open"))
    fair = FAIR.button(text("btn-fair"), table_id=offer.id)
    if _is_known(offer):
        return [*buttons, fair]
    terms = fair if offer.kind == SAME_DEAL else TERMS.button(text("btn-terms"), offer_id=offer.id)
    how = HOW.button(text("btn-how"), game=offer.game)
    return [*buttons, *teach_buttons(offer.game, text), how, terms]


def host_embed(offer: Offer, text: Texts) -> Embed:
    """Tell the host what to do; who sits at the table stands in its offer, which is kept up to date."""
    how = text("host-how-full" if offer.is_full else "host-how")
    return embed_of(text("title-your-table", game=text(f"game-{offer.game}")), [how], OFFER_COLOR)


def host_items(offer: Offer, text: Texts) -> list[AnyButton | AnySelect]:
    start = HOST.button(text("btn-start"), GREEN, offer_id=offer.id, verb="start")
    computer = HOST.button(text("btn-computer"), offer_id=offer.id, verb="computer")
    withdraw = HOST.button(text("btn-withdraw"), offer_id=offer.id, verb="withdraw")
    levels = _select(offer, "level", level_options(text, offer.game), text("pick-level"))
    if offer.is_full:
        return [start, withdraw, *_removal(offer, text)]
    who = text(f"host-guests-{offer.guests}")
    guests = HOST.button(who, emoji="👥", offer_id=offer.id, verb="guests")
    return [start, computer, guests, withdraw, levels, *_removal(offer, text)]


def _brings_deck(offer: Offer) -> bool:
    is_game_with_decks = GAMES[offer.game].allows_custom_decks and offer.kind != SAME_DEAL
    return is_game_with_decks and _verbs(offer) is not COMPUTER


def _is_known(offer: Offer) -> bool:
    """Return whether all who may read an offer know its game and its clock."""
    return offer.rematch_of is not None and offer.kind != OPEN_OFFER


def _verbs(offer: Offer) -> tuple[tuple[str, ButtonStyle], ...]:
    if offer.kind == OPEN_OFFER:
        has_guests = len(offer.participants) > 1  # the host alone withdraws the offer instead
        return (*[JOIN] * (not offer.is_full), *[LEAVE] * has_guests)
    return COMPUTER if offer.opponent_id is None else CHALLENGE


def _removal(offer: Offer, text: Texts) -> list[AnySelect]:
    options = [
        option(f"{n + 1}. {name}", f"{n}:{one.user_id or 0}")
        for n, (one, name) in enumerate(zip(offer.participants, seat_names(offer, text)))
        if one != offer.host
    ]
    if offer.kind != OPEN_OFFER or not options:
        return []
    return [_select(offer, "remove", options, text("pick-remove"))]


def _select(offer: Offer, verb: str, options: list[SelectOption], hint: str) -> AnySelect:
    """Make a list whose id changes with the participants, else Discord would keep showing the last pick."""
    return HOST.select(options, hint, offer_id=offer.id, verb=verb, _seated=len(offer.participants))


def offer_call(offer: Offer, text: Texts, reserved: Sequence[Participant] = ()) -> str | None:
    """Return the line that pings the challenged user, or those a rematch keeps seats for."""
    if reserved:
        names = " ".join(f"<@{participant.user_id}>" for participant in reserved)
        return text("offer-call-again", host=_host(offer, text), names=names)
    if offer.opponent_id is None:
        return None
    if offer.rematch_of is not None:
        return text("offer-call-again", host=_host(offer, text), names=f"<@{offer.opponent_id}>")
    return text("offer-call", host=_host(offer, text), opponent=f"<@{offer.opponent_id}>")


def _title(offer: Offer, text: Texts) -> str:
    if offer.rematch_of is not None:
        return text("title-offer-rematch", host=_host(offer, text))
    if offer.kind == OPEN_OFFER:
        return text("title-offer-table", host=_host(offer, text))
    return text("title-offer-duel", host=_host(offer, text), opponent=_opponent(offer, text))


def _lines(offer: Offer, text: Texts, thread: int | None, notes: Sequence[str], outcome: str) -> list[str]:
    game = _game(offer, text)
    seal = f"-# {text('seal', digits=offer.commitment[:SMALL_SEAL])}"
    hints = [text("offer-hints")] if offer.stakes == PRACTICE else []
    hints += [text("offer-open-hands")] if offer.open_hands else []
    hints += [] if offer.guests == ANYBODY else [text(f"offer-guests-{offer.guests}")]
    hints += [text("offer-same-decks")] if offer.rematch_of is not None and _brings_deck(offer) else []
    stakes = [text(f"stakes-{offer.stakes}")] if offer.opponent_id or offer.kind == OPEN_OFFER else []
    if offer.state != "open":
        small = (f"-# {line}" for line in stakes)
        return [_fate(offer, text, thread, outcome), game, *_computers(offer, text), *hints, *small, seal]
    when = f"<t:{offer.expires_at}:R>"
    last_call = [text("offer-last-call", when=when)] if offer.start_requested else []
    expiry = text("offer-pace", pace=text(f"pace-{offer.time_control}"), when=when)
    pace = " · ".join([*stakes, text("offer-expires", when=when) if offer.kind == SAME_DEAL else expiry])
    max_seats = None if offer.kind != OPEN_OFFER else offer.max_seats
    invitation = [] if _is_known(offer) else invitation_lines(offer.game, max_seats, text)
    return [game, *invitation, *_computers(offer, text), *hints, *notes, *last_call, f"-# {pace}", seal]


def _computers(offer: Offer, text: Texts) -> Iterator[str]:
    """Say how the computers that sit there play, those of a level in one line."""
    names: dict[str, list[str]] = {}
    for participant, name in zip(offer.participants, seat_names(offer, text)):
        if (level := participant.level) in LEVELS and level is not None:
            names.setdefault(level, []).append(escape(name))
    for level, alike in names.items():
        style = computer_style(text, offer.game, level)
        yield text("computer-sits", name=text.join(alike), level=text(f"level-{level}"), style=style)


def invitation_lines(game: str, max_seats: int | None, text: Texts) -> Iterator[str]:
    """Describe the game in a sentence, and yield its length; `max_seats` is None for two named players."""
    seats = [] if max_seats is None else [_seats(game, max_seats, text)]
    if text.has(f"invites-{game}"):
        yield f"*{text(f'invites-{game}')}*"
        seats.append(text("offer-minutes", minutes=text(f"invites-{game}.minutes")))
    if seats:
        yield " · ".join(seats)


def _fate(offer: Offer, text: Texts, thread: int | None, outcome: str) -> str:
    if outcome:
        return (
            outcome if thread is None else text("offer-over-thread", outcome=outcome, thread=f"<#{thread}>")
        )
    if offer.state == "started" and thread is not None:
        return text("offer-started-thread", thread=f"<#{thread}>")
    return text(f"offer-{offer.state}", opponent=_opponent(offer, text), when=f"<t:{offer.expires_at}:f>")


def _game(offer: Offer, text: Texts) -> str:
    game = text(f"game-{offer.game}")
    if offer.variant == "standard":
        by_lot = f"offer-{offer.game}"  # what chance decides
        return text(by_lot if text.has(by_lot) else "offer-game", game=game)
    return text("offer-game-variant", game=game, variant=variant_name(text, offer.variant))


def variant_name(text: Texts, variant: str) -> str:
    return " + ".join(text(f"preset-{preset}") for preset in variant.split(AND))


def _seats(game: str, max_seats: int, text: Texts) -> str:
    min_seats = GAMES[game].seats[0]
    if min_seats == max_seats:
        return text("offer-seats-exactly", seats=min_seats)
    return text("offer-seats", min=min_seats, max=max_seats)


def _sitting(offer: Offer, text: Texts) -> str:
    count = len(offer.participants)
    return text("offer-sitting", count=count, max=offer.max_seats if offer.state == "open" else count)


def _sitters(offer: Offer, text: Texts) -> str:
    signs = ("" if participant.level is None else "🤖 " for participant in offer.participants)
    names = seat_names(offer, text)[: len(offer.participants)]
    return truncate(
        "\n".join(f"{n}. {sign}{escape(name)}" for n, (sign, name) in enumerate(zip(signs, names), 1)), 1024
    )


def seat_names(offer: Offer, text: Texts) -> list[str]:
    """Return the participants' names, and last the challenged user's, unless they have joined."""
    challenged = [] if offer.kind == OPEN_OFFER or offer.is_full else [offer.opponent_name]
    return text.names([*(participant.name for participant in offer.participants), *challenged])


def _host(offer: Offer, text: Texts) -> str:
    return escape(seat_names(offer, text)[offer.participants.index(offer.host)])


def _opponent(offer: Offer, text: Texts) -> str:
    return escape(seat_names(offer, text)[-1])
