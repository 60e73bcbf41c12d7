"""The pages of `keyfall explorer` and `keyfall trace` in a headless Chromium, as their users work with them. Skipped
where no Chromium is installed: `tools/setup.sh browser` installs one. With KEYFALL_SCREENSHOTS=FOLDER, the tests write
pictures for people to look at."""

import contextlib
import json
import os
import pathlib
import random
import subprocess
import sys

import keyfall
import pytest
from chromium import Browser, find_chromium
from keyfall._cli.explain import keys_of
from keyfall._cli.main import main

pytestmark = [pytest.mark.slow, pytest.mark.unsanitized,  # the browser would inherit the sanitizer, and hang
              pytest.mark.skipif(find_chromium() is None, reason="needs chromium")]

PROGRAM = """
import keyfall

device = keyfall.devices.PythonDevice("pagetest")
model = keyfall.nn.Linear(8, 4)
for step in range(3):
    with keyfall.profiler.record_function(f"step {step}"):
        model.zero_grad()
        model(keyfall.ones(2, 8)).relu().sum().backward()
        keyfall.ones(4, device="pagetest").cumsum(0)
keyfall.lazy.init()
x = keyfall.ones(2, 3, device="lazy")
y = (x @ keyfall.ones(3, 3, device="lazy") * 2 + 1).relu().softmax(1)
keyfall.lazy.mark_step()
keyfall.log(-keyfall.ones(2))
"""


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    """A folder with explorer.html and report.html."""
    folder = tmp_path_factory.mktemp("pages")
    (folder / "program.py").write_text(PROGRAM)
    for command in (["trace", "--nan", "--html", "report.html", "program.py"],
                    ["trace", "-o", "trace.json", "program.py"], ["explorer", "--trace", "trace.json"]):
        done = subprocess.run([sys.executable, "-m", "keyfall", *command], cwd=folder, capture_output=True, text=True)
        assert done.returncode == ("--nan" in command), done.stderr  # there is a NaN
    return folder


@pytest.fixture(scope="module")
def browser():
    with Browser() as found:
        yield found


@pytest.fixture
def opened(browser):
    """A function that opens a page, which must not complain."""

    @contextlib.contextmanager
    def open_page(path, **options):
        with browser.page(path, **options) as page:
            yield page
            page.settle()
            assert not page.complaints

    return open_page


def picture(page, name):
    folder = os.environ.get("KEYFALL_SCREENSHOTS")
    if folder:
        page.screenshot(pathlib.Path(folder, f"{name}.png"))


def names_shown(page):
    return page.value("[...document.querySelectorAll('#body td.name')].map(e => e.textContent)")


# ---- The explorer -------------------------------------------------------------------------------

def test_search_and_slots(pages, opened):
    with opened(pages / "explorer.html") as page:
        ready = page.value("document.documentElement.dataset.ready")
        print(f"the explorer is usable after {ready} ms; {os.path.getsize(pages / 'explorer.html'):,} bytes")
        assert os.path.getsize(pages / "explorer.html") < 3_000_000
        picture(page, "operators-light")
        page.press("/")
        page.type("softmax.int")
        assert names_shown(page)[0] == "softmax.int" and " of " in page.text("#count")
        page.click('#body td[data-key="CPU"]')
        slot = page.text("#slot")
        assert "CPU" in slot and "composite" in slot and "kf__op_softmax_int" in slot and "norm_composites.c" in slot
        assert "CompositeImplicitAutograd" in slot
        picture(page, "slot-light")
        page.press("Escape")
        page.value("document.getElementById('search').value = 'add_.T?nsor'; filter()")
        assert names_shown(page) == ["add_.Tensor"]
        page.value("document.getElementById('search').value = 'nonsense'; filter()")
        assert names_shown(page) == [] and page.value("!document.getElementById('nothing').hidden")
        page.press("Escape")
        page.click('th[data-key="CPU"]')
        assert "How the slots of this key are filled" in page.text("#side")
        wanted = page.text("#side .kindlist button")
        page.click("#side .kindlist button")
        assert page.text("#count").startswith(wanted)
        page.choose("#columns", "all")
        assert page.value("document.querySelectorAll('#head th.key').length") == page.value("DATA.keys.length")


