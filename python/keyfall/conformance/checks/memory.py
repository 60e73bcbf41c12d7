"""Memory: bytes arrive as they were sent, at any size and offset, and all of it is given back."""

import gc

import keyfall

from ... import _C
from .registry import Skip, check, expect

GROUP = "memory"
SIZES = (1, 2, 3, 5, 7, 8, 13, 16, 31, 63, 64, 65, 127, 255, 256, 257, 511, 1000, 4095, 4096, 4097,
         65535, 65537, 1048577)
OFFSETS = (0, 1, 2, 3, 5, 7, 8, 15, 16, 17)


def pattern(size, seed=0):
    """Bytes that repeat after a prime number of elements."""
    return ((keyfall.arange(size) + seed) % 251).to(keyfall.uint8)


def _needs_memory(context):
    if not context.has_memory:
        raise Skip("meta has no memory")


def allocated(context):
    """Bytes that storages hold on the device."""
    gc.collect()
    return _C._device_memory_stats(context.device)["allocated"]


def returns_memory(context, function):
    """Runs a function and expects the device's memory to be as full as before."""
    try:
        before = allocated(context)
    except Exception:  # noqa: BLE001 - a device type without statistics
        function()
        return
    function()
    after = allocated(context)
    expect(after == before, f"{after - before} bytes are still allocated after all tensors are gone")


@check(GROUP, "uncommon sizes")
def sizes(context):
    _needs_memory(context)

    def run():
        for size in SIZES:
            sent = pattern(size)
            back = sent.to(context.device).cpu()
            expect(keyfall.equal(sent, back), f"{size} bytes came back changed")

    returns_memory(context, run)


@check(GROUP, "uncommon offsets")
def offsets(context):
    _needs_memory(context)
    for offset in OFFSETS:
        for size in (1, 3, 8, 64, 129):
            sent = pattern(offset + size + 9)
            there = sent.to(context.device)
            part = there[offset : offset + size]
            expect(keyfall.equal(part.cpu(), sent[offset : offset + size]),
                   f"{size} bytes at offset {offset} were read wrong")
            part.copy_(pattern(size, 100))
            sent[offset : offset + size] = pattern(size, 100)
            expect(keyfall.equal(there.cpu(), sent),
                   f"{size} bytes at offset {offset} were written wrong")


@check(GROUP, "copies within the device")
def within(context):
    _needs_memory(context)
    for size in SIZES:
        there = pattern(size).to(context.device)
        expect(keyfall.equal(there.clone().cpu(), pattern(size)), f"a clone of {size} bytes differs")
        other = keyfall.zeros(size + 3, dtype=keyfall.uint8, device=context.device)
        other[1 : size + 1].copy_(there)
        expected = keyfall.zeros(size + 3, dtype=keyfall.uint8)
        expected[1 : size + 1] = pattern(size)
        expect(keyfall.equal(other.cpu(), expected), f"a copy of {size} bytes to offset 1 differs")


@check(GROUP, "copies between devices")
def between(context):
    number = _C._device_count(context.device.type)
    if number < 2:
        raise Skip("there is one device")
    for size in SIZES:
        back = pattern(size).to(context.at(0)).to(context.at(1)).to(context.at(0)).cpu()
        expect(keyfall.equal(back, pattern(size)), f"{size} bytes came back changed")


@check(GROUP, "fills")
def fills(context):
    _needs_memory(context)
    values = {keyfall.uint8: 7, keyfall.int16: -2, keyfall.float32: 1.5, keyfall.float64: -0.0,
              keyfall.complex128: 1 - 2j, keyfall.bool: True}
    for dtype, value in values.items():
        for size in (1, 3, 17, 1000):
            made = keyfall.full((size + 2,), 0, dtype=dtype, device=context.device)
            made[1:-1].fill_(value)
            expected = keyfall.full((size + 2,), 0, dtype=dtype)
            expected[1:-1].fill_(value)
            expect(keyfall.equal(made.cpu(), expected), f"a fill of {size} elements of {dtype} "
                                                        "differs from the CPU's")


@check(GROUP, "conversions on the way")
def conversions(context):
    _needs_memory(context)
    source = keyfall.arange(-5, 20, dtype=keyfall.int64)
    for dtype in (keyfall.float32, keyfall.float16, keyfall.int8, keyfall.float64, keyfall.bool):
        there = keyfall.zeros(25, dtype=dtype, device=context.device).copy_(source)
        expect(keyfall.equal(there.cpu(), source.to(dtype)), f"int64 to {dtype} differs")
        back = keyfall.zeros(25, dtype=keyfall.int64).copy_(there)
        expect(keyfall.equal(back, source.to(dtype).to(keyfall.int64)), f"{dtype} to int64 differs")


@check(GROUP, "strided copies")
def strided(context):
    _needs_memory(context)
    source = keyfall.arange(24.0).reshape(4, 6)
    there = source.to(context.device)
    for name, view in {"transposed": lambda t: t.t(), "sliced": lambda t: t[1:, ::2],
                       "expanded": lambda t: t[:1].expand(3, 6)}.items():
        expect(keyfall.equal(view(there).cpu(), view(source)), f"a {name} tensor came back changed")
        made = keyfall.zeros_like(view(source)).to(context.device).copy_(view(there))
        expect(keyfall.equal(made.cpu(), view(source)), f"a copy of a {name} tensor differs")


@check(GROUP, "empty tensors")
def empty(context):
    made = keyfall.empty((0, 3), device=context.device)
    expect(made.shape == (0, 3), f"the shape is {tuple(made.shape)}")
    if context.has_memory:
        expect(made.cpu().shape == (0, 3), "the copy has another shape")
        expect(made.clone().numel() == 0, "the clone has elements")


@check(GROUP, "item and printing")
def reading(context):
    _needs_memory(context)
    made = keyfall.tensor([1.5, -2.0], device=context.device)
    expect(made[1].item() == -2.0, f"item() is {made[1].item()}")
    expect(made.tolist() == [1.5, -2.0], f"tolist() is {made.tolist()}")
    text = repr(made)
    named = context.device.type == "cpu" or context.device.type in text
    expect("1.5" in text and named, f"the tensor prints as {text}")


@check(GROUP, "statistics")
def statistics(context):
    if not context.owns_memory:
        raise Skip(f"{context.device.type} has no statistics")
    before = allocated(context)
    made = keyfall.empty(1000, dtype=keyfall.float32, device=context.device)
    stats = _C._device_memory_stats(context.device)
    grown = stats["allocated"] - before
    expect(grown >= 4000, f"1000 floats raised the statistics by {grown} bytes")
    expect(stats["allocated_peak"] >= stats["allocated"], "the peak is below the present value")
    expect(stats["held"] >= stats["allocated"], "more is allocated than held")
    del made
    expect(allocated(context) == before, "the statistics did not return to the start")
