from collections.abc import Callable
from types import TracebackType
from typing import Any, TypeVar, overload

_Function = TypeVar("_Function", bound=Callable[..., Any])

class _Context:
    """A context manager that is also a decorator."""

    def __enter__(self) -> Any: ...
    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None,
                 traceback: TracebackType | None) -> None: ...
    def __call__(self, function: _Function) -> _Function: ...

class _Plain(_Context):
    """A decorator that works with and without parentheses."""

    @overload
    def __new__(cls) -> _Plain: ...
    @overload
    def __new__(cls, function: _Function) -> _Function: ...  # type: ignore[misc]

class no_grad(_Plain): ...
class enable_grad(_Plain): ...

class set_grad_enabled(_Context):
    def __init__(self, mode: bool) -> None: ...

class inference_mode(_Context):
    @overload
    def __new__(cls, mode: bool = True) -> inference_mode: ...
    @overload
    def __new__(cls, mode: _Function) -> _Function: ...  # type: ignore[misc]

class set_multithreading_enabled(_Context):
    def __init__(self, mode: bool) -> None: ...

class enforce_grad_layout_policy(_Context):
    def __init__(self, enable: bool = True) -> None: ...
