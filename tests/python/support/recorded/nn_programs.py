"""The programs of nn_calls.py."""

_REPRS = """
Hardtanh(-2,3)|Hardtanh(inplace=True)|ReLU6(True)|ELU(2.,True)|CELU()|SELU(True)|GLU(1)|GELU('tanh')
LeakyReLU(.2,True)|Softplus(2,3)|Softmax(1)|Softmax()|LogSoftmax(0)|Softmin(0)|Threshold(1,2,True)
PReLU(3)|RReLU(.1,.2,True)|Hardshrink()|Softshrink(.3)|ReLU()|ReLU(True)|SiLU(True)|Mish()
Hardswish(True)|Hardsigmoid()|Softmax2d()|Tanh()|Sigmoid()|LogSigmoid()|Softsign()|Tanhshrink()
MaxPool2d(2)|MaxPool1d(2,3,1,2,True,True)|MaxPool3d((1,2,3))|AvgPool1d(2)|AvgPool3d(2)
AvgPool2d((2,3),1,1,True,False,3)|AdaptiveAvgPool2d((None,3))|AdaptiveMaxPool1d(3)|LPPool2d(2,3)
LPPool1d(2,3,1,True)|ConstantPad1d(2,3.5)|ConstantPad2d((1,2,3,4),1)|ZeroPad2d(2)|ZeroPad3d(1)
ReflectionPad3d(1)|CircularPad1d((1,2))|ReplicationPad2d(3)|Upsample(scale_factor=2)|Upsample(size=3)
Upsample(scale_factor=(2,3),mode='bilinear')|Upsample((2,3),mode='bilinear',align_corners=True)
UpsamplingBilinear2d(scale_factor=2)|UpsamplingNearest2d(3)|PixelShuffle(2)|PixelUnshuffle(2)
ChannelShuffle(2)|Flatten()|Unflatten(1,(2,3))|Fold(3,2)|Unfold(3,2,1,(1,1))|CosineSimilarity()
PairwiseDistance(1)|Dropout(.2)|Dropout2d(.3,True)|AlphaDropout()|MultiheadAttention(4,2)
MultiheadAttention(4,2,.1,False,True,True,3,5,True)|TransformerEncoderLayer(4,2,8)
TransformerEncoder(nn.TransformerEncoderLayer(4,2,8,batch_first=True),2)
TransformerDecoderLayer(4,2,8)|LSTM(2,3,2,bidirectional=True)|GRU(2,3)|RNN(2,3,nonlinearity='relu')
LSTM(2,3,bias=False,batch_first=True,proj_size=2)|LSTM(2,3,2,dropout=.5)|RNNCell(2,3)|LSTMCell(2,3)
RNNCell(2,3,False,'relu')|CrossEntropyLoss()|CrossEntropyLoss(torch.ones(2))|TripletMarginLoss()
Embedding(2,3,0,1.,3.,True,True)|Embedding(2,3)|EmbeddingBag(2,3)|Bilinear(2,3,4)|Identity(3)
EmbeddingBag(2,3,1.,3.,True,'sum',padding_idx=1)|LocalResponseNorm(2)|CrossMapLRN2d(2)
GroupNorm(1,2)|RMSNorm(3)|LayerNorm((2,3),bias=False)|InstanceNorm1d(3)|BatchNorm1d(3)
BatchNorm2d(3,affine=False)|BatchNorm3d(3,bias=False)|Conv1d(2,4,3)|Conv3d(2,4,3,bias=False)
Conv2d(2,4,3,padding='same',padding_mode='reflect')|Conv2d(2,4,(3,2),2,1,2,2)
ConvTranspose2d(2,4,(3,2),2,1,1,2,False,2)|ConvTranspose1d(1,2,3)|Sequential()|ModuleList()
ModuleList([nn.Linear(1,1),nn.Linear(1,1),nn.ReLU()])|ModuleDict({'a':nn.ReLU()})|ModuleDict()
ParameterList([torch.ones(2,3),3,'a'])|ParameterDict({'a':torch.ones(2,3),'b':3})
ParameterList([nn.Parameter(torch.tensor(1.))])|ModuleList([nn.Sequential(nn.ReLU(),nn.ReLU())]*2)
Sequential(OrderedDict(a=nn.Linear(1,2,False),b=nn.Sequential(nn.ReLU(),nn.Dropout())))
Linear(2,3,device='meta')|Linear(2,3,dtype=torch.float64).weight|Linear(2,0).weight.shape
"""

# Constructors whose initial values are compared bit for bit.
_INITIAL = """
Linear(7,5)|Linear(64,128)|Linear(3,2,bias=False)|Linear(300,200)|Linear(9,4,dtype=torch.float64)
Bilinear(3,4,5)|Conv1d(3,4,5)|Conv2d(3,8,3)|Conv2d(4,8,3,groups=2)|Conv3d(2,3,2)
ConvTranspose1d(3,4,2)|ConvTranspose2d(4,6,3,groups=2)|ConvTranspose3d(2,3,2)|BatchNorm1d(3)
BatchNorm2d(4,affine=False)|LayerNorm((2,3))|GroupNorm(2,4)|InstanceNorm2d(3,affine=True)
RMSNorm(5)|Embedding(7,5)|Embedding(100,33,padding_idx=3)|EmbeddingBag(10,3)|PReLU(4)
MultiheadAttention(8,2)|MultiheadAttention(8,2,kdim=3,vdim=5,add_bias_kv=True)
TransformerEncoderLayer(8,2,16)|TransformerDecoderLayer(8,2,16)|Transformer(8,2,1,1,16)
TransformerEncoder(nn.TransformerEncoderLayer(8,2,16,batch_first=True),2)
LSTM(3,4,2,bidirectional=True)|LSTM(3,4,proj_size=2)|GRU(3,4)|RNN(3,4,2)|LSTMCell(3,4)|GRUCell(3,4)
RNNCell(3,4)|Sequential(nn.Linear(16,32),nn.ReLU(),nn.Linear(32,10))
Sequential(nn.Conv2d(1,8,3),nn.BatchNorm2d(8),nn.Flatten(),nn.Linear(8*36,10))
"""

