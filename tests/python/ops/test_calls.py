"""Calling operators: functions, methods, keyfall.ops; their arguments and error messages."""

import threading
import warnings

import pytest
from hypothesis import given
from hypothesis import strategies as st

import keyfall

x = keyfall.ones(2, 3)


# PyTorch 2.13's messages for the same calls, where programs compare them.
@pytest.mark.parametrize("call, error, part", [
    (lambda: keyfall.sin(), TypeError, 'sin() missing 1 required positional arguments: "input"'),
    (lambda: keyfall.sin(x, x), TypeError, "sin() takes 1 positional argument but 2 were given"),
    (lambda: keyfall.sin(x, foo=2), TypeError,
     "sin() got an unexpected keyword argument 'foo'"),
    (lambda: keyfall.sin(2), TypeError,
     "sin(): argument 'input' (position 1) must be Tensor, not int"),
    (lambda: keyfall.add(x, "a"), TypeError,
     "add(): argument 'other' (position 2) must be Tensor, not str"),
    (lambda: x.add_(2, alpha="b"), TypeError,
     "add_(): argument 'alpha' must be Number, not str"),
    (lambda: keyfall.zeros(2.5), TypeError,
     "zeros(): argument 'size' (position 1) must be tuple of ints, not float"),
    (lambda: keyfall.zeros([2.5]), TypeError,
     "zeros(): argument 'size' (position 1) must be tuple of ints, but found element of type "
     "float at pos 0"),
    (lambda: keyfall.sum(x, True), TypeError, "must be tuple of ints, not bool"),
    (lambda: keyfall.dropout(x, 1, 1), TypeError,
     "dropout(): argument 'train' (position 3) must be bool, not int"),
    (lambda: keyfall.ops.aten.sin.default(x, x), RuntimeError,
     "aten::sin() expected at most 1 argument(s) but received 2 argument(s). Declaration: "
     "aten::sin(Tensor self) -> Tensor"),
    (lambda: keyfall.ops.aten.sum.default(x, keyfall.float32), RuntimeError,
     "aten::sum() takes 1 positional argument(s) but 2 was/were given.  Declaration: "),
    (lambda: keyfall.ops.aten.add.Tensor(x), RuntimeError,
     "aten::add() is missing value for argument 'other'. Declaration: "),
    (lambda: keyfall.ops.aten.sin.default(None), RuntimeError,
     "Expected a proper Tensor but got None"),
    (lambda: keyfall.ops.aten.select.int(x, 0.0, 0), RuntimeError,
     "aten::select() Expected a value of type 'int' for argument 'dim' but instead found type "
     "'float'.\nPosition: 1\nValue: 0.0\nDeclaration: aten::select.int"),
    (lambda: keyfall.ops.aten.cat.default(x), RuntimeError,
     "aten::cat() Expected a value of type 'List[Tensor]' for argument 'tensors'"),
    (lambda: keyfall.ops.aten.add.Tensor(x, x, other=x), RuntimeError,
     "Argument 'other' specified both as positional and keyword argument."),
    (lambda: keyfall.ops.aten.add.Tensor(x, other=x, alpah=1), RuntimeError,
     "Unknown keyword argument 'alpah' for operator 'aten::add'."),
    (lambda: keyfall.ops.aten.maximum.default(x, 2), RuntimeError,
     "Expected a value of type 'Tensor' for argument 'other' but instead found type 'int'"),
    (lambda: keyfall.ops.aten.sin.default(keyfall.float32), RuntimeError,
     "aten::sin() Expected a value of type 'Tensor' for argument 'self' but instead found type "
     "'dtype'.\nPosition: 0\nValue: torch.float32\nDeclaration: aten::sin(Tensor self) -> Tensor"),
    (lambda: keyfall.ops.aten.sin.default("a"), RuntimeError,
     "Cast error details: Unable to cast a to Tensor"),
])
def test_messages(call, error, part):
    with pytest.raises(error) as info:
        call()
    assert part in str(info.value)


def test_ways_to_give_sizes():
    for shape in [keyfall.zeros(2, 3), keyfall.zeros((2, 3)), keyfall.zeros([2, 3]),
                  keyfall.zeros(size=(2, 3)), keyfall.zeros(keyfall.Size([2, 3]))]:
        assert shape.shape == (2, 3)
    assert x.view(3, 2).shape == x.view((3, 2)).shape == x.view(-1, 2).shape == (3, 2)
    assert keyfall.zeros(()).dim() == 0
    assert x.permute(1, 0).shape == x.permute((1, 0)).shape == x.permute(dims=(1, 0)).shape
    assert keyfall.empty(0).numel() == 0


def test_names_of_numpy():
    assert x.sum(axis=1).tolist() == x.sum(dim=1).tolist()
    assert x.sum(axis=1, keepdims=True).shape == (2, 1)


def test_out():
    out = keyfall.empty(2, 3)
    assert keyfall.add(x, x, out=out) is out and out.sum().item() == 12
    assert keyfall.add(x, x, out=None).sum().item() == 12
    values, indices = keyfall.empty(0), keyfall.empty(0, dtype=keyfall.int64)
    result = keyfall.max(x, 1, out=(values, indices))
    assert result[0] is values and indices.tolist() == [0, 0]


