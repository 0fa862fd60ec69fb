"""How far a player has climbed against computers: three wins in five games win a rung."""

from engine.core.records.results import PlayedGame
from engine.search.levels import LEVELS
from engine.tables.player_records import Climb, count_record


def climb(*played: tuple[str, bool], game: str = "bang", undos: int = 0) -> tuple[Climb, ...]:
    """Return the climbs after these games against a level, the newest first."""
    games = [
        PlayedGame(number, game, "computers", "", 2, int(won), 60, 10, 0, False, undos, level)
        for number, (level, won) in enumerate(played)
    ]
    return count_record(games).climbs


def test_three_wins_in_five_games_win_a_rung_for_good() -> None:
    won = [("scout", win) for win in (True, False, True, False, True)]
    [now] = climb(*won)
    [later] = climb(*[("scout", False)] * 9, *won)

    assert (now.won, now.next_level) == (3, "sheriff") == (later.won, later.next_level)
    scattered = (True, True, False, False, False, False, True)
    assert climb(*[("scout", win) for win in scattered]) == ()


def test_the_last_games_against_the_next_level_say_how_near_it_is() -> None:
    [begun] = climb(("greenhorn", True), ("greenhorn", False), ("greenhorn", True))

    assert (begun.won, begun.wins, begun.next_level) == (0, 2, "greenhorn")
    assert climb(("marshal", False)) == ()


def test_all_rungs_won_leave_no_next_level_and_a_game_without_search_has_one_rung() -> None:
    [top] = climb(*[("marshal", True)] * 3)
    [duel] = climb(*[("sheriff", True)] * 3, game="outlaws-duel")

    assert (top.won, top.next_level) == (len(LEVELS), None)
    assert (duel.rungs, duel.won) == (("deputy",), 1)
    assert climb(*[("greenhorn", True)] * 3, game="outlaws-duel") == ()


def test_a_move_that_computers_agreed_to_take_back_spoils_the_game() -> None:
    assert climb(*[("scout", True)] * 3, undos=1) == ()
