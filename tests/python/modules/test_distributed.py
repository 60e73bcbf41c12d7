"""distributed in one process. Values and messages are those of PyTorch 2.13 with a gloo group of one process."""

import datetime
import pickle
import warnings

import keyfall
import keyfall.distributed as dist
import pytest
from keyfall.distributed import distributed_c10d as c10d

NO_GROUP = "Default process group has not been initialized, please make sure to call init_process_group."
SECONDS = datetime.timedelta(seconds=3)


@pytest.fixture
def world():
    dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
    yield dist.group.WORLD
    if dist.is_initialized():
        dist.destroy_process_group()


@pytest.fixture(autouse=True)
def no_environment(monkeypatch):
    for name in ("RANK", "WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT", "LOCAL_RANK"):
        monkeypatch.delenv(name, raising=False)


def refused(kind, text, call, *args, **kwargs):
    with pytest.raises(kind) as found, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        call(*args, **kwargs)
    assert str(found.value).split("\n")[0] == text


def test_without_a_group():
    x = keyfall.ones(2)
    for call, args in ((dist.get_rank, ()), (dist.get_world_size, ()), (dist.get_backend, ()), (dist.barrier, ()),
                       (dist.all_reduce, (x,)), (dist.broadcast, (x, 0)), (dist.new_group, ()),
                       (dist.send, (x, 0)), (dist.all_gather_object, ([None], 1))):
        refused(ValueError, NO_GROUP, call, *args)
    refused(AssertionError, "Process group cannot be None", dist.destroy_process_group)
    assert dist.is_available() and not dist.is_initialized() and dist.group.WORLD is None
    assert dist.is_gloo_available() and not dist.is_nccl_available() and not dist.is_mpi_available()
    assert dist.get_rank(dist.GroupMember.NON_GROUP_MEMBER) == -1 and dist.get_pg_count() == 0
    assert dist.get_node_local_rank(3) == 3


@pytest.mark.parametrize(("kind", "text", "args"), [
    (AssertionError, "Unknown backend type other", {"backend": "other", "store": True}),
    (AssertionError, "Unknown c10d backend type UCC", {"backend": "ucc", "store": True}),
    (AssertionError, "Unknown c10d backend type OTHER", {"backend": "cpu:gloo,cuda:other", "store": True}),
    (RuntimeError, "Distributed package doesn't have NCCL built in", {"backend": "nccl", "store": True}),
    (RuntimeError, "Distributed package doesn't have MPI built in. MPI is only included if you build PyTorch from "
                   "source on a host that has MPI installed.", {"backend": "mpi", "rank": -1, "world_size": -1}),
    (ValueError, "Backend constructor parameter must be string-ish", {"backend": 3, "store": True}),
    (ValueError, "Error initializing torch.distributed using env:// rendezvous: environment variable RANK expected, "
                 "but not set", {"rank": -1}),
    (ValueError, "Error initializing torch.distributed using env:// rendezvous: environment variable WORLD_SIZE "
                 "expected, but not set", {"world_size": -1}),
    (ValueError, "Error initializing torch.distributed using env:// rendezvous: environment variable MASTER_ADDR "
                 "expected, but not set", {}),
    (ValueError, "Error initializing torch.distributed using tcp:// rendezvous: port number missing",
     {"init_method": "tcp://localhost"}),
    (ValueError, "Error initializing torch.distributed using tcp:// rendezvous: rank parameter missing",
     {"init_method": "tcp://localhost:29911", "rank": -1}),
    (ValueError, "Error initializing torch.distributed using file:// rendezvous: world size parameter missing",
     {"init_method": "file:///nowhere/x", "world_size": -1}),
    (ValueError, "Error initializing torch.distributed using file:// rendezvous: path missing",
     {"init_method": "file://"}),
    (RuntimeError, "No rendezvous handler for zzz://", {"init_method": "zzz://"}),
    (RuntimeError, "`url` must be a string. <class 'int'>: 3", {"init_method": 3}),
    (AssertionError, "world_size must be positive if using store", {"store": True, "world_size": 0}),
    (AssertionError, "rank must be non-negative if using store", {"store": True, "rank": -1}),
    (AssertionError, "Cannot specify both init_method and store.", {"store": True, "init_method": "env://"}),
    (TypeError, "Expected timeout argument to be of type datetime.timedelta, got 3", {"store": True, "timeout": 3}),
    (ValueError, "init_process_group device_id parameter must be an accelerator with an index",
     {"store": True, "device_id": keyfall.device("cpu")}),
    # Keyfall's own: PyTorch would wait for the other process.
    (RuntimeError, "keyfall runs one process so far: world_size must be 1, found 2 (as rank 1)",
     {"store": True, "rank": 1, "world_size": 2}),
    (RuntimeError, "keyfall runs one process so far: world_size must be 1, found 4 (as rank 0)",
     {"init_method": "tcp://localhost:29911", "world_size": 4}),
])
def test_groups_that_cannot_be(kind, text, args):
    given = {"backend": "gloo", "rank": 0, "world_size": 1, **args}
    if "store" in given:
        given["store"] = dist.HashStore()
    refused(kind, text, dist.init_process_group, **given)
    assert not dist.is_initialized()


