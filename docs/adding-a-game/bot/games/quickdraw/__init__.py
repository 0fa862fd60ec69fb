"""How this family of games is shown: `PRESENTER` is all that the bot needs of it."""

from bot.games.quickdraw.presenter import QuickdrawPresenter

PRESENTER = QuickdrawPresenter()
