"""Facts of an entry: what is known about an operator beside its schema. Each becomes a text of the table
of facts (emit_facts.py), in the language that ops/README.md describes."""

# Key of an entry → what its value is. The order is that of kf_fact_t.
KEYS = {
    "axes": "text", "linear": "groups", "types": "text", "tangent": "formulas", "batch": "text",
    "view_inverse": "operator", "cost": "text", "share": "sharers", "writes_if": "conditions",
    "masks": "tensors", "functional": "operator",
}
TEXTS = tuple(key for key, kind in KEYS.items() if kind in ("text", "operator"))
LISTS = tuple(key for key, kind in KEYS.items() if kind in ("groups", "tensors", "sharers"))
RESULTS = "results"  # in `share`: results may share memory with each other
UNKNOWN = "unknown"  # as `types`: nothing is said, and what follows from the schema is not right
FORMULAS = tuple(key for key, kind in KEYS.items() if kind == "formulas")
CONDITIONS = tuple(key for key, kind in KEYS.items() if kind == "conditions")
MOST_WRITES_IF = 3  # KF__MOST_WRITES_IF


def tensors(schema):
    return [a.name for a in schema.arguments if a.is_tensor or a.is_tensor_list]


def text_of(key, value):
    """Returns the text of a fact as the table has it, and as programs write it in C."""
    if key in CONDITIONS:
        return ", ".join(f"{name} if {flag}" for name, flag in value.items())
    if isinstance(value, list):
        return ("; " if KEYS[key] == "groups" else ", ").join(value)
    if isinstance(value, dict):
        return "; ".join(f"{name}: {formula}" for name, formula in value.items())
    return value


def check(key, value, schema, operators, fail):
    """Reports a fact that names what the schema or the catalogue does not have. `operators`: the names
    of all operators."""
    if KEYS[key] in ("tensors", "sharers"):
        for name in value:
            if name not in tensors(schema) and (key != "share" or name != RESULTS):
                fail(f"'{name}' is no tensor argument of {schema.full_name}: there are {', '.join(tensors(schema))}")
    if KEYS[key] == "conditions":
        check_conditions(value, schema, fail)
    if KEYS[key] == "operator" and value not in operators:
        fail(f"'{value}' is no operator of the catalogue")


def check_conditions(value, schema, fail):
    flags = [a.name for a in schema.arguments if a.type == "bool"]
    written = [a.name for a in schema.arguments if a.written]
    for name, flag in value.items():
        if name not in tensors(schema):
            fail(f"'{name}' is no tensor argument of {schema.full_name}: there are {', '.join(tensors(schema))}")
        if name in written:
            fail(f"the schema says already that '{name}' is written")
        if flag not in flags:
            fail(f"'{flag}' is no argument of type bool of {schema.full_name}: there are {', '.join(flags)}")
    if len(value) > MOST_WRITES_IF:
        fail(f"at most {MOST_WRITES_IF} arguments can be written under a condition")


def of(family):
    """Returns key → text of what is known: what the entry says, and the axes of elementwise kinds, so that
    readers of the table need not know kinds."""
    said = {key: text_of(key, family.entry[key]) for key in KEYS
            if family.entry.get(key, UNKNOWN) != UNKNOWN}
    return said | {"axes": family.axes.text} if family.axes else said

