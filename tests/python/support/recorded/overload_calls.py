"""Calls of functions, methods and operators with several overloads, and the operators that a mode sees:
record_functional.py records those of PyTorch, test_overloads.py compares those of Keyfall."""

import warnings

CALLS = """
x==2
x==y
x+2
x+y
2+x
x-2
2-x
x*2
x/2
2/x
x//2
x%2
x**2
2**x
x**y
(i | i)
i^3
~i
i<<1
i>>i
i&1
-x
abs(x)
x@y.t()
x<3
x!=y
torch.max(x)
torch.max(x,0)
torch.max(x,y)
x.max(1)
torch.min(x,1,True)
torch.sum(x)
x.sum(0)
x.sum((0,1))
x.sum(dim=1,keepdim=True)
torch.mean(x,1)
x.any()
x.any(1)
x.any((0,1))
torch.all(x,dim=0)
x.std()
x.std(0)
x.var(unbiased=False)
x.var(0,False)
x.var(dim=0,correction=0)
torch.var_mean(x)
torch.std_mean(x,0)
x.prod()
x.prod(1)
torch.norm(x)
x.norm(2,0)
x.count_nonzero()
x.count_nonzero((0,1))
x.median()
x.median(0)
x.sort()
x.sort(stable=True)
x.argsort()
torch.clamp(x,1)
torch.clamp(x,y,y)
x.clamp(min=1,max=2)
x.clamp_(0)
x.clamp_min(1)
x.where(c,y)
torch.where(c,1,y)
torch.where(c,x,2)
torch.where(c,1,2)
torch.where(c)
x.masked_fill(c,1)
x.masked_fill(c,torch.tensor(1.))
x.fill_(2)
x.fill_(torch.tensor(2.))
torch.add(x,y,alpha=2)
torch.sub(x,1)
torch.div(x,2,rounding_mode='floor')
torch.div(x,y,rounding_mode='trunc')
torch.true_divide(x,2)
torch.floor_divide(x,2)
torch.remainder(x,2)
torch.remainder(2,x)
torch.fmod(x,y)
torch.lerp(x,y,.5)
torch.lerp(x,y,y)
torch.pow(2,x)
torch.pow(x,2)
torch.float_power(x,2)
torch.xlogy(x,2)
torch.xlogy(2,x)
torch.bitwise_and(i,1)
torch.bitwise_and(1,i)
torch.rsub(x,1)
torch.isin(i,2)
torch.isin(2,i)
torch.isin(i,i)
torch.searchsorted(x,y)
torch.searchsorted(x[0],2.)
torch.bucketize(2,x[0])
torch.round(x,decimals=1)
torch.round(x)
torch.result_type(x,1)
x.view(3,2)
x.view(-1)
x.reshape(3,2)
x.squeeze()
x.squeeze(0)
x.squeeze((0,1))
x.transpose(0,1)
x.t()
x.permute(1,0)
x.expand(2,2,3)
x.narrow(0,0,1)
x.split(1)
x.split([1,1])
x.chunk(2)
x.tensor_split(2)
x.tensor_split((1,))
x.movedim(0,1)
x.movedim((0,),(1,))
x.unbind()
x.repeat(2,1)
x.repeat_interleave(2)
x.repeat_interleave(torch.tensor([1,2]),0)
torch.repeat_interleave(torch.tensor([1,2]))
x.flip(0,1)
x.roll(1)
x.diagonal()
x[0]
x.select(0,1)
x.unsqueeze(0)
x.flatten()
x.unfold(0,1,1)
x.as_strided((2,),(1,))
torch.zeros(2)
torch.ones(2,3)
torch.full((2,),1.)
torch.arange(3)
torch.arange(1,3)
torch.arange(1,3,2)
torch.eye(2)
torch.eye(2,3)
torch.linspace(0,1,3)
torch.rand(2)
torch.rand(2,generator=torch.Generator())
torch.randn((2,))
torch.randint(5,(2,))
torch.randint(1,5,(2,))
torch.randperm(3)
torch.zeros_like(x)
torch.rand_like(x)
torch.randint_like(x,5)
torch.randint_like(x,1,5)
x.new_zeros(2)
torch.empty(2)
torch.normal(x,1.)
torch.normal(0.,1.,(2,))
torch.normal(x,x)
torch.bernoulli(x/9)
torch.bernoulli(x,.5)
x.bernoulli_(.5)
x.random_(5)
x.random_(1,5)
x.random_()
x.normal_()
torch.tril_indices(2,2)
x.scatter(0,torch.zeros(1,3,dtype=torch.int64),1.)
x.scatter(0,torch.zeros(1,3,dtype=torch.int64),y)
x.scatter(0,torch.zeros(1,3,dtype=torch.int64),1.,reduce='add')
x.index_fill(0,torch.tensor([0]),1.)
torch.cat([x,y])
torch.stack([x,y],1)
torch._foreach_add([x],1)
torch._foreach_add([x],[y])
torch._foreach_mul([x],[y])
torch._foreach_mul([x],2)
torch.trapezoid(x)
torch.trapezoid(x,y)
torch.add(x,y,out=torch.empty(0))
torch.sum(x,0,out=torch.empty(0))
torch.max(x,0,out=(torch.empty(0),torch.empty(0,dtype=torch.int64)))
torch.eq(x,2,out=torch.empty(0,dtype=torch.bool))
x.add_(1)
x.mul_(y)
x.div_(2)
x.sub_(1,alpha=2)
x.copy_(2)
x.pow_(2)
x.eq_(1)
x.softmax(1)
torch.nn.functional.relu(x)
torch.embedding(x,torch.tensor([0]))
torch.conv1d(x.view(1,2,3),x.view(1,2,3))
x.to(torch.float64)
x.float()
x.clone()
x.detach()
x.contiguous()
x.t().contiguous()
x.cumsum(0)
x.topk(1)
x.kthvalue(1)
x.gather(0,i.clamp(max=1))
x.take(i)
x.index_select(0,torch.tensor([0]))
x.nonzero()
torch.unique(i)
torch.cdist(x,y)
x.logical_not()
x.isnan()
"""


def inputs(torch):
    x = torch.arange(1.0, 7.0).view(2, 3)
    return {"torch": torch, "x": x, "y": x.clone(), "i": torch.arange(6).view(2, 3), "c": x > 2}


def operators(torch, TorchDispatchMode):
    """Returns {call: the operators that were called, in order}."""
    seen, found = [], {}

    class Log(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            seen.append(str(func))
            return func(*args, **(kwargs or {}))

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for call in CALLS.strip().split("\n"):
            names = inputs(torch)
            seen.clear()
            with Log():
                eval(call, names)
            found[call] = " ".join(seen)
    return found
