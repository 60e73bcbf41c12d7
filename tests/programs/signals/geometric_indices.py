"""Sorted indices of torch_geometric, with compressed forms, and reductions of segments."""
import torch
from torch_geometric import EdgeIndex, Index
from torch_geometric.nn import GATConv, GCNConv, SAGEConv
from torch_geometric.utils import segment, softmax
from waves import fill, wave

edges = EdgeIndex([[0, 1, 1, 2, 2, 3], [1, 0, 2, 1, 3, 2]], sparse_size=(4, 4), sort_order="row", is_undirected=True)
print(edges)
print([part.tolist() for part in edges.get_csr()[0]], [part.tolist() for part in edges.get_csc()[0]])
print(edges.to_dense().tolist(), edges.matmul(torch.eye(4)).sum().item(), edges.sort_by("col").values.tolist())
index = Index([0, 1, 1, 3], dim_size=4, is_sorted=True)
print(index, index.get_indptr().tolist())
for name in ("sum", "mean", "min", "max"):
    x = wave(6, 2).requires_grad_()
    found = segment(x, torch.tensor([0, 2, 2, 6]), name)
    found.square().sum().backward()
    print(name, [round(each, 4) for each in found.flatten().tolist()], round(x.grad.abs().sum().item(), 4))
print([round(each, 4) for each in softmax(wave(6), ptr=torch.tensor([0, 2, 6])).tolist()])
for kind in (GCNConv, GATConv, SAGEConv):
    layer = fill(kind(3, 2))
    optimizer = torch.optim.Adam(layer.parameters(), lr=1e-2)
    for _ in range(2):
        loss = (layer(wave(4, 3), edges.sort_by("col").values) - wave(4, 2)).square().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        print(kind.__name__, f"{loss.item():.4f}")
