"""keyfall.Size."""

import copy
import pickle

import pytest
from hypothesis import given, strategies as st

import keyfall
from keyfall import Size
from leaks import assert_frees

sizes = st.lists(st.integers(-2**63, 2**63 - 1), max_size=6)


@given(sizes)
def test_is_a_tuple_of_ints(items):
    size = Size(items)
    assert isinstance(size, tuple) and size == tuple(items) and hash(size) == hash(tuple(items))
    assert repr(size) == str(size) == f"torch.Size({items})"
    assert size.numel() == __import__("math").prod(items)
    for again in (pickle.loads(pickle.dumps(size)), copy.copy(size), copy.deepcopy(size),
                  Size(size), Size(iter(items))):
        assert type(again) is Size and again == size


@pytest.mark.slow
@given(sizes, sizes, st.slices(6), st.integers(-3, 3))
def test_stays_a_size(a, b, part, times):
    size = Size(a)
    for result, expected in ((size + tuple(b), a + b), (tuple(b) + size, b + a),
                             (size + Size(b), a + b), (size[part], a[part]),
                             (size * times, a * times), (times * size, times * a)):
        assert type(result) is Size and list(result) == expected


def test_indexing():
    size = Size([2, 3, 4])
    assert size[0] == 2 and type(size[0]) is int and size[-1] == 4
    assert size.index(3) == 1 and size.count(4) == 1 and 3 in size and len(size) == 3
    assert Size() == () and Size().numel() == 1
    with pytest.raises(IndexError):
        size[3]
    with pytest.raises(TypeError):
        size["a"]


def test_items_become_ints():
    size = Size([True, keyfall.tensor(3), keyfall.tensor([4])])
    assert list(map(type, size)) == [int, int, int] and size == (1, 3, 4)
    assert Size(keyfall.tensor([1, 2])) == (1, 2)


def test_symbolic_items():
    nested = keyfall._C._get_nested_int(1, 2)
    size = Size([nested, 3])
    assert repr(size) == "torch.Size([2*j1, 3])" and size[0] is nested
    assert type(size[:1]) is Size
    assert str(size.numel()) == "6*j1"


@pytest.mark.parametrize("argument, error", [
    (3, TypeError), ((2, 3.0), TypeError), ((2, "a"), TypeError), ([2**63], ValueError),
    ([-2**63 - 1], ValueError), (None, TypeError), ([None], TypeError), ([[1]], TypeError),
])
def test_wrong_items(argument, error):
    with pytest.raises(error):
        Size(argument)


def test_wrong_operands():
    size = Size([2])
    for wrong in ([4], 3, "a", ("a",), (2**70,), None):
        with pytest.raises((TypeError, ValueError)):
            size + wrong
    with pytest.raises(TypeError):
        Size([1], [2])
    with pytest.raises(TypeError):
        Size(x=1)
    with pytest.raises(TypeError):
        size.numel(1)


def test_item_that_fails():
    class Broken:
        def __index__(self):
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Size([1, Broken()])


def test_sizes_are_freed():
    def use():
        size = Size([1000, 2000, 3000])
        repr(size + (4000,)) + repr(size[1:]) + repr(size * 2)
        try:
            Size([1000, "a"])
        except TypeError:
            pass

    assert_frees(use)
