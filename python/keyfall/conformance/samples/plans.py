"""Which cases a form is tested with: samples, types and layouts.

Functional forms take every sample in every type, and one sample in every layout. The other forms share
the kernels of the functional one, so they take fewer."""

import keyfall

from . import language
from .arguments import Case

ALL = tuple(getattr(keyfall, name) for name in language.DTYPES)
FEW = (keyfall.float32, keyfall.int64)
SOME = (keyfall.float32, keyfall.int64, keyfall.bool, keyfall.complex64)
LAYOUTS = tuple(mode for mode in language.MODES if mode != "plain")
OUT_LABELS = ("out", "empty out", "float64 out", "sliced out")


def _depends_on_type(sample):
    return "T(" in sample or "dtype" in sample.lower()


def _choices(form):
    """(sample, types, layouts)."""
    listed = form.family.samples
    for index, sample in enumerate(listed):
        if form.how == "functional":
            yield sample, (ALL if _depends_on_type(sample) else FEW[:1]), ("plain",)
            if index == 0 and _depends_on_type(sample):
                yield sample, FEW, LAYOUTS
        elif index == 0:
            yield sample, SOME, ("plain", "transposed", "sliced")
        else:
            yield sample, FEW[:1], ("plain",)


def cases(form):
    for sample, dtypes, modes in _choices(form):
        for dtype in dtypes:
            for mode in modes:
                labels = OUT_LABELS if form.how == "out" else ("",)
                if form.how == "out" and mode != "plain":
                    labels = OUT_LABELS[:1]
                for label in labels:
                    yield Case(form, sample, dtype, mode, label)


def gradient_cases(form):
    if form.how == "out":
        return
    for index, sample in enumerate(form.family.samples):
        if not _depends_on_type(sample) and "F(" not in sample:
            continue
        yield Case(form, sample, keyfall.float64, "plain", "gradient")
        if index == 0:
            yield Case(form, sample, keyfall.float64, "transposed", "gradient")
            yield Case(form, sample, keyfall.complex128, "plain", "gradient")
