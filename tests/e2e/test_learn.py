"""Learn a game in a simulated Discord: alone, at the user's pace, on the real engine."""

from itertools import cycle
from typing import Any

import pytest
from e2e.choosing import accepted_move
from e2e.lobbying import forbid
from e2e.world import World, answer_text, button, buttons, list_with, text_of
from phone import height, items_of
from tables_world import refused

from bot.features.game_panels.panel_height import HIGHEST
from bot.i18n.texts import LANGUAGES, load_texts
from engine.core.decisions import Reply
from engine.core.lessons import LessonRun, lessons_of
from engine.core.records.users import LessonProgress
from engine.games import MODULES

EN = load_texts("en")
TAUGHT = [family for family, module in MODULES.items() if module.lessons]
LOCALES = {"en": "en-US", "fr": "fr", "es": "es-ES"}
MAX_PRESSES = 400


async def begins(world: World, family: str = "outlaws") -> Any:
    opened = await world.alice.slash(world.saloon, "wanted learn", game=family)
    assert opened.ephemeral
    return opened.response


async def attempt_of(world: World, family: str) -> LessonRun:
    _, attempt = await world.bot.services.lessons.resume(world.alice.id, family, onward=False)
    return attempt


async def answers(world: World, message: Any, replies: list[Reply]) -> Any:
    value = "/".join(map("+".join, replies))
    choice = [name for name in buttons(message, "gc:") if name.endswith(f":{value}")]
    if choice:
        return (await world.alice.click(message, custom_id=choice[0])).response or message
    picked = [value] if len(replies) > 1 else list(replies[0])
    picks = list_with(message, "gs:", picked[0])
    return (await world.alice.select(message, picked, custom_id=picks)).response or message


def newest_message(world: World) -> Any:
    """Return the newest ephemeral message that Alice sees, in its current state."""
    messages = world.env.backend.messages[world.saloon.id].values()
    newest = max(message.id for message in messages if message.visible_to(world.alice.id))
    return world.message(world.saloon.id, newest)


# All lessons, by presses


@pytest.mark.parametrize(("family", "language"), list(zip(TAUGHT, cycle(LANGUAGES))))
async def test_every_lesson_is_played_by_presses(world: World, reads, family: str, language: str) -> None:
    reads(LOCALES[language])
    text = load_texts(language)
    message = await begins(world, family)

    for number, lesson in enumerate(lessons_of(family)):
        assert text(f"{family}-lesson-{lesson.key}.title") in text_of(message)
        for _ in range(MAX_PRESSES):
            attempt = await attempt_of(world, family)
            if attempt.is_over:
                break
            await answers(world, message, accepted_move(attempt))
            message = newest_message(world)
            assert height(message.embeds, [*items_of(message.components)]) <= HIGHEST, text_of(message)
        assert text(f"{family}-lesson-{lesson.key}.end").split("\n")[0] in text_of(message).replace(
            '\\"', '"'
        )
        if number + 1 < len(lessons_of(family)):
            await world.alice.click(message, custom_id=f"gn:{family}:{number + 1}")
            message = newest_message(world)

    progress = await world.bot.services.lessons.progress(world.alice.id)
    assert set(progress[family].finished) == {lesson.key for lesson in lessons_of(family)}


async def test_who_has_learned_all_is_sent_to_a_table_and_not_on(world: World) -> None:
    message = await begins(world)
    keys = tuple(lesson.key for lesson in lessons_of("outlaws"))
    await world.bot.store.lessons.save_progress(LessonProgress(world.alice.id, "outlaws", keys[0], (), keys))

    await world.alice.click(message, custom_id="gl:outlaws")

    assert buttons(newest_message(world), "g:") == []
    assert buttons(newest_message(world), "friend")


async def test_who_sits_at_a_table_goes_back_to_it_from_a_whole_game(world: World) -> None:
    await world.duel()
    await world.bot.services.lessons.begin(world.alice.id, "outlaws", 3)
    await begins(world)
    for _ in range(MAX_PRESSES):
        if (attempt := await attempt_of(world, "outlaws")).is_over:
            break
        await answers(world, newest_message(world), accepted_move(attempt))

    assert buttons(newest_message(world), "mg")
    assert buttons(newest_message(world), "friend") == []
    assert button(newest_message(world), "gn:outlaws:4")


