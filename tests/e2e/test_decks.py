"""Users' decks in a simulated Discord: built by command, brought to a game, hidden from others."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from e2e.lobbying import PostedOffer, challenge, open_table, refusal
from e2e.playing import rush
from e2e.test_ragnguns import Watch, by_command, press
from e2e.world import World, answer_text, button
from simcord import InteractionResult, MemberActor

from bot.cli.games import check
from bot.i18n.texts import LANGUAGES, load_texts
from engine.core.decks import UnnamedDeck
from engine.core.records.decks import SavedDeck
from engine.games import DECKS as BUILDING
from engine.games.ragnguns.cards import CARDS, DECKS
from engine.games.ragnguns.decks import read, write
from engine.tables.decks import InvalidDeck

GAME = "ragnguns"
BISON, LADIES = DECKS["au-corps-a-corps"], DECKS["la-ligue-des-dames"]


async def deck(world: World, person: MemberActor, verb: str, **options: Any) -> InteractionResult:
    """Type a command of the group; only its user sees the answer."""
    result = await person.slash(world.saloon, f"deck {verb}", **options)
    assert result.ephemeral
    return result


async def offered(
    world: World, person: MemberActor, verb: str, option: str, typed: str = "", **words: str
) -> list[str]:
    choices = await person.autocomplete(world.saloon, f"deck {verb}", option, typed, **words)
    assert all(len(choice["name"]) <= 100 for choice in choices)
    return [choice["value"] for choice in choices]


async def built(
    world: World, person: MemberActor, name: str = "Mine", copy: str = "au-corps-a-corps"
) -> None:
    """Build a deck like a prebuilt one with one card changed, and choose it for the next game."""
    deck = await made(world, person, name, copy)
    decks = world.bot.services.decks
    await decks.swap(person.id, deck.id, ["gatling"], ["fouet"])
    await decks.choose(person.id, deck.id)


async def made(world: World, person: MemberActor, name: str, copy: str) -> SavedDeck:
    return await world.bot.services.decks.make(person.id, GAME, name, DECKS[copy])


def lists(result: InteractionResult) -> list[dict[str, Any]]:
    rows = [row if isinstance(row, dict) else row.to_dict() for row in result.response.components]
    return [item for row in rows for item in row["components"] if item["type"] == 3]


def everything(world: World, *people: MemberActor) -> str:
    return "\n".join(map(world.visible, people))


async def file(world: World, table_id: int, tmp_path: Path) -> Path:
    result = await world.carol.slash(await world.channel(table_id), "wanted log", table=table_id, file=True)
    path = tmp_path / "game.json"
    path.write_bytes(await result.response.attachments[0].read())
    return path


async def a_while(world: World, table_id: int, watch: Watch) -> None:
    """Play the first moves of a game."""
    for _ in range(12):
        snapshot = await world.snapshot(table_id)
        decision = snapshot.game.open_decisions[0]
        await by_command(world, snapshot, decision, world.people[decision.seat])
        await watch.look()


# Building


async def test_the_shelf_says_which_deck_is_not_ready_and_it_is_not_brought(world: World) -> None:
    decks = world.bot.services.decks
    nasty = await made(world, world.alice, "**@everyone** [x](https://y.z)", "au-corps-a-corps")
    listed = answer_text(await deck(world, world.alice, "list"))
    assert "15/15" in listed
    assert not re.search(r"(?<!\\)\[x\]|(?<!\\)\*\*@|@everyone", listed)

    await decks.swap(world.alice.id, nasty.id, [], ["tomahawk", "barre-de-fer"])

    assert "13/15" in answer_text(await deck(world, world.alice, "list"))
    with pytest.raises(InvalidDeck, match="deck-unfit"):
        await decks.choose(world.alice.id, nasty.id)
    assert "**13 of 15**" in answer_text(await deck(world, world.alice, "workshop"))


# Codes


async def test_a_code_that_is_none_or_of_no_legal_deck_says_what_is_wrong(world: World, reads: Any) -> None:
    epics = [key for key, card in CARDS.items() if "epique" in card.words]
    illegal = write(UnnamedDeck("buffalo-kid", (*epics[:4], "meche-courte")))
    wrong = {
        "hello": "ragnguns-no-code-foreign",
        "RNG-AAAA": "ragnguns-no-code-damaged",
        write(BISON)[:-1]: "ragnguns-no-code-damaged",
    }
    for language in LANGUAGES:
        reads({"en": "en-US", "es": "es-ES"}.get(language, language))
        for code, why in wrong.items():
            assert load_texts(language)(why) in answer_text(await deck(world, world.alice, "code", text=code))
        answer = answer_text(await deck(world, world.alice, "code", text=illegal))
        assert "(R85)" in answer
        assert "(R86)" in answer
    assert await world.bot.services.decks.all(world.alice.id) == []


# Playing


async def test_a_game_with_two_own_decks_is_secret_to_its_end_and_verified(
    world: World, tmp_path: Path
) -> None:
    decks = world.bot.services.decks
    own = UnnamedDeck("buffalo-kid", tuple("gatling" if key == "fouet" else key for key in BISON.cards))
    for person, name, cards in ((world.alice, "Mine", own), (world.bob, "Bob's own", LADIES)):
        await decks.make(person.id, GAME, name, cards)
        await decks.choose(person.id, name)
    offer = await challenge(world, game=GAME)
    before = everything(world, world.bob, world.carol)
    for secret in ("Mine", "RNG-", "Buffalo Kid", "Gatling", "Tomahawk", "tomahawk"):
        assert secret not in before
    accepted = await offer.press(world.bob, "accept")
    assert "Bob's own" in answer_text(accepted).replace("\\", "")
    table = offer.number
    state = (await world.snapshot(table)).game.state

    assert [p.pistolero for p in state.players] == ["buffalo-kid", "jenny-james"]
    assert "gatling.0" in state.players[0].cards()
    assert state.phase != "decks"
    await decks.swap(world.alice.id, (await decks.find(world.alice.id)).id, [], ["tomahawk"])
    await decks.delete(world.bob.id, (await decks.find(world.bob.id)).id)
    watch = Watch(world, table)
    await a_while(world, table, watch)
    await world.restart()
    await watch.look()
    assert "RNG-" not in everything(world, world.carol)
    await rush(world, table)

    verdict = check(await file(world, table, tmp_path))
    assert verdict.is_valid, verdict
    content = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert [set(read(code).cards) for code in content["decks"]] == [set(own.cards), set(LADIES.cards)]


async def test_whoever_brings_none_is_asked_in_secret_while_the_other_deck_stays_unknown(
    world: World,
) -> None:
    await built(world, world.alice)
    table = await world.duel(GAME)
    snapshot = await world.snapshot(table)
    public = everything(world, world.bob, world.carol)
    hand = await world.alice.slash(await world.channel(table), "wanted hand")

    assert [(d.seat, d.kind) for d in snapshot.game.open_decisions] == [(1, "deck")]
    for secret in ("Mine", "RNG-", "Buffalo Kid", "Gatling", "Tomahawk"):
        assert secret not in public
    assert "Buffalo Kid" in answer_text(hand)
    assert "Gatling" in answer_text(hand)
    await press(world, snapshot, snapshot.game.open_decisions[0], world.bob)
    assert "Buffalo Kid" in everything(world, world.carol)


async def test_a_deck_is_named_for_one_game(world: World) -> None:
    await built(world, world.alice)
    await made(world, world.alice, "Other", "tout-feu-tout-flamme")
    choices = await world.alice.autocomplete(world.saloon, "wanted duel", "deck", "", game=GAME)
    none = choices[-1]["value"]
    first = await challenge(world, game=GAME, deck="Other")
    second = await challenge(world, to=world.carol, game=GAME, deck=none)
    elsewhere = await world.alice.autocomplete(world.saloon, "wanted duel", "deck", "", game="bang")

    assert [choice["value"] for choice in choices[:2]] == ["Other", "Mine"]
    assert "au-corps-a-corps" in [choice["value"] for choice in choices]
    assert "tout-feu-tout-flamme" not in [choice["value"] for choice in choices]  # which Other is
    assert elsewhere == []
    await first.press(world.bob, "accept")
    await second.press(world.carol, "accept")
    assert (await world.snapshot(first.number)).game.state.players[0].pistolero == "pepper-malone"
    assert len((await world.snapshot(second.number)).game.open_decisions) == 2


async def test_a_game_without_own_decks_takes_none(world: World) -> None:
    await built(world, world.alice)
    refused = await world.alice.slash(
        world.saloon, "wanted duel", opponent=world.bob, game="bang", deck="Mine"
    )
    unknown = await world.alice.slash(
        world.saloon, "wanted duel", opponent=world.bob, game=GAME, deck="Yours"
    )

    assert refusal(refused) == load_texts("en")("no-decks-not-used")
    assert refusal(unknown) == load_texts("en")("no-deck-none")
    assert (await challenge(world, game="bang")).verbs == ["accept", "decline"]


async def test_a_deck_is_picked_at_the_offer_by_both(world: World) -> None:
    for person, copy in ((world.alice, "tout-feu-tout-flamme"), (world.bob, "le-dernier-verre")):
        await made(world, person, "Mine", copy)
    offer = await challenge(world, game=GAME)
    stranger = await offer.press(world.carol, "deck")
    for person in (world.alice, world.bob):
        shelf = await offer.press(person, "deck")
        assert shelf.ephemeral
        own = (await world.bot.services.decks.find(person.id)).id
        picked = await person.select(shelf.response, [str(own)], custom_id=f"d:{offer.number}")
        assert "**Mine**" in shelf.response.content
        assert picked.acknowledged
    await offer.press(world.bob, "accept")

    players = (await world.snapshot(offer.number)).game.state.players
    ready = [option["value"] for option in lists(stranger)[0]["options"]]
    assert ready == [*(write(deck) for deck in BUILDING[GAME].prebuilt.values()), "0"]
    assert [p.pistolero for p in players] == ["pepper-malone", "gus-harmonica"]


async def test_a_chosen_deck_that_is_not_legal_any_more_is_refused_with_a_sentence(world: World) -> None:
    await built(world, world.bob)
    decks = world.bot.services.decks
    own = await decks.find(world.bob.id)
    await decks.swap(world.bob.id, own.id, [], ["tomahawk"])
    offer = await challenge(world, game=GAME)
    refused = refusal(await offer.press(world.bob, "accept"))

    assert "**Mine** cannot be played" in refused
    assert "(R92)" in refused
    assert (await offer.saved()).state == "open"
    await decks.swap(world.bob.id, own.id, ["tomahawk"], [])
    await offer.press(world.bob, "accept")
    assert (await offer.saved()).state == "started"


async def test_a_deck_of_another_version_stays_at_home_when_the_game_starts(world: World) -> None:
    await built(world, world.alice)
    offer = await challenge(world, game=GAME)
    await world.bot.store.decks.bring_deck(offer.number, world.alice.id, "RNG-OLD")
    await offer.press(world.bob, "accept")

    snapshot = await world.snapshot(offer.number)
    assert [participant.deck_code for participant in snapshot.participants] == [None, None]
    assert len(snapshot.game.open_decisions) == 2


async def test_a_rematch_brings_the_decks_that_are_chosen_then(world: World) -> None:
    table = await world.duel(GAME)
    await world.settle_after(world.bot.services.tables.abort(table, "k"))
    await built(world, world.alice)
    await built(world, world.bob, copy="au-corps-a-corps")
    result = await world.alice.click(await world.board(table), custom_id=f"r:{table}")
    again = PostedOffer(world, int(button(result.response, "o:").split(":")[1]), result.response)
    await again.press(world.bob, "accept")

    assert "**Mine**" in answer_text(result)
    assert "Each plays the deck of the last game again" in answer_text(result)
    assert all(participant.deck_code for participant in (await world.snapshot(again.number)).participants)


async def test_a_rematch_brings_the_prebuilt_decks_that_were_played(world: World) -> None:
    table = await world.duel(GAME)
    played = {world.alice: "la-souriciere", world.bob: "au-corps-a-corps"}
    for person, deck in played.items():
        await person.slash(await world.channel(table), f"{GAME} deck", name=deck)
        await world.env.settle()
    for _ in range(2):  # the second rematch knows them as decks that were brought
        await world.settle_after(world.bot.services.tables.abort(table, "k"))
        result = await world.alice.click(await world.board(table), custom_id=f"r:{table}")
        again = PostedOffer(world, int(button(result.response, "o:").split(":")[1]), result.response)
        await again.press(world.bob, "accept")
        table = again.number

        snapshot = await world.snapshot(table)
        guns = {
            snapshot.require_active_seat(person.id): DECKS[deck].leader for person, deck in played.items()
        }
        assert {seat: player.pistolero for seat, player in enumerate(snapshot.game.state.players)} == guns
        assert snapshot.game.state.turn == 1


async def test_the_computer_takes_a_prebuilt_deck_against_ones_own(world: World) -> None:
    await built(world, world.alice)
    state = (await world.snapshot(await world.against_computer(GAME))).game.state

    assert "gatling.0" in state.players[0].cards()
    assert state.players[1].pistolero
    assert "Mine" not in everything(world, world.bob)


async def test_at_an_open_table_who_joins_brings_their_deck(world: World) -> None:
    await built(world, world.bob)
    table = await open_table(world, GAME)
    joined = await table.press(world.bob, "join")
    await table.press(world.alice, "start")

    alice, bob = (await world.snapshot(table.number)).participants
    assert "**Mine**" in refusal(joined)
    assert (bool(alice.deck_code), bool(bob.deck_code)) == (False, True)
