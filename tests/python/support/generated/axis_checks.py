"""Checks what the key `axes` says against the operator itself, on calls made from its samples."""

import random

import axis_operands  # first: it adds the folders of the next ones
from axis_operands import Example, bind, resampled, resampled_results, run, sized, take

import axes
import axis_calls
from axis_calls import CONTRACTED, FREE, JOINED, PARTLY, REDUCED

import keyfall

MOST_CALLS = 3  # of each line
FORMATS = (keyfall.channels_last, keyfall.channels_last_3d)
ERRORS = (RuntimeError, TypeError, IndexError, ValueError, NotImplementedError)
# Calls for lines that no sample of the catalogue fits.
MORE_SAMPLES = {
    "_convolution": ["T(2,4,5,5), T(4,3,3,3), T(6), [1,1], [0,0], [1,1], True, [0,0], 2, False, False, False, False"],
    "row_stack": ["TL(T(2,3), T(4,3))", "TL(T(2,3,2), T(1,3,2))"],
    "dstack": ["TL(T(2,3,1), T(2,3,4))"],
    "column_stack": ["TL(T(2,3), T(2,1))"],
    "linalg_solve_ex": ["T(3,3) + 9 * torch.eye(3), T(4,3), left=False"],
    "fractional_max_pool3d": ["T(3,5,5,5), [2,2,2], [2,2,2], T(1,3,3,range=(0,1))"],
    "_scaled_dot_product_attention_math": ["T(2,3,4), T(2,5,4), T(2,5,6), None, 1.0"],
    "scaled_dot_product_attention": ["T(2,3,4), T(2,5,4), T(2,5,6), None, 1.0"],
    "_fused_rms_norm_backward": ["T(2,3), T(2,3), [3], F((2,1), range=(1,2)).to(DTYPE), T(3), [True,True]"],
    "norm.Scalar": ["T(3,4), 0"],
    "norm.ScalarOpt_dtype": ["T(3,4), 0, dtype=DTYPE"],
    "norm.ScalarOpt_dim": ["T(3,4), 0, [1], True"],
    "norm.ScalarOpt_dim_dtype": ["T(3,4), 0, [1], True, dtype=DTYPE"],
    "linalg_norm": ["T(3,4), 0, [1], True"],
    "cov": ["T(1,3)"],
    "corrcoef": ["T(1,3)"],
    "nanquantile": ["T(3,5), torch.tensor(0.25, dtype=DTYPE), 1, True"],
    "_native_batch_norm_legit": ["T(2,3,4), T(3), T(3), T(3), T(3,range=(1,2)), False, 0.1, 1e-5"],
}

# How many samples fit no line, though the operator accepts them: an index that is shorter than its tensor, tensors
# of different dimensions in a list, results that a flag empties, heads of keys that are repeated.
UNFIT = {
    "index_select": 2, "gather": 1, "scatter.src": 1, "scatter.reduce": 1, "scatter.value_reduce": 1,
    "scatter_add": 1, "cat": 1, "hstack": 1, "column_stack": 2, "lu_unpack": 2, "_linalg_solve_ex": 1,
    "linalg_qr": 1, "_linalg_svd": 1, "svd": 1, "_linalg_eigh": 1, "linear": 1, "kron": 1, "_scaled_dot_product_flash_attention_for_cpu": 1, "scaled_dot_product_attention": 1,
    "quantile": 1, "broadcast_tensors": 1,
}


class WrongFact(AssertionError):
    def __init__(self, family, said, text):
        line = family.key_lines.get("axes", family.line)
        super().__init__(f"{family.path}:{line}: axes of {family.schema.full_name} ('{said}'): {text}")


