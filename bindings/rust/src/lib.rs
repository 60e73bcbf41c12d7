//! Tensors, operators, kernels and gradients of the Keyfall library.
//!
//! ```
//! use keyfall::Tensor;
//! let x = Tensor::from_slice(&[1.0f32, 2.0, 3.0], &[3])?;
//! x.set_requires_grad(true)?;
//! let loss = x.mul(&x)?.mean()?;
//! loss.backward()?;
//! println!("{}", x.grad().unwrap());
//! # Ok::<(), keyfall::Error>(())
//! ```
//!
//! * [`Tensor`][]: elements, shapes, common operators as methods; [`ops`] has all operators as functions
//! * [`Op`][]: operators by name, with arguments of any type
//! * [`autograd`][]: gradients
//! * [`Library`][]: defining operators, registering Rust closures as kernels and derivatives
//! * [`Snapshot`][]: tensors for other threads
//! * [`Plugin`][]: devices from shared libraries
//! * [`ffi`][]: the C functions
//!
//! # Errors
//!
//! Every function that can fail returns a [`Result`], whose [`Error`] has the library's status and message. A panic in
//! a kernel becomes such an error.
//!
//! # Threads
//!
//! Operators can be called on every thread. [`Tensor`] is neither `Send` nor `Sync`; [`Snapshot`], [`Op`],
//! [`Library`] and [`Plugin`] are both, and say why.
#![warn(missing_docs)]

// The README's programs are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[path = "gen/ffi.rs"]
#[rustfmt::skip]
pub mod ffi;
#[path = "gen/ops.rs"]
#[rustfmt::skip]
pub mod ops;

pub mod autograd;
mod convert;
mod error;
mod kernel;
pub mod library;
mod op;
mod plugin;
mod snapshot;
mod tensor;
mod types;
mod value;

pub use error::{Error, Result, Status};
pub use kernel::{Call, Derivative, Function};
pub use library::Library;
pub use op::{CallBuilder, Op};
pub use plugin::Plugin;
pub use snapshot::Snapshot;
pub use tensor::{Element, Tensor};
pub use types::{Complex, Device, Dtype, Key, Layout, MemoryFormat, Scalar};
pub use value::{FromReturns, FromValue, IntoReturns, Opaque, Value};

use std::ffi::CStr;

/// Sets the library up. Everything in this crate that needs it does so itself; call it early to see a failure early.
pub fn init() -> Result<()> {
    let found = unsafe { ffi::kf_abi_version() } / 1000;
    if found != ffi::ABI {
        let message =
            format!("the crate is made for ABI {}, the library has {found} (version {})", ffi::ABI, version());
        return Err(Error::new(Status::Abi, message));
    }
    error::check(unsafe { ffi::kf_init() })
}

/// The version of the library at run time.
pub fn version() -> String {
    // A static string.
    unsafe { CStr::from_ptr(ffi::kf_version()) }.to_string_lossy().into_owned()
}

/// Sets the seed of the CPU's random numbers.
pub fn manual_seed(seed: u64) {
    unsafe { ffi::kf_manual_seed(seed) };
}

/// How many threads one operator may use.
pub fn num_threads() -> usize {
    unsafe { ffi::kf_get_num_threads() as usize }
}

/// Sets how many threads one operator may use, including the calling one.
pub fn set_num_threads(count: usize) -> Result<()> {
    error::check(unsafe { ffi::kf_set_num_threads(i32::try_from(count).unwrap_or(i32::MAX)) })
}
