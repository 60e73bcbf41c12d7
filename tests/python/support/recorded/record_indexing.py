"""Records PyTorch's results of index expressions: record_indexing.py > ../data/indexing.json

Needs torch and numpy. test_indexing.py replays the file with keyfall. Each entry has the expression and
either the result (shape, dtype, elements) or the class of the exception, and the operators that a
dispatch mode saw.
"""

import json
import sys
import warnings

import numpy

GET = """
x[0] x[1] x[-1] x[2] x[-3] x[2**63-1] x[-2**63] x[2**63] x[2**70] x[True] x[False] x[None] x[...] x[()] x[:]
x[1:2] x[0:0] x[5:1] x[::2] x[1::2] x[::-1] x[::0] x[:-1] x[-1:] x[-10:-5] x[2:5] x[0:2**70] x[2**63:] x[::3]
x[None:None:None] x[True:] x[:True] x[1.0:2] x['a':2] x[i0:] x[:i0] x[::i0] x[it:] x[z:] x[Index():] x[one:]
x[0,1] x[(0,1)] x[0,3] x[0,-4] x[0,0,0] x[0,0,0,0] x[-1,-1,-1] x[0,...] x[...,0] x[0,...,1] x[...,...]
x[0,...,0,...] x[0,0,0,...] x[...,0,0,0] x[...,0,0,0,0] x[:,:,:,0] x[0,None,1] x[None,None,0] x[...,None]
x[...,None,0] x[0,0,0,None] x[None,...,None] x[:,None] x[:,] x[:,:] x[:,:,:] x[:2,:3] x[0:2,0] x[0:5,0]
x[0:1,0] x[-5:,0] x[1:2,0] x[:,1:2,1] x[1:,None,...,::2] x[...,:2] x[0,True] x[True,0] x[0,False] x[True,True]
x[None,True] x[0,0,0,True] x[True,None] x[True,...,0] x[True,it] x[False,it]
x[i0] x[i0,i0] x[i0,:,i0] x[five] x[i8] x[i32] x[t0] x[f0] x[t0,0] x[f0,0] x[b0] x[z] x[one] x[one,0]
x[m] x[f2] x[m,0] x[m,:] x[m,None] x[m,...] x[:,m3] x[m,m] x[m,m3] x[it,m] x[it,m3] x[m2] x[m2,0] x[m2,0,0] x[m2,0:2]
x[m2,None] x[m2,...] x[m2,i4] x[...,m3] x[...,m4] x[:,m3,0] x[:,m3,[0,1]] x[m4] x[m24] x[m0] x[x>3] x[x>99]
x[u8] x[it] x[it,0] x[0,it] x[:,it] x[:,it,None] x[None,it] x[...,it] x[it,:,it] x[it,...,it] x[it,None,it]
x[...,it,it] x[it,it] x[it,it,it] x[it,it,it,it] x[it,i3] x[it,i4] x[ii] x[ii,it] x[it,ii] x[it[None],it[:,None]]
x[it,1:] x[1:,it] x[it,...,None,it] x[None,...,it] x[i32v] x[i8v] x[i16v] x[fv] x[e0] x[e20] x[ef] x[bad] x[neg] x[under]
x[[0,1]] x[[1,0,1]] x[[0,5]] x[[0,-3]] x[[True,False]] x[[1,True]] x[[True,1]] x[[1.5]] x[[1j]] x[[2**70]] x[[]] x[[[]]]
x[[],[]] x[[0,1],[1,2]] x[[0,1],None] x[[[0],[1]],[[0,1]]] x[[[0,1],[1,0]],] x[[[0,1],[1,0]]] x[[(0,1)]] x[(1,2),] x[(0,),]
x[[slice(0,1)]] x[[0,slice(0,1)]] x[[None]] x[[None,0]] x[[1,None]] x[[...]] x[[it]] x[[it,it]] x[[m]] x[[i0,i0]] x[[i0,0]]
x[[[True,False,True],[False,True,True]],] x[[[True,False],[False,True]]] x[([True,False,True],),] x[[0]*31] x[[0]*32]
x[[[0]]*32] x[[[0]]*31] x[:,[0,2]] x[:,[True,False,True]] x[...,[0,3]] x[[0,1],...,[1,2]] x[range(2)] x[range(0)]
x[range(2),0] x[Pair()] x[Pair(),0] x[SubTuple((0,1))] x[torch.Size([0,1])] x[Broken()] x[Broken(),0]
x['a'] x[['a']] x['ab'] x[''] x[0,''] x[[1,'a']] x[1,'a'] x[b'a'] x[bytearray(b'a')] x[1.5] x[0.0] x[1j] x[{}] x[{0}]
x[iter([0])] x[object()] x[1,object()] x[slice] x[int] x[torch.float32] x[NotImplemented] x[Index()] x[Index(),0]
x[np.array([0,1])] x[np.array([[0,1],[1,0]])] x[np.array([0.5,1.5])] x[np.array([])] x[np.array([True,False])]
x[np.array(1)] x[np.array(True)] x[np.array(1.5)] x[np.array(1),0] x[np.array([0,1],dtype=np.uint8)] x[np.array(['a'])]
x[np.array([0,1],dtype=np.int32)] x[np.array([1,0])[::-1]] x[0,np.array([0,1])] x[np.array([0,1]),np.array([0,1])]
x[np.int64(1)] x[np.int8(-1)] x[np.bool_(True)] x[np.int64(5)] x[[np.int64(1),0]] x[[np.array([1])]] x[np.float32(1)]
x[slice(np.int64(0),np.int64(1))]
z[0] z[...] z[None] z[()] z[True] z[False] z[:] z[i0] z[it] z[t0] z[f0] z[None,None] z[...,None] z[[0]] z[[True]] z[[]]
e[0] e[:1] e[[]] e[None] e[e0] h[0] h[:,0] h[:,:,0] h[[0],[0]] h[[0]] h[...,1] h[:,[]]
v[0] v[-1] v[5] v[6] v[1:4] v[::2] v[v>2] v[[0,0]] v[[1,-1]] v[None,2] v[2,None] v[...] v[v] v[v[1:3]]
t[0] t[:,0] t[1,2] t[it] t[:,it] t[it,it] t[1:,::2] w[0] w[1,0] w[it] w[:,it] w[0,0,0] w[...,1]
c[0] c[it] c[m] bo[0] bo[bo] bo[it] u[0] u[it] u[u>0] d4[it,:,it] d4[:,it,:,it] d4[0,it,1] d4[it,0,it] d4[...,0,it]
d4[m2] d4[m2,it] d4[m2,:,it] d4[:,m34] d4[1,...,0] d4[None,1,...,None,it]
"""

