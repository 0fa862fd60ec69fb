"""Locks of the operating system on the data directory and on the token, so that only one bot runs.

They end with the process, however that ends. The names of lock files hold nothing secret: of the token only
a hash.
"""

from __future__ import annotations

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

NAME = "wanted.lock"  # in the data directory; it is empty, and not deleted: another may be opening it
SHORT = 32  # hexadecimal digits of a token's hash, which nobody can turn back
LOCKLESS = (errno.ENOSYS, errno.ENOTSUP, errno.ENOLCK)  # some shared file systems know no locks


class InUse(Exception):
    """Another process holds what this one needs."""


@contextmanager
def hold_instance(data: Path, token: str) -> Iterator[None]:
    """Hold the data directory and the token while the bot runs; raises `InUse` or `OSError`."""
    with data_held(data), token_held(token):
        yield


@contextmanager
def data_held(data: Path) -> Iterator[None]:
    """Hold an existing data directory; raises `InUse` or `OSError`."""
    with _locked(data / NAME, f"{data} is in use by another process of the bot: end that one first."):
        yield


@contextmanager
def token_held(token: str) -> Iterator[None]:
    """Hold a token on this machine; raises `InUse`."""
    name = f"wanted-{sha256(token.encode()).hexdigest()[:SHORT]}"
    message = "Another process on this machine runs with the same token: end that one first."
    if sys.platform != "linux":  # files there may be of this user's alone; that is the best there is
        with _locked(Path(tempfile.gettempdir()) / name, message):
            yield
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sign:
        try:
            sign.bind("\0" + name)  # a name without a file, which a service with a /tmp of its own sees too
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
                log.warning("%s cannot be locked: see to it yourself that no second bot runs on it", path)
            else:
                raise InUse(message) from why
        yield
    finally:
        os.close(file)
