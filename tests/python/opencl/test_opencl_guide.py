"""The list of native operators in docs/guide/opencl.md is what the plug-in registers.

`python tests/python/opencl/test_opencl_guide.py` prints it, with the package in PYTHONPATH."""

import re
import textwrap

from opencl_checks import plugin_path
from paths import ROOT

import keyfall as kf
from keyfall.conformance.operators import kinds

GUIDE = ROOT / "docs" / "guide" / "opencl.md"


def native_forms():
    names = (name for name in kf._C._dispatch_get_all_op_names() if name.startswith("aten::"))
    return [name for name in names if kinds.kind_of(name, "OPENCL") == kinds.NATIVE]


def families(forms):
    """Names without overloads and the underscore of in-place forms."""
    names = {form.partition("::")[2].partition(".")[0] for form in forms}
    return sorted({name[:-1] if name.endswith("_") and not name.startswith("__") else name for name in names})


def test_the_guide_lists_the_native_operators():
    forms = native_forms()
    text = GUIDE.read_text()
    counts = re.search(r"(\d+) operator forms of (\d+) families", text)
    listed = re.search(r"<!-- native -->\n(.*?)<!-- end -->", text, re.S)[1].split()
    assert listed == families(forms)
    assert (int(counts[1]), int(counts[2])) == (len(forms), len(listed)) and len(forms) >= 60


if __name__ == "__main__":
    kf.devices.load_plugin(plugin_path())
    print(f"{len(native_forms())} operator forms of {len(families(native_forms()))} families")
    print("\n".join(textwrap.wrap(" ".join(families(native_forms())), 118, break_on_hyphens=False)))
