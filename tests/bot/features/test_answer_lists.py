"""The headings of lists say what their lines do, by the numbers that the hand's picture shows."""

from discord.ui import Select
from scenes.revolver import GUARDIANS, MAPACHE, Scene

from bot.features.game_panels.answers import answer_items
from bot.games.offered import offered_options
from bot.i18n.texts import load_texts
from bot.ui.style import phrases_for
from engine.core.records.tables import TableLocation
from engine.core.records.users import Participant
from engine.games.revolver.cards import CARDS, SIDE
from engine.tables.snapshot import TableSnapshot

SEATS = (Participant(1, "Alice"), Participant(2, "Bob"))


def headings(scene: Scene) -> list[str | None]:
    place, text = TableLocation(1, 2, 3, False), load_texts("en")
    table = TableSnapshot(1, "revolver", "standard", SEATS, place, "", scene.game)
    options = offered_options(scene.game, scene.decision.seat, phrases_for(table, text))
    items = answer_items(table, scene.decision, options, text, 0)
    return [item.placeholder for item in items if isinstance(item, Select)]


def test_a_list_that_only_discards_does_not_say_play() -> None:
    assert headings(Scene("", "", turn=MAPACHE, gang="hired-guns")) == ["Discard a card…"]
    assert headings(Scene("", "raccoon-riders", turn=MAPACHE, gang="hired-guns", spare=(0, 2))) == [
        "Play a card…"
    ]


def test_two_lists_are_headed_by_the_numbers_of_the_hand() -> None:
    keys = [key for key, card in CARDS.items() if SIDE[key] == GUARDIANS and not card.power][:14]
    scene = Scene(" ".join(keys), at="mine", guards="old-bird-gun", gang="hired-guns")
    first, second = headings(scene)

    assert first == "Play a card… 1–8"
    assert second == "Play a card… 9–14"  # and one that discards a card in play
