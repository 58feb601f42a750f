//! `cargo xtask wasm`: the core, built for the browser.
//!
//! ```text
//! crates/wasm ──cargo──> appleyard_wasm.wasm ──bindgen──> lattice.js, lattice.d.ts
//!                                                └──> lattice_bg.wasm ──wasm-opt──> smaller
//! ```
//!
//! Each exhibit has a package of its own, so that a page loads no other's. It is a feature of
//! `crates/wasm`, and its three files go to `www/pkg`. Cargo decides whether there is anything to
//! compile; the other two steps run when what they read, or they themselves, changed.

use std::ffi::OsString;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use wasm_bindgen_cli_support::Bindgen;

use crate::{files, process};

const TARGET: &str = "wasm32-unknown-unknown";
const PROFILE: &str = "wasm";
/// The packages: features of `crates/wasm`, and names of what is made of them.
const PACKAGES: [&str; 5] = ["chain", "lattice", "networks", "nim", "quicksort"];

/// What wasm-opt may use: SIMD because [`compile`] asks for it, the rest because
/// rustc turns it on for this target.
const FEATURES: [&str; 8] = [
    "--enable-simd",
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// Builds the packages into `www/pkg`.
pub fn run(root: &Path) -> Result<(), String> {
    install_target(root)?;
    PACKAGES.iter().try_for_each(|name| build(root, name))
}

/// Builds one package.
fn build(root: &Path, name: &str) -> Result<(), String> {
    // A folder for each: cargo would give all of them one file name.
    let work = root.join("target/web").join(name);
    let optimizer = root.join("node_modules/binaryen/bin/wasm-opt");
    let package = root.join("www/pkg");
    let wasm = format!("{name}_bg.wasm");
    let results = [format!("{name}.js"), format!("{name}.d.ts"), wasm.clone()];

    let compiled = compile(root, &work, name)?;
    let stamp = package.join(format!(".{name}-stamp"));
    let fingerprint = fingerprint(&compiled, &optimizer)?;
    let complete = results.iter().all(|file| package.join(file).exists());
    if complete && fs::read_to_string(&stamp).is_ok_and(|last| last == fingerprint) {
        return Ok(());
    }

    // Everything is made beside the package and moved in at the end: a development
    // server that watches it never sees glue and wasm that do not belong together for long.
    let bound = work.join("bindgen");
    bind(&compiled, &bound, name)?;
    optimize(&optimizer, &bound.join(wasm))?;
    files::create_folder(&package)?;
    for file in &results {
        files::copy(&bound.join(file), &package.join(file))?;
    }
    files::write(&stamp, &fingerprint)
}

/// Adds the wasm target to the toolchain in use, unless it is there.
fn install_target(root: &Path) -> Result<(), String> {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "target-libdir", "--target", TARGET]);
    let libraries = process::output(rustc.current_dir(root))?;
    if Path::new(libraries.trim()).exists() {
        return Ok(());
    }
    let mut rustup = Command::new("rustup");
    rustup.args(["target", "add", TARGET]);
    process::run(rustup.current_dir(root)).map_err(|error| {
        format!(
            "{error}.\nRust cannot build for {TARGET} yet: add that target by `rustup target add \
             {TARGET}`, or by the package manager that Rust came from."
        )
    })
}

/// Compiles `appleyard-wasm`. In a target folder of its own, where neither the flags
/// nor the lock get in the way of native builds.
fn compile(root: &Path, work: &Path, name: &str) -> Result<PathBuf, String> {
    let mut cargo = process::cargo();
    cargo
        .args(["build", "--package", "appleyard-wasm", "--lib"])
        .args(["--no-default-features", "--features", name])
        .args(["--profile", PROFILE, "--target", TARGET, "--target-dir"])
        .arg(work)
        // Of all ways to give flags this one wins, so whatever the environment and the
        // user's configuration say, it is the same wasm.
        .env("CARGO_ENCODED_RUSTFLAGS", flags(root))
        .current_dir(root);
    process::run(&mut cargo)?;
    Ok(work.join(TARGET).join(PROFILE).join("appleyard_wasm.wasm"))
}

/// The flags for rustc, in the form of `CARGO_ENCODED_RUSTFLAGS`: between them U+001F.
///
/// Panics name source files: by paths that are the same on every machine.
fn flags(root: &Path) -> OsString {
    let mut flags = OsString::from("-Ctarget-feature=+simd128");
    let mut remap = |from: &Path, to: &str| {
        flags.push("\u{1f}--remap-path-prefix=");
        flags.push(from);
        flags.push("=");
        flags.push(to);
    };
    let home = std::env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    if let Some(home) = home {
        remap(&home, "cargo");
    }
    remap(root, "appleyard");
    flags
}

/// Generates the JavaScript that hides the wasm, and its types.
fn bind(compiled: &Path, into: &Path, name: &str) -> Result<(), String> {
    let generate = || {
        Bindgen::new()
            .input_path(compiled)
            .out_name(name)
            .web(true)?
            .typescript(true)
            // Recovery after a panic.
            .reset_state_function(true)
            // The loader alone knows where the wasm is; with a default in the glue the
            // bundler would emit it a second time.
            .omit_default_module_path(true)
            .generate(into)
    };
    generate().map_err(|error| format!("wasm-bindgen failed: {error:#}"))
}

/// Makes the wasm smaller and faster, in place.
fn optimize(optimizer: &Path, wasm: &Path) -> Result<(), String> {
    let mut node = Command::new("node");
    node.arg(optimizer).args(["-O3"]).args(FEATURES);
    process::run(node.arg(wasm).arg("-o").arg(wasm))
}

/// Changes when the compiled wasm or one of the two tools does. Bindgen is a part of
/// this program.
fn fingerprint(compiled: &Path, optimizer: &Path) -> Result<String, String> {
    let mut hasher = DefaultHasher::new();
    files::read(compiled)?.hash(&mut hasher);
    let ourselves = std::env::current_exe().map_err(|error| error.to_string())?;
    modified(&ourselves)?.hash(&mut hasher);
    modified(optimizer)
        .map_err(|error| format!("{error}\nInstall the npm packages first: npm ci --include=dev"))?
        .hash(&mut hasher);
    Ok(format!("{:016x}", hasher.finish()))
}

fn modified(path: &Path) -> Result<SystemTime, String> {
    fs::metadata(path)
        .and_then(|data| data.modified())
        .map_err(|error| format!("cannot read {}: {error}", path.display()))
}
