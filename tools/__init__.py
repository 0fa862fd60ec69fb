"""Scripts for developers. The bot imports nothing from here."""
