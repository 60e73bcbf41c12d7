"""DistributedDataParallel: a module whose gradients are averaged over the processes of a group."""

import contextlib
import inspect
import logging
import warnings
import weakref

from ... import _C
from ...autograd.variable import Variable
from ...distributed import distributed_c10d as dist
from ...distributed.algorithms.ddp_comm_hooks import default_hooks
from ...distributed.algorithms.join import Join, Joinable, JoinHook
from ...futures import Future
from ..modules.module import Module
from ..parameter import UninitializedParameter
from . import gather, scatter_kwargs  # noqa: F401

__all__ = ["DistributedDataParallel"]

logger = logging.getLogger(__name__)

_UNFINISHED = (
    "Expected to have finished reduction in the prior iteration before starting a new one. This error indicates that "
    "your module has parameters that were not used in producing loss. You can enable unused parameter detection by "
    "passing the keyword argument `find_unused_parameters=True` to `torch.nn.parallel.DistributedDataParallel`, and "
    "by \nmaking sure all `forward` function outputs participate in calculating loss. \nParameter indices which did "
    "not receive grad for rank {}: {}")


class _Reducer:
    """Counts the gradients of a backward, and reduces them at its end. It does not own the module."""

    def __init__(self, parameters, group, may_miss):
        self.parameters, self.group, self.may_miss, self.hook = parameters, group, may_miss, None
        self._expects, self._ready = False, set()
        own = weakref.ref(self)  # a parameter's hook must not keep the reducer, which has the parameter
        handles = [one.register_post_accumulate_grad_hook(lambda _, index=index: own()._mark(index))
                   for index, one in enumerate(parameters)]
        weakref.finalize(self, _remove, handles).atexit = False

    def prepare(self, expects):
        """Called by each forward: whether the backward that follows is to reduce."""
        if expects and self._ready:
            missing = [str(index) for index in range(len(self.parameters)) if index not in self._ready]
            raise RuntimeError(_UNFINISHED.format(self.group.rank(), " ".join(missing)))
        self._expects = expects

    def _mark(self, index):
        if self._expects:
            if not self._ready:
                Variable._execution_engine.queue_callback(self._finish)
            self._ready.add(index)

    def _finish(self):
        if len(self._ready) < len(self.parameters) and not self.may_miss:
            return  # the next forward says so
        self._ready, self._expects = set(), False
        if self.hook is not None or self.group.size() > 1:
            self._reduce()

    def _reduce(self):
        kinds = {}
        for one in self.parameters:
            if one.grad is not None:
                kinds.setdefault((one.dtype, one.device), []).append(one)
        hook, state = self.hook or (default_hooks.allreduce_hook, self.group)
        for index, parameters in enumerate(kinds.values()):
            bucket = dist.GradBucket(index, parameters, index == len(kinds) - 1)
            bucket.set_buffer(hook(state, bucket).wait())
            for parameter, gradient in zip(parameters, bucket.gradients()):
                parameter.grad.data.copy_(gradient)


def _remove(handles):
    for one in handles:
        one.remove()


