"""Tuples of sizes for layers."""


def ntuple(count):
    """Returns a function that repeats a number `count` times and returns tuples unchanged."""
    def repeat(value):
        if isinstance(value, (tuple, list)):
            return tuple(value)
        return (value,) * count

    repeat.__name__ = f"to_{count}_tuple"
    return repeat


_single, _pair, _triple, _quadruple = ntuple(1), ntuple(2), ntuple(3), ntuple(4)


def _reverse_repeat_tuple(values, count):
    """Returns the values in reverse order, each repeated: padding sizes for F.pad."""
    return tuple(value for value in reversed(values) for _ in range(count))
