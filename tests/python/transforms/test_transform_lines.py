"""Lines of Python that compose transforms of functions, with PyTorch's outcomes.
`tools/fuzz_differences.py --transforms --keep` adds to them, and `--transforms` looks for more."""

import json

import random_lines
import random_transforms
from line_differences import difference
from paths import DATA

import keyfall

LINES = json.loads((DATA / "transform_lines.json").read_text())


def test_recorded():
    wrong = []
    for line, expected in LINES:
        said = difference(line, random_lines.as_recorded(random_transforms.run(keyfall, line)), expected)
        if said:
            wrong.append(f"{line}: {said}")
    assert not wrong, "\n".join([f"{len(wrong)} of {len(LINES)}", *wrong])


def test_a_seed_determines_the_line():
    lines = [random_transforms.make(seed) for seed in range(100)]
    assert lines == [random_transforms.make(seed) for seed in range(100)]
    plain = [random_transforms.make(seed, range(random_transforms.MOST_CHANGES)) for seed in range(100)]
    assert sum(one != other for one, other in zip(lines, plain, strict=True)) > 80
