// Made by tools/rustgen/crate.py from the catalogue in ops/. Do not edit.
//! The operators as functions: one for each functional and in-place form of the catalogue whose arguments Rust has types
//! for. Names are those of `ops.h` without `kf_`. Functions have the positional arguments of the schema, and
//! keyword-only arguments that have no default; the other keyword-only arguments have their defaults.
//! Call an operator by name ([`crate::Op`]) to give them.
//!
//! ```
//! use keyfall::{ops, Tensor};
//! let x = Tensor::from_slice(&[1.0f32, 4.0, 9.0], &[3])?;
//! let y = ops::sqrt(&x)?;
//! ops::mul__Scalar(&y, 2.0)?; // in place
//! assert_eq!(y.to_vec::<f32>()?, [2.0, 4.0, 6.0]);
//! # Ok::<(), keyfall::Error>(())
//! ```
#![allow(non_snake_case, clippy::too_many_arguments)]

use crate::convert as arg;
use crate::error::{check, Result};
use crate::{Device, Dtype, MemoryFormat, Scalar, Tensor};
use std::ptr::null_mut;

mod c {
    use crate::ffi::*;
    extern "C" {
        pub fn kf_sigmoid(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sigmoid_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sigmoid_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_tanh_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_logit(a0: *mut kf_tensor_t, a1: kf_opt_float_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_logit_(a0: *mut kf_tensor_t, a1: kf_opt_float_t) -> kf_status_t;
        pub fn kf_logit_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_opt_float_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_log_sigmoid_forward(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_log_sigmoid_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_log_sigmoid(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hardsigmoid(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hardsigmoid_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hardsigmoid_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_relu(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_relu_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_relu6(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_relu6_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_leaky_relu(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_leaky_relu_(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_leaky_relu_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_prelu(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_prelu_kernel(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_prelu_kernel_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hardtanh(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hardtanh_(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_scalar_t) -> kf_status_t;
        pub fn kf_hardtanh_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t, a3: kf_scalar_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_threshold(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_threshold_(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_scalar_t) -> kf_status_t;
        pub fn kf_threshold_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_elu(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_scalar_t, a3: kf_scalar_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_elu_(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_scalar_t, a3: kf_scalar_t) -> kf_status_t;
        pub fn kf_elu_backward(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_scalar_t, a3: kf_scalar_t, a4: bool, a5: *mut kf_tensor_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_selu(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_selu_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_celu(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_celu_(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_softplus(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_softplus_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t, a3: kf_scalar_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_gelu(a0: *mut kf_tensor_t, a1: kf_str_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_gelu_(a0: *mut kf_tensor_t, a1: kf_str_t) -> kf_status_t;
        pub fn kf_gelu_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_str_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_silu(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_silu_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_silu_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_mish(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_mish_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_mish_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hardswish(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hardswish_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hardswish_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_glu(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_glu_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hardshrink(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hardshrink_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_softshrink(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_softshrink_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_add_relu(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_add_relu_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t) -> kf_status_t;
        pub fn kf_raw_add_relu_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_add_relu__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_scalar_t) -> kf_status_t;
        pub fn kf_glu_jvp(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_add(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_add_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t) -> kf_status_t;
        pub fn kf_add_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_add__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_scalar_t) -> kf_status_t;
        pub fn kf_sub(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sub_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t) -> kf_status_t;
        pub fn kf_sub_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sub__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_scalar_t) -> kf_status_t;
        pub fn kf_rsub(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_rsub_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_mul(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_mul_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_mul_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_mul__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_div(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_div_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_div_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_div__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_div_Tensor_mode(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_str_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_div__Tensor_mode(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_str_t) -> kf_status_t;
        pub fn kf_div_Scalar_mode(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_str_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_div__Scalar_mode(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_str_t) -> kf_status_t;
        pub fn kf_floor_divide(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_floor_divide_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_floor_divide_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_floor_divide__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_remainder(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_remainder_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_remainder_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_remainder__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_remainder_Scalar_Tensor(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fmod(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fmod_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fmod_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fmod__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_addcmul(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_addcmul_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t) -> kf_status_t;
        pub fn kf_addcdiv(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_addcdiv_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t) -> kf_status_t;
        pub fn kf_lerp_Scalar(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_lerp__Scalar(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t) -> kf_status_t;
        pub fn kf_lerp(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_lerp_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_pow(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_pow_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_pow_Tensor_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_pow__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_pow_Scalar(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_float_power(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_float_power_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_float_power_Tensor_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_float_power__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_float_power_Scalar(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_atan2(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_atan2_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hypot(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hypot_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_copysign(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_copysign_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_copysign_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_copysign__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_nextafter(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nextafter_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_logaddexp(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_logaddexp2(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_xlogy(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_xlogy_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_xlogy_Scalar_Other(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_xlogy__Scalar_Other(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_xlogy_Scalar_Self(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_gcd(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_gcd_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_lcm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_lcm_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_heaviside(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_heaviside_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_ldexp(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_ldexp_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_maximum(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_minimum(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fmax(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fmin(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_max_other(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_min_other(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_clamp(a0: *mut kf_tensor_t, a1: kf_opt_scalar_t, a2: kf_opt_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_clamp_(a0: *mut kf_tensor_t, a1: kf_opt_scalar_t, a2: kf_opt_scalar_t) -> kf_status_t;
        pub fn kf_clamp_Tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_clamp__Tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_clamp_min(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_clamp_min_(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_clamp_min_Tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_clamp_min__Tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_clamp_max(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_clamp_max_(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_clamp_max_Tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_clamp_max__Tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_clip(a0: *mut kf_tensor_t, a1: kf_opt_scalar_t, a2: kf_opt_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_clip_(a0: *mut kf_tensor_t, a1: kf_opt_scalar_t, a2: kf_opt_scalar_t) -> kf_status_t;
        pub fn kf_clip_Tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_clip__Tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_eq(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_eq_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_eq_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_eq__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_ne(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_ne_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_ne_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_ne__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_lt(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_lt_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_lt_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_lt__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_le(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_le_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_le_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_le__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_gt(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_gt_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_gt_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_gt__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_ge(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_ge_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_ge_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_ge__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_greater(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_greater_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_greater_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_greater__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_greater_equal(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_greater_equal_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_greater_equal_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_greater_equal__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_less(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_less_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_less_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_less__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_less_equal(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_less_equal_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_less_equal_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_less_equal__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_not_equal(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_not_equal_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_not_equal_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_not_equal__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_isclose(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: f64, a3: f64, a4: bool, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_allclose(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: f64, a3: f64, a4: bool, a5: *mut bool) -> kf_status_t;
        pub fn kf_equal(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut bool) -> kf_status_t;
        pub fn kf_logical_and(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_logical_and_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_logical_or(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_logical_or_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_logical_xor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_logical_xor_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bitwise_and(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bitwise_and_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bitwise_and_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bitwise_and__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_bitwise_and_Scalar_Tensor(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_and(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_iand(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_and_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_iand_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_bitwise_or(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bitwise_or_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bitwise_or_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bitwise_or__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_bitwise_or_Scalar_Tensor(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_or(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_ior(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_or_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_ior_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_bitwise_xor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bitwise_xor_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bitwise_xor_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bitwise_xor__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_bitwise_xor_Scalar_Tensor(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_xor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_ixor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_xor_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_ixor_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_bitwise_left_shift(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bitwise_left_shift_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bitwise_left_shift_Tensor_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bitwise_left_shift__Tensor_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_bitwise_left_shift_Scalar_Tensor(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_lshift(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_ilshift(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_lshift_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_ilshift_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_bitwise_right_shift(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bitwise_right_shift_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bitwise_right_shift_Tensor_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bitwise_right_shift__Tensor_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_bitwise_right_shift_Scalar_Tensor(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_rshift(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_irshift(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_rshift_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dunder_irshift_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_where_self(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_where_ScalarSelf(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_where_ScalarOther(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_where_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_where(a0: *mut kf_tensor_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_masked_fill_Scalar(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_masked_fill__Scalar(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t) -> kf_status_t;
        pub fn kf_masked_fill(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_masked_fill_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fill_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fill__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_fill(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fill_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_zero(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_zero_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_copy(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_copy_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool) -> kf_status_t;
        pub fn kf_clone(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_lazy_clone(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_test_parallel_materialize(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_contiguous(a0: *mut kf_tensor_t, a1: kf_memory_format_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_to_copy(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: bool, a6: kf_opt_int_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_to_dtype(a0: *mut kf_tensor_t, a1: kf_dtype_t, a2: bool, a3: bool, a4: kf_opt_int_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_to_device(a0: *mut kf_tensor_t, a1: kf_device_t, a2: kf_dtype_t, a3: bool, a4: bool, a5: kf_opt_int_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_to_dtype_layout(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: bool, a6: bool, a7: kf_opt_int_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_to_other(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: bool, a4: kf_opt_int_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_type_as(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_subtract(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_subtract_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t) -> kf_status_t;
        pub fn kf_subtract_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_subtract__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_scalar_t) -> kf_status_t;
        pub fn kf_multiply(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_multiply_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_multiply_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_multiply__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_divide(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_divide_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_divide_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_divide__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_true_divide(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_true_divide_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_true_divide_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_true_divide__Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_divide_Tensor_mode(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_str_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_divide__Tensor_mode(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_str_t) -> kf_status_t;
        pub fn kf_divide_Scalar_mode(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_str_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_divide__Scalar_mode(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_str_t) -> kf_status_t;
        pub fn kf_arctan2(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_arctan2_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_xlogy(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_xlogy_other_scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_xlogy_self_scalar(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_result_type(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_dtype_t) -> kf_status_t;
        pub fn kf_result_type_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut kf_dtype_t) -> kf_status_t;
        pub fn kf_result_type_Scalar_Tensor(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut kf_dtype_t) -> kf_status_t;
        pub fn kf_result_type_Scalar_Scalar(a0: kf_scalar_t, a1: kf_scalar_t, a2: *mut kf_dtype_t) -> kf_status_t;
        pub fn kf_can_cast(a0: kf_dtype_t, a1: kf_dtype_t, a2: *mut bool) -> kf_status_t;
        pub fn kf_promote_types(a0: kf_dtype_t, a1: kf_dtype_t, a2: *mut kf_dtype_t) -> kf_status_t;
        pub fn kf_raw_cast_Byte(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_cast_Char(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_cast_Double(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_cast_Float(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_cast_Half(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_cast_Int(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_cast_Long(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_cast_Short(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_chalf(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_masked_softmax(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_native_multi_head_attention(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: i64, a5: *mut kf_tensor_t, a6: *mut kf_tensor_t, a7: *mut kf_tensor_t, a8: *mut kf_tensor_t, a9: *mut kf_tensor_t, a10: bool, a11: bool, a12: kf_opt_int_t, a13: *mut *mut kf_tensor_t, a14: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_transformer_encoder_layer_fwd(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: *mut kf_tensor_t, a6: *mut kf_tensor_t, a7: bool, a8: bool, a9: f64, a10: *mut kf_tensor_t, a11: *mut kf_tensor_t, a12: *mut kf_tensor_t, a13: *mut kf_tensor_t, a14: *mut kf_tensor_t, a15: *mut kf_tensor_t, a16: *mut kf_tensor_t, a17: *mut kf_tensor_t, a18: *mut kf_tensor_t, a19: kf_opt_int_t, a20: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_transform_bias_rescale_qkv(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_nested_tensor_from_mask(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_nested_tensor_from_mask_left_aligned(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut bool) -> kf_status_t;
        pub fn kf_raw_flash_attention_forward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: i64, a6: i64, a7: f64, a8: bool, a9: bool, a10: kf_opt_float_t, a11: kf_opt_int_t, a12: kf_opt_int_t, a13: *mut kf_tensor_t, a14: *mut kf_tensor_t, a15: *mut *mut kf_tensor_t, a16: *mut *mut kf_tensor_t, a17: *mut *mut kf_tensor_t, a18: *mut *mut kf_tensor_t, a19: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_convolution(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: bool, a7: kf_int_span_t, a8: i64, a9: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_convolution_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: kf_int_span_t, a7: bool, a8: kf_int_span_t, a9: i64, a10: kf_bool_span_t, a11: *mut *mut kf_tensor_t, a12: *mut *mut kf_tensor_t, a13: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_convolution(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: bool, a7: kf_int_span_t, a8: i64, a9: bool, a10: bool, a11: bool, a12: bool, a13: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_conv1d(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: i64, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_conv2d(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: i64, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_conv3d(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: i64, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_conv1d_padding(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_str_t, a5: kf_int_span_t, a6: i64, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_conv2d_padding(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_str_t, a5: kf_int_span_t, a6: i64, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_conv3d_padding(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_str_t, a5: kf_int_span_t, a6: i64, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_conv_transpose1d(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: i64, a7: kf_int_span_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_conv_transpose2d(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: i64, a7: kf_int_span_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_conv_transpose3d(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: i64, a7: kf_int_span_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_im2col(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_col2im(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_slow_conv2d_forward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: *mut kf_tensor_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_conv_tbc(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_convolution_mode(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_str_t, a5: kf_int_span_t, a6: i64, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_thnn_conv2d(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: *mut kf_tensor_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_slow_conv3d(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: *mut kf_tensor_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_slow_conv_dilated2d(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: *mut kf_tensor_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: kf_int_span_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_slow_conv_dilated3d(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: *mut kf_tensor_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: kf_int_span_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_slow_conv_transpose2d(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: *mut kf_tensor_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: kf_int_span_t, a7: kf_int_span_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_slow_conv_transpose3d(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: *mut kf_tensor_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: kf_int_span_t, a7: kf_int_span_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_cross(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cross(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_opt_int_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_embedding_bag(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: bool, a4: i64, a5: bool, a6: *mut kf_tensor_t, a7: bool, a8: i64, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t, a11: *mut *mut kf_tensor_t, a12: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_embedding_bag_forward_only(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: bool, a4: i64, a5: bool, a6: *mut kf_tensor_t, a7: bool, a8: i64, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t, a11: *mut *mut kf_tensor_t, a12: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_embedding_bag(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: bool, a4: i64, a5: bool, a6: *mut kf_tensor_t, a7: bool, a8: *mut *mut kf_tensor_t, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t, a11: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_embedding_bag_padding_idx(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: bool, a4: i64, a5: bool, a6: *mut kf_tensor_t, a7: bool, a8: kf_opt_int_t, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t, a11: *mut *mut kf_tensor_t, a12: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_embedding_renorm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: f64, a3: f64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_embedding_renorm_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: f64, a3: f64) -> kf_status_t;
        pub fn kf_empty(a0: kf_int_span_t, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: kf_opt_int_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_empty_strided(a0: kf_int_span_t, a1: kf_int_span_t, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_empty_permuted(a0: kf_int_span_t, a1: kf_int_span_t, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_empty_like(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: kf_opt_int_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_new_empty(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_new_empty_strided(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_zeros(a0: kf_int_span_t, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_efficientzerotensor(a0: kf_int_span_t, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_zeros_like(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: kf_opt_int_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_new_zeros(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_ones(a0: kf_int_span_t, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_ones_like(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: kf_opt_int_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_new_ones(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_full(a0: kf_int_span_t, a1: kf_scalar_t, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_full_like(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: kf_opt_int_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_new_full(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_scalar_t, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_scalar_tensor(a0: kf_scalar_t, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_eye(a0: i64, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_eye_m(a0: i64, a1: i64, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_arange(a0: kf_scalar_t, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_arange_start(a0: kf_scalar_t, a1: kf_scalar_t, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_arange_start_step(a0: kf_scalar_t, a1: kf_scalar_t, a2: kf_scalar_t, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_range(a0: kf_scalar_t, a1: kf_scalar_t, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_range_step(a0: kf_scalar_t, a1: kf_scalar_t, a2: kf_scalar_t, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linspace(a0: kf_scalar_t, a1: kf_scalar_t, a2: i64, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linspace_Tensor_Tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linspace_Tensor_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: i64, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linspace_Scalar_Tensor(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: i64, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_logspace(a0: kf_scalar_t, a1: kf_scalar_t, a2: i64, a3: f64, a4: kf_opt_int_t, a5: kf_opt_int_t, a6: kf_opt_device_t, a7: kf_opt_bool_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_logspace_Tensor_Tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: f64, a4: kf_opt_int_t, a5: kf_opt_int_t, a6: kf_opt_device_t, a7: kf_opt_bool_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_logspace_Tensor_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: i64, a3: f64, a4: kf_opt_int_t, a5: kf_opt_int_t, a6: kf_opt_device_t, a7: kf_opt_bool_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_logspace_Scalar_Tensor(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: i64, a3: f64, a4: kf_opt_int_t, a5: kf_opt_int_t, a6: kf_opt_device_t, a7: kf_opt_bool_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_tril_indices(a0: i64, a1: i64, a2: i64, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_triu_indices(a0: i64, a1: i64, a2: i64, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_complex(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_polar(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_vander(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_from_file(a0: kf_str_t, a1: kf_opt_bool_t, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_resize_(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_int_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_resize_as_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_opt_int_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_set_(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_set__source_Tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_set__source_Tensor_storage_offset(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: kf_int_span_t, a4: kf_int_span_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_dim_arange(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_lift(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_shape_as_tensor(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bartlett_window(a0: i64, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bartlett_window_periodic(a0: i64, a1: bool, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_blackman_window(a0: i64, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_blackman_window_periodic(a0: i64, a1: bool, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hann_window(a0: i64, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hann_window_periodic(a0: i64, a1: bool, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hamming_window(a0: i64, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hamming_window_periodic(a0: i64, a1: bool, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_kaiser_window(a0: i64, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_kaiser_window_periodic(a0: i64, a1: bool, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hamming_window_periodic_alpha(a0: i64, a1: bool, a2: f64, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hamming_window_periodic_alpha_beta(a0: i64, a1: bool, a2: f64, a3: f64, a4: kf_opt_int_t, a5: kf_opt_int_t, a6: kf_opt_device_t, a7: kf_opt_bool_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_kaiser_window_beta(a0: i64, a1: bool, a2: f64, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_resize(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_int_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_pin_memory(a0: *mut kf_tensor_t, a1: kf_opt_device_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_pin_memory(a0: *mut kf_tensor_t, a1: kf_opt_device_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_fft_r2c(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: i64, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_fft_c2r(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: i64, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_fft_c2c(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: i64, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_fft(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: i64, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_ifft(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: i64, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_rfft(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: i64, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_irfft(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: i64, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_hfft(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: i64, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_ihfft(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: i64, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_fft2(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_ifft2(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_rfft2(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_irfft2(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_hfft2(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_ihfft2(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_fftn(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_ifftn(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_rfftn(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_irfftn(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_hfftn(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_ihfftn(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_fftshift(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_ifftshift(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_fftfreq(a0: i64, a1: f64, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fft_rfftfreq(a0: i64, a1: f64, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_stft(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: *mut kf_tensor_t, a5: bool, a6: kf_opt_bool_t, a7: kf_opt_bool_t, a8: kf_opt_bool_t, a9: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_stft_center(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: *mut kf_tensor_t, a5: bool, a6: kf_str_t, a7: bool, a8: kf_opt_bool_t, a9: kf_opt_bool_t, a10: kf_opt_bool_t, a11: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_istft(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: *mut kf_tensor_t, a5: bool, a6: bool, a7: kf_opt_bool_t, a8: kf_opt_int_t, a9: bool, a10: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_foreach_add_List(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_scalar_t, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_add__List(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_scalar_t) -> kf_status_t;
        pub fn kf_raw_foreach_add(a0: kf_tensor_span_t, a1: kf_scalar_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_add_(a0: kf_tensor_span_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_raw_foreach_sub_List(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_scalar_t, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_sub__List(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_scalar_t) -> kf_status_t;
        pub fn kf_raw_foreach_sub(a0: kf_tensor_span_t, a1: kf_scalar_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_sub_(a0: kf_tensor_span_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_raw_foreach_mul_List(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_mul__List(a0: kf_tensor_span_t, a1: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_mul(a0: kf_tensor_span_t, a1: kf_scalar_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_mul_(a0: kf_tensor_span_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_raw_foreach_div_List(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_div__List(a0: kf_tensor_span_t, a1: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_div(a0: kf_tensor_span_t, a1: kf_scalar_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_div_(a0: kf_tensor_span_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_raw_foreach_addcmul(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t, a3: kf_scalar_t, a4: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_addcmul_(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t, a3: kf_scalar_t) -> kf_status_t;
        pub fn kf_raw_foreach_addcdiv(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t, a3: kf_scalar_t, a4: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_addcdiv_(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t, a3: kf_scalar_t) -> kf_status_t;
        pub fn kf_raw_foreach_lerp(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_scalar_t, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_lerp_(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_scalar_t) -> kf_status_t;
        pub fn kf_raw_foreach_lerp_List(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_lerp__List(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_norm(a0: kf_tensor_span_t, a1: kf_scalar_t, a2: kf_opt_int_t, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_sqrt(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_sqrt_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_zero_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_abs(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_abs_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_acos(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_acos_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_asin(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_asin_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_atan(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_atan_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_ceil(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_ceil_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_cos(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_cos_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_cosh(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_cosh_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_erf(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_erf_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_erfc(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_erfc_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_exp(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_exp_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_expm1(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_expm1_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_floor(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_floor_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_frac(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_frac_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_lgamma(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_lgamma_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_log(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_log_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_log10(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_log10_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_log1p(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_log1p_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_log2(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_log2_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_neg(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_neg_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_reciprocal(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_reciprocal_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_round(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_round_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_rsqrt(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_rsqrt_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_sigmoid(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_sigmoid_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_sign(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_sign_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_sin(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_sin_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_sinh(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_sinh_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_tan(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_tan_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_tanh(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_tanh_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_trunc(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_trunc_(a0: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_add_Tensor(a0: kf_tensor_span_t, a1: *mut kf_tensor_t, a2: kf_scalar_t, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_add__Tensor(a0: kf_tensor_span_t, a1: *mut kf_tensor_t, a2: kf_scalar_t) -> kf_status_t;
        pub fn kf_raw_foreach_mul_Tensor(a0: kf_tensor_span_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_mul__Tensor(a0: kf_tensor_span_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_foreach_div_Tensor(a0: kf_tensor_span_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_div__Tensor(a0: kf_tensor_span_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_foreach_clamp_max(a0: kf_tensor_span_t, a1: kf_scalar_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_clamp_max_(a0: kf_tensor_span_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_raw_foreach_clamp_max_List(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_clamp_max__List(a0: kf_tensor_span_t, a1: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_clamp_min(a0: kf_tensor_span_t, a1: kf_scalar_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_clamp_min_(a0: kf_tensor_span_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_raw_foreach_clamp_min_List(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_clamp_min__List(a0: kf_tensor_span_t, a1: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_maximum(a0: kf_tensor_span_t, a1: kf_scalar_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_maximum_(a0: kf_tensor_span_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_raw_foreach_maximum_List(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_maximum__List(a0: kf_tensor_span_t, a1: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_minimum(a0: kf_tensor_span_t, a1: kf_scalar_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_minimum_(a0: kf_tensor_span_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_raw_foreach_minimum_List(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_minimum__List(a0: kf_tensor_span_t, a1: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_pow_List(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_pow__List(a0: kf_tensor_span_t, a1: kf_tensor_span_t) -> kf_status_t;
        pub fn kf_raw_foreach_pow(a0: kf_tensor_span_t, a1: kf_scalar_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_pow_(a0: kf_tensor_span_t, a1: kf_scalar_t) -> kf_status_t;
        pub fn kf_raw_foreach_pow_ScalarAndTensor(a0: kf_scalar_t, a1: kf_tensor_span_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_addcmul_Tensor(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t, a3: *mut kf_tensor_t, a4: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_addcmul__Tensor(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t, a3: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_foreach_addcdiv_Tensor(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t, a3: *mut kf_tensor_t, a4: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_addcdiv__Tensor(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t, a3: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_foreach_copy_(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: bool) -> kf_status_t;
        pub fn kf_raw_foreach_max(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_powsum(a0: kf_tensor_span_t, a1: kf_scalar_t, a2: kf_opt_int_t, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_fused_sgd_(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t, a3: f64, a4: f64, a5: f64, a6: f64, a7: bool, a8: bool, a9: bool, a10: *mut kf_tensor_t, a11: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_fused_sgd__tensor_lr(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t, a3: f64, a4: f64, a5: *mut kf_tensor_t, a6: f64, a7: bool, a8: bool, a9: bool, a10: *mut kf_tensor_t, a11: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_fused_adam_(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t, a3: kf_tensor_span_t, a4: kf_tensor_span_t, a5: kf_tensor_span_t, a6: f64, a7: f64, a8: f64, a9: f64, a10: f64, a11: bool, a12: bool, a13: *mut kf_tensor_t, a14: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_fused_adam__tensor_lr(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t, a3: kf_tensor_span_t, a4: kf_tensor_span_t, a5: kf_tensor_span_t, a6: *mut kf_tensor_t, a7: f64, a8: f64, a9: f64, a10: f64, a11: bool, a12: bool, a13: *mut kf_tensor_t, a14: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_fused_adamw_(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t, a3: kf_tensor_span_t, a4: kf_tensor_span_t, a5: kf_tensor_span_t, a6: f64, a7: f64, a8: f64, a9: f64, a10: f64, a11: bool, a12: bool, a13: *mut kf_tensor_t, a14: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_fused_adamw__tensor_lr(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t, a3: kf_tensor_span_t, a4: kf_tensor_span_t, a5: kf_tensor_span_t, a6: *mut kf_tensor_t, a7: f64, a8: f64, a9: f64, a10: f64, a11: bool, a12: bool, a13: *mut kf_tensor_t, a14: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_fused_adagrad_(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t, a3: kf_tensor_span_t, a4: f64, a5: f64, a6: f64, a7: f64, a8: bool, a9: *mut kf_tensor_t, a10: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_fused_adagrad__tensor_lr(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t, a3: kf_tensor_span_t, a4: *mut kf_tensor_t, a5: f64, a6: f64, a7: f64, a8: bool, a9: *mut kf_tensor_t, a10: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_amp_foreach_non_finite_check_and_unscale_(a0: kf_tensor_span_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_amp_update_scale_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: f64, a4: f64, a5: i64, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_foreach_copy(a0: kf_tensor_span_t, a1: kf_tensor_span_t, a2: bool, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_foreach_zero(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_trace_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_value_selecting_reduction_backward(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: bool, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cummaxmin_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_rrelu_with_noise_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: kf_scalar_t, a5: bool, a6: bool, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_cdist_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: f64, a4: *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_pdist_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: f64, a3: *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_embedding_bag_dense_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: i64, a6: bool, a7: i64, a8: *mut kf_tensor_t, a9: i64, a10: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_embedding_bag_per_sample_weights_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: i64, a6: i64, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_segment_reduce_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_str_t, a4: *mut kf_tensor_t, a5: *mut kf_tensor_t, a6: i64, a7: kf_opt_scalar_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_nearest1d_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_opt_float_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_upsample_nearest_exact1d_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_opt_float_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_reflection_pad1d_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_replication_pad1d_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_nearest2d_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_opt_float_t, a4: kf_opt_float_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_upsample_nearest_exact2d_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_opt_float_t, a4: kf_opt_float_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_reflection_pad2d_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_replication_pad2d_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_nearest3d_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_opt_float_t, a4: kf_opt_float_t, a5: kf_opt_float_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_upsample_nearest_exact3d_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_opt_float_t, a4: kf_opt_float_t, a5: kf_opt_float_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_reflection_pad3d_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_replication_pad3d_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_linear1d_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: bool, a4: kf_opt_float_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_bilinear2d_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: bool, a4: kf_opt_float_t, a5: kf_opt_float_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_bicubic2d_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: bool, a4: kf_opt_float_t, a5: kf_opt_float_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_trilinear3d_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: bool, a4: kf_opt_float_t, a5: kf_opt_float_t, a6: kf_opt_float_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_upsample_bilinear2d_aa_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: bool, a4: kf_opt_float_t, a5: kf_opt_float_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_upsample_bicubic2d_aa_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: bool, a4: kf_opt_float_t, a5: kf_opt_float_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_grid_sampler_2d_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: i64, a5: bool, a6: kf_bool_span_t, a7: *mut *mut kf_tensor_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_grid_sampler_3d_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: i64, a5: bool, a6: kf_bool_span_t, a7: *mut *mut kf_tensor_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_affine_grid_generator_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fractional_max_pool2d_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fractional_max_pool3d_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_unfold_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: i64, a3: i64, a4: i64, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_masked_scatter_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_masked_select_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cumprod_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_matrix_exp_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_infinitely_differentiable_gelu_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_multi_margin_loss_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: kf_scalar_t, a5: *mut kf_tensor_t, a6: i64, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_multilabel_margin_loss_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_conv_tbc_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: i64, a5: *mut *mut kf_tensor_t, a6: *mut *mut kf_tensor_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_weight_norm_interface_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: i64, a5: *mut *mut kf_tensor_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_gather(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_scatter_src(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_scatter__src(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_scatter_value(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_scatter__value(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: kf_scalar_t) -> kf_status_t;
        pub fn kf_scatter_reduce(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: kf_str_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_scatter__reduce(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: kf_str_t) -> kf_status_t;
        pub fn kf_scatter_value_reduce(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: kf_str_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_scatter__value_reduce(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: kf_str_t) -> kf_status_t;
        pub fn kf_scatter_add(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_scatter_add_(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_scatter_reduce_two(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: kf_str_t, a5: bool, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_scatter_reduce_(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: kf_str_t, a5: bool) -> kf_status_t;
        pub fn kf_index_select(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_index_add(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: kf_scalar_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_index_add_(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: kf_scalar_t) -> kf_status_t;
        pub fn kf_index_copy(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_index_copy_(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_index_fill_int_Tensor(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_index_fill__int_Tensor(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_index_fill_int_Scalar(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_index_fill_(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: kf_scalar_t) -> kf_status_t;
        pub fn kf_index_reduce(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: kf_str_t, a5: bool, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_index_reduce_(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: kf_str_t, a5: bool) -> kf_status_t;
        pub fn kf_index(a0: *mut kf_tensor_t, a1: kf_tensor_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_index_put(a0: *mut kf_tensor_t, a1: kf_tensor_span_t, a2: *mut kf_tensor_t, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_index_put_(a0: *mut kf_tensor_t, a1: kf_tensor_span_t, a2: *mut kf_tensor_t, a3: bool) -> kf_status_t;
        pub fn kf_take(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_put(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_put_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: bool) -> kf_status_t;
        pub fn kf_masked_select(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_masked_scatter(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_masked_scatter_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nonzero(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_unsafe_index(a0: *mut kf_tensor_t, a1: kf_tensor_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_unsafe_index_put(a0: *mut kf_tensor_t, a1: kf_tensor_span_t, a2: *mut kf_tensor_t, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_index_put_impl_(a0: *mut kf_tensor_t, a1: kf_tensor_span_t, a2: *mut kf_tensor_t, a3: bool, a4: bool, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_unsafe_masked_index(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_tensor_span_t, a3: kf_scalar_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_unsafe_masked_index_put_accumulate(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_tensor_span_t, a3: *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cat(a0: kf_tensor_span_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_concat(a0: kf_tensor_span_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_concatenate(a0: kf_tensor_span_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_stack(a0: kf_tensor_span_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hstack(a0: kf_tensor_span_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_vstack(a0: kf_tensor_span_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_row_stack(a0: kf_tensor_span_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dstack(a0: kf_tensor_span_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_column_stack(a0: kf_tensor_span_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_block_diag(a0: kf_tensor_span_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_flip(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fliplr(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_flipud(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_roll(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_rot90(a0: *mut kf_tensor_t, a1: i64, a2: kf_int_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_repeat(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_tile(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_repeat_interleave_self_int(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_repeat_interleave(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_repeat_interleave_self_Tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_tril(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_tril_(a0: *mut kf_tensor_t, a1: i64) -> kf_status_t;
        pub fn kf_triu(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_triu_(a0: *mut kf_tensor_t, a1: i64) -> kf_status_t;
        pub fn kf_diag(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_diag_embed(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_diagflat(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_select_scatter(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_slice_scatter(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: i64, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_diagonal_scatter(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: i64, a4: i64, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_as_strided_scatter(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: kf_opt_int_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_select_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: i64, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_slice_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: i64, a3: i64, a4: i64, a5: i64, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_diagonal_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: i64, a3: i64, a4: i64, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_index_select_backward(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: i64, a3: *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_gather_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut kf_tensor_t, a4: bool, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_take_along_dim(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_opt_int_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_argwhere(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nonzero_numpy(a0: *mut kf_tensor_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_nonzero_static(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_meshgrid_indexing(a0: kf_tensor_span_t, a1: kf_str_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_meshgrid(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_cartesian_prod(a0: kf_tensor_span_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_combinations(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_one_hot(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_channel_shuffle(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_pixel_shuffle(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_pixel_unshuffle(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fill_diagonal_(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_stack(a0: kf_tensor_span_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_native_channel_shuffle(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_chunk_cat(a0: kf_tensor_span_t, a1: i64, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_pack_padded_sequence(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_pad_packed_sequence(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: kf_scalar_t, a4: i64, a5: *mut *mut kf_tensor_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_pad_sequence(a0: kf_tensor_span_t, a1: bool, a2: f64, a3: kf_str_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_flatten_dense_tensors(a0: kf_tensor_span_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_unflatten_dense_tensors(a0: *mut kf_tensor_t, a1: kf_tensor_span_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_linalg_check_errors(a0: *mut kf_tensor_t, a1: kf_str_t, a2: bool) -> kf_status_t;
        pub fn kf_linalg_cholesky_ex(a0: *mut kf_tensor_t, a1: bool, a2: bool, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_cholesky(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cholesky(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cholesky_solve(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cholesky_inverse(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_lu_factor_ex(a0: *mut kf_tensor_t, a1: bool, a2: bool, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_lu_factor(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_lu_with_info(a0: *mut kf_tensor_t, a1: bool, a2: bool, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_lu_unpack(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: bool, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_lu(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_lu_solve(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: bool, a4: bool, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_lu_solve(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_linalg_solve_ex(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: bool, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t, a6: *mut *mut kf_tensor_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_solve_ex(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: bool, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_solve(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_inv_ex(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_inv(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_inverse(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_linalg_det(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t, a2: *mut *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_det(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_det(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_linalg_slogdet(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t, a2: *mut *mut kf_tensor_t, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_slogdet(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_slogdet(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_logdet(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_solve_triangular(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: bool, a4: bool, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_triangular_solve(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: bool, a4: bool, a5: *mut *mut kf_tensor_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_qr(a0: *mut kf_tensor_t, a1: kf_str_t, a2: *mut *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_qr(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_geqrf(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_householder_product(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_orgqr(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_ormqr(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: bool, a4: bool, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_ldl_factor_ex(a0: *mut kf_tensor_t, a1: bool, a2: bool, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_ldl_factor(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_ldl_solve(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_linalg_svd(a0: *mut kf_tensor_t, a1: bool, a2: bool, a3: kf_str_t, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_svd(a0: *mut kf_tensor_t, a1: bool, a2: kf_str_t, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_svdvals(a0: *mut kf_tensor_t, a1: kf_str_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_svd(a0: *mut kf_tensor_t, a1: bool, a2: bool, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_linalg_eigh(a0: *mut kf_tensor_t, a1: kf_str_t, a2: bool, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_eigh(a0: *mut kf_tensor_t, a1: kf_str_t, a2: *mut *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_eigvalsh(a0: *mut kf_tensor_t, a1: kf_str_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_eig(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_linalg_eigvals(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_eigvals(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_lstsq(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_opt_float_t, a3: kf_str_t, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t, a6: *mut *mut kf_tensor_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_pinv_atol_rtol_tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_pinv_atol_rtol_float(a0: *mut kf_tensor_t, a1: kf_opt_float_t, a2: kf_opt_float_t, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_pinv(a0: *mut kf_tensor_t, a1: f64, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_pinv_rcond_tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_pinverse(a0: *mut kf_tensor_t, a1: f64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_matrix_rank_atol_rtol_tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_matrix_rank_atol_rtol_float(a0: *mut kf_tensor_t, a1: kf_opt_float_t, a2: kf_opt_float_t, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_matrix_rank(a0: *mut kf_tensor_t, a1: f64, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_matrix_rank_tol_tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_matrix_exp(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_matrix_exp(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_multi_dot(a0: kf_tensor_span_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_chain_matmul(a0: kf_tensor_span_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_tensorinv(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_tensorsolve(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_matmul(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_matrix_norm(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_int_span_t, a3: bool, a4: kf_opt_int_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_matrix_norm_str_ord(a0: *mut kf_tensor_t, a1: kf_str_t, a2: kf_int_span_t, a3: bool, a4: kf_opt_int_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_norm(a0: *mut kf_tensor_t, a1: kf_opt_scalar_t, a2: kf_int_span_t, a3: bool, a4: kf_opt_int_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_norm_ord_str(a0: *mut kf_tensor_t, a1: kf_str_t, a2: kf_int_span_t, a3: bool, a4: kf_opt_int_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nuclear_norm(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nuclear_norm_dim(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_cond(a0: *mut kf_tensor_t, a1: kf_opt_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_cond_p_str(a0: *mut kf_tensor_t, a1: kf_str_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_vander(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_vecdot(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_mse_loss(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_mse_loss_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_l1_loss(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_smooth_l1_loss(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: f64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_smooth_l1_loss_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: f64, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_huber_loss(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: f64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_huber_loss_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: f64, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_soft_margin_loss(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_soft_margin_loss_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hinge_embedding_loss(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: f64, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_margin_ranking_loss(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: f64, a4: i64, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_triplet_margin_loss(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: f64, a4: f64, a5: f64, a6: bool, a7: i64, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cosine_embedding_loss(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: f64, a4: i64, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_poisson_nll_loss(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: bool, a4: f64, a5: i64, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_kl_div(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_binary_cross_entropy(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_binary_cross_entropy_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: i64, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_binary_cross_entropy_with_logits(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: i64, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nll_loss(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: i64, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nll_loss2d(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: i64, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nll_loss_forward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: i64, a5: *mut *mut kf_tensor_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nll_loss_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: i64, a5: i64, a6: *mut kf_tensor_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nll_loss2d_forward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: i64, a5: *mut *mut kf_tensor_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nll_loss2d_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: i64, a5: i64, a6: *mut kf_tensor_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nll_loss_nd(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: i64, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cross_entropy_loss(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: i64, a5: f64, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_multi_margin_loss(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t, a3: kf_scalar_t, a4: *mut kf_tensor_t, a5: i64, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_multilabel_margin_loss_forward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_multilabel_margin_loss(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_ctc_loss(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: i64, a5: bool, a6: *mut *mut kf_tensor_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_ctc_loss_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: *mut kf_tensor_t, a6: *mut kf_tensor_t, a7: i64, a8: bool, a9: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_ctc_loss_IntList(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: i64, a5: i64, a6: bool, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_ctc_loss(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: i64, a5: i64, a6: bool, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_use_cudnn_ctc_loss(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: i64, a5: *mut bool) -> kf_status_t;
        pub fn kf_raw_use_cudnn_ctc_loss_Tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: i64, a5: *mut bool) -> kf_status_t;
        pub fn kf_raw_ctc_loss_Tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: i64, a5: bool, a6: *mut *mut kf_tensor_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_ctc_loss_backward_Tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: *mut kf_tensor_t, a6: *mut kf_tensor_t, a7: i64, a8: bool, a9: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_mm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_addmm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: kf_scalar_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_addmm_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: kf_scalar_t) -> kf_status_t;
        pub fn kf_bmm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_baddbmm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: kf_scalar_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_baddbmm_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: kf_scalar_t) -> kf_status_t;
        pub fn kf_addbmm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: kf_scalar_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_addbmm_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: kf_scalar_t) -> kf_status_t;
        pub fn kf_mv(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_addmv(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: kf_scalar_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_addmv_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: kf_scalar_t) -> kf_status_t;
        pub fn kf_dot(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_vdot(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_addr(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: kf_scalar_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_addr_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: kf_scalar_t) -> kf_status_t;
        pub fn kf_outer(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_ger(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_inner(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_matmul(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linear(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_einsum(a0: kf_str_t, a1: kf_tensor_span_t, a2: kf_int_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_tensordot(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_kron(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_matrix_power(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_matrix_power(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_trace(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_cdist_forward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: f64, a3: kf_opt_int_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cdist(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: f64, a3: kf_opt_int_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_pdist_forward(a0: *mut kf_tensor_t, a1: f64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_pdist(a0: *mut kf_tensor_t, a1: f64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_addmm_activation(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: kf_scalar_t, a5: bool, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_grouped_mm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: kf_opt_int_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_euclidean_dist(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bilinear(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_int_mm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_compute_linear_combination(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_weight_int8pack_mm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_scaled_mm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: *mut kf_tensor_t, a6: kf_opt_int_t, a7: bool, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_trilinear(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: kf_int_span_t, a7: i64, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_constant_pad_nd(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_reflection_pad1d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_reflection_pad2d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_reflection_pad3d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_replication_pad1d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_replication_pad2d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_replication_pad3d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_pad_circular(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_pad(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_str_t, a3: kf_opt_float_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_embedding(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: bool, a4: bool, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_embedding_dense_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: i64, a4: bool, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_embedding_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: i64, a4: bool, a5: bool, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_scaled_dot_product_attention_math(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: f64, a5: bool, a6: *mut kf_tensor_t, a7: kf_opt_float_t, a8: bool, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_scaled_dot_product_flash_attention_for_cpu(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: f64, a4: bool, a5: *mut kf_tensor_t, a6: kf_opt_float_t, a7: *mut *mut kf_tensor_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_scaled_dot_product_flash_attention_for_cpu_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: *mut kf_tensor_t, a6: f64, a7: bool, a8: *mut kf_tensor_t, a9: kf_opt_float_t, a10: *mut *mut kf_tensor_t, a11: *mut *mut kf_tensor_t, a12: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_fused_sdp_choice(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: f64, a5: bool, a6: kf_opt_float_t, a7: bool, a8: *mut i64) -> kf_status_t;
        pub fn kf_scaled_dot_product_attention(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: f64, a5: bool, a6: kf_opt_float_t, a7: bool, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_mkldnn_rnn_layer(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: *mut kf_tensor_t, a6: *mut kf_tensor_t, a7: bool, a8: kf_int_span_t, a9: i64, a10: i64, a11: i64, a12: bool, a13: bool, a14: bool, a15: bool, a16: *mut *mut kf_tensor_t, a17: *mut *mut kf_tensor_t, a18: *mut *mut kf_tensor_t, a19: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_mkldnn_rnn_layer_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: *mut kf_tensor_t, a6: *mut kf_tensor_t, a7: *mut kf_tensor_t, a8: *mut kf_tensor_t, a9: *mut kf_tensor_t, a10: *mut kf_tensor_t, a11: *mut kf_tensor_t, a12: *mut kf_tensor_t, a13: bool, a14: i64, a15: i64, a16: i64, a17: bool, a18: bool, a19: bool, a20: kf_int_span_t, a21: bool, a22: *mut kf_tensor_t, a23: *mut *mut kf_tensor_t, a24: *mut *mut kf_tensor_t, a25: *mut *mut kf_tensor_t, a26: *mut *mut kf_tensor_t, a27: *mut *mut kf_tensor_t, a28: *mut *mut kf_tensor_t, a29: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_lstm(a0: *mut kf_tensor_t, a1: kf_tensor_span_t, a2: kf_tensor_span_t, a3: bool, a4: i64, a5: f64, a6: bool, a7: bool, a8: bool, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t, a11: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_lstm_data(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_tensor_span_t, a3: kf_tensor_span_t, a4: bool, a5: i64, a6: f64, a7: bool, a8: bool, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t, a11: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_gru(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_tensor_span_t, a3: bool, a4: i64, a5: f64, a6: bool, a7: bool, a8: bool, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_gru_data(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_tensor_span_t, a4: bool, a5: i64, a6: f64, a7: bool, a8: bool, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_rnn_tanh(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_tensor_span_t, a3: bool, a4: i64, a5: f64, a6: bool, a7: bool, a8: bool, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_rnn_tanh_data(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_tensor_span_t, a4: bool, a5: i64, a6: f64, a7: bool, a8: bool, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_rnn_relu(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_tensor_span_t, a3: bool, a4: i64, a5: f64, a6: bool, a7: bool, a8: bool, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_rnn_relu_data(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_tensor_span_t, a4: bool, a5: i64, a6: f64, a7: bool, a8: bool, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_lstm_cell(a0: *mut kf_tensor_t, a1: kf_tensor_span_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: *mut kf_tensor_t, a6: *mut *mut kf_tensor_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_gru_cell(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: *mut kf_tensor_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_rnn_tanh_cell(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: *mut kf_tensor_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_rnn_relu_cell(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: *mut kf_tensor_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_softmax(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_log_softmax(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_softmax_backward_data(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: kf_dtype_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_log_softmax_backward_data(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: kf_dtype_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_softmax(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_safe_softmax(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_log_softmax(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_native_layer_norm(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: f64, a5: *mut *mut kf_tensor_t, a6: *mut *mut kf_tensor_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_native_layer_norm_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: *mut kf_tensor_t, a6: *mut kf_tensor_t, a7: kf_bool_span_t, a8: *mut *mut kf_tensor_t, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_layer_norm(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: f64, a5: bool, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_fused_rms_norm(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut kf_tensor_t, a3: kf_opt_float_t, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_fused_rms_norm_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: kf_bool_span_t, a6: *mut *mut kf_tensor_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_rms_norm(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut kf_tensor_t, a3: kf_opt_float_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_native_group_norm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: i64, a5: i64, a6: i64, a7: f64, a8: *mut *mut kf_tensor_t, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_native_group_norm_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: i64, a6: i64, a7: i64, a8: i64, a9: kf_bool_span_t, a10: *mut *mut kf_tensor_t, a11: *mut *mut kf_tensor_t, a12: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_group_norm(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: f64, a5: bool, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_native_batch_norm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: bool, a6: f64, a7: f64, a8: *mut *mut kf_tensor_t, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_native_batch_norm_legit(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: bool, a6: f64, a7: f64, a8: *mut *mut kf_tensor_t, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_native_batch_norm_legit_no_stats(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: bool, a4: f64, a5: f64, a6: *mut *mut kf_tensor_t, a7: *mut *mut kf_tensor_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_native_batch_norm_legit_no_training(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: f64, a6: f64, a7: *mut *mut kf_tensor_t, a8: *mut *mut kf_tensor_t, a9: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_native_batch_norm_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: *mut kf_tensor_t, a6: *mut kf_tensor_t, a7: bool, a8: f64, a9: kf_bool_span_t, a10: *mut *mut kf_tensor_t, a11: *mut *mut kf_tensor_t, a12: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_batch_norm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: bool, a6: f64, a7: f64, a8: bool, a9: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_instance_norm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: bool, a6: f64, a7: f64, a8: bool, a9: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_softmax(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_log_softmax(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_batch_norm_with_update(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: f64, a6: f64, a7: *mut *mut kf_tensor_t, a8: *mut *mut kf_tensor_t, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_batch_norm_no_update(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: f64, a6: f64, a7: *mut *mut kf_tensor_t, a8: *mut *mut kf_tensor_t, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_weight_norm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_norm_except_dim(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_batch_norm_update_stats(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: f64, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_weight_norm_interface(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_batch_norm_with_update_functional(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: f64, a6: f64, a7: *mut *mut kf_tensor_t, a8: *mut *mut kf_tensor_t, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t, a11: *mut *mut kf_tensor_t, a12: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_native_batch_norm_legit_functional(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: bool, a6: f64, a7: f64, a8: *mut *mut kf_tensor_t, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t, a11: *mut *mut kf_tensor_t, a12: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cudnn_batch_norm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: bool, a6: f64, a7: f64, a8: *mut *mut kf_tensor_t, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t, a11: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_miopen_batch_norm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: bool, a6: f64, a7: f64, a8: *mut *mut kf_tensor_t, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_batch_norm_impl_index(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: bool, a6: f64, a7: f64, a8: bool, a9: *mut *mut kf_tensor_t, a10: *mut *mut kf_tensor_t, a11: *mut *mut kf_tensor_t, a12: *mut *mut kf_tensor_t, a13: *mut i64) -> kf_status_t;
        pub fn kf_max_pool2d_with_indices(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: bool, a6: *mut *mut kf_tensor_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_max_pool2d_with_indices_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: bool, a7: *mut kf_tensor_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_max_pool3d_with_indices(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: bool, a6: *mut *mut kf_tensor_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_max_pool3d_with_indices_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: kf_int_span_t, a6: bool, a7: *mut kf_tensor_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_max_pool1d_with_indices(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: bool, a6: *mut *mut kf_tensor_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_max_pool1d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: bool, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_max_pool2d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: bool, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_max_pool3d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: bool, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_avg_pool1d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: bool, a5: bool, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_avg_pool2d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: bool, a5: bool, a6: kf_opt_int_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_avg_pool2d_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: bool, a6: bool, a7: kf_opt_int_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_avg_pool3d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: bool, a5: bool, a6: kf_opt_int_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_avg_pool3d_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: bool, a6: bool, a7: kf_opt_int_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_adaptive_avg_pool1d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_adaptive_avg_pool2d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_adaptive_avg_pool2d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_adaptive_avg_pool2d_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_adaptive_avg_pool3d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_adaptive_avg_pool3d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_adaptive_avg_pool3d_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_adaptive_max_pool1d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_adaptive_max_pool2d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_adaptive_max_pool2d_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_adaptive_max_pool3d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_adaptive_max_pool3d_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_max_unpool2d(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_max_unpool3d(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: kf_int_span_t, a4: kf_int_span_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fractional_max_pool2d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: *mut kf_tensor_t, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fractional_max_pool3d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: *mut kf_tensor_t, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fake_quantize_per_tensor_affine(a0: *mut kf_tensor_t, a1: f64, a2: i64, a3: i64, a4: i64, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fake_quantize_per_tensor_affine_tensor_qparams(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: i64, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fake_quantize_per_channel_affine(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: i64, a5: i64, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_is_complex(a0: *mut kf_tensor_t, a1: *mut bool) -> kf_status_t;
        pub fn kf_is_floating_point(a0: *mut kf_tensor_t, a1: *mut bool) -> kf_status_t;
        pub fn kf_is_signed(a0: *mut kf_tensor_t, a1: *mut bool) -> kf_status_t;
        pub fn kf_is_conj(a0: *mut kf_tensor_t, a1: *mut bool) -> kf_status_t;
        pub fn kf_is_neg(a0: *mut kf_tensor_t, a1: *mut bool) -> kf_status_t;
        pub fn kf_is_inference(a0: *mut kf_tensor_t, a1: *mut bool) -> kf_status_t;
        pub fn kf_is_set_to(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut bool) -> kf_status_t;
        pub fn kf_raw_has_same_storage_numel(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut bool) -> kf_status_t;
        pub fn kf_raw_nnpack_available(a0: *mut bool) -> kf_status_t;
        pub fn kf_raw_assert_scalar(a0: kf_scalar_t, a1: kf_str_t) -> kf_status_t;
        pub fn kf_raw_assert_tensor_metadata(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_int_t) -> kf_status_t;
        pub fn kf_raw_is_all_true(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_is_any_true(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_is_leaf(a0: *mut kf_tensor_t, a1: *mut bool) -> kf_status_t;
        pub fn kf_is_pinned(a0: *mut kf_tensor_t, a1: kf_opt_device_t, a2: *mut bool) -> kf_status_t;
        pub fn kf_output_nr(a0: *mut kf_tensor_t, a1: *mut i64) -> kf_status_t;
        pub fn kf_retains_grad(a0: *mut kf_tensor_t, a1: *mut bool) -> kf_status_t;
        pub fn kf_requires_grad_(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_retain_grad(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_version(a0: *mut kf_tensor_t, a1: *mut i64) -> kf_status_t;
        pub fn kf_raw_assert_async(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_assert_async_msg(a0: *mut kf_tensor_t, a1: kf_str_t) -> kf_status_t;
        pub fn kf_raw_has_compatible_shallow_copy_type(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut bool) -> kf_status_t;
        pub fn kf_raw_is_zerotensor(a0: *mut kf_tensor_t, a1: *mut bool) -> kf_status_t;
        pub fn kf_is_distributed(a0: *mut kf_tensor_t, a1: *mut bool) -> kf_status_t;
        pub fn kf_uniform(a0: *mut kf_tensor_t, a1: f64, a2: f64, a3: *mut kf_generator_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_uniform_(a0: *mut kf_tensor_t, a1: f64, a2: f64, a3: *mut kf_generator_t) -> kf_status_t;
        pub fn kf_normal_functional(a0: *mut kf_tensor_t, a1: f64, a2: f64, a3: *mut kf_generator_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_normal_(a0: *mut kf_tensor_t, a1: f64, a2: f64, a3: *mut kf_generator_t) -> kf_status_t;
        pub fn kf_log_normal(a0: *mut kf_tensor_t, a1: f64, a2: f64, a3: *mut kf_generator_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_log_normal_(a0: *mut kf_tensor_t, a1: f64, a2: f64, a3: *mut kf_generator_t) -> kf_status_t;
        pub fn kf_cauchy(a0: *mut kf_tensor_t, a1: f64, a2: f64, a3: *mut kf_generator_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cauchy_(a0: *mut kf_tensor_t, a1: f64, a2: f64, a3: *mut kf_generator_t) -> kf_status_t;
        pub fn kf_exponential(a0: *mut kf_tensor_t, a1: f64, a2: *mut kf_generator_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_exponential_(a0: *mut kf_tensor_t, a1: f64, a2: *mut kf_generator_t) -> kf_status_t;
        pub fn kf_geometric(a0: *mut kf_tensor_t, a1: f64, a2: *mut kf_generator_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_geometric_(a0: *mut kf_tensor_t, a1: f64, a2: *mut kf_generator_t) -> kf_status_t;
        pub fn kf_random(a0: *mut kf_tensor_t, a1: *mut kf_generator_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_random_(a0: *mut kf_tensor_t, a1: *mut kf_generator_t) -> kf_status_t;
        pub fn kf_random_from(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t, a3: *mut kf_generator_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_random__from(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t, a3: *mut kf_generator_t) -> kf_status_t;
        pub fn kf_random_to(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_generator_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_random__to(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_generator_t) -> kf_status_t;
        pub fn kf_bernoulli_p(a0: *mut kf_tensor_t, a1: f64, a2: *mut kf_generator_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bernoulli__float(a0: *mut kf_tensor_t, a1: f64, a2: *mut kf_generator_t) -> kf_status_t;
        pub fn kf_bernoulli_Tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_generator_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bernoulli_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_generator_t) -> kf_status_t;
        pub fn kf_bernoulli(a0: *mut kf_tensor_t, a1: *mut kf_generator_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_standard_gamma_grad(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_dirichlet_grad(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_multinomial(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: *mut kf_generator_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_rand(a0: kf_int_span_t, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_randn(a0: kf_int_span_t, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_rand_like(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: kf_opt_int_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_randn_like(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: kf_opt_int_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_randint(a0: i64, a1: kf_int_span_t, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_randint_low(a0: i64, a1: i64, a2: kf_int_span_t, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_randint_like(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: kf_opt_int_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_randint_like_low_dtype(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: kf_opt_int_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_randint_like_Tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: kf_opt_int_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_randperm(a0: i64, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_normal(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_generator_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_normal_Tensor_float(a0: *mut kf_tensor_t, a1: f64, a2: *mut kf_generator_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_normal_float_Tensor(a0: f64, a1: *mut kf_tensor_t, a2: *mut kf_generator_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_normal_float_float(a0: f64, a1: f64, a2: kf_int_span_t, a3: *mut kf_generator_t, a4: kf_opt_int_t, a5: kf_opt_int_t, a6: kf_opt_device_t, a7: kf_opt_bool_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_native_dropout(a0: *mut kf_tensor_t, a1: f64, a2: kf_opt_bool_t, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_native_dropout_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: f64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dropout(a0: *mut kf_tensor_t, a1: f64, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dropout_(a0: *mut kf_tensor_t, a1: f64, a2: bool) -> kf_status_t;
        pub fn kf_feature_dropout(a0: *mut kf_tensor_t, a1: f64, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_feature_dropout_(a0: *mut kf_tensor_t, a1: f64, a2: bool) -> kf_status_t;
        pub fn kf_alpha_dropout(a0: *mut kf_tensor_t, a1: f64, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_alpha_dropout_(a0: *mut kf_tensor_t, a1: f64, a2: bool) -> kf_status_t;
        pub fn kf_feature_alpha_dropout(a0: *mut kf_tensor_t, a1: f64, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_feature_alpha_dropout_(a0: *mut kf_tensor_t, a1: f64, a2: bool) -> kf_status_t;
        pub fn kf_raw_sobol_engine_initialize_state_(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sobol_engine_scramble_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sobol_engine_draw(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: i64, a4: i64, a5: kf_opt_int_t, a6: *mut *mut kf_tensor_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sobol_engine_ff_(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: i64, a4: i64, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sum(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sum_dim_IntList(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_opt_int_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nansum(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_opt_int_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_mean(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_mean_dim(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_opt_int_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nanmean(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_opt_int_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_prod(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_prod_dim_int(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: kf_opt_int_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_amax(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_amin(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_aminmax(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: bool, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_max(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_min(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_max_dim(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_min_dim(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_argmax(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_argmin(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_any(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_any_dim(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_any_dims(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_all(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_all_dim(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_all_dims(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_count_nonzero_dim_IntList(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_count_nonzero(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_var_correction(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_scalar_t, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_std_correction(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_scalar_t, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_var_mean_correction(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_scalar_t, a3: bool, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_std_mean_correction(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_scalar_t, a3: bool, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_var(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_var_dim(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_std(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_std_dim(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_var_mean(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_var_mean_dim(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: bool, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_std_mean(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_std_mean_dim(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: bool, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_vector_norm(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: kf_int_span_t, a3: bool, a4: kf_opt_int_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_norm(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_norm_ScalarOpt_dtype(a0: *mut kf_tensor_t, a1: kf_opt_scalar_t, a2: kf_dtype_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_norm_ScalarOpt_dim(a0: *mut kf_tensor_t, a1: kf_opt_scalar_t, a2: kf_int_span_t, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_norm_ScalarOpt_dim_dtype(a0: *mut kf_tensor_t, a1: kf_opt_scalar_t, a2: kf_int_span_t, a3: bool, a4: kf_dtype_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_frobenius_norm(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_logsumexp(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cumsum(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cumsum_(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t) -> kf_status_t;
        pub fn kf_cumprod(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cumprod_(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t) -> kf_status_t;
        pub fn kf_logcumsumexp(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cummax(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cummin(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_dist(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_scalar_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_pairwise_distance(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: f64, a3: f64, a4: bool, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cosine_similarity(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: f64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_renorm(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: i64, a3: kf_scalar_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_renorm_(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: i64, a3: kf_scalar_t) -> kf_status_t;
        pub fn kf_cov(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_corrcoef(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_histc(a0: *mut kf_tensor_t, a1: i64, a2: kf_scalar_t, a3: kf_scalar_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bincount(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_trapezoid_x(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_trapezoid_dx(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cumulative_trapezoid_x(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cumulative_trapezoid_dx(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_diff(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_quantile(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_opt_int_t, a3: bool, a4: kf_str_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_quantile_scalar(a0: *mut kf_tensor_t, a1: f64, a2: kf_opt_int_t, a3: bool, a4: kf_str_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nanquantile(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_opt_int_t, a3: bool, a4: kf_str_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nanquantile_scalar(a0: *mut kf_tensor_t, a1: f64, a2: kf_opt_int_t, a3: bool, a4: kf_str_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_histogram_bin_ct(a0: *mut kf_tensor_t, a1: i64, a2: kf_float_span_t, a3: *mut kf_tensor_t, a4: bool, a5: *mut *mut kf_tensor_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_histogram_bins_tensor(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: bool, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_segment_reduce(a0: *mut kf_tensor_t, a1: kf_str_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: i64, a6: bool, a7: kf_opt_scalar_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_logsumexp(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_logcumsumexp(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_trapz_x(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_trapz_dx(a0: *mut kf_tensor_t, a1: f64, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_aminmax(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_aminmax_dim(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hash_tensor(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_histogramdd_bin_edges(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_float_span_t, a3: *mut kf_tensor_t, a4: bool, a5: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_raw_histogramdd_from_bin_cts(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_float_span_t, a3: *mut kf_tensor_t, a4: bool, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_histogramdd_from_bin_tensors(a0: *mut kf_tensor_t, a1: kf_tensor_span_t, a2: *mut kf_tensor_t, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_cummax_helper(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64) -> kf_status_t;
        pub fn kf_raw_cummin_helper(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64) -> kf_status_t;
        pub fn kf_upsample_nearest1d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_float_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_nearest1d_vec(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_float_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_nearest2d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_float_t, a3: kf_opt_float_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_nearest2d_vec(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_float_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_nearest3d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_float_t, a3: kf_opt_float_t, a4: kf_opt_float_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_nearest3d_vec(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_float_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_linear1d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_opt_float_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_linear1d_vec(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_float_span_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_bilinear2d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_opt_float_t, a4: kf_opt_float_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_bilinear2d_vec(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_float_span_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_trilinear3d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_opt_float_t, a4: kf_opt_float_t, a5: kf_opt_float_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_trilinear3d_vec(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_float_span_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_bicubic2d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_opt_float_t, a4: kf_opt_float_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_upsample_bicubic2d_vec(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_float_span_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_grid_sampler_2d(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: i64, a4: bool, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_grid_sampler_3d(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: i64, a4: bool, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_grid_sampler(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: i64, a4: bool, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_grid_sampler_2d_cpu_fallback(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: i64, a4: bool, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_upsample_bicubic2d_aa(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_opt_float_t, a4: kf_opt_float_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_upsample_bicubic2d_aa_vec(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_float_span_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_upsample_bilinear2d_aa(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_opt_float_t, a4: kf_opt_float_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_upsample_bilinear2d_aa_vec(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_float_span_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_upsample_lanczos2d_aa(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_opt_float_t, a4: kf_opt_float_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_upsample_lanczos2d_aa_vec(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_float_span_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_upsample_nearest_exact1d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_float_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_upsample_nearest_exact1d_vec(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_float_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_upsample_nearest_exact2d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_float_t, a3: kf_opt_float_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_upsample_nearest_exact2d_vec(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_float_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_upsample_nearest_exact3d(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_float_t, a3: kf_opt_float_t, a4: kf_opt_float_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_upsample_nearest_exact3d_vec(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_float_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_affine_grid_generator(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cudnn_grid_sampler(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_local_scalar_dense(a0: *mut kf_tensor_t, a1: *mut kf_scalar_t) -> kf_status_t;
        pub fn kf_item(a0: *mut kf_tensor_t, a1: *mut kf_scalar_t) -> kf_status_t;
        pub fn kf_is_nonzero(a0: *mut kf_tensor_t, a1: *mut bool) -> kf_status_t;
        pub fn kf_sort(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sort_stable(a0: *mut kf_tensor_t, a1: kf_opt_bool_t, a2: i64, a3: bool, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_argsort(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_argsort_stable(a0: *mut kf_tensor_t, a1: bool, a2: i64, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_msort(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_topk(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: bool, a4: bool, a5: *mut *mut kf_tensor_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_kthvalue(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: bool, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_median(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_median_dim(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nanmedian(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nanmedian_dim(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_mode(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_searchsorted(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: bool, a4: kf_str_t, a5: *mut kf_tensor_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_searchsorted_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: bool, a3: bool, a4: kf_str_t, a5: *mut kf_tensor_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bucketize(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bucketize_Scalar(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: bool, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_unique2(a0: *mut kf_tensor_t, a1: bool, a2: bool, a3: bool, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_unique_consecutive(a0: *mut kf_tensor_t, a1: bool, a2: bool, a3: kf_opt_int_t, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_unique_dim(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: bool, a4: bool, a5: *mut *mut kf_tensor_t, a6: *mut *mut kf_tensor_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_unique_dim_consecutive(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: bool, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_isin(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_isin_Tensor_Scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: bool, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_isin_Scalar_Tensor(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: bool, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_unique(a0: *mut kf_tensor_t, a1: bool, a2: bool, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_indices(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_indices_copy(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_values(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_values_copy(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_crow_indices(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_crow_indices_copy(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_col_indices(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_col_indices_copy(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_ccol_indices(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_ccol_indices_copy(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_row_indices(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_row_indices_copy(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_indices(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_indices_copy(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_values(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_values_copy(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_coalesce(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_coalesce(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_coalesced_(a0: *mut kf_tensor_t, a1: bool, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_is_coalesced(a0: *mut kf_tensor_t, a1: *mut bool) -> kf_status_t;
        pub fn kf_raw_nnz(a0: *mut kf_tensor_t, a1: *mut i64) -> kf_status_t;
        pub fn kf_sparse_dim_default(a0: *mut kf_tensor_t, a1: *mut i64) -> kf_status_t;
        pub fn kf_raw_dimI(a0: *mut kf_tensor_t, a1: *mut i64) -> kf_status_t;
        pub fn kf_dense_dim(a0: *mut kf_tensor_t, a1: *mut i64) -> kf_status_t;
        pub fn kf_raw_dimV(a0: *mut kf_tensor_t, a1: *mut i64) -> kf_status_t;
        pub fn kf_to_dense(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: kf_opt_bool_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_to_dense(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: kf_opt_bool_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_to_dense_backward(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_opt_bool_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_to_sparse(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: kf_int_span_t, a3: kf_opt_int_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_to_sparse_sparse_dim(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_to_sparse_csr(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_to_sparse_csc(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_to_sparse_bsr(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_int_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_to_sparse_bsc(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_int_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_to_sparse(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: kf_int_span_t, a3: kf_opt_int_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_to_sparse_sparse_dim(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_to_sparse_csr(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_to_sparse_csc(a0: *mut kf_tensor_t, a1: kf_opt_int_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_to_sparse_bsr(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_int_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_to_sparse_bsc(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_opt_int_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sparse_mask(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_mask_projection(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_convert_indices_from_coo_to_csr(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_convert_indices_from_csr_to_coo(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_mm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_mm_reduce(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_str_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_mm_reduce_impl(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_str_t, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_sparse_matmul(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_addmm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: kf_scalar_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sparse_sampled_addmm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: kf_scalar_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_smm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_hspmm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sspaddmm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_scalar_t, a4: kf_scalar_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_spsolve(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_sum(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_sum_dtype(a0: *mut kf_tensor_t, a1: kf_dtype_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_sum_dim(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_sum_dim_dtype(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_dtype_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_csr_sum(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: kf_opt_int_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_softmax(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_softmax_int(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_log_softmax(a0: *mut kf_tensor_t, a1: i64, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_log_softmax_int(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sparse_coo_tensor_indices(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: kf_opt_device_t, a5: kf_opt_bool_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sparse_coo_tensor_indices_size(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: kf_opt_bool_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sparse_coo_tensor_size(a0: kf_int_span_t, a1: kf_opt_int_t, a2: kf_opt_int_t, a3: kf_opt_device_t, a4: kf_opt_bool_t, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_coo_tensor_unsafe(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: kf_opt_bool_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_coo_tensor_with_dims(a0: i64, a1: i64, a2: kf_int_span_t, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_coo_tensor_with_dims_and_tensors(a0: i64, a1: i64, a2: kf_int_span_t, a3: *mut kf_tensor_t, a4: *mut kf_tensor_t, a5: kf_opt_int_t, a6: kf_opt_int_t, a7: kf_opt_device_t, a8: kf_opt_bool_t, a9: kf_opt_bool_t, a10: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_compressed_tensor_with_dims(a0: i64, a1: i64, a2: kf_int_span_t, a3: kf_int_span_t, a4: kf_dtype_t, a5: kf_opt_int_t, a6: kf_opt_int_t, a7: kf_opt_device_t, a8: kf_opt_bool_t, a9: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sparse_compressed_tensor_comp_plain_value(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sparse_compressed_tensor_comp_plain_value_size(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_opt_int_t, a5: kf_opt_int_t, a6: kf_opt_device_t, a7: kf_opt_bool_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_compressed_tensor_unsafe(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_opt_int_t, a5: kf_opt_int_t, a6: kf_opt_device_t, a7: kf_opt_bool_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sparse_csr_tensor_crow_col_value(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sparse_csr_tensor_crow_col_value_size(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_opt_int_t, a5: kf_opt_int_t, a6: kf_opt_device_t, a7: kf_opt_bool_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_csr_tensor_unsafe(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_opt_int_t, a5: kf_opt_int_t, a6: kf_opt_device_t, a7: kf_opt_bool_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_validate_sparse_csr_tensor_args(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_opt_bool_t) -> kf_status_t;
        pub fn kf_sparse_csc_tensor_ccol_row_value(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sparse_csc_tensor_ccol_row_value_size(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_opt_int_t, a5: kf_opt_int_t, a6: kf_opt_device_t, a7: kf_opt_bool_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_csc_tensor_unsafe(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_opt_int_t, a5: kf_opt_int_t, a6: kf_opt_device_t, a7: kf_opt_bool_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_validate_sparse_csc_tensor_args(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_opt_bool_t) -> kf_status_t;
        pub fn kf_sparse_bsr_tensor_crow_col_value(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sparse_bsr_tensor_crow_col_value_size(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_opt_int_t, a5: kf_opt_int_t, a6: kf_opt_device_t, a7: kf_opt_bool_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_bsr_tensor_unsafe(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_opt_int_t, a5: kf_opt_int_t, a6: kf_opt_device_t, a7: kf_opt_bool_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_validate_sparse_bsr_tensor_args(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_opt_bool_t) -> kf_status_t;
        pub fn kf_sparse_bsc_tensor_ccol_row_value(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_opt_int_t, a4: kf_opt_int_t, a5: kf_opt_device_t, a6: kf_opt_bool_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sparse_bsc_tensor_ccol_row_value_size(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_opt_int_t, a5: kf_opt_int_t, a6: kf_opt_device_t, a7: kf_opt_bool_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_bsc_tensor_unsafe(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_opt_int_t, a5: kf_opt_int_t, a6: kf_opt_device_t, a7: kf_opt_bool_t, a8: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_validate_sparse_bsc_tensor_args(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_int_span_t, a4: kf_opt_bool_t) -> kf_status_t;
        pub fn kf_raw_validate_sparse_coo_tensor_args(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: kf_int_span_t, a3: kf_opt_bool_t, a4: kf_opt_bool_t) -> kf_status_t;
        pub fn kf_raw_validate_compressed_sparse_indices(a0: bool, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: i64, a4: i64, a5: i64) -> kf_status_t;
        pub fn kf_sparse_resize_(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: i64, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sparse_resize_and_clear_(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: i64, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_resize_as_sparse_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_copy_sparse_to_sparse_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_broadcast_to(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_to_sparse_semi_structured(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_semi_structured_linear(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: kf_str_t, a5: kf_opt_int_t, a6: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_semi_structured_mm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: kf_opt_int_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_semi_structured_addmm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: kf_scalar_t, a5: kf_scalar_t, a6: kf_opt_int_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_semi_structured_tile(a0: *mut kf_tensor_t, a1: kf_str_t, a2: bool, a3: *mut *mut kf_tensor_t, a4: *mut *mut kf_tensor_t, a5: *mut *mut kf_tensor_t, a6: *mut *mut kf_tensor_t, a7: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_semi_structured_apply(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_sparse_semi_structured_apply_dense(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_cslt_compress(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_cslt_sparse_mm(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut kf_tensor_t, a3: *mut kf_tensor_t, a4: kf_opt_int_t, a5: bool, a6: i64, a7: i64, a8: i64, a9: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_bessel_j0(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_bessel_j1(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_bessel_y0(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_bessel_y1(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_modified_bessel_i0(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_modified_bessel_i1(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_modified_bessel_k0(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_modified_bessel_k1(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_scaled_modified_bessel_k0(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_scaled_modified_bessel_k1(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_spherical_bessel_j0(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_airy_ai(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_chebyshev_polynomial_t(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_chebyshev_polynomial_t_n_scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_chebyshev_polynomial_t_x_scalar(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_chebyshev_polynomial_u(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_chebyshev_polynomial_u_n_scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_chebyshev_polynomial_u_x_scalar(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_chebyshev_polynomial_v(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_chebyshev_polynomial_v_n_scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_chebyshev_polynomial_v_x_scalar(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_chebyshev_polynomial_w(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_chebyshev_polynomial_w_n_scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_chebyshev_polynomial_w_x_scalar(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_shifted_chebyshev_polynomial_t(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_shifted_chebyshev_polynomial_t_n_scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_shifted_chebyshev_polynomial_t_x_scalar(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_shifted_chebyshev_polynomial_u(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_shifted_chebyshev_polynomial_u_n_scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_shifted_chebyshev_polynomial_u_x_scalar(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_shifted_chebyshev_polynomial_v(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_shifted_chebyshev_polynomial_v_n_scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_shifted_chebyshev_polynomial_v_x_scalar(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_shifted_chebyshev_polynomial_w(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_shifted_chebyshev_polynomial_w_n_scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_shifted_chebyshev_polynomial_w_x_scalar(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_hermite_polynomial_h(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_hermite_polynomial_h_n_scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_hermite_polynomial_h_x_scalar(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_hermite_polynomial_he(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_hermite_polynomial_he_n_scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_hermite_polynomial_he_x_scalar(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_laguerre_polynomial_l(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_laguerre_polynomial_l_n_scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_laguerre_polynomial_l_x_scalar(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_legendre_polynomial_p(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_legendre_polynomial_p_n_scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_legendre_polynomial_p_x_scalar(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_exp(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_exp_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_exp2(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_exp2_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_expm1(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_expm1_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_log(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_log_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_log2(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_log2_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_log10(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_log10_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_log1p(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_log1p_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sin(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sin_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cos(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cos_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_tan(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_tan_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_asin(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_asin_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_acos(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_acos_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_atan(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_atan_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sinh(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sinh_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cosh(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_cosh_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_tanh(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_tanh_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_asinh(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_asinh_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_acosh(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_acosh_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_atanh(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_atanh_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sinc(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sinc_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_deg2rad(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_deg2rad_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_rad2deg(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_rad2deg_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sqrt(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sqrt_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_rsqrt(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_rsqrt_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_reciprocal(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_reciprocal_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_square(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_square_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_abs(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_abs_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_neg(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_neg_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_positive(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sign(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sign_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sgn(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_sgn_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_signbit(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_angle(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_conj_physical(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_conj_physical(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_conj_physical_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_ceil(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_ceil_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_floor(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_floor_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_trunc(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_trunc_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_round(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_round_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_round_decimals(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_round__decimals(a0: *mut kf_tensor_t, a1: i64) -> kf_status_t;
        pub fn kf_frac(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_frac_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_isnan(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_isinf(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_isfinite(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_isreal(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_isposinf(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_isneginf(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_logical_not(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_logical_not_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bitwise_not(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_bitwise_not_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nan_to_num(a0: *mut kf_tensor_t, a1: kf_opt_float_t, a2: kf_opt_float_t, a3: kf_opt_float_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_nan_to_num_(a0: *mut kf_tensor_t, a1: kf_opt_float_t, a2: kf_opt_float_t, a3: kf_opt_float_t) -> kf_status_t;
        pub fn kf_erf(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_erf_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_erfc(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_erfc_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_erfinv(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_erfinv_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_erfcx(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_ndtri(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_log_ndtr(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_ndtr(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_entr(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_lgamma(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_lgamma_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_digamma(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_digamma_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_polygamma(a0: i64, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_polygamma_(a0: *mut kf_tensor_t, a1: i64) -> kf_status_t;
        pub fn kf_mvlgamma(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_mvlgamma_(a0: *mut kf_tensor_t, a1: i64) -> kf_status_t;
        pub fn kf_igamma(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_igamma_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_igammac(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_igammac_(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_zeta(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_zeta_other_scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_zeta_self_scalar(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_xlog1py(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_xlog1py_other_scalar(a0: *mut kf_tensor_t, a1: kf_scalar_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_xlog1py_self_scalar(a0: kf_scalar_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_i0(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_i0_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_i0e(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_i1(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_i1e(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_absolute(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_absolute_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_negative(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_negative_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_arccos(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_arccos_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_arccosh(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_arccosh_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_arcsin(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_arcsin_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_arcsinh(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_arcsinh_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_arctan(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_arctan_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_arctanh(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_arctanh_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_expit(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_exp2(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_expm1(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_log1p(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_sinc(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fix(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_fix_(a0: *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_erf(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_erfc(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_erfinv(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_digamma(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_psi(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_gammaln(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_i0(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_logit(a0: *mut kf_tensor_t, a1: kf_opt_float_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_round(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_polygamma(a0: i64, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_multigammaln(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_gammainc(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_special_gammaincc(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_frexp(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_view(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_view_copy(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_view_dtype(a0: *mut kf_tensor_t, a1: kf_dtype_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_view_copy_dtype(a0: *mut kf_tensor_t, a1: kf_dtype_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_reshape(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_unsafe_view(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_reshape_alias(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_reshape_alias_copy(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_alias(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_alias_copy(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_detach(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_detach_copy(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_detach_(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_as_strided(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_opt_int_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_as_strided_copy(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_opt_int_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_as_strided_(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: kf_opt_int_t, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_expand(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_expand_as(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_select(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_select_copy(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_slice(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: i64, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_slice_copy(a0: *mut kf_tensor_t, a1: i64, a2: kf_opt_int_t, a3: kf_opt_int_t, a4: i64, a5: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_narrow(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_narrow_Tensor(a0: *mut kf_tensor_t, a1: i64, a2: *mut kf_tensor_t, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_narrow_copy(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_permute(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_transpose(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_transpose_copy(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_transpose_(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_t(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_t_copy(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_t_(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_numpy_T(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_mT(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_mH(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_matrix_H(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_adjoint(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_squeeze(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_squeeze_(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_squeeze_dim(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_squeeze_copy_dim(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_squeeze__dim(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_squeeze_dims(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_squeeze_copy_dims(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_squeeze__dims(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_squeeze_copy(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_unsqueeze(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_unsqueeze_(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_unsqueeze_copy(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_diagonal(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_diagonal_copy(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_linalg_diagonal(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_unfold(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_unfold_copy(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: i64, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_split(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_split_copy(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_split_sizes(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: i64, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_split_with_sizes(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: i64, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_split_with_sizes_copy(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: i64, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_chunk(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_unsafe_chunk(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_unsafe_split(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_unsafe_split_with_sizes(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: i64, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_tensor_split_sections(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_tensor_split_indices(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: i64, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_tensor_split_tensor_indices_or_sections(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: i64, a3: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_hsplit(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_hsplit_array(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_vsplit(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_vsplit_array(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_dsplit(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_dsplit_array(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_unbind(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_unbind_copy(a0: *mut kf_tensor_t, a1: i64, a2: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_flatten(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_unflatten(a0: *mut kf_tensor_t, a1: i64, a2: kf_int_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_movedim_intlist(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_movedim(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_moveaxis_intlist(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: kf_int_span_t, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_moveaxis(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_swapaxes(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_swapaxes_(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_swapdims(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_swapdims_(a0: *mut kf_tensor_t, a1: i64, a2: i64, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_view_as(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_reshape_as(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_view_as_real(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_view_as_real_copy(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_view_as_complex(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_view_as_complex_copy(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_real(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_imag(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_conj(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_conj(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_conj_copy(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_neg_view(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_neg_view_copy(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_resolve_conj(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_resolve_neg(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_broadcast_to(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_broadcast_tensors(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_atleast_1d(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_atleast_2d(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_atleast_3d(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_atleast_1d_Sequence(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_atleast_2d_Sequence(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_atleast_3d_Sequence(a0: kf_tensor_span_t, a1: *mut *mut kf_list_t) -> kf_status_t;
        pub fn kf_ravel(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_expand_copy(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: bool, a3: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_permute_copy(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_lift_fresh(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_lift_fresh_copy(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_is_same_size(a0: *mut kf_tensor_t, a1: *mut kf_tensor_t, a2: *mut bool) -> kf_status_t;
        pub fn kf_size(a0: *mut kf_tensor_t, a1: i64, a2: *mut i64) -> kf_status_t;
        pub fn kf_stride(a0: *mut kf_tensor_t, a1: i64, a2: *mut i64) -> kf_status_t;
        pub fn kf_sum_to_size(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_foobar(a0: *mut kf_tensor_t, a1: bool, a2: bool, a3: bool, a4: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_raw_reshape_copy(a0: *mut kf_tensor_t, a1: kf_int_span_t, a2: *mut *mut kf_tensor_t) -> kf_status_t;
        pub fn kf_data(a0: *mut kf_tensor_t, a1: *mut *mut kf_tensor_t) -> kf_status_t;
    }
}

/// 1 / (1 + exp(-self)), elementwise.
///
/// `sigmoid(Tensor self) -> Tensor`
pub fn sigmoid(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sigmoid(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `sigmoid_(Tensor(a!) self) -> Tensor(a!)`
pub fn sigmoid_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_sigmoid_(self_.as_ptr()) })?;
    Ok(())
}

/// Gradient of sigmoid with respect to its input: grad\_output \* conj(output \* (1 - output)), where output is
/// the result of sigmoid.
///
/// `sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor`
pub fn sigmoid_backward(grad_output: &Tensor, output: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sigmoid_backward(grad_output.as_ptr(), output.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of tanh with respect to its input: grad\_output \* conj(1 - output \* output), where output is the
/// result of tanh.
///
/// `tanh_backward(Tensor grad_output, Tensor output) -> Tensor`
pub fn tanh_backward(grad_output: &Tensor, output: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_tanh_backward(grad_output.as_ptr(), output.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// log(self / (1 - self)), elementwise. With eps, self is clamped to \[eps, 1 - eps\] first; without it, elements
/// outside \[0, 1\] give NaN.
///
/// `logit(Tensor self, float? eps=None) -> Tensor`
pub fn logit(self_: &Tensor, eps: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_logit(self_.as_ptr(), arg::optional_float(eps), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)`
pub fn logit_(self_: &Tensor, eps: Option<f64>) -> Result<()> {
    check(unsafe { c::kf_logit_(self_.as_ptr(), arg::optional_float(eps)) })?;
    Ok(())
}

/// Gradient of logit with respect to self: grad\_output / (self \* (1 - self)). Outside \[eps, 1 - eps\] it is 0;
/// without eps, NaN outside \[0, 1\].
///
/// `logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor`
pub fn logit_backward(grad_output: &Tensor, self_: &Tensor, eps: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_logit_backward(grad_output.as_ptr(), self_.as_ptr(), arg::optional_float(eps), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (output, buffer): output is log(sigmoid(self)), elementwise; buffer is exp(-abs(self)), which
/// log\_sigmoid\_backward reads.
///
/// `log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)`
pub fn log_sigmoid_forward(self_: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_log_sigmoid_forward(self_.as_ptr(), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Gradient of log\_sigmoid with respect to self: grad\_output \* sigmoid(-self), computed from buffer =
/// exp(-abs(self)).
///
/// `log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor`
pub fn log_sigmoid_backward(grad_output: &Tensor, self_: &Tensor, buffer: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_log_sigmoid_backward(grad_output.as_ptr(), self_.as_ptr(), buffer.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// log(1 / (1 + exp(-self))), elementwise; does not overflow.
///
/// `log_sigmoid(Tensor self) -> Tensor`
pub fn log_sigmoid(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_log_sigmoid(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// clamp(self + 3, 0, 6) / 6, elementwise.
///
/// `hardsigmoid(Tensor self) -> Tensor`
pub fn hardsigmoid(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_hardsigmoid(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `hardsigmoid_(Tensor(a!) self) -> Tensor(a!)`
pub fn hardsigmoid_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_hardsigmoid_(self_.as_ptr()) })?;
    Ok(())
}

/// Gradient of hardsigmoid with respect to self: grad\_output / 6 where -3 \< self \< 3, otherwise 0.
///
/// `hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor`
pub fn hardsigmoid_backward(grad_output: &Tensor, self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_hardsigmoid_backward(grad_output.as_ptr(), self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// max(self, 0), elementwise. NaN propagates.
///
/// `relu(Tensor self) -> Tensor`
pub fn relu(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_relu(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `relu_(Tensor(a!) self) -> Tensor(a!)`
pub fn relu_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_relu_(self_.as_ptr()) })?;
    Ok(())
}

/// clamp(self, 0, 6), elementwise.
///
/// `relu6(Tensor self) -> Tensor`
pub fn relu6(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_relu6(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `relu6_(Tensor(a!) self) -> Tensor(a!)`
pub fn relu6_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_relu6_(self_.as_ptr()) })?;
    Ok(())
}

/// self where self \> 0, otherwise negative\_slope \* self.
///
/// `leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor`
pub fn leaky_relu(self_: &Tensor, negative_slope: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_leaky_relu(self_.as_ptr(), negative_slope.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)`
pub fn leaky_relu_(self_: &Tensor, negative_slope: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_leaky_relu_(self_.as_ptr(), negative_slope.into().raw()) })?;
    Ok(())
}

/// Gradient of leaky\_relu with respect to its input: grad\_output where self \> 0, otherwise negative\_slope \*
/// grad\_output. With self\_is\_result, self is the result of leaky\_relu.
///
/// `leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor`
pub fn leaky_relu_backward(grad_output: &Tensor, self_: &Tensor, negative_slope: impl Into<Scalar>, self_is_result: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_leaky_relu_backward(grad_output.as_ptr(), self_.as_ptr(), negative_slope.into().raw(), self_is_result, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self where self \> 0, otherwise weight \* self. weight has one element, or one for each channel (dimension 1
/// of self).
///
/// `prelu(Tensor self, Tensor weight) -> Tensor`
pub fn prelu(self_: &Tensor, weight: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_prelu(self_.as_ptr(), weight.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self where self \> 0, otherwise weight \* self; weight broadcasts to the shape of self.
///
/// `_prelu_kernel(Tensor self, Tensor weight) -> Tensor`
pub fn raw_prelu_kernel(self_: &Tensor, weight: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_prelu_kernel(self_.as_ptr(), weight.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (grad\_self, grad\_weight) of \_prelu\_kernel. grad\_weight has the broadcast shape: it is not yet summed to
/// the shape of weight.
///
/// `_prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor)`
pub fn raw_prelu_kernel_backward(grad_output: &Tensor, self_: &Tensor, weight: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_prelu_kernel_backward(grad_output.as_ptr(), self_.as_ptr(), weight.as_ptr(), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// clamp(self, min\_val, max\_val), elementwise.
///
/// `hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor`
pub fn hardtanh(self_: &Tensor, min_val: impl Into<Scalar>, max_val: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_hardtanh(self_.as_ptr(), min_val.into().raw(), max_val.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)`
pub fn hardtanh_(self_: &Tensor, min_val: impl Into<Scalar>, max_val: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_hardtanh_(self_.as_ptr(), min_val.into().raw(), max_val.into().raw()) })?;
    Ok(())
}

/// Gradient of hardtanh with respect to self: grad\_output where min\_val \< self \< max\_val, otherwise 0.
///
/// `hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor`
pub fn hardtanh_backward(grad_output: &Tensor, self_: &Tensor, min_val: impl Into<Scalar>, max_val: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_hardtanh_backward(grad_output.as_ptr(), self_.as_ptr(), min_val.into().raw(), max_val.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// value where self \<= threshold, otherwise self.
///
/// `threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor`
pub fn threshold(self_: &Tensor, threshold: impl Into<Scalar>, value: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_threshold(self_.as_ptr(), threshold.into().raw(), value.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)`
pub fn threshold_(self_: &Tensor, threshold: impl Into<Scalar>, value: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_threshold_(self_.as_ptr(), threshold.into().raw(), value.into().raw()) })?;
    Ok(())
}

/// Gradient of threshold with respect to self: 0 where self \<= threshold, otherwise grad\_output. With threshold
/// 0, the gradient of relu.
///
/// `threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor`
pub fn threshold_backward(grad_output: &Tensor, self_: &Tensor, threshold: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_threshold_backward(grad_output.as_ptr(), self_.as_ptr(), threshold.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// scale \* self where self \> 0, otherwise scale \* alpha \* (exp(input\_scale \* self) - 1).
///
/// `elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor`
pub fn elu(self_: &Tensor, alpha: impl Into<Scalar>, scale: impl Into<Scalar>, input_scale: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_elu(self_.as_ptr(), alpha.into().raw(), scale.into().raw(), input_scale.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)`
pub fn elu_(self_: &Tensor, alpha: impl Into<Scalar>, scale: impl Into<Scalar>, input_scale: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_elu_(self_.as_ptr(), alpha.into().raw(), scale.into().raw(), input_scale.into().raw()) })?;
    Ok(())
}

/// Gradient of elu with respect to its input; self\_or\_result is the input, or with is\_result the result of
/// elu.
///
/// `elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor`
pub fn elu_backward(grad_output: &Tensor, alpha: impl Into<Scalar>, scale: impl Into<Scalar>, input_scale: impl Into<Scalar>, is_result: bool, self_or_result: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_elu_backward(grad_output.as_ptr(), alpha.into().raw(), scale.into().raw(), input_scale.into().raw(), is_result, self_or_result.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// scale \* self where self \> 0, otherwise scale \* alpha \* (exp(self) - 1), with scale = 1.0507... and alpha =
/// 1.6733....
///
/// `selu(Tensor self) -> Tensor`
pub fn selu(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_selu(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `selu_(Tensor(a!) self) -> Tensor(a!)`
pub fn selu_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_selu_(self_.as_ptr()) })?;
    Ok(())
}

/// max(self, 0) + min(alpha \* (exp(self / alpha) - 1), 0), elementwise.
///
/// `celu(Tensor self, Scalar alpha=1.) -> Tensor`
pub fn celu(self_: &Tensor, alpha: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_celu(self_.as_ptr(), alpha.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `celu_(Tensor(a!) self, Scalar alpha=1.) -> Tensor(a!)`
pub fn celu_(self_: &Tensor, alpha: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_celu_(self_.as_ptr(), alpha.into().raw()) })?;
    Ok(())
}

/// log(1 + exp(beta \* self)) / beta, elementwise; self where beta \* self \> threshold.
///
/// `softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor`
pub fn softplus(self_: &Tensor, beta: impl Into<Scalar>, threshold: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_softplus(self_.as_ptr(), beta.into().raw(), threshold.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of softplus with respect to self: grad\_output \* sigmoid(beta \* self); grad\_output where beta \*
/// self \> threshold.
///
/// `softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor`
pub fn softplus_backward(grad_output: &Tensor, self_: &Tensor, beta: impl Into<Scalar>, threshold: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_softplus_backward(grad_output.as_ptr(), self_.as_ptr(), beta.into().raw(), threshold.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self \* Phi(self), where Phi is the normal distribution function. With approximate="tanh": 0.5 \* self \* (1 +
/// tanh(sqrt(2 / pi) \* (self + 0.044715 \* self\*\*3))).
///
/// `gelu(Tensor self, *, str approximate="none") -> Tensor`
pub fn gelu(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_gelu(self_.as_ptr(), arg::text("none"), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `gelu_(Tensor(a!) self, *, str approximate="none") -> Tensor(a!)`
pub fn gelu_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_gelu_(self_.as_ptr(), arg::text("none")) })?;
    Ok(())
}

/// Gradient of gelu with respect to self, exact or for approximate="tanh".
///
/// `gelu_backward(Tensor grad_output, Tensor self, *, str approximate="none") -> Tensor`
pub fn gelu_backward(grad_output: &Tensor, self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_gelu_backward(grad_output.as_ptr(), self_.as_ptr(), arg::text("none"), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self \* sigmoid(self), elementwise.
///
/// `silu(Tensor self) -> Tensor`
pub fn silu(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_silu(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `silu_(Tensor(a!) self) -> Tensor(a!)`
pub fn silu_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_silu_(self_.as_ptr()) })?;
    Ok(())
}

/// Gradient of silu with respect to self: grad\_output \* s \* (1 + self \* (1 - s)), where s = sigmoid(self).
///
/// `silu_backward(Tensor grad_output, Tensor self) -> Tensor`
pub fn silu_backward(grad_output: &Tensor, self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_silu_backward(grad_output.as_ptr(), self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self \* tanh(log(1 + exp(self))), elementwise.
///
/// `mish(Tensor self) -> Tensor`
pub fn mish(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_mish(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `mish_(Tensor(a!) self) -> Tensor(a!)`
pub fn mish_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_mish_(self_.as_ptr()) })?;
    Ok(())
}

/// Gradient of mish with respect to self.
///
/// `mish_backward(Tensor grad_output, Tensor self) -> Tensor`
pub fn mish_backward(grad_output: &Tensor, self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_mish_backward(grad_output.as_ptr(), self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self \* clamp(self + 3, 0, 6) / 6, elementwise.
///
/// `hardswish(Tensor self) -> Tensor`
pub fn hardswish(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_hardswish(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `hardswish_(Tensor(a!) self) -> Tensor(a!)`
pub fn hardswish_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_hardswish_(self_.as_ptr()) })?;
    Ok(())
}

/// Gradient of hardswish with respect to self: 0 where self \<= -3, grad\_output where self \>= 3, otherwise
/// grad\_output \* (self / 3 + 0.5).
///
/// `hardswish_backward(Tensor grad_output, Tensor self) -> Tensor`
pub fn hardswish_backward(grad_output: &Tensor, self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_hardswish_backward(grad_output.as_ptr(), self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// a \* sigmoid(b), where a and b are the first and second half of self along dim, whose size must be even.
///
/// `glu(Tensor self, int dim=-1) -> Tensor`
pub fn glu(self_: &Tensor, dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_glu(self_.as_ptr(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of glu with respect to self, whose two halves along dim get the gradients of a and b.
///
/// `glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor`
pub fn glu_backward(grad_output: &Tensor, self_: &Tensor, dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_glu_backward(grad_output.as_ptr(), self_.as_ptr(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// 0 where -lambd \<= self \<= lambd, otherwise self.
///
/// `hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor`
pub fn hardshrink(self_: &Tensor, lambd: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_hardshrink(self_.as_ptr(), lambd.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of hardshrink with respect to self: 0 where -lambd \<= self \<= lambd, otherwise grad\_out.
///
/// `hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor`
pub fn hardshrink_backward(grad_out: &Tensor, self_: &Tensor, lambd: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_hardshrink_backward(grad_out.as_ptr(), self_.as_ptr(), lambd.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self - lambd where self \> lambd, self + lambd where self \< -lambd, otherwise 0. lambd must not be negative.
///
/// `softshrink(Tensor self, Scalar lambd=0.5) -> Tensor`
pub fn softshrink(self_: &Tensor, lambd: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_softshrink(self_.as_ptr(), lambd.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of softshrink with respect to self: 0 where -lambd \<= self \<= lambd, otherwise grad\_output.
///
/// `softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor`
pub fn softshrink_backward(grad_output: &Tensor, self_: &Tensor, lambd: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_softshrink_backward(grad_output.as_ptr(), self_.as_ptr(), lambd.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// relu(self + alpha \* other).
///
/// `_add_relu.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`
pub fn raw_add_relu(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_add_relu(self_.as_ptr(), other.as_ptr(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `_add_relu_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)`
pub fn raw_add_relu_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_raw_add_relu_(self_.as_ptr(), other.as_ptr(), Scalar::Int(1).raw()) })?;
    Ok(())
}

/// relu(self + alpha \* other), for a number.
///
/// `_add_relu.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`
pub fn raw_add_relu_Scalar(self_: &Tensor, other: impl Into<Scalar>, alpha: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_add_relu_Scalar(self_.as_ptr(), other.into().raw(), alpha.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `_add_relu_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`
pub fn raw_add_relu__Scalar(self_: &Tensor, other: impl Into<Scalar>, alpha: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_raw_add_relu__Scalar(self_.as_ptr(), other.into().raw(), alpha.into().raw()) })?;
    Ok(())
}

/// The forward derivative of glu.
///
/// `glu_jvp(Tensor glu, Tensor x, Tensor dx, int dim) -> Tensor`
pub fn glu_jvp(glu: &Tensor, x: &Tensor, dx: &Tensor, dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_glu_jvp(glu.as_ptr(), x.as_ptr(), dx.as_ptr(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self + alpha \* other, elementwise with broadcasting.
///
/// `add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`
pub fn add(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_add(self_.as_ptr(), other.as_ptr(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)`
pub fn add_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_add_(self_.as_ptr(), other.as_ptr(), Scalar::Int(1).raw()) })?;
    Ok(())
}

/// self + alpha \* other, elementwise.
///
/// `add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`
pub fn add_Scalar(self_: &Tensor, other: impl Into<Scalar>, alpha: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_add_Scalar(self_.as_ptr(), other.into().raw(), alpha.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`
pub fn add__Scalar(self_: &Tensor, other: impl Into<Scalar>, alpha: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_add__Scalar(self_.as_ptr(), other.into().raw(), alpha.into().raw()) })?;
    Ok(())
}

/// self - alpha \* other, elementwise with broadcasting. A boolean operand is an error.
///
/// `sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`
pub fn sub(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sub(self_.as_ptr(), other.as_ptr(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)`
pub fn sub_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_sub_(self_.as_ptr(), other.as_ptr(), Scalar::Int(1).raw()) })?;
    Ok(())
}

/// self - alpha \* other, elementwise. A boolean operand is an error.
///
/// `sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`
pub fn sub_Scalar(self_: &Tensor, other: impl Into<Scalar>, alpha: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sub_Scalar(self_.as_ptr(), other.into().raw(), alpha.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`
pub fn sub__Scalar(self_: &Tensor, other: impl Into<Scalar>, alpha: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_sub__Scalar(self_.as_ptr(), other.into().raw(), alpha.into().raw()) })?;
    Ok(())
}

/// other - alpha \* self, elementwise with broadcasting: sub with its operands swapped.
///
/// `rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`
pub fn rsub(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_rsub(self_.as_ptr(), other.as_ptr(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// other - alpha \* self, elementwise: sub with its operands swapped.
///
/// `rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`
pub fn rsub_Scalar(self_: &Tensor, other: impl Into<Scalar>, alpha: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_rsub_Scalar(self_.as_ptr(), other.into().raw(), alpha.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self \* other, elementwise with broadcasting.
///
/// `mul.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn mul(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_mul(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn mul_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_mul_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self \* other, elementwise.
///
/// `mul.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn mul_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_mul_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn mul__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_mul__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self / other, elementwise with broadcasting. Integer operands give a floating-point result.
///
/// `div.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn div(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_div(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn div_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_div_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self / other, elementwise. Integer operands give a floating-point result.
///
/// `div.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn div_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_div_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn div__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_div__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self / other, elementwise with broadcasting; rounding\_mode "trunc" rounds towards 0, "floor" rounds down,
/// None does not round.
///
/// `div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor`
pub fn div_Tensor_mode(self_: &Tensor, other: &Tensor, rounding_mode: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_div_Tensor_mode(self_.as_ptr(), other.as_ptr(), arg::optional_text(rounding_mode), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)`
pub fn div__Tensor_mode(self_: &Tensor, other: &Tensor, rounding_mode: Option<&str>) -> Result<()> {
    check(unsafe { c::kf_div__Tensor_mode(self_.as_ptr(), other.as_ptr(), arg::optional_text(rounding_mode)) })?;
    Ok(())
}

/// self / other, elementwise; rounding\_mode "trunc" rounds towards 0, "floor" rounds down, None does not round.
///
/// `div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor`
pub fn div_Scalar_mode(self_: &Tensor, other: impl Into<Scalar>, rounding_mode: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_div_Scalar_mode(self_.as_ptr(), other.into().raw(), arg::optional_text(rounding_mode), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)`
pub fn div__Scalar_mode(self_: &Tensor, other: impl Into<Scalar>, rounding_mode: Option<&str>) -> Result<()> {
    check(unsafe { c::kf_div__Scalar_mode(self_.as_ptr(), other.into().raw(), arg::optional_text(rounding_mode)) })?;
    Ok(())
}

/// floor(self / other), elementwise with broadcasting. Integer division by 0 is an error.
///
/// `floor_divide(Tensor self, Tensor other) -> Tensor`
pub fn floor_divide(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_floor_divide(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn floor_divide_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_floor_divide_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// floor(self / other), elementwise. Integer division by 0 is an error.
///
/// `floor_divide.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn floor_divide_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_floor_divide_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn floor_divide__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_floor_divide__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self - other \* floor(self / other), elementwise with broadcasting: the result has the sign of other. An
/// integer divisor of 0 is an error.
///
/// `remainder.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn remainder(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_remainder(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn remainder_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_remainder_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self - other \* floor(self / other), elementwise: the result has the sign of other.
///
/// `remainder.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn remainder_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_remainder_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn remainder__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_remainder__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self - other \* floor(self / other), elementwise, for a number self: the result has the sign of other.
///
/// `remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor`
pub fn remainder_Scalar_Tensor(self_: impl Into<Scalar>, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_remainder_Scalar_Tensor(self_.into().raw(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self - other \* trunc(self / other), elementwise with broadcasting: the result has the sign of self. An
/// integer divisor of 0 is an error.
///
/// `fmod.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn fmod(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fmod(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn fmod_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_fmod_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self - other \* trunc(self / other), elementwise: the result has the sign of self.
///
/// `fmod.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn fmod_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fmod_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn fmod__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_fmod__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self + value \* tensor1 \* tensor2, elementwise with broadcasting.
///
/// `addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`
pub fn addcmul(self_: &Tensor, tensor1: &Tensor, tensor2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_addcmul(self_.as_ptr(), tensor1.as_ptr(), tensor2.as_ptr(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)`
pub fn addcmul_(self_: &Tensor, tensor1: &Tensor, tensor2: &Tensor) -> Result<()> {
    check(unsafe { c::kf_addcmul_(self_.as_ptr(), tensor1.as_ptr(), tensor2.as_ptr(), Scalar::Int(1).raw()) })?;
    Ok(())
}

/// self + value \* tensor1 / tensor2, elementwise with broadcasting. Integer operands are an error.
///
/// `addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`
pub fn addcdiv(self_: &Tensor, tensor1: &Tensor, tensor2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_addcdiv(self_.as_ptr(), tensor1.as_ptr(), tensor2.as_ptr(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)`
pub fn addcdiv_(self_: &Tensor, tensor1: &Tensor, tensor2: &Tensor) -> Result<()> {
    check(unsafe { c::kf_addcdiv_(self_.as_ptr(), tensor1.as_ptr(), tensor2.as_ptr(), Scalar::Int(1).raw()) })?;
    Ok(())
}

/// self + weight \* (end - self), elementwise with broadcasting.
///
/// `lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor`
pub fn lerp_Scalar(self_: &Tensor, end: &Tensor, weight: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_lerp_Scalar(self_.as_ptr(), end.as_ptr(), weight.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)`
pub fn lerp__Scalar(self_: &Tensor, end: &Tensor, weight: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_lerp__Scalar(self_.as_ptr(), end.as_ptr(), weight.into().raw()) })?;
    Ok(())
}

/// self + weight \* (end - self), elementwise with broadcasting.
///
/// `lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor`
pub fn lerp(self_: &Tensor, end: &Tensor, weight: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_lerp(self_.as_ptr(), end.as_ptr(), weight.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)`
pub fn lerp_(self_: &Tensor, end: &Tensor, weight: &Tensor) -> Result<()> {
    check(unsafe { c::kf_lerp_(self_.as_ptr(), end.as_ptr(), weight.as_ptr()) })?;
    Ok(())
}

/// self \*\* exponent, elementwise with broadcasting.
///
/// `pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor`
pub fn pow(self_: &Tensor, exponent: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_pow(self_.as_ptr(), exponent.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)`
pub fn pow_(self_: &Tensor, exponent: &Tensor) -> Result<()> {
    check(unsafe { c::kf_pow_(self_.as_ptr(), exponent.as_ptr()) })?;
    Ok(())
}

/// self \*\* exponent, elementwise. An integer tensor with a negative integer exponent is an error.
///
/// `pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor`
pub fn pow_Tensor_Scalar(self_: &Tensor, exponent: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_pow_Tensor_Scalar(self_.as_ptr(), exponent.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)`
pub fn pow__Scalar(self_: &Tensor, exponent: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_pow__Scalar(self_.as_ptr(), exponent.into().raw()) })?;
    Ok(())
}

/// self \*\* exponent, elementwise, for a number self.
///
/// `pow.Scalar(Scalar self, Tensor exponent) -> Tensor`
pub fn pow_Scalar(self_: impl Into<Scalar>, exponent: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_pow_Scalar(self_.into().raw(), exponent.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self \*\* exponent, elementwise with broadcasting, computed in float64, or in complex128 if an operand is
/// complex.
///
/// `float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor`
pub fn float_power(self_: &Tensor, exponent: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_float_power(self_.as_ptr(), exponent.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)`
pub fn float_power_(self_: &Tensor, exponent: &Tensor) -> Result<()> {
    check(unsafe { c::kf_float_power_(self_.as_ptr(), exponent.as_ptr()) })?;
    Ok(())
}

/// self \*\* exponent, elementwise, computed in float64, or in complex128 if an operand is complex.
///
/// `float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor`
pub fn float_power_Tensor_Scalar(self_: &Tensor, exponent: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_float_power_Tensor_Scalar(self_.as_ptr(), exponent.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)`
pub fn float_power__Scalar(self_: &Tensor, exponent: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_float_power__Scalar(self_.as_ptr(), exponent.into().raw()) })?;
    Ok(())
}

/// self \*\* exponent, elementwise, for a number self; computed in float64, or in complex128 if an operand is
/// complex.
///
/// `float_power.Scalar(Scalar self, Tensor exponent) -> Tensor`
pub fn float_power_Scalar(self_: impl Into<Scalar>, exponent: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_float_power_Scalar(self_.into().raw(), exponent.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Angle of the point (x = other, y = self) in \[-pi, pi\], elementwise with broadcasting.
///
/// `atan2(Tensor self, Tensor other) -> Tensor`
pub fn atan2(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_atan2(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn atan2_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_atan2_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// sqrt(self\*\*2 + other\*\*2), elementwise with broadcasting; does not overflow.
///
/// `hypot(Tensor self, Tensor other) -> Tensor`
pub fn hypot(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_hypot(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn hypot_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_hypot_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// abs(self) with the sign of other, elementwise with broadcasting. The sign of -0.0 counts.
///
/// `copysign.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn copysign(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_copysign(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn copysign_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_copysign_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// abs(self) with the sign of other, elementwise. The sign of -0.0 counts.
///
/// `copysign.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn copysign_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_copysign_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn copysign__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_copysign__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// The next representable value after self towards other, elementwise with broadcasting.
///
/// `nextafter(Tensor self, Tensor other) -> Tensor`
pub fn nextafter(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_nextafter(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn nextafter_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_nextafter_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// log(exp(self) + exp(other)), elementwise with broadcasting; does not overflow.
///
/// `logaddexp(Tensor self, Tensor other) -> Tensor`
pub fn logaddexp(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_logaddexp(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// log2(2\*\*self + 2\*\*other), elementwise with broadcasting; does not overflow.
///
/// `logaddexp2(Tensor self, Tensor other) -> Tensor`
pub fn logaddexp2(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_logaddexp2(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self \* log(other), elementwise with broadcasting; 0 where self is 0, NaN where other is NaN.
///
/// `xlogy.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn xlogy(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_xlogy(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn xlogy_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_xlogy_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self \* log(other), elementwise; 0 where self is 0, NaN where other is NaN.
///
/// `xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor`
pub fn xlogy_Scalar_Other(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_xlogy_Scalar_Other(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn xlogy__Scalar_Other(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_xlogy__Scalar_Other(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self \* log(other), elementwise, for a number self; 0 where self is 0, NaN where other is NaN.
///
/// `xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor`
pub fn xlogy_Scalar_Self(self_: impl Into<Scalar>, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_xlogy_Scalar_Self(self_.into().raw(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Greatest common divisor of self and other, elementwise with broadcasting; never negative, and gcd(0, 0) is 0.
///
/// `gcd(Tensor self, Tensor other) -> Tensor`
pub fn gcd(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_gcd(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn gcd_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_gcd_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// Least common multiple of self and other, elementwise with broadcasting; never negative, and 0 where an operand
/// is 0.
///
/// `lcm(Tensor self, Tensor other) -> Tensor`
pub fn lcm(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_lcm(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn lcm_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_lcm_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// 0 where self \< 0, values where self is 0, 1 where self \> 0, with broadcasting. NaN in self gives 0.
///
/// `heaviside(Tensor self, Tensor values) -> Tensor`
pub fn heaviside(self_: &Tensor, values: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_heaviside(self_.as_ptr(), values.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!)`
pub fn heaviside_(self_: &Tensor, values: &Tensor) -> Result<()> {
    check(unsafe { c::kf_heaviside_(self_.as_ptr(), values.as_ptr()) })?;
    Ok(())
}

/// self \* 2\*\*other, elementwise with broadcasting.
///
/// `ldexp.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn ldexp(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_ldexp(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn ldexp_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_ldexp_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// max(self, other), elementwise with broadcasting. NaN if either operand is NaN.
///
/// `maximum(Tensor self, Tensor other) -> Tensor`
pub fn maximum(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_maximum(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// min(self, other), elementwise with broadcasting. NaN if either operand is NaN.
///
/// `minimum(Tensor self, Tensor other) -> Tensor`
pub fn minimum(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_minimum(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// max(self, other), elementwise with broadcasting. If one operand is NaN, the result is the other one.
///
/// `fmax(Tensor self, Tensor other) -> Tensor`
pub fn fmax(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fmax(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// min(self, other), elementwise with broadcasting. If one operand is NaN, the result is the other one.
///
/// `fmin(Tensor self, Tensor other) -> Tensor`
pub fn fmin(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fmin(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// max(self, other), elementwise with broadcasting: alias of maximum.
///
/// `max.other(Tensor self, Tensor other) -> Tensor`
pub fn max_other(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_max_other(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// min(self, other), elementwise with broadcasting: alias of minimum.
///
/// `min.other(Tensor self, Tensor other) -> Tensor`
pub fn min_other(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_min_other(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// min(max(self, min), max), elementwise; a bound that is None is ignored. NaN propagates; if min \> max, the
/// result is max.
///
/// `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`
pub fn clamp(self_: &Tensor, min: Option<Scalar>, max: Option<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_clamp(self_.as_ptr(), arg::optional_scalar(min), arg::optional_scalar(max), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)`
pub fn clamp_(self_: &Tensor, min: Option<Scalar>, max: Option<Scalar>) -> Result<()> {
    check(unsafe { c::kf_clamp_(self_.as_ptr(), arg::optional_scalar(min), arg::optional_scalar(max)) })?;
    Ok(())
}

/// min(max(self, min), max), elementwise with broadcasting; a bound that is None is ignored. NaN in self or a
/// bound propagates.
///
/// `clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`
pub fn clamp_Tensor(self_: &Tensor, min: Option<&Tensor>, max: Option<&Tensor>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_clamp_Tensor(self_.as_ptr(), arg::optional(min), arg::optional(max), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`
pub fn clamp__Tensor(self_: &Tensor, min: Option<&Tensor>, max: Option<&Tensor>) -> Result<()> {
    check(unsafe { c::kf_clamp__Tensor(self_.as_ptr(), arg::optional(min), arg::optional(max)) })?;
    Ok(())
}

/// max(self, min), elementwise. NaN propagates.
///
/// `clamp_min(Tensor self, Scalar min) -> Tensor`
pub fn clamp_min(self_: &Tensor, min: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_clamp_min(self_.as_ptr(), min.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)`
pub fn clamp_min_(self_: &Tensor, min: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_clamp_min_(self_.as_ptr(), min.into().raw()) })?;
    Ok(())
}

/// max(self, min), elementwise with broadcasting. NaN propagates.
///
/// `clamp_min.Tensor(Tensor self, Tensor min) -> Tensor`
pub fn clamp_min_Tensor(self_: &Tensor, min: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_clamp_min_Tensor(self_.as_ptr(), min.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)`
pub fn clamp_min__Tensor(self_: &Tensor, min: &Tensor) -> Result<()> {
    check(unsafe { c::kf_clamp_min__Tensor(self_.as_ptr(), min.as_ptr()) })?;
    Ok(())
}

/// min(self, max), elementwise. NaN propagates.
///
/// `clamp_max(Tensor self, Scalar max) -> Tensor`
pub fn clamp_max(self_: &Tensor, max: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_clamp_max(self_.as_ptr(), max.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)`
pub fn clamp_max_(self_: &Tensor, max: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_clamp_max_(self_.as_ptr(), max.into().raw()) })?;
    Ok(())
}

/// min(self, max), elementwise with broadcasting. NaN propagates.
///
/// `clamp_max.Tensor(Tensor self, Tensor max) -> Tensor`
pub fn clamp_max_Tensor(self_: &Tensor, max: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_clamp_max_Tensor(self_.as_ptr(), max.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)`
pub fn clamp_max__Tensor(self_: &Tensor, max: &Tensor) -> Result<()> {
    check(unsafe { c::kf_clamp_max__Tensor(self_.as_ptr(), max.as_ptr()) })?;
    Ok(())
}

/// min(max(self, min), max), elementwise: alias of clamp.
///
/// `clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`
pub fn clip(self_: &Tensor, min: Option<Scalar>, max: Option<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_clip(self_.as_ptr(), arg::optional_scalar(min), arg::optional_scalar(max), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)`
pub fn clip_(self_: &Tensor, min: Option<Scalar>, max: Option<Scalar>) -> Result<()> {
    check(unsafe { c::kf_clip_(self_.as_ptr(), arg::optional_scalar(min), arg::optional_scalar(max)) })?;
    Ok(())
}

/// min(max(self, min), max), elementwise with broadcasting: alias of clamp.
///
/// `clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`
pub fn clip_Tensor(self_: &Tensor, min: Option<&Tensor>, max: Option<&Tensor>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_clip_Tensor(self_.as_ptr(), arg::optional(min), arg::optional(max), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`
pub fn clip__Tensor(self_: &Tensor, min: Option<&Tensor>, max: Option<&Tensor>) -> Result<()> {
    check(unsafe { c::kf_clip__Tensor(self_.as_ptr(), arg::optional(min), arg::optional(max)) })?;
    Ok(())
}

/// self == other, elementwise with broadcasting; the result is boolean. NaN equals nothing.
///
/// `eq.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn eq(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_eq(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn eq_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_eq_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self == other, elementwise; the result is boolean. NaN equals nothing.
///
/// `eq.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn eq_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_eq_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn eq__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_eq__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self != other, elementwise with broadcasting; the result is boolean. NaN differs from everything.
///
/// `ne.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn ne(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_ne(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn ne_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_ne_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self != other, elementwise; the result is boolean. NaN differs from everything.
///
/// `ne.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn ne_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_ne_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn ne__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_ne__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self \< other, elementwise with broadcasting; the result is boolean.
///
/// `lt.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn lt(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_lt(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn lt_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_lt_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self \< other, elementwise; the result is boolean.
///
/// `lt.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn lt_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_lt_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn lt__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_lt__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self \<= other, elementwise with broadcasting; the result is boolean.
///
/// `le.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn le(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_le(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn le_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_le_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self \<= other, elementwise; the result is boolean.
///
/// `le.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn le_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_le_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn le__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_le__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self \> other, elementwise with broadcasting; the result is boolean.
///
/// `gt.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn gt(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_gt(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn gt_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_gt_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self \> other, elementwise; the result is boolean.
///
/// `gt.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn gt_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_gt_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn gt__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_gt__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self \>= other, elementwise with broadcasting; the result is boolean.
///
/// `ge.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn ge(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_ge(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn ge_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_ge_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self \>= other, elementwise; the result is boolean.
///
/// `ge.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn ge_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_ge_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn ge__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_ge__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self \> other, elementwise with broadcasting: alias of gt.
///
/// `greater.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn greater(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_greater(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `greater_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn greater_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_greater_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self \> other, elementwise: alias of gt.
///
/// `greater.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn greater_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_greater_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `greater_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn greater__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_greater__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self \>= other, elementwise with broadcasting: alias of ge.
///
/// `greater_equal.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn greater_equal(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_greater_equal(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `greater_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn greater_equal_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_greater_equal_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self \>= other, elementwise: alias of ge.
///
/// `greater_equal.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn greater_equal_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_greater_equal_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `greater_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn greater_equal__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_greater_equal__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self \< other, elementwise with broadcasting: alias of lt.
///
/// `less.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn less(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_less(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `less_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn less_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_less_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self \< other, elementwise: alias of lt.
///
/// `less.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn less_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_less_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `less_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn less__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_less__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self \<= other, elementwise with broadcasting: alias of le.
///
/// `less_equal.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn less_equal(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_less_equal(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `less_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn less_equal_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_less_equal_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self \<= other, elementwise: alias of le.
///
/// `less_equal.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn less_equal_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_less_equal_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `less_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn less_equal__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_less_equal__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self != other, elementwise with broadcasting: alias of ne.
///
/// `not_equal.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn not_equal(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_not_equal(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn not_equal_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_not_equal_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self != other, elementwise: alias of ne.
///
/// `not_equal.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn not_equal_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_not_equal_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `not_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn not_equal__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_not_equal__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// abs(self - other) \<= atol + rtol \* abs(other), elementwise with broadcasting. Equal infinities are close;
/// two NaN are if equal\_nan.
///
/// `isclose(Tensor self, Tensor other, float rtol=1.0000000000000001e-05, float atol=1e-08, bool equal_nan=False) -> Tensor`
pub fn isclose(self_: &Tensor, other: &Tensor, rtol: f64, atol: f64, equal_nan: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_isclose(self_.as_ptr(), other.as_ptr(), rtol, atol, equal_nan, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True if isclose holds for every pair of elements of self and other.
///
/// `allclose(Tensor self, Tensor other, float rtol=1.0000000000000001e-05, float atol=1e-08, bool equal_nan=False) -> bool`
pub fn allclose(self_: &Tensor, other: &Tensor, rtol: f64, atol: f64, equal_nan: bool) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_allclose(self_.as_ptr(), other.as_ptr(), rtol, atol, equal_nan, &mut out) })?;
    Ok(out)
}

/// True if self and other have the same shape and equal elements. NaN equals nothing.
///
/// `equal(Tensor self, Tensor other) -> bool`
pub fn equal(self_: &Tensor, other: &Tensor) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_equal(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(out)
}

/// self != 0 and other != 0, elementwise with broadcasting; the result is boolean.
///
/// `logical_and(Tensor self, Tensor other) -> Tensor`
pub fn logical_and(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_logical_and(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn logical_and_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_logical_and_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self != 0 or other != 0, elementwise with broadcasting; the result is boolean.
///
/// `logical_or(Tensor self, Tensor other) -> Tensor`
pub fn logical_or(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_logical_or(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn logical_or_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_logical_or_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// (self != 0) != (other != 0), elementwise with broadcasting; the result is boolean.
///
/// `logical_xor(Tensor self, Tensor other) -> Tensor`
pub fn logical_xor(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_logical_xor(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn logical_xor_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_logical_xor_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self & other, bitwise, elementwise with broadcasting, for integers and booleans.
///
/// `bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn bitwise_and(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bitwise_and(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn bitwise_and_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_bitwise_and_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self & other, bitwise, elementwise, for integers and booleans.
///
/// `bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn bitwise_and_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bitwise_and_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn bitwise_and__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_bitwise_and__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self & other, bitwise, elementwise, for a number self; integers and booleans.
///
/// `bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor`
pub fn bitwise_and_Scalar_Tensor(self_: impl Into<Scalar>, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bitwise_and_Scalar_Tensor(self_.into().raw(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self & other, bitwise, elementwise with broadcasting: alias of bitwise\_and.
///
/// `__and__.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn dunder_and(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_dunder_and(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn dunder_iand(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_dunder_iand(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self & other, bitwise, elementwise: alias of bitwise\_and.
///
/// `__and__.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn dunder_and_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_dunder_and_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `__iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn dunder_iand_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_dunder_iand_Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self | other, bitwise, elementwise with broadcasting, for integers and booleans.
///
/// `bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn bitwise_or(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bitwise_or(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn bitwise_or_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_bitwise_or_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self | other, bitwise, elementwise, for integers and booleans.
///
/// `bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn bitwise_or_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bitwise_or_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn bitwise_or__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_bitwise_or__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self | other, bitwise, elementwise, for a number self; integers and booleans.
///
/// `bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor`
pub fn bitwise_or_Scalar_Tensor(self_: impl Into<Scalar>, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bitwise_or_Scalar_Tensor(self_.into().raw(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self | other, bitwise, elementwise with broadcasting: alias of bitwise\_or.
///
/// `__or__.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn dunder_or(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_dunder_or(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `__ior__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn dunder_ior(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_dunder_ior(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self | other, bitwise, elementwise: alias of bitwise\_or.
///
/// `__or__.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn dunder_or_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_dunder_or_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `__ior__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn dunder_ior_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_dunder_ior_Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self ^ other, bitwise, elementwise with broadcasting, for integers and booleans.
///
/// `bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn bitwise_xor(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bitwise_xor(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn bitwise_xor_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_bitwise_xor_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self ^ other, bitwise, elementwise, for integers and booleans.
///
/// `bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn bitwise_xor_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bitwise_xor_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn bitwise_xor__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_bitwise_xor__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self ^ other, bitwise, elementwise, for a number self; integers and booleans.
///
/// `bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor`
pub fn bitwise_xor_Scalar_Tensor(self_: impl Into<Scalar>, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bitwise_xor_Scalar_Tensor(self_.into().raw(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self ^ other, bitwise, elementwise with broadcasting: alias of bitwise\_xor.
///
/// `__xor__.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn dunder_xor(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_dunder_xor(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `__ixor__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn dunder_ixor(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_dunder_ixor(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self ^ other, bitwise, elementwise: alias of bitwise\_xor.
///
/// `__xor__.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn dunder_xor_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_dunder_xor_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `__ixor__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn dunder_ixor_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_dunder_ixor_Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self \<\< other, elementwise with broadcasting, for integers. A negative or too large shift gives 0.
///
/// `bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn bitwise_left_shift(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bitwise_left_shift(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn bitwise_left_shift_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_bitwise_left_shift_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self \<\< other, elementwise, for integers. A negative or too large shift gives 0.
///
/// `bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor`
pub fn bitwise_left_shift_Tensor_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bitwise_left_shift_Tensor_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn bitwise_left_shift__Tensor_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_bitwise_left_shift__Tensor_Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self \<\< other, elementwise, for an integer self. A negative or too large shift gives 0.
///
/// `bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor`
pub fn bitwise_left_shift_Scalar_Tensor(self_: impl Into<Scalar>, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bitwise_left_shift_Scalar_Tensor(self_.into().raw(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self \<\< other, elementwise with broadcasting, for integers: as bitwise\_left\_shift.
///
/// `__lshift__.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn dunder_lshift(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_dunder_lshift(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `__ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn dunder_ilshift(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_dunder_ilshift(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self \<\< other, elementwise, for integers: as bitwise\_left\_shift.
///
/// `__lshift__.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn dunder_lshift_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_dunder_lshift_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `__ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn dunder_ilshift_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_dunder_ilshift_Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self \>\> other, elementwise with broadcasting, for integers: an arithmetic shift, which keeps the sign.
///
/// `bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn bitwise_right_shift(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bitwise_right_shift(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn bitwise_right_shift_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_bitwise_right_shift_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self \>\> other, elementwise, for integers: an arithmetic shift, which keeps the sign.
///
/// `bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor`
pub fn bitwise_right_shift_Tensor_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bitwise_right_shift_Tensor_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn bitwise_right_shift__Tensor_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_bitwise_right_shift__Tensor_Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self \>\> other, elementwise, for an integer self: an arithmetic shift, which keeps the sign.
///
/// `bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor`
pub fn bitwise_right_shift_Scalar_Tensor(self_: impl Into<Scalar>, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bitwise_right_shift_Scalar_Tensor(self_.into().raw(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self \>\> other, elementwise with broadcasting, for integers: as bitwise\_right\_shift.
///
/// `__rshift__.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn dunder_rshift(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_dunder_rshift(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `__irshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn dunder_irshift(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_dunder_irshift(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self \>\> other, elementwise, for integers: as bitwise\_right\_shift.
///
/// `__rshift__.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn dunder_rshift_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_dunder_rshift_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `__irshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn dunder_irshift_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_dunder_irshift_Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self where condition is true, otherwise other, elementwise with broadcasting.
///
/// `where.self(Tensor condition, Tensor self, Tensor other) -> Tensor`
pub fn where_self(condition: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_where_self(condition.as_ptr(), self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self where condition is true, otherwise other, elementwise, for a number self.
///
/// `where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor`
pub fn where_ScalarSelf(condition: &Tensor, self_: impl Into<Scalar>, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_where_ScalarSelf(condition.as_ptr(), self_.into().raw(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self where condition is true, otherwise other, elementwise, for a number other.
///
/// `where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor`
pub fn where_ScalarOther(condition: &Tensor, self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_where_ScalarOther(condition.as_ptr(), self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self where condition is true, otherwise other, elementwise, for two numbers.
///
/// `where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor`
pub fn where_Scalar(condition: &Tensor, self_: impl Into<Scalar>, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_where_Scalar(condition.as_ptr(), self_.into().raw(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Indices of the nonzero elements of condition: one 1-D tensor for each dimension, as nonzero\_numpy.
///
/// `where(Tensor condition) -> Tensor[]`
pub fn r#where(condition: &Tensor) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_where(condition.as_ptr(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// value where mask is true, otherwise self; mask broadcasts to the shape of self.
///
/// `masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor`
pub fn masked_fill_Scalar(self_: &Tensor, mask: &Tensor, value: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_masked_fill_Scalar(self_.as_ptr(), mask.as_ptr(), value.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)`
pub fn masked_fill__Scalar(self_: &Tensor, mask: &Tensor, value: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_masked_fill__Scalar(self_.as_ptr(), mask.as_ptr(), value.into().raw()) })?;
    Ok(())
}

/// value where mask is true, otherwise self; value has no dimensions, mask broadcasts to the shape of self.
///
/// `masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor`
pub fn masked_fill(self_: &Tensor, mask: &Tensor, value: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_masked_fill(self_.as_ptr(), mask.as_ptr(), value.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)`
pub fn masked_fill_(self_: &Tensor, mask: &Tensor, value: &Tensor) -> Result<()> {
    check(unsafe { c::kf_masked_fill_(self_.as_ptr(), mask.as_ptr(), value.as_ptr()) })?;
    Ok(())
}

/// New tensor with the shape and type of self and every element equal to value.
///
/// `fill.Scalar(Tensor self, Scalar value) -> Tensor`
pub fn fill_Scalar(self_: &Tensor, value: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fill_Scalar(self_.as_ptr(), value.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)`
pub fn fill__Scalar(self_: &Tensor, value: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_fill__Scalar(self_.as_ptr(), value.into().raw()) })?;
    Ok(())
}

/// New tensor with the shape and type of self and every element equal to value, a tensor with no dimensions.
///
/// `fill.Tensor(Tensor self, Tensor value) -> Tensor`
pub fn fill(self_: &Tensor, value: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fill(self_.as_ptr(), value.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)`
pub fn fill_(self_: &Tensor, value: &Tensor) -> Result<()> {
    check(unsafe { c::kf_fill_(self_.as_ptr(), value.as_ptr()) })?;
    Ok(())
}

/// New tensor with the shape and type of self, filled with 0.
///
/// `zero(Tensor self) -> Tensor`
pub fn zero(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_zero(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `zero_(Tensor(a!) self) -> Tensor(a!)`
pub fn zero_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_zero_(self_.as_ptr()) })?;
    Ok(())
}

/// src, broadcast to the shape of self and converted to its type and device, in a new tensor.
///
/// `copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor`
pub fn copy(self_: &Tensor, src: &Tensor, non_blocking: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_copy(self_.as_ptr(), src.as_ptr(), non_blocking, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)`
pub fn copy_(self_: &Tensor, src: &Tensor, non_blocking: bool) -> Result<()> {
    check(unsafe { c::kf_copy_(self_.as_ptr(), src.as_ptr(), non_blocking) })?;
    Ok(())
}

/// Copy of self with its own storage. memory\_format None keeps the strides of self if it is dense.
///
/// `clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`
pub fn clone(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_clone(self_.as_ptr(), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self with its own storage, size, stride and storage\_offset. The copy is made when either of both is
/// written to for the first time: until then they share memory.
///
/// `_lazy_clone(Tensor self) -> Tensor`
pub fn raw_lazy_clone(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_lazy_clone(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Alias of self, for tests: an error if one of num\_parallel parts of a parallel loop would have to copy the
/// memory of a lazy clone. skip\_first leaves out a first part of one number.
///
/// `_test_parallel_materialize(Tensor self, int num_parallel, bool skip_first=False) -> Tensor`
pub fn raw_test_parallel_materialize(self_: &Tensor, num_parallel: i64, skip_first: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_test_parallel_materialize(self_.as_ptr(), num_parallel, skip_first, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self if it is contiguous in memory\_format, otherwise a copy that is.
///
/// `contiguous(Tensor(a) self, *, MemoryFormat memory_format=0) -> Tensor(a)`
pub fn contiguous(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_contiguous(self_.as_ptr(), MemoryFormat::CONTIGUOUS.raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self with the given dtype, layout, device and memory format; an argument that is None keeps the
/// property of self.
///
/// `_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor`
pub fn raw_to_copy(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_to_copy(self_.as_ptr(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), false, arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self if it already has dtype and memory\_format and copy is false, otherwise a converted copy.
///
/// `to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
pub fn to_dtype(self_: &Tensor, dtype: Dtype, non_blocking: bool, copy: bool, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_to_dtype(self_.as_ptr(), dtype.raw(), non_blocking, copy, arg::optional_int(memory_format.map(MemoryFormat::number)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self if it already has device, dtype and memory\_format and copy is false, otherwise a converted copy.
///
/// `to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
pub fn to_device(self_: &Tensor, device: Device, dtype: Dtype, non_blocking: bool, copy: bool, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_to_device(self_.as_ptr(), device.raw(), dtype.raw(), non_blocking, copy, arg::optional_int(memory_format.map(MemoryFormat::number)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self if it already has every given property and copy is false, otherwise a converted copy. An argument that is
/// None keeps the property of self.
///
/// `to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
pub fn to_dtype_layout(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_to_dtype_layout(self_.as_ptr(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), false, false, arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self if it already has the type, layout and device of other and copy is false, otherwise a converted copy.
///
/// `to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
pub fn to_other(self_: &Tensor, other: &Tensor, non_blocking: bool, copy: bool, memory_format: Option<MemoryFormat>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_to_other(self_.as_ptr(), other.as_ptr(), non_blocking, copy, arg::optional_int(memory_format.map(MemoryFormat::number)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self converted to the type and device of other; self itself if it has both.
///
/// `type_as(Tensor self, Tensor other) -> Tensor`
pub fn type_as(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_type_as(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self - alpha \* other, elementwise with broadcasting: alias of sub.
///
/// `subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`
pub fn subtract(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_subtract(self_.as_ptr(), other.as_ptr(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)`
pub fn subtract_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_subtract_(self_.as_ptr(), other.as_ptr(), Scalar::Int(1).raw()) })?;
    Ok(())
}

/// self - alpha \* other, elementwise: alias of sub.
///
/// `subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`
pub fn subtract_Scalar(self_: &Tensor, other: impl Into<Scalar>, alpha: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_subtract_Scalar(self_.as_ptr(), other.into().raw(), alpha.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`
pub fn subtract__Scalar(self_: &Tensor, other: impl Into<Scalar>, alpha: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_subtract__Scalar(self_.as_ptr(), other.into().raw(), alpha.into().raw()) })?;
    Ok(())
}

/// self \* other, elementwise with broadcasting: alias of mul.
///
/// `multiply.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn multiply(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_multiply(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `multiply_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn multiply_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_multiply_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self \* other, elementwise: alias of mul.
///
/// `multiply.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn multiply_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_multiply_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `multiply_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn multiply__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_multiply__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self / other, elementwise with broadcasting: alias of div.
///
/// `divide.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn divide(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_divide(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn divide_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_divide_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self / other, elementwise: alias of div.
///
/// `divide.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn divide_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_divide_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn divide__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_divide__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self / other, elementwise with broadcasting: alias of div without rounding\_mode.
///
/// `true_divide.Tensor(Tensor self, Tensor other) -> Tensor`
pub fn true_divide(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_true_divide(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn true_divide_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_true_divide_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self / other, elementwise: alias of div without rounding\_mode.
///
/// `true_divide.Scalar(Tensor self, Scalar other) -> Tensor`
pub fn true_divide_Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_true_divide_Scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `true_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
pub fn true_divide__Scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_true_divide__Scalar(self_.as_ptr(), other.into().raw()) })?;
    Ok(())
}

/// self / other, elementwise with broadcasting, rounded as rounding\_mode says: alias of div.
///
/// `divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor`
pub fn divide_Tensor_mode(self_: &Tensor, other: &Tensor, rounding_mode: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_divide_Tensor_mode(self_.as_ptr(), other.as_ptr(), arg::optional_text(rounding_mode), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `divide_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)`
pub fn divide__Tensor_mode(self_: &Tensor, other: &Tensor, rounding_mode: Option<&str>) -> Result<()> {
    check(unsafe { c::kf_divide__Tensor_mode(self_.as_ptr(), other.as_ptr(), arg::optional_text(rounding_mode)) })?;
    Ok(())
}

/// self / other, elementwise, rounded as rounding\_mode says: alias of div.
///
/// `divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor`
pub fn divide_Scalar_mode(self_: &Tensor, other: impl Into<Scalar>, rounding_mode: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_divide_Scalar_mode(self_.as_ptr(), other.into().raw(), arg::optional_text(rounding_mode), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `divide_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)`
pub fn divide__Scalar_mode(self_: &Tensor, other: impl Into<Scalar>, rounding_mode: Option<&str>) -> Result<()> {
    check(unsafe { c::kf_divide__Scalar_mode(self_.as_ptr(), other.into().raw(), arg::optional_text(rounding_mode)) })?;
    Ok(())
}

/// Angle of the point (x = other, y = self), elementwise with broadcasting: alias of atan2.
///
/// `arctan2(Tensor self, Tensor other) -> Tensor`
pub fn arctan2(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_arctan2(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn arctan2_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_arctan2_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// self \* log(other), 0 where self is 0, elementwise with broadcasting: alias of xlogy.
///
/// `special_xlogy(Tensor self, Tensor other) -> Tensor`
pub fn special_xlogy(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_xlogy(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self \* log(other), 0 where self is 0, elementwise: alias of xlogy.
///
/// `special_xlogy.other_scalar(Tensor self, Scalar other) -> Tensor`
pub fn special_xlogy_other_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_xlogy_other_scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self \* log(other), 0 where self is 0, elementwise, for a number self: alias of xlogy.
///
/// `special_xlogy.self_scalar(Scalar self, Tensor other) -> Tensor`
pub fn special_xlogy_self_scalar(self_: impl Into<Scalar>, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_xlogy_self_scalar(self_.into().raw(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Type of an arithmetic operation on tensor and other, by type promotion.
///
/// `result_type.Tensor(Tensor tensor, Tensor other) -> ScalarType`
pub fn result_type(tensor: &Tensor, other: &Tensor) -> Result<Dtype> {
    let mut out = 0;
    check(unsafe { c::kf_result_type(tensor.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(Dtype::from_raw(out))
}

/// Type of an arithmetic operation on tensor and the number other, by type promotion.
///
/// `result_type.Scalar(Tensor tensor, Scalar other) -> ScalarType`
pub fn result_type_Scalar(tensor: &Tensor, other: impl Into<Scalar>) -> Result<Dtype> {
    let mut out = 0;
    check(unsafe { c::kf_result_type_Scalar(tensor.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(Dtype::from_raw(out))
}

/// Type of an arithmetic operation on the number scalar and tensor, by type promotion.
///
/// `result_type.Scalar_Tensor(Scalar scalar, Tensor tensor) -> ScalarType`
pub fn result_type_Scalar_Tensor(scalar: impl Into<Scalar>, tensor: &Tensor) -> Result<Dtype> {
    let mut out = 0;
    check(unsafe { c::kf_result_type_Scalar_Tensor(scalar.into().raw(), tensor.as_ptr(), &mut out) })?;
    Ok(Dtype::from_raw(out))
}

/// Type of an arithmetic operation on two numbers, by type promotion.
///
/// `result_type.Scalar_Scalar(Scalar scalar1, Scalar scalar2) -> ScalarType`
pub fn result_type_Scalar_Scalar(scalar1: impl Into<Scalar>, scalar2: impl Into<Scalar>) -> Result<Dtype> {
    let mut out = 0;
    check(unsafe { c::kf_result_type_Scalar_Scalar(scalar1.into().raw(), scalar2.into().raw(), &mut out) })?;
    Ok(Dtype::from_raw(out))
}

/// True if a result of type from\_ may be stored in a tensor of type to: not from complex to real, floating to
/// integer, or number to boolean.
///
/// `can_cast(ScalarType from_, ScalarType to) -> bool`
pub fn can_cast(from_: Dtype, to: Dtype) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_can_cast(from_.raw(), to.raw(), &mut out) })?;
    Ok(out)
}

/// The smallest type that both type1 and type2 convert to without loss of category, by type promotion.
///
/// `promote_types(ScalarType type1, ScalarType type2) -> ScalarType`
pub fn promote_types(type1: Dtype, type2: Dtype) -> Result<Dtype> {
    let mut out = 0;
    check(unsafe { c::kf_promote_types(type1.raw(), type2.raw(), &mut out) })?;
    Ok(Dtype::from_raw(out))
}

/// self as uint8; self itself if it has that type.
///
/// `_cast_Byte(Tensor self, bool non_blocking=False) -> Tensor`
pub fn raw_cast_Byte(self_: &Tensor, non_blocking: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_cast_Byte(self_.as_ptr(), non_blocking, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self as int8; self itself if it has that type.
///
/// `_cast_Char(Tensor self, bool non_blocking=False) -> Tensor`
pub fn raw_cast_Char(self_: &Tensor, non_blocking: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_cast_Char(self_.as_ptr(), non_blocking, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self as float64; self itself if it has that type.
///
/// `_cast_Double(Tensor self, bool non_blocking=False) -> Tensor`
pub fn raw_cast_Double(self_: &Tensor, non_blocking: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_cast_Double(self_.as_ptr(), non_blocking, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self as float32; self itself if it has that type.
///
/// `_cast_Float(Tensor self, bool non_blocking=False) -> Tensor`
pub fn raw_cast_Float(self_: &Tensor, non_blocking: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_cast_Float(self_.as_ptr(), non_blocking, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self as float16; self itself if it has that type.
///
/// `_cast_Half(Tensor self, bool non_blocking=False) -> Tensor`
pub fn raw_cast_Half(self_: &Tensor, non_blocking: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_cast_Half(self_.as_ptr(), non_blocking, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self as int32; self itself if it has that type.
///
/// `_cast_Int(Tensor self, bool non_blocking=False) -> Tensor`
pub fn raw_cast_Int(self_: &Tensor, non_blocking: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_cast_Int(self_.as_ptr(), non_blocking, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self as int64; self itself if it has that type.
///
/// `_cast_Long(Tensor self, bool non_blocking=False) -> Tensor`
pub fn raw_cast_Long(self_: &Tensor, non_blocking: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_cast_Long(self_.as_ptr(), non_blocking, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self as int16; self itself if it has that type.
///
/// `_cast_Short(Tensor self, bool non_blocking=False) -> Tensor`
pub fn raw_cast_Short(self_: &Tensor, non_blocking: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_cast_Short(self_.as_ptr(), non_blocking, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self as complex32.
///
/// `chalf(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`
pub fn chalf(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_chalf(self_.as_ptr(), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// softmax without the elements whose mask is true. mask\_type: 0 a mask (length, length), 1 (batch, length), 2
/// of self's shape.
///
/// `_masked_softmax(Tensor self, Tensor mask, int? dim=None, int? mask_type=None) -> Tensor`
pub fn raw_masked_softmax(self_: &Tensor, mask: &Tensor, dim: Option<i64>, mask_type: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_masked_softmax(self_.as_ptr(), mask.as_ptr(), arg::optional_int(dim), arg::optional_int(mask_type), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Attention with several heads, and the weights. query, key and value are (batch, length, width).
///
/// `_native_multi_head_attention(Tensor query, Tensor key, Tensor value, int embed_dim, int num_head, Tensor qkv_weight, Tensor qkv_bias, Tensor proj_weight, Tensor proj_bias, Tensor? mask=None, bool need_weights=True, bool average_attn_weights=True, int? mask_type=None) -> (Tensor, Tensor)`
pub fn raw_native_multi_head_attention(query: &Tensor, key: &Tensor, value: &Tensor, embed_dim: i64, num_head: i64, qkv_weight: &Tensor, qkv_bias: &Tensor, proj_weight: &Tensor, proj_bias: &Tensor, mask: Option<&Tensor>, need_weights: bool, average_attn_weights: bool, mask_type: Option<i64>) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_native_multi_head_attention(query.as_ptr(), key.as_ptr(), value.as_ptr(), embed_dim, num_head, qkv_weight.as_ptr(), qkv_bias.as_ptr(), proj_weight.as_ptr(), proj_bias.as_ptr(), arg::optional(mask), need_weights, average_attn_weights, arg::optional_int(mask_type), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// A layer of a transformer's encoder, without dropout.
///
/// `_transformer_encoder_layer_fwd(Tensor src, int embed_dim, int num_heads, Tensor qkv_weight, Tensor qkv_bias, Tensor proj_weight, Tensor proj_bias, bool use_gelu, bool norm_first, float eps, Tensor norm_weight_1, Tensor norm_bias_1, Tensor norm_weight_2, Tensor norm_bias_2, Tensor ffn_weight_1, Tensor ffn_bias_1, Tensor ffn_weight_2, Tensor ffn_bias_2, Tensor? mask=None, int? mask_type=None) -> Tensor`
pub fn raw_transformer_encoder_layer_fwd(src: &Tensor, embed_dim: i64, num_heads: i64, qkv_weight: &Tensor, qkv_bias: &Tensor, proj_weight: &Tensor, proj_bias: &Tensor, use_gelu: bool, norm_first: bool, eps: f64, norm_weight_1: &Tensor, norm_bias_1: &Tensor, norm_weight_2: &Tensor, norm_bias_2: &Tensor, ffn_weight_1: &Tensor, ffn_bias_1: &Tensor, ffn_weight_2: &Tensor, ffn_bias_2: &Tensor, mask: Option<&Tensor>, mask_type: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_transformer_encoder_layer_fwd(src.as_ptr(), embed_dim, num_heads, qkv_weight.as_ptr(), qkv_bias.as_ptr(), proj_weight.as_ptr(), proj_bias.as_ptr(), use_gelu, norm_first, eps, norm_weight_1.as_ptr(), norm_bias_1.as_ptr(), norm_weight_2.as_ptr(), norm_bias_2.as_ptr(), ffn_weight_1.as_ptr(), ffn_bias_1.as_ptr(), ffn_weight_2.as_ptr(), ffn_bias_2.as_ptr(), arg::optional(mask), arg::optional_int(mask_type), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The parts query, key and value of qkv + qkv\_bias, by heads, where the query is divided by the square root of
/// its size.
///
/// `_transform_bias_rescale_qkv(Tensor qkv, Tensor qkv_bias, int num_heads) -> (Tensor, Tensor, Tensor)`
pub fn raw_transform_bias_rescale_qkv(qkv: &Tensor, qkv_bias: &Tensor, num_heads: i64) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_raw_transform_bias_rescale_qkv(qkv.as_ptr(), qkv_bias.as_ptr(), num_heads, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// A nested tensor of the first rows of each matrix, as many as its row of the mask has true elements.
///
/// `_nested_tensor_from_mask(Tensor t, Tensor mask, bool mask_check=True) -> Tensor`
pub fn raw_nested_tensor_from_mask(t: &Tensor, mask: &Tensor, mask_check: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_nested_tensor_from_mask(t.as_ptr(), mask.as_ptr(), mask_check, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True if each row of the mask is true at first, and then false to its end.
///
/// `_nested_tensor_from_mask_left_aligned(Tensor t, Tensor mask) -> bool`
pub fn raw_nested_tensor_from_mask_left_aligned(t: &Tensor, mask: &Tensor) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_raw_nested_tensor_from_mask_left_aligned(t.as_ptr(), mask.as_ptr(), &mut out) })?;
    Ok(out)
}

/// Attention by blocks, of libraries for GPUs.
///
/// `_flash_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? cum_seq_q, Tensor? cum_seq_k, SymInt max_q, SymInt max_k, float dropout_p, bool is_causal, bool return_debug_mask, *, float? scale=None, SymInt? window_size_left=None, SymInt? window_size_right=None, Tensor? seqused_k=None, Tensor? alibi_slopes=None) -> (Tensor output, Tensor softmax_logsumexp, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)`
pub fn raw_flash_attention_forward(query: &Tensor, key: &Tensor, value: &Tensor, cum_seq_q: Option<&Tensor>, cum_seq_k: Option<&Tensor>, max_q: i64, max_k: i64, dropout_p: f64, is_causal: bool, return_debug_mask: bool) -> Result<(Tensor, Tensor, Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    let mut out3 = null_mut();
    let mut out4 = null_mut();
    check(unsafe { c::kf_raw_flash_attention_forward(query.as_ptr(), key.as_ptr(), value.as_ptr(), arg::optional(cum_seq_q), arg::optional(cum_seq_k), max_q, max_k, dropout_p, is_causal, return_debug_mask, arg::optional_float(None), arg::optional_int(None), arg::optional_int(None), null_mut(), null_mut(), &mut out0, &mut out1, &mut out2, &mut out3, &mut out4) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2), Tensor::own_or_undefined(out3), Tensor::own_or_undefined(out4)) })
}

/// Convolution of input (N, C\_in, ...) with weight (C\_out, C\_in / groups, ...) plus bias over one to three
/// spatial dimensions; if transposed, the transposed convolution with weight (C\_in, C\_out / groups, ...).
///
/// `convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor`
pub fn convolution(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, stride: &[i64], padding: &[i64], dilation: &[i64], transposed: bool, output_padding: &[i64], groups: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_convolution(input.as_ptr(), weight.as_ptr(), arg::optional(bias), arg::ints(stride), arg::ints(padding), arg::ints(dilation), transposed, arg::ints(output_padding), groups, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradients of convolution: (grad\_input, grad\_weight, grad\_bias). Those that output\_mask leaves out are not
/// computed.
///
/// `convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)`
pub fn convolution_backward(grad_output: &Tensor, input: &Tensor, weight: &Tensor, bias_sizes: Option<&[i64]>, stride: &[i64], padding: &[i64], dilation: &[i64], transposed: bool, output_padding: &[i64], groups: i64, output_mask: &[bool]) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_convolution_backward(grad_output.as_ptr(), input.as_ptr(), weight.as_ptr(), arg::maybe_ints(bias_sizes), arg::ints(stride), arg::ints(padding), arg::ints(dilation), transposed, arg::ints(output_padding), groups, arg::bools(output_mask), &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// convolution with hints for vendor libraries (benchmark to allow\_tf32), which are ignored.
///
/// `_convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor`
pub fn raw_convolution(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, stride: &[i64], padding: &[i64], dilation: &[i64], transposed: bool, output_padding: &[i64], groups: i64, benchmark: bool, deterministic: bool, cudnn_enabled: bool, allow_tf32: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_convolution(input.as_ptr(), weight.as_ptr(), arg::optional(bias), arg::ints(stride), arg::ints(padding), arg::ints(dilation), transposed, arg::ints(output_padding), groups, benchmark, deterministic, cudnn_enabled, allow_tf32, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Convolution of input (N, C\_in, L) with weight (C\_out, C\_in / groups, K) plus bias over one dimension; the
/// batch dimension may be missing.
///
/// `conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=[1], SymInt[1] padding=[0], SymInt[1] dilation=[1], SymInt groups=1) -> Tensor`
pub fn conv1d(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, stride: &[i64], padding: &[i64], dilation: &[i64], groups: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_conv1d(input.as_ptr(), weight.as_ptr(), arg::optional(bias), arg::ints(stride), arg::ints(padding), arg::ints(dilation), groups, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Convolution of input (N, C\_in, H, W) with weight (C\_out, C\_in / groups, KH, KW) plus bias; the batch
/// dimension may be missing.
///
/// `conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0], SymInt[2] dilation=[1, 1], SymInt groups=1) -> Tensor`
pub fn conv2d(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, stride: &[i64], padding: &[i64], dilation: &[i64], groups: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_conv2d(input.as_ptr(), weight.as_ptr(), arg::optional(bias), arg::ints(stride), arg::ints(padding), arg::ints(dilation), groups, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Convolution of input (N, C\_in, D, H, W) with weight (C\_out, C\_in / groups, KD, KH, KW) plus bias; the batch
/// dimension may be missing.
///
/// `conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0], SymInt[3] dilation=[1, 1, 1], SymInt groups=1) -> Tensor`
pub fn conv3d(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, stride: &[i64], padding: &[i64], dilation: &[i64], groups: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_conv3d(input.as_ptr(), weight.as_ptr(), arg::optional(bias), arg::ints(stride), arg::ints(padding), arg::ints(dilation), groups, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// conv1d with padding "valid" (none) or "same" (the result has the size of input; requires stride 1).
///
/// `conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=[1], str padding="valid", SymInt[1] dilation=[1], SymInt groups=1) -> Tensor`
pub fn conv1d_padding(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, stride: &[i64], padding: &str, dilation: &[i64], groups: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_conv1d_padding(input.as_ptr(), weight.as_ptr(), arg::optional(bias), arg::ints(stride), arg::text(padding), arg::ints(dilation), groups, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// conv2d with padding "valid" (none) or "same" (the result has the size of input; requires stride 1).
///
/// `conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=[1, 1], str padding="valid", SymInt[2] dilation=[1, 1], SymInt groups=1) -> Tensor`
pub fn conv2d_padding(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, stride: &[i64], padding: &str, dilation: &[i64], groups: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_conv2d_padding(input.as_ptr(), weight.as_ptr(), arg::optional(bias), arg::ints(stride), arg::text(padding), arg::ints(dilation), groups, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// conv3d with padding "valid" (none) or "same" (the result has the size of input; requires stride 1).
///
/// `conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=[1, 1, 1], str padding="valid", SymInt[3] dilation=[1, 1, 1], SymInt groups=1) -> Tensor`
pub fn conv3d_padding(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, stride: &[i64], padding: &str, dilation: &[i64], groups: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_conv3d_padding(input.as_ptr(), weight.as_ptr(), arg::optional(bias), arg::ints(stride), arg::text(padding), arg::ints(dilation), groups, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Transposed convolution of input (N, C\_in, L) with weight (C\_in, C\_out / groups, K) plus bias; the batch
/// dimension may be missing.
///
/// `conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=[1], SymInt[1] padding=[0], SymInt[1] output_padding=[0], SymInt groups=1, SymInt[1] dilation=[1]) -> Tensor`
pub fn conv_transpose1d(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, stride: &[i64], padding: &[i64], output_padding: &[i64], groups: i64, dilation: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_conv_transpose1d(input.as_ptr(), weight.as_ptr(), arg::optional(bias), arg::ints(stride), arg::ints(padding), arg::ints(output_padding), groups, arg::ints(dilation), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Transposed convolution of input (N, C\_in, H, W) with weight (C\_in, C\_out / groups, KH, KW) plus bias; the
/// batch dimension may be missing.
///
/// `conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0], SymInt[2] output_padding=[0, 0], SymInt groups=1, SymInt[2] dilation=[1, 1]) -> Tensor`
pub fn conv_transpose2d(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, stride: &[i64], padding: &[i64], output_padding: &[i64], groups: i64, dilation: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_conv_transpose2d(input.as_ptr(), weight.as_ptr(), arg::optional(bias), arg::ints(stride), arg::ints(padding), arg::ints(output_padding), groups, arg::ints(dilation), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Transposed convolution of input (N, C\_in, D, H, W) with weight (C\_in, C\_out / groups, KD, KH, KW) plus
/// bias; the batch dimension may be missing.
///
/// `conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0], SymInt[3] output_padding=[0, 0, 0], SymInt groups=1, SymInt[3] dilation=[1, 1, 1]) -> Tensor`
pub fn conv_transpose3d(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, stride: &[i64], padding: &[i64], output_padding: &[i64], groups: i64, dilation: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_conv_transpose3d(input.as_ptr(), weight.as_ptr(), arg::optional(bias), arg::ints(stride), arg::ints(padding), arg::ints(output_padding), groups, arg::ints(dilation), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Patches of kernel\_size taken from the images self (N, C, H, W), each as one column: the result is (N, C \* KH
/// \* KW, number of patches).
///
/// `im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor`
pub fn im2col(self_: &Tensor, kernel_size: &[i64], dilation: &[i64], padding: &[i64], stride: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_im2col(self_.as_ptr(), arg::ints(kernel_size), arg::ints(dilation), arg::ints(padding), arg::ints(stride), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Adds the patches in the columns of self back into images (N, C, \*output\_size): the transpose of im2col.
/// Overlapping elements are summed.
///
/// `col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor`
pub fn col2im(self_: &Tensor, output_size: &[i64], kernel_size: &[i64], dilation: &[i64], padding: &[i64], stride: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_col2im(self_.as_ptr(), arg::ints(output_size), arg::ints(kernel_size), arg::ints(dilation), arg::ints(padding), arg::ints(stride), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// conv2d with the sizes of its windows.
///
/// `_slow_conv2d_forward(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias, SymInt[2] stride, SymInt[2] padding) -> Tensor`
pub fn raw_slow_conv2d_forward(self_: &Tensor, weight: &Tensor, kernel_size: &[i64], bias: Option<&Tensor>, stride: &[i64], padding: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_slow_conv2d_forward(self_.as_ptr(), weight.as_ptr(), arg::ints(kernel_size), arg::optional(bias), arg::ints(stride), arg::ints(padding), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// conv1d of (time, batch, channels), with weights of (width, in, out).
///
/// `conv_tbc(Tensor self, Tensor weight, Tensor bias, int pad=0) -> Tensor`
pub fn conv_tbc(self_: &Tensor, weight: &Tensor, bias: &Tensor, pad: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_conv_tbc(self_.as_ptr(), weight.as_ptr(), bias.as_ptr(), pad, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The convolution of 1, 2 or 3 dimensions with the padding "same" or "valid".
///
/// `_convolution_mode(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, str padding, SymInt[] dilation, SymInt groups) -> Tensor`
pub fn raw_convolution_mode(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, stride: &[i64], padding: &str, dilation: &[i64], groups: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_convolution_mode(input.as_ptr(), weight.as_ptr(), arg::optional(bias), arg::ints(stride), arg::text(padding), arg::ints(dilation), groups, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// conv2d with the sizes of its windows.
///
/// `thnn_conv2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None, SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0]) -> Tensor`
pub fn thnn_conv2d(self_: &Tensor, weight: &Tensor, kernel_size: &[i64], bias: Option<&Tensor>, stride: &[i64], padding: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_thnn_conv2d(self_.as_ptr(), weight.as_ptr(), arg::ints(kernel_size), arg::optional(bias), arg::ints(stride), arg::ints(padding), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// conv3d with the sizes of its windows.
///
/// `slow_conv3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0]) -> Tensor`
pub fn slow_conv3d(self_: &Tensor, weight: &Tensor, kernel_size: &[i64], bias: Option<&Tensor>, stride: &[i64], padding: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_slow_conv3d(self_.as_ptr(), weight.as_ptr(), arg::ints(kernel_size), arg::optional(bias), arg::ints(stride), arg::ints(padding), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// conv2d with the sizes of its windows.
///
/// `slow_conv_dilated2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None, SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0], SymInt[2] dilation=[1, 1]) -> Tensor`
pub fn slow_conv_dilated2d(self_: &Tensor, weight: &Tensor, kernel_size: &[i64], bias: Option<&Tensor>, stride: &[i64], padding: &[i64], dilation: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_slow_conv_dilated2d(self_.as_ptr(), weight.as_ptr(), arg::ints(kernel_size), arg::optional(bias), arg::ints(stride), arg::ints(padding), arg::ints(dilation), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// conv3d with the sizes of its windows.
///
/// `slow_conv_dilated3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0], SymInt[3] dilation=[1, 1, 1]) -> Tensor`
pub fn slow_conv_dilated3d(self_: &Tensor, weight: &Tensor, kernel_size: &[i64], bias: Option<&Tensor>, stride: &[i64], padding: &[i64], dilation: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_slow_conv_dilated3d(self_.as_ptr(), weight.as_ptr(), arg::ints(kernel_size), arg::optional(bias), arg::ints(stride), arg::ints(padding), arg::ints(dilation), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// conv\_transpose2d with the sizes of its windows.
///
/// `slow_conv_transpose2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None, SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0], SymInt[2] output_padding=[0, 0], SymInt[2] dilation=[1, 1]) -> Tensor`
pub fn slow_conv_transpose2d(self_: &Tensor, weight: &Tensor, kernel_size: &[i64], bias: Option<&Tensor>, stride: &[i64], padding: &[i64], output_padding: &[i64], dilation: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_slow_conv_transpose2d(self_.as_ptr(), weight.as_ptr(), arg::ints(kernel_size), arg::optional(bias), arg::ints(stride), arg::ints(padding), arg::ints(output_padding), arg::ints(dilation), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// conv\_transpose3d with the sizes of its windows.
///
/// `slow_conv_transpose3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0], SymInt[3] output_padding=[0, 0, 0], SymInt[3] dilation=[1, 1, 1]) -> Tensor`
pub fn slow_conv_transpose3d(self_: &Tensor, weight: &Tensor, kernel_size: &[i64], bias: Option<&Tensor>, stride: &[i64], padding: &[i64], output_padding: &[i64], dilation: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_slow_conv_transpose3d(self_.as_ptr(), weight.as_ptr(), arg::ints(kernel_size), arg::optional(bias), arg::ints(stride), arg::ints(padding), arg::ints(output_padding), arg::ints(dilation), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Cross products of the vectors of size 3 in self and other along dim. Both have the same number of dimensions;
/// the others broadcast.
///
/// `linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor`
pub fn linalg_cross(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_cross(self_.as_ptr(), other.as_ptr(), -1, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Cross products of the vectors of size 3 in self and other along dim; if dim is None, along the first dimension
/// of size 3.
///
/// `cross(Tensor self, Tensor other, int? dim=None) -> Tensor`
pub fn cross(self_: &Tensor, other: &Tensor, dim: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cross(self_.as_ptr(), other.as_ptr(), arg::optional_int(dim), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (output, offset2bag, bag\_size, max\_indices): reduces weight\[indices\] by mode (0 sum, 1 mean, 2 max) over
/// the bags that offsets starts; empty bags give 0. The last three serve the gradient.
///
/// `_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)`
pub fn raw_embedding_bag(weight: &Tensor, indices: &Tensor, offsets: &Tensor, scale_grad_by_freq: bool, mode: i64, sparse: bool, per_sample_weights: Option<&Tensor>, include_last_offset: bool, padding_idx: i64) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    let mut out3 = null_mut();
    check(unsafe { c::kf_raw_embedding_bag(weight.as_ptr(), indices.as_ptr(), offsets.as_ptr(), scale_grad_by_freq, mode, sparse, arg::optional(per_sample_weights), include_last_offset, padding_idx, &mut out0, &mut out1, &mut out2, &mut out3) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2), Tensor::own_or_undefined(out3)) })
}

/// \_embedding\_bag for calls that need no gradient.
///
/// `_embedding_bag_forward_only(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)`
pub fn raw_embedding_bag_forward_only(weight: &Tensor, indices: &Tensor, offsets: &Tensor, scale_grad_by_freq: bool, mode: i64, sparse: bool, per_sample_weights: Option<&Tensor>, include_last_offset: bool, padding_idx: i64) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    let mut out3 = null_mut();
    check(unsafe { c::kf_raw_embedding_bag_forward_only(weight.as_ptr(), indices.as_ptr(), offsets.as_ptr(), scale_grad_by_freq, mode, sparse, arg::optional(per_sample_weights), include_last_offset, padding_idx, &mut out0, &mut out1, &mut out2, &mut out3) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2), Tensor::own_or_undefined(out3)) })
}

/// Reduces weight\[indices\] by mode (0 sum, 1 mean, 2 max) over the bags that offsets starts. Returns the four
/// results of \_embedding\_bag.
///
/// `embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) -> (Tensor, Tensor, Tensor, Tensor)`
pub fn embedding_bag(weight: &Tensor, indices: &Tensor, offsets: &Tensor, scale_grad_by_freq: bool, mode: i64, sparse: bool, per_sample_weights: Option<&Tensor>, include_last_offset: bool) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    let mut out3 = null_mut();
    check(unsafe { c::kf_embedding_bag(weight.as_ptr(), indices.as_ptr(), offsets.as_ptr(), scale_grad_by_freq, mode, sparse, arg::optional(per_sample_weights), include_last_offset, &mut out0, &mut out1, &mut out2, &mut out3) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2), Tensor::own_or_undefined(out3)) })
}

/// embedding\_bag that skips the entries of indices equal to padding\_idx; a negative padding\_idx counts from
/// the end of weight.
///
/// `embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, bool include_last_offset, int? padding_idx) -> (Tensor, Tensor, Tensor, Tensor)`
pub fn embedding_bag_padding_idx(weight: &Tensor, indices: &Tensor, offsets: &Tensor, scale_grad_by_freq: bool, mode: i64, sparse: bool, per_sample_weights: Option<&Tensor>, include_last_offset: bool, padding_idx: Option<i64>) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    let mut out3 = null_mut();
    check(unsafe { c::kf_embedding_bag_padding_idx(weight.as_ptr(), indices.as_ptr(), offsets.as_ptr(), scale_grad_by_freq, mode, sparse, arg::optional(per_sample_weights), include_last_offset, arg::optional_int(padding_idx), &mut out0, &mut out1, &mut out2, &mut out3) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2), Tensor::own_or_undefined(out3)) })
}

/// Copy of self in which the rows named by indices whose norm of order norm\_type exceeds max\_norm are scaled
/// down to norm max\_norm.
///
/// `embedding_renorm(Tensor self, Tensor indices, float max_norm, float norm_type) -> Tensor`
pub fn embedding_renorm(self_: &Tensor, indices: &Tensor, max_norm: f64, norm_type: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_embedding_renorm(self_.as_ptr(), indices.as_ptr(), max_norm, norm_type, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)`
pub fn embedding_renorm_(self_: &Tensor, indices: &Tensor, max_norm: f64, norm_type: f64) -> Result<()> {
    check(unsafe { c::kf_embedding_renorm_(self_.as_ptr(), indices.as_ptr(), max_norm, norm_type) })?;
    Ok(())
}

/// Uninitialized tensor of the given size.
///
/// `empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
pub fn empty(size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_empty(arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Uninitialized tensor of the given size and stride.
///
/// `empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn empty_strided(size: &[i64], stride: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_empty_strided(arg::ints(size), arg::ints(stride), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Uninitialized dense tensor of the given size whose dimensions are laid out in memory in the order
/// physical\_layout, outermost first.
///
/// `empty_permuted(SymInt[] size, int[] physical_layout, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn empty_permuted(size: &[i64], physical_layout: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_empty_permuted(arg::ints(size), arg::ints(physical_layout), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Uninitialized tensor with the shape of self, and with its type, device and strides unless given.
///
/// `empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
pub fn empty_like(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_empty_like(self_.as_ptr(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Uninitialized tensor of the given size, with the type and device of self unless given.
///
/// `new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn new_empty(self_: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_new_empty(self_.as_ptr(), arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Uninitialized tensor of the given size and stride, with the type and device of self unless given.
///
/// `new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn new_empty_strided(self_: &Tensor, size: &[i64], stride: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_new_empty_strided(self_.as_ptr(), arg::ints(size), arg::ints(stride), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Tensor of the given size filled with 0.
///
/// `zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn zeros(size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_zeros(arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Tensor of the given size whose elements are all 0 and that has no storage. Views, sums and products keep it in
/// that form.
///
/// `_efficientzerotensor(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn raw_efficientzerotensor(size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_efficientzerotensor(arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Tensor filled with 0, with the shape of self, and with its type, device and strides unless given.
///
/// `zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
pub fn zeros_like(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_zeros_like(self_.as_ptr(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Tensor of the given size filled with 0, with the type and device of self unless given.
///
/// `new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn new_zeros(self_: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_new_zeros(self_.as_ptr(), arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Tensor of the given size filled with 1.
///
/// `ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn ones(size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_ones(arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Tensor filled with 1, with the shape of self, and with its type, device and strides unless given.
///
/// `ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
pub fn ones_like(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_ones_like(self_.as_ptr(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Tensor of the given size filled with 1, with the type and device of self unless given.
///
/// `new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn new_ones(self_: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_new_ones(self_.as_ptr(), arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Tensor of the given size filled with fill\_value. Without dtype, its type follows that of fill\_value.
///
/// `full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn full(size: &[i64], fill_value: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_full(arg::ints(size), fill_value.into().raw(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Tensor filled with fill\_value, with the shape of self, and with its type, device and strides unless given.
///
/// `full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
pub fn full_like(self_: &Tensor, fill_value: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_full_like(self_.as_ptr(), fill_value.into().raw(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Tensor of the given size filled with fill\_value, with the type and device of self unless given.
///
/// `new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn new_full(self_: &Tensor, size: &[i64], fill_value: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_new_full(self_.as_ptr(), arg::ints(size), fill_value.into().raw(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The number s as a tensor with no dimensions.
///
/// `scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn scalar_tensor(s: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_scalar_tensor(s.into().raw(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Identity matrix with n rows.
///
/// `eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn eye(n: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_eye(n, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Matrix of n rows and m columns with ones on the main diagonal and zeros elsewhere.
///
/// `eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn eye_m(n: i64, m: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_eye_m(n, m, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// 0, 1, 2, ... up to but not including end. Without dtype: int64 for an integer end, otherwise the default type.
///
/// `arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn arange(end: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_arange(end.into().raw(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// start, start + 1, ... up to but not including end. Without dtype: int64 for integers, otherwise the default
/// type.
///
/// `arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn arange_start(start: impl Into<Scalar>, end: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_arange_start(start.into().raw(), end.into().raw(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// start, start + step, ... up to but not including end. Without dtype: int64 for integers, otherwise the default
/// type.
///
/// `arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn arange_start_step(start: impl Into<Scalar>, end: impl Into<Scalar>, step: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_arange_start_step(start.into().raw(), end.into().raw(), step.into().raw(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// start, start + 1, ... up to and including end.
///
/// `range(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn range(start: impl Into<Scalar>, end: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_range(start.into().raw(), end.into().raw(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// start, start + step, ... up to and including end.
///
/// `range.step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn range_step(start: impl Into<Scalar>, end: impl Into<Scalar>, step: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_range_step(start.into().raw(), end.into().raw(), step.into().raw(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// steps evenly spaced numbers from start to end, both included.
///
/// `linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn linspace(start: impl Into<Scalar>, end: impl Into<Scalar>, steps: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linspace(start.into().raw(), end.into().raw(), steps, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// steps evenly spaced numbers from start to end, both included; start and end are tensors with no dimensions.
///
/// `linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn linspace_Tensor_Tensor(start: &Tensor, end: &Tensor, steps: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linspace_Tensor_Tensor(start.as_ptr(), end.as_ptr(), steps, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// steps evenly spaced numbers from start to end, both included; start is a tensor with no dimensions.
///
/// `linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn linspace_Tensor_Scalar(start: &Tensor, end: impl Into<Scalar>, steps: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linspace_Tensor_Scalar(start.as_ptr(), end.into().raw(), steps, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// steps evenly spaced numbers from start to end, both included; end is a tensor with no dimensions.
///
/// `linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn linspace_Scalar_Tensor(start: impl Into<Scalar>, end: &Tensor, steps: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linspace_Scalar_Tensor(start.into().raw(), end.as_ptr(), steps, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// base\*\*x for steps evenly spaced x from start to end, both included.
///
/// `logspace(Scalar start, Scalar end, int steps, float base=10., *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn logspace(start: impl Into<Scalar>, end: impl Into<Scalar>, steps: i64, base: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_logspace(start.into().raw(), end.into().raw(), steps, base, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// base\*\*x for steps evenly spaced x from start to end, both included; start and end are tensors with no
/// dimensions.
///
/// `logspace.Tensor_Tensor(Tensor start, Tensor end, int steps, float base=10., *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn logspace_Tensor_Tensor(start: &Tensor, end: &Tensor, steps: i64, base: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_logspace_Tensor_Tensor(start.as_ptr(), end.as_ptr(), steps, base, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// base\*\*x for steps evenly spaced x from start to end, both included; start is a tensor with no dimensions.
///
/// `logspace.Tensor_Scalar(Tensor start, Scalar end, int steps, float base=10., *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn logspace_Tensor_Scalar(start: &Tensor, end: impl Into<Scalar>, steps: i64, base: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_logspace_Tensor_Scalar(start.as_ptr(), end.into().raw(), steps, base, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// base\*\*x for steps evenly spaced x from start to end, both included; end is a tensor with no dimensions.
///
/// `logspace.Scalar_Tensor(Scalar start, Tensor end, int steps, float base=10., *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn logspace_Scalar_Tensor(start: impl Into<Scalar>, end: &Tensor, steps: i64, base: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_logspace_Scalar_Tensor(start.into().raw(), end.as_ptr(), steps, base, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Indices of the lower triangle of a row by col matrix, on and below diagonal offset: row indices in the first
/// row, column indices in the second.
///
/// `tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn tril_indices(row: i64, col: i64, offset: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_tril_indices(row, col, offset, arg::optional_int(Some(Dtype::INT64.number())), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Indices of the upper triangle of a row by col matrix, on and above diagonal offset: row indices in the first
/// row, column indices in the second.
///
/// `triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn triu_indices(row: i64, col: i64, offset: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_triu_indices(row, col, offset, arg::optional_int(Some(Dtype::INT64.number())), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// real + imag \* i, elementwise with broadcasting: a complex tensor.
///
/// `complex(Tensor real, Tensor imag) -> Tensor`
pub fn complex(real: &Tensor, imag: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_complex(real.as_ptr(), imag.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// abs \* (cos(angle) + sin(angle) \* i), elementwise with broadcasting: a complex tensor.
///
/// `polar(Tensor abs, Tensor angle) -> Tensor`
pub fn polar(abs: &Tensor, angle: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_polar(abs.as_ptr(), angle.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Vandermonde matrix: the columns are the powers of x from N - 1 down to 0, or ascending if increasing. N None
/// is the size of x.
///
/// `vander(Tensor x, int? N=None, bool increasing=False) -> Tensor`
pub fn vander(x: &Tensor, N: Option<i64>, increasing: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_vander(x.as_ptr(), arg::optional_int(N), increasing, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// 1-D tensor of size elements mapped from the file filename. With shared, writes go to the file; otherwise they
/// stay private.
///
/// `from_file(str filename, bool? shared=None, int? size=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn from_file(filename: &str, shared: Option<bool>, size: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_from_file(arg::text(filename), arg::optional_bool(shared), arg::optional_int(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gives self the shape size, in place, with contiguous strides. Its storage grows if it is too small; new
/// elements are uninitialized.
///
/// `resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)`
pub fn resize_(self_: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_resize_(self_.as_ptr(), arg::ints(size), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gives self the shape of the\_template, in place, as resize\_.
///
/// `resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor(a!)`
pub fn resize_as_(self_: &Tensor, the_template: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_resize_as_(self_.as_ptr(), the_template.as_ptr(), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Makes self an empty tensor on a new storage, in place.
///
/// `set_(Tensor(a!) self) -> Tensor(a!)`
pub fn set_(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_set_(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Makes self share the storage, size, stride and offset of source, in place.
///
/// `set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)`
pub fn set__source_Tensor(self_: &Tensor, source: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_set__source_Tensor(self_.as_ptr(), source.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Makes self a view of the storage of source with the given storage\_offset, size and stride, in place. An empty
/// stride is contiguous.
///
/// `set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)`
pub fn set__source_Tensor_storage_offset(self_: &Tensor, source: &Tensor, storage_offset: i64, size: &[i64], stride: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_set__source_Tensor_storage_offset(self_.as_ptr(), source.as_ptr(), storage_offset, arg::ints(size), arg::ints(stride), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The integers from 0 to the size of a dimension, on the device of like.
///
/// `_dim_arange(Tensor like, int dim) -> Tensor`
pub fn raw_dim_arange(like: &Tensor, dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_dim_arange(like.as_ptr(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self. Transforms wrap a constant here.
///
/// `lift(Tensor self) -> Tensor`
pub fn lift(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_lift(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The sizes of self as a tensor of int64.
///
/// `_shape_as_tensor(Tensor self) -> Tensor`
pub fn raw_shape_as_tensor(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_shape_as_tensor(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A Bartlett window, periodic.
///
/// `bartlett_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn bartlett_window(window_length: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bartlett_window(window_length, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A Bartlett window, periodic or symmetric.
///
/// `bartlett_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn bartlett_window_periodic(window_length: i64, periodic: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bartlett_window_periodic(window_length, periodic, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A Blackman window, periodic.
///
/// `blackman_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn blackman_window(window_length: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_blackman_window(window_length, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A Blackman window, periodic or symmetric.
///
/// `blackman_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn blackman_window_periodic(window_length: i64, periodic: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_blackman_window_periodic(window_length, periodic, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A Hann window, periodic.
///
/// `hann_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn hann_window(window_length: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_hann_window(window_length, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A Hann window, periodic or symmetric.
///
/// `hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn hann_window_periodic(window_length: i64, periodic: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_hann_window_periodic(window_length, periodic, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A Hamming window, periodic.
///
/// `hamming_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn hamming_window(window_length: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_hamming_window(window_length, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A Hamming window, periodic or symmetric.
///
/// `hamming_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn hamming_window_periodic(window_length: i64, periodic: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_hamming_window_periodic(window_length, periodic, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A Kaiser window, periodic.
///
/// `kaiser_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn kaiser_window(window_length: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_kaiser_window(window_length, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A Kaiser window, periodic or symmetric.
///
/// `kaiser_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn kaiser_window_periodic(window_length: i64, periodic: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_kaiser_window_periodic(window_length, periodic, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A Hamming window with the factor alpha.
///
/// `hamming_window.periodic_alpha(int window_length, bool periodic, float alpha, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn hamming_window_periodic_alpha(window_length: i64, periodic: bool, alpha: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_hamming_window_periodic_alpha(window_length, periodic, alpha, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A Hamming window with the factors alpha and beta.
///
/// `hamming_window.periodic_alpha_beta(int window_length, bool periodic, float alpha, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn hamming_window_periodic_alpha_beta(window_length: i64, periodic: bool, alpha: f64, beta: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_hamming_window_periodic_alpha_beta(window_length, periodic, alpha, beta, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A Kaiser window with the factor beta.
///
/// `kaiser_window.beta(int window_length, bool periodic, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn kaiser_window_beta(window_length: i64, periodic: bool, beta: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_kaiser_window_beta(window_length, periodic, beta, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A copy of self with another size; new elements are undefined.
///
/// `resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor`
pub fn resize(self_: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_resize(self_.as_ptr(), arg::ints(size), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self in memory that devices can read directly.
///
/// `pin_memory(Tensor(a) self, Device? device=None) -> Tensor(a)`
pub fn pin_memory(self_: &Tensor, device: Option<Device>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_pin_memory(self_.as_ptr(), arg::optional_device(device), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A copy of self in memory that devices can read directly.
///
/// `_pin_memory(Tensor self, Device? device=None) -> Tensor`
pub fn raw_pin_memory(self_: &Tensor, device: Option<Device>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_pin_memory(self_.as_ptr(), arg::optional_device(device), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Discrete Fourier transform of the real tensor self over dim; onesided keeps elements 0 to n / 2 of the last
/// dimension in dim. normalization: 0 none, 1 by sqrt(n), 2 by n.
///
/// `_fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor`
pub fn raw_fft_r2c(self_: &Tensor, dim: &[i64], normalization: i64, onesided: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_fft_r2c(self_.as_ptr(), arg::ints(dim), normalization, onesided, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Inverse transform to a real tensor over dim, from elements 0 to last\_dim\_size / 2 of the last dimension in
/// dim. normalization: 0 none, 1 by sqrt(n), 2 by n.
///
/// `_fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor`
pub fn raw_fft_c2r(self_: &Tensor, dim: &[i64], normalization: i64, last_dim_size: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_fft_c2r(self_.as_ptr(), arg::ints(dim), normalization, last_dim_size, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Discrete Fourier transform of the complex tensor self over dim, the inverse if not forward. normalization: 0
/// none, 1 by sqrt(n), 2 by n.
///
/// `_fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor`
pub fn raw_fft_c2c(self_: &Tensor, dim: &[i64], normalization: i64, forward: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_fft_c2c(self_.as_ptr(), arg::ints(dim), normalization, forward, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Discrete Fourier transform along dim, which n trims or pads with 0. norm: "backward" (default) none, "ortho"
/// by sqrt(n), "forward" by n.
///
/// `fft_fft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor`
pub fn fft_fft(self_: &Tensor, n: Option<i64>, dim: i64, norm: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_fft(self_.as_ptr(), arg::optional_int(n), dim, arg::optional_text(norm), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Inverse discrete Fourier transform along dim, which n trims or pads with 0. norm: "backward" (default) by n,
/// "ortho" by sqrt(n), "forward" none.
///
/// `fft_ifft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor`
pub fn fft_ifft(self_: &Tensor, n: Option<i64>, dim: i64, norm: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_ifft(self_.as_ptr(), arg::optional_int(n), dim, arg::optional_text(norm), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Elements 0 to n / 2 of the Fourier transform of the real tensor self along dim, which n trims or pads with 0;
/// the others are their conjugates.
///
/// `fft_rfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor`
pub fn fft_rfft(self_: &Tensor, n: Option<i64>, dim: i64, norm: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_rfft(self_.as_ptr(), arg::optional_int(n), dim, arg::optional_text(norm), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Real inverse of fft\_rfft along dim. n is the size of the result along dim, by default 2 \* (size - 1).
///
/// `fft_irfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor`
pub fn fft_irfft(self_: &Tensor, n: Option<i64>, dim: i64, norm: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_irfft(self_.as_ptr(), arg::optional_int(n), dim, arg::optional_text(norm), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Real Fourier transform of a signal with conjugate symmetry, given by its first half along dim. n is the size
/// of the result along dim, by default 2 \* (size - 1).
///
/// `fft_hfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor`
pub fn fft_hfft(self_: &Tensor, n: Option<i64>, dim: i64, norm: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_hfft(self_.as_ptr(), arg::optional_int(n), dim, arg::optional_text(norm), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Inverse of fft\_hfft: elements 0 to n / 2 along dim of the inverse Fourier transform of the real tensor self.
///
/// `fft_ihfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor`
pub fn fft_ihfft(self_: &Tensor, n: Option<i64>, dim: i64, norm: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_ihfft(self_.as_ptr(), arg::optional_int(n), dim, arg::optional_text(norm), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Discrete Fourier transform over the two dimensions dim, which s trims or pads with 0; norm as fft\_fft.
///
/// `fft_fft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`
pub fn fft_fft2(self_: &Tensor, s: Option<&[i64]>, dim: &[i64], norm: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_fft2(self_.as_ptr(), arg::maybe_ints(s), arg::ints(dim), arg::optional_text(norm), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Inverse discrete Fourier transform over the two dimensions dim, which s trims or pads with 0; norm as
/// fft\_ifft.
///
/// `fft_ifft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`
pub fn fft_ifft2(self_: &Tensor, s: Option<&[i64]>, dim: &[i64], norm: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_ifft2(self_.as_ptr(), arg::maybe_ints(s), arg::ints(dim), arg::optional_text(norm), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Fourier transform of the real tensor self over the two dimensions dim; only elements 0 to n / 2 of the last
/// one are kept.
///
/// `fft_rfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`
pub fn fft_rfft2(self_: &Tensor, s: Option<&[i64]>, dim: &[i64], norm: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_rfft2(self_.as_ptr(), arg::maybe_ints(s), arg::ints(dim), arg::optional_text(norm), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Real inverse of fft\_rfft2 over the two dimensions dim. s gives the sizes of the result, by default 2 \* (size
/// - 1) for the last one.
///
/// `fft_irfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`
pub fn fft_irfft2(self_: &Tensor, s: Option<&[i64]>, dim: &[i64], norm: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_irfft2(self_.as_ptr(), arg::maybe_ints(s), arg::ints(dim), arg::optional_text(norm), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Real Fourier transform over the two dimensions dim of a signal with conjugate symmetry, given by its first
/// half along the last one.
///
/// `fft_hfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`
pub fn fft_hfft2(self_: &Tensor, s: Option<&[i64]>, dim: &[i64], norm: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_hfft2(self_.as_ptr(), arg::maybe_ints(s), arg::ints(dim), arg::optional_text(norm), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Inverse of fft\_hfft2 over the two dimensions dim: the first half along the last one.
///
/// `fft_ihfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`
pub fn fft_ihfft2(self_: &Tensor, s: Option<&[i64]>, dim: &[i64], norm: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_ihfft2(self_.as_ptr(), arg::maybe_ints(s), arg::ints(dim), arg::optional_text(norm), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Discrete Fourier transform over the dimensions dim (all if None, or the last ones if s is given), which s
/// trims or pads with 0; norm as fft\_fft.
///
/// `fft_fftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`
pub fn fft_fftn(self_: &Tensor, s: Option<&[i64]>, dim: Option<&[i64]>, norm: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_fftn(self_.as_ptr(), arg::maybe_ints(s), arg::maybe_ints(dim), arg::optional_text(norm), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Inverse discrete Fourier transform over the dimensions dim (all if None, or the last ones if s is given),
/// which s trims or pads with 0; norm as fft\_ifft.
///
/// `fft_ifftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`
pub fn fft_ifftn(self_: &Tensor, s: Option<&[i64]>, dim: Option<&[i64]>, norm: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_ifftn(self_.as_ptr(), arg::maybe_ints(s), arg::maybe_ints(dim), arg::optional_text(norm), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Fourier transform of the real tensor self over the dimensions dim; only elements 0 to n / 2 of the last one
/// are kept.
///
/// `fft_rfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`
pub fn fft_rfftn(self_: &Tensor, s: Option<&[i64]>, dim: Option<&[i64]>, norm: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_rfftn(self_.as_ptr(), arg::maybe_ints(s), arg::maybe_ints(dim), arg::optional_text(norm), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Real inverse of fft\_rfftn over the dimensions dim. s gives the sizes of the result, by default 2 \* (size -
/// 1) for the last one.
///
/// `fft_irfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`
pub fn fft_irfftn(self_: &Tensor, s: Option<&[i64]>, dim: Option<&[i64]>, norm: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_irfftn(self_.as_ptr(), arg::maybe_ints(s), arg::maybe_ints(dim), arg::optional_text(norm), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Real Fourier transform over the dimensions dim of a signal with conjugate symmetry, given by its first half
/// along the last one.
///
/// `fft_hfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`
pub fn fft_hfftn(self_: &Tensor, s: Option<&[i64]>, dim: Option<&[i64]>, norm: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_hfftn(self_.as_ptr(), arg::maybe_ints(s), arg::maybe_ints(dim), arg::optional_text(norm), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Inverse of fft\_hfftn over the dimensions dim: the first half along the last one.
///
/// `fft_ihfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`
pub fn fft_ihfftn(self_: &Tensor, s: Option<&[i64]>, dim: Option<&[i64]>, norm: Option<&str>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_ihfftn(self_.as_ptr(), arg::maybe_ints(s), arg::maybe_ints(dim), arg::optional_text(norm), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Rolls the dimensions dim (all if None) by half of their size, so that frequency 0 is in the middle.
///
/// `fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor`
pub fn fft_fftshift(self_: &Tensor, dim: Option<&[i64]>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_fftshift(self_.as_ptr(), arg::maybe_ints(dim), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Inverse of fft\_fftshift: rolls the dimensions dim (all if None) so that frequency 0 comes first.
///
/// `fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor`
pub fn fft_ifftshift(self_: &Tensor, dim: Option<&[i64]>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_ifftshift(self_.as_ptr(), arg::maybe_ints(dim), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Frequencies of the elements of fft\_fft for n samples d apart: \[0, 1, ..., (n - 1) / 2, -(n / 2), ..., -1\] /
/// (n \* d).
///
/// `fft_fftfreq(int n, float d=1., *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn fft_fftfreq(n: i64, d: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_fftfreq(n, d, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Frequencies of the elements of fft\_rfft for n samples d apart: \[0, 1, ..., n / 2\] / (n \* d).
///
/// `fft_rfftfreq(int n, float d=1., *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn fft_rfftfreq(n: i64, d: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fft_rfftfreq(n, d, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The short-time Fourier transform: of windows of n\_fft elements.
///
/// `stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor`
pub fn stft(self_: &Tensor, n_fft: i64, hop_length: Option<i64>, win_length: Option<i64>, window: Option<&Tensor>, normalized: bool, onesided: Option<bool>, return_complex: Option<bool>, align_to_window: Option<bool>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_stft(self_.as_ptr(), n_fft, arg::optional_int(hop_length), arg::optional_int(win_length), arg::optional(window), normalized, arg::optional_bool(onesided), arg::optional_bool(return_complex), arg::optional_bool(align_to_window), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The short-time Fourier transform: of windows of n\_fft elements, around or after every hop\_length-th element.
///
/// `stft.center(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor`
pub fn stft_center(self_: &Tensor, n_fft: i64, hop_length: Option<i64>, win_length: Option<i64>, window: Option<&Tensor>, center: bool, pad_mode: &str, normalized: bool, onesided: Option<bool>, return_complex: Option<bool>, align_to_window: Option<bool>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_stft_center(self_.as_ptr(), n_fft, arg::optional_int(hop_length), arg::optional_int(win_length), arg::optional(window), center, arg::text(pad_mode), normalized, arg::optional_bool(onesided), arg::optional_bool(return_complex), arg::optional_bool(align_to_window), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The inverse of stft.
///
/// `istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor`
pub fn istft(self_: &Tensor, n_fft: i64, hop_length: Option<i64>, win_length: Option<i64>, window: Option<&Tensor>, center: bool, normalized: bool, onesided: Option<bool>, length: Option<i64>, return_complex: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_istft(self_.as_ptr(), n_fft, arg::optional_int(hop_length), arg::optional_int(win_length), arg::optional(window), center, normalized, arg::optional_bool(onesided), arg::optional_int(length), return_complex, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self\[i\] + alpha \* other\[i\] for each i of the lists.
///
/// `_foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]`
pub fn raw_foreach_add_List(self_: &[&Tensor], other: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let other = arg::tensors(other);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_add_List(self_.span(), other.span(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] += alpha \* other\[i\] for each i of the lists, in place.
///
/// `_foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()`
pub fn raw_foreach_add__List(self_: &[&Tensor], other: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    let other = arg::tensors(other);
    check(unsafe { c::kf_raw_foreach_add__List(self_.span(), other.span(), Scalar::Int(1).raw()) })?;
    Ok(())
}

/// self\[i\] + scalar for each tensor of the list.
///
/// `_foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]`
pub fn raw_foreach_add(self_: &[&Tensor], scalar: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_add(self_.span(), scalar.into().raw(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] += scalar for each tensor of the list, in place.
///
/// `_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()`
pub fn raw_foreach_add_(self_: &[&Tensor], scalar: impl Into<Scalar>) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_add_(self_.span(), scalar.into().raw()) })?;
    Ok(())
}

/// self\[i\] - alpha \* other\[i\] for each i of the lists.
///
/// `_foreach_sub.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]`
pub fn raw_foreach_sub_List(self_: &[&Tensor], other: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let other = arg::tensors(other);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_sub_List(self_.span(), other.span(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] -= alpha \* other\[i\] for each i of the lists, in place.
///
/// `_foreach_sub_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()`
pub fn raw_foreach_sub__List(self_: &[&Tensor], other: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    let other = arg::tensors(other);
    check(unsafe { c::kf_raw_foreach_sub__List(self_.span(), other.span(), Scalar::Int(1).raw()) })?;
    Ok(())
}

/// self\[i\] - scalar for each tensor of the list.
///
/// `_foreach_sub.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]`
pub fn raw_foreach_sub(self_: &[&Tensor], scalar: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_sub(self_.span(), scalar.into().raw(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] -= scalar for each tensor of the list, in place.
///
/// `_foreach_sub_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()`
pub fn raw_foreach_sub_(self_: &[&Tensor], scalar: impl Into<Scalar>) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_sub_(self_.span(), scalar.into().raw()) })?;
    Ok(())
}

/// self\[i\] \* other\[i\] for each i of the lists.
///
/// `_foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]`
pub fn raw_foreach_mul_List(self_: &[&Tensor], other: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let other = arg::tensors(other);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_mul_List(self_.span(), other.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] \*= other\[i\] for each i of the lists, in place.
///
/// `_foreach_mul_.List(Tensor(a!)[] self, Tensor[] other) -> ()`
pub fn raw_foreach_mul__List(self_: &[&Tensor], other: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    let other = arg::tensors(other);
    check(unsafe { c::kf_raw_foreach_mul__List(self_.span(), other.span()) })?;
    Ok(())
}

/// self\[i\] \* scalar for each tensor of the list.
///
/// `_foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]`
pub fn raw_foreach_mul(self_: &[&Tensor], scalar: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_mul(self_.span(), scalar.into().raw(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] \*= scalar for each tensor of the list, in place.
///
/// `_foreach_mul_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()`
pub fn raw_foreach_mul_(self_: &[&Tensor], scalar: impl Into<Scalar>) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_mul_(self_.span(), scalar.into().raw()) })?;
    Ok(())
}

/// self\[i\] / other\[i\] for each i of the lists.
///
/// `_foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]`
pub fn raw_foreach_div_List(self_: &[&Tensor], other: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let other = arg::tensors(other);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_div_List(self_.span(), other.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] /= other\[i\] for each i of the lists, in place.
///
/// `_foreach_div_.List(Tensor(a!)[] self, Tensor[] other) -> ()`
pub fn raw_foreach_div__List(self_: &[&Tensor], other: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    let other = arg::tensors(other);
    check(unsafe { c::kf_raw_foreach_div__List(self_.span(), other.span()) })?;
    Ok(())
}

/// self\[i\] / scalar for each tensor of the list.
///
/// `_foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]`
pub fn raw_foreach_div(self_: &[&Tensor], scalar: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_div(self_.span(), scalar.into().raw(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] /= scalar for each tensor of the list, in place.
///
/// `_foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()`
pub fn raw_foreach_div_(self_: &[&Tensor], scalar: impl Into<Scalar>) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_div_(self_.span(), scalar.into().raw()) })?;
    Ok(())
}

/// self\[i\] + value \* tensor1\[i\] \* tensor2\[i\] for each i of the lists.
///
/// `_foreach_addcmul.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]`
pub fn raw_foreach_addcmul(self_: &[&Tensor], tensor1: &[&Tensor], tensor2: &[&Tensor], value: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let tensor1 = arg::tensors(tensor1);
    let tensor2 = arg::tensors(tensor2);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_addcmul(self_.span(), tensor1.span(), tensor2.span(), value.into().raw(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] += value \* tensor1\[i\] \* tensor2\[i\] for each i of the lists, in place.
///
/// `_foreach_addcmul_.Scalar(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> ()`
pub fn raw_foreach_addcmul_(self_: &[&Tensor], tensor1: &[&Tensor], tensor2: &[&Tensor], value: impl Into<Scalar>) -> Result<()> {
    let self_ = arg::tensors(self_);
    let tensor1 = arg::tensors(tensor1);
    let tensor2 = arg::tensors(tensor2);
    check(unsafe { c::kf_raw_foreach_addcmul_(self_.span(), tensor1.span(), tensor2.span(), value.into().raw()) })?;
    Ok(())
}

/// self\[i\] + value \* tensor1\[i\] / tensor2\[i\] for each i of the lists.
///
/// `_foreach_addcdiv.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]`
pub fn raw_foreach_addcdiv(self_: &[&Tensor], tensor1: &[&Tensor], tensor2: &[&Tensor], value: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let tensor1 = arg::tensors(tensor1);
    let tensor2 = arg::tensors(tensor2);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_addcdiv(self_.span(), tensor1.span(), tensor2.span(), value.into().raw(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] += value \* tensor1\[i\] / tensor2\[i\] for each i of the lists, in place.
///
/// `_foreach_addcdiv_.Scalar(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> ()`
pub fn raw_foreach_addcdiv_(self_: &[&Tensor], tensor1: &[&Tensor], tensor2: &[&Tensor], value: impl Into<Scalar>) -> Result<()> {
    let self_ = arg::tensors(self_);
    let tensor1 = arg::tensors(tensor1);
    let tensor2 = arg::tensors(tensor2);
    check(unsafe { c::kf_raw_foreach_addcdiv_(self_.span(), tensor1.span(), tensor2.span(), value.into().raw()) })?;
    Ok(())
}

/// self\[i\] + weight \* (tensors1\[i\] - self\[i\]) for each i of the lists.
///
/// `_foreach_lerp.Scalar(Tensor[] self, Tensor[] tensors1, Scalar weight) -> Tensor[]`
pub fn raw_foreach_lerp(self_: &[&Tensor], tensors1: &[&Tensor], weight: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let tensors1 = arg::tensors(tensors1);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_lerp(self_.span(), tensors1.span(), weight.into().raw(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] += weight \* (tensors1\[i\] - self\[i\]) for each i of the lists, in place.
///
/// `_foreach_lerp_.Scalar(Tensor(a!)[] self, Tensor[] tensors1, Scalar weight) -> ()`
pub fn raw_foreach_lerp_(self_: &[&Tensor], tensors1: &[&Tensor], weight: impl Into<Scalar>) -> Result<()> {
    let self_ = arg::tensors(self_);
    let tensors1 = arg::tensors(tensors1);
    check(unsafe { c::kf_raw_foreach_lerp_(self_.span(), tensors1.span(), weight.into().raw()) })?;
    Ok(())
}

/// self\[i\] + weights\[i\] \* (tensors1\[i\] - self\[i\]) for each i of the lists.
///
/// `_foreach_lerp.List(Tensor[] self, Tensor[] tensors1, Tensor[] weights) -> Tensor[]`
pub fn raw_foreach_lerp_List(self_: &[&Tensor], tensors1: &[&Tensor], weights: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let tensors1 = arg::tensors(tensors1);
    let weights = arg::tensors(weights);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_lerp_List(self_.span(), tensors1.span(), weights.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] += weights\[i\] \* (tensors1\[i\] - self\[i\]) for each i of the lists, in place.
///
/// `_foreach_lerp_.List(Tensor(a!)[] self, Tensor[] tensors1, Tensor[] weights) -> ()`
pub fn raw_foreach_lerp__List(self_: &[&Tensor], tensors1: &[&Tensor], weights: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    let tensors1 = arg::tensors(tensors1);
    let weights = arg::tensors(weights);
    check(unsafe { c::kf_raw_foreach_lerp__List(self_.span(), tensors1.span(), weights.span()) })?;
    Ok(())
}

/// Norm of order ord of each tensor of the list, computed in dtype if given.
///
/// `_foreach_norm.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]`
pub fn raw_foreach_norm(self_: &[&Tensor], ord: impl Into<Scalar>, dtype: Option<Dtype>) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_norm(self_.span(), ord.into().raw(), arg::optional_int(dtype.map(Dtype::number)), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// sqrt(self\[i\]) for each tensor of the list.
///
/// `_foreach_sqrt(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_sqrt(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_sqrt(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by its square root, in place.
///
/// `_foreach_sqrt_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_sqrt_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_sqrt_(self_.span()) })?;
    Ok(())
}

/// Fills each tensor of the list with 0, in place.
///
/// `_foreach_zero_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_zero_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_zero_(self_.span()) })?;
    Ok(())
}

/// abs(self\[i\]) for each tensor of the list.
///
/// `_foreach_abs(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_abs(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_abs(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by abs of it, in place.
///
/// `_foreach_abs_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_abs_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_abs_(self_.span()) })?;
    Ok(())
}

/// acos(self\[i\]) for each tensor of the list.
///
/// `_foreach_acos(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_acos(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_acos(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by acos of it, in place.
///
/// `_foreach_acos_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_acos_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_acos_(self_.span()) })?;
    Ok(())
}

/// asin(self\[i\]) for each tensor of the list.
///
/// `_foreach_asin(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_asin(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_asin(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by asin of it, in place.
///
/// `_foreach_asin_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_asin_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_asin_(self_.span()) })?;
    Ok(())
}

/// atan(self\[i\]) for each tensor of the list.
///
/// `_foreach_atan(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_atan(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_atan(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by atan of it, in place.
///
/// `_foreach_atan_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_atan_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_atan_(self_.span()) })?;
    Ok(())
}

/// ceil(self\[i\]) for each tensor of the list.
///
/// `_foreach_ceil(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_ceil(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_ceil(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by ceil of it, in place.
///
/// `_foreach_ceil_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_ceil_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_ceil_(self_.span()) })?;
    Ok(())
}

/// cos(self\[i\]) for each tensor of the list.
///
/// `_foreach_cos(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_cos(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_cos(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by cos of it, in place.
///
/// `_foreach_cos_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_cos_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_cos_(self_.span()) })?;
    Ok(())
}

/// cosh(self\[i\]) for each tensor of the list.
///
/// `_foreach_cosh(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_cosh(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_cosh(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by cosh of it, in place.
///
/// `_foreach_cosh_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_cosh_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_cosh_(self_.span()) })?;
    Ok(())
}

/// erf(self\[i\]) for each tensor of the list.
///
/// `_foreach_erf(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_erf(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_erf(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by erf of it, in place.
///
/// `_foreach_erf_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_erf_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_erf_(self_.span()) })?;
    Ok(())
}

/// erfc(self\[i\]) for each tensor of the list.
///
/// `_foreach_erfc(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_erfc(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_erfc(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by erfc of it, in place.
///
/// `_foreach_erfc_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_erfc_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_erfc_(self_.span()) })?;
    Ok(())
}

/// exp(self\[i\]) for each tensor of the list.
///
/// `_foreach_exp(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_exp(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_exp(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by exp of it, in place.
///
/// `_foreach_exp_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_exp_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_exp_(self_.span()) })?;
    Ok(())
}

/// expm1(self\[i\]) for each tensor of the list.
///
/// `_foreach_expm1(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_expm1(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_expm1(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by expm1 of it, in place.
///
/// `_foreach_expm1_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_expm1_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_expm1_(self_.span()) })?;
    Ok(())
}

/// floor(self\[i\]) for each tensor of the list.
///
/// `_foreach_floor(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_floor(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_floor(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by floor of it, in place.
///
/// `_foreach_floor_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_floor_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_floor_(self_.span()) })?;
    Ok(())
}

/// frac(self\[i\]) for each tensor of the list.
///
/// `_foreach_frac(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_frac(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_frac(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by frac of it, in place.
///
/// `_foreach_frac_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_frac_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_frac_(self_.span()) })?;
    Ok(())
}

/// lgamma(self\[i\]) for each tensor of the list.
///
/// `_foreach_lgamma(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_lgamma(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_lgamma(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by lgamma of it, in place.
///
/// `_foreach_lgamma_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_lgamma_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_lgamma_(self_.span()) })?;
    Ok(())
}

/// log(self\[i\]) for each tensor of the list.
///
/// `_foreach_log(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_log(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_log(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by log of it, in place.
///
/// `_foreach_log_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_log_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_log_(self_.span()) })?;
    Ok(())
}

/// log10(self\[i\]) for each tensor of the list.
///
/// `_foreach_log10(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_log10(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_log10(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by log10 of it, in place.
///
/// `_foreach_log10_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_log10_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_log10_(self_.span()) })?;
    Ok(())
}

/// log1p(self\[i\]) for each tensor of the list.
///
/// `_foreach_log1p(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_log1p(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_log1p(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by log1p of it, in place.
///
/// `_foreach_log1p_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_log1p_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_log1p_(self_.span()) })?;
    Ok(())
}

/// log2(self\[i\]) for each tensor of the list.
///
/// `_foreach_log2(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_log2(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_log2(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by log2 of it, in place.
///
/// `_foreach_log2_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_log2_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_log2_(self_.span()) })?;
    Ok(())
}

/// neg(self\[i\]) for each tensor of the list.
///
/// `_foreach_neg(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_neg(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_neg(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by neg of it, in place.
///
/// `_foreach_neg_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_neg_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_neg_(self_.span()) })?;
    Ok(())
}

/// reciprocal(self\[i\]) for each tensor of the list.
///
/// `_foreach_reciprocal(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_reciprocal(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_reciprocal(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by reciprocal of it, in place.
///
/// `_foreach_reciprocal_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_reciprocal_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_reciprocal_(self_.span()) })?;
    Ok(())
}

/// round(self\[i\]) for each tensor of the list.
///
/// `_foreach_round(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_round(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_round(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by round of it, in place.
///
/// `_foreach_round_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_round_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_round_(self_.span()) })?;
    Ok(())
}

/// rsqrt(self\[i\]) for each tensor of the list.
///
/// `_foreach_rsqrt(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_rsqrt(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_rsqrt(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by rsqrt of it, in place.
///
/// `_foreach_rsqrt_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_rsqrt_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_rsqrt_(self_.span()) })?;
    Ok(())
}

/// sigmoid(self\[i\]) for each tensor of the list.
///
/// `_foreach_sigmoid(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_sigmoid(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_sigmoid(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by sigmoid of it, in place.
///
/// `_foreach_sigmoid_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_sigmoid_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_sigmoid_(self_.span()) })?;
    Ok(())
}

/// sign(self\[i\]) for each tensor of the list.
///
/// `_foreach_sign(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_sign(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_sign(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by sign of it, in place.
///
/// `_foreach_sign_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_sign_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_sign_(self_.span()) })?;
    Ok(())
}

/// sin(self\[i\]) for each tensor of the list.
///
/// `_foreach_sin(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_sin(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_sin(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by sin of it, in place.
///
/// `_foreach_sin_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_sin_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_sin_(self_.span()) })?;
    Ok(())
}

/// sinh(self\[i\]) for each tensor of the list.
///
/// `_foreach_sinh(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_sinh(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_sinh(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by sinh of it, in place.
///
/// `_foreach_sinh_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_sinh_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_sinh_(self_.span()) })?;
    Ok(())
}

/// tan(self\[i\]) for each tensor of the list.
///
/// `_foreach_tan(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_tan(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_tan(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by tan of it, in place.
///
/// `_foreach_tan_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_tan_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_tan_(self_.span()) })?;
    Ok(())
}

/// tanh(self\[i\]) for each tensor of the list.
///
/// `_foreach_tanh(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_tanh(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_tanh(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by tanh of it, in place.
///
/// `_foreach_tanh_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_tanh_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_tanh_(self_.span()) })?;
    Ok(())
}

/// trunc(self\[i\]) for each tensor of the list.
///
/// `_foreach_trunc(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_trunc(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_trunc(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Replaces each tensor of the list by trunc of it, in place.
///
/// `_foreach_trunc_(Tensor(a!)[] self) -> ()`
pub fn raw_foreach_trunc_(self_: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_trunc_(self_.span()) })?;
    Ok(())
}

/// self\[i\] + alpha \* other for each i of the lists.
///
/// `_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]`
pub fn raw_foreach_add_Tensor(self_: &[&Tensor], other: &Tensor) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_add_Tensor(self_.span(), other.as_ptr(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] = self\[i\] + alpha \* other for each i of the lists, in place.
///
/// `_foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()`
pub fn raw_foreach_add__Tensor(self_: &[&Tensor], other: &Tensor) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_add__Tensor(self_.span(), other.as_ptr(), Scalar::Int(1).raw()) })?;
    Ok(())
}

/// self\[i\] \* other for each i of the lists.
///
/// `_foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[]`
pub fn raw_foreach_mul_Tensor(self_: &[&Tensor], other: &Tensor) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_mul_Tensor(self_.span(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] = self\[i\] \* other for each i of the lists, in place.
///
/// `_foreach_mul_.Tensor(Tensor(a!)[] self, Tensor other) -> ()`
pub fn raw_foreach_mul__Tensor(self_: &[&Tensor], other: &Tensor) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_mul__Tensor(self_.span(), other.as_ptr()) })?;
    Ok(())
}

/// self\[i\] / other for each i of the lists.
///
/// `_foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]`
pub fn raw_foreach_div_Tensor(self_: &[&Tensor], other: &Tensor) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_div_Tensor(self_.span(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] = self\[i\] / other for each i of the lists, in place.
///
/// `_foreach_div_.Tensor(Tensor(a!)[] self, Tensor other) -> ()`
pub fn raw_foreach_div__Tensor(self_: &[&Tensor], other: &Tensor) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_div__Tensor(self_.span(), other.as_ptr()) })?;
    Ok(())
}

/// min(self\[i\], scalar) for each i of the lists.
///
/// `_foreach_clamp_max.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]`
pub fn raw_foreach_clamp_max(self_: &[&Tensor], scalar: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_clamp_max(self_.span(), scalar.into().raw(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] = min(self\[i\], scalar) for each i of the lists, in place.
///
/// `_foreach_clamp_max_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()`
pub fn raw_foreach_clamp_max_(self_: &[&Tensor], scalar: impl Into<Scalar>) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_clamp_max_(self_.span(), scalar.into().raw()) })?;
    Ok(())
}

/// min(self\[i\], other\[i\]) for each i of the lists.
///
/// `_foreach_clamp_max.List(Tensor[] self, Tensor[] other) -> Tensor[]`
pub fn raw_foreach_clamp_max_List(self_: &[&Tensor], other: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let other = arg::tensors(other);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_clamp_max_List(self_.span(), other.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] = min(self\[i\], other\[i\]) for each i of the lists, in place.
///
/// `_foreach_clamp_max_.List(Tensor(a!)[] self, Tensor[] other) -> ()`
pub fn raw_foreach_clamp_max__List(self_: &[&Tensor], other: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    let other = arg::tensors(other);
    check(unsafe { c::kf_raw_foreach_clamp_max__List(self_.span(), other.span()) })?;
    Ok(())
}

/// max(self\[i\], scalar) for each i of the lists.
///
/// `_foreach_clamp_min.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]`
pub fn raw_foreach_clamp_min(self_: &[&Tensor], scalar: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_clamp_min(self_.span(), scalar.into().raw(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] = max(self\[i\], scalar) for each i of the lists, in place.
///
/// `_foreach_clamp_min_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()`
pub fn raw_foreach_clamp_min_(self_: &[&Tensor], scalar: impl Into<Scalar>) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_clamp_min_(self_.span(), scalar.into().raw()) })?;
    Ok(())
}

/// max(self\[i\], other\[i\]) for each i of the lists.
///
/// `_foreach_clamp_min.List(Tensor[] self, Tensor[] other) -> Tensor[]`
pub fn raw_foreach_clamp_min_List(self_: &[&Tensor], other: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let other = arg::tensors(other);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_clamp_min_List(self_.span(), other.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] = max(self\[i\], other\[i\]) for each i of the lists, in place.
///
/// `_foreach_clamp_min_.List(Tensor(a!)[] self, Tensor[] other) -> ()`
pub fn raw_foreach_clamp_min__List(self_: &[&Tensor], other: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    let other = arg::tensors(other);
    check(unsafe { c::kf_raw_foreach_clamp_min__List(self_.span(), other.span()) })?;
    Ok(())
}

/// max(self\[i\], scalar) for each i of the lists.
///
/// `_foreach_maximum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]`
pub fn raw_foreach_maximum(self_: &[&Tensor], scalar: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_maximum(self_.span(), scalar.into().raw(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] = max(self\[i\], scalar) for each i of the lists, in place.
///
/// `_foreach_maximum_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()`
pub fn raw_foreach_maximum_(self_: &[&Tensor], scalar: impl Into<Scalar>) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_maximum_(self_.span(), scalar.into().raw()) })?;
    Ok(())
}

/// max(self\[i\], other\[i\]) for each i of the lists.
///
/// `_foreach_maximum.List(Tensor[] self, Tensor[] other) -> Tensor[]`
pub fn raw_foreach_maximum_List(self_: &[&Tensor], other: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let other = arg::tensors(other);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_maximum_List(self_.span(), other.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] = max(self\[i\], other\[i\]) for each i of the lists, in place.
///
/// `_foreach_maximum_.List(Tensor(a!)[] self, Tensor[] other) -> ()`
pub fn raw_foreach_maximum__List(self_: &[&Tensor], other: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    let other = arg::tensors(other);
    check(unsafe { c::kf_raw_foreach_maximum__List(self_.span(), other.span()) })?;
    Ok(())
}

/// min(self\[i\], scalar) for each i of the lists.
///
/// `_foreach_minimum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]`
pub fn raw_foreach_minimum(self_: &[&Tensor], scalar: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_minimum(self_.span(), scalar.into().raw(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] = min(self\[i\], scalar) for each i of the lists, in place.
///
/// `_foreach_minimum_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()`
pub fn raw_foreach_minimum_(self_: &[&Tensor], scalar: impl Into<Scalar>) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_minimum_(self_.span(), scalar.into().raw()) })?;
    Ok(())
}

/// min(self\[i\], other\[i\]) for each i of the lists.
///
/// `_foreach_minimum.List(Tensor[] self, Tensor[] other) -> Tensor[]`
pub fn raw_foreach_minimum_List(self_: &[&Tensor], other: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let other = arg::tensors(other);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_minimum_List(self_.span(), other.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] = min(self\[i\], other\[i\]) for each i of the lists, in place.
///
/// `_foreach_minimum_.List(Tensor(a!)[] self, Tensor[] other) -> ()`
pub fn raw_foreach_minimum__List(self_: &[&Tensor], other: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    let other = arg::tensors(other);
    check(unsafe { c::kf_raw_foreach_minimum__List(self_.span(), other.span()) })?;
    Ok(())
}

/// self\[i\] \*\* exponent\[i\] for each i of the lists.
///
/// `_foreach_pow.List(Tensor[] self, Tensor[] exponent) -> Tensor[]`
pub fn raw_foreach_pow_List(self_: &[&Tensor], exponent: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let exponent = arg::tensors(exponent);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_pow_List(self_.span(), exponent.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] = self\[i\] \*\* exponent\[i\] for each i of the lists, in place.
///
/// `_foreach_pow_.List(Tensor(a!)[] self, Tensor[] exponent) -> ()`
pub fn raw_foreach_pow__List(self_: &[&Tensor], exponent: &[&Tensor]) -> Result<()> {
    let self_ = arg::tensors(self_);
    let exponent = arg::tensors(exponent);
    check(unsafe { c::kf_raw_foreach_pow__List(self_.span(), exponent.span()) })?;
    Ok(())
}

/// self\[i\] \*\* exponent for each i of the lists.
///
/// `_foreach_pow.Scalar(Tensor[] self, Scalar exponent) -> Tensor[]`
pub fn raw_foreach_pow(self_: &[&Tensor], exponent: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_pow(self_.span(), exponent.into().raw(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] = self\[i\] \*\* exponent for each i of the lists, in place.
///
/// `_foreach_pow_.Scalar(Tensor(a!)[] self, Scalar exponent) -> ()`
pub fn raw_foreach_pow_(self_: &[&Tensor], exponent: impl Into<Scalar>) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_foreach_pow_(self_.span(), exponent.into().raw()) })?;
    Ok(())
}

/// self \*\* exponent\[i\] for each tensor of the list.
///
/// `_foreach_pow.ScalarAndTensor(Scalar self, Tensor[] exponent) -> Tensor[]`
pub fn raw_foreach_pow_ScalarAndTensor(self_: impl Into<Scalar>, exponent: &[&Tensor]) -> Result<Vec<Tensor>> {
    let exponent = arg::tensors(exponent);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_pow_ScalarAndTensor(self_.into().raw(), exponent.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] + scalars\[i\] \* tensor1\[i\] \* tensor2\[i\] for each i of the lists.
///
/// `_foreach_addcmul.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]`
pub fn raw_foreach_addcmul_Tensor(self_: &[&Tensor], tensor1: &[&Tensor], tensor2: &[&Tensor], scalars: &Tensor) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let tensor1 = arg::tensors(tensor1);
    let tensor2 = arg::tensors(tensor2);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_addcmul_Tensor(self_.span(), tensor1.span(), tensor2.span(), scalars.as_ptr(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] = self\[i\] + scalars\[i\] \* tensor1\[i\] \* tensor2\[i\] for each i of the lists, in place.
///
/// `_foreach_addcmul_.Tensor(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> ()`
pub fn raw_foreach_addcmul__Tensor(self_: &[&Tensor], tensor1: &[&Tensor], tensor2: &[&Tensor], scalars: &Tensor) -> Result<()> {
    let self_ = arg::tensors(self_);
    let tensor1 = arg::tensors(tensor1);
    let tensor2 = arg::tensors(tensor2);
    check(unsafe { c::kf_raw_foreach_addcmul__Tensor(self_.span(), tensor1.span(), tensor2.span(), scalars.as_ptr()) })?;
    Ok(())
}

/// self\[i\] + scalars\[i\] \* tensor1\[i\] / tensor2\[i\] for each i of the lists.
///
/// `_foreach_addcdiv.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]`
pub fn raw_foreach_addcdiv_Tensor(self_: &[&Tensor], tensor1: &[&Tensor], tensor2: &[&Tensor], scalars: &Tensor) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let tensor1 = arg::tensors(tensor1);
    let tensor2 = arg::tensors(tensor2);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_addcdiv_Tensor(self_.span(), tensor1.span(), tensor2.span(), scalars.as_ptr(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self\[i\] = self\[i\] + scalars\[i\] \* tensor1\[i\] / tensor2\[i\] for each i of the lists, in place.
///
/// `_foreach_addcdiv_.Tensor(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> ()`
pub fn raw_foreach_addcdiv__Tensor(self_: &[&Tensor], tensor1: &[&Tensor], tensor2: &[&Tensor], scalars: &Tensor) -> Result<()> {
    let self_ = arg::tensors(self_);
    let tensor1 = arg::tensors(tensor1);
    let tensor2 = arg::tensors(tensor2);
    check(unsafe { c::kf_raw_foreach_addcdiv__Tensor(self_.span(), tensor1.span(), tensor2.span(), scalars.as_ptr()) })?;
    Ok(())
}

/// Copies src\[i\] to self\[i\] for each i of the lists, in place.
///
/// `_foreach_copy_(Tensor(a!)[] self, Tensor[] src, bool non_blocking=False) -> ()`
pub fn raw_foreach_copy_(self_: &[&Tensor], src: &[&Tensor], non_blocking: bool) -> Result<()> {
    let self_ = arg::tensors(self_);
    let src = arg::tensors(src);
    check(unsafe { c::kf_raw_foreach_copy_(self_.span(), src.span(), non_blocking) })?;
    Ok(())
}

/// Largest element of each tensor of the list.
///
/// `_foreach_max(Tensor[] self) -> Tensor[]`
pub fn raw_foreach_max(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_max(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Sum of abs(self\[i\]) \*\* ord for each tensor of the list, computed in dtype if given.
///
/// `_foreach_powsum.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]`
pub fn raw_foreach_powsum(self_: &[&Tensor], ord: impl Into<Scalar>, dtype: Option<Dtype>) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_powsum(self_.span(), ord.into().raw(), arg::optional_int(dtype.map(Dtype::number)), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// One SGD step for each parameter self\[i\] with gradient grads\[i\], in place: updates self and, with momentum,
/// momentum\_buffer\_list. grad\_scale divides the gradients; if found\_inf is 1, nothing changes.
///
/// `_fused_sgd_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()`
pub fn raw_fused_sgd_(self_: &[&Tensor], grads: &[&Tensor], momentum_buffer_list: &[&Tensor], weight_decay: f64, momentum: f64, lr: f64, dampening: f64, nesterov: bool, maximize: bool, is_first_step: bool) -> Result<()> {
    let self_ = arg::tensors(self_);
    let grads = arg::tensors(grads);
    let momentum_buffer_list = arg::tensors(momentum_buffer_list);
    check(unsafe { c::kf_raw_fused_sgd_(self_.span(), grads.span(), momentum_buffer_list.span(), weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step, null_mut(), null_mut()) })?;
    Ok(())
}

/// \_fused\_sgd\_ whose learning rate lr is a tensor of one element.
///
/// `_fused_sgd_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, Tensor lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()`
pub fn raw_fused_sgd__tensor_lr(self_: &[&Tensor], grads: &[&Tensor], momentum_buffer_list: &[&Tensor], weight_decay: f64, momentum: f64, lr: &Tensor, dampening: f64, nesterov: bool, maximize: bool, is_first_step: bool) -> Result<()> {
    let self_ = arg::tensors(self_);
    let grads = arg::tensors(grads);
    let momentum_buffer_list = arg::tensors(momentum_buffer_list);
    check(unsafe { c::kf_raw_fused_sgd__tensor_lr(self_.span(), grads.span(), momentum_buffer_list.span(), weight_decay, momentum, lr.as_ptr(), dampening, nesterov, maximize, is_first_step, null_mut(), null_mut()) })?;
    Ok(())
}

/// One Adam step for each parameter self\[i\] with gradient grads\[i\], in place: updates self, exp\_avgs,
/// exp\_avg\_sqs and, with amsgrad, max\_exp\_avg\_sqs. weight\_decay is added to the gradient.
///
/// `_fused_adam_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()`
pub fn raw_fused_adam_(self_: &[&Tensor], grads: &[&Tensor], exp_avgs: &[&Tensor], exp_avg_sqs: &[&Tensor], max_exp_avg_sqs: &[&Tensor], state_steps: &[&Tensor], lr: f64, beta1: f64, beta2: f64, weight_decay: f64, eps: f64, amsgrad: bool, maximize: bool) -> Result<()> {
    let self_ = arg::tensors(self_);
    let grads = arg::tensors(grads);
    let exp_avgs = arg::tensors(exp_avgs);
    let exp_avg_sqs = arg::tensors(exp_avg_sqs);
    let max_exp_avg_sqs = arg::tensors(max_exp_avg_sqs);
    let state_steps = arg::tensors(state_steps);
    check(unsafe { c::kf_raw_fused_adam_(self_.span(), grads.span(), exp_avgs.span(), exp_avg_sqs.span(), max_exp_avg_sqs.span(), state_steps.span(), lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, null_mut(), null_mut()) })?;
    Ok(())
}

/// \_fused\_adam\_ whose learning rate lr is a tensor of one element.
///
/// `_fused_adam_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()`
pub fn raw_fused_adam__tensor_lr(self_: &[&Tensor], grads: &[&Tensor], exp_avgs: &[&Tensor], exp_avg_sqs: &[&Tensor], max_exp_avg_sqs: &[&Tensor], state_steps: &[&Tensor], lr: &Tensor, beta1: f64, beta2: f64, weight_decay: f64, eps: f64, amsgrad: bool, maximize: bool) -> Result<()> {
    let self_ = arg::tensors(self_);
    let grads = arg::tensors(grads);
    let exp_avgs = arg::tensors(exp_avgs);
    let exp_avg_sqs = arg::tensors(exp_avg_sqs);
    let max_exp_avg_sqs = arg::tensors(max_exp_avg_sqs);
    let state_steps = arg::tensors(state_steps);
    check(unsafe { c::kf_raw_fused_adam__tensor_lr(self_.span(), grads.span(), exp_avgs.span(), exp_avg_sqs.span(), max_exp_avg_sqs.span(), state_steps.span(), lr.as_ptr(), beta1, beta2, weight_decay, eps, amsgrad, maximize, null_mut(), null_mut()) })?;
    Ok(())
}

/// One AdamW step: \_fused\_adam\_ with decoupled weight decay, which scales self\[i\] by 1 - lr \*
/// weight\_decay.
///
/// `_fused_adamw_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()`
pub fn raw_fused_adamw_(self_: &[&Tensor], grads: &[&Tensor], exp_avgs: &[&Tensor], exp_avg_sqs: &[&Tensor], max_exp_avg_sqs: &[&Tensor], state_steps: &[&Tensor], lr: f64, beta1: f64, beta2: f64, weight_decay: f64, eps: f64, amsgrad: bool, maximize: bool) -> Result<()> {
    let self_ = arg::tensors(self_);
    let grads = arg::tensors(grads);
    let exp_avgs = arg::tensors(exp_avgs);
    let exp_avg_sqs = arg::tensors(exp_avg_sqs);
    let max_exp_avg_sqs = arg::tensors(max_exp_avg_sqs);
    let state_steps = arg::tensors(state_steps);
    check(unsafe { c::kf_raw_fused_adamw_(self_.span(), grads.span(), exp_avgs.span(), exp_avg_sqs.span(), max_exp_avg_sqs.span(), state_steps.span(), lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, null_mut(), null_mut()) })?;
    Ok(())
}

/// \_fused\_adamw\_ whose learning rate lr is a tensor of one element.
///
/// `_fused_adamw_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()`
pub fn raw_fused_adamw__tensor_lr(self_: &[&Tensor], grads: &[&Tensor], exp_avgs: &[&Tensor], exp_avg_sqs: &[&Tensor], max_exp_avg_sqs: &[&Tensor], state_steps: &[&Tensor], lr: &Tensor, beta1: f64, beta2: f64, weight_decay: f64, eps: f64, amsgrad: bool, maximize: bool) -> Result<()> {
    let self_ = arg::tensors(self_);
    let grads = arg::tensors(grads);
    let exp_avgs = arg::tensors(exp_avgs);
    let exp_avg_sqs = arg::tensors(exp_avg_sqs);
    let max_exp_avg_sqs = arg::tensors(max_exp_avg_sqs);
    let state_steps = arg::tensors(state_steps);
    check(unsafe { c::kf_raw_fused_adamw__tensor_lr(self_.span(), grads.span(), exp_avgs.span(), exp_avg_sqs.span(), max_exp_avg_sqs.span(), state_steps.span(), lr.as_ptr(), beta1, beta2, weight_decay, eps, amsgrad, maximize, null_mut(), null_mut()) })?;
    Ok(())
}

/// One Adagrad step for each parameter self\[i\] with gradient grads\[i\], in place: updates self and
/// state\_sums. The rate is lr / (1 + (state\_steps\[i\] - 1) \* lr\_decay); if found\_inf is 1, nothing changes.
///
/// `_fused_adagrad_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor(d!)[] state_steps, *, float lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()`
pub fn raw_fused_adagrad_(self_: &[&Tensor], grads: &[&Tensor], state_sums: &[&Tensor], state_steps: &[&Tensor], lr: f64, lr_decay: f64, weight_decay: f64, eps: f64, maximize: bool) -> Result<()> {
    let self_ = arg::tensors(self_);
    let grads = arg::tensors(grads);
    let state_sums = arg::tensors(state_sums);
    let state_steps = arg::tensors(state_steps);
    check(unsafe { c::kf_raw_fused_adagrad_(self_.span(), grads.span(), state_sums.span(), state_steps.span(), lr, lr_decay, weight_decay, eps, maximize, null_mut(), null_mut()) })?;
    Ok(())
}

/// \_fused\_adagrad\_ whose learning rate lr is a tensor of one element.
///
/// `_fused_adagrad_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor[] state_steps, *, Tensor lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()`
pub fn raw_fused_adagrad__tensor_lr(self_: &[&Tensor], grads: &[&Tensor], state_sums: &[&Tensor], state_steps: &[&Tensor], lr: &Tensor, lr_decay: f64, weight_decay: f64, eps: f64, maximize: bool) -> Result<()> {
    let self_ = arg::tensors(self_);
    let grads = arg::tensors(grads);
    let state_sums = arg::tensors(state_sums);
    let state_steps = arg::tensors(state_steps);
    check(unsafe { c::kf_raw_fused_adagrad__tensor_lr(self_.span(), grads.span(), state_sums.span(), state_steps.span(), lr.as_ptr(), lr_decay, weight_decay, eps, maximize, null_mut(), null_mut()) })?;
    Ok(())
}

/// Multiplies all tensors by inv\_scale; found\_inf becomes 1 if an element is infinite or NaN.
///
/// `_amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()`
pub fn raw_amp_foreach_non_finite_check_and_unscale_(self_: &[&Tensor], found_inf: &Tensor, inv_scale: &Tensor) -> Result<()> {
    let self_ = arg::tensors(self_);
    check(unsafe { c::kf_raw_amp_foreach_non_finite_check_and_unscale_(self_.span(), found_inf.as_ptr(), inv_scale.as_ptr()) })?;
    Ok(())
}

/// The next scale of gradients: smaller after infinite ones, larger after growth\_interval steps without.
///
/// `_amp_update_scale_(Tensor(a!) self, Tensor(b!) growth_tracker, Tensor found_inf, float scale_growth_factor, float scale_backoff_factor, int growth_interval) -> Tensor(a!)`
pub fn raw_amp_update_scale_(self_: &Tensor, growth_tracker: &Tensor, found_inf: &Tensor, scale_growth_factor: f64, scale_backoff_factor: f64, growth_interval: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_amp_update_scale_(self_.as_ptr(), growth_tracker.as_ptr(), found_inf.as_ptr(), scale_growth_factor, scale_backoff_factor, growth_interval, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copies of the tensors of src, with the type and device of those of self.
///
/// `_foreach_copy(Tensor[] self, Tensor[] src, bool non_blocking=False) -> Tensor[] self_out`
pub fn raw_foreach_copy(self_: &[&Tensor], src: &[&Tensor], non_blocking: bool) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let src = arg::tensors(src);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_copy(self_.span(), src.span(), non_blocking, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Zeros of the shapes of all tensors.
///
/// `_foreach_zero(Tensor[] self) -> Tensor[] self_out`
pub fn raw_foreach_zero(self_: &[&Tensor]) -> Result<Vec<Tensor>> {
    let self_ = arg::tensors(self_);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foreach_zero(self_.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// The gradient of trace: grad on the diagonal of a matrix of zeros.
///
/// `trace_backward(Tensor grad, SymInt[] sizes) -> Tensor`
pub fn trace_backward(grad: &Tensor, sizes: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_trace_backward(grad.as_ptr(), arg::ints(sizes), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of a reduction that selects elements: grad at the indices, zeros elsewhere.
///
/// `value_selecting_reduction_backward(Tensor grad, int dim, Tensor indices, SymInt[] sizes, bool keepdim) -> Tensor`
pub fn value_selecting_reduction_backward(grad: &Tensor, dim: i64, indices: &Tensor, sizes: &[i64], keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_value_selecting_reduction_backward(grad.as_ptr(), dim, indices.as_ptr(), arg::ints(sizes), keepdim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of cummax and cummin: each element is added to where the value came from.
///
/// `cummaxmin_backward(Tensor grad, Tensor input, Tensor indices, int dim) -> Tensor`
pub fn cummaxmin_backward(grad: &Tensor, input: &Tensor, indices: &Tensor, dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cummaxmin_backward(grad.as_ptr(), input.as_ptr(), indices.as_ptr(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of rrelu\_with\_noise: in training times the noise, otherwise that of leaky\_relu with the mean
/// slope.
///
/// `rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor`
pub fn rrelu_with_noise_backward(grad_output: &Tensor, self_: &Tensor, noise: &Tensor, lower: impl Into<Scalar>, upper: impl Into<Scalar>, training: bool, self_is_result: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_rrelu_with_noise_backward(grad_output.as_ptr(), self_.as_ptr(), noise.as_ptr(), lower.into().raw(), upper.into().raw(), training, self_is_result, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of \_cdist\_forward for x1.
///
/// `_cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor`
pub fn raw_cdist_backward(grad: &Tensor, x1: &Tensor, x2: &Tensor, p: f64, cdist: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_cdist_backward(grad.as_ptr(), x1.as_ptr(), x2.as_ptr(), p, cdist.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of \_pdist\_forward.
///
/// `_pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor`
pub fn raw_pdist_backward(grad: &Tensor, self_: &Tensor, p: f64, pdist: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_pdist_backward(grad.as_ptr(), self_.as_ptr(), p, pdist.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of \_embedding\_bag for its weight, as a dense matrix.
///
/// `_embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor`
pub fn raw_embedding_bag_dense_backward(grad: &Tensor, indices: &Tensor, offset2bag: &Tensor, bag_size: &Tensor, maximum_indices: &Tensor, num_weights: i64, scale_grad_by_freq: bool, mode: i64, per_sample_weights: Option<&Tensor>, padding_idx: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_embedding_bag_dense_backward(grad.as_ptr(), indices.as_ptr(), offset2bag.as_ptr(), bag_size.as_ptr(), maximum_indices.as_ptr(), num_weights, scale_grad_by_freq, mode, arg::optional(per_sample_weights), padding_idx, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of \_embedding\_bag for its per\_sample\_weights.
///
/// `_embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices, Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor`
pub fn raw_embedding_bag_per_sample_weights_backward(grad: &Tensor, weight: &Tensor, indices: &Tensor, offsets: &Tensor, offset2bag: &Tensor, mode: i64, padding_idx: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_embedding_bag_per_sample_weights_backward(grad.as_ptr(), weight.as_ptr(), indices.as_ptr(), offsets.as_ptr(), offset2bag.as_ptr(), mode, padding_idx, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of segment\_reduce for its data.
///
/// `_segment_reduce_backward(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor? lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None) -> Tensor`
pub fn raw_segment_reduce_backward(grad: &Tensor, output: &Tensor, data: &Tensor, reduce: &str) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_segment_reduce_backward(grad.as_ptr(), output.as_ptr(), data.as_ptr(), arg::text(reduce), null_mut(), null_mut(), 0, arg::optional_scalar(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of upsample\_nearest1d.
///
/// `upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor`
pub fn upsample_nearest1d_backward(grad_output: &Tensor, output_size: &[i64], input_size: &[i64], scales: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_nearest1d_backward(grad_output.as_ptr(), arg::ints(output_size), arg::ints(input_size), arg::optional_float(scales), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of \_upsample\_nearest\_exact1d.
///
/// `_upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor`
pub fn raw_upsample_nearest_exact1d_backward(grad_output: &Tensor, output_size: &[i64], input_size: &[i64], scales: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_upsample_nearest_exact1d_backward(grad_output.as_ptr(), arg::ints(output_size), arg::ints(input_size), arg::optional_float(scales), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of reflection\_pad1d.
///
/// `reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor`
pub fn reflection_pad1d_backward(grad_output: &Tensor, self_: &Tensor, padding: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_reflection_pad1d_backward(grad_output.as_ptr(), self_.as_ptr(), arg::ints(padding), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of replication\_pad1d.
///
/// `replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor`
pub fn replication_pad1d_backward(grad_output: &Tensor, self_: &Tensor, padding: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_replication_pad1d_backward(grad_output.as_ptr(), self_.as_ptr(), arg::ints(padding), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of upsample\_nearest2d.
///
/// `upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn upsample_nearest2d_backward(grad_output: &Tensor, output_size: &[i64], input_size: &[i64], scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_nearest2d_backward(grad_output.as_ptr(), arg::ints(output_size), arg::ints(input_size), arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of \_upsample\_nearest\_exact2d.
///
/// `_upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn raw_upsample_nearest_exact2d_backward(grad_output: &Tensor, output_size: &[i64], input_size: &[i64], scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_upsample_nearest_exact2d_backward(grad_output.as_ptr(), arg::ints(output_size), arg::ints(input_size), arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of reflection\_pad2d.
///
/// `reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor`
pub fn reflection_pad2d_backward(grad_output: &Tensor, self_: &Tensor, padding: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_reflection_pad2d_backward(grad_output.as_ptr(), self_.as_ptr(), arg::ints(padding), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of replication\_pad2d.
///
/// `replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor`
pub fn replication_pad2d_backward(grad_output: &Tensor, self_: &Tensor, padding: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_replication_pad2d_backward(grad_output.as_ptr(), self_.as_ptr(), arg::ints(padding), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of upsample\_nearest3d.
///
/// `upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn upsample_nearest3d_backward(grad_output: &Tensor, output_size: &[i64], input_size: &[i64], scales_d: Option<f64>, scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_nearest3d_backward(grad_output.as_ptr(), arg::ints(output_size), arg::ints(input_size), arg::optional_float(scales_d), arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of \_upsample\_nearest\_exact3d.
///
/// `_upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn raw_upsample_nearest_exact3d_backward(grad_output: &Tensor, output_size: &[i64], input_size: &[i64], scales_d: Option<f64>, scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_upsample_nearest_exact3d_backward(grad_output.as_ptr(), arg::ints(output_size), arg::ints(input_size), arg::optional_float(scales_d), arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of reflection\_pad3d.
///
/// `reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor`
pub fn reflection_pad3d_backward(grad_output: &Tensor, self_: &Tensor, padding: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_reflection_pad3d_backward(grad_output.as_ptr(), self_.as_ptr(), arg::ints(padding), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of replication\_pad3d.
///
/// `replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor`
pub fn replication_pad3d_backward(grad_output: &Tensor, self_: &Tensor, padding: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_replication_pad3d_backward(grad_output.as_ptr(), self_.as_ptr(), arg::ints(padding), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of upsample\_linear1d.
///
/// `upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor`
pub fn upsample_linear1d_backward(grad_output: &Tensor, output_size: &[i64], input_size: &[i64], align_corners: bool, scales: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_linear1d_backward(grad_output.as_ptr(), arg::ints(output_size), arg::ints(input_size), align_corners, arg::optional_float(scales), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of upsample\_bilinear2d.
///
/// `upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn upsample_bilinear2d_backward(grad_output: &Tensor, output_size: &[i64], input_size: &[i64], align_corners: bool, scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_bilinear2d_backward(grad_output.as_ptr(), arg::ints(output_size), arg::ints(input_size), align_corners, arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of upsample\_bicubic2d.
///
/// `upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn upsample_bicubic2d_backward(grad_output: &Tensor, output_size: &[i64], input_size: &[i64], align_corners: bool, scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_bicubic2d_backward(grad_output.as_ptr(), arg::ints(output_size), arg::ints(input_size), align_corners, arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of upsample\_trilinear3d.
///
/// `upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn upsample_trilinear3d_backward(grad_output: &Tensor, output_size: &[i64], input_size: &[i64], align_corners: bool, scales_d: Option<f64>, scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_trilinear3d_backward(grad_output.as_ptr(), arg::ints(output_size), arg::ints(input_size), align_corners, arg::optional_float(scales_d), arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of \_upsample\_bilinear2d\_aa.
///
/// `_upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn raw_upsample_bilinear2d_aa_backward(grad_output: &Tensor, output_size: &[i64], input_size: &[i64], align_corners: bool, scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_upsample_bilinear2d_aa_backward(grad_output.as_ptr(), arg::ints(output_size), arg::ints(input_size), align_corners, arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of \_upsample\_bicubic2d\_aa.
///
/// `_upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn raw_upsample_bicubic2d_aa_backward(grad_output: &Tensor, output_size: &[i64], input_size: &[i64], align_corners: bool, scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_upsample_bicubic2d_aa_backward(grad_output.as_ptr(), arg::ints(output_size), arg::ints(input_size), align_corners, arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradients of grid\_sampler\_2d for its input, if the mask asks for it, and for the grid.
///
/// `grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)`
pub fn grid_sampler_2d_backward(grad_output: &Tensor, input: &Tensor, grid: &Tensor, interpolation_mode: i64, padding_mode: i64, align_corners: bool, output_mask: &[bool]) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_grid_sampler_2d_backward(grad_output.as_ptr(), input.as_ptr(), grid.as_ptr(), interpolation_mode, padding_mode, align_corners, arg::bools(output_mask), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// The gradients of grid\_sampler\_3d for its input, if the mask asks for it, and for the grid.
///
/// `grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)`
pub fn grid_sampler_3d_backward(grad_output: &Tensor, input: &Tensor, grid: &Tensor, interpolation_mode: i64, padding_mode: i64, align_corners: bool, output_mask: &[bool]) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_grid_sampler_3d_backward(grad_output.as_ptr(), input.as_ptr(), grid.as_ptr(), interpolation_mode, padding_mode, align_corners, arg::bools(output_mask), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// The gradient of affine\_grid\_generator for the transformations.
///
/// `affine_grid_generator_backward(Tensor grad, SymInt[] size, bool align_corners) -> Tensor`
pub fn affine_grid_generator_backward(grad: &Tensor, size: &[i64], align_corners: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_affine_grid_generator_backward(grad.as_ptr(), arg::ints(size), align_corners, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of fractional\_max\_pool2d: each element goes to where the largest of its window was.
///
/// `fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor`
pub fn fractional_max_pool2d_backward(grad_output: &Tensor, self_: &Tensor, kernel_size: &[i64], output_size: &[i64], indices: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fractional_max_pool2d_backward(grad_output.as_ptr(), self_.as_ptr(), arg::ints(kernel_size), arg::ints(output_size), indices.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of fractional\_max\_pool3d: each element goes to where the largest of its window was.
///
/// `fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor`
pub fn fractional_max_pool3d_backward(grad_output: &Tensor, self_: &Tensor, kernel_size: &[i64], output_size: &[i64], indices: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fractional_max_pool3d_backward(grad_output.as_ptr(), self_.as_ptr(), arg::ints(kernel_size), arg::ints(output_size), indices.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of unfold: elements of overlapping windows are added.
///
/// `unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor`
pub fn unfold_backward(grad_in: &Tensor, input_sizes: &[i64], dim: i64, size: i64, step: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_unfold_backward(grad_in.as_ptr(), arg::ints(input_sizes), dim, size, step, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of masked\_scatter for its source.
///
/// `masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor`
pub fn masked_scatter_backward(grad_output: &Tensor, mask: &Tensor, sizes: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_masked_scatter_backward(grad_output.as_ptr(), mask.as_ptr(), arg::ints(sizes), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of masked\_select.
///
/// `masked_select_backward(Tensor grad, Tensor input, Tensor mask) -> Tensor`
pub fn masked_select_backward(grad: &Tensor, input: &Tensor, mask: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_masked_select_backward(grad.as_ptr(), input.as_ptr(), mask.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of cumprod.
///
/// `cumprod_backward(Tensor grad, Tensor input, int dim, Tensor output) -> Tensor`
pub fn cumprod_backward(grad: &Tensor, input: &Tensor, dim: i64, output: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cumprod_backward(grad.as_ptr(), input.as_ptr(), dim, output.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of linalg\_matrix\_exp.
///
/// `matrix_exp_backward(Tensor self, Tensor grad) -> Tensor`
pub fn matrix_exp_backward(self_: &Tensor, grad: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_matrix_exp_backward(self_.as_ptr(), grad.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of gelu, by operators that can be differentiated again.
///
/// `infinitely_differentiable_gelu_backward(Tensor grad, Tensor self) -> Tensor`
pub fn infinitely_differentiable_gelu_backward(grad: &Tensor, self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_infinitely_differentiable_gelu_backward(grad.as_ptr(), self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of multi\_margin\_loss.
///
/// `multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=1) -> Tensor`
pub fn multi_margin_loss_backward(grad_output: &Tensor, self_: &Tensor, target: &Tensor, p: impl Into<Scalar>, margin: impl Into<Scalar>, weight: Option<&Tensor>, reduction: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_multi_margin_loss_backward(grad_output.as_ptr(), self_.as_ptr(), target.as_ptr(), p.into().raw(), margin.into().raw(), arg::optional(weight), reduction, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of multilabel\_margin\_loss.
///
/// `multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target) -> Tensor`
pub fn multilabel_margin_loss_backward(grad_output: &Tensor, self_: &Tensor, target: &Tensor, reduction: i64, is_target: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_multilabel_margin_loss_backward(grad_output.as_ptr(), self_.as_ptr(), target.as_ptr(), reduction, is_target.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradients of conv\_tbc for its input, weight and bias.
///
/// `conv_tbc_backward(Tensor self, Tensor input, Tensor weight, Tensor bias, int pad) -> (Tensor, Tensor, Tensor)`
pub fn conv_tbc_backward(self_: &Tensor, input: &Tensor, weight: &Tensor, bias: &Tensor, pad: i64) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_conv_tbc_backward(self_.as_ptr(), input.as_ptr(), weight.as_ptr(), bias.as_ptr(), pad, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// The gradients of \_weight\_norm for v and g.
///
/// `_weight_norm_interface_backward(Tensor grad_w, Tensor saved_v, Tensor saved_g, Tensor saved_norms, int dim) -> (Tensor, Tensor)`
pub fn raw_weight_norm_interface_backward(grad_w: &Tensor, saved_v: &Tensor, saved_g: &Tensor, saved_norms: &Tensor, dim: i64) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_weight_norm_interface_backward(grad_w.as_ptr(), saved_v.as_ptr(), saved_g.as_ptr(), saved_norms.as_ptr(), dim, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// result\[i\]\[j\]\[k\] = self\[index\[i\]\[j\]\[k\]\]\[j\]\[k\] for dim = 0, and accordingly for other dim. The
/// result has the shape of index.
///
/// `gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor`
pub fn gather(self_: &Tensor, dim: i64, index: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_gather(self_.as_ptr(), dim, index.as_ptr(), false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self with self\[index\[i\]\[j\]\[k\]\]\[j\]\[k\] = src\[i\]\[j\]\[k\] for dim = 0, and accordingly for
/// other dim. Repeated indices keep one of the values.
///
/// `scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor`
pub fn scatter_src(self_: &Tensor, dim: i64, index: &Tensor, src: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_scatter_src(self_.as_ptr(), dim, index.as_ptr(), src.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)`
pub fn scatter__src(self_: &Tensor, dim: i64, index: &Tensor, src: &Tensor) -> Result<()> {
    check(unsafe { c::kf_scatter__src(self_.as_ptr(), dim, index.as_ptr(), src.as_ptr()) })?;
    Ok(())
}

/// Copy of self with self\[index\[i\]\[j\]\[k\]\]\[j\]\[k\] = value for dim = 0, and accordingly for other dim.
///
/// `scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor`
pub fn scatter_value(self_: &Tensor, dim: i64, index: &Tensor, value: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_scatter_value(self_.as_ptr(), dim, index.as_ptr(), value.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)`
pub fn scatter__value(self_: &Tensor, dim: i64, index: &Tensor, value: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_scatter__value(self_.as_ptr(), dim, index.as_ptr(), value.into().raw()) })?;
    Ok(())
}

/// scatter.src that adds (reduce="add") or multiplies (reduce="multiply") src into self instead of storing it.
///
/// `scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor`
pub fn scatter_reduce(self_: &Tensor, dim: i64, index: &Tensor, src: &Tensor, reduce: &str) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_scatter_reduce(self_.as_ptr(), dim, index.as_ptr(), src.as_ptr(), arg::text(reduce), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)`
pub fn scatter__reduce(self_: &Tensor, dim: i64, index: &Tensor, src: &Tensor, reduce: &str) -> Result<()> {
    check(unsafe { c::kf_scatter__reduce(self_.as_ptr(), dim, index.as_ptr(), src.as_ptr(), arg::text(reduce)) })?;
    Ok(())
}

/// scatter.value that adds (reduce="add") or multiplies (reduce="multiply") value into self instead of storing
/// it.
///
/// `scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor`
pub fn scatter_value_reduce(self_: &Tensor, dim: i64, index: &Tensor, value: impl Into<Scalar>, reduce: &str) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_scatter_value_reduce(self_.as_ptr(), dim, index.as_ptr(), value.into().raw(), arg::text(reduce), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)`
pub fn scatter__value_reduce(self_: &Tensor, dim: i64, index: &Tensor, value: impl Into<Scalar>, reduce: &str) -> Result<()> {
    check(unsafe { c::kf_scatter__value_reduce(self_.as_ptr(), dim, index.as_ptr(), value.into().raw(), arg::text(reduce)) })?;
    Ok(())
}

/// Copy of self with self\[index\[i\]\[j\]\[k\]\]\[j\]\[k\] += src\[i\]\[j\]\[k\] for dim = 0, and accordingly
/// for other dim.
///
/// `scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor`
pub fn scatter_add(self_: &Tensor, dim: i64, index: &Tensor, src: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_scatter_add(self_.as_ptr(), dim, index.as_ptr(), src.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)`
pub fn scatter_add_(self_: &Tensor, dim: i64, index: &Tensor, src: &Tensor) -> Result<()> {
    check(unsafe { c::kf_scatter_add_(self_.as_ptr(), dim, index.as_ptr(), src.as_ptr()) })?;
    Ok(())
}

/// Copy of self whose elements at index along dim are the reduction ("sum", "prod", "mean", "amax", "amin") of
/// the elements of src sent there, and of self if include\_self.
///
/// `scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor`
pub fn scatter_reduce_two(self_: &Tensor, dim: i64, index: &Tensor, src: &Tensor, reduce: &str) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_scatter_reduce_two(self_.as_ptr(), dim, index.as_ptr(), src.as_ptr(), arg::text(reduce), true, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)`
pub fn scatter_reduce_(self_: &Tensor, dim: i64, index: &Tensor, src: &Tensor, reduce: &str) -> Result<()> {
    check(unsafe { c::kf_scatter_reduce_(self_.as_ptr(), dim, index.as_ptr(), src.as_ptr(), arg::text(reduce), true) })?;
    Ok(())
}

/// Slices of self along dim at the positions in the 1-D index, in that order.
///
/// `index_select(Tensor self, int dim, Tensor index) -> Tensor`
pub fn index_select(self_: &Tensor, dim: i64, index: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_index_select(self_.as_ptr(), dim, index.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self with alpha \* source\[i\] added to its slice index\[i\] along dim, for each i.
///
/// `index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor`
pub fn index_add(self_: &Tensor, dim: i64, index: &Tensor, source: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_index_add(self_.as_ptr(), dim, index.as_ptr(), source.as_ptr(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)`
pub fn index_add_(self_: &Tensor, dim: i64, index: &Tensor, source: &Tensor) -> Result<()> {
    check(unsafe { c::kf_index_add_(self_.as_ptr(), dim, index.as_ptr(), source.as_ptr(), Scalar::Int(1).raw()) })?;
    Ok(())
}

/// Copy of self with its slice index\[i\] along dim replaced by slice i of source, for each i.
///
/// `index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor`
pub fn index_copy(self_: &Tensor, dim: i64, index: &Tensor, source: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_index_copy(self_.as_ptr(), dim, index.as_ptr(), source.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)`
pub fn index_copy_(self_: &Tensor, dim: i64, index: &Tensor, source: &Tensor) -> Result<()> {
    check(unsafe { c::kf_index_copy_(self_.as_ptr(), dim, index.as_ptr(), source.as_ptr()) })?;
    Ok(())
}

/// Copy of self with its slices along dim at the positions in index filled with value, which has no dimensions.
///
/// `index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor`
pub fn index_fill_int_Tensor(self_: &Tensor, dim: i64, index: &Tensor, value: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_index_fill_int_Tensor(self_.as_ptr(), dim, index.as_ptr(), value.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)`
pub fn index_fill__int_Tensor(self_: &Tensor, dim: i64, index: &Tensor, value: &Tensor) -> Result<()> {
    check(unsafe { c::kf_index_fill__int_Tensor(self_.as_ptr(), dim, index.as_ptr(), value.as_ptr()) })?;
    Ok(())
}

/// Copy of self with its slices along dim at the positions in index filled with value.
///
/// `index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor`
pub fn index_fill_int_Scalar(self_: &Tensor, dim: i64, index: &Tensor, value: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_index_fill_int_Scalar(self_.as_ptr(), dim, index.as_ptr(), value.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)`
pub fn index_fill_(self_: &Tensor, dim: i64, index: &Tensor, value: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_index_fill_(self_.as_ptr(), dim, index.as_ptr(), value.into().raw()) })?;
    Ok(())
}

/// Copy of self whose slices at index along dim are the reduction ("prod", "mean", "amax", "amin") of the slices
/// of source sent there, and of self if include\_self.
///
/// `index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor`
pub fn index_reduce(self_: &Tensor, dim: i64, index: &Tensor, source: &Tensor, reduce: &str) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_index_reduce(self_.as_ptr(), dim, index.as_ptr(), source.as_ptr(), arg::text(reduce), true, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)`
pub fn index_reduce_(self_: &Tensor, dim: i64, index: &Tensor, source: &Tensor, reduce: &str) -> Result<()> {
    check(unsafe { c::kf_index_reduce_(self_.as_ptr(), dim, index.as_ptr(), source.as_ptr(), arg::text(reduce), true) })?;
    Ok(())
}

/// Advanced indexing self\[indices\]: integer tensors, which broadcast against each other, or masks, one for each
/// dimension; None takes the whole dimension.
///
/// `index.Tensor(Tensor self, Tensor?[] indices) -> Tensor`
pub fn index(self_: &Tensor, indices: &[Option<&Tensor>]) -> Result<Tensor> {
    let indices = arg::optional_tensors(indices);
    let mut out = null_mut();
    check(unsafe { c::kf_index(self_.as_ptr(), indices.span(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self with self\[indices\] = values, or += if accumulate; indices as in index, values broadcast.
///
/// `index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor`
pub fn index_put(self_: &Tensor, indices: &[Option<&Tensor>], values: &Tensor, accumulate: bool) -> Result<Tensor> {
    let indices = arg::optional_tensors(indices);
    let mut out = null_mut();
    check(unsafe { c::kf_index_put(self_.as_ptr(), indices.span(), values.as_ptr(), accumulate, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)`
pub fn index_put_(self_: &Tensor, indices: &[Option<&Tensor>], values: &Tensor, accumulate: bool) -> Result<()> {
    let indices = arg::optional_tensors(indices);
    check(unsafe { c::kf_index_put_(self_.as_ptr(), indices.span(), values.as_ptr(), accumulate) })?;
    Ok(())
}

/// self.flatten()\[index\]: elements by their row-major position, in the shape of index.
///
/// `take(Tensor self, Tensor index) -> Tensor`
pub fn take(self_: &Tensor, index: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_take(self_.as_ptr(), index.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self with self.flatten()\[index\] = source, or += if accumulate; positions are row-major.
///
/// `put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor`
pub fn put(self_: &Tensor, index: &Tensor, source: &Tensor, accumulate: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_put(self_.as_ptr(), index.as_ptr(), source.as_ptr(), accumulate, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)`
pub fn put_(self_: &Tensor, index: &Tensor, source: &Tensor, accumulate: bool) -> Result<()> {
    check(unsafe { c::kf_put_(self_.as_ptr(), index.as_ptr(), source.as_ptr(), accumulate) })?;
    Ok(())
}

/// 1-D tensor of the elements of self where mask is true; self and mask broadcast.
///
/// `masked_select(Tensor self, Tensor mask) -> Tensor`
pub fn masked_select(self_: &Tensor, mask: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_masked_select(self_.as_ptr(), mask.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self with the elements where mask is true replaced by those of source, taken in order.
///
/// `masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor`
pub fn masked_scatter(self_: &Tensor, mask: &Tensor, source: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_masked_scatter(self_.as_ptr(), mask.as_ptr(), source.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)`
pub fn masked_scatter_(self_: &Tensor, mask: &Tensor, source: &Tensor) -> Result<()> {
    check(unsafe { c::kf_masked_scatter_(self_.as_ptr(), mask.as_ptr(), source.as_ptr()) })?;
    Ok(())
}

/// Indices of the nonzero elements of self in row-major order: one row for each, one column for each dimension.
///
/// `nonzero(Tensor self) -> Tensor`
pub fn nonzero(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_nonzero(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// index; indices are checked here, too.
///
/// `_unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor`
pub fn raw_unsafe_index(self_: &Tensor, indices: &[Option<&Tensor>]) -> Result<Tensor> {
    let indices = arg::optional_tensors(indices);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_unsafe_index(self_.as_ptr(), indices.span(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// index\_put; indices are checked here, too.
///
/// `_unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor`
pub fn raw_unsafe_index_put(self_: &Tensor, indices: &[Option<&Tensor>], values: &Tensor, accumulate: bool) -> Result<Tensor> {
    let indices = arg::optional_tensors(indices);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_unsafe_index_put(self_.as_ptr(), indices.span(), values.as_ptr(), accumulate, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// index\_put\_. Indices are checked also where unsafe is true.
///
/// `_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)`
pub fn raw_index_put_impl_(self_: &Tensor, indices: &[Option<&Tensor>], values: &Tensor, accumulate: bool, r#unsafe: bool) -> Result<Tensor> {
    let indices = arg::optional_tensors(indices);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_index_put_impl_(self_.as_ptr(), indices.span(), values.as_ptr(), accumulate, r#unsafe, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// index where the mask is true, fill elsewhere; there indices may be out of range.
///
/// `_unsafe_masked_index(Tensor self, Tensor mask, Tensor?[] indices, Scalar fill) -> Tensor`
pub fn raw_unsafe_masked_index(self_: &Tensor, mask: &Tensor, indices: &[Option<&Tensor>], fill: impl Into<Scalar>) -> Result<Tensor> {
    let indices = arg::optional_tensors(indices);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_unsafe_masked_index(self_.as_ptr(), mask.as_ptr(), indices.span(), fill.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self, with the values added at the indices where the mask is true.
///
/// `_unsafe_masked_index_put_accumulate(Tensor self, Tensor mask, Tensor?[] indices, Tensor values) -> Tensor`
pub fn raw_unsafe_masked_index_put_accumulate(self_: &Tensor, mask: &Tensor, indices: &[Option<&Tensor>], values: &Tensor) -> Result<Tensor> {
    let indices = arg::optional_tensors(indices);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_unsafe_masked_index_put_accumulate(self_.as_ptr(), mask.as_ptr(), indices.span(), values.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Concatenates tensors along the existing dimension dim; their other sizes must be equal.
///
/// `cat(Tensor[] tensors, int dim=0) -> Tensor`
pub fn cat(tensors: &[&Tensor], dim: i64) -> Result<Tensor> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_cat(tensors.span(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Concatenates tensors along dim: alias of cat.
///
/// `concat(Tensor[] tensors, int dim=0) -> Tensor`
pub fn concat(tensors: &[&Tensor], dim: i64) -> Result<Tensor> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_concat(tensors.span(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Concatenates tensors along dim: alias of cat.
///
/// `concatenate(Tensor[] tensors, int dim=0) -> Tensor`
pub fn concatenate(tensors: &[&Tensor], dim: i64) -> Result<Tensor> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_concatenate(tensors.span(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Concatenates tensors of the same shape along a new dimension dim.
///
/// `stack(Tensor[] tensors, int dim=0) -> Tensor`
pub fn stack(tensors: &[&Tensor], dim: i64) -> Result<Tensor> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_stack(tensors.span(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Concatenates tensors along dimension 1; 1-D tensors along dimension 0.
///
/// `hstack(Tensor[] tensors) -> Tensor`
pub fn hstack(tensors: &[&Tensor]) -> Result<Tensor> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_hstack(tensors.span(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Concatenates tensors along dimension 0; 1-D tensors become rows.
///
/// `vstack(Tensor[] tensors) -> Tensor`
pub fn vstack(tensors: &[&Tensor]) -> Result<Tensor> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_vstack(tensors.span(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Concatenates tensors along dimension 0: alias of vstack.
///
/// `row_stack(Tensor[] tensors) -> Tensor`
pub fn row_stack(tensors: &[&Tensor]) -> Result<Tensor> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_row_stack(tensors.span(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Concatenates tensors along dimension 2; a tensor with fewer dimensions is extended as by atleast\_3d.
///
/// `dstack(Tensor[] tensors) -> Tensor`
pub fn dstack(tensors: &[&Tensor]) -> Result<Tensor> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_dstack(tensors.span(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Concatenates tensors along dimension 1; 1-D tensors become columns.
///
/// `column_stack(Tensor[] tensors) -> Tensor`
pub fn column_stack(tensors: &[&Tensor]) -> Result<Tensor> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_column_stack(tensors.span(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Block-diagonal matrix of the given matrices, zeros elsewhere. A 1-D tensor is one row.
///
/// `block_diag(Tensor[] tensors) -> Tensor`
pub fn block_diag(tensors: &[&Tensor]) -> Result<Tensor> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_block_diag(tensors.span(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self with the order of elements reversed along each dimension in dims.
///
/// `flip(Tensor self, int[] dims) -> Tensor`
pub fn flip(self_: &Tensor, dims: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_flip(self_.as_ptr(), arg::ints(dims), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self with the order of elements reversed along dimension 1.
///
/// `fliplr(Tensor self) -> Tensor`
pub fn fliplr(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fliplr(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self with the order of elements reversed along dimension 0.
///
/// `flipud(Tensor self) -> Tensor`
pub fn flipud(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_flipud(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Shifts the elements by shifts\[i\] along dims\[i\]; those that leave at one end enter at the other. Without
/// dims, rolls the flattened tensor.
///
/// `roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor`
pub fn roll(self_: &Tensor, shifts: &[i64], dims: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_roll(self_.as_ptr(), arg::ints(shifts), arg::ints(dims), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self rotated k times by 90 degrees in the plane of the two dims, from the first towards the second.
///
/// `rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor`
pub fn rot90(self_: &Tensor, k: i64, dims: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_rot90(self_.as_ptr(), k, arg::ints(dims), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self repeated repeats\[i\] times along dimension i; repeats may have more elements than self has dimensions.
///
/// `repeat(Tensor self, SymInt[] repeats) -> Tensor`
pub fn repeat(self_: &Tensor, repeats: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_repeat(self_.as_ptr(), arg::ints(repeats), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self repeated dims\[i\] times along dimension i; if dims is shorter than the shape, it is extended with ones
/// in front.
///
/// `tile(Tensor self, SymInt[] dims) -> Tensor`
pub fn tile(self_: &Tensor, dims: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_tile(self_.as_ptr(), arg::ints(dims), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Repeats each slice of self along dim repeats times, in succession; if dim is None, each element of the
/// flattened tensor.
///
/// `repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor`
pub fn repeat_interleave_self_int(self_: &Tensor, repeats: i64, dim: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_repeat_interleave_self_int(self_.as_ptr(), repeats, arg::optional_int(dim), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Index i repeated repeats\[i\] times, for each i: \[0, 0, 2\] for repeats \[2, 0, 1\].
///
/// `repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor`
pub fn repeat_interleave(repeats: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_repeat_interleave(repeats.as_ptr(), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Repeats slice i of self along dim repeats\[i\] times, in succession; if dim is None, each element of the
/// flattened tensor.
///
/// `repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor`
pub fn repeat_interleave_self_Tensor(self_: &Tensor, repeats: &Tensor, dim: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_repeat_interleave_self_Tensor(self_.as_ptr(), repeats.as_ptr(), arg::optional_int(dim), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Lower triangle of the matrices self, on and below the given diagonal; zeros elsewhere.
///
/// `tril(Tensor self, SymInt diagonal=0) -> Tensor`
pub fn tril(self_: &Tensor, diagonal: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_tril(self_.as_ptr(), diagonal, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)`
pub fn tril_(self_: &Tensor, diagonal: i64) -> Result<()> {
    check(unsafe { c::kf_tril_(self_.as_ptr(), diagonal) })?;
    Ok(())
}

/// Upper triangle of the matrices self, on and above the given diagonal; zeros elsewhere.
///
/// `triu(Tensor self, SymInt diagonal=0) -> Tensor`
pub fn triu(self_: &Tensor, diagonal: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_triu(self_.as_ptr(), diagonal, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)`
pub fn triu_(self_: &Tensor, diagonal: i64) -> Result<()> {
    check(unsafe { c::kf_triu_(self_.as_ptr(), diagonal) })?;
    Ok(())
}

/// For a 1-D tensor, the matrix with self on the given diagonal; for a matrix, a copy of that diagonal.
///
/// `diag(Tensor self, int diagonal=0) -> Tensor`
pub fn diag(self_: &Tensor, diagonal: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_diag(self_.as_ptr(), diagonal, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Matrices in dimensions dim1 and dim2 of the result with the last dimension of self on diagonal offset, zeros
/// elsewhere.
///
/// `diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor`
pub fn diag_embed(self_: &Tensor, offset: i64, dim1: i64, dim2: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_diag_embed(self_.as_ptr(), offset, dim1, dim2, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Matrix with the flattened elements of self on diagonal offset, zeros elsewhere.
///
/// `diagflat(Tensor self, int offset=0) -> Tensor`
pub fn diagflat(self_: &Tensor, offset: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_diagflat(self_.as_ptr(), offset, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self with self.select(dim, index) replaced by src.
///
/// `select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor`
pub fn select_scatter(self_: &Tensor, src: &Tensor, dim: i64, index: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_select_scatter(self_.as_ptr(), src.as_ptr(), dim, index, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self with self.slice(dim, start, end, step) replaced by src.
///
/// `slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor`
pub fn slice_scatter(self_: &Tensor, src: &Tensor, dim: i64, start: Option<i64>, end: Option<i64>, step: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_slice_scatter(self_.as_ptr(), src.as_ptr(), dim, arg::optional_int(start), arg::optional_int(end), step, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self with self.diagonal(offset, dim1, dim2) replaced by src.
///
/// `diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor`
pub fn diagonal_scatter(self_: &Tensor, src: &Tensor, offset: i64, dim1: i64, dim2: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_diagonal_scatter(self_.as_ptr(), src.as_ptr(), offset, dim1, dim2, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self with self.as\_strided(size, stride, storage\_offset) replaced by src.
///
/// `as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor`
pub fn as_strided_scatter(self_: &Tensor, src: &Tensor, size: &[i64], stride: &[i64], storage_offset: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_as_strided_scatter(self_.as_ptr(), src.as_ptr(), arg::ints(size), arg::ints(stride), arg::optional_int(storage_offset), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of select with respect to self: zeros of shape input\_sizes with grad\_output at index along dim.
///
/// `select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor`
pub fn select_backward(grad_output: &Tensor, input_sizes: &[i64], dim: i64, index: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_select_backward(grad_output.as_ptr(), arg::ints(input_sizes), dim, index, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of slice with respect to self: zeros of shape input\_sizes with grad\_output at start:end:step along
/// dim.
///
/// `slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor`
pub fn slice_backward(grad_output: &Tensor, input_sizes: &[i64], dim: i64, start: i64, end: i64, step: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_slice_backward(grad_output.as_ptr(), arg::ints(input_sizes), dim, start, end, step, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of diagonal with respect to self: zeros of shape input\_sizes with grad\_output on the diagonal.
///
/// `diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor`
pub fn diagonal_backward(grad_output: &Tensor, input_sizes: &[i64], offset: i64, dim1: i64, dim2: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_diagonal_backward(grad_output.as_ptr(), arg::ints(input_sizes), offset, dim1, dim2, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of index\_select with respect to self: zeros of shape self\_sizes with the slices of grad added at
/// index along dim.
///
/// `index_select_backward(Tensor grad, SymInt[] self_sizes, int dim, Tensor index) -> Tensor`
pub fn index_select_backward(grad: &Tensor, self_sizes: &[i64], dim: i64, index: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_index_select_backward(grad.as_ptr(), arg::ints(self_sizes), dim, index.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of gather with respect to self: zeros like self with the elements of grad added at index along dim.
///
/// `gather_backward(Tensor grad, Tensor self, int dim, Tensor index, bool sparse_grad) -> Tensor`
pub fn gather_backward(grad: &Tensor, self_: &Tensor, dim: i64, index: &Tensor, sparse_grad: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_gather_backward(grad.as_ptr(), self_.as_ptr(), dim, index.as_ptr(), sparse_grad, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// gather of self at indices along dim, with broadcasting of the other dimensions; if dim is None, take from the
/// flattened tensor.
///
/// `take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor`
pub fn take_along_dim(self_: &Tensor, indices: &Tensor, dim: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_take_along_dim(self_.as_ptr(), indices.as_ptr(), arg::optional_int(dim), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Indices of the nonzero elements of self, one row for each: alias of nonzero.
///
/// `argwhere(Tensor self) -> Tensor`
pub fn argwhere(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_argwhere(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Indices of the nonzero elements of self: one 1-D tensor for each dimension.
///
/// `nonzero_numpy(Tensor self) -> Tensor[]`
pub fn nonzero_numpy(self_: &Tensor) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_nonzero_numpy(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// nonzero with exactly size rows: cut off after size rows, or padded with fill\_value.
///
/// `nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor`
pub fn nonzero_static(self_: &Tensor, size: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_nonzero_static(self_.as_ptr(), size, -1, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Coordinate grids of the 1-D tensors: grid k varies along dimension k and repeats tensors\[k\]. indexing "xy"
/// swaps the first two dimensions, "ij" does not.
///
/// `meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[]`
pub fn meshgrid_indexing(tensors: &[&Tensor], indexing: &str) -> Result<Vec<Tensor>> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_meshgrid_indexing(tensors.span(), arg::text(indexing), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Coordinate grids of the 1-D tensors: grid k varies along dimension k and repeats tensors\[k\].
///
/// `meshgrid(Tensor[] tensors) -> Tensor[]`
pub fn meshgrid(tensors: &[&Tensor]) -> Result<Vec<Tensor>> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_meshgrid(tensors.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Cartesian product of the 1-D tensors, one combination in each row. A single tensor is returned as it is.
///
/// `cartesian_prod(Tensor[] tensors) -> Tensor`
pub fn cartesian_prod(tensors: &[&Tensor]) -> Result<Tensor> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_cartesian_prod(tensors.span(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Combinations of r elements of the 1-D tensor self, one in each row; with\_replacement, elements may repeat.
///
/// `combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor`
pub fn combinations(self_: &Tensor, r: i64, with_replacement: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_combinations(self_.as_ptr(), r, with_replacement, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// int64 tensor with a new last dimension of size num\_classes: 1 at the position self gives, 0 elsewhere.
/// num\_classes -1 is the maximum of self plus 1.
///
/// `one_hot(Tensor self, int num_classes=-1) -> Tensor`
pub fn one_hot(self_: &Tensor, num_classes: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_one_hot(self_.as_ptr(), num_classes, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Splits the channels (dimension 1) into groups and interleaves them: channel c of group g goes to position c \*
/// groups + g.
///
/// `channel_shuffle(Tensor self, SymInt groups) -> Tensor`
pub fn channel_shuffle(self_: &Tensor, groups: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_channel_shuffle(self_.as_ptr(), groups, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Rearranges (..., C \* r \* r, H, W) to (..., C, H \* r, W \* r), where r is upscale\_factor.
///
/// `pixel_shuffle(Tensor self, int upscale_factor) -> Tensor`
pub fn pixel_shuffle(self_: &Tensor, upscale_factor: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_pixel_shuffle(self_.as_ptr(), upscale_factor, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Rearranges (..., C, H \* r, W \* r) to (..., C \* r \* r, H, W), where r is downscale\_factor.
///
/// `pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor`
pub fn pixel_unshuffle(self_: &Tensor, downscale_factor: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_pixel_unshuffle(self_.as_ptr(), downscale_factor, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Sets the main diagonal of self to fill\_value, in place. With wrap, a tall matrix gets fill\_value at every
/// (columns + 1)-th element in row-major order.
///
/// `fill_diagonal_(Tensor(a!) self, Scalar fill_value, bool wrap=False) -> Tensor(a!)`
pub fn fill_diagonal_(self_: &Tensor, fill_value: impl Into<Scalar>, wrap: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fill_diagonal_(self_.as_ptr(), fill_value.into().raw(), wrap, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// stack, under an older name.
///
/// `_stack(Tensor[] tensors, int dim=0) -> Tensor`
pub fn raw_stack(tensors: &[&Tensor], dim: i64) -> Result<Tensor> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_stack(tensors.span(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// channel\_shuffle, under a second name.
///
/// `native_channel_shuffle(Tensor self, SymInt groups) -> Tensor`
pub fn native_channel_shuffle(self_: &Tensor, groups: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_native_channel_shuffle(self_.as_ptr(), groups, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Splits each tensor into chunks along dim, padded with zeros, and joins the flat chunks.
///
/// `_chunk_cat(Tensor[] tensors, int dim, int num_chunks) -> Tensor`
pub fn raw_chunk_cat(tensors: &[&Tensor], dim: i64, num_chunks: i64) -> Result<Tensor> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_chunk_cat(tensors.span(), dim, num_chunks, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The elements of padded sequences without the padding, and the number of sequences at each step.
///
/// `_pack_padded_sequence(Tensor input, Tensor lengths, bool batch_first) -> (Tensor, Tensor)`
pub fn raw_pack_padded_sequence(input: &Tensor, lengths: &Tensor, batch_first: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_pack_padded_sequence(input.as_ptr(), lengths.as_ptr(), batch_first, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// The padded sequences of packed data, and their lengths.
///
/// `_pad_packed_sequence(Tensor data, Tensor batch_sizes, bool batch_first, Scalar padding_value, int total_length) -> (Tensor, Tensor)`
pub fn raw_pad_packed_sequence(data: &Tensor, batch_sizes: &Tensor, batch_first: bool, padding_value: impl Into<Scalar>, total_length: i64) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_pad_packed_sequence(data.as_ptr(), batch_sizes.as_ptr(), batch_first, padding_value.into().raw(), total_length, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Tensors of different lengths as one, with padding.
///
/// `pad_sequence(Tensor[] sequences, bool batch_first=False, float padding_value=0., str padding_side="right") -> Tensor`
pub fn pad_sequence(sequences: &[&Tensor], batch_first: bool, padding_value: f64, padding_side: &str) -> Result<Tensor> {
    let sequences = arg::tensors(sequences);
    let mut out = null_mut();
    check(unsafe { c::kf_pad_sequence(sequences.span(), batch_first, padding_value, arg::text(padding_side), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// All elements of all tensors as one vector.
///
/// `flatten_dense_tensors(Tensor[] tensors) -> Tensor`
pub fn flatten_dense_tensors(tensors: &[&Tensor]) -> Result<Tensor> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_flatten_dense_tensors(tensors.span(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Parts of a vector with the shapes of the given tensors.
///
/// `unflatten_dense_tensors(Tensor flat, Tensor[] tensors) -> Tensor[]`
pub fn unflatten_dense_tensors(flat: &Tensor, tensors: &[&Tensor]) -> Result<Vec<Tensor>> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_unflatten_dense_tensors(flat.as_ptr(), tensors.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Raises the error of api\_name for the first number of info that is not 0; is\_matrix says that info is of one
/// matrix, not of a batch.
///
/// `_linalg_check_errors(Tensor info, str api_name, *, bool is_matrix) -> ()`
pub fn raw_linalg_check_errors(info: &Tensor, api_name: &str, is_matrix: bool) -> Result<()> {
    check(unsafe { c::kf_raw_linalg_check_errors(info.as_ptr(), arg::text(api_name), is_matrix) })?;
    Ok(())
}

/// Cholesky factors (L, info): self = L @ L^H, of which one triangle is read. info is 0, or the order of a minor
/// that is not positive.
///
/// `linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)`
pub fn linalg_cholesky_ex(self_: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_linalg_cholesky_ex(self_.as_ptr(), false, false, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Cholesky factor L of the positive definite matrices self = L @ L^H; with upper L^H.
///
/// `linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor`
pub fn linalg_cholesky(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_cholesky(self_.as_ptr(), false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Cholesky factor of self: linalg\_cholesky.
///
/// `cholesky(Tensor self, bool upper=False) -> Tensor`
pub fn cholesky(self_: &Tensor, upper: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cholesky(self_.as_ptr(), upper, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Solution X of A @ X = self, where input2 is the Cholesky factor of A.
///
/// `cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor`
pub fn cholesky_solve(self_: &Tensor, input2: &Tensor, upper: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cholesky_solve(self_.as_ptr(), input2.as_ptr(), upper, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Inverse of A, where self is the Cholesky factor of A.
///
/// `cholesky_inverse(Tensor self, bool upper=False) -> Tensor`
pub fn cholesky_inverse(self_: &Tensor, upper: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cholesky_inverse(self_.as_ptr(), upper, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// LU factors of A with row exchanges pivots, counted from 1. info is 0, or the index of a pivot that is 0.
///
/// `linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)`
pub fn linalg_lu_factor_ex(A: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_linalg_lu_factor_ex(A.as_ptr(), true, false, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// LU factors of A with row exchanges pivots, counted from 1. A pivot that is 0 is an error.
///
/// `linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)`
pub fn linalg_lu_factor(A: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_linalg_lu_factor(A.as_ptr(), true, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// LU factors of self: linalg\_lu\_factor\_ex.
///
/// `_lu_with_info(Tensor self, bool pivot=True, bool check_errors=True) -> (Tensor LU, Tensor pivots, Tensor info)`
pub fn raw_lu_with_info(self_: &Tensor, pivot: bool, check_errors: bool) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_raw_lu_with_info(self_.as_ptr(), pivot, check_errors, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// Matrices (P, L, U) of the factors of linalg\_lu\_factor; those that are not asked for are empty.
///
/// `lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)`
pub fn lu_unpack(LU_data: &Tensor, LU_pivots: &Tensor, unpack_data: bool, unpack_pivots: bool) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_lu_unpack(LU_data.as_ptr(), LU_pivots.as_ptr(), unpack_data, unpack_pivots, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// Matrices (P, L, U) with A = P @ L @ U.
///
/// `linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)`
pub fn linalg_lu(A: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_linalg_lu(A.as_ptr(), true, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// Solution X of A @ X = B (X @ A = B if not left), where LU and pivots are the factors of A; with adjoint, of
/// A^H.
///
/// `linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor`
pub fn linalg_lu_solve(LU: &Tensor, pivots: &Tensor, B: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_lu_solve(LU.as_ptr(), pivots.as_ptr(), B.as_ptr(), true, false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Solution X of A @ X = self: linalg\_lu\_solve.
///
/// `lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor`
pub fn lu_solve(self_: &Tensor, LU_data: &Tensor, LU_pivots: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_lu_solve(self_.as_ptr(), LU_data.as_ptr(), LU_pivots.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Solution of A @ X = B (X @ A = B if not left), the LU factors of A, and info of linalg\_lu\_factor\_ex.
///
/// `_linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)`
pub fn raw_linalg_solve_ex(A: &Tensor, B: &Tensor) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    let mut out3 = null_mut();
    check(unsafe { c::kf_raw_linalg_solve_ex(A.as_ptr(), B.as_ptr(), true, false, &mut out0, &mut out1, &mut out2, &mut out3) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2), Tensor::own_or_undefined(out3)) })
}

/// Solution of A @ X = B (X @ A = B if not left); info is not 0 where A is singular.
///
/// `linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info)`
pub fn linalg_solve_ex(A: &Tensor, B: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_linalg_solve_ex(A.as_ptr(), B.as_ptr(), true, false, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Solution X of A @ X = B (X @ A = B if not left). B is a vector, or a batch of vectors if its shape is that of
/// A without the last dimension.
///
/// `linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor`
pub fn linalg_solve(A: &Tensor, B: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_solve(A.as_ptr(), B.as_ptr(), true, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Inverses of the square matrices A; info is not 0 where A is singular.
///
/// `linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)`
pub fn linalg_inv_ex(A: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_linalg_inv_ex(A.as_ptr(), false, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Inverses of the square matrices A.
///
/// `linalg_inv(Tensor A) -> Tensor`
pub fn linalg_inv(A: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_inv(A.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Inverses of the square matrices self: linalg\_inv.
///
/// `inverse(Tensor self) -> Tensor`
pub fn inverse(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_inverse(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Determinants of the square matrices A, and their LU factors.
///
/// `_linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)`
pub fn raw_linalg_det(A: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_raw_linalg_det(A.as_ptr(), &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// Determinants of the square matrices A.
///
/// `linalg_det(Tensor A) -> Tensor`
pub fn linalg_det(A: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_det(A.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Determinants of the square matrices self: linalg\_det.
///
/// `det(Tensor self) -> Tensor`
pub fn det(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_det(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Signs and logarithms of the absolute values of the determinants of A, and their LU factors.
///
/// `_linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)`
pub fn raw_linalg_slogdet(A: &Tensor) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    let mut out3 = null_mut();
    check(unsafe { c::kf_raw_linalg_slogdet(A.as_ptr(), &mut out0, &mut out1, &mut out2, &mut out3) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2), Tensor::own_or_undefined(out3)) })
}

/// Signs and logarithms of the absolute values of the determinants of A.
///
/// `linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)`
pub fn linalg_slogdet(A: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_linalg_slogdet(A.as_ptr(), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Signs and logarithms of the absolute values of the determinants of self: linalg\_slogdet.
///
/// `slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)`
pub fn slogdet(self_: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_slogdet(self_.as_ptr(), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Logarithms of the determinants of self; NaN where one is negative.
///
/// `logdet(Tensor self) -> Tensor`
pub fn logdet(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_logdet(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Solution X of A @ X = B (X @ A = B if not left), where A is one triangle of self. unitriangular takes ones as
/// its diagonal.
///
/// `linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor`
pub fn linalg_solve_triangular(self_: &Tensor, B: &Tensor, upper: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_solve_triangular(self_.as_ptr(), B.as_ptr(), upper, true, false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Solution X of A @ X = self, where one triangle of A is read, and a copy of A.
///
/// `triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)`
pub fn triangular_solve(self_: &Tensor, A: &Tensor, upper: bool, transpose: bool, unitriangular: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_triangular_solve(self_.as_ptr(), A.as_ptr(), upper, transpose, unitriangular, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// QR factors of A. mode is "reduced", "complete", or "r", which leaves Q empty.
///
/// `linalg_qr(Tensor A, str mode="reduced") -> (Tensor Q, Tensor R)`
pub fn linalg_qr(A: &Tensor, mode: &str) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_linalg_qr(A.as_ptr(), arg::text(mode), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// QR factors of self, reduced if some, else complete.
///
/// `qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)`
pub fn qr(self_: &Tensor, some: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_qr(self_.as_ptr(), some, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Householder vectors of a QR factorization: R above the diagonal of a, the vectors below it, their factors in
/// tau.
///
/// `geqrf(Tensor self) -> (Tensor a, Tensor tau)`
pub fn geqrf(self_: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_geqrf(self_.as_ptr(), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// First columns of the product of Householder matrices: the vectors are below the diagonal of input, their
/// factors in tau.
///
/// `linalg_householder_product(Tensor input, Tensor tau) -> Tensor`
pub fn linalg_householder_product(input: &Tensor, tau: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_householder_product(input.as_ptr(), tau.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// First columns of the product of Householder matrices: linalg\_householder\_product.
///
/// `orgqr(Tensor self, Tensor input2) -> Tensor`
pub fn orgqr(self_: &Tensor, input2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_orgqr(self_.as_ptr(), input2.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Q @ input3 (input3 @ Q if not left), where Q is the product of the Householder matrices of self and input2;
/// with transpose Q^H.
///
/// `ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor`
pub fn ormqr(self_: &Tensor, input2: &Tensor, input3: &Tensor, left: bool, transpose: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_ormqr(self_.as_ptr(), input2.as_ptr(), input3.as_ptr(), left, transpose, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// LDL factors of the symmetric (or Hermitian) matrices self in LAPACK's packed form.
///
/// `linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)`
pub fn linalg_ldl_factor_ex(self_: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_linalg_ldl_factor_ex(self_.as_ptr(), false, false, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// LDL factors of the symmetric (or Hermitian) matrices self in LAPACK's packed form.
///
/// `linalg_ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)`
pub fn linalg_ldl_factor(self_: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_linalg_ldl_factor(self_.as_ptr(), false, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Solution X of A @ X = B, where LD and pivots are the factors of A.
///
/// `linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor`
pub fn linalg_ldl_solve(LD: &Tensor, pivots: &Tensor, B: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_ldl_solve(LD.as_ptr(), pivots.as_ptr(), B.as_ptr(), false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Singular value decomposition A = U @ diag(S) @ Vh; U and Vh are empty without compute\_uv.
///
/// `_linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)`
pub fn raw_linalg_svd(A: &Tensor, full_matrices: bool, compute_uv: bool) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_raw_linalg_svd(A.as_ptr(), full_matrices, compute_uv, arg::optional_text(None), &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// Singular value decomposition A = U @ diag(S) @ Vh, with S in descending order.
///
/// `linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)`
pub fn linalg_svd(A: &Tensor, full_matrices: bool) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_linalg_svd(A.as_ptr(), full_matrices, arg::optional_text(None), &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// Singular values of A in descending order.
///
/// `linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor`
pub fn linalg_svdvals(A: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_svdvals(A.as_ptr(), arg::optional_text(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Singular value decomposition self = U @ diag(S) @ V^H.
///
/// `svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)`
pub fn svd(self_: &Tensor, some: bool, compute_uv: bool) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_svd(self_.as_ptr(), some, compute_uv, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// Eigenvalues in ascending order and eigenvectors of the Hermitian matrices A, of which one triangle is read.
///
/// `_linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)`
pub fn raw_linalg_eigh(A: &Tensor, UPLO: &str, compute_v: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_linalg_eigh(A.as_ptr(), arg::text(UPLO), compute_v, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Eigenvalues in ascending order and eigenvectors of the Hermitian matrices self.
///
/// `linalg_eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)`
pub fn linalg_eigh(self_: &Tensor, UPLO: &str) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_linalg_eigh(self_.as_ptr(), arg::text(UPLO), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Eigenvalues of the Hermitian matrices self in ascending order.
///
/// `linalg_eigvalsh(Tensor self, str UPLO="L") -> Tensor`
pub fn linalg_eigvalsh(self_: &Tensor, UPLO: &str) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_eigvalsh(self_.as_ptr(), arg::text(UPLO), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Eigenvalues and right eigenvectors of the square matrices self, both complex.
///
/// `linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)`
pub fn linalg_eig(self_: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_linalg_eig(self_.as_ptr(), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Eigenvalues of the square matrices self, complex.
///
/// `_linalg_eigvals(Tensor self) -> Tensor`
pub fn raw_linalg_eigvals(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_linalg_eigvals(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Eigenvalues of the square matrices self, complex.
///
/// `linalg_eigvals(Tensor self) -> Tensor`
pub fn linalg_eigvals(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_eigvals(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Solution X that minimizes the norm of self @ X - b. driver is LAPACK's: gels, gelsy, gelsd or gelss.
///
/// `linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)`
pub fn linalg_lstsq(self_: &Tensor, b: &Tensor, rcond: Option<f64>) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    let mut out3 = null_mut();
    check(unsafe { c::kf_linalg_lstsq(self_.as_ptr(), b.as_ptr(), arg::optional_float(rcond), arg::optional_text(None), &mut out0, &mut out1, &mut out2, &mut out3) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2), Tensor::own_or_undefined(out3)) })
}

/// Pseudoinverses of the matrices self. Singular values up to max(atol, rtol \* largest) count as 0.
///
/// `linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor`
pub fn linalg_pinv_atol_rtol_tensor(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_pinv_atol_rtol_tensor(self_.as_ptr(), null_mut(), null_mut(), false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Pseudoinverses of the matrices self. Singular values up to max(atol, rtol \* largest) count as 0.
///
/// `linalg_pinv.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor`
pub fn linalg_pinv_atol_rtol_float(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_pinv_atol_rtol_float(self_.as_ptr(), arg::optional_float(None), arg::optional_float(None), false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Pseudoinverses of the matrices self. Singular values up to rcond \* largest count as 0.
///
/// `linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor`
pub fn linalg_pinv(self_: &Tensor, rcond: f64, hermitian: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_pinv(self_.as_ptr(), rcond, hermitian, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Pseudoinverses of the matrices self. Singular values up to rcond \* largest count as 0.
///
/// `linalg_pinv.rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor`
pub fn linalg_pinv_rcond_tensor(self_: &Tensor, rcond: &Tensor, hermitian: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_pinv_rcond_tensor(self_.as_ptr(), rcond.as_ptr(), hermitian, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Pseudoinverses of the matrices self: linalg\_pinv.
///
/// `pinverse(Tensor self, float rcond=1.0000000000000001e-15) -> Tensor`
pub fn pinverse(self_: &Tensor, rcond: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_pinverse(self_.as_ptr(), rcond, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Number of singular values of each matrix that are larger than max(atol, rtol \* largest).
///
/// `linalg_matrix_rank.atol_rtol_tensor(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor`
pub fn linalg_matrix_rank_atol_rtol_tensor(input: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_matrix_rank_atol_rtol_tensor(input.as_ptr(), null_mut(), null_mut(), false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Number of singular values of each matrix that are larger than max(atol, rtol \* largest).
///
/// `linalg_matrix_rank.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor`
pub fn linalg_matrix_rank_atol_rtol_float(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_matrix_rank_atol_rtol_float(self_.as_ptr(), arg::optional_float(None), arg::optional_float(None), false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Number of singular values of each matrix that are larger than tol.
///
/// `linalg_matrix_rank(Tensor self, float tol, bool hermitian=False) -> Tensor`
pub fn linalg_matrix_rank(self_: &Tensor, tol: f64, hermitian: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_matrix_rank(self_.as_ptr(), tol, hermitian, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Number of singular values of each matrix that are larger than tol.
///
/// `linalg_matrix_rank.tol_tensor(Tensor input, Tensor tol, bool hermitian=False) -> Tensor`
pub fn linalg_matrix_rank_tol_tensor(input: &Tensor, tol: &Tensor, hermitian: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_matrix_rank_tol_tensor(input.as_ptr(), tol.as_ptr(), hermitian, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Exponentials of the square matrices self.
///
/// `linalg_matrix_exp(Tensor self) -> Tensor`
pub fn linalg_matrix_exp(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_matrix_exp(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Exponentials of the square matrices self: linalg\_matrix\_exp.
///
/// `matrix_exp(Tensor self) -> Tensor`
pub fn matrix_exp(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_matrix_exp(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Product of matrices in the order that needs the fewest operations. The first and the last may be vectors.
///
/// `linalg_multi_dot(Tensor[] tensors) -> Tensor`
pub fn linalg_multi_dot(tensors: &[&Tensor]) -> Result<Tensor> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_multi_dot(tensors.span(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Product of matrices: linalg\_multi\_dot.
///
/// `chain_matmul(Tensor[] matrices) -> Tensor`
pub fn chain_matmul(matrices: &[&Tensor]) -> Result<Tensor> {
    let matrices = arg::tensors(matrices);
    let mut out = null_mut();
    check(unsafe { c::kf_chain_matmul(matrices.span(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Inverse of self as a map from its last dimensions to its first ind ones.
///
/// `linalg_tensorinv(Tensor self, int ind=2) -> Tensor`
pub fn linalg_tensorinv(self_: &Tensor, ind: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_tensorinv(self_.as_ptr(), ind, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Solution X of tensordot(self, X, X.ndim) = other; dims of self are moved to its end first.
///
/// `linalg_tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor`
pub fn linalg_tensorsolve(self_: &Tensor, other: &Tensor, dims: Option<&[i64]>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_tensorsolve(self_.as_ptr(), other.as_ptr(), arg::maybe_ints(dims), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Matrix product: matmul.
///
/// `linalg_matmul(Tensor self, Tensor other) -> Tensor`
pub fn linalg_matmul(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_matmul(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Norms of the matrices in the two dimensions dim: ord is 1, -1, 2, -2, inf or -inf.
///
/// `linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2, -1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
pub fn linalg_matrix_norm(self_: &Tensor, ord: impl Into<Scalar>, dim: &[i64], keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_matrix_norm(self_.as_ptr(), ord.into().raw(), arg::ints(dim), keepdim, arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Norms of the matrices in the two dimensions dim: ord is "fro" or "nuc".
///
/// `linalg_matrix_norm.str_ord(Tensor self, str ord="fro", int[] dim=[-2, -1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
pub fn linalg_matrix_norm_str_ord(self_: &Tensor, ord: &str, dim: &[i64], keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_matrix_norm_str_ord(self_.as_ptr(), arg::text(ord), arg::ints(dim), keepdim, arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A vector norm if dim is one dimension or ord is None, else a matrix norm.
///
/// `linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
pub fn linalg_norm(self_: &Tensor, ord: Option<Scalar>, dim: Option<&[i64]>, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_norm(self_.as_ptr(), arg::optional_scalar(ord), arg::maybe_ints(dim), keepdim, arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A matrix norm: ord is "fro" or "nuc".
///
/// `linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
pub fn linalg_norm_ord_str(self_: &Tensor, ord: &str, dim: Option<&[i64]>, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_norm_ord_str(self_.as_ptr(), arg::text(ord), arg::maybe_ints(dim), keepdim, arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Sum of the singular values of the matrix self.
///
/// `nuclear_norm(Tensor self, bool keepdim=False) -> Tensor`
pub fn nuclear_norm(self_: &Tensor, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_nuclear_norm(self_.as_ptr(), keepdim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Sum of the singular values of the matrices in the dimensions dim.
///
/// `nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor`
pub fn nuclear_norm_dim(self_: &Tensor, dim: &[i64], keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_nuclear_norm_dim(self_.as_ptr(), arg::ints(dim), keepdim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Condition numbers of the matrices self: norm(self, p) \* norm(inverse, p), by singular values if p is None, 2
/// or -2.
///
/// `linalg_cond(Tensor self, Scalar? p=None) -> Tensor`
pub fn linalg_cond(self_: &Tensor, p: Option<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_cond(self_.as_ptr(), arg::optional_scalar(p), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Condition numbers of the matrices self by the norm "fro" or "nuc".
///
/// `linalg_cond.p_str(Tensor self, str p) -> Tensor`
pub fn linalg_cond_p_str(self_: &Tensor, p: &str) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_cond_p_str(self_.as_ptr(), arg::text(p), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The powers of each element: Vandermonde matrices.
///
/// `linalg_vander(Tensor x, *, SymInt? N=None) -> Tensor`
pub fn linalg_vander(x: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_vander(x.as_ptr(), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The products of vectors along dim, where x is conjugated.
///
/// `linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor`
pub fn linalg_vecdot(x: &Tensor, y: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_vecdot(x.as_ptr(), y.as_ptr(), -1, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (self - target)\*\*2, elementwise with broadcasting, then reduced (0 none, 1 mean, 2 sum).
///
/// `mse_loss(Tensor self, Tensor target, int reduction=1) -> Tensor`
pub fn mse_loss(self_: &Tensor, target: &Tensor, reduction: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_mse_loss(self_.as_ptr(), target.as_ptr(), reduction, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of mse\_loss with respect to self: 2 \* (self - target) \* grad\_output, divided by the number of
/// elements for the mean.
///
/// `mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor`
pub fn mse_loss_backward(grad_output: &Tensor, self_: &Tensor, target: &Tensor, reduction: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_mse_loss_backward(grad_output.as_ptr(), self_.as_ptr(), target.as_ptr(), reduction, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// abs(self - target), elementwise with broadcasting, then reduced (0 none, 1 mean, 2 sum).
///
/// `l1_loss(Tensor self, Tensor target, int reduction=1) -> Tensor`
pub fn l1_loss(self_: &Tensor, target: &Tensor, reduction: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_l1_loss(self_.as_ptr(), target.as_ptr(), reduction, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// With d = abs(self - target): 0.5 \* d\*\*2 / beta where d \< beta, otherwise d - 0.5 \* beta; then reduced (0
/// none, 1 mean, 2 sum).
///
/// `smooth_l1_loss(Tensor self, Tensor target, int reduction=1, float beta=1.) -> Tensor`
pub fn smooth_l1_loss(self_: &Tensor, target: &Tensor, reduction: i64, beta: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_smooth_l1_loss(self_.as_ptr(), target.as_ptr(), reduction, beta, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of smooth\_l1\_loss with respect to self: clamp((self - target) / beta, -1, 1) \* grad\_output,
/// divided by the number of elements for the mean.
///
/// `smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor`
pub fn smooth_l1_loss_backward(grad_output: &Tensor, self_: &Tensor, target: &Tensor, reduction: i64, beta: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_smooth_l1_loss_backward(grad_output.as_ptr(), self_.as_ptr(), target.as_ptr(), reduction, beta, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// With d = abs(self - target): 0.5 \* d\*\*2 where d \<= delta, otherwise delta \* (d - 0.5 \* delta); then
/// reduced (0 none, 1 mean, 2 sum).
///
/// `huber_loss(Tensor self, Tensor target, int reduction=1, float delta=1.) -> Tensor`
pub fn huber_loss(self_: &Tensor, target: &Tensor, reduction: i64, delta: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_huber_loss(self_.as_ptr(), target.as_ptr(), reduction, delta, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of huber\_loss with respect to self: clamp(self - target, -delta, delta) \* grad\_output, divided by
/// the number of elements for the mean.
///
/// `huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor`
pub fn huber_loss_backward(grad_output: &Tensor, self_: &Tensor, target: &Tensor, reduction: i64, delta: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_huber_loss_backward(grad_output.as_ptr(), self_.as_ptr(), target.as_ptr(), reduction, delta, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// log(1 + exp(-target \* self)), elementwise, then reduced (0 none, 1 mean, 2 sum). target is 1 or -1.
///
/// `soft_margin_loss(Tensor self, Tensor target, int reduction=1) -> Tensor`
pub fn soft_margin_loss(self_: &Tensor, target: &Tensor, reduction: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_soft_margin_loss(self_.as_ptr(), target.as_ptr(), reduction, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of soft\_margin\_loss with respect to self: -target \* z / (1 + z) \* grad\_output with z =
/// exp(-target \* self), divided by the number of elements for the mean.
///
/// `soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor`
pub fn soft_margin_loss_backward(grad_output: &Tensor, self_: &Tensor, target: &Tensor, reduction: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_soft_margin_loss_backward(grad_output.as_ptr(), self_.as_ptr(), target.as_ptr(), reduction, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self where target is 1, max(0, margin - self) where target is -1; then reduced (0 none, 1 mean, 2 sum).
///
/// `hinge_embedding_loss(Tensor self, Tensor target, float margin=1., int reduction=1) -> Tensor`
pub fn hinge_embedding_loss(self_: &Tensor, target: &Tensor, margin: f64, reduction: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_hinge_embedding_loss(self_.as_ptr(), target.as_ptr(), margin, reduction, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// max(0, -target \* (input1 - input2) + margin), elementwise, then reduced (0 none, 1 mean, 2 sum). target is 1
/// or -1.
///
/// `margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0., int reduction=1) -> Tensor`
pub fn margin_ranking_loss(input1: &Tensor, input2: &Tensor, target: &Tensor, margin: f64, reduction: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_margin_ranking_loss(input1.as_ptr(), input2.as_ptr(), target.as_ptr(), margin, reduction, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// max(0, d(anchor, positive) - d(anchor, negative) + margin) with d = pairwise\_distance, then reduced. With
/// swap, d(positive, negative) is used if it is smaller.
///
/// `triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1., float p=2., float eps=9.9999999999999995e-07, bool swap=False, int reduction=1) -> Tensor`
pub fn triplet_margin_loss(anchor: &Tensor, positive: &Tensor, negative: &Tensor, margin: f64, p: f64, eps: f64, swap: bool, reduction: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_triplet_margin_loss(anchor.as_ptr(), positive.as_ptr(), negative.as_ptr(), margin, p, eps, swap, reduction, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// 1 - c where target is 1, max(0, c - margin) where target is -1, with c the cosine similarity of input1 and
/// input2 along the last dimension; then reduced (0 none, 1 mean, 2 sum).
///
/// `cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0., int reduction=1) -> Tensor`
pub fn cosine_embedding_loss(input1: &Tensor, input2: &Tensor, target: &Tensor, margin: f64, reduction: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cosine_embedding_loss(input1.as_ptr(), input2.as_ptr(), target.as_ptr(), margin, reduction, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// exp(input) - target \* input, or input - target \* log(input + eps) if not log\_input, then reduced. full adds
/// Stirling's approximation of log(target!) for target \> 1.
///
/// `poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int reduction) -> Tensor`
pub fn poisson_nll_loss(input: &Tensor, target: &Tensor, log_input: bool, full: bool, eps: f64, reduction: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_poisson_nll_loss(input.as_ptr(), target.as_ptr(), log_input, full, eps, reduction, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// target \* (log(target) - self), elementwise, then reduced (0 none, 1 mean, 2 sum): the Kullback-Leibler
/// divergence of log-probabilities self. With log\_target, target holds logarithms, too.
///
/// `kl_div(Tensor self, Tensor target, int reduction=1, *, bool log_target=False) -> Tensor`
pub fn kl_div(self_: &Tensor, target: &Tensor, reduction: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_kl_div(self_.as_ptr(), target.as_ptr(), reduction, false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// -weight \* (target \* log(self) + (1 - target) \* log(1 - self)), elementwise, then reduced (0 none, 1 mean, 2
/// sum). Logarithms are at least -100.
///
/// `binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=1) -> Tensor`
pub fn binary_cross_entropy(self_: &Tensor, target: &Tensor, weight: Option<&Tensor>, reduction: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_binary_cross_entropy(self_.as_ptr(), target.as_ptr(), arg::optional(weight), reduction, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of binary\_cross\_entropy with respect to self: weight \* (self - target) / (self \* (1 - self)) \*
/// grad\_output, divided by the number of elements for the mean.
///
/// `binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=1) -> Tensor`
pub fn binary_cross_entropy_backward(grad_output: &Tensor, self_: &Tensor, target: &Tensor, weight: Option<&Tensor>, reduction: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_binary_cross_entropy_backward(grad_output.as_ptr(), self_.as_ptr(), target.as_ptr(), arg::optional(weight), reduction, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// binary\_cross\_entropy of sigmoid(self), computed without overflow; pos\_weight multiplies the terms of
/// positive targets.
///
/// `binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=1) -> Tensor`
pub fn binary_cross_entropy_with_logits(self_: &Tensor, target: &Tensor, weight: Option<&Tensor>, pos_weight: Option<&Tensor>, reduction: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_binary_cross_entropy_with_logits(self_.as_ptr(), target.as_ptr(), arg::optional(weight), arg::optional(pos_weight), reduction, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// -weight\[target\] \* self\[target\] for log-probabilities self (N, C) or (C), then reduced (0 none, 1 mean, 2
/// sum). Targets equal to ignore\_index count 0; the mean divides by the sum of weights.
///
/// `nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=1, SymInt ignore_index=-100) -> Tensor`
pub fn nll_loss(self_: &Tensor, target: &Tensor, weight: Option<&Tensor>, reduction: i64, ignore_index: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_nll_loss(self_.as_ptr(), target.as_ptr(), arg::optional(weight), reduction, ignore_index, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// nll\_loss at each point of images: self is (N, C, H, W), target (N, H, W).
///
/// `nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=1, SymInt ignore_index=-100) -> Tensor`
pub fn nll_loss2d(self_: &Tensor, target: &Tensor, weight: Option<&Tensor>, reduction: i64, ignore_index: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_nll_loss2d(self_.as_ptr(), target.as_ptr(), arg::optional(weight), reduction, ignore_index, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (output, total\_weight): output is nll\_loss, total\_weight the sum of the weights of the targets used.
///
/// `nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)`
pub fn nll_loss_forward(self_: &Tensor, target: &Tensor, weight: Option<&Tensor>, reduction: i64, ignore_index: i64) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_nll_loss_forward(self_.as_ptr(), target.as_ptr(), arg::optional(weight), reduction, ignore_index, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Gradient of nll\_loss\_forward with respect to self: -weight\[target\] \* grad\_output at the target class,
/// divided by total\_weight for the mean; 0 elsewhere.
///
/// `nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor`
pub fn nll_loss_backward(grad_output: &Tensor, self_: &Tensor, target: &Tensor, weight: Option<&Tensor>, reduction: i64, ignore_index: i64, total_weight: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_nll_loss_backward(grad_output.as_ptr(), self_.as_ptr(), target.as_ptr(), arg::optional(weight), reduction, ignore_index, total_weight.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (output, total\_weight): output is nll\_loss2d, total\_weight the sum of the weights of the targets used.
///
/// `nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)`
pub fn nll_loss2d_forward(self_: &Tensor, target: &Tensor, weight: Option<&Tensor>, reduction: i64, ignore_index: i64) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_nll_loss2d_forward(self_.as_ptr(), target.as_ptr(), arg::optional(weight), reduction, ignore_index, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Gradient of nll\_loss2d\_forward with respect to self: -weight\[target\] \* grad\_output at the target class,
/// divided by total\_weight for the mean; 0 elsewhere.
///
/// `nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor`
pub fn nll_loss2d_backward(grad_output: &Tensor, self_: &Tensor, target: &Tensor, weight: Option<&Tensor>, reduction: i64, ignore_index: i64, total_weight: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_nll_loss2d_backward(grad_output.as_ptr(), self_.as_ptr(), target.as_ptr(), arg::optional(weight), reduction, ignore_index, total_weight.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// nll\_loss for self of shape (C), (N, C) or (N, C, d1, d2, ...) and target without the dimension C.
///
/// `nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=1, SymInt ignore_index=-100) -> Tensor`
pub fn nll_loss_nd(self_: &Tensor, target: &Tensor, weight: Option<&Tensor>, reduction: i64, ignore_index: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_nll_loss_nd(self_.as_ptr(), target.as_ptr(), arg::optional(weight), reduction, ignore_index, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// nll\_loss\_nd of log\_softmax(self) over the class dimension. A target in the shape of self holds class
/// probabilities; label\_smoothing mixes in the uniform distribution.
///
/// `cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=1, SymInt ignore_index=-100, float label_smoothing=0.) -> Tensor`
pub fn cross_entropy_loss(self_: &Tensor, target: &Tensor, weight: Option<&Tensor>, reduction: i64, ignore_index: i64, label_smoothing: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cross_entropy_loss(self_.as_ptr(), target.as_ptr(), arg::optional(weight), reduction, ignore_index, label_smoothing, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Mean over classes of max(0, margin - self\[target\] + self)\*\*p, except for the target's class, times
/// weight\[target\]; then reduced.
///
/// `multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=1) -> Tensor`
pub fn multi_margin_loss(self_: &Tensor, target: &Tensor, p: impl Into<Scalar>, margin: impl Into<Scalar>, weight: Option<&Tensor>, reduction: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_multi_margin_loss(self_.as_ptr(), target.as_ptr(), p.into().raw(), margin.into().raw(), arg::optional(weight), reduction, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (output, is\_target): output is multilabel\_margin\_loss, is\_target is 1 for the classes in target.
///
/// `multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output, Tensor is_target)`
pub fn multilabel_margin_loss_forward(self_: &Tensor, target: &Tensor, reduction: i64) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_multilabel_margin_loss_forward(self_.as_ptr(), target.as_ptr(), reduction, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Sum of max(0, 1 - self\[j\] + self\[i\]) over classes j in target, a list that ends at -1, and classes i that
/// are not, divided by the number of classes; then reduced.
///
/// `multilabel_margin_loss(Tensor self, Tensor target, int reduction=1) -> Tensor`
pub fn multilabel_margin_loss(self_: &Tensor, target: &Tensor, reduction: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_multilabel_margin_loss(self_.as_ptr(), target.as_ptr(), reduction, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (losses, log\_alpha): losses is -log of the probability of each sequence of targets, log\_alpha the log
/// probabilities of its prefixes at each step.
///
/// `_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)`
pub fn raw_ctc_loss(log_probs: &Tensor, targets: &Tensor, input_lengths: &[i64], target_lengths: &[i64], blank: i64, zero_infinity: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_ctc_loss(log_probs.as_ptr(), targets.as_ptr(), arg::ints(input_lengths), arg::ints(target_lengths), blank, zero_infinity, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Gradient of \_ctc\_loss with respect to the logits whose log\_softmax is log\_probs.
///
/// `_ctc_loss_backward(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor`
pub fn raw_ctc_loss_backward(grad: &Tensor, log_probs: &Tensor, targets: &Tensor, input_lengths: &[i64], target_lengths: &[i64], neg_log_likelihood: &Tensor, log_alpha: &Tensor, blank: i64, zero_infinity: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_ctc_loss_backward(grad.as_ptr(), log_probs.as_ptr(), targets.as_ptr(), arg::ints(input_lengths), arg::ints(target_lengths), neg_log_likelihood.as_ptr(), log_alpha.as_ptr(), blank, zero_infinity, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Connectionist temporal classification loss; its mean divides each loss by the length of its target first.
/// zero\_infinity makes infinite losses 0.
///
/// `ctc_loss.IntList(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, int reduction=1, bool zero_infinity=False) -> Tensor`
pub fn ctc_loss_IntList(log_probs: &Tensor, targets: &Tensor, input_lengths: &[i64], target_lengths: &[i64], blank: i64, reduction: i64, zero_infinity: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_ctc_loss_IntList(log_probs.as_ptr(), targets.as_ptr(), arg::ints(input_lengths), arg::ints(target_lengths), blank, reduction, zero_infinity, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Connectionist temporal classification loss with lengths in tensors; its mean divides each loss by the length
/// of its target first.
///
/// `ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, int reduction=1, bool zero_infinity=False) -> Tensor`
pub fn ctc_loss(log_probs: &Tensor, targets: &Tensor, input_lengths: &Tensor, target_lengths: &Tensor, blank: i64, reduction: i64, zero_infinity: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_ctc_loss(log_probs.as_ptr(), targets.as_ptr(), input_lengths.as_ptr(), target_lengths.as_ptr(), blank, reduction, zero_infinity, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// False: ctc\_loss has one implementation.
///
/// `_use_cudnn_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank) -> bool`
pub fn raw_use_cudnn_ctc_loss(log_probs: &Tensor, targets: &Tensor, input_lengths: &[i64], target_lengths: &[i64], blank: i64) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_raw_use_cudnn_ctc_loss(log_probs.as_ptr(), targets.as_ptr(), arg::ints(input_lengths), arg::ints(target_lengths), blank, &mut out) })?;
    Ok(out)
}

/// False: ctc\_loss has one implementation. The lengths are tensors.
///
/// `_use_cudnn_ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank) -> bool`
pub fn raw_use_cudnn_ctc_loss_Tensor(log_probs: &Tensor, targets: &Tensor, input_lengths: &Tensor, target_lengths: &Tensor, blank: i64) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_raw_use_cudnn_ctc_loss_Tensor(log_probs.as_ptr(), targets.as_ptr(), input_lengths.as_ptr(), target_lengths.as_ptr(), blank, &mut out) })?;
    Ok(out)
}

/// \_ctc\_loss, with the lengths as tensors.
///
/// `_ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)`
pub fn raw_ctc_loss_Tensor(log_probs: &Tensor, targets: &Tensor, input_lengths: &Tensor, target_lengths: &Tensor, blank: i64, zero_infinity: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_ctc_loss_Tensor(log_probs.as_ptr(), targets.as_ptr(), input_lengths.as_ptr(), target_lengths.as_ptr(), blank, zero_infinity, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// The gradient of \_ctc\_loss, with the lengths as tensors.
///
/// `_ctc_loss_backward.Tensor(Tensor grad, Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor`
pub fn raw_ctc_loss_backward_Tensor(grad: &Tensor, log_probs: &Tensor, targets: &Tensor, input_lengths: &Tensor, target_lengths: &Tensor, neg_log_likelihood: &Tensor, log_alpha: &Tensor, blank: i64, zero_infinity: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_ctc_loss_backward_Tensor(grad.as_ptr(), log_probs.as_ptr(), targets.as_ptr(), input_lengths.as_ptr(), target_lengths.as_ptr(), neg_log_likelihood.as_ptr(), log_alpha.as_ptr(), blank, zero_infinity, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Matrix product self @ mat2.
///
/// `mm(Tensor self, Tensor mat2) -> Tensor`
pub fn mm(self_: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_mm(self_.as_ptr(), mat2.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// beta \* self + alpha \* (mat1 @ mat2); self broadcasts to the shape of the product. With beta = 0, self is
/// ignored, NaN included.
///
/// `addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`
pub fn addmm(self_: &Tensor, mat1: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_addmm(self_.as_ptr(), mat1.as_ptr(), mat2.as_ptr(), Scalar::Int(1).raw(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`
pub fn addmm_(self_: &Tensor, mat1: &Tensor, mat2: &Tensor) -> Result<()> {
    check(unsafe { c::kf_addmm_(self_.as_ptr(), mat1.as_ptr(), mat2.as_ptr(), Scalar::Int(1).raw(), Scalar::Int(1).raw()) })?;
    Ok(())
}

/// Matrix product self\[i\] @ mat2\[i\] for each i of the batch.
///
/// `bmm(Tensor self, Tensor mat2) -> Tensor`
pub fn bmm(self_: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bmm(self_.as_ptr(), mat2.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// beta \* self + alpha \* (batch1\[i\] @ batch2\[i\]) for each i of the batch; self broadcasts. With beta = 0,
/// self is ignored, NaN included.
///
/// `baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`
pub fn baddbmm(self_: &Tensor, batch1: &Tensor, batch2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_baddbmm(self_.as_ptr(), batch1.as_ptr(), batch2.as_ptr(), Scalar::Int(1).raw(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`
pub fn baddbmm_(self_: &Tensor, batch1: &Tensor, batch2: &Tensor) -> Result<()> {
    check(unsafe { c::kf_baddbmm_(self_.as_ptr(), batch1.as_ptr(), batch2.as_ptr(), Scalar::Int(1).raw(), Scalar::Int(1).raw()) })?;
    Ok(())
}

/// beta \* self + alpha \* the sum of batch1\[i\] @ batch2\[i\] over the batch; self broadcasts. With beta = 0,
/// self is ignored, NaN included.
///
/// `addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`
pub fn addbmm(self_: &Tensor, batch1: &Tensor, batch2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_addbmm(self_.as_ptr(), batch1.as_ptr(), batch2.as_ptr(), Scalar::Int(1).raw(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`
pub fn addbmm_(self_: &Tensor, batch1: &Tensor, batch2: &Tensor) -> Result<()> {
    check(unsafe { c::kf_addbmm_(self_.as_ptr(), batch1.as_ptr(), batch2.as_ptr(), Scalar::Int(1).raw(), Scalar::Int(1).raw()) })?;
    Ok(())
}

/// Matrix-vector product self @ vec.
///
/// `mv(Tensor self, Tensor vec) -> Tensor`
pub fn mv(self_: &Tensor, vec: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_mv(self_.as_ptr(), vec.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// beta \* self + alpha \* (mat @ vec); self broadcasts to the shape of the product. With beta = 0, self is
/// ignored, NaN included.
///
/// `addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor`
pub fn addmv(self_: &Tensor, mat: &Tensor, vec: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_addmv(self_.as_ptr(), mat.as_ptr(), vec.as_ptr(), Scalar::Int(1).raw(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`
pub fn addmv_(self_: &Tensor, mat: &Tensor, vec: &Tensor) -> Result<()> {
    check(unsafe { c::kf_addmv_(self_.as_ptr(), mat.as_ptr(), vec.as_ptr(), Scalar::Int(1).raw(), Scalar::Int(1).raw()) })?;
    Ok(())
}

/// Dot product sum(self \* tensor) of two 1-D tensors, without conjugation.
///
/// `dot(Tensor self, Tensor tensor) -> Tensor`
pub fn dot(self_: &Tensor, tensor: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_dot(self_.as_ptr(), tensor.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Dot product sum(conj(self) \* other) of two 1-D tensors.
///
/// `vdot(Tensor self, Tensor other) -> Tensor`
pub fn vdot(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_vdot(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// beta \* self + alpha \* outer(vec1, vec2); self broadcasts to the shape of the product. With beta = 0, self is
/// ignored, NaN included.
///
/// `addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`
pub fn addr(self_: &Tensor, vec1: &Tensor, vec2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_addr(self_.as_ptr(), vec1.as_ptr(), vec2.as_ptr(), Scalar::Int(1).raw(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`
pub fn addr_(self_: &Tensor, vec1: &Tensor, vec2: &Tensor) -> Result<()> {
    check(unsafe { c::kf_addr_(self_.as_ptr(), vec1.as_ptr(), vec2.as_ptr(), Scalar::Int(1).raw(), Scalar::Int(1).raw()) })?;
    Ok(())
}

/// Outer product of two 1-D tensors: result\[i, j\] = self\[i\] \* vec2\[j\].
///
/// `outer(Tensor self, Tensor vec2) -> Tensor`
pub fn outer(self_: &Tensor, vec2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_outer(self_.as_ptr(), vec2.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Outer product of two 1-D tensors: alias of outer.
///
/// `ger(Tensor self, Tensor vec2) -> Tensor`
pub fn ger(self_: &Tensor, vec2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_ger(self_.as_ptr(), vec2.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Sum of self \* other over their last dimensions; the result has the other dimensions of self, then those of
/// other. A number scales.
///
/// `inner(Tensor self, Tensor other) -> Tensor`
pub fn inner(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_inner(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self @ other: dot product of 1-D tensors, matrix-vector or matrix product, or matrix products over broadcast
/// batch dimensions.
///
/// `matmul(Tensor self, Tensor other) -> Tensor`
pub fn matmul(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_matmul(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// input @ weight.T + bias over the last dimension of input; bias may be None.
///
/// `linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor`
pub fn linear(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linear(input.as_ptr(), weight.as_ptr(), arg::optional(bias), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Einstein summation: multiplies the tensors and sums over the subscripts that equation leaves out of the
/// result. path gives the order of contraction.
///
/// `einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor`
pub fn einsum(equation: &str, tensors: &[&Tensor]) -> Result<Tensor> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_einsum(arg::text(equation), tensors.span(), arg::maybe_ints(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Sum of self \* other over the pairs of dimensions (dims\_self\[i\], dims\_other\[i\]); the result has the
/// other dimensions of self, then those of other.
///
/// `tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor`
pub fn tensordot(self_: &Tensor, other: &Tensor, dims_self: &[i64], dims_other: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_tensordot(self_.as_ptr(), other.as_ptr(), arg::ints(dims_self), arg::ints(dims_other), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Kronecker product of self and other.
///
/// `kron(Tensor self, Tensor other) -> Tensor`
pub fn kron(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_kron(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// n-th power of the square matrices self; n = 0 gives identity matrices, a negative n powers of the inverse.
///
/// `linalg_matrix_power(Tensor self, int n) -> Tensor`
pub fn linalg_matrix_power(self_: &Tensor, n: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_matrix_power(self_.as_ptr(), n, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// n-th power of the square matrices self: alias of linalg\_matrix\_power.
///
/// `matrix_power(Tensor self, int n) -> Tensor`
pub fn matrix_power(self_: &Tensor, n: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_matrix_power(self_.as_ptr(), n, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Sum of the main diagonal of the matrix self.
///
/// `trace(Tensor self) -> Tensor`
pub fn trace(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_trace(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Distances in the p-norm between the rows of x1 (..., P, M) and x2 (..., R, M), with the shape (..., P, R):
/// what cdist calls after broadcasting.
///
/// `_cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor`
pub fn raw_cdist_forward(x1: &Tensor, x2: &Tensor, p: f64, compute_mode: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_cdist_forward(x1.as_ptr(), x2.as_ptr(), p, arg::optional_int(compute_mode), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Distances in the p-norm between the rows of x1 (..., P, M) and x2 (..., R, M), with the shape (..., P, R);
/// batch dimensions broadcast.
///
/// `cdist(Tensor x1, Tensor x2, float p=2., int? compute_mode=None) -> Tensor`
pub fn cdist(x1: &Tensor, x2: &Tensor, p: f64, compute_mode: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cdist(x1.as_ptr(), x2.as_ptr(), p, arg::optional_int(compute_mode), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Distances in the p-norm between the pairs of rows i \< j of the contiguous matrix self, in one dimension.
///
/// `_pdist_forward(Tensor self, float p=2.) -> Tensor`
pub fn raw_pdist_forward(self_: &Tensor, p: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_pdist_forward(self_.as_ptr(), p, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Distances in the p-norm between the pairs of rows i \< j of the matrix self, in one dimension.
///
/// `pdist(Tensor self, float p=2.) -> Tensor`
pub fn pdist(self_: &Tensor, p: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_pdist(self_.as_ptr(), p, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// relu of addmm, or its gelu.
///
/// `_addmm_activation(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, bool use_gelu=False) -> Tensor`
pub fn raw_addmm_activation(self_: &Tensor, mat1: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_addmm_activation(self_.as_ptr(), mat1.as_ptr(), mat2.as_ptr(), Scalar::Int(1).raw(), Scalar::Int(1).raw(), false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A product for each group. offs has the ends of the groups: of rows of self if only mat2 has a dimension for
/// groups, of columns of mat2 if only self has one, else of the summed dimension.
///
/// `_grouped_mm(Tensor self, Tensor mat2, Tensor? offs=None, Tensor? bias=None, ScalarType? out_dtype=None) -> Tensor`
pub fn raw_grouped_mm(self_: &Tensor, mat2: &Tensor, offs: Option<&Tensor>, bias: Option<&Tensor>, out_dtype: Option<Dtype>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_grouped_mm(self_.as_ptr(), mat2.as_ptr(), arg::optional(offs), arg::optional(bias), arg::optional_int(out_dtype.map(Dtype::number)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Distances between the rows of two matrices, by one matrix product.
///
/// `_euclidean_dist(Tensor x1, Tensor x2) -> Tensor`
pub fn raw_euclidean_dist(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_euclidean_dist(x1.as_ptr(), x2.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// input1 @ weight\[k\] @ input2 + bias\[k\], for each k.
///
/// `bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor`
pub fn bilinear(input1: &Tensor, input2: &Tensor, weight: &Tensor, bias: Option<&Tensor>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bilinear(input1.as_ptr(), input2.as_ptr(), weight.as_ptr(), arg::optional(bias), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The product of two matrices of int8, as int32.
///
/// `_int_mm(Tensor self, Tensor mat2) -> Tensor`
pub fn raw_int_mm(self_: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_int_mm(self_.as_ptr(), mat2.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Sums of the tensors input\[i\], times the numbers of each row of coefficients. The out= form adds the sums to
/// out.
///
/// `_compute_linear_combination(Tensor input, Tensor coefficients) -> Tensor`
pub fn raw_compute_linear_combination(input: &Tensor, coefficients: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_compute_linear_combination(input.as_ptr(), coefficients.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self @ mat2.t() \* scales, where mat2 is int8 and has a scale for each row.
///
/// `_weight_int8pack_mm(Tensor self, Tensor mat2, Tensor scales) -> Tensor`
pub fn raw_weight_int8pack_mm(self_: &Tensor, mat2: &Tensor, scales: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_weight_int8pack_mm(self_.as_ptr(), mat2.as_ptr(), scales.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The product of two matrices of float8, times their scales, in another type. scale\_result and use\_fast\_accum
/// are for GPUs.
///
/// `_scaled_mm(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None, Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False) -> Tensor`
pub fn raw_scaled_mm(self_: &Tensor, mat2: &Tensor, scale_a: &Tensor, scale_b: &Tensor, bias: Option<&Tensor>, scale_result: Option<&Tensor>, out_dtype: Option<Dtype>, use_fast_accum: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_scaled_mm(self_.as_ptr(), mat2.as_ptr(), scale_a.as_ptr(), scale_b.as_ptr(), arg::optional(bias), arg::optional(scale_result), arg::optional_int(out_dtype.map(Dtype::number)), use_fast_accum, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The sum over the dimensions sumdim of the product of three tensors, which get dimensions of size 1 first.
///
/// `_trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor`
pub fn raw_trilinear(i1: &Tensor, i2: &Tensor, i3: &Tensor, expand1: &[i64], expand2: &[i64], expand3: &[i64], sumdim: &[i64], unroll_dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_trilinear(i1.as_ptr(), i2.as_ptr(), i3.as_ptr(), arg::ints(expand1), arg::ints(expand2), arg::ints(expand3), arg::ints(sumdim), unroll_dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self padded with value; pad holds (before, after) for the last dimension, then the one before it, and so on.
/// Negative padding crops.
///
/// `constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor`
pub fn constant_pad_nd(self_: &Tensor, pad: &[i64], value: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_constant_pad_nd(self_.as_ptr(), arg::ints(pad), value.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self padded along its last dimension by reflection, without repeating the edge: (c b | a b c | b a). padding
/// is (left, right).
///
/// `reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor`
pub fn reflection_pad1d(self_: &Tensor, padding: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_reflection_pad1d(self_.as_ptr(), arg::ints(padding), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self padded along its last two dimensions by reflection, without repeating the edge. padding is (left, right,
/// top, bottom).
///
/// `reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor`
pub fn reflection_pad2d(self_: &Tensor, padding: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_reflection_pad2d(self_.as_ptr(), arg::ints(padding), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self padded along its last three dimensions by reflection, without repeating the edge. padding is (left,
/// right, top, bottom, front, back).
///
/// `reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor`
pub fn reflection_pad3d(self_: &Tensor, padding: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_reflection_pad3d(self_.as_ptr(), arg::ints(padding), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self padded along its last dimension by repeating the edge: (a a | a b c | c c). padding is (left, right).
///
/// `replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor`
pub fn replication_pad1d(self_: &Tensor, padding: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_replication_pad1d(self_.as_ptr(), arg::ints(padding), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self padded along its last two dimensions by repeating the edge. padding is (left, right, top, bottom).
///
/// `replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor`
pub fn replication_pad2d(self_: &Tensor, padding: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_replication_pad2d(self_.as_ptr(), arg::ints(padding), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self padded along its last three dimensions by repeating the edge. padding is (left, right, top, bottom,
/// front, back).
///
/// `replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor`
pub fn replication_pad3d(self_: &Tensor, padding: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_replication_pad3d(self_.as_ptr(), arg::ints(padding), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self padded by wrapping around: (b c | a b c | a b). pad holds (before, after) for the last dimension, then
/// the one before it, and so on.
///
/// `_pad_circular(Tensor self, SymInt[] pad) -> Tensor`
pub fn raw_pad_circular(self_: &Tensor, pad: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_pad_circular(self_.as_ptr(), arg::ints(pad), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self padded by mode "constant" (with value, default 0), "reflect", "replicate" or "circular"; pad holds
/// (before, after) for the last dimension first.
///
/// `pad(Tensor self, SymInt[] pad, str mode="constant", float? value=None) -> Tensor`
pub fn pad(self_: &Tensor, pad: &[i64], mode: &str, value: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_pad(self_.as_ptr(), arg::ints(pad), arg::text(mode), arg::optional_float(value), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// weight\[indices\]: rows of the matrix weight, in the shape of indices with the row dimension added. Row
/// padding\_idx gets no gradient.
///
/// `embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor`
pub fn embedding(weight: &Tensor, indices: &Tensor, padding_idx: i64, scale_grad_by_freq: bool, sparse: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_embedding(weight.as_ptr(), indices.as_ptr(), padding_idx, scale_grad_by_freq, sparse, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of embedding with respect to weight (num\_weights rows): the sum of grad\_output over the occurrences
/// of each index; with scale\_grad\_by\_freq, divided by their number.
///
/// `embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor`
pub fn embedding_dense_backward(grad_output: &Tensor, indices: &Tensor, num_weights: i64, padding_idx: i64, scale_grad_by_freq: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_embedding_dense_backward(grad_output.as_ptr(), indices.as_ptr(), num_weights, padding_idx, scale_grad_by_freq, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of embedding with respect to weight: embedding\_dense\_backward, or a sparse tensor with a row for
/// each index.
///
/// `embedding_backward(Tensor grad, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq, bool sparse) -> Tensor`
pub fn embedding_backward(grad: &Tensor, indices: &Tensor, num_weights: i64, padding_idx: i64, scale_grad_by_freq: bool, sparse: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_embedding_backward(grad.as_ptr(), indices.as_ptr(), num_weights, padding_idx, scale_grad_by_freq, sparse, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (result, weights): weights = softmax(query @ key^T \* scale + attn\_mask) after dropout, result = weights @
/// value. The unfused form of scaled\_dot\_product\_attention.
///
/// `_scaled_dot_product_attention_math(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0., bool is_causal=False, Tensor? dropout_mask=None, *, float? scale=None, bool enable_gqa=False) -> (Tensor, Tensor)`
pub fn raw_scaled_dot_product_attention_math(query: &Tensor, key: &Tensor, value: &Tensor, attn_mask: Option<&Tensor>, dropout_p: f64, is_causal: bool, dropout_mask: Option<&Tensor>) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_scaled_dot_product_attention_math(query.as_ptr(), key.as_ptr(), value.as_ptr(), arg::optional(attn_mask), dropout_p, is_causal, arg::optional(dropout_mask), arg::optional_float(None), false, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// (output, logsumexp): scaled\_dot\_product\_attention of batch × heads × rows × columns, computed in blocks of
/// keys, and the logarithm of each query's sum of weights. dropout\_p must be 0.
///
/// `_scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float dropout_p=0., bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor output, Tensor logsumexp)`
pub fn raw_scaled_dot_product_flash_attention_for_cpu(query: &Tensor, key: &Tensor, value: &Tensor, dropout_p: f64, is_causal: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_scaled_dot_product_flash_attention_for_cpu(query.as_ptr(), key.as_ptr(), value.as_ptr(), dropout_p, is_causal, null_mut(), arg::optional_float(None), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Gradients of \_scaled\_dot\_product\_flash\_attention\_for\_cpu with respect to query, key and value; out and
/// logsumexp are its results.
///
/// `_scaled_dot_product_flash_attention_for_cpu_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, Tensor out, Tensor logsumexp, float dropout_p, bool is_causal, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value)`
pub fn raw_scaled_dot_product_flash_attention_for_cpu_backward(grad_out: &Tensor, query: &Tensor, key: &Tensor, value: &Tensor, out: &Tensor, logsumexp: &Tensor, dropout_p: f64, is_causal: bool) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_raw_scaled_dot_product_flash_attention_for_cpu_backward(grad_out.as_ptr(), query.as_ptr(), key.as_ptr(), value.as_ptr(), out.as_ptr(), logsumexp.as_ptr(), dropout_p, is_causal, null_mut(), arg::optional_float(None), &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// What scaled\_dot\_product\_attention calls for these arguments: 1 for the fused operator, 0 for the unfused
/// one, -1 if neither is allowed.
///
/// `_fused_sdp_choice(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0., bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> int`
pub fn raw_fused_sdp_choice(query: &Tensor, key: &Tensor, value: &Tensor, attn_mask: Option<&Tensor>, dropout_p: f64, is_causal: bool) -> Result<i64> {
    let mut out = 0;
    check(unsafe { c::kf_raw_fused_sdp_choice(query.as_ptr(), key.as_ptr(), value.as_ptr(), arg::optional(attn_mask), dropout_p, is_causal, arg::optional_float(None), false, &mut out) })?;
    Ok(out)
}

/// softmax(query @ key^T \* scale + attn\_mask) @ value; a boolean mask is true where a key takes part. scale is
/// by default 1 / sqrt(query.size(-1)); is\_causal masks later keys, enable\_gqa shares key heads.
///
/// `scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0., bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor`
pub fn scaled_dot_product_attention(query: &Tensor, key: &Tensor, value: &Tensor, attn_mask: Option<&Tensor>, dropout_p: f64, is_causal: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_scaled_dot_product_attention(query.as_ptr(), key.as_ptr(), value.as_ptr(), arg::optional(attn_mask), dropout_p, is_causal, arg::optional_float(None), false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// One recurrent layer in one direction: output, hy, cy (LSTM) and what backward needs. Weights are w\_ih, w\_hh,
/// b\_ih, b\_hh; mode is 0 for relu, 1 tanh, 2 LSTM, 3 GRU; packed rows have batch\_sizes.
///
/// `mkldnn_rnn_layer(Tensor input, Tensor weight0, Tensor weight1, Tensor weight2, Tensor weight3, Tensor hx_, Tensor cx_, bool reverse, int[] batch_sizes, int mode, int hidden_size, int num_layers, bool has_biases, bool bidirectional, bool batch_first, bool train) -> (Tensor, Tensor, Tensor, Tensor)`
pub fn mkldnn_rnn_layer(input: &Tensor, weight0: &Tensor, weight1: &Tensor, weight2: &Tensor, weight3: &Tensor, hx_: &Tensor, cx_: &Tensor, reverse: bool, batch_sizes: &[i64], mode: i64, hidden_size: i64, num_layers: i64, has_biases: bool, bidirectional: bool, batch_first: bool, train: bool) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    let mut out3 = null_mut();
    check(unsafe { c::kf_mkldnn_rnn_layer(input.as_ptr(), weight0.as_ptr(), weight1.as_ptr(), weight2.as_ptr(), weight3.as_ptr(), hx_.as_ptr(), cx_.as_ptr(), reverse, arg::ints(batch_sizes), mode, hidden_size, num_layers, has_biases, bidirectional, batch_first, train, &mut out0, &mut out1, &mut out2, &mut out3) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2), Tensor::own_or_undefined(out3)) })
}

/// Gradients of mkldnn\_rnn\_layer with respect to its seven tensors; the last one is for LSTM.
///
/// `mkldnn_rnn_layer_backward(Tensor input, Tensor weight1, Tensor weight2, Tensor weight3, Tensor weight4, Tensor hx_, Tensor cx_tmp, Tensor output, Tensor hy_, Tensor cy_, Tensor? grad_output, Tensor? grad_hy, Tensor? grad_cy, bool reverse, int mode, int hidden_size, int num_layers, bool has_biases, bool train, bool bidirectional, int[] batch_sizes, bool batch_first, Tensor workspace) -> (Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)`
pub fn mkldnn_rnn_layer_backward(input: &Tensor, weight1: &Tensor, weight2: &Tensor, weight3: &Tensor, weight4: &Tensor, hx_: &Tensor, cx_tmp: &Tensor, output: &Tensor, hy_: &Tensor, cy_: &Tensor, grad_output: Option<&Tensor>, grad_hy: Option<&Tensor>, grad_cy: Option<&Tensor>, reverse: bool, mode: i64, hidden_size: i64, num_layers: i64, has_biases: bool, train: bool, bidirectional: bool, batch_sizes: &[i64], batch_first: bool, workspace: &Tensor) -> Result<(Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    let mut out3 = null_mut();
    let mut out4 = null_mut();
    let mut out5 = null_mut();
    let mut out6 = null_mut();
    check(unsafe { c::kf_mkldnn_rnn_layer_backward(input.as_ptr(), weight1.as_ptr(), weight2.as_ptr(), weight3.as_ptr(), weight4.as_ptr(), hx_.as_ptr(), cx_tmp.as_ptr(), output.as_ptr(), hy_.as_ptr(), cy_.as_ptr(), arg::optional(grad_output), arg::optional(grad_hy), arg::optional(grad_cy), reverse, mode, hidden_size, num_layers, has_biases, train, bidirectional, arg::ints(batch_sizes), batch_first, workspace.as_ptr(), &mut out0, &mut out1, &mut out2, &mut out3, &mut out4, &mut out5, &mut out6) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2), Tensor::own_or_undefined(out3), Tensor::own_or_undefined(out4), Tensor::own_or_undefined(out5), Tensor::own_or_undefined(out6)) })
}

/// LSTM layers over sequences of equal length: the output and the final states hx and cx. params: w\_ih, w\_hh,
/// b\_ih, b\_hh and, with projections, w\_hr of each layer and direction.
///
/// `lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor)`
pub fn lstm(input: &Tensor, hx: &[&Tensor], params: &[&Tensor], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool, batch_first: bool) -> Result<(Tensor, Tensor, Tensor)> {
    let hx = arg::tensors(hx);
    let params = arg::tensors(params);
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_lstm(input.as_ptr(), hx.span(), params.span(), has_biases, num_layers, dropout, train, bidirectional, batch_first, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// lstm.input for a packed sequence: batch\_sizes\[t\] rows of data belong to step t.
///
/// `lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor)`
pub fn lstm_data(data: &Tensor, batch_sizes: &Tensor, hx: &[&Tensor], params: &[&Tensor], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool) -> Result<(Tensor, Tensor, Tensor)> {
    let hx = arg::tensors(hx);
    let params = arg::tensors(params);
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_lstm_data(data.as_ptr(), batch_sizes.as_ptr(), hx.span(), params.span(), has_biases, num_layers, dropout, train, bidirectional, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// GRU layers over sequences of equal length: the output and the final state. params: w\_ih, w\_hh, b\_ih and
/// b\_hh of each layer and direction.
///
/// `gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)`
pub fn gru(input: &Tensor, hx: &Tensor, params: &[&Tensor], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool, batch_first: bool) -> Result<(Tensor, Tensor)> {
    let params = arg::tensors(params);
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_gru(input.as_ptr(), hx.as_ptr(), params.span(), has_biases, num_layers, dropout, train, bidirectional, batch_first, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// gru.input for a packed sequence: batch\_sizes\[t\] rows of data belong to step t.
///
/// `gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)`
pub fn gru_data(data: &Tensor, batch_sizes: &Tensor, hx: &Tensor, params: &[&Tensor], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool) -> Result<(Tensor, Tensor)> {
    let params = arg::tensors(params);
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_gru_data(data.as_ptr(), batch_sizes.as_ptr(), hx.as_ptr(), params.span(), has_biases, num_layers, dropout, train, bidirectional, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Recurrent layers with tanh over sequences of equal length: the output and the final state. params: w\_ih,
/// w\_hh, b\_ih and b\_hh of each layer and direction.
///
/// `rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)`
pub fn rnn_tanh(input: &Tensor, hx: &Tensor, params: &[&Tensor], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool, batch_first: bool) -> Result<(Tensor, Tensor)> {
    let params = arg::tensors(params);
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_rnn_tanh(input.as_ptr(), hx.as_ptr(), params.span(), has_biases, num_layers, dropout, train, bidirectional, batch_first, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// rnn\_tanh.input for a packed sequence: batch\_sizes\[t\] rows of data belong to step t.
///
/// `rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)`
pub fn rnn_tanh_data(data: &Tensor, batch_sizes: &Tensor, hx: &Tensor, params: &[&Tensor], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool) -> Result<(Tensor, Tensor)> {
    let params = arg::tensors(params);
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_rnn_tanh_data(data.as_ptr(), batch_sizes.as_ptr(), hx.as_ptr(), params.span(), has_biases, num_layers, dropout, train, bidirectional, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Recurrent layers with relu over sequences of equal length: the output and the final state. params: w\_ih,
/// w\_hh, b\_ih and b\_hh of each layer and direction.
///
/// `rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)`
pub fn rnn_relu(input: &Tensor, hx: &Tensor, params: &[&Tensor], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool, batch_first: bool) -> Result<(Tensor, Tensor)> {
    let params = arg::tensors(params);
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_rnn_relu(input.as_ptr(), hx.as_ptr(), params.span(), has_biases, num_layers, dropout, train, bidirectional, batch_first, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// rnn\_relu.input for a packed sequence: batch\_sizes\[t\] rows of data belong to step t.
///
/// `rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)`
pub fn rnn_relu_data(data: &Tensor, batch_sizes: &Tensor, hx: &Tensor, params: &[&Tensor], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool) -> Result<(Tensor, Tensor)> {
    let params = arg::tensors(params);
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_rnn_relu_data(data.as_ptr(), batch_sizes.as_ptr(), hx.as_ptr(), params.span(), has_biases, num_layers, dropout, train, bidirectional, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// One step of lstm: the new hidden and cell states.
///
/// `lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)`
pub fn lstm_cell(input: &Tensor, hx: &[&Tensor], w_ih: &Tensor, w_hh: &Tensor, b_ih: Option<&Tensor>, b_hh: Option<&Tensor>) -> Result<(Tensor, Tensor)> {
    let hx = arg::tensors(hx);
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_lstm_cell(input.as_ptr(), hx.span(), w_ih.as_ptr(), w_hh.as_ptr(), arg::optional(b_ih), arg::optional(b_hh), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// One step of gru: the new hidden state.
///
/// `gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor`
pub fn gru_cell(input: &Tensor, hx: &Tensor, w_ih: &Tensor, w_hh: &Tensor, b_ih: Option<&Tensor>, b_hh: Option<&Tensor>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_gru_cell(input.as_ptr(), hx.as_ptr(), w_ih.as_ptr(), w_hh.as_ptr(), arg::optional(b_ih), arg::optional(b_hh), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// One step of rnn\_tanh: the new hidden state.
///
/// `rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor`
pub fn rnn_tanh_cell(input: &Tensor, hx: &Tensor, w_ih: &Tensor, w_hh: &Tensor, b_ih: Option<&Tensor>, b_hh: Option<&Tensor>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_rnn_tanh_cell(input.as_ptr(), hx.as_ptr(), w_ih.as_ptr(), w_hh.as_ptr(), arg::optional(b_ih), arg::optional(b_hh), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// One step of rnn\_relu: the new hidden state.
///
/// `rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor`
pub fn rnn_relu_cell(input: &Tensor, hx: &Tensor, w_ih: &Tensor, w_hh: &Tensor, b_ih: Option<&Tensor>, b_hh: Option<&Tensor>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_rnn_relu_cell(input.as_ptr(), hx.as_ptr(), w_ih.as_ptr(), w_hh.as_ptr(), arg::optional(b_ih), arg::optional(b_hh), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// exp(self) / sum(exp(self)) along dim; does not overflow. half\_to\_float gives a float32 result for float16.
///
/// `_softmax(Tensor self, int dim, bool half_to_float) -> Tensor`
pub fn raw_softmax(self_: &Tensor, dim: i64, half_to_float: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_softmax(self_.as_ptr(), dim, half_to_float, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self - log(sum(exp(self))) along dim; does not overflow. half\_to\_float gives a float32 result for float16.
///
/// `_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor`
pub fn raw_log_softmax(self_: &Tensor, dim: i64, half_to_float: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_log_softmax(self_.as_ptr(), dim, half_to_float, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of \_softmax with respect to self: output \* (grad\_output - sum(grad\_output \* output)) along dim,
/// where output is the result of \_softmax.
///
/// `_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor`
pub fn raw_softmax_backward_data(grad_output: &Tensor, output: &Tensor, dim: i64, input_dtype: Dtype) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_softmax_backward_data(grad_output.as_ptr(), output.as_ptr(), dim, input_dtype.raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of \_log\_softmax with respect to self: grad\_output - exp(output) \* sum(grad\_output) along dim,
/// where output is the result of \_log\_softmax.
///
/// `_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor`
pub fn raw_log_softmax_backward_data(grad_output: &Tensor, output: &Tensor, dim: i64, input_dtype: Dtype) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_log_softmax_backward_data(grad_output.as_ptr(), output.as_ptr(), dim, input_dtype.raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// exp(self) / sum(exp(self)) along dim, computed in dtype if given; does not overflow.
///
/// `softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`
pub fn softmax(self_: &Tensor, dim: i64, dtype: Option<Dtype>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_softmax(self_.as_ptr(), dim, arg::optional_int(dtype.map(Dtype::number)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// softmax along dim, with 0 instead of NaN where all elements along dim are -inf.
///
/// `_safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`
pub fn raw_safe_softmax(self_: &Tensor, dim: i64, dtype: Option<Dtype>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_safe_softmax(self_.as_ptr(), dim, arg::optional_int(dtype.map(Dtype::number)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self - log(sum(exp(self))) along dim, computed in dtype if given; does not overflow.
///
/// `log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`
pub fn log_softmax(self_: &Tensor, dim: i64, dtype: Option<Dtype>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_log_softmax(self_.as_ptr(), dim, arg::optional_int(dtype.map(Dtype::number)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (output, mean, rstd): output = (input - mean) \* rstd \* weight + bias over the last dimensions, of shape
/// normalized\_shape; rstd = 1 / sqrt(variance + eps).
///
/// `native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)`
pub fn native_layer_norm(input: &Tensor, normalized_shape: &[i64], weight: Option<&Tensor>, bias: Option<&Tensor>, eps: f64) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_native_layer_norm(input.as_ptr(), arg::ints(normalized_shape), arg::optional(weight), arg::optional(bias), eps, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// Gradients of native\_layer\_norm: (grad\_input, grad\_weight, grad\_bias). Those that output\_mask leaves out
/// are not computed.
///
/// `native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)`
pub fn native_layer_norm_backward(grad_out: &Tensor, input: &Tensor, normalized_shape: &[i64], mean: &Tensor, rstd: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, output_mask: &[bool]) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_native_layer_norm_backward(grad_out.as_ptr(), input.as_ptr(), arg::ints(normalized_shape), mean.as_ptr(), rstd.as_ptr(), arg::optional(weight), arg::optional(bias), arg::bools(output_mask), &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// (input - mean) / sqrt(variance + eps) \* weight + bias, with mean and variance over the last dimensions, of
/// shape normalized\_shape. cudnn\_enable is ignored.
///
/// `layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1.0000000000000001e-05, bool cudnn_enable=True) -> Tensor`
pub fn layer_norm(input: &Tensor, normalized_shape: &[i64], weight: Option<&Tensor>, bias: Option<&Tensor>, eps: f64, cudnn_enable: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_layer_norm(input.as_ptr(), arg::ints(normalized_shape), arg::optional(weight), arg::optional(bias), eps, cudnn_enable, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (output, rstd): output = input \* rstd \* weight over the last dimensions, of shape normalized\_shape; rstd =
/// 1 / sqrt(mean(input\*\*2) + eps).
///
/// `_fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor, Tensor)`
pub fn raw_fused_rms_norm(input: &Tensor, normalized_shape: &[i64], weight: Option<&Tensor>, eps: Option<f64>) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_fused_rms_norm(input.as_ptr(), arg::ints(normalized_shape), arg::optional(weight), arg::optional_float(eps), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Gradients of \_fused\_rms\_norm: (grad\_input, grad\_weight). Those that output\_mask leaves out are not
/// computed.
///
/// `_fused_rms_norm_backward(Tensor grad_out, Tensor input, int[] normalized_shape, Tensor rstd, Tensor? weight, bool[2] output_mask) -> (Tensor, Tensor)`
pub fn raw_fused_rms_norm_backward(grad_out: &Tensor, input: &Tensor, normalized_shape: &[i64], rstd: &Tensor, weight: Option<&Tensor>, output_mask: &[bool]) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_fused_rms_norm_backward(grad_out.as_ptr(), input.as_ptr(), arg::ints(normalized_shape), rstd.as_ptr(), arg::optional(weight), arg::bools(output_mask), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// input / sqrt(mean(input\*\*2) + eps) \* weight, with the mean over the last dimensions, of shape
/// normalized\_shape. eps None is the epsilon of the type.
///
/// `rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor`
pub fn rms_norm(input: &Tensor, normalized_shape: &[i64], weight: Option<&Tensor>, eps: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_rms_norm(input.as_ptr(), arg::ints(normalized_shape), arg::optional(weight), arg::optional_float(eps), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (output, mean, rstd) of group\_norm for N samples of C channels with HxW elements each; mean and rstd = 1 /
/// sqrt(variance + eps) of each group of each sample.
///
/// `native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)`
pub fn native_group_norm(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, N: i64, C: i64, HxW: i64, group: i64, eps: f64) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_native_group_norm(input.as_ptr(), arg::optional(weight), arg::optional(bias), N, C, HxW, group, eps, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// Gradients of native\_group\_norm: (grad\_input, grad\_weight, grad\_bias). Those that output\_mask leaves out
/// are not computed.
///
/// `native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)`
pub fn native_group_norm_backward(grad_out: &Tensor, input: &Tensor, mean: &Tensor, rstd: &Tensor, weight: Option<&Tensor>, N: i64, C: i64, HxW: i64, group: i64, output_mask: &[bool]) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_native_group_norm_backward(grad_out.as_ptr(), input.as_ptr(), mean.as_ptr(), rstd.as_ptr(), arg::optional(weight), N, C, HxW, group, arg::bools(output_mask), &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// (input - mean) / sqrt(variance + eps) \* weight + bias, with mean and variance over each of num\_groups groups
/// of channels of each sample. cudnn\_enabled is ignored.
///
/// `group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1.0000000000000001e-05, bool cudnn_enabled=True) -> Tensor`
pub fn group_norm(input: &Tensor, num_groups: i64, weight: Option<&Tensor>, bias: Option<&Tensor>, eps: f64, cudnn_enabled: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_group_norm(input.as_ptr(), num_groups, arg::optional(weight), arg::optional(bias), eps, cudnn_enabled, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (output, save\_mean, save\_invstd) of batch\_norm. When training, the last two are the mean and 1 /
/// sqrt(variance + eps) of each channel and running\_mean and running\_var are updated; otherwise they are empty.
///
/// `native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)`
pub fn native_batch_norm(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, running_mean: Option<&Tensor>, running_var: Option<&Tensor>, training: bool, momentum: f64, eps: f64) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_native_batch_norm(input.as_ptr(), arg::optional(weight), arg::optional(bias), arg::optional(running_mean), arg::optional(running_var), training, momentum, eps, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// native\_batch\_norm whose schema says that running\_mean and running\_var are written.
///
/// `_native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)`
pub fn raw_native_batch_norm_legit(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, running_mean: &Tensor, running_var: &Tensor, training: bool, momentum: f64, eps: f64) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_raw_native_batch_norm_legit(input.as_ptr(), arg::optional(weight), arg::optional(bias), running_mean.as_ptr(), running_var.as_ptr(), training, momentum, eps, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// native\_batch\_norm without running statistics.
///
/// `_native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)`
pub fn raw_native_batch_norm_legit_no_stats(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, training: bool, momentum: f64, eps: f64) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_raw_native_batch_norm_legit_no_stats(input.as_ptr(), arg::optional(weight), arg::optional(bias), training, momentum, eps, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// native\_batch\_norm with training false: normalizes by running\_mean and running\_var.
///
/// `_native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)`
pub fn raw_native_batch_norm_legit_no_training(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, running_mean: &Tensor, running_var: &Tensor, momentum: f64, eps: f64) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_raw_native_batch_norm_legit_no_training(input.as_ptr(), arg::optional(weight), arg::optional(bias), running_mean.as_ptr(), running_var.as_ptr(), momentum, eps, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// Gradients of native\_batch\_norm: (grad\_input, grad\_weight, grad\_bias). Those that output\_mask leaves out
/// are not computed.
///
/// `native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)`
pub fn native_batch_norm_backward(grad_out: &Tensor, input: &Tensor, weight: Option<&Tensor>, running_mean: Option<&Tensor>, running_var: Option<&Tensor>, save_mean: Option<&Tensor>, save_invstd: Option<&Tensor>, train: bool, eps: f64, output_mask: &[bool]) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_native_batch_norm_backward(grad_out.as_ptr(), input.as_ptr(), arg::optional(weight), arg::optional(running_mean), arg::optional(running_var), arg::optional(save_mean), arg::optional(save_invstd), train, eps, arg::bools(output_mask), &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// (input - mean) / sqrt(variance + eps) \* weight + bias for each channel (dimension 1). When training, by the
/// statistics of input, and the running ones are updated; otherwise by running\_mean and running\_var.
///
/// `batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor`
pub fn batch_norm(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, running_mean: Option<&Tensor>, running_var: Option<&Tensor>, training: bool, momentum: f64, eps: f64, cudnn_enabled: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_batch_norm(input.as_ptr(), arg::optional(weight), arg::optional(bias), arg::optional(running_mean), arg::optional(running_var), training, momentum, eps, cudnn_enabled, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (input - mean) / sqrt(variance + eps) \* weight + bias for each channel of each sample; use\_input\_stats
/// false uses running\_mean and running\_var. cudnn\_enabled is ignored.
///
/// `instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor`
pub fn instance_norm(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, running_mean: Option<&Tensor>, running_var: Option<&Tensor>, use_input_stats: bool, momentum: f64, eps: f64, cudnn_enabled: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_instance_norm(input.as_ptr(), arg::optional(weight), arg::optional(bias), arg::optional(running_mean), arg::optional(running_var), use_input_stats, momentum, eps, cudnn_enabled, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// softmax, under a second name.
///
/// `special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`
pub fn special_softmax(self_: &Tensor, dim: i64, dtype: Option<Dtype>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_softmax(self_.as_ptr(), dim, arg::optional_int(dtype.map(Dtype::number)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// log\_softmax, under a second name.
///
/// `special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`
pub fn special_log_softmax(self_: &Tensor, dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_log_softmax(self_.as_ptr(), dim, arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// native\_batch\_norm in training, which updates the running statistics, and an empty reserve.
///
/// `_batch_norm_with_update(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)`
pub fn raw_batch_norm_with_update(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, running_mean: &Tensor, running_var: &Tensor, momentum: f64, eps: f64) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    let mut out3 = null_mut();
    check(unsafe { c::kf_raw_batch_norm_with_update(input.as_ptr(), arg::optional(weight), arg::optional(bias), running_mean.as_ptr(), running_var.as_ptr(), momentum, eps, &mut out0, &mut out1, &mut out2, &mut out3) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2), Tensor::own_or_undefined(out3)) })
}

/// native\_batch\_norm with the given statistics, and an empty reserve.
///
/// `_batch_norm_no_update(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)`
pub fn raw_batch_norm_no_update(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, running_mean: Option<&Tensor>, running_var: Option<&Tensor>, momentum: f64, eps: f64) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    let mut out3 = null_mut();
    check(unsafe { c::kf_raw_batch_norm_no_update(input.as_ptr(), arg::optional(weight), arg::optional(bias), arg::optional(running_mean), arg::optional(running_var), momentum, eps, &mut out0, &mut out1, &mut out2, &mut out3) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2), Tensor::own_or_undefined(out3)) })
}

/// v \* (g / norm\_except\_dim(v, 2, dim)).
///
/// `_weight_norm(Tensor v, Tensor g, int dim=0) -> Tensor`
pub fn raw_weight_norm(v: &Tensor, g: &Tensor, dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_weight_norm(v.as_ptr(), g.as_ptr(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The norms over all dimensions but dim, which is kept; of the whole tensor if dim is -1.
///
/// `norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor`
pub fn norm_except_dim(v: &Tensor, pow: i64, dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_norm_except_dim(v.as_ptr(), pow, dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The mean and the biased variance of each channel, after an update of the running ones.
///
/// `batch_norm_update_stats(Tensor input, Tensor? running_mean, Tensor? running_var, float momentum) -> (Tensor, Tensor)`
pub fn batch_norm_update_stats(input: &Tensor, running_mean: Option<&Tensor>, running_var: Option<&Tensor>, momentum: f64) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_batch_norm_update_stats(input.as_ptr(), arg::optional(running_mean), arg::optional(running_var), momentum, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// \_weight\_norm, and the norms of v, in float32 for half types.
///
/// `_weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor)`
pub fn raw_weight_norm_interface(v: &Tensor, g: &Tensor, dim: i64) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_weight_norm_interface(v.as_ptr(), g.as_ptr(), dim, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// \_batch\_norm\_with\_update, with the new running statistics as results.
///
/// `_batch_norm_with_update_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)`
pub fn raw_batch_norm_with_update_functional(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, running_mean: &Tensor, running_var: &Tensor, momentum: f64, eps: f64) -> Result<(Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    let mut out3 = null_mut();
    let mut out4 = null_mut();
    let mut out5 = null_mut();
    check(unsafe { c::kf_raw_batch_norm_with_update_functional(input.as_ptr(), arg::optional(weight), arg::optional(bias), running_mean.as_ptr(), running_var.as_ptr(), momentum, eps, &mut out0, &mut out1, &mut out2, &mut out3, &mut out4, &mut out5) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2), Tensor::own_or_undefined(out3), Tensor::own_or_undefined(out4), Tensor::own_or_undefined(out5)) })
}

/// native\_batch\_norm, with the new running statistics as results.
///
/// `_native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)`
pub fn raw_native_batch_norm_legit_functional(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, running_mean: &Tensor, running_var: &Tensor, training: bool, momentum: f64, eps: f64) -> Result<(Tensor, Tensor, Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    let mut out3 = null_mut();
    let mut out4 = null_mut();
    check(unsafe { c::kf_raw_native_batch_norm_legit_functional(input.as_ptr(), arg::optional(weight), arg::optional(bias), running_mean.as_ptr(), running_var.as_ptr(), training, momentum, eps, &mut out0, &mut out1, &mut out2, &mut out3, &mut out4) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2), Tensor::own_or_undefined(out3), Tensor::own_or_undefined(out4)) })
}

/// Batch normalization of a library for GPUs.
///
/// `cudnn_batch_norm(Tensor input, Tensor weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float exponential_average_factor, float epsilon) -> (Tensor, Tensor, Tensor, Tensor)`
pub fn cudnn_batch_norm(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, running_mean: Option<&Tensor>, running_var: Option<&Tensor>, training: bool, exponential_average_factor: f64, epsilon: f64) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    let mut out3 = null_mut();
    check(unsafe { c::kf_cudnn_batch_norm(input.as_ptr(), weight.as_ptr(), arg::optional(bias), arg::optional(running_mean), arg::optional(running_var), training, exponential_average_factor, epsilon, &mut out0, &mut out1, &mut out2, &mut out3) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2), Tensor::own_or_undefined(out3)) })
}

/// Batch normalization of a library for GPUs.
///
/// `miopen_batch_norm(Tensor input, Tensor weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float exponential_average_factor, float epsilon) -> (Tensor, Tensor, Tensor)`
pub fn miopen_batch_norm(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, running_mean: Option<&Tensor>, running_var: Option<&Tensor>, training: bool, exponential_average_factor: f64, epsilon: f64) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_miopen_batch_norm(input.as_ptr(), weight.as_ptr(), arg::optional(bias), arg::optional(running_mean), arg::optional(running_var), training, exponential_average_factor, epsilon, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// native\_batch\_norm, an empty reserve, and the number of the implementation, 0.
///
/// `_batch_norm_impl_index(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> (Tensor, Tensor, Tensor, Tensor, int)`
pub fn raw_batch_norm_impl_index(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, running_mean: Option<&Tensor>, running_var: Option<&Tensor>, training: bool, momentum: f64, eps: f64, cudnn_enabled: bool) -> Result<(Tensor, Tensor, Tensor, Tensor, i64)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    let mut out3 = null_mut();
    let mut out4 = 0;
    check(unsafe { c::kf_raw_batch_norm_impl_index(input.as_ptr(), arg::optional(weight), arg::optional(bias), arg::optional(running_mean), arg::optional(running_var), training, momentum, eps, cudnn_enabled, &mut out0, &mut out1, &mut out2, &mut out3, &mut out4) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2), Tensor::own_or_undefined(out3), out4) })
}

/// (values, indices) of the maximum of each window of kernel\_size over the last two dimensions. indices count
/// within the plane, row-major; an empty stride is kernel\_size. NaN propagates.
///
/// `max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)`
pub fn max_pool2d_with_indices(self_: &Tensor, kernel_size: &[i64], stride: &[i64], padding: &[i64], dilation: &[i64], ceil_mode: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_max_pool2d_with_indices(self_.as_ptr(), arg::ints(kernel_size), arg::ints(stride), arg::ints(padding), arg::ints(dilation), ceil_mode, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Gradient of max\_pool2d\_with\_indices with respect to self: grad\_output added at indices.
///
/// `max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor`
pub fn max_pool2d_with_indices_backward(grad_output: &Tensor, self_: &Tensor, kernel_size: &[i64], stride: &[i64], padding: &[i64], dilation: &[i64], ceil_mode: bool, indices: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_max_pool2d_with_indices_backward(grad_output.as_ptr(), self_.as_ptr(), arg::ints(kernel_size), arg::ints(stride), arg::ints(padding), arg::ints(dilation), ceil_mode, indices.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (values, indices) of the maximum of each window of kernel\_size over the last three dimensions. indices count
/// within the volume, row-major; an empty stride is kernel\_size. NaN propagates.
///
/// `max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)`
pub fn max_pool3d_with_indices(self_: &Tensor, kernel_size: &[i64], stride: &[i64], padding: &[i64], dilation: &[i64], ceil_mode: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_max_pool3d_with_indices(self_.as_ptr(), arg::ints(kernel_size), arg::ints(stride), arg::ints(padding), arg::ints(dilation), ceil_mode, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Gradient of max\_pool3d\_with\_indices with respect to self: grad\_output added at indices.
///
/// `max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor`
pub fn max_pool3d_with_indices_backward(grad_output: &Tensor, self_: &Tensor, kernel_size: &[i64], stride: &[i64], padding: &[i64], dilation: &[i64], ceil_mode: bool, indices: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_max_pool3d_with_indices_backward(grad_output.as_ptr(), self_.as_ptr(), arg::ints(kernel_size), arg::ints(stride), arg::ints(padding), arg::ints(dilation), ceil_mode, indices.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (values, indices) of the maximum of each window of kernel\_size along the last dimension. An empty stride is
/// kernel\_size; NaN propagates.
///
/// `max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0], int[1] dilation=[1], bool ceil_mode=False) -> (Tensor, Tensor)`
pub fn max_pool1d_with_indices(self_: &Tensor, kernel_size: &[i64], stride: &[i64], padding: &[i64], dilation: &[i64], ceil_mode: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_max_pool1d_with_indices(self_.as_ptr(), arg::ints(kernel_size), arg::ints(stride), arg::ints(padding), arg::ints(dilation), ceil_mode, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Maximum of each window of kernel\_size along the last dimension. An empty stride is kernel\_size; NaN
/// propagates.
///
/// `max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0], int[1] dilation=[1], bool ceil_mode=False) -> Tensor`
pub fn max_pool1d(self_: &Tensor, kernel_size: &[i64], stride: &[i64], padding: &[i64], dilation: &[i64], ceil_mode: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_max_pool1d(self_.as_ptr(), arg::ints(kernel_size), arg::ints(stride), arg::ints(padding), arg::ints(dilation), ceil_mode, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Maximum of each window of kernel\_size over the last two dimensions. An empty stride is kernel\_size; NaN
/// propagates.
///
/// `max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor`
pub fn max_pool2d(self_: &Tensor, kernel_size: &[i64], stride: &[i64], padding: &[i64], dilation: &[i64], ceil_mode: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_max_pool2d(self_.as_ptr(), arg::ints(kernel_size), arg::ints(stride), arg::ints(padding), arg::ints(dilation), ceil_mode, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Maximum of each window of kernel\_size over the last three dimensions. An empty stride is kernel\_size; NaN
/// propagates.
///
/// `max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor`
pub fn max_pool3d(self_: &Tensor, kernel_size: &[i64], stride: &[i64], padding: &[i64], dilation: &[i64], ceil_mode: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_max_pool3d(self_.as_ptr(), arg::ints(kernel_size), arg::ints(stride), arg::ints(padding), arg::ints(dilation), ceil_mode, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Mean of each window of kernel\_size along the last dimension. An empty stride is kernel\_size; padding counts
/// as elements only with count\_include\_pad.
///
/// `avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0], bool ceil_mode=False, bool count_include_pad=True) -> Tensor`
pub fn avg_pool1d(self_: &Tensor, kernel_size: &[i64], stride: &[i64], padding: &[i64], ceil_mode: bool, count_include_pad: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_avg_pool1d(self_.as_ptr(), arg::ints(kernel_size), arg::ints(stride), arg::ints(padding), ceil_mode, count_include_pad, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Mean of each window of kernel\_size over the last two dimensions. Padding counts as elements only with
/// count\_include\_pad; divisor\_override replaces the divisor.
///
/// `avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`
pub fn avg_pool2d(self_: &Tensor, kernel_size: &[i64], stride: &[i64], padding: &[i64], ceil_mode: bool, count_include_pad: bool, divisor_override: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_avg_pool2d(self_.as_ptr(), arg::ints(kernel_size), arg::ints(stride), arg::ints(padding), ceil_mode, count_include_pad, arg::optional_int(divisor_override), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of avg\_pool2d with respect to self: each element of grad\_output, divided as in the mean, added to
/// all elements of its window.
///
/// `avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor`
pub fn avg_pool2d_backward(grad_output: &Tensor, self_: &Tensor, kernel_size: &[i64], stride: &[i64], padding: &[i64], ceil_mode: bool, count_include_pad: bool, divisor_override: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_avg_pool2d_backward(grad_output.as_ptr(), self_.as_ptr(), arg::ints(kernel_size), arg::ints(stride), arg::ints(padding), ceil_mode, count_include_pad, arg::optional_int(divisor_override), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Mean of each window of kernel\_size over the last three dimensions. Padding counts as elements only with
/// count\_include\_pad; divisor\_override replaces the divisor.
///
/// `avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`
pub fn avg_pool3d(self_: &Tensor, kernel_size: &[i64], stride: &[i64], padding: &[i64], ceil_mode: bool, count_include_pad: bool, divisor_override: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_avg_pool3d(self_.as_ptr(), arg::ints(kernel_size), arg::ints(stride), arg::ints(padding), ceil_mode, count_include_pad, arg::optional_int(divisor_override), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of avg\_pool3d with respect to self: each element of grad\_output, divided as in the mean, added to
/// all elements of its window.
///
/// `avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor`
pub fn avg_pool3d_backward(grad_output: &Tensor, self_: &Tensor, kernel_size: &[i64], stride: &[i64], padding: &[i64], ceil_mode: bool, count_include_pad: bool, divisor_override: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_avg_pool3d_backward(grad_output.as_ptr(), self_.as_ptr(), arg::ints(kernel_size), arg::ints(stride), arg::ints(padding), ceil_mode, count_include_pad, arg::optional_int(divisor_override), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Mean over windows along the last dimension; element i is the mean of elements floor(i \* n / output\_size) up
/// to ceil((i + 1) \* n / output\_size).
///
/// `adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor`
pub fn adaptive_avg_pool1d(self_: &Tensor, output_size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_adaptive_avg_pool1d(self_.as_ptr(), arg::ints(output_size), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Mean over windows of the last two dimensions, placed so that the result has output\_size there; see
/// adaptive\_avg\_pool1d.
///
/// `adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor`
pub fn adaptive_avg_pool2d(self_: &Tensor, output_size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_adaptive_avg_pool2d(self_.as_ptr(), arg::ints(output_size), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Mean over windows of the last two dimensions, placed so that the result has output\_size there: the kernel of
/// adaptive\_avg\_pool2d.
///
/// `_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor`
pub fn raw_adaptive_avg_pool2d(self_: &Tensor, output_size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_adaptive_avg_pool2d(self_.as_ptr(), arg::ints(output_size), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of \_adaptive\_avg\_pool2d with respect to self.
///
/// `_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor`
pub fn raw_adaptive_avg_pool2d_backward(grad_output: &Tensor, self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_adaptive_avg_pool2d_backward(grad_output.as_ptr(), self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Mean over windows of the last three dimensions, placed so that the result has output\_size there; see
/// adaptive\_avg\_pool1d.
///
/// `adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor`
pub fn adaptive_avg_pool3d(self_: &Tensor, output_size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_adaptive_avg_pool3d(self_.as_ptr(), arg::ints(output_size), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Mean over windows of the last three dimensions, placed so that the result has output\_size there: the kernel
/// of adaptive\_avg\_pool3d.
///
/// `_adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor`
pub fn raw_adaptive_avg_pool3d(self_: &Tensor, output_size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_adaptive_avg_pool3d(self_.as_ptr(), arg::ints(output_size), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gradient of \_adaptive\_avg\_pool3d with respect to self.
///
/// `_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor`
pub fn raw_adaptive_avg_pool3d_backward(grad_output: &Tensor, self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_adaptive_avg_pool3d_backward(grad_output.as_ptr(), self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (values, indices) of the maximum over windows along the last dimension, placed so that the result has
/// output\_size there; windows as in adaptive\_avg\_pool1d.
///
/// `adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor)`
pub fn adaptive_max_pool1d(self_: &Tensor, output_size: &[i64]) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_adaptive_max_pool1d(self_.as_ptr(), arg::ints(output_size), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// (values, indices) of the maximum over windows of the last two dimensions, placed so that the result has
/// output\_size there. indices count within the plane, row-major.
///
/// `adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)`
pub fn adaptive_max_pool2d(self_: &Tensor, output_size: &[i64]) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_adaptive_max_pool2d(self_.as_ptr(), arg::ints(output_size), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Gradient of adaptive\_max\_pool2d with respect to self: grad\_output added at indices.
///
/// `adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor`
pub fn adaptive_max_pool2d_backward(grad_output: &Tensor, self_: &Tensor, indices: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_adaptive_max_pool2d_backward(grad_output.as_ptr(), self_.as_ptr(), indices.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (values, indices) of the maximum over windows of the last three dimensions, placed so that the result has
/// output\_size there. indices count within the volume, row-major.
///
/// `adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)`
pub fn adaptive_max_pool3d(self_: &Tensor, output_size: &[i64]) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_adaptive_max_pool3d(self_.as_ptr(), arg::ints(output_size), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Gradient of adaptive\_max\_pool3d with respect to self: grad\_output added at indices.
///
/// `adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor`
pub fn adaptive_max_pool3d_backward(grad_output: &Tensor, self_: &Tensor, indices: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_adaptive_max_pool3d_backward(grad_output.as_ptr(), self_.as_ptr(), indices.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Zeros of output\_size with the elements of self at indices, which count within a plane: the inverse of max
/// pooling.
///
/// `max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor`
pub fn max_unpool2d(self_: &Tensor, indices: &Tensor, output_size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_max_unpool2d(self_.as_ptr(), indices.as_ptr(), arg::ints(output_size), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Zeros of output\_size with the elements of self at indices, which count within a volume: the inverse of max
/// pooling.
///
/// `max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor`
pub fn max_unpool3d(self_: &Tensor, indices: &Tensor, output_size: &[i64], stride: &[i64], padding: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_max_unpool3d(self_.as_ptr(), indices.as_ptr(), arg::ints(output_size), arg::ints(stride), arg::ints(padding), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (values, indices) of the maximum of windows of kernel\_size, output\_size of them in each plane, at positions
/// that random\_samples determines.
///
/// `fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)`
pub fn fractional_max_pool2d(self_: &Tensor, kernel_size: &[i64], output_size: &[i64], random_samples: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_fractional_max_pool2d(self_.as_ptr(), arg::ints(kernel_size), arg::ints(output_size), random_samples.as_ptr(), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// (values, indices) of the maximum of windows of kernel\_size, output\_size of them in each volume, at positions
/// that random\_samples determines.
///
/// `fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)`
pub fn fractional_max_pool3d(self_: &Tensor, kernel_size: &[i64], output_size: &[i64], random_samples: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_fractional_max_pool3d(self_.as_ptr(), arg::ints(kernel_size), arg::ints(output_size), random_samples.as_ptr(), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// self rounded to the numbers (q - zero\_point) \* scale, for integers q from quant\_min to quant\_max.
///
/// `fake_quantize_per_tensor_affine(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> Tensor`
pub fn fake_quantize_per_tensor_affine(self_: &Tensor, scale: f64, zero_point: i64, quant_min: i64, quant_max: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fake_quantize_per_tensor_affine(self_.as_ptr(), scale, zero_point, quant_min, quant_max, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self rounded to the numbers (q - zero\_point) \* scale, for integers q from quant\_min to quant\_max. Scale
/// and zero point are tensors.
///
/// `fake_quantize_per_tensor_affine.tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, int quant_min, int quant_max) -> Tensor`
pub fn fake_quantize_per_tensor_affine_tensor_qparams(self_: &Tensor, scale: &Tensor, zero_point: &Tensor, quant_min: i64, quant_max: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fake_quantize_per_tensor_affine_tensor_qparams(self_.as_ptr(), scale.as_ptr(), zero_point.as_ptr(), quant_min, quant_max, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// fake\_quantize\_per\_tensor\_affine with a scale and a zero point for each index of a dimension.
///
/// `fake_quantize_per_channel_affine(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> Tensor`
pub fn fake_quantize_per_channel_affine(self_: &Tensor, scale: &Tensor, zero_point: &Tensor, axis: i64, quant_min: i64, quant_max: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fake_quantize_per_channel_affine(self_.as_ptr(), scale.as_ptr(), zero_point.as_ptr(), axis, quant_min, quant_max, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True for a tensor of complex numbers.
///
/// `is_complex(Tensor self) -> bool`
pub fn is_complex(self_: &Tensor) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_is_complex(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// True for a tensor of floating-point numbers.
///
/// `is_floating_point(Tensor self) -> bool`
pub fn is_floating_point(self_: &Tensor) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_is_floating_point(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// True if the type has negative numbers.
///
/// `is_signed(Tensor self) -> bool`
pub fn is_signed(self_: &Tensor) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_is_signed(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// True for a tensor whose elements are the conjugates of those in memory.
///
/// `is_conj(Tensor self) -> bool`
pub fn is_conj(self_: &Tensor) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_is_conj(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// True for a tensor whose elements are the negatives of those in memory.
///
/// `is_neg(Tensor self) -> bool`
pub fn is_neg(self_: &Tensor) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_is_neg(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// True for a tensor that was made in inference mode.
///
/// `is_inference(Tensor self) -> bool`
pub fn is_inference(self_: &Tensor) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_is_inference(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// True if both tensors have the same memory, sizes and strides.
///
/// `is_set_to(Tensor self, Tensor tensor) -> bool`
pub fn is_set_to(self_: &Tensor, tensor: &Tensor) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_is_set_to(self_.as_ptr(), tensor.as_ptr(), &mut out) })?;
    Ok(out)
}

/// True if the memory of both tensors holds as many elements.
///
/// `_has_same_storage_numel(Tensor self, Tensor other) -> bool`
pub fn raw_has_same_storage_numel(self_: &Tensor, other: &Tensor) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_raw_has_same_storage_numel(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(out)
}

/// False: this library is not part of keyfall.
///
/// `_nnpack_available() -> bool`
pub fn raw_nnpack_available() -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_raw_nnpack_available(&mut out) })?;
    Ok(out)
}

/// An error with this text if self is 0 or False.
///
/// `_assert_scalar(Scalar self, str assert_msg) -> ()`
pub fn raw_assert_scalar(self_: impl Into<Scalar>, assert_msg: &str) -> Result<()> {
    check(unsafe { c::kf_raw_assert_scalar(self_.into().raw(), arg::text(assert_msg)) })?;
    Ok(())
}

/// An error unless a has the given sizes, strides, type, device and layout.
///
/// `_assert_tensor_metadata(Tensor a, SymInt[]? size=None, SymInt[]? stride=None, ScalarType? dtype=None, *, Device? device=None, Layout? layout=None) -> ()`
pub fn raw_assert_tensor_metadata(a: &Tensor, size: Option<&[i64]>, stride: Option<&[i64]>, dtype: Option<Dtype>) -> Result<()> {
    check(unsafe { c::kf_raw_assert_tensor_metadata(a.as_ptr(), arg::maybe_ints(size), arg::maybe_ints(stride), arg::optional_int(dtype.map(Dtype::number)), arg::optional_device(None), arg::optional_int(None)) })?;
    Ok(())
}

/// A boolean tensor: whether all elements of a boolean tensor are true.
///
/// `_is_all_true(Tensor self) -> Tensor`
pub fn raw_is_all_true(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_is_all_true(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A boolean tensor: whether an element of a boolean tensor is true.
///
/// `_is_any_true(Tensor self) -> Tensor`
pub fn raw_is_any_true(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_is_any_true(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True for a tensor that no recorded operator made.
///
/// `is_leaf(Tensor self) -> bool`
pub fn is_leaf(self_: &Tensor) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_is_leaf(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// True for memory that devices can read directly.
///
/// `is_pinned(Tensor self, Device? device=None) -> bool`
pub fn is_pinned(self_: &Tensor, device: Option<Device>) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_is_pinned(self_.as_ptr(), arg::optional_device(device), &mut out) })?;
    Ok(out)
}

/// Which output of the node that made it a tensor is.
///
/// `output_nr(Tensor self) -> int`
pub fn output_nr(self_: &Tensor) -> Result<i64> {
    let mut out = 0;
    check(unsafe { c::kf_output_nr(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// True for a tensor that is no leaf and keeps its gradient.
///
/// `retains_grad(Tensor self) -> bool`
pub fn retains_grad(self_: &Tensor) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_retains_grad(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// Says whether gradients of self are computed.
///
/// `requires_grad_(Tensor(a!) self, bool requires_grad=True) -> Tensor(a!)`
pub fn requires_grad_(self_: &Tensor, requires_grad: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_requires_grad_(self_.as_ptr(), requires_grad, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Makes a tensor that is no leaf keep its gradient.
///
/// `retain_grad(Tensor(a!) self) -> ()`
pub fn retain_grad(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_retain_grad(self_.as_ptr()) })?;
    Ok(())
}

/// How often the tensor's memory was written.
///
/// `_version(Tensor self) -> int`
pub fn raw_version(self_: &Tensor) -> Result<i64> {
    let mut out = 0;
    check(unsafe { c::kf_raw_version(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// An error if an element is 0.
///
/// `_assert_async(Tensor self) -> ()`
pub fn raw_assert_async(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_raw_assert_async(self_.as_ptr()) })?;
    Ok(())
}

/// An error with this text if an element is 0.
///
/// `_assert_async.msg(Tensor self, str assert_msg) -> ()`
pub fn raw_assert_async_msg(self_: &Tensor, assert_msg: &str) -> Result<()> {
    check(unsafe { c::kf_raw_assert_async_msg(self_.as_ptr(), arg::text(assert_msg)) })?;
    Ok(())
}

/// True if self can become a view of the other tensor: layouts and devices are equal.
///
/// `_has_compatible_shallow_copy_type(Tensor self, Tensor from) -> bool`
pub fn raw_has_compatible_shallow_copy_type(self_: &Tensor, from: &Tensor) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_raw_has_compatible_shallow_copy_type(self_.as_ptr(), from.as_ptr(), &mut out) })?;
    Ok(out)
}

/// True for a tensor of zeros that has no memory.
///
/// `_is_zerotensor(Tensor self) -> bool`
pub fn raw_is_zerotensor(self_: &Tensor) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_raw_is_zerotensor(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// False: tensors of one process.
///
/// `is_distributed(Tensor self) -> bool`
pub fn is_distributed(self_: &Tensor) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_is_distributed(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// Tensor like self of random numbers, uniform in \[from, to).
///
/// `uniform(Tensor self, float from=0., float to=1., *, Generator? generator=None) -> Tensor`
pub fn uniform(self_: &Tensor, from: f64, to: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_uniform(self_.as_ptr(), from, to, null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `uniform_(Tensor(a!) self, float from=0., float to=1., *, Generator? generator=None) -> Tensor(a!)`
pub fn uniform_(self_: &Tensor, from: f64, to: f64) -> Result<()> {
    check(unsafe { c::kf_uniform_(self_.as_ptr(), from, to, null_mut()) })?;
    Ok(())
}

/// Tensor like self of random numbers from the normal distribution with the given mean and std.
///
/// `normal_functional(Tensor self, float mean=0., float std=1., *, Generator? generator=None) -> Tensor`
pub fn normal_functional(self_: &Tensor, mean: f64, std: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_normal_functional(self_.as_ptr(), mean, std, null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `normal_(Tensor(a!) self, float mean=0., float std=1., *, Generator? generator=None) -> Tensor(a!)`
pub fn normal_(self_: &Tensor, mean: f64, std: f64) -> Result<()> {
    check(unsafe { c::kf_normal_(self_.as_ptr(), mean, std, null_mut()) })?;
    Ok(())
}

/// Tensor like self of random numbers exp(x), with x normal with the given mean and std.
///
/// `log_normal(Tensor self, float mean=1., float std=2., *, Generator? generator=None) -> Tensor`
pub fn log_normal(self_: &Tensor, mean: f64, std: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_log_normal(self_.as_ptr(), mean, std, null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `log_normal_(Tensor(a!) self, float mean=1., float std=2., *, Generator? generator=None) -> Tensor(a!)`
pub fn log_normal_(self_: &Tensor, mean: f64, std: f64) -> Result<()> {
    check(unsafe { c::kf_log_normal_(self_.as_ptr(), mean, std, null_mut()) })?;
    Ok(())
}

/// Tensor like self of random numbers from the Cauchy distribution with the given median and scale sigma.
///
/// `cauchy(Tensor self, float median=0., float sigma=1., *, Generator? generator=None) -> Tensor`
pub fn cauchy(self_: &Tensor, median: f64, sigma: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cauchy(self_.as_ptr(), median, sigma, null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `cauchy_(Tensor(a!) self, float median=0., float sigma=1., *, Generator? generator=None) -> Tensor(a!)`
pub fn cauchy_(self_: &Tensor, median: f64, sigma: f64) -> Result<()> {
    check(unsafe { c::kf_cauchy_(self_.as_ptr(), median, sigma, null_mut()) })?;
    Ok(())
}

/// Tensor like self of random numbers from the exponential distribution with rate lambd.
///
/// `exponential(Tensor self, float lambd=1., *, Generator? generator=None) -> Tensor`
pub fn exponential(self_: &Tensor, lambd: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_exponential(self_.as_ptr(), lambd, null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `exponential_(Tensor(a!) self, float lambd=1., *, Generator? generator=None) -> Tensor(a!)`
pub fn exponential_(self_: &Tensor, lambd: f64) -> Result<()> {
    check(unsafe { c::kf_exponential_(self_.as_ptr(), lambd, null_mut()) })?;
    Ok(())
}

/// Tensor like self of random numbers from the geometric distribution: the number of trials up to the first
/// success of probability p, at least 1.
///
/// `geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor`
pub fn geometric(self_: &Tensor, p: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_geometric(self_.as_ptr(), p, null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)`
pub fn geometric_(self_: &Tensor, p: f64) -> Result<()> {
    check(unsafe { c::kf_geometric_(self_.as_ptr(), p, null_mut()) })?;
    Ok(())
}

/// Tensor like self of random integers, uniform from 0 to the largest value of an integer type, or to 2\*\*digits
/// of a floating-point type (digits: 24 for float32, 53 for float64).
///
/// `random(Tensor self, *, Generator? generator=None) -> Tensor`
pub fn random(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_random(self_.as_ptr(), null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)`
pub fn random_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_random_(self_.as_ptr(), null_mut()) })?;
    Ok(())
}

/// Tensor like self of random integers, uniform in \[from, to); to None is the end of the range of the type.
///
/// `random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor`
pub fn random_from(self_: &Tensor, from: i64, to: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_random_from(self_.as_ptr(), from, arg::optional_int(to), null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)`
pub fn random__from(self_: &Tensor, from: i64, to: Option<i64>) -> Result<()> {
    check(unsafe { c::kf_random__from(self_.as_ptr(), from, arg::optional_int(to), null_mut()) })?;
    Ok(())
}

/// Tensor like self of random integers, uniform in \[0, to).
///
/// `random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor`
pub fn random_to(self_: &Tensor, to: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_random_to(self_.as_ptr(), to, null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)`
pub fn random__to(self_: &Tensor, to: i64) -> Result<()> {
    check(unsafe { c::kf_random__to(self_.as_ptr(), to, null_mut()) })?;
    Ok(())
}

/// Tensor like self whose elements are 1 with probability p, otherwise 0.
///
/// `bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor`
pub fn bernoulli_p(self_: &Tensor, p: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bernoulli_p(self_.as_ptr(), p, null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)`
pub fn bernoulli__float(self_: &Tensor, p: f64) -> Result<()> {
    check(unsafe { c::kf_bernoulli__float(self_.as_ptr(), p, null_mut()) })?;
    Ok(())
}

/// Tensor like self whose elements are 1 with the probabilities in p, which broadcasts to self, otherwise 0.
///
/// `bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor`
pub fn bernoulli_Tensor(self_: &Tensor, p: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bernoulli_Tensor(self_.as_ptr(), p.as_ptr(), null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)`
pub fn bernoulli_(self_: &Tensor, p: &Tensor) -> Result<()> {
    check(unsafe { c::kf_bernoulli_(self_.as_ptr(), p.as_ptr(), null_mut()) })?;
    Ok(())
}

/// Tensor like self whose elements are 1 with the probabilities in self, otherwise 0.
///
/// `bernoulli(Tensor self, *, Generator? generator=None) -> Tensor`
pub fn bernoulli(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bernoulli(self_.as_ptr(), null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Derivative of the gamma random numbers in output by the shapes in self, elementwise with broadcasting.
///
/// `_standard_gamma_grad(Tensor self, Tensor output) -> Tensor`
pub fn raw_standard_gamma_grad(self_: &Tensor, output: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_standard_gamma_grad(self_.as_ptr(), output.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Derivative of the elements x of Dirichlet random vectors by their own concentrations alpha, divided by 1 - x;
/// total is the sum of the concentrations.
///
/// `_dirichlet_grad(Tensor x, Tensor alpha, Tensor total) -> Tensor`
pub fn raw_dirichlet_grad(x: &Tensor, alpha: &Tensor, total: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_dirichlet_grad(x.as_ptr(), alpha.as_ptr(), total.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// num\_samples random column indices for each row of self, drawn with probabilities proportional to its
/// elements; without replacement, no index repeats.
///
/// `multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor`
pub fn multinomial(self_: &Tensor, num_samples: i64, replacement: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_multinomial(self_.as_ptr(), num_samples, replacement, null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Tensor of the given size of random numbers, uniform in \[0, 1).
///
/// `rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn rand(size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_rand(arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Tensor of the given size of random numbers from the standard normal distribution.
///
/// `randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn randn(size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_randn(arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Random numbers, uniform in \[0, 1), in the shape of self, and in its type and device unless given.
///
/// `rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
pub fn rand_like(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_rand_like(self_.as_ptr(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Random numbers from the standard normal distribution, in the shape of self, and in its type and device unless
/// given.
///
/// `randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
pub fn randn_like(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_randn_like(self_.as_ptr(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Tensor of the given size of random integers, uniform in \[0, high).
///
/// `randint(SymInt high, SymInt[] size, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn randint(high: i64, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_randint(high, arg::ints(size), arg::optional_int(Some(Dtype::INT64.number())), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Tensor of the given size of random integers, uniform in \[low, high).
///
/// `randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn randint_low(low: i64, high: i64, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_randint_low(low, high, arg::ints(size), arg::optional_int(Some(Dtype::INT64.number())), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Random integers, uniform in \[0, high), in the shape of self, and in its type and device unless given.
///
/// `randint_like(Tensor self, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
pub fn randint_like(self_: &Tensor, high: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_randint_like(self_.as_ptr(), high, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Random integers, uniform in \[low, high), in the shape of self, and in its type and device unless given.
///
/// `randint_like.low_dtype(Tensor self, SymInt low, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
pub fn randint_like_low_dtype(self_: &Tensor, low: i64, high: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_randint_like_low_dtype(self_.as_ptr(), low, high, arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Random integers, uniform in \[0, high), in the shape of self; high is a tensor of one element.
///
/// `randint_like.Tensor(Tensor self, Tensor high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
pub fn randint_like_Tensor(self_: &Tensor, high: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_randint_like_Tensor(self_.as_ptr(), high.as_ptr(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Random permutation of the integers 0 to n - 1.
///
/// `randperm(SymInt n, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn randperm(n: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_randperm(n, arg::optional_int(Some(Dtype::INT64.number())), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Random numbers from normal distributions with the means in mean and the standard deviations in std,
/// elementwise with broadcasting.
///
/// `normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor`
pub fn normal(mean: &Tensor, std: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_normal(mean.as_ptr(), std.as_ptr(), null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Random numbers from normal distributions with the means in mean and the standard deviation std, elementwise.
///
/// `normal.Tensor_float(Tensor mean, float std=1., *, Generator? generator=None) -> Tensor`
pub fn normal_Tensor_float(mean: &Tensor, std: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_normal_Tensor_float(mean.as_ptr(), std, null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Random numbers from normal distributions with the given mean and the standard deviations in std, elementwise.
///
/// `normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor`
pub fn normal_float_Tensor(mean: f64, std: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_normal_float_Tensor(mean, std.as_ptr(), null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Tensor of the given size of random numbers from the normal distribution with the given mean and std.
///
/// `normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn normal_float_float(mean: f64, std: f64, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_normal_float_float(mean, std, arg::ints(size), null_mut(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (output, mask): mask is true with probability 1 - p, output = input \* mask / (1 - p). With train false,
/// output is a copy of input and mask all true; None counts as true.
///
/// `native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)`
pub fn native_dropout(input: &Tensor, p: f64, train: Option<bool>) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_native_dropout(input.as_ptr(), p, arg::optional_bool(train), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Gradient of native\_dropout with respect to input: grad\_output \* mask \* scale.
///
/// `native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor`
pub fn native_dropout_backward(grad_output: &Tensor, mask: &Tensor, scale: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_native_dropout_backward(grad_output.as_ptr(), mask.as_ptr(), scale, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// When train is true, sets each element of input to 0 with probability p and divides the others by 1 - p;
/// otherwise returns input.
///
/// `dropout(Tensor input, float p, bool train) -> Tensor`
pub fn dropout(input: &Tensor, p: f64, train: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_dropout(input.as_ptr(), p, train, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)`
pub fn dropout_(self_: &Tensor, p: f64, train: bool) -> Result<()> {
    check(unsafe { c::kf_dropout_(self_.as_ptr(), p, train) })?;
    Ok(())
}

/// dropout of whole channels: all elements of a channel (dimension 1) of a sample are dropped together.
///
/// `feature_dropout(Tensor input, float p, bool train) -> Tensor`
pub fn feature_dropout(input: &Tensor, p: f64, train: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_feature_dropout(input.as_ptr(), p, train, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `feature_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)`
pub fn feature_dropout_(self_: &Tensor, p: f64, train: bool) -> Result<()> {
    check(unsafe { c::kf_feature_dropout_(self_.as_ptr(), p, train) })?;
    Ok(())
}

/// dropout that sets elements to a negative constant, then scales and shifts all so that mean 0 and variance 1
/// are kept.
///
/// `alpha_dropout(Tensor input, float p, bool train) -> Tensor`
pub fn alpha_dropout(input: &Tensor, p: f64, train: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_alpha_dropout(input.as_ptr(), p, train, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)`
pub fn alpha_dropout_(self_: &Tensor, p: f64, train: bool) -> Result<()> {
    check(unsafe { c::kf_alpha_dropout_(self_.as_ptr(), p, train) })?;
    Ok(())
}

/// alpha\_dropout of whole channels: all elements of a channel (dimension 1) of a sample are dropped together.
///
/// `feature_alpha_dropout(Tensor input, float p, bool train) -> Tensor`
pub fn feature_alpha_dropout(input: &Tensor, p: f64, train: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_feature_alpha_dropout(input.as_ptr(), p, train, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `feature_alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)`
pub fn feature_alpha_dropout_(self_: &Tensor, p: f64, train: bool) -> Result<()> {
    check(unsafe { c::kf_feature_alpha_dropout_(self_.as_ptr(), p, train) })?;
    Ok(())
}

/// Fills the direction numbers of a Sobol sequence, one row for each dimension.
///
/// `_sobol_engine_initialize_state_(Tensor(a!) self, int dimension) -> Tensor(a!)`
pub fn raw_sobol_engine_initialize_state_(self_: &Tensor, dimension: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sobol_engine_initialize_state_(self_.as_ptr(), dimension, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Multiplies the direction numbers of a Sobol sequence by triangular matrices of bits.
///
/// `_sobol_engine_scramble_(Tensor(a!) self, Tensor ltm, int dimension) -> Tensor(a!)`
pub fn raw_sobol_engine_scramble_(self_: &Tensor, ltm: &Tensor, dimension: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sobol_engine_scramble_(self_.as_ptr(), ltm.as_ptr(), dimension, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The next n points of a Sobol sequence, and the state behind them.
///
/// `_sobol_engine_draw(Tensor quasi, int n, Tensor sobolstate, int dimension, int num_generated, ScalarType? dtype) -> (Tensor, Tensor)`
pub fn raw_sobol_engine_draw(quasi: &Tensor, n: i64, sobolstate: &Tensor, dimension: i64, num_generated: i64, dtype: Option<Dtype>) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_sobol_engine_draw(quasi.as_ptr(), n, sobolstate.as_ptr(), dimension, num_generated, arg::optional_int(dtype.map(Dtype::number)), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Moves the state of a Sobol sequence n points forward.
///
/// `_sobol_engine_ff_(Tensor(a!) self, int n, Tensor sobolstate, int dimension, int num_generated) -> Tensor(a!)`
pub fn raw_sobol_engine_ff_(self_: &Tensor, n: i64, sobolstate: &Tensor, dimension: i64, num_generated: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sobol_engine_ff_(self_.as_ptr(), n, sobolstate.as_ptr(), dimension, num_generated, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Sum of all elements of self; 0 if empty. Integers and booleans are summed in int64.
///
/// `sum(Tensor self, *, ScalarType? dtype=None) -> Tensor`
pub fn sum(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sum(self_.as_ptr(), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Sum over the dimensions dim, over all if dim is None or empty. Integers and booleans are summed in int64.
///
/// `sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
pub fn sum_dim_IntList(self_: &Tensor, dim: Option<&[i64]>, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sum_dim_IntList(self_.as_ptr(), arg::maybe_ints(dim), keepdim, arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Sum over the dimensions dim, over all if dim is None or empty, with NaN counted as 0.
///
/// `nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
pub fn nansum(self_: &Tensor, dim: Option<&[i64]>, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_nansum(self_.as_ptr(), arg::maybe_ints(dim), keepdim, arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Mean of all elements of self; NaN if empty. Integer tensors need a floating-point dtype.
///
/// `mean(Tensor self, *, ScalarType? dtype=None) -> Tensor`
pub fn mean(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_mean(self_.as_ptr(), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Mean over the dimensions dim, over all if dim is None or empty. Integer tensors need a floating-point dtype.
///
/// `mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
pub fn mean_dim(self_: &Tensor, dim: Option<&[i64]>, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_mean_dim(self_.as_ptr(), arg::maybe_ints(dim), keepdim, arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Mean of the elements that are not NaN over the dimensions dim, over all if dim is None or empty. NaN if there
/// are none.
///
/// `nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
pub fn nanmean(self_: &Tensor, dim: Option<&[i64]>, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_nanmean(self_.as_ptr(), arg::maybe_ints(dim), keepdim, arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Product of all elements of self; 1 if empty. Integers and booleans are multiplied in int64.
///
/// `prod(Tensor self, *, ScalarType? dtype=None) -> Tensor`
pub fn prod(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_prod(self_.as_ptr(), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Product along dim; 1 if its size is 0. Integers and booleans are multiplied in int64.
///
/// `prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
pub fn prod_dim_int(self_: &Tensor, dim: i64, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_prod_dim_int(self_.as_ptr(), dim, keepdim, arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Maximum over the dimensions dim, over all if dim is empty. NaN propagates; ties share the gradient equally.
///
/// `amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`
pub fn amax(self_: &Tensor, dim: &[i64], keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_amax(self_.as_ptr(), arg::ints(dim), keepdim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Minimum over the dimensions dim, over all if dim is empty. NaN propagates; ties share the gradient equally.
///
/// `amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`
pub fn amin(self_: &Tensor, dim: &[i64], keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_amin(self_.as_ptr(), arg::ints(dim), keepdim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (min, max) of self along dim, or of all elements if dim is None. NaN propagates.
///
/// `aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)`
pub fn aminmax(self_: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_aminmax(self_.as_ptr(), arg::optional_int(None), false, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Maximum of all elements of self, which must not be empty. NaN propagates.
///
/// `max(Tensor self) -> Tensor`
pub fn max(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_max(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Minimum of all elements of self, which must not be empty. NaN propagates.
///
/// `min(Tensor self) -> Tensor`
pub fn min(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_min(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (values, indices) of the maximum along dim. Ties take the first index; NaN counts as the largest.
///
/// `max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
pub fn max_dim(self_: &Tensor, dim: i64, keepdim: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_max_dim(self_.as_ptr(), dim, keepdim, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// (values, indices) of the minimum along dim. Ties take the first index; NaN counts as the smallest.
///
/// `min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
pub fn min_dim(self_: &Tensor, dim: i64, keepdim: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_min_dim(self_.as_ptr(), dim, keepdim, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Index of the maximum along dim, or in the flattened tensor if dim is None. Ties take the first; NaN counts as
/// the largest.
///
/// `argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`
pub fn argmax(self_: &Tensor, dim: Option<i64>, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_argmax(self_.as_ptr(), arg::optional_int(dim), keepdim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Index of the minimum along dim, or in the flattened tensor if dim is None. Ties take the first; NaN counts as
/// the smallest.
///
/// `argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`
pub fn argmin(self_: &Tensor, dim: Option<i64>, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_argmin(self_.as_ptr(), arg::optional_int(dim), keepdim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True if any element of self is nonzero; false if empty. The result is boolean, uint8 for uint8.
///
/// `any(Tensor self) -> Tensor`
pub fn any(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_any(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True where any element along dim is nonzero; false if there are none. The result is boolean, uint8 for uint8.
///
/// `any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`
pub fn any_dim(self_: &Tensor, dim: i64, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_any_dim(self_.as_ptr(), dim, keepdim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True where any element over the dimensions dim is nonzero. None reduces all dimensions, an empty list none.
///
/// `any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor`
pub fn any_dims(self_: &Tensor, dim: Option<&[i64]>, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_any_dims(self_.as_ptr(), arg::maybe_ints(dim), keepdim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True if all elements of self are nonzero; true if empty. The result is boolean, uint8 for uint8.
///
/// `all(Tensor self) -> Tensor`
pub fn all(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_all(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True where all elements along dim are nonzero; true if there are none. The result is boolean, uint8 for uint8.
///
/// `all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`
pub fn all_dim(self_: &Tensor, dim: i64, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_all_dim(self_.as_ptr(), dim, keepdim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True where all elements over the dimensions dim are nonzero. None reduces all dimensions, an empty list none.
///
/// `all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor`
pub fn all_dims(self_: &Tensor, dim: Option<&[i64]>, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_all_dims(self_.as_ptr(), arg::maybe_ints(dim), keepdim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Number of nonzero elements over the dimensions dim, over all if dim is empty, as int64.
///
/// `count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor`
pub fn count_nonzero_dim_IntList(self_: &Tensor, dim: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_count_nonzero_dim_IntList(self_.as_ptr(), arg::ints(dim), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Number of nonzero elements along dim, or of all elements if dim is None, as int64.
///
/// `count_nonzero(Tensor self, int? dim=None) -> Tensor`
pub fn count_nonzero(self_: &Tensor, dim: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_count_nonzero(self_.as_ptr(), arg::optional_int(dim), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Variance over the dimensions dim (all if None or empty): the sum of squared deviations from the mean, divided
/// by max(n - correction, 0). correction None is 1.
///
/// `var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor`
pub fn var_correction(self_: &Tensor, dim: Option<&[i64]>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_var_correction(self_.as_ptr(), arg::maybe_ints(dim), arg::optional_scalar(None), false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Standard deviation over the dimensions dim (all if None or empty): the square root of var.correction.
///
/// `std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor`
pub fn std_correction(self_: &Tensor, dim: Option<&[i64]>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_std_correction(self_.as_ptr(), arg::maybe_ints(dim), arg::optional_scalar(None), false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (variance, mean) over the dimensions dim (all if None or empty); the variance as var.correction.
///
/// `var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)`
pub fn var_mean_correction(self_: &Tensor, dim: Option<&[i64]>) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_var_mean_correction(self_.as_ptr(), arg::maybe_ints(dim), arg::optional_scalar(None), false, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// (standard deviation, mean) over the dimensions dim (all if None or empty); the deviation as std.correction.
///
/// `std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)`
pub fn std_mean_correction(self_: &Tensor, dim: Option<&[i64]>) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_std_mean_correction(self_.as_ptr(), arg::maybe_ints(dim), arg::optional_scalar(None), false, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Variance of all elements of self, divided by n - 1 if unbiased, otherwise by n.
///
/// `var(Tensor self, bool unbiased=True) -> Tensor`
pub fn var(self_: &Tensor, unbiased: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_var(self_.as_ptr(), unbiased, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Variance over the dimensions dim (all if None or empty), divided by n - 1 if unbiased, otherwise by n.
///
/// `var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
pub fn var_dim(self_: &Tensor, dim: Option<&[i64]>, unbiased: bool, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_var_dim(self_.as_ptr(), arg::maybe_ints(dim), unbiased, keepdim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Standard deviation of all elements of self: the square root of var.
///
/// `std(Tensor self, bool unbiased=True) -> Tensor`
pub fn std(self_: &Tensor, unbiased: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_std(self_.as_ptr(), unbiased, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Standard deviation over the dimensions dim (all if None or empty): the square root of var.dim.
///
/// `std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
pub fn std_dim(self_: &Tensor, dim: Option<&[i64]>, unbiased: bool, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_std_dim(self_.as_ptr(), arg::maybe_ints(dim), unbiased, keepdim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (variance, mean) of all elements of self; the variance as var.
///
/// `var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)`
pub fn var_mean(self_: &Tensor, unbiased: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_var_mean(self_.as_ptr(), unbiased, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// (variance, mean) over the dimensions dim (all if None or empty); the variance as var.dim.
///
/// `var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)`
pub fn var_mean_dim(self_: &Tensor, dim: Option<&[i64]>, unbiased: bool, keepdim: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_var_mean_dim(self_.as_ptr(), arg::maybe_ints(dim), unbiased, keepdim, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// (standard deviation, mean) of all elements of self; the deviation as std.
///
/// `std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)`
pub fn std_mean(self_: &Tensor, unbiased: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_std_mean(self_.as_ptr(), unbiased, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// (standard deviation, mean) over the dimensions dim (all if None or empty); the deviation as std.dim.
///
/// `std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)`
pub fn std_mean_dim(self_: &Tensor, dim: Option<&[i64]>, unbiased: bool, keepdim: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_std_mean_dim(self_.as_ptr(), arg::maybe_ints(dim), unbiased, keepdim, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// sum(abs(self)\*\*ord)\*\*(1 / ord) over the dimensions dim (all if None or empty). ord inf: largest, -inf:
/// smallest absolute value; 0: number of nonzero elements.
///
/// `linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
pub fn linalg_vector_norm(self_: &Tensor, ord: impl Into<Scalar>, dim: Option<&[i64]>, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_vector_norm(self_.as_ptr(), ord.into().raw(), arg::maybe_ints(dim), keepdim, arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// sum(abs(self)\*\*p)\*\*(1 / p) over all elements, as linalg\_vector\_norm.
///
/// `norm.Scalar(Tensor self, Scalar p=2) -> Tensor`
pub fn norm(self_: &Tensor, p: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_norm(self_.as_ptr(), p.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// sum(abs(self)\*\*p)\*\*(1 / p) over all elements, computed in dtype. p None is 2.
///
/// `norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor`
pub fn norm_ScalarOpt_dtype(self_: &Tensor, p: Option<Scalar>, dtype: Dtype) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_norm_ScalarOpt_dtype(self_.as_ptr(), arg::optional_scalar(p), dtype.raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// sum(abs(self)\*\*p)\*\*(1 / p) over the dimensions dim, over all if dim is empty. p None is 2.
///
/// `norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor`
pub fn norm_ScalarOpt_dim(self_: &Tensor, p: Option<Scalar>, dim: &[i64], keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_norm_ScalarOpt_dim(self_.as_ptr(), arg::optional_scalar(p), arg::ints(dim), keepdim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// sum(abs(self)\*\*p)\*\*(1 / p) over the dimensions dim, over all if dim is empty, computed in dtype. p None is
/// 2.
///
/// `norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor`
pub fn norm_ScalarOpt_dim_dtype(self_: &Tensor, p: Option<Scalar>, dim: &[i64], keepdim: bool, dtype: Dtype) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_norm_ScalarOpt_dim_dtype(self_.as_ptr(), arg::optional_scalar(p), arg::ints(dim), keepdim, dtype.raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// sqrt(sum(abs(self)\*\*2)) over the dimensions dim, at most two; over all if dim is empty.
///
/// `frobenius_norm.dim(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`
pub fn frobenius_norm(self_: &Tensor, dim: &[i64], keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_frobenius_norm(self_.as_ptr(), arg::ints(dim), keepdim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// log(sum(exp(self))) over the dimensions dim; does not overflow.
///
/// `logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`
pub fn logsumexp(self_: &Tensor, dim: &[i64], keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_logsumexp(self_.as_ptr(), arg::ints(dim), keepdim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Cumulative sum along dim: element i is the sum of elements 0 to i. Integers and booleans are summed in int64.
///
/// `cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`
pub fn cumsum(self_: &Tensor, dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cumsum(self_.as_ptr(), dim, arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)`
pub fn cumsum_(self_: &Tensor, dim: i64) -> Result<()> {
    check(unsafe { c::kf_cumsum_(self_.as_ptr(), dim, arg::optional_int(None)) })?;
    Ok(())
}

/// Cumulative product along dim: element i is the product of elements 0 to i. Integers and booleans are
/// multiplied in int64.
///
/// `cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`
pub fn cumprod(self_: &Tensor, dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cumprod(self_.as_ptr(), dim, arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)`
pub fn cumprod_(self_: &Tensor, dim: i64) -> Result<()> {
    check(unsafe { c::kf_cumprod_(self_.as_ptr(), dim, arg::optional_int(None)) })?;
    Ok(())
}

/// log(cumsum(exp(self))) along dim; does not overflow.
///
/// `logcumsumexp(Tensor self, int dim) -> Tensor`
pub fn logcumsumexp(self_: &Tensor, dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_logcumsumexp(self_.as_ptr(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (values, indices) of the cumulative maximum along dim. Ties take the last index; NaN counts as the largest.
///
/// `cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)`
pub fn cummax(self_: &Tensor, dim: i64) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_cummax(self_.as_ptr(), dim, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// (values, indices) of the cumulative minimum along dim. Ties take the last index; NaN counts as the smallest.
///
/// `cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)`
pub fn cummin(self_: &Tensor, dim: i64) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_cummin(self_.as_ptr(), dim, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Norm of order p of all elements of self - other, with broadcasting.
///
/// `dist(Tensor self, Tensor other, Scalar p=2) -> Tensor`
pub fn dist(self_: &Tensor, other: &Tensor, p: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_dist(self_.as_ptr(), other.as_ptr(), p.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Norm of order p of x1 - x2 + eps along the last dimension, with broadcasting.
///
/// `pairwise_distance(Tensor x1, Tensor x2, float p=2., float eps=9.9999999999999995e-07, bool keepdim=False) -> Tensor`
pub fn pairwise_distance(x1: &Tensor, x2: &Tensor, p: f64, eps: f64, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_pairwise_distance(x1.as_ptr(), x2.as_ptr(), p, eps, keepdim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// sum(x1 \* x2) / (norm(x1) \* norm(x2)) along dim, with broadcasting; each norm is at least eps.
///
/// `cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor`
pub fn cosine_similarity(x1: &Tensor, x2: &Tensor, dim: i64, eps: f64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cosine_similarity(x1.as_ptr(), x2.as_ptr(), dim, eps, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self in which each slice along dim whose norm of order p exceeds maxnorm is scaled down to norm
/// maxnorm.
///
/// `renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor`
pub fn renorm(self_: &Tensor, p: impl Into<Scalar>, dim: i64, maxnorm: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_renorm(self_.as_ptr(), p.into().raw(), dim, maxnorm.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!)`
pub fn renorm_(self_: &Tensor, p: impl Into<Scalar>, dim: i64, maxnorm: impl Into<Scalar>) -> Result<()> {
    check(unsafe { c::kf_renorm_(self_.as_ptr(), p.into().raw(), dim, maxnorm.into().raw()) })?;
    Ok(())
}

/// Covariance matrix of the variables in the rows of self over the observations in its columns, divided by n -
/// correction. fweights and aweights weight the observations.
///
/// `cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor`
pub fn cov(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cov(self_.as_ptr(), 1, null_mut(), null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Matrix of correlation coefficients of the variables in the rows of self over the observations in its columns.
///
/// `corrcoef(Tensor self) -> Tensor`
pub fn corrcoef(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_corrcoef(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Number of elements in each of bins equal intervals from min to max; others are not counted. If min == max, the
/// range of self is used.
///
/// `histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor`
pub fn histc(self_: &Tensor, bins: i64, min: impl Into<Scalar>, max: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_histc(self_.as_ptr(), bins, min.into().raw(), max.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Number of occurrences of each value 0, 1, 2, ... in self, or the sum of its weights. The result has at least
/// minlength elements.
///
/// `bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor`
pub fn bincount(self_: &Tensor, weights: Option<&Tensor>, minlength: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bincount(self_.as_ptr(), arg::optional(weights), minlength, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Integral of y along dim by the trapezoidal rule, at the sample points x.
///
/// `trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor`
pub fn trapezoid_x(y: &Tensor, x: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_trapezoid_x(y.as_ptr(), x.as_ptr(), -1, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Integral of y along dim by the trapezoidal rule, at sample points dx apart.
///
/// `trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor`
pub fn trapezoid_dx(y: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_trapezoid_dx(y.as_ptr(), Scalar::Int(1).raw(), -1, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Cumulative integral of y along dim by the trapezoidal rule, at the sample points x. The result is one element
/// shorter.
///
/// `cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor`
pub fn cumulative_trapezoid_x(y: &Tensor, x: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cumulative_trapezoid_x(y.as_ptr(), x.as_ptr(), -1, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Cumulative integral of y along dim by the trapezoidal rule, at sample points dx apart. The result is one
/// element shorter.
///
/// `cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor`
pub fn cumulative_trapezoid_dx(y: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cumulative_trapezoid_dx(y.as_ptr(), Scalar::Int(1).raw(), -1, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Differences self\[i + 1\] - self\[i\] along dim, taken n times, after prepend and append are joined to self.
///
/// `diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor`
pub fn diff(self_: &Tensor, n: i64, dim: i64, prepend: Option<&Tensor>, append: Option<&Tensor>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_diff(self_.as_ptr(), n, dim, arg::optional(prepend), arg::optional(append), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Quantiles q in \[0, 1\] along dim, or of all elements if dim is None; the first dimension of the result is
/// that of q. NaN propagates.
///
/// `quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation="linear") -> Tensor`
pub fn quantile(self_: &Tensor, q: &Tensor, dim: Option<i64>, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_quantile(self_.as_ptr(), q.as_ptr(), arg::optional_int(dim), keepdim, arg::text("linear"), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Quantile q in \[0, 1\] along dim, or of all elements if dim is None, with interpolation between neighbours.
/// NaN propagates.
///
/// `quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation="linear") -> Tensor`
pub fn quantile_scalar(self_: &Tensor, q: f64, dim: Option<i64>, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_quantile_scalar(self_.as_ptr(), q, arg::optional_int(dim), keepdim, arg::text("linear"), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Quantiles q in \[0, 1\] of the elements that are not NaN along dim, or of all if dim is None; the first
/// dimension of the result is that of q.
///
/// `nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation="linear") -> Tensor`
pub fn nanquantile(self_: &Tensor, q: &Tensor, dim: Option<i64>, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_nanquantile(self_.as_ptr(), q.as_ptr(), arg::optional_int(dim), keepdim, arg::text("linear"), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Quantile q in \[0, 1\] of the elements that are not NaN along dim, or of all if dim is None.
///
/// `nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation="linear") -> Tensor`
pub fn nanquantile_scalar(self_: &Tensor, q: f64, dim: Option<i64>, keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_nanquantile_scalar(self_.as_ptr(), q, arg::optional_int(dim), keepdim, arg::text("linear"), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (hist, bin\_edges): sums of weight in bins of equal width over range, by default from the least to the largest
/// element. density divides by the total and the widths.
///
/// `histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)`
pub fn histogram_bin_ct(self_: &Tensor, bins: i64) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_histogram_bin_ct(self_.as_ptr(), bins, arg::maybe_floats(None), null_mut(), false, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// (hist, bin\_edges): sums of weight in the bins between the elements of bins, which are sorted. density divides
/// by the total and the widths.
///
/// `histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)`
pub fn histogram_bins_tensor(self_: &Tensor, bins: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_histogram_bins_tensor(self_.as_ptr(), bins.as_ptr(), null_mut(), false, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Reduction (sum, mean, max, min or prod) of consecutive segments of dimension axis, whose lengths, or the
/// offsets of whose ends, are given.
///
/// `segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor`
pub fn segment_reduce(data: &Tensor, reduce: &str) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_segment_reduce(data.as_ptr(), arg::text(reduce), null_mut(), null_mut(), null_mut(), 0, false, arg::optional_scalar(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// logsumexp, under a second name.
///
/// `special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`
pub fn special_logsumexp(self_: &Tensor, dim: &[i64], keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_logsumexp(self_.as_ptr(), arg::ints(dim), keepdim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// logcumsumexp, under an older name.
///
/// `_logcumsumexp(Tensor self, int dim) -> Tensor`
pub fn raw_logcumsumexp(self_: &Tensor, dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_logcumsumexp(self_.as_ptr(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// trapezoid, under an older name.
///
/// `trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor`
pub fn trapz_x(y: &Tensor, x: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_trapz_x(y.as_ptr(), x.as_ptr(), -1, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// trapezoid with one distance, under an older name.
///
/// `trapz.dx(Tensor y, *, float dx=1., int dim=-1) -> Tensor`
pub fn trapz_dx(y: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_trapz_dx(y.as_ptr(), 1.0, -1, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// aminmax of all elements, under an older name.
///
/// `_aminmax(Tensor self) -> (Tensor, Tensor)`
pub fn raw_aminmax(self_: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_aminmax(self_.as_ptr(), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// aminmax over a dimension, under an older name.
///
/// `_aminmax.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor)`
pub fn raw_aminmax_dim(self_: &Tensor, dim: i64, keepdim: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_aminmax_dim(self_.as_ptr(), dim, keepdim, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// The exclusive or of all elements, or over dimensions, as 64-bit patterns of int64 or float64.
///
/// `hash_tensor(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0) -> Tensor`
pub fn hash_tensor(self_: &Tensor, dim: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_hash_tensor(self_.as_ptr(), arg::ints(dim), false, 0, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The edges of the bins of histogramdd.
///
/// `_histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[]`
pub fn raw_histogramdd_bin_edges(self_: &Tensor, bins: &[i64]) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_histogramdd_bin_edges(self_.as_ptr(), arg::ints(bins), arg::maybe_floats(None), null_mut(), false, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// The counts of histogramdd, for numbers of bins.
///
/// `_histogramdd_from_bin_cts(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor`
pub fn raw_histogramdd_from_bin_cts(self_: &Tensor, bins: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_histogramdd_from_bin_cts(self_.as_ptr(), arg::ints(bins), arg::maybe_floats(None), null_mut(), false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The counts of histogramdd, for the edges of bins.
///
/// `_histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor`
pub fn raw_histogramdd_from_bin_tensors(self_: &Tensor, bins: &[&Tensor]) -> Result<Tensor> {
    let bins = arg::tensors(bins);
    let mut out = null_mut();
    check(unsafe { c::kf_raw_histogramdd_from_bin_tensors(self_.as_ptr(), bins.span(), null_mut(), false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Writes the results of cummax into values and indices.
///
/// `_cummax_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()`
pub fn raw_cummax_helper(self_: &Tensor, values: &Tensor, indices: &Tensor, dim: i64) -> Result<()> {
    check(unsafe { c::kf_raw_cummax_helper(self_.as_ptr(), values.as_ptr(), indices.as_ptr(), dim) })?;
    Ok(())
}

/// Writes the results of cummin into values and indices.
///
/// `_cummin_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()`
pub fn raw_cummin_helper(self_: &Tensor, values: &Tensor, indices: &Tensor, dim: i64) -> Result<()> {
    check(unsafe { c::kf_raw_cummin_helper(self_.as_ptr(), values.as_ptr(), indices.as_ptr(), dim) })?;
    Ok(())
}

/// self (N, C, L) resized to output\_size by nearest-neighbour sampling: element i is read at floor(i \* L /
/// output\_size). scales overrides the ratio of sizes.
///
/// `upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor`
pub fn upsample_nearest1d(self_: &Tensor, output_size: &[i64], scales: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_nearest1d(self_.as_ptr(), arg::ints(output_size), arg::optional_float(scales), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// upsample\_nearest1d to output\_size, or to the size of input times scale\_factors; exactly one of them is
/// given.
///
/// `upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor`
pub fn upsample_nearest1d_vec(input: &Tensor, output_size: Option<&[i64]>, scale_factors: Option<&[f64]>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_nearest1d_vec(input.as_ptr(), arg::maybe_ints(output_size), arg::maybe_floats(scale_factors), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self (N, C, H, W) resized to output\_size by nearest-neighbour sampling. scales\_h and scales\_w override the
/// ratios of sizes.
///
/// `upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn upsample_nearest2d(self_: &Tensor, output_size: &[i64], scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_nearest2d(self_.as_ptr(), arg::ints(output_size), arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// upsample\_nearest2d to output\_size, or to the size of input times scale\_factors; exactly one of them is
/// given.
///
/// `upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor`
pub fn upsample_nearest2d_vec(input: &Tensor, output_size: Option<&[i64]>, scale_factors: Option<&[f64]>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_nearest2d_vec(input.as_ptr(), arg::maybe_ints(output_size), arg::maybe_floats(scale_factors), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self (N, C, D, H, W) resized to output\_size by nearest-neighbour sampling. scales\_d, scales\_h and scales\_w
/// override the ratios of sizes.
///
/// `upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn upsample_nearest3d(self_: &Tensor, output_size: &[i64], scales_d: Option<f64>, scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_nearest3d(self_.as_ptr(), arg::ints(output_size), arg::optional_float(scales_d), arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// upsample\_nearest3d to output\_size, or to the size of input times scale\_factors; exactly one of them is
/// given.
///
/// `upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor`
pub fn upsample_nearest3d_vec(input: &Tensor, output_size: Option<&[i64]>, scale_factors: Option<&[f64]>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_nearest3d_vec(input.as_ptr(), arg::maybe_ints(output_size), arg::maybe_floats(scale_factors), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self (N, C, L) resized to output\_size by linear interpolation. align\_corners maps the first and last
/// elements onto each other.
///
/// `upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor`
pub fn upsample_linear1d(self_: &Tensor, output_size: &[i64], align_corners: bool, scales: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_linear1d(self_.as_ptr(), arg::ints(output_size), align_corners, arg::optional_float(scales), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// upsample\_linear1d to output\_size, or to the size of input times scale\_factors; exactly one of them is
/// given.
///
/// `upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor`
pub fn upsample_linear1d_vec(input: &Tensor, output_size: Option<&[i64]>, align_corners: bool, scale_factors: Option<&[f64]>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_linear1d_vec(input.as_ptr(), arg::maybe_ints(output_size), align_corners, arg::maybe_floats(scale_factors), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self (N, C, H, W) resized to output\_size by bilinear interpolation. align\_corners maps the corner elements
/// onto each other.
///
/// `upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn upsample_bilinear2d(self_: &Tensor, output_size: &[i64], align_corners: bool, scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_bilinear2d(self_.as_ptr(), arg::ints(output_size), align_corners, arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// upsample\_bilinear2d to output\_size, or to the size of input times scale\_factors; exactly one of them is
/// given.
///
/// `upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor`
pub fn upsample_bilinear2d_vec(input: &Tensor, output_size: Option<&[i64]>, align_corners: bool, scale_factors: Option<&[f64]>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_bilinear2d_vec(input.as_ptr(), arg::maybe_ints(output_size), align_corners, arg::maybe_floats(scale_factors), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self (N, C, D, H, W) resized to output\_size by trilinear interpolation. align\_corners maps the corner
/// elements onto each other.
///
/// `upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn upsample_trilinear3d(self_: &Tensor, output_size: &[i64], align_corners: bool, scales_d: Option<f64>, scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_trilinear3d(self_.as_ptr(), arg::ints(output_size), align_corners, arg::optional_float(scales_d), arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// upsample\_trilinear3d to output\_size, or to the size of input times scale\_factors; exactly one of them is
/// given.
///
/// `upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor`
pub fn upsample_trilinear3d_vec(input: &Tensor, output_size: Option<&[i64]>, align_corners: bool, scale_factors: Option<&[f64]>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_trilinear3d_vec(input.as_ptr(), arg::maybe_ints(output_size), align_corners, arg::maybe_floats(scale_factors), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self (N, C, H, W) resized to output\_size by bicubic interpolation. align\_corners maps the corner elements
/// onto each other.
///
/// `upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn upsample_bicubic2d(self_: &Tensor, output_size: &[i64], align_corners: bool, scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_bicubic2d(self_.as_ptr(), arg::ints(output_size), align_corners, arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// upsample\_bicubic2d to output\_size, or to the size of input times scale\_factors; exactly one of them is
/// given.
///
/// `upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor`
pub fn upsample_bicubic2d_vec(input: &Tensor, output_size: Option<&[i64]>, align_corners: bool, scale_factors: Option<&[f64]>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_upsample_bicubic2d_vec(input.as_ptr(), arg::maybe_ints(output_size), align_corners, arg::maybe_floats(scale_factors), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// input (N, C, H, W) sampled at the points grid (N, H\_out, W\_out, 2), (x, y) in \[-1, 1\].
/// interpolation\_mode: 0 bilinear, 1 nearest, 2 bicubic; padding\_mode: 0 zeros, 1 border, 2 reflection.
///
/// `grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor`
pub fn grid_sampler_2d(input: &Tensor, grid: &Tensor, interpolation_mode: i64, padding_mode: i64, align_corners: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_grid_sampler_2d(input.as_ptr(), grid.as_ptr(), interpolation_mode, padding_mode, align_corners, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// input (N, C, D, H, W) sampled at the points grid (N, D\_out, H\_out, W\_out, 3), (x, y, z) in \[-1, 1\].
/// interpolation\_mode: 0 bilinear, 1 nearest; padding\_mode: 0 zeros, 1 border, 2 reflection.
///
/// `grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor`
pub fn grid_sampler_3d(input: &Tensor, grid: &Tensor, interpolation_mode: i64, padding_mode: i64, align_corners: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_grid_sampler_3d(input.as_ptr(), grid.as_ptr(), interpolation_mode, padding_mode, align_corners, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// grid\_sampler\_2d for a 4-D input, grid\_sampler\_3d for a 5-D input.
///
/// `grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor`
pub fn grid_sampler(input: &Tensor, grid: &Tensor, interpolation_mode: i64, padding_mode: i64, align_corners: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_grid_sampler(input.as_ptr(), grid.as_ptr(), interpolation_mode, padding_mode, align_corners, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// grid\_sampler\_2d, under a second name.
///
/// `_grid_sampler_2d_cpu_fallback(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor`
pub fn raw_grid_sampler_2d_cpu_fallback(input: &Tensor, grid: &Tensor, interpolation_mode: i64, padding_mode: i64, align_corners: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_grid_sampler_2d_cpu_fallback(input.as_ptr(), grid.as_ptr(), interpolation_mode, padding_mode, align_corners, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Images resized by a cubic filter that grows as the size shrinks.
///
/// `_upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn raw_upsample_bicubic2d_aa(self_: &Tensor, output_size: &[i64], align_corners: bool, scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_upsample_bicubic2d_aa(self_.as_ptr(), arg::ints(output_size), align_corners, arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Images resized by a cubic filter that grows as the size shrinks: to a size, or by factors.
///
/// `_upsample_bicubic2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor`
pub fn raw_upsample_bicubic2d_aa_vec(input: &Tensor, output_size: Option<&[i64]>, align_corners: bool, scale_factors: Option<&[f64]>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_upsample_bicubic2d_aa_vec(input.as_ptr(), arg::maybe_ints(output_size), align_corners, arg::maybe_floats(scale_factors), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Images resized by a linear filter that grows as the size shrinks.
///
/// `_upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn raw_upsample_bilinear2d_aa(self_: &Tensor, output_size: &[i64], align_corners: bool, scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_upsample_bilinear2d_aa(self_.as_ptr(), arg::ints(output_size), align_corners, arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Images resized by a linear filter that grows as the size shrinks: to a size, or by factors.
///
/// `_upsample_bilinear2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor`
pub fn raw_upsample_bilinear2d_aa_vec(input: &Tensor, output_size: Option<&[i64]>, align_corners: bool, scale_factors: Option<&[f64]>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_upsample_bilinear2d_aa_vec(input.as_ptr(), arg::maybe_ints(output_size), align_corners, arg::maybe_floats(scale_factors), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Images resized by a Lanczos filter that grows as the size shrinks.
///
/// `_upsample_lanczos2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn raw_upsample_lanczos2d_aa(self_: &Tensor, output_size: &[i64], align_corners: bool, scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_upsample_lanczos2d_aa(self_.as_ptr(), arg::ints(output_size), align_corners, arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Images resized by a Lanczos filter that grows as the size shrinks: to a size, or by factors.
///
/// `_upsample_lanczos2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor`
pub fn raw_upsample_lanczos2d_aa_vec(input: &Tensor, output_size: Option<&[i64]>, align_corners: bool, scale_factors: Option<&[f64]>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_upsample_lanczos2d_aa_vec(input.as_ptr(), arg::maybe_ints(output_size), align_corners, arg::maybe_floats(scale_factors), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The nearest elements, whose centers are where those of the result are, in 1 dimension.
///
/// `_upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor`
pub fn raw_upsample_nearest_exact1d(self_: &Tensor, output_size: &[i64], scales: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_upsample_nearest_exact1d(self_.as_ptr(), arg::ints(output_size), arg::optional_float(scales), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The nearest elements, whose centers are where those of the result are, in 1 dimension: to a size, or by
/// factors.
///
/// `_upsample_nearest_exact1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor`
pub fn raw_upsample_nearest_exact1d_vec(input: &Tensor, output_size: Option<&[i64]>, scale_factors: Option<&[f64]>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_upsample_nearest_exact1d_vec(input.as_ptr(), arg::maybe_ints(output_size), arg::maybe_floats(scale_factors), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The nearest elements, whose centers are where those of the result are, in 2 dimensions.
///
/// `_upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn raw_upsample_nearest_exact2d(self_: &Tensor, output_size: &[i64], scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_upsample_nearest_exact2d(self_.as_ptr(), arg::ints(output_size), arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The nearest elements, whose centers are where those of the result are, in 2 dimensions: to a size, or by
/// factors.
///
/// `_upsample_nearest_exact2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor`
pub fn raw_upsample_nearest_exact2d_vec(input: &Tensor, output_size: Option<&[i64]>, scale_factors: Option<&[f64]>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_upsample_nearest_exact2d_vec(input.as_ptr(), arg::maybe_ints(output_size), arg::maybe_floats(scale_factors), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The nearest elements, whose centers are where those of the result are, in 3 dimensions.
///
/// `_upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor`
pub fn raw_upsample_nearest_exact3d(self_: &Tensor, output_size: &[i64], scales_d: Option<f64>, scales_h: Option<f64>, scales_w: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_upsample_nearest_exact3d(self_.as_ptr(), arg::ints(output_size), arg::optional_float(scales_d), arg::optional_float(scales_h), arg::optional_float(scales_w), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The nearest elements, whose centers are where those of the result are, in 3 dimensions: to a size, or by
/// factors.
///
/// `_upsample_nearest_exact3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor`
pub fn raw_upsample_nearest_exact3d_vec(input: &Tensor, output_size: Option<&[i64]>, scale_factors: Option<&[f64]>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_upsample_nearest_exact3d_vec(input.as_ptr(), arg::maybe_ints(output_size), arg::maybe_floats(scale_factors), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The grid of points that an affine transformation of images samples, for grid\_sampler.
///
/// `affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor`
pub fn affine_grid_generator(theta: &Tensor, size: &[i64], align_corners: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_affine_grid_generator(theta.as_ptr(), arg::ints(size), align_corners, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// grid\_sampler\_2d of a library for GPUs.
///
/// `cudnn_grid_sampler(Tensor self, Tensor grid) -> Tensor output`
pub fn cudnn_grid_sampler(self_: &Tensor, grid: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cudnn_grid_sampler(self_.as_ptr(), grid.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The number in self, a tensor of one element, read from its storage.
///
/// `_local_scalar_dense(Tensor self) -> Scalar`
pub fn raw_local_scalar_dense(self_: &Tensor) -> Result<Scalar> {
    let mut out = Scalar::Int(0).raw();
    check(unsafe { c::kf_raw_local_scalar_dense(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Scalar::from_raw(out) })
}

/// The number in self, a tensor of one element.
///
/// `item(Tensor self) -> Scalar`
pub fn item(self_: &Tensor) -> Result<Scalar> {
    let mut out = Scalar::Int(0).raw();
    check(unsafe { c::kf_item(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Scalar::from_raw(out) })
}

/// True if the number in self, a tensor of one element, is nonzero.
///
/// `is_nonzero(Tensor self) -> bool`
pub fn is_nonzero(self_: &Tensor) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_is_nonzero(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// (values, indices) of self sorted along dim. The sort is stable; NaN counts as the largest.
///
/// `sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)`
pub fn sort(self_: &Tensor, dim: i64, descending: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_sort(self_.as_ptr(), dim, descending, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// (values, indices) of self sorted along dim. The sort is stable even if stable is false or None; NaN counts as
/// the largest.
///
/// `sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)`
pub fn sort_stable(self_: &Tensor, stable: Option<bool>) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_sort_stable(self_.as_ptr(), arg::optional_bool(stable), -1, false, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Indices that sort self along dim, as the indices of sort.
///
/// `argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor`
pub fn argsort(self_: &Tensor, dim: i64, descending: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_argsort(self_.as_ptr(), dim, descending, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Indices that sort self along dim, as the indices of sort. The sort is stable even if stable is false.
///
/// `argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor`
pub fn argsort_stable(self_: &Tensor, stable: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_argsort_stable(self_.as_ptr(), stable, -1, false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self sorted along its first dimension, in ascending order.
///
/// `msort(Tensor self) -> Tensor`
pub fn msort(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_msort(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (values, indices) of the k largest elements along dim, or the k smallest if not largest, in order even if
/// sorted is false. NaN counts as the largest.
///
/// `topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)`
pub fn topk(self_: &Tensor, k: i64, dim: i64, largest: bool, sorted: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_topk(self_.as_ptr(), k, dim, largest, sorted, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// (values, indices) of the k-th smallest element along dim; k counts from 1, NaN as the largest.
///
/// `kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`
pub fn kthvalue(self_: &Tensor, k: i64, dim: i64, keepdim: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_kthvalue(self_.as_ptr(), k, dim, keepdim, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Median of all elements of self: the lower of the two middle ones if their number is even. NaN if any element
/// is NaN.
///
/// `median(Tensor self) -> Tensor`
pub fn median(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_median(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (values, indices) of the median along dim: the lower of the two middle elements if their number is even. NaN
/// if any is NaN.
///
/// `median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
pub fn median_dim(self_: &Tensor, dim: i64, keepdim: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_median_dim(self_.as_ptr(), dim, keepdim, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Median of the elements of self that are not NaN: the lower of the two middle ones if their number is even.
///
/// `nanmedian(Tensor self) -> Tensor`
pub fn nanmedian(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_nanmedian(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (values, indices) of the median along dim of the elements that are not NaN: the lower of the two middle ones
/// if their number is even.
///
/// `nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
pub fn nanmedian_dim(self_: &Tensor, dim: i64, keepdim: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_nanmedian_dim(self_.as_ptr(), dim, keepdim, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// (values, indices) of the most frequent element along dim, the smallest one in a tie; indices are those of its
/// last occurrence.
///
/// `mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`
pub fn mode(self_: &Tensor, dim: i64, keepdim: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_mode(self_.as_ptr(), dim, keepdim, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Index at which each element of self can be inserted into the last dimension of sorted\_sequence to keep it
/// sorted; before equal elements, after them with right or side="right".
///
/// `searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor`
pub fn searchsorted(sorted_sequence: &Tensor, self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_searchsorted(sorted_sequence.as_ptr(), self_.as_ptr(), false, false, arg::optional_text(None), null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Index at which the number self can be inserted into the 1-D sorted\_sequence to keep it sorted; before equal
/// elements, after them with right or side="right".
///
/// `searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor`
pub fn searchsorted_Scalar(sorted_sequence: &Tensor, self_: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_searchsorted_Scalar(sorted_sequence.as_ptr(), self_.into().raw(), false, false, arg::optional_text(None), null_mut(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Index i for each element v of self with boundaries\[i - 1\] \< v \<= boundaries\[i\]; with right,
/// boundaries\[i - 1\] \<= v \< boundaries\[i\].
///
/// `bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor`
pub fn bucketize(self_: &Tensor, boundaries: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bucketize(self_.as_ptr(), boundaries.as_ptr(), false, false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Index i for the number self with boundaries\[i - 1\] \< self \<= boundaries\[i\]; with right, boundaries\[i -
/// 1\] \<= self \< boundaries\[i\].
///
/// `bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor`
pub fn bucketize_Scalar(self_: impl Into<Scalar>, boundaries: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bucketize_Scalar(self_.into().raw(), boundaries.as_ptr(), false, false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (values, inverse, counts): the distinct elements of self in ascending order, the index in values of each
/// element, and how often each occurs; inverse and counts are empty unless requested.
///
/// `_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)`
pub fn raw_unique2(self_: &Tensor, sorted: bool, return_inverse: bool, return_counts: bool) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_raw_unique2(self_.as_ptr(), sorted, return_inverse, return_counts, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// (values, inverse, counts) after merging runs of equal elements, or of equal slices along dim; inverse and
/// counts are empty unless requested.
///
/// `unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor)`
pub fn unique_consecutive(self_: &Tensor, return_inverse: bool, return_counts: bool, dim: Option<i64>) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_unique_consecutive(self_.as_ptr(), return_inverse, return_counts, arg::optional_int(dim), &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// (values, inverse, counts) of the distinct slices of self along dim, in ascending lexicographic order; all
/// three are always computed.
///
/// `unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)`
pub fn unique_dim(self_: &Tensor, dim: i64, sorted: bool, return_inverse: bool, return_counts: bool) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_unique_dim(self_.as_ptr(), dim, sorted, return_inverse, return_counts, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// (values, inverse, counts) of self after merging runs of equal slices along dim; all three are always computed.
///
/// `unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)`
pub fn unique_dim_consecutive(self_: &Tensor, dim: i64, return_inverse: bool, return_counts: bool) -> Result<(Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    check(unsafe { c::kf_unique_dim_consecutive(self_.as_ptr(), dim, return_inverse, return_counts, &mut out0, &mut out1, &mut out2) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2)) })
}

/// True where an element of elements occurs in test\_elements; with invert, where it does not.
///
/// `isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor`
pub fn isin(elements: &Tensor, test_elements: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_isin(elements.as_ptr(), test_elements.as_ptr(), false, false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True where an element of elements equals test\_element; with invert, where it does not.
///
/// `isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False) -> Tensor`
pub fn isin_Tensor_Scalar(elements: &Tensor, test_element: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_isin_Tensor_Scalar(elements.as_ptr(), test_element.into().raw(), false, false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True if element occurs in test\_elements; with invert, if it does not.
///
/// `isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor`
pub fn isin_Scalar_Tensor(element: impl Into<Scalar>, test_elements: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_isin_Scalar_Tensor(element.into().raw(), test_elements.as_ptr(), false, false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The distinct elements, sorted, and where each element is among them.
///
/// `_unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor)`
pub fn raw_unique(self_: &Tensor, sorted: bool, return_inverse: bool) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_unique(self_.as_ptr(), sorted, return_inverse, &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// The indices of a coalesced COO tensor: its own memory.
///
/// `indices(Tensor(a) self) -> Tensor(a)`
pub fn indices(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_indices(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The indices of a coalesced COO tensor: a copy.
///
/// `indices_copy(Tensor self) -> Tensor`
pub fn indices_copy(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_indices_copy(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The values of a coalesced COO tensor, or of a compressed one: its own memory.
///
/// `values(Tensor(a) self) -> Tensor(a)`
pub fn values(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_values(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The values of a coalesced COO tensor, or of a compressed one: a copy.
///
/// `values_copy(Tensor self) -> Tensor`
pub fn values_copy(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_values_copy(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Where the rows of a CSR or BSR tensor begin: its own memory.
///
/// `crow_indices(Tensor(a) self) -> Tensor(a)`
pub fn crow_indices(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_crow_indices(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Where the rows of a CSR or BSR tensor begin: a copy.
///
/// `crow_indices_copy(Tensor self) -> Tensor`
pub fn crow_indices_copy(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_crow_indices_copy(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The columns of a CSR or BSR tensor: its own memory.
///
/// `col_indices(Tensor(a) self) -> Tensor(a)`
pub fn col_indices(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_col_indices(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The columns of a CSR or BSR tensor: a copy.
///
/// `col_indices_copy(Tensor self) -> Tensor`
pub fn col_indices_copy(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_col_indices_copy(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Where the columns of a CSC or BSC tensor begin: its own memory.
///
/// `ccol_indices(Tensor(a) self) -> Tensor(a)`
pub fn ccol_indices(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_ccol_indices(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Where the columns of a CSC or BSC tensor begin: a copy.
///
/// `ccol_indices_copy(Tensor self) -> Tensor`
pub fn ccol_indices_copy(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_ccol_indices_copy(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The rows of a CSC or BSC tensor: its own memory.
///
/// `row_indices(Tensor(a) self) -> Tensor(a)`
pub fn row_indices(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_row_indices(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The rows of a CSC or BSC tensor: a copy.
///
/// `row_indices_copy(Tensor self) -> Tensor`
pub fn row_indices_copy(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_row_indices_copy(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The indices of a COO tensor, coalesced or not: its own memory.
///
/// `_indices(Tensor(a) self) -> Tensor(a)`
pub fn raw_indices(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_indices(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The indices of a COO tensor, coalesced or not: a copy.
///
/// `_indices_copy(Tensor self) -> Tensor`
pub fn raw_indices_copy(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_indices_copy(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The values of a COO tensor, coalesced or not: its own memory.
///
/// `_values(Tensor(a) self) -> Tensor(a)`
pub fn raw_values(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_values(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The values of a COO tensor, coalesced or not: a copy.
///
/// `_values_copy(Tensor self) -> Tensor`
pub fn raw_values_copy(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_values_copy(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A COO tensor whose indices are sorted and occur once; self if it is.
///
/// `coalesce(Tensor(a) self) -> Tensor(a)`
pub fn coalesce(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_coalesce(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A COO tensor whose indices are sorted and occur once.
///
/// `_coalesce(Tensor self) -> Tensor`
pub fn raw_coalesce(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_coalesce(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Says that a COO tensor is coalesced, or that it is not.
///
/// `_coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)`
pub fn raw_coalesced_(self_: &Tensor, coalesced: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_coalesced_(self_.as_ptr(), coalesced, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True for a COO tensor whose indices are known to be sorted and to occur once.
///
/// `is_coalesced(Tensor self) -> bool`
pub fn is_coalesced(self_: &Tensor) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_is_coalesced(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// The number of entries.
///
/// `_nnz(Tensor self) -> int`
pub fn raw_nnz(self_: &Tensor) -> Result<i64> {
    let mut out = 0;
    check(unsafe { c::kf_raw_nnz(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// The number of sparse dimensions.
///
/// `sparse_dim(Tensor self) -> int`
pub fn sparse_dim_default(self_: &Tensor) -> Result<i64> {
    let mut out = 0;
    check(unsafe { c::kf_sparse_dim_default(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// The number of sparse dimensions, under an older name.
///
/// `_dimI(Tensor self) -> int`
pub fn raw_dimI(self_: &Tensor) -> Result<i64> {
    let mut out = 0;
    check(unsafe { c::kf_raw_dimI(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// The number of dense dimensions.
///
/// `dense_dim(Tensor self) -> int`
pub fn dense_dim(self_: &Tensor) -> Result<i64> {
    let mut out = 0;
    check(unsafe { c::kf_dense_dim(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// The number of dense dimensions, under an older name.
///
/// `_dimV(Tensor self) -> int`
pub fn raw_dimV(self_: &Tensor) -> Result<i64> {
    let mut out = 0;
    check(unsafe { c::kf_raw_dimV(self_.as_ptr(), &mut out) })?;
    Ok(out)
}

/// The tensor with memory for all elements.
///
/// `to_dense(Tensor self, ScalarType? dtype=None, *, bool? masked_grad=None) -> Tensor`
pub fn to_dense(self_: &Tensor, dtype: Option<Dtype>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_to_dense(self_.as_ptr(), arg::optional_int(dtype.map(Dtype::number)), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// to\_dense, under a second name.
///
/// `_to_dense(Tensor self, ScalarType? dtype=None, bool? masked_grad=None) -> Tensor`
pub fn raw_to_dense(self_: &Tensor, dtype: Option<Dtype>, masked_grad: Option<bool>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_to_dense(self_.as_ptr(), arg::optional_int(dtype.map(Dtype::number)), arg::optional_bool(masked_grad), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The gradient of to\_dense: the elements of grad where input has entries.
///
/// `to_dense_backward(Tensor grad, Tensor input, bool? masked_grad=None) -> Tensor`
pub fn to_dense_backward(grad: &Tensor, input: &Tensor, masked_grad: Option<bool>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_to_dense_backward(grad.as_ptr(), input.as_ptr(), arg::optional_bool(masked_grad), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The tensor in a sparse layout, COO by default.
///
/// `to_sparse(Tensor self, *, Layout? layout=None, int[2]? blocksize=None, int? dense_dim=None) -> Tensor`
pub fn to_sparse(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_to_sparse(self_.as_ptr(), arg::optional_int(None), arg::maybe_ints(None), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The tensor in the layout COO, with so many sparse dimensions.
///
/// `to_sparse.sparse_dim(Tensor self, int sparse_dim) -> Tensor`
pub fn to_sparse_sparse_dim(self_: &Tensor, sparse_dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_to_sparse_sparse_dim(self_.as_ptr(), sparse_dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The tensor in the layout CSR.
///
/// `to_sparse_csr(Tensor self, int? dense_dim=None) -> Tensor`
pub fn to_sparse_csr(self_: &Tensor, dense_dim: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_to_sparse_csr(self_.as_ptr(), arg::optional_int(dense_dim), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The tensor in the layout CSC.
///
/// `to_sparse_csc(Tensor self, int? dense_dim=None) -> Tensor`
pub fn to_sparse_csc(self_: &Tensor, dense_dim: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_to_sparse_csc(self_.as_ptr(), arg::optional_int(dense_dim), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The tensor in the layout BSR, by blocks.
///
/// `to_sparse_bsr(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor`
pub fn to_sparse_bsr(self_: &Tensor, blocksize: &[i64], dense_dim: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_to_sparse_bsr(self_.as_ptr(), arg::ints(blocksize), arg::optional_int(dense_dim), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The tensor in the layout BSC, by blocks.
///
/// `to_sparse_bsc(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor`
pub fn to_sparse_bsc(self_: &Tensor, blocksize: &[i64], dense_dim: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_to_sparse_bsc(self_.as_ptr(), arg::ints(blocksize), arg::optional_int(dense_dim), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The tensor in a sparse layout, COO by default, under a second name.
///
/// `_to_sparse(Tensor self, *, Layout? layout=None, int[2]? blocksize=None, int? dense_dim=None) -> Tensor`
pub fn raw_to_sparse(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_to_sparse(self_.as_ptr(), arg::optional_int(None), arg::maybe_ints(None), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The tensor in the layout COO, with so many sparse dimensions, under a second name.
///
/// `_to_sparse.sparse_dim(Tensor self, int sparse_dim) -> Tensor`
pub fn raw_to_sparse_sparse_dim(self_: &Tensor, sparse_dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_to_sparse_sparse_dim(self_.as_ptr(), sparse_dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The tensor in the layout CSR, under a second name.
///
/// `_to_sparse_csr(Tensor self, int? dense_dim=None) -> Tensor`
pub fn raw_to_sparse_csr(self_: &Tensor, dense_dim: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_to_sparse_csr(self_.as_ptr(), arg::optional_int(dense_dim), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The tensor in the layout CSC, under a second name.
///
/// `_to_sparse_csc(Tensor self, int? dense_dim=None) -> Tensor`
pub fn raw_to_sparse_csc(self_: &Tensor, dense_dim: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_to_sparse_csc(self_.as_ptr(), arg::optional_int(dense_dim), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The tensor in the layout BSR, by blocks, under a second name.
///
/// `_to_sparse_bsr(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor`
pub fn raw_to_sparse_bsr(self_: &Tensor, blocksize: &[i64], dense_dim: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_to_sparse_bsr(self_.as_ptr(), arg::ints(blocksize), arg::optional_int(dense_dim), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The tensor in the layout BSC, by blocks, under a second name.
///
/// `_to_sparse_bsc(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor`
pub fn raw_to_sparse_bsc(self_: &Tensor, blocksize: &[i64], dense_dim: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_to_sparse_bsc(self_.as_ptr(), arg::ints(blocksize), arg::optional_int(dense_dim), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The elements of self where the mask has entries, as a tensor of the mask's layout.
///
/// `sparse_mask(Tensor self, Tensor mask) -> Tensor`
pub fn sparse_mask(self_: &Tensor, mask: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sparse_mask(self_.as_ptr(), mask.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// sparse\_mask, under a second name.
///
/// `_sparse_mask_projection(Tensor self, Tensor mask, bool accumulate_matches=False) -> Tensor`
pub fn raw_sparse_mask_projection(self_: &Tensor, mask: &Tensor, accumulate_matches: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_mask_projection(self_.as_ptr(), mask.as_ptr(), accumulate_matches, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Where each row begins among sorted row numbers.
///
/// `_convert_indices_from_coo_to_csr(Tensor self, int size, *, bool out_int32=False) -> Tensor`
pub fn raw_convert_indices_from_coo_to_csr(self_: &Tensor, size: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_convert_indices_from_coo_to_csr(self_.as_ptr(), size, false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The rows, behind the numbers of batches, and the columns of all entries.
///
/// `_convert_indices_from_csr_to_coo(Tensor crow_indices, Tensor col_indices, *, bool out_int32=False, bool transpose=False) -> Tensor`
pub fn raw_convert_indices_from_csr_to_coo(crow_indices: &Tensor, col_indices: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_convert_indices_from_csr_to_coo(crow_indices.as_ptr(), col_indices.as_ptr(), false, false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The product of a sparse and a dense or sparse matrix.
///
/// `_sparse_mm(Tensor sparse, Tensor dense) -> Tensor`
pub fn raw_sparse_mm(sparse: &Tensor, dense: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_mm(sparse.as_ptr(), dense.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The product of a CSR matrix and a dense one, where products are reduced by their sum, mean, minimum or
/// maximum.
///
/// `_sparse_mm.reduce(Tensor sparse, Tensor dense, str reduce) -> Tensor`
pub fn raw_sparse_mm_reduce(sparse: &Tensor, dense: &Tensor, reduce: &str) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_mm_reduce(sparse.as_ptr(), dense.as_ptr(), arg::text(reduce), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The results of \_sparse\_mm.reduce, and an empty tensor in place of positions.
///
/// `_sparse_mm_reduce_impl(Tensor self, Tensor other, str reduce) -> (Tensor, Tensor)`
pub fn raw_sparse_mm_reduce_impl(self_: &Tensor, other: &Tensor, reduce: &str) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_sparse_mm_reduce_impl(self_.as_ptr(), other.as_ptr(), arg::text(reduce), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// The product of two sparse matrices.
///
/// `_sparse_sparse_matmul(Tensor self, Tensor other) -> Tensor`
pub fn raw_sparse_sparse_matmul(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_sparse_matmul(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// beta \* self + alpha \* (mat1 @ mat2), where mat1 is sparse.
///
/// `_sparse_addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`
pub fn raw_sparse_addmm(self_: &Tensor, mat1: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_addmm(self_.as_ptr(), mat1.as_ptr(), mat2.as_ptr(), Scalar::Int(1).raw(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// alpha \* (mat1 @ mat2) where self has entries, plus beta \* self.
///
/// `sparse_sampled_addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`
pub fn sparse_sampled_addmm(self_: &Tensor, mat1: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sparse_sampled_addmm(self_.as_ptr(), mat1.as_ptr(), mat2.as_ptr(), Scalar::Int(1).raw(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The product of a sparse and a dense matrix, as a sparse one.
///
/// `smm(Tensor self, Tensor mat2) -> Tensor`
pub fn smm(self_: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_smm(self_.as_ptr(), mat2.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The product of a sparse and a dense matrix, as a COO tensor with one sparse dimension.
///
/// `hspmm(Tensor mat1, Tensor mat2) -> Tensor`
pub fn hspmm(mat1: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_hspmm(mat1.as_ptr(), mat2.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// beta \* self + alpha \* (mat1 @ mat2), where self and mat1 are sparse, as a sparse matrix.
///
/// `sspaddmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`
pub fn sspaddmm(self_: &Tensor, mat1: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sspaddmm(self_.as_ptr(), mat1.as_ptr(), mat2.as_ptr(), Scalar::Int(1).raw(), Scalar::Int(1).raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The solution of A @ x = B for a sparse A.
///
/// `_spsolve(Tensor A, Tensor B, *, bool left=True) -> Tensor`
pub fn raw_spsolve(A: &Tensor, B: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_spsolve(A.as_ptr(), B.as_ptr(), true, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The sum of all entries.
///
/// `_sparse_sum(Tensor self) -> Tensor`
pub fn raw_sparse_sum(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_sum(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The sum of all entries, computed in a type.
///
/// `_sparse_sum.dtype(Tensor self, *, ScalarType dtype) -> Tensor`
pub fn raw_sparse_sum_dtype(self_: &Tensor, dtype: Dtype) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_sum_dtype(self_.as_ptr(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The sums over dimensions.
///
/// `_sparse_sum.dim(Tensor self, int[1] dim) -> Tensor`
pub fn raw_sparse_sum_dim(self_: &Tensor, dim: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_sum_dim(self_.as_ptr(), arg::ints(dim), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The sums over dimensions, computed in a type.
///
/// `_sparse_sum.dim_dtype(Tensor self, int[1] dim, *, ScalarType dtype) -> Tensor`
pub fn raw_sparse_sum_dim_dtype(self_: &Tensor, dim: &[i64], dtype: Dtype) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_sum_dim_dtype(self_.as_ptr(), arg::ints(dim), dtype.raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// The sums over dimensions of a CSR tensor.
///
/// `_sparse_csr_sum.dim_dtype(Tensor self, int[1] dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
pub fn raw_sparse_csr_sum(self_: &Tensor, dim: &[i64], keepdim: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_csr_sum(self_.as_ptr(), arg::ints(dim), keepdim, arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// softmax over the entries of a dimension; what is missing counts as minus infinity.
///
/// `_sparse_softmax(Tensor self, int dim, bool half_to_float) -> Tensor`
pub fn raw_sparse_softmax(self_: &Tensor, dim: i64, half_to_float: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_softmax(self_.as_ptr(), dim, half_to_float, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// softmax over the entries of a dimension, computed in a type.
///
/// `_sparse_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`
pub fn raw_sparse_softmax_int(self_: &Tensor, dim: i64, dtype: Option<Dtype>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_softmax_int(self_.as_ptr(), dim, arg::optional_int(dtype.map(Dtype::number)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// log\_softmax over the entries of a dimension; what is missing counts as minus infinity.
///
/// `_sparse_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor`
pub fn raw_sparse_log_softmax(self_: &Tensor, dim: i64, half_to_float: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_log_softmax(self_.as_ptr(), dim, half_to_float, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// log\_softmax over the entries of a dimension, computed in a type.
///
/// `_sparse_log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`
pub fn raw_sparse_log_softmax_int(self_: &Tensor, dim: i64, dtype: Option<Dtype>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_log_softmax_int(self_.as_ptr(), dim, arg::optional_int(dtype.map(Dtype::number)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A COO tensor of these entries, just large enough.
///
/// `sparse_coo_tensor.indices(Tensor indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool? is_coalesced=None) -> Tensor`
pub fn sparse_coo_tensor_indices(indices: &Tensor, values: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sparse_coo_tensor_indices(indices.as_ptr(), values.as_ptr(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A COO tensor of these entries.
///
/// `sparse_coo_tensor.indices_size(Tensor indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool? is_coalesced=None) -> Tensor`
pub fn sparse_coo_tensor_indices_size(indices: &Tensor, values: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sparse_coo_tensor_indices_size(indices.as_ptr(), values.as_ptr(), arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A COO tensor without entries.
///
/// `sparse_coo_tensor.size(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`
pub fn sparse_coo_tensor_size(size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sparse_coo_tensor_size(arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(Some(false)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A COO tensor of these entries; the indices are checked here, too.
///
/// `_sparse_coo_tensor_unsafe(Tensor indices, Tensor values, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool? is_coalesced=None) -> Tensor`
pub fn raw_sparse_coo_tensor_unsafe(indices: &Tensor, values: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_coo_tensor_unsafe(indices.as_ptr(), values.as_ptr(), arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A COO tensor without entries, with these numbers of dimensions.
///
/// `_sparse_coo_tensor_with_dims(int sparse_dim, int dense_dim, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`
pub fn raw_sparse_coo_tensor_with_dims(sparse_dim: i64, dense_dim: i64, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_coo_tensor_with_dims(sparse_dim, dense_dim, arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(Some(false)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A COO tensor of these entries, with these numbers of dimensions.
///
/// `_sparse_coo_tensor_with_dims_and_tensors(int sparse_dim, int dense_dim, SymInt[] size, Tensor indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False, bool? is_coalesced=None) -> Tensor`
pub fn raw_sparse_coo_tensor_with_dims_and_tensors(sparse_dim: i64, dense_dim: i64, size: &[i64], indices: &Tensor, values: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_coo_tensor_with_dims_and_tensors(sparse_dim, dense_dim, arg::ints(size), indices.as_ptr(), values.as_ptr(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(Some(false)), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A compressed tensor with memory for nnz entries, whose places are undefined.
///
/// `_sparse_compressed_tensor_with_dims(int nnz, int dense_dim, int[] size, int[] blocksize, ScalarType index_dtype, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`
pub fn raw_sparse_compressed_tensor_with_dims(nnz: i64, dense_dim: i64, size: &[i64], blocksize: &[i64], index_dtype: Dtype) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_compressed_tensor_with_dims(nnz, dense_dim, arg::ints(size), arg::ints(blocksize), index_dtype.raw(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(Some(false)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A compressed tensor of these entries, just large enough.
///
/// `sparse_compressed_tensor.comp_plain_value(Tensor compressed_indices, Tensor plain_indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`
pub fn sparse_compressed_tensor_comp_plain_value(compressed_indices: &Tensor, plain_indices: &Tensor, values: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sparse_compressed_tensor_comp_plain_value(compressed_indices.as_ptr(), plain_indices.as_ptr(), values.as_ptr(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(Some(false)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A compressed tensor of these entries.
///
/// `sparse_compressed_tensor.comp_plain_value_size(Tensor compressed_indices, Tensor plain_indices, Tensor values, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`
pub fn sparse_compressed_tensor_comp_plain_value_size(compressed_indices: &Tensor, plain_indices: &Tensor, values: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sparse_compressed_tensor_comp_plain_value_size(compressed_indices.as_ptr(), plain_indices.as_ptr(), values.as_ptr(), arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(Some(false)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A compressed tensor of these entries; they are checked here, too.
///
/// `_sparse_compressed_tensor_unsafe(Tensor compressed_indices, Tensor plain_indices, Tensor values, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn raw_sparse_compressed_tensor_unsafe(compressed_indices: &Tensor, plain_indices: &Tensor, values: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_compressed_tensor_unsafe(compressed_indices.as_ptr(), plain_indices.as_ptr(), values.as_ptr(), arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A CSR tensor of these entries, just large enough.
///
/// `sparse_csr_tensor.crow_col_value(Tensor crow_indices, Tensor col_indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`
pub fn sparse_csr_tensor_crow_col_value(crow_indices: &Tensor, col_indices: &Tensor, values: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sparse_csr_tensor_crow_col_value(crow_indices.as_ptr(), col_indices.as_ptr(), values.as_ptr(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(Some(false)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A CSR tensor of these entries.
///
/// `sparse_csr_tensor.crow_col_value_size(Tensor crow_indices, Tensor col_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`
pub fn sparse_csr_tensor_crow_col_value_size(crow_indices: &Tensor, col_indices: &Tensor, values: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sparse_csr_tensor_crow_col_value_size(crow_indices.as_ptr(), col_indices.as_ptr(), values.as_ptr(), arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(Some(false)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A CSR tensor of these entries; they are checked here, too.
///
/// `_sparse_csr_tensor_unsafe(Tensor crow_indices, Tensor col_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn raw_sparse_csr_tensor_unsafe(crow_indices: &Tensor, col_indices: &Tensor, values: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_csr_tensor_unsafe(crow_indices.as_ptr(), col_indices.as_ptr(), values.as_ptr(), arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// An error unless a CSR tensor of these entries would be valid.
///
/// `_validate_sparse_csr_tensor_args(Tensor crow_indices, Tensor col_indices, Tensor values, int[] size, bool? check_pinning=None) -> ()`
pub fn raw_validate_sparse_csr_tensor_args(crow_indices: &Tensor, col_indices: &Tensor, values: &Tensor, size: &[i64], check_pinning: Option<bool>) -> Result<()> {
    check(unsafe { c::kf_raw_validate_sparse_csr_tensor_args(crow_indices.as_ptr(), col_indices.as_ptr(), values.as_ptr(), arg::ints(size), arg::optional_bool(check_pinning)) })?;
    Ok(())
}

/// A CSC tensor of these entries, just large enough.
///
/// `sparse_csc_tensor.ccol_row_value(Tensor ccol_indices, Tensor row_indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`
pub fn sparse_csc_tensor_ccol_row_value(ccol_indices: &Tensor, row_indices: &Tensor, values: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sparse_csc_tensor_ccol_row_value(ccol_indices.as_ptr(), row_indices.as_ptr(), values.as_ptr(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(Some(false)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A CSC tensor of these entries.
///
/// `sparse_csc_tensor.ccol_row_value_size(Tensor ccol_indices, Tensor row_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`
pub fn sparse_csc_tensor_ccol_row_value_size(ccol_indices: &Tensor, row_indices: &Tensor, values: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sparse_csc_tensor_ccol_row_value_size(ccol_indices.as_ptr(), row_indices.as_ptr(), values.as_ptr(), arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(Some(false)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A CSC tensor of these entries; they are checked here, too.
///
/// `_sparse_csc_tensor_unsafe(Tensor ccol_indices, Tensor row_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn raw_sparse_csc_tensor_unsafe(ccol_indices: &Tensor, row_indices: &Tensor, values: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_csc_tensor_unsafe(ccol_indices.as_ptr(), row_indices.as_ptr(), values.as_ptr(), arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// An error unless a CSC tensor of these entries would be valid.
///
/// `_validate_sparse_csc_tensor_args(Tensor ccol_indices, Tensor row_indices, Tensor values, int[] size, bool? check_pinning=None) -> ()`
pub fn raw_validate_sparse_csc_tensor_args(ccol_indices: &Tensor, row_indices: &Tensor, values: &Tensor, size: &[i64], check_pinning: Option<bool>) -> Result<()> {
    check(unsafe { c::kf_raw_validate_sparse_csc_tensor_args(ccol_indices.as_ptr(), row_indices.as_ptr(), values.as_ptr(), arg::ints(size), arg::optional_bool(check_pinning)) })?;
    Ok(())
}

/// A BSR tensor of these entries, just large enough.
///
/// `sparse_bsr_tensor.crow_col_value(Tensor crow_indices, Tensor col_indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`
pub fn sparse_bsr_tensor_crow_col_value(crow_indices: &Tensor, col_indices: &Tensor, values: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sparse_bsr_tensor_crow_col_value(crow_indices.as_ptr(), col_indices.as_ptr(), values.as_ptr(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(Some(false)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A BSR tensor of these entries.
///
/// `sparse_bsr_tensor.crow_col_value_size(Tensor crow_indices, Tensor col_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`
pub fn sparse_bsr_tensor_crow_col_value_size(crow_indices: &Tensor, col_indices: &Tensor, values: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sparse_bsr_tensor_crow_col_value_size(crow_indices.as_ptr(), col_indices.as_ptr(), values.as_ptr(), arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(Some(false)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A BSR tensor of these entries; they are checked here, too.
///
/// `_sparse_bsr_tensor_unsafe(Tensor crow_indices, Tensor col_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn raw_sparse_bsr_tensor_unsafe(crow_indices: &Tensor, col_indices: &Tensor, values: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_bsr_tensor_unsafe(crow_indices.as_ptr(), col_indices.as_ptr(), values.as_ptr(), arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// An error unless a BSR tensor of these entries would be valid.
///
/// `_validate_sparse_bsr_tensor_args(Tensor crow_indices, Tensor col_indices, Tensor values, int[] size, bool? check_pinning=None) -> ()`
pub fn raw_validate_sparse_bsr_tensor_args(crow_indices: &Tensor, col_indices: &Tensor, values: &Tensor, size: &[i64], check_pinning: Option<bool>) -> Result<()> {
    check(unsafe { c::kf_raw_validate_sparse_bsr_tensor_args(crow_indices.as_ptr(), col_indices.as_ptr(), values.as_ptr(), arg::ints(size), arg::optional_bool(check_pinning)) })?;
    Ok(())
}

/// A BSC tensor of these entries, just large enough.
///
/// `sparse_bsc_tensor.ccol_row_value(Tensor ccol_indices, Tensor row_indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`
pub fn sparse_bsc_tensor_ccol_row_value(ccol_indices: &Tensor, row_indices: &Tensor, values: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sparse_bsc_tensor_ccol_row_value(ccol_indices.as_ptr(), row_indices.as_ptr(), values.as_ptr(), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(Some(false)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A BSC tensor of these entries.
///
/// `sparse_bsc_tensor.ccol_row_value_size(Tensor ccol_indices, Tensor row_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`
pub fn sparse_bsc_tensor_ccol_row_value_size(ccol_indices: &Tensor, row_indices: &Tensor, values: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sparse_bsc_tensor_ccol_row_value_size(ccol_indices.as_ptr(), row_indices.as_ptr(), values.as_ptr(), arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(Some(false)), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A BSC tensor of these entries; they are checked here, too.
///
/// `_sparse_bsc_tensor_unsafe(Tensor ccol_indices, Tensor row_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
pub fn raw_sparse_bsc_tensor_unsafe(ccol_indices: &Tensor, row_indices: &Tensor, values: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_bsc_tensor_unsafe(ccol_indices.as_ptr(), row_indices.as_ptr(), values.as_ptr(), arg::ints(size), arg::optional_int(None), arg::optional_int(None), arg::optional_device(None), arg::optional_bool(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// An error unless a BSC tensor of these entries would be valid.
///
/// `_validate_sparse_bsc_tensor_args(Tensor ccol_indices, Tensor row_indices, Tensor values, int[] size, bool? check_pinning=None) -> ()`
pub fn raw_validate_sparse_bsc_tensor_args(ccol_indices: &Tensor, row_indices: &Tensor, values: &Tensor, size: &[i64], check_pinning: Option<bool>) -> Result<()> {
    check(unsafe { c::kf_raw_validate_sparse_bsc_tensor_args(ccol_indices.as_ptr(), row_indices.as_ptr(), values.as_ptr(), arg::ints(size), arg::optional_bool(check_pinning)) })?;
    Ok(())
}

/// An error unless a COO tensor of these entries would be valid.
///
/// `_validate_sparse_coo_tensor_args(Tensor indices, Tensor values, int[] size, bool? is_coalesced=None, bool? check_pinning=None) -> ()`
pub fn raw_validate_sparse_coo_tensor_args(indices: &Tensor, values: &Tensor, size: &[i64], is_coalesced: Option<bool>, check_pinning: Option<bool>) -> Result<()> {
    check(unsafe { c::kf_raw_validate_sparse_coo_tensor_args(indices.as_ptr(), values.as_ptr(), arg::ints(size), arg::optional_bool(is_coalesced), arg::optional_bool(check_pinning)) })?;
    Ok(())
}

/// An error unless the indices of a compressed tensor are valid.
///
/// `_validate_compressed_sparse_indices(bool is_crow, Tensor compressed_idx, Tensor plain_idx, int cdim, int dim, int nnz) -> ()`
pub fn raw_validate_compressed_sparse_indices(is_crow: bool, compressed_idx: &Tensor, plain_idx: &Tensor, cdim: i64, dim: i64, nnz: i64) -> Result<()> {
    check(unsafe { c::kf_raw_validate_compressed_sparse_indices(is_crow, compressed_idx.as_ptr(), plain_idx.as_ptr(), cdim, dim, nnz) })?;
    Ok(())
}

/// Gives a COO tensor another size and other numbers of dimensions.
///
/// `sparse_resize_(Tensor(a!) self, int[] size, int sparse_dim, int dense_dim) -> Tensor(a!)`
pub fn sparse_resize_(self_: &Tensor, size: &[i64], sparse_dim: i64, dense_dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sparse_resize_(self_.as_ptr(), arg::ints(size), sparse_dim, dense_dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gives a COO tensor another size and other numbers of dimensions, without entries.
///
/// `sparse_resize_and_clear_(Tensor(a!) self, int[] size, int sparse_dim, int dense_dim) -> Tensor(a!)`
pub fn sparse_resize_and_clear_(self_: &Tensor, size: &[i64], sparse_dim: i64, dense_dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sparse_resize_and_clear_(self_.as_ptr(), arg::ints(size), sparse_dim, dense_dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Gives a sparse tensor the size of another one.
///
/// `resize_as_sparse_(Tensor(a!) self, Tensor the_template) -> Tensor(a!)`
pub fn resize_as_sparse_(self_: &Tensor, the_template: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_resize_as_sparse_(self_.as_ptr(), the_template.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// copy\_ of one COO tensor to another.
///
/// `copy_sparse_to_sparse_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)`
pub fn copy_sparse_to_sparse_(self_: &Tensor, src: &Tensor, non_blocking: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_copy_sparse_to_sparse_(self_.as_ptr(), src.as_ptr(), non_blocking, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A COO tensor whose entries are repeated along the dimensions that grow.
///
/// `_sparse_broadcast_to(Tensor(a) self, int[] size) -> Tensor(a)`
pub fn raw_sparse_broadcast_to(self_: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_broadcast_to(self_.as_ptr(), arg::ints(size), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Semi-structured sparsity, two of four elements in a row: for NVIDIA GPUs, an error here.
///
/// `_to_sparse_semi_structured(Tensor dense) -> (Tensor, Tensor)`
pub fn raw_to_sparse_semi_structured(dense: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_to_sparse_semi_structured(dense.as_ptr(), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Semi-structured sparsity, two of four elements in a row: for NVIDIA GPUs, an error here.
///
/// `_sparse_semi_structured_linear(Tensor input, Tensor weight, Tensor meta, *, Tensor? bias=None, str? activation=None, ScalarType? out_dtype=None) -> Tensor`
pub fn raw_sparse_semi_structured_linear(input: &Tensor, weight: &Tensor, meta: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_semi_structured_linear(input.as_ptr(), weight.as_ptr(), meta.as_ptr(), null_mut(), arg::optional_text(None), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Semi-structured sparsity, two of four elements in a row: for NVIDIA GPUs, an error here.
///
/// `_sparse_semi_structured_mm(Tensor mat1, Tensor mat1_meta, Tensor mat2, *, ScalarType? out_dtype=None) -> Tensor`
pub fn raw_sparse_semi_structured_mm(mat1: &Tensor, mat1_meta: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_semi_structured_mm(mat1.as_ptr(), mat1_meta.as_ptr(), mat2.as_ptr(), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Semi-structured sparsity, two of four elements in a row: for NVIDIA GPUs, an error here.
///
/// `_sparse_semi_structured_addmm(Tensor input, Tensor mat1, Tensor mat1_meta, Tensor mat2, *, Scalar alpha=1, Scalar beta=1, ScalarType? out_dtype=None) -> Tensor`
pub fn raw_sparse_semi_structured_addmm(input: &Tensor, mat1: &Tensor, mat1_meta: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_semi_structured_addmm(input.as_ptr(), mat1.as_ptr(), mat1_meta.as_ptr(), mat2.as_ptr(), Scalar::Int(1).raw(), Scalar::Int(1).raw(), arg::optional_int(None), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Semi-structured sparsity, two of four elements in a row: for NVIDIA GPUs, an error here.
///
/// `_sparse_semi_structured_tile(Tensor input, str algorithm="", bool use_cutlass=True) -> (Tensor, Tensor, Tensor, Tensor, Tensor)`
pub fn raw_sparse_semi_structured_tile(input: &Tensor, algorithm: &str, use_cutlass: bool) -> Result<(Tensor, Tensor, Tensor, Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    let mut out2 = null_mut();
    let mut out3 = null_mut();
    let mut out4 = null_mut();
    check(unsafe { c::kf_raw_sparse_semi_structured_tile(input.as_ptr(), arg::text(algorithm), use_cutlass, &mut out0, &mut out1, &mut out2, &mut out3, &mut out4) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1), Tensor::own_or_undefined(out2), Tensor::own_or_undefined(out3), Tensor::own_or_undefined(out4)) })
}

/// Semi-structured sparsity, two of four elements in a row: for NVIDIA GPUs, an error here.
///
/// `_sparse_semi_structured_apply(Tensor input, Tensor thread_masks) -> (Tensor, Tensor)`
pub fn raw_sparse_semi_structured_apply(input: &Tensor, thread_masks: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_raw_sparse_semi_structured_apply(input.as_ptr(), thread_masks.as_ptr(), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// Semi-structured sparsity, two of four elements in a row: for NVIDIA GPUs, an error here.
///
/// `_sparse_semi_structured_apply_dense(Tensor input, Tensor thread_masks) -> Tensor`
pub fn raw_sparse_semi_structured_apply_dense(input: &Tensor, thread_masks: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_sparse_semi_structured_apply_dense(input.as_ptr(), thread_masks.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Semi-structured sparsity, two of four elements in a row: for NVIDIA GPUs, an error here.
///
/// `_cslt_compress(Tensor input) -> Tensor`
pub fn raw_cslt_compress(input: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_cslt_compress(input.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Semi-structured sparsity, two of four elements in a row: for NVIDIA GPUs, an error here.
///
/// `_cslt_sparse_mm(Tensor compressed_A, Tensor dense_B, Tensor? bias=None, Tensor? alpha=None, ScalarType? out_dtype=None, bool transpose_result=False, int alg_id=0, int split_k=1, int split_k_mode=-1) -> Tensor`
pub fn raw_cslt_sparse_mm(compressed_A: &Tensor, dense_B: &Tensor, bias: Option<&Tensor>, alpha: Option<&Tensor>, out_dtype: Option<Dtype>, transpose_result: bool, alg_id: i64, split_k: i64, split_k_mode: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_cslt_sparse_mm(compressed_A.as_ptr(), dense_B.as_ptr(), arg::optional(bias), arg::optional(alpha), arg::optional_int(out_dtype.map(Dtype::number)), transpose_result, alg_id, split_k, split_k_mode, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Bessel function of the first kind of order 0, elementwise.
///
/// `special_bessel_j0(Tensor self) -> Tensor`
pub fn special_bessel_j0(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_bessel_j0(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Bessel function of the first kind of order 1, elementwise.
///
/// `special_bessel_j1(Tensor self) -> Tensor`
pub fn special_bessel_j1(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_bessel_j1(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Bessel function of the second kind of order 0, elementwise.
///
/// `special_bessel_y0(Tensor self) -> Tensor`
pub fn special_bessel_y0(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_bessel_y0(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Bessel function of the second kind of order 1, elementwise.
///
/// `special_bessel_y1(Tensor self) -> Tensor`
pub fn special_bessel_y1(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_bessel_y1(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Modified Bessel function of the first kind of order 0, elementwise.
///
/// `special_modified_bessel_i0(Tensor self) -> Tensor`
pub fn special_modified_bessel_i0(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_modified_bessel_i0(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Modified Bessel function of the first kind of order 1, elementwise.
///
/// `special_modified_bessel_i1(Tensor self) -> Tensor`
pub fn special_modified_bessel_i1(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_modified_bessel_i1(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Modified Bessel function of the second kind of order 0, elementwise.
///
/// `special_modified_bessel_k0(Tensor self) -> Tensor`
pub fn special_modified_bessel_k0(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_modified_bessel_k0(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Modified Bessel function of the second kind of order 1, elementwise.
///
/// `special_modified_bessel_k1(Tensor self) -> Tensor`
pub fn special_modified_bessel_k1(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_modified_bessel_k1(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// exp(x) \* special\_modified\_bessel\_k0(x), elementwise.
///
/// `special_scaled_modified_bessel_k0(Tensor x) -> Tensor`
pub fn special_scaled_modified_bessel_k0(x: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_scaled_modified_bessel_k0(x.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// exp(x) \* special\_modified\_bessel\_k1(x), elementwise.
///
/// `special_scaled_modified_bessel_k1(Tensor x) -> Tensor`
pub fn special_scaled_modified_bessel_k1(x: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_scaled_modified_bessel_k1(x.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Spherical Bessel function of the first kind of order 0, sin(x) / x, elementwise.
///
/// `special_spherical_bessel_j0(Tensor x) -> Tensor`
pub fn special_spherical_bessel_j0(x: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_spherical_bessel_j0(x.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Airy function Ai, elementwise.
///
/// `special_airy_ai(Tensor x) -> Tensor`
pub fn special_airy_ai(x: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_airy_ai(x.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the first kind of degree n at x, elementwise with broadcasting.
///
/// `special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor`
pub fn special_chebyshev_polynomial_t(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_chebyshev_polynomial_t(x.as_ptr(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the first kind of degree n at x, elementwise.
///
/// `special_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor`
pub fn special_chebyshev_polynomial_t_n_scalar(x: &Tensor, n: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_chebyshev_polynomial_t_n_scalar(x.as_ptr(), n.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the first kind of degree n at x, elementwise, for a number x.
///
/// `special_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor`
pub fn special_chebyshev_polynomial_t_x_scalar(x: impl Into<Scalar>, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_chebyshev_polynomial_t_x_scalar(x.into().raw(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the second kind of degree n at x, elementwise with broadcasting.
///
/// `special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor`
pub fn special_chebyshev_polynomial_u(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_chebyshev_polynomial_u(x.as_ptr(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the second kind of degree n at x, elementwise.
///
/// `special_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor`
pub fn special_chebyshev_polynomial_u_n_scalar(x: &Tensor, n: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_chebyshev_polynomial_u_n_scalar(x.as_ptr(), n.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the second kind of degree n at x, elementwise, for a number x.
///
/// `special_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor`
pub fn special_chebyshev_polynomial_u_x_scalar(x: impl Into<Scalar>, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_chebyshev_polynomial_u_x_scalar(x.into().raw(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the third kind of degree n at x, elementwise with broadcasting.
///
/// `special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor`
pub fn special_chebyshev_polynomial_v(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_chebyshev_polynomial_v(x.as_ptr(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the third kind of degree n at x, elementwise.
///
/// `special_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor`
pub fn special_chebyshev_polynomial_v_n_scalar(x: &Tensor, n: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_chebyshev_polynomial_v_n_scalar(x.as_ptr(), n.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the third kind of degree n at x, elementwise, for a number x.
///
/// `special_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor`
pub fn special_chebyshev_polynomial_v_x_scalar(x: impl Into<Scalar>, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_chebyshev_polynomial_v_x_scalar(x.into().raw(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the fourth kind of degree n at x, elementwise with broadcasting.
///
/// `special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor`
pub fn special_chebyshev_polynomial_w(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_chebyshev_polynomial_w(x.as_ptr(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the fourth kind of degree n at x, elementwise.
///
/// `special_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor`
pub fn special_chebyshev_polynomial_w_n_scalar(x: &Tensor, n: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_chebyshev_polynomial_w_n_scalar(x.as_ptr(), n.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the fourth kind of degree n at x, elementwise, for a number x.
///
/// `special_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor`
pub fn special_chebyshev_polynomial_w_x_scalar(x: impl Into<Scalar>, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_chebyshev_polynomial_w_x_scalar(x.into().raw(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the first kind of degree n at 2 \* x - 1, elementwise with broadcasting.
///
/// `special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor`
pub fn special_shifted_chebyshev_polynomial_t(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_shifted_chebyshev_polynomial_t(x.as_ptr(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the first kind of degree n at 2 \* x - 1, elementwise.
///
/// `special_shifted_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor`
pub fn special_shifted_chebyshev_polynomial_t_n_scalar(x: &Tensor, n: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_shifted_chebyshev_polynomial_t_n_scalar(x.as_ptr(), n.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the first kind of degree n at 2 \* x - 1, elementwise, for a number x.
///
/// `special_shifted_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor`
pub fn special_shifted_chebyshev_polynomial_t_x_scalar(x: impl Into<Scalar>, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_shifted_chebyshev_polynomial_t_x_scalar(x.into().raw(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the second kind of degree n at 2 \* x - 1, elementwise with broadcasting.
///
/// `special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor`
pub fn special_shifted_chebyshev_polynomial_u(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_shifted_chebyshev_polynomial_u(x.as_ptr(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the second kind of degree n at 2 \* x - 1, elementwise.
///
/// `special_shifted_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor`
pub fn special_shifted_chebyshev_polynomial_u_n_scalar(x: &Tensor, n: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_shifted_chebyshev_polynomial_u_n_scalar(x.as_ptr(), n.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the second kind of degree n at 2 \* x - 1, elementwise, for a number x.
///
/// `special_shifted_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor`
pub fn special_shifted_chebyshev_polynomial_u_x_scalar(x: impl Into<Scalar>, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_shifted_chebyshev_polynomial_u_x_scalar(x.into().raw(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the third kind of degree n at 2 \* x - 1, elementwise with broadcasting.
///
/// `special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor`
pub fn special_shifted_chebyshev_polynomial_v(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_shifted_chebyshev_polynomial_v(x.as_ptr(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the third kind of degree n at 2 \* x - 1, elementwise.
///
/// `special_shifted_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor`
pub fn special_shifted_chebyshev_polynomial_v_n_scalar(x: &Tensor, n: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_shifted_chebyshev_polynomial_v_n_scalar(x.as_ptr(), n.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the third kind of degree n at 2 \* x - 1, elementwise, for a number x.
///
/// `special_shifted_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor`
pub fn special_shifted_chebyshev_polynomial_v_x_scalar(x: impl Into<Scalar>, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_shifted_chebyshev_polynomial_v_x_scalar(x.into().raw(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the fourth kind of degree n at 2 \* x - 1, elementwise with broadcasting.
///
/// `special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor`
pub fn special_shifted_chebyshev_polynomial_w(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_shifted_chebyshev_polynomial_w(x.as_ptr(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the fourth kind of degree n at 2 \* x - 1, elementwise.
///
/// `special_shifted_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor`
pub fn special_shifted_chebyshev_polynomial_w_n_scalar(x: &Tensor, n: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_shifted_chebyshev_polynomial_w_n_scalar(x.as_ptr(), n.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Chebyshev polynomial of the fourth kind of degree n at 2 \* x - 1, elementwise, for a number x.
///
/// `special_shifted_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor`
pub fn special_shifted_chebyshev_polynomial_w_x_scalar(x: impl Into<Scalar>, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_shifted_chebyshev_polynomial_w_x_scalar(x.into().raw(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Physicists' Hermite polynomial of degree n at x, elementwise with broadcasting.
///
/// `special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor`
pub fn special_hermite_polynomial_h(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_hermite_polynomial_h(x.as_ptr(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Physicists' Hermite polynomial of degree n at x, elementwise.
///
/// `special_hermite_polynomial_h.n_scalar(Tensor x, Scalar n) -> Tensor`
pub fn special_hermite_polynomial_h_n_scalar(x: &Tensor, n: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_hermite_polynomial_h_n_scalar(x.as_ptr(), n.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Physicists' Hermite polynomial of degree n at x, elementwise, for a number x.
///
/// `special_hermite_polynomial_h.x_scalar(Scalar x, Tensor n) -> Tensor`
pub fn special_hermite_polynomial_h_x_scalar(x: impl Into<Scalar>, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_hermite_polynomial_h_x_scalar(x.into().raw(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Probabilists' Hermite polynomial of degree n at x, elementwise with broadcasting.
///
/// `special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor`
pub fn special_hermite_polynomial_he(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_hermite_polynomial_he(x.as_ptr(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Probabilists' Hermite polynomial of degree n at x, elementwise.
///
/// `special_hermite_polynomial_he.n_scalar(Tensor x, Scalar n) -> Tensor`
pub fn special_hermite_polynomial_he_n_scalar(x: &Tensor, n: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_hermite_polynomial_he_n_scalar(x.as_ptr(), n.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Probabilists' Hermite polynomial of degree n at x, elementwise, for a number x.
///
/// `special_hermite_polynomial_he.x_scalar(Scalar x, Tensor n) -> Tensor`
pub fn special_hermite_polynomial_he_x_scalar(x: impl Into<Scalar>, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_hermite_polynomial_he_x_scalar(x.into().raw(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Laguerre polynomial of degree n at x, elementwise with broadcasting.
///
/// `special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor`
pub fn special_laguerre_polynomial_l(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_laguerre_polynomial_l(x.as_ptr(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Laguerre polynomial of degree n at x, elementwise.
///
/// `special_laguerre_polynomial_l.n_scalar(Tensor x, Scalar n) -> Tensor`
pub fn special_laguerre_polynomial_l_n_scalar(x: &Tensor, n: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_laguerre_polynomial_l_n_scalar(x.as_ptr(), n.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Laguerre polynomial of degree n at x, elementwise, for a number x.
///
/// `special_laguerre_polynomial_l.x_scalar(Scalar x, Tensor n) -> Tensor`
pub fn special_laguerre_polynomial_l_x_scalar(x: impl Into<Scalar>, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_laguerre_polynomial_l_x_scalar(x.into().raw(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Legendre polynomial of degree n at x, elementwise with broadcasting.
///
/// `special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor`
pub fn special_legendre_polynomial_p(x: &Tensor, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_legendre_polynomial_p(x.as_ptr(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Legendre polynomial of degree n at x, elementwise.
///
/// `special_legendre_polynomial_p.n_scalar(Tensor x, Scalar n) -> Tensor`
pub fn special_legendre_polynomial_p_n_scalar(x: &Tensor, n: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_legendre_polynomial_p_n_scalar(x.as_ptr(), n.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Legendre polynomial of degree n at x, elementwise, for a number x.
///
/// `special_legendre_polynomial_p.x_scalar(Scalar x, Tensor n) -> Tensor`
pub fn special_legendre_polynomial_p_x_scalar(x: impl Into<Scalar>, n: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_legendre_polynomial_p_x_scalar(x.into().raw(), n.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// exp(self), elementwise.
///
/// `exp(Tensor self) -> Tensor`
pub fn exp(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_exp(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `exp_(Tensor(a!) self) -> Tensor(a!)`
pub fn exp_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_exp_(self_.as_ptr()) })?;
    Ok(())
}

/// 2\*\*self, elementwise.
///
/// `exp2(Tensor self) -> Tensor`
pub fn exp2(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_exp2(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `exp2_(Tensor(a!) self) -> Tensor(a!)`
pub fn exp2_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_exp2_(self_.as_ptr()) })?;
    Ok(())
}

/// exp(self) - 1, elementwise; accurate near 0.
///
/// `expm1(Tensor self) -> Tensor`
pub fn expm1(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_expm1(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `expm1_(Tensor(a!) self) -> Tensor(a!)`
pub fn expm1_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_expm1_(self_.as_ptr()) })?;
    Ok(())
}

/// Natural logarithm of self, elementwise. log(0) is -inf; a negative real number gives NaN.
///
/// `log(Tensor self) -> Tensor`
pub fn log(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_log(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `log_(Tensor(a!) self) -> Tensor(a!)`
pub fn log_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_log_(self_.as_ptr()) })?;
    Ok(())
}

/// Base-2 logarithm of self, elementwise. log2(0) is -inf; a negative real number gives NaN.
///
/// `log2(Tensor self) -> Tensor`
pub fn log2(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_log2(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `log2_(Tensor(a!) self) -> Tensor(a!)`
pub fn log2_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_log2_(self_.as_ptr()) })?;
    Ok(())
}

/// Base-10 logarithm of self, elementwise. log10(0) is -inf; a negative real number gives NaN.
///
/// `log10(Tensor self) -> Tensor`
pub fn log10(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_log10(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `log10_(Tensor(a!) self) -> Tensor(a!)`
pub fn log10_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_log10_(self_.as_ptr()) })?;
    Ok(())
}

/// log(1 + self), elementwise; accurate near 0.
///
/// `log1p(Tensor self) -> Tensor`
pub fn log1p(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_log1p(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `log1p_(Tensor(a!) self) -> Tensor(a!)`
pub fn log1p_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_log1p_(self_.as_ptr()) })?;
    Ok(())
}

/// Sine of self (radians), elementwise.
///
/// `sin(Tensor self) -> Tensor`
pub fn sin(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sin(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `sin_(Tensor(a!) self) -> Tensor(a!)`
pub fn sin_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_sin_(self_.as_ptr()) })?;
    Ok(())
}

/// Cosine of self (radians), elementwise.
///
/// `cos(Tensor self) -> Tensor`
pub fn cos(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cos(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `cos_(Tensor(a!) self) -> Tensor(a!)`
pub fn cos_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_cos_(self_.as_ptr()) })?;
    Ok(())
}

/// Tangent of self (radians), elementwise.
///
/// `tan(Tensor self) -> Tensor`
pub fn tan(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_tan(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `tan_(Tensor(a!) self) -> Tensor(a!)`
pub fn tan_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_tan_(self_.as_ptr()) })?;
    Ok(())
}

/// Inverse sine of self in radians, elementwise. A real number outside \[-1, 1\] gives NaN.
///
/// `asin(Tensor self) -> Tensor`
pub fn asin(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_asin(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `asin_(Tensor(a!) self) -> Tensor(a!)`
pub fn asin_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_asin_(self_.as_ptr()) })?;
    Ok(())
}

/// Inverse cosine of self in radians, elementwise. A real number outside \[-1, 1\] gives NaN.
///
/// `acos(Tensor self) -> Tensor`
pub fn acos(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_acos(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `acos_(Tensor(a!) self) -> Tensor(a!)`
pub fn acos_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_acos_(self_.as_ptr()) })?;
    Ok(())
}

/// Inverse tangent of self in radians, elementwise.
///
/// `atan(Tensor self) -> Tensor`
pub fn atan(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_atan(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `atan_(Tensor(a!) self) -> Tensor(a!)`
pub fn atan_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_atan_(self_.as_ptr()) })?;
    Ok(())
}

/// Hyperbolic sine of self, elementwise.
///
/// `sinh(Tensor self) -> Tensor`
pub fn sinh(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sinh(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `sinh_(Tensor(a!) self) -> Tensor(a!)`
pub fn sinh_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_sinh_(self_.as_ptr()) })?;
    Ok(())
}

/// Hyperbolic cosine of self, elementwise.
///
/// `cosh(Tensor self) -> Tensor`
pub fn cosh(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_cosh(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `cosh_(Tensor(a!) self) -> Tensor(a!)`
pub fn cosh_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_cosh_(self_.as_ptr()) })?;
    Ok(())
}

/// Hyperbolic tangent of self, elementwise.
///
/// `tanh(Tensor self) -> Tensor`
pub fn tanh(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_tanh(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `tanh_(Tensor(a!) self) -> Tensor(a!)`
pub fn tanh_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_tanh_(self_.as_ptr()) })?;
    Ok(())
}

/// Inverse hyperbolic sine of self, elementwise.
///
/// `asinh(Tensor self) -> Tensor`
pub fn asinh(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_asinh(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `asinh_(Tensor(a!) self) -> Tensor(a!)`
pub fn asinh_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_asinh_(self_.as_ptr()) })?;
    Ok(())
}

/// Inverse hyperbolic cosine of self, elementwise. A real number below 1 gives NaN.
///
/// `acosh(Tensor self) -> Tensor`
pub fn acosh(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_acosh(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `acosh_(Tensor(a!) self) -> Tensor(a!)`
pub fn acosh_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_acosh_(self_.as_ptr()) })?;
    Ok(())
}

/// Inverse hyperbolic tangent of self, elementwise. -1 and 1 give -inf and inf; a real number outside \[-1, 1\]
/// gives NaN.
///
/// `atanh(Tensor self) -> Tensor`
pub fn atanh(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_atanh(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `atanh_(Tensor(a!) self) -> Tensor(a!)`
pub fn atanh_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_atanh_(self_.as_ptr()) })?;
    Ok(())
}

/// sin(pi \* self) / (pi \* self), elementwise; 1 where self is 0.
///
/// `sinc(Tensor self) -> Tensor`
pub fn sinc(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sinc(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `sinc_(Tensor(a!) self) -> Tensor(a!)`
pub fn sinc_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_sinc_(self_.as_ptr()) })?;
    Ok(())
}

/// self \* pi / 180, elementwise: degrees to radians.
///
/// `deg2rad(Tensor self) -> Tensor`
pub fn deg2rad(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_deg2rad(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `deg2rad_(Tensor(a!) self) -> Tensor(a!)`
pub fn deg2rad_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_deg2rad_(self_.as_ptr()) })?;
    Ok(())
}

/// self \* 180 / pi, elementwise: radians to degrees.
///
/// `rad2deg(Tensor self) -> Tensor`
pub fn rad2deg(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_rad2deg(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `rad2deg_(Tensor(a!) self) -> Tensor(a!)`
pub fn rad2deg_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_rad2deg_(self_.as_ptr()) })?;
    Ok(())
}

/// Square root of self, elementwise. A negative real number gives NaN.
///
/// `sqrt(Tensor self) -> Tensor`
pub fn sqrt(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sqrt(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `sqrt_(Tensor(a!) self) -> Tensor(a!)`
pub fn sqrt_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_sqrt_(self_.as_ptr()) })?;
    Ok(())
}

/// 1 / sqrt(self), elementwise. 0 gives inf, a negative real number NaN.
///
/// `rsqrt(Tensor self) -> Tensor`
pub fn rsqrt(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_rsqrt(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `rsqrt_(Tensor(a!) self) -> Tensor(a!)`
pub fn rsqrt_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_rsqrt_(self_.as_ptr()) })?;
    Ok(())
}

/// 1 / self, elementwise. Integers give a floating-point result.
///
/// `reciprocal(Tensor self) -> Tensor`
pub fn reciprocal(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_reciprocal(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `reciprocal_(Tensor(a!) self) -> Tensor(a!)`
pub fn reciprocal_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_reciprocal_(self_.as_ptr()) })?;
    Ok(())
}

/// self \* self, elementwise.
///
/// `square(Tensor self) -> Tensor`
pub fn square(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_square(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `square_(Tensor(a!) self) -> Tensor(a!)`
pub fn square_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_square_(self_.as_ptr()) })?;
    Ok(())
}

/// Absolute value of self, elementwise. For a complex tensor the result is real.
///
/// `abs(Tensor self) -> Tensor`
pub fn abs(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_abs(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `abs_(Tensor(a!) self) -> Tensor(a!)`
pub fn abs_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_abs_(self_.as_ptr()) })?;
    Ok(())
}

/// -self, elementwise. A boolean tensor is an error.
///
/// `neg(Tensor self) -> Tensor`
pub fn neg(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_neg(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `neg_(Tensor(a!) self) -> Tensor(a!)`
pub fn neg_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_neg_(self_.as_ptr()) })?;
    Ok(())
}

/// self itself. A boolean tensor is an error.
///
/// `positive(Tensor(a) self) -> Tensor(a)`
pub fn positive(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_positive(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// -1, 0 or 1 as self is negative, zero or positive, elementwise. NaN gives 0; a complex tensor is an error.
///
/// `sign(Tensor self) -> Tensor`
pub fn sign(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sign(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `sign_(Tensor(a!) self) -> Tensor(a!)`
pub fn sign_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_sign_(self_.as_ptr()) })?;
    Ok(())
}

/// self / abs(self), elementwise, and 0 where self is 0. For real numbers the same as sign.
///
/// `sgn(Tensor self) -> Tensor`
pub fn sgn(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sgn(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `sgn_(Tensor(a!) self) -> Tensor(a!)`
pub fn sgn_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_sgn_(self_.as_ptr()) })?;
    Ok(())
}

/// True where the sign bit of self is set, elementwise, including -0.0.
///
/// `signbit(Tensor self) -> Tensor`
pub fn signbit(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_signbit(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Argument of self in radians, elementwise. A real number gives pi if negative, otherwise 0; NaN propagates.
///
/// `angle(Tensor self) -> Tensor`
pub fn angle(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_angle(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Complex conjugate of self, elementwise, in a new tensor whose conjugate bit is not set.
///
/// `_conj_physical(Tensor self) -> Tensor`
pub fn raw_conj_physical(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_conj_physical(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Complex conjugate of self, elementwise, in a new tensor whose conjugate bit is not set. A real tensor is
/// returned as it is.
///
/// `conj_physical(Tensor self) -> Tensor`
pub fn conj_physical(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_conj_physical(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `conj_physical_(Tensor(a!) self) -> Tensor(a!)`
pub fn conj_physical_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_conj_physical_(self_.as_ptr()) })?;
    Ok(())
}

/// Smallest integer not less than self, elementwise, in the type of self.
///
/// `ceil(Tensor self) -> Tensor`
pub fn ceil(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_ceil(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `ceil_(Tensor(a!) self) -> Tensor(a!)`
pub fn ceil_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_ceil_(self_.as_ptr()) })?;
    Ok(())
}

/// Largest integer not greater than self, elementwise, in the type of self.
///
/// `floor(Tensor self) -> Tensor`
pub fn floor(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_floor(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `floor_(Tensor(a!) self) -> Tensor(a!)`
pub fn floor_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_floor_(self_.as_ptr()) })?;
    Ok(())
}

/// self rounded towards 0 to an integer, elementwise, in the type of self.
///
/// `trunc(Tensor self) -> Tensor`
pub fn trunc(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_trunc(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `trunc_(Tensor(a!) self) -> Tensor(a!)`
pub fn trunc_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_trunc_(self_.as_ptr()) })?;
    Ok(())
}

/// self rounded to the nearest integer, elementwise. Ties go to the even one.
///
/// `round(Tensor self) -> Tensor`
pub fn round(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_round(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `round_(Tensor(a!) self) -> Tensor(a!)`
pub fn round_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_round_(self_.as_ptr()) })?;
    Ok(())
}

/// self rounded to decimals digits after the decimal point, elementwise; a negative number counts digits before
/// it. Ties go to the even one.
///
/// `round.decimals(Tensor self, *, int decimals) -> Tensor`
pub fn round_decimals(self_: &Tensor, decimals: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_round_decimals(self_.as_ptr(), decimals, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)`
pub fn round__decimals(self_: &Tensor, decimals: i64) -> Result<()> {
    check(unsafe { c::kf_round__decimals(self_.as_ptr(), decimals) })?;
    Ok(())
}

/// self - trunc(self), elementwise: the fractional part, with the sign of self.
///
/// `frac(Tensor self) -> Tensor`
pub fn frac(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_frac(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `frac_(Tensor(a!) self) -> Tensor(a!)`
pub fn frac_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_frac_(self_.as_ptr()) })?;
    Ok(())
}

/// True where self is NaN, elementwise.
///
/// `isnan(Tensor self) -> Tensor`
pub fn isnan(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_isnan(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True where self is inf or -inf, elementwise; for complex numbers, where either part is.
///
/// `isinf(Tensor self) -> Tensor`
pub fn isinf(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_isinf(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True where self is neither infinite nor NaN, elementwise.
///
/// `isfinite(Tensor self) -> Tensor`
pub fn isfinite(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_isfinite(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True where the imaginary part of self is 0, elementwise; always true for real types.
///
/// `isreal(Tensor self) -> Tensor`
pub fn isreal(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_isreal(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True where self is inf, elementwise.
///
/// `isposinf(Tensor self) -> Tensor`
pub fn isposinf(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_isposinf(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True where self is -inf, elementwise.
///
/// `isneginf(Tensor self) -> Tensor`
pub fn isneginf(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_isneginf(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self == 0, elementwise; the result is boolean.
///
/// `logical_not(Tensor self) -> Tensor`
pub fn logical_not(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_logical_not(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `logical_not_(Tensor(a!) self) -> Tensor(a!)`
pub fn logical_not_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_logical_not_(self_.as_ptr()) })?;
    Ok(())
}

/// ~self, elementwise, for integers; for booleans, not self.
///
/// `bitwise_not(Tensor self) -> Tensor`
pub fn bitwise_not(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_bitwise_not(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `bitwise_not_(Tensor(a!) self) -> Tensor(a!)`
pub fn bitwise_not_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_bitwise_not_(self_.as_ptr()) })?;
    Ok(())
}

/// self with NaN replaced by nan (default 0), inf by posinf and -inf by neginf (defaults: the largest and
/// smallest finite value), elementwise.
///
/// `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor`
pub fn nan_to_num(self_: &Tensor, nan: Option<f64>, posinf: Option<f64>, neginf: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_nan_to_num(self_.as_ptr(), arg::optional_float(nan), arg::optional_float(posinf), arg::optional_float(neginf), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)`
pub fn nan_to_num_(self_: &Tensor, nan: Option<f64>, posinf: Option<f64>, neginf: Option<f64>) -> Result<()> {
    check(unsafe { c::kf_nan_to_num_(self_.as_ptr(), arg::optional_float(nan), arg::optional_float(posinf), arg::optional_float(neginf)) })?;
    Ok(())
}

/// Error function of self, 2 / sqrt(pi) \* integral of exp(-t\*\*2) from 0 to self, elementwise.
///
/// `erf(Tensor self) -> Tensor`
pub fn erf(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_erf(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `erf_(Tensor(a!) self) -> Tensor(a!)`
pub fn erf_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_erf_(self_.as_ptr()) })?;
    Ok(())
}

/// 1 - erf(self), elementwise; accurate where the result is small.
///
/// `erfc(Tensor self) -> Tensor`
pub fn erfc(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_erfc(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `erfc_(Tensor(a!) self) -> Tensor(a!)`
pub fn erfc_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_erfc_(self_.as_ptr()) })?;
    Ok(())
}

/// Inverse error function of self, elementwise. -1 and 1 give -inf and inf, numbers outside \[-1, 1\] NaN.
///
/// `erfinv(Tensor self) -> Tensor`
pub fn erfinv(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_erfinv(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `erfinv_(Tensor(a!) self) -> Tensor(a!)`
pub fn erfinv_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_erfinv_(self_.as_ptr()) })?;
    Ok(())
}

/// exp(self\*\*2) \* erfc(self), elementwise: the scaled complementary error function.
///
/// `special_erfcx(Tensor self) -> Tensor`
pub fn special_erfcx(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_erfcx(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Inverse of special\_ndtr, elementwise: the quantile function of the standard normal distribution. Outside \[0,
/// 1\] it is NaN.
///
/// `special_ndtri(Tensor self) -> Tensor`
pub fn special_ndtri(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_ndtri(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// log(special\_ndtr(self)), elementwise; accurate for very negative self.
///
/// `special_log_ndtr(Tensor self) -> Tensor`
pub fn special_log_ndtr(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_log_ndtr(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// 0.5 \* (1 + erf(self / sqrt(2))), elementwise: the standard normal distribution function.
///
/// `special_ndtr(Tensor self) -> Tensor`
pub fn special_ndtr(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_ndtr(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// -self \* log(self), elementwise; 0 where self is 0, -inf where it is negative.
///
/// `special_entr(Tensor self) -> Tensor`
pub fn special_entr(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_entr(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// log(abs(gamma(self))), elementwise; inf at 0 and negative integers.
///
/// `lgamma(Tensor self) -> Tensor`
pub fn lgamma(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_lgamma(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `lgamma_(Tensor(a!) self) -> Tensor(a!)`
pub fn lgamma_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_lgamma_(self_.as_ptr()) })?;
    Ok(())
}

/// Derivative of log(gamma(self)), elementwise; -inf at 0, NaN at negative integers.
///
/// `digamma(Tensor self) -> Tensor`
pub fn digamma(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_digamma(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `digamma_(Tensor(a!) self) -> Tensor(a!)`
pub fn digamma_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_digamma_(self_.as_ptr()) })?;
    Ok(())
}

/// Derivative of order n of digamma at self, elementwise; n must not be negative.
///
/// `polygamma(int n, Tensor self) -> Tensor`
pub fn polygamma(n: i64, self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_polygamma(n, self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `polygamma_(Tensor(a!) self, int n) -> Tensor(a!)`
pub fn polygamma_(self_: &Tensor, n: i64) -> Result<()> {
    check(unsafe { c::kf_polygamma_(self_.as_ptr(), n) })?;
    Ok(())
}

/// Logarithm of the multivariate gamma function of dimension p at self, elementwise.
///
/// `mvlgamma(Tensor self, int p) -> Tensor`
pub fn mvlgamma(self_: &Tensor, p: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_mvlgamma(self_.as_ptr(), p, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!)`
pub fn mvlgamma_(self_: &Tensor, p: i64) -> Result<()> {
    check(unsafe { c::kf_mvlgamma_(self_.as_ptr(), p) })?;
    Ok(())
}

/// Regularized lower incomplete gamma function P(self, other), elementwise with broadcasting. A negative operand
/// gives NaN.
///
/// `igamma(Tensor self, Tensor other) -> Tensor`
pub fn igamma(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_igamma(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn igamma_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_igamma_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// Regularized upper incomplete gamma function Q(self, other) = 1 - P(self, other), elementwise with
/// broadcasting. A negative operand gives NaN.
///
/// `igammac(Tensor self, Tensor other) -> Tensor`
pub fn igammac(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_igammac(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
pub fn igammac_(self_: &Tensor, other: &Tensor) -> Result<()> {
    check(unsafe { c::kf_igammac_(self_.as_ptr(), other.as_ptr()) })?;
    Ok(())
}

/// Hurwitz zeta function, the sum of (k + other)\*\*-self over k \>= 0, elementwise with broadcasting.
///
/// `special_zeta(Tensor self, Tensor other) -> Tensor`
pub fn special_zeta(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_zeta(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Hurwitz zeta function, the sum of (k + other)\*\*-self over k \>= 0, elementwise.
///
/// `special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor`
pub fn special_zeta_other_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_zeta_other_scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Hurwitz zeta function, the sum of (k + other)\*\*-self over k \>= 0, elementwise, for a number self.
///
/// `special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor`
pub fn special_zeta_self_scalar(self_: impl Into<Scalar>, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_zeta_self_scalar(self_.into().raw(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self \* log(1 + other), elementwise with broadcasting; 0 where self is 0, NaN where other is NaN.
///
/// `special_xlog1py(Tensor self, Tensor other) -> Tensor`
pub fn special_xlog1py(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_xlog1py(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self \* log(1 + other), elementwise; 0 where self is 0, NaN where other is NaN.
///
/// `special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor`
pub fn special_xlog1py_other_scalar(self_: &Tensor, other: impl Into<Scalar>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_xlog1py_other_scalar(self_.as_ptr(), other.into().raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self \* log(1 + other), elementwise, for a number self; 0 where self is 0, NaN where other is NaN.
///
/// `special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor`
pub fn special_xlog1py_self_scalar(self_: impl Into<Scalar>, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_xlog1py_self_scalar(self_.into().raw(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Modified Bessel function of the first kind of order 0, elementwise.
///
/// `i0(Tensor self) -> Tensor`
pub fn i0(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_i0(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `i0_(Tensor(a!) self) -> Tensor(a!)`
pub fn i0_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_i0_(self_.as_ptr()) })?;
    Ok(())
}

/// exp(-abs(self)) \* i0(self), elementwise.
///
/// `special_i0e(Tensor self) -> Tensor`
pub fn special_i0e(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_i0e(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Modified Bessel function of the first kind of order 1, elementwise.
///
/// `special_i1(Tensor self) -> Tensor`
pub fn special_i1(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_i1(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// exp(-abs(self)) \* special\_i1(self), elementwise.
///
/// `special_i1e(Tensor self) -> Tensor`
pub fn special_i1e(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_i1e(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Absolute value of self, elementwise: alias of abs.
///
/// `absolute(Tensor self) -> Tensor`
pub fn absolute(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_absolute(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `absolute_(Tensor(a!) self) -> Tensor(a!)`
pub fn absolute_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_absolute_(self_.as_ptr()) })?;
    Ok(())
}

/// -self, elementwise: alias of neg.
///
/// `negative(Tensor self) -> Tensor`
pub fn negative(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_negative(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `negative_(Tensor(a!) self) -> Tensor(a!)`
pub fn negative_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_negative_(self_.as_ptr()) })?;
    Ok(())
}

/// Inverse cosine of self, elementwise: alias of acos.
///
/// `arccos(Tensor self) -> Tensor`
pub fn arccos(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_arccos(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `arccos_(Tensor(a!) self) -> Tensor(a!)`
pub fn arccos_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_arccos_(self_.as_ptr()) })?;
    Ok(())
}

/// Inverse hyperbolic cosine of self, elementwise: alias of acosh.
///
/// `arccosh(Tensor self) -> Tensor`
pub fn arccosh(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_arccosh(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `arccosh_(Tensor(a!) self) -> Tensor(a!)`
pub fn arccosh_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_arccosh_(self_.as_ptr()) })?;
    Ok(())
}

/// Inverse sine of self, elementwise: alias of asin.
///
/// `arcsin(Tensor self) -> Tensor`
pub fn arcsin(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_arcsin(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `arcsin_(Tensor(a!) self) -> Tensor(a!)`
pub fn arcsin_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_arcsin_(self_.as_ptr()) })?;
    Ok(())
}

/// Inverse hyperbolic sine of self, elementwise: alias of asinh.
///
/// `arcsinh(Tensor self) -> Tensor`
pub fn arcsinh(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_arcsinh(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `arcsinh_(Tensor(a!) self) -> Tensor(a!)`
pub fn arcsinh_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_arcsinh_(self_.as_ptr()) })?;
    Ok(())
}

/// Inverse tangent of self, elementwise: alias of atan.
///
/// `arctan(Tensor self) -> Tensor`
pub fn arctan(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_arctan(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `arctan_(Tensor(a!) self) -> Tensor(a!)`
pub fn arctan_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_arctan_(self_.as_ptr()) })?;
    Ok(())
}

/// Inverse hyperbolic tangent of self, elementwise: alias of atanh.
///
/// `arctanh(Tensor self) -> Tensor`
pub fn arctanh(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_arctanh(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `arctanh_(Tensor(a!) self) -> Tensor(a!)`
pub fn arctanh_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_arctanh_(self_.as_ptr()) })?;
    Ok(())
}

/// 1 / (1 + exp(-self)), elementwise: alias of sigmoid.
///
/// `special_expit(Tensor self) -> Tensor`
pub fn special_expit(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_expit(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// 2\*\*self, elementwise: alias of exp2.
///
/// `special_exp2(Tensor self) -> Tensor`
pub fn special_exp2(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_exp2(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// exp(self) - 1, elementwise: alias of expm1.
///
/// `special_expm1(Tensor self) -> Tensor`
pub fn special_expm1(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_expm1(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// log(1 + self), elementwise: alias of log1p.
///
/// `special_log1p(Tensor self) -> Tensor`
pub fn special_log1p(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_log1p(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// sin(pi \* self) / (pi \* self), elementwise: alias of sinc.
///
/// `special_sinc(Tensor self) -> Tensor`
pub fn special_sinc(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_sinc(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self rounded towards 0, elementwise: alias of trunc.
///
/// `fix(Tensor self) -> Tensor`
pub fn fix(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_fix(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// In place.
///
/// `fix_(Tensor(a!) self) -> Tensor(a!)`
pub fn fix_(self_: &Tensor) -> Result<()> {
    check(unsafe { c::kf_fix_(self_.as_ptr()) })?;
    Ok(())
}

/// Error function of self, elementwise: alias of erf.
///
/// `special_erf(Tensor self) -> Tensor`
pub fn special_erf(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_erf(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// 1 - erf(self), elementwise: alias of erfc.
///
/// `special_erfc(Tensor self) -> Tensor`
pub fn special_erfc(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_erfc(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Inverse error function of self, elementwise: alias of erfinv.
///
/// `special_erfinv(Tensor self) -> Tensor`
pub fn special_erfinv(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_erfinv(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Derivative of log(gamma(self)), elementwise: alias of digamma.
///
/// `special_digamma(Tensor self) -> Tensor`
pub fn special_digamma(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_digamma(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Derivative of log(gamma(self)), elementwise: alias of digamma.
///
/// `special_psi(Tensor self) -> Tensor`
pub fn special_psi(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_psi(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// log(abs(gamma(self))), elementwise: alias of lgamma.
///
/// `special_gammaln(Tensor self) -> Tensor`
pub fn special_gammaln(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_gammaln(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Modified Bessel function of the first kind of order 0, elementwise: alias of i0.
///
/// `special_i0(Tensor self) -> Tensor`
pub fn special_i0(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_i0(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// log(self / (1 - self)), elementwise: alias of logit.
///
/// `special_logit(Tensor self, float? eps=None) -> Tensor`
pub fn special_logit(self_: &Tensor, eps: Option<f64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_logit(self_.as_ptr(), arg::optional_float(eps), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self rounded to decimals digits after the decimal point, elementwise: alias of round.
///
/// `special_round(Tensor self, *, int decimals=0) -> Tensor`
pub fn special_round(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_round(self_.as_ptr(), 0, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Derivative of order n of digamma at self, elementwise: alias of polygamma.
///
/// `special_polygamma(int n, Tensor self) -> Tensor`
pub fn special_polygamma(n: i64, self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_polygamma(n, self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Logarithm of the multivariate gamma function of dimension p, elementwise: alias of mvlgamma.
///
/// `special_multigammaln(Tensor self, int p) -> Tensor`
pub fn special_multigammaln(self_: &Tensor, p: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_multigammaln(self_.as_ptr(), p, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Regularized lower incomplete gamma function P(self, other), elementwise with broadcasting: alias of igamma.
///
/// `special_gammainc(Tensor self, Tensor other) -> Tensor`
pub fn special_gammainc(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_gammainc(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Regularized upper incomplete gamma function Q(self, other), elementwise with broadcasting: alias of igammac.
///
/// `special_gammaincc(Tensor self, Tensor other) -> Tensor`
pub fn special_gammaincc(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_special_gammaincc(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// (mantissa, exponent): self = mantissa \* 2\*\*exponent, where abs(mantissa) is in \[0.5, 1) or 0.
///
/// `frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)`
pub fn frexp(self_: &Tensor) -> Result<(Tensor, Tensor)> {
    let mut out0 = null_mut();
    let mut out1 = null_mut();
    check(unsafe { c::kf_frexp(self_.as_ptr(), &mut out0, &mut out1) })?;
    Ok(unsafe { (Tensor::own_or_undefined(out0), Tensor::own_or_undefined(out1)) })
}

/// View of self with the shape size, where -1 stands for the size that remains. An error if the strides do not
/// allow it.
///
/// `view(Tensor(a) self, SymInt[] size) -> Tensor(a)`
pub fn view(self_: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_view(self_.as_ptr(), arg::ints(size), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what view returns. View of self with the shape size, where -1 stands for the size that remains. An
/// error if the strides do not allow it.
///
/// `view_copy(Tensor self, SymInt[] size) -> Tensor`
pub fn view_copy(self_: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_view_copy(self_.as_ptr(), arg::ints(size), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of the bytes of self as elements of type dtype. If the element sizes differ, the last dimension is
/// scaled.
///
/// `view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)`
pub fn view_dtype(self_: &Tensor, dtype: Dtype) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_view_dtype(self_.as_ptr(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what view returns. View of the bytes of self as elements of type dtype. If the element sizes differ,
/// the last dimension is scaled.
///
/// `view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor`
pub fn view_copy_dtype(self_: &Tensor, dtype: Dtype) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_view_copy_dtype(self_.as_ptr(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self in the given shape, where -1 stands for the size that remains: a view if the strides allow it, otherwise
/// a copy.
///
/// `reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)`
pub fn reshape(self_: &Tensor, shape: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_reshape(self_.as_ptr(), arg::ints(shape), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with the shape size that is not tracked as a view: for a temporary that nothing else refers to.
///
/// `_unsafe_view(Tensor self, SymInt[] size) -> Tensor`
pub fn raw_unsafe_view(self_: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_unsafe_view(self_.as_ptr(), arg::ints(size), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with the given size and stride, which the caller has checked.
///
/// `_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)`
pub fn raw_reshape_alias(self_: &Tensor, size: &[i64], stride: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_reshape_alias(self_.as_ptr(), arg::ints(size), arg::ints(stride), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what \_reshape\_alias returns. View of self with the given size and stride, which the caller has
/// checked.
///
/// `_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor`
pub fn raw_reshape_alias_copy(self_: &Tensor, size: &[i64], stride: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_reshape_alias_copy(self_.as_ptr(), arg::ints(size), arg::ints(stride), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with the same shape and strides.
///
/// `alias(Tensor(a) self) -> Tensor(a)`
pub fn alias(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_alias(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what alias returns. View of self with the same shape and strides.
///
/// `alias_copy(Tensor self) -> Tensor`
pub fn alias_copy(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_alias_copy(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self that is not connected to the graph and requires no gradient.
///
/// `detach(Tensor(a) self) -> Tensor(a)`
pub fn detach(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_detach(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what detach returns. View of self that is not connected to the graph and requires no gradient.
///
/// `detach_copy(Tensor self) -> Tensor`
pub fn detach_copy(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_detach_copy(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Disconnects self from the graph, in place: it becomes a leaf that requires no gradient.
///
/// `detach_(Tensor(a!) self) -> Tensor(a!)`
pub fn detach_(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_detach_(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of the storage of self with the given size, stride and storage\_offset (None: that of self).
///
/// `as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)`
pub fn as_strided(self_: &Tensor, size: &[i64], stride: &[i64], storage_offset: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_as_strided(self_.as_ptr(), arg::ints(size), arg::ints(stride), arg::optional_int(storage_offset), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what as\_strided returns. View of the storage of self with the given size, stride and storage\_offset
/// (None: that of self).
///
/// `as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor`
pub fn as_strided_copy(self_: &Tensor, size: &[i64], stride: &[i64], storage_offset: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_as_strided_copy(self_.as_ptr(), arg::ints(size), arg::ints(stride), arg::optional_int(storage_offset), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Changes size, stride and storage offset of self, in place.
///
/// `as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)`
pub fn as_strided_(self_: &Tensor, size: &[i64], stride: &[i64], storage_offset: Option<i64>) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_as_strided_(self_.as_ptr(), arg::ints(size), arg::ints(stride), arg::optional_int(storage_offset), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with the shape size, in which dimensions of size 1 are repeated by stride 0. -1 keeps a size; new
/// dimensions come first.
///
/// `expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)`
pub fn expand(self_: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_expand(self_.as_ptr(), arg::ints(size), false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self expanded to the shape of other.
///
/// `expand_as(Tensor(a) self, Tensor other) -> Tensor(a)`
pub fn expand_as(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_expand_as(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self at position index of dim, without that dimension.
///
/// `select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)`
pub fn select(self_: &Tensor, dim: i64, index: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_select(self_.as_ptr(), dim, index, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what select returns. View of self at position index of dim, without that dimension.
///
/// `select_copy.int(Tensor self, int dim, SymInt index) -> Tensor`
pub fn select_copy(self_: &Tensor, dim: i64, index: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_select_copy(self_.as_ptr(), dim, index, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self\[start:end:step\] along dim. Bounds are clamped as in Python; step must be positive.
///
/// `slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)`
pub fn slice(self_: &Tensor, dim: i64, start: Option<i64>, end: Option<i64>, step: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_slice(self_.as_ptr(), dim, arg::optional_int(start), arg::optional_int(end), step, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what slice returns. View of self\[start:end:step\] along dim. Bounds are clamped as in Python; step
/// must be positive.
///
/// `slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor`
pub fn slice_copy(self_: &Tensor, dim: i64, start: Option<i64>, end: Option<i64>, step: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_slice_copy(self_.as_ptr(), dim, arg::optional_int(start), arg::optional_int(end), step, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of length positions of self along dim, from start on.
///
/// `narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)`
pub fn narrow(self_: &Tensor, dim: i64, start: i64, length: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_narrow(self_.as_ptr(), dim, start, length, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of length positions of self along dim, from start on, which is an integer tensor with no dimensions.
///
/// `narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)`
pub fn narrow_Tensor(self_: &Tensor, dim: i64, start: &Tensor, length: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_narrow_Tensor(self_.as_ptr(), dim, start.as_ptr(), length, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of length positions of self along dim, from start on.
///
/// `narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor`
pub fn narrow_copy(self_: &Tensor, dim: i64, start: i64, length: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_narrow_copy(self_.as_ptr(), dim, start, length, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self whose dimension i is dimension dims\[i\] of self.
///
/// `permute(Tensor(a) self, int[] dims) -> Tensor(a)`
pub fn permute(self_: &Tensor, dims: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_permute(self_.as_ptr(), arg::ints(dims), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with dimensions dim0 and dim1 swapped.
///
/// `transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)`
pub fn transpose(self_: &Tensor, dim0: i64, dim1: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_transpose(self_.as_ptr(), dim0, dim1, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what transpose returns. View of self with dimensions dim0 and dim1 swapped.
///
/// `transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor`
pub fn transpose_copy(self_: &Tensor, dim0: i64, dim1: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_transpose_copy(self_.as_ptr(), dim0, dim1, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Swaps dimensions dim0 and dim1 of self, in place.
///
/// `transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)`
pub fn transpose_(self_: &Tensor, dim0: i64, dim1: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_transpose_(self_.as_ptr(), dim0, dim1, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of the matrix self, transposed. A tensor with fewer than two dimensions is returned as it is.
///
/// `t(Tensor(a) self) -> Tensor(a)`
pub fn t(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_t(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what t returns. View of the matrix self, transposed. A tensor with fewer than two dimensions is
/// returned as it is.
///
/// `t_copy(Tensor self) -> Tensor`
pub fn t_copy(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_t_copy(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Transposes the matrix self, in place.
///
/// `t_(Tensor(a!) self) -> Tensor(a!)`
pub fn t_(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_t_(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with the order of its dimensions reversed.
///
/// `numpy_T(Tensor(a) self) -> Tensor(a)`
pub fn numpy_T(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_numpy_T(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with its last two dimensions swapped.
///
/// `mT(Tensor(a) self) -> Tensor(a)`
pub fn mT(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_mT(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Conjugate transpose of the matrices in the last two dimensions of self, as a view.
///
/// `mH(Tensor(a) self) -> Tensor(a)`
pub fn mH(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_mH(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Conjugate transpose of the matrix self, as a view.
///
/// `matrix_H(Tensor(a) self) -> Tensor(a)`
pub fn matrix_H(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_matrix_H(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Conjugate transpose of the matrices in the last two dimensions of self, as a view.
///
/// `adjoint(Tensor(a) self) -> Tensor(a)`
pub fn adjoint(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_adjoint(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self without its dimensions of size 1.
///
/// `squeeze(Tensor(a) self) -> Tensor(a)`
pub fn squeeze(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_squeeze(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Removes the dimensions of size 1 from self, in place.
///
/// `squeeze_(Tensor(a!) self) -> Tensor(a!)`
pub fn squeeze_(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_squeeze_(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self without dimension dim if its size is 1.
///
/// `squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)`
pub fn squeeze_dim(self_: &Tensor, dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_squeeze_dim(self_.as_ptr(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what squeeze returns. View of self without dimension dim if its size is 1.
///
/// `squeeze_copy.dim(Tensor self, int dim) -> Tensor`
pub fn squeeze_copy_dim(self_: &Tensor, dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_squeeze_copy_dim(self_.as_ptr(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Removes dimension dim from self if its size is 1, in place.
///
/// `squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)`
pub fn squeeze__dim(self_: &Tensor, dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_squeeze__dim(self_.as_ptr(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self without those of the dimensions dim whose size is 1.
///
/// `squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)`
pub fn squeeze_dims(self_: &Tensor, dim: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_squeeze_dims(self_.as_ptr(), arg::ints(dim), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what squeeze returns. View of self without those of the dimensions dim whose size is 1.
///
/// `squeeze_copy.dims(Tensor self, int[] dim) -> Tensor`
pub fn squeeze_copy_dims(self_: &Tensor, dim: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_squeeze_copy_dims(self_.as_ptr(), arg::ints(dim), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Removes those of the dimensions dim whose size is 1 from self, in place.
///
/// `squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)`
pub fn squeeze__dims(self_: &Tensor, dim: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_squeeze__dims(self_.as_ptr(), arg::ints(dim), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self without its dimensions of size 1.
///
/// `squeeze_copy(Tensor self) -> Tensor`
pub fn squeeze_copy(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_squeeze_copy(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with a new dimension of size 1 at position dim.
///
/// `unsqueeze(Tensor(a) self, int dim) -> Tensor(a)`
pub fn unsqueeze(self_: &Tensor, dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_unsqueeze(self_.as_ptr(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Inserts a dimension of size 1 at position dim of self, in place.
///
/// `unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)`
pub fn unsqueeze_(self_: &Tensor, dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_unsqueeze_(self_.as_ptr(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self with a new dimension of size 1 at position dim.
///
/// `unsqueeze_copy(Tensor self, int dim) -> Tensor`
pub fn unsqueeze_copy(self_: &Tensor, dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_unsqueeze_copy(self_.as_ptr(), dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of the diagonals offset of the matrices in dim1 and dim2; they become the last dimension.
///
/// `diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)`
pub fn diagonal(self_: &Tensor, offset: i64, dim1: i64, dim2: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_diagonal(self_.as_ptr(), offset, dim1, dim2, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what diagonal returns. View of the diagonals offset of the matrices in dim1 and dim2; they become the
/// last dimension.
///
/// `diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor`
pub fn diagonal_copy(self_: &Tensor, offset: i64, dim1: i64, dim2: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_diagonal_copy(self_.as_ptr(), offset, dim1, dim2, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of the diagonals offset of the matrices in dim1 and dim2 of A; they become the last dimension.
///
/// `linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)`
pub fn linalg_diagonal(A: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_linalg_diagonal(A.as_ptr(), 0, -2, -1, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of the windows of size elements along dimension, step apart; the elements of a window become the last
/// dimension.
///
/// `unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)`
pub fn unfold(self_: &Tensor, dimension: i64, size: i64, step: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_unfold(self_.as_ptr(), dimension, size, step, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what unfold returns. View of the windows of size elements along dimension, step apart; the elements of
/// a window become the last dimension.
///
/// `unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor`
pub fn unfold_copy(self_: &Tensor, dimension: i64, size: i64, step: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_unfold_copy(self_.as_ptr(), dimension, size, step, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Views of successive pieces of split\_size along dim; the last one may be smaller.
///
/// `split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]`
pub fn split(self_: &Tensor, split_size: i64, dim: i64) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_split(self_.as_ptr(), split_size, dim, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Copy of what split returns. Views of successive pieces of split\_size along dim; the last one may be smaller.
///
/// `split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]`
pub fn split_copy(self_: &Tensor, split_size: i64, dim: i64) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_split_copy(self_.as_ptr(), split_size, dim, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Views of successive pieces along dim, of the sizes split\_size.
///
/// `split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]`
pub fn split_sizes(self_: &Tensor, split_size: &[i64], dim: i64) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_split_sizes(self_.as_ptr(), arg::ints(split_size), dim, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Views of successive pieces along dim, of the sizes split\_sizes.
///
/// `split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]`
pub fn split_with_sizes(self_: &Tensor, split_sizes: &[i64], dim: i64) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_split_with_sizes(self_.as_ptr(), arg::ints(split_sizes), dim, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Copy of what split\_with\_sizes returns. Views of successive pieces along dim, of the sizes split\_sizes.
///
/// `split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]`
pub fn split_with_sizes_copy(self_: &Tensor, split_sizes: &[i64], dim: i64) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_split_with_sizes_copy(self_.as_ptr(), arg::ints(split_sizes), dim, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Views of at most chunks pieces along dim, each of size ceil(n / chunks) but for the last.
///
/// `chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]`
pub fn chunk(self_: &Tensor, chunks: i64, dim: i64) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_chunk(self_.as_ptr(), chunks, dim, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// chunk whose pieces have version counters of their own: the caller must not modify both a piece and self.
///
/// `unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]`
pub fn unsafe_chunk(self_: &Tensor, chunks: i64, dim: i64) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_unsafe_chunk(self_.as_ptr(), chunks, dim, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// split whose pieces have version counters of their own: the caller must not modify both a piece and self.
///
/// `unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]`
pub fn unsafe_split(self_: &Tensor, split_size: i64, dim: i64) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_unsafe_split(self_.as_ptr(), split_size, dim, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// split\_with\_sizes whose pieces have version counters of their own: the caller must not modify both a piece
/// and self.
///
/// `unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]`
pub fn unsafe_split_with_sizes(self_: &Tensor, split_sizes: &[i64], dim: i64) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_unsafe_split_with_sizes(self_.as_ptr(), arg::ints(split_sizes), dim, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Views of exactly sections pieces along dim; the first n % sections pieces have one element more.
///
/// `tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[]`
pub fn tensor_split_sections(self_: &Tensor, sections: i64, dim: i64) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_tensor_split_sections(self_.as_ptr(), sections, dim, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Views of the pieces of self along dim between the positions indices, as slices \[0:i0\], \[i0:i1\], ...,
/// \[ik:\].
///
/// `tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[]`
pub fn tensor_split_indices(self_: &Tensor, indices: &[i64], dim: i64) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_tensor_split_indices(self_.as_ptr(), arg::ints(indices), dim, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// tensor\_split by a tensor: with no dimensions, the number of sections; 1-D, the indices. It must be int64 on
/// the CPU.
///
/// `tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]`
pub fn tensor_split_tensor_indices_or_sections(self_: &Tensor, tensor_indices_or_sections: &Tensor, dim: i64) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_tensor_split_tensor_indices_or_sections(self_.as_ptr(), tensor_indices_or_sections.as_ptr(), dim, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Views of sections equal pieces along dimension 1; along dimension 0 for a 1-D tensor.
///
/// `hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]`
pub fn hsplit(self_: &Tensor, sections: i64) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_hsplit(self_.as_ptr(), sections, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Views of the pieces between the positions indices along dimension 1; along dimension 0 for a 1-D tensor.
///
/// `hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]`
pub fn hsplit_array(self_: &Tensor, indices: &[i64]) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_hsplit_array(self_.as_ptr(), arg::ints(indices), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Views of sections equal pieces along dimension 0 of a tensor with two or more dimensions.
///
/// `vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]`
pub fn vsplit(self_: &Tensor, sections: i64) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_vsplit(self_.as_ptr(), sections, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Views of the pieces between the positions indices along dimension 0 of a tensor with two or more dimensions.
///
/// `vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]`
pub fn vsplit_array(self_: &Tensor, indices: &[i64]) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_vsplit_array(self_.as_ptr(), arg::ints(indices), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Views of sections equal pieces along dimension 2.
///
/// `dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]`
pub fn dsplit(self_: &Tensor, sections: i64) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_dsplit(self_.as_ptr(), sections, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Views of the pieces between the positions indices along dimension 2.
///
/// `dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]`
pub fn dsplit_array(self_: &Tensor, indices: &[i64]) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_dsplit_array(self_.as_ptr(), arg::ints(indices), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Views of all slices of self along dim, without that dimension.
///
/// `unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]`
pub fn unbind(self_: &Tensor, dim: i64) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_unbind(self_.as_ptr(), dim, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// Copy of what unbind returns. Views of all slices of self along dim, without that dimension.
///
/// `unbind_copy.int(Tensor self, int dim=0) -> Tensor[]`
pub fn unbind_copy(self_: &Tensor, dim: i64) -> Result<Vec<Tensor>> {
    let mut out = null_mut();
    check(unsafe { c::kf_unbind_copy(self_.as_ptr(), dim, &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// self with dimensions start\_dim to end\_dim merged into one: a view if the strides allow it, otherwise a copy.
///
/// `flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)`
pub fn flatten(self_: &Tensor, start_dim: i64, end_dim: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_flatten(self_.as_ptr(), start_dim, end_dim, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with dimension dim split into dimensions of the given sizes, where -1 stands for the size that
/// remains.
///
/// `unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)`
pub fn unflatten(self_: &Tensor, dim: i64, sizes: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_unflatten(self_.as_ptr(), dim, arg::ints(sizes), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with dimension source\[i\] moved to position destination\[i\]; the others keep their order.
///
/// `movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)`
pub fn movedim_intlist(self_: &Tensor, source: &[i64], destination: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_movedim_intlist(self_.as_ptr(), arg::ints(source), arg::ints(destination), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with dimension source moved to position destination; the others keep their order.
///
/// `movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)`
pub fn movedim(self_: &Tensor, source: i64, destination: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_movedim(self_.as_ptr(), source, destination, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with dimensions source moved to positions destination: alias of movedim.
///
/// `moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)`
pub fn moveaxis_intlist(self_: &Tensor, source: &[i64], destination: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_moveaxis_intlist(self_.as_ptr(), arg::ints(source), arg::ints(destination), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with dimension source moved to position destination: alias of movedim.
///
/// `moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)`
pub fn moveaxis(self_: &Tensor, source: i64, destination: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_moveaxis(self_.as_ptr(), source, destination, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with dimensions axis0 and axis1 swapped: alias of transpose.
///
/// `swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)`
pub fn swapaxes(self_: &Tensor, axis0: i64, axis1: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_swapaxes(self_.as_ptr(), axis0, axis1, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Swaps dimensions axis0 and axis1 of self, in place: alias of transpose\_.
///
/// `swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!)`
pub fn swapaxes_(self_: &Tensor, axis0: i64, axis1: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_swapaxes_(self_.as_ptr(), axis0, axis1, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with dimensions dim0 and dim1 swapped: alias of transpose.
///
/// `swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)`
pub fn swapdims(self_: &Tensor, dim0: i64, dim1: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_swapdims(self_.as_ptr(), dim0, dim1, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Swaps dimensions dim0 and dim1 of self, in place: alias of transpose\_.
///
/// `swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)`
pub fn swapdims_(self_: &Tensor, dim0: i64, dim1: i64) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_swapdims_(self_.as_ptr(), dim0, dim1, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with the shape of other.
///
/// `view_as(Tensor(a) self, Tensor other) -> Tensor(a)`
pub fn view_as(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_view_as(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self in the shape of other: a view if the strides allow it, otherwise a copy.
///
/// `reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)`
pub fn reshape_as(self_: &Tensor, other: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_reshape_as(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of the complex tensor self as real numbers, with a new last dimension of size 2: real and imaginary part.
///
/// `view_as_real(Tensor(a) self) -> Tensor(a)`
pub fn view_as_real(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_view_as_real(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what view\_as\_real returns. View of the complex tensor self as real numbers, with a new last
/// dimension of size 2: real and imaginary part.
///
/// `view_as_real_copy(Tensor self) -> Tensor`
pub fn view_as_real_copy(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_view_as_real_copy(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self, whose last dimension of size 2 holds real and imaginary parts, as complex numbers without that
/// dimension.
///
/// `view_as_complex(Tensor(a) self) -> Tensor(a)`
pub fn view_as_complex(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_view_as_complex(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what view\_as\_complex returns. View of self, whose last dimension of size 2 holds real and imaginary
/// parts, as complex numbers without that dimension.
///
/// `view_as_complex_copy(Tensor self) -> Tensor`
pub fn view_as_complex_copy(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_view_as_complex_copy(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of the real parts of self; self itself if it is real.
///
/// `real(Tensor(a) self) -> Tensor(a)`
pub fn real(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_real(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of the imaginary parts of self. A real tensor is an error.
///
/// `imag(Tensor(a) self) -> Tensor(a)`
pub fn imag(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_imag(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with its conjugate bit flipped: the elements read as their complex conjugates. A real tensor is
/// returned as it is.
///
/// `conj(Tensor(a) self) -> Tensor(a)`
pub fn conj(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_conj(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with its conjugate bit flipped: the elements read as their complex conjugates. For a real tensor,
/// a plain view.
///
/// `_conj(Tensor(a) self) -> Tensor(a)`
pub fn raw_conj(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_conj(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what \_conj returns. View of self with its conjugate bit flipped: the elements read as their complex
/// conjugates. For a real tensor, a plain view.
///
/// `_conj_copy(Tensor self) -> Tensor`
pub fn raw_conj_copy(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_conj_copy(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with its negative bit flipped: the elements read as their negatives.
///
/// `_neg_view(Tensor(a) self) -> Tensor(a)`
pub fn raw_neg_view(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_neg_view(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what \_neg\_view returns. View of self with its negative bit flipped: the elements read as their
/// negatives.
///
/// `_neg_view_copy(Tensor self) -> Tensor`
pub fn raw_neg_view_copy(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_neg_view_copy(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self with the conjugation applied if its conjugate bit is set, otherwise self.
///
/// `resolve_conj(Tensor(a) self) -> Tensor(a)`
pub fn resolve_conj(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_resolve_conj(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self with the negation applied if its negative bit is set, otherwise self.
///
/// `resolve_neg(Tensor(a) self) -> Tensor(a)`
pub fn resolve_neg(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_resolve_neg(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self broadcast to the shape size.
///
/// `broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)`
pub fn broadcast_to(self_: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_broadcast_to(self_.as_ptr(), arg::ints(size), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Views of the tensors broadcast to their common shape.
///
/// `broadcast_tensors(Tensor[] tensors) -> Tensor[]`
pub fn broadcast_tensors(tensors: &[&Tensor]) -> Result<Vec<Tensor>> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_broadcast_tensors(tensors.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// View of self with at least one dimension.
///
/// `atleast_1d(Tensor self) -> Tensor`
pub fn atleast_1d(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_atleast_1d(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with at least two dimensions; new ones come first.
///
/// `atleast_2d(Tensor self) -> Tensor`
pub fn atleast_2d(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_atleast_2d(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// View of self with at least three dimensions: (n) becomes (1, n, 1), (m, n) becomes (m, n, 1).
///
/// `atleast_3d(Tensor self) -> Tensor`
pub fn atleast_3d(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_atleast_3d(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// atleast\_1d of each tensor of the list.
///
/// `atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]`
pub fn atleast_1d_Sequence(tensors: &[&Tensor]) -> Result<Vec<Tensor>> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_atleast_1d_Sequence(tensors.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// atleast\_2d of each tensor of the list.
///
/// `atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]`
pub fn atleast_2d_Sequence(tensors: &[&Tensor]) -> Result<Vec<Tensor>> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_atleast_2d_Sequence(tensors.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// atleast\_3d of each tensor of the list.
///
/// `atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]`
pub fn atleast_3d_Sequence(tensors: &[&Tensor]) -> Result<Vec<Tensor>> {
    let tensors = arg::tensors(tensors);
    let mut out = null_mut();
    check(unsafe { c::kf_atleast_3d_Sequence(tensors.span(), &mut out) })?;
    Ok(unsafe { arg::own_list(out) })
}

/// All elements of self in one dimension, in row-major order: a view if self is contiguous, otherwise a copy.
///
/// `ravel(Tensor(a) self) -> Tensor(a)`
pub fn ravel(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_ravel(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self expanded to the shape size.
///
/// `expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor`
pub fn expand_copy(self_: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_expand_copy(self_.as_ptr(), arg::ints(size), false, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of self whose dimension i is dimension dims\[i\] of self.
///
/// `permute_copy(Tensor self, int[] dims) -> Tensor`
pub fn permute_copy(self_: &Tensor, dims: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_permute_copy(self_.as_ptr(), arg::ints(dims), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self itself; marks a tensor newly made outside of the dispatcher, so that modes may wrap it.
///
/// `lift_fresh(Tensor(a) self) -> Tensor(a)`
pub fn lift_fresh(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_lift_fresh(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// Copy of what lift\_fresh returns. self itself; marks a tensor newly made outside of the dispatcher, so that
/// modes may wrap it.
///
/// `lift_fresh_copy(Tensor self) -> Tensor`
pub fn lift_fresh_copy(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_lift_fresh_copy(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// True if self and other have the same shape.
///
/// `is_same_size(Tensor self, Tensor other) -> bool`
pub fn is_same_size(self_: &Tensor, other: &Tensor) -> Result<bool> {
    let mut out = false;
    check(unsafe { c::kf_is_same_size(self_.as_ptr(), other.as_ptr(), &mut out) })?;
    Ok(out)
}

/// Size of dimension dim.
///
/// `size.int(Tensor self, int dim) -> int`
pub fn size(self_: &Tensor, dim: i64) -> Result<i64> {
    let mut out = 0;
    check(unsafe { c::kf_size(self_.as_ptr(), dim, &mut out) })?;
    Ok(out)
}

/// Stride of dimension dim, in elements.
///
/// `stride.int(Tensor self, int dim) -> int`
pub fn stride(self_: &Tensor, dim: i64) -> Result<i64> {
    let mut out = 0;
    check(unsafe { c::kf_stride(self_.as_ptr(), dim, &mut out) })?;
    Ok(out)
}

/// Sum of self over the dimensions that broadcasting size to the shape of self adds or expands; the result has
/// the shape size.
///
/// `sum_to_size(Tensor self, SymInt[] size) -> Tensor`
pub fn sum_to_size(self_: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_sum_to_size(self_.as_ptr(), arg::ints(size), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self itself: for tests of default arguments.
///
/// `_foobar(Tensor self, bool arg1=True, bool arg2=True, *, bool arg3=True) -> Tensor`
pub fn raw_foobar(self_: &Tensor, arg1: bool, arg2: bool) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_foobar(self_.as_ptr(), arg1, arg2, true, &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// A copy of self with other sizes.
///
/// `_reshape_copy(Tensor self, SymInt[] size) -> Tensor`
pub fn raw_reshape_copy(self_: &Tensor, size: &[i64]) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_raw_reshape_copy(self_.as_ptr(), arg::ints(size), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}

/// self without its history.
///
/// `data(Tensor self) -> Tensor`
pub fn data(self_: &Tensor) -> Result<Tensor> {
    let mut out = null_mut();
    check(unsafe { c::kf_data(self_.as_ptr(), &mut out) })?;
    Ok(unsafe { Tensor::own_or_undefined(out) })
}
