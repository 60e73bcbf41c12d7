"""Mistakes in entries of the catalogue are reported with file, line and reason: a small catalogue in a
temporary folder, with one thing changed at a time."""

import contextlib
import io

import pytest

pytest.importorskip("tomllib")  # the generator needs Python 3.11
import catalogue  # noqa: E402

pytestmark = [pytest.mark.unsanitized, pytest.mark.slow]  # nothing here uses the library

ENTRIES = """\
# Two operators.

[[op]]
schema = "abs(Tensor self) -> Tensor"
doc = "Absolute values."
kind = "elementwise"
rule = "unary(self, KF__TYPES_TO_REAL)"
compute = "abs()"
inplace = "abs_"
out = "abs.out"
derivative = { self = "grad * self" }
tags = ["core", "pointwise"]
dtypes = "int half float"
samples = ["T(3,4)", "T(3,4).t()"]

[[op]]
schema = "mul.Tensor(Tensor self, Tensor other, *, int times=1) -> Tensor"
doc = "Products."
kind = "composite"
samples = ["T(3), T(3)"]
"""
NAMES = """\
[places]
[hidden]
[order]
[numbers]
names = "mul"
[python]
functional = ""
"""
REFERENCE = """\
aten::abs(Tensor self) -> Tensor
aten::abs_(Tensor(a!) self) -> Tensor(a!)
aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
aten::mul.Tensor(Tensor self, Tensor other, *, int times=1) -> Tensor
"""


def generate(folder, entries=ENTRIES, names=NAMES, reference=None):
    files = {
        "ops/small.toml": entries, "ops/python.toml": names,
        "src/ops/rules/rules.c": "kf_status_t kf__rule_unary(void) {}\n",
        "src/backends/cpu/cpu.c": "KF_COMPUTE(abs, cpu_abs),\n",
    }
    if reference is not None:
        files["tests/data/aten_schemas.txt"] = reference
    for name, text in files.items():
        path = folder / "root" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    with contextlib.redirect_stderr(io.StringIO()) as said:
        status = catalogue.main(["--root", str(folder / "root"), "--out", str(folder / "out")])
    return status, said.getvalue()


def test_the_small_catalogue_is_right(tmp_path):
    assert generate(tmp_path, reference=REFERENCE) == (0, "")
    assert "kf_abs_out" in (tmp_path / "out/include/keyfall/ops.h").read_text()


