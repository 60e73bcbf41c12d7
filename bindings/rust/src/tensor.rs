//! Tensors.
use crate::convert;
use crate::error::{check, Error, Result, Status};
use crate::ffi;
use crate::types::{Complex, Device, Dtype, MemoryFormat, Scalar};
use crate::{init, ops};
use std::ffi::CStr;
use std::fmt;
use std::os::raw::c_void;
use std::ptr::{null, null_mut, NonNull};

/// A reference to a tensor. `clone` makes another reference to the same tensor, as in Python; [`Tensor::copy`] copies
/// the elements.
///
/// ```
/// use keyfall::{Dtype, Tensor};
/// let x = Tensor::from_slice(&[1.0f32, 2.0, 3.0, 4.0], &[2, 2])?;
/// assert_eq!((x.shape(), x.dtype()), (vec![2, 2], Dtype::FLOAT32));
/// let y = x.matmul(&x)?.sum()?;
/// assert_eq!(y.item()?.to_f64(), Some(54.0));
/// assert_eq!(x.to_string(), "tensor([[1., 2.],\n        [3., 4.]])");
/// # Ok::<(), keyfall::Error>(())
/// ```
///
/// # Threads
///
/// A tensor is neither `Send` nor `Sync`, as `Rc` is: a clone on another thread could write to the elements while this
/// one reads them. To give elements to another thread, use a [`crate::Snapshot`]. Each thread can make
/// tensors and call operators.
///
/// ```compile_fail
/// let x = keyfall::Tensor::zeros(&[2], keyfall::Dtype::FLOAT32).unwrap();
/// std::thread::spawn(move || x.numel());
/// ```
pub struct Tensor(NonNull<ffi::kf_tensor_t>);

/// A Rust type that elements of a tensor can be copied from and to.
pub trait Element: Copy + sealed::Sealed {
    /// The element type of such tensors.
    const DTYPE: Dtype;
}

mod sealed {
    pub trait Sealed: Sized {
        /// Copies elements. Memory of `count` elements of the type must be readable.
        unsafe fn read(data: *const u8, count: usize) -> Vec<Self>;
    }
}

macro_rules! elements {
    ($($rust:ty => $dtype:ident),* $(,)?) => {
        $(
            impl sealed::Sealed for $rust {
                unsafe fn read(data: *const u8, count: usize) -> Vec<Self> {
                    // Any bytes are a number.
                    std::slice::from_raw_parts(data as *const $rust, count).to_vec()
                }
            }
            impl Element for $rust {
                const DTYPE: Dtype = Dtype::$dtype;
            }
        )*
    };
}
elements! { u8 => UINT8, i8 => INT8, i16 => INT16, i32 => INT32, i64 => INT64, u16 => UINT16, u32 => UINT32,
u64 => UINT64, f32 => FLOAT32, f64 => FLOAT64, Complex<f32> => COMPLEX64, Complex<f64> => COMPLEX128 }

impl sealed::Sealed for bool {
    unsafe fn read(data: *const u8, count: usize) -> Vec<bool> {
        // A byte of a bool tensor may be another number than 0 and 1, which bool must not be.
        std::slice::from_raw_parts(data, count).iter().map(|byte| *byte != 0).collect()
    }
}
impl Element for bool {
    const DTYPE: Dtype = Dtype::BOOL;
}

impl Tensor {
    /// A tensor on the CPU with a copy of the elements, in row-major order.
    pub fn from_slice<T: Element>(data: &[T], shape: &[i64]) -> Result<Tensor> {
        init()?;
        let count = shape.iter().try_fold(1i64, |product, size| product.checked_mul(*size));
        if shape.iter().any(|size| *size < 0) || count.and_then(|count| usize::try_from(count).ok()) != Some(data.len())
        {
            let message = format!("from_slice: {} elements do not fill the shape {shape:?}", data.len());
            return Err(Error::new(Status::Value, message));
        }
        let mut out = null_mut();
        let sizes = convert::ints(shape);
        check(unsafe { ffi::kf_tensor_from_data(data.as_ptr() as *const c_void, T::DTYPE.raw(), sizes, &mut out) })?;
        Ok(unsafe { Tensor::own_or_undefined(out) })
    }

    /// A tensor without dimensions.
    pub fn scalar<T: Element>(value: T) -> Result<Tensor> {
        Tensor::from_slice(&[value], &[])
    }

    /// A tensor on the CPU with the same number everywhere.
    pub fn full(shape: &[i64], value: impl Into<Scalar>, dtype: Dtype) -> Result<Tensor> {
        init()?;
        let mut out = null_mut();
        check(unsafe { ffi::kf_tensor_new(dtype.raw(), Device::CPU.raw(), convert::ints(shape), &mut out) })?;
        let tensor = unsafe { Tensor::own_or_undefined(out) };
        ops::fill__Scalar(&tensor, value)?;
        Ok(tensor)
    }