SET = """
x[0]=1 x[0]=1.5 x[0]=True x[0]=z x[0]=i0 x[0]=v4 x[0]=v1 x[0]=v5 x[0]=o34 x[0]=o1134 x[0]=x x[0]=x[1] x[-1]=2 x[3]=1
x[0,5]=1 x[0,0,0]=5 x[0,0,0]=z x[0,0,0]=v1 x[0,0,0]=v4 x[0,0,0,0]=1 x[:]=2 x[:]=v4 x[...]=2 x[...]=z x[...]=v4 x[()]=3
x[None]=3 x[None]=v4 x[True]=1 x[False]=1 x[True]=v4 x[True,0]=1 x[0,False]=1 x[1:]=3 x[1:2,0]=v4 x[::2]=7 x[::-1]=7 x[0:0]=3
x[0:0]=v5 x[:,None]=o2114 x[...,0]=9 x[:,1]=v4 x[:,1:3,::2]=0 x[m]=1 x[m]=z x[m]=v4 x[m]=o34 x[m]=o1134 x[m,0]=v4 x[m2]=4
x[m2]=v4 x[m2,0]=8 x[x>3]=0 x[x>3]=z x[x>99]=1 x[x>3]=v5 x[it]=1 x[it]=z x[it]=v1 x[it]=v4 x[it]=o34 x[it]=v5 x[it,0]=2
x[0,it]=2 x[:,it]=2 x[it,:,it]=2 x[it,:,it]=v3 x[it,it,it]=v2 x[it,it]=v4 x[[0,1]]=2 x[[0,0]]=3 x[[True,False]]=2 x[[]]=3
x[[0,5]]=1 x[e0]=3 x[i0]=1 x[i0]=v4 x[t0]=1 x[f0]=1 x[one]=2 x[None,it]=v4 x[it,None]=v4 x[it,...,it]=1 x[np.array([0,1])]=6
x[0]=v4i x[0]=v4d x[it]=v4i x[it]=v4d x[m]=v4i x[it]=i0 x[0]=[1,2,3,4] x[0]=(1,) x[0]=np.ones(4) x[0]=np.float32(3)
x[0]=np.float64(3) x[0]='a' x[0]=None x[0]={} x[0]=range(4) x[0]=object() x[it]=[1,2] x[0]=1j x[m]=1j x[0]=1+0j x[0]=1e300
x[0]=-1e300 x[0]=float('nan') x[0]=float('inf') x[0]=2**70 x['a']=1 x[1.5]=1 x[fv]=1 x[object()]=1
z[0]=1 z[...]=4 z[()]=4 z[None]=4 z[True]=4 z[False]=4 z[:]=4 z[...]=v1 z[...]=v4
iv[0]=1.5 iv[0]=2**40 iv[0]=2**70 iv[0]=-2**63 iv[0]=float('nan') iv[0]=1e30 iv[it]=1.5 iv[it]=v1 iv[0]=v1 iv[iv>0]=-1
u[0]=300 u[0]=-1 u[0]=-255 u[0]=-256 u[0]=255.5 u[0]=-1.5 u[0]=True u[0]=1.5 s8[0]=128 s8[0]=-129 s8[0]=127.9 s8[0]=-128
i32v[0]=2**40 i32v[0]=1e10 hf[0]=70000. hf[0]=1.5 hf[0]=70000 bf[0]=1e39 bf[0]=3.14159 bo[0]=2 bo[0]=0.5 bo[bo]=0 bo[bo]=False
c[0]=1j c[0]=1e300 c[0]=2 u16[0]=-1 u16[0]=65536 t[0]=1 t[:,0]=v2 t[it]=5 t[it,it]=v2 v[::2]=v3 v[1:4]=v3 v[v>2]=0 v[[0,2]]=v2
v[-1]=9 v[2]=v1 d4[it,:,it]=1 d4[:,m34]=2 d4[0,it,1]=v5 d4[m2]=v5
"""


