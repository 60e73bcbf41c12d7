"""Node: one step of a graph, and the nested arguments that refer to other nodes."""

import builtins
import operator
from typing import Any, Callable, Union

from .. import _assert, _C, _ops
from ..utils._pytree import is_namedtuple_instance
from . import operator_schemas
from ._names import get_qualified_name as _get_qualified_name
from ._names import type_repr as _type_repr
from .immutable_collections import immutable_dict, immutable_list

__all__ = ["Node", "map_arg", "map_aggregate", "has_side_effect"]

Target = Union[Callable[..., Any], str]
Argument = Any
BaseArgumentTypes = Union[str, int, float, bool, complex]
base_types = (str, int, float, bool, complex, _C.dtype, _C.Tensor, _C.device, _C.memory_format, _C.layout)

_legal_ops = ("placeholder", "call_method", "call_module", "call_function", "get_attr", "output", "root")
_side_effectful_functions = {_assert, operator.setitem}


def has_side_effect(fn):
    """Keeps calls of the function in graphs although nothing uses their result."""
    _side_effectful_functions.add(fn)
    return fn


def map_aggregate(a, fn):
    """Applies a function to every leaf of nested tuples, lists, dicts and slices."""
    if isinstance(a, tuple):
        values = [map_aggregate(value, fn) for value in a]
        return type(a)(*values) if is_namedtuple_instance(a) else tuple(values)
    if isinstance(a, list):
        return immutable_list(map_aggregate(value, fn) for value in a)
    if isinstance(a, dict):
        return immutable_dict((key, map_aggregate(value, fn)) for key, value in a.items())
    if isinstance(a, slice):
        return slice(*(map_aggregate(value, fn) for value in (a.start, a.stop, a.step)))
    return fn(a)


def map_arg(a, fn):
    """Applies a function to every node of nested arguments."""
    if not callable(fn):
        raise AssertionError("map_arg(a, fn): fn must be a callable")
    return map_aggregate(a, lambda value: fn(value) if isinstance(value, Node) else value)


def _format_arg(arg, max_list_len=float("inf")):
    """An argument as printed graphs spell it: nodes with a percent sign."""
    if isinstance(arg, dict):
        return "{" + ", ".join(f"{key}: {_format_arg(value)}" for key, value in arg.items()) + "}"
    if isinstance(arg, (list, tuple)):
        items = [_format_arg(value) for index, value in enumerate(arg) if index < max_list_len]
        if len(arg) > len(items):
            items.append(f"...[total_len={len(arg)}]")
        text = ", ".join(items)
        if isinstance(arg, list):
            return f"[{text}]"
        return f"({text},)" if len(arg) == 1 else f"({text})"
    return f"%{arg}" if isinstance(arg, Node) else str(arg)


