// The explorer: views, the table of operators and keys, and the panel beside it.
const KINDS = ['kernel', 'composite', 'autograd', 'fallback', 'fallthrough', 'missing'];
const KIND_TEXTS = { kernel: 'a kernel of its own', composite: 'made of other operators', autograd: 'records for gradients',
  fallback: 'a fallback for all operators', fallthrough: 'the key is skipped', missing: 'a call fails' };
const MISSING = { kind: 'missing', rule: 'missing', kernel: '', where: '' };
const keyNumber = new Map(DATA.keys.map((key, i) => [key, i]));
const KEYS = new Keys(DATA.keys, DATA.key_bits);
const SLOTS = DATA.slots.map(([kind, rule, kernel, where]) => ({ kind, rule, kernel, where }));

// Operators; a row of slots is unpacked when it is first looked at.
const OPS = DATA.ops.map(([schema, tags, packed], i) => ({ i, name: DATA.names[i], schema, tags, packed, row: null }));
const OP_BY_NAME = new Map(OPS.map(op => [op.name, op]));
function rowOf(op) {
  if (op.row) return op.row;
  const row = new Int32Array(DATA.keys.length);
  let at = 0;
  for (let j = 0; j < op.packed.length; j += 2) { row.fill(op.packed[j], at, at + op.packed[j + 1]); at += op.packed[j + 1]; }
  op.row = row;
  return row;
}
const slotOf = (op, key) => SLOTS[rowOf(op)[keyNumber.get(key)] ?? -1] ?? MISSING;

const state = { columns: DATA.common, shown: OPS, drawn: 0, kind: null, kindKey: null, op: null, key: null,
  choices: { arguments: {}, scopes: [] }, view: 'operators', byTime: false };

// ---- Search

function matcher(text) {
  if (!text) return () => true;
  if (/[*?]/.test(text)) {
    const pattern = text.replace(/[.+^${}()|[\]\\]/g, '\\$&').replace(/[*]/g, '.*').replace(/[?]/g, '.');
    const fits = new RegExp('^(.*::)?' + pattern + '$');
    return op => fits.test(op.name);
  }
  const words = text.toLowerCase().split(/\s+/);
  return op => words.every(word => op.name.toLowerCase().includes(word) || op.tags.includes(word));
}

// Exact names first, then names that begin with the text.
function rank(op, text) {
  const name = op.name.replace(/^aten::/, '');
  return name === text || name.split('.')[0] === text ? 0 : name.startsWith(text) ? 1 : 2;
}

function filter() {
  const text = by('search').value.trim(), fits = matcher(text);
  const keys = state.kindKey ? [state.kindKey] : state.columns;
  state.shown = OPS.filter(op => fits(op) && (!state.kind || keys.some(key => slotOf(op, key).kind === state.kind)));
  if (state.byTime) state.shown.sort((a, b) => (DATA.trace.calls[b.name]?.[1] ?? -1) - (DATA.trace.calls[a.name]?.[1] ?? -1) || a.i - b.i);
  else if (text && !/[*?]/.test(text)) state.shown.sort((a, b) => rank(a, text) - rank(b, text) || a.i - b.i);
  by('count').textContent = count(state.shown.length) + ' of ' + plural(OPS.length, 'operator');
  by('nothing').hidden = state.shown.length > 0;
  by('body').replaceChildren();
  by('grid').scrollTop = 0;
  state.drawn = 0;
  more();
}

// ---- The table

function head() {
  const tr = el('tr'), first = el('th', 'operator');
  first.scope = 'col';
  tr.append(first);
  if (DATA.trace) {
    const called = el('th', null, 'called');
    called.append(button('calls · own time' + (state.byTime ? ' ↓' : ''), '', () => { state.byTime = !state.byTime; head(); filter(); }));
    called.title = 'in the trace; sorts by the time';
    tr.append(called);
  }
  for (const key of state.columns) {
    const th = el('th', null, 'key' + (key === state.key ? ' on' : ''));
    th.append(el('div', key));
    th.scope = 'col';
    th.tabIndex = -1;
    th.dataset.key = key;
    th.title = key + ': what its slots hold';
    tr.append(th);
  }
  by('head').replaceChildren(tr);
}

