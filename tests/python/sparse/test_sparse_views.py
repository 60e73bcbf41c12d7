"""Views of sparse tensors: what autograd knows of values, transposes and selections, with results recorded from
PyTorch."""

import gc

import pytest

import keyfall as torch

DENSE = [[0.0, 1, 2, 0], [3, 0, 0, 4], [0, 0, 5, 6], [7, 8, 0, 0]]
BLOCKS = {"csr": None, "csc": None, "bsr": (2, 2), "bsc": (2, 2)}
LAYOUTS = (*BLOCKS, "coo")


def made(name, dense=DENSE):
    dense = torch.tensor(dense)
    return dense.to_sparse() if name == "coo" else dense.to_sparse(layout=getattr(torch, f"sparse_{name}"),
                                                                   blocksize=BLOCKS[name])


@pytest.mark.parametrize("name", LAYOUTS)
def test_what_is_a_view(name):
    x = made(name)
    views = [x.values(), x.values().view(-1), x.transpose(0, 1), x.transpose(0, 0), x.t(), x.t().t(), x.select(1, 1)]
    if name == "coo":
        views += [x.T, x.permute(1, 0), x.unsqueeze(0), x[0]]
    else:
        batch = made(name, [DENSE, DENSE])
        for view in (batch[0], batch.select(0, 1).values(), batch.transpose(1, 2)):
            assert view._is_view() and view._base is batch
        views.append(x.t().values())
    for view in views:
        assert view._is_view() and view._base is x and view._version == 0 and view.is_leaf
    indices = (x.crow_indices(), x.col_indices()) if name in ("csr", "bsr") else (
        x.ccol_indices(), x.row_indices()) if name != "coo" else (x.indices(), x._indices(), x._values())
    for other in (*indices, x.detach(), x.clone()):
        assert not other._is_view() and other._base is None
    with torch.inference_mode():
        assert not made(name).values()._is_view()


@pytest.mark.parametrize("name", BLOCKS)
def test_writes_are_counted_once_for_all_views(name):
    x = made(name)
    values, flipped = x.values(), x.t()
    for count, tensor in enumerate((values, x, flipped, x.t().values()), 1):
        tensor.mul_(2)
        assert [t._version for t in (values, x, flipped, x.values(), flipped.values())] == [count] * 5
    assert x.to_dense().tolist() == (16 * torch.tensor(DENSE)).tolist() == flipped.to_dense().t().tolist()


@pytest.mark.parametrize("name", LAYOUTS)
def test_history(name):
    x = made(name).requires_grad_()
    values, flipped = x.values(), x.t()
    assert type(values.grad_fn).__name__ == "ValuesBackward0" and values._base is x is flipped._base
    for view in (values, flipped):
        with pytest.raises(RuntimeError, match="^a view of a leaf Variable that requires grad is being used in an in-place"):
            view.mul_(2)
    with torch.no_grad():
        assert all(view.requires_grad and view._is_view() for view in (x.values(), x.t()))
    (values * 3).sum().backward()
    assert set(x.grad.to_dense()[torch.tensor(DENSE) != 0].tolist()) == {3}


@pytest.mark.parametrize("name", LAYOUTS)
def test_recorded_writes_are_refused(name):
    text = f"Sparse{'' if name == 'coo' else ' ' + name.upper()} tensors do not have strides"
    y = made(name).requires_grad_() * 1
    before = y.to_dense().tolist()
    for view in (y.values(), y.t()):
        with pytest.raises(RuntimeError, match=text):
            view.mul_(2)
    assert y.to_dense().tolist() == before and y._version == 0
    values = y.values()
    y.mul_(2)
    with pytest.raises(RuntimeError, match=text):
        values.grad_fn
    assert y.values().grad_fn is not None


def test_a_view_keeps_its_base():
    values = made("csr").values()
    gc.collect()
    assert values._base.to_dense().tolist() == DENSE
    values._base.mul_(2)
    assert values.tolist() == [2, 4, 6, 8, 10, 12, 14, 16] and values._version == 1
    kept = values.detach()
    del values
    gc.collect()
    kept.mul_(2)
    assert kept._version == 2 and kept[0] == 4


def test_saved_values_notice_a_write():
    x = made("csr").requires_grad_()
    square = x.values() ** 2
    with torch.no_grad():
        x.mul_(2)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        square.sum().backward()
