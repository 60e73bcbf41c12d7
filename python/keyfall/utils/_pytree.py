"""Nested containers as trees: flatten, unflatten, map over leaves.

Lists, tuples, named tuples, dicts, OrderedDicts, defaultdicts, deques and the results of operators
with several named outputs are nodes; classes can be registered; everything else, including None, is
a leaf. A TreeSpec is the structure of a tree without its leaves.
"""

import functools
import os
import threading
import types
import warnings
from collections import OrderedDict, defaultdict, deque, namedtuple

from .._loading import lazy_module

dataclasses = lazy_module("dataclasses")
enum = lazy_module("enum")
importlib = lazy_module("importlib")
json = lazy_module("json")

__all__ = [
    "PyTree", "Context", "FlattenFn", "UnflattenFn", "DumpableContext", "ToDumpableContextFn",
    "FromDumpableContextFn", "PyTreeSpec", "TreeSpec", "LeafSpec", "keystr", "key_get",
    "register_pytree_node", "register_dataclass", "register_constant", "tree_is_leaf",
    "tree_flatten", "tree_flatten_with_path", "tree_unflatten", "tree_iter", "tree_leaves",
    "tree_leaves_with_path", "tree_structure", "tree_map", "tree_map_with_path", "tree_map_",
    "tree_map_only", "tree_map_only_", "tree_all", "tree_any", "tree_all_only", "tree_any_only",
    "treespec_dumps", "treespec_loads", "treespec_pprint", "is_namedtuple", "is_namedtuple_class",
    "is_namedtuple_instance", "is_structseq", "is_structseq_class", "is_structseq_instance",
]  # fmt: skip

PyTree = Context = DumpableContext = object
FlattenFn = UnflattenFn = ToDumpableContextFn = FromDumpableContextFn = FlattenWithKeysFn = object
KeyPath = tuple

DEFAULT_TREESPEC_SERIALIZATION_PROTOCOL = 1


# ---- Steps of a path ----------------------------------------------------------------------------


class KeyEntry:
    """A step from a node to one of its children."""

    __slots__ = ("_value",)
    _field = ""

    def __init__(self, value):
        object.__setattr__(self, "_value", value)

    def __setattr__(self, name, value):
        raise AttributeError(f"{type(self).__name__} objects do not change")

    def __eq__(self, other):
        return type(self) is type(other) and self._value == other._value

    def __hash__(self):
        return hash((type(self), self._value))

    def __repr__(self):
        return f"{type(self).__name__}({self._field}={self._value!r})"

    def __reduce__(self):
        return type(self), (self._value,)

    def get(self, parent):
        """Returns the child of `parent` that this step leads to."""
        raise NotImplementedError


class SequenceKey(KeyEntry):
    """The step to an element by its index."""

    __slots__ = ()
    _field = "idx"
    idx = property(lambda self: self._value)

    def __init__(self, idx):
        super().__init__(idx)

    def __str__(self):
        return f"[{self.idx!r}]"

    def get(self, sequence):
        return sequence[self.idx]


class MappingKey(KeyEntry):
    """The step to a value of a dict by its key."""

    __slots__ = ()
    _field = "key"
    key = property(lambda self: self._value)

    def __init__(self, key):
        super().__init__(key)

    def __str__(self):
        return f"[{self.key!r}]"

    def get(self, mapping):
        return mapping[self.key]


class GetAttrKey(KeyEntry):
    """The step to an attribute by its name."""

    __slots__ = ()
    _field = "name"
    name = property(lambda self: self._value)

    def __init__(self, name):
        super().__init__(name)

    def __str__(self):
        return f".{self.name}"

    def get(self, obj):
        return getattr(obj, self.name)


def keystr(kp):
    """Formats a path as Python would: `['a'][0].x`."""
    return "".join(str(key) for key in kp)


def key_get(obj, kp):
    """Returns the value that a path leads to from `obj`."""
    for key in kp:
        obj = key.get(obj)
    return obj


# ---- Kinds of nodes -----------------------------------------------------------------------------

NodeDef = namedtuple("NodeDef", "type flatten_fn unflatten_fn flatten_with_keys_fn")
_SerializeNodeDef = namedtuple(
    "_SerializeNodeDef", "typ serialized_type_name to_dumpable_context from_dumpable_context"
)

