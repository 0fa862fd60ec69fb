"""`/wanted help`: what the user can do now, depending on where they ask and who they are."""

from collections.abc import Sequence

from discord import ButtonStyle, Embed

from bot.features.game_panels.hand_panel import hand_panel
from bot.features.game_panels.inbox import waiting
from bot.features.interactions.resolve_table import finished, heading, in_channel, my_tables
from bot.features.interactions.responses import MessagePage, show_page
from bot.i18n.texts import Texts
from bot.services.context import Interaction, texts_for
from bot.ui.components import ALL_RULES, FIRST_GAME, FRIEND, HAND, HOW, LEARN_ALL, MORE, MY_GAMES, AnyButton
from bot.ui.style import NEUTRAL_COLOR, YOUR_TURN_COLOR, embed_of, teach_buttons
from engine.core.decisions import Seat
from engine.tables.snapshot import TableSnapshot


async def open_help(interaction: Interaction) -> None:
    own_tables = await my_tables(interaction)
    if here := in_channel(own_tables, interaction):
        snapshot = await interaction.client.services.tables.get(here[0].table_id)
        seat = snapshot.require_seat(interaction.user.id)
        buttons = _table_buttons(snapshot, seat, texts_for(interaction))
        await _show(interaction, _at_table(interaction, snapshot), buttons)
    else:
        await _tell_all(interaction, is_playing=bool(own_tables))


async def _tell_all(interaction: Interaction, *, is_playing: bool) -> None:
    text = texts_for(interaction)
    offers = await interaction.client.services.store.offers.open_offers(user_id=interaction.user.id)
    is_new = not is_playing and not await finished(interaction)(limit=1)
    lines = [text("help-what"), text("help-new" if is_new else "help-play")]
    if is_playing or offers:
        inbox = await waiting(interaction)
        lines = [text("help-waiting", title=inbox.title or ""), *lines]
    embed = embed_of(text("title-help"), lines)
    await _show(interaction, embed, _start_buttons(text, is_new=is_new))


def _start_buttons(text: Texts, *, is_new: bool) -> list[AnyButton]:
    """Return the ways to play; for newcomers the computer comes first."""
    style = ButtonStyle.success if is_new else ButtonStyle.primary
    computer = FIRST_GAME.button(text("btn-play-computer"), style)
    friend = FRIEND.button(text("btn-friend"), ButtonStyle.primary)
    return [
        *((computer, friend) if is_new else (friend, computer)),
        LEARN_ALL.button(text("btn-learn")),
        MY_GAMES.button(text("btn-my-games")),
        ALL_RULES.button(text("title-rules")),
    ]


def _at_table(interaction: Interaction, snapshot: TableSnapshot) -> Embed:
    text, user = texts_for(interaction), interaction.user.id
    seat = snapshot.require_seat(user)
    color = NEUTRAL_COLOR if snapshot.game.decision(seat) is None else YOUR_TURN_COLOR
    decision = hand_panel(snapshot, seat, text).decision
    lines = [heading(snapshot, user, text), decision, "", text("help-table")]
    return embed_of(text("title-help"), lines, color)


def _table_buttons(snapshot: TableSnapshot, seat: Seat, text: Texts) -> list[AnyButton]:
    back = MORE.button(text("btn-return"), ButtonStyle.success, table_id=snapshot.id, verb="seat")
    is_replaced = snapshot.participants[seat].active_user is None  # the computer plays this seat
    return [
        *([back] if is_replaced else []),
        HAND.button(text("btn-hand"), ButtonStyle.primary, table_id=snapshot.id),
        MORE.button(text("btn-ways"), table_id=snapshot.id),
        HOW.button(text("btn-how"), game=snapshot.game_key),
        *teach_buttons(snapshot.game_key, text),
        MY_GAMES.button(text("btn-my-games")),
    ]


async def _show(interaction: Interaction, embed: Embed, buttons: Sequence[AnyButton]) -> None:
    text = texts_for(interaction)
    if interaction.permissions.manage_guild:
        embed.add_field(name=text("help-moderators.title"), value=text("help-moderators"), inline=False)
    await show_page(interaction, MessagePage(embed, buttons), beside=True)
