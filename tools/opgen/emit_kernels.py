"""Generates the kernels that combine rules and compute functions, by area, and the table of their
registrations."""

import emit_tables
import entries
import signatures
from emit_common import MADE, areas, for_size, is_specialized, listing, prototype

PLACES = {"composite": "IMPLICIT", "explicit": "EXPLICIT", "view": "VIEW",
          "factory": "EXPLICIT"}


def place(family):
    """Returns the key that a composite is registered at: a member of kf__registered_at_t."""
    if family.kind == "python":
        return "IMPLICIT" if family.is_composite else "EXPLICIT"
    return PLACES[family.kind]


def python_modules(families):
    """Returns the modules that have the kernels of kind python, in the order of their numbers."""
    return sorted({family.entry["module"] for family in families if family.kind == "python"})


def arguments(call):
    return [p if isinstance(p, str) else p.c_name for p in call.parameters]


def checks(family):
    """Generates the checks that required tensors are given, have memory, and are on one device, unless
    the rule permits a mix."""
    schema = family.schema
    found = [a for a in schema.arguments if a.is_tensor]
    text, single = "", found
    if [a.type for a in found[:2]] == ["Tensor", "Tensor"]:
        first, second = found[:2]
        text += (f'  if (KF_UNLIKELY(kf__suspect({first.c_name}) || kf__suspect({second.c_name})))\n'
                 f'    KF_TRY(kf__check_pair(call, {first.c_name}, {second.c_name}, '
                 f'"{first.name}\\0{second.name}"));\n')
        single = found[2:]
    for argument in single:
        suspect = "kf__suspect" if argument.type == "Tensor" else "kf__suspect_if_there"
        text += (f'  if (KF_UNLIKELY({suspect}({argument.c_name})))\n'
                 f'    KF_TRY(kf__check_argument(call, {argument.c_name}, "{argument.name}"));\n')
    for argument in schema.arguments:
        if argument.is_tensor_list:
            text += f'  KF_TRY(kf__check_list(call, {argument.c_name}, "{argument.name}"));\n'
    first = next((a for a in found if a.type == "Tensor"), None)
    if first is None or family.entry.get("own_device_check"):
        return text
    for argument in found:
        if argument is first:
            continue
        text += (f'  if (KF_UNLIKELY(kf__other_device({first.c_name}, {argument.c_name})))\n'
                 f'    KF_TRY(kf__check_device(r->op, {first.c_name}, {argument.c_name}, '
                 f'"{argument.name}"));\n')
    return text


def run(family):
    """Generates the common part of all forms: checks, rule, compute."""
    schema = family.schema
    compute = family.compute.name
    declared = ["const kf_call_t *call", "kf_results_t *r",
                *(a.c_declaration for a in schema.arguments)]
    text = prototype(f"static kf_status_t run_{schema.cname}", declared, " {")
    used = {p.name for c in (family.rule, family.compute) for p in c.parameters
            if not isinstance(p, str)} | {a.name for a in schema.arguments if a.is_tensor}
    for argument in schema.arguments:
        if argument.name not in used:
            text += f"  (void){argument.c_name};\n"
    text += checks(family)
    iterator = family.kind == "elementwise"
    if iterator:
        text += "  kf_iter_t it;\n"
    rule = listing([*(["&it"] if iterator else []), "r", *arguments(family.rule)])
    text += f"  KF_TRY(kf__rule_{family.rule.name}({rule}));\n"
    text += (f"  kf_compute_{compute}_fn compute = (kf_compute_{compute}_fn)kf__compute(call);\n"
             "  if (compute == NULL) return KF_OK;\n")
    given = arguments(family.compute)
    if iterator:
        given = ["&it", *given]
    elif family.later:
        given = ["r", *given]
    else:
        given += [f"r->tensors[{i}]" for i in range(len(schema.returns))]
    return text + f"  return compute({listing(given)});\n}}\n"


def given_tensors(form):
    """Returns the tensors that an in-place or out= form writes to, which the functional form lacks."""
    known = {a.name for a in form.family.schema.arguments}
    return [a.c_name for a in form.schema.arguments
            if (a.name not in known if form.how == "out" else a.written)]