function more() {
  const part = document.createDocumentFragment(), batch = Math.max(30, Math.floor(2000 / state.columns.length));
  for (const end = Math.min(state.shown.length, state.drawn + batch); state.drawn < end; state.drawn++) {
    const op = state.shown[state.drawn], tr = el('tr'), name = el('td', op.name.replace(/^aten::/, ''), 'name');
    tr.dataset.op = op.i;
    name.title = op.schema;
    name.tabIndex = -1;
    tr.append(name);
    if (DATA.trace) {
      const called = DATA.trace.calls[op.name];
      tr.append(el('td', called ? count(called[0]) + ' · ' + time(called[1]) : '', 'calls'));
    }
    for (const key of state.columns) {
      const kind = slotOf(op, key).kind, td = el('td', null, 'slot');
      td.append(el('i', null, kind));
      td.dataset.key = key;
      td.tabIndex = -1;
      td.setAttribute('aria-label', op.name + ' ' + key + ' ' + kind);
      tr.append(td);
    }
    part.append(tr);
  }
  by('body').append(part);
  mark();
}

// Shows the choice and the steps of its route in the table.
function mark() {
  by('body').querySelectorAll('.on').forEach(node => node.classList.remove('on'));
  by('body').querySelectorAll('td.slot i:not(:empty)').forEach(node => { node.textContent = ''; });
  by('head').querySelectorAll('th.key').forEach(th => th.classList.toggle('on', th.dataset.key === state.key));
  const tr = state.op && by('body').querySelector(`tr[data-op="${state.op.i}"]`);
  if (!tr) return;
  tr.classList.add('on');
  const cells = new Map([...tr.querySelectorAll('td.slot')].map(td => [td.dataset.key, td]));
  cells.get(state.key)?.classList.add('on');
  currentRoute().steps.forEach((step, i) => {
    const cell = cells.get(step.key);
    if (cell) cell.firstChild.textContent = i + 1;
  });
}

function kindButtons() {
  by('kinds').replaceChildren(...KINDS.map(kind => {
    const made = button('', '', () => {
      const again = state.kind === kind && !state.kindKey;
      setKind(again ? null : kind, null);
    });
    made.append(el('i', null, kind), kind);
    made.dataset.kind = kind;
    made.title = 'operators with such a slot: ' + KIND_TEXTS[kind];
    return made;
  }));
  setPressed();
}
function setPressed() {
  for (const node of by('kinds').children) {
    const on = state.kind === node.dataset.kind;
    node.setAttribute('aria-pressed', on);
    node.lastChild.textContent = node.dataset.kind + (on && state.kindKey ? ' at ' + state.kindKey : '');
  }
}
function setKind(kind, key) {
  state.kind = kind;
  state.kindKey = key;
  setPressed();
  filter();
}

// ---- The panel

function registration(slot) {
  const box = el('div');
  box.append(el('div', DATA.rules[slot.rule] ?? slot.rule, 'why'));
  if (slot.where) box.append(el('div', slot.where, 'where'));
  return box;
}

function slotBox(op, key) {
  const slot = slotOf(op, key), box = el('div', null, 'box'), top = el('div', null, 'head');
  box.id = 'slot';
  top.append(el('b', key), el('span', slot.kind, 'chip ' + slot.kind));
  if (slot.kernel) top.append(el('code', slot.kernel));
  box.append(top, registration(slot));
  return box;
}

function schemaText(op) {
  const code = el('code', null, 'schema'), at = op.schema.indexOf('(');
  code.append(el('b', op.schema.slice(0, at)), op.schema.slice(at));
  return code;
}

function currentRoute() {
  const { args, included, excluded } = chosenSets(DATA.cases, state.op.schema, state.choices);
  return KEYS.route(args, included, excluded, key => slotOf(state.op, key));
}

