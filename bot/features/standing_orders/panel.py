"""The panel of a user's standing orders."""

from collections.abc import Mapping

from discord import Embed
from discord.ui import View

from bot.features.game_panels.actions import show_instead
from bot.features.game_panels.usual_answers import kind_name
from bot.features.interactions.items import first_pick, on_press, picked_values
from bot.i18n.texts import Phrases, Texts
from bot.services.context import Interaction, texts_for
from bot.ui.components import HAND, AnyButton, AnySelect, ItemId, view_of
from bot.ui.style import FINISHED_COLOR, NEUTRAL_COLOR, option, truncate
from engine.core.decisions import Refused
from engine.core.game_module import ABOVE, ANSWER, ASK, BEST, PASS, USUAL, WITHIN
from engine.core.records.users import StandingOrder
from engine.games import REACTIONS
from engine.tables.service import TableSnapshot
from engine.tables.standing_orders import check, usual_answer

HOUR = 60  # minutes
# `always`: the orders for all tables; `kind`: the order that is being changed.
ORDERS = ItemId("w", table_id=18, always=1, kind="[a-z-]{0,30}")
ORDER_KINDS = ItemId("wk", table_id=18, always=1)
ORDER_WORDS = ItemId("ww", table_id=18, always=1, kind="[a-z-]{1,30}")


def reactions_of(snapshot: TableSnapshot) -> tuple[str, ...]:
    """Return the kinds of decision that an order can answer in this game; raises `Refused` if none."""
    kinds = tuple(REACTIONS.get(snapshot.game.rules.family, ()))
    if not kinds:
        raise Refused("standing-order-none")
    return kinds


