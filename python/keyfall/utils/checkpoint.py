"""Checkpointing trades time for memory: tensors that a part of a model saves for backward are
dropped, and recomputed when backward needs them.

Note [Recomputation]
There are two ways. With `use_reentrant=True` the part is one node of the graph, whose backward
runs the part again and then a nested backward. Otherwise the part is recorded as usual, but each
saved tensor is replaced by a holder, numbered in order. The first holder that is asked for its
tensor runs the part again, and the tensors saved in this run at the same positions are those of
the holders. A recomputation belongs to one backward, identified by its graph task."""

import enum
import platform
import sys
import warnings
import weakref
from contextlib import ExitStack, contextmanager, nullcontext

import keyfall
from collections.abc import Callable, Iterable
from .._C import Tensor
from .._loading import lazy_module as _lazy_module

from .. import _C
from .._shared.torch_messages import UNPACKED_TWICE, in_full as _in_full
from ..autograd import Function
from ..autograd.graph import saved_tensors_hooks
from ._python_dispatch import TorchDispatchMode
from ._pytree import tree_map

traceback = _lazy_module("traceback")

__all__ = [
    "CheckpointError", "CheckpointFunction", "CheckpointPolicy", "DefaultDeviceType",
    "SelectiveCheckpointContext", "check_backward_validity", "checkpoint", "checkpoint_sequential",
    "create_selective_checkpoint_contexts", "detach_variable", "get_device_states",
    "noop_context_fn", "set_checkpoint_debug_enabled", "set_checkpoint_early_stop",
    "set_device_states",
]  # fmt: skip

_debug = None  # set by set_checkpoint_debug_enabled
_early_stop = True


class CheckpointError(RuntimeError):
    """A recomputation differs from the first computation."""


class _Done(Exception):
    """Everything needed has been recomputed."""


@contextmanager
def _setting(name, value):
    """Context with another value of a variable of this module."""
    module = globals()
    before, module[name] = module[name], value
    try:
        yield
    finally:
        module[name] = before


def set_checkpoint_debug_enabled(enabled: bool | None):
    """Context that makes checkpoints collect, or not, the data for detailed messages, overriding
    their `debug` argument; None does not override it."""
    return _setting("_debug", enabled)


def set_checkpoint_early_stop(enable: bool):
    """Context that sets whether recomputations stop as soon as all tensors are available."""
    return _setting("_early_stop", enable)


def noop_context_fn():
    """Returns two contexts that do nothing."""
    return nullcontext(), nullcontext()


# ---- Devices -------------------------------------------------------------------------------------


class DefaultDeviceType:
    """The device type used if the tensors do not determine it."""

    _default_device_type = "cuda"

    @staticmethod
    def set_device_type(device: str = "cuda") -> None:
        DefaultDeviceType._default_device_type = device

    @staticmethod
    def get_device_type() -> str:
        return DefaultDeviceType._default_device_type


def _infer_device_type(*args):
    """Returns the device type of the first tensor not on the CPU, or the default."""
    found = []

    def look(value):
        if isinstance(value, _C.TensorBase) and value.device.type != "cpu":
            found.append(value.device.type)

    tree_map(look, args)
    if len(set(found)) > 1:
        warnings.warn("Tensor arguments, excluding CPU tensors, are detected on at least two types "
                      "of devices. Device state will only be saved for devices of a single device "
                      "type, and the remaining devices will be ignored. Consequently, if any "
                      "checkpointed functions involve randomness, this may result in incorrect "
                      "gradients.", stacklevel=3)
    if not found:
        return DefaultDeviceType.get_device_type()
    return "cuda" if "cuda" in found else found[0]


def get_device_states(*args) -> tuple[list[int], list[Tensor]]:
    """Returns the tensors' devices with their own generators, and the states: none."""
    return [], []


def set_device_states(devices, states, *, device_type=None) -> None:
    """Restores the result of get_device_states."""


