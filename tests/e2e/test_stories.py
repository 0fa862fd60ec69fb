"""The story of a finished game: in its replay, on its board, and switched off by its players."""

import re
from typing import Any

import pytest
from e2e.lobbying import PostedOffer, press_forged_id
from e2e.playing import rush
from e2e.world import World, answer_text, button, buttons, more, select_values, text_of
from simcord import MemberActor

from bot.features.game_panels.chronicle import MARKS
from bot.features.game_panels.hint import move_text
from bot.features.game_panels.story_text import percent
from bot.i18n.texts import load_texts
from bot.services import stories
from bot.ui.style import phrases_for
from bot.worker import Worker
from engine.core.clocks import DAY
from engine.story.reckoning import thousandths
from engine.story.retries import Comparison
from engine.story.segments import Course, course_of
from engine.story.story import Chapter, Mistake, Story
from engine.tables.snapshot import TableSnapshot

EN = load_texts("en")


async def course(world: World, snapshot: TableSnapshot) -> Course:
    recording = await world.bot.services.tables.recording(snapshot)
    return course_of(recording, len(snapshot.participants))


def story_of(course: Course, mistaken: int, lucky: int) -> Story:
    """Return a story in which a decision of the host cost 30 points, and another segment was luck."""
    line = course.segments[mistaken].lines[0]
    other = next(
        option
        for option in course.segments[mistaken].game(course.recording).open_decisions[0].options
        if (option,) != line[0][1]
    )
    chance, chapters = 0.5, []
    for number, segment in enumerate(course.segments):
        mistake = Mistake(
            seat=0, loss=300, error=20, best=((line[0][0], (other,)),), played=line,
            chance=700, better=800, real_gain=300, gains={"own": 0.5},
        )  # fmt: skip
        chapters.append(
            Chapter(
                ply=segment.ply,
                end_ply=segment.end_ply,
                turn=segment.turn,
                chances=thousandths([chance, 1 - chance]),
                mistakes=(mistake,) if number == mistaken else (),
            )
        )
        chance += {lucky: 0.2, mistaken: -0.35}.get(number, 0.0)
    return Story(seed="s", worlds=9, chapters=tuple(chapters), end=chapters[-1].chances)


