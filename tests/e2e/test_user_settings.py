"""`/wanted me`, `/wanted away` and `/wanted games`, typed: settings and their effects on others."""

import json

from e2e.lobbying import challenge, offer_draw, pass_time
from e2e.playing import answer_elsewhere
from e2e.test_panels import opens
from e2e.world import World, answer_text, button, text_of
from simcord import MemberActor

from engine.core.records.guilds import GuildSettings
from engine.core.records.users import UserSettings

PARIS = "Europe/Paris"


async def settings(world: World, person: MemberActor, **options: object) -> str:
    result = await person.slash(world.saloon, "wanted me", **options)
    assert result.ephemeral
    return answer_text(result)


async def leaves(world: World, person: MemberActor, **options: object) -> str:
    result = await person.slash(world.saloon, "wanted away", **options)
    assert result.ephemeral
    return answer_text(result)


async def games(world: World, person: MemberActor) -> str:
    result = await person.slash(world.saloon, "wanted games")
    assert result.ephemeral
    return answer_text(result)


async def saved(world: World, person: MemberActor) -> UserSettings:
    return await world.bot.store.users.user_settings(person.id)


# Settings


async def test_without_options_the_settings_are_shown_and_nothing_changes(world: World) -> None:
    text = await settings(world, world.alice)

    assert "Your settings" in text
    assert "Not set" in text
    assert await saved(world, world.alice) == UserSettings(world.alice.id)


async def test_all_settings_at_once_are_kept_over_a_restart(world: World) -> None:
    options = {
        "next-up": True,
        "pictures": "high-contrast",
        "pings": "none",
        "language": "fr",
        "reminder": "12",
    }
    text = await settings(world, world.alice, timezone="paris", quiet="22:00-08:00", **options)
    await world.restart()

    assert "C’est noté" in text
    assert "Paris, France · il est 01:00 là-bas" in text
    assert "De 22:00 à 08:00" in text
    expected = UserSettings(
        world.alice.id, "fr", PARIS, 1320, 480, "none", True, "high-contrast", reminder="12"
    )
    assert await saved(world, world.alice) == expected
    assert "Tes réglages" in await settings(world, world.alice)


async def test_the_language_set_here_wins_over_discords_wherever_one_is_answered(world: World, reads) -> None:
    reads("fr")
    table = await world.duel()
    await settings(world, world.alice, language="es")
    channel = await world.channel(table)
    hand = answer_text(await world.alice.slash(channel, "wanted hand"))
    pressed = await world.alice.click(
        await world.board(table), custom_id=button(await world.board(table), "h:")
    )
    refused = await world.alice.slash(channel, "wanted away", until="nunca")
    zones = await world.alice.autocomplete(world.saloon, "wanted me", "timezone", "lond")

    assert "Tu mano" in hand
    assert "Tu mano" in answer_text(pressed)
    assert "No entiendo «nunca»" in answer_text(refused)
    assert [zone["name"][:7] for zone in zones] == ["Londres"]
    [tokyo] = await world.bob.autocomplete(world.saloon, "wanted me", "timezone", "tokyo")
    assert tokyo["value"] == "Asia/Tokyo"
    assert tokyo["name"].endswith("· 09:00")
    assert "Ta main" in answer_text(await world.bob.slash(channel, "wanted hand"))

    await settings(world, world.alice, language="discord")
    assert "Ta main" in answer_text(await world.alice.slash(channel, "wanted hand"))


async def test_an_open_hand_changes_to_the_new_language_at_once(world: World) -> None:
    table = await world.duel()
    hand = await opens(world, table, world.alice)

    await settings(world, world.alice, language="fr")

    assert "Ta main" in text_of(world.message(hand.channel.id, hand.id))


async def test_quiet_hours_can_be_taken_back(world: World) -> None:
    await settings(world, world.alice, timezone=PARIS, quiet="22h-8h")
    await settings(world, world.alice, quiet="off")

    assert await saved(world, world.alice) == UserSettings(world.alice.id, timezone=PARIS)


