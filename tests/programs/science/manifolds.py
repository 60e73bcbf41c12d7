"""Optimization on manifolds with geoopt."""
import geoopt
import torch
from waves import wave

for manifold, shape in ((geoopt.PoincareBall(), (4, 3)), (geoopt.Sphere(), (4, 3)), (geoopt.Stiefel(), (4, 3)),
                        (geoopt.Lorentz().double(), (4, 3)), (geoopt.SymmetricPositiveDefinite(), (3, 3))):
    start = wave(*shape).double() / 3 + torch.eye(*shape)
    if isinstance(manifold, geoopt.SymmetricPositiveDefinite):
        start = start @ start.mT + torch.eye(3, dtype=torch.double)
    point = geoopt.ManifoldParameter(manifold.projx(start), manifold=manifold)
    target = manifold.projx(start.flip(0) + .1 if start.shape == (4, 3) else start + torch.eye(3))
    for optimizer in (geoopt.optim.RiemannianSGD([point], lr=.05, momentum=.5), geoopt.optim.RiemannianAdam([point], lr=.02)):
        for _ in range(3):
            optimizer.zero_grad()
            loss = (point - target).square().sum()
            loss.backward()
            optimizer.step()
        print(manifold.name, type(optimizer).__name__, f"{loss.item():.4f}", manifold.check_point_on_manifold(point.data, atol=1e-4))
ball = geoopt.PoincareBall()
x, y = ball.projx(wave(5, 3).double() / 3), ball.projx(wave(5, 3).double().flip(0) / 4)
for value in (ball.dist(x, y), ball.mobius_add(x, y), ball.logmap(x, y), ball.expmap(x, y), ball.geodesic(torch.tensor(.3), x, y)):
    print(tuple(value.shape), f"{value.abs().mean().item():.4f}")
