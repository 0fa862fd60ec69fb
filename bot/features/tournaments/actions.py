"""`/wanted tournament` and the buttons of tournaments; each press reads the tournament from the store."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeAlias

from discord import ButtonStyle, Embed
from discord.ui import Item, Select

from bot.features.daily.views import outcome_of
from bot.features.game_panels.actions import show_hand
from bot.features.interactions.items import (
    ask_fields,
    form_line,
    on_press,
    on_submit,
    picked_number,
    typed_lines,
)
from bot.features.interactions.permissions import check_permissions, wants_thread
from bot.features.interactions.responses import MessagePage, send_private, show_page
from bot.features.tournaments.views import TOURNAMENT, standings_page, title_of
from bot.i18n.names import escape
from bot.i18n.texts import Texts
from bot.services.context import Interaction, actor_of, texts_for
from bot.services.ping_targets import message_link
from bot.ui.components import AnyButton, AnySelect, ItemId, link_button
from bot.ui.style import MAX_CHOICES, NEUTRAL_COLOR, OFFER_COLOR, computer_name, embed_of, option
from engine.club.daily import SEATS
from engine.core.clocks import HOUR, TIME_CONTROL_KEYS
from engine.core.decisions import Refused
from engine.core.records.tournaments import (
    CANCELLED,
    JOINING,
    MAX_ENTRANTS,
    OPEN,
    OVER,
    PLAYING,
    RODEO,
    Tournament,
)
from engine.games import GAMES
from engine.tables.tournaments import (
    FOR_TWO,
    LATEST,
    MAX_NAME,
    NewTournament,
    TournamentView,
    check_in_opens_at,
)

TournamentHandler: TypeAlias = Callable[[Interaction, Tournament], Awaitable[None]]

LISTED = 15  # tournaments in the list
PICK, NEW, FORM = ItemId("tnl"), ItemId("tnn"), ItemId("tnf")
REPLAY = ItemId("tnr", tournament_id=18, round_number=3, _first=2)  # the board that a list begins with
PLAY = ItemId("tnp", tournament_id=18, number=1)  # a deal of a rodeo
USUAL_HOURS = 24


async def open_tournaments(interaction: Interaction) -> None:
    text, services = texts_for(interaction), interaction.client.services
    known = await services.store.tournaments.of_guild(interaction.guild_id or 0, LISTED)
    views = [await services.tournaments.view(tournament) for tournament in known]
    lines = [_line(view, text) for view in views] or [text("tournaments-none")]
    if not _may_open(interaction):
        lines += ["", f"-# {text('tournaments-how-to-open')}"]
    items: list[AnyButton | AnySelect] = []
    if known:
        options = [option(tournament.name, tournament.id) for tournament in known]
        items.append(PICK.select(options, text("hint-tournaments")))
    if _may_open(interaction):
        items.append(NEW.button(text("btn-tournament-new"), ButtonStyle.success))
    embed = embed_of(text("title-tournaments"), lines)
    await show_page(interaction, MessagePage(embed, items))


def _may_open(interaction: Interaction) -> bool:
    return interaction.permissions.manage_events or interaction.permissions.manage_guild


def _line(view: TournamentView, text: Texts) -> str:
    tournament = view.tournament
    names = [escape(one.entrant.name) for one in view.standings if one.place == 1]
    match tournament.state:
        case "joining":
            state = text("tournament-state-joining", when=f"<t:{tournament.starts_at}:R>")
        case "playing" if tournament.form == RODEO:
            state = text("tournament-state-rodeo", when=f"<t:{tournament.round_ends_at}:f>")
        case "playing":
            state = text("tournament-state-playing", round=tournament.round, rounds=view.rounds)
        case "over":
            won = text("tournament-state-over", name=text.join(names)) if names else ""
            state = won or text("tournament-state-nobody")
        case _:
            state = text("tournament-state-cancelled")
    form, game = text(f"tournament-form-{tournament.form}"), text(f"game-{tournament.game}")
    return text("tournaments-line", name=escape(tournament.name), game=game, form=form, state=state)


@on_press(PICK)
async def pick(interaction: Interaction) -> None:
    await _show_own(interaction, await _find(interaction, picked_number(interaction) or 0))


async def _find(interaction: Interaction, tournament_id: int) -> Tournament:
    return await interaction.client.services.tournaments.find(tournament_id, interaction.guild_id or 0)


@on_press(NEW)
async def ask_for_tournament(interaction: Interaction) -> None:
    if not _may_open(interaction):
        raise Refused("tournament-manage")
    text = texts_for(interaction)
    forms = [
        option(text(f"tournament-form-{key}"), key, text(f"tournament-how-{key}")) for key in MAX_ENTRANTS
    ]
    games = [option(text(f"game-{key}"), key) for key in GAMES if key in (*FOR_TWO, *SEATS)]
    clocks = [option(text(f"pace-{key}"), key) for key in TIME_CONTROL_KEYS]
    fields: list[tuple[str, Item[Any]]] = [
        (text("form-tournament-name"), form_line("name", MAX_NAME)),
        (text("form-tournament-form"), Select(custom_id="form", options=forms)),
        (text("form-tournament-game"), Select(custom_id="game", options=games)),
        (text("form-tournament-clock"), Select(custom_id="clock", options=clocks)),
        (text("form-tournament-hours"), form_line("hours", 5, str(USUAL_HOURS))),
    ]
    await ask_fields(interaction, FORM.name(), text("form-tournament"), fields)


@on_submit(FORM)
async def open_tournament(interaction: Interaction) -> None:
    """Open a tournament in this channel; raises `Refused`."""
    if not _may_open(interaction):
        raise Refused("tournament-manage")
    wanted = typed_lines(interaction)
    hours = wanted.get("hours", "")
    if not hours.isdecimal() or len(hours) > 5:
        raise Refused("tournament-start", days=LATEST // (24 * HOUR))
    if not await check_permissions(interaction, await wants_thread(interaction)):
        return
    services, guild, channel = interaction.client.services, interaction.guild_id or 0, interaction.channel_id
    names = [wanted.get(key, "") for key in ("name", "form", "game", "clock")]
    new = NewTournament(names[0], names[1], names[2], names[3], int(hours) * HOUR)
    tournament = await services.tournaments.open(new, guild, channel or 0, interaction.user.id)
    services.tournament_steps.notify(tournament.id)
    opened = texts_for(interaction)(
        "tournament-opened", name=escape(tournament.name), channel=f"<#{tournament.channel_id}>"
    )
    await send_private(interaction, opened)


@on_press(TOURNAMENT)
async def run_verb(interaction: Interaction, tournament_id: int, verb: str) -> None:
    """Handle a press on a tournament; raises `Refused`."""
    if verb not in VERBS | MANAGER_VERBS:
        raise Refused("tournament-none")
    tournament = await _find(interaction, tournament_id)
    if verb in MANAGER_VERBS:
        _check_manager(interaction, tournament)
        if tournament.state in (CANCELLED, OVER):
            raise Refused("tournament-over")
    await (VERBS | MANAGER_VERBS)[verb](interaction, tournament)


async def _join(interaction: Interaction, tournament: Tournament) -> None:
    text, services = texts_for(interaction), interaction.client.services
    entrant = await services.tournaments.join(tournament, actor_of(interaction))
    services.tournament_steps.notify(tournament.id)
    name = escape(tournament.name)
    if entrant.first_round > 1:
        await send_private(interaction, text("tournament-you-enter", name=name))
    elif entrant.is_checked_in:
        when = f"<t:{tournament.starts_at}:R>"
        await send_private(interaction, text("tournament-you-are-in", name=name, when=when))
    else:
        when = f"<t:{check_in_opens_at(tournament)}:f>"
        await send_private(interaction, text("tournament-you-joined", name=name, when=when))


async def _check_in(interaction: Interaction, tournament: Tournament) -> None:
    text, services = texts_for(interaction), interaction.client.services
    await services.tournaments.check_in(tournament, interaction.user.id)
    services.tournament_steps.notify(tournament.id)
    when = f"<t:{tournament.starts_at}:R>"
    await send_private(interaction, text("tournament-you-are-in", name=escape(tournament.name), when=when))


async def _ask_to_leave(interaction: Interaction, tournament: Tournament) -> None:
    """Leave before the start; afterwards ask first, because there is no way back."""
    await interaction.client.services.tournaments.require_entrant(tournament, interaction.user.id)
    if tournament.state == JOINING:
        await _leave(interaction, tournament)
        return
    if tournament.state != PLAYING:
        raise Refused("tournament-over")
    await _confirm(interaction, tournament, "tournament-leave-sure", "gone")


async def _confirm(interaction: Interaction, tournament: Tournament, question: str, verb: str) -> None:
    text = texts_for(interaction)
    embed = Embed(description=text(question, name=escape(tournament.name)), color=NEUTRAL_COLOR)
    label, danger = text("btn-tournament-really"), ButtonStyle.danger
    really = TOURNAMENT.button(label, danger, tournament_id=tournament.id, verb=verb)
    await show_page(interaction, MessagePage(embed, [really]))


async def _leave(interaction: Interaction, tournament: Tournament) -> None:
    services = interaction.client.services
    await services.tournaments.leave(tournament, interaction.user.id)
    services.tournament_steps.notify(tournament.id)
    await _say(interaction, texts_for(interaction)("tournament-you-left", name=escape(tournament.name)))


async def _say(interaction: Interaction, line: str) -> None:
    await show_page(interaction, MessagePage(Embed(description=line, color=NEUTRAL_COLOR)))


async def _show_standings(interaction: Interaction, tournament: Tournament) -> None:
    view = await interaction.client.services.tournaments.view(tournament)
    page = MessagePage(standings_page(view, texts_for(interaction)))
    await show_page(interaction, page, beside=True)


async def _show_own(interaction: Interaction, tournament: Tournament) -> None:
    services, text = interaction.client.services, texts_for(interaction)
    view = await services.tournaments.view(tournament)
    lines, items = await _own_part(interaction, view, text)
    if tournament.state in (PLAYING, OVER):
        label = text("btn-tournament-table")
        items.append(TOURNAMENT.button(label, tournament_id=tournament.id, verb="table"))
    if tournament.message_id is not None:
        link = message_link(tournament.guild_id, tournament.channel_id, tournament.message_id)
        items.append(link_button(link, text("btn-go")))
    embed = embed_of(title_of(tournament, text), lines)
    await show_page(interaction, MessagePage(embed, items))


async def _own_part(
    interaction: Interaction, view: TournamentView, text: Texts
) -> tuple[list[str], list[AnyButton]]:
    tournament, user_id = view.tournament, interaction.user.id
    own = next((one for one in view.standings if one.entrant.user_id == user_id), None)
    if tournament.state == CANCELLED:
        return [text("tournament-cancelled")], []
    if tournament.state == JOINING:
        when = f"<t:{tournament.starts_at}:R>"
        return [text("tournament-your-start", when=when)], []
    if own is None:
        return [text("no-tournament-not-in")], []
    if tournament.state == OVER:
        return [text("tournament-your-end", place=own.place)], []
    if view.entrant(user_id) is None or own.is_out:
        return [text("tournament-your-out")], []
    if tournament.form == RODEO:
        return [*_rodeo_lines(view, user_id, text)], [*_rodeo_buttons(view, user_id, text)]
    return await _own_game(interaction, view, text)


async def _own_game(
    interaction: Interaction, view: TournamentView, text: Texts
) -> tuple[list[str], list[AnyButton]]:
    """Say whom the user meets in this round, with a link to the table."""
    tournament, user_id = view.tournament, interaction.user.id
    pairing = next((pairing for pairing in view.current if user_id in pairing.users), None)
    if pairing is None:  # of an odd number in a round robin, or after joining late
        return [text("tournament-your-rest", round=tournament.round)], []
    opponent = pairing.opponent(user_id)
    if opponent is None:
        return [text("tournament-your-bye", round=tournament.round)], []
    game = pairing.games[-1]
    if game.result != OPEN:
        return [text("tournament-your-wait", when=f"<t:{tournament.round_ends_at}:R>")], []
    line = text("tournament-your-game", round=tournament.round, name=escape(view.name(opponent)))
    summary = await interaction.client.services.store.summaries.get(game.table_id or 0)
    if summary is None:
        return [line, text("tournament-your-pairing-soon")], []
    place = summary.location.board_channel_id
    return [line], [link_button(message_link(tournament.guild_id, place), text("btn-tournament-game"))]


def _rodeo_lines(view: TournamentView, user_id: int, text: Texts) -> Iterator[str]:
    scores = view.scores.get(user_id, {})
    yield text("rodeo-how", when=f"<t:{view.tournament.round_ends_at}:f>")
    yield ""
    for number, deal_id in enumerate(view.deals, 1):
        score = scores.get(deal_id)
        outcome = text("rodeo-unplayed") if score is None else outcome_of(score, text)
        yield text("rodeo-line", number=number, outcome=outcome)


def _rodeo_buttons(view: TournamentView, user_id: int, text: Texts) -> Iterator[AnyButton]:
    for number, deal_id in enumerate(view.deals, 1):
        if deal_id not in view.scores.get(user_id, {}):
            label = text("btn-tournament-play", number=number)
            style = ButtonStyle.success
            yield PLAY.button(label, style, tournament_id=view.tournament.id, number=number)


@on_press(PLAY)
async def play_deal(interaction: Interaction, tournament_id: int, number: int) -> None:
    """Begin or continue the user's run of a rodeo's deal, in a message that only they see."""
    services, text, user = interaction.client.services, texts_for(interaction), interaction.user
    tournament = await _find(interaction, tournament_id)
    await services.tournaments.require_entrant(tournament, user.id)
    deals = await services.store.deals.of_rodeo(tournament.id)
    deal = deals[number - 1] if number in range(1, len(deals) + 1) else None
    if tournament.state != PLAYING or deal is None or deal.number is None:
        raise Refused("tournament-closed")
    snapshot = await services.dailies.play_deal(
        deal,
        actor_of(interaction),
        interaction.guild_id or 0,
        lambda number: computer_name(text, number, deal.level),
    )
    if snapshot.game.winners is None:
        await show_hand(interaction, snapshot.id)
    else:
        await services.dailies.score(snapshot.id)
        await _show_own(interaction, tournament)


async def _manage(interaction: Interaction, tournament: Tournament) -> None:
    text = texts_for(interaction)
    view = await interaction.client.services.tournaments.view(tournament)
    verbs = [("start", ButtonStyle.success)] if tournament.state == JOINING else []
    verbs += [("move", ButtonStyle.secondary), ("cancel", ButtonStyle.danger)]
    items: list[AnyButton | AnySelect] = [
        TOURNAMENT.button(text(f"btn-tournament-{verb}"), style, tournament_id=tournament.id, verb=verb)
        for verb, style in verbs
    ]
    games = [pairing for pairing in view.current if len(pairing.users) > 1]
    options = [
        option(" – ".join(view.name(user) for user in pairing.users), pairing.board) for pairing in games
    ]
    for first in range(0, len(options), MAX_CHOICES):
        part, hint = options[first : first + MAX_CHOICES], text("hint-tournament-replay")
        items.append(
            REPLAY.select(
                part, hint, tournament_id=tournament.id, round_number=tournament.round, _first=first
            )
        )
    how = text("tournament-manage-how", name=escape(tournament.name))
    embed = Embed(title=title_of(tournament, text), description=how, color=OFFER_COLOR)
    await show_page(interaction, MessagePage(embed, items))


def _check_manager(interaction: Interaction, tournament: Tournament) -> None:
    if interaction.user.id != tournament.host_id and not _may_open(interaction):
        raise Refused("tournament-manage")


async def _start(interaction: Interaction, tournament: Tournament) -> None:
    await interaction.client.services.tournaments.start_now(tournament)
    await _done(interaction, tournament)


async def _done(interaction: Interaction, tournament: Tournament) -> None:
    interaction.client.services.tournament_steps.notify(tournament.id)
    await _say(interaction, texts_for(interaction)("tournament-done"))


async def _ask_to_cancel(interaction: Interaction, tournament: Tournament) -> None:
    await _confirm(interaction, tournament, "tournament-cancel-sure", "end")


async def _cancel(interaction: Interaction, tournament: Tournament) -> None:
    services = interaction.client.services
    async with services.moderation.auditing(interaction, "tournament-cancel", name=tournament.name) as entry:
        logged = [] if interaction.user.id == tournament.host_id else [entry]
        await services.tournaments.cancel(tournament, *logged)
    await _done(interaction, tournament)


async def _move(interaction: Interaction, tournament: Tournament) -> None:
    """Take over a tournament, or post it in this channel from now on."""
    if not await check_permissions(interaction, await wants_thread(interaction)):
        return
    services, user_id = interaction.client.services, interaction.user.id
    async with services.moderation.auditing(interaction, "tournament-move", name=tournament.name) as entry:
        logged = [] if user_id == tournament.host_id else [entry]
        await services.tournaments.take_over(tournament, user_id, interaction.channel_id or 0, *logged)
    await _done(interaction, tournament)


@on_press(REPLAY)
async def replay(interaction: Interaction, tournament_id: int, round_number: int) -> None:
    """Have a game of the current round played again, and log it; a list of an earlier round is refused."""
    tournament = await _find(interaction, tournament_id)
    _check_manager(interaction, tournament)
    if tournament.round != round_number:
        raise Refused("tournament-no-replay")
    board, services = picked_number(interaction), interaction.client.services
    if board is None:
        raise Refused("tournament-none")
    about = {"name": tournament.name, "number": str(board + 1)}
    async with services.moderation.auditing(interaction, "tournament-replay", **about) as entry:
        await services.tournaments.replay(tournament, board, entry)
    await _done(interaction, tournament)


VERBS: dict[str, TournamentHandler] = {
    "join": _join,
    "check": _check_in,
    "leave": _ask_to_leave,
    "gone": _leave,
    "game": _show_own,
    "table": _show_standings,
}
MANAGER_VERBS: dict[str, TournamentHandler] = {
    "manage": _manage,
    "start": _start,
    "cancel": _ask_to_cancel,
    "end": _cancel,
    "move": _move,
}
