"""How many examples a generated test gets. Where each one is dear, as under a sanitizer, the
environment asks for a share of them: KEYFALL_EXAMPLES=0.25. What a sanitizer finds lies in paths,
and the first examples take most of those."""

import os

SHARE = float(os.environ.get("KEYFALL_EXAMPLES", "1"))
FEWEST = 10


def examples(count):
    return max(round(count * SHARE), min(count, FEWEST))
