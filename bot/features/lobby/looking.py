"""`/wanted looking`: the list of those who look for a game here, and offers to them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import discord
from discord import ButtonStyle, Embed

from bot.features.interactions.items import first_pick, on_press
from bot.features.interactions.permissions import check_may_write
from bot.features.interactions.resolve_table import usual_game
from bot.features.interactions.responses import MessagePage, send_private, show_page
from bot.features.lobby.challenge import FOR_TWO, challenge_to, member_picked
from bot.i18n.names import called, escape
from bot.i18n.texts import Texts
from bot.services.context import Interaction, texts_for
from bot.services.ping_targets import wish_name
from bot.ui.components import DAILY, VERB, AnyButton, AnySelect, ItemId, view_of
from bot.ui.style import OFFER_COLOR, embed_of, option
from engine.club.daily import featured_game
from engine.core.clocks import HOUR, TIME_CONTROL_KEYS
from engine.core.decisions import Refused
from engine.core.records.lookings import Looking
from engine.tables.lookings import BUSY_HOURS

LOOKING = ItemId("lk", verb=VERB)
OFFER_TO = ItemId("lko", user_id=19, optional="user_id")  # without a user, a list to pick one from


async def look(interaction: Interaction, game: str, time_control: str, hours: int) -> None:
    """Put the user on the list and show it; raises `Refused`."""
    if game not in (*FOR_TWO, "") or time_control not in (*TIME_CONTROL_KEYS, ""):
        raise Refused("offer-game")
    user = interaction.user
    await interaction.client.services.lookings.look(
        interaction.guild_id or 0, user.id, called(user.display_name, user.name), game, time_control, hours
    )
    await _show_list(interaction)


async def stop_looking(interaction: Interaction, _: int = 0) -> None:
    await interaction.client.services.lookings.end(interaction.guild_id or 0, interaction.user.id)
    await send_private(interaction, texts_for(interaction)("looking-stopped"))


async def _show_list(interaction: Interaction) -> None:
    lookings, guild = interaction.client.services.lookings, interaction.guild_id or 0
    user = interaction.user.id
    own, others = await lookings.of_user(user, guild), await lookings.others(guild, user)
    if own is None:
        raise Refused("looking-none")
    text = texts_for(interaction)
    fitting = [looking for looking in others if looking.fits(own)]
    busy = None if others else await lookings.busy_at(guild)
    lines = [*_lines(own, fitting[:1], others, text), *_nobody(others, busy, text)]
    embed = embed_of(text("title-looking"), lines, OFFER_COLOR, text("looking-ends"))
    settings = await interaction.client.services.guilds.settings(guild)
    items = _items(fitting[:1], others, text, has_posse=settings.posse_role_id is not None)
    if not others and (daily := await _daily(interaction)) is not None:
        items.insert(0, daily)
    await show_page(interaction, MessagePage(embed, items))


async def _daily(interaction: Interaction) -> AnyButton | None:
    """Return a button for the deal of the day, which needs no company."""
    dailies, text = interaction.client.services.dailies, texts_for(interaction)
    today = await dailies.today()
    deal = await dailies.deal(today, featured_game(today))
    return None if deal is None else DAILY.button(text("btn-daily"), ButtonStyle.success, deal_id=deal.id)


def _lines(own: Looking, fitting: Sequence[Looking], others: Sequence[Looking], text: Texts) -> Iterator[str]:
    yield text("looking-own", wish=wish_name(own, text), when=f"<t:{own.expires_at}:t>")
    for looking in fitting:
        yield text("looking-fits", name=escape(looking.name), wish=wish_name(looking, text))
    for looking in others:
        if looking not in fitting:
            when = f"<t:{looking.expires_at}:t>"
            yield text("looking-line", name=escape(looking.name), wish=wish_name(looking, text), when=when)


def _nobody(others: Sequence[Looking], busy: int | None, text: Texts) -> Iterator[str]:
    if not others:
        yield text("looking-nobody")
    if busy is not None:
        yield text("looking-busy", start=f"<t:{busy}:t>", until=f"<t:{busy + BUSY_HOURS * HOUR}:t>")


def _items(
    fitting: Sequence[Looking], others: Sequence[Looking], text: Texts, *, has_posse: bool
) -> list[AnyButton | AnySelect]:
    options = [option(looking.name, looking.user_id, wish_name(looking, text)) for looking in others]
    items: list[AnyButton | AnySelect] = [
        OFFER_TO.button(
            text("btn-looking-offer", name=looking.name), ButtonStyle.success, user_id=looking.user_id
        )
        for looking in fitting
    ]
    items.append(LOOKING.button(text("btn-looking-stop"), verb="stop"))
    if has_posse:
        items.append(LOOKING.button(text("btn-looking-posse"), emoji="📣", verb="posse"))
    has_more = len(options) > len(fitting)
    return [*items, OFFER_TO.select(options, text("hint-looking"))] if has_more else items


@on_press(LOOKING)
async def run_verb(interaction: Interaction, verb: str) -> None:
    if verb == "stop":
        await interaction.client.services.lookings.end(interaction.guild_id or 0, interaction.user.id)
        embed = Embed(description=texts_for(interaction)("looking-stopped"), color=OFFER_COLOR)
        await show_page(interaction, MessagePage(embed))
    elif verb == "posse":
        await _call_posse(interaction)
    else:
        await _show_list(interaction)


@on_press(OFFER_TO)
async def offer_to(interaction: Interaction, user_id: int | None = None) -> None:
    """Offer a game to somebody on the list, by both their wishes; raises `Refused`."""
    picked = str(user_id) if user_id is not None else first_pick(interaction)
    lookings, guild = interaction.client.services.lookings, interaction.guild_id or 0
    others = await lookings.others(guild, interaction.user.id)
    other = next((looking for looking in others if str(looking.user_id) == picked), None)
    if other is None:
        raise Refused("looking-over")
    own = await lookings.of_user(interaction.user.id, guild) or replace(other, game="", time_control="")
    game = other.game or own.game or await usual_game(interaction)
    member = await member_picked(interaction, picked)
    await challenge_to(interaction, member, game, clock=other.time_control or own.time_control)


async def _call_posse(interaction: Interaction) -> None:
    services, guild = interaction.client.services, interaction.guild_id or 0
    role = (await services.guilds.settings(guild)).posse_role_id
    own = await services.lookings.of_user(interaction.user.id, guild)
    if role is None or own is None:
        raise Refused("posse-none" if role is None else "looking-none")
    check_may_write(interaction)
    await services.lookings.call_posse(guild, interaction.user.id)
    text = await services.guilds.texts(guild)
    call = text(
        "looking-posse",
        role=f"<@&{role}>",
        name=escape(own.name),
        wish=wish_name(own, text),
        when=f"<t:{own.expires_at}:t>",
    )
    button = OFFER_TO.button(
        text("btn-looking-offer", name=own.name), ButtonStyle.success, user_id=own.user_id
    )
    roles = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(role)])
    await interaction.response.send_message(call, view=view_of([button]), allowed_mentions=roles)
