"""The language of the key `axes`: its canonical text, its mistakes, and the sentence on shapes that follows. What
lines mean for operators is in tests/python/ops/test_axes.py."""

import pytest

pytest.importorskip("tomllib")  # the generator needs Python 3.11
import axes  # noqa: E402
import axis_calls  # noqa: E402
import axis_docs  # noqa: E402
import axis_sizes  # noqa: E402
import schema  # noqa: E402

pytestmark = pytest.mark.unsanitized  # nothing here uses the library

MM = "mm(Tensor self, Tensor mat2) -> Tensor"
SUM = "sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False) -> Tensor"
TOPK = "topk(Tensor self, SymInt k, int dim=-1) -> (Tensor values, Tensor indices)"
CAT = "cat(Tensor[] tensors, int dim=0) -> Tensor"
NORM = "layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None) -> Tensor"
LOSS = "mse_loss(Tensor self, Tensor target, int reduction=1) -> Tensor"
CONV = "conv1d(Tensor input, Tensor weight, SymInt groups=1) -> Tensor"
SIZE = "size.int(Tensor self, int dim) -> int"
ZEROS = "zeros(SymInt[] size) -> Tensor"
PADS = "pad(Tensor self, SymInt[] pad) -> Tensor"


@pytest.mark.parametrize(("text", "of"), [
    ("n k, k m -> n m", MM),
    ("(n! m), n m -> n m", MM),
    ("(*) n? k, (*) k m? -> * n? m?", MM),
    ("4*n k!, k m -> n*m 2", MM),
    ("* [dim] -> * [dim?keepdim]", SUM),
    ("* [dim:n]! -> * [dim:1]", SUM),
    ("{dim=None} s...! -> () | {dim=[]} * -> * | * [dim]! -> *", SUM),
    ("* [dim]! -> * [dim]', * [dim]'; [dim]' = k", TOPK),
    ("list: * [dim]+ -> * [dim]", CAT),
    ("* s...!, s... -> * s...; s = normalized_shape", NORM),
    ("* s..., s... -> * s...:1; s = normalized_shape", NORM),
    ("(*!{reduction=1}), (*) -> *{reduction=0}", LOSS),
    ("n? g*c x~, g*o c i! -> n? g*o x~; g = groups", CONV),
    ("n s...~, n m -> n s...'", MM),
    ("n! m! -> k; k = min(m, n) // 2", "f(Tensor self) -> Tensor"),
    ("s...! -> n; n = pad[0] + 2 * pad[1] - 1", PADS),
    ("view", SUM),
])  # fmt: skip
def test_the_canonical_text_reads_as_itself(text, of):
    operator = schema.parse(of)
    assert axes.parse(text, operator).text == text
    spaced = text.replace(",", " , ").replace("->", "  ->  ")
    assert axes.parse(spaced, operator).text == text


