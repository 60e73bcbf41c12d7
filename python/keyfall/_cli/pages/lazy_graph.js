// A graph in layers, the inputs at the top: placed here, drawn as SVG, to zoom, move and walk with the arrow keys.
const NODE_H = 38, LAYER = 74, GAP = 18;
const SVG = new DOMParser().parseFromString('<svg></svg>', 'text/html').body.firstChild.namespaceURI;

function svg(tag, attributes) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes ?? {})) made.setAttribute(name, value);
  return made;
}

// ---- Places

// The layer of each node: below all that it reads; inputs are just above their first reader.
function layersOf(nodes, edges) {
  const layer = nodes.map(() => 0), readers = nodes.map(() => []), left = nodes.map(() => 0), ready = [];
  for (const [from, to] of edges) { readers[from].push(to); left[to]++; }
  left.forEach((n, i) => { if (!n) ready.push(i); });
  while (ready.length) {
    const i = ready.pop();
    for (const to of readers[i]) {
      layer[to] = Math.max(layer[to], layer[i] + 1);
      if (!--left[to]) ready.push(to);
    }
  }
  nodes.forEach((node, i) => {
    if (node.kind === 'input' && readers[i].length) layer[i] = Math.min(...readers[i].map(to => layer[to])) - 1;
  });
  return layer;
}

// Places the parts of a graph that no edge connects one by one, and puts them side by side, in rows.
function placeGraph(nodes, edges) {
  const items = [], paths = [], parts = components(nodes, edges).map(part => placePart(nodes, part));
  const area = parts.reduce((sum, part) => sum + part.w * part.h, 0), most = Math.max(1.6 * Math.sqrt(area), ...parts.map(part => part.w));
  let x = 0, y = 0, tallest = 0;
  parts.sort((p, q) => q.h - p.h || q.w - p.w);
  for (const part of parts) {
    if (x > 0 && x + part.w > most) { x = 0; y += tallest; tallest = 0; }
    const first = items.length;
    for (const item of part.items) items.push({ ...item, x: item.x + x, y: item.y + y });
    part.edges.forEach((edge, k) => paths.push({ edge, points: part.paths[k].map(i => items[first + i]) }));
    x += part.w;
    tallest = Math.max(tallest, part.h);
  }
  const places = nodes.map(() => null);
  for (const item of items) if (item.node !== undefined) places[item.node] = item;
  return { places, paths, w: Math.max(...items.map(item => item.x + item.w / 2)) + 20, h: y + tallest };
}

// The parts: {nodes: numbers, edges}.
function components(nodes, edges) {
  const root = nodes.map((_, i) => i);
  const find = i => { while (root[i] !== i) i = root[i] = root[root[i]]; return i; };
  for (const [from, to] of edges) root[find(from)] = find(to);
  const parts = new Map();
  nodes.forEach((_, i) => {
    if (!parts.has(find(i))) parts.set(find(i), { nodes: [], edges: [] });
    parts.get(find(i)).nodes.push(i);
  });
  for (const edge of edges) parts.get(find(edge[0])).edges.push(edge);
  return [...parts.values()];
}

// Places one part: an edge over several layers gets a point in each, so that it goes around nodes.
function placePart(nodes, part) {
  const at = new Map(part.nodes.map((node, i) => [node, i])), local = part.edges.map(edge => edge.map(node => at.get(node)));
  const layer = layersOf(part.nodes.map(i => nodes[i]), local);
  const items = part.nodes.map((node, i) => ({ layer: layer[i], w: nodes[node].w, near: [], node, isInput: nodes[node].kind === 'input' }));
  const paths = local.map(([from, to]) => {
    const path = [from];
    for (let l = layer[from] + 1; l < layer[to]; l++) path.push(items.push({ layer: l, w: 6, near: [] }) - 1);
    path.push(to);
    for (let k = 1; k < path.length; k++) {
      items[path[k - 1]].near.push(path[k]);
      items[path[k]].near.push(path[k - 1]);
    }
    return path;
  });
  const layers = Array.from({ length: Math.max(...items.map(item => item.layer)) + 1 }, () => []);
  items.forEach((item, i) => layers[item.layer].push(i));
  for (const row of layers) spread(row, items);
  for (let sweep = 0; sweep < 24; sweep++) {
    const rows = sweep % 2 ? [...layers.keys()].reverse() : [...layers.keys()];
    for (const l of rows) { sortRow(layers[l], items, sweep % 2 ? l + 1 : l - 1); spread(layers[l], items); }
  }
  for (let round = 0; round < 40; round++) for (const row of layers) settle(row, items);
  const left = Math.min(...items.map(item => item.x - item.w / 2));
  for (const item of items) { item.x -= left - 20; item.y = 30 + item.layer * LAYER; }
  return { items, paths, edges: part.edges, w: Math.max(...items.map(item => item.x + item.w / 2)) + 16, h: 24 + layers.length * LAYER };
}

