#!/usr/bin/env python3
"""Writes what the programs of module_programs.py show with PyTorch to data/modules.json. Needs torch."""

import json
import pathlib
import sys

import module_programs
import torch
import torch.nn.attention.flex_attention
import torch.signal.windows

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))  # of paths
from paths import DATA  # noqa: E402

if __name__ == "__main__":
    lines = [f"{json.dumps(name)}: {json.dumps(module_programs.shown(torch, name), separators=(',', ':'))}"
             for name in module_programs.PROGRAMS]
    (DATA / "modules.json").write_text("{" + ",\n".join(lines) + "}\n")
