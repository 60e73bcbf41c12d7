"""`keyfall explain OP ARGS…`: where a call goes, key by key, and why."""

import contextlib

from .. import _C
from .._loading import load
from . import argspecs, registry
from .output import Mistake

EXAMPLES = """\
  keyfall explain add 'cpu:f32[2,3]:grad' 'cpu:f32[3]'
  keyfall explain sum 'meta:f32[8]' --no-grad
  keyfall explain cat '[cpu:f32[2], cpu:f32[2]]' dim=0
A tensor is DEVICE:TYPE[SIZES]:FLAGS; the flags are grad, conj, neg and t (transposed)."""


def add_arguments(parser):
    parser.add_argument("op", help="an operator; without overload, the first that takes the arguments")
    parser.add_argument("args", nargs="*", help="arguments: cpu:f32[2,3]:grad, 2, [1,2], none, alpha=2")
    parser.add_argument("--plugin", action="append", default=[], metavar="PATH", help="load a plug-in first")
    parser.add_argument("--no-grad", action="store_true", help="explain a call inside no_grad()")
    parser.add_argument("--inference", action="store_true", help="explain a call in inference mode")


def keys_of(keyset):
    """The names of the keys of a set, the highest last."""
    text = _C._dispatch_keyset_to_string(keyset)
    return [key for key in text.partition("(")[2].rstrip(")").split(", ") if key]


def _explained(options):
    keyfall = load("keyfall")
    for path in options.plugin:
        load("keyfall.devices").load_plugin(path)
    names = registry.find(options.op)
    target = registry.overload_of(names[0]) if len(names) == 1 else options.op.removesuffix(".default")
    with contextlib.ExitStack() as scopes:
        args, kwargs = argspecs.parse(options.args)
        if options.no_grad:
            scopes.enter_context(keyfall.no_grad())
        if options.inference:
            scopes.enter_context(keyfall.inference_mode())
        try:
            return keyfall.explain(target, *args, **kwargs)
        except (RuntimeError, TypeError) as error:
            schemas = "".join(f"\n  {registry.schema_of(name)}" for name in names)
            if len(names) == 1:
                raise Mistake(f"{error}\nthe schema is{schemas}") from None
            raise Mistake(f"no overload of '{options.op}' takes these arguments; there are{schemas}") from None


def _steps(explanation):
    """The steps with their full texts: those of an explanation are cut at 160 characters."""
    slots = {slot.key: slot for slot in registry.table_of(explanation.op._name)}
    for step in explanation.steps:
        slot = registry.Slot(step.key.name, step.registered, step.rule)
        full = slots.get(slot.key)
        yield full if full is not None and full.rule == slot.rule else slot


def _data(explanation):
    sets = {name: keys_of(getattr(explanation, name))
            for name in ("keys", "included", "excluded", "mask", "skipped", "final")}
    return {"op": explanation.op._name, "schema": str(explanation.op._schema),
            "arguments": {name: keys_of(keys) for name, keys in explanation.arguments.items()}, **sets,
            "steps": [{**slot.as_dict(), "because": registry.RULES.get(slot.rule, "")}
                      for slot in _steps(explanation)]}


def _keys_text(keys, most=5):
    return ", ".join(keys[:most]) + (f" and {len(keys) - most} more" if len(keys) > most else "")


def _fails(steps):
    """Whether the call gets to a key without a kernel: the steps before only pass it on."""
    for step in steps:
        if step["kind"] in ("kernel", "composite"):
            return False
        if step["kind"] == "missing":
            return True
    return not steps


def _print(data, out):
    out.line(f"{out.style(data['op'], 'bold')}{data['schema'].removeprefix(data['op'])}\n")
    labels = [*((f"argument {name}", "", keys) for name, keys in data["arguments"].items()),
              ("the thread adds", "green", data["included"]),
              ("the thread removes", "red", [k for k in data["excluded"] if k in data["keys"]]),
              ("falls through", "dim", data["skipped"]), ("the set of the call", "bold", data["final"])]
    width = max(len(label) for label, *_ in labels)
    for label, style, keys in labels:
        if keys:
            text = _keys_text(keys)
            out.line(f"  {label:{width}}  {out.style(text, style) if style else text}")
    out.line()
    width = max(len(step["key"]) for step in data["steps"])
    for number, step in enumerate(data["steps"]):
        kind = out.style(step["kind"], registry.STYLES[step["kind"]])
        what = f"{kind} {out.style(step['kernel'], 'bold')}".rstrip()
        out.line(f"  {number + 1}  {out.style(step['key'].ljust(width), 'bold')}  {what}")
        space = " " * (width + 7)
        out.line(f"{space}{step['because']}")
        if step["where"]:
            out.line(out.style(f"{space}{step['where']}", "dim"))
    if _fails(data["steps"]):
        out.line(f"\n  {out.style('the call fails: no kernel', 'red')}")
    elif len(data["steps"]) > 1:
        out.line(out.style("\n  Each kernel may redispatch to the one below it.", "dim"))


def run(options, out):
    data = _data(_explained(options))
    if out.is_json:
        out.data(data)
    else:
        _print(data, out)
    return 1 if _fails(data["steps"]) else 0
