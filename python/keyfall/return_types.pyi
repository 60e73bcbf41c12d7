# Made by tools/opgen/catalogue.py from the files in ops/. Do not edit.

from typing import NamedTuple

from . import Tensor

class max(NamedTuple):
    values: Tensor
    indices: Tensor
class min(NamedTuple):
    values: Tensor
    indices: Tensor
class aminmax(NamedTuple):
    min: Tensor
    max: Tensor
class cummax(NamedTuple):
    values: Tensor
    indices: Tensor
class cummin(NamedTuple):
    values: Tensor
    indices: Tensor
class histogram(NamedTuple):
    hist: Tensor
    bin_edges: Tensor
class histogramdd(NamedTuple):
    hist: Tensor
    bin_edges: Tensor
class sort(NamedTuple):
    values: Tensor
    indices: Tensor
class topk(NamedTuple):
    values: Tensor
    indices: Tensor
class kthvalue(NamedTuple):
    values: Tensor
    indices: Tensor
class median(NamedTuple):
    values: Tensor
    indices: Tensor
class nanmedian(NamedTuple):
    values: Tensor
    indices: Tensor
class mode(NamedTuple):
    values: Tensor
    indices: Tensor
class frexp(NamedTuple):
    mantissa: Tensor
    exponent: Tensor
