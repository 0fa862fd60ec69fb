"""For the whole suite: CI tries the same examples each time, a developer's machine always new ones.

No example has a deadline: on a busy machine each takes as long as it takes.
"""

import os

from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("own", deadline=None)
settings.load_profile("ci" if "CI" in os.environ else "own")
