"""Nested containers as trees."""

import copy
import enum
import pickle
from collections import OrderedDict, defaultdict, deque, namedtuple
from dataclasses import dataclass

import keyfall
import pytest
from hypothesis import given
from hypothesis import strategies as st
from keyfall.utils import _pytree as pytree

Point = namedtuple("Point", "x y")

trees = st.recursive(
    st.integers() | st.none() | st.text(max_size=2),
    lambda inner: st.lists(inner, max_size=3)
    | st.lists(inner, max_size=3).map(tuple)
    | st.dictionaries(st.text(max_size=2), inner, max_size=3)
    | st.dictionaries(st.text(max_size=2), inner, max_size=3).map(OrderedDict)
    | st.lists(inner, max_size=3).map(deque)
    | st.tuples(inner, inner).map(lambda pair: Point(*pair)),
    max_leaves=12,
)


@pytest.mark.slow
@pytest.mark.unsanitized  # trees without tensors are Python code only
@given(trees)
def test_round_trip(tree):
    leaves, spec = pytree.tree_flatten(tree)
    again = pytree.tree_unflatten(leaves, spec)
    assert again == tree and type(again) is type(tree)
    assert pytree.tree_leaves(tree) == leaves == list(pytree.tree_iter(tree))
    assert pytree.tree_structure(tree) == spec and spec.num_leaves == len(spec) == len(leaves)
    assert hash(spec) == hash(pytree.tree_structure(again))
    assert pytree.tree_map(lambda leaf: leaf, tree) == tree
    assert pickle.loads(pickle.dumps(spec)) == spec and copy.deepcopy(spec) == spec
    paths, same = pytree.tree_flatten_with_path(tree)
    assert same == spec and [leaf for _, leaf in paths] == leaves
    assert all(pytree.key_get(tree, path) == leaf for path, leaf in paths)


@pytest.mark.slow
@given(trees)
def test_specs_survive_json(tree):
    spec = pytree.tree_structure(tree)
    if "namedtuple" in repr(spec):
        with pytest.raises(NotImplementedError, match="namedtuple class"):
            pytree.treespec_dumps(spec)
    else:
        assert pytree.treespec_loads(pytree.treespec_dumps(spec)) == spec


def test_repr_is_pytorchs():
    tree = {"b": [1, (2, None)], "a": OrderedDict(x=1), "d": deque([1], maxlen=3)}
    assert repr(pytree.tree_structure(tree)) == (
        "TreeSpec(dict, ['b', 'a', 'd'], [TreeSpec(list, None, [*,\n"
        "    TreeSpec(tuple, None, [*,\n"
        "      *])]),\n"
        "  TreeSpec(OrderedDict, ['x'], [*]),\n"
        "  TreeSpec(deque, 3, [*])])"
    )
    assert (
        repr(pytree.LeafSpec()) == "*"
        and repr(pytree.tree_structure(())) == "TreeSpec(tuple, None, [])"
    )
    assert pytree.treespec_pprint(pytree.tree_structure([1, {"a": 2}])) == "[*, {'a': *}]"


def test_json_is_pytorchs():
    leaf = '{"type": null, "context": null, "children_spec": []}'
    assert pytree.treespec_dumps(pytree.tree_structure([1])) == (
        '[1, {"type": "builtins.list", "context": "null", "children_spec": [' + leaf + "]}]"
    )
    assert pytree.treespec_dumps(pytree.tree_structure(defaultdict(list, a=1))) == (
        '[1, {"type": "collections.defaultdict", "context": {"default_factory_module": "builtins", '
        '"default_factory_name": "list", "dict_context": ["a"]}, "children_spec": [' + leaf + "]}]"
    )
    with pytest.raises(ValueError, match="Unknown protocol 5. Available protocols: \\[1\\]"):
        pytree.treespec_loads("[5, {}]")
    with pytest.raises(NotImplementedError, match="Deserializing x.y in pytree is not registered."):
        pytree.treespec_loads('[1, {"type": "x.y", "context": "null", "children_spec": []}]')
    with pytest.raises(TypeError):
        pytree.treespec_dumps("no spec")


def test_leaves():
    assert pytree.tree_is_leaf(None) and pytree.tree_is_leaf(1) and not pytree.tree_is_leaf([])
    assert pytree.tree_flatten([1, (2,)], is_leaf=lambda x: isinstance(x, tuple))[0] == [1, (2,)]
    assert (
        isinstance(pytree.tree_structure(1), pytree.LeafSpec)
        and pytree.LeafSpec() is pytree.LeafSpec()
    )
    assert not isinstance(pytree.tree_structure([]), pytree.LeafSpec)


