"""Calls of a module with other parameters and buffers than its own."""

import contextlib
import warnings

from ... import _C
from ..parameter import Parameter

__all__ = ["functional_call"]

_ABSENT = object()


def _owner(module, path):
    """Returns the submodule that has the tensor with this path, and the tensor's own name."""
    prefix, _, name = path.rpartition(".")
    if not name:
        raise KeyError('tensor name can\'t be empty string ""')
    for part in prefix.split(".") if prefix else ():
        found = getattr(module, part, None)
        if found is None:
            raise AttributeError(f"{type(module).__name__} has no attribute `{part}`")
        module = found
    return module, name


def _exchange(owner, name, tensor):
    """Sets a tensor of a module and returns the former one: _ABSENT where there was none. It takes the place of the
    former one, so that the order of parameters stays."""
    if tensor is not _ABSENT and tensor is not None and not isinstance(tensor, _C.Tensor):
        raise TypeError(f"{tensor} is not an instance of torch.Tensor")
    for table in (owner._parameters, owner._buffers, vars(owner)):
        if name in table:
            break
    else:
        table = owner._parameters if isinstance(tensor, Parameter) else vars(owner)
    before = table.get(name, _ABSENT)
    other = getattr(owner, name, None) if before is _ABSENT else before
    if other is not None and not isinstance(other, _C.Tensor):
        raise TypeError(f"attribute `{name}`: {other} is not an instance of torch.Tensor")
    if tensor is not _ABSENT:
        table[name] = tensor
    elif before is not _ABSENT:
        del table[name]
    return before


def _groups_of_tied(module):
    """Returns lists of the names that one tensor has."""
    names = {}
    for listed in (module.named_parameters, module.named_buffers):
        for name, tensor in listed(remove_duplicate=False):
            names.setdefault(id(tensor), []).append(name)
    return names.values()


def _with_tied(module, tensors):
    """Adds the other names of tied tensors."""
    complete = dict(tensors)
    for group in _groups_of_tied(module):
        given = [name for name in group if name in tensors]
        if len({id(tensors[name]) for name in given}) > 1:
            raise ValueError(f"functional_call got multiple values for keys {sorted(given)}, which are tied. "
                             "Consider using tie_weights=False")  # fmt: skip
        if given:
            complete.update(dict.fromkeys(group, tensors[given[0]]))
    return complete


def _check_names(module, tensors):
    own = {name for group in _groups_of_tied(module) for name in group}
    text = ""
    for title, names in (("Unexpected", [name for name in tensors if name not in own]),
                         ("Missing", sorted(own - set(tensors)))):
        if names:
            text += f"\n\t{title} key(s): {', '.join(map(repr, names))}."
    if text:
        raise RuntimeError(f"Error(s) in reparametrizing for {type(module).__name__}:{text}")


@contextlib.contextmanager
def _reparametrize_module(module, parameters_and_buffers, *, tie_weights=False, strict=False):
    """A context in which the module has these tensors. Tensors that the module replaces are replaced in
    the dictionary, too."""
    tensors = _with_tied(module, parameters_and_buffers) if tie_weights else parameters_and_buffers
    if strict:
        _check_names(module, tensors)
    undo = []
    try:
        for path, tensor in tensors.items():
            owner, name = _owner(module, path)
            undo.append((path, owner, name, _exchange(owner, name, tensor)))
        yield
    finally:
        for path, owner, name, before in reversed(undo):
            after = _exchange(owner, name, before)
            if path in parameters_and_buffers and after is not _ABSENT:
                parameters_and_buffers[path] = after


def functional_call(module, parameters_and_buffers, args=None, kwargs=None, *, tie_weights=True,
                    strict=False):  # fmt: skip
    """The older name of keyfall.func.functional_call."""
    warnings.warn("`torch.nn.utils.stateless.functional_call` is deprecated. Please use "
                  "`torch.func.functional_call` instead.", FutureWarning, stacklevel=2)
    return _functional_call(module, parameters_and_buffers, args, kwargs, tie_weights=tie_weights, strict=strict)


def _functional_call(module, parameters_and_buffers, args=None, kwargs=None, *, tie_weights=True,
                     strict=False):  # fmt: skip
    """Calls the module with tensors in place of its parameters and buffers, which do not change.

    `args`: a tuple, or the only argument. `tie_weights`: one name is enough for a tensor that several
    modules share. `strict`: the names must be exactly the module's."""
    args = () if args is None else args if isinstance(args, tuple) else (args,)
    with _reparametrize_module(module, parameters_and_buffers, tie_weights=tie_weights, strict=strict):
        return module(*args, **(kwargs or {}))
