/* The devices of remote.c under a name of PyTorch's. */
#define REMOTE_NAME "remote_cuda"
#define REMOTE_FIXED KF_DEVICE_CUDA
#include "remote.c"
