"""SymInt, SymFloat, SymBool, nested ints and nodes written in Python."""

import copy
import gc
import pickle
import weakref

import pytest
from hypothesis import given, strategies as st

import keyfall
from keyfall import SymBool, SymFloat, SymInt
from keyfall._C import _get_constant_bool_symnode, _get_nested_int
from leaks import assert_frees

small = st.integers(-2**40, 2**40)


# ---- Nested ints ---------------------------------------------------------------------------------


@given(small, small, small)
def test_nested_ints(data, factor, times):
    nested = _get_nested_int(data, factor)
    assert type(nested) is SymInt and not isinstance(nested, int)
    assert str(nested) == repr(nested) == (f"j{data}" if factor == 1 else f"{factor}*j{data}")
    assert nested == _get_nested_int(data, factor)
    assert nested != _get_nested_int(data, factor + 1) and nested != _get_nested_int(data + 1, factor)
    assert nested != 5 and hash(nested) == hash(data)
    if abs(factor * times) < 2**63:
        assert str(nested * times) == str(times * nested) == str(_get_nested_int(data,
                                                                                  factor * times))
    node = nested.node
    assert (node.is_int(), node.is_nested_int(), node.is_constant()) == (True, True, False)
    assert (node.nested_int(), node.nested_int_coeff()) == (data, factor)
    assert bool(nested) is True
    assert copy.deepcopy(nested) == nested


def test_order_of_nested_ints():
    j, larger, other = _get_nested_int(1, 1), _get_nested_int(1, 2), _get_nested_int(2, 2)
    assert j >= 2 and j >= -5 and j > 1 and 1 < j and 2 <= j and not j < 2 and not j <= 1
    assert j < larger and j <= larger and larger > j and j >= j and not j > j
    for operation, compare in (("lt", lambda: j < 3), ("gt", lambda: j > 2), ("ge", lambda: 3 <= j),
                               ("le", lambda: j <= 2), ("lt", lambda: j < other)):
        with pytest.raises(RuntimeError, match=f"nested int {operation}: Relation is indeterminate"):
            compare()


