"""Sparse tensors: products of two of them, indexing, sparse gradients, and functions as operators of ops.aten.
Expected texts and numbers are those of PyTorch 2.13."""

import keyfall as torch
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from keyfall.autograd import gradcheck, gradgradcheck
from support.example_counts import examples

aten = torch.ops.aten
DENSE = torch.tensor([[0.0, 1, 2], [3, 0, 0], [0, 5, 6]])
LAYOUTS = (torch.sparse_coo, torch.sparse_csr, torch.sparse_csc, torch.sparse_bsr)


def as_layout(dense, layout):
    return dense.to_sparse(layout=layout, blocksize=(1, 1) if layout is torch.sparse_bsr else None)


def plain(tensor):
    return tensor if tensor.layout is torch.strided else tensor.to_dense()


# ---- Products of two sparse matrices --------------------------------------------------------------


@st.composite
def pairs(draw):
    """Two matrices that can be multiplied, as lists of entries that may repeat; wide ones have more than one word of
    each level of bits."""
    rows, inner = draw(st.integers(0, 6)), draw(st.integers(0, 6))
    columns = draw(st.sampled_from((0, 1, 5, 64, 65, 4096, 9000, 300000)))

    def entries(height, width):
        if height * width == 0:
            return [[], []], []
        count = draw(st.integers(0, 12))
        places = [[draw(st.integers(0, size - 1)) for _ in range(count)] for size in (height, width)]
        return places, [draw(st.integers(-4, 4)) for _ in range(count)]

    return [(entries(*size), size) for size in ((rows, inner), (inner, columns))]


@settings(max_examples=examples(60), deadline=None)
@given(pairs(), st.sampled_from(("float32", "float64", "int32", "complex64", "bfloat16")), st.booleans())
def test_products_are_those_of_dense_matrices(pair, dtype, csr):
    dtype = getattr(torch, dtype)
    a, b = (torch.sparse_coo_tensor(torch.tensor(places, dtype=torch.int64).reshape(2, -1),
                                    torch.tensor(values, dtype=torch.float64).to(dtype), size)
            for (places, values), size in pair)
    left, right = (x.to_sparse_csr() if csr else x for x in (a, b))
    product = torch.sparse.mm(left, right)
    assert product.layout is left.layout and product.dtype == dtype and product.shape == (a.shape[0], b.shape[1])
    if not csr:
        assert product.is_coalesced()
        keys = product.indices()[0] * max(b.shape[1], 1) + product.indices()[1]
        assert bool((keys.diff() > 0).all())
    narrow = b.coalesce().indices()[1].unique()
    if len(narrow):
        wanted = a.to_dense().double() @ b.index_select(1, narrow).to_dense().double() if not dtype.is_complex else \
            a.to_dense() @ b.index_select(1, narrow).to_dense()
        found = product.to_sparse().index_select(1, narrow).to_dense()
        torch.testing.assert_close(found, wanted.to(dtype))


@pytest.mark.parametrize("threads", (1, 2, 3))
def test_products_do_not_depend_on_threads(threads):
    torch.manual_seed(0)
    a = (torch.rand(300, 200) * (torch.rand(300, 200) < 0.1)).to_sparse()
    b = (torch.rand(200, 500) * (torch.rand(200, 500) < 0.1)).to_sparse()
    before = torch.get_num_threads()
    expected = torch.sparse.mm(a, b)
    try:
        torch.set_num_threads(threads)
        found = torch.sparse.mm(a, b)
    finally:
        torch.set_num_threads(before)
    assert found.indices().equal(expected.indices()) and found.values().equal(expected.values())
    torch.testing.assert_close(found.to_dense(), a.to_dense() @ b.to_dense())


@pytest.mark.parametrize("dtype", (torch.float64, torch.complex128))
def test_derivatives_of_products(dtype):
    left, right = (torch.tensor(rows, dtype=dtype).to_sparse() for rows in (
        [[1, 0, 2], [0, 3, 0]], [[0, 1], [2, 0], [4, 5]]))
    turn = 1j if dtype.is_complex else 1

    def product(x, y):
        pattern = [torch.sparse_coo_tensor(part.indices(), values, part.shape, is_coalesced=True)
                   for part, values in ((left, x), (right, y * turn))]
        return torch.sparse.mm(*pattern).to_dense()

    values = [part.values().clone().requires_grad_() for part in (left, right)]
    assert gradcheck(product, values) and gradgradcheck(product, values)


