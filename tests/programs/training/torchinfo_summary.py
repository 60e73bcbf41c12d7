"""Summaries of torchinfo."""
import torch
from torchinfo import summary


nn = torch.nn
model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(8, 2))
print(summary(model, (2, 3, 16, 16), verbose=0, col_names=("input_size", "output_size", "num_params", "mult_adds")))
print(summary(nn.LSTM(4, 8, batch_first=True), (2, 5, 4), verbose=0))
print(summary(nn.TransformerEncoderLayer(8, 2, 16, batch_first=True), (2, 5, 8), verbose=0, depth=4).total_params)
