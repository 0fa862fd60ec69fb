"""The pictures for docs/art.md. `python -m tools.gallery` redraws them; the bot itself needs none of this."""
