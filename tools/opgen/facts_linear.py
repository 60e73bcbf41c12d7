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


def check(family, fail):
    """Checks what one entry can tell; `fail(text, key)` reports a mistake."""
    check_linear(family, fail)
