#!/usr/bin/env python3
"""Reports how the ABI differs from that of an earlier commit, by libabigail's abidiff.

    abi.py [--base COMMIT] [--added] [--headers FOLDER]

The ABI is what the public headers declare; tools/check_symbols.py checks that the library exports exactly that. So both
sides are made from headers alone, in seconds: a library whose functions have the headers' prototypes and no bodies, and
whose debug information has every type. The base is the last tag; without a tag, the commit that last changed the
number in KF_ABI_VERSION, since which everything has to be compatible.

The exit status is 1 if symbols were removed, or types changed that are not allowed to, while KF_ABI_VERSION is the
same. Allowed is growth at the end of structs that begin with struct_size."""

import argparse
import io
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import common  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROTOTYPE = re.compile(r"\bKF_API\b([^;{}()]*?)\b(kf\w+)\s*(\((?:[^;{}]*)\))\s*;", re.S)
TYPE = re.compile(r"^\}\s*(kf_\w+_t);", re.M)


def output_of(*command):
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return result.stdout.strip() if result.returncode == 0 else ""


def default_base():
    tag = output_of("git", "describe", "--tags", "--abbrev=0", "--match", "v*")
    if tag:
        return tag
    return output_of("git", "log", "-1", "--format=%h", "-G", r"define KF_ABI_VERSION", "--", "include/keyfall/base.h")


def headers_at(commit, folder):
    """Puts the public headers of a commit into a folder."""
    data = subprocess.run(["git", "archive", commit, "include/keyfall"], cwd=ROOT, capture_output=True)
    if data.returncode != 0:
        sys.exit(f"abi: no commit {commit} with include/keyfall")
    tarfile.open(fileobj=io.BytesIO(data.stdout)).extractall(folder)
    return folder / "include"


def source(include):
    """C code with a function for each prototype, and one for each type."""
    names = sorted(path.name for path in (include / "keyfall").glob("*.h"))
    functions, types = {}, set()
    for name in names:
        text = re.sub(r"^[ \t]*#(?:\\\n|[^\n])*", "", common.code_only((include / "keyfall" / name).read_text()),
                      flags=re.M)
        text = re.sub(r"__attribute__\s*\(\((?:[^()]|\([^()]*\))*\)\)|\bKF_PRINTF\([^)]*\)", "", text)
        for match in PROTOTYPE.finditer(text):
            result, function, parameters = match.groups()
            if "__thread" not in result and "[" not in result:
                # In parentheses: some names are also macros.
                result = re.sub(r"\b(extern|KF_MUST_USE|KF_COLD)\b", "", result)
                functions[function] = f"{result} ({function}){parameters} {{ __builtin_trap(); }}\n"
        types |= set(TYPE.findall(text))
    lines = ['#define KF_INLINE __attribute__((visibility("default"), used))\n', "#define KF_ALWAYS_INLINE KF_INLINE\n",
             *(f"#include <keyfall/{name}>\n" for name in names), *functions.values(),
             *(f"void kf_abi_type_of_{one}({one} *x) {{ (void)x; }}\n" for one in sorted(types))]
    return "".join(lines), len(functions)


def library(include, out):
    text, count = source(include)
    path = out.with_suffix(".c")
    path.write_text(text)
    built = subprocess.run(["cc", "-std=gnu2x", "-g", "-O0", "-w", "-fPIC", "-shared", "-nostdlib", f"-I{include}",
                            "-Wl,-soname,libkeyfall.so", path, "-o", out], capture_output=True, text=True)
    if built.returncode != 0:
        sys.exit(f"abi: the headers in {include} do not compile:\n{built.stderr[:3000]}")
    return count


def abi_number(include):
    match = re.search(r"define KF_ABI_VERSION \((\d+)u", (include / "keyfall" / "base.h").read_text())
    return match.group(1) if match else "?"


def growing(include):
    """The structs that begin with struct_size."""
    text = "".join(common.code_only(path.read_text()) for path in sorted((include / "keyfall").glob("*.h")))
    return set(re.findall(r"struct (\w+) \{\s*uint32_t struct_size;", text))


def forbidden(report, allowed):
    """Returns the changes of the report that break users: removed symbols, and changed types that must not grow."""
    removed = [line.strip() for line in re.findall(r"^\s*\[D\] .*$", report, re.M)]
    changed = set(re.findall(r"type 'struct (\w+)'", report))
    moved = re.findall(r"^.*(?:offset changed|data member deletion).*$", report, re.M)
    return removed + [f"struct {name}" for name in sorted(changed - allowed)] + [line.strip() for line in moved]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--base", help="a commit or tag; default: see above")
    parser.add_argument("--added", action="store_true", help="list what was added, too")
    parser.add_argument("--headers", type=pathlib.Path, default=ROOT / "include", help="the newer headers")
    args = parser.parse_args()
    if shutil.which("abidiff") is None:
        sys.exit("abi: abidiff is missing: tools/setup.sh release installs it")
    base = args.base or default_base()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        old = headers_at(base, folder / "old")
        new = args.headers.resolve()
        library(old, folder / "old.so")
        count = library(new, folder / "new.so")
        done = subprocess.run(["abidiff", "--no-show-locs", folder / "old.so", folder / "new.so"], capture_output=True,
                              text=True)
        numbers = abi_number(old), abi_number(new)
    if done.returncode & 3:
        sys.exit(f"abi: abidiff failed:\n{done.stderr}{done.stdout}")
    print(f"ABI since {base}: {count} functions, KF_ABI_VERSION {numbers[0]} → {numbers[1]}")
    shown = done.stdout if args.added else re.sub(r"^\d+ Added .*\n\n(?:  \[A\] .*\n)+\n?", "", done.stdout, flags=re.M)
    print(shown.strip() or "no difference")
    broken = forbidden(done.stdout, growing(new))
    if broken and numbers[0] == numbers[1]:
        print("Programs that were built before break, and KF_ABI_VERSION is the same:")
        print("\n".join(f"  {line}" for line in broken))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
