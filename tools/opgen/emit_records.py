"""Generates the autograd of operators that are not specialized: tables from which
src/autograd/records/record.c records and src/autograd/records/described_node.c computes gradients. Note
[Recording by description] in src/autograd/records/record.h."""

import formulas
import signatures
from emit_autograd import HELPERS, KEEP, Area, default_value, fail
from emit_common import MADE, files_of, row, statement

# How a kind of value is saved: bytes and alignment (record.c asserts them), member of kf__value_t.
ROOM = {
    "tensor": (16, 8, "tensor"), "tensors": (16, 8, "tensors"), "ints": (56, 8, "ints"),
    "shapes": (56, 8, "ints"), "bools": (24, 8, "bools"), "number": (24, 8, "number"),
    "int": (8, 8, "integer"), "float": (8, 8, "real"), "bool": (1, 1, "truth"),
    "dtype": (4, 4, "dtype"), "int?": (16, 8, "opt_integer"), "float?": (16, 8, "opt_real"),
    "number?": (32, 8, "opt_number"), "bool?": (2, 1, "opt_truth"), "text": (8, 8, "text"),
}
MOST_KEPT = 20  # KF__MOST_KEPT
MOST_EDGES = 7  # below KF__ALWAYS
HOW = {"tensor": "TENSOR", "tensors": "TENSORS", "ints": "INTS", "bools": "BOOLS", "text": "TEXT"}
BLOCKS = ("ints", "shapes", "bools")
TENSORS = ("tensor", "tensors")


class ValueNames(formulas.LocalNames):
    """The C names in a formula that gets an array of values."""
    grad = "grads[0]"
    operators = "kf__scoped_"

    def __init__(self):
        self.places = {}

    def kept(self, kept):
        place = self.places.setdefault(kept.name, len(self.places))
        return f"v[{place}].{ROOM[kept.kind][2]}"


def plain(kind):
    """Returns how a number or an option is saved."""
    size = ROOM[kind][0]
    return f"{size}_BYTE{'' if size == 1 else 'S'}"


def bits(positions):
    return sum(1 << at for at in positions)


