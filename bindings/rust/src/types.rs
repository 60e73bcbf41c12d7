//! Element types, layouts, memory formats, devices, keys, numbers.
use crate::error::{c_text, check, Result};
use crate::ffi;
use std::ffi::CStr;
use std::fmt;

macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $raw:ident, $printed:ident, { $($(#[$item_doc:meta])* $item:ident = $value:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $name(ffi::$raw);

        impl $name {
            $($(#[$item_doc])* pub const $item: $name = $name(ffi::$value);)*

            /// The number in the library's ABI, which is PyTorch's.
            pub fn number(self) -> i64 {
                i64::from(self.0)
            }

            pub(crate) fn raw(self) -> ffi::$raw {
                self.0
            }

            pub(crate) fn from_raw(number: ffi::$raw) -> $name {
                $name(number)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                // Static strings, or NULL for an unknown number.
                let name = unsafe { ffi::$printed(self.0) };
                if name.is_null() {
                    return write!(f, "{}", self.0);
                }
                f.write_str(&unsafe { CStr::from_ptr(name) }.to_string_lossy())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    };
}

numbered! {
    /// An element type. It prints as its name: `float32`.
    Dtype, kf_dtype_t, kf_dtype_name, {
        /// Unsigned 8-bit integers.
        UINT8 = KF_DTYPE_UINT8,
        /// Signed 8-bit integers.
        INT8 = KF_DTYPE_INT8,
        /// Signed 16-bit integers.
        INT16 = KF_DTYPE_INT16,
        /// Signed 32-bit integers.
        INT32 = KF_DTYPE_INT32,
        /// Signed 64-bit integers.
        INT64 = KF_DTYPE_INT64,
        /// Unsigned 16-bit integers.
        UINT16 = KF_DTYPE_UINT16,
        /// Unsigned 32-bit integers.
        UINT32 = KF_DTYPE_UINT32,
        /// Unsigned 64-bit integers.
        UINT64 = KF_DTYPE_UINT64,
        /// Half precision.
        FLOAT16 = KF_DTYPE_FLOAT16,
        /// 16 bits with the exponent of single precision.
        BFLOAT16 = KF_DTYPE_BFLOAT16,
        /// Single precision.
        FLOAT32 = KF_DTYPE_FLOAT32,
        /// Double precision.
        FLOAT64 = KF_DTYPE_FLOAT64,
        /// Complex numbers in single precision.
        COMPLEX64 = KF_DTYPE_COMPLEX64,
        /// Complex numbers in double precision.
        COMPLEX128 = KF_DTYPE_COMPLEX128,
        /// Truth values, one byte each.
        BOOL = KF_DTYPE_BOOL,
    }
}

impl Dtype {
    /// Bytes of one element.
    pub fn size(self) -> usize {
        unsafe { ffi::kf_dtype_size(self.0) }
    }

    /// Whether elements are real floating-point numbers.
    pub fn is_floating(self) -> bool {
        unsafe { ffi::kf_dtype_is_floating(self.0) }
    }
}

numbered! {
    /// How a tensor's elements are stored.
    Layout, kf_layout_t, kf_layout_name, {
        /// With strides.
        STRIDED = KF_LAYOUT_STRIDED,
        /// Coordinates and values.
        SPARSE = KF_LAYOUT_SPARSE,
        /// Compressed rows.
        SPARSE_CSR = KF_LAYOUT_SPARSE_CSR,
    }
}

numbered! {
    /// An order of strides.
    MemoryFormat, kf_memory_format_t, kf_memory_format_name, {
        /// The last dimension is the densest.
        CONTIGUOUS = KF_MEMORY_FORMAT_CONTIGUOUS,
        /// What the argument has.
        PRESERVE = KF_MEMORY_FORMAT_PRESERVE,
        /// Channels are the densest dimension of images.
        CHANNELS_LAST = KF_MEMORY_FORMAT_CHANNELS_LAST,
        /// Channels are the densest dimension of volumes.
        CHANNELS_LAST_3D = KF_MEMORY_FORMAT_CHANNELS_LAST_3D,
    }
}

/// A device: a type and an index. It prints as `cpu` or `opencl:0`.
#[derive(Clone, Copy)]
pub struct Device(ffi::kf_device_t);

impl Device {
    /// The CPU.
    pub const CPU: Device = Device(ffi::kf_device_t { r#type: ffi::KF_DEVICE_CPU as i16, index: -1 });
    /// The device of tensors without data.
    pub const META: Device = Device(ffi::kf_device_t { r#type: ffi::KF_DEVICE_META as i16, index: -1 });

    /// Parses `cpu`, `opencl:0`, or the name of a device that a plug-in registered.
    pub fn parse(text: &str) -> Result<Device> {
        let mut device = Device::CPU.0;
        check(unsafe { ffi::kf_device_parse(c_text(text)?.as_ptr(), &mut device) })?;
        Ok(Device(device))
    }

    /// The index; None for the current device of the type.
    pub fn index(self) -> Option<usize> {
        usize::try_from(self.0.index).ok()
    }

    /// Whether both are devices of one type, whatever their indices.
    pub fn same_type(self, other: Device) -> bool {
        self.0.r#type == other.0.r#type
    }

    pub(crate) fn raw(self) -> ffi::kf_device_t {
        self.0
    }

    pub(crate) fn from_raw(device: ffi::kf_device_t) -> Device {
        Device(device)
    }
}

impl PartialEq for Device {
    fn eq(&self, other: &Device) -> bool {
        (self.0.r#type, self.0.index) == (other.0.r#type, other.0.index)
    }
}

impl Eq for Device {}

impl fmt::Display for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut buffer = [0; 96];
        unsafe { ffi::kf_device_print(self.0, buffer.as_mut_ptr(), buffer.len()) };
        f.write_str(&unsafe { CStr::from_ptr(buffer.as_ptr()) }.to_string_lossy())
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A dispatch key: what a kernel is registered for. Keys have names, because their numbers depend on the build of the
/// library.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Key(ffi::kf_key_t);

impl Key {
    /// Finds a key by its name: `CPU`, `AutogradCPU`, `CompositeImplicitAutograd`.
    pub fn parse(name: &str) -> Result<Key> {
        crate::init()?;
        let mut key = 0;
        check(unsafe { ffi::kf_key_parse(c_text(name)?.as_ptr(), &mut key) })?;
        Ok(Key(key))
    }

    pub(crate) fn raw(self) -> ffi::kf_key_t {
        self.0
    }

    pub(crate) fn from_raw(key: ffi::kf_key_t) -> Key {
        Key(key)
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&unsafe { CStr::from_ptr(ffi::kf_key_name(self.0)) }.to_string_lossy())
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A complex number with the layout of the library's complex elements.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Complex<T> {
    /// The real part.
    pub re: T,
    /// The imaginary part.
    pub im: T,
}

/// A number that keeps its kind, for arguments of type `Scalar`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scalar {
    /// An integer.
    Int(i64),
    /// A floating-point number.
    Float(f64),
    /// A truth value.
    Bool(bool),
    /// A complex number.
    Complex(Complex<f64>),
}

impl Scalar {
    pub(crate) fn raw(self) -> ffi::kf_scalar_t {
        let (tag, number) = match self {
            Scalar::Int(i) => (ffi::KF_TAG_INT, ffi::kf_scalar_as { i }),
            Scalar::Float(f) => (ffi::KF_TAG_FLOAT, ffi::kf_scalar_as { f }),
            Scalar::Bool(b) => (ffi::KF_TAG_BOOL, ffi::kf_scalar_as { b }),
            Scalar::Complex(c) => {
                (ffi::KF_TAG_COMPLEX, ffi::kf_scalar_as { c: ffi::kf_complex_t { re: c.re, im: c.im } })
            }
        };
        ffi::kf_scalar_t { tag: tag as u32, r#as: number }
    }

    /// The caller makes sure that the library filled the number.
    pub(crate) unsafe fn from_raw(scalar: ffi::kf_scalar_t) -> Scalar {
        match scalar.tag as ffi::kf_tag_t {
            ffi::KF_TAG_FLOAT => Scalar::Float(scalar.r#as.f),
            ffi::KF_TAG_BOOL => Scalar::Bool(scalar.r#as.b),
            ffi::KF_TAG_COMPLEX => Scalar::Complex(Complex { re: scalar.r#as.c.re, im: scalar.r#as.c.im }),
            _ => Scalar::Int(scalar.r#as.i),
        }
    }

    /// The number as a floating-point one; None for a complex number.
    pub fn to_f64(self) -> Option<f64> {
        match self {
            Scalar::Int(i) => Some(i as f64),
            Scalar::Float(f) => Some(f),
            Scalar::Bool(b) => Some(f64::from(u8::from(b))),
            Scalar::Complex(_) => None,
        }
    }
}

macro_rules! scalar_from {
    ($($from:ty => $variant:ident as $to:ty),* $(,)?) => {
        $(impl From<$from> for Scalar {
            fn from(number: $from) -> Scalar {
                Scalar::$variant(<$to>::from(number))
            }
        })*
    };
}
scalar_from! { i64 => Int as i64, i32 => Int as i64, u8 => Int as i64, f64 => Float as f64, f32 => Float as f64,
bool => Bool as bool, Complex<f64> => Complex as Complex<f64> }