class Checker:
    """Checks one family. `counts` says how many calls were made for which claim."""

    def __init__(self, family, of=None, counts=None):
        self.family, self.axes = family, of or family.axes
        self.random = random.Random(family.schema.full_name)
        self.counts = counts if counts is not None else {}
        self.fitting = []  # lines that some call fits
        self.unfit = []  # samples that fit no line

    def fail(self, text):
        raise WrongFact(self.family, self.axes.text, text)

    def count(self, what):
        self.counts[what] = self.counts.get(what, 0) + 1

    def check(self):
        used = {}
        for example in self.examples():
            line = example.call.line.text
            if used.get(line, 0) < MOST_CALLS:
                used[line] = used.get(line, 0) + 1
                self.check_call(example)
                varied = self.varied(example)
                if varied is not None:
                    self.check_call(varied)
        self.fitting = list(used)
        if len(self.unfit) > UNFIT.get(self.family.schema.full_name, 0):
            self.fail(f"the operator accepts {self.unfit}, which fit no line")

    # ---- Calls

    def examples(self):
        """Yields the family's samples that the operator accepts and that fit a line."""
        listed = [*MORE_SAMPLES.get(self.family.schema.full_name, ()), *self.family.entry.get("samples", [])]
        for dtype in axis_operands.element_types(self.family):
            found = False
            for sample in listed:
                try:
                    given = axis_operands.arguments_of(self.family.schema, sample, dtype)
                    results = run(self.family, given)
                except ERRORS:
                    continue  # a sample of an error, or of something that needs another element type
                call = bind(self.family, given, self.axes)
                self.unfit += [sample] if call is None else []
                if call is not None and self.same(run(self.family, given), results):  # no random numbers
                    found = True
                    yield Example(self.family, given, call)
            if found:
                return

    def varied(self, example):
        """Returns the example with axes of other sizes: all of them if the operator accepts that, otherwise the
        free ones."""
        for roles in (set(axis_calls.ROLES) - {JOINED}, {FREE}):
            varied = example
            for part in example.call.sizes:
                if example.call.line.first(part[0]) and example.call.role(part[0]) in roles:
                    varied = self.of_another_size(varied, part) or varied
            try:
                if varied is not example:
                    run(self.family, varied.given)
                    return varied
            except ERRORS:
                pass
        return None

    def of_another_size(self, example, part):
        size = example.call.sizes.get(part)
        given = resampled(example, part, self.indices(size, self.random.randint(1, 4))) if size else None
        call = bind(self.family, given, self.axes) if given else None
        return Example(self.family, given, call) if call else None

    def indices(self, size, count):
        return [self.random.randrange(size) for _ in range(count)]

    # ---- Claims

    def check_call(self, example):
        results = self.run(example.given, "the call")
        call = example.call
        if not call.results_fit([axis_operands.shape_of(one) for one in results]):
            self.fail(f"{self.shown(example)} gives {[axis_operands.shape_of(one) for one in results]}, not "
                      f"{[call.shape(dims) for dims in call.results]}")
        self.count("shapes")
        for part in list(call.sizes):
            role = call.role(part[0])
            if role == FREE:
                self.check_free(example, results, part)
            elif role in (PARTLY, REDUCED, CONTRACTED) and call.sizes[part]:
                self.check_order(example, results, part)
                if call.sizes[part] > 1:
                    (self.check_parts if role == REDUCED else self.check_terms)(example, results, part)
        self.check_batch(example, results)

    def check_free(self, example, results, part):
        """Resampled operands give resampled results."""
        size = example.call.sizes[part]
        choices = [[]] if size == 0 else [self.random.sample(range(size), size), self.indices(size, size + 1),
                                          self.indices(size, 1), []]
        for indices in choices:
            given = resampled(example, part, indices)
            if given is None:
                continue
            try:
                found = run(self.family, given)
            except ERRORS as error:
                if indices:  # some operators refuse tensors without elements
                    self.fail(f"'{part[0]}' is free, but {self.shown(example)} with its elements {indices} is an "
                              f"error: {str(error).splitlines()[0]}")
                continue
            expected = resampled_results(example.call, results, part, indices)
            if not self.same(found, expected):
                self.fail(f"'{part[0]}' is free, but elements {indices} of it in the operands of "
                          f"{self.shown(example)} do not give these elements of the results")
            self.count("free")

    def check_order(self, example, results, part):
        """Another order of the elements gives it to results that have the axis, and is the same to others."""
        size = example.call.sizes[part]
        indices = self.random.sample(range(size), size)
        given = resampled(example, part, indices)
        if given is None:
            return
        expected = resampled_results(example.call, results, part, indices)
        if not self.same(self.run(given, f"another order of '{part[0]}'"), expected):
            self.fail(f"the order along '{part[0]}' makes a difference in {self.shown(example)}")
        self.count("order")

    def check_parts(self, example, results, part):
        """The operator combines its own results for parts of the axis."""
        item = example.call.line.first(part[0])[0]
        name = next(a.name for a, shape in zip(axes.tensors_of(self.family.schema.arguments),
                                               example.call.line.operands) if part[0] in shape.names)
        kept = [one.keep for one in example.call.line.results[0].items if part[0] in one.names]
        size, at = example.call.sizes[part], self.random.randint(1, example.call.sizes[part] - 1)
        given = [resampled(example, part, indices) for indices in (list(range(at)), list(range(at, size)))]
        if kept and kept[0]:
            parts = [self.run({**one, kept[0]: True}, "a part")[0] for one in given]
            dims = sized(example.call, example.call.operands[0])
            place = next(index for index, dim in enumerate(dims) if part in dim.parts)
            together = keyfall.cat(parts, place)
        elif item.several and not example.call.results[0]:
            together = keyfall.stack([self.run(one, "a part")[0] for one in given])
        else:
            self.fail(f"'{part[0]}' is reduced, and nothing says how to combine results for parts of it: it needs "
                      f"the mark !")
        if len(results) != 1 or not self.same(self.run({**example.given, name: together}, "its own results"), results):
            self.fail(f"the results of {self.shown(example)} for parts of '{part[0]}' do not combine")
        self.count("parts")

    def check_terms(self, example, results, part):
        """If the operator is linear in the operands that have the axis, its results for parts of it add up, where
        results lack the axis; what it gives without these operands counts once."""
        owners = self.owners(example, part)
        try:
            base = run(self.family, {**example.given, **{name: value * 0 for name, value in owners.items()}})
            if not self.is_linear(example, results, base, owners):
                return
        except ERRORS:
            return
        size, at = example.call.sizes[part], self.random.randint(1, example.call.sizes[part] - 1)
        ranges = (list(range(at)), list(range(at, size)))
        terms = [self.run(resampled(example, part, indices), f"a part of '{part[0]}'") for indices in ranges]
        partly = example.call.role(part[0]) == PARTLY
        for index, dims in enumerate(example.call.results):
            one, two, whole = terms[0][index], terms[1][index], results[index]
            if whole is None:
                continue
            if any(part in dim.parts for dim in dims):
                cut = [take(whole, sized(example.call, dims), part, indices) for indices in ranges]
                right = self.same([one, two], cut)
            else:
                right = self.same([one + two if partly else one + two - base[index]], [whole])
            if not right:
                self.fail(f"the terms of {self.shown(example)} for parts of '{part[0]}' do not add up")
        self.count("terms")

    def owners(self, example, part):
        """Returns the operands of real or complex numbers that have a part of an axis."""
        found = {}
        for argument, dims in zip(axes.tensors_of(self.family.schema.arguments), example.call.operands):
            value = example.given[argument.name]
            if isinstance(value, keyfall.Tensor) and any(part in dim.parts for dim in dims) and \
                    (value.dtype.is_floating_point or value.dtype.is_complex):
                found[argument.name] = value
        return found

    def is_linear(self, example, results, base, owners):
        """As the key `linear` says, whose items are groups of arguments; without the key, as two other calls show."""
        if "linear" in self.family.entry:
            named = {name.strip() for group in self.family.entry["linear"] for name in group.split(",")}
            return bool(owners) and set(owners) <= named
        for name, value in owners.items():
            other = value.flatten().flip([0]).reshape(value.shape) * 0.7
            one = run(self.family, {**example.given, name: other})
            both = run(self.family, {**example.given, name: value + other})
            if not self.same([a if a is None else a + b - c for a, b, c in zip(one, results, base)], both):
                return False
        return bool(owners)

    def check_batch(self, example, results):
        """A leading dimension can be added to all operands that have the axes *."""
        call = example.call
        if call.line.first(axes.BATCH) is None or call.role(axes.BATCH) != FREE or \
                any(given is None and name in places_of(call.line) for name, given in example.given.items()):
            return
        if any(value in FORMATS for value in example.given.values() if isinstance(value, keyfall.memory_format)):
            return  # these are of tensors with so many dimensions
        other = self.reordered(example)
        given = {name: shifted(value) if name in places_of(call.line) else value
                 for name, value in example.given.items()}
        for argument, shape, dims in zip(axes.tensors_of(self.family.schema.arguments), call.line.operands,
                                         call.operands):
            if dims is None or axes.BATCH not in shape.names:
                continue
            pair = (example.given[argument.name], other.given[argument.name])
            if shape.is_list:
                given[argument.name] = [self.joined(call, shape, *two) for two in zip(*pair)]
            else:
                given[argument.name] = self.joined(call, shape, *pair)
        batched = bind(self.family, given, self.axes)
        if batched is None or batched.line is not call.line or batched.present != call.present or \
                batched.counts.get(axes.BATCH) != call.counts[axes.BATCH] + 1:
            return  # the dimension would be taken for another axis
        found = self.run(given, "a batch")
        singles = list(zip(results, self.run(other.given, "the call in another order")))
        for result, pair, shape in zip(found, singles, call.line.results):
            at = batch_place(call, shape)
            expected = ([keyfall.stack(list(two), at) for two in zip(*pair)] if shape.is_list
                        else keyfall.stack(pair, at))
            if not self.same([result], [expected]):
                self.fail(f"a leading dimension of the operands of {self.shown(example)} does not give one of the "
                          f"results")
        self.count("batch")

    def reordered(self, example):
        """Returns the example with each axis of only operands that have the axes * in another order, the same at all
        places."""
        line = example.call.line
        kept = {name for shape in line.operands if axes.BATCH not in shape.names for name in shape.names}
        for part, size in example.call.sizes.items():
            if line.first(part[0]) and part[0] not in kept and example.call.role(part[0]) != JOINED:
                given = resampled(example, part, self.random.sample(range(size), size))
                example = Example(self.family, given, example.call)
        return example

    def joined(self, call, shape, one, two):
        """Stacks two operands; one of fewer dimensions than it may have gets them first."""
        full = sum(call.counts.get(item.name, 0) if item.several else
                   len(call.arguments[item.place]) if isinstance(call.arguments.get(item.place), list) else
                   0 if item.missing and item.name not in call.present else 1 for item in shape.items)
        at = batch_place(call, shape)
        return keyfall.stack([value.reshape((*[1] * (full - value.dim()), *value.shape)) for value in (one, two)], at)

    # ---- Helpers

    def run(self, given, what):
        try:
            return run(self.family, given)
        except ERRORS as error:
            return self.fail(f"{what} is an error: {str(error).splitlines()[0]}")

    def shown(self, example):
        given = ", ".join(f"{name}={axis_operands.shape_of(value) if is_tensor(value) else value}"
                          for name, value in example.given.items() if value is not None)
        return f"{self.family.schema.name}({given})"

    def same(self, found, expected):
        for one, two in zip(found, expected, strict=True):
            if isinstance(one, (list, tuple)):
                if len(one) != len(two) or not self.same(one, two):
                    return False
            elif one is None or two is None:
                if one is not two:
                    return False
            elif one.shape != two.shape or not close(one, two):
                return False
        return True


