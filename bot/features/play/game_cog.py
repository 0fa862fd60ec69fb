"""The slash commands of a game, made from what it declares (bot/games/command_table.py) as a cog.

discord.py reads by `inspect.signature` what a command takes; a callback made here therefore has the
`__signature__` (PEP 362) of the method that could have been written instead, and is named like one.
Everything else is as usual: the decorators of `app_commands`, a cog class for each game.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import suppress
from inspect import Parameter, Signature
from types import new_class
from typing import Any, TypeAlias

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.features.play.actions import seated
from bot.features.play.commands import asked_now, complete, make
from bot.features.shared.resolve_table import at, complete_table
from bot.games.command_table import GameCommand, GameCommands, Option, Replies, Said, Typed
from bot.i18n.translator import name_of
from bot.services.context import Interaction, words_for
from bot.ui.commands import AnyCommand, ServerGroup, command, group_words
from engine.core.prompts import Illegal
from engine.tables.transitions import taken_back

Completer: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]


def game_cog(game: GameCommands, extension: str) -> ServerGroup:
    """The cog of a game: a group with each of its commands. `extension` is the module that adds it."""
    title = f"{game.family.capitalize()}Commands"
    body: dict[str, object] = {f"{each.name}_command": _command(game, each, title) for each in game.commands}
    body["__module__"] = extension  # with which discord.py unloads it
    words = group_words(f"cmd-{game.family}-group")
    made: ServerGroup = new_class(title, (ServerGroup,), words, lambda space: space.update(body))()
    return made


def _command(game: GameCommands, declared: GameCommand, cog: str) -> AnyCommand:
    async def callback(
        self: commands.Cog, interaction: Interaction, *, table: int | None = None, **typed: str | None
    ) -> None:
        await carry_out(interaction, game.family, declared, table, typed)

    callback.__qualname__ = f"{cog}.{declared.name}"  # discord.py hands the cog to what is named in a class
    vars(callback)["__signature__"] = _signature(declared)
    completers = {option.parameter: _completer(game, declared, option) for option in declared.options}
    app_commands.autocomplete(**completers)(callback)
    app_commands.autocomplete(table=complete_table)(callback)
    keys = {option.parameter: game.key(declared, option) for option in declared.options}
    return command(game.key(declared), **keys, table=f"cmd-{game.family}-table")(callback)


def _signature(declared: GameCommand) -> Signature:
    """That of a method with the declared options and `table`."""
    method = [Parameter(name, Parameter.POSITIONAL_OR_KEYWORD) for name in ("self", "interaction")]
    options = [_parameter(option.parameter, str, option.required) for option in declared.options]
    return Signature([*method, *options, _parameter("table", int, required=False)])


def _parameter(name: str, kind: type, required: bool) -> Parameter:
    if required:
        return Parameter(name, Parameter.KEYWORD_ONLY, annotation=kind)
    return Parameter(name, Parameter.KEYWORD_ONLY, annotation=kind | None, default=None)


def _completer(game: GameCommands, declared: GameCommand, option: Option) -> Completer:
    async def completer(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await complete_option(interaction, game, declared, option, current)

    return completer


async def carry_out(
    interaction: Interaction, family: str, declared: GameCommand, table: int | None, typed: Typed
) -> None:
    """Answer with what was typed, by parameter, as the command is declared; raises as `at` does."""
    asked = ""
    if declared.adapts:
        table, asked = await asked_now(interaction, family, table, declared.direct)
    said = declared.replies(typed, asked)
    if declared.closing is not None:
        table, said = await _close(interaction, family, declared.closing, table, said)
    await make(interaction, family, table, said)


async def complete_option(
    interaction: Interaction, game: GameCommands, declared: GameCommand, option: Option, current: str
) -> list[Choice[str]]:
    """The answers, now or after the command's other options, that match what is typed."""
    if option.fixed:
        text = words_for(interaction)
        return [Choice(name=text(f"{game.family}-{word}"), value=word) for word in option.fixed]
    kinds = declared.direct if option.answers == declared.main else ()
    found = await complete(interaction, game.family, kinds, current) if kinds else []
    before = declared.before(option, _typed(interaction, game, declared))
    if before and not found:
        found = await complete(interaction, game.family, (option.answers,), current, *before)
    return [choice for choice in found if choice.value not in option.hides]


def _typed(interaction: Interaction, game: GameCommands, declared: GameCommand) -> Typed:
    """What was typed so far, by parameter: Discord knows options by their English names."""
    names = {name_of(game.key(declared, each)).message: each.parameter for each in declared.options}
    return {names[name]: value for name, value in interaction.namespace if name in names}


async def _close(
    interaction: Interaction, family: str, closing: Said, table: int | None, said: Replies
) -> tuple[int, Replies]:
    """Which table is meant, and the replies with the closing one if it will be asked for."""
    snapshot = await at(interaction, table, family)
    with suppress(Illegal):  # `make` says why
        seat = seated(snapshot, interaction.user.id)
        following = snapshot.game.peek(seat, *taken_back(snapshot.game, seat, said), *said.values())
        if following is not None and following.kind == closing.kind:
            return snapshot.id, {**said, closing.kind: (closing.word,)}
    return snapshot.id, said
