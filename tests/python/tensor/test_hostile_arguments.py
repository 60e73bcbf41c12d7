"""Arguments that lie: objects whose length, index or attributes raise, change what is being read, or are not
what they say; numbers that fit nowhere; lists that contain themselves. Every method of a tensor and every
function of nn.functional refuses them with an exception, or takes them. The sanitized build runs this, too."""

import functools

import pytest

import keyfall as kf
from keyfall.nn import functional as F

HUGE = 2**70
# They run other code, need files or other devices, or are methods of modules.
LEFT_OUT = {"apply_", "map_", "map2_", "backward", "register_hook", "register_post_accumulate_grad_hook",
            "share_memory_", "from_file", "pin_memory", "cuda", "xpu", "ipu", "hpu", "mtia", "module_load",
            "handle_torch_function", "boolean_dispatch"}


class LyingLength(list):
    length = 2**22  # tuple() of Python allocates and clears as many items

    def __len__(self):
        return self.length


class EnormousLength(LyingLength):
    length = 2**40


class NegativeLength:
    def __len__(self):
        return -1

    def __getitem__(self, at):
        raise IndexError


class RaisingLength:
    def __len__(self):
        raise KeyError("length")

    def __getitem__(self, at):
        raise IndexError


class RaisingIndex:
    def __index__(self):
        raise KeyError("index")


class HugeIndex:
    def __index__(self):
        return HUGE


class TextIndex:
    def __index__(self):
        return "1"


class RaisingNumber:
    def __float__(self):
        raise KeyError("float")

    def __bool__(self):
        raise KeyError("bool")


class NoAttributes:
    def __getattr__(self, name):
        raise KeyError(name)


class RaisingProtocol:
    def __torch_function__(self, *args):
        raise KeyError("protocol")


class Shrinking(list):
    """Is empty as soon as somebody looks."""

    def __getitem__(self, at):
        list.clear(self)
        return 1

    def __iter__(self):
        list.clear(self)
        return iter(())


class Clearing:
    """Empties the list that it is an element of."""

    def __init__(self, owner):
        self.owner = owner

    def __index__(self):
        self.owner.clear()
        return 1


def clearing():
    made = []
    made.extend([Clearing(made), 1, 1])
    return made


@functools.cache  # building it takes longer than most calls that get it
def nested():
    made = [1.0]
    for _ in range(5000):
        made = [made]
    return made


def itself():
    made = []
    made.append(made)
    return made


HOSTILE = {made.__name__: made for made in (
    NegativeLength, RaisingLength, RaisingIndex, HugeIndex, TextIndex, RaisingNumber, NoAttributes,
    RaisingProtocol, clearing, nested, itself)}
HOSTILE.update({
    "lying length": lambda: LyingLength([1, 2]), "shrinking": lambda: Shrinking([1, 2, 3]),
    "huge": lambda: HUGE, "list of huge": lambda: [HUGE], "least": lambda: -(2**63),
    "large sizes": lambda: [2**62, 2**62], "None in a list": lambda: [None], "type": lambda: int,
})


def attempt(function, *args):
    """Calls and returns the exception, which is one that a caller can expect."""
    try:
        function(*args)
    except Exception as error:  # noqa: BLE001 - any, but not what C code raises by mistake
        assert not isinstance(error, SystemError), error
        return error


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", HOSTILE)
def test_methods(name):
    for method in dir(kf.Tensor):
        function = getattr(kf.Tensor, method)
        if method.startswith("_") or method in LEFT_OUT or not callable(function):
            continue
        attempt(function, kf.ones(2, 2), HOSTILE[name]())
        attempt(function, kf.ones(2, 2), kf.ones(2, 2), HOSTILE[name]())
        attempt(function, kf.ones(2, 2), 0, HOSTILE[name]())


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", HOSTILE)
def test_functions(name):
    for called in (function for function in dir(F) if function[0].islower() and function not in LEFT_OUT):
        function = getattr(F, called)
        if not callable(function):
            continue
        attempt(function, HOSTILE[name]())
        attempt(function, kf.ones(2, 2, 2), HOSTILE[name]())
        attempt(function, kf.ones(2, 2, 2), kf.ones(2, 2, 2), HOSTILE[name]())
        attempt(function, kf.ones(2, 2, 2), 1, HOSTILE[name]())


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", HOSTILE)
def test_tensors(name):
    """Construction, indexing, operators and attributes."""
    make = HOSTILE[name]
    for function in (kf.tensor, kf.as_tensor, kf.zeros, kf.full, kf.arange, kf.empty_strided, kf.Tensor,
                     kf.Size, kf.stack, kf.cat, kf.einsum, kf.broadcast_shapes, kf.device, kf.where,
                     kf.sparse_coo_tensor, kf.ops.aten.add, kf.ops.aten.view, kf.ops.aten.sum):
        attempt(function, make())
        attempt(function, [2], make())
        attempt(function, kf.ones(2, 2), make())
    for index in (make(), (0, make()), slice(make(), None), slice(None, None, make()), [make()]):
        attempt(kf.ones(2, 2).__getitem__, index)
        attempt(kf.ones(2, 2).__setitem__, index, 1)
    attempt(kf.ones(2, 2).__setitem__, 0, make())
    for operator in ("add", "radd", "iadd", "matmul", "eq", "pow", "rpow", "and", "contains"):
        attempt(getattr(kf.Tensor, f"__{operator}__"), kf.ones(2, 2), make())
    for attribute in ("grad", "data", "requires_grad", "names", "real", "shape", "T", "_backward_hooks"):
        attempt(setattr, kf.ones(2, 2), attribute, make())
        attempt(delattr, kf.ones(2, 2), attribute)


