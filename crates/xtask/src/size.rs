//! `cargo xtask size`: checks what a visitor of an exhibit's page downloads against its budgets.
//!
//! It measures the built site in `dist`: the scripts, words and wasm that a page loads before any
//! input, and what loads when somebody asks for it: the code for animated pictures, and what games that
//! somebody writes, graphs of games, and graphs without places need. The browser
//! tests measure the same transfer before any input in Chromium.

use std::collections::{BTreeSet, HashMap};
use std::io::Write;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::manifest::Manifest;
use crate::{files, table};

const KIB: usize = 1024;
/// The most that an exhibit's page may transfer, in bytes after gzip.
const SCRIPTS: usize = 58 * KIB;
const SCRIPTS_AND_WORDS: usize = 68 * KIB;
const WASM: usize = 115 * KIB;
/// The form for animated pictures with its encoder, and the most that it may transfer when it opens.
const MOTION: (&str, usize) = ("src/stage/motion/motion-form.ts", 14 * KIB);

/// What is loaded later: the editor of games, when it is opened; the wasm of scripts, when such
/// a game is solved; the wasm of counts of paths, of the graph of a game, of a boundary, and of texts; the layout of a graph without places,
/// when such a graph is shown. Each by its entry, with the most that it may transfer beyond what every page has.
const LATER: [(&str, &str, usize); 9] = [
    (
        "the editor of scripts",
        "src/exhibits/games/script/editor.ts",
        150 * KIB,
    ),
    ("the wasm of scripts", "pkg/rules_bg.wasm", 380 * KIB),
    ("the wasm of counts", "pkg/counts_bg.wasm", 242 * KIB),
    (
        "the wasm of graphs of games",
        "pkg/atlas_bg.wasm",
        246 * KIB,
    ),
    (
        "the wasm of texts of graphs",
        "pkg/graphs_bg.wasm",
        144 * KIB,
    ),
    (
        "the wasm of texts of networks",
        "pkg/comparators_bg.wasm",
        62 * KIB,
    ),
    ("the wasm of boundaries", "pkg/discrete_bg.wasm", 62 * KIB),
    (
        "the wasm of texts of machines",
        "pkg/notations_bg.wasm",
        120 * KIB,
    ),
    (
        "the layout of graphs",
        "src/stage/graph/forces.ts",
        40 * KIB,
    ),
];

/// A file that is transferred, by its path in the site.
struct File {
    path: String,
    bytes: usize,
    gzipped: usize,
}

/// Prints the sizes and fails if a budget is exceeded. It measures every exhibit in the built site.
pub fn run(root: &Path) -> Result<(), String> {
    let site = root.join("dist");
    let manifest = Manifest::read(&site)?;
    let mut rows = vec![row(["the most", ""], [SCRIPTS, SCRIPTS_AND_WORDS, WASM])];
    let mut exceeded: Vec<&str> = Vec::new();
    let mut motion = 0;
    let mut everywhere: Option<BTreeSet<String>> = None;
    for slug in manifest.exhibits() {
        let page = files::read(&site.join(slug).join("index.html"))?;
        let loaded = manifest.download(&String::from_utf8_lossy(&page), slug)?;
        everywhere = Some(everywhere.map_or(loaded.clone(), |it| &it & &loaded));
        let measure = |extension: &str| {
            let paths = loaded.iter().filter(|path| path.ends_with(extension));
            measured(&site, paths.map(|path| site.join(path)))
        };
        let (scripts, wasm) = (measure(".js")?, measure(".wasm")?);
        let (language, words) = longest_words(&site, slug)?;
        print(slug, [&scripts, &words, &wasm]);

        let (form, most) = MOTION;
        let later = manifest.later(form)?;
        let later = measured(&site, later.difference(&loaded).map(|path| site.join(path)))?;
        motion = motion.max(total(&later));

        let scripts = total(&scripts);
        let sums = [scripts, scripts + total(&words), total(&wasm)];
        let budgets = [SCRIPTS, SCRIPTS_AND_WORDS, WASM];
        if motion > most || sums.iter().zip(budgets).any(|(&sum, budget)| sum > budget) {
            exceeded.push(slug);
        }
        rows.push(row([slug, &language], sums));
    }
    table::print(
        &["gzipped", "in", "JavaScript", "with words", "wasm"],
        &rows,
    );
    println!(
        "\nanimated pictures, when asked for: {motion} of {} bytes",
        MOTION.1
    );
    let everywhere = everywhere.unwrap_or_default();
    for (name, entry, most) in LATER {
        let files = manifest.later(entry)?;
        let more = files.difference(&everywhere).map(|path| site.join(path));
        let bytes = total(&measured(&site, more)?);
        println!("{name}, when needed: {bytes} of {most} bytes");
        if bytes > most {
            exceeded.push(name);
        }
    }
    match (rows.len(), exceeded.as_slice()) {
        (1, _) => Err("the site has no exhibit".to_owned()),
        (_, []) => Ok(()),
        (_, over) => Err(format!("over budget: {}", over.join(", "))),
    }
}

