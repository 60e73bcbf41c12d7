/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/graph/node.h"

extern const kf__autograd_entry_t kf__autograd_activation[];
extern const kf__autograd_entry_t kf__autograd_specialized[];
extern const kf__autograd_entry_t kf__autograd_arithmetic[];
extern const kf__autograd_entry_t kf__autograd_conv[];
extern const kf__autograd_entry_t kf__autograd_cross[];
extern const kf__autograd_entry_t kf__autograd_embedding[];
extern const kf__autograd_entry_t kf__autograd_factory[];
extern const kf__autograd_entry_t kf__autograd_fft[];
extern const kf__autograd_entry_t kf__autograd_foreach[];
extern const kf__autograd_entry_t kf__autograd_gradients[];
extern const kf__autograd_entry_t kf__autograd_indexing[];
extern const kf__autograd_entry_t kf__autograd_join[];
extern const kf__autograd_entry_t kf__autograd_linalg[];
extern const kf__autograd_entry_t kf__autograd_loss[];
extern const kf__autograd_entry_t kf__autograd_matmul[];
extern const kf__autograd_entry_t kf__autograd_nn[];
extern const kf__autograd_entry_t kf__autograd_norm[];
extern const kf__autograd_entry_t kf__autograd_pool[];
extern const kf__autograd_entry_t kf__autograd_random[];
extern const kf__autograd_entry_t kf__autograd_reduce[];
extern const kf__autograd_entry_t kf__autograd_resample[];
extern const kf__autograd_entry_t kf__autograd_scalar[];
extern const kf__autograd_entry_t kf__autograd_sort[];
extern const kf__autograd_entry_t kf__autograd_sparse[];
extern const kf__autograd_entry_t kf__autograd_special[];
extern const kf__autograd_entry_t kf__autograd_unary[];
extern const kf__autograd_entry_t kf__autograd_views[];

const kf__autograd_entry_t *const kf__autograd_lists[] = {
    kf__autograd_activation,
    kf__autograd_specialized,
    kf__autograd_arithmetic,
    kf__autograd_conv,
    kf__autograd_cross,
    kf__autograd_embedding,
    kf__autograd_factory,
    kf__autograd_fft,
    kf__autograd_foreach,
    kf__autograd_gradients,
    kf__autograd_indexing,
    kf__autograd_join,
    kf__autograd_linalg,
    kf__autograd_loss,
    kf__autograd_matmul,
    kf__autograd_nn,
    kf__autograd_norm,
    kf__autograd_pool,
    kf__autograd_random,
    kf__autograd_reduce,
    kf__autograd_resample,
    kf__autograd_scalar,
    kf__autograd_sort,
    kf__autograd_sparse,
    kf__autograd_special,
    kf__autograd_unary,
    kf__autograd_views,
    NULL,
};

const char *const kf__autograd_areas[] = {
    "activation",
    "specialized",
    "arithmetic",
    "conv",
    "cross",
    "embedding",
    "factory",
    "fft",
    "foreach",
    "gradients",
    "indexing",
    "join",
    "linalg",
    "loss",
    "matmul",
    "nn",
    "norm",
    "pool",
    "random",
    "reduce",
    "resample",
    "scalar",
    "sort",
    "sparse",
    "special",
    "unary",
    "views",
};
