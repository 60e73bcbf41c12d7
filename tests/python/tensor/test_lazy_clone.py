"""Copy-on-write storages: `_lazy_clone`, `_is_cow_tensor`, `_data_address`. What is expected here was recorded from
PyTorch 2.13, except where a comment says why Keyfall differs."""

import copy
import io
import pickle
import threading

import numpy
import pytest

import keyfall as torch

is_cow = torch._C._is_cow_tensor
address = torch._C._data_address


def pair(size=4, dtype=torch.float32):
    one = torch.ones(size, dtype=dtype)
    return one, one._lazy_clone()


@pytest.mark.parametrize("size", [4, 5000])  # bytes behind the header, and in a block of their own
def test_first_writer_copies_and_last_keeps(size):
    one = torch.ones(size)
    before, storage = address(one), torch._C._storage_address(one)
    two = torch._lazy_clone(one)
    three = two._lazy_clone()
    assert is_cow(one) and is_cow(two) and is_cow(three)
    assert address(one) == address(two) == address(three) == before
    assert torch._C._storage_address(one) == storage != torch._C._storage_address(two)
    view = one[1:]
    assert is_cow(view) and address(view) == before  # of the storage, not of the view
    view.add_(1)
    assert not is_cow(one) and is_cow(two) and is_cow(three)
    assert address(one) == address(view) != before
    two[0] = 7
    three.zero_()
    assert address(three) == before and not is_cow(three)
    assert (one[0].item(), one[1].item()) == (1.0, 2.0)
    assert (two[0].item(), two[1].item()) == (7.0, 1.0)
    assert three.sum().item() == 0.0
    assert (one._version, two._version, three._version) == (1, 1, 1)


def test_original_dies_first():
    one, two = pair()
    before = address(one)
    del one
    assert is_cow(two)
    assert two.add_(1).tolist() == [2.0] * 4
    assert not is_cow(two) and address(two) == before


def test_clone_has_whole_storage_and_geometry():
    part = torch.arange(10.0)[2:5]
    clone = part._lazy_clone()
    assert (clone.storage_offset(), clone.untyped_storage().nbytes()) == (2, 40)
    assert not clone._is_view() and clone._version == 0
    assert clone.tolist() == [2.0, 3.0, 4.0]
    turned = torch.arange(6.0).reshape(2, 3).t()._lazy_clone()
    assert turned.stride() == (1, 3) and turned.tolist() == [[0.0, 3.0], [1.0, 4.0], [2.0, 5.0]]


READS = {
    "operators": lambda t: (t + t, t.sum(), t.clone(), torch.cat([t, t]), t @ t),
    "views": lambda t: (t[1:], t.view(2, 2), t.detach(), t.t()),
    "numbers": lambda t: (t.tolist(), t[0].item(), repr(t), bool(t[0]), list(t)),
    "storage": lambda t: (t.untyped_storage()[0], t.untyped_storage().tolist(), t.untyped_storage().clone()),
    "set_": lambda t: (torch.empty(0).set_(t), torch.empty(0).set_(t.untyped_storage())),
    "copies": lambda t: (copy.deepcopy(t), t.to("meta"), t.double(), torch.empty(4).copy_(t)),
    "questions": lambda t: (t.is_shared(), t.is_pinned(), t.equal(t), t.const_data_ptr()),
    "smaller": lambda t: t.resize_(2),
}


@pytest.mark.parametrize("name", READS)
def test_reading_does_not_copy(name):
    one, two = pair()
    READS[name](two)
    assert is_cow(two) and is_cow(one) and address(one) == address(two)


WRITES = {
    "add_": lambda t: t.add_(1),
    "out": lambda t: torch.add(torch.zeros(4), 1, out=t),
    "copy_": lambda t: t.copy_(torch.zeros(4)),
    "setitem": lambda t: t.__setitem__(0, 5),
    "mask": lambda t: t.__setitem__(t > 0, 5),
    "random": lambda t: t.normal_(),
    "arange": lambda t: torch.arange(4, out=t),
    "randperm": lambda t: torch.randperm(4, out=t),
    "foreach": lambda t: torch._foreach_add_([t], 1),
    "sort": lambda t: torch.sort(torch.zeros(4), out=(t, torch.empty(4, dtype=torch.int64))),
    "scatter": lambda t: t.scatter_(0, torch.tensor([0]), 9.0),
    "resize": lambda t: t.resize_(8),
    "storage resize": lambda t: t.untyped_storage().resize_(8),
    "storage setitem": lambda t: t.untyped_storage().__setitem__(0, 1),
    "storage fill": lambda t: t.untyped_storage().fill_(0),
    "storage copy": lambda t: t.untyped_storage().copy_(torch.zeros(4).untyped_storage()),
    "data_ptr": lambda t: t.data_ptr(),
    "storage data_ptr": lambda t: t.untyped_storage().data_ptr(),
    "numpy": lambda t: t.numpy(),
    "asarray": numpy.asarray,
    "dlpack": lambda t: t.__dlpack__(),
    "share_memory": lambda t: t.share_memory_(),
}


