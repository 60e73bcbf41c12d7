"""Writes to conjugate and negative views, also if the source overlaps them; what modes see of them; and
views as another dtype, which autograd does not follow."""

import pytest

import keyfall as kf
from keyfall.utils._python_dispatch import TorchDispatchMode


def conjugate():
    made = kf.tensor([1 + 2j, 3 - 1j, -2 + 5j], dtype=kf.complex128)
    return made, made.conj()


def negative():
    made = kf.tensor([1.0, -2.0, 3.0], dtype=kf.float64)
    return made, kf._neg_view(made)


@pytest.mark.parametrize("make", [conjugate, negative])
@pytest.mark.parametrize("write", [
    lambda view, memory: view.copy_(view), lambda view, memory: view[:2].copy_(view[:2]),
    lambda view, memory: view.mul_(view), lambda view, memory: view.mul_(memory),
    lambda view, memory: view[1:].add_(view[1:]), lambda view, memory: view.sub_(memory * 2),
    lambda view, memory: view.addcmul_(memory, view),
    lambda view, memory: kf.add(memory, view, out=view),
    lambda view, memory: kf._foreach_mul_([view[:1], view[2:]], [memory[:1], view[2:]]),
])
def test_what_is_read_is_what_was_there(make, write):
    memory, view = make()
    write(view, memory)
    # The same with separate tensors.
    expected_memory, lazy = make()
    expected = lazy.resolve_conj().resolve_neg().clone()
    write(expected, expected_memory)
    assert kf.equal(view.resolve_conj().resolve_neg(), expected)
    assert view.is_conj() or view.is_neg()


def test_one_element():
    _, view = conjugate()
    before = view[1].item()
    view[1] += 1j
    assert view[1].item() == before + 1j


@pytest.mark.parametrize("dtype", [kf.int64, kf.float32, kf.complex128, kf.uint8, kf.float64])
def test_views_as_another_type_have_no_history(dtype):
    x = kf.ones(2, 4, dtype=kf.float64, requires_grad=True) * 2
    view = x.view(dtype)
    assert not view.requires_grad and view.is_leaf and not view._is_view()
    view.zero_()
    assert x._version == view._version == 1


class Names(TorchDispatchMode):
    """Notes the operators that it sees, with c and n for arguments that are lazy."""

    def __init__(self):
        super().__init__()
        self.seen = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        lazy = ["".join(("c" if a.is_conj() else "", "n" if a.is_neg() else "", "T"))
                for a in args if isinstance(a, kf.Tensor)]
        self.seen.append(f"{func.__name__}({','.join(lazy)})")
        return func(*args, **(kwargs or {}))


def seen_by_mode(run, x):
    y = kf.tensor([[1 + 2j, 3 - 1j], [0.5j, 2 - 2j]]).to(x.dtype)
    with Names() as mode:
        result = run(x, y)
    return " ".join(mode.seen), result


# What PyTorch 2.13 shows a mode.
CONJUGATE = {
    "x.add_(1)": "clone.default(cT) add_.Tensor(T) copy_.default(cT,T)",
    "kf.add(x, y, out=x)": "clone.default(cT) clone.default(cT) add.out(T,T) copy_.default(cT,T)",
    "x.fill_(3)": "clone.default(cT) fill_.Scalar(T) copy_.default(cT,T)",
    "x.copy_(y)": "copy_.default(cT,T)",
    "y.copy_(x)": "copy_.default(T,cT)",
    "x.mm(y)": "mm.default(cT,T)",
    "kf.addmm(y, x, y)": "addmm.default(T,cT,T)",
    "kf.bmm(x[None], y[None])": "unsqueeze.default(cT) unsqueeze.default(T) bmm.default(cT,T)",
    "kf.dot(x[0], y[0])": "select.int(cT) select.int(T) dot.default(cT,T)",
    "kf.linalg.matrix_power(x, 2)": "mm.default(cT,cT)",
    "kf.tensordot(x, y, 1)":
        "permute.default(cT) view.default(cT) permute.default(T) view.default(T) mm.default(cT,T) "
        "view.default(T)",
    "kf.outer(x[0], y[0])":
        "select.int(cT) select.int(T) view.default(cT) clone.default(cT) mul.Tensor(T,T)",
    "x.imag": "_conj.default(cT) view_as_real.default(T) _neg_view.default(T) select.int(nT)",
    "kf.empty_like(x)": "empty_like.default(cT)",
    "kf.full_like(x, 2)": "full_like.default(cT)",
    "x.resize_(2, 1)": "resize_.default(cT)",
    "x + y": "clone.default(cT) add.Tensor(T,T)",
    "x.exp()": "clone.default(cT) exp.default(T)",
}
NEGATIVE = {
    "x.mul_(2)": "clone.default(nT) mul_.Tensor(T) copy_.default(nT,T)",
    "x.neg_()": "neg_.default(nT)",
    "x.copy_(y)": "copy_.default(nT,T)",
    "y.copy_(x)": "copy_.default(T,nT)",
    "kf.empty_like(x)": "empty_like.default(nT)",
    "x.mm(y)": "clone.default(nT) mm.default(T,T)",
    "kf.mm(y, y, out=x)": "clone.default(nT) mm.out(T,T) copy_.default(nT,T)",
}


