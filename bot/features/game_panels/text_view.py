"""Boards and hands in words, the visible cards, and how to check a deal; only the user sees them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from discord import Embed, SelectOption

from bot.features.game_panels.board import board, board_news, closing_line
from bot.features.game_panels.hand_panel import visible_cards
from bot.features.interactions.items import on_press
from bot.features.interactions.resolve_table import is_deal_secret, on_this_server
from bot.features.interactions.responses import show_aside
from bot.games import PRESENTERS
from bot.games.card_scenes import lying_cards, pictured
from bot.games.parts import CardGroup
from bot.games.presenter import AnyPresenter
from bot.i18n.texts import Texts
from bot.services.context import Interaction, texts_for
from bot.services.pictures import HandContext, files, with_picture
from bot.ui.components import CARDS, FAIR, IN_WORDS, LINKS, MAX_OPTION, AnySelect
from bot.ui.style import MAX_CHOICES, NEUTRAL_COLOR, part_of, phrases_for, truncate
from engine.core.decisions import Refused
from engine.core.records.offers import OVER, STARTED
from engine.tables.service import TableSnapshot

MESSAGE = 6000  # characters of all embeds of a message, by Discord's API
PAGE = 3800  # characters of a description
FALLEN = "💀 "  # before a card that is out of the game


@on_press(IN_WORDS)
async def show_words(interaction: Interaction, table_id: int) -> None:
    """Show the table, and the user's own hand, in words."""
    snapshot, text = await on_this_server(interaction, table_id), texts_for(interaction)
    services = interaction.client.services
    log = await services.tables.log(table_id, after=snapshot.board_news_from() - 1)
    events = [event for action in log for event in action.events]
    embeds = [
        board(
            snapshot,
            board_news(snapshot, events, text).text,
            text,
            services.user_cache,
            cause=closing_line(snapshot, events, text),
        )
    ]
    if (seat := snapshot.seat_of(interaction.user.id)) is not None:
        embeds += hand_in_words(HandContext(snapshot, seat, text))
    picture = await services.pictures.board_for_user(snapshot, text, interaction.user.id)
    embeds[0] = with_picture(embeds[0], picture)
    embeds = [services.emojis.embed(embed) for embed in embeds]
    together = embeds if sum(map(len, embeds)) <= MESSAGE else embeds[:1]
    await show_aside(interaction, snapshot, together, [], pictures=files(picture))
    await _send_more(interaction, embeds[len(together) :])


def hand_in_words(hand: HandContext) -> list[Embed]:
    """Return a seat's hand with the text of its cards, if it has one."""
    snapshot, seat, text = hand
    presenter = PRESENTERS[snapshot.game.rules.family]
    cards = presenter.hand(snapshot.view(seat), phrases_for(snapshot, text))
    title = text("panel-title", game=text(f"game-{snapshot.game_key}"), table=snapshot.id)
    embed = Embed(title=truncate(title, 256), description=truncate(cards, PAGE), color=NEUTRAL_COLOR)
    return [embed] if cards else []


@on_press(CARDS)
async def show_cards(interaction: Interaction, table_id: int) -> None:
    """Show the cards that the user sees at a table: in a picture, else with their text.

    A list opens each with both; cards that the picture has no room for are told below it.
    """
    snapshot, text = await on_this_server(interaction, table_id), texts_for(interaction)
    services, presenter = interaction.client.services, PRESENTERS[snapshot.game.rules.family]
    groups = visible_cards(snapshot, snapshot.seat_of(interaction.user.id), text)
    scene = lying_cards(_presenter_at(snapshot), groups, phrases_for(snapshot, text))
    alt = text("cards-title", table=table_id)
    picture = await services.pictures.draw_scene(
        scene, f"cards-{table_id}.png", alt, snapshot.location.guild_id, interaction.user.id
    )
    drawn = pictured(groups) if picture is not None else []
    first, *more = cards_in_words(snapshot, _without(groups, drawn), text, none="" if drawn else "cards-none")
    seated = snapshot.seat_of(interaction.user.id) is not None
    items = _cards_select(presenter, groups, text, table_id if seated else None)
    # the picture stands beside the embed, in which Discord shows tall ones small
    await show_aside(interaction, snapshot, [first], items, pictures=files(picture))
    await _send_more(interaction, more)


