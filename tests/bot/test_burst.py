"""A burst of moves at one table: pictures nobody would see any more are not drawn."""

import asyncio

from bot.chores import Chores
from bot.pictures.scene import Scene
from bot.pictures.studio import Studio
from gallery import scenes

BURST = 50


class Board:
    """A table that is drawn as it stands when its turn to be drawn comes, as bot/publisher.py does it."""

    def __init__(self, studio: Studio) -> None:
        self.studio = studio
        self.newest: Scene | None = None
        self.shown: Scene | None = None
        self.drawn: list[Scene] = []
        self.chores = Chores("board", self.bring)

    def change(self, scene: Scene) -> None:
        self.newest = scene
        self.chores.poke(1)

    async def bring(self, table: int) -> bool:
        scene = self.newest
        if scene is None or scene == self.shown:
            return False
        assert await self.studio.draw(scene, "on", within=60)
        self.drawn.append(scene)
        self.shown = scene
        return True


async def test_of_fifty_boards_in_a_burst_the_first_and_the_newest_are_drawn() -> None:
    studio = Studio()
    board = Board(studio)
    played = scenes.stages("revolver", 2)
    boards = list(dict.fromkeys(scenes.table(game) for game, _ in zip(played, range(4 * BURST))))[:BURST]
    try:
        board.change(boards[0])
        await asyncio.sleep(0)  # it is being drawn now
        for scene in boards[1:]:
            board.change(scene)
        await board.chores.finish()
    finally:
        await studio.close()

    assert len(boards) == BURST
    assert board.drawn == [boards[0], boards[-1]]


async def test_one_picture_wanted_by_many_at_once_is_drawn_once() -> None:
    studio = Studio()
    scene = scenes.board("gnadenlos")
    try:
        pictures = await asyncio.gather(*(studio.draw(scene, "on", within=60) for _ in range(BURST)))
    finally:
        await studio.close()

    assert pictures[0] is not None
    assert all(picture is pictures[0] for picture in pictures)
