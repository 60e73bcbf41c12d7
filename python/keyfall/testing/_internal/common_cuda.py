"""What machine tests run on: without CUDA."""

TEST_CUDA = TEST_MULTIGPU = TEST_CUDNN = TEST_MAGMA = False
SM53OrLater = SM60OrLater = SM70OrLater = SM75OrLater = SM80OrLater = SM90OrLater = False