IMPOSSIBLE: list[tuple[dict[str, str], str]] = [
    ({"timezone": "Atlantis"}, "no place or time zone called “Atlantis”"),
    ({"timezone": "Argentina"}, "Pick one of the suggestions"),
    ({"timezone": "../../etc"}, "no place or time zone"),
    ({"quiet": "22-8"}, "Quiet hours need your time zone"),
    ({"timezone": PARIS, "quiet": "whenever"}, "do not understand “whenever”"),
    ({"timezone": PARIS, "quiet": "25:00-8:00"}, "no such hours"),
    ({"timezone": PARIS, "quiet": "8-8"}, "must end at a different time"),
    ({"timezone": PARIS, "quiet": "8-7"}, "14 hours a day at most"),
    ({"timezone": "@everyone [x](http://x)"}, "no place or time zone"),
]


async def test_impossible_settings_are_refused_with_the_reason_and_change_nothing(world: World) -> None:
    for options, why in IMPOSSIBLE:
        assert why in await settings(world, world.alice, language="en", **options)

    assert await saved(world, world.alice) == UserSettings(world.alice.id)


# Away


async def test_who_goes_away_is_told_from_when_to_when_and_so_is_the_table(world: World) -> None:
    table = await world.duel()
    await settings(world, world.bob, timezone=PARIS)
    text = await leaves(world, world.bob, until="5.1.")
    [away] = await world.bot.store.users.absences()

    assert "Happy trails!" in text
    assert f"<t:{away.ends_at}:f>" in text
    assert "25 days of absence left" in text
    board = await world.board(table)
    assert f"bob is away, back on <t:{away.ends_at}:d>" in str(board.embeds[0].description)
    assert (await world.bot.store.boards.board_message(table)).message_id == board.id  # type: ignore[union-attr]


async def test_an_absence_that_is_planned_is_told_before_it_begins(world: World) -> None:
    table = await world.duel()
    await leaves(world, world.bob, **{"from": "5.1.", "until": "3d"})
    [away] = await world.bot.store.users.absences()

    assert away.ends_at - away.starts_at == 3 * 86400
    description = str((await world.board(table)).embeds[0].description)
    assert f"bob will be away from <t:{away.starts_at}:d>, back on <t:{away.ends_at}:d>" in description


async def test_who_comes_back_early_has_their_days_again(world: World) -> None:
    table = await world.duel()
    await leaves(world, world.bob, until="10d")
    await pass_time(world, 86400)
    assert "20 days" in await leaves(world, world.bob)
    text = await leaves(world, world.bob, until="off")

    assert "Welcome back!" in text
    assert "28 days" in text
    assert "away" not in str((await world.board(table)).embeds[0].description)


NO_ABSENCES: list[tuple[dict[str, str], str]] = [
    ({"until": "yesterday-ish"}, "do not understand"),
    ({"until": "31.2."}, "no such day"),
    ({"until": "2025-12-31"}, "in the past"),
    ({"until": "2026-02-10", "from": "2025-12-31"}, "in the past"),
    ({"until": "2026-02-01", "from": "2026-02-02"}, "before you have left"),
    ({"until": "2028-01-01", "from": "2027-12-31"}, "too far off"),
    ({"until": "91d"}, "too long"),
    ({"until": "31d"}, "leaves you 30 days of absence for 2026"),
    ({"until": "off"}, "You are not away"),
    ({"from": "tomorrow"}, "Say until when"),
]


async def test_an_absence_that_cannot_be_is_refused_with_the_reason(world: World) -> None:
    for options, why in NO_ABSENCES:
        assert why in await leaves(world, world.alice, **options)

    assert await world.bot.store.users.absences() == []


async def test_who_sits_at_fast_games_reads_their_names_whole(world: World) -> None:
    tables = [await world.duel(game, clock="live") for game in ("bang", "outlaws-duel")]
    refused = await leaves(world, world.alice, until="3d")

    assert all(f"#{table} ·" in refused for table in tables)
    assert "\\\\#" not in refused
    assert "WANTED: Duel · alice, bob" in refused


async def test_the_server_sets_how_many_days_a_year_one_may_be_away(world: World) -> None:
    await world.bot.store.guilds.save_settings(world.guild.id, GuildSettings(absence_days=3))
    assert "leaves you 3 days" in await leaves(world, world.alice, until="4d")
    assert "0 days of absence left" in await leaves(world, world.alice, until="3d")
    assert "no days of absence for 2026" in await leaves(
        world, world.alice, **{"from": "1 may", "until": "1d"}
    )


