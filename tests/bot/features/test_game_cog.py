"""The commands that games declare, and the cogs made from them."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str
from wording import uses
from wording.messages import texts

from bot.app.client import COGS, WantedBot
from bot.games import PRESENTERS
from bot.games.command_table import CommandOption, FixedReply, GameCommand, GameCommands
from bot.i18n.texts import load_texts
from engine.core.decisions import PASSIVE_OPTIONS
from engine.core.game import Game
from engine.games import GAMES

TEXT, NUMBER = 3, 4  # types of options

SHOOT = GameCommand(
    "shoot",
    (
        CommandOption("card", "play", required=True),
        CommandOption("first", "cost"),
        CommandOption("second", "cost"),
        CommandOption("place", "place"),
    ),
    standalone_kinds=("recall",),
    order=("play", "place", "cost"),
)
LEAVE = GameCommand("leave", (CommandOption("door", "door"),), opening=FixedReply("play", "leave"))
HEAL = GameCommand(
    "heal", (CommandOption("card", "heal"),), opening=FixedReply("play", "heal", any_kind=True)
)
ANSWER = GameCommand("answer", (CommandOption("word", "dodge", required=True),), standalone_kinds=("store",))

TABLES = [presenter.commands for presenter in PRESENTERS.values() if presenter.commands is not None]
each_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.family)


class Noted(Translator):
    """Records the keys of all texts to translate."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> None:
        if "key" in string.extras:
            self.keys.add(string.extras["key"])


# The table


def test_words_answer_the_kinds_of_question_that_their_options_name_in_the_order_of_asking() -> None:
    replies = SHOOT.replies({"card": "bang", "first": "beer", "second": "panic", "place": "bar"}, "play")

    assert list(replies.items()) == [("play", ("bang",)), ("place", ("bar",)), ("cost", ("beer", "panic"))]


def test_what_is_not_typed_is_not_said() -> None:
    assert SHOOT.replies({"card": "bang", "first": None, "second": None}) == {"play": ("bang",)}


def test_an_opening_is_said_before_all_words() -> None:
    assert list(LEAVE.replies({"door": "left"}).items()) == [("play", ("leave",)), ("door", ("left",))]


def test_an_opening_that_fits_anywhere_answers_what_is_asked_now() -> None:
    assert HEAL.replies({"card": "beer"}, "dodge") == {"dodge": ("heal",), "heal": ("beer",)}
    assert HEAL.replies({}, "") == {"play": ("heal",)}


def test_a_question_that_stands_alone_is_answered_by_the_first_word_and_nothing_else() -> None:
    assert SHOOT.replies({"card": "bang", "first": "beer"}, "recall") == {"recall": ("bang",)}
    assert ANSWER.replies({"word": "pass"}, "store") == {"store": ("pass",)}


@pytest.mark.parametrize(
    ("command", "kinds"),
    [(SHOOT, ("play", "recall")), (LEAVE, ()), (HEAL, ()), (ANSWER, ("dodge", "store"))],
    ids=lambda argument: argument.name if isinstance(argument, GameCommand) else "",
)
def test_a_first_word_with_nothing_said_before_it_answers_what_is_asked_now(
    command: GameCommand, kinds: tuple[str, ...]
) -> None:
    assert command.direct == kinds


def test_a_word_is_completed_after_those_that_are_asked_for_before_it() -> None:
    card, cost, _, place = SHOOT.options
    typed = {"card": "bang", "first": "beer", "place": "bar"}

    assert [SHOOT.preceding_replies(option, typed) for option in (card, place, cost)] == [
        [],
        ["bang"],
        ["bang", "bar"],
    ]
    assert LEAVE.preceding_replies(LEAVE.options[0], {}) == ["leave"]


# The games


def test_every_family_declares_its_commands() -> None:
    assert {rules.family for rules in GAMES.values()} == {table.family for table in TABLES}


@each_table
def test_commands_answer_questions_that_their_game_asks(table: GameCommands) -> None:
    kinds = {use.word for use in uses.decisions() if use.family == table.family}
    answered = {
        kind
        for command in table.commands
        for kind in (
            *(option.answers for option in command.options),
            *(edge.kind for edge in (command.opening, command.closing) if edge),
            *command.standalone_kinds,
        )
    }

    assert answered - kinds == set()


@each_table
def test_a_command_has_an_option_for_every_card_a_question_may_ask_for(table: GameCommands) -> None:
    room = Counter[str]()
    for command in table.commands:
        answered = Counter(option.answers for option in command.options)
        room |= answered | Counter(dict.fromkeys(command.standalone_kinds, answered[command.main]))
    for rules in (rules for rules in GAMES.values() if rules.family == table.family):
        for seed in (240, 241, 278):  # the last lists eight cards of BANG!
            chance, game = Random(seed), Game.new(rules, rules.seats[-1], f"{seed:064x}")
            while game.winners is None:
                decision = chance.choice(game.open_decisions)
                count = decision.min_count
                passive = [option for option in decision.options if option in (*PASSIVE_OPTIONS, "end")]
                if count > 1:
                    assert room[decision.kind] >= count, f"{decision.kind} asks for {count}"
                hoards = passive and count == 1 and chance.random() < 0.7  # the preset that fills hands
                reply = passive[:1] if hoards else chance.sample(decision.options, count)
                game.answer(decision.seat, tuple(reply))


@each_table
async def test_discord_is_told_what_the_table_declares(bot: WantedBot, table: GameCommands) -> None:
    text = load_texts("en")
    made = bot.tree.get_command(text(f"cmd-{table.family}-group"))
    payload = made.to_dict(bot.tree)

    assert [
        (command["name"], [properties(option) for option in command["options"]])
        for command in payload["options"]
    ] == [(text(table.key(command)), declared(table, command)) for command in table.commands]


def properties(option: dict[str, Any]) -> tuple[str, int, bool, bool]:
    return option["name"], option["type"], option["required"], option["autocomplete"]


def declared(table: GameCommands, command: GameCommand) -> list[tuple[str, int, bool, bool]]:
    """Return what the table declares: required options first, as Discord wants, the table's number last."""
    text = load_texts("en")
    options = sorted(command.options, key=lambda option: not option.required)
    own = [(text(table.key(command, option)), TEXT, option.required, True) for option in options]
    return [*own, (text(f"cmd-{table.family}-table"), NUMBER, False, True)]


async def test_no_words_of_commands_are_dead(bot: WantedBot) -> None:
    noted = Noted()
    for item in bot.tree.get_commands():
        await item.get_translated_payload(bot.tree, noted)

    ours = {key for key in texts("en") if key.startswith("cmd-") and "." not in key}
    assert ours - noted.keys == set()


@pytest.mark.parametrize("extension", COGS)
async def test_an_extension_can_be_reloaded(bot: WantedBot, extension: str) -> None:
    before = sorted(item.qualified_name for item in bot.tree.walk_commands())

    await bot.reload_extension(extension)

    assert sorted(item.qualified_name for item in bot.tree.walk_commands()) == before


async def test_an_unloaded_extension_takes_its_commands_along(bot: WantedBot) -> None:
    for extension in reversed(COGS):
        await bot.unload_extension(extension)

    assert [item.qualified_name for item in bot.tree.walk_commands()] == ["wanted"]
