"""Operations of kornia on images."""
import kornia
import kornia.augmentation as K
import torch
from waves import wave

image = wave(1, 3, 24, 24).abs()
gray = kornia.color.rgb_to_grayscale(image)
for name, function in {
    "gaussian": lambda x: kornia.filters.gaussian_blur2d(x, (3, 3), (1., 1.)),
    "sobel": kornia.filters.sobel,
    "median": lambda x: kornia.filters.median_blur(x, (3, 3)),
    "canny": lambda x: kornia.filters.canny(x)[0],
    "hsv": kornia.color.rgb_to_hsv,
    "lab": kornia.color.rgb_to_lab,
    "rotate": lambda x: kornia.geometry.rotate(x, torch.tensor([30.])),
    "affine": lambda x: kornia.geometry.warp_affine(x, torch.tensor([[[1., .1, 2.], [0., 1., -1.]]]), (20, 20)),
    "resize": lambda x: kornia.geometry.resize(x, (12, 16)),
    "pyramid": lambda x: kornia.geometry.pyrdown(x),
    "dilation": lambda x: kornia.morphology.dilation(x, torch.ones(3, 3)),
    "opening": lambda x: kornia.morphology.opening(x, torch.ones(3, 3)),
    "harris": lambda x: kornia.feature.harris_response(kornia.color.rgb_to_grayscale(x)),
    "equalize": kornia.enhance.equalize,
    "gamma": lambda x: kornia.enhance.adjust_gamma(x, 2.),
    "ssim": lambda x: kornia.losses.ssim_loss(x, x.flip(3), 5),
}.items():
    x = image.clone().requires_grad_()
    result = function(x)
    gradient, = torch.autograd.grad(result.float().sum(), x, allow_unused=True) if result.requires_grad else (None,)
    size = 0. if gradient is None else gradient.abs().mean().item()
    print(name, tuple(result.shape), f"{result.float().mean().item():.4f} {size:.3f}")
points = wave(1, 8, 2) * 10
target = kornia.geometry.transform_points(torch.tensor([[[1., .1, 2.], [.05, 1., -1.], [0., .01, 1.]]]), points)
found = kornia.geometry.find_homography_dlt(points, target)
print("homography", found.div(found[:, 2:, 2:]).mul(1e3).round().abs().tolist())
axis = torch.tensor([[.1, .2, .3]])
print("rotation", kornia.geometry.axis_angle_to_rotation_matrix(axis).mul(1e4).round().tolist())
augment = K.AugmentationSequential(K.RandomHorizontalFlip(p=1.), K.Normalize(.5, .5), data_keys=["input"])
print("augmented", f"{augment(image).mean().item():.4f}")