def test_ways_to_meet(monkeypatch, tmp_path):
    with dist.TCPStore("localhost", 0, is_master=True)._socket as free:
        port = free.getsockname()[1]
    for name, value in (("RANK", "0"), ("WORLD_SIZE", "1"), ("MASTER_ADDR", "localhost"), ("MASTER_PORT", str(port))):
        monkeypatch.setenv(name, value)
    for args, backend, config in (({}, "undefined", "cpu:gloo"),
                                  ({"backend": "GLOO"}, "gloo", "cpu:gloo,cuda:gloo"),
                                  ({"init_method": f"tcp://localhost:{port}", "rank": 0, "world_size": 1,
                                    "backend": "cpu:gloo"}, "cpu:gloo", "cpu:gloo"),
                                  ({"init_method": f"file://{tmp_path}/x", "rank": 0, "world_size": 1}, "undefined",
                                   "cpu:gloo")):
        dist.init_process_group(**args)
        refused(ValueError, "trying to initialize the default process group twice!", dist.init_process_group, **args)
        assert (dist.get_backend(), dist.get_backend_config()) == (backend, config)
        assert (dist.get_rank(), dist.get_world_size(), dist.get_pg_count()) == (0, 1, 1)
        dist.destroy_process_group()
        assert not dist.is_initialized()
    monkeypatch.setenv("WORLD_SIZE", "2")
    refused(RuntimeError, "keyfall runs one process so far: world_size must be 1, found 2 (as rank 0)",
            dist.init_process_group)


def test_groups(world):
    assert (world.rank(), world.size(), world.name(), world.group_name, world.group_desc) == (
        0, 1, "gloo", "0", "default_pg")
    assert isinstance(world, dist.ProcessGroup) and dist.GroupMember.WORLD is world
    assert (dist.get_group_rank(world, 1), dist.get_global_rank(world, 1)) == (1, 1)
    other = dist.new_group([0], group_desc="mine")
    assert (other.group_name, other.group_desc, dist.get_process_group_ranks(other)) == ("1", "mine", [0])
    assert dist.get_rank(other) == 0 == dist.get_group_rank(other, 0) and dist.get_pg_count() == 2
    refused(ValueError, f"Global rank 1 is not part of group {other}", dist.get_group_rank, other, 1)
    for ranks, text in (([1], "Rank 1 is out of range. Valid ranks are 0 to 0 (world_size=1)"),
                        ([0, 1], "the new group's world size should be less or equal to the world size set by "
                                 "init_process_group"),
                        ([0, 0], "ranks list must not contain duplicate entries, got [0, 0]")):
        refused(ValueError, text, dist.new_group, ranks)
    dist.destroy_process_group(other)
    refused(ValueError, "Invalid process group specified", dist.destroy_process_group, other)
    refused(ValueError, f"Group {other} is not registered, please create group with torch.distributed.new_group API",
            dist.get_rank, other)
    own, made = dist.new_subgroups(1)
    assert made == [own] and own.size() == 1
    refused(ValueError, "The arg 'group_size' (2) must not exceed the world size (1)", dist.new_subgroups, 2)
    refused(ValueError, "Rank 0 has appeared in both subgroup [0] and [0]", dist.new_subgroups_by_enumeration,
            [[0], [0]])
    refused(TypeError, "cannot pickle 'torch._C._distributed_c10d.ProcessGroup' object", world.__reduce_ex__, 2)