SUPPORTED_NODES = {}
SUPPORTED_SERIALIZED_TYPES = {}
SERIALIZED_TYPE_TO_PYTHON_TYPE = {}
CONSTANT_NODES = set()
NO_SERIALIZED_TYPE_NAME_FOUND = "NO_SERIALIZED_TYPE_NAME_FOUND"
_NODE_REGISTRY_LOCK = threading.RLock()
os.register_at_fork(after_in_child=_NODE_REGISTRY_LOCK._at_fork_reinit)


def is_namedtuple_class(cls):
    """True for a class created by namedtuple or NamedTuple, or derived from one."""
    return (
        isinstance(cls, type)
        and issubclass(cls, tuple)
        and isinstance(fields := getattr(cls, "_fields", None), tuple)
        and all(type(field) is str for field in fields)
        and callable(getattr(cls, "_make", None))
        and callable(getattr(cls, "_asdict", None))
    )


def is_namedtuple_instance(obj):
    return is_namedtuple_class(type(obj))


def is_namedtuple(obj):
    return is_namedtuple_class(obj if isinstance(obj, type) else type(obj))


_is_namedtuple_instance = is_namedtuple_instance


def is_structseq_class(cls):
    """True for C tuples with field names, like the results of `max` along a dimension."""
    if not (isinstance(cls, type) and cls.__bases__ == (tuple,)):
        return False
    counts = [
        getattr(cls, f"n_{what}", None) for what in ("fields", "sequence_fields", "unnamed_fields")
    ]
    if not all(isinstance(count, int) for count in counts):
        return False
    try:
        type("derived", (cls,), {})
    except TypeError:
        return True
    return False


def is_structseq_instance(obj):
    return is_structseq_class(type(obj))


def is_structseq(obj):
    return is_structseq_class(obj if isinstance(obj, type) else type(obj))


def _get_node_type(tree):
    """Returns the type that the tree's root is registered under."""
    cls = type(tree)
    if cls not in SUPPORTED_NODES:
        if is_namedtuple_class(cls):
            return namedtuple
        if cls.__module__ in ("keyfall.return_types", "torch.return_types") and is_structseq_class(cls):
            _register_return_type(cls)
    return cls


def _node(tree):
    """Returns the NodeDef of a tree's root; None for a leaf."""
    found = SUPPORTED_NODES.get(type(tree))
    if found is None and isinstance(tree, tuple):
        found = SUPPORTED_NODES.get(_get_node_type(tree))
    return found


def tree_is_leaf(tree, is_leaf=None):
    """True for a leaf, by its type or by `is_leaf`."""
    return (is_leaf is not None and is_leaf(tree)) or _node(tree) is None


_is_leaf = tree_is_leaf


def register_pytree_node(
    cls,
    flatten_fn,
    unflatten_fn,
    *,
    serialized_type_name=None,
    to_dumpable_context=None,
    from_dumpable_context=None,
    flatten_with_keys_fn=None,
):
    """Makes instances of `cls` nodes: `flatten_fn(obj)` returns (children, context) and
    `unflatten_fn(children, context)` recreates the object. `flatten_with_keys_fn` returns (key,
    child) pairs. The other arguments are for `treespec_dumps`."""
    _install(NodeDef(cls, flatten_fn, unflatten_fn, flatten_with_keys_fn),
             _SerializeNodeDef(cls, serialized_type_name, to_dumpable_context, from_dumpable_context), again=False)


def _install(node, dumping, again=True, stacklevel=3):
    """Adds a kind of nodes and how treespec_dumps writes it. `again`: a registered class gets a new
    definition, with a warning."""
    cls, name, to_dumpable, from_dumpable = dumping
    with _NODE_REGISTRY_LOCK:
        known = f"{cls} is already registered as pytree node." if cls in SUPPORTED_NODES else None
        if known and not again:
            raise ValueError(known)
        if (to_dumpable is None) != (from_dumpable is None):
            raise ValueError(f"Both to_dumpable_context and from_dumpable_context for {cls} must be None or "
                             "registered.")
        if known:
            warnings.warn(f"{known} Overwriting the previous registration.", stacklevel=stacklevel)
        dumping = dumping._replace(serialized_type_name=name or NO_SERIALIZED_TYPE_NAME_FOUND)
        SUPPORTED_NODES[cls], SUPPORTED_SERIALIZED_TYPES[cls] = node, dumping
        SERIALIZED_TYPE_TO_PYTHON_TYPE[dumping.serialized_type_name] = cls


def _private_register_pytree_node(cls, flatten_fn, unflatten_fn, *, serialized_type_name=None,
                                  to_dumpable_context=None, from_dumpable_context=None,
                                  flatten_with_keys_fn=None):
    """register_pytree_node that replaces a registered class, with a warning."""
    _install(NodeDef(cls, flatten_fn, unflatten_fn, flatten_with_keys_fn),
             _SerializeNodeDef(cls, serialized_type_name, to_dumpable_context, from_dumpable_context), stacklevel=4)


