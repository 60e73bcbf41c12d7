// A timeline on a canvas: one lane for each depth of each thread, to zoom and move with mouse, fingers and keys.
const PARTS = ['kernel', 'copy', 'dispatch', 'program'];
const LANE = 20, AXIS = 24;

// The events of a lane never overlap, so both their starts and their ends are sorted.
function timelineLanes(data) {
  const lanes = new Map(), starts = [];
  let at = 0;
  data.start.forEach((delta, i) => {
    at += delta;
    starts.push(at);
    const id = data.thread[i] * 1000 + data.depth[i];
    if (!lanes.has(id)) lanes.set(id, []);
    lanes.get(id).push(i);
  });
  const ids = [...lanes.keys()].sort((a, b) => a - b);
  return { starts, lanes: ids.map(id => ({ thread: Math.floor(id / 1000), events: lanes.get(id) })) };
}

class Timeline {
  constructor(box, data, onChoose) {
    const { starts, lanes } = timelineLanes(data);
    Object.assign(this, { data, starts, lanes, onChoose, chosen: -1, over: -1, wanted: '', pointers: new Map() });
    this.full = Math.max(1, data.end);
    this.left = 0;
    this.span = this.full;
    this.canvas = el('canvas');
    this.canvas.tabIndex = 0;
    this.canvas.setAttribute('role', 'img');
    this.canvas.setAttribute('aria-label', 'timeline of ' + plural(starts.length, 'call')
      + '; arrow keys move, plus and minus zoom, 0 shows all, comma and full stop choose a call');
    this.tip = el('div', null, 'tip');
    this.tip.hidden = true;
    box.classList.add('timeline');
    box.append(this.canvas);
    document.body.append(this.tip);
    this.listen();
    themeListeners.push(() => this.draw());
    new ResizeObserver(() => this.draw()).observe(box);
  }

  end(i) { return this.starts[i] + this.data.dur[i]; }
  name(i) { return this.data.names[this.data.name[i]]; }
  text(i) {
    const key = this.data.keys[this.data.key[i]];
    return this.name(i) + (key ? ' at ' + key : '') + ', ' + time(this.data.dur[i]);
  }

