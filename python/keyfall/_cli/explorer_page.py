"""The page of `keyfall explorer`."""

import json

from . import page_style

_STYLE = """
main{max-width:none;display:grid;grid-template-columns:minmax(0,1fr) 380px;gap:16px}header{max-width:none}
.bar{display:flex;flex-wrap:wrap;gap:8px 14px;align-items:center;margin:10px 0}.bar input{flex:1 1 220px;margin:0}
.bar select{margin:0}.legend button{all:unset;cursor:pointer}.legend button[aria-pressed=false]{opacity:.35}
.grid{overflow:auto;max-height:calc(100vh - 150px);border:1px solid var(--line);border-radius:8px}
.grid table{width:auto}.grid th{position:sticky;top:0;background:var(--back);z-index:2;vertical-align:bottom;padding:4px 3px;
height:112px}.grid th div{writing-mode:vertical-rl;transform:rotate(180deg);font-size:12px;color:var(--dim)}
.grid th:first-child,.grid td:first-child{position:sticky;left:0;background:var(--back);z-index:1;padding:1px 10px}
.grid th:first-child{z-index:3}.grid td{padding:1px 2px;border:0}.grid tr.on td:first-child{background:var(--card)}
.grid td:first-child button{all:unset;cursor:pointer;display:block;max-width:340px;overflow:hidden;text-overflow:ellipsis}
.slot{all:unset;display:block;width:22px;height:18px;border-radius:4px;cursor:pointer}
.slot:focus-visible,button:focus-visible{outline:2px solid var(--fore)!important;outline-offset:1px}
.slot.on{box-shadow:0 0 0 2px var(--fore)}.composite{background:var(--composite)}.autograd{background:var(--autograd)}
.fallback{background:var(--fallback)}.fallthrough{background:var(--fallthrough)}
.missing{background:none;border:1px dashed var(--line)}
aside{align-self:start;position:sticky;top:8px;max-height:calc(100vh - 16px);overflow:auto;background:var(--card);
border:1px solid var(--line);border-radius:8px;padding:12px 16px}aside h2{margin:0 0 6px;overflow-wrap:anywhere}
aside code,aside .where{font:13px/1.45 ui-monospace,monospace;overflow-wrap:anywhere}.where{color:var(--dim)}
ol.route{padding-left:20px;margin:8px 0}ol.route li{margin:6px 0}.chip{display:inline-block;border-radius:10px;padding:0 8px;
color:var(--back);font-size:13px}.chip.fallthrough,.chip.missing{color:var(--fore)}
fieldset{border:1px solid var(--line);border-radius:6px;margin:10px 0;padding:6px 10px}label{margin-right:12px}
.set{font-size:13px;color:var(--dim)}.set s{opacity:.7}kbd{border:1px solid var(--line);border-radius:4px;padding:0 5px;font-size:12px}
@media(max-width:820px){main{grid-template-columns:minmax(0,1fr)}aside{position:static;max-height:none;grid-row:1}
.grid td:first-child button{max-width:150px}}
"""

_BODY = """<header><h1>keyfall explorer</h1><div class=bar>
<input id=search type=search placeholder="search operators, e.g. softmax, aten::add*" aria-label="search operators">
<select id=columns aria-label=keys><option value=common>common keys<option value=all>all keys</select>
<span id=count role=status></span></div><div class="legend bar" id=legend></div></header>
<main><div class=grid id=grid tabindex=-1><table><thead id=head></thead><tbody id=body></tbody></table></div>
<aside id=side aria-live=polite></aside></main>"""