def _register_pytree_node(cls, flatten_fn, unflatten_fn, to_str_fn=None, maybe_from_str_fn=None, *,
                          serialized_type_name=None, to_dumpable_context=None, from_dumpable_context=None,
                          flatten_with_keys_fn=None):
    """The older name of register_pytree_node."""
    old = [("`torch.utils._pytree._register_pytree_node` is", "`torch.utils._pytree.register_pytree_node`")]
    if to_str_fn is not None or maybe_from_str_fn is not None:
        old.append(("`to_str_fn` and `maybe_from_str_fn` are", "`to_dumpable_context` and `from_dumpable_context`"))
    for name, new in old:
        warnings.warn(f"{name} deprecated. Please use {new} instead.", FutureWarning, stacklevel=2)
    _install(NodeDef(cls, flatten_fn, unflatten_fn, flatten_with_keys_fn),
             _SerializeNodeDef(cls, serialized_type_name, to_dumpable_context, from_dumpable_context))


def _deregister_pytree_node(cls):
    with _NODE_REGISTRY_LOCK:
        del SUPPORTED_NODES[cls]
        node = SUPPORTED_SERIALIZED_TYPES.pop(cls)
        SERIALIZED_TYPE_TO_PYTHON_TYPE.pop(node.serialized_type_name, None)
        CONSTANT_NODES.discard(cls)


def register_dataclass(cls, *, field_names=None, drop_field_names=None, serialized_type_name=None):
    """Makes a dataclass a node whose children are its fields (those that `__init__` takes); fields
    that are None are omitted. `drop_field_names` are dropped. A class that only resembles a
    dataclass needs `field_names`."""
    names = _fields_for(cls, field_names, drop_field_names)

    def split(obj):
        present = [name for name in names if getattr(obj, name) is not None]
        return present, [name for name in names if name not in present]

    def flatten(obj):
        present, absent = split(obj)
        return [getattr(obj, name) for name in present], [present, absent]

    def unflatten(values, context):
        present, absent = context
        return cls(**dict(zip(present, values)), **dict.fromkeys(absent))

    def flatten_with_keys(obj):
        values, context = flatten(obj)
        return [(GetAttrKey(name), value) for name, value in zip(context[0], values)], context

    _install(NodeDef(cls, flatten, unflatten, flatten_with_keys),
             _SerializeNodeDef(cls, serialized_type_name, None, None))


def _fields_for(cls, field_names, drop_field_names):
    drop = list(drop_field_names or ())
    fields = dataclasses.fields(cls) if dataclasses.is_dataclass(cls) else None
    if fields is None and field_names is None:
        raise ValueError("field_names must be specified with a list of all fields used to initialize "
                         f"{cls}, as it is not a dataclass.")
    if fields is None:
        return [name for name in field_names if name not in drop]
    needed = {field.name for field in fields if field.init}
    if field_names is None:
        return [field.name for field in fields if field.init and field.name not in drop]
    given = set(field_names) | set(drop)
    missing = {
        field.name
        for field in fields
        if field.init
        and field.name not in given
        and field.default is dataclasses.MISSING
        and field.default_factory is dataclasses.MISSING
    }
    unexpected = given - needed
    if missing or unexpected:
        text = f"register_dataclass({cls}): the fields do not fit."
        if missing:
            text += f" Missing fields: {sorted(missing)}."
        if unexpected:
            text += f" Unexpected fields: {sorted(unexpected)}."
        raise ValueError(text)
    return [name for name in field_names if name not in drop]


class ConstantNode:
    """The value of a constant in a TreeSpec."""

    __slots__ = ("value",)

    def __init__(self, value):
        self.value = value

    def __eq__(self, other):
        return isinstance(other, ConstantNode) and self.value == other.value

    def __hash__(self):
        return hash(self.value)

    def __repr__(self):
        return f"ConstantNode(value={self.value!r})"


def register_constant(cls):
    """Makes instances of `cls` nodes without children: they are part of a tree's structure, so
    trees that hold different ones have different specs. They need `__eq__` and `__hash__`."""
    for name in ("__eq__", "__hash__"):
        if getattr(cls, name) in (None, getattr(object, name)):
            raise TypeError(f"register_constant(cls) expects `cls` to have a non-default `{name}` implementation.")

    def flatten(obj):
        return [], ConstantNode(obj)

    with _NODE_REGISTRY_LOCK:
        _install(NodeDef(cls, flatten, lambda _, context: context.value, flatten),
                 _SerializeNodeDef(cls, None, None, None))
        CONSTANT_NODES.add(cls)


