"""Models of torchvision, and the operators of its extension."""
import torch
from torchvision import models, ops
from torchvision.models.feature_extraction import create_feature_extractor, get_graph_node_names
from torchvision.transforms import v2
from waves import fill_by_size, wave

images = wave(2, 3, 64, 64)
for name in ("squeezenet1_1", "mobilenet_v3_small", "shufflenet_v2_x0_5"):
    model = fill_by_size(models.get_model(name, num_classes=4)).eval()
    loss = torch.nn.functional.cross_entropy(model(images), torch.tensor([1, 2]))
    loss.backward()
    norm = sum(p.grad.pow(2).sum() for p in model.parameters() if p.grad is not None).sqrt()
    print(f"{name} {loss.item():.4f} {norm.item():.4g}")

boxes = wave(30, 4).abs() * 20
boxes[:, 2:] += boxes[:, :2]
print(ops.nms(boxes, wave(30).abs(), .3).tolist())
regions = torch.cat([torch.arange(30)[:, None] % 2, boxes], 1)
maps = wave(2, 12, 32, 32).requires_grad_()
offsets, weights = wave(2, 18, 32, 32), wave(3, 12, 3, 3)
for name, result in {
    "roi_align": ops.roi_align(maps, regions, (3, 2), .7, aligned=True),
    "roi_pool": ops.roi_pool(maps, regions, (3, 2), .7),
    "ps_roi_align": ops.ps_roi_align(maps, regions, (3, 2), .7),
    "ps_roi_pool": ops.ps_roi_pool(maps, regions, (3, 2), .7),
    "deform_conv2d": ops.deform_conv2d(maps, offsets, weights, padding=1),
}.items():
    gradient, = torch.autograd.grad((result * wave(*result.shape)).sum(), maps)
    print(name, tuple(result.shape), f"{result.abs().mean().item():.4f} {gradient.abs().mean().item():.4f}")
transform = v2.Compose([v2.Resize(40), v2.CenterCrop(32), v2.RandomHorizontalFlip(1.), v2.Normalize([.5] * 3, [.5] * 3)])
print(f"{transform(images[0]).abs().mean().item():.4f}")

# Graphs of models: the names of their nodes, and features from the middle.
model = fill_by_size(models.get_model("mobilenet_v3_small", num_classes=4)).eval()
_, nodes = get_graph_node_names(model)
features = create_feature_extractor(model, {"features.2": "low", "features.8.add": "middle", "avgpool": "high"})
print(len(nodes), nodes[-3:])
for name, value in features(images).items():
    print(name, tuple(value.shape), f"{value.abs().mean().item():.4f}")
