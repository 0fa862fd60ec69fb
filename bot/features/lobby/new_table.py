"""The panel of `/wanted table`: the ids of its items hold the picks until the offer is sent."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import ButtonStyle

from bot.features.decks.seat import ask_deck, deck_to_bring, tell_deck
from bot.features.interactions.items import first_pick, on_press
from bot.features.interactions.permissions import check_permissions, wants_thread
from bot.features.interactions.resolve_table import usual_game
from bot.features.interactions.responses import MessagePage, show_page
from bot.features.lobby.actions import add_computer, make_offer, post
from bot.features.lobby.host_panel import send_panel
from bot.features.lobby.messages import picture_of
from bot.features.lobby.views import invitation_lines, variant_name
from bot.i18n.texts import Texts
from bot.services.context import Interaction, actor_of, texts_for
from bot.ui.components import HOW, AnyButton, AnySelect, ItemId
from bot.ui.style import (
    OFFER_COLOR,
    START_WITH,
    computer_style,
    computer_with_level,
    embed_of,
    game_entry,
    option,
    teach_buttons,
)
from engine.core.clocks import TIME_CONTROL_KEYS, UNTIMED
from engine.core.records.decks import SavedDeck
from engine.core.records.offers import FRIENDLY, PRACTICE, STAKES
from engine.games import GAMES
from engine.search.levels import LEVELS
from engine.tables.offers import OfferTerms

STANDARD = "standard"
SERVERS, NOBODY = "usual", "none"  # the server's clock; no computers
OPEN_HANDS = ("no", "yes")  # values of this setting in an id
PICKED = ("game", "variant", "clock", "seats")  # lists
NEW_TABLE = ItemId("nt", verb="[a-z]{1,8}", draft="[a-z0-9:+-]{1,80}")


@dataclass(frozen=True, slots=True)
class NewTableDraft:
    game: str
    variant: str = STANDARD
    clock: str = SERVERS
    seats: int = 0  # 0: as many as the game allows
    level: str = NOBODY  # level of the computers that take the free seats
    stakes: str = FRIENDLY
    open_hands: bool = False  # players who are out see all hands

    def but(self, what: str, value: str) -> NewTableDraft:
        """Return the draft with one pick changed; an unknown value changes nothing."""
        known = {
            "game": GAMES,
            "variant": GAMES[self.game].variants,
            "clock": (SERVERS, *TIME_CONTROL_KEYS),
            "seats": [str(seats) for seats in GAMES[self.game].seats],
            "level": (NOBODY, *LEVELS),
            "stakes": STAKES,
            "open_hands": OPEN_HANDS if GAMES[self.game].eliminates else ("no",),
        }
        if value not in known[what]:
            return self
        if what == "game":
            return replace(self, game=value, variant=STANDARD, seats=0, open_hands=False)
        reads: dict[str, Callable[[str], Any]] = {"seats": int, "open_hands": OPEN_HANDS.index}
        return replace(self, **{what: reads.get(what, str)(value)})

    @property
    def max_seats(self) -> int:
        return self.seats or GAMES[self.game].seats[-1]

    def __str__(self) -> str:
        """Return the draft as its ids have it."""
        parts = (self.game, self.variant, self.clock, str(self.seats), self.level, self.stakes)
        return ":".join([*parts, OPEN_HANDS[self.open_hands]])


def read(draft: str, usual: str) -> NewTableDraft:
    """Read a draft from an id, dropping what no longer exists."""
    game, *rest = draft.split(":")
    wish = NewTableDraft(game if game in GAMES else usual)
    for what, value in zip(("variant", "clock", "seats", "level", "stakes", "open_hands"), rest):
        wish = wish.but(what, value)
    return wish


# How it looks


async def show(interaction: Interaction, wish: NewTableDraft) -> None:
    text, services = texts_for(interaction), interaction.client.services
    picture = await picture_of(services, wish.game, interaction.guild_id or 0, text)
    lines = [*invitation_lines(wish.game, wish.max_seats, text), text("new-table-then")]
    if wish.level != NOBODY:
        name, style = computer_with_level(text, wish.level), computer_style(text, wish.game, wish.level)
        lines.insert(-1, text("new-table-computers", name=name, style=style))
    if wish.stakes == PRACTICE:
        lines.insert(-1, text("offer-hints"))
    if wish.open_hands:
        lines.insert(-1, text("offer-open-hands"))
    embed = embed_of(text("title-new-table", game=text(f"game-{wish.game}")), lines, OFFER_COLOR)
    await show_page(interaction, MessagePage(embed, _items(wish, text), picture))


def _items(wish: NewTableDraft, text: Texts) -> list[AnyButton | AnySelect]:
    items: list[AnyButton | AnySelect] = []
    for setting, names, current in _lists(wish, text):
        if len(names) > 1:
            rows = [
                game_entry(value, text, is_start=value == START_WITH)
                if setting == "game"
                else option(name, value)
                for value, name in names.items()
            ]
            for row in rows:
                row.default = row.value == current
            items.append(NEW_TABLE.select(rows, verb=setting, draft=str(wish)))
    level = text("new-table-no-computers" if wish.level == NOBODY else f"level-{wish.level}")
    items += [
        NEW_TABLE.button(text("btn-new-table"), ButtonStyle.success, verb="send", draft=str(wish)),
        NEW_TABLE.button(level, emoji="🤖", verb="level", draft=str(wish)),
        NEW_TABLE.button(text(f"stakes-{wish.stakes}"), emoji="🏆", verb="stakes", draft=str(wish)),
    ]
    if GAMES[wish.game].eliminates:
        label = text(f"new-table-open-{OPEN_HANDS[wish.open_hands]}")
        items.append(NEW_TABLE.button(label, emoji="👀", verb="open", draft=str(wish)))
    if GAMES[wish.game].allows_custom_decks:
        items.append(NEW_TABLE.button(text("btn-deck"), verb="deck", draft=str(wish)))
    how = [HOW.button(text("btn-how"), game=wish.game)]
    teach = teach_buttons(wish.game, text)
    is_full = bool(teach) and GAMES[wish.game].eliminates  # there are lists in all other rows
    return [*items, *teach, *([] if is_full else how)]


def _lists(wish: NewTableDraft, text: Texts) -> Iterator[tuple[str, Mapping[str, str], str]]:
    """Yield each list: setting, names by value, current value."""
    rules = GAMES[wish.game]
    yield "game", {game: text(f"game-{game}") for game in GAMES}, wish.game
    yield "variant", {variant: variant_name(text, variant) for variant in rules.variants}, wish.variant
    clocks = {key: text(f"clock-{key}") for key in TIME_CONTROL_KEYS}
    yield "clock", {SERVERS: text("new-table-clock-usual"), **clocks}, wish.clock
    seats = {str(count): text("new-table-seats", count=count) for count in rules.seats}
    yield "seats", seats, str(wish.max_seats)


# What presses do


async def open_panel(interaction: Interaction, clock: str = "", seats: int = 0, stakes: str = "") -> None:
    stakes = stakes or await interaction.client.services.offers.usual_stakes(interaction.guild_id or 0)
    wish = NewTableDraft(await usual_game(interaction), clock=clock or SERVERS, stakes=stakes)
    await show(interaction, wish.but("seats", str(seats)))


async def open_table(
    interaction: Interaction, terms: OfferTerms, own: SavedDeck | None, level: str = ""
) -> None:
    """Offer an open table; with a level, computers take its free seats. Raises `Refused`."""
    if not await check_permissions(interaction, await wants_thread(interaction)):
        return
    offers, host = interaction.client.services.offers, actor_of(interaction, own)
    offer = await make_offer(interaction, lambda: offers.open_table(terms, host))
    while level and not offer.is_full:
        offer = await add_computer(interaction, offer, level)
    await post(interaction, offer)
    await send_panel(interaction, offer)
    await tell_deck(interaction, own)


async def send(interaction: Interaction, wish: NewTableDraft) -> None:
    """Open the table as picked; raises `Refused`."""
    level = "" if wish.level == NOBODY else wish.level
    clock = (UNTIMED if level else "") if wish.clock == SERVERS else wish.clock
    where = (interaction.guild_id or 0, interaction.channel_id or 0)
    terms = OfferTerms(*where, wish.game, wish.variant, wish.max_seats, clock)
    terms = replace(terms, stakes=wish.stakes, open_hands=wish.open_hands)
    await open_table(interaction, terms, await deck_to_bring(interaction, wish.game), level)


@on_press(NEW_TABLE)
async def run_verb(interaction: Interaction, verb: str, draft: str) -> None:
    wish = read(draft, await usual_game(interaction))
    if verb == "send":
        await send(interaction, wish)
    elif verb == "deck":
        await ask_deck(interaction)
    elif verb in PICKED:
        await show(interaction, wish.but(verb, first_pick(interaction)))
    elif verb == "stakes":
        await show(interaction, replace(wish, stakes=_after(wish.stakes, STAKES)))
    elif verb == "open":
        await show(interaction, wish.but("open_hands", "no" if wish.open_hands else "yes"))
    else:
        await show(interaction, replace(wish, level=_after(wish.level, (NOBODY, *LEVELS))))


def _after(value: str, values: Sequence[str]) -> str:
    """Return the next value, after the last one the first."""
    return values[(values.index(value) + 1) % len(values)]
