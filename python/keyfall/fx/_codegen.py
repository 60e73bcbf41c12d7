"""Graphs as Python source: the function `forward` that GraphModule compiles."""

import collections.abc
import enum
import keyword
import math
import types
import typing
from typing import Any, NamedTuple

import keyfall

from .. import _ops
from ..utils import _pytree as pytree
from ..utils._pytree import is_namedtuple_instance
from . import _pytree as fx_pytree
from ._names import Namespace, get_qualified_name, is_from_torch, type_repr
from .node import Node

_INFIX = {
    "eq": "==", "ne": "!=", "lt": "<", "gt": ">", "le": "<=", "ge": ">=", "add": "+", "sub": "-", "mul": "*",
    "floordiv": "//", "truediv": "/", "div": "/", "mod": "%", "pow": "**", "lshift": "<<", "rshift": ">>",
    "and_": "&", "or_": "|", "xor": "^", "matmul": "@",
}  # fmt: skip
reflectable_magic_methods = {
    name: f"{{}} {sign} {{}}" for name, sign in _INFIX.items() if sign not in ("==", "!=", "<", ">", "<=", ">=")
} | {"getitem": "{}[{}]"}
magic_methods = {name: f"{{}} {sign} {{}}" for name, sign in _INFIX.items()} | {
    "pos": "+{}", "neg": "-{}", "invert": "~{}", "getitem": "{}[{}]"}
inplace_methods = {f"i{name.rstrip('_')}": f"{{}} {sign}= {{}}" for name, sign in _INFIX.items()
                   if name in reflectable_magic_methods and name != "div"} | {"setitem": "{}[{}] = {}"}  # fmt: skip

# Names that every generated function has, and the statements that import them.
_BUILTINS = {
    "inf": (math.inf, "from math import inf"), "nan": (math.nan, "from math import nan"),
    "NoneType": (type(None), "NoneType = type(None)"), "torch": (keyfall, "import torch"),
    "device": (keyfall.device, "from torch import device"),
    "fx_pytree": (fx_pytree, "import torch.fx._pytree as fx_pytree"),
    "pytree": (pytree, "import torch.utils._pytree as pytree"),
}  # fmt: skip

_SHORT_DTYPES = {"float": "f", "bfloat": "bf", "int": "i", "uint": "u", "complex": "c", "bool": "b8"}


def import_statement(name, obj):
    """The statement that binds a global of generated code in another process."""
    if name in _BUILTINS:
        return _BUILTINS[name][1]
    if is_from_torch(obj) and hasattr(obj, "__name__"):
        path = get_qualified_name(obj)
    else:
        path = f"{obj.__module__}.{getattr(obj, '__qualname__', None) or type(obj).__qualname__}"
    module, _, own = path.rpartition(".")
    return f"from {module} import {own} as {name}" if module else f"{name} = {own}"


class PythonCode:
    """Source text, and the globals it needs."""

    _lineno_map, _prologue_start = None, 0

    def __init__(self, src, globals):
        self.src, self.globals = src, globals


class _PyTreeInfo(NamedTuple):
    """The structure of arguments and results of a function that was traced with nested arguments."""

    orig_args: list
    in_spec: Any
    out_spec: Any


def format_target(base, target):
    """`base.target`, with getattr for parts that are no identifiers: getattr(self.seq, "0")."""
    for part in target.split("."):
        base = f"{base}.{part}" if part.isidentifier() else f'getattr({base}, "{part}")'
    return base


def _short_type(value):
    """A tensor as print_readable shows it, "f32[4, 3]", or ""."""
    if not hasattr(value, "dtype") or not hasattr(value, "shape"):
        return ""
    name = str(value.dtype).rpartition(".")[2]
    letters = name.rstrip("0123456789")
    return f'"{_SHORT_DTYPES.get(letters, letters)}{name[len(letters):]}[{", ".join(map(str, value.shape))}]"'


