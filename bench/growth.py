#!/usr/bin/env python3
"""How the time of operators grows with the sizes of their arguments, here and in PyTorch.

    python3 bench/growth.py                  # all cases, the conspicuous ones are listed
    python3 bench/growth.py --only sort,isin # cases whose names have one of these in them
    python3 bench/growth.py --all            # lists every case

Every case runs with sizes n, 4n and 16n, in a process of its own for each library, on one thread. Two
kinds of cases: the catalogue's samples with one dimension of all their tensors made longer, so that a
new operator is measured without further ado, and the list of `OWN` for sizes that are no dimension:
numbers of indices, segments, repetitions, tensors, bins."""

import argparse
import json
import math
import os
import pathlib
import subprocess
import sys
import time
import warnings

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "bench"), str(ROOT / "tests" / "ops"), str(ROOT / "tools" / "opgen")]
FACTORS = (1, 4, 16)
ELEMENTS = 16384  # of the largest tensor of a sample, at n
ENOUGH = 0.03  # seconds to repeat a call for
TOO_LONG = 1.0  # seconds, after which larger sizes are left out
WORSE, SLOWER, NOTICEABLE = 0.3, 5.0, 100e-6  # exponents, ratios, seconds that are listed

# name: (n, arguments of n as an expression, call). `t` is the library.
OWN = {
    "isin, tests": (4000, "t.randint(0, 10**6, (n,)), t.randint(0, 10**6, (n,))", "t.isin(a, b)"),
    "isin, many elements": (4000, "t.randint(0, 10**6, (n,)), t.arange(30)", "t.isin(a, b)"),
    "isin, many tests": (4000, "t.arange(30), t.randint(0, 10**6, (n,))", "t.isin(a, b)"),
    "unique": (4000, "t.randint(0, 10**6, (n,)),", "t.unique(a, return_counts=True)"),
    "unique, few": (4000, "t.randint(0, 9, (n,)),", "t.unique(a, return_inverse=True)"),
    "unique of floats": (4000, "t.rand(n),", "t.unique(a)"),
    "unique of rows": (1000, "t.randint(0, 3, (n, 8)),", "t.unique(a, dim=0)"),
    "unique of columns": (1000, "t.randint(0, 3, (8, n)),", "t.unique(a, dim=1)"),
    "unique_consecutive": (4000, "t.randint(0, 3, (n,)),", "t.unique_consecutive(a)"),
    "searchsorted": (4000, "t.rand(n).sort()[0], t.rand(n)", "t.searchsorted(a, b)"),
    "searchsorted, few": (4000, "t.rand(n).sort()[0], t.rand(10)", "t.searchsorted(a, b)"),
    "bucketize": (4000, "t.rand(n), t.rand(n).sort()[0]", "t.bucketize(a, b)"),
    "bincount, many bins": (4000, "t.randint(0, n, (n,)),", "t.bincount(a)"),
    "bincount, few": (4000, "t.randint(0, 9, (n,)),", "t.bincount(a)"),
    "histc, bins": (4000, "t.rand(n),", "t.histc(a, n)"),
    "histc": (4000, "t.rand(n),", "t.histc(a, 10)"),
    "index_put": (4000, "t.zeros(n), t.randint(0, n, (n,)), t.rand(n)",
                  "a.index_put((b,), c)"),
    "index_put, accumulate": (4000, "t.zeros(n), t.randint(0, n, (n,)), t.rand(n)",
                              "a.index_put((b,), c, True)"),
    "index_put, all to one": (4000, "t.zeros(n), t.zeros(n, dtype=t.int64), t.rand(n)",
                              "a.index_put((b,), c, True)"),
    "index_put, rows": (500, "t.zeros(n, 32), t.randint(0, n, (n,)), t.rand(n, 32)",
                        "a.index_put((b,), c, True)"),
    "index, two": (4000, "t.zeros(64, 64), t.randint(0, 64, (n,)), t.randint(0, 64, (n,))",
                   "a[b, c]"),
    "index with a mask": (4000, "t.rand(n), t.rand(n) > 0.5", "a[b]"),
    "index_add": (4000, "t.zeros(n), t.randint(0, n, (n,)), t.rand(n)", "a.index_add(0, b, c)"),
    "index_add, rows": (500, "t.zeros(n, 32), t.randint(0, n, (n,)), t.rand(n, 32)",
                        "a.index_add(0, b, c)"),
    "index_add, columns": (500, "t.zeros(32, n), t.randint(0, n, (n,)), t.rand(32, n)",
                           "a.index_add(1, b, c)"),
    "index_copy": (4000, "t.zeros(n), t.randperm(n), t.rand(n)", "a.index_copy(0, b, c)"),
    "index_fill": (4000, "t.zeros(n), t.randperm(n)", "a.index_fill(0, b, 1.0)"),
    "index_select, columns": (500, "t.zeros(32, n), t.randint(0, n, (n,))",
                              "a.index_select(1, b)"),
    "index_reduce": (4000, "t.ones(n), t.randint(0, n, (n,)), t.rand(n)",
                     "a.index_reduce(0, b, c, 'prod')"),
    "gather": (4000, "t.rand(n), t.randint(0, n, (n,))", "a.gather(0, b)"),
    "scatter": (4000, "t.zeros(n), t.randint(0, n, (n,)), t.rand(n)", "a.scatter(0, b, c)"),
    "scatter_add": (4000, "t.zeros(n), t.randint(0, n, (n,)), t.rand(n)",
                    "a.scatter_add(0, b, c)"),
    "scatter_add, one": (4000, "t.zeros(n), t.zeros(n, dtype=t.int64), t.rand(n)",
                         "a.scatter_add(0, b, c)"),
    "scatter_reduce, mean": (4000, "t.zeros(n), t.randint(0, n, (n,)), t.rand(n)",
                             "a.scatter_reduce(0, b, c, 'mean')"),
    "scatter_reduce, amax": (4000, "t.zeros(64, n), t.randint(0, 64, (64, n)), t.rand(64, n)",
                             "a.scatter_reduce(0, b, c, 'amax')"),
    "take": (4000, "t.rand(n), t.randint(0, n, (n,))", "a.take(b)"),
    "put": (4000, "t.rand(n), t.randint(0, n, (n,)), t.rand(n)", "a.put(b, c, True)"),
    "masked_select": (4000, "t.rand(n), t.rand(n) > 0.5", "a.masked_select(b)"),
    "masked_scatter": (4000, "t.rand(n), t.rand(n) > 0.5, t.rand(n)", "a.masked_scatter(b, c)"),
    "nonzero": (4000, "t.rand(n) > 0.5,", "a.nonzero()"),
    "nonzero of a matrix": (500, "t.rand(n, 8) > 0.5,", "a.nonzero()"),
    "sort": (4000, "t.rand(n),", "a.sort()"),
    "sort, stable": (4000, "t.randint(0, 10, (n,)),", "a.sort(stable=True)"),
    "sort, rows": (500, "t.rand(n, 8),", "a.sort(1)"),
    "sort, columns": (500, "t.rand(n, 8),", "a.sort(0)"),
    "sort of doubles": (4000, "t.rand(n, dtype=t.float64),", "a.sort()"),
    "argsort": (4000, "t.randint(0, 10**6, (n,)),", "a.argsort()"),
    "topk, few": (4000, "t.rand(n),", "a.topk(5)"),
    "topk, half": (4000, "t.rand(n),", "a.topk(n // 2)"),
    "topk, rows": (500, "t.rand(n, 8),", "a.topk(3, 1)"),
    "kthvalue": (4000, "t.rand(n),", "a.kthvalue(n // 3)"),
    "median": (4000, "t.rand(n),", "a.median()"),
    "median, rows": (500, "t.rand(n, 8),", "a.median(1)"),
    "quantile": (4000, "t.rand(n),", "a.quantile(0.3)"),
    "quantile, many": (1000, "t.rand(n), t.rand(n)", "a.quantile(b)"),
    "mode": (2000, "t.randint(0, 100, (n,)),", "a.mode()"),
    "mode, different": (2000, "t.randperm(n),", "a.mode()"),
    "cdist": (60, "t.rand(n, 16), t.rand(n, 16)", "t.cdist(a, b)"),
    "cdist, one": (60, "t.rand(n, 16), t.rand(n, 16)", "t.cdist(a, b, 1.0)"),
    "cdist, long": (1000, "t.rand(16, n), t.rand(16, n)", "t.cdist(a, b)"),
    "pdist": (60, "t.rand(n, 16),", "t.pdist(a)"),
    "repeat_interleave": (4000, "t.rand(n), t.randint(0, 5, (n,))", "a.repeat_interleave(b)"),
    "repeat_interleave, number": (100, "t.rand(100),", "a.repeat_interleave(n)"),
    "repeat": (100, "t.rand(100),", "a.repeat(n)"),
    "tile": (100, "t.rand(10, 10),", "a.tile(n, 2)"),
    "embedding": (1000, "t.rand(1000, 32), t.randint(0, 1000, (n,))",
                  "t.nn.functional.embedding(b, a)"),
    "embedding, backward": (1000, "t.rand(n, 32), t.randint(0, n, (n,))",
                            "t.ops.aten.embedding_dense_backward(a, b, n, -1, False)"),
    "embedding_bag": (1000, "t.rand(1000, 32), t.randint(0, 1000, (n,)), t.arange(0, n, 5)",
                      "t.nn.functional.embedding_bag(b, a, c)"),
    "embedding_bag, max": (1000, "t.rand(1000, 32), t.randint(0, 1000, (n,)), t.arange(0, n, 5)",
                           "t.nn.functional.embedding_bag(b, a, c, mode='max')"),
    "cat of many": (50, "[t.rand(10) for _ in range(n)],", "t.cat(a)"),
    "cat of many columns": (50, "[t.rand(10, 4) for _ in range(n)],", "t.cat(a, 1)"),
    "stack of many": (50, "[t.rand(10) for _ in range(n)],", "t.stack(a)"),
    "stack of many, last": (50, "[t.rand(10) for _ in range(n)],", "t.stack(a, -1)"),
    "block_diag": (20, "[t.rand(3, 3) for _ in range(n)],", "t.block_diag(*a)"),
    "cartesian_prod": (50, "t.rand(n), t.rand(20)", "t.cartesian_prod(a, b)"),
    "combinations": (40, "t.rand(n),", "t.combinations(a)"),
    "meshgrid": (100, "t.rand(n), t.rand(100)", "t.meshgrid(a, b, indexing='ij')[0].clone()"),
    "split of many": (200, "t.rand(n, 4),", "a.split(1)"),
    "unbind of many": (200, "t.rand(n, 4),", "a.unbind()"),
    "chunk": (200, "t.rand(n, 4),", "a.chunk(n)"),
    "tensor_split": (200, "t.rand(n, 4),", "a.tensor_split(n)"),
    "foreach_add": (50, "[t.rand(10) for _ in range(n)],", "t._foreach_add(a, 1.0)"),
    "foreach_norm": (50, "[t.rand(10) for _ in range(n)],", "t._foreach_norm(a)"),
    "nn.utils norm": (50, "[t.rand(10) for _ in range(n)],",
                      "t._foreach_mul(a, t._foreach_norm(a)[0].item())"),
    "unfold": (32, "t.rand(1, 4, n, n),", "t.nn.functional.unfold(a, 3)"),
    "fold": (32, "t.rand(1, 36, n * n),", "t.nn.functional.fold(a, (n + 2, n + 2), 3)"),
    "unfold of windows": (4000, "t.rand(n),", "a.unfold(0, 50, 1).sum(1)"),
    "cumsum": (4000, "t.rand(n),", "a.cumsum(0)"),
    "cumsum, columns": (500, "t.rand(n, 8),", "a.cumsum(0)"),
    "cumprod": (4000, "t.rand(n),", "a.cumprod(0)"),
    "cummax": (4000, "t.rand(n),", "a.cummax(0)"),
    "logcumsumexp": (4000, "t.rand(n),", "a.logcumsumexp(0)"),
    "diff": (4000, "t.rand(n),", "a.diff(3)"),
    "trapezoid": (4000, "t.rand(n),", "t.trapezoid(a)"),
    "cumulative_trapezoid": (4000, "t.rand(n),", "t.cumulative_trapezoid(a)"),
    "einsum": (48, "t.rand(n, n), t.rand(n, n)", "t.einsum('ij,jk->ik', a, b)"),
    "einsum, three": (24, "t.rand(n, n), t.rand(n, n)", "t.einsum('ij,jk,kl->il', a, b, a)"),
    "einsum, diagonal": (100, "t.rand(n, n),", "t.einsum('ii->i', a)"),
    "einsum, batch": (500, "t.rand(n, 8, 8), t.rand(n, 8, 8)", "t.einsum('bij,bjk->bik', a, b)"),
    "einsum, outer": (100, "t.rand(n), t.rand(100)", "t.einsum('i,j->ij', a, b)"),
    "tensordot": (16, "t.rand(n, 8, 8), t.rand(8, 8, n)", "t.tensordot(a, b, 2)"),
    "chain_matmul": (5, "[t.rand(4, 4) for _ in range(n)],", "t.chain_matmul(*a)"),
    "renorm": (500, "t.rand(n, 16),", "a.renorm(2, 0, 1.0)"),
    "multinomial": (4000, "t.rand(n),", "t.multinomial(a, 10)"),
    "multinomial, many": (4000, "t.rand(n),", "t.multinomial(a, n, True)"),
    "multinomial, without": (1000, "t.rand(n),", "t.multinomial(a, n // 2)"),
    "randperm": (4000, "None,", "t.randperm(n)"),
    "randint": (4000, "None,", "t.randint(0, 10, (n,))"),
    "roll": (4000, "t.rand(n),", "a.roll(5)"),
    "flip": (4000, "t.rand(n),", "a.flip(0)"),
    "rot90": (60, "t.rand(n, n),", "a.rot90()"),
    "tril": (60, "t.rand(n, n),", "a.tril()"),
    "tril_indices": (60, "None,", "t.tril_indices(n, n)"),
    "diag_embed": (60, "t.rand(n),", "a.diag_embed()"),
    "vander": (60, "t.rand(n),", "t.vander(a)"),
    "linalg.vander": (60, "t.rand(n),", "t.linalg.vander(a)"),
    "one_hot": (500, "t.randint(0, 20, (n,)),", "t.nn.functional.one_hot(a, 20)"),
    "one_hot, classes": (500, "t.randint(0, 20, (20,)),", "t.nn.functional.one_hot(a, n)"),
    "kron": (20, "t.rand(n, 8), t.rand(8, 8)", "t.kron(a, b)"),
    "cov": (500, "t.rand(8, n),", "t.cov(a)"),
    "corrcoef": (500, "t.rand(8, n),", "t.corrcoef(a)"),
    "gradient": (4000, "t.rand(n),", "t.gradient(a)"),
    "matrix_power": (20, "t.rand(8, 8) / 8,", "t.linalg.matrix_power(a, n)"),
    "pad": (4000, "t.rand(1, 1, n),", "t.nn.functional.pad(a, (5, 5), 'reflect')"),
    "pad by much": (4000, "t.rand(1, 10),", "t.nn.functional.pad(a, (n, n))"),
    "fft": (4096, "t.rand(n),", "t.fft.fft(a)"),
    "fft of a prime": (17, "t.rand({17: 4001, 68: 16001, 272: 64007}[n]),", "t.fft.fft(a)"),
    "stft": (2000, "t.rand(n),", "t.stft(a, 64, return_complex=True)"),
    "istft": (100, "t.rand(33, n, dtype=t.complex64),", "t.istft(a, 64)"),
    "interpolate": (30, "t.rand(1, 1, 30, 30),", "t.nn.functional.interpolate(a, size=(n, n))"),
    "nll_loss": (500, "t.rand(n, 10), t.randint(0, 10, (n,))", "t.nn.functional.nll_loss(a, b)"),
    "cross_entropy, classes": (500, "t.rand(8, n), t.randint(0, 10, (8,))",
                               "t.nn.functional.cross_entropy(a, b)"),
    "bernoulli": (4000, "t.rand(n),", "t.bernoulli(a)"),
    "tensor of a list": (1000, "list(range(n)),", "t.tensor(a)"),
    "tensor of lists": (100, "[[1.0] * 10 for _ in range(n)],", "t.tensor(a)"),
    "tolist": (1000, "t.rand(n),", "a.tolist()"),
    "unravel_index": (1000, "t.randint(0, 10**6, (n,)),", "t.unravel_index(a, (100, 100, 100))"),
    "broadcast_tensors": (50, "[t.rand(10) for _ in range(n)],", "t.broadcast_tensors(*a)"),
    "cumprod with zeros, backward": (300, "t.rand(n).round().requires_grad_(),",
                                     "t.autograd.grad(a.cumprod(0).sum(), a)"),
    "prod, backward": (4000, "t.rand(n).requires_grad_(),", "t.autograd.grad(a.prod(), a)"),
    "index, backward": (4000, "t.rand(n).requires_grad_(), t.randint(0, n, (n,))",
                        "t.autograd.grad(a[b].sum(), a)"),
    "long graph, backward": (100, "t.rand(3).requires_grad_(),",
                             "t.autograd.grad(sum((a for _ in range(n)), a).sum(), a)"),
    "logcumsumexp, backward": (1000, "t.rand(n).requires_grad_(),",
                               "t.autograd.grad(a.logcumsumexp(0).sum(), a)"),
    "cummax, backward": (4000, "t.rand(n).requires_grad_(),",
                         "t.autograd.grad(a.cummax(0)[0].sum(), a)"),
    "unfold, backward": (1000, "t.rand(n).requires_grad_(),",
                         "t.autograd.grad(a.unfold(0, 20, 1).sum(), a)"),
    "split, backward": (100, "t.rand(n, 4).requires_grad_(),",
                        "t.autograd.grad(sum(x.sum() for x in a.split(1)), a)"),
    "select, backward": (50, "t.rand(n, 4).requires_grad_(),",
                         "t.autograd.grad(sum(a[i].sum() for i in range(n)), a)"),
}


