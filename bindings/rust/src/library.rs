//! Defining operators and registering kernels that are Rust functions or closures.
//!
//! ```
//! use keyfall::{Error, Library, Op, Status, Tensor};
//! let mut library = Library::new("geometry")?;
//! library.define("scale(Tensor x, float by) -> Tensor")?;
//! library.kernel("scale", "CPU", |x: Tensor, by: f64| {
//!     if by < 0.0 {
//!         return Err(Error::new(Status::Value, "scale: expected a factor of at least 0"));
//!     }
//!     x.mul_scalar(by)
//! })?;
//!
//! let scale = Op::find("geometry::scale")?;
//! let x = Tensor::from_slice(&[1.0f32, 2.0], &[2])?;
//! let y: Tensor = scale.call().arg(&x).arg(3.0).run()?;
//! assert_eq!(y.to_vec::<f32>()?, [3.0, 6.0]);
//! let refused = scale.call().arg(&x).arg(-1.0).run::<Tensor>().unwrap_err();
//! assert_eq!(refused.message(), "scale: expected a factor of at least 0");
//!
//! drop(library); // undoes the registrations
//! assert_eq!(scale.call().arg(&x).arg(3.0).run::<Tensor>().unwrap_err().status(), Status::NotFound);
//! # Ok::<(), keyfall::Error>(())
//! ```
use crate::error::{c_text, check, Error, Result, Status};
use crate::ffi;
use crate::init;
use crate::kernel::{release, release_derivative, run_derivative, run_kernel, Closure, Function};
use crate::kernel::{Call, Derivative, DerivativeClosure};
use crate::op::Schema;
use crate::types::Key;
use crate::value::{IntoReturns, Value};
use std::os::raw::c_void;
use std::panic::Location;
use std::ptr::{null, null_mut, NonNull};

/// A block of registrations. Dropping it undoes them: operators that it defined are gone, and kernels that it had replaced
/// are active again. Calls that are running on other threads finish.
pub struct Library(NonNull<ffi::kf_library_t>);

// SAFETY: a library may be used by one thread at a time, any thread (library.h). Every method that changes it takes `&mut self`;
// there are no others.
unsafe impl Send for Library {}
unsafe impl Sync for Library {}

/// Which tensors of a call a derivative reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved {
    /// None: only the gradients and the arguments that are not tensors.
    Nothing,
    /// The arguments.
    Inputs,
    /// The results.
    Outputs,
    /// Both.
    InputsAndOutputs,
}

impl Library {
    /// Opens the block that owns a new namespace. [`Status::Duplicate`] if another one does.
    #[track_caller]
    pub fn new(namespace: &str) -> Result<Library> {
        Library::open(ffi::KF_LIBRARY_DEF, namespace, Location::caller())
    }

    /// Opens a block that adds operators and kernels to a namespace that may exist, such as `aten`.
    #[track_caller]
    pub fn fragment(namespace: &str) -> Result<Library> {
        Library::open(ffi::KF_LIBRARY_FRAGMENT, namespace, Location::caller())
    }

    /// Opens a block for fallbacks: kernels for all operators that have none for a key.
    #[track_caller]
    pub fn fallbacks() -> Result<Library> {
        Library::open(ffi::KF_LIBRARY_IMPL, "_", Location::caller())
    }

    fn open(kind: ffi::kf_library_kind_t, namespace: &str, at: &Location<'_>) -> Result<Library> {
        init()?;
        let (namespace, file) = (c_text(namespace)?, c_text(at.file())?);
        let mut library = null_mut();
        check(unsafe { ffi::kf_library_create(kind, namespace.as_ptr(), 0, file.as_ptr(), at.line(), &mut library) })?;
        // On success the pointer is not NULL.
        Ok(Library(unsafe { NonNull::new_unchecked(library) }))
    }

    /// Defines an operator: `name.overload(arguments) -> returns`.
    #[track_caller]
    pub fn define(&mut self, schema: &str) -> Result<()> {
        let at = Location::caller();
        let (schema, file) = (c_text(schema)?, c_text(at.file())?);
        check(unsafe { ffi::kf_library_def_at(self.0.as_ptr(), schema.as_ptr(), null(), file.as_ptr(), at.line()) })
    }

