"""Pictures of boards and hands: scenes of items, drawn by a process of its own.

A game's picture.py has two pure functions, which use only what is in the view:

    def table(view: View, phrases: Phrases) -> Scene
    def hand(view: View, phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None

docs/developers/pictures.md explains how they are written and drawn.
"""
