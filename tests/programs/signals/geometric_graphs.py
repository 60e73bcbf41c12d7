"""Graph networks of PyG on a small graph."""
import torch
from torch_geometric.data import Batch, Data
from torch_geometric.nn import (GATConv, GATv2Conv, GCNConv, GINConv, SAGEConv, TransformerConv, global_max_pool,
                                global_mean_pool, to_hetero)
from torch_geometric.utils import add_self_loops, degree, softmax, to_dense_adj, to_undirected
from waves import wave

edges = to_undirected(torch.tensor([[0, 1, 2, 3, 4, 0, 5], [1, 2, 3, 4, 5, 3, 2]]))
print(edges.tolist(), degree(edges[0]).tolist(), add_self_loops(edges)[0].shape[1])
print(to_dense_adj(edges)[0].sum(1).tolist())
print(softmax(wave(edges.shape[1]), edges[0]).mul(1e4).round().tolist()[:6])
graph = Data(x=wave(6, 4), edge_index=edges, y=torch.tensor([0, 1, 0, 1, 0, 1]))
batch = Batch.from_data_list([graph, graph])
print(batch, graph.num_edges, graph.is_undirected())
torch.manual_seed(0)
for layer in (GCNConv(4, 8), SAGEConv(4, 8), GATConv(4, 4, heads=2), GATv2Conv(4, 4, heads=2),
              TransformerConv(4, 8), GINConv(torch.nn.Linear(4, 8))):
    head = torch.nn.Linear(8, 2)
    parameters = [*layer.parameters(), *head.parameters()]
    with torch.no_grad():
        for parameter in parameters:
            parameter.copy_(wave(*parameter.shape) / 2)
    optimizer = torch.optim.Adam(parameters, lr=.05)
    for _ in range(3):
        out = head(layer(graph.x, graph.edge_index).relu())
        loss = torch.nn.functional.cross_entropy(out, graph.y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    pooled = global_mean_pool(batch.x, batch.batch), global_max_pool(batch.x, batch.batch)
    print(type(layer).__name__, f"{loss.item():.4f}", f"{sum(pooled).sum().item():.4f}")


class Sage(torch.nn.Module):
    """Two layers, which PyG copies for each type of edge by tracing them."""

    def __init__(self):
        super().__init__()
        self.first, self.second = SAGEConv((4, 4), 4), SAGEConv((4, 4), 2)

    def forward(self, x, edge_index):
        return self.second(self.first(x, edge_index).relu(), edge_index)


kinds = [("paper", "cites", "paper"), ("author", "writes", "paper"), ("paper", "has", "author")]
hetero = to_hetero(Sage(), (["paper", "author"], kinds), aggr="sum")
with torch.no_grad():
    for parameter in hetero.parameters():
        parameter.copy_(wave(*parameter.shape) / 2)
found = hetero({"paper": wave(6, 4), "author": wave(6, 4)}, dict.fromkeys(kinds, edges))
print(len(list(hetero.graph.nodes)), {name: f"{value.abs().mean().item():.4f}" for name, value in found.items()})
