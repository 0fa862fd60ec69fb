"""The panel of a user's standing orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import Embed, SelectOption

from bot.features.play.actions import show
from bot.features.play.hand_panel import Panel, kind_name
from bot.features.shared.items import Pressed, values
from bot.i18n.texts import Speech, Words
from bot.services.context import Interaction, words_for
from bot.ui.components import (
    OPTION,
    ORDER_KIND,
    ORDER_WORDS,
    ORDERS,
    AnyButton,
    AnySelect,
    hand_button,
    order_kinds_select,
    order_words_select,
    orders_button,
)
from bot.ui.style import CALM, DONE, clipped
from engine.core.decisions import Illegal
from engine.core.game_module import ABOVE, ANSWER, ASK, BEST, PASS, USUAL, WITHIN
from engine.core.records.users import StandingOrder
from engine.games import REACTIONS
from engine.tables.service import TableSnapshot
from engine.tables.standing_orders import as_read, check, usual

if TYPE_CHECKING:
    from collections.abc import Mapping


HOUR = 60  # minutes


def reactions_of(snapshot: TableSnapshot) -> tuple[str, ...]:
    """Return the kinds of decision that an order can answer in this game; raises `Illegal` if none."""
    kinds = tuple(REACTIONS.get(snapshot.game.rules.family, ()))
    if not kinds:
        raise Illegal("orders-none")
    return kinds


def word_name(text: Words, family: str, kind: str, word: str) -> str:
    """Say one instruction of an order as a sentence."""
    verb, _, what = word.partition(":")
    if verb == USUAL:
        return text(f"orders-usual-{family}-{kind}")
    if verb == PASS:
        return text("orders-pass", lives=int(what)) if int(what) else text("orders-pass-always")
    if verb == ABOVE:
        return text("orders-above", lives=int(what))
    if verb in (ANSWER, BEST):
        own = f"orders-{family}-{kind}-{what}"
        if text.has(own):  # what is no option by itself, as the `pay` of `pay:1`, has a sentence of its own
            return text(own)
        return text("orders-answer", answer=Speech(text, family, ()).option(kind, what))
    if verb == ASK:
        return text("orders-ask")
    suffix = "" if REACTIONS[family][kind].passes else "-usual"
    minutes = int(what) if verb == WITHIN else 0  # 0: as long as an order usually waits
    if minutes < HOUR:
        return text(f"orders-within{suffix}", minutes=minutes)
    return text(f"orders-within-hours{suffix}", hours=minutes // HOUR)


async def open_orders(
    interaction: Interaction, snapshot: TableSnapshot, kind: str = "", *, always: bool = False, note: str = ""
) -> None:
    """Show the user's orders, and the choices for one kind of decision; raises `Illegal`."""
    snapshot.own_seat(interaction.user.id)
    if kind not in (*reactions_of(snapshot), ""):
        raise Illegal("orders-none")
    family = snapshot.game.rules.family
    table = 0 if always else snapshot.id
    store = interaction.client.services.store
    found = await store.orders(user=interaction.user.id, table=table, family=family)
    await show(
        interaction, orders_panel(snapshot, found, words_for(interaction), kind, always=always, note=note)
    )


async def save_order(
    interaction: Interaction, snapshot: TableSnapshot, kind: str, words: tuple[str, ...], *, always: bool
) -> None:
    """Save an order, or delete it if it has no instructions, and show the orders; raises `Illegal`."""
    snapshot.own_seat(interaction.user.id)
    if snapshot.game.winners is not None and not always:
        raise Illegal("over")
    family = snapshot.game.rules.family
    kept = check(family, kind, words)
    if not kept and usual(REACTIONS[family][kind]):
        kept = (ASK,)  # without an order of any kind this would be answered as usual
    order = StandingOrder(interaction.user.id, 0 if always else snapshot.id, family, kind, kept)
    await interaction.client.services.store.save_order(order)
    interaction.client.services.orders.forget()
    interaction.client.services.orders.notify(snapshot.id)
    text = words_for(interaction)
    asked = not kept or kept == (ASK,)
    note = text("orders-forgotten" if asked else "orders-saved", when=kind_name(text, family, kind))
    await open_orders(interaction, snapshot, kind, always=always, note=note)


