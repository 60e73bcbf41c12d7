"""The CPU fallback from Python: policies, lists, the bill, and the fallback as a kernel."""

import json
import os
import threading

import pytest
from remote_plugin import run

import keyfall
from keyfall import fallback

HERE = os.path.basename(__file__)


def numbers():
    """Not a fixture: pytest would hold the last one while it unloads the plug-in."""
    return keyfall.arange(4.0, device="remote")


def test_strict_blocks_refuse(remote):
    x = numbers()
    assert fallback.policy() == "allow"
    with fallback.strict():
        assert fallback.policy() == "strict"
        with pytest.raises(NotImplementedError, match="aten::exp.*REMOTE.*fallback policy is strict"):
            x.exp()
        with fallback.strict():
            pass
        with pytest.raises(NotImplementedError):
            x.exp()
        assert x.view(2, 2)[0].shape == (2,) and x.cpu().exp()[0] == 1  # no fallback there
    assert fallback.policy() == "allow" and x.exp()[0] == 1


def test_a_scope_holds_for_its_thread(remote):
    x = numbers()
    seen = []
    with fallback.strict():
        thread = threading.Thread(target=lambda: seen.append((fallback.policy(), x.exp()[0].item())))
        thread.start()
        thread.join()
    assert seen == [("allow", 1.0)]


@pytest.mark.filterwarnings("ignore:aten..div")
def test_warnings_come_once_for_each_operator(remote):
    x = numbers()
    before = fallback.set_policy("warn")
    try:
        with pytest.warns(UserWarning, match="aten::erfinv has no kernel for REMOTE"):
            (x / 8).erfinv()
    finally:
        fallback.set_policy(before)


@pytest.mark.parametrize("wrong", ["no", "", None, 3])
def test_wrong_policies(wrong):
    with pytest.raises(ValueError, match="'allow', 'warn' or 'strict'"):
        fallback.set_policy(wrong)


def test_lists(remote):
    x = numbers()
    with fallback.strict(), fallback.lists(allow=["aten::exp", keyfall.ops.aten.add.Tensor]):
        assert x.exp()[0].item() == 1 and (x + x)[1].item() == 2
        with pytest.raises(NotImplementedError):
            x.log()
    with fallback.lists(deny=[keyfall.ops.aten.exp]):
        with pytest.raises(NotImplementedError, match="on the list of denied ones"):
            x.exp()
        assert x.sin()[0] == 0
    assert x.exp()[0] == 1
    fallback.set_lists(deny="aten::exp")
    with pytest.raises(NotImplementedError):
        x.exp()
    fallback.set_lists()
    for wrong in ([3], ["a,b"], [""], 5):
        with pytest.raises(TypeError):
            fallback.set_lists(allow=wrong)


def test_the_bill(remote):
    x = numbers()
    with fallback.bill() as bill:
        for _ in range(3):
            x.exp()  # the first call is in this line
        x.log_()
    entry = bill["aten::exp"]
    assert (entry.calls, entry.device) == (3, "remote") and entry.site.rpartition(":")[0].endswith(HERE)
    line = int(entry.site.rpartition(":")[2])
    with open(__file__) as file:
        assert "the first call is in this line" in file.readlines()[line - 1]
    assert entry.bytes_in == 48 and entry.bytes_out <= 16 and entry.kernel_ns > 0
    assert bill["aten::log_"].calls == 1 and len(bill) == 2
    assert [e.total_ns for e in bill] == sorted((e.total_ns for e in bill), reverse=True)
    table = str(bill).splitlines()
    assert table[0].startswith("operator") and len(table) == 3 and "aten::exp" in str(bill)
    assert {e["op"] for e in json.loads(bill.json())} == {"aten::exp", "aten::log_"}
    events = json.loads(bill.trace())
    events = events["traceEvents"] if isinstance(events, dict) else events
    assert sum(event["name"] == "aten::exp" for event in events) == 3
    port = bill.next_to_port()
    assert port[0][0] == bill[0].op and abs(sum(share for _, share in port) - 1) < 1e-9
    assert bill.next_to_port(1) == port[:1] and "2 operators" in repr(bill)
    with pytest.raises(KeyError):
        bill["aten::sin"]
    x.exp()
    assert entry.calls == 3  # the block has ended


def test_bills_nest(remote):
    x = numbers()
    with fallback.bill() as outer:
        x.exp()
        with fallback.bill() as inner:
            x.exp()
            x.sin()
        x.exp()
    assert inner["aten::exp"].calls == 1 and outer["aten::exp"].calls == 3
    assert outer["aten::sin"].calls == 1
    with fallback.bill() as empty:
        pass
    assert len(empty) == 0 and str(empty).startswith("operator") and empty.json() == "[]"


def test_the_environment(remote):
    program = """
import sys, keyfall
keyfall.devices.load_plugin(sys.argv[1])
x = keyfall.ones(2, device="remote")
for call in (x.exp, x.sin):
    try:
        call()
        print("done")
    except NotImplementedError as error:
        print("refused")
"""
    done = run(program, remote.path, KEYFALL_FALLBACK="strict", KEYFALL_FALLBACK_ALLOW="aten::sin")
    assert done.stdout == "refused\ndone\n"
    done = run(program, remote.path, KEYFALL_BILL="1", KEYFALL_FALLBACK_DENY="aten::sin")
    assert done.stdout == "done\nrefused\n" and "aten::exp" in done.stderr