def own_call(t, name, factor):
    n, arguments, call = OWN[name]
    names = {"t": t, "n": n * factor}
    values = eval(arguments, names)  # noqa: S307 - the cases above
    names.update(zip("abc", values))
    code = compile(call, name, "eval")
    return lambda: eval(code, names)  # noqa: S307


def scaled_maker(t, samples, dim, multiple, seed):
    """Makes the tensors of a sample with one dimension `multiple` times as long."""
    class Maker(samples.Maker):
        def values(self, shape, dtype, low, high):
            shape = list(shape)
            if len(shape) > (1 if dim == 0 else 0) or (shape and dim == 0):
                shape[dim] *= multiple
            return super().values(tuple(shape), dtype, low, high)

        def integers(self, shape, low=0, high=5):
            shape = list(shape)
            if shape:
                shape[dim] *= multiple
            return super().integers(shape, low, high)

        def booleans(self, shape):
            shape = list(shape)
            if shape:
                shape[dim] *= multiple
            return super().booleans(shape)

    return Maker(t, t.float32, "plain", seed)


def sample_call(t, samples, spec, factor):
    """The operator `spec` = [name, overload, sample, dimension, elements at scale 1]."""
    name, overload, sample, dim, elements = spec
    multiple = max(1, round(ELEMENTS / max(elements, 1))) * factor
    names = scaled_maker(t, samples, dim, multiple, sample).names()
    names["_collect"] = lambda *args, **kwargs: (list(args), kwargs)
    args, kwargs = eval(f"_collect({sample})", names)  # noqa: S307 - the catalogue
    operator = getattr(getattr(t.ops.aten, name), overload or "default")
    return lambda: operator(*args, **kwargs)