def test_maps():
    assert pytree.tree_map(lambda x, y: (x, y), [1, {"a": 2}], [3, {"a": [4]}]) == [
        (1, 3),
        {"a": (2, [4])},
    ]
    assert pytree.tree_map(lambda x, y: y, {"a": 1, "b": 2}, {"b": 4, "a": 3}) == {"a": 3, "b": 4}
    assert pytree.tree_map_only(int, lambda x: -x, [1, "a", {"b": 2}]) == [-1, "a", {"b": -2}]
    assert pytree.tree_map_only((int, str), lambda x: x * 2, [1, "a", 0.5]) == [2, "aa", 0.5]
    assert pytree.tree_map_only(lambda x: x == 1, str, [1, 2]) == ["1", 2]
    assert pytree.tree_map_with_path(lambda path, x: pytree.keystr(path), Point([1], {"k": 2})) == (
        [".x[0]"],
        {"k": ".y['k']"},
    )
    seen = []
    tree = [1, [2]]
    assert pytree.tree_map_(seen.append, tree) is tree and seen == [1, 2]
    assert pytree.tree_any(lambda x: x > 1, tree) and not pytree.tree_all(lambda x: x > 1, tree)
    assert pytree.tree_all_only(int, lambda x: x > 0, [1, "a"])
    assert not pytree.tree_any_only(str, lambda x: x == "b", [1, "a"])
    assert pytree.arg_tree_leaves(1, [2], a=3) == [1, 2, 3]


@pytest.mark.parametrize(
    "first, second, text",
    [
        ([1, 2], [1], "Node arity mismatch; expected 2, but got 1."),
        ([1], (1,), "Node type mismatch; expected <class 'list'>, but got <class 'tuple'>."),
        ({"a": 1}, {"b": 1}, "Node keys mismatch; missing key(s): {'a'}; extra key(s): {'b'}."),
        ([[1]], [1], "Node type mismatch; expected <class 'list'>, but got <class 'int'>."),
    ],
)
def test_trees_that_do_not_fit(first, second, text):
    with pytest.raises(ValueError) as caught:
        pytree.tree_map(lambda x, y: x, first, second)
    assert str(caught.value) == text


def test_wrong_number_of_leaves():
    with pytest.raises(
        ValueError, match="`leaves` has length 1 but the spec refers to a pytree that holds 2"
    ):
        pytree.tree_unflatten([1], pytree.tree_structure([1, 2]))
    with pytest.raises(TypeError):
        pytree.tree_unflatten([1], "spec")


def test_broadcast():
    spec = pytree.tree_structure([1, [2, 3]])
    flat = pytree._broadcast_to_and_flatten
    assert flat(7, spec) == [7, 7, 7] and flat([7, 8], spec) == [7, 8, 8]
    assert flat((7, 8), spec) is None and flat([7], spec) is None


def test_results_with_names():
    result = keyfall.max(keyfall.ones(2, 2), 0)
    leaves, spec = pytree.tree_flatten(result)
    assert len(leaves) == 2 and spec.type is type(result)
    assert type(pytree.tree_map(lambda x: x + 1, result)) is type(result)
    paths, _ = pytree.tree_flatten_with_path(result)
    assert [pytree.keystr(path) for path, _ in paths] == [".values", ".indices"]
    assert pytree.is_structseq(result) and not pytree.is_structseq((1, 2))
    assert pytree.is_namedtuple(Point(1, 2)) and not pytree.is_namedtuple((1, 2))


class Registered:
    def __init__(self, a, b):
        self.a, self.b = a, b


def test_registration():
    pytree.register_pytree_node(
        Registered, lambda obj: ([obj.a], obj.b), lambda values, b: Registered(*values, b)
    )
    try:
        leaves, spec = pytree.tree_flatten(Registered(1, "b"))
        assert leaves == [1] and spec.context == "b"
        assert pytree.tree_map(lambda x: x + 1, Registered(1, "b")).a == 2
        with pytest.raises(ValueError, match="already registered as pytree node"):
            pytree.register_pytree_node(Registered, None, None)
        with pytest.raises(ValueError, match="Did not find a flatten_with_keys_fn for type"):
            pytree.tree_flatten_with_path(Registered(1, 2))
        with pytest.raises(NotImplementedError, match="No registered serialization name for"):
            pytree.treespec_dumps(spec)
    finally:
        pytree._deregister_pytree_node(Registered)
    assert pytree.tree_is_leaf(Registered(1, 2))
    with pytest.raises(ValueError, match="must be None or registered"):
        pytree.register_pytree_node(Registered, None, None, to_dumpable_context=str)
    with pytest.warns(FutureWarning, match="_register_pytree_node"):
        pytree._register_pytree_node(
            Registered, lambda o: ([], None), lambda v, c: Registered(1, 2)
        )
    pytree._deregister_pytree_node(Registered)


class Color(enum.Enum):
    RED = 1


