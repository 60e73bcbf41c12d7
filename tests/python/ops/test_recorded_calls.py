"""Functions and methods against recorded results: every recorded operator call with a Python name is
made through that name, as a function and as a method."""

import inspect

import pytest
import recorded_cases
from example_counts import sampled

import keyfall
from keyfall.testing import assert_close

HOMES = {
    "torch": keyfall._C._VariableFunctions, "nn": keyfall._C._nn, "linalg": keyfall._C._linalg,
    "special": keyfall._C._special, "fft": keyfall._C._fft,
}
Function = keyfall._C._Function


def named(place):
    return {name: value for name, value in vars(place).items() if isinstance(value, Function)}


FUNCTIONS = {(home, name): function for home, module in HOMES.items()
             for name, function in named(module).items()}
METHODS = named(keyfall._C.TensorBase)
KNOWN = {}  # operator → parts of descriptions
for op, part in recorded_cases.known_differences():
    KNOWN.setdefault(op, []).append(part)


def by_operator(functions):
    found = {}
    for function in functions:
        for operator in function._overload_names:
            found.setdefault(operator, function)
    return found


FUNCTION_OF, METHOD_OF = by_operator(FUNCTIONS.values()), by_operator(METHODS.values())


def split(case):
    """Splits the arguments by the schema: positional, keyword, out=, and the index of self."""
    name, _, overload = case.name.partition(".")
    packet = getattr(keyfall.ops.aten, name)
    schema = getattr(packet, overload or "default")._schema
    position, keyword, out, own = [], {}, [], None
    for argument, value in zip(schema.arguments, case.arguments):
        if argument.is_out:
            out.append(value)
        elif argument.kwarg_only:
            keyword[argument.name] = value
        else:
            if argument.name == "self" and isinstance(value, keyfall.Tensor):
                own = len(position)
            position.append(value)
    return position, keyword, out, own


def compare(case, result):
    results = list(result) if isinstance(result, tuple) and len(case.results) != 1 else [result]
    if case.results == []:
        return
    for got, expected in zip(results, case.results, strict=True):
        if isinstance(got, tuple):
            got = list(got)
        check(case, got, expected)
    for position, expected in case.after.items():
        check(case, case.arguments[position], expected)


def check(case, got, expected):
    if case.flags & recorded_cases.SHAPE_ONLY and isinstance(expected, keyfall.Tensor):
        assert (got.shape, got.dtype) == (expected.shape, expected.dtype)
        return
    if isinstance(expected, keyfall.Tensor):
        if expected.is_neg() and got.is_neg():  # the memory itself: not every dtype can be negated
            got, expected = keyfall._neg_view(got), keyfall._neg_view(expected)
        assert_close(got, expected, rtol=case.rtol, atol=case.atol, equal_nan=True,
                     check_stride=bool(case.flags & recorded_cases.CHECK_STRIDES))
    elif isinstance(expected, list) and expected and isinstance(expected[0], keyfall.Tensor):
        assert len(got) == len(expected)
        for one, other in zip(got, expected):
            check(case, one, other)
    elif isinstance(expected, float):
        assert got == pytest.approx(expected, rel=1e-6, nan_ok=True)
    else:
        assert got == expected


def outcome(function, case, args, kwargs):
    """Returns None if the call did what was recorded, else the difference."""
    try:
        result = function(*args, **kwargs)
    except Exception as error:
        return None if case.exception else f"{type(error).__name__}: {error}"
    if case.exception:
        # Some operators accept more dtypes here than where the cases were recorded.
        return None if "not implemented for '" in case.message else f"no {case.exception}"
    try:
        compare(case, result)
    except AssertionError as error:
        return str(error)


def is_known(case):
    return any(part in case.what for part in KNOWN.get(case.op, ()))