    /// A tensor on the CPU with zeros.
    pub fn zeros(shape: &[i64], dtype: Dtype) -> Result<Tensor> {
        Tensor::full(shape, 0, dtype)
    }

    /// False for the undefined tensor, which stands for an absent gradient or result and has no elements.
    pub fn is_defined(&self) -> bool {
        unsafe { ffi::kf_tensor_is_defined(self.as_ptr()) }
    }

    /// The sizes. They are copied, because operators can change them in place.
    pub fn shape(&self) -> Vec<i64> {
        unsafe { copied(ffi::kf_tensor_sizes(self.as_ptr())) }
    }

    /// How many elements lie between neighbours, for each dimension.
    pub fn strides(&self) -> Vec<i64> {
        unsafe { copied(ffi::kf_tensor_strides(self.as_ptr())) }
    }

    /// The number of dimensions.
    pub fn dim(&self) -> usize {
        unsafe { ffi::kf_tensor_dim(self.as_ptr()) as usize }
    }

    /// The number of elements.
    pub fn numel(&self) -> usize {
        unsafe { ffi::kf_tensor_numel(self.as_ptr()) as usize }
    }

    /// The element type.
    pub fn dtype(&self) -> Dtype {
        Dtype::from_raw(unsafe { ffi::kf_tensor_dtype(self.as_ptr()) })
    }

    /// Where the elements are.
    pub fn device(&self) -> Device {
        Device::from_raw(unsafe { ffi::kf_tensor_device(self.as_ptr()) })
    }

    /// Whether both are references to one tensor.
    pub fn is_same(&self, other: &Tensor) -> bool {
        self.0 == other.0
    }

    /// A copy of the elements in row-major order, from any device. [`Status::Type`] for another element type:
    /// [`Tensor::to_dtype`] converts.
    pub fn to_vec<T: Element>(&self) -> Result<Vec<T>> {
        if self.dtype() != T::DTYPE {
            let message = format!("to_vec: expected a tensor of {}, found one of {}", T::DTYPE, self.dtype());
            return Err(Error::new(Status::Type, message));
        }
        let plain = ops::contiguous(&ops::resolve_neg(&ops::resolve_conj(&self.to_device(Device::CPU)?)?)?)?;
        if plain.numel() == 0 {
            return Ok(Vec::new());
        }
        let data = unsafe { ffi::kf_tensor_data(plain.as_ptr()) };
        if data.is_null() {
            return Err(Error::last(ffi::KF_ERR_RUNTIME));
        }
        Ok(unsafe { T::read(data as *const u8, plain.numel()) })
    }

    /// The only element.
    pub fn item(&self) -> Result<Scalar> {
        ops::item(self)
    }

    /// A new tensor with a copy of the elements; recorded by autograd.
    pub fn copy(&self) -> Result<Tensor> {
        ops::clone(self)
    }

    /// The same elements with another type; this tensor if it has the type.
    pub fn to_dtype(&self, dtype: Dtype) -> Result<Tensor> {
        ops::to_dtype(self, dtype, false, false, None)
    }

    /// The same elements on another device; this tensor if it is there.
    pub fn to_device(&self, device: Device) -> Result<Tensor> {
        if self.device() == device || (self.device().same_type(device) && device.index().is_none()) {
            return Ok(self.clone());
        }
        ops::to_device(self, device, self.dtype(), false, false, None)
    }

    /// The same elements in row-major order.
    pub fn contiguous(&self) -> Result<Tensor> {
        ops::contiguous(self)
    }

    /// Whether the elements are in the order of this format.
    pub fn is_contiguous(&self, format: MemoryFormat) -> bool {
        unsafe { ffi::kf_tensor_is_contiguous(self.as_ptr(), format.raw()) }
    }

    /// The C object, for functions of [`crate::ffi`]. It is valid while this reference lives.
    pub fn as_ptr(&self) -> *mut ffi::kf_tensor_t {
        self.0.as_ptr()
    }

    /// The C object with a reference that the caller has to release.
    pub fn into_raw(self) -> *mut ffi::kf_tensor_t {
        let pointer = self.as_ptr();
        std::mem::forget(self);
        pointer
    }

    /// Takes over a reference to a C object; None for NULL.
    ///
    /// # Safety
    ///
    /// The pointer is NULL, or the caller owns a reference to a tensor that no other thread uses.
    pub unsafe fn from_raw(tensor: *mut ffi::kf_tensor_t) -> Option<Tensor> {
        NonNull::new(tensor).map(Tensor)
    }

    /// Takes over a reference; NULL gives the undefined tensor.
    pub(crate) unsafe fn own_or_undefined(tensor: *mut ffi::kf_tensor_t) -> Tensor {
        match NonNull::new(tensor) {
            Some(pointer) => Tensor(pointer),
            None => Tensor::retain_or_undefined(null_mut()),
        }
    }

