#!/usr/bin/env python3
"""Writes what PyTorch gives for the calls of functional_calls.py to data/functional.json. Needs torch."""

import json
import pathlib

import functional_calls
import torch

DATA = pathlib.Path(__file__).resolve().parent / "data" / "functional.json"

if __name__ == "__main__":
    found = {area: functional_calls.outcomes(torch, area) for area in functional_calls.CALLS}
    lines = [json.dumps(area) + ": {\n" + ",\n".join(
        f"{json.dumps(call)}: {json.dumps(outcome)}" for call, outcome in calls.items()) + "}"
        for area, calls in found.items()]
    DATA.write_text("{" + ",\n".join(lines) + "}\n")
