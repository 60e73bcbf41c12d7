"""Linear algebra: factors are multiplied again, solutions are put into their equations, derivatives are
compared with differences, and errors with PyTorch's texts. Matrices larger than 8 by 8, and everything
but LU and Cholesky factors, need LAPACK."""

import os
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.example_counts import examples

import keyfall as kf
from keyfall import linalg
from keyfall.autograd import gradcheck, gradgradcheck

DTYPES = (kf.float32, kf.float64, kf.complex64, kf.complex128)
BATCHES = ((), (2,), (2, 3), (0,))


def lapack_is_there():
    try:
        linalg.qr(kf.ones(2, 2))
    except RuntimeError:
        return False
    return True


needs_lapack = pytest.mark.skipif(not lapack_is_there(), reason="no LAPACK on this machine")


def eye(n, dtype, batch=()):
    return kf.eye(n, dtype=dtype).expand(*batch, n, n)


def same(found, wanted, loose=1):
    assert found.shape == wanted.shape
    narrow = found.dtype in (kf.float32, kf.complex64)
    bound = (2e-4 if narrow else 1e-9) * loose
    if found.numel():
        assert (found - wanted).abs().max() <= bound * max(1, wanted.abs().max())


def regular(dtype, n, batch):
    """Matrices whose factors are accurate."""
    return kf.randn(*batch, n, n, dtype=dtype) / max(n, 1) ** 0.5 + 3 * kf.eye(n, dtype=dtype)


def positive(dtype, n, batch):
    a = regular(dtype, n, batch)
    return a @ a.mH + (n + 1) * kf.eye(n, dtype=dtype)


# ---- Square matrices: functions of a regular one, a positive one, and a right side

def cholesky(a, s, b):
    for upper in (False, True):
        factor = linalg.cholesky(s, upper=upper)
        same(factor.mH @ factor if upper else factor @ factor.mH, s)
        same(s @ kf.cholesky_solve(b, factor, upper), b)
        same(kf.cholesky_inverse(factor, upper) @ s, eye(s.shape[-1], s.dtype, s.shape[:-2]))


def solve(a, s, b):
    same(a @ linalg.solve(a, b), b)
    same(linalg.solve(a, b.mT, left=False) @ a, b.mT)
    same(a @ linalg.inv(a), eye(a.shape[-1], a.dtype, a.shape[:-2]))
    same(linalg.matrix_power(a, -2) @ a @ a, eye(a.shape[-1], a.dtype, a.shape[:-2]), 50)


def lu(a, s, b):
    p, lower, upper = linalg.lu(a)
    same(p @ lower @ upper, a)
    factors, pivots = linalg.lu_factor(a)
    same(a @ linalg.lu_solve(factors, pivots, b), b)
    same(a.mH @ linalg.lu_solve(factors, pivots, b, adjoint=True), b)
    same(linalg.lu_solve(factors, pivots, b.mT, left=False) @ a, b.mT)
    same(linalg.lu_solve(factors, pivots, b.mT, left=False, adjoint=True) @ a.mH, b.mT)
    sign, size = linalg.slogdet(a)
    same(sign * size.exp(), linalg.det(a), 10)


def triangular(a, s, b):
    n = a.shape[-1]
    for upper in (False, True):
        for unit in (False, True):
            t = a.triu() if upper else a.tril()
            if unit:
                t = (t.triu(1) if upper else t.tril(-1)) / 10 + kf.eye(n, dtype=a.dtype)
            same(t @ linalg.solve_triangular(t, b, upper=upper, unitriangular=unit), b, 50)
            right = linalg.solve_triangular(t, b.mT, upper=upper, unitriangular=unit, left=False)
            same(right @ t, b.mT, 50)
    same(a.tril().mT @ kf.triangular_solve(b, a, False, True)[0], b, 50)


def eigen(a, s, b):
    for half in "LU":
        values, vectors = linalg.eigh(s, half)
        same((vectors * values.unsqueeze(-2)) @ vectors.mH, s)
        same(linalg.eigvalsh(s, half), values)
    values, vectors = linalg.eig(a)
    same(a.to(values.dtype) @ vectors, vectors * values.unsqueeze(-2))
    same(linalg.eigvals(a).abs().sort(-1)[0], values.abs().sort(-1)[0])


def ldl(a, s, b):
    for hermitian in (False, True):
        matrix = s if hermitian else a + a.mT + 6 * kf.eye(a.shape[-1], dtype=a.dtype)
        factors, pivots = linalg.ldl_factor(matrix, hermitian=hermitian)
        same(matrix @ linalg.ldl_solve(factors, pivots, b, hermitian=hermitian), b)


