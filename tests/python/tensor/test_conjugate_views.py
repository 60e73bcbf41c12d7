"""Writes to conjugate and negative views, also if the source overlaps them; and views as another dtype,
which autograd does not follow."""

import pytest

import keyfall as kf


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