class DescribedArea(Area):
    """The tables of one catalogue file."""
    names = ValueNames

    def __init__(self, name, helpers, operators):
        super().__init__(name, helpers, operators)
        self.signatures, self.refused = set(), set()

    # ---- Nodes

    def node_text(self, node):
        kept = node.kept
        if len(node.arguments) > MOST_EDGES or len(kept) > MOST_KEPT or sum(item.kind == "tensors" for item, _ in kept.values()) > 1:
            raise AssertionError(f"{node.cname} keeps more than a node can")
        if all(g.compiled is not None and g.compiled.text == ValueNames.grad
               for g in node.gradients):
            return "\n" + row("KF__PASSING_NODE", [node.cname, f'"{node.name}"',
                                                   str(len(node.arguments))], "")
        fields, size = self.fields(node)
        text = self.formula(node)
        if fields:
            text += row("KF__FIELDS", [node.cname, *fields], "")
        kinds = [item.kind for item, _ in kept.values()]
        compiled = [g.compiled for g in node.gradients if g.compiled is not None]
        members = [f".derivatives = {len(node.arguments)}"]
        if node.list_argument is not None:
            members.append(".is_list = true")
        if any(0 in one.grads for one in compiled) and not any(one.many for one in compiled):
            members.append(".reads_first = true")
        return text + row("KF__NODE", [node.cname, f'"{node.name}"',
                                       f"fields_{node.cname}" if fields else "NULL", str(size),
                                       str(bits(i for i, k in enumerate(kinds) if k in TENSORS)),
                                       str(bits(i for i, k in enumerate(kinds) if k in BLOCKS)),
                                       *members], "")

    def fields(self, node):
        """Returns the entries of the saved values, and their size in bytes."""
        rows, end = [], 0
        for item, needed_by in node.kept.values():
            size, alignment, _ = ROOM[item.kind]
            at = (end + alignment - 1) // alignment * alignment
            end = at + size
            needed = {a.name for a in needed_by}
            if all(a.name in needed for a in node.arguments):
                needs = "KF__ALWAYS"
            else:
                needs = bits(i for i, a in enumerate(node.arguments) if a.name in needed)
            source, how, detail = self.source(node.schema, item)
            rows.append(f'KF__KEPT("{item.shown}", {KEEP[item.kind][1]}, {at}, {source}, {how}, '
                        f"{needs}, {detail})")
        return rows, end

    def source(self, schema, item):
        """Returns where a value comes from, how it is saved, and a detail of that."""
        names = [a.name for a in schema.arguments]
        how, detail = item.property.upper() or HOW.get(item.kind) or plain(item.kind), 0
        if item.is_result:
            source = len(names) + self.result_position(schema, item)
            if how == "TENSOR":
                output = self.output_of(schema, item)
                how, detail = ("RESULT", 0) if output is None else ("OUTPUT", output)
        else:
            source = names.index(item.of)
            if item.of in self.unsaved_if:
                if how != "TENSOR":
                    raise AssertionError(f"{schema.name}: unsaved_if of other than a tensor")
                how, detail = "UNLESS", names.index(self.unsaved_if[item.of])
        return source, how, detail

    def output_of(self, schema, item):
        """Returns the node output that a result is; None for a result without derivatives."""
        marked = self.marked(schema, self.undifferentiable)
        position = self.result_position(schema, item)
        return marked.index(position) if position in marked else None

    @staticmethod
    def marked(schema, undifferentiable):
        return [i for i, item in enumerate(schema.returns)
                if (item.name or f"result{i}") not in undifferentiable]

    def result_position(self, schema, item):
        if len(schema.returns) == 1:
            return 0
        return [r.name or f"result{i}" for i, r in enumerate(schema.returns)].index(item.of)

    def formula(self, node):
        text = f"\nKF__FORMULA({node.cname}) {{\n"
        # In PyTorch's order, which modes can observe: by the names of the arguments.
        for gradient in sorted(node.gradients, key=lambda g: [a.name for a in g.arguments]):
            edges = [node.arguments.index(a) for a in gradient.arguments]
            text += statement(f"if (wants & {bits(edges)}) {self.computed(gradient, edges)};")
        if not any(g.compiled for g in node.gradients):
            text += "  (void)out;\n"
        return text + "}\n"

    def computed(self, gradient, edges):
        """Generates the statement that computes one gradient, or several together."""
        compiled = gradient.compiled
        if compiled is None:
            return f'kf__scope_note(kf__not_implemented("{gradient.missing}"))'
        if compiled.call is None:
            return f"out[{edges[0]}] = kf_scope_keep({compiled.text})"
        function = compiled.call
        arguments = [a.replace("KF__WANTED", f"((kf_bool_span_t){{wanted, {len(edges)}}})")
                     for a in compiled.arguments]
        if gradient.arguments[0].is_tensor_list:
            extra = ["wanted.edges", "out", "node->edge_count"]
        else:
            extra = (["wanted", "made"] if function.form is None
                     else [f"&made[{i}]" for i in range(len(edges))])
        call = f"{function.c_name}({', '.join([*arguments, *extra])})"
        if gradient.arguments[0].is_tensor_list:
            return f"KF__FOR_LIST({call})"
        return f"KF__TOGETHER({len(edges)}, ({', '.join(map(str, edges))}), {call})"

    # ---- Records

    def record(self, form, node, members, flags):
        """Generates the record of one form; members that are 0 are omitted."""
        signature = signatures.of(form.schema)
        self.signatures.add(signature)
        given = [f".{name} = {value}" for name, value in members.items() if value]
        if flags:
            given.append(".flags = " + " | ".join(f"KF__RECORD_{flag}" for flag in flags))
        self.rows.append(row("    KF__RECORDS", [form.cname, *signature.lists, node.cname, *given], ","))

    def kernel(self, family, form, node, undifferentiable):
        schema = form.schema
        arguments, outputs = schema.arguments, schema.outputs
        if len(arguments) > 16:
            fail(family, "derivative", "an operator with a derivative has at most 16 arguments")
        written = [i for i, a in enumerate(arguments) if a.written]
        in_place = bool(written) and not outputs
        with_gradient = {a.name for a in node.arguments}
        edges = [i for i, a in enumerate(arguments) if a.name in with_gradient]
        late = written[1:] if in_place else written
        is_list = any(c_type == "kf_list_t **" for c_type, _ in outputs)
        marked = self.marked(schema, undifferentiable)
        later = [item.is_result or item.of in {arguments[i].name for i in late}
                 for item, _ in node.kept.values()]
        members = {
            "edges": bits(edges),
            "refused": bits(i for i, a in enumerate(arguments) if i not in edges
                            and (a.is_tensor or a.is_tensor_list)),
            "lists": bits(i for i, a in enumerate(arguments) if a.is_tensor_list),
            "arguments": len(arguments),
            "results": len(outputs),
            "outputs": 0 if in_place or is_list else bits(marked),
            "target": written[0] if in_place else 0,
            "before": bits(i for i, is_later in enumerate(later) if not is_later),
            "after": bits(i for i, is_later in enumerate(later) if is_later),
        }
        tensors = [a for a in arguments if a.is_tensor or a.is_tensor_list]
        own = (family.kind in ("view", "explicit") and not in_place and not is_list
               and any(a.type == "Tensor" for a in tensors))
        if own and tensors[0].type != "Tensor":
            fail(family, "derivative", "the first tensor that a view has must be there")
        self.record(form, node, members, [name for name, is_so in (
            ("TRACKS", family.kind == "view" or written), ("IN_PLACE", in_place),
            ("SOME", members["refused"]),
            # Changing only a tensor's geometry does not affect the base of a view.
            ("ALONE", in_place and "inplace_view" in family.entry.get("tags", [])),
            ("REAL", family.entry.get("real_gradients", False)),
            ("OWN", own), ("LIST", is_list),
            ("SEVERAL", not in_place and not is_list and marked != [0])) if is_so])

    def constant(self, form, node, others):
        """Handles an in-place form whose result depends on no input."""
        self.record(form, node, {"edges": 1, "arguments": len(form.schema.arguments)}, ["TRACKS", "IN_PLACE", "CONSTANT"])

    def refusal(self, form):
        inputs = signatures.of(form.schema).inputs
        self.refused.add(inputs)
        self.rows.append(row("    KF__REFUSES", [form.cname, inputs], ","))

    def finish(self):
        return (MADE + '#include "autograd/formulas/formula_support.h"\n'
                '#include "autograd/formulas/formula_operators.h"\n#include "autograd/records/recording_kernels.h"\n'
                + self.text + f"\nconst kf__autograd_entry_t kf__autograd_{self.name}[] = {{\n"
                + "".join(self.rows) +
                "    KF__AUTOGRAD_LAST,\n};\n")


