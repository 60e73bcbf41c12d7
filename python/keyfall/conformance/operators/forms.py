"""One operator on a device against the CPU: the same call on both with arguments of the same sizes,
strides and sharing; then results, arguments and everything in their storages are compared."""

import time

import keyfall

from ..report.results import Failure, FormResult
from ..samples import plans
from ..samples.arguments import Unusable, call, for_form, tensors_in
from ..samples.out_arguments import add_out
from . import compare, gradients, kinds, sums
from .outcome import Outcome, compare_errors, depends_on_data, error_text
from .reproduction import program
from .storages import Mover, whole_storage
from .tolerances import tolerance

# Results whose contents nobody promises.
UNDEFINED_CONTENTS = ("empty", "new_empty", "resize", "set_")
# Operators that map memory of the host: a device may refuse them with NotImplementedError.
HOST_ONLY = ("aten::from_file", "aten::from_file.out")
# Kinds whose strides are fixed by the rule that all devices share.
FIXED_STRIDES = ("elementwise", "view", "factory")


def has_defined_contents(form):
    name = form.name.partition("::")[2]
    return not name.startswith(UNDEFINED_CONTENTS) and (
        keyfall.Tag.nondeterministic_seeded not in form.operator.tags
        or "dropout" in form.argument_names)  # samples leave nothing out


class Comparison:
    """The rules by which the calls of one form are compared."""

    def __init__(self, context, form):
        self.context, self.form = context, form
        self.kind = kinds.kind_of(form.name, context.key)
        self.contents = has_defined_contents(form)
        self.refused = False  # the CPU refused the last call
        self.strides = form.family.kind in FIXED_STRIDES or self.kind == kinds.FALLBACK

    def tolerance(self, values, gradient=False):
        """None where the CPU's own kernel ran: then every bit must agree. `values` have the tensors of the call."""
        if self.kind == kinds.FALLBACK and not gradient:
            return None
        given = self.context.expectations.tolerance(self.form.name)
        return given or tolerance(self.form.name, {t.dtype for t in tensors_in(values)}, gradient)


# ---- One case


def prepare(case):
    """The CPU's arguments of a case."""
    own = case.arguments()
    if case.form.how == "out":
        add_out(case, own)
    return for_form(case.form, own)


def _sharing(results, arguments):
    """For each tensor of the results, the number of the argument whose storage it has, or None."""
    storages = [t.untyped_storage()._cdata for t in arguments]
    own = [t.untyped_storage()._cdata for t in results]
    return [storages.index(address) if address in storages else None for address in own]


def _compare_sharing(found, expected, moved, values):
    ours, theirs = tensors_in(found), tensors_in(expected)
    a, b = _sharing(ours, tensors_in(moved)), _sharing(theirs, tensors_in(values))
    for index, (one, other) in enumerate(zip(a, b)):
        if one != other:
            return (f"result {index} shares memory with "
                    f"{'no argument' if one is None else f'tensor {one} of the arguments'}, expected "
                    f"{'none' if other is None else f'tensor {other}'}")
        if other is not None and ours[index].storage_offset() != theirs[index].storage_offset():
            return f"result {index} begins at another element than the CPU's"
    return None


def _written_storages(form, values):
    return {t.untyped_storage()._cdata for name in form.written_names
            for t in tensors_in(values.get(name))}


class _Storages:
    """The storages of a call's arguments: as they were, and after the call."""

    def __init__(self, comparison, form, mover, values):
        self.comparison, self.pairs, self.contents = comparison, mover.pairs, mover.contents
        self.written = _written_storages(form, values)
        self.before = [content.clone() for content, _ in self.contents]

    def problem(self, limit, failed=False):
        """`failed`: the call raised, so that what it was to write is not defined."""
        for before, (expected, found), (original, copy) in zip(self.before, self.contents, self.pairs):
            written = original.untyped_storage()._cdata in self.written
            if written and (failed or not self.comparison.contents):
                continue
            if expected.untyped_storage().nbytes() != before.numel():
                continue  # resized: the results are compared, and nothing else is defined
            if found.untyped_storage().nbytes() != before.numel():
                return "the storage of an argument that is only read was resized"
            if found.is_meta or keyfall.equal(found.cpu(), expected):
                continue
            changes = not keyfall.equal(before, expected)
            text = compare.values(whole_storage(copy), whole_storage(original),
                                  limit if written or changes else None)
            if text is not None:
                return (f"an argument that is written {text}" if written or changes else
                        f"an argument that is only read was written: it {text}")
        return None


