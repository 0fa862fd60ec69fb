"""Play any game for two once in the simulated Discord, by presses, by commands, and with pictures.

Our games have their own tests of this; tests/test_adding_a_game.py runs it for the games it adds.
"""

import pytest
from e2e.playing import WatchedGame, computer_reply, press
from e2e.world import World
from picturing import outside
from simcord import InteractionResult, MemberActor

from bot.games import PRESENTERS
from bot.games.command_table import GameCommand
from bot.i18n.texts import LANGUAGES
from bot.i18n.translator import name_of
from engine.core.decisions import Decision, Reply
from engine.games import GAMES
from engine.tables.service import TableSnapshot
from tools.gallery import scenes

FOR_TWO = [name for name, rules in GAMES.items() if 2 in rules.seats]


def command_gives(command: GameCommand, kind: str, reply: Reply) -> bool:
    if command.opening is not None:
        return (kind, reply) == (command.opening.kind, (command.opening.word,))
    options = command.options
    return bool(options) and options[0].answers == kind and not set(reply) & set(options[0].excluded_answers)


async def type_command(
    world: World, snapshot: TableSnapshot, decision: Decision, person: MemberActor
) -> InteractionResult:
    """Type the command for the computer's reply, with completed options."""
    channel, reply = await world.channel(snapshot.id), computer_reply(snapshot, decision)
    table = PRESENTERS[snapshot.game.rules.family].commands
    command = next(item for item in table.commands if command_gives(item, decision.kind, reply))
    path = f"{table.family} {name_of(table.key(command)).message}"
    words = dict(zip((name_of(table.key(command, option)).message for option in command.options), reply))
    for name, word in words.items():
        completed = await person.autocomplete(channel, path, name, "")
        assert word in [choice["value"] for choice in completed]
    return await person.slash(channel, path, **words)


@pytest.mark.parametrize("name", FOR_TWO)
async def test_a_whole_game(world: World, name: str) -> None:
    table = await world.duel(name)

    snapshot = await WatchedGame(world, table, [world.alice, world.bob]).to([press, type_command])

    assert snapshot.game.winners is not None
    assert (await world.board(table)).embeds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FOR_TWO)
def test_nothing_lies_outside_of_a_picture(name: str, language: str) -> None:
    for game in scenes.stages(name, 2):
        hands = [scenes.hand(game, seat, language) for seat in (0, 1)]

        assert outside(scenes.table(game, language)) == []
        assert [outside(hand) for hand in hands if hand is not None and outside(hand)] == []


@pytest.mark.parametrize("name", scenes.MOMENTS)
def test_the_gallery_has_a_table_and_a_hand(name: str) -> None:
    assert scenes.board(name).items
    assert scenes.panel(name).items
