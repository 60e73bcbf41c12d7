"""What the catalogue's key `axes` says about an operator is what the operator does: shapes, free axes, the order
and parts of reduced ones, added leading dimensions, views, and numbers of multiply-adds. Each line is
applied to calls made from the samples, with axes resampled at random; a wrong one fails with the file and
line of its entry, and tests here make lines wrong to see that."""

import pytest

tomllib = pytest.importorskip("tomllib")  # the catalogue is read with Python 3.11 or later
import axis_operands  # noqa: E402
from axis_checks import Checker, WrongFact, wrong_word  # noqa: E402

import axes  # noqa: E402
import axis_calls  # noqa: E402

import keyfall  # noqa: E402

# Other tests run the same operators on the same samples under the sanitizer.
pytestmark = [pytest.mark.unsanitized, pytest.mark.filterwarnings("ignore")]

FAMILIES = {family.schema.full_name: family for family in axis_operands.with_axes()}
AREAS = sorted({family.area for family in FAMILIES.values()})


def place(family):
    return f"{family.path}:{family.key_lines.get('axes', family.line)}: axes of {family.schema.full_name}"


@pytest.mark.slow
@pytest.mark.parametrize("area", AREAS)
def test_lines_are_right(area):
    wrong = []
    for family in FAMILIES.values():
        if family.area != area or family.axes.word:
            continue
        checker = Checker(family)
        try:
            checker.check()
        except WrongFact as fact:
            wrong.append(str(fact))
        wrong += [f"{place(family)}: no sample fits '{line.text}'" for line in family.axes.lines
                  if line.text not in checker.fitting and family.entry.get("samples")]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("word", axes.WORDS)
def test_words_are_right(word):
    wrong = [wrong_word(family) for family in FAMILIES.values() if family.axes.word == word]
    assert len(wrong) > 5
    assert not any(wrong), "\n".join(filter(None, wrong))


def test_lines_are_written_as_their_canonical_text():
    for family in FAMILIES.values():
        if "axes" in family.entry:
            assert family.entry["axes"] == family.axes.text, place(family)
        assert axes.parse(family.axes.text, family.schema) == family.axes, place(family)


# ---- Wrong lines

# (operator, what the entry says, what is wrong)
WRONG = [
    ("mm", "n k, k m -> n m", "n k, m k -> n m"),
    ("mm", "n k, k m -> n m", "n k, k m -> m n"),
    ("bmm", "b n k, b k m -> b n m", "b n k, b k m -> n b m"),
    ("addmm", "(n m), n k", "(m n), n k"),
    ("linear", "m k, (m)", "m k, (k)"),
    ("linear", "* k, m k", "* k, k m"),
    ("softmax.int", "* [dim]! ->", "* [dim] ->"),
    ("cumsum", "* [dim]! ->", "* [dim] ->"),
    ("sort", "* [dim]! ->", "* [dim] ->"),
    ("mean.dim", "* [dim]! ->", "* [dim] ->"),
    ("var.correction", "* [dim]! ->", "* [dim] ->"),
    ("argmax", "* [dim]! ->", "* [dim] ->"),
    ("count_nonzero", "* [dim]! ->", "* [dim] ->"),
    ("sum.dim_IntList", "[dim?keepdim]", "[dim]"),
    ("layer_norm", "s...!", "s..."),
    ("batch_norm", "{training=True} n! c s...!", "{training=True} n c s...!"),
    ("group_norm", "g*c!", "g*c"),
    ("embedding", "v! d", "v d"),
    ("embedding_dense_backward", "s...!{scale_grad_by_freq=True} d", "* d"),
    ("gather", "* [dim]!, * [dim]'", "* [dim], * [dim]"),
    ("index_select", "i -> * [dim:i]", "i -> * [dim]"),
    ("scatter_add", "-> * [dim]", "-> * [dim]'"),
    ("topk", "[dim]' = k", "[dim]' = k + 1"),
    ("glu", "[dim] // 2", "[dim]"),
    ("flip", "* [dims]! ->", "* [dims] ->"),
    ("conv2d", "-> n? g*o y~ x~", "-> n? g*o x~ y"),
    ("conv2d", "j! i!", "j i"),
    ("conv2d", "g*c y~ x~, g*o c", "c*g y~ x~, g*o c"),
    ("max_pool2d", "y~ x~ -> n? c y~ x~", "y x -> n? c y x"),
    ("upsample_bilinear2d", "y~ x~ -> n c y~ x~", "x~ y~ -> n c x~ y"),
    ("nll_loss", "n?!{reduction=1}", "n?"),
    ("mse_loss", "*{reduction=0}", "*{reduction=2}"),
    ("pixel_shuffle", "c y*r x*q", "c r*y x*q"),
    ("channel_shuffle", "n g*c s... -> n c*g", "n g*c s... -> n g*c"),
    ("linalg_svd", "* m k, * k", "* k m, * k"),
    ("linalg_solve", "{left=True} * n! n, * n k -> * n k", "{left=True} * n! n, * n k -> * k n"),
    ("cholesky_solve", "-> * n k", "-> * k n"),
    ("scaled_dot_product_attention", "l!{is_causal=True} e", "l e"),
    ("cat", "list: * [dim]+", "list: * [dim]"),
    ("renorm", "s...! [dim]", "s... [dim]"),
    ("searchsorted.Tensor", "n!, *, n ->", "n, *, n ->"),
    ("triu", "* n! m! ->", "* n m! ->"),
    ("lstm_cell", "4*h i, 4*h h", "3*h i, 4*h h"),
]


