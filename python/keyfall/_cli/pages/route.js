// Where a call goes: the arithmetic of key sets as the dispatcher does it. A set is {b, f}, the bits of its backends
// and of its functionalities.
const setOf = ([b, f]) => ({ b: BigInt('0x' + b), f: BigInt('0x' + f) });
const union = (x, y) => ({ b: x.b | y.b, f: x.f | y.f });
const minus = (x, y) => ({ b: x.b, f: x.f & ~y.f }); // backends stay, as in the library
const highest = word => word === 0n ? 0n : 1n << BigInt(word.toString(2).length - 1);

class Keys {
  constructor(names, words) {
    this.names = names;
    this.byBits = new Map();
    this.perBackend = 0n;
    names.forEach((name, i) => {
      if (!words[i]) return;
      const { b, f } = setOf(words[i]);
      this.byBits.set(b + ':' + f, name);
      if (b) this.perBackend |= f;
    });
  }

  // The key of one functionality in a set, or undefined.
  key(set, f) { return this.byBits.get((this.perBackend & f ? highest(set.b) : 0n) + ':' + f); }

  // The names of the keys of a set, the highest first.
  list(set) {
    const found = [];
    for (let rest = set.f; rest; rest &= ~highest(rest)) {
      const f = highest(rest);
      if (!(this.perBackend & f)) { found.push(this.byBits.get('0:' + f)); continue; }
      for (let b = set.b; b; b &= ~highest(b)) found.push(this.byBits.get(highest(b) + ':' + f));
    }
    return found.filter(Boolean);
  }

  // The sets on the way of a call and its steps. `slotOf(key)` says how the operator's slot is filled.
  route(args, included, excluded, slotOf) {
    const all = union(args, included), unmasked = minus(all, excluded), skipped = { b: unmasked.b, f: 0n };
    for (let rest = unmasked.f; rest; rest &= ~highest(rest)) {
      const f = highest(rest), key = this.key(unmasked, f);
      if (!key || slotOf(key).kind === 'fallthrough') skipped.f |= f;
    }
    const final = { b: unmasked.b, f: unmasked.f & ~skipped.f }, steps = [];
    for (let f = highest(final.f), rest = final.f; f; rest &= ~f, f = highest(rest)) {
      const key = this.key(final, f), slot = slotOf(key);
      steps.push({ key, ...slot });
      if (slot.kind === 'missing') break;
    }
    return { args, included, removed: { b: all.b, f: all.f & excluded.f }, skipped, final, steps };
  }
}

// ---- Arguments

// The tensors among the arguments of a schema: {name, type, optional, list}.
function tensorArguments(schema) {
  const from = schema.indexOf('('), found = [];
  let depth = 0, start = from + 1;
  for (let i = from; i < schema.length; i++) {
    const c = schema[i];
    if (c === '(' || c === '[') depth++;
    if (c === ')' || c === ']') depth--;
    if ((c === ',' && depth === 1) || depth === 0) {
      const parts = schema.slice(start, i).trim().match(/^(Tensor(?:\([^)]*\))?)(\?)?(\[\d*\])?(\?)?\s+(\w+)/);
      if (parts) found.push({ name: parts[5], type: 'Tensor' + (parts[2] ?? '') + (parts[3] ?? '') + (parts[4] ?? ''),
        optional: !!(parts[4] || (parts[2] && !parts[3])), list: !!parts[3] });
      start = i + 1;
    }
    if (depth === 0) break;
  }
  return found;
}

// What the choices of the page mean: the keys of the arguments, and what the thread includes and excludes.
function chosenSets(cases, schema, choices) {
  let args = { b: 0n, f: 0n }, included = setOf(cases.included), excluded = setOf(cases.excluded);
  for (const argument of tensorArguments(schema)) {
    const choice = choices.arguments[argument.name] ?? {}, at = choice.tensor ?? (argument.optional ? -1 : 0);
    if (at < 0) continue;
    args = union(args, setOf(cases.tensors[at].keys));
    cases.flags.forEach(flag => { if (choice[flag.name]) args = union(args, setOf(flag.keys)); });
  }
  cases.scopes.forEach((scope, i) => {
    if (!choices.scopes[i]) return;
    included = { b: included.b, f: (included.f & ~setOf(scope.drops).f) | setOf(scope.includes).f };
    excluded = { b: excluded.b, f: (excluded.f & ~setOf(scope.allows).f) | setOf(scope.excludes).f };
  });
  return { args, included, excluded };
}

// The command that explains the same call, or '' where it has no words for the choices.
function explainCommand(cases, op, choices) {
  const words = ['keyfall explain', op.name];
  let first = true;
  for (const argument of tensorArguments(op.schema)) {
    const choice = choices.arguments[argument.name] ?? {}, at = choice.tensor ?? (argument.optional ? -1 : 0);
    if (at < 0) { first = false; continue; }
    const spec = cases.tensors[at].spec;
    if (!spec) return '';
    const flags = cases.flags.filter(flag => choice[flag.name]).map(flag => ':' + flag.name).join('');
    const text = (flags.includes('conj') ? spec.replace('f32', 'c64') : spec) + flags;
    words.push("'" + (first ? '' : argument.name + '=') + (argument.list ? '[' + text + ']' : text) + "'");
  }
  for (const [i, scope] of cases.scopes.entries()) {
    if (!choices.scopes[i]) continue;
    if (!scope.option) return '';
    words.push(scope.option);
  }
  return words.join(' ');
}
