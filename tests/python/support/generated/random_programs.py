#!/usr/bin/env python3
"""Random programs of operators with views and in-place writes, and their first and second derivatives:
the same program with PyTorch and with Keyfall.

    random_programs.py FIRST COUNT      prints PyTorch's results for so many seeds, as JSON

A seed determines a program: each step is drawn from those that fit the current tensors, so libraries
with the same results so far draw the same step. If a step raises, the message is recorded and the
program continues."""

import json
import random
import sys

STEPS = (4, 14)
SHAPES = ((3, 4), (4,), (2, 3), (3, 3), (2, 3, 4), ())
UNARY = ("sin", "cos", "tanh", "exp", "sigmoid", "square", "neg", "reciprocal")
REAL_UNARY = ("abs", "relu", "erf", "log1p", "sqrt", "rsqrt", "atan")
BINARY = ("add", "sub", "mul", "div")
REAL_BINARY = ("maximum", "minimum", "atan2", "hypot", "logaddexp")


class Program:
    """A running program: its tensors, and the rejected steps."""

    def __init__(self, torch, seed):
        self.torch, self.random = torch, random.Random(seed)
        self.generator = torch.Generator().manual_seed(seed)
        self.is_complex = self.random.random() < 0.25
        self.leaves = [self.numbers(self.random.choice(SHAPES)).requires_grad_()
                       for _ in range(self.random.randint(2, 3))]
        self.tensors = list(self.leaves)
        self.refused = []

    def numbers(self, shape, is_complex=None):
        """Returns numbers between 0.5 and 1.5, so that none is near a pole."""
        torch = self.torch
        draw = [torch.rand(shape, generator=self.generator, dtype=torch.float64) + 0.5
                for _ in range(2 if (self.is_complex if is_complex is None else is_complex) else 1)]
        return torch.complex(*draw) if len(draw) == 2 else draw[0]

    def pick(self, fits=lambda tensor: True):
        """Returns one of the tensors, later ones more often; None if none fits."""
        found = [t for t in self.tensors if fits(t)]
        if not found:
            return None
        return found[max(self.random.randrange(len(found)), self.random.randrange(len(found)))]

    @staticmethod
    def memory(tensor):
        """Returns what tensors with shared memory have in common."""
        return tensor.untyped_storage().data_ptr()

    def apart(self, x):
        """Returns a similar tensor that is x itself or in separate memory."""
        return self.pick(lambda t: t.is_complex() == x.is_complex() and (
            t is x or self.memory(t) != self.memory(x)))

    def writable(self, fits=lambda tensor: True):
        """Returns a tensor without overlapping elements."""
        return self.pick(lambda t: fits(t) and 0 not in t.stride())

    def dim(self, tensor):
        return self.random.randrange(-tensor.dim(), tensor.dim())

    # ---- Steps: each returns a new tensor or None

    def step_unary(self):
        x = self.pick()
        names = UNARY if x.is_complex() else UNARY + REAL_UNARY
        return getattr(self.torch, self.random.choice(names))(x)

    def step_binary(self):
        x, y = self.pick(), self.pick()
        is_complex = x.is_complex() or y.is_complex()
        name = self.random.choice(BINARY if is_complex else BINARY + REAL_BINARY)
        if name in ("add", "sub") and self.random.random() < 0.3:
            return getattr(self.torch, name)(x, y, alpha=2)
        return getattr(self.torch, name)(x, y)

    def step_number(self):
        x = self.pick()
        return self.random.choice((lambda: x * 2, lambda: 1 - x, lambda: x / 3, lambda: x ** 2,
                                   lambda: 2 / x, lambda: x ** 3, lambda: x + 1))()

    def step_product(self):
        x = self.pick(lambda t: 1 <= t.dim() <= 2)
        y = self.pick(lambda t: x is not None and 1 <= t.dim() <= 2 and t.dtype == x.dtype)
        return None if y is None else self.torch.matmul(x, y)

    def step_reduce(self):
        x = self.pick(lambda t: t.dim() > 0)
        if x is None:
            return None
        dim, keep = self.dim(x), self.random.random() < 0.5
        names = ["sum", "mean", "cumsum", "all", "prod"]
        names += [] if x.is_complex() else ["amax", "logsumexp", "softmax", "var", "max", "sort",
                                            "norm", "cumprod"]
        name = self.random.choice(names)
        if name == "all":
            return x.sum()
        if name in ("cumsum", "cumprod", "softmax"):
            return getattr(x, name)(dim)
        if name == "norm":
            return x.norm(2, dim, keep)
        if name == "sort":
            return x.sort(dim)[0]
        made = getattr(x, name)(dim, keepdim=keep)
        return made[0] if name == "max" else made

    def step_view(self):
        x = self.pick()
        if x.dim() == 0:
            return self.random.choice((lambda: x.unsqueeze(0), lambda: x.expand(3),
                                       lambda: x.view(1, 1)))()
        dim = self.dim(x)
        size = x.shape[dim]
        at = self.random.randrange(size) if size else 0
        return self.random.choice((
            lambda: x.select(dim, at), lambda: x.narrow(dim, at, size - at), lambda: x[..., ::2],
            lambda: x.transpose(dim, -1), lambda: x.unsqueeze(dim), lambda: x.squeeze(dim),
            lambda: x.flatten(), lambda: x.reshape(-1), lambda: x.movedim(dim, 0),
            lambda: x.unbind(dim)[at], lambda: x.split(1, dim)[at], lambda: x.chunk(2, dim)[0],
            lambda: x.view(x.shape), lambda: x.unfold(dim, 1, 1), lambda: x.detach(),
            lambda: x.conj() if x.is_complex() else x.view_as(x),
            lambda: x.real if x.is_complex() else x.view_as(x),
            lambda: x.diagonal(0, 0, 1) if x.dim() >= 2 else x.expand(2, *x.shape),
            lambda: x.as_strided((x.numel(),), (1,)) if x.is_contiguous() else x.mT))()

    def step_join(self):
        x = self.pick(lambda t: t.dim() > 0)
        y = self.pick(lambda t: x is not None and t.shape == x.shape and t.dtype == x.dtype)
        if y is None:
            return None
        return self.random.choice((self.torch.cat, self.torch.stack))([x, y], self.dim(x))

    def step_pick(self):
        torch, x = self.torch, self.pick(lambda t: t.dim() > 0)
        if x is None or x.shape[0] == 0:
            return None
        index = torch.randint(0, x.shape[0], (3,), generator=self.generator)
        return self.random.choice((
            lambda: x[index], lambda: x.index_select(0, index), lambda: x.flip(0),
            lambda: x.roll(1, 0), lambda: x.repeat(*[2] * x.dim()), lambda: x.clone(),
            lambda: torch.where(x.real > 0.7, x, x * 2) if x.is_complex() else x.clamp(0.6, 1.2),
            lambda: x.masked_fill(self.mask(x), 1.0), lambda: x.contiguous()))()

    def mask(self, x):
        return self.torch.rand(tuple(x.shape), generator=self.generator) > 0.5

    def step_write(self):
        torch, x = self.torch, self.writable()
        y = self.apart(x)
        simple = ("sin_", "tanh_", "exp_", "neg_", "zero_", "square_", "sigmoid_")
        return self.random.choice((
            lambda: x.add_(1), lambda: x.mul_(y), lambda: x.add_(y, alpha=2), lambda: x.copy_(y),
            lambda: x.div_(2), lambda: x.fill_(0.7), lambda: x.sub_(y),
            lambda: getattr(x, self.random.choice(simple))(),
            lambda: x.masked_fill_(self.mask(x), 0.5),
            lambda: x.mul_(1.5), lambda: self.turned(x),
            lambda: torch.add(x, 1, out=x), lambda: x.clamp_(0.6, 1.3), lambda: x.pow_(2),
            lambda: x.addcmul_(y, y), lambda: x.lerp_(y, 0.3)))()

    def turned(self, x):
        """Changes the geometry; for leaves it would also be that of their gradients."""
        if any(x is leaf for leaf in self.leaves):
            return None
        return x.transpose_(0, -1) if x.dim() else x.unsqueeze_(0)

    def step_assign(self):
        x = self.writable(lambda t: t.dim() > 0 and t.shape[0] > 0)
        y = self.apart(x) if x is not None else None
        if y is None:
            return None
        at = self.random.randrange(x.shape[0])
        where = self.random.choice((at, slice(at, None), ..., slice(None, None, 2)))
        if self.random.random() < 0.2:
            x[self.torch.tensor([at])] = 0.9
        else:
            x[where] = self.random.choice((y, 0.9))
        return None

    def step_unrecorded(self):
        with self.torch.no_grad():
            return self.random.choice((self.step_view, self.step_write, self.step_unary))()

    def step(self):
        steps = ([self.step_unary] * 3 + [self.step_binary] * 3 + [self.step_view] * 5
                 + [self.step_write] * 5 + [self.step_assign] * 2 + [self.step_reduce] * 2
                 + [self.step_number, self.step_product, self.step_join, self.step_pick,
                    self.step_unrecorded])
        chosen = self.random.choice(steps)
        try:
            made = chosen()
        except (RuntimeError, IndexError, TypeError) as error:
            self.refused.append(words(error))
            return
        if made is not None and not any(made is t for t in self.tensors):
            self.tensors.append(made)

    # ---- Derivatives

    def weighted(self, tensors):
        """Returns a real number that depends on every number of these tensors."""
        total = 0
        for tensor in tensors:
            product = (tensor * self.numbers(tuple(tensor.shape), False)).sum()
            total = total + (product.real + 2 * product.imag if tensor.is_complex() else product)
        return total

    def summary(self, tensor, like=None):
        """Returns sizes and a sum; an undefined gradient counts as zero."""
        if tensor is None:
            tensor = self.torch.zeros_like(like)
        value = self.weighted([tensor.detach().resolve_conj()])
        return [list(tensor.shape), value.item()]

    def summaries(self, gradients):
        return [self.summary(g, leaf) for g, leaf in zip(gradients, self.leaves)]

    def finish(self):
        """Returns a summary of the gradients of the leaves and of their gradients."""
        torch, found = self.torch, []
        roots = [t for t in self.tensors if t.requires_grad]
        values = [self.summary(t) for t in self.tensors]
        try:
            first = torch.autograd.grad(self.weighted(roots), self.leaves, create_graph=True,
                                        allow_unused=True)
            found.append(self.summaries(first))
            deep = [g for g in first if g is not None and g.requires_grad]
            second = [None] * len(first)
            if deep:
                second = torch.autograd.grad(self.weighted(deep), self.leaves, allow_unused=True)
            found.append(self.summaries(second))
        except RuntimeError:
            self.refused.append("backward")  # which of several reasons comes first is arbitrary
        return {"values": values, "gradients": found, "refused": self.refused}


def words(error):
    """Returns the class of an error, and the message of autograd's errors."""
    text = str(error).splitlines()[0].partition(" Given that")[0]
    says = text if any(part in text for part in (
        "inplace", "in-place", "requires_grad", "requires grad", "derivative", "require grad")
    ) else ""
    return f"{type(error).__name__}: {says}"


def run(torch, seed):
    program = Program(torch, seed)
    for _ in range(program.random.randint(*STEPS)):
        program.step()
    return program.finish()


if __name__ == "__main__":
    import warnings

    import torch as library

    warnings.simplefilter("ignore")
    start, count = int(sys.argv[1]), int(sys.argv[2])
    sys.stdout.write("[" + ",\n".join(json.dumps(run(library, seed))
                                      for seed in range(start, start + count)) + "]\n")
