"""Which tensors share a version counter, before and after a tensor gets other data. All expectations are
what PyTorch 2.13 does."""

import gc
import weakref

import pytest

import keyfall as kf


def seen_by(written, other):
    """How far a write to one tensor raises the version of another."""
    before = other._version
    with kf.no_grad():
        written.add_(0)
    return other._version - before


def test_tensors_that_share_a_counter():
    x = kf.ones(4)
    view, detached, data = x[:2], x.detach(), x.data
    assert seen_by(x, view) == seen_by(view, x) == seen_by(x, detached) == seen_by(detached, view) == 1
    assert seen_by(x, data) == seen_by(data, x) == 0


@pytest.mark.parametrize("size", [4, 4000, 400000])  # fused with the storage, in its block, and apart
@pytest.mark.parametrize("assign", [lambda x, y: setattr(x, "data", y), lambda x, y: x.set_(y)])
def test_the_counter_stays_with_views_when_data_change(size, assign):
    x, y = kf.ones(size), kf.zeros(size)
    view, detached, other = x[:2], x.detach(), y[:1]
    x.add_(1)
    y.add_(1)
    y.add_(1)
    assign(x, y)
    first = x._version
    assert (view._version, detached._version, y._version) == (first, first, 2) and first in (1, 2)
    assert seen_by(x, view) == seen_by(x, detached) == seen_by(view, x) == seen_by(detached, x) == 1
    assert seen_by(x, y) == seen_by(y, x) == seen_by(x, other) == 0 and seen_by(y, other) == 1
    fresh = x[:2]
    assert fresh._base is x and seen_by(fresh, view) == seen_by(view, fresh) == 1
    assert kf.equal(x, y) and view.tolist() == [2.0, 2.0]


def test_data_of_a_view():
    x = kf.ones(4)
    view = x[:2]
    view.data = kf.zeros(2)
    assert view._base is x and seen_by(view, x) == seen_by(x, view) == 1


def test_the_old_memory_is_freed_while_the_counter_lives():
    x = kf.ones(100000)
    view = x[:2]
    storage = weakref.ref(view.untyped_storage())
    x.data = kf.zeros(3)
    assert seen_by(x, view) == 1
    version = x._version
    del view
    gc.collect()
    assert storage() is None and x._version == version
    assert seen_by(x, x[:1]) == 1
    backup = x.data
    x.data = kf.ones(5)
    x.data = backup
    assert seen_by(x, x[:1]) == 1 and x._version == version + 2


def test_counters_outlive_tensors_in_any_order():
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2), (1, 2, 0)):
        x = kf.ones(3)
        tensors = [x, x[:1], x.detach()]
        tensors[0].data = kf.ones(7)
        tensors[2].data = tensors[0]
        del x
        for index in order:
            tensors[index] = None
            assert all(seen_by(tensor, tensor) == 1 for tensor in tensors if tensor is not None)


def test_backward_notices_writes_after_data_changed():
    def product(write):
        w = kf.ones(3, requires_grad=True)
        x = w * 1
        view = x[:2]
        y = (view * view).sum()
        x.data = kf.zeros(3)
        write(x, view)
        y.backward()
        return w.grad.tolist()

    assert product(lambda x, view: None) == [2.0, 2.0, 0.0]
    for write in (lambda x, view: x.add_(1), lambda x, view: view.add_(1)):
        with pytest.raises(RuntimeError, match="modified by an inplace operation"):
            product(write)


def test_a_write_renews_the_history_of_old_views():
    x = kf.ones(3, requires_grad=True) * 1
    view = x[:2]
    x.data = kf.full((3,), 5.0)
    x.mul_(3)
    assert (x.grad_fn.name(), view.grad_fn.name()) == ("MulBackward0", "AsStridedBackward0")
    assert (x.tolist(), view.tolist()) == ([15.0, 15.0, 15.0], [1.0, 1.0])


def test_inference_tensors_as_data():
    x = kf.nn.Parameter(kf.ones(2))
    with kf.inference_mode():
        x.data = x.data * 3
    assert x.is_inference() and x.requires_grad and x.tolist() == [3.0, 3.0]
    assert not (x * x).requires_grad  # nothing is recorded for an inference tensor
    x.data = kf.ones(2)
    assert not x.is_inference()
    (x * x).sum().backward()
    assert x.grad.tolist() == [2.0, 2.0]
