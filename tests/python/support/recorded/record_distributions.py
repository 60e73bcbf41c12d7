#!/usr/bin/env python3
"""Writes PyTorch's answers for distribution_calls.py to data/distributions.json. Needs torch."""

import json
import pathlib
import sys

import distribution_calls as calls
import torch

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))  # of paths
from paths import DATA  # noqa: E402

if __name__ == "__main__":
    found = {
        "table": {line: calls.answers(torch, line, calls.QUESTIONS, "d") for line in calls.lines(calls.TABLE)},
        "transforms": {line: calls.answers(torch, line, calls.TRANSFORM_QUESTIONS, "t")
                       for line in calls.lines(calls.TRANSFORMS)},
        "kl": {p: calls.divergences(torch, p) for p in calls.PAIRS + calls.MATRIX_PAIRS},
        "draws": {line: calls.draws(torch, line) for line in calls.DRAWS},
        "errors": {line: calls.message(torch, line) for line in calls.lines(calls.ERRORS)},
    }
    text = ",\n".join(f"{json.dumps(area)}: {{\n" + ",\n".join(
        f"{json.dumps(key)}: {json.dumps(value, separators=(',', ':'))}" for key, value in values.items())
        + "}" for area, values in found.items())
    (DATA / "distributions.json").write_text("{" + text + "}\n")
