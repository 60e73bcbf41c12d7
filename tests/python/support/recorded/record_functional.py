#!/usr/bin/env python3
"""Writes PyTorch's results for the calls of functional_calls.py and overload_calls.py to
data/functional.json and data/overloads.json. Needs torch."""

import json
import pathlib
import sys

import functional_calls
import overload_calls
import torch
from torch.utils._python_dispatch import TorchDispatchMode

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))  # of paths
from paths import DATA  # noqa: E402


def lines(entries):
    return ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in entries.items())


if __name__ == "__main__":
    found = {area: functional_calls.outcomes(torch, area) for area in functional_calls.CALLS}
    text = ",\n".join(f"{json.dumps(area)}: {{\n{lines(calls)}}}" for area, calls in found.items())
    (DATA / "functional.json").write_text("{" + text + "}\n")
    seen = overload_calls.operators(torch, TorchDispatchMode)
    (DATA / "overloads.json").write_text("{\n" + lines(seen) + "}\n")