# One lesson


async def test_a_lesson_is_no_table_and_nobody_else_sees_it(world: World) -> None:
    message = await begins(world)

    await answers(world, message, [("9H",)])

    assert await world.bot.store.summaries.of_open_tables() == []
    assert world.saloon.history(viewer=world.bob) == []


async def test_another_legal_move_is_answered_and_not_played(world: World) -> None:
    message = await begins(world)

    await answers(world, message, [("2H",)])

    assert EN("outlaws-lesson-worth.other-1") in text_of(newest_message(world))
    assert button(newest_message(world), "gc:", ":9H")


async def test_a_list_forgets_a_pick_that_the_lesson_refuses(world: World) -> None:
    message = await begins(world)
    await world.alice.click(message, custom_id="gl:outlaws")
    await world.alice.select(newest_message(world), ["5"], custom_id="gl:outlaws")
    lists = [[*buttons(newest_message(world), "gs:")]]
    for _ in range(2):
        await answers(world, newest_message(world), [("2S", "3S", "8H")])
        lists.append([*buttons(newest_message(world), "gs:")])

    assert EN("outlaws-lesson-gangs.other-1") in text_of(newest_message(world))
    assert len(set(map(tuple, lists))) == 3  # Discord keeps showing what was picked in a list of the same id


async def test_a_lesson_is_taken_up_where_it_was_left_after_a_restart(world: World) -> None:
    message = await begins(world)
    await world.alice.click(message, custom_id="gl:outlaws")
    await world.alice.select(newest_message(world), ["1"], custom_id="gl:outlaws")
    await answers(world, newest_message(world), [("QH",)])

    await world.restart()
    again = await begins(world)

    assert EN("outlaws-lesson-suits.ask-2") in text_of(again)
    assert button(again, "gc:", ":QC")


async def test_an_old_button_of_a_lesson_shows_how_it_stands(world: World) -> None:
    first = await begins(world)
    second = await begins(world)
    await answers(world, first, [("9H",)])

    await answers(world, second, [("9H",)])

    assert EN("outlaws-lesson-worth.end").split("\n")[0] in text_of(newest_message(world))


async def test_lessons_of_two_games_wait_side_by_side(world: World) -> None:
    one, two = await begins(world), await begins(world, "bang")

    await answers(world, one, [("9H",)])
    await answers(world, two, [("vulture-sam",)])

    assert EN("outlaws-lesson-worth.done-1") in text_of(world.message(world.saloon.id, one.id))
    assert EN("bang-lesson-expose.other-1") in text_of(world.message(world.saloon.id, two.id))
    again = await begins(world, "bang")
    assert (await attempt_of(world, "bang")).moves == ()
    assert button(again, "gc:bang:0:", ":bart-cassidy")


async def test_two_people_learn_the_same_game_each_at_their_own_pace(world: World) -> None:
    message = await begins(world)
    other = (await world.bob.slash(world.saloon, "wanted learn", game="outlaws")).response

    await answers(world, message, [("9H",)])

    assert EN("outlaws-lesson-worth.ask-1") in text_of(world.message(world.saloon.id, other.id))


async def test_a_lesson_needs_no_right_to_write(world: World) -> None:
    closed = forbid(world, send_messages=False, embed_links=False, attach_files=False)

    opened = await world.alice.slash(closed, "wanted learn", game="outlaws")
    await world.alice.click(opened.response, custom_id=button(opened.response, "gc:", ":9H"))

    assert opened.ephemeral
    assert EN("outlaws-lesson-worth.done-1") in text_of(world.message(closed.id, opened.response.id))


async def test_the_lessons_of_who_wants_nothing_stored_are_kept_in_memory_alone(world: World) -> None:
    await world.bot.store.privacy.save_optout(world.alice.id, nothing=True)
    message = await begins(world)

    await answers(world, message, [("9H",)])

    assert EN("outlaws-lesson-worth.done-1") in text_of(newest_message(world))
    assert await world.bot.services.lessons.progress(world.alice.id) == {}


