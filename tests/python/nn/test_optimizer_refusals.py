"""What PyTorch's optimizer database expects optimizers to refuse, with its words."""

import keyfall as kf
import pytest
from keyfall import optim


def one(*shape, dtype=kf.float32):
    param = kf.nn.Parameter(kf.ones(*shape, dtype=dtype))
    param.grad = kf.ones(*shape, dtype=dtype)
    return param


def sparse_step(**options):
    param = kf.nn.Parameter(kf.ones(3))
    param.grad = kf.tensor([0., 1., 0.]).to_sparse()
    optim.Adagrad([param], **options).step()


@pytest.mark.parametrize("call, kind, text", [
    (lambda: optim.SGD([{"params": [one(2)]}, {"params": [("weight", one(2))]}]), ValueError,
     "cannot add param group with names to the optimizer"),
    (lambda: optim.SGD([{"params": [("weight", one(2))]}, {"params": [one(2)]}]), ValueError,
     "cannot add param group without names to the optimizer"),
    (lambda: optim.Adam([one(2)], betas=(kf.tensor(0.9), kf.tensor(0.99)), foreach=True), ValueError,
     r"betas\[0\] as a Tensor is not supported for capturable=False and foreach=True"),
    (lambda: optim.Adam([one(2)], capturable=True).step(), AssertionError,
     r"must be on supported devices: \['cuda', 'xpu', 'hpu', 'privateuseone', 'xla'\]\."),
    (lambda: optim.Adadelta([one(2)], capturable=True).step(), AssertionError,
     r"must be on supported devices: \['cuda', 'xpu', 'hpu', 'privateuseone'\]\."),
    (lambda: optim.Adafactor([one(2, dtype=kf.complex64)]).step(), RuntimeError,
     "Adafactor does not support complex parameters"),
    (lambda: optim.SparseAdam([one(2, dtype=kf.complex64)]), ValueError,
     r"Complex params at indices \[\[0, 0\]\]: SparseAdam does not support complex parameters"),
    (lambda: optim.SparseAdam([kf.ones(2).to_sparse()]), ValueError, r"Sparse params at indices \[\[0, 0\]\]"),
    (lambda: sparse_step(weight_decay=0.1), RuntimeError,
     "weight_decay option is not compatible with sparse gradients"),
    *[(lambda kind=kind: kind([one(2, dtype=kf.complex64)], fused=True).step(), RuntimeError,
       "`fused=True` requires all the params to be floating point Tensors of supported devices.*complex64 and cpu")
      for kind in (optim.Adam, optim.AdamW, optim.SGD, optim.Adagrad)],
])
def test_refused(call, kind, text):
    with pytest.raises(kind, match=text):
        call()


def test_lbfgs_keeps_its_factors():
    param = kf.nn.Parameter(kf.tensor([1., 2.]))

    def closure():
        param.grad = 2 * param.detach()
        return (param.detach()**2).sum()
    optimizer = optim.LBFGS([param], history_size=5)
    for _ in range(2):
        optimizer.step(closure)
    assert len(optimizer.state_dict()["state"][0]["al"]) == 5
