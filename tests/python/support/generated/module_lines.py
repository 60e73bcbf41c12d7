"""Lines that make a module, an optimizer, a schedule, a distribution or a window and use it: random_lines.py
changes numbers and names in them."""

LINES = """
nn.Linear(3, 4)(t('float32', (2, 3)))
nn.Linear(3, 4, bias=False)(t('float32', (3,)))
nn.Bilinear(3, 2, 4)(t('float32', (2, 3)), t('float32', (2, 2)))
nn.Identity(1)(t('float32', (2, 3)))
nn.Flatten(1, -1)(t('float32', (2, 3, 4)))
nn.Unflatten(1, (2, 2))(t('float32', (2, 4)))
nn.Conv1d(3, 4, 2, stride=1, padding=1, dilation=1, groups=1)(t('float32', (2, 3, 5)))
nn.Conv2d(3, 6, (2, 2), stride=2, padding=0, groups=3, bias=True, padding_mode='zeros')(t('float32', (2, 3, 5, 5)))
nn.Conv2d(3, 4, 3, padding='same', padding_mode='reflect')(t('float32', (3, 5, 5)))
nn.Conv3d(2, 3, 2, padding=1)(t('float32', (1, 2, 3, 3, 3)))
nn.ConvTranspose1d(3, 4, 2, stride=2, output_padding=1)(t('float32', (2, 3, 5)))
nn.ConvTranspose2d(3, 4, 3, stride=2, padding=1, output_padding=1)(t('float32', (2, 3, 4, 4)), output_size=(8, 8))
nn.MaxPool1d(2, stride=1, padding=1, dilation=1, ceil_mode=True)(t('float32', (2, 3, 5)))
nn.MaxPool2d((2, 2), stride=2, return_indices=True)(t('float32', (2, 3, 5, 5)))
nn.MaxUnpool1d(2, stride=2, padding=0)(t('float32', (1, 1, 2)), t('int64', (1, 1, 2), data=[0, 3]))
nn.AvgPool2d(2, 2, 1, ceil_mode=False, count_include_pad=True, divisor_override=3)(t('float32', (2, 3, 5, 5)))
nn.AvgPool3d(2, 2)(t('float32', (1, 2, 4, 4, 4)))
nn.LPPool1d(2, 2, stride=1)(t('float32', (2, 3, 5)))
nn.LPPool2d(2, 2)(t('float32', (2, 3, 5, 5)))
nn.AdaptiveAvgPool2d((2, None))(t('float32', (2, 3, 5, 5)))
nn.AdaptiveMaxPool1d(2, return_indices=True)(t('float32', (2, 3, 5)))
nn.ReflectionPad1d((1, 2))(t('float32', (2, 3, 5)))
nn.ReplicationPad2d(1)(t('float32', (2, 3, 4, 4)))
nn.ZeroPad2d((1, 0, 1, 0))(t('float32', (2, 3, 4, 4)))
nn.ConstantPad1d(2, 3.5)(t('float32', (2, 3, 5)))
nn.CircularPad1d(2)(t('float32', (2, 3, 5)))
nn.ELU(alpha=1.5)(t('float32', (2, 3)))
nn.Hardshrink(0.5)(t('float32', (2, 3)))
nn.Hardtanh(-1.0, 2.0)(t('float32', (2, 3)))
nn.LeakyReLU(0.2, inplace=False)(t('float32', (2, 3)))
nn.PReLU(3, init=0.3)(t('float32', (2, 3)))
nn.Softplus(beta=1, threshold=20)(t('float32', (2, 3)))
nn.Softshrink(0.5)(t('float32', (2, 3)))
nn.Threshold(0.5, 20)(t('float32', (2, 3)))
nn.GLU(dim=-1)(t('float32', (2, 4)))
nn.Softmax(dim=1)(t('float32', (2, 3)))
nn.LogSoftmax(1)(t('float32', (2, 3)))
nn.Softmax2d()(t('float32', (2, 3, 2, 2)))
nn.GELU(approximate='tanh')(t('float32', (2, 3)))
nn.CELU(2.0)(t('float32', (2, 3)))
nn.MultiheadAttention(4, 2, batch_first=True)(t('float32', (1, 3, 4)), t('float32', (1, 3, 4)), t('float32', (1, 3, 4)))
nn.BatchNorm1d(3, eps=1e-05, momentum=0.1, affine=True, track_running_stats=True)(t('float32', (4, 3)))
nn.BatchNorm2d(3, momentum=None)(t('float32', (2, 3, 2, 2)))
nn.GroupNorm(2, 4, eps=1e-05, affine=True)(t('float32', (2, 4, 3)))
nn.InstanceNorm1d(3, affine=True, track_running_stats=True)(t('float32', (2, 3, 4)))
nn.LayerNorm((3,), eps=1e-05, elementwise_affine=True, bias=True)(t('float32', (2, 3)))
nn.LayerNorm([2, 3])(t('float32', (2, 2, 3)))
nn.RMSNorm(3, eps=0.1, elementwise_affine=False)(t('float32', (2, 3)))
nn.LocalResponseNorm(2, alpha=0.0001, beta=0.75, k=1.0)(t('float32', (2, 3, 4)))
nn.RNN(3, 4, 2, nonlinearity='relu', batch_first=True)(t('float32', (2, 5, 3)))[0]
nn.LSTM(3, 4, num_layers=1, bidirectional=True, proj_size=2)(t('float32', (5, 2, 3)))[0]
nn.GRU(3, 4, 1, bias=False, dropout=0.0)(t('float32', (5, 3)))[0]
nn.RNNCell(3, 4, nonlinearity='tanh')(t('float32', (2, 3)))
nn.LSTMCell(3, 4)(t('float32', (2, 3)), (t('float32', (2, 4)), t('float32', (2, 4))))
nn.GRUCell(3, 4)(t('float32', (2, 3)), t('float32', (2, 4)))
nn.TransformerEncoderLayer(4, 2, dim_feedforward=8, dropout=0.0, batch_first=True, norm_first=False)(t('float32', (1, 3, 4)))
nn.TransformerDecoderLayer(4, 2, 8, 0.0)(t('float32', (3, 1, 4)), t('float32', (2, 1, 4)))
nn.Embedding(5, 3, padding_idx=0, max_norm=1.0)(t('int64', (2,), data=[1, 2]))
nn.EmbeddingBag(5, 3, mode='sum', include_last_offset=False)(t('int64', (4,), data=[1, 2, 0, 3]), t('int64', (2,), data=[0, 2]))
nn.Embedding.from_pretrained(t('float32', (4, 2)), freeze=True, padding_idx=1)(t('int64', (2,), data=[1, 2]))
nn.CosineSimilarity(dim=1, eps=1e-06)(t('float32', (2, 3)), t('float32', (2, 3)))
nn.PairwiseDistance(p=2.0, eps=1e-06, keepdim=True)(t('float32', (2, 3)), t('float32', (2, 3)))
nn.L1Loss(reduction='sum')(t('float32', (2, 3), grad=True), t('float32', (2, 3)))
nn.MSELoss(reduction='mean')(t('float32', (2, 3), grad=True), t('float32', (2, 3)))
nn.CrossEntropyLoss(weight=t('float32', (3,)), ignore_index=1, label_smoothing=0.1)(t('float32', (2, 3)), t('int64', (2,), data=[0, 2]))
nn.CrossEntropyLoss()(t('float32', (2, 3), grad=True), t('float32', (2, 3)))
nn.NLLLoss(ignore_index=-100, reduction='none')(t('float32', (2, 3)), t('int64', (2,), data=[0, 2]))
nn.PoissonNLLLoss(log_input=True, full=False, eps=1e-08)(t('float32', (2, 3)), t('float32', (2, 3)))
nn.GaussianNLLLoss(full=True, eps=1e-06)(t('float32', (3,)), t('float32', (3,)), t('float32', (3,), data=[16]))
nn.KLDivLoss(reduction='batchmean', log_target=False)(t('float32', (2, 3)), t('float32', (2, 3)))
nn.BCELoss(reduction='mean')(t('float32', (3,), data=[4, 8]), t('float32', (3,), data=[16, 0]))
nn.BCEWithLogitsLoss(pos_weight=t('float32', (3,)))(t('float32', (2, 3)), t('float32', (2, 3)))
nn.MarginRankingLoss(margin=0.5)(t('float32', (3,)), t('float32', (3,)), t('float32', (3,)))
nn.HingeEmbeddingLoss(margin=1.0)(t('float32', (3,)), t('float32', (3,), data=[16, -16]))
nn.MultiLabelMarginLoss()(t('float32', (4,)), t('int64', (4,), data=[3, 0, -1, 1]))
nn.HuberLoss(delta=1.0)(t('float32', (3,)), t('float32', (3,)))
nn.SmoothL1Loss(beta=1.0)(t('float32', (3,)), t('float32', (3,)))
nn.SoftMarginLoss()(t('float32', (3,)), t('float32', (3,)))
nn.CosineEmbeddingLoss(margin=0.0)(t('float32', (2, 3)), t('float32', (2, 3)), t('int64', (2,), data=[1, -1]))
nn.MultiMarginLoss(p=1, margin=1.0)(t('float32', (2, 3)), t('int64', (2,), data=[0, 2]))
nn.TripletMarginLoss(margin=1.0, p=2.0, swap=False)(t('float32', (2, 3)), t('float32', (2, 3)), t('float32', (2, 3)))
nn.CTCLoss(blank=0, zero_infinity=False)(t('float32', (4, 1, 3)).log_softmax(2), t('int64', (1, 2), data=[1, 2]), (4,), (2,))
nn.PixelShuffle(2)(t('float32', (1, 4, 2, 2)))
nn.PixelUnshuffle(2)(t('float32', (1, 1, 4, 4)))
nn.ChannelShuffle(2)(t('float32', (1, 4, 2, 2)))
nn.Upsample(scale_factor=2, mode='bilinear', align_corners=True)(t('float32', (1, 1, 3, 3)))
nn.Upsample(size=(4, 5), mode='nearest')(t('float32', (1, 1, 3, 3)))
nn.Fold(output_size=(3, 3), kernel_size=2)(t('float32', (1, 4, 4)))
nn.Unfold(2, dilation=1, padding=1, stride=2)(t('float32', (1, 1, 4, 4)))
nn.Sequential(nn.Linear(3, 2), nn.ReLU())(t('float32', (2, 3)))
nn.ModuleList([nn.Linear(3, 2)])[0](t('float32', (2, 3)))
nn.ParameterList([t('float32', (2,))])[0]
nn.utils.clip_grad_norm_([t('float32', (2,), grad=True)], 1.0, norm_type=2)
nn.utils.clip_grad_value_([t('float32', (2,), grad=True)], 1.0)
nn.utils.parameters_to_vector([t('float32', (2,)), t('float32', (2, 2))])
nn.utils.rnn.pad_sequence([t('float32', (2,)), t('float32', (3,))], batch_first=True, padding_value=1.5)
nn.utils.rnn.pack_padded_sequence(t('float32', (3, 2, 2)), [3, 2], batch_first=False, enforce_sorted=True).data
nn.init.uniform_(t('float32', (2, 3)), a=0.0, b=1.0)
nn.init.normal_(t('float32', (2, 3)), mean=0.0, std=1.0)
nn.init.constant_(t('float32', (2, 3)), 1.5)
nn.init.eye_(t('float32', (2, 3)))
nn.init.dirac_(t('float32', (2, 3, 3)), groups=1)
nn.init.xavier_uniform_(t('float32', (2, 3)), gain=1.0)
nn.init.kaiming_normal_(t('float32', (2, 3)), a=0, mode='fan_in', nonlinearity='leaky_relu')
nn.init.trunc_normal_(t('float32', (2, 3)), 0.0, 1.0, -2.0, 2.0)
nn.init.orthogonal_(t('float32', (2, 3)), gain=1)
nn.init.sparse_(t('float32', (3, 3)), sparsity=0.3, std=0.01)
nn.init.calculate_gain('leaky_relu', 0.2)
torch.optim.SGD([t('float32', (2,), grad=True)], lr=0.1, momentum=0.9, dampening=0, weight_decay=0.1, nesterov=True).param_groups[0]['lr']
torch.optim.Adam([t('float32', (2,), grad=True)], lr=0.001, betas=(0.9, 0.999), eps=1e-08, amsgrad=True).param_groups[0]['betas']
torch.optim.AdamW([{'params': [t('float32', (2,), grad=True)]}], lr=0.001, weight_decay=0.01).param_groups[0]['weight_decay']
torch.optim.RMSprop([t('float32', (2,), grad=True)], lr=0.01, alpha=0.99, momentum=0, centered=False).param_groups[0]['alpha']
torch.optim.Adagrad([t('float32', (2,), grad=True)], lr=0.01, lr_decay=0).param_groups[0]['lr']
torch.optim.LBFGS([t('float32', (2,), grad=True)], lr=1, max_iter=20).param_groups[0]['max_iter']
torch.optim.lr_scheduler.StepLR(torch.optim.SGD([t('float32', (2,), grad=True)], 0.1), step_size=2, gamma=0.5).get_last_lr()
torch.optim.lr_scheduler.OneCycleLR(torch.optim.SGD([t('float32', (2,), grad=True)], 0.1, 0.5), max_lr=0.5, total_steps=10, pct_start=0.3).get_last_lr()
torch.optim.lr_scheduler.CosineAnnealingLR(torch.optim.SGD([t('float32', (2,), grad=True)], 0.1), T_max=5, eta_min=0).get_last_lr()
torch.optim.lr_scheduler.ReduceLROnPlateau(torch.optim.SGD([t('float32', (2,), grad=True)], 0.1), mode='min', factor=0.1, patience=3).factor
torch.distributions.Normal(0.0, 1.0).log_prob(t('float32', (3,)))
torch.distributions.Normal(t('float32', (3,)), 2.0).entropy()
torch.distributions.Bernoulli(probs=0.5).log_prob(t('float32', (3,), data=[16, 0]))
torch.distributions.Categorical(logits=t('float32', (2, 3))).log_prob(t('int64', (2,), data=[0, 2]))
torch.distributions.Uniform(0.0, 2.0).cdf(t('float32', (3,), data=[8]))
torch.distributions.Beta(1.0, 2.0).mean
torch.distributions.Gamma(1.0, 2.0).variance
torch.distributions.MultivariateNormal(t('float32', (2,)), torch.eye(2)).log_prob(t('float32', (2,)))
torch.distributions.kl_divergence(torch.distributions.Normal(0.0, 1.0), torch.distributions.Normal(1.0, 2.0))
torch.autograd.grad(t('float32', (3,), grad=True).sum(), same(0), retain_graph=False, create_graph=True, allow_unused=False)
torch.autograd.functional.jacobian(torch.sin, t('float32', (2,)), create_graph=False, strict=False)
torch.utils.data.DataLoader([1, 2, 3], batch_size=2, shuffle=False, drop_last=True).batch_size
torch.utils.data.TensorDataset(t('float32', (3, 2)), t('int64', (3,)))[1]
torch.utils.data.random_split([1, 2, 3, 4], [3, 1])[1].indices
torch.utils.data.Subset([1, 2, 3], [0, 2])[1]
torch.nn.functional.scaled_dot_product_attention(t('float32', (1, 2, 4)), t('float32', (1, 3, 4)), t('float32', (1, 3, 4)), dropout_p=0.0, is_causal=False, scale=0.5, enable_gqa=False)
torch.stft(t('float32', (16,)), 4, hop_length=2, win_length=4, window=torch.ones(4), center=True, pad_mode='reflect', normalized=False, onesided=True, return_complex=True)
torch.istft(t('complex64', (3, 5)), 4, hop_length=1, window=torch.ones(4), length=8)
torch.signal.windows.gaussian(5, std=1.0, sym=True)
torch.signal.windows.general_cosine(5, a=[0.5, 0.5])
torch.histc(t('float32', (5,)), bins=4, min=-1, max=3)
torch.multinomial(t('float32', (3,), data=[16, 32, 8]), 2, replacement=False).shape
torch.bernoulli(t('float32', (3,), data=[0, 16]), p=0.5).shape
torch.normal(0.0, 1.0, (2, 3)).shape
torch.normal(t('float32', (3,)), t('float32', (3,), data=[16])).shape
torch.randint(0, 5, (2, 3), dtype=torch.int64).shape
torch.randperm(5, dtype=torch.int64).sort()[0]
t('float32', (2, 3)).normal_(mean=0.0, std=1.0).shape
t('float32', (2, 3)).uniform_(0.0, 1.0).shape
t('float32', (2, 3)).bernoulli_(0.5).shape
t('float32', (2, 3)).exponential_(lambd=1.0).shape
t('float32', (2, 3)).geometric_(0.5).shape
t('int64', (2, 3)).random_(0, 5).shape
t('float32', (2, 3)).cauchy_(0.0, 1.0).shape
t('float32', (2, 3)).log_normal_(1.0, 2.0).shape
t('float32', (2, 3)).resize_(3, 2).shape
t('float32', (6,)).unflatten(0, (2, 3))
t('float32', (2, 3)).view(3, 2)
t('float32', (2, 3)).expand(2, 2, 3)
t('float32', (2, 3)).as_strided((2, 2), (1, 2), 0)
t('float32', (2, 3)).element_size()
t('float32', (2, 3)).is_contiguous(memory_format=torch.contiguous_format)
t('float32', (2, 3, 4, 4)).to(torch.float64, memory_format=torch.channels_last, copy=True)
t('float32', (2, 3)).to('cpu', torch.int32, non_blocking=True)
t('float32', (2, 3)).scatter_(1, t('int64', (2, 1), data=[0, 2]), 1.5, reduce='add')
t('float32', (2, 3)).index_add_(0, t('int64', (2,), data=[0, 1]), t('float32', (2, 3)), alpha=2)
t('float32', (2, 3)).masked_fill_(t('bool', (2, 3)), 1.5)
t('float32', (2, 3)).clamp_(min=-1, max=1)
t('float32', (2, 3)).fill_diagonal_(5.0, wrap=False)
t('float32', (3,), grad=True).sum().backward()
t('float32', (3,), grad=True).mul(2).backward(t('float32', (3,)))
""".strip().splitlines()
