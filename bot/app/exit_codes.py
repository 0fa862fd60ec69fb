"""How `run` ends; the command line reads this before anything large is imported."""

FINAL = 2  # a restart cannot help; see deploy/wanted.service
STOPPED = -1  # the owner stopped the bot in Discord, and no restart is wanted