def test_a_registered_backend_makes_groups_of_any_size():
    class Pair(dist.ProcessGroup):
        def getBackendName(self):
            return "pair"

        def allreduce(self, tensors, opts=None):
            assert opts.reduceOp is dist.ReduceOp.SUM
            for tensor in tensors:
                tensor.mul_(self.size())
            return dist.Work(tensors)

    dist.Backend.register_backend("pair", lambda store, rank, size, timeout: Pair(rank, size), devices=["cpu"])
    try:
        dist.init_process_group("pair", store=dist.HashStore(), rank=1, world_size=2)
        x = keyfall.ones(2)
        dist.all_reduce(x)
        assert x.tolist() == [2, 2] and (dist.get_rank(), dist.get_world_size()) == (1, 2)
        refused(RuntimeError, "Backend pair does not support barrier", dist.barrier)
        assert dist.new_group([0]) == dist.GroupMember.NON_GROUP_MEMBER
        dist.destroy_process_group()
    finally:
        del dist.Backend._plugins["pair"], dist.Backend.PAIR
        dist.Backend.backend_list.remove("pair")
        del dist.Backend.backend_capability["pair"], dist.Backend.backend_type_map["pair"]


def test_reductions(world):
    for name in ("SUM", "PRODUCT", "MIN", "MAX", "BAND", "BOR", "BXOR"):
        x = keyfall.arange(3)
        assert dist.all_reduce(x, getattr(dist.ReduceOp, name)) is None and x.tolist() == [0, 1, 2]
    x = keyfall.arange(3.0, requires_grad=True)
    assert dist.all_reduce(x, dist.ReduceOp.AVG) is None and x._version == 0
    refused(RuntimeError, "Cannot use ReduceOp.BAND with non-integral dtype", dist.all_reduce, x, dist.ReduceOp.BAND)
    refused(RuntimeError, "Cannot use ReduceOp.PREMUL_SUM with Gloo", dist.all_reduce, x,
            dist._make_nccl_premul_sum(2.0))
    with pytest.raises(RuntimeError, match="result type Float can't be cast to the desired output type Long"):
        dist.all_reduce(keyfall.arange(3), dist.ReduceOp.AVG)
    with pytest.raises(TypeError, match="incompatible function arguments"):
        dist.all_reduce(x, "sum")
    refused(RuntimeError, "Invalid scalar type", dist.all_reduce, keyfall.zeros(2, dtype=keyfall.int16))
    refused(ValueError, "all_reduce does not support RedOpType.MAX on complex tensors", dist.all_reduce,
            keyfall.zeros(2, dtype=keyfall.complex64), dist.ReduceOp.MAX)
    refused(TypeError, "Invalid function argument. Expected parameter `tensor` of type torch.Tensor", dist.all_reduce,
            [x])
    refused(ValueError, "Process group 5 is not initialized in the world group map. Please initialize the group "
                        "first.", dist.all_reduce, x, group=5)
    with pytest.warns(UserWarning, match="Running all_reduce on global rank 0 which does not belong to the given"):
        assert dist.all_reduce(x, group=dist.GroupMember.NON_GROUP_MEMBER) is None
    assert dist.reduce(x, 0) is None
    refused(RuntimeError, "ProcessGroupGloo::reduce: invalid root rank: 1", dist.reduce, x, 1)


def test_names_of_reductions():
    op = dist.ReduceOp
    assert [repr(one) for one in (op.SUM, op.BXOR)] == ["<RedOpType.SUM: 0>", "<RedOpType.BXOR: 7>"]
    assert str(op.AVG) == "RedOpType.AVG" and isinstance(op.MAX, op) and op(op.MAX) == op.MAX != op.MIN
    assert dist.supports_complex(op.SUM) and not dist.supports_complex(op.MAX)
    with pytest.warns(FutureWarning, match="`torch.distributed.reduce_op` is deprecated, please use"):
        assert dist.reduce_op.SUM is op.SUM


