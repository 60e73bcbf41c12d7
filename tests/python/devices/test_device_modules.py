"""keyfall.<device> and keyfall.accelerator: modules of devices that plug-ins added."""

import importlib
import sys
import threading

import pytest
from remote_plugin import run

import keyfall


def test_the_module_of_a_device(remote):
    module = importlib.import_module("keyfall.remote")
    assert module is keyfall.remote is sys.modules["keyfall.remote"]
    assert module is keyfall.get_device_module("remote:1") is keyfall.get_device_module()
    assert "remote" in dir(keyfall) and "Stream" in dir(module)
    assert module.is_available() and module.device_count() == 2 and module.is_initialized()
    assert module.get_device_name(1) == "Remote Model 1"
    about = module.get_device_properties()
    assert (about.name, about.total_memory, about.capabilities) == ("Remote Model 0", 1 << 30, "nothing")
    assert module.mem_get_info() == (1 << 29, 1 << 30)


def test_unknown_names_stay_unknown(remote):
    with pytest.raises(AttributeError, match="no attribute 'nosuchdevice'"):
        keyfall.nosuchdevice
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("keyfall.nosuchdevice")
    with pytest.raises(RuntimeError, match="nosuchdevice"):
        keyfall.device("nosuchdevice")
    with pytest.raises(RuntimeError, match="Invalid device module"):
        keyfall.get_device_module("meta")
    with pytest.raises(RuntimeError, match="Invalid value of device '1'"):
        keyfall.get_device_module(1)


def test_modules_of_the_devices_that_are_always_known():
    assert keyfall.get_device_module("cpu") is keyfall.get_device_module(keyfall.device("cpu", 0)) is keyfall.cpu
    assert keyfall.get_device_module("cuda:0") is keyfall.cuda
    run("import keyfall; assert keyfall.get_device_module() is keyfall.cpu")


def test_the_current_device(remote):
    module = keyfall.remote
    assert module.current_device() == 0
    with module.device(1):
        assert module.current_device() == 1
        assert keyfall.zeros(1, device="remote").device.index == 1
        with module.device_of(keyfall.zeros(1, device="remote:0")):
            assert module.current_device() == 0
        with module.device(None), module.device(-1), module.device_of(keyfall.zeros(1)):
            assert module.current_device() == 1
    assert module.current_device() == 0
    module.set_device("remote:1")
    seen = []
    thread = threading.Thread(target=lambda: seen.append(module.current_device()))
    thread.start()
    thread.join()
    module.set_device(0)
    assert seen == [0]  # each thread has its own
    for wrong in (2, "remote:2", keyfall.device("remote", 7)):
        with pytest.raises(keyfall.NoDeviceError, match="there are 2 remote devices"):
            module.set_device(wrong)
    for wrong in ("cpu", keyfall.device("meta")):
        with pytest.raises(ValueError, match="Expected a remote device"):
            module.set_device(wrong)
    with pytest.raises(TypeError):
        module.set_device(1.5)


def test_memory_statistics(remote):
    module = keyfall.remote
    module.empty_cache()
    before = module.memory_allocated()
    module.reset_peak_memory_stats()
    x = keyfall.zeros(1000, device="remote")
    assert module.memory_allocated() >= before + 4000
    assert module.max_memory_allocated() >= before + 4000
    del x
    assert module.memory_allocated() == before
    assert module.memory_reserved() >= 4000  # kept for reuse
    stats = module.memory_stats()
    assert stats["allocated_bytes.all.current"] == before and stats["allocations"] > 0
    module.empty_cache()
    assert module.memory_reserved() == before
    module.set_memory_limit(before + 10_000)
    with pytest.raises(keyfall.OutOfMemoryError):
        keyfall.zeros(1_000_000, device="remote")
    module.set_memory_limit(0)
    keyfall.zeros(1_000_000, device="remote")