def is_constant_class(cls):
    """True if the class was registered with register_constant."""
    return isinstance(cls, type) and cls in CONSTANT_NODES


# ---- Python's containers -------------------------------------------------------------------------


def _with_sequence_keys(flatten):
    def flatten_with_keys(tree):
        values, context = flatten(tree)
        return [(SequenceKey(i), value) for i, value in enumerate(values)], context

    return flatten_with_keys


def _with_mapping_keys(flatten, keys_of):
    def flatten_with_keys(tree):
        values, context = flatten(tree)
        return [(MappingKey(key), value) for key, value in zip(keys_of(context), values)], context

    return flatten_with_keys


def _list_flatten(tree):
    return tree, None


def _tuple_flatten(tree):
    return list(tree), None


def _list_unflatten(values, context):
    return list(values)


def _tuple_unflatten(values, context):
    return tuple(values)


def _dict_flatten(tree):
    return list(tree.values()), list(tree)


def _dict_unflatten(values, context):
    return dict(zip(context, values))


def _ordereddict_unflatten(values, context):
    return OrderedDict(zip(context, values))


def _defaultdict_flatten(tree):
    values, keys = _dict_flatten(tree)
    return values, [tree.default_factory, keys]


def _defaultdict_unflatten(values, context):
    factory, keys = context
    return defaultdict(factory, _dict_unflatten(values, keys))


def _defaultdict_serialize(context):
    factory, keys = context
    return {
        "default_factory_module": getattr(factory, "__module__", None),
        "default_factory_name": getattr(factory, "__qualname__", None),
        "dict_context": keys,
    }


def _defaultdict_deserialize(dumped):
    module, name = dumped["default_factory_module"], dumped["default_factory_name"]
    factory = None if module is None else getattr(importlib.import_module(module), name)
    return [factory, dumped["dict_context"]]


def _namedtuple_flatten(tree):
    return list(tree), type(tree)


def _namedtuple_flatten_with_keys(tree):
    return [(GetAttrKey(name), value) for name, value in zip(tree._fields, tree)], type(tree)


def _no_namedtuple(verb, cls, lack):
    return NotImplementedError(f"Can't {verb}serialize TreeSpec of namedtuple class {cls} because we {lack}")


def _namedtuple_serialize(context):
    known = SUPPORTED_SERIALIZED_TYPES.get(context)
    name = known and known.serialized_type_name
    if name in (None, NO_SERIALIZED_TYPE_NAME_FOUND):
        lack = "couldn't find" if known else "didn't register"
        raise _no_namedtuple("", context, f"{lack} a serializated_type_name. Please register using "
                                          "`_register_namedtuple`.")
    return name


def _namedtuple_deserialize(name):
    if name not in SERIALIZED_TYPE_TO_PYTHON_TYPE:
        raise _no_namedtuple("de", name, "couldn't find a serializated name.")
    return SERIALIZED_TYPE_TO_PYTHON_TYPE[name]


def _namedtuple_unflatten(values, context):
    return context(*values)


_NAMEDTUPLE = NodeDef(namedtuple, _namedtuple_flatten, _namedtuple_unflatten, _namedtuple_flatten_with_keys)


def _register_namedtuple(cls, *, serialized_type_name):
    """Gives a namedtuple class a name for treespec_dumps. (All namedtuples are nodes anyway.)"""
    _install(_NAMEDTUPLE._replace(type=cls), _SerializeNodeDef(
        cls, serialized_type_name, _namedtuple_serialize, _namedtuple_deserialize))


def _register_return_type(cls):
    with _NODE_REGISTRY_LOCK:
        if cls in SUPPORTED_NODES:
            return
        keys = [GetAttrKey(name) for name in cls.__match_args__]
        _install(NodeDef(cls, _tuple_flatten, lambda values, _: cls(values),
                         lambda tree: (list(zip(keys, tree)), None)),
                 _SerializeNodeDef(cls, None, None, None))


# Libraries pass these to register_pytree_node for classes of their own.
_list_flatten_with_keys = _tuple_flatten_with_keys = _with_sequence_keys(_tuple_flatten)
_dict_flatten_with_keys = _with_mapping_keys(_dict_flatten, list)
_ordereddict_flatten = _odict_flatten = _dict_flatten
_ordereddict_flatten_with_keys, _odict_unflatten = _dict_flatten_with_keys, _ordereddict_unflatten
_defaultdict_flatten_with_keys = _with_mapping_keys(_defaultdict_flatten, lambda context: context[1])


