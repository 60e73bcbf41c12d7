"""The catalogue of operators as the generator reads it. One process reads it once, because that takes a
second. Import this behind `pytest.importorskip("tomllib")`: the generator needs Python 3.11."""

import functools
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))  # of paths
from paths import ROOT  # noqa: E402  # first: it adds the folder of the next one

import entries  # noqa: E402  # isort: skip


@functools.cache
def families():
    """Returns all families of ops/*.toml. Do not change them: tests share the list."""
    return entries.read(ROOT)


def strided_families():
    """Returns those whose samples are tensors with strides: tests move the memory of arguments, or change their layouts."""
    return [family for family in families() if not family.is_sparse]
