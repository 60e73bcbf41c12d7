"""The OpenCL plug-in's driver: order, errors, threads, streams, programs on disk, forks."""

import os
import shutil
import subprocess
import sys
import threading

import numpy as np
import pytest
from opencl_checks import plugin_path

import keyfall as kf

F = kf.nn.functional


# ---- Order, errors, threads, programs ----------------------------------------------------------------


BAD_INDICES = {
    "index_select": lambda table, bad: kf.index_select(table, 0, bad),
    "index_select_view": lambda table, bad: kf.index_select(table[1:], 0, bad[1:]),
    "gather": lambda table, bad: kf.gather(table, 0, bad[:, None]),
    "embedding": lambda table, bad: F.embedding(bad, table),
    "scatter": lambda table, bad: table.scatter(0, bad[:, None], 2.0),
    "index_add": lambda table, bad: table.index_add(0, bad, table[:3]),
    "index_copy": lambda table, bad: table.index_copy(0, bad, table[:3]),
    "index_fill": lambda table, bad: table.index_fill(0, bad, 1),
    "index": lambda table, bad: table[bad],
    "take": lambda table, bad: kf.take(table, bad),
}


@pytest.mark.slow
@pytest.mark.parametrize("index", [99, -99, 2**62, -(2**63)])
@pytest.mark.parametrize("name", BAD_INDICES)
def test_an_index_out_of_range_is_an_error(name, index):
    table, bad = kf.arange(16.0).view(4, 4).to("opencl"), kf.tensor([1, index, 0]).to("opencl")
    with pytest.raises((IndexError, RuntimeError), match="index|out of"):
        BAD_INDICES[name](table, bad).cpu()
    assert table.cpu().flatten().tolist() == list(range(16))  # the device goes on


def quotient_by_zero():
    return kf.ones(2, dtype=kf.int32).to("opencl") // kf.zeros(2, dtype=kf.int32).to("opencl")


