"""Quantized modules: `dynamic` has linear layers whose inputs and results are float32. Modules with quantized inputs can be
imported; using one is an error."""

from ...._loading import load as _load, missing as _missing
from ...._shared.absent import absent_class as _absent_class

_ABSENT = frozenset(("Conv1d", "Conv2d", "Conv3d", "Embedding", "EmbeddingBag", "FloatFunctional", "QFunctional"))


def __getattr__(name):
    if name == "dynamic":
        return _load(f"{__name__}.dynamic")
    if name in ("Linear", "LinearPackedParams"):
        return getattr(_load(f"{__name__}.linear"), name)
    if name not in _ABSENT:
        raise _missing(__name__, name)
    value = globals()[name] = _absent_class(f"torch.ao.nn.quantized.{name}")
    return value
