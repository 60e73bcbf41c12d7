"""Helpers for tests of modules."""

from unittest import SkipTest

import keyfall
from keyfall import nn

from .common_utils import TestCase, freeze_rng_state, gradcheck, gradgradcheck, set_default_dtype


class NNTestCase(TestCase):
    """A test case for modules."""


def _create_basic_net():
    """Returns (inner, outer, a sequence of both): modules with a parameter and a buffer."""

    class Layer(nn.Module):
        def __init__(self):
            super().__init__()
            self.layer_dummy_param = nn.Parameter(keyfall.empty(3, 5))
            self.register_buffer("layer_dummy_buf", keyfall.zeros(1, 3, 3, 7))

    class Net(nn.Module):
        def __init__(self):
            super().__init__()
            self.l1 = Layer()
            self.dummy_param = nn.Parameter(keyfall.empty(3, 5))
            self.register_buffer("dummy_buf", keyfall.zeros(7, 3, 3, 1))

    inner, net = Layer(), Net()
    return inner, net, nn.Sequential(net)


def _test_module_empty_input(test_case, module, inp, check_size=True, inference=False):
    """Checks that a module accepts an empty input and returns a gradient of its shape."""
    out = module(inp if inference else inp.requires_grad_(True))
    if check_size:
        test_case.assertEqual(out.size(), inp.size())
    if inference:
        return
    out.backward(keyfall.rand_like(out))
    learned = [value.grad for value in module.parameters() if value.requires_grad and value.grad is not None]
    for gradient in [*learned, inp.grad]:
        test_case.assertEqual(gradient, keyfall.zeros_like(gradient))
    test_case.assertEqual(inp.grad.shape, inp.shape)


def _test_bfloat16_ops(test_case, op, device, inp_dims=(), prec=1e-2, scale_factor=None):
    """Checks that an operator and its gradients agree for bfloat16 and float32."""
    single = keyfall.randn(inp_dims, dtype=keyfall.float32, device=device, requires_grad=True)
    out = op(single)
    half = single.detach().bfloat16().requires_grad_()
    half_out = op(half)
    test_case.assertEqual(out, half_out, atol=prec, rtol=prec, exact_dtype=False)
    gradient = keyfall.randn_like(out)
    out.backward(gradient)
    half_out.backward(gradient.bfloat16())
    test_case.assertEqual(single.grad, half.grad, atol=prec, rtol=prec, exact_dtype=False)


class _ModuleTest:
    """A test of one module: `constructor` and `constructor_args` make it, `input_fn` or `input_size` its input (also
    `input`), `reference_fn`(input, parameters, module) what it should return."""

    def __init__(self, constructor, desc="", reference_fn=None, fullname=None, **options):
        self.constructor, self.desc, self.reference_fn, self.fullname = constructor, desc, reference_fn, fullname
        self.options = options

    def __getattr__(self, name):
        known = vars(self).get("options", {})
        if name in known:
            return known[name]
        raise AttributeError(f"this test of a module has no {name!r}")

    def get_name(self):
        if self.fullname is not None:
            return f"test_{self.fullname}"
        return f"test_{self.constructor.__name__}" + (f"_{self.desc}" if self.desc else "")

    def _made(self, name, default=()):
        """An argument that is given as a value, as a function that makes it, or as its size."""
        if f"{name}_fn" in self.options:
            return self.options[f"{name}_fn"]()
        if f"{name}_size" in self.options:
            return keyfall.randn(self.options[f"{name}_size"])
        return self.options.get(name, default)

    def __call__(self, test_case):
        with set_default_dtype(self.options.get("default_dtype") or keyfall.get_default_dtype()):
            arguments = self._made("constructor_args"), self.options.get("constructor_kwargs", {})
            self.check(test_case, self.constructor(*arguments[0], **arguments[1]))

    def test_cuda(self, test_case):
        raise SkipTest("there is no CUDA")

    def _gradients(self, module, *inputs):
        if self.options.get("check_forward_only"):
            return
        inputs = [x.double().requires_grad_() if x.is_floating_point() else x for x in inputs]
        module.double()
        assert gradcheck(module, inputs)
        if self.options.get("check_gradgrad", True):
            assert gradgradcheck(module, inputs)