def seconds_of(call):
    """The best time of a call: that of the process, which other programs do not lengthen."""
    start = time.process_time()
    call()
    once = time.process_time() - start
    best, spent = once, 0.0
    while spent < ENOUGH and once < TOO_LONG:
        start = time.process_time()
        call()
        took = time.process_time() - start
        best, spent = min(best, took), spent + took
    return max(best, 1e-9)


def measured(make):
    """Seconds at each size; ends early where an operator is not taken, or takes too long."""
    times = []
    for factor in FACTORS:
        try:
            times.append(seconds_of(make(factor)))
        except Exception:  # noqa: BLE001 - not every sample can be scaled
            break
        if times[-1] > TOO_LONG:
            break
    return times


def sample_specs(wanted):
    """For each operator of the catalogue with tensors, the first sample and dimension that work."""
    import entries
    import keyfall
    import samples

    for family in entries.read(ROOT):
        schema = family.schema
        if not any(a.is_tensor or a.is_tensor_list for a in schema.arguments):
            continue
        if wanted and not any(part in schema.full_name for part in wanted):
            continue
        for dim in (-1, 0):
            for sample in family.entry.get("samples", []):
                maker = samples.Maker(keyfall, keyfall.float32, "plain", sample)
                names = maker.names()
                largest = []
                names["_collect"] = lambda *args, **kw: largest.extend(
                    v.numel() for a in (*args, *kw.values())
                    for v in (a if isinstance(a, list) else [a]) if hasattr(v, "numel"))
                try:
                    eval(f"_collect({sample})", names)  # noqa: S307
                    spec = [schema.name, schema.overload, sample, dim, max(largest, default=0)]
                    if spec[-1] > 0:
                        sample_call(keyfall, samples, spec, 1)()
                        yield f"{schema.full_name}({sample}) dim {dim}", spec
                        break
                except Exception:  # noqa: BLE001
                    continue


