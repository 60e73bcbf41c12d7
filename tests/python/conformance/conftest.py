"""The device of these tests: two remote devices, there for each module and gone after it."""

import pytest
from remote_plugin import Remote


@pytest.fixture(scope="module", autouse=True)
def remote():
    loaded = Remote("remote")
    yield loaded
    loaded.unload()
