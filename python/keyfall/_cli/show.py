"""`keyfall show OP`: everything about one operator."""

from . import registry

EXAMPLES = """\
  keyfall show add.Tensor
  keyfall show aten::linear --full
  keyfall show npu::scale --json"""


def add_arguments(parser):
    parser.add_argument("op", help="an operator: add.Tensor, aten::add.Tensor, npu::scale")
    parser.add_argument("--full", action="store_true", help="one line for each key of the table")


def _data(name):
    return {"name": name, "schema": registry.schema_of(name), "tags": registry.tags_of(name),
            "registrations": [slot.as_dict() for slot in registry.registrations_of(name)],
            "table": [slot.as_dict() for slot in registry.table_of(name)]}


def _keys_text(group):
    keys = [slot.key for slot in group]
    return ", ".join(keys) if len(keys) <= 3 else f"{keys[0]} … {keys[-1]} ({len(keys)} keys)"


def _print_operator(name, full, out):
    schema = registry.schema_of(name)
    out.line(f"{out.style(name, 'bold')}{schema.removeprefix(name)}")
    tags = registry.tags_of(name)
    if tags:
        out.line(f"  tags  {', '.join(tags)}")
    out.line(f"\n  {out.style('registered', 'bold')}")
    registered = registry.registrations_of(name)
    width = max((len(slot.key) for slot in registered), default=0)
    names = max((len(slot.kernel) for slot in registered), default=0)
    for slot in registered:
        kernel = out.style(f"{slot.kernel:{names}}", "green")
        out.line(f"    {slot.key:{width}}  {kernel}  {out.style(slot.where, 'dim')}".rstrip())
    if not registered:
        out.line("    nothing")
    slots = registry.table_of(name)
    groups = [[slot] for slot in slots] if full else registry.runs(slots)
    texts = [_keys_text(group) for group in groups]
    width = max(map(len, texts))
    out.line(f"\n  {out.style('computed table', 'bold')}")
    for text, group in zip(texts, groups):
        slot = group[0]
        name_text = "" if slot.kind in ("missing", "fallthrough") else slot.kernel or slot.where
        kind = out.style(f"{slot.kind:11}", registry.STYLES[slot.kind])
        out.line(f"    {text:{width}}  {kind}  {name_text}".rstrip())


def run(options, out):
    names = registry.find(options.op)
    if out.is_json:
        found = [_data(name) for name in names]
        out.data(found[0] if len(found) == 1 else found)
        return 0
    exact = options.op if "::" in options.op else f"aten::{options.op}"
    shown = [name for name in names if name == exact] or names
    if len(shown) == 1:
        _print_operator(shown[0], options.full, out)
    others = [name for name in names if name not in shown[:1]] if len(shown) == 1 else names
    if others:
        out.line(f"\n{out.style('other overloads' if len(shown) == 1 else 'overloads', 'bold')}")
        for name in others:
            out.line(f"  {registry.schema_of(name)}")
    return 0