@pytest.mark.parametrize("operation, compute", [
    ("add", lambda j: j + 1), ("add", lambda j: 1 + j), ("sub", lambda j: j - 1),
    ("floordiv", lambda j: j // 2), ("truediv", lambda j: j / 2), ("mod", lambda j: j % 2),
    ("pow", lambda j: j**2), ("sym_max", lambda j: keyfall.sym_max(j, 3)),
    ("sym_min", lambda j: keyfall.sym_min(3, j)), ("mul", lambda j: j * 1.5),
    ("mul", lambda j: j * True),
])
def test_what_nested_ints_cannot(operation, compute):
    with pytest.raises(RuntimeError, match=f"{operation} not supported by NestedIntSymNode"):
        compute(_get_nested_int(1, 1))


def test_more_of_what_nested_ints_cannot():
    j = _get_nested_int(1, 1)
    with pytest.raises(RuntimeError, match="neg is not supported by NestedIntSymNode"):
        -j
    with pytest.raises(RuntimeError, match="nested int cannot be multiplied by nested int"):
        j * j
    with pytest.raises(OverflowError):
        _get_nested_int(1, 2**62) * 4
    for convert in (int, float, range(3).__getitem__, [1, 2].__getitem__):
        with pytest.raises(RuntimeError):
            convert(j)
    for other in ("a", None, 1j, [1]):
        with pytest.raises(TypeError):
            j + other
        assert j != other
    with pytest.raises(TypeError):
        pickle.dumps(j)


@given(st.one_of(st.none(), st.text(), st.floats(), st.integers(2**63), st.binary()))
def test_wrong_arguments(wrong):
    with pytest.raises((TypeError, OverflowError)):
        _get_nested_int(wrong, 1)
    with pytest.raises((TypeError, OverflowError)):
        _get_nested_int(1, wrong)


def test_nodes_refuse_other_nodes():
    node = _get_nested_int(1, 1).node
    for name in ("eq", "ne", "lt", "le", "gt", "ge", "mul"):
        for wrong in (1, None, object()):
            with pytest.raises(TypeError):
                getattr(node, name)(wrong)
    with pytest.raises(TypeError):
        type(node)()


# ---- Constants -----------------------------------------------------------------------------------


def test_constant_bools():
    node = _get_constant_bool_symnode(1)
    assert str(node) == "true" and str(_get_constant_bool_symnode(0)) == "false"
    assert node.is_constant() and node.is_bool() and node.guard_bool("", 0) is True
    for name in ("int_", "guard_int"):
        with pytest.raises(RuntimeError, match="not an int"):
            getattr(node, name)()
    assert bool(SymBool(node)) and int(SymBool(node)) == 1 and hash(SymBool(node)) == 1
    assert repr(SymBool(node)) == "true"


# ---- Nodes written in Python ---------------------------------------------------------------------


class Node:
    """A node that knows its value and records the calls it gets."""

    def __init__(self, value, log):
        self.value, self.log = value, log

    def __str__(self):
        return f"<{self.value}>"

    def _make(self, value):
        return Node(value, self.log)

    wrap_int = wrap_float = wrap_bool = _make

    def is_int(self):
        return type(self.value) is int

    def is_bool(self):
        return type(self.value) is bool

    def is_nested_int(self):
        return False

    def guard_int(self, file, line):
        self.log.append("guard")
        return self.value

    guard_bool = guard_float = guard_int

    def __getattr__(self, name):
        import math
        import operator

        operations = {
            "add": operator.add, "sub": operator.sub, "mul": operator.mul, "mod": operator.mod,
            "int_truediv": operator.truediv, "float_truediv": operator.truediv,
            "int_floordiv": operator.floordiv, "pow_by_natural": operator.pow,
            "lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge,
            "eq": operator.eq, "ne": operator.ne, "neg": operator.neg, "abs": abs,
            "floor": math.floor, "ceil": math.ceil, "sym_max": max, "sym_min": min,
            "sym_not": operator.not_, "and_": operator.and_, "or_": operator.or_,
            "lshift": operator.lshift, "rshift": operator.rshift, "bitwise_and": operator.and_,
            "sym_float": float, "trunc": math.trunc, "float_pow": operator.pow,
        }
        if name not in operations:
            raise AttributeError(name)

        def apply(*others):
            self.log.append(name)
            return self._make(operations[name](self.value, *(other.value for other in others)))

        return apply


@given(st.integers(1, 1000), st.integers(1, 1000))
def test_python_nodes(a, b):
    log = []
    x = SymInt(Node(a, log))
    for result, expected in ((x + b, a + b), (b + x, a + b), (x - b, a - b), (b - x, b - a),
                             (x * b, a * b), (x // b, a // b), (b // x, b // a), (x % b, a % b),
                             (x / b, a / b), (x * 1.5, a * 1.5), (x < b, a < b), (x == b, a == b),
                             (-x, -a), (abs(-x), a), (x & b, a & b), (x >> 1, a >> 1),
                             (x + x, a + a), (keyfall.sym_max(b, x), max(a, b)),
                             (keyfall.sym_float(x), float(a))):
        kind = {int: SymInt, float: SymFloat, bool: SymBool}[type(expected)]
        assert type(result) is kind and result.node.value == expected
    assert int(x) == a and float(x) == a and bool(x) and range(2000)[x] == a
    assert "guard" in log and +x is x and str(x) == f"<{a}>"
    with pytest.raises(TypeError):
        hash(x)


def test_symbolic_bools():
    yes, no = SymBool(Node(True, [])), SymBool(Node(False, []))
    assert bool(yes | no) and not bool(yes & no) and not bool(keyfall.sym_not(yes))
    assert keyfall.sym_ite(yes, 1, 2) == 1
    with pytest.raises(TypeError):
        keyfall.sym_ite(1, 1, 2)


def test_symbolic_floats():
    x = SymFloat(Node(2.5, []))
    assert float(x) == 2.5 and int(x) == 2 and keyfall.sym_int(x).node.value == 2
    assert (x**2).node.value == 6.25


def test_nodes_that_fail():
    class Failing:
        def __getattr__(self, name):
            raise ZeroDivisionError(name)

        def __str__(self):
            raise KeyError

    x = SymInt(Failing())
    for use in (int, bool, lambda v: v + 1, repr, abs, hash, lambda v: v == 1):
        with pytest.raises(ZeroDivisionError):
            use(x)
    with pytest.raises(KeyError):
        str(x)
    lying = SymInt(type("Lying", (), {"guard_int": lambda *_: "a"})())
    with pytest.raises(TypeError):
        int(lying)
    for wrong in (None, 3, "a"):
        with pytest.raises((AttributeError, TypeError)):
            SymInt(wrong) + 1
    with pytest.raises(TypeError):
        SymInt()


def test_functions_of_plain_numbers():
    assert keyfall.sym_int(3.7) == 3 and keyfall.sym_float(3) == 3.0
    assert keyfall.sym_max(3, 4.0) == 4.0 and type(keyfall.sym_min(3, 4.0)) is float
    assert keyfall.sym_not(False) is True and keyfall.sym_sqrt(4) == 2.0
    assert keyfall.sym_sum([1, 2]) == 3


# ---- Lifetime ------------------------------------------------------------------------------------


def test_cycles_are_collected():
    class Plain:
        pass

    node = Plain()
    node.number = SymInt(node)
    died = weakref.ref(node)
    del node
    gc.collect()
    assert died() is None


def test_symbolic_numbers_are_freed():
    def use():
        j = _get_nested_int(1000, 2000)
        repr(j * 3000) + repr(j == j)
        try:
            j + 1
        except RuntimeError:
            pass
        SymInt(Node(5, [])) + 1

    assert_frees(use)
