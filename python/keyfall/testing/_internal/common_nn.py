"""Helpers for tests of modules."""

import keyfall
from keyfall import nn

from .common_utils import TestCase, freeze_rng_state  # noqa: F401


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


module_tests = []
new_module_tests = []
criterion_tests = []
loss_reference_fns = {}
