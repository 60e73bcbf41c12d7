"""Layers of e3nn, whose results turn with their inputs."""
import torch
from e3nn import o3
from e3nn.nn import Gate
from waves import fill, wave

irreps = o3.Irreps("4x0e + 2x1o")
gate = Gate("4x0e", [torch.tanh], "2x0e", [torch.sigmoid], "2x1o")
product = fill(o3.FullyConnectedTensorProduct(irreps, o3.Irreps.spherical_harmonics(2), gate.irreps_in))
linear = fill(o3.Linear(gate.irreps_out, irreps))
vectors, features = wave(5, 3), wave(5, irreps.dim)


def network(vectors, features):
    harmonics = o3.spherical_harmonics([0, 1, 2], vectors, normalize=True, normalization="component")
    return linear(gate(product(features, harmonics)))


optimizer = torch.optim.Adam([*product.parameters(), *linear.parameters()], lr=1e-2)
for _ in range(3):
    loss = (network(vectors, features) - wave(5, irreps.dim).flip(0)).square().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"{loss.item():.4f}")
turn = o3.angles_to_matrix(*torch.tensor([0.3, 0.7, 1.1]))
matrix = irreps.D_from_matrix(turn)
error = network(vectors @ turn.T, features @ matrix.T) - network(vectors, features) @ matrix.T
print(bool(error.abs().max() < 1e-4), o3.wigner_3j(1, 1, 2).abs().sum().item().__round__(4))