function argumentRows(op, redraw) {
  const box = el('div', null, 'args');
  for (const argument of tensorArguments(op.schema)) {
    const choice = state.choices.arguments[argument.name] ??= {}, line = el('div'), select = el('select');
    select.setAttribute('aria-label', 'tensor for ' + argument.name);
    select.dataset.argument = argument.name;
    if (argument.optional) select.append(new Option('none', -1));
    DATA.cases.tensors.forEach((tensor, i) => select.append(new Option(tensor.name, i)));
    select.value = choice.tensor ?? (argument.optional ? -1 : 0);
    select.onchange = () => { choice.tensor = Number(select.value); redraw(); };
    line.append(select);
    for (const flag of DATA.cases.flags) line.append(check(flag.name, !!choice[flag.name], on => { choice[flag.name] = on; redraw(); }, flag.title));
    const name = el('span', argument.name);
    name.title = argument.type;
    box.append(name, line);
  }
  if (!box.children.length) box.append(el('span', ''), el('div', 'No argument is a tensor: the thread alone decides.', 'dim'));
  const scopes = el('div');
  DATA.cases.scopes.forEach((scope, i) => scopes.append(check(scope.name, !!state.choices.scopes[i], on => { state.choices.scopes[i] = on; redraw(); })));
  box.append(el('span', 'thread', 'dim'), scopes);
  return box;
}

function check(text, on, change, title) {
  const label = el('label'), input = el('input');
  if (title) label.title = title;
  input.type = 'checkbox';
  input.checked = on;
  input.onchange = () => change(input.checked);
  label.append(input, text);
  return label;
}

function setRows(route) {
  const box = el('div', null, 'sets');
  const line = (title, set, cls) => {
    const names = KEYS.list(set), keys = el('div', null, cls);
    if (!names.length && cls !== 'final') return;
    keys.append(...(names.length ? names.map(name => el('em', name)) : [el('em', 'nothing')]));
    box.append(el('span', title), keys);
  };
  line('arguments', route.args, '');
  line('thread adds', route.included, '');
  line('thread removes', route.removed, 'gone');
  line('mask removes', route.skipped, 'gone');
  line('left', route.final, 'final');
  return box;
}

function routeList(route) {
  const list = el('ol', null, 'route'), ends = route.steps.findIndex(step => step.kind === 'composite');
  if (!route.steps.length) return el('p', 'No key is left: the call fails.', 'why');
  for (const [i, step] of route.steps.entries()) {
    const li = el('li', null, ends >= 0 && i > ends ? 'after' : ''), top = el('div', null, 'head');
    li.style.setProperty('--dot', step.kind === 'missing' ? 'var(--missing)' : `var(--${step.kind})`);
    top.append(el('b', step.key + ' '), el('span', step.kind, 'chip ' + step.kind), ' ', el('code', step.kernel));
    li.append(top, registration(step));
    list.append(li);
  }
  const box = el('div');
  box.append(list, el('p', ends >= 0 ? 'A composite calls other operators, which are dispatched anew.'
    : route.steps.length > 1 ? 'Each kernel may redispatch to the one below it.' : '', 'hint'));
  return box;
}

function commandBox(op) {
  const text = explainCommand(DATA.cases, op, state.choices), box = el('div', null, 'box command');
  if (!text) return '';
  const copy = button('Copy', 'button', async () => {
    try { await navigator.clipboard.writeText(text); copy.textContent = 'Copied'; } catch { copy.textContent = 'Select it'; }
  });
  box.append(el('code', text), copy);
  return box;
}

function routePart(op) {
  const box = el('div');
  box.id = 'route';
  const redraw = () => {
    const route = currentRoute();
    result.replaceChildren(setRows(route), routeList(route), commandBox(op));
    mark();
  };
  const result = el('div');
  box.append(el('h3', 'Where a call goes'), argumentRows(op, redraw), result);
  redraw();
  return box;
}

function operatorPanel(op) {
  const others = OPS.filter(o => o !== op && o.name.split('.')[0] === op.name.split('.')[0]), parts = [el('h2', op.name), schemaText(op)];
  if (op.tags.length) {
    const tags = el('div', null, 'tags');
    for (const tag of op.tags) tags.append(button(tag, '', () => search(tag)));
    parts.push(tags);
  }
  if (state.key) parts.push(slotBox(op, state.key));
  const called = DATA.trace?.calls[op.name];
  if (called) parts.push(el('p', 'In the trace: ' + plural(called[0], 'call') + ', ' + time(called[1]) + ' of its own.', 'why'));
  parts.push(routePart(op));
  if (others.length) {
    const list = el('div', null, 'tags');
    for (const other of others.slice(0, 24)) list.append(button(other.name.replace(/^aten::/, ''), '', () => choose(other, null)));
    parts.push(el('h3', 'Other overloads'), list);
  }
  return parts;
}