function sortRow(row, items, other) {
  const wish = new Map();
  row.forEach(i => {
    const near = items[i].near.filter(k => items[k].layer === other).map(k => items[k].x);
    wish.set(i, near.length ? near.reduce((a, b) => a + b, 0) / near.length : items[i].x);
  });
  row.sort((a, b) => wish.get(a) - wish.get(b));
}

function spread(row, items) {
  const width = row.reduce((sum, i) => sum + items[i].w + GAP, 0);
  let x = -width / 2;
  for (const i of row) { items[i].x = x + items[i].w / 2; x += items[i].w + GAP; }
}

// How much an edge wants to be straight: long ones most, those of inputs least.
function pull(item, other) {
  if (item.isInput || other.isInput) return .5;
  if (item.node === undefined && other.node === undefined) return 12;
  return item.node === undefined || other.node === undefined ? 2 : 4;
}

// Moves the nodes of a row towards their neighbours and keeps their distances: nodes that would overlap move as one
// block, to the weighted mean of where its nodes want to be.
function settle(row, items) {
  const blocks = [];
  for (const i of row) {
    const item = items[i], width = item.w + GAP, weight = item.near.reduce((sum, k) => sum + pull(item, items[k]), 0);
    const wish = weight ? item.near.reduce((sum, k) => sum + pull(item, items[k]) * items[k].x, 0) / weight : item.x;
    let block = { row: [i], width, weight: weight || 1, x: wish - width / 2 };
    while (blocks.length && blocks[blocks.length - 1].x + blocks[blocks.length - 1].width > block.x) {
      const before = blocks.pop(), both = before.weight + block.weight;
      const x = (before.x * before.weight + (block.x - before.width) * block.weight) / both;
      block = { row: [...before.row, ...block.row], width: before.width + block.width, weight: both, x };
    }
    blocks.push(block);
  }
  for (const block of blocks) {
    let x = block.x;
    for (const i of block.row) { items[i].x = x + (items[i].w + GAP) / 2; x += items[i].w + GAP; }
  }
}

// ---- The picture

class GraphView {
  constructor(box, onChoose) {
    this.box = box;
    this.onChoose = onChoose;
    this.pointers = new Map();
    this.svg = svg('svg', { tabindex: 0, role: 'application', 'aria-label': 'graph of the step; arrow keys follow edges, plus and minus zoom, 0 shows all' });
    this.group = svg('g');
    const defs = svg('defs'), marker = svg('marker', { id: 'arrow', viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, markerUnits: 'userSpaceOnUse', orient: 'auto' });
    marker.append(svg('path', { d: 'M0 0 8 4 0 8z' }));
    defs.append(marker);
    this.svg.append(defs, this.group);
    box.append(this.svg);
    this.listen();
  }

  show(graph) {
    const nodes = graph.nodes.map(([name, kind, shape, about, root]) => {
      const title = name.replace(/^(aten|lazy_tensors)::/, '');
      return { name, title, kind, shape, about, root, w: Math.max(70, Math.max(title.length * 7.6, shape.length * 6.6) + 22), reads: [], readBy: [] };
    });
    for (const [from, to] of graph.edges) { nodes[from].readBy.push(to); nodes[to].reads.push(from); }
    const { places, paths, w, h } = placeGraph(nodes, graph.edges);
    Object.assign(this, { graph, nodes, items: places, chosen: -1, size: { w, h } });
    this.group.replaceChildren();
    this.edges = paths.map(({ edge, points }) => {
      const line = svg('path', { class: 'edge', d: this.curve(points), 'marker-end': 'url(#arrow)' });
      line.ends = edge;
      this.group.append(line);
      return line;
    });
    this.shapes = nodes.map((node, i) => this.node(node, places[i], i));
    this.fit();
    this.onChoose(-1);
  }

  // Bends between layers only: beside the nodes of a layer an edge is vertical.
  curve(points) {
    let d = `M${points[0].x} ${points[0].y + NODE_H}`;
    for (let k = 1; k < points.length; k++) {
      const from = points[k - 1], to = points[k], y0 = from.y + NODE_H, last = k === points.length - 1;
      const y1 = last ? to.y - 1 : to.y, bend = (y1 - y0) * .6;
      d += `C${from.x} ${y0 + bend} ${to.x} ${y1 - bend} ${to.x} ${y1}`;
      if (!last) d += `V${to.y + NODE_H}`;
    }
    return d;
  }

  node(node, item, i) {
    const g = svg('g', { class: 'node ' + node.kind + (node.root >= 0 ? ' root' : ''), transform: `translate(${item.x - node.w / 2} ${item.y})` });
    const title = svg('text', { x: node.w / 2, y: node.shape ? 16 : 23, class: 'title' }), shape = svg('text', { x: node.w / 2, y: 30, class: 'shape' });
    title.textContent = node.title;
    shape.textContent = node.shape;
    g.append(svg('rect', { width: node.w, height: NODE_H, rx: node.kind === 'input' ? NODE_H / 2 : 7 }), title, shape);
    if (node.root >= 0) {
      const badge = svg('text', { x: node.w - 2, y: -4, class: 'badge' });
      badge.textContent = 'result ' + node.root;
      g.append(badge);
    }
    g.onclick = () => { if (!this.moved) this.choose(i); };
    this.group.append(g);
    return g;
  }

