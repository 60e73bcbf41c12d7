"""What is collected about single calls: shapes, values, stacks and memory (Note [Profile details] in
profile_details.c), and how it becomes attributes of events."""

import os
import sys
import threading

from .. import _C
from .flops import flops_of

SHAPES, STACKS, MEMORY = 1, 2, 4
# Element types under the names that PyTorch's events have.
_DTYPES = {str(row["dtype"]).rpartition(".")[2]: row["plain_name"] for row in _C._dtype_table()}


class Detail:
    """A record of one call. An argument is (dtype, sizes, strides) for a tensor, a list, a number, or None."""

    __slots__ = ("after", "arguments", "before", "begin", "frames", "op", "thread")

    def __init__(self, op, thread, begin, arguments, frames, before, after):
        self.op, self.thread, self.begin = op, thread, begin
        self.arguments, self.frames, self.before, self.after = arguments, frames, before, after


settings = {"concrete_inputs": True}  # whether events have the values of arguments
_SLACK = 2000  # ns that the clocks of calls and of records may differ by


def attach(calls, records):
    """Gives each call its Detail. On a thread, calls and records have the same order; a call that was not
    kept has a record all the same, and one that has not ended may have none."""
    threads = {}
    for call in calls:
        if not call.is_redispatch:
            threads.setdefault(call.thread, []).append(call)
    for queue in threads.values():
        queue.sort(key=lambda call: (call.begin, -call.end), reverse=True)
    for record in records:
        detail = Detail(*record)
        queue = threads.get(detail.thread, [])
        while queue and queue[-1].end + _SLACK < detail.begin:
            queue.pop()
        if queue and queue[-1].op == detail.op and queue[-1].begin <= detail.begin + _SLACK:
            queue.pop().detail = detail


# ---- Attributes ---------------------------------------------------------------------------------


def _is_tensor(argument):
    return isinstance(argument, tuple)


def _is_tensors(argument):
    return isinstance(argument, list) and any(map(_is_tensor, argument))


def _shape(argument):
    """PyTorch's input_shapes: [] for what is no tensor, lists of tensors included."""
    return argument[1] if _is_tensor(argument) else []


def _structured(argument, at=1):
    """Sizes, or with at=2 strides, of each tensor of a list, too."""
    own = [item[at] if _is_tensor(item) else [] for item in (argument if _is_tensors(argument) else [argument])]
    return own if _is_tensors(argument) else own[0]


def _dtype(argument):
    if _is_tensor(argument):
        name = str(argument[0]).rpartition(".")[2]
        return _DTYPES.get(name, name)
    if isinstance(argument, list):
        return "TensorList" if _is_tensors(argument) else "ScalarList"
    return "" if argument is None else "Scalar"


def _concrete(argument):
    return None if _is_tensor(argument) or _is_tensors(argument) else argument


def _file(path):
    """The path without the folder of sys.path that it is in."""
    folders = [folder for folder in sys.path if folder and path.startswith(folder.rstrip(os.sep) + os.sep)]
    return path[len(max(folders, key=len).rstrip(os.sep)) + 1:] if folders else path


def _frames(frames):
    pairs = zip(*[iter(frames)] * 2)
    return [f"{_file(code.co_filename)}({line}): {code.co_name}" for code, line in pairs]


def describe(event, detail, options):
    """Sets what was asked for as attributes of an event."""
    arguments = detail.arguments or []
    if options.record_shapes or options.with_flops:
        event.input_shapes = [_shape(argument) for argument in arguments]
        event.structured_input_shapes = [_structured(argument) for argument in arguments]
        event.input_strides = [_structured(argument, 2) for argument in arguments]
        event.concrete_inputs = [_concrete(argument) for argument in arguments] if settings["concrete_inputs"] else []
        event.input_dtypes = [_dtype(argument) for argument in arguments]
    if options.with_stack:
        event.stack = _frames(detail.frames)
    if options.with_flops:
        event.flops = flops_of(event.name, event.input_shapes, event.concrete_inputs)
    if options.profile_memory and detail.after is not None:
        event.cpu_memory_usage = detail.after[0] - detail.before[0]
        event.device_memory_usage = detail.after[1] - detail.before[1]


# ---- Modules ------------------------------------------------------------------------------------


class ModuleBlocks:
    """Names the calls of modules in profiles: "nn.Module: Linear_0", numbered for each class in the
    order of first calls."""

    def __init__(self, record_function, hooks):
        self._record_function, self._hooks = record_function, hooks
        self._names, self._counts, self._open, self._handles = {}, {}, {}, []

    def _name(self, module):
        known = self._names.get(id(module))
        if known is None:
            kind = type(module).__name__
            number = self._counts[kind] = self._counts.get(kind, -1) + 1
            known = self._names[id(module)] = (f"nn.Module: {kind}_{number}", module)  # keeps the id
        return known[0]

    def _before(self, module, args):
        block = self._record_function(self._name(module))
        self._open.setdefault(threading.get_ident(), []).append((module, block))
        block.__enter__()

    def _after(self, module, args, result):
        opened = self._open.get(threading.get_ident(), [])
        while opened:  # those of modules that raised end with the module around them
            known, block = opened.pop()
            block.__exit__(None, None, None)
            if known is module:
                break

    def start(self):
        self._handles = [self._hooks.register_module_forward_pre_hook(self._before),
                         self._hooks.register_module_forward_hook(self._after, always_call=True)]

    def stop(self):
        for handle in self._handles:
            handle.remove()
        self._handles, self._names = [], {}
