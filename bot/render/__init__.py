"""Pictures of boards and hands: described by a small vocabulary, drawn by a process of its own.

A game's picture.py has two pure functions that its presenter calls, and shows only what is in the view:

    def table(view: View, say: Speech) -> Scene
    def hand(view: View, say: Speech, numbers: Mapping[str, int]) -> Scene | None

A `Scene` (scene.py) is a size and items with their places; layout.py helps to place them:

    def table(view, say):
        zone = ZoneItem(WIDE - 24, 260, say.words("saloon-in-play"), icon="people", turn=True)
        cards = [CardItem(120, say.words("saloon-card-barrel"), "sage", icon="keg"), CardBackItem(120)]
        items = [Placed(zone, 12, 12), Placed(Pips("life", 3, 4), 380, 70), *row(cards, 30, 124, WIDE - 60)]
        return Scene(WIDE, 284, tuple(items))

Colors are names of theme.py. Icons are files of data/art/icons or of the game's own art. Portraits, named
`family/key`, are assembled from parts; people.toml in a game's art fixes some of them.

bot/services/pictures.py asks the presenter for a scene and the pool (pool.py) for its PNG. The worker process
draws it with rasterizer.py. If anything fails or is late, the message is sent without its picture.
"""