def exponential(a, s, b):
    a = a / 2
    same(linalg.matrix_exp(a) @ linalg.matrix_exp(-a), eye(a.shape[-1], a.dtype, a.shape[:-2]), 500)


SQUARE = (cholesky, solve, lu, triangular, eigen, ldl, exponential)
OWN = (cholesky, solve, lu, triangular, exponential)  # up to 8 by 8 without LAPACK


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("function", SQUARE, ids=lambda f: f.__name__)
def test_square_matrices(function, dtype):
    kf.manual_seed(1)
    has_lapack = lapack_is_there()
    for n in (0, 1, 3, 8, 9, 17):
        for batch in BATCHES:
            if has_lapack or (function in OWN and n <= 8):
                b = kf.randn(*batch, n, 2, dtype=dtype)
                function(regular(dtype, n, batch), positive(dtype, n, batch), b)


# ---- Matrices of any shape

def qr(m):
    for mode in ("reduced", "complete"):
        q, r = linalg.qr(m, mode)
        same(q @ r, m)
        same(q.mH @ q, eye(q.shape[-1], q.dtype, q.shape[:-2]))
    same(linalg.qr(m, "r")[1], linalg.qr(m)[1])
    if m.shape[-2] >= m.shape[-1] > 0:
        vectors, factors = kf.geqrf(m)
        same(linalg.householder_product(vectors, factors), linalg.qr(m)[0])
        whole, c = linalg.qr(m, "complete")[0], kf.randn(*m.shape[:-1], 2, dtype=m.dtype)
        same(kf.ormqr(vectors, factors, c), whole @ c)
        same(kf.ormqr(vectors, factors, c, True, True), whole.mH @ c)
        same(kf.ormqr(vectors, factors, c.mT, False), c.mT @ whole)
        same(kf.ormqr(vectors, factors, c.mT, False, True), c.mT @ whole.mH)


def svd(m):
    u, s, vh = linalg.svd(m, full_matrices=False)
    same((u * s.unsqueeze(-2)) @ vh, m)
    same(linalg.svdvals(m), s)
    u, _, vh = linalg.svd(m)
    same(u.mH @ u, eye(u.shape[-1], u.dtype, u.shape[:-2]))
    same(vh.mH @ vh, eye(vh.shape[-1], u.dtype, u.shape[:-2]))
    u, s, v = kf.svd(m)
    same((u * s.unsqueeze(-2)) @ v.mH, m)


def pseudoinverse(m):
    p = linalg.pinv(m)
    same(m @ p @ m, m)
    same(p @ m @ p, p)
    assert (linalg.matrix_rank(m) == min(m.shape[-2:])).all()


def least_squares(m):
    if m.numel():
        b = kf.randn(*m.shape[:-1], 2, dtype=m.dtype)
        for driver in (None, "gels", "gelsy", "gelsd", "gelss"):
            same(linalg.lstsq(m, b, driver=driver).solution, linalg.pinv(m) @ b, 10)
        same(linalg.lstsq(m, b[..., 0]).solution, (linalg.pinv(m) @ b)[..., 0], 10)


@needs_lapack
@pytest.mark.parametrize("driver", ["gelsd", "gelss"])
def test_least_squares_without_full_rank_have_no_residuals(driver):
    """As in PyTorch: one deficient matrix of a batch is enough."""
    deficient, b = kf.ones(4, 3), kf.arange(8.0).reshape(4, 2)
    full = kf.eye(4)[:, :3]
    found = linalg.lstsq(full, b, driver=driver)
    assert found.rank == 3 and found.residuals.tolist() == [36, 49]
    found = linalg.lstsq(deficient, b, driver=driver)
    assert found.rank == 1 and found.residuals.shape == (0,) and found.residuals.dtype is kf.float32
    found = linalg.lstsq(kf.stack([full, deficient]), b.expand(2, 4, 2), driver=driver)
    assert found.rank.tolist() == [3, 1] and found.residuals.shape == (0,)
    assert kf.compile(lambda a: linalg.lstsq(a, b, driver=driver).residuals)(deficient).shape == (0,)
    outs = kf.empty(3, 2), kf.empty(0), kf.empty((), dtype=kf.int64), kf.empty(3)
    assert linalg.lstsq(deficient, b, driver=driver, out=outs)[1] is outs[1] and outs[1].shape == (0,)


def rectangular_lu(m):
    p, lower, upper = linalg.lu(m)
    same(p @ lower @ upper, m)


@needs_lapack
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("function", (qr, svd, pseudoinverse, least_squares, rectangular_lu),
                         ids=lambda f: f.__name__)