# (text to replace, replacement, line, message)
MISTAKES = {
    "not TOML": ('doc = "Absolute', 'doc = Absolute', 5, "Invalid value"),
    "unknown table": ("# Two operators.", "[[operator]]", 1, "'operator' is not known here"),
    "unknown field": ('kind = "composite"', 'kinds = "composite"', 19,
                      "'kinds' is not a key of an entry: there are"),
    "field of a wrong type": ('inplace = "abs_"', "inplace = 1", 9, "'inplace' has the wrong type"),
    "missing field": ('doc = "Products."\n', "", 16, "the entry has no 'doc'"),
    "unknown kind": ('"composite"', '"component"', 19, "kind 'component' is none of elementwise"),
    "kernel in Python without a module": ('"composite"', '"python"', 16, "an operator of kind 'python' needs 'module'"),
    "kernel in Python with a formula": ('"composite"', '"python"\nmodule = "a"\nderivative = "none"', 21,
                                        "'derivative' has no meaning for kind 'python'"),
    "kernel in a module that is not there": ('"composite"', '"python"\nmodule = "sparse.atten"', 20,
                                             "module 'sparse.atten': there is no file python/keyfall/sparse/atten.py"),
    "module of a composite": ('"composite"', '"composite"\nmodule = "sparse.aten"', 20,
                              "'module' has no meaning for kind 'composite'"),
    "no schema": ('"abs(Tensor self) -> Tensor"', '"abs(Tensor self)"', 4,
                  "expected 'name.overload(arguments) -> returns'"),
    "unknown type": ("Tensor other", "Tensr other", 17, "'Tensr' in 'Tensr other' is no type"),
    "argument without a name": ("Tensor other", "Tensor", 17, "argument 'Tensor' has no name"),
    "two arguments of one name": ("Tensor other", "Tensor self", 17,
                                  "two arguments are called 'self'"),
    "bad default": ("times=1", "times=1.5", 17, "the default of 'int times=1.5' is no value of type"),
    "None for what is not optional": ("times=1", "times=None", 17, "is no value of type int"),
    "two entries for one overload": ('"mul.Tensor(', '"abs(', 16,
                                     "'abs' is already made by the entry at ops/small.toml:3"),
    "rule of another argument": ("unary(self,", "unary(other,", 7,
                                 "'other' is no argument of abs: there are self"),
    "rule that is no call": ('"unary(self, KF__TYPES_TO_REAL)"', '"unary"', 7,
                             "expected 'name(parameter, …)', found 'unary'"),
    "axes of another number of tensors": ('"Products."', '"Products."\naxes = "* -> *"', 19,
                                          "axes: mul.Tensor has 2 tensor arguments, the line has 1"),
    "axes with an unknown argument": ('"Products."', '"Products."\naxes = "* [dim], * -> *"', 19,
                                      "axes: '[dim]': mul.Tensor has no argument 'dim'"),
    "cost without axes": ('"Products."', '"Products."\ncost = "times"', 19, "cost: a cost needs axes"),
    "unknown rule": ("unary(self", "unarry(self", 7,
                     "rule 'unarry': there is no function kf__rule_unarry in src/ops/rules"),
    "missing kernel": ('"abs()"', '"magnitude()"', 8,
                       "compute 'magnitude': there is no KF_COMPUTE(magnitude, …)"),
    "no rule": ('rule = "unary(self, KF__TYPES_TO_REAL)"\n', "", 3,
                "an elementwise operator needs 'rule'"),
    "rule of a composite": ('"Products."', '"Products."\nrule = "unary(self)"', 19,
                            "'rule' has no meaning for kind 'composite'"),
    "gradient of no argument": ("{ self =", "{ other =", 11, "'other' is no argument of abs"),
    "gradient of no tensor": ('"composite"', '"explicit"\nderivative = { times = "grad" }', 20,
                              "'times' is no tensor: it has no gradient"),
    "formula that cannot be read": ("grad * self", "grad * (self", 11,
                                    "gradient of 'self': cannot read 'grad * (self'"),
    "formula with an unknown name": ("grad * self", "grad * input", 11,
                                     "'input' is no argument or result of abs"),
    "formula with an unknown function": ("grad * self", "grad.sine()", 11, "sine"),
    "formula that is no tensor": ("grad * self", "self.numel()", 11, "is int, not a tensor"),
    "in-place form of no tensor": ("mul.Tensor(Tensor self, Tensor other", "mul.Tensor(int self, "
                                   'Tensor other, *, int times=1) -> Tensor"\ninplace = "mul_.Tensor'
                                   '" #', 18, "the first argument of an in-place form must be"),
    "out= form of a number": ('times=1) -> Tensor"', 'times=1) -> int"\nout = "mul.out"', 18,
                              "an out= form needs tensors as results, not int"),
    "in-place schema of another name": ('inplace = "abs_"', 'inplace = "abs_"\ninplace_schema = '
                                        '"fabs_(Tensor(a!) self) -> Tensor(a!)"', 10,
                                        "inplace_schema is of 'fabs_', not of 'abs_'"),
    "unknown words of errors": ('out = "abs.out"', 'out = "abs.out"\nout_errors = "results"', 11,
                                "out_errors 'results' is none of result, eigenvalues, scalar_type"),
    "words of errors without out=": ('out = "abs.out"', 'out_errors = "result"', 10,
                                     "out_errors has no meaning without a generated out= form"),
    "words of errors and exact types": (
        'out = "abs.out"', 'out = "abs.out"\nexact_out = true\nout_errors = "result"', 12,
        "out_errors says which types out= accepts: no other key may say so"),
    "code that cannot be read": ('"abs()"', '"abs()"\ncode = "abs(self"', 9,
                                 "code: expected ',', found the end"),
    "code with an unknown name": ('"abs()"', '"abs()"\ncode = "self + other"', 9,
                                  "code: 'other' is no argument, variable or constant"),
    "code with an unknown function": ('"abs()"', '"abs()"\ncode = "magnitude(self)"', 9,
                                      "code: there is no function 'magnitude'"),
    "code with too many arguments": ('"abs()"', '"abs()"\ncode = "abs(self, 2)"', 9,
                                     "code: abs takes 1 arguments, not 2"),
    "code that computes with a text": ('"abs()"', '"abs()"\ncode = "self + \'a\'"', 9,
                                       "code: cannot read"),
    "code that assigns twice": ('"abs()"', '"abs()"\ncode = "x = self; x = 2; x"', 9,
                                "code: 'x' has a meaning already"),
    "code that asks for a needed argument": ('"abs()"', '"abs()"\ncode = "has(self) ? 1 : 0"', 9,
                                             "has(self): there is no optional argument"),
    "code of an operator without a rule": ('"composite"', '"composite"\ntypes = "self"\ncode = "self * other"', 21,
                                           "must be one of its tensors"),
    "code of a reduction without a part": (
        '"abs()"', '"abs()"\ncode = { start = "a = 0", combine = "a = a + self" }', 9,
        "code: a reduction has start, combine, merge, finish"),
    "unknown dtype": ("int half float", "int halff float", 13, "'halff' is no dtype"),
    "unknown tag": ('"pointwise"', '"pointwize"', 12, "'pointwize' is no tag"),
    "unknown tag of a form": ('"pointwise"]', '"pointwise"]\ntags_out = ["pointwize"]', 13, "'pointwize' is no tag"),
    "tags of no form": ('"composite"', '"composite"\ntags_inplace = []', 20,
                        "'tags_inplace' has no meaning without 'inplace'"),
    "types that cannot be read": ('"Products."', '"Products."\ntypes = "promote(self"', 19, "types: cannot read"),
    "types of no argument": ('"Products."', '"Products."\ntypes = "promote(self, others)"', 19,
                             "'others' is no argument of mul.Tensor and no element type"),
    "types by an unknown word": ('"Products."', '"Products."\ntypes = "widest(self)"', 19,
                                 "there is no word 'widest': there are promote, same"),
    "types of no result": ('"Products."', '"Products."\ntypes = "self, other"', 19,
                           "there are 2 types for 1 results that are tensors"),
    "types by what is always given": ('"Products."', '"Products."\ntypes = "times or self"', 19,
                                      "'times' is int: it is always given"),
    "types by an operator": ('"Products."', '"Products."\ntypes = "self + other"', 19,
                             "types: 'self + other' has no meaning here"),
    "types twice": ('compute = "abs()"', 'compute = "abs()"\ntypes = "self"', 9, "types: the rule says them already"),
    "code without types": ('unary(self, KF__TYPES_TO_REAL)"', 'unary(self)"', 7, "needs 'types'"),
    "code of a composite without types": ('"composite"', '"composite"\ncode = "self"', 20, "needs 'types'"),
    "tangent that cannot be read": ('tags = [', 'tangent = "self_t * ("\ntags = [', 12,
                                    "tangent of 'result': cannot read"),
    "tangent of no argument": ('tags = [', 'tangent = "other_t"\ntags = [', 12, "'other_t' is no argument or result"),
    "tangent with a gradient": ('tags = [', 'tangent = "grad * self_t"\ntags = [', 12,
                                "'grad' has no meaning in a forward derivative"),
    "tangent of nothing": ('tags = [', 'tangent = "self * self"\ntags = [', 12,
                           "tangent of 'result': it depends on no tangent"),
    "tangent of no result": ('tags = [', 'tangent = { values = "self_t" }\ntags = [', 12,
                             "'values' is no result of abs: there are result"),
    "tangent without a derivative": ('"composite"', '"composite"\ntangent = "self_t"', 20,
                                     "an operator without formulas of gradients needs no tangent"),
    "batch by no operator": ('tags = [', 'batch = "absolutes"\ntags = [', 12,
                             "batch: 'absolutes' is no operator of the catalogue, 'composite' or a function"),
    "batch by no function": ('tags = [', 'batch = "kf__batch_abs"\ntags = [', 12,
                             "batch: there is no function kf__batch_abs in src"),
    "batch by itself": ('tags = [', 'batch = "abs"\ntags = [', 12, "batch: an operator cannot be its own sibling"),
    "batch by fewer tensors": ('"composite"', '"composite"\nbatch = "abs"', 20, "batch: 'abs' takes 1 tensors, not 2"),
    "batch of a kernel as a composite": ('tags = [', 'batch = "composite"\ntags = [', 12,
                                         "batch: an operator of kind 'elementwise' calls no operators"),
    "linear in no argument": ('tags = [', 'linear = ["other"]\ntags = [', 12, "'other' is no argument of abs"),
    "linear in no tensor": ('"composite"', '"composite"\nlinear = ["self, times"]', 20,
                            "'times' is no tensor: an operator is linear in tensors"),
    "linear in one argument twice": ('"composite"', '"composite"\nlinear = ["self, self"]', 20,
                                     "the group 'self, self' names an argument twice"),
    "one group twice": ('"composite"', '"composite"\nlinear = ["self, other", "other, self"]', 20,
                        "the group 'other, self' stands here twice"),
    "linear and random": ('"core", ', '"nondeterministic_seeded"]\nlinear = ["self"] # ', 13,
                          "an operator that draws random numbers is not linear"),
    "sample that cannot be read": ("T(3,4).t()", "T(3,4", 14, "cannot read the sample 'T(3,4'"),
}


