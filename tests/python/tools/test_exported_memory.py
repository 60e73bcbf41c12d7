"""Every exported function is known to reach the elements of tensors or not, so that the tests of recorded operators
(tests/unit/lazy/test_memory_doors.c, tests/python/lazy/test_memory_doors.py) visit all that do."""

import re

from paths import ROOT

LISTED = ROOT / "tests" / "unit" / "lazy" / "memory_doors.txt"
VISITS = ROOT / "tests" / "unit" / "lazy" / "test_memory_doors.c"


def exported():
    """Returns the functions of the library that are no operators."""
    symbols = {line.split()[0] for line in (ROOT / "tools" / "symbols.txt").read_text().splitlines()}
    operators = set(re.findall(r"\b(kf_\w+)\(", (ROOT / "include" / "keyfall" / "ops.h").read_text()))
    return {name for name in symbols - operators if not name.startswith("kfs_")}


def test_every_exported_function_is_visited_or_known_to_give_no_memory():
    words = re.sub(r"^[#\[].*$", "", LISTED.read_text(), flags=re.M).split()
    visited = re.findall(r"DOOR\((kf_\w+)\)", VISITS.read_text())
    assert len(words) == len(set(words)) and not set(words) & set(visited)
    assert set(words) | set(visited) == exported()