def test_rectangular_matrices(function, dtype):
    kf.manual_seed(2)
    for shape in ((3, 3), (5, 3), (3, 5), (12, 10), (0, 2), (2, 0)):
        for batch in BATCHES:
            function(kf.randn(*batch, *shape, dtype=dtype))


@needs_lapack
def test_numbers():
    a = kf.tensor([[1.0, 2.0], [3.0, 4.0]])
    assert linalg.det(a).item() == pytest.approx(-2)
    assert kf.logdet(a).isnan() and kf.logdet(a.flip(0)).item() == pytest.approx(0.6931472)
    for order, wanted in {"fro": 30 ** 0.5, "nuc": 5.8309519, 1: 6, -1: 4, 2: 5.4649857, -2: 0.3659662,
                          float("inf"): 7, -float("inf"): 3}.items():
        assert linalg.matrix_norm(a, order).item() == pytest.approx(wanted)
        assert linalg.norm(a, order).item() == pytest.approx(wanted)
        assert linalg.matrix_norm(a, order, keepdim=True).shape == (1, 1)
    assert linalg.cond(a).item() == pytest.approx(14.933034)
    assert linalg.cond(a, 1).item() == pytest.approx(21)
    assert linalg.cond(kf.ones(2, 2), "fro").item() == float("inf")
    assert linalg.multi_dot([a, a, a]).equal(a @ a @ a)
    x = kf.randn(2, 3, 6, dtype=kf.float64)
    same(linalg.tensorinv(x).reshape(6, 6) @ x.reshape(6, 6), eye(6, x.dtype))
    y = kf.randn(2, 3, dtype=kf.float64)
    same(kf.tensordot(x, linalg.tensorsolve(x, y), 1), y)
    assert linalg.matrix_rank(kf.ones(3, 3)).item() == 1
    assert type(linalg.eigh(a)) is kf.return_types.linalg_eigh


def test_strides_types_and_out():
    a = kf.randn(2, 3, 3) + 3 * kf.eye(3)
    for made in (linalg.inv(a), linalg.solve(a, a), linalg.lu_factor(a)[0], linalg.inv(a.to("meta"))):
        assert made.stride() == (9, 1, 3)
    assert linalg.lu_factor(a)[1].dtype == kf.int32
    out = kf.empty(0)
    assert linalg.inv(a, out=out) is out and out.equal(linalg.inv(a))
    strange = kf.empty(3, 3, 2).permute(2, 0, 1)
    assert linalg.inv(a, out=strange) is strange and strange.equal(linalg.inv(a))


# ---- Errors: PyTorch's texts

