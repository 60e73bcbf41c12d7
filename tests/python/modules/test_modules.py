"""Modules above the operators, against what PyTorch shows for the same programs: module_programs.py."""

import json
import math

import keyfall
import keyfall.nn.attention.flex_attention  # noqa: F401
import module_programs
import pytest
from paths import DATA

RECORDED = json.loads((DATA / "modules.json").read_text())


def same(got, expected):
    if isinstance(expected, float) and isinstance(got, (int, float)):
        return math.isclose(got, expected, rel_tol=1e-3, abs_tol=1e-5) or got != got and expected != expected
    if isinstance(expected, list):
        return isinstance(got, list) and len(got) == len(expected) and all(map(same, got, expected))
    return got == expected


@pytest.mark.parametrize("name", module_programs.PROGRAMS)
def test_shows_what_was_recorded(name, torch_messages):
    found = module_programs.shown(keyfall, name)
    assert len(found) == len(RECORDED[name])
    wrong = [f"{got} instead of {expected}" for got, expected in zip(found, RECORDED[name], strict=True)
             if not same(got, expected)]
    assert not wrong, "\n".join(wrong)


def test_names_without_an_implementation_say_so():
    for call, text in ((keyfall.func.vmap, "torch.func.vmap"),
                       (lambda: keyfall.fx.no_such_thing, "torch.fx.no_such_thing"),
                       (keyfall.distributed.init_process_group, "torch.distributed.init_process_group")):
        with pytest.raises((AttributeError, NotImplementedError, RuntimeError), match=f"no `{text}`"):
            call()
    assert not keyfall.distributed.is_available() and not keyfall.distributed.is_initialized()
