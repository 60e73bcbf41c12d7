"""How nn.Module converts its parameters: whether it replaces them by new ones, or exchanges what they stand for."""

_switches = {"overwrite": False, "swap": False}


def set_overwrite_module_params_on_conversion(value: bool) -> None:
    """Whether conversions make new parameters instead of changing the data of the old ones."""
    _switches["overwrite"] = value


def get_overwrite_module_params_on_conversion() -> bool:
    """Returns what set_overwrite_module_params_on_conversion chose; False by default."""
    return _switches["overwrite"]


def set_swap_module_params_on_conversion(value: bool) -> None:
    """Whether conversions and load_state_dict keep parameters as objects, by utils.swap_tensors."""
    _switches["swap"] = value


def get_swap_module_params_on_conversion() -> bool:
    """Returns what set_swap_module_params_on_conversion chose; False by default."""
    return _switches["swap"]
