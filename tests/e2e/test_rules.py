"""Look things up in a simulated Discord: only the user sees the answer, in their language."""

from itertools import product

from e2e.lobbying import PostedOffer, open_table, press_forged_id
from e2e.world import World, answer_text, buttons
from phone import height, items_of
from simcord import InteractionResult

from bot.app.services import catch_up
from bot.features.game_panels.log_pages import phone_rows
from bot.features.reference import lookup
from bot.features.reference.lookup import BOOKS
from bot.features.reference.pages import MAX_ROWS
from bot.i18n.texts import load_texts
from engine.games import GAMES

EN, FR, ES = map(load_texts, ("en", "fr", "es"))
OUTLAWS_BOOK = BOOKS["outlaws"]
LOCALES = [("en-GB", EN), ("fr", FR), ("es-419", ES)]


async def test_the_first_completion_after_a_start_reads_no_names_anew(world: World) -> None:
    caches = (lookup._called, lookup._in_all_languages)
    for cache in caches:
        cache.cache_clear()
    await catch_up(world.bot.services)
    before = [cache.cache_info().misses for cache in caches]
    await world.alice.autocomplete(world.saloon, "wanted card", "name", "be")
    await world.alice.autocomplete(world.saloon, "wanted rules", "topic", "emp", game="bang")

    assert [cache.cache_info().misses for cache in caches] == before


async def test_the_rule_book_opens_at_its_first_chapter_for_the_one_who_asks(world: World):
    every = await world.alice.slash(world.saloon, "wanted rules")
    assert every.ephemeral
    assert EN("rules-all") in answer_text(every)
    rules = await world.alice.click(every.response, custom_id="how:outlaws-gangs")
    assert rules.response.embeds[0].author.name == EN("outlaws-rules")
    assert rules.response.embeds[0].title == EN("outlaws-rules-gangs.title")
    opened = await world.alice.slash(world.saloon, "wanted rules", game="outlaws-duel")

    assert opened.ephemeral
    assert opened.response.embeds[0].title == EN("outlaws-rules-duel.title")
    listed = repr(opened.response.components)
    assert all(repr(chapter) in listed for chapter in OUTLAWS_BOOK.chapters)
    assert world.saloon.history(viewer=world.bob) == []


async def test_all_games_with_a_button_each_fit_a_phone(world: World, reads):
    for locale, _ in LOCALES:
        reads(locale)
        every = (await world.alice.slash(world.saloon, "wanted rules")).response

        assert len(buttons(every, "how:")) == len(GAMES)
        assert height(every.embeds, [*items_of(every.components)]) <= 320


async def whole(world: World, opened: InteractionResult) -> str:
    """Return the text of a chapter with all parts; each part fits a phone."""
    channel, message, parts = opened.response.channel_id, opened.response, []
    while True:
        parts.append(message.embeds[0].description)
        names = buttons(message, "rd:")
        if not names or names[0].split(":")[3] == "0":
            break
        await world.alice.click(message, custom_id=names[0])
        message = world.message(channel, message.id)
    assert all(phone_rows(part) <= MAX_ROWS for part in parts)
    return "\n".join(parts)


async def test_every_topic_can_be_read(world: World, reads):
    keys = {chapter: f"outlaws-rules-{chapter}" for chapter in OUTLAWS_BOOK.chapters}
    keys |= {number: f"outlaws-ruling-{number}" for number in OUTLAWS_BOOK.rulings}

    for (locale, text), (topic, key) in product(LOCALES, keys.items()):
        reads(locale)
        opened = await world.alice.slash(world.saloon, "wanted rules", topic=topic)
        assert (await whole(world, opened)).split() == text(key).split()


async def test_a_topic_that_is_not_there_is_refused_without_repeating_any_markup(world: World):
    refused = await world.alice.slash(world.saloon, "wanted rules", topic="**poker** @everyone")

    assert refused.ephemeral
    assert "poker" in refused.response.content
    assert "**poker" not in refused.response.content
    assert "@everyone" not in refused.response.content
    assert "R16" in refused.response.content


