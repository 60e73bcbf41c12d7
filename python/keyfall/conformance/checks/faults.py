"""Faults: allocations, copies and kernels that fail, and a device that is lost, at every call of small
programs. Each must give an error, leak nothing, and leave the device and all others usable."""

import gc

import keyfall
import keyfall.library

from ... import _C
from ..operators.outcome import error_text
from .fault_programs import KERNELS, PROGRAMS
from .registry import Problem, Skip, check, expect

GROUP = "faults"
MOST_CALLS = 300  # of one program


def _needs_faults(context):
    if context.device.type in ("cpu", "meta"):
        raise Skip(f"{context.device.type} has no interface")


def _allocated(context):
    return sum(_C._device_memory_stats(context.at(index))["allocated"]
               for index in range(_C._device_count(context.device.type)))


def _leaked(context, before):
    """Bytes that are allocated beyond `before`. Only cycles of objects need the collector, which is
    slow."""
    if _allocated(context) != before:
        gc.collect()
    return _allocated(context) - before


def _expect_usable(context, after):
    """The device under test, another of its kind, and the CPU still compute."""
    number = _C._device_count(context.device.type)
    for device in {"cpu", str(context.device), str(context.at(number - 1))}:
        try:
            made = (keyfall.arange(4.0).to(device) + 1).cpu()
        except Exception as error:  # noqa: BLE001 - any error is one too many
            raise Problem(f"{device} cannot be used after {after}: {error_text(error)}") from None
        expect(made.tolist() == [1, 2, 3, 4], f"{device} computes {made.tolist()} after {after}")


def _fails(program, context):
    """The exception of a program, or None."""
    try:
        program(context.device)
    except Exception as error:  # noqa: BLE001 - which one it is, the caller checks
        return error
    return None


def _run_with_fault(context, program, fault, n):
    """The exception of a program whose n-th call fails. Kept memory would hide allocations."""
    _C._device_empty_cache(context.device)
    _C._device_inject(context.device, fault, n)
    try:
        return _fails(program, context)
    finally:
        _C._device_inject(context.device, "none")
        for index in range(_C._device_count(context.device.type)):
            _C._device_reopen(context.at(index))


def _inject_everywhere(context, fault, kinds):
    """Each program with the fault at its first, second, … call, until it runs to its end."""
    if not context.owns_memory:
        raise Skip(f"{context.device.type} has no interface that allocates or copies")
    for name, program in PROGRAMS.items():
        error = _fails(program, context)
        expect(error is None, f"{name}: fails without a fault: {error and error_text(error)}")
        gc.collect()
        before = _allocated(context)
        for n in range(1, MOST_CALLS):
            where = f"{name} with a fault at call {n}"
            error = _run_with_fault(context, program, fault, n)
            if error is None:
                break
            expect(isinstance(error, kinds), f"{where}: raised {error_text(error)}")
            del error
            leaked = _leaked(context, before)
            expect(leaked == 0, f"{where}: {leaked} bytes leaked")
            _expect_usable(context, where)
        else:
            raise Problem(f"{name}: still fails with a fault at call {MOST_CALLS}")
        expect(n > 1, f"{name}: the fault was not reached")


@check(GROUP, "allocation fails")
def allocation(context):
    _inject_everywhere(context, "allocate", (RuntimeError, MemoryError))


@check(GROUP, "copy fails")
def copy(context):
    _inject_everywhere(context, "copy", (RuntimeError,))


@check(GROUP, "device lost")
def lost(context):
    _inject_everywhere(context, "lost", (RuntimeError,))


@check(GROUP, "a lost device says why")
def lost_reason(context):
    _needs_faults(context)
    kept = keyfall.ones(3, device=context.device)
    _C._device_lose(context.device, "the cable is out")
    try:
        error = _fails(lambda device: kept + 1, context)
        expect(error is not None and "the cable is out" in str(error),
               f"an operator on the lost device gave {error and error_text(error)}")
        expect((keyfall.ones(2) + 1).tolist() == [2, 2], "the CPU cannot be used")
        del kept
    finally:
        _C._device_reopen(context.device)
    _expect_usable(context, "the device was opened again")


class KernelFault(RuntimeError):
    """What a kernel raises on request."""


@check(GROUP, "kernel fails")
def kernel(context):
    _needs_faults(context)
    for name, program in KERNELS.items():
        gc.collect()
        before = _allocated(context)
        with keyfall.library._scoped_library("aten", "IMPL") as library:
            def failing(*args, **kwargs):
                raise KernelFault("a test injected a fault")

            library.impl(name.partition("::")[2], failing, context.key, allow_override=True)
            error = _fails(program, context)
        expect(isinstance(error, KernelFault) or "injected" in str(error),
               f"{name}: the program gave {error and error_text(error)}")
        del error
        leaked = _leaked(context, before)
        expect(leaked == 0, f"{name}: {leaked} bytes leaked")
        _expect_usable(context, f"the kernel of {name} failed")