class Node:
    """A step of a graph. `op` says what it does, `target` with what:

    placeholder: a parameter of the function, args[0] its default; get_attr: an attribute of the module, by
    its path; call_function, call_module, call_method: a call with args and kwargs; output: the result,
    args[0]. `users` has the nodes that use it. `meta` is for whoever transforms the graph."""

    def __init__(self, graph, name, op, target, args, kwargs, return_type=None):
        if op not in _legal_ops:
            raise AssertionError(f"op {op!r} is not in _legal_ops")
        if op == "call_function":
            if not callable(target):
                raise ValueError(f"Node [graph = {graph}, name = '{name}'] target {target} has type "
                                 f"{_type_repr(type(target))} but a Callable is expected")
        elif not isinstance(target, str):
            raise ValueError(f"Node [graph = {graph}, name = '{name}'] target {target} has type "
                             f"{_type_repr(type(target))} but a str is expected")
        self.graph, self.name, self.op, self.target, self.type = graph, name, op, target, return_type
        self.users = {}
        self.meta = {}
        self._repr_fn = None
        self._erased = False
        self._prev = self._next = self
        self._input_nodes = {}
        self._args, self._kwargs = (), {}
        self._update_args_kwargs(args, kwargs)

    # ---- Neighbours ------------------------------------------------------------------------------

    @property
    def next(self):
        """The node after this one."""
        return self._next

    @property
    def prev(self):
        """The node before this one."""
        return self._prev

    def prepend(self, x):
        """Moves a node of the same graph before this one."""
        if x.graph is not self.graph:
            raise AssertionError("Attempting to move a Node into a different Graph")
        if x is self:
            return
        x._remove_from_list()
        before = self._prev
        before._next, x._prev, x._next, self._prev = x, before, self, x
        self.graph._positions = None

    _prepend = prepend

    def append(self, x):
        """Moves a node of the same graph behind this one."""
        self._next.prepend(x)

    def _remove_from_list(self):
        self._prev._next, self._next._prev = self._next, self._prev
        self.graph._positions = None

    @property
    def _sort_key(self):
        return (self.graph._position_of(self),)

    def __lt__(self, other):
        return self._sort_key < other._sort_key

    def __gt__(self, other):
        return self._sort_key > other._sort_key

    def __le__(self, other):
        return self is other or self < other

    def __ge__(self, other):
        return self is other or self > other

    # ---- Arguments -------------------------------------------------------------------------------

    @property
    def args(self):
        """Positional arguments: nested containers of nodes and constants."""
        return self._args

    @args.setter
    def args(self, a):
        self._update_args_kwargs(a, self._kwargs)

    @property
    def kwargs(self):
        """Keyword arguments."""
        return self._kwargs

    @kwargs.setter
    def kwargs(self, k):
        self._update_args_kwargs(self._args, k)

    @property
    def all_input_nodes(self):
        """The nodes that this one uses, each once, in order."""
        return list(self._input_nodes)

    def update_arg(self, idx, arg):
        """Replaces a positional argument."""
        args = list(self._args)
        args[idx] = arg
        self.args = tuple(args)

    def insert_arg(self, idx, arg):
        """Inserts a positional argument."""
        if not 0 <= idx <= len(self._args):
            raise AssertionError("insert_args index must be between 0 and len(self.args)")
        self.args = (*self._args[:idx], arg, *self._args[idx:])

    def update_kwarg(self, key, arg):
        """Sets a keyword argument."""
        self.kwargs = {**self._kwargs, key: arg}

    def _update_args_kwargs(self, new_args, new_kwargs):
        for node in self._input_nodes:
            node.users.pop(self, None)
        self._input_nodes = {}

        def use(node):
            self._input_nodes.setdefault(node)
            node.users.setdefault(self)
            return node

        self._args, self._kwargs = map_arg(tuple(new_args), use), map_arg(dict(new_kwargs), use)

    def replace_all_uses_with(self, replace_with, delete_user_cb=lambda user: True, *, propagate_meta=False):
        """Makes the users of this node use another one. Returns those that were changed."""
        if propagate_meta:
            if replace_with.meta:
                raise AssertionError("Called node.replace_all_uses_with(replace_with, propagate_meta=True), "
                                     "but replace_with already has .meta keys")
            replace_with.meta.update(self.meta)
        changed = [user for user in list(self.users) if delete_user_cb(user)]
        for user in changed:
            user.replace_input_with(self, replace_with)
        return changed

    def replace_input_with(self, old_input, new_input):
        """Replaces one input of this node by another."""

        def choose(node):
            return new_input if node is old_input else node

        module = self.graph.owning_module
        for hook in getattr(module, "_replace_hooks", None) or ():
            hook(old=old_input, new=getattr(new_input, "name", None), user=self)
        self._update_args_kwargs(map_arg(self._args, choose), map_arg(self._kwargs, choose))

    _replace_input_with = replace_input_with

    def normalized_arguments(self, root, arg_types=None, kwarg_types=None, normalize_to_only_use_kwargs=False):
        """The arguments as (args, kwargs) in the order of the function's signature, or None."""
        if self.op == "call_function":
            return operator_schemas.normalize_function(
                self.target, self._args, self._kwargs, arg_types, kwarg_types, normalize_to_only_use_kwargs)
        if self.op == "call_module":
            return operator_schemas.normalize_module(
                root, self.target, self._args, self._kwargs, normalize_to_only_use_kwargs)
        return None

    # ---- Other questions -------------------------------------------------------------------------

    @property
    def stack_trace(self):
        """Where the traced program made the call, if the tracer records that."""
        return self.meta.get("stack_trace")

    @stack_trace.setter
    def stack_trace(self, trace):
        self.meta["stack_trace"] = trace

    def is_impure(self, impure_random=True):
        """Whether the step does more than compute its result."""
        if self.op in ("placeholder", "output"):
            return True
        if self.op == "call_function":
            if isinstance(self.target, _ops.OpOverload) and self.target._schema.is_mutable:
                return True
            return self.target in _side_effectful_functions
        if self.op == "call_module":
            module = self.graph.owning_module
            if module is None:
                raise AssertionError("self.graph.owning_module not set for purity check")
            return getattr(module.get_submodule(self.target), "_is_impure", False)
        return False

    def _rename(self, candidate):
        if candidate != self.name:
            self.name = self.graph._graph_namespace.create_name(candidate, None)
            self.graph._graph_namespace._rename_object(self, self.name)

    def __repr__(self):
        return self._repr_fn(self) if self._repr_fn is not None else self.name

    def _pretty_print_target(self, target):
        if isinstance(target, str):
            return target
        module = getattr(target, "__module__", None)
        if module == "builtins" and hasattr(builtins, getattr(target, "__name__", "")):
            return f"builtins.{target.__name__}"
        return _get_qualified_name(target)

    def format_node(self, placeholder_names=None, maybe_return_typename=None, *, include_tensor_metadata=False):
        """The line of a printed graph. The lists collect what a signature would show."""
        typename = f"{_type_repr(self.type)} " if self.type is not None else ""
        start = f"%{self.name} : {typename}[num_users={len(self.users)}] = "
        target = f"{self.op}[target={self._pretty_print_target(self.target)}]"
        if self.op == "placeholder":
            if placeholder_names:
                if isinstance(placeholder_names, list):
                    placeholder_names.append(self.target)
                return None
            default = f"(default={self._args[0]})" if self._args else ""
            return f"{start}{target}{default}"
        if self.op == "get_attr":
            return f"{start}{target}"
        if self.op == "output":
            if self.type is not None and maybe_return_typename:
                maybe_return_typename[0] = f" -> {_type_repr(self.type)}"
            return f"return {self._args[0]}"
        return f"{start}{target}(args = {_format_arg(self._args)}, kwargs = {_format_arg(self._kwargs)})"