class _Randomness:
    """The state of the random number generators, restored for a recomputation."""

    def __init__(self, preserve):
        self.state = keyfall.get_rng_state() if preserve else None

    @contextmanager
    def again(self):
        if self.state is None:
            yield
            return
        with keyfall.random.fork_rng():
            keyfall.set_rng_state(self.state)
            yield


class _Autocast:
    """The state of autocast for the CPU and the arguments' devices, restored for a recomputation."""

    def __init__(self, args):
        self.states = []
        if "keyfall.amp" not in sys.modules:  # never enabled
            return
        types = {"cpu", *(each.device.type for each in args if isinstance(each, _C.TensorBase))}
        self.states = [(each, keyfall.get_autocast_dtype(each), keyfall.is_autocast_enabled(each))
                       for each in types if keyfall.amp.is_autocast_available(each)]

    @contextmanager
    def again(self):
        with ExitStack() as stack:
            for device_type, dtype, enabled in self.states:
                if enabled or keyfall.is_autocast_enabled(device_type):
                    stack.enter_context(keyfall.amp.autocast(device_type, dtype=dtype,
                                                             enabled=enabled))
            yield


# ---- Reentrant: one node -------------------------------------------------------------------------


def check_backward_validity(inputs: Iterable) -> None:
    """Warns if no input requires gradients: backward will compute none."""
    if not any(isinstance(each, _C.TensorBase) and each.requires_grad for each in inputs):
        warnings.warn("None of the inputs have requires_grad=True. Gradients will be None",
                      stacklevel=3)


def detach_variable(inputs: tuple) -> tuple[Tensor, ...]:
    """Returns the inputs, with tensors detached as new leaves."""
    if not isinstance(inputs, tuple):
        raise RuntimeError("Only tuple of tensors is supported. Got Unsupported input type: "
                           f"{type(inputs).__name__}")
    return tuple(
        each.detach().requires_grad_(each.requires_grad) if isinstance(each, _C.TensorBase)
        else each
        for each in inputs
    )


class CheckpointFunction(Function):
    """A part of a model as one node: see Note [Recomputation]."""

    @staticmethod
    def forward(ctx, run_function, preserve_rng_state, *args):
        check_backward_validity(args)
        ctx.run_function = run_function
        ctx.randomness = _Randomness(preserve_rng_state)
        ctx.autocast = _Autocast(args)
        ctx.tensor_indices = [at for at, arg in enumerate(args) if isinstance(arg, _C.TensorBase)]
        ctx.inputs = [None if at in ctx.tensor_indices else arg for at, arg in enumerate(args)]
        ctx.save_for_backward(*(args[at] for at in ctx.tensor_indices))
        with keyfall.no_grad():
            return run_function(*args)

    @staticmethod
    def backward(ctx, *grads):
        if _C._autograd._is_partial():
            raise RuntimeError("When use_reentrant=True, torch.utils.checkpoint is incompatible "
                               "with .grad() or passing an `inputs` parameter to .backward(). To "
                               "resolve this error, you can either set use_reentrant=False, or "
                               "call .backward() without passing the `inputs` argument.")
        inputs = list(ctx.inputs)
        for at, tensor in zip(ctx.tensor_indices, ctx.saved_tensors):
            inputs[at] = tensor
        with ctx.randomness.again():
            detached = detach_variable(tuple(inputs))
            with keyfall.enable_grad(), ctx.autocast.again():
                outputs = ctx.run_function(*detached)
        if isinstance(outputs, _C.TensorBase):
            outputs = (outputs,)
        pairs = [(output, grad) for output, grad in zip(outputs, grads)
                 if isinstance(output, _C.TensorBase) and output.requires_grad]
        if not pairs:
            raise RuntimeError("none of output has requires_grad=True, this checkpoint() is not "
                               "necessary")
        keyfall.autograd.backward(*map(list, zip(*pairs)))
        return (None, None, *(each.grad if isinstance(each, _C.TensorBase) else None
                              for each in detached))


# ---- Not reentrant: holders ----------------------------------------------------------------------


