"""Records what PyTorch says about schemas, for test_schema_parity.c to replay.

    python record_schemas.py > schemas.txt        (needs an importable torch 2.13)

Each line of the result is a case; its fields are separated by ";", and escaped as \\n \\t \\r \\\\ \\xNN:
    ok      text, canonical text
    error   text, message
    fails   text                            a failure whose words are not compared
    equal   text, text, 0 or 1
    mutable text, 0 or 1
    alias   text, "i0 o1", may_alias, may_contain_alias
    back    newer, older, 0 or 1
    forward newer, older, 0 or 1, reason
Cases in which Keyfall differs on purpose are not among the inputs: Dimname and PyObject (accepted), sizes
beyond 32 bits (refused), alias sets of many names (another order).
"""

import itertools
import random
import sys

import torch

TYPES = """Tensor int float complex bool str Scalar SymInt ScalarType Layout MemoryFormat Device
Generator Storage Stream QScheme Quantizer Capsule Any AnyClassType AnyEnumType None NoneType SymBool
ConstQuantizerPtr DeviceIndex foo a.b.C Foo Foo.Bar double int64_t SymFloat Tensor? Tensor[] Tensor?[]
Tensor[]? int?? int[2] int[2]? int[][2] int[2][] int[-1] int[.5] int[1.5] int[0x10] int?[]? SymInt[]?
SymInt?[] SymInt[][] ScalarType[]? Tensor(a) Tensor(a!) Tensor(a|b) Tensor(a->b) Tensor(a!->b|c)
Tensor(*) Tensor(a|*) Tensor(a|*|b) Tensor(*|) Tensor(a!|b) Tensor(a|b!) Tensor(a->*) Tensor() Tensor!
Tensor!? Tensor![] Tensor(a)[] Tensor(a!)[] Tensor(a)[](b) Tensor(a!)[](b) Tensor(a)[](b!) Tensor(a)?
Tensor(a)?[] Tensor?(a) Tensor(a)[2] Tensor(a!)[2](b)? Tensor(a)[][] Tensor(a!)[][] int(a) int! int[](a)
(int) () (int,) (int,str) (int,Tensor(a)) ((int)) (int)[] (int,str)? Future(int) Future(Tensor(a))
Future() Future Await(int) RRef(int)? Dict(int,str) Dict(int,str)(a) Dict(SymInt,Layout)[] Dict(int)
Dict(int[],str) Union(int,str) Union(str,int) Union(int,None) Union(int,float,complex) Union(int?,str)
Union(Union(int,str),float) Union(int,str)? Union(Tensor,Tensor?) Union(int) Union(int,int) Union()
Union(str[],int[],Tensor[]) Union(Any,str,None) Union(Tensor,int[],(int,str),Dict(int,int))
__torch__.torch.classes.rnn.CellParamsBase __torch__.torch.foo.a.b __torch__.foo.classes.a.b __torch__
__torch__.torch.classes.my.Thing Optional(int) t Tensor(None) (SymInt,Layout) NoneType? None[] Union(float,int)""".split()

DEFAULTS = """int=1 int=-1 int=- int=+1 int=--1 int=1.5 int=1E5 int=0x1e int=007 int=1e999 int=1e-320
int=9223372036854775807 int=9223372036854775808 int=-9223372036854775808 int=1j int=True int=None
int='a' int=float int=long int=strided int=Mean int=contiguous_format int=int8 int=foo int=[1] int=...
int=1e5j int=0x10 int=1_0 int= int=NoneType float=1 float=-0.0 float=0.1 float=1e-5 float=1e20
float=123456789012345678 float=.5 float=1. float=1e18 float=1e19 float=True float=inf float=1.5e300
float?=1 float?=1.5 complex=2j complex=-1.5j complex=23 complex=2 complex=2.5 complex?=2 bool=True
bool=1 str='a' str="it's" str='a\\n\\t\\\\\\'' str='\\101' str='\\400' str='\\x41' str='\\u0041' str='\\q'
str='''a''' str='' str='a str=1 str=None str?='a\\n' Scalar=1 Scalar=2.5 Scalar=2j Scalar=True
ScalarType=int8 ScalarType?=bfloat16 ScalarType=bit ScalarType=Float ScalarType=complex128 Layout=int8
Layout=strided Layout?=None MemoryFormat=contiguous_format ScalarType[]=[int8] ScalarType[]?=int8
int[]=[] int[]=[1] int[]=[1,2] int[]=[1,1] int[]=[-1,-1] int[]=1 int[]=None int[]=foo int[]=[1,]
int[]=[1.5] int[]=[True] int[]=[foo] int[]=[float,long] int[]=[1,[2]] int[]=(1) int[2]=1 int[2]=-1
int[2]=[1,2] int[3]=[1,1] int[1]=1 int[0]=1 int[2]=None int[2]? =1 int[2]?=[1] int[]?=1 int[]?=[1]
SymInt[2]=1 SymInt[]=[1,1] Layout[2]=1 float[]=[1] float[2]=0.5 float[]=[1.5,2.5] bool[]=[True,False]
bool[2]=True bool[]=[1] complex[]=[1j,2j] complex[2]=1j str[]=['a'] str[]=[] Tensor[]=[] Tensor[]=None
int?[]=[] int[][]=[] Tensor=None Tensor=1 Tensor?=None Tensor?=1 Generator=None Generator?=None
Quantizer=None Device='cpu' Device='cuda:1' Device=cpu Device=None Device?='cuda' Device?=None Stream=None
Stream?=None Any=1 Any?=1 Dict(int,int)=1 (int,int)=1 (int)?=None None=None SymBool=True SymBool?=True
Union(int,None)=None Union(int,str)=1 foo=1 foo?=1""".replace("] ?", "]?").replace("? =", "?=").split()

