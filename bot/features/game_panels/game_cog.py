"""The slash commands of a game, made as a cog from its declaration (bot/games/command_table.py).

discord.py reads by `inspect.signature` what a command takes; a callback made here therefore has the
`__signature__` (PEP 362) of the method that could have been written instead, and is named like one.
"""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from inspect import Parameter, Signature
from types import new_class
from typing import Any, TypeAlias

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.features.game_panels.actions import panel_after_answer, show, show_refusal
from bot.features.interactions.resolve_table import AmbiguousTable, complete_table, require_table
from bot.games import PRESENTERS
from bot.games.command_table import CommandOption, FixedReply, GameCommand, GameCommands, RepliesByKind, Typed
from bot.i18n.day_words import normalized
from bot.i18n.texts import LANGUAGES, Texts, load_texts
from bot.i18n.translator import name_of
from bot.services.context import Interaction, texts_for
from bot.ui.commands import AnyCommand, GuildGroup, command, group_words
from bot.ui.style import matching, phrases_for
from engine.core.decisions import Decision, Refused, Reply, Seat
from engine.tables.service import TableSnapshot
from engine.tables.transitions import step_back_before


async def answer_by_command(
    interaction: Interaction,
    family: str,
    table_id: int | None,
    words_by_kind: Mapping[str, Sequence[str | None]],
) -> None:
    """Answer decisions by kind with the typed words, ignoring None.

    If the panel is in the middle of another play, the user steps back from it, unless the answer is refused.
    """
    snapshot = await require_table(interaction, table_id, family)
    seat = snapshot.require_seat(interaction.user.id)
    typed_replies = {
        kind: tuple(word for word in words if word is not None) for kind, words in words_by_kind.items()
    }
    try:
        replies = _meant(
            snapshot, seat, {kind: reply for kind, reply in typed_replies.items() if reply}, interaction
        )
        tables, user = interaction.client.services.tables, interaction.user.id
        result = await tables.answer_by_kind(snapshot.id, user, replies, str(interaction.id))
    except Refused as why:
        is_asked = snapshot.game.decision(seat) is not None
        why = why if is_asked or why.code != "not-now" else Refused("not-asked")
        await show_refusal(interaction, snapshot, why)
        return
    await show(interaction, panel_after_answer(result, interaction, replies))


async def current_decision_kind(
    interaction: Interaction, family: str, table_id: int | None, kinds: Sequence[str] = ()
) -> tuple[int, str]:
    """Return the table's id and the kind of the user's decision, "" if they need not decide.

    The user steps back from a play begun in the panel, unless its decision is of these kinds.
    """
    snapshot = await require_table(interaction, table_id, family)
    decision = _decision(snapshot, snapshot.require_seat(interaction.user.id), kinds)
    return snapshot.id, "" if decision is None else decision.kind


async def complete(
    interaction: Interaction, family: str, kinds: Sequence[str], current: str, *before: str | None
) -> list[Choice[str]]:
    """Return the options of the user's decision that match what they have typed.

    `before` answers the earlier decisions of the command; if that has an effect, nothing is offered.
    """
    try:
        snapshot = await require_table(interaction, getattr(interaction.namespace, "table", None), family)
        decision = _asked_after(
            snapshot, snapshot.require_seat(interaction.user.id), kinds, before, interaction
        )
    except (Refused, AmbiguousTable):
        return []
    if decision is None or decision.kind not in kinds:
        return []
    return _offered(interaction, snapshot, decision, current)


def _decision(snapshot: TableSnapshot, seat: Seat, kinds: Sequence[str], *replies: Reply) -> Decision | None:
    """Return the decision after these replies, in a command that begins with one of these kinds."""
    steps = (*step_back_before(snapshot.game, seat, kinds), *replies)
    return snapshot.game.peek(seat, *steps) if steps else snapshot.game.decision(seat)


def _asked_after(
    snapshot: TableSnapshot,
    seat: Seat,
    kinds: Sequence[str],
    before: Sequence[str | None],
    interaction: Interaction,
) -> Decision | None:
    kinds = () if before else kinds
    decision, replies = _decision(snapshot, seat, kinds), list[Reply]()
    for word in before:
        if decision is None or word is None:
            return None
        replies.append(_options(snapshot, decision, (word,), interaction))
        decision = _decision(snapshot, seat, kinds, *replies)
    return decision


def _offered(
    interaction: Interaction, snapshot: TableSnapshot, decision: Decision, current: str
) -> list[Choice[str]]:
    """Return the matching options that no other word of the command has taken."""
    other_values = {value for _, value in interaction.namespace if value != current}
    options = [option for option in decision.options if option not in other_values]
    text, others = texts_for(interaction), [load_texts(language) for language in LANGUAGES]
    named = [(label(snapshot, decision, option, text), option) for option in options]
    if decision.kind in PRESENTERS[snapshot.game.rules.family].equal_kinds:
        named = [*dict(named).items()]
    return matching(
        named,
        current,
        lambda option: (label(snapshot, decision, option, other) for other in others),
    )


def label(snapshot: TableSnapshot, decision: Decision, option: str, text: Texts) -> str:
    name, line = _named(snapshot, decision, option, text)
    return f"{name} · {line}" if line else name


def _named(snapshot: TableSnapshot, decision: Decision, option: str, text: Texts) -> tuple[str, str]:
    presenter, view = PRESENTERS[snapshot.game.rules.family], snapshot.view(decision.seat)
    return presenter.option_text(decision, option, view, phrases_for(snapshot, text))


