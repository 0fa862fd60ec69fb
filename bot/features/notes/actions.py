"""A user's private note about a table: one line, shown under their hand and in their replay."""

from bot.features.interactions.items import ask_lines, on_submit, typed_lines
from bot.features.interactions.responses import send_private
from bot.i18n.names import clean_line
from bot.services.context import Interaction, texts_for
from bot.ui.components import ItemId
from engine.core.decisions import Refused
from engine.tables.snapshot import TableSnapshot

MAX_NOTE = 300  # characters
FORM = ItemId("note", table_id=18)
LINE = "note"


async def open_note(interaction: Interaction, snapshot: TableSnapshot) -> None:
    """Open the form with the user's note about this table; raises `Refused`."""
    snapshot.require_seat(interaction.user.id)
    text, services = texts_for(interaction), interaction.client.services
    if await services.store.privacy.opted_out(interaction.user.id):
        raise Refused("opted-out")
    note = await services.store.users.private_note(interaction.user.id, snapshot.id)
    lines = {LINE: (text("note-label", table=snapshot.id), text("note-hint"), note)}
    await ask_lines(interaction, FORM.name(table_id=snapshot.id), text("note-title"), lines, MAX_NOTE)


@on_submit(FORM)
async def save_note(interaction: Interaction, table_id: int) -> None:
    """Save the note, or delete it if it is empty; an open hand shows it at once."""
    services, user_id, text = interaction.client.services, interaction.user.id, texts_for(interaction)
    (await services.tables.get(table_id)).require_seat(user_id)
    if await services.store.privacy.opted_out(user_id):
        raise Refused("opted-out")
    note = clean_line(typed_lines(interaction).get(LINE, ""), MAX_NOTE)
    await services.store.users.save_private_note(user_id, table_id, note)
    services.panels.refresh(table_id)
    await send_private(interaction, text("note-saved" if note else "note-deleted"))
