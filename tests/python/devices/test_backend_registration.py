"""keyfall.utils.backend_registration: names and methods of the device PrivateUse1. Each test has a
process of its own, because a name is given once."""

import pytest
from remote_plugin import run

START = """
import keyfall
from keyfall import utils
from keyfall.nn.utils.rnn import PackedSequence, pack_sequence
from keyfall.storage import TypedStorage
generate = utils.generate_methods_for_privateuse1_backend
utils.rename_privateuse1_backend("foo")
CLASSES = {"tensor": keyfall.Tensor, "module": keyfall.nn.Module, "packed_sequence": PackedSequence,
           "storage": keyfall.UntypedStorage, "typed": TypedStorage}

def having():
    return {name for name, owner in CLASSES.items() if hasattr(owner, "foo")}

def refused(call, text):
    try:
        call()
    except RuntimeError as error:
        assert text in str(error), error
    else:
        raise AssertionError(text)
"""

# A device with memory of the CPU under the name PrivateUse1 would need a plug-in: these methods are
# tried with the names only, and with a Python device below.
TESTS = {
    "defaults": """
assert having() == set()
generate()
assert having() == {"tensor", "module", "packed_sequence"}
assert keyfall.ones(1).is_foo is False and not hasattr(keyfall.nn.Module, "is_foo")
assert pack_sequence([keyfall.ones(2)]).is_foo is False
refused(generate, "has already been registered with foo")
""",
    "flags": """
generate(for_module=False, for_packed_sequence=False)
assert having() == {"tensor"}
refused(generate, "has already been registered")
generate(for_tensor=False, for_packed_sequence=False)
assert having() == {"tensor", "module"}
generate(for_tensor=False, for_module=False)
assert having() == {"tensor", "module", "packed_sequence"}
generate(False, False, False, True)
assert having() == {*CLASSES}
assert keyfall.UntypedStorage(4).is_foo is False and keyfall.FloatStorage(1).is_foo is False
for flag in ("for_tensor", "for_module", "for_packed_sequence", "for_storage"):
    flags = dict.fromkeys(("for_tensor", "for_module", "for_packed_sequence", "for_storage"), False)
    refused(lambda: generate(**{**flags, flag: True}), "has already been registered with")
""",
    "order": """
refused(lambda: generate(for_tensor=False), "for_tensor=True")
refused(lambda: generate(for_tensor=False, for_module=False), "for torch.nn.utils.rnn.PackedSequence")
assert having() == set()
""",
    "own attributes": """
keyfall.Tensor.is_foo = 3
refused(generate, "has already been registered with is_foo")
assert keyfall.Tensor.is_foo == 3 and having() == set()
""",
    "names": """
registration = utils.backend_registration
assert registration._privateuse1_backend_name == "foo"
class Module:
    @staticmethod
    def answer():
        return 42
refused(lambda: registration._get_custom_mod_func("answer"), "_register_device_module('foo'")
keyfall._register_device_module("foo", Module)
assert keyfall.foo is Module and registration._get_custom_mod_func("answer")() == 42
refused(lambda: registration._get_custom_mod_func("other"), "torch.foo.other")
refused(lambda: keyfall._register_device_module("foo:1", Module), "already been registered")
try:
    registration._get_custom_mod_func(3)
except AssertionError as error:
    assert "must be `str`" in str(error)
generate()
refused(lambda: keyfall.ones(1).foo("cpu"), "Invalid device, must be foo device")
""",
    "unsupported types": """
generate(for_storage=True, unsupported_dtype=[keyfall.float64])
refused(lambda: keyfall.DoubleStorage(1).foo(), "float64 dtype is not supported by this backend")
try:
    keyfall.FloatStorage(1).foo()
except RuntimeError as error:
    assert "not supported by" not in str(error), error
""",
}


@pytest.mark.slow
@pytest.mark.parametrize("name", TESTS)
def test_privateuse1(name):
    run(START + TESTS[name])


def test_methods_of_a_device_that_is_there(remote):
    """A plug-in's device gives all classes its methods."""
    run("""
import sys, keyfall
keyfall.devices.load_plugin(sys.argv[1])
from keyfall.nn.utils.rnn import pack_sequence
packed = pack_sequence([keyfall.ones(2), keyfall.ones(3)], enforce_sorted=False)
moved = packed.remote(1)
assert moved.is_remote and moved.data.device.index == 1 and moved.sorted_indices.is_remote
assert not packed.is_remote and moved.batch_sizes.is_cpu and moved.remote() is not None
storage = keyfall.arange(3.0).untyped_storage()
far = storage.remote(1)
assert far.is_remote and far.device.index == 1 and far.remote(1) is far
assert far.to(device="cpu").tolist() == storage.tolist() and not storage.is_remote
typed = keyfall.FloatStorage([1, 2]).remote()
assert typed.is_remote and typed.tolist() == [1, 2] and typed.to(device="cpu").tolist() == [1, 2]
assert keyfall.nn.Linear(1, 1).remote().weight.is_remote
""", remote.path)