    /// Says what is known of a defined operator beside its schema, as pairs of a fact and its text:
    /// `library.describe("scale", &[("axes", "* -> *"), ("linear", "x")])`. What is not described works more slowly.
    pub fn describe(&mut self, name: &str, facts: &[(&str, &str)]) -> Result<()> {
        let mut texts = Vec::new();
        // SAFETY: all members are numbers and pointers, of which NULL stands for nothing.
        let mut desc: ffi::kf_facts_desc_t = unsafe { std::mem::zeroed() };
        desc.struct_size = std::mem::size_of::<ffi::kf_facts_desc_t>() as u32;
        for (fact, text) in facts {
            let text = c_text(text)?;
            let member = match *fact {
                "axes" => &mut desc.axes,
                "linear" => &mut desc.linear,
                "types" => &mut desc.types,
                "tangent" => &mut desc.tangent,
                "batch" => &mut desc.batch,
                "view_inverse" => &mut desc.view_inverse,
                "cost" => &mut desc.cost,
                "share" => &mut desc.share,
                "writes_if" => &mut desc.writes_if,
                "masks" => &mut desc.masks,
                "functional" => &mut desc.functional,
                _ => return Err(Error::new(Status::Value, format!("{name}: there is no fact '{fact}'"))),
            };
            *member = text.as_ptr();
            texts.push(text); // keeps it while C reads it
        }
        check(unsafe { ffi::kf_library_describe(self.0.as_ptr(), c_text(name)?.as_ptr(), &desc) })
    }

    /// Registers a function or closure as the kernel of `name.overload` for a key: `CPU`, a device of a plug-in,
    /// `CompositeImplicitAutograd`. Its parameters are the arguments of the schema, in types of
    /// [`crate::FromValue`]; its result is one of [`IntoReturns`].
    ///
    /// Kernels run on any thread, several at once. A panic becomes an error of the call ([`Status::Runtime`]).
    #[track_caller]
    pub fn kernel<M, F: Function<M>>(&mut self, name: &str, key: &str, function: F) -> Result<()> {
        let closure: Closure = Box::new(move |call, arguments| {
            if arguments.len() != F::PARAMETERS {
                let message = format!(
                    "{}: the kernel has {} parameters, the schema has {} arguments",
                    call.op_name(),
                    F::PARAMETERS,
                    arguments.len()
                );
                return Err(Error::new(Status::Contract, message));
            }
            function.call(call, arguments)
        });
        self.register(name, key, closure, Location::caller())
    }