class _Holder:
    """Replaces a saved tensor. `handles` finds it in the recomputation of a graph task."""

    def __init__(self):
        self.handles = {}


class _Handle:
    """A weak key, dropped when nobody can ask for the tensor any more."""


class _SavedInputs(Function):
    """A node that saves the part's inputs, so that enclosing checkpoints hold them."""

    @staticmethod
    def forward(ctx, *tensors):
        return keyfall.empty((0,))

    @staticmethod
    def setup_context(ctx, inputs, output):
        tensors = [(at, each) for at, each in enumerate(inputs) if isinstance(each, _C.TensorBase)]
        places = {at: order for order, (at, _) in enumerate(tensors)}
        others = [None if isinstance(each, _C.TensorBase) else each for each in inputs]

        def get_args(saved):
            found = [saved[places[at]] if at in places else each for at, each in enumerate(others)]
            return found[1:]  # the first one only creates the node

        ctx.get_args = get_args
        ctx.save_for_backward(*(each for _, each in tensors))

    @staticmethod
    def backward(ctx, *grads):
        raise AssertionError("Did not expect to backward on this graph")


class _Frame:
    """One run of a part: the holders in the order in which tensors were saved, and the recomputed
    tensors of each graph task."""

    def __init__(self, recompute, early_stop, describe):
        self.recompute = recompute
        self.early_stop = early_stop
        self.describe = describe
        self.holders = []  # weak references
        self.descriptions = []
        self.recomputed = {}  # {graph task: {handle: tensor}}, weak inner dict
        self.counts = {}
        self.is_done = set()
        self.inputs = None
        self.forward_completed = False
        self.ignore_mismatch = False

    def check(self, task):
        """Checks that the task's recomputation saved the same as the first run."""
        if self.ignore_mismatch:
            return
        if self.counts[task] != len(self.holders):
            raise CheckpointError(
                "torch.utils.checkpoint: A different number of tensors was saved during the "
                "original forward and recomputation.\nNumber of tensors saved during forward: "
                f"{len(self.holders)}\nNumber of tensors saved during recomputation: "
                f"{self.counts[task]}")
        wrong = []
        for at, reference in enumerate(self.holders):
            holder = reference()
            handle = holder and holder.handles.get(task)
            if handle is None or handle not in self.recomputed[task]:
                continue
            now, then = self.describe(self.recomputed[task][handle]), self.descriptions[at]
            if now != then:
                wrong.append(f"tensor at position {at}:\nsaved metadata: {then}\n"
                             f"recomputed metadata: {now}")
        if wrong:
            raise CheckpointError(
                "torch.utils.checkpoint: Recomputed values for the following tensors have "
                "different metadata than during the forward pass.\n" + "\n".join(wrong))


class _Recomputing(saved_tensors_hooks):
    """Context in which saved tensors go to the holders of the first run."""

    def __init__(self, frame_reference, task):
        def pack(tensor):
            frame = frame_reference()
            at = frame.counts[task]
            frame.counts[task] += 1
            if at >= len(frame.holders):
                if frame.early_stop:
                    raise _Done
                if not frame.forward_completed:  # a gradient inside of the part: the rest of it was not recorded yet
                    frame.ignore_mismatch = True
                    return tensor
                raise CheckpointError("torch.utils.checkpoint: trying to save more tensors "
                                      "during recomputation than during the original forward "
                                      "pass.")
            holder = frame.holders[at]()
            if holder is not None:
                handle = holder.handles[task] = _Handle()
                frame.recomputed[task][handle] = (
                    tensor.detach() if tensor.requires_grad else tensor)
            if frame.early_stop and frame.counts[task] == len(frame.holders):
                raise _Done
            return tensor.detach()

        def unpack(tensor):
            return tensor

        super().__init__(pack, unpack)


