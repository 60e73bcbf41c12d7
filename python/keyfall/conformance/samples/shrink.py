"""Makes a failing variation smaller for as long as it fails."""

MOST_TRIES = 200


def _smaller(variation, sizes):
    """Variations that are simpler in one way, the largest steps first."""
    if any(layout != "plain" for layout in variation.layouts):
        yield variation.replaced(layouts=())
    for index, layout in enumerate(variation.layouts):
        if layout != "plain":
            layouts = list(variation.layouts)
            layouts[index] = "plain"
            yield variation.replaced(layouts=layouts)
    if any(variation.dtypes):
        yield variation.replaced(dtypes=())
    for index, dtype in enumerate(variation.dtypes):
        if dtype:
            dtypes = list(variation.dtypes)
            dtypes[index] = ""
            yield variation.replaced(dtypes=dtypes)
    if variation.special:
        yield variation.replaced(special=False)
    if variation.dtype != "float32":
        yield variation.replaced(dtype="float32")
    yield from _smaller_sizes(variation, sizes)


def _smaller_sizes(variation, sizes):
    """Every size of the sample may become 1, half of it, or the next smaller number."""
    for size in sizes:
        present = variation.sizes.get(size, size)
        for target in (1, present // 2, present - 1):
            if 0 < target < present:
                yield variation.replaced(sizes={**variation.sizes, size: target})


def shrink(variation, sizes, fails):
    """The smallest variation that was found for which fails(variation) is true. `sizes`: those of the
    sample."""
    tries, improved = 0, True
    while improved and tries < MOST_TRIES:
        improved = False
        for candidate in _smaller(variation, sizes):
            tries += 1
            if fails(candidate):
                variation, improved = candidate, True
                break
            if tries >= MOST_TRIES:
                break
    return variation
