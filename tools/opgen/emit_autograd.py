"""Generates nodes and autograd kernels from the derivative formulas of the catalogue: the declarations
of families, and the code of the specialized operators, which have kernels of their own. The other
operators use tables: emit_records.py."""

import re
from dataclasses import dataclass, field

import emit_scoped
import entries
import formulas
from emit_common import MADE, for_size, listing, prototype
from emit_tables import kernel_signature
from entries import fail_at as fail

HELPERS = "src/autograd/formulas/formulas.h"
HEAD = MADE + '#include "autograd/formulas/formula_support.h"\n'
WORDS = ("none", "through", "not implemented")  # in place of a formula
# How a node saves a value: C type, kind of kf__saved_field_t, statements that save, read, release.
KEEP = {
    "tensor": ("kf__saved_t", "TENSOR"), "tensors": ("kf__saved_list_t", "TENSORS"),
    "ints": ("kf__ints_t", "INTS"), "shapes": ("kf__ints_t", "INTS"),
    "number": ("kf_scalar_t", "SCALAR"), "int": ("int64_t", "INT"), "float": ("double", "FLOAT"),
    "bool": ("bool", "BOOL"), "dtype": ("kf_dtype_t", "DTYPE"), "int?": ("kf_opt_int_t", "OPT_INT"),
    "float?": ("kf_opt_float_t", "OPT_FLOAT"), "number?": ("kf_opt_scalar_t", "OPT_SCALAR"),
    "bool?": ("kf_opt_bool_t", "OPT_BOOL"), "text": ("const char *", "STR"),
    "bools": ("kf__bools_t", "BOOLS"),
}
READ_TYPES = {"tensor": "kf_tensor_t *", "tensors": "kf_tensor_span_t ", "ints": "kf_int_span_t ",
              "shapes": "kf_int_span_t ", "text": "kf_str_t ", "bools": "kf_bool_span_t "}


def node_name(family):
    return family.entry.get("node") or entries.node_name(family.schema)


def result_names(schema, in_place):
    """Returns names of results in formulas → C expression in a kernel."""
    if in_place:
        return {"result": next(a.c_name for a in schema.arguments if a.written)}
    outputs = [name for _, name in schema.outputs]
    if len(outputs) == 1:
        item = schema.returns[0]
        return {item.name or "result": f"*{outputs[0]}"}
    names = [item.name or f"result{i}" for i, item in enumerate(schema.returns)]
    return {name: f"*{out}" for name, out in zip(names, outputs)}


@dataclass
class Gradient:
    """One formula, and the arguments whose gradients it computes."""
    arguments: list
    compiled: formulas.Compiled | None  # None: not implemented
    missing: str = ""  # what is not implemented, in PyTorch's wording


@dataclass
class Node:
    """A node type: what it saves, and its formulas."""
    cname: str
    name: str
    schema: object
    gradients: list = field(default_factory=list)
    part: str = ""  # the function that makes the view again, for views that are parts of their input

    @property
    def arguments(self):
        """Arguments with gradients, in schema order: one edge each."""
        given = {a.name for g in self.gradients for a in g.arguments}
        return [a for a in self.schema.arguments if a.name in given]

    @property
    def kept(self):
        """Returns name → (saved value, the arguments whose gradients need it)."""
        found = {}
        for gradient in self.gradients:
            if gradient.compiled is None:
                continue
            for name, kept in gradient.compiled.kept.items():
                found.setdefault(name, (kept, []))[1].extend(gradient.arguments)
        return found

    @property
    def list_argument(self):
        return next((a for a in self.arguments if a.is_tensor_list), None)

    def edge(self, argument):
        """Returns the C expression of an argument's first edge."""
        at = 0
        for other in self.arguments:
            if other is argument or other.name == argument.name:
                return str(at)
            if other.is_tensor_list:
                return f"node->edge_count - {len(self.arguments) - self.arguments.index(argument)}"
            at += 1
        raise AssertionError(argument)

    def wanted(self, argument):
        if argument.is_tensor_list:
            return "kf__node_wants_any(node, 0, node->edge_count)"
        return f"kf__node_wants(node, {self.edge(argument)})"


