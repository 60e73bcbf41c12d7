#!/usr/bin/env python3
"""Generates all files derived from the catalogue (ops/*.toml): the public functions, the table of
operators, the prototypes of rules, compute functions and composites, the kernels that combine them, the
portable code, and the Python functions, docstrings and stubs.

    catalogue.py --out DIR      write DIR/include/keyfall/ops.h, scoped.h, DIR/src/ops/gen/*,
                                DIR/src/autograd/gen/*, DIR/src/codegen/gen/*, DIR/python/src/gen/* and the stubs in DIR/python/keyfall
"""

import argparse
import pathlib
import sys

import emit_codes
import emit_docs
import emit_facts
import emit_kernels
import emit_origins
import emit_public
import emit_python
import emit_records
import emit_scoped
import emit_stubs
import emit_tables
import emit_vector
import entries
import python_names
import signatures
import tangents

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def emit_all(families, root):
    """Returns path → text of every file."""
    files = emit_records.emit(families, root)
    files.update(emit_origins.emit(families, root))
    files.update(emit_vector.emit(root))
    tangents.check(families, root)
    names = python_names.Names(root, families)
    for emit in (emit_public.emit, emit_scoped.emit, emit_tables.emit, emit_kernels.emit, emit_codes.emit,
                 emit_facts.emit, signatures.emit):
        files.update(emit(families))
    for emit in (emit_python.emit, emit_docs.emit, emit_stubs.emit):
        files.update(emit(families, names))
    return files


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, help="where ops/ is")
    args = parser.parse_args(arguments)
    try:
        families = entries.read(args.root)
        for name, text in emit_all(families, args.root).items():
            path = args.out / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        # Last, because whoever implements the functions needs the prototypes.
        entries.check_functions(families, args.root)
    except entries.Mistake as mistake:
        print(mistake, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
