"""Dynamic quantization: quantize_dynamic makes linear layers with weights of int8 or float16. The names of static
quantization can be imported; using one is an error."""

from ..._loading import missing as _missing
from ..._shared.absent import absent_class as _absent_class, absent_function as _absent_function
from .observer import (MinMaxObserver, ObserverBase, PerChannelMinMaxObserver, PlaceholderObserver,
                       default_dynamic_quant_observer, default_per_channel_weight_observer, default_placeholder_observer,
                       default_weight_observer)
from .qconfig import QConfig, default_dynamic_qconfig, float16_dynamic_qconfig, per_channel_dynamic_qconfig
from .quantize import (convert, get_default_dynamic_quant_module_mappings, propagate_qconfig_, quantize_dynamic,
                       swap_module)

__all__ = ["MinMaxObserver", "ObserverBase", "PerChannelMinMaxObserver", "PlaceholderObserver", "QConfig", "convert",
           "default_dynamic_qconfig", "default_dynamic_quant_observer", "default_per_channel_weight_observer",
           "default_placeholder_observer", "default_weight_observer", "float16_dynamic_qconfig",
           "get_default_dynamic_quant_module_mappings", "per_channel_dynamic_qconfig", "propagate_qconfig_",
           "quantize_dynamic", "swap_module"]
_ABSENT = frozenset("""DeQuantStub FakeQuantize FakeQuantizeBase HistogramObserver QuantStub QuantWrapper default_qconfig fuse_modules
fuse_modules_qat get_default_qat_qconfig get_default_qconfig prepare prepare_qat quantize quantize_qat""".split())


def __getattr__(name):
    if name not in _ABSENT:
        raise _missing(__name__, name)
    make = _absent_class if name[0].isupper() else _absent_function
    value = globals()[name] = make(f"torch.ao.quantization.{name}")
    return value
