"""Derivative formulas of the catalogue: the generated code, and errors with file, line and reason. Each
test runs the generator on a small catalogue of its own."""

import pytest
from paths import ROOT

pytest.importorskip("tomllib")  # the generator needs Python 3.11
import emit_records  # noqa: E402
import entries  # noqa: E402

pytestmark = pytest.mark.unsanitized  # does not use the library


HEADER = """
kf_tensor_t *kf__d_scale(kf_tensor_t *x, kf_scalar_t number);
kf_status_t kf__d_both(kf_tensor_t *grad, kf_tensor_t *a, const bool *wants, kf_tensor_t **out);
kf_status_t kf__d_parts(kf_tensor_t *grad, kf_int_span_t shapes, const bool *wants,
                        kf_tensor_t **out, size_t count);
"""
OPERATORS = """
[[op]]
schema = "mul.Tensor(Tensor self, Tensor other) -> Tensor"
doc = "Product."
kind = "explicit"
inplace = "mul_.Tensor"
own_inplace = true
{mul}

[[op]]
schema = "atan2(Tensor self, Tensor other) -> Tensor"
doc = "Angle."
kind = "explicit"
inplace = "atan2_"
own_inplace = true
{atan2}

[[op]]
schema = "neg(Tensor self) -> Tensor"
doc = "Negative."
kind = "explicit"

[[op]]
schema = "expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)"
doc = "Repeats."
kind = "view"

[[op]]
schema = "cat(Tensor[] tensors, int dim=0) -> Tensor"
doc = "Joins."
kind = "explicit"
{cat}

[[op]]
schema = "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)"
doc = "Largest."
kind = "explicit"
{max}
"""


@pytest.fixture
def generate(tmp_path):
    def run(**keys):
        for name, text in {
                "ops/own.toml": OPERATORS.format(**{"mul": "", "atan2": "", "cat": "", "max": "",
                                                     **keys}),
                "ops/python.toml": (ROOT / "ops" / "python.toml").read_text(),
                "src/autograd/formulas/formulas.h": HEADER}.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        try:
            files = emit_records.emit(entries.read(tmp_path), tmp_path)
        except entries.Mistake as mistake:
            return 1, "", str(mistake)
        return 0, "\n".join(text for name, text in files.items() if "/nodes_" in name), ""

    return run


def test_a_product(generate):
    status, text, error = generate(
        mul='derivative = { self = "grad * other", other = "grad * self" }')
    assert status == 0, error
    assert '.name = "MulBackward0"' in text
    assert "out[0] = kf_scope_keep(op_mul(grad, other))" in text
    assert "out[1] = kf_scope_keep(op_mul(grad, self))" in text
    # A value that one gradient needs is saved only if that gradient is required.
    assert "if (kf__node_has_edge(node, 1)) KF__STEP(kf__save(&saved->self, self));" in text
    # The in-place form overwrites self, so it saves a copy.
    assert "KF__STEP(kf__save_copy(&saved->self, self))" in text
    assert "kf__rebase_history(self, node, 0)" in text


def test_a_product_by_description(generate):
    """Operators that are not specialized have tables instead of kernels."""
    status, text, error = generate(
        atan2='derivative = { self = "grad * other", other = "grad * result" }')
    assert status == 0, error
    assert "if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0], v[0].tensor));" in text
    assert "if (wants & 2) out[1] = kf_scope_keep(kf__scoped_mul(grads[0], v[1].tensor));" in text
    # Argument 1 is saved for edge 0; the result, after two arguments, as output 0 for edge 1.
    assert 'KF__KEPT("other", TENSOR, 0, 1, TENSOR, 1, 0)' in text
    assert 'KF__KEPT("result", TENSOR, 16, 2, OUTPUT, 2, 0)' in text
    assert 'KF__NODE(atan2, "Atan2Backward0", fields_atan2, 32, 3, 0, .derivatives = 2,' in text
    rows = " ".join(text.split())
    assert ("KF__RECORDS(atan2, TT, T, atan2, .edges = 3, .arguments = 2, .results = 1, "
            ".outputs = 1, .before = 1, .after = 2, .flags = KF__RECORD_OWN)") in rows
    assert ("KF__RECORDS(atan2_, TT, 0, atan2, .edges = 3, .arguments = 2, .before = 1, "
            ".after = 2, .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE)") in rows


@pytest.mark.parametrize("name", ["mul", "atan2"])
def test_metadata_is_kept_instead_of_the_tensor(generate, name):
    status, text, error = generate(
        **{name: 'derivative = { self = "grad.expand(self.sizes())", other = "-grad" }'})
    assert status == 0, error
    if name == "mul":
        assert "kf__ints_t self_sizes;" in text and "kf__saved_t self;" not in text
        assert "op_expand(grad, self_sizes, false)" in text
    else:
        assert 'KF__FIELDS(atan2, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, 1, 0))' in text
        assert "kf__scoped_expand(grads[0], v[0].ints, false)" in text


def test_several_gradients_at_once(generate):
    status, text, error = generate(
        mul='derivative = { "self, other" = "both(grad, self)" }',
        atan2='derivative = { "self, other" = "both(grad, self)" }',
        cat='derivative = { tensors = "parts(grad, tensors.shapes())" }')
    assert status == 0, error
    assert "kf__d_both(grad, self, wanted, made)" in text
    assert ("if (wants & 3) KF__TOGETHER(2, (0, 1), kf__d_both(grads[0], v[0].tensor, wanted, made))"
            in text)
    assert ("KF__FOR_LIST(kf__d_parts(grads[0], v[0].ints, wanted.edges, out, node->edge_count))"
            in " ".join(text.split()))


def test_results_without_derivatives(generate):
    status, text, error = generate(
        max='derivative = { self = "grad" }\nnode = "MaxBackward7"\nnot_differentiable = ["indices"]')
    assert status == 0, error
    assert '"MaxBackward7"' in text
    assert ".results = 2, .outputs = 1" in " ".join(text.split())


MISTAKES = [
    ('derivative = { self = "grad * othr" }', "'othr' is no argument or result of mul.Tensor"),
    ('derivative = { slf = "grad" }', "'slf' is no argument of mul.Tensor"),
    ('derivative = { self = "grad *" }', "cannot read 'grad *'"),
    ('derivative = { self = "grad.frobnicate()" }', "no operator or function 'frobnicate'"),
    ('derivative = { self = "grad.expand(3.5)" }', "'size' of expand is ints, not float"),
    ('derivative = { self = "scale(grad, other)" }', "'number' of scale is number, not tensor"),
    ('derivative = { self = "both(grad, self) * 2" }', "'both' has several results"),
    ('derivative = { self = "3" }', "is int, not a tensor"),
    ('derivative = { self = "[x for x in grad]" }', "ListComp has no meaning here"),
    ('derivative = "nothing"', "expected a table of formulas"),
    ('derivative = 3', "'derivative' has the wrong type"),
    ('derivative = { self = "grad" }\nnot_differentiable = ["values"]', "'values' is no result"),
]


@pytest.mark.parametrize("keys, expected", MISTAKES)
def test_mistakes(generate, keys, expected):
    status, _, error = generate(mul=keys)
    assert status != 0
    line = 8 + keys.count("\n") * ("not_differentiable" in keys)
    assert error.startswith(f"ops/own.toml:{line}: "), error
    assert expected in error


def test_a_list_needs_a_function_for_lists(generate):
    status, _, error = generate(cat='derivative = { tensors = "grad" }')
    assert status != 0 and "a list needs a function of formulas.h" in error
