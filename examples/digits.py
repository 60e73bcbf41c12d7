#!/usr/bin/env python3
"""Trains a small convolutional network on handwritten digits, and shows the progress and the results.

    python examples/digits.py                  trains, and compares with PyTorch where it is found
    python examples/digits.py --epochs 30      longer
    python examples/digits.py --with torch     the same program on PyTorch alone
    python examples/digits.py --device opencl   on a device of a plug-in, which KEYFALL_PLUGINS names;
                                               compares with the CPU, and shows what fell back to it

It looks for PyTorch in the Python that the environment variable KEYFALL_TORCH_PYTHON names, in the one
that `make bench` creates, and in this Python. PyTorch runs the same program in a process of its own."""

import argparse
import gzip
import importlib
import importlib.util
import json
import os
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
COUNT, SIDE = 1797, 8
TRAINING = 1437  # the others are for the test
PATIENCE = 60  # seconds that PyTorch gets for the same program


# ---- The program: the same for both packages -----------------------------------------------------


def load(torch):
    """Images and digits, shuffled in the same order by both packages."""
    raw = bytearray(gzip.decompress((HERE / "data" / "digits.gz").read_bytes()))
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
    model.eval()
    with torch.no_grad():
        right = (model(images).argmax(1) == digits).float().mean().item()
    model.train()
    return right


def train(torch, epochs, show, device="cpu"):
    """Trains; returns the loss of each step, the accuracy on the test data, and the median seconds per
    step."""
    images, digits = load(torch)
    torch.manual_seed(1)
    model = network(torch).to(device)
    optimizer = torch.optim.Adam(model.parameters(), lr=2e-3)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, epochs)
    loss_of = torch.nn.CrossEntropyLoss()
    data = torch.utils.data.TensorDataset(images[:TRAINING], digits[:TRAINING])
    loader = torch.utils.data.DataLoader(data, batch_size=32, shuffle=True)
    losses, times = [], []
    for epoch in range(epochs):
        for number, (batch, expected) in enumerate(loader, 1):
            begin = time.perf_counter()
            optimizer.zero_grad()
            loss = loss_of(model(batch.to(device)), expected.to(device))
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
            times.append(time.perf_counter() - begin)
            show(epoch, number / len(loader), losses)
        schedule.step()
    right = accuracy(torch, model, images[TRAINING:].to(device), digits[TRAINING:].to(device))
    return {"losses": losses, "accuracy": right, "step": sorted(times)[len(times) // 2],
            "version": torch.__version__}, model


# ---- Showing it ----------------------------------------------------------------------------------


def title(text):
    print(f"\n\033[1m{text}\033[0m" if sys.stdout.isatty() else f"\n{text}")


def draw(images, digits, count=8):
    """Images as text, side by side."""
    print("  " + "   ".join(f"{digit:^16}" for digit in digits[:count].tolist()))
    rows = images[:count, 0].tolist()
    for line in range(SIDE):
        print("  " + "   ".join("".join("  ░░▒▒▓▓██"[2 * min(4, int(value * 5))] * 2
                                        for value in image[line]) for image in rows))


def progress(epochs):
    """Returns a function that shows the progress of the training."""
    quick, width = sys.stdout.isatty(), 30

    def show(epoch, share, losses):
        done = share == 1.0
        if not (done or quick and len(losses) % 5 == 0):
            return
        recent = losses[-20:]
        full = int(width * (epoch + share) / epochs)
        text = (f"  epoch {epoch + 1:2}/{epochs} [{'█' * full}{'·' * (width - full)}] "
                f"loss {sum(recent) / len(recent):.4f}")
        if quick:
            print("\r" + text, end="\n" if done and epoch + 1 == epochs else "", flush=True)
        elif done and ((epoch + 1) % 5 == 0 or epoch + 1 == epochs):
            print(text)

    return show


def plot(curves, path):
    """Writes the loss curves {name: losses} as an SVG file."""
    width, height, left, top = 720, 400, 60, 30
    highest = max(max(losses) for losses in curves.values())
    steps = max(map(len, curves.values()))

    def place(step, loss):
        return (left + step / max(1, steps - 1) * (width - left - 20),
                top + (1 - loss / highest) * (height - top - 50))

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
             'font-family="sans-serif" font-size="12">',
             '<rect width="100%" height="100%" fill="white"/>',
             f'<text x="{width / 2}" y="18" text-anchor="middle" font-size="15">Loss of each step: '
             'handwritten digits</text>']
    for tick in range(6):
        loss, step = highest * tick / 5, (steps - 1) * tick // 5
        x, y = place(step, loss)
        parts.append(f'<line x1="{left}" x2="{width - 20}" y1="{y:.1f}" y2="{y:.1f}" '
                     'stroke="#ddd"/>'
                     f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{loss:.2f}</text>'
                     f'<text x="{x:.1f}" y="{height - 28}" text-anchor="middle">{step}</text>')
    styles = ['stroke="#d95f02" stroke-width="3"', 'stroke="#1b9e77" stroke-dasharray="3 3"']
    for number, (name, losses) in enumerate(curves.items()):
        points = " ".join("{:.1f},{:.1f}".format(*place(*item)) for item in enumerate(losses))
        parts.append(f'<polyline points="{points}" fill="none" {styles[number % 2]}/>'
                     f'<line x1="{width - 170}" x2="{width - 140}" y1="{top + 14 + 20 * number}" '
                     f'y2="{top + 14 + 20 * number}" {styles[number % 2]}/>'
                     f'<text x="{width - 132}" y="{top + 18 + 20 * number}">{name}</text>')
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([*parts, "</svg>\n"]))


