"""The special cases of the array API standard (2024.12): what each elementwise function gives for zeros of either
sign, infinities, NaN, and numbers outside of its domain, for real and complex numbers."""

import math

import pytest
from keyfall import array_api as xp

inf, nan, pi = math.inf, math.nan, math.pi
REAL, COMPLEX = ["float32", "float64"], ["complex64", "complex128"]

# ---- The notation: conditions have samples, results a value

POSITIVE, NEGATIVE, ZEROS, INFINITE = [0.5, 1.0, 3.0, 1e10], [-0.5, -1.0, -3.0, -1e10], [0.0, -0.0], [inf, -inf]
NUMBERS = POSITIVE + NEGATIVE
NOT_NAN = ZEROS + NUMBERS + INFINITE
SAMPLES = {"nan": [nan], "inf": [inf], "-inf": [-inf], "0": [0.0], "-0": [-0.0], "1": [1.0], "-1": [-1.0],
           "zero": ZEROS, "infinite": INFINITE, "positive": POSITIVE, "negative": NEGATIVE, "nonzero": NUMBERS,
           "finite": ZEROS + NUMBERS, "any": [*NOT_NAN, nan], "known": NOT_NAN, ">0": [*POSITIVE, inf],
           "<0": [*NEGATIVE, -inf], ">1": [1.5, inf], "<1": [0.5, 0.0, -0.0, -2.0, -inf], "<-1": [-1.5, -inf],
           "!=0": [*NUMBERS, *INFINITE, nan], "!=1": [0.0, -1.0, 2.0, inf, nan], "|x|>1": [2.0, -2.0, inf, -inf],
           "|x|=1": [1.0, -1.0], "|x|<1": [0.5, -0.5, 0.0, -0.0], "odd": [1.0, 3.0], "even": [2.0, 0.5, inf],
           "-odd": [-1.0, -3.0], "-even": [-2.0, -0.5, -inf], "broken": [0.5, -2.5]}
RESULTS = {"True": True, "False": False, "pi": pi, "-pi": -pi, "pi/2": pi / 2, "-pi/2": -pi / 2, "pi/4": pi / 4,
           "-pi/4": -pi / 4, "3pi/4": 3 * pi / 4, "-3pi/4": -3 * pi / 4}

ROUNDED = "nan:nan inf:inf -inf:-inf 0:0 -0:-0"
LOGARITHM = "nan:nan <0:nan zero:-inf 1:0 inf:inf"
ODD = "nan:nan 0:0 -0:-0 inf:inf -inf:-inf"
ONE = {
    "abs": "nan:nan -0:0 -inf:inf", "acos": "nan:nan >1:nan <-1:nan 1:0", "acosh": "nan:nan <1:nan 1:0 inf:inf",
    "asin": "nan:nan >1:nan <-1:nan 0:0 -0:-0", "asinh": ODD, "atan": "nan:nan 0:0 -0:-0 inf:pi/2 -inf:-pi/2",
    "atanh": "nan:nan <-1:nan >1:nan -1:-inf 1:inf 0:0 -0:-0", "ceil": ROUNDED, "floor": ROUNDED, "trunc": ROUNDED,
    "round": ROUNDED, "cos": "nan:nan zero:1 infinite:nan", "cosh": "nan:nan zero:1 infinite:inf",
    "exp": "nan:nan zero:1 inf:inf -inf:0", "expm1": "nan:nan 0:0 -0:-0 inf:inf -inf:-1",
    "isfinite": "infinite:False nan:False finite:True", "isinf": "infinite:True nan:False finite:False",
    "isnan": "nan:True known:False", "log": LOGARITHM, "log2": LOGARITHM, "log10": LOGARITHM,
    "log1p": "nan:nan <-1:nan -1:-inf -0:-0 0:0 inf:inf", "negative": "0:-0 -0:0 inf:-inf -inf:inf nan:nan",
    "positive": ROUNDED, "reciprocal": "nan:nan 0:inf -0:-inf inf:0 -inf:-0", "sign": "<0:-1 zero:~0 >0:1 nan:nan",
    "signbit": "0:False -0:True inf:False -inf:True positive:False negative:True nan:False",
    "sin": "nan:nan 0:0 -0:-0 infinite:nan", "sinh": ODD, "sqrt": "nan:nan <0:nan 0:0 -0:-0 inf:inf",
    "square": "nan:nan infinite:inf zero:0", "tan": "nan:nan 0:0 -0:-0 infinite:nan",
    "tanh": "nan:nan 0:0 -0:-0 inf:1 -inf:-1"}