def test_refused_products():
    x = DENSE.to_sparse()
    for other, text in ((torch.ones(2, 2).to_sparse(), "cannot be multiplied"), (x.double(), "mat1 dtype Float does not match mat2 dtype Double"),
                        (torch.ones(3, 3, 2).to_sparse(2), "expected two matrices")):
        with pytest.raises(RuntimeError, match=text):
            torch.sparse.mm(x, other)


# ---- Indexing -------------------------------------------------------------------------------------

INDEXING = {
    "row": lambda x: x[0], "last": lambda x: x[-1], "element": lambda x: x[0, 1], "column": lambda x: x[:, 1],
    "ellipsis": lambda x: x[..., 2], "slice": lambda x: x[1:], "both": lambda x: x[:2, 1:], "step": lambda x: x[::2],
    "all": lambda x: x[:], "empty": lambda x: x[2:1], "list": lambda x: x[[2, 0, 2]],
    "mask": lambda x: x[torch.tensor([True, False, True])], "narrow": lambda x: x.narrow(1, 1, 2),
    "index_select": lambda x: x.index_select(1, torch.tensor([2, 2, 0])), "select": lambda x: x.select(1, 0),
}


@pytest.mark.parametrize("name", INDEXING)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_indexing(layout, name):
    x = as_layout(DENSE, layout)
    torch.testing.assert_close(plain(INDEXING[name](x)), INDEXING[name](DENSE))


def test_parts_of_tensors():
    x = DENSE.to_sparse()
    for whole, parts in ((DENSE, x.split(2)), (DENSE, x.chunk(3)), (DENSE, x.split([1, 2], 1))):
        dim = 1 if parts[0].shape[0] == 3 else 0
        torch.testing.assert_close(torch.cat([part.to_dense() for part in parts], dim), whole)
    hybrid = torch.arange(12.0).reshape(3, 1, 2, 2).to_sparse(2)
    for squeeze in (lambda t: t.squeeze(), lambda t: t.squeeze(1), lambda t: t.squeeze((0, 1)), lambda t: t[:, :, 0]):
        torch.testing.assert_close(squeeze(hybrid).to_dense(), squeeze(hybrid.to_dense()))
    chosen = x.index_select(0, torch.tensor([2, 0]))  # in the order of the index
    assert chosen._indices().tolist() == [[0, 0, 1, 1], [1, 2, 1, 2]] and chosen._values().tolist() == [5, 6, 1, 2]
    filled = torch.ones_like(DENSE.to_sparse_csr())
    assert filled.values().tolist() == [1] * 5 and filled.fill_(2).values().tolist() == [2] * 5


@pytest.mark.parametrize("index, error, text", [
    (lambda x: x[7], IndexError, "index 7 is out of bounds"), (lambda x: x[[0, 9]], IndexError, "contains 9"),
    (lambda x: x[torch.tensor([True])], IndexError, "shape of the mask"),
    (lambda x: x[[0], [1]], NotImplementedError, "one index or mask"), (lambda x: x[::-1], ValueError, "step must be"),
    (lambda x: x.index_select(0, torch.tensor([-4])), IndexError, "index contains -4"),
])
def test_refused_indices(index, error, text):
    with pytest.raises(error, match=text):
        index(DENSE.to_sparse())


# ---- Sparse gradients of gather -------------------------------------------------------------------


def test_gather_with_a_sparse_gradient():
    index = torch.tensor([[0, 1], [1, 1]])
    for dim, places in ((0, [[0, 1, 1, 1], [0, 1, 0, 1]]), (-1, [[0, 0, 1, 1], [0, 1, 1, 1]])):
        weight = torch.arange(6.0).reshape(3, 2).requires_grad_()
        torch.gather(weight, dim, index, sparse_grad=True).backward(torch.tensor([[1.0, 2], [3, 4]]))
        assert weight.grad.layout is torch.sparse_coo and weight.grad.shape == (3, 2)
        assert weight.grad._indices().tolist() == places and weight.grad._values().tolist() == [1, 2, 3, 4]
    number = torch.tensor(3.0, requires_grad=True)
    torch.gather(number, 0, torch.tensor(0), sparse_grad=True).backward()
    assert number.grad._indices().shape == (0, 1) and number.grad._values().tolist() == [1]
    assert aten.gather_backward(torch.ones(2), torch.ones(4), 0, torch.tensor([3, 3]), True).to_dense().tolist() == \
        [0, 0, 0, 2]


