"""Applies a line of the key `axes` to a call: which dimension of which tensor is which axis, how long each
axis is, what may be done along it, and how many multiply-adds the call takes."""

import itertools
from dataclasses import dataclass, field

import axes
import axis_sizes

# What may be done along an axis: see "Axes" in ops/README.md.
FREE, PARTLY, REDUCED, CONTRACTED, WHOLE, WINDOWS, JOINED, BROADCAST, MADE = ROLES = (
    "free", "partly", "reduced", "contracted", "whole", "windows", "joined", "broadcast", "made")


@dataclass(frozen=True)
class Dim:
    """One dimension of a tensor: the parts that its size is the product of, major first. A part is (axis,
    index among the dimensions of this axis), or an integer."""
    parts: tuple
    broadcast: bool = False
    joined: bool = False  # each tensor of the list has its own size here


@dataclass
class Call:
    """A call that fits a line."""
    line: axes.Line
    arguments: dict  # by name, the defaults included
    counts: dict  # axis of any number of dimensions → how many
    present: frozenset  # axes that may be missing and are there
    sizes: dict = field(default_factory=dict)  # part → size
    operands: list = field(default_factory=list)  # the Dims of each tensor, of the tensors of a list, or None
    results: list = field(default_factory=list)  # the Dims of each result, or of each tensor of a list

    def role(self, name):
        """Returns what may be done along an axis: one of ROLES."""
        first = self.line.first(name)
        if first is None:
            return MADE
        mark, condition = first[1].mark, first[1].condition
        if mark and (condition is None or condition.holds(self.arguments)):
            return {"!": WHOLE, "~": WINDOWS, "+": JOINED}[mark]
        have = {name in (part[0] for part in parts_of(dims)) for dims in self.results if Dim((0,)) not in dims}
        if have != {False}:
            return FREE if have == {True} else PARTLY
        given = [shape for shape, dims in zip(self.line.operands, self.operands) if dims and name in shape.names]
        return CONTRACTED if len(given) > 1 else REDUCED

    def size(self, name):
        """Returns the product of the sizes of an axis."""
        return axis_sizes.product(size for part, size in self.sizes.items() if part[0] == name)

    def shape(self, dims):
        """Returns the sizes of dimensions; None where only the operator knows one."""
        found = []
        for dim in dims:
            sizes = [part if isinstance(part, int) else self.sizes.get(part) for part in dim.parts]
            found.append(None if None in sizes or dim.joined else axis_sizes.product(sizes))
        return found

    def roles(self):
        """Returns for each operand the roles of the parts of each dimension: [[("free",), …], …]."""
        def roles_of(dim):
            constant = BROADCAST if dim.broadcast else MADE
            return tuple(constant if isinstance(part, int) else self.role(part[0]) for part in dim.parts)

        return [dims and [roles_of(dim) for dim in (dims[0] if shape.is_list else dims)]
                for shape, dims in zip(self.line.operands, self.operands)]

    def results_fit(self, shapes):
        """Returns true if the results have these shapes (None: no tensor), and learns the sizes that only the
        operator knows."""
        for shape, dims, given in zip(self.line.results, self.results, shapes, strict=True):
            for sizes in (given or [] if shape.is_list else [given] if given is not None else []):
                if len(sizes) != len(dims) or any(one not in (None, size)
                                                  for one, size in zip(self.shape(dims), sizes)):
                    return False
                if not shape.is_list:
                    self.sizes.update((dim.parts[0], size) for dim, size in zip(dims, sizes) if not dim.joined
                                      and dim.parts[0] not in self.sizes and len(dim.parts) == 1
                                      and not isinstance(dim.parts[0], int))
        return True


def parts_of(dims):
    return [part for dim in dims for part in dim.parts if not isinstance(part, int)]


def bind(of, shapes, arguments):
    """Returns the Call of operands with these shapes, or None if no line of the Axes `of` fits: then they say
    nothing about the call. A shape is a tuple of sizes, a list of them for a list of tensors, or None."""
    for line in of.lines:
        if all(condition.holds(arguments) for condition in line.conditions):
            call = _bind(line, shapes, arguments)
            if call is not None:
                return call
    return None


def _bind(line, shapes, arguments):
    if any(shape.is_list and not given for shape, given in zip(line.operands, shapes)):
        return None
    placed = all(any(item.place for item in shape.items) for shape in line.operands)
    if placed and all(given in (None, ()) for given in shapes):  # dim = 0 is right for a tensor without dimensions
        operands = [None if given is None else [] for given in shapes]
        return Call(line, arguments, {}, frozenset(), {}, operands, [[] for _ in line.results])
    optional = sorted({item.name for shape in line.operands for item in shape.items if item.missing})
    for there in itertools.product((True, False), repeat=len(optional)):
        present = frozenset(name for name, is_there in zip(optional, there) if is_there)
        counts = _counts(line, shapes, arguments, present)
        if counts is None:
            continue
        call = Call(line, arguments, counts, present)
        if _place(call, shapes) and _measure(call, shapes):
            return call
    return None


