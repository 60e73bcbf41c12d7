"""Lines of Python with PyTorch's outcomes: one for each difference that random lines have found and that has
been mended. `tools/fuzz_differences.py --keep` adds to them, and `--lines` looks for more."""

import json

import pytest
import random_lines
from line_differences import difference
from paths import DATA

import keyfall

LINES = json.loads((DATA / "random_lines.json").read_text())


@pytest.fixture
def every_warning():
    """Lets warnings that come once for a process come each time."""
    before = keyfall.is_warn_always_enabled()
    keyfall.set_warn_always(True)
    yield
    keyfall.set_warn_always(before)


def test_recorded(every_warning):
    wrong = []
    for line, expected in LINES:
        said = difference(line, random_lines.as_recorded(random_lines.run(keyfall, line)), expected)
        if said:
            wrong.append(f"{line}: {said}")
    assert not wrong, "\n".join([f"{len(wrong)} of {len(LINES)}", *wrong])


@pytest.mark.slow
@pytest.mark.unsanitized  # makes lines, runs none
def test_seed_determines_the_line():
    source = random_lines.Source()
    lines = [random_lines.make(source, seed) for seed in range(300)]
    assert lines == [random_lines.make(source, seed) for seed in range(300)]
    assert len({name for name, _ in lines}) > 100


@pytest.mark.slow
@pytest.mark.unsanitized
def test_changes_can_be_omitted():
    source = random_lines.Source()
    seeds = range(100)
    plain = [random_lines.make(source, seed, range(random_lines.MOST_CHANGES)) for seed in seeds]
    assert sum(random_lines.make(source, seed) != one for seed, one in zip(seeds, plain)) > 30


def test_differences_are_seen():
    line = "torch.add(t('float32', (2,)), 1)"
    found = random_lines.run(keyfall, line)
    assert difference(line, found, found) is None
    kind, made = found["result"]
    for part, value in (("dtype", "int64"), ("shape", [2, 1]), ("values", [9.0, 9.0]), ("stride", [2]),
                        ("grad", True)):
        assert difference(line, {**found, "result": (kind, {**made, part: value})}, found)
    assert difference(line, {**found, "warnings": [("UserWarning", "")]}, found)
    refused = random_lines.run(keyfall, "torch.add(t('float32', (2,)), 'a')")
    assert refused["error"] == "TypeError" and difference(line, refused, found)
    assert difference(line, {**refused, "error": "ValueError"}, refused)
