"""Small programs in which faults are injected: between them they allocate, copy in all directions, run
kernels, write in place, into out= and through views, and differentiate."""

import keyfall


def transfers(device):
    there = keyfall.arange(12.0).reshape(3, 4).to(device)
    there.t().contiguous()
    there[1:, ::2].copy_(keyfall.ones(2, 2))
    there.clone().to(keyfall.float64).cpu()


def writes(device):
    x = keyfall.arange(6.0, device=device)
    x.add_(1).mul_(x)
    keyfall.add(x, x, out=keyfall.empty(6, device=device))
    x[2:4].zero_()
    x.view(2, 3).sum(1).tolist()
    keyfall.sort(x)


def training(device):
    keyfall.manual_seed(0)
    layer = keyfall.nn.Linear(4, 3).to(device)
    rate = keyfall.optim.SGD(layer.parameters(), lr=0.1, momentum=0.9)
    loss = (layer(keyfall.ones(2, 4, device=device)).relu() ** 2).mean()
    loss.backward()
    rate.step()
    loss.item()


PROGRAMS = {"transfers": transfers, "writes": writes, "training": training}
# Operators whose kernels fail in turn, with a program that calls them.
KERNELS = {"aten::add_.Tensor": writes, "aten::mul_.Tensor": writes, "aten::add.out": writes,
           "aten::sum.dim_IntList": writes, "aten::sort": writes, "aten::relu": training,
           "aten::mean": training, "aten::threshold_backward": training, "aten::copy_": transfers}
