#!/usr/bin/env python3
"""Builds the source archive, the sdist and the wheel of HEAD in two folders, without a compiler cache, and compares
them bit by bit.

    reproducible.py [FOLDER FOLDER]

Folders that exist are used as they are: clones of the same commit, which may have been built before."""

import argparse
import hashlib
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def prepared(folder):
    """Makes a clone of HEAD, with the Python packages of this tree."""
    if not folder.exists():
        subprocess.run(["git", "clone", "--quiet", ROOT, folder], check=True)
        head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, check=True, capture_output=True, text=True)
        subprocess.run(["git", "checkout", "--quiet", "--detach", head.stdout.strip()], cwd=folder, check=True)
    if not (folder / ".venv").exists():
        (folder / ".venv").symlink_to(ROOT / ".venv")
    return folder


def built(folder):
    """Returns name → hash of what the folder's own tools make."""
    environment = {name: value for name, value in os.environ.items() if name != "CMAKE_C_COMPILER_LAUNCHER"}
    environment["CCACHE_DISABLE"] = "1"
    print(f"building in {folder}", flush=True)
    subprocess.run([sys.executable, folder / "tools" / "release" / "wheel.py", "--only", "archive,sdist,wheel"],
                   cwd=folder, env=environment, check=True)
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted((folder / "dist").iterdir())}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="*", type=pathlib.Path)
    args = parser.parse_args()
    if len(args.folders) not in (0, 2):
        parser.error("give two folders, or none")
    with tempfile.TemporaryDirectory() as name:
        # Of different lengths and depths, in case a path gets into a file.
        first, second = args.folders or (pathlib.Path(name, "a"), pathlib.Path(name, "another", "much-longer-name"))
        results = [built(prepared(folder.absolute())) for folder in (first, second)]
    different = [one for one in sorted(set(results[0]) | set(results[1])) if results[0].get(one) != results[1].get(one)]
    for one in different:
        print(f"{one} differs")
    if not different:
        print(f"OK reproducible: {', '.join(results[0])}")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