def run_area(area, as_method):
    table = METHOD_OF if as_method else FUNCTION_OF
    wrong, count = [], 0
    for data in sampled(list(recorded_cases.cases(area))):
        function = table.get(recorded_cases.operator_of(data))
        if function is None:
            continue
        case = recorded_cases.Case(data)
        if is_known(case):
            continue
        args, kwargs, out, own = split(case)
        if as_method:
            if own is None or out:
                continue
            args.insert(0, args.pop(own))
        elif out:
            kwargs["out"] = out[0] if len(out) == 1 else tuple(out)
        problem = outcome(function, case, args, kwargs)
        count += 1
        if problem:
            wrong.append(f"{case.op}({case.what}): {problem}")
    assert not wrong, f"{len(wrong)} of {count}:\n" + "\n".join(wrong[:40])
    return count


@pytest.mark.parametrize("area", recorded_cases.areas())
def test_functions_give_what_was_recorded(area):
    run_area(area, False)


@pytest.mark.parametrize("area", recorded_cases.areas())
def test_methods_give_what_was_recorded(area):
    run_area(area, True)


# ---- Every name


ALL = [*FUNCTIONS.items(), *((("Tensor", name), function) for name, function in METHODS.items())]
GROUP = 40  # as many in one test: a test of its own takes longer than the calls
GROUPS = [ALL[at:at + GROUP] for at in range(0, len(ALL), GROUP)]
every_group = pytest.mark.parametrize("group", GROUPS, ids=[".".join(group[0][0]) for group in GROUPS])


def each(group):
    """Yields the functions of a group. Of a test that fails, pytest shows the name that was printed last."""
    for key, function in group:
        print(".".join(key))
        yield key, function


@every_group
def test_has_name_doc_and_signature(group):
    for key, function in each(group):
        assert function.__name__ == key[1]
        assert function.__doc__.strip()
        inspect.signature(function)
        assert function._overload_names


@every_group
def test_wrong_arguments_raise(group):
    for key, function in each(group):
        self = [keyfall.ones(2)] if key[0] == "Tensor" else []
        for args in ([object()], [object()] * 70, [None, "", b"", 1.5, {}], [[[]]], [{1: 2}, ()],
                     [keyfall.ones(1)] * 40):
            with pytest.raises((TypeError, RuntimeError, ValueError, NotImplementedError)):
                function(*self, *args)
        with pytest.raises(TypeError):
            function(*self, no_such_argument=1)


@every_group
def test_without_arguments(group):
    """Methods may need no arguments; nothing crashes."""
    for key, function in each(group):
        check_without_arguments(key, function)


def check_without_arguments(key, function):
    if key[0] == "Tensor":
        with pytest.raises(TypeError):
            function()
        try:
            function(keyfall.ones(2))
        except (TypeError, RuntimeError, ValueError, IndexError):
            pass
    elif function is keyfall.trace:
        assert isinstance(function(), keyfall.trace_calls)  # traces calls if there is no matrix
    elif function not in (keyfall._foreach_zero_, keyfall._nnpack_available):
        with pytest.raises((TypeError, RuntimeError)):
            function()


def test_functional_names_are_those_of_the_package():
    assert keyfall._FUNCTIONAL == set(keyfall.functional.__all__)
    for name in keyfall.functional.__all__:
        assert getattr(keyfall, name) is getattr(keyfall.functional, name)


def test_overloads_are_tried_in_order():
    assert keyfall.add._overload_names == ("add.Tensor", "add.out")
    assert keyfall.pow._overload_names[::2] == ("pow.Tensor_Tensor", "pow.Scalar",
                                                "pow.Tensor_Scalar")


@pytest.mark.parametrize("call", [
    lambda x: keyfall._foreach_add_(x, 1), lambda x: keyfall._foreach_add_(x, x),
    lambda x: keyfall._foreach_add_(self=x, scalar=1), lambda x: keyfall._foreach_mul_(x, x),
    lambda x: keyfall._foreach_addcmul_(x, x, x), lambda x: keyfall._foreach_lerp_(x, x, 0.5),
    keyfall._foreach_sqrt_, keyfall._foreach_zero_,
])
def test_changed_lists_come_back(call):
    """Functions that change a list return that same object; operators return nothing."""
    for kind in (list, tuple):
        given = kind([keyfall.ones(2), keyfall.ones(3)])
        assert call(given) is given
    assert keyfall.ops.aten._foreach_add_([keyfall.ones(2)], 1) is None
