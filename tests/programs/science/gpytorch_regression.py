"""Gaussian processes of gpytorch: exact and variational."""
import gpytorch
import linear_operator
import torch

x = torch.linspace(0, 1, 20)
y = torch.sin(6 * x) + .1 * torch.cos(40 * x)


class Exact(gpytorch.models.ExactGP):
    def __init__(self, likelihood, kernel):
        super().__init__(x, y, likelihood)
        self.mean, self.kernel = gpytorch.means.ConstantMean(), kernel

    def forward(self, x):
        return gpytorch.distributions.MultivariateNormal(self.mean(x), self.kernel(x))


class Variational(gpytorch.models.ApproximateGP):
    def __init__(self, points):
        distribution = gpytorch.variational.CholeskyVariationalDistribution(len(points))
        super().__init__(gpytorch.variational.VariationalStrategy(self, points, distribution))
        self.mean, self.kernel = gpytorch.means.ZeroMean(), gpytorch.kernels.ScaleKernel(gpytorch.kernels.RBFKernel())

    forward = Exact.forward


K = gpytorch.kernels
for kernel in (K.ScaleKernel(K.RBFKernel()), K.ScaleKernel(K.MaternKernel(nu=1.5)), K.PeriodicKernel() + K.LinearKernel(),
               K.RQKernel() * K.CosineKernel()):
    likelihood = gpytorch.likelihoods.GaussianLikelihood()
    model = Exact(likelihood, kernel)
    objective = gpytorch.mlls.ExactMarginalLogLikelihood(likelihood, model)
    optimizer = torch.optim.Adam(model.parameters(), lr=.1)
    model.train(), likelihood.train()
    for _ in range(10):
        optimizer.zero_grad()
        loss = -objective(model(x), y)
        loss.backward()
        optimizer.step()
    model.eval(), likelihood.eval()
    with torch.no_grad(), gpytorch.settings.fast_pred_var():
        found = likelihood(model(torch.tensor([.33, .77])))
        lower, upper = found.confidence_region()
    print(f"{loss.item():.3f}", found.mean.mul(100).round().tolist(), (upper - lower).mul(50).round().tolist())

model, likelihood = Variational(x[::4].clone()), gpytorch.likelihoods.GaussianLikelihood()
objective = gpytorch.mlls.VariationalELBO(likelihood, model, len(x))
optimizer = torch.optim.Adam([*model.parameters(), *likelihood.parameters()], lr=.1)
torch.manual_seed(0)
for step in range(30):
    optimizer.zero_grad()
    loss = -objective(model(x), y)
    loss.backward()
    optimizer.step()
print(f"{loss.item():.1f}")
matrix = torch.eye(4) * 2 + .5
operator = linear_operator.to_linear_operator(matrix)
print(operator.solve(torch.ones(4)).mul(1e3).round().tolist(), f"{operator.logdet().item():.4f}")
print(linear_operator.operators.KroneckerProductLinearOperator(operator, operator).to_dense().sum().item())
