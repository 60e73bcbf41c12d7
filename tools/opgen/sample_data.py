#!/usr/bin/env python3
"""Writes the catalogue's samples as the package ships them, for `python -m keyfall.conformance`:

    sample_data.py --out DIR      DIR/python/keyfall/conformance/catalogue.json.xz

A list of families: [functional form, in-place form or "", out= form or "", kind, samples]. Devices are not
tested with sparse tensors."""

import argparse
import json
import lzma
import pathlib
import sys

import entries

ROOT = pathlib.Path(__file__).resolve().parents[2]
TARGET = "python/keyfall/conformance/catalogue.json.xz"


def family_data(family):
    entry = family.entry
    return [family.schema.full_name, entry.get("inplace", ""), entry.get("out", ""), family.kind,
            [] if family.is_sparse else entry.get("samples", [])]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=pathlib.Path, default=ROOT)
    args = parser.parse_args()
    text = json.dumps([family_data(family) for family in entries.read(ROOT)], separators=(",", ":"))
    path = args.out / TARGET
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    return 0


if __name__ == "__main__":
    sys.exit(main())
