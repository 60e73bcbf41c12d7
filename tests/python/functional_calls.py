"""Calls of functions that are written in Python, with what they give in a form that can be kept:
record_functional.py asks PyTorch, test_functional.py asks Keyfall.

The tensors that the calls use are made in the same way in both."""

import math
import warnings

CALLS = {
    "activations": """
F.threshold(m,0.1,5)
F.relu(m)
F.relu6(m*9)
F.hardtanh(m,-.2,.3)
F.hardsigmoid(m)
F.hardswish(m*4)
F.elu(m,.5)
F.selu(m)
F.celu(m,.7)
F.leaky_relu(m,.2)
F.rrelu(m)
F.silu(m)
F.mish(m)
F.glu(y)
F.tanhshrink(m)
F.softsign(m)
F.tanh(m)
F.sigmoid(m)
F.softmax(m)
F.softmax(m,1,dtype=torch.float64)
F.softmin(m,1)
F.log_softmax(m,0)
F.gelu(m)
F.gelu(m,approximate='tanh')
F.logsigmoid(m)
F.hardshrink(m,.3)
F.softshrink(m,.3)
F.softplus(m)
F.softplus(m,2,1)
F.prelu(y,torch.tensor([.1,.2,.3,.4]))
F.relu(m.clone(),inplace=True)
F.elu(m.clone(),1.0,True)
F.elu_(m.clone())
""",
    "dropout": """
F.dropout(m,.5,False)
F.dropout(m,1.0)
F.dropout(m,0.0)
F.alpha_dropout(m,.3)
F.feature_alpha_dropout(m,.3)
F.dropout1d(y,0.)
F.dropout2d(x,0.)
F.dropout3d(v,1.)
F.dropout1d(lin(2,3),1.)
F.dropout(m,2.)
F.dropout1d(m.view(15),.5)
""",
    "pooling": """
F.max_pool1d(y,2)
F.max_pool1d(y,2,return_indices=True)
F.max_pool2d(x,3,2,1)
F.max_pool2d(x,(3,2),stride=1,return_indices=True)
F.max_pool3d(v,2)
F.max_pool2d_with_indices(x,2)
F.max_pool1d_with_indices(y,2)
F.adaptive_avg_pool1d(y,3)
F.adaptive_avg_pool2d(x,(3,None))
F.adaptive_avg_pool2d(x,2)
F.adaptive_avg_pool3d(v,(1,2,None))
F.adaptive_max_pool1d(y,3)
F.adaptive_max_pool2d(x,(2,None),return_indices=True)
F.adaptive_max_pool3d(v,2)
F.adaptive_max_pool1d_with_indices(y,2)
F.avg_pool1d(y,2)
F.avg_pool2d(x,3,2,1,count_include_pad=False)
F.avg_pool3d(v,2)
F.lp_pool1d(y.abs(),2,2)
F.lp_pool2d(x.abs(),3,(2,3))
F.lp_pool3d(v.abs(),2,2,ceil_mode=True)
F.adaptive_avg_pool2d(m,(2,2))
""",
    "windows and padding": """
F.unfold(x,3)
F.unfold(x,(2,3),dilation=1,padding=1,stride=(1,2))
F.fold(F.unfold(x,2),(6,6),2)
F.pad(x,(1,2))
F.pad(x,(1,1,2,2),'reflect')
F.pad(x,(1,1,2,2),'replicate')
F.pad(x,(1,1,2,2),'circular')
F.pad(m,(1,0,0,2),value=7.5)
F.pad(v,(1,)*6,mode='reflect')
F.pad(m,(-1,0))
F.pad(y,(1,1),'foo')
torch.hann_window(5)
torch.hann_window(4,False)
torch.hann_window(1)
torch.hann_window(-1)
torch.hann_window(3,dtype=torch.int32)
torch.hamming_window(5)
torch.hamming_window(4,False)
torch.hamming_window(1)
torch.hamming_window(-1)
torch.hamming_window(3,dtype=torch.int32)
torch.blackman_window(5)
torch.blackman_window(4,False)
torch.blackman_window(1)
torch.blackman_window(-1)
torch.blackman_window(3,dtype=torch.int32)
torch.bartlett_window(5)
torch.bartlett_window(4,False)
torch.bartlett_window(1)
torch.bartlett_window(-1)
torch.bartlett_window(3,dtype=torch.int32)
torch.kaiser_window(5)
torch.kaiser_window(4,False)
torch.kaiser_window(1)
torch.kaiser_window(-1)
torch.kaiser_window(3,dtype=torch.int32)
""",
    "normalization": """
F.batch_norm(x,torch.zeros(4),torch.ones(4))
F.batch_norm(x,None,None,torch.ones(4)*2,torch.ones(4),True)
F.instance_norm(x)
F.layer_norm(x,(6,6))
F.layer_norm(x,[6],torch.arange(6.),torch.ones(6))
F.rms_norm(x,(6,))
F.group_norm(x,2,torch.ones(4),torch.zeros(4))
F.local_response_norm(x,3)
F.local_response_norm(y,2)
F.normalize(x)
F.normalize(m,1.0,0)
F.batch_norm(torch.ones(1,2),None,None,training=True)
F.instance_norm(torch.ones(1,1,1))
""",
    "products, embeddings, distances": """
F.bilinear(m,m,lin(2,5,5),lin(2))
F.linear(m,lin(4,5),lin(4))
F.embedding(torch.tensor([[0,1],[2,2]]),m)
F.embedding(torch.tensor([0,2]),m.clone(),padding_idx=-1,max_norm=.5)
F.embedding(torch.tensor([0]),m,padding_idx=9)
F.embedding_bag(torch.tensor([0,1,2,1]),m,torch.tensor([0,2]))
F.embedding_bag(torch.tensor([[0,1],[2,1]]),m,mode='max')
F.embedding_bag(torch.tensor([[0,1],[2,1]]),m,mode='sum',per_sample_weights=torch.ones(2,2)*.5)
F.embedding_bag(torch.tensor([0]),m,mode='sum')
F.embedding_bag(torch.tensor([[0]]),m,mode='x')
F.one_hot(tg)
F.one_hot(tg,9)
F.cosine_similarity(a,b)
F.pairwise_distance(a,b)
F.pdist(a)
F.pixel_shuffle(x,2)
F.pixel_unshuffle(x,2)
F.channel_shuffle(x,2)
""",
    "attention": """
F.scaled_dot_product_attention(y,y,y)
F.scaled_dot_product_attention(y,y,y,is_causal=True)
F.scaled_dot_product_attention(y,y,y,attn_mask=lin(4,4))
""",
    "losses": """
F.l1_loss(a,b)
F.l1_loss(a,b,reduction='sum')
F.mse_loss(a,b,weight=a.abs())
F.mse_loss(a,b,reduction='none')
F.mse_loss(a,b[0])
F.mse_loss(a,b,reduction='x')
F.mse_loss(a,b,size_average=False)
F.mse_loss(a,b,reduce=False)
F.smooth_l1_loss(a,b,beta=.3)
F.smooth_l1_loss(a,b,beta=0)
F.huber_loss(a,b,delta=.2)
F.huber_loss(a,b,weight=a.abs())
F.nll_loss(a.log_softmax(1),tg)
F.nll_loss(x.permute(0,2,1,3),torch.ones(2,4,6,dtype=torch.int64))
F.cross_entropy(a,tg)
F.cross_entropy(a,tg,label_smoothing=.1)
F.cross_entropy(a,b.softmax(1))
F.cross_entropy(a,tg,ignore_index=2,reduction='none',weight=torch.arange(7.))
F.binary_cross_entropy(a.sigmoid(),b.sigmoid())
F.binary_cross_entropy(a.sigmoid(),b.sigmoid(),weight=torch.arange(7.))
F.binary_cross_entropy(a,b[0])
F.binary_cross_entropy_with_logits(a,b.sigmoid(),pos_weight=torch.arange(7.))
F.kl_div(a.log_softmax(1),b.softmax(1))
F.kl_div(a.log_softmax(1),b.softmax(1),reduction='batchmean')
F.kl_div(a,b,reduction='sum',log_target=True)
F.poisson_nll_loss(a,b.abs())
F.poisson_nll_loss(a,b.abs(),full=True,log_input=False)
F.gaussian_nll_loss(a,b,a.abs())
F.gaussian_nll_loss(a,b,torch.ones(4),full=True)
F.gaussian_nll_loss(a,b,2.,reduction='sum')
F.gaussian_nll_loss(a,b,torch.ones(3))
F.gaussian_nll_loss(a,b,-a.abs())
F.soft_margin_loss(a,b.sign())
F.hinge_embedding_loss(a,b.sign())
F.margin_ranking_loss(a[:,0],b[:,0],s1)
F.cosine_embedding_loss(a,b,s1,margin=.1)
F.triplet_margin_loss(a,b,a*2)
F.triplet_margin_with_distance_loss(a,b,a*2,swap=True)
F.multilabel_soft_margin_loss(a,b.sign().relu())
F.triplet_margin_loss(a,b,b,margin=-1)
""",
    "interpolation": """
F.interpolate(y,9)
F.interpolate(y,scale_factor=1.5,mode='linear')
F.interpolate(y,scale_factor=1.3,mode='linear',recompute_scale_factor=True)
F.interpolate(x,(3,8),mode='bilinear',align_corners=True)
F.interpolate(x,scale_factor=(1.5,.7),mode='bicubic')
F.interpolate(v,5,mode='trilinear')
F.interpolate(x,4,mode='area')
F.interpolate(x,scale_factor=.5,mode='area')
F.interpolate(x,scale_factor=2)
F.interpolate(x,(2,2,2))
F.interpolate(x)
F.interpolate(x,3,2.)
F.interpolate(x,3,align_corners=True)
F.interpolate(y,3,mode='bilinear')
F.upsample(x,3)
F.upsample_bilinear(x,3)
F.interpolate(v,scale_factor=2)
F.interpolate(x,scale_factor=(1.,2.,3.))
""",
    "grids": """
F.grid_sample(x,F.affine_grid(torch.eye(2,3).repeat(2,1,1)*.8,(2,1,3,4),align_corners=False))
F.grid_sample(x,lin(2,3,3,2),'nearest','border',True)
F.grid_sample(x,lin(2,3,3,2),'bicubic','reflection',False)
F.grid_sample(v,lin(2,2,2,2,3))
F.grid_sample(x,lin(2,3,3,2),'a')
F.affine_grid(lin(1,2,3),(1,1,2,3),True)
F.affine_grid(lin(1,3,4),(1,1,2,3,1))
F.affine_grid(lin(2,3),(1,1,2,3))
F.affine_grid(lin(1,2,3),(1,1,2,1),True)
""",
    "convolutions": """
F.conv1d(y,lin(3,4,2))
F.conv2d(x,lin(2,2,3,3),lin(2),groups=2,padding=1)
F.conv2d(x,lin(2,4,3,3),padding='same')
F.conv3d(v,lin(1,3,2,2,2),stride=2)
F.conv_transpose2d(x,lin(4,2,3,3),stride=2,output_padding=1)
""",
    "refused": """
F.hardtanh(m,1,0)
F.glu(torch.tensor(1.))
F.group_norm(m[0],1)
""",
    "keyfall.fft": """
torch.fft.fft(m)
torch.fft.fftn(x)
torch.fft.fft2(m,(2,7))
torch.fft.ifftn(x,dim=(1,2))
torch.fft.rfftn(x)
torch.fft.rfft2(m,norm='ortho')
torch.fft.irfftn(torch.fft.rfftn(x))
torch.fft.irfft2(torch.fft.rfft2(m),(3,5))
torch.fft.hfft(torch.fft.fft(m))
torch.fft.hfft(torch.fft.fft(m),7,0,'ortho')
torch.fft.ihfft(m)
torch.fft.ihfft2(m)
torch.fft.hfft2(torch.fft.fft(m))
torch.fft.fftfreq(5)
torch.fft.fftfreq(6,.5,dtype=torch.float64)
torch.fft.rfftfreq(7)
torch.fft.fftshift(m)
torch.fft.ifftshift(m,1)
torch.fft.fftn(m,(2,3,4))
torch.fft.fftn(m,(2,),(0,1))
torch.fft.fftn(m,dim=(0,0))
torch.fft.fft(m,norm='foo')
torch.fft.hfft(m,norm='x')
torch.fft.ihfftn(m,norm='forward')
""",
    "keyfall.linalg": """
torch.linalg.norm(m)
torch.linalg.norm(m,1)
torch.linalg.norm(m,float('inf'))
torch.linalg.norm(m,-1,(0,1),True)
torch.linalg.norm(m[0],3)
torch.linalg.norm(y,2,1)
torch.linalg.norm(y,2)
torch.linalg.vector_norm(x,1,(1,2))
torch.linalg.matrix_norm(x)
torch.linalg.matrix_norm(x,-float('inf'),(1,3),True)
torch.linalg.matrix_norm(m[0])
torch.linalg.matrix_norm(x,7)
torch.linalg.vecdot(a,b)
torch.linalg.vecdot(a,b,dim=0)
torch.linalg.vander(m)
torch.linalg.vander(torch.arange(3),N=4)
torch.linalg.multi_dot([m,m.t(),m])
torch.linalg.multi_dot([m[0],m.t(),m[:,0]])
torch.linalg.multi_dot([m])
torch.linalg.multi_dot([m,m])
torch.linalg.cross(a[:,:3],b[:,:3])
torch.linalg.matrix_power(a[:,:4],3)
torch.linalg.diagonal(m)
torch.linalg.matmul(m,m.t())
""",
    "keyfall.special": """
torch.special.expit(m)
torch.special.softmax(m,1)
torch.special.log_softmax(m,1)
torch.special.logsumexp(m,1)
torch.special.xlogy(m.abs(),2.)
torch.special.zeta(3.,m.abs()+1)
torch.special.gammaln(m.abs())
torch.special.round(m,decimals=1)
""",
    "keyfall.functional": """
torch.norm(m)
torch.norm(m,1,1)
torch.norm(m,'fro',dim=(0,1),keepdim=True)
torch.norm(m,p=3,dtype=torch.float64)
torch.norm(m,float('inf'),0)
torch.norm(x,'fro',(0,1,2))
torch.einsum('ij,kj->ik',m,m)
torch.einsum('ij->ji',[m])
torch.einsum(m,[0,1],m,[2,1],[0,2])
torch.einsum(x,[...,0],[0,...])
torch.tensordot(m,m.t(),1)
torch.tensordot(m,m,([0,1],[0,1]))
torch.tensordot(m,m,dims=2)
torch.cdist(a,b)
torch.cdist(a,b,1.)
torch.cdist(a,b,compute_mode='donot_use_mm_for_euclid_dist')
torch.unique(tg,return_counts=True)
torch.unique(torch.tensor([[1,2],[1,2],[0,1]]),dim=0,return_inverse=True)
torch.unique_consecutive(torch.tensor([1,1,2,1]),return_counts=True)
torch.unravel_index(tg,(2,4))
torch.meshgrid(torch.arange(2),torch.arange(3),indexing='xy')
torch.cartesian_prod(torch.arange(2),torch.arange(3))
torch.block_diag(m,m[:2,:2],torch.tensor(3.))
torch.split(m,2)
torch.split(m,[1,4],1)
torch.split(m,split_size_or_sections=2,dim=1)
torch.atleast_2d(torch.tensor(1.),m)
torch.broadcast_tensors(m,m[0])
torch.broadcast_shapes((2,1),(1,3),3)
torch.chain_matmul(m,m.t(),m)
torch.nonzero(m>0,as_tuple=True)
torch.nonzero(m>0)
x.norm()
m.norm('fro',(0,1))
m.norm(1,0,True)
tg.unique(return_counts=True)
m.nonzero()
m.relu().nonzero(as_tuple=True)
tg.unique_consecutive()
torch.nonzero(torch.tensor(3.),as_tuple=True)
torch.broadcast_shapes((2,1),(3,3))
torch.broadcast_shapes((-2,1))
torch.unravel_index(m,(2,3))
torch.einsum(m)
torch.einsum(m,[0,60])
torch.tensordot(m,m,3)
torch.tensordot(m,m,-1)
torch.cdist(a,b,compute_mode='z')
torch.chain_matmul()
torch.nonzero(m,as_tuple=True,out=tg)
""",
    "stft": """
torch.stft(lin(40),8,return_complex=True)
torch.stft(lin(2,40),8,3,6,torch.ones(6)*.5,normalized=True,return_complex=False)
torch.stft(lin(40),8,center=False,onesided=False,return_complex=True)
torch.istft(torch.stft(lin(2,40),8,2,window=torch.ones(8),return_complex=True),8,2,window=torch.ones(8))
torch.istft(torch.stft(lin(40),8,2,return_complex=True),8,2,length=37)
torch.stft(lin(40),8)
torch.stft(lin(4),8,center=False,return_complex=True)
""",
    "multi_head_attention_forward": """
F.multi_head_attention_forward(lin(3,2,4),lin(5,2,4),lin(5,2,4),4,2,lin(12,4),lin(12),None,None,False,0.,lin(4,4),lin(4))
F.multi_head_attention_forward(lin(3,4),lin(5,4),lin(5,4),4,2,lin(12,4),lin(12),None,None,True,0.,lin(4,4),lin(4),average_attn_weights=False)
F.multi_head_attention_forward(lin(3,2,4),lin(5,2,4),lin(5,2,4),4,2,lin(12,4),lin(12),lin(1,1,4),lin(1,1,4),True,0.,lin(4,4),lin(4),key_padding_mask=lin(2,5)>0.5,attn_mask=lin(3,5)>.7)
F.multi_head_attention_forward(lin(3,2,4),lin(5,2,4),lin(5,2,4),4,2,None,lin(12),None,None,False,0.,lin(4,4),lin(4),use_separate_proj_weight=True,q_proj_weight=lin(4,4),k_proj_weight=lin(4,4),v_proj_weight=lin(4,4),need_weights=False,attn_mask=lin(4,3,5))
F.multi_head_attention_forward(lin(3,2,4),lin(5,2,4),lin(5,2,4),5,2,lin(12,4),lin(12),None,None,False,0.,lin(4,4),lin(4))
F.multi_head_attention_forward(lin(3,2,4),lin(5,2,4),lin(5,2,4),4,3,lin(12,4),lin(12),None,None,False,0.,lin(4,4),lin(4))
""",
}