    /// The same for a kernel that gets the call and the values of all arguments: for kernels above others, which
    /// continue with [`Call::redispatch_below`].
    #[track_caller]
    pub fn boxed_kernel<F, R>(&mut self, name: &str, key: &str, function: F) -> Result<()>
    where
        F: Fn(&Call<'_>, Vec<Value>) -> Result<R> + Send + Sync + 'static,
        R: IntoReturns,
    {
        let closure: Closure = Box::new(move |call, arguments| Ok(function(call, arguments)?.into_returns()));
        self.register(name, key, closure, Location::caller())
    }

    /// Registers a kernel for all operators that have none for a key; in a block of [`Library::fallbacks`].
    #[track_caller]
    pub fn fallback<F, R>(&mut self, key: &str, function: F) -> Result<()>
    where
        F: Fn(&Call<'_>, Vec<Value>) -> Result<R> + Send + Sync + 'static,
        R: IntoReturns,
    {
        let closure: Closure = Box::new(move |call, arguments| Ok(function(call, arguments)?.into_returns()));
        let (at, key) = (Location::caller(), Key::parse(key)?);
        let file = c_text(at.file())?;
        with_kernel(closure, |kernel| unsafe {
            ffi::kf_library_fallback_at(self.0.as_ptr(), key.raw(), kernel, file.as_ptr(), at.line())
        })
    }

    fn register(&mut self, name: &str, key: &str, closure: Closure, at: &Location<'_>) -> Result<()> {
        let (name, file, key) = (c_text(name)?, c_text(at.file())?, Key::parse(key)?);
        with_kernel(closure, |kernel| unsafe {
            ffi::kf_library_impl_at(self.0.as_ptr(), name.as_ptr(), key.raw(), kernel, file.as_ptr(), at.line())
        })
    }

    /// Makes an operator of this block differentiable: the function gets the gradients of the results and returns one
    /// gradient, or None, for each argument.
    ///
    /// ```
    /// use keyfall::{library::Saved, Library, Op, Tensor};
    /// let mut library = Library::new("doc_cube")?;
    /// library.define("cube(Tensor x) -> Tensor")?;
    /// library.kernel("cube", "CPU", |x: Tensor| x.mul(&x)?.mul(&x))?;
    /// library.derivative("cube", Saved::Inputs, |call| {
    ///     let x: Tensor = call.input(0)?;
    ///     let grad: Tensor = call.grad(0)?;
    ///     Ok(vec![Some(grad.mul(&x.mul(&x)?.mul_scalar(3)?)?)])
    /// })?;
    /// let x = Tensor::from_slice(&[1.0f64, 2.0], &[2])?;
    /// x.set_requires_grad(true)?;
    /// Op::find("doc_cube::cube")?.call().arg(&x).run::<Tensor>()?.sum()?.backward()?;
    /// assert_eq!(x.grad().unwrap().to_vec::<f64>()?, [3.0, 12.0]);
    /// # Ok::<(), keyfall::Error>(())
    /// ```
    #[track_caller]
    pub fn derivative<F, V>(&mut self, name: &str, saved: Saved, function: F) -> Result<()>
    where
        F: Fn(&Derivative<'_>) -> Result<Vec<V>> + Send + Sync + 'static,
        V: Into<Value>,
    {
        let at = Location::caller();
        let (name, file) = (c_text(name)?, c_text(at.file())?);
        let closure: DerivativeClosure =
            Box::new(move |call| Ok(function(call)?.into_iter().map(Into::into).collect()));
        let context = Box::into_raw(Box::new(closure));
        let options = ffi::kf_derivative_options_t {
            struct_size: std::mem::size_of::<ffi::kf_derivative_options_t>() as u32,
            reserved: 0,
            context: context as *mut c_void,
            release: Some(release_derivative),
            non_differentiable: 0,
        };
        let flags = match saved {
            Saved::Nothing => 0,
            Saved::Inputs => ffi::KF_DERIVATIVE_SAVE_INPUTS,
            Saved::Outputs => ffi::KF_DERIVATIVE_SAVE_OUTPUTS,
            Saved::InputsAndOutputs => ffi::KF_DERIVATIVE_SAVE_INPUTS | ffi::KF_DERIVATIVE_SAVE_OUTPUTS,
        };
        let (library, line) = (self.0.as_ptr(), at.line());
        let status = unsafe {
            let run = Some(run_derivative as unsafe extern "C" fn(*const ffi::kf_derivative_t) -> ffi::kf_status_t);
            ffi::kf_library_derivative_at(library, name.as_ptr(), run, flags as u32, &options, file.as_ptr(), line)
        };
        check(status).map_err(|problem| {
            // The library took nothing over.
            drop(unsafe { Box::from_raw(context) });
            problem
        })
    }

    /// Undoes all registrations; the block stays open.
    pub fn reset(&mut self) {
        unsafe { ffi::kf_library_reset(self.0.as_ptr()) };
    }
}

impl Drop for Library {
    fn drop(&mut self) {
        unsafe { ffi::kf_library_release(self.0.as_ptr()) };
    }
}

/// Describes a closure as a boxed kernel and registers it. The library releases it; when registering fails, this does.
fn with_kernel(
    closure: Closure,
    register: impl FnOnce(*const ffi::kf_kernel_desc_t) -> ffi::kf_status_t,
) -> Result<()> {
    let context = Box::into_raw(Box::new(closure));
    let mut kernel = unsafe { ffi::kf_kernel_boxed(Some(run_kernel), context as *mut c_void, null()) };
    kernel.release = Some(release);
    check(register(&kernel)).map_err(|problem| {
        drop(unsafe { Box::from_raw(context) });
        problem
    })
}

/// Waits until calls that run on other threads have ended, then frees deregistered kernels. [`Status::Misuse`] inside a
/// kernel.
pub fn synchronize() -> Result<()> {
    check(unsafe { ffi::kf_synchronize() })
}

/// The number of arguments of an operator.
pub(crate) fn argument_count(op: *const ffi::kf_op_t) -> Result<usize> {
    let schema = Schema::of(op).ok_or_else(|| Error::new(Status::NotFound, "the operator has no schema any more"))?;
    Ok(schema.argument_count())
}