UNKNOWN = "nan,any:nan any,nan:nan "
QUOTIENT = UNKNOWN + """infinite,infinite:nan zero,zero:nan 0,>0:0 -0,>0:-0 0,<0:-0 -0,<0:0 >0,0:inf >0,-0:-inf
<0,0:-inf <0,-0:inf inf,positive:inf inf,negative:-inf -inf,positive:-inf -inf,negative:inf positive,inf:0
positive,-inf:-0 negative,inf:-0 negative,-inf:0"""
TWO = {
    "add": UNKNOWN + """inf,-inf:nan -inf,inf:nan inf,inf:inf -inf,-inf:-inf inf,finite:inf -inf,finite:-inf
        finite,inf:inf finite,-inf:-inf -0,-0:-0 -0,0:0 0,-0:0 0,0:0 zero,nonzero:x2 nonzero,zero:x1 nonzero,-x1:0""",
    "subtract": UNKNOWN + "inf,inf:nan -inf,-inf:nan inf,finite:inf finite,inf:-inf -0,0:-0 0,0:0 nonzero,x1:0",
    "atan2": UNKNOWN + """>0,zero:pi/2 0,>0:0 0,0:0 0,-0:pi 0,<0:pi -0,>0:-0 -0,0:-0 -0,-0:-pi -0,<0:-pi <0,zero:-pi/2
        positive,inf:0 positive,-inf:pi negative,inf:-0 negative,-inf:-pi inf,finite:pi/2 -inf,finite:-pi/2
        inf,inf:pi/4 inf,-inf:3pi/4 -inf,inf:-pi/4 -inf,-inf:-3pi/4""",
    "divide": QUOTIENT, "floor_divide": QUOTIENT, "copysign": "known,>0:|x1| known,0:|x1| known,<0:-|x1| known,-0:-|x1|",
    "equal": "nan,any:False any,nan:False inf,inf:True -inf,-inf:True zero,zero:True inf,-inf:False finite,x1:True",
    "not_equal": "nan,any:True any,nan:True inf,-inf:True -inf,inf:True inf,inf:False zero,zero:False finite,x1:False",
    "hypot": "infinite,any:inf any,infinite:inf zero,known:|x2| known,zero:|x1| finite,nan:nan nan,finite:nan nan,nan:nan",
    "logaddexp": UNKNOWN + "inf,known:inf known,inf:inf", "maximum": UNKNOWN, "minimum": UNKNOWN,
    "multiply": UNKNOWN + """infinite,zero:nan zero,infinite:nan inf,>0:inf inf,<0:-inf -inf,>0:-inf -inf,<0:inf >0,inf:inf
        0,positive:0 0,negative:-0 -0,positive:-0 -0,-0:0 0,-0:-0""",
    "nextafter": UNKNOWN + "-0,0:0 0,-0:-0",
    "pow": """!=1,nan:nan any,zero:1 nan,!=0:nan |x|>1,inf:inf |x|>1,-inf:0 |x|=1,infinite:1 1,known:1 |x|<1,inf:0
        |x|<1,-inf:inf inf,>0:inf inf,<0:0 -inf,odd:-inf -inf,even:inf -inf,-odd:-0 -inf,-even:0 0,>0:0 0,<0:inf
        -0,odd:-0 -0,even:0 -0,-odd:-inf -0,-even:inf negative,broken:nan""",
    "remainder": UNKNOWN + """infinite,infinite:nan zero,zero:nan zero,>0:0 zero,<0:-0 >0,zero:nan <0,zero:nan
        infinite,nonzero:nan positive,inf:x1 positive,-inf:x2 negative,inf:x2 negative,-inf:x1"""}

