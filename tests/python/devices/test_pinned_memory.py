"""Memory that a device reads directly: factories, tensors, storages, the data loader."""

import collections
import warnings

import pytest

import keyfall
from keyfall.utils.data import DataLoader
from keyfall.utils.data._pin_memory import pin_memory

FACTORIES = {
    "arange": lambda **options: keyfall.arange(3, **options),
    "empty": lambda **options: keyfall.empty(2, 3, **options),
    "empty_format": lambda **options: keyfall.empty(1, 2, 3, 4, memory_format=keyfall.channels_last,
                                                    **options),
    "empty_like": lambda **options: keyfall.empty_like(keyfall.ones(2, 3).t(), **options),
    "empty_permuted": lambda **options: keyfall.empty_permuted((2, 3), (1, 0), **options),
    "empty_strided": lambda **options: keyfall.empty_strided((2, 3), (1, 4), **options),
    "eye": lambda **options: keyfall.eye(3, **options),
    "full": lambda **options: keyfall.full((2,), 7, **options),
    "full_like": lambda **options: keyfall.full_like(keyfall.ones(2), 7, **options),
    "hann_window": lambda **options: keyfall.hann_window(4, **options),
    "linspace": lambda **options: keyfall.linspace(0, 1, 3, **options),
    "logspace": lambda **options: keyfall.logspace(0, 1, 3, **options),
    "new_empty": lambda **options: keyfall.ones(1).new_empty((2,), **options),
    "new_full": lambda **options: keyfall.ones(1).new_full((2,), 5, **options),
    "new_zeros": lambda **options: keyfall.ones(1).new_zeros((2,), **options),
    "ones": lambda **options: keyfall.ones(3, **options),
    "operator": lambda **options: keyfall.ops.aten.ones([3], **options),
    "rand": lambda **options: keyfall.rand(2, **options),
    "randint": lambda **options: keyfall.randint(3, (2,), **options),
    "randn": lambda **options: keyfall.randn(2, **options),
    "randn_like": lambda **options: keyfall.randn_like(keyfall.ones(2), **options),
    "randperm": lambda **options: keyfall.randperm(3, **options),
    "tensor": lambda **options: keyfall.tensor([[1.0], [2.0]], **options),
    "tril_indices": lambda **options: keyfall.tril_indices(3, 3, **options),
    "zeros": lambda **options: keyfall.zeros(0, **options),
}
UNDEFINED = ("empty", "new_empty")


@pytest.mark.parametrize("name", FACTORIES)
def test_factories(remote, name):
    before = remote.number("pinned")
    keyfall.manual_seed(0)
    plain = FACTORIES[name](pin_memory=False)
    keyfall.manual_seed(0)
    pinned = FACTORIES[name](pin_memory=True)
    assert pinned.is_pinned() and not plain.is_pinned() and pinned.is_cpu
    assert pinned.stride() == plain.stride() and pinned.dtype == plain.dtype
    if not name.startswith(UNDEFINED):
        assert pinned.tolist() == plain.tolist()
    assert remote.number("pinned") - before == (1 if pinned.numel() else 0)
    assert pinned._version == 0
    assert repr(pinned.remote().tolist()) == repr(pinned.tolist())  # empty() may hold a NaN
    del pinned
    assert remote.number("pinned") == before


def test_only_the_cpu_has_memory_to_pin(remote, tmp_path):
    assert keyfall.empty(2, device="meta", pin_memory=True).is_meta
    assert keyfall.tensor([1], device="meta", pin_memory=True).is_meta
    for call in (lambda: keyfall.empty(2, device="remote", pin_memory=True),
                 lambda: keyfall.ones_like(keyfall.ones(1, device="remote"), pin_memory=True),
                 lambda: keyfall.tensor([1], device="remote", pin_memory=True)):
        with pytest.raises(RuntimeError, match="Only dense CPU tensors can be pinned"):
            call()
    assert keyfall.ones_like(keyfall.ones(1, device="remote"), device="cpu", pin_memory=True).is_pinned()
    (tmp_path / "file").write_bytes(bytes(8))
    with pytest.raises(RuntimeError, match="from a file cannot be pinned"):
        keyfall.from_file(str(tmp_path / "file"), size=2, pin_memory=True)
    with pytest.raises(TypeError, match="pin_memory"):
        keyfall.ones(1).new_tensor([1], pin_memory=True)
    with pytest.raises(TypeError, match="argument 'pin_memory' must be bool, not int"):
        keyfall.empty(2, pin_memory=1)
    assert not keyfall.empty(2, pin_memory=None).is_pinned()
    assert not keyfall.zeros(2, out=keyfall.empty(2), pin_memory=True).is_pinned()  # out= is what it is


