"""Pictures of tables and hands: said in a small vocabulary, drawn by a process of its own.

Nothing here knows Discord. A game's picture.py has two pure functions, which its presenter calls, and puts
nothing into them that the view does not show:

    def table(view: View, say: Speech) -> Scene
    def hand(view: View, say: Speech, numbers: Mapping[str, int]) -> Scene | None

A `Scene` (scene.py, which says what each field means) is a size and items placed on it:

    Card     a card from the front: title, icon or portrait, corner ("7S"), banner, pips, text, number
    Back     a card from behind; `note` is what is known of it          Pile      cards with their count
    Poster   WANTED: portrait, name, pips, reward                       Zone      a part of the table
    Plate    a player's name, a pointed board of brass in their turn      Portrait  a head in a medallion
    Pips     3 of 5 hearts, solid and hollow                            Badge     an icon and a number
    Label    text, wrapped and shrunk into its box                      Die  Icon  Stamp  Path
    Art      a template of data/art that one game alone has, with its own facts and texts

and layout.py lays them out: `row` (closer, then overlapping where there is no room), `column`,
`middle`. A small table, in full:

    def table(view, say):
        zone = Zone(WIDE - 24, 260, say.words("saloon-in-play"), icon="people", turn=True)
        cards = [Card(120, say.words("saloon-card-barrel"), "sage", icon="keg", corner="QS"), Back(120)]
        return Scene(WIDE, 284, (
            Placed(zone, 12, 12),
            Placed(Plate(330, say.name(0), turn=True), 30, 60),
            Placed(Pips("life", 3, 4), 380, 70),
            *row(cards, 30, 124, WIDE - 60),
        ))

Words are those of the reader, from `say`; players' names come from `say.name(seat)`, plain. Colours are
names of theme.py: a tone for a kind of card (leather brick sage slate plum gold coal), and never the
only thing that tells it: an icon or a banner says the same. Icons are the files of data/art/icons, or of the
game's own art, by name; portraits `family/key` are made of parts, and people.toml in the
game's art says what a name tells of a face. Text is never drawn where it does not fit: it is wrapped, then
smaller (typesetting.py).

How it runs: bot/services/pictures.py asks the presenter for a scene and the pool (pool.py) for its PNG. That
hands both to the worker process, where rasterizer.py keeps bitmaps of all items and pastes them together;
whole pictures are kept in the pool. Whatever fails or is late, the message goes out without its picture.
"""