# Real and imaginary part of the argument and of the result; `cis` stands for a value with the signs of cos and sin.
# sqrt is that of C, as the standard says of its branch cut; two lines of its list have the parts exchanged.
POLAR = """finite,inf:inf,pi/2 finite,nan:nan,nan -inf,positive:inf,pi inf,positive:inf,0 -inf,inf:inf,3pi/4
inf,inf:inf,pi/4 infinite,nan:inf,nan nan,finite:nan,nan nan,inf:inf,nan nan,nan:nan,nan"""
PARTS = {
    "acos": """zero,0:pi/2,-0 zero,nan:pi/2,nan finite,inf:pi/2,-inf nonzero,nan:nan,nan -inf,positive:pi,-inf
        inf,positive:0,-inf -inf,inf:3pi/4,-inf inf,inf:pi/4,-inf infinite,nan:nan,~inf nan,finite:nan,nan nan,inf:nan,-inf
        nan,nan:nan,nan""",
    "acosh": """zero,0:0,pi/2 finite,inf:inf,pi/2 nonzero,nan:nan,nan 0,nan:nan,~pi/2 -inf,positive:inf,pi
        inf,positive:inf,0 -inf,inf:inf,3pi/4 inf,inf:inf,pi/4 infinite,nan:inf,nan nan,finite:nan,nan nan,inf:inf,nan
        nan,nan:nan,nan""",
    "asinh": """0,0:0,0 positive,inf:inf,pi/2 finite,nan:nan,nan inf,positive:inf,0 inf,inf:inf,pi/4 nan,0:nan,0
        nan,nonzero:nan,nan nan,inf:~inf,nan nan,nan:nan,nan""",
    "atanh": """0,0:0,0 0,nan:0,nan 1,0:inf,0 positive,inf:0,pi/2 nonzero,nan:nan,nan inf,positive:0,pi/2 inf,inf:0,pi/2
        inf,nan:0,nan nan,finite:nan,nan nan,inf:~0,pi/2 nan,nan:nan,nan""",
    "cosh": """0,0:1,0 0,inf:nan,~0 0,nan:nan,~0 nonzero,inf:nan,nan nonzero,nan:nan,nan inf,0:inf,0 inf,nonzero:inf,cis
        inf,inf:~inf,nan inf,nan:inf,nan nan,zero:nan,~0 nan,nonzero:nan,nan nan,nan:nan,nan""",
    "exp": """zero,0:1,0 finite,inf:nan,nan finite,nan:nan,nan inf,0:inf,0 -inf,finite:0,cis inf,nonzero:inf,cis
        -inf,inf:~0,~0 inf,inf:~inf,nan -inf,nan:~0,~0 inf,nan:~inf,nan nan,0:nan,0 nan,!=0:nan,nan""",
    "expm1": """zero,0:~0,0 finite,inf:nan,nan finite,nan:nan,nan inf,0:inf,0 -inf,0:-1,0 -inf,-0:-1,-0 inf,nonzero:inf,cis
        -inf,inf:-1,~0 inf,inf:~inf,nan -inf,nan:-1,~0 inf,nan:~inf,nan nan,0:nan,0 nan,!=0:nan,nan""",
    "log": "-0,0:-inf,pi 0,0:-inf,0 " + POLAR, "log1p": "-1,0:-inf,0 " + POLAR,
    "sign": "zero,zero:~0,~0 nan,any:nan,nan any,nan:nan,nan",
    "sinh": """0,0:0,0 0,inf:~0,nan 0,nan:~0,nan positive,inf:nan,nan positive,nan:nan,nan inf,0:inf,0
        inf,positive:inf,cis inf,inf:~inf,nan inf,nan:~inf,nan nan,0:nan,0 nan,nonzero:nan,nan nan,nan:nan,nan""",
    "sqrt": """zero,0:0,0 any,inf:inf,inf finite,nan:nan,nan -inf,positive:0,inf inf,positive:inf,0 -inf,nan:nan,~inf
        inf,nan:inf,nan nan,finite:nan,nan nan,nan:nan,nan""",
    "tanh": """0,0:0,0 nonzero,inf:nan,nan 0,inf:0,nan nonzero,nan:nan,nan 0,nan:0,nan inf,positive:1,0 inf,inf:1,~0
        inf,nan:1,~0 nan,0:nan,0 nan,!=0:nan,nan"""}
MIRRORED = ("asinh", "atanh", "sinh", "tanh")
TURNED = {"asin": "asinh", "atan": "atanh", "sin": "sinh", "tan": "tanh", "cos": "cosh"}


def cases(table):
    for case in table.split():
        conditions, result = case.split(":")
        yield conditions.split(","), result


def agrees(found, wanted):
    """Whether a result is the wanted one, with its sign unless `~` leaves that open."""
    if isinstance(wanted, bool):
        return found is wanted
    if isinstance(wanted, str) and wanted.startswith("~"):
        found, wanted = abs(found), abs(value_of(wanted[1:]))
    if math.isnan(wanted):
        return math.isnan(found)
    return math.isclose(found, wanted, rel_tol=1e-6) and math.copysign(1, found) == math.copysign(1, wanted)


def value_of(token):
    return token if token.startswith("~") else RESULTS[token] if token in RESULTS else float(token)


def arrays(dtype, *numbers):
    """Arrays of one element, and of so many that some are computed by vectors and some are not."""
    for count in (1, 17):
        yield [xp.full((count,), number, dtype=getattr(xp, dtype)) for number in numbers]


@pytest.mark.parametrize("dtype", REAL)
@pytest.mark.parametrize("name", ONE)
def test_of_one_number(name, dtype):
    for (condition,), result in cases(ONE[name]):
        for number in SAMPLES[condition]:
            for x, in arrays(dtype, number):
                found = getattr(xp, name)(x).tolist()
                assert all(agrees(one, value_of(result)) for one in found), (number, found[0], result)