  // The first event of a lane that ends after a time.
  firstAfter(events, t) {
    let low = 0, high = events.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.end(events[middle]) <= t) low = middle + 1; else high = middle;
    }
    return low;
  }

  draw() {
    if (this.pending) return;
    this.pending = requestAnimationFrame(() => { this.pending = 0; this.paint(); });
  }

  paint() {
    const w = this.canvas.clientWidth, h = AXIS + this.lanes.length * LANE + 6, scale = devicePixelRatio || 1;
    if (!w) return;
    this.canvas.style.height = h + 'px';
    this.canvas.width = Math.round(w * scale);
    this.canvas.height = Math.round(h * scale);
    const g = this.canvas.getContext('2d');
    g.scale(scale, scale);
    g.font = '11px system-ui, sans-serif';
    this.paintAxis(g, w, h);
    const colors = PARTS.map(color), on = color('on'), fore = color('fore');
    this.lanes.forEach((lane, n) => this.paintLane(g, lane, AXIS + n * LANE, w, colors, on, fore));
  }

  paintAxis(g, w, h) {
    const most = Math.max(2, Math.floor(w / 110)), rough = this.span / most, power = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].map(f => f * power).find(s => s >= rough);
    g.strokeStyle = color('line');
    g.fillStyle = color('dim');
    for (let t = Math.ceil(this.left / step) * step; t <= this.left + this.span; t += step) {
      const x = Math.round((t - this.left) / this.span * w) + .5;
      g.beginPath();
      g.moveTo(x, AXIS - 6);
      g.lineTo(x, h);
      g.stroke();
      if (x < w - 40) g.fillText(t === 0 ? '0' : time(t), x + 4, 15);
    }
    let last = -1;
    this.lanes.forEach((lane, n) => {
      if (lane.thread !== last && last !== -1) {
        g.strokeStyle = color('dim');
        g.beginPath();
        g.moveTo(0, AXIS + n * LANE - 1.5);
        g.lineTo(w, AXIS + n * LANE - 1.5);
        g.stroke();
      }
      last = lane.thread;
    });
    // Which part of the whole is shown.
    g.fillStyle = color('hover');
    g.fillRect(0, 0, w, 3);
    g.fillStyle = color('accent');
    g.fillRect(this.left / this.full * w, 0, Math.max(3, this.span / this.full * w), 3);
  }

  paintLane(g, lane, y, w, colors, on, fore) {
    const events = lane.events, right = this.left + this.span;
    let painted = -1;
    for (let k = this.firstAfter(events, this.left); k < events.length; k++) {
      const i = events[k];
      if (this.starts[i] > right) break;
      const from = (this.starts[i] - this.left) / this.span * w, to = (this.end(i) - this.left) / this.span * w;
      const x = Math.max(-2, from), width = Math.min(w + 2, Math.max(to, from + 1)) - x;
      if (x + width < painted + 1 && i !== this.chosen) continue; // nothing of it would be seen
      painted = x + width;
      const fits = !this.wanted || this.name(i).includes(this.wanted);
      g.globalAlpha = fits ? (i === this.over ? .75 : 1) : .15;
      g.fillStyle = colors[this.data.part[i]];
      g.fillRect(x, y, width > 3 ? width - 1 : width, LANE - 3);
      if (i === this.chosen) {
        g.globalAlpha = 1;
        g.strokeStyle = fore;
        g.lineWidth = 2;
        g.strokeRect(x + 1, y, Math.max(1, width - 2), LANE - 3);
        g.lineWidth = 1;
      }
      if (width > 34) this.paintName(g, i, x, y, width, on);
    }
    g.globalAlpha = 1;
  }

  paintName(g, i, x, y, width, on) {
    const text = this.name(i).replace(/^aten::/, ''), from = Math.max(x, 0) + 4, room = x + width - from - 4;
    const fits = Math.floor(room / 6);
    if (fits < 3) return;
    g.fillStyle = on;
    g.fillText(text.length > fits ? text.slice(0, fits - 1) + '…' : text, from, y + 12);
  }

  // ---- Moving

  show(left, span) {
    this.span = Math.min(this.full, Math.max(50, span));
    this.left = Math.min(this.full - this.span, Math.max(0, left));
    this.draw();
  }
  zoom(factor, at) {
    const t = this.left + at * this.span, span = Math.min(this.full, Math.max(50, this.span * factor));
    this.show(t - at * span, span);
  }
  highlight(text) {
    this.wanted = text;
    this.draw();
  }
  choose(i, moves) {
    this.chosen = i;
    if (i >= 0 && moves && (this.end(i) < this.left || this.starts[i] > this.left + this.span || this.data.dur[i] < this.span / 400))
      this.show(this.starts[i] - this.data.dur[i] * 20, this.data.dur[i] * 41);
    this.draw();
    this.onChoose?.(i);
  }
  at(x, y) {
    const lane = this.lanes[Math.floor((y - AXIS) / LANE)], t = this.left + x / this.canvas.clientWidth * this.span;
    if (!lane || y < AXIS) return -1;
    const { events } = lane, next = this.firstAfter(events, t), slack = 3 * this.span / this.canvas.clientWidth;
    const away = i => i === undefined ? Infinity : Math.max(0, this.starts[i] - t, t - this.end(i)); // short calls are hard to hit
    const best = away(events[next]) <= away(events[next - 1]) ? events[next] : events[next - 1];
    return away(best) <= slack ? best : -1;
  }
  // The next or previous call in the lane of the chosen one.
  step(by) {
    const lane = this.lanes.find(l => l.events.includes(this.chosen)) ?? this.lanes[0];
    if (!lane) return;
    const now = lane.events.indexOf(this.chosen);
    const next = now < 0 ? this.firstAfter(lane.events, this.left) : now + by;
    if (lane.events[next] !== undefined) this.choose(lane.events[next], true);
  }
  // The lane above or below.
  stepLane(by) {
    const now = this.lanes.findIndex(l => l.events.includes(this.chosen)), lane = this.lanes[Math.max(0, now) + by];
    if (now < 0) { this.step(0); return; }
    const i = lane?.events[this.firstAfter(lane.events, this.starts[this.chosen])];
    if (i !== undefined) this.choose(i, true);
  }

  listen() {
    const canvas = this.canvas;
    canvas.addEventListener('wheel', e => {
      if (!e.ctrlKey && Math.abs(e.deltaX) > Math.abs(e.deltaY)) this.show(this.left + e.deltaX / canvas.clientWidth * this.span, this.span);
      else this.zoom(e.deltaY > 0 ? 1.25 : .8, e.offsetX / canvas.clientWidth);
      e.preventDefault();
    }, { passive: false });
    canvas.onpointerdown = e => {
      this.pointers.set(e.pointerId, e.offsetX);
      this.moved = false;
      canvas.setPointerCapture(e.pointerId);
    };
    canvas.onpointerup = canvas.onpointercancel = e => {
      if (!this.moved && this.pointers.size === 1 && e.type === 'pointerup') this.choose(this.at(e.offsetX, e.offsetY), false);
      this.pointers.delete(e.pointerId);
    };
    canvas.onpointermove = e => this.pointer(e);
    canvas.onpointerleave = () => { this.over = -1; this.tip.hidden = true; this.draw(); };
    canvas.onkeydown = e => {
      const run = { ArrowLeft: () => this.show(this.left - this.span * .2, this.span), '+': () => this.zoom(.7, .5),
        ArrowRight: () => this.show(this.left + this.span * .2, this.span), '-': () => this.zoom(1.4, .5),
        '=': () => this.zoom(.7, .5), 0: () => this.show(0, this.full), '.': () => this.step(1), ',': () => this.step(-1),
        ArrowUp: () => this.stepLane(-1), ArrowDown: () => this.stepLane(1) }[e.key];
      if (!run || e.ctrlKey || e.metaKey || e.altKey) return;
      e.preventDefault();
      run();
    };
  }

  pointer(e) {
    const width = this.canvas.clientWidth, before = this.pointers.get(e.pointerId);
    if (before === undefined) {
      this.over = this.at(e.offsetX, e.offsetY);
      this.tip.hidden = this.over < 0;
      if (this.over >= 0) this.tip.textContent = this.text(this.over);
      this.tip.style.left = Math.max(4, Math.min(e.clientX + 14, innerWidth - this.tip.offsetWidth - 8)) + 'px';
      this.tip.style.top = e.clientY + 18 + 'px';
      this.draw();
      return;
    }
    if (Math.abs(e.offsetX - before) < 3 && !this.moved) return;
    this.moved = true;
    if (this.pointers.size === 2) { // two fingers: zoom around the one that rests
      const [other] = [...this.pointers].filter(([id]) => id !== e.pointerId).map(([, x]) => x);
      const was = Math.abs(before - other), now = Math.abs(e.offsetX - other);
      if (was > 8 && now > 8) this.zoom(was / now, other / width);
    } else {
      this.show(this.left - (e.offsetX - before) / width * this.span, this.span);
    }
    this.pointers.set(e.pointerId, e.offsetX);
  }
}
