"""What moderators do: end and take back, withdraw, block. Each thing is done first and then written down."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any

import discord

from bot.features.lobby.messages import show_changed
from bot.features.moderation import views
from bot.features.shared.errors import explain
from bot.features.shared.items import Pressed, values
from bot.features.shared.responses import show_page, tell
from bot.i18n.texts import LONGEST_REASON
from bot.services.context import Interaction, words_for
from bot.ui.components import ADMIN, admin_button, sealed
from engine.core.clocks import DAY
from engine.core.decisions import Illegal
from engine.store.moderation import Block

LABEL = 45  # characters over a field of a form, by Discord's API


class Reason(discord.ui.Modal):
    """Asks why; what is then done is handed to it."""

    def __init__(self, title: str, why: str, done: Callable[[Interaction, str], Awaitable[None]]) -> None:
        super().__init__(title=title[:LABEL], timeout=900)
        self.reason: discord.ui.TextInput[Any] = discord.ui.TextInput(
            max_length=LONGEST_REASON, min_length=1, custom_id="reason"
        )
        self.add_item(discord.ui.Label(text=why[:LABEL], component=self.reason))
        self._done = done

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Do it, or say why not."""
        try:
            interaction.client.services.moderation.check(interaction)
            await self._done(interaction, self.reason.value.strip())
        except Exception as error:
            await explain(interaction, error)


async def end(interaction: Interaction, table: int, reason: str) -> None:
    """End a table of this server without a winner; raises `Illegal`."""
    await views.here(interaction, table)
    services = interaction.client.services
    key = str(interaction.id)
    async with services.moderation.noted(interaction, key, "end", reason, table=str(table)):
        await services.tables.abort(table, key, reason)
    await tell(interaction, words_for(interaction)("aborted", table=table))


async def revert(interaction: Interaction, table: int, rest: int, ply: int, reason: str) -> None:
    """Take a table of this server back to a rest, as it was seen at a ply; raises `Illegal`."""
    await views.here(interaction, table)
    services = interaction.client.services
    key = f"admin:{interaction.id}"
    async with services.moderation.noted(interaction, key, "undo", reason, table=str(table)):
        await services.proposals.revert(table, rest, ply, reason, key)
    await tell(interaction, words_for(interaction)("admin-undone", table=table))


async def withdraw(interaction: Interaction, offer: int, reason: str) -> None:
    """Withdraw an offer of this server; its message says so. Raises `Illegal`."""
    await views.offered_here(interaction, offer)
    services = interaction.client.services
    async with services.moderation.noted(interaction, offer, "withdraw", reason, offer=str(offer)):
        await services.offers.withdraw(offer)
    await tell(interaction, words_for(interaction)("admin-withdrawn", offer=offer))
    await show_changed(interaction.client, offer)


async def block(interaction: Interaction, user: int, days: int, reason: str) -> None:
    """Block a person here, for so many days or for good; what they offer is withdrawn. Raises `Illegal`."""
    services, guild = interaction.client.services, interaction.guild_id or 0
    if user == interaction.user.id:
        raise Illegal("block-self")
    if await interaction.client.is_host(user):
        raise Illegal("block-host")
    until = services.now() + days * DAY if days else None
    block, about = Block(guild, user, until, reason), {"who": str(user)}
    about |= {"until": str(until)} if until else {}
    what = "block" if until else "ban"
    async with services.moderation.noted(interaction, block, what, reason, **about):
        await services.store.save_block(block)
    ended = await _leave_all(interaction, guild, user)
    when = f"<t:{until}:f>" if until else words_for(interaction)("admin-for-good")
    said = words_for(interaction)("admin-blocked", who=f"<@{user}>", until=when, count=len(ended))
    await tell(interaction, said)
    for offer in ended:
        await show_changed(interaction.client, offer)


async def _leave_all(interaction: Interaction, guild: int, user: int) -> list[int]:
    """Take a person out of all open offers; returns these."""
    services = interaction.client.services
    open_offers = await services.store.open_offers(guild=guild, user=user)
    for offer in open_offers:
        if user in (offer.host.user, offer.opponent):
            await services.store.end_offer(offer.id, "withdrawn")
        else:
            await services.store.stand(offer.id, user)
    return [offer.id for offer in open_offers]


async def lift(interaction: Interaction, user: int) -> None:
    """Let a person take part again; raises `Illegal`."""
    services = interaction.client.services
    async with services.moderation.noted(interaction, user, "lift", who=str(user)):
        if not await services.store.lift_block(interaction.guild_id or 0, user):
            raise Illegal("block-none")
    await tell(interaction, words_for(interaction)("admin-lifted", who=f"<@{user}>"))