ZERO, WIDE, WHOLE = kf.zeros(2, 3, 3), kf.ones(2, 3, 5), kf.ones(3, 3, dtype=kf.int64)
ERRORS = {
    "linalg.cholesky: (Batch element 0): The factorization could not be completed because the input is "
    "not positive-definite (the leading minor of order 1 is not positive-definite).":
        lambda: linalg.cholesky(ZERO),
    "linalg.cholesky_ex: The factorization could not be completed because the input is not "
    "positive-definite (the leading minor of order 1 is not positive-definite).":
        lambda: linalg.cholesky_ex(ZERO[0], check_errors=True),
    "linalg.inv: The diagonal element 1 is zero, the inversion could not be completed because the input "
    "matrix is singular.": lambda: linalg.inv(ZERO[0]),
    "torch.linalg.solve: (Batch element 0): The solver failed because the input matrix is singular.":
        lambda: linalg.solve(ZERO, ZERO),
    "linalg.cholesky: A must be batches of square matrices, but they are 3 by 5 matrices":
        lambda: linalg.cholesky(WIDE),
    "linalg.cholesky: Expected a floating point or complex tensor as input. Got Long":
        lambda: linalg.cholesky(WHOLE),
    "\"cholesky_cpu\" not implemented for 'Half'": lambda: linalg.cholesky(ZERO.half()),
    "linalg.cholesky: The input tensor A must have at least 2 dimensions.":
        lambda: linalg.cholesky(kf.ones(3)),
    "linalg.solve: Incompatible shapes of A and B for the equation AX = B (3x3 and 2x2)":
        lambda: linalg.solve(ZERO[0], kf.ones(2, 2)),
    "linalg.solve: Expected A and B to have the same dtype, but found A of type Float and B of type "
    "Double instead": lambda: linalg.solve(ZERO, ZERO.double()),
    "The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 0":
        lambda: linalg.solve(ZERO, kf.ones(3, 3, 4)),
    "linalg.det: A must be batches of square matrices, but they are 3 by 5 matrices":
        lambda: linalg.det(WIDE),
    "qr received unrecognized mode 'x' but expected one of 'reduced' (default), 'r', or 'complete'":
        lambda: linalg.qr(WIDE, "x"),
    "Expected UPLO argument to be 'L' or 'U', but got X": lambda: linalg.eigh(ZERO, "X"),
    "linalg.lu_factor: LU without pivoting is not implemented on the CPU":
        lambda: linalg.lu_factor(ZERO, pivot=False),
    "torch.linalg.lstsq: input.size(-2) should match other.size(-2)":
        lambda: linalg.lstsq(WIDE, kf.ones(2, 4, 4)),
    "multi_dot(): expected at least 2 tensors but got 1": lambda: linalg.multi_dot([WHOLE]),
    "linalg.matrix_norm: Order 7 not supported.": lambda: linalg.matrix_norm(WIDE, 7),
    "linalg.cond got an invalid norm type: 7": lambda: linalg.cond(ZERO, 7),
    "Incompatible matrix sizes for cholesky_solve: each A matrix is 3 by 3 but each b matrix is 4 by 1":
        lambda: kf.cholesky_solve(kf.ones(4, 1), kf.ones(3, 3)),
    "cholesky_inverse: (Batch element 1): The diagonal element 2 is zero, the inversion could not be completed "
    "because the input matrix is singular.":
        lambda: kf.cholesky_inverse(kf.stack([kf.eye(3), kf.tensor([1.0, 0, 0]).diag()])),
    "linalg.inv: (Batch element 1): The diagonal element 3 is zero, the inversion could not be completed because "
    "the input matrix is singular.": lambda: linalg.inv(kf.stack([kf.eye(3), kf.tensor([1.0, 1, 0]).diag()])),
    "linalg.inv: Low precision dtypes not supported. Got Half": lambda: linalg.inv(ZERO.half()),
    "linalg.eigvals: A must be batches of square matrices, but they are 3 by 5 matrices":
        lambda: linalg.eigvals(WIDE),
    "linalg.lu_solve: Expected LU.shape[:-1] and pivots.shape to be the same, but got pivots with shape [3] "
    "instead": lambda: linalg.lu_solve(ZERO, kf.ones(3, dtype=kf.int32), ZERO),
    "linalg.matrix_exp: Expected a floating point or complex tensor as input. Got Long":
        lambda: linalg.matrix_exp(WHOLE),
}


@pytest.mark.parametrize("text", ERRORS)
def test_errors(text):
    with pytest.raises((RuntimeError, NotImplementedError)) as caught:
        ERRORS[text]()
    assert str(caught.value) == text
    singular = "could not be completed" in text or "solver failed" in text
    assert isinstance(caught.value, linalg.LinAlgError) == singular


def test_without_lapack():
    code = ("import keyfall as kf; print(kf.linalg.inv(kf.eye(8)).sum().item())\n"
            "try: kf.linalg.eigh(kf.eye(2))\nexcept RuntimeError as error: print(error)")
    done = subprocess.run([sys.executable, "-c", code], text=True, capture_output=True, check=True,
                          env={**os.environ, "KEYFALL_LAPACK": "/nowhere.so"})
    first, second = done.stdout.splitlines()
    assert first == "8.0"
    assert second.startswith("linalg.eigh needs LAPACK, which was not found: ")
    assert "pip" in second and "KEYFALL_LAPACK" in second


def test_lapack_is_looked_for_again():
    kf.linalg.eigh(kf.eye(2))  # here there is one
    code = ("import keyfall as kf, os\n"
            "try: kf.linalg.eigh(kf.eye(2))\nexcept RuntimeError as error: print(error)\n"
            "del os.environ['KEYFALL_LAPACK']\nprint(kf.linalg.eigh(kf.eye(2))[0].tolist())")
    done = subprocess.run([sys.executable, "-c", code], text=True, capture_output=True, check=True,
                          env={**os.environ, "KEYFALL_LAPACK": "/nowhere.so"})
    first, second = done.stdout.splitlines()
    assert first.startswith("linalg.eigh needs LAPACK") and second == "[1.0, 1.0]"


# ---- Derivatives: functions whose results do not depend on the phases of complex vectors

def positive_of(a):
    return a @ a.mH + kf.eye(3, dtype=a.dtype)


def without_phases(u, s, vh):
    return (u * s.exp().unsqueeze(-2)) @ vh, u.abs(), vh.abs()