function keyPanel(key) {
  const counts = Object.fromEntries(KINDS.map(kind => [kind, 0])), bar = el('div', null, 'coverage'), list = el('div', null, 'kindlist');
  for (const op of OPS) counts[slotOf(op, key).kind]++;
  for (const kind of KINDS) {
    if (!counts[kind]) continue;
    const piece = el('i', null, kind);
    piece.style.width = 100 * counts[kind] / OPS.length + '%';
    piece.title = kind + ' ' + counts[kind];
    bar.append(piece);
    list.append(el('i', null, kind), el('span', kind + ': ' + KIND_TEXTS[kind]), button(count(counts[kind]), '', () => setKind(kind, key)));
  }
  return [el('h2', key), el('p', 'How the slots of this key are filled. Choose a number to see the operators.', 'why'), bar, list];
}

function startPanel() {
  const box = el('p', null, 'why'), keys = el('p', null, 'why'), bar = [];
  box.textContent = 'A row is an operator, a column is a dispatch key, the lowest priority on the left. Choose a slot to see the rule '
    + 'that filled it and who registered the kernel, an operator to see where a call goes, or a key to see how much of it is filled.';
  keys.innerHTML = '<kbd>/</kbd> search &ensp; <kbd>arrows</kbd> move &ensp; <kbd>Enter</kbd> choose &ensp; <kbd>?</kbd> all keys';
  const list = el('div', null, 'kindlist');
  for (const kind of KINDS) list.append(el('i', null, kind), el('span', kind + ': ' + KIND_TEXTS[kind]), el('span'));
  return [el('h2', 'Keyfall ' + DATA.version), box, ...bar, list, keys];
}

function side() {
  const parts = state.op ? operatorPanel(state.op) : state.key ? keyPanel(state.key) : startPanel(), idle = !state.op && !state.key;
  by('side').replaceChildren(...(idle ? [] : [closeButton()]), ...parts);
  by('side').classList.toggle('idle', idle);
  by('side').scrollTop = 0;
}
function closeButton() {
  const made = button('×', 'close', () => choose(null, null));
  made.setAttribute('aria-label', 'close');
  return made;
}

// ---- Choosing

function choose(op, key) {
  if (op !== state.op) state.choices.arguments = {};
  state.op = op;
  state.key = key;
  side();
  mark();
  remember();
}
function search(text) {
  by('search').value = text;
  filter();
  by('search').focus();
}
function show(view) {
  state.view = view;
  for (const name of ['operators', 'trace', 'lazy']) {
    by('view-' + name).hidden = name !== view;
    by('tab-' + name).setAttribute('aria-selected', name === view);
    by('tab-' + name).tabIndex = name === view ? 0 : -1;
  }
  if (view === 'lazy') showLazy();
  by('view-trace').timeline?.draw();
  remember();
}

// The choice is in the address, so that a page can be passed on with it.
function remember() {
  const parts = [];
  if (state.view !== 'operators') parts.push('view=' + state.view);
  if (state.op) parts.push('op=' + encodeURIComponent(state.op.name));
  if (state.key) parts.push('key=' + state.key);
  history.replaceState(null, '', '#' + parts.join('&'));
}
function recall() {
  const wanted = new URLSearchParams(location.hash.slice(1)), op = OP_BY_NAME.get(wanted.get('op')), key = wanted.get('key');
  choose(op ?? null, keyNumber.has(key) ? key : null);
  if (op) reveal(op);
  show(['trace', 'lazy'].includes(wanted.get('view')) ? wanted.get('view') : 'operators');
}
// Draws rows up to an operator and scrolls to it.
function reveal(op) {
  if (!state.shown.includes(op)) { by('search').value = ''; setKind(null, null); }
  while (!by('body').querySelector(`tr[data-op="${op.i}"]`) && state.drawn < state.shown.length) more();
  by('body').querySelector(`tr[data-op="${op.i}"]`)?.scrollIntoView({ block: 'center' });
}