def orders_panel(
    snapshot: TableSnapshot,
    found: Mapping[str, StandingOrder],
    text: Words,
    kind: str,
    *,
    always: bool,
    note: str,
) -> Panel:
    """Make the panel; `kind` is the order being changed, and with `always` it is the one for all tables."""
    family = snapshot.game.rules.family
    embed = Embed(
        title=clipped(text("orders-title", game=text(f"game-{snapshot.name}"), table=snapshot.id), 256),
        description="\n\n".join(filter(None, (note, text("orders-how")))),
        colour=DONE if note else CALM,
    )
    for each in reactions_of(snapshot):
        embed.add_field(
            name=kind_name(text, family, each),
            value=_ordered(text, family, each, found.get(each)),
            inline=False,
        )
    kinds = [
        SelectOption(label=clipped(kind_name(text, family, each), OPTION), value=each, default=each == kind)
        for each in reactions_of(snapshot)
    ]
    hint = text("orders-hint-when")
    items: list[AnyButton | AnySelect] = [order_kinds_select(snapshot.id, kinds, hint, always=always)]
    if kind:
        items.append(_words(snapshot, found.get(kind), text, kind, always=always))
    scope = text("orders-here" if always else "orders-everywhere")
    items.append(orders_button(snapshot.id, scope, always=not always, kind=kind))
    return Panel(embed, [*items, hand_button(snapshot.id, text("btn-refresh"))])


def _ordered(text: Words, family: str, kind: str, order: StandingOrder | None) -> str:
    """Say an order in one line, or what happens without one."""
    words = usual(REACTIONS[family][kind]) if order is None else as_read(order.words)
    if not words:
        return text("orders-unset")
    said = " → ".join(word_name(text, family, kind, word) for word in words)
    if order is None:
        return text("orders-by-itself", order=said)
    return said if order.table else text("orders-usually", order=said)


def _words(
    snapshot: TableSnapshot, order: StandingOrder | None, text: Words, kind: str, *, always: bool
) -> AnySelect:
    family = snapshot.game.rules.family
    mine = order.words if order is not None and bool(order.table) != always else ()
    options = [
        SelectOption(
            label=clipped(word_name(text, family, kind, word), OPTION),
            value=word,
            default=word in mine,
            description=clipped(text(f"orders-{verb}-line"), OPTION) if verb in (ABOVE, WITHIN) else None,
        )
        for word in REACTIONS[family][kind].words()
        for verb in [word.partition(":")[0]]
    ]
    hint = text("orders-hint-words-always" if always else "orders-hint-words")
    return order_words_select(snapshot.id, kind, options, hint, always=always)


class OrdersButton(Pressed, template=ORDERS):
    async def act(self, interaction: Interaction) -> None:
        kind, always = self.match["kind"], self.match["always"] == "1"
        snapshot = await interaction.client.services.tables.see(self.table)
        await open_orders(interaction, snapshot, kind, always=always)


class OrderKindSelect(Pressed, template=ORDER_KIND):
    async def act(self, interaction: Interaction) -> None:
        kind, always = "".join(values(interaction)[:1]), self.match["always"] == "1"
        snapshot = await interaction.client.services.tables.see(self.table)
        await open_orders(interaction, snapshot, kind, always=always)


class OrderWordsSelect(Pressed, template=ORDER_WORDS):
    async def act(self, interaction: Interaction) -> None:
        kind, always = self.match["kind"], self.match["always"] == "1"
        snapshot = await interaction.client.services.tables.see(self.table)
        await save_order(interaction, snapshot, kind, values(interaction), always=always)


ITEMS = (OrdersButton, OrderKindSelect, OrderWordsSelect)
