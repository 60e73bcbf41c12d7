"""Generates the source locations of kernels: a byte for each operator, and file names
(src/ops/catalogue/op_origin.h)."""

import sources
from emit_common import MADE, areas
from emit_kernels import PLACES

FORMS = ("functional", "inplace", "out")
MOST_SOURCES = 63  # fits above the two bits of the form


def origins(families, root):
    found = sources.composites(root)
    forms = [form for family in families for form in family.forms]
    of = [found.get(form.cname) if form.family.kind in PLACES and form.own else None
          for form in forms]
    files = sorted({path for path in of if path})
    if len(files) > MOST_SOURCES:
        raise ValueError(f"{len(files)} files with composites: kf__op_origins has room for "
                         f"{MOST_SOURCES}, so make it of 16 bits")
    numbers = [FORMS.index(form.how) | (files.index(path) + 1 if path else 0) << 2
               for form, path in zip(forms, of)]
    text = MADE + '#include "ops/catalogue/op_origin.h"\n\nconst kf__area_t kf__areas[] = {\n'
    for area, members in areas(families):
        text += f'    {{KF__OP_{members[0].forms[0].cname}, "{area}"}},\n'
    text += "    {KF__OP_COUNT, NULL},\n};\n\nconst uint8_t kf__op_origins[KF__OP_COUNT] = {\n"
    for start in range(0, len(numbers), 20):
        text += f"    {', '.join(map(str, numbers[start:start + 20]))},\n"
    text += "};\n\nconst char *const kf__op_sources[] = {\n"
    return text + "".join(f'    "{path}",\n' for path in files) + "};\n"


def emit(families, root):
    return {"src/ops/gen/op_origins.c": origins(families, root)}