class Area:
    """The kernels of one catalogue file."""

    names = formulas.LocalNames

    def __init__(self, name, helpers, operators):
        self.name, self.helpers, self.operators = name, helpers, operators
        self.used, self.below, self.refuse = {}, {}, {}
        self.text, self.rows = "", []

    # ---- Formulas

    def node(self, family, schema, table, key, cname, in_place):
        node = Node(cname, node_name(family), schema)
        by_name = {a.name: a for a in schema.arguments}
        compiler = formulas.Compiler(schema, self.helpers, self.operators,
                                     result_names(schema, in_place), self.names())
        for names, text in table.items():
            arguments = []
            for name in (part.strip() for part in names.split(",")):
                if name not in by_name:
                    fail(family, key, f"'{name}' is no argument of {schema.full_name}")
                if not (by_name[name].is_tensor or by_name[name].is_tensor_list):
                    fail(family, key, f"'{name}' is no tensor: it has no gradient")
                arguments.append(by_name[name])
            if text.startswith("not implemented"):
                what = text.partition(":")[2].strip() or schema.name
                node.gradients.append(Gradient(arguments, None, what))
                continue
            try:
                compiled = compiler.compile(text, len(arguments))
            except formulas.FormulaError as error:
                fail(family, key, f"gradient of '{names}': {error}")
            if any(a.is_tensor_list for a in arguments) and compiled.call is None:
                fail(family, key, f"gradient of '{names}': a list needs a function of formulas.h "
                                  "that computes several gradients")
            self.used.update(compiled.operators)
            node.gradients.append(Gradient(arguments, compiled))
        return node

    # ---- Nodes

    def node_text(self, node):
        kept = node.kept
        text = "\ntypedef struct {\n  kf__node_t node;\n"
        for name, (item, _) in kept.items():
            c_type = KEEP[item.kind][0]
            text += f"  {c_type}{'' if c_type.endswith('*') else ' '}{name};\n"
        text += f"}} node_{node.cname}_t;\n"
        text += self.backward_text(node)
        tensors = [n for n, (k, _) in kept.items() if k.kind in ("tensor", "tensors")]
        blocks = [n for n, (k, _) in kept.items() if k.kind in ("ints", "shapes", "bools")]
        drops = {"tensor": "kf__saved_drop", "tensors": "kf__saved_list_drop",
                 "ints": "kf__ints_drop", "shapes": "kf__ints_drop", "bools": "kf__bools_drop"}
        for title, names in (("release", tensors), ("destroy", blocks)):
            if not names:
                continue
            text += (f"static void {title}_{node.cname}(kf__node_t *node) {{\n"
                     f"  node_{node.cname}_t *saved = (node_{node.cname}_t *)(void *)node;\n")
            for name in names:
                text += f"  {drops[kept[name][0].kind]}(&saved->{name});\n"
            text += "}\n"
        fields = f"fields_{node.cname}"
        if kept:
            text += f"static const kf__saved_field_t {fields}[] = {{\n"
            for name, (item, _) in kept.items():
                text += (f'    KF__FIELD("{item.shown}", {KEEP[item.kind][1]}, '
                         f"node_{node.cname}_t, {name}),\n")
            text += "    KF__FIELDS_END};\n"
        members = {"name": f'"{node.name}"', "size": f"sizeof(node_{node.cname}_t)",
                   "backward": f"backward_{node.cname}"}
        if node.part:
            text += self.part_text(node)
            members["part"] = f"part_{node.cname}"
        if tensors:
            members["release_saved"] = f"release_{node.cname}"
        if blocks:
            members["destroy"] = f"destroy_{node.cname}"
        if kept:
            members["fields"] = fields
        listed = "".join(f"    .{name} = {value},\n" for name, value in members.items())
        return text + f"static const kf__node_type_t type_{node.cname} = {{\n{listed}}};\n"

    def part_text(self, node):
        first, *others = node.schema.arguments
        call = ", ".join(["sum", *(f"saved->{a.c_name}" for a in others), "out"])
        return (prototype(f"static kf_status_t part_{node.cname}",
                          ["kf__node_t *node", "kf_tensor_t *sum", "kf_tensor_t **out"], " {")
                + f"  node_{node.cname}_t *saved = (node_{node.cname}_t *)(void *)node;\n"
                  "  *out = NULL;\n"
                  f"  if (!kf__spans_equal(kf__sizes(sum), kf__ints_span(&saved->{first.c_name}_sizes))) return KF_OK;\n"
                  f"  return {node.part}({call});\n}}\n")

    def backward_text(self, node):
        text = prototype(f"static kf_status_t backward_{node.cname}",
                         ["kf__node_t *node", "kf_tensor_t *const *grads", "kf_tensor_t **out"],
                         " {")
        plain = [g for g in node.gradients if g.compiled is None or g.compiled.text != "grad"]
        reads = [g.compiled for g in node.gradients if g.compiled is not None]
        if any(0 in compiled.grads for compiled in reads):
            text += "  kf_tensor_t *grad = grads[0];\n"
        if any(compiled.many for compiled in reads):
            pass
        elif any(0 in compiled.grads for compiled in reads):
            text += "  if (grad == NULL) return KF_OK;\n"
        else:
            text += "  (void)grads;\n"
        if not reads:
            text += "  (void)out;\n"
        if node.kept:
            text += f"  node_{node.cname}_t *saved = (node_{node.cname}_t *)(void *)node;\n"
        if not plain:
            for gradient in node.gradients:
                argument = gradient.arguments[0]
                text += (f"  if ({node.wanted(argument)}) "
                         f"out[{node.edge(argument)}] = kf_scope_keep(grad);\n")
            return text + "  return KF_OK;\n}\n"
        text += "  kf_scope_t scope;\n  kf_scope_open(&scope);\n"
        for argument in node.arguments:
            text += f"  bool wants_{argument.c_name} = {node.wanted(argument)};\n"
        for name, (item, arguments) in node.kept.items():
            text += self.read(node, name, item, arguments)
        # In PyTorch's order, which modes can observe: by the names of the arguments.
        for gradient in sorted(node.gradients, key=lambda g: [a.name for a in g.arguments]):
            text += self.gradient_text(node, gradient)
        return text + "  return kf_scope_close(&scope);\n}\n"

    def read(self, node, name, item, arguments):
        c_type = READ_TYPES.get(item.kind, KEEP[item.kind][0] + " ")
        wants = " || ".join(dict.fromkeys(f"wants_{a.c_name}" for a in arguments))
        everyone = {a.name for a in node.arguments} <= {a.name for a in arguments}
        if item.kind == "tensor":
            value = f"kf__unpack_scoped(node, &saved->{name})"
            return f"  {c_type}{name} = " + (f"{value};\n" if everyone and len(node.arguments) == 1
                                             else f"({wants}) ? {value} : NULL;\n")
        if item.kind == "tensors":
            return (f"  kf_tensor_t *{name}_room[KF__MAX_DIMS];\n  {c_type}{name} = "
                    f"kf__unpack_list_scoped(node, &saved->{name}, {name}_room);\n")
        if item.kind in ("ints", "shapes"):
            return f"  {c_type}{name} = kf__ints_span(&saved->{name});\n"
        if item.kind == "bools":
            return f"  {c_type}{name} = kf__bools_span(&saved->{name});\n"
        if item.kind == "text":
            return f"  {c_type}{name} = kf_str_of(saved->{name});\n"
        return f"  {c_type}{name} = saved->{name};\n"

    def gradient_text(self, node, gradient):
        compiled = gradient.compiled
        wants = " || ".join(f"wants_{a.c_name}" for a in gradient.arguments)
        edges = [node.edge(a) for a in gradient.arguments]
        if compiled is None:
            return (f"  if ({wants})\n    (void)kf_scope_take("
                    f'kf__not_implemented("{gradient.missing}"), NULL);\n')
        if compiled.call is None:
            return (f"  if ({wants})\n    out[{edges[0]}] = kf_scope_keep({compiled.text});\n")
        arguments = [a.replace("KF__WANTED", f"((kf_bool_span_t){{wanted, {len(edges)}}})")
                     for a in compiled.arguments]
        text = f"  if ({wants}) {{\n"
        lists = gradient.arguments[0].is_tensor_list
        function = compiled.call
        if lists:
            text += "    kf__wanted_t wanted;\n    kf__wanted_open(&wanted, node);\n"
            extra = ["wanted.edges", "out", "node->edge_count"]
        else:
            flags = listing([f"wants_{a.c_name}" for a in gradient.arguments])
            if function.form is None or any("wanted" in a for a in arguments):
                text += f"    const bool wanted[] = {{{flags}}};\n"
            text += f"    kf_tensor_t *made[{len(edges)}] = {{NULL}};\n"
            extra = (["wanted", "made"] if function.form is None
                     else [f"&made[{i}]" for i in range(len(edges))])
        call = f"{function.c_name}({', '.join([*arguments, *extra])})"
        text += f"    if (!kf_scope_has_failed()) kf__scope_note({call});\n"
        if lists:
            text += "    kf__wanted_close(&wanted);\n"
        else:
            for index, (edge, argument) in enumerate(zip(edges, gradient.arguments)):
                text += f"    kf__give(&out[{edge}], made[{index}], wants_{argument.c_name});\n"
        return text + "  }\n"

    # ---- Kernels

    def below_name(self, schema):
        """Returns the function that redispatches below autograd, one per signature."""
        types = tuple(kernel_signature(schema)[1:])
        key = tuple(re.sub(r"(\w+)$", "", t) for t in types)
        name = self.below.get(key)
        if name is None:
            name = self.below[key] = f"below_{len(self.below)}"
            inputs = [f"a{i}" for i in range(len(schema.arguments))]
            outputs = [f"o{i}" for i in range(len(schema.outputs))]
            declared = ["const kf_call_t *call",
                        *(k + n for k, n in zip(key, [*inputs, *outputs]))]
            self.text += "\n" + prototype(f"typedef kf_status_t (*{name}_fn)", declared)
            self.text += prototype(f"static KF__SHARED kf_status_t {name}", declared, " {")
            self.text += (f"  KF_REDISPATCH(call->op, {name}_fn, kf__below_autograd(call), "
                          f"({', '.join([*inputs, *outputs])}),\n"
                          f"                ({', '.join(f'KF_ARG({i})' for i in inputs)}), "
                          f"({', '.join(outputs) or 'NULL'}));\n}}\n")
        return name

    def anybody(self, schema):
        """Returns the C condition that any argument requires a gradient."""
        parts = []
        for a in schema.arguments:
            if a.is_tensor_list:
                parts.append(f"kf__list_wants_grad({a.c_name})")
            elif a.type == "Tensor":
                parts.append(f"kf__wants_grad({a.c_name})")
            elif a.is_tensor:
                parts.append(f"kf__wants_grad_opt({a.c_name})")
        return " | ".join(parts)

    def kernel(self, family, form, node, undifferentiable):
        schema = form.schema
        in_place = any(a.written for a in schema.arguments) and not schema.outputs
        below = self.below_name(schema)
        declared = kernel_signature(schema)
        arguments = ["call", *(a.c_name for a in schema.arguments),
                     *(name for _, name in schema.outputs)]
        text = "\n" + prototype(f"static kf_status_t record_{form.cname}", declared, " {")
        text += self.record(family, form, node, below, in_place, undifferentiable)
        text += prototype(f"static kf_status_t autograd_{form.cname}", declared, " {")
        text += (f"  if (KF_LIKELY(!({self.anybody(schema)})) || !kf__grad_mode())\n"
                 f"    return {below}({', '.join(arguments)});\n"
                 f"  return record_{form.cname}({', '.join(arguments)});\n}}\n")
        self.text += text
        self.kernel_row(form, f"autograd_{form.cname}")

    def record(self, family, form, node, below, in_place, undifferentiable):
        schema = form.schema
        outputs = schema.outputs
        is_list = any(c_type == "kf_list_t **" for c_type, _ in outputs)
        with_gradient = {a.name for a in node.arguments}
        text = "".join(f"  *{name} = NULL;\n" for _, name in outputs)
        for a in schema.arguments:
            if (a.is_tensor or a.is_tensor_list) and a.name not in with_gradient:
                check = ("kf__list_wants_grad" if a.is_tensor_list else "kf__wants_grad_opt")
                text += (f"  if (KF_UNLIKELY({check}({a.c_name})))\n"
                         f'    return kf__not_differentiable(call, "{a.name}");\n')
        if family.entry.get("real_gradients", False):
            text += "".join(f"  KF_TRY(kf__check_real(call, {a.c_name}));\n" for a in node.arguments)
        if in_place:
            target = next(a for a in schema.arguments if a.written)
            text += f"  KF_TRY(kf__check_inplace({target.c_name}));\n"
        listed = node.list_argument
        edges = str(len(node.arguments))
        if listed is not None:
            edges = f"(uint32_t){listed.c_name}.size"
            if len(node.arguments) > 1:
                edges += f" + {len(node.arguments) - 1}"
        marked = [i for i, item in enumerate(schema.returns) if not in_place
                  and (item.name or f"result{i}") not in undifferentiable]
        count = 1 if in_place else 0 if is_list else len(marked)
        text += (f"  node_{node.cname}_t *saved =\n      (node_{node.cname}_t *)(void *)"
                 f"kf__node_new(&type_{node.cname}, {edges}, {count});\n"
                 "  if (saved == NULL) return kf__no_memory();\n  kf_status_t status;\n"
                 "  kf__node_t *node = &saved->node;\n")
        for a in node.arguments:
            link = "kf__node_link_list" if a.is_tensor_list else "kf__node_link"
            text += (f"  KF__STEP({link}(node, {node.edge(a)}, {a.c_name}));\n")
        # Other written arguments are saved after the call, like results.
        late = {a.name for a in schema.arguments if a.written and not (in_place and a is target)}
        for name, (item, arguments) in node.kept.items():
            if not (item.is_result or item.of in late):
                text += self.save(node, schema, name, item, arguments, in_place)
        view = family.kind == "view" or any(a.written for a in schema.arguments)
        enter = "kf__below_autograd_enter" if view else "kf__below_enter"
        call = listing(["call", *(a.c_name for a in schema.arguments), *(n for _, n in outputs)])
        text += (f"  kf__below_t below = {enter}();\n"
                 f"  status = {below}({call});\n  kf__below_leave(below);\n"
                 "  if (status != KF_OK) goto end;\n")
        steps = ""
        if in_place:
            # Changing only a tensor's geometry does not affect the base of a view.
            only_this = "inplace_view" in family.entry.get("tags", [])
            how = "kf__set_history" if only_this else "kf__rebase_history"
            steps += f"  KF__STEP({how}({target.c_name}, node, 0));\n"
        elif is_list:
            name = outputs[0][1]
            steps += (f"  KF__STEP(kf__node_set_outputs(node, (uint32_t)kf_list_size(*{name})));\n"
                      f"  KF__STEP(kf__set_history_list(*{name}, node, 0));\n")
        else:
            first = next((a for a in schema.arguments if a.type == "Tensor"), None)
            if family.kind in ("view", "explicit") and first is not None:
                for at in marked:
                    steps += f"  KF__STEP(kf__own_result({first.c_name}, {outputs[at][1]}));\n"
            for index, at in enumerate(marked):
                steps += f"  KF__STEP(kf__set_result_history({outputs[at][1]}, node, {index}));\n"
        for name, (item, arguments) in node.kept.items():
            if item.is_result or item.of in late:
                steps += self.save(node, schema, name, item, arguments, in_place)
        text += steps + "end:\n  kf__node_release(node);\n"
        for c_type, name in outputs:
            drop = "kf__drop_list" if c_type == "kf_list_t **" else "kf__drop_result"
            text += f"  if (status != KF_OK) {drop}({name});\n"
        return text + "  return status;\n}\n"

    def save(self, node, schema, name, item, arguments, in_place):
        condition = ""
        needed = {a.name for a in arguments}
        if not {a.name for a in node.arguments} <= needed or len(node.arguments) > len(needed):
            condition = " || ".join(dict.fromkeys(
                f"kf__node_has_edge(node, {node.edge(a)})" for a in arguments
                if not a.is_tensor_list))
        if item.of in self.unsaved_if:
            condition = f"({condition}) && " if condition else ""
            condition += f"!{self.unsaved_if[item.of]}"
        source = item.source
        written = next((a.name for a in schema.arguments if a.written), None)
        if item.kind == "tensor" and item.is_result:
            position = self.output_position(node, schema, item, in_place)
            if position is None:
                call = f"kf__save(&saved->{name}, {source})"
            else:
                call = f"kf__save_output(&saved->{name}, {source}, {position})"
        elif item.kind == "tensor":
            save = "kf__save_copy" if in_place and item.of == written else "kf__save"
            call = f"{save}(&saved->{name}, {source})"
        elif item.kind == "tensors":
            call = f"kf__save_list(&saved->{name}, {source})"
        elif item.kind == "ints":
            call = f"kf__save_ints(&saved->{name}, {source})"
        elif item.kind == "shapes":
            call = f"kf__save_shapes(&saved->{name}, {source})"
        elif item.kind == "bools":
            call = f"kf__save_bools(&saved->{name}, {source})"
        elif item.kind == "text":
            return f"  saved->{name} = kf__static_text({source});\n"
        else:
            return f"  saved->{name} = {source};\n"
        head = f"  if ({condition}) " if condition else "  "
        return f"{head}KF__STEP({call});\n"

    def output_position(self, node, schema, item, in_place):
        """Returns the node output that a result is; None for a result without derivatives."""
        if in_place:
            return 0
        names = [r.name or ("result" if len(schema.returns) == 1 else f"result{i}")
                 for i, r in enumerate(schema.returns)]
        marked = [n for n in names if n not in self.undifferentiable]
        return marked.index(item.of) if item.of in marked else None

    def refusal(self, form):
        """Generates the kernels of out= forms, one per signature."""
        schema = form.schema
        below = self.below_name(schema)
        tensors = tuple((i, a.is_tensor_list) for i, a in enumerate(schema.arguments)
                        if a.is_tensor or a.is_tensor_list)
        key = (below, tensors)
        name = self.refuse.get(key)
        if name is None:
            name = self.refuse[key] = f"refuse_{len(self.refuse)}"
            declared, names = ["const kf_call_t *call"], []
            types = [re.sub(r"(\w+)$", "", t) for t in kernel_signature(schema)[1:]]
            for index, kind in enumerate(types):
                names.append(f"a{index}")
                declared.append(f"{kind}a{index}")
            wants = " | ".join(f"kf__list_wants_grad(a{i})" if is_list else
                               f"kf__wants_grad_opt(a{i})" for i, is_list in tensors)
            self.text += "\n" + prototype(f"{for_size(form)}static kf_status_t {name}", declared,
                                          " {")
            self.text += (f"  if (KF_UNLIKELY({wants}) &&\n      kf__grad_mode())\n"
                          "    return kf__refuse_out(call);\n"
                          f"  return {below}({', '.join(['call', *names])});\n}}\n")
        self.kernel_row(form, name)

    # ---- Families

    def family(self, family):
        derivative = family.entry.get("derivative")
        if family.is_composite:
            for form in family.forms:
                if form.how == "out":
                    self.refusal(form)
            return
        if derivative is None:
            return
        if isinstance(derivative, str):
            self.plain(family, derivative)
            return
        self.undifferentiable = family.entry.get("not_differentiable", [])
        known = [item.name or f"result{i}" for i, item in enumerate(family.schema.returns)]
        for name in self.undifferentiable:
            if name not in known:
                fail(family, "not_differentiable", f"'{name}' is no result: there are "
                                                   f"{', '.join(known)}")
        self.unsaved_if = family.entry.get("unsaved_if", {})
        names = {a.name for a in family.schema.arguments}
        for name in [*self.unsaved_if, *self.unsaved_if.values()]:
            if name not in names:
                fail(family, "unsaved_if", f"'{name}' is no argument")
        first = family.forms[0].schema
        own_place = any(a.written for a in first.arguments) and not first.outputs
        node = self.node(family, first, derivative, "derivative", first.cname, own_place)
        node.part = family.forms[0].public if family.entry.get("part") else ""
        self.text += self.node_text(node)
        for form in family.forms:
            if form.how == "out":
                self.refusal(form)
                continue
            used = node
            if form.how == "inplace":
                used = self.inplace_node(family, form, node)
            self.kernel(family, form, used, self.undifferentiable)

    def inplace_node(self, family, form, node):
        """Returns the in-place form's node: that of the functional form, unless its formulas or
        PyTorch's name for it differ."""
        table = family.entry.get("derivative_inplace")
        own = table or "node_inplace" in family.entry
        again = self.node(family, form.schema, table or family.entry["derivative"],
                          "derivative_inplace" if table else "derivative",
                          form.cname if own else node.cname, True)
        again.name = family.entry.get("node_inplace", node.name)
        if own:
            self.text += self.node_text(again)
        return again

    def plain(self, family, derivative):
        """Handles operators without a formula of their own."""
        if derivative not in WORDS:
            fail(family, "derivative", "expected a table of formulas, \"none\", \"through\" or "
                                       "\"not implemented\"")
        for form in family.forms:
            if form.how == "out" and derivative != "none":
                self.refusal(form)
            elif derivative == "not implemented":
                self.plain_row(form, "MISSING")
            elif form.how == "inplace" and "derivative_inplace" in family.entry:
                node = self.node(family, form.schema, family.entry["derivative_inplace"],
                                 "derivative_inplace", form.cname, True)
                self.text += self.node_text(node)
                self.kernel(family, form, node, [])
            elif form.how == "inplace" and derivative == "none":
                self.undifferentiable, self.unsaved_if = [], {}
                node = self.node(family, form.schema, {"self": "zeros_like(grad)"}, "derivative",
                                 form.cname, True)
                others = {a.name for a in form.schema.arguments
                          if a.is_tensor and a.name != "self"}
                self.text += self.node_text(node)
                self.constant(form, node, others)
            else:
                self.plain_row(form, "NOTHING")

    def constant(self, form, node, others):
        """Handles an in-place form whose result depends on no input."""
        below = self.below_name(form.schema)
        declared = kernel_signature(form.schema)
        names = ", ".join(["call", *(a.c_name for a in form.schema.arguments)])
        self.text += "\n" + prototype(f"static kf_status_t autograd_{form.cname}", declared, " {")
        self.text += (
            "  if (KF_LIKELY(!kf__wants_grad(self)) || !kf__grad_mode())\n"
            f"    return {below}({names});\n"
            "  KF_TRY(kf__check_inplace(self));\n"
            f"  kf__node_t *node = kf__node_new(&type_{node.cname}, 1, 1);\n"
            "  if (node == NULL) return kf__no_memory();\n"
            "  kf_status_t status;\n"
            "  KF__STEP(kf__node_link(node, 0, self));\n"
            "  kf__below_t below = kf__below_autograd_enter();\n"
            f"  status = {below}({names});\n"
            "  kf__below_leave(below);\n"
            "  if (status == KF_OK) status = kf__rebase_history(self, node, 0);\n"
            "end:\n  kf__node_release(node);\n  return status;\n}\n")
        self.kernel_row(form, f"autograd_{form.cname}")

    def kernel_row(self, form, kernel):
        self.rows.append(f"    KF__AUTOGRAD_ENTRY({form.cname}, KERNEL, {kernel}),\n")

    def plain_row(self, form, place):
        self.rows.append(f"    KF__AUTOGRAD_ENTRY({form.cname}, {place}, NULL),\n")

    def finish(self):
        wrappers = "".join(wrapper(form) for form in self.used.values())
        rows = "".join(self.rows)
        return (HEAD + wrappers + self.text
                + f"\nconst kf__autograd_entry_t kf__autograd_{self.name}[] = {{\n{rows}"
                "    KF__AUTOGRAD_LAST,\n};\n")


def wrapper(form):
    """Generates an operator as an expression with all of its arguments."""
    schema = form.schema
    name = form.public.replace("kf_", "op_", 1)
    text = "\n" + prototype(f"static inline kf_tensor_t *{name}",
                            [a.c_declaration for a in schema.arguments], " {")
    call = prototype(f"  kf_status_t status = {form.public}",
                     [*(a.c_name for a in schema.arguments), "&made"])
    return text + ("  kf_tensor_t *made = NULL;\n  if (kf_scope_has_failed()) return NULL;\n"
                   + call + "  return kf_scope_take(status, made);\n}\n")


def default_value(argument):
    """Returns the C expression of a default, of any length."""
    value = emit_scoped.default_value(argument)
    if value is None and argument.default == "None":
        return {"kf_int_span_t": "(kf_int_span_t){NULL, 0}"}.get(argument.c_type)
    if value is None and argument.default == "[]":
        return "kf_no_ints()"
    return value