def test_works(world):
    x = keyfall.ones(2)
    work = dist.all_reduce(x, async_op=True)
    assert isinstance(work, dist.Work) and work.wait() is True and work.wait(timeout=SECONDS) is True
    assert work.is_completed() and work.is_success() and work.exception() is None and work.result()[0] is x
    assert work.get_future().wait()[0] is x
    refused(RuntimeError, "sourceRank() may only be called on work objects that correspond to a recv or "
                          "recv-from-any call.", work.source_rank)
    assert dist.barrier(async_op=True).result() == [] and dist.barrier() is None
    assert dist.monitored_barrier(timeout=SECONDS) is None


def like(x):
    return keyfall.zeros_like(x)


def test_copies(world):
    x = keyfall.arange(3.0)
    for call in (lambda out: dist.all_gather([out], x), lambda out: dist.all_gather_single(out, x),
                 lambda out: dist.gather(x, [out]), lambda out: dist.scatter(out, [x]),
                 lambda out: dist.reduce_scatter(out, [x]), lambda out: dist.reduce_scatter_single(out, x),
                 lambda out: dist.all_to_all([out], [x]), lambda out: dist.all_to_all_single(out, x),
                 lambda out: dist.all_to_all_single(out, x, [3], [3])):
        out = like(x)
        assert call(out) is None and out.tolist() == [0, 1, 2]
    assert dist.broadcast(x, 0) is None is dist.broadcast(x, group_src=0)
    with pytest.warns(FutureWarning, match="`torch.distributed.all_gather_into_tensor` is deprecated. Please use `tor"):
        dist.all_gather_into_tensor(like(x), x)
    with pytest.warns(FutureWarning, match="`torch.distributed.all_reduce_coalesced` will be deprecated."):
        assert dist.all_reduce_coalesced([x, x], async_op=True).wait()[0] is x


@pytest.mark.parametrize(("kind", "text", "call"), [
    (RuntimeError, "ProcessGroupGloo::broadcast: invalid root rank: 1", lambda x: dist.broadcast(x, 1)),
    (ValueError, "Must specify global_rank or group_rank", lambda x: dist.broadcast(x)),
    (ValueError, "Can't specify both group_rank and global_rank", lambda x: dist.broadcast(x, 0, group_src=0)),
    (RuntimeError, "ProcessGroupGloo::allgather: invalid output tensor list at index 0 (expected length 1, got 2)",
     lambda x: dist.all_gather([like(x), like(x)], x)),
    (RuntimeError, "ProcessGroupGloo::allgather: invalid tensor size at index 0 (expected (3), got (3, 1))",
     lambda x: dist.all_gather([keyfall.zeros(3, 1)], x)),
    (ValueError, "Invalid usage of tensors with different dtypesFound torch.int32 and  torch.float32",
     lambda x: dist.all_gather([x.int()], x)),
    (TypeError, "Invalid function argument. Expected parameter `tensor_list` of type List[torch.Tensor]",
     lambda x: dist.all_gather(x, x)),
    (ValueError, "Argument ``gather_list`` must be specified on destination rank.", lambda x: dist.gather(x, None, 0)),
    (ValueError, "Argument ``gather_list`` must NOT be specified on non-destination ranks.",
     lambda x: dist.gather(x, [x], 1)),
    (RuntimeError, "ProcessGroupGloo::gather: Incorrect output list size 2. Output list size should be 1, same as "
                   "size of the process group.", lambda x: dist.gather(x, [x, x], 0)),
    (ValueError, "Argument ``scatter_list`` must be specified on source rank.", lambda x: dist.scatter(x)),
    (RuntimeError, "ProcessGroupGloo::scatter: invalid tensor size at index 0 (expected (3), got (4))",
     lambda x: dist.scatter(x, [keyfall.zeros(4)])),
    (RuntimeError, "invalid input tensor list size, must be world size", lambda x: dist.reduce_scatter(x, [x, x])),
    (RuntimeError, "ProcessGroupGloo::alltoall: input tensor list size 2 does not match world size 1",
     lambda x: dist.all_to_all([x], [x, x])),
    (RuntimeError, "Split sizes doesn't match total dim 0 size", lambda x: dist.all_to_all_single(x, x, [2], [3])),
    (RuntimeError, "Number of tensor splits not equal to group size",
     lambda x: dist.all_to_all_single(x, x, [1, 2], [3])),
    (TypeError, "Expected timeout argument to be of type datetime.timedelta, got 3",
     lambda x: dist.monitored_barrier(timeout=3)),
    (ValueError, "Invalid destination rank: destination rank should not be the same as the rank of the current "
                 "process.", lambda x: dist.send(x, 0)),
    (ValueError, "Invalid ``op``. Expected ``op`` to be of type ``torch.distributed.isend`` or "
                 "``torch.distributed.irecv``.", lambda x: dist.P2POp(dist.all_reduce, x, 0)),
    (IndexError, "list index out of range", lambda x: dist.batch_isend_irecv([])),
    (ValueError, "Invalid ``p2p_op_list``. Each op is expected to to be of type ``torch.distributed.P2POp``.",
     lambda x: dist.batch_isend_irecv([3])),
    (RuntimeError, "rank 0 has no connection to rank 1: its group has one process", lambda x: dist.isend(x, 1)),
])
def test_calls_that_cannot_be(world, kind, text, call):
    refused(kind, text, call, keyfall.arange(3.0))


