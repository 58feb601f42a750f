//! `cargo xtask wasm`: builds the core for the browser.
//!
//! ```text
//! crates/wasm/* ──cargo──> appleyard_wasm_nim.wasm ──bindgen──> nim.js, nim.d.ts
//!                                                       └──> nim_bg.wasm ──wasm-opt──> smaller
//! ```
//!
//! Each exhibit has a package of its own, so that a page does not load the packages of others. The
//! crate of a package lies in `crates/wasm`, and its three files go to `www/pkg`. Cargo compiles the
//! core and all shared code once, and decides whether there is anything to compile. The other two
//! steps run only for packages whose input or tools have changed.

use std::env::consts::EXE_SUFFIX;
use std::ffi::OsString;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::thread;
use std::time::SystemTime;

use crate::{files, process};

const TARGET: &str = "wasm32-unknown-unknown";
/// For whom the packages are built.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Build {
    /// For visitors: small and fast.
    Release,
    /// For somebody who looks at the site on this machine: as fast, but a third larger, because wasm-opt takes half a
    /// minute of every processor.
    Local,
    /// For developers who wait to see a change: quickly built.
    Development,
}

impl Build {
    fn profile(self) -> &'static str {
        match self {
            Self::Release | Self::Local => "wasm",
            Self::Development => "wasm-dev",
        }
    }
}

/// Where the crates of the exhibits lie; the crate that they share lies beside them.
const CRATES: &str = "crates/wasm";
const SHARED: &str = "shared";

/// The features that wasm-opt may use: SIMD because [`compile`] asks for it, the others because rustc
/// turns them on for this target.
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

/// Builds the packages of these names, or all of them, into `www/pkg`.
pub fn run(root: &Path, asked: &[String], build: Build) -> Result<(), String> {
    let names = named(root, asked)?;
    let compiled = compile_all(root, &names, build)?;
    // Each step is one thread's work, so there is one worker for each processor.
    let waiting = Mutex::new(names.iter());
    let work = || {
        loop {
            let next = waiting.lock().map_err(|error| error.to_string())?.next();
            let Some(name) = next else { return Ok(()) };
            let library = compiled.join(format!("{}.wasm", library(name)));
            pack(root, &library, name, build)?;
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().map_err(|_| "a thread panicked".to_owned())?)
    })
}

/// Compiles all packages for visitors, and goes no further. Nothing of npm is needed for that.
pub fn precompile(root: &Path) -> Result<(), String> {
    compile_all(root, &packages(root)?, Build::Release).map(|_| ())
}

/// Those of these names, or all names; an error if one of them is not a package.
fn named(root: &Path, asked: &[String]) -> Result<Vec<String>, String> {
    let mut names = packages(root)?;
    if let Some(missing) = asked.iter().find(|&name| !names.contains(name)) {
        return Err(format!(
            "{CRATES}/{missing} is missing; there are: {}",
            names.join(", ")
        ));
    }
    names.retain(|name| asked.is_empty() || asked.contains(name));
    Ok(names)
}

/// The names of the packages, which are the names of the exhibits' folders.
pub fn packages(root: &Path) -> Result<Vec<String>, String> {
    let folders = files::list(&root.join(CRATES))?;
    let names = folders
        .iter()
        .filter_map(|folder| folder.file_name()?.to_str());
    Ok(names
        .filter(|&name| name != SHARED)
        .map(str::to_owned)
        .collect())
}

/// The name that cargo gives to the library of a package's crate.
fn library(name: &str) -> String {
    format!("appleyard_wasm_{name}")
}

