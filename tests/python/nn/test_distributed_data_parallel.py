"""nn.parallel.DistributedDataParallel in one process. Values and messages are PyTorch 2.13's with a gloo group."""

import copy
import gc
import pickle

import keyfall
import keyfall.distributed as dist
import pytest
from keyfall import nn
from keyfall.distributed.algorithms.ddp_comm_hooks import default_hooks
from keyfall.distributed.algorithms.join import Join, Joinable, JoinHook
from keyfall.nn.parallel import DistributedDataParallel as Parallel


@pytest.fixture(autouse=True)
def world():
    dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
    yield dist.group.WORLD
    if dist.is_initialized():
        dist.destroy_process_group()


class Unused(nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.b = nn.Linear(2, 2), nn.Linear(2, 2)

    def forward(self, x):
        return {"out": (self.a(x), 3)}


def backward(module, x=None):
    module(keyfall.ones(1, 2) if x is None else x).sum().backward()


def test_gradients_are_those_of_the_module():
    module = nn.Linear(2, 2)
    parallel = Parallel(module)
    assert parallel.module is module and list(parallel.state_dict()) == ["module.weight", "module.bias"]
    assert isinstance(parallel, Joinable) and parallel.process_group is dist.group.WORLD
    assert (parallel.device_ids, parallel.output_device, parallel.dim, parallel.device) == (
        None, None, 0, keyfall.device("cpu"))
    assert (parallel.bucket_bytes_cap, parallel.broadcast_buffers) == (26214400, True)
    backward(parallel)
    assert module.weight.grad.tolist() == [[1, 1], [1, 1]]
    with parallel.no_sync():
        assert not parallel.require_backward_grad_sync
        backward(parallel)
    with parallel.join():
        backward(parallel)
    assert module.weight.grad.tolist() == [[3, 3], [3, 3]] and parallel.require_backward_grad_sync
    assert str(parallel.load_state_dict(parallel.state_dict())) == "<All keys matched successfully>"


def test_what_cannot_be_parallel():
    needless = ("DistributedDataParallel is not needed when a module doesn't have any parameter that requires a "
                "gradient.")
    for module in (nn.ReLU(), nn.Linear(2, 2).requires_grad_(False)):
        with pytest.raises(RuntimeError, match=needless):
            Parallel(module)
    module = nn.Linear(2, 2)
    with pytest.raises(ValueError, match="device_ids can only be None or contain a single element."):
        Parallel(module, device_ids=[0, 1])
    with pytest.raises(ValueError, match="arguments only work with single-device/multiple-device GPU modules or CPU "
                                         r"modules, but got device_ids \[0\], output_device None, and module"):
        Parallel(module, device_ids=[0])
    with pytest.raises(RuntimeError, match="Modules with uninitialized parameters can't be used with"):
        Parallel(nn.LazyLinear(2))
    with pytest.raises(RuntimeError, match="Cannot specify both process_group and device_mesh arguments."):
        Parallel(module, process_group=dist.group.WORLD, device_mesh=3)
    dist.destroy_process_group()
    with pytest.raises(ValueError, match="Default process group has not been initialized"):
        Parallel(module)


def test_parameters_without_a_gradient():
    module = Parallel(Unused())
    x = keyfall.ones(1, 2)
    module(x)["out"][0].sum().backward()
    with pytest.raises(RuntimeError, match="^Expected to have finished reduction in the prior iteration before starting a"
                                           "(.|\n)*Parameter indices which did not receive grad for rank 0: 2 3"):
        module(x)
    for options in ({"find_unused_parameters": True}, {"static_graph": True}):
        module = Parallel(Unused(), **options)
        for _ in range(2):
            module(x)["out"][0].sum().backward()
        assert module.module.b.weight.grad is None and module.module.a.bias.grad.tolist() == [2, 2]


def test_copies():
    parallel = Parallel(nn.Linear(2, 2))
    for other in (copy.deepcopy(parallel), pickle.loads(pickle.dumps(parallel))):
        assert other.module is not parallel.module and other.process_group is parallel.process_group
        assert keyfall.equal(other(keyfall.ones(1, 2)), parallel(keyfall.ones(1, 2)))
        backward(other)
        assert parallel.module.weight.grad is None
    with pytest.raises(RuntimeError, match="DDP Pickling/Unpickling are only supported when using DDP with the default"):
        pickle.dumps(Parallel(nn.Linear(2, 2), process_group=dist.new_group([0])))


def test_hooks():
    seen = []

    def tenfold(state, bucket):
        seen.append((state, bucket.index(), bucket.is_last(), bucket.buffer().tolist(),
                     [tuple(one.shape) for one in bucket.gradients()]))
        future = keyfall.futures.Future()
        future.set_result(bucket.buffer() * 10)
        return future

    module = nn.Linear(2, 2)
    parallel = Parallel(module)
    parallel.register_comm_hook("state", tenfold)
    with parallel.no_sync():
        backward(parallel)
    assert not seen
    module.zero_grad()
    backward(parallel)
    assert module.weight.grad.tolist() == [[10, 10], [10, 10]] and module.bias.grad.tolist() == [10, 10]
    assert seen == [("state", 0, True, [1.0] * 6, [(2, 2), (2,)])]
    with pytest.raises(RuntimeError, match="register_comm_hook or register_builtin_comm_hook can only be called once."):
        parallel.register_comm_hook(None, tenfold)
    for hook in (default_hooks.allreduce_hook, default_hooks.fp16_compress_hook, default_hooks.bf16_compress_hook,
                 default_hooks.fp16_compress_wrapper(default_hooks.allreduce_hook)):
        module.zero_grad()
        parallel = Parallel(module)
        parallel.register_comm_hook(None, hook)
        backward(parallel)
        assert module.weight.grad.tolist() == [[1, 1], [1, 1]] and module.weight.grad.dtype == keyfall.float32


def test_hooks_that_cannot_be():
    def of_int(state, bucket: int):
        pass

    def to_int(state, bucket) -> int:
        pass

    for hook, kind, text in ((3, TypeError, "Communication hook must be callable."),
                             (of_int, ValueError, "Communication hook: bucket annotation should be dist.GradBucket."),
                             (to_int, ValueError, "Communication hook: return annotation should be "
                                                  r"torch.futures.Future\[torch.Tensor\].")):
        with pytest.raises(kind, match=text):
            Parallel(nn.Linear(2, 2)).register_comm_hook(None, hook)


def test_a_module_outlives_its_wrappers():
    module = nn.Linear(2, 2)
    for _ in range(3):
        backward(Parallel(module))
        gc.collect()
    assert not module.weight._post_accumulate_grad_hooks
    backward(module)
    assert module.weight.grad.tolist() == [[4, 4], [4, 4]]


def test_join():
    class Told(Joinable):
        def __init__(self):
            super().__init__()
            self.told = []

        def join_hook(self, **kwargs):
            hook = JoinHook()
            hook.post_hook = lambda is_last_joiner: self.told.append((is_last_joiner, kwargs))
            return hook

        join_device = keyfall.device("cpu")
        join_process_group = property(lambda self: dist.group.WORLD)

    one = Told()
    with Join([one], x=1):
        assert Join.notify_join_context(one) is None
    assert one.told == [(True, {"x": 1})]
    with pytest.raises(ValueError, match="The join context manager requires at least one joinable"):
        Join([])


def test_batch_normalization_of_a_group():
    converted = nn.SyncBatchNorm.convert_sync_batchnorm(nn.Sequential(nn.BatchNorm1d(2), nn.ReLU()), dist.group.WORLD)
    assert type(converted[0]) is nn.SyncBatchNorm and converted[0].process_group is dist.group.WORLD
    assert converted(keyfall.tensor([[1.0, 2.0], [3.0, 2.0]]))[1].tolist() == pytest.approx([1, 0], abs=1e-4)
