//! Errors: the library's status and message.
use crate::ffi;
use std::ffi::{CStr, CString};
use std::fmt;

/// The result of everything that can fail.
pub type Result<T> = std::result::Result<T, Error>;

macro_rules! statuses {
    ($($(#[$doc:meta])* $name:ident = $value:ident),* $(,)?) => {
        /// Why a call failed. The numbers are those of `status.def`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Status { $($(#[$doc])* $name,)* }

        impl Status {
            pub(crate) fn from_raw(number: ffi::kf_status_t) -> Status {
                match number {
                    $(ffi::$value => Status::$name,)*
                    _ => Status::General,
                }
            }

            pub(crate) fn raw(self) -> ffi::kf_status_t {
                match self { $(Status::$name => ffi::$value,)* }
            }
        }
    };
}

statuses! {
    /// Any other failure.
    General = KF_ERR_GENERAL,
    /// No kernel, or no such feature.
    NotImplemented = KF_ERR_NOT_IMPLEMENTED,
    /// A defect of the library.
    Internal = KF_ERR_INTERNAL,
    /// A schema or name that cannot be parsed.
    Parse = KF_ERR_PARSE,
    /// An argument of the wrong type.
    Type = KF_ERR_TYPE,
    /// An argument with a bad value.
    Value = KF_ERR_VALUE,
    /// An index out of range.
    Index = KF_ERR_INDEX,
    /// Memory ran out.
    NoMemory = KF_ERR_NO_MEMORY,
    /// A function that was used in a way that its contract forbids.
    Misuse = KF_ERR_MISUSE,
    /// No such operator, plug-in or field.
    NotFound = KF_ERR_NOT_FOUND,
    /// It is registered already.
    Duplicate = KF_ERR_DUPLICATE,
    /// No slot is left.
    Exhausted = KF_ERR_EXHAUSTED,
    /// It is still in use.
    Busy = KF_ERR_BUSY,
    /// Another ABI version.
    Abi = KF_ERR_ABI,
    /// A plug-in that cannot be loaded.
    Plugin = KF_ERR_PLUGIN,
    /// A kernel that broke its contract.
    Contract = KF_ERR_CONTRACT,
    /// The operation cannot be done: shapes, devices, autograd.
    Runtime = KF_ERR_RUNTIME,
    /// Memory that cannot be exchanged.
    Buffer = KF_ERR_BUFFER,
    /// No such device.
    NoDevice = KF_ERR_NO_DEVICE,
    /// The program was interrupted.
    Interrupted = KF_ERR_INTERRUPTED,
    /// The device is lost.
    DeviceLost = KF_ERR_DEVICE_LOST,
    /// The kernel declined the call.
    Declined = KF_ERR_DECLINED,
    /// No such decomposition or solution.
    Linalg = KF_ERR_LINALG,
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The names are static strings.
        f.write_str(&unsafe { CStr::from_ptr(ffi::kf_status_name(self.raw())) }.to_string_lossy())
    }
}

/// A failure: a status, a message, and the operators in which it happened.
///
/// ```
/// use keyfall::{ops, Status, Tensor};
/// let a = Tensor::from_slice(&[1.0f32, 2.0], &[2])?;
/// let b = Tensor::from_slice(&[1.0f32, 2.0, 3.0], &[3])?;
/// let error = ops::add(&a, &b).unwrap_err();
/// assert_eq!(error.status(), Status::Runtime);
/// assert!(error.to_string().contains("sizes 2 and 3 do not broadcast"));
/// # Ok::<(), keyfall::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    status: Status,
    message: String,
    chain: Vec<String>,
}

impl Error {
    /// An error for a kernel to return.
    pub fn new(status: Status, message: impl Into<String>) -> Error {
        Error { status, message: message.into(), chain: Vec::new() }
    }

    /// Why the call failed.
    pub fn status(&self) -> Status {
        self.status
    }

    /// What was expected and what was found.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The operators that were running, innermost first, each with its key: `aten::add.Tensor [CPU]`.
    pub fn chain(&self) -> &[String] {
        &self.chain
    }

    /// The calling thread's error record, after a function returned `status`.
    pub(crate) fn last(status: ffi::kf_status_t) -> Error {
        // The record is valid until this thread's next failure; everything is copied here.
        unsafe {
            let record = &*ffi::kf_error_last();
            let text = |start: *const std::os::raw::c_char| CStr::from_ptr(start).to_string_lossy().into_owned();
            let frames = (0..record.chain_length as usize).map(|index| &*record.chain.add(index));
            Error {
                status: Status::from_raw(status),
                message: text(record.message),
                chain: frames
                    .map(|frame| format!("{} [{}]", text(frame.op.as_ptr()), text(frame.key.as_ptr())))
                    .collect(),
            }
        }
    }

    /// Stores the error in the calling thread's record, for the library to report.
    pub(crate) fn record(&self) -> ffi::kf_status_t {
        let message = CString::new(self.message.replace('\0', "\\0")).unwrap_or_default();
        unsafe { ffi::kf_error_set_message(self.status.raw(), message.as_ptr()) }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}

/// The result of a C function.
pub(crate) fn check(status: ffi::kf_status_t) -> Result<()> {
    if status == ffi::KF_OK {
        Ok(())
    } else {
        Err(Error::last(status))
    }
}

/// A text for C. A zero byte inside it is an error.
pub(crate) fn c_text(text: &str) -> Result<CString> {
    CString::new(text).map_err(|_| Error::new(Status::Value, format!("{text:?} contains a zero byte")))
}
