"""Devices for these tests. A module's plug-in is unloaded at its end: other tests find no devices."""

import pytest
from remote_plugin import Remote


@pytest.fixture(scope="module")
def plugin():
    loaded = Remote("remote")
    yield loaded
    loaded.unload()


@pytest.fixture
def remote(plugin):
    """The plug-in with two remote devices, quiet and without faults."""
    plugin.fail()
    plugin.set_busy(False)
    plugin.log()
    yield plugin
    plugin.fail()
    plugin.set_busy(False)
