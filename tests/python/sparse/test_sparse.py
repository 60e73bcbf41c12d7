"""Sparse tensors: against dense ones, and against texts and gradients that PyTorch 2.13 gives."""

import copy
import io
import pickle

import keyfall as torch
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from keyfall.autograd import gradcheck, gradgradcheck
from support.example_counts import examples

INDICES = [[0, 1, 1, 0], [2, 0, 0, 1]]  # (1, 0) twice
LAYOUTS = (torch.sparse_coo, torch.sparse_csr, torch.sparse_csc, torch.sparse_bsr, torch.sparse_bsc)


def matrix(values=(3.0, 4.0, 5.0, 6.0), **kwargs):
    return torch.sparse_coo_tensor(INDICES, values, (2, 3), **kwargs)


def as_layout(dense, layout):
    block = (1, 1) if layout in (torch.sparse_bsr, torch.sparse_bsc) else None
    return dense.to_sparse(layout=layout, blocksize=block)


# ---- Texts that PyTorch prints --------------------------------------------------------------------

COO = """\
tensor(indices=tensor([[0, 1, 1, 0],
                       [2, 0, 0, 1]]),
       values=tensor([3., 4., 5., 6.]),
       size=(2, 3), nnz=4, layout=torch.sparse_coo)"""
HYBRID = """\
tensor(indices=tensor([[0, 1]]),
       values=tensor([[1., 2.],
                      [3., 4.]]),
       size=(3, 2), nnz=2, dtype=torch.float64, layout=torch.sparse_coo,
       requires_grad=True)"""
CSR = """\
tensor(crow_indices=tensor([0, 2, 3]),
       col_indices=tensor([1, 2, 0]),
       values=tensor([6., 3., 9.]), size=(2, 3), nnz=3,
       layout=torch.sparse_csr)"""
BSR = """\
tensor(crow_indices=tensor([0, 1, 2]),
       col_indices=tensor([0, 1]),
       values=tensor([[[1., 0.],
                       [0., 1.]],

                      [[1., 0.],
                       [0., 1.]]]), size=(4, 4), nnz=2,
       layout=torch.sparse_bsr)"""
EMPTY = """\
tensor(indices=tensor([], size=(2, 0)),
       values=tensor([], size=(0,)),
       size=(2, 3), nnz=0, layout=torch.sparse_coo)"""
LONG = """\
tensor(crow_indices=tensor([   0,   80,  160,  240,  320,  400,  480,  560,
                             640,  720,  800,  880,  960, 1040, 1120, 1200,
                            1280, 1360, 1440, 1520, 1600]),
       col_indices=tensor([ 0,  1,  2,  ..., 77, 78, 79]),
       values=tensor([0.3333, 0.3333, 0.3333,  ..., 0.3333, 0.3333, 0.3333]),
       size=(20, 80), nnz=1600, layout=torch.sparse_csr)"""
HISTORY = """\
tensor(indices=tensor([[0, 0, 1],
                       [1, 2, 0]]),
       values=tensor([12.,  6., 18.]),
       size=(2, 3), nnz=3, layout=torch.sparse_coo, grad_fn=<CoalesceBackward0>)"""


def test_texts():
    hybrid = torch.sparse_coo_tensor([[0, 1]], [[1.0, 2], [3, 4]], (3, 2), dtype=torch.float64,
                                     requires_grad=True)
    assert repr(matrix()) == COO
    assert repr(hybrid) == HYBRID
    assert repr(matrix().to_sparse_csr()) == CSR
    assert repr(torch.eye(4).to_sparse_bsr((2, 2))) == BSR
    assert repr(torch.sparse_coo_tensor(size=(2, 3))) == EMPTY
    assert repr(torch.full((20, 80), 1 / 3).to_sparse_csr()) == LONG
    assert repr((matrix(requires_grad=True) * 2).coalesce()) == HISTORY


# ---- Making and reading ---------------------------------------------------------------------------