DERIVATIVES = {
    "cholesky": lambda a, b: linalg.cholesky(positive_of(a)),
    "cholesky upper": lambda a, b: linalg.cholesky(positive_of(a), upper=True),
    "cholesky_solve": lambda a, b: kf.cholesky_solve(b, a.tril()),
    "cholesky_inverse": lambda a, b: kf.cholesky_inverse(a.triu(), True),
    "solve": linalg.solve,
    "solve vector": lambda a, b: linalg.solve(a[0], b[0, :, 0]),
    "solve from the right": lambda a, b: linalg.solve(a, b.mT, left=False),
    "solve broadcast": lambda a, b: linalg.solve(a[0], b),
    "triangular": lambda a, b: linalg.solve_triangular(a, b, upper=True),
    "unitriangular": lambda a, b: linalg.solve_triangular(a, b.mT, upper=False, left=False,
                                                          unitriangular=True),
    "inv": lambda a, b: linalg.inv(a),
    "det": lambda a, b: linalg.det(a),
    "slogdet": lambda a, b: linalg.slogdet(a),
    "logdet": lambda a, b: kf.logdet(positive_of(a)),
    "lu": lambda a, b: linalg.lu(a)[1:],
    "lu tall": lambda a, b: linalg.lu(a.reshape(6, 3))[1:],
    "lu wide": lambda a, b: linalg.lu(a.reshape(3, 6))[1:],
    "lu_solve": lambda a, b: linalg.lu_solve(*linalg.lu_factor(a), b),
    "qr": lambda a, b: linalg.qr(a),
    "qr tall": lambda a, b: linalg.qr(a.reshape(6, 3)),
    "qr wide": lambda a, b: linalg.qr(a.reshape(3, 6), "complete"),
    "householder_product": lambda a, b: linalg.householder_product(a, b[..., 0] / 3),
    "ormqr": lambda a, b: kf.ormqr(a, b[..., 0] / 3, b),
    "svdvals": lambda a, b: linalg.svdvals(a),
    "svd": lambda a, b: without_phases(*linalg.svd(a)),
    "svd tall": lambda a, b: without_phases(*linalg.svd(a.reshape(6, 3), full_matrices=False)),
    "svd wide": lambda a, b: without_phases(*linalg.svd(a.reshape(3, 6), full_matrices=False)),
    "eigh": lambda a, b: (lambda w, v: without_phases(v, w, v.mH))(*linalg.eigh(a + a.mH)),
    "eigvalsh": lambda a, b: linalg.eigvalsh(a + a.mH),
    "eig": lambda a, b: (lambda w, v: (w, v.abs()))(*linalg.eig(a)),
    "eigvals": lambda a, b: linalg.eigvals(a),
    "pinv": lambda a, b: linalg.pinv(a.reshape(6, 3)),
    "lstsq": lambda a, b: linalg.lstsq(a.reshape(6, 3), b.reshape(6, 2)).solution,
    "lstsq residuals": lambda a, b: linalg.lstsq(a.reshape(6, 3), b.reshape(6, 2), driver="gels")[:2],
    "matrix_exp": lambda a, b: linalg.matrix_exp(a),
    "matrix_power": lambda a, b: linalg.matrix_power(a, -2),
    "norms": lambda a, b: (linalg.matrix_norm(a, 2), linalg.matrix_norm(a, "nuc"), linalg.cond(a, 1)),
    "multi_dot": lambda a, b: linalg.multi_dot([a[0], a[1], b[0]]),
}


@needs_lapack
@pytest.mark.unsanitized
@pytest.mark.parametrize("dtype", (kf.float64, kf.complex128), ids=str)
@pytest.mark.parametrize("name", DERIVATIVES)
def test_derivatives(name, dtype):
    kf.manual_seed(5)
    a = regular(dtype, 3, (2,)).requires_grad_()
    b = kf.randn(2, 3, 2, dtype=dtype, requires_grad=True)
    gradcheck(DERIVATIVES[name], (a, b), fast_mode=True)
    gradgradcheck(DERIVATIVES[name], (a, b), fast_mode=True)


# ---- Small batches have kernels of their own: they agree with the same matrices inside larger ones

def grown(a, n):
    """The matrices in the upper left corner of n by n ones, with ones below on the diagonal."""
    size = a.shape[-1]
    big = kf.eye(n, dtype=a.dtype).repeat(*a.shape[:-2], 1, 1)
    big[..., :size, :size] = a
    return big


def below(b, n):
    return kf.cat([b, b.new_zeros(*b.shape[:-2], n - b.shape[-2], b.shape[-1])], -2)