async def test_topics_are_offered_in_the_readers_language(world: World, reads):
    reads("es-ES")

    offered = await world.alice.autocomplete(world.saloon, "wanted rules", "topic", "emp")

    assert offered[0]["name"] == ES("outlaws-rules-ties.title")
    assert offered[0]["value"] == "ties"
    assert all(len(choice["name"]) <= 100 for choice in offered)


async def test_a_card_is_shown_by_its_face_and_by_its_name_in_any_language(world: World, reads):
    reads("fr")

    for name in ("J♠", "Ramón Sin Sombra"):
        answer = await world.bob.slash(world.saloon, "wanted card", name=name)

        assert answer.ephemeral
        assert answer.response.embeds[0].title == f"J♠︎ {FR('outlaws-card-JS')}"
        assert FR("outlaws-card-JS.crime") in answer.response.embeds[0].description
        assert FR("suit-S") in answer_text(answer)


async def test_no_more_cards_are_offered_than_discord_shows(world: World):
    offered = await world.bob.autocomplete(world.saloon, "wanted card", "name", "")
    hearts = await world.bob.autocomplete(world.saloon, "wanted card", "name", "hearts")

    assert len(offered) == 25
    assert all("♥" in choice["name"] for choice in hearts)
    assert len(hearts) == 13


async def test_a_card_that_is_not_there_is_refused(world: World):
    refused = await world.bob.slash(world.saloon, "wanted card", name="_nobody_ <@1>")

    assert refused.ephemeral
    assert "nobody" in refused.response.content
    assert r"\<@1>" in refused.response.content


# Links between pages


async def test_a_chapter_leads_to_a_card_and_that_to_its_chapters(world: World):
    open_table = await world.alice.slash(world.saloon, "wanted rules", game="bang", topic="blue")

    def now():
        return world.message(open_table.response.channel_id, open_table.response.id)

    await world.alice.select(now(), ["card:dynamite"], custom_id="see:bang")
    assert now().embeds[0].title == EN("bang-card-dynamite")
    await world.alice.select(now(), ["chapter:blue"], custom_id="see:bang")

    assert now().embeds[0].title == EN("bang-rules-blue.title")


async def test_a_card_leads_to_its_keywords_and_they_to_cards(world: World):
    answer = await world.alice.slash(world.saloon, "wanted card", name="harmonica")

    await world.alice.select(answer.response, ["word:musique"], custom_id="see:ragnguns")
    page = world.message(answer.response.channel_id, answer.response.id)

    assert EN("ragnguns-word-musique") in page.embeds[0].title
    assert EN("ragnguns-card-harmonica") in page.embeds[0].description
    assert buttons(page, "see:ragnguns")


async def test_the_cards_of_a_table_open_and_lead_back_to_the_question(world: World):
    table = await world.duel("bang")
    board = await world.board(table)
    hand = await world.alice.click(board, custom_id=f"h:{table}")

    listed = await world.alice.click(hand.response, custom_id=f"tc:{table}")
    await world.alice.select(listed.response, ["card:bart-cassidy"], custom_id=f"see:bang:{table}")
    card = world.message(listed.response.channel_id, listed.response.id)
    assert EN("bang-card-bart-cassidy") in card.embeds[0].title
    await world.alice.click(card, custom_id=f"h:{table}")

    assert buttons(world.message(listed.response.channel_id, card.id), f"t:{table}")


async def test_a_forged_page_is_refused(world: World):
    offer = await open_table(world)

    for name in ("see:bang", "see:poker", "see:bang:1", "ch:poker"):
        assert EN("rules-no-book") in answer_text(await press_forged_id(world.alice, offer, name))


async def test_no_forged_id_edits_a_public_message(world: World):
    offer = await open_table(world)
    before = offer.text

    for name in ("q:bang:turn:0", "q:bang:turn:1", "ch:bang", "hub", "mine:hand:1"):
        await press_forged_id(world.alice, offer, name)

    [message] = [item for item in world.saloon.history() if buttons(item, f"o:{offer.number}:")]
    assert PostedOffer(world, offer.number, message).text == before
