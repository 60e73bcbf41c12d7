"""SciPy in its array API mode: functions of nine of its modules on tensors."""
import os

os.environ["SCIPY_ARRAY_API"] = "1"
import scipy.optimize.elementwise  # noqa: E402
import torch  # noqa: E402
from scipy import differentiate, fft, integrate, ndimage, signal, special, stats  # noqa: E402
from scipy.cluster import hierarchy, vq  # noqa: E402
from scipy.spatial.transform import Rotation  # noqa: E402
from waves import wave  # noqa: E402

x = torch.linspace(0.1, 2, 8, dtype=torch.float64)
points = wave(20, 3).double()


def number(value):
    return torch.tensor(float(value), dtype=torch.float64)


def show(name, found):
    """Prints the class, type, shape and a sum of a result, with few digits."""
    found = found if isinstance(found, (tuple, list)) else [found]
    texts = []
    for part in found:
        if isinstance(part, torch.Tensor):
            total = part.to(torch.complex128).abs().sum().item()
            texts.append(f"{part.dtype} {tuple(part.shape)} {total:.6g}")
        else:
            texts.append(type(part).__name__)
    print(name, *texts)


for name in ("expit", "logit", "gammaln", "erf", "i0", "ndtr", "entr", "log_ndtr", "digamma", "logsumexp", "softmax"):
    show(name, getattr(special, name)(x / 3))
for name in ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft", "fftn", "fftshift"):
    show(name, getattr(fft, name)(x))
show("gmean", stats.gmean(x))
show("zscore", stats.zscore(x))
show("skew", stats.skew(x ** 2))
show("kurtosis", stats.kurtosis(x))
show("ttest_ind", stats.ttest_ind(x, x * 2).pvalue)
show("pearsonr", stats.pearsonr(x, x ** 2).statistic)
show("entropy", stats.entropy(x))
show("rankdata", stats.rankdata(x))
show("bartlett", stats.bartlett(x, x * 2).pvalue)
show("directional", stats.directional_stats(points).mean_direction)
show("f_oneway", stats.f_oneway(x, x * 2).pvalue)
show("quantile", stats.quantile(x, number(0.3)))
show("whiten", vq.whiten(points))
show("vq", vq.vq(points, points[:3]))
show("linkage", hierarchy.linkage(points))
show("simpson", integrate.simpson(x ** 2, x=x))
show("cumulative_simpson", integrate.cumulative_simpson(x ** 2, x=x))
show("cubature", integrate.cubature(lambda y: torch.sum(y ** 2, dim=-1), number(0).repeat(2), number(1).repeat(2)).estimate)
show("tanhsinh", integrate.tanhsinh(lambda y: y ** 2, number(0), number(1)).integral)
show("find_root", scipy.optimize.elementwise.find_root(lambda y: y ** 2 - 2, (number(0), number(2))).x)
show("derivative", differentiate.derivative(torch.sin, x).df)
show("jacobian", differentiate.jacobian(lambda y: y ** 2, x).df)
show("fftconvolve", signal.fftconvolve(x, x))
show("lfilter", signal.lfilter(number(1).repeat(2), torch.tensor([1.0, 0.5], dtype=torch.float64), x))
show("hilbert", signal.hilbert(x))
show("savgol_filter", signal.savgol_filter(x, 5, 2))
show("hann", signal.windows.hann(8, xp=torch))
show("gaussian_filter", ndimage.gaussian_filter(points, 1.0))
show("label", ndimage.label(points > 0.5))
show("rotation", Rotation.from_euler("xyz", points[:4]).as_quat())