def test_keyboard(pages, opened):
    with opened(pages / "explorer.html") as page:
        page.press("/")
        page.type("relu")
        for key in ("ArrowDown", "ArrowRight", "ArrowRight", "Enter"):
            page.press(key)
        first = page.value("[state.op.name, state.key, document.activeElement.dataset.key]")
        assert first == ["aten::relu", first[1], first[1]] and first[1] in ("CPU", "Meta")
        page.press("ArrowDown")
        page.press("Enter")
        assert page.value("state.op.name") != "aten::relu" and page.value("state.key") == first[1]
        assert page.value("location.hash").endswith(f"&key={first[1]}")
        page.press("Escape")
        assert page.value("state.op") is None
        page.press("2")
        assert page.value("!document.getElementById('view-trace').hidden")
        page.press("?")
        assert page.value("document.getElementById('keys').open")


def explained(op, tensors):
    found = keyfall.explain(op, *tensors)
    return [step.key.name for step in found.steps], set(keys_of(found.skipped))


def test_routes_are_those_of_the_library(pages, opened):
    """The page computes routes itself: the same as explain for all operators of two tensors."""
    tensors = {"cpu": keyfall.ones(2, 2), "meta": keyfall.ones(2, 2, device="meta"),
               "cpu, sparse COO": keyfall.ones(2, 2).to_sparse()}
    scopes = {"inference mode": keyfall.inference_mode, "autocast": lambda: keyfall.autocast("cpu")}
    draw = random.Random(18)
    with opened(pages / "explorer.html") as page:
        names = page.value("DATA.names")
        at = {tensor["name"]: i for i, tensor in enumerate(page.value("DATA.cases.tensors"))}
        scope_names = [scope["name"] for scope in page.value("DATA.cases.scopes")]
        compared = 0
        for name in draw.sample([n for n in names if n.startswith("aten::")], 400):
            chosen = [draw.choice(list(tensors)) for _ in range(2)]
            scope = draw.choice([None, *scopes])
            with scopes[scope]() if scope else contextlib.nullcontext(), contextlib.suppress(RuntimeError, TypeError):
                expected = explained(name, [tensors[t] for t in chosen])
                page.value(f"choose(OP_BY_NAME.get({json.dumps(name)}), null); "
                           f"state.choices.scopes = {json.dumps([s == scope for s in scope_names])};"
                           f"tensorArguments(state.op.schema).slice(0, 2).forEach((a, i) => {{ "
                           f"state.choices.arguments[a.name] = {{tensor: {json.dumps([at[t] for t in chosen])}[i]}}; }})")
                route = page.value("(r => ({steps: r.steps.map(s => s.key), skipped: KEYS.list(r.skipped)}))(currentRoute())")
                assert (route["steps"], set(route["skipped"])) == expected, (name, chosen, scope)
                compared += 1
        assert compared > 30


