"""What tournaments post without a press: announcements, rounds, calls to check in, and ends."""

from collections.abc import Sequence
from hashlib import sha256

import discord
from discord import AllowedMentions, Embed

from bot.features.tournaments import views
from bot.features.tournaments.picture import standings_picture
from bot.i18n.names import escape
from bot.i18n.texts import Texts
from bot.render.pool import LATE
from bot.render.scene import Scene
from bot.services.channels import UNKNOWN_MESSAGE, nonce, pinging
from bot.services.context import ServiceClient, Services
from bot.services.pictures import Picture, files
from bot.services.ping_targets import message_link
from bot.ui.components import AnyButton, link_button, view_of
from engine.core.records.deals import SealedDeal
from engine.core.records.offers import Offer
from engine.core.records.tournaments import PairingGame, Tournament
from engine.tables.tournaments import TournamentView


class TournamentMessages:
    def __init__(self, client: discord.Client) -> None:
        self._client = client

    @property
    def _services(self) -> Services:
        assert isinstance(self._client, ServiceClient)
        return self._client.services

    def _channel(self, tournament: Tournament) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(tournament.channel_id, guild_id=tournament.guild_id)

    async def _texts(self, tournament: Tournament) -> Texts:
        return await self._services.guilds.texts(tournament.guild_id)

    async def show(self, view: TournamentView) -> None:
        """Post the announcement, or change it if it shows something else."""
        services, tournament, text = self._services, view.tournament, await self._texts(view.tournament)
        now = services.now()
        items = views.buttons(view, text, now)
        names = [button.custom_id for button in items]
        scene = standings_picture(view, text)
        embed = views.announcement(view, text, now, has_picture=scene is not None)
        digest = sha256(repr((embed.to_dict(), names, scene)).encode()).hexdigest()
        if digest == tournament.digest and tournament.message_id is not None:
            return
        picture = await self._draw(view, scene, text)
        embed = views.announcement(view, text, now, has_picture=picture is not None)
        embed = picture.on(embed) if picture else embed
        message_id = await self._edit(tournament, embed, view_of(items), picture)
        if message_id is None:
            number = nonce("tournament", tournament.id, tournament.channel_id)
            message_id = await self._send(tournament, embed, view_of(items), number, picture)
        await services.store.tournaments.set_announcement(tournament.id, message_id, digest)

    async def _draw(self, view: TournamentView, scene: Scene | None, text: Texts) -> Picture | None:
        tournament = view.tournament
        alt = views.announcement(view, text, 0, has_picture=False).description or ""
        name = f"standings-{tournament.id}.png"
        return await self._services.pictures.draw_scene(scene, name, alt, tournament.guild_id, within=LATE)

    async def _edit(
        self, tournament: Tournament, embed: Embed, view: discord.ui.View, picture: Picture | None
    ) -> int | None:
        """Change the announcement, and return its id; None if there is none."""
        if tournament.message_id is None:
            return None
        message = self._channel(tournament).get_partial_message(tournament.message_id)
        try:
            await message.edit(embed=embed, view=view, attachments=files(picture))
        except discord.HTTPException as why:
            if why.code != UNKNOWN_MESSAGE:
                raise
            return None
        return tournament.message_id

    async def _send(
        self,
        tournament: Tournament,
        embed: Embed,
        view: discord.ui.View,
        number: str,
        picture: Picture | None = None,
    ) -> int:
        """Post without a ping; `number` keeps Discord from posting it twice after a crash."""
        sent = await self._channel(tournament).send(
            embed=embed,
            view=view,
            files=files(picture),
            allowed_mentions=AllowedMentions.none(),
            nonce=number,
        )
        return sent.id

    async def post_round(self, view: TournamentView, games: Sequence[tuple[PairingGame, Offer]]) -> int:
        """Post the pairings with their seals; return the message's id."""
        tournament, text = view.tournament, await self._texts(view.tournament)
        tables = [offer.id for _, offer in games]
        embed = views.round_posting(view, games, text, self._services.now())
        items = [*self._link(tournament, text)]
        return await self._send(tournament, embed, view_of(items), nonce("round", tournament.id, *tables))

    async def post_deals(self, view: TournamentView, deals: Sequence[SealedDeal]) -> int:
        tournament, text = view.tournament, await self._texts(view.tournament)
        label = text("btn-tournament-game")
        play = views.TOURNAMENT.button(
            label, discord.ButtonStyle.success, tournament_id=tournament.id, verb="game"
        )
        embed = views.deals_posting(view, deals, text)
        return await self._send(tournament, embed, view_of([play]), nonce("rodeo", tournament.id))

    async def call(self, tournament: Tournament, users: Sequence[int]) -> None:
        text = await self._texts(tournament)
        names = " ".join(f"<@{user}>" for user in users)
        when = f"<t:{tournament.starts_at}:R>"
        call = text("tournament-call", names=names, name=escape(tournament.name), when=when)
        button = views.TOURNAMENT.button(
            *(text("btn-tournament-check"), discord.ButtonStyle.primary),
            tournament_id=tournament.id,
            verb="check",
        )
        number = nonce("check-in", tournament.id, *users)
        await self._channel(tournament).send(
            call, view=view_of([button]), allowed_mentions=pinging(users), nonce=number
        )

    async def post_end(self, view: TournamentView) -> None:
        tournament, text = view.tournament, await self._texts(view.tournament)
        picture = await self._draw(view, standings_picture(view, text), text)
        embed = views.end_posting(view, text)
        embed = picture.on(embed) if picture else embed
        items = [*self._link(tournament, text)]
        await self._send(tournament, embed, view_of(items), nonce("end", tournament.id), picture)

    def _link(self, tournament: Tournament, text: Texts) -> list[AnyButton]:
        if tournament.message_id is None:
            return []
        link = message_link(tournament.guild_id, tournament.channel_id, tournament.message_id)
        return [link_button(link, text("btn-tournament-table"))]
