"""How this family of games is shown: `PRESENTER` is all that the bot needs of it."""

from bot.games.ragnguns.presenter import RagNGunsPresenter

PRESENTER = RagNGunsPresenter()