class _Holding(saved_tensors_hooks):
    """Context in which holders are saved in place of tensors."""

    def __init__(self, frame):
        def pack(tensor):
            holder = _Holder()
            frame.holders.append(weakref.ref(holder))
            with keyfall.no_grad():
                frame.descriptions.append(frame.describe(tensor))
            return holder

        def unpack(holder):
            task = _C._current_graph_task_id()
            if task == -1:
                task = object()  # not in a backward: a task for this request only
            if task not in frame.is_done:
                _run_again(frame, task)
            if task not in holder.handles:
                raise CheckpointError("torch.utils.checkpoint: a tensor that was saved during the "
                                      "original forward was not saved during recomputation.")
            if holder.handles[task] is None:
                raise CheckpointError("torch.utils.checkpoint: Unpack is being triggered for a "
                                      "tensor that was already unpacked once. If you are calling "
                                      "ctx.saved_tensors in backward, make sure to do so only "
                                      "once." + _in_full(UNPACKED_TWICE, ""))
            result = frame.recomputed[task][holder.handles[task]]
            holder.handles[task] = None
            if not isinstance(task, int):
                _forget(frame, task)
            return result

        super().__init__(pack, unpack)


def _forget(frame, task):
    frame.is_done.discard(task)
    frame.recomputed.pop(task, None)
    for reference in frame.holders:
        holder = reference()
        if holder is not None:
            holder.handles.pop(task, None)


def _run_again(frame, task):
    frame.counts[task] = 0
    frame.recomputed[task] = weakref.WeakKeyDictionary()
    context = frame.inputs.grad_fn
    args = context.get_args(context.saved_tensors)
    try:
        with _Recomputing(weakref.ref(frame), task), keyfall.enable_grad():
            frame.recompute(*args)
    except _Done:
        pass
    frame.is_done.add(task)
    frame.check(task)


def _metadata(tensor):
    return {"shape": tensor.shape, "dtype": tensor.dtype, "device": tensor.device}


_DESCRIPTIONS = {"default": _metadata, "none": lambda tensor: None}


class _Logged:
    """Context that logs the operators that run, with their Python stack."""

    def __init__(self):
        self.lines = []

    def context(self):
        logged = self

        class Mode(TorchDispatchMode):
            def __torch_dispatch__(self, func, types, args=(), kwargs=None):
                stack = traceback.extract_stack(limit=12)[:-1]
                place = next((each for each in reversed(stack) if "keyfall" not in each.filename),
                             stack[-1])
                logged.lines.append(f"{func} ({place.filename}:{place.lineno}:{place.name})")
                return func(*args, **(kwargs or {}))

        return Mode()


class _Both:
    """Two contexts, one inside the other."""

    def __init__(self, outer, inner):
        self.outer, self.inner = outer, inner

    def __enter__(self):
        self.outer.__enter__()
        self.inner.__enter__()

    def __exit__(self, *exception):
        inner = self.inner.__exit__(*exception)
        return self.outer.__exit__(*exception) or inner


def _explained(context_fn, frame_check):
    """For debug=True: returns contexts that log operators, and a check that reports them."""
    first, second = _Logged(), _Logged()

    def contexts():
        forward, recompute = context_fn()
        return _Both(first.context(), forward), _Both(second.context(), recompute)

    def check(frame, task):
        try:
            frame_check(frame, task)
        except CheckpointError as error:
            raise CheckpointError(
                "You are seeing this error because you passed `debug=True` to checkpoint and "
                "tensors to be saved during the original forward and recomputation differ between "
                "those of the original forward and recomputation.\n\nOperators of the original "
                "forward:\n" + "\n".join(first.lines) + "\n\nOperators of the recomputation:\n"
                + "\n".join(second.lines) + f"\n\non {platform.machine()}: {error}") from error

    return contexts, check


