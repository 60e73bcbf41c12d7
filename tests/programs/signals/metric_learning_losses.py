"""Losses, miners and distances of pytorch-metric-learning."""
import torch
from pytorch_metric_learning import distances, losses, miners, regularizers


x = torch.sin(torch.arange(80.) * 1.37).reshape(10, 8)
labels = torch.arange(10) % 3
for loss in (losses.TripletMarginLoss(), losses.ContrastiveLoss(), losses.NTXentLoss(), losses.SupConLoss(), losses.CircleLoss(),
             losses.MultiSimilarityLoss(), losses.LiftedStructureLoss(), losses.NPairsLoss(),
             losses.TripletMarginLoss(distance=distances.CosineSimilarity(),
                                      embedding_regularizer=regularizers.LpRegularizer())):
    leaf = x.clone().requires_grad_()
    value = loss(leaf, labels)
    value.backward()
    print(type(loss).__name__, f"{value.item():.4f} {leaf.grad.abs().sum().item():.3f}")
pairs = miners.MultiSimilarityMiner()(x, labels)
triplets = miners.BatchHardMiner()(x, labels)
print([len(part) for part in pairs], [part.tolist() for part in triplets])
