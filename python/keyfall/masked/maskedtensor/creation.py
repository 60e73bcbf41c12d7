"""The two functions that make masked tensors."""

import warnings

from .core import MaskedTensor


def masked_tensor(data, mask, requires_grad=False):
    """A masked tensor with a copy of the data, without its history.

    >>> import keyfall.masked
    >>> keyfall.masked.masked_tensor(keyfall.tensor([1., 2.]), keyfall.tensor([True, False]))
    MaskedTensor(
      [  1.0000,       --]
    )
    """
    if getattr(data, "requires_grad", False):
        warnings.warn("It is not recommended to create a MaskedTensor with a tensor that requires_grad. To avoid this, you "
                      "can use data.detach().clone()", UserWarning, stacklevel=2)
    return MaskedTensor(data, mask, requires_grad)


def as_masked_tensor(data, mask):
    """A masked tensor that is recorded by autograd as a function of the data.

    >>> import keyfall.masked
    >>> keyfall.masked.as_masked_tensor(keyfall.tensor([1., 2.]), keyfall.tensor([True, False])).sum()
    MaskedTensor(  1.0000, True)
    """
    return MaskedTensor._from_values(data, mask)
