"""Make users' texts safe to show, and name users at a table.

A name is plain text: `escape` makes it Markdown; labels, pictures and the names of threads take it as it is.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import count

from discord.utils import escape_mentions

LONGEST_NAME = 32
MAX_CACHED = 8192  # sentences and names kept in memory

_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # characters that take room but show nothing
# Unicode's Default_Ignorable_Code_Point, which draws nothing.
_IGNORED = re.compile(
    "[\u00ad\u034f\u061c\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\ufe00-\ufe0f\ufeff\ufff0-\ufff8"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_UNSEEN = ("Cc", "Cf", "Cs", "Co")  # controls, direction marks, private use
# Discord's Markdown: anywhere, at the beginning, after a number
_MARKUP = re.compile(r"[\\*_~|`<\[/]|^[>#+-]|(?<=\d)\.")
_ESCAPED = re.compile(r"\\([^\sA-Za-z0-9])|(?<=@)\u200b")
_DRAWN = re.compile("[0-9A-Za-z\u00aa-\u03e1\u03f3-\u052f\u1e00-\u1fff]")  # letters that pictures can show


@lru_cache(MAX_CACHED)
def clean_line(text: str, longest: int = LONGEST_NAME) -> str:
    """Return a user's text on one line, without invisible characters, and not too long."""
    spaced = "".join(" " if sign.isspace() or sign in _BLANK else sign for sign in text)
    seen = (sign for sign in _IGNORED.sub("", spaced) if unicodedata.category(sign) not in _UNSEEN)
    text = " ".join("".join(seen).split())
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


@lru_cache(MAX_CACHED)
def escape(text: str) -> str:
    """Escape a text, so that it becomes no format, link, mention or emoji."""
    return escape_mentions(_MARKUP.sub(r"\\\g<0>", text))


def unescape(text: str) -> str:
    return _ESCAPED.sub(r"\1", text)


def called(display_name: str, username: str) -> str:
    """Return what a user is called at tables: their display name, or else their @username.

    The @username, which has Latin letters only, replaces a name that shows nothing, or whose letters the
    fonts of the pictures lack.
    """
    name = clean_line(display_name)
    letters = _letters(name)
    return name if letters and all(map(_DRAWN.match, letters)) else clean_line(username)


def seat_names(names: Iterable[str], nameless: str) -> list[str]:
    """Return a distinct name for each seat of a table: equal ones are numbered."""
    clean_names = [clean_line(name) or nameless for name in names]
    times = Counter(map(_key, clean_names))
    used, distinct = set(times), []
    for name in clean_names:
        if times[_key(name)] > 1:
            name = next(numbered for n in count(1) if _key(numbered := f"{name} ({n})") not in used)
            used.add(_key(name))
        distinct.append(name)
    return distinct


def _key(name: str) -> str:
    """Return a key that is equal for names that look alike."""
    return _letters(name).casefold()


@lru_cache(MAX_CACHED)
def _letters(name: str) -> str:
    """Return the letters and digits of a name as pictures show them: 𝕬 as A."""
    return "".join(sign for sign in unicodedata.normalize("NFKC", name) if sign.isalnum())