// ---- Trace and lazy graph

function startText(box, title, lines) {
  const start = el('div', null, 'start'), pre = el('pre', lines.join('\n'));
  start.append(el('h2', title), pre);
  box.append(start);
}

function startTrace() {
  if (!DATA.trace) {
    by('tab-trace').classList.add('none');
    startText(by('view-trace'), 'No trace is in this page. To add one:',
      ['keyfall trace -o trace.json program.py', 'keyfall explorer --trace trace.json']);
    return;
  }
  const title = el('p', null, 'hint');
  title.append('Trace of ', el('code', [DATA.trace.report.script, ...DATA.trace.report.arguments].join(' ')));
  title.style.marginTop = '16px';
  by('view-trace').append(title);
  showTrace(by('view-trace'), DATA.trace.report, DATA.trace.timeline, name => OP_BY_NAME.has(name));
}

let graphView = null;
function showLazy() {
  if (graphView || !DATA.graphs.length) return;
  const box = by('view-lazy'), tools = el('div', null, 'tools'), panes = el('div', null, 'panes'), frame = el('div', null, 'graph');
  const about = el('aside'), select = el('select');
  select.setAttribute('aria-label', 'graph');
  select.id = 'graphs';
  DATA.graphs.forEach((graph, i) => select.append(new Option(graph.title + ', ' + plural(graph.nodes.length, 'node')
    + (graph.runs > 1 ? ', ran ' + graph.runs + ' times' : ''), i)));
  about.setAttribute('aria-live', 'polite');
  about.id = 'node';
  tools.append(select, button('Whole graph', 'button', () => graphView.whole()), button('+', 'button', () => graphView.zoom(1.25, frame.clientWidth / 2, frame.clientHeight / 2)),
    button('−', 'button', () => graphView.zoom(.8, frame.clientWidth / 2, frame.clientHeight / 2)));
  panes.append(frame, about);
  box.append(tools, panes);
  graphView = new GraphView(frame, i => nodePanel(about, i));
  select.onchange = () => graphView.show(DATA.graphs[Number(select.value)]);
  graphView.show(DATA.graphs[0]);
}

function nodePanel(about, i) {
  about.classList.toggle('idle', i < 0);
  if (i < 0) {
    const counts = new Map();
    for (const node of graphView?.nodes ?? []) if (node.kind === 'op') counts.set(node.name, (counts.get(node.name) ?? 0) + 1);
    const list = el('div', null, 'kindlist');
    for (const [name, n] of [...counts].sort((a, b) => b[1] - a[1])) list.append(el('span'), el('code', name), el('span', count(n)));
    about.replaceChildren(el('h2', 'Lazy step'), el('p', 'Operators that were recorded and run as one graph. Boxes with a green frame are results, round ones '
      + 'come from outside. Choose a node; arrow keys follow the edges.', 'why'), list);
    return;
  }
  const node = graphView.nodes[i], parts = [el('h2', node.name)], names = list => list.map(k => graphView.nodes[k].title).join(', ');
  if (node.shape) parts.push(el('code', node.shape));
  if (node.root >= 0) parts.push(el('p', 'Result ' + node.root + ' of the step.', 'why'));
  for (const text of node.about) parts.push(el('div', text, 'where'));
  if (node.reads.length) parts.push(el('h3', 'Reads'), el('div', names(node.reads), 'why'));
  if (node.readBy.length) parts.push(el('h3', 'Is read by'), el('div', names(node.readBy), 'why'));
  const op = OP_BY_NAME.get(node.name);
  if (op) parts.push(el('p'), button('Show the operator', 'button', () => { show('operators'); choose(op, null); reveal(op); }));
  const close = button('×', 'close', () => graphView.choose(-1));
  close.setAttribute('aria-label', 'close');
  about.replaceChildren(close, ...parts);
}

