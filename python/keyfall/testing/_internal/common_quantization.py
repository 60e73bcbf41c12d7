"""Helpers of tests for quantized weights, which do not exist here."""


def _missing(name):
    def refuse(*_args, **_kwargs):
        raise NotImplementedError(f"{name}: keyfall has no quantized tensors")

    refuse.__name__ = refuse.__qualname__ = name
    return refuse


_group_quantize_tensor = _missing("_group_quantize_tensor")
_dynamically_quantize_per_channel = _missing("_dynamically_quantize_per_channel")