def _without_reentrant(function, preserve_rng_state, context_fn, determinism_check, debug,
                       early_stop, args, kwargs):
    if determinism_check not in _DESCRIPTIONS:
        raise ValueError(f"determinism_check should be one of {list(_DESCRIPTIONS)}, but got "
                         f"{determinism_check}")
    check = None
    if _debug if _debug is not None else debug:
        if context_fn is not noop_context_fn:
            raise ValueError("debug=True is incompatible with non-default context_fn")
        context_fn, check = _explained(context_fn, _Frame.check)
    forward_context, recompute_context = context_fn()
    randomness, autocast = _Randomness(preserve_rng_state), _Autocast(args)

    def recompute(*given):
        kwargs, *own = given
        with randomness.again(), autocast.again(), recompute_context:
            function(*own, **kwargs)

    if not _C.is_grad_enabled():
        with forward_context:
            return function(*args, **kwargs)
    frame = _Frame(recompute, early_stop and _early_stop, _DESCRIPTIONS[determinism_check])
    if check is not None:
        frame.check = check.__get__(frame)
    dummy = keyfall.empty((0,), requires_grad=True)
    frame.inputs = _SavedInputs.apply(dummy, kwargs, *args)
    if frame.inputs.grad_fn is None:
        return function(*args, **kwargs)
    with _Holding(frame), forward_context:
        result = function(*args, **kwargs)
    frame.forward_completed = True
    return result


# ---- Entry points --------------------------------------------------------------------------------


def _chosen(use_reentrant, who):
    """use_reentrant, which is True if it is not given."""
    if use_reentrant is None:
        warnings.warn(f"{who}: the use_reentrant parameter should be passed explicitly. In a later version we "
                      "will raise an exception if use_reentrant is not passed; use_reentrant=False is "
                      "recommended.", stacklevel=3)
    return use_reentrant is None or use_reentrant


def _preserves(kwargs, alone):
    """Takes preserve_rng_state out of the arguments. `alone`: there may be no others."""
    preserve = kwargs.pop("preserve_rng_state", True)
    if kwargs and alone:
        raise ValueError("Unexpected keyword arguments: " + ",".join(kwargs))
    return preserve


def checkpoint(function, *args, use_reentrant: bool | None = None,
               context_fn: Callable = noop_context_fn, determinism_check: str = "default",
               debug: bool = False, early_stop: bool = True, **kwargs):
    """Returns function(*args, **kwargs) without keeping what it saves for backward, which calls it
    again. See Note [Recomputation] for `use_reentrant`. Random numbers are the same in the second
    run unless preserve_rng_state=False."""
    use_reentrant = _chosen(use_reentrant, "torch.utils.checkpoint")
    preserve = _preserves(kwargs, alone=use_reentrant)
    if not use_reentrant:
        return _without_reentrant(function, preserve, context_fn, determinism_check, debug,
                                  early_stop, args, kwargs)
    if context_fn is not noop_context_fn or debug is not False:
        raise ValueError("Passing `context_fn` or `debug` is only supported when "
                         "use_reentrant=False.")
    return CheckpointFunction.apply(function, preserve, *args)


def checkpoint_sequential(functions, segments, input, use_reentrant=None, **kwargs):
    """Runs a sequence of modules in `segments` parts, each but the last a checkpoint."""
    use_reentrant = _chosen(use_reentrant, "torch.utils.checkpoint.checkpoint_sequential")
    preserve = _preserves(kwargs, alone=True)
    functions = list(getattr(functions, "children", lambda: functions)())

    def part(start, end):
        def run(value):
            for function in functions[start:end]:
                value = function(value)
            return value

        return run

    size = len(functions) // segments
    for start in range(0, size * (segments - 1), size):
        input = checkpoint(part(start, start + size), input, use_reentrant=use_reentrant,
                           preserve_rng_state=preserve)
    return part(size * (segments - 1), len(functions))(input)


# ---- Selective checkpointing ---------------------------------------------------------------------


class CheckpointPolicy(enum.Enum):
    """Whether the result of an operator is kept or recomputed. Others may override a PREFER_
    policy, but not a MUST_ policy."""

    MUST_SAVE, PREFER_SAVE = 0, 1
    MUST_RECOMPUTE, PREFER_RECOMPUTE = 2, 3
    MUST_CPU_OFFLOAD, PREFER_CPU_OFFLOAD = 4, 5