def test_numbers():
    assert (x + 2).dtype is keyfall.float32 and (x + 2.5).dtype is keyfall.float32
    ints = keyfall.ones(2, dtype=keyfall.int32)
    assert (ints + 2).dtype is keyfall.int32 and (ints + 2.5).dtype is keyfall.float32
    assert (ints + True).dtype is keyfall.int32 and (ints * 1j).dtype is keyfall.complex64
    assert keyfall.add(2, 3).item() == 5
    assert keyfall.where(ints > 0, 1, 2).tolist() == [1, 1]
    with pytest.raises(OverflowError):
        ints + (1 << 70)


def test_reflected_operators():
    two = keyfall.tensor([2.0])
    assert (3 - two).item() == 1 and (3 / two).item() == 1.5 and (3 // two).item() == 1
    assert (3 ** two).item() == 9 and (7 % two).item() == 1
    assert (3 + two).item() == 5 and (3 * two).item() == 6
    ints = keyfall.tensor([6])
    assert (3 & ints).item() == 2 and (1 | ints).item() == 7 and (1 ^ ints).item() == 7
    assert (1 << ints).item() == 64 and (256 >> ints).item() == 4
    with pytest.raises(TypeError, match="unsupported operand"):
        two + "a"
    with pytest.raises(TypeError):
        [] @ two
    assert two.__eq__("a") is NotImplemented and (two == "a") is False and (two != None) is True  # noqa: E711


def test_in_place_operators_keep_the_object():
    y = keyfall.ones(2)
    same = y
    y += 1
    y *= 3
    y -= 1
    y /= 5
    y **= 2
    y //= 1
    y %= 2
    assert y is same and y.tolist() == [1, 1]


def test_named_results():
    result = x.max(1)
    assert type(result).__name__ == "max" and result.values.tolist() == [1, 1]
    values, indices = result
    assert values is result.values and indices is result[1]
    assert type(keyfall.ops.aten.max.dim(x, 1)) is tuple


def test_functions_describe_themselves():
    import inspect

    assert keyfall.add.__name__ == "add" and "alpha" in str(inspect.signature(keyfall.add))
    assert keyfall.Tensor.add.__qualname__ == "Tensor.add" and keyfall.add.__doc__
    assert repr(keyfall.add).startswith("<built-in")


def test_methods_want_a_tensor():
    with pytest.raises(TypeError, match="descriptor 'add'"):
        keyfall.Tensor.add(3, x)
    with pytest.raises(TypeError):
        keyfall.Tensor.add()


def test_warning_turned_into_an_error():
    flat = keyfall.ones(3)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            flat.T
        except UserWarning:
            pass
    assert flat.sum().item() == 3


def test_lock_is_released_while_operators_work():
    """Another thread makes progress while one runs a large operator."""
    a = keyfall.rand(700, 700)
    stop, ticks = threading.Event(), []

    def tick():
        while not stop.is_set():
            ticks.append(1)

    thread = threading.Thread(target=tick)
    thread.start()
    for _ in range(3):
        a = (a @ a).tanh()
    stop.set()
    thread.join()
    assert ticks


ANYTHING = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.complex_numbers(), st.text(max_size=3),
    st.binary(max_size=3), st.lists(st.integers(-3, 3), max_size=3), st.just(x), st.just(...),
    st.tuples(st.integers(-3, 3)), st.just(keyfall.float64), st.just(keyfall.strided),
    st.just(keyfall.device("cpu")), st.just(keyfall.preserve_format), st.just(object()),
    st.lists(st.just(x), max_size=3), st.dictionaries(st.text(max_size=2), st.integers(), max_size=1),
    st.just(keyfall.zeros(0)), st.just(keyfall.tensor(1)), st.just(slice(1, 2)))
NAMES = sorted(name for name in vars(keyfall._C._VariableFunctions) if not name.startswith("__"))
METHODS = sorted(name for name in dir(keyfall.Tensor)
                 if type(getattr(keyfall.Tensor, name)).__name__ == "_Function")
# The allocator rejects sizes beyond memory in the same way for every factory.
SKIP = {"from_file"}


@given(st.sampled_from(NAMES), st.lists(ANYTHING, max_size=4))
def test_functions_survive_anything(name, args):
    if name in SKIP:
        return
    try:
        getattr(keyfall, name)(*args)
    except Exception:  # noqa: BLE001  (any exception will do; a crash will not)
        pass


@given(st.sampled_from(METHODS), st.lists(ANYTHING, max_size=4))
def test_methods_survive_anything(name, args):
    try:
        getattr(keyfall.ones(2, 3), name)(*args)
    except Exception:  # noqa: BLE001
        pass


@given(st.data())
def test_operators_survive_anything(data):
    name = data.draw(st.sampled_from(NAMES))
    packet = getattr(keyfall.ops.aten, name, None)
    if packet is None:
        return
    overload = getattr(packet, data.draw(st.sampled_from(packet.overloads())))
    arguments = [argument.name for argument in overload._schema.arguments]
    args = data.draw(st.lists(ANYTHING, max_size=len(arguments)))
    kwargs = data.draw(st.dictionaries(st.sampled_from(arguments or ["a"]), ANYTHING, max_size=2))
    try:
        overload(*args, **kwargs)
    except Exception:  # noqa: BLE001
        pass
