"""The overload that a call selects, against those that PyTorch's modes saw; the errors if none matches;
and that a mode that does nothing changes nothing."""

import json
import pickle
import warnings

import overload_calls
import pytest
import recorded_cases
import test_recorded_calls
from paths import DATA

import keyfall
from keyfall.utils._python_dispatch import TorchDispatchMode


def test_operators_are_those_that_were_recorded():
    expected = json.loads((DATA / "overloads.json").read_text())
    found = overload_calls.operators(keyfall, TorchDispatchMode)
    assert found == expected


class PassThrough(TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))


@pytest.mark.slow
@pytest.mark.parametrize("area", recorded_cases.areas())
def test_a_mode_that_does_nothing_changes_nothing(area, monkeypatch):
    plain = test_recorded_calls.outcome

    def under_mode(function, case, args, kwargs):
        def call(*args, **kwargs):
            with PassThrough():
                return function(*args, **kwargs)

        return plain(call, case, args, kwargs)

    monkeypatch.setattr(test_recorded_calls, "outcome", under_mode)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        test_recorded_calls.run_area(area, False)


# ---- Named results


def test_named_results():
    x = keyfall.arange(6.0).view(2, 3)
    found = keyfall.max(x, 0)
    assert repr(found) == ("torch.return_types.max(\nvalues=tensor([3., 4., 5.]),\n"
                           "indices=tensor([1, 1, 1]))")
    values, indices = found
    assert values is found.values and indices is found[1]
    assert type(found) is keyfall.return_types.max is type(x.max(0))
    out = (keyfall.empty(0), keyfall.empty(0, dtype=keyfall.int64))
    written = keyfall.max(x, 0, out=out)
    assert type(written) is keyfall.return_types.max_out and written.values is out[0]
    assert type(keyfall.ops.aten.max.dim(x, 0)) is tuple
    copy = pickle.loads(pickle.dumps(found))
    assert type(copy) is type(found) and copy.indices.tolist() == [1, 1, 1]
    others = {"all_return_types", "pytree_register_structseq"}
    assert len(keyfall.return_types.all_return_types) == len(set(dir(keyfall.return_types)) - others)
    with pytest.raises(AttributeError):
        keyfall.return_types.no_such_type


# ---- Messages


WRONG = {
    "x.add(x, out=x)": "add() got an unexpected keyword argument 'out'",
    "torch.mul(x)": 'mul() missing 1 required positional arguments: "other"',
    "torch.mul(x, x, x)": "mul() takes 2 positional arguments but 3 were given",
    "torch.add(x, {})": "add(): argument 'other' (position 2) must be Tensor, not dict",
    "torch.cat(x)": "cat(): argument 'tensors' (position 1) must be tuple of Tensors, not Tensor",
    "torch.zeros(2, foo=1)": "zeros() got an unexpected keyword argument 'foo'",
    "torch.eye({})": "eye(): argument 'n' (position 1) must be int, not dict",
    "torch.sort({})": "sort(): argument 'input' (position 1) must be Tensor, not dict",
    "torch.max(x, {})": "max() received an invalid combination of arguments - got (Tensor, dict), "
                        "but expected one of:\n * (Tensor input, *, Tensor out = None)\n"
                        " * (Tensor input, Tensor other, *, Tensor out = None)\n"
                        " * (Tensor input, int dim, bool keepdim = False, *, tuple of Tensors out = "
                        "None)\n",
    "x.where(x)": "where() received an invalid combination of arguments - got (Tensor), but "
                  "expected one of:\n * (Tensor condition, Tensor other)\n"
                  " * (Tensor condition, Number other)\n",
}


@pytest.mark.parametrize("call", WRONG)
def test_messages(call):
    with pytest.raises(TypeError) as found:
        eval(call, {"torch": keyfall, "x": keyfall.ones(2)})
    assert str(found.value) == WRONG[call]


def test_tensors_of_one_element_as_sizes():
    two, nested = keyfall.tensor([2]), keyfall.tensor([[2]], dtype=keyfall.uint8)
    x = keyfall.arange(6.0)
    for size in (two, nested):
        assert keyfall.zeros(size).shape == (2,) and keyfall.zeros(size, 3).shape == keyfall.zeros([size, 3]).shape == (2, 3)
        assert x.view(size, -1).shape == x.reshape(-1, size).t().shape == (2, 3)
        assert x.topk(size).values.tolist() == [5, 4] and x.narrow(0, 1, size).tolist() == [1, 2]
        assert keyfall.ones(1, 1, 3).sum([size]).tolist() == keyfall.ones(1, 1, 3).sum(size).tolist() == [[3]]
        assert keyfall.nn.functional.pad(x[:1], (size, 0)).tolist() == [0, 0, 0]
    assert [part.tolist() for part in x.tensor_split(two)] == [[0, 1], [2, 3, 4, 5]]  # indices, no number of parts
    for call in (lambda: x.cumsum(two), lambda: keyfall.zeros(keyfall.tensor([2, 3])), lambda: keyfall.zeros(two.float()),
                 lambda: keyfall.full((2,), two)):
        with pytest.raises(TypeError):
            call()
