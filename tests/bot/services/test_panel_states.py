"""The states of an open hand panel."""

from dataclasses import replace

import pytest

from bot.services.panel_states import PanelDigest, PanelState, panel_state

SHOWN = PanelDigest(ply=4, newest_told_ply=4, decision_hash=1, content_hash=2, table_hash=3, has_list=False)
LISTED = replace(SHOWN, has_list=True)
NEWS = replace(SHOWN, ply=5, content_hash=3)
WAITING = replace(SHOWN, decision_hash=None)
STILL_WAITING = replace(WAITING, ply=5, newest_told_ply=5, content_hash=3)


@pytest.mark.parametrize(
    ("before", "now", "is_below_board", "awaits_picture", "expected"),
    [
        (SHOWN, SHOWN, True, False, PanelState.CURRENT),
        (SHOWN, replace(SHOWN, ply=5), True, False, PanelState.CURRENT),  # nothing visible happened
        (SHOWN, NEWS, True, False, PanelState.ENOUGH),  # it asks the same
        (SHOWN, replace(NEWS, decision_hash=9), True, False, PanelState.OUTDATED),
        (SHOWN, replace(NEWS, table_hash=9), True, False, PanelState.OUTDATED),
        (SHOWN, replace(SHOWN, decision_hash=None), True, False, PanelState.OUTDATED),
        (SHOWN, SHOWN, True, True, PanelState.AWAITING_PICTURE),
        (SHOWN, NEWS, True, True, PanelState.OUTDATED),
        (SHOWN, SHOWN, False, False, PanelState.SUPERSEDED),
        (SHOWN, NEWS, False, True, PanelState.SUPERSEDED),
        (None, SHOWN, True, False, PanelState.UNKNOWN),
        (None, SHOWN, False, False, PanelState.SUPERSEDED),
        (SHOWN, replace(NEWS, decision_hash=None), False, False, PanelState.OUTDATED),  # who waits
        (WAITING, STILL_WAITING, False, False, PanelState.ENOUGH),  # the board below tells it
        (replace(WAITING, undo_ply=4), STILL_WAITING, False, False, PanelState.OUTDATED),  # too late
        (replace(WAITING, undo_ply=4), replace(STILL_WAITING, undo_ply=4), False, False, PanelState.ENOUGH),
        (WAITING, STILL_WAITING, True, False, PanelState.OUTDATED),
        (WAITING, STILL_WAITING, False, True, PanelState.OUTDATED),
        (WAITING, replace(STILL_WAITING, newest_told_ply=4), True, False, PanelState.OUTDATED),
        (WAITING, replace(STILL_WAITING, table_hash=9), False, False, PanelState.OUTDATED),  # it is over
        (WAITING, replace(STILL_WAITING, hand_hash=9), False, False, PanelState.OUTDATED),  # robbed
        (WAITING, NEWS, False, False, PanelState.SUPERSEDED),
        (None, STILL_WAITING, False, False, PanelState.UNKNOWN),
        (LISTED, NEWS, True, False, PanelState.LIST_OPEN),
        (LISTED, NEWS, False, False, PanelState.LIST_OPEN),
        (LISTED, LISTED, True, True, PanelState.AWAITING_PICTURE),  # the list was sent a moment ago
        (LISTED, replace(NEWS, decision_hash=9), True, False, PanelState.OUTDATED),
        (LISTED, replace(NEWS, decision_hash=None), True, False, PanelState.OUTDATED),
    ],
)
def test_a_panels_state_follows_from_what_it_shows_and_would_show(
    before: PanelDigest | None,
    now: PanelDigest,
    is_below_board: bool,
    awaits_picture: bool,
    expected: PanelState,
) -> None:
    state = panel_state(before, now, is_below_board=is_below_board, awaits_picture=awaits_picture)

    assert state is expected


@pytest.mark.parametrize(
    ("before", "now", "expected"),
    [
        (SHOWN, replace(NEWS, table_hash=9), PanelState.ASIDE),  # it asks the same
        (None, SHOWN, PanelState.ASIDE),
        (WAITING, STILL_WAITING, PanelState.ASIDE),
        (WAITING, replace(STILL_WAITING, table_hash=9), PanelState.OUTDATED),  # it is over
        (WAITING, NEWS, PanelState.OUTDATED),
        (SHOWN, replace(NEWS, decision_hash=9), PanelState.OUTDATED),
        (SHOWN, replace(NEWS, decision_hash=None), PanelState.OUTDATED),
    ],
)
def test_what_stands_in_a_panel_for_the_moment_gives_way_to_what_needs_its_user(
    before: PanelDigest | None, now: PanelDigest, expected: PanelState
) -> None:
    state = panel_state(before, now, is_below_board=True, awaits_picture=False, is_aside=True)

    assert state is expected


@pytest.mark.parametrize(
    ("now", "expected"),
    [
        (SHOWN, PanelState.SUPERSEDED),
        (replace(WAITING, is_wanted=False), PanelState.CLOSED),
        (WAITING, PanelState.SUPERSEDED),  # such as what one of many came to
    ],
)
def test_a_panel_that_made_way_for_the_board_comes_again_if_it_tells_more(
    now: PanelDigest, expected: PanelState
) -> None:
    for before in (None, SHOWN, now):
        state = panel_state(before, now, is_below_board=False, awaits_picture=False, is_closed=True)

        assert state is expected
