//! `bind COMPILED FOLDER NAME`: generates the JavaScript that hides a compiled wasm, and its types.
//!
//! `cargo xtask wasm` starts it. It is a program of its own, because its library takes long to compile: cargo
//! compiles it while it compiles the core, which leaves most processors idle.

use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [compiled, into, name] = arguments.as_slice() else {
        eprintln!("usage: bind COMPILED FOLDER NAME");
        return ExitCode::FAILURE;
    };
    let generate = || {
        Bindgen::new()
            .input_path(compiled)
            .out_name(name)
            .web(true)?
            .typescript(true)
            // The page needs this to recover from a panic.
            .reset_state_function(true)
            // Only the loader knows where the wasm lies. If the glue had a default path, the bundler
            // would emit the wasm a second time.
            .omit_default_module_path(true)
            .generate(into)
    };
    match generate() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("wasm-bindgen failed: {error:#}");
            ExitCode::FAILURE
        }
    }
}
