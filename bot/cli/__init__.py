"""What the commands of `wanted` do; bot/__main__.py declares them."""

from time import time


def utc_now() -> int:
    return int(time())