def child(library, cases):
    """Runs in a process that has only one of the libraries; a line for each case."""
    import importlib

    import samples

    warnings.simplefilter("ignore")
    t = importlib.import_module(library)
    t.set_num_threads(1)
    for name, spec in cases:
        make = ((lambda f: own_call(t, name, f)) if spec is None
                else (lambda f: sample_call(t, samples, spec, f)))
        print(json.dumps([name, measured(make)]), flush=True)


def run(python, library, cases, environment):
    code = f"import growth, json, sys; growth.child({library!r}, json.load(sys.stdin))"
    done = subprocess.run([python, "-c", code], input=json.dumps(cases), text=True,
                          stdout=subprocess.PIPE, cwd=ROOT / "bench", env=environment)
    if done.returncode != 0:
        print(f"{library} stopped with {done.returncode}", file=sys.stderr)
    return dict(json.loads(line) for line in done.stdout.splitlines())


def exponent(times):
    if len(times) < 2:
        return math.nan
    return math.log(times[-1] / times[0]) / math.log(FACTORS[len(times) - 1] / FACTORS[0])


def conspicuous(ours, theirs):
    common = min(len(ours), len(theirs))
    if common == 0 or ours[common - 1] < NOTICEABLE:
        return False
    slower = ours[common - 1] > SLOWER * theirs[common - 1]
    steeper = common > 1 and exponent(ours[:common]) > exponent(theirs[:common]) + WORSE
    return slower or (steeper and ours[common - 1] > theirs[common - 1]) or (
        len(ours) < len(theirs) and ours[-1] > TOO_LONG)


