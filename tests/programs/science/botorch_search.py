"""A step of Bayesian optimization with botorch."""
import torch
from botorch.acquisition import LogExpectedImprovement, UpperConfidenceBound, qExpectedImprovement
from botorch.fit import fit_gpytorch_mll
from botorch.models import SingleTaskGP
from botorch.models.transforms import Standardize
from botorch.optim import optimize_acqf
from botorch.sampling import SobolQMCNormalSampler
from botorch.utils.sampling import draw_sobol_samples
from gpytorch.mlls import ExactMarginalLogLikelihood

torch.manual_seed(0)
x = torch.linspace(0, 1, 9, dtype=torch.float64)[:, None]
y = torch.sin(8 * x) * x
model = SingleTaskGP(x, y, outcome_transform=Standardize(1))
fit_gpytorch_mll(ExactMarginalLogLikelihood(model.likelihood, model))
with torch.no_grad():
    print(model.posterior(torch.tensor([[.21], [.63]], dtype=torch.float64)).mean.mul(100).round().tolist())
bounds = torch.tensor([[0.], [1.]], dtype=torch.float64)
print(tuple(draw_sobol_samples(bounds, 4, 1, seed=1).shape))
for function in (UpperConfidenceBound(model, beta=.1), LogExpectedImprovement(model, best_f=y.max())):
    candidate, value = optimize_acqf(function, bounds, q=1, num_restarts=3, raw_samples=16)
    print(type(function).__name__, f"{candidate.item():.2f}")
sampler = SobolQMCNormalSampler(torch.Size([64]), seed=0)
joint = qExpectedImprovement(model, best_f=y.max(), sampler=sampler)
candidates, _ = optimize_acqf(joint, bounds, q=2, num_restarts=2, raw_samples=16)
print(tuple(candidates.shape), bool(((candidates >= 0) & (candidates <= 1)).all()))
