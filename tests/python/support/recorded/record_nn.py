#!/usr/bin/env python3
"""Writes PyTorch's results for the programs of nn_calls.py, and the training of examples/python/digits.py for
an epoch, to data/nn.json. Needs torch."""

import json
import pathlib
import sys

import torch

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))  # of paths
import nn_calls  # noqa: E402
from paths import DATA  # noqa: E402

if __name__ == "__main__":
    areas = []
    for area in nn_calls.PROGRAMS:
        found = nn_calls.outcomes(torch, area)
        lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in found.items())
        areas.append(f"{json.dumps(area)}: {{\n{lines}}}")
    example, _ = nn_calls.digits.train(torch, 1, lambda *_: None)
    areas.append(f'"digits": {json.dumps(example)}')
    (DATA / "nn.json").write_text("{" + ",\n".join(areas) + "}\n")