def _deque_flatten(tree):
    return list(tree), tree.maxlen


def _deque_unflatten(values, context):
    return deque(values, maxlen=context)


_deque_flatten_with_keys = _with_sequence_keys(_deque_flatten)


def _containers():
    """Python's containers: NodeDefs, and conversions of contexts for treespec_dumps where necessary."""
    elements, items = _list_flatten_with_keys, _dict_flatten_with_keys
    yield NodeDef(tuple, _tuple_flatten, lambda values, _: tuple(values), elements),
    yield NodeDef(list, _list_flatten, lambda values, _: list(values), elements),
    yield NodeDef(dict, _dict_flatten, _dict_unflatten, items),
    yield _NAMEDTUPLE, _namedtuple_serialize, _namedtuple_deserialize
    yield NodeDef(OrderedDict, _dict_flatten, _ordereddict_unflatten, items),
    yield (NodeDef(defaultdict, _defaultdict_flatten, _defaultdict_unflatten, _defaultdict_flatten_with_keys),
           _defaultdict_serialize, _defaultdict_deserialize)
    yield NodeDef(deque, _deque_flatten, _deque_unflatten, _deque_flatten_with_keys),


for _kind, *_conversions in _containers():
    _install(_kind, _SerializeNodeDef(_kind.type, f"{_kind.type.__module__}.{_kind.type.__name__}",
                                      *(_conversions or (None, None))))
STANDARD_DICT_TYPES = frozenset({dict, OrderedDict, defaultdict})
BUILTIN_TYPES = frozenset({tuple, list, dict, namedtuple, OrderedDict, defaultdict, deque})


# ---- TreeSpec -----------------------------------------------------------------------------------


class TreeSpec:
    """The structure of a tree: the type of each node, the `context` that recreates it, and the
    specs of its children. Specs can be compared and hashed."""

    __slots__ = ("type", "_context", "_children", "num_nodes", "num_leaves", "num_children")

    def __init__(self, type, context, children_specs):
        self.type = type
        self._context = context
        self._children = children_specs
        self.num_children = len(children_specs)
        if type is None:
            self.num_nodes = self.num_leaves = 1
        else:
            self.num_nodes = 1 + sum(child.num_nodes for child in children_specs)
            self.num_leaves = sum(child.num_leaves for child in children_specs)

    context = property(lambda self: self._context)
    children_specs = property(lambda self: self._children)

    def __eq__(self, other):
        if self is other:
            return True
        if not isinstance(other, TreeSpec):
            return NotImplemented
        return (
            self.type is other.type
            and self._context == other._context
            and self._children == other._children
        )

    def __hash__(self):
        context = self._context
        if self.type is defaultdict:
            context = (context[0], tuple(context[1]))
        elif self.type in (dict, OrderedDict):
            context = tuple(context)
        try:
            return hash((self.type, context, tuple(self._children)))
        except TypeError:  # the context of a registered class may be a list
            return hash((self.type, repr(context), tuple(self._children)))

    def __repr__(self, indent=0):
        if self.type is None:
            return "*"
        prefix = f"TreeSpec({self.type.__name__}, {self._context!r}, ["
        children = f",\n{' ' * (indent + 2)}".join(c.__repr__(indent + 2) for c in self._children)
        return f"{prefix}{children}])"

    def __reduce__(self):
        if self.type is None:
            return _leaf_spec, ()
        return TreeSpec, (self.type, self._context, self._children)

    def __len__(self):
        return self.num_leaves

    def is_leaf(self):
        """True for the spec of a single leaf."""
        return self.type is None

    def children(self):
        """Returns the specs of the children."""
        return list(self._children)

    def child(self, index):
        """Returns the spec of one child."""
        return self._children[index]

    def flatten_up_to(self, tree):
        """Returns the subtrees of `tree` at the positions of this spec's leaves."""
        subtrees = []
        self._collect(tree, subtrees)
        return subtrees

    def _collect(self, tree, subtrees):
        if self.type is None:
            subtrees.append(tree)
            return
        children = _children_like(self, tree)
        if len(children) != self.num_children:
            raise ValueError(
                f"Node arity mismatch; expected {self.num_children}, but got {len(children)}."
            )
        for spec, child in zip(self._children, children):
            spec._collect(child, subtrees)

    def unflatten(self, leaves):
        """Builds a tree of this structure from its leaves, given in order."""
        given = leaves if isinstance(leaves, (list, tuple)) else list(leaves)
        if len(given) == self.num_leaves:
            return self._build(iter(given))
        raise ValueError(f"treespec.unflatten(leaves): `leaves` has length {len(given)} but the spec refers to "
                         f"a pytree that holds {self.num_leaves} items ({self}).")

    def _build(self, leaves):
        if self.type is None:
            return next(leaves)
        children = [child._build(leaves) for child in self._children]
        return SUPPORTED_NODES[self.type].unflatten_fn(children, self._context)