def kernel(form):
    """Generates one form around run_…: an entry for the macros of src/ops/core/kernel_forms.h."""
    family = form.family
    functional, own = signatures.of(family.schema), signatures.of(form.schema)
    run = family.schema.cname
    if form.how == "functional":
        return f"KF__FUNCTIONAL_FORM({form.cname}, {run}, {own.name})\n"
    if form.how == "inplace":
        return in_place(form, run, functional, own)
    count = len(functional.outputs)
    head = "KF__INLINE_OUT_FORM" if is_specialized(form) else "KF__OUT_FORM"
    if (own.inputs[:-count], [a.c_name for a in form.schema.arguments[-count:]]) != (
            functional.inputs, given_tensors(form)):
        raise entries.Mistake(family.path, family.line, f"the results of {form.cname} must be its "
                              "last arguments, behind those of the functional form")
    return f"{head}({form.cname}, {run}, {functional.name}, {family.given_out})\n"


def in_place(form, run, functional, own):
    """Generates an in-place form. Further written arguments are checked with the other arguments."""
    names = [a.name for a in form.schema.arguments]
    if given_tensors(form)[0] != form.schema.arguments[0].c_name:
        raise entries.Mistake(form.family.path, form.family.line,
                              f"{form.cname} must write to its first argument")
    if own.inputs == functional.inputs:
        return f"KF__INPLACE_FORM({form.cname}, {run}, {own.inputs})\n"
    order = ", ".join("abcdefghijklmnopqrstuvwxyz"[names.index(a.name)]
                      for a in form.family.schema.arguments)
    return f"KF__REORDERED_FORM({form.cname}, {run}, {own.inputs}, ({order}))\n"


def option(family, argument, out):
    """Returns the value that an out= form passes to a factory for an option it lacks: the dtype of the
    output tensor, its device if no argument is a tensor, and None for the others."""
    if argument.name == "dtype":
        return f"(kf_opt_int_t){{kf__dtype({out}), true}}"
    if argument.name == "device" and selects(family):
        return f"(kf_opt_device_t){{{out}->device, true}}"
    return f"({argument.c_type}){{0}}"


def derived(form):
    """Generates in-place and out= forms of composites: the functional operator, then store."""
    schema, family = form.schema, form.family
    named = {a.name for a in schema.arguments}
    own = [a.c_name if a.name in named else option(family, a, given_tensors(form)[0])
           for a in family.schema.arguments]
    count = len(family.schema.returns)
    text = prototype(f"{for_size(form)}static kf_status_t {form.how}_{form.cname}",
                     emit_tables.kernel_signature(schema), " {")
    given = given_tensors(form)
    made = ", ".join(f"*made{i} = NULL" for i in range(count))
    text += f"  kf_tensor_t {made};\n"
    apart = family.entry.get("out_apart", []) if form.how == "out" else []
    if apart:
        text += (f"  kf_tensor_t *const apart[] = {{{listing([*apart, 'NULL'])}}};\n"
                 f"  KF_TRY(kf__refuse_partly(kf_op_full_name(call->op), {given[0]}, apart));\n")
    call = listing([*own, *(f"&made{i}" for i in range(count))])
    text += f"  KF_TRY({family.forms[0].public}({call}));\n"
    recorded = "true" if family.entry.get("recorded_out") else "false"
    text += (f"  kf_tensor_t *const results[] = {{{listing([f'made{i}' for i in range(count)])}}};\n"
             f"  kf_tensor_t *const given[] = {{{listing(given)}}};\n")
    return text + (f"  return kf__store_results(kf_op_full_name(call->op), "
                   f"KF__FORM_{form.how.upper()}, {count}, given, results, {family.given_out}, {recorded});\n}}\n")


def copied(form, publics):
    """Generates view_copy: the view, then a copy of it."""
    schema = form.schema
    (_, out), = schema.outputs
    several = schema.returns[0].type != "Tensor"
    text = prototype(f"{for_size(form)}static kf_status_t {form.how}_{form.cname}",
                     emit_tables.kernel_signature(schema), " {")
    made = "kf_list_t *made" if several else "kf_tensor_t *made"
    given = listing([*(a.c_name for a in schema.arguments), "&made"])
    helper = "kf__copy_of_views" if several else "kf__copy_of_view"
    return text + (f"  (void)call;\n  {made} = NULL;\n"
                   f"  KF_TRY({publics[form.family.clones]}({given}));\n"
                   f"  return {helper}(self, made, {out});\n}}\n")


