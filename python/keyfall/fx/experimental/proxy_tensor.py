"""See __init__.py."""

from ..._shared.absent import absent_function as _absent_function


def get_proxy_mode():
    """None: nothing is traced."""


make_fx = _absent_function("torch.fx.experimental.proxy_tensor.make_fx")
