"""How this family of games is shown: `PRESENTER` is all that the bot needs of it."""

from bot.games.revolver.presenter import RevolverPresenter

PRESENTER = RevolverPresenter()
