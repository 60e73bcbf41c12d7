"""The operators of Sobol sequences.

A state has a row of MAXBIT direction numbers for each dimension. Point i of a sequence is the exclusive or of
the direction numbers at the bits of i's Gray code, so any run of points is computed at once."""

import os

from .. import _C
from .._loading import lazy_module, load

_numbers = lazy_module("keyfall._late.sobol_numbers")
_functions = _C._VariableFunctions

MAXBIT = 30


def _times(a, b, polynomial, degree):
    """The product of two polynomials over GF(2), modulo a third."""
    product = 0
    while b:
        if b & 1:
            product ^= a
        a, b = a << 1, b >> 1
        if a >> degree & 1:
            a ^= polynomial
    return product


def _power_of_x(exponent, polynomial, degree):
    result, square = 1, 2 if degree > 1 else 2 ^ polynomial
    while exponent:
        if exponent & 1:
            result = _times(result, square, polynomial, degree)
        square, exponent = _times(square, square, polynomial, degree), exponent >> 1
    return result


def _prime_factors(number):
    found, factor = set(), 2
    while factor * factor <= number:
        while number % factor == 0:
            found.add(factor)
            number //= factor
        factor += 1
    return found | ({number} if number > 1 else set())


def _primitive_polynomials():
    """Yields (degree, polynomial) over GF(2), ordered: x generates all non-zero residues."""
    degree = 1
    while True:
        order = 2 ** degree - 1
        parts = [order // factor for factor in _prime_factors(order)]
        for polynomial in range(1 << degree | 1, 2 << degree, 2):
            if _power_of_x(order, polynomial, degree) == 1 and all(
                    _power_of_x(part, polynomial, degree) != 1 for part in parts):
                yield degree, polynomial
        degree += 1


def _first_numbers(dimension):
    """Yields (degree, polynomial, first direction numbers) of each dimension but the first."""
    if dimension > _numbers.DIMENSIONS:
        yield from _first_numbers_of_scipy(dimension)
        return
    bits = int.from_bytes(_numbers.DATA, "little")
    for _, (degree, polynomial) in zip(range(dimension - 1), _primitive_polynomials()):
        row = []
        for count in range(degree):
            row.append((bits & (1 << count) - 1) << 1 | 1)
            bits >>= count
        yield degree, polynomial, row


def _first_numbers_of_scipy(dimension):
    """The same from the whole table, half a megabyte, which SciPy's sequences come with."""
    try:
        folder = os.path.dirname(load("scipy.stats").__file__)
        with load("numpy").load(os.path.join(folder, "_sobol_direction_numbers.npz")) as table:
            polynomials, numbers = table["poly"].tolist(), table["vinit"].tolist()
    except (ImportError, OSError, KeyError) as error:
        raise ValueError(f"keyfall has Sobol sequences of up to {_numbers.DIMENSIONS} dimensions of its own, not "
                         f"{dimension}; for more it reads SciPy's table, which is not there ({error})") from None
    for polynomial, row in zip(polynomials[1:dimension], numbers[1:dimension]):
        degree = polynomial.bit_length() - 1
        yield degree, polynomial, row[:degree]


def _direction_numbers(dimension):
    """Yields the rows of a state."""
    yield [1 << MAXBIT - 1 - bit for bit in range(MAXBIT)]
    for degree, polynomial, row in _first_numbers(dimension):
        for bit in range(degree, MAXBIT):
            number = row[bit - degree] ^ row[bit - degree] << degree
            for back in range(1, degree):
                if polynomial >> degree - back & 1:
                    number ^= row[bit - back] << back
            row.append(number)
        yield [number << MAXBIT - 1 - bit for bit, number in enumerate(row)]


def initialize(self, dimension):
    return self.copy_(_C.tensor(list(_direction_numbers(dimension)), dtype=_C.int64))


def scramble(self, ltm, dimension):
    """Multiplies the bits of each number, the highest first, with a lower triangle of bits."""
    places = _functions.arange(MAXBIT - 1, -1, -1)
    bits = (self.unsqueeze(-1) >> places) & 1
    triangle = ltm.to(_C.int64).tril(-1) + _functions.eye(MAXBIT, dtype=_C.int64)
    mixed = (bits.double() @ triangle.double().transpose(-1, -2)).to(_C.int64) & 1
    return self.copy_((mixed << places).sum(-1))


def _moved(quasi, counts, state, num_generated):
    """Returns the points that are `counts` steps after quasi, which is point num_generated."""
    index = counts + num_generated
    gray = index ^ (index >> 1) ^ (num_generated ^ num_generated >> 1)
    points = quasi.expand(len(counts), -1)
    for bit in range(MAXBIT):
        points = points ^ ((gray >> bit & 1).unsqueeze(1) * state[:, bit])
    return points


def draw(quasi, n, sobolstate, dimension, num_generated, dtype):
    points = _moved(quasi, _functions.arange(1, n + 1), sobolstate, num_generated)
    dtype = dtype or _C.get_default_dtype()
    return points.to(dtype) * 0.5 ** MAXBIT, points[-1].clone()


def fast_forward(self, n, sobolstate, dimension, num_generated):
    return self.copy_(_moved(self, _C.tensor([n]), sobolstate, num_generated)[0])