def route(keyfall, name, tensor):
    """The keys of a tensor from the highest to the lowest, and what an operator has for each."""
    table = {}
    for line in keyfall._C._dispatch_dump_table(name).splitlines():
        key, _, entry = line.partition(": ")
        table[key] = entry
    keys = str(keyfall._C._dispatch_keys(tensor))
    keys = keys[keys.index("(") + 1:-1].split(", ")
    print(f"  {name} of a tensor with the keys {', '.join(keys)}, from the highest on:")
    for key in reversed(keys):
        entry = table.get(key, "nothing registered")
        what = "falls through" if entry.startswith("fallthrough") else f"runs: {entry}"
        print(f"    {key:<18} {what}")


# ---- Comparing with PyTorch -------------------------------------------------------------------------


def torch_python():
    """The Python that has PyTorch, or None."""
    given = os.environ.get("KEYFALL_TORCH_PYTHON")
    measured = HERE.parent / "build" / "torch-env" / "bin" / "python"
    if given:
        return given
    if measured.exists():
        return str(measured)
    return sys.executable if importlib.util.find_spec("torch") else None


def with_torch(epochs):
    """PyTorch's results for the same program, in a process of its own; None without PyTorch."""
    python = torch_python()
    if python is None:
        print("  PyTorch was not found: set KEYFALL_TORCH_PYTHON to the path of a Python that has it")
        return None
    command = [python, __file__, "--with", "torch", "--json", "--epochs", str(epochs)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        print(f"  PyTorch took more than {PATIENCE} s and was stopped")
        return None
    if done.returncode != 0:
        print(f"  PyTorch failed: {(done.stderr.strip().splitlines() or ['no message'])[-1]}")
        return None
    return json.loads(done.stdout)


def compare(mine, theirs):
    print(f"  {'':<10} {'accuracy':>9} {'time per step':>15}")
    for name, found in (("Keyfall", mine), ("PyTorch", theirs)):
        if found:
            print(f"  {name:<10} {found['accuracy']:>9.2%} {found['step'] * 1e6:>12.0f} µs")
    if not theirs:
        return
    apart = max(abs(a - b) for a, b in zip(mine["losses"], theirs["losses"]))
    first = abs(mine["losses"][0] - theirs["losses"][0])
    print(f"  Keyfall took {mine['step'] / theirs['step']:.2f} times PyTorch's time per step. The "
          f"losses of the two\n  differ by {first:.1e} in the first step and by {apart:.1e} at most, "
          "from the same seed.")


def on_device(keyfall, epochs, device):
    """Trains on a device and on the CPU; shows how far the losses differ, and the bill."""
    title(f"Training on {device}")
    with keyfall.fallback.bill() as bill:
        found, _ = train(keyfall, epochs, progress(epochs), device)
    expected, _ = train(keyfall, epochs, lambda *_: None)
    apart = [abs(a - b) for a, b in zip(found["losses"], expected["losses"])]
    print(f"  {found['accuracy']:.2%} right, {found['step'] * 1e6:.0f} µs for a step; on the CPU "
          f"{expected['accuracy']:.2%} and {expected['step'] * 1e6:.0f} µs.\n  The losses differ by "
          f"{max(apart[:10]):.1e} in the first ten steps and by {max(apart):.1e} at most.")
    title(f"What {device} had no kernel for: the bill of the CPU fallback")
    print("\n".join(f"  {line}" for line in str(bill).splitlines()) if list(bill) else "  nothing")


NEXT = """  - change network() or the optimizer in examples/digits.py: the names are PyTorch's
  - run your own program with `import keyfall as torch`
  - load the model: keyfall.safetensors.load_file("{model}")
  - see every operator of a step: keyfall.utils._python_dispatch.TorchDispatchMode
  - define an operator of your own: keyfall.library.custom_op, or in C: examples/outside"""


def main():
    parser = argparse.ArgumentParser(description="Trains a network on handwritten digits.")
    parser.add_argument("--epochs", type=int, default=15)
    parser.add_argument("--with", dest="package", default="keyfall", choices=["keyfall", "torch"])
    parser.add_argument("--json", action="store_true", help="print results alone, as JSON")
    parser.add_argument("--out", type=pathlib.Path, default=HERE.parent / "build",
                        help="the folder for the plot and the model")
    parser.add_argument("--device", default="cpu", help="a device that a plug-in added")
    options = parser.parse_args()
    torch = importlib.import_module(options.package)
    if options.device != "cpu":
        on_device(torch, options.epochs, options.device)
        return
    if options.json:
        print(json.dumps(train(torch, options.epochs, lambda *_: None)[0]))
        return
    images, digits = load(torch)
    title(f"{COUNT} handwritten digits, {TRAINING} of them to learn from")
    draw(images, digits)
    title(f"Training with {options.package} {torch.__version__}")
    begin = time.perf_counter()
    found, model = train(torch, options.epochs, progress(options.epochs))
    print(f"  {len(found['losses'])} steps in {time.perf_counter() - begin:.1f} s; "
          f"{found['accuracy']:.2%} of {COUNT - TRAINING} digits it had not seen are right")
    if options.package == "torch":
        return
    title("Beside PyTorch")
    theirs = with_torch(options.epochs)
    compare(found, theirs)
    title("The way of one operator")
    route(torch, "aten::relu", model[0](images[:1]))
    curves = {"Keyfall": found["losses"]}
    if theirs:
        curves["PyTorch"] = theirs["losses"]
    plot(curves, options.out / "digits-loss.svg")
    model_file = options.out / "digits.safetensors"
    torch.safetensors.save_file(model.state_dict(), model_file)
    title("Written")
    print(f"  {options.out / 'digits-loss.svg'}\n  {model_file}")
    title("To try next")
    print(NEXT.format(model=model_file))


if __name__ == "__main__":
    main()
