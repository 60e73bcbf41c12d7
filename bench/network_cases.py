#!/usr/bin/env python3
"""Common networks with random weights in one library, as a program of the harness:
network_cases.py LIBRARY THREADS --serve.

A case is NETWORK:SIZE:WHAT. SIZE is a batch for the residual networks, and a number of tokens for the
others. WHAT is infer (in inference mode), forward (recorded) or train (forward, loss, backward, SGD).
`network_cases.py LIBRARY THREADS --memory CASE` prints as JSON the peak memory of three steps."""

import functools
import json
import resource
import sys
import timeit

import python_cases

VOCABULARY = 8192  # of random tokens; the embedding tables have their usual size


def residual_network(lib, counts, bottleneck):
    nn = lib.nn
    expansion = 4 if bottleneck else 1

    def convolution(inputs, outputs, size, stride=1):
        return [nn.Conv2d(inputs, outputs, size, stride, size // 2, bias=False),
                nn.BatchNorm2d(outputs)]

    class Block(nn.Module):
        def __init__(self, inputs, width, stride):
            super().__init__()
            outputs = width * expansion
            if bottleneck:
                layers = [*convolution(inputs, width, 1), nn.ReLU(),
                          *convolution(width, width, 3, stride), nn.ReLU(),
                          *convolution(width, outputs, 1)]
            else:
                layers = [*convolution(inputs, width, 3, stride), nn.ReLU(),
                          *convolution(width, outputs, 3)]
            self.main = nn.Sequential(*layers)
            same = stride == 1 and inputs == outputs
            self.short = nn.Identity() if same else nn.Sequential(
                *convolution(inputs, outputs, 1, stride))

        def forward(self, x):
            return lib.relu(self.main(x) + self.short(x))

    layers = [*convolution(3, 64, 7, 2), nn.ReLU(), nn.MaxPool2d(3, 2, 1)]
    inputs = 64
    for stage, count in enumerate(counts):
        width = 64 << stage
        for i in range(count):
            layers.append(Block(inputs, width, 2 if stage > 0 and i == 0 else 1))
            inputs = width * expansion
    return nn.Sequential(*layers, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(inputs, 1000))


def images(lib, batch):
    return lib.randn(batch, 3, 224, 224), lib.randint(1000, (batch,))


def language_network(lib, width, heads, depth, words, positions, causal):
    nn, functional = lib.nn, lib.nn.functional

    class Layer(nn.Module):
        """Normalization before the parts (causal) or after them."""

        def __init__(self):
            super().__init__()
            self.three, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
            self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
            self.first, self.second = nn.LayerNorm(width), nn.LayerNorm(width)

        def attention(self, x):
            batch, length, _ = x.shape
            q, k, v = (each.view(batch, length, heads, -1).transpose(1, 2)
                       for each in self.three(x).chunk(3, -1))
            y = functional.scaled_dot_product_attention(q, k, v, is_causal=causal)
            return self.out(y.transpose(1, 2).reshape(batch, length, width))

        def feed(self, x):
            return self.down(functional.gelu(self.up(x)))

        def forward(self, x):
            if causal:
                x = x + self.attention(self.first(x))
                return x + self.feed(self.second(x))
            x = self.first(x + self.attention(x))
            return self.second(x + self.feed(x))

    class Language(nn.Module):
        def __init__(self):
            super().__init__()
            self.words, self.places = nn.Embedding(words, width), nn.Embedding(positions, width)
            self.layers = nn.Sequential(*(Layer() for _ in range(depth)))
            self.norm = nn.LayerNorm(width)
            self.scores = nn.Linear(width, VOCABULARY, bias=False)

        def forward(self, tokens):
            x = self.words(tokens) + self.places(lib.arange(tokens.shape[1]))
            return self.scores(self.norm(self.layers(x))).flatten(0, 1)

    return Language()


def sentence(lib, length):
    return lib.randint(VOCABULARY, (1, length)), lib.randint(VOCABULARY, (length,))


NETWORKS = {
    "resnet18": (functools.partial(residual_network, counts=(2, 2, 2, 2), bottleneck=False), images),
    "resnet50": (functools.partial(residual_network, counts=(3, 4, 6, 3), bottleneck=True), images),
    "bert": (functools.partial(language_network, width=768, heads=12, depth=12, words=30522,
                               positions=512, causal=False), sentence),
    "gpt2": (functools.partial(language_network, width=768, heads=12, depth=12, words=50257,
                               positions=1024, causal=True), sentence),
}


def step_of(lib, case):
    name, size, what = case.split(":")
    make, data = NETWORKS[name]
    lib.manual_seed(0)
    model, (inputs, wanted) = make(lib), data(lib, int(size))
    if what == "infer":
        model.eval()

        def infer():
            with lib.inference_mode():
                model(inputs)

        return infer
    if what == "forward":
        return lambda: model(inputs)
    loss_of = lib.nn.CrossEntropyLoss()
    optimizer = lib.optim.SGD(model.parameters(), lr=1e-4, momentum=0.9)

    def train():
        optimizer.zero_grad()
        loss_of(model(inputs), wanted).backward()
        optimizer.step()

    return train


def main():
    lib = __import__(sys.argv[1])
    for part in ("nn", "optim"):
        __import__(f"{sys.argv[1]}.{part}")
    lib.set_num_threads(int(sys.argv[2]))
    if sys.argv[3] == "--memory":
        step = step_of(lib, sys.argv[4])
        for _ in range(3):
            step()
        print(json.dumps({"bytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024}))
        return
    held = {}

    def measured(case, seconds):
        if case not in held:
            held.clear()  # one network at a time: they take up to a gigabyte
            held[case] = timeit.Timer(step_of(lib, case))
        return python_cases.slice_of(held[case], seconds)

    python_cases.serve(measured)


if __name__ == "__main__":
    main()
