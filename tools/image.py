"""Pin the image's base or list its licenses.

`python tools/image.py pin` writes the base's digest into the Dockerfile; it needs Docker and a network.
`python tools/image.py licenses` prints docs/licenses.md from the packages of the running Python.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).parents[1]
BASE = re.compile(r"^FROM (?P<name>[\w./-]+:[\w.-]+)(?P<digest>@sha256:[0-9a-f]{64})?$", re.MULTILINE)
MIT = "Permission is hereby granted, free of charge"
DIGEST = re.compile(r"@sha256:[0-9a-f]{64}")
LOCKED = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^ ;\\]+)(?: ; (?P<only>[^\\]+))?", re.MULTILINE)
HEAD = """\
# Licenses

The packages in the image besides Python and Debian, from `requirements/postgres.lock`, with the license that
each names. `make sbom` writes this page and `sbom.json`, a CycloneDX bill of materials. Our own are
[LICENSE](../LICENSE) and [NOTICE](../NOTICE).

| package | version | license |
|---|---|---|"""


def pin(dockerfile: Path) -> str:
    """Write the digest of today's base image into the Dockerfile, and return the line."""
    text = dockerfile.read_text("utf-8")
    base = BASE.search(text)
    assert base is not None, "the base is named by an exact version"
    name = base["name"]
    subprocess.run(["docker", "pull", "--quiet", name], check=True, stdout=subprocess.DEVNULL)
    command = ["docker", "image", "inspect", "--format", "{{index .RepoDigests 0}}", name]
    digest = DIGEST.search(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    if digest is None:
        raise ValueError(f"Docker knows no digest of {name}")
    line = f"FROM {name}{digest[0]}"
    dockerfile.write_text(text.replace(base[0], line, 1), "utf-8")
    return line


def licenses(lock: str) -> Iterator[str]:
    """Yield a row for each package of a lock file."""
    for package in LOCKED.finditer(lock):
        try:
            named = license_of(distribution(package["name"]))
        except PackageNotFoundError:
            named = f"not in the image ({(package['only'] or '').strip()})"
        yield f"| {package['name']} | {package['version']} | {named} |"


def license_of(package: Distribution) -> str:
    metadata = package.metadata
    expression = metadata.get_all("License-Expression") or []
    classified = [
        classifier.rpartition(" :: ")[2]
        for classifier in metadata.get_all("Classifier") or []
        if classifier.startswith("License :: ") and not classifier.endswith("OSI Approved")
    ]
    named = [text.partition("\n")[0] for text in metadata.get_all("License") or []]
    return ", ".join(expression or classified or named) or _by_text(package)


def _by_text(package: Distribution) -> str:
    for file in package.files or ():
        if "LICENSE" in file.name.upper() and MIT in file.read_text():
            return "MIT (by its text)"
    return "not named"


if __name__ == "__main__":
    if sys.argv[1:] == ["pin"]:
        print(pin(ROOT / "Dockerfile"))
    else:
        print("\n".join([HEAD, *licenses((ROOT / "requirements/postgres.lock").read_text("utf-8"))]))
