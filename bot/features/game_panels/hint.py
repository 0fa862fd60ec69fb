"""Hints, which say what the marshal would do and why.

The search process computes a hint from what the seat knows. Between people hints need the offer's consent.
"""

from discord import AllowedMentions

from bot.features.interactions.resolve_table import heading
from bot.games import PRESENTERS
from bot.i18n.names import escape
from bot.i18n.texts import Phrases, Texts
from bot.services.context import Interaction, texts_for
from bot.services.panels import Hint
from bot.services.search_process import search_request, search_untimed
from bot.ui.style import phrases_for
from engine.core.decisions import Decision, Refused, Seat
from engine.core.game import AnyGame
from engine.core.plays import play_along
from engine.core.records.offers import PRACTICE
from engine.search.levels import MARSHAL
from engine.search.rollouts import Line
from engine.search.searcher import SearchResult
from engine.tables.snapshot import TableSnapshot

HUNDRED = 100
CLEAR = 5  # wins in a hundred by which a move must lead for a reason to be given
TIMES = 10  # the reason counts per so many games, to avoid fractions
ERROR = 2  # wins in a hundred by which two equal moves may differ at random


def decision_to_hint(snapshot: TableSnapshot, user_id: int) -> Decision:
    """Return the user's decision, if they may have a hint for it; else raises `Refused`."""
    seat = snapshot.require_active_seat(user_id)
    if snapshot.game.winners is not None:
        raise Refused("game-over")
    snapshot.refuse_if_run()
    if not hints_allowed(snapshot, seat):
        raise Refused("hint-people")
    decision = snapshot.game.decision(seat)
    if decision is None:
        raise Refused("not-asked")
    return decision


def hints_allowed(snapshot: TableSnapshot, seat: Seat) -> bool:
    """Return whether the offer allowed hints, or all other seats belong to computers."""
    if snapshot.run is not None:
        return False
    others = (participant for other, participant in enumerate(snapshot.participants) if other != seat)
    return snapshot.stakes == PRACTICE or all(participant.user_id is None for participant in others)


async def give_hint(interaction: Interaction, snapshot: TableSnapshot) -> None:
    """Send a hint when it is computed; raises `Refused` as `decision_to_hint` does."""
    decision = decision_to_hint(snapshot, interaction.user.id)
    await interaction.response.defer(ephemeral=True, thinking=True)
    services, text = interaction.client.services, texts_for(interaction)
    past = services.search.past
    request = await search_request(services.tables, snapshot, decision.seat, MARSHAL, past=past)
    thought = await services.search.thought(snapshot.id, search_untimed, request)
    hint = text("hint-late") if thought is None else hint_text(snapshot, decision, thought, text)
    content = f"{heading(snapshot, interaction.user.id, text)}\n{hint}"
    sent = await interaction.followup.send(
        content, ephemeral=True, allowed_mentions=AllowedMentions.none(), wait=True
    )
    new = Hint(sent.delete, snapshot.game.decision_ply)
    await services.panels.replace_hint(interaction.user.id, snapshot.id, new)


def hint_text(snapshot: TableSnapshot, decision: Decision, thought: SearchResult, text: Texts) -> str:
    presenter, phrases = PRESENTERS[snapshot.game.rules.family], phrases_for(snapshot, text)
    move = move_text(snapshot.game, decision, thought.line, phrases)
    habit = thought.win_chance is None and not thought.is_proven
    reason = _reason(snapshot, thought, text)
    if habit:
        reason = presenter.hint_reason(decision, thought.reply, snapshot.view(decision.seat), phrases)
    why = "" if habit and reason else _why(thought, text)
    lines = (text("hint-move", move=escape(move)), why, reason)
    return "\n".join(filter(None, lines))


def _reason(snapshot: TableSnapshot, thought: SearchResult, text: Texts) -> str:
    """Say what the next best move loses, if this one clearly leads; else nothing."""
    if thought.win_chance is None or thought.runner_up_chance is None or thought.is_proven:
        return ""
    if HUNDRED * (thought.win_chance - thought.runner_up_chance) < CLEAR:
        return ""
    counts = ((key, round(TIMES * gain)) for key, gain in thought.gains.items())
    most = next(((key, count) for key, count in counts if count > 0), None)
    if most is None:
        return ""
    return text(f"{snapshot.game.rules.family}-hint-{most[0]}", **counted(most[1]))


def counted(count: int) -> dict[str, int]:
    """Return what comes to `count` in `TIMES` games, and how much that is in one, if any."""
    return {"times": TIMES, "count": count, "mean": round(count / TIMES)}


def _why(thought: SearchResult, text: Texts) -> str:
    if thought.is_proven:
        return text("hint-sure")
    if thought.win_chance is None:
        return text("hint-habit")
    wins = round(HUNDRED * thought.win_chance)
    if thought.runner_up_chance is None:
        return text("hint-wins", wins=wins)
    second = round(HUNDRED * thought.runner_up_chance)
    return text("hint-second" if wins - second > ERROR else "hint-equal", wins=wins, second=second)


def move_text(game: AnyGame, decision: Decision, line: Line, phrases: Phrases) -> str:
    """Name the play that the line begins with, or its first reply."""
    presenter, view = PRESENTERS[game.rules.family], game.view(decision.seat)
    options = [option for _, reply in line for option in reply]
    if (play := play_along(game, decision.seat, options)) is not None:
        return presenter.play_text(play, view, phrases)[0]
    first = [presenter.option_text(decision, option, view, phrases)[0] for option in line[0][1]]
    return phrases.texts.join(first)
