"""What devices say: texts that are not UTF-8, failures without a message, memory that is too small."""

import ctypes

import pytest
from remote_plugin import Remote, path_of

import keyfall
from keyfall.devices import PythonDevice


class Latin:
    """The plug-in of tests/plugins/latin.c."""

    def __init__(self):
        self.path = path_of("latin")
        self.name = keyfall.devices.load_plugin(self.path)
        self.code = ctypes.CDLL(self.path)

    unload = Remote.unload


@pytest.fixture
def latin():
    plugin = Latin()
    yield plugin
    plugin.unload()


def test_texts_of_a_driver_need_not_be_utf_8(latin):
    about = keyfall._C._device_describe("latin:0")
    assert about["name"] == "Modell \ufffd" and about["capabilities"] == "\ufffdtendu"
    assert keyfall.latin.get_device_name(0) == "Modell \ufffd"
    with pytest.warns(UserWarning, match="^attention: d\ufffdpass\ufffd$"):
        latin.code.latin_warn()
    with pytest.raises(RuntimeError, match="^\ufffdchec"):
        keyfall.ones(2, device="latin").exp()
    found = keyfall.explain(keyfall.ops.aten.exp, keyfall.ones(2, device="latin"))
    assert "noyau \ufffd.c:1" in str(found)
    assert "noyau \ufffd.c:1" in keyfall._C._dispatch_dump("aten::exp")
    events = []
    with keyfall.trace_calls(events.append), pytest.raises(RuntimeError):
        keyfall.ones(2, device="latin").exp()
    assert events


def test_reasons_of_a_driver_need_not_be_utf_8(latin):
    x = keyfall.ones(2, device="latin")
    latin.code.latin_refuse(1)
    with keyfall.fallback.strict(), pytest.raises(NotImplementedError, match="refus\ufffd"):
        x.exp()
    with keyfall.fallback.bill() as bill:
        assert x.exp().tolist() == keyfall.ones(2).exp().tolist()
    assert bill["aten::exp"].calls == 1
    latin.code.latin_refuse(0)
    latin.code.latin_lose()
    with pytest.raises(RuntimeError, match="d\ufffdbranch\ufffd"):
        x.tolist()
    keyfall.devices.reopen("latin")
    del x


def test_the_name_of_a_plug_in_need_not_be_utf_8():
    plugin = Latin()
    assert plugin.name == "latin\udce9" and keyfall.devices.plugins()[plugin.name] == plugin.path
    plugin.unload()
    with pytest.raises(ValueError, match="no plug-in 'latin.udce9' is loaded"):
        keyfall._C._unload_plugin(plugin.name)


def test_a_failure_without_a_message_names_device_and_function(latin):
    latin.code.latin_fail(1)
    with pytest.raises(RuntimeError, match="^device latin:0: describe failed without a message: "):
        keyfall._C._device_describe("latin:0")
    latin.code.latin_fail(0)


class Small(PythonDevice):
    """Its memory is smaller than what was asked for."""

    def allocate(self, index, size):
        return bytearray(size - 1) if size > 8 else None

    def copy_out(self, index, block, offset, size):
        return 3


def test_memory_that_is_too_small_is_named():
    with Small("small", 2):
        with pytest.raises(ValueError, match="^device small:1: allocate.. returned a block of 39 bytes, and 40 were asked"):
            keyfall.ones(10, device="small:1")
        with pytest.raises(TypeError, match="^device small:0: allocate.. returned None$"):
            keyfall.ones(2, device="small")


class Odd(Small):
    def allocate(self, index, size):
        return bytearray(size)


class Full(PythonDevice):
    def allocate(self, index, size):
        raise MemoryError


def test_other_failures_of_python_devices_name_the_device():
    with Odd("odd"), pytest.raises(TypeError, match="^device odd:0: copy_out.. returned int, expected bytes$"):
        keyfall.ones(2, device="odd").tolist()
    with Full("full"), pytest.raises(keyfall.OutOfMemoryError, match="^device full:0 has no memory for 8 bytes$"):
        keyfall.ones(2, device="full")