function startLazy() {
  if (DATA.graphs.length) return;
  by('tab-lazy').classList.add('none');
  startText(by('view-lazy'), 'No lazy graph is in this page. To add one:', ['keyfall trace -o trace.json lazy_program.py',
    'keyfall explorer --trace trace.json', '', '# or all graphs that a program runs', 'LTC_SAVE_TENSORS_FILE=graphs.txt python lazy_program.py',
    'keyfall explorer --graph graphs.txt']);
}

// ---- Keyboard

function moveInTable(e) {
  const move = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0], PageUp: [-15, 0], PageDown: [15, 0], Home: [0, -1e3], End: [0, 1e3] }[e.key];
  const cell = document.activeElement.closest('#body td, #head th');
  if (!move || !cell) return false;
  const rows = [by('head').firstChild, ...by('body').children], row = rows.indexOf(cell.parentNode);
  const next = rows[Math.max(0, Math.min(rows.length - 1, row + move[0]))];
  if (next.rowIndex > rows.length - 4) more();
  let at = Math.max(0, Math.min(next.children.length - 1, cell.cellIndex + move[1]));
  if (next.children[at].classList.contains('calls') || next.children[at].tabIndex !== -1) at += move[1] || 1;
  next.children[Math.max(0, Math.min(next.children.length - 1, at))].focus();
  return true;
}

function onKey(e) {
  const typing = ['INPUT', 'SELECT', 'TEXTAREA'].includes(document.activeElement.tagName) && document.activeElement.type !== 'checkbox';
  if (e.ctrlKey || e.metaKey || e.altKey || by('keys').open) return;
  if (e.key === 'Escape') {
    if (state.view !== 'operators') { graphView?.choose(-1); return; }
    if (state.op || state.key) choose(null, null);
    else { by('search').value = ''; setKind(null, null); }
    return;
  }
  if (document.activeElement === by('search') && (e.key === 'ArrowDown' || e.key === 'Enter')) {
    e.preventDefault();
    const first = by('body').querySelector('td.name');
    first?.focus();
    if (e.key === 'Enter') first?.click();
    return;
  }
  if (typing) return;
  const tab = { 1: 'operators', 2: 'trace', 3: 'lazy' }[e.key];
  if (e.key === '/') { e.preventDefault(); show('operators'); by('search').focus(); by('search').select(); }
  else if (e.key === '?') by('keys').showModal();
  else if (tab) show(tab);
  else if (e.key === 'Enter' && document.activeElement.closest('.grid')) document.activeElement.click();
  else if (moveInTable(e)) e.preventDefault();
  else if (['ArrowLeft', 'ArrowRight'].includes(e.key) && document.activeElement.role === 'tab') {
    const tabs = [...by('tabs').children], at = tabs.indexOf(document.activeElement) + (e.key === 'ArrowRight' ? 1 : -1);
    tabs[(at + 3) % 3].focus();
    tabs[(at + 3) % 3].click();
  }
}

// ---- Start

function start() {
  startTheme();
  by('version').textContent = 'Keyfall ' + DATA.version;
  by('columns').append(new Option('common keys', 'common'), new Option('all ' + DATA.keys.length + ' keys', 'all'));
  by('columns').onchange = () => { state.columns = by('columns').value === 'all' ? DATA.keys : DATA.common; head(); filter(); };
  by('search').oninput = filter;
  by('grid').addEventListener('scroll', () => {
    const grid = by('grid');
    if (grid.scrollTop + grid.clientHeight > grid.scrollHeight - 600 && state.drawn < state.shown.length) more();
  }, { passive: true });
  by('body').onclick = e => {
    const td = e.target.closest('td'), op = td && OPS[td.parentNode.dataset.op];
    if (op) choose(op, td.dataset.key ?? null);
  };
  by('head').onclick = e => {
    const th = e.target.closest('th.key');
    if (th) choose(null, th.dataset.key);
  };
  for (const name of ['operators', 'trace', 'lazy']) by('tab-' + name).onclick = () => show(name);
  by('help').onclick = () => by('keys').showModal();
  addEventListener('keydown', onKey);
  addEventListener('hashchange', recall);
  kindButtons();
  head();
  filter();
  startTrace();
  startLazy();
  recall();
  document.documentElement.dataset.ready = performance.now().toFixed(0);
}
start();
