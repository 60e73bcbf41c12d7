"""GraphModule: a module whose forward method is generated from a graph."""

import copy
import itertools
import sys
import traceback
from pathlib import Path

import keyfall

from .. import _C, nn
from .._loading import lazy_module as _lazy_module
from ._codegen import import_statement
from .graph import Graph, _has_attribute, _PyTreeCodeGen

_symbolic_trace = _lazy_module("keyfall.fx._symbolic_trace")

__all__ = ["GraphModule", "reduce_graph_module"]

_USER_PRESERVED_ATTRIBUTES_KEY = "_user_preserved_attributes"
_numbers = itertools.count()


class _Source:
    """Gives the source of generated code to traceback and inspect."""

    def __init__(self, text):
        self._text = text

    def get_source(self, name):
        return self._text


def _forward_from_src(src, globals, co_fields=None):
    """Compiles source, and returns its function `forward`."""
    # A name that does not end in ">" is looked up through __loader__.
    filename = f"<eval_with_key>.{next(_numbers)}"
    space = {**globals, "__name__": filename, "__loader__": _Source(src)}
    exec(compile(src, filename, "exec"), space)
    return space["forward"]


def _forward_from_import(import_block, code):
    """The same for pickled source: runs its import statements, in which torch is this package."""
    space = {}
    for line in import_block.splitlines():
        if line.startswith("import torch") or line.startswith("from torch"):
            _import_own(line.split(), space)
        else:
            exec(line, space)
    space.pop("__builtins__", None)
    return _forward_from_src(code, space)


def _import_own(words, space):
    """Runs `import torch[.a.b [as name]]` or `from torch[.a] import b [as name]`."""
    module = keyfall
    for part in words[1].split(".")[1:]:
        module = getattr(module, part)
    if words[0] == "from":
        module = getattr(module, words[3])
    space[words[-1] if "." in words[1] or words[0] == "from" else "torch"] = module


def _parent_of(module, target, create=False):
    *prefix, field = target.split(".")
    for name in prefix:
        child = getattr(module, name, None)
        if child is None:
            if not create:
                return None, field
            child = nn.Module()
            setattr(module, name, child)
        module = child
    return module, field


def _copy_attr(from_module, to_module, target):
    """Gives a module the attribute at a path of another one, with modules on the way."""
    source, field = _parent_of(from_module, target)
    if source is None:
        raise AttributeError(f"{type(from_module).__name__!r} object has no attribute {target!r}")
    if source is from_module and "." in target:
        return
    place, _ = _parent_of(to_module, target, create=True)
    _put(place, field, getattr(source, field))


def _assign_attr(from_obj, to_module, target):
    """Sets the attribute at a path, with modules on the way."""
    place, field = _parent_of(to_module, target, create=True)
    _put(place, field, from_obj)


def _put(module, field, value):
    if isinstance(value, _C.Tensor) and not isinstance(value, nn.Parameter):
        module.register_buffer(field, value)
    else:
        setattr(module, field, value)


def _get_attr(model, attr_name):
    for part in attr_name.split("."):
        model = getattr(model, part)
    return model


class _CodeOnlyModule(nn.Module):
    """A module with attributes and source, from which a graph can be traced again."""

    def __init__(self, body):
        super().__init__()
        self.__dict__ = body


def _retraced(forward, body, tracer_cls=None, extras=None):
    """A GraphModule from a pickled module: its code is traced."""
    _CodeOnlyModule.forward = forward
    root = _CodeOnlyModule(body)
    base = tracer_cls or _symbolic_trace.Tracer

    class KeepModules(base):
        def is_leaf_module(self, m, module_qualified_name):
            return True

    graph = KeepModules(**(extras or {})).trace(root)
    graph._tracer_cls = tracer_cls
    made = GraphModule(root, graph, body.get("_graphmodule_cls_name", "GraphModule"))
    for name, value in body.items():
        if not hasattr(made, name):
            setattr(made, name, value)
    return made


def reduce_graph_module(body, import_block):
    """Makes a GraphModule from what pickle stored."""
    code = body.get("_code") or body.get("code")
    return _retraced(_forward_from_import(import_block, code), body, body.get("_tracer_cls"),
                     body.get("_tracer_extras"))


