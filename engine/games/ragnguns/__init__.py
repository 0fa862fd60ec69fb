"""Rag'n'Guns: the duel of bullets, stash and face-down traps."""
