"""Shared setup of all Python tests: generated examples are the same in every run, and none has a time
limit, because a busy machine or a sanitizer makes any limit wrong."""

import gc

import keyfall
import paths  # noqa: F401  (makes the tools importable)
import pytest
from example_counts import examples
from hypothesis import HealthCheck, settings

settings.register_profile("keyfall", max_examples=examples(100), deadline=None,
                          derandomize=True, database=None,
                          suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("keyfall")


@pytest.fixture
def torch_messages():
    """Enables PyTorch's full messages, for tests that compare them with PyTorch's."""
    keyfall.set_torch_messages(True)
    yield
    keyfall.set_torch_messages(False)


def pytest_configure(config):
    config.addinivalue_line(
        "markers", "unsanitized: has nothing for a sanitizer to find (it does not use the library, or other "
        "tests use the same parts of it under the sanitizer), or the sanitizer's own runtime cannot run "
        "it. tools/check.py leaves it out there.")
    config.addinivalue_line(
        "markers", "slow: takes more than half a second of processor time, and fails seldom. `make test` leaves it "
        "to `make check`.")
    config.addinivalue_line(
        "markers", "first: takes tens of seconds. It is started first, so that no core idles at the end.")


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: item.get_closest_marker("first") is None)


def pytest_collection_finish():
    """Keeps the objects of pytest and of the test modules out of all later collections: a test that
    collects garbage takes a millisecond instead of a second."""
    gc.collect()
    gc.freeze()
