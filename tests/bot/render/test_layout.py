"""Where items go on a picture, and what remains of a shortened one."""

from bot.render.layout import upper_part
from bot.render.scene import DieItem, PlacedItem, Scene, ZoneItem


def test_of_a_shortened_picture_whole_items_stay_and_zones_end_where_it_ends() -> None:
    whole, cut = PlacedItem(DieItem(1, 40), 0, 60), PlacedItem(DieItem(2, 40), 50, 61)
    zone, below = PlacedItem(ZoneItem(200, 150), 0, 0), PlacedItem(ZoneItem(200, 50), 0, 100)
    scene = Scene(200, 200, (zone, whole, cut, below))

    assert upper_part(scene, 100).items == (PlacedItem(ZoneItem(200, 100), 0, 0), whole)