_INIT_FUNCTIONS = """
uniform_(t)|uniform_(t,-2,3)|normal_(t)|normal_(t,1,2)|constant_(t,3)|ones_(t)|zeros_(t)|eye_(t)
xavier_uniform_(t)|xavier_uniform_(t,2)|xavier_normal_(t)|kaiming_uniform_(t)|sparse_(t,.3)
trunc_normal_(t)|trunc_normal_(t,1,.5,0,2)|trunc_normal_(t,0,1,1,2)|trunc_normal_(t,0,.02)|trunc_normal_(t,a=-.1,b=.2)
kaiming_uniform_(t,1,'fan_out','relu')|kaiming_normal_(t)|kaiming_normal_(t,mode='fan_out')
dirac_(torch.empty(4,3,3))|dirac_(torch.empty(6,2,3,3),2)
uniform_(t,generator=torch.Generator().manual_seed(4))|kaiming_uniform_(torch.empty(3))
kaiming_uniform_(t,mode='x')|kaiming_uniform_(t,nonlinearity='x')|eye_(torch.empty(2))|dirac_(t)
"""

# Modules and the arguments of their calls.
_FORWARD = """
Linear(6,3)|waves(2,4,6)
Bilinear(3,4,5)|waves(2,3),waves(2,4)
Identity()|waves(2)
Conv1d(4,6,3,padding=1)|waves(2,4,6)
Conv1d(4,6,3,padding=1,padding_mode='circular')|waves(2,4,6)
Conv2d(4,6,3,2,1,groups=2)|waves(2,4,6,6)
Conv2d(4,2,(2,3),padding='same')|waves(2,4,6,6)
Conv2d(4,2,(2,3),padding='same',padding_mode='reflect')|waves(2,4,6,6)
Conv2d(4,2,3,padding='valid',padding_mode='replicate')|waves(2,4,6,6)
Conv2d(4,2,3,padding='same',stride=2)|waves(2,4,6,6)
Conv3d(3,2,2)|waves(2,3,4,4,4)
ConvTranspose1d(4,3,3,2)|waves(2,4,6)
ConvTranspose1d(4,3,3,2)|waves(2,4,6),[14]
ConvTranspose1d(4,3,3,2)|waves(2,4,6),[15]
ConvTranspose2d(4,6,3,2,1,1,2)|waves(2,4,6,6)
ConvTranspose3d(3,2,2)|waves(2,3,4,4,4)
BatchNorm1d(4)|waves(5,4)
BatchNorm1d(4).eval()|waves(5,4)
BatchNorm1d(4,momentum=None)|waves(5,4,3)
BatchNorm2d(4)|waves(2,4,6,6)
BatchNorm2d(4)|waves(2,4,6)
BatchNorm2d(4,track_running_stats=False).eval()|waves(2,4,6,6)
BatchNorm3d(3)|waves(2,3,4,4,4)
InstanceNorm1d(4)|waves(2,4,6)
InstanceNorm1d(4)|waves(4,6)
InstanceNorm2d(4,affine=True,track_running_stats=True)|waves(2,4,6,6)
InstanceNorm2d(3,affine=True)|waves(2,4,6,6)
LayerNorm((4,6))|waves(2,4,6)
RMSNorm(6)|waves(2,4,6)
GroupNorm(2,4)|waves(2,4,6)
GroupNorm(3,4)|waves(2,4,6)
LocalResponseNorm(2)|waves(2,4,6)
Embedding(9,3,padding_idx=2)|torch.tensor([[1,2],[8,0]])
Embedding(9,3,max_norm=.5)|torch.tensor([[1,2],[8,0]])
Embedding.from_pretrained(waves(3,4))|torch.tensor([1,2])
EmbeddingBag(9,3,mode='sum')|torch.tensor([1,2,8,0]),torch.tensor([0,1])
Dropout(.5)|waves(3,40)
Dropout(.5).eval()|waves(3,4)
Dropout1d(.5)|waves(3,4,5)
Dropout2d(.5)|waves(3,4,5,2)
AlphaDropout(.5)|waves(3,40)
FeatureAlphaDropout(.5)|waves(3,4,5)
Dropout(2.)|waves(3)
ReLU()|waves(9)
Hardtanh(-.2,.3)|waves(9)
ReLU6()|waves(9)*9
ELU(.5)|waves(9)
CELU(.7)|waves(9)
SELU()|waves(9)
GLU()|waves(4,6)
GELU()|waves(9)
GELU('tanh')|waves(9)
LeakyReLU(.2)|waves(9)
Softplus(2,1)|waves(9)
Softmax(1)|waves(3,4)
Softmin(1)|waves(3,4)
LogSoftmax(-1)|waves(3,4)
Softmax2d()|waves(2,3,4,4)
Threshold(.1,5)|waves(9)
PReLU(4)|waves(2,4,3)
RReLU().eval()|waves(9)
Hardshrink()|waves(9)
Softshrink(.3)|waves(9)
SiLU()|waves(9)
Mish()|waves(9)
Hardswish()|waves(9)*4
Hardsigmoid()|waves(9)*4
Tanh()|waves(9)
Sigmoid()|waves(9)
LogSigmoid()|waves(9)
Softsign()|waves(9)
Tanhshrink()|waves(9)
MaxPool1d(2)|waves(2,4,6)
MaxPool2d(2,return_indices=True)|waves(2,4,6,6)
MaxPool3d(2)|waves(2,3,4,4,4)
AvgPool1d(2)|waves(2,4,6)
AvgPool2d(3,2,1,True,False,5)|waves(2,4,6,6)
AvgPool3d(2)|waves(2,3,4,4,4)
AdaptiveAvgPool1d(4)|waves(2,4,6)
AdaptiveAvgPool2d((None,4))|waves(2,4,6,6)
AdaptiveAvgPool3d(2)|waves(2,3,4,4,4)
AdaptiveMaxPool2d(4,True)|waves(2,4,6,6)
LPPool1d(2,3)|waves(2,4,6)
LPPool2d(2,3,1)|waves(2,4,6,6)
ConstantPad1d(2,3.5)|waves(2,4,6)
ZeroPad2d((1,2,0,1))|waves(2,4,6)
ReflectionPad2d(2)|waves(2,4,6,6)
ReplicationPad3d(1)|waves(2,3,4,4,4)
CircularPad2d(1)|waves(2,4,6,6)
Upsample(scale_factor=2)|waves(2,4,6,6)
Upsample((5,7),mode='bilinear',align_corners=False)|waves(2,4,6,6)
UpsamplingBilinear2d(scale_factor=2)|waves(2,4,6,6)
PixelShuffle(2)|waves(2,4,6,6)
PixelUnshuffle(2)|waves(2,4,6,6)
ChannelShuffle(2)|waves(2,4,6,6)
Flatten()|waves(2,4,6)
Unflatten(1,(2,2))|waves(2,4,6)
Unfold(2)|waves(2,4,6,6)
Fold(6,2)|waves(2,16,25)
CosineSimilarity()|waves(2,4),waves(2,4).flip(1)
PairwiseDistance(1)|waves(2,4),waves(2,4).flip(1)
MultiheadAttention(8,2)|waves(5,3,8),waves(6,3,8),waves(6,3,8)
MultiheadAttention(8,2,batch_first=True)|waves(5,3,8),waves(5,3,8),waves(5,3,8)
MultiheadAttention(8,2)|waves(5,8),waves(6,8),waves(6,8)
MultiheadAttention(8,2,kdim=3,vdim=5,add_bias_kv=True,add_zero_attn=True)|waves(5,3,8),waves(6,3,3),waves(6,3,5)
MultiheadAttention(8,3)|waves(5,3,8)
TransformerEncoderLayer(8,2,16,0.)|waves(5,3,8)
TransformerEncoderLayer(8,2,16,0.,'gelu',norm_first=True,batch_first=True)|waves(5,3,8)
TransformerEncoderLayer(8,2,16,0.,'tanh')|waves(5,3,8)
TransformerDecoderLayer(8,2,16,0.)|waves(5,3,8),waves(6,3,8)
Transformer(8,2,1,1,16,0.)|waves(5,3,8),waves(6,3,8)
RNNCell(3,4)|waves(2,3)
RNNCell(3,4,nonlinearity='relu')|waves(2,3),waves(2,4)
LSTMCell(3,4)|waves(2,3)
GRUCell(3,4)|waves(2,3),waves(2,4)
RNN(3,4,2)|waves(5,2,3)
RNN(3,4,nonlinearity='relu',batch_first=True)|waves(5,2,3)
GRU(3,4,2,bidirectional=True)|waves(5,2,3)
LSTM(3,4,2,bidirectional=True)|waves(5,2,3)
LSTM(3,4,proj_size=2)|waves(5,3)
LSTM(3,4)|waves(5,2,3),(waves(1,2,4),waves(1,2,4))
LSTM(3,4)|waves(5,2,4)
L1Loss()|waves(3,4),waves(3,4).flip(1)
MSELoss(reduction='sum')|waves(3,4),waves(3,4).flip(1)
MSELoss(size_average=False)|waves(3,4),waves(3,4).flip(1)
SmoothL1Loss(beta=.5)|waves(3,4),waves(3,4).flip(1)
HuberLoss('none',.3)|waves(3,4),waves(3,4).flip(1)
CrossEntropyLoss()|waves(3,4),torch.tensor([0,2,3])
CrossEntropyLoss(torch.tensor([1.,2.,3.,4.]),ignore_index=2,label_smoothing=.1)|waves(3,4),torch.tensor([0,2,3])
NLLLoss(reduction='none')|waves(3,4),torch.tensor([0,2,3])
BCELoss()|waves(3,4).sigmoid(),waves(3,4).flip(1).sigmoid()
BCEWithLogitsLoss(pos_weight=torch.tensor(2.))|waves(3,4),waves(3,4).flip(1).sigmoid()
KLDivLoss(reduction='batchmean')|waves(3,4),waves(3,4).softmax(1)
PoissonNLLLoss(full=True)|waves(3,4),waves(3,4).exp()
GaussianNLLLoss()|waves(3,4),waves(3,4).flip(1),waves(3,4).exp()
SoftMarginLoss()|waves(4),torch.tensor([1.,-1.,1.,-1.])
HingeEmbeddingLoss()|waves(4),torch.tensor([1.,-1.,1.,-1.])
MarginRankingLoss(.2)|waves(4),waves(4).flip(0),torch.tensor([1.,-1.,1.,-1.])
CosineEmbeddingLoss(.2)|waves(4,3),waves(4,3).flip(1),torch.tensor([1.,-1.,1.,-1.])
MultiLabelSoftMarginLoss()|waves(3,4),(waves(3,4)>0).float()
TripletMarginLoss()|waves(3,4),waves(3,4).flip(1),waves(3,4).flip(0)
TripletMarginWithDistanceLoss(margin=.5)|waves(3,4),waves(3,4).flip(1),waves(3,4).flip(0)
Sequential(nn.Conv2d(1,4,3),nn.BatchNorm2d(4),nn.ReLU(),nn.Flatten(),nn.Linear(4*16,3))|waves(2,1,6,6)
"""