@pytest.mark.parametrize(("name", "said", "wrong"), WRONG)
def test_a_wrong_line_fails_with_its_place(name, said, wrong):
    family = FAMILIES[name]
    assert said in family.axes.text
    changed = family.axes.text.replace(said, wrong, 1)
    try:
        other = axes.parse(changed, family.schema)
    except axes.AxesError:
        return  # it cannot even be written
    checker = Checker(family, other)
    with pytest.raises(WrongFact) as fact:
        checker.check()
        for line in other.lines:
            if line.text not in checker.fitting:
                checker.fail(f"no sample fits '{line.text}'")
    assert str(fact.value).startswith(f"{family.path}:{family.key_lines['axes']}: axes of {name} ('{changed}'): ")


@pytest.mark.parametrize(("name", "word"), [("cumsum", "view"), ("transpose.int", "reshape"),
                                               ("flip", "reshape")])
def test_a_wrong_word_fails_with_its_place(name, word):
    family = FAMILIES[name]
    assert wrong_word(family, word).startswith(f"{family.path}:{family.key_lines['axes']}: ")


# ---- What follows from a line


def call_of(name, *shapes, **given):
    """Returns the call of operands with these shapes, with its results' shapes from the operator."""
    family = FAMILIES[name]
    tensors = dict(zip((a.name for a in axes.tensors_of(family.schema.arguments)),
                       (None if shape is None else keyfall.ones(shape) for shape in shapes)))
    defaults = {a.name: axis_operands.default_of(a) for a in family.schema.arguments}
    full = {a.name: axis_operands.normal(a, {**defaults, **tensors, **given}[a.name])
            for a in family.schema.arguments}
    call = axis_operands.bind(family, full)
    assert call.results_fit([axis_operands.shape_of(one) for one in axis_operands.run(family, full)])
    return family, call


COSTS = [
    (3 * 4 * 5, "mm", (3, 4), (4, 5), {}),
    (3 * 4 * 5, "addmm", (5,), (3, 4), (4, 5), {}),
    (2 * 3 * 4 * 5, "bmm", (2, 3, 4), (2, 4, 5), {}),
    (2 * 3 * 4 * 5, "baddbmm", (1, 5), (2, 3, 4), (2, 4, 5), {}),
    (3 * 4, "mv", (3, 4), (4,), {}),
    (4, "dot", (4,), (4,), {}),
    (7 * 2 * 3 * 4 * 5, "matmul", (7, 1, 3, 4), (2, 4, 5), {}),
    (6 * 3 * 4, "matmul", (6, 3, 4), (4,), {}),
    (2 * 3 * 4 * 5, "linear", (2, 3, 4), (5, 4), (5,), {}),
    (2 * 6 * (3 * 3) * (7 * 7) * 4, "conv2d", (2, 4, 9, 9), (6, 4, 3, 3), None, {}),
    (2 * 6 * (3 * 3) * (5 * 5) * 2, "conv2d", (2, 4, 9, 9), (6, 2, 3, 3), None,
     {"groups": 2, "stride": 2, "padding": 1}),
    (6 * 3 * 7 * 4, "conv1d", (4, 9), (6, 4, 3), None, {}),
    (2 * 4 * 6 * (3 * 3) * (5 * 5), "conv_transpose2d.input", (2, 4, 5, 5), (4, 6, 3, 3), None, {"stride": 2}),
    (2 * 4 * 6 * (3 * 3) * (5 * 5), "convolution", (2, 4, 5, 5), (4, 6, 3, 3), None,
     {"stride": [2, 2], "padding": [0, 0], "dilation": [1, 1], "transposed": True, "output_padding": [0, 0],
      "groups": 1}),
    (2 * 3 * 5 * 7 * (4 + 6), "scaled_dot_product_attention", (2, 3, 5, 4), (2, 3, 7, 4), (2, 3, 7, 6), None, {}),
    (3 * 4 * 5 * (2 + 5), "gru_cell", (4, 2), (4, 5), (15, 2), (15, 5), None, None, {}),
    (3 * 5 * 4, "cdist", (3, 4), (5, 4), {}),
    (0, "softmax.int", (3, 4), {"dim": 1}),
    (0, "add.Tensor", (3, 4), (4,), {}),
    (0, "sum", (3, 4), {}),
]


