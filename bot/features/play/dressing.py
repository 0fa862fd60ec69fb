"""A panel with all that goes with it: the news since its owner looked, a way to take back, its picture."""

from __future__ import annotations

from dataclasses import dataclass, replace

from discord import ComponentType

from bot.features.play.hand import Panel, panel
from bot.features.play.log import lines_of, newest
from bot.games import PRESENTERS
from bot.services.context import Services
from bot.services.emojis import Emojis
from bot.services.panels import DrawnPanel, Sight
from bot.services.pictures import HandView, Pictures, renumber
from bot.services.troubles import Troubles
from bot.ui.components import earlier_button, undo_button
from bot.ui.looks import speech
from engine.core.game import Action
from engine.store.store import Store
from engine.tables.proposals import Proposals

MOST_ITEMS = 25  # in a message, by Discord's API


@dataclass(frozen=True, slots=True)
class Dressing:
    """Makes panels ready to be sent."""

    store: Store
    proposals: Proposals
    pictures: Pictures
    signs: Emojis
    troubles: Troubles

    @classmethod
    def of(cls, services: Services) -> Dressing:
        """With the services of the bot."""
        return cls(services.store, services.proposals, services.pictures, services.signs, services.troubles)

    async def look(self, held: HandView) -> Sight:
        """What the panel of this seat would show now."""
        plain = panel(*held)
        return (await self._completed(plain, await self._since(held), plain))[1]

    async def draw(self, held: HandView, user: int, since: int | None, note: str) -> DrawnPanel:
        """The panel of this seat, for this user, as it is to be now; it tells what happened after a ply."""
        snapshot, seat, text = held
        return await self.dressed(replace(panel(snapshot, seat, text, note=note), since=since), user)

    async def dressed(self, shown: Panel, user: int, seen: int = -1) -> DrawnPanel:
        """A panel for this user, who has seen what happened up to this ply if not more."""
        sight, since = None, shown.since
        if shown.held is not None:
            if since is None:
                since = max(seen, await self._since(shown.held))
            # neither a reason nor a page nor what has happened is a reason to show it again
            shown, sight = await self._completed(shown, since, panel(*shown.held))
        picture = await self.pictures.hand(shown.held, user)
        renumber(shown.items, picture.numbers if picture else {})
        if shown.held is not None:
            self.signs.mark(shown.items, PRESENTERS[shown.held.snapshot.game.rules.family].path_sign)
        embed = self.signs.embed(shown.embed)
        return DrawnPanel(embed, list(shown.items), picture, sight, since, shown.note)

    async def _since(self, held: HandView) -> int:
        return await self.store.seen(held.snapshot.id, held.seat)

    async def _completed(self, shown: Panel, since: int, plain: Panel) -> tuple[Panel, Sight]:
        """The panel of a hand with what happened after this ply and with what it can take back.

        `plain` is the panel of that hand with nothing added: by it the sight is known.
        """
        assert shown.held is not None
        snapshot = shown.held.snapshot
        actions = await self.store.log_since(snapshot.id, since)
        known = [action for action in actions if action.ply <= snapshot.game.ply]
        complete = self._with_trouble(await self._with_undo(_with_news(shown, known, since)))
        return complete, _sight(complete, known, plain)

    def _with_trouble(self, shown: Panel) -> Panel:
        """With a line that says so where Discord does not take the board."""
        if shown.held is None or shown.held.snapshot.id not in self.troubles:
            return shown
        embed = shown.embed.copy().set_footer(text=shown.held.text("panel-behind"))
        return replace(shown, embed=embed)

    async def _with_undo(self, shown: Panel) -> Panel:
        """With a button to take back, where the one who sees it may do so alone."""
        if shown.held is None or len(shown.items) >= MOST_ITEMS:
            return shown
        snapshot, seat, text = shown.held
        if not await self.proposals.may_undo(snapshot, seat):
            return shown
        return replace(
            shown, items=[*shown.items, undo_button(snapshot.id, snapshot.game.ply, text("btn-undo"))]
        )


def _with_news(shown: Panel, actions: list[Action], since: int) -> Panel:
    """With what has happened, above the question; what does not fit is one press away."""
    assert shown.held is not None
    snapshot, _, text = shown.held
    events = [event for action in actions for event in action.events]
    happened = newest(lines_of(events, snapshot, speech(snapshot, text)), text)
    if not happened.text:
        return shown
    embed = shown.embed.copy()
    embed.insert_field_at(
        len(embed.fields) - 1, name=text("panel-happened"), value=happened.text, inline=False
    )
    if not happened.left_out or len(shown.items) >= MOST_ITEMS:
        return replace(shown, embed=embed)
    more = earlier_button(snapshot.id, since + 1, text("btn-earlier"))
    return replace(shown, embed=embed, items=[*shown.items, more])


def _sight(shown: Panel, actions: list[Action], plain: Panel) -> Sight:
    assert shown.held is not None
    snapshot, seat, _ = shown.held
    game, decision = snapshot.game, snapshot.game.decision(seat)
    names = [(item.custom_id, getattr(item, "label", "")) for item in plain.items]
    undo = [item.custom_id for item in shown.items if (item.custom_id or "").startswith("u:")]
    return Sight(
        ply=game.ply,
        told=max((action.ply for action in actions if action.events), default=0),
        question=None if decision is None else hash((game.asked, repr(decision))),
        rest=hash(
            (
                repr(game.view(seat)),
                repr(plain.embed.to_dict()),
                repr(names),
                repr(undo),
                shown.embed.footer.text,
            )
        ),
        listed=any(item.type is ComponentType.string_select for item in plain.items),
    )