def test_attributes():
    x = matrix()
    assert x.is_sparse and not x.is_sparse_csr and x.layout is torch.sparse_coo
    assert (x.sparse_dim(), x.dense_dim(), x._nnz(), x.is_coalesced()) == (2, 0, 4, False)
    assert str(torch._C._dispatch_keys(x)) == \
        "DispatchKeySet(SparseCPU, ADInplaceOrView, AutogradCPU, AutocastCPU)"
    with pytest.raises(RuntimeError, match="uncoalesced tensor, please call .coalesce"):
        x.indices()
    y = x.coalesce()
    assert y.indices().tolist() == [[0, 0, 1], [1, 2, 0]] and y.values().tolist() == [6, 3, 9]
    assert y.coalesce() is y and y.is_coalesced()
    z = y.to_sparse_csc()
    assert z.ccol_indices().tolist() == [0, 1, 2, 3] and z.row_indices().tolist() == [1, 0, 0]
    assert torch.ones(2).dense_dim() == 1 and torch.ones(2).to_dense().tolist() == [1, 1]
    assert torch.sparse_coo_tensor(INDICES, [1.0] * 4).shape == (2, 3)
    for make in (torch.zeros, torch.empty):
        assert repr(make(2, 3, layout=torch.sparse_coo)) == EMPTY
        assert make(2, 3, layout=torch.sparse_csr, dtype=torch.int32).crow_indices().tolist() == [0, 0, 0]


@pytest.mark.parametrize("make, text", [
    (lambda: torch.sparse_coo_tensor(INDICES, [1.0] * 4, (2, 2), check_invariants=True),
     "size is inconsistent with indices: for dim 1, size is 2 but found index 2"),
    (lambda: torch.sparse_coo_tensor([[-1]], [1.0]), "found negative index -1 for dim 0"),
    (lambda: torch.sparse_coo_tensor(INDICES, [1.0] * 4, (2,)), "len\\(size\\) == sparse_dim"),
    (lambda: torch.sparse_coo_tensor(INDICES, [1.0], (2, 3)), "must have same nnz"),
    (lambda: torch.sparse_coo_tensor(INDICES, torch.ones(4, 2), (2, 3, 4)),
     r"values has incorrect size, expected \[4, 4\], got \[4, 2\]"),
    (lambda: torch.sparse_csr_tensor([0, 1, 3], [0, 1], [1.0, 2], (2, 2), check_invariants=True), r"`crow_indices\[..., -1\] == nnz`"),
    (lambda: torch.sparse_csr_tensor([0, 2, 2], [1, 0], [1.0, 2], (2, 2), check_invariants=True), "are sorted and distinct"),
    (lambda: torch.eye(2).indices(), "indices expected sparse coordinate tensor layout but got Strided"),
    (lambda: matrix().crow_indices(),
     "crow_indices expected sparse row compressed tensor layout but got Sparse"),
])
def test_refused_arguments(make, text):
    with pytest.raises(RuntimeError, match=text):
        make()


def test_invariants_can_be_switched_on():
    assert not torch.sparse.check_sparse_tensor_invariants.is_enabled()
    with torch.sparse.check_sparse_tensor_invariants(), pytest.raises(RuntimeError, match="inconsistent"):
        torch.sparse_coo_tensor([[5]], [1.0], (2,))
    wrong = torch.sparse_coo_tensor([[5, 1]], [1.0, 2.0], (2,))
    single = torch.sparse_coo_tensor([[5]], [1.0], (2,))
    for use in (wrong.to_dense, wrong.coalesce, lambda: wrong.sin(), single.to_dense, lambda: single + single.to_dense()):
        with pytest.raises(RuntimeError, match="inconsistent"):
            use()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_memory_is_shown(layout):
    x = as_layout(torch.eye(3), layout)
    for use, error in ((x.data_ptr, RuntimeError), (x.untyped_storage, NotImplementedError),
                       (x.numpy, TypeError), (x.__dlpack__, BufferError), (x.tolist, RuntimeError),
                       (lambda: memoryview(x), Exception), (x.item, RuntimeError)):
        with pytest.raises(error):
            use()
    if layout is torch.sparse_coo:
        assert not x.is_contiguous()
    else:
        with pytest.raises(RuntimeError, match=f"Sparse {str(layout)[-3:].upper()} tensors do not have is_contiguous"):
            x.is_contiguous()
    assert x.storage_offset() == 0
    with pytest.raises(TypeError, match="Cannot assign to a sparse tensor"):
        x[0] = 1.0
    with pytest.raises(RuntimeError, match="incompatible tensor type"):
        x.data = torch.eye(3)
    with pytest.raises(RuntimeError, match="incompatible tensor type"):
        torch.eye(3).data = x
    x.data = as_layout(torch.eye(3) * 2, layout)
    assert x.to_dense().tolist() == (torch.eye(3) * 2).tolist()


