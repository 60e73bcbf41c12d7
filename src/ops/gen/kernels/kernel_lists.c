/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/catalogue/catalogue.h"

extern const kf__kernel_entry_t kf__kernels_activation[];
extern const kf__kernel_entry_t kf__kernels_arithmetic[];
extern const kf__kernel_entry_t kf__kernels_attention[];
extern const kf__kernel_entry_t kf__kernels_conv[];
extern const kf__kernel_entry_t kf__kernels_cross[];
extern const kf__kernel_entry_t kf__kernels_embedding[];
extern const kf__kernel_entry_t kf__kernels_factory[];
extern const kf__kernel_entry_t kf__kernels_fft[];
extern const kf__kernel_entry_t kf__kernels_foreach[];
extern const kf__kernel_entry_t kf__kernels_gradients[];
extern const kf__kernel_entry_t kf__kernels_indexing[];
extern const kf__kernel_entry_t kf__kernels_join[];
extern const kf__kernel_entry_t kf__kernels_linalg[];
extern const kf__kernel_entry_t kf__kernels_loss[];
extern const kf__kernel_entry_t kf__kernels_matmul[];
extern const kf__kernel_entry_t kf__kernels_nn[];
extern const kf__kernel_entry_t kf__kernels_norm[];
extern const kf__kernel_entry_t kf__kernels_pool[];
extern const kf__kernel_entry_t kf__kernels_quantization[];
extern const kf__kernel_entry_t kf__kernels_queries[];
extern const kf__kernel_entry_t kf__kernels_random[];
extern const kf__kernel_entry_t kf__kernels_reduce[];
extern const kf__kernel_entry_t kf__kernels_resample[];
extern const kf__kernel_entry_t kf__kernels_scalar[];
extern const kf__kernel_entry_t kf__kernels_sort[];
extern const kf__kernel_entry_t kf__kernels_sparse[];
extern const kf__kernel_entry_t kf__kernels_special[];
extern const kf__kernel_entry_t kf__kernels_unary[];
extern const kf__kernel_entry_t kf__kernels_views[];

const kf__kernel_entry_t *const kf__kernel_lists[] = {
    kf__kernels_activation,
    kf__kernels_arithmetic,
    kf__kernels_attention,
    kf__kernels_conv,
    kf__kernels_cross,
    kf__kernels_embedding,
    kf__kernels_factory,
    kf__kernels_fft,
    kf__kernels_foreach,
    kf__kernels_gradients,
    kf__kernels_indexing,
    kf__kernels_join,
    kf__kernels_linalg,
    kf__kernels_loss,
    kf__kernels_matmul,
    kf__kernels_nn,
    kf__kernels_norm,
    kf__kernels_pool,
    kf__kernels_quantization,
    kf__kernels_queries,
    kf__kernels_random,
    kf__kernels_reduce,
    kf__kernels_resample,
    kf__kernels_scalar,
    kf__kernels_sort,
    kf__kernels_sparse,
    kf__kernels_special,
    kf__kernels_unary,
    kf__kernels_views,
    NULL,
};

const char *const kf__python_modules[] = {
    "keyfall._late.attention",
    "keyfall._late.gradients",
    "keyfall._late.older_names",
    "keyfall._late.operators",
    "keyfall.sparse.aten",
    NULL,
};
