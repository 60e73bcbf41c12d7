"""See __init__.py."""

from typing import Any, Callable, Union

from .._as_torch.absent import absent_function
from . import Node  # noqa: F401

Argument, Target = Any, Union[Callable[..., Any], str]
map_arg = absent_function("torch.fx.node.map_arg")