def test_every_operator_with_one_tensor_answers_or_refuses():
    """No operator that takes a tensor alone reads the memory that a sparse tensor does not have."""
    refused = 0
    for layout in LAYOUTS[:2]:
        for name in sorted(set(torch._C._dispatch_get_all_op_names())):
            if not name.startswith("aten::"):
                continue
            base, _, overload = name[6:].partition(".")
            op = getattr(getattr(torch.ops.aten, base), overload or "default")
            arguments = op._schema.arguments
            if not arguments or any(a.default_value is None and str(a.type) not in ("Tensor", "int", "int[]")
                                    and not str(a.type).startswith("Optional") for a in arguments):
                continue
            values = {"Tensor": as_layout(torch.eye(2), layout), "int": 0, "int[]": [1, 1]}
            given = [values[str(a.type)] for a in arguments
                     if str(a.type) in values and a.default_value is None and not a.kwarg_only]
            if not any(isinstance(value, torch.Tensor) for value in given):
                continue
            try:
                op(*given)
            except (RuntimeError, NotImplementedError, TypeError, IndexError, ValueError):
                refused += 1
    assert refused > 100


# ---- Against dense tensors ------------------------------------------------------------------------

UNARY = ("abs", "asin", "asinh", "atan", "ceil", "deg2rad", "erf", "expm1", "floor", "frac", "isnan", "log1p",
         "neg", "positive", "rad2deg", "relu", "round", "sgn", "sign", "signbit", "sin", "sinh", "sqrt",
         "square", "tan", "tanh", "trunc")


@st.composite
def dense_matrices(draw, rows=st.integers(1, 4), columns=st.integers(1, 4)):
    shape = draw(rows), draw(columns)
    numbers = draw(st.lists(st.sampled_from((0.0, 0.0, 0.25, 0.5, -0.75)), min_size=shape[0] * shape[1],
                            max_size=shape[0] * shape[1]))
    return torch.tensor(numbers, dtype=torch.float64).reshape(shape)


def uncoalesced(dense):
    """The same matrix with each entry in two halves, the second ones in reverse order."""
    x = dense.to_sparse()
    indices = torch.cat((x.indices(), x.indices().flip(1)), 1)
    return torch.sparse_coo_tensor(indices, torch.cat((x.values() / 2, x.values().flip(0) / 2)), x.shape)


STEPS = {
    "double": lambda x, d: (x + x, d + d),
    "halve": lambda x, d: (x / 2, d / 2),
    "scale": lambda x, d: (x * 3, d * 3),
    "mask": lambda x, d: (x * torch.ones_like(d), d),
    "weigh": lambda x, d: (x * (d + 1), d * (d + 1)),
    "square": lambda x, d: (x * x, d * d),
    "transpose": lambda x, d: (x.t(), d.t()),
    "minus": lambda x, d: (x - x * 0.5, d * 0.5),
    "clone": lambda x, d: (x.clone(), d),
    "sin": lambda x, d: (x.sin(), d.sin()),
    "rows": lambda x, d: (x.index_select(0, torch.tensor([d.shape[0] - 1, 0, 0])),
                          d[[d.shape[0] - 1, 0, 0]]),
    "join": lambda x, d: (torch.cat((x, x), 1), torch.cat((d, d), 1)),
    "copy": lambda x, d: (torch.zeros_like(x).copy_(x), d),
    "add_": lambda x, d: (x.clone().add_(x), d + d),
    "coalesce": lambda x, d: (x.coalesce(), d),
}


@settings(max_examples=examples(60), deadline=None)
@given(dense_matrices(), st.lists(st.sampled_from(sorted(STEPS)), max_size=5), st.booleans())
def test_random_programs(dense, steps, halves):
    x, start = (uncoalesced(dense) if halves else dense.to_sparse()), dense
    for step in steps:
        x, dense = STEPS[step](x, dense)
    assert x.layout is torch.sparse_coo
    torch.testing.assert_close(x.to_dense(), dense)
    torch.testing.assert_close(x.sum(), dense.sum())
    torch.testing.assert_close(x @ dense.t(), dense @ dense.t())
    torch.testing.assert_close(dense.t() @ x, dense.t() @ dense)
    torch.testing.assert_close((x @ x.t()).to_dense(), dense @ dense.t())
    for layout in LAYOUTS[1:]:
        converted = x.to_sparse(layout=layout, blocksize=(1, 1) if "bs" in str(layout) else None)
        torch.testing.assert_close(converted.to_dense(), dense)
        torch.testing.assert_close(converted.to_sparse().to_dense(), dense)
    assert start is not None