@needs_lapack
@settings(max_examples=examples(40), deadline=None)
@given(st.integers(1, 8), st.lists(st.integers(0, 3), max_size=2), st.sampled_from(DTYPES), st.integers(0, 2 ** 31),
       st.integers(1, 3))
def test_small_matrices_agree_with_large_ones(n, batch, dtype, seed, columns):
    kf.manual_seed(seed)
    a, s = regular(dtype, n, batch), positive(dtype, n, batch)
    b = kf.randn(*batch, n, columns, dtype=dtype)
    big, right = 9 + n % 3, below(b, 9 + n % 3)
    same(linalg.solve(a, b), linalg.solve(grown(a, big), right)[..., :n, :], 20)
    same(linalg.inv(a), linalg.inv(grown(a, big))[..., :n, :n], 20)
    same(linalg.det(a), linalg.det(grown(a, big)), 20)
    same(linalg.cholesky(s), linalg.cholesky(grown(s, big))[..., :n, :n], 20)
    same(linalg.lu_factor(a)[0], linalg.lu_factor(grown(a, big))[0][..., :n, :n], 20)
    same(linalg.solve_triangular(a, b, upper=True),
         linalg.solve_triangular(grown(a, big), right, upper=True)[..., :n, :], 50)


@needs_lapack
@settings(max_examples=examples(15), deadline=None)
@given(st.sampled_from(sorted(DERIVATIVES)), st.sampled_from((kf.float64, kf.complex128)), st.integers(0, 2 ** 31))
def test_derivatives_of_random_matrices(name, dtype, seed):
    kf.manual_seed(seed)
    a = regular(dtype, 3, (2,)).requires_grad_()
    b = kf.randn(2, 3, 2, dtype=dtype, requires_grad=True)
    gradcheck(DERIVATIVES[name], (a, b), fast_mode=True)
    gradgradcheck(DERIVATIVES[name], (a, b), fast_mode=True, atol=1e-4, rtol=1e-2)


@needs_lapack
def test_derivative_of_a_singular_determinant():
    a = kf.tensor([[1.0, 2, 3], [2, 4, 6], [1, 0, 1]], dtype=kf.float64, requires_grad=True)
    linalg.det(a).backward()
    same(a.grad, kf.tensor([[4.0, 4, -4], [-2, -2, 2], [0, 0, 0]], dtype=kf.float64))


@needs_lapack
def test_losses_that_depend_on_phases():
    a = kf.randn(3, 3, dtype=kf.complex128, requires_grad=True)
    with pytest.raises(RuntimeError, match="depends on the phase"):
        linalg.svd(a)[0].imag.sum().backward()


@pytest.mark.parametrize("upper", [False, True])
@pytest.mark.parametrize("unread", [0.0, 0.3])
def test_the_gradient_of_a_cholesky_factor_has_both_triangles(upper, unread):
    """As in PyTorch, although only one triangle is read. PyTorch's gradient depends on the other, this one does not."""
    lower = [[2.0, unread], [0.5, 1.5]]
    for dtype in (kf.float64, kf.complex128):
        a = kf.tensor(lower, dtype=dtype)
        a = (a.mT if upper else a).contiguous().requires_grad_()
        b = kf.tensor([[1.0], [2.0]], dtype=dtype)
        for result, expected in (
                (kf.cholesky_solve(b, a, upper), [[-1 / 9, -2 / 9], [-5 / 9, -7 / 9]]),
                (kf.cholesky_inverse(a, upper), [[-1 / 6, -1 / 6], [-1 / 3, -1 / 3]])):
            found, = kf.autograd.grad(result.real.sum(), a)
            same(found.mT if upper else found, kf.tensor(expected, dtype=dtype))


@pytest.mark.parametrize("upper", [False, True])
@pytest.mark.parametrize("dtype", [kf.float64, kf.complex128])
def test_derivatives_by_a_cholesky_factor(upper, dtype):
    """Of a factor that is triangular: the other triangle is not read."""
    kf.manual_seed(3)
    a = (kf.randn(2, 3, 3, dtype=dtype) + 4 * kf.eye(3)).requires_grad_()
    b = kf.randn(2, 3, 2, dtype=dtype, requires_grad=True)

    def factor(a):
        return a.triu() if upper else a.tril()

    for call, arguments in ((lambda a, b: kf.cholesky_solve(b, factor(a), upper), (a, b)),
                            (lambda a: kf.cholesky_inverse(factor(a), upper), (a,))):
        assert kf.autograd.gradcheck(call, arguments)
        assert kf.autograd.gradgradcheck(call, arguments, fast_mode=True)