@pytest.mark.parametrize("what", MISTAKES)
def test_mistakes_are_named(tmp_path, what):
    old, new, line, says = MISTAKES[what]
    assert ENTRIES.count(old) == 1
    status, said = generate(tmp_path, ENTRIES.replace(old, new))
    assert status == 1
    assert said.startswith(f"ops/small.toml:{line}: "), said
    assert says in said and "Traceback" not in said


REFERENCE_MISTAKES = {
    "unknown operator": ("aten::mul.Tensor", "aten::multiply.Tensor", 17,
                         "no operator 'mul.Tensor' in the reference list of schemas"),
    "another schema": ("times=1", "times=2", 17, "the schema differs from the reference list"),
    "another in-place form": ("aten::abs_", "aten::fabs_", 9, "no operator 'abs_'"),
}


@pytest.mark.parametrize("what", REFERENCE_MISTAKES)
def test_the_reference_is_compared(tmp_path, what):
    old, new, line, says = REFERENCE_MISTAKES[what]
    status, said = generate(tmp_path, reference=REFERENCE.replace(old, new))
    assert status == 1 and said.startswith(f"ops/small.toml:{line}: ") and says in said, said


@pytest.mark.parametrize("old, new, line, says", [
    ("[order]", '[order]\nabs = "default Tensor"', 4, "there is no operator 'abs.Tensor'"),
    ("[hidden]", '[hidden]\nsome = "sin"', 3, "there is no operator 'sin'"),
    ("[places]", "[places", 1, "Expected ']'"),
])
def test_python_names_are_checked(tmp_path, old, new, line, says):
    status, said = generate(tmp_path, names=NAMES.replace(old, new))
    assert status == 1 and said.startswith(f"ops/python.toml:{line}: ") and says in said, said


def test_shared_functions_have_one_signature(tmp_path):
    again = ENTRIES.split("\n\n")[1].replace("abs", "neg").replace(
        "unary(self, KF__TYPES_TO_REAL)", 'unary(self)"\ntypes = "self').replace('"neg()"', '"abs()"')
    status, said = generate(tmp_path, f"{ENTRIES}\n{again}\n")
    assert status == 1 and said.startswith("ops/small.toml:22: rule 'unary' has other parameters"), said


def test_prototypes_are_there_for_whoever_writes_the_functions(tmp_path):
    status, _ = generate(tmp_path, ENTRIES.replace('"abs()"', '"magnitude()"'))
    assert status == 1
    assert "magnitude" in (tmp_path / "out/include/keyfall/computes.h").read_text()
