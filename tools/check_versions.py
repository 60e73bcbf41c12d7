#!/usr/bin/env python3
"""Checks that the file VERSION is the only place that decides on the version: files that have to repeat it
(base.h, the Rust crate, examples) agree, the others derive it, and CHANGELOG.md has a section for it, in the
form of "Keep a Changelog". --release also checks that this section has a date."""

import datetime
import re
import sys

import common

# Path → pattern of a version, or of its first two numbers.
REPEATED = {
    "bindings/rust/Cargo.toml": r'^version = "([^"]*)"',
    "bindings/rust/Cargo.lock": r'^name = "keyfall"\nversion = "([^"]*)"',
    "examples/outside/CMakeLists.txt": r"find_package\(keyfall ([\d.]+)",
    "examples/cpp/CMakeLists.txt": r"find_package\(keyfall ([\d.]+)",
    "tests/abi/check_install.sh": r"find_package\(keyfall ([\d.]+)",
}
# Path → text that takes the version from VERSION, or from something that does.
DERIVED = {
    "CMakeLists.txt": "file(STRINGS VERSION keyfall_version",
    "cmake/keyfall.pc.in": "Version: @PROJECT_VERSION@",
    "cmake/KeyfallInstall.cmake": "VERSION ${PROJECT_VERSION}",
    "cmake/keyfall.1": '.TH KEYFALL 1 ""',
    "pyproject.toml": 'input = "VERSION"',
    "python/keyfall/version.py": "from ._C import __version__",
    "python/src/module.c": '"__version__", kf_version()',
    "src/runtime/version.c": "KF_VERSION_MAJOR",
}
SECTIONS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
HEADING = re.compile(r"(\d+\.\d+\.\d+) - (unreleased|\d{4}-\d{2}-\d{2})")


def check_repeated(root, version, report):
    for path, pattern in REPEATED.items():
        text = common.read(root / path)
        match = re.search(pattern, text, re.M)
        if match is None:
            report.add(path, 1, f"no version where /{pattern}/ looks for it")
        elif match.group(1) not in (version, version.rpartition(".")[0]):
            report.add(path, common.line_of(text, match.start(1)),
                       f"states version {match.group(1)}, VERSION says {version}")
    text = common.read(root / "include" / "keyfall" / "base.h")
    numbers = re.findall(r"^#define KF_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", text, re.M)
    if ".".join(numbers) != version:
        report.add("include/keyfall/base.h", common.line_of(text, text.find("#define KF_VERSION_MAJOR")),
                   f"KF_VERSION_* is {'.'.join(numbers)}, VERSION says {version}")


def check_changelog(root, version, released, report):
    path = "CHANGELOG.md"
    seen = []
    for number, line in enumerate(common.read(root / path).splitlines(), 1):
        if line.startswith("## "):
            match = HEADING.fullmatch(line[3:])
            if match is None:
                report.add(path, number, f"expected `## 1.2.3 - 2030-12-31` or `… - unreleased`, found {line!r}")
                continue
            seen.append((tuple(map(int, match.group(1).split("."))), match.group(2), number))
        elif line.startswith("### ") and line[4:] not in SECTIONS:
            report.add(path, number, f"{line[4:]!r} is none of {', '.join(sorted(SECTIONS))}")
    if not seen or ".".join(map(str, seen[0][0])) != version:
        report.add(path, seen[0][2] if seen else 1, f"the first section is not that of version {version}")
    for (newer, _, number), (older, _, _) in zip(seen, seen[1:]):
        if newer <= older:
            report.add(path, number, "sections are not ordered, newest first")
    for index, (_, date, number) in enumerate(seen):
        if date == "unreleased":
            if index > 0 or released:
                report.add(path, number, "this version is released: state the date")
            continue
        try:
            datetime.date.fromisoformat(date)
        except ValueError:
            report.add(path, number, f"{date} is not a date")


def main():
    parser = common.arguments(__doc__)
    parser.add_argument("--release", action="store_true", help="the version is about to be released")
    args = parser.parse_args()
    report = common.Report("versions")
    version = common.read(args.root / "VERSION").strip()
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        report.add("VERSION", 1, f"expected three numbers, found {version!r}")
    check_repeated(args.root, version, report)
    for path, text in DERIVED.items():
        if text not in common.read(args.root / path):
            report.add(path, 1, f"does not derive the version any more: expected `{text}`")
    check_changelog(args.root, version, args.release, report)
    return report.finish(f"{version} in {len(REPEATED) + 1} places, derived in {len(DERIVED)}")


if __name__ == "__main__":
    sys.exit(main())
