"""The number of examples of a generated test. KEYFALL_EXAMPLES=0.25 asks for a quarter of them, for runs
where each one is expensive, as under a sanitizer: the first examples cover most code paths.
KEYFALL_EXAMPLES=10 is a long search."""

import os

SHARE = float(os.environ.get("KEYFALL_EXAMPLES", "1"))
FEWEST = 10


def examples(count):
    """The number of examples to run of `count`."""
    return max(round(count * SHARE), min(count, FEWEST))


def sampled(items):
    """Returns an evenly spaced part of a list of cases: KEYFALL_EXAMPLES=0.125 asks for every eighth."""
    return items[::max(round(1 / SHARE), 1)]
