//! Finds libkeyfall: in the folder that KEYFALL_LIB_DIR names, or by pkg-config.
use std::env;
use std::path::Path;
use std::process::Command;

/// The folder of the library.
fn folder() -> String {
    if let Ok(folder) = env::var("KEYFALL_LIB_DIR") {
        if !Path::new(&folder).join("libkeyfall.so").exists() {
            fail(format!("KEYFALL_LIB_DIR is {folder}, which has no libkeyfall.so"));
        }
        return folder;
    }
    let tool = env::var("PKG_CONFIG").unwrap_or_else(|_| "pkg-config".into());
    let found = Command::new(&tool).args(["--variable=libdir", "keyfall"]).output();
    let advice = "install Keyfall (`make install`) and set PKG_CONFIG_PATH to the folder of its keyfall.pc, \
        or set KEYFALL_LIB_DIR to the folder of libkeyfall.so";
    match found {
        Err(problem) => fail(format!("{tool}: {problem}: {advice}")),
        Ok(output) if !output.status.success() => fail(format!("{tool} does not find keyfall: {advice}")),
        Ok(output) => String::from_utf8_lossy(&output.stdout).trim().to_string(),
    }
}

/// Ends the build. Cargo shows the message.
fn fail(message: String) -> ! {
    eprintln!("keyfall: {message}");
    std::process::exit(1);
}

fn main() {
    for name in ["KEYFALL_LIB_DIR", "PKG_CONFIG", "PKG_CONFIG_PATH"] {
        println!("cargo:rerun-if-env-changed={name}");
    }
    let folder = folder();
    println!("cargo:rustc-link-search=native={folder}");
    println!("cargo:rustc-link-lib=dylib=keyfall");
    // DEP_KEYFALL_LIB_DIR in build scripts of other crates.
    println!("cargo:lib_dir={folder}");
    // For the tests and examples of this crate: other crates choose for themselves.
    println!("cargo:rustc-link-arg=-Wl,-rpath,{folder}");
}
