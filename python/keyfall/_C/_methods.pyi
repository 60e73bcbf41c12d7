# Made by tools/opgen/catalogue.py from the files in ops/. Do not edit.

from collections.abc import Sequence
from typing import Any, overload

from .. import DeviceLike, Generator, Number, Tensor, UntypedStorage, return_types
from .. import device, dtype, layout, memory_format

class OperatorMethods:
 """The operators that are methods of Tensor."""
 def sigmoid(self) -> Tensor:
  """1 / (1 + exp(-self)), elementwise."""
 def sigmoid_(self) -> Tensor: ...
 def logit(self, eps: float | None = None) -> Tensor:
  """log(self / (1 - self)), elementwise."""
 def logit_(self, eps: float | None = None) -> Tensor: ...
 def relu(self) -> Tensor:
  """max(self, 0), elementwise."""
 def relu_(self) -> Tensor: ...
 def prelu(self, weight: Tensor) -> Tensor:
  """self where self > 0, otherwise weight * self."""
 def hardshrink(self, lambd: Number = 0.5) -> Tensor:
  """0 where -lambd <= self <= lambd, otherwise self."""
 def add(self, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
  """self + alpha * other, elementwise with broadcasting."""
 def add_(self, other: Tensor | Number, *, alpha: Number = 1) -> Tensor: ...
 def sub(self, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
  """self - alpha * other, elementwise with broadcasting."""
 def sub_(self, other: Tensor | Number, *, alpha: Number = 1) -> Tensor: ...
 def mul(self, other: Tensor | Number) -> Tensor:
  """self * other, elementwise with broadcasting."""
 def mul_(self, other: Tensor | Number) -> Tensor: ...
 @overload
 def div(self, other: Tensor | Number) -> Tensor:
  """self / other, elementwise with broadcasting."""
 @overload
 def div(self, other: Tensor | Number, *, rounding_mode: str | None) -> Tensor: ...
 @overload
 def div_(self, other: Tensor | Number) -> Tensor: ...
 @overload
 def div_(self, other: Tensor | Number, *, rounding_mode: str | None) -> Tensor: ...
 def floor_divide(self, other: Tensor | Number) -> Tensor:
  """floor(self / other), elementwise with broadcasting."""
 def floor_divide_(self, other: Tensor | Number) -> Tensor: ...
 @overload
 def remainder(self, other: Tensor) -> Tensor:
  """self - other * floor(self / other), elementwise with broadcasting: the result has the sign of other."""
 @overload
 def remainder(self, other: Number) -> Tensor: ...
 @overload
 def remainder_(self, other: Tensor) -> Tensor: ...
 @overload
 def remainder_(self, other: Number) -> Tensor: ...
 @overload
 def fmod(self, other: Tensor) -> Tensor:
  """self - other * trunc(self / other), elementwise with broadcasting: the result has the sign of self."""
 @overload
 def fmod(self, other: Number) -> Tensor: ...
 @overload
 def fmod_(self, other: Tensor) -> Tensor: ...
 @overload
 def fmod_(self, other: Number) -> Tensor: ...
 def addcmul(self, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1) -> Tensor:
  """self + value * tensor1 * tensor2, elementwise with broadcasting."""
 def addcmul_(self, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1) -> Tensor: ...
 def addcdiv(self, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1) -> Tensor:
  """self + value * tensor1 / tensor2, elementwise with broadcasting."""
 def addcdiv_(self, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1) -> Tensor: ...
 @overload
 def lerp(self, end: Tensor, weight: Tensor) -> Tensor:
  """self + weight * (end - self), elementwise with broadcasting."""
 @overload
 def lerp(self, end: Tensor, weight: Number) -> Tensor: ...
 @overload
 def lerp_(self, end: Tensor, weight: Tensor) -> Tensor: ...
 @overload
 def lerp_(self, end: Tensor, weight: Number) -> Tensor: ...
 @overload
 def pow(self, exponent: Tensor) -> Tensor:
  """self ** exponent, elementwise with broadcasting."""
 @overload
 def pow(self, exponent: Number) -> Tensor: ...
 @overload
 def pow_(self, exponent: Tensor) -> Tensor: ...
 @overload
 def pow_(self, exponent: Number) -> Tensor: ...
 @overload
 def float_power(self, exponent: Tensor) -> Tensor:
  """self ** exponent, elementwise with broadcasting, computed in float64, or in complex128 if an operand is complex."""
 @overload
 def float_power(self, exponent: Number) -> Tensor: ...
 @overload
 def float_power_(self, exponent: Tensor) -> Tensor: ...
 @overload
 def float_power_(self, exponent: Number) -> Tensor: ...
 def atan2(self, other: Tensor) -> Tensor:
  """Angle of the point (x = other, y = self) in [-pi, pi], elementwise with broadcasting."""
 def atan2_(self, other: Tensor) -> Tensor: ...
 def hypot(self, other: Tensor) -> Tensor:
  """sqrt(self**2 + other**2), elementwise with broadcasting; does not overflow."""
 def hypot_(self, other: Tensor) -> Tensor: ...
 @overload
 def copysign(self, other: Tensor) -> Tensor:
  """abs(self) with the sign of other, elementwise with broadcasting."""
 @overload
 def copysign(self, other: Number) -> Tensor: ...
 @overload
 def copysign_(self, other: Tensor) -> Tensor: ...
 @overload
 def copysign_(self, other: Number) -> Tensor: ...
 def nextafter(self, other: Tensor) -> Tensor:
  """The next representable value after self towards other, elementwise with broadcasting."""
 def nextafter_(self, other: Tensor) -> Tensor: ...
 def logaddexp(self, other: Tensor) -> Tensor:
  """log(exp(self) + exp(other)), elementwise with broadcasting; does not overflow."""
 def logaddexp2(self, other: Tensor) -> Tensor:
  """log2(2**self + 2**other), elementwise with broadcasting; does not overflow."""
 @overload
 def xlogy(self, other: Tensor) -> Tensor:
  """self * log(other), elementwise with broadcasting; 0 where self is 0, NaN where other is NaN."""
 @overload
 def xlogy(self, other: Number) -> Tensor: ...
 @overload
 def xlogy_(self, other: Tensor) -> Tensor: ...
 @overload
 def xlogy_(self, other: Number) -> Tensor: ...
 def gcd(self, other: Tensor) -> Tensor:
  """Greatest common divisor of self and other, elementwise with broadcasting; never negative, and gcd(0, 0) is 0."""
 def gcd_(self, other: Tensor) -> Tensor: ...
 def lcm(self, other: Tensor) -> Tensor:
  """Least common multiple of self and other, elementwise with broadcasting; never negative, and 0 where an operand is 0."""
 def lcm_(self, other: Tensor) -> Tensor: ...
 def heaviside(self, values: Tensor) -> Tensor:
  """0 where self < 0, values where self is 0, 1 where self > 0, with broadcasting."""
 def heaviside_(self, values: Tensor) -> Tensor: ...
 def ldexp(self, other: Tensor) -> Tensor:
  """self * 2**other, elementwise with broadcasting."""
 def ldexp_(self, other: Tensor) -> Tensor: ...
 def maximum(self, other: Tensor) -> Tensor:
  """max(self, other), elementwise with broadcasting."""
 def minimum(self, other: Tensor) -> Tensor:
  """min(self, other), elementwise with broadcasting."""
 def fmax(self, other: Tensor) -> Tensor:
  """max(self, other), elementwise with broadcasting."""
 def fmin(self, other: Tensor) -> Tensor:
  """min(self, other), elementwise with broadcasting."""
 @overload
 def max(self) -> Tensor:
  """Maximum of all elements of self, which must not be empty."""
 @overload
 def max(self, other: Tensor) -> Tensor: ...
 @overload
 def max(self, dim: int, keepdim: bool = False) -> return_types.max: ...
 @overload
 def min(self) -> Tensor:
  """Minimum of all elements of self, which must not be empty."""
 @overload
 def min(self, other: Tensor) -> Tensor: ...
 @overload
 def min(self, dim: int, keepdim: bool = False) -> return_types.min: ...
 @overload
 def clamp(self, min: Tensor | None = None, max: Tensor | None = None) -> Tensor:
  """min(max(self, min), max), elementwise with broadcasting; a bound that is None is ignored."""
 @overload
 def clamp(self, min: Number | None = None, max: Number | None = None) -> Tensor: ...
 @overload
 def clamp_(self, min: Tensor | None = None, max: Tensor | None = None) -> Tensor: ...
 @overload
 def clamp_(self, min: Number | None = None, max: Number | None = None) -> Tensor: ...
 @overload
 def clamp_min(self, min: Tensor) -> Tensor:
  """max(self, min), elementwise with broadcasting."""
 @overload
 def clamp_min(self, min: Number) -> Tensor: ...
 @overload
 def clamp_min_(self, min: Tensor) -> Tensor: ...
 @overload
 def clamp_min_(self, min: Number) -> Tensor: ...
 @overload
 def clamp_max(self, max: Tensor) -> Tensor:
  """min(self, max), elementwise with broadcasting."""
 @overload
 def clamp_max(self, max: Number) -> Tensor: ...
 @overload
 def clamp_max_(self, max: Tensor) -> Tensor: ...
 @overload
 def clamp_max_(self, max: Number) -> Tensor: ...
 @overload
 def clip(self, min: Tensor | None = None, max: Tensor | None = None) -> Tensor:
  """min(max(self, min), max), elementwise with broadcasting: alias of clamp."""
 @overload
 def clip(self, min: Number | None = None, max: Number | None = None) -> Tensor: ...
 @overload
 def clip_(self, min: Tensor | None = None, max: Tensor | None = None) -> Tensor: ...
 @overload
 def clip_(self, min: Number | None = None, max: Number | None = None) -> Tensor: ...
 @overload
 def eq(self, other: Tensor) -> Tensor:
  """self == other, elementwise with broadcasting; the result is boolean."""
 @overload
 def eq(self, other: Number) -> Tensor: ...
 @overload
 def eq_(self, other: Tensor) -> Tensor: ...
 @overload
 def eq_(self, other: Number) -> Tensor: ...
 @overload
 def ne(self, other: Tensor) -> Tensor:
  """self != other, elementwise with broadcasting; the result is boolean."""
 @overload
 def ne(self, other: Number) -> Tensor: ...
 @overload
 def ne_(self, other: Tensor) -> Tensor: ...
 @overload
 def ne_(self, other: Number) -> Tensor: ...
 @overload
 def lt(self, other: Tensor) -> Tensor:
  """self < other, elementwise with broadcasting; the result is boolean."""
 @overload
 def lt(self, other: Number) -> Tensor: ...
 @overload
 def lt_(self, other: Tensor) -> Tensor: ...
 @overload
 def lt_(self, other: Number) -> Tensor: ...
 @overload
 def le(self, other: Tensor) -> Tensor:
  """self <= other, elementwise with broadcasting; the result is boolean."""
 @overload
 def le(self, other: Number) -> Tensor: ...
 @overload
 def le_(self, other: Tensor) -> Tensor: ...
 @overload
 def le_(self, other: Number) -> Tensor: ...
 @overload
 def gt(self, other: Tensor) -> Tensor:
  """self > other, elementwise with broadcasting; the result is boolean."""
 @overload
 def gt(self, other: Number) -> Tensor: ...
 @overload
 def gt_(self, other: Tensor) -> Tensor: ...
 @overload
 def gt_(self, other: Number) -> Tensor: ...
 @overload
 def ge(self, other: Tensor) -> Tensor:
  """self >= other, elementwise with broadcasting; the result is boolean."""
 @overload
 def ge(self, other: Number) -> Tensor: ...
 @overload
 def ge_(self, other: Tensor) -> Tensor: ...
 @overload
 def ge_(self, other: Number) -> Tensor: ...
 @overload
 def greater(self, other: Tensor) -> Tensor:
  """self > other, elementwise with broadcasting: alias of gt."""
 @overload
 def greater(self, other: Number) -> Tensor: ...
 @overload
 def greater_(self, other: Tensor) -> Tensor: ...
 @overload
 def greater_(self, other: Number) -> Tensor: ...
 @overload
 def greater_equal(self, other: Tensor) -> Tensor:
  """self >= other, elementwise with broadcasting: alias of ge."""
 @overload
 def greater_equal(self, other: Number) -> Tensor: ...
 @overload
 def greater_equal_(self, other: Tensor) -> Tensor: ...
 @overload
 def greater_equal_(self, other: Number) -> Tensor: ...
 @overload
 def less(self, other: Tensor) -> Tensor:
  """self < other, elementwise with broadcasting: alias of lt."""
 @overload
 def less(self, other: Number) -> Tensor: ...
 @overload
 def less_(self, other: Tensor) -> Tensor: ...
 @overload
 def less_(self, other: Number) -> Tensor: ...
 @overload
 def less_equal(self, other: Tensor) -> Tensor:
  """self <= other, elementwise with broadcasting: alias of le."""
 @overload
 def less_equal(self, other: Number) -> Tensor: ...
 @overload
 def less_equal_(self, other: Tensor) -> Tensor: ...
 @overload
 def less_equal_(self, other: Number) -> Tensor: ...
 @overload
 def not_equal(self, other: Tensor) -> Tensor:
  """self != other, elementwise with broadcasting: alias of ne."""
 @overload
 def not_equal(self, other: Number) -> Tensor: ...
 @overload
 def not_equal_(self, other: Tensor) -> Tensor: ...
 @overload
 def not_equal_(self, other: Number) -> Tensor: ...
 def isclose(self, other: Tensor, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False) -> Tensor:
  """abs(self - other) <= atol + rtol * abs(other), elementwise with broadcasting."""
 def allclose(self, other: Tensor, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False) -> bool:
  """True if isclose holds for every pair of elements of self and other."""
 def equal(self, other: Tensor) -> bool:
  """True if self and other have the same shape and equal elements."""
 def logical_and(self, other: Tensor) -> Tensor:
  """self != 0 and other != 0, elementwise with broadcasting; the result is boolean."""
 def logical_and_(self, other: Tensor) -> Tensor: ...
 def logical_or(self, other: Tensor) -> Tensor:
  """self != 0 or other != 0, elementwise with broadcasting; the result is boolean."""
 def logical_or_(self, other: Tensor) -> Tensor: ...
 def logical_xor(self, other: Tensor) -> Tensor:
  """(self != 0) != (other != 0), elementwise with broadcasting; the result is boolean."""
 def logical_xor_(self, other: Tensor) -> Tensor: ...
 @overload
 def bitwise_and(self, other: Tensor) -> Tensor:
  """self & other, bitwise, elementwise with broadcasting, for integers and booleans."""
 @overload
 def bitwise_and(self, other: Number) -> Tensor: ...
 @overload
 def bitwise_and_(self, other: Tensor) -> Tensor: ...
 @overload
 def bitwise_and_(self, other: Number) -> Tensor: ...
 def __and__(self, other: Tensor | Number) -> Tensor: ...
 def __iand__(self, other: Tensor | Number) -> Tensor: ...
 @overload
 def bitwise_or(self, other: Tensor) -> Tensor:
  """self | other, bitwise, elementwise with broadcasting, for integers and booleans."""
 @overload
 def bitwise_or(self, other: Number) -> Tensor: ...
 @overload
 def bitwise_or_(self, other: Tensor) -> Tensor: ...
 @overload
 def bitwise_or_(self, other: Number) -> Tensor: ...
 def __or__(self, other: Tensor | Number) -> Tensor: ...
 def __ior__(self, other: Tensor | Number) -> Tensor: ...
 @overload
 def bitwise_xor(self, other: Tensor) -> Tensor:
  """self ^ other, bitwise, elementwise with broadcasting, for integers and booleans."""
 @overload
 def bitwise_xor(self, other: Number) -> Tensor: ...
 @overload
 def bitwise_xor_(self, other: Tensor) -> Tensor: ...
 @overload
 def bitwise_xor_(self, other: Number) -> Tensor: ...
 def __xor__(self, other: Tensor | Number) -> Tensor: ...
 def __ixor__(self, other: Tensor | Number) -> Tensor: ...
 @overload
 def bitwise_left_shift(self, other: Tensor) -> Tensor:
  """self << other, elementwise with broadcasting, for integers."""
 @overload
 def bitwise_left_shift(self, other: Number) -> Tensor: ...
 @overload
 def bitwise_left_shift_(self, other: Tensor) -> Tensor: ...
 @overload
 def bitwise_left_shift_(self, other: Number) -> Tensor: ...
 def __lshift__(self, other: Tensor | Number) -> Tensor: ...
 def __ilshift__(self, other: Tensor | Number) -> Tensor: ...
 @overload
 def bitwise_right_shift(self, other: Tensor) -> Tensor:
  """self >> other, elementwise with broadcasting, for integers: an arithmetic shift, which keeps the sign."""
 @overload
 def bitwise_right_shift(self, other: Number) -> Tensor: ...
 @overload
 def bitwise_right_shift_(self, other: Tensor) -> Tensor: ...
 @overload
 def bitwise_right_shift_(self, other: Number) -> Tensor: ...
 def __rshift__(self, other: Tensor | Number) -> Tensor: ...
 def __irshift__(self, other: Tensor | Number) -> Tensor: ...
 @overload
 def where(self, condition: Tensor, other: Tensor) -> Tensor:
  """self where condition is true, otherwise other, elementwise with broadcasting."""
 @overload
 def where(self, condition: Tensor, other: Number) -> Tensor: ...
 @overload
 def masked_fill(self, mask: Tensor, value: Tensor) -> Tensor:
  """value where mask is true, otherwise self; value has no dimensions, mask broadcasts to the shape of self."""
 @overload
 def masked_fill(self, mask: Tensor, value: Number) -> Tensor: ...
 @overload
 def masked_fill_(self, mask: Tensor, value: Tensor) -> Tensor: ...
 @overload
 def masked_fill_(self, mask: Tensor, value: Number) -> Tensor: ...
 @overload
 def fill_(self, value: Tensor) -> Tensor: ...
 @overload
 def fill_(self, value: Number) -> Tensor: ...
 def zero_(self) -> Tensor: ...
 def copy_(self, src: Tensor | Number, non_blocking: bool = False) -> Tensor: ...
 def clone(self, *, memory_format: memory_format | None = None) -> Tensor:
  """Copy of self with its own storage."""
 def subtract(self, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
  """self - alpha * other, elementwise with broadcasting: alias of sub."""
 def subtract_(self, other: Tensor | Number, *, alpha: Number = 1) -> Tensor: ...
 def multiply(self, other: Tensor | Number) -> Tensor:
  """self * other, elementwise with broadcasting: alias of mul."""
 def multiply_(self, other: Tensor | Number) -> Tensor: ...
 @overload
 def divide(self, other: Tensor | Number) -> Tensor:
  """self / other, elementwise with broadcasting: alias of div."""
 @overload
 def divide(self, other: Tensor | Number, *, rounding_mode: str | None) -> Tensor: ...
 @overload
 def divide_(self, other: Tensor | Number) -> Tensor: ...
 @overload
 def divide_(self, other: Tensor | Number, *, rounding_mode: str | None) -> Tensor: ...
 def true_divide(self, other: Tensor | Number) -> Tensor:
  """self / other, elementwise with broadcasting: alias of div without rounding_mode."""
 def true_divide_(self, other: Tensor | Number) -> Tensor: ...
 def arctan2(self, other: Tensor) -> Tensor:
  """Angle of the point (x = other, y = self), elementwise with broadcasting: alias of atan2."""
 def arctan2_(self, other: Tensor) -> Tensor: ...
 def cross(self, other: Tensor, dim: int | None = None) -> Tensor:
  """Cross products of the vectors of size 3 in self and other along dim; if dim is None, along the first dimension of size 3."""
 @overload
 def new_empty(self, size: Sequence[int], *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, requires_grad: bool = False) -> Tensor:
  """Uninitialized tensor of the given size, with the type and device of self unless given."""
 @overload
 def new_empty(self, *size: int, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, requires_grad: bool = False) -> Tensor: ...
 def new_empty_strided(self, size: Sequence[int], stride: Sequence[int], *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, requires_grad: bool = False) -> Tensor:
  """Uninitialized tensor of the given size and stride, with the type and device of self unless given."""
 @overload
 def new_zeros(self, size: Sequence[int], *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, requires_grad: bool = False) -> Tensor:
  """Tensor of the given size filled with 0, with the type and device of self unless given."""
 @overload
 def new_zeros(self, *size: int, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, requires_grad: bool = False) -> Tensor: ...
 @overload
 def new_ones(self, size: Sequence[int], *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, requires_grad: bool = False) -> Tensor:
  """Tensor of the given size filled with 1, with the type and device of self unless given."""
 @overload
 def new_ones(self, *size: int, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, requires_grad: bool = False) -> Tensor: ...
 def new_full(self, size: Sequence[int], fill_value: Number, *, dtype: dtype | None = None, layout: layout | None = None, device: DeviceLike | None = None, pin_memory: bool | None = False, requires_grad: bool = False) -> Tensor:
  """Tensor of the given size filled with fill_value, with the type and device of self unless given."""
 @overload
 def resize_(self, size: Sequence[int], *, memory_format: memory_format | None = None) -> Tensor: ...
 @overload
 def resize_(self, *size: int, memory_format: memory_format | None = None) -> Tensor: ...
 def resize_as_(self, the_template: Tensor, *, memory_format: memory_format | None = None) -> Tensor: ...
 @overload
 def set_(self) -> Tensor: ...
 @overload
 def set_(self, source: UntypedStorage) -> Tensor: ...
 @overload
 def set_(self, source: UntypedStorage, storage_offset: int, size: Sequence[int], stride: Sequence[int] = ()) -> Tensor: ...
 @overload
 def set_(self, source: Tensor) -> Tensor: ...
 @overload
 def set_(self, source: Tensor, storage_offset: int, size: Sequence[int], stride: Sequence[int] = ()) -> Tensor: ...
 def gather(self, dim: int, index: Tensor, *, sparse_grad: bool = False) -> Tensor:
  """result[i][j][k] = self[index[i][j][k]][j][k] for dim = 0, and accordingly for other dim."""
 @overload
 def scatter(self, dim: int, index: Tensor, src: Tensor) -> Tensor:
  """Copy of self with self[index[i][j][k]][j][k] = src[i][j][k] for dim = 0, and accordingly for other dim."""
 @overload
 def scatter(self, dim: int, index: Tensor, src: Tensor, *, reduce: str) -> Tensor: ...
 @overload
 def scatter(self, dim: int, index: Tensor, value: Number) -> Tensor: ...
 @overload
 def scatter(self, dim: int, index: Tensor, value: Number, *, reduce: str) -> Tensor: ...
 @overload
 def scatter_(self, dim: int, index: Tensor, src: Tensor) -> Tensor: ...
 @overload
 def scatter_(self, dim: int, index: Tensor, src: Tensor, *, reduce: str) -> Tensor: ...
 @overload
 def scatter_(self, dim: int, index: Tensor, value: Number) -> Tensor: ...
 @overload
 def scatter_(self, dim: int, index: Tensor, value: Number, *, reduce: str) -> Tensor: ...
 def scatter_add(self, dim: int, index: Tensor, src: Tensor) -> Tensor:
  """Copy of self with self[index[i][j][k]][j][k] += src[i][j][k] for dim = 0, and accordingly for other dim."""
 def scatter_add_(self, dim: int, index: Tensor, src: Tensor) -> Tensor: ...
 def scatter_reduce(self, dim: int, index: Tensor, src: Tensor, reduce: str, *, include_self: bool = True) -> Tensor:
  """Copy of self whose elements at index along dim are the reduction ('sum', 'prod', 'mean', 'amax', 'amin') of the elements of src sent there, and of self if include_self."""
 def scatter_reduce_(self, dim: int, index: Tensor, src: Tensor, reduce: str, *, include_self: bool = True) -> Tensor: ...
 def index_select(self, dim: int, index: Tensor) -> Tensor:
  """Slices of self along dim at the positions in the 1-D index, in that order."""
 def index_add(self, dim: int, index: Tensor, source: Tensor, *, alpha: Number = 1) -> Tensor:
  """Copy of self with alpha * source[i] added to its slice index[i] along dim, for each i."""
 def index_add_(self, dim: int, index: Tensor, source: Tensor, *, alpha: Number = 1) -> Tensor: ...
 def index_copy(self, dim: int, index: Tensor, source: Tensor) -> Tensor:
  """Copy of self with its slice index[i] along dim replaced by slice i of source, for each i."""
 def index_copy_(self, dim: int, index: Tensor, source: Tensor) -> Tensor: ...
 @overload
 def index_fill(self, dim: int, index: Tensor, value: Tensor) -> Tensor:
  """Copy of self with its slices along dim at the positions in index filled with value, which has no dimensions."""
 @overload
 def index_fill(self, dim: int, index: Tensor, value: Number) -> Tensor: ...
 @overload
 def index_fill_(self, dim: int, index: Tensor, value: Tensor) -> Tensor: ...
 @overload
 def index_fill_(self, dim: int, index: Tensor, value: Number) -> Tensor: ...
 def index_reduce(self, dim: int, index: Tensor, source: Tensor, reduce: str, *, include_self: bool = True) -> Tensor:
  """Copy of self whose slices at index along dim are the reduction ('prod', 'mean', 'amax', 'amin') of the slices of source sent there, and of self if include_self."""
 def index_reduce_(self, dim: int, index: Tensor, source: Tensor, reduce: str, *, include_self: bool = True) -> Tensor: ...
 def index_put(self, indices: Sequence[Tensor], values: Tensor, accumulate: bool = False) -> Tensor:
  """Copy of self with self[indices] = values, or += if accumulate; indices as in index, values broadcast."""
 def index_put_(self, indices: Sequence[Tensor], values: Tensor, accumulate: bool = False) -> Tensor: ...
 def take(self, index: Tensor) -> Tensor:
  """self.flatten()[index]: elements by their row-major position, in the shape of index."""
 def put(self, index: Tensor, source: Tensor, accumulate: bool = False) -> Tensor:
  """Copy of self with self.flatten()[index] = source, or += if accumulate; positions are row-major."""
 def put_(self, index: Tensor, source: Tensor, accumulate: bool = False) -> Tensor: ...
 def masked_select(self, mask: Tensor) -> Tensor:
  """1-D tensor of the elements of self where mask is true; self and mask broadcast."""
 def masked_scatter(self, mask: Tensor, source: Tensor) -> Tensor:
  """Copy of self with the elements where mask is true replaced by those of source, taken in order."""
 def masked_scatter_(self, mask: Tensor, source: Tensor) -> Tensor: ...
 def nonzero(self) -> Tensor:
  """Indices of the nonzero elements of self in row-major order: one row for each, one column for each dimension."""
 @overload
 def flip(self, dims: Sequence[int]) -> Tensor:
  """Copy of self with the order of elements reversed along each dimension in dims."""
 @overload
 def flip(self, *dims: int) -> Tensor: ...
 def fliplr(self) -> Tensor:
  """Copy of self with the order of elements reversed along dimension 1."""
 def flipud(self) -> Tensor:
  """Copy of self with the order of elements reversed along dimension 0."""
 def roll(self, shifts: Sequence[int] | int, dims: Sequence[int] | int = ()) -> Tensor:
  """Shifts the elements by shifts[i] along dims[i]; those that leave at one end enter at the other."""
 def rot90(self, k: int = 1, dims: Sequence[int] = (0, 1)) -> Tensor:
  """self rotated k times by 90 degrees in the plane of the two dims, from the first towards the second."""
 @overload
 def repeat(self, repeats: Sequence[int]) -> Tensor:
  """self repeated repeats[i] times along dimension i; repeats may have more elements than self has dimensions."""
 @overload
 def repeat(self, *repeats: int) -> Tensor: ...
 @overload
 def tile(self, dims: Sequence[int]) -> Tensor:
  """self repeated dims[i] times along dimension i; if dims is shorter than the shape, it is extended with ones in front."""
 @overload
 def tile(self, *dims: int) -> Tensor: ...
 @overload
 def repeat_interleave(self, repeats: Tensor, dim: int | None = None, *, output_size: int | None = None) -> Tensor:
  """Repeats slice i of self along dim repeats[i] times, in succession; if dim is None, each element of the flattened tensor."""
 @overload
 def repeat_interleave(self, repeats: int, dim: int | None = None, *, output_size: int | None = None) -> Tensor: ...
 def tril(self, diagonal: int = 0) -> Tensor:
  """Lower triangle of the matrices self, on and below the given diagonal; zeros elsewhere."""
 def tril_(self, diagonal: int = 0) -> Tensor: ...
 def triu(self, diagonal: int = 0) -> Tensor:
  """Upper triangle of the matrices self, on and above the given diagonal; zeros elsewhere."""
 def triu_(self, diagonal: int = 0) -> Tensor: ...
 def diag(self, diagonal: int = 0) -> Tensor:
  """For a 1-D tensor, the matrix with self on the given diagonal; for a matrix, a copy of that diagonal."""
 def diag_embed(self, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
  """Matrices in dimensions dim1 and dim2 of the result with the last dimension of self on diagonal offset, zeros elsewhere."""
 def diagflat(self, offset: int = 0) -> Tensor:
  """Matrix with the flattened elements of self on diagonal offset, zeros elsewhere."""
 def select_scatter(self, src: Tensor, dim: int, index: int) -> Tensor:
  """Copy of self with self.select(dim, index) replaced by src."""
 def slice_scatter(self, src: Tensor, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1) -> Tensor:
  """Copy of self with self.slice(dim, start, end, step) replaced by src."""
 def diagonal_scatter(self, src: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
  """Copy of self with self.diagonal(offset, dim1, dim2) replaced by src."""
 def as_strided_scatter(self, src: Tensor, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None) -> Tensor:
  """Copy of self with self.as_strided(size, stride, storage_offset) replaced by src."""
 def take_along_dim(self, indices: Tensor, dim: int | None = None) -> Tensor:
  """gather of self at indices along dim, with broadcasting of the other dimensions; if dim is None, take from the flattened tensor."""
 def argwhere(self) -> Tensor:
  """Indices of the nonzero elements of self, one row for each: alias of nonzero."""
 def nonzero_static(self, *, size: int, fill_value: int = -1) -> Tensor:
  """nonzero with exactly size rows: cut off after size rows, or padded with fill_value."""
 def fill_diagonal_(self, fill_value: Number, wrap: bool = False) -> Tensor: ...
 def cholesky(self, upper: bool = False) -> Tensor:
  """Cholesky factor of self: linalg_cholesky."""
 def cholesky_solve(self, input2: Tensor, upper: bool = False) -> Tensor:
  """Solution X of A @ X = self, where input2 is the Cholesky factor of A."""
 def cholesky_inverse(self, upper: bool = False) -> Tensor:
  """Inverse of A, where self is the Cholesky factor of A."""
 def lu_solve(self, LU_data: Tensor, LU_pivots: Tensor) -> Tensor:
  """Solution X of A @ X = self: linalg_lu_solve."""
 def inverse(self) -> Tensor:
  """Inverses of the square matrices self: linalg_inv."""
 def det(self) -> Tensor:
  """Determinants of the square matrices self: linalg_det."""
 def slogdet(self) -> return_types.slogdet:
  """Signs and logarithms of the absolute values of the determinants of self: linalg_slogdet."""
 def logdet(self) -> Tensor:
  """Logarithms of the determinants of self; NaN where one is negative."""
 def triangular_solve(self, A: Tensor, upper: bool = True, transpose: bool = False, unitriangular: bool = False) -> return_types.triangular_solve:
  """Solution X of A @ X = self, where one triangle of A is read, and a copy of A."""
 def qr(self, some: bool = True) -> return_types.qr:
  """QR factors of self, reduced if some, else complete."""
 def geqrf(self) -> return_types.geqrf:
  """Householder vectors of a QR factorization: R above the diagonal of a, the vectors below it, their factors in tau."""
 def orgqr(self, input2: Tensor) -> Tensor:
  """First columns of the product of Householder matrices: linalg_householder_product."""
 def ormqr(self, input2: Tensor, input3: Tensor, left: bool = True, transpose: bool = False) -> Tensor:
  """Q @ input3 (input3 @ Q if not left), where Q is the product of the Householder matrices of self and input2; with transpose Q^H."""
 def svd(self, some: bool = True, compute_uv: bool = True) -> return_types.svd:
  """Singular value decomposition self = U @ diag(S) @ V^H."""
 def pinverse(self, rcond: float = 1e-15) -> Tensor:
  """Pseudoinverses of the matrices self: linalg_pinv."""
 def matrix_exp(self) -> Tensor:
  """Exponentials of the square matrices self: linalg_matrix_exp."""
 def mm(self, mat2: Tensor) -> Tensor:
  """Matrix product self @ mat2."""
 def addmm(self, mat1: Tensor, mat2: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Tensor:
  """beta * self + alpha * (mat1 @ mat2); self broadcasts to the shape of the product."""
 def addmm_(self, mat1: Tensor, mat2: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Tensor: ...
 def bmm(self, mat2: Tensor) -> Tensor:
  """Matrix product self[i] @ mat2[i] for each i of the batch."""
 def baddbmm(self, batch1: Tensor, batch2: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Tensor:
  """beta * self + alpha * (batch1[i] @ batch2[i]) for each i of the batch; self broadcasts."""
 def baddbmm_(self, batch1: Tensor, batch2: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Tensor: ...
 def addbmm(self, batch1: Tensor, batch2: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Tensor:
  """beta * self + alpha * the sum of batch1[i] @ batch2[i] over the batch; self broadcasts."""
 def addbmm_(self, batch1: Tensor, batch2: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Tensor: ...
 def mv(self, vec: Tensor) -> Tensor:
  """Matrix-vector product self @ vec."""
 def addmv(self, mat: Tensor, vec: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Tensor:
  """beta * self + alpha * (mat @ vec); self broadcasts to the shape of the product."""
 def addmv_(self, mat: Tensor, vec: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Tensor: ...
 def dot(self, tensor: Tensor) -> Tensor:
  """Dot product sum(self * tensor) of two 1-D tensors, without conjugation."""
 def vdot(self, other: Tensor) -> Tensor:
  """Dot product sum(conj(self) * other) of two 1-D tensors."""
 def addr(self, vec1: Tensor, vec2: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Tensor:
  """beta * self + alpha * outer(vec1, vec2); self broadcasts to the shape of the product."""
 def addr_(self, vec1: Tensor, vec2: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Tensor: ...
 def outer(self, vec2: Tensor) -> Tensor:
  """Outer product of two 1-D tensors: result[i, j] = self[i] * vec2[j]."""
 def ger(self, vec2: Tensor) -> Tensor:
  """Outer product of two 1-D tensors: alias of outer."""
 def inner(self, other: Tensor) -> Tensor:
  """Sum of self * other over their last dimensions; the result has the other dimensions of self, then those of other."""
 def matmul(self, other: Tensor) -> Tensor:
  """self @ other: dot product of 1-D tensors, matrix-vector or matrix product, or matrix products over broadcast batch dimensions."""
 def kron(self, other: Tensor) -> Tensor:
  """Kronecker product of self and other."""
 def matrix_power(self, n: int) -> Tensor:
  """n-th power of the square matrices self: alias of linalg_matrix_power."""
 def trace(self) -> Tensor:
  """Sum of the main diagonal of the matrix self."""
 def softmax(self, dim: int, dtype: dtype | None = None) -> Tensor:
  """exp(self) / sum(exp(self)) along dim, computed in dtype if given; does not overflow."""
 def log_softmax(self, dim: int, dtype: dtype | None = None) -> Tensor:
  """self - log(sum(exp(self))) along dim, computed in dtype if given; does not overflow."""
 def uniform_(self, from_: float = 0., to: float = 1., *, generator: Generator | None = None) -> Tensor: ...
 def normal_(self, mean: float = 0., std: float = 1., *, generator: Generator | None = None) -> Tensor: ...
 def log_normal_(self, mean: float = 1., std: float = 2., *, generator: Generator | None = None) -> Tensor: ...
 def cauchy_(self, median: float = 0., sigma: float = 1., *, generator: Generator | None = None) -> Tensor: ...
 def exponential_(self, lambd: float = 1., *, generator: Generator | None = None) -> Tensor: ...
 def geometric_(self, p: float, *, generator: Generator | None = None) -> Tensor: ...
 @overload
 def random_(self, *, generator: Generator | None = None) -> Tensor: ...
 @overload
 def random_(self, from_: int, to: int | None, *, generator: Generator | None = None) -> Tensor: ...
 @overload
 def random_(self, to: int, *, generator: Generator | None = None) -> Tensor: ...
 @overload
 def bernoulli(self, *, generator: Generator | None = None) -> Tensor:
  """Tensor like self whose elements are 1 with the probabilities in self, otherwise 0."""
 @overload
 def bernoulli(self, p: float, *, generator: Generator | None = None) -> Tensor: ...
 @overload
 def bernoulli_(self, p: Tensor, *, generator: Generator | None = None) -> Tensor: ...
 @overload
 def bernoulli_(self, p: float = 0.5, *, generator: Generator | None = None) -> Tensor: ...
 def multinomial(self, num_samples: int, replacement: bool = False, *, generator: Generator | None = None) -> Tensor:
  """num_samples random column indices for each row of self, drawn with probabilities proportional to its elements; without replacement, no index repeats."""
 @overload
 def sum(self, *, dtype: dtype | None = None) -> Tensor:
  """Sum of all elements of self; 0 if empty."""
 @overload
 def sum(self, dim: Sequence[int] | int | None, keepdim: bool = False, *, dtype: dtype | None = None) -> Tensor: ...
 def nansum(self, dim: Sequence[int] | int | None = None, keepdim: bool = False, *, dtype: dtype | None = None) -> Tensor:
  """Sum over the dimensions dim, over all if dim is None or empty, with NaN counted as 0."""
 @overload
 def mean(self, *, dtype: dtype | None = None) -> Tensor:
  """Mean of all elements of self; NaN if empty."""
 @overload
 def mean(self, dim: Sequence[int] | int | None, keepdim: bool = False, *, dtype: dtype | None = None) -> Tensor: ...
 def nanmean(self, dim: Sequence[int] | int | None = None, keepdim: bool = False, *, dtype: dtype | None = None) -> Tensor:
  """Mean of the elements that are not NaN over the dimensions dim, over all if dim is None or empty."""
 @overload
 def prod(self, *, dtype: dtype | None = None) -> Tensor:
  """Product of all elements of self; 1 if empty."""
 @overload
 def prod(self, dim: int, keepdim: bool = False, *, dtype: dtype | None = None) -> Tensor: ...
 def amax(self, dim: Sequence[int] | int = (), keepdim: bool = False) -> Tensor:
  """Maximum over the dimensions dim, over all if dim is empty."""
 def amin(self, dim: Sequence[int] | int = (), keepdim: bool = False) -> Tensor:
  """Minimum over the dimensions dim, over all if dim is empty."""
 def aminmax(self, *, dim: int | None = None, keepdim: bool = False) -> return_types.aminmax:
  """(min, max) of self along dim, or of all elements if dim is None."""
 def argmax(self, dim: int | None = None, keepdim: bool = False) -> Tensor:
  """Index of the maximum along dim, or in the flattened tensor if dim is None."""
 def argmin(self, dim: int | None = None, keepdim: bool = False) -> Tensor:
  """Index of the minimum along dim, or in the flattened tensor if dim is None."""
 @overload
 def any(self) -> Tensor:
  """True if any element of self is nonzero; false if empty."""
 @overload
 def any(self, dim: Sequence[int] | None = None, keepdim: bool = False) -> Tensor: ...
 @overload
 def any(self, dim: int, keepdim: bool = False) -> Tensor: ...
 @overload
 def all(self) -> Tensor:
  """True if all elements of self are nonzero; true if empty."""
 @overload
 def all(self, dim: Sequence[int] | None = None, keepdim: bool = False) -> Tensor: ...
 @overload
 def all(self, dim: int, keepdim: bool = False) -> Tensor: ...
 @overload
 def count_nonzero(self, dim: int | None = None) -> Tensor:
  """Number of nonzero elements along dim, or of all elements if dim is None, as int64."""
 @overload
 def count_nonzero(self, dim: Sequence[int]) -> Tensor: ...
 @overload
 def count_nonzero(self, *dim: int) -> Tensor: ...
 @overload
 def var(self, dim: Sequence[int] | int | None, unbiased: bool = True, keepdim: bool = False) -> Tensor:
  """Variance over the dimensions dim (all if None or empty), divided by n - 1 if unbiased, otherwise by n."""
 @overload
 def var(self, dim: Sequence[int] | int | None = None, *, correction: Number | None = None, keepdim: bool = False) -> Tensor: ...
 @overload
 def var(self, *dim: int, correction: Number | None = None, keepdim: bool = False) -> Tensor: ...
 @overload
 def var(self, unbiased: bool = True) -> Tensor: ...
 @overload
 def std(self, dim: Sequence[int] | int | None, unbiased: bool = True, keepdim: bool = False) -> Tensor:
  """Standard deviation over the dimensions dim (all if None or empty): the square root of var.dim."""
 @overload
 def std(self, dim: Sequence[int] | int | None = None, *, correction: Number | None = None, keepdim: bool = False) -> Tensor: ...
 @overload
 def std(self, *dim: int, correction: Number | None = None, keepdim: bool = False) -> Tensor: ...
 @overload
 def std(self, unbiased: bool = True) -> Tensor: ...
 @overload
 def norm(self, p: Number = 2) -> Tensor:
  """sum(abs(self)**p)**(1 / p) over all elements, as linalg_vector_norm."""
 @overload
 def norm(self, p: Number | None, *, dtype: dtype) -> Tensor: ...
 @overload
 def norm(self, p: Number | None, dim: Sequence[int] | int, keepdim: bool = False) -> Tensor: ...
 @overload
 def norm(self, p: Number | None, dim: Sequence[int] | int, keepdim: bool, *, dtype: dtype) -> Tensor: ...
 def logsumexp(self, dim: Sequence[int] | int, keepdim: bool = False) -> Tensor:
  """log(sum(exp(self))) over the dimensions dim; does not overflow."""
 def cumsum(self, dim: int, *, dtype: dtype | None = None) -> Tensor:
  """Cumulative sum along dim: element i is the sum of elements 0 to i."""
 def cumsum_(self, dim: int, *, dtype: dtype | None = None) -> Tensor: ...
 def cumprod(self, dim: int, *, dtype: dtype | None = None) -> Tensor:
  """Cumulative product along dim: element i is the product of elements 0 to i."""
 def cumprod_(self, dim: int, *, dtype: dtype | None = None) -> Tensor: ...
 def logcumsumexp(self, dim: int) -> Tensor:
  """log(cumsum(exp(self))) along dim; does not overflow."""
 def cummax(self, dim: int) -> return_types.cummax:
  """(values, indices) of the cumulative maximum along dim."""
 def cummin(self, dim: int) -> return_types.cummin:
  """(values, indices) of the cumulative minimum along dim."""
 def dist(self, other: Tensor, p: Number = 2) -> Tensor:
  """Norm of order p of all elements of self - other, with broadcasting."""
 def renorm(self, p: Number, dim: int, maxnorm: Number) -> Tensor:
  """Copy of self in which each slice along dim whose norm of order p exceeds maxnorm is scaled down to norm maxnorm."""
 def renorm_(self, p: Number, dim: int, maxnorm: Number) -> Tensor: ...
 def cov(self, *, correction: int = 1, fweights: Tensor | None = None, aweights: Tensor | None = None) -> Tensor:
  """Covariance matrix of the variables in the rows of self over the observations in its columns, divided by n - correction."""
 def corrcoef(self) -> Tensor:
  """Matrix of correlation coefficients of the variables in the rows of self over the observations in its columns."""
 def histc(self, bins: int = 100, min: Number = 0, max: Number = 0) -> Tensor:
  """Number of elements in each of bins equal intervals from min to max; others are not counted."""
 def bincount(self, weights: Tensor | None = None, minlength: int = 0) -> Tensor:
  """Number of occurrences of each value 0, 1, 2, ."""
 def diff(self, n: int = 1, dim: int = -1, prepend: Tensor | None = None, append: Tensor | None = None) -> Tensor:
  """Differences self[i + 1] - self[i] along dim, taken n times, after prepend and append are joined to self."""
 @overload
 def quantile(self, q: Tensor, dim: int | None = None, keepdim: bool = False, *, interpolation: str = "linear") -> Tensor:
  """Quantiles q in [0, 1] along dim, or of all elements if dim is None; the first dimension of the result is that of q."""
 @overload
 def quantile(self, q: float, dim: int | None = None, keepdim: bool = False, *, interpolation: str = "linear") -> Tensor: ...
 @overload
 def nanquantile(self, q: Tensor, dim: int | None = None, keepdim: bool = False, *, interpolation: str = "linear") -> Tensor:
  """Quantiles q in [0, 1] of the elements that are not NaN along dim, or of all if dim is None; the first dimension of the result is that of q."""
 @overload
 def nanquantile(self, q: float, dim: int | None = None, keepdim: bool = False, *, interpolation: str = "linear") -> Tensor: ...
 @overload
 def histogram(self, bins: int = 100, *, range: Sequence[float] | None = None, weight: Tensor | None = None, density: bool = False) -> return_types.histogram:
  """(hist, bin_edges): sums of weight in bins of equal width over range, by default from the least to the largest element."""
 @overload
 def histogram(self, bins: Tensor, *, weight: Tensor | None = None, density: bool = False) -> return_types.histogram: ...
 @overload
 def histogramdd(self, bins: Sequence[int], range: Sequence[float] | None = None, weight: Tensor | None = None, density: bool = False) -> return_types.histogramdd:
  """(hist, bin_edges): a histogram of points, whose coordinates are the last dimension of self, with bins[d] bins of equal width in dimension d."""
 @overload
 def histogramdd(self, bins: int, range: Sequence[float] | None = None, weight: Tensor | None = None, density: bool = False) -> return_types.histogramdd: ...
 @overload
 def histogramdd(self, bins: Sequence[Tensor], range: Sequence[float] | None = None, weight: Tensor | None = None, density: bool = False) -> return_types.histogramdd: ...
 def is_nonzero(self) -> bool:
  """True if the number in self, a tensor of one element, is nonzero."""
 @overload
 def sort(self, *, stable: bool | None, dim: int = -1, descending: bool = False) -> return_types.sort:
  """(values, indices) of self sorted along dim."""
 @overload
 def sort(self, dim: int = -1, descending: bool = False) -> return_types.sort: ...
 @overload
 def argsort(self, *, stable: bool, dim: int = -1, descending: bool = False) -> Tensor:
  """Indices that sort self along dim, as the indices of sort."""
 @overload
 def argsort(self, dim: int = -1, descending: bool = False) -> Tensor: ...
 def msort(self) -> Tensor:
  """self sorted along its first dimension, in ascending order."""
 def topk(self, k: int, dim: int = -1, largest: bool = True, sorted: bool = True) -> return_types.topk:
  """(values, indices) of the k largest elements along dim, or the k smallest if not largest, in order even if sorted is false."""
 def kthvalue(self, k: int, dim: int = -1, keepdim: bool = False) -> return_types.kthvalue:
  """(values, indices) of the k-th smallest element along dim; k counts from 1, NaN as the largest."""
 @overload
 def median(self) -> Tensor:
  """Median of all elements of self: the lower of the two middle ones if their number is even."""
 @overload
 def median(self, dim: int, keepdim: bool = False) -> return_types.median: ...
 @overload
 def nanmedian(self) -> Tensor:
  """Median of the elements of self that are not NaN: the lower of the two middle ones if their number is even."""
 @overload
 def nanmedian(self, dim: int, keepdim: bool = False) -> return_types.nanmedian: ...
 def mode(self, dim: int = -1, keepdim: bool = False) -> return_types.mode:
  """(values, indices) of the most frequent element along dim, the smallest one in a tie; indices are those of its last occurrence."""
 def exp(self) -> Tensor:
  """exp(self), elementwise."""
 def exp_(self) -> Tensor: ...
 def exp2(self) -> Tensor:
  """2**self, elementwise."""
 def exp2_(self) -> Tensor: ...
 def expm1(self) -> Tensor:
  """exp(self) - 1, elementwise; accurate near 0."""
 def expm1_(self) -> Tensor: ...
 def log(self) -> Tensor:
  """Natural logarithm of self, elementwise."""
 def log_(self) -> Tensor: ...
 def log2(self) -> Tensor:
  """Base-2 logarithm of self, elementwise."""
 def log2_(self) -> Tensor: ...
 def log10(self) -> Tensor:
  """Base-10 logarithm of self, elementwise."""
 def log10_(self) -> Tensor: ...
 def log1p(self) -> Tensor:
  """log(1 + self), elementwise; accurate near 0."""
 def log1p_(self) -> Tensor: ...
 def sin(self) -> Tensor:
  """Sine of self (radians), elementwise."""
 def sin_(self) -> Tensor: ...
 def cos(self) -> Tensor:
  """Cosine of self (radians), elementwise."""
 def cos_(self) -> Tensor: ...
 def tan(self) -> Tensor:
  """Tangent of self (radians), elementwise."""
 def tan_(self) -> Tensor: ...
 def asin(self) -> Tensor:
  """Inverse sine of self in radians, elementwise."""
 def asin_(self) -> Tensor: ...
 def acos(self) -> Tensor:
  """Inverse cosine of self in radians, elementwise."""
 def acos_(self) -> Tensor: ...
 def atan(self) -> Tensor:
  """Inverse tangent of self in radians, elementwise."""
 def atan_(self) -> Tensor: ...
 def sinh(self) -> Tensor:
  """Hyperbolic sine of self, elementwise."""
 def sinh_(self) -> Tensor: ...
 def cosh(self) -> Tensor:
  """Hyperbolic cosine of self, elementwise."""
 def cosh_(self) -> Tensor: ...
 def tanh(self) -> Tensor:
  """Hyperbolic tangent of self, elementwise."""
 def tanh_(self) -> Tensor: ...
 def asinh(self) -> Tensor:
  """Inverse hyperbolic sine of self, elementwise."""
 def asinh_(self) -> Tensor: ...
 def acosh(self) -> Tensor:
  """Inverse hyperbolic cosine of self, elementwise."""
 def acosh_(self) -> Tensor: ...
 def atanh(self) -> Tensor:
  """Inverse hyperbolic tangent of self, elementwise."""
 def atanh_(self) -> Tensor: ...
 def sinc(self) -> Tensor:
  """sin(pi * self) / (pi * self), elementwise; 1 where self is 0."""
 def sinc_(self) -> Tensor: ...
 def deg2rad(self) -> Tensor:
  """self * pi / 180, elementwise: degrees to radians."""
 def deg2rad_(self) -> Tensor: ...
 def rad2deg(self) -> Tensor:
  """self * 180 / pi, elementwise: radians to degrees."""
 def rad2deg_(self) -> Tensor: ...
 def sqrt(self) -> Tensor:
  """Square root of self, elementwise."""
 def sqrt_(self) -> Tensor: ...
 def rsqrt(self) -> Tensor:
  """1 / sqrt(self), elementwise."""
 def rsqrt_(self) -> Tensor: ...
 def reciprocal(self) -> Tensor:
  """1 / self, elementwise."""
 def reciprocal_(self) -> Tensor: ...
 def square(self) -> Tensor:
  """self * self, elementwise."""
 def square_(self) -> Tensor: ...
 def abs(self) -> Tensor:
  """Absolute value of self, elementwise."""
 def abs_(self) -> Tensor: ...
 def neg(self) -> Tensor:
  """-self, elementwise."""
 def neg_(self) -> Tensor: ...
 def positive(self) -> Tensor:
  """self itself."""
 def sign(self) -> Tensor:
  """-1, 0 or 1 as self is negative, zero or positive, elementwise."""
 def sign_(self) -> Tensor: ...
 def sgn(self) -> Tensor:
  """self / abs(self), elementwise, and 0 where self is 0."""
 def sgn_(self) -> Tensor: ...
 def signbit(self) -> Tensor:
  """True where the sign bit of self is set, elementwise, including -0.0."""
 def angle(self) -> Tensor:
  """Argument of self in radians, elementwise."""
 def _conj_physical(self) -> Tensor: ...
 def conj_physical(self) -> Tensor:
  """Complex conjugate of self, elementwise, in a new tensor whose conjugate bit is not set."""
 def conj_physical_(self) -> Tensor: ...
 def ceil(self) -> Tensor:
  """Smallest integer not less than self, elementwise, in the type of self."""
 def ceil_(self) -> Tensor: ...
 def floor(self) -> Tensor:
  """Largest integer not greater than self, elementwise, in the type of self."""
 def floor_(self) -> Tensor: ...
 def trunc(self) -> Tensor:
  """self rounded towards 0 to an integer, elementwise, in the type of self."""
 def trunc_(self) -> Tensor: ...
 @overload
 def round(self) -> Tensor:
  """self rounded to the nearest integer, elementwise."""
 @overload
 def round(self, *, decimals: int) -> Tensor: ...
 @overload
 def round_(self) -> Tensor: ...
 @overload
 def round_(self, *, decimals: int) -> Tensor: ...
 def frac(self) -> Tensor:
  """self - trunc(self), elementwise: the fractional part, with the sign of self."""
 def frac_(self) -> Tensor: ...
 def isnan(self) -> Tensor:
  """True where self is NaN, elementwise."""
 def isinf(self) -> Tensor:
  """True where self is inf or -inf, elementwise; for complex numbers, where either part is."""
 def isfinite(self) -> Tensor:
  """True where self is neither infinite nor NaN, elementwise."""
 def isreal(self) -> Tensor:
  """True where the imaginary part of self is 0, elementwise; always true for real types."""
 def isposinf(self) -> Tensor:
  """True where self is inf, elementwise."""
 def isneginf(self) -> Tensor:
  """True where self is -inf, elementwise."""
 def logical_not(self) -> Tensor:
  """self == 0, elementwise; the result is boolean."""
 def logical_not_(self) -> Tensor: ...
 def bitwise_not(self) -> Tensor:
  """~self, elementwise, for integers; for booleans, not self."""
 def bitwise_not_(self) -> Tensor: ...
 def nan_to_num(self, nan: float | None = None, posinf: float | None = None, neginf: float | None = None) -> Tensor:
  """self with NaN replaced by nan (default 0), inf by posinf and -inf by neginf (defaults: the largest and smallest finite value), elementwise."""
 def nan_to_num_(self, nan: float | None = None, posinf: float | None = None, neginf: float | None = None) -> Tensor: ...
 def erf(self) -> Tensor:
  """Error function of self, 2 / sqrt(pi) * integral of exp(-t**2) from 0 to self, elementwise."""
 def erf_(self) -> Tensor: ...
 def erfc(self) -> Tensor:
  """1 - erf(self), elementwise; accurate where the result is small."""
 def erfc_(self) -> Tensor: ...
 def erfinv(self) -> Tensor:
  """Inverse error function of self, elementwise."""
 def erfinv_(self) -> Tensor: ...
 def lgamma(self) -> Tensor:
  """log(abs(gamma(self))), elementwise; inf at 0 and negative integers."""
 def lgamma_(self) -> Tensor: ...
 def digamma(self) -> Tensor:
  """Derivative of log(gamma(self)), elementwise; -inf at 0, NaN at negative integers."""
 def digamma_(self) -> Tensor: ...
 def polygamma(self, n: int) -> Tensor:
  """Derivative of order n of digamma at self, elementwise; n must not be negative."""
 def polygamma_(self, n: int) -> Tensor: ...
 def mvlgamma(self, p: int) -> Tensor:
  """Logarithm of the multivariate gamma function of dimension p at self, elementwise."""
 def mvlgamma_(self, p: int) -> Tensor: ...
 def igamma(self, other: Tensor) -> Tensor:
  """Regularized lower incomplete gamma function P(self, other), elementwise with broadcasting."""
 def igamma_(self, other: Tensor) -> Tensor: ...
 def igammac(self, other: Tensor) -> Tensor:
  """Regularized upper incomplete gamma function Q(self, other) = 1 - P(self, other), elementwise with broadcasting."""
 def igammac_(self, other: Tensor) -> Tensor: ...
 def i0(self) -> Tensor:
  """Modified Bessel function of the first kind of order 0, elementwise."""
 def i0_(self) -> Tensor: ...
 def absolute(self) -> Tensor:
  """Absolute value of self, elementwise: alias of abs."""
 def absolute_(self) -> Tensor: ...
 def negative(self) -> Tensor:
  """-self, elementwise: alias of neg."""
 def negative_(self) -> Tensor: ...
 def arccos(self) -> Tensor:
  """Inverse cosine of self, elementwise: alias of acos."""
 def arccos_(self) -> Tensor: ...
 def arccosh(self) -> Tensor:
  """Inverse hyperbolic cosine of self, elementwise: alias of acosh."""
 def arccosh_(self) -> Tensor: ...
 def arcsin(self) -> Tensor:
  """Inverse sine of self, elementwise: alias of asin."""
 def arcsin_(self) -> Tensor: ...
 def arcsinh(self) -> Tensor:
  """Inverse hyperbolic sine of self, elementwise: alias of asinh."""
 def arcsinh_(self) -> Tensor: ...
 def arctan(self) -> Tensor:
  """Inverse tangent of self, elementwise: alias of atan."""
 def arctan_(self) -> Tensor: ...
 def arctanh(self) -> Tensor:
  """Inverse hyperbolic tangent of self, elementwise: alias of atanh."""
 def arctanh_(self) -> Tensor: ...
 def fix(self) -> Tensor:
  """self rounded towards 0, elementwise: alias of trunc."""
 def fix_(self) -> Tensor: ...
 def frexp(self) -> return_types.frexp:
  """(mantissa, exponent): self = mantissa * 2**exponent, where abs(mantissa) is in [0.5, 1) or 0."""
 @overload
 def view(self, dtype: dtype) -> Tensor:
  """View of the bytes of self as elements of type dtype."""
 @overload
 def view(self, size: Sequence[int]) -> Tensor: ...
 @overload
 def view(self, *size: int) -> Tensor: ...
 @overload
 def reshape(self, shape: Sequence[int]) -> Tensor:
  """self in the given shape, where -1 stands for the size that remains: a view if the strides allow it, otherwise a copy."""
 @overload
 def reshape(self, *shape: int) -> Tensor: ...
 def detach(self) -> Tensor:
  """View of self that is not connected to the graph and requires no gradient."""
 def detach_(self) -> Tensor: ...
 def as_strided(self, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None) -> Tensor:
  """View of the storage of self with the given size, stride and storage_offset (None: that of self)."""
 def as_strided_(self, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None) -> Tensor: ...
 @overload
 def expand(self, size: Sequence[int], *, implicit: bool = False) -> Tensor:
  """View of self with the shape size, in which dimensions of size 1 are repeated by stride 0."""
 @overload
 def expand(self, *size: int, implicit: bool = False) -> Tensor: ...
 def expand_as(self, other: Tensor) -> Tensor:
  """View of self expanded to the shape of other."""
 def select(self, dim: int, index: int) -> Tensor:
  """View of self at position index of dim, without that dimension."""
 @overload
 def narrow(self, dim: int, start: Tensor, length: int) -> Tensor:
  """View of length positions of self along dim, from start on, which is an integer tensor with no dimensions."""
 @overload
 def narrow(self, dim: int, start: int, length: int) -> Tensor: ...
 def narrow_copy(self, dim: int, start: int, length: int) -> Tensor:
  """Copy of length positions of self along dim, from start on."""
 @overload
 def permute(self, dims: Sequence[int]) -> Tensor:
  """View of self whose dimension i is dimension dims[i] of self."""
 @overload
 def permute(self, *dims: int) -> Tensor: ...
 def transpose(self, dim0: int, dim1: int) -> Tensor:
  """View of self with dimensions dim0 and dim1 swapped."""
 def transpose_(self, dim0: int, dim1: int) -> Tensor: ...
 def t(self) -> Tensor:
  """View of the matrix self, transposed."""
 def t_(self) -> Tensor: ...
 def adjoint(self) -> Tensor:
  """Conjugate transpose of the matrices in the last two dimensions of self, as a view."""
 @overload
 def squeeze(self) -> Tensor:
  """View of self without its dimensions of size 1."""
 @overload
 def squeeze(self, dim: int) -> Tensor: ...
 @overload
 def squeeze(self, dim: Sequence[int]) -> Tensor: ...
 @overload
 def squeeze(self, *dim: int) -> Tensor: ...
 @overload
 def squeeze_(self) -> Tensor: ...
 @overload
 def squeeze_(self, dim: int) -> Tensor: ...
 @overload
 def squeeze_(self, dim: Sequence[int]) -> Tensor: ...
 @overload
 def squeeze_(self, *dim: int) -> Tensor: ...
 def unsqueeze(self, dim: int) -> Tensor:
  """View of self with a new dimension of size 1 at position dim."""
 def unsqueeze_(self, dim: int) -> Tensor: ...
 def diagonal(self, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
  """View of the diagonals offset of the matrices in dim1 and dim2; they become the last dimension."""
 def unfold(self, dimension: int, size: int, step: int) -> Tensor:
  """View of the windows of size elements along dimension, step apart; the elements of a window become the last dimension."""
 @overload
 def split(self, split_size: int, dim: int = 0) -> tuple[Tensor, ...]:
  """Views of successive pieces of split_size along dim; the last one may be smaller."""
 @overload
 def split(self, split_size: Sequence[int], dim: int = 0) -> tuple[Tensor, ...]: ...
 def split_with_sizes(self, split_sizes: Sequence[int], dim: int = 0) -> tuple[Tensor, ...]:
  """Views of successive pieces along dim, of the sizes split_sizes."""
 def chunk(self, chunks: int, dim: int = 0) -> tuple[Tensor, ...]:
  """Views of at most chunks pieces along dim, each of size ceil(n / chunks) but for the last."""
 def unsafe_chunk(self, chunks: int, dim: int = 0) -> tuple[Tensor, ...]:
  """chunk whose pieces have version counters of their own: the caller must not modify both a piece and self."""
 def unsafe_split(self, split_size: int, dim: int = 0) -> tuple[Tensor, ...]:
  """split whose pieces have version counters of their own: the caller must not modify both a piece and self."""
 def unsafe_split_with_sizes(self, split_sizes: Sequence[int], dim: int = 0) -> tuple[Tensor, ...]:
  """split_with_sizes whose pieces have version counters of their own: the caller must not modify both a piece and self."""
 @overload
 def tensor_split(self, indices: Sequence[int], dim: int = 0) -> tuple[Tensor, ...]:
  """Views of the pieces of self along dim between the positions indices, as slices [0:i0], [i0:i1], ..., [ik:]."""
 @overload
 def tensor_split(self, tensor_indices_or_sections: Tensor, dim: int = 0) -> tuple[Tensor, ...]: ...
 @overload
 def tensor_split(self, sections: int, dim: int = 0) -> tuple[Tensor, ...]: ...
 @overload
 def hsplit(self, sections: int) -> tuple[Tensor, ...]:
  """Views of sections equal pieces along dimension 1; along dimension 0 for a 1-D tensor."""
 @overload
 def hsplit(self, indices: Sequence[int]) -> tuple[Tensor, ...]: ...
 @overload
 def hsplit(self, *indices: int) -> tuple[Tensor, ...]: ...
 @overload
 def vsplit(self, sections: int) -> tuple[Tensor, ...]:
  """Views of sections equal pieces along dimension 0 of a tensor with two or more dimensions."""
 @overload
 def vsplit(self, indices: Sequence[int]) -> tuple[Tensor, ...]: ...
 @overload
 def vsplit(self, *indices: int) -> tuple[Tensor, ...]: ...
 @overload
 def dsplit(self, sections: int) -> tuple[Tensor, ...]:
  """Views of sections equal pieces along dimension 2."""
 @overload
 def dsplit(self, indices: Sequence[int]) -> tuple[Tensor, ...]: ...
 @overload
 def dsplit(self, *indices: int) -> tuple[Tensor, ...]: ...
 def unbind(self, dim: int = 0) -> tuple[Tensor, ...]:
  """Views of all slices of self along dim, without that dimension."""
 def flatten(self, start_dim: int = 0, end_dim: int = -1) -> Tensor:
  """self with dimensions start_dim to end_dim merged into one: a view if the strides allow it, otherwise a copy."""
 def unflatten(self, dim: int, sizes: Sequence[int]) -> Tensor:
  """View of self with dimension dim split into dimensions of the given sizes, where -1 stands for the size that remains."""
 @overload
 def movedim(self, source: int, destination: int) -> Tensor:
  """View of self with dimension source moved to position destination; the others keep their order."""
 @overload
 def movedim(self, source: Sequence[int], destination: Sequence[int]) -> Tensor: ...
 @overload
 def moveaxis(self, source: int, destination: int) -> Tensor:
  """View of self with dimension source moved to position destination: alias of movedim."""
 @overload
 def moveaxis(self, source: Sequence[int], destination: Sequence[int]) -> Tensor: ...
 def swapaxes(self, axis0: int, axis1: int) -> Tensor:
  """View of self with dimensions axis0 and axis1 swapped: alias of transpose."""
 def swapaxes_(self, axis0: int, axis1: int) -> Tensor: ...
 def swapdims(self, dim0: int, dim1: int) -> Tensor:
  """View of self with dimensions dim0 and dim1 swapped: alias of transpose."""
 def swapdims_(self, dim0: int, dim1: int) -> Tensor: ...
 def view_as(self, other: Tensor) -> Tensor:
  """View of self with the shape of other."""
 def reshape_as(self, other: Tensor) -> Tensor:
  """self in the shape of other: a view if the strides allow it, otherwise a copy."""
 def conj(self) -> Tensor:
  """View of self with its conjugate bit flipped: the elements read as their complex conjugates."""
 def _conj(self) -> Tensor: ...
 def _neg_view(self) -> Tensor: ...
 def resolve_conj(self) -> Tensor:
  """Copy of self with the conjugation applied if its conjugate bit is set, otherwise self."""
 def resolve_neg(self) -> Tensor:
  """Copy of self with the negation applied if its negative bit is set, otherwise self."""
 @overload
 def broadcast_to(self, size: Sequence[int]) -> Tensor:
  """View of self broadcast to the shape size."""
 @overload
 def broadcast_to(self, *size: int) -> Tensor: ...
 def ravel(self) -> Tensor:
  """All elements of self in one dimension, in row-major order: a view if self is contiguous, otherwise a copy."""
 def is_same_size(self, other: Tensor) -> bool:
  """True if self and other have the same shape."""
 @overload
 def sum_to_size(self, size: Sequence[int]) -> Tensor:
  """Sum of self over the dimensions that broadcasting size to the shape of self adds or expands; the result has the shape size."""
 @overload
 def sum_to_size(self, *size: int) -> Tensor: ...