WHOLE = [
    "", " ", "f", "f\n", "f.x", "f.default", "f.__x() -> ()", "f._x() -> ()", "1", "a b", "f()", "f() ->",
    "f() - > ()", "a::b::c() -> ()", "a::b.c.d() -> ()", "a:b() -> ()", "a :: b . c ( ) -> ( )",
    "::a() -> ()", "a::() -> ()", "a.1() -> ()", "a.True() -> ()", "aten::f(foo x) -> ()",
    "f(*) -> ()", "f(*, *, int x, *) -> ()", "f(int x, *, int y, *, int z) -> ()", "f(int x, *) -> ()",
    "f(...) -> ...", "f(int x, ...) -> (int, ...)", "f(..., int x) -> ()", "f(..., *) -> ()",
    "f(int x=1, ...) -> ()", "f(...) -> (...)", "f(...) -> (..., int)", "f(*, int x, ...) -> ()",
    "f(int x, int x) -> (int x, int x)", "f(int x,) -> ()", "f(,) -> ()", "f(int) -> ()",
    "f() -> (int a)", "f() -> int a=1", "f() -> ((int, int))", "f() -> ((int, int) x)",
    "f() -> ((int, int)[])", "f() -> (int, int)[]", "f() -> (())", "f() -> (()?)", "f() -> *",
    "f() -> (Tensor a, Tensor(a!)[] b)", "f() -> int int", "f(int x=1, int y) -> ()",
    "f(int x=1, *, int y) -> ()", "f(int x=1, int[] y) -> ()", "f(int x=1, int[]? y) -> ()",
    "f(Tensor! a, Tensor! b, (Tensor!, int) c, Tensor!? d) -> Tensor!", "f(int True) -> ()",
    "f(int self, int from, int print) -> ()", "f(int x==1) -> ()", "f(int x=1=2) -> ()",
    "f(Tensor(a!=) x) -> ()", "f(int x)->int[]", "f(Tensor(a->b) x)->int?", "f(int*x) -> ()",
    "f(int**x) -> ()", "f(*=) -> ()", "f(int x,**,int y) -> ()", "f(is not", "f(not inx", "f(is  not",
    "f(a and b", "f(x $ y) -> ()", "f(x; y) -> ()", "f(int x, \t $) -> ()", "f(int x,#a\n$) -> ()",
    "f(int x,\\\n$) -> ()", "f(int x,\\ $) -> ()", "f\n(Tensor x) -> ()", "f(Tensor x) ->\n()",
    "f(Tensor x) ->\n ()", "f(Tensor x)\n-> ()", "f() -> ()\n", "f() -> ()\n\n  \n \n",
    "\n \n f() -> ()", "  f() -> ()\nx", "  f() -> ()\n x", "  f() -> ()\n  x", "  f() -> ()\n   x",
    "f() -> () # c\n", "# c\nf() -> ()", "f() -> ()\n# c", "f() -> Tensor \\\n x", "f() -> Tensor\r\n\r\n",
    "f(\n# c\nint x, # d\n int y) -> () # e", "f() -> int # type: int", "f(#type: a\n) -> ()",
    "f() -> ()\n\tx", "f() -> Tensor  \n \tx", "f() \n# hello", "f() -> ()\n\n\n\nx\n\n\n\n\n\ny",
    "f(int x,\n int y,\n int z,\n int w,\n int $,\nint a,\nint b,\nint c,\nint d,\nint e) -> ()",
    "f(int x,\n int y,\n int z,\n int w,\n int v,\nint a,\nint b,\nint c", "f('''a\nb\ncd''' z\ne\nf",
    "f(str '''\n\n   b\n ''' int y) -> ()", "f(str x='a\nb') -> ()", "f(str x='a\\\nb') -> ()",
    "f(str x='''a''''') -> ()", "f(str x='a''b') -> ()", "f(str x=\"\"\"a\"b\"\"\") -> ()",
    "f(str x='\x01\x7f\r') -> ()", "f(str x='\\000a\\377') -> ()", "f(int x='a\\n') -> ()",
    "f(int x=- 1) -> ()", "f(int x=1 2) -> ()", "f(int[] x=[1 2]) -> ()", "f(str x='a' 'b') -> ()",
]

