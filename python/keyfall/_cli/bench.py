"""`keyfall bench`: how long calls of operators take."""

import time

from .. import _C
from .._loading import load
from . import argspecs, registry
from .output import Mistake, Progress, time_text

EXAMPLES = """\
  keyfall bench                                       a small selection
  keyfall bench mm 'cpu:f32[256,256]' 'cpu:f32[256,256]'
  keyfall bench add 'f32[1000000]' 1 --seconds 2"""
SELECTION = (
    ("neg", "f32[1]"), ("add", "f32[1000]", "f32[1000]"), ("add", "f32[1000000]", "f32[1000000]"),
    ("exp", "f32[100000]"), ("sum", "f32[1000000]"), ("softmax", "f32[256,1024]", "-1"),
    ("mm", "f32[64,64]", "f32[64,64]"), ("mm", "f32[512,512]", "f32[512,512]"),
    ("transpose", "f32[64,64]", "0", "1"), ("clone", "f32[1000000]"))  # fmt: skip


def add_arguments(parser):
    parser.add_argument("op", nargs="?", help="an operator; without one, a small selection")
    parser.add_argument("args", nargs="*", help="arguments as for 'keyfall explain'")
    parser.add_argument("--seconds", type=float, default=0.3, help="time for each call (default: 0.3)")
    parser.add_argument("--device", default="cpu", help="for the selection (default: cpu)")
    parser.add_argument("--threads", type=int, help="threads of kernels")


def _fill(tensor):
    if tensor.device.type == "meta":
        return tensor
    if tensor.dtype.is_floating_point or tensor.dtype.is_complex:
        return tensor.normal_()
    return tensor.fill_(1)


def measure(call, seconds, device):
    """(best, median, calls) in ns for a call."""
    wait = (lambda: None) if device in ("cpu", "meta") else lambda: _C._device_synchronize(_C.device(device))
    call()
    wait()
    begin = time.perf_counter_ns()
    call()
    wait()
    loops = max(1, min(10000, 1_000_000 // max(1, time.perf_counter_ns() - begin)))
    times, end = [], time.perf_counter() + seconds
    while not times or time.perf_counter() < end:
        begin = time.perf_counter_ns()
        for _ in range(loops):
            call()
        wait()
        times.append((time.perf_counter_ns() - begin) / loops)
    times.sort()
    return times[0], times[len(times) // 2], len(times) * loops


def _case(op, texts, seconds):
    keyfall = load("keyfall")
    registry.find(op)
    args, kwargs = argspecs.parse(texts, _fill)
    tensors = [value for value in args if isinstance(value, _C.Tensor)]
    device = tensors[0].device.type if tensors else "cpu"
    explanation = keyfall.explain(op, *args, **kwargs)
    target = explanation.op
    try:
        target(*args, **kwargs)
    except (RuntimeError, TypeError) as error:
        raise Mistake(f"{target._name}: {error}") from None
    best, median, calls = measure(lambda: target(*args, **kwargs), seconds, device)
    moved = sum(tensor.nbytes for tensor in tensors)
    return {"op": target._name, "arguments": list(texts), "best_ns": best, "median_ns": median, "calls": calls,
            "argument_bytes": moved, "kernel": explanation.steps[-1].key.name}


def _on(device, texts):
    return [f"{device}:{text}" if "[" in text else text for text in texts]


def run(options, out):
    if options.threads:
        load("keyfall").set_num_threads(options.threads)
    cases = [(options.op, *options.args)] if options.op else [
        (op, *_on(options.device, texts)) for op, *texts in SELECTION]
    found = [_case(op, texts, options.seconds) for op, *texts in Progress("calls", cases)]
    if out.is_json:
        out.data(found)
        return 0
    rows = [(case["op"], " ".join(case["arguments"]), time_text(case["best_ns"]), time_text(case["median_ns"]),
             f"{case['argument_bytes'] / case['best_ns']:.3g} GB/s" if case["argument_bytes"] > 65536 else "")
            for case in found]
    out.table(("operator", "arguments", "best", "median", "arguments/s"), rows, right=(2, 3, 4),
              styles={0: "bold", 2: "green"})
    return 0
