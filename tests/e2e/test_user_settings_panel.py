"""The panel of `/wanted me`: every setting can be picked, pressed or filled in."""

from collections.abc import Callable
from dataclasses import replace

from e2e.lobbying import challenge
from e2e.test_table_actions import two_duels
from e2e.world import World, _plain, answer_text, button, buttons
from phone import height, items_of
from simcord import InteractionResult, MemberActor

from bot.i18n.texts import load_texts
from engine.core.records.users import StandingOrder, UserSettings

EN, PARIS = load_texts("en"), "Europe/Paris"


async def opened(world: World, person: MemberActor) -> InteractionResult:
    panel = await person.slash(world.saloon, "wanted me")
    assert panel.ephemeral
    return panel


async def fills(person: MemberActor, panel: InteractionResult, verb: str, **lines: str) -> InteractionResult:
    form = await person.click(panel.response, custom_id=f"me:{verb}")
    return await person.submit_modal(form, lines)


async def saved(world: World, person: MemberActor) -> UserSettings:
    return await world.bot.store.users.user_settings(person.id)


async def test_the_panel_has_all_that_a_person_sets(world: World) -> None:
    text = answer_text(panel := await opened(world, world.alice))

    lists = repr(panel.response.components)
    for what in ("Time zone", "Quiet hours", "Days off", "Standing orders"):
        assert what in text
    for what in ("Language", "Pings", "Pictures"):  # their lists say what is set
        assert f"{what}: " in lists
    assert "Whom you avoid**: Nobody" in text
    assert {name.removeprefix("me:") for name in buttons(panel.response, "me:")} == {
        *("language", "pings", "pictures", "switches", "time", "away", "avoid", "orders", "privacy")
    }


async def test_what_is_picked_is_set_and_shown_in_its_place(world: World) -> None:
    panel, expected = await opened(world, world.alice), UserSettings(world.alice.id)
    for what, name, picked in (
        ("pings", "ping_mode", "none"),
        ("pings", "ping_mode", "direct"),
        ("pictures", "pictures", "high-contrast"),
        ("language", "language", "es"),
    ):
        changed = await world.alice.select(panel.response, [picked], custom_id=f"me:{what}")
        expected = replace(expected, **{name: picked})

        assert changed.response.id == panel.response.id  # type: ignore[union-attr]
        assert await saved(world, world.alice) == expected
        assert ("Anotado" if picked == "es" else "Noted") in answer_text(changed)


async def test_what_is_on_or_off_is_one_list_with_a_title_that_turns_what_is_picked(world: World) -> None:
    panel = await opened(world, world.alice)
    for switch in ("next", "records", "tips"):
        panel = await world.alice.select(panel.response, [switch], custom_id="me:switches")
    person = await saved(world, world.alice)
    assert (person.ping_when_next, person.judge_decisions) == (True, True)
    assert (person.show_tips, person.show_records) == (False, False)

    items = [item for row in _plain(panel.response.components) for item in row["components"]]
    [switches] = [item for item in items if item.get("custom_id") == "me:switches"]
    texts = {option["value"]: option["description"] for option in switches["options"]}
    on, off = EN("me-turn-off"), EN("me-turn-on")
    assert switches["placeholder"] == EN("hint-me-switches")
    assert texts == {"next": on, "tips": off, "records": off, "judge": on}
    assert f"{EN('me-next-up')} · {EN('me-judge')}" in answer_text(panel)


async def test_time_zone_and_quiet_hours_are_one_form(world: World) -> None:
    panel = await opened(world, world.alice)
    result = await fills(world.alice, panel, "time", zone="paris", quiet="22h-8h")
    assert await saved(world, world.alice) == UserSettings(world.alice.id, None, PARIS, 1320, 480)
    assert "From 22:00 to 08:00" in answer_text(result)

    form = await world.alice.click(panel.response, custom_id="me:time")
    lines = [label["component"].get("value") for label in form.modal["components"]]
    assert lines == [PARIS, "22:00-08:00", None]
    await world.alice.submit_modal(form, {"zone": PARIS, "quiet": ""})
    assert (await saved(world, world.alice)).quiet_start is None


async def test_ones_own_reminder_is_typed_into_the_same_form(world: World) -> None:
    panel = await opened(world, world.alice)
    for words, saved_as, answer in (
        ("6 h", "6", "6 hours before time is up"),
        ("Más tarde", "later", "Later"),
        ("jamais", "never", "Only the last call"),
        ("", None, "At half time"),
    ):
        result = await fills(world.alice, panel, "time", zone="", quiet="", reminder=words)

        assert (await saved(world, world.alice)).reminder == saved_as
        assert f"Reminder**: {answer}" in answer_text(result)


