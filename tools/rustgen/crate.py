#!/usr/bin/env python3
"""Writes the generated files of the Rust crate: crate.py --out DIR writes DIR/bindings/rust/src/gen/*.rs."""

import argparse
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools" / "opgen"))

import c_declarations  # noqa: E402
import entries  # noqa: E402
import rust_ffi  # noqa: E402
import rust_operators  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    args = parser.parse_args()
    try:
        files = {"ffi.rs": rust_ffi.Writer(c_declarations.read(ROOT)).text(),
                 "ops.rs": rust_operators.text(entries.read(ROOT))}
    except (c_declarations.Unknown, entries.Mistake) as problem:
        print(problem, file=sys.stderr)
        return 1
    folder = args.out / "bindings" / "rust" / "src" / "gen"
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
