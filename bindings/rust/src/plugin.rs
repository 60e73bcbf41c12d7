//! Plug-ins: shared libraries that add devices, operators and kernels.
use crate::error::{c_text, check, Error, Result, Status};
use crate::ffi;
use crate::init;
use std::ffi::CStr;
use std::path::Path;
use std::ptr::{null_mut, NonNull};

/// A loaded plug-in. It stays loaded when this handle is dropped; [`Plugin::unload`] ends it.
#[derive(Debug)]
pub struct Plugin(NonNull<ffi::kf_plugin_t>);

// SAFETY: the functions of plugin.h may be called from any thread. The plug-in is valid until it is unloaded, which takes the
// only handle.
unsafe impl Send for Plugin {}
unsafe impl Sync for Plugin {}

impl Plugin {
    /// Loads a shared library and runs its entry point.
    ///
    /// # Safety
    ///
    /// The file's code runs in this process: it has to be a plug-in that keeps the contracts of `plugin.h`.
    pub unsafe fn load(path: impl AsRef<Path>) -> Result<Plugin> {
        init()?;
        let path = path.as_ref();
        let text = path
            .to_str()
            .ok_or_else(|| Error::new(Status::Value, format!("{}: expected a path in UTF-8", path.display())))?;
        let mut plugin = null_mut();
        check(ffi::kf_plugin_load(c_text(text)?.as_ptr(), &mut plugin))?;
        Ok(Plugin(NonNull::new_unchecked(plugin)))
    }

    /// The name that the plug-in declared.
    pub fn name(&self) -> String {
        unsafe { CStr::from_ptr(ffi::kf_plugin_name(self.0.as_ptr())) }.to_string_lossy().into_owned()
    }

    /// Undoes the plug-in's registrations and unloads it. [`Status::Busy`] while its memory or kernels are in use; the
    /// handle then comes back with the error.
    pub fn unload(self) -> std::result::Result<(), (Plugin, Error)> {
        check(unsafe { ffi::kf_plugin_unload(self.0.as_ptr()) }).map_err(|problem| (self, problem))
    }
}