_SCRIPT = """
const D = DATA, by = id => document.getElementById(id), KINDS = ['kernel', 'composite', 'autograd', 'fallback',
  'fallthrough', 'missing'];
const el = (tag, text, cls) => { const e = document.createElement(tag); if (text !== undefined) e.textContent = text;
  if (cls) e.className = cls; return e; };
const keyAt = new Map(D.keys.map((k, i) => [k, i]));
const rows = D.ops.map(([schema, tags, packed], i) => { const row = []; for (let j = 0; j < packed.length; j += 2)
  for (let n = packed[j + 1]; n > 0; n--) row.push(packed[j]); return { i, name: D.names[i], schema, tags, row }; });
const slot = (op, key) => { const n = op.row[keyAt.get(key)]; return n === undefined || n < 0
  ? { kind: 'missing', rule: 'missing', kernel: '', where: '' }
  : { kind: D.slots[n][0], rule: D.slots[n][1], kernel: D.slots[n][2], where: D.slots[n][3] }; };
let shown = rows, drawn = 0, columns = D.common, kinds = new Set(KINDS), current = null, currentKey = null;
const ns = t => t < 1e6 ? (t / 1e3).toPrecision(3) + ' us' : (t / 1e6).toPrecision(3) + ' ms';
function matches(text) {
  if (!text) return () => true;
  if (/[*?]/.test(text)) { const r = new RegExp('^(.*::)?' + text.replace(/[.+^${}()|[\\]\\\\]/g, '\\\\$&')
    .replace(/[*]/g, '.*').replace(/[?]/g, '.') + '$'); return op => r.test(op.name); }
  return op => op.name.includes(text) || op.tags.includes(text); }
function filter() {
  const fits = matches(by('search').value.trim()), all = kinds.size === KINDS.length;
  shown = rows.filter(op => fits(op) && (all || columns.some(k => kinds.has(slot(op, k).kind))));
  by('count').textContent = shown.length.toLocaleString() + ' of ' + rows.length.toLocaleString() + ' operators';
  by('body').replaceChildren(); drawn = 0; more(); }
function more() {
  const part = document.createDocumentFragment();
  for (const end = Math.min(shown.length, drawn + 120); drawn < end; drawn++) {
    const op = shown[drawn], tr = el('tr'); tr.dataset.i = op.i;
    const name = el('button', op.name.replace(/^aten::/, '')); name.title = op.schema; name.onclick = () => choose(op, null);
    const first = el('td'); first.append(name); tr.append(first);
    if (D.trace) { const t = D.trace.operators[op.name];
      tr.append(el('td', t ? t[0].toLocaleString() + ' × ' + ns(t[1] / t[0]) : '', 'n')); }
    for (const key of columns) { const s = slot(op, key), b = el('button', undefined, 'slot ' + s.kind);
      b.title = key + ': ' + s.kind; b.setAttribute('aria-label', op.name + ' ' + b.title); b.dataset.key = key;
      b.onclick = () => choose(op, key); const td = el('td'); td.append(b); tr.append(td); }
    part.append(tr); }
  by('body').append(part); }
function head() { const tr = el('tr'); tr.append(el('th', 'operator'));
  if (D.trace) tr.append(el('th', 'trace'));
  for (const key of columns) { const th = el('th'); th.append(el('div', key)); tr.append(th); }
  by('head').replaceChildren(tr); }
const chosenCase = { device: Object.keys(D.cases.devices)[0] };
function route(op) {
  const drop = new Set(D.cases.excluded), steps = [], skipped = [];
  let keys = new Set([...D.cases.devices[chosenCase.device], ...D.cases.included]);
  if (chosenCase.inference) for (const k of D.cases.inference) keys.delete(k);
  for (const [flag, key] of [['conj', 'Conjugate'], ['neg', 'Negative'], ['mode', 'Python']])
    if (chosenCase[flag]) keys.add(key);
  if (chosenCase.autocast) for (const k of [...drop]) if (k.startsWith('Autocast')) drop.delete(k);
  const removed = [...keys].filter(k => drop.has(k));
  keys = [...keys].filter(k => !drop.has(k)).sort((a, b) => keyAt.get(b) - keyAt.get(a));
  for (const key of keys) { const s = slot(op, key);
    if (s.kind === 'fallthrough') { skipped.push(key); continue; }
    steps.push({ key, ...s }); if (s.kind === 'composite' || s.kind === 'missing') break; }
  return { steps, skipped, removed, keys }; }
function origin(s) { const p = el('div', s.where, 'where'); return p; }
function side() {
  const box = by('side'); box.replaceChildren();
  if (!current) { box.append(el('h2', 'Keyfall ' + D.version), el('p', 'Each row is an operator, each column a dispatch key, '
      + 'the lowest priority first. Choose a slot to see the rule that filled it and who registered the kernel.'));
    const p = el('p'); p.innerHTML = '<kbd>/</kbd> search &nbsp; <kbd>arrows</kbd> move &nbsp; <kbd>Enter</kbd> choose &nbsp; <kbd>Esc</kbd> back';
    box.append(p); if (D.trace) bill(box); return; }
  box.append(el('h2', current.name), el('code', current.schema));
  if (current.tags.length) box.append(el('p', 'tags: ' + current.tags.join(', '), 'set'));
  if (currentKey) { const s = slot(current, currentKey), h = el('h3', currentKey + ' ');
    h.append(el('span', s.kind, 'chip ' + s.kind)); box.append(h, el('div', D.rules[s.rule] || s.rule));
    if (s.kernel) box.append(el('b', s.kernel)); box.append(origin(s)); }
  box.append(el('h3', 'Route of a call'));
  const form = el('fieldset'), select = el('select'); select.setAttribute('aria-label', 'device');
  for (const d of Object.keys(D.cases.devices)) { const o = el('option', d); o.selected = d === chosenCase.device; select.append(o); }
  select.onchange = () => { chosenCase.device = select.value; side(); }; form.append(select, ' ');
  for (const [flag, text] of [['inference', 'inference tensor'], ['conj', 'conjugated'], ['neg', 'negated'],
      ['autocast', 'autocast'], ['mode', 'a Python mode']]) { const l = el('label'), c = el('input'); c.type = 'checkbox';
    c.checked = !!chosenCase[flag]; c.onchange = () => { chosenCase[flag] = c.checked; side(); }; l.append(c, ' ' + text); form.append(l); }
  const r = route(current), set = el('p', 'keys: ' + r.keys.join(', '), 'set'); box.append(form, set);
  if (r.removed.length) box.append(el('p', 'removed by the thread: ' + r.removed.join(', '), 'set'));
  if (r.skipped.length) box.append(el('p', 'fall through: ' + r.skipped.join(', '), 'set'));
  const list = el('ol', undefined, 'route');
  for (const s of r.steps) { const li = el('li'); li.append(el('b', s.key + ' '), el('span', s.kind, 'chip ' + s.kind), ' ' + s.kernel,
    el('div', D.rules[s.rule] || s.rule, 'set'), origin(s)); list.append(li); }
  box.append(list); }
function bill(box) { box.append(el('h3', 'Trace of ' + D.trace.script));
  if (!D.trace.fallbacks.length) { box.append(el('p', 'no fallbacks')); return; }
  const t = el('table'); for (const f of D.trace.fallbacks) { const tr = t.insertRow(); tr.append(el('td', f.op), el('td', f.calls + ' calls', 'n'),
    el('td', ns(f.copy_ns + f.kernel_ns), 'n')); } box.append(t); }
function choose(op, key) { current = op; currentKey = key;
  document.querySelectorAll('tr.on,.slot.on').forEach(e => e.classList.remove('on'));
  const tr = op && by('body').querySelector('tr[data-i="' + op.i + '"]'); if (tr) { tr.classList.add('on');
    if (key) tr.querySelector('[data-key="' + key + '"]')?.classList.add('on'); }
  history.replaceState(null, '', op ? '#' + encodeURIComponent(op.name) + (key ? '@' + key : '') : '#'); side(); }
for (const kind of KINDS) { const b = el('button'); b.setAttribute('aria-pressed', true);
  b.append(el('i', '', kind), kind); b.title = 'show operators with such a slot';
  b.onclick = () => { kinds.has(kind) ? kinds.delete(kind) : kinds.add(kind);
    b.setAttribute('aria-pressed', kinds.has(kind)); filter(); }; by('legend').append(b); }
by('search').oninput = filter;
by('columns').onchange = e => { columns = e.target.value === 'all' ? D.keys : D.common; head(); filter(); };
by('grid').onscroll = e => { const g = e.target; if (g.scrollTop + g.clientHeight > g.scrollHeight - 400) more(); };
addEventListener('keydown', e => {
  if (e.key === '/' && document.activeElement.tagName !== 'INPUT') { e.preventDefault(); by('search').focus(); return; }
  if (e.key === 'Escape') { by('search').value = ''; filter(); choose(null, null); return; }
  const at = document.activeElement, move = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[e.key];
  if (!move) return;
  if (at === by('search') && e.key === 'ArrowDown') { e.preventDefault(); by('body').querySelector('button')?.focus(); return; }
  const td = at.closest('#body td'); if (!td) return;
  e.preventDefault(); const tr = td.parentNode, row = move[0] < 0 ? tr.previousSibling : move[0] > 0 ? tr.nextSibling : tr;
  let cell = row?.children[td.cellIndex + move[1]]; if (cell && !cell.firstChild?.focus) cell = row.children[td.cellIndex + 2 * move[1]];
  cell?.firstChild?.focus?.(); });
head(); filter();
{ const [name, key] = decodeURIComponent(location.hash.slice(1)).split('@'), op = rows.find(o => o.name === name);
  if (op) choose(op, key || null); else side(); }
"""


def page(data):
    """The page as text."""
    text = json.dumps(data, separators=(",", ":"))
    return page_style.document("keyfall explorer", _BODY, f"const DATA = {page_style.safe_json(text)};\n{_SCRIPT}",
                               _STYLE)
