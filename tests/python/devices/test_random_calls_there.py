"""Random calls on devices that have memory only give what they give on the CPU. More of them:
`tools/fuzz_calls.py 20000 --device python`."""

import gc
import sys

import pytest
from example_counts import examples

if sys.version_info < (3, 11):
    pytest.skip("random_calls reads the catalogue with tomllib", allow_module_level=True)

import device_calls  # noqa: E402
import random_calls  # noqa: E402

import keyfall  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")


def compare(device, first, count):
    forms = random_calls.read_forms()
    for seed in range(first, first + count):
        assert (difference := device_calls.run(keyfall, seed, forms, device)) is None, (seed, difference)
    gc.collect()


def test_a_plugin(remote):
    compare("remote", 0, examples(200))


def test_a_device_in_python():
    with keyfall.devices.PythonDevice("toy"):
        compare("toy", 1000, examples(200))
