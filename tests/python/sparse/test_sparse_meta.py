"""Sparse tensors on the meta device, and fakes of sparse tensors. The expected texts are PyTorch 2.13's."""

import keyfall
import pytest
from keyfall._subclasses.fake_tensor import FakeTensor, FakeTensorMode
from keyfall._subclasses.meta_utils import MetaConverter, assert_metadata_eq

LAYOUTS = {
    "coo": lambda x: x.to_sparse(),
    "csr": lambda x: x.to_sparse_csr(),
    "csc": lambda x: x.to_sparse_csc(),
    "bsr": lambda x: x.to_sparse_bsr((2, 2)),
    "bsc": lambda x: x.to_sparse_bsc((2, 2)),
}


@pytest.fixture(params=LAYOUTS)
def tensor(request):
    return LAYOUTS[request.param](keyfall.eye(4, dtype=keyfall.float64))


def meta(*sizes, dtype=keyfall.float32):
    return keyfall.empty(*sizes, dtype=dtype, device="meta")


def coo():
    return keyfall.sparse_coo_tensor(meta(2, 3, dtype=keyfall.int64), meta(3), (4, 5))


def csr():
    return keyfall.sparse_csr_tensor(meta(5, dtype=keyfall.int64), meta(3, dtype=keyfall.int64), meta(3), (4, 5))


def shapes(x):
    """The shapes of all parts."""
    return [tuple(part.shape) for part in keyfall._C._sparse_parts(x) if part is not None]


def empty_shapes(x):
    """The same without entries."""
    at = keyfall._C._sparse_parts(x)[0].dim() - 1
    first, *others = shapes(x)
    if x.layout is keyfall.sparse_coo:
        return [(first[0], 0), (0, *others[0][1:])]
    return [first, *((*shape[:at], 0, *shape[at + 1:]) for shape in others)]


def same(a, b):
    assert (a.layout, a.shape, a.sparse_dim(), a.dense_dim()) == (b.layout, b.shape, b.sparse_dim(), b.dense_dim())


def test_copies_have_no_entries(tensor):
    for made in (tensor.to("meta"), keyfall.zeros_like(tensor, device="meta"),
                 keyfall.zeros_like(tensor.to("meta"))):
        same(made, tensor)
        assert made.is_meta and made.dtype == tensor.dtype and made._nnz() == 0
        assert shapes(made) == empty_shapes(tensor)
    assert tensor.to("meta").to(keyfall.float32).dtype == keyfall.float32
    total = tensor.to("meta").sum()
    assert total.is_meta and (total.shape, total.dtype, total.layout) == ((), keyfall.float64, keyfall.strided)
    same(tensor.to("meta") + tensor.to("meta"), tensor)


def test_nothing_is_copied_out(tensor):
    with pytest.raises(NotImplementedError, match="Cannot copy out of meta tensor; no data!"):
        tensor.to("meta").cpu()
    back = keyfall.zeros_like(tensor.to("meta"), device="cpu")
    same(back, tensor)
    assert back.device.type == "cpu" and keyfall.equal(back.to_dense(), keyfall.zeros(4, 4, dtype=keyfall.float64))


def test_factories():
    for made in (keyfall.empty(3, 4, layout=keyfall.sparse_coo, device="meta"),
                 keyfall.sparse_coo_tensor((3, 4), device="meta"), keyfall.sparse_coo_tensor(size=(3, 4), device="meta")):
        assert made.is_meta and made.is_coalesced() and shapes(made) == [(2, 0), (0,)]
    assert shapes(keyfall.empty(3, 4, layout=keyfall.sparse_csr, device="meta")) == [(4,), (0,), (0,)]
    assert shapes(keyfall.zeros(2, 3, 4, layout=keyfall.sparse_csc, device="meta")) == [(2, 5), (2, 0), (2, 0)]
    assert shapes(coo().new_empty((2, 3))) == [(2, 0), (0,)]
    assert shapes(keyfall.empty_like(csr())) == [(5,), (3,), (3,)]
    r = keyfall.sparse_coo_tensor((4, 4), device="meta")
    r.sparse_resize_and_clear_((4, 4, 4), 2, 1)
    assert (r._dimI(), r._dimV(), r._nnz()) == (2, 1, 0) and r.values().shape == (0, 4)


