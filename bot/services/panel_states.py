"""The states of an open hand panel that its user does not press just now, and that can be edited."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


@dataclass(frozen=True, slots=True)
class PanelDigest:
    """What a panel shows, short enough to compare."""

    ply: int
    newest_told_ply: int  # digest of the events shown
    decision_hash: int | None  # digest of the decision and the hand; None: the seat need not decide
    content_hash: int  # digest of everything else
    table_hash: int  # digest of what a table is: in play, suspended, over; of two, whether both are asked
    has_list: bool  # the options are in a list
    hand_hash: int = 0  # digest of the own cards
    undo_ply: int | None = None  # the ply whose reply its button takes back
    is_wanted: bool = True  # it tells more than the board, and so is sent again

    def is_of(self, ply: int, *, is_asked: bool) -> bool:
        """Return whether the panel shows this ply; a hidden reply of its own seat changes only if it asks."""
        return self.ply == ply and (self.decision_hash is not None) == is_asked

    def is_news(self, before: PanelDigest) -> bool:
        return self.newest_told_ply > before.ply or (self.decision_hash, self.content_hash) != (
            before.decision_hash,
            before.content_hash,
        )

    def is_enough(self, now: PanelDigest, *, is_below_board: bool) -> bool:
        """Return whether the panel may stay as it is although there is news, which the board tells.

        It asks the same question, or asks nothing and stands above the board. It must not offer to take back
        what cannot be taken back any more, nor show cards that its user has lost.
        """
        asks = now.decision_hash is not None
        before, after = (
            (digest.decision_hash, digest.table_hash, digest.hand_hash) for digest in (self, now)
        )
        return before == after and asks == is_below_board and self.undo_ply in (None, now.undo_ply)

    def asks_the_same(self, now: PanelDigest) -> bool:
        """Return whether nothing new needs its user: the question, or of a table without one, what it is."""
        is_asked = now.decision_hash is not None
        return self.decision_hash == now.decision_hash and (is_asked or self.table_hash == now.table_hash)

    def must_keep_list(self, now: PanelDigest) -> bool:
        """Return whether the panel has a list that may be open and is still valid."""
        return self.has_list and self.decision_hash is not None and self.decision_hash == now.decision_hash


class PanelState(Enum):
    ASIDE = auto()  # it shows the cards, **More** or the log for the moment
    CLOSED = auto()  # deleted, so that the board is in view, which says enough
    LIST_OPEN = auto()  # an edit would close the list that the user may be picking from
    SUPERSEDED = auto()  # a newer board message stands below it, and its user must decide
    UNKNOWN = auto()  # an edit failed or was overtaken by a press, so its content is unknown
    ENOUGH = auto()  # the board tells the news, and nothing that the user needs has changed
    OUTDATED = auto()  # there is something new to show
    AWAITING_PICTURE = auto()  # just sent without its picture
    CURRENT = auto()


# In these a pass shows the panel as it would be now: below the board, or by an edit.
TO_SHOW = {PanelState.SUPERSEDED, PanelState.UNKNOWN, PanelState.OUTDATED, PanelState.AWAITING_PICTURE}


def panel_state(
    before: PanelDigest | None,
    now: PanelDigest,
    *,
    is_below_board: bool,
    awaits_picture: bool,
    is_aside: bool = False,
    is_closed: bool = False,
) -> PanelState:
    """Return the state of a reachable panel; `before` is None if its content is unknown."""
    if is_closed:
        return PanelState.SUPERSEDED if now.is_wanted else PanelState.CLOSED
    if is_aside and (before is None or before.asks_the_same(now)):
        return PanelState.ASIDE
    if before is not None and before.must_keep_list(now) and not awaits_picture:
        return PanelState.LIST_OPEN
    if not is_below_board and now.decision_hash is not None:
        return PanelState.SUPERSEDED
    if before is None:
        return PanelState.UNKNOWN
    if now.is_news(before):
        is_enough = not awaits_picture and before.is_enough(now, is_below_board=is_below_board)
        return PanelState.ENOUGH if is_enough else PanelState.OUTDATED
    return PanelState.AWAITING_PICTURE if awaits_picture else PanelState.CURRENT