def word_name(text: Texts, family: str, kind: str, word: str) -> str:
    verb, _, what = word.partition(":")
    if verb == USUAL:
        return text(f"orders-usual-{family}-{kind}")
    if verb == PASS:
        return text("orders-pass", lives=int(what)) if int(what) else text("orders-pass-always")
    if verb == ABOVE:
        return text("orders-above", lives=int(what))
    if verb in (ANSWER, BEST):
        own = f"orders-{family}-{kind}-{what}"
        if text.has(own):  # partial options, such as the `pay` of `pay:1`, have messages of their own
            return text(own)
        return text("orders-answer", answer=Phrases(text, family, ()).option(kind, what))
    if verb == ASK:
        return text("orders-ask")
    suffix = "" if REACTIONS[family][kind].can_pass else "-usual"
    minutes = int(what)
    if minutes < HOUR:
        return text(f"orders-within{suffix}", minutes=minutes)
    return text(f"orders-within-hours{suffix}", hours=minutes // HOUR)


async def open_orders(
    interaction: Interaction, snapshot: TableSnapshot, kind: str = "", *, always: bool = False, note: str = ""
) -> None:
    """Show the user's orders, and the choices for one kind of decision; raises `Refused`."""
    snapshot.require_seat(interaction.user.id)
    if kind not in (*reactions_of(snapshot), ""):
        raise Refused("standing-order-none")
    family = snapshot.game.rules.family
    table = 0 if always else snapshot.id
    services = interaction.client.services
    orders = await services.store.orders.of_user(user_id=interaction.user.id, table_id=table, family=family)
    panel = orders_panel(snapshot, orders, texts_for(interaction), kind, always=always, note=note)
    await show_instead(interaction, *panel)


async def save_order(
    interaction: Interaction, snapshot: TableSnapshot, kind: str, words: tuple[str, ...], *, always: bool
) -> None:
    """Save an order, or delete it if it has no instructions, and show the orders; raises `Refused`."""
    snapshot.require_seat(interaction.user.id)
    if snapshot.game.winners is not None and not always:
        raise Refused("game-over")
    family = snapshot.game.rules.family
    instructions = check(family, kind, words)
    if not instructions and usual_answer(REACTIONS[family][kind]):
        instructions = (ASK,)  # without an order the reaction would get the usual answer
    order = StandingOrder(interaction.user.id, 0 if always else snapshot.id, family, kind, instructions)
    await interaction.client.services.standing_orders.save(order)
    interaction.client.services.standing_orders.notify(snapshot.id)
    text = texts_for(interaction)
    is_asked = not instructions or instructions == (ASK,)
    note = text("orders-forgotten" if is_asked else "orders-saved", when=kind_name(text, family, kind))
    await open_orders(interaction, snapshot, kind, always=always, note=note)


def orders_panel(
    snapshot: TableSnapshot,
    orders: Mapping[str, StandingOrder],
    text: Texts,
    kind: str,
    *,
    always: bool,
    note: str,
) -> tuple[Embed, View]:
    """Make the panel; `kind` is the order being changed, and with `always` it is the one for all tables."""
    family = snapshot.game.rules.family
    embed = Embed(
        title=truncate(text("orders-title", game=text(f"game-{snapshot.game_key}"), table=snapshot.id), 256),
        description="\n\n".join(filter(None, (note, text("orders-how")))),
        color=FINISHED_COLOR if note else NEUTRAL_COLOR,
    )
    for reaction in reactions_of(snapshot):
        embed.add_field(
            name=kind_name(text, family, reaction),
            value=_ordered(text, family, reaction, orders.get(reaction)),
            inline=False,
        )
    kinds = [
        option(kind_name(text, family, reaction), reaction, chosen=reaction == kind)
        for reaction in reactions_of(snapshot)
    ]
    hint = text("orders-hint-when")
    items: list[AnyButton | AnySelect] = [
        ORDER_KINDS.select(kinds, hint, table_id=snapshot.id, always=int(always))
    ]
    if kind:
        items.append(_words(snapshot, orders.get(kind), text, kind, always=always))
    scope = text("orders-here" if always else "orders-everywhere")
    items.append(ORDERS.button(scope, table_id=snapshot.id, always=int(not always), kind=kind))
    return embed, view_of([*items, HAND.button(text("btn-back"), table_id=snapshot.id)])


def _ordered(text: Texts, family: str, kind: str, order: StandingOrder | None) -> str:
    words = usual_answer(REACTIONS[family][kind]) if order is None else order.instructions
    if not words:
        return text("orders-unset")
    sentence = " → ".join(word_name(text, family, kind, word) for word in words)
    if order is None:
        return text("orders-by-itself", order=sentence)
    return sentence if order.table_id else text("orders-usually", order=sentence)


def _words(
    snapshot: TableSnapshot, order: StandingOrder | None, text: Texts, kind: str, *, always: bool
) -> AnySelect:
    family = snapshot.game.rules.family
    current = order.instructions if order is not None and bool(order.table_id) != always else ()
    options = [
        option(
            word_name(text, family, kind, word),
            word,
            text(f"orders-{verb}-line") if verb in (ABOVE, WITHIN) else "",
            chosen=word in current,
        )
        for word in REACTIONS[family][kind].instructions()
        for verb in [word.partition(":")[0]]
    ]
    hint = text("orders-hint-words-always" if always else "orders-hint-words")
    counts, table_id = (0, len(options)), snapshot.id  # picking nothing deletes the order
    return ORDER_WORDS.select(options, hint, counts=counts, table_id=table_id, always=int(always), kind=kind)


@on_press(ORDERS)
async def show_orders(interaction: Interaction, table_id: int, always: int, kind: str) -> None:
    snapshot = await interaction.client.services.tables.get(table_id)
    await open_orders(interaction, snapshot, kind, always=bool(always))


@on_press(ORDER_KINDS)
async def show_picked_kind(interaction: Interaction, table_id: int, always: int) -> None:
    await show_orders(interaction, table_id, always, first_pick(interaction))


@on_press(ORDER_WORDS)
async def save_picked_words(interaction: Interaction, table_id: int, always: int, kind: str) -> None:
    services = interaction.client.services
    snapshot, words = await services.tables.get(table_id), picked_values(interaction)
    orders = await services.store.orders.of_user(
        user_id=interaction.user.id,
        table_id=0 if always else table_id,
        family=snapshot.game.rules.family,
    )
    if ASK in words and len(words) > 1:  # the list comes with the present order, which the new one replaces
        was_asked = kind in orders and ASK in orders[kind].instructions
        words = tuple(word for word in words if (word == ASK) != was_asked)
    await save_order(interaction, snapshot, kind, words, always=bool(always))