async def test_what_nobody_understands_is_refused_and_changes_nothing(world: World) -> None:
    panel = await opened(world, world.alice)

    assert "no place or time zone" in answer_text(
        await fills(world.alice, panel, "time", zone="Atlantis", quiet="")
    )
    for reminder in ("0", "25", "soon", "-3", "6 d"):
        result = await fills(world.alice, panel, "time", zone="", quiet="", reminder=reminder)
        assert "do not understand" in answer_text(result)
    assert "Say until when" in answer_text(await fills(world.alice, panel, "away", until="", since="friday"))
    assert await saved(world, world.alice) == UserSettings(world.alice.id)


async def test_days_off_are_filled_in_and_taken_back(world: World) -> None:
    panel = await opened(world, world.alice)
    said_so = answer_text(await fills(world.alice, panel, "away", until="two weeks", since="next monday"))
    [away] = await world.bot.store.users.absences()

    assert away.ends_at - away.starts_at == 14 * 86400
    assert f"<t:{away.starts_at}:f>" in said_so
    assert "Welcome back!" in answer_text(await fills(world.alice, panel, "away", until="off", since=""))


async def test_whom_i_avoid_is_a_list_of_users(world: World) -> None:
    panel = await opened(world, world.bob)
    people = await world.bob.click(panel.response, custom_id="me:avoid")
    result = await world.bob.select(people.response, [world.alice], custom_id="me:avoided")

    assert f"<@{world.alice.id}>" in answer_text(result)
    refused = await world.alice.slash(world.saloon, "wanted duel", opponent=world.bob)
    assert "not put at one table" in answer_text(refused)

    people = await world.bob.click(panel.response, custom_id="me:avoid")
    await world.bob.select(people.response, [], custom_id="me:avoided")
    assert (await challenge(world)).verbs

    people = await world.bob.click(panel.response, custom_id="me:avoid")
    await world.bob.select(people.response, [world.bob], custom_id="me:avoided")
    assert await world.bot.store.users.avoided_by(world.bob.id) == []


async def test_who_is_avoided_beyond_the_list_stays_so_when_picked_again(world: World) -> None:
    store = world.bot.store.users
    for user in (*range(1, 26), world.alice.id):
        await store.toggle_avoided(world.bob.id, user)
    assert (await store.avoided_by(world.bob.id))[25:] == [world.alice.id]
    panel = await opened(world, world.bob)
    people = await world.bob.click(panel.response, custom_id="me:avoid")

    await world.bob.select(people.response, [world.alice], custom_id="me:avoided")

    assert await store.avoided_by(world.bob.id) == [world.alice.id]


async def test_the_panel_leads_to_orders_and_what_is_stored(world: World) -> None:
    order = StandingOrder(world.alice.id, 0, "bang", "dodge", ("pass:0",))
    await world.bot.store.orders.save_order(order)
    panel = await opened(world, world.alice)
    assert "1 for all your tables" in answer_text(panel)
    assert "no game here" in answer_text(await world.alice.click(panel.response, custom_id="me:orders"))
    await two_duels(world)
    which = await world.alice.click(panel.response, custom_id="me:orders")
    assert buttons(which.response, "mine:orders") or "orders" in answer_text(which)
    stored = await world.alice.click(panel.response, custom_id="me:privacy")
    assert button(stored.response, "pv:", "export")


async def test_the_panel_works_after_a_restart_and_shows_itself_for_what_it_no_longer_has(
    world: World,
) -> None:
    panel = await opened(world, world.alice)
    await world.restart()
    await world.alice.select(panel.response, ["fr"], custom_id="me:language")

    assert (await saved(world, world.alice)).language == "fr"


async def test_the_panel_is_at_most_700_points_high_with_all_that_can_be_set(
    world: World, reads: Callable[[str], None]
) -> None:
    await world.alice.slash(world.saloon, "wanted me", timezone="paris", quiet="22:00-08:00", pings="direct")
    await world.alice.slash(world.saloon, "wanted away", until="two weeks")

    for locale in ("en-GB", "fr", "es-419"):
        reads(locale)
        panel = (await opened(world, world.alice)).response

        assert height(panel.embeds, [*items_of(panel.components)]) <= 700
