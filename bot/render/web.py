"""Fills the template of a page, which loads nothing: style, script, fonts and pictures stand in it."""

import json
from base64 import b64encode
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup

from bot.render.typesetting import FILES, FONTS

WEB = Path(__file__).parents[2] / "data" / "web"


def fill_page(
    language: str, title: str, words: Mapping[str, str], content: Mapping[str, Any], definitions: str
) -> str:
    """Return the page of a game: `content` is what its script reads, `definitions` are groups of SVG.

    The policy in the page allows its own script, by its hash, and nothing from elsewhere.
    """
    script = (WEB / "page.js").read_text("utf-8")
    data = json.dumps(content, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return _template().render(
        language=language,
        title=title,
        words=words,
        last=len(content["steps"]) - 1,
        fonts=Markup(fonts()),
        css=Markup(style("page")),
        definitions=Markup(definitions),
        data=Markup(data),
        script=Markup(script),
        script_hash=Markup(f"sha256-{b64encode(sha256(script.encode()).digest()).decode()}"),
    )


def style(name: str) -> str:
    return (WEB / f"{name}.css").read_text("utf-8")


@cache
def fonts() -> str:
    """Return the style rules of our fonts, which are in the page."""
    rules = []
    for face, file in FILES.items():
        font = b64encode((FONTS / "web" / f"{Path(file).stem}.woff2").read_bytes()).decode()
        rules.append(f"@font-face{{font-family:{face};src:url(data:font/woff2;base64,{font})}}")
    return "".join(rules)


@cache
def _template() -> Template:
    environment = Environment(loader=FileSystemLoader(WEB), undefined=StrictUndefined, autoescape=True)
    return environment.get_template("page.html.j2")
