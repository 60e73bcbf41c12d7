"""CUDA properties of the test machine: there is no CUDA; and what tests of gradient scaling share."""

import contextlib

import keyfall

TEST_CUDA = TEST_MULTIGPU = TEST_CUDNN = TEST_MAGMA = TEST_CUSPARSE_GENERIC = False
SM53OrLater = SM60OrLater = SM70OrLater = SM75OrLater = SM80OrLater = SM90OrLater = False
CDNA2OrLater = IS_JETSON = False
PLATFORM_SUPPORTS_FLASH_ATTENTION = PLATFORM_SUPPORTS_MEM_EFF_ATTENTION = False
PLATFORM_SUPPORTS_FUSED_ATTENTION = PLATFORM_SUPPORTS_CUDNN_ATTENTION = False


def tf32_is_not_fp32():
    return False


def tf32_on_and_off(*_args, **_kwargs):
    """Decorator for tests that CUDA devices run with and without TF32."""
    return lambda test: test


def with_tf32_off(test):
    return test


@contextlib.contextmanager
def tf32_enabled(*_args, **_kwargs):
    """Context of products with or without TF32: all have full precision here."""
    yield


tf32_on = tf32_off = tf32_enabled


def _get_torch_cuda_version():
    return (0, 0)


def _get_magma_version():
    return (0, 0)


def _create_scaling_models_optimizers(device="cuda", optimizer_ctor=keyfall.optim.SGD, optimizer_kwargs=None):
    """Returns two equal models, and an optimizer for each: one is trained with scaled gradients, one without."""
    models = []
    for _ in range(2):
        layers = keyfall.nn.Linear(8, 8), keyfall.nn.Linear(8, 8)
        models.append(keyfall.nn.Sequential(*layers).to(device=device))
    models[1].load_state_dict(models[0].state_dict())
    options = {"lr": 1.0, **(optimizer_kwargs or {})}
    return (*models, *(optimizer_ctor(model.parameters(), **options) for model in models))


def _create_scaling_case(device="cuda", dtype=keyfall.float, optimizer_ctor=keyfall.optim.SGD,
                         optimizer_kwargs=None):
    """Also returns four pairs of input and target, a loss, and the step whose gradients a test makes infinite."""
    made = _create_scaling_models_optimizers(device, optimizer_ctor, optimizer_kwargs)
    data = [tuple(keyfall.randn(8, 8, dtype=dtype, device=device) for _ in range(2)) for _ in range(4)]
    return (*made, data, keyfall.nn.MSELoss().to(device), 2)
