"""Differentiation. Names that are not here exist, but have no types yet."""

from collections.abc import Sequence
from typing import Any, Literal, overload

from .._C import Tensor
from . import function as function
from . import functional as functional
from . import graph as graph
from .function import Function as Function
from .checked_mode import checked_mode as checked_mode
from .anomaly_mode import detect_anomaly as detect_anomaly
from .grad_mode import enable_grad as enable_grad
from .grad_mode import enforce_grad_layout_policy as enforce_grad_layout_policy
from .grad_mode import inference_mode as inference_mode
from .grad_mode import no_grad as no_grad
from .anomaly_mode import set_detect_anomaly as set_detect_anomaly
from .grad_mode import set_grad_enabled as set_grad_enabled
from .grad_mode import set_multithreading_enabled as set_multithreading_enabled
from .gradcheck import gradcheck as gradcheck
from .gradcheck import gradgradcheck as gradgradcheck
from .graph import GradientEdge

_End = Tensor | GradientEdge
_Ends = _End | Sequence[_End]
_Gradients = Tensor | Sequence[Tensor | None] | None

def backward(tensors: _Ends, grad_tensors: _Gradients = None, retain_graph: bool | None = None,
             create_graph: bool = False, grad_variables: _Gradients = None,
             inputs: _Ends | None = None) -> None: ...
@overload
def grad(outputs: _Ends, inputs: _Ends, grad_outputs: _Gradients = None,
         retain_graph: bool | None = None, create_graph: bool = False, only_inputs: bool = True,
         allow_unused: None = None, is_grads_batched: bool = False,
         materialize_grads: bool = False) -> tuple[Tensor, ...]: ...
@overload
def grad(outputs: _Ends, inputs: _Ends, grad_outputs: _Gradients = None,
         retain_graph: bool | None = None, create_graph: bool = False, only_inputs: bool = True,
         allow_unused: Literal[False] = False, is_grads_batched: bool = False,
         materialize_grads: bool = False) -> tuple[Tensor, ...]: ...
@overload
def grad(outputs: _Ends, inputs: _Ends, grad_outputs: _Gradients = None,
         retain_graph: bool | None = None, create_graph: bool = False, only_inputs: bool = True,
         *, allow_unused: bool, is_grads_batched: bool = False,
         materialize_grads: bool = False) -> tuple[Tensor | None, ...]: ...
def __getattr__(name: str) -> Any: ...