async def finished_story(world: World) -> tuple[int, TableSnapshot, Story]:
    table = await world.duel("bang")
    snapshot = await rush(world, table)
    made = await course(world, snapshot)
    own = [
        number
        for number, segment in enumerate(made.segments)
        if [*segment.lines] == [0] and len(segment.game(made.recording).open_decisions[0].options) > 1
    ]
    mistaken = own[len(own) // 2]
    lucky = next(n for n, s in enumerate(made.segments) if s.turn < made.segments[mistaken].turn - 2)
    story = story_of(made, mistaken, lucky)
    await world.bot.store.stories.save(table, story.pack())
    return table, snapshot, story


async def opened(world: World, table: int, **options: Any) -> Any:
    return (await world.alice.slash(world.saloon, "wanted replay", table=table, **options)).response


def moments(text: str) -> set[str]:
    """Return the lines of a chronicle in a text."""
    return set(re.findall(rf"[{MARKS}][^\\\"]+", text))


async def starred(world: World, table: int, person: MemberActor) -> list[str]:
    """Return where a replay opens, and all pages to which its star leads from the deal."""
    first = (await person.slash(world.saloon, "wanted replay", table=table)).response
    panel = (await person.slash(world.saloon, "wanted replay", table=table, turn=0)).response
    pages = [text_of(first)]
    while star := [one for row in panel.components for one in row["components"] if _is_star(one)]:
        panel = (await person.click(panel, custom_id=star[0]["custom_id"])).response
        pages.append(text_of(panel))
    return pages


def _is_star(component: Any) -> bool:
    return str(component.get("custom_id", "")).endswith(":s") and not component.get("disabled")


async def test_a_replay_opens_at_its_start_and_a_star_leads_on_to_all_moments_and_mistakes(
    world: World,
) -> None:
    table, snapshot, story = await finished_story(world)
    await world.settle_after(world.bot.services.publisher.redraw(table))
    on_board = moments(text_of(await world.board(table)))
    pages = await starred(world, table, world.alice)

    assert len(on_board) > 1
    assert "page 1 of" in pages[0]
    assert set().union(*map(moments, pages)) == on_board
    [(chapter, mistake)] = story.told_mistakes()
    [at_mistake] = [page for page in pages if "could have known" in page]
    assert f"about {percent(mistake.cost)} more in 100 games" in at_mistake
    assert EN("bang-better-own", times=10, count=5) in at_mistake
    game = (await world.bot.services.tables.recording(snapshot)).at(story.chapters[chapter].ply)
    decision = game.decision(0)
    assert decision is not None
    assert move_text(game, decision, mistake.best, phrases_for(snapshot, EN)) in at_mistake
    chances = [EN("story-chance", name=name, percent=value) for name, value in (("alice", 35), ("bob", 65))]
    assert " · ".join(chances) in at_mistake
    assert at_mistake.count("%") == len(chances)  # no other chance of the same moment


async def test_the_end_offers_mistakes_again_and_blames_nobody_and_neither_does_the_board(
    world: World,
) -> None:
    table, _, story = await finished_story(world)
    panel, end = await opened(world, table), await opened(world, table, turn=9999)
    await world.settle_after(world.bot.services.publisher.redraw(table))

    [(mistaken, _)] = story.mistakes_of(0)
    for place in (panel, end):
        offered = await more(world.alice, place)
        assert button(offered, "rz:")
        assert str(mistaken) in select_values(offered)
    for words in (text_of(end), text_of(await world.board(table))):
        assert "mistake" not in words
        assert "could have known" not in words


async def test_who_wants_no_decision_judged_switches_it_off_for_everybody(world: World) -> None:
    table, *_ = await finished_story(world)
    me = (await world.alice.slash(world.saloon, "wanted me")).response
    await world.alice.select(me, ["judge"], custom_id="me:switches")
    for person in (world.alice, world.bob, world.carol):
        pages = await starred(world, table, person)
        assert not any("could have known" in page for page in pages)

    me = (await world.alice.slash(world.saloon, "wanted me")).response
    await world.alice.select(me, ["judge"], custom_id="me:switches")
    assert any("could have known" in page for page in await starred(world, table, world.alice))


async def test_a_story_under_way_is_promised_once_below_what_a_page_says(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.duel("outlaws-duel")
    await rush(world, table, lambda snapshot: snapshot.game.winners is not None)
    monkeypatch.setattr(world.bot.services.stories, "share_done", lambda _: 0.28)
    embeds = (await opened(world, table)).embeds
    promised = EN("story-expected", percent=28)

    assert promised in embeds[-1].footer.text
    assert all("28" not in (embed.description or "") for embed in embeds)


async def test_a_running_game_shows_nobody_anything_even_if_a_story_were_kept(world: World) -> None:
    table = await world.duel("bang")
    snapshot = await rush(world, table, lambda snapshot: snapshot.game.ply >= 30)

    assert await world.bot.services.stories.of(snapshot) is None
    assert "%" not in answer_text(await world.alice.slash(world.saloon, "wanted replay", table=table))


async def test_a_story_is_told_in_the_language_of_its_reader(world: World, reads) -> None:
    language = "fr"
    table, *_ = await finished_story(world)
    reads(language)
    shown_text = "\n".join(await starred(world, table, world.alice))

    assert load_texts(language)("bang-better-own", times=10, count=5) in shown_text


# try again


async def asked_again(world: World, table: int) -> Any:
    panel = await more(world.alice, await opened(world, table))
    mistake = select_values(panel)[-1]
    return (await world.alice.select(panel, [mistake], custom_id=button(panel, "rz:"))).response


@pytest.mark.long
async def test_ones_own_mistake_is_asked_again_with_what_one_knew_then_told_and_played_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stories, "PATIENCE", 10_000)  # seconds of the simulated clock, which runs ahead
    table, snapshot, story = await finished_story(world)
    [(chapter, mistake)] = story.mistakes_of(0)
    world.bot.services.search.worker = Worker(100, 600)  # on a busy machine the usual one is too late
    await world.bot.services.search.warm()
    panel = await asked_again(world, table)
    shown_text = text_of(panel)
    game = (await world.bot.services.tables.recording(snapshot)).at(story.chapters[chapter].ply)
    decision = game.decision(0)
    assert decision is not None
    phrases = phrases_for(snapshot, EN)

    assert phrases.decision(decision) in shown_text
    assert "could have known" not in shown_text
    assert "%" not in shown_text
    assert "What bob sees" not in shown_text
    answers = panel.components[0]["components"][0]["options"]
    labels = [option["label"] for option in answers]
    assert move_text(game, decision, mistake.best, phrases) in labels
    move = move_text(game, decision, mistake.played, phrases)  # the list names targets without a choice, too
    played = next(number for number, label in enumerate(labels) if label.startswith(move))
    verdict = await world.alice.select(panel, [str(played)], custom_id=button(panel, "ra:"))
    most, before = map(percent, mistake.worth)
    assert f"about {before} wins in 100" in text_of(verdict.response)
    assert f"wins {most}." in text_of(verdict.response)
    form = await world.alice.click(verdict.response, custom_id=button(verdict.response, "ro:"))
    assert EN("play-on-title") in answer_text(form)


async def forged(world: World, person: MemberActor, table: int, chapter: int) -> str:
    """Press *Try again* at a chapter where the replay has no such button."""
    posted = PostedOffer(world, table, await world.board(table))
    return answer_text(await press_forged_id(person, posted, f"ry:{table}:{chapter}"))


async def test_only_ones_own_mistakes_are_asked_again(world: World) -> None:
    table, _, story = await finished_story(world)
    [(chapter, _)] = story.mistakes_of(0)
    for person in (world.bob, world.carol):
        panel = (await person.slash(world.saloon, "wanted replay", table=table)).response
        assert not buttons(panel, "rz:")
        assert "no mistake of yours" in await forged(world, person, table, chapter)
    assert "no mistake of yours" in await forged(world, world.alice, table, chapter + 1)


# ask me again


async def with_reminder(world: World, monkeypatch: pytest.MonkeyPatch) -> tuple[int, Any]:
    """Keep the host's mistake; return the table, and the verdict before that."""
    monkeypatch.setattr(stories, "PATIENCE", 10_000)
    table, _, story = await finished_story(world)
    [(_, mistake)] = story.mistakes_of(0)

    async def lines(*_: Any) -> Any:
        return mistake.best, mistake.played

    async def compare(*_: Any) -> Comparison:
        return Comparison(0.1, 0.01)

    service = world.bot.services.stories
    monkeypatch.setattr(service, "lines", lines)  # the search process is tried above
    monkeypatch.setattr(service, "compare", compare)
    panel = await asked_again(world, table)
    verdict = (await world.alice.select(panel, ["1"], custom_id=button(panel, "ra:"))).response
    answered = await world.alice.click(verdict, custom_id=button(verdict, "rk:"))
    assert "asks you again" in answer_text(answered)
    return table, verdict


async def be_due(world: World) -> None:
    [reminder] = await world.bot.store.stories.reminders_of(world.alice.id, world.guild.id)
    assert reminder.due_at > world.bot.services.now() + 2 * DAY
    await world.bot.store.stories.remind(
        reminder.user_id, reminder.table_id, reminder.chapter, reminder.turn, 0
    )


async def hub(world: World, person: MemberActor) -> Any:
    return (await person.slash(world.saloon, "wanted games")).response


async def answer(world: World, number: int) -> str:
    """Open the kept mistake from the list of games, and give the answer of this number."""
    listed = await hub(world, world.alice)
    [value] = [value for value in select_values(listed) if value.startswith("mistake:")]
    panel = (await world.alice.select(listed, [value], custom_id="hub")).response
    assert button(panel, "rq:")
    return answer_text(await world.alice.select(panel, [str(number)], custom_id=button(panel, "ra:")))


async def test_a_mistake_is_kept_and_asked_again_after_three_days_until_it_is_known(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await with_reminder(world, monkeypatch)
    pings = world.visible(world.alice).count(f"<@{world.alice.id}>")
    early = await answer(world, 0)
    assert EN("games-title", count=0) in text_of(await hub(world, world.alice))
    await be_due(world)
    assert EN("games-title", count=1) in text_of(await hub(world, world.alice))
    wrong = await answer(world, 1)
    assert EN("remind-known") not in early + wrong
    assert "It is asked again from" in wrong
    await be_due(world)
    right = await answer(world, 0)

    assert EN("remind-known") in right
    assert not [value for value in select_values(await hub(world, world.alice)) if "mistake" in value]
    assert world.visible(world.alice).count(f"<@{world.alice.id}>") == pings


async def test_a_kept_mistake_is_dropped_and_only_its_user_sees_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await with_reminder(world, monkeypatch)
    others = [await hub(world, person) for person in (world.bob, world.carol)]
    assert [value for listed in others for value in select_values(listed) if "mistake" in value] == []
    [reminder] = await world.bot.store.stories.reminders_of(world.alice.id, world.guild.id)
    forged = PostedOffer(world, table, await world.board(table))
    await press_forged_id(world.bob, forged, f"rq:{reminder.id}")
    listed = await hub(world, world.alice)
    assert EN("mistake-name", turn=reminder.turn, table=table) in text_of(listed)
    panel = (await world.alice.select(listed, [f"mistake:{reminder.id}"], custom_id="hub")).response
    dropped = await world.alice.click(panel, custom_id=button(panel, "rq:"))

    assert EN("remind-forgotten") in answer_text(dropped)
    assert await world.bot.store.stories.reminders_of(world.alice.id, world.guild.id) == []


async def test_a_kept_mistake_is_exported_and_deleted_with_ones_data(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, verdict = await with_reminder(world, monkeypatch)
    privacy = world.bot.store.privacy
    stored = await privacy.stored_of(world.alice.id)
    assert [row["table_id"] for row in stored["mistake_reminders"]] == [table]
    await world.bot.services.user_cache.forget(world.alice.id)
    assert "mistake_reminders" not in await privacy.stored_of(world.alice.id)
    await privacy.save_optout(world.alice.id, nothing=True)
    refused = await world.alice.click(verdict, custom_id=button(verdict, "rk:"))

    assert EN("no-opted-out") in answer_text(refused)


async def test_a_kept_mistake_that_no_story_tells_any_more_is_forgotten(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await with_reminder(world, monkeypatch)
    me = (await world.alice.slash(world.saloon, "wanted me")).response
    await world.alice.select(me, ["judge"], custom_id="me:switches")
    [reminder] = await world.bot.store.stories.reminders_of(world.alice.id, world.guild.id)
    refused = await world.alice.select(
        await hub(world, world.alice), [f"mistake:{reminder.id}"], custom_id="hub"
    )

    assert EN("no-try-none") in answer_text(refused)
    assert await world.bot.store.stories.reminders_of(world.alice.id, world.guild.id) == []