class _Writer:
    """Writes the body of one function."""

    def __init__(self, codegen, nodes, root_module, verbose):
        self.codegen, self.root, self.verbose = codegen, root_module, verbose
        self.globals, self.namespace, self.names = {}, Namespace(), {}
        self.body, self.parameters, self.wrapped = [], [], {}
        self.returned = ""
        self.last_location = None
        for name, (obj, _) in _BUILTINS.items():
            self.globals[name] = obj
            self.namespace._names[name] = obj
        self.ends = self._last_uses(nodes)

    @staticmethod
    def _last_uses(nodes):
        """{node: the nodes whose values no later node uses}"""
        seen, ends = set(), {}
        for user in reversed(nodes):
            for node in user._input_nodes:
                if node not in seen:
                    seen.add(node)
                    ends.setdefault(user, []).append(node)
        return ends

    def name(self, node):
        if node not in self.names:
            self.names[node] = self.namespace.create_name(node.name, node)
        return self.names[node]

    def add_global(self, hint, obj):
        """Binds an object to a global name, and returns the name; torch.relu needs none."""
        if obj is keyfall.device:
            return "device"
        if is_from_torch(obj):
            return get_qualified_name(obj)
        name = self.namespace.create_name(hint, obj)
        self.globals[name] = obj
        return name

    def type_name(self, annotation):
        """An annotation. Types of other modules become globals."""
        args = getattr(annotation, "__args__", ())
        if isinstance(annotation, types.UnionType):
            return "|".join(map(self.type_name, args))
        origin = getattr(annotation, "__origin__", None)
        if origin is None or origin is collections.abc.Callable or isinstance(annotation, types.FunctionType):
            return self.add_global(type_repr(annotation), annotation)
        if getattr(annotation, "_name", None) in ("Dict", "FrozenSet", "List", "Set", "Tuple") and annotation is not \
                getattr(typing, annotation._name):
            origin = getattr(typing, annotation._name)
        name = self.add_global(type_repr(origin), origin)
        args = args if annotation is not getattr(typing, str(getattr(annotation, "_name", "")), None) else ()
        return f"{name}[{','.join(map(self.type_name, args))}]" if args else name

    def value(self, arg):
        """An argument as an expression."""
        if isinstance(arg, Node):
            return self.name(arg)
        if is_namedtuple_instance(arg):
            return f"{self.add_global(_typename(type(arg)), type(arg))}({', '.join(map(self.value, arg))})"
        if isinstance(arg, tuple):
            items = ", ".join(map(self.value, arg))
            return f"({items},)" if len(arg) == 1 else f"({items})"
        if isinstance(arg, list):
            return f"[{', '.join(map(self.value, arg))}]"
        if isinstance(arg, dict):
            return "{" + ", ".join(f"{key!r}: {self.value(item)}" for key, item in arg.items()) + "}"
        if isinstance(arg, slice):
            return f"slice({self.value(arg.start)}, {self.value(arg.stop)}, {self.value(arg.step)})"
        if isinstance(arg, enum.Enum):
            return f"{self.add_global(type(arg).__name__, type(arg))}.{arg.name}"
        if isinstance(arg, (_ops.OpOverload, _ops.OpOverloadPacket)):
            return get_qualified_name(arg)
        return repr(arg)

    def arguments(self, args, kwargs):
        return ", ".join([*map(self.value, args), *(f"{key} = {self.value(arg)}" for key, arg in kwargs.items())])

    # ---- Statements ------------------------------------------------------------------------------

    def write(self, node):
        """Adds the statement of a node, and drops what is not used any more."""
        if node.op == "placeholder":
            return self.parameter(node)
        if self.verbose and node.op != "output":
            self.location(node)
        if node.op == "output":
            if node.type is not None:
                self.returned = f" -> {self.type_name(node.type)}"
            self.codegen._writer = self
            self.body.append(self.codegen.generate_output(node.args[0]))
            self.codegen._writer = None
            return None
        annotation = self.shown_type(node)
        if node.op == "call_function":
            statement = self.call(node, annotation)
        elif node.op == "call_method":
            statement = (f"{self.name(node)}{annotation} = {format_target(self.receiver(node), node.target)}"
                         f"({self.arguments(node.args[1:], node.kwargs)})")
        else:
            call = "" if node.op == "get_attr" else f"({self.arguments(node.args, node.kwargs)})"
            statement = f"{self.name(node)}{annotation} = {format_target(self.root, node.target)}{call}"
        unused = [self.name(one) for one in self.ends.get(node, [])]
        if not node.users:
            unused.append(self.name(node))
        drop = f";  {' = '.join(unused)} = None" if unused else ""
        self.body.append(f"{statement}{drop}\n")
        return None

    def receiver(self, node):
        text = self.value(node.args[0])
        return text if isinstance(node.args[0], Node) else f"({text})"

    def parameter(self, node):
        default = f" = {self.value(node.args[0])}" if node.args else ""
        plain = node.target.replace("*", "")
        shown = self.shown_type(node)
        self.parameters.append(f"{node.target}{shown}{default}")
        if plain != self.name(node):
            self.body.append(f"{self.name(node)} = {plain}\n")

    def shown_type(self, node):
        meta = node.meta.get("val", node.meta.get("tensor_meta")) if self.verbose else None
        short = _short_type(meta) if meta is not None else ""
        if short:
            return f": {short}"
        return f" : {self.type_name(node.type)}" if node.type is not None else ""

    def location(self, node):
        """A comment with the place in the traced program, once for neighbours that share it."""
        trace = node.stack_trace
        lines = [line.strip() for line in trace.strip().splitlines()] if trace else ["No stacktrace found"]
        where = next((index for index in range(len(lines) - 1, -1, -1) if lines[index][:5] == "File "), None)
        text = "No stacktrace found for following nodes"
        if where is not None:
            code = f", code: {lines[where + 1]}" if where + 1 < len(lines) else ""
            text = f"File: {lines[where][5:].replace(chr(34), '')}{code}"
        if text != self.last_location:
            self.last_location = text
            self.body.append(f"\n# {text}\n")

    def call(self, node, annotation):
        target, own = node.target, self.name(node)
        name = getattr(target, "__name__", "")
        if getattr(target, "__module__", None) == "_operator" and not node.kwargs:
            args = [self.value(arg) for arg in node.args]
            if name in magic_methods and len(args) == magic_methods[name].count("{}"):
                return f"{own}{annotation} = {magic_methods[name].format(*args)}"
            if name in inplace_methods and len(args) == inplace_methods[name].count("{}"):
                return f"{inplace_methods[name].format(*args)};  {own}{annotation} = {args[0]}"
        if target is getattr and len(node.args) == 2 and isinstance(node.args[1], str):
            if node.args[1].isidentifier() and not keyword.iskeyword(node.args[1]):
                return f"{own}{annotation} = {format_target(self.receiver(node), node.args[1])}"
        spelled = self.add_global(_typename(target), target)
        if node.meta.get("is_wrapped"):
            self.wrapped.setdefault(spelled)
        return f"{own}{annotation} = {spelled}({self.arguments(node.args, node.kwargs)})"


