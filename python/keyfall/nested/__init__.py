"""Tensors of different sizes as one batch: keyfall.nested.nested_tensor([a, b]).to_padded_tensor(0.).

A nested tensor is a list of tensors with the same number of dimensions. Functions of single elements and of rows run on
each of them, and are recorded for gradients there; others raise NotImplementedError."""

from .parts import (
    NestedTensor, as_nested_tensor, masked_select, narrow, nested_tensor, nested_tensor_from_jagged,
    to_padded_tensor)

__all__ = ["NestedTensor", "as_nested_tensor", "masked_select", "narrow", "nested_tensor",
           "nested_tensor_from_jagged", "to_padded_tensor"]
