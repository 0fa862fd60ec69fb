"""What is at stake, what offers, proposals and the end of a game say about it, and the ladder."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from e2e.lobbying import challenge, open_table, set_language
from e2e.playing import rush
from e2e.world import World, answer_text, button, text_of
from simcord import InteractionResult, MemberActor
from sqlalchemy import insert

from bot.i18n.texts import LANGUAGES, load_texts
from engine.core.records.users import UserSettings
from engine.store.schema.club import rated_seats

EN = load_texts("en")
DUEL = "outlaws-duel"


async def test_an_offer_says_rated_friendly_or_practice_and_the_end_what_the_game_was_worth(
    world: World,
) -> None:
    assert EN("stakes-friendly") in (await challenge(world, game="ragnguns")).text
    offer = await challenge(world, game=DUEL, stakes="rated")
    assert EN("stakes-rated") in offer.text
    await offer.press(world.bob, "accept")

    await rush(world, offer.number)
    await world.env.settle()

    end = text_of(await world.board(offer.number))
    [alice, bob] = await world.bot.store.ratings.of_table(offer.number)
    assert "Ratings:" in end
    assert f"**{alice.points}**? ({alice.gain:+})".replace("-", "−") in end
    assert alice.gain == -bob.gain


async def test_an_offer_that_cannot_be_rated_says_why_and_is_played_all_the_same(world: World) -> None:
    table = await open_table(world, "outlaws-gangs", stakes="rated")
    assert EN("stakes-rated") in table.text
    await table.press(world.alice, "computer")
    await table.press(world.bob, "join")
    assert EN("stakes-computers") in text_of(world.message(world.saloon.id, table.message.id))

    await world.bot.store.users.save_user_settings(UserSettings(world.bob.id, show_records=False))
    duel = await challenge(world, game=DUEL, stakes="rated")

    assert EN("stakes-no-record") in duel.text
    await duel.press(world.bob, "accept")
    assert (await world.snapshot(duel.number)).stakes == "no-record"


async def test_who_is_asked_to_agree_to_an_undo_reads_that_the_game_would_not_be_rated(world: World) -> None:
    table = await world.duel(DUEL, stakes="rated")
    await rush(world, table, lambda snapshot: snapshot.game.ply >= 4)
    proposal = await world.alice.slash(await world.channel(table), "table undo")

    assert EN("proposal-undo-unrated") in answer_text(proposal)


async def settled(world: World, users: Sequence[int], games: int, first: int = 10_000) -> None:
    """Settle games that nobody has played, an hour apart, in which each meets each and the first wins."""
    now = world.bot.services.now()
    pairs = list(combinations(users, 2))
    seats = []
    for number in range(games):
        key = {"table_id": first + number, "guild_id": world.guild.id, "game": DUEL}
        key |= {
            "settled_at": now - (games - number) * 3600,
            "mu_before": 0,
            "sigma_before": 0,
            "mu": 0,
            "sigma": 0,
        }
        order = pairs[number % len(pairs)][:: 1 if number // len(pairs) % 3 else -1]
        seats += [key | {"seat": n, "user_id": user, "place": n + 1} for n, user in enumerate(order)]
    await world.bot.store.database.write(lambda connection: connection.execute(insert(rated_seats), seats))
    await world.bot.store.ratings.fold_all()


async def ladder(world: World, user: MemberActor | None = None) -> InteractionResult:
    return await (user or world.alice).slash(world.saloon, "wanted ladder", game=DUEL)


async def test_the_ladder_opens_with_three_and_says_what_one_still_needs(world: World) -> None:
    assert EN("ladder-closed", count=0, needed=3) in answer_text(await ladder(world))
    assert EN("ladder-none") in answer_text(await ladder(world))
    users = [world.alice.id, world.bob.id, *range(500, 503)]
    await settled(world, [*users, world.carol.id], 12, first=1000)
    assert "still to go: " in answer_text(await ladder(world, world.carol))

    await settled(world, users, 60)

    page = await ladder(world)
    assert page.ephemeral
    assert "🥇 <@" in answer_text(page)
    assert "You: **" in answer_text(page)
    assert "place " in answer_text(page)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_long_ladder_is_turned_and_shows_ones_own_place(
    world: World, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    set_language(monkeypatch, world.alice, language)
    await settled(world, [*range(500, 511), world.alice.id], 600)
    text, panel = load_texts(language), await ladder(world)
    first = answer_text(panel)
    own_page = await world.alice.click(panel.response, custom_id=button(panel.response, "ldp:", ":y"))

    assert "🥇" in first
    assert text("title-ladder", game=text(f"game-{DUEL}")) in first
    assert f"<@{world.alice.id}>" in answer_text(own_page)
    assert "**11.**" in answer_text(own_page)
    other = await world.alice.select(panel.response, ["bang"], custom_id="ldg")
    assert text("ladder-none") in answer_text(other)


async def test_who_shows_their_record_to_nobody_reads_that_they_stand_on_no_ladder(world: World) -> None:
    await world.alice.slash(world.saloon, "wanted me", records=False)

    assert EN("ladder-private") in answer_text(await ladder(world))


async def test_a_season_leaves_a_podium_and_starts_again(world: World) -> None:
    guild, services = world.guild.id, world.bot.services
    users = [world.alice.id, world.bob.id, *range(500, 503)]
    chosen = {"seasons": True, "announcements": world.saloon}
    await world.moderator().slash(world.saloon, "wanted-admin settings", **chosen)
    await settled(world, users, 60)
    await world.bot.store.ratings.end_season(guild, services.now())
    for _ in range(2):
        await services.seasons.catch_up()

    panel = await ladder(world)
    page = answer_text(panel)
    podium = await world.alice.click(panel.response, custom_id=f"lds:{DUEL}")

    assert EN("ladder-closed", count=0, needed=3) in page
    assert f"<t:{services.seasons.next_end()}:R>" in page
    assert all(medal in answer_text(podium) for medal in "🥇🥈🥉")
    [post] = [message for message in world.saloon.history() if EN("title-season") in text_of(message)]
    assert all(medal in text_of(post) for medal in "🥇🥈🥉")
    assert post.flags.silent


async def test_a_moderator_takes_a_game_out_and_the_audit_log_says_so(world: World) -> None:
    dora, table = world.moderator(), await world.duel(DUEL, stakes="rated")
    await rush(world, table)
    panel = await dora.slash(world.saloon, "wanted-admin tables", table=table)
    form = await dora.click(panel.response, custom_id=button(panel.response, "ad:unrate"))
    done = await dora.submit_modal(form, {"line": "thrown"})

    assert EN("admin-unrated", table=table) in answer_text(done)
    assert await world.bot.store.ratings.of_table(table) == "taken-out"
    assert EN("audit-unrate", table=table) in answer_text(
        await dora.slash(world.saloon, "wanted-admin audit")
    )