def _each(text, pattern):
    items = [item for line in text.split("\n") for item in line.split("|") if item]
    return "\n\n".join(pattern.format(item) for item in items)


# Gradients of parameters and inputs of a weighted sum of the outputs.
_BACKWARD = """m, inputs = nn.{}, [one.requires_grad_() if getattr(one, 'is_floating_point', bool)() else one for one in [{}]]
weighted(m(*inputs)).backward()
sums(*[one.grad for one in [*inputs, *m.parameters()] if getattr(one, 'requires_grad', False)])"""


def _calls(pattern):
    """Returns a program for each line of _FORWARD: a module and the arguments of its call."""
    lines = [line.split("|", 1) for line in _FORWARD.split("\n") if line]
    if pattern is _BACKWARD:  # this one rejects targets with gradients
        lines = [line for line in lines if not line[0].startswith("SoftMarginLoss")]
    return "\n\n".join(pattern.format(module, args) for module, args in lines)


PROGRAMS = {
    "reprs": _each(_REPRS, "shown(nn.{})"),
    "initial": _each(_INITIAL, "start(nn.{}.state_dict())"),
    "init": _each(_INIT_FUNCTIONS, "t = torch.empty(9, 5)\nstart(nn.init.{})") + """

t = nn.init.orthogonal_(torch.empty(4, 2, 3), 2)
sums(t, t.view(4, 6) @ t.view(4, 6).t())

nn.init.orthogonal_(torch.empty(3))

[nn.init.calculate_gain(one) for one in ('linear', 'tanh', 'relu', 'leaky_relu', 'selu', 'sigmoid')]

nn.init.calculate_gain('leaky_relu', True)

nn.init.calculate_gain('x')
""",
    "forward": _calls("sums(nn.{}({}))"),
    "backward": _calls(_BACKWARD),
    "training": """
m = nn.Sequential(nn.Linear(6, 16), nn.ReLU(), nn.Linear(16, 3))
trained(m, optim.SGD(m.parameters(), .1), waves(8, 6), torch.arange(8) % 3)

m = nn.Sequential(nn.Linear(6, 16), nn.Tanh(), nn.Dropout(.2), nn.Linear(16, 3))
trained(m, optim.SGD(m.parameters(), .1, momentum=.9, nesterov=True, weight_decay=.01), waves(8, 6), torch.arange(8) % 3)

m = nn.Sequential(nn.Conv2d(1, 4, 3), nn.BatchNorm2d(4), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(16, 3))
trained(m, optim.Adam(m.parameters(), .01), waves(8, 1, 6, 6), torch.arange(8) % 3)

m = nn.Sequential(nn.Embedding(9, 8), nn.TransformerEncoderLayer(8, 2, 16, 0., batch_first=True), nn.Flatten(), nn.Linear(40, 3))
trained(m, optim.AdamW(m.parameters(), .01), torch.arange(40).reshape(8, 5) % 9, torch.arange(8) % 3)

class Last(nn.Module):
    def __init__(self):
        super().__init__()
        self.rnn, self.out = nn.LSTM(4, 8), nn.Linear(8, 3)
    def forward(self, x): return self.out(self.rnn(x)[0][-1])
m = Last()
trained(m, optim.RMSprop(m.parameters(), .01), waves(5, 8, 4), torch.arange(8) % 3, clip=1.)

m = nn.Sequential(nn.Conv1d(2, 4, 3), nn.GELU(), nn.GroupNorm(2, 4), nn.AdaptiveAvgPool1d(2), nn.Flatten(), nn.LayerNorm(8), nn.Linear(8, 3))
trained(m, optim.Adagrad(m.parameters(), .1), waves(8, 2, 9), torch.arange(8) % 3)
""",
    "backward_hooks": """
m, seen = nn.Linear(2, 3), []
m.register_full_backward_hook(lambda module, gi, go: seen.append(sums(*gi, *go)))
m(waves(2, 2).requires_grad_()).sum().backward()
seen

m, seen = nn.Linear(2, 3), []
m.register_full_backward_hook(lambda module, gi, go: seen.append(sums(*gi, *go)))
m(waves(2, 2)).sum().backward()
seen

m, x = nn.Linear(2, 3), waves(2, 2).requires_grad_()
m.register_full_backward_hook(lambda module, gi, go: (torch.ones(2, 2) * 7,))
m(x).sum().backward()
x.grad.tolist()

m, x = nn.Linear(2, 3), waves(2, 2).requires_grad_()
m.register_full_backward_hook(lambda module, gi, go: (1, 2))
m(x).sum().backward()

m = nn.Linear(2, 3)
m.register_full_backward_hook(lambda module, gi, go: (torch.ones(2, 2),))
m(waves(2, 2)).sum().backward()

m, x = nn.Linear(2, 3), waves(2, 2).requires_grad_()
m.register_full_backward_pre_hook(lambda module, go: (go[0] * 2,))
m(x).sum().backward()
sums(x.grad, m.weight.grad)

m, x = nn.Linear(2, 3), waves(2, 2).requires_grad_()
m.register_full_backward_pre_hook(lambda module, go: (1, 2))
m(x).sum().backward()

class G(nn.Module):
    def forward(self, x, n, y): return x * n, y * 3
m, seen, x = G(), [], waves(2, 2).requires_grad_()
m.register_full_backward_hook(lambda module, gi, go: seen.append(sums(*gi, *go)))
out = m(x, 3, waves(2, 2))
out[0].sum().backward()
[seen, out[1].requires_grad, sums(x.grad)]

class G(nn.Module):
    def forward(self, x, y): return x * 2, x * 3
m, seen, x, y = G(), [], waves(2, 2).requires_grad_(), waves(2, 2).requires_grad_()
m.register_full_backward_hook(lambda module, gi, go: seen.append(sums(*gi, *go)))
m(x, y)[0].sum().backward()
[seen, sums(x.grad, y.grad)]

class D(nn.Module):
    def forward(self, x): return {'a': x * 2}
m, seen, x = D(), [], waves(2, 2).requires_grad_()
m.register_full_backward_hook(lambda module, gi, go: seen.append(1))
m(x)['a'].sum().backward()
seen

m, seen, x = nn.ReLU(), [], waves(2, 2).requires_grad_()
m.register_backward_hook(lambda module, gi, go: seen.append(sums(*gi, *go)))
m(x).sum().backward()
seen

seen, x = [], waves(2, 2).requires_grad_()
h = torch.nn.modules.module.register_module_full_backward_hook(lambda module, gi, go: seen.append(type(module).__name__))
nn.Sequential(nn.Linear(2, 2), nn.ReLU())(x).sum().backward()
h.remove()
seen

m, seen = nn.Linear(2, 3), []
m.register_full_backward_hook(lambda module, gi, go: seen.append(1))
with torch.no_grad(): m(waves(2, 2))
seen
""",
    "attributes": """
nn.Linear(2,3).foo

class A(nn.Module):
    def __init__(self): self.w = nn.Parameter(torch.ones(2))
A()

class A(nn.Module):
    def __init__(self): self.w = nn.Linear(1, 1)
A()

class A(nn.Module):
    def __init__(self): self.register_buffer('w', torch.ones(2))
A()

class A(nn.Module):
    def __init__(self): self.w = nn.Buffer(torch.ones(2))
A()

nn.Module().register_parameter('a.b', None)

nn.Module().register_parameter('', None)

nn.Module().register_parameter(3, None)

nn.Module().register_parameter('x', 3)

nn.Module().register_parameter('x', torch.ones(2))

nn.Module().register_parameter('forward', None)

nn.Module().register_buffer('a.b', None)

nn.Module().register_buffer('', None)

nn.Module().register_buffer(3, None)

nn.Module().register_buffer('x', 3)

nn.Module().register_buffer('forward', None)

nn.Module().add_module('a.b', None)

nn.Module().add_module('', None)

nn.Module().add_module(3, None)

nn.Module().add_module('x', 3)

nn.Module().add_module('forward', None)

m = nn.Linear(2, 3)
m.weight = 3

m = nn.Linear(2, 3)
m.weight = torch.ones(3, 2)

m = nn.Linear(2, 3)
m.weight = nn.ReLU()

m = nn.Linear(2, 3)
m.bias = None
[list(m._parameters), m.bias, shown(m), len(list(m.parameters()))]

m = nn.Sequential(nn.ReLU())
setattr(m, '0', 3)

m = nn.Sequential(nn.ReLU())
setattr(m, '0', None)
[shown(m), len(list(m.children()))]

m = nn.BatchNorm1d(2)
m.running_mean = 3

m = nn.BatchNorm1d(2)
m.running_mean = None
shown(m._buffers)

m = nn.Module()
p = nn.Parameter(torch.ones(1))
m.a = torch.ones(1)
before = 'a' in m.__dict__
m.a = p
[before, 'a' in m.__dict__, list(m._parameters)]

m = nn.Module()
m.a = torch.ones(1)
m.register_parameter('a', nn.Parameter(torch.ones(1)))

m = nn.Module()
m.register_buffer('k', None)
m.k = torch.ones(1)
first = list(m._buffers)
m.k = nn.Parameter(torch.ones(1))
[first, list(m._buffers), list(m._parameters)]

m = nn.Module()
m.q = nn.Buffer(torch.ones(1), persistent=False)
first = sorted(m._non_persistent_buffers_set)
m.q = nn.Buffer(torch.ones(1))
second = sorted(m._non_persistent_buffers_set)
del m.q
[first, second, list(m._buffers)]

m = nn.Linear(2, 3)
del m.bias
m.bias

m = nn.Linear(2, 3)
del m.nothing

m = nn.Sequential(nn.Linear(1, 1), nn.ReLU())
del m[0]
[shown(m), list(m._modules)]

nn.Module()(1)

nn.Module(3)

nn.Module(a=3)

list(vars(nn.Linear(2, 3)).keys() - vars(nn.Module()).keys()).sort()

[name for name in dir(nn.Sequential(nn.ReLU())) if name.isdigit()]

nn.Linear(2, 3).train(3)

m = nn.Sequential(nn.Linear(1, 1), nn.Sequential(nn.Dropout()))
[m.eval().training, m[1][0].training, m[1].train()[0].training, m.training]

nn.Linear(2, 3).to(torch.int32)

m = nn.BatchNorm1d(2).to(torch.float64)
[str(m.weight.dtype), str(m.running_mean.dtype), str(m.num_batches_tracked.dtype)]

m = nn.Linear(2, 3)
w = m.weight
m.double()
[m.weight is w, str(w.dtype), str(m.half().weight.dtype), str(m.float().weight.dtype), str(m.bfloat16().weight.dtype)]

m = filled(nn.Linear(2, 3))
m.to('cpu', torch.float64)
[str(m.weight.grad.dtype), m.weight.grad.requires_grad]

m = nn.Linear(2, 3).to('meta')
[m.weight.is_meta, isinstance(m.weight, nn.Parameter), m.weight.requires_grad]

m = nn.Linear(2, 3).to(torch.ones(1, dtype=torch.float64))
str(m.weight.dtype)

m = nn.Conv2d(2, 3, 3).to(memory_format=torch.channels_last)
[list(m.weight.stride()), m.weight.is_contiguous(memory_format=torch.channels_last)]

m = nn.Linear(2, 3, device='meta').to_empty(device='cpu')
str(m.weight.device)

m = nn.Linear(2, 3).requires_grad_(False)
[p.requires_grad for p in m.parameters()]

m = filled(nn.Linear(2, 3))
m.zero_grad(set_to_none=False)
first = m.weight.grad.tolist()
m.zero_grad()
[first, m.weight.grad]

m = nn.Sequential(nn.Linear(1, 1), nn.ReLU())
seen = []
m.apply(lambda one: seen.append(type(one).__name__))
seen

m = nn.Sequential(nn.Linear(1, 1), nn.ReLU())
m.get_submodule('0.weight')

nn.Sequential(nn.Linear(1, 1)).get_submodule('x')

nn.Sequential(nn.Linear(1, 1)).get_parameter('0.x')

nn.Sequential(nn.Linear(1, 1)).get_parameter('0')

nn.Sequential(nn.Linear(1, 1)).get_buffer('0.weight')

list(nn.Sequential(nn.Linear(2, 3)).get_parameter('0.weight').shape)

m = nn.Sequential(nn.Linear(1, 1))
m.set_submodule('0', nn.ReLU())
m.set_submodule('1', nn.ReLU())
shown(m)

nn.Sequential().set_submodule('', nn.ReLU())

nn.Sequential(nn.Linear(1, 1)).set_submodule('0', 3)

s = nn.Sequential(nn.Linear(1, 1), nn.BatchNorm1d(1))
[name for name, _ in nn.Sequential(s, s).named_parameters()]

s = nn.Sequential(nn.Linear(1, 1), nn.BatchNorm1d(1))
[name for name, _ in nn.Sequential(s, s).named_parameters(prefix='x', remove_duplicate=False)]

s = nn.Sequential(nn.Linear(1, 1), nn.BatchNorm1d(1))
[name for name, _ in nn.Sequential(s, s).named_modules()]

s = nn.Sequential(nn.Linear(1, 1), nn.BatchNorm1d(1))
[[name for name, _ in s.named_buffers()], [name for name, _ in s.named_children()], len(list(s.modules())), len(list(s.buffers()))]

[name for name, _ in nn.Sequential(nn.Linear(1, 1)).named_parameters(recurse=False)]

class A(nn.Module):
    @property
    def foo(self): return self.nothing
A().foo
""",
    "parameters": """
shown(nn.Parameter(torch.ones(2)))

shown(nn.Parameter())

try: nn.Parameter(torch.ones(2, dtype=torch.int64))
except RuntimeError as error: text = str(error).lower()
text

shown(nn.Parameter(torch.ones(2, dtype=torch.int64), False))

shown(nn.Parameter(torch.ones(2), requires_grad=False))

nn.Parameter(3)

x = torch.ones(2)
p = nn.Parameter(x)
x[0] = 5
[p.data_ptr() == x.data_ptr(), shown(p), p.is_leaf, p.requires_grad]

p = nn.Parameter(torch.ones(2))
[type(value).__name__ for value in (p, p.data, p.detach(), p + 1, p[0], p.view(1, 2), p.clone())]

b = nn.Buffer(torch.ones(2))
[shown(b), type(b).__name__, isinstance(b, nn.Buffer), isinstance(torch.ones(2), nn.Buffer), isinstance(b, nn.Parameter), sorted(vars(b))]

isinstance(torch.ones(2), nn.Parameter)

p = nn.Parameter(torch.ones(2))
p.foo = 3
q = copy.deepcopy(p)
[shown(q), q is p, q.data_ptr() == p.data_ptr(), vars(q)]

p = nn.Parameter(torch.ones(2), False)
memo = {}
copy.deepcopy([p, p], memo)[0] is copy.deepcopy(p, memo)

p = nn.Parameter(torch.ones(2))
shown(reloaded(p))

p = nn.Parameter(torch.ones(2))
p.foo = 3
[shown(reloaded(p)), reloaded(p).foo]

p = nn.Parameter(torch.ones(2))
hash(p) == id(p) or p in {p}

class T(torch.Tensor): pass
p = nn.Parameter(torch.ones(2).as_subclass(T))
[type(p).__name__, isinstance(p, nn.Parameter), p.requires_grad]
""",
    "hooks": """
m = nn.Linear(2, 3)
m.register_forward_pre_hook(lambda module, args: (args[0] * 2,))
sums(m(waves(2, 2)))

m = nn.ReLU()
m.register_forward_pre_hook(lambda module, args: -args[0])
m(torch.tensor([1., -2.])).tolist()

m = nn.ReLU()
m.register_forward_pre_hook(lambda module, args, kwargs: 3, with_kwargs=True)
m(waves(2))

m = nn.ReLU()
m.register_forward_pre_hook(lambda module, args, kwargs: ((), {'input': args[0] + 1}), with_kwargs=True)
m(torch.tensor([1., -2.])).tolist()

m = nn.ReLU()
h = m.register_forward_hook(lambda module, args, output: 5)
first = m(waves(2))
h.remove()
h.remove()
[first, m(torch.tensor([1., -2.])).tolist()]

m = nn.ReLU()
m.register_forward_hook(lambda module, args, kwargs, output: [len(args), list(kwargs)], with_kwargs=True)
m(input=waves(2))

m, seen = nn.ReLU(), []
m.register_forward_hook(lambda module, args, output: seen.append(1))
m.register_forward_hook(lambda module, args, output: seen.append(2), prepend=True)
with m.register_forward_hook(lambda module, args, output: seen.append(3)): m(waves(1))
m(waves(1))
seen

m, seen = nn.Linear(2, 3), []
m.register_forward_hook(lambda module, args, output: seen.append(output), always_call=True)
m.register_forward_hook(lambda module, args, output: seen.append('no'))
try: m(torch.ones(3))
except RuntimeError: pass
seen

m = nn.Linear(2, 3)
def bad(module, args, output): raise ValueError('in hook')
m.register_forward_hook(bad)
m(torch.ones(1, 2))

m = nn.Linear(2, 3)
m.register_full_backward_hook(print)
m.register_backward_hook(print)

m = nn.Linear(2, 3)
m.register_backward_hook(print)
m.register_full_backward_hook(print)

seen = []
h = torch.nn.modules.module.register_module_forward_hook(lambda module, args, output: seen.append(type(module).__name__))
k = torch.nn.modules.module.register_module_forward_pre_hook(lambda module, args: seen.append('before'))
m = nn.Sequential(nn.ReLU(), nn.Tanh())
m(waves(2))
h.remove()
k.remove()
m(waves(2))
seen

seen = []
h = torch.nn.modules.module.register_module_parameter_registration_hook(lambda module, name, value: seen.append(name))
k = torch.nn.modules.module.register_module_module_registration_hook(lambda module, name, value: seen.append(name))
b = torch.nn.modules.module.register_module_buffer_registration_hook(lambda module, name, value: seen.append(name))
nn.Sequential(nn.BatchNorm1d(2))
[one.remove() for one in (h, k, b)]
seen

m = nn.Sequential(nn.ReLU())
m.register_forward_hook(lambda module, args, output: None)
copy.deepcopy(m)(torch.tensor([1., -2.])).tolist()
""",
    "state": """
m = nn.Sequential(nn.Linear(1, 1), nn.BatchNorm1d(1))
[list(m.state_dict()), shown(m.state_dict()._metadata), m.state_dict()['0.weight'].requires_grad, m.state_dict(keep_vars=True)['0.weight'].requires_grad]

m = nn.Sequential(nn.Linear(1, 1), nn.BatchNorm1d(1))
m.load_state_dict({})

m = nn.Sequential(nn.Linear(1, 1), nn.BatchNorm1d(1))
m.load_state_dict({'0.weight.x': 1, '0': 2, 'y': 3, '1.weight': torch.ones(2), '0.weight': 3})

shown(nn.Linear(2, 3).load_state_dict({'weight': torch.ones(3, 2), 'z': 1}, strict=False))

m = nn.Linear(2, 3)
shown(m.load_state_dict(m.state_dict()))

nn.Linear(2, 3).load_state_dict(3)

nn.Linear(2, 3).load_state_dict({'weight': torch.ones(2, 2), 'bias': torch.ones(4)})

a, b = nn.Linear(2, 3), nn.Linear(2, 3)
w = b.weight
b.load_state_dict(a.state_dict())
[bits(a.state_dict()) == bits(b.state_dict()), b.weight is w, b.weight.data_ptr() == a.weight.data_ptr()]

a, b = nn.Linear(2, 3), nn.Linear(2, 3, device='meta')
b.load_state_dict(a.state_dict(), assign=True)
[b.weight.data_ptr() == a.weight.data_ptr(), isinstance(b.weight, nn.Parameter), b.weight.requires_grad, str(b.weight.device)]

a, b = nn.Linear(2, 3), nn.Linear(2, 3, device='meta')
b.load_state_dict(a.state_dict())
b.weight.is_meta

m = nn.Linear(2, 1, bias=False)
m.load_state_dict({'weight': torch.tensor([[1, 2]])})
[str(m.weight.dtype), m.weight.tolist()]

class X(nn.Module):
    def get_extra_state(self): return {'z': 1}
    def set_extra_state(self, state): self.got = state
x = X()
x.load_state_dict({'_extra_state': 4})
[dict(x.state_dict()), x.got]

class X(nn.Module):
    def get_extra_state(self): return {'z': 1}
    def set_extra_state(self, state): self.got = state
X().load_state_dict({})

nn.Module().load_state_dict({'_extra_state': 4})

m, seen = nn.Linear(2, 1), []
m.register_state_dict_pre_hook(lambda module, prefix, keep: seen.append(['before', prefix, keep]))
m.register_state_dict_post_hook(lambda module, state, prefix, meta: seen.append(['after', list(state), prefix, meta]))
nn.Sequential(m).state_dict()
seen

m = nn.Linear(2, 1)
m.register_state_dict_post_hook(lambda module, state, prefix, meta: 3)
m.state_dict()

m, seen = nn.Linear(2, 1), []
m.register_load_state_dict_pre_hook(lambda *args: seen.append([args[0] is m, len(args), args[2]]))
m.register_load_state_dict_post_hook(lambda module, keys: keys.missing_keys.clear())
m.load_state_dict({'weight': torch.ones(1, 2)})
seen

m = nn.Linear(2, 1)
m.register_load_state_dict_post_hook(lambda module, keys: 4)
m.load_state_dict(m.state_dict())

m = nn.Module()
m.register_buffer('a', torch.ones(1))
m.register_buffer('b', torch.ones(1), persistent=False)
m.register_buffer('c', None)
list(m.state_dict())

m = nn.Linear(2, 3)
n = copy.deepcopy(m)
[bits(n.state_dict()) == bits(m.state_dict()), n.weight is m.weight]

m = nn.Sequential(nn.Linear(2, 3), nn.BatchNorm1d(3), nn.ReLU())
n = reloaded(m)
[bits(n.state_dict()) == bits(m.state_dict()), shown(n) == shown(m)]

m = nn.Sequential(nn.Linear(2, 3), nn.BatchNorm1d(3))
f = io.BytesIO()
torch.save(m.state_dict(), f)
f.seek(0)
n = nn.Sequential(nn.Linear(2, 3), nn.BatchNorm1d(3))
[shown(n.load_state_dict(torch.load(f))), bits(n.state_dict()) == bits(m.state_dict())]

m = nn.Linear(2, 3)
p = nn.utils.parameters_to_vector(m.parameters())
nn.utils.vector_to_parameters(p.detach() * 2, m.parameters())
[list(p.shape), bool((nn.utils.parameters_to_vector(m.parameters()) == p * 2).all())]

m = nn.Module()
m.a = m.b = nn.Parameter(torch.ones(1))
[list(m.state_dict()), len(list(m.parameters()))]
""",
    "containers": """
s = nn.Sequential(nn.Linear(1, 2), nn.ReLU(), nn.Linear(2, 1))
[shown(s[0]), shown(s[-1]), shown(s[1:]), len(s), shown(s[0:3:2])]

nn.Sequential(nn.ReLU())[3]

nn.Sequential(nn.ReLU())['0']

nn.Sequential(3)

nn.Sequential(OrderedDict(a=nn.ReLU())).a.inplace

s = nn.Sequential(nn.ReLU())
s.append(nn.Tanh()).insert(0, nn.Sigmoid()).extend(nn.Sequential(nn.GELU()))
[shown(s), shown(s.pop(1)), shown(s), list(s._modules)]

s = nn.Sequential(nn.ReLU(), nn.Tanh())
del s[0:1]
s[0] = nn.GELU()
shown(s)

[shown(nn.Sequential(nn.ReLU()) + nn.Sequential(nn.Tanh())), len(nn.Sequential(nn.ReLU()) * 3), len(2 * nn.Sequential(nn.ReLU()))]

nn.Sequential(nn.ReLU()) + 3

nn.Sequential(nn.ReLU()) * 0

nn.Sequential(nn.ReLU()) * 1.5

nn.Sequential(nn.ReLU()).insert(5, nn.ReLU())

nn.Sequential()(3)

s = nn.Sequential(nn.ReLU())
s += nn.Sequential(nn.Tanh())
s *= 2
shown(s)

m = nn.ModuleList([nn.ReLU(), nn.Tanh()])
m.append(nn.GELU())
m.insert(1, nn.Sigmoid())
m.extend([nn.SiLU()])
m += [nn.Mish()]
m[0] = nn.Tanh()
del m[-1]
[shown(m), shown(m[1:3]), len(m), shown(m.pop(0)), shown(m + nn.ModuleList([nn.ReLU()])), [type(one).__name__ for one in m]]

nn.ModuleList([nn.ReLU()])(3)

nn.ModuleList(3)

nn.ModuleList([3])

nn.ModuleList([nn.ReLU()])[1]

d = nn.ModuleDict({'a': nn.ReLU(), 'b': nn.Tanh()})
d['c'] = nn.GELU()
d.update([('d', nn.Mish())])
del d['a']
[list(d), list(d.keys()), 'b' in d, len(d), shown(d.pop('b')), shown(d['c']), [name for name, _ in d.items()], shown(list(d.values()))]

nn.ModuleDict({'a.b': nn.ReLU()})

nn.ModuleDict({'a': 3})

nn.ModuleDict()['x']

nn.ModuleDict(3)

nn.ModuleDict([('a', nn.ReLU(), 3)])

nn.ModuleDict({'keys': nn.ReLU()})

p = nn.ParameterList([torch.ones(2)])
p.append(torch.zeros(1)).extend([nn.Parameter(torch.ones(1))])
p += [4]
p[0] = torch.zeros(3)
[shown(p), len(p), [type(one).__name__ for one in p], [name for name, _ in p.named_parameters()], shown(p[1:]), p[-1]]

nn.ParameterList()(3)

nn.ParameterList([torch.ones(1)])[2]

p = nn.ParameterDict({'a': torch.ones(2), 'b': torch.zeros(1)})
p['c'] = torch.ones(1)
del p['a']
[list(p), len(p), 'b' in p, [name for name, _ in p.named_parameters()], shown(p.pop('b')), shown(p.get('x')), shown(p.setdefault('y', torch.ones(1))), shown(list(p.items())), shown(p | {'z': 3}), shown(p.popitem())]

nn.ParameterDict({3: torch.ones(1)})

nn.ParameterDict()['x']
""",
    "gradients": """
m = filled(nn.Linear(3, 4))
total = nn.utils.clip_grad_norm_(m.parameters(), 0.5)
sums(total, m.weight.grad, m.bias.grad)

m = filled(nn.Linear(3, 4))
total = nn.utils.clip_grad_norm_(m.parameters(), 50., norm_type=float('inf'))
sums(total, m.weight.grad, m.bias.grad)

m = filled(nn.Linear(3, 4))
nn.utils.clip_grad_value_(m.parameters(), 0.5)
sums(m.weight.grad, m.bias.grad)

m = filled(nn.Linear(3, 4))
m.weight.grad[0, 0] = float('nan')
nn.utils.clip_grad_norm_(m.parameters(), 1., error_if_nonfinite=True)

sums(nn.utils.clip_grad_norm_(nn.Linear(3, 4).parameters(), 1.))
""",
}
