"""Scores of torchmetrics, as modules and as functions."""
import torch
import torchmetrics

scores = torch.tensor([[.7, .2, .1], [.1, .8, .1], [.2, .3, .5], [.6, .3, .1]])
labels = torch.tensor([0, 1, 1, 2])
kind = {"task": "multiclass", "num_classes": 3}
for metric in (torchmetrics.Accuracy(**kind), torchmetrics.F1Score(**kind, average="macro"),
               torchmetrics.AUROC(**kind), torchmetrics.ConfusionMatrix(**kind)):
    for part in (slice(0, 2), slice(2, 4)):
        metric.update(scores[part], labels[part])
    print(type(metric).__name__, metric.compute().mul(1e4).round().tolist())
error = torchmetrics.MeanSquaredError()
error.update(scores[0], scores[1])
print(f"{error.compute().item():.4f}",
      f"{torchmetrics.functional.pearson_corrcoef(scores[:, 0], scores[:, 1]).item():.4f}")