def test_objects(world):
    item = {"t": keyfall.ones(2)}
    for call in (lambda out: dist.all_gather_object(out, item), lambda out: dist.gather_object(item, out),
                 lambda out: dist.scatter_object_list(out, [item])):
        out = [None]
        call(out)
        assert out[0] is not item and out[0]["t"].tolist() == [1, 1]
    out = ["a", {1: 2}]
    dist.broadcast_object_list(out, 0)
    assert out == ["a", {1: 2}]
    values, size = c10d._object_to_tensor(3, keyfall.device("cpu"))
    assert values.tolist() == [128, pickle.DEFAULT_PROTOCOL, 75, 3, 46] and size.tolist() == [5]
    refused(ValueError, "source rank must provide non-None scatter_object_input_list", dist.scatter_object_list, [1])
    refused(ValueError, "Argument ``gather_list`` must be specified on destination rank.", dist.gather_object, 1)
    refused(ValueError, "not enough values to unpack (expected 2, got 0)", dist.broadcast_object_list, [])
    assert repr(dist.P2POp(dist.isend, keyfall.ones(3), 1)) == (
        "P2POp(isend pg=0, group_src=0, group_dst=1,  torch.Size([3]), torch.float32)")


def test_stores():
    store = dist.HashStore()
    store.set("a", "1")
    assert (store.get("a"), store.add("n", 3), store.add("n", 4), store.get("n")) == (b"1", 3, 7, b"7")
    assert store.num_keys() == 2 and store.check(["a"]) and not store.check(["a", "z"])
    assert store.delete_key("a") and not store.delete_key("a") and store.timeout == datetime.timedelta(seconds=300)
    assert (store.compare_set("c", "", "first"), store.compare_set("c", "first", "second"),
            store.compare_set("c", "zz", "third"), store.compare_set("new", "expected", "v")) == (
        b"first", b"second", b"second", b"expected")
    store.append("ap", "x")
    store.append("ap", "y")
    store.queue_push("q", "a")
    assert store.get("ap") == b"xy" and (store.queue_len("q"), store.queue_pop("q")) == (1, b"a")
    refused(dist.QueueEmptyError, "queue is empty", store.queue_pop, "q", False)
    store.multi_set(["q", "r"], ["1", "2"])
    assert store.multi_get(["q", "r"]) == [b"1", b"2"]
    store.set_timeout(datetime.timedelta(milliseconds=20))
    refused(dist.DistStoreError, "Wait timeout", store.get, "zz")
    refused(dist.DistStoreError, "Wait timeout", store.wait, ["zz"], datetime.timedelta(milliseconds=1))
    prefix = dist.PrefixStore("pre", store)
    prefix.set("k", "v")
    assert prefix.get("k") == b"v" == store.get("pre/k") and prefix.underlying_store is store