class Index:
    def __index__(self):
        return 1


class Pair:
    def __len__(self):
        return 2

    def __getitem__(self, i):
        if i > 1:
            raise IndexError
        return i


class Broken(Pair):
    def __getitem__(self, i):
        raise KeyError("broken")


class SubTuple(tuple):
    pass


def environment(torch):
    """Returns the names that the expressions use."""
    T = torch.tensor
    x = torch.arange(24.0).reshape(2, 3, 4)
    names = dict(
        torch=torch, np=numpy, x=x, z=T(1.5), i0=T(1), five=T(5), i8=T(1, dtype=torch.int8),
        i32=T(1, dtype=torch.int32), t0=T(True), f0=T(False), b0=T(1, dtype=torch.uint8), one=T([1]),
        m=T([True, False]), f2=T([False, False]), m3=T([True, False, True]),
        m4=T([True, False, True, True]), m2=T([[True, False, True], [False, True, True]]),
        m24=torch.ones(2, 4, dtype=torch.bool), m0=torch.ones(0, 3, dtype=torch.bool),
        m34=torch.ones(3, 4, dtype=torch.bool),
        u8=T([1, 0], dtype=torch.uint8), it=T([0, 1]), i3=T([0, 1, 2]), i4=T([0, 1, 2, 3]),
        ii=T([[0, 1], [1, 0]]), i32v=T([0, 1], dtype=torch.int32), i8v=T([0, 1], dtype=torch.int8),
        i16v=T([0, 1], dtype=torch.int16), fv=T([0.0, 1.0]), e0=torch.zeros(0, dtype=torch.int64),
        e20=torch.zeros(2, 0, dtype=torch.int64), ef=torch.zeros(0), bad=T([0, 7]), neg=T([-1, -2]),
        under=T([-3]), e=torch.zeros(0), h=torch.zeros(2, 0, 3), v=torch.arange(6),
        t=torch.arange(6.0).reshape(2, 3).t(), w=torch.arange(6.0).reshape(2, 1, 3).expand(2, 4, 3),
        c=T([1 + 2j, 3 - 1j]), bo=T([True, False]), u=T([3, 0, 9], dtype=torch.uint8),
        d4=torch.arange(120.0).reshape(2, 3, 4, 5), Index=Index, Pair=Pair, Broken=Broken,
        SubTuple=SubTuple,
        v1=T([1.5]), v2=T([7.0, 8.0]), v3=T([7.0, 8.0, 9.0]), v4=T([5.0, 6.0, 7.0, 8.0]),
        v5=torch.ones(5), v4i=T([5, 6, 7, 8]), v4d=T([5, 6, 7, 8], dtype=torch.float64),
        o34=torch.ones(3, 4), o1134=torch.ones(1, 1, 3, 4), o2114=torch.ones(2, 1, 1, 4),
        iv=torch.arange(6).reshape(2, 3), s8=T([1, 2], dtype=torch.int8),
        u16=T([1, 2], dtype=torch.uint16), hf=T([1.0, 2.0], dtype=torch.float16),
        bf=T([1.0, 2.0], dtype=torch.bfloat16),
    )
    return names


def describe(tensor):
    values = tensor.tolist()
    return {"shape": list(tensor.shape), "dtype": str(tensor.dtype), "values": repr(values)}


def evaluate(expression, names):
    """Returns the entry for an expression: its value, or the target after an assignment."""
    row = {"expression": expression}
    try:
        if "]=" in expression:
            exec(expression, names)
            row.update(describe(names[expression.split("[")[0]]))
        else:
            row.update(describe(eval(expression, names)))
    except Exception as error:
        row["error"] = type(error).__name__
    return row


def expressions():
    return GET.split() + SET.split()


def main():
    import torch
    from torch.utils._python_dispatch import TorchDispatchMode

    class Log(TorchDispatchMode):
        def __torch_dispatch__(self, function, types, args=(), kwargs=None):
            operators.append(str(function))
            return function(*args, **(kwargs or {}))

    warnings.simplefilter("ignore")
    rows = []
    for expression in expressions():
        names = environment(torch)
        row = evaluate(expression, names)
        names, operators = environment(torch), []
        with Log():
            try:
                exec(expression, names)
            except Exception:
                pass
        row["operators"] = operators
        rows.append(row)
    text = ",\n".join(json.dumps(row) for row in rows)
    sys.stdout.write("[\n" + text + "\n]\n")


if __name__ == "__main__":
    main()
