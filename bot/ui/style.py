"""Colors, lengths and helpers that several messages share."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeVar

from discord import Color, Embed, SelectOption
from discord.app_commands import Choice

from bot.i18n.day_words import normalized
from bot.i18n.texts import Phrases, Texts
from bot.ui.components import LEARN, MAX_OPTION, AnyButton
from engine.core.decisions import Seat
from engine.core.records.guilds import GuildSettings
from engine.games import GAMES, MODULES
from engine.search.levels import DEFAULT_LEVEL, GREENHORN, LEVELS
from engine.tables.snapshot import TableSnapshot

MEDALS = ("🥇", "🥈", "🥉")  # of the first places
NEUTRAL_COLOR = Color(0x8C6D46)  # leather: the viewer need not act
YOUR_TURN_COLOR = Color(0xD8A13A)  # gold: the viewer must act
FINISHED_COLOR = Color(0x5C8A4A)  # sage: the game is over
OFFER_COLOR = Color(0xB5452C)  # brick: an open offer


START_WITH = GuildSettings().default_game  # the game that lists mark for newcomers
SEAL = 16  # hexadecimal digits of a commitment where several stand
SMALL_SEAL = 8  # of them, below an offer and a board; "Fair deal?" has the others


def truncate(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"


def option(
    label: str, value: str | int, line: str = "", *, emoji: str | None = None, chosen: bool = False
) -> SelectOption:
    """Return an entry of a list, with a second line if there is one; both are cut if they are too long."""
    text, more = truncate(label, MAX_OPTION), truncate(line, MAX_OPTION) or None
    return SelectOption(label=text, value=str(value), description=more, emoji=emoji, default=chosen)


def embed_of(title: str, lines: Iterable[str], color: Color = NEUTRAL_COLOR, footer: str = "") -> Embed:
    """Return an embed of lines, cut to Discord's limits."""
    embed = Embed(title=truncate(title, 256), description=truncate("\n".join(lines), 4096), color=color)
    return embed.set_footer(text=footer) if footer else embed


def game_entry(game: str, text: Texts, *, value: str = "", is_start: bool = False) -> SelectOption:
    """Return a game as an entry of a list, with its minutes and a mark at the one to begin with."""
    minutes = text(f"invites-{game}.minutes") if text.has(f"invites-{game}") else ""
    note = text("start-here", minutes=minutes) if is_start else minutes
    return option(text(f"game-{game}"), value or game, note)


T = TypeVar("T", str, int)
MAX_PAGE_DIGITS = 4
MAX_CHOICES = 25  # choices that Discord shows at most
PAGE_OPTIONS = MAX_CHOICES - 2  # on a page of a longer list, beside the ways to the pages before and after


def matching(
    named: Iterable[tuple[str, T]], current: str, also: Callable[[T], Iterable[str]] = lambda _: ()
) -> list[Choice[T]]:
    """Return the values whose names contain the typed text; `also`: other names of a value."""
    sought = normalized(current)
    return [
        Choice(name=truncate(name, MAX_OPTION), value=value)
        for name, value in named
        if sought in normalized(name) or any(sought in normalized(other) for other in also(value))
    ]


TURN = "turn:"  # begins the value of an option that turns to another page of its list


def page_of(options: Sequence[SelectOption], text: Texts, page: int = 0) -> list[SelectOption]:
    """Return the options of a list, or a page of them; the first and last option lead to the other pages."""
    if len(options) <= MAX_CHOICES:
        return [*options]
    page = min(page, (len(options) - 1) // PAGE_OPTIONS)
    start, end = page * PAGE_OPTIONS, (page + 1) * PAGE_OPTIONS
    back = option(text("list-before", count=start), f"{TURN}{page - 1}", emoji="⬅️")
    ahead = option(text("list-after", count=len(options) - end), f"{TURN}{page + 1}", emoji="➡️")
    return [*([back] if page else []), *options[start:end], *([ahead] if end < len(options) else [])]


def turned_to(value: str) -> int | None:
    """Return the page that this picked value turns to, None if it is something else."""
    number = value.removeprefix(TURN) if value.startswith(TURN) else ""
    return int(number) if number.isdecimal() and len(number) < MAX_PAGE_DIGITS else None


def part_of(hint: str, listed: int, count: int, text: Texts) -> str:
    """Add to a list's placeholder how much of it is shown, if that is not all."""
    return hint if listed >= count else text("list-part", hint=hint, shown=listed, count=count)


def phrases_for(
    snapshot: TableSnapshot, text: Texts, viewer: Seat | None = None, eyes: Collection[int] = ()
) -> Phrases:
    """Return a table's texts; those for a `viewer` alone tell what only they may know.

    Once the game is over, they name all cards; before, what seats among the `eyes` did.
    """
    names = [participant.name for participant in snapshot.participants]
    levels = [who.level if who.user_id is None else None for who in snapshot.participants]
    eyes = eyes if snapshot.game.winners is None else range(len(names))
    return Phrases(text, snapshot.game.rules.family, names, levels, viewer, eyes)


def computer_name(text: Texts, number: int, level: str) -> str:
    """Name a computer player, the `number`th of its level at a table."""
    return text("computer-name", number=number, name=text(f"computer-{level}"))


def computer_with_level(text: Texts, level: str) -> str:
    return text("computer-of-level", name=text(f"computer-{level}"), level=text(f"level-{level}"))


def computer_style(text: Texts, game: str, level: str) -> str:
    """Say how a computer player plays; where looking ahead is useless, all but one play like the deputy."""
    is_alike = MODULES[GAMES[game].family].lookahead is None and level != GREENHORN
    return text(f"computer-{DEFAULT_LEVEL if is_alike else level}.style")


def level_options(
    text: Texts, game: str, current: str = "", label: Callable[[str], str] = str
) -> list[SelectOption]:
    """Return the levels of computer players to pick from; `label` words a computer's name.

    Where looking ahead is useless, all but one play alike.
    """
    is_alike = MODULES[GAMES[game].family].lookahead is None
    levels = [level for level in LEVELS if not is_alike or level in (GREENHORN, DEFAULT_LEVEL, current)]
    return [
        option(
            label(computer_with_level(text, level)),
            level,
            computer_style(text, game, level),
            chosen=level == current,
        )
        for level in levels
    ]


def teach_buttons(game: str, text: Texts) -> list[AnyButton]:
    """Return the button that teaches a game, if it has lessons: its own, or those of its family."""
    family = GAMES[game].family
    taught = bool(MODULES[family].lessons)
    return [LEARN.button(text("btn-teach"), family=family, beside=game)] if taught else []


def place_sign(place: int) -> str:
    return MEDALS[place - 1] if place <= len(MEDALS) else f"**{place}.**"
