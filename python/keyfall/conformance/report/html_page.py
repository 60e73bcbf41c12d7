"""The report as one page to look at: the support matrix, searchable, without anything from elsewhere."""

import html

from .results import EXPECTED_FAILURE, FAILED, PASSED, SKIPPED, UNSUPPORTED, UNTESTED

FORMS = ("functional", "inplace", "out")
TITLES = {"functional": "functional", "inplace": "in-place", "out": "out="}
MARKS = {PASSED: "✓", FAILED: "✗", EXPECTED_FAILURE: "!", UNSUPPORTED: "–", SKIPPED: "·",
         UNTESTED: "?"}
STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem;
       color: #1b1f24; background: #fff; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
.tiles { display: flex; flex-wrap: wrap; gap: .6rem; }
.tile { border: 1px solid #d0d7de; border-radius: 6px; padding: .4rem .9rem; }
.tile b { display: block; font-size: 1.3rem; }
.bar { display: flex; height: 1rem; border-radius: 4px; overflow: hidden; margin: 1rem 0; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .2rem .6rem; border-bottom: 1px solid #eaeef2;
         vertical-align: top; }
th { position: sticky; top: 0; background: #f6f8fa; }
code { font: 13px ui-monospace, monospace; } pre { overflow-x: auto; font-size: 13px; }
.native { background: #2da44e; } .composite { background: #54aeff; }
.fallback { background: #d4a72c; } .missing, .unknown { background: #8c959f; }
.chip { color: #fff; border-radius: 3px; padding: 0 .4rem; font-size: 12px; white-space: nowrap; }
.failed { color: #cf222e; font-weight: 600; } .passed { color: #1a7f37; }
input, select { font: inherit; padding: .2rem .4rem; margin: .2rem .4rem .6rem 0; }
@media (prefers-color-scheme: dark) {
  body { color: #e6edf3; background: #0d1117; } th { background: #161b22; }
  th, td, .tile { border-color: #30363d; } .failed { color: #ff7b72; } .passed { color: #3fb950; } }
"""
SCRIPT = """
const rows = [...document.querySelectorAll('#matrix tbody tr')];
const word = document.getElementById('word'), kind = document.getElementById('kind'),
      status = document.getElementById('status'), shown = document.getElementById('shown');
function filter() {
  let count = 0;
  for (const row of rows) {
    const hit = row.dataset.name.includes(word.value.toLowerCase())
      && (!kind.value || row.dataset.kinds.split(' ').includes(kind.value))
      && (!status.value || row.dataset.statuses.split('|').includes(status.value));
    row.hidden = !hit; count += hit;
  }
  shown.textContent = count + ' of ' + rows.length + ' families';
}
for (const control of [word, kind, status]) control.addEventListener('input', filter);
filter();
"""


def _tile(number, label):
    return f'<div class="tile"><b>{number}</b>{html.escape(label)}</div>'


def _families(forms):
    """[{form: result}] in the order of the run: a functional form begins a family."""
    found = []
    for result in forms:
        if result.how == "functional" or not found or result.how in found[-1]:
            found.append({})
        found[-1][result.how] = result
    return found


def _problems(family):
    lines = []
    for result in family.values():
        for failure in result.failures[:3]:
            lines.append(f"{result.name}{failure}")
            if failure.reproduction:
                lines.append(failure.reproduction)
        if result.note:
            lines.append(f"{result.name}: {result.note}")
    if not lines:
        return ""
    return (f"<details><summary>{len(lines)} notes</summary><pre>"
            f"{html.escape(chr(10).join(lines))}</pre></details>")


def _chip(result):
    """The kind; "native 7/21" where the kernel declines some samples."""
    if not result.declined:
        return result.kind
    return f"{result.kind} {result.accepted - result.declined}/{result.accepted}"


def _cell(result):
    if result is None:
        return "<td></td>"
    title = f"{result.name}: {result.support}, {result.status}, {result.cases} cases"
    if result.falls_back:
        title += "; falls back: " + ", ".join(sorted(result.falls_back)[:6])
    state = "failed" if result.status == FAILED else "passed" if result.status == PASSED else ""
    return (f'<td title="{html.escape(title, quote=True)}"><span class="chip {result.kind}">'
            f'{_chip(result)}</span> <span class="{state}">{MARKS[result.status]}</span></td>')


def _row(family):
    first = next(iter(family.values()))
    names = " ".join(result.name for result in family.values()).lower()
    kinds = " ".join({result.kind for result in family.values()})
    statuses = "|".join({result.status for result in family.values()})
    return (f'<tr data-name="{html.escape(names, quote=True)}" data-kinds="{kinds}" '
            f'data-statuses="{statuses}"><td><code>{html.escape(first.name)}</code>'
            f"{_problems(family)}</td>{''.join(_cell(family.get(form)) for form in FORMS)}"
            f"<td>{sum(result.cases for result in family.values())}</td></tr>")


def _checks(report):
    rows = "".join(
        f'<tr><td>{html.escape(c.group)}</td><td>{html.escape(c.name)}</td>'
        f'<td class="{"failed" if c.status == FAILED else "passed" if c.status == PASSED else ""}">'
        f"{c.status}</td><td>{html.escape(c.problem or c.note)}</td></tr>" for c in report.checks)
    return f"<table><tr><th>group<th>check<th>status<th></tr>{rows}</table>"


def _bar(kinds):
    total = sum(kinds.values()) or 1
    return '<div class="bar">' + "".join(
        f'<div class="{kind}" style="width:{100 * count / total:.2f}%" title="{count} {kind}"></div>'
        for kind, count in kinds.items() if count) + "</div>"


def _options(values):
    return "".join(f"<option>{html.escape(value)}</option>" for value in values)


def page(report):
    counts, kinds = report.counts(report.forms), report.kinds()
    tiles = "".join([_tile(count, f"forms {status}") for status, count in counts.items()]
                    + [_tile(count, kind) for kind, count in kinds.items() if count]
                    + [_tile(sum(form.cases for form in report.forms), "cases"),
                       _tile(f"{report.seconds:.0f} s", "time")])
    families = _families(report.forms)
    heads = "".join(f"<th>{TITLES[form]}" for form in FORMS)
    name = html.escape(report.device)
    about = html.escape(report.description)
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Conformance of {name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>{STYLE}</style></head><body>
<h1>Conformance of {name}</h1><p>{about}</p>
<div class="tiles">{tiles}</div>{_bar(kinds)}
<p><span class="chip native">native</span> a kernel of the device, <span class="chip native">native 7/21</span>
one that takes 7 of 21 samples and leaves the others to the fallback ·
<span class="chip composite">composite</span> made of other operators ·
<span class="chip fallback">fallback</span> runs on the CPU ·
<span class="chip missing">missing</span> does not run</p>
<h2>Services</h2>{_checks(report)}
<h2>Operators</h2>
<input id="word" placeholder="name" aria-label="name">
<select id="kind" aria-label="kind"><option value="">every kind</option>{_options(k for k in kinds if kinds[k])}</select>
<select id="status" aria-label="status"><option value="">every status</option>{_options(counts)}</select>
<span id="shown"></span>
<table id="matrix"><thead><tr><th>operator{heads}<th>cases</tr></thead>
<tbody>{"".join(map(_row, families))}</tbody></table>
<script>{SCRIPT}</script></body></html>
"""