/// Makes one package from what cargo has compiled for it.
fn pack(root: &Path, compiled: &Path, name: &str, build: Build) -> Result<(), String> {
    let optimizer = root.join("node_modules/binaryen/bin/wasm-opt");
    let package = root.join("www/pkg");
    let wasm = format!("{name}_bg.wasm");
    let results = [format!("{name}.js"), format!("{name}.d.ts"), wasm.clone()];

    let stamp = package.join(format!(".{name}-stamp"));
    let fingerprint = |build| fingerprint(compiled, &optimizer, build);
    let complete = results.iter().all(|file| package.join(file).exists());
    // What is made for visitors is good for others too.
    let fits = [fingerprint(build)?, fingerprint(Build::Release)?];
    if complete && fs::read_to_string(&stamp).is_ok_and(|last| fits.contains(&last)) {
        return Ok(());
    }

    // Everything is made beside the package and moved in at the end. So a development server that
    // watches the package never sees glue and wasm that do not match for long.
    let bound = root.join("target/bindgen").join(name);
    bind(compiled, &bound, name)?;
    if build == Build::Release {
        optimize(&optimizer, &bound.join(wasm))?;
    }
    files::create_folder(&package)?;
    for file in &results {
        files::copy(&bound.join(file), &package.join(file))?;
    }
    files::write(&stamp, &fits[0])
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

/// Compiles the packages and, at the same time, the program that generates their glue. The core is one unit for
/// the compiler, and while that is compiled most processors have nothing else to do.
fn compile_all(root: &Path, names: &[String], build: Build) -> Result<PathBuf, String> {
    install_target(root)?;
    thread::scope(|scope| {
        let binder = scope.spawn(|| {
            let mut cargo = process::cargo();
            process::run(
                cargo
                    .args(["build", "--quiet", "--package", "bind"])
                    .current_dir(root),
            )
        });
        let compiled = compile(root, names, build);
        binder
            .join()
            .map_err(|_| "a thread panicked".to_owned())??;
        compiled
    })
}

/// The program `bind`, which cargo puts beside this one.
fn binder() -> Result<PathBuf, String> {
    let ourselves = std::env::current_exe().map_err(|error| error.to_string())?;
    Ok(ourselves.with_file_name(format!("bind{EXE_SUFFIX}")))
}

/// Compiles the packages' crates and returns the folder in which cargo puts them. It is a target
/// folder of its own, where neither the flags nor the lock disturb native builds.
fn compile(root: &Path, names: &[String], build: Build) -> Result<PathBuf, String> {
    let work = root.join("target/web");
    let mut cargo = process::cargo();
    cargo.args([
        "build",
        "--lib",
        "--profile",
        build.profile(),
        "--target",
        TARGET,
    ]);
    for name in names {
        cargo.args(["--package", &format!("appleyard-wasm-{name}")]);
    }
    cargo
        .arg("--target-dir")
        .arg(&work)
        // Of all ways to give flags this one has priority. So the wasm is the same, whatever the
        // environment and the user's configuration say.
        .env("CARGO_ENCODED_RUSTFLAGS", flags(root))
        // The interpreter of scripts hashes names with keys that are drawn when it is compiled. With the same
        // seed they are the same on every machine, and so is the wasm.
        .env("CONST_RANDOM_SEED", "appleyard")
        .current_dir(root);
    process::run(&mut cargo)?;
    Ok(work.join(TARGET).join(build.profile()))
}

/// The flags for rustc in the form of `CARGO_ENCODED_RUSTFLAGS`, with U+001F between them.
///
/// Panics name source files, so the flags map their paths to paths that are the same on every
/// machine.
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
    process::run(Command::new(binder()?).arg(compiled).arg(into).arg(name))
}

/// Makes the wasm smaller and faster, in place.
fn optimize(optimizer: &Path, wasm: &Path) -> Result<(), String> {
    let mut node = Command::new("node");
    node.arg(optimizer).args(["-O3"]).args(FEATURES);
    process::run(node.arg(wasm).arg("-o").arg(wasm))
}

/// A text that changes when the compiled wasm or one of the three tools changes: this program, and the two that it starts.
fn fingerprint(compiled: &Path, optimizer: &Path, build: Build) -> Result<String, String> {
    let mut hasher = DefaultHasher::new();
    build.hash(&mut hasher);
    files::read(compiled)?.hash(&mut hasher);
    let ourselves = std::env::current_exe().map_err(|error| error.to_string())?;
    modified(&ourselves)?.hash(&mut hasher);
    modified(&binder()?)?.hash(&mut hasher);
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
