//! The build steps that are not plain cargo.
//!
//! Run from anywhere in the repository:
//!
//! - `cargo xtask wasm` builds the core for the browser into `www/pkg`, a package for each exhibit;
//!   `--dev` builds faster, but what it builds is larger and slower; `--local` leaves wasm-opt out; with names, it builds only the packages of these
//!   exhibits;
//! - `cargo xtask compile` does only the first part of that, which needs no npm package;
//! - `cargo xtask bench` measures, and prints one table.

mod bench;
mod criterion;
mod files;
mod process;
mod table;
mod wasm;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::wasm::Build;

const USAGE: &str = "usage: cargo xtask wasm [--dev | --local] [PACKAGE…] | compile | bench";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let root = root()?;
    match arguments.as_slice() {
        [step, dev, names @ ..] if step == "wasm" && dev == "--dev" => {
            wasm::run(&root, names, Build::Development)
        }
        [step, local, names @ ..] if step == "wasm" && local == "--local" => {
            wasm::run(&root, names, Build::Local)
        }
        [step, names @ ..] if step == "wasm" => wasm::run(&root, names, Build::Release),
        [step] if step == "compile" => wasm::precompile(&root),
        [step] if step == "bench" => bench::run(&root),
        _ => Err(USAGE.to_owned()),
    }
}

/// The root of the repository, two folders above this crate. Cargo gives it at run time, so that nothing
/// needs a rebuild after the repository has been moved.
fn root() -> Result<PathBuf, String> {
    std::env::var_os("CARGO_MANIFEST_DIR")
        .as_deref()
        .and_then(|folder| Path::new(folder).ancestors().nth(2))
        .map(Path::to_path_buf)
        .ok_or_else(|| format!("cargo has to start this; {USAGE}"))
}
