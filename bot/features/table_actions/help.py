"""`/wanted help`: what the user can do now, depending on where they ask and who they are."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, Embed

from bot.features.game_panels.hand_panel import hand_panel
from bot.features.game_panels.inbox import waiting
from bot.features.interactions.permissions import MAKE_THREAD, SHOW, SPEAK, SPEAK_IN_THREAD
from bot.features.interactions.resolve_table import finished, heading, in_channel, my_tables, usual_game
from bot.features.interactions.responses import show_beside
from bot.features.reference.pages import chapters_of
from bot.features.table_actions.actions import action_buttons
from bot.features.table_actions.hub import hub_items
from bot.i18n.texts import Texts
from bot.services.context import Interaction, texts_for
from bot.ui.components import FIRST_GAME, HAND, AnyButton, AnySelect, view_of
from bot.ui.style import NEUTRAL_COLOR, YOUR_TURN_COLOR, teach_buttons
from engine.games import GAMES
from engine.tables.snapshot import TableSnapshot

STARTING = ("help-first", "help-play")  # for newcomers
PLAYING = ("help-start", "help-play", "help-look")
NEEDED = (*SHOW, SPEAK, SPEAK_IN_THREAD, MAKE_THREAD)


async def open_help(interaction: Interaction) -> None:
    own_tables = await my_tables(interaction)
    if here := in_channel(own_tables, interaction):
        snapshot = await interaction.client.services.tables.get(here[0].table_id)
        await _show(interaction, _at_table(interaction, snapshot), await _table_items(interaction, snapshot))
    else:
        await _tell_all(interaction, is_playing=bool(own_tables))


async def _tell_all(interaction: Interaction, *, is_playing: bool) -> None:
    text, family = texts_for(interaction), await _family(interaction)
    offers = await interaction.client.services.offers.open_offers(user_id=interaction.user.id)
    waits = [await waiting(interaction)] if is_playing or offers else []
    is_new = not is_playing and not await finished(interaction)(most=1)
    embed = Embed(
        title=text("title-help"), description=text("help-what") if is_new else None, color=NEUTRAL_COLOR
    )
    for part in STARTING if is_new else PLAYING:
        _add(embed, part, text)
    first = [FIRST_GAME.button(text("btn-first-game"), ButtonStyle.success)] if is_new else []
    book: list[AnyButton | AnySelect] = [*chapters_of(family, text), *teach_buttons(family, text)]
    await _show(interaction, embed, [*first, *await hub_items(interaction), *book], waits)


def _at_table(interaction: Interaction, snapshot: TableSnapshot) -> Embed:
    text, user = texts_for(interaction), interaction.user.id
    seat = snapshot.require_seat(user)
    must_act = snapshot.game.decision(seat) is not None
    embed = Embed(
        title=text("title-help"),
        description=heading(snapshot, user, text),
        color=YOUR_TURN_COLOR if must_act else NEUTRAL_COLOR,
    )
    decision = hand_panel(snapshot, seat, text).decision
    embed.add_field(name=text("panel-now"), value=decision, inline=False)
    _add(embed, "help-table", text)
    return embed


async def _table_items(interaction: Interaction, snapshot: TableSnapshot) -> list[AnyButton | AnySelect]:
    text = texts_for(interaction)
    hand = HAND.button(text("btn-hand"), ButtonStyle.primary, table_id=snapshot.id)
    return [
        *chapters_of(snapshot.game.rules.family, text),
        hand,
        *await action_buttons(interaction, snapshot),
    ]


async def _show(
    interaction: Interaction,
    embed: Embed,
    items: Sequence[AnyButton | AnySelect],
    above: Sequence[Embed] = (),
) -> None:
    text = texts_for(interaction)
    if interaction.permissions.manage_guild:
        needed = text.join([text(f"permission-{name}") for name in NEEDED])
        _add(embed, "help-moderators", text, names=needed)
    await show_beside(interaction, [*above, embed], view_of(items))


def _add(embed: Embed, part: str, text: Texts, **facts: str) -> None:
    embed.add_field(name=text(f"{part}.title"), value=text(part, **facts), inline=False)


async def _family(interaction: Interaction) -> str:
    services = interaction.client.services
    table = await services.tables.summaries.newest_in(interaction.channel_id or 0)
    if table is not None:
        return (await services.tables.get(table)).game.rules.family
    return GAMES[await usual_game(interaction)].family