async def test_days_are_suggested_as_they_are_understood(world: World) -> None:
    def names(choices: list[dict[str, object]]) -> list[tuple[object, object]]:
        return [(item["name"], item["value"]) for item in choices]

    last = await world.alice.autocomplete(world.saloon, "wanted away", "until", "10d")
    first = await world.alice.autocomplete(world.saloon, "wanted away", "from", "tomorrow")
    later = await world.alice.autocomplete(world.saloon, "wanted away", "until", "2d", **{"from": "5 jan"})
    empty = await world.alice.autocomplete(world.saloon, "wanted away", "until", "")
    nonsense = await world.alice.autocomplete(world.saloon, "wanted away", "until", "whenever")
    friday = await world.alice.autocomplete(world.saloon, "wanted away", "until", "until next friday")

    assert names(last) == [("Saturday, January 10, 2026 · 10 days", "2026-01-10")]
    assert names(first) == [("Friday, January 2, 2026", "2026-01-02")]
    assert names(later) == [("Tuesday, January 6, 2026 · 2 days", "2026-01-06")]
    assert len(empty) == 3
    assert nonsense == []
    assert [item["value"] for item in friday] == ["2026-01-02", "2026-01-09"]  # the text may mean either day


# What waits for me


async def test_what_waits_for_me_comes_first_with_time_left_and_a_link(world: World) -> None:
    table = await world.duel(clock="day")
    text = await games(world, world.alice)
    snapshot, posted = await world.snapshot(table), await world.bot.store.boards.board_message(table)

    assert "1 thing is waiting for you" in text
    assert "Your move" in text
    assert f"https://discord.com/channels/{world.guild.id}/{posted.channel_id}/{posted.message_id}" in text
    assert f"time is up <t:{snapshot.clocks[0].deadline}:R>" in text


async def test_games_where_others_are_to_move_and_who_is_away_stand_below(world: World) -> None:
    table = await world.duel()
    await leaves(world, world.bob, until="7d")
    await answer_elsewhere(world, table, seat=0)
    text = await games(world, world.alice)

    assert "Nothing is waiting for you" in text
    assert "Waiting for others" in text
    assert "bob is away" in text


async def test_offers_are_in_the_list_of_both(world: World) -> None:
    offer = await challenge(world)
    own_panel, theirs = await games(world, world.bob), await games(world, world.alice)

    assert "Offers and proposals waiting for your answer" in own_panel
    assert f"#{offer.number} · WANTED: Duel · alice" in own_panel
    assert f"/{offer.message.id}" in own_panel
    assert "1 thing is waiting for you" in own_panel
    assert "Offers waiting for others" in theirs
    assert "Nothing is waiting for you" in theirs


async def test_what_is_proposed_at_my_tables_waits_for_me_alone_until_i_agree(world: World) -> None:
    table = await world.duel(clock="none")
    await offer_draw(world, table)

    assert "offers a draw" in await games(world, world.bob)
    assert "2 things are waiting for you" in await games(world, world.bob)
    assert "offers a draw" not in await games(world, world.alice)
    assert "No game of yours is under way" in await games(world, world.carol)


async def test_games_on_other_servers_stand_below_with_their_servers_name(world: World) -> None:
    here = await world.duel()
    other = world.env.create_guild(name="Else*where*")
    square = other.create_text_channel("square")
    alice = other.add_member(world.alice.user)
    opened = await alice.slash(square, "wanted table", game="outlaws-gangs")
    panel = await alice.click(opened.response, custom_id=button(opened.response, "oh:", ":open"))
    await alice.click(panel.response, custom_id=button(panel.response, "oh:", ":computer"))
    await alice.click(panel.response, custom_id=button(panel.response, "oh:", ":start"))
    text = await games(world, world.alice)

    there = json.loads(json.dumps("🌵 Else\\*where\\*", ensure_ascii=False))
    assert text.index(f"#{here} ·") < text.index("#2 ·")
    assert there.replace("\\", "\\\\") in text
