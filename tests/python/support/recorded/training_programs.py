#!/usr/bin/env python3
"""Small models, trained for some steps: the same program with PyTorch and with Keyfall.

    training_programs.py          prints PyTorch's results, as JSON

With the same seed both libraries create bitwise equal parameters, and losses that are equal within
rounding. All numbers are uniform: normal ones differ in the last bit between processors."""

import importlib
import json
import struct
import sys
import zlib

STEPS = 20
OPTIMIZERS = {
    "SGD": dict(lr=0.05, momentum=0.9), "SGD nesterov": dict(lr=0.05, momentum=0.9, nesterov=True),
    "Adam": dict(lr=0.01), "AdamW": dict(lr=0.01, weight_decay=0.05),
}


def library(name):
    """Returns the modules of a library that programs use."""
    torch = importlib.import_module(name)
    for part in ("nn", "nn.functional", "optim"):
        importlib.import_module(f"{name}.{part}")
    return torch


def perceptron(torch):
    nn = torch.nn
    model = nn.Sequential(nn.Linear(12, 32), nn.Tanh(), nn.Linear(32, 16), nn.ReLU(),
                          nn.Linear(16, 5))
    return model, torch.rand(24, 12) * 4 - 2


def convolutional(torch):
    nn = torch.nn
    model = nn.Sequential(
        nn.Conv2d(2, 6, 3, padding=1), nn.BatchNorm2d(6), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(6, 8, 3, bias=False), nn.BatchNorm2d(8), nn.GELU(), nn.AvgPool2d(2),
        nn.Dropout(0.0), nn.Flatten(), nn.Linear(8, 5))
    return model, torch.rand(16, 2, 8, 8) * 4 - 2


def transformer(torch):
    nn = torch.nn

    class Block(nn.Module):
        def __init__(self, width, heads):
            super().__init__()
            self.heads = heads
            self.first, self.second = nn.LayerNorm(width), nn.LayerNorm(width)
            self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
            self.inner = nn.Sequential(nn.Linear(width, 2 * width), nn.GELU(),
                                       nn.Linear(2 * width, width))

        def forward(self, x):
            batch, length, width = x.shape
            parts = self.qkv(self.first(x)).view(batch, length, 3, self.heads, width // self.heads)
            q, k, v = parts.permute(2, 0, 3, 1, 4).unbind(0)
            weights = (q @ k.transpose(-2, -1) * (width // self.heads) ** -0.5).softmax(-1)
            mixed = (weights @ v).transpose(1, 2).reshape(batch, length, width)
            x = x + self.out(mixed)
            return x + self.inner(self.second(x))

    class Model(nn.Module):
        def __init__(self):
            super().__init__()
            self.tokens = nn.Embedding(11, 16)
            nn.init.uniform_(self.tokens.weight, -2, 2)
            self.blocks = nn.ModuleList([Block(16, 4), Block(16, 2)])
            self.norm, self.head = nn.LayerNorm(16), nn.Linear(16, 5)

        def forward(self, numbers):
            x = self.tokens(numbers)
            for block in self.blocks:
                x = block(x)
            return self.head(self.norm(x).mean(1))

    return Model(), torch.randint(0, 11, (12, 7))


MODELS = {"mlp": perceptron, "cnn": convolutional, "transformer": transformer}


def checksum(tensors):
    """Returns a checksum of the bits of float32 numbers."""
    found = 0
    for tensor in tensors:
        numbers = tensor.detach().flatten().tolist()
        found = zlib.crc32(struct.pack(f"<{len(numbers)}f", *numbers), found)
    return found


def train(torch, model_name, optimizer_name, double):
    """Returns [checksum of the initial parameters, losses, sum of the final parameters' magnitudes]."""
    torch.manual_seed(7)
    model, inputs = MODELS[model_name](torch)
    targets = torch.randint(0, 5, (inputs.shape[0],))
    begin = checksum(model.parameters())
    if double:
        model = model.double()
        inputs = inputs.double() if inputs.is_floating_point() else inputs
    optimizer = getattr(torch.optim, optimizer_name.split()[0])(model.parameters(),
                                                               **OPTIMIZERS[optimizer_name])
    losses = []
    for _ in range(STEPS):
        optimizer.zero_grad()
        loss = torch.nn.functional.cross_entropy(model(inputs), targets)
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    end = sum(p.detach().abs().sum().item() for p in model.parameters())
    state = sum(b.double().sum().item() for b in model.buffers())
    return [begin, losses, end, state]


def outcomes(torch):
    return {f"{model} {optimizer} {'float64' if double else 'float32'}":
            train(torch, model, optimizer, double)
            for model in MODELS for optimizer in OPTIMIZERS for double in (True, False)}


if __name__ == "__main__":
    found = outcomes(library("torch"))
    lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in found.items())
    sys.stdout.write("{" + lines + "}\n")