@pytest.mark.parametrize("layout", LAYOUTS)
def test_zero_preserving_functions(layout):
    dense = torch.tensor([[0.0, 0.5, 0.0], [0.25, 0.0, 0.75]])
    x = as_layout(dense, layout)
    for name in UNARY:
        result = getattr(x, name)()
        torch.testing.assert_close(result.to_dense(), getattr(dense, name)(), msg=name)
        assert result.layout is layout
        if hasattr(x, name + "_") and result.dtype == x.dtype:
            torch.testing.assert_close(getattr(x.clone(), name + "_")().to_dense(), getattr(dense, name)())
    other = torch.tensor([[1.0, 2, 3], [4, 5, 6]])
    for function in (lambda a: a * other, lambda a: a / 2, lambda a: 2 * a, lambda a: other + a,
                     lambda a: a.double(), lambda a: a ** 2, lambda a: a - a * 3):
        result = function(x)
        result = result if result.layout is torch.strided else result.to_dense()
        torch.testing.assert_close(result, function(dense))
    torch.testing.assert_close(x @ other.t(), dense @ other.t())
    torch.testing.assert_close(torch.addmm(torch.ones(2, 2), x, other.t(), beta=2, alpha=3),
                               torch.addmm(torch.ones(2, 2), dense, other.t(), beta=2, alpha=3))
    torch.testing.assert_close(x @ other[0], dense @ other[0])


def test_hybrid_and_higher_dimensions():
    dense = torch.arange(24.0).reshape(2, 3, 4) % 5 % 3
    for sparse_dim in (1, 2, 3):
        x = dense.to_sparse(sparse_dim)
        assert (x.sparse_dim(), x.dense_dim()) == (sparse_dim, 3 - sparse_dim)
        torch.testing.assert_close(x.to_dense(), dense)
        torch.testing.assert_close((x + x).to_dense(), dense * 2)
        for dim in (0, 1, 2, (0, 1), (0, 2), (0, 1, 2)):
            total = torch.sparse.sum(x, dim)
            total = total if total.layout is torch.strided else total.to_dense()
            torch.testing.assert_close(total, dense.sum(dim))
        for dim in range(3):
            part = x.select(dim, 1)
            torch.testing.assert_close(part if part.layout is torch.strided else part.to_dense(),
                                       dense.select(dim, 1))
            torch.testing.assert_close(x.narrow_copy(dim, 1, 1).to_dense(), dense.narrow(dim, 1, 1))
            torch.testing.assert_close(torch.cat((x, x), dim).to_dense(), torch.cat((dense, dense), dim))
            torch.testing.assert_close(torch.stack((x, x), dim).to_dense(), torch.stack((dense, dense), dim))
        torch.testing.assert_close(torch.stack([row.to_dense() for row in x]), dense)
    full = dense + 1
    for layout in LAYOUTS[1:]:
        block = (3, 2) if "bs" in str(layout) else None
        torch.testing.assert_close(full.to_sparse(layout=layout, blocksize=block).to_dense(), full)


def test_softmax_and_sampled_products():
    dense = torch.tensor([[0.0, 2, 3], [0, 0, 0], [1, 2, 0]], dtype=torch.float64)
    x = dense.to_sparse()
    for dim in (0, 1):
        filled = torch.where(dense != 0, dense, torch.tensor(-torch.inf, dtype=torch.float64))
        expected = torch.where(dense != 0, filled.softmax(dim), torch.zeros(()).double())
        torch.testing.assert_close(torch.sparse.softmax(x, dim).to_dense(), expected)
        torch.testing.assert_close(torch.sparse.log_softmax(x, dim).values().exp(),
                                   torch.sparse.softmax(x, dim).values())
    a, b = torch.arange(6.0).double().reshape(3, 2), torch.arange(6.0).double().reshape(2, 3)
    sampled = torch.sparse.sampled_addmm(x.to_sparse_csr(), a, b, beta=0.5, alpha=2.0)
    torch.testing.assert_close(sampled.to_dense(), (0.5 * dense + 2 * (a @ b)) * (dense != 0))
    for reduce in ("sum", "mean", "amax", "amin"):
        assert torch.sparse.mm(x.to_sparse_csr(), dense, reduce).shape == (3, 3)
    diagonals = torch.sparse.spdiags(torch.arange(9.0).reshape(3, 3), torch.tensor([0, -1, 2]), (3, 3))
    assert diagonals.to_dense().tolist() == [[0, 0, 8], [3, 1, 0], [0, 4, 2]]


