"""Random calls give recorded what they give eagerly, through whichever door their values are read. More of
them: `tools/fuzz_calls.py 20000 --recorded`."""

import pytest
from example_counts import examples

pytest.importorskip("tomllib")  # random_calls reads the catalogue
import lazy_calls  # noqa: E402
import random_calls  # noqa: E402

import keyfall  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(autouse=True)
def single_calls_as_they_are():
    options = keyfall.lazy.options
    before = options.fuse, options.exact
    lazy_calls.begin(keyfall)
    yield
    options.fuse, options.exact = before


@pytest.mark.parametrize("way", lazy_calls.WAYS)
def test_random_calls(way):
    forms = random_calls.read_forms()
    for seed in range(examples(200)):
        assert (difference := lazy_calls.run(keyfall, seed, forms, way)) is None, (seed, difference)