  choose(i, moves) {
    this.chosen = i;
    this.shapes.forEach((shape, k) => shape.classList.toggle('on', k === i));
    for (const line of this.edges) line.classList.toggle('on', line.ends.includes(i));
    if (i >= 0 && moves) {
      const { x, y } = this.items[i], w = this.svg.clientWidth, h = this.svg.clientHeight;
      const sx = x * this.scale + this.x, sy = y * this.scale + this.y;
      if (sx < 60 || sx > w - 60) this.x += w / 2 - sx;
      if (sy < 40 || sy > h - 60) this.y += h / 2 - sy;
      this.place();
    }
    this.onChoose(i);
  }

  fit() {
    const w = this.svg.clientWidth || 800, h = this.svg.clientHeight || 500;
    this.scale = Math.min(1.2, w / this.size.w, h / this.size.h);
    if (this.scale < .45) this.scale = Math.min(1, Math.max(.45, this.scale)); // readable first; the rest by moving
    this.x = Math.max(0, (w - this.size.w * this.scale) / 2);
    this.y = 0;
    this.place();
  }
  whole() {
    const w = this.svg.clientWidth || 800, h = this.svg.clientHeight || 500;
    this.scale = Math.min(1.2, w / this.size.w, h / this.size.h);
    this.x = (w - this.size.w * this.scale) / 2;
    this.y = 0;
    this.place();
  }
  place() { this.group.setAttribute('transform', `translate(${this.x} ${this.y}) scale(${this.scale})`); }
  zoom(factor, x, y) {
    const scale = Math.min(3, Math.max(.05, this.scale * factor));
    this.x = x - (x - this.x) * scale / this.scale;
    this.y = y - (y - this.y) * scale / this.scale;
    this.scale = scale;
    this.place();
  }

  // The nearest node in a direction: up and down along edges, left and right within the layer.
  walk(key) {
    if (this.chosen < 0) { this.choose(this.nodes.findIndex(node => node.kind === 'op'), true); return; }
    const here = this.items[this.chosen], node = this.nodes[this.chosen];
    const nearest = list => list.sort((a, b) => Math.abs(this.items[a].x - here.x) - Math.abs(this.items[b].x - here.x))[0];
    const beside = side => this.nodes.map((_, i) => i).filter(i => this.items[i].y === here.y && (this.items[i].x - here.x) * side > 0);
    const next = { ArrowUp: () => nearest([...node.reads]), ArrowDown: () => nearest([...node.readBy]),
      ArrowLeft: () => nearest(beside(-1)), ArrowRight: () => nearest(beside(1)) }[key]();
    if (next !== undefined) this.choose(next, true);
  }

  listen() {
    const view = this.svg;
    view.addEventListener('wheel', e => {
      e.preventDefault();
      const box = view.getBoundingClientRect();
      this.zoom(e.deltaY > 0 ? .85 : 1.18, e.clientX - box.left, e.clientY - box.top);
    }, { passive: false });
    view.onpointerdown = e => { this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY }); this.moved = false; };
    addEventListener('pointerup', e => this.pointers.delete(e.pointerId));
    addEventListener('pointercancel', e => this.pointers.delete(e.pointerId));
    view.onpointermove = e => this.pointer(e);
    view.onkeydown = e => {
      const w = view.clientWidth / 2, h = view.clientHeight / 2;
      const run = { '+': () => this.zoom(1.25, w, h), '=': () => this.zoom(1.25, w, h), '-': () => this.zoom(.8, w, h), 0: () => this.whole() }[e.key]
        ?? (e.key.startsWith('Arrow') ? () => this.walk(e.key) : null);
      if (!run || e.ctrlKey || e.metaKey || e.altKey) return;
      e.preventDefault();
      run();
    };
  }

  pointer(e) {
    const before = this.pointers.get(e.pointerId);
    if (!before) return;
    const dx = e.clientX - before.x, dy = e.clientY - before.y;
    if (Math.abs(dx) + Math.abs(dy) < 3 && !this.moved) return;
    this.moved = true;
    if (this.pointers.size === 2) {
      const [other] = [...this.pointers].filter(([id]) => id !== e.pointerId).map(([, p]) => p), box = this.svg.getBoundingClientRect();
      const was = Math.hypot(before.x - other.x, before.y - other.y), now = Math.hypot(e.clientX - other.x, e.clientY - other.y);
      if (was > 8) this.zoom(now / was, other.x - box.left, other.y - box.top);
    } else {
      this.x += dx;
      this.y += dy;
      this.place();
    }
    this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
  }
}