class DistributedDataParallel(Module, Joinable):
    """A module whose gradients are averaged over the processes of a group. Names in its state begin with `module.`.
    With one process the gradients stay what they are, and a hook sees all of one type at once."""

    def __init__(self, module, device_ids=None, output_device=None, dim=0, broadcast_buffers=None, init_sync=True,
                 process_group=None, bucket_cap_mb=None, find_unused_parameters=False, check_reduction=False,
                 gradient_as_bucket_view=False, static_graph=False, delay_all_reduce_named_params=None,
                 param_to_hook_all_reduce=None, mixed_precision=None, device_mesh=None,
                 skip_all_reduce_unused_params=False, bucket_cap_mb_list=None, batched_grad_copy=False,
                 forward_sync_buffers=None):
        super().__init__()
        if device_mesh is not None:
            raise RuntimeError("Cannot specify both process_group and device_mesh arguments." if process_group
                               is not None else "keyfall has no DeviceMesh: use process_group")
        self.process_group = dist._get_default_group() if process_group is None else process_group
        if not isinstance(self.process_group, dist.ProcessGroup):
            raise TypeError("_verify_params_across_processes(): incompatible function arguments: expected a "
                            f"ProcessGroup, found {process_group!r}")
        if (delay_all_reduce_named_params is None) != (param_to_hook_all_reduce is None):
            raise ValueError("delay_all_reduce_named_params and param_to_hook_all_reduce need to be set at the same "
                             "time.")
        if delay_all_reduce_named_params is not None or mixed_precision is not None:
            raise NotImplementedError("DistributedDataParallel has no delay_all_reduce_named_params and no "
                                      "mixed_precision")
        self.parameters_to_ignore = set(getattr(module, "_ddp_params_and_buffers_to_ignore", ()))
        self.module, self.dim = module, dim
        self._check(module, device_ids, output_device)
        self.broadcast_buffers = True if broadcast_buffers is None else broadcast_buffers
        self.forward_sync_buffers = forward_sync_buffers
        self.find_unused_parameters, self.static_graph = find_unused_parameters, static_graph
        self.gradient_as_bucket_view, self.mixed_precision = gradient_as_bucket_view, mixed_precision
        self.require_backward_grad_sync = self.require_forward_param_sync = True
        self.bucket_bytes_cap = int((25 if bucket_cap_mb is None else bucket_cap_mb) * 1024 * 1024)
        self.broadcast_bucket_size = 250 * 1024 * 1024
        self._comm_hooks = []
        if init_sync and self.process_group.size() > 1:
            self._broadcast(module.state_dict().values())
        self._start()

    def _check(self, module, device_ids, output_device):
        """Refuses modules without parameters to train, and devices."""
        parameters = self._trained()
        if not parameters:
            raise RuntimeError("DistributedDataParallel is not needed when a module doesn't have any parameter that "
                               "requires a gradient.")
        if device_ids is not None and len(device_ids) > 1:
            raise ValueError("device_ids can only be None or contain a single element.")
        devices = {one.device for one in parameters}
        if device_ids or output_device:
            raise ValueError("DistributedDataParallel device_ids and output_device arguments only work with "
                             "single-device/multiple-device GPU modules or CPU modules, but got device_ids "
                             f"{device_ids}, output_device {output_device}, and module parameters {devices}.")
        if any(isinstance(one, UninitializedParameter) for one in parameters):
            raise RuntimeError("Modules with uninitialized parameters can't be used with `DistributedDataParallel`. "
                               "Run a dummy forward pass to correctly initialize the modules")
        self.device_ids = self.output_device = None
        self.device = parameters[0].device
        self.device_type, self.is_multi_device_module = self.device.type, len(devices) > 1

    def _trained(self):
        return [one for name, one in self.module.named_parameters()
                if one.requires_grad and name not in self.parameters_to_ignore]

    def _start(self):
        self.reducer = _Reducer(self._trained(), self.process_group, self.find_unused_parameters or self.static_graph)
        if self._comm_hooks:
            self.reducer.hook = self._comm_hooks[0]

    def _broadcast(self, tensors):
        dist._broadcast_coalesced(self.process_group, list(tensors), self.broadcast_bucket_size)

    def forward(self, *inputs, **kwargs):
        """Calls the module."""
        is_recording = _C.is_grad_enabled()
        self.reducer.prepare(is_recording and self.require_backward_grad_sync)
        if self.will_sync_module_buffers() and self.process_group.size() > 1:
            self._broadcast(self.module.buffers())
        return self.module(*inputs, **kwargs)

    def will_sync_module_buffers(self):
        """Whether forward copies buffers from the first process."""
        return (self.require_forward_param_sync and self.broadcast_buffers
                and next(self.module.buffers(), None) is not None)

    @contextlib.contextmanager
    def no_sync(self):
        """Gradients of forwards in this block are not reduced."""
        before, self.require_backward_grad_sync = self.require_backward_grad_sync, False
        try:
            yield
        finally:
            self.require_backward_grad_sync = before

    def register_comm_hook(self, state, hook):
        """Reduces with hook(state, bucket), which returns a future of the reduced bucket.buffer()."""
        if not callable(hook):
            raise TypeError("Communication hook must be callable.")
        signature = inspect.signature(hook)
        bucket = signature.parameters.get("bucket")
        if bucket is not None and bucket.annotation not in (inspect._empty, dist.GradBucket, "dist.GradBucket"):
            raise ValueError("Communication hook: bucket annotation should be dist.GradBucket.")
        if (signature.return_annotation not in (inspect._empty, Future[_C.Tensor])
                and not isinstance(signature.return_annotation, str)):
            raise ValueError("Communication hook: return annotation should be torch.futures.Future[torch.Tensor].")
        if self.reducer.hook is not None:
            raise RuntimeError("register_comm_hook or register_builtin_comm_hook can only be called once.")
        self.reducer.hook = hook, state
        self._comm_hooks.append(self.reducer.hook)

    def _register_builtin_comm_hook(self, comm_hook_type):
        hooks = {dist.BuiltinCommHookType.ALLREDUCE: default_hooks.allreduce_hook,
                 dist.BuiltinCommHookType.FP16_COMPRESS: default_hooks.fp16_compress_hook}
        self.register_comm_hook(self.process_group, hooks[comm_hook_type])

    def _set_static_graph(self):
        if self.static_graph:
            warnings.warn("You've set static_graph to be True, no need to set it again.", stacklevel=2)
        self.static_graph = self.reducer.may_miss = True

    def _get_ddp_logging_data(self):
        return {"world_size": self.process_group.size(), "rank": self.process_group.rank(),
                "module_name": type(self.module).__name__, "backend_name": self.process_group.name()}

    @staticmethod
    def _set_params_and_buffers_to_ignore_for_model(module, params_and_buffers_to_ignore):
        module._ddp_params_and_buffers_to_ignore = params_and_buffers_to_ignore

    # ---- Of the block join()

    def join(self, divide_by_initial_world_size=True, enable=True, throw_on_early_termination=False):
        """A block in which processes may have different numbers of inputs."""
        return Join([self], enable, throw_on_early_termination,
                    divide_by_initial_world_size=divide_by_initial_world_size)

    def join_hook(self, **kwargs):
        """Nothing to do with one process."""
        return JoinHook()

    @property
    def join_device(self):
        """The device of the parameters."""
        return self.device

    @property
    def join_process_group(self):
        """The group."""
        return self.process_group

    # ---- Pickling

    def __getstate__(self):
        if self.process_group is not dist._get_default_group():
            raise RuntimeError("DDP Pickling/Unpickling are only supported when using DDP with the default process "
                               "group. That is, when you have called init_process_group and have not passed "
                               "process_group argument to DDP constructor")
        state = dict(vars(self))
        del state["process_group"], state["reducer"]
        return state

    def __setstate__(self, state):
        self.process_group = dist._get_default_group()
        super().__setstate__(state)
        self.require_backward_grad_sync = self.require_forward_param_sync = True
        self._start()
