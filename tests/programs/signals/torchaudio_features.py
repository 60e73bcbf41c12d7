"""Features, filters and models of torchaudio."""
import torch
import torchaudio.functional as F
import torchaudio.transforms as T
from torchaudio.models import Conformer, ConvTasNet
from waves import fill_by_size, wave

sound = wave(2, 600)
settings = {"n_fft": 128, "n_mels": 16}
for transform in (T.Spectrogram(128), T.MelSpectrogram(16000, **settings), T.MFCC(16000, n_mfcc=8, melkwargs=settings),
                  T.AmplitudeToDB(), T.Resample(16000, 8000), T.MuLawEncoding(), T.Fade(10, 10), T.ComputeDeltas(),
                  T.PitchShift(16000, 2, n_fft=128)):
    print(type(transform).__name__, f"{transform(sound).float().abs().mean().item():.4g}")
for name, filtered in (("lowpass", F.lowpass_biquad(sound, 16000, 1000.)), ("overdrive", F.overdrive(sound)),
                       ("equalizer", F.equalizer_biquad(sound, 16000, 1000., 3.)), ("phaser", F.phaser(sound, 16000))):
    print(name, f"{filtered.abs().sum().item():.4g}")
spectrum = T.Spectrogram(128, power=None)(sound)
print("inverse", (T.InverseSpectrogram(128)(spectrum, 600) - sound).abs().max().item() < 1e-4)


def train(name, model, loss):
    fill_by_size(model)
    for module in model.modules():
        if isinstance(module, torch.nn.Dropout):
            module.p = 0.
    optimizer = torch.optim.SGD(model.parameters(), lr=.01)
    losses = []
    for _ in range(2):
        value = loss(model)
        optimizer.zero_grad()
        value.backward()
        optimizer.step()
        losses.append(f"{value.item():.4g}")
    print(name, *losses)


features, lengths = wave(2, 10, 8), torch.tensor([10, 8])
train("conformer", Conformer(8, 2, 16, 1, 3), lambda model: (model(features, lengths)[0] - 1).pow(2).mean())
train("tasnet", ConvTasNet(2, 16, 8, 3, 8, 8, 2, 1), lambda model: (model(sound[:, None, :200]) - 1).pow(2).mean())
