"""The keys that say how an operator behaves as a function of tensors: `linear`, `tangent` and `batch`."""


def check_linear(family, fail):
    """`linear` is a list of groups of arguments: ["self, other"] jointly, ["self", "mat2"] separately."""
    by_name = {a.name: a for a in family.schema.arguments}
    seen = set()
    for text in family.entry.get("linear", []):
        group = [name.strip() for name in text.split(",")]
        for name in group:
            if name not in by_name:
                fail(f"'{name}' is no argument of {family.schema.full_name}", "linear")
            if not (by_name[name].is_tensor or by_name[name].is_tensor_list):
                fail(f"'{name}' is no tensor: an operator is linear in tensors", "linear")
        if len(set(group)) < len(group):
            fail(f"the group '{text}' names an argument twice", "linear")
        if frozenset(group) in seen:
            fail(f"the group '{text}' stands here twice", "linear")
        seen.add(frozenset(group))
    if "linear" in family.entry and "nondeterministic_seeded" in family.entry.get("tags", []):
        fail("an operator that draws random numbers is not linear: each call draws others", "linear")


COMPOSITE = "composite"
C_FUNCTION = "kf__batch_"
CALLING_KINDS = ("composite", "explicit")  # whose functions call operators


def tensors_of(schema):
    return [argument.name for argument in schema.arguments if argument.is_tensor or argument.is_tensor_list]


def batch_mistake(family, by_name, root):
    """Returns what is wrong with the key `batch`, or None."""
    name = family.entry["batch"]
    if name == COMPOSITE:
        known = family.kind in CALLING_KINDS
        return None if known else f"an operator of kind '{family.kind}' calls no operators to run instead"
    if name.startswith(C_FUNCTION):
        found = any(f"{name}(" in path.read_text() for path in sorted((root / "src").rglob("*.c")))
        return None if found else f"there is no function {name} in src"
    if name not in by_name:
        return f"'{name}' is no operator of the catalogue, 'composite' or a function kf__batch_…"
    if by_name[name] is family:
        return "an operator cannot be its own sibling of more dimensions"
    other = by_name[name].schema
    if len(tensors_of(other)) != len(tensors_of(family.schema)):
        return f"'{name}' takes {len(tensors_of(other))} tensors, not {len(tensors_of(family.schema))}"
    missing = [a.name for a in family.schema.arguments
               if not a.is_tensor and not a.is_tensor_list and a.name not in [b.name for b in other.arguments]]
    return f"'{name}' has no argument '{missing[0]}'" if missing else None


def check_batch(families, root, fail_at):
    """Checks what the keys `batch` name. `fail_at(family, key, text)` reports a mistake."""
    by_name = {family.schema.full_name: family for family in families}
    for family in families:
        mistake = batch_mistake(family, by_name, root) if "batch" in family.entry else None
        if mistake:
            fail_at(family, "batch", f"batch: {mistake}")


def check(family, fail):
    """Checks what one entry can tell; `fail(text, key)` reports a mistake."""
    check_linear(family, fail)
