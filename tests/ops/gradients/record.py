#!/usr/bin/env python3
"""Runs the catalogue's samples through PyTorch's autograd and writes gradients as case files.

    record.py --out DIR [--area NAME] [--op TEXT] [--layouts] [--seed N]

A case is one of case_file.h, with another meaning: the arguments of the call, whose tensors of
floating and complex types all want gradients; "written" is what goes in at the other end, a
gradient for output N at position N, and for the gradient of input N, when it is differentiated
again, at position SECOND + N; the results are the gradients of all inputs, then, with flag
TWICE, those of the gradients' products with what went in. The description ends with the name of the
node. Needs torch."""

import pathlib
import struct
import sys
import warnings

import torch

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
sys.path[:0] = [str(HERE.parent), str(ROOT / "tools" / "opgen")]
import entries  # noqa: E402
import record  # noqa: E402
import samples  # noqa: E402

TWICE, IN_PLACE = 4, 8
SECOND = 100
# Where PyTorch's second derivative ends the process, or takes minutes.
ONCE = ("pdist", "_pdist_forward", "mv")
TOLERANCES = {torch.float64: (1e-6, 1e-7), torch.complex128: (1e-6, 1e-7)}


def differentiable(value):
    return isinstance(value, torch.Tensor) and (value.is_floating_point() or value.is_complex())


def wanting(value):
    """The same values, as leaves that want gradients."""
    if differentiable(value):
        return value.detach().requires_grad_()
    if isinstance(value, list):
        return [wanting(item) for item in value]
    return value


def copied(value):
    if isinstance(value, torch.Tensor):
        return value.clone()
    return [copied(item) for item in value] if isinstance(value, list) else value


def noise(like, generator):
    made = torch.rand(like.shape, generator=generator, dtype=torch.float64) * 2 - 1
    if like.is_complex():
        other = torch.rand(like.shape, generator=generator, dtype=torch.float64) * 2 - 1
        return torch.complex(made, other).to(like.dtype)
    return made.to(like.dtype)


def inputs_of(values):
    return [v for v in record.flatten(values) if differentiable(v)]


def make_case(form, values, what):
    schema = form.schema
    leaves = wanting(values)
    inputs = inputs_of(leaves)
    if not inputs or len({id(t) for t in inputs}) != len(inputs):
        return None
    generator = torch.Generator().manual_seed(len(what))
    given = leaves
    in_place = form.how == "inplace"
    if in_place:
        given = [copied(leaves[0]), *leaves[1:]]
    result = record.call(schema, given)
    outputs = [t for t in record.flatten([result]) if isinstance(t, torch.Tensor)]
    name = next((t.grad_fn.name() for t in outputs if t.grad_fn is not None), None)
    if name is None or "NotImplemented" in name:
        return None
    roots = [(i, t, noise(t, generator)) for i, t in enumerate(outputs) if t.requires_grad]
    grads = torch.autograd.grad([t for _, t, _ in roots], inputs, [g for _, _, g in roots],
                                allow_unused=True, retain_graph=True)
    once = schema.name in ONCE
    seeds, second = ([], None) if once else twice(roots, inputs, generator)
    writer = record.Writer()
    flags = (TWICE if second is not None else 0) | (IN_PLACE if in_place else 0)
    body = struct.pack("<B", len(values))
    body += b"".join(writer.value(record.compact(v), a.type)
                     for a, v in zip(schema.arguments, values))
    expected = [*grads, *(second or [])]
    if len(expected) > 30 or len(roots) + len(seeds) > 30:
        return None
    body += struct.pack("<BB", 1, len(expected))
    body += b"".join(writer.value(plain(g), "Tensor?") for g in expected)
    body += struct.pack("<B", len(roots) + len(seeds))
    for at, value in [*((i, g) for i, _, g in roots), *seeds]:
        body += struct.pack("<B", at) + writer.value(plain(value), "Tensor")
    rtol, atol = TOLERANCES.get(inputs[0].dtype, (1e-4, 1e-4))
    head = (record.Writer.text(f"aten::{schema.full_name}")
            + record.Writer.text(f"{what} -> {name if form.family.kind != 'composite' else ''}")
            + struct.pack("<ddB", rtol, atol, flags))
    return struct.pack("<I", len(head + body)) + head + body


def plain(tensor):
    if tensor is None:
        return None
    return tensor.detach().resolve_conj().resolve_neg().contiguous().clone()


def twice(roots, inputs, generator):
    """Seeds and second gradients, or none where PyTorch has none."""
    try:
        first = torch.autograd.grad([t for _, t, _ in roots], inputs, [g for _, _, g in roots],
                                    allow_unused=True, create_graph=True)
        seeds = [(SECOND + i, g, noise(g, generator)) for i, g in enumerate(first)
                 if g is not None and g.requires_grad]
        if not seeds:
            return [], None
        second = torch.autograd.grad([g for _, g, _ in seeds], inputs, [s for _, _, s in seeds],
                                     allow_unused=True)
    except RuntimeError:
        return [], None
    return [(at, s) for at, _, s in seeds], list(second)


def family_cases(form, layouts, seed):
    functional = form.family.schema
    for index, sample in enumerate(form.family.entry.get("samples", [])):
        for mode in ("plain", "transposed", "sliced") if layouts else ("plain",):
            for dtype in (torch.float64, torch.complex128):
                what = f"{sample} {str(dtype).split('.')[1]} {mode}"
                text = f"{seed} {functional.full_name} {index} {dtype} {mode}"
                try:
                    args, kwargs = samples.evaluate(torch, sample, dtype, mode, text)
                    values = record.bind(functional, args, kwargs)
                    own = dict(zip((a.name for a in functional.arguments), values))
                    case = make_case(form, [own[a.name] for a in form.schema.arguments], what)
                except (record.Unusable, RuntimeError, IndexError, ValueError, TypeError,
                        NotImplementedError):
                    continue
                if case is not None:
                    yield case


def main():
    args = record.options(__doc__, "--layouts")
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    torch.tensor(0)  # loads modules, which samples cannot do
    args.out.mkdir(parents=True, exist_ok=True)
    areas = {}
    for family in entries.read(args.root):
        if args.area and family.area not in args.area:
            continue
        if family.draws:
            continue
        for form in family.forms:
            if form.how == "out" or any(a.written for a in form.schema.arguments) and (
                    form.how != "inplace"):
                continue
            if args.op and args.op not in form.schema.full_name:
                continue
            areas.setdefault(family.area, []).extend(family_cases(form, args.layouts, args.seed))
    record.write(areas, args.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
