/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

const kf__autograd_entry_t kf__autograd_foreach[] = {
    KF__AUTOGRAD_ENTRY(_foreach_add_List, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_add__List, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_add_Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_add__Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_sub_List, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_sub__List, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_sub_Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_sub__Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_mul_List, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_mul__List, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_mul_Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_mul__Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_div_List, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_div__List, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_div_Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_div__Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_addcmul_Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_addcmul__Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_addcdiv_Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_addcdiv__Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_lerp_Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_lerp__Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_lerp_List, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_lerp__List, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_norm_Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_sqrt, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_sqrt_, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_foreach_zero_, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_fused_sgd_, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_fused_sgd__tensor_lr, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_fused_adam_, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_fused_adam__tensor_lr, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_fused_adamw_, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_fused_adamw__tensor_lr, NOTHING, NULL),
    KF__AUTOGRAD_LAST,
};
