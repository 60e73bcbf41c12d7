"""keyfall.masked.MaskedTensor: texts, results, gradients and errors, as PyTorch 2.13 gives them."""

import copy
import pickle

import keyfall as torch
import pytest
from keyfall import masked
from keyfall.masked import MaskedTensor, as_masked_tensor, is_masked_tensor, masked_tensor

DATA = [[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]
MASK = [[True, False, True], [False, False, True]]


def sample(requires_grad=False, dtype=None):
    return masked_tensor(torch.tensor(DATA, dtype=dtype), torch.tensor(MASK), requires_grad)


def rows(tensor):
    """The elements, None where they are masked."""
    dense = tensor.to_dense() if tensor.is_sparse else tensor
    plain = dense.get_data().double().flatten().tolist()
    return [round(value, 4) if chosen else None for value, chosen in zip(plain, dense.get_mask().flatten().tolist())]


# ---- Texts ----------------------------------------------------------------------------------------

MATRIX = """\
MaskedTensor(
  [
    [  0.0000,       --,   2.0000],
    [      --,       --,   5.0000]
  ]
)"""
WHOLE = """\
MaskedTensor(
  [
    [
      [0,       --],
      [      --, 3]
    ],
    [
      [      --,       --],
      [6,       --]
    ]
  ]
)"""


def test_texts():
    numbers = torch.arange(8).reshape(2, 2, 2)
    assert repr(sample()) == str(sample()) == MATRIX
    assert repr(sample().to_sparse()) == repr(sample().to_sparse_csr()) == MATRIX
    assert repr(masked_tensor(numbers, numbers % 3 == 0)) == WHOLE
    assert repr(masked_tensor(torch.tensor([True, False]), torch.tensor([True, False]))) == \
        "MaskedTensor(\n  [True,       --]\n)"
    assert repr(masked_tensor(torch.tensor(1.0), torch.tensor(True))) == "MaskedTensor(  1.0000, True)"
    assert repr(masked_tensor(torch.tensor(1.0), torch.tensor(False))) == "MaskedTensor(--, False)"
    assert repr(masked_tensor(torch.zeros(0), torch.zeros(0, dtype=torch.bool))) == "MaskedTensor(\n  []\n)"


# ---- Making and reading ---------------------------------------------------------------------------


def test_attributes():
    x = sample()
    assert isinstance(x, torch.Tensor) and is_masked_tensor(x) and not is_masked_tensor(x.get_data())
    assert (x.shape, x.dtype, x.layout, x.is_sparse) == ((2, 3), torch.float32, torch.strided, False)
    assert x.get_data().tolist() == DATA and x.get_mask().tolist() == MASK
    assert x.to_tensor(9).tolist() == [[0, 9, 2], [9, 9, 5]]
    coo, csr = x.to_sparse(), x.to_sparse_csr()
    assert coo.is_sparse and coo.is_sparse_coo() and not coo.is_sparse_csr() and csr.is_sparse_csr()
    assert coo.get_data().indices().tolist() == [[0, 0, 1], [0, 2, 2]]
    assert rows(copy.deepcopy(x)) == rows(pickle.loads(pickle.dumps(x))) == rows(x)
    assert type(masked.MaskedTensor(x.get_data(), x.get_mask())) is MaskedTensor


@pytest.mark.parametrize("make, error, text", [
    (lambda d, m: masked_tensor(d, m[0]), ValueError, "data.dim\\(\\) must equal mask.dim\\(\\)"),
    (lambda d, m: masked_tensor(d[:, :2], m), ValueError, "data.size\\(\\) must equal mask.size\\(\\)"),
    (lambda d, m: masked_tensor(d, d), TypeError, "mask must have dtype bool"),
    (lambda d, m: masked_tensor(d, m.to_sparse()), TypeError, "must have the same layout"),
    (lambda d, m: masked_tensor(d, [True]), TypeError, "mask must be a Tensor"),
    (lambda d, m: masked_tensor(masked_tensor(d, m), m), TypeError, "data must be a Tensor"),
    (lambda d, m: masked_tensor(d.to(torch.complex64), m), TypeError, "complex64 is not supported"),
    (lambda d, m: masked_tensor(d, m) + masked_tensor(d, ~m), ValueError, "Input masks must match"),
    (lambda d, m: torch.fft.fft(masked_tensor(d, m)), TypeError, "_fft_r2c"),
    (lambda d, m: masked_tensor(d, m).mm(d.t()), TypeError, "aten.mm"),
    (lambda d, m: masked_tensor(d, m).to_sparse() + d, ValueError, "sparse masked tensor and a plain tensor"),
])
def test_refused(make, error, text):
    with pytest.raises(error, match=text):
        make(torch.tensor(DATA), torch.tensor(MASK))


# ---- Results --------------------------------------------------------------------------------------


@pytest.mark.parametrize("convert", [lambda x: x, MaskedTensor.to_sparse, MaskedTensor.to_sparse_csr])
def test_functions_of_elements(convert):
    x = convert(sample())
    assert rows(x + x) == rows(2 * x) == [0, None, 4, None, None, 10]
    assert rows(x.cos()) == [1, None, -0.4161, None, None, 0.2837]
    assert rows(torch.maximum(x, x)) == rows(abs(-x)) == rows(x)
    assert rows(x ** 2) == [0, None, 4, None, None, 25] and rows(x.clamp(1, 2)) == [1, None, 2, None, None, 2]
    assert rows(x < 3) == [1, None, 1, None, None, 0]
    changed = x.clone()
    assert changed.sin_() is changed and rows(changed) == rows(x.sin()) != rows(x)
    changed += x
    assert rows(changed) == [0, None, 2.9093, None, None, 4.0411]


def test_plain_tensors_and_choices():
    x, mask = sample(), torch.tensor(MASK)
    assert rows(x + torch.ones(3)) == [1, None, 3, None, None, 6]
    joined = torch.where(mask, x, masked_tensor(torch.tensor(DATA), ~mask))
    assert rows(joined) == [0, 1, 2, 3, 4, 5]
    assert rows(torch.softmax(x, 1)) == [0.1192, None, 0.8808, None, None, 1]
    assert torch.equal(x, sample()) and not torch.equal(x, joined)


@pytest.mark.parametrize("view, expected", [
    (lambda x: x[0], [0, None, 2]), (lambda x: x[:, 1:], [None, 2, None, 5]), (lambda x: x.t()[2], [2, 5]),
    (lambda x: x[torch.tensor([1, 0])], [None, None, 5, 0, None, 2]), (lambda x: x.reshape(3, 2)[2], [None, 5]),
    (lambda x: torch.cat([x, x])[3], [None, None, 5]), (lambda x: torch.stack([x, x])[1, 0], [0, None, 2]),
    (lambda x: x.split(1)[1], [None, None, 5]), (lambda x: x[0].expand(2, 3)[1], [0, None, 2]),
    (lambda x: x.unsqueeze(0).squeeze(0).permute(1, 0)[0], [0, None]), (lambda x: list(x)[1], [None, None, 5]),
])
def test_shapes(view, expected):
    assert rows(view(sample())) == expected


REDUCTIONS = {  # name: (all, by column)
    "sum": (7, [0, None, 7]), "mean": (2.3333, [0, None, 3.5]), "prod": (0, [0, None, 10]),
    "amin": (0, [0, None, 2]), "amax": (5, [0, None, 5]), "argmin": (0, [0, None, 0]), "argmax": (5, [0, None, 1]),
    "all": (0, [0, None, 1]), "norm": (5.3852, [0, None, 5.3852]),
}


@pytest.mark.parametrize("name", REDUCTIONS)
def test_reductions(name):
    whole, columns = REDUCTIONS[name]
    for x in (sample(), sample().to_sparse()):
        assert rows(getattr(x, name)()) == [whole] and rows(getattr(x, name)(dim=0)) == columns
        assert getattr(x, name)(dim=1, keepdim=True).shape == (2, 1)
    if hasattr(masked, name):
        assert round(float(getattr(masked, name)(sample())), 4) == whole


def test_variances():
    x = sample()
    assert rows(x.var()) == [6.3333] and rows(x.std()) == [2.5166] and rows(x.var(1))[0] == 2
    assert x.sum().item() == 7.0 and bool(x.sum()) and len(x) == 2


# ---- Gradients ------------------------------------------------------------------------------------


@pytest.mark.parametrize("loss, expected", [
    (lambda x: x.sum(), [1, 1, 1]), (lambda x: x.mean(), [0.3333] * 3), (lambda x: x.prod(), [10, 0, 0]),
    (lambda x: x.amax(), [0, 0, 1]), (lambda x: x.std(), [-0.4636, -0.0662, 0.5298]),
    (lambda x: (x * x).sum(), [0, 4, 10]), (lambda x: x.sin().sum(), [1, -0.4161, 0.2837]),
    (lambda x: (x / (x + 1)).sum(), [1, 0.1111, 0.0278]), (lambda x: x.exp().sum(0).sum(), [1, 7.3891, 148.4132]),
    (lambda x: x.reshape(6).sum(), [1, 1, 1]), (lambda x: x.to_tensor(0).sum(), [1, 1, 1]),
    (lambda x: x.to_sparse().to_dense().sum(), [1, 1, 1]), (lambda x: x.abs().sum(), [0, 1, 1]),
    (lambda x: x.tanh().sum(), [1, 0.0707, 0.0002]), (lambda x: (x.to_sparse_csr() * 2).sum(), [2, 2, 2]),
    (lambda x: (torch.softmax(x, 1) * x).sum(), [-0.0908, 1.0908, 1]),
])
def test_gradients(loss, expected):
    x = sample(requires_grad=True)
    loss(x).backward()
    assert is_masked_tensor(x.grad)
    assert rows(x.grad) == [expected[0], None, expected[1], None, None, expected[2]]


def test_a_part_has_a_gradient_of_its_own_mask():
    x = sample(requires_grad=True)
    x[0].sum().backward()
    assert rows(x.grad) == [1, None, 1, None, None, None]


def test_gradient_of_plain_data():
    data = torch.tensor(DATA, requires_grad=True)
    (as_masked_tensor(data, torch.tensor(MASK)) * 2).sum().backward()
    assert rows(data.grad) == [2, None, 2, None, None, 2]
    assert not masked_tensor(data, torch.tensor(MASK)).requires_grad


def test_reductions_of_sparse_tensors():
    coo = torch.tensor([[1.0, 0, 2], [0, 0, 3]]).to_sparse()
    mask = torch.tensor([[True, True, False], [False, False, False]])

    def parts(made):
        return made._indices().tolist(), made._values().tolist(), tuple(made.shape)

    assert parts(masked.sum(coo, 0)) == ([[0, 2]], [1, 5], (3,))
    assert parts(masked.sum(coo)) == ([], [6], ())
    assert parts(masked.sum(coo, (0, 1), keepdim=True)) == ([[0], [0]], [6], (1, 1))
    assert parts(masked.amax(coo, 1, mask=mask.to_sparse())) == ([[0]], [1], (2,))
    assert parts(masked.sum(coo, 0, mask=mask)) == ([[0, 1]], [1, 0], (3,))  # elements of the mask, present or not
    rows = masked.mean(coo.to_sparse_csr(), 1, keepdim=True, mask=mask.to_sparse_csr())
    assert (rows.crow_indices().tolist(), rows.values().tolist()) == ([0, 1, 1], [0.5])
    assert masked.sum(torch.ones(2, 3), 1, mask=mask.to_sparse()).tolist() == [2, 0]
    for text, call in {
            "masked amax expects explicit mask for sparse_coo tensor input": lambda: masked.amax(coo, 0),
            "masked mean expects strided or sparse_csr tensor": lambda: masked.mean(coo, 0, mask=mask),
            r"masked std/var expects strided tensor \(got torch.sparse_coo": lambda: masked.std(coo, 0),
            "masked norm expects strided tensor": lambda: masked.norm(coo, 2.0, dim=0)}.items():
        with pytest.raises(ValueError, match=text):
            call()
    with pytest.raises(RuntimeError, match="CSR tensors with keepdim=False is unsupported"):
        masked.sum(coo.to_sparse_csr(), 1)


def test_operations_of_one_dimension_take_none():
    x, mask = torch.tensor([1.0, 2.0, 4.0]), torch.tensor([True, False, True])
    assert masked.cumsum(x, None, mask=mask).tolist() == [1, 1, 5]
    assert masked.cumprod(x, None, mask=mask).tolist() == [1, 1, 4]
    assert masked.median(x, None, mask=mask).item() == 1
    for function in (masked.softmax, masked.softmin, masked.log_softmax):
        assert torch.equal(function(x, None, mask=mask), function(x, 0, mask=mask))
    half = masked.logaddexp(x.half(), x.double())
    assert half.dtype == torch.float16 and half.tolist() == [1.693359375, 2.693359375, 4.69140625]


def test_data_at_the_entries_of_a_sparse_mask():
    data, mask = torch.arange(1.0, 5).reshape(2, 2), torch.tensor([[True, False], [False, True]])
    for layout in (torch.sparse_coo, torch.sparse_csr):
        made = masked_tensor(data.to_sparse(layout=layout), mask.to_sparse(layout=layout))
        assert made.get_data().values().tolist() == [1, 4]


def test_data_with_a_history():
    data = torch.ones(2, requires_grad=True)
    with pytest.warns(UserWarning, match="not recommended to create a MaskedTensor with a tensor that requires_grad"):
        made = masked_tensor(data, torch.tensor([True, False]), requires_grad=True)
    made.sum().backward()
    assert data.grad is None


def test_names_of_operators():
    from keyfall.masked.maskedtensor.binary import BINARY_NAMES, NATIVE_INPLACE_BINARY_FNS
    from keyfall.masked.maskedtensor.core import _masks_match, _tensors_match
    from keyfall.masked.maskedtensor.reductions import REDUCE_NAMES
    from keyfall.masked.maskedtensor.unary import NATIVE_UNARY_FNS, UNARY_NAMES

    assert "add" in BINARY_NAMES and "cos" in UNARY_NAMES and "sum" in REDUCE_NAMES
    assert torch.ops.aten.add_ in NATIVE_INPLACE_BINARY_FNS and torch.ops.aten.cos in NATIVE_UNARY_FNS
    x, y = sample(), masked_tensor(torch.tensor(DATA), ~torch.tensor(MASK))
    assert _masks_match(x, x) and not _masks_match(x, y) and _masks_match(x, torch.ones(2))
    assert _tensors_match(torch.ones(2), torch.ones(2) + 1e-9, exact=False)
    assert not _tensors_match(torch.ones(2), torch.zeros(2))


def test_masked_tensors_own_their_numbers():
    data, mask = torch.ones(2), torch.tensor([True, False])
    for make in (masked_tensor, MaskedTensor, as_masked_tensor):
        made = make(data, mask)
        data.zero_(), mask.fill_(False)
        assert made.get_data().tolist() == [1, 1] and made.get_mask().tolist() == [True, False]
        data.fill_(1), mask.copy_(torch.tensor([True, False]))
    view = made.view(2, 1)
    view.add_(1)
    assert made.get_data().tolist() == [1, 1] and view.get_data().tolist() == [[2], [2]]


def test_contiguous_data():
    turned = masked_tensor(torch.tensor(DATA).t(), torch.tensor(MASK).t(), requires_grad=True)
    assert not turned.is_contiguous() and turned.contiguous().is_contiguous()
    turned.contiguous().sum().backward()
    assert rows(turned.grad) == [1, None, None, None, 1, 1]
    with pytest.raises(ValueError, match="MaskedTensors with sparse data do not have is_contiguous"):
        sample().to_sparse().is_contiguous()


def test_where_masks_the_gradient_of_what_was_not_chosen():
    data = torch.tensor([-1.0, 5, 10])
    condition = data < 0
    x, y = masked_tensor(data, condition, True), masked_tensor(torch.ones(3), ~condition, True)
    result = torch.where(condition, x * 2, y)
    result.sum().backward()
    assert rows(result) == [-2, 1, 1] and rows(x.grad) == [2, None, None] and rows(y.grad) == [None, 1, 1]
    assert rows(torch.where(condition, x, torch.zeros(3))) == [-1, 0, 0]
    assert rows(x.where(condition, y)) == [-1, 1, 1]


def test_gradient_of_windows():
    x = masked_tensor(torch.arange(6.0).view(2, 3), torch.tensor([[True, False, True], [True, True, False]]), True)
    (x.unfold(1, 2, 1) * 2).sum().backward()
    assert rows(x.grad) == [2, None, 2, 2, 4, None]


def test_truth_and_anomalies():
    flags, mask = torch.tensor([True, False]), torch.tensor([False, True])
    assert rows(masked_tensor(flags, ~mask)._is_any_true()) == [1] and rows(masked_tensor(flags, mask)._is_any_true()) == [0]
    with pytest.raises(ValueError, match="expected a boolean tensor"):
        sample()._is_any_true()
    assert flags._is_any_true() and not flags._is_all_true()
    with torch.autograd.detect_anomaly():
        x = sample(requires_grad=True)
        x.sum().backward()
    assert rows(x.grad) == [1, None, 1, None, None, 1]
    with pytest.raises(TypeError, match="torch._ops.aten.max.default"):
        sample().max()