def test_parts_are_on_one_device():
    with pytest.raises(RuntimeError, match="same device"):
        keyfall._C._sparse_coo(keyfall.zeros(2, 3, dtype=keyfall.int64), meta(3), (4, 5), False, False)


def test_entries_of_operators():
    x, y = coo(), csr()
    assert shapes(x.detach()) == [(2, 3), (3,)] and shapes(x.clone()) == shapes(x + x) == [(2, 0), (0,)]
    assert x.t().shape == (5, 4) and y.t().layout is keyfall.sparse_csc
    for made in (y.clone(), y * 2, -y, y.abs(), y.sin(), y + y):
        assert shapes(made) == [(5,), (3,), (3,)]
    assert y.to_dense().shape == (4, 5) and y.to_dense().is_meta


@pytest.mark.parametrize("call", [
    lambda: coo().coalesce(), lambda: coo() * 2, lambda: coo() @ meta(5, 2), lambda: csr() @ meta(5, 2),
    lambda: coo().sum(0), lambda: keyfall.cat([coo(), coo()]), lambda: coo().to_sparse_csr(), lambda: csr() * csr(),
    lambda: keyfall.sparse.softmax(coo(), 0), lambda: coo().select(0, 1), lambda: csr().to_sparse(),
    lambda: coo().add(keyfall.eye(4, 5).to_sparse()), lambda: keyfall.sparse.mm(coo(), meta(5, 2)),
    lambda: keyfall.mv(csr(), meta(5)), lambda: keyfall.sparse.sampled_addmm(csr(), meta(4, 2), meta(2, 5)),
])
def test_what_needs_entries_is_refused(call):
    with pytest.raises((NotImplementedError, RuntimeError)):
        call()


def test_texts():
    assert repr(coo()) == """tensor(indices=tensor(..., size=(2, 3)),
       values=tensor(..., size=(3,)),
       device='meta', size=(4, 5), layout=torch.sparse_coo)"""
    assert repr(csr()) == """tensor(crow_indices=tensor(..., size=(5,)),
       col_indices=tensor(..., size=(3,)),
       values=tensor(..., size=(3,)), device='meta', size=(4, 5),
       layout=torch.sparse_csr)"""
    fake = FakeTensorMode().from_tensor(keyfall.eye(4).to_sparse_csr())
    assert repr(fake) == """FakeTensor(crow_indices=tensor(..., size=(5,)),
           col_indices=tensor(..., size=(0,)),
           values=tensor(..., size=(0,)), size=(4, 4), layout=torch.sparse_csr)"""


def test_forms_and_fakes(tensor):
    def equal(a, b):
        assert a == b

    assert_metadata_eq(equal, tensor, MetaConverter()(tensor))
    fake = FakeTensorMode().from_tensor(tensor)
    for made in (fake, fake.detach(), fake + fake, fake.clone(), keyfall.zeros_like(fake)):
        assert isinstance(made, FakeTensor) and made.device.type == "cpu" and shapes(made) == empty_shapes(tensor)
        same(made, tensor)
    assert isinstance(fake.values(), FakeTensor) and fake.values().device.type == "cpu"
    assert isinstance(fake.sum(), FakeTensor) and fake.sum().shape == ()
    dense = fake.to_dense()
    assert isinstance(dense, FakeTensor) and (dense.shape, dense.layout) == ((4, 4), keyfall.strided)


def test_fakes_are_made_in_the_mode():
    with FakeTensorMode():
        indices, values = keyfall.zeros(2, 3, dtype=keyfall.int64), keyfall.zeros(3)
        for made in (keyfall.sparse_coo_tensor((4, 5)), keyfall.sparse_coo_tensor(indices, values, (4, 5)),
                     keyfall.empty(4, 5, layout=keyfall.sparse_coo),
                     keyfall.sparse_csr_tensor(indices.new_zeros(5), indices[0], values, (4, 5))):
            assert isinstance(made, FakeTensor) and made.device.type == "cpu" and made.shape == (4, 5)