COMPATIBLE = [
    "f(Tensor a) -> Tensor", "f(Tensor a, int b) -> Tensor", "f(Tensor a, int b=1) -> Tensor",
    "f(Tensor a, int b=2) -> Tensor", "f(Tensor a, int? b=None) -> Tensor", "f(Tensor? a) -> Tensor",
    "f(Tensor a, int[2] c=1) -> Tensor", "f(Tensor a, int[2] c) -> Tensor", "f(Tensor b) -> Tensor",
    "f(Tensor a, *, int b=1) -> Tensor", "f(Tensor a, *, int b) -> Tensor", "f(Tensor a) -> Tensor?",
    "f(Tensor a) -> Tensor x", "f(Tensor a) -> (Tensor, Tensor)", "f(Tensor a) -> ()",
    "f(Tensor(a!) a) -> Tensor(a!)", "f(Tensor(a) a) -> Tensor(a)", "f.o(Tensor a) -> Tensor",
    "g(Tensor a) -> Tensor", "f(Tensor a, ...) -> Tensor", "f(Tensor a) -> ...", "f(Any a) -> Tensor",
    "f(Tensor a, int b=1, int c=2) -> Tensor", "f(Tensor a, int b, int c) -> Tensor",
    "f(Tensor a, float b=1.) -> Tensor", "f(Tensor a, Scalar b=1) -> Tensor",
    "f(Tensor a, *, Tensor(a!) out) -> Tensor(a!)", "f(Tensor a, int b=1, *, Tensor(a!) out) -> Tensor(a!)",
    "f(Tensor a, int b, *, Tensor(a!) out) -> Tensor(a!)", "f(Tensor a, *, Tensor(b!) out) -> Tensor(b!)",
    "f(Tensor a, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))",
    "f(Tensor a, *, Tensor(a!) o, int z) -> Tensor(a!)", "f(SymInt a) -> int", "f(int a) -> SymInt",
    "f(Tensor a, int[] c=[]) -> Tensor", "f(Tensor a, SymInt[] c=[]) -> Tensor",
    "f(Tensor[] a) -> Tensor", "f(Tensor?[] a) -> Tensor", "f((int, int) a) -> int",
    "f((Scalar, int) a) -> int", "f(Union(int, str) a) -> int", "f(str a) -> int", "f(foo a) -> bar",
    "f(Tensor(a|b) a) -> Tensor", "f(Tensor(b|a) a) -> Tensor", "f(Tensor a, float? b=1) -> Tensor",
    "f(Tensor a, float? b=1.0) -> Tensor", "f(Layout a) -> int", "f(Dict(int, str) a) -> int",
    "f(Future(int) a) -> int", "f(Future(Scalar) a) -> int",
]

ALIASES = [
    "f(Tensor(a) x, Tensor y) -> Tensor(a)", "f(Tensor(a) x) -> Tensor(b)", "f(Tensor(a)[] x) -> Tensor(a)",
    "f(Tensor(a -> *) x) -> Tensor(a)[]", "f(Tensor(a)[](b) x) -> Tensor(b)[]", "f(Tensor[] x) -> Tensor[]",
    "f(Tensor[] x) -> int[]", "f(Tensor[] x) -> Tensor(*)", "f(Tensor(*) x) -> Tensor(*)",
    "f((Tensor, int) x) -> Tensor(*)", "f(Tensor(a)? x) -> Tensor(a)", "f(Dict(int, Tensor)(a) x) -> Tensor(a)",
    "f(Any(a) x) -> Tensor(a)", "f(int(a) x) -> int(a)", "f(Union(Tensor, int)(a) x) -> Tensor(a)",
    "f(Tensor[][] x) -> Tensor[]", "f(Tensor[] x, Tensor[]? y) -> Tensor[]", "f(int[] x) -> int[]",
    "f(Tensor(a -> *) x, Tensor(b|c) y) -> Tensor(c|a)", "f(Tensor[] x) -> (Tensor, Tensor)",
    "f(Tensor[] x) -> ((Tensor, Tensor))", "f((int, int) x) -> ((int, int))", "f(Tensor?[] x) -> Tensor[]",
    "f(Dict(str, Tensor) x) -> Tensor[]", "f(Dict(str, int[]) x) -> int[][]", "f(Tensor(a) x) -> Tensor(a)?",
]