async def end_or_withdraw(interaction: Interaction, message: discord.Message) -> None:
    """A message's menu: ask why, then end its table or withdraw its offer. Raises `Illegal`."""
    offer, table = _told_by(interaction, message)
    if offer is not None and (await interaction.client.services.store.line(offer)) is None:
        await views.offered_here(interaction, offer)
        await _ask_why(interaction, "withdraw", lambda press, why: withdraw(press, offer, why))
        return
    table = table or offer
    if table is None:
        raise Illegal("no-table")
    if (await views.here(interaction, table)).over:
        raise Illegal("over")
    await _ask_why(interaction, "end", lambda press, why: end(press, table, why))


def _told_by(interaction: Interaction, message: discord.Message) -> tuple[int | None, int | None]:
    """The offer and the table that the buttons of a message of ours are for."""
    if interaction.client.user is None or message.author.id != interaction.client.user.id:
        return None, None
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    names = [str(getattr(item, "custom_id", "") or "") for row in rows for item in row.children]
    parts = [name.split(":") for name in names]
    numbers = {part[0]: int(part[1]) for part in parts if len(part) > 1 and part[1].isdecimal()}
    return numbers.get("o"), numbers.get("h") or numbers.get("r")


async def _ask_why(
    interaction: Interaction, what: str, done: Callable[[Interaction, str], Awaitable[None]]
) -> None:
    text = words_for(interaction)
    await interaction.response.send_modal(Reason(text(f"btn-admin-{what}"), text("admin-why"), done))


class AdminItem(Pressed, template=ADMIN):
    """Every button and list of the panel."""

    async def act(self, interaction: Interaction) -> None:
        """Do what the press says, for moderators alone; raises `Illegal`."""
        interaction.client.services.moderation.check(interaction)
        verb = self.match["verb"]
        if verb not in VERBS:
            raise Illegal("no-table")
        await VERBS[verb](self, interaction)

    @property
    def about(self) -> int:
        """The table, the offer or the page."""
        return self.number("number")

    async def show_panel(self, interaction: Interaction) -> None:
        """All sections."""
        await show_page(interaction, views.panel(words_for(interaction)))

    async def show_tables(self, interaction: Interaction) -> None:
        """The tables and offers."""
        await show_page(interaction, await views.tables(interaction))

    async def show_people(self, interaction: Interaction) -> None:
        """Who is blocked."""
        await show_page(interaction, await views.people(interaction))

    async def show_check(self, interaction: Interaction) -> None:
        """Where permissions lack."""
        await show_page(interaction, await views.check(interaction))

    async def show_audit(self, interaction: Interaction) -> None:
        """A page of what was done."""
        await show_page(interaction, await views.audit(interaction, self.about))

    async def show_settings(self, interaction: Interaction) -> None:
        """How the server is set, and by which command that is changed."""
        now = await interaction.client.services.store.server_settings(interaction.guild_id or 0)
        back = sealed([admin_button("panel", 0, words_for(interaction)("btn-admin-back"))])
        await show_page(interaction, (await views.settings(interaction, now), back))

    async def look(self, interaction: Interaction) -> None:
        """The table or offer that was picked; raises `Illegal`."""
        picked = (values(interaction) or ("",))[0]
        kind, number = picked[:1], picked[1:]
        if kind not in ("t", "o") or not number.isdecimal() or len(number) > LONGEST_NUMBER:
            raise Illegal("no-table")
        show = views.one_table if kind == "t" else views.one_offer
        await show_page(interaction, await show(interaction, int(number)))

    async def show_rests(self, interaction: Interaction) -> None:
        """To which moments the table can be taken back."""
        await show_page(interaction, await views.rests(interaction, self.about, self.number("ply")))

    async def ask_undo(self, interaction: Interaction) -> None:
        """Why it is to be taken back to the moment that was picked; raises `Illegal`."""
        table, ply, picked = self.about, self.number("ply"), (values(interaction) or ("",))[0]
        if not picked.isdecimal() or len(picked) > LONGEST_NUMBER:
            raise Illegal("undo-none")
        await _ask_why(interaction, "undo", lambda press, why: revert(press, table, int(picked), ply, why))

    async def ask_end(self, interaction: Interaction) -> None:
        """Why the table is to be ended."""
        table = self.about
        await _ask_why(interaction, "end", lambda press, why: end(press, table, why))

    async def ask_withdraw(self, interaction: Interaction) -> None:
        """Why the offer is to be withdrawn."""
        offer = self.about
        await _ask_why(interaction, "withdraw", lambda press, why: withdraw(press, offer, why))


LONGEST_NUMBER = 18  # digits; longer ones would not fit the database
VERBS: Mapping[str, Callable[[AdminItem, Interaction], Awaitable[None]]] = MappingProxyType(
    {
        "panel": AdminItem.show_panel,
        "tables": AdminItem.show_tables,
        "people": AdminItem.show_people,
        "check": AdminItem.show_check,
        "audit": AdminItem.show_audit,
        "settings": AdminItem.show_settings,
        "look": AdminItem.look,
        "rests": AdminItem.show_rests,
        "undo": AdminItem.ask_undo,
        "end": AdminItem.ask_end,
        "withdraw": AdminItem.ask_withdraw,
    }
)
ITEMS = (AdminItem,)
