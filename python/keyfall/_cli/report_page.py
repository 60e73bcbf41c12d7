"""The report of a trace as one page without network access: split of the time, operators, fallbacks, and a
timeline to zoom."""

import html
import json

from . import page_style

MOST_EVENTS = 50_000

_BODY = """<header><h1>keyfall trace</h1><p>%(script)s</p></header>
<main><section class=cards id=cards></section>
<section><div class=split id=split role=img aria-label="split of the time"></div><div id=legend class=legend></div></section>
<section><h2>Timeline</h2><p class=hint>Wheel or + and - zoom, drag or arrow keys move, 0 shows all.
<span id=hover></span></p><canvas id=timeline tabindex=0 aria-label="timeline of operator calls"></canvas></section>
<section><h2>Operators</h2><input id=search type=search placeholder="search operators" aria-label="search operators">
<div class=scroll><table id=operators></table></div></section>
<section id=bill hidden><h2>Fallbacks: what to port next</h2><div class=scroll><table id=fallbacks></table></div></section>
</main>"""

_SCRIPT = """
const R = DATA.report, E = DATA.events, NAMES = DATA.names;
const ns = t => t < 1e3 ? t.toFixed(0) + ' ns' : t < 1e6 ? (t / 1e3).toPrecision(3) + ' us'
  : t < 1e9 ? (t / 1e6).toPrecision(3) + ' ms' : (t / 1e9).toPrecision(3) + ' s';
const by = id => document.getElementById(id);
const el = (tag, text, cls) => { const e = document.createElement(tag); e.textContent = text ?? '';
  if (cls) e.className = cls; return e; };
const bytes = n => n < 1e4 ? n + ' B' : n < 1e7 ? (n / 1e3).toFixed(1) + ' kB' : (n / 1e6).toFixed(1) + ' MB';
const cards = [['time', ns(R.wall_ns)], ['operator calls', R.operator_calls.toLocaleString()],
  ['dispatches', R.dispatched_calls.toLocaleString()],
  ...Object.entries(R.memory_peak_bytes).map(([d, n]) => ['peak on ' + d, bytes(n)])];
if (R.nan) cards.push(['first NaN', R.nan.op]);
for (const [t, v] of cards) { const c = el('div', '', 'card'); c.append(el('b', v), el('span', t));
  by('cards').append(c); }
const parts = [['kernel', 'kernels'], ['copy', 'copies'], ['dispatch', 'dispatch'], ['program', 'the program']];
const whole = parts.reduce((s, [p]) => s + R.split_ns[p], 0) || 1;
for (const [p, text] of parts) {
  const bar = el('div', '', p); bar.style.width = 100 * R.split_ns[p] / whole + '%'; by('split').append(bar);
  const item = el('span'); item.append(el('i', '', p), text + ' ' + ns(R.split_ns[p]) + ' (' +
    (100 * R.split_ns[p] / whole).toFixed(0) + '%)'); by('legend').append(item); }
function table(node, columns, rows, start) {
  let order = start, down = true;
  const draw = () => { node.replaceChildren();
    const head = node.createTHead().insertRow();
    columns.forEach(([title, key], i) => { const b = el('button', title + (order === i ? (down ? ' ↓' : ' ↑') : ''));
      b.onclick = () => { down = order === i ? !down : true; order = i; draw(); };
      const th = el('th'); th.append(b); head.append(th); });
    const key = columns[order][1], body = node.createTBody();
    const sorted = [...rows()].sort((a, b) => (a[key] > b[key] ? 1 : a[key] < b[key] ? -1 : 0) * (down ? -1 : 1));
    for (const r of sorted) { const tr = body.insertRow();
      for (const [, k, show] of columns) { const td = el('td', show ? show(r[k]) : r[k]);
        if (typeof r[k] === 'number') td.className = 'n'; tr.append(td); } } };
  draw(); return draw; }
const count = n => n.toLocaleString(), list = k => k.join(' > ');
const drawOps = table(by('operators'), [['operator', 'op'], ['calls', 'calls', count], ['total', 'total_ns', ns],
  ['self', 'self_ns', ns], ['kernel', 'kernel_ns', ns], ['copies', 'copy_ns', ns], ['dispatch', 'dispatch_ns', ns],
  ['keys', 'keys', list]], () => R.operators.filter(o => o.op.includes(by('search').value)), 3);
by('search').oninput = drawOps;
if (R.fallbacks.length) { by('bill').hidden = false;
  table(by('fallbacks'), [['operator', 'op'], ['device', 'device'], ['calls', 'calls', count],
    ['from it', 'bytes_out', bytes], ['to it', 'bytes_in', bytes], ['copies', 'copy_ns', ns],
    ['CPU kernel', 'kernel_ns', ns], ['first call', 'site']], () => R.fallbacks, 5); }
const canvas = by('timeline'), g = canvas.getContext('2d');
const full = E.length ? Math.max(...E.map(e => e[1] + e[2])) : 1;
let left = 0, span = full, chosen = -1;
const lanes = new Map(); for (const e of E) lanes.set(e[4], Math.max(lanes.get(e[4]) ?? 0, e[3]));
const tops = new Map(); let rows = 0; for (const [t, d] of lanes) { tops.set(t, rows); rows += d + 1; }
function draw() {
  const w = canvas.clientWidth, row = 18, h = Math.max(60, rows * row + 4), scale = devicePixelRatio || 1;
  canvas.style.height = h + 'px'; canvas.width = w * scale; canvas.height = h * scale; g.scale(scale, scale);
  const css = getComputedStyle(document.documentElement); g.font = '11px system-ui';
  const colors = ['kernel', 'copy', 'dispatch', 'program'].map(c => css.getPropertyValue('--' + c));
  const text = css.getPropertyValue('--back');
  E.forEach((e, i) => { const x = (e[1] - left) / span * w, width = Math.max(.6, e[2] / span * w);
    if (x > w || x + width < 0) return;
    const y = (tops.get(e[4]) + e[3] - 1) * row;
    g.fillStyle = colors[e[5]]; g.globalAlpha = i === chosen ? 1 : .82; g.fillRect(x, y, width - .4, row - 2);
    if (width > 40) { g.globalAlpha = 1; g.fillStyle = text; g.save(); g.beginPath(); g.rect(x, y, width - 2, row);
      g.clip(); g.fillText(NAMES[e[0]], Math.max(x, 0) + 3, y + 12); g.restore(); } });
  g.globalAlpha = 1; }
const clamp = () => { span = Math.min(full, Math.max(100, span)); left = Math.min(full - span, Math.max(0, left)); draw(); };
const zoom = (f, at) => { const t = left + at * span; span *= f; left = t - at * span; clamp(); };
canvas.onwheel = e => { e.preventDefault(); zoom(e.deltaY > 0 ? 1.25 : .8, e.offsetX / canvas.clientWidth); };
let drag = null;
canvas.onpointerdown = e => { drag = e.offsetX; canvas.setPointerCapture(e.pointerId); };
canvas.onpointerup = () => { drag = null; };
canvas.onpointermove = e => { if (drag !== null) { left -= (e.offsetX - drag) / canvas.clientWidth * span;
    drag = e.offsetX; clamp(); return; }
  const t = left + e.offsetX / canvas.clientWidth * span, line = Math.floor(e.offsetY / 18);
  chosen = E.findIndex(v => tops.get(v[4]) + v[3] - 1 === line && v[1] <= t && t <= v[1] + v[2]);
  by('hover').textContent = chosen < 0 ? '' : NAMES[E[chosen][0]] + ' at ' + DATA.keys[E[chosen][6]] + ', ' + ns(E[chosen][2]);
  draw(); };
canvas.onkeydown = e => { const move = { ArrowLeft: -.2, ArrowRight: .2 }[e.key];
  if (move) { left += move * span; clamp(); } else if (e.key === '+') zoom(.7, .5); else if (e.key === '-') zoom(1.4, .5);
  else if (e.key === '0') { left = 0; span = full; clamp(); } };
addEventListener('resize', draw); matchMedia('(prefers-color-scheme: dark)').onchange = draw; draw();
"""


def _events(report, session, parts):
    """(name, start, duration, depth, thread, part, key) of the first calls, with numbers for texts."""
    calls = sorted(session.calls, key=lambda call: call.begin)[:MOST_EVENTS]
    names, keys = {}, {}
    order = ("kernel", "copy", "dispatch", "program")
    found = [[names.setdefault(call.op, len(names)), call.begin - session.begin, call.end - call.begin,
              call.depth, call.thread, order.index(parts.of(call.op, call.key)),
              keys.setdefault(call.key, len(keys))] for call in calls]
    blocks = [[names.setdefault(name, len(names)), begin - session.begin, end - begin, 0, thread, 3,
               keys.setdefault("record_function", len(keys))] for name, thread, begin, end in session.blocks]
    if blocks:  # one level for named blocks
        for event in found:
            event[3] += 1
        for event in blocks:
            event[3] = 1
    return found + blocks, list(names), list(keys)


def page(report, session, parts):
    """The page as text."""
    events, names, keys = _events(report, session, parts)
    data = {"report": report, "events": events, "names": names, "keys": keys}
    return page_style.document("keyfall trace", _BODY % {"script": html.escape(report["script"])},
                               f"const DATA = {page_style.safe_json(json.dumps(data))};\n{_SCRIPT}")