class NewModuleTest(_ModuleTest):
    """A test of a module's output and gradients."""

    def check(self, test_case, module):
        x = self._made("input", None)
        found = module(x)
        if self.reference_fn is not None:
            test_case.assertEqual(found, self.reference_fn(x, list(module.parameters()), module), exact_dtype=False)
        self._gradients(module, x)


class CriterionTest(_ModuleTest):
    """A test of a loss: `target`, `target_fn` or `target_size` as well."""

    def check(self, test_case, module):
        x, target = self._made("input", None), self._made("target", None)
        found = module(x, target)
        if self.reference_fn is not None:
            test_case.assertEqual(found, self.reference_fn(x, target, module), exact_dtype=False)
        self._gradients(module, x, target)


def single_batch_reference_fn(input, parameters, module):
    """What the module returns for a batch of this one input."""
    with freeze_rng_state():
        return module(*(x.unsqueeze(0) for x in ([input] if isinstance(input, keyfall.Tensor) else input))).squeeze(0)


def _reduced(loss, reduction):
    return {"none": lambda: loss, "mean": loss.mean, "sum": loss.sum}[reduction]()


def _cosine_embedding_loss(input1, input2, target, margin=0, reduction="mean"):
    cosine = (input1 * input2).sum(-1) / ((input1 * input1).sum(-1) * (input2 * input2).sum(-1)).sqrt()
    return _reduced(keyfall.where(target == 1, 1 - cosine, (cosine - margin).clamp(min=0)), reduction)


def _margin_ranking_loss(input1, input2, target, margin=0, reduction="mean"):
    return _reduced((margin - target * (input1 - input2)).clamp(min=0), reduction)


def _triplet_margin_loss(anchor, positive, negative, margin=1.0, p=2, eps=1e-6, swap=False, reduction="mean"):
    def distance(a, b):
        return (a - b + eps).abs().pow(p).sum(-1).pow(1 / p)

    far = distance(anchor, negative)
    if swap:
        far = keyfall.minimum(far, distance(positive, negative))
    return _reduced((margin + distance(anchor, positive) - far).clamp(min=0), reduction)


def _cross_entropy_loss(input, target, weight=None, reduction="mean"):
    """For targets that are probabilities."""
    weight = keyfall.ones(input.shape[1], dtype=input.dtype) if weight is None else weight
    logs = input - input.logsumexp(1, keepdim=True)
    loss = -(logs * target * weight.reshape(1, -1, *[1] * (input.dim() - 2))).sum(1)
    return loss.sum() / loss.numel() if reduction == "mean" else _reduced(loss, reduction)


def ctcloss_reference(log_probs, targets, input_lengths, target_lengths, blank=0, reduction="mean"):
    """The loss as the sum over all paths through the blanks and labels, in double precision."""
    lengths, losses, first = [int(n) for n in target_lengths], [], 0
    for i, (steps, count) in enumerate(zip(input_lengths, lengths)):
        labels = targets[i, :count].tolist() if targets.dim() > 1 else targets[first:first + count].tolist()
        first += count
        path = [blank, *(each for label in labels for each in (label, blank))]
        logs = log_probs[:, i].double().exp()
        weights = [logs[0, label] if at < 2 else logs.new_zeros(()) for at, label in enumerate(path)]
        for t in range(1, int(steps)):
            weights = [logs[t, label] * sum(weights[max(at - _reach(path, at), 0):at + 1])
                       for at, label in enumerate(path)]
        losses.append(-sum(weights[-2:]).log())
    loss = keyfall.stack(losses)
    if reduction == "mean":
        loss = loss / keyfall.tensor(lengths, dtype=loss.dtype).clamp(min=1)
    return _reduced(loss, reduction).to(log_probs.dtype)


def _reach(path, at):
    """How many places before it a place of a path is reached from: a blank between two labels may be left out."""
    return 2 if at > 1 and path[at] != path[at - 2] else 1


module_tests = []
new_module_tests = []
criterion_tests = []
loss_reference_fns = {
    "CosineEmbeddingLoss": _cosine_embedding_loss, "MarginRankingLoss": _margin_ranking_loss,
    "TripletMarginLoss": _triplet_margin_loss, "CrossEntropyLoss": _cross_entropy_loss, "CTCLoss": ctcloss_reference,
}
