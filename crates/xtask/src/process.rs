//! Runs other programs, with an error message for each way in which they can fail.

use std::io::ErrorKind;
use std::path::Path;
use std::process::{Command, Stdio};

/// Runs `command` with the output of this process. Anything but success is an error.
pub fn run(command: &mut Command) -> Result<(), String> {
    let status = command
        .status()
        .map_err(|error| not_started(command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{} failed ({status})", name(command)))
    }
}

/// Runs `command` and returns what it wrote to its standard output.
pub fn output(command: &mut Command) -> Result<String, String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| not_started(command, &error))?;
    if !output.status.success() {
        return Err(format!("{} failed ({})", name(command), output.status));
    }
    String::from_utf8(output.stdout)
        .map_err(|_| format!("{} wrote text that is not UTF-8", name(command)))
}

/// The cargo that started this program, so that a nested one belongs to the same toolchain.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// The program's name without its folder.
fn name(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    name.to_string_lossy().into_owned()
}

fn not_started(command: &Command, error: &std::io::Error) -> String {
    let name = name(command);
    match error.kind() {
        ErrorKind::NotFound => format!("{name} is not installed, or not on the PATH"),
        _ => format!("{name} could not be started: {error}"),
    }
}
