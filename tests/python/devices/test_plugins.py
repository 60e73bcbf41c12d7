"""Loading, unloading and finding plug-ins."""

import gc
import subprocess
import sys

import pytest
from paths import ROOT
from remote_plugin import Remote, path_of, run

import keyfall

COUNT = """
import keyfall
print(keyfall.devices.names())
"""


def test_loading_and_unloading():
    for _ in range(3):
        plugin = Remote("remote")
        assert plugin.name == "remote" and keyfall.devices.plugins() == {"remote": plugin.path}
        assert keyfall.devices.names() == ["remote"]
        x = keyfall.ones(2, device="remote")
        assert x.is_remote and hasattr(keyfall.Tensor, "remote")
        del x
        plugin.unload()
        assert keyfall.devices.names() == [] and keyfall.devices.plugins() == {}
        assert not hasattr(keyfall.Tensor, "remote") and not hasattr(keyfall.Tensor, "is_remote")
        assert not hasattr(keyfall, "remote")
        with pytest.raises(RuntimeError):
            keyfall.ones(2, device="remote")


def test_unloading_is_refused_while_tensors_live():
    plugin = Remote("remote")
    x = keyfall.ones(2, device="remote")
    with pytest.raises(RuntimeError, match="storage"):
        keyfall.devices.unload_plugin("remote")
    assert (x + 1).tolist() == [2, 2] and x.is_remote  # nothing changed
    view = x[:1]
    del x
    with pytest.raises(RuntimeError, match="storage"):
        keyfall.devices.unload_plugin("remote")
    del view
    pinned = keyfall.ones(2).pin_memory()
    with pytest.raises(RuntimeError):
        keyfall.devices.unload_plugin("remote")
    del pinned
    event = keyfall.Event("remote")
    with pytest.raises(RuntimeError):
        keyfall.devices.unload_plugin("remote")
    del event
    gc.collect()
    assert plugin.number("blocks") == 0 or keyfall.remote.empty_cache() is None
    plugin.unload()


def test_objects_outlive_the_device():
    plugin = Remote("remote")
    stream, device, module = keyfall.Stream("remote"), keyfall.device("remote:1"), keyfall.remote
    generator = keyfall.Generator("remote")
    plugin.unload()
    for call in (stream.query, stream.synchronize, stream.__enter__, module.device_count,
                 module.current_device, module.synchronize, module.memory_stats, generator.get_state,
                 lambda: keyfall.ones(1, device=device), lambda: repr(device), lambda: repr(stream),
                 lambda: stream.record_event(), lambda: repr(generator), module.manual_seed):
        try:
            call()
        except (RuntimeError, TypeError, AssertionError, ValueError):
            pass


@pytest.mark.parametrize("wrong", ["/no/such/file.so", __file__, "", 3, None, b"bytes\0", "a\0b"])
def test_wrong_paths(wrong):
    with pytest.raises((RuntimeError, TypeError, ValueError, OSError)):
        keyfall.devices.load_plugin(wrong)
    assert keyfall.devices.names() == []


@pytest.mark.parametrize("wrong", ["nosuch", "", 3, None, "a\0b"])
def test_wrong_names(wrong):
    with pytest.raises((RuntimeError, TypeError, ValueError)):
        keyfall.devices.unload_plugin(wrong)


def test_a_plugin_loads_once():
    plugin = Remote("remote")
    with pytest.raises(RuntimeError, match="loaded"):
        keyfall.devices.load_plugin(plugin.path)
    assert keyfall.ones(1, device="remote").item() == 1
    plugin.unload()


@pytest.mark.parametrize("name", ["no_init", "failing_init", "wrong_abi", "undeclared"])
def test_broken_plugins_leave_nothing(name):
    with pytest.raises((RuntimeError, ValueError), match=f"{name}.so"):
        keyfall.devices.load_plugin(path_of(name))
    assert keyfall.devices.names() == []


# ---- Discovery -----------------------------------------------------------------------------------


def test_plugins_of_the_environment(tmp_path):
    path = path_of("remote")
    assert run(COUNT, KEYFALL_PLUGINS=path).stdout == "['remote']\n"
    path_of("remote", tmp_path)
    (tmp_path / "readme.txt").write_text("no plug-in")
    assert run(COUNT, KEYFALL_PLUGIN_PATH=str(tmp_path)).stdout == "['remote']\n"


def test_a_broken_plugin_is_one_warning(tmp_path):
    path_of("remote", tmp_path)
    (tmp_path / "broken.so").write_bytes(b"\x7fELF nonsense")
    done = run(COUNT, KEYFALL_PLUGIN_PATH=f"{tmp_path}:/no/such/folder",
               KEYFALL_PLUGINS="/no/such/plugin.so")
    assert done.stdout == "['remote']\n"
    assert done.stderr.count("RuntimeWarning") == 3, done.stderr
    assert "broken.so was not loaded" in done.stderr and "/no/such/folder" in done.stderr


def install(folder, name, value, code):
    """A package with an entry point, as pip would install it."""
    (folder / f"{name}.py").write_text(code)
    information = folder / f"{name}-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(f"[keyfall.devices]\n{name} = {value}\n")


# Each use is a process of its own. Under the sanitizer one is enough: they load the plug-in in the same way.
@pytest.mark.slow
@pytest.mark.parametrize("use", [
    "keyfall.ones(2, device='remote')",
    *(pytest.param(use, marks=pytest.mark.unsanitized) for use in (
        "keyfall.remote", "import keyfall.remote", "keyfall.accelerator.current_accelerator().type",
        "keyfall.device(0)")),
])
def test_entry_points(tmp_path, use):
    install(tmp_path, "kf_remote_package", "kf_remote_package:path",
            f"def path():\n    return {path_of('remote')!r}\n")
    program = (f"import sys; sys.path.insert(0, {str(tmp_path)!r})\nimport keyfall\n"
               f"assert 'kf_remote_package' not in sys.modules\nassert not keyfall._C._is_discovered()\n"
               f"{use}\nassert keyfall.devices.names() == ['remote']\n")
    run(program)


def test_a_broken_entry_point_is_a_warning(tmp_path):
    install(tmp_path, "kf_broken_package", "kf_broken_package:path", "raise RuntimeError('broken!')\n")
    program = (f"import sys; sys.path.insert(0, {str(tmp_path)!r})\nimport keyfall\n"
               "try:\n    keyfall.device('npu')\nexcept RuntimeError as error:\n    print(error)\n"
               "try:\n    keyfall.device('npu')\nexcept RuntimeError as error:\n    print(error)\n")
    done = run(program)
    assert done.stderr.count("broken!") == 1 and "kf_broken_package" in done.stderr
    assert done.stdout.count("npu") == 2


def test_the_import_looks_for_nothing():
    program = ("import sys, keyfall\nassert 'importlib.metadata' not in sys.modules\n"
               "assert 'keyfall.devices' not in sys.modules\n"
               "keyfall.ones(2, device='meta'), keyfall.device('cpu:0')\n"
               "assert not keyfall._C._is_discovered()\n")
    subprocess.run([sys.executable, "-S", "-c", "import sys; sys.path[:] = sys.argv[1:]\n" + program,
                    *sys.path], check=True, cwd=ROOT)


def test_streams_of_a_plugin_that_is_gone_are_not_reused():
    plugin = Remote("remote")
    stream = keyfall.Stream("remote", priority=9)
    plugin.unload()
    plugin = Remote("remote")
    del stream
    plugin.log()
    keyfall.Stream("remote", priority=9)
    assert any("priority 9" in line for line in plugin.log())
    plugin.unload()
