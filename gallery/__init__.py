"""The pictures for docs/art.md. `python -m gallery` draws them anew; the bot itself needs nothing of this."""
