//! `cargo xtask size`: what a visitor of an exhibit's page downloads, against its budgets.
//!
//! Counted from the built site in `dist`: all JavaScript that is transferred before
//! any input, and the wasm. The browser tests measure the same transfer in Chromium.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::manifest::Manifest;
use crate::{files, table};

/// An exhibit, and what its page imports dynamically and yet always, at its start. `{lang}` is
/// the visitor's language: the one with the longest words is counted.
struct Page {
    slug: &'static str,
    at_start: &'static [&'static str],
}

const PAGES: [Page; 5] = [
    Page {
        slug: "lattice",
        at_start: &[
            "src/exhibits/lattice/element.ts",
            "locales/{lang}/common.ftl?raw",
            "locales/{lang}/lattice.ftl?raw",
        ],
    },
    Page {
        slug: "nim",
        at_start: &[
            "src/exhibits/nim/element.ts",
            "locales/{lang}/common.ftl?raw",
            "locales/{lang}/nim.ftl?raw",
        ],
    },
    Page {
        slug: "quicksort",
        at_start: &[
            "src/exhibits/quicksort/element.ts",
            "locales/{lang}/common.ftl?raw",
            "locales/{lang}/quicksort.ftl?raw",
        ],
    },
    Page {
        slug: "networks",
        at_start: &[
            "src/exhibits/networks/element.ts",
            "locales/{lang}/common.ftl?raw",
            "locales/{lang}/networks.ftl?raw",
        ],
    },
    Page {
        slug: "chain",
        at_start: &[
            "src/exhibits/chain/element.ts",
            "locales/{lang}/common.ftl?raw",
            "locales/{lang}/chain.ftl?raw",
        ],
    },
];

const KIB: usize = 1024;
const BUDGETS: [Budget; 2] = [
    Budget {
        name: "JavaScript",
        extension: ".js",
        gzipped: 60 * KIB,
    },
    Budget {
        name: "WebAssembly",
        extension: ".wasm",
        gzipped: 120 * KIB,
    },
];

struct Budget {
    name: &'static str,
    extension: &'static str,
    gzipped: usize,
}

/// Prints the sizes and fails when a budget is exceeded.
pub fn run(root: &Path) -> Result<(), String> {
    let site = root.join("dist");
    let locales = files::list(&root.join("www/locales"))?;
    let mut exceeded = Vec::new();
    for page in &PAGES {
        let download = download(&site, page, &locales)?;
        for budget in &BUDGETS {
            println!("{}: {}", page.slug, budget.name);
            if !report(&site, &download, budget)? {
                exceeded.push(format!("{} of {}", budget.name, page.slug));
            }
        }
    }
    if exceeded.is_empty() {
        Ok(())
    } else {
        Err(format!("over budget: {}", exceeded.join(" and ")))
    }
}

/// The files that the page transfers, in the language that makes it most. Languages are
/// the names of the folders `locales`.
fn download(site: &Path, page: &Page, locales: &[PathBuf]) -> Result<BTreeSet<String>, String> {
    let manifest = Manifest::read(site)?;
    let html = site.join(page.slug).join("index.html");
    let html = String::from_utf8_lossy(&files::read(&html)?).into_owned();
    let mut largest = (0, BTreeSet::new());
    for language in locales.iter().filter_map(|folder| folder.file_name()) {
        let language = language.to_string_lossy();
        let dynamic: Vec<String> = page
            .at_start
            .iter()
            .map(|source| source.replace("{lang}", &language))
            .collect();
        let download = manifest.download(&html, &dynamic)?;
        let mut total = 0;
        for file in &download {
            total += gzipped(&files::read(&site.join(file))?)?;
        }
        if total > largest.0 {
            largest = (total, download);
        }
    }
    Ok(largest.1)
}

/// Prints the files that one budget is about; whether it is kept.
fn report(site: &Path, download: &BTreeSet<String>, budget: &Budget) -> Result<bool, String> {
    let mut rows = Vec::new();
    let mut total = 0;
    for file in download
        .iter()
        .filter(|file| file.ends_with(budget.extension))
    {
        let content = files::read(&site.join(file))?;
        let size = gzipped(&content)?;
        total += size;
        rows.push(vec![
            file.clone(),
            content.len().to_string(),
            size.to_string(),
        ]);
    }
    if rows.is_empty() {
        return Err(format!("no {} file is loaded", budget.extension));
    }
    table::print(&[budget.name, "bytes", "gzipped"], &rows);
    println!("{total} of {} bytes gzipped\n", budget.gzipped);
    Ok(total <= budget.gzipped)
}

fn gzipped(content: &[u8]) -> Result<usize, String> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder
        .write_all(content)
        .and_then(|()| encoder.finish())
        .map(|compressed| compressed.len())
        .map_err(|error| format!("cannot compress: {error}"))
}