# (schema, line, message)
MISTAKES = [
    (MM, "n k, k m", "expected 'operands -> results', or view or reshape"),
    (MM, "n k -> n m", "mm has 2 tensor arguments, the line has 1"),
    (MM, "n k, k m -> n m, n", "mm has 1 results that are tensors, the line has 2"),
    (MM, "n k, k N -> n", "cannot read 'N' as an axis"),
    (MM, "n k, -> n", "nothing between commas"),
    (MM, "n n, n m -> n m", "'n' is repeated in an operand: its first place needs the mark !"),
    (MM, "n k, k! m -> n m", "'k!': the mark ! stands at the first place of 'k' only"),
    (MM, "n k, k m -> n p", "no operand has 'p': say where its size comes from"),
    (MM, "n k, k m -> n m!", "'m!': the mark ! has no meaning in a result"),
    (MM, "n k, k m -> n m~", "'m~': no operand has 'm~'"),
    (MM, "n k, k m -> (n m)", "a result does not broadcast"),
    (MM, "n? k, n m -> m", "'n' may be missing at all places or at none"),
    (MM, "* k, * k -> ()", "lacks the axes *: axes that a result lacks have a name"),
    (MM, "s... k, s k -> k", "'s' is one axis at one place and several at another"),
    (MM, "n k, k m -> n m...", "'m...' is 'm' in an operand"),
    (MM, "(n k, k m -> n m", "does not close its bracket"),
    (MM, "n k), k m -> n m", "closes a bracket that is not open"),
    (MM, "(n) (k), k m -> n m", "more than one bracket"),
    (MM, "list: n k, k m -> n m", "'list: n k': self of mm is no list"),
    (MM, "n+ k, k m -> n m", "'n+': only lists have the mark +"),
    (MM, "n*k~, k m -> n m", "'n*k~': in a product, the only mark is !"),
    (MM, "n*k?, k m -> n m", "'n*k?': a product cannot be missing"),
    (MM, "(n*k), k m -> n m", "'n*k': a product cannot broadcast"),
    (MM, "2! k, k m -> k m", "'2!': a number has no mark"),
    (MM, "n k, k m -> n m; n = p", "'p' in 'p' is no axis and no argument of mm"),
    (MM, "n k, k m -> n m; p = n", "there is no axis 'p'"),
    (MM, "n k, k m -> n m; n = 1, n = 1", "'n' has two sizes"),
    (MM, "n k, k m -> n m; n = 1.5", "'1.5' is no size"),
    (MM, "n k, k m -> n m; n = min()", "'min()' is no size"),
    (MM, "n k, k m -> n m; n = )", "cannot read ')'"),
    (MM, "n k, k m -> n m; n", "expected 'axis = size' after the semicolon"),
    (CAT, "* [dim] -> * [dim]", "'* [dim]': tensors of cat is a list: write 'list:'"),
    (SUM, "* [dims] -> *", "sum.dim_IntList has no argument 'dims': there are self, dim, keepdim"),
    (SUM, "* [keepdim] -> *", "'[keepdim]': argument 'keepdim' is bool"),
    (SUM, "* [dim] -> * [dim?dim]", "'[dim?dim]': argument 'dim' is int[1]?"),
    (SUM, "* [dim?keepdim] -> *", "only results keep dimensions with size 1"),
    (SUM, "* [dim:n]' -> *", "'[dim:n]'': an axis that has a letter needs no mark '"),
    (LOSS, "*{reduction=0}, * -> *", "in an operand, a condition belongs to the mark !"),
    (LOSS, "{mean=1} *, * -> *", "mse_loss has no argument 'mean'"),
    (TOPK, "* [dim:k]! -> * [dim:m], * [dim:m]; m = k", "'k' in 'k' is an axis and an argument of topk"),
    (NORM, "* s..., s... -> * s...; s = 2 * normalized_shape", "'s...' has a list of sizes: name an argument"),
    (NORM, "* n, n -> * n; n = normalized_shape", "'normalized_shape' in 'normalized_shape' is an argument of type"),
    (SIZE, "* [dim] -> n", "size.int has 0 results that are tensors"),
    (ZEROS, "reshape", "'reshape' needs a tensor, and zeros takes none"),
]


@pytest.mark.parametrize(("of", "text", "message"), MISTAKES)
def test_a_mistake_says_what_is_wrong(of, text, message):
    with pytest.raises(axes.AxesError) as mistake:
        axes.parse(text, schema.parse(of))
    assert message in str(mistake.value)


@pytest.mark.parametrize(("line", "cost", "message"), [
    ("n k, k m -> n m", "n * p", "cost: 'p' in 'n * p' is no axis and no argument of mm"),
    ("n k, k m -> n m", "n ** 2", "cost: 'n ** 2' is no size"),
    ("view", "n", "cost: a cost needs axes whose sizes it can name"),
])
def test_a_mistake_in_a_cost(line, cost, message):
    said = []
    axes.of_entry({"kind": "structured", "axes": line, "cost": cost}, schema.parse(MM),
                  lambda text, key: said.append((text, key)))
    assert len(said) == 1 and said[0][1] == "cost" and message in said[0][0]


def test_elementwise_kinds_broadcast_without_a_line():
    three = schema.parse("where.self(Tensor condition, Tensor self, Tensor other) -> Tensor")
    assert axes.default("elementwise", three).text == "(*), (*), (*) -> *"
    assert axes.default("elementwise", schema.parse("exp(Tensor self) -> Tensor")).text == "* -> *"
    assert axes.default("composite", three) is None