def selects(family):
    """True for a factory without tensors: its key comes from its options."""
    names = {a.name for a in family.schema.arguments}
    return (family.kind == "factory" and {"dtype", "layout", "device"} <= names
            and not any(a.is_tensor or a.is_tensor_list for a in family.schema.arguments))


def select(form):
    """Generates the BackendSelect kernel of a factory: finds the key and redispatches to it."""
    schema = form.schema
    names = [*(a.c_name for a in schema.arguments), *(name for _, name in schema.outputs)]
    declared = emit_tables.kernel_signature(schema)
    text = prototype(f"typedef kf_status_t (*{form.cname}_fn)", declared)
    text += prototype(f"static kf_status_t select_{form.cname}", declared, " {")
    arguments = listing([f"&{a.c_name}" for a in schema.arguments])
    pointers = listing([name for _, name in schema.outputs] or ["NULL"])
    return text + ("  kf_keyset_t set;\n"
                   "  KF_TRY(kf__factory_keys(dtype, layout, device, &set));\n"
                   f"  KF_REDISPATCH(call->op, {form.cname}_fn, set, ({listing(names)}),\n"
                   f"                ({arguments}), ({pointers}));\n}}\n")


def area_kernels(area, members, publics, modules):
    text = MADE + '#include "ops/core/kernel_forms.h"\n'
    rows = []
    for family in members:
        if family.kind in ("elementwise", "structured"):
            text += "\n" + run(family)
        for form in family.forms:
            name, compute, at = f"kf__op_{form.cname}", "KF__COMPUTE_COUNT", None
            if family.kind in ("elementwise", "structured"):
                text += kernel(form)
                name, at = f"{form.how}_{form.cname}", "BACKEND"
                compute = f"KF__COMPUTE_{family.compute.name}"
            elif family.kind == "kernel":
                name, at, compute = None, "BACKEND", f"KF__COMPUTE_{form.cname}"
            elif family.kind == "declared":
                continue
            elif family.kind == "python" and form.own:
                name, at, compute = None, f"PYTHON_{place(family)}", modules.index(family.entry["module"])
            else:
                at = place(family)
                if not form.own:
                    text += "\n" + (copied(form, publics) if form.how == "functional"
                                    else derived(form))
                    name = f"{form.how}_{form.cname}"
            function = f"(kf_typed_fn){name}" if name else "NULL"
            rows.append(f"    {{KF__OP_{form.cname}, {compute}, KF__AT_{at}, {function}}},\n")
            if selects(family) and form.how == "functional":
                text += "\n" + select(form)
                rows.append(f"    {{KF__OP_{form.cname}, KF__COMPUTE_COUNT, KF__AT_SELECT, "
                            f"(kf_typed_fn)select_{form.cname}}},\n")
    text += f"\nconst kf__kernel_entry_t kf__kernels_{area}[] = {{\n{''.join(rows)}"
    return text + "    {0, 0, KF__AT_END, NULL},\n};\n"


def emit(families):
    files, lists, names, modules = {}, "", "", python_modules(families)
    publics = {form.schema.full_name: form.public for family in families for form in family.forms}
    for area, members in areas(families):
        files[f"src/ops/gen/kernels/kernels_{area}.c"] = area_kernels(area, members, publics, modules)
        lists += f"extern const kf__kernel_entry_t kf__kernels_{area}[];\n"
        names += f"    kf__kernels_{area},\n"
    files["src/ops/gen/kernels/kernel_lists.c"] = (
        MADE + '#include "ops/catalogue/catalogue.h"\n\n' + lists
        + f"\nconst kf__kernel_entry_t *const kf__kernel_lists[] = {{\n{names}    NULL,\n}};\n"
        + "\nconst char *const kf__python_modules[] = {\n"
        + "".join(f'    "keyfall.{name}",\n' for name in modules) + "    NULL,\n};\n")
    return files