def test_pinned_copies_keep_strides(remote):
    x = keyfall.arange(6.0).view(2, 3)
    for view in (x.t(), x[:, ::2], x[1], x[:, 1]):
        pinned = view.pin_memory()
        assert pinned.stride() == view.stride() and pinned.tolist() == view.tolist()
    assert x[:1].expand(4, 3).pin_memory().stride() == (3, 1)
    y = keyfall.ones(2, requires_grad=True)
    y.pin_memory().sum().backward()
    assert y.grad.tolist() == [1, 1]


def test_the_deprecated_argument(remote):
    x = keyfall.ones(2)
    with pytest.warns(DeprecationWarning, match="'device' of Tensor.pin_memory.. is deprecated"):
        assert x.pin_memory("remote").is_pinned()
    with pytest.warns(DeprecationWarning, match="'device' of Tensor.is_pinned.. is deprecated"):
        assert not x.is_pinned("remote")
    with pytest.warns(DeprecationWarning), pytest.raises(RuntimeError, match="the CPU is none"):
        x.pin_memory("cpu")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert x.pin_memory(None).is_pinned() and not x.is_pinned(device=None)
        with pytest.raises(DeprecationWarning):
            x.pin_memory("remote")


def test_storages(remote):
    storage = keyfall.arange(3.0).untyped_storage()
    pinned = storage.pin_memory()
    assert not storage.is_pinned() and pinned.is_pinned() and pinned.tolist() == storage.tolist()
    assert pinned.pin_memory() is pinned and not pinned.resizable()
    assert keyfall.UntypedStorage(0).pin_memory().nbytes() == 0
    keyfall.storage._reset_warn_typed_storage_removal()
    with pytest.warns(UserWarning, match="TypedStorage"):
        typed = keyfall.arange(3.0).storage()
    again = typed.pin_memory()
    assert again.is_pinned() and again.dtype is keyfall.float32 and again.tolist() == [0, 1, 2]
    for device in ("remote", "meta"):
        with pytest.raises(TypeError, match="only CPU memory can be pinned"):
            keyfall.UntypedStorage(4, device=device).pin_memory()


class Own:
    def __init__(self):
        self.pinned = False

    def pin_memory(self):
        self.pinned = True
        return self


class Row(dict):
    """A mapping with further attributes."""

    note = "lost"


def test_batches(remote):
    Pair = collections.namedtuple("Pair", "a b")
    row = Row(x=keyfall.ones(1), n=3)
    row.note = "kept"
    batch = [keyfall.ones(1), (keyfall.ones(2), "text"), Pair(keyfall.ones(1), None), row, Own(), range(2)]
    result = pin_memory(batch)
    assert result[0].is_pinned() and result[1][0].is_pinned() and result[1][1] == "text"
    assert type(result[2]) is Pair and result[2].a.is_pinned() and result[2].b is None
    assert result[3]["x"].is_pinned() and result[3].note == "kept" and not row["x"].is_pinned()
    assert result[4].pinned and result[5] == [0, 1]
    packed = keyfall.nn.utils.rnn.pack_sequence([keyfall.ones(2), keyfall.ones(3)], enforce_sorted=False)
    assert packed.pin_memory().is_pinned() and packed.pin_memory().sorted_indices.is_pinned()


@pytest.mark.parametrize("workers", [0, 2])
def test_the_data_loader(remote, workers):
    data = [(keyfall.ones(2) * n, n) for n in range(5)]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        batches = list(DataLoader(data, batch_size=2, pin_memory=True, num_workers=workers))
    assert [x.is_pinned() and n.is_pinned() for x, n in batches] == [True] * 3
    with pytest.warns(UserWarning, match="pin_memory_device is deprecated.*pin_memory_device='cuda'"):
        assert next(iter(DataLoader([1], pin_memory=True, pin_memory_device="cuda"))).is_pinned()