@pytest.mark.parametrize(("text", "values", "expected"), [
    ("min(n, m) * 2", {"n": 3, "m": 5}, 6),
    ("-1 + n' // 2", {"n'": 7}, 2),
    ("[dim] - [dim]'", {"[dim]": 7, "[dim]'": 3}, 4),
    ("stride[1]", {"stride": [2, 3]}, 3),
    ("stride[2]", {"stride": [2, 3]}, None),
    ("n", {"n": None}, None),
    ("n", {}, None),
    ("n // m", {"n": 1, "m": 0}, None),
])
def test_sizes(text, values, expected):
    size = axis_sizes.parse(text)
    assert size.text == text
    assert size.value(values) == expected


@pytest.mark.parametrize(("of", "text", "shapes", "given", "sizes"), [
    (MM, "n k, k m -> n m", [(3, 4), (4, 5)], {}, [3, 5]),
    (MM, "(*) n? k, (*) k m? -> * n? m?", [(4,), (7, 4, 5)], {}, [7, 5]),
    (MM, "n*k, k -> n", [(12,), (4,)], {}, [3]),
    (SUM, "* [dim] -> * [dim?keepdim]", [(2, 3, 4)], {"dim": [0, -1], "keepdim": True}, [1, 3, 1]),
    (SUM, "* [dim] -> * [dim?keepdim]", [(2, 3, 4)], {"dim": None, "keepdim": False}, []),
    (SUM, "* [dim] -> * [dim:n]; n = 7", [(2, 3, 4)], {"dim": [1]}, [2, 7, 4]),
    (SUM, "* [dim] -> * [dim]", [()], {"dim": 0}, []),
    (CAT, "list: * [dim]+ -> * [dim]", [[(2, 3), (2, 4)]], {"dim": 1}, [2, None]),
    (NORM, "* s..., s... -> * s...:1; s = normalized_shape", [(2, 3, 4), None], {"normalized_shape": [3, 4]}, [2, 1, 1]),
    (CONV, "n? g*c x~, g*o c i! -> n? g*o x~; g = groups", [(6, 9), (4, 3, 3)], {"groups": 2}, [4, None]),
])  # fmt: skip
def test_shapes_of_results(of, text, shapes, given, sizes):
    call = axis_calls.bind(axes.parse(text, schema.parse(of)), shapes, given)
    assert call.shape(call.results[0]) == sizes


@pytest.mark.parametrize(("of", "text", "sentence"), [
    (MM, "n k, k m -> n m", "(n, k), (k, m) -> (n, m)."),
    (MM, "(n m), n m -> n m", "self broadcast to (n, m), mat2 (n, m); result (n, m)."),
    (MM, "(*), (*) -> *", "The shapes of self and mat2 are broadcast."),
    (MM, "(*) n k, (*) k n -> * n", "(*, n, k), (*, k, n) -> (*, n), with broadcast *."),
    (MM, "n? c x~, 4*c -> n? c x~", "(n, c, x), (4 * c) -> (n, c, x'). n may be missing."),
    (SUM, "* [dim]! -> * [dim]", "The result has the shape of self."),
    (SUM, "* [dim] -> * [dim?keepdim]", "The result lacks the dimensions dim; with keepdim=True they have size 1."),
    (SUM, "s... -> ()", "One element."),
    (SUM, "* m! n! -> * k; k = min(m, n)", "(*, m, n) -> (*, k), with k = min(m, n)."),
    (TOPK, "* [dim]! -> * [dim], * [dim]", "The results have the shape of self."),
    (TOPK, "* m! -> * m, *", "(*, m) -> values (*, m), indices (*)."),
    (LOSS, "*, * -> *{reduction=0}", ""),
    (CAT, "list: * [dim]+ -> * [dim]", ""),
    (SUM, "view", ""),
])
def test_the_sentence_of_docstrings(of, text, sentence):
    operator = schema.parse(of)
    assert axis_docs.sentence(axes.parse(text, operator), operator) == sentence