def inputs(torch):
    """What the calls may name."""
    def waves(*shape):
        numbers = torch.arange(math.prod(shape), dtype=torch.float64)
        return (numbers * 0.37).sin().reshape(shape).float()

    wave = waves(4, 7)
    return {
        "torch": torch, "F": torch.nn.functional, "lin": waves,
        "x": waves(2, 4, 6, 6), "y": waves(2, 4, 6), "v": waves(2, 3, 4, 4, 4), "m": waves(3, 5),
        "a": wave, "b": wave.flip(1), "tg": torch.tensor([0, 2, 6, 3]),
        "s1": torch.tensor([1.0, -1.0, 1.0, -1.0]),
    }


def summary(torch, result):
    """Of a tensor its type, its shape and three sums; of containers those of their items."""
    if isinstance(result, torch.Tensor):
        numbers = torch.view_as_real(result.resolve_conj()) if result.is_complex() else result
        flat = numbers.to(torch.float64).reshape(-1)
        places = torch.arange(flat.numel(), dtype=torch.float64)
        sums = [flat.sum(), flat.abs().sum(), (flat * places.cos()).sum()]
        return [str(result.dtype), list(result.shape), [float(one) for one in sums]]
    if isinstance(result, torch.Size):
        return ["Size", *result]
    if isinstance(result, (list, tuple)):
        return [summary(torch, item) for item in result]
    return result


def outcomes(torch, area):
    """{call: summary, or the name of the exception}"""
    names, found = inputs(torch), {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for call in CALLS[area].split("\n"):
            if not call:
                continue
            try:
                found[call] = summary(torch, eval(call, dict(names)))
            except Exception as error:
                found[call] = type(error).__name__
    return found