def test_stores_with_an_address(tmp_path):
    master = dist.TCPStore("localhost", 0, 1, True)
    assert master.host == "localhost" and master.port > 0 and master.num_keys() == 1
    dist.TCPStore("localhost", master.port, 1, False).set("from", "client")
    assert master.get("from") == b"client"
    with pytest.raises(dist.DistNetworkError, match="The server socket has failed to listen on any local network"):
        dist.TCPStore("localhost", master.port, 1, True)
    port = master.port
    del master
    refused(dist.DistNetworkError, "The client socket has timed out after 300ms while trying to connect to "
            f"(localhost, {port}).", dist.TCPStore, "localhost", port, 1, False, datetime.timedelta(milliseconds=300))
    first, second = (dist.FileStore(f"{tmp_path}/x", 1) for _ in range(2))
    first.set("a", "b")
    second.set_timeout(datetime.timedelta(milliseconds=50))
    assert second.get("a") == b"b" and first.path == f"{tmp_path}/x"
    refused(RuntimeError, "Timeout waiting for key: zz after 50 ms", second.get, "zz")


def test_rendezvous():
    store, rank, size = next(dist.rendezvous("file:///nowhere/x?rank=0&world_size=1"))
    assert isinstance(store, dist.FileStore) and (rank, size) == (0, 1)
    refused(RuntimeError, "Rendezvous handler for file:// already registered", dist.register_rendezvous_handler,
            "file", print)


@pytest.mark.filterwarnings("ignore::FutureWarning")
def test_collectives_with_gradients(world):
    from keyfall.distributed import nn
    for call in (nn.all_reduce, lambda x: nn.all_gather(x)[0], lambda x: nn.broadcast(x, 0),
                 lambda x: nn.reduce(x, 0), lambda x: nn.gather(x)[0], lambda x: nn.scatter([x]),
                 lambda x: nn.reduce_scatter(keyfall.zeros(3), [x]), lambda x: nn.all_to_all([keyfall.zeros(3)], [x])[0],
                 lambda x: nn.all_to_all_single(keyfall.zeros(3), x)):
        x = keyfall.ones(3, requires_grad=True)
        (call(x * 2) * 3).sum().backward()
        assert x.grad.tolist() == [6, 6, 6]
    assert "_AllReduceBackward" in repr(nn.all_reduce(x).grad_fn)


def test_collectives_that_return_tensors(world):
    from keyfall.distributed import _functional_collectives as calls
    x = keyfall.arange(3.0)
    for found in (calls.all_reduce(x, "sum", world), calls.all_reduce(x, "avg", "0"), calls.broadcast(x, 0, world),
                  calls.all_gather_tensor(x, 0, [0]), calls.reduce_scatter_tensor(x, "sum", 0, world),
                  calls.all_to_all_single(x, None, None, world)):
        assert found is not x and calls.wait_tensor(found).tolist() == [0, 1, 2]
    for call in (lambda x: calls.all_gather_tensor_autograd(x, 0, world),
                 lambda x: calls.reduce_scatter_tensor_autograd(x, "sum", 0, world),
                 lambda x: calls.all_to_all_single_autograd(x, None, None, world)):
        x = keyfall.ones(3, requires_grad=True)
        (call(x) * 2).sum().backward()
        assert x.grad.tolist() == [2, 2, 2]
    refused(RuntimeError, "Unrecognized reduce_op: zzz", calls.all_reduce, x, "zzz", world)


def test_sampler_of_a_group(world):
    sampler = keyfall.utils.data.DistributedSampler(range(5), shuffle=False)
    assert (sampler.rank, sampler.num_replicas, list(sampler)) == (0, 1, [0, 1, 2, 3, 4])
    dist.destroy_process_group()
    refused(ValueError, NO_GROUP, keyfall.utils.data.DistributedSampler, range(5))


def test_placements():
    from keyfall.distributed.tensor import Partial, Replicate, Shard
    from keyfall.distributed.tensor.placement_types import _StridedShard
    assert [repr(one) for one in (Shard(0), Replicate(), Partial(), _StridedShard(1, split_factor=2))] == [
        "Shard(dim=0)", "Replicate()", "Partial(sum)", "_StridedShard(dim=1, sf=2)"]
    assert [str(one) for one in (Shard(0), Replicate(), Partial("avg"), _StridedShard(1, split_factor=2))] == [
        "S(0)", "R", "P(avg)", "_S(1, 2)"]
    assert Shard(0) == Shard(0) != Shard(1) != _StridedShard(1, split_factor=2) and Replicate() == Replicate()
    assert Shard(0).is_shard() and not Shard(0).is_shard(1) and Partial("avg").is_partial("avg")
    assert Replicate().is_replicate() and not _StridedShard(1, split_factor=2).is_shard()