@pytest.mark.parametrize("code, expected, make", [
    *((code, expected, "conj") for code, expected in CONJUGATE.items()),
    *((code, expected, "neg") for code, expected in NEGATIVE.items())])
def test_a_mode_sees_what_pytorch_shows(code, expected, make):
    def lazy():
        z = kf.tensor([[1 - 1j, 2 + 3j], [4j, -1 + 0j]])
        return z.conj() if make == "conj" else kf._neg_view(z)

    def run(x, y):
        return eval(code, {"kf": kf, "x": x, "y": y})

    x, alone = lazy(), lazy()
    found, result = seen_by_mode(run, x)
    assert found == expected
    if "empty_like" in code:
        return
    # The same without the mode: numbers, bits, and what the argument holds afterwards.
    unseen = run(alone, kf.tensor([[1 + 2j, 3 - 1j], [0.5j, 2 - 2j]]))
    for a, b in ((x, alone), (result, unseen)):
        assert (a.is_conj(), a.is_neg()) == (b.is_conj(), b.is_neg())
        assert kf.equal(a.resolve_conj().resolve_neg(), b.resolve_conj().resolve_neg())
    assert ("_(" in code or "out=x" in code) <= (result is x or "y." in code)


def test_a_failure_in_a_mode_leaves_the_view():
    _, view = conjugate()
    before = view.tolist()
    with Names(), pytest.raises(RuntimeError):
        view.add_(kf.ones(4, dtype=kf.complex128))
    assert view.is_conj() and view.tolist() == before


def test_bits_are_set_by_name():
    x, y = kf.tensor([1 + 2j]), kf.ones(2)
    assert kf._C._set_conj(x, True) is None and x.is_conj() and x.tolist() == [1 - 2j]
    assert kf._C._set_neg(y, True) is None and y.is_neg() and y.tolist() == [-1, -1]
    kf._C._set_neg(y, False)
    assert y.tolist() == [1, 1]
    with pytest.raises(RuntimeError):
        kf._C._set_conj(y, True)
    for wrong in ((1, True), (x,)):
        with pytest.raises(TypeError):
            kf._C._set_conj(*wrong)


def test_memory_of_conjugates_is_shared_by_set():
    whole = kf.tensor([1 + 2j, 3 + 4j])
    plain = kf.empty(0, dtype=kf.complex64).set_(whole.conj())
    assert plain.data_ptr() == whole.data_ptr() and not plain.is_conj() and plain.tolist() == [1 + 2j, 3 + 4j]
    for source in (whole, whole.conj()):  # the bit of the receiver stays, and nothing is written
        seen = kf.zeros(2, dtype=kf.complex64).conj().set_(source)
        assert seen.is_conj() and seen.data_ptr() == whole.data_ptr() and seen.tolist() == [1 - 2j, 3 - 4j]
        assert whole.tolist() == [1 + 2j, 3 + 4j]
    parts = kf.empty(0).set_(whole.conj().imag)
    assert not parts.is_neg() and parts.tolist() == [2, 4]
    negative = whole.conj().imag.set_(kf.ones(2))
    assert negative.is_neg() and negative.tolist() == [-1, -1]
