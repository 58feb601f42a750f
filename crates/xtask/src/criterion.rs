//! What criterion has measured, read from the files it leaves.
//!
//! ```text
//! target/criterion/<group>/<function>/new/benchmark.json   group_id, function_id
//!                                         estimates.json   slope or mean, in ns
//! ```
//!
//! Criterion abridges the names of the folders, so this module takes the names from the first file.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use serde_json::Value;

use crate::files;

/// The time of one call.
pub struct Estimate {
    /// The criterion group.
    pub group: String,
    /// The function's name in the group.
    pub function: String,
    /// Criterion's estimate, in ns.
    pub nanoseconds: f64,
}

/// All estimates measured after `began`; those of earlier runs are skipped.
pub fn estimates(results: &Path, began: SystemTime) -> Result<Vec<Estimate>, String> {
    let mut estimates = Vec::new();
    let mut waiting = vec![results.to_path_buf()];
    while let Some(folder) = waiting.pop() {
        if !folder.is_dir() {
            continue;
        }
        if folder.ends_with("new") {
            estimates.extend(estimate(&folder, began)?);
        } else {
            waiting.extend(files::list(&folder)?);
        }
    }
    Ok(estimates)
}

fn estimate(folder: &Path, began: SystemTime) -> Result<Option<Estimate>, String> {
    let path = folder.join("estimates.json");
    if !is_newer(&path, began) {
        return Ok(None);
    }
    let names = files::read_json(&folder.join("benchmark.json"))?;
    let name = |field: &str| names.get(field)?.as_str().map(str::to_owned);
    let figures = files::read_json(&path)?;
    let complete = || {
        Some(Estimate {
            group: name("group_id")?,
            function: name("function_id")?,
            nanoseconds: nanoseconds(&figures)?,
        })
    };
    complete()
        .map(Some)
        .ok_or_else(|| format!("{} is not as criterion 0.8 writes it", folder.display()))
}

/// The figure that criterion itself prefers: the slope over all samples if it could fit one, else
/// the mean.
fn nanoseconds(figures: &Value) -> Option<f64> {
    let estimate = match figures.get("slope") {
        Some(slope) if !slope.is_null() => slope,
        _ => figures.get("mean")?,
    };
    estimate.get("point_estimate")?.as_f64()
}

fn is_newer(path: &Path, than: SystemTime) -> bool {
    fs::metadata(path)
        .and_then(|data| data.modified())
        .is_ok_and(|modified| modified >= than)
}
