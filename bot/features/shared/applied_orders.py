"""What was answered for a person as usual, without an order: they are told of it once, above their hand."""

from __future__ import annotations

from bot.i18n.texts import Speech, Words
from bot.services.context import Interaction, words_for
from engine.core.records import AppliedOrder


def kind_name(text: Words, family: str, kind: str) -> str:
    """When an order comes into play."""
    return text(f"orders-when-{family}-{kind}")


async def applied_orders(interaction: Interaction) -> str:
    """What was answered for this person as usual and they have not been told, in a line each."""
    text = words_for(interaction)
    found = await interaction.client.services.orders.applied(interaction.user.id)
    return "\n".join(_applied(text, each) for each in found)


def _applied(text: Words, applied: AppliedOrder) -> str:
    say = Speech(text, applied.family, ())
    done = text.listed([say.option(applied.kind, option) for option in applied.reply])
    when = kind_name(text, applied.family, applied.kind)
    return text("orders-applied", when=when, done=done, table=applied.table)
