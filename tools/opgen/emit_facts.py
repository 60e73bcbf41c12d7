"""Generates the table of facts (src/ops/gen/fact_table.c): the texts, each once, a row for each different
set of facts, the row of each operator, and the forms that are not in one entry."""

import facts
from emit_codes import Pool, quoted
from emit_common import MADE
from emit_tables import all_forms
from entries import Mistake

NUMBERS_IN_LINE = 24
# The texts are one literal; only C compilers that nobody uses end at 4,095 bytes.
OVERLENGTH = '#ifdef __GNUC__\n#pragma GCC diagnostic ignored "-Woverlength-strings"\n#endif\n'


def row_of(family, pool):
    """Returns the initializer of a family's facts; None: it says nothing."""
    said = facts.of(family)
    said.pop("functional", None)  # between operators: see relatives
    if not said:
        return None
    names = [argument.name for argument in family.schema.arguments]
    writes = [(names.index(name), names.index(flag))
              for name, flag in family.entry.get("writes_if", {}).items()]
    shared = family.entry.get("share", [])
    shares = sum(1 << names.index(name) for name in shared if name != facts.RESULTS)
    members = [f"[KF_FACT_{key.upper()}] = {pool.add(text)}" for key, text in said.items()]
    row = f".texts = {{{', '.join(members)}}}"
    if writes:
        row = f".writes = {len(writes)}, .writes_if = {{{', '.join(f'{{{a}, {b}}}' for a, b in writes)}}}, " + row
    row += f", .shares = {shares}" if shares else ""
    return row + (", .results_share = true" if shared else "")


def check(families):
    operators = {form.schema.full_name for form in all_forms(families)}
    for family in families:
        for key in facts.KEYS:
            def fail(text, key=key, family=family):
                raise Mistake(family.path, family.key_lines.get(key, family.line), f"{key}: {text}")
            if key in family.entry:
                facts.check(key, family.entry[key], family.schema, operators, fail)


def relatives(families):
    """Returns (operator, form, operator in that form) of operators that an entry names."""
    names = {form.schema.full_name: form.cname for form in all_forms(families)}
    copies = {id(family.copy_of): family for family in families if family.copy_of is not None}
    for family in families:
        first = family.forms[0]
        if "functional" in family.entry:
            yield first.cname, "KF_FORM_FUNCTIONAL", names[family.entry["functional"]]
        if "view_inverse" in family.entry:
            yield first.cname, "KF__FORM_INVERSE", names[family.entry["view_inverse"]]
        if id(family) in copies:
            yield first.cname, "KF_FORM_COPY", copies[id(family)].forms[0].cname


def emit(families):
    check(families)
    pool, rows, numbers = Pool(), {}, []
    pool.add("")
    for form in all_forms(families):
        row = row_of(form.family, pool)
        numbers.append(0 if row is None else rows.setdefault(row, len(rows) + 1))
    text = MADE + OVERLENGTH + '#include "ops/catalogue/op_facts.h"\n\nconst kf_facts_t kf__fact_rows[] = {\n    {0},\n'
    text += "".join(f"    {{{row}}},\n" for row in rows)
    text += "};\n\nconst uint16_t kf__op_fact_rows[KF__OP_COUNT] = {\n"
    for start in range(0, len(numbers), NUMBERS_IN_LINE):
        text += f"    {', '.join(map(str, numbers[start:start + NUMBERS_IN_LINE]))},\n"
    text += "};\n\nconst char kf__fact_texts[] =\n"
    text += "\n".join(f'    "{quoted(t)}\\0"' for t in pool.offsets) + ";\n"
    if pool.size > 65535:
        raise ValueError(f"the texts of facts have {pool.size} bytes: offsets have 16 bits")
    text += "\nconst kf__relative_t kf__relatives[] = {\n"
    text += "".join(f"    {{KF__OP_{op}, {form}, KF__OP_{other}}},\n"
                    for op, form, other in relatives(families))
    return {"src/ops/gen/fact_table.c": text + "    {KF__OP_COUNT, KF_FORM_FUNCTIONAL, KF__OP_COUNT},\n};\n"}