def _typename(target):
    """A hint for the global name of a function or class: math_sqrt."""
    module = getattr(target, "__module__", None)
    if module == "_operator":
        return f"_operator_{target.__name__}"
    return get_qualified_name(target).replace(".", "_")


class CodeGen:
    """Writes graphs as source; subclasses change the signature or the result."""

    def __init__(self):
        self._body_transformer = None
        self._func_name = "forward"

    def gen_fn_def(self, free_vars, maybe_return_annotation):
        """The line `def forward(...):`."""
        if not free_vars or free_vars[0] != "self":
            free_vars = ["self", *free_vars]
        return f"def {self._func_name}({', '.join(free_vars)}){maybe_return_annotation}:"

    _writer = None  # what writes the source at the moment: it knows the names of values

    def generate_output(self, output_args):
        """The return statement."""
        return f"return {self._writer.value(output_args) if self._writer is not None else repr(output_args)}"

    def process_inputs(self, *args):
        """Turns arguments of the function into those of the graph's placeholders."""
        return args

    def process_outputs(self, outputs):
        """Turns the graph's result into the function's."""
        return outputs

    def additional_globals(self):
        """Pairs of names and values that the source needs besides."""
        return []

    def _gen_python_code(self, nodes, root_module, namespace=None, *, verbose=False):
        nodes = list(nodes)
        writer = _Writer(self, nodes, root_module, verbose)
        for name, value in self.additional_globals():
            writer.add_global(name, value)
        for node in nodes:
            writer.write(node)
        body = writer.body or ["pass\n"]
        if self._body_transformer is not None:
            body = self._body_transformer(body)
        wraps = "\n".join(f'torch.fx._symbolic_trace.wrap("{name}")' for name in writer.wrapped)
        head = self.gen_fn_def(writer.parameters, writer.returned)
        text = "".join(body).lstrip("\n")
        code = "\n".join(f"    {line}" for line in f"{text}\n".split("\n")) if text[-1:] != "\n" else \
            "\n".join(f"    {line}" for line in text.split("\n"))
        return PythonCode(f"\n{wraps}\n\n{head}\n{code}", writer.globals)


class _PyTreeCodeGen(CodeGen):
    """The code of a function whose arguments were nested when it was traced."""

    def __init__(self, pytree_info):
        super().__init__()
        self.pytree_info = pytree_info

    def process_inputs(self, *args):
        return pytree.tree_leaves(args)

    def process_outputs(self, outputs):
        return pytree.tree_unflatten(outputs, self.pytree_info.out_spec)

    def gen_fn_def(self, free_vars, maybe_return_annotation):
        args = list(self.pytree_info.orig_args)
        head = super().gen_fn_def(args, maybe_return_annotation)
        if not free_vars:
            return head
        values = [name for name in args if name != "self"]
        names = [var.partition(":")[0].partition("=")[0].strip() for var in free_vars]
        return (f"{head}\n    {', '.join(names)}, = fx_pytree.tree_flatten_spec([{', '.join(values)}], "
                "self._in_spec)")

    def generate_output(self, output_args):
        inner = super().generate_output(output_args)[len("return "):]
        return f"return pytree.tree_unflatten({inner}, self._out_spec)" if self.pytree_info.out_spec else \
            f"return {inner}"