@pytest.mark.parametrize("call, kind, text", [
    (lambda x: x.sum(HUGE), ValueError, "Overflow when unpacking long long"),
    (lambda x: x.split(HUGE), ValueError, "Overflow"), (lambda x: kf.eye(HUGE), ValueError, "Overflow"),
    (lambda x: x.sum([HUGE]), TypeError, r"sum\(\): argument 'dim' failed to unpack the object at pos 1"),
    (lambda x: x.view(2, HUGE), TypeError, r"view\(\): argument 'size' .* at pos 2 .*Overflow"),
    (lambda x: kf.zeros(HUGE), TypeError, "failed to unpack"), (lambda x: x.permute(0, -HUGE), TypeError, "pos 2"),
    (lambda x: kf.sparse_coo_tensor((HUGE,)), TypeError, "failed to unpack"),
    (lambda x: x.add(HUGE), OverflowError, "int too big to convert"), (lambda x: x * HUGE, OverflowError, "too big"),
    (lambda x: HUGE**x, OverflowError, "too big"), (lambda x: kf.full([2], HUGE), OverflowError, "too big"),
    (lambda x: kf.ops.aten.add.Tensor(x, HUGE), OverflowError, "too big"),
    (lambda x: kf.ops.aten.transpose.int(x, 0, HUGE), RuntimeError, "Expected a value of type 'int'"),
    (lambda x: x.normal_(10**400), OverflowError, "too large to convert to float"),
    (lambda x: F.embedding(x.long(), None), TypeError, "must be Tensor, not NoneType"),
    (lambda x: F.bilinear(x, 1, None), TypeError, "argument 'input2' .* must be Tensor, not int"),
    (lambda x: F.interpolate(x), ValueError, "either size or scale_factor"),
    (lambda x: F.grid_sample(x, x, []), ValueError, "expected mode"),
    (lambda x: kf.broadcast_shapes([2], object()), RuntimeError, "found object"),
    (lambda x: x.smm(None), TypeError, "argument 'mat2' .* must be Tensor"),
    (lambda x: x.sparse_mask(1), TypeError, "argument 'mask' .* must be Tensor"),
])
def test_classes_are_those_of_pytorch(call, kind, text):
    with pytest.raises(kind, match=text):
        call(kf.ones(2, 2))


def test_huge_numbers_are_floats_where_floats_are_expected():
    assert kf.ones(2).normal_(HUGE, 0).tolist() == [float(HUGE)] * 2
    assert kf.tensor([float("nan")]).nan_to_num(HUGE).item() == HUGE
    assert kf.broadcast_shapes(2, None) == (2,)


def test_lengths_are_not_trusted():
    """The items that a list really has count, not its __len__."""
    make = lambda: EnormousLength([1, 0])  # noqa: E731
    x = kf.ones(2, 2)
    assert kf.tensor(make()).tolist() == kf.Tensor(make()).tolist() == [1, 0]
    assert kf.Size(make()) == kf.zeros(make()).shape == kf.ops.aten.new_zeros(x, make()).shape == (1, 0)
    assert x.sum(make()).item() == kf.ops.aten.sum(x, make()).item() == 4
    assert x[make()].shape == (2, 2)
    assert kf.stack(EnormousLength([x, x])).shape == (2, 2, 2)
    assert kf.UntypedStorage(make()).tolist() == [1, 0]