def lists(areas):
    """Generates entries shared by the areas: signatures of kernels, operators that formulas call."""
    used, recorded, refused = {}, set(), set()
    for area in areas:
        used.update(area.used)
        recorded |= area.signatures
        refused |= area.refused
    operators = "".join(
        f"KF__FORMULA_OPERATOR({form.public.replace('kf_', 'kf__scoped_', 1)}, {form.public}, "
        f"{signatures.of(form.schema).inputs})\n"
        for form in sorted(used.values(), key=lambda form: form.public))
    recording = "".join(f"KF__RECORDING({one.name})\n"
                        for one in sorted(recorded, key=lambda one: one.name))
    recording += "".join(f"KF__REFUSING({inputs})\n" for inputs in sorted(refused))
    return {"src/autograd/gen/recording.inc": MADE + recording,
            "src/autograd/gen/formula_operators.inc": MADE + operators}


def emit(families, root):
    """Generates src/autograd/gen: the kernels of the specialized operators, the tables of the others by
    area, and the list of both."""
    operators = formulas.operator_functions(families, default_value)
    helpers = formulas.read_helpers(root / HELPERS)
    files, areas = {}, []
    for name, members in files_of(families):
        area = (Area if name == "specialized" else DescribedArea)(name, helpers, operators)
        for family in members:
            area.family(family)
        if area.rows:
            files[f"src/autograd/gen/nodes/nodes_{name}.c"] = area.finish()
            areas.append(area)
    declared = "".join(f"extern const kf__autograd_entry_t kf__autograd_{area.name}[];\n"
                       for area in areas)
    listed = "".join(f"    kf__autograd_{area.name},\n" for area in areas)
    labels = "".join(f'    "{area.name}",\n' for area in areas)
    files["src/autograd/gen/nodes/node_lists.c"] = (
        MADE + '#include "autograd/graph/node.h"\n\n' + declared
        + f"\nconst kf__autograd_entry_t *const kf__autograd_lists[] = {{\n{listed}    NULL,\n}};\n"
        + f"\nconst char *const kf__autograd_areas[] = {{\n{labels}}};\n")
    return files | lists([area for area in areas if isinstance(area, DescribedArea)])