@pytest.mark.parametrize("name", WRITES)
@pytest.mark.parametrize("to_clone", [False, True])
def test_writing_copies(name, to_clone):
    one, two = pair()
    if to_clone:
        one, two = two, one
    WRITES[name](one)
    assert not is_cow(one) and is_cow(two)
    assert two.tolist() == [1.0] * 4
    two.add_(1)
    assert not is_cow(two) and two.tolist() == [2.0] * 4


def test_written_arguments_of_modules_and_optimizers():
    norm = torch.nn.BatchNorm1d(3)
    kept = {name: buffer._lazy_clone() for name, buffer in norm.named_buffers()}
    norm(torch.arange(12.0).reshape(4, 3))
    assert kept["running_mean"].tolist() == [0.0] * 3 and kept["num_batches_tracked"].item() == 0
    weight = torch.ones(3, requires_grad=True)
    for optimizer in (torch.optim.SGD([weight], 0.1), torch.optim.Adam([weight], 0.1, fused=True)):
        clone = weight.detach()._lazy_clone()
        before = clone.tolist()
        weight.grad = torch.ones(3)
        optimizer.step()
        assert clone.tolist() == before != weight.tolist()


def test_gradient():
    leaf = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
    clone = leaf._lazy_clone()
    assert clone.grad_fn.name() == "LazyCloneBackward0" and is_cow(leaf)
    grad = torch.ones(3)._lazy_clone()
    (clone * clone).backward(grad)
    assert leaf.grad.tolist() == [2.0, 4.0, 6.0]
    assert is_cow(clone) and is_cow(leaf) and is_cow(grad)
    clone.detach().mul_(2)
    assert leaf.tolist() == [1.0, 2.0, 3.0]


def test_saved_tensors_notice_writes():
    leaf = torch.ones(3, requires_grad=True)
    clone = leaf._lazy_clone()
    product = clone * clone
    clone.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        product.sum().backward()


def test_conjugate_bit_is_resolved():
    value = torch.tensor([1 + 2j]).conj()
    assert not value._lazy_clone().is_conj() and not is_cow(value)
    assert value._lazy_clone().tolist() == [1 - 2j]


def test_pickles():
    one, two = pair()
    assert pickle.loads(pickle.dumps(two)).tolist() == [1.0] * 4
    file = io.BytesIO()
    torch.save([one, two._lazy_clone()], file)
    file.seek(0)
    first, second = torch.load(file)
    first.zero_()
    assert second.tolist() == [1.0] * 4


# PyTorch shares memory that numpy can write to, and refuses memory of from_numpy. Keyfall copies both at once: a write
# through the array would reach all clones.
@pytest.mark.parametrize("make", [lambda: torch.from_numpy(numpy.ones(4)), lambda: torch.ones(4, dtype=torch.float64)])
def test_memory_of_arrays_is_copied_at_once(make):
    one = make()
    array = one.numpy()
    clone = one._lazy_clone()
    array[0] = 5
    assert clone.tolist() == [1.0] * 4 and one[0].item() == 5.0
    assert not is_cow(one) and not is_cow(clone)


def test_memory_of_a_dead_array_is_shared():
    one = torch.ones(4)
    one.numpy()
    one.__dlpack__()
    clone = one._lazy_clone()
    assert is_cow(one) and is_cow(clone)
    clone.add_(1)
    assert one.tolist() == [1.0] * 4


def test_other_layouts_and_devices():
    sparse = torch.eye(2).to_sparse()
    with pytest.raises(NotImplementedError):
        sparse._lazy_clone()
    with pytest.raises(NotImplementedError):
        is_cow(sparse)
    with pytest.raises(TypeError):
        is_cow(3)
    meta = torch.ones(3, device="meta")._lazy_clone()
    assert meta.device.type == "meta" and address(meta) == 0


def test_threads_write_to_storages_that_share_bytes():
    one = torch.full((5000,), 3.0)
    clones = [one, *(one._lazy_clone() for _ in range(3))]
    threads = [threading.Thread(target=clone.add_, args=(i,)) for i, clone in enumerate(clones)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [(clone == 3 + i).all().item() for i, clone in enumerate(clones)] == [True] * 4
    assert not any(map(is_cow, clones))
