"""Samples as a file for programs without Python: `python -m keyfall.conformance --export FILE`, read by
keyfall-conformance (tests/conformance).

The file is a recording (docs/guide/record.md) with chunks CASE in place of CALL and DONE: the number of
the case, then three values: the operator, a dict of its arguments by name, and the list [form, case,
flags, rtol, atol, names of arguments that stay on the host]. A storage has one chunk DATA before the
first case that needs its content, and every case begins with that content."""

import keyfall

from ..._record.file_format import Writer
from ..._record.memory import digest_of, storage_bytes
from ..._record.values import DeviceInfo, GeneratorInfo, TensorInfo
from ..operators.forms import FIXED_STRIDES, HOST_ONLY, has_defined_contents, prepare
from ..operators.gradients import has_gradients
from ..operators.outcome import Outcome
from ..operators.storages import host_arguments
from ..operators.sums import depends_on_order
from ..operators.tolerances import tolerance
from . import plans
from .arguments import Unusable, call, for_form, tensors_in

FIXED, DEFINED, VIEW, HOST, GRADIENT = 1, 2, 4, 8, 16
MOST_REFUSED = 6  # cases of one form that the CPU refuses
MANY_BYTES = 16384  # cases with larger storages come in a few types only


class SampleWriter(Writer):
    """Writes cases. `count`: how many there are."""

    def __init__(self, target):
        super().__init__(target, {"keyfall": keyfall.__version__, "tensors": "samples"})
        self.count, self._numbers, self._known = 0, 0, {}  # content's hash and size: storages' numbers

    def case(self, name, values, about):
        self._values(b"CASE", self.count, name, values, about)
        self.count += 1

    def number(self, content, taken):
        """The number of a storage with this content, none of `taken`; the file has it from now on."""
        digest = digest_of(content)
        known = self._known.setdefault((digest, len(content)), [])
        for number in known:
            if number not in taken:
                return number
        self._numbers += 1
        known.append(self._numbers)
        self.data(self._numbers, len(content), digest, content)
        return self._numbers


class Describer:
    """The values of one case as the format has them."""

    def __init__(self, writer):
        self.writer = writer
        self._storages = {}  # address of a storage's object: its number

    def _number(self, storage):
        number = self._storages.get(storage._cdata)
        if number is None:
            content = bytes(storage_bytes(storage)) if storage.device.type == "cpu" else b""
            number = self.writer.number(content, self._storages.values())
            self._storages[storage._cdata] = number
        return number

    def _tensor(self, tensor):
        storage = tensor.untyped_storage()
        return TensorInfo(self._number(storage), storage.nbytes(), tensor.dtype, str(tensor.device),
                          tuple(tensor.shape), tensor.stride(), tensor.storage_offset(),
                          tensor.is_conj(), tensor.is_neg())

    def value(self, value):
        if isinstance(value, keyfall.Tensor):
            return self._tensor(value)
        if isinstance(value, keyfall.UntypedStorage):
            return TensorInfo(self._number(value), value.nbytes(), keyfall.uint8, str(value.device),
                              (value.nbytes(),), (1,), 0, False, False, is_storage=True)
        if isinstance(value, (list, tuple)):
            return [self.value(item) for item in value]
        if isinstance(value, keyfall.Generator):
            return GeneratorInfo(str(value.device), bytes(memoryview(value.get_state())), False)
        if isinstance(value, keyfall.device):
            return DeviceInfo(str(value))
        return value


def _flags(form, label):
    return (FIXED * (form.family.kind in FIXED_STRIDES) | DEFINED * has_defined_contents(form)
            | VIEW * (form.family.kind == "view") | HOST * (form.name in HOST_ONLY)
            | GRADIENT * (label == "gradient"))


def _values(case):
    """The arguments of a case; Unusable where C has none such."""
    if "file(" in case.sample:
        raise Unusable("the file lives as long as this process")
    if case.label == "gradient":
        values = for_form(case.form, case.arguments())
        if not has_gradients(case.form, values):
            raise Unusable("nothing to differentiate")
        return values
    return prepare(case)


def _write_form(writer, form, every):
    refused, stay = 0, list(host_arguments(form))
    for case in [*plans.cases(form), *plans.gradient_cases(form)][::every]:
        try:
            values = _values(case)
        except Unusable:
            continue
        if case.dtype not in plans.FEW and case.label != "gradient" and (
                sum(t.untyped_storage().nbytes() for t in tensors_in(values)) > MANY_BYTES):
            continue
        describer = Describer(writer)
        described = {name: describer.value(value) for name, value in values.items()}
        inputs = tensors_in(values)
        found = Outcome(call, form, values)
        refused += found.error is not None
        if isinstance(found.error, TypeError) or (found.error is not None and refused > MOST_REFUSED):
            continue
        gradient = case.label == "gradient"
        if found.error is None and not gradient and depends_on_order(case, found.results):
            continue
        limits = tolerance(form.name, {t.dtype for t in inputs + tensors_in(found.results)}, gradient)
        about = [form.how, case.what, _flags(form, case.label), *limits, stay]
        writer.case(form.name, described, about)


def export(path, forms, every=1):
    """Writes the cases of the forms, or of each form every few; returns how many there are."""
    writer = SampleWriter(path)
    try:
        for form in forms:
            _write_form(writer, form, every)
    except BaseException:
        writer.close()
        raise
    writer.close(writer.count)
    return writer.count
