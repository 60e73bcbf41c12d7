"""Quantized modules: `dynamic` has linear layers whose inputs and results are float32. Modules with quantized inputs can be
imported; using one is an error."""

from ...._as_torch.absent import absent_class as _absent_class
from ...._loading import load as _load

_ABSENT = frozenset(("Conv1d", "Conv2d", "Conv3d", "Embedding", "EmbeddingBag", "FloatFunctional", "QFunctional"))


def __getattr__(name):
    if name == "dynamic":
        return _load(f"{__name__}.dynamic")
    if name in ("Linear", "LinearPackedParams"):
        return getattr(_load(f"{__name__}.linear"), name)
    if name not in _ABSENT:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = _absent_class(f"torch.ao.nn.quantized.{name}")
    return value
