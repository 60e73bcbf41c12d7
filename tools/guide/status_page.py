#!/usr/bin/env python3
"""Writes docs/guide/status.md: what exists of PyTorch, and what does not: tools/guide/status_page.py --update.

Everything on the page is looked up or tried in the package of the release build, so that no other document has to
say it. tests/python/tools/test_status.py compares the page with what this makes."""

import argparse
import re
import sys
import textwrap
import warnings
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent), str(Path(__file__).resolve().parents[2] / "build/release/python")]

import torch_names  # noqa: E402
from site_map import ROOT  # noqa: E402

PAGE = ROOT / "docs" / "guide" / "status.md"
WIDTH = 120
HEAD = """# What exists

This page is made from the package by `tools/guide/status_page.py --update`: features are tried, names are looked up. The
release compared with is PyTorch 2.13. [Coming from PyTorch](from-pytorch.md) says what differs in what exists.
"""

MODULES = ("Public names of each module of PyTorch (its `__all__`, or what it defines itself). Names that exist only so that "
           "programs can be imported count as missing; a function that exists may refuse what the features above refuse. "
           "All names: ")
INSTEAD = ("A missing name raises an error that says what to use; so do names below these, as far as they are missing.")


def outcome(probe):
    """Returns what to say of a feature: "yes", how it is restricted, or the error that a program would see."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            restriction = probe()
    except AssertionError:
        raise  # the probe itself, or NoDeviceError, which is one, too
    except Exception as error:  # noqa: BLE001 - whatever a program would see
        return f"no: {first_line(error)}"
    return "yes" if restriction is None else restriction


def first_line(error):
    text = str(error).splitlines()[0]
    text = re.sub(r"^module '[\w.]+' has no attribute '\w+': ", "", text)
    return torch_names.escaped(text.replace("|", "\\|"))


def features():
    from keyfall import NoDeviceError
    from status_probes import PROBES

    lines = []
    for group, probes in PROBES:
        lines += [f"\n### {group}\n", "| | |", "|---|---|"]
        for feature, probe in probes:
            try:
                lines.append(f"| {feature} | {outcome(probe)} |")
            except NoDeviceError as error:
                lines.append(f"| {feature} | no: {first_line(error)} |")
    return "\n".join(lines)


def wrapped(text, indent=""):
    return textwrap.fill(text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def page():
    """Returns the text of the page."""
    total, missing = torch_names.operators()
    return "\n".join([
        HEAD, "## Features", features(),
        "\n## Modules\n", wrapped(MODULES + torch_names.complete_modules() + "."), "",
        torch_names.modules_table(),
        "\n## What to use instead\n", wrapped(INSTEAD), "", torch_names.instead_table(),
        "\n## Missing names\n", torch_names.missing_list(wrapped),
        "\n## Operators\n", torch_names.operators_text(wrapped, total, missing), ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--update", action="store_true", help="write the page; otherwise compare it")
    options = parser.parse_args()
    text = page()
    if options.update:
        PAGE.write_text(text)
    elif PAGE.read_text() != text:
        print(f"{PAGE.relative_to(ROOT)} is stale: run tools/guide/status_page.py --update")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
