#!/usr/bin/env python3
"""Writes PyTorch's tags of its operators to tests/data/aten_tags.txt: one line for each operator of
tests/data/aten_schemas.txt that has any. Needs torch 2.13."""

import pathlib
import sys

import torch

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))  # of paths
from paths import ROOT  # noqa: E402

FOLDER = ROOT / "tests" / "data"
# All operators of the catalogue have it: python/keyfall/_ops.py adds it.
OF_ALL = "pt2_compliant_tag"


def tags_of(full_name):
    name, _, overload = full_name.partition(".")
    packet = getattr(torch.ops.aten, name, None)
    found = getattr(packet, overload or "default", None)
    if found is None:
        return []
    return sorted({tag.name for tag in found.tags} - {OF_ALL})


if __name__ == "__main__":
    lines = (FOLDER / "aten_schemas.txt").read_text().splitlines()
    names = sorted(line.removeprefix("aten::").partition("(")[0] for line in lines if line.startswith("aten::"))
    rows = [(name, tags_of(name)) for name in names]
    (FOLDER / "aten_tags.txt").write_text("".join(f"{name} {' '.join(tags)}\n" for name, tags in rows if tags))