class GraphModule(nn.Module):
    """Runs a graph. `root` is the module, or a dict of paths and values, that gives the submodules,
    parameters and buffers that the graph refers to. After changes of the graph, call recompile()."""

    def __new__(cls, *args, **kwargs):
        # Each object has a class of its own, whose forward is its code.
        for base in cls.__mro__:
            if "GraphModuleImpl" not in base.__qualname__:
                cls = base
                break

        class GraphModuleImpl(cls):
            __doc__ = cls.__doc__

        return nn.Module.__new__(GraphModuleImpl)

    def __init__(self, root, graph, class_name="GraphModule"):
        super().__init__()
        type(self).__name__ = class_name
        targets = [node.target for node in graph.nodes if node.op in ("get_attr", "call_module")]
        if isinstance(root, nn.Module):
            if hasattr(root, "training"):
                self.training = root.training
            for target in targets:
                _copy_attr(root, self, target)
        elif isinstance(root, dict):
            self._from_dict(root, graph)
        else:
            raise RuntimeError(f"Unsupported type {root} passed for root!")
        self.graph = graph
        self._tracer_cls, self._tracer_extras = graph._tracer_cls, graph._tracer_extras or {}
        if self._tracer_cls is not None and "<locals>" in self._tracer_cls.__qualname__:
            self._tracer_cls = None
        self.meta = {}
        if isinstance(root, nn.Module) and isinstance(getattr(root, "meta", None), dict):
            self.meta.update(root.meta)
        self._replace_hooks, self._create_node_hooks, self._erase_node_hooks = [], [], []
        self._deepcopy_hooks = []

    def _from_dict(self, root, graph):
        for node in graph.nodes:
            if node.op in ("get_attr", "call_module") and node.target not in root:
                raise RuntimeError(f"Node {node} referenced target {node.target} but that target was not "
                                   "provided in ``root``!")
        used = {node.target for node in graph.nodes if node.op in ("get_attr", "call_module")}
        for target in sorted(used, key=lambda path: path.count(".")):
            _assign_attr(root[target], self, target)

    # ---- Graph and code --------------------------------------------------------------------------

    @property
    def graph(self):
        """The graph. Assigning one compiles it."""
        return self._graph

    @graph.setter
    def graph(self, g):
        if not isinstance(g, Graph):
            raise AssertionError(f"Expected a Graph instance, but got {type(g)}")
        self._graph = g
        g.owning_module = self
        self.recompile()

    @property
    def code(self):
        """The source of forward."""
        if "_code" not in self.__dict__:
            raise RuntimeError("GraphModule.code: the graph was not compiled; call recompile()")
        return self._code

    def recompile(self):
        """Compiles the graph. Returns its code."""
        codegen = self._graph._codegen
        if isinstance(codegen, _PyTreeCodeGen):
            self._in_spec, self._out_spec = codegen.pytree_info.in_spec, codegen.pytree_info.out_spec
        made = self._graph.python_code("self")
        self._code = made.src
        cls = type(self)
        cls.forward = _forward_from_src(made.src, made.globals)
        if "__call__" not in vars(cls):
            cls.__call__ = _call_showing_code
        return made

    def _recompile_submodules(self):
        return [module.recompile() for module in self.modules() if isinstance(module, GraphModule)]

    def __str__(self):
        hint = "# To see more debug info, please use `graph_module.print_readable()`"
        return "\n".join([super().__repr__(), self._code, hint])

    def print_readable(self, print_output=True, include_stride=False, include_device=False, colored=False,
                       **options):
        """Prints the source of the module and of the graph modules in it, with shapes where they are
        known; returns it."""
        text = self._readable(type(self).__name__)
        if print_output:
            print(text)
        return text

    def _readable(self, name):
        made = self._graph.python_code("self", verbose=True)
        lines = [f"class {name or 'GraphModule'}(torch.nn.Module):"]
        lines += [f"    {line}".rstrip() for line in made.src.lstrip("\n").split("\n")]
        for own, child in self.named_children():
            if isinstance(child, GraphModule):
                lines += ["", *(f"    {line}".rstrip() for line in child._readable(own).split("\n"))]
        while len(lines) > 1 and not lines[-1] and not lines[-2]:
            lines.pop()
        return "\n".join(lines)

    # ---- Submodules ------------------------------------------------------------------------------

    def add_submodule(self, target, m):
        """Adds a module at a path, with modules on the way. Returns False if something else is there."""
        *prefix, field = target.split(".")
        module = self
        for name in prefix:
            child = getattr(module, name, None)
            if child is None:
                child = nn.Module()
                setattr(module, name, child)
            if not isinstance(child, nn.Module):
                return False
            module = child
        module.add_module(field, m)
        return True

    def delete_submodule(self, target):
        """Removes the module at a path. Returns whether there was one."""
        module, field = _parent_of(self, target)
        if not isinstance(getattr(module, field, None), nn.Module):
            return False
        delattr(module, field)
        return True

    def delete_all_unused_submodules(self):
        """Removes the modules that the graph does not use."""
        used = set()
        for node in self._graph.nodes:
            if node.op in ("call_module", "get_attr"):
                path = node.target.split(".")
                used.update(".".join(path[:end]) for end in range(1, len(path) + 1))
                if node.op == "call_module" and _has_attribute(self, node.target):
                    inner = self.get_submodule(node.target).named_modules()
                    used.update(f"{node.target}.{name}" for name, _ in inner if name)
        for name, _ in list(self.named_modules()):
            if name and name not in used:
                self.delete_submodule(name)

    # ---- Copies and files ------------------------------------------------------------------------

    def _deepcopy_init(self):
        return GraphModule.__init__

    def __deepcopy__(self, memo):
        copied = type(self).__new__(type(self))
        memo[id(self)] = copied
        state = {name: value for name, value in self.__dict__.items() if name != "_graph"}
        body = _CodeOnlyModule(copy.deepcopy(state, memo))
        self._deepcopy_init()(copied, body, copy.deepcopy(self._graph, memo))
        copied.__dict__.update((name, value) for name, value in body.__dict__.items() if name not in (
            "_modules", "_parameters", "_buffers", "_code"))
        kept = self.meta.get(_USER_PRESERVED_ATTRIBUTES_KEY, {})
        for name, value in kept.items():
            setattr(copied, name, value)
        for hook in self._deepcopy_hooks:
            hook(copied)
        return copied

    def __copy__(self):
        made = GraphModule(self, self._graph, type(self).__name__)
        made.meta = self.meta
        return made

    def __reduce__(self):
        state = {name: value for name, value in self.__dict__.items() if name != "_graph"}
        state["_graphmodule_cls_name"] = type(self).__name__
        made = self._graph.python_code("self")
        imports = [import_statement(name, value) for name, value in made.globals.items()]
        return reduce_graph_module, (state, "\n".join(sorted(imports)))

    def to_folder(self, folder, module_name="FxModule"):
        """Writes a package with the module's source and weights."""
        folder = Path(folder)
        folder.mkdir(parents=True, exist_ok=True)
        keyfall.save(self.state_dict(), folder / "state_dict.pt")
        lines = [import_statement(name, value) for name, value in self._graph.python_code("self").globals.items()]
        lines += ["import torch", "from torch import nn", "", "", f"class {module_name}(nn.Module):",
                  "    def __init__(self):", "        super().__init__()"]  # fmt: skip
        for name, child in self.named_children():
            keyfall.save(child, folder / f"{name}.pt")
            lines.append(f"        setattr(self, {name!r}, torch.load(rf{str(folder / name) + '.pt'!r}, "
                         "weights_only=False))")
        for kind, members in (("Parameter", self._parameters), ("buffer", self._buffers)):
            for name, value in members.items():
                if value is not None:
                    empty = f"torch.empty({list(value.shape)}, dtype={value.dtype})"
                    lines.append(f"        self.{name} = nn.Parameter({empty})" if kind == "Parameter" else
                                 f"        self.register_buffer({name!r}, {empty})")
        state = str(folder / "state_dict.pt")
        lines += [f"        self.load_state_dict(torch.load({state!r}))", ""]
        lines += [f"    {line}".rstrip() for line in self._code.strip("\n").split("\n")]
        (folder / "module.py").write_text("\n".join(lines) + "\n")
        (folder / "__init__.py").write_text("from .module import *\n")

    # ---- Hooks -----------------------------------------------------------------------------------

    def _register_create_node_hook(self, f):
        self._create_node_hooks.append(f)

    def _unregister_create_node_hook(self, f):
        self._create_node_hooks.remove(f)

    def _register_erase_node_hook(self, f):
        self._erase_node_hooks.append(f)

    def _unregister_erase_node_hook(self, f):
        self._erase_node_hooks.remove(f)

    def _register_replace_node_hook(self, f):
        self._replace_hooks.append(f)

    def _unregister_replace_node_hook(self, f):
        self._replace_hooks.remove(f)


def _call_showing_code(self, *args, **kwargs):
    """A call of a GraphModule. If generated code fails, prints where."""
    try:
        return super(type(self), self).__call__(*args, **kwargs)
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        if frames and frames[-1].filename.startswith("<eval_with_key>"):
            traceback.print_exception(error)
            print(_excerpt(self._code, frames[-1].lineno), file=sys.stderr)
        raise


def _excerpt(code, line):
    """The lines of generated code around one."""
    lines = code.split("\n")
    shown = "\n".join(lines[max(0, line - 4):line])
    rest = "\n".join(lines[line:line + 2])
    mark = "~" * max(len(one) for one in lines[max(0, line - 4):line]) + " <--- HERE"
    return f"\nLine {line} of the forward function that was generated from a graph:\n{shown}\n\n{mark}\n{rest}\n"
