"""The device table: how many devices there are, what they are like, which one is current."""

import keyfall

from ... import _C
from .registry import Skip, check, expect, expect_error

GROUP = "device table"
FAR_INDEX = 63


def _needs_index(context):
    if context.device.type in ("cpu", "meta"):
        raise Skip(f"{context.device.type} has no index")


@check(GROUP, "count")
def count(context):
    found = _C._device_count(context.device.type)
    expect(found >= 1, f"the count is {found}, but a tensor was made on {context.device}")
    expect(found == _C._device_count(context.device.type), "the count changes between two calls")


@check(GROUP, "describe")
def describe(context):
    for index in range(_C._device_count(context.device.type)):
        about = _C._device_describe(context.at(index))
        expect(about["name"], f"device {index} has no name")
        expect(about["free_memory"] <= about["total_memory"] or about["total_memory"] == 0,
               f"device {index} has {about['free_memory']} bytes free of {about['total_memory']}")


@check(GROUP, "index range")
def index_range(context):
    _needs_index(context)
    number = _C._device_count(context.device.type)
    for index in range(number):
        made = keyfall.empty(2, device=context.at(index))
        expect(made.device == context.at(index), f"a tensor for index {index} is on {made.device}")
        expect(made.get_device() == index, f"get_device() is {made.get_device()} on index {index}")
    if number <= FAR_INDEX:
        error = expect_error((keyfall.NoDeviceError, RuntimeError), f"index {number}",
                             lambda: keyfall.empty(2, device=context.at(number)))
        expect(context.device.type in str(error), f"the error does not name the device: {error}")


@check(GROUP, "current device")
def current_device(context):
    _needs_index(context)
    kind = context.device.type
    before = _C._device_current(kind)
    try:
        for index in range(_C._device_count(kind)):
            _C._device_set_current(context.at(index))
            expect(_C._device_current(kind) == index, f"index {index} did not become current")
            made = keyfall.empty(1, device=kind)
            expect(made.device.index == index, f"a tensor without index is on {made.device} while "
                                               f"index {index} is current")
    finally:
        _C._device_set_current(context.at(before))


@check(GROUP, "synchronize")
def synchronize(context):
    if not context.has_memory:
        raise Skip("meta has no work")
    for index in range(_C._device_count(context.device.type)):
        _C._device_synchronize(context.at(index))