# ---- Operators ------------------------------------------------------------------------------------


def test_functions_are_operators():
    x, csr = DENSE.to_sparse(), DENSE.to_sparse_csr()
    assert aten.coalesce(x) is x and aten.is_coalesced(x) and aten._nnz(x) == 5 and aten._dimI(x) == 2
    assert aten.values(x).equal(x.values()) and aten._indices_copy(x).equal(x.indices())
    assert aten.crow_indices(csr).tolist() == [0, 2, 3, 5] and aten.col_indices_copy(csr).equal(csr.col_indices())
    for made in (aten.to_sparse(DENSE), aten._to_sparse.sparse_dim(DENSE, 2), aten._to_sparse_csr(DENSE),
                 aten.to_sparse_bsr(DENSE, [3, 1]), aten._to_sparse(DENSE, layout=torch.sparse_csc)):
        assert made.layout is not torch.strided and aten._to_dense(made).equal(DENSE)
    assert aten._sparse_mm(x, DENSE).equal(DENSE @ DENSE) and aten._sparse_sparse_matmul(x, x).layout is x.layout
    assert aten._sparse_addmm(DENSE, x, DENSE, beta=2).equal(2 * DENSE + DENSE @ DENSE)
    assert aten._sparse_mm_reduce_impl(csr, DENSE, "amax")[0].equal(torch.sparse.mm(csr, DENSE, "amax"))
    sampled = aten.sparse_sampled_addmm(csr, DENSE, DENSE, beta=0.0)
    torch.testing.assert_close(sampled.to_dense(), (DENSE @ DENSE) * (DENSE != 0))
    assert aten._sparse_sum.dim(x, [0]).to_dense().equal(DENSE.sum(0)) and aten._sparse_sum(x) == 17
    assert aten._sparse_softmax.int(x, 1).values().equal(torch.sparse.softmax(x, 1).values())
    assert torch._C._sparse._sparse_mm is aten._sparse_mm and torch.spmm(x, DENSE).equal(DENSE @ DENSE)


def test_making_by_operators():
    indices, values = torch.tensor([[0, 1], [1, 0]]), torch.tensor([2.0, 3])
    assert aten.sparse_coo_tensor.indices_size(indices, values, [2, 3]).shape == (2, 3)
    assert aten.sparse_coo_tensor.size([2, 3])._nnz() == 0
    assert aten._sparse_coo_tensor_with_dims(1, 1, [4, 2]).dense_dim() == 1
    csr = aten.sparse_csr_tensor.crow_col_value_size(torch.tensor([0, 1, 2]), torch.tensor([1, 0]), values, [2, 2])
    assert csr.to_dense().tolist() == [[0, 2], [3, 0]]
    offsets = aten._convert_indices_from_coo_to_csr(torch.tensor([0, 0, 2]), 4, out_int32=True)
    assert offsets.tolist() == [0, 2, 2, 3, 3] and offsets.dtype == torch.int32
    assert aten._convert_indices_from_csr_to_coo(csr.crow_indices(), csr.col_indices()).tolist() == [[0, 1], [1, 0]]
    batch = torch.tensor([[0, 1, 2], [0, 2, 2]]), torch.tensor([[1, 0], [0, 1]])
    assert aten._convert_indices_from_csr_to_coo(*batch).tolist() == [[0, 0, 1, 1], [0, 1, 0, 0], [1, 0, 0, 1]]
    aten._validate_sparse_csr_tensor_args(csr.crow_indices(), csr.col_indices(), values, [2, 2])
    with pytest.raises(RuntimeError, match="size is inconsistent"):
        aten._validate_sparse_coo_tensor_args(indices, values, [1, 1])


def test_operators_have_gradients():
    x = DENSE.clone().requires_grad_()
    (aten.values(aten._to_sparse(x)) ** 2).sum().backward()
    assert x.grad.equal(2 * DENSE)