def _children_like(spec, tree):
    """Returns the children of `tree`, whose root must match that of `spec`, in the spec's order."""
    kind = _get_node_type(tree)
    expected = spec.type
    if expected in STANDARD_DICT_TYPES and kind in STANDARD_DICT_TYPES:
        keys = spec.context[1] if expected is defaultdict else spec.context
        missing = [key for key in keys if key not in tree]
        extra = [key for key in tree if key not in keys]
        if missing or extra:
            text = "Node keys mismatch"
            if missing:
                text += f"; missing key(s): {set(missing)}"
            if extra:
                text += f"; extra key(s): {set(extra)}"
            raise ValueError(text + ".")
        return [tree[key] for key in keys]
    if kind is not expected:
        raise ValueError(f"Node type mismatch; expected {expected!r}, but got {kind!r}.")
    children, context = SUPPORTED_NODES[kind].flatten_fn(tree)
    children = list(children)
    if len(children) == spec.num_children and context != spec.context:
        raise ValueError(
            f"Node context mismatch for node type {expected!r}: expected {spec.context!r}, "
            f"but got {context!r}."
        )
    return children


class _LeafSpecType(type):
    def __instancecheck__(cls, instance):
        return isinstance(instance, TreeSpec) and instance.is_leaf()

    def __call__(cls):
        return _LEAF


class LeafSpec(TreeSpec, metaclass=_LeafSpecType):
    """The spec of a single leaf; a singleton."""

    __slots__ = ()


PyTreeSpec = TreeSpec
_LEAF = type.__call__(LeafSpec, None, None, [])


def _leaf_spec():
    return _LEAF


treespec_leaf = _leaf_spec


# ---- Flattening ---------------------------------------------------------------------------------


def _flatten_into(tree, is_leaf, leaves):
    node = _node(tree)
    if node is None or (is_leaf is not None and is_leaf(tree)):
        leaves.append(tree)
        return _LEAF
    children, context = node.flatten_fn(tree)
    specs = [_flatten_into(child, is_leaf, leaves) for child in children]
    return TreeSpec(node.type, context, specs)


def tree_flatten(tree, is_leaf=None):
    """Returns the leaves of a tree, in order, and its TreeSpec. A node for which `is_leaf(node)` is
    true is treated as a leaf."""
    leaves = []
    spec = _flatten_into(tree, is_leaf, leaves)
    return leaves, spec


def tree_unflatten(leaves, treespec):
    """Builds a tree of the structure `treespec` from these leaves."""
    if not isinstance(treespec, TreeSpec):
        raise TypeError(
            f"tree_unflatten(leaves, treespec): Expected `treespec` to be instance of "
            f"PyTreeSpec but got item of type {type(treespec)}."
        )
    return treespec.unflatten(leaves)


def tree_iter(tree, is_leaf=None):
    """Iterates over the leaves of a tree."""
    node = _node(tree)
    if node is None or (is_leaf is not None and is_leaf(tree)):
        yield tree
    else:
        for child in node.flatten_fn(tree)[0]:
            yield from tree_iter(child, is_leaf)


def tree_leaves(tree, is_leaf=None):
    """Returns the leaves of a tree, in order."""
    leaves = []
    _leaves_into(tree, is_leaf, leaves)
    return leaves


def _leaves_into(tree, is_leaf, leaves):
    node = _node(tree)
    if node is None or (is_leaf is not None and is_leaf(tree)):
        leaves.append(tree)
    else:
        for child in node.flatten_fn(tree)[0]:
            _leaves_into(child, is_leaf, leaves)


def arg_tree_leaves(*args, **kwargs):
    """Returns the leaves of the arguments of a call."""
    return tree_leaves((args, kwargs))


def tree_structure(tree, is_leaf=None):
    """Returns the TreeSpec of a tree."""
    return tree_flatten(tree, is_leaf)[1]


