//! `cargo xtask bench`: measures our code against the alternatives, natively and in the browser.
//!
//! Criterion measures the native figures. `scripts/bench-browser.mjs` measures the browser's with the page
//! `tests/bench`. Build the wasm first, as `npm run bench` does.

use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use serde_json::Value;

use crate::criterion::{self, Estimate};
use crate::{process, table};

/// For each criterion group, which function is ours and which the alternative: (group, ours,
/// alternative).
const PAIRS: [(&str, &str, &str); 59] = [
    ("graph/list of 100,000 edges", "evidence", "reader before"),
    ("machine/champion of five states", "chain moves", "plain"),
    ("machine/10^8 steps", "plain", "bare"),
    ("machine/picture 720x864", "log", "replay"),
    ("machine/step 30 million", "log", "replay"),
    ("machine/all of two states", "proofs", "1000 steps each"),
    ("dovetail/10,000 machines", "fates", "step by step"),
    ("dovetail/10,000 machines", "pruned", "step by step"),
    ("dovetail/all of three states", "tree", "each machine"),
    ("paths/streets 6x6", "count", "listing"),
    ("paths/streets 6x6", "count", "frontier"),
    ("paths/streets 6x6", "listing", "recursion"),
    ("paths/complete 10", "count", "listing"),
    ("paths/states", "count", "frontier"),
    ("paths/streets 10x10", "count", "frontier"),
    ("solve/heaps 12^5", "indices", "depth first"),
    ("solve/heaps 12^5", "indices", "hash map"),
    ("solve/heaps 12^5", "retrograde", "depth first"),
    ("solve/heaps 12^5", "retrograde", "hash map"),
    ("solve/apples 400x400", "retrograde", "depth first"),
    ("solve/apples 400x400", "retrograde", "hash map"),
    ("solve/four 5x4", "indices", "hash map"),
    ("solve/four 5x4", "indices", "retrograde"),
    ("solve/four 5x4", "indices, folded", "hash map"),
    ("solve/dao", "indices", "hash map"),
    ("solve/dao", "indices", "retrograde"),
    ("solve/atlas 4x4", "atlas", "hash map"),
    ("lattice/outcome 4096x4096", "wavefront", "byte a point"),
    ("lattice/values 1024x1024", "colouring", "point by point"),
    ("lattice/40x40", "colouring", "generic solver"),
    (
        "nim/grundy 2,5,.. 10^6",
        "sixteen heaps at once",
        "plain mex",
    ),
    ("nim/grundy fib 10^6", "sixteen heaps at once", "plain mex"),
    ("nim/misere 12^5", "table", "generic solver"),
    ("sort/random 10^6", "observable", "by hand"),
    ("sort/random 10^6, insertion", "observable", "by hand"),
    ("sort/20 values 10^6", "observable", "by hand"),
    ("sort/20 values 10^6, insertion", "observable", "by hand"),
    ("sort/fast, random 10^6", "fast", "sort_unstable"),
    ("sort/fast, 20 values 10^6", "fast", "sort_unstable"),
    ("sort/fast, 2 values 10^6", "fast", "sort_unstable"),
    ("sort/4096 x 16, network", "unrolled", "insertion"),
    ("sort/4096 x 16, table", "unrolled", "table"),
    ("network/proof 20, document", "factors", "every input"),
    ("network/proof 32, document", "factors", "sets as drawn"),
    ("chain/16 objects", "ranked table", "generic solver"),
    ("chain/30 objects", "ranked table", "generic solver"),
    ("chain/40 objects", "ranked table", "generic solver"),
    ("chain/grundy 2000", "sets of bits", "plain mex"),
    ("chain/exhaustive 9, array", "bits", "as printed"),
    ("chain/table 9, array", "memoised", "exhaustive"),
    ("chain/table 9, groups", "memoised", "exhaustive"),
    ("contest/calendar", "indexed", "stored"),
    ("contest/digits 99999", "indexed", "stored"),
    ("contest/multiplication 4294967294", "indexed", "stored"),
    ("contest/multiplication 4294967294", "indexed", "products"),
    ("many/three players 40^3", "induction", "hash map"),
    ("scripts/tic-tac-toe", "script", "rust"),
    ("scripts/nim 15 17 20", "script", "rust"),
    ("scripts/take-away", "script", "rust"),
];

struct Comparison {
    work: String,
    ours: Figure,
    alternative: Figure,
}

struct Figure {
    name: String,
    nanoseconds: f64,
}