MUTATION_TOKENS = ["Tensor", "int", "?", "[", "]", "(", ")", "[]", "(a!)", "!", "*", "...", "->", ",", ":",
                   ".", "=", "None", "1", "2.5", "'a'", "\n", " ", "$", "x", "Foo", "is", "#c\n", "\\\n", "-"]


def escape(text):
    out = []
    for char in text:
        if char in "\\\n\t\r":
            out.append({"\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}[char])
        elif " " <= char <= "~" and char != ";":
            out.append(char)
        else:
            out.append("\\x%02x" % ord(char))
    return "".join(out)


def emit(*fields):
    line = ";".join(escape(str(field)) for field in fields)
    print(line[:-1] + "\\x20" if line.endswith(" ") else line)


def parse(text):
    return torch._C.parse_schema(text)


def record(text):
    try:
        emit("ok", text, str(parse(text)))
    except RuntimeError as error:
        message = str(error).split("\nException raised")[0]
        if "INTERNAL ASSERT" in message or "evice " in message.split("\n")[0]:
            emit("fails", text)
        else:
            emit("error", text, message)
    except (IndexError, ValueError):
        emit("fails", text)


def mutate(text, rng):
    for _ in range(rng.choice([1, 1, 2])):
        at = rng.randrange(len(text) + 1)
        if rng.random() < 0.4:
            text = text[:at] + text[at + rng.randrange(1, 6):]
        else:
            text = text[:at] + rng.choice(MUTATION_TOKENS) + text[at:]
    return text


def record_compatibility(rng):
    for newer, older in itertools.product(COMPATIBLE, COMPATIBLE):
        first, second = parse(newer), parse(older)
        back = first.is_backward_compatible_with(second)
        equal = first == second
        try:
            forward, reason = first.check_forward_compatible_with(second)
        except IndexError:  # it looks for the reason behind the end of the arguments
            continue
        # Most pairs differ in everything; keep those that agree in something, and some others.
        if equal or back or forward or rng.random() < 0.15:
            emit("back", newer, older, int(back))
            emit("forward", newer, older, int(forward), reason)
            emit("equal", newer, older, int(equal))


def record_aliases():
    side = {"i": torch._C._SchemaArgType.input, "o": torch._C._SchemaArgType.output}
    for text in ALIASES:
        schema = parse(text)
        places = [f"i{n}" for n in range(len(schema.arguments))]
        places += [f"o{n}" for n in range(len(schema.returns))]
        info = torch._C._SchemaInfo(schema)
        for one, other in itertools.combinations(places, 2):
            pair = [torch._C._SchemaArgument(side[p[0]], int(p[1:])) for p in (one, other)]
            emit("alias", text, f"{one} {other}", int(info.may_alias(*pair)),
                 int(info.may_contain_alias(*pair)))
    for text in COMPATIBLE + ALIASES + ["f(Tensor(a!)[](b) x) -> ()", "f(Tensor(a!)[] x) -> ()",
                                        "f(int x) -> Tensor(a!)"]:
        emit("mutable", text, int(parse(text).is_mutable))


def main():
    rng = random.Random(13)
    for spec in TYPES:
        record(f"f({spec} x) -> ()")
        record(f"f() -> {spec}")
    for spec in DEFAULTS:
        kind, value = spec.split("=", 1)
        record(f"f({kind} x={value}) -> ()")
    for text in WHOLE:
        record(text)
    seeds = [t for t in WHOLE if 8 < len(t) < 60] + [
        "aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        "aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]"]
    for _ in range(400):
        record(mutate(rng.choice(seeds), rng))
    record_compatibility(rng)
    record_aliases()


if __name__ == "__main__":
    if not torch.__version__.startswith("2.13"):
        sys.exit(f"the cases are those of torch 2.13, but this is {torch.__version__}")
    main()
