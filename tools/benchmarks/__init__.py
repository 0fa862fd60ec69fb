"""How fast it is. `python -m tools.benchmarks` prints JSON; nothing here is a test."""
