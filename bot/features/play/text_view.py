"""All that pictures show, in words; the cards that lie at a table; how everybody can check the deal.

Each answer is for the one who asks, in their language and their colors.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import Embed, SelectOption

from bot.features.play.board import board, news
from bot.features.play.hand_panel import lies
from bot.features.shared.items import Pressed
from bot.games import PRESENTERS
from bot.games.card_scenes import lying_cards
from bot.games.presenter import AnyPresenter, CardGroup
from bot.i18n.texts import Words
from bot.services.context import Interaction, words_for
from bot.services.pictures import HandView, Picture, files, illustrated
from bot.ui.components import CARDS, FAIR, IN_WORDS, OPTION, AnySelect, chapter_select, sealed
from bot.ui.style import CALM, MOST, clipped, speech
from engine.core.decisions import Illegal
from engine.tables.service import TableSnapshot

MESSAGE = 6000  # characters of all embeds of a message, by Discord's API
PAGE = 3800  # characters of a description


async def watched(interaction: Interaction, table: int) -> TableSnapshot:
    """A table of this server; raises `Illegal` for others, whose ids were forged."""
    snapshot = await interaction.client.services.tables.see(table)
    if snapshot.place.guild != interaction.guild_id:
        raise Illegal("no-table")
    return snapshot


async def show_words(interaction: Interaction, table: int) -> None:
    """Show the whole table in words and in one's own colors, and to one who sits there their hand."""
    snapshot, text = await watched(interaction, table), words_for(interaction)
    services = interaction.client.services
    log = await services.tables.log(table, after=snapshot.told_since() - 1)
    events = [event for action in log for event in action.events]
    embeds = [board(snapshot, news(snapshot, events, text).text, text, services.people)]
    if (seat := snapshot.seat_of(interaction.user.id)) is not None:
        embeds += hand_in_words(HandView(snapshot, seat, text))
    picture = await services.pictures.glance(snapshot, text, interaction.user.id)
    embeds[0] = illustrated(embeds[0], picture)
    await _send(interaction, [services.signs.embed(embed) for embed in embeds], picture)


def hand_in_words(held: HandView) -> list[Embed]:
    """The hand of a seat, with all that its cards say; nothing where there is none."""
    snapshot, seat, text = held
    face = PRESENTERS[snapshot.game.rules.family]
    said = face.hand(snapshot.seen(seat), speech(snapshot, text))
    title = text("panel-title", game=text(f"game-{snapshot.name}"), table=snapshot.id)
    return [Embed(title=clipped(title, 256), description=clipped(said, PAGE), colour=CALM)] if said else []


async def show_cards(interaction: Interaction, table: int) -> None:
    """Show the cards that one sees at a table, with all that stands on them."""
    snapshot, text = await watched(interaction, table), words_for(interaction)
    services, face = interaction.client.services, PRESENTERS[snapshot.game.rules.family]
    groups = lies(snapshot, snapshot.seat_of(interaction.user.id), text)
    first, *more = cards_in_words(snapshot, groups, text)
    scene = lying_cards(face, groups, speech(snapshot, text))
    alt = text("cards-title", table=table)
    picture = await services.pictures.sheet(
        scene, f"cards-{table}.png", alt, snapshot.place.guild, interaction.user.id
    )
    seated = snapshot.seat_of(interaction.user.id) is not None
    await interaction.response.send_message(
        embed=illustrated(first, picture),
        files=files(picture),
        view=sealed(_cards_select(face, groups, text, table if seated else None)),
        ephemeral=True,
    )
    await _send_more(interaction, more)


def _cards_select(
    face: AnyPresenter, groups: Sequence[CardGroup], text: Words, table: int | None
) -> list[AnySelect]:
    """A list of these cards, each of which opens with the chapters that explain it."""
    cards = list(dict.fromkeys(card for group in groups for card in group.cards))[:MOST]
    if not cards:
        return []
    family = next(name for name, each in PRESENTERS.items() if each is face)
    options = [
        SelectOption(label=clipped(face.sheet(card, text).title, OPTION), value=f"card:{card}")
        for card in cards
    ]
    return [chapter_select(family, options, text("hint-see"), table, "see")]


def cards_in_words(snapshot: TableSnapshot, groups: Sequence[CardGroup], text: Words) -> list[Embed]:
    """Each card with what it says, place by place, in as many embeds as that takes."""
    pages = [""]
    for line in _lines(snapshot, groups, text):
        if len(pages[-1]) + len(line) > PAGE:
            pages.append("")
        pages[-1] += line + "\n"
    embeds = [Embed(description=page, colour=CALM) for page in pages]
    embeds[0].title = text("cards-title", table=snapshot.id)
    embeds[0].description = embeds[0].description or text("cards-none")
    family = snapshot.game.rules.family
    embeds[-1].add_field(name=text("cards-legend"), value=text(f"legend-{family}"), inline=False)
    return embeds


def _lines(snapshot: TableSnapshot, groups: Sequence[CardGroup], text: Words) -> Iterator[str]:
    face = PRESENTERS[snapshot.game.rules.family]
    said = set[str]()
    for group in groups:
        yield f"__{group.title}__"
        for card in group.cards:
            does = "" if card in said else " · ".join(face.says(card, text))
            yield f"**{face.sheet(card, text).title}**" + (f"\n{does}" if does else "")
            said.add(card)


async def _send(interaction: Interaction, embeds: Sequence[Embed], picture: Picture | None) -> None:
    """One message if they fit into it, else one for each; the picture is of the first."""
    together = embeds if sum(map(len, embeds)) <= MESSAGE else embeds[:1]
    await interaction.response.send_message(embeds=together, files=files(picture), ephemeral=True)
    await _send_more(interaction, embeds[len(together) :])


async def _send_more(interaction: Interaction, embeds: Sequence[Embed]) -> None:
    for embed in embeds:
        await interaction.followup.send(embed=embed, ephemeral=True)


class WordsButton(Pressed, template=IN_WORDS):
    async def act(self, interaction: Interaction) -> None:
        await show_words(interaction, self.table)


class CardsButton(Pressed, template=CARDS):
    async def act(self, interaction: Interaction) -> None:
        await show_cards(interaction, self.table)


class FairButton(Pressed, template=FAIR):
    async def act(self, interaction: Interaction) -> None:
        text = words_for(interaction)
        embed = Embed(title=text("fair-title"), description=text("fair-text"), colour=CALM)
        await interaction.response.send_message(embed=embed, ephemeral=True)


ITEMS = (WordsButton, CardsButton, FairButton)