SYNCHRONISING = {
    "cpu": lambda result, stream, event: result.cpu(),
    "item": lambda result, stream, event: result[0].item(),
    "device": lambda result, stream, event: kf.opencl.synchronize(),
    "stream": lambda result, stream, event: stream.synchronize(),
    "event": lambda result, stream, event: event.synchronize(),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", SYNCHRONISING)
def test_faults_arrive_at_the_next_synchronising_call(name):
    table, bad = kf.arange(4.0).to("opencl"), kf.tensor([1, 9]).to("opencl")
    stream, event = kf.opencl.current_stream(), kf.opencl.Event()
    result = kf.index_select(table, 0, bad) + 1  # queued: no error yet
    event.record(stream)
    with pytest.raises(IndexError, match="index 9"):
        SYNCHRONISING[name](result, stream, event)
    kf.opencl.synchronize()  # delivered once
    assert table.cpu().tolist() == [0, 1, 2, 3]
    quotient = quotient_by_zero()
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        SYNCHRONISING[name](quotient, stream, kf.opencl.Event() if name != "event" else recorded(stream))
    kf.opencl.synchronize()


def recorded(stream):
    event = kf.opencl.Event()
    event.record(stream)
    return event


FAILING_DRIVER = """
#include <CL/cl.h>
#include <stdlib.h>
/* Events say that their command failed, as a driver does after an error in the device. */
cl_int clGetEventInfo(cl_event event, cl_event_info what, size_t size, void *value, size_t *out) {
  (void)event; (void)size; (void)out;
  if (what == CL_EVENT_COMMAND_EXECUTION_STATUS)
    *(cl_int *)value = getenv("FAILING") != NULL ? CL_OUT_OF_RESOURCES : CL_COMPLETE;
  return CL_SUCCESS;
}
"""

FAILED_COMMAND = """
import ctypes
import keyfall as kf
kf.devices.load_plugin({plugin!r})
setenv, unsetenv = ctypes.CDLL(None).setenv, ctypes.CDLL(None).unsetenv
x = kf.arange(3.0).to("opencl")
for synchronise in (lambda y: kf.opencl.synchronize(), lambda y: y.cpu(), lambda y: y.sum().item()):
    y = x + 1
    setenv(b"FAILING", b"1", 1)
    try:
        synchronise(y)
        print("no error")
    except RuntimeError as error:
        print(error)
    unsetenv(b"FAILING")
    assert (x + 1).cpu().tolist() == [1, 2, 3]
"""


@pytest.mark.slow
def test_a_command_that_fails_is_reported_at_the_next_synchronising_call(tmp_path):
    source, library = tmp_path / "failing.c", tmp_path / "failing.so"
    source.write_text(FAILING_DRIVER)
    compiler = shutil.which("cc")
    if compiler is None or "libasan" in os.environ.get("LD_PRELOAD", ""):
        pytest.skip("needs a C compiler and its own LD_PRELOAD")
    subprocess.run([compiler, "-shared", "-fPIC", "-w", str(source), "-o", str(library)], check=True)
    done = subprocess.run([sys.executable, "-c", FAILED_COMMAND.format(plugin=plugin_path())], text=True,
                          env={**os.environ, "LD_PRELOAD": str(library), "KEYFALL_PLUGINS": ""},
                          capture_output=True, check=True)
    lines = done.stdout.splitlines()
    assert len(lines) == 3 and all("an earlier command failed with CL_OUT_OF_RESOURCES" in line
                                   for line in lines), lines


@pytest.mark.parametrize("fault", ["allocate", "copy"])
def test_injected_faults(fault):
    tensor = kf.arange(8.0)
    for n in range(1, 4):
        kf.opencl.empty_cache()
        kf._C._device_inject("opencl", fault, n)
        try:
            kept = []  # so that every pass allocates
            with pytest.raises((RuntimeError, MemoryError)):
                for _ in range(4):
                    kept.append(tensor.to("opencl") * 2)
                    kept[-1].cpu()
        finally:
            kf._C._device_inject("opencl", "none")
        assert (tensor.to("opencl") * 2).cpu().tolist() == (tensor * 2).tolist()


def test_a_lost_device_says_so_and_opens_again():
    tensor = kf.arange(8.0).to("opencl")
    kf._C._device_inject("opencl", "lost", 1)
    try:
        with pytest.raises(RuntimeError, match="lost"):
            tensor.cpu()
    finally:
        kf._C._device_inject("opencl", "none")
        kf._C._device_reopen("opencl:0")
    assert kf.arange(3.0).to("opencl").cpu().tolist() == [0, 1, 2]


def test_streams_and_events():
    stream, start, end = kf.opencl.Stream(), kf.opencl.Event(enable_timing=True), kf.opencl.Event(enable_timing=True)
    with stream:
        start.record(stream)
        total = kf.ones(1000, device="opencl").add(1).sum()
        end.record(stream)
    end.synchronize()
    assert start.elapsed_time(end) >= 0
    stream.synchronize()
    assert stream.query() and total.item() == 2000


def test_a_declined_call_says_why():
    with kf.fallback.strict(), pytest.raises(NotImplementedError, match="complex"):
        kf.ones(2, dtype=kf.complex64).to("opencl").exp()


def test_threads_share_kernels():
    tensor, wrong = kf.randn(50, 50), []
    device, expected = tensor.to("opencl"), (tensor * 2 + 1).sum(0)

    def work():
        for _ in range(20):
            if not np.allclose((device * 2 + 1).sum(0).cpu().numpy(), expected.numpy(), atol=1e-4):
                wrong.append("differs")

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


PROGRAM = """
import keyfall as kf
kf.devices.load_plugin({plugin!r})
print(kf.arange(3.0).to("opencl").mul(3).tolist())
"""


@pytest.mark.slow
def test_programs_on_disk_are_checked(tmp_path):
    def run():
        environment = {**os.environ, "KEYFALL_OPENCL_CACHE": str(tmp_path / "cache"), "KEYFALL_PLUGINS": ""}
        done = subprocess.run([sys.executable, "-c", PROGRAM.format(plugin=plugin_path())], text=True,
                              env=environment, capture_output=True, check=True)
        assert done.stdout.strip() == "[0.0, 3.0, 6.0]"

    run()
    files = list((tmp_path / "cache").iterdir())
    assert files and all(file.suffix == ".bin" for file in files)
    good = files[0].read_bytes()
    run()
    assert files[0].read_bytes() == good
    for bad in (b"", b"junk", good[:-7], good[:-1] + bytes([good[-1] ^ 1])):
        files[0].write_bytes(bad)
        run()
        repaired = files[0].read_bytes()
        assert repaired != bad and repaired[:8] == good[:8]


KERNELS = """
import keyfall as kf
kf.devices.load_plugin({plugin!r})
x = kf.arange(6.0).view(2, 3)
y = x.to("opencl")
for function in (lambda a: a * 3, lambda a: a.t() + a.t()[:1], lambda a: a.half() + 1, lambda a: a > 2,
                 lambda a: kf.where(a > 2, a, a * a), lambda a: a.to(kf.int32) // 2, lambda a: a.exp().sum(1)):
    assert kf.allclose(function(y).cpu().double(), function(x).double(), atol=1e-5)
print("same")
"""


@pytest.mark.slow
@pytest.mark.parametrize("after", ["0", "4", ""])
def test_kernels_of_their_own_give_the_results_of_shared_ones(after):
    environment = {**os.environ, "KEYFALL_OPENCL_COMPILE_AFTER": after, "KEYFALL_PLUGINS": ""}
    done = subprocess.run([sys.executable, "-c", KERNELS.format(plugin=plugin_path())], text=True,
                          env=environment, capture_output=True, check=True)
    assert done.stdout.strip() == "same"


FORKED = """
import os
import keyfall as kf
kf.devices.load_plugin({plugin!r})
x = kf.ones(3).to("opencl")
child = os.fork()
if child == 0:
    try:
        (x + 1).cpu()
        os._exit(1)
    except RuntimeError as error:
        os._exit(0 if "fork" in str(error) else 2)
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
print((x + 1).cpu().tolist())
"""


def test_a_forked_child_gets_an_error():
    done = subprocess.run([sys.executable, "-c", FORKED.format(plugin=plugin_path())], text=True,
                          env={**os.environ, "KEYFALL_PLUGINS": ""}, capture_output=True, check=True)
    assert done.stdout.strip() == "[2.0, 2.0, 2.0]"