def is_tensor(value):
    return isinstance(value, keyfall.Tensor) or (
        isinstance(value, list) and bool(value) and isinstance(value[0], keyfall.Tensor))


def close(one, two):
    if one.dtype.is_floating_point or one.dtype.is_complex:
        wide = keyfall.complex128 if one.dtype.is_complex else keyfall.float64
        exact = one.dtype in (keyfall.float64, keyfall.complex128)
        return keyfall.allclose(one.to(wide), two.to(wide), rtol=1e-7 if exact else 1e-3,
                                atol=1e-9 if exact else 1e-4, equal_nan=True)
    return keyfall.equal(one, two)


def places_of(line):
    return {item.place for shape in (*line.operands, *line.results) for item in shape.items if item.place}


def shifted(value):
    """Returns places after a leading dimension was added."""
    if isinstance(value, list):
        return [shifted(one) for one in value]
    return value + 1 if value >= 0 else value


def batch_place(call, shape):
    """Returns the first dimension of * in a tensor of a shape, or where it would be."""
    at = 0
    for item in shape.items:
        if item.name == axes.BATCH:
            return at
        at += call.counts.get(item.name, 0) if item.several else 1
    raise ValueError("no axes *")


# ---- Lines of one word


def wrong_word(family, word=None):
    """Returns what is wrong with a family's `view` or `reshape`, or None. Each element of its first tensor is
    another number: the results may only have these numbers, `reshape` keeps their order, and what the
    schema calls a view shares memory."""
    word = word or family.axes.word
    name = axes.tensors_of(family.schema.arguments)[0].name
    tested = 0
    for sample in family.entry.get("samples", []):
        try:
            given = axis_operands.arguments_of(family.schema, sample, keyfall.float64)
            numbers = keyfall.arange(1.0, 1.0 + given[name].numel(), dtype=keyfall.float64)
            given[name] = numbers.reshape(given[name].shape)
            results = run(family, given)[0]
        except ERRORS:
            continue
        tested += 1
        results = results if isinstance(results, (list, tuple)) else [results]
        found = [number for one in results for number in one.flatten().tolist()]
        if not (found == numbers.tolist() if word == "reshape" else set(found) <= set(numbers.tolist())):
            return str(WrongFact(family, word, f"{family.schema.name}({sample}) changes elements or their order"))
        if family.kind == "view" and family.schema.returns[0].alias.startswith("a") and not shares(family, given, name):
            return str(WrongFact(family, word, f"the result of {family.schema.name}({sample}) is no view"))
    return None if tested else str(WrongFact(family, word, "no sample fits"))


def shares(family, given, name):
    results = axis_operands.called(family, given)[0]
    return all(one.untyped_storage().data_ptr() == given[name].untyped_storage().data_ptr()
               for one in (results if isinstance(results, (list, tuple)) else [results]))