@pytest.mark.parametrize("case", COSTS, ids=lambda case: case[1])
def test_multiply_adds(case):
    expected, name, *shapes, given = case
    family, call = call_of(name, *shapes, **{key: axis_operands.normal(argument, value) for key, value in given.items()
                                             for argument in FAMILIES[name].schema.arguments if argument.name == key})
    assert axis_calls.cost(family.cost, call) == expected


def test_multiply_adds_of_a_backward_depend_on_the_wanted_gradients():
    family = FAMILIES["convolution_backward"]
    for mask, times in (([True, False, False], 1), ([True, True, True], 2), ([False, False, True], 0)):
        given = {"stride": [1, 1], "padding": [0, 0], "dilation": [1, 1], "transposed": False, "bias_sizes": [6],
                 "output_padding": [0, 0], "groups": 1, "output_mask": mask}
        call = axis_calls.bind(family.axes, [(2, 6, 7, 7), (2, 4, 9, 9), (6, 4, 3, 3)], given)
        assert axis_calls.cost(family.cost, call) == times * 2 * 6 * (7 * 7) * 4 * (3 * 3)


ROLES = [
    ("mm", [(3, 4), (4, 5)], {}, [["free", "contracted"], ["contracted", "free"]]),
    ("addmm", [(1, 5), (3, 4), (4, 5)], {}, [["broadcast", "free"], ["free", "contracted"], ["contracted", "free"]]),
    ("softmax.int", [(2, 3)], {"dim": -1}, [["free", "whole"]]),
    ("sum.dim_IntList", [(2, 3)], {"dim": [0]}, [["reduced", "free"]]),
    ("sum.dim_IntList", [(2, 3)], {"dim": []}, [["reduced", "reduced"]]),
    ("conv2d", [(2, 4, 5, 5), (6, 4, 3, 3), (6,)], {"groups": 1},
     [["free", ("free", "contracted"), "windows", "windows"],
      [("free", "free"), "contracted", "whole", "whole"], [("free", "free")]]),
    ("conv2d", [(4, 5, 5), (6, 4, 3, 3), None], {"groups": 1},
     [[("free", "contracted"), "windows", "windows"], [("free", "free"), "contracted", "whole", "whole"], None]),
    ("nll_loss", [(5, 3), (5,), None], {"reduction": 0}, [["free", "whole"], ["free"], None]),
    ("nll_loss", [(5, 3), (5,), None], {"reduction": 1}, [["whole", "whole"], ["whole"], None]),
    ("nll_loss", [(5, 3), (5,), None], {"reduction": 2}, [["contracted", "whole"], ["contracted"], None]),
    ("cat", [[(2, 3), (2, 5)]], {"dim": 1}, [["free", "joined"]]),
    ("convolution_backward", [(2, 6, 7), (2, 4, 9), (6, 4, 3)], {"groups": 1, "transposed": False},
     [["partly", ("free", "partly"), "whole"], ["partly", ("free", "whole"), "whole"],
      [("free", "partly"), "whole", "whole"]]),
]


@pytest.mark.parametrize(("name", "shapes", "given", "expected"), ROLES)
def test_what_may_be_done_along_each_dimension(name, shapes, given, expected):
    call = axis_calls.bind(FAMILIES[name].axes, shapes, given)
    assert [dims and [part[0] if len(part) == 1 else part for part in dims] for dims in call.roles()] == expected


@pytest.mark.parametrize(("name", "shapes", "given"), [
    ("mm", [(3, 4), (5, 4)], {}),  # sizes that disagree
    ("mm", [(2, 3, 4), (4, 5)], {}),  # too many dimensions
    ("softmax.int", [(2, 3)], {"dim": 2}),  # no such dimension
    ("lu_unpack", [(3, 3), (3,)], {"unpack_data": False, "unpack_pivots": True}),  # another condition
    ("cat", [[]], {"dim": 0}),  # no tensors
])
def test_a_call_that_does_not_fit_has_no_axes(name, shapes, given):
    assert axis_calls.bind(FAMILIES[name].axes, shapes, given) is None
