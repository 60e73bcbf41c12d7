"""What is tested: the families of operators with their samples. The built-in ones come from the data
file that is generated from the catalogue, others from TOML files in the same language:

    [[op]]
    schema = "npu::scale(Tensor self, float by) -> Tensor"
    inplace = "npu::scale_"                    # optional, as is `out`
    kind = "elementwise"                       # optional: strides are compared, too
    samples = ["T(3,4), 2.0"]
"""

import functools
import json
import lzma
import os

from ... import _C, ops
from .. import __path__ as folders
from ..toml_files import read_toml

DATA = os.path.join(folders[0], "catalogue.json.xz")  # this module itself may be in an archive
KINDS = ("elementwise", "structured", "composite", "explicit", "view", "factory", "kernel", "python", "declared")
KEYS = ("schema", "inplace", "out", "kind", "samples", "doc", "dtypes", "tags")


def is_written(argument):
    alias = argument.alias_info
    return alias is not None and alias.is_write


class Form:
    """One operator: "aten::add_.Tensor", the in-place form ("inplace") of its family."""

    def __init__(self, family, how, name):
        self.family, self.how, self.name = family, how, name
        self._operator = None

    @property
    def operator(self):
        if self._operator is None:
            namespace, _, rest = self.name.partition("::")
            name, _, overload = rest.partition(".")
            self._operator = getattr(getattr(getattr(ops, namespace), name), overload or "default")
        return self._operator

    @functools.cached_property
    def schema(self):
        return self.operator._schema

    @functools.cached_property
    def argument_names(self):
        return [argument.name for argument in self.schema.arguments]

    @functools.cached_property
    def needed_names(self):
        """Names of the arguments that have no default value."""
        return {argument.name for argument in self.schema.arguments
                if not argument.has_default_value()}

    @functools.cached_property
    def device_names(self):
        """Names of the arguments that are devices."""
        return [argument.name for argument in self.schema.arguments if "Device" in str(argument.type)]

    @functools.cached_property
    def written_names(self):
        """Names of the arguments that the schema declares as written."""
        return [argument.name for argument in self.schema.arguments if is_written(argument)]


class Family:
    def __init__(self, functional, inplace, out, kind, samples):
        self.kind, self.samples = kind, samples
        self.forms = [Form(self, how, name if "::" in name else f"aten::{name}")
                      for how, name in (("functional", functional), ("inplace", inplace),
                                        ("out", out)) if name]

    @property
    def functional(self):
        return self.forms[0]


def built_in():
    with lzma.open(DATA) as file:
        return [Family(*family) for family in json.load(file)]


def _checked_entry(path, index, entry):
    where = f"{path}: entry {index + 1}"
    if not isinstance(entry, dict) or not isinstance(entry.get("schema"), str):
        raise ValueError(f"{where}: expected a text 'schema'")
    unknown = sorted(set(entry) - set(KEYS))
    if unknown:
        raise ValueError(f"{where}: '{unknown[0]}' is not a key: there are {', '.join(KEYS)}")
    kind = entry.get("kind", "kernel")
    if kind not in KINDS:
        raise ValueError(f"{where}: kind '{kind}' is none of {', '.join(KINDS)}")
    samples = entry.get("samples", [])
    if not isinstance(samples, list) or not all(isinstance(item, str) for item in samples):
        raise ValueError(f"{where}: expected 'samples' to be a list of texts")
    name = entry["schema"].partition("(")[0].strip()
    return Family(name, entry.get("inplace", ""), entry.get("out", ""), kind, samples)


def from_file(path):
    """The families of a TOML file. ValueError names the entry that is wrong, or whose operator is
    not registered."""
    data = read_toml(path)
    families = [_checked_entry(path, index, entry) for index, entry in enumerate(data.get("op", []))]
    for form in (form for family in families for form in family.forms):
        if not _C._dispatch_has_kernel(form.name):
            raise ValueError(f"{path}: no operator '{form.name}' is registered: load the plug-in "
                             "that defines it with --plugin")
    return families