_KEPT = (CheckpointPolicy.MUST_SAVE, CheckpointPolicy.PREFER_SAVE)


class SelectiveCheckpointContext:
    """Tells a policy whether this is the first run or a recomputation."""

    def __init__(self, *, is_recompute, op_output=None) -> None:
        self.is_recompute = is_recompute
        self.op_output = op_output


class _Versioned:
    """A kept value and, for a tensor, its version."""

    def __init__(self, value):
        self.val = value
        self.version = value._version if isinstance(value, _C.TensorBase) else None

    def get(self, allow_mutation):
        if self.version is not None and not allow_mutation and self.val._version != self.version:
            raise RuntimeError("Tensor cached during selective activation checkpoint has been "
                               "mutated")
        return self.val


def _ignored(func):
    """True for operators that autograd calls itself, which differ between the two runs."""
    return func in (keyfall.ops.aten.detach.default, keyfall.ops.prim.device.default)


def _policy_of(policy, context, func, args, kwargs):
    answer = policy(context, func, *args, **kwargs)
    if isinstance(answer, bool):
        return CheckpointPolicy.MUST_SAVE if answer else CheckpointPolicy.PREFER_RECOMPUTE
    return answer


class _CachingTorchDispatchMode(TorchDispatchMode):
    """The first run: keeps results."""

    def __init__(self, policy, kept):
        self.policy, self.storage = policy, kept

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if _ignored(func):
            return func(*args, **kwargs)
        out = func(*args, **kwargs)
        context = SelectiveCheckpointContext(is_recompute=False, op_output=out)
        if _policy_of(self.policy, context, func, args, kwargs) in _KEPT:
            detached = tree_map(
                lambda x: _Versioned(x.detach() if isinstance(x, _C.TensorBase) else x), out)
            self.storage.setdefault(func, []).append(detached)
        return out


class _CachedTorchDispatchMode(TorchDispatchMode):
    """The recomputation: returns the kept results in order."""

    def __init__(self, policy, kept, allow_mutation):
        self.policy, self.storage, self.allow_mutation = policy, kept, allow_mutation

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if _ignored(func):
            return func(*args, **kwargs)
        context = SelectiveCheckpointContext(is_recompute=True)
        if _policy_of(self.policy, context, func, args, kwargs) not in _KEPT:
            return func(*args, **kwargs)
        queue = self.storage.get(func)
        if queue is None:
            raise RuntimeError(f"{func} encountered during backward, but not found in storage")
        if not queue:
            raise RuntimeError("Trying to backward an extra time. You are only allowed to backward "
                               "once on any region computed under selective activation "
                               "checkpoint.")
        return tree_map(lambda x: x.get(self.allow_mutation), queue.pop(0))


def _policy_from(given):
    """The policy to keep the results of the operators in a list; a policy itself stays as it is."""
    if not isinstance(given, list):
        if callable(given):
            return given
        raise TypeError("policy_fn_or_list must be either a function or a list of ops.")
    for op in given:
        if isinstance(op, keyfall._ops.OpOverload):
            continue
        hint = (" Please update the OpOverloadPacket to a specific OpOverload, such as .default."
                if isinstance(op, keyfall._ops.OpOverloadPacket) else "")
        raise ValueError(f"Expected op in `op_list` to be an OpOverload but got: {op} of type {type(op)}.{hint}")
    return lambda context, op, *args, **kwargs: op in given


def create_selective_checkpoint_contexts(policy_fn_or_list, allow_cache_entry_mutation=False):
    """Returns the contexts for checkpoint's `context_fn` that keep the results of some operators:
    those in a list, or those that a policy selects."""
    policy = _policy_from(policy_fn_or_list)
    kept = {}
    return (_CachingTorchDispatchMode(policy, kept),
            _CachedTorchDispatchMode(policy, kept, allow_cache_entry_mutation))