def _without(groups: Sequence[CardGroup], drawn: Sequence[CardGroup]) -> list[CardGroup]:
    """Return the groups with the cards that are not among those drawn."""
    known = {(group.title, card) for group in drawn for card in group.cards}
    rest = [
        replace(group, cards=tuple(card for card in group.cards if (group.title, card) not in known))
        for group in groups
    ]
    return [group for group in rest if group.cards]


def _cards_select(
    presenter: AnyPresenter, groups: Sequence[CardGroup], text: Texts, table_id: int | None
) -> list[AnySelect]:
    """Return a list of these cards; a pick opens the card's page."""
    shown_cards = list(dict.fromkeys(card for group in groups for card in group.cards))
    cards = shown_cards[:MAX_CHOICES]
    if not cards:
        return []
    family = next(name for name, candidate in PRESENTERS.items() if candidate is presenter)
    options = [
        SelectOption(label=truncate(presenter.sheet(card, text).title, MAX_OPTION), value=f"card:{card}")
        for card in cards
    ]
    hint = part_of(text("hint-card"), len(cards), len(shown_cards), text)
    return [LINKS.select(options, hint, family=family, table_id=table_id)]


def cards_in_words(
    snapshot: TableSnapshot, groups: Sequence[CardGroup], text: Texts, *, none: str = "cards-none"
) -> list[Embed]:
    """Return each card with its text, place by place, in as many embeds as needed; without any, `none`."""
    pages = [""]
    for line in _lines(snapshot, groups, text):
        if len(pages[-1]) + len(line) > PAGE:
            pages.append("")
        pages[-1] += line + "\n"
    embeds = [Embed(description=page, color=NEUTRAL_COLOR) for page in pages]
    embeds[0].title = text("cards-title", table=snapshot.id)
    embeds[0].description = embeds[0].description or (text(none) if none else None)
    if legend := _presenter_at(snapshot).legend(phrases_for(snapshot, text)):
        embeds[-1].add_field(name=text("cards-legend"), value=legend, inline=False)
    return embeds


def _presenter_at(snapshot: TableSnapshot) -> AnyPresenter:
    return PRESENTERS[snapshot.game.rules.family].at_table(snapshot.view(None))


def _lines(snapshot: TableSnapshot, groups: Sequence[CardGroup], text: Texts) -> Iterator[str]:
    presenter = _presenter_at(snapshot)
    explained = set[str]()
    for group in groups:
        yield f"__{group.title}__"
        for card in group.cards:
            does = "" if card in explained else " · ".join(presenter.card_lines(card, text))
            skull = FALLEN if card in group.fallen else ""
            yield f"{skull}**{presenter.sheet(card, text).title}**" + (f"\n{does}" if does else "")
            explained.add(card)


async def _send_more(interaction: Interaction, embeds: Sequence[Embed]) -> None:
    for embed in embeds:
        await interaction.followup.send(embed=embed, ephemeral=True)


@on_press(FAIR)
async def explain_fair_deals(interaction: Interaction, table_id: int) -> None:
    """Show an offer's whole commitment, and for a table the numbers of its deal."""
    text, services = texts_for(interaction), interaction.client.services
    offer = await services.store.offers.get(table_id)
    if offer is None:
        raise Refused("offer-none")
    if (origin := offer.origin) is not None:
        raise Refused("not-dealt", table=origin.table_id)
    lines = [text("fair-text"), text("fair-seal", seal=offer.commitment)]
    if offer.state in (STARTED, OVER):
        snapshot = await services.tables.get(table_id)
        if snapshot.game.winners is not None and not await is_deal_secret(services, snapshot):
            lines.append(text("fair-secret", secret=snapshot.secret))
        lines.append(_dealt_from(snapshot, text))
    embed = Embed(title=text("fair-title"), description="\n".join(lines), color=NEUTRAL_COLOR)
    await interaction.response.send_message(embed=embed, ephemeral=True)


def _dealt_from(snapshot: TableSnapshot, text: Texts) -> str:
    """Return the numbers that each seat added to the deal, and the rules; never names."""
    edition = snapshot.game.rules.edition
    numbers = (str(participant.client_seed) for participant in snapshot.participants)
    return text(
        "fair-dealt",
        numbers=":".join((str(snapshot.dealt_id), *numbers)),
        version=edition.version,
        set=edition.card_set,
        fingerprint=snapshot.fingerprint,
    )
