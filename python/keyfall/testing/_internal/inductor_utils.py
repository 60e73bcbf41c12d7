"""Which devices tests of PyTorch's compiler can use: only the CPU."""

HAS_CPU, HAS_CUDA, HAS_GPU, HAS_MULTIGPU, HAS_XPU = True, False, False, False, False
GPU_TYPE = "cuda"
