"""Is an operator linear in a group of its tensor arguments? Compared on the samples of the catalogue.

A group is linear if, with all other arguments fixed, f(a x + b y) = a f(x) + b f(y) for real a and b,
and f(0) = 0. Real numbers suffice for those who read the fact: `conj` and `real` are linear, too.
Elements that are not finite, whatever the values, are not compared: x / 0 is linear where it is defined."""

import functools
import itertools

import samples

import keyfall

DOUBLES = (keyfall.float64, keyfall.complex128)
FACTORS = (-1.5, 0.75)
# The other values are drawn from wider than the samples, so that limits and signs show.
SPAN = (-8.0, 8.0)
MOST = 3  # arguments of the largest group that is looked for
TOLERANCE = {keyfall.float16: 3e-2, keyfall.bfloat16: 1e-1, keyfall.float32: 1e-4, keyfall.complex64: 1e-4}


def mapped(function, *values):
    """Applies a function of tensors to arguments that are tensors or lists of them."""
    if isinstance(values[0], (list, tuple)):
        return [mapped(function, *items) for items in zip(*values)]
    return function(*values) if isinstance(values[0], keyfall.Tensor) else values[0]


def flattened(value):
    return [t for v in value for t in flattened(v)] if isinstance(value, (list, tuple)) else [value]


def has_tensors(value):
    return any(isinstance(v, keyfall.Tensor) for v in flattened(value))


def is_double(value):
    return has_tensors(value) and all(t.dtype in DOUBLES for t in flattened(value) if t is not None)


class Call:
    """One operator with one sample, as a function of a group of its arguments."""

    def __init__(self, family, sample, dtype):
        schema = family.schema
        self.label = f"{schema.full_name}({sample}) {dtype}"
        args, kwargs = samples.evaluate(keyfall, sample, dtype, "plain", self.label)
        self.operator = getattr(getattr(keyfall.ops.aten, schema.name), schema.overload or "default")
        self.own = dict(zip((a.name for a in schema.arguments), args), **kwargs)
        self.written = [a.name for a in schema.arguments if a.written and a.name in self.own]
        clone = functools.partial(mapped, lambda t: t.clone())
        self.values = {name: clone(value) for name, value in self.own.items()
                       if is_double(value)}
        maker = samples.Maker(keyfall, dtype, "plain", f"other {self.label}")
        self.others = {name: mapped(lambda t: t.clone().copy_(maker.values(t.shape, t.dtype, *SPAN)), value)
                       for name, value in self.values.items()}

    def run(self, changed=None):
        """Returns the results that are tensors."""
        own = {**self.own, **self.values, **(changed or {})}
        for name in self.written:
            own[name] = mapped(lambda t: t.clone(), own[name])
        with keyfall.no_grad():
            results = self.operator(**own)
        if results is None:
            results = [own[name] for name in self.written]
        return [t for t in flattened([results]) if isinstance(t, keyfall.Tensor)]

    @functools.cached_property
    def result(self):
        return self.run()

    def depends_on(self, name):
        """True if the values of the argument matter."""
        if name not in self.values:
            return False
        results = self.run({name: self.others[name]})
        return len(results) != len(self.result) or not all(
            a.shape == b.shape and keyfall.equal(a.nan_to_num(), b.nan_to_num())
            for a, b in zip(results, self.result))

    def difference(self, group):
        """Returns what is not linear as text; "" if nothing is, None if nothing could be compared."""
        group = [name for name in group if has_tensors(self.own.get(name))]
        if not group or not set(group) <= set(self.values) or not any(is_floating(t) for t in self.result):
            return None
        x, y = ({name: values[name] for name in group} for values in (self.values, self.others))
        a, b = FACTORS
        mix = {name: mapped(lambda s, t: s.clone().copy_(a * s + b * t), x[name], y[name]) for name in group}
        zero = {name: mapped(lambda s: s.clone().zero_(), x[name]) for name in group}
        found = [self.result, self.run(y), self.run(mix), self.run(zero)]
        if len({len(results) for results in found}) > 1:
            return "the number of results differs"
        compared = [compare(*results) for results in zip(*found)]
        texts = [text for text in compared if text]
        return texts[0] if texts else "" if "" in compared else None


def is_floating(tensor):
    return tensor.is_floating_point() or tensor.is_complex()


def compare(of_x, of_y, of_mix, of_zero):
    if len({t.shape for t in (of_x, of_y, of_mix, of_zero)}) > 1:
        return "the shape of the result depends on values"
    if not is_floating(of_x):
        same = keyfall.equal(of_x, of_y) and keyfall.equal(of_x, of_zero)
        return None if same else "a result of integers depends on values"
    tolerance = TOLERANCE.get(of_x.dtype, 1e-9)
    wide = keyfall.complex128 if of_x.is_complex() else keyfall.float64
    of_x, of_y, of_mix, of_zero = (t.resolve_conj().resolve_neg().to(wide)
                                   for t in (of_x, of_y, of_mix, of_zero))
    defined = of_x.isfinite().reshape(-1)
    if not keyfall.equal(defined, of_y.isfinite().reshape(-1)):
        return "f(x) and f(y) are finite in different places"
    of_x, of_y, of_mix, of_zero = (t.reshape(-1)[defined] for t in (of_x, of_y, of_mix, of_zero))
    if of_x.numel() == 0 or max(of_x.abs().max(), of_y.abs().max()) == 0:
        return None if of_x.numel() == 0 or max(of_mix.abs().max(), of_zero.abs().max()) == 0 else "f(0) is not 0"
    scale = float(of_x.abs().max() + of_y.abs().max())
    if not float(of_zero.abs().max()) <= tolerance * scale:
        return f"f(0) is not 0 but up to {float(of_zero.abs().max()):.3g}"
    a, b = FACTORS
    off = float((of_mix - (a * of_x + b * of_y)).abs().max())
    return "" if off <= tolerance * scale else f"f(a x + b y) and a f(x) + b f(y) differ by {off:.3g}"


ERRORS = (RuntimeError, IndexError, ValueError, TypeError, NotImplementedError, NameError)


def calls(family):
    """The calls of the operator's samples that it accepts."""
    found = []
    for sample, dtype in itertools.product(family.entry.get("samples", []), DOUBLES):
        try:
            call = Call(family, sample, dtype)
            call.result  # noqa: B018 - computes it
        except ERRORS:
            continue
        found.append(call)
    return found


def wrong(family, group):
    """Returns why the operator is not linear in the group; "" if it is, None if no sample tells."""
    told = None
    for call in calls(family):
        try:
            text = call.difference(group)
        except ERRORS as error:
            text = f"{type(error).__name__}: {str(error).splitlines()[0]}"
        if text:
            return f"{call.label}: {text}"
        told = text if told is None else told
    return told


def groups_of(family):
    """Returns the largest groups in which the operator is linear, by its samples. Arguments whose values
    do not matter belong to none."""
    found, made = [], calls(family)
    names = [a.name for a in family.schema.arguments if a.is_tensor or a.is_tensor_list]

    def safely(function, call, *args):
        try:
            return function(call, *args)
        except ERRORS:
            return "an error"

    effective = [name for name in names if any(safely(Call.depends_on, call, name) for call in made)]
    for size in range(min(MOST, len(effective)), 0, -1):
        for group in itertools.combinations(effective, size):
            if any(set(group) <= set(other) for other in found):
                continue
            told = [text for text in (safely(Call.difference, call, group) for call in made)
                    if text is not None]
            if told and not any(told):
                found.append(group)
    return found
