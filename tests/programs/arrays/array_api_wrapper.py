"""Functions of the array API standard through array_api_compat."""
import array_api_compat
import array_api_compat.torch as xp
import torch

info = xp.__array_namespace_info__()
print(torch.device("cpu") in info.devices(), info.default_dtypes()["real floating"])
print(array_api_compat.array_namespace(torch.ones(1)) is xp)
x = xp.asarray([[3., 1.], [2., 2.]])
print(xp.sum(x, axis=0).tolist(), xp.mean(x, axis=1, keepdims=True).tolist())
print(xp.unique_values(x).tolist(), xp.take(x, xp.asarray([1]), axis=0).tolist())
print(xp.argsort(x, axis=1, descending=True).tolist(), xp.prod(xp.asarray([1, 2, 3])).item())
print(xp.matmul(x, xp.matrix_transpose(x)).tolist(), xp.result_type(xp.int8, xp.int16))
