"""Random calls with tensors of ranks that operators do not expect: none, empty ones, too few dimensions
or too many. Operators without samples are called, too, with arguments made up from their schema."""

import random_calls
from catalogue_families import strided_families

SHAPES = ((), (0,), (1,), (2,), (0, 0), (0, 2), (2, 0), (2, 3), (2, 0, 3), (2, 2, 2), (1, 0, 2, 2), (1, 2, 3, 4),
          (2, 1, 2, 1, 2), (1, 1, 2, 1, 2, 1))
WORDS = ("mean", "none", "sum", "ij", "ij,jk->ik", "linear", "fro", "constant", "")


def read_forms():
    """Returns [(form, samples)] of everything that can be called; the samples are [None] if there are none."""
    return [(form, family.entry.get("samples") or [None])
            for family in strided_families() for form in family.forms
            if not form.schema.full_name.startswith(random_calls.LEFT_OUT)]


class RankCall(random_calls.Call):
    """One call, with some of its tensors replaced."""

    def arguments(self):
        args, kwargs = super().arguments() if self.sample is not None else (self.made_up(), {})
        for holder, places in ((args, range(len(args))), (kwargs, list(kwargs))):
            for at in places:
                holder[at] = self.replaced(holder[at])
        return args, kwargs

    def replaced(self, value):
        if isinstance(value, (list, tuple)):
            return [self.replaced(one) for one in value]
        if not isinstance(value, self.torch.Tensor) or not self.chance(0.5):
            return value
        shape = self.random.choice(SHAPES)
        self.changes.append(f"rank {list(shape)}")
        return self.torch.zeros(shape, dtype=value.dtype)

    def made_up(self):
        return [self.value_of(a.type) for a in self.form.family.schema.arguments]

    def value_of(self, kind):
        """Returns a value of a type of the schema language."""
        base = kind.partition("(")[0] + kind.rpartition(")")[2] if "(" in kind else kind
        if base.endswith("?"):
            return None if self.chance(0.4) else self.value_of(base[:-1])
        if base.endswith("]"):
            item = base.rpartition("[")[0]
            return [self.value_of(item) for _ in range(self.random.randrange(4))]
        made = {"Tensor": lambda: self.torch.zeros(self.random.choice(SHAPES), dtype=self.dtype),
                "int": lambda: self.random.choice(random_calls.SIZES[:8]),
                "SymInt": lambda: self.random.choice(random_calls.SIZES[:8]),
                "bool": lambda: self.chance(0.5), "float": lambda: self.random.choice((0.5, 1.0, -2.0)),
                "Scalar": lambda: self.random.choice((0, 1, -2, 0.5)), "ScalarType": lambda: self.dtype,
                "str": lambda: self.random.choice(WORDS)}.get(base)
        return None if made is None else made()


def run(torch, seed, forms):
    try:
        return RankCall(torch, seed, forms).run()
    except random_calls.Skip:
        return None
