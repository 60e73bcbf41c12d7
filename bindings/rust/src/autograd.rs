//! Gradients.
//!
//! ```
//! use keyfall::{autograd, Tensor};
//! let x = Tensor::from_slice(&[1.0f64, 2.0, 3.0], &[3])?;
//! x.set_requires_grad(true)?;
//! x.mul(&x)?.sum()?.backward()?;
//! assert_eq!(x.grad().unwrap().to_vec::<f64>()?, [2.0, 4.0, 6.0]);
//!
//! let y = x.pow_scalar(3)?.sum()?;
//! let slopes = autograd::grad(&[&y], &[&x])?; // leaves x.grad() as it is
//! assert_eq!(slopes[0].to_vec::<f64>()?, [3.0, 12.0, 27.0]);
//! assert!(!autograd::no_grad(|| x.exp())?.requires_grad());
//! # Ok::<(), keyfall::Error>(())
//! ```
use crate::convert;
use crate::error::{check, Result};
use crate::ffi;
use crate::Tensor;
use std::marker::PhantomData;
use std::ptr::{null, null_mut};

const NOTHING: ffi::kf_tensor_span_t = ffi::kf_tensor_span_t { data: null(), size: 0 };

impl Tensor {
    /// Whether the gradient of this tensor is needed.
    pub fn requires_grad(&self) -> bool {
        unsafe { ffi::kf_tensor_requires_grad(self.as_ptr()) }
    }

    /// Says whether the gradient is needed; for floating and complex tensors that no recorded operator made.
    pub fn set_requires_grad(&self, on: bool) -> Result<()> {
        check(unsafe { ffi::kf_tensor_set_requires_grad(self.as_ptr(), on) })
    }

    /// True unless a recorded operator made the tensor.
    pub fn is_leaf(&self) -> bool {
        unsafe { ffi::kf_tensor_is_leaf(self.as_ptr()) }
    }

    /// The accumulated gradient.
    pub fn grad(&self) -> Option<Tensor> {
        unsafe { Tensor::retain(ffi::kf_tensor_grad(self.as_ptr())) }
    }

    /// Sets or removes the gradient.
    pub fn set_grad(&self, grad: Option<&Tensor>) -> Result<()> {
        check(unsafe { ffi::kf_tensor_set_grad(self.as_ptr(), convert::optional(grad)) })
    }

    /// Accumulates the gradients of this scalar into the leaves that it depends on.
    pub fn backward(&self) -> Result<()> {
        let tensors = convert::tensors(&[self]);
        check(unsafe { ffi::kf_backward(tensors.span(), NOTHING, 0, NOTHING) })
    }

    /// The same for any tensor, with the gradient of the result, and whether the graph can run again.
    pub fn backward_with(&self, grad: &Tensor, retain_graph: bool) -> Result<()> {
        let (tensors, grads) = (convert::tensors(&[self]), convert::tensors(&[grad]));
        let flags = if retain_graph { ffi::KF_BACKWARD_RETAIN_GRAPH as u32 } else { 0 };
        check(unsafe { ffi::kf_backward(tensors.span(), grads.span(), flags, NOTHING) })
    }
}

/// The gradients of the sum of scalar outputs with respect to inputs. Leaves `grad` of every tensor as it is.
pub fn grad(outputs: &[&Tensor], inputs: &[&Tensor]) -> Result<Vec<Tensor>> {
    grad_with(outputs, inputs, false)
}

/// The same; with `create_graph` the gradients can be differentiated again.
pub fn grad_with(outputs: &[&Tensor], inputs: &[&Tensor], create_graph: bool) -> Result<Vec<Tensor>> {
    let (from, to) = (convert::tensors(outputs), convert::tensors(inputs));
    let mut found = vec![null_mut(); inputs.len()];
    let flags = if create_graph { ffi::KF_BACKWARD_CREATE_GRAPH | ffi::KF_BACKWARD_RETAIN_GRAPH } else { 0 };
    check(unsafe { ffi::kf_grad(from.span(), NOTHING, to.span(), flags as u32, found.as_mut_ptr()) })?;
    Ok(found.into_iter().map(|one| unsafe { Tensor::own_or_undefined(one) }).collect())
}

/// Calls a function while operators of this thread are not recorded.
pub fn no_grad<R>(function: impl FnOnce() -> R) -> R {
    let _guard = GradMode::set(false);
    function()
}

/// Sets whether operators of this thread are recorded, until it is dropped. The mode belongs to the thread, so the guard
/// cannot be sent to another one.
#[must_use = "the mode ends when the guard is dropped"]
pub struct GradMode {
    before: bool,
    _this_thread: PhantomData<*const ()>,
}

impl GradMode {
    /// Sets the mode.
    pub fn set(on: bool) -> GradMode {
        let before = unsafe { ffi::kf_grad_mode() };
        unsafe { ffi::kf_set_grad_mode(on) };
        GradMode { before, _this_thread: PhantomData }
    }
}

impl Drop for GradMode {
    fn drop(&mut self) {
        unsafe { ffi::kf_set_grad_mode(self.before) };
    }
}
