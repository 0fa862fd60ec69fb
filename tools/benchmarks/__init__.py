"""How fast it is. `python -m benchmarks` prints JSON; nothing here is a test."""