async def test_a_lesson_that_there_is_not_is_refused(world: World) -> None:
    for family, number in (("poker", 0), ("outlaws", 77), ("outlaws", -1)):
        assert await refused(world.bot.services.lessons.begin(world.alice.id, family, number)) == "no-lesson"


async def test_without_a_game_those_that_are_taught_are_listed(world: World) -> None:
    opened = await world.alice.slash(world.saloon, "wanted learn")
    assert all(EN(f"{family}-lessons") in answer_text(opened) for family in TAUGHT)

    await world.alice.select(opened.response, ["outlaws"], custom_id="gg")

    assert EN("outlaws-lesson-worth.title") in text_of(newest_message(world))


# Where lessons are offered


async def test_offers_boards_and_hands_teach(world: World) -> None:
    offered_here = await world.alice.slash(world.saloon, "wanted duel", opponent=world.carol)
    assert button(offered_here.response, "g:outlaws:outlaws-duel")
    table = await world.duel("outlaws-duel")
    board = await world.board(table)

    more = await world.bob.click(board, custom_id=f"t:{table}")
    taught = await world.bob.click(more.response, custom_id="g:outlaws:outlaws-duel")

    assert taught.ephemeral
    assert EN("outlaws-lesson-worth.title") in answer_text(taught)
    hand = await world.alice.click(board, custom_id=f"h:{table}")
    more = await world.alice.click(hand.response, custom_id=f"t:{table}")
    lesson = await world.alice.click(more.response, custom_id="g:outlaws:outlaws-duel")
    assert lesson.response.id not in (hand.response.id, more.response.id)


async def test_a_mode_with_a_lesson_of_its_own_is_taught_by_that(world: World) -> None:
    offered = await world.alice.slash(world.saloon, "wanted table", game="outlaws-gangs")
    [teaches] = buttons(offered.response, "g:")

    taught = await world.bob.click(offered.response, custom_id=teaches)

    assert f"🎓 {EN('outlaws-lesson-gangs.title')}" in answer_text(taught)  # its mode's only lesson


async def test_a_table_teaches_the_next_lesson_of_its_own_mode(world: World) -> None:
    lessons, bob = world.bot.services.lessons, world.bob.id
    await lessons.begin(bob, "outlaws", 5)  # of gangs, and left
    board = await world.board(await world.duel("outlaws-duel"))
    more = await world.bob.click(board, custom_id=button(board, "t:"))

    taught = await world.bob.click(more.response, custom_id="g:outlaws:outlaws-duel")

    assert EN("outlaws-lesson-worth.title") in answer_text(taught)
    await lessons.begin(bob, "outlaws", 1)
    again = await world.bob.click(more.response, custom_id="g:outlaws:outlaws-duel")
    assert f"🎓 2/4 · {EN('outlaws-lesson-suits.title')}" in answer_text(again)  # where it was left


# What is this?


async def test_a_question_explains_itself_and_is_there_again(world: World) -> None:
    table = await world.duel()
    hand = await world.alice.click(await world.board(table), custom_id=f"h:{table}")

    def now() -> Any:
        return world.message(more.response.channel_id, more.response.id)

    more = await world.alice.click(hand.response, custom_id=f"t:{table}")
    await world.alice.click(more.response, custom_id=f"q:outlaws:outlaws-duel-pick:{table}")
    assert EN("outlaws-rules-duel.title") in text_of(now())
    await world.alice.select(now(), ["cards"], custom_id=f"ch:outlaws:{table}")
    assert EN("outlaws-rules-cards.title") in text_of(now())
    await world.alice.click(now(), custom_id=f"h:{table}")

    assert button(now(), f"c:{table}:")


async def test_a_lesson_explains_its_question_too(world: World) -> None:
    message = await begins(world)

    # what the lesson asks about, not the duel
    await world.alice.click(message, custom_id="q:outlaws:cards:0")
    assert EN("outlaws-rules-cards.title") in text_of(newest_message(world))
    await world.alice.click(newest_message(world), custom_id="g:outlaws")

    assert button(newest_message(world), "gc:", ":9H")
