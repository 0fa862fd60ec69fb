"""The message of a Gazette: one picture, or the same in words."""

import discord

from bot.features.game_panels.board import end_buttons
from bot.features.gazette.front_page import Gazette, in_words, make_gazette
from bot.features.replay.web_page import source_of
from bot.i18n.days import short_day
from bot.i18n.names import escape
from bot.services.channels import nonce
from bot.services.context import ServiceClient
from bot.services.gazettes import NONE
from bot.services.pictures import files
from bot.ui.components import view_of
from bot.ui.style import FINISHED_COLOR, truncate
from engine.core.records.offers import Offer
from engine.tables.snapshot import TableSnapshot

PATIENCE = 20.0  # seconds for the picture: nobody waits for it


async def post(client: discord.Client, snapshot: TableSnapshot, offer: Offer) -> int:
    """Post the Gazette of a game whose story is ready; see `bot.services.gazettes.Post`."""
    assert isinstance(client, ServiceClient)
    services, guild_id = client.services, snapshot.location.guild_id
    text = await services.guilds.texts(guild_id)
    if (story := await services.stories.of(snapshot)) is None:
        return NONE
    recording = await services.tables.recording(snapshot)
    source = source_of(
        *(snapshot.game_key, snapshot.game.rules.version, recording.deal, recording.log),
        [participant.name for participant in snapshot.participants],
        [participant.level for participant in snapshot.participants],
        *(text.language, snapshot.id),
        story=story,
    )
    day = short_day(services.now(), text.language)
    gazette = await services.pictures.build(make_gazette, source, snapshot.id, day)
    alt = "\n".join((gazette.page.dateline, gazette.page.headline, *gazette.page.lines()))
    picture = await services.pictures.draw_scene(
        gazette.scene, f"gazette-{snapshot.id}.png", alt, guild_id, within=PATIENCE
    )
    is_below_board = offer.channel_id == snapshot.location.channel_id
    page = None if is_below_board else await services.web_pages.address(snapshot)
    sent = await client.get_partial_messageable(offer.channel_id, guild_id=guild_id).send(
        embeds=[_in_embed(gazette)] if picture is None else [],
        files=files(picture),
        view=view_of([] if is_below_board else end_buttons(snapshot.id, text, page)),
        allowed_mentions=discord.AllowedMentions.none(),
        silent=True,
        nonce=nonce("gazette", snapshot.epoch, snapshot.id),
    )
    return sent.id


def _in_embed(gazette: Gazette) -> discord.Embed:
    """Return all of it in words; the picture has no embed, in which Discord shows tall pictures small."""
    headline, lines = in_words(gazette.page)
    embed = discord.Embed(title=truncate(escape(headline), 256), description=lines, color=FINISHED_COLOR)
    return embed.set_footer(text=gazette.page.dateline)
