"""Shapes and examples of the classes of keyfall.nn: _docs/classes.py adds them to docstrings. A block
has the name of the class, a line on shapes where they mean something, and an example."""

BLOCKS = """\
AdaptiveAvgPool1d
Shape: (N, C, L) -> (N, C, output_size).
>>> keyfall.nn.AdaptiveAvgPool1d(2)(keyfall.tensor([[1., 2., 3., 4.]]))
tensor([[1.5000, 3.5000]])

AdaptiveAvgPool2d
Shape: (N, C, H, W) -> (N, C, *output_size).
>>> keyfall.nn.AdaptiveAvgPool2d(1)(keyfall.arange(4.).view(1, 2, 2))
tensor([[[1.5000]]])

AdaptiveAvgPool3d
Shape: (N, C, D, H, W) -> (N, C, *output_size).
>>> keyfall.nn.AdaptiveAvgPool3d((None, 1, 1))(keyfall.ones(1, 2, 3, 4, 5)).shape
torch.Size([1, 2, 3, 1, 1])

AdaptiveLogSoftmaxWithLoss
Shape: input (N, in_features), target (N); output (N), loss ().
>>> layer = keyfall.nn.AdaptiveLogSoftmaxWithLoss(8, 20, [5, 10])
>>> output, loss = layer(keyfall.ones(3, 8), keyfall.tensor([0, 7, 19]))
>>> output.shape, loss.shape
(torch.Size([3]), torch.Size([]))

AdaptiveMaxPool1d
Shape: (N, C, L) -> (N, C, output_size).
>>> keyfall.nn.AdaptiveMaxPool1d(2)(keyfall.tensor([[1., 2., 3., 4.]]))
tensor([[2., 4.]])

AdaptiveMaxPool2d
Shape: (N, C, H, W) -> (N, C, *output_size).
>>> keyfall.nn.AdaptiveMaxPool2d(1)(keyfall.arange(4.).view(1, 2, 2))
tensor([[[3.]]])

AdaptiveMaxPool3d
Shape: (N, C, D, H, W) -> (N, C, *output_size).
>>> keyfall.nn.AdaptiveMaxPool3d(2)(keyfall.ones(1, 2, 4, 4, 4)).shape
torch.Size([1, 2, 2, 2, 2])

AlphaDropout
Shape: The result has the shape of the input.
>>> keyfall.nn.AlphaDropout(0.2).eval()(keyfall.tensor([1., 2.]))
tensor([1., 2.])

AvgPool1d
Shape: (N, C, L) -> (N, C, L').
>>> keyfall.nn.AvgPool1d(2)(keyfall.tensor([[1., 3., 5., 7.]]))
tensor([[2., 6.]])

AvgPool2d
Shape: (N, C, H, W) -> (N, C, H', W').
>>> keyfall.nn.AvgPool2d(2)(keyfall.arange(4.).view(1, 2, 2))
tensor([[[1.5000]]])

AvgPool3d
Shape: (N, C, D, H, W) -> (N, C, D', H', W').
>>> keyfall.nn.AvgPool3d(2)(keyfall.ones(1, 1, 2, 4, 4)).shape
torch.Size([1, 1, 1, 2, 2])

BCELoss
Shape: input and target have the same shape; the result has one element, or that shape with reduction="none".
>>> keyfall.nn.BCELoss()(keyfall.tensor([0.5, 0.5]), keyfall.tensor([1., 0.]))
tensor(0.6931)

BCEWithLogitsLoss
Shape: input and target have the same shape; the result has one element, or that shape with reduction="none".
>>> keyfall.nn.BCEWithLogitsLoss()(keyfall.tensor([0., 0.]), keyfall.tensor([1., 0.]))
tensor(0.6931)

BatchNorm1d
Shape: (N, C) or (N, C, L); the result has the same.
>>> keyfall.nn.BatchNorm1d(2)(keyfall.tensor([[1., 2.], [3., 6.]]))
tensor([[-1.0000, -1.0000],
        [ 1.0000,  1.0000]], grad_fn=<NativeBatchNormBackward0>)

BatchNorm2d
Shape: (N, C, H, W); the result has the same.
>>> keyfall.nn.BatchNorm2d(3)(keyfall.ones(2, 3, 4, 4)).shape
torch.Size([2, 3, 4, 4])

BatchNorm3d
Shape: (N, C, D, H, W); the result has the same.
>>> keyfall.nn.BatchNorm3d(3)(keyfall.ones(2, 3, 2, 4, 4)).shape
torch.Size([2, 3, 2, 4, 4])

Bilinear
Shape: (*, in1_features), (*, in2_features) -> (*, out_features).
>>> keyfall.nn.Bilinear(2, 3, 4)(keyfall.ones(5, 2), keyfall.ones(5, 3)).shape
torch.Size([5, 4])

Buffer
>>> module = keyfall.nn.Module()
>>> module.mean = keyfall.nn.Buffer(keyfall.zeros(2))
>>> dict(module.state_dict())
{'mean': tensor([0., 0.])}

CELU
Shape: The result has the shape of the input.
>>> keyfall.nn.CELU()(keyfall.tensor([-1., 0., 2.]))
tensor([-0.6321,  0.0000,  2.0000])

CTCLoss
Shape: log_probs (T, N, C), targets (N, S), lengths (N); the result has one element, or (N) with reduction="none".
>>> log_probs = keyfall.zeros(4, 1, 3).log_softmax(2)
>>> keyfall.nn.CTCLoss()(log_probs, keyfall.tensor([[1, 2]]), keyfall.tensor([4]), keyfall.tensor([2]))
tensor(0.8432)

ChannelShuffle
Shape: (N, C, *); the result has the same.
>>> keyfall.nn.ChannelShuffle(2)(keyfall.arange(4).view(1, 4, 1, 1)).flatten()
tensor([0, 2, 1, 3])

CircularPad1d
Shape: (N, C, L) -> (N, C, L').
>>> keyfall.nn.CircularPad1d(1)(keyfall.tensor([[1., 2., 3.]]))
tensor([[3., 1., 2., 3., 1.]])

CircularPad2d
Shape: (N, C, H, W) -> (N, C, H', W').
>>> keyfall.nn.CircularPad2d((1, 0, 0, 0))(keyfall.tensor([[[1., 2., 3.]]]))
tensor([[[3., 1., 2., 3.]]])

CircularPad3d
Shape: (N, C, D, H, W) -> (N, C, D', H', W').
>>> keyfall.nn.CircularPad3d(1)(keyfall.ones(1, 1, 2, 2, 2)).shape
torch.Size([1, 1, 4, 4, 4])

ConstantPad1d
Shape: (*, L) -> (*, L').
>>> keyfall.nn.ConstantPad1d((1, 2), 9.)(keyfall.tensor([1., 2.]))
tensor([9., 1., 2., 9., 9.])

ConstantPad2d
Shape: (*, H, W) -> (*, H', W').
>>> keyfall.nn.ConstantPad2d((1, 0, 0, 1), 9.)(keyfall.tensor([[1., 2.]]))
tensor([[9., 1., 2.],
        [9., 9., 9.]])

ConstantPad3d
Shape: (*, D, H, W) -> (*, D', H', W').
>>> keyfall.nn.ConstantPad3d(1, 9.)(keyfall.ones(1, 1, 1)).shape
torch.Size([3, 3, 3])

Container
>>> keyfall.nn.Container(step=keyfall.nn.ReLU()).step
ReLU()

Conv1d
Shape: (N, C, L) -> (N, O, L').
>>> keyfall.nn.Conv1d(2, 4, 3, padding=1)(keyfall.ones(1, 2, 8)).shape
torch.Size([1, 4, 8])

Conv2d
Shape: (N, C, H, W) -> (N, O, H', W').
>>> keyfall.nn.Conv2d(3, 8, 3, stride=2)(keyfall.ones(1, 3, 9, 9)).shape
torch.Size([1, 8, 4, 4])

Conv3d
Shape: (N, C, D, H, W) -> (N, O, D', H', W').
>>> keyfall.nn.Conv3d(1, 2, 3)(keyfall.ones(1, 1, 5, 6, 7)).shape
torch.Size([1, 2, 3, 4, 5])

ConvTranspose1d
Shape: (N, C, L) -> (N, O, L').
>>> keyfall.nn.ConvTranspose1d(2, 4, 2, stride=2)(keyfall.ones(1, 2, 5)).shape
torch.Size([1, 4, 10])

ConvTranspose2d
Shape: (N, C, H, W) -> (N, O, H', W').
>>> keyfall.nn.ConvTranspose2d(8, 3, 2, stride=2)(keyfall.ones(1, 8, 4, 4)).shape
torch.Size([1, 3, 8, 8])

ConvTranspose3d
Shape: (N, C, D, H, W) -> (N, O, D', H', W').
>>> keyfall.nn.ConvTranspose3d(2, 1, 3)(keyfall.ones(1, 2, 3, 4, 5)).shape
torch.Size([1, 1, 5, 6, 7])

CosineEmbeddingLoss
Shape: Inputs (N, D), target (N); the result has one element, or one for each target with reduction="none".
>>> keyfall.nn.CosineEmbeddingLoss()(keyfall.tensor([[1., 0.]]), keyfall.tensor([[0., 1.]]), keyfall.tensor([1.]))
tensor(1.)

CosineSimilarity
Shape: The inputs are broadcast; the result lacks dimension dim.
>>> keyfall.nn.CosineSimilarity()(keyfall.tensor([[1., 0.]]), keyfall.tensor([[1., 1.]]))
tensor([0.7071])

CrossEntropyLoss
Shape: input (N, C, *), target (N, *) of classes or (N, C, *) of probabilities; the result has one element, or one for
each target with reduction="none".
>>> keyfall.nn.CrossEntropyLoss()(keyfall.zeros(2, 4), keyfall.tensor([0, 3]))
tensor(1.3863)

CrossMapLRN2d
Shape: The result has the shape of the input.
>>> keyfall.nn.CrossMapLRN2d(3)(keyfall.ones(1, 4, 2, 2)).shape
torch.Size([1, 4, 2, 2])

DataParallel
>>> list(keyfall.nn.DataParallel(keyfall.nn.Linear(2, 3)).state_dict())
['module.weight', 'module.bias']

Dropout
Shape: The result has the shape of the input.
>>> keyfall.nn.Dropout(0.5).eval()(keyfall.tensor([1., 2.]))
tensor([1., 2.])

Dropout1d
Shape: (N, C, L); the result has the same.
>>> keyfall.nn.Dropout1d(1.)(keyfall.ones(1, 1, 2))
tensor([[[0., 0.]]])

Dropout2d
Shape: (N, C, H, W); the result has the same.
>>> keyfall.nn.Dropout2d(1.)(keyfall.ones(1, 1, 1, 2))
tensor([[[[0., 0.]]]])

Dropout3d
Shape: (N, C, D, H, W); the result has the same.
>>> keyfall.nn.Dropout3d(1.)(keyfall.ones(1, 1, 1, 1, 2))
tensor([[[[[0., 0.]]]]])

ELU
Shape: The result has the shape of the input.
>>> keyfall.nn.ELU()(keyfall.tensor([-1., 0., 2.]))
tensor([-0.6321,  0.0000,  2.0000])

Embedding
Shape: (*) of indices -> (*, embedding_dim).
>>> layer = keyfall.nn.Embedding.from_pretrained(keyfall.tensor([[1., 2.], [3., 4.]]))
>>> layer(keyfall.tensor([1, 0, 1]))
tensor([[3., 4.],
        [1., 2.],
        [3., 4.]])

EmbeddingBag
Shape: input (B, N), or (N) with offsets (B); the result (B, embedding_dim).
>>> layer = keyfall.nn.EmbeddingBag.from_pretrained(keyfall.tensor([[1., 2.], [3., 4.]]))
>>> layer(keyfall.tensor([[0, 1]]))
tensor([[2., 3.]])

FeatureAlphaDropout
Shape: The result has the shape of the input.
>>> keyfall.nn.FeatureAlphaDropout(0.2).eval()(keyfall.ones(1, 2, 3)).shape
torch.Size([1, 2, 3])

Flatten
Shape: (N, *) -> (N, product of *).
>>> keyfall.nn.Flatten()(keyfall.ones(2, 3, 4)).shape
torch.Size([2, 12])

Fold
Shape: (N, C * product of kernel_size, L) -> (N, C, *output_size).
>>> keyfall.nn.Fold((2, 3), (2, 2))(keyfall.ones(1, 4, 2))
tensor([[[[1., 2., 1.],
          [1., 2., 1.]]]])

FractionalMaxPool2d
Shape: (N, C, H, W) -> (N, C, H', W').
>>> keyfall.nn.FractionalMaxPool2d(2, output_size=3)(keyfall.ones(1, 2, 7, 7)).shape
torch.Size([1, 2, 3, 3])

FractionalMaxPool3d
Shape: (N, C, D, H, W) -> (N, C, D', H', W').
>>> keyfall.nn.FractionalMaxPool3d(2, output_ratio=0.5)(keyfall.ones(1, 2, 8, 8, 8)).shape
torch.Size([1, 2, 4, 4, 4])

GELU
Shape: The result has the shape of the input.
>>> keyfall.nn.GELU()(keyfall.tensor([-1., 0., 1.]))
tensor([-0.1587,  0.0000,  0.8413])

GLU
Shape: The size of dimension dim is halved.
>>> keyfall.nn.GLU()(keyfall.tensor([1., 2., 0., 0.]))
tensor([0.5000, 1.0000])

GRU
Shape: input (L, N, input_size), or (N, L, input_size) with batch_first; output (L, N, hidden_size), state
(num_layers, N, hidden_size).
>>> output, state = keyfall.nn.GRU(4, 8, batch_first=True)(keyfall.ones(2, 5, 4))
>>> output.shape, state.shape
(torch.Size([2, 5, 8]), torch.Size([1, 2, 8]))

GRUCell
Shape: input (N, input_size), state (N, hidden_size); the result (N, hidden_size).
>>> keyfall.nn.GRUCell(4, 8)(keyfall.ones(2, 4), keyfall.zeros(2, 8)).shape
torch.Size([2, 8])

GaussianNLLLoss
Shape: input, target and var have the same shape; the result has one element, or one for each target with
reduction="none".
>>> keyfall.nn.GaussianNLLLoss()(keyfall.tensor([1.]), keyfall.tensor([3.]), keyfall.tensor([1.]))
tensor(2.)

GroupNorm
Shape: (N, C, *); the result has the same.
>>> keyfall.nn.GroupNorm(2, 4)(keyfall.tensor([[1., 3., 5., 9.]]))
tensor([[-1.0000,  1.0000, -1.0000,  1.0000]],
       grad_fn=<NativeGroupNormBackward0>)

Hardshrink
Shape: The result has the shape of the input.
>>> keyfall.nn.Hardshrink()(keyfall.tensor([-1., 0.25, 2.]))
tensor([-1.,  0.,  2.])

Hardsigmoid
Shape: The result has the shape of the input.
>>> keyfall.nn.Hardsigmoid()(keyfall.tensor([-6., 0., 6.]))
tensor([0.0000, 0.5000, 1.0000])

Hardswish
Shape: The result has the shape of the input.
>>> keyfall.nn.Hardswish()(keyfall.tensor([-6., 0., 6.]))
tensor([-0., 0., 6.])

Hardtanh
Shape: The result has the shape of the input.
>>> keyfall.nn.Hardtanh()(keyfall.tensor([-2., 0.5, 2.]))
tensor([-1.0000,  0.5000,  1.0000])

HingeEmbeddingLoss
Shape: input and target have the same shape; the result has one element, or that shape with reduction="none".
>>> keyfall.nn.HingeEmbeddingLoss()(keyfall.tensor([0.5, 0.5]), keyfall.tensor([1., -1.]))
tensor(0.5000)

HuberLoss
Shape: input and target have the same shape; the result has one element, or that shape with reduction="none".
>>> keyfall.nn.HuberLoss()(keyfall.tensor([0., 4.]), keyfall.tensor([1., 1.]))
tensor(1.5000)

Identity
Shape: The result has the shape of the input.
>>> keyfall.nn.Identity(7, name="any")(keyfall.tensor([1., 2.]))
tensor([1., 2.])

InstanceNorm1d
Shape: (N, C, L) or (C, L); the result has the same.
>>> keyfall.nn.InstanceNorm1d(1)(keyfall.tensor([[1., 3.]]))
tensor([[-1.0000,  1.0000]])

InstanceNorm2d
Shape: (N, C, H, W) or (C, H, W); the result has the same.
>>> keyfall.nn.InstanceNorm2d(3)(keyfall.ones(2, 3, 4, 4)).shape
torch.Size([2, 3, 4, 4])

InstanceNorm3d
Shape: (N, C, D, H, W) or (C, D, H, W); the result has the same.
>>> keyfall.nn.InstanceNorm3d(3)(keyfall.ones(2, 3, 2, 4, 4)).shape
torch.Size([2, 3, 2, 4, 4])

KLDivLoss
Shape: input and target have the same shape; the result has one element, or that shape with reduction="none".
>>> keyfall.nn.KLDivLoss(reduction="batchmean")(keyfall.tensor([[0.5, 0.5]]).log(), keyfall.tensor([[0.25, 0.75]]))
tensor(0.1308)

L1Loss
Shape: input and target have the same shape; the result has one element, or that shape with reduction="none".
>>> keyfall.nn.L1Loss()(keyfall.tensor([1., 2.]), keyfall.tensor([2., 4.]))
tensor(1.5000)

LPPool1d
Shape: (N, C, L) -> (N, C, L').
>>> keyfall.nn.LPPool1d(2, 2)(keyfall.tensor([[3., 4., 0., 1.]]))
tensor([[5., 1.]])

LPPool2d
Shape: (N, C, H, W) -> (N, C, H', W').
>>> keyfall.nn.LPPool2d(2, 2)(keyfall.ones(1, 2, 2))
tensor([[[2.]]])

LPPool3d
Shape: (N, C, D, H, W) -> (N, C, D', H', W').
>>> keyfall.nn.LPPool3d(2, 2)(keyfall.ones(1, 1, 2, 4, 4)).shape
torch.Size([1, 1, 1, 2, 2])

LSTM
Shape: input (L, N, input_size), or (N, L, input_size) with batch_first; output (L, N, hidden_size), states
(num_layers, N, hidden_size).
>>> output, (hidden, cell) = keyfall.nn.LSTM(4, 8, num_layers=2)(keyfall.ones(5, 2, 4))
>>> output.shape, hidden.shape, cell.shape
(torch.Size([5, 2, 8]), torch.Size([2, 2, 8]), torch.Size([2, 2, 8]))

LSTMCell
Shape: input (N, input_size), states (N, hidden_size); the results (N, hidden_size).
>>> hidden, cell = keyfall.nn.LSTMCell(4, 8)(keyfall.ones(2, 4))
>>> hidden.shape, cell.shape
(torch.Size([2, 8]), torch.Size([2, 8]))

LayerNorm
Shape: (*, *normalized_shape); the result has the same.
>>> keyfall.nn.LayerNorm(2)(keyfall.tensor([[1., 3.], [10., 20.]]))
tensor([[-1.0000,  1.0000],
        [-1.0000,  1.0000]], grad_fn=<NativeLayerNormBackward0>)

LazyBatchNorm1d
Shape: (N, C) or (N, C, L); the result has the same.
>>> layer = keyfall.nn.LazyBatchNorm1d()
>>> layer(keyfall.ones(2, 3)).shape, layer.num_features
(torch.Size([2, 3]), 3)

LazyBatchNorm2d
Shape: (N, C, H, W); the result has the same.
>>> layer = keyfall.nn.LazyBatchNorm2d()
>>> layer(keyfall.ones(2, 3, 4, 4)).shape, layer.num_features
(torch.Size([2, 3, 4, 4]), 3)

LazyBatchNorm3d
Shape: (N, C, D, H, W); the result has the same.
>>> layer = keyfall.nn.LazyBatchNorm3d()
>>> layer(keyfall.ones(2, 3, 2, 4, 4)).shape, layer.num_features
(torch.Size([2, 3, 2, 4, 4]), 3)

LazyConv1d
Shape: (N, C, L) -> (N, O, L').
>>> layer = keyfall.nn.LazyConv1d(4, 3)
>>> layer(keyfall.ones(1, 2, 8)).shape, layer.in_channels
(torch.Size([1, 4, 6]), 2)

LazyConv2d
Shape: (N, C, H, W) -> (N, O, H', W').
>>> layer = keyfall.nn.LazyConv2d(8, 3)
>>> layer(keyfall.ones(1, 3, 9, 9)).shape, layer.in_channels
(torch.Size([1, 8, 7, 7]), 3)

LazyConv3d
Shape: (N, C, D, H, W) -> (N, O, D', H', W').
>>> layer = keyfall.nn.LazyConv3d(2, 3)
>>> layer(keyfall.ones(1, 1, 5, 6, 7)).shape, layer.in_channels
(torch.Size([1, 2, 3, 4, 5]), 1)

LazyConvTranspose1d
Shape: (N, C, L) -> (N, O, L').
>>> layer = keyfall.nn.LazyConvTranspose1d(4, 2)
>>> layer(keyfall.ones(1, 2, 5)).shape, layer.in_channels
(torch.Size([1, 4, 6]), 2)

LazyConvTranspose2d
Shape: (N, C, H, W) -> (N, O, H', W').
>>> layer = keyfall.nn.LazyConvTranspose2d(3, 2)
>>> layer(keyfall.ones(1, 8, 4, 4)).shape, layer.in_channels
(torch.Size([1, 3, 5, 5]), 8)

LazyConvTranspose3d
Shape: (N, C, D, H, W) -> (N, O, D', H', W').
>>> layer = keyfall.nn.LazyConvTranspose3d(1, 3)
>>> layer(keyfall.ones(1, 2, 3, 4, 5)).shape, layer.in_channels
(torch.Size([1, 1, 5, 6, 7]), 2)

LazyInstanceNorm1d
Shape: (N, C, L) or (C, L); the result has the same.
>>> layer = keyfall.nn.LazyInstanceNorm1d(affine=True)
>>> layer(keyfall.ones(2, 3, 4)).shape, layer.num_features
(torch.Size([2, 3, 4]), 3)

LazyInstanceNorm2d
Shape: (N, C, H, W) or (C, H, W); the result has the same.
>>> layer = keyfall.nn.LazyInstanceNorm2d(affine=True)
>>> layer(keyfall.ones(2, 3, 4, 4)).shape, layer.num_features
(torch.Size([2, 3, 4, 4]), 3)

LazyInstanceNorm3d
Shape: (N, C, D, H, W) or (C, D, H, W); the result has the same.
>>> layer = keyfall.nn.LazyInstanceNorm3d(affine=True)
>>> layer(keyfall.ones(2, 3, 2, 4, 4)).shape, layer.num_features
(torch.Size([2, 3, 2, 4, 4]), 3)

LazyLinear
Shape: (*, in_features) -> (*, out_features).
>>> layer = keyfall.nn.LazyLinear(2)
>>> layer(keyfall.ones(4, 3)).shape, layer.in_features
(torch.Size([4, 2]), 3)

LeakyReLU
Shape: The result has the shape of the input.
>>> keyfall.nn.LeakyReLU(0.1)(keyfall.tensor([-1., 0., 2.]))
tensor([-0.1000,  0.0000,  2.0000])

Linear
Shape: (*, in_features) -> (*, out_features).
>>> layer = keyfall.nn.Linear(3, 2)
>>> layer(keyfall.ones(4, 3)).shape, layer.weight.shape
(torch.Size([4, 2]), torch.Size([2, 3]))

LinearCrossEntropyLoss
Shape: input (N, in_features), target (N) of classes; the result has one element, or one for each target with
reduction="none".
>>> keyfall.nn.LinearCrossEntropyLoss(4, 3)(keyfall.zeros(2, 4), keyfall.tensor([0, 2]))
tensor(1.0986, grad_fn=<NllLossBackward0>)

LinearCrossEntropyOptions
>>> keyfall.nn.LinearCrossEntropyOptions(batch_chunk_size=64).batch_chunk_size
64

LocalResponseNorm
Shape: (N, C, *); the result has the same.
>>> keyfall.nn.LocalResponseNorm(3)(keyfall.ones(1, 4, 2)).shape
torch.Size([1, 4, 2])

LogSigmoid
Shape: The result has the shape of the input.
>>> keyfall.nn.LogSigmoid()(keyfall.tensor([-1., 0., 1.]))
tensor([-1.3133, -0.6931, -0.3133])

LogSoftmax
Shape: The result has the shape of the input.
>>> keyfall.nn.LogSoftmax(dim=0)(keyfall.tensor([0., 0.]))
tensor([-0.6931, -0.6931])

MSELoss
Shape: input and target have the same shape; the result has one element, or that shape with reduction="none".
>>> keyfall.nn.MSELoss()(keyfall.tensor([1., 2.]), keyfall.tensor([2., 4.]))
tensor(2.5000)

MarginRankingLoss
Shape: Inputs and target have the same shape; the result has one element, or one for each target with
reduction="none".
>>> keyfall.nn.MarginRankingLoss()(keyfall.tensor([1., 2.]), keyfall.tensor([3., 1.]), keyfall.tensor([1., 1.]))
tensor(1.)

MaxPool1d
Shape: (N, C, L) -> (N, C, L').
>>> keyfall.nn.MaxPool1d(2)(keyfall.tensor([[1., 3., 5., 7.]]))
tensor([[3., 7.]])

MaxPool2d
Shape: (N, C, H, W) -> (N, C, H', W').
>>> keyfall.nn.MaxPool2d(2)(keyfall.arange(4.).view(1, 2, 2))
tensor([[[3.]]])

MaxPool3d
Shape: (N, C, D, H, W) -> (N, C, D', H', W').
>>> keyfall.nn.MaxPool3d(2)(keyfall.ones(1, 1, 2, 4, 4)).shape
torch.Size([1, 1, 1, 2, 2])

MaxUnpool1d
Shape: (N, C, L), indices of the same shape -> (N, C, L').
>>> maxima, indices = keyfall.nn.MaxPool1d(2, return_indices=True)(keyfall.tensor([[1., 3., 7., 5.]]))
>>> keyfall.nn.MaxUnpool1d(2)(maxima, indices)
tensor([[0., 3., 7., 0.]])

MaxUnpool2d
Shape: (N, C, H, W), indices of the same shape -> (N, C, H', W').
>>> maxima, indices = keyfall.nn.MaxPool2d(2, return_indices=True)(keyfall.arange(4.).view(1, 2, 2))
>>> keyfall.nn.MaxUnpool2d(2)(maxima, indices)
tensor([[[0., 0.],
         [0., 3.]]])

MaxUnpool3d
Shape: (N, C, D, H, W), indices of the same shape -> (N, C, D', H', W').
>>> maxima, indices = keyfall.nn.MaxPool3d(2, return_indices=True)(keyfall.ones(1, 1, 2, 4, 4))
>>> keyfall.nn.MaxUnpool3d(2)(maxima, indices).shape
torch.Size([1, 1, 2, 4, 4])

Mish
Shape: The result has the shape of the input.
>>> keyfall.nn.Mish()(keyfall.tensor([-1., 0., 1.]))
tensor([-0.3034,  0.0000,  0.8651])

Module
>>> class Scale(keyfall.nn.Module):
...     def __init__(self):
...         super().__init__()
...         self.factor = keyfall.nn.Parameter(keyfall.tensor(3.))
...     def forward(self, x):
...         return x * self.factor
>>> Scale()(keyfall.tensor(2.)), list(Scale().state_dict())
(tensor(6., grad_fn=<MulBackward0>), ['factor'])

ModuleDict
>>> keyfall.nn.ModuleDict({"first": keyfall.nn.Linear(2, 3), "last": keyfall.nn.ReLU()})
ModuleDict(
  (first): Linear(in_features=2, out_features=3, bias=True)
  (last): ReLU()
)

ModuleList
>>> keyfall.nn.ModuleList([keyfall.nn.Linear(2, 2) for _ in range(2)])
ModuleList(
  (0-1): 2 x Linear(in_features=2, out_features=2, bias=True)
)

MultiLabelMarginLoss
Shape: input and target (N, C), targets end at the first -1; the result has one element, or (N) with reduction="none".
>>> keyfall.nn.MultiLabelMarginLoss()(keyfall.tensor([[0.1, 0.2, 0.9]]), keyfall.tensor([[2, -1, 0]]))
tensor(0.1667)

MultiLabelSoftMarginLoss
Shape: input and target (N, C); the result has one element, or (N) with reduction="none".
>>> keyfall.nn.MultiLabelSoftMarginLoss()(keyfall.zeros(1, 2), keyfall.tensor([[1., 0.]]))
tensor(0.6931)

MultiMarginLoss
Shape: input (N, C), target (N) of classes; the result has one element, or one for each target with reduction="none".
>>> keyfall.nn.MultiMarginLoss()(keyfall.tensor([[0.1, 0.2, 0.9]]), keyfall.tensor([2]))
tensor(0.1667)

MultiheadAttention
Shape: query (L, N, embed_dim), key and value (S, N, embed_dim), with batch_first N comes first; output like query,
weights (N, L, S).
>>> layer = keyfall.nn.MultiheadAttention(8, 2, batch_first=True)
>>> x = keyfall.ones(1, 5, 8)
>>> output, weights = layer(x, x, x)
>>> output.shape, weights.shape
(torch.Size([1, 5, 8]), torch.Size([1, 5, 5]))

NLLLoss
Shape: input (N, C, *), target (N, *) of classes; the result has one element, or one for each target with
reduction="none".
>>> keyfall.nn.NLLLoss()(keyfall.tensor([[-1., -2.]]), keyfall.tensor([1]))
tensor(2.)

NLLLoss2d
Shape: input (N, C, H, W), target (N, H, W) of classes; the result has one element, or one for each target with
reduction="none".
>>> keyfall.nn.NLLLoss2d()(keyfall.zeros(1, 3, 2, 2) - 1, keyfall.zeros(1, 2, 2, dtype=keyfall.long))
tensor(1.)

PReLU
Shape: (N, C, *); the result has the same.
>>> keyfall.nn.PReLU()(keyfall.tensor([-1., 2.]))
tensor([-0.2500,  2.0000], grad_fn=<PreluKernelBackward0>)

PairwiseDistance
Shape: (N, D), (N, D) -> (N), or (N, 1) with keepdim.
>>> keyfall.nn.PairwiseDistance(eps=0.)(keyfall.tensor([[0., 0.]]), keyfall.tensor([[3., 4.]]))
tensor([5.])

Parameter
>>> keyfall.nn.Parameter(keyfall.ones(2))
Parameter containing:
tensor([1., 1.], requires_grad=True)

ParameterDict
>>> list(keyfall.nn.ParameterDict({"w": keyfall.ones(2), "b": keyfall.zeros(1)}).state_dict())
['b', 'w']

ParameterList
>>> keyfall.nn.ParameterList([keyfall.ones(2), keyfall.zeros(1)])[0]
Parameter containing:
tensor([1., 1.], requires_grad=True)

PixelShuffle
Shape: (*, C * r * r, H, W) -> (*, C, H * r, W * r) for the factor r.
>>> keyfall.nn.PixelShuffle(2)(keyfall.arange(4.).view(4, 1, 1))
tensor([[[0., 1.],
         [2., 3.]]])

PixelUnshuffle
Shape: (*, C, H * r, W * r) -> (*, C * r * r, H, W) for the factor r.
>>> keyfall.nn.PixelUnshuffle(2)(keyfall.arange(4.).view(1, 2, 2)).flatten()
tensor([0., 1., 2., 3.])

PoissonNLLLoss
Shape: input and target have the same shape; the result has one element, or that shape with reduction="none".
>>> keyfall.nn.PoissonNLLLoss()(keyfall.tensor([0.]), keyfall.tensor([2.]))
tensor(1.)

RMSNorm
Shape: (*, *normalized_shape); the result has the same.
>>> keyfall.nn.RMSNorm(2)(keyfall.tensor([[3., 4.]]))
tensor([[0.8485, 1.1314]], grad_fn=<FusedRmsNormBackward0>)

RNN
Shape: input (L, N, input_size), or (N, L, input_size) with batch_first; output (L, N, hidden_size), state
(num_layers, N, hidden_size).
>>> output, state = keyfall.nn.RNN(4, 8, bidirectional=True)(keyfall.ones(5, 2, 4))
>>> output.shape, state.shape
(torch.Size([5, 2, 16]), torch.Size([2, 2, 8]))

RNNBase
Shape: As those of RNN.
>>> keyfall.nn.RNNBase("GRU", 4, 8).all_weights[0][0].shape
torch.Size([24, 4])

RNNCell
Shape: input (N, input_size), state (N, hidden_size); the result (N, hidden_size).
>>> keyfall.nn.RNNCell(4, 8)(keyfall.ones(2, 4)).shape
torch.Size([2, 8])

RNNCellBase
Shape: As those of RNNCell.
>>> keyfall.nn.RNNCellBase(4, 8, True, num_chunks=3).weight_ih.shape
torch.Size([24, 4])

RReLU
Shape: The result has the shape of the input.
>>> keyfall.nn.RReLU().eval()(keyfall.tensor([-48., 2.]))
tensor([-11.,   2.])

ReLU
Shape: The result has the shape of the input.
>>> keyfall.nn.ReLU()(keyfall.tensor([-1., 0., 2.]))
tensor([0., 0., 2.])

ReLU6
Shape: The result has the shape of the input.
>>> keyfall.nn.ReLU6()(keyfall.tensor([-1., 3., 8.]))
tensor([0., 3., 6.])

ReflectionPad1d
Shape: (N, C, L) -> (N, C, L').
>>> keyfall.nn.ReflectionPad1d(2)(keyfall.tensor([[1., 2., 3.]]))
tensor([[3., 2., 1., 2., 3., 2., 1.]])

ReflectionPad2d
Shape: (N, C, H, W) -> (N, C, H', W').
>>> keyfall.nn.ReflectionPad2d((1, 0, 0, 0))(keyfall.tensor([[[1., 2., 3.]]]))
tensor([[[2., 1., 2., 3.]]])

ReflectionPad3d
Shape: (N, C, D, H, W) -> (N, C, D', H', W').
>>> keyfall.nn.ReflectionPad3d(1)(keyfall.ones(1, 1, 2, 2, 2)).shape
torch.Size([1, 1, 4, 4, 4])

ReplicationPad1d
Shape: (N, C, L) -> (N, C, L').
>>> keyfall.nn.ReplicationPad1d(2)(keyfall.tensor([[1., 2., 3.]]))
tensor([[1., 1., 1., 2., 3., 3., 3.]])

ReplicationPad2d
Shape: (N, C, H, W) -> (N, C, H', W').
>>> keyfall.nn.ReplicationPad2d((1, 0, 0, 1))(keyfall.tensor([[[1., 2.]]]))
tensor([[[1., 1., 2.],
         [1., 1., 2.]]])

ReplicationPad3d
Shape: (N, C, D, H, W) -> (N, C, D', H', W').
>>> keyfall.nn.ReplicationPad3d(1)(keyfall.ones(1, 1, 2, 2, 2)).shape
torch.Size([1, 1, 4, 4, 4])

SELU
Shape: The result has the shape of the input.
>>> keyfall.nn.SELU()(keyfall.tensor([-1., 0., 2.]))
tensor([-1.1113,  0.0000,  2.1014])

Sequential
>>> net = keyfall.nn.Sequential(keyfall.nn.Linear(4, 8), keyfall.nn.ReLU(), keyfall.nn.Linear(8, 2))
>>> net(keyfall.ones(3, 4)).shape
torch.Size([3, 2])

SiLU
Shape: The result has the shape of the input.
>>> keyfall.nn.SiLU()(keyfall.tensor([-1., 0., 1.]))
tensor([-0.2689,  0.0000,  0.7311])

Sigmoid
Shape: The result has the shape of the input.
>>> keyfall.nn.Sigmoid()(keyfall.tensor([-1., 0., 1.]))
tensor([0.2689, 0.5000, 0.7311])

SmoothL1Loss
Shape: input and target have the same shape; the result has one element, or that shape with reduction="none".
>>> keyfall.nn.SmoothL1Loss()(keyfall.tensor([0., 4.]), keyfall.tensor([0.5, 1.]))
tensor(1.3125)

SoftMarginLoss
Shape: input and target have the same shape; the result has one element, or that shape with reduction="none".
>>> keyfall.nn.SoftMarginLoss()(keyfall.tensor([0., 0.]), keyfall.tensor([1., -1.]))
tensor(0.6931)

Softmax
Shape: The result has the shape of the input.
>>> keyfall.nn.Softmax(dim=0)(keyfall.tensor([1., 2., 3.]))
tensor([0.0900, 0.2447, 0.6652])

Softmax2d
Shape: (N, C, H, W) or (C, H, W); the result has the same.
>>> keyfall.nn.Softmax2d()(keyfall.zeros(2, 1, 1)).flatten()
tensor([0.5000, 0.5000])

Softmin
Shape: The result has the shape of the input.
>>> keyfall.nn.Softmin(dim=0)(keyfall.tensor([1., 2., 3.]))
tensor([0.6652, 0.2447, 0.0900])

Softplus
Shape: The result has the shape of the input.
>>> keyfall.nn.Softplus()(keyfall.tensor([-1., 0., 1.]))
tensor([0.3133, 0.6931, 1.3133])

Softshrink
Shape: The result has the shape of the input.
>>> keyfall.nn.Softshrink()(keyfall.tensor([-1., 0.25, 2.]))
tensor([-0.5000,  0.0000,  1.5000])

Softsign
Shape: The result has the shape of the input.
>>> keyfall.nn.Softsign()(keyfall.tensor([-1., 0., 3.]))
tensor([-0.5000,  0.0000,  0.7500])

SyncBatchNorm
Shape: (N, C, *); the result has the same.
>>> keyfall.nn.SyncBatchNorm.convert_sync_batchnorm(keyfall.nn.Sequential(keyfall.nn.BatchNorm1d(2)))
Sequential(
  (0): SyncBatchNorm(2, eps=1e-05, momentum=0.1, affine=True, bias=True, track_running_stats=True)
)

Tanh
Shape: The result has the shape of the input.
>>> keyfall.nn.Tanh()(keyfall.tensor([-1., 0., 1.]))
tensor([-0.7616,  0.0000,  0.7616])

Tanhshrink
Shape: The result has the shape of the input.
>>> keyfall.nn.Tanhshrink()(keyfall.tensor([-1., 0., 1.]))
tensor([-0.2384,  0.0000,  0.2384])

Threshold
Shape: The result has the shape of the input.
>>> keyfall.nn.Threshold(1., 9.)(keyfall.tensor([0., 1., 2.]))
tensor([9., 9., 2.])

Transformer
Shape: src (S, N, d_model), tgt (T, N, d_model), with batch_first N comes first; the result is like tgt.
>>> net = keyfall.nn.Transformer(8, 2, 1, 1, 16, batch_first=True)
>>> net(keyfall.ones(1, 5, 8), keyfall.ones(1, 3, 8)).shape
torch.Size([1, 3, 8])

TransformerDecoder
Shape: tgt (T, N, d_model), memory (S, N, d_model), with batch_first N comes first; the result is like tgt.
>>> net = keyfall.nn.TransformerDecoder(keyfall.nn.TransformerDecoderLayer(8, 2, 16), 2)
>>> net(keyfall.ones(3, 1, 8), keyfall.ones(5, 1, 8)).shape
torch.Size([3, 1, 8])

TransformerDecoderLayer
Shape: tgt (T, N, d_model), memory (S, N, d_model), with batch_first N comes first; the result is like tgt.
>>> keyfall.nn.TransformerDecoderLayer(8, 2, 16)(keyfall.ones(3, 1, 8), keyfall.ones(5, 1, 8)).shape
torch.Size([3, 1, 8])

TransformerEncoder
Shape: (S, N, d_model), or (N, S, d_model) with batch_first; the result has the same.
>>> layer = keyfall.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
>>> keyfall.nn.TransformerEncoder(layer, 2)(keyfall.ones(1, 5, 8)).shape
torch.Size([1, 5, 8])

TransformerEncoderLayer
Shape: (S, N, d_model), or (N, S, d_model) with batch_first; the result has the same.
>>> keyfall.nn.TransformerEncoderLayer(8, 2, 16)(keyfall.ones(5, 1, 8)).shape
torch.Size([5, 1, 8])

TripletMarginLoss
Shape: anchor, positive and negative (N, D); the result has one element, or (N) with reduction="none".
>>> keyfall.nn.TripletMarginLoss()(keyfall.tensor([[0., 0.]]), keyfall.tensor([[0., 1.]]), keyfall.tensor([[0., 1.5]]))
tensor(0.5000)

TripletMarginWithDistanceLoss
Shape: anchor, positive and negative (N, D); the result has one element, or (N) with reduction="none".
>>> loss = keyfall.nn.TripletMarginWithDistanceLoss(distance_function=lambda a, b: (a - b).abs().sum(1))
>>> loss(keyfall.tensor([[0., 0.]]), keyfall.tensor([[0., 1.]]), keyfall.tensor([[0., 1.5]]))
tensor(0.5000)

Unflatten
Shape: Dimension dim becomes the dimensions unflattened_size.
>>> keyfall.nn.Unflatten(1, (2, 3))(keyfall.ones(4, 6)).shape
torch.Size([4, 2, 3])

Unfold
Shape: (N, C, H, W) -> (N, C * product of kernel_size, L) for L windows.
>>> keyfall.nn.Unfold(2)(keyfall.arange(6.).view(1, 1, 2, 3))
tensor([[[0., 1.],
         [1., 2.],
         [3., 4.],
         [4., 5.]]])

UninitializedBuffer
>>> buffer = keyfall.nn.UninitializedBuffer()
>>> buffer.materialize((2, 3))
>>> buffer.shape
torch.Size([2, 3])

UninitializedParameter
>>> parameter = keyfall.nn.UninitializedParameter()
>>> parameter.materialize((2, 3))
>>> parameter.shape
torch.Size([2, 3])

Upsample
Shape: (N, C, *) -> (N, C, *size).
>>> keyfall.nn.Upsample(scale_factor=2)(keyfall.tensor([[[1., 2.]]]))
tensor([[[1., 1., 2., 2.]]])

UpsamplingBilinear2d
Shape: (N, C, H, W) -> (N, C, H', W').
>>> keyfall.nn.UpsamplingBilinear2d(size=(1, 3))(keyfall.tensor([[[[0., 1.]]]]))
tensor([[[[0.0000, 0.5000, 1.0000]]]])

UpsamplingNearest2d
Shape: (N, C, H, W) -> (N, C, H', W').
>>> keyfall.nn.UpsamplingNearest2d(scale_factor=2)(keyfall.tensor([[[[1., 2.]]]]))
tensor([[[[1., 1., 2., 2.],
          [1., 1., 2., 2.]]]])

ZeroPad1d
Shape: (*, L) -> (*, L').
>>> keyfall.nn.ZeroPad1d((1, 2))(keyfall.tensor([1., 2.]))
tensor([0., 1., 2., 0., 0.])

ZeroPad2d
Shape: (*, H, W) -> (*, H', W').
>>> keyfall.nn.ZeroPad2d((1, 0, 0, 1))(keyfall.tensor([[1., 2.]]))
tensor([[0., 1., 2.],
        [0., 0., 0.]])

ZeroPad3d
Shape: (*, D, H, W) -> (*, D', H', W').
>>> keyfall.nn.ZeroPad3d(1)(keyfall.ones(1, 1, 1)).shape
torch.Size([3, 3, 3])

PackedSequence
Shape: data (sum of lengths, *), batch_sizes (longest length).
>>> keyfall.nn.utils.rnn.pack_sequence([keyfall.tensor([1, 2, 3]), keyfall.tensor([4])])
PackedSequence(data=tensor([1, 4, 2, 3]), batch_sizes=tensor([2, 1, 1]), sorted_indices=None, unsorted_indices=None)

ParametrizationList
>>> keyfall.nn.utils.parametrizations.weight_norm(keyfall.nn.Linear(2, 3)).parametrizations.weight
ParametrizationList(
  (0): _WeightNorm()
)

cached
>>> layer = keyfall.nn.utils.parametrizations.weight_norm(keyfall.nn.Linear(2, 2))
>>> with keyfall.nn.utils.parametrize.cached():
...     layer.weight is layer.weight
True
"""
