#!/usr/bin/env python3
"""An image classifier: trains a small convolutional network on handwritten digits.

    python examples/python/digits.py                  on the CPU
    python examples/python/digits.py --compile        lazily: steps run as graphs (keyfall.compile)
    python examples/python/digits.py --with torch     the same program on PyTorch
    python examples/python/digits.py --device opencl --plugin build/release/plugins/libkeyfall_opencl.so
                                                      on a plug-in's device; also shows the bill of
                                                      what the device left to the CPU

Everything below `load` and above `main` is a PyTorch program: `torch` is either package. From the same
seed both start with the same weights and see the same batches, and their losses agree up to rounding."""

import argparse
import gzip
import importlib
import json
import pathlib
import sys
import time

DATA = pathlib.Path(__file__).resolve().parents[1] / "data" / "digits.gz"
COUNT, SIDE = 1797, 8  # images of 8 by 8 pixels
TRAINING = 1437  # the others are for the test
BATCH = 32


def load(torch):
    """The images, (COUNT, 1, SIDE, SIDE), and the digits that they show, in a random order."""
    raw = bytearray(gzip.decompress(DATA.read_bytes()))
    data = torch.frombuffer(raw, dtype=torch.uint8)
    images = data[:COUNT * SIDE * SIDE].reshape(COUNT, 1, SIDE, SIDE).float() / 16
    digits = data[COUNT * SIDE * SIDE:].long()
    order = torch.randperm(COUNT, generator=torch.Generator().manual_seed(0))
    return images[order], digits[order]


def network(torch):
    nn = torch.nn
    return nn.Sequential(
        nn.Conv2d(1, 16, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(16, 32, 3, padding=1), nn.ReLU(), nn.Flatten(),
        nn.Linear(32 * 4 * 4, 64), nn.ReLU(), nn.Linear(64, 10))


def accuracy(torch, model, images, digits):
    """The share of the images whose digit the model finds."""
    model.eval()
    with torch.no_grad():
        right = (model(images).argmax(1) == digits).float().mean().item()
    model.train()
    return right


def train(torch, epochs, show, device="cpu", compiled=False):
    """Trains a new model, and calls show(steps done, steps in all, losses) after each step. Returns the
    results and the model: the loss of each step, the accuracy on the test data, the median seconds of a
    step."""
    images, digits = load(torch)
    torch.manual_seed(1)
    model = network(torch).to(device)
    optimizer = torch.optim.Adam(model.parameters(), lr=2e-3)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, epochs)
    loss_of = torch.nn.CrossEntropyLoss()
    data = torch.utils.data.TensorDataset(images[:TRAINING], digits[:TRAINING])
    loader = torch.utils.data.DataLoader(data, batch_size=BATCH, shuffle=True)

    def step(batch, expected):
        optimizer.zero_grad()
        loss = loss_of(model(batch), expected)
        loss.backward()
        optimizer.step()
        return loss.detach()

    if compiled:
        step = torch.compile(step)
    losses, times = [], []
    for _ in range(epochs):
        for batch, expected in loader:
            begin = time.perf_counter()
            losses.append(step(batch.to(device), expected.to(device)).item())
            times.append(time.perf_counter() - begin)
            show(len(losses), epochs * len(loader), losses)
        schedule.step()
    right = accuracy(torch, model, images[TRAINING:].to(device), digits[TRAINING:].to(device))
    return {"losses": losses, "accuracy": right, "step": sorted(times)[len(times) // 2],
            "version": torch.__version__}, model


# ---- The command ---------------------------------------------------------------------------------


def text_of(image):
    """An image as four lines of text: each character shows a pixel above another."""
    dark = [[pixel > 0.4 for pixel in row] for row in image[0].tolist()]
    return ["".join(" ▀▄█"[above + 2 * below] for above, below in zip(*dark[y:y + 2]))
            for y in range(0, SIDE, 2)]


def each_epoch(done, total, losses):
    """Shows the mean loss of each epoch."""
    steps = -(-TRAINING // BATCH)
    if done % steps == 0:
        print(f"epoch {done // steps:2} of {total // steps}   loss {sum(losses[-steps:]) / steps:.4f}",
              flush=True)


def show_tests(torch, model, device, count=8):
    """Prints some images of the test data, and which digits the model sees in them."""
    images = load(torch)[0][TRAINING:TRAINING + count]
    with torch.no_grad():
        seen = model(images.to(device)).argmax(1).tolist()
    print()
    for line in zip(*map(text_of, images)):
        print("  ".join(line))
    print("  ".join(f"{digit:^{SIDE}}" for digit in seen))


def parse():
    parser = argparse.ArgumentParser(description="Trains a network on handwritten digits.")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--quick", action="store_true", help="one epoch")
    parser.add_argument("--with", dest="package", default="keyfall", choices=["keyfall", "torch"])
    parser.add_argument("--compile", action="store_true", help="record each step and run it as graphs")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--plugin", help="the plug-in that has the device")
    parser.add_argument("--json", action="store_true", help="print the results alone")
    parser.add_argument("--quiet", action="store_true", help="print nothing: for keyfall trace")
    parser.add_argument("--save", metavar="FILE", help="write the weights (keyfall.safetensors.load_file reads them)")
    options = parser.parse_args()
    if options.epochs < 1:
        parser.error(f"--epochs must be at least 1, found {options.epochs}")
    if options.package == "torch" and (options.plugin or options.save):
        parser.error("--plugin and --save are for keyfall")
    return options


def main():
    options = parse()
    torch = importlib.import_module(options.package)
    epochs = 1 if options.quick else options.epochs
    try:
        if options.plugin:
            torch.devices.load_plugin(options.plugin)
        torch.device(options.device)
    except RuntimeError as error:
        sys.exit(f"digits.py: {error}")
    if options.json or options.quiet:
        found, _ = train(torch, epochs, lambda *_: None, options.device, options.compile)
        if options.json:
            json.dump(found, sys.stdout)
        return
    on_device = options.device != "cpu" and options.package == "keyfall"
    if on_device:
        with torch.fallback.bill() as bill:
            found, model = train(torch, epochs, each_epoch, options.device, options.compile)
    else:
        found, model = train(torch, epochs, each_epoch, options.device, options.compile)
    show_tests(torch, model, options.device)
    print(f"\n{found['accuracy']:.2%} of {COUNT - TRAINING} images that it had not seen are right; "
          f"{found['step'] * 1e3:.2f} ms a step")
    if on_device:
        print(f"\nWhat {options.device} left to the CPU, the most expensive first:")
        print(bill if len(bill) else "nothing")
    if options.save:
        torch.safetensors.save_file(model.state_dict(), options.save)
        print(f"wrote {options.save}")


if __name__ == "__main__":
    main()
