"""Transforms of torchvision on bytes, floats and PIL pictures, with boxes and masks; draws come from the seed."""
import numpy
import PIL.Image
import torch
from torchvision import transforms, tv_tensors
from torchvision.transforms import v2
from waves import wave

floats = wave(3, 24, 32).abs()
pixels = (floats * 255).byte()
picture = PIL.Image.fromarray(pixels.permute(1, 2, 0).numpy())


def mean(value):
    if isinstance(value, (tuple, list)):
        return " ".join(mean(one) for one in value)
    value = torch.from_numpy(numpy.array(value)) if isinstance(value, PIL.Image.Image) else value
    return f"{tuple(value.shape)} {value.as_subclass(torch.Tensor).double().mean().item():.3f}"


def kinds(of):
    both = of.InterpolationMode
    return [of.Resize((15, 20)), of.Resize(17, interpolation=both.BICUBIC), of.Resize(40, interpolation=both.NEAREST),
            of.CenterCrop(10), of.RandomCrop(12, padding=3, padding_mode="reflect"), of.RandomResizedCrop(14),
            of.Pad(2, fill=3), of.FiveCrop(8), of.Grayscale(3), of.ColorJitter(.3, .3, .3, .2),
            of.RandomRotation(30, interpolation=both.BILINEAR, expand=True), of.RandomAffine(20, (.1, .1), (.8, 1.2), 10),
            of.RandomPerspective(.4, 1.), of.GaussianBlur(3), of.RandomInvert(1.), of.RandomAdjustSharpness(2., 1.),
            of.RandomAutocontrast(1.)]


BYTES = [v2.RandomPosterize(3, 1.), v2.RandomSolarize(99, 1.), v2.RandomEqualize(1.), v2.AutoAugment(), v2.RandAugment(),
         v2.TrivialAugmentWide(), v2.AugMix(), v2.RandomPhotometricDistort(p=1.), v2.RandomZoomOut(p=1.),
         v2.ScaleJitter((20, 20)), v2.ElasticTransform(20.), v2.RandomErasing(1.)]
for name, of in (("v1", transforms), ("v2", v2)):
    for transform in kinds(of):
        for kind, image in (("bytes", pixels), ("floats", floats), ("PIL", picture)):
            torch.manual_seed(9)
            print(name, type(transform).__name__, kind, mean(transform(image)))
for transform in BYTES:
    torch.manual_seed(9)
    print(type(transform).__name__, mean(transform(pixels)))

sample = {"image": tv_tensors.Image(floats), "mask": tv_tensors.Mask(pixels[:1]),
          "boxes": tv_tensors.BoundingBoxes([[2, 3, 10, 12], [5, 5, 20, 18]], format="XYXY", canvas_size=(24, 32))}
for transform in (v2.RandomHorizontalFlip(1.), v2.RandomRotation(20, expand=True), v2.RandomAffine(15, (.1, .1)),
                  v2.RandomPerspective(.3, 1.), v2.Resize(13), v2.Pad(3), v2.RandomIoUCrop(),
                  v2.ConvertBoundingBoxFormat("CXCYWH"), v2.ToPureTensor()):
    torch.manual_seed(3)
    out = transform(sample)
    print(type(transform).__name__, *(f"{type(value).__name__} {mean(value)}" for value in out.values()))
for transform in (v2.MixUp(num_classes=5), v2.CutMix(num_classes=5)):
    torch.manual_seed(1)
    print(type(transform).__name__, mean(transform(wave(4, 3, 8, 8).abs(), torch.arange(4))))
