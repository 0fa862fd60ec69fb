"""Locks of the operating system on the data directory and on the token, so that only one bot runs.

They end with the process, however it ends. The names of lock files contain nothing secret, only a hash of
the token.
"""

import errno
import logging
import os
import socket
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

log = logging.getLogger(__name__)

NAME = "wanted.lock"  # in the data directory; never deleted, because another process may be opening it
SHORT = 32  # hexadecimal digits of a token's hash
LOCKLESS = (errno.ENOSYS, errno.ENOTSUP, errno.ENOLCK)  # some shared file systems have no locks


class InUse(Exception):
    """Another process holds a lock that this one needs."""


@contextmanager
def data_held(data: Path) -> Iterator[None]:
    """Hold an existing data directory; raises `InUse` or `OSError`."""
    with _locked(data / NAME, f"{data} is in use by another process of the bot: stop that one first."):
        yield


@contextmanager
def token_held(token: str) -> Iterator[None]:
    """Hold a token on this machine; raises `InUse`."""
    name = f"wanted-{sha256(token.encode()).hexdigest()[:SHORT]}"
    message = "Another process on this machine runs with the same token: stop that one first."
    if sys.platform != "linux":  # temporary files may be private to a user, but there is nothing better
        with _locked(Path(tempfile.gettempdir()) / name, message):
            yield
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sign:
        try:
            sign.bind("\0" + name)  # an abstract name, visible even to a service with a private /tmp
        except OSError as why:
            raise InUse(message) from why
        yield


@contextmanager
def _locked(path: Path, message: str) -> Iterator[None]:
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as why:
            if why.errno in LOCKLESS:
                log.warning("%s cannot be locked: make sure that no second bot uses it", path)
            else:
                raise InUse(message) from why
        yield
    finally:
        os.close(file)
