from collections.abc import Callable
from typing import Any

class ExplainStep:
    key: Any
    keyset: Any
    rule: str
    kind: str | None
    registered: str
    @property
    def is_missing(self) -> bool: ...

class Explanation:
    op: Any
    text: str
    arguments: dict[str, Any]
    keys: Any
    included: Any
    excluded: Any
    mask: Any
    skipped: Any
    final: Any
    steps: tuple[ExplainStep, ...]
    @property
    def runs(self) -> ExplainStep: ...
    @property
    def then(self) -> tuple[ExplainStep, ...]: ...

class TraceEvent:
    op: Any
    key: Any
    kind: str
    boxed: bool
    depth: int
    keyset: Any
    kernel: str

class trace_calls:
    def __init__(self, callback: Callable[[TraceEvent], Any] | None = None, *,
                 all_threads: bool = False) -> None: ...
    def __enter__(self) -> Any: ...
    def __exit__(self, *exception: Any) -> bool: ...

def explain(op: Any, /, *args: Any, **kwargs: Any) -> Explanation: ...
