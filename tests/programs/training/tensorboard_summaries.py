"""Every kind of summary of utils.tensorboard, written through the package tensorboard and read back."""
import io
import pathlib
import tempfile

import numpy
import PIL.Image
import torch
from tensorboard.backend.event_processing.event_accumulator import EventAccumulator
from tensorboard.util import tensor_util
from torch.utils.tensorboard import FileWriter, SummaryWriter, summary
from waves import wave


def write(folder):
    with SummaryWriter(folder, purge_step=0, filename_suffix=".x") as writer:
        for step in range(3):
            writer.add_scalar("loss", torch.tensor(step / 2), step)
            writer.add_scalars("both/of", {"a": step, "b": 2 * step}, step)
        writer.add_scalar("precise", 0.1, 1, new_style=True, double_precision=True)
        writer.add_histogram("waves", wave(100), 0)
        writer.add_histogram("few bins", wave(100), 0, bins=20, max_bins=6)
        writer.add_histogram_raw("raw", 0.0, 3.0, 4, 6.0, 10.0, [1.0, 2.0, 3.0], [1, 2, 1], 0)
        writer.add_image("picture", wave(3, 8, 6).abs(), 0)
        writer.add_image("gray", (wave(8, 6).abs() * 255).byte(), 0, dataformats="HW")
        writer.add_images("pictures", wave(9, 1, 4, 4).abs(), 0)
        writer.add_image_with_boxes("boxes", wave(3, 20, 20).abs(), torch.tensor([[2, 2, 10, 12]]), 0, rescale=2)
        writer.add_audio("sound", wave(400)[None], 0, sample_rate=8000)
        writer.add_text("text", "**bold**", 0)
        writer.add_pr_curve("curve", torch.tensor([0, 1, 1, 0]), torch.tensor([.1, .8, .6, .4]), 0, num_thresholds=5)
        writer.add_pr_curve_raw("raw curve", [1, 1], [0, 0], [1, 1], [0, 0], [1., 1.], [1., 1.], 0, 2)
        writer.add_mesh("mesh", wave(1, 4, 3), torch.zeros(1, 4, 3), torch.tensor([[[0, 1, 2]]]), {"a": 1}, 0)
        writer.add_tensor("tensor", wave(2, 3), 0)
        writer.add_custom_scalars({"c": {"x": ["Multiline", ["loss"]], "y": ["Margin", ["l", "m", "n"]]}})
        writer.add_hparams({"lr": .1, "name": "sgd", "flag": True}, {"accuracy": .5}, run_name="run")
        writer.add_embedding(torch.arange(15.).reshape(5, 3) / 4, list("abcde"), wave(5, 3, 4, 4).abs(), 7, "a/b")
        writer.add_embedding(torch.arange(6.).reshape(2, 3) / 8, [["a", 1], ["b", 2]], metadata_header=["name", "number"])


def read(folder):
    events = EventAccumulator(folder, size_guidance={"tensors": 0, "images": 0, "histograms": 0, "scalars": 0})
    events.Reload()
    tags = events.Tags()
    for tag in sorted(tags["scalars"]):
        print(tag, [(event.step, round(event.value, 6)) for event in events.Scalars(tag)])
    for tag in sorted(tags["histograms"]):
        value = events.Histograms(tag)[0].histogram_value
        print(tag, *(f"{x:.4f}" for x in (value.min, value.max, value.num, value.sum, value.sum_squares)),
              [round(x, 4) for x in value.bucket_limit], list(value.bucket))
    for tag in sorted(tags["images"]):
        picture = numpy.array(PIL.Image.open(io.BytesIO(events.Images(tag)[0].encoded_image_string)))
        print(tag, picture.shape, f"{picture.mean():.1f}")
    for tag in sorted(tags["audio"]):
        sound = events.Audio(tag)[0]
        print(tag, sound.sample_rate, sound.length_frames, sound.encoded_audio_string[:60])
    for tag in sorted(tags["tensors"]):
        value = tensor_util.make_ndarray(events.Tensors(tag)[0].tensor_proto)
        print(tag, value.shape, *str(events.SummaryMetadata(tag).plugin_data).split(),
              value.ravel()[:40].round(4).tolist() if value.dtype.kind in "fi" else value)


with tempfile.TemporaryDirectory() as folder:
    write(folder)
    read(folder)
    root = pathlib.Path(folder)
    for path in sorted(root.rglob("*")):
        if path.is_file() and "tfevents" not in path.name:
            print(path.relative_to(root), path.read_text().split() if path.suffix != ".png" else PIL.Image.open(path).size)
    print(sorted({str(path.parent.relative_to(root)) for path in root.rglob("*tfevents*")}))
    for name in ("both_of_b", "run"):
        read(str(root / name))
    writer = FileWriter(folder + "/alone")
    writer.add_summary(summary.scalar("s", 1.5), 3)
    writer.flush()
    read(writer.get_logdir())
    writer.close()

for dtype in (torch.float16, torch.bfloat16, torch.int16, torch.uint8, torch.int64, torch.bool, torch.complex64):
    print(*str(summary.tensor_proto("t", torch.ones(1, dtype=dtype)).value[0].tensor).split())
for wrong in (lambda: summary.scalar("s", torch.ones(2)), lambda: summary.audio("a", torch.ones(2, 2)),
              lambda: summary.histogram("h", numpy.array([]), "auto"), lambda: summary.image("i", torch.ones(3, 2, 2))):
    try:
        wrong()
    except (AssertionError, ValueError) as error:
        print(type(error).__name__, " ".join(str(error).split()[:8]))
