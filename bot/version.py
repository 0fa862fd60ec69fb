"""The version of this program, which pyproject.toml reads from here."""

VERSION = "1.0.0"