def test_gradients_of_lobpcg_are_symmetric():
    """Both triangles of the matrix count, as in PyTorch, where eigh reads one."""
    matrix = kf.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 1.0]], dtype=kf.float64, requires_grad=True)
    values, vectors = kf.lobpcg(matrix, k=1, X=kf.eye(3, 1, dtype=kf.float64))
    (values.sum() + vectors.abs().sum()).backward()
    assert kf.allclose(matrix.grad, matrix.grad.mT)
    assert kf.autograd.gradcheck(lambda each: kf.lobpcg(each, k=1)[0], matrix.detach().requires_grad_())


def test_composites_check_numbers_through_an_operator():
    """Modes see the check of linalg.inv, and may answer for tensors that have no data."""
    from keyfall.utils._python_dispatch import TorchDispatchMode

    class Names(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            names.append(str(func))
            return func(*args, **(kwargs or {}))

    names = []
    with Names():
        linalg.inv(kf.eye(2))
        linalg.solve(kf.eye(2), kf.ones(2, 1))
    assert [n for n in names if "eye" not in n and "ones" not in n] == [
        "aten.linalg_inv_ex.default", "aten._linalg_check_errors.default",
        "aten._linalg_solve_ex.default", "aten._linalg_check_errors.default"]
    for function in (linalg.inv, linalg.cholesky, kf.cholesky_inverse, lambda a: linalg.solve(a, a)):
        assert function(kf.zeros(3, 2, 2, device="meta")).shape == (3, 2, 2)


@pytest.mark.parametrize("info, is_matrix, text", [
    (3, True, "linalg.inv: The diagonal element 3 is zero"),
    ([3], True, "linalg.inv: The diagonal element 3 is zero"),
    ([[0, 3]], False, r"linalg.inv: \(Batch element 1\): The diagonal element 3 is zero"),
])
def test_numbers_of_lapack_are_named(info, is_matrix, text):
    with pytest.raises(linalg.LinAlgError, match=text):
        kf.ops.aten._linalg_check_errors(kf.tensor(info, dtype=kf.int32), "linalg.inv", is_matrix=is_matrix)


@needs_lapack
def test_shorthands_of_eigensolvers():
    from keyfall import _linalg_utils as short

    a, s = kf.tensor([[2.0, 1], [1, 3]]), kf.tensor([[1.0], [2]])
    assert [short.qform(m, s).item() for m in (a, a.to_sparse(), None)] == [18, 18, 5]
    assert short.symeig(a, largest=True)[0].tolist() == pytest.approx([3.6180341, 1.3819661])
    assert short.symeig(a)[0].tolist() == pytest.approx([1.3819661, 3.6180341])
    same(short.basis(a).mT @ short.basis(a), kf.eye(2))
    assert short.get_floating_dtype(a.long()) == short.get_floating_dtype(a.bfloat16()) == kf.float32
    with pytest.raises(TypeError, match="expected Tensor but got <class 'int'>"):
        short.is_sparse(1)


def test_named_results_and_complex_tolerances_are_refused():
    whole = kf.empty(0, dtype=kf.int32)
    for out, name, found in (((kf.empty(0), whole), "eigenvalues", "Float"),
                             ((kf.empty(0, dtype=kf.complex64), whole), "eigenvectors", "Int")):
        text = f"Expected {name} to be safely castable from ComplexFloat dtype, but got {name} with dtype {found}"
        with pytest.raises(RuntimeError, match=f"torch.linalg.eig: {text}"):
            linalg.eig(kf.eye(2), out=out)
    with pytest.raises(RuntimeError, match="Expected eigenvalues to be safely castable"):
        linalg.eigvals(kf.eye(2), out=whole)
    for options in ({"rcond": kf.ones(1) * 1j}, {"rcond": kf.tensor(1j)}, {"atol": kf.tensor(1j)}, {"rtol": kf.tensor(1j)}):
        name, = options
        with pytest.raises(RuntimeError, match=f"{name} tensor of complex type is not supported. Got ComplexFloat"):
            linalg.pinv(kf.eye(2), **options)
    with pytest.raises(RuntimeError, match="matrix_rank: rtol tensor of complex type is not supported. Got ComplexDouble"):
        linalg.matrix_rank(kf.eye(2), rtol=kf.tensor(1j, dtype=kf.complex128))


@needs_lapack
@pytest.mark.parametrize("a, b, wanted", [
    ((2, 1, 1), (1, 2), (2, 1, 2)), ((1, 2, 2), (2, 3), (2, 2, 3)), ((2, 2, 2), (2, 2), (2, 2)),
    ((1, 1, 1), (3, 1), r"input.size\(-2\) should match other.size\(-2\)"),
    ((2, 3, 2), (1, 3), r"input.size\(-2\) should match other.size\(-2\)"),
    ((2, 3), (3,), r"input.size\(-2\) should match other.size\(-1\)"),
    ((3, 2, 2), (2, 2), r"tensor a \(3\) must match the size of tensor b \(2\)"),
])
def test_right_sides_of_least_squares(a, b, wanted):
    """B is a batch of vectors only if its shape is that of A without the last dimension."""
    a, b = kf.ones(a) + kf.eye(*a[-2:]), kf.arange(float(kf.Size(b).numel())).reshape(b)
    if isinstance(wanted, tuple):
        found = linalg.lstsq(a, b).solution
        assert found.shape == wanted
        same(a @ found if wanted != (2, 2) else (a @ found.unsqueeze(-1)).squeeze(-1), b.expand(wanted))
    else:
        with pytest.raises(RuntimeError, match=wanted):
            linalg.lstsq(a, b)


@needs_lapack
def test_principal_components_of_sparse_matrices():
    a = kf.tensor([[0.0, 3, 0], [4, 0, 0], [0, 0, 0], [0, 1, 2]])
    for center, wanted in ((True, [3.7796187, 2.1091554]), (False, [4.0, 3.2566168])):
        for matrix in (a, a.to_sparse()):
            assert kf.pca_lowrank(matrix, q=3, center=center)[1][:2].tolist() == pytest.approx(wanted, rel=1e-4)


def test_einsum_names_the_dimension_of_an_ellipsis():
    text = "dimension 2 covered by ellipsis in operand 1 ?has size 4 which does not broadcast with previously seen"
    with pytest.raises(RuntimeError, match=text):
        kf.einsum("a...,a...", kf.ones(2, 3), kf.ones(2, 5, 4))


INF, NAN = float("inf"), float("nan")


@needs_lapack
def test_matrices_with_inf_have_no_values():
    """As PyTorch 2.13 answers: NaN for that matrix, and the others of its batch as ever."""
    bad = kf.tensor([[1.0, 2.0], [3.0, INF]])
    both = kf.stack([kf.tensor([[3.0, 0.0], [0.0, 4.0]]), bad])
    for dtype in (kf.float32, kf.float64, kf.complex64, kf.complex128):
        values = linalg.svdvals(both.to(dtype))
        assert values[0].tolist() == [4.0, 3.0] and values[1].isnan().all()
        u, s, vh = linalg.svd(bad.to(dtype))
        assert s.isnan().all() and vh.abs().sum() == 2
        found = linalg.eigvals(both.to(dtype))
        assert sorted(found[0].real.tolist()) == [3.0, 4.0] and found[1].isnan().all()
        assert linalg.cond(bad.to(dtype), 1).tolist() == INF
    assert linalg.matrix_rank(both).tolist() == [2, 0]
    assert linalg.matrix_norm(bad, "nuc").isnan() and linalg.cond(bad).isnan()
    assert linalg.cond(bad, "fro").tolist() == INF
    with pytest.raises(RuntimeError, match="should not contain infs or NaNs"):
        linalg.eig(bad)


@needs_lapack
def test_matrices_with_nan():
    bad = kf.tensor([[1.0, 2.0], [3.0, NAN]])
    with pytest.raises(linalg.LinAlgError, match="contained non-finite values"):
        linalg.svdvals(bad)
    with pytest.raises(RuntimeError):
        linalg.eigvals(bad)
    assert linalg.cond(bad, 1).tolist() == INF


def test_signs_of_determinants_that_are_not_finite():
    matrices = kf.tensor([[[-INF, 0.0], [0.0, 1.0]], [[NAN, 0.0], [0.0, 1.0]], [[1.0, 2.0], [3.0, INF]]])
    assert linalg.slogdet(matrices).sign.tolist() == [-1.0, 0.0, 1.0]


@needs_lapack
def test_the_error_of_one_least_squares_system_names_no_batch():
    with pytest.raises(linalg.LinAlgError, match="torch.linalg.lstsq: The least squares"):
        linalg.lstsq(kf.tensor([[1.0, 0.0], [0.0, 0.0]]), kf.ones(2, 1), driver="gels")


def test_pivots_out_of_range():
    factors, pivots = linalg.lu_factor(kf.eye(2))
    for wrong in (0, 3):
        with pytest.raises(RuntimeError, match="greater or equal to 1 and smaller or equal to LU.size"):
            linalg.lu_solve(factors, kf.full_like(pivots, wrong), kf.ones(2, 1))
