// What a trace shows: figures, the split of the time, the timeline, operators, and the bill of fallbacks.
const PART_TEXTS = { kernel: 'kernels', copy: 'copies', dispatch: 'dispatch', program: 'the program' };

function traceCards(report) {
  const cards = [['time', time(report.wall_ns)], ['operator calls', count(report.operator_calls)],
    ['dispatches', count(report.dispatched_calls)], ['threads', count(report.threads)],
    ...Object.entries(report.memory_peak_bytes).map(([device, peak]) => ['peak on ' + device, bytes(peak)])];
  const box = el('section', null, 'cards');
  if (report.nan) cards.push(['first NaN, ' + report.nan.site.split('/').pop(), report.nan.op, 'bad']);
  else if ('nan' in report) cards.push(['NaN', 'none']);
  if (report.status) cards.push(['exit status', String(report.status), 'bad']);
  if (report.dropped) cards.push(['calls not kept', count(report.dropped), 'bad']);
  for (const [title, value, cls] of cards) {
    const card = el('div', null, 'card ' + (cls ?? ''));
    card.append(el('b', value), el('span', title));
    box.append(card);
  }
  return box;
}

function traceSplit(report) {
  const box = el('section'), bar = el('div', null, 'split'), legend = el('div', null, 'legend');
  const whole = PARTS.reduce((sum, part) => sum + report.split_ns[part], 0) || 1, texts = [];
  for (const part of PARTS) {
    const ns = report.split_ns[part], share = 100 * ns / whole, piece = el('div', null, part);
    const text = PART_TEXTS[part] + ' ' + time(ns) + ' (' + share.toFixed(0) + '%)', item = el('span');
    piece.style.width = share + '%';
    piece.title = text;
    item.append(el('i', null, part), text);
    texts.push(text);
    if (ns) bar.append(piece);
    legend.append(item);
  }
  bar.setAttribute('role', 'img');
  bar.setAttribute('aria-label', texts.join(', '));
  box.append(bar, legend);
  return box;
}

function traceTimeline(timeline, search) {
  const box = el('section'), frame = el('div'), shown = el('p', null, 'hint');
  const wait = 'Choose a call to see its time and key.';
  shown.setAttribute('aria-live', 'polite');
  shown.id = 'call';
  const title = el('h2', 'Timeline'), row = el('div', null, 'row'), hint = el('span', null, 'hint');
  hint.innerHTML = 'Wheel, pinch or <kbd>+</kbd> <kbd>-</kbd> zoom; drag or arrows move; <kbd>0</kbd> shows all; '
    + '<kbd>,</kbd> <kbd>.</kbd> choose a call.';
  const view = new Timeline(frame, timeline, i => {
    shown.textContent = i < 0 ? wait : view.text(i) + ', from ' + time(view.starts[i]) + (timeline.threads.length > 1
      ? ', thread ' + timeline.threads[timeline.thread[i]] : '');
  });
  shown.textContent = wait;
  row.append(hint);
  box.append(title, row, frame, shown);
  if (timeline.left_out) box.append(el('p', 'The longest ' + count(timeline.start.length) + ' calls are shown; '
    + count(timeline.left_out) + ' shorter ones are left out.', 'hint'));
  search.addEventListener('input', () => view.highlight(search.value.trim()));
  box.view = view;
  return box;
}

const linked = go => name => {
  const a = el('a', name);
  a.href = '#op=' + encodeURIComponent(name);
  return go?.(name) ? a : name;
};

function traceOperators(report, search, go) {
  const box = el('section'), row = el('div', null, 'row'), table = el('table'), scroll = el('div', null, 'scroll');
  const ns = (title, key) => ({ title, key, show: t => t ? time(t) : '–', number: true });
  const most = Math.max(1, ...report.operators.map(o => o.self_ns));
  const bar = (_, o) => {
    const made = el('div', null, 'bar');
    for (const part of PARTS.slice(0, 3)) {
      const piece = el('div', null, part);
      piece.style.width = 100 * o[part + '_ns'] / most + '%';
      made.append(piece);
    }
    return made;
  };
  row.append(search);
  scroll.append(table);
  box.append(el('h2', 'Operators'), row, scroll);
  const draw = sortedTable(table, [{ title: 'operator', key: 'op', show: linked(go) },
    { title: 'calls', key: 'calls', show: count, number: true }, ns('total', 'total_ns'), ns('self', 'self_ns'),
    { title: 'of it', key: 'self_ns', show: bar }, ns('kernel', 'kernel_ns'), ns('copies', 'copy_ns'),
    ns('dispatch', 'dispatch_ns'), { title: 'keys', key: 'keys', show: keys => keys.join(' › ') }],
  () => report.operators.filter(o => o.op.includes(search.value.trim())), 3);
  search.addEventListener('input', draw);
  return box;
}

function traceBill(report, go) {
  const box = el('section');
  box.id = 'bill';
  box.append(el('h2', 'Fallbacks'));
  if (!report.fallbacks.length) {
    box.append(el('p', 'None: no operator ran on the CPU for another device.', 'hint'));
    return box;
  }
  const calls = report.fallbacks.reduce((sum, f) => sum + f.calls, 0);
  const cost = report.fallbacks.reduce((sum, f) => sum + f.copy_ns + f.kernel_ns, 0);
  box.append(el('p', plural(calls, 'call') + ' ran on the CPU for a device that has no kernel, ' + time(cost)
    + ' with copies. The most expensive operator is the one to port next.', 'hint'));
  const table = el('table'), scroll = el('div', null, 'scroll');
  const column = (title, key, show) => ({ title, key, show, number: true });
  const rows = report.fallbacks.map(f => ({ ...f, cost: f.copy_ns + f.kernel_ns }));
  scroll.append(table);
  box.append(scroll);
  sortedTable(table, [{ title: 'operator', key: 'op', show: linked(go) }, { title: 'device', key: 'device' },
    column('calls', 'calls', count), column('cost', 'cost', time), column('copies', 'copy_ns', time),
    column('CPU kernel', 'kernel_ns', time), column('from the device', 'bytes_out', bytes),
    column('to the device', 'bytes_in', bytes), { title: 'first call', key: 'site' }], () => rows, 3);
  return box;
}

// Fills a box; `go(name)` says whether there is a page about the operator.
function showTrace(box, report, timeline, go) {
  const search = el('input');
  search.type = 'search';
  search.id = 'trace-search';
  search.placeholder = 'search operators';
  search.setAttribute('aria-label', 'search operators of the trace');
  box.append(traceCards(report), traceSplit(report));
  if (timeline && timeline.start.length) {
    const section = traceTimeline(timeline, search);
    box.append(section);
    box.timeline = section.view;
  } else {
    box.append(el('p', 'This trace has no timeline: give the explorer the file that keyfall trace -o writes.', 'hint'));
  }
  if (report.fallbacks.length) box.append(traceBill(report, go));
  box.append(traceOperators(report, search, go));
  if (!report.fallbacks.length) box.append(traceBill(report, go));
}
