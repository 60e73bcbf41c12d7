"""The OpenCL plug-in, loaded for the tests of this folder."""

import gc
import os

import pytest
from opencl_checks import plugin_path

import keyfall as kf


@pytest.fixture(scope="module", autouse=True)
def plugin():
    if not os.path.exists(plugin_path()):
        pytest.skip("the OpenCL plug-in was not built")
    loaded = kf.devices.load_plugin(plugin_path())
    if not kf.opencl.is_available():
        kf.devices.unload_plugin(loaded)
        pytest.skip("there is no OpenCL device")
    yield loaded
    gc.collect()
    kf.fallback.set_cache_limit(0)
    kf.fallback.set_cache_limit(256 << 20)
    kf.opencl.empty_cache()
    kf.devices.unload_plugin(loaded)


@pytest.fixture(autouse=True)
def seed():
    kf.manual_seed(0)