/// Which word files come with that of an exhibit. The page reads the same list.
const BESIDES: &str = include_str!("../../../www/src/words/besides.json");

/// The words of an exhibit's page in the language with the most bytes, and that language. They are
/// the words of every page, those of the exhibit with what comes beside them, and its prose.
fn longest_words(site: &Path, slug: &str) -> Result<(String, Vec<File>), String> {
    let besides: HashMap<String, Vec<String>> =
        serde_json::from_str(BESIDES).map_err(|error| format!("besides.json: {error}"))?;
    let own = [slug.to_owned(), format!("{slug}-page")];
    let beside = besides.get(slug).into_iter().flatten().cloned();
    let names: Vec<String> = beside.chain(own).chain(["common".to_owned()]).collect();
    let mut languages = Vec::new();
    for version in files::list(&site.join("words"))? {
        for folder in files::list(&version)? {
            let paths = names
                .iter()
                .map(|name| folder.join(name).with_extension("txt"));
            let language = folder.file_name().unwrap_or_default();
            languages.push((
                language.to_string_lossy().into_owned(),
                measured(site, paths)?,
            ));
        }
    }
    languages
        .into_iter()
        .max_by_key(|(_, words)| total(words))
        .ok_or_else(|| "the site has no words".to_owned())
}

/// Measures these files. An empty list is an error.
fn measured(site: &Path, paths: impl IntoIterator<Item = PathBuf>) -> Result<Vec<File>, String> {
    let mut measured = Vec::new();
    for path in paths {
        let content = files::read(&path)?;
        measured.push(File {
            path: path
                .strip_prefix(site)
                .unwrap_or(&path)
                .display()
                .to_string(),
            bytes: content.len(),
            gzipped: gzipped(&content)?,
        });
    }
    if measured.is_empty() {
        return Err("a page has no scripts or no wasm".to_owned());
    }
    Ok(measured)
}

fn total(files: &[File]) -> usize {
    files.iter().map(|file| file.gzipped).sum()
}

fn print(slug: &str, kinds: [&Vec<File>; 3]) {
    let rows: Vec<Vec<String>> = kinds
        .into_iter()
        .flatten()
        .map(|file| {
            vec![
                file.path.clone(),
                file.bytes.to_string(),
                file.gzipped.to_string(),
            ]
        })
        .collect();
    table::print(&[slug, "bytes", "gzipped"], &rows);
    println!();
}

fn row(names: [&str; 2], sums: [usize; 3]) -> Vec<String> {
    names
        .map(str::to_owned)
        .into_iter()
        .chain(sums.map(|sum| sum.to_string()))
        .collect()
}

fn gzipped(content: &[u8]) -> Result<usize, String> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder
        .write_all(content)
        .and_then(|()| encoder.finish())
        .map(|compressed| compressed.len())
        .map_err(|error| format!("cannot compress: {error}"))
}
