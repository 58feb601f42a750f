//! The file system, with the path in every error message.

use std::fs;
use std::path::{Path, PathBuf};

/// Everything in the file at `path`.
pub fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| failed("read", path, &error))
}

/// The JSON in the file at `path`.
pub fn read_json(path: &Path) -> Result<serde_json::Value, String> {
    serde_json::from_slice(&read(path)?)
        .map_err(|error| format!("{} is not JSON: {error}", path.display()))
}

/// Replaces the file at `path`.
pub fn write(path: &Path, content: &str) -> Result<(), String> {
    fs::write(path, content).map_err(|error| failed("write", path, &error))
}

/// Copies a file over another.
pub fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to)
        .map(|_| ())
        .map_err(|error| failed("write", to, &error))
}

/// Creates a folder if it does not exist.
pub fn create_folder(path: &Path) -> Result<(), String> {
    fs::create_dir_all(path).map_err(|error| failed("create", path, &error))
}

/// The contents of the folder at `path`, in the order of their names.
pub fn list(path: &Path) -> Result<Vec<PathBuf>, String> {
    let mut paths = fs::read_dir(path)
        .and_then(|entries| {
            entries
                .map(|entry| entry.map(|entry| entry.path()))
                .collect::<Result<Vec<PathBuf>, _>>()
        })
        .map_err(|error| failed("read", path, &error))?;
    paths.sort();
    Ok(paths)
}

fn failed(verb: &str, path: &Path, error: &std::io::Error) -> String {
    format!("cannot {verb} {}: {error}", path.display())
}
