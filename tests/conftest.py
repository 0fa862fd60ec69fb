"""For the whole suite: CI tries the same examples each time, a developer's machine always new ones."""

import os

from hypothesis import settings

settings.register_profile("ci", derandomize=True)
if "CI" in os.environ:
    settings.load_profile("ci")