def test_choosing_arguments(pages, opened):
    with opened(pages / "explorer.html") as page:
        page.press("/")
        page.type("add.Tensor")
        page.click("#body td.name")
        steps = "[...document.querySelectorAll('#route li b')].map(e => e.textContent.trim())"
        assert page.value(steps) == ["AutogradCPU", "CPU"]
        assert "keyfall explain aten::add.Tensor 'cpu:f32[2,2]' 'cpu:f32[2,2]'" in page.text(".command code")
        page.choose('select[data-argument="other"]', str(page.value("DATA.cases.tensors.findIndex(t => t.name === 'meta')")))
        assert page.value(steps) == ["AutogradMeta", "Meta"]
        page.click("#route .args label input")  # conj
        assert page.value(steps)[:2] == ["AutogradMeta", "Conjugate"]
        assert page.value("[...document.querySelectorAll('#body tr.on i')].map(e => e.textContent).join('')").count("1") == 1
        command = page.text(".command code").replace("keyfall ", "", 1).replace("'", "").split()
        assert main(command) == 0
        picture(page, "route-light")
    with opened(pages / "explorer.html", dark=True) as page:
        page.press("/")
        page.type("softmax")
        page.click('#body td[data-key="AutogradCPU"]')
        assert page.value("getComputedStyle(document.body).backgroundColor") == "rgb(13, 17, 23)"
        picture(page, "operators-dark")
        page.click("#theme")
        assert page.value("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


def use_timeline(page):
    """Chooses a call of the timeline with the mouse and with keys, and zooms."""
    page.value("document.querySelector('.timeline').scrollIntoView({block: 'center'})")
    page.settle()
    box = page.value("(r => [r.x, r.y, r.width])(document.querySelector('.timeline canvas').getBoundingClientRect())")
    view = "(document.querySelector('#view-trace, #trace').timeline)"
    where = page.value(f"(t => {{ const i = t.lanes[0].events[1]; return (t.starts[i] + t.data.dur[i] / 2) / t.full; }})({view})")
    page.click_at(box[0] + where * box[2], box[1] + 34)
    assert page.text("#call").startswith("step 1, ")
    span = page.value(f"{view}.span")
    page.wheel(box[0] + where * box[2], box[1] + 34, -300)
    assert page.value(f"{view}.span") < span
    page.press(".")
    assert page.text("#call").startswith("step 2, ")
    page.press("ArrowDown")
    assert "::" in page.text("#call") and " at " in page.text("#call")
    page.press("0")
    assert page.value(f"{view}.span") == span


def test_trace(pages, opened):
    with opened(pages / "explorer.html") as page:
        page.click("#tab-trace")
        use_timeline(page)
        bill = page.text("#bill")
        assert "aten::cumsum" in bill and "pagetest" in bill and "program.py:10" in bill
        page.value("document.querySelector('#bill').scrollIntoView()")
        page.click("#trace-search")
        page.type("relu")
        rows = page.value("[...document.querySelectorAll('#view-trace section:last-of-type tbody tr td:first-child')].map(e => e.textContent)")
        assert rows and all("relu" in row for row in rows)
        picture(page, "trace-light")
        page.value("show('operators')")
        page.click("th.called button")
        assert page.value("Object.keys(DATA.trace.calls).length") > 1
        first = names_shown(page)[0]
        most = page.value("Object.entries(DATA.trace.calls).sort((a, b) => b[1][1] - a[1][1])[0][0]")
        assert most == f"aten::{first}"
        page.value("show('trace')")
        page.click("#view-trace section:last-of-type tbody a")
        assert page.value("state.op.name") == rows[0] and page.value("state.view") == "operators"


def test_lazy_graph(pages, opened):
    with opened(pages / "explorer.html") as page:
        page.click("#tab-lazy")
        titles = page.value("[...document.querySelectorAll('.node .title')].map(e => e.textContent)")
        assert {"mm", "relu", "_softmax"} <= set(titles)
        page.click_at(*page.value("(r => [r.x + r.width / 2, r.y + r.height / 2])([...document.querySelectorAll('.node')]"
                                  ".find(e => e.textContent.startsWith('relu')).getBoundingClientRect())"))
        assert "aten::relu" in page.text("#node h2") and "Float[2,3]" in page.text("#node")
        picture(page, "lazy-light")
        page.value("document.querySelector('.graph svg').focus()")
        page.press("ArrowDown")
        assert "aten::_softmax" in page.text("#node h2") and "dim=1" in page.text("#node")
        page.choose("#graphs", "1")
        assert "as it ran" in page.value("document.querySelector('#graphs').selectedOptions[0].text")
        assert page.value("document.querySelectorAll('.node').length") > 3
        page.press("Escape")
        assert "Lazy step" in page.text("#node h2")


def test_phone(pages, opened):
    with opened(pages / "explorer.html", width=390, height=844, mobile=True) as page:
        picture(page, "phone-operators")
        assert page.value("document.documentElement.scrollWidth") <= 390
        assert page.value("getComputedStyle(document.getElementById('side')).display") == "none"
        page.click("#body tr:nth-child(3) td.name")
        assert page.value("document.getElementById('side').getBoundingClientRect().height") > 200
        picture(page, "phone-operator")
        for tab in ("trace", "lazy"):
            page.click(f"#tab-{tab}")
            assert page.value("document.documentElement.scrollWidth") <= 390
            picture(page, f"phone-{tab}")


# ---- The report ---------------------------------------------------------------------------------

@pytest.mark.parametrize("dark", [False, True])
def test_report(pages, opened, dark):
    with opened(pages / "report.html", dark=dark) as page:
        assert page.text("#script") == "program.py" and "aten::log" in page.text(".card.bad")
        use_timeline(page)
        assert "aten::cumsum" in page.text("#bill")
        picture(page, f"report-{'dark' if dark else 'light'}")


def test_pages_without_a_trace(tmp_path, monkeypatch, opened):
    monkeypatch.chdir(tmp_path)
    assert main(["explorer", "mm"]) == 0
    with opened(tmp_path / "explorer.html") as page:
        for tab, text in (("trace", "keyfall explorer --trace"), ("lazy", "keyfall explorer --graph")):
            page.click(f"#tab-{tab}")
            assert text in page.text(f"#view-{tab}")