def shown(times):
    return " ".join(f"{1e6 * one:10.1f}" for one in times).ljust(32)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", default="", help="parts of names, separated by commas")
    parser.add_argument("--all", action="store_true", help="list every case")
    parser.add_argument("--own", action="store_true", help="leave the catalogue's samples out")
    options = parser.parse_args()
    wanted = [part for part in options.only.split(",") if part]
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(
        [str(ROOT / "build" / "release" / "python"), *sys.path[:3]]))
    sys.path.insert(0, str(ROOT / "build" / "release" / "python"))
    import peer

    cases = [[name, None] for name in OWN if not wanted or any(part in name for part in wanted)]
    if not options.own:
        warnings.simplefilter("ignore")
        cases += [list(one) for one in sample_specs(wanted)]
    found, why = peer.find_torch(ROOT, ROOT / "build" / "bench")
    torch_python = found.python if found else print(why)
    ours = run(sys.executable, "keyfall", cases, environment)
    theirs = run(torch_python, "torch", cases, environment) if torch_python else {}
    print(f"microseconds at n, 4n, 16n; exponents; {len(cases)} cases")
    for name, _ in cases:
        a, b = ours.get(name, []), theirs.get(name, [])
        if options.all or conspicuous(a, b):
            ratio = a[min(len(a), len(b)) - 1] / b[min(len(a), len(b)) - 1] if a and b else math.nan
            print(f"{shown(a)} | {shown(b)} | {exponent(a):5.2f} {exponent(b):5.2f} | "
                  f"{ratio:6.1f} times | {name}")


if __name__ == "__main__":
    main()