@pytest.mark.parametrize("dtype", REAL)
@pytest.mark.parametrize("name", TWO)
def test_of_two_numbers(name, dtype):
    for (first, second), result in cases(TWO[name]):
        for x1 in SAMPLES[first]:
            for x2 in {"x1": [x1], "-x1": [-x1]}.get(second) or SAMPLES[second]:
                named = {"x1": x1, "x2": x2, "|x1|": abs(x1), "|x2|": abs(x2), "-|x1|": -abs(x1)}
                wanted = named[result] if result in named else value_of(result)
                for pair in arrays(dtype, x1, x2):
                    found = getattr(xp, name)(*pair).tolist()
                    assert all(agrees(one, wanted) for one in found), (x1, x2, found[0], result)


def with_signs(result, angle):
    """The parts of a result, of which `cis` takes its signs from an angle."""
    parts = result.split(",")
    if parts[1] == "cis":
        size = value_of(parts[0])
        return [math.copysign(size, math.cos(angle)), math.copysign(size, math.sin(angle))]
    return [value_of(part) for part in parts]


def opposite(part):
    return part if isinstance(part, str) else -part


def complex_cases(name):
    """The cases of the table, and those that follow as f(conj(x)) is conj(f(x)), and -f(x) is f(-x) for some f."""
    for (first, second), result in cases(PARTS[name]):
        for a in SAMPLES[first]:
            for b in SAMPLES[second]:
                real, imag = with_signs(result, b)
                yield (a, b), (real, imag)
                yield (a, -b), (real, opposite(imag))
                if name in MIRRORED:
                    yield (-a, -b), (opposite(real), opposite(imag))
                    yield (-a, b), (opposite(real), imag)
                if name == "cosh":
                    yield (-a, -b), (real, imag)


def turned_cases(name):
    """Cases of f(x) = -i g(i x), or cosh(i x)."""
    for (a, b), (real, imag) in complex_cases(TURNED[name]):
        yield (b, -a), (real, imag) if name == "cos" else (imag, opposite(real))


@pytest.mark.parametrize("dtype", COMPLEX)
@pytest.mark.parametrize("name", [*PARTS, *TURNED])
def test_of_complex_numbers(name, dtype):
    for given, wanted in turned_cases(name) if name in TURNED else complex_cases(name):
        for x, in arrays(dtype, complex(*given)):
            for found in getattr(xp, name)(x).tolist():
                parts = zip((found.real, found.imag), wanted)
                assert all(agrees(part, other) for part, other in parts), (given, found, wanted)


@pytest.mark.parametrize("dtype", COMPLEX)
def test_sizes_of_complex_numbers(dtype):
    for a in SAMPLES["any"]:
        for b in SAMPLES["any"]:
            wanted = inf if inf in (abs(a), abs(b)) else math.hypot(a, b)
            for x, in arrays(dtype, complex(a, b)):
                assert all(agrees(found, wanted) for found in xp.abs(x).tolist()), (a, b)
                assert xp.isnan(x).all().item() == (a != a or b != b)
                assert xp.isinf(x).all().item() == (inf in (abs(a), abs(b)))
                assert xp.isfinite(x).all().item() == (math.isfinite(a) and math.isfinite(b))


@pytest.mark.parametrize("dtype", REAL)
def test_signs_of_nan(dtype):
    x = xp.copysign(xp.full((2,), nan, dtype=getattr(xp, dtype)), xp.asarray([1.0, -1.0], dtype=getattr(xp, dtype)))
    assert xp.isnan(x).all() and xp.signbit(x).tolist() == [False, True]
    for size in (3.0, 0.0, inf, nan):
        assert xp.signbit(xp.copysign(xp.full_like(x, size), x)).tolist() == [False, True]


@pytest.mark.parametrize("dtype", REAL)
def test_reductions_of_special_numbers(dtype):
    empty = xp.zeros((0,), dtype=getattr(xp, dtype))
    wanted = {"mean": nan, "prod": 1.0, "std": nan, "sum": 0.0, "var": nan}
    assert all(agrees(getattr(xp, name)(empty).item(), value) for name, value in wanted.items())
    for count in (1, 5, 33):
        x = xp.ones((count,), dtype=getattr(xp, dtype))
        x[-1] = nan
        for name in ("max", "mean", "min", "prod", "std", "sum", "var", "cumulative_sum", "cumulative_prod"):
            assert math.isnan(getattr(xp, name)(x).reshape(-1)[-1].item()), name
        for limits in ((nan,), (None, nan), (xp.asarray(nan, dtype=x.dtype),)):
            assert xp.isnan(xp.clip(xp.ones_like(x), *limits)).all()
