"""The derivatives that stand in for those of torchvision's extension, compared with differences of values."""

import importlib.util

import pytest

import keyfall

vision = pytest.importorskip("keyfall._as_torch.vision")
BOXES = keyfall.tensor([[0, .3, .4, 4.2, 5.1], [1, 1.2, 0, 6.3, 3.4]], dtype=keyfall.float64)


@pytest.fixture(scope="module", autouse=True)
def operators():
    """As a torchvision without derivatives of its own defines them."""
    if importlib.util.find_spec("torchvision") is not None:
        pytest.skip("torchvision defines the operators in another test's process")
    library = vision.register()
    yield
    library._destroy()


def numbers(*shape):
    values = keyfall.sin(keyfall.arange(float(keyfall.Size(shape).numel())) * 1.37).reshape(shape)
    return values.double().requires_grad_()


@pytest.mark.parametrize("name, rest", [("roi_align", (.5, 3, 2, 2, True)), ("roi_pool", (.5, 3, 2)),
                                        ("ps_roi_align", (.5, 2, 2, 2)), ("ps_roi_pool", (.5, 2, 2))])
def test_poolings(name, rest):
    operator = getattr(keyfall.ops.torchvision, name)

    def first(maps):
        result = operator(maps, BOXES, *rest)
        return result[0] if isinstance(result, tuple) else result

    assert keyfall.autograd.gradcheck(first, (numbers(2, 8, 6, 7),), fast_mode=True)


def test_deformable_convolution():
    def convolve(*tensors):
        return keyfall.ops.torchvision.deform_conv2d(*tensors, 1, 1, 1, 1, 1, 1, 1, 1, True)

    given = (numbers(1, 2, 4, 4), numbers(3, 2, 2, 2), numbers(1, 8, 5, 5), numbers(1, 4, 5, 5), numbers(3))
    assert keyfall.autograd.gradcheck(convolve, given, fast_mode=True)
