"""Flows of nflows: autoregressive and coupling transforms, splines, an image-free multiscale one, and their inverses."""
import torch
from nflows.distributions import StandardNormal
from nflows.flows import Flow
from nflows.nn.nets import ResidualNet
from nflows.transforms import (ActNorm, AffineCouplingTransform, CompositeTransform, LULinear,
                               MaskedAffineAutoregressiveTransform, PiecewiseRationalQuadraticCouplingTransform,
                               ReversePermutation)
from waves import fill, wave


def net(inputs, outputs):
    return ResidualNet(inputs, outputs, hidden_features=8)


mask = torch.tensor([1, 0, 1, 0])
transforms = {"autoregressive": MaskedAffineAutoregressiveTransform(features=4, hidden_features=8),
              "coupling": AffineCouplingTransform(mask, net), "linear": LULinear(4, identity_init=False), "norm": ActNorm(4),
              "spline": PiecewiseRationalQuadraticCouplingTransform(mask, net, tails="linear", tail_bound=3., num_bins=4)}
x = wave(16, 4)
for name, transform in transforms.items():
    flow = fill(Flow(CompositeTransform([transform, ReversePermutation(4)]), StandardNormal([4])))
    optimizer = torch.optim.SGD(flow.parameters(), lr=.02)
    losses = []
    for _ in range(3):
        optimizer.zero_grad()
        loss = -flow.log_prob(x).mean()
        loss.backward()
        optimizer.step()
        losses.append(f"{loss.item():.3f}")
    noise = flow.transform_to_noise(x)
    back, _ = flow._transform.inverse(noise)
    print(name, *losses, f"{noise.abs().mean().item():.3f}", bool((back - x).abs().max() < 1e-3))
