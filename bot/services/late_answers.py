"""Answers that take longer than Discord waits, which is 3 s: deferred first, and sent when they are ready."""

import asyncio
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import discord

from bot.services.publish_failures import REQUEST_ERRORS
from engine.core.decisions import Refused

PATIENCE = 2.0  # seconds from a press to the deferral, which takes up to half a second more


class PatientResponse(discord.InteractionResponse[Any]):
    """Defers an interaction that its handler has not answered in time; the handler does not notice.

    Only its user sees a deferred command, so an answer for everybody is then a separate message.
    """

    def __init__(self, parent: discord.Interaction[Any]) -> None:
        super().__init__(parent)
        self._deferral: asyncio.Task[None] | None = None
        self._is_answered = False
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._begin)

    def is_done(self) -> bool:
        return self._is_answered if self._deferral is not None else super().is_done()

    def _begin(self) -> None:
        self._deferral = asyncio.create_task(self._defer_late(), name="late answer")

    async def _defer_late(self) -> None:
        pressed = self._parent.message is not None
        await super().defer(ephemeral=True, thinking=not pressed)

    async def _was_deferred(self) -> bool:
        """Return whether the answer comes late; from now on nothing is deferred."""
        self._timer.cancel()
        if self._deferral is None or self._is_answered:
            return False
        await asyncio.gather(self._deferral, return_exceptions=True)
        if super().is_done():
            self._is_answered = True
            return True
        self._deferral = None  # Discord has refused it: an answer may still arrive
        return False

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> Any:
        if not await self._was_deferred():
            return await super().defer(ephemeral=ephemeral, thinking=thinking)
        return None

    async def send_message(self, content: Any = None, **options: Any) -> Any:
        if not await self._was_deferred():
            return await super().send_message(content, **options)
        options = {name: value for name, value in options.items() if value is not None}
        is_public = self._parent.message is None and not options.get("ephemeral")
        if is_public:  # the first message after a deferral is as private as that
            await self._parent.edit_original_response(content="⏳")
        try:
            sent = await self._parent.followup.send(content, wait=True, **options)
        finally:
            if is_public:
                with suppress(*REQUEST_ERRORS):  # the answer stands, or says why it does not
                    await self._parent.delete_original_response()
        return SimpleNamespace(message_id=sent.id, resource=sent)

    async def edit_message(self, **options: Any) -> Any:
        if not await self._was_deferred():
            return await super().edit_message(**options)
        return await self._parent.edit_original_response(**options)

    async def send_modal(self, modal: Any, /) -> Any:
        if await self._was_deferred():  # Discord opens a form only as the first answer
            self._is_answered = False
            raise Refused("form-late")
        return await super().send_modal(modal)