def test_random_numbers(remote):
    module = keyfall.remote
    keyfall.manual_seed(7)
    first = keyfall.rand(4, device="remote").cpu()
    keyfall.manual_seed(7)
    assert keyfall.equal(keyfall.rand(4, device="remote").cpu(), first)
    module.manual_seed_all(7)
    assert keyfall.equal(keyfall.rand(4, device="remote").cpu(), first)
    assert module.initial_seed() == 7
    state = module.get_rng_state()
    a = keyfall.rand(3, device="remote").cpu()
    module.set_rng_state(state)
    assert keyfall.equal(keyfall.rand(3, device="remote").cpu(), a)
    with keyfall.random.fork_rng(device_type="remote"):
        keyfall.rand(5, device="remote")
        keyfall.rand(5, device="remote:1")
    module.set_rng_state_all(module.get_rng_state_all())
    assert len(module.default_generators) == 2
    generator = keyfall.Generator("remote")
    assert generator.device == keyfall.device("remote:0")
    generator.manual_seed(7)
    assert keyfall.equal(keyfall.rand(4, device="remote", generator=generator).cpu(), first)
    with pytest.raises(RuntimeError, match="generator"):
        keyfall.rand(4, device="remote", generator=keyfall.Generator())


def test_fork_rng_restores(remote):
    keyfall.remote.manual_seed(3)
    with keyfall.random.fork_rng(devices=[0], device_type="remote"):
        inside = keyfall.rand(4, device="remote").cpu()
    assert keyfall.equal(keyfall.rand(4, device="remote").cpu(), inside)


def test_the_accelerator(remote):
    accelerator = keyfall.accelerator
    assert accelerator.current_accelerator() == keyfall.device("remote")
    assert accelerator.is_available() and accelerator.device_count() == 2
    assert accelerator.current_device_index() == 0
    with accelerator.device_index(1):
        assert accelerator.current_device_index() == 1
    accelerator.set_device_index("remote:1")
    assert accelerator.current_device_idx() == 1
    accelerator.set_device_index(0)
    assert keyfall.device(1) == keyfall.device("remote:1")
    remote.log()
    accelerator.synchronize()
    accelerator.synchronize("remote:1")
    assert remote.log() == ["synchronize 0", "synchronize 1"]
    assert accelerator.memory_allocated() == keyfall.remote.memory_allocated()
    assert accelerator.max_memory_reserved() >= accelerator.memory_reserved()
    assert accelerator.get_memory_info() == (1 << 29, 1 << 30)
    accelerator.reset_peak_memory_stats()
    accelerator.empty_cache()
    with pytest.raises(ValueError, match="doesn't match the current accelerator"):
        accelerator.synchronize("cpu")
    with pytest.raises(keyfall.NoDeviceError):
        accelerator.set_device_index(5)


def test_a_module_of_the_authors(remote):
    program = """
import sys, types, keyfall
keyfall.devices.load_plugin(sys.argv[1])
mine = types.ModuleType("mine")
mine.answer = 42
keyfall._register_device_module("remote", mine)
assert keyfall.remote is mine and keyfall.remote.answer == 42
import keyfall.remote as again
assert again is mine
for name, error in (("remote", RuntimeError), ("nosuch", RuntimeError), (3, RuntimeError)):
    try:
        keyfall._register_device_module(name, mine)
    except error as caught:
        print(caught)
    else:
        raise AssertionError(name)
"""
    assert "already been registered" in run(program, remote.path).stdout


def test_renaming_privateuse1():
    program = """
import keyfall
keyfall.utils.rename_privateuse1_backend("foo")
keyfall.utils.rename_privateuse1_backend("foo")
keyfall.utils.generate_methods_for_privateuse1_backend()
assert keyfall.device("foo:1").type == "foo"
assert keyfall._C._get_privateuse1_backend_name() == "foo"
x = keyfall.ones(1)
assert x.is_foo is False and callable(keyfall.nn.Linear(1, 1).foo)
for call in (x.foo, lambda: keyfall.utils.rename_privateuse1_backend("bar"),
             lambda: keyfall.utils.rename_privateuse1_backend("cpu"),
             lambda: keyfall.utils.rename_privateuse1_backend(3)):
    try:
        call()
    except (RuntimeError, TypeError, ValueError, AssertionError) as error:
        print(error)
    else:
        raise AssertionError
"""
    assert "foo" in run(program).stdout