@pytest.mark.parametrize("call, error, text", [
    (lambda: torch.sparse.to_sparse_semi_structured(DENSE), RuntimeError, "cpu is not supported, only CUDA"),
    (lambda: torch.sparse.SparseSemiStructuredTensorCUTLASS(DENSE), RuntimeError, "need an NVIDIA GPU"),
    (lambda: aten._sparse_semi_structured_mm(DENSE, DENSE, DENSE), NotImplementedError, "NVIDIA GPUs"),
    (lambda: torch.sparse.spsolve(DENSE.to_sparse_csr(), torch.ones(3)), NotImplementedError, "no sparse solver"),
    (lambda: DENSE.to_sparse_csr() + 1, NotImplementedError, "use to_dense\\(\\) first"),
])
def test_what_the_cpu_has_not(call, error, text):
    with pytest.raises(error, match=text):
        call()


def test_indices_convert():
    rows = torch.tensor([0, 0, 1, 3])
    starts = torch._convert_indices_from_coo_to_csr(rows, 5)
    assert starts.tolist() == [0, 2, 3, 3, 4, 4] and starts.dtype == torch.int64
    assert torch._convert_indices_from_coo_to_csr(rows, 5, out_int32=True).dtype == torch.int32
    columns = torch.tensor([1, 2, 0, 1])
    assert torch._convert_indices_from_csr_to_coo(starts[:5], columns).tolist() == [[0, 0, 1, 3], [1, 2, 0, 1]]
    turned = torch._convert_indices_from_csr_to_coo(starts[:5], columns, transpose=True)
    assert turned.tolist() == [[1, 2, 0, 1], [0, 0, 1, 3]]
    batches = torch._convert_indices_from_csr_to_coo(torch.tensor([[0, 2, 3], [0, 1, 3]]),
                                                     torch.tensor([[1, 2, 0], [0, 1, 2]]))
    assert batches.tolist() == [[0, 0, 0, 1, 1, 1], [0, 0, 1, 0, 1, 1], [1, 2, 0, 0, 1, 2]]


@pytest.mark.parametrize("own, other, wanted", [
    (torch.int32, torch.int64, [4, 4, 2]), (torch.float32, torch.float64, [4.0, 4.0, 2.0]), (torch.uint8, torch.int64, [4, 4, 2]),
    (torch.int32, torch.float32, None), (torch.bool, torch.int32, None)])
def test_sums_in_place_have_the_type_of_the_tensor(own, other, wanted):
    a, b = torch.tensor([1, 0, 2], dtype=own).to_sparse(), torch.tensor([3, 4, 0], dtype=other).to_sparse()
    if wanted is None:
        with pytest.raises(RuntimeError, match="Can't convert result type .* to output .* in add operation"):
            a.add_(b)
        with pytest.raises(RuntimeError, match="can't be cast"):
            a.to_dense().mul_(b)
    else:
        assert a.add_(b) is a and a.dtype is own and a.to_dense().tolist() == wanted
        assert a.sub_(b).to_dense().tolist() == [1, 0, 2]


@pytest.mark.parametrize("overload, size, pinned", [
    (aten.sparse_csr_tensor.crow_col_value_size, "int[] size", "False"),
    (aten.sparse_compressed_tensor.comp_plain_value_size, "SymInt[] size", "False"),
    (aten._sparse_csr_tensor_unsafe.default, "int[] size", "None"),
    (aten.sparse_coo_tensor.size, "(int[] size", "False"),
])
def test_schemas_of_functions_that_make_tensors(overload, size, pinned):
    options = f"*, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory={pinned})"
    assert f"{size}, {options} -> Tensor" in str(overload._schema)


def test_differences_of_unsigned_numbers_are_taken_in_the_type_of_the_result():
    short, byte = torch.tensor([1, 2, 0], dtype=torch.int16), torch.tensor([3, 0, 5], dtype=torch.uint8)
    for result in (short.to_sparse() - byte.to_sparse(), short.to_sparse().sub_(byte.to_sparse()),
                   torch.add(short.to_sparse(), byte.to_sparse(), alpha=-1)):
        assert result.dtype is torch.int16 and result.to_dense().tolist() == [-2, 2, -5]
    assert (byte.to_sparse() - short.to_sparse()).to_dense().tolist() == [2, -2, 5]
