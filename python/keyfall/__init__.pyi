"""Keyfall's package. Names that are not here exist, but have no types yet."""

import builtins
from collections.abc import Callable
from typing import Any, overload

from . import _C as _C
from . import amp as amp
from . import autograd as autograd
from . import distributions as distributions
from . import fft as fft
from . import functional as functional
from . import linalg as linalg
from . import nn as nn
from . import optim as optim
from . import return_types as return_types
from . import special as special
from . import testing as testing
from . import types as types
from . import utils as utils
from ._C import DeviceLike as DeviceLike
from ._C import Generator as Generator
from ._C import NoDeviceError as NoDeviceError
from ._C import Number as Number
from ._C import Size as Size
from ._C import Tensor as Tensor
from ._C import UntypedStorage as UntypedStorage
from ._C import __version__ as __version__
from ._C import as_tensor as as_tensor
from ._C import device as device
from ._C import dtype as dtype
from ._C import finfo as finfo
from ._C import from_dlpack as from_dlpack
from ._C import from_numpy as from_numpy
from ._C import frombuffer as frombuffer
from ._C import get_default_dtype as get_default_dtype
from ._C import has_torch_messages as has_torch_messages
from ._C import iinfo as iinfo
from ._C import is_grad_enabled as is_grad_enabled
from ._C import layout as layout
from ._C import manual_seed as manual_seed
from ._C import memory_format as memory_format
from ._C import set_default_dtype as set_default_dtype
from ._C import set_torch_messages as set_torch_messages
from ._C import tensor as tensor
from ._C._aten import Aten
from ._C._VariableFunctions import *
from ._namespace.tracing import Explanation as Explanation
from ._namespace.tracing import ExplainStep as ExplainStep
from ._namespace.tracing import TraceEvent as TraceEvent
from ._namespace.tracing import explain as explain
from ._namespace.tracing import trace_calls as trace_calls
from ._record.cutter import cut_recording as cut_recording
from ._record.file_format import RecordingError as RecordingError
from ._record.recorder import record as record
from ._record.replayer import replay as replay
from .autograd.grad_mode import enable_grad as enable_grad
from .autograd.grad_mode import inference_mode as inference_mode
from .autograd.grad_mode import no_grad as no_grad
from .autograd.grad_mode import set_grad_enabled as set_grad_enabled
from .functional import atleast_1d as atleast_1d
from .functional import atleast_2d as atleast_2d
from .functional import atleast_3d as atleast_3d
from .functional import block_diag as block_diag
from .functional import broadcast_shapes as broadcast_shapes
from .functional import broadcast_tensors as broadcast_tensors
from .functional import cartesian_prod as cartesian_prod
from .functional import cdist as cdist
from .functional import chain_matmul as chain_matmul
from .functional import einsum as einsum
from .functional import istft as istft
from .functional import lu as lu
from .functional import meshgrid as meshgrid
from .functional import nonzero as nonzero
from .functional import norm as norm
from .functional import split as split
from .functional import stft as stft
from .functional import tensordot as tensordot
from .functional import unique as unique
from .functional import unique_consecutive as unique_consecutive
from .functional import unravel_index as unravel_index

from .serialization import load as load
from .serialization import save as save

class _Ops:
    aten: Aten
    def __getattr__(self, name: str) -> Any: ...

ops: _Ops

e: builtins.float
inf: builtins.float
nan: builtins.float
pi: builtins.float
newaxis: None

bfloat16: dtype
bool: dtype
cdouble: dtype
cfloat: dtype
chalf: dtype
complex32: dtype
complex64: dtype
complex128: dtype
double: dtype
float: dtype
float16: dtype
float32: dtype
float64: dtype
float8_e4m3fn: dtype
float8_e4m3fnuz: dtype
float8_e5m2: dtype
float8_e5m2fnuz: dtype
float8_e8m0fnu: dtype
half: dtype
int: dtype
int8: dtype
int16: dtype
int32: dtype
int64: dtype
long: dtype
short: dtype
uint8: dtype
uint16: dtype
uint32: dtype
uint64: dtype

channels_last: memory_format
channels_last_3d: memory_format
contiguous_format: memory_format
preserve_format: memory_format
strided: layout

@overload
def trace(input: Tensor) -> Tensor: ...
@overload
def trace(*, callback: Callable[[TraceEvent], Any] | None = None,
          all_threads: builtins.bool = False) -> trace_calls: ...
def is_tensor(obj: Any) -> builtins.bool: ...
def __getattr__(name: str) -> Any: ...