    /// Adds a reference; NULL gives the undefined tensor.
    pub(crate) unsafe fn retain_or_undefined(tensor: *mut ffi::kf_tensor_t) -> Tensor {
        let pointer = if tensor.is_null() { ffi::kf_tensor_undefined() } else { tensor };
        ffi::kf_tensor_retain(pointer);
        Tensor(NonNull::new_unchecked(pointer))
    }

    /// Adds a reference; NULL gives None.
    pub(crate) unsafe fn retain(tensor: *mut ffi::kf_tensor_t) -> Option<Tensor> {
        NonNull::new(tensor).map(|pointer| Tensor::retain_or_undefined(pointer.as_ptr()))
    }
}

/// The numbers of a span of the library.
unsafe fn copied(span: ffi::kf_int_span_t) -> Vec<i64> {
    if span.size == 0 {
        return Vec::new();
    }
    std::slice::from_raw_parts(span.data, span.size).to_vec()
}

impl Clone for Tensor {
    /// Another reference to the same tensor.
    fn clone(&self) -> Tensor {
        unsafe { Tensor::retain_or_undefined(self.as_ptr()) }
    }
}

impl Drop for Tensor {
    fn drop(&mut self) {
        unsafe { ffi::kf_tensor_release(self.as_ptr()) };
    }
}

impl fmt::Display for Tensor {
    /// What Python prints.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = null_mut();
        if let Err(problem) = check(unsafe { ffi::kf_tensor_to_text(self.as_ptr(), null(), &mut text) }) {
            return write!(f, "(a tensor that cannot be printed: {problem})");
        }
        let result = f.write_str(&unsafe { CStr::from_ptr(text) }.to_string_lossy());
        unsafe { ffi::kf_free(text as *mut c_void) };
        result
    }
}

impl fmt::Debug for Tensor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tensor({:?}, {}, {})", self.shape(), self.dtype(), self.device())
    }
}

macro_rules! methods {
    ($($(#[$doc:meta])* $name:ident($($argument:ident: $kind:ty),*) = $function:ident($($value:expr),*);)*) => {
        /// Common operators as methods; [`crate::ops`] has all of them.
        impl Tensor {
            $($(#[$doc])*
            pub fn $name(&self $(, $argument: $kind)*) -> Result<Tensor> {
                ops::$function(self $(, $value)*)
            })*
        }
    };
}
methods! {
    /// The sum of both, elementwise.
    add(other: &Tensor) = add(other);
    /// The difference, elementwise.
    sub(other: &Tensor) = sub(other);
    /// The product, elementwise.
    mul(other: &Tensor) = mul(other);
    /// The quotient, elementwise.
    div(other: &Tensor) = div(other);
    /// Adds a number.
    add_scalar(other: impl Into<Scalar>) = add_Scalar(other, 1);
    /// Multiplies by a number.
    mul_scalar(other: impl Into<Scalar>) = mul_Scalar(other);
    /// Raises to a power.
    pow_scalar(exponent: impl Into<Scalar>) = pow_Tensor_Scalar(exponent);
    /// The negative.
    neg() = neg();
    /// The exponential.
    exp() = exp();
    /// The natural logarithm.
    log() = log();
    /// The square root.
    sqrt() = sqrt();
    /// The absolute value.
    abs() = abs();
    /// Zero for negative elements.
    relu() = relu();
    /// The hyperbolic tangent.
    tanh() = tanh();
    /// 1 / (1 + exp(-x)).
    sigmoid() = sigmoid();
    /// The matrix product; leading dimensions are a batch.
    matmul(other: &Tensor) = matmul(other);
    /// The sum of all elements.
    sum() = sum();
    /// The sum over some dimensions.
    sum_dim(dim: &[i64], keepdim: bool) = sum_dim_IntList(Some(dim), keepdim);
    /// The mean of all elements.
    mean() = mean();
    /// The mean over some dimensions.
    mean_dim(dim: &[i64], keepdim: bool) = mean_dim(Some(dim), keepdim);
    /// The position of the largest element along a dimension.
    argmax(dim: i64) = argmax(Some(dim), false);
    /// exp(x) divided by its sum along a dimension.
    softmax(dim: i64) = softmax(dim, None);
    /// The same elements in another shape; one size may be -1.
    reshape(shape: &[i64]) = reshape(shape);
    /// The view with two dimensions exchanged.
    transpose(dim0: i64, dim1: i64) = transpose(dim0, dim1);
    /// The view with the dimensions in another order.
    permute(dims: &[i64]) = permute(dims);
    /// The view of one position of a dimension.
    select(dim: i64, index: i64) = select(dim, index);
    /// The view of a range of a dimension.
    narrow(dim: i64, start: i64, length: i64) = narrow(dim, start, length);
    /// The view with a dimension of size 1 inserted.
    unsqueeze(dim: i64) = unsqueeze(dim);
    /// The tensor without its history.
    detach() = detach();
}
