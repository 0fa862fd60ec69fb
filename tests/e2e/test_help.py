"""`/wanted help` depends on the place and the user."""

from e2e.world import World, answer_text, button, buttons, rest_of_more
from phone import height, items_of

from bot.i18n.texts import load_texts

EN, FR, ES = map(load_texts, ("en", "fr", "es"))
LOCALES = [("en-GB", EN), ("fr", FR), ("es-419", ES)]


async def test_somebody_new_is_told_how_to_start(world: World, reads):
    for locale, text in LOCALES:
        reads(locale)
        helped = await world.carol.slash(world.saloon, "wanted help")

        assert helped.ephemeral
        assert text("btn-friend") in answer_text(helped)
        assert buttons(helped.response) == ["first", "friend", "ga", "mg", "ar"]


async def test_at_a_table_it_says_what_is_asked_and_what_can_be_done_now(world: World):
    table = await world.duel("bang")
    [decision] = (await world.snapshot(table)).game.visible_decisions(None)
    actor, other = (world.alice, world.bob)[:: 1 if decision.seat == 0 else -1]
    there = await world.channel(table)

    helped = await actor.slash(there, "wanted help")
    waiting = await other.slash(there, "wanted help")

    assert EN("panel-waiting", names="").rstrip(".") in answer_text(waiting)
    assert EN("btn-friend") not in answer_text(helped)
    more = await rest_of_more(actor, helped.response, table)
    assert buttons(more, f"t:{table}:resign")
    assert not buttons(more, f"t:{table}:time")
    assert buttons(await rest_of_more(other, waiting.response, table), f"t:{table}:time")

    await actor.click(more, custom_id=f"t:{table}")
    await actor.click(world.message(more.channel_id, more.id), custom_id=f"h:{table}")
    hand = world.message(more.channel_id, more.id)
    assert EN("panel-title", game=EN("game-bang"), table=table) == hand.embeds[0].title


async def test_it_leads_to_the_rules_of_the_game_that_is_played_here(world: World):
    table = await world.duel("bang")

    helped = await world.alice.slash(await world.channel(table), "wanted help")
    page = await world.alice.click(helped.response, custom_id="how:bang")

    assert page.response.embeds[0].title == EN("bang-rules-goal.title")


async def test_a_friend_is_challenged_by_game_and_name(world: World):
    helped = await world.carol.slash(world.saloon, "wanted help")
    panel = (await world.carol.click(helped.response, custom_id="friend")).response
    await world.carol.select(panel, ["bang"], custom_id="frg")
    panel = world.message(panel.channel_id, panel.id)

    posted = await world.carol.select(panel, [world.bob.user], custom_id="frw:bang")

    assert not posted.ephemeral
    assert f"<@{world.bob.id}>" in posted.response.content
    [offer] = await world.bot.store.offers.open_offers(user_id=world.bob.id)
    assert (offer.game, offer.host.user_id) == ("bang", world.carol.id)


async def test_nobody_is_challenged_who_has_left(world: World):
    helped = await world.carol.slash(world.saloon, "wanted help")
    panel = (await world.carol.click(helped.response, custom_id="friend")).response
    world.guild.remove_member(world.bob)

    refused = await world.carol.select(panel, [world.bob.user], custom_id="frw:outlaws-duel")

    assert "not on this server" in answer_text(refused)


async def test_the_other_buttons_open_lessons_rules_and_games(world: World):
    for name, title in (("ga", "title-learn"), ("ar", "rules-all"), ("mg", "games-none")):
        helped = await world.carol.slash(world.saloon, "wanted help")
        opened = await world.carol.click(helped.response, custom_id=name)

        assert EN(title) in "\n".join(f"{e.title}\n{e.description}" for e in opened.response.embeds)


async def test_elsewhere_whoever_plays_finds_all_that_waits_for_them(world: World):
    await world.duel()

    helped = await world.alice.slash(world.saloon, "wanted help")

    assert "1 thing is waiting for you" in answer_text(helped)
    hub = await world.alice.click(helped.response, custom_id="mg")
    assert button(hub.response, "hub")


async def test_whoever_is_challenged_is_told_so_first(world: World):
    offered = await world.alice.slash(world.saloon, "wanted duel", opponent=world.bob, game="bang")

    helped = await world.bob.slash(world.saloon, "wanted help")

    assert "1 thing is waiting for you" in (helped.response.embeds[0].description or "")
    hub = await world.bob.click(helped.response, custom_id="mg")
    assert str(offered.response.id) in answer_text(hub)  # where the answer is
    assert EN("btn-friend") in answer_text(helped)


async def test_moderators_alone_are_told_what_is_theirs(world: World, reads):
    sheriff = world.moderator()
    for locale, text in LOCALES:
        reads(locale)
        theirs = await sheriff.slash(world.saloon, "wanted help")
        others = await world.carol.slash(world.saloon, "wanted help")

        assert text("help-moderators.title") in answer_text(theirs)
        assert text("btn-friend") in answer_text(theirs)  # they are new to this game, too
        assert text("help-moderators.title") not in answer_text(others)
        assert "wanted-admin" not in answer_text(others)


async def test_moderators_are_told_by_where_they_ask_what_they_can_do_as_players(world: World):
    world.alice = world.moderator()
    table = await world.duel("bang")
    there = await world.channel(table)

    at_table = await world.alice.slash(there, "wanted help")
    elsewhere = await world.alice.slash(world.saloon, "wanted help")
    opponents = await world.bob.slash(there, "wanted help")

    assert [field.name for field in at_table.response.embeds[0].fields][-1] == EN("help-moderators.title")
    assert f"t:{table}" in buttons(at_table.response)
    assert EN("help-play") not in answer_text(at_table)
    assert buttons(elsewhere.response, "friend")
    assert EN("help-moderators.title") in answer_text(elsewhere)
    assert f"t:{table}" not in buttons(elsewhere.response)
    assert EN("help-moderators.title") not in answer_text(opponents)


async def test_it_is_at_most_500_points_high_for_whoever_asks_and_wherever(world: World, reads):
    sheriff, table = world.moderator(), await world.duel("bang")
    askers = [(world.carol, world.saloon), (sheriff, world.saloon), (world.alice, world.saloon)]
    askers.append((world.alice, await world.channel(table)))
    for locale, _ in LOCALES:
        reads(locale)
        messages = [(await person.slash(where, "wanted help")).response for person, where in askers]

        heights = [height(message.embeds, [*items_of(message.components)]) for message in messages]
        assert max(heights) <= 500