# ---- How many dimensions


def _listed(item, arguments):
    """Returns the places that an item's argument lists, or None for all dimensions."""
    value = arguments.get(item.place)
    if isinstance(value, (list, tuple)):
        return list(value) or None
    return None if value is None else [value]


def _count(item, counts, arguments, present):
    """Returns how many dimensions an item has, or None as long as that is not known."""
    if item.missing and item.name not in present:
        return 0
    if item.place:
        listed = _listed(item, arguments)
        return counts.get(item.name) if listed is None else len(listed)
    return counts.get(item.name) if item.several else 1


def _counts(line, shapes, arguments, present):
    """Returns the number of dimensions of each axis that may have several; None if it does not follow."""
    counts = {name: len(arguments[size.argument]) for name, size in line.sizes.items()
              if size.argument and isinstance(arguments.get(size.argument), (list, tuple))}
    if any(item.place and _listed(item, arguments) is None for shape in line.operands for item in shape.items):
        counts[axes.BATCH] = 0  # `[dim]` has all dimensions
    pairs = [(shape, sizes) for shape, given in zip(line.operands, shapes) if given is not None
             for sizes in (given if shape.is_list else [given])]
    stretched = set()
    for stretches in (False, True):
        for _ in pairs:
            for shape, sizes in pairs:
                if any(item.broadcast for item in shape.items) == stretches:
                    _solve(shape, len(sizes), counts, stretched, arguments, present)
    return counts if all(_fits(shape, len(sizes), counts, arguments, present) for shape, sizes in pairs) else None


def _solve(shape, rank, counts, stretched, arguments, present):
    """Finds the one count of a shape that is not known. Of those that broadcast (`stretched`), the largest
    counts."""
    known = [_count(item, counts, arguments, present) for item in shape.items]
    unknown = [item for item, count in zip(shape.items, known)
               if count is None or (item.broadcast and item.name in stretched)]
    if len(unknown) != 1:
        return
    item = unknown[0]
    found = rank - sum(count for other, count in zip(shape.items, known) if other is not item)
    if item.broadcast:
        counts[item.name] = max(found, counts.get(item.name, 0))
        stretched.add(item.name)
    elif found >= 0:
        counts[item.name] = found


def _fits(shape, rank, counts, arguments, present):
    known = [_count(item, counts, arguments, present) for item in shape.items]
    if None in known:
        return False
    stretched = sum(count for item, count in zip(shape.items, known) if item.broadcast)
    return sum(known) - stretched <= rank <= sum(known) if stretched else sum(known) == rank


# ---- Which dimension is which


def _layout(shape, call, result=False):
    """Returns the Dims of a shape with all its dimensions, or None if places do not exist."""
    runs = []
    for item in shape.items:
        if result and item.condition and not item.condition.holds(call.arguments):
            continue
        if item.keep and not call.arguments.get(item.keep):
            continue
        count = _count(item, call.counts, call.arguments, call.present)
        if count is None:  # `s...'` has as many dimensions as `s...`
            count = call.counts.get(item.name.removesuffix("'"))
        if count is None:
            return None
        name = f"{item.name}~" if result and item.mark == "~" else item.name
        names = (1,) if item.keep or item.ones else (name, *(factor.name for factor in item.factors[1:]))
        runs.append((item, [Dim(tuple(one if isinstance(one, int) else (one, index) for one in names),
                                item.broadcast, item.mark == "+") for index in range(count)]))
    return _in_place(runs, call.arguments)


def _in_place(runs, arguments):
    rank = sum(len(run) for _, run in runs)
    dims = [None] * rank
    for item, run in runs:
        if item.place:
            listed = _listed(item, arguments)
            listed = range(rank) if listed is None else listed
            for at, dim in zip(listed, run):
                if not -rank <= at < rank or dims[at] is not None:
                    return None
                dims[at] = dim
    others = iter([dim for item, run in runs if not item.place for dim in run])
    return [next(others) if dim is None else dim for dim in dims]