def tree_map(func, tree, *rests, is_leaf=None):
    """Returns a tree of the same structure with `func(leaf)` in place of each leaf. With more
    trees, `func` also gets their subtrees at the same position."""
    if not rests:
        return _map(func, tree, is_leaf)
    leaves, spec = tree_flatten(tree, is_leaf)
    columns = [leaves] + [spec.flatten_up_to(rest) for rest in rests]
    return spec.unflatten([func(*row) for row in zip(*columns)])


def _map(func, tree, is_leaf):
    node = _node(tree)
    if node is None or (is_leaf is not None and is_leaf(tree)):
        return func(tree)
    children, context = node.flatten_fn(tree)
    return node.unflatten_fn([_map(func, child, is_leaf) for child in children], context)


def tree_map_(func, tree, *rests, is_leaf=None):
    """Calls `func` for each leaf and returns the tree itself."""
    leaves, spec = tree_flatten(tree, is_leaf)
    columns = [leaves] + [spec.flatten_up_to(rest) for rest in rests]
    for row in zip(*columns):
        func(*row)
    return tree


def _predicate(chosen):
    """A function that is true for values of these types; a predicate is one itself."""
    if isinstance(chosen, (type, tuple, types.UnionType)):
        return lambda value: isinstance(value, chosen)
    if callable(chosen):
        return chosen
    raise TypeError("Argument must be a type, a tuple of types, or a callable.")


def map_only(type_or_types_or_pred, /):
    """Decorator: applies the function to values of these types (or that satisfy the predicate) and
    returns others unchanged."""
    applies = _predicate(type_or_types_or_pred)

    def decorate(func):
        @functools.wraps(func)
        def only(value):
            return func(value) if applies(value) else value

        return only

    return decorate


def tree_map_only(type_or_types_or_pred, /, func, tree, is_leaf=None):
    """tree_map over the leaves of these types, or those that satisfy the predicate."""
    return tree_map(map_only(type_or_types_or_pred)(func), tree, is_leaf=is_leaf)


def tree_map_only_(type_or_types_or_pred, /, func, tree, is_leaf=None):
    """tree_map_ over the leaves of these types, or those that satisfy the predicate."""
    return tree_map_(map_only(type_or_types_or_pred)(func), tree, is_leaf=is_leaf)


def tree_all(pred, tree, is_leaf=None):
    """True if `pred` holds for every leaf."""
    return all(pred(leaf) for leaf in tree_iter(tree, is_leaf))


def tree_any(pred, tree, is_leaf=None):
    """True if `pred` holds for some leaf."""
    return any(pred(leaf) for leaf in tree_iter(tree, is_leaf))


def tree_all_only(type_or_types, /, pred, tree, is_leaf=None):
    """True if `pred` holds for every leaf of these types."""
    leaves = tree_iter(tree, is_leaf)
    return all(pred(leaf) for leaf in leaves if isinstance(leaf, type_or_types))


def tree_any_only(type_or_types, /, pred, tree, is_leaf=None):
    """True if `pred` holds for some leaf of these types."""
    leaves = tree_iter(tree, is_leaf)
    return any(pred(leaf) for leaf in leaves if isinstance(leaf, type_or_types))


def _broadcast_to_and_flatten(tree, treespec, is_leaf=None):
    """Returns the leaves of `tree` as if it had the structure `treespec`: a leaf is repeated for
    all leaves below its position. None if the structures do not match."""
    if tree_is_leaf(tree, is_leaf):
        return [tree] * treespec.num_leaves
    if treespec.is_leaf() or _get_node_type(tree) is not treespec.type:
        return None
    children, context = _node(tree).flatten_fn(tree)
    if len(children) != treespec.num_children or context != treespec.context:
        return None
    leaves = []
    for child, spec in zip(children, treespec.children()):
        flat = _broadcast_to_and_flatten(child, spec, is_leaf)
        if flat is None:
            return None
        leaves.extend(flat)
    return leaves


# ---- Paths --------------------------------------------------------------------------------------


def tree_flatten_with_path(tree, is_leaf=None):
    """Returns (path, leaf) for each leaf, and the TreeSpec."""
    spec = tree_structure(tree, is_leaf)
    return list(_generate_key_paths((), tree, is_leaf)), spec


def tree_leaves_with_path(tree, is_leaf=None):
    """Returns (path, leaf) for each leaf."""
    return list(_generate_key_paths((), tree, is_leaf))


