//! Tensors for other threads.
use crate::error::Result;
use crate::tensor::Element;
use crate::types::{Device, Dtype};
use crate::Tensor;
use std::sync::Arc;

/// A copy of a tensor on the CPU that nobody writes to, for other threads and for kernels. `clone` shares the elements.
///
/// ```
/// use keyfall::{Snapshot, Tensor};
/// let snapshot = Snapshot::new(&Tensor::from_slice(&[1i64, 2, 3], &[3])?)?;
/// let handle = std::thread::spawn(move || -> keyfall::Result<Vec<i64>> {
///     snapshot.to_tensor()?.mul_scalar(2)?.to_vec()
/// });
/// assert_eq!(handle.join().unwrap()?, [2, 4, 6]);
/// # Ok::<(), keyfall::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Snapshot(Arc<Frozen>);

#[derive(Debug)]
struct Frozen(Tensor);

// SAFETY: the tensor is a copy with memory of its own, made in `new`, and no reference to it leaves this module, except by
// the unsafe `share`. So nothing writes to its elements or its metadata. The library allows several threads to read one
// tensor (tensor.h), its reference counts are atomic, and the last reference may be released on any thread.
unsafe impl Send for Frozen {}
unsafe impl Sync for Frozen {}

impl Snapshot {
    /// Copies a tensor of any device, without its history.
    pub fn new(tensor: &Tensor) -> Result<Snapshot> {
        let copy = crate::autograd::no_grad(|| tensor.detach()?.to_device(Device::CPU)?.copy())?;
        Ok(Snapshot(Arc::new(Frozen(copy))))
    }

    /// The sizes.
    pub fn shape(&self) -> Vec<i64> {
        self.0 .0.shape()
    }

    /// The element type.
    pub fn dtype(&self) -> Dtype {
        self.0 .0.dtype()
    }

    /// A copy of the elements in row-major order.
    pub fn to_vec<T: Element>(&self) -> Result<Vec<T>> {
        self.0 .0.to_vec()
    }

    /// A tensor of the calling thread with a copy of the elements.
    pub fn to_tensor(&self) -> Result<Tensor> {
        self.0 .0.copy()
    }

    /// A tensor that shares the elements, without a copy: for weights that several threads read.
    ///
    /// # Safety
    ///
    /// Nothing may write to the tensor or to a view of it, or change its state (sizes, `requires_grad`, hooks), as long as
    /// the snapshot or one of its tensors is used on another thread.
    pub unsafe fn share(&self) -> Tensor {
        self.0 .0.clone()
    }
}
