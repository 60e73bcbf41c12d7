/* keyfall.h: all public headers.
 *
 * Where to begin: base.h has the conventions of the whole API (errors, ownership, threads), an
 * example and Note [Setting up]; ops.h has the operators; library.h registers operators and
 * kernels; autograd.h has derivatives.
 *
 * Note [Other languages]
 * Every function of these headers is a symbol of the library, including those that C inlines (Note
 * [Inline functions] in base.h). Rust, Go, Python's ctypes and others declare the functions they
 * need and call them; no C compiler is involved. Callbacks are C functions; no exception or panic
 * may unwind through the library.
 *
 * Macros are for C and C++. Other languages use instead:
 *   KF_INTS, KF_TENSORS        a span, filled in: address and number of elements
 *   KF_CALL, KF_REDISPATCH     kf_op_call_boxed, kf_op_redispatch_boxed; or, for typed arguments,
 *                              kf_op_call_pointers, kf_op_redispatch_pointers
 *   KF_LIBRARY                 kf_library_create
 *   KF_KERNEL_DESC, KF_TYPED_KERNEL    kf_kernel_boxed, kf_kernel_typed, kf_kernel_fallthrough
 *   KF_INT, KF_FLOAT, …        kf_scalar_of_int, kf_scalar_of_float, …
 *   KF_KEY_X                   kf_key_parse("X", …): the numbers of keys depend on KF_KEY_TABLE
 *   KF_RANK_X                  kf_key_rank
 *   KF_ABI_VERSION             kf_abi_version; refuse a library with another number
 *   kf_error_set, kf_warn      kf_error_set_message, kf_warn_message: no variable arguments
 *
 * Numbers of all other constants are part of the ABI. Enums are 32 bits, bool is one byte (0 or 1),
 * kf_key_t two, kf_backend_t one; everything is aligned as in C.
 *
 * Note [Layouts]
 * These structs have a fixed layout, which changes only with KF_ABI_VERSION. Their sizes in bytes:
 *  - 16: kf_value_t, kf_keyset_t, kf_object_t, kf_edge_t, kf_str_t, kf_sym_int_t, kf_complex_t,
 *    kf_stream_t, kf_opt_int_t, kf_opt_float_t, and spans (kf_int_span_t, kf_tensor_span_t, …)
 *  - kf_device_t 4, kf_opt_device_t 6, kf_opt_bool_t 2, kf_scalar_t 24, kf_opt_scalar_t 32
 *  - kf_dispatchable_t 32, kf_stack_t 32, kf_call_t 40, kf_guard_t 40, kf_scope_t 232
 *  - kf_error_t 32, kf_error_frame_t 144, kf_type_t 24, kf_alias_t 32, kf_argument_t 48
 *  - kf_mode_scope_t 24, kf_functionalize_t 64
 *  - kf_kernel_desc_t 56: functions return it by value, so it never grows
 *
 * Other structs that begin with struct_size may get new fields at their end. Whoever fills one sets
 * struct_size to sizeof the struct as its header has it, and whoever reads one reads no field
 * beyond struct_size. Functions that get such a struct take every size that a release had, from
 * 0.1.0 on:
 *  - What a shorter struct lacks is as if it were 0, which means what the older release did.
 *  - What a longer struct has beyond the library's must be 0; else KF_ERR_ABI, because the program
 *    asks for something that this library does not have.
 *  - Where the function fills the struct, it writes struct_size bytes at most, and sets those to 0
 *    that it does not know.
 *  - Any other size is KF_ERR_MISUSE; the message names the function, the struct and both sizes.
 *
 * All other types are opaque. tests/abi/test_layout.c fixes sizes and offsets;
 * test_ctypes.py and test_rust.rs next to it use exported symbols only. */
#ifndef KEYFALL_KEYFALL_H
#define KEYFALL_KEYFALL_H

#include <keyfall/adaptor.h>
#include <keyfall/autograd.h>
#include <keyfall/backend.h>
#include <keyfall/base.h>
#include <keyfall/binding.h>
#include <keyfall/call.h>
#include <keyfall/checked.h>
#include <keyfall/compute.h>
#include <keyfall/computes.h>
#include <keyfall/device.h>
#include <keyfall/dlpack.h>
#include <keyfall/facts.h>
#include <keyfall/fallback.h>
#include <keyfall/functionalize.h>
#include <keyfall/generator.h>
#include <keyfall/key.h>
#include <keyfall/lazy.h>
#include <keyfall/library.h>
#include <keyfall/mode.h>
#include <keyfall/op.h>
#include <keyfall/ops.h>
#include <keyfall/plugin.h>
#include <keyfall/profile.h>
#include <keyfall/report.h>
#include <keyfall/schema.h>
#include <keyfall/scope.h>
#include <keyfall/scoped.h>
#include <keyfall/sparse.h>
#include <keyfall/tensor.h>
#include <keyfall/trace.h>
#include <keyfall/types.h>
#include <keyfall/value.h>

#endif
