"""FunctionSchema, Argument, alias information and the types of arguments."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keyfall import _C, ops
from keyfall.library import _scoped_library

parse = _C.parse_schema

TEXT = ('ns::f.ov(Tensor(a!) self, int[2] k=1, float? y=None, *, ScalarType? dtype=None, '
        'MemoryFormat f=0, str q="x", Tensor(b!) out, Device? d=None, SymInt z=3, ScalarType st=6) '
        '-> (Tensor(a!), Tensor? name)')


@pytest.fixture
def schema():
    return parse(TEXT)


# ---- FunctionSchema ----------------------------------------------------------------------------------


def test_schema(schema):
    assert str(schema) == repr(schema) == TEXT
    assert schema.name == "ns::f" and schema.overload_name == "ov" and schema.is_mutable
    assert len(schema.arguments) == 10 and len(schema.returns) == 2
    assert parse("xx(int x)->()").name == "xx" and not parse("xx() -> ()").is_mutable
    assert parse("f(t x) -> t").arguments[0].type.kind() == "VarType"
    with pytest.raises(RuntimeError):
        parse("f(t x) -> t", allow_typevars=False)


def test_parse_errors():
    with pytest.raises(RuntimeError) as error:
        parse("xx")
    assert str(error.value) == \
        "Tried to parse a function schema but only the operator name was given"
    with pytest.raises(RuntimeError, match="expected ident but found 'eof' here:\nxx\\("):
        parse("xx(")
    with pytest.raises(RuntimeError):
        parse("f() -> ()\0")
    for args in ((), (3,), (None,), ("f() -> ()", True, 1)):
        with pytest.raises(TypeError):
            parse(*args)


def test_equality(schema):
    assert schema == parse(TEXT) and hash(schema) == hash(parse(TEXT))
    assert parse("f(SymInt x) -> ()") == parse("f(int x) -> ()")
    assert hash(parse("f(SymInt x) -> ()")) == hash(parse("f(int x) -> ()"))
    assert parse("f(int x) -> ()") != parse("f(int y) -> ()")
    assert schema != 3 and not schema == TEXT and schema is not None
    with pytest.raises(TypeError):
        schema < schema


def test_pickle(schema):
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(schema, protocol)) == schema
    assert copy.deepcopy(schema) == schema == copy.copy(schema)


@pytest.mark.parametrize("text, is_view", [
    ("a::b(Tensor(a) x) -> Tensor(a)", True),
    ("a::b(Tensor(a!) x) -> Tensor(a!)", False),
    ("a::b(Tensor(a) x, Tensor(b!) y) -> Tensor(a)", True),
    ("a::b(Tensor x) -> Tensor", False),
    ("a::b(Tensor(a)[] x) -> Tensor(a)[]", True),
    ("a::b(Tensor x) -> Tensor(a)", False)])
def test_is_view(text, is_view):
    assert parse(text)._is_view_op() is is_view


def test_compatibility(schema):
    assert schema.is_backward_compatible_with(schema)
    assert schema.check_forward_compatible_with(schema) == (True, "")
    old, new = parse("a::b(Tensor x) -> Tensor"), parse("a::b(Tensor x, int y) -> Tensor")
    assert not new.is_backward_compatible_with(old)
    assert new.check_forward_compatible_with(old) == (
        False, "Function schema is not forward compatible since the new argument 'y' of type int "
               "did not provide a default value.")
    for compare in (new.is_backward_compatible_with, new.check_forward_compatible_with):
        for wrong in (3, None, "a::b() -> ()"):
            with pytest.raises(TypeError, match="expected a FunctionSchema"):
                compare(wrong)


def test_not_constructible(schema):
    for cls in (_C.FunctionSchema, _C.Argument, _C._AliasInfo, _C.Type, _C.TensorType):
        with pytest.raises(TypeError):
            cls()
    with pytest.raises(AttributeError):
        schema.name = "x"
    with pytest.raises(AttributeError):
        schema.arguments[0].other


# ---- Argument ----------------------------------------------------------------------------------------


def test_arguments(schema):
    a = schema.arguments
    assert [x.name for x in a] == ["self", "k", "y", "dtype", "f", "q", "out", "d", "z", "st"]
    assert [str(x.type) for x in a] == [
        "Tensor", "List[int]", "Optional[float]", "Optional[int]", "int", "str", "Tensor",
        "Optional[Device]", "int", "int"]
    assert [x.type.kind() for x in a][:3] == ["TensorType", "ListType", "OptionalType"]
    assert [str(x.real_type) for x in a] == [
        "Tensor", "List[int]", "Optional[float]", "Optional[ScalarType]", "MemoryFormat", "str",
        "Tensor", "Optional[Device]", "int", "ScalarType"]
    assert [x.N for x in a] == [None, 2] + [None] * 8
    assert [x.default_value for x in a] == [None, [1, 1], None, None, 0, "x", None, None, 3, 6]
    assert [x.has_default_value() for x in a] == [False, True, True, True, True, True, False, True,
                                                  True, True]
    assert [x.kwarg_only for x in a] == [False] * 3 + [True] * 7
    assert [x.is_out for x in a] == [False] * 6 + [True] + [False] * 3
    assert [x.is_write for x in a] == [True] + [False] * 5 + [True] + [False] * 3
    assert [(r.name, str(r.type), r.alias_info is None) for r in schema.returns] == [
        ("", "Tensor", False), ("name", "Optional[Tensor]", True)]


def test_defaults():
    arguments = parse('f(float x=1.5, int[] y=[1,2], str s="a", bool b=True, complex c=2j, '
                      'Scalar q=3, Tensor? t=None, Layout l=strided, ScalarType i=int) -> ()').arguments
    assert [x.default_value for x in arguments] == [1.5, [1, 2], "a", True, 2j, 3, None, 0, 3]
    assert arguments[3].default_value is True


def test_arguments_compare(schema):
    first = schema.arguments[0]
    assert first == schema.arguments[0] == parse(TEXT).arguments[0]
    assert first != schema.arguments[6] and first != "self" and len({first, schema.arguments[0]}) == 1
    assert repr(first) == "<Argument Tensor(a!) self>"


def test_alias_info(schema):
    info = schema.arguments[0].alias_info
    assert info.is_write and info.before_set == {"a"} == info.after_set
    assert schema.arguments[1].alias_info is None
    info = parse("f(Tensor(a|b -> c) x) -> Tensor(c)").arguments[0].alias_info
    assert info.before_set == {"a", "b"} and info.after_set == {"c"} and not info.is_write
    info = parse("f(Tensor(a!)[] x) -> ()").arguments[0].alias_info
    assert info.is_write and info.before_set == set()
    assert parse("f(Tensor(*) x) -> ()").arguments[0].alias_info.before_set == {"*"}
    assert info == parse("f(Tensor(a!)[] y) -> ()").arguments[0].alias_info and info != 3


def test_parts_outlive_the_schema():
    argument = parse("f(Dict(str, int[]) x, Tensor(abc)? y) -> ()").arguments
    value = argument[0].type.getValueType()
    info = argument[1].alias_info
    del argument
    assert str(value) == "List[int]" and str(value.getElementType()) == "int"
    assert info.before_set == {"abc"}


# ---- Types -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text, cls, kind, annotation, parts", [
    ("Tensor", "TensorType", "TensorType", "Tensor", []),
    ("Tensor?[]", "ListType", "ListType", "List[Optional[Tensor]]", ["Optional[Tensor]"]),
    ("int[]?", "OptionalType", "OptionalType", "Optional[List[int]]", ["List[int]"]),
    ("Dict(str, int)", "DictType", "DictType", "Dict[str, int]", ["str", "int"]),
    ("(int, float)", "TupleType", "TupleType", "Tuple[int, float]", ["int", "float"]),
    ("()", "TupleType", "TupleType", "Tuple[()]", []),
    ("Storage", "Type", "StorageType", "Storage", []),
    ("Any", "AnyType", "AnyType", "Any", []),
    ("Scalar", "NumberType", "NumberType", "number", []),
    ("Scalar[]", "ListType", "ListType", "List[number]", ["number"]),
    ("Device", "DeviceObjType", "DeviceObjType", "Device", []),
    ("Stream", "StreamObjType", "StreamObjType", "Stream", []),
    ("bool", "BoolType", "BoolType", "bool", []),
    ("complex", "ComplexType", "ComplexType", "complex", []),
    ("str", "StringType", "StringType", "str", []),
    ("Generator", "Type", "GeneratorType", "Generator", []),
    ("NoneType", "NoneType", "NoneType", "NoneType", []),
    ("Quantizer", "Type", "QuantizerType", "Quantizer", []),
    ("Union(int, str)", "UnionType", "UnionType", "Union[int, str]", ["int", "str"]),
    ("Future(int)", "FutureType", "FutureType", "Future[int]", ["int"])])
def test_types(text, cls, kind, annotation, parts):
    t = parse(f"f({text} x) -> ()").arguments[0].type
    assert type(t) is getattr(_C, cls) and isinstance(t, _C.Type)
    assert t.kind() == kind and str(t) == repr(t) == t.annotation_str == annotation
    assert [str(part) for part in t.containedTypes()] == parts
    assert t == parse(f"f({text} x) -> ()").arguments[0].type
    assert hash(t) == hash(parse(f"f({text} x) -> ()").arguments[0].type)


def test_real_types():
    real = [a.real_type for a in parse(
        "f(SymInt a, Layout b, ScalarType c, MemoryFormat d) -> ()").arguments]
    assert [t.kind() for t in real] == ["SymIntType", "LayoutType", "ScalarTypeType",
                                       "MemoryFormatType"]
    assert [t.str() for t in real] == ["SymInt", "Layout", "ScalarType", "MemoryFormat"]
    assert str(real[0]) == "int"


def test_made_types():
    Int, Tensor = _C.IntType.get(), _C.TensorType.get()
    assert Int is _C.IntType.get() and str(Int) == "int" and Int != Tensor
    assert str(_C.ListType(Int)) == "List[int]" and _C.ListType(Int).getElementType() is Int
    assert _C.ListType(Int) == _C.ListType.ofInts() and str(_C.ListType.ofTensors()) == "List[Tensor]"
    assert _C.OptionalType(Tensor) == _C.OptionalType.ofTensor()
    assert str(_C.DictType(_C.StringType.get(), _C.OptionalType(Int))) == "Dict[str, Optional[int]]"
    assert str(_C.TupleType([Int, Tensor])) == "Tuple[int, Tensor]" and str(_C.TupleType([])) == "Tuple[()]"
    assert [str(t) for t in _C.TupleType([Int, Tensor]).elements()] == ["int", "Tensor"]
    assert Int.isSubtypeOf(_C.NumberType.get()) and Int.isSubtypeOf(_C.OptionalType(Int))
    assert not Tensor.isSubtypeOf(Int) and _C.ListType.ofInts().isSubtypeOf(_C.AnyType.get())
    nested = Int
    for _ in range(50):
        nested = _C.ListType(nested)
    assert str(nested).count("List") == 50
    for wrong in (lambda: _C.ListType(), lambda: _C.ListType(3), lambda: _C.DictType(Int),
                  lambda: _C.TupleType(3), lambda: _C.TupleType([3]), lambda: _C.ListType(x=Int),
                  lambda: Int.isSubtypeOf(3), lambda: _C.IntType(), lambda: _C.Type()):
        with pytest.raises(TypeError):
            wrong()


# ---- Every operator, and never a crash ---------------------------------------------------------------


def test_every_operator():
    for name in _C._dispatch_get_all_op_names():
        if not name.startswith("aten::"):
            continue  # leftovers of other tests
        base, _, overload = name.partition(".")
        schema = _C._dispatch_find_schema_or_throw(base, overload).schema()
        assert schema.name == base and schema.overload_name == overload
        for argument in schema.arguments + schema.returns:
            argument.default_value, str(argument.type), str(argument.real_type)
        if "=cpu" not in str(schema):
            assert parse(str(schema)) == schema


pieces = st.sampled_from(["f", "(", ")", " -> ", "Tensor", "(a!)", "?", "[]", "[2]", " x", "=1", "=None",
                          ", ", "*, ", "...", "int", "str", '="a"', "Dict(str, int)", "()", "::", "."])


@given(st.one_of(st.text(max_size=30), st.lists(pieces, max_size=14).map("".join)))
def test_arbitrary_text(text):
    try:
        schema = parse(text)
    except (RuntimeError, ValueError):
        return
    for argument in schema.arguments + schema.returns:
        repr(argument), argument.alias_info, str(argument.type), argument.default_value
    assert str(schema)


# ---- Custom classes ----------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["f({} x, Tensor y) -> Tensor", "f({}? x) -> ()", "f({}[] x) -> ()", "f() -> {}"])
def test_unknown_classes(text):
    name = "__torch__.torch.classes.kf_schema.Unknown"
    message = "^\nUnknown custom class type kf_schema.Unknown. Please ensure it is registered.:\n"
    with pytest.raises(RuntimeError, match=message):
        parse(text.format(name))
    with _scoped_library("kf_schema", "FRAGMENT") as lib:
        with pytest.raises(RuntimeError, match=message):
            lib.define(text.format(name))
    assert not hasattr(ops.kf_schema, "f")


def test_known_classes():
    name = "__torch__.torch.classes.kf_schema.Known"
    with pytest.raises(RuntimeError, match="Unknown custom class"):
        parse(f"f({name} x) -> ()")
    _C._register_custom_class("kf_schema", "Known")
    assert str(parse(f"f({name}? x) -> {name}[]")) == f"f({name}? x) -> {name}[]"
    for again in (("kf_schema", "Known"), ("rnn", "CellParamsBase")):
        with pytest.raises(RuntimeError, match="already registered"):
            _C._register_custom_class(*again)
    with pytest.raises(ValueError, match="identifiers, got 'a.b' and 'C'"):
        _C._register_custom_class("a.b", "C")
    with _scoped_library("kf_schema", "FRAGMENT") as lib:
        lib.define(f"length({name} x) -> int")
        lib.impl("length", len, "CompositeExplicitAutograd")
        assert ops.kf_schema.length("four") == 4