def test_reduced_products_need_floating_numbers():
    for dtype, name in ((torch.int64, "Long"), (torch.bool, "Bool"), (torch.complex64, "ComplexFloat")):
        matrix = torch.eye(3).to(dtype)
        with pytest.raises(NotImplementedError, match=f"\"spmm_reduce_kernel\" not implemented for '{name}'"):
            torch.sparse.mm(matrix.to_sparse_csr(), matrix, "sum")


# ---- Gradients ------------------------------------------------------------------------------------

FUNCTIONS = {
    "to_dense": lambda x, d: x.to_dense(),
    "values": lambda x, d: x.coalesce().values(),
    "sparse.mm": lambda x, d: torch.sparse.mm(x, d),
    "mm": lambda x, d: x @ d,
    "right mm": lambda x, d: torch.sparse.mm(d, x),
    "addmm": lambda x, d: torch.sparse.addmm(d[:2] * 2, x, d),
    "product": lambda x, d: torch.sparse.mm(x, x.t()).to_dense(),
    "csr mm": lambda x, d: x.to_sparse_csr() @ d,
    "add": lambda x, d: d.t() + x,
    "sub": lambda x, d: (x - x * 3).to_dense(),
    "mul": lambda x, d: (x * x).to_dense(),
    "mul dense": lambda x, d: (x * torch.arange(6.0).reshape(2, 3)).to_dense(),
    "div": lambda x, d: (x / 3).to_dense(),
    "abs": lambda x, d: x.abs().to_dense(),
    "sum": lambda x, d: x.sum(),
    "sum dim": lambda x, d: torch.sparse.sum(x, 0).to_dense(),
    "softmax": lambda x, d: torch.sparse.softmax(x, 1).to_dense(),
    "transpose": lambda x, d: x.t().to_dense(),
    "to_sparse": lambda x, d: d.to_sparse().to_dense(),
    "to_sparse_csr": lambda x, d: d.to_sparse_csr().values(),
    "sparse_mask": lambda x, d: d.t().sparse_mask(x.detach().coalesce()).to_dense(),
    "sampled": lambda x, d: torch.sparse.sampled_addmm(x.to_sparse_csr(), d[:2], d.t()).to_dense(),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_gradients(name):
    torch.manual_seed(0)
    values = torch.randn(4, dtype=torch.float64, requires_grad=True)
    dense = torch.randn(3, 2 if name != "sampled" else 3, dtype=torch.float64, requires_grad=True)

    def function(v, d):
        return FUNCTIONS[name](torch.sparse_coo_tensor(INDICES, v, (2, 3)), d)

    assert gradcheck(function, (values, dense))
    assert gradgradcheck(function, (values, dense))


def test_gradients_are_sparse_as_in_pytorch():
    dense = torch.arange(6.0).reshape(3, 2)
    for function, layout in ((lambda x: x.to_dense(), torch.sparse_coo),
                             (lambda x: torch.sparse.mm(x, dense), torch.sparse_coo),
                             (lambda x: x @ dense, torch.strided), (lambda x: -x, torch.sparse_coo),
                             (lambda x: torch.sparse.sum(x), torch.sparse_coo), (lambda x: x.sum(), torch.strided)):
        x = matrix(requires_grad=True)
        result = function(x)
        (result if result.layout is torch.strided else result.to_dense()).sum().backward()
        assert x.grad.layout is layout and x.is_leaf


def test_embeddings():
    layer = torch.nn.Embedding(5, 2, sparse=True, padding_idx=1)
    layer(torch.tensor([[0, 1], [0, 3]])).sum().backward()
    assert layer.weight.grad._indices().tolist() == [[0, 0, 3]]
    layer(torch.tensor([2])).sum().backward()
    assert layer.weight.grad.to_dense()[:, 0].tolist() == [2, 0, 1, 1, 0]
    layer.weight.sum().backward()  # a dense gradient on top
    assert layer.weight.grad[:, 0].tolist() == [3, 1, 2, 2, 1]
    for mode, expected in (("sum", [2, 0, 0, 1, 0]), ("mean", [1.5, 0, 0, 0.5, 0])):
        bags = torch.nn.EmbeddingBag(5, 2, sparse=True, mode=mode, padding_idx=1)
        bags(torch.tensor([0, 1, 3, 0]), torch.tensor([0, 2])).sum().backward()
        assert bags.weight.grad.is_sparse and bags.weight.grad._indices().tolist() == [[0, 3, 0]]
        assert bags.weight.grad.to_dense()[:, 0].tolist() == expected


# ---- Old names ------------------------------------------------------------------------------------


def test_typed_constructors():
    indices, values = torch.tensor([[0, 1], [1, 0]]), torch.tensor([1.0, 2.0], requires_grad=True)
    x = torch.sparse.FloatTensor(indices, values, torch.Size([2, 2]))
    x.to_dense().mul(torch.tensor([[1.0, 3.0], [5.0, 7.0]])).sum().backward()
    assert values.grad.tolist() == [3, 5]
    assert torch.sparse.DoubleTensor(indices, values).dtype is torch.float32  # the values decide, as in PyTorch
    for empty, shape in ((torch.sparse.LongTensor(2, 3), (2, 3)), (torch.sparse.LongTensor(), (0,)),
                         (torch.sparse.LongTensor(torch.Size([4])), (4,))):
        assert empty.shape == shape and empty.dtype is torch.int64 and empty.is_sparse
    assert isinstance(x, torch.sparse.FloatTensor) and not isinstance(x, torch.FloatTensor)
    assert not isinstance(x, torch.sparse.DoubleTensor) and not isinstance(x.to_dense(), torch.sparse.FloatTensor)
    for name in (torch.sparse.DoubleTensor, "torch.sparse.DoubleTensor"):
        assert x.type(name).type() == "torch.sparse.DoubleTensor"


def test_native_norm():
    x = matrix(requires_grad=True)  # 9 at (1, 0), where two entries are
    assert torch.native_norm(x).item() == pytest.approx(x.to_dense().norm().item())
    assert torch.native_norm(x, 1).item() == 18
    torch.native_norm(x, 1).backward()
    with pytest.raises(NotImplementedError, match="native_norm: expected a tensor of the layout"):
        torch.native_norm(torch.ones(2))


def test_new_of_sparse_tensors():
    x = matrix().double()
    y = x.new(x._indices(), x._values() * 2, x.size())
    assert y.is_sparse and torch.equal(y.to_dense(), 2 * x.to_dense())
    assert x.new(2, 3).shape == (2, 3) and x.new(torch.Size([4])).dtype is torch.float64
    assert x.new().is_sparse and x.new().shape == (0,)
    with pytest.raises(TypeError, match=r"new\(\): expected indices, values and optionally a size"):
        x.new([1, 2])


@pytest.mark.parametrize("make, error", [
    (lambda: torch.sparse.FloatTensor([1, 2]), TypeError),
    (lambda: torch.sparse.FloatTensor(torch.ones(2)), TypeError),
    (lambda: torch.sparse.FloatTensor(2, device="meta"), RuntimeError),
    (lambda: torch.ones(2).type("torch.dense.FloatTensor"), ValueError),
])
def test_typed_constructors_refuse(make, error):
    with pytest.raises(error):
        make()


def test_old_names_of_products():
    x, y = matrix(), torch.arange(6.0).reshape(3, 2)
    assert torch.equal(torch.dsmm(x, y), torch.spmm(x, y))
    assert torch.equal(torch.hsmm(x, y).to_dense(), torch.hspmm(x, y).to_dense())
    square = torch.eye(2).to_sparse()
    assert torch.equal(torch.saddmm(square, x, y).to_dense(), torch.sspaddmm(square, x, y).to_dense())


def test_a_gradient_of_an_embedding_has_its_own_indices():
    layer, batch = torch.nn.Embedding(6, 3, sparse=True), torch.tensor([5, 1, 3])
    layer(batch).sum().backward()
    batch[0] = 2
    layer(batch).sum().backward()
    assert layer.weight.grad._indices().tolist() == [[5, 1, 3, 2, 1, 3]]


@pytest.mark.parametrize("make, expected", [  # of PyTorch 2.13
    (lambda p: torch.optim.SGD(p, lr=0.1), [0.0926, 0.4389, 1.0971]),
    (lambda p: torch.optim.SGD(p, lr=0.1, momentum=0.9), [-0.2314, 0.0531, 0.1329]),
    (lambda p: torch.optim.Adagrad(p, lr=0.1), [0.2233, 0.6392, 1.9184]),
])
def test_optimizers(make, expected):
    layer = torch.nn.Embedding(6, 3, sparse=True)
    layer.weight.data = torch.arange(18.0).reshape(6, 3) / 7
    optimizer = make([layer.weight])
    for _ in range(3):
        optimizer.zero_grad()
        (layer(torch.tensor([1, 2, 1, 5])) ** 2).sum().backward()
        optimizer.step()
    torch.testing.assert_close(layer.weight.detach()[[1, 2, 5], 0], torch.tensor(expected), atol=1e-4, rtol=0)
    assert layer.weight[3].tolist() == (torch.arange(9.0, 12) / 7).tolist()
    with pytest.raises(RuntimeError, match="please consider SparseAdam instead"):
        torch.optim.Adam([layer.weight]).step()
    torch.optim.SparseAdam([layer.weight]).step()


# ---- Copies ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
def test_copies(layout):
    x = as_layout(torch.tensor([[0.0, 2, 3], [1, 2, 0]]), layout)
    file = io.BytesIO()
    torch.save({"x": x}, file)
    file.seek(0)
    for other in (torch.load(file)["x"], pickle.loads(pickle.dumps(x)), copy.deepcopy(x), copy.copy(x),
                  x.clone(), x.detach(), x.to(torch.float32), torch.empty_like(x).copy_(x)):
        assert other.layout is layout and torch.equal(other.to_dense(), x.to_dense())
    assert x.clone().zero_().to_dense().abs().sum() == 0
    halves = matrix()
    assert not pickle.loads(pickle.dumps(halves)).is_coalesced()
    parameter = torch.nn.Parameter(x)
    assert repr(parameter).startswith("Parameter containing:\ntensor(")


def test_versions():
    x = matrix().coalesce()
    before = x._version
    assert x.mul_(2) is x and x._version > before and x.values().tolist() == [12, 6, 18]
    y = matrix(requires_grad=True)
    z = (y * y).to_dense()
    with torch.no_grad():
        y.mul_(2)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        z.sum().backward()


def test_resizing():
    def coo(size=(2, 2)):
        return torch.sparse_coo_tensor([[0, 1], [1, 0]], [3.0, 4.0], size)

    x = coo()
    assert x.sparse_resize_((2, 3), 2, 0) is x and x._version == 1 and x._nnz() == 2
    assert x.to_dense().tolist() == [[0, 3, 0], [4, 0, 0]]
    hybrid = torch.sparse_coo_tensor([[0, 1]], [[3.0, 4.0], [5.0, 6.0]], (2, 2)).coalesce()
    assert hybrid.sparse_resize_((3, 3), 1, 1).is_coalesced()
    assert hybrid.to_dense().tolist() == [[3, 4, 5], [6, 0, 0], [0, 0, 0]]
    assert coo().resize_as_(x).shape == torch.resize_as_sparse_(coo(), x).shape == (2, 3)
    assert torch.ones(4).resize_as_(x).shape == (2, 3)
    empty = coo().sparse_resize_and_clear_((3, 4), 1, 1)
    assert (empty._nnz(), empty.sparse_dim(), empty._values().shape) == (0, 1, (0, 4))
    assert empty.resize_as_sparse_(coo()).sparse_dim() == 2  # without entries: any sizes
    assert torch.ops.aten.sparse_resize_(coo(), [3, 3], 2, 0).shape == (3, 3)
    other = coo()
    other.data = coo((4, 4))
    assert other.shape == (4, 4)
    for call, message in ((lambda: coo().sparse_resize_((1, 2), 2, 0), r"shrinking the size of sparse .* \[2, 2\] to \[1, 2\]"),
                          (lambda: coo().sparse_resize_((2, 2), 1, 1), "changing the number of sparse dimensions"),
                          (lambda: coo().sparse_resize_((2,), 2, 0), "len.size. == sparse_dim"),
                          (lambda: empty.sparse_resize_((-1, 2), 2, 0), "expected sizes of at least 0"),
                          (lambda: coo().resize_as_sparse_(torch.ones(2)), "expected two sparse COO tensors"),
                          (lambda: coo().requires_grad_().sparse_resize_((3, 3), 2, 0), "leaf Variable that requires grad")):
        with pytest.raises(RuntimeError, match=message):
            call()
    with pytest.raises(NotImplementedError, match="sparse_resize_: expected a sparse COO tensor"):
        torch.ones(2).sparse_resize_((3,), 1, 0)
    with pytest.raises(RuntimeError, match="doesn't match"):
        coo().mul_(torch.ones(3, 2, 2))


def test_one_entry_is_coalesced():
    x = torch.sparse_coo_tensor([[1]], [2.0], (3,))
    assert x.is_coalesced() and x.values().tolist() == [2] and x.indices().tolist() == [[1]]
    assert torch.eye(2).to_sparse()[1].is_coalesced()


def test_writes_reach_the_values_that_a_tensor_was_made_of():
    indices = torch.tensor([[0, 1], [1, 0]])
    for write in (lambda x: x.neg_(), lambda x: x.div_(2), lambda x: x.sin_()):
        values = torch.tensor([3.0, 4.0])
        x = torch.sparse_coo_tensor(indices, values, (2, 2), is_coalesced=True)
        write(x)
        assert values.tolist() == x.values().tolist() != [3, 4]
    values = torch.tensor([3.0, 4.0])
    x = torch.sparse_csr_tensor([0, 1, 2], [1, 0], values, (2, 2))
    x.mul_(2)
    assert values.tolist() == [6, 8]


def test_functions_that_need_one_value_for_each_position():
    x = torch.sparse_coo_tensor([[0, 0]], [90.0, 90.0], (2,))
    assert x.deg2rad()._nnz() == 1
    x = torch.sparse_coo_tensor([[0, 1]], [1 + 2j, 3j], (2,))
    assert x.conj_physical().to_dense().tolist() == [1 - 2j, -3j]


def test_products_have_the_layout_of_the_first_factor():
    dense = torch.tensor([[0.0, 2.0], [3.0, 0.0]])
    product = dense.to_sparse_csr() * dense.to_sparse()
    assert product.layout is torch.sparse_csr and product.to_dense().tolist() == [[0, 4], [9, 0]]


def test_gradcheck_of_sparse_inputs():
    dense = torch.tensor([[0.0, 2.0], [3.0, 0.0]], dtype=torch.float64)
    for made in (dense.to_sparse(), dense.to_sparse_csr()):
        x = made.requires_grad_()
        assert torch.autograd.gradcheck(lambda x: x.to_dense().sin(), (x,), masked=True)
        assert torch.autograd.gradcheck(lambda x: torch.sparse.mm(x, dense), (x,), masked=True)
        wrong = torch.autograd.gradcheck(lambda x: x.detach().to_dense() + 0 * x.to_dense(), (x,), masked=True,
                                         raise_exception=False)
        assert not wrong


def test_values_of_gradients_can_be_written():
    table = torch.ones(3, 2, requires_grad=True)
    torch.nn.functional.embedding(torch.tensor([0, 0, 2]), table, sparse=True).sum().backward()
    assert table.grad._values().mul_(2).stride() == (2, 1)
    assert table.grad.to_dense().tolist() == [[4, 4], [0, 0], [2, 2]]
    x = torch.ones(2, 2, requires_grad=True)
    torch.gather(x, 0, torch.tensor([[0, 1]]), sparse_grad=True).sum().backward()
    assert x.grad._values().mul_(2).stride() == (1,)


def test_compressed_indices_in_any_order():
    """PyTorch's results: unless invariants are checked, columns may come in any order and several times."""
    dense = torch.tensor([[1.0, 2], [3, 4], [5, 6]])
    for columns, product, plain in (
            ([2, 0, 1], [[7.0, 10], [9, 12]], [[2.0, 0, 1], [0, 3, 0]]),
            ([1, 1, 1], [[9.0, 12], [9, 12]], [[0.0, 3, 0], [0, 3, 0]])):  # fmt: skip
        x = torch.sparse_csr_tensor([0, 2, 3], columns, [1.0, 2, 3], (2, 3))
        assert x.col_indices().tolist() == columns
        assert (x @ dense).tolist() == product and x.to_dense().tolist() == plain
        assert (x @ dense.to_sparse_csr()).to_dense().tolist() == product
        assert (x @ dense[:, 0]).tolist() == [row[0] for row in product]
