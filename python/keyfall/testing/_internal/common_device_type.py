"""Tests that are run for each device, and for each operator of a list: here, on the CPU."""

import enum

import keyfall

from .common_utils import _short, expand_test, parametrize


class OpDTypes(enum.Enum):
    """Which types an operator is tested with."""

    supported = 0
    unsupported = 1
    supported_backward = 2
    any_one = 4
    none = 5
    any_common_cpu_cuda_one = 6


class ops(parametrize):
    """Decorator: the test is run for each operator of a list, and for each of its types; it gets
    them as `op` and `dtype`."""

    def __init__(self, op_list, *, dtypes=OpDTypes.supported, allowed_dtypes=None, **_options):
        self.op_list = list(op_list)
        self.dtypes = dtypes
        self.allowed = allowed_dtypes

    def _types(self, op):
        if self.dtypes is OpDTypes.none:
            return [None]
        chosen = [t for t in op.dtypes if self.allowed is None or t in self.allowed]
        if self.dtypes in (OpDTypes.any_one, OpDTypes.any_common_cpu_cuda_one):
            preferred = [t for t in chosen if t is keyfall.float32]
            return (preferred or chosen)[:1]
        return chosen

    def cases(self, test, cls):
        for op in self.op_list:
            for dtype in self._types(op):
                name = op.name.replace(".", "_")
                if op.variant_test_name:
                    name += f"_{op.variant_test_name}"
                suffix = name if dtype is None else f"{name}_{_short(dtype)}"
                yield suffix, {"op": op, "dtype": dtype}, []


def instantiate_device_type_tests(generic, scope, except_for=None, only_for=None, **_options):
    """Puts a class `<name>CPU` into the scope in place of the generic one, with its tests for the
    device "cpu"."""
    scope.pop(generic.__name__, None)

    def listed(names):
        return "cpu" in ((names,) if isinstance(names, str) else names)

    if (only_for is not None and not listed(only_for)) or (
        except_for is not None and listed(except_for)
    ):
        return
    members = {"device_type": "cpu", "__module__": generic.__module__, "device": "cpu"}
    for name in dir(generic):
        test = getattr(generic, name)
        if not name.startswith("test") or not callable(test):
            continue
        members[name] = None  # hides the generic one
        for case, function in expand_test(name, test, generic, device="cpu", devices=["cpu"]):
            members[f"{case}_cpu" if not case.endswith("_cpu") else case] = function
    scope[f"{generic.__name__}CPU"] = type(f"{generic.__name__}CPU", (generic,), members)


def _pass(*_args, **_kwargs):
    if len(_args) == 1 and callable(_args[0]) and not _kwargs:
        return _args[0]
    return lambda test: test


onlyCPU = onlyNativeDeviceTypes = dtypes = dtypesIfCUDA = dtypesIfCPU = _pass
skipCPUIf = skipCUDAIf = skipMeta = skipXLA = precisionOverride = expectedFailureMeta = _pass