def test_kept_copies(remote):
    x = numbers()
    fallback.set_cache_limit(0)
    assert fallback.cache_size() == 0
    fallback.set_cache_limit(1 << 20)
    x.exp()
    assert fallback.cache_size() > 0
    fallback.set_cache_limit(256 << 20)
    for wrong in (-1, 1.5, None, 1 << 70):
        with pytest.raises((TypeError, OverflowError)):
            fallback.set_cache_limit(wrong)


# ---- The fallback as a kernel --------------------------------------------------------------------


def test_for_one_operator(remote):
    x = numbers()
    library = keyfall.library.Library("aten", "IMPL", "REMOTE")
    seen = []

    def logged(x):
        seen.append(x.device)
        return fallback.cpu_fallback(keyfall.ops.aten.cosh.default, x)

    library.impl("cosh", logged)
    library.impl("sinh", fallback.cpu_fallback)
    assert x.cosh()[0] == 1 and x.sinh()[0] == 0 and seen == [keyfall.device("remote:0")]
    with fallback.bill() as bill:
        x.sinh()
    assert bill["aten::sinh"].calls == 1
    library._destroy()
    assert x.cosh()[0] == 1 and len(seen) == 1


def test_for_a_whole_device(remote):
    x = numbers()
    seen = []

    def refusing(op, *args, **kwargs):
        seen.append(op._name)
        if op._name == "aten::tan":
            raise NotImplementedError("tan is not for this device")
        return fallback.cpu_fallback(op, *args, **kwargs)

    library = keyfall.library.Library("_", "IMPL")
    library.fallback(refusing, "REMOTE")
    assert x.exp()[0] == 1 and "aten::exp" in seen
    with pytest.raises(NotImplementedError, match="tan is not for this device"):
        x.tan()
    library._destroy()
    library = keyfall.library.Library("_", "IMPL")
    library.fallback(fallback.cpu_fallback, "REMOTE")
    assert x.tan()[0] == 0
    library._destroy()
    assert x.tan()[0] == 0


def test_calls_by_hand(remote):
    x = numbers()
    op = keyfall.ops.aten.add.Tensor
    assert fallback.cpu_fallback(op, x, x, alpha=2).tolist() == [0, 3, 6, 9]
    assert fallback.cpu_fallback(op, x.cpu(), x.cpu()).device.type == "cpu"
    y = x.clone()
    assert fallback.cpu_fallback(keyfall.ops.aten.mul_.Scalar, y, 2) is y and y[3] == 6
    values, indices = fallback.cpu_fallback(keyfall.ops.aten.sort.default, x, descending=True)
    assert values.is_remote and indices.tolist() == [3, 2, 1, 0]
    with pytest.raises(NotImplementedError, match="view"):
        fallback.cpu_fallback(keyfall.ops.aten.view.default, x, [2, 2])
    with fallback.strict(), pytest.raises(NotImplementedError, match="aten::exp has no kernel for REMOTE"):
        fallback.cpu_fallback(keyfall.ops.aten.exp.default, x)
    for wrong in ((), (3,), (op,), (op, "x", x), ("aten::exp", x)):
        with pytest.raises((TypeError, RuntimeError)):
            fallback.cpu_fallback(*wrong)
    with pytest.raises(TypeError):
        type(fallback.cpu_fallback)()


VIEW = "first(Tensor(a) x) -> Tensor(a)"


def test_view_operators_are_copied_on_request(remote):
    x = numbers()
    with keyfall.library._scoped_library("views", "DEF") as views:
        views.define(VIEW)
        views.define("halves(Tensor(a) x) -> (Tensor(a), Tensor(a))")
        views.impl("first", lambda x: x[:2], "CPU")
        views.impl("halves", lambda x: (x[:2], x[2:]), "CPU")
        first, halves = keyfall.ops.views.first, keyfall.ops.views.halves
        with pytest.raises(NotImplementedError, match="views::first: no CPU fallback for REMOTE: it returns a view"):
            first(x)
        with keyfall.library._scoped_library("views", "IMPL", "REMOTE") as own:
            own.impl("first", fallback.cpu_fallback_copying_views)
            with pytest.warns(UserWarning, match="views::first: there is no kernel for REMOTE, .* returns a copy"):
                y = first(x)
            assert y.tolist() == [0, 1] and y.device == x.device and not y._is_view()
            y.add_(5)
            assert x.tolist() == [0, 1, 2, 3]
            with pytest.warns(UserWarning, match="views::halves"):
                a, b = fallback.cpu_fallback_copying_views(halves.default, x)
            assert (a + b).tolist() == [2, 4] and b.device == x.device
            with fallback.strict(), pytest.raises(NotImplementedError, match="policy is strict"):
                first(x)
        with pytest.raises(NotImplementedError):
            fallback.cpu_fallback(first.default, x)
        first = halves = None
    assert "copying_views" in repr(fallback.cpu_fallback_copying_views)
    assert "views" not in repr(fallback.cpu_fallback)
