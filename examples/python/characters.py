#!/usr/bin/env python3
"""A character-level transformer: learns to write like the documentation of this project.

    python examples/python/characters.py                     trains for about a minute, then writes
    python examples/python/characters.py --steps 3000        better spelling
    python examples/python/characters.py --text FILE…        learns from other files
    python examples/python/characters.py --with torch        the same program on PyTorch

The model predicts each character from those before it. Its text is every page of docs/ and the pages at the
top of the repository. Both packages draw the same random numbers, so they learn and write the same as long
as their rounding does not make a difference."""

import argparse
import importlib
import math
import pathlib
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
CONTEXT = 64  # characters that the model sees
WIDTH, HEADS, LAYERS = 64, 4, 2
BATCH = 16


class Text:
    """A text as numbers, one for each character, in two parts: the last tenth is for the test."""

    def __init__(self, torch, text):
        self.torch = torch
        self.characters = sorted(set(text))
        number_of = {character: number for number, character in enumerate(self.characters)}
        numbers = torch.tensor([number_of[character] for character in text])
        cut = len(numbers) * 9 // 10
        self.training, self.test = numbers[:cut], numbers[cut:]

    def batch(self, part, size):
        """Random excerpts, and the same moved on by one character: what to predict."""
        starts = self.torch.randint(len(part) - CONTEXT - 1, (size,)).tolist()
        excerpts = self.torch.stack([part[start:start + CONTEXT + 1] for start in starts])
        return excerpts[:, :-1], excerpts[:, 1:]

    def decode(self, numbers):
        return "".join(self.characters[number] for number in numbers)


def transformer(torch, vocabulary):
    """The model: numbers of characters (batch, length) to scores of the next one at each place."""
    nn, functional = torch.nn, torch.nn.functional

    class Attention(nn.Module):
        def __init__(self):
            super().__init__()
            self.to_qkv = nn.Linear(WIDTH, 3 * WIDTH)
            self.to_out = nn.Linear(WIDTH, WIDTH)

        def forward(self, x):
            batch, length, _ = x.shape
            qkv = self.to_qkv(x).view(batch, length, 3, HEADS, WIDTH // HEADS)
            q, k, v = qkv.permute(2, 0, 3, 1, 4)  # each (batch, heads, length, width of a head)
            mixed = functional.scaled_dot_product_attention(q, k, v, is_causal=True)
            return self.to_out(mixed.transpose(1, 2).reshape(batch, length, WIDTH))

    class Block(nn.Module):
        """Attention mixes places, the layers after it work at each place. Both add to what they get."""

        def __init__(self):
            super().__init__()
            self.attention = nn.Sequential(nn.LayerNorm(WIDTH), Attention())
            self.layers = nn.Sequential(nn.LayerNorm(WIDTH), nn.Linear(WIDTH, 4 * WIDTH), nn.GELU(),
                                        nn.Linear(4 * WIDTH, WIDTH))

        def forward(self, x):
            x = x + self.attention(x)
            return x + self.layers(x)

    class Transformer(nn.Module):
        def __init__(self):
            super().__init__()
            self.characters = nn.Embedding(vocabulary, WIDTH)
            self.places = nn.Embedding(CONTEXT, WIDTH)
            self.blocks = nn.Sequential(*(Block() for _ in range(LAYERS)))
            self.scores = nn.Sequential(nn.LayerNorm(WIDTH), nn.Linear(WIDTH, vocabulary))

        def forward(self, numbers):
            places = torch.arange(numbers.shape[1])
            return self.scores(self.blocks(self.characters(numbers) + self.places(places)))

    return Transformer()


def loss_of(torch, model, inputs, wanted):
    scores = model(inputs)
    return torch.nn.functional.cross_entropy(scores.flatten(0, 1), wanted.flatten())


def test_loss(torch, model, text, batches=8):
    with torch.no_grad():
        return sum(loss_of(torch, model, *text.batch(text.test, BATCH)).item()
                   for _ in range(batches)) / batches


def train(torch, model, text, steps, show):
    """Calls show(step, loss) after each step."""
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
    for step in range(1, steps + 1):
        optimizer.zero_grad()
        loss = loss_of(torch, model, *text.batch(text.training, BATCH))
        loss.backward()
        optimizer.step()
        schedule.step()
        show(step, loss.item())


def write(torch, model, text, start, length, temperature=0.7):
    """Continues a text, one character after the other."""
    numbers = [text.characters.index(character) for character in start if character in text.characters]
    with torch.no_grad():
        for _ in range(length):
            scores = model(torch.tensor([numbers[-CONTEXT:]]))[0, -1] / temperature
            numbers.append(torch.multinomial(scores.softmax(0), 1).item())
    return text.decode(numbers)


# ---- The command ---------------------------------------------------------------------------------


def progress(steps):
    """Shows every tenth of the training with the mean loss since the last one."""
    every, recent, begin = max(1, steps // 10), [], time.perf_counter()

    def show(step, loss):
        recent.append(loss)
        if step % every == 0:
            print(f"step {step:5} of {steps}   loss {sum(recent) / len(recent):.3f}   "
                  f"{time.perf_counter() - begin:5.1f} s", flush=True)
            recent.clear()

    return show


def parse():
    parser = argparse.ArgumentParser(description="Trains a transformer on the project's own pages.")
    parser.add_argument("--steps", type=int, default=1000)
    parser.add_argument("--quick", action="store_true", help="ten steps")
    parser.add_argument("--with", dest="package", default="keyfall", choices=["keyfall", "torch"])
    parser.add_argument("--text", nargs="+", type=pathlib.Path, metavar="FILE")
    parser.add_argument("--start", default="A device ", help="how the written text begins")
    parser.add_argument("--length", type=int, default=400, help="characters to write")
    options = parser.parse_args()
    options.steps = 10 if options.quick else options.steps
    options.length = 80 if options.quick else options.length
    if options.steps < 1:
        parser.error(f"--steps must be at least 1, found {options.steps}")
    if not options.start:
        parser.error("--start must have a character")
    return options


def main():
    options = parse()
    torch = importlib.import_module(options.package)
    files = options.text or [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
    try:
        text = Text(torch, "\n".join(file.read_text(encoding="utf-8") for file in files))
    except (OSError, UnicodeDecodeError) as error:
        sys.exit(f"characters.py: {error}")
    if len(text.test) <= CONTEXT + 1:
        sys.exit(f"characters.py: the text is too short: {10 * (CONTEXT + 2)} characters are enough")
    torch.manual_seed(0)
    model = transformer(torch, len(text.characters))
    count = sum(parameter.numel() for parameter in model.parameters())
    print(f"{len(files)} files, {len(text.training):,} characters to learn from, "
          f"{len(text.characters)} different ones; {count:,} parameters")
    print(f"guessing would have a loss of {math.log(len(text.characters)):.3f}")
    train(torch, model, text, options.steps, progress(options.steps))
    print(f"loss on text that it has not seen: {test_loss(torch, model, text):.3f}\n")
    print(write(torch, model, text, options.start, options.length))


if __name__ == "__main__":
    main()
