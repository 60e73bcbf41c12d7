// What all pages use: elements, numbers as text, sorted tables, light and dark.
const DATA = JSON.parse(document.getElementById('data').textContent);
const by = id => document.getElementById(id);

function el(tag, text, cls) {
  const made = document.createElement(tag);
  if (text !== undefined && text !== null) made.textContent = text;
  if (cls) made.className = cls;
  return made;
}

function button(text, cls, run) {
  const made = el('button', text, cls);
  made.type = 'button';
  made.onclick = run;
  return made;
}

// A time in nanoseconds with three digits.
function time(ns) {
  for (const [limit, scale, unit] of [[1e3, 1, 'ns'], [1e6, 1e3, 'µs'], [1e9, 1e6, 'ms'], [Infinity, 1e9, 's']]) {
    if (ns >= limit) continue;
    const value = ns / scale;
    return (value >= 100 || unit === 'ns' ? value.toFixed(0) : value.toPrecision(3)) + ' ' + unit;
  }
  return '';
}

function bytes(count) {
  if (count < 1e4) return count + ' B';
  return count < 1e7 ? (count / 1e3).toFixed(1) + ' kB' : count < 1e10 ? (count / 1e6).toFixed(1) + ' MB' : (count / 1e9).toFixed(1) + ' GB';
}

const count = number => number.toLocaleString('en');
const plural = (number, word) => count(number) + ' ' + word + (number === 1 ? '' : 's');

// A table whose titles sort it. A column: {title, key, show, bar, go}; `rows` returns what is shown.
function sortedTable(node, columns, rows, order) {
  let down = true;
  node.classList.add('list');
  function draw() {
    const head = el('tr'), body = el('tbody'), key = columns[order].key;
    columns.forEach((column, i) => {
      const th = el('th', null, column.number ? 'n' : ''), arrow = order === i ? (down ? ' ↓' : ' ↑') : '';
      th.setAttribute('aria-sort', order !== i ? 'none' : down ? 'descending' : 'ascending');
      th.append(button(column.title + arrow, '', () => {
        down = order === i ? !down : true;
        order = i;
        draw();
        node.querySelectorAll('th button')[i].focus();
      }));
      head.append(th);
    });
    const sorted = [...rows()].sort((a, b) => (a[key] > b[key] ? 1 : a[key] < b[key] ? -1 : 0) * (down ? -1 : 1));
    for (const row of sorted) {
      const tr = body.insertRow();
      for (const column of columns) {
        const value = row[column.key], td = el('td', null, (column.number ? 'n' : '') + (value === 0 ? ' zero' : ''));
        const shown = column.show ? column.show(value, row) : value;
        td.append(shown ?? '');
        tr.append(td);
      }
    }
    const thead = el('thead');
    thead.append(head);
    node.replaceChildren(thead, body);
  }
  draw();
  return draw;
}

// ---- Light and dark: as the system says, or as the button was last set

const themeListeners = [];
function setTheme(theme) {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try { localStorage.setItem('keyfall-theme', theme); } catch { /* a page from disk may have no storage */ }
  const sign = { auto: '◐', light: '☀', dark: '☾' }[theme];
  by('theme').textContent = sign;
  by('theme').title = 'colours: ' + theme;
  by('theme').setAttribute('aria-label', 'colours: ' + theme);
  by('theme').dataset.now = theme;
  themeListeners.forEach(tell => tell());
}
function startTheme() {
  let stored = 'auto';
  try { stored = localStorage.getItem('keyfall-theme') || 'auto'; } catch { /* as above */ }
  by('theme').onclick = () => setTheme({ auto: 'light', light: 'dark', dark: 'auto' }[by('theme').dataset.now]);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => themeListeners.forEach(tell => tell()));
  setTheme(['light', 'dark'].includes(stored) ? stored : 'auto');
}
const color = name => getComputedStyle(document.documentElement).getPropertyValue('--' + name).trim();