def test_enums_in_contexts():
    class Holder:
        pass

    pytree.register_pytree_node(
        Holder,
        lambda obj: ([], Color.RED),
        lambda values, c: Holder(),
        serialized_type_name="Holder",
    )
    try:
        spec = pytree.tree_structure(Holder())
        assert pytree.treespec_loads(pytree.treespec_dumps(spec)) == spec
    finally:
        pytree._deregister_pytree_node(Holder)


@dataclass
class Pair:
    a: object
    b: object = 3


def test_dataclasses():
    pytree.register_dataclass(Pair)
    try:
        leaves, spec = pytree.tree_flatten(Pair(1, 2))
        assert leaves == [1, 2] and spec.context == [["a", "b"], []]
        assert pytree.tree_flatten(Pair(1, None))[0] == [1]
        assert pytree.tree_map(lambda x: x, Pair(1, None)) == Pair(1, None)
        assert pytree.keystr(pytree.tree_flatten_with_path(Pair(1, 2))[0][1][0]) == ".b"
    finally:
        pytree._deregister_pytree_node(Pair)
    pytree.register_dataclass(Pair, drop_field_names=["b"])
    assert pytree.tree_map(lambda x: x, Pair(1, 2)) == Pair(1, 3)
    pytree._deregister_pytree_node(Pair)
    with pytest.raises(ValueError, match="as it is not a dataclass"):
        pytree.register_dataclass(int)
    with pytest.raises(ValueError, match="Unexpected fields: \\['c'\\]"):
        pytree.register_dataclass(Pair, field_names=["a", "c"])


def test_constants():
    class Constant:
        def __init__(self, value):
            self.value = value

        def __eq__(self, other):
            return self.value == other.value

        def __hash__(self):
            return hash(self.value)

    pytree.register_constant(Constant)
    assert pytree.is_constant_class(Constant)
    assert pytree.tree_leaves([Constant(1), 2]) == [2]
    assert pytree.tree_structure(Constant(1)) != pytree.tree_structure(Constant(2))
    assert pytree.tree_map(str, [Constant(1)])[0] == Constant(1)
    pytree._deregister_pytree_node(Constant)
    with pytest.raises(TypeError, match="non-default `__eq__`"):
        pytree.register_constant(type("NoEq", (), {}))
    with pytest.raises(TypeError, match="non-default `__hash__`"):
        pytree.register_constant(type("NoHash", (), {"__eq__": lambda a, b: True}))


def test_named_tuples_with_a_name():
    pytree._register_namedtuple(Point, serialized_type_name="Point")
    try:
        spec = pytree.tree_structure(Point(1, 2))
        assert pytree.treespec_loads(pytree.treespec_dumps(spec)) == spec
    finally:
        pytree._deregister_pytree_node(Point)


def test_key_entries():
    key = pytree.MappingKey("a")
    assert repr(key) == "MappingKey(key='a')" and str(key) == "['a']" and key.key == "a"
    assert (
        key == pytree.MappingKey("a")
        and key != pytree.GetAttrKey("a")
        and hash(key) == hash(pytree.MappingKey("a"))
    )
    assert str(pytree.SequenceKey(1)) == "[1]" and str(pytree.GetAttrKey("x")) == ".x"
    with pytest.raises(AttributeError):
        key.key = "b"


def test_functions_of_the_containers():
    """Libraries pass them to register_pytree_node for classes of their own."""
    class Pair(Point):
        pass

    pytree.register_pytree_node(Pair, pytree._namedtuple_flatten, pytree._namedtuple_unflatten,
                                flatten_with_keys_fn=pytree._namedtuple_flatten_with_keys)
    try:
        doubled = pytree.tree_map(lambda leaf: 2 * leaf, Pair(1, [2]))
        assert type(doubled) is Pair and doubled == (2, [4])
    finally:
        pytree._deregister_pytree_node(Pair)
    for name, tree in (("deque", deque([1, 2], maxlen=3)), ("defaultdict", defaultdict(int, a=1)), ("dict", {"a": 1}),
                       ("ordereddict", OrderedDict(a=1)), ("list", [1, 2]), ("tuple", (1, 2)),
                       ("namedtuple", Point(1, 2))):
        flatten, unflatten, with_keys = (
            getattr(pytree, f"_{name}_{what}") for what in ("flatten", "unflatten", "flatten_with_keys"))
        leaves, context = flatten(tree)
        rebuilt = unflatten(leaves, context)
        assert rebuilt == tree and type(rebuilt) is type(tree)
        assert [leaf for _, leaf in with_keys(tree)[0]] == leaves


def test_paths_in_frozen_lists_and_dictionaries():
    from keyfall.fx.immutable_collections import immutable_dict, immutable_list

    tree = immutable_dict({"a": immutable_list([1, 2])})
    paths = [(pytree.keystr(path), leaf) for path, leaf in pytree.tree_flatten_with_path(tree)[0]]
    assert paths == [("['a'][0]", 1), ("['a'][1]", 2)]