def _meant(
    snapshot: TableSnapshot, seat: Seat, typed_replies: Mapping[str, Reply], interaction: Interaction
) -> dict[str, Reply]:
    kinds, replies = tuple(typed_replies), dict(typed_replies)
    for nth, kind in enumerate(kinds):
        with suppress(Refused):  # the table refuses it with a reason
            decision = _decision(snapshot, seat, kinds[:1], *(replies[earlier] for earlier in kinds[:nth]))
            if decision is not None and decision.kind == kind:
                replies[kind] = _options(snapshot, decision, typed_replies[kind], interaction)
    return replies


def _options(snapshot: TableSnapshot, decision: Decision, typed: Reply, interaction: Interaction) -> Reply:
    """Return the options with these names in any language, with or without their explanation."""
    names: dict[str, str] = {}
    for text in (
        *map(load_texts, LANGUAGES),
        texts_for(interaction),
    ):  # the user's language comes last, so it wins
        short = [normalized(_named(snapshot, decision, option, text)[0]) for option in decision.options]
        names |= {name: option for name, option in zip(short, decision.options) if short.count(name) == 1}
        names |= {normalized(label(snapshot, decision, option, text)): option for option in decision.options}
    names |= {normalized(option): option for option in decision.options}
    return tuple(names.get(normalized(word), word) for word in typed)


Completer: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]


def game_cog(game: GameCommands, extension: str) -> type[GuildGroup]:
    """Return a game's cog class, a group of its commands; `extension` is the module that adds it."""
    title = f"{game.family.capitalize()}Commands"
    body: dict[str, object] = {
        f"{command.name}_command": _command(game, command, title) for command in game.commands
    }
    body["__module__"] = extension  # discord.py unloads the cog by this name
    words = group_words(f"cmd-{game.family}-group")
    return new_class(title, (GuildGroup,), words, lambda space: space.update(body))


def _command(game: GameCommands, declared: GameCommand, cog: str) -> AnyCommand:
    async def callback(
        self: commands.Cog, interaction: Interaction, *, table: int | None = None, **typed: str | None
    ) -> None:
        await carry_out(interaction, game.family, declared, table, typed)

    callback.__qualname__ = f"{cog}.{declared.name}"  # discord.py passes the cog to functions of a class
    vars(callback)["__signature__"] = _signature(declared)
    completers = {option.parameter: _completer(game, declared, option) for option in declared.options}
    app_commands.autocomplete(**completers)(callback)
    app_commands.autocomplete(table=complete_table)(callback)
    keys = {option.parameter: game.key(declared, option) for option in declared.options}
    return command(game.key(declared), **keys, table=f"cmd-{game.family}-table")(callback)


def _signature(declared: GameCommand) -> Signature:
    method = [Parameter(name, Parameter.POSITIONAL_OR_KEYWORD) for name in ("self", "interaction")]
    options = [_parameter(option.parameter, str, option.required) for option in declared.options]
    return Signature([*method, *options, _parameter("table", int, required=False)])


def _parameter(name: str, kind: type, required: bool) -> Parameter:
    if required:
        return Parameter(name, Parameter.KEYWORD_ONLY, annotation=kind)
    return Parameter(name, Parameter.KEYWORD_ONLY, annotation=kind | None, default=None)


def _completer(game: GameCommands, declared: GameCommand, option: CommandOption) -> Completer:
    async def completer(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await complete_option(interaction, game, declared, option, current)

    return completer


async def carry_out(
    interaction: Interaction, family: str, declared: GameCommand, table_id: int | None, typed: Typed
) -> None:
    """Answer with what was typed, by parameter, as the command is declared."""
    open_kind = ""
    if declared.adapts:
        table_id, open_kind = await current_decision_kind(interaction, family, table_id, declared.direct)
    replies = declared.replies(typed, open_kind)
    if declared.closing is not None:
        table_id, replies = await _close(interaction, family, declared.closing, table_id, replies)
    await answer_by_command(interaction, family, table_id, replies)


async def complete_option(
    interaction: Interaction, game: GameCommands, declared: GameCommand, option: CommandOption, current: str
) -> list[Choice[str]]:
    """Return the options, now or after the command's other options, that match what is typed."""
    if option.fixed:
        text = texts_for(interaction)
        return [Choice(name=text(f"{game.family}-{word}"), value=word) for word in option.fixed]
    kinds = declared.direct if option.answers == declared.main else ()
    choices = await complete(interaction, game.family, kinds, current) if kinds else []
    before = declared.preceding_replies(option, _typed(interaction, game, declared))
    if before and not choices:
        choices = await complete(interaction, game.family, (option.answers,), current, *before)
    return [choice for choice in choices if choice.value not in option.excluded_answers]


def _typed(interaction: Interaction, game: GameCommands, declared: GameCommand) -> Typed:
    """Return what the user has typed so far, by parameter; Discord knows options by their English names."""
    names = {name_of(game.key(declared, option)).message: option.parameter for option in declared.options}
    return {names[name]: value for name, value in interaction.namespace if name in names}


async def _close(
    interaction: Interaction, family: str, closing: FixedReply, table_id: int | None, replies: RepliesByKind
) -> tuple[int, RepliesByKind]:
    """Return the table's id, and the replies with the closing one if its decision will follow."""
    snapshot = await require_table(interaction, table_id, family)
    with suppress(Refused):  # the user gets an explanation when they send the command
        seat = snapshot.require_seat(interaction.user.id)
        following = snapshot.game.peek(
            seat, *step_back_before(snapshot.game, seat, replies), *replies.values()
        )
        if following is not None and following.kind == closing.kind:
            return snapshot.id, {**replies, closing.kind: (closing.word,)}
    return snapshot.id, replies
