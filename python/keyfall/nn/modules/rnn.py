"""Recurrent networks: RNN, LSTM and GRU, and their cells."""

import math
import warnings

from ..._C import Tensor
from ... import _C
from ..._loading import lazy_module as _lazy_module
from .. import init
from ..parameter import Parameter
from .module import Module

_rnn_utils = _lazy_module("keyfall.nn.utils.rnn")
_amp = _lazy_module("keyfall.amp.autocast_mode")

_functions = _C._VariableFunctions

__all__ = ["GRU", "GRUCell", "LSTM", "LSTMCell", "RNN", "RNNBase", "RNNCell", "RNNCellBase"]


# For each mode: the name of its operator, the number of blocks of hidden_size rows in its weights, and
# the number of tensors in its state.
_MODES = {"RNN_TANH": ("rnn_tanh", 1, 1), "RNN_RELU": ("rnn_relu", 1, 1), "LSTM": ("lstm", 4, 2),
          "GRU": ("gru", 3, 1)}


# ---- Cells ---------------------------------------------------------------------------------------


class RNNCellBase(Module):
    """Weights of a cell."""

    __constants__ = ["input_size", "hidden_size", "bias"]

    def __init__(self, input_size: int, hidden_size: int, bias: bool, num_chunks: int, device=None,
                 dtype=None) -> None:
        super().__init__()
        self.input_size, self.hidden_size, self.bias = input_size, hidden_size, bias
        rows = num_chunks * hidden_size
        options = {"device": device, "dtype": dtype}
        self.weight_ih = Parameter(_functions.empty((rows, input_size), **options))
        self.weight_hh = Parameter(_functions.empty((rows, hidden_size), **options))
        for name in ("bias_ih", "bias_hh"):
            self.register_parameter(
                name, Parameter(_functions.empty(rows, **options)) if bias else None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draws new initial values."""
        bound = 1.0 / math.sqrt(self.hidden_size) if self.hidden_size > 0 else 0
        for weight in self.parameters():
            init.uniform_(weight, -bound, bound)

    def extra_repr(self):
        parts = [f"{self.input_size}, {self.hidden_size}"]
        if not self.bias:
            parts.append(f"bias={self.bias}")
        if getattr(self, "nonlinearity", "tanh") != "tanh":
            parts.append(f"nonlinearity={self.nonlinearity}")
        return ", ".join(parts)

    def _check_sizes(self, input, state):
        if input.size(-1) != self.input_size:
            raise RuntimeError(f"input has inconsistent input_size: got {input.size(-1)} expected "
                               f"{self.input_size}")
        for place, hidden in enumerate(state):
            if hidden.dim() == input.dim() == 2 and hidden.size(0) != input.size(0):
                raise RuntimeError(f"Input batch size {input.size(0)} doesn't match hidden{place} "
                                   f"batch size {hidden.size(0)}")
            if hidden.dim() != input.dim():
                raise RuntimeError(f"input is {input.dim()}D, but hidden{place} is {hidden.dim()}D")
            if hidden.size(-1) != self.hidden_size:
                raise RuntimeError(f"hidden{place} has inconsistent hidden_size: got "
                                   f"{hidden.size(-1)}, expected {self.hidden_size}")

    def _run(self, input, state, mode):
        operator, _, count = _MODES[mode]
        name = type(self).__name__
        if input.dim() not in (1, 2):
            raise ValueError(f"{name}: Expected input to be 1D or 2D, got {input.dim()}D instead")
        if state is None:
            state = (input.new_zeros((*input.shape[:-1], self.hidden_size)),) * count
        for place, hidden in enumerate(state):
            if hidden.dim() not in (1, 2):
                what = "hidden" if count == 1 else f"hx[{place}]"
                raise ValueError(f"{name}: Expected {what} to be 1D or 2D, got {hidden.dim()}D instead")
        self._check_sizes(input, state)
        single = input.dim() == 1
        if single:
            input, state = input.unsqueeze(0), tuple(hidden.unsqueeze(0) for hidden in state)
        new = getattr(_functions, operator + "_cell")(
            input, state[0] if count == 1 else state, self.weight_ih, self.weight_hh, self.bias_ih,
            self.bias_hh)
        if not single:
            return new
        return new.squeeze(0) if count == 1 else tuple(hidden.squeeze(0) for hidden in new)


class RNNCell(RNNCellBase):
    """One step: tanh or relu of the sum of the projections of input and hidden state."""

    __constants__ = ["input_size", "hidden_size", "bias", "nonlinearity"]

    def __init__(self, input_size: int, hidden_size: int, bias: bool = True,
                 nonlinearity: str = "tanh", device=None, dtype=None) -> None:
        super().__init__(input_size, hidden_size, bias, 1, device, dtype)
        self.nonlinearity = nonlinearity

    def forward(self, input: Tensor, hx: Tensor | None = None) -> Tensor:
        if self.nonlinearity not in ("tanh", "relu"):
            raise RuntimeError(f"Unknown nonlinearity: {self.nonlinearity}")
        state = None if hx is None else (hx,)
        return self._run(input, state, f"RNN_{self.nonlinearity.upper()}")


class LSTMCell(RNNCellBase):
    """One step with input, forget and output gates; returns hidden and cell state."""

    def __init__(self, input_size: int, hidden_size: int, bias: bool = True, device=None,
                 dtype=None) -> None:
        super().__init__(input_size, hidden_size, bias, 4, device, dtype)

    def forward(self, input: Tensor,
                hx: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]:
        return self._run(input, hx, "LSTM")


class GRUCell(RNNCellBase):
    """One step with reset and update gates."""

    def __init__(self, input_size: int, hidden_size: int, bias: bool = True, device=None,
                 dtype=None) -> None:
        super().__init__(input_size, hidden_size, bias, 3, device, dtype)

    def forward(self, input: Tensor, hx: Tensor | None = None) -> Tensor:
        return self._run(input, None if hx is None else (hx,), "GRU")


# ---- Networks ------------------------------------------------------------------------------------


class RNNBase(Module):
    """Layers of cells over sequences, in one direction or both."""

    __constants__ = ["mode", "input_size", "hidden_size", "num_layers", "bias", "batch_first",
                     "dropout", "bidirectional", "proj_size"]

    def __init__(self, mode: str, input_size: int, hidden_size: int, num_layers: int = 1,
                 bias: bool = True, batch_first: bool = False, dropout: float = 0.0,
                 bidirectional: bool = False, proj_size: int = 0, device=None, dtype=None) -> None:
        super().__init__()
        if mode not in _MODES:
            raise ValueError("Unrecognized RNN mode: " + mode)
        self._check(hidden_size, num_layers, dropout, proj_size)
        for name, value, kind in (("input_size", input_size, int), ("bias", bias, bool),
                                  ("batch_first", batch_first, bool)):
            if not isinstance(value, kind):
                raise TypeError(f"{name} should be of type {kind.__name__}, got: {type(value).__name__}")
        if input_size <= 0:
            raise ValueError("input_size must be greater than zero")
        if proj_size and mode != "LSTM":
            raise ValueError("proj_size argument is only supported for LSTM, not RNN or GRU")
        for name, value in zip(self.__constants__, (mode, input_size, hidden_size, num_layers, bias, batch_first,
                                                    float(dropout), bidirectional, proj_size)):
            setattr(self, name, value)
        self._make_weights(device, dtype)
        self.reset_parameters()

    @staticmethod
    def _check(hidden_size, num_layers, dropout, proj_size):
        if isinstance(dropout, bool) or not 0 <= dropout <= 1:
            raise ValueError("dropout should be a number in range [0, 1] representing the "
                             "probability of an element being zeroed")
        if dropout > 0 and num_layers == 1:
            warnings.warn("dropout option adds dropout after all but last recurrent layer, so "
                          f"non-zero dropout expects num_layers greater than 1, but got "
                          f"dropout={dropout} and num_layers={num_layers}", stacklevel=4)
        for name, value in (("hidden_size", hidden_size), ("num_layers", num_layers)):
            if not isinstance(value, int):
                raise TypeError(f"{name} should be of type int, got: {type(value).__name__}")
            if value <= 0:
                raise ValueError(f"{name} must be greater than zero")
        if proj_size < 0:
            raise ValueError("proj_size should be a positive integer or zero to disable "
                             "projections")
        if proj_size >= hidden_size:
            raise ValueError("proj_size has to be smaller than hidden_size")

    def _make_weights(self, device, dtype):
        directions = 2 if self.bidirectional else 1
        width = self.proj_size or self.hidden_size
        rows = _MODES[self.mode][1] * self.hidden_size
        self._name_weights()
        for place, names in enumerate(self._all_weights):
            inputs = self.input_size if place < directions else width * directions
            sizes = {"weight_ih": (rows, inputs), "weight_hh": (rows, width), "bias_ih": (rows,), "bias_hh": (rows,),
                     "weight_hr": (self.proj_size, self.hidden_size)}
            for name in names:
                size = sizes[name.partition("_l")[0]]
                setattr(self, name, Parameter(_functions.empty(size, device=device, dtype=dtype)))

    def _name_weights(self):
        """Names the weights of each layer and direction, in the order of the operator."""
        kinds = ["weight_ih", "weight_hh"] + ["bias_ih", "bias_hh"] * self.bias + ["weight_hr"] * (self.proj_size > 0)
        ways = ("", "_reverse") if self.bidirectional else ("",)
        self._all_weights = [[f"{kind}_l{layer}{way}" for kind in kinds]
                             for layer in range(self.num_layers) for way in ways]
        self._flat_weights_names = [name for names in self._all_weights for name in names]

    @property
    def _flat_weights(self):
        """All weights in one list. They are looked up by name at every call, so it is not kept."""
        return [getattr(self, name, None) for name in self._flat_weights_names]

    @_flat_weights.setter
    def _flat_weights(self, weights):
        """Does nothing: programs that replace weights set them by name, too."""

    def __getstate__(self):
        return {**super().__getstate__(), "_flat_weights": self._flat_weights}  # PyTorch reads it from files

    def __setstate__(self, state):
        skipped = ("_flat_weights", "_flat_weight_refs", "all_weights")
        super().__setstate__({name: value for name, value in state.items() if name not in skipped})
        self.__dict__.setdefault("proj_size", 0)  # files of PyTorch before 1.8 have none
        self._name_weights()

    def reset_parameters(self) -> None:
        """Draws new initial values."""
        bound = 1.0 / math.sqrt(self.hidden_size) if self.hidden_size > 0 else 0
        for weight in self.parameters():
            init.uniform_(weight, -bound, bound)

    def flatten_parameters(self) -> None:
        """Does nothing: weights are not copied to one buffer here."""

    @property
    def all_weights(self):
        """The weights of each layer and direction."""
        return [[getattr(self, name) for name in names] for names in self._all_weights]

    def forward(self, input, hx=None) -> None:
        if not isinstance(input, _C.Tensor) and not hasattr(type(input), "__torch_function__"):
            return self._forward_packed(input, hx)
        if input.dim() not in (2, 3):
            raise ValueError(f"{type(self).__name__}: Expected input to be 2D or 3D, got "
                             f"{input.dim()}D instead")
        self._check_width(input)
        batched = input.dim() == 3
        first = self.batch_first and batched
        x = input if batched else input.unsqueeze(1)
        states = self._first_states(x, x.size(0 if first else 1), hx, batched)
        x, *last = self._operator(x, states, first)
        if not batched:
            x, last = x.squeeze(1), [part.squeeze(1) for part in last]
        return x, (tuple(last) if len(last) > 1 else last[0])

    def _operator(self, *args):
        """Calls the operator with the weights and options: (input, states, batch_first), or (data,
        batch_sizes, states) of a packed sequence."""
        at = 2 if isinstance(args[2], bool) else 3
        options = [self._flat_weights, self.bias,
                   self.num_layers, self.dropout, self.training, self.bidirectional]
        return getattr(_functions, _MODES[self.mode][0])(*args[:at], *options, *args[at:])

    def _check_width(self, input):
        weight = self.weight_ih_l0
        if input.dtype != weight.dtype and not _amp.is_autocast_enabled(input.device.type):
            raise ValueError(f"RNN input dtype ({input.dtype}) does not match weight dtype ({weight.dtype}). Convert "
                             f"input: input.to({weight.dtype}), or convert model: model.to({input.dtype})")
        if input.size(-1) != self.input_size:
            raise RuntimeError("input.size(-1) must be equal to input_size. Expected "
                               f"{self.input_size}, got {input.size(-1)}")

    def _forward_packed(self, input, hx):
        """forward of a PackedSequence; states are in the order before packing."""
        if not isinstance(input, _rnn_utils.PackedSequence):
            raise TypeError(f"{type(self).__name__}: expected a tensor or a PackedSequence, found "
                            f"{type(input).__name__}")
        self._check_width(input.data)
        if hx is not None:
            hx = self._permuted(hx, input.sorted_indices)
        states = self._first_states(input.data, int(input.batch_sizes[0]), hx, True)
        data, *last = self._operator(input.data, input.batch_sizes, states)
        result = _rnn_utils.PackedSequence(data, input.batch_sizes, input.sorted_indices,
                                           input.unsorted_indices)
        return result, self._permuted(tuple(last) if len(last) > 1 else last[0],
                                      input.unsorted_indices)

    # What programs with a forward of their own call.

    def check_input(self, input: Tensor, batch_sizes: Tensor | None) -> None:
        """Raises for an input of the wrong shape; `batch_sizes` are those of a packed sequence."""
        dims = 3 if batch_sizes is None else 2
        if input.dim() != dims:
            raise RuntimeError(f"input must have {dims} dimensions, got {input.dim()}")
        self._check_width(input)

    def get_expected_hidden_size(self, input: Tensor, batch_sizes: Tensor | None) -> tuple[int, int, int]:
        """The shape of the hidden state."""
        rows = input.size(0 if self.batch_first else 1) if batch_sizes is None else int(batch_sizes[0])
        return len(self._all_weights), rows, self.proj_size or self.hidden_size

    def check_hidden_size(self, hx: Tensor, expected_hidden_size: tuple[int, int, int],
                          msg: str = "Expected hidden size {}, got {}") -> None:
        """Raises for a state of another shape."""
        if hx.size() != expected_hidden_size:
            raise RuntimeError(msg.format(expected_hidden_size, list(hx.size())))

    def check_forward_args(self, input: Tensor, hidden: Tensor, batch_sizes: Tensor | None) -> None:
        """Raises for an input or a state of the wrong shape."""
        self.check_input(input, batch_sizes)
        self.check_hidden_size(hidden, self.get_expected_hidden_size(input, batch_sizes))

    def permute_hidden(self, hx, permutation: Tensor | None):
        """The states of the sequences in another order."""
        return self._permuted(hx, permutation)

    @staticmethod
    def _size_text(place):
        return "Expected hidden size {}, got {}"

    @staticmethod
    def _check_unbatched(given):
        dims = [part.dim() for part in given]
        if dims != [2] * len(dims):
            names, found = (("hx and cx", f"({dims[0]}-D, {dims[1]}-D) tensors") if len(dims) > 1 else
                            ("hx", f"{dims[0]}-D tensor"))
            raise RuntimeError(f"For unbatched 2-D input, {names} should also be 2-D but got {found}")

    @staticmethod
    def _permuted(hx, order):
        if order is None:
            return hx
        if isinstance(hx, tuple):
            return tuple(part.index_select(1, order) for part in hx)
        return hx.index_select(1, order)

    def _first_states(self, x, rows, hx, batched):
        """Returns the initial states: a tensor, or a list of two for an LSTM."""
        count = _MODES[self.mode][2]
        widths = (self.proj_size or self.hidden_size, self.hidden_size)[:count]
        sizes = [(len(self._all_weights), rows, width) for width in widths]
        if hx is None:
            given = [x.new_zeros(size) for size in sizes]
        else:
            given = [hx] if count == 1 else list(hx)
            if not batched:
                self._check_unbatched(given)
                given = [part.unsqueeze(1) for part in given]
            for place, (part, size) in enumerate(zip(given, sizes)):
                self.check_hidden_size(part, size, self._size_text(place))
        return given if count > 1 else given[0]

    def extra_repr(self):
        parts = [f"{self.input_size}, {self.hidden_size}"]
        for name, usual in (("proj_size", 0), ("num_layers", 1), ("bias", True),
                            ("batch_first", False), ("dropout", 0), ("bidirectional", False)):
            value = getattr(self, name)
            if value != usual:
                parts.append(f"{name}={value}")
        return ", ".join(parts)


class RNN(RNNBase):
    """Plain recurrent layers with tanh or relu."""

    def __init__(self, input_size, hidden_size, num_layers=1, nonlinearity="tanh", bias=True,
                 batch_first=False, dropout=0.0, bidirectional=False, device=None, dtype=None,
                 proj_size=0):
        if nonlinearity not in ("tanh", "relu"):
            raise ValueError(f"Unknown nonlinearity '{nonlinearity}'. Select from 'tanh' or "
                             "'relu'.")
        self.nonlinearity = nonlinearity
        super().__init__(f"RNN_{nonlinearity.upper()}", input_size, hidden_size, num_layers, bias,
                         batch_first, dropout, bidirectional, proj_size, device, dtype)


class LSTM(RNNBase):
    """Recurrent layers with input, forget and output gates; the state is (hidden, cell)."""

    def __init__(self, input_size, hidden_size, num_layers=1, bias=True, batch_first=False,
                 dropout=0.0, bidirectional=False, proj_size=0, device=None, dtype=None):
        super().__init__("LSTM", input_size, hidden_size, num_layers, bias, batch_first, dropout,
                         bidirectional, proj_size, device, dtype)

    def get_expected_cell_size(self, input: Tensor, batch_sizes: Tensor | None) -> tuple[int, int, int]:
        """The shape of the cell state."""
        return *self.get_expected_hidden_size(input, batch_sizes)[:2], self.hidden_size

    def check_forward_args(self, input: Tensor, hidden: tuple[Tensor, Tensor], batch_sizes: Tensor | None) -> None:
        """Raises for an input or states of the wrong shape."""
        self.check_input(input, batch_sizes)
        sizes = self.get_expected_hidden_size(input, batch_sizes), self.get_expected_cell_size(input, batch_sizes)
        for place, size in enumerate(sizes):
            self.check_hidden_size(hidden[place], size, self._size_text(place))

    @staticmethod
    def _size_text(place):
        return f"Expected hidden[{place}] size {{}}, got {{}}"


class GRU(RNNBase):
    """Recurrent layers with reset and update gates."""

    def __init__(self, input_size, hidden_size, num_layers=1, bias=True, batch_first=False,
                 dropout=0.0, bidirectional=False, device=None, dtype=None, proj_size=0):
        super().__init__("GRU", input_size, hidden_size, num_layers, bias, batch_first, dropout,
                         bidirectional, proj_size, device, dtype)
