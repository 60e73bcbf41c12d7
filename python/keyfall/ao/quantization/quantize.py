"""Replaces modules by quantized ones."""

import copy

from ... import _C, nn
from ..nn.quantized import dynamic
from .qconfig import default_dynamic_qconfig, float16_dynamic_qconfig

_MAPPING = {nn.Linear: dynamic.Linear, nn.modules.linear.NonDynamicallyQuantizableLinear: dynamic.Linear}
_RECURRENT = (nn.LSTM, nn.GRU, nn.LSTMCell, nn.RNNCell, nn.GRUCell)


def get_default_dynamic_quant_module_mappings():
    """Returns {class of module: class of its dynamically quantized module}."""
    return dict(_MAPPING)


def propagate_qconfig_(module, qconfig_dict=None, prepare_custom_config_dict=None):
    """Sets the attribute `qconfig` of all modules: the configuration that the dictionary has for the type or the name of a
    module, else that of the module around it."""
    _propagate(module, qconfig_dict or {}, None, "")


def _propagate(module, configs, config, name):
    config = configs.get(name, configs.get(type(module), config))
    module.qconfig = config = getattr(module, "qconfig", config)
    for child_name, child in module.named_children():
        _propagate(child, configs, config, f"{name}.{child_name}" if name else child_name)


def swap_module(mod, mapping, custom_module_class_mapping=None, use_precomputed_fake_quant=False):
    """Returns the quantized module of a module, or the module itself if it has no configuration or no counterpart."""
    if getattr(mod, "qconfig", None) is None or type(mod) not in mapping:
        return mod
    made = mapping[type(mod)].from_float(mod)
    for hook in mod._forward_pre_hooks.values():
        made.register_forward_pre_hook(hook)
    for hook in mod._forward_hooks.values():
        made.register_forward_hook(hook)
    return made


def _convert(module, mapping):
    for name, child in list(module.named_children()):
        _convert(child, mapping)
        module._modules[name] = swap_module(child, mapping)


def convert(module, mapping=None, inplace=False, remove_qconfig=True, is_reference=False,
            convert_custom_config_dict=None, use_precomputed_fake_quant=False):
    """Replaces the modules that have a configuration (`qconfig`) by those of the mapping, inside of a module.

    >>> model = keyfall.nn.Sequential(keyfall.nn.Linear(2, 3))
    >>> keyfall.ao.quantization.propagate_qconfig_(model, {"": keyfall.ao.quantization.default_dynamic_qconfig})
    >>> mapping = keyfall.ao.quantization.get_default_dynamic_quant_module_mappings()
    >>> type(keyfall.ao.quantization.convert(model, mapping)[0]).__name__
    'Linear'
    """
    if mapping is None:
        raise NotImplementedError("convert needs a mapping: static quantization is not supported, "
                                  "get_default_dynamic_quant_module_mappings() has that of dynamic quantization")
    module = module if inplace else copy.deepcopy(module)
    _convert(module, mapping)
    if remove_qconfig:
        for part in module.modules():
            part.__dict__.pop("qconfig", None)
    return module


def _configurations(spec, dtype):
    config = {_C.qint8: default_dynamic_qconfig, _C.float16: float16_dynamic_qconfig}.get(dtype)
    if isinstance(spec, dict):
        return spec
    if config is None and dtype in (_C.quint8, _C.quint4x2):
        raise NotImplementedError(f"quantize_dynamic: embeddings of {dtype} are not supported")
    if spec is None:
        if config is None:
            raise ValueError(f"Don't know how to quantize with default settings for {dtype}. Provide full qconfig please")
        return {nn.Linear: config}
    if config is None:
        raise RuntimeError("Unknown dtype specified for quantize_dynamic: ", str(dtype))
    return dict.fromkeys(spec, config)


def quantize_dynamic(model, qconfig_spec=None, dtype=_C.qint8, mapping=None, inplace=False):
    """Replaces linear layers by layers with weights of int8 (dtype=qint8) or float16. Activations become bytes in each call,
    with a scale that their least and greatest number decide. qconfig_spec is a set of types and names of modules, or a
    dictionary from these to configurations; all linear layers without it. Recurrent layers are not supported: they stay as they
    are, unless the specification names them, which is an error.

    >>> model = keyfall.nn.Sequential(keyfall.nn.Linear(2, 3), keyfall.nn.ReLU())
    >>> keyfall.ao.quantization.quantize_dynamic(model, {keyfall.nn.Linear}, dtype=keyfall.qint8)
    Sequential(
      (0): DynamicQuantizedLinear(in_features=2, out_features=3, dtype=torch.qint8, qscheme=torch.per_tensor_affine)
      (1): ReLU()
    )
    """
    configs = _configurations(qconfig_spec, dtype)
    mapping = _MAPPING if mapping is None else mapping
    refused = [kind.__name__ for kind in configs if kind in _RECURRENT and kind not in mapping]
    if refused:
        raise NotImplementedError(f"quantize_dynamic: {', '.join(refused)} cannot be quantized, linear layers can")
    model = model if inplace else copy.deepcopy(model)
    model.eval()
    propagate_qconfig_(model, configs)
    return convert(model, mapping, inplace=True)
