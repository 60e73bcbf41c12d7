#!/usr/bin/env python3
"""Tries a wheel as a new user would: a virtual environment with nothing in it, no variables, no network; installs the
wheel, runs the README's examples and the command keyfall.

    try_wheel.py WHEEL [--python PYTHON]"""

import argparse
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import common  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def steps(python, folder, wheel, version):
    """Yields (what, command, text that the output has to contain)."""
    bin_folder = folder / "venv" / "bin"
    inside = bin_folder / "python"
    yield "environment", [python, "-m", "venv", folder / "venv"], ""
    yield "install", [inside, "-m", "pip", "install", "--no-index", "--disable-pip-version-check", wheel], "keyfall"
    yield "dependencies", [inside, "-m", "pip", "--disable-pip-version-check", "check"], ""
    yield "version", [bin_folder / "keyfall", "--version"], version
    where = "import keyfall, sys; print(keyfall.__file__.startswith(sys.prefix))"
    yield "import", [inside, "-c", where], "True"
    yield "README", [inside, "-c", common.readme_example(ROOT)], ""
    yield "keyfall ops", [bin_folder / "keyfall", "ops", "aten::relu"], "relu(Tensor self) -> Tensor"
    yield "keyfall doctor", [bin_folder / "keyfall", "doctor"], version
    yield "uninstall", [inside, "-m", "pip", "uninstall", "-y", "keyfall"], "Successfully"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("wheel", type=pathlib.Path)
    parser.add_argument("--python", default=sys.executable, help="the Python of the environment")
    args = parser.parse_args()
    version = (ROOT / "VERSION").read_text().strip()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        empty = folder / "empty"
        empty.mkdir()
        # What `env -i` leaves: Python and the system's programs.
        environment = {"PATH": "/usr/bin:/bin", "HOME": str(empty)}
        for what, command, expected in steps(args.python, folder, args.wheel.resolve(), version):
            result = subprocess.run([str(word) for word in command], cwd=empty, env=environment, text=True,
                                    stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            if result.returncode != 0 or expected not in result.stdout:
                print(f"{args.wheel.name}: {what} failed (status {result.returncode}, expected {expected!r}):")
                print(result.stdout)
                return 1
            print(f"ok {what}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
