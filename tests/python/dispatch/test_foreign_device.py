"""CPU kernels that get tensors of another device. A redispatch to a handmade keyset causes that for
every operator of the catalogue, with one tensor or all of them elsewhere."""

import pytest

import keyfall
from keyfall._C import DispatchKey, DispatchKeySet

pytest.importorskip("tomllib")  # the catalogue is read with Python 3.11 or later
import samples  # noqa: E402
from catalogue_families import strided_families  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")  # samples have uncommon arguments on purpose
CPU = DispatchKeySet(DispatchKey.CPU)
DTYPES = (keyfall.float32, keyfall.int64, keyfall.bool, keyfall.complex64)


def forms():
    return [(form, family.entry["samples"]) for family in strided_families()
            for form in family.forms if family.entry.get("samples")]


def operator_of(schema):
    return getattr(getattr(keyfall.ops.aten, schema.name), schema.overload or "default")


def arguments_of(form, sample):
    """Returns keyword arguments in the first dtype that the sample can be evaluated and called with."""
    for dtype in DTYPES:
        try:
            args, kwargs = samples.evaluate(keyfall, sample, dtype, "plain", sample)
            own = dict(zip((a.name for a in form.family.schema.arguments), args), **kwargs)
            results = operator_of(form.family.schema)(**own)
        except Exception:  # noqa: BLE001 - the sample does not support this dtype
            continue
        args, kwargs = samples.evaluate(keyfall, sample, dtype, "plain", sample)
        own = dict(zip((a.name for a in form.family.schema.arguments), args), **kwargs)
        results = list(results) if isinstance(results, (list, tuple)) else [results]
        out = [a.name for a in form.schema.arguments if a.name not in own and a.written]
        own.update(zip(out, results))
        return {a.name: own[a.name] for a in form.schema.arguments if a.name in own}
    return None


def tensors_in(value):
    values = value if isinstance(value, (list, tuple)) else [value]
    return [v for v in values if isinstance(v, keyfall.Tensor)]


def moved(value, which):
    if isinstance(value, (list, tuple)):
        return [moved(v, which) for v in value]
    return value.to("meta") if any(value is t for t in which) else value


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_kernels_refuse_tensors_of_another_device(part):
    refused = 0
    for form, listed in forms()[part::8]:
        operator = operator_of(form.schema)
        own = next((found for sample in listed
                    if (found := arguments_of(form, sample)) is not None), None)
        if own is None:
            continue
        tensors = [t for value in own.values() for t in tensors_in(value)]
        native = keyfall._C._dispatch_has_kernel_for_dispatch_key(operator.name(), "CPU")
        for which in [[t] for t in tensors] + [tensors]:
            given = {name: moved(value, which) for name, value in own.items()}
            if not which:
                continue
            try:
                operator.redispatch(CPU, **given)
            except (RuntimeError, NotImplementedError, ValueError, TypeError, IndexError):
                refused += 1
            else:  # a composite reaches the kernels of the tensors' own device
                assert not native, f"{operator.name()} accepted {given}"
    assert refused > 100


def test_the_error_names_operator_argument_and_devices():
    x = keyfall.empty(3, device="meta")
    with pytest.raises(RuntimeError, match=r"aten::sin: the kernel for CPU .* 'self' on device meta"):
        keyfall.ops.aten.sin.default.redispatch(CPU, x)
    with pytest.raises(RuntimeError, match="aten::cat.*'tensors' on device meta"):
        keyfall.ops.aten.cat.default.redispatch(CPU, [keyfall.ones(3), x])
    y = keyfall.ones(3)
    with pytest.raises(RuntimeError, match=r"aten::add_.Tensor.*'other' on device meta"):
        keyfall.ops.aten.add_.Tensor.redispatch(CPU, y, x)
    assert y.tolist() == [1, 1, 1] and y._version == 0
