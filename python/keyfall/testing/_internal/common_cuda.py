"""CUDA properties of the test machine: there is no CUDA."""

TEST_CUDA = TEST_MULTIGPU = TEST_CUDNN = TEST_MAGMA = False
SM53OrLater = SM60OrLater = SM70OrLater = SM75OrLater = SM80OrLater = SM90OrLater = False
CDNA2OrLater = False
PLATFORM_SUPPORTS_FLASH_ATTENTION = PLATFORM_SUPPORTS_MEM_EFF_ATTENTION = False
PLATFORM_SUPPORTS_FUSED_ATTENTION = PLATFORM_SUPPORTS_CUDNN_ATTENTION = False


def tf32_is_not_fp32():
    return False


def tf32_on_and_off(*_args, **_kwargs):
    """Decorator for tests that CUDA devices run with and without TF32."""
    return lambda test: test


def with_tf32_off(test):
    return test


tf32_enabled = tf32_off = tf32_on_and_off


def _get_torch_cuda_version():
    return (0, 0)


def _get_magma_version():
    return (0, 0)
