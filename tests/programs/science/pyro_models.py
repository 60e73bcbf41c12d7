"""Variational inference, posterior sampling and particle filters of pyro."""
import pyro
import pyro.distributions as dist
import pyro.infer
import torch
from pyro.infer import MCMC, NUTS, SVI, Predictive, Trace_ELBO, TraceEnum_ELBO, config_enumerate
from pyro.infer.autoguide import AutoDiagonalNormal, AutoLowRankMultivariateNormal, AutoNormal
from waves import wave


def is_close(weights):
    return (weights - torch.tensor([1.5, -2.])).abs().max().item() < .3


x = wave(20, 2)
y = x @ torch.tensor([1.5, -2.]) + .5


def model(x, y=None):
    weights = pyro.sample("weights", dist.Normal(0., 1.).expand([2]).to_event(1))
    bias = pyro.sample("bias", dist.Normal(0., 1.))
    scale = pyro.sample("scale", dist.LogNormal(-2., .5))
    with pyro.plate("data", len(x)):
        return pyro.sample("y", dist.Normal(x @ weights + bias, scale), obs=y)


for kind in (AutoNormal, AutoDiagonalNormal, AutoLowRankMultivariateNormal):
    pyro.set_rng_seed(0)
    pyro.clear_param_store()
    guide = kind(model)
    svi = SVI(model, guide, pyro.optim.Adam({"lr": .05}), Trace_ELBO())
    losses = [svi.step(x, y) for _ in range(200)]
    median = guide.median()
    print(kind.__name__, losses[-1] < losses[0] / 4, is_close(median["weights"]))
samples = Predictive(model, guide=guide, num_samples=50)(x)
print({name: tuple(value.shape) for name, value in sorted(samples.items())})


@config_enumerate
def mixture(data):
    weights = pyro.param("weights", torch.tensor([.4, .6]), constraint=dist.constraints.simplex)
    means = pyro.param("means", torch.tensor([-1., 2.]))
    with pyro.plate("data", len(data)):
        which = pyro.sample("which", dist.Categorical(weights))
        pyro.sample("obs", dist.Normal(means[which], 1.), obs=data)


pyro.clear_param_store()
svi = SVI(mixture, lambda data: None, pyro.optim.SGD({"lr": .01}), TraceEnum_ELBO(max_plate_nesting=1))
for _ in range(3):
    print("mixture", f"{svi.step(wave(10) * 3):.4f}")
print(pyro.param("weights").detach().mul(1e3).round().tolist())
pyro.set_rng_seed(0)
chain = MCMC(NUTS(model), num_samples=30, warmup_steps=30, disable_progbar=True)
chain.run(x, y)
print("nuts", is_close(chain.get_samples()["weights"].mean(0)))