/// Measures everything, then prints the table.
pub fn run(root: &Path) -> Result<(), String> {
    let mut comparisons = native(root)?;
    comparisons.extend(browser(root)?);
    let rows: Vec<Vec<String>> = comparisons.iter().map(row).collect();
    println!();
    table::print(
        &[
            "work",
            "ours",
            "our figure",
            "alternative",
            "its figure",
            "ratio",
        ],
        &rows,
    );
    Ok(())
}

/// Runs the benchmarks of the core and of the scripts.
fn native(root: &Path) -> Result<Vec<Comparison>, String> {
    let began = SystemTime::now();
    let results = root.join("target/criterion");
    let bench = || {
        let mut cargo = process::cargo();
        cargo
            .args(["bench", "--package", "appleyard-bench"])
            .env("CRITERION_HOME", &results)
            .current_dir(root);
        cargo
    };
    let mut list = bench();
    list.args(["--benches", "--", "--list"]);
    check_pairs(&process::output(&mut list)?)?;
    process::run(&mut bench())?;
    pair(&criterion::estimates(&results, began)?)
}

/// Refuses a benchmark that no pair names, before anything is measured: the table would leave it out in
/// silence. Criterion lists each as `group/function: benchmark`.
fn check_pairs(list: &str) -> Result<(), String> {
    let known = PAIRS.iter().flat_map(|(group, ours, alternative)| {
        [ours, alternative].map(|name| format!("{group}/{name}"))
    });
    let benchmarks = list
        .lines()
        .filter_map(|line| line.strip_suffix(": benchmark"));
    for benchmark in benchmarks {
        if !known.clone().any(|name| name == benchmark) {
            return Err(format!(
                "the benchmark {benchmark} is not among the PAIRS in crates/xtask/src/bench.rs"
            ));
        }
    }
    Ok(())
}

/// Puts the two figures of each group side by side. A group without both is an error.
fn pair(estimates: &[Estimate]) -> Result<Vec<Comparison>, String> {
    PAIRS
        .iter()
        .map(|&(group, ours, alternative)| {
            let figure = |name: &str| {
                estimates
                    .iter()
                    .find(|estimate| estimate.group == group && estimate.function == name)
                    .map(|estimate| Figure {
                        name: name.to_owned(),
                        nanoseconds: estimate.nanoseconds,
                    })
                    .ok_or_else(|| format!("no benchmark has measured {group}/{name}"))
            };
            Ok(Comparison {
                work: group.to_owned(),
                ours: figure(ours)?,
                alternative: figure(alternative)?,
            })
        })
        .collect()
}

/// Runs the benchmarks of the page `tests/bench` in Chromium.
fn browser(root: &Path) -> Result<Vec<Comparison>, String> {
    let mut node = Command::new("node");
    node.arg("scripts/bench-browser.mjs").current_dir(root);
    let output = process::output(&mut node)?;
    let results: Vec<Value> = serde_json::from_str(&output)
        .map_err(|error| format!("the browser's results are not a JSON array: {error}"))?;
    results
        .iter()
        .map(|result| {
            let comparison = || {
                Some(Comparison {
                    work: result.get("work")?.as_str()?.to_owned(),
                    ours: figure(result.get("ours")?)?,
                    alternative: figure(result.get("alternative")?)?,
                })
            };
            comparison().ok_or_else(|| {
                format!("a result is not of the form {{work, ours: {{name, ms}}, alternative: {{name, ms}}}}: {result}")
            })
        })
        .collect()
}

fn figure(value: &Value) -> Option<Figure> {
    Some(Figure {
        name: value.get("name")?.as_str()?.to_owned(),
        nanoseconds: value.get("ms")?.as_f64()? * 1e6,
    })
}

fn row(comparison: &Comparison) -> Vec<String> {
    let Comparison {
        work,
        ours,
        alternative,
    } = comparison;
    vec![
        work.clone(),
        ours.name.clone(),
        time(ours.nanoseconds),
        alternative.name.clone(),
        time(alternative.nanoseconds),
        format!("{:.1}", alternative.nanoseconds / ours.nanoseconds),
    ]
}

/// A duration in the unit that leaves one to three digits before the point.
fn time(nanoseconds: f64) -> String {
    let (scale, unit) = match nanoseconds {
        n if n < 1e3 => (1.0, "ns"),
        n if n < 1e6 => (1e3, "µs"),
        n if n < 1e9 => (1e6, "ms"),
        _ => (1e9, "s"),
    };
    format!("{:.2} {unit}", nanoseconds / scale)
}