def _generate_key_paths(path, tree, is_leaf=None):
    node = _node(tree)
    if node is None or (is_leaf is not None and is_leaf(tree)):
        yield path, tree
        return
    if node.flatten_with_keys_fn is None:
        raise ValueError(
            f"Did not find a flatten_with_keys_fn for type: {node.type}. "
            "Please pass a flatten_with_keys_fn argument to register_pytree_node."
        )
    for key, child in node.flatten_with_keys_fn(tree)[0]:
        yield from _generate_key_paths((*path, key), child, is_leaf)


def tree_map_with_path(func, tree, *rests, is_leaf=None):
    """tree_map with a function that gets the path of the leaf first."""
    pairs, spec = tree_flatten_with_path(tree, is_leaf)
    columns = [spec.flatten_up_to(rest) for rest in rests]
    rows = zip(pairs, *columns) if columns else ((pair,) for pair in pairs)
    return spec.unflatten([func(*pair, *others) for pair, *others in rows])


# ---- Serialized TreeSpecs -----------------------------------------------------------------------


def treespec_dumps(treespec, protocol=None):
    """Serializes a TreeSpec to JSON. Registered classes need a `serialized_type_name`."""
    if not isinstance(treespec, TreeSpec):
        raise TypeError(
            "Expected `treespec` to be an instance of PyTreeSpec but got item of type "
            f"{type(treespec)}."
        )
    protocol = DEFAULT_TREESPEC_SERIALIZATION_PROTOCOL if protocol is None else protocol
    _check_protocol(protocol)
    return json.dumps((protocol, _treespec_to_json(treespec)))


def treespec_loads(serialized):
    """Parses the output of treespec_dumps."""
    protocol, dumped = json.loads(serialized)
    _check_protocol(protocol)
    return _json_to_treespec(dumped)


def _check_protocol(protocol):
    if protocol != DEFAULT_TREESPEC_SERIALIZATION_PROTOCOL:
        raise ValueError(
            f"Unknown protocol {protocol}. Available protocols: "
            f"[{DEFAULT_TREESPEC_SERIALIZATION_PROTOCOL}]"
        )


def _treespec_to_json(spec):
    if spec.is_leaf():
        return {"type": None, "context": None, "children_spec": []}
    node = SUPPORTED_SERIALIZED_TYPES.get(spec.type)
    if node is None:
        raise NotImplementedError(f"Serializing {spec.type} in pytree is not registered.")
    if node.serialized_type_name == NO_SERIALIZED_TYPE_NAME_FOUND:
        raise NotImplementedError(
            f"No registered serialization name for {spec.type} found. Please update your "
            "_register_pytree_node call with a `serialized_type_name` kwarg."
        )
    if node.to_dumpable_context is not None:
        context = node.to_dumpable_context(spec.context)
    else:
        try:
            context = json.dumps(spec.context, default=_enum_to_json)
        except TypeError as error:
            raise TypeError(
                "Unable to serialize context. Please make the context json dump-able, or register "
                "a custom serializer using _register_pytree_node."
            ) from error
    children = [_treespec_to_json(child) for child in spec.children()]
    return {"type": node.serialized_type_name, "context": context, "children_spec": children}


def _enum_to_json(value):
    if isinstance(value, enum.Enum):
        cls = type(value)
        return {"__enum__": True, "fqn": f"{cls.__module__}:{cls.__qualname__}", "name": value.name}
    raise TypeError(f"Object of type {type(value).__name__} is not JSON serializable")


def _enum_from_json(value):
    if not value.get("__enum__"):
        return value
    module, _, name = value["fqn"].partition(":")
    cls = importlib.import_module(module)
    for part in name.split("."):
        cls = getattr(cls, part)
    return cls[value["name"]]


def _json_to_treespec(dumped):
    if dumped["type"] is None:
        return _LEAF
    name = dumped["type"]
    if name not in SERIALIZED_TYPE_TO_PYTHON_TYPE:
        raise NotImplementedError(f"Deserializing {name} in pytree is not registered.")
    cls = SERIALIZED_TYPE_TO_PYTHON_TYPE[name]
    node = SUPPORTED_SERIALIZED_TYPES[cls]
    if node.from_dumpable_context is not None:
        context = node.from_dumpable_context(dumped["context"])
    else:
        context = json.loads(dumped["context"], object_hook=_enum_from_json)
    return TreeSpec(cls, context, [_json_to_treespec(child) for child in dumped["children_spec"]])


class _Asterisk(str):
    def __repr__(self):
        return "*"


def treespec_pprint(treespec):
    """Formats a TreeSpec like its tree, with `*` for each leaf."""
    return repr(treespec.unflatten([_Asterisk("*")] * treespec.num_leaves))
