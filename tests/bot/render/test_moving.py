"""Pictures that move once before they come to rest."""

import io
from dataclasses import replace

from PIL import Image, ImageChops, ImageSequence

from bot.games import PRESENTERS
from bot.i18n.texts import Phrases, load_texts
from bot.render.rasterizer import GLIMPSE, REST, paint
from bot.render.scene import Beat, PlacedItem, Scene, ZoneItem
from bot.services.pictures import Picture
from engine.core.game import Game
from engine.core.rng import Rng, seed_from
from engine.games import GAMES, MODULES

FULL, SMALL = (PlacedItem(ZoneItem(size, 40), 4, 4) for size in (180, 40))
SCENE = Scene(200, 100, (FULL,), (Beat((), 500), Beat((SMALL,), 200)))


def frames(gif: bytes) -> tuple[list[Image.Image], list[int]]:
    """Return the frames and for how many milliseconds each is shown."""
    with Image.open(io.BytesIO(gif)) as moving:
        assert "loop" not in moving.info  # it plays once
        all_frames = [
            (frame.convert("RGB"), frame.info["duration"]) for frame in ImageSequence.Iterator(moving)
        ]
    return [frame for frame, _ in all_frames], [time for _, time in all_frames]


def test_a_picture_with_beats_begins_and_ends_with_what_it_comes_to_and_plays_once() -> None:
    still = Image.open(io.BytesIO(paint(replace(SCENE, beats=()), "on"))).convert("RGB")
    (glimpse, nothing, small, end), times = frames(paint(SCENE, "on"))

    assert times == [GLIMPSE, 500, 200, REST]
    assert ImageChops.difference(glimpse, still).getbbox() is None
    assert ImageChops.difference(end, still).getbbox() is None
    assert nothing.tobytes() != small.tobytes() != end.tobytes()


def test_a_moving_picture_is_as_high_as_a_still_one() -> None:
    moving, still = (
        Picture("table", paint(scene, "on"), "", {}) for scene in (SCENE, replace(SCENE, beats=()))
    )

    assert moving.height_at(270) == still.height_at(270) == 135


def test_while_the_dice_of_a_duel_roll_nothing_tells_who_falls() -> None:
    game, rng = Game.new(GAMES["outlaws-duel"], 2, seed_from("moving")), Rng(seed_from("moving"))
    while not game.view(0).past:
        decision = game.open_decisions[0]
        policy = MODULES[game.rules.family].policy
        game.answer(decision.seat, policy(game.view(decision.seat), decision, rng))
    presenter, phrases = PRESENTERS["outlaws"], Phrases(load_texts("en"), "outlaws", ("Alice", "Bob"))
    view = game.view(0)
    before = [beat.items for beat in presenter.beats(view, phrases)]
    dice = [[item.value for item, *_ in items if type(item).__name__ == "DieItem"] for items in before]
    end = presenter.picture(view, phrases)
    signs = {"Icon", "Stamp"}  # a crown, and who has fallen

    assert dice[0] == [0, 0]
    assert sorted(dice[-1]) == sorted(shot.dice[0] for shot in view.past[0].shots)
    assert all(len({*pair}) == 2 for pair in zip(dice[1], dice[2], strict=True))
    assert not any(type(item).__name__ == "Stamp" for items in before for item, *_ in items)
    assert end is not None
    assert signs & {type(item).__name__ for item, *_ in end.items}