def _place(call, shapes):
    """Finds the Dims of all operands and results; false if some do not exist."""
    for shape, given in zip(call.line.operands, shapes):
        if given is None:
            call.operands.append(None)
            continue
        layout = _layout(shape, call)
        if layout is None:
            return False
        placed = [_shortened(layout, len(sizes)) for sizes in (given if shape.is_list else [given])]
        call.operands.append(placed if shape.is_list else placed[0])
    call.results = [_layout(shape, call, True) for shape in call.line.results]
    return None not in call.results


def _shortened(layout, rank):
    """Leaves out the first dimensions that broadcasting adds."""
    surplus = len(layout) - rank
    kept = []
    for dim in layout:
        if surplus and dim.broadcast:
            surplus -= 1
        else:
            kept.append(dim)
    return kept


# ---- How long


def _measure(call, shapes):
    """Finds the sizes of all axes; false if two tensors disagree."""
    pairs = [pair for shape, dims, given in zip(call.line.operands, call.operands, shapes) if dims is not None
             for layout, sizes in (zip(dims, given) if shape.is_list else [(dims, given)])
             for pair in zip(layout, sizes)]
    _list_sizes(call)
    pending = [pair for pair in pairs if not pair[0].joined and not pair[0].broadcast]
    for _ in range(3):
        _define(call)
        pending = [pair for pair in pending if not _divided(call, *pair)]
    for dim, size in pairs:
        if dim.broadcast and size != 1:
            call.sizes.setdefault(dim.parts[0], size)
    for dim, size in pairs:
        if dim.broadcast:
            call.sizes.setdefault(dim.parts[0], 1)
    _define(call)
    if not all(dim.joined or call.shape([dim])[0] == size or (dim.broadcast and size == 1)
               for dim, size in pairs):
        return False
    call.operands = [_stretched(call, dims, given, shape.is_list)
                     for shape, dims, given in zip(call.line.operands, call.operands, shapes)]
    return _defined_right(call)


def _stretched(call, dims, sizes, is_list):
    """Replaces dimensions of size 1 that broadcast by constants: they have no part of their axis."""
    if dims is None or is_list:
        return dims and [_stretched(call, one, given, False) for one, given in zip(dims, sizes)]
    return [Dim((1,), True) if dim.broadcast and size == 1 and call.shape([dim]) != [1] else dim
            for dim, size in zip(dims, sizes)]


def _list_sizes(call):
    for name, size in call.line.sizes.items():
        sizes = call.arguments.get(size.argument) if size.argument else None
        if isinstance(sizes, (list, tuple)):
            call.sizes.update(((name, index), one) for index, one in enumerate(sizes))


def _values(call):
    axes_of_one = {name: call.size(name) for name, index in call.sizes}
    return {**call.arguments, **axes_of_one}


def _define(call):
    """Sets the sizes that follow from expressions."""
    for name, size in call.line.sizes.items():
        value = size.value(_values(call))
        if isinstance(value, int) and value >= 0:
            call.sizes.setdefault((name, 0), value)


def _defined_right(call):
    for name, size in call.line.sizes.items():
        value = size.value(_values(call))
        if isinstance(value, int) and value >= 0 and call.sizes.get((name, 0), value) != value:
            return False
    return True


def _divided(call, dim, size):
    """Sets the one part of a dimension whose size is not known; true if nothing is left to find out."""
    unknown = [part for part in dim.parts if not isinstance(part, int) and part not in call.sizes]
    known = axis_sizes.product(part if isinstance(part, int) else call.sizes[part]
                               for part in dim.parts if part not in unknown)
    if len(unknown) == 1 and known:
        call.sizes[unknown[0]] = size // known
    return not unknown


# ---- Multiply-adds


def summed(line):
    """Returns the letters along which products of two operands are added: no result has them."""
    kept = {name for shape in line.results for name in shape.names}
    return [name for name in line.axes if name not in kept and len(name) == 1 and name != axes.BATCH
            and not line.first(name)[1].mark and sum(name in shape.names for shape in line.operands) > 1]


def cost(expression, call):
    """Returns the number of multiply-adds of a call whose results fit. Without an expression, it is the product
    of the sizes of all axes of the operands if products are added along one of them, and 0 otherwise; an
    axis over which windows move counts with its size in the result."""
    if expression is not None:
        values = {name: 1 for name in call.line.axes}
        values.update(_values(call), batch=call.size(axes.BATCH))
        return expression.value(values)
    if not summed(call.line):
        return 0
    names = {name for shape in call.line.operands for name in shape.names}
    moved = {part[0] for dims in call.results for part in parts_of(dims) if str(part[0]).endswith("~")}
    names = (names | moved) - {name.removesuffix("~") for name in moved}
    return axis_sizes.product(size for part, size in call.sizes.items() if part[0] in names)