def _write_through(context, found, expected, moved, values):
    """Results that share memory with arguments: a write to them must reach the arguments."""
    arguments = tensors_in(values)
    for result, other in zip(tensors_in(found), tensors_in(expected)):
        if _sharing([other], arguments) == [None]:
            continue
        ours, theirs = Outcome(context.settled, result.zero_), Outcome(other.zero_)
        if (ours.error is None) != (theirs.error is None):
            return "a write to the view differs from the CPU's: " + compare_errors(
                ours, theirs, False)
    return None


def _compare_results(comparison, found, expected, limit):
    for index, (ours, theirs) in enumerate(zip(found, expected)):
        problem = compare.result(ours, theirs, comparison.context.device, comparison.strides, limit,
                                 comparison.contents)
        if problem is not None:
            return f"result {index} {problem}" if len(expected) > 1 else f"result {problem}"
    return None


def check_case(comparison, case):
    """None, or what is wrong. Raises Unusable where the case does not exist."""
    form, device = case.form, comparison.context.device
    values = prepare(case)
    mover = Mover(device)
    moved = mover.arguments(form, values)
    storages = _Storages(comparison, form, mover, values)
    expected = Outcome(call, form, values)
    found = Outcome(comparison.context.settled, call, form, moved)
    comparison.refused = expected.error is not None
    if found.error is not None or expected.error is not None:
        if not comparison.context.has_memory and depends_on_data(found):
            return None
        if form.name in HOST_ONLY and found.lacks_kernel:
            return storages.problem(None, failed=True)
        problem = compare_errors(found, expected, comparison.kind != kinds.FALLBACK)
        return problem or storages.problem(None, failed=True)
    limit = comparison.tolerance((values, expected.results))
    problem = _compare_results(comparison, found.results, expected.results, limit)
    if problem is not None and not (limit and compare.is_wrong_value(problem) and sums.accept(
            case, found.results, expected.results, limit)):
        return problem
    problem = _compare_sharing(found.results, expected.results, moved, values)
    if problem is None:
        problem = storages.problem(limit)
    if (problem is None and form.family.kind == "view" and comparison.context.has_memory
            and case.mode in ("plain", "transposed")):
        problem = _write_through(comparison.context, found.results, expected.results, moved,
                                 values)
        problem = problem or storages.problem(limit)
        problem = problem and f"after a write to the result, {problem}"
    return problem


# ---- One form


def _run(comparison, result, case, check):
    try:
        problem = check(comparison, case)
    except Unusable:
        return
    except Exception as error:  # noqa: BLE001 - reading what the device gave can fail in any way
        problem = f"the results cannot be compared: {error_text(error)}"
    result.cases += 1
    result.refused += comparison.refused
    if problem is not None:
        text = "" if result.failures else _reproduction(comparison.context, case)
        result.failures.append(Failure(case.sample, str(case.dtype).partition(".")[2], case.mode,
                                       case.label, problem, text))


def _reproduction(context, case):
    """The call as a program, where its arguments can be printed."""
    try:
        values = prepare(case)
    except Unusable:  # a gradient: there are no out= tensors to make
        return ""
    return program(case.form, values, context.device, context.plugins)


def check_form(context, form):
    """The FormResult of everything that is tried with one form."""
    start = time.perf_counter()
    comparison = Comparison(context, form)
    result = FormResult(form.name, form.how, comparison.kind)
    with context.bill() as bill:
        for case in plans.cases(form):
            _run(comparison, result, case, check_case)
    result.settle(bill)
    for case in plans.gradient_cases(form):
        _run(comparison, result, case, gradients.check_case)
    result.finish()
    result.seconds = time.perf_counter() - start
    return result
