"""The base class of distributions.

Note [Parameters of distributions]
A distribution keeps its parameters broadcast to its batch shape. `_expands` names those that `expand`
expands; dimensions behind the batch's are the parameter's own. A class with other state overrides
`expand`. Methods compute with operators alone, so gradients flow to parameters. log_prob and cdf check
their argument here, and call `_log_prob` and `_cdf` of the class."""

import warnings

import keyfall
from .. import _C
from keyfall import Size, Tensor

from . import constraints
from .utils import _broadcast, _owner, lazy_property

__all__ = ["Distribution"]


class Distribution:
    """A probability distribution: `batch_shape` independent draws of tensors of `event_shape`."""

    has_rsample = False
    has_enumerate_support = False
    _validate_args = __debug__
    _expands = None

    @staticmethod
    def set_default_validate_args(value: bool) -> None:
        """Turns the validation of arguments on or off, where a distribution does not choose."""
        if value not in (True, False):
            raise ValueError
        Distribution._validate_args = value

    def __init__(self, batch_shape: _C.Size = Size(), event_shape: _C.Size = Size(),
                 validate_args: bool | None = None) -> None:
        self._batch_shape, self._event_shape = batch_shape, event_shape
        if validate_args is not None:
            self._validate_args = validate_args
        if self._validate_args:
            self._check_parameters()
        super().__init__()

    def _declared(self, name, default, advice):
        """An attribute that classes should define; the default, with a warning, where one does not."""
        try:
            return getattr(self, name)
        except NotImplementedError:
            warnings.warn(f"{type(self)} does not define `{name}`{advice} initialize the distribution with "
                          "`validate_args=False` to turn off validation.", stacklevel=4)
            return default

    def _check_parameters(self):
        arg_constraints = self._declared("arg_constraints", {}, ". Please set `arg_constraints = {}` or")
        for name, constraint in arg_constraints.items():
            if constraints.is_dependent(constraint):
                continue
            if name not in self.__dict__ and isinstance(getattr(type(self), name), lazy_property):
                continue  # computed from another parameter
            value = getattr(self, name)
            if not constraint.check(value).all():
                raise ValueError(
                    f"Expected parameter {name} ({type(value).__name__} of shape {tuple(value.shape)}) of "
                    f"distribution {self!r} to satisfy the constraint {constraint!r}, but found invalid "
                    f"values:\n{value}")

    def expand(self, batch_shape: _C.Size | list[int] | tuple[int, ...], _instance=None):
        """Returns this distribution with its parameters expanded to a batch shape. `_instance` is the
        object to fill, from a subclass that overrides this method."""
        owner = _owner(type(self), "_expands")
        if owner._expands is None:
            raise NotImplementedError
        new = self._get_checked_instance(owner, _instance)
        batch_shape, own = Size(batch_shape), len(self._batch_shape)
        for name in owner._expands:
            if name in self.__dict__:
                value = self.__dict__[name]
                setattr(new, name, value.expand(batch_shape + value.shape[own:]))
        return self._finish(new, batch_shape)

    def _finish(self, new, batch_shape, event_shape=None):
        """Sets the shapes of an expanded distribution, without a second validation."""
        event_shape = self._event_shape if event_shape is None else event_shape
        Distribution.__init__(new, batch_shape, event_shape, validate_args=False)
        new._validate_args = self._validate_args
        return new

    @property
    def batch_shape(self):
        """The shape over which parameters are batched."""
        return self._batch_shape

    @property
    def event_shape(self):
        """The shape of one draw."""
        return self._event_shape

    @property
    def arg_constraints(self):
        """{parameter: its constraint}."""
        raise NotImplementedError

    @property
    def support(self):
        """The constraint of samples."""
        raise NotImplementedError

    @property
    def mean(self):
        """The mean."""
        raise NotImplementedError

    @property
    def mode(self):
        """The most probable value."""
        raise NotImplementedError(f"{type(self)} does not implement mode")

    @property
    def variance(self):
        """The variance."""
        raise NotImplementedError

    @property
    def stddev(self):
        """The standard deviation."""
        return self.variance.sqrt()

    def sample(self, sample_shape: _C.Size | list[int] | tuple[int, ...] = Size()) -> Tensor:
        """Draws samples of shape sample_shape + batch_shape + event_shape, without gradients."""
        with keyfall.no_grad():
            return self.rsample(sample_shape)

    def rsample(self, sample_shape: _C.Size | list[int] | tuple[int, ...] = Size()) -> Tensor:
        """Draws samples with gradients to the parameters."""
        raise NotImplementedError

    def sample_n(self, n: int) -> Tensor:
        """sample((n,)), deprecated."""
        warnings.warn("`sample_n(n)` will be deprecated. Use `sample((n,))` instead.", FutureWarning, stacklevel=2)
        return self.sample(Size((n,)))

    _log_prob = _cdf = None  # log_prob and cdf of a value that was checked; None: not implemented

    def log_prob(self, value: Tensor) -> Tensor:
        """The logarithm of the density, or of the probability, at a value."""
        if self._log_prob is None:
            raise NotImplementedError
        if self._validate_args:
            self._validate_sample(value)
        return self._log_prob(value)

    def cdf(self, value: Tensor) -> Tensor:
        """The probability of values up to this one."""
        if self._cdf is None:
            raise NotImplementedError
        if self._validate_args:
            self._validate_sample(value)
        return self._cdf(value)

    def icdf(self, value: Tensor) -> Tensor:
        """The inverse of cdf."""
        raise NotImplementedError

    def enumerate_support(self, expand: bool = True) -> Tensor:
        """All values of a discrete distribution, along a new first dimension."""
        raise NotImplementedError

    def entropy(self) -> Tensor:
        """The entropy, in nats."""
        raise NotImplementedError

    def perplexity(self) -> Tensor:
        """exp(entropy)."""
        return keyfall.exp(self.entropy())

    def _extended_shape(self, sample_shape=Size()):
        """The shape of samples."""
        if not isinstance(sample_shape, Size):
            sample_shape = Size(sample_shape)
        return Size(sample_shape + self._batch_shape + self._event_shape)

    def _enumerated(self, values, expand):
        """Values as a first dimension before the batch's."""
        values = values.view((-1,) + (1,) * len(self._batch_shape))
        return values.expand((-1,) + self._batch_shape) if expand else values

    def _validate_sample(self, value):
        """Raises ValueError where log_prob and its like cannot take a value."""
        if not isinstance(value, Tensor):
            raise ValueError("The value argument to log_prob must be a Tensor")
        own = len(value.size()) - len(self._event_shape)
        if value.size()[own:] != self._event_shape:
            raise ValueError("The right-most size of value must match event_shape: "
                             f"{value.size()} vs {self._event_shape}.")
        expected = self._batch_shape + self._event_shape
        if not _broadcast(value.size(), expected):
            raise ValueError("Value is not broadcastable with batch_shape+event_shape: "
                             f"{value.size()} vs {expected}.")
        support = self._declared("support", NotImplemented, " to enable sample validation. Please")
        if support is NotImplemented:
            return
        if support is None:
            raise AssertionError("support is None")
        if not support.check(value).all():
            raise ValueError(f"Expected value argument ({type(value).__name__} of shape "
                             f"{tuple(value.shape)}) to be within the support ({support!r}) of the "
                             f"distribution {self!r}, but found invalid values:\n{value}")

    def _get_checked_instance(self, cls, _instance=None):
        if _instance is None and type(self).__init__ != cls.__init__:
            raise NotImplementedError(f"Subclass {type(self).__name__} of {cls.__name__} that defines a "
                                      "custom __init__ method must also define a custom .expand() method.")
        return self.__new__(type(self)) if _instance is None else _instance

    def __repr__(self):
        values = {name: self.__dict__[name] for name in self.arg_constraints if name in self.__dict__}
        shown = ", ".join(f"{name}: {value if value.numel() == 1 else value.size()}"
                          for name, value in values.items())
        return f"{type(self).__name__}({shown})"
